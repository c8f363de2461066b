import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Results } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { Plinth } from './plinth';

test('what becomes of whoever is last is said in words beside them', () => {
  const [first, last] = [seatId('A'), seatId('B')];
  const results: Results = {
    ...{ winners: [first], awards: [], eliminationCandidates: [last] },
    standings: [
      { seat: first, rank: 1, points: 3, detail: {} },
      { seat: last, rank: 2, points: 1, detail: {} },
    ],
  };
  const drawn = renderToStaticMarkup(<Plinth {...{ results }} awards={[]} mine={null} isStill />);
  expect(drawn.replace(/<[^>]*>/g, ' ')).toMatch(/1\s+stands for elimination\s*$/);
});

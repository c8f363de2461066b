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

test('under a winner stands what they take away in all: a garnet lost is not shown as one given', () => {
  const [first, second] = [seatId('A'), seatId('B')];
  const award = (seat: typeof first, kind: string, amount: number) => ({ seat, kind, amount, reason: '' });
  const awards = [
    award(first, 'token-of-life', 4),
    award(first, 'garnet', 1),
    award(second, 'token-of-life', 4),
    award(second, 'garnet', 1),
    award(second, 'garnet', -1),
  ];
  const results: Results = {
    ...{ winners: [first, second], awards, eliminationCandidates: [] },
    standings: [first, second].map((seat) => ({ seat, rank: 1, points: 3, detail: {} })),
  };
  const drawn = renderToStaticMarkup(<Plinth {...{ results, awards }} mine={null} isStill />);
  const given = drawn.split('<li').map((one) => one.replace(/^[^>]*>|<[^>]*>/g, ' ').replace(/\s+/g, ' '));
  expect(given[1]).toMatch(/3 points a token of life 1 garnet $/);
  expect(given[2]).toMatch(/3 points a token of life $/);
});

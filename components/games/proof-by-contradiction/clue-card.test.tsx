import { expect, test } from 'vitest';
import { drawnAmong } from '@/components/testing/drawn';
import { seatId } from '@/games/kit/seats';
import { ClueCard } from './clue-card';

const A = seatId('A');
const name = 'Ann Bjornsdottir the Second';

function drawn(status: 'true' | null): string {
  const clue = { format: 'count', count: 2, lines: ['1', '2'] } as never;
  const card = <ClueCard seat={A} {...{ name, clue, status }} nameEm={0.75} isMine={false} when="now" />;
  return drawnAmong([A], { nameOf: () => name, anonymous: false, drawn: card });
}

test('a long name stands whole on its card, at the size of all names', () => {
  expect(drawn(null)).not.toContain('truncate');
  expect(drawn(null)).toMatch(/font-size:0\.75em[^>]*>Ann Bjornsdottir the Second</);
});

test('a card that nobody stamps leaves its whole first line to the name', () => {
  expect(drawn('true')).toContain('besideStamp');
  expect(drawn(null)).not.toContain('besideStamp');
});

import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { tokenReason } from './token-reason';

const standing = (seat: string, rank: number, mantra: number) => ({
  ...{ seat: seatId(seat), rank, points: null },
  detail: { discoveredIn: null, insight: 3, mantra, mantraObtained: 41 },
});

test('[E6] a token is told by the mantra left at the end, whatever was obtained', () => {
  const standings = [standing('A', 1, 4), standing('B', 2, 12)];
  expect(tokenReason({ seat: seatId('A') }, standings)).toBe('who won with 4 mantra left at the end, less than 10');
  const second = [standing('A', 1, 12), standing('B', 2, 4)];
  expect(tokenReason({ seat: seatId('B') }, second)).toBe(
    'the highest in the standings with less than 10 mantra left at the end: 4',
  );
});

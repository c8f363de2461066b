import { expect, test } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { seatIds } from '@/games/kit/seats';
import type { View } from '@/games/runes-to-ruins/view';
import { stopsOf, stopWords } from './stops';

const view = {
  seats: ['A', 'B', 'C'].map((seat) => ({ seat, acted: null })),
  shown: [],
  discovered: [{ seat: 'B', round: 3 }],
  paid: [
    {
      round: 4,
      order: [
        { seat: 'A', insight: 6 },
        { seat: 'B', insight: null },
        { seat: 'C', insight: 0 },
      ],
    },
  ],
} as unknown as View;

test('the stage goes through the round and every seat, in the table’s order, with what all know of each', () => {
  expect(stopsOf(view).map((stop) => stopWords({ view, stop, nameOf: (seat) => `Player ${seat}` }))).toEqual([
    'Still hidden: Player A and Player C.',
    'Player A: not found yet, all six hidden; 6 insight from the last vote.',
    'Player B: found in round 3, all six hidden; abstained from the last vote.',
    'Player C: not found yet, all six hidden; 0 insight from the last vote.',
  ]);
});

test('before anything is known it says how a round goes', () => {
  const fresh = { ...view, discovered: [], paid: [] };
  expect(stopWords({ view: fresh, stop: null, nameOf: String })).toContain('Nobody is found yet.');
  expect(stopWords({ view: fresh, stop: itemAt(seatIds('A'), 0), nameOf: String })).toBe(
    'A: not found yet, all six hidden.',
  );
});

import { expect, test } from 'vitest';
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
    'Still hidden: Player A and Player C. With one left it is over. No rune has been shown: all six of each are hidden.',
    'Player A: not found yet; 6 insight from the last vote.',
    'Player B: found in round 3, and plays on; abstained from the last vote.',
    'Player C: not found yet; 0 insight from the last vote.',
  ]);
});

test('before anything is known it says how a round goes', () => {
  const fresh = { ...view, discovered: [], paid: [] };
  expect(stopWords({ view: fresh, stop: null, nameOf: String })).toContain('Nobody is found yet.');
  // That all is hidden stands there once: no seat has anything to be said of.
  expect(stopsOf(fresh)).toEqual([null]);
});

test('it says of whom all know most, which is what can be seen of who is near to being found', () => {
  const shown = ['straight-divider', 'torn-slope'].map((rune) => ({ round: 2, seat: 'C', rune, position: null }));
  const hunt = (more: readonly object[]) =>
    stopWords({ view: { ...view, shown: [...shown, ...more] } as unknown as View, stop: null, nameOf: String });
  expect(hunt([])).toBe('Still hidden: A and C. With one left it is over. C gave most away: 2 of 6 shown.');
  const found = { round: 2, seat: 'B', rune: 'straight-box', position: null };
  expect(hunt([found, { ...found, rune: 'torn-box' }, { ...found, rune: 'slash-box' }])).toContain('C gave most away');
});

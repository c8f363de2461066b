import { expect, test } from 'vitest';
import { seatId, seatIds } from '@/games/kit/seats';
import { inRound2, symbols } from '@/games/runes-to-ruins/testing';
import type { View } from '@/games/runes-to-ruins/view';
import { lookedAt, othersOf } from './looked-at';

const [a, b, d, c] = seatIds('ABDC');
const begun = (): View => inRound2('ABCD').view('A');
/** B was found in round 2. */
const later = (): View => inRound2('ABCD').guesses('A', symbols.B).closes().view('A');
const looksAt = (view: View, chosen: Parameters<typeof lookedAt>[2]) =>
  lookedAt(view, othersOf(view, seatId('A')), chosen);

test('who is hidden stands before who was found, oneself aside', () => {
  expect(othersOf(begun(), seatId('A'))).toEqual([b, c, d]);
  expect(othersOf(later(), seatId('A'))).toEqual([c, d, b]);
  expect(othersOf(later(), null)).toEqual([a, c, d, b]);
});

test('a round opens on who was looked at, or on the next who is hidden', () => {
  const chosen = (seat: string, round: number) => ({ seat: seatId(seat), round });
  expect(looksAt(begun(), null)).toBe(b);
  expect(looksAt(later(), null)).toBe(c);
  expect(looksAt(later(), chosen('D', 2))).toBe(d);
  expect(looksAt(later(), chosen('B', 2))).toBe(c);
  expect(looksAt(later(), chosen('B', 3))).toBe(b);
  expect(looksAt(later(), chosen('A', 3))).toBe(c);
});

import { expect, test } from 'vitest';
import { runsBetween, timeAfter } from './nights';

const hour = 3_600_000;
/** Ten hours each, from the second hour on. */
const nights = [0, 1, 2].map((day) => ({ from: (2 + 24 * day) * hour, until: (12 + 24 * day) * hour }));
const after = (hours: number, from = 0) => timeAfter(nights, { from: from * hour, ms: hours * hour }) / hour;

test('time runs by day alone', () => {
  expect([after(1), after(2), after(3), after(17)]).toEqual([1, 2, 13, 37]);
  expect(timeAfter([], { from: 5, ms: 7 })).toBe(12);
});

test('nights that are over count no more, and one that has begun from now on', () => {
  expect(after(3, 13)).toBe(16);
  expect(after(1, 4)).toBe(13);
});

test('what runs until a moment is what has to run to come to it', () => {
  const between = (from: number, until: number) =>
    runsBetween(nights, { from: from * hour, until: until * hour }) / hour;
  expect([between(0, 1), between(0, 13), between(0, 37), between(4, 13), between(13, 16)]).toEqual([1, 3, 17, 1, 3]);
  expect(between(0, 7)).toBe(2);
  expect(runsBetween([], { from: 5, until: 12 })).toBe(7);
});

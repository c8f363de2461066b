import { expect, test } from 'vitest';
import { formatCountdown, formatDuration, untilNextSecond } from './duration';

test.each([
  [0, '0:00'],
  [-5, '0:00'],
  [1, '0:01'],
  [7000, '0:07'],
  [59_001, '1:00'],
  [750_000, '12:30'],
  [3_900_000, '1:05:00'],
  [273_600_000, '3 d 04:00'],
])('a countdown of %i ms reads %s', (ms, text) => {
  expect(formatCountdown(ms)).toBe(text);
});

test.each([26_400, 26_000, 25_999, 1, 0, -5, -2000])('after %i ms one second less is read, and no sooner', (left) => {
  const wait = untilNextSecond(left);
  const secondsOf = (ms: number) => Math.ceil(ms / 1000) + 0; // no minus nought
  expect(wait).toBeGreaterThan(0);
  expect(secondsOf(left - wait + 1)).toBe(secondsOf(left));
  expect(secondsOf(left - wait)).toBe(secondsOf(left) - 1);
});

test.each([
  [0, '0 seconds'],
  [1000, '1 second'],
  [150_000, '2 minutes 30 seconds'],
  [3_600_000, '1 hour'],
  [3_601_000, '1 hour'],
  [273_600_000, '3 days 4 hours'],
])('%i ms in words: %s', (ms, text) => {
  expect(formatDuration(ms)).toBe(text);
});

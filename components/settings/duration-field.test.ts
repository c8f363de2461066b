import { expect, test } from 'vitest';
import { formatLocalMoment } from '@/components/ui/local-moment';
import { secondsUntil, unitOf } from './duration-field';

test.each([
  [30, 'seconds'],
  [60, 'seconds'],
  [90, 'seconds'],
  [120, 'minutes'],
  [150, 'seconds'],
  [600, 'minutes'],
  [7200, 'hours'],
  [5400, 'minutes'],
  [172_800, 'days'],
])('%i seconds are entered in %s', (seconds, unit) => {
  expect(unitOf(seconds)).toBe(unit);
});

test('a day and time is so many seconds after it starts', () => {
  const friday = new Date(2026, 10, 27, 20, 0).getTime();
  expect(secondsUntil(formatLocalMoment(friday + 86_400_000), friday)).toBe(86_400);
  expect(secondsUntil('', friday)).toBeNaN();
});

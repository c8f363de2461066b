import { expect, test } from 'vitest';
import { isLongOver } from './told-after';

test('a result is told to all a day after the end, and not before', () => {
  const day = 24 * 60 * 60 * 1000;
  expect(isLongOver(0, day)).toBe(false);
  expect(isLongOver(0, day + 1)).toBe(true);
  expect(isLongOver(null, day + 1)).toBe(false);
});

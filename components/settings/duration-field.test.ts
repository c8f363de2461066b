import { expect, test } from 'vitest';
import { unitOf } from './duration-field';

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

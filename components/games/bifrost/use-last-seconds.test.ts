import { expect, test } from 'vitest';
import { isLast } from './use-last-seconds';

test('the edge of a board beats in the last five seconds of a turn, and not before or after', () => {
  expect([5001, 5000, 1, 0, -3].map(isLast)).toEqual([false, true, true, false, false]);
});

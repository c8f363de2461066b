import { expect, test } from 'vitest';
import { isStillPressed } from './enter-between';

test.each([
  ['160 ms after the one that closed the step', { at: 300, enterAt: 60, changedAt: 140 }, true],
  ['and the next ones, for a second', { at: 1_100, enterAt: 60, changedAt: 140 }, true],
  ['after that second', { at: 1_200, enterAt: 60, changedAt: 140 }, false],
  ['of who had pressed nothing as the step closed', { at: 1_300, enterAt: 60, changedAt: 1_200 }, false],
  ['once one has been taken in the new step', { at: 1_500, enterAt: 1_400, changedAt: 140 }, false],
])('an Enter %s', (_, pressed, isIgnored) => {
  expect(isStillPressed(pressed)).toBe(isIgnored);
});

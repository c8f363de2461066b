import { expect, test } from 'vitest';
import { workedRound } from './worked-round';

test('its round is what the steps say: three true, three right, a tile bought', () => {
  expect(workedRound.own).toEqual([true, true, false, true]);
  expect(workedRound.theirs).toEqual([true, true, false, false]);
  expect(workedRound.points).toEqual([0, 3, 9, 1]);
  expect(workedRound.bought).toBe('green');
});

test('nothing is shown of Ben’s statements that Ana could not know', () => {
  expect(workedRound.seen).toEqual([null, null, null, null]);
});

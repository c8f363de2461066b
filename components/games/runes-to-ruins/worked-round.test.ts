import { expect, test } from 'vitest';
import { workedRound } from './worked-round';

test('its match is what the steps say: insight and mantra from step to step, answers, and Bea found', () => {
  const { purses, answers, booked, found } = workedRound;
  expect(purses).toEqual([
    [6, 0],
    [6, 3],
    [5, 3],
    [9, 0],
    [25, 0],
  ]);
  const [first, second] = [
    { exact: 1, misplaced: 2, group: 2 },
    { exact: 6, misplaced: 0, group: 0 },
  ];
  expect(answers).toEqual([true, 3, ['Bea'], first, second]);
  expect(booked[0]).toEqual(
    expect.arrayContaining([
      ['alone', 1],
      ['settled', 0],
      ['paid', 3],
    ]),
  );
  expect(booked[1]).toContainEqual(['found', 10]);
  expect(found).toEqual(['Bea']);
});

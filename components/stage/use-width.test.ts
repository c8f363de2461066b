import { expect, test } from 'vitest';
import { nextWidth } from './use-width';

test('a width goes in steps, and is never less than a drawing needs', () => {
  expect(nextWidth({ before: null, now: 679, isSteady: false })).toBe(660);
  expect(nextWidth({ before: 660, now: 100, isSteady: false })).toBe(240);
});

test('a steady one is kept while the page is the same, and not on another', () => {
  expect(nextWidth({ before: null, now: 830, isSteady: true })).toBe(820);
  expect(nextWidth({ before: 820, now: 686, isSteady: true })).toBe(820);
  expect(nextWidth({ before: 820, now: 328, isSteady: true })).toBe(320);
});

import { expect, test } from 'vitest';
import { lookOf } from './password-meter';
import { isRefused } from './password-strength';

test.each([
  ['', null, undefined],
  ['turni', 0, '3 more characters.'],
  ['turnips', null, '1 more character.'],
  ['password', 'refused', 'Too easy: this will not be accepted.'],
  ['turnipss', null, undefined],
  ['four old ravens and a lamp', 4, 'Very good.'],
] as const)('%j, judged %s: %s', (password, judged, words) => {
  expect(lookOf(password, judged)?.words).toBe(words);
});

test.each([
  ['password', true],
  ['aaaaaaaaaaaa', true],
  ['WILHELMINA ', true],
  ['four old ravens', false],
])('%j of Wilhelmina is refused: %s', (password, refused) => {
  expect(isRefused(password, 'Wilhelmina')).toBe(refused);
});

import { expect, test } from 'vitest';
import { strengthOf } from './password-strength';

test.each([
  ['password', 0],
  ['12345678', 0],
  ['qwertzuiop', 1],
  ['correct horse', 3],
  ['four old ravens and a lamp', 4],
])('%j is %i of 4', (password, strength) => {
  expect(strengthOf(password, [])).toBe(strength);
});

test('one’s own name helps nobody', () => {
  expect(strengthOf('Wilhelmina', ['Wilhelmina'])).toBeLessThan(strengthOf('Wilhelmina', []));
});

test('a password of the longest that is taken is judged before the next key is pressed', () => {
  const startedAt = performance.now();
  strengthOf('aB3$'.repeat(50), []);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

import { expect, test } from 'vitest';
import { changedWords } from './changed-words';

test('what is changed is named, a few of it at least', () => {
  expect(changedWords(['Sealed', 'Quiet hours'])).toBe('Changed: Sealed, Quiet hours');
  expect(changedWords(['A', 'B', 'C', 'D'])).toBe('Changed: A, B, C, D');
  expect(changedWords(['A', 'B', 'C', 'D', 'E'])).toBe('Changed: A, B, C and 2 more');
});

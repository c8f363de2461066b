import { expect, test } from 'vitest';
import { lateWords } from './late-words';

test('what was saved in the last seconds says how long before the end', () => {
  expect(lateWords(2_990)).toBe('Saved 2.9 s before the end.');
  expect(lateWords(300)).toBe('Saved 0.3 s before the end.');
});

test('an answer that comes as time is up says that it was in time', () => {
  expect([99, 0, -400].map(lateWords)).toEqual(['Saved in time.', 'Saved in time.', 'Saved in time.']);
});

test('with time left, or with no clock, nothing is said', () => {
  expect([3_001, 60_000, null].map(lateWords)).toEqual([null, null, null]);
});

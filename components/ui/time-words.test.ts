import { expect, test } from 'vitest';
import { timeWords } from './time-words';

const now = new Date(2026, 10, 20, 22, 30); // a Friday

test.each([
  [new Date(2026, 10, 20, 9, 5, 7), '09:05'],
  [new Date(2026, 10, 19, 23, 59), 'Thu 23:59'],
  [new Date(2026, 10, 15, 8, 0), 'Sun 08:00'],
  [new Date(2026, 10, 12, 8, 0), '12 Nov 08:00'],
  [new Date(2026, 10, 21, 8, 0), 'Sat 08:00'],
])('%s is told with its day where that is not today', (at, words) => {
  expect(timeWords(at, { now, locale: 'en-GB' })).toBe(words);
});

test('what has to be exact is told to the second, on its day', () => {
  const exactly = (at: Date) => timeWords(at, { now, isExact: true, locale: 'en-GB' });
  expect(exactly(new Date(2026, 10, 20, 9, 5, 7))).toBe('09:05:07');
  expect(exactly(new Date(2026, 10, 19, 9, 5, 7))).toBe('Thu 09:05');
});

test('a time of day is written as the reader writes it', () => {
  const morning = new Date(2026, 10, 20, 9, 5, 7);
  expect(timeWords(morning, { now, locale: 'en-US' })).toBe('9:05 AM');
  expect(timeWords(morning, { now, isExact: true, locale: 'en-US' })).toBe('9:05:07 AM');
  expect(timeWords(morning, { now, locale: 'de' })).toBe('09:05');
});

import { expect, test } from 'vitest';
import { formatDeadline } from './deadline';

const now = new Date(2026, 10, 20, 22, 30); // a Friday

test.each([
  [new Date(2026, 10, 20, 23, 59), 'today, 23:59'],
  [new Date(2026, 10, 21, 0, 0), 'tomorrow, 00:00'],
  [new Date(2026, 10, 20, 23, 59, 59, 700), 'tomorrow, 00:00'],
  [new Date(2026, 10, 22, 20, 0), 'Sunday, 20:00'],
  [new Date(2026, 10, 26, 20, 0), 'Thursday, 20:00'],
  [new Date(2026, 10, 27, 20, 0), '27 November, 20:00'],
])('%s is told as a day and a time', (due, words) => {
  expect(formatDeadline(due, now, 'en-GB')).toBe(words);
});

test('the hours of a day that is 23 or 25 hours long do not move it to another day', () => {
  const before = new Date(2026, 2, 28, 23, 30);
  expect(formatDeadline(new Date(2026, 2, 29, 23, 30), before, 'en-GB')).toBe('tomorrow, 23:30');
});

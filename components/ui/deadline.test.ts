import { expect, test } from 'vitest';
import { besideCountdown, formatDeadline, stillWords } from './deadline';

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

test('a time of day is written as the reader writes it', () => {
  const due = new Date(2026, 10, 21, 20, 0);
  expect(formatDeadline(due, now, 'en-US')).toBe('tomorrow, 8:00 PM');
  expect(formatDeadline(due, now, 'de')).toBe('tomorrow, 20:00');
});

test('beside a countdown of more than a quarter of an hour stands when it is over', () => {
  const closing = (left: number) => new Date(now.getTime() + left);
  const beside = (minutes: number) => besideCountdown(minutes * 60_000, { closing, now, locale: 'en-GB' });
  expect([15, 16, 119].map(beside)).toEqual([null, 'today, 22:46', 'tomorrow, 00:29']);
});

test('of hours that stand still nobody reads the seconds', () => {
  const hour = 3_600_000;
  expect([24 * hour - 2000, 34 * hour, 2 * hour, 90_000].map(stillWords)).toEqual([
    ...['23 hours 59 minutes left', '1 day 10 hours left'],
    ...['2:00:00', '1:30'],
  ]);
});

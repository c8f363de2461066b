import { expect, test } from 'vitest';
import { formatTime, timeUntil } from './plan';

test('a time is said with whose clock shows it', () => {
  const at = Date.UTC(2026, 10, 22, 20, 15);
  expect(formatTime(at, 'Europe/Lisbon')).toBe('Sun 22 Nov, 20:15, Lisbon time');
  expect(formatTime(at, 'America/Argentina/Buenos_Aires')).toBe('Sun 22 Nov, 17:15, Buenos Aires time');
  expect(formatTime(at, 'Etc/GMT-1')).toBe('Sun 22 Nov, 21:15, GMT+1');
  expect(formatTime(at, 'UTC')).toBe('Sun 22 Nov, 20:15, UTC');
  expect(formatTime(at, null)).toBe('Sun 22 Nov, 20:15, UTC');
});

test.each([
  [59, '20:15:07, UTC (in less than a minute)'],
  [91, '20:15:07, UTC (in 1 minute)'],
  [599, '20:15:07, UTC (in 9 minutes)'],
  [600, '20:15, UTC (in 10 minutes)'],
  [119 * 60 - 1, '20:15, UTC (in 118 minutes)'],
  [2 * 3600 - 5, '20:15, UTC (in 2 hours)'],
  [3 * 3600 - 61, '20:15, UTC (in 2 hours)'],
  [47 * 3600, '20:15, UTC (in 47 hours)'],
  [71 * 3600, '20:15, UTC (in 2 days)'],
])('%i seconds before, no more time is said than is left', (left, words) => {
  const due = Date.UTC(2026, 10, 22, 20, 15, 7);
  expect(timeUntil(due, { zone: null, now: due - left * 1000 })).toBe(`Sun 22 Nov, ${words}`);
});

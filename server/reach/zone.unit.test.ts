import { expect, test } from 'vitest';
import { formatTime } from './plan';

test('a time is said with whose clock shows it', () => {
  const at = Date.UTC(2026, 10, 22, 20, 15);
  expect(formatTime(at, 'Europe/Lisbon')).toBe('Sun 22 Nov, 20:15, Lisbon time');
  expect(formatTime(at, 'America/Argentina/Buenos_Aires')).toBe('Sun 22 Nov, 17:15, Buenos Aires time');
  expect(formatTime(at, 'Etc/GMT-1')).toBe('Sun 22 Nov, 21:15, GMT+1');
  expect(formatTime(at, 'UTC')).toBe('Sun 22 Nov, 20:15, UTC');
  expect(formatTime(at, null)).toBe('Sun 22 Nov, 20:15, UTC');
});

import { expect, test } from 'vitest';
import { formatLocalMoment, parseLocalMoment } from './local-moment';

test('a moment comes back as it was written', () => {
  const time = new Date(2026, 2, 7, 9, 5).getTime();
  expect(formatLocalMoment(time)).toBe('2026-03-07T09:05');
  expect(parseLocalMoment(formatLocalMoment(time))).toBe(time);
});

test('what is no day and time is none', () => {
  for (const text of ['', 'Friday', '2026-13-01T10:00']) expect(parseLocalMoment(text)).toBeNull();
});

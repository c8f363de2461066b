import { expect, test } from 'vitest';
import { dueWords, isPacedByHost } from './match-clock';

const HOUR_MS = 3_600_000;
const from = new Date(2026, 10, 17, 18, 30);

test('only the host closes where the settings say so', () => {
  expect(isPacedByHost({ pace: 'host' })).toBe(true);
  expect(isPacedByHost({ pace: 'ready' })).toBe(false);
  expect(isPacedByHost(null)).toBe(false);
});

test('what is due today is a time, what is due on another day has its day', () => {
  expect(dueWords(HOUR_MS, from)).toBe(
    from.toLocaleString([], { hour: '2-digit', minute: '2-digit' }).replace(/6/, '7'),
  );
  expect(dueWords(48 * HOUR_MS, from)).toMatch(/19/);
  expect(dueWords(HOUR_MS, from)).not.toMatch(/17/);
});

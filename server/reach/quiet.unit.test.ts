import { expect, test } from 'vitest';
import { notBefore } from './plan';

const minute = 60_000;
/** Half past two at night in Berlin, in its quiet hours. */
const now = Date.parse('2026-11-23T01:30:00Z');
const hours = { zone: 'Europe/Berlin', from: 22 * 60, until: 7 * 60, urgent: true };
const waits = (due: number | null, urgent = true) =>
  (notBefore({ hours: { ...hours, urgent }, due, now }) - now) / minute;

test('quiet hours let through what ends within ten minutes, where that is wanted', () => {
  expect(waits(now + 9 * minute)).toBe(0);
  expect(waits(now + 11 * minute), 'until ten minutes are left').toBe(1);
  expect(waits(now + 9 * minute, false), 'until seven in the morning').toBe(4.5 * 60);
  expect(waits(null)).toBe(4.5 * 60);
  expect(notBefore({ hours: null, due: null, now })).toBe(now);
});

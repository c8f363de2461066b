import { expect, test } from 'vitest';
import { closesAt } from './closes-at';

const view = { status: 'running', dueAt: 10_000 } as const;

test('a phase closes when its clock has run out, and says no time once it has', () => {
  const closesOf = (given: Partial<Parameters<typeof closesAt>[0]>) =>
    closesAt({ view, nights: [], now: 4_000, ...given });
  expect(Math.abs((closesOf({}) ?? 0) - Date.now() - 6_000)).toBeLessThan(1_000);
  expect(closesOf({ now: 10_000 })).toBeNull();
  expect(closesOf({ view: { ...view, status: 'paused' } })).toBeNull();
  expect(closesOf({ view: { ...view, dueAt: null } })).toBeNull();
});

test('quiet hours before it are left out', () => {
  const night = { from: Date.now() + 2_000, until: Date.now() + 102_000 };
  const closes = closesAt({ view, nights: [night], now: 4_000 }) ?? 0;
  expect(Math.abs(closes - Date.now() - 106_000)).toBeLessThan(1_000);
});

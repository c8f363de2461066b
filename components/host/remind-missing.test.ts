import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { againInMs } from './remind-missing';

const [A, B] = [seatId('A'), seatId('B')];
const minute = 60_000;
const nudge = { id: 1, seat: A, at: 100 * minute, kind: 'nudge' as const, text: '' };

test('whoever was reminded is left alone for ten minutes; another may be reminded at once', () => {
  const page = { notices: [nudge] };
  expect(againInMs(page, { missing: [A], now: 103 * minute })).toBe(7 * minute);
  expect(againInMs(page, { missing: [A, B], now: 103 * minute })).toBeLessThanOrEqual(0);
  expect(againInMs(page, { missing: [A], now: 110 * minute })).toBeLessThanOrEqual(0);
});

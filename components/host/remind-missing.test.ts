import { expect, test } from 'vitest';
import { seatId } from '@/games/kit/seats';
import { becameOf } from './became-of';
import { againInMs, againWords, toRemind } from './remind-missing';

const [A, B] = [seatId('A'), seatId('B')];
const minute = 60_000;
const nudge = { seat: A, at: 100 * minute, kind: 'nudge' as const, text: '' };

test('whoever was reminded is left alone for ten minutes; another may be reminded at once', () => {
  const page = { notices: [nudge] };
  expect(againInMs(page, { missing: [A], now: 103 * minute })).toBe(7 * minute);
  expect(againInMs(page, { missing: [A, B], now: 103 * minute })).toBeLessThanOrEqual(0);
  expect(againInMs(page, { missing: [A], now: 110 * minute })).toBeLessThanOrEqual(0);
});

test('while it has to wait, what reminds says how long', () => {
  expect(againWords(6.2 * minute)).toBe(' (again in 7 min)');
  expect(againWords(0)).toBe('');
});

test('on a shared screen it is said how many were reminded, and not by what', async () => {
  const page = { code: 'ABCD', seats: [], notices: [nudge] };
  const missing = toRemind(page, { missing: [A, B], now: 103 * minute });
  expect(missing).toEqual([B]);
  const words = async (count: number) => (await becameOf(page, { at: null, count, open: 'round 2' })).words;
  expect(await words(missing.length)).toContain('on the page of the one who is missing.');
  expect(await words(2)).toContain('on the pages of the 2 who are missing.');
});

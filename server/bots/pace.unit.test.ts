import { expect, test } from 'vitest';
import { thoughtMs } from './pace';

const thinking = {
  botDelayMs: [500, 2_500],
  isAmongBots: false,
  leftMs: Number.POSITIVE_INFINITY,
  share: 0.5,
} as const;

test('a bot thinks as long as it is told, and three times as long where only bots play', () => {
  expect([0, 0.5, 1].map((share) => thoughtMs({ ...thinking, share }))).toEqual([500, 1_500, 2_500]);
  expect(thoughtMs({ ...thinking, isAmongBots: true })).toBe(4_500);
});

test('never longer than a third of what is left', () => {
  expect(thoughtMs({ ...thinking, isAmongBots: true, leftMs: 3_000 })).toBe(1_000);
  expect(thoughtMs({ ...thinking, leftMs: -1 })).toBe(0);
});

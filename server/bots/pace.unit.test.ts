import { expect, test } from 'vitest';
import { thoughtMs } from './pace';

const thinking = {
  botDelayMs: [500, 2_500],
  isAmongBots: false,
  awaitsSomebody: false,
  interludeMs: 0,
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

test('twelve times as long where somebody is still to come for whom one of them plays', () => {
  expect(thoughtMs({ ...thinking, isAmongBots: true, awaitsSomebody: true })).toBe(18_000);
  expect(thoughtMs({ ...thinking, awaitsSomebody: true }), 'people wait').toBe(1_500);
});

test('among bots after what is being shown, and in time', () => {
  const shown = { ...thinking, isAmongBots: true, interludeMs: 15_000 };
  expect(thoughtMs(shown)).toBe(19_500);
  expect(thoughtMs({ ...shown, leftMs: 18_000 })).toBe(16_000);
  expect(thoughtMs({ ...shown, interludeMs: -5_000 })).toBe(4_500);
  expect(thoughtMs({ ...shown, isAmongBots: false }), 'people wait').toBe(1_500);
  expect(thoughtMs({ ...shown, botDelayMs: [0, 0] }), 'the demo is made at once').toBe(0);
});

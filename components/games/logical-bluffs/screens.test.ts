import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { type Settings, settingsSchema } from '@/games/logical-bluffs/settings';
import { claimed, play } from '@/games/logical-bluffs/testing';
import type { View } from '@/games/logical-bluffs/view';
import screens from './screens';

const given = { revealSeconds: 60, guessSeconds: 120 };
const whole = (wishes: Record<string, unknown>) => {
  const settings: Settings = settingsSchema.parse({ ...given, ...wishes });
  const view = play(claimed, { ...given, ...wishes }).view('spectator') as unknown as MatchView<View>;
  return { view, seconds: screens.phaseSeconds?.(view, settings) };
};

test('[R6] the ring of a sealed reveal is full when it begins: it lasts as long as guesses could take', () => {
  expect(whole({}).seconds).toBe(60);
  const { view, seconds } = whole({ sealedReveal: true });
  expect(seconds).toBe(180);
  expect(view.dueAt).toBe((claimed.at(-1)?.[0] ?? 0) + 180_000);
  expect(whole({ sealedReveal: true, guessSeconds: null }).seconds).toBeNull();
});

test('a seat is asked until its own time in the reveal is over', () => {
  const view = (viewer: string) => play(claimed, given).view(viewer) as unknown as MatchView<View>;
  expect(screens.promptEndsAt?.(view('A'))).toBe((claimed.at(-1)?.[0] ?? 0) + 60_000);
  expect(screens.promptEndsAt?.(view('spectator'))).toBeNull();
});

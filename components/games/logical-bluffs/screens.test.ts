import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { type Settings, settingsSchema } from '@/games/logical-bluffs/settings';
import { bluff, claimed, four, type Line, play, topLeft, topRight } from '@/games/logical-bluffs/testing';
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

test('[H1] the host reads beside each seat how many of its statements wait for a ruling; others read whose nowhere', () => {
  const strange = [...four.slice(0, 2), 'A painter would like these tiles.', 'They look warm.'];
  const sent = (statements: readonly string[]): readonly Line[] => [
    [1000, 'A', bluff(topLeft, statements)],
    [2000, 'B', bluff(topRight)],
  ];
  const noteOf = (statements: readonly string[], viewer: string) => {
    const view = play(sent(statements), { adjudication: 'host' }).view(viewer) as unknown as MatchView<View>;
    return view.seats.map(({ seat }) => screens.actedNote?.(view, seat) ?? null);
  };
  expect(noteOf(strange, 'host')).toEqual(['2 wait for a ruling', null]);
  expect(noteOf([...four.slice(0, 3), 'They look warm.'], 'host')).toEqual(['1 waits for a ruling', null]);
  expect(noteOf(four, 'host')).toEqual([null, null]);
  for (const viewer of ['spectator', 'A', 'B']) expect(noteOf(strange, viewer)).toEqual([null, null]);
});

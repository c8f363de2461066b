import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import type { View as Proof } from '@/games/proof-by-contradiction/view';
import { settingsSchema } from '@/games/runes-to-ruins/settings';
import type { View } from '@/games/runes-to-ruins/view';
import proof from './proof-by-contradiction/screens';
import runes from './runes-to-ruins/screens';

const at = (phase: View['phase'], round: number, next: object | null | undefined = undefined) =>
  ({ phase, round, preview: next === undefined ? undefined : { phase: 'round', next } }) as unknown as MatchView<View>;

test('closing ends a match of Runes to Ruins in its last round, and for the host where nobody stays hidden', () => {
  const settings = settingsSchema.parse({ maxRounds: 4 });
  const ends = (view: MatchView<View>) => runes.endsMatch?.(view, settings);
  expect([at('symbol', 1), at('round', 3), at('round', 4)].map(ends)).toEqual([false, false, true]);
  expect([at('round', 2, null), at('round', 2, {})].map(ends)).toEqual([true, false]);
});

test('Proof by Contradiction ends with its third round', () => {
  const ends = (round: number) => proof.endsMatch?.({ round } as MatchView<Proof>, {} as never);
  expect([2, 3].map(ends)).toEqual([false, true]);
});

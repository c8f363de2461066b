import { expect, test } from 'vitest';
import type { MatchView } from '@/games/game';
import { pointingChains } from '@/games/pointing-chains/game';
import { defaultScreens } from './default-screens';

test('a host closes the round of a game that has nothing else, and in a game of several phases the phase', () => {
  const { closes } = defaultScreens(pointingChains);
  const closed = (phase: string) => closes?.({ phase, round: 1, seats: [] } as unknown as MatchView);
  expect(['round', 'dig', 'blame'].map(closed)).toEqual(['the round', 'the phase', 'the phase']);
});

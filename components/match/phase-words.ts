import type { MatchView } from '@/games/game';
import type { GameScreens } from './game-screens';

/** Where a match stands, in a few words: "Round 2 of 3", "Finished". */
export function phaseWords(screens: GameScreens, view: MatchView, settings: unknown): string {
  if (view.status === 'finished') return 'Finished';
  return screens.phase?.(view, settings) ?? `${view.phase}, round ${view.round}`;
}

/** How long the running phase lasts as a whole, for rings; null: no deadline. */
export function phaseMs(screens: GameScreens, view: MatchView, settings: unknown): number | null {
  const seconds = screens.phaseSeconds?.(view, settings) ?? null;
  return seconds === null ? null : seconds * 1000;
}

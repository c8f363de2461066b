import type { MatchView } from '@/games/game';
import { isClosedByAll } from '@/games/kit/pace';
import type { GameScreens } from './game-screens';

/** Where a match stands, in a few words: "Round 2 of 3", "Finished". */
export function phaseWords(screens: Pick<GameScreens, 'phase'>, view: MatchView, settings: unknown): string {
  if (view.status === 'finished') return 'Finished';
  return screens.phase?.(view, settings) ?? `${view.phase}, round ${view.round}`;
}

/** What a host closes now: "the round", "the step". */
export const whatCloses = (screens: Pick<GameScreens, 'closes'>, view: MatchView): string =>
  screens.closes?.(view) ?? 'the round';

/** What a phase without a clock waits for: "everybody is done"; null where somebody else closes it. */
export const whatIsWaitedFor = (
  screens: Pick<GameScreens, 'waitsFor'>,
  { view, settings }: { readonly view: MatchView; readonly settings: unknown },
): string | null =>
  view.status === 'running' && isClosedByAll(settings) ? (screens.waitsFor?.(view) ?? 'everybody is done') : null;

/** Of what comes when all is over. */
export const END = 'The end';

/** What comes after a close that is shown, as the way on calls it: the next phase, the finale where there is one to tell, or the end. */
export const nextWords = ({ status }: Pick<MatchView, 'status'>, { phase, hasFinale }: NextTold): string =>
  hasFinale ? 'the finale' : status === 'finished' ? END : phase;

interface NextTold {
  /** `phaseWords` of the match. */
  readonly phase: string;
  readonly hasFinale: boolean;
}

/** The part of the match that it belongs to, as the log and the replay divide it: "Round 2 of 3", "Half 1", "The end". */
export function chapterWords(
  screens: Pick<GameScreens, 'phase' | 'chapter'>,
  view: MatchView,
  settings: unknown,
): string {
  if (view.status === 'finished') return END;
  return screens.chapter?.(view, settings) ?? phaseWords(screens, view, settings);
}

/** How long the running phase lasts as a whole, for rings; null: no deadline. */
export function phaseMs(screens: GameScreens, view: MatchView, settings: unknown): number | null {
  const seconds = screens.phaseSeconds?.(view, settings) ?? null;
  return seconds === null ? null : seconds * 1000;
}

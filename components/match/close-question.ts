'use client';

import { listed, withinSentence } from '@/components/stage/words';
import { useLoaded } from '@/components/ui/use-loaded';
import type { MatchView } from '@/games/game';
import type { GameScreens, MissingWords } from './game-screens';
import { fewOf } from './missing-names';
import { stillTelling } from './still-telling';

// What a host who closes is asked first.

export interface Closing {
  /** Milliseconds for which everybody is still shown the last close; null: none. */
  readonly interlude: number | null;
  /** What becomes of who has not acted; null: all have. */
  readonly missing: string | null;
  /** What waits for the host; null: nothing does. */
  readonly waits: string | null;
  /** The match is over with it. */
  readonly isLast: boolean;
  /** What a lot decides with it; absent or null: nothing. */
  readonly byLot?: string | null;
}

/** What stands against closing, in sentences; null: nothing does. */
export function againstClosing({ interlude, missing, waits, isLast, byLot = null }: Closing): string | null {
  const sentences = [stillTelling(interlude), missing, waits, byLot].filter((one) => one !== null);
  if (sentences.length === 0) return null;
  return [...sentences, ...(isLast ? ['This ends the match.'] : [])].join(' ');
}

/** Over the question; `phase` as it is called as a heading. */
export const closeTitle = (phase: string): string => `Close ${withinSentence(phase)} now?`;

/** On the button of who closes all the same. */
export function closeVerb({ interlude, isLast }: Pick<Closing, 'interlude' | 'isLast'>): string {
  if (isLast) return 'Close it and end the match';
  return interlude === null ? 'Close it now' : 'Close it all the same';
}

export interface Lacking {
  readonly view: MatchView;
  readonly settings: unknown;
  /** The names of those who could act and have not. */
  readonly missing: readonly string[];
  /** The screen is safe to share. */
  readonly isSafe: boolean;
  /** How many have acted, where everybody may know that, though not of whom; null: nobody may. */
  readonly ready: number | null;
}

/** What closing does with who has not acted, as far as this screen may say it; null: it shows that all have. */
export function useMissingWords(screens: GameScreens, lacking: Omit<Lacking, 'ready'>): string | null {
  const ready = screens.ready?.(lacking.view) ?? null;
  return missingSentence(useLoaded(screens.loadMissingWords) ?? anyMissing, { ...lacking, ready });
}

export function missingSentence(words: MissingWords, lacking: Lacking): string | null {
  const { view, settings, missing, isSafe, ready } = lacking;
  if (missing.length > 0) return words({ view, settings, missing: fewOf(missing) });
  const isTold = view.seats.some(({ acted }) => acted !== null);
  if (isTold || !isSafe || ready === view.seats.length) return null;
  const known =
    ready === null
      ? 'Who has acted does not show here while your screen is safe to share.'
      : readyWords({ ready, of: view.seats.length });
  return `${known} ${words({ view, settings, missing: null })}`;
}

/** As spectators read it: "4 of 5 are ready." */
export const readyWords = ({ ready, of }: { readonly ready: number; readonly of: number }): string =>
  ready === of ? `All ${of} are ready.` : `${ready} of ${of} ${ready === 1 ? 'is' : 'are'} ready.`;

/** In games that say nothing of it. */
export const anyMissing: MissingWords = ({ missing }) => {
  if (missing === null) return 'Whoever has not acted is treated as at a deadline.';
  const [has, is] = missing.length === 1 ? ['has', 'is'] : ['have', 'are'];
  return `${listed(missing)} ${has} not acted, and ${is} treated as at a deadline.`;
};

import type { MatchView } from '@/games/game';
import { fieldsOf } from '@/games/kit/fields-of';

// Where this tab is in what is being told, so that one can go on from there after a reload. Kept for the tab alone: whoever
// comes later, or elsewhere, finds the match as it stands.

export interface LeftPlace {
  /** The scene's id; the end's is its own. */
  readonly scene: string;
  /** The beat's id. */
  readonly beat: string;
  /** When in the match that was: what has been overtaken is not offered. */
  readonly moment: string;
}

/** The id of every finale. */
export const FINALE = 'finale';

export const momentOf = ({ status, round, phase }: Pick<MatchView, 'status' | 'round' | 'phase'>): string =>
  `${status} ${round} ${phase}`;

const keyOf = (code: string): string => `left in ${code}`;

export function keepPlace(code: string, place: LeftPlace): void {
  try {
    window.sessionStorage.setItem(keyOf(code), JSON.stringify(place));
  } catch {
    // Without storage nothing is offered after a reload.
  }
}

export function forgetPlace(code: string): void {
  try {
    window.sessionStorage.removeItem(keyOf(code));
  } catch {
    // Nothing was kept.
  }
}

/** Null: nothing was left, or the match has gone on since. */
export function placeLeftIn(code: string, now: string): LeftPlace | null {
  try {
    const { scene, beat, moment } = fieldsOf(JSON.parse(window.sessionStorage.getItem(keyOf(code)) ?? 'null'));
    if (typeof scene !== 'string' || typeof beat !== 'string' || moment !== now) return null;
    return { scene, beat, moment: now };
  } catch {
    return null;
  }
}

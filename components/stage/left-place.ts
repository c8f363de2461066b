import type { MatchView } from '@/games/game';
import { fieldsOf } from '@/games/kit/fields-of';

// Where this tab is in what is being told, so that one can go on from there after a reload. Kept for the tab alone: whoever
// comes later, or elsewhere, finds the match as it stands.

/** The id of every finale. */
export const FINALE = 'finale';

export interface LeftPlace {
  /** The scene's id; the end's is its own. */
  readonly scene: string;
  /** The beat's id. */
  readonly beat: string;
  /** When in the match that was: what has been overtaken is not offered. */
  readonly moment: string;
  /** When that beat was on, by this device's clock, in epoch milliseconds. */
  readonly at: number;
}

/** Whoever was there so short a while ago has reloaded the page, and not come back to it. */
export const JUST_LEFT_MS = 20_000;

/** Left in the middle of a scene by a reload: it goes on before anything else is shown. */
export const isJustLeft = (left: LeftPlace | null, now: number): boolean =>
  left !== null && left.scene !== FINALE && now - left.at < JUST_LEFT_MS;

export const momentOf = ({ status, round, phase }: Pick<MatchView, 'status' | 'round' | 'phase'>): string =>
  `${status} ${round} ${phase}`;

const keyOf = (code: string): string => `left in ${code}`;

/** That this beat is on now. public/early.js reads it before the page is drawn. */
export function keepPlace(code: string, place: Omit<LeftPlace, 'at'>): void {
  try {
    window.sessionStorage.setItem(keyOf(code), JSON.stringify({ ...place, at: Date.now() }));
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
    const { scene, beat, moment, at } = fieldsOf(JSON.parse(window.sessionStorage.getItem(keyOf(code)) ?? 'null'));
    if (typeof scene !== 'string' || typeof beat !== 'string' || typeof at !== 'number' || moment !== now) return null;
    return { scene, beat, moment: now, at };
  } catch {
    return null;
  }
}

import type { MatchView } from '@/games/game';
import type { MatchPage } from '@/server/pages/shapes';

export interface HiddenTurn {
  readonly words: string;
  /** Everybody may know that they have not acted yet. */
  readonly isAsked: boolean;
}

/**
 * What a player is told whose screen is safe to share, in the place of their desk; null: nothing. It turns on nothing that others
 * who look at it may not know: where nobody is told who has acted, or who plays what, it is the same all along.
 */
export function hiddenTurn(
  { hiddenSeat, anonymous }: Pick<MatchPage, 'hiddenSeat' | 'anonymous'>,
  { status, seats }: Pick<MatchView, 'status' | 'seats'>,
): HiddenTurn | null {
  if (hiddenSeat === null || status !== 'running') return null;
  const acted = seats.find(({ seat }) => seat === hiddenSeat)?.acted ?? null;
  if (anonymous || acted === null)
    return { words: 'You may have to act: what is yours to do is hidden here.', isAsked: false };
  return acted ? null : { words: 'You are to act. How you do it is hidden here.', isAsked: true };
}

import type { MatchView } from '@/games/game';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';

// [R6] A sealed reveal lasts as long whatever is sent: what is said of its end is the same for all, from its start.

export const sealedEnd = 'The phase closes at its end, whatever has been sent';

/** No clock runs where the host sets the pace, or a time has no limit: there it closes when both are done. */
export const endsByClock = ({ phase, sealedReveal, dueAt, leftMs }: MatchView<View>): boolean =>
  sealedReveal && phase === 'reveal' && (dueAt !== null || leftMs !== null);

/** In seconds: as long as it could, whatever is sent. */
export function revealLasts({ revealSeconds, guessSeconds, sealedReveal }: Settings): number | null {
  if (!sealedReveal) return revealSeconds;
  return revealSeconds === null || guessSeconds === null ? null : revealSeconds + guessSeconds;
}

import type { MatchView } from '@/games/game';
import { lastCloseOf, type Match, untoldViewOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, viewerOf } from './access';
import { isKeptFrom } from './untold';

export interface LastClose {
  readonly before: MatchView;
  readonly after: MatchView;
}

/**
 * What closed last, in this viewer's own views: enough to tell its scene to who comes later. Both are of a phase that
 * is over or has just opened, so that a sealed host may see them as they are.
 */
export function lastCloseFor(match: LoadedMatch, access: Access): LastClose | null {
  const { folded } = match;
  return folded === null ? null : lastCloseIn(folded, { access, isUntold: isKeptFrom(access, match) });
}

/** As `lastCloseFor`, of the match as it stood at some moment. `isUntold`: its end, if it was over, is not told yet. */
export function lastCloseIn(
  then: Match,
  { access, isUntold }: { access: Access; isUntold: boolean },
): LastClose | null {
  const last = lastCloseOf(then);
  if (last === null) return null;
  const viewer = viewerOf(access);
  const view = isUntold ? untoldViewOf : viewOf;
  return { before: view(last.before, viewer), after: view(last.after, viewer) };
}

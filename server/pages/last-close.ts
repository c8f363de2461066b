import type { MatchView } from '@/games/game';
import { lastCloseOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, viewerOf } from './access';

export interface LastClose {
  readonly before: MatchView;
  readonly after: MatchView;
}

/**
 * What closed last, in this viewer's own views: enough to tell its scene to who comes later. Both are of a phase that
 * is over or has just opened, so that a sealed host may see them as they are.
 */
export function lastCloseFor({ folded }: Pick<LoadedMatch, 'folded'>, access: Access): LastClose | null {
  const last = folded === null ? null : lastCloseOf(folded);
  if (last === null) return null;
  const viewer = viewerOf(access);
  return { before: viewOf(last.before, viewer), after: viewOf(last.after, viewer) };
}

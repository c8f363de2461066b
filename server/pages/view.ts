import type { MatchView } from '@/games/game';
import { type Match, sealedViewOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, viewerOf } from './access';

/** The game's view as this viewer gets it; null in the lobby. */
export function viewFor({ folded, platform }: LoadedMatch, access: Access): MatchView | null {
  if (folded === null) return null;
  return matchViewFor(folded, { access, sealed: platform.row.sealed });
}

export function matchViewFor(folded: Match, { access, sealed }: { access: Access; sealed: boolean }): MatchView {
  const viewer = viewerOf(access);
  return viewer === 'host' && sealed ? sealedViewOf(folded) : viewOf(folded, viewer);
}

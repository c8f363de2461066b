import type { MatchView } from '@/games/game';
import { type Match, sealedViewOf, untoldViewOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, viewerOf } from './access';
import { isKeptFrom } from './untold';

/** The game's view as this viewer gets it; null in the lobby. */
export function viewFor(match: LoadedMatch, access: Access): MatchView | null {
  const { folded, row } = match;
  if (folded === null) return null;
  if (isKeptFrom(access, match)) return untoldViewOf(folded, viewerOf(access));
  return matchViewFor(folded, { access, sealed: row.sealed });
}

export function matchViewFor(folded: Match, { access, sealed }: { access: Access; sealed: boolean }): MatchView {
  const viewer = viewerOf(access);
  return viewer === 'host' && sealed ? sealedViewOf(folded) : viewOf(folded, viewer);
}

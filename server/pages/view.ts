import type { MatchView } from '@/games/game';
import { type Match, sealedViewOf, untoldViewOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { type Access, viewerOf } from './access';
import { isKeptFrom } from './untold';
import { isWithheld } from './withheld';

/** The game's view as this viewer gets it; null in the lobby. */
export function viewFor(match: LoadedMatch, access: Access): MatchView | null {
  const { folded } = match;
  if (folded === null) return null;
  if (isKeptFrom(access, match)) return untoldViewOf(folded, viewerOf(access));
  return matchViewFor(folded, { access, sealed: isSealedFrom(match, access) });
}

/** What is sent in the open phase is not theirs to see before it counts. */
export const isSealedFrom = (match: LoadedMatch, access: Access): boolean =>
  viewerOf(access) === 'host' ? match.row.sealed : isWithheld(match, access.seat);

export function matchViewFor(folded: Match, { access, sealed }: { access: Access; sealed: boolean }): MatchView {
  const viewer = viewerOf(access);
  return sealed ? sealedViewOf(folded, viewer) : viewOf(folded, viewer);
}

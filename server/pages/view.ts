import type { MatchView } from '@/games/game';
import { type Match, sealedViewOf, untoldViewOf, viewOf } from '@/games/match';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf } from '../log/rows';
import { type Access, rightsOf, viewerOf } from './access';
import { isKeptFrom } from './untold';
import { isWithheld } from './withheld';

/** The game's view as this viewer gets it; null in the lobby. */
export function viewFor(match: LoadedMatch, access: Access): MatchView | null {
  const { folded } = match;
  if (folded === null) return null;
  if (isKeptFrom(access, match)) return untoldViewOf(folded, viewerOf(access));
  return withActedAt(match, viewAfter(match, { access, folded, seq: match.log.length }));
}

/** Their page says with what it sends what it knew of their own seat; who may not see what was sent from it is not told when. */
function withActedAt(match: LoadedMatch, view: MatchView): MatchView {
  const { viewer } = view;
  if (viewer === 'host' || viewer === 'spectator' || isWithheld(match, viewer)) return view;
  const actedAt = match.actedAt.get(viewer);
  return actedAt === undefined ? view : { ...view, actedAt };
}

/** For a host who asks to see it, whoever looks at their screen: the first thing that waits for their ruling. Null: nothing does. */
export function toRule(match: LoadedMatch, access: Access): Partial<MatchView> | null {
  const view = viewFor(match, rightsOf(access));
  return view === null ? null : (gameOf(match)?.toRule?.(view) ?? null);
}

/** What is sent in the open phase is not theirs to see before it counts. */
export const isSealedFrom = (match: LoadedMatch, access: Access, seq = match.log.length): boolean =>
  viewerOf(access) === 'host' ? match.row.sealed : isWithheld(match, access.seat, seq);

/**
 * As `viewFor`, of the match as it stood after so many events. Where it was ended everybody sees what its host does: what is
 * sealed and never closed stays so (docs/decisions/581).
 */
export function viewAfter(
  match: LoadedMatch,
  { access, folded, seq }: { access: Access; folded: Match; seq: number },
): MatchView {
  const viewer = viewerOf(access);
  const isSealed = isSealedFrom(match, access, seq) || (match.row.sealed && folded.ended);
  return isSealed ? sealedViewOf(folded, viewer) : viewOf(folded, viewer);
}

import type { inferRouterInputs } from '@trpc/server';
import { games } from '@/games';
import type { MatchView } from '@/games/game';
import { hostMomentOf } from '@/games/match';
import type { AppRouter } from '../trpc/router';

/** What a host sends, before it is said what moment it is meant for. */
export type HostSends<Name extends 'act' | 'pause' | 'actFor'> = Omit<
  inferRouterInputs<AppRouter>['host'][Name],
  'meantFor'
>;

/** The moment that whoever is shown `view` sees; in the lobby there is none, and nothing to act on. */
export function momentSeen(view: MatchView | null): string {
  if (view === null) return 'lobby';
  const game = games.get(view.game);
  if (game === undefined) throw new Error(`No game is called ${view.game}.`);
  return hostMomentOf(game, view);
}

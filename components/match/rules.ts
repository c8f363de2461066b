import type { AnyGame, MatchView, Refusal } from '@/games/game';
import { checkAction, hostMomentOf, momentOf } from '@/games/match';

/** What a page that may send asks of a game's rules: exactly what the server asks. */
export interface Rules {
  check(view: MatchView, action: unknown): Refusal | null;
  momentOf(view: MatchView): string;
}

export const rulesOf = (game: AnyGame): Rules => ({
  check: (view, action) => checkAction(game, view, action),
  momentOf: (view) => (view.viewer === 'host' ? hostMomentOf(game, view) : momentOf(game, view)),
});

import type { AnyGame, Judgment, MatchView, Refusal } from '@/games/game';
import { checkAction, hostMomentOf, momentOf } from '@/games/match';

/** What a page that may send asks of a game's rules: what the server asks, but for what is costly to find out. */
export interface Rules {
  check(view: MatchView, action: unknown): Refusal | null;
  momentOf(view: MatchView): string;
}

/** The server judges what is costly when it is sent, and a desk that tells it before asks a worker. */
const judgedElsewhere: Judgment = { refusal: null, outcome: null };

export const rulesOf = (game: AnyGame): Rules => ({
  check: (view, action) => checkAction(game, view, action, judgedElsewhere),
  momentOf: (view) => (view.viewer === 'host' ? hostMomentOf(game, view) : momentOf(game, view)),
});

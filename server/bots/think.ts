import type { MatchView } from '@/games/game';
import { games } from '@/games/index';
import { createRandom } from '@/games/kit/random';

// The thread in which bots think, so that the server never waits for one. What they are given is a seat's view, and
// nothing else is here to be looked at.

export interface BotTurn {
  readonly game: string;
  readonly bot: string;
  /** As JSON text, as browsers get theirs: for a long match that is much less to hand to a thread than its objects. */
  readonly view: string;
  /** For the bot's own choices; has nothing to do with the match's seed. */
  readonly seed: string;
}

/** The next action, or null where there is nothing (more) to do now. */
export default function think({ game: gameId, bot: botId, view, seed }: BotTurn): unknown {
  const game = games.get(gameId);
  const bot = game?.bots.find(({ id }) => id === botId) ?? game?.bots[0];
  const seen: MatchView = JSON.parse(view);
  return bot?.play(seen, createRandom(seed)) ?? null;
}

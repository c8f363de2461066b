import type { Bot, SeatId } from '../game';
import { createRandom } from '../kit/random';
import { seatIds } from '../kit/seats';
import { applyEvent, createMatch, type Match, type MatchEvent, resultsOf, viewOf } from '../match';
import { createStart } from '../record';
import type { Action } from './actions';
import type { View } from './view';

// How much better one way of playing is than another, in whole matches of two against one: in half of them the
// stronger holds two seats, in half of them one. Seats and colours go round. Slow; for benchmarks.

type Player = Bot<Action, View>;

export interface ArenaScore {
  readonly matches: number;
  /** Matches in which a seat of the stronger alone stands on rank 1. */
  readonly won: number;
  /** The same, where it held two seats and where it held one against two. */
  readonly wonWithTwo: number;
  readonly wonWithOne: number;
  /** The longest time that `clock` measured for one move of the stronger, in milliseconds. */
  readonly slowestMs: number;
}

export interface ArenaTask {
  readonly stronger: Player;
  readonly weaker: Player;
  readonly matches: number;
  readonly seed: string;
  /** Measures how long an answer takes, in milliseconds. */
  readonly clock: () => number;
  readonly onMatch?: (n: number, won: boolean) => void;
}

export function compete({ stronger, weaker, matches, seed, clock, onMatch }: ArenaTask): ArenaScore {
  let [wonWithTwo, wonWithOne, slowestMs] = [0, 0, 0];
  const timed: Player = {
    ...stronger,
    play(view, random) {
      const before = clock();
      const action = stronger.play(view, random);
      slowestMs = Math.max(slowestMs, clock() - before);
      return action;
    },
  };
  for (let n = 0; n < matches; n++) {
    const single = seats[Math.floor(n / 2) % 3];
    const hasTwo = n % 2 === 0;
    const isStronger = (seat: SeatId) => (seat === single) !== hasTwo;
    const winners = playMatch(`${seed} ${n}`, (seat) => (isStronger(seat) ? timed : weaker));
    const won = winners.length > 0 && winners.every(isStronger);
    if (won && hasTwo) wonWithTwo++;
    if (won && !hasTwo) wonWithOne++;
    onMatch?.(n, won);
  }
  return { matches, won: wonWithTwo + wonWithOne, wonWithTwo, wonWithOne, slowestMs };
}

const seats = seatIds('ABC');

/** A whole match; each seat acts until it has nothing more to do, so that no clock is needed. */
function playMatch(seed: string, playerOf: (seat: SeatId) => Player): readonly SeatId[] {
  let match = createMatch(createStart({ game: 'bifrost', settings: {}, seats, seed }));
  for (let n = 0; match.status !== 'finished'; n++) {
    invariantProgress(n);
    for (const seat of seats) match = actOnce(match, { seat, player: playerOf(seat), seed: `${seed} ${n}` });
  }
  return resultsOf(match)?.winners ?? [];
}

function actOnce(match: Match, { seat, player, seed }: { seat: SeatId; player: Player; seed: string }): Match {
  if (match.status === 'finished') return match;
  const action = player.play(viewOf(match, seat) as ReturnType<typeof viewOf> & View, createRandom(seed, seat));
  if (action === null) return match;
  const event: MatchEvent = { at: 0, by: seat, action };
  const { match: after, refusal } = applyEvent(match, event, []);
  if (refusal !== null) throw new Error(`${player.id} sent ${JSON.stringify(action)}: ${refusal.message}`);
  return after;
}

function invariantProgress(n: number) {
  if (n > 5000) throw new Error('a match that bots play comes to its end');
}

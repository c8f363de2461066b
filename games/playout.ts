import type { Random, SeatId } from './game';
import { createRandom } from './kit/random';
import { applyEvent, createMatch, dueAt, type Match, type MatchEvent, type MatchStart, viewOf } from './match';

// A whole match played by bots, from a seed. Used by the contract suite, by `simulate` and by benchmarks: every bot
// sees its seat's view and nothing else, exactly as on the server.

export interface Playout {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
  readonly match: Match;
}

export interface PlayoutOptions {
  /** Seeds everything the bots draw; apart from the match's own seed. */
  readonly seed: string;
  readonly maxEvents?: number;
  /** Which bot plays a seat: an index into the game's bots; absent: the first for all. */
  readonly botOf?: (seat: SeatId) => number;
  /** Sees every event before it is applied (`match` and `log` as they are then). */
  readonly onEvent?: (match: Match, event: MatchEvent, log: readonly MatchEvent[]) => void;
}

/** Plays until the match is finished, or `maxEvents` are reached. Where no bot acts, the deadline passes. */
export function playOut(start: MatchStart, { seed, maxEvents = 5000, botOf, onEvent }: PlayoutOptions): Playout {
  const log: MatchEvent[] = [];
  let match = createMatch(start);
  let at = 0;
  const apply = (event: MatchEvent) => {
    onEvent?.(match, event, log);
    const applied = applyEvent(match, event, log);
    if (applied.refusal !== null) {
      throw new Error(`${event.by} sent ${JSON.stringify(event.action)}: ${applied.refusal.message}`);
    }
    match = applied.match;
    log.push(event);
  };
  while (match.status !== 'finished' && log.length < maxEvents) {
    at += 1;
    const random = createRandom(seed, 'playout', log.length);
    const event = nextBotEvent(match, { at, random, botOf }) ?? clockEvent(match, at);
    at = event.at;
    apply(event);
  }
  return { start, events: log, match };
}

/** What the next bot that has something to do sends, seats in an order drawn anew each time; null: nobody has. */
export function nextBotEvent(
  match: Match,
  { at, random, botOf }: { at: number; random: Random; botOf?: (seat: SeatId) => number },
): MatchEvent | null {
  const { game, seats } = match.start;
  for (const seat of random.shuffle(seats)) {
    const bot = game.bots[botOf?.(seat) ?? 0] ?? game.bots[0];
    const action = bot?.play(viewOf(match, seat), random) ?? null;
    if (action !== null) return { at, by: seat, action };
  }
  return null;
}

function clockEvent(match: Match, at: number): MatchEvent {
  const due = dueAt(match);
  const canResolve = match.start.settings.pace === 'host' || due === null;
  if (canResolve) return { at, by: 'host', action: hostStep(match) };
  return { at: Math.max(at, due), by: 'clock' };
}

/** What a host does when nobody acts and no clock runs: resolve, or whatever is waiting for the host. */
function hostStep(match: Match): unknown {
  const view = viewOf(match, 'host');
  return match.start.game.hostStep?.(view) ?? { type: 'resolve' };
}

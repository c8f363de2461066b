import type { AnyGame } from '@/games/game';
import { applyEvent, createMatch, type Match, type MatchEvent, type MatchStart } from '@/games/match';
import type { MatchRecord } from '@/games/record';

// A record played in the browser by the same rules as on the server, with the one game it needs.

/** The fixed part of a record, every default filled in. */
export function startOf(game: AnyGame, record: Omit<MatchRecord, 'events'>): MatchStart {
  return { game, settings: game.settings.parse(record.settings), seats: record.seats, seed: record.seed };
}

/** A match at every moment. */
export interface Folded {
  readonly start: MatchStart;
  readonly events: readonly MatchEvent[];
  /** `matches[k]` is the match after the first k events; states share what did not change. */
  readonly matches: readonly Match[];
  /** Why event k was refused, or null. */
  readonly refused: readonly (string | null)[];
}

const TURN_MS = 30;

/** Folds all events, letting the page breathe in between. `onProgress` hears the share that is done. */
export async function foldAll(
  { start, events }: Pick<Folded, 'start' | 'events'>,
  onProgress: (share: number) => void = () => {},
): Promise<Folded> {
  const matches = [createMatch(start)];
  const refused: (string | null)[] = [];
  let turnEnds = performance.now() + TURN_MS;
  for (const [i, event] of events.entries()) {
    const before = matches[i];
    if (before === undefined) break;
    const { match, refusal } = applyEvent(before, event, events.slice(0, i));
    matches.push(match);
    refused.push(refusal?.message ?? null);
    if (performance.now() < turnEnds) continue;
    onProgress((i + 1) / events.length);
    await new Promise((resolve) => setTimeout(resolve));
    turnEnds = performance.now() + TURN_MS;
  }
  return { start, events, matches, refused };
}

/** Steps at which the round, the phase or the status is another than one step before; the first and last among them. */
export function turningPoints({ matches }: Pick<Folded, 'matches'>, phaseOf: (match: Match) => string): number[] {
  const phases = matches.map(phaseOf);
  return phases.flatMap((phase, i) => (i === 0 || i === phases.length - 1 || phase !== phases[i - 1] ? [i] : []));
}

import type { SeatId } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { applyEvent, createMatch, foldMatch, type Match, momentOf, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import { gameNamed, playingOf, recordBetweenBots } from '@/scripts/playing';
import { type NamedRecord, recordsOf } from '../recorded-match';

/** How much is walked: a phase once, a record of each game, or every record. */
export type Depth = 'sample' | 'walk' | 'whole';

/** A moment of a recorded match, and whose seat is looked at. */
export interface Stop {
  readonly game: string;
  readonly name: string;
  readonly recorded: NamedRecord;
  readonly events: number;
  readonly seat: SeatId;
}

/**
 * Every phase of a record in the middle of its longest stay, more than a sample also at its beginning, and the end. The
 * seat is the first that has something to do then.
 */
export function stopsOf(game: string, recorded: NamedRecord, depth: Depth): Stop[] {
  const { start, events } = parseRecord(recorded.record);
  const spells: { readonly phase: string; readonly from: number; to: number }[] = [];
  for (let count = 0; count <= events.length; count++) {
    const match = foldMatch(start, events.slice(0, count));
    const phase = match.status === 'running' ? viewOf(match, 'spectator').phase : match.status;
    const last = spells.at(-1);
    if (last?.phase === phase) last.to = count;
    else spells.push({ phase, from: count, to: count });
  }
  const phases = [...new Set(spells.map(({ phase }) => phase))];
  return phases.flatMap((phase) => {
    const own = spells.filter((spell) => spell.phase === phase);
    const longest = own.reduce((a, b) => (b.to - b.from > a.to - a.from ? b : a));
    const middle = Math.ceil((longest.from + longest.to) / 2);
    const counts = new Set(depth === 'sample' ? [middle] : [longest.from, middle]);
    return [...counts].map((count) => ({
      ...{ game, recorded, events: count },
      name: `${recorded.name}, ${phase}, after ${count}`,
      seat: seatToAct(foldMatch(start, events.slice(0, count))),
    }));
  });
}

function seatToAct(match: Match): SeatId {
  const { seats } = viewOf(match, 'spectator');
  return (seats.find(({ acted }) => acted === false) ?? itemAt(seats, 0)).seat;
}

/** One record of each game, all of them for the whole. */
export function allStops(games: readonly string[], depth: Depth): Stop[] {
  return games.flatMap((game) => {
    const records = recordsOf(game);
    const longest = records.reduce((a, b) => (b.record.events.length > a.record.events.length ? b : a));
    return (depth === 'whole' ? records : [longest]).flatMap((recorded) => stopsOf(game, recorded, depth));
  });
}

/**
 * In each phase of a match between bots everybody but one is done, and the phase closes with that one: as they are when
 * nothing is left but to say so, and as they are when they have done nothing in it yet.
 */
export function lastOutStops(game: string): Stop[] {
  const record = recordBetweenBots(playingOf(gameNamed(game), quick), 0);
  const { start, events } = parseRecord(record);
  const stops: Stop[] = [];
  const seen = new Set<string>();
  let [match, openedAt] = [createMatch(start), 0];
  for (const [count, event] of events.entries()) {
    const [before, opened, { by }] = [viewOf(match, 'spectator'), openedAt, event];
    match = applyEvent(match, event, events.slice(0, count)).match;
    if (momentOf(start.game, before) === momentOf(start.game, viewOf(match, 'spectator'))) continue;
    openedAt = count + 1;
    const seat = start.seats.find((one) => one === by);
    if (seat === undefined || seen.has(before.phase)) continue;
    seen.add(before.phase);
    const done = events.slice(0, count);
    const untouched = done.filter((one, i) => i < opened || one.by !== seat);
    stops.push(
      ...[done, untouched].map((kept) => {
        const name = `${before.phase}, the last one out, ${kept === done ? 'all but done' : 'nothing done'}`;
        const recorded = { name, record: { ...record, events: kept } };
        return { game, name, recorded, events: kept.length, seat };
      }),
    );
  }
  return stops;
}

/** Without scenes between phases, and with clocks that run. */
const quick = { seed: 'last out', set: ['pace="ready"', 'interludeSeconds=0'] };

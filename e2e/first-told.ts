import type { MatchView, SeatId } from '@/games/game';
import { foldMatch, viewOf } from '@/games/match';
import { parseRecord } from '@/games/record';
import type { Database } from '../server/database/db';
import type { Person } from './fixtures';
import { type NamedRecord, putRecordedMatch, recordsOf } from './recorded-match';

// What a game's scenes tell a seat of a recorded match, and somebody on that seat as it is about to be told.

/** As much of what a game's scenes tell (components/stage/scene.ts) as is asked for here. */
interface Close {
  readonly scene: object | null;
  readonly card: { readonly title: string } | null;
}

interface Telling {
  readonly settings: unknown;
  readonly mine: SeatId | null;
  nameOf(seat: SeatId): string;
}

export interface Told {
  readonly recorded: NamedRecord;
  readonly seat: SeatId;
  /** The number of the event that is told so. */
  readonly event: number;
  readonly close: Close;
}

/** The first time in the records of a game that a seat is told something of this kind. */
export async function firstTold(game: string, isKind: (close: Close) => boolean): Promise<Told> {
  const { closeOf }: { closeOf(before: MatchView, after: MatchView, telling: Telling): Close | null } = await import(
    `../components/games/${game}/scenes`
  );
  for (const recorded of recordsOf(game)) {
    const { start, events } = parseRecord(recorded.record);
    const telling = { settings: start.settings, nameOf: (seat: SeatId) => seat };
    const matches = events.slice(0, 120).map((_, i) => foldMatch(start, events.slice(0, i + 1)));
    for (const seat of start.seats)
      for (const [i, match] of matches.entries()) {
        const before = matches[i - 1];
        if (before?.status !== 'running' || match.status !== 'running') continue;
        const close = closeOf(viewOf(before, seat), viewOf(match, seat), { ...telling, mine: seat });
        if (close !== null && isKind(close)) return { recorded, seat, event: i + 1, close };
      }
  }
  throw new Error(`No seat is told such a thing in ${game}.`);
}

/** Ann on the seat that is about to be told it. */
export async function sitDown(database: Database, ann: Person, { recorded, seat, event }: Told) {
  const me = await ann.api.account.me.query();
  if (me === null) throw new Error('Ann is not signed in.');
  return putRecordedMatch(database, {
    ...{ record: recorded.record, events: event - 1, title: 'Seen by others' },
    names: recorded.record.seats.map((at) => `Player ${at}`),
    host: { id: 'nobody', name: 'Hana' },
    players: { [seat]: me },
  });
}

import type { SeatId } from '@/games/game';
import { letteredSeats } from '@/games/kit/seats';
import { createMatch, viewOf } from '@/games/match';
import { createStart } from '@/games/record';
import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { movesAt } from '../log/quiet';
import { gameOf, isFree, isOpenSeat, type MatchRow, readSeats, type SeatRow, settingsFrom } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { nameOf, promiseOf } from '../pages/seats';
import type { Person } from '../person';
import { botsFor, seatBots, unknownBot } from './bots';
import { inLobby } from './in-lobby';
import { problemWith } from './plan';
import { renumber } from './seats';

export const freeSeatsChoices = ['refuse', 'bots until they come', 'bots', 'open bots', 'remove'] as const;
export type FreeSeats = (typeof freeSeatsChoices)[number];

export interface Starting {
  readonly match: LoadedMatch;
  /**
   * What becomes of free seats; `bots until they come`: their links stay, and seat whoever comes in the bot's place; `open
   * bots`: of those that are kept for nobody bots take, the others go.
   */
  readonly freeSeats: FreeSeats;
  /** The host who is shown everything from the start on; null: each is asked first. */
  readonly shownAllTo: Person | null;
}

/** From here on the seats, the settings and the seed stand. */
export function startMatch(service: Changing, { match, ...starting }: Starting): Promise<Outcome> {
  return inLobby(service, match, (db, row) => begin(db, { match, row, ...starting }));
}

/** Within a change of the match, which is in its lobby. */
export async function begin(
  db: Queryable,
  { match, row, freeSeats, shownAllTo }: Starting & { readonly row: MatchRow },
): Promise<Outcome> {
  const unpromised = await refuseUnpromised(db, { match, row });
  if (unpromised !== null) return unpromised;
  const settled = await settleFreeSeats(db, { match, row, freeSeats });
  if (!settled.ok) return settled;
  const problem = problemWithCount(settled.seats.length, { match, row: settled.row });
  if (problem !== null) return problem;
  const { row: settledRow, seats } = settled;
  await putStarted(db, { row: settledRow, seats, shownAllTo: shownAllTo === null ? [] : [shownAllTo.id] });
  return accepted({});
}

/** All that a start with every seat taken is refused for now; none: `begin` takes it. */
export async function obstaclesTo(
  db: Queryable,
  { match, row }: { match: LoadedMatch; row: MatchRow },
): Promise<Refused[]> {
  const seats = await readSeats(db, row.id);
  const found = [
    await refuseUnpromised(db, { match, row }),
    refuseFree(seats.filter(isFree)),
    problemWithCount(seats.length, { match, row }),
  ];
  return found.filter((one) => one !== null);
}

const problemWithCount = (count: number, { match, row }: { match: LoadedMatch; row: MatchRow }): Refused | null =>
  problemWith({
    ...{ game: gameOf(match), settings: settingsFrom(row.settings), count },
    ...{ sealed: row.sealed, practice: row.practice },
  });

/** What the game asks of players beside the board is a rule of it: nobody plays who has not promised. Bots have. */
async function refuseUnpromised(
  db: Queryable,
  { match, row }: { match: LoadedMatch; row: MatchRow },
): Promise<Refused | null> {
  const promise = promiseOf(match);
  if (promise === null) return null;
  const people = (await readSeats(db, row.id)).filter(({ holderId, bot }) => holderId !== null && bot === null);
  const names = people
    .filter(({ promisedAt }) => promisedAt === null)
    .map((seat) => nameOf({ row, platform: match.platform }, seat));
  return names.length === 0
    ? null
    : refused(
        'UNPROMISED',
        `${promise.name}: not promised yet by ${new Intl.ListFormat('en').format(names)}. The match can start when they have, or when their seats are free.`,
      );
}

async function settleFreeSeats(
  db: Queryable,
  { match, row, freeSeats }: Omit<Starting, 'shownAllTo'> & { row: MatchRow },
): Promise<Outcome<{ seats: SeatId[]; row: MatchRow }>> {
  const seats = await readSeats(db, row.id);
  const ids = idsOf(seats);
  const free = idsOf(seats.filter(isFree));
  if (freeSeats === 'refuse' || free.length === 0) return refuseFree(free) ?? accepted({ seats: ids, row });
  const byBots =
    freeSeats === 'remove' ? [] : freeSeats === 'open bots' ? idsOf(seats.filter(isFree).filter(isOpenSeat)) : free;
  const bots = botsFor(gameOf(match), undefined);
  if (byBots.length > 0 && bots.length === 0) return unknownBot();
  await seatBots(db, { matchId: row.id, seats: byBots, bots, keepsLinks: freeSeats === 'bots until they come' });
  const gone = free.filter((seat) => !byBots.includes(seat));
  if (gone.length === 0) return accepted({ seats: ids, row });
  const kept = ids.filter((seat) => !gone.includes(seat));
  const renumbered = await renumber(db, { row, before: seats, kept, count: kept.length });
  return accepted({ seats: letteredSeats(kept.length), row: renumbered });
}

function refuseFree({ length }: readonly unknown[]): Refused | null {
  if (length === 0) return null;
  if (length === 1) return refused('FREE_SEATS', 'A seat is free. Fill it, or take it away.');
  return refused('FREE_SEATS', `${length} seats are free. Fill them, or take them away.`);
}

const idsOf = (seats: readonly SeatRow[]) => seats.map(({ seat }) => seat);

interface Putting {
  readonly row: MatchRow;
  readonly seats: readonly SeatId[];
  readonly shownAllTo: string[];
}

async function putStarted(db: Queryable, { row, seats, shownAllTo }: Putting): Promise<void> {
  const settings = settingsFrom(row.settings);
  const start = createStart({ game: row.game, settings, seats, seed: row.seed });
  const match = createMatch(start);
  const startedAt = new Date(now());
  const time = startedAt.getTime();
  const dueAt = movesAt({ row, folded: match, startedAt: time, last: time });
  const { phase, round } = viewOf(match, 'spectator');
  await db.match.updateMany({
    where: { id: row.id },
    data: {
      status: match.status,
      phase,
      round,
      startedAt,
      dueAt: dueAt === null ? null : new Date(dueAt),
      version: start.game.version,
      fullSettings: JSON.stringify(start.settings),
      readyCheckAt: null,
      startMissedAt: null,
      startMissedWhy: null,
      shownAllTo,
      updatedAt: startedAt,
    },
  });
}

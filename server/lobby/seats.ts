import { settingWords } from '@/games/generated/setting-words';
import { withMovedSeats } from '@/games/kit/moved-settings';
import { letteredSeats } from '@/games/kit/seats';
import { lookAlike } from '../auth/names';
import type { Queryable } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { unknownSeat } from '../log/refusals';
import { gameOf, isFree, type MatchRow, readSeats, type SeatRow, settingsFrom } from '../log/rows';
import { refuseChanged } from '../log/sitting';
import { accepted, type Outcome, refused } from '../outcome';
import { inLobby } from './in-lobby';
import { setMember } from './members';
import { namesBeside } from './names';
import { problemWith } from './plan';

interface Freeing {
  readonly match: LoadedMatch;
  readonly seat: string;
  /** Who sat there (log/sitting.ts); left out: whoever does. */
  readonly meantFor?: string | undefined;
  /** The host's words to whoever is sent away. */
  readonly reason?: string;
}

/** Kicks whoever sits there: in the lobby alone; later a seat is replaced. */
export function freeSeat(service: Changing, { match, seat, meantFor, reason }: Freeing): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const held = (await readSeats(db, row.id)).find((other) => other.seat === seat);
    if (held === undefined) return unknownSeat();
    const changed = refuseChanged(held, meantFor);
    if (changed !== null) return changed;
    if (row.practice && held.holderId === row.ownerId) return refused('OWN_SEAT', 'This seat is your own.');
    await sendAway(db, { matchId: row.id, held, reason });
    if (held.bot !== null && held.holderId === null) return withoutBot(db, { matchId: row.id, seat });
    if (held.holderId === null) return emptySeat(db, { matchId: row.id, seat });
    const data = { ...emptied(held, row), bot: null, linkId: null, linkHash: null };
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data });
    return accepted({});
  });
}

/** Whoever holds the seat may watch from now on, and not sit down again before a host lets them. */
export async function sendAway(
  db: Queryable,
  {
    matchId,
    held,
    reason,
  }: { matchId: number; held: Pick<SeatRow, 'holderId' | 'holderName'> & { seat: string }; reason: string | undefined },
): Promise<void> {
  if (held.holderId === null) return;
  const person = { id: held.holderId, name: held.holderName ?? held.seat };
  await setMember(db, { matchId, person, kind: 'sent-away', reason: reason ?? null });
}

/** What goes with whoever held a seat. */
export const nobody = {
  ...{ holderId: null, holderName: null, holderGuest: false, readyAt: null, promisedAt: null, notebook: null },
  ...{ faceEmblem: null, faceEnamel: null, leftAt: null },
};

/**
 * A seat that somebody was taken off. What its host had called it was their name; who comes next brings their own. In a
 * match that runs it is called as it was until then.
 */
export function emptied(
  { name, holderName, firstName }: Pick<SeatRow, 'name' | 'holderName' | 'firstName'>,
  { status }: Pick<MatchRow, 'status'>,
) {
  if (status === 'lobby') return { ...nobody, name: null };
  return {
    ...nobody,
    ...(name === null ? { holderName, firstName } : { name: null, holderName: name, firstName: name }),
  };
}

/** The seat is kept for who has its link, as before. */
async function withoutBot(db: Queryable, { matchId, seat }: { matchId: number; seat: string }): Promise<Outcome> {
  await db.matchSeat.update({ where: { matchId_seat: { matchId, seat } }, data: { bot: null } });
  return accepted({});
}

export async function emptySeat(db: Queryable, { matchId, seat }: { matchId: number; seat: string }): Promise<Outcome> {
  await db.matchSeat.update({
    where: { matchId_seat: { matchId, seat } },
    data: { ...nobody, bot: null, linkId: null, linkHash: null },
  });
  return accepted({});
}

export function renameSeat(
  service: Changing,
  { match, seat, name }: { match: LoadedMatch; seat: string; name: string },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    if (!seats.some((other) => other.seat === seat)) return unknownSeat();
    const named = seats.filter((other) => other.seat !== seat).flatMap((other) => other.name ?? []);
    const other = lookAlike(name, [...namesBeside(match, seat, seats), ...named]);
    if (other !== null) return refused('NAME_TAKEN', `This looks like ${other}, who is in this match already.`, 'name');
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data: { name } });
    return accepted({});
  });
}

/** `order` names the present seats in their new order; whoever sits on them moves along. */
export function reorderSeats(
  service: Changing,
  { match, seats: order }: { match: LoadedMatch; seats: readonly string[] },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const isPermutation = order.length === seats.length && seats.every(({ seat }) => order.includes(seat));
    if (!isPermutation) return refused('BAD_ORDER', 'Name every seat once, in the new order.', 'seats');
    await moveHolders(db, { matchId: row.id, from: order, to: seats.map(({ seat }) => seat) });
    await keepSettings(db, { row, settings: settingsAfter(row, { before: seats, kept: order, count: order.length }) });
    return accepted({});
  });
}

/** Seat ids stay in place (they are the rules' letters); what is on them moves. */
async function moveHolders(
  db: Queryable,
  { matchId, from, to }: { matchId: number; from: readonly string[]; to: readonly string[] },
) {
  await db.$executeRaw`update match_seat set seat = '-' || seat where match_id = ${matchId}`;
  await db.$executeRaw`
    update match_seat set seat = to_seat, position = n - 1
    from unnest(${from}::text[], ${to}::text[]) with ordinality as moved (from_seat, to_seat, n)
    where match_id = ${matchId} and seat = '-' || from_seat`;
}

export function setSeatCount(
  service: Changing,
  { match, count }: { match: LoadedMatch; count: number },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const kept = keptSeats(seats, count);
    const settings = settingsAfter(row, { before: seats, kept: kept ?? idsOf(seats), count });
    const problem = problemWith({ game: gameOf(match), settings, count, sealed: row.sealed, practice: row.practice });
    if (problem !== null) return problem;
    if (kept === null) return refused('TAKEN', 'More seats than that are taken; free some of them first.', 'count');
    await renumber(db, { row, before: seats, kept, count });
    return accepted({});
  });
}

/** Free seats go first, from the end; null where more seats are taken than would stay. */
function keptSeats(seats: readonly SeatRow[], count: number): string[] | null {
  const surplus = Math.max(0, seats.length - count);
  const free = seats.filter((seat) => isFree(seat) && seat.linkId === null).map(({ seat }) => seat);
  if (free.length < surplus) return null;
  const gone = surplus === 0 ? [] : free.slice(-surplus);
  return seats.map(({ seat }) => seat).filter((seat) => !gone.includes(seat));
}

interface Renumbering {
  readonly row: MatchRow;
  readonly before: readonly Pick<SeatRow, 'seat'>[];
  /** Those of the former seats that stay, in their new order. */
  readonly kept: readonly string[];
  readonly count: number;
}

/**
 * Seats are lettered without gaps again, and new free ones come at the end. Gives the match with its settings, of which
 * those by player go with their player.
 */
export async function renumber(db: Queryable, { row, before, kept, count }: Renumbering): Promise<MatchRow> {
  const matchId = row.id;
  const ids = letteredSeats(count);
  await db.matchSeat.deleteMany({ where: { matchId, seat: { notIn: [...kept] } } });
  await moveHolders(db, { matchId, from: kept, to: ids.slice(0, kept.length) });
  const added = ids.slice(kept.length);
  await db.matchSeat.createMany({ data: added.map((seat, i) => ({ matchId, seat, position: kept.length + i })) });
  return keepSettings(db, { row, settings: settingsAfter(row, { before, kept, count }) });
}

function settingsAfter(
  row: MatchRow,
  { before, kept, count }: Omit<Renumbering, 'row'>,
): Readonly<Record<string, unknown>> {
  const settings = settingsFrom(row.settings);
  const words = Object.hasOwn(settingWords, row.game) ? settingWords[row.game] : undefined;
  const places = before.map(({ seat }) => (kept.includes(seat) ? kept.indexOf(seat) : null));
  return withMovedSeats(settings, words?.special ?? {}, { places, count });
}

async function keepSettings(
  db: Queryable,
  { row, settings }: { row: MatchRow; settings: Readonly<Record<string, unknown>> },
): Promise<MatchRow> {
  const text = JSON.stringify(settings);
  if (text !== row.settings) await db.match.update({ where: { id: row.id }, data: { settings: text } });
  return { ...row, settings: text };
}

const idsOf = (seats: readonly Pick<SeatRow, 'seat'>[]) => seats.map(({ seat }) => seat);

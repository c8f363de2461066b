import { createHash, randomBytes } from 'node:crypto';
import type { SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import { lastBrowserOf } from '../auth/sessions';
import type { Queryable, Querying } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { seatsStay, unknownSeat } from '../log/refusals';
import { isFree, type MatchRow, type MatchStatus, readSeats, type SeatRow } from '../log/rows';
import { refuseChanged } from '../log/sitting';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { faceOf, nameOf, takenSeat } from '../pages/seats';
import type { ChosenFace, TakenSeat } from '../pages/shapes';
import { variantOfMatch } from '../pages/variant';
import type { Person } from '../person';
import { refuseSentAway } from './members';
import { namesBeside } from './names';
import { emptied, sendAway } from './seats';

// Links: a personal one for a seat, an open one for any free seat, one to watch a private match. Each holds 128 random
// bits and is kept as its hash alone, so that who reads the database can sit down nowhere.

export type LinkKind = 'seat' | 'join' | 'watch';

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function isOpenLink(
  { row }: Pick<LoadedMatch, 'row'>,
  { kind, token }: { kind: 'join' | 'watch'; token: string },
): boolean {
  const hash = kind === 'join' ? row.joinLinkHash : row.watchLinkHash;
  return hash !== null && hash === hashOf(token);
}

interface FoundLink {
  readonly matchId: number;
  readonly kind: LinkKind;
  readonly seat: SeatId | null;
  readonly linkId: string | null;
}

export async function findLink(db: Queryable, token: string): Promise<FoundLink | null> {
  const hash = hashOf(token);
  const seat = await db.matchSeat.findUnique({ where: { linkHash: hash } });
  if (seat !== null) return { matchId: seat.matchId, kind: 'seat', seat: seatId(seat.seat), linkId: seat.linkId };
  const match = await db.match.findFirst({ where: { OR: [{ joinLinkHash: hash }, { watchLinkHash: hash }] } });
  if (match === null) return null;
  return { matchId: match.id, kind: match.joinLinkHash === hash ? 'join' : 'watch', seat: null, linkId: null };
}

/** Whom a seat's link makes of somebody who is not signed in; null where there is no link. */
export const guestIdOf = (linkId: string | null): string | null => (linkId === null ? null : `guest:${linkId}`);

/**
 * The link of a seat that is held, in a match whose submissions are sealed: hosts give links out, and would see by one what
 * its holder has sent (docs/decisions/558).
 */
export const isInUse = (
  seat: { readonly holderId: string | null },
  { row }: { row: Pick<MatchRow, 'sealed' | 'status'> },
) => seat.holderId !== null && row.sealed && row.status !== 'finished';

/** Whom a personal link signs in. */
export interface SeatLinkHolder {
  readonly guestId: string;
  readonly name: string;
  /** What everybody else in the match is called. */
  readonly others: readonly string[];
  /** This guest sits there already, and is called `name`. */
  readonly isSeated: boolean;
  /** The guest sits there under seal by another browser than the one that asks. */
  readonly isInUse: boolean;
}

/** Whether the link of a seat works for nobody in this browser. Whoever signed out there comes back by it. */
const isClosedTo = async (
  service: Querying,
  { match, seat, browser }: { match: LoadedMatch; seat: SeatRow; browser: string | null },
): Promise<boolean> => {
  const { holderId, linkId } = seat;
  if (holderId === null || !isInUse(seat, match)) return false;
  return (
    browser === null || holderId !== guestIdOf(linkId) || (await lastBrowserOf(service.prisma, holderId)) !== browser
  );
};

/**
 * For signing in by a seat link: whom it makes. The same link is the same guest on every device; a link that was issued
 * anew is another one. Null: the link does not work (any more).
 */
export async function findSeatLink(
  service: Querying & Finding,
  token: string,
  browser: string | null = null,
): Promise<(SeatLinkHolder & { code: string }) | null> {
  const link = await findLink(service.prisma, token);
  const guestId = guestIdOf(link?.linkId ?? null);
  if (link === null || guestId === null) return null;
  const match = await service.matches.get(link.matchId);
  if (match === null) return null;
  await service.refresh(match); // another process may have made the link just now
  const seat = match.platform.seats.find((row) => row.linkId === link.linkId);
  if (seat === undefined) return null;
  const others = namesBeside(match, seat.seat);
  const isSeated = seat.holderId === guestId;
  const name = (isSeated ? seat.holderName : seat.name) ?? `Guest ${seat.seat}`;
  const isInUse = await isClosedTo(service, { match, seat, browser });
  return { code: match.row.code, guestId, name, others, isSeated, isInUse };
}

export interface LinkPreview {
  readonly kind: LinkKind;
  readonly code: string;
  readonly title: string;
  readonly game: string;
  readonly status: MatchStatus;
  readonly hostName: string;
  readonly seat: SeatId | null;
  readonly seatName: string | null;
  /** Somebody sits on the seat already. */
  readonly taken: boolean;
  /** Nobody sits there, and a bot plays until somebody comes. */
  readonly botPlays: boolean;
  /** The host has named the seat. */
  readonly named: boolean;
  /** Of everybody's, as they were chosen, in seat order; null: nobody has a face in this match. */
  readonly faces: readonly (ChosenFace | null)[] | null;
  /** Where the seat stands among them. */
  readonly place: number | null;
  /** In the lobby: when it starts by itself (epoch milliseconds); null: when its host starts it. */
  readonly startsAt: number | null;
  readonly seats: number;
  /** How many of them somebody sits on, or a bot. */
  readonly takenSeats: number;
  /** What everybody who sits there is called, in seat order, bots after people; null: nobody knows who plays what in this match. */
  readonly players: readonly string[] | null;
  /** Whoever asks sits there. */
  readonly mine: boolean;
  /** What is sent in the match is sealed: a seat's link works for the first who comes by it alone. */
  readonly sealed: boolean;
  /** Somebody else sits there under seal, so that it works for nobody in this browser. */
  readonly isInUse: boolean;
  /** An account took the seat by this link from the guest whom it made; null: none did, or it is who asks. */
  readonly lost: TakenSeat | null;
  /** Who asks, or somebody who came with this browser, was taken off their seat, and no host has let them play again. */
  readonly sentAway: boolean;
}

export async function previewLink(
  service: Querying & Finding,
  { token, by, browser }: { token: string; by: Person | null; browser: string | null },
): Promise<LinkPreview | null> {
  const link = await findLink(service.prisma, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (link === null || match === null) return null;
  const { code, title, game, ownerName } = match.row;
  const seat = match.platform.seats.find((row) => row.seat === link.seat);
  const mine = by !== null && seat?.holderId === by.id;
  return {
    kind: link.kind,
    code,
    title,
    game,
    status: match.status,
    hostName: ownerName,
    seat: link.seat,
    seatName: seat === undefined ? null : (seat.name ?? nameOf(match, seat)),
    taken: seat !== undefined && seat.holderId !== null,
    botPlays: seat !== undefined && seat.holderId === null && seat.bot !== null,
    named: seat !== undefined && seat.name !== null,
    ...facesShown(match, seat),
    ...playersShown(match),
    startsAt: match.status === 'lobby' ? (match.row.dueAt?.getTime() ?? null) : null,
    mine,
    sealed: match.row.sealed,
    isInUse: seat !== undefined && !mine && (await isClosedTo(service, { match, seat, browser })),
    lost: seat === undefined || mine || seat.takenFrom !== guestIdOf(link.linkId) ? null : takenSeat(seat),
    sentAway: link.kind !== 'watch' && !mine && (await isSentAway(service, { match, link, by, browser })),
  };
}

async function isSentAway(
  { prisma }: Querying,
  { match, link, by, browser }: { match: LoadedMatch; link: FoundLink; by: Person | null; browser: string | null },
): Promise<boolean> {
  const { row, members } = match.platform;
  if (members.some(({ personId, kind }) => personId === by?.id && kind === 'sent-away')) return true;
  const personId = guestIdOf(link.linkId) ?? by?.id ?? '';
  return (await refuseSentAway(prisma, { row, browser, personId })) !== null;
}

function facesShown(match: LoadedMatch, seat: SeatRow | undefined): Pick<LinkPreview, 'faces' | 'place'> {
  const { seats } = match.platform;
  return {
    faces: variantOfMatch(match).anonymous ? null : seats.map((row) => faceOf(match, row)),
    place: seat === undefined ? null : seats.indexOf(seat),
  };
}

function playersShown(match: LoadedMatch): Pick<LinkPreview, 'seats' | 'takenSeats' | 'players'> {
  const { seats } = match.platform;
  const taken = seats.filter((seat) => !isFree(seat));
  const inOrder = [...taken.filter(({ bot }) => bot === null), ...taken.filter(({ bot }) => bot !== null)];
  return {
    seats: seats.length,
    takenSeats: taken.length,
    players: variantOfMatch(match).anonymous ? null : inOrder.map((seat) => nameOf(match, seat)),
  };
}

/** A personal link that was just made: its token is told this once, its id tells which of a seat's links is out. */
export interface SeatLink {
  readonly seat: SeatId;
  readonly token: string;
  readonly linkId: string;
}

/** A new personal link, and what is kept of it on its seat's row. */
export function createSeatLink(): { token: string; kept: { linkId: string; linkHash: string } } {
  const token = newToken();
  return { token, kept: { linkId: randomBytes(9).toString('base64url'), linkHash: hashOf(token) } };
}

const newToken = () => randomBytes(16).toString('base64url');

interface OpenLink {
  readonly match: LoadedMatch;
  readonly kind: 'join' | 'watch';
}

/** One link for any free seat, or one to watch. The token is told this once; the link that was out before ends. */
export async function issueOpenLink(service: Changing, link: OpenLink): Promise<Outcome<{ token: string }>> {
  const token = newToken();
  return putOpenLink(service, { link, hash: hashOf(token), outcome: { token } });
}

export const revokeOpenLink = (service: Changing, link: OpenLink): Promise<Outcome> =>
  putOpenLink(service, { link, hash: null, outcome: {} });

function putOpenLink<T extends object>(
  service: Changing,
  { link, hash, outcome }: { link: OpenLink; hash: string | null; outcome: T },
): Promise<Outcome<T>> {
  return change(service, link.match, async (db, { id }) => {
    await db.match.update({
      where: { id },
      data: link.kind === 'join' ? { joinLinkHash: hash } : { watchLinkHash: hash },
    });
    return accepted(outcome);
  });
}

/** A personal link for each seat that is free now; links that were out for them end. */
export function issueFreeSeatLinks(
  service: Changing,
  match: LoadedMatch,
): Promise<Outcome<{ links: readonly SeatLink[] }>> {
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const made = (await readSeats(db, row.id)).filter(isFree).map(({ seat }) => ({ seat, ...createSeatLink() }));
    for (const { seat, kept } of made) {
      await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data: kept });
    }
    return accepted({ links: made.map(({ seat, token, kept }) => ({ seat, token, linkId: kept.linkId })) });
  });
}

interface SeatLinkOf {
  readonly match: LoadedMatch;
  readonly seat: string;
  /** Who sat there (log/sitting.ts); left out: whoever does. */
  readonly meantFor?: string | undefined;
}

/**
 * A guest who came by the seat's former link loses the seat, and is told. Refused where somebody sits who did not come by
 * it (the new one would seat nobody), and once the match is over.
 */
export function issueSeatLink(
  service: Changing,
  { match, seat, meantFor }: SeatLinkOf,
): Promise<Outcome<{ token: string; linkId: string }>> {
  const { token, kept } = createSeatLink();
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const now = await db.matchSeat.findUnique({ where: { matchId_seat: { matchId: row.id, seat } } });
    if (now !== null && now.holderId !== null && !cameByLink(now))
      return refused(
        'HELD',
        'Somebody sits here who did not come by a link of this seat, so a new one would seat nobody. Take them off the seat first.',
        'seat',
      );
    const problem = (now && refuseChanged(now, meantFor)) ?? (await putSeatLink(db, { row, seat, kept }));
    return problem ?? accepted({ token, linkId: kept.linkId });
  });
}

/**
 * For a guest who sits by the seat's link and has lost it, or needs it elsewhere: a new one makes the same guest, so that nobody
 * loses the seat; the one that was out ends. Refused where nobody came by it, and where it would work in their browser alone.
 */
export function renewSeatLink(
  service: Changing,
  { match, seat, meantFor }: SeatLinkOf,
): Promise<Outcome<{ token: string; linkId: string }>> {
  const token = newToken();
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return seatsStay();
    const where = { matchId_seat: { matchId: row.id, seat } };
    const now = await db.matchSeat.findUnique({ where });
    if (now === null) return unknownSeat();
    const changed = refuseChanged(now, meantFor);
    if (changed !== null) return changed;
    if (now.linkId === null || !cameByLink(now))
      return refused('NO_GUEST', 'Nobody sits here who came by a link of this seat.', 'seat');
    if (isInUse(now, { row })) return linkOfOneBrowser();
    await db.matchSeat.update({ where, data: { linkHash: hashOf(token) } });
    return accepted({ token, linkId: now.linkId });
  });
}

const linkOfOneBrowser = () =>
  refused(
    'SEALED',
    'What is sent in this match is sealed, so a link works in the browser of who sits there alone.',
    'seat',
  );

export function revokeSeatLink(service: Changing, { match, seat, meantFor }: SeatLinkOf): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const now = await db.matchSeat.findUnique({ where: { matchId_seat: { matchId: row.id, seat } } });
    const changed = now && refuseChanged(now, meantFor);
    if (changed !== null) return changed;
    const problem = await putSeatLink(db, { row, seat, kept: { linkId: null, linkHash: null } });
    return problem ?? accepted({});
  });
}

interface PutSeatLink {
  readonly row: MatchRow;
  readonly seat: string;
  readonly kept: { readonly linkId: string | null; readonly linkHash: string | null };
}

/** A seat of a match that has started is called as it was until somebody comes; of one that is over it stays with who played. */
export async function putSeatLink(db: Queryable, { row, seat, kept }: PutSeatLink): Promise<Refused | null> {
  const where = { matchId_seat: { matchId: row.id, seat } };
  const now = await db.matchSeat.findUnique({ where });
  if (now === null) return unknownSeat();
  const loses = cameByLink(now) && row.status !== 'finished';
  if (loses) await sendAway(db, { matchId: row.id, held: now, reason: undefined });
  await db.matchSeat.update({ where, data: { ...kept, ...(loses ? emptied(now, row) : {}) } });
  return null;
}

const cameByLink = ({ holderId, linkId }: { holderId: string | null; linkId: string | null }): boolean =>
  holderId !== null && holderId === guestIdOf(linkId);

export const deadLink = () => refused('DEAD_LINK', 'This link does not work any more. Ask the host for a new one.');

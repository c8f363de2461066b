import { createHash, randomBytes } from 'node:crypto';
import type { SeatId } from '@/games/game';
import { seatId } from '@/games/kit/seats';
import type { Queryable, Querying } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { unknownSeat } from '../log/refusals';
import type { MatchStatus } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { nameOf } from '../pages/seats';
import { nobody } from './seats';

// Links: a personal one for a seat, an open one for any free seat, one to watch a private match. Each holds 128 random
// bits and is kept as its hash alone, so that who reads the database can sit down nowhere.

export type LinkKind = 'seat' | 'join' | 'watch';

export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

export function isOpenLink({ row }: LoadedMatch, { kind, token }: { kind: 'join' | 'watch'; token: string }): boolean {
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
 * For signing in by a seat link: whom it makes. The same link is the same guest on every device; a link that was issued
 * anew is another one. Null: the link does not work (any more).
 */
export async function findSeatLink(
  service: Querying & Finding,
  token: string,
): Promise<{ code: string; guestId: string; name: string } | null> {
  const link = await findLink(service.prisma, token);
  const guestId = guestIdOf(link?.linkId ?? null);
  if (link === null || guestId === null) return null;
  const match = await service.matches.get(link.matchId);
  const seat = match?.platform.seats.find((row) => row.linkId === link.linkId);
  if (match === null || match === undefined || seat === undefined) return null;
  return { code: match.row.code, guestId, name: seat.name ?? `Guest ${seat.seat}` };
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
}

export async function previewLink(service: Querying & Finding, token: string): Promise<LinkPreview | null> {
  const link = await findLink(service.prisma, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (link === null || match === null) return null;
  const { code, title, game, ownerName } = match.row;
  const seat = match.platform.seats.find((row) => row.seat === link.seat);
  return {
    kind: link.kind,
    code,
    title,
    game,
    status: match.status,
    hostName: ownerName,
    seat: link.seat,
    seatName: seat === undefined ? null : nameOf(match, seat),
    taken: seat !== undefined && seat.holderId !== null,
  };
}

type LinkOf = { readonly match: LoadedMatch } & (
  | { readonly kind: 'seat'; readonly seat: string }
  | { readonly kind: 'join' | 'watch' }
);

/** The token is told this once. A guest who came by the seat's former link loses the seat. */
export function issueLink(service: Changing, link: LinkOf): Promise<Outcome<{ token: string }>> {
  const token = randomBytes(16).toString('base64url');
  return putLink(service, { link, hash: hashOf(token), outcome: { token } });
}

export function revokeLink(service: Changing, link: LinkOf): Promise<Outcome> {
  return putLink(service, { link, hash: null, outcome: {} });
}

function putLink<T extends object>(
  service: Changing,
  { link, hash, outcome }: { link: LinkOf; hash: string | null; outcome: T },
): Promise<Outcome<T>> {
  return change(service, link.match, async (db, row) => {
    if (link.kind === 'seat')
      return (await putSeatLink(db, { matchId: row.id, seat: link.seat, hash })) ?? accepted(outcome);
    const data = link.kind === 'join' ? { joinLinkHash: hash } : { watchLinkHash: hash };
    await db.match.update({ where: { id: row.id }, data });
    return accepted(outcome);
  });
}

async function putSeatLink(
  db: Queryable,
  { matchId, seat, hash }: { matchId: number; seat: string; hash: string | null },
): Promise<Refused | null> {
  const where = { matchId_seat: { matchId, seat } };
  const now = await db.matchSeat.findUnique({ where });
  if (now === null) return unknownSeat();
  const linkId = hash === null ? null : randomBytes(9).toString('base64url');
  const cameByLink = now.holderId !== null && now.holderId === guestIdOf(now.linkId);
  await db.matchSeat.update({ where, data: { linkHash: hash, linkId, ...(cameByLink ? nobody : {}) } });
  return null;
}

export const deadLink = () => refused('DEAD_LINK', 'This link does not work any more. Ask the host for a new one.');

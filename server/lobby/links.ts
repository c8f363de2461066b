import { createHash, randomBytes } from 'node:crypto';
import type { SeatId } from '@/games/game';
import type { Queryable, Querying } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { unknownSeat } from '../log/refusals';
import type { MatchStatus } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { nameOf } from '../pages/seats';

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
  const found = await db.query(
    `select match_id as "matchId", 'seat' as kind, seat, link_id as "linkId" from match_seat where link_hash = $1
      union all select id, 'join', null, null from match where join_link_hash = $1
      union all select id, 'watch', null, null from match where watch_link_hash = $1`,
    [hashOf(token)],
  );
  return (found.rows[0] as FoundLink | undefined) ?? null;
}

/**
 * For signing in by a seat link: whom it makes. The same link is the same guest on every device; a link that was issued
 * anew is another one. Null: the link does not work (any more).
 */
export async function findSeatLink(
  service: Querying & Finding,
  token: string,
): Promise<{ code: string; guestId: string; name: string } | null> {
  const link = await findLink(service.pool, token);
  if (link === null || link.seat === null) return null;
  const match = await service.matches.get(link.matchId);
  const seat = match?.platform.seats.find((row) => row.linkId === link.linkId);
  if (match === null || match === undefined || seat === undefined) return null;
  return { code: match.row.code, guestId: `guest:${link.linkId}`, name: seat.name ?? `Guest ${seat.seat}` };
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
  const link = await findLink(service.pool, token);
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
    const column = link.kind === 'join' ? 'join_link_hash' : 'watch_link_hash';
    await db.query(`update match set ${column} = $2 where id = $1`, [row.id, hash]);
    return accepted(outcome);
  });
}

async function putSeatLink(
  db: Queryable,
  { matchId, seat, hash }: { matchId: number; seat: string; hash: string | null },
): Promise<Refused | null> {
  const linkId = hash === null ? null : randomBytes(9).toString('base64url');
  const put = await db.query(
    `update match_seat set link_hash = $3, link_id = $4,
        holder_id = case when came_by_link then null else holder_id end,
        holder_name = case when came_by_link then null else holder_name end,
        holder_guest = case when came_by_link then false else holder_guest end
      from (select holder_id = 'guest:' || link_id as came_by_link from match_seat where match_id = $1 and seat = $2) as now
      where match_id = $1 and seat = $2`,
    [matchId, seat, hash, linkId],
  );
  return put.rowCount === 1 ? null : unknownSeat();
}

export const deadLink = () => refused('DEAD_LINK', 'This link does not work any more. Ask the host for a new one.');

import { createHash, randomBytes } from 'node:crypto';
import type { SeatId } from '@/games/game';
import { change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { type Database, readSeats } from '../log/rows';
import { accessOf } from '../pages/access';
import { nameOf } from '../pages/page';
import { accepted, type MatchStatus, type Outcome, type Refused, refused } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';
import { joinMatch, setMember, unknownSeat } from './lobby';

// Links: a personal one for a seat, an open one for any free seat, one to watch a private match. Each holds 128 random
// bits and is kept as its hash alone, so that who reads the database can sit down nowhere.

export type LinkKind = 'seat' | 'join' | 'watch';

const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');

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

async function findLink(db: Database, token: string): Promise<FoundLink | null> {
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
  service: Service,
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

export async function previewLink(service: Service, token: string): Promise<LinkPreview | null> {
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

interface Claim {
  readonly by: Person;
  readonly token: string;
}

export async function claimByToken(
  service: Service,
  { by, token }: Claim,
): Promise<Outcome<{ code: string; seat: SeatId | null }>> {
  const link = await findLink(service.pool, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (link === null || match === null) return deadLink();
  const access = accessOf(match, by);
  const { code } = match.row;
  if (link.kind === 'seat') return claimSeat(service, { match, by, token });
  if (link.kind === 'watch') return watch(service, { match, by });
  const joined = await joinMatch(service, { match, access, by, token });
  return joined.ok ? accepted({ code, seat: joined.seat }) : joined;
}

/**
 * The seat goes to the first who claims it; the others hear that it is taken. Somebody with an account takes over the
 * seat of the guest who came by this same link: it is the same person.
 */
async function claimSeat(
  service: Service,
  { match, by, token }: Claim & { match: LoadedMatch },
): Promise<Outcome<{ code: string; seat: SeatId | null }>> {
  const access = accessOf(match, by);
  if (access.host) return refused('HOST', 'You host this match, so you cannot play in it.');
  if (access.fullView) return refused('FULL_VIEW', 'You may see everything in this match, so you cannot play in it.');
  return change(service, match, async (db, row) => {
    const claimed = await db.query(
      `update match_seat set holder_id = $3, holder_name = $4, holder_guest = $5, bot = null
        where match_id = $1 and link_hash = $2 and
          (holder_id is null or holder_id = $3 or (not $5 and holder_id = 'guest:' || link_id))
          and not exists (select 1 from match_seat as other where other.match_id = $1 and other.holder_id = $3
            and other.link_hash is distinct from $2)
        returning seat`,
      [row.id, hashOf(token), by.id, by.name, by.guest],
    );
    const seat = (claimed.rows[0] as { seat: string } | undefined)?.seat;
    return seat === undefined ? whyNotClaimed(db, { matchId: row.id, by, token }) : accepted({ code: row.code, seat });
  });
}

async function whyNotClaimed(db: Database, { matchId, by, token }: Claim & { matchId: number }): Promise<Refused> {
  const seats = await readSeats(db, matchId);
  if (seats.some(({ holderId }) => holderId === by.id)) {
    return refused('SEATED', 'You hold another seat of this match already.');
  }
  return (await findLink(db, token)) === null ? deadLink() : refused('TAKEN', 'This seat was taken already.');
}

async function watch(
  service: Service,
  { match, by }: { match: LoadedMatch; by: Person },
): Promise<Outcome<{ code: string; seat: SeatId | null }>> {
  const access = accessOf(match, by);
  const { code } = match.row;
  if (access.role !== 'stranger') return accepted({ code, seat: access.seat });
  return change(service, match, async (db, row) => {
    const removed = await db.query(
      `select 1 from match_member where match_id = $1 and person_id = $2 and kind = 'removed'`,
      [row.id, by.id],
    );
    if (removed.rowCount !== 0) return refused('REMOVED', 'The host does not let you watch this match.');
    await setMember(db, { matchId: row.id, person: by, kind: 'watch' });
    return accepted({ code, seat: null });
  });
}

type LinkOf = { readonly match: LoadedMatch } & (
  | { readonly kind: 'seat'; readonly seat: string }
  | { readonly kind: 'join' | 'watch' }
);

/** The token is told this once. A guest who came by the seat's former link loses the seat. */
export function issueLink(service: Service, link: LinkOf): Promise<Outcome<{ token: string }>> {
  const token = randomBytes(16).toString('base64url');
  return putLink(service, { link, hash: hashOf(token), outcome: { token } });
}

export function revokeLink(service: Service, link: LinkOf): Promise<Outcome> {
  return putLink(service, { link, hash: null, outcome: {} });
}

function putLink<T extends object>(
  service: Service,
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
  db: Database,
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

const deadLink = () => refused('DEAD_LINK', 'This link does not work any more. Ask the host for a new one.');

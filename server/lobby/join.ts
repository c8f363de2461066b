import type { SeatId } from '@/games/game';
import type { Queryable } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { isFree, readSeats } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import type { Access } from '../pages/access';
import type { Person } from '../person';
import { inLobby } from './in-lobby';
import { isOpenLink } from './links';
import { emptySeat } from './seats';

export interface Joining {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly by: Person;
  readonly seat?: string;
  readonly token?: string;
}

export async function joinMatch(
  service: Changing,
  { match, access, by, seat, token }: Joining,
): Promise<Outcome<{ seat: SeatId }>> {
  if (access.host) return refused('HOST', 'You host this match, so you cannot play in it.');
  if (access.fullView) return refused('FULL_VIEW', 'You may see everything in this match, so you cannot play in it.');
  const hasToken = token !== undefined && isOpenLink(match, { kind: 'join', token });
  if (!hasToken && access.role === 'stranger')
    return refused('PRIVATE', 'This match is private. Ask its host for a link.');
  if (match.platform.members.some(({ personId, kind }) => personId === by.id && kind === 'removed')) {
    return refused('REMOVED', 'The host does not let you into this match.');
  }
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const mine = seats.find(({ holderId }) => holderId === by.id);
    if (mine !== undefined) return accepted({ seat: mine.seat });
    if (row.status !== 'lobby') return refused('STARTED', 'This match has started; its seats are taken.');
    if (row.joinWay !== 'open' && !hasToken)
      return refused('LINK_NEEDED', 'Seats are given out by links; ask the host.');
    const named = seats.find((other) => other.seat === seat);
    if (seat !== undefined && (named === undefined || !isFree(named)))
      return refused('TAKEN', 'That seat is taken.', 'seat');
    const taken = await takeSeat(db, { matchId: row.id, by, seat });
    return taken === null ? refused('FULL', 'All seats are taken.') : accepted({ seat: taken });
  });
}

/** Seats somebody on the first free seat, or on the one they name; null: there is none. */
export async function takeSeat(
  db: Queryable,
  { matchId, by, seat = null }: { matchId: number; by: Person; seat?: string | null },
): Promise<SeatId | null> {
  const taken = await db.query(
    `update match_seat set holder_id = $2, holder_name = $3, holder_guest = $4, bot = null, ready_at = null
      where match_id = $1 and seat = (select seat from match_seat where match_id = $1 and holder_id is null
        and ((bot is null and link_id is null) or seat = $5) and ($5::text is null or seat = $5) order by position limit 1)
      returning seat`,
    [matchId, by.id, by.name, by.guest, seat],
  );
  return (taken.rows[0] as { seat: SeatId } | undefined)?.seat ?? null;
}

export function leaveMatch(service: Changing, { match, seat }: { match: LoadedMatch; seat: SeatId }): Promise<Outcome> {
  return inLobby(service, match, (db, row) => emptySeat(db, { matchId: row.id, seat }));
}

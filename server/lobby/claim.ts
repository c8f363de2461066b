import type { SeatId } from '@/games/game';
import type { Queryable } from '../database/queryable';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { readSeats } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { accessOf } from '../pages/access';
import type { Person } from '../person';
import { joinMatch } from './join';
import { deadLink, findLink, hashOf } from './links';
import { setMember } from './members';

// What a link gives to whoever uses it: a certain seat, any free one, or leave to watch.

interface Claim {
  readonly by: Person;
  readonly token: string;
}

export async function claimByToken(
  service: Changing & Finding,
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
  service: Changing,
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
    const seat = (claimed.rows[0] as { seat: SeatId } | undefined)?.seat;
    return seat === undefined ? whyNotClaimed(db, { matchId: row.id, by, token }) : accepted({ code: row.code, seat });
  });
}

async function whyNotClaimed(db: Queryable, { matchId, by, token }: Claim & { matchId: number }): Promise<Refused> {
  const seats = await readSeats(db, matchId);
  if (seats.some(({ holderId }) => holderId === by.id)) {
    return refused('SEATED', 'You hold another seat of this match already.');
  }
  return (await findLink(db, token)) === null ? deadLink() : refused('TAKEN', 'This seat was taken already.');
}

async function watch(
  service: Changing,
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

import type { SeatId } from '@/games/game';
import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { isOpenSeat, onlineMs, readSeats, type SeatRow } from '../log/rows';
import { accepted, type Outcome, refused } from '../outcome';
import type { Access } from '../pages/access';
import type { Person } from '../person';
import { inLobby } from './in-lobby';
import { deadLink, isOpenLink } from './links';
import { refuseSeatTo } from './members';
import { refuseNameOf, renameGuestsLike } from './names';
import { emptySeat } from './seats';
import { nothingTaken, type Taken } from './taken-seat';

export interface Joining {
  readonly match: LoadedMatch;
  readonly access: Access;
  readonly by: Person;
  readonly seat?: string;
  readonly token?: string;
}

export async function joinMatch(
  service: Changing,
  { match, access, by, seat: wanted, token }: Joining,
): Promise<Outcome<{ seat: SeatId }>> {
  const hasToken = token !== undefined && isOpenLink(match, { kind: 'join', token });
  if (!hasToken && access.role === 'stranger') return deadLink();
  if (match.platform.members.some(({ personId, kind }) => personId === by.id && kind === 'removed')) {
    return refused('REMOVED', 'The host does not let you into this match.');
  }
  return change(service, match, async (db, row) => {
    const seats = await readSeats(db, row.id);
    const mine = seats.find(({ holderId }) => holderId === by.id);
    if (mine !== undefined) return accepted({ seat: mine.seat });
    const badPerson = await refuseSeatTo(db, { row, by });
    if (badPerson !== null) return badPerson;
    if (row.status !== 'lobby') return refused('STARTED', 'This match has started; its seats are taken.');
    if (row.joinWay !== 'open' && !hasToken)
      return refused('LINK_NEEDED', 'Seats are given out by links; ask the host.');
    const named = seats.find((other) => other.seat === wanted);
    if (wanted !== undefined && (named === undefined || named.holderId !== null))
      return refused('TAKEN', 'That seat is taken.', 'seat');
    if (named !== undefined && !isOpenSeat(named))
      return refused('PROMISED', 'That seat is kept for whoever has its own link. Take another one.', 'seat');
    const free = named ?? firstOpen(seats);
    if (free === undefined) return refused('FULL', 'All seats are taken, or kept for somebody.');
    const badName = refuseNameOf(by, { match, seat: free, seats });
    if (badName !== null) return badName;
    await seat(db, { matchId: row.id, seat: free.seat, by, taken: nothingTaken });
    await renameGuestsLike(db, { match, seat: free.seat, by });
    return accepted({ seat: free.seat });
  });
}

/** A bot's last: it sits there until somebody has no other seat. */
const firstOpen = (seats: readonly SeatRow[]): SeatRow | undefined => {
  const open = seats.filter(isOpenSeat);
  return open.find(({ bot }) => bot === null) ?? open[0];
};

interface Sitting {
  readonly matchId: number;
  readonly seat: string;
  readonly by: Person;
  readonly firstName?: string | null;
  /** From whom it is taken; left out: what is known of that stays. */
  readonly taken?: Taken | undefined;
  /** In a match that has started: when, and how many events there were. */
  readonly sitsSince?: { readonly since: Date; readonly sinceSeq: number } | null;
}

/** Puts somebody on a seat, in the place of whoever or whatever was there. They have seen the match as it is now; whether they are here is for their page to say. */
export async function seat(
  db: Queryable,
  { matchId, seat: id, by, firstName = null, sitsSince = null, taken }: Sitting,
): Promise<void> {
  const at = new Date(now());
  const lastSeenAt = new Date(at.getTime() - onlineMs);
  await db.matchSeat.updateMany({
    where: { matchId, seat: id },
    data: {
      ...{ holderId: by.id, holderName: by.name, holderGuest: by.guest, firstName },
      ...{ lastSeenAt, promisedAt: null, leftAt: null, bot: null },
      ...taken,
      ...(sitsSince ?? { since: null, sinceSeq: null }),
    },
  });
  const matchId_personId = { matchId, personId: by.id };
  const seen = { shownAt: at, dismissedAt: at };
  await db.seen.upsert({ where: { matchId_personId }, create: { ...matchId_personId, ...seen }, update: seen });
}

export function leaveMatch(service: Changing, { match, seat }: { match: LoadedMatch; seat: SeatId }): Promise<Outcome> {
  return inLobby(service, match, (db, row) => emptySeat(db, { matchId: row.id, seat }));
}

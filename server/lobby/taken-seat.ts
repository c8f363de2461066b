import type { MatchSeat } from '@/prisma/client/client';
import { guestsBeside } from '../auth/sessions';
import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import type { Person } from '../person';
import { findLink, hashOf } from './links';

// Whoever has a guest's link may take their seat with an account: the link is the key. The guest is told by whom and when, and
// the hosts hear of it until one of them says so (docs/decisions/839).

export const nothingTaken = {
  ...{ takenFrom: null, takenFromName: null, takenBy: null },
  ...{ takenAt: null, takenDeniedAt: null, takenReadAt: null },
};

export type Taken = Pick<MatchSeat, keyof typeof nothingTaken>;

/** Of an account that takes this seat; undefined: what is known stays, as it sits there already. */
export async function takenBy(
  db: Queryable,
  { seat, by }: { seat: MatchSeat; by: Person },
): Promise<Taken | undefined> {
  const { holderId, holderGuest, holderName } = seat;
  if (holderId === by.id) return undefined;
  // Whose browser knew them as that guest has given themselves a name.
  if (holderId === null || !holderGuest || (await guestsBeside(db, by.id)).includes(holderId)) return nothingTaken;
  return {
    ...nothingTaken,
    ...{ takenFrom: holderId, takenFromName: seat.name ?? holderName, takenBy: by.name, takenAt: new Date(now()) },
  };
}

/** The guest says that it was not them: hosts hear of it, whatever they have read before. Said again, it is said once. */
export const denyTaken = (service: Changing, { match, by }: { match: LoadedMatch; by: Person }): Promise<Outcome> =>
  deny(service, match, ({ takenFrom }) => takenFrom === by.id);

/** The same by the seat's link, for whoever holds it: the guest, where they are not signed in. */
export async function denyTakenByLink(service: Changing & Finding, token: string): Promise<Outcome> {
  const link = await findLink(service.prisma, token);
  const match = link === null ? null : await service.matches.get(link.matchId);
  if (match === null) return notTaken();
  return deny(service, match, ({ linkHash }) => linkHash === hashOf(token));
}

function deny(service: Changing, match: LoadedMatch, isTheirs: (seat: MatchSeat) => boolean): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const taken = { matchId: row.id, takenAt: { not: null } };
    const held = (await db.matchSeat.findMany({ where: taken })).find(isTheirs);
    if (held === undefined) return notTaken();
    if (held.takenDeniedAt !== null) return accepted({});
    const data = { takenDeniedAt: new Date(now()), takenReadAt: null };
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat: held.seat } }, data });
    return accepted({});
  });
}

/** A host knows that the seat was taken: it waits for no host any more. */
export function readTaken(service: Changing, { match, seat }: { match: LoadedMatch; seat: string }): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const where = { matchId: row.id, seat, takenAt: { not: null } };
    await db.matchSeat.updateMany({ where, data: { takenReadAt: new Date(now()) } });
    return accepted({});
  });
}

const notTaken = (): Refused => refused('NOT_TAKEN', 'Nobody has taken a seat of yours here.');

// A guest who is told by e-mail has proved that they read that address, and so has an account that signs in by a link sent
// there: it is the same person, and sits where the guest sat.
import { guestsAt } from '../auth/guests-at';
import { holdWays, removeWays } from '../auth/held-ways';
import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import type { HandingOver } from '../handed-to-pages';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { unknownSeat } from '../log/refusals';
import { accepted, type Outcome } from '../outcome';
import type { Person } from '../person';
import { bringQuestions, firstNameIn, nameInSeat, refuseToSit } from './claim';
import { memberKindOf, setMember } from './members';
import { refuseNameOf, renameGuestsLike } from './names';

/** Where claiming the seat by its link would be refused it stays the guest's. */
export async function handOverSeats(service: Changing & Finding, signedIn: HandingOver): Promise<void> {
  const guests = await guestsAt(service.prisma, signedIn.address);
  const seats = await service.prisma.matchSeat.findMany({
    where: { holderId: { in: guests }, match: { practice: false } },
    select: { matchId: true, holderId: true },
  });
  await bringSentAway(service, { guests, to: signedIn.person });
  for (const { matchId, holderId } of seats) {
    const match = await service.matches.get(matchId);
    if (match !== null && holderId !== null) await handOver(service, { match, guest: holderId, signedIn });
  }
}

/** Whoever was taken off a seat, or may not watch, stays so by another sign-in, until a host lets them. */
async function bringSentAway(
  service: Changing & Finding,
  { guests, to }: { guests: readonly string[]; to: Person },
): Promise<void> {
  const gone = await service.prisma.matchMember.findMany({
    where: { personId: { in: [...guests] }, kind: { in: ['sent-away', 'removed'] } },
    select: { matchId: true, kind: true, reason: true },
  });
  for (const { matchId, kind, reason } of gone) {
    const match = await service.matches.get(matchId);
    if (match === null) continue;
    await change(service, match, async (db) => {
      const isMember = (await memberKindOf(db, { matchId, personId: to.id })) !== null;
      if (!isMember)
        await setMember(db, { matchId, person: to, kind: kind === 'removed' ? kind : 'sent-away', reason });
      return accepted({});
    });
  }
}

function handOver(
  service: Changing,
  { match, guest, signedIn }: { match: LoadedMatch; guest: string; signedIn: HandingOver },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    const { person } = signedIn;
    const seats = await db.matchSeat.findMany({ where: { matchId: row.id } });
    const held = seats.find(({ holderId }) => holderId === guest);
    if (held === undefined) return unknownSeat();
    const refusal =
      (await refuseToSit(db, { row, seats, seat: held, by: person })) ??
      refuseNameOf(person, { match, seat: held, seats });
    if (refusal !== null) return refusal;
    const { seat } = held;
    const holder = {
      ...{ holderId: person.id, holderName: nameInSeat(held, { row, by: person }), holderGuest: false },
      firstName: firstNameIn(held, { row }),
    };
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data: holder });
    if (row.status !== 'finished') await renameGuestsLike(db, { match, seat, by: person });
    await bringQuestions(db, { matchId: row.id, seat, from: guest, to: person.id });
    await bringSeen(db, { matchId: row.id, from: guest, to: person.id });
    await bringWays(db, { guest, ...signedIn });
    await bringQuietHours(db, { from: guest, to: person.id });
    return accepted({});
  });
}

interface Bringing {
  readonly from: string;
  readonly to: string;
}

async function bringSeen(db: Queryable, { matchId, from, to }: Bringing & { matchId: number }): Promise<void> {
  await db.seen.deleteMany({ where: { matchId, personId: to } });
  await db.seen.updateMany({ where: { matchId, personId: from }, data: { personId: to } });
}

/**
 * The address, and pushes to the browser that signs in. Others may have signed in by the guest's link, with browsers and
 * addresses of their own: what is told to the account is not theirs to read.
 */
async function bringWays(
  db: Queryable,
  { guest, person, address, browser }: HandingOver & { guest: string },
): Promise<void> {
  const own = { personId: person.id, createdAt: new Date(now()) };
  await holdWays(db, { personId: guest });
  const known = await db.reachWay.count({ where: { personId: person.id, kind: 'mail', address } });
  const mail = { personId: guest, kind: 'mail', address };
  if (known > 0) await removeWays(db, mail);
  else await db.reachWay.updateMany({ where: mail, data: own });
  if (browser === null) return;
  const sessions = await db.session.findMany({ where: { personId: guest, browser }, select: { id: true } });
  await db.reachWay.updateMany({
    where: { personId: guest, kind: 'push', sessionId: { in: sessions.map(({ id }) => id) } },
    data: { ...own, sessionId: person.session ?? null },
  });
}

async function bringQuietHours(db: Queryable, { from, to }: Bringing): Promise<void> {
  const own = await db.quiet.count({ where: { personId: to } });
  if (own === 0) await db.quiet.updateMany({ where: { personId: from }, data: { personId: to } });
}

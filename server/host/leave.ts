import type { Queryable, Querying } from '../database/queryable';
import { now } from '../database/time';
import { takeBackAsked } from '../lobby/members';
import { emptySeat, nobody } from '../lobby/seats';
import type { Submitting } from '../log/appender';
import { type Changing, change, type Removing } from '../log/change';
import { hostGoneKey } from '../log/host-gone';
import { GoneError, type LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { readSeats, type SeatRow } from '../log/rows';
import { accepted } from '../outcome';
import { type Guarding, titleOn } from '../pages/access';
import type { Person } from '../person';
import { closeLobby } from './close-lobby';

// What becomes of what somebody hosts and plays when their account goes: nobody waits for a host who is gone
// (docs/decisions/481), or for a player (docs/decisions/504).

type Leaving = Changing & Removing & Finding & Submitting;

const isOpen = { status: { not: 'finished' } };
const isAsked = { kind: { in: ['asked', 'asked-watching'] } };

/** A match that is not over yet, and has this host. */
export interface LeftMatch {
  readonly code: string;
  /** Null on a screen that others look at, of a match that they could not find (docs/decisions/794). */
  readonly title: string | null;
  /** It is taken over by another host, whose name this is; null: there is none. */
  readonly next: string | null;
  /** Who is asked to host it and has not answered: it goes on with them once they accept. */
  readonly asked: readonly string[];
  /** Without another host a lobby is closed, and a match that has started ends without a result. */
  readonly hasStarted: boolean;
}

/** The newest first; those played alone among bots are left out. */
export async function leftWith({ prisma, safe }: Querying & Guarding, personId: string): Promise<LeftMatch[]> {
  const found = await prisma.match.findMany({
    where: { ...isOpen, ownerId: personId, practice: false },
    orderBy: { createdAt: 'desc' },
    select: {
      ...{ id: true, code: true, title: true, visibility: true, status: true },
      members: { where: isAsked, select: { name: true } },
    },
  });
  const titleFor = titleOn(safe.has(personId));
  return Promise.all(
    found.map(async ({ id, code, status, members, ...match }) => {
      const next = await nextHost(prisma, id);
      const asked = members.map(({ name }) => name);
      return { code, title: titleFor(match), next: next?.name ?? null, asked, hasStarted: status !== 'lobby' };
    }),
  );
}

/** Every match of theirs that is not over gets another host or is closed; they host with nobody, and hold no seat. */
export async function leaveAll(service: Leaving, person: Person): Promise<void> {
  const { id: personId } = person;
  const mine = { ownerId: personId };
  const others = [{ members: { some: { personId } } }, { seats: { some: { holderId: personId } } }];
  const where = { ...isOpen, OR: [mine, ...others] };
  for (const { id } of await service.prisma.match.findMany({ where, select: { id: true } })) {
    const match = await service.matches.get(id);
    if (match !== null) await leave(service, { match, person }).catch(unlessGone);
  }
  await takeBackRequests(service, personId);
  // A result stays with who played: these seats are left when their match goes on (log/append.ts).
  const over = { holderId: personId, leftAt: null, match: { status: 'finished' } };
  await service.prisma.matchSeat.updateMany({ where: over, data: { leftAt: new Date(now()) } });
}

/** Nobody is asked to host what nobody hosts any more. */
async function takeBackRequests(service: Leaving, ownerId: string): Promise<void> {
  for (const { id } of await service.prisma.match.findMany({
    where: { ownerId, members: { some: isAsked } },
    select: { id: true },
  })) {
    const match = await service.matches.get(id);
    if (match !== null) await change(service, match, (db) => takeBackAsked(db, { matchId: id })).catch(unlessGone);
  }
}

/** Closed meanwhile, by another host or by the same request sent twice: there is nothing to leave. */
function unlessGone(error: unknown): void {
  if (!(error instanceof GoneError)) throw error;
}

async function leave(service: Leaving, { match, person }: { match: LoadedMatch; person: Person }): Promise<void> {
  await service.refresh(match);
  if (match.row.ownerId === person.id && !(await handOver(service, match))) {
    if ((await closeLobby(service, { match, by: person })).ok) return;
    await endWithoutHost(service, { match, person });
  }
  await change(service, match, async (db, row) => {
    const kind = { in: ['cohost', 'asked', 'asked-watching'] };
    await db.matchMember.deleteMany({ where: { matchId: row.id, personId: person.id, kind } });
    const held = (await readSeats(db, row.id)).find(({ holderId }) => holderId === person.id);
    if (held !== undefined && row.status === 'lobby') return emptySeat(db, { matchId: row.id, seat: held.seat });
    if (held !== undefined && row.status !== 'finished') await leaveSeat(db, { matchId: row.id, held });
    return accepted({});
  });
}

/** It is called as it was, and nobody comes by its link: who plays on is for its hosts to say. */
async function leaveSeat(db: Queryable, { matchId, held }: { matchId: number; held: SeatRow }): Promise<void> {
  const data = { ...nobody, holderName: held.holderName, leftAt: new Date(now()), linkId: null, linkHash: null };
  await db.matchSeat.update({ where: { matchId_seat: { matchId, seat: held.seat } }, data });
}

/** Whoever has hosted beside them for longest; false: nobody has. */
async function handOver(service: Leaving, match: LoadedMatch): Promise<boolean> {
  const outcome = await change(service, match, async (db, row) => {
    const next = await nextHost(db, row.id);
    if (next === null) return accepted({ isDone: false });
    const { personId, name } = next;
    await db.match.update({ where: { id: row.id }, data: { ownerId: personId, ownerName: name } });
    await db.matchMember.delete({ where: { matchId_personId: { matchId: row.id, personId } } });
    return accepted({ isDone: true });
  });
  return outcome.ok && outcome.isDone;
}

const nextHost = (db: Queryable, matchId: number) =>
  db.matchMember.findFirst({
    where: { matchId, kind: 'cohost' },
    orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }],
    select: { personId: true, name: true },
  });

async function endWithoutHost(
  service: Leaving,
  { match, person }: { match: LoadedMatch; person: Person },
): Promise<void> {
  const reason = 'Its host deleted their account.';
  const sent = { key: hostGoneKey, via: 'host', person, reason } as const;
  await service.appender.submit({ match, by: 'host', action: { type: 'end' }, ...sent });
}

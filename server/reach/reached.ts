import type { SeatId } from '@/games/game';
import { oneOf, type Querying } from '../database/queryable';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import { gatherMs } from './gathered';
import { readTopics } from './plan';
import { type DeliveryState, deliveryStates, type WayKind, wayKinds } from './topics';

// For a host: by which ways their players can be reached, and what became of what was sent. Ways, never addresses; and
// nothing of other matches.

export interface Told {
  readonly kind: WayKind;
  /** `quiet`: it waits for the time that they chose: the end of their quiet hours, or of their day. */
  readonly state: DeliveryState | 'quiet';
  /** Epoch milliseconds: since when it is so. */
  readonly at: number;
  /** Epoch milliseconds: when their quiet hours let it go. Null: it is not held by these. */
  readonly notBefore: number | null;
  readonly text: string;
  readonly problem: string | null;
}

export interface ReachedSeat {
  readonly seat: SeatId;
  /** Each kind once. */
  readonly kinds: readonly WayKind[];
  /** What was sent last; null: nothing yet. */
  readonly last: Told | null;
}

/** Those seats that people hold. */
export async function reachedSeats({ prisma }: Querying, match: LoadedMatch): Promise<ReachedSeat[]> {
  const held = heldSeats(match);
  const ways = await prisma.reachWay.findMany({
    where: { personId: { in: held.map(({ personId }) => personId) }, endedWhy: null, proofHash: null },
    include: {
      deliveries: { where: { matchId: match.id, state: { not: 'dropped' } }, orderBy: { id: 'desc' }, take: 1 },
    },
  });
  return held.map(({ seat, personId }) => {
    const own = ways.filter((way) => way.personId === personId);
    const told = own.flatMap(({ kind, deliveries }) => deliveries.map((one) => toldBy(kind, one)));
    const last = told.sort((a, b) => b.at - a.at)[0] ?? null;
    return { seat, kinds: kindsOf(own), last };
  });
}

export interface RemindedSeat {
  readonly seat: SeatId;
  /** Something can be sent to them, if not this. */
  readonly hasWay: boolean;
  /** One for each way by which they want to be reminded. */
  readonly told: readonly Pick<Told, 'kind' | 'state' | 'problem'>[];
}

/** What became of these reminders. One that is not written down yet is waiting. */
export async function remindedSeats(
  { prisma }: Querying,
  { match, notices }: { match: LoadedMatch; notices: readonly number[] },
): Promise<RemindedSeat[]> {
  const reminders = match.platform.notices.filter(({ id, kind }) => kind === 'nudge' && notices.includes(id));
  const held = heldSeats(match);
  const ways = await prisma.reachWay.findMany({
    where: { personId: { in: held.map(({ personId }) => personId) }, endedWhy: null, proofHash: null },
    include: { deliveries: { where: { matchId: match.id, key: { in: reminders.map(({ id }) => `notice ${id}`) } } } },
  });
  return reminders.flatMap((reminder) => {
    const holder = held.find(({ seat }) => seat === reminder.seat);
    if (holder === undefined) return [];
    const wanted = ways.filter(
      ({ personId, topics, createdAt }) =>
        personId === holder.personId && readTopics(topics).includes('words') && createdAt < reminder.createdAt,
    );
    const told = wanted.map(({ kind, deliveries }) => {
      const sent = deliveries.find(({ key }) => key === `notice ${reminder.id}`);
      return sent === undefined ? waiting(kind) : toldBy(kind, sent);
    });
    return [{ seat: holder.seat, hasWay: ways.some(({ personId }) => personId === holder.personId), told }];
  });
}

export const waiting = (kind: string) => ({ kind: oneOf(wayKinds, kind), state: 'waiting' as const, problem: null });

export function heldSeats({ platform }: LoadedMatch): { seat: SeatId; personId: string }[] {
  return platform.seats.flatMap(({ seat, holderId }) => (holderId === null ? [] : [{ seat, personId: holderId }]));
}

function kindsOf(ways: readonly { kind: string }[]): WayKind[] {
  return wayKinds.filter((kind) => ways.some((way) => way.kind === kind));
}

interface Sent {
  readonly state: string;
  readonly stateAt: Date;
  readonly notBefore: Date;
  readonly inDigest: boolean;
  readonly text: string;
  readonly problem: string | null;
}

export function toldBy(kind: string, { state, stateAt, notBefore, inDigest, text, problem }: Sent): Told {
  const known = oneOf(deliveryStates, state);
  const isQuiet = known === 'waiting' && problem === null && notBefore.getTime() > now() + gatherMs;
  return {
    kind: oneOf(wayKinds, kind),
    state: isQuiet ? 'quiet' : known,
    at: stateAt.getTime(),
    notBefore: isQuiet && !inDigest ? notBefore.getTime() : null,
    text,
    problem,
  };
}

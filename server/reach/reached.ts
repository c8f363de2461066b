import type { SeatId } from '@/games/game';
import { viewOf } from '@/games/match';
import type { Quiet } from '@/prisma/client/client';
import { oneOf, type Querying } from '../database/queryable';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import type { NoticeRow } from '../log/rows';
import { waitingForHolder } from '../pages/withheld';
import { gatherMs } from './gathered';
import { waitsSince } from './piece';
import { readTopics } from './plan';
import { type DeliveryState, deliveryStates, type WayKind, wayKinds } from './topics';

// For a host: by which ways their players can be reached, and what became of what was sent. Ways, never addresses; and
// nothing of other matches.

export interface Told {
  readonly kind: WayKind;
  /**
   * `quiet`: it waits for the time that they chose: the end of their quiet hours, or of their day. `late`: these end when it is of
   * no use any more, or no time is left in which anybody reads it.
   */
  readonly state: DeliveryState | 'quiet' | 'late';
  /** Epoch milliseconds: since when it is so. */
  readonly at: number;
  /** Without how long it was until a time, as that was when it was written. */
  readonly text: string;
  readonly problem: string | null;
}

/** What waits for a time that they chose. */
export interface Held {
  readonly kind: WayKind;
  /** Epoch milliseconds: when their quiet hours let it go. Null: it waits for their day's message. */
  readonly notBefore: number | null;
}

export interface ReachedSeat {
  readonly seat: SeatId;
  /** Each kind once. */
  readonly kinds: readonly WayKind[];
  /** Those of them by which they are told once a day. */
  readonly daily: readonly WayKind[];
  readonly hasQuietHours: boolean;
  /** By one of them they are told what a host says to them: rulings, answers, reminders. */
  readonly hearsWords: boolean;
  /** What was sent last, or is on its way; null: nothing yet. */
  readonly last: Told | null;
  /** Of what waits for its time what comes first; null: nothing does. */
  readonly held: Held | null;
  /** They were reminded of what they are missing now, and nothing that is sent tells them of it in time. */
  readonly isUnreached: boolean;
}

/** Those seats that people hold. */
export async function reachedSeats({ prisma }: Querying, match: LoadedMatch): Promise<ReachedSeat[]> {
  const seats = heldSeats(match);
  const personId = { in: seats.map((one) => one.personId) };
  const quietFrom = new Date(now() + gatherMs);
  const isHeld = { state: 'waiting', problem: null, notBefore: { gt: quietFrom } };
  const ofMatch = { matchId: match.id, state: { not: 'dropped' } };
  const ways = await prisma.reachWay.findMany({
    where: { personId, endedWhy: null, proofHash: null },
    include: { deliveries: { where: { ...ofMatch, NOT: isHeld }, orderBy: { stateAt: 'desc' }, take: 1 } },
  });
  const wayId = { in: ways.map(({ id }) => id) };
  const waits = await prisma.delivery.findMany({
    where: { matchId: match.id, wayId, ...isHeld },
    orderBy: { notBefore: 'asc' },
  });
  const hours = await prisma.quiet.findMany({ where: { personId } });
  const unreached = await unreachedSeats({ prisma }, match);
  return seats.map((one) => {
    const own = ways.filter((way) => way.personId === one.personId);
    const told = own.flatMap(({ kind, deliveries }) => deliveries.map((delivery) => toldBy(kind, delivery)));
    const [held] = waits.flatMap((delivery) => own.filter(({ id }) => id === delivery.wayId).map(heldBy(delivery)));
    return {
      seat: one.seat,
      kinds: kindsOf(own),
      daily: dailyOf(own),
      hearsWords: own.some(hearsWords),
      hasQuietHours: hours.some((quiet) => quiet.personId === one.personId && hasHours(quiet)),
      last: told.sort((a, b) => b.at - a.at)[0] ?? null,
      held: held ?? null,
      isUnreached: unreached.has(one.seat),
    };
  });
}

async function unreachedSeats(service: Querying, match: LoadedMatch): Promise<ReadonlySet<SeatId>> {
  if (match.folded === null) return new Set();
  const opened = waitsSince(match);
  const nudges = match.platform.notices.filter(
    ({ kind, createdAt }) => kind === 'nudge' && createdAt.getTime() > opened,
  );
  const reminded = await remindedSeats(service, { match, reminders: latestOf(nudges) });
  const { seats } = viewOf(match.folded, 'host');
  const hasActed = new Set(seats.flatMap(({ seat, acted }) => (acted === true ? [seat] : [])));
  return new Set(reminded.flatMap((one) => (hasActed.has(one.seat) || isReached(one) ? [] : [one.seat])));
}

/** Each seat's last one. */
const latestOf = (nudges: readonly NoticeRow[]): NoticeRow[] => [
  ...new Map(nudges.map((nudge) => [nudge.seat, nudge])).values(),
];

const isReached = ({ told }: RemindedSeat): boolean =>
  told.some(({ state }) => state !== 'late' && state !== 'failed' && state !== 'unknown');

/** Mentions on Discord are of deadlines alone. */
const hearsWords = ({ kind, topics }: { kind: string; topics: string }): boolean =>
  kind !== 'discord' && readTopics(topics).includes('words');

const hasHours = ({ from, until }: Pick<Quiet, 'from' | 'until'>): boolean =>
  from !== null && until !== null && from !== until;

const heldBy =
  ({ inDigest, notBefore }: Pick<Sent, 'inDigest' | 'notBefore'>) =>
  ({ kind }: { kind: string }): Held => ({
    kind: oneOf(wayKinds, kind),
    notBefore: inDigest ? null : notBefore.getTime(),
  });

export interface RemindedSeat {
  readonly seat: SeatId;
  /** Something can be sent to them, if not this; mentions on Discord are of deadlines alone. */
  readonly hasWay: boolean;
  /** One for each way by which they want to be reminded. */
  readonly told: readonly Pick<Told, 'kind' | 'state' | 'problem'>[];
}

/** What became of the reminders of that time (epoch milliseconds). */
export async function remindedAt(
  service: Querying,
  { match, at }: { match: LoadedMatch; at: number },
): Promise<RemindedSeat[]> {
  const isOfThen = ({ kind, createdAt }: NoticeRow) => kind === 'nudge' && createdAt.getTime() === at;
  return remindedSeats(service, { match, reminders: match.platform.notices.filter(isOfThen) });
}

/** One that is not written down yet is waiting. */
async function remindedSeats(
  { prisma }: Querying,
  { match, reminders }: { match: LoadedMatch; reminders: readonly NoticeRow[] },
): Promise<RemindedSeat[]> {
  const held = heldSeats(match);
  const looked = await prisma.told.findUnique({ where: { matchId: match.id } });
  const isLooked = looked !== null && looked.revision >= match.row.revision;
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
      if (sent !== undefined) return toldBy(kind, sent);
      return isLooked ? unsent(kind, waitingForHolder(match, holder.seat) !== null) : waiting(kind);
    });
    const hasWay = ways.some(({ personId, kind }) => personId === holder.personId && kind !== 'discord');
    return [{ seat: holder.seat, hasWay, told }];
  });
}

/** It was looked at, and not written down: it comes too late for this way, or there is nothing to remind of any more. */
const unsent = (kind: string, isWaited: boolean) => ({
  ...waiting(kind),
  state: isWaited ? ('late' as const) : ('dropped' as const),
});

export const waiting = (kind: string) => ({ kind: oneOf(wayKinds, kind), state: 'waiting' as const, problem: null });

export function heldSeats({ platform }: LoadedMatch): { seat: SeatId; personId: string }[] {
  return platform.seats.flatMap(({ seat, holderId }) => (holderId === null ? [] : [{ seat, personId: holderId }]));
}

function kindsOf(ways: readonly { kind: string }[]): WayKind[] {
  return wayKinds.filter((kind) => ways.some((way) => way.kind === kind));
}

const dailyOf = (ways: readonly { kind: string; digestAt: number | null }[]): WayKind[] =>
  kindsOf(ways).filter((kind) => ways.every((way) => way.kind !== kind || way.digestAt !== null));

interface Sent {
  readonly state: string;
  readonly stateAt: Date;
  readonly notBefore: Date;
  readonly expiresAt: Date;
  readonly inDigest: boolean;
  readonly text: string;
  readonly problem: string | null;
}

export function toldBy(kind: string, sent: Sent): Told {
  const { stateAt, text, problem } = sent;
  return {
    kind: oneOf(wayKinds, kind),
    state: stateOf(sent),
    at: stateAt.getTime(),
    text: text.replace(/ \(in (\d+|less than a) (minute|hour|day)s?\)/g, ''),
    problem,
  };
}

function stateOf({ state, notBefore, expiresAt, problem }: Sent): Told['state'] {
  const known = oneOf(deliveryStates, state);
  const isHeld = known === 'waiting' && problem === null && notBefore.getTime() > now() + gatherMs;
  if (!isHeld) return known;
  return notBefore >= expiresAt ? 'late' : 'quiet';
}

import type { SeatId } from '@/games/game';
import { viewOf } from '@/games/match';
import type { Delivery, Quiet, ReachWay } from '@/prisma/client/client';
import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import type { LoadedMatch } from '../log/loaded-match';
import { variantOfMatch } from '../pages/variant';
import { deadlineOf, leadOf } from './piece';
import { notBefore, readTopics } from './plan';
import { heldSeats, type RemindedSeat, toldBy, waiting } from './reached';

// For a host: that those who are missing are reminded without them, when, and what became of it.

/** The reminder that goes by itself before a deadline. */
export interface OwnReminder {
  /** Epoch milliseconds: when it goes, or went. */
  readonly at: number;
  readonly isDue: boolean;
  /** Who is missing, and by which ways they are to hear of it; once it is due also those who acted since they were told. */
  readonly seats: readonly RemindedSeat[];
}

/** Null: no deadline runs, or its time is too short for a reminder. */
export async function ownReminder({ prisma }: Querying, match: LoadedMatch): Promise<OwnReminder | null> {
  const due = deadlineOf(match);
  const lead = due === null ? null : leadOf(match, due);
  if (due === null || lead === null) return null;
  const [at, held] = [due - lead, heldSeats(match)];
  const personId = { in: held.map((one) => one.personId) };
  const ofThis = { matchId: match.id, key: { startsWith: 'near ', endsWith: ` ${due}` } };
  const found = await prisma.reachWay.findMany({
    where: { OR: [{ personId, matchId: null }, { matchId: match.id }], endedWhy: null, proofHash: null },
    include: { deliveries: { where: ofThis } },
  });
  const quiet = await prisma.quiet.findMany({ where: { personId } });
  const told = await prisma.told.findUnique({ where: { matchId: match.id } });
  const channel = found.find(({ matchId }) => matchId !== null) ?? null;
  const remind = { at, due, quiet, channel, isLooked: told !== null && told.at.getTime() >= at };
  const missing = missingIn(match);
  const seats = held.map(({ seat, personId: id }) => {
    const own = found.filter(({ personId }) => personId === id);
    const wanting = own.filter((way) => isToRemind(way, { match, at }));
    return { seat, hasWay: own.length > 0, told: wanting.flatMap((way) => remindedBy(way, remind)) };
  });
  return { at, isDue: now() >= at, seats: seats.filter((one) => missing.has(one.seat) || wasTold(one)) };
}

function missingIn({ folded, platform }: LoadedMatch): ReadonlySet<SeatId> {
  if (folded === null) return new Set();
  const bots = new Set(platform.seats.flatMap(({ seat, bot }) => (bot === null ? [] : [seat])));
  const { seats } = viewOf(folded, 'host');
  return new Set(seats.flatMap(({ seat, acted }) => (acted === false && !bots.has(seat) ? [seat] : [])));
}

/** In an anonymous game nobody is mentioned. */
function isToRemind({ kind, topics, createdAt }: ReachWay, { match, at }: { match: LoadedMatch; at: number }): boolean {
  const isOffered = kind !== 'discord' || !variantOfMatch(match).anonymous;
  return isOffered && createdAt.getTime() < at && readTopics(topics).includes('deadlines');
}

type FoundWay = ReachWay & { readonly deliveries: readonly Delivery[] };

interface Reminding {
  readonly at: number;
  readonly due: number;
  readonly quiet: readonly Quiet[];
  /** The match's own on Discord; null: it has none. */
  readonly channel: FoundWay | null;
  /** The match was looked at since it was due: nothing more comes of it. */
  readonly isLooked: boolean;
}

/** Mentions stand in what the channel is sent. */
function remindedBy(way: FoundWay, { at, due, quiet, channel, isLooked }: Reminding): RemindedSeat['told'] {
  if (way.kind === 'discord' && channel === null) return [];
  const deliveries = way.kind === 'discord' ? (channel?.deliveries ?? []) : way.deliveries;
  const [sent] = deliveries.filter(({ mentions }) => way.kind !== 'discord' || mentions.includes(`"${way.address}"`));
  if (sent !== undefined) return [toldBy(way.kind, sent)];
  if (isLooked) return [];
  const hours = way.kind === 'discord' ? null : (quiet.find(({ personId }) => personId === way.personId) ?? null);
  return [{ ...waiting(way.kind), state: notBefore({ hours, due, now: at }) > at ? 'quiet' : 'waiting' }];
}

const wasTold = ({ told }: RemindedSeat): boolean =>
  told.some(({ state }) => state === 'sent' || state === 'unknown' || state === 'failed');

import { z } from 'zod';
import type { AnyGame, Judgment, SeatId, Status } from '@/games/game';
import { games } from '@/games/index';
import { namedSeat, seatId } from '@/games/kit/seats';
import type { JudgedEvent, MatchStart } from '@/games/match';
import { createStart } from '@/games/record';
import type * as kept from '@/prisma/client/client';
import type { Prisma } from '@/prisma/client/client';
import { oneOf, type Queryable } from '../database/queryable';

// What is kept of a match, as it is read: Prisma's rows, with the closed sets of texts named. Writing is in append.ts (the
// log) and change.ts (everything else).

/** A seat counts as connected for so long after the last sign of life that another process saw. */
export const onlineMs = 40_000;

export const visibilities = ['public', 'unlisted', 'private'] as const;

/** Who may watch. `private`: only those who hold a seat, host, or were let in. */
export type Visibility = (typeof visibilities)[number];

export const joinWays = ['open', 'links'] as const;

/** How seats are taken in the lobby: by anybody who may see the match, or only with a link. */
export type JoinWay = (typeof joinWays)[number];

const statuses = ['lobby', 'running', 'paused', 'finished'] as const satisfies readonly ('lobby' | Status)[];
export type MatchStatus = 'lobby' | Status;

export interface MatchRow extends Readonly<Omit<kept.Match, 'visibility' | 'joinWay' | 'status'>> {
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly status: MatchStatus;
}

/** Without the hash of its link and its holder's notes, which nobody reads along. */
const seatSelect = {
  seat: true,
  name: true,
  holderId: true,
  holderName: true,
  holderGuest: true,
  firstName: true,
  faceEmblem: true,
  faceEnamel: true,
  bot: true,
  linkId: true,
  lastSeenAt: true,
  readyAt: true,
  promisedAt: true,
  leftAt: true,
  since: true,
  sinceSeq: true,
  takenFrom: true,
  takenFromName: true,
  takenBy: true,
  takenAt: true,
  takenDeniedAt: true,
  takenReadAt: true,
} satisfies Prisma.MatchSeatSelect;

type KeptSeat = Prisma.MatchSeatGetPayload<{ select: typeof seatSelect }>;

export interface SeatRow extends Readonly<KeptSeat> {
  readonly seat: SeatId;
}

export const isFree = ({ holderId, bot }: SeatRow): boolean => holderId === null && bot === null;

/**
 * For whoever comes before the start: free, or a bot's, which gives way to people. While a seat has a link of its own, it is
 * kept for who has that.
 */
export const isOpenSeat = ({ holderId, linkId }: SeatRow): boolean => holderId === null && linkId === null;

const memberKinds = ['cohost', 'asked', 'asked-watching', 'full', 'watch', 'removed', 'sent-away'] as const;
export type MemberKind = (typeof memberKinds)[number];

export interface MemberRow extends Readonly<kept.MatchMember> {
  readonly kind: MemberKind;
}

export type RulingRow = Readonly<kept.Ruling>;

export interface QuestionRow extends Readonly<kept.Question> {
  readonly seat: SeatId;
}

const noticeKinds = ['nudge', 'ready-check', 'seat-opened', 'start', 'handed-on'] as const;

export interface NoticeRow extends Readonly<kept.Notice> {
  readonly kind: (typeof noticeKinds)[number];
}

const awardStates = ['confirmed', 'amended'] as const;

export interface AwardRow extends Readonly<kept.AwardDecision> {
  readonly state: (typeof awardStates)[number];
}

const ways = ['player', 'host', 'bot', 'auto', 'clock'] as const;
export type Via = (typeof ways)[number];

/** A line of the log with what the rules need not know. */
export interface LogEvent extends JudgedEvent {
  readonly key: string | null;
  readonly via: Via;
  readonly personId: string | null;
  readonly personName: string | null;
  readonly reason: string | null;
}

/** Everything about a match beside its log. */
export interface Platform {
  readonly row: MatchRow;
  readonly seats: readonly SeatRow[];
  readonly members: readonly MemberRow[];
  readonly rulings: readonly RulingRow[];
  readonly questions: readonly QuestionRow[];
  readonly notices: readonly NoticeRow[];
  readonly awards: readonly AwardRow[];
  /** Null: its channel takes posts, or there is none. */
  readonly channelFailing: ChannelFailing | null;
}

/** A match's channel on Discord took no post lately. */
export interface ChannelFailing {
  readonly since: Date;
  /** Nothing is posted there any more. */
  readonly isOver: boolean;
}

export type MatchKey = { readonly id: number } | { readonly code: string };

export const matchRow = (row: kept.Match): MatchRow => ({
  ...row,
  visibility: oneOf(visibilities, row.visibility),
  joinWay: oneOf(joinWays, row.joinWay),
  status: oneOf(statuses, row.status),
});

const seatRow = (row: KeptSeat): SeatRow => ({ ...row, seat: seatId(row.seat) });

export async function readMatchRow(db: Queryable, by: MatchKey): Promise<MatchRow | null> {
  const row = await db.match.findUnique({ where: by });
  return row === null ? null : matchRow(row);
}

/** What counts up with all that is kept of a match: its log, what was refused, and everything else. */
export const readCounts = (
  db: Queryable,
  id: number,
): Promise<Pick<MatchRow, 'seq' | 'refusals' | 'revision'> | null> =>
  db.match.findUnique({ where: { id }, select: { seq: true, refusals: true, revision: true } });

export async function readSeats(db: Queryable, matchId: number): Promise<SeatRow[]> {
  const found = await db.matchSeat.findMany({ where: { matchId }, select: seatSelect, orderBy: { position: 'asc' } });
  return found.map(seatRow);
}

/** How many of a match's words to one seat are in sight, and of those to all: each apart, as what goes tells that something came. */
const maxNotices = 100;

async function readNotices(db: Queryable, matchId: number): Promise<NoticeRow[]> {
  const found = await db.$queryRaw<kept.Notice[]>`
    select id, match_id as "matchId", seat, kind, text, created_at as "createdAt"
    from (select *, row_number() over (partition by seat, kind = 'handed-on' order by id desc) as nth from notice where match_id = ${matchId}) as one
    where nth <= ${maxNotices} order by id`;
  return found.map((notice) => ({ ...notice, kind: oneOf(noticeKinds, notice.kind) }));
}

const platformParts = {
  seats: { select: seatSelect, orderBy: { position: 'asc' } },
  members: { orderBy: [{ createdAt: 'asc' }, { personId: 'asc' }] },
  rulings: { orderBy: { id: 'asc' } },
  questions: { orderBy: { id: 'asc' } },
  awards: { orderBy: [{ createdAt: 'asc' }, { key: 'asc' }] },
} satisfies Prisma.MatchInclude;

const failingWays = {
  where: { failingSince: { not: null } },
  select: { failingSince: true, endedWhy: true },
} satisfies Prisma.Match$waysArgs;

/** A match has one channel at most. */
function failingOf([way]: readonly Pick<kept.ReachWay, 'failingSince' | 'endedWhy'>[]): ChannelFailing | null {
  return way?.failingSince == null ? null : { since: way.failingSince, isOver: way.endedWhy !== null };
}

type KeptParts = kept.Match & {
  seats: KeptSeat[];
  members: kept.MatchMember[];
  questions: kept.Question[];
  awards: kept.AwardDecision[];
  ways: Pick<kept.ReachWay, 'failingSince' | 'endedWhy'>[];
};

const awardRow = (award: kept.AwardDecision): AwardRow => ({ ...award, state: oneOf(awardStates, award.state) });

/** What was decided about a match's awards, as it is now. */
export async function readAwards(db: Queryable, matchId: number): Promise<AwardRow[]> {
  const found = await db.awardDecision.findMany({ where: { matchId }, orderBy: platformParts.awards.orderBy });
  return found.map(awardRow);
}

const memberRow = (member: kept.MatchMember): MemberRow => ({ ...member, kind: oneOf(memberKinds, member.kind) });

const listed = ({ seats, members, questions, awards, ways: failing, ...row }: KeptParts): Listed => ({
  row: matchRow(row),
  channelFailing: failingOf(failing),
  seats: seats.map(seatRow),
  members: members.map(memberRow),
  questions: questions.map((question) => ({ ...question, seat: seatId(question.seat) })),
  awards: awards.map(awardRow),
});

/** As much of a match as says who somebody is in it. */
export type Standing = Pick<Platform, 'row' | 'seats' | 'members'>;

/** Null: there is none by this code; as much is asked then. */
export async function readStanding(db: Queryable, code: string): Promise<Standing | null> {
  const row = await readMatchRow(db, { code });
  const matchId = row?.id ?? 0;
  const [seats, members] = await Promise.all([readSeats(db, matchId), db.matchMember.findMany({ where: { matchId } })]);
  return row === null ? null : { row, seats, members: members.map(memberRow) };
}

export async function readPlatform(db: Queryable, by: MatchKey): Promise<Platform | null> {
  const found = await db.match.findUnique({ where: by, include: { ...platformParts, ways: failingWays } });
  if (found === null) return null;
  const { rulings, ...rest } = found;
  return { ...listed(rest), rulings, notices: await readNotices(db, found.id) };
}

/** What lists show of a match: who sits there, what it is to one person, and what may wait for its host. */
export type Listed = Pick<Platform, 'row' | 'seats' | 'members' | 'questions' | 'awards' | 'channelFailing'>;

/** In the order of `ids`; of the members the person alone, of the questions those without an answer. */
export async function readListed(
  db: Queryable,
  { ids, personId }: { ids: readonly number[]; personId: string },
): Promise<Listed[]> {
  const { seats, awards } = platformParts;
  const include = {
    ...{ seats, awards, ways: failingWays },
    ...{ members: { where: { personId } }, questions: { where: { answer: null } } },
  };
  const found = await db.match.findMany({ where: { id: { in: [...ids] } }, include });
  const byId = new Map(found.map((match) => [match.id, match]));
  return ids.flatMap((id) => {
    const match = byId.get(id);
    return match === undefined ? [] : [listed(match)];
  });
}

/** The log after its first `after` events; `version`: of the rules that will fold it. */
export async function readLog(
  db: Queryable,
  { id, after, version }: { id: number; after: number; version: number | null },
): Promise<LogEvent[]> {
  const found = await db.matchEvent.findMany({
    where: { matchId: id, seq: { gt: after } },
    orderBy: { seq: 'asc' },
    omit: { matchId: true, seq: true },
  });
  return found.map(({ at, by, action, via, judgment, ...rest }) => ({
    at: Number(at),
    by: by === 'host' || by === 'clock' ? by : namedSeat.parse(by),
    ...(action === null ? {} : { action: JSON.parse(action) as unknown }),
    ...(judgment === null ? {} : keptJudgment(judgment, version)),
    via: oneOf(ways, via),
    ...rest,
  }));
}

const judgmentSchema = z.strictObject({ version: z.int(), outcome: z.unknown() });

/** What an accepted action was found to come to, by which version of the rules. */
export const formatJudgment = ({ outcome }: Judgment, version: number): string => JSON.stringify({ version, outcome });

/** What other rules found is found out again. */
function keptJudgment(text: string, version: number | null): { judgment?: Judgment } {
  const kept = judgmentSchema.parse(JSON.parse(text));
  return kept.version === version ? { judgment: { refusal: null, outcome: kept.outcome } } : {};
}

/** The fixed part of a match as the rules have it. */
export function startOf(
  row: Pick<MatchRow, 'game' | 'settings' | 'fullSettings' | 'seed'>,
  seats: readonly { seat: string }[],
): MatchStart {
  const settings = settingsFrom(row.fullSettings ?? row.settings);
  return createStart({ game: row.game, settings, seats: seats.map(({ seat }) => seat), seed: row.seed });
}

/** Settings as they are kept. */
export const settingsFrom = (text: string): Readonly<Record<string, unknown>> => keptSettings.parse(JSON.parse(text));

/** Taken as they are: a record's schema would drop a key called "__proto__". */
const keptSettings = z.custom<Readonly<Record<string, unknown>>>((value) => typeof value === 'object');

/** Null: this server has that game no more. */
export const gameOf = ({ row }: { readonly row: Pick<MatchRow, 'game'> }): AnyGame | null =>
  games.get(row.game) ?? null;

import { z } from 'zod';
import type { AnyGame, SeatId, Status } from '@/games/game';
import { games } from '@/games/index';
import type { MatchEvent, MatchStart } from '@/games/match';
import { createStart } from '@/games/record';
import type { Queryable } from '../database/queryable';

// What is kept of a match, as it is read. The SQL of reading is here; writing is in append.ts (the log) and change.ts
// (everything else).

export const visibilities = ['public', 'unlisted', 'private'] as const;

/** Who may watch. `private`: only those who hold a seat, host, or were let in. */
export type Visibility = (typeof visibilities)[number];

export const joinWays = ['open', 'links'] as const;

/** How seats are taken in the lobby: by anybody who may see the match, or only with a link. */
export type JoinWay = (typeof joinWays)[number];

export type MatchStatus = 'lobby' | Status;

export interface MatchRow {
  readonly id: number;
  readonly code: string;
  readonly game: string;
  readonly title: string;
  readonly settings: string;
  readonly version: number | null;
  readonly fullSettings: string | null;
  readonly results: string | null;
  readonly seed: string;
  readonly seedHash: string;
  readonly visibility: Visibility;
  readonly joinWay: JoinWay;
  readonly practice: boolean;
  readonly sealed: boolean;
  readonly status: MatchStatus;
  readonly seq: number;
  readonly revision: number;
  readonly phase: string | null;
  readonly round: number | null;
  readonly dueAt: Date | null;
  readonly resumeAt: Date | null;
  readonly ownerId: string;
  readonly ownerName: string;
  readonly joinLinkHash: string | null;
  readonly watchLinkHash: string | null;
  readonly readyCheckAt: Date | null;
  readonly readyCheckBy: string | null;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}

export interface SeatRow {
  readonly seat: SeatId;
  readonly name: string | null;
  readonly holderId: string | null;
  readonly holderName: string | null;
  readonly holderGuest: boolean;
  readonly bot: string | null;
  readonly linkId: string | null;
  readonly lastSeenAt: Date | null;
  readonly readyAt: Date | null;
}

export const isFree = ({ holderId, bot }: SeatRow): boolean => holderId === null && bot === null;

export type MemberKind = 'cohost' | 'full' | 'watch' | 'removed';
export interface MemberRow {
  readonly personId: string;
  readonly kind: MemberKind;
  readonly name: string;
}

export interface RulingRow {
  readonly id: number;
  readonly by: string;
  readonly text: string;
  readonly question: string | null;
  readonly createdAt: Date;
}

export interface QuestionRow {
  readonly id: number;
  readonly seat: SeatId;
  readonly holderId: string;
  readonly text: string;
  readonly answer: string | null;
  readonly answeredAt: Date | null;
  readonly published: boolean;
  readonly createdAt: Date;
}

export interface NoticeRow {
  readonly id: number;
  readonly seat: string | null;
  readonly kind: 'nudge' | 'ready-check';
  readonly text: string;
  readonly createdAt: Date;
}

export interface AwardRow {
  readonly seq: number;
  readonly key: string;
  readonly award: string | null;
  readonly state: 'confirmed' | 'amended';
  readonly reason: string | null;
  readonly by: string;
  readonly createdAt: Date;
}

export type Via = 'player' | 'host' | 'bot' | 'auto' | 'clock';

/** A line of the log with what the rules need not know. */
export interface LogEvent extends MatchEvent {
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
}

export const matchColumns = `id, code, game, title, settings, version, full_settings as "fullSettings", results, seed, seed_hash as "seedHash", visibility,
  join_way as "joinWay", practice, sealed, status, seq, revision, phase, round, due_at as "dueAt", resume_at as "resumeAt",
  owner_id as "ownerId", owner_name as "ownerName", join_link_hash as "joinLinkHash",
  watch_link_hash as "watchLinkHash", ready_check_at as "readyCheckAt", ready_check_by as "readyCheckBy",
  created_at as "createdAt", updated_at as "updatedAt", started_at as "startedAt", finished_at as "finishedAt"`;

export const seatColumns = `seat, name, holder_id as "holderId", holder_name as "holderName",
  holder_guest as "holderGuest", bot, link_id as "linkId", last_seen_at as "lastSeenAt", ready_at as "readyAt"`;

async function rows<T>(db: Queryable, text: string, values: unknown[]): Promise<T[]> {
  const result = await db.query(text, values);
  return result.rows as T[];
}

export async function readMatchRow(db: Queryable, by: { id: number } | { code: string }): Promise<MatchRow | null> {
  const [where, value] = 'id' in by ? ['id = $1', by.id] : ['code = $1', by.code];
  const found = await rows<MatchRow>(db, `select ${matchColumns} from match where ${where}`, [value]);
  return found[0] ?? null;
}

export function readSeats(db: Queryable, id: number): Promise<SeatRow[]> {
  return rows<SeatRow>(db, `select ${seatColumns} from match_seat where match_id = $1 order by position`, [id]);
}

export async function readPlatform(db: Queryable, row: MatchRow): Promise<Platform> {
  const id = [row.id];
  const [seats, members, rulings, questions, notices, awards] = await Promise.all([
    readSeats(db, row.id),
    rows<MemberRow>(
      db,
      'select person_id as "personId", kind, name from match_member where match_id = $1 order by created_at, person_id',
      id,
    ),
    rows<RulingRow>(
      db,
      'select id, by, text, question, created_at as "createdAt" from ruling where match_id = $1 order by id',
      id,
    ),
    rows<QuestionRow>(
      db,
      `select id, seat, holder_id as "holderId", text, answer, answered_at as "answeredAt", published,
        created_at as "createdAt" from question where match_id = $1 order by id`,
      id,
    ),
    rows<NoticeRow>(
      db,
      `select id, seat, kind, text, created_at as "createdAt" from
        (select * from notice where match_id = $1 order by id desc limit 100) as newest order by id`,
      id,
    ),
    rows<AwardRow>(
      db,
      `select seq, key, award, state, reason, by, created_at as "createdAt" from award_decision
        where match_id = $1 order by created_at, key`,
      id,
    ),
  ]);
  return { row, seats, members, rulings, questions, notices, awards };
}

interface EventRow extends Omit<LogEvent, 'at' | 'action'> {
  readonly at: string;
  readonly action: string | null;
}

/** The log after its first `after` events. */
export async function readLog(db: Queryable, { id, after }: { id: number; after: number }): Promise<LogEvent[]> {
  const found = await rows<EventRow>(
    db,
    `select at, by, action, key, via, person_id as "personId", person_name as "personName", reason
      from match_event where match_id = $1 and seq > $2 order by seq`,
    [id, after],
  );
  return found.map(({ at, by, action, ...rest }) => ({
    at: Number(at),
    by,
    ...(action === null ? {} : { action: JSON.parse(action) as unknown }),
    ...rest,
  }));
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

export function gameOf({ row }: { readonly row: Pick<MatchRow, 'game'> }): AnyGame {
  const game = games.get(row.game);
  if (game === undefined) throw new Error(`There is no game ${row.game}`);
  return game;
}

import type { SeatId } from '@/games/game';
import { isPacedByHost } from '@/games/kit/pace';
import { viewOf } from '@/games/match';
import { hiddenWords, type Waiting, waitingForHost } from '@/games/waiting';
import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import { type LoadedMatch, readResults } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { deadlineAt } from '../log/quiet';
import { gameOf, isFree, isOpenSeat, type Listed, type MatchRow, readListed, settingsFrom } from '../log/rows';
import { isByOtherRules } from '../log/rules';
import type { Person } from '../person';
import { type Access, type Guarding, rightsOf, shownTo } from './access';
import { decidedAwards } from './decided-awards';
import { canJoin, failingInPage, pageFor } from './page';
import { calledOf, isTakenNews, takenSeat } from './seats';
import type { MatchSummary } from './shapes';
import { endedByRow, isResultKeptFrom } from './untold';
import { variantOfMatch } from './variant';
import { viewFor } from './view';
import { waitingForHolder } from './withheld';

// Lists of matches. What waits for somebody is decided from what they may see, like everything they are shown; nor
// does the order tell when somebody acted.

const mineLimit = 100;

interface Mine {
  readonly user: Person;
  /** Also those that others who look at a safe screen could not find (docs/decisions/751). */
  readonly all: boolean;
}

/** Matches this person plays, hosts or was let into; those that wait for them first, then the newest. */
export async function listMine(service: Querying & Finding & Guarding, { user, all }: Mine): Promise<MatchSummary[]> {
  const found = await findMine(service, user);
  const shown = all || !service.safe.has(user.id) ? found : found.filter(isPublic);
  const summaries = await summarise(service, { ids: shown.map(({ id }) => id), user });
  return summaries.sort((a, b) => Number(b.waits) - Number(a.waits));
}

/** How many of theirs are left out while their screen is safe. */
export async function countMineHidden(service: Querying & Guarding, user: Person): Promise<number> {
  return service.safe.has(user.id) ? (await findMine(service, user)).filter((match) => !isPublic(match)).length : 0;
}

const isPublic = ({ visibility }: { visibility: string }): boolean => visibility === 'public';

const findMine = ({ prisma }: Querying, user: Person) =>
  prisma.$queryRaw<{ id: number; visibility: string }[]>`
    select id, visibility from match where owner_id = ${user.id}
      or exists (select 1 from match_seat where match_id = match.id and holder_id = ${user.id})
      or exists (select 1 from match_member where match_id = match.id and person_id = ${user.id} and kind not in ('removed', 'asked'))
    order by coalesce(finished_at, started_at, created_at) desc limit ${mineLimit}`;

interface Public {
  readonly user: Person | null;
  readonly game?: string;
  readonly limit: number;
  /** How many of one host at most; absent: all that run or are over. */
  readonly perHost?: number;
}

/** Nobody fills the list alone. Named in README. */
export const lobbiesPerHost = 5;

export async function listPublic(
  service: Querying & Finding & Guarding,
  { user, game, limit, perHost = limit }: Public,
): Promise<MatchSummary[]> {
  const found = await service.prisma.$queryRaw<{ id: number }[]>`
    with public as (
      select id, owner_id, coalesce(finished_at, started_at, created_at) as at,
        case status when 'running' then 0 when 'paused' then 0 when 'lobby' then 1 else 2 end as place
      from match where visibility = 'public' and (${game ?? null}::text is null or game = ${game ?? null})
    ), counted as (
      select id, at, place, row_number() over (partition by owner_id order by place, at desc) as of_host,
        row_number() over (partition by owner_id, place order by at desc) as at_place
      from public
    )
    select id from counted where of_host <= ${perHost} and (place <> 1 or at_place <= ${lobbiesPerHost})
    order by place, at desc limit ${limit}`;
  return summarise(service, { ids: found.map(({ id }) => id), user });
}

/** From the rows; only what moves and may wait for this person is folded. */
async function summarise(
  service: Querying & Finding & Guarding,
  { ids, user }: { ids: readonly number[]; user: Person | null },
): Promise<MatchSummary[]> {
  const listed = await readListed(service.prisma, { ids, personId: user?.id ?? '' });
  const summaries = await Promise.all(listed.map((platform) => summaryFor(service, { platform, user })));
  return summaries.flatMap((summary) => summary ?? []);
}

async function summaryFor(
  service: Finding & Guarding,
  { platform, user }: { platform: Listed; user: Person | null },
): Promise<MatchSummary | null> {
  const access = shownTo(service, { platform }, user);
  if (access.role === 'stranger') return null;
  const match = isToldByRow(platform.row, access) ? null : await service.matches.get(platform.row.id);
  const now = match === null ? nowByRow(platform, access) : nowByView(match, access);
  return summaryOf(platform, { access, now });
}

/** How a match stands, as far as a list tells. */
type Standing = Pick<MatchSummary, 'round' | 'phase' | 'dueAt' | 'waitsFor'>;

function summaryOf({ row, seats }: Listed, { access, now }: { access: Access; now: Standing }): MatchSummary {
  const rights = rightsOf(access);
  return {
    ...now,
    code: row.code,
    title: row.title,
    game: row.game,
    gameName: variantOfMatch({ row, folded: null }).name,
    status: row.status,
    role: rights.role,
    seat: rights.seat,
    waits: now.waitsFor !== null,
    seatsTaken: seats.filter((seat) => !isFree(seat)).length,
    seatsTotal: seats.length,
    seatsOpen: row.status === 'lobby' ? seats.filter(isOpenSeat).length : 0,
    isHostPaced: row.fullSettings !== null && isPacedByHost(settingsFrom(row.fullSettings)),
    startsAt: row.status === 'lobby' ? (row.dueAt?.getTime() ?? null) : null,
    updatedAt: access.host ? row.updatedAt.getTime() : shownSince(row),
    finishedAt: row.finishedAt?.getTime() ?? null,
    ...(isResultKeptFrom(access, endedByRow(row))
      ? { winners: null, place: null }
      : { winners: winnersOf({ row, seats }), place: placeOf(row, rights.seat) }),
    hostName: row.ownerName,
    canJoin: canJoin({ row, seats }, rights),
  };
}

/**
 * What waits for a player or a host of a running match its view says; and where no clock closes anything, the view alone
 * has the deadline.
 */
function isToldByRow({ status, phase, results, fullSettings, quietZone }: MatchRow, access: Access): boolean {
  if (status === 'lobby') return true;
  if (status === 'finished') return results !== null;
  const isWatching = !rightsOf(access).host && access.seat === null;
  // With quiet hours the row says when the next night begins, or the deadline.
  const isTold = phase !== null && fullSettings !== null;
  return isWatching && quietZone === null && isTold && !isPacedByHost(settingsFrom(fullSettings));
}

function nowByRow(platform: Listed, access: Access): Standing {
  const { row } = platform;
  const runs = row.status === 'running' && !isByOtherRules(row, gameOf({ row }));
  return {
    phase: row.phase,
    round: row.round,
    dueAt: runs ? (row.dueAt?.getTime() ?? null) : null,
    waitsFor: access.host ? waitsForHost(platform) : access.seat === null ? null : waitsForReady(platform, access),
  };
}

function nowByView(match: LoadedMatch, access: Access): Standing {
  const view = match.folded === null ? null : viewOf(match.folded, access.seat ?? 'spectator');
  return {
    phase: view?.phase ?? null,
    round: view?.round ?? null,
    dueAt: deadlineAt(match, view?.dueAt ?? null),
    waitsFor: whatWaits(match, access),
  };
}

/** Their names; null: nothing came out, or not yet. */
export function winnersOf({ row, seats }: Pick<Listed, 'row' | 'seats'>): string[] | null {
  const results = row.status === 'finished' ? readResults(row) : null;
  return (
    results &&
    seats
      .filter(({ seat }) => results.winners.includes(seat))
      .map((seat) => calledOf({ row, platform: { seats } }, seat))
  );
}

/** Of whoever held that seat; null: nothing came out for them, or not yet. */
function placeOf(row: MatchRow, seat: SeatId | null): number | null {
  const results = row.status === 'finished' && seat !== null ? readResults(row) : null;
  return results?.standings.find((standing) => standing.seat === seat)?.rank ?? null;
}

/** When something last happened that all may know: the time of somebody's submission is nobody's business. */
const shownSince = ({ createdAt, startedAt, finishedAt }: MatchRow): number =>
  (finishedAt ?? startedAt ?? createdAt).getTime();

function whatWaits(match: LoadedMatch, access: Access): string | null {
  if (rightsOf(access).host) {
    const page = pageFor(match, access);
    const waiting = waitingForHost({ game: gameOf(match), page, view: viewFor(match, access), now: now() });
    return firstOf(waiting) ?? hiddenWords(page.waitsHidden);
  }
  return access.seat === null ? null : waitingForHolder(match, access.seat);
}

const firstOf = (waiting: readonly Waiting[]): string | null =>
  waiting.find(({ passes }) => passes !== true)?.safeText ?? null;

function waitsForReady({ row, seats }: Listed, { seat }: Access): string | null {
  const since = row.status === 'lobby' ? row.readyCheckAt : null;
  const own = seats.find((other) => other.seat === seat);
  const isAsked = since !== null && (own?.readyAt == null || own.readyAt < since);
  return isAsked ? 'The host asks whether you are ready.' : null;
}

/** Before the start and after the end. */
function waitsForHost(platform: Listed): string | null {
  const { row, seats, questions } = platform;
  const results = row.status === 'finished' ? readResults(row) : null;
  const page = {
    settings: {},
    rules: { standsStill: null },
    startedAt: row.startedAt?.getTime() ?? null,
    finishedAt: row.finishedAt?.getTime() ?? null,
    openedAt: null,
    resumesAt: null,
    pause: null,
    seats: seats
      .filter(isTakenNews)
      .map((held) => ({ seat: held.seat, name: '', actedAt: null, leftAt: null, taken: takenSeat(held) })),
    questions: questions.map((question, i) => ({ ...question, n: i + 1, at: question.createdAt.getTime() })),
    awards: decidedAwards({ results, platform, log: { length: row.seq } }),
    channelFailing: failingInPage(platform),
  };
  const first = firstOf(waitingForHost({ game: gameOf({ row }), page, view: null, now: now() }));
  if (row.status === 'lobby' && row.startMissedAt !== null) return 'It did not start by itself; the lobby says why.';
  const isFull = row.status === 'lobby' && row.dueAt === null && !seats.some(isFree);
  return first ?? (isFull ? 'All seats are taken: you can start.' : null);
}

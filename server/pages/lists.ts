import type { MatchView } from '@/games/game';
import { viewOf } from '@/games/match';
import { waitingForHost, waitingForSeat } from '@/games/waiting';
import type { Querying } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { gameOf, isFree } from '../log/rows';
import type { Person } from '../person';
import { type Access, accessOf } from './access';
import { pageFor } from './page';
import type { MatchSummary } from './shapes';
import { viewFor } from './view';

// Lists of matches. What waits for somebody is decided from what they may see, like everything they are shown; nor
// does the order tell when somebody acted.

const mineLimit = 100;

/** Matches this person plays, hosts or was let into; those that wait for them first, then the newest. */
export async function listMine(service: Querying & Finding, user: Person): Promise<MatchSummary[]> {
  const found = await service.prisma.$queryRaw<{ id: number }[]>`
    select id from match where owner_id = ${user.id}
      or exists (select 1 from match_seat where match_id = match.id and holder_id = ${user.id})
      or exists (select 1 from match_member where match_id = match.id and person_id = ${user.id} and kind <> 'removed')
    order by coalesce(finished_at, started_at, created_at) desc limit ${mineLimit}`;
  const summaries = await summarise(service, { ids: found.map(({ id }) => id), user });
  return summaries.sort((a, b) => Number(b.waits) - Number(a.waits));
}

export async function listPublic(
  service: Querying & Finding,
  { user, game, limit }: { user: Person | null; game?: string; limit: number },
): Promise<MatchSummary[]> {
  const found = await service.prisma.$queryRaw<{ id: number }[]>`
    select id from match where visibility = 'public' and (${game ?? null}::text is null or game = ${game ?? null})
    order by case status when 'running' then 0 when 'paused' then 0 when 'lobby' then 1 else 2 end,
      coalesce(finished_at, started_at, created_at) desc limit ${limit}`;
  return summarise(service, { ids: found.map(({ id }) => id), user });
}

async function summarise(service: Finding, { ids, user }: { ids: readonly number[]; user: Person | null }) {
  const matches = await Promise.all(ids.map((id) => service.matches.get(id)));
  return matches.flatMap((match) => {
    if (match === null) return [];
    const access = accessOf(match, user);
    return access.role === 'stranger' ? [] : [summaryOf(match, access)];
  });
}

export function summaryOf(match: LoadedMatch, access: Access): MatchSummary {
  const { row, seats } = match.platform;
  const page = pageFor(match, access);
  const view = match.folded === null ? null : viewOf(match.folded, access.seat ?? 'spectator');
  const waitsFor = whatWaits(match, { access, view });
  return {
    code: row.code,
    title: row.title,
    game: row.game,
    status: match.status,
    role: access.role,
    seat: access.seat,
    waits: waitsFor !== null,
    waitsFor,
    seatsTaken: seats.filter((seat) => !isFree(seat)).length,
    seatsTotal: seats.length,
    round: view?.round ?? null,
    phase: view?.phase ?? null,
    dueAt: view?.dueAt == null ? null : match.startedAt + view.dueAt,
    updatedAt: access.host ? row.updatedAt.getTime() : shownSince(match),
    hostName: row.ownerName,
    canJoin: page.can.join,
  };
}

/** When something last happened that all may know: the time of somebody's submission is nobody's business. */
function shownSince(match: LoadedMatch): number {
  const { createdAt, startedAt, finishedAt } = match.row;
  return (finishedAt ?? startedAt ?? createdAt).getTime();
}

function whatWaits(match: LoadedMatch, { access, view }: { access: Access; view: MatchView | null }): string | null {
  if (access.host) return waitsForHost(match, access);
  if (access.seat === null) return null;
  if (match.status === 'lobby') return waitsForReady(match, access);
  return view === null ? null : waitingForSeat(gameOf(match), view);
}

function waitsForReady({ platform }: LoadedMatch, { seat }: Access): string | null {
  const since = platform.row.readyCheckAt;
  const own = platform.seats.find((row) => row.seat === seat);
  const isAsked = since !== null && (own?.readyAt == null || own.readyAt < since);
  return isAsked ? 'The host asks whether you are ready.' : null;
}

function waitsForHost(match: LoadedMatch, access: Access): string | null {
  const view = viewFor(match, access);
  const page = pageFor(match, access);
  const waiting = waitingForHost({ game: gameOf(match), page, view, now: Date.now() });
  const [first] = waiting.filter(({ passes }) => passes !== true);
  if (first !== undefined) return first.safeText;
  const isFull = match.status === 'lobby' && !match.platform.seats.some(isFree);
  return isFull ? 'All seats are taken: you can start.' : null;
}

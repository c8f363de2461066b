import type { MatchView } from '@/games/game';
import { viewOf } from '@/games/match';
import type { Querying } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { isFree } from '../log/rows';
import type { Person } from '../person';
import { type Access, accessOf } from './access';
import { decidedAwards } from './decided-awards';
import { pageFor } from './page';
import type { MatchSummary } from './shapes';

// Lists of matches. What waits for somebody is decided from what they may see, like everything they are shown; nor
// does the order tell when somebody acted.

const mineLimit = 100;

/** Matches this person plays, hosts or was let into; those that wait for them first, then the newest. */
export async function listMine(service: Querying & Finding, user: Person): Promise<MatchSummary[]> {
  const found = await service.pool.query<{ id: number }>(
    `select id from match where owner_id = $1
        or exists (select 1 from match_seat where match_id = match.id and holder_id = $1)
        or exists (select 1 from match_member where match_id = match.id and person_id = $1 and kind <> 'removed')
      order by coalesce(finished_at, started_at, created_at) desc limit $2`,
    [user.id, mineLimit],
  );
  const summaries = await summarise(service, { ids: found.rows.map(({ id }) => id), user });
  return summaries.sort((a, b) => Number(b.waits) - Number(a.waits));
}

export async function listPublic(
  service: Querying & Finding,
  { user, game, limit }: { user: Person | null; game?: string; limit: number },
): Promise<MatchSummary[]> {
  const found = await service.pool.query<{ id: number }>(
    `select id from match where visibility = 'public' and ($1::text is null or game = $1)
      order by case status when 'running' then 0 when 'paused' then 0 when 'lobby' then 1 else 2 end,
        coalesce(finished_at, started_at, created_at) desc limit $2`,
    [game ?? null, limit],
  );
  return summarise(service, { ids: found.rows.map(({ id }) => id), user });
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
  if (access.host) return waitsForHost(match);
  if (access.seat === null) return null;
  if (match.status === 'lobby') return waitsForReady(match, access);
  return view !== null && waitsForSeat(view, access.seat) ? 'It is your turn to act.' : null;
}

function waitsForReady({ platform }: LoadedMatch, { seat }: Access): string | null {
  const since = platform.row.readyCheckAt;
  const own = platform.seats.find((row) => row.seat === seat);
  const isAsked = since !== null && (own?.readyAt == null || own.readyAt < since);
  return isAsked ? 'The host asks whether you are ready.' : null;
}

/** The seat has yet to act: said by its mark, or, where marks are nobody's business, by its own part of the view. */
export function waitsForSeat(view: MatchView, seat: string): boolean {
  if (view.status !== 'running') return false;
  const acted = view.seats.find((other) => other.seat === seat)?.acted ?? null;
  if (acted !== null) return !acted;
  const { own, ready } = view as { own?: { ready?: unknown } | null; ready?: unknown };
  return ready === false || own?.ready === false;
}

function waitsForHost(match: LoadedMatch): string | null {
  const { platform, status, folded } = match;
  if (platform.questions.some(({ answer }) => answer === null)) return 'A player asks you something.';
  if (status === 'lobby') return platform.seats.some(isFree) ? null : 'All seats are taken: you can start.';
  if (folded === null) return null;
  if (status === 'paused') return platform.row.resumeAt === null ? 'The match is paused until you resume it.' : null;
  if (status === 'finished') {
    const isOpen = decidedAwards(match)?.some(({ state }) => state === 'proposed') ?? false;
    return isOpen ? 'Awards wait to be confirmed.' : null;
  }
  return waitsForResolve(match, viewOf(folded, 'host'));
}

/** Under pace `host` nothing closes by itself. */
function waitsForResolve(match: LoadedMatch, view: MatchView): string | null {
  if (match.folded?.start.settings.pace !== 'host') return null;
  if (view.dueAt !== null && match.startedAt + view.dueAt <= Date.now())
    return 'The deadline has passed: resolve or extend.';
  return view.seats.every(({ acted }) => acted === true) ? 'Everybody has acted: you can resolve.' : null;
}

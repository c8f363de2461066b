import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { type MatchRow, readSeats, type SeatRow } from '../log/rows';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { nameOf } from '../pages/seats';
import { inLobby } from './in-lobby';
import { begin, obstaclesTo } from './start';

// A start at a time that the host said. The time stands on the match's row (`due_at`) and is counted like any deadline:
// by the database's clock, by every process. Whoever comes first locks the row; for the others nothing is left to do.

/** Later than this it is not started any more: everybody may have left. */
export const startsAtMostLateMs = 10 * 60_000;
const furthestMs = 366 * 24 * 3_600_000;

/** `startsAt`: epoch milliseconds; null: it starts when the host starts it. */
export function scheduleStart(
  service: Changing,
  { match, startsAt }: { match: LoadedMatch; startsAt: number | null },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    const problem = startsAt === null ? null : problemWithTime(startsAt);
    if (problem !== null) return problem;
    if (startsAt === (row.dueAt?.getTime() ?? null)) return accepted({});
    const dueAt = startsAt === null ? null : new Date(startsAt);
    await db.notice.create({ data: { matchId: row.id, kind: 'start', text: '', createdAt: new Date(now()) } });
    await db.match.update({ where: { id: row.id }, data: { dueAt, startMissedAt: null, startMissedWhy: null } });
    return accepted({});
  });
}

/** Whether a match can be told now to start then. */
export function problemWithTime(startsAt: number): Refused | null {
  if (startsAt <= now()) return refused('BAD_TIME', 'That time is over. Choose a later one.', 'startsAt');
  if (startsAt > now() + furthestMs) return refused('BAD_TIME', 'Choose a time within a year.', 'startsAt');
  return null;
}

/** Starts the match if its time has come and nothing stands in the way; else its host reads all that did. */
export function startWhenDue(service: Changing, match: LoadedMatch): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    if (row.dueAt === null || row.dueAt.getTime() > now()) return refused('NOT_DUE', 'It is not time to start.');
    const inTheWay = await whatIsMissing(db, { match, row });
    if (inTheWay.length === 0) return begin(db, { match, row, freeSeats: 'refuse', shownAllTo: null });
    const startMissedWhy = inTheWay.map(({ refusal }) => refusal.message).join(' ');
    const missed = { dueAt: null, startMissedAt: row.dueAt, startMissedWhy };
    await db.match.update({ where: { id: row.id }, data: missed });
    return accepted({});
  });
}

/** What a host would be told who starts by hand, and what they would be asked about. */
async function whatIsMissing(
  db: Queryable,
  { match, row }: { match: LoadedMatch; row: MatchRow },
): Promise<readonly Refused[]> {
  if (now() - (row.dueAt?.getTime() ?? 0) > startsAtMostLateMs)
    return [refused('LATE', 'The server was away at that time.')];
  const people = (await readSeats(db, row.id)).filter(({ holderId, bot }) => holderId !== null && bot === null);
  const unready = people.filter((seat) => isUnready(row, seat));
  const names = unready.map((seat) => nameOf({ row, platform: match.platform }, seat));
  const notReady = `Not everybody was ready: ${new Intl.ListFormat('en').format(names)}.`;
  return [...(names.length === 0 ? [] : [refused('NOT_READY', notReady)]), ...(await obstaclesTo(db, { match, row }))];
}

const isUnready = ({ readyCheckAt }: MatchRow, { readyAt }: SeatRow): boolean =>
  readyCheckAt !== null && (readyAt === null || readyAt < readyCheckAt);

import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import { horizonMs } from './clock';
import type { LoadedMatch } from './loaded-match';

// What the database knows and this process may not have heard of: every process looks from time to time, so that a
// notification that was lost costs a moment and nothing else.

/** Those of the matches that moved on, or are gone. */
export async function findMoved({ prisma }: Querying, matches: readonly LoadedMatch[]): Promise<LoadedMatch[]> {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  // One text for any number of matches, so that it is prepared once.
  const found = await prisma.$queryRaw<{ id: number; seq: number; revision: number }[]>`
    select id, seq, revision from match where id = any(${ids}::int[])`;
  const rows = new Map(found.map((row) => [row.id, row]));
  return matches.filter((match) => {
    const row = rows.get(match.id);
    return row === undefined || row.seq > match.log.length || row.revision !== match.row.revision;
  });
}

/** Matches whose next deadline, or start, is near enough for a timer. */
export async function findDueSoon({ prisma }: Querying): Promise<{ id: number; dueAt: Date | null }[]> {
  return prisma.match.findMany({
    where: { dueAt: { lt: new Date(now() + horizonMs) }, status: { not: 'finished' } },
    select: { id: true, dueAt: true },
  });
}

/** Matches in which some clock runs, the nearest deadline first. */
export async function findTimed({ prisma }: Querying): Promise<number[]> {
  const where = { dueAt: { not: null }, status: { in: ['running', 'paused'] } };
  const found = await prisma.match.findMany({ where, select: { id: true }, orderBy: { dueAt: 'asc' } });
  return found.map(({ id }) => id);
}

import type { Querying } from '../database/queryable';
import { horizonMs } from './clock';
import type { LoadedMatch } from './loaded-match';

// What the database knows and this process may not have heard of: every process looks from time to time, so that a
// notification that was lost costs a moment and nothing else.

/** Those of the matches that moved on, or are gone. */
export async function findMoved({ pool }: Querying, matches: readonly LoadedMatch[]): Promise<LoadedMatch[]> {
  if (matches.length === 0) return [];
  const found = await pool.query<{ id: number; seq: number; revision: number }>({
    name: 'sweep',
    text: 'select id, seq, revision from match where id = any($1::int[])',
    values: [matches.map(({ id }) => id)],
  });
  const rows = new Map(found.rows.map((row) => [row.id, row]));
  return matches.filter((match) => {
    const row = rows.get(match.id);
    return row === undefined || row.seq > match.log.length || row.revision !== match.row.revision;
  });
}

/** Matches whose next deadline is near enough for a timer. */
export async function findDueSoon({ pool }: Querying): Promise<{ id: number; dueAt: Date }[]> {
  const due = await pool.query<{ id: number; dueAt: Date }>({
    name: 'look-ahead',
    text: `select id, due_at as "dueAt" from match where due_at < $1 and status in ('running', 'paused')`,
    values: [new Date(Date.now() + horizonMs)],
  });
  return due.rows;
}

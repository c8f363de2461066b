import type pg from 'pg';
import type { Querying } from '../database/queryable';
import { type Outcome, type Refused, refused } from '../outcome';
import type { LoadedMatch } from './loaded-match';
import { type MatchRow, matchColumns } from './rows';

// The one way to change what stands beside a match's log: seats, members, rulings, ... The match's row is locked first,
// so that eleven people who join in one instant come one after another, and a start sees either all of a join or nothing.

/** What changes matches. */
export interface Changing extends Querying {
  /** After a change beside the log: tells whom it concerns. */
  changed(match: LoadedMatch): Promise<void>;
}

/** What takes matches away. */
export interface Removing extends Querying {
  removed(match: LoadedMatch): void;
}

/** Inside: the row as it is now, locked. A refusal takes everything back. */
export async function change<O extends Outcome>(
  service: Changing,
  match: LoadedMatch,
  work: (db: pg.PoolClient, row: MatchRow) => Promise<O>,
): Promise<O | Refused> {
  const outcome = await inTransaction(service.pool, async (db): Promise<O | Refused> => {
    const locked = await db.query(
      `update match set revision = revision + 1, updated_at = now() where id = $1 returning ${matchColumns}`,
      [match.id],
    );
    const row = locked.rows[0] as MatchRow | undefined;
    if (row === undefined) return refused('GONE', 'This match was removed.');
    return work(db, row);
  });
  if (outcome.ok) await service.changed(match);
  return outcome;
}

async function inTransaction<O extends Outcome>(pool: pg.Pool, work: (db: pg.PoolClient) => Promise<O>): Promise<O> {
  const db = await pool.connect();
  try {
    await db.query('begin');
    const outcome = await work(db);
    await db.query(outcome.ok ? 'commit' : 'rollback');
    return outcome;
  } catch (error) {
    await db.query('rollback').catch(() => {});
    throw error;
  } finally {
    db.release();
  }
}

import type { PrismaClient } from '@/prisma/client/client';
import type { Queryable, Querying } from '../database/queryable';
import { now } from '../database/time';
import { type Outcome, type Refused, refused } from '../outcome';
import type { LoadedMatch } from './loaded-match';
import { type MatchRow, matchRow } from './rows';

// The one way to change what stands beside a match's log: seats, members, rulings, ... The match's row is locked first,
// so that eleven people who join in one instant come one after another, and a start sees either all of a join or nothing.

/** What changes matches. */
export interface Changing extends Querying {
  /** After a change beside the log: tells whom it concerns. */
  changed(match: LoadedMatch): Promise<void>;
}

/** What takes matches away. */
export interface Removing extends Querying {
  /** `by`: what whoever took it away is called. */
  removed(match: LoadedMatch, by: string): void;
}

/** Counts what is about to be kept; throws where it is too much. */
export type Counting = (db: Queryable) => Promise<void>;

/** Inside: the row as it is now, locked. A refusal takes everything back. */
export async function change<O extends Outcome>(
  service: Changing,
  match: LoadedMatch,
  work: (db: Queryable, row: MatchRow) => Promise<O>,
): Promise<O | Refused> {
  const outcome = await inTransaction(service.prisma, async (db): Promise<O | Refused> => {
    const row = await lockRow(db, match.id);
    return row === null ? refused('GONE', 'This match was removed.') : work(db, row);
  });
  if (outcome.ok) await service.changed(match);
  return outcome;
}

async function lockRow(db: Queryable, id: number): Promise<MatchRow | null> {
  const data = { revision: { increment: 1 }, updatedAt: new Date(now()) };
  const [locked] = await db.match.updateManyAndReturn({ where: { id }, data });
  return locked === undefined ? null : matchRow(locked);
}

/** How long many who change one match at once may wait for one another. */
const patience = { maxWait: 15_000, timeout: 30_000 };

async function inTransaction<O extends Outcome>(prisma: PrismaClient, work: (db: Queryable) => Promise<O>): Promise<O> {
  const refusals: O[] = [];
  const whole = async (db: Queryable) => {
    const outcome = await work(db);
    if (outcome.ok) return outcome;
    refusals.push(outcome);
    throw new TakenBack();
  };
  try {
    return await prisma.$transaction(whole, patience);
  } catch (error) {
    const [refusal] = refusals;
    if (error instanceof TakenBack && refusal !== undefined) return refusal;
    throw error;
  }
}

/** Tells Prisma to roll back. */
class TakenBack extends Error {}

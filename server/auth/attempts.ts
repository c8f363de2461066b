// Counts attempts at what can be guessed, in the database, so that all server processes share the count and a restart
// forgives nothing.
import { db } from '../database/db';
import type { Queryable } from '../database/queryable';

export interface AttemptLimit {
  /** What is counted: "password:ann", say. */
  key: string;
  max: number;
  windowMs: number;
}

/**
 * Counts one attempt on each limit, up to the first that is used up: what one limit stops counts for none after it. Answers
 * with how long that limit lasts, in milliseconds; null: the attempt is allowed. Within a transaction what comes to nothing
 * counts for nothing.
 */
export async function countAttempt(
  limits: readonly AttemptLimit[],
  within: Queryable = db().prisma,
): Promise<number | null> {
  for (const limit of limits) {
    const { count, since } = await countOne(within, limit);
    if (count > limit.max) return Math.max(1_000, since.getTime() + limit.windowMs - Date.now());
  }
  return null;
}

/** What was counted came to nothing. */
export async function takeBackAttempt(key: string): Promise<void> {
  await db().prisma.attempt.updateMany({ where: { key, count: { gt: 0 } }, data: { count: { decrement: 1 } } });
}

export async function forgetAttempts(key: string): Promise<void> {
  await db().prisma.attempt.deleteMany({ where: { key } });
}

async function countOne(within: Queryable, { key, windowMs }: AttemptLimit): Promise<{ count: number; since: Date }> {
  const now = new Date();
  const expired = new Date(now.getTime() - windowMs);
  const [counted] = await within.$queryRaw<{ count: number; since: Date }[]>`
    INSERT INTO "Attempt" (key, since, count) VALUES (${key}, ${now}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN "Attempt".since < ${expired} THEN 1 ELSE "Attempt".count + 1 END,
      since = CASE WHEN "Attempt".since < ${expired} THEN ${now} ELSE "Attempt".since END
    RETURNING count, since`;
  return counted ?? { count: 0, since: now };
}

/** Removes counts that no window reaches back to any more. */
export async function sweepAttempts(): Promise<void> {
  await db().prisma.attempt.deleteMany({ where: { since: { lt: new Date(Date.now() - 24 * 3_600_000) } } });
}

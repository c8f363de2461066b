// Counts attempts at what can be guessed, in the database, so that all server processes share the count and a restart
// forgives nothing.
import { db } from '../database/db';

export interface AttemptLimit {
  /** What is counted: "password:ann", say. */
  key: string;
  max: number;
  windowMs: number;
}

/** Counts one attempt on each limit; false if one of them is used up. */
export async function countAttempt(limits: AttemptLimit[]): Promise<boolean> {
  const counts = await Promise.all(limits.map(countOne));
  return counts.every((count, index) => count <= (limits[index]?.max ?? 0));
}

export async function forgetAttempts(key: string): Promise<void> {
  await db().prisma.attempt.deleteMany({ where: { key } });
}

async function countOne({ key, windowMs }: AttemptLimit): Promise<number> {
  const now = new Date();
  const expired = new Date(now.getTime() - windowMs);
  const [counted] = await db().prisma.$queryRaw<{ count: number }[]>`
    INSERT INTO "Attempt" (key, since, count) VALUES (${key}, ${now}, 1)
    ON CONFLICT (key) DO UPDATE SET
      count = CASE WHEN "Attempt".since < ${expired} THEN 1 ELSE "Attempt".count + 1 END,
      since = CASE WHEN "Attempt".since < ${expired} THEN ${now} ELSE "Attempt".since END
    RETURNING count`;
  return counted?.count ?? 0;
}

/** Removes counts that no window reaches back to any more. */
export async function sweepAttempts(): Promise<void> {
  await db().prisma.attempt.deleteMany({ where: { since: { lt: new Date(Date.now() - 24 * 3_600_000) } } });
}

import type { Queryable } from '../database/queryable';
import { now } from '../database/time';

/** Who watches a match at another process: how many screens of those not signed in, and the people signed in. */
export interface Elsewhere {
  readonly screens: number;
  readonly people: readonly { readonly id: string; readonly name: string }[];
}

/** What a process that is gone wrote down counts for so long. */
export const presenceKeptMs = 20_000;

/** Who is on these matches, as processes said lately. */
export async function readPresence(
  db: Queryable,
  { ids, except = '' }: { ids: readonly number[]; except?: string },
): Promise<(Elsewhere & { matchId: number })[]> {
  const seenAt = { gt: new Date(now() - presenceKeptMs) };
  const where = { matchId: { in: [...ids] }, process: { not: except }, seenAt };
  const found = await db.presence.findMany({ where, orderBy: { process: 'asc' } });
  return found.map(({ matchId, screens, people }) => ({ matchId, screens, people: JSON.parse(people) }));
}

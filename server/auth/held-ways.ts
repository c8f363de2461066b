import type { Prisma } from '@/prisma/client/client';
import type { Queryable } from '../database/queryable';

// Ways to people are held before the messages that go by them, and both by number, by everybody who holds several: a look at
// matches, a note of what was sent, and whoever takes ways away, with which their messages go.

/** Until the end of the transaction nobody writes down anything for them; answers with those that are there. */
export async function holdWays(db: Queryable, where: Prisma.ReachWayWhereInput): Promise<number[]> {
  const found = await db.reachWay.findMany({ where, select: { id: true } });
  if (found.length === 0) return [];
  const held = await db.$queryRaw<{ id: number }[]>`
    select id from reach_way where id = any(${found.map(({ id }) => id)}::int[]) order by id for update`;
  return held.map(({ id }) => id);
}

/** With all that was to be told by them, in a transaction; answers with how many there were. */
export async function removeWays(db: Queryable, where: Prisma.ReachWayWhereInput): Promise<number> {
  const ids = await holdWays(db, where);
  if (ids.length === 0) return 0;
  await db.$executeRaw`select from delivery where way_id = any(${ids}::int[]) order by id for update`;
  const { count } = await db.reachWay.deleteMany({ where: { AND: [where, { id: { in: ids } }] } });
  return count;
}

/** All that a match takes with it when it is removed. */
export async function holdMessagesOf(db: Queryable, matchId: number): Promise<void> {
  await db.$executeRaw`select from match where id = ${matchId} for update`;
  await holdWays(db, { matchId });
  await db.$executeRaw`select from delivery where match_id = ${matchId} order by id for update`;
}

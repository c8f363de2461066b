import type { Queryable } from '../database/queryable';
import { now } from '../database/time';

/** What came of a message. */
export interface Settled {
  readonly id: number;
  readonly state: string;
  readonly problem: string | null;
}

/** Of two who settle the same message the first is believed, unless it did not know. They are held in the order in which `writeDown` holds them. */
export async function settleAll(db: Queryable, settled: readonly Settled[]): Promise<void> {
  const ids = settled.map(({ id }) => id);
  const states = settled.map(({ state }) => state);
  const problems = settled.map(({ problem }) => problem);
  await db.$executeRaw`
    with held as materialized (
      select id from delivery where id = any(${ids}::int[]) and state in ('waiting', 'unknown') order by id for update)
    update delivery set state = settled.state, state_at = ${new Date(now())}, problem = settled.problem
    from held join unnest(${ids}::int[], ${states}::text[], ${problems}::text[]) as settled (id, state, problem) using (id)
    where delivery.id = held.id`;
}

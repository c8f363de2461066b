import type { Prisma, PrismaClient } from '@/prisma/client/client';
import type { Queryable } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';

// Everything that a look at a match led to, in one transaction: how far it looked, what no longer holds, what is to be
// sent, and the jobs that send it.

export interface Written {
  readonly match: LoadedMatch;
  /** Epoch milliseconds. */
  readonly at: number;
  readonly lookAt: number | null;
  /** All that holds, told before or not. */
  readonly deliveries: readonly Prisma.DeliveryCreateManyInput[];
}

/** Of two who look at once the one who has seen less writes nothing. */
export async function writeDown(prisma: PrismaClient, written: Written): Promise<void> {
  const { match } = written;
  const seen = { seq: match.log.length, revision: match.row.revision };
  await prisma.$transaction(async (db) => {
    if (!(await moveOn(db, { ...written, ...seen }))) return;
    await dropPassed(db, written);
    const data = await ofWaysThatAre(db, written);
    if (data.length === 0) return;
    const made = await db.delivery.createManyAndReturn({
      data,
      skipDuplicates: true,
      select: { id: true, notBefore: true, inDigest: true, way: { select: { id: true, matchId: true } } },
    });
    await addJobs(db, made.filter(({ inDigest }) => !inDigest).map(queued));
    await addDigests(
      db,
      made.filter(({ inDigest }) => inDigest),
    );
  });
}

async function moveOn(
  db: Queryable,
  { match, seq, revision, at, lookAt }: Written & { seq: number; revision: number },
): Promise<boolean> {
  const moved = await db.$executeRaw`
    insert into told (match_id, seq, revision, at, look_at)
    values (${match.id}, ${seq}, ${revision}, ${new Date(at)}, ${lookAt === null ? null : new Date(lookAt)})
    on conflict (match_id) do update
      set seq = excluded.seq, revision = excluded.revision, at = excluded.at, look_at = excluded.look_at
      where told.seq <= excluded.seq and told.revision <= excluded.revision`;
  return moved === 1;
}

async function dropPassed(db: Queryable, { match, deliveries, at }: Written): Promise<void> {
  const ways = deliveries.map(({ wayId }) => wayId);
  const keys = deliveries.map(({ key }) => key);
  await db.$executeRaw`
    update delivery set state = 'dropped', state_at = ${new Date(at)}
    where match_id = ${match.id} and state = 'waiting' and passes
      and (way_id, key) not in (select * from unnest(${ways}::int[], ${keys}::text[]))`;
}

/** Some may have been taken away since it was looked; those that are here stay until the end of this. */
async function ofWaysThatAre(db: Queryable, { deliveries }: Written): Promise<Prisma.DeliveryCreateManyInput[]> {
  const ids = [...new Set(deliveries.map(({ wayId }) => wayId))];
  const found = await db.$queryRaw<{ id: number }[]>`
    select id from reach_way where id = any(${ids}::int[]) order by id for key share`;
  const here = new Set(found.map(({ id }) => id));
  return deliveries.filter(({ wayId }) => here.has(wayId));
}

/** A channel reads one after the other. */
const queued = ({
  id,
  notBefore,
  way,
}: {
  id: number;
  notBefore: Date;
  way: { id: number; matchId: number | null };
}) => ({
  id,
  notBefore,
  queue: way.matchId === null ? null : `channel ${way.id}`,
});

/** Messages that are sent together: one at a time the queue costs more than they do. */
const perJob = 8;
/** Far more than fit between a message's time and when it is old news. */
const maxAttempts = 25;

export async function addJobs(
  db: Queryable,
  made: readonly { readonly id: number; readonly notBefore: Date; readonly queue?: string | null }[],
): Promise<void> {
  if (made.length === 0) return;
  const ids = made.map(({ id }) => id);
  const times = made.map(({ notBefore }) => notBefore);
  const queues = made.map(({ queue }) => queue ?? null);
  await db.$executeRaw`
    with one as (
      select id, at, queue,
        case when queue is null then row_number() over (partition by at, queue order by id) / ${perJob}::int else id end as n
      from unnest(${ids}::int[], ${times}::timestamptz[], ${queues}::text[]) as one (id, at, queue)),
    job as (
      select at, queue, json_build_object('ids', json_agg(id)) as payload from one group by at, queue, n order by min(id))
    select count(graphile_worker.add_job(
      'deliver', payload, queue_name => queue, run_at => at, max_attempts => ${maxAttempts}::int)) from job`;
}

/** One job for each way and time, however often it is asked for. */
async function addDigests(
  db: Queryable,
  made: readonly { readonly notBefore: Date; readonly way: { readonly id: number } }[],
): Promise<void> {
  if (made.length === 0) return;
  const ids = made.map(({ way }) => way.id);
  const times = made.map(({ notBefore }) => notBefore);
  await db.$executeRaw`
    with one as (select distinct id, at from unnest(${ids}::int[], ${times}::timestamptz[]) as one (id, at))
    select count(graphile_worker.add_job(
      'digest', json_build_object('wayId', id), run_at => at, max_attempts => ${maxAttempts}::int,
      job_key => 'digest ' || id || ' ' || extract(epoch from at))) from one`;
}

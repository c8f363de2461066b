import type { Prisma, PrismaClient } from '@/prisma/client/client';
import type { Queryable } from '../database/queryable';

// Everything that a look at some matches led to, in one transaction: how far it looked, what no longer holds, what is to be
// sent, and the jobs that send it.

/** One match. */
export interface Looked {
  readonly matchId: number;
  /** What was there to be seen. */
  readonly seq: number;
  readonly revision: number;
  /** Epoch milliseconds. */
  readonly lookAt: number | null;
  /** All that holds, told before or not. */
  readonly deliveries: readonly Delivering[];
}

/** As a row of `delivery`. */
export type Delivering = Pick<
  Prisma.DeliveryUncheckedCreateInput,
  'wayId' | 'key' | 'topic' | 'passes' | 'title' | 'text' | 'path'
> & {
  readonly matchId: number;
  readonly inDigest: boolean;
  readonly unlessSeen: boolean;
  readonly isGathered: boolean;
  readonly mentions: string;
  readonly picture: string | null;
  readonly notBefore: Date;
  readonly expiresAt: Date;
};

interface Written {
  readonly looked: readonly Looked[];
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Of two who look at a match at once the one who has seen less writes nothing of it. */
export async function writeDown(prisma: PrismaClient, { looked, at }: Written): Promise<void> {
  if (looked.length === 0) return;
  await prisma.$transaction(async (db) => {
    const moved = await moveOn(db, { looked, at });
    const newest = looked.filter(({ matchId }) => moved.has(matchId));
    if (newest.length === 0) return;
    const deliveries = await ofWaysThatAre(
      db,
      newest.flatMap((one) => one.deliveries),
    );
    await holdWaiting(db, [...moved]);
    await dropPassed(db, { matchIds: [...moved], deliveries, at });
    await growGathered(
      db,
      deliveries.filter(({ isGathered }) => isGathered),
    );
    await addHeld(db, deliveries);
  });
}

/** Of a match, or (`matchId` null) of one that is gone. */
type Adding = Omit<Delivering, 'matchId'> & { readonly matchId: number | null };

/** What is to be sent, with the jobs that send it. */
export const addAll = async (db: Queryable, deliveries: readonly Adding[]): Promise<void> =>
  addHeld(db, await ofWaysThatAre(db, deliveries));

async function addHeld(db: Queryable, deliveries: readonly Adding[]): Promise<void> {
  const made = await add(db, deliveries);
  await addJobs(db, made.filter(({ inDigest }) => !inDigest).map(queued));
  await addDigests(
    db,
    made.filter(({ inDigest }) => inDigest),
  );
}

/**
 * In the order of the matches, so that no two who do this wait for each other, and none that is taken away meanwhile; answers
 * with those that it was done for.
 */
async function moveOn(db: Queryable, { looked, at }: Written): Promise<Set<number>> {
  const seen = looked.map(({ matchId, seq, revision, lookAt }) => ({ matchId, seq, revision, lookAt }));
  const moved = await db.$queryRaw<{ id: number }[]>`
    insert into told (match_id, seq, revision, at, look_at)
    select match.id, seen.seq, seen.revision, ${new Date(at)}, to_timestamp(seen."lookAt" / 1000)
    from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        as seen ("matchId" int, seq int, revision int, "lookAt" float8)
      join match on match.id = seen."matchId"
    order by match.id for key share of match
    on conflict (match_id) do update
      set seq = excluded.seq, revision = excluded.revision, at = excluded.at, look_at = excluded.look_at
      where told.seq <= excluded.seq and told.revision <= excluded.revision
    returning match_id as id`;
  return new Set(moved.map(({ id }) => id));
}

interface Holding {
  readonly matchIds: readonly number[];
  readonly deliveries: readonly Delivering[];
  readonly at: number;
}

/** What is sent just now is settled in this order too, and what is taken away: nobody has what another waits for. */
async function holdWaiting(db: Queryable, matchIds: readonly number[]): Promise<void> {
  await db.$executeRaw`
    select from delivery where match_id = any(${matchIds}::int[]) and state in ('waiting', 'unknown') order by id for update`;
}

async function dropPassed(db: Queryable, { matchIds, deliveries, at }: Holding): Promise<void> {
  const matches = deliveries.map(({ matchId }) => matchId);
  const ways = deliveries.map(({ wayId }) => wayId);
  const keys = deliveries.map(({ key }) => key);
  await db.$executeRaw`
    update delivery set state = 'dropped', state_at = ${new Date(at)}
    where match_id = any(${matchIds}::int[]) and state = 'waiting' and passes and (match_id, way_id, key) not in
      (select * from unnest(${matches}::int[], ${ways}::int[], ${keys}::text[]))`;
}

/** What has not been sent yet says what has come to it. */
async function growGathered(db: Queryable, gathered: readonly Delivering[]): Promise<void> {
  if (gathered.length === 0) return;
  await db.$executeRaw`
    update delivery set text = one.text
    from jsonb_to_recordset(${JSON.stringify(gathered)}::jsonb) as one ("wayId" int, "matchId" int, key text, text text)
    where delivery.way_id = one."wayId" and delivery.match_id = one."matchId" and delivery.key = one.key
      and state = 'waiting' and delivery.text <> one.text`;
}

/** Some may have been taken away since it was looked; those that are here stay until the end of this. Before any message is held. */
async function ofWaysThatAre<T extends Adding>(db: Queryable, deliveries: readonly T[]): Promise<T[]> {
  if (deliveries.length === 0) return [];
  const ids = [...new Set(deliveries.map(({ wayId }) => wayId))];
  const found = await db.$queryRaw<{ id: number }[]>`
    select id from reach_way where id = any(${ids}::int[]) order by id for key share`;
  const here = new Set(found.map(({ id }) => id));
  return deliveries.filter(({ wayId }) => here.has(wayId));
}

interface Made {
  readonly id: number;
  readonly notBefore: Date;
  readonly inDigest: boolean;
  readonly wayId: number;
  readonly matchId: number | null;
  /** The match whose channel it goes to. */
  readonly channelOf: number | null;
  /** Of the way. */
  readonly kind: string;
}

/** Those that were not told before; what still waits learns of a deadline that was moved. Hundreds at once: Prisma would write a statement of as many rows, and read it again. */
async function add(db: Queryable, deliveries: readonly Adding[]): Promise<Made[]> {
  if (deliveries.length === 0) return [];
  const written = await db.$queryRaw<(Made & { readonly isNew: boolean })[]>`
    insert into delivery (way_id, match_id, key, topic, in_digest, passes, unless_seen, title, text, path, mentions, picture, not_before, expires_at)
    select one."wayId", one."matchId", one.key, one.topic, one."inDigest", one.passes, one."unlessSeen", one.title, one.text, one.path,
      one.mentions, one.picture, one."notBefore", one."expiresAt"
    from jsonb_to_recordset(${JSON.stringify(deliveries)}::jsonb) as one (
      "wayId" int, "matchId" int, key text, topic text, "inDigest" bool, passes bool, "unlessSeen" bool, title text, text text, path text,
      mentions text, picture text, "notBefore" timestamptz, "expiresAt" timestamptz)
    on conflict (way_id, match_id, key) do update set text = excluded.text, expires_at = excluded.expires_at
      where delivery.state = 'waiting' and delivery.passes and delivery.expires_at <> excluded.expires_at
    returning (xmax = 0) as "isNew", id, not_before as "notBefore", in_digest as "inDigest", way_id as "wayId", match_id as "matchId",
      (select match_id from reach_way where reach_way.id = delivery.way_id) as "channelOf",
      (select kind from reach_way where reach_way.id = delivery.way_id) as kind`;
  return written.filter(({ isNew }) => isNew);
}

/** A channel reads one after the other. */
const queued = ({ id, notBefore, wayId, matchId, channelOf, kind }: Made): Queued => ({
  ...{ id, notBefore, kind },
  message: `${wayId} ${matchId}`,
  queue: channelOf === null ? null : `channel ${wayId}`,
});

export interface Queued {
  readonly id: number;
  readonly notBefore: Date;
  /** What has the same goes in one message; absent: one by itself. */
  readonly message?: string;
  readonly queue?: string | null;
  /** By which way it goes. */
  readonly kind: string;
}

/** Letters have jobs of their own, and a place of their own to be worked off. */
export const tasks = { letters: 'deliver letters', others: 'deliver' } as const;

/** What a job carries: one at a time the queue costs more than the messages do. */
const perJob = 16;
/** Far more than fit between a message's time and when it is old news. */
const maxAttempts = 25;

/** All in one statement of the queue's: one by one each wakes it, and costs ten times as much. */
export async function addJobs(db: Queryable, made: readonly Queued[]): Promise<void> {
  if (made.length === 0) return;
  await db.$executeRaw`
    select count(*) from graphile_worker.add_jobs(array(
      select (job.task, json_build_object('ids', job.ids), job.queue, job.at, ${maxAttempts}::int, null, null, null)::graphile_worker.job_spec
      from jsonb_to_recordset(${JSON.stringify(jobsOf(made))}::jsonb) as job (task text, ids jsonb, queue text, at timestamptz)))`;
}

interface Job {
  readonly task: string;
  readonly ids: number[];
  readonly queue: string | null;
  readonly at: Date;
}

/** What goes in one message is never in two jobs; a queue's messages have one each. */
function jobsOf(made: readonly Queued[]): Job[] {
  const jobs: Job[] = [];
  for (const together of messagesOf(made).values()) {
    const [{ queue = null, notBefore: at, kind }] = together;
    const task = kind === 'mail' ? tasks.letters : tasks.others;
    const ids = together.map(({ id }) => id);
    const open = jobs.find(
      (job) => job.queue === null && job.task === task && job.at.getTime() === at.getTime() && job.ids.length < perJob,
    );
    if (queue === null && open !== undefined) open.ids.push(...ids);
    else jobs.push({ task, ids, queue, at });
  }
  return jobs;
}

function messagesOf(made: readonly Queued[]): Map<string, [Queued, ...Queued[]]> {
  const messages = new Map<string, [Queued, ...Queued[]]>();
  for (const one of [...made].sort((a, b) => a.id - b.id)) {
    const key = `${one.notBefore.getTime()} ${one.message ?? `alone ${one.id}`}`;
    const others = messages.get(key);
    if (others === undefined) messages.set(key, [one]);
    else others.push(one);
  }
  return messages;
}

/** One job for each way and time, however often it is asked for; in their order, since others may ask for some of them. */
export async function addDigests(db: Queryable, made: readonly Pick<Made, 'notBefore' | 'wayId'>[]): Promise<void> {
  if (made.length === 0) return;
  const ids = made.map(({ wayId }) => wayId);
  const times = made.map(({ notBefore }) => notBefore);
  await db.$executeRaw`
    with one as materialized (select distinct id, at from unnest(${ids}::int[], ${times}::timestamptz[]) as one (id, at) order by id, at)
    select count(graphile_worker.add_job(
      'digest', json_build_object('wayId', id), run_at => at, max_attempts => ${maxAttempts}::int,
      job_key => 'digest ' || id || ' ' || extract(epoch from at))) from one`;
}

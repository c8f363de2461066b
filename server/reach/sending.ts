import { type Job, Logger, run, type Task } from 'graphile-worker';
import pg from 'pg';
import { z } from 'zod';
import type { Database } from '../database/db';
import { closeDatabase, openDatabase, withoutWaiting } from '../database/db';
import { oneOf } from '../database/queryable';
import { followTime, now } from '../database/time';
import { tellFault } from '../faults';
import { type Reasoned, reasonOf } from './reason';
import { type Settled, settleAll } from './settle';
import { Together } from './together';
import { type WayKind, wayKinds } from './topics';
import { longestSendMs, type Message, type OfMatch, type Sent, type Way } from './way';
import { within } from './within';
import { tasks } from './write-down';

// Sends what was written down, by a queue of jobs in PostgreSQL that any number of processes work off. A job that is cut
// off by a crash is taken up again by another; only if that was between sending and noting it, the same text comes twice.

export interface SendingOptions {
  readonly databaseUrl: string;
  readonly ways: Readonly<Record<WayKind, Way | null>>;
  /** How many jobs are worked off at once, and besides how many of letters. */
  readonly atOnce?: number;
  readonly lettersAtOnce?: number;
  /** Whoever has held a job for so long is dead: no sending takes longer, begun within `beginWithinMs`. */
  readonly deadAfterMs?: number;
  /** A job that was taken longer ago is left for later: begun so late, it might be another's before it was sent. */
  readonly beginWithinMs?: number;
  /** An address where nothing arrived for so long is given up. */
  readonly giveUpAfterMs?: number;
  /** How often it is looked for the jobs of the dead. */
  readonly mendEveryMs?: number;
}

export interface RunningQueue {
  stop(): Promise<void>;
}

const defaults = {
  atOnce: 8,
  lettersAtOnce: 8,
  deadAfterMs: longestSendMs + 10_000,
  beginWithinMs: 10_000,
  giveUpAfterMs: 3 * 24 * 3_600_000,
  mendEveryMs: 10_000,
};

/**
 * Few connections, which stay: each that is opened, and reads what tables there are, costs the database as much as dozens of messages,
 * and each that works at once takes as much of the processors as one of those who act.
 */
const staying = { idleTimeoutMillis: 0, keepAlive: true, application_name: 'main-match reach' };

/** Notes are gathered for so long: who is killed meanwhile sends so much again. */
const noteMs = 25;

export async function startSending(given: SendingOptions): Promise<RunningQueue> {
  const options = { ...defaults, ...given };
  // Where the database itself crashes, what was sent in the last moment is sent again, as after a crash of this.
  const database = openDatabase(options.databaseUrl, withoutWaiting, { ...staying, max: 3 });
  const settled = new Together<Settled>((all) => settleAll(database.prisma, all), 200, noteMs);
  const beside = new Set<Promise<unknown>>();
  const delivering = { ...options, database, settled, beside, underWay: new Set<number>() };
  await followDatabase(database); // the thread that sends has a clock of its own
  const queue = new pg.Pool({
    ...staying,
    max: 2 + 3, // each runner keeps one to listen
    connectionString: options.databaseUrl,
    options: withoutWaiting,
  });
  queue.on('error', () => {}); // the next job finds out
  const running = { pgPool: queue, noHandleSignals: true, pollInterval: 1_000, logger: new Logger(() => logFault) };
  // All letters go to one server: where it is slow, it holds up letters alone.
  const runners = [
    await run({ ...running, concurrency: options.atOnce, taskList: { [tasks.others]: deliver(delivering) } }),
    await run({
      ...{ ...running, concurrency: options.lettersAtOnce },
      taskList: { [tasks.letters]: deliver(delivering), digest: digest(delivering) },
    }),
  ];
  const mend = setInterval(() => {
    void unlock(queue, options.deadAfterMs);
    void followDatabase(database);
  }, options.mendEveryMs);
  return {
    async stop() {
      clearInterval(mend);
      await Promise.all(runners.map((runner) => runner.stop()));
      for (const way of Object.values(options.ways)) way?.stop();
      await Promise.all(beside);
      await queue.end();
      await closeDatabase(database);
    },
  };
}

/** A message that did not get through is no fault of ours; it stands beside the message. */
function logFault(level: string, message: string, meta?: { failure?: boolean; error?: unknown }): void {
  if (level !== 'error' || (meta?.failure === true && meta.error instanceof NotYet)) return;
  tellFault('reach', message);
}

async function followDatabase({ prisma }: Database): Promise<void> {
  try {
    await followTime(async () => {
      const [{ ms } = { ms: 0 }] = await prisma.$queryRaw<
        { ms: number }[]
      >`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`;
      return ms;
    });
  } catch {
    // the database is away: the next look tells
  }
}

/** Gives the jobs of processes that are gone to those that are there. */
async function unlock(queue: pg.Pool, deadAfterMs: number): Promise<void> {
  try {
    await queue.query(
      `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by)) from graphile_worker.jobs
       where locked_by is not null and locked_at < now() - $1 * interval '1 millisecond' having count(*) > 0`,
      [deadAfterMs],
    );
  } catch {
    // the database is away: the next look tells
  }
}

/** The queue tries again later. */
class NotYet extends Error {}

interface Delivering extends Required<SendingOptions> {
  readonly database: Database;
  readonly settled: Together<Settled>;
  /** What is under way without a place. */
  readonly beside: Set<Promise<unknown>>;
  /** Deliveries that are being sent: none is sent beside itself, whoever looks at it again. */
  readonly underWay: Set<number>;
}

const payloadSchema = z.object({ ids: z.array(z.int()) });

/** What is told of a match at once goes in one message; what is settled is left alone when the job comes again. */
function deliver(delivering: Delivering): Task {
  return async (payload, { addJob, job }) => {
    const { ids } = payloadSchema.parse(payload);
    const messages = await sendThose(delivering, { ids, job, messagesOf, join: inOne });
    const late = messages.flatMap(({ ids, sent }) =>
      sent?.type === 'later' ? [{ ids, again: sent.retryAfterMs }] : [],
    );
    const waits = [...new Set(late.map(({ again }) => again))];
    if (late.length === messages.length && waits.length === 1 && waits[0] === undefined) throw new NotYet();
    // What else was in the job may be under way: the job is not done again for some of it.
    for (const wait of waits) {
      const ids = late.filter(({ again }) => again === wait).flatMap((one) => one.ids);
      await addJob(job.task_identifier, { ids }, { runAt: new Date(Date.now() + (wait ?? retryMs)) });
    }
  };
}

interface Those {
  readonly ids: readonly number[];
  readonly job: Job;
  messagesOf(found: readonly Found[]): Found[][];
  readonly join: Joining;
}

interface Answered {
  readonly ids: readonly number[];
  /** Null: there was nothing to send. */
  readonly sent: Sent | null;
}

async function sendThose(delivering: Delivering, { ids, job, messagesOf, join }: Those): Promise<Answered[]> {
  const { database, underWay } = delivering;
  const [busy, own] = [ids.filter((id) => underWay.has(id)), ids.filter((id) => !underWay.has(id))];
  for (const id of own) underWay.add(id);
  const sendings: Promise<unknown>[] = [];
  const send = async (all: readonly Found[]): Promise<Answered> => {
    const sending = deliverTogether(delivering, all, join);
    sendings.push(sending);
    return { ids: all.map(({ id }) => id), sent: await withPatience(delivering, { all, sending }) };
  };
  try {
    const found = await findDeliveries(database, own);
    if (isLate(delivering, job)) throw new NotYet();
    const answered = await Promise.all(messagesOf(found).map(send));
    return busy.length === 0 ? answered : [...answered, { ids: busy, sent: lookAgain }];
  } finally {
    void Promise.allSettled(sendings).then(() => {
      for (const id of own) underWay.delete(id);
    });
  }
}

const isLate = ({ beginWithinMs }: Delivering, { locked_at }: Job): boolean =>
  locked_at !== null && now() - locked_at.getTime() > beginWithinMs;

/** Where some of a job failed, or is being sent by another. */
const retryMs = 3_000;
const lookAgain: Sent = { type: 'later', why: 'It is being sent.', retryAfterMs: retryMs };

/** How long an end keeps a place from others. */
const patienceMs = 1_000;
const unanswered: Sent = { type: 'later', why: 'There is no answer yet.', retryAfterMs: longestSendMs };

/**
 * A push that is not answered yet is left under way, and another job looks again when it must be over: a silent end holds up no
 * others. Letters have places of their own, and a channel's posts go one after the other.
 */
async function withPatience(delivering: Delivering, { all, sending }: UnderWay): Promise<Sent | null> {
  if (all[0]?.kind !== 'push') return sending;
  // Null says that there was nothing to send.
  const answered = await within(
    patienceMs,
    sending.then((sent) => ({ sent })),
  );
  if (answered !== null) return answered.sent;
  leaveUnderWay(delivering, sending);
  return unanswered;
}

interface UnderWay {
  readonly all: readonly Found[];
  readonly sending: Promise<Sent | null>;
}

function leaveUnderWay({ beside }: Delivering, sending: Promise<unknown>): void {
  const left = sending.catch((error) => tellFault('reach', error)).finally(() => beside.delete(left));
  beside.add(left);
}

const messagesOf = (found: readonly Found[]): Found[][] =>
  groupedBy(found, ({ wayId, code, path }) => `${wayId} ${code} ${path}`);

function groupedBy(found: readonly Found[], keyOf: (one: Found) => string | null): Found[][] {
  const keys = new Set(found.map(keyOf));
  return [...keys].map((key) => found.filter((one) => keyOf(one) === key));
}

const digestSchema = z.object({ wayId: z.int() });

/** All that waits for its day's time to be told by one way, in one message. */
function digest(delivering: Delivering): Task {
  return async (payload, { addJob, job }) => {
    const { wayId } = digestSchema.parse(payload);
    const { prisma } = delivering.database;
    // The queue says that its time has come: by a clock that is a moment late it would be left out, and nobody would look again.
    const upTo = new Date(Math.max(now(), job.run_at.getTime()));
    const where = { wayId, inDigest: true, state: 'waiting', notBefore: { lte: upTo } };
    const waiting = await prisma.delivery.findMany({ where, orderBy: { id: 'asc' }, select: { id: true } });
    const ids = waiting.map(({ id }) => id);
    for (const { sent } of await sendThose(delivering, {
      ids,
      job,
      messagesOf: (found) => [[...found]],
      join: ofDay,
    })) {
      if (sent?.type !== 'later') continue;
      if (sent.retryAfterMs === undefined) throw new NotYet();
      await addJob('digest', { wayId }, { runAt: new Date(Date.now() + sent.retryAfterMs) });
    }
  };
}

type Joining = (first: Found, all: readonly Found[]) => Found;

const inOne: Joining = (first, all) => ({
  ...first,
  text: all.map(({ text }) => text).reduce(joined),
  picture: all.findLast(({ picture }) => picture !== null)?.picture ?? null,
  mentions: JSON.stringify([...new Set(all.flatMap(({ mentions }) => mentionsSchema.parse(JSON.parse(mentions))))]),
});

/** What has lines of its own stands by itself. */
const joined = (before: string, text: string): string =>
  `${before}${/\n[^\n]*$/.test(before) || text.includes('\n') ? '\n' : ' '}${text}`;

const mentionsSchema = z.array(z.string());

const ofDay: Joining = (first, all) => {
  const day = groupedBy(all, ({ code }) => code).map(ofMatch);
  const [only, ...others] = day;
  return {
    ...first,
    code: null,
    title: `Your day in ${first.title}${othersWords(others.length)}`,
    text: day.map(({ title, texts }) => `${title}: ${texts.join(' ')}`).join('\n'),
    path: only === undefined || others.length > 0 ? '/' : only.path,
    day,
  };
};

const othersWords = (count: number): string =>
  count === 0 ? '' : ` and ${count} other ${count === 1 ? 'match' : 'matches'}`;

/** It leads where the last of it does. */
const ofMatch = (all: readonly Found[]): OfMatch => ({
  title: all.at(-1)?.title ?? '',
  texts: all.map(({ text }) => text),
  path: all.at(-1)?.path ?? '/',
});

const isOld = ({ expiresAt, endedWhy, isSeen }: Found): boolean =>
  expiresAt.getTime() <= now() || endedWhy !== null || isSeen;

/** Each is noted by itself. Null: all was old news. */
async function deliverTogether(delivering: Delivering, found: readonly Found[], join: Joining): Promise<Sent | null> {
  const [old, fresh] = [found.filter(isOld), found.filter((one) => !isOld(one))];
  for (const one of old) await settleOld(delivering, one);
  const [first] = fresh;
  if (first === undefined) return null;
  const sent = await sendOne(delivering, fresh.length === 1 ? first : join(first, fresh));
  await Promise.all(fresh.map((one) => note(delivering, one, sent)));
  return sent;
}

async function sendOne({ ways }: Delivering, found: Found): Promise<Sent> {
  const way = ways[oneOf(wayKinds, found.kind)];
  return way === null ? noWay : await way.send({ ...found, reason: reasonOf(found) });
}

const noWay: Sent = { type: 'refused', why: 'This server cannot send this way.' };

interface Found extends Omit<Message, 'reason'>, Reasoned {
  readonly problem: string | null;
  readonly expiresAt: Date;
  readonly kind: string;
  /** The match whose channel it goes to. */
  readonly channelOf: number | null;
  readonly failingSince: Date | null;
  readonly endedWhy: string | null;
  /** A page in its reader's sight has shown it since it was written down. */
  readonly isSeen: boolean;
}

/** Those of them that wait. */
function findDeliveries({ prisma }: Database, ids: readonly number[]): Promise<Found[]> {
  return prisma.$queryRaw<Found[]>`
    select d.id, d.way_id as "wayId", w.address, m.code, d.title, d.text, d.path, d.mentions,
      u.name, w.proof_hash is not null as "isUnproved",
      case when d.topic <> 'hosting' and exists (
          select from match_seat s where s.match_id = m.id and s.holder_id = w.person_id) then 'plays'
        when m.owner_id = w.person_id or exists (
          select from match_member o where o.match_id = m.id and o.person_id = w.person_id and o.kind = 'cohost') then 'hosts'
        else (select case o.kind when 'sent-away' then 'played' when 'asked' then 'asked' when 'asked-watching' then 'asked' end
          from match_member o where o.match_id = m.id and o.person_id = w.person_id)
      end as part,
      d.picture, d.problem, w.match_id as "channelOf",
      d.expires_at as "expiresAt", w.kind, w.failing_since as "failingSince", w.ended_why as "endedWhy",
      coalesce(d.unless_seen and seen.shown_at >= d.created_at, false) as "isSeen"
    from delivery d join reach_way w on w.id = d.way_id left join match m on m.id = d.match_id left join "User" u on u.id = w.person_id
      left join seen on seen.match_id = d.match_id and seen.person_id = w.person_id
    where d.id = any(${ids}::int[]) and d.state = 'waiting' order by d.id`;
}

/** Old news is not sent; where it had been tried in time, and nobody has seen it, it failed. */
async function settleOld({ database, settled }: Delivering, found: Found): Promise<void> {
  const { id, problem, isSeen } = found;
  if (isSeen) return settled.add({ id, state: 'seen', problem: null });
  if (problem !== null && found.channelOf !== null) await channelFails(database, found);
  await settled.add({ id, state: problem === null ? 'dropped' : 'failed', problem });
}

async function note(delivering: Delivering, found: Found, sent: Sent): Promise<void> {
  const { database, settled } = delivering;
  if (sent.type === 'sent') {
    await settled.add({ id: found.id, state: 'sent', problem: null });
    if (found.failingSince !== null) await wayChanges(database, found, { failingSince: null });
    return;
  }
  if (sent.type === 'unknown') {
    await settled.add({ id: found.id, state: 'unknown', problem: sent.why });
    if (sent.answer !== undefined) leaveUnderWay(delivering, noteAnswer(delivering, found, sent.answer));
    return;
  }
  if (sent.type !== 'later') {
    await noteTrouble(delivering, found, sent);
    return settled.add({ id: found.id, state: 'failed', problem: sent.why });
  }
  if (sent.why === found.problem) return;
  await database.prisma.delivery.updateMany({ where: { id: found.id }, data: { problem: sent.why } });
}

/** What comes of it after all; what is refused so late is not sent again. */
async function noteAnswer({ settled }: Delivering, { id }: Found, answer: Promise<Sent>): Promise<void> {
  const sent = await answer;
  if (sent.type === 'sent') return settled.add({ id, state: 'sent', problem: null });
  if (sent.type === 'refused' || sent.type === 'later') return settled.add({ id, state: 'failed', problem: sent.why });
}

/** Where all is refused for days, or nothing will ever arrive, nothing more is sent. */
async function noteTrouble(
  { database, giveUpAfterMs }: Delivering,
  found: Found,
  { type, why }: Extract<Sent, { type: 'refused' | 'gone' }>,
): Promise<void> {
  const since = found.failingSince?.getTime() ?? now();
  const isOver = type === 'gone' || now() - since > giveUpAfterMs;
  if (!isOver && found.failingSince !== null) return; // known already
  await wayChanges(database, found, { failingSince: new Date(since), endedWhy: isOver ? why : null });
}

/** It was tried until it was old: its hosts may be able to mend that. */
async function channelFails(database: Database, found: Found): Promise<void> {
  if (found.failingSince === null) await wayChanges(database, found, { failingSince: new Date(now()) });
}

/** Of a match's channel its hosts see it, and are told. */
async function wayChanges(
  { prisma }: Database,
  { wayId, channelOf }: Found,
  data: { failingSince: Date | null; endedWhy?: string | null },
): Promise<void> {
  await prisma.reachWay.updateMany({ where: { id: wayId }, data });
  if (channelOf !== null) await touchMatch(prisma, channelOf);
}

async function touchMatch(prisma: Database['prisma'], id: number): Promise<void> {
  const data = { revision: { increment: 1 }, updatedAt: new Date(now()) };
  await prisma.match.updateMany({ where: { id }, data });
}

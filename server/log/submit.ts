import type pg from 'pg';
import type { Actor, Refusal } from '@/games/game';
import { applyEvent, checkMoment, type Match, type MatchEvent, viewOf, wakesAt } from '@/games/match';
import { accepted, type Outcome } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';
import type { LoadedMatch, Step } from './loaded-match';
import type { LogEvent, Via } from './rows';

// The one way into a match's log, for players, hosts, bots and the clock: fold, elapse what is due, act, append. What is
// waiting while an append is under way goes into the next one together. Nobody is told anything before it is on disk,
// and nothing is appended to a log that moved on since it was folded.

export interface Submission {
  readonly match: LoadedMatch;
  readonly by: Actor;
  readonly action: unknown;
  /** The same key from the same sender for the same actor is the same submission, however often it is delivered. */
  readonly key: string;
  readonly via: Via;
  readonly person?: Person | null;
  readonly reason?: string | null;
  /** The moment (see checkMoment) it was meant for; null: any. */
  readonly meantFor?: string | null;
  /** For a pause: when it ends by itself, epoch milliseconds. */
  readonly resumeAt?: number | null;
}

/** `ok` means that it is on disk. */
export function submit(service: Service, { match, ...submission }: Submission): Promise<Outcome> {
  const { by, via, person, key } = submission;
  const scoped = `${by} ${via} ${person?.id ?? ''} ${key}`;
  return service.appender.enqueue(match, { type: 'action', arrivedAt: Date.now(), ...submission, key: scoped });
}

/** What counts for a deadline is when an action arrived, not when its turn came. */
type Job = ({ type: 'action'; arrivedAt: number } & Omit<Submission, 'match'>) | { type: 'tick' };

interface Waiting {
  readonly job: Job;
  resolve(outcome: Outcome): void;
  reject(error: unknown): void;
}

/** How many submissions go into one statement at most. */
const batchSize = 100;
/** While submissions keep coming, screens are told this often. */
const tellEveryMs = 15;
/** How many deadlines of one match are caught up with in one statement. */
const tickSize = 50;
/** After so many deadlines in a row with nobody acting, the match is paused: nobody is there. */
export const desertedAfter = 12;

export class Appender {
  private readonly queues = new Map<LoadedMatch, Waiting[]>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly tell: { appended: (match: LoadedMatch) => void; refreshed: (match: LoadedMatch) => void },
  ) {}

  /** Whether anything is under way for this match. */
  isBusy(match: LoadedMatch): boolean {
    return this.queues.has(match);
  }

  /** Lets the clock have its turn: appends what is due. */
  tick(match: LoadedMatch): Promise<Outcome> {
    return this.enqueue(match, { type: 'tick' });
  }

  enqueue(match: LoadedMatch, job: Job): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const queue = this.queues.get(match);
      if (queue !== undefined) {
        queue.push({ job, resolve, reject });
        return;
      }
      this.queues.set(match, [{ job, resolve, reject }]);
      void match.exclusively(() => this.drain(match));
    });
  }

  private async drain(match: LoadedMatch): Promise<void> {
    const queue = this.queues.get(match) ?? [];
    await new Promise(setImmediate); // what arrives in the same instant goes into the first statement too
    let hasNews = false;
    let toldAt = Date.now();
    while (queue.length > 0) {
      hasNews = (await this.run(match, queue.splice(0, batchSize))) || hasNews;
      // Screens are told once of what comes in a row, but never wait long.
      if (!hasNews || (queue.length > 0 && Date.now() - toldAt < tellEveryMs)) continue;
      this.tell.appended(match);
      hasNews = false;
      toldAt = Date.now();
    }
    this.queues.delete(match);
  }

  /** True if anything was appended. */
  private async run(match: LoadedMatch, batch: readonly Waiting[]): Promise<boolean> {
    try {
      const draft = await this.write(match, batch);
      for (const [i, waiting] of batch.entries()) draft.settle(i, waiting);
      return draft.steps.length > 0;
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
      return false;
    }
  }

  private async write(match: LoadedMatch, batch: readonly Waiting[]): Promise<Draft> {
    let wasBehind = false;
    for (;;) {
      const draft = new Draft(match, Date.now());
      for (const { job } of batch) draft.add(job);
      const done = draft.steps.length === 0 || (await append(this.pool, match, draft));
      if (done) {
        if (draft.steps.length > 0) match.take(draft.steps);
        if (wasBehind) this.tell.refreshed(match);
        return draft;
      }
      wasBehind = true;
      await match.reload(this.pool);
    }
  }
}

/** What a batch of jobs comes to on top of a match as it is folded now; nothing is true before it is appended. */
class Draft {
  readonly steps: Step[] = [];
  folded: Match;
  resumeAt: number | null;
  private readonly outcomes: ({ outcome: Outcome } | { error: unknown })[] = [];
  private readonly keys = new Set<string>();

  constructor(
    private readonly match: LoadedMatch,
    private readonly now: number,
  ) {
    if (match.folded === null) throw new Error('A match in its lobby has no log');
    this.folded = match.folded;
    this.resumeAt = match.row.resumeAt?.getTime() ?? null;
  }

  add(job: Job): void {
    try {
      if (job.type === 'tick') this.elapse();
      this.outcomes.push({ outcome: job.type === 'tick' ? accepted({}) : this.act(job) });
    } catch (error) {
      this.outcomes.push({ error });
    }
  }

  settle(index: number, { resolve, reject }: Waiting): void {
    const result = this.outcomes[index];
    if (result === undefined || 'error' in result) reject(result?.error ?? new Error('A job without an outcome'));
    else resolve(result.outcome);
  }

  get events(): LogEvent[] {
    return this.steps.map(({ event }) => event);
  }

  private get lastAt(): number {
    return this.steps.at(-1)?.event.at ?? this.match.lastAt;
  }

  private act(job: Extract<Job, { type: 'action' }>): Outcome {
    if (this.match.keys.has(job.key) || this.keys.has(job.key)) return accepted({});
    const at = Math.max(this.lastAt, job.arrivedAt - this.match.startedAt);
    this.resumeIfDue(at);
    const late = this.lateFor(job, at);
    if (late !== null) return { ok: false, refusal: late };
    const { action, by, key, via, person = null, reason = null } = job;
    const event = { at, by, action, key, via, personId: person?.id ?? null, personName: person?.name ?? null, reason };
    const refusal = this.apply(event);
    if (refusal !== null) return { ok: false, refusal };
    this.keys.add(key);
    this.keepPause(job);
    return accepted({});
  }

  private lateFor({ by, meantFor = null }: Extract<Job, { type: 'action' }>, at: number): Refusal | null {
    if (meantFor === null) return null;
    const then = applyEvent(this.folded, { at, by: 'clock' }, []).match;
    return checkMoment(then.start.game, viewOf(then, by), meantFor);
  }

  /** Appends one event for each deadline that has passed, at the deadline's own time. */
  private elapse(): void {
    const at = this.now - this.match.startedAt;
    this.resumeIfDue(at);
    for (let i = 0; i < tickSize; i++) {
      const due = wakesAt(this.folded);
      if (due === null || due > at) return;
      this.apply({ at: Math.max(due, this.lastAt), ...byPlatform, by: 'clock', via: 'clock' });
      if (this.isDeserted()) this.pauseDeserted();
      this.resumeIfDue(at);
    }
  }

  private resumeIfDue(at: number): void {
    if (this.resumeAt === null || this.folded.status !== 'paused') return;
    const due = Math.max(this.lastAt, this.resumeAt - this.match.startedAt);
    if (due > at) return;
    this.apply({ at: due, ...byPlatform, by: 'host', action: { type: 'resume' }, via: 'auto', reason: resumeReason });
  }

  private isDeserted(): boolean {
    if (this.folded.status !== 'running' || wakesAt(this.folded) === null) return false;
    const log = [...this.match.log.slice(-desertedAfter), ...this.events];
    return log.length >= desertedAfter && log.slice(-desertedAfter).every(({ by }) => by === 'clock');
  }

  private pauseDeserted(): void {
    const action = { type: 'pause' };
    this.apply({ at: this.lastAt, ...byPlatform, by: 'host', action, via: 'auto', reason: desertedReason });
  }

  private apply(event: LogEvent): Refusal | null {
    const { match, refusal } = applyEvent(this.folded, event, this.logFor(event));
    if (refusal !== null) return refusal;
    this.folded = match;
    this.steps.push({ event, folded: match });
    if (match.status !== 'paused') this.resumeAt = null;
    return null;
  }

  /** Only a rewind looks back beyond this draft; for all others the log as it is will do. */
  private logFor({ action }: LogEvent): readonly MatchEvent[] {
    const isRewind = (action as { type?: unknown } | null | undefined)?.type === 'rewind';
    return isRewind ? [...this.match.log, ...this.events] : this.match.log;
  }

  /** A pause can end by itself; a rewind leaves the match paused until the host resumes it. */
  private keepPause({ by, action, resumeAt = null }: Extract<Job, { type: 'action' }>): void {
    const type = by === 'host' ? (action as { type?: unknown } | null)?.type : null;
    if (type === 'pause') this.resumeAt = resumeAt;
    if (type === 'rewind') this.resumeAt = null;
  }
}

const byPlatform = { key: null, personId: null, personName: null, reason: null };
const resumeReason = 'The pause was over.';
const desertedReason = `Nobody acted for ${desertedAfter} deadlines in a row, so the match waits for its host.`;

// One statement: the match moves on from the `seq` that was folded, and the events are there, or nothing happens.
const appendSql = `
  with moved as (
    update match set seq = $2 + cardinality($3::bigint[]), status = $4, phase = $5, round = $6, due_at = $7,
      resume_at = $8, updated_at = $9, finished_at = case when $4 = 'finished' then coalesce(finished_at, $9) end
    where id = $1 and seq = $2 returning id)
  insert into match_event (match_id, seq, at, by, action, key, via, person_id, person_name, reason)
  select moved.id, $2 + e.n, e.at, e.by, e.action, e.key, e.via, e.person_id, e.person_name, e.reason
  from moved, unnest($3::bigint[], $10::text[], $11::text[], $12::text[], $13::text[], $14::text[], $15::text[], $16::text[])
    with ordinality as e (at, by, action, key, via, person_id, person_name, reason, n)`;

async function append(pool: pg.Pool, match: LoadedMatch, draft: Draft): Promise<boolean> {
  const { events, folded } = draft;
  const { phase, round } = whereOf(match, folded);
  const now = new Date();
  const dueAt = dueAtOf(match, draft);
  const resumeAt = draft.resumeAt === null ? null : new Date(draft.resumeAt);
  const result = await pool.query({
    name: 'append',
    text: appendSql,
    values: [
      match.id,
      match.log.length,
      events.map(({ at }) => at),
      folded.status,
      phase,
      round,
      dueAt,
      resumeAt,
      now,
      events.map(({ by }) => by),
      events.map(({ action }) => (action === undefined ? null : JSON.stringify(action))),
      events.map(({ key }) => key),
      events.map(({ via }) => via),
      events.map(({ personId }) => personId),
      events.map(({ personName }) => personName),
      events.map(({ reason }) => reason),
    ],
  });
  if (result.rowCount !== events.length) return false;
  match.moved({
    seq: match.log.length + events.length,
    status: folded.status,
    phase,
    round,
    dueAt,
    resumeAt,
    updatedAt: now,
  });
  return true;
}

/** Phase and round, for lists; asked for only when a phase has opened. */
function whereOf(match: LoadedMatch, folded: Match): { phase: string | null; round: number | null } {
  const isSame = folded.opened === match.folded?.opened && folded.status === match.status && match.row.phase !== null;
  return isSame ? match.row : viewOf(folded, 'spectator');
}

/** When the clock has to look at the match next. */
function dueAtOf(match: LoadedMatch, { folded, resumeAt }: Draft): Date | null {
  const wakes = wakesAt(folded);
  const at = folded.status === 'paused' ? resumeAt : wakes === null ? null : match.startedAt + wakes;
  return at === null ? null : new Date(at);
}

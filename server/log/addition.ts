import { randomBytes } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Actor, Judgment, Refusal } from '@/games/game';
import type { Night } from '@/games/kit/nights';
import { typeOfAction } from '@/games/kit/type-of-action';
import { applyEvent, checkMoment, type Match, questionOf, rewindTarget, viewOf, wakesAt } from '@/games/match';
import { accepted, type Outcome } from '../outcome';
import type { Outage } from './alive';
import type { Step } from './fold';
import type { LoadedMatch } from './loaded-match';
import { nextNightOf } from './quiet';
import { keyUsed } from './refusals';
import { digestOf, type KeptRefusal, keptKey, plainKey } from './refused';
import { wasOpen } from './rewinds';
import type { LogEvent } from './rows';
import type { Job, SeenOwn, WaitingJob } from './submission';

/** How many deadlines of one match are caught up with in one statement. */
const tickSize = 50;
/** After so many deadlines in a row with nobody acting, the match is paused: nobody is there. */
export const desertedAfter = 12;

/** What was found out about questions, by their JSON; null: nothing, in the time there was. */
export type Judgments = ReadonlyMap<string, Judgment | null>;

/** What an addition goes by. Times in epoch milliseconds. */
interface Given {
  readonly now: number;
  readonly outages?: readonly Outage[];
  readonly judgments?: Judgments;
  /** The match as it stood after so many events, where rewinds go back to. */
  readonly stood?: ReadonlyMap<number, Match>;
}

/** What a batch of jobs comes to on top of a match as it is folded now; nothing is true before it is appended. */
export class Addition {
  readonly steps: Step[] = [];
  /** What people sent and the match refused, by key. */
  readonly refused = new Map<string, KeptRefusal>();
  folded: Match;
  resumeAt: number | null;
  private readonly outcomes: ({ outcome: Outcome } | { error: unknown })[] = [];
  private readonly keys = new Set<string>();
  /** Those who had something judged; one such action of each goes into an addition. */
  private readonly judgedFor = new Map<Actor, string>();
  /** What has to be found out first: then this addition is made anew. */
  readonly open = new Map<string, unknown>();

  constructor(
    private readonly match: LoadedMatch,
    private readonly given: Given,
  ) {
    if (match.folded === null) throw new Error('A match in its lobby has no log');
    this.folded = match.folded;
    this.resumeAt = match.row.resumeAt?.getTime() ?? null;
  }

  add(job: Job): void {
    try {
      for (const outage of this.given.outages ?? []) this.giveBack(outage);
      if (job.type === 'tick') this.elapse(this.given.now - this.match.startedAt);
      this.outcomes.push({ outcome: job.type === 'tick' ? accepted({}) : this.act(job) });
    } catch (error) {
      this.outcomes.push({ error });
    }
  }

  settle(index: number, { resolve, reject }: WaitingJob): void {
    const result = this.outcomes[index];
    if (result === undefined || 'error' in result) reject(result?.error ?? new Error('A job without an outcome'));
    else resolve(result.outcome);
  }

  get hasRefused(): boolean {
    return this.outcomes.some((result) => 'outcome' in result && !result.outcome.ok);
  }

  get events(): LogEvent[] {
    return this.steps.map(({ event }) => event);
  }

  private get lastAt(): number {
    return this.steps.at(-1)?.event.at ?? this.match.lastAt;
  }

  private act(job: Extract<Job, { type: 'action' }>): Outcome {
    const before = this.again(job);
    if (before !== null) return before;
    if (job.takesBack === true) return this.refuse(job, takenBack);
    const at = Math.max(this.lastAt, job.arrivedAt - this.match.startedAt);
    // What is due comes first, as lines of its own: a line that closed a phase and acted in the next would not be sealed.
    this.elapse(at);
    const late = this.lateFor(job, at) ?? this.overtaken(job);
    if (late !== null) return this.refuse(job, late);
    const { by, key, via, person = null, reason = null, beside } = job;
    const action = this.withSeed(job);
    const who = { personId: person?.id ?? null, personName: person?.name ?? null };
    const judged = this.judged({ at, by, action, key: keptKey(key, beside), via, ...who, reason });
    if ('refusal' in judged) return { ok: false, refusal: judged.refusal };
    const refusal = this.apply(judged.event);
    if (refusal !== null) return this.refuse(job, refusal);
    this.keys.add(key);
    this.keepPause(job);
    return accepted({});
  }

  /** Once everybody has seen all secrets, a rewind goes on with new ones; a seed is the server's to choose. */
  private withSeed({ by, action }: Extract<Job, { type: 'action' }>): unknown {
    if (by !== 'host' || typeOfAction(action) !== 'rewind') return action;
    const isOpen = wasOpen({ status: this.folded.status, log: this.logFor({ action }) });
    const plain = withoutSeed(action);
    return isOpen && typeof plain === 'object' ? { ...plain, seed: newSeed() } : plain;
  }

  /** The event with what is costly about it, as far as that is found. */
  private judged(event: LogEvent & { by: Actor }): { event: LogEvent } | { refusal: Refusal } {
    const question = questionOf(this.folded, event);
    if (question === null) return { event };
    const key = JSON.stringify(question);
    if ((this.judgedFor.get(event.by) ?? key) !== key) return { refusal: oneAtATime };
    this.judgedFor.set(event.by, key);
    const judgment = this.given.judgments?.get(key);
    if (judgment === undefined) this.open.set(key, question);
    return judgment == null ? { refusal: notInTime } : { event: { ...event, judgment } };
  }

  private lateFor({ by, meantFor = null }: Extract<Job, { type: 'action' }>, at: number): Refusal | null {
    if (meantFor === null) return null;
    const then = applyEvent(this.folded, { at, by: 'clock' }, []).match;
    return checkMoment(then.start.game, viewOf(then, by), meantFor);
  }

  /** A retry is answered as the first time; a key says nothing about another action, which would not be kept. */
  private again(job: Extract<Job, { type: 'action' }>): Outcome | null {
    const { key, action, beside } = job;
    const before = this.match.refused.get(key) ?? this.refused.get(key);
    if (before !== undefined)
      return { ok: false, refusal: before.digest === digestOfJob(job) ? before.refusal : keyUsed().refusal };
    if (!this.match.keys.has(key) && !this.keys.has(key)) return null;
    const first = [...this.match.log, ...this.events].find(
      (event) => event.key !== null && plainKey(event.key) === key,
    );
    // What was kept under its client's key alone is older than what is kept with it.
    const isSame = first?.key === key || first?.key === keptKey(key, beside);
    return isSame && isDeepStrictEqual(withoutSeed(first?.action), withoutSeed(action))
      ? accepted({})
      : { ok: false, refusal: keyUsed().refusal };
  }

  /** What a person sent is refused for good. Those who are part of the server try again by themselves, when it is time. */
  private refuse(job: Extract<Job, { type: 'action' }>, refusal: Refusal): Outcome {
    const { via, key } = job;
    if (via === 'player' || via === 'host') this.refused.set(key, { key, digest: digestOfJob(job), refusal });
    return { ok: false, refusal };
  }

  private overtaken({ by, seen = null, seenOwn = null }: Extract<Job, { type: 'action' }>): Refusal | null {
    if (seenOwn !== null && this.hasNewer(by, seenOwn)) return overtaken;
    if (seen === null) return null;
    const { log } = this.match;
    const since = [...log.slice(seen), ...this.events.slice(Math.max(0, seen - log.length))];
    return since.some((event) => event.by === by) ? overtaken : null;
  }

  /** From another page or device, or by somebody who acted for the seat. */
  private hasNewer(by: Actor, { actedAt, keys }: SeenOwn): boolean {
    const { log, startedAt } = this.match;
    const isNewer = ({ at }: LogEvent) => startedAt + at > (actedAt ?? Number.NEGATIVE_INFINITY);
    const isOther = (event: LogEvent) => event.by === by && event.key?.startsWith(keys) !== true;
    // From the end, and no further back than to what the page had seen.
    const last = [this.events, log].map((events) => events.findLast((event) => !isNewer(event) || isOther(event)));
    return last.some((event) => event !== undefined && isNewer(event) && isOther(event));
  }

  /** The time in which no process was alive counts for nobody: the match stood still from its first moment to its last. */
  private giveBack({ since, until }: Outage): void {
    const { startedAt } = this.match;
    if (until - startedAt <= this.lastAt) return;
    this.elapse(since - startedAt);
    if (this.folded.status === 'paused' && this.resumeAt !== null) this.resumeAt = Math.max(this.resumeAt, until);
    if (wakesAt(this.folded) === null) return;
    const stood = { ...byPlatform, by: 'host', via: 'auto' } as const;
    const from = Math.max(this.lastAt, since - startedAt);
    this.apply({ ...stood, at: from, action: { type: 'pause' }, reason: outageReason });
    this.apply({ ...stood, at: until - startedAt, action: { type: 'resume' }, reason: backReason });
  }

  /** Appends one event for each deadline that has passed, at the deadline's own time. */
  private elapse(at: number): void {
    this.resumeIfDue(at);
    for (let i = 0; i < tickSize; i++) {
      const night = this.nightAfter();
      const due = night === null ? wakesAt(this.folded) : night.from - this.match.startedAt;
      if (due === null || due > at) return;
      if (night === null) this.passDeadline(due);
      else this.rest(night);
      this.resumeIfDue(at);
    }
  }

  private passDeadline(due: number): void {
    this.apply({ at: Math.max(due, this.lastAt), ...byPlatform, by: 'clock', via: 'clock' });
    if (this.isDeserted()) this.pauseDeserted();
  }

  private nightAfter(): Night | null {
    const { row, startedAt } = this.match;
    return nextNightOf({ row, folded: this.folded, startedAt, last: startedAt + this.lastAt });
  }

  /** No clock runs until the night is over. */
  private rest({ from, until }: Night): void {
    const at = Math.max(this.lastAt, from - this.match.startedAt);
    this.apply({ at, ...byPlatform, by: 'host', action: { type: 'pause' }, via: 'auto', reason: quietReason });
    this.resumeAt = until;
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
    const then = this.given.stood?.get(rewindTarget(event) ?? -1);
    const { match, refusal } = applyEvent(this.folded, event, this.logFor(event), then);
    if (refusal !== null) return refusal;
    this.folded = match;
    this.steps.push({ event, folded: match, refusal });
    if (match.status !== 'paused') this.resumeAt = null;
    return null;
  }

  /** Only a rewind looks back beyond this addition; for all others the log as it is will do. */
  private logFor({ action }: Pick<LogEvent, 'action'>): readonly LogEvent[] {
    const isRewind = typeOfAction(action) === 'rewind';
    return isRewind ? [...this.match.log, ...this.events] : this.match.log;
  }

  /** A pause can end by itself; a rewind leaves the match paused until the host resumes it. */
  private keepPause({ by, action, resumeAt = null }: Extract<Job, { type: 'action' }>): void {
    const type = by === 'host' ? typeOfAction(action) : null;
    if (type === 'pause') this.resumeAt = resumeAt;
    if (type === 'rewind') this.resumeAt = null;
  }
}

const digestOfJob = ({ action, beside }: Extract<Job, { type: 'action' }>): string =>
  digestOf(beside === undefined ? action : [action, beside]);

const newSeed = () => randomBytes(16).toString('hex');

/** A rewind as it was sent. */
function withoutSeed(action: unknown): unknown {
  if (typeOfAction(action) !== 'rewind') return action;
  const { seed: _, ...plain } = Object(action);
  return plain;
}

const oneAtATime: Refusal = {
  code: 'TOO_MANY',
  message: 'What you sent before is still being judged. Wait for its answer, then send this again.',
};
const notInTime: Refusal = {
  code: 'BUSY',
  message: 'This could not be judged in time, as too much is going on here. Nothing was sent; please send it again.',
};

const overtaken: Refusal = {
  code: 'OVERTAKEN',
  message: 'Something newer of yours was saved after this was chosen here. This was not sent.',
};
const takenBack: Refusal = { code: 'TAKEN_BACK', message: 'It was taken back before it arrived, and did not count.' };
const byPlatform = { key: null, personId: null, personName: null, reason: null };
const outageReason = 'The server was away. That time counts for nobody.';
const backReason = 'The server is back.';
const resumeReason = 'The pause was over.';
const quietReason = 'Quiet hours: no clock runs.';
const desertedReason = `Nobody acted for ${desertedAfter} deadlines in a row, so the match waits for its host.`;

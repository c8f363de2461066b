import type { Refusal } from '@/games/game';
import { typeOfAction } from '@/games/kit/type-of-action';
import { applyEvent, checkMoment, type Match, type MatchEvent, viewOf, wakesAt } from '@/games/match';
import { accepted, type Outcome } from '../outcome';
import type { LoadedMatch, Step } from './loaded-match';
import type { LogEvent } from './rows';
import type { Job, Waiting } from './submission';

/** How many deadlines of one match are caught up with in one statement. */
const tickSize = 50;
/** After so many deadlines in a row with nobody acting, the match is paused: nobody is there. */
export const desertedAfter = 12;

/** What a batch of jobs comes to on top of a match as it is folded now; nothing is true before it is appended. */
export class Addition {
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

  /** Only a rewind looks back beyond this addition; for all others the log as it is will do. */
  private logFor({ action }: LogEvent): readonly MatchEvent[] {
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

const byPlatform = { key: null, personId: null, personName: null, reason: null };
const resumeReason = 'The pause was over.';
const desertedReason = `Nobody acted for ${desertedAfter} deadlines in a row, so the match waits for its host.`;

import type { Connecting, Querying } from '../database/queryable';
import type { Outcome } from '../outcome';
import { Addition } from './addition';
import { append } from './append';
import type { LoadedMatch } from './loaded-match';
import { whyNobodyActs } from './rules';
import type { Job, Submission, Waiting } from './submission';

// The one way into a match's log, for players, hosts, bots and the clock: fold, elapse what is due, act, append. What is
// waiting while an append is under way goes into the next one together. Nobody is told anything before it is on disk,
// and nothing is appended to a log that moved on since it was folded.

/** How many submissions go into one statement at most. */
const batchSize = 100;
/** While submissions keep coming, screens are told this often. */
const tellEveryMs = 15;

/** What submits. */
export interface Submitting {
  readonly appender: Appender;
}

export class Appender {
  private readonly queues = new Map<LoadedMatch, Waiting[]>();

  constructor(
    private readonly database: Connecting & Querying,
    private readonly tell: { appended: (match: LoadedMatch) => void; refreshed: (match: LoadedMatch) => void },
  ) {}

  /** Whether anything is under way for this match. */
  isBusy(match: LoadedMatch): boolean {
    return this.queues.has(match);
  }

  /** `ok` means that it is on disk. */
  async submit({ match, ...submission }: Submission): Promise<Outcome> {
    const heldUp = whyNobodyActs(match);
    if (heldUp !== null) return heldUp;
    const { by, via, person, key } = submission;
    const scoped = `${by} ${via} ${person?.id ?? ''} ${key}`;
    return this.enqueue(match, { type: 'action', arrivedAt: Date.now(), ...submission, key: scoped });
  }

  /** Lets the clock have its turn: appends what is due. */
  async tick(match: LoadedMatch): Promise<Outcome> {
    return whyNobodyActs(match) ?? this.enqueue(match, { type: 'tick' });
  }

  private enqueue(match: LoadedMatch, job: Job): Promise<Outcome> {
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
      const addition = await this.write(match, batch);
      for (const [i, waiting] of batch.entries()) addition.settle(i, waiting);
      return addition.steps.length > 0;
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
      return false;
    }
  }

  private async write(match: LoadedMatch, batch: readonly Waiting[]): Promise<Addition> {
    let wasBehind = false;
    for (;;) {
      const addition = new Addition(match, Date.now());
      for (const { job } of batch) addition.add(job);
      const done = addition.steps.length === 0 || (await append(this.database.pool, match, addition));
      if (done) {
        if (addition.steps.length > 0) match.take(addition.steps);
        if (wasBehind) this.tell.refreshed(match);
        return addition;
      }
      wasBehind = true;
      await match.reload(this.database.prisma);
    }
  }
}

import type { Judgment } from '@/games/game';
import { type Match, rewindTarget } from '@/games/match';
import type { Connecting, Querying } from '../database/queryable';
import { now } from '../database/time';
import { tellFault } from '../faults';
import type { Outcome } from '../outcome';
import { Addition } from './addition';
import type { Alive } from './alive';
import { append } from './append';
import type { Judges } from './judges';
import type { LoadedMatch } from './loaded-match';
import { keepRefused } from './refuse';
import type { Via } from './rows';
import { whyNobodyActs } from './rules';
import type { Job, Submission, WaitingJob } from './submission';

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

/** `lateMs`: how long ago it was to happen, which for events of the clock is a deadline. */
export type Written = (events: readonly { readonly via: Via; readonly lateMs: number }[]) => void;

interface Telling {
  appended(match: LoadedMatch): void;
  refreshed(match: LoadedMatch): void;
  /** For figures: what each statement appended. */
  written?: Written | undefined;
}

export class Appender {
  private readonly queues = new Map<LoadedMatch, WaitingJob[]>();

  constructor(
    private readonly database: Connecting & Querying & { readonly alive: Alive },
    private readonly judges: Judges,
    private readonly tell: Telling,
  ) {}

  /** Whether anything is under way for this match. */
  isBusy(match: LoadedMatch): boolean {
    return this.queues.has(match);
  }

  /** `ok` means that it is on disk. */
  async submit({ match, ...submission }: Submission): Promise<Outcome> {
    if (whyNobodyActs(match) !== null) await this.refresh(match); // another process may have started it just now
    const heldUp = whyNobodyActs(match);
    if (heldUp !== null) return heldUp;
    const { by, via, person, key, seenOwn = null } = submission;
    const sender = `${by} ${via} ${person?.id ?? ''}`;
    return this.enqueue(match, {
      ...{ type: 'action', arrivedAt: now(), ...submission, key: `${sender} ${key}` },
      seenOwn: seenOwn && { ...seenOwn, keys: `${sender} ${seenOwn.keys}` },
    });
  }

  private async refresh(match: LoadedMatch): Promise<void> {
    if (await match.refresh(this.database.prisma)) this.tell.refreshed(match);
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
    let toldAt = performance.now();
    while (queue.length > 0) {
      hasNews = (await this.run(match, queue.splice(0, batchSize))) || hasNews;
      // Screens are told once of what comes in a row, but never wait long.
      if (!hasNews || (queue.length > 0 && performance.now() - toldAt < tellEveryMs)) continue;
      this.tell.appended(match);
      hasNews = false;
      toldAt = performance.now();
    }
    this.queues.delete(match);
  }

  /** True if anything was appended. */
  private async run(match: LoadedMatch, batch: readonly WaitingJob[]): Promise<boolean> {
    try {
      const { addition, hasNews } = await this.write(match, batch);
      for (const [i, waiting] of batch.entries()) addition.settle(i, waiting);
      return hasNews;
    } catch (error) {
      for (const waiting of batch) waiting.reject(error);
      return false;
    }
  }

  private async write(
    match: LoadedMatch,
    batch: readonly WaitingJob[],
  ): Promise<{ addition: Addition; hasNews: boolean }> {
    const { alive } = this.database;
    let wasBehind = false;
    let hasNews = false;
    const judgments = new Map<string, Judgment | null>();
    for (;;) {
      if (alive.mayHaveBeenAway) await alive.beat();
      const targets = targetsOf(match, batch);
      const stood = targets.length === 0 ? nothingStood : await stoodBefore(match, targets);
      const addition = new Addition(match, { now: now(), outages: alive.outages, judgments, stood });
      for (const { job } of batch) addition.add(job);
      if (addition.open.size > 0) {
        for (const [key, question] of addition.open) judgments.set(key, await this.judge(match, question));
        continue;
      }
      const isAppended = addition.steps.length > 0 && (await append(this.database.pool, match, addition));
      if (isAppended) this.took(match, addition);
      hasNews ||= isAppended;
      const isWritten = isAppended || addition.steps.length === 0;
      if (isWritten && (await this.stands(match, addition))) {
        if (wasBehind) this.tell.refreshed(match);
        return { addition, hasNews };
      }
      wasBehind = true;
      await match.reload(this.database.prisma);
    }
  }

  private took(match: LoadedMatch, { steps, events }: Addition): void {
    match.take(steps);
    this.tell.written?.(events.map(({ via, at }) => ({ via, lateMs: now() - match.startedAt - at })));
  }

  /** What is refused was refused by all that there is, not by what this process had heard of. */
  private async stands(match: LoadedMatch, { refused, steps, hasRefused }: Addition): Promise<boolean> {
    if (refused.size > 0) return keepRefused(this.database.prisma, match, [...refused.values()]);
    return steps.length > 0 || !hasRefused || !(await match.reload(this.database.prisma));
  }

  /** Null: it could not be found out in time. */
  private async judge(match: LoadedMatch, question: unknown): Promise<Judgment | null> {
    try {
      return await this.judges.ask({ game: match.row.game, question });
    } catch (error) {
      tellFault(`judging in ${match.row.code}`, error);
      return null;
    }
  }
}

/** Where rewinds that wait go back to. */
function targetsOf({ log }: LoadedMatch, batch: readonly WaitingJob[]): number[] {
  const targets = batch.map(({ job }) => (job.type === 'action' ? rewindTarget({ ...job, at: 0 }, log.length) : null));
  return targets.filter((to) => to !== null);
}

const nothingStood: ReadonlyMap<number, Match> = new Map();

/** The match as it stood there, folded a slice at a time. */
async function stoodBefore(match: LoadedMatch, targets: readonly number[]): Promise<ReadonlyMap<number, Match>> {
  const stood = new Map<number, Match>();
  for (const to of new Set(targets)) {
    const then = await match.after(to);
    if (then !== null) stood.set(to, then);
  }
  return stood;
}

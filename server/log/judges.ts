import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { Tinypool } from 'tinypool';
import type { Judgment } from '@/games/game';
import { tellFault } from '../faults';
import type { JudgeAnswer, JudgeQuestion } from './judge';

// What is costly about actions (`Game.judging`) is found out in a thread of its own. What it may cost is bounded by counted
// steps, the same everywhere; the deadline here is for a thread that has gone wrong, and refuses nothing for good.

const longestMs = 20_000;

/** No answer came, whatever it would have been: the thread took too long, or died. Asked again it may come. */
export class Unanswered extends Error {}

export class Judges {
  private thread: { readonly pool: Tinypool; readonly started: Promise<unknown> } | null = null;
  /** Also those under way: who asks the same at once gets the same answer. */
  private readonly answers = new LRUCache<string, Promise<Judgment>>({ max: 500 });

  constructor(private readonly deadlineMs = longestMs) {}

  ask(asked: JudgeQuestion): Promise<Judgment> {
    const key = JSON.stringify(asked);
    const known = this.answers.get(key);
    if (known !== undefined) return known;
    const answer = this.run(asked);
    this.answers.set(key, answer);
    answer.catch(() => this.answers.delete(key));
    return answer;
  }

  /** Starts the thread, which takes a while, before there is anything to judge. */
  wake(): void {
    this.thread ??= startThread();
  }

  async stop(): Promise<void> {
    await this.thread?.pool.destroy();
  }

  private async run(asked: JudgeQuestion): Promise<Judgment> {
    this.thread ??= startThread();
    await this.thread.started;
    const signal = AbortSignal.timeout(this.deadlineMs);
    const run: Promise<JudgeAnswer> = this.thread.pool.run(asked, { signal });
    const answer = await run.catch((cause) => {
      throw new Unanswered(`Nobody judged in ${asked.game}`, { cause });
    });
    if ('fault' in answer) throw new Error(answer.fault);
    return answer.judgment;
  }
}

function startThread() {
  const filename = path.join(import.meta.dirname, 'judge-worker.mjs');
  const pool = new Tinypool({ filename, minThreads: 1, maxThreads: 1 });
  pool.on('error', (error) => tellFault('judges', error)); // a thread died; the next question gets a new one
  return { pool, started: pool.run(null).catch(() => {}) };
}

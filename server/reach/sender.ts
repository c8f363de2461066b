import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { tellFault } from '../faults';

// Messages are sent by a thread of their own, which has its own connections: a slow end, an encryption, a long letter
// hold up nobody's move.

/** How long a thread that died is left alone. */
const restartMs = 2_000;

export class Sender {
  private thread: Worker | null = null;
  private timer: NodeJS.Timeout | null = null;
  private stopped = false;

  start(): void {
    const thread = new Worker(path.join(import.meta.dirname, 'sender-thread.mjs'));
    this.thread = thread;
    thread.on('error', (error) => tellFault('reach', error));
    thread.on('exit', () => this.mend());
  }

  /** When what is under way has been sent. */
  async stop(): Promise<void> {
    this.stopped = true;
    if (this.timer !== null) clearTimeout(this.timer);
    const { thread } = this;
    if (thread === null) return;
    const gone = new Promise((resolve) => thread.once('exit', resolve));
    thread.postMessage('stop');
    await gone;
  }

  private mend(): void {
    this.thread = null;
    if (!this.stopped) this.timer = setTimeout(() => this.start(), restartMs);
  }
}

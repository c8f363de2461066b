import type { Questions } from './reading';

// What reads, judges and counts for a desk: a worker that is asked one question after another.

export type QuestionName = keyof Questions;

export interface ReaderQuestion {
  readonly id: number;
  readonly name: QuestionName;
  readonly args: readonly unknown[];
}

export interface ReaderAnswer {
  readonly id: number;
  readonly answer: unknown;
}

interface Asked extends Pick<ReaderQuestion, 'name' | 'args'> {
  readonly slot: string;
  /** Undefined: no answer came in time. */
  told(answer: unknown): void;
}

/** Those that somebody waits for at every key come first. */
const order: readonly QuestionName[] = ['lines', 'refusal', 'counted', 'instead', 'proposals'];

/** What judges for the server is given as long. */
export const DEADLINE_MS = 20_000;

export class Reader {
  #worker: Worker | null = null;
  #lastId = 0;
  #busy: (Asked & { readonly overdue: ReturnType<typeof setTimeout> }) | null = null;
  readonly #waiting = new Map<string, Asked>();

  /** Of questions in one slot the latest alone is answered, unless an earlier one is being answered already. */
  ask(asked: Asked): void {
    this.#waiting.set(asked.slot, asked);
    this.#goOn();
  }

  /** Nobody waits for it any more. */
  drop(slot: string): void {
    this.#waiting.delete(slot);
  }

  close(): void {
    this.#waiting.clear();
    this.#end();
  }

  #goOn() {
    const next = [...this.#waiting.values()].toSorted((a, b) => order.indexOf(a.name) - order.indexOf(b.name))[0];
    if (next === undefined || this.#busy !== null) return;
    this.#waiting.delete(next.slot);
    const id = ++this.#lastId;
    this.#busy = { ...next, overdue: setTimeout(() => this.#giveUp(), DEADLINE_MS) };
    this.#worker ??= this.#start();
    const { name, args } = next;
    this.#worker.postMessage({ id, name, args } satisfies ReaderQuestion);
  }

  #start(): Worker {
    const worker = new Worker(new URL('./reader-worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<ReaderAnswer>) => {
      if (data.id === this.#lastId) this.#tell(data.answer);
    };
    worker.onerror = () => this.#giveUp();
    return worker;
  }

  /** The worker may be lost in it: the next question is another's. */
  #giveUp() {
    const lost = this.#busy;
    this.#end();
    lost?.told(undefined);
    this.#goOn();
  }

  #end() {
    if (this.#busy !== null) clearTimeout(this.#busy.overdue);
    this.#busy = null;
    this.#worker?.terminate();
    this.#worker = null;
  }

  #tell(answer: unknown) {
    const asked = this.#busy;
    if (asked !== null) clearTimeout(asked.overdue);
    this.#busy = null;
    asked?.told(answer);
    this.#goOn();
  }
}

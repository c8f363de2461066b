import type { Viewer } from '@/games/game';
import type { MatchRecord } from '@/games/record';
import type { FilmOutcome, Frame, Search, Turn } from './film';
import type { FilmAnswer, FilmQuestion } from './film-worker';

export interface ProjectorNews {
  onFolded(folded: number, turns: readonly Turn[]): void;
  onDone(outcome: FilmOutcome): void;
  onFailed(): void;
  onCounted(viewer: Viewer, steps: readonly number[]): void;
}

/** A film in a worker, as a page asks for its moments. */
export class Projector {
  readonly #worker = new Worker(new URL('./film-worker.ts', import.meta.url), { type: 'module' });
  readonly #waiting = new Map<number, (frame: Frame) => void>();
  #lastId = 0;

  constructor(record: MatchRecord, news: ProjectorNews) {
    this.#worker.onmessage = ({ data }: MessageEvent<FilmAnswer>) => this.#hear(data, news);
    this.#worker.onerror = () => news.onFailed();
    this.#ask({ type: 'open', record });
  }

  /** A moment further on than the film is long is its end. */
  frame({ step, viewer }: { step: number; viewer: Viewer }, found: (frame: Frame) => void): void {
    this.#ask({ type: 'frame', id: this.#wait(found), step, viewer });
  }

  next(search: Search, found: (frame: Frame) => void): void {
    this.#ask({ type: 'next', id: this.#wait(found), ...search });
  }

  /** Which steps show this viewer anything: told once all is folded. */
  count(viewer: Viewer): void {
    this.#ask({ type: 'count', viewer });
  }

  close(): void {
    this.#worker.terminate();
  }

  #wait(found: (frame: Frame) => void): number {
    this.#waiting.set(++this.#lastId, found);
    return this.#lastId;
  }

  #hear(answer: FilmAnswer, news: ProjectorNews) {
    if (answer.type === 'folded') news.onFolded(answer.folded, answer.turns);
    if (answer.type === 'done') news.onDone(answer.outcome);
    if (answer.type === 'counted') news.onCounted(answer.viewer, answer.steps);
    if (answer.type !== 'frame') return;
    this.#waiting.get(answer.id)?.(answer.frame);
    this.#waiting.delete(answer.id);
  }

  #ask = (question: FilmQuestion) => this.#worker.postMessage(question);
}

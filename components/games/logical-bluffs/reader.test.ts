import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEADLINE_MS, Reader, type ReaderQuestion } from './reader';

/** Workers as they were made; each notes what it was asked. */
let workers: FakeWorker[] = [];

class FakeWorker {
  readonly asked: ReaderQuestion[] = [];
  isEnded = false;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;

  constructor() {
    workers.push(this);
  }
  postMessage(question: ReaderQuestion) {
    this.asked.push(question);
  }
  terminate() {
    this.isEnded = true;
  }
  answer(answer: unknown) {
    this.onmessage?.({ data: { id: this.asked.at(-1)?.id, answer } });
  }
}

beforeEach(() => {
  workers = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.useFakeTimers();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const question = (slot: string, name: ReaderQuestion['name'] = 'lines') => ({
  ...{ slot, name, args: [slot] },
  told: vi.fn(),
});

test('one question is asked after another, and of one slot the latest alone', () => {
  const reader = new Reader();
  const [first, stale, latest, other] = ['a', 'a', 'a', 'b'].map((slot) => question(slot));
  for (const each of [first, stale, latest, other]) if (each) reader.ask(each);
  for (const said of ['one', 'two', 'three']) workers[0]?.answer(said);
  expect(workers).toHaveLength(1);
  expect(first?.told).toHaveBeenCalledExactlyOnceWith('one');
  expect(latest?.told).toHaveBeenCalledExactlyOnceWith('two');
  expect(other?.told).toHaveBeenCalledExactlyOnceWith('three');
  expect(stale?.told).not.toHaveBeenCalled();
});

test('what is written comes before what is proposed; what is dropped is not asked', () => {
  const reader = new Reader();
  reader.ask(question('first'));
  reader.ask(question('c', 'proposals'));
  reader.ask(question('b', 'instead'));
  reader.ask(question('a'));
  reader.drop('b');
  for (const said of [1, 2, 3]) workers[0]?.answer(said);
  expect(workers[0]?.asked.map(({ name }) => name)).toEqual(['lines', 'lines', 'proposals']);
});

test('a question that takes too long ends its worker, and the next is another worker’s', () => {
  const reader = new Reader();
  const [endless, next] = [question('a'), question('b')];
  reader.ask(endless);
  reader.ask(next);
  vi.advanceTimersByTime(DEADLINE_MS - 1);
  expect(endless.told).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(endless.told).toHaveBeenCalledExactlyOnceWith(undefined);
  expect(workers.map(({ isEnded }) => isEnded)).toEqual([true, false]);
  workers[1]?.answer('said');
  expect(next.told).toHaveBeenCalledExactlyOnceWith('said');
});

test('a worker that fails is as good as one that is late; a closed reader tells nothing more', () => {
  const reader = new Reader();
  const [failed, last] = [question('a'), question('b')];
  reader.ask(failed);
  workers[0]?.onerror?.();
  expect(failed.told).toHaveBeenCalledExactlyOnceWith(undefined);
  reader.ask(last);
  reader.close();
  workers[1]?.answer('late');
  vi.runAllTimers();
  expect(workers.every(({ isEnded }) => isEnded)).toBe(true);
  expect(last.told).not.toHaveBeenCalled();
});

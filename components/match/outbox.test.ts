import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '@/games/game';
import { outbox, type Sendable } from './outbox';
import { becameOf, waitingWords } from './outbox-words';

const offline: Refusal = { code: 'OFFLINE', message: 'Nobody answers.' };
const late: Refusal = { code: 'TOO_LATE', message: 'The round is over.' };
const takenBack: Refusal = { code: 'TAKEN_BACK', message: 'It was taken back.' };

const device = { onLine: true };

beforeEach(() => {
  vi.useFakeTimers();
  device.onLine = true;
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', device);
});
afterEach(async () => {
  outbox.takeBack(() => true);
  network(true);
  await pass(60_000);
  expect(outbox.now()).toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function network(isThere: boolean) {
  device.onLine = isThere;
  window.dispatchEvent(new Event(isThere ? 'online' : 'offline'));
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

type Reply = Refusal | null | 'silence';

interface Told {
  readonly replies?: readonly Reply[];
  readonly backs?: readonly Reply[];
  readonly more?: Partial<Sendable>;
}

const replyOf = (reply: Reply | undefined): Promise<Refusal | null> =>
  reply === 'silence' ? new Promise(() => {}) : Promise.resolve(reply ?? null);

const desk = {};

/** All that left the page, in order. */
function serverOf() {
  const heard: string[] = [];
  return {
    heard,
    put(what: string, { replies = [], backs = [takenBack], more = {} }: Told = {}) {
      const [left, leftBacks] = [[...replies], [...backs]];
      return outbox.put({
        ...{ desk, same: what, said: { what, moment: 'round 1' } },
        tryOnce: async (leaves) => {
          if (!leaves()) return offline;
          heard.push(what);
          return replyOf(left.shift());
        },
        takeBack: async () => {
          heard.push(`not ${what}`);
          return replyOf(leftBacks.length > 0 ? leftBacks.shift() : takenBack);
        },
        ...more,
      });
    },
  };
}

const said = () => waitingWords(outbox.now())?.message ?? null;

test('without a network nothing leaves the page, which says at once that it waits; with one it is sent', async () => {
  network(false);
  const { put, heard } = serverOf();
  const answer = put('Ben');
  await pass(0);
  expect(said()).toBe('Waiting for your network: Ben.');
  await pass(30_000);
  expect(heard).toEqual([]);
  network(true);
  expect(await answer).toEqual({ type: 'answered', refusal: null, hasWaited: true });
  expect(heard).toEqual(['Ben']);
  expect(said()).toBeNull();
});

test('what is changed before it left is never sent: only what was pressed last is', async () => {
  network(false);
  const { put, heard } = serverOf();
  const [first, second] = [put('Ben'), put('Cleo')];
  await pass(0);
  expect(await first).toEqual({ type: 'taken back' });
  expect(said()).toBe('Waiting for your network: Cleo.');
  network(true);
  await second;
  expect(heard).toEqual(['Cleo']);
});

test('what is taken back without a network is not sent when it is there, and it is said', async () => {
  network(false);
  const { put, heard } = serverOf();
  const answer = put('Ben');
  await pass(0);
  waitingWords(outbox.now())?.answers?.[0]?.onChoose();
  expect(await answer).toEqual({ type: 'taken back' });
  network(true);
  await pass(20_000);
  expect(heard).toEqual([]);
  expect(becameOf('taken back', 'Ben', true)).toBe('Not sent, as you changed it: Ben. Press again to send.');
});

test.each<[string, Reply]>([
  ['it fails', offline],
  ['there is no answer', 'silence'],
])('what may have arrived is asked about before anything else is sent, where %s', async (_, reply) => {
  const { put, heard } = serverOf();
  const first = put('Ben', { replies: [reply, reply, reply], backs: [offline, takenBack] });
  await pass(1_500);
  expect(said()).toBe('Waiting for an answer: Ben. It may have arrived.');
  const tries = heard.length;
  const second = put('Cleo');
  await pass(10);
  expect(said()).toBe('Waiting for an answer: Cleo. It may have arrived, and is asked about first: Ben.');
  await pass(10_000);
  expect(await first).toEqual({ type: 'taken back' });
  await second;
  expect(heard.slice(tries)).toEqual(['not Ben', 'not Ben', 'Cleo']);
});

test('what had arrived before it was taken back is told as such', async () => {
  const { put } = serverOf();
  const answer = put('Ben', { replies: ['silence'], backs: [null] });
  await pass(1_500);
  outbox.takeBack((whose) => whose === desk);
  expect(await answer).toEqual({ type: 'arrived' });
  expect(becameOf('arrived', 'Ben')).toBe('It had arrived before you took it back, and counts: Ben.');
});

test('an answer that is on its way is not asked for again, though something else was chosen meanwhile', async () => {
  let reply = (_: null) => {};
  const { put, heard } = serverOf();
  const tryOnce = (leaves: () => boolean) => {
    leaves();
    return new Promise<null>((resolve) => {
      reply = resolve;
    });
  };
  const answer = put('Ben', { more: { tryOnce } });
  await pass(500);
  outbox.takeBack(() => true);
  await pass(100);
  reply(null);
  expect(await answer).toMatchObject({ type: 'answered', refusal: null });
  expect(heard).toEqual([]);
});

test('what nobody answers is tried again under its key until somebody does, and a refusal ends it', async () => {
  const { put, heard } = serverOf();
  const answer = put('Ben', { replies: [offline, 'silence', late] });
  await pass(12_000);
  expect(await answer).toEqual({ type: 'answered', refusal: late, hasWaited: true });
  expect(heard).toEqual(['Ben', 'Ben', 'Ben']);
});

test('the same pressed again is on its way once, and is tried at once', async () => {
  const { put, heard } = serverOf();
  const first = put('Ben', { replies: [offline, offline, offline] });
  await pass(2_000);
  expect(heard).toHaveLength(3);
  const again = put('Ben');
  await pass(10);
  expect(heard).toHaveLength(4);
  expect(await first).toBe(await again);
});

test('a lock goes after the move before it, and is not sent once the move is changed', async () => {
  network(false);
  const { put, heard } = serverOf();
  const lock = { goesAfter: true, isLast: true };
  void put('E5');
  void put('ready', { more: lock });
  await pass(0);
  expect(said()).toBe('Waiting for your network: E5, then ready.');
  const last = put('E6');
  await pass(0);
  expect(said()).toBe('Waiting for your network: E6.');
  network(true);
  await last;
  expect(heard).toEqual(['E6']);
});

test('what says that one is done is not sent once another desk sends something', async () => {
  network(false);
  const { put, heard } = serverOf();
  const ready = put('ready', { more: { isLast: true } });
  const vote = put('the vote', { more: { desk: {} } });
  network(true);
  await vote;
  expect(await ready).toEqual({ type: 'taken back' });
  expect(heard).toEqual(['the vote']);
});

test('what several desks send goes in the order in which it was pressed, one after the other', async () => {
  const { put, heard } = serverOf();
  void put('a question', { replies: [offline] });
  const vote = put('the vote', { more: { desk: {} } });
  await pass(100);
  expect(heard).toEqual(['a question']);
  await pass(1_000);
  await vote;
  expect(heard).toEqual(['a question', 'a question', 'the vote']);
});

test('a fault in one send leaves the others alone', async () => {
  const { put, heard } = serverOf();
  const broken = put('Ben', { more: { tryOnce: () => Promise.reject(new Error('broken')) } });
  const other = put('the vote', { more: { desk: {} } });
  await expect(broken).rejects.toThrow('broken');
  await other;
  expect(heard).toEqual(['the vote']);
});

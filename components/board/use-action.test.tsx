import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { outbox } from '@/components/match/outbox';
import { emptyStorage } from '@/components/testing/local-storage';
import type { Refusal } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { seatId } from '@/games/kit/seats';
import { type ActionSending, useAction } from './use-action';

type Act = { readonly ask: string };

const code = 'MATCH';
const offline: Refusal = { code: 'OFFLINE', message: 'Nobody answers.' };
const full: Refusal = { code: 'NOT_NOW', message: 'Not now.' };

/** Whoever asks what became of it is told so. */
const neverArrived = async () =>
  new Response(
    JSON.stringify({ result: { data: { ok: false, refusal: { code: 'TAKEN_BACK', message: 'Taken back.' } } } }),
  );

beforeEach(() => {
  vi.useFakeTimers();
  const localStorage = emptyStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', new URL('http://localhost/m/MATCH'));
  vi.stubGlobal('fetch', neverArrived);
});
afterEach(async () => {
  vi.stubGlobal('fetch', neverArrived);
  outbox.takeBack(() => true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(outbox.now()).toEqual([]);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Submit = Parameters<typeof useAction<Act>>[0]['submit'];

interface DeskProps {
  readonly submit: Submit;
  readonly moment: { now: string };
  onDrawn(desk: ActionSending<Act>): void;
}

function Desk({ submit, moment, onDrawn }: DeskProps) {
  const words = {
    what: ({ ask }: Act) => ask,
    get moment() {
      return moment.now;
    },
  };
  onDrawn(useAction<Act>({ submit }, null, words));
  return null;
}

/** A desk whose acts are answered in turn, and the keys with which they went; `moment.now` is what its view shows. */
function deskWith(answers: readonly (Refusal | null)[]) {
  const keys: string[] = [];
  const left = [...answers];
  const moment = { now: 'round 1' };
  const submit: Submit = async (action, keyFor) => {
    keys.push(keyFor?.(moment.now, { code, seat: seatId('A'), action, meantFor: moment.now }) ?? '');
    return left.shift() ?? null;
  };
  const desks: ActionSending<Act>[] = [];
  renderToStaticMarkup(<Desk {...{ submit, moment }} onDrawn={(desk) => void desks.push(desk)} />);
  const press = async (ask: string) => {
    void itemAt(desks, 0).send({ ask });
    await vi.advanceTimersByTimeAsync(100);
  };
  return { press, keys, moment, forget: () => itemAt(desks, 0).forget() };
}

const isSame = ([first, second]: readonly string[]) => first === second;

test('what nobody answered goes with the same key when it is pressed again', async () => {
  const { press, keys } = deskWith([offline, null]);
  await press('A');
  await press('A');
  expect(isSame(keys)).toBe(true);
});

test.each([
  ['taken', null],
  ['refused', full],
])('what was %s goes with another key when it is pressed again', async (_, answer) => {
  const { press, keys } = deskWith([answer, null]);
  await press('A');
  await press('A');
  expect(isSame(keys)).toBe(false);
});

test('another act, and the same in the next round, have keys of their own', async () => {
  const { press, keys, moment } = deskWith([offline, offline, offline]);
  await press('A');
  await press('B');
  moment.now = 'round 2';
  await press('B');
  expect(new Set(keys).size).toBe(3);
});

/** What the page keeps to send after a reload. */
const kept = () => JSON.parse(window.localStorage.getItem(`unsent ${code}`) ?? '[]');

test('what waits for an answer is kept with its key and its moment, and what is pressed after it in its place', async () => {
  const { press, keys } = deskWith([offline, offline, offline]);
  await press('A');
  expect(kept()).toMatchObject([{ key: keys[0], meantFor: 'round 1', action: { ask: 'A' } }]);
  await press('B');
  expect(kept()).toMatchObject([{ key: keys[1], action: { ask: 'B' } }]);
});

test.each([
  ['taken', null],
  ['refused', full],
])('what was %s waits no longer, and neither does what was before it', async (_, answer) => {
  const { press } = deskWith([offline, answer]);
  await press('A');
  await press('B');
  expect(kept()).toEqual([]);
});

test('what is taken back is kept until it is known what became of it, and then no longer', async () => {
  const { press, forget } = deskWith([offline]);
  await press('A');
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  forget();
  await vi.advanceTimersByTimeAsync(10);
  expect(kept()).toMatchObject([{ action: { ask: 'A' }, isTakenBack: true }]);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { leaveWaiting, leftWaiting } from '@/components/match/waiting-send';
import { emptyStorage } from '@/components/testing/local-storage';
import type { Refusal } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { seatId } from '@/games/kit/seats';
import { type ActionSending, useAction } from './use-action';

type Act = { readonly ask: string };

const code = 'MATCH';
const offline: Refusal = { code: 'OFFLINE', message: 'Nobody answers.' };
const full: Refusal = { code: 'NOT_NOW', message: 'Not now.' };

beforeEach(() => {
  // Its connection never comes back: what is sent again is pressed again.
  const localStorage = emptyStorage();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

type Submit = Parameters<typeof useAction<Act>>[0]['submit'];

interface DeskProps {
  readonly submit: Submit;
  onDrawn(desk: ActionSending<Act>): void;
}

function Desk({ submit, onDrawn }: DeskProps) {
  onDrawn(useAction<Act>({ submit }));
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
  renderToStaticMarkup(<Desk submit={submit} onDrawn={(desk) => void desks.push(desk)} />);
  const press = async (ask: string) => {
    const count = keys.length;
    void itemAt(desks, 0).send({ ask });
    await vi.waitFor(() => expect(keys).toHaveLength(count + 1));
    await new Promise((resolve) => setTimeout(resolve));
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

/** What the page would send by itself, were the desk gone or the page loaded anew. */
function left() {
  leaveWaiting();
  return leftWaiting(code);
}

test('what waits for the connection is kept with its key and its moment, and what is pressed after it in its place', async () => {
  const { press, keys } = deskWith([offline, offline]);
  await press('A');
  expect(left()).toMatchObject({ key: keys[0], meantFor: 'round 1', action: { ask: 'A' } });
  await press('B');
  expect(left()).toMatchObject({ key: keys[1], action: { ask: 'B' } });
});

test.each([
  ['taken', null],
  ['refused', full],
])('what was %s waits no longer, and neither does what was before it', async (_, answer) => {
  const { press } = deskWith([offline, answer]);
  await press('A');
  await press('B');
  expect(left()).toBeNull();
});

test('what is taken back is not kept', async () => {
  const { press, forget } = deskWith([offline]);
  await press('A');
  forget();
  expect(left()).toBeNull();
});

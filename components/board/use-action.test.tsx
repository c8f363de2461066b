import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Refusal } from '@/games/game';
import { itemAt } from '@/games/kit/item-at';
import { type ActionSending, useAction } from './use-action';

type Act = { readonly ask: string };

const offline: Refusal = { code: 'OFFLINE', message: 'Nobody answers.' };
const full: Refusal = { code: 'NOT_NOW', message: 'Not now.' };

beforeEach(() => {
  // Its connection never comes back: what is sent again is pressed again.
  vi.stubGlobal('window', new EventTarget());
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
  const submit: Submit = async (_, keyFor) => {
    keys.push(keyFor?.(moment.now) ?? '');
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
  return { press, keys, moment };
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

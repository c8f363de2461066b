import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import type { Outcome } from '@/server/outcome';
import { type Requests, useRequests } from './use-requests';

beforeEach(() => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('navigator', { onLine: false });
});
afterEach(() => vi.unstubAllGlobals());

type Answer = 'lost' | 'taken' | 'refused';

const refusal = { code: 'TOO_LATE', message: 'The round is over.' };
const answers: Readonly<Record<Answer, () => Promise<Outcome>>> = {
  lost: () => Promise.reject(new TypeError('Failed to fetch')),
  taken: async () => ({ ok: true }),
  refused: async () => ({ ok: false, refusal }),
};

function Page({ onDrawn }: { onDrawn(requests: Requests): void }) {
  onDrawn(useRequests());
  return null;
}

/** Sends `said` once for each answer; the keys with which it went. */
async function keysFor(sent: readonly (readonly [said: string, answer: Answer])[]): Promise<string[]> {
  const pages: Requests[] = [];
  renderToStaticMarkup(<Page onDrawn={(requests) => void pages.push(requests)} />);
  const keys: string[] = [];
  for (const [said, answer] of sent) {
    await itemAt(pages, 0).sendOnce('extend', said, (key) => {
      keys.push(key);
      return answers[answer]();
    });
  }
  return keys;
}

test('a minute more whose answer was lost is the same minute when it is pressed again', async () => {
  const [first, second, third] = await keysFor([
    ['one minute', 'lost'],
    ['one minute', 'taken'],
    ['one minute', 'taken'],
  ]);
  expect(second).toBe(first);
  expect(third, 'and once it is there, it is one more').not.toBe(second);
});

test('what was refused, and what says something else, has another key', async () => {
  const keys = await keysFor([
    ['one minute', 'refused'],
    ['one minute', 'lost'],
    ['five minutes', 'lost'],
  ]);
  expect(new Set(keys).size).toBe(3);
});

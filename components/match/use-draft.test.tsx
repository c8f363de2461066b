import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import type { useDraft } from './use-draft';

// Two tabs of one browser: what one writes, the other reads out of what the browser keeps for both.

const kept = new Map<string, string>();
let browser: EventTarget;

beforeEach(() => {
  vi.resetModules();
  kept.clear();
  browser = Object.assign(new EventTarget(), {
    localStorage: {
      getItem: (name: string) => kept.get(name) ?? null,
      setItem: (name: string, text: string) => void kept.set(name, text),
      removeItem: (name: string) => void kept.delete(name),
    },
  });
  vi.stubGlobal('window', browser);
});
afterEach(() => vi.unstubAllGlobals());

type SetDraft = ReturnType<typeof useDraft<string | null>>[1];

interface TabProps {
  readonly hook: typeof useDraft;
  onDrawn(set: SetDraft): void;
}

function Tab({ hook, onDrawn }: TabProps) {
  onDrawn(hook<string | null>('match A', 'choice', null)[1]);
  return null;
}

/** A page of its own, with what it sets its draft by. */
async function openTab(): Promise<SetDraft> {
  vi.resetModules();
  const { useDraft: hook } = await import('./use-draft');
  const drawn: SetDraft[] = [];
  renderToStaticMarkup(<Tab hook={hook} onDrawn={(set) => void drawn.push(set)} />);
  return itemAt(drawn, 0);
}

/** As a browser tells its tabs; the one that wrote is not told. */
const tell = () => browser.dispatchEvent(Object.assign(new Event('storage'), { key: 'draft match A choice' }));

test('what was sent is forgotten, but not what another tab wrote meanwhile', async () => {
  const [first, second] = [await openTab(), await openTab()];
  first('B');
  tell();
  second('C');
  tell();
  first((now) => (now === 'B' ? null : now));
  expect([...kept.values()]).toEqual(['"C"']);
  second((now) => (now === 'C' ? null : now));
  expect([...kept.values()]).toEqual([]);
});

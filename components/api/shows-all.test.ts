import { afterAll, afterEach, describe, expect, test, vi } from 'vitest';
import { showsAllHeader } from '@/games/kit/live-message';
import { goOn, onShowAll, showAllNoMore, showAllOf, showsAllHeaders, showsAllOf } from './shows-all';

const kept = new Map<string, string>();
const listeners = new Map<string, (event: { persisted: boolean }) => void>();
vi.stubGlobal('window', {
  sessionStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
  addEventListener: (name: string, listener: (event: { persisted: boolean }) => void) => listeners.set(name, listener),
});
afterEach(() => {
  for (const code of ['K7PQ2MXA', 'C4PQ2MXA', 'X7PQ2MXA']) showAllNoMore(code);
  kept.clear();
});
afterAll(() => void vi.unstubAllGlobals()); // other files share this world

test('a tab that was asked for nothing sends nothing of it', () => {
  expect(showsAllHeaders()).toEqual({});
  expect(showsAllOf('K7PQ2MXA')).toBe(false);
});

test('what a tab was asked for goes with its requests, each match once, and who listens hears of it', () => {
  const heard = vi.fn();
  const stop = onShowAll(heard);
  for (const code of ['K7PQ2MXA', 'C4PQ2MXA', 'K7PQ2MXA']) showAllOf(code);
  expect(heard).toHaveBeenCalledTimes(3);
  expect(showsAllHeaders()).toEqual({ [showsAllHeader]: 'K7PQ2MXA C4PQ2MXA' });
  expect(['K7PQ2MXA', 'C4PQ2MXA', 'X7PQ2MXA'].map(showsAllOf)).toEqual([true, true, false]);
  stop();
  showAllOf('X7PQ2MXA');
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a tab of a safe screen says since when that is safe, and shows it no more once that is said', () => {
  for (const code of ['K7PQ2MXA', 'C4PQ2MXA']) showAllOf(code);
  showAllOf('K7PQ2MXA', 1700);
  expect(showsAllHeaders()).toEqual({ [showsAllHeader]: 'K7PQ2MXA@1700 C4PQ2MXA' });
  expect(['K7PQ2MXA', 'C4PQ2MXA'].map(showsAllOf)).toEqual([1700, true]);
  showAllNoMore('K7PQ2MXA');
  expect(showsAllHeaders()).toEqual({ [showsAllHeader]: 'C4PQ2MXA' });
});

describe('the next page', () => {
  const opened = { persisted: false };

  test('of the same tab goes on with what was asked', () => {
    goOn();
    showAllOf('K7PQ2MXA');
    listeners.get('pagehide')?.(opened);
    goOn();
    expect(showsAllOf('K7PQ2MXA')).toBe(true);
  });

  test('of a copy, which is made while a page is open, was asked for nothing', () => {
    goOn();
    showAllOf('K7PQ2MXA');
    goOn(); // with what the first one has kept
    expect(showsAllHeaders()).toEqual({});
    showAllOf('K7PQ2MXA');
    listeners.get('pagehide')?.(opened);
    listeners.get('pageshow')?.({ persisted: true }); // and back, without being loaded again
    goOn();
    expect(showsAllHeaders()).toEqual({});
  });

  test('of a tab that is opened again after a while was asked for nothing', () => {
    vi.useFakeTimers();
    goOn();
    showAllOf('K7PQ2MXA');
    listeners.get('pagehide')?.(opened);
    vi.advanceTimersByTime(60_000);
    goOn();
    expect(showsAllHeaders()).toEqual({});
    vi.useRealTimers();
  });
});

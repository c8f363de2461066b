import { useSyncExternalStore } from 'react';
import { isLongOver } from '@/games/kit/told-after';

// Who has seen a finale: kept in this browser, by match. A result is told to them, and to all a day after the end.

const KEY = 'finales seen';
const KEPT = 200;

const listeners = new Set<() => void>();

function seenCodes(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
}

/** Without storage (private windows that refuse it) it is remembered until the page is left. */
const seenHere = new Set<string>();

export function markFinaleSeen(code: string): void {
  seenHere.add(code);
  try {
    window.localStorage.setItem(
      KEY,
      JSON.stringify([...seenCodes().filter((seen) => seen !== code), code].slice(-KEPT)),
    );
  } catch {
    // Remembered above.
  }
  for (const listener of listeners) listener();
}

const hasSeenFinale = (code: string): boolean => seenHere.has(code) || seenCodes().includes(code);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the result of this match may stand on the page. */
export function useIsTold({ code, finishedAt }: { code: string; finishedAt: number | null }): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasSeenFinale(code) || isLongOver(finishedAt, Date.now()),
    () => false,
  );
}

import { useSyncExternalStore } from 'react';
import { isLongOver } from '@/games/kit/told-after';

// Who has seen a finale: kept in this browser, by match and end (a match that is rewound ends again). A result is told to
// them, and to all a day after the end.

const KEY = 'finales seen';
const KEPT = 200;

const listeners = new Set<() => void>();

/** A match that is over, as its page or a list says it. */
export interface Ended {
  readonly code: string;
  readonly finishedAt: number | null;
}

const idOf = ({ code, finishedAt }: Ended): string => `${code} ${finishedAt}`;

function seenEnds(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(window.localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string') : [];
  } catch {
    return [];
  }
}

/** Without storage (private windows that refuse it) it is remembered until the page is left. */
const seenHere = new Set<string>();

export function markFinaleSeen(ended: Ended): void {
  const id = idOf(ended);
  seenHere.add(id);
  try {
    window.localStorage.setItem(KEY, JSON.stringify([...seenEnds().filter((seen) => seen !== id), id].slice(-KEPT)));
  } catch {
    // Remembered above.
  }
  for (const listener of listeners) listener();
}

const hasSeenFinale = (ended: Ended): boolean => seenHere.has(idOf(ended)) || seenEnds().includes(idOf(ended));

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Whether the result of this match may stand on the page. */
export function useIsTold({ code, finishedAt }: Ended): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasSeenFinale({ code, finishedAt }) || isLongOver(finishedAt, Date.now()),
    () => false,
  );
}

'use client';

import { useCallback, useSyncExternalStore } from 'react';

// What this browser is asked to do when something waits for its owner, and how it posts. Kept in this browser only.

export const preferences = ['sound', 'notifications', 'times for Discord'] as const;
export type Preference = (typeof preferences)[number];

const listeners = new Set<() => void>();
const nameOf = (preference: Preference) => `wants ${preference}`;

export function wants(preference: Preference): boolean {
  try {
    return window.localStorage.getItem(nameOf(preference)) === 'yes';
  } catch {
    return false;
  }
}

export function usePreference(preference: Preference): [boolean, (wanted: boolean) => void] {
  const subscribe = useCallback((listener: () => void) => {
    listeners.add(listener);
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  }, []);
  const value = useSyncExternalStore(
    subscribe,
    () => wants(preference),
    () => false,
  );
  const set = useCallback(
    (wanted: boolean) => {
      try {
        window.localStorage.setItem(nameOf(preference), wanted ? 'yes' : 'no');
      } catch {
        // Nothing is kept where the browser forbids it.
      }
      for (const listener of listeners) listener();
    },
    [preference],
  );
  return [value, set];
}

'use client';

import { useSyncExternalStore } from 'react';

// Whether this page hears the server. Live screens report what they see; the banner under the header shows it.

export type Connection = 'fine' | 'lost';

let connection: Connection = 'fine';
const listeners = new Set<() => void>();

/** Called by whatever keeps a connection open, when it is lost and when it is back. */
export function reportConnection(next: Connection) {
  if (next === connection) return;
  connection = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** `offline`: this device has no network; `lost`: it has, but the server does not answer. */
export const useConnection = (): Connection | 'offline' =>
  useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? connection : 'offline'),
    () => 'fine',
  );

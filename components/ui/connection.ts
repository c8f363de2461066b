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

const TRY_AGAIN_MS = 5000;

/** As far as this page knows. */
export const isFine = (): boolean => navigator.onLine && connection === 'fine';

/** Waits until this page hears the server again; where it never knew that it did not, for a moment. */
export function connectionBack(): Promise<void> {
  return new Promise((resolve) => {
    const timer = isFine() ? setTimeout(back, TRY_AGAIN_MS) : undefined;
    const stop = subscribe(() => isFine() && back());
    function back() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** Whether anything can leave this device. */
export const hasNetwork = (): boolean => navigator.onLine;

/** With a network after so long, or as soon as more is heard; without one not before there is one. */
export function worthATry(afterMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = hasNetwork() ? setTimeout(back, afterMs) : undefined;
    const stop = subscribe(() => hasNetwork() && back());
    function back() {
      clearTimeout(timer);
      stop();
      resolve();
    }
  });
}

/** As `connectionBack`, and never while it is not. */
export async function heardAgain(): Promise<void> {
  do await connectionBack();
  while (!isFine());
}

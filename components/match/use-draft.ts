'use client';

import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';

// Drafts: what somebody has chosen but not sent survives a reload, and is the same in all tabs of one browser. Kept in
// localStorage; where a browser forbids that, a draft lives as long as the page.

const PREFIX = 'draft ';
const values = new Map<string, unknown>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of listeners) listener();
}

function read(name: string): unknown {
  if (values.has(name)) return values.get(name);
  let value: unknown;
  try {
    const text = window.localStorage.getItem(PREFIX + name);
    value = text === null ? undefined : JSON.parse(text);
  } catch {
    value = undefined;
  }
  values.set(name, value);
  return value;
}

function write(name: string, value: unknown) {
  values.set(name, value ?? undefined);
  try {
    if (value === null || value === undefined) window.localStorage.removeItem(PREFIX + name);
    else window.localStorage.setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    // Storage is full or forbidden: the draft still lives in `values`.
  }
  tell();
}

function subscribe(listener: () => void) {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === null) values.clear();
    else if (key.startsWith(PREFIX)) values.delete(key.slice(PREFIX.length));
    else return;
    tell();
  };
  listeners.add(listener);
  window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', onStorage);
  };
}

/** Like useState; `scope` says whose draft of what (match and seat). Setting null forgets it. */
export function useDraft<T>(scope: string, key: string, initial: T): [T, (value: T) => void] {
  const name = `${scope} ${key}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => undefined,
  );
  const set = useCallback((value: T) => write(name, value), [name]);
  return [stored === undefined ? initial : (stored as T), set];
}

/** Whose drafts the screens below hold; set by the frame. */
export const DraftScope = createContext('nobody');

/** `useDraft` for the scope around it: the hook that screens are given. */
export function useScopedDraft<T>(key: string, initial: T): [T, (value: T) => void] {
  return useDraft(useContext(DraftScope), key, initial);
}

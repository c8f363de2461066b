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
  listenToOtherTabs();
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
  listenToOtherTabs();
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
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

let isListening = false;

/** From the first draft on, also while no screen shows one: what another tab writes meanwhile is not written over. */
function listenToOtherTabs() {
  if (isListening) return;
  isListening = true;
  window.addEventListener('storage', ({ key }) => {
    if (key === null) values.clear();
    else if (key.startsWith(PREFIX)) values.delete(key.slice(PREFIX.length));
    else return;
    tell();
  });
}

/**
 * Like useState, of which a function is given what stands now, here and in all tabs; `scope` says whose draft of what (match
 * and seat). Setting null forgets it.
 */
export function useDraft<T>(scope: string, key: string, initial: T): [T, (value: T | ((now: T) => T)) => void] {
  const name = `${scope} ${key}`;
  const stored = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => undefined,
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a draft starts with goes with its name
  const set = useCallback(
    (value: T | ((now: T) => T)) => write(name, isUpdate<T>(value) ? value(draftOr(read(name), initial)) : value),
    [name],
  );
  return [draftOr(stored, initial), set];
}

/** What its screen has kept under this name; nothing else writes there. */
const draftOr = <T>(stored: unknown, initial: T): T => (stored === undefined ? initial : (stored as T));

/** A draft is JSON: a function is none. */
const isUpdate = <T>(value: unknown): value is (now: T) => T => typeof value === 'function';

/** Whose drafts the screens below hold; set by the frame. */
export const DraftScope = createContext('nobody');

/** `useDraft` for the scope around it: the hook that screens are given. */
export function useScopedDraft<T>(key: string, initial: T): ReturnType<typeof useDraft<T>> {
  return useDraft(useContext(DraftScope), key, initial);
}

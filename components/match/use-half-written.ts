'use client';

import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { usePerson } from '@/components/shell/person';
import { DraftScope } from './use-draft';

// What somebody is writing to others of their match (a question, an answer, a ruling) stays in their tab until it is sent:
// another tab of the page, or a reload, takes nothing of it. In that tab alone, because another window may be shown to all.

const listeners = new Set<() => void>();
/** Where a browser keeps nothing, it lives as long as the page. */
const fallback = new Map<string, string>();

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function read(name: string): string | null {
  try {
    return window.sessionStorage.getItem(name) ?? fallback.get(name) ?? null;
  } catch {
    return fallback.get(name) ?? null;
  }
}

function write(name: string, text: string | null): void {
  if (text === null) fallback.delete(name);
  else fallback.set(name, text);
  try {
    if (text === null) window.sessionStorage.removeItem(name);
    else window.sessionStorage.setItem(name, text);
  } catch {} // as above
  for (const listener of listeners) listener();
}

interface Written {
  readonly code: string;
  /** Of what, within the match: its text is kept by this name for who is signed in. */
  readonly what: string;
}

/** Like useState, kept until it is set to null, which is what it starts with again; JSON. */
export function useHalfWritten<T>({ code, what }: Written, initial: T): [T, (value: T | null) => void] {
  const name = `half written by ${usePerson()?.id ?? 'nobody'} in ${code}: ${what}`;
  const text = useSyncExternalStore(
    subscribe,
    () => read(name),
    () => null,
  );
  const kept = useMemo(() => parsed<T>(text), [text]);
  const keep = useCallback((value: T | null) => write(name, value === null ? null : JSON.stringify(value)), [name]);
  return [kept ?? initial, keep];
}

/** `useHalfWritten` where a game's own screens are drawn, which know no code of a match. */
export function useHalfWrittenHere<T>(what: string, initial: T): [T, (value: T | null) => void] {
  return useHalfWritten({ code: useContext(DraftScope), what }, initial);
}

/** Nothing else writes there; what cannot be read is nothing. */
function parsed<T>(text: string | null): T | null {
  try {
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

'use client';

import { usePathname } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import { showAllOf } from '@/components/api/shows-all';
import { dropNotices } from '@/components/ui/notice';
import type { MatchPage } from '@/server/pages/shapes';

// "Safe to share my screen": while it is on, the server sends its owner what a spectator is sent, on every page. What
// stands here only says so, and leaves out what would be empty.

interface Safety {
  readonly isSafe: boolean;
  /** By its owner's wish, on every page; otherwise in this match alone, until its host asks for more. */
  readonly isEverywhere: boolean;
  hear(isEverywhere: boolean): void;
}

const Safe = createContext<Safety>({ isSafe: false, isEverywhere: false, hear() {} });

/** Whether others may look at this screen now. */
export const useIsSafe = (): boolean => use(Safe).isSafe;

/**
 * Whether the match that the page shows is running, or paused; null: no page of a match has said so. No context: one that
 * changes makes React throw away what the server drew of every part whose scripts are still to come.
 */
export const useIsMatchOpen = (): boolean | null =>
  useSyncExternalStore(
    onMatch,
    () => isMatchOpen,
    () => null,
  );

let isMatchOpen: boolean | null = null;
let isShownHere = false;
const listeners = new Set<() => void>();

function onMatch(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function hearMatch(isOpen: boolean | null, isShown: boolean) {
  isMatchOpen = isOpen;
  isShownHere = isShown;
  for (const listener of listeners) listener();
}

/** Whether this tab alone shows everything of the match on it, while its owner's screens are safe. */
export const useIsShownHere = (): boolean =>
  useSyncExternalStore(
    onMatch,
    () => isShownHere,
    () => false,
  );

/** Whether its owner has said so, for every page. */
export const useIsSafeEverywhere = (): boolean => use(Safe).isEverywhere;

/** What is drawn only while its owner has said so. */
export const WhereSafe = ({ children }: { children: ReactNode }) => useIsSafeEverywhere() && children;

/** Stands in the layout; `isSafe` as the page was made. An open match hears of it sooner. */
export function SafeProvider({ isSafe: asMade, children }: { isSafe: boolean; children: ReactNode }) {
  const [isSafe, hear] = useState(asMade);
  const [madeBefore, setMadeBefore] = useState(asMade);
  if (asMade !== madeBefore) {
    setMadeBefore(asMade);
    hear(asMade);
  }
  const safety = useSafety({ isSafe, isEverywhere: isSafe, hear });
  return <Safe value={safety}>{children}</Safe>;
}

/** The same until something in it changes, for the same reason. */
const useSafety = ({ isSafe, isEverywhere, hear }: Safety): Safety =>
  useMemo(() => ({ isSafe, isEverywhere, hear }), [isSafe, isEverywhere, hear]);

interface ScopeProps {
  readonly page: Pick<MatchPage, 'safe' | 'isHeldBack' | 'isShownHere' | 'status'>;
  readonly children: ReactNode;
}

/** What a live page says of it holds for all in it at once, and is handed on to the rest of the site. */
export function SafeScope({ page: { safe, isHeldBack, isShownHere, status }, children }: ScopeProps) {
  const { hear } = use(Safe);
  const isEverywhere = isShownHere || (safe && !isHeldBack);
  const isOpen = status === 'running' || status === 'paused';
  useEffect(() => hear(isEverywhere), [hear, isEverywhere]);
  // What was said to who looked alone is not left standing, nor to be heard.
  useLayoutEffect(() => {
    if (safe) dropNotices();
  }, [safe]);
  useEffect(() => {
    hearMatch(isOpen, isShownHere);
    return () => hearMatch(null, false);
  }, [isOpen, isShownHere]);
  const safety = useSafety({ isSafe: safe, isEverywhere, hear });
  return <Safe value={safety}>{children}</Safe>;
}

/** The code of the match to whose pages this address belongs; null: to none. */
export const matchAt = (path: string): string | null => /^\/m\/([^/]+)/.exec(path)?.[1] ?? null;

/**
 * Around the button that switches it on or off, for the whole site: the page is loaded again, as it then is. A host who says in
 * a match that nobody else looks is not asked once more there.
 */
export function SafeForm({ to, children }: { to: boolean; children: ReactNode }) {
  const match = matchAt(usePathname());
  return (
    <form method="post" action="/safe" className="contents" onSubmit={() => !to && match !== null && showAllOf(match)}>
      <input type="hidden" name="on" value={to ? 'yes' : 'no'} />
      {children}
    </form>
  );
}

import { useSyncExternalStore } from 'react';
import { fieldsOf } from '@/games/kit/fields-of';

// Personal links are told once, to the host who makes them, and the e-mail addresses in a host's list are told to nobody:
// both are kept in that host's tab alone, so that a reload loses neither, and go when the tab is closed. Which of the
// links still hold is seen from the match's page, by their ids.

export interface MadeLink {
  readonly linkId: string;
  readonly token: string;
}

interface Addressed {
  readonly name: string;
  readonly address: string | null;
}

export interface MadeLinks {
  readonly links: readonly MadeLink[];
  /** Of those in the host's list. */
  readonly players: readonly Addressed[];
}

/** One host's, of one match. */
interface Whose {
  readonly code: string;
  readonly by: string;
}

/** Adds links to those that are kept, and the list's addresses where one is given. */
export function keepMadeLinks({ links, players, ...whose }: Whose & Pick<MadeLinks, 'links'> & Partial<MadeLinks>) {
  const before = madeIn(read(whose.code), whose.by);
  const made = links.map(({ linkId, token }) => ({ linkId, token }));
  const addressed = players?.filter(({ address }) => address !== null) ?? before.players;
  write(whose.code, JSON.stringify({ by: whose.by, links: [...before.links, ...made], players: addressed }));
}

/** What is kept here; it changes as links are made. */
export function useMadeLinks({ code, by }: Whose): MadeLinks {
  const text = useSyncExternalStore(
    listen,
    () => read(code),
    () => null,
  );
  return madeIn(text, by);
}

const nothing: MadeLinks = { links: [], players: [] };

function madeIn(text: string | null, by: string): MadeLinks {
  const kept = fieldsOf(text === null ? null : JSON.parse(text));
  if (kept.by !== by || !Array.isArray(kept.links) || !Array.isArray(kept.players)) return nothing;
  return { links: kept.links.filter(isLink), players: kept.players.filter(isAddressed) };
}

function isLink(value: unknown): value is MadeLink {
  const { linkId, token } = fieldsOf(value);
  return typeof linkId === 'string' && typeof token === 'string';
}

function isAddressed(value: unknown): value is Addressed {
  const { name, address } = fieldsOf(value);
  return typeof name === 'string' && typeof address === 'string';
}

const listeners = new Set<() => void>();

function listen(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the browser keeps nothing, links are there until the page is left. */
const fallback = new Map<string, string>();
const keyOf = (code: string) => `links of ${code}`;

function read(code: string): string | null {
  try {
    return window.sessionStorage.getItem(keyOf(code)) ?? fallback.get(code) ?? null;
  } catch {
    return fallback.get(code) ?? null;
  }
}

function write(code: string, text: string): void {
  try {
    window.sessionStorage.setItem(keyOf(code), text);
  } catch {
    fallback.set(code, text);
  }
  for (const listener of listeners) listener();
}

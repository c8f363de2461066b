import { showsAllHeader } from '@/games/kit/live';

// The matches whose host has asked this tab for everything: the others, one of which may be on a shared screen, go on showing
// what everybody sees. Kept as long as the tab, and sent with what it asks for.

const KEY = 'shows all of';

const listeners = new Set<() => void>();

/** Without storage it holds until the page is left. */
let here = '';

const codes = (): string => {
  try {
    return window.sessionStorage.getItem(KEY) ?? here;
  } catch {
    return here;
  }
};

export const showsAllOf = (code: string): boolean => codes().split(' ').includes(code);

export function showAllOf(code: string): void {
  here = [...new Set([...codes().split(' '), code])].join(' ').trim();
  try {
    window.sessionStorage.setItem(KEY, here);
  } catch {
    // Remembered above.
  }
  for (const listener of listeners) listener();
}

export function onShowAll(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function showsAllHeaders(): Record<string, string> {
  const asked = codes();
  return asked === '' ? {} : { [showsAllHeader]: asked };
}

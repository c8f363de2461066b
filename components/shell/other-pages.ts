/** Those that hear of a match, and change by themselves. */
const live = /^\/m\/[^/]+(\/host)?$/;

/** How many other pages with a match whoever looks at this one has open, in all their browsers; null: it cannot be told. */
export async function countOtherPages(): Promise<number | null> {
  const { api } = await import('@/components/api/client');
  const open = await api.account.openPages.query().catch(() => null);
  return othersOf({ open, path: window.location.pathname });
}

/** `open` null: the server did not say. Where it has not heard of this page yet, it may not have heard of others either. */
export function othersOf({ open, path }: { open: number | null; path: string }): number | null {
  const own = live.test(path) ? 1 : 0;
  return open === null || open < own ? null : open - own;
}

export interface SwitchingOff {
  /** How many other pages are open; null: it cannot be told. */
  readonly others: number | null;
  /** A match that may be running is on this page. */
  readonly showsMatch: boolean;
}

/** What shows when a safe screen is switched off. */
export function switchOffWords({ others, showsMatch }: SwitchingOff): string {
  const here = showsMatch ? ['What is secret in this match shows here at once.'] : [];
  return [...here, ...(others === 0 ? [] : [othersWords(others)])].join(' ');
}

function othersWords(others: number | null): string {
  if (others === null) return 'Other pages of yours that are open may show secrets too.';
  return others === 1
    ? 'Another page of yours is open; it may show secrets too.'
    : `${others} other pages of yours are open; they may show secrets too.`;
}

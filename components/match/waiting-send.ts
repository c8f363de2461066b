import type { ActionSent } from './send';

// What a desk waits to send: the page promises that it is sent, and keeps it over a reload. One of a match, the last; what
// is taken back, or sent otherwise, is kept no longer.

/** In words: what ("Ben") was sent for which stretch of the match ("round 1"). */
export interface SentInWords {
  readonly what: string;
  readonly moment: string;
}

export interface WaitingSend extends ActionSent {
  readonly key: string;
  readonly said: SentInWords | null;
}

const nameOf = (code: string) => `unsent ${code}`;

/** What a desk of this page sends itself. */
let heldKey: string | null = null;

export function keepWaiting(waiting: WaitingSend): void {
  heldKey = waiting.key;
  try {
    window.localStorage.setItem(nameOf(waiting.code), JSON.stringify(waiting));
  } catch {
    // Storage is full or forbidden: it waits for as long as the page.
  }
}

/** Its desk is gone: the page sends it. */
export function leaveWaiting(): void {
  heldKey = null;
}

/** What nobody on this page sends; null: there is nothing. */
export function leftWaiting(code: string): WaitingSend | null {
  try {
    const waiting: WaitingSend | null = JSON.parse(window.localStorage.getItem(nameOf(code)) ?? 'null');
    return waiting?.key === heldKey ? null : waiting;
  } catch {
    return null;
  }
}

/** `but`: not what waits under this key. */
export function dropWaiting(code: string, { but = null }: { readonly but?: string | null } = {}): void {
  if (but === null || but !== heldKey) heldKey = null;
  try {
    const text = window.localStorage.getItem(nameOf(code));
    if (text !== null && (but === null || JSON.parse(text).key !== but)) window.localStorage.removeItem(nameOf(code));
  } catch {
    // It was never kept.
  }
}

export const arrivedLate = ({ what, moment }: SentInWords): string =>
  `Your choice of ${moment} (${what}) arrived after the close and did not count.`;

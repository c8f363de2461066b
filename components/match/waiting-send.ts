import type { ActionSent } from './send';

// What a page waits to send: it promises that it is sent, and keeps it over a reload, in the order in which it was pressed.
// What is taken back is kept only where it may have arrived, until that is known.

/** In words: what ("Ben") was sent for which stretch of the match ("round 1"). */
export interface SentInWords {
  readonly what: string;
  readonly moment: string;
}

export interface WaitingSend extends ActionSent {
  readonly key: string;
  readonly said: SentInWords | null;
  /** It may have arrived, and is not wanted: that is found out, and it is not sent. */
  readonly isTakenBack?: boolean;
}

const nameOf = (code: string) => `unsent ${code}`;

/** What this page sends itself. */
const held = new Set<string>();

function read(code: string): readonly WaitingSend[] {
  try {
    const kept = JSON.parse(window.localStorage.getItem(nameOf(code)) ?? '[]');
    return Array.isArray(kept) ? kept : [kept]; // one alone was kept as such
  } catch {
    return [];
  }
}

function write(code: string, kept: readonly WaitingSend[]): void {
  try {
    if (kept.length === 0) window.localStorage.removeItem(nameOf(code));
    else window.localStorage.setItem(nameOf(code), JSON.stringify(kept));
  } catch {
    // Storage is full or forbidden: it waits for as long as the page.
  }
}

const without = (code: string, key: string) => read(code).filter((one) => one.key !== key);

export function keepWaiting(waiting: WaitingSend): void {
  held.add(waiting.key);
  const kept = read(waiting.code);
  const isThere = kept.some(({ key }) => key === waiting.key);
  write(waiting.code, isThere ? kept.map((one) => (one.key === waiting.key ? waiting : one)) : [...kept, waiting]);
}

/** It is answered, or taken back. */
export function dropWaiting(code: string, key: string): void {
  held.delete(key);
  const kept = read(code);
  if (kept.some((one) => one.key === key)) write(code, without(code, key));
}

/** What nobody on this page sends. */
export const leftWaiting = (code: string): readonly WaitingSend[] => read(code).filter(({ key }) => !held.has(key));

/** It has not been dropped meanwhile, on another page. */
export const isKept = ({ code, key }: WaitingSend): boolean => read(code).some((one) => one.key === key);

export const arrivedLate = ({ what, moment }: SentInWords): string =>
  `Your choice of ${moment} (${what}) arrived after the close and did not count.`;

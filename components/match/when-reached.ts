import { useEffect, useState } from 'react';

/** What somebody does first who is about to act. */
export const reaching = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let isReached = false;
const waiting: (() => void)[] = [];

/** By then the page has long come to rest, and nobody waits for anything that what is fetched now would hold up. */
const AT_REST_MS = 12_000;

/** Calls once a hand reaches for the page or it has long come to rest, at once where that has been; never on the server. */
export function whenReached(then: () => void): void {
  if (typeof window === 'undefined') return;
  if (isReached) {
    then();
    return;
  }
  if (waiting.length === 0) {
    for (const event of reaching) window.addEventListener(event, reach);
    setTimeout(reach, AT_REST_MS);
  }
  waiting.push(then);
}

function reach() {
  isReached = true;
  for (const event of reaching) window.removeEventListener(event, reach);
  for (const then of waiting.splice(0)) then();
}

/** Whether a hand has reached for the page, or it has long come to rest. */
export function useReached(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => whenReached(() => setHere(true)), []);
  return isHere;
}

import { useEffect, useState } from 'react';

/** What somebody does first who is about to act. */
export const reaching = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

let isReached = false;
const waiting: (() => void)[] = [];

/** Calls once a hand reaches for the page, and at once where one has; never on the server. */
export function whenReached(then: () => void): void {
  if (typeof window === 'undefined') return;
  if (isReached) {
    then();
    return;
  }
  if (waiting.length === 0) for (const event of reaching) window.addEventListener(event, reach);
  waiting.push(then);
}

function reach() {
  isReached = true;
  for (const event of reaching) window.removeEventListener(event, reach);
  for (const then of waiting.splice(0)) then();
}

/** Whether a hand has reached for the page. */
export function useReached(): boolean {
  const [isHere, setHere] = useState(false);
  useEffect(() => whenReached(() => setHere(true)), []);
  return isHere;
}

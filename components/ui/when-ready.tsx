'use client';

import { type ReactNode, useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/**
 * Controls that need the page's scripts, held back until these run. What is typed or pressed before would be lost, or
 * sent as the browser sends forms by itself: a password in the address, say.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}

'use client';

import type { ReactNode } from 'react';
import { useHydrated } from './use-hydrated';

/**
 * Controls that need the page's scripts, held back until these run. What is typed or pressed before would be lost, or
 * sent as the browser sends forms by itself: a password in the address, say.
 */
export function WhenReady({ children }: { children: ReactNode }) {
  const isReady = useHydrated();
  return (
    <fieldset disabled={!isReady} className="contents">
      {children}
    </fieldset>
  );
}

'use client';

import { EyeOff } from 'lucide-react';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

// "Safe to share my screen": while it is on, no secret is on the dashboard, wherever it would stand. It stays on over
// reloads until it is switched off by hand, so that nothing flashes up when a shared screen is loaded again.

const NAME = 'safe to share';
const Safe = createContext(false);

/** Whether secrets have to stay off the screen now. */
export const useIsSafe = () => useContext(Safe);

export function SafeToShare({ children }: { children(toggle: ReactNode): ReactNode }) {
  // Until the browser has said that it is off, it is on.
  const [isSafe, setSafe] = useState(true);
  useEffect(() => {
    try {
      setSafe(window.localStorage.getItem(NAME) === 'yes');
    } catch {
      setSafe(false);
    }
  }, []);
  function set(wanted: boolean) {
    setSafe(wanted);
    try {
      window.localStorage.setItem(NAME, wanted ? 'yes' : 'no');
    } catch {
      // It holds for this page at least.
    }
  }
  const toggle = (
    <Button size="sm" variant={isSafe ? 'solid' : 'outline'} aria-pressed={isSafe} onClick={() => set(!isSafe)}>
      <EyeOff aria-hidden className="size-4" />
      <span className="max-sm:sr-only">Safe to share my screen</span>
    </Button>
  );
  return <Safe value={isSafe}>{children(toggle)}</Safe>;
}

/** Its children, or a sentence in their place while the screen has to be safe. */
export function Secret({ what, children }: { what: string; children: ReactNode }) {
  return useIsSafe() ? (
    <p className="rounded-lg border border-default border-dashed px-5 py-6 text-muted text-sm">
      Hidden while “Safe to share my screen” is on: {what}.
    </p>
  ) : (
    children
  );
}

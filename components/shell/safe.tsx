'use client';

import { EyeOff } from 'lucide-react';
import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';

// "Safe to share my screen": while it is on, the server sends its owner what a spectator is sent, on every page. What
// stands here only says so, and leaves out what would be empty.

const Safe = createContext<{ readonly isSafe: boolean; hear(isSafe: boolean): void }>({ isSafe: false, hear() {} });

/** Whether others may look at this screen now. */
export const useIsSafe = (): boolean => use(Safe).isSafe;

/** Stands in the layout; `isSafe` as the page was made. An open match hears of it sooner. */
export function SafeProvider({ isSafe: asMade, children }: { isSafe: boolean; children: ReactNode }) {
  const [isSafe, hear] = useState(asMade);
  const [madeBefore, setMadeBefore] = useState(asMade);
  if (asMade !== madeBefore) {
    setMadeBefore(asMade);
    hear(asMade);
  }
  return <Safe value={{ isSafe, hear }}>{children}</Safe>;
}

/** What a live page says of it holds for all in it at once, and is handed on to the rest of the site. */
export function SafeScope({ isSafe, children }: { isSafe: boolean; children: ReactNode }) {
  const { hear } = use(Safe);
  useEffect(() => hear(isSafe), [hear, isSafe]);
  return <Safe value={{ isSafe, hear }}>{children}</Safe>;
}

/** On every page of the site, while it is on. Works without the page's scripts. */
export function SafeBar() {
  if (!useIsSafe()) return null;
  return (
    <section
      aria-label="Safe to share"
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-brass-subtle px-4 py-1.5 text-brass-content text-sm"
    >
      <p className="flex items-center gap-2">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        Safe to share: on every page you see what a spectator sees, and nothing else.
      </p>
      <SafeForm to={false}>
        <Button type="submit" size="sm">
          Switch off
        </Button>
      </SafeForm>
    </section>
  );
}

/** Around the button that switches it on or off, for the whole site: the page is loaded again, as it then is. */
export function SafeForm({ to, children }: { to: boolean; children: ReactNode }) {
  return (
    <form method="post" action="/safe" className="contents">
      <input type="hidden" name="on" value={to ? 'yes' : 'no'} />
      {children}
    </form>
  );
}

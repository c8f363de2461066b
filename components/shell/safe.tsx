'use client';

import { EyeOff } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { createContext, type MouseEvent, type ReactNode, use, useEffect, useRef, useState } from 'react';
import { showAllOf } from '@/components/api/shows-all';
import { Button } from '@/components/ui/button';
import type { MatchPage } from '@/server/pages/shapes';

// "Safe to share my screen": while it is on, the server sends its owner what a spectator is sent, on every page. What
// stands here only says so, and leaves out what would be empty.

interface Safety {
  readonly isSafe: boolean;
  /** By its owner's wish, on every page; otherwise in this match alone, until its host asks for more. */
  readonly isEverywhere: boolean;
  /** Whether the match that the page shows is running, or paused; null: no page of a match has said so. */
  readonly isMatchOpen: boolean | null;
  hear(isEverywhere: boolean): void;
  hearMatch(isOpen: boolean | null): void;
}

const Safe = createContext<Safety>({
  ...{ isSafe: false, isEverywhere: false, isMatchOpen: null },
  hear() {},
  hearMatch() {},
});

/** Whether others may look at this screen now. */
export const useIsSafe = (): boolean => use(Safe).isSafe;

/** Whether its owner has said so, for every page. */
export const useIsSafeEverywhere = (): boolean => use(Safe).isEverywhere;

/** Stands in the layout; `isSafe` as the page was made. An open match hears of it sooner. */
export function SafeProvider({ isSafe: asMade, children }: { isSafe: boolean; children: ReactNode }) {
  const [isSafe, hear] = useState(asMade);
  const [isMatchOpen, hearMatch] = useState<boolean | null>(null);
  const [madeBefore, setMadeBefore] = useState(asMade);
  if (asMade !== madeBefore) {
    setMadeBefore(asMade);
    hear(asMade);
  }
  return <Safe value={{ isSafe, isEverywhere: isSafe, isMatchOpen, hear, hearMatch }}>{children}</Safe>;
}

interface ScopeProps {
  readonly page: { readonly safe: boolean; readonly isHeldBack: boolean; readonly status: MatchPage['status'] };
  readonly children: ReactNode;
}

/** What a live page says of it holds for all in it at once, and is handed on to the rest of the site. */
export function SafeScope({ page: { safe, isHeldBack, status }, children }: ScopeProps) {
  const { hear, hearMatch } = use(Safe);
  const isEverywhere = safe && !isHeldBack;
  const isMatchOpen = status === 'running' || status === 'paused';
  useEffect(() => hear(isEverywhere), [hear, isEverywhere]);
  useEffect(() => {
    hearMatch(isMatchOpen);
    return () => hearMatch(null);
  }, [hearMatch, isMatchOpen]);
  return <Safe value={{ isSafe: safe, isEverywhere, isMatchOpen, hear, hearMatch }}>{children}</Safe>;
}

const matchAt = (path: string): string | null => /^\/m\/([^/]+)/.exec(path)?.[1] ?? null;

/** On every page of the site, while it is on. */
export function SafeBar() {
  if (!useIsSafeEverywhere()) return null;
  return (
    <section
      aria-label="Safe to share"
      data-safe-bar
      className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 bg-brass-subtle px-4 py-1.5 text-brass-content text-sm"
    >
      <p className="flex items-center gap-2">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        Safe to share: no page shows you more of a game than a spectator sees.
      </p>
      <SwitchOff />
    </section>
  );
}

/**
 * Asks where a match is open on this page, or where another page, which may be the one that others look at, shows secrets
 * too; without the page's scripts always.
 */
function SwitchOff() {
  const question = useRef<HTMLDivElement>(null);
  const { isMatchOpen } = use(Safe);
  const showsMatch = matchAt(usePathname()) !== null && isMatchOpen !== false;
  const [words, setWords] = useState('Other pages of yours that are open may show secrets too.');
  async function switchOff(event: MouseEvent) {
    event.preventDefault();
    const pages = await import('./other-pages').catch(() => null); // then it asks
    const others = (await pages?.countOtherPages()) ?? null;
    if (others === 0 && !showsMatch) return question.current?.querySelector('form')?.requestSubmit();
    if (pages !== null) setWords(pages.switchOffWords({ others, showsMatch }));
    question.current?.showPopover();
  }
  return (
    <>
      <Button size="sm" popoverTarget="switch-off" onClick={(event) => void switchOff(event)}>
        Switch off
      </Button>
      <div
        ref={question}
        id="switch-off"
        popover="auto"
        role="dialog"
        aria-labelledby="switch-off-asks"
        className="fixed inset-0 m-auto max-w-[min(26rem,calc(100vw-2rem))] rounded-lg border border-default bg-subtle p-5 text-default text-sm shadow-pop backdrop:bg-black/50"
      >
        <p id="switch-off-asks" className="display text-emphasis text-lg">
          Does nobody else look at your screen?
        </p>
        <p className="mt-1.5 text-subtle">{words}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <SafeForm to={false}>
            <Button type="submit" variant="solid">
              Nobody looks: show it
            </Button>
          </SafeForm>
          <Button variant="quiet" popoverTarget="switch-off" popoverTargetAction="hide">
            Stay safe
          </Button>
        </div>
      </div>
    </>
  );
}

/**
 * Around the button that switches it on or off, for the whole site: the page is loaded again, as it then is. A host who says in
 * a match that nobody else looks is not asked once more there.
 */
export function SafeForm({ to, children }: { to: boolean; children: ReactNode }) {
  const match = matchAt(usePathname());
  return (
    <form method="post" action="/safe" className="contents" onSubmit={() => !to && match !== null && showAllOf(match)}>
      <input type="hidden" name="on" value={to ? 'yes' : 'no'} />
      {children}
    </form>
  );
}

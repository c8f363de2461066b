'use client';

import { usePathname } from 'next/navigation';
import { useRef } from 'react';
import { showAllNoMore, showAllOf } from '@/components/api/shows-all';
import { Button } from '@/components/ui/button';
import { notify } from '@/components/ui/notice';
import { AloneQuestion } from './alone-question';
import { matchAt, useIsMatchOpen, useIsShownHere } from './safe';

/** On the page of a match: shows everything of it in this tab alone, and no more; the screens stay safe everywhere else. */
export function ShowHere() {
  const code = matchAt(usePathname());
  const isMatch = useIsMatchOpen() !== null;
  const isShown = useIsShownHere();
  const question = useRef<HTMLDivElement>(null);
  if (code === null || !isMatch) return null;
  async function show(match: string) {
    question.current?.hidePopover();
    const { api } = await import('@/components/api/client');
    const since = await api.account.safeSince.query().catch(() => null);
    if (since === null) return notify('The server does not answer. Nothing more is shown; try again.', 'danger');
    showAllOf(match, since);
  }
  if (isShown)
    return (
      <Button size="sm" onClick={() => showAllNoMore(code)}>
        Hide it here again
      </Button>
    );
  return (
    <>
      <Button size="sm" popoverTarget="show-here">
        Show everything here
      </Button>
      <AloneQuestion
        ref={question}
        id="show-here"
        words="All that you may see of this match shows in this tab at once, its secrets too. Your other tabs and devices, and tabs that you open later, stay safe to share."
      >
        <Button variant="solid" onClick={() => void show(code)}>
          Nobody looks: show it here
        </Button>
      </AloneQuestion>
    </>
  );
}

/** What the bar says: it is never said of a tab that shows more. */
export const SafeWords = () =>
  useIsShownHere()
    ? 'This tab shows you everything of this match. All else of yours stays safe to share.'
    : 'Safe to share: no page shows you more of a game than a spectator sees.';

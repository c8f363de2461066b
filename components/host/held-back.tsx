'use client';

import { EyeOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { onShowAll, showAllOf, showsAllOf } from '@/components/api/shows-all';
import { AloneQuestion } from '@/components/shell/alone-question';
import { SafeForm } from '@/components/shell/safe';
import { Button } from '@/components/ui/button';
import { announce } from '@/components/ui/notice';
import type { MatchPage } from '@/server/pages/shapes';

interface HeldBackProps {
  readonly page: Pick<MatchPage, 'code' | 'isHeldBack'>;
  /** The end stands on a page that would not show it before it is told. */
  readonly showsEnd?: boolean;
}

/** Over the pages of a match whose host has not asked this tab yet for more than everybody may see. */
export function HeldBack({ page: { code, isHeldBack }, showsEnd = false }: HeldBackProps) {
  const isAsked = useSyncExternalStore(
    onShowAll,
    () => showsAllOf(code) !== false,
    () => false,
  );
  if (!isHeldBack || isAsked) return null;
  function showAll() {
    showAllOf(code);
    announce('This tab shows you everything in this match now.');
  }
  return (
    <section
      aria-label="What this screen shows"
      className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-brass/40 bg-brass-subtle px-4 py-1.5 text-sm"
    >
      <p className="flex min-w-60 flex-1 items-center gap-2.5 text-brass-content">
        <EyeOff aria-hidden className="size-4 shrink-0" />
        {showsEnd
          ? 'This page shows how the match ended. What only you may see stays hidden, in case others look at your screen.'
          : 'So far you see what everybody may see, in case others look at your screen.'}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" popoverTarget="show-all">
          Show me everything
        </Button>
        <AloneQuestion
          id="show-all"
          words="What is secret in this match shows in this tab at once. Your other tabs and devices stay as they are."
        >
          <Button variant="solid" onClick={showAll}>
            Nobody looks: show it
          </Button>
        </AloneQuestion>
        <SafeForm to={true}>
          <Button type="submit" size="sm">
            Stay safe to share
          </Button>
        </SafeForm>
      </div>
    </section>
  );
}

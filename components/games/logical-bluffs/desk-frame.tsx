'use client';

import { type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cssValues } from '@/components/ui/css-values';
import { Styled } from '@/components/ui/styled';
import { BoardNotes } from './desk-board';
import type { Desk } from './use-desk';

/**
 * A seat's desk: the board, as large as the window leaves it below what stands above it and above the bar, so that a tap's
 * tools are in sight too, and what to do beside it. It stays in sight
 * however long that is; on a phone it stands above what one reads and writes.
 */
export function DeskFrame({
  desk,
  board,
  children,
}: {
  readonly desk: Desk;
  readonly board: ReactNode;
  readonly children: ReactNode;
}) {
  const place = useRef<HTMLDivElement>(null);
  const top = useTop(place);
  return (
    <Styled
      as="div"
      ref={place}
      style={top === null ? undefined : cssValues({ '--desk-top': `${top}px` })}
      className="grid grid-cols-1 items-start gap-x-8 gap-y-3 sm:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[clamp(20rem,min(100svh-24rem,100svh-9rem-var(--desk-top,15rem)),34rem)_minmax(0,1fr)]"
    >
      <div className="max-sm:contents sm:sticky sm:top-18">
        <div className="max-sm:sticky max-sm:top-14 max-sm:z-10 max-sm:-mx-4 max-sm:border-subtle max-sm:border-b max-sm:bg-default max-sm:px-4 max-sm:pt-1 max-sm:pb-2">
          {board}
        </div>
        <div className="pt-1 max-sm:order-last">
          <BoardNotes desk={desk} />
        </div>
      </div>
      <div className="grid min-w-0 gap-3">{children}</div>
    </Styled>
  );
}

/** How far down the page it begins; null until it is drawn. */
function useTop(place: RefObject<HTMLElement | null>): number | null {
  const [top, setTop] = useState<number | null>(null);
  useLayoutEffect(() => {
    const here = place.current;
    if (here === null) return;
    const measure = () => setTop(Math.round(here.getBoundingClientRect().top + window.scrollY));
    measure();
    // Notes above it come and go.
    const watcher = new ResizeObserver(measure);
    watcher.observe(document.body);
    return () => watcher.disconnect();
  }, [place]);
  return top;
}

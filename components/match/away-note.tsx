'use client';

import { ChevronRight } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { LocalTime } from '@/components/ui/local-time';
import type { Missed } from '@/server/reach/missed';
import { awayTitle, inALine } from './away-words';

interface NoteProps {
  readonly missed: readonly Missed[];
  dismiss(): void;
  /** All of it is before its reader's eyes: it stays there, and is not told again. */
  onUnfold(): void;
}

/** What was missed, in a line, which unfolds over what stands below it: nothing moves. */
export function AwayNote({ missed, dismiss, onUnfold }: NoteProps) {
  return (
    <section
      aria-label={awayTitle}
      className="relative flex items-start gap-3 rounded-lg border border-subtle bg-subtle py-1 pr-1.5 pl-4 text-sm"
    >
      <details
        className="group min-w-0 flex-1"
        onToggle={({ currentTarget }) => {
          if (currentTarget.open) onUnfold();
        }}
      >
        <summary className="flex min-h-10 cursor-pointer flex-wrap content-center items-baseline gap-x-3 max-sm:min-h-12">
          <span className="flex items-center gap-1 font-medium text-emphasis">
            <ChevronRight aria-hidden className="-ml-1 size-4 text-muted group-open:rotate-90" />
            {awayTitle}
            {missed.length > 1 && <span className="figures font-normal text-muted">({missed.length})</span>}
          </span>
          <span
            className="min-w-0 flex-1 truncate text-subtle group-open:hidden max-sm:basis-full"
            title={inALine(missed)}
          >
            {inALine(missed)}
          </span>
        </summary>
        <ul className="absolute inset-x-0 top-full z-20 mt-1 grid max-h-80 gap-2 overflow-y-auto rounded-lg border border-default bg-default px-4 py-3 shadow-lg">
          {missed.map(({ at, text, words }) => (
            <li key={`${at} ${text} ${words}`}>
              {text} <LocalTime time={at} className="figures text-muted" />
              {words !== null && (
                <q className="mt-0.5 block whitespace-pre-line border-brass border-l-2 pl-3 text-subtle">{words}</q>
              )}
            </li>
          ))}
        </ul>
      </details>
      <Button size="sm" className="my-1 max-sm:my-0.5" onClick={dismiss}>
        Got it
      </Button>
    </section>
  );
}

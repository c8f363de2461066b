'use client';

import { Check, CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { Refusal } from '@/games/game';

// Where a seat's doing ends up, in every game: what is asked, what is saved, the buttons, and what was wrong. On a phone
// it stands at the foot of the window wherever one has scrolled, so that nothing that counts is ever out of sight; on a
// wide screen it comes after the board and sticks to the foot while the board is longer than the window.

export interface ActionBarProps {
  /** What is asked now, or what the choice so far amounts to: "You will point at Bea." */
  readonly prompt: ReactNode;
  /** How long is left for it: a `BarClock`. */
  readonly clock?: ReactNode;
  /** What the server has: "Saved: you point at Bea." Null: nothing yet. */
  readonly saved?: ReactNode;
  /** False: what stands there is a remark, not what the server has. */
  readonly isSaved?: boolean;
  /** When what is saved takes effect; see `countsWhen`. */
  readonly counts?: string;
  readonly problem?: Refusal | null;
  /** On a phone the words have its whole width, and the buttons stand below them. */
  readonly isLong?: boolean;
  readonly children?: ReactNode;
}

export function ActionBar(props: ActionBarProps) {
  const { prompt, clock, saved = null, isSaved = true, counts, problem = null, isLong = false, children } = props;
  return (
    <section
      aria-label="What you can do now"
      data-action-bar
      tabIndex={-1}
      className="z-20 border-default border-t bg-subtle px-4 pt-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] sm:py-3 in-[[role=dialog]]:sticky! max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 sm:sticky sm:bottom-3 sm:rounded-lg sm:border sm:shadow-pop"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:gap-x-3 max-sm:gap-y-1">
        {clock}
        <div
          className={classNames('min-w-0 flex-1 basis-56 text-sm', isLong ? 'max-sm:basis-full' : 'max-sm:basis-24')}
        >
          <p className="font-medium text-emphasis">{prompt}</p>
          {saved !== null && (
            <p className="mt-0.5 flex items-start gap-1.5 text-subtle">
              {isSaved && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />}
              <span>
                {saved} <span className="max-sm:sr-only">{counts}</span>
              </span>
            </p>
          )}
        </div>
        {children !== undefined && (
          <div className="flex flex-wrap gap-2 max-sm:flex-auto max-sm:*:flex-1">{children}</div>
        )}
      </div>
      <div aria-live="assertive">
        {problem !== null && (
          <p className="mt-2 flex items-start gap-1.5 text-danger-content text-sm">
            <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
            {problem.message}
          </p>
        )}
      </div>
    </section>
  );
}

/** When what is saved counts, by the match's pace, in the words of the house. */
export function countsWhen(pace: unknown, dueAt: number | null): string {
  if (pace === 'clock' || (pace === 'ready' && dueAt === null)) {
    return pace === 'clock'
      ? 'This counts at the deadline; you can still change it until then.'
      : 'This counts when everybody is done; you can still change it until then.';
  }
  if (pace === 'host') return 'This counts when the host closes the round; you can still change it until then.';
  return 'This counts at the deadline, or as soon as everybody is done; you can still change it until then.';
}

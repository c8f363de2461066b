'use client';

import { Check, CircleAlert } from 'lucide-react';
import { type ReactNode, useContext } from 'react';
import type { Problem } from '@/components/board/problem-of';
import { labelWrap } from '@/components/faces/label-wrap';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { PausedScope, problemWords } from './paused';
import { useWaiting } from './use-outbox';

// Where a seat's doing ends up, in every game: what is asked, what is saved, the buttons, and what was wrong. On a phone
// it stands at the foot of the window wherever one has scrolled, so that nothing that counts is ever out of sight, and is
// never higher than 96 px, so that the board is in sight too; on a wide screen it comes after the board and sticks to the
// foot while the board is longer than the window.

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
  readonly problem?: Problem | null;
  /** On a phone the buttons stand below the words, which have two lines there. */
  readonly isLong?: boolean;
  readonly children?: ReactNode;
}

export function ActionBar(props: ActionBarProps) {
  const { prompt, clock, saved = null, isSaved = true, counts } = props;
  const waiting = useWaiting();
  const problem = waiting ?? props.problem ?? null;
  const isPaused = useContext(PausedScope);
  // A phone has no room for both: what was wrong stands where the other words stood.
  const givesWay = problem !== null && 'max-sm:sr-only';
  const answers = problem?.answers;
  const isLong = props.isLong === true || answers !== undefined;
  const children = answers === undefined ? props.children : <Answers answers={answers} />;
  return (
    <section
      aria-label="What you can do now"
      data-action-bar
      tabIndex={-1}
      className="action-bar z-20 border-default border-t bg-subtle px-4 pt-1.5 pb-[max(0.25rem,env(safe-area-inset-bottom))] sm:py-3 in-[[role=dialog]]:sticky! max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 sm:sticky sm:bottom-3 sm:rounded-lg sm:border"
    >
      <div className={classNames('flex items-center gap-x-4 max-sm:gap-x-3', isLong && smallClock)}>
        {isPaused ? <StandingClock>{clock}</StandingClock> : clock}
        <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:gap-x-3 max-sm:gap-y-1">
          <div className={classNames(wordsClass, isLong ? 'max-sm:basis-full' : 'max-sm:basis-24')}>
            {/* What is asked for next is not, while something waits. */}
            {waiting === null && <p className={classNames('font-medium text-emphasis', givesWay)}>{prompt}</p>}
            {saved !== null && (
              <p className={classNames('mt-0.5 flex items-start gap-1.5 text-subtle max-sm:mt-0', givesWay)}>
                {isSaved && <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-success-content" />}
                <span>
                  {saved} {!isPaused && <span className="max-sm:sr-only">{counts}</span>}
                </span>
              </p>
            )}
            <div aria-live="assertive">
              {problem !== null && (
                <p className="flex items-start gap-1.5 text-danger-content sm:mt-1">
                  <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
                  <span className={classNames(answers !== undefined && 'max-sm:line-clamp-2')}>
                    {problemWords(problem, isPaused)}
                  </span>
                </p>
              )}
            </div>
          </div>
          {children !== undefined && (
            <div className={classNames(buttonsClass, isPaused && 'grayscale')}>{children}</div>
          )}
        </div>
      </div>
    </section>
  );
}

/** What can be done about what was not taken. */
const Answers = ({ answers }: { answers: NonNullable<Problem['answers']> }) =>
  answers.map(({ label, onChoose }) => (
    <Button key={label} size="lg" className="max-sm:min-w-0" onClick={onChoose}>
      <span className={labelWrap(label)}>{label}</span>
    </Button>
  ));

/** In a pause nothing is urgent: the word, above the time that is left where a clock runs otherwise. */
const StandingClock = ({ children }: { children: ReactNode }) => (
  <div data-stands-still className="grid shrink-0 justify-items-center text-subtle">
    <span className="text-xs">Paused</span>
    {children}
  </div>
);

/** Beside buttons on a phone it takes the room that there is; alone in their row, they do. */
const wordsClass = 'min-w-0 flex-[999_1_0] basis-56 text-sm max-sm:leading-[1.2]';

/** The last seconds are large, and would take the room of two lines of words. */
const smallClock = 'max-sm:[&_[data-bar-clock]]:text-2xl';

const buttonsClass =
  'flex gap-2 max-sm:flex-auto max-sm:*:flex-auto max-sm:[&_button]:h-11 max-sm:[&_button]:px-3 max-sm:[&_button]:text-sm sm:flex-wrap';

interface Counting {
  readonly pace: unknown;
  readonly dueAt: number | null;
  /** What a host closes: "the phase"; absent: "the round". */
  readonly closes?: string;
}

/** When what is saved counts, by the match's pace, in the words of the house. */
export function countsWhen({ pace, dueAt, closes = 'the round' }: Counting): string {
  if (pace === 'clock' || (pace === 'ready' && dueAt === null)) {
    return pace === 'clock'
      ? 'This counts at the deadline; you can still change it until then.'
      : 'This counts when everybody is done; you can still change it until then.';
  }
  if (pace === 'host') return `This counts when the host closes ${closes}; you can still change it until then.`;
  return 'This counts at the deadline, or as soon as everybody is done; you can still change it until then.';
}

'use client';

import { useEffect, useRef } from 'react';
import { classNames } from './class-names';
import { useClosing, useIsOfThePast } from './closing';
import { besideCountdown, formatDeadline, stillWords, toldAsTime } from './deadline';
import { formatCountdown, formatDuration } from './duration';
import { announce } from './notice';
import { useLeft } from './use-left';

// The ring that empties: the only thing that moves by itself. Ink, then brass under 30 seconds, the tone of danger under 10: garnet is
// the clock of what is mine to do, in the bar where one does it.

/** Seconds before the deadline at which it is said aloud. */
const WARNINGS = [30, 10, 5];

export interface ClockRingProps {
  /** When it is over, on the same scale as `now()`; null where no clock runs. */
  dueAt: number | null;
  /** Milliseconds by the server's clock. */
  now: () => number;
  /** How long the whole takes; the ring is full at the start. Left out: a minute, which shows only the end. */
  totalMs?: number | null;
  /** While paused: what will be left. The ring stands still. */
  leftMs?: number | null;
  /** What ends: "Round 2". */
  label: string;
  size?: 'sm' | 'md' | 'lg';
  /** Reads out the last half minute. One clock on a page should. */
  announces?: boolean;
}

export function ClockRing({
  dueAt,
  now,
  totalMs = null,
  leftMs = null,
  label,
  size = 'md',
  announces = false,
}: ClockRingProps) {
  const left = useLeft({ dueAt, now, leftMs });
  useWarnings(announces && leftMs === null ? left : null, label);
  if (left === null) return null;
  const whole = totalMs ?? 60_000;
  const share = Math.min(1, Math.max(0, left / whole));
  const tone = left < 10_000 ? 'text-danger-content' : left < 30_000 ? 'text-brass-content' : 'text-emphasis';
  const figures = { sm: 'text-sm', md: 'text-xl display', lg: 'text-3xl display' }[size];
  const ring = { sm: 'size-5', md: 'size-9', lg: 'size-14' }[size];
  return (
    <div
      role="timer"
      aria-label={leftMs === null ? `${label}: ${formatDuration(left)} left` : `${label}: paused`}
      className={classNames('inline-flex items-center gap-2.5', tone)}
    >
      <svg aria-hidden viewBox="0 0 36 36" className={classNames('-rotate-90 shrink-0', ring)}>
        <circle cx="18" cy="18" r="16" fill="none" strokeWidth="2.5" className="stroke-border-subtle" />
        <circle
          cx="18"
          cy="18"
          r="16"
          fill="none"
          stroke="currentColor"
          strokeWidth="2.5"
          pathLength="1"
          strokeDasharray={`${share} 1`}
          className="transition-[stroke-dasharray] duration-200 ease-linear"
        />
      </svg>
      <RingWords {...{ left, figures }} isStill={leftMs !== null} />
      {leftMs === null ? null : (
        <span data-stands-still className="eyebrow">
          Paused
        </span>
      )}
    </div>
  );
}

interface WordsProps {
  readonly left: number;
  readonly figures: string;
  /** It is paused. */
  readonly isStill: boolean;
}

/** What is left in figures, or when it is over: in a pause, and where what is shown is past, nobody can say that. */
export function RingWords({ left, figures, isStill }: WordsProps) {
  const hasNoEnd = useIsOfThePast() || isStill;
  if (!hasNoEnd && left > toldAsTime) return <ClosesAt left={left} />;
  return (
    <span className="grid leading-tight">
      <span className={classNames('figures', left > toldAsTime ? 'text-base' : figures)}>
        {left <= 0 && !isStill ? 'Time is over' : hasNoEnd ? stillWords(left) : formatCountdown(left)}
      </span>
      {!hasNoEnd && <Beside left={left} />}
    </span>
  );
}

/** Hours ahead a countdown says little: the time of day, and how long that is. */
function ClosesAt({ left }: { left: number }) {
  const closing = useClosing()(left);
  return (
    <span data-closes-at className="grid leading-tight">
      <span className="figures">closes {formatDeadline(closing, new Date())}</span>
      <span className="text-muted text-xs max-sm:hidden">in {formatDuration(closing.getTime() - Date.now())}</span>
    </span>
  );
}

function Beside({ left }: { left: number }) {
  const words = besideCountdown(left, { closing: useClosing(), now: new Date() });
  return words === null ? null : <span className="figures text-muted text-xs max-sm:hidden">{words}</span>;
}

function useWarnings(left: number | null, label: string) {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = left;
    if (left === null || was === null) return;
    const crossed = WARNINGS.find((seconds) => was > seconds * 1000 && left <= seconds * 1000 && left > 0);
    if (crossed !== undefined) announce(`${label}: ${crossed} seconds left.`, crossed <= 10 ? 'urgent' : 'polite');
  }, [left, label]);
}

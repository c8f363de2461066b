'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useInterlude } from '@/components/stage/interlude-note';
import { Badge } from '@/components/ui/badge';
import { classNames } from '@/components/ui/class-names';
import { ClockRing } from '@/components/ui/clock-ring';
import { useClosing } from '@/components/ui/closing';
import { formatDeadline } from '@/components/ui/deadline';
import { formatCountdown, formatDuration } from '@/components/ui/duration';
import { useLeft } from '@/components/ui/use-left';
import type { MatchView } from '@/games/game';
import { isPacedByHost } from '@/games/kit/pace';
import { playSound } from './attention';

/** Seconds before a deadline at which one is warned. */
export const warningSeconds = [30, 10, 5] as const;

/** The last warning that has been reached with `leftMs` to go; null while there is time. */
export function warningAt(leftMs: number): number | null {
  if (leftMs <= 0) return null;
  return warningSeconds.reduce<number | null>((at, seconds) => (leftMs <= seconds * 1000 ? seconds : at), null);
}

export interface MatchClockProps {
  readonly view: MatchView;
  /** Match milliseconds by the server's clock. */
  now(): number;
  readonly totalMs: number | null;
  readonly label: string;
  /** It is the clock of what comes next: the name beside it is of what is told just now. */
  readonly isNext?: boolean;
  /** What comes next runs already, and not for long: it is never out of sight. */
  readonly isPassing?: boolean;
  /** Nothing happens when time is up: only the host closes the phase. */
  readonly isHostPaced?: boolean;
  /** What the host closes then: "the step"; absent: "the round". */
  readonly closes?: string | undefined;
  /** What closes the phase where no clock runs: "everybody is done"; null or absent: nothing is said. */
  readonly waitsFor?: string | null;
  /** Whoever looks is that host. */
  readonly isHost?: boolean;
}

/** The ring, and the warnings: seen, read out (by the ring) and heard. While an interlude runs, the clock is yet to start. */
export function MatchClock(props: MatchClockProps) {
  const { view, now, totalMs, label, isNext = false, isHostPaced = false, closes, waitsFor = null, isHost } = props;
  const { isPassing = false } = props;
  const { status } = view;
  const { dueAt, leftMs } = withoutInterlude(view);
  const interlude = useInterlude({ view, now });
  const warning = useWarning({ dueAt: status === 'running' && !isHostPaced ? dueAt : null, now });
  if (status === 'finished') return null;
  if (isHostPaced) return <HostGoesOn {...{ status, dueAt, now, closes, isHost }} />;
  if (dueAt === null && leftMs === null) return waitsFor !== null && <OpenUntil waitsFor={waitsFor} isInHead />;
  if (interlude !== null) return <StartsIn leftMs={interlude} isNext={isNext} />;
  return (
    // A phone's header has one line for where the match stands: what comes next has time until its last half minute.
    <div
      className={classNames(
        'flex items-center gap-3 max-sm:gap-1.5',
        isNext && !isPassing && warning === null && 'max-sm:sr-only',
      )}
    >
      {warning !== null && (
        <Badge tone={warning <= 10 ? 'danger' : 'warning'} className="max-sm:hidden">
          Under {warning} seconds
        </Badge>
      )}
      {isNext && <Next isOnPhones={isPassing} />}
      <ClockRing {...{ dueAt, now, totalMs, leftMs, label }} announces />
    </div>
  );
}

/** The same clock, large, for the middle of the table; the one in the bar warns. */
export function TableClock(props: MatchClockProps) {
  const { view, now, totalMs, label, isNext = false, isHostPaced = false, closes, waitsFor = null } = props;
  const { status } = view;
  const { dueAt, leftMs } = withoutInterlude(view);
  const interlude = useInterlude({ view, now });
  if (status === 'finished') return null;
  if (isHostPaced) return <HostGoesOn {...{ status, dueAt, now, closes }} />;
  if (dueAt === null && leftMs === null) return waitsFor !== null && <OpenUntil waitsFor={waitsFor} />;
  if (interlude !== null) return <StartsIn leftMs={interlude} />;
  return (
    <div className="flex items-center gap-3">
      {isNext && <Next />}
      <ClockRing {...{ dueAt, now, totalMs, leftMs, label }} size="lg" />
    </div>
  );
}

/** The ring's own name says it to who does not see it. A phone has no room for it beside where the match stands. */
const Next = ({ isOnPhones = false }) => (
  <span aria-hidden className={classNames('text-sm text-subtle', isOnPhones ? 'max-sm:text-xs' : 'max-sm:hidden')}>
    Next:
  </span>
);

/** In the place of a clock, where none runs. A phone's header has no line for it. */
const OpenUntil = ({ waitsFor, isInHead = false }: { waitsFor: string; isInHead?: boolean }) => (
  <p
    className={classNames(
      'max-w-60 text-balance text-right text-sm text-subtle leading-tight',
      isInHead && 'max-sm:sr-only',
    )}
  >
    Open until {waitsFor}
  </p>
);

function StartsIn({ leftMs, isNext = false }: { leftMs: number; isNext?: boolean }) {
  return (
    <p
      role="timer"
      aria-label={`The clock starts in ${formatDuration(leftMs)}`}
      // On a phone no higher than the clock in whose place it stands.
      className={classNames(
        'whitespace-nowrap text-sm text-subtle leading-tight max-sm:text-xs',
        isNext && 'max-sm:sr-only',
      )}
    >
      <span className="max-sm:hidden">Clock</span> starts in{' '}
      <span className="figures display text-emphasis text-xl leading-none max-sm:text-sm">
        {formatCountdown(leftMs)}
      </span>
    </p>
  );
}

/** In the place of a clock, where none closes anything: what the host asks for until when, and that it is still open later. */
function HostGoesOn({
  status,
  dueAt,
  now,
  ...words
}: Pick<MatchView, 'status' | 'dueAt'> & Pick<MatchClockProps, 'now' | 'closes' | 'isHost'>) {
  const left = useLeft({ dueAt: status === 'running' ? dueAt : null, now, leftMs: null });
  const closing = useClosing();
  const isPast = left !== null && left <= 0;
  const due = left === null || isPast ? null : formatDeadline(closing(left), new Date());
  return <HostGoesOnWords {...{ due, isPast }} {...words} />;
}

interface HostGoesOnProps extends Pick<MatchClockProps, 'closes' | 'isHost'> {
  readonly due: string | null;
  readonly isPast: boolean;
}

/** `due`: for when the close is planned, in words; once that is past, what matters is that nothing is lost. */
export const HostGoesOnWords = ({ due, isPast, closes = 'the round', isHost = false }: HostGoesOnProps) => (
  <p className="text-right text-sm text-subtle leading-tight">
    <span className="max-sm:sr-only">{isHost ? `You close ${closes}` : `The host closes ${closes} when ready`}</span>
    {isPast && <span className="block text-emphasis max-sm:sr-only">and what is sent still counts</span>}
    {due !== null && !isPast && <span className="figures block text-emphasis max-sm:sr-only">planned for {due}</span>}
    <span aria-hidden className="figures block max-w-28 text-xs leading-4 sm:hidden">
      {isHost ? 'you close' : 'host closes'}
      {due !== null && !isPast && <span className="block text-emphasis">{due}</span>}
    </span>
  </p>
);

/** While a round is told that has just been closed, the host’s close of the next one is nobody’s business yet. */
export const isClockShown = (settings: unknown, isTelling: boolean): boolean => !(isTelling && isPacedByHost(settings));

/** Of a paused match: what will be left once the rest of its interlude is over too. */
export const withoutInterlude = ({ dueAt, leftMs, interlude }: MatchView): Pick<MatchView, 'dueAt' | 'leftMs'> => ({
  dueAt,
  leftMs: leftMs === null ? null : leftMs - (interlude?.leftMs ?? 0),
});

function useWarning({ dueAt, now }: { dueAt: number | null; now(): number }): number | null {
  const [warning, setWarning] = useState<number | null>(null);
  const read = useEffectEvent(now);
  useEffect(() => {
    setWarning(null);
    if (dueAt === null) return;
    let last = warningAt(dueAt - read());
    setWarning(last);
    const timer = setInterval(() => {
      const next = warningAt(dueAt - read());
      if (next === last) return;
      last = next;
      setWarning(next);
      if (next !== null) playSound('warning');
    }, 250);
    return () => clearInterval(timer);
  }, [dueAt]);
  return warning;
}

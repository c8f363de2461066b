'use client';

import { useInterlude } from '@/components/stage/interlude-note';
import { classNames } from '@/components/ui/class-names';
import { useClosing } from '@/components/ui/closing';
import { besideCountdown, formatDeadline, stillWords, toldAsTime } from '@/components/ui/deadline';
import { formatCountdown, formatDuration } from '@/components/ui/duration';
import { Styled } from '@/components/ui/styled';
import { useLeft } from '@/components/ui/use-left';
import { isPacedByHost } from '@/games/kit/pace';
import { type MatchClockProps, withoutInterlude } from './match-clock';

interface BarClockProps extends Omit<MatchClockProps, 'isHostPaced'> {
  readonly settings: unknown;
  /** Something is saved, and counts when time is up: no alarm. */
  readonly isSafe: boolean;
}

/**
 * The time for what one does, in the action bar, where one looks: it drains along the bar's edge, grows in the last half
 * minute and is loud in the last ten seconds; in a pause it stands still, and is quiet. The clock in the match's header gives way to it. None where only the host
 * closes: there the bar's words say when what is saved counts.
 */
export function BarClock({ view, now, settings, totalMs, label, isSafe }: BarClockProps) {
  const { dueAt, leftMs } = withoutInterlude(view);
  const interlude = useInterlude({ view, now });
  const left = useLeft({ dueAt, now, leftMs });
  const closing = useClosing();
  if (view.status === 'finished' || left === null || isPacedByHost(settings)) return null;
  if (interlude !== null) return <Starting leftMs={interlude} />;
  return (
    <>
      {leftMs === null && (
        <Styled
          as="span"
          aria-hidden
          className={classNames(
            'absolute inset-x-0 top-0 h-1 origin-left transition-transform duration-200 ease-linear',
            isSafe ? 'bg-brass' : 'bg-garnet',
          )}
          style={{ transform: `scaleX(${shareOf({ left, totalMs })})` }}
        />
      )}
      <span
        role="timer"
        data-bar-clock
        aria-label={leftMs === null ? `${label}: ${formatDuration(left)} left` : `${label}: paused`}
        className={classNames(
          'figures display shrink-0',
          leftMs === null ? lookOf({ left, isSafe }) : left > toldAsTime ? longLook : stillLook,
        )}
      >
        {leftMs === null ? runningWords(left, closing) : stillWords(left)}
        {leftMs === null && left <= toldAsTime && (
          <Beside words={besideCountdown(left, { closing, now: new Date() })} />
        )}
      </span>
    </>
  );
}

/** On a phone the bar has no room for it. */
const Beside = ({ words }: { words: string | null }) =>
  words === null ? null : <span className="block text-muted text-xs max-sm:hidden">{words}</span>;

function runningWords(left: number, closing: (left: number) => Date): string {
  if (left <= 0) return 'Time is over';
  return left > toldAsTime ? `closes ${formatDeadline(closing(left), new Date())}` : formatCountdown(left);
}

const Starting = ({ leftMs }: { leftMs: number }) => (
  <span
    role="timer"
    data-bar-clock
    aria-label={`The clock starts in ${formatDuration(leftMs)}`}
    className="shrink-0 text-subtle text-xs"
  >
    Starts in
    <span className="figures display block text-emphasis text-lg">{formatCountdown(leftMs)}</span>
  </span>
);

/** Without a whole: a minute, which shows only the end. */
const shareOf = ({ left, totalMs }: { left: number; totalMs: number | null }) =>
  Math.min(1, Math.max(0, left / (totalMs ?? 60_000)));

function lookOf({ left, isSafe }: { left: number; isSafe: boolean }): string {
  if (left > toldAsTime) return longLook;
  if (left <= 0) return classNames(slotClass, 'text-sm text-subtle max-sm:text-xs');
  if (left > 30_000) return classNames(slotClass, 'text-lg text-emphasis');
  if (left > 10_000) return classNames(slotClass, 'text-2xl', isSafe ? 'text-subtle' : 'text-brass-content');
  return classNames(slotClass, 'text-5xl max-sm:text-3xl', isSafe ? 'text-subtle' : 'text-garnet-content');
}

const longLook = 'text-sm text-subtle max-sm:max-w-18 max-sm:text-xs max-sm:leading-4';

/** In a pause it neither drains nor hurries anybody. */
const stillLook = 'text-lg text-subtle';

/**
 * On a phone it grows in a place of one width, and as far as that holds it: buttons beside it would move under a finger in
 * the last seconds, and a clock of two lines makes the bar too high.
 */
const slotClass = 'whitespace-nowrap max-sm:w-18 max-sm:text-center';

'use client';

import { TableClock } from '@/components/match/match-clock';
import { isClosedByAll, isPacedByHost } from '@/games/kit/pace';
import type { ScreenProps } from './screen-props';
import { waitsFor } from './waits-for';

interface WatchClockProps extends Pick<ScreenProps, 'view' | 'now' | 'settings'> {
  readonly label: string;
  readonly seconds: number | null;
}

/** For who watches, beside what the table is at: the time that is left, or what it waits for. */
export function WatchClock({ view, now, settings, label, seconds }: WatchClockProps) {
  if (isPacedByHost(settings)) return null;
  return (
    // The server draws no clock: its place is kept until the browser does.
    <div data-bar-clock className="grid min-h-14 min-w-32 items-center justify-items-end">
      <TableClock
        {...{ view, now, label }}
        totalMs={seconds === null ? null : seconds * 1000}
        waitsFor={isClosedByAll(settings) ? waitsFor(view) : null}
      />
    </div>
  );
}

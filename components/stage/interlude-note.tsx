'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { toldAsTime } from '@/components/ui/deadline';
import { formatCountdown } from '@/components/ui/duration';
import { useLeft } from '@/components/ui/use-left';
import type { MatchView } from '@/games/game';

/** Milliseconds until the interlude ends; null where none runs. Looked at twice a second. */
export function useInterlude({ view, now }: { view: MatchView; now(): number }): number | null {
  const until = view.status === 'running' ? (view.interlude?.until ?? null) : null;
  const [left, setLeft] = useState<number | null>(null);
  const read = useEffectEvent(now);
  useEffect(() => {
    const look = () => {
      const ms = until === null ? 0 : until - read();
      setLeft(ms > 0 ? ms : null);
      return ms > 0;
    };
    if (!look()) return;
    const timer = setInterval(() => {
      if (!look()) clearInterval(timer);
    }, 500);
    return () => clearInterval(timer);
  }, [until]);
  return left;
}

/** Where the host sets the pace there is no clock to wait for. `closes`: what comes, "the step"; not everybody may act in it. */
export function HostNote({ closes = 'the round' }: { closes?: string | undefined }) {
  return (
    <p className="text-sm text-subtle">
      {closes === 'the round'
        ? 'The host closes the next round when ready. You can act at once.'
        : `The host closes ${closes} when ready.`}
    </p>
  );
}

/** The clock of the next round does not run while one watches. */
export function InterludeNote({ leftMs }: { leftMs: number }) {
  return (
    <p className="text-sm text-subtle">
      The next round’s clock starts in <span className="figures text-emphasis">{formatCountdown(leftMs)}</span>. You can
      act before that.
    </p>
  );
}

interface ClockNoteProps {
  readonly dueAt: number;
  /** What comes: "the step"; absent: the round. */
  readonly closes: string | undefined;
  now(): number;
}

/** No interlude, or it is over: what is read stays until its reader goes on, or has left it alone for long. */
export function ClockNote({ dueAt, closes = 'the round', now }: ClockNoteProps) {
  const left = useLeft({ dueAt, now, leftMs: null });
  return (
    <p className="text-sm text-subtle">
      The {clockOf(closes)}’s clock is running.
      {left !== null && left > 0 && left < toldAsTime && (
        <>
          {' '}
          <span className="figures text-emphasis">{formatCountdown(left)}</span> left.
        </>
      )}
    </p>
  );
}

/** Of rounds and the like there are several: it is the next one's. */
const clockOf = (closes: string): string => closes.replace(/^the (round|step|phase)$/, 'next $1').replace(/^the /, '');

/** What was the last close is read for so long; then the end begins on every page, and on the stage. */
export const EndNote = ({ leftMs }: { leftMs: number }) => (
  <p className="text-sm text-subtle">
    The end begins by itself in <span className="figures text-emphasis">{formatCountdown(leftMs)}</span>.
  </p>
);

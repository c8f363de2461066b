'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { ClockRing } from '@/components/ui/clock-ring';
import type { MatchView } from '@/games/game';
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
}

/** The ring, and the warnings: seen, read out (by the ring) and heard. */
export function MatchClock({ view, now, totalMs, label }: MatchClockProps) {
  const { dueAt, leftMs, status } = view;
  const warning = useWarning({ dueAt: status === 'running' ? dueAt : null, now });
  if (status === 'finished' || (dueAt === null && leftMs === null)) return null;
  return (
    <div className="flex items-center gap-3">
      {warning !== null && (
        <Badge tone={warning <= 10 ? 'danger' : 'warning'} className="max-sm:hidden">
          Under {warning} seconds
        </Badge>
      )}
      <ClockRing {...{ dueAt, now, totalMs, leftMs, label }} announces />
    </div>
  );
}

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

/** A deadline that passed while only the host may close the phase; looked at again each second. */
export function useOverdue({ view, now }: Pick<MatchClockProps, 'view' | 'now'>): boolean {
  const [isOverdue, setOverdue] = useState(false);
  const read = useEffectEvent(now);
  const { dueAt, status } = view;
  useEffect(() => {
    if (dueAt === null || status !== 'running') {
      setOverdue(false);
      return;
    }
    const look = () => setOverdue(read() > dueAt + 500);
    look();
    const timer = setInterval(look, 1000);
    return () => clearInterval(timer);
  }, [dueAt, status]);
  return isOverdue;
}

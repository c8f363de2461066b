'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import type { ScreenProps } from './screen-props';
import styles from './stage.module.css';

interface BarClockProps extends Pick<ScreenProps, 'view' | 'settings' | 'now'> {
  /** Something is put, and counts when time is up: no alarm. */
  readonly isSafe: boolean;
}

const LOUD_MS = 10_000;

/** The step's time along the edge of the action bar, where one looks; its last seconds in large figures. */
export function BarClock({ view, settings, now, isSafe }: BarClockProps) {
  const { dueAt } = view;
  const left = useLeftAtStart({ dueAt, now });
  const seconds = useLastSeconds({ dueAt, now });
  if (left === null) return null;
  const whole = Math.max(left, (settings.moveSeconds ?? 60) * 1000);
  return (
    <>
      <span
        key={dueAt}
        aria-hidden
        className={classNames('absolute inset-x-0 top-0 h-1 origin-left bg-garnet', styles.drain)}
        style={{ animationDuration: `${left}ms`, transform: `scaleX(${left / whole})` }}
      />
      {seconds !== null && (
        <span
          aria-hidden
          className={classNames(
            'figures display mr-3 float-left text-4xl',
            isSafe ? 'text-subtle' : 'text-garnet-content',
          )}
        >
          {seconds}
        </span>
      )}
    </>
  );
}

type Deadline = Pick<BarClockProps, 'now'> & { readonly dueAt: number | null };

/** Milliseconds left when this deadline was first seen; the browser draws the rest. */
function useLeftAtStart({ dueAt, now }: Deadline): number | null {
  const [left, setLeft] = useState<number | null>(null);
  const read = useEffectEvent(now);
  useEffect(() => setLeft(dueAt === null ? null : Math.max(0, dueAt - read())), [dueAt]);
  return left;
}

/** 10 to 0 in the last seconds; null before. */
function useLastSeconds({ dueAt, now }: Deadline): number | null {
  const [seconds, setSeconds] = useState<number | null>(null);
  const read = useEffectEvent(now);
  useEffect(() => {
    if (dueAt === null) return setSeconds(null);
    const look = () => {
      const left = dueAt - read();
      setSeconds(left > LOUD_MS ? null : Math.max(0, Math.ceil(left / 1000)));
    };
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [dueAt]);
  return seconds;
}

import { useEffect, useEffectEvent, useState } from 'react';

const TICK_MS = 200;

export interface Countdown {
  /** When it is over, on the same scale as `now()`; null where no clock runs. */
  readonly dueAt: number | null;
  /** Milliseconds by the server's clock. */
  now(): number;
  /** While paused: what will be left. */
  readonly leftMs: number | null;
}

/** Milliseconds left, refreshed while they run; null without a clock, and on the server. */
export function useLeft({ dueAt, now, leftMs }: Countdown): number | null {
  const [left, setLeft] = useState<number | null>(leftMs);
  const read = useEffectEvent(now);
  useEffect(() => {
    if (leftMs !== null || dueAt === null) {
      setLeft(leftMs);
      return;
    }
    const tick = () => setLeft(dueAt - read());
    tick();
    const timer = setInterval(tick, TICK_MS);
    return () => clearInterval(timer);
  }, [dueAt, leftMs]);
  return left;
}

import { useEffect, useEffectEvent, useState } from 'react';
import { untilNextSecond } from './duration';

export interface Countdown {
  /** When it is over, on the same scale as `now()`; null where no clock runs. */
  readonly dueAt: number | null;
  /** Milliseconds by the server's clock. */
  now(): number;
  /** While paused: what will be left. */
  readonly leftMs: number | null;
}

/** Milliseconds left, refreshed with each second of it; null without a clock, and on the server. */
export function useLeft({ dueAt, now, leftMs }: Countdown): number | null {
  const [left, setLeft] = useState<number | null>(leftMs);
  const read = useEffectEvent(now);
  useEffect(() => {
    if (leftMs !== null || dueAt === null) {
      setLeft(leftMs);
      return;
    }
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      const at = dueAt - read();
      setLeft(at);
      timer = setTimeout(tick, untilNextSecond(at));
    };
    tick();
    return () => clearTimeout(timer);
  }, [dueAt, leftMs]);
  return left;
}

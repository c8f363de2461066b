'use client';

import { timeWords } from './time-words';
import { useHydrated } from './use-hydrated';

interface LocalTimeProps {
  /** Epoch milliseconds. */
  readonly time: number;
  /** Of today, to the second: where several things happen in a minute. */
  readonly isExact?: boolean;
  readonly className?: string;
}

/**
 * A time of day, with its day where that is not today, and all of it to point at, as the reader's own clock shows it. The
 * server does not know where they are, so it leaves the place empty.
 */
export function LocalTime({ time, isExact = false, className }: LocalTimeProps) {
  const isHere = useHydrated();
  const at = new Date(time);
  return (
    <time dateTime={at.toISOString()} title={isHere ? at.toLocaleString() : undefined} className={className}>
      {isHere ? timeWords(at, { now: new Date(), isExact }) : ''}
    </time>
  );
}

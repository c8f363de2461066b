'use client';

import { useHydrated } from './use-hydrated';

/**
 * A time of day, with the date to point at, as the reader's own clock shows it. The server does not know where they are,
 * so it leaves the place empty.
 */
export function LocalTime({ time, className }: { time: number; className?: string }) {
  const isHere = useHydrated();
  const at = new Date(time);
  return (
    <time dateTime={at.toISOString()} title={isHere ? at.toLocaleString() : undefined} className={className}>
      {isHere ? at.toLocaleTimeString([], { hour: '2-digit', minute: '2-digit', second: '2-digit' }) : ''}
    </time>
  );
}

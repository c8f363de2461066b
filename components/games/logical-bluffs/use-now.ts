import { useEffect, useState } from 'react';

/** The time, four times a second while it matters. */
export function useNow(now: () => number, isWatched: boolean): number {
  const [at, setAt] = useState(now);
  useEffect(() => {
    if (!isWatched) return;
    setAt(now());
    const timer = setInterval(() => setAt(now()), 250);
    return () => clearInterval(timer);
  }, [isWatched, now]);
  return at;
}

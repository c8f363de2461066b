'use client';

import { useEffect, useEffectEvent, useState } from 'react';

interface Moment {
  /** Match time; null: it never comes. */
  readonly at: number | null;
  now(): number;
}

const LOOKS_EACH_MS = 250;

/** Whether a moment has come, for what is over by the clock alone. */
export function useIsPast({ at, now }: Moment): boolean {
  const [past, setPast] = useState<number | null>(null);
  const look = useEffectEvent(() => {
    if (at !== null && now() >= at) setPast(at);
  });
  useEffect(() => {
    if (at === null) return;
    look();
    const timer = setInterval(() => look(), LOOKS_EACH_MS);
    return () => clearInterval(timer);
  }, [at]);
  return at !== null && past === at;
}

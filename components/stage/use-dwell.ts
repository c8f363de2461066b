'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useStillness } from './use-scene-player';

// While a table thinks, the stage goes through what is public, one thing after another. Which one is on depends on the
// match's time alone: it tells nothing of who does what.

/** Enough to read a sentence and look at what it is about. */
export const DWELL_MS = 7000;

interface Dwelling {
  /** Of so many things; the first is what stands where nothing is to move. */
  readonly count: number;
  /** Whether the match goes on. */
  readonly isOn: boolean;
  /** Match milliseconds. */
  now(): number;
}

/** The index of what is on. For who wants no motion it stays the first. */
export function useDwell({ count, isOn, now }: Dwelling): number {
  const isStill = useStillness();
  const walks = isOn && !isStill && count > 1;
  const [turn, setTurn] = useState(0);
  const look = useEffectEvent(() => setTurn(Math.max(0, Math.floor(now() / DWELL_MS))));
  useEffect(() => {
    if (!walks) return;
    look();
    const timer = setInterval(() => look(), 500);
    return () => clearInterval(timer);
  }, [walks]);
  return walks ? turn % count : 0;
}

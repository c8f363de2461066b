'use client';

import { useEffect, useState } from 'react';
import type { MatchView } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';

interface Timed {
  readonly view: Pick<MatchView<View>, 'turn' | 'phase' | 'round' | 'status'>;
  /** Match milliseconds. */
  now(): number;
}

/**
 * This seat's time in the reveal phase is over. Nobody sends word of that where the phase goes on, since it tells nothing
 * to the other: what could still be done is withdrawn by the clock here.
 */
export function useIsOver({ view: { turn, phase, round, status }, now }: Timed): boolean {
  const until = phase === 'reveal' && status === 'running' ? (turn?.until ?? null) : null;
  const [over, setOver] = useState<string | null>(null);
  const moment = `${round} ${until}`;
  useEffect(() => {
    if (until === null) return;
    const look = () => now() >= until && setOver(moment);
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until, now, moment]);
  return until !== null && over === moment;
}

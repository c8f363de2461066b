'use client';

import { useIsPast } from '@/components/match/use-is-past';
import type { MatchView } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';

type Timed = Pick<MatchView<View>, 'turn' | 'phase' | 'status'>;

/** When this seat's time in the reveal phase is over, where a clock runs. */
export const ownEndOf = ({ turn, phase, status }: Timed): number | null =>
  phase === 'reveal' && status === 'running' ? (turn?.until ?? null) : null;

/**
 * This seat's time in the reveal phase is over. Nobody sends word of that where the phase goes on, since it tells nothing
 * to the other: what could still be done is withdrawn by the clock here.
 */
export const useIsOver = ({ view, now }: { readonly view: Timed; now(): number }): boolean =>
  useIsPast({ at: ownEndOf(view), now });

import type { MatchView } from '@/games/game';
import { timeAfter } from '@/games/kit/nights';
import type { MatchPage } from '@/server/pages/shapes';

interface Asked extends Pick<MatchPage, 'nights'> {
  readonly view: Pick<MatchView, 'status' | 'dueAt'>;
  /** Match time. */
  readonly now: number;
}

/**
 * Epoch milliseconds at which the running phase closes, by this browser's clock, quiet hours left out; null: no clock
 * runs, or its time is over.
 */
export const closesAt = ({ view: { status, dueAt }, nights, now }: Asked): number | null =>
  status !== 'running' || dueAt === null || dueAt <= now
    ? null
    : timeAfter(nights, { from: Date.now(), ms: dueAt - now });

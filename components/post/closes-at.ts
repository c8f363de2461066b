import type { MatchView } from '@/games/game';

/** Epoch milliseconds at which the running phase closes, by this browser's clock; null: no clock runs, or its time is over. `now`: match time. */
export const closesAt = ({ status, dueAt }: Pick<MatchView, 'status' | 'dueAt'>, now: number): number | null =>
  status !== 'running' || dueAt === null || dueAt <= now ? null : Date.now() + dueAt - now;

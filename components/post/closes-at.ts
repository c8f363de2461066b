import type { MatchView } from '@/games/game';

/** Epoch milliseconds at which the running phase closes, by this browser's clock; null: no clock runs. `now`: match time. */
export const closesAt = ({ status, dueAt }: Pick<MatchView, 'status' | 'dueAt'>, now: number): number | null =>
  status !== 'running' || dueAt === null ? null : Date.now() + Math.max(0, dueAt - now);

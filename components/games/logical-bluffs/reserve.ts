import type { MatchView, SeatId } from '@/games/game';
import type { View } from '@/games/logical-bluffs/view';

type Timed = Pick<MatchView<View>, 'status' | 'dueAt' | 'reserveMs' | 'reserveRuns' | 'reserveBeyondDue'>;

export const isRunning = ({ status, reserveRuns }: Timed, seat: SeatId): boolean =>
  status === 'running' && reserveRuns.includes(seat);

/** What is left of a seat's reserve at `now`; null: it never ends. Counted to its end, whenever the view was loaded. */
export function reserveAt(view: Timed, seat: SeatId, now: number): number | null {
  const shown = new Map(Object.entries(view.reserveMs)).get(seat) ?? null;
  const beyond = new Map(Object.entries(view.reserveBeyondDue)).get(seat) ?? null;
  if (!isRunning(view, seat) || view.dueAt === null || beyond === null) return shown;
  return Math.max(0, view.dueAt + beyond - now);
}

import { formatCountdown } from '@/components/ui/duration';
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

/**
 * [T4] A resolve with something missing starts the missing seats' reserves: where they all run already it changes nothing.
 * "Both reserves already run (4:01 and 3:20)."
 */
export function reservesAlreadyRun(view: MatchView<View>, now: number): string | null {
  const missing = view.seats.filter(({ acted }) => acted === false);
  if (missing.length === 0 || !missing.every(({ seat }) => isRunning(view, seat))) return null;
  const left = missing.map(({ seat }) => formatCountdown(reserveAt(view, seat, now) ?? 0)).join(' and ');
  const which = missing.length > 1 ? 'Both reserves already run' : 'The reserve of who is missing already runs';
  return `${which} (${left}): to close the phase now would change nothing.`;
}

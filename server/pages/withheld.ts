import type { SeatId } from '@/games/game';
import type { LoadedMatch } from '../log/loaded-match';

/**
 * Whether what was sent from this seat is kept from who holds it now, and they cannot act yet: the match is sealed, and
 * somebody else sent something before they sat down, in the phase that is open. Hosts hand seats out, and may sit down
 * themselves (docs/decisions/558).
 */
export function isWithheld({ platform, log, openedAt, status }: LoadedMatch, seat: SeatId | null): boolean {
  if (seat === null || !platform.row.sealed || status === 'finished') return false;
  const since = platform.seats.find((row) => row.seat === seat)?.sinceSeq ?? 0;
  return log.slice(openedAt, since).some(({ by }) => by === seat);
}

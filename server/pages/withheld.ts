import type { SeatId } from '@/games/game';
import { viewOf } from '@/games/match';
import { waitingForSeat } from '@/games/waiting';
import type { LoadedMatch } from '../log/loaded-match';
import { gameOf } from '../log/rows';
import { variantOfMatch } from './variant';

/**
 * Whether what was sent from this seat is kept from who holds it now, and they cannot act yet: the match is sealed, and
 * somebody else sent something before they sat down, in the phase that is open. Hosts hand seats out, and may sit down
 * themselves (docs/decisions/558). In an anonymous match it is so whatever was sent: it would tell that something was
 * (docs/decisions/578).
 */
export function isWithheld(match: LoadedMatch, seat: SeatId | null): boolean {
  const { platform, log, openedAt, status } = match;
  if (seat === null || !platform.row.sealed || status === 'finished') return false;
  const since = platform.seats.find((row) => row.seat === seat)?.sinceSeq ?? null;
  if (since === null) return false;
  if (variantOfMatch(match).anonymous) return since >= openedAt;
  return log.slice(openedAt, since).some(({ by }) => by === seat);
}

/** What waits for the seat's holder; null: nothing, or nothing that they could do. */
export function waitingForHolder(match: LoadedMatch, seat: SeatId): string | null {
  if (match.folded === null || isWithheld(match, seat)) return null;
  return waitingForSeat(gameOf(match), viewOf(match.folded, seat));
}

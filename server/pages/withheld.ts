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
 * (docs/decisions/578). `seq`: it is asked of the phase in which the match stood after so many events.
 */
export function isWithheld(match: LoadedMatch, seat: SeatId | null, seq = match.log.length): boolean {
  const { platform, log } = match;
  if (seat === null || !platform.row.sealed || match.hasResult) return false;
  const since = platform.seats.find((row) => row.seat === seat)?.sinceSeq ?? null;
  const until = Math.min(since ?? 0, seq);
  const openedAt = match.openedBefore(seq);
  if (since === null || since < openedAt || (until > openedAt && match.hasClosed(until))) return false;
  return variantOfMatch(match).anonymous || log.slice(openedAt, until).some(({ by }) => by === seat);
}

/** What waits for the seat's holder; null: nothing, or nothing that they could do. */
export function waitingForHolder(match: LoadedMatch, seat: SeatId): string | null {
  if (match.folded === null || isWithheld(match, seat)) return null;
  return waitingForSeat(gameOf(match), viewOf(match.folded, seat));
}

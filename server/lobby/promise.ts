import type { SeatId } from '@/games/game';
import { now } from '../database/time';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import { promiseOf } from '../pages/seats';
import { inLobby } from './in-lobby';

/** A player promises what the game asks of players beside the board, or takes it back; before the start. */
export function promise(
  service: Changing,
  { match, seat, promised }: { match: LoadedMatch; seat: SeatId; promised: boolean },
): Promise<Outcome> {
  return inLobby(service, match, async (db, row) => {
    if (promiseOf(match) === null) return refused('NO_PROMISE', 'This game asks no promise of its players.');
    const data = { promisedAt: promised ? new Date(now()) : null };
    await db.matchSeat.updateMany({ where: { matchId: row.id, seat }, data });
    return accepted({});
  });
}

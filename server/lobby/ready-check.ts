import type { SeatId } from '@/games/game';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';

/** Everybody is asked anew and told of it: once in so long. */
const pauseMs = 60_000;

export function startReadyCheck(
  service: Changing,
  { match, by }: { match: LoadedMatch; by: Person },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.readyCheckAt !== null && now() - row.readyCheckAt.getTime() < pauseMs)
      return refused('TOO_SOON', 'Everybody was asked less than a minute ago. Give them a moment to answer.');
    await db.match.update({ where: { id: row.id }, data: { readyCheckAt: new Date(now()), readyCheckBy: by.name } });
    const text = `${by.name} asks whether everybody is ready.`;
    await db.notice.create({ data: { matchId: row.id, kind: 'ready-check', text } });
    return accepted({});
  });
}

export function answerReadyCheck(
  service: Changing,
  { match, seat, ready }: { match: LoadedMatch; seat: SeatId; ready: boolean },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.readyCheckAt === null) return refused('NO_CHECK', 'Nobody asked whether you are ready.');
    // Whatever this process's clock says, it was answered after it was asked.
    const readyAt = ready ? new Date(Math.max(now(), row.readyCheckAt.getTime())) : null;
    await db.matchSeat.update({ where: { matchId_seat: { matchId: row.id, seat } }, data: { readyAt } });
    return accepted({});
  });
}

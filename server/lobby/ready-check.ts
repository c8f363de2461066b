import type { SeatId } from '@/games/game';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';

export function startReadyCheck(
  service: Changing,
  { match, by }: { match: LoadedMatch; by: Person },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    await db.query('update match set ready_check_at = now(), ready_check_by = $2 where id = $1', [row.id, by.name]);
    await db.query(`insert into notice (match_id, kind, text) values ($1, 'ready-check', $2)`, [
      row.id,
      `${by.name} asks whether everybody is ready.`,
    ]);
    return accepted({});
  });
}

export function answerReadyCheck(
  service: Changing,
  { match, seat, ready }: { match: LoadedMatch; seat: SeatId; ready: boolean },
): Promise<Outcome> {
  return change(service, match, async (db, row) => {
    if (row.readyCheckAt === null) return refused('NO_CHECK', 'Nobody asked whether you are ready.');
    await db.query(
      'update match_seat set ready_at = case when $3 then clock_timestamp() end where match_id = $1 and seat = $2',
      [row.id, seat, ready],
    );
    return accepted({});
  });
}

import type { QuietHours } from '@/games/kit/nights';
import { now } from '../database/time';
import { type Changing, change } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { keptHours, movesAt } from '../log/quiet';
import type { MatchRow } from '../log/rows';
import { refuseUnfolded } from '../log/rules';
import { accepted, type Outcome, refused } from '../outcome';

/** `hours` null: none. They hold from now on: a night that has begun counts from its next time. */
export async function setQuietHours(
  service: Changing,
  { match, hours }: { match: LoadedMatch; hours: QuietHours | null },
): Promise<Outcome> {
  await match.refresh(service.prisma);
  return change(service, match, async (db, row) => {
    if (row.status === 'finished') return refused('FINISHED', 'The match is over.');
    const heldUp = refuseUnfolded({ row, folded: match.folded, refusedAt: match.refusedAt });
    if (heldUp !== null) return heldUp;
    if (row.seq !== match.log.length) return refused('BUSY', 'Somebody acted at this moment. Please send it again.');
    const kept = { ...keptHours(hours), quietSince: hours === null ? null : new Date(now()) };
    await db.match.update({ where: { id: row.id }, data: { ...kept, ...movedClock(match, { ...row, ...kept }) } });
    return accepted({});
  });
}

/** Only a running clock looks at nights; a pause and a lobby have times of their own. */
function movedClock({ folded, startedAt, lastAt }: LoadedMatch, row: MatchRow): { dueAt?: Date | null } {
  if (row.status !== 'running' || folded === null) return {};
  const at = movesAt({ row, folded, startedAt, last: startedAt + lastAt });
  return { dueAt: at === null ? null : new Date(at) };
}

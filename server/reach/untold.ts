import type { Querying } from '../database/queryable';
import { now } from '../database/time';

/** Nobody is told of what happened longer ago because of a crash. */
const lookBackMs = 3_600_000;

/** Matches that moved on since people were told of them, and those whose time to look has come. */
export async function findUntold({ prisma }: Querying): Promise<number[]> {
  const [at, since] = [new Date(now()), new Date(now() - lookBackMs)];
  const found = await prisma.$queryRaw<{ id: number }[]>`
    select match.id from match left join told on told.match_id = match.id
    where match.updated_at > ${since} and (told.seq is null or told.seq < match.seq or told.revision < match.revision)
      and exists (
        select from reach_way where match_id = match.id or person_id = match.owner_id
          or person_id in (select holder_id from match_seat where match_id = match.id)
          or person_id in (select person_id from match_member where match_id = match.id))
    union select match_id from told where look_at <= ${at}`;
  return found.map(({ id }) => id);
}

import { games } from '@/games/index';
import { Prisma } from '@/prisma/client/client';
import type { Querying } from '../database/queryable';
import { now } from '../database/time';

/** Nobody is told of what happened longer ago because of a crash. */
const lookBackMs = 3_600_000;

const all = [...games.values()];

/** Of those that run the ones that are played by the rules that this process has: of others it knows nothing to tell. */
const isOurs = Prisma.sql`(match.status in ('lobby', 'finished') or (match.game, match.version) in
  (select * from unnest(${all.map(({ id }) => id)}::text[], ${all.map(({ version }) => version)}::int[])))`;

/**
 * Matches that moved on since people were told of them, and those whose time to look has come. Whom it concerns is asked one kind
 * after the other: in one condition all ways of everybody would be gone through for each match.
 */
export async function findUntold({ prisma }: Querying): Promise<number[]> {
  const [at, since] = [new Date(now()), new Date(now() - lookBackMs)];
  const found = await prisma.$queryRaw<{ id: number }[]>`
    select match.id from match left join told on told.match_id = match.id
    where ${isOurs} and match.updated_at > ${since} and (told.seq is null or told.seq < match.seq or told.revision < match.revision)
      and (exists (select from reach_way w where w.match_id = match.id)
        or exists (select from reach_way w where w.person_id = match.owner_id)
        or exists (select from match_seat s join reach_way w on w.person_id = s.holder_id where s.match_id = match.id)
        or exists (select from match_member o join reach_way w on w.person_id = o.person_id where o.match_id = match.id))
    union select told.match_id from told join match on match.id = told.match_id
    where look_at <= ${at} and ${isOurs}`;
  return found.map(({ id }) => id);
}

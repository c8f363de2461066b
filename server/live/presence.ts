import type { Querying } from '../database/queryable';
import type { LoadedMatch } from '../log/loaded-match';
import type { Watching } from './hub';

// Who is here. A process knows its own open screens; of the others' it reads when a seat was last seen.

/** Writes down who is connected here, reads who was seen elsewhere, and shows what changed. */
export async function beat(service: Querying & Watching): Promise<void> {
  const watched = [...service.hub.watched()];
  if (watched.length === 0) return;
  try {
    await writeSeen(service, watched);
    await readSeen(service, watched);
  } catch {
    return; // the database is away: the next beat tells
  }
  for (const match of watched) service.hub.update(match);
}

async function writeSeen(service: Querying & Watching, watched: readonly LoadedMatch[]): Promise<void> {
  const pairs = watched.flatMap((match) => [...match.connected.keys()].map((person) => ({ id: match.id, person })));
  const [ids, people] = [pairs.map(({ id }) => id), pairs.map(({ person }) => person)];
  await service.prisma.$executeRaw`
    update match_seat set last_seen_at = now() from unnest(${ids}::int[], ${people}::text[]) as here (match_id, person)
    where match_seat.match_id = here.match_id and holder_id = here.person`;
}

async function readSeen({ prisma }: Querying, watched: readonly LoadedMatch[]): Promise<void> {
  const found = await prisma.matchSeat.findMany({
    where: { matchId: { in: watched.map(({ id }) => id) }, lastSeenAt: { not: null } },
    select: { matchId: true, seat: true, lastSeenAt: true },
  });
  const byMatch = groupByMatch(found);
  for (const match of watched) match.seen(byMatch.get(match.id) ?? []);
}

function groupByMatch<T extends { matchId: number }>(rows: readonly T[]): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const row of rows) groups.set(row.matchId, [...(groups.get(row.matchId) ?? []), row]);
  return groups;
}

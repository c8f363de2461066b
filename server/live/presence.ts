import type { Querying } from '../database/queryable';
import { now } from '../database/time';
import { presenceKeptMs, readPresence } from '../log/elsewhere';
import type { LoadedMatch } from '../log/loaded-match';
import type { Watching } from './hub';

// Who is here. A process knows its own open screens and writes them down from time to time; of the others' it reads how
// many of those not signed in they have, who watches there, and when a seat was last seen.

/** What has open screens, as one process of several. */
interface Present extends Querying, Watching {
  readonly processId: string;
}

/** Writes down who is connected here, reads who was seen elsewhere, and shows what changed. */
export async function beat(service: Present): Promise<void> {
  const watched = [...service.hub.watched()];
  try {
    await forgetClosed(service, watched);
    if (watched.length === 0) return;
    await writeScreens(service, watched);
    await writeSeen(service, watched);
    await readSeen(service, watched);
    await readElsewhere(service, watched);
  } catch {
    // The database is away: the next beat tells.
  }
  for (const match of watched) service.hub.update(match);
}

/** This process ends: nobody is here any more. */
export async function leave({ prisma, processId }: Present): Promise<void> {
  await prisma.presence.deleteMany({ where: { process: processId } });
}

/** What nobody looks at here any more, and what processes wrote that are gone. */
async function forgetClosed({ prisma, processId }: Present, watched: readonly LoadedMatch[]): Promise<void> {
  const closed = { process: processId, matchId: { notIn: watched.map(({ id }) => id) } };
  const gone = { seenAt: { lt: new Date(now() - 10 * presenceKeptMs) } };
  await prisma.presence.deleteMany({ where: { OR: [closed, gone] } });
}

async function writeScreens({ prisma, processId }: Present, watched: readonly LoadedMatch[]): Promise<void> {
  const ids = watched.map(({ id }) => id);
  const screens = watched.map(({ connected }) => connected.get('') ?? 0);
  const people = watched.map(({ watchers }) => JSON.stringify([...watchers.values()]));
  await prisma.$executeRaw`
    insert into presence (match_id, process, screens, people, seen_at)
    select here.match_id, ${processId}, here.screens, here.people, now()
    from unnest(${ids}::int[], ${screens}::int[], ${people}::text[]) as here (match_id, screens, people)
      join match on match.id = here.match_id
    on conflict (match_id, process) do update
      set screens = excluded.screens, people = excluded.people, seen_at = excluded.seen_at`;
}

async function readElsewhere(service: Present, watched: readonly LoadedMatch[]): Promise<void> {
  const found = await readPresence(service.prisma, { ids: watched.map(({ id }) => id), except: service.processId });
  const byMatch = groupByMatch(found);
  for (const match of watched) match.elsewhere = byMatch.get(match.id) ?? [];
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
    where: { matchId: { in: watched.map(({ id }) => id) } },
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

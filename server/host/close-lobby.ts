import { holdMessagesOf } from '../auth/held-ways';
import type { Queryable } from '../database/queryable';
import { started } from '../lobby/in-lobby';
import type { Removing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import { readSeats } from '../log/rows';
import { accepted, type Outcome } from '../outcome';
import type { Person } from '../person';
import { tellClosed } from '../reach/closed-lobby';

interface Closing {
  readonly match: LoadedMatch;
  /** The host who closes it. */
  readonly by: Pick<Person, 'id' | 'name'>;
}

/** Takes away a match that never started, and tells who waited for it; one that did start stays for good. */
export async function closeLobby(service: Removing, { match, by }: Closing): Promise<Outcome> {
  const isClosed = await service.prisma.$transaction(async (db) => {
    const ofLobby = { id: match.id, status: 'lobby' };
    const locked = await db.match.updateMany({ where: ofLobby, data: { revision: { increment: 1 } } });
    if (locked.count !== 1) return false;
    const people = await waitingIn(db, match.id);
    people.delete(by.id);
    await tellClosed(db, { match, people });
    await holdMessagesOf(db, match.id);
    await db.match.delete({ where: ofLobby });
    return true;
  });
  if (!isClosed) return started();
  service.removed(match, by.name);
  return accepted({});
}

/** Who holds a seat of it, or hosts it. */
async function waitingIn(db: Queryable, matchId: number): Promise<Set<string>> {
  const { ownerId } = await db.match.findUniqueOrThrow({ where: { id: matchId } });
  const cohosts = await db.matchMember.findMany({ where: { matchId, kind: 'cohost' } });
  const holders = (await readSeats(db, matchId)).flatMap(({ holderId }) => holderId ?? []);
  return new Set([ownerId, ...holders, ...cohosts.map((cohost) => cohost.personId)]);
}

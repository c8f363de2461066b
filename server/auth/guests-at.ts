import type { Queryable } from '../database/queryable';

/**
 * The guests who are told by e-mail at this address (in small letters) and have proved that they read it, the latest first. Not who has given
 * it up since, or was given up: only of a way in use is it known that its proof was one.
 */
export async function guestsAt(db: Queryable, address: string): Promise<string[]> {
  const inUse = { proofHash: null, endedWhy: null };
  const found = await db.reachWay.findMany({
    where: { kind: 'mail', address, personId: { startsWith: 'guest:' }, ...inUse },
    orderBy: { createdAt: 'desc' },
    select: { personId: true },
  });
  return found.map(({ personId }) => personId);
}

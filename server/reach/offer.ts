import type { Querying } from '../database/queryable';
import type { Guarding } from '../pages/access';
import type { Person } from '../person';
import { hasWay } from './choices';

// A way to be reached, offered where it is needed: to whoever has none, until they put the offer away.

export interface Offer {
  /** Whether this server sends e-mails. */
  readonly mail: boolean;
  /** The key by which this server's pushes are known. */
  readonly push: string;
  /** Their account's own address, which is proved; null: it has none. Nothing is sent there before they say so. */
  readonly address: string | null;
}

/** Null: they have a way, or want none; or others look at their screen. */
export async function offerTo(
  { prisma, safe }: Querying & Guarding,
  { person, ...kinds }: Pick<Offer, 'mail' | 'push'> & { person: Person },
): Promise<Offer | null> {
  if (safe.has(person.id) || (await hasWay({ prisma }, person))) return null;
  if ((await prisma.offerPutAway.count({ where: { personId: person.id } })) > 0) return null;
  const proved = { id: person.id, emailVerified: { not: null } };
  const account = await prisma.user.findFirst({ where: proved, select: { email: true } });
  return { ...kinds, address: account?.email ?? null };
}

/** For good, in every browser of theirs. */
export async function putOfferAway({ prisma }: Querying, { id: personId }: Person): Promise<void> {
  await prisma.offerPutAway.upsert({ where: { personId }, create: { personId }, update: {} });
}

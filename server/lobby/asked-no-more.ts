import { findPerson } from '../auth/people';
import type { Querying } from '../database/queryable';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { accepted, type Outcome, refused } from '../outcome';
import { addCoHost, answerAsked } from './members';

// Whoever one host asks again and again to host with them says no once, for all that is asked and for what would be.

interface Answering {
  readonly match: LoadedMatch;
  readonly personId: string;
}

/** Of a match that they are asked to host: declines it and all others of its host, who asks them no more. */
export async function declineAll(service: Changing & Finding, { match, personId }: Answering): Promise<Outcome> {
  const declined = await answerAsked(service, { match, personId, accepts: false });
  if (!declined.ok) return declined;
  const { ownerId: hostId, ownerName: hostName } = match.row;
  const personId_hostId = { personId, hostId };
  await service.prisma.askedNoMore.upsert({
    where: { personId_hostId },
    create: { ...personId_hostId, hostName },
    update: { hostName },
  });
  const others = await service.prisma.matchMember.findMany({
    where: { personId, kind: { in: ['asked', 'asked-watching'] }, match: { ownerId: hostId } },
    select: { matchId: true },
  });
  for (const { matchId } of others) {
    const other = await service.matches.get(matchId);
    if (other !== null) await answerAsked(service, { match: other, personId, accepts: false });
  }
  return accepted({});
}

/** As `addCoHost`, unless they do not want to be asked by this host. */
export async function askCoHost(service: Changing, asking: { match: LoadedMatch; name: string }): Promise<Outcome> {
  const person = await findPerson(service.prisma, asking.name);
  const { ownerId: hostId } = asking.match.row;
  const declined =
    person !== null && (await service.prisma.askedNoMore.count({ where: { personId: person.id, hostId } })) > 0;
  if (!declined) return addCoHost(service, asking);
  return refused('ASKS_NO_MORE', 'They do not want to be asked to host your matches.', 'name');
}

/** A host who asks somebody no more. */
export interface AskingNoMore {
  readonly id: string;
  readonly name: string;
}

/** The newest first. */
export async function asksNoMore({ prisma }: Querying, personId: string): Promise<AskingNoMore[]> {
  const found = await prisma.askedNoMore.findMany({ where: { personId }, orderBy: { createdAt: 'desc' }, take: 200 });
  return found.map(({ hostId, hostName }) => ({ id: hostId, name: hostName }));
}

export async function letAskAgain(
  { prisma }: Querying,
  { personId, hostId }: { personId: string; hostId: string },
): Promise<Outcome> {
  await prisma.askedNoMore.deleteMany({ where: { personId, hostId } });
  return accepted({});
}

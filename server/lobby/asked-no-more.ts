import { findPerson } from '../auth/people';
import type { Querying } from '../database/queryable';
import type { Changing } from '../log/change';
import type { LoadedMatch } from '../log/loaded-match';
import type { Finding } from '../log/match-cache';
import { accepted, type Outcome, refused } from '../outcome';
import { type Guarding, titleOn } from '../pages/access';
import { addCoHost, answerAsked } from './members';

// Whoever is asked again and again to host says no once: for one match, or for all that a host asks and would ask.

interface Answering {
  readonly match: LoadedMatch;
  readonly personId: string;
}

/** Of a match that they are asked to host, or have declined: declines it and all others of its host, who asks them no more. */
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

/** What somebody with an account is not asked any more, the newest first. */
export interface AskedNoMore {
  readonly hosts: readonly { readonly id: string; readonly name: string }[];
  /** Those that they declined and that are not over, of other hosts. */
  readonly matches: readonly DeclinedMatch[];
}

interface DeclinedMatch {
  readonly code: string;
  /** Null on a screen that others look at, of a match that they could not find (docs/decisions/794). */
  readonly title: string | null;
  readonly hostName: string;
}

const latest = { orderBy: { createdAt: 'desc' }, take: 200 } as const;

export async function askedNoMore({ prisma, safe }: Querying & Guarding, personId: string): Promise<AskedNoMore> {
  const hosts = await prisma.askedNoMore.findMany({ where: { personId }, ...latest });
  const called = await prisma.user.findMany({
    where: { id: { in: hosts.map(({ hostId }) => hostId) } },
    select: { id: true, name: true },
  });
  const names = new Map(called.map(({ id, name }) => [id, name]));
  const declined = await prisma.askDeclined.findMany({
    where: { personId, match: { status: { not: 'finished' }, ownerId: { notIn: hosts.map(({ hostId }) => hostId) } } },
    ...latest,
    select: { match: { select: { code: true, title: true, visibility: true, ownerName: true } } },
  });
  const titleFor = titleOn(safe.has(personId));
  return {
    hosts: hosts.map(({ hostId, hostName }) => ({ id: hostId, name: names.get(hostId) ?? hostName })),
    matches: declined.map(({ match }) => ({
      ...{ code: match.code, title: titleFor(match), hostName: match.ownerName },
    })),
  };
}

/** For all matches of this host. */
export async function letAskAgain(
  { prisma }: Querying,
  { personId, hostId }: { personId: string; hostId: string },
): Promise<Outcome> {
  await prisma.askedNoMore.deleteMany({ where: { personId, hostId } });
  await prisma.askDeclined.deleteMany({ where: { personId, match: { ownerId: hostId } } });
  return accepted({});
}

/** For one match; whether there is another by that code is not told. */
export async function letAskFor(
  { prisma }: Querying,
  { personId, code }: { personId: string; code: string },
): Promise<Outcome> {
  const lifted = await prisma.askDeclined.deleteMany({ where: { personId, match: { code } } });
  return lifted.count > 0 ? accepted({}) : refused('NOT_FOUND', 'You have declined to host no match with this code.');
}

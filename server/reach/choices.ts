import { createHash, randomBytes } from 'node:crypto';
import { countAttempt } from '../auth/attempts';
import { closeMailbox, isClosedTo, mailboxOf, openMailbox } from '../auth/closed-mailboxes';
import { removeWays } from '../auth/held-ways';
import { letterLimits } from '../auth/letter-limits';
import { mailAddressSchema } from '../auth/mail-address';
import { oneOf, type Queryable, type Querying } from '../database/queryable';
import { now } from '../database/time';
import { accepted, type Outcome, refused } from '../outcome';
import type { Person } from '../person';
import { type Allowing, isOutward } from './outward';
import { freshMs } from './piece';
import { lastsUntil, nextTimeOfDay, readTopics } from './plan';
import { isEncryptable, type Subscription } from './push-way';
import { type DeliveryState, deliveryStates, type Topic, topics, type WayKind, wayKinds } from './topics';
import { addDigests, addJobs } from './write-down';

// How each person wants to be told: their ways, what they hear of by each, and when they are left alone.

/** A way as its owner sees it. */
export interface OwnWay {
  readonly id: number;
  readonly kind: WayKind;
  /** "ann@example.org". */
  readonly label: string;
  readonly topics: readonly Topic[];
  /** When all of a day is told in one, in minutes after midnight by their clock; null: each at once. */
  readonly digestAt: number | null;
  /** By whose clock, an IANA name; null: each at once. */
  readonly digestZone: string | null;
  /** Somebody still has to follow the link that was sent there. */
  readonly isUnproved: boolean;
  /** Epoch milliseconds: since when all is refused there; null: it is not. */
  readonly failingSince: number | null;
  readonly endedWhy: string | null;
  /** What was sent last; null: nothing yet. */
  readonly last: { readonly state: DeliveryState; readonly at: number; readonly problem: string | null } | null;
}

export interface OwnQuietHours {
  /** An IANA name: "Europe/Berlin". */
  readonly zone: string;
  /** Minutes after midnight; null: no quiet hours. */
  readonly hours: { readonly from: number; readonly until: number } | null;
  readonly urgent: boolean;
}

export async function waysOf({ prisma }: Querying, { id }: Person): Promise<OwnWay[]> {
  const last = { orderBy: { id: 'desc' }, take: 1 } as const;
  const found = await prisma.reachWay.findMany({
    where: { personId: id, ...notTakenAway },
    orderBy: { id: 'asc' },
    include: { deliveries: last },
  });
  return found.map((way) => ({
    id: way.id,
    kind: oneOf(wayKinds, way.kind),
    label: way.label,
    topics: readTopics(way.topics),
    digestAt: way.digestAt,
    digestZone: way.digestZone,
    isUnproved: way.proofHash !== null,
    failingSince: way.failingSince?.getTime() ?? null,
    endedWhy: way.endedWhy,
    last:
      way.deliveries.map(({ state, stateAt, problem }) => ({
        state: oneOf(deliveryStates, state),
        at: stateAt.getTime(),
        problem,
      }))[0] ?? null,
  }));
}

/** Whether somebody has a way, be it one that they have not proved yet. */
export async function hasWay({ prisma }: Querying, { id: personId }: Person): Promise<boolean> {
  return (await prisma.reachWay.count({ where: { personId, endedWhy: null, kind: { not: 'discord' } } })) > 0;
}

/** How many ways of one kind somebody may have. */
const maxWays = 5;
const hour = 3_600_000;

/**
 * What its owner took away is kept for an hour, unused: who gives it again in that time has proved it already, or has the letter.
 * `failingSince` says when.
 */
const takenAway = 'Its owner took it away.';
const notTakenAway = { OR: [{ endedWhy: null }, { endedWhy: { not: takenAway } }] };

export interface AddedMail {
  readonly id: number;
  /** The link that proves it: in no letter, as it is proved; in one sent now; in one sent before. */
  readonly letter: 'none' | 'sent' | 'before';
}

interface Address {
  readonly person: Person;
  readonly address: string;
  /** By whose clock; an IANA name; null: nobody knows. */
  readonly zone: string | null;
}

/** Nothing goes there before its owner has followed the link that this sends, unless they have signed in by it. */
export async function addMail(
  { prisma }: Querying,
  { person, address: typed, zone }: Address,
): Promise<Outcome<AddedMail>> {
  const { success, data: address } = mailAddressSchema.safeParse(typed);
  if (!success)
    return refused('NO_ADDRESS', 'This is no e-mail address: it needs a name, an @ and a domain.', 'address');
  const own = { personId: person.id, kind: 'mail' };
  const before = await prisma.reachWay.findMany({ where: own });
  const known = before.find((way) => way.address === address) ?? null;
  if (known !== null && known.endedWhy === null) return refused('KNOWN', knownWords(known), 'address');
  if (known !== null && known.endedWhy === takenAway) return takeBack({ prisma }, { id: known.id, zone });
  if (before.filter(({ endedWhy }) => endedWhy !== takenAway).length >= maxWays)
    return refused('TOO_MANY', `More than ${maxWays} addresses are too many.`, 'address');
  if ((await countAttempt(proofLimits({ person, address }))) !== null) return tooManyLetters();
  const isProved =
    (await prisma.user.count({ where: { id: person.id, email: address, emailVerified: { not: null } } })) > 0;
  if (!isProved && (await isClosedTo(prisma, address)))
    return refused('CLOSED', 'Whoever reads letters at this address wants none from here.', 'address');
  const token = isProved ? null : randomBytes(18).toString('base64url');
  const proofHash = token === null ? null : hashOf(token);
  const data = { ...own, address, label: address, topics: JSON.stringify(topics), proofHash, zone };
  const id = await prisma.$transaction(async (db) => {
    await openMailbox(db, mailboxOf(address));
    await removeWays(db, { ...own, address });
    const way = await db.reachWay.create({ data: { ...data, createdAt: new Date(now()) } });
    if (token === null) return way.id;
    await sendNow(db, proofLetter({ wayId: way.id, token }));
    return way.id;
  });
  return accepted({ id, letter: token === null ? 'none' : 'sent' });
}

const knownWords = ({ proofHash }: { proofHash: string | null }): string =>
  proofHash === null
    ? 'You have added this address already: it is in use.'
    : 'You have added this address already, and a letter was sent there: open its link.';

async function takeBack(
  { prisma }: Querying,
  { id, zone }: { id: number; zone: string | null },
): Promise<Outcome<AddedMail>> {
  const inUse = { endedWhy: null, failingSince: null, createdAt: new Date(now()), zone };
  const { proofHash } = await prisma.reachWay.update({ where: { id }, data: inUse });
  return accepted({ id, letter: proofHash === null ? 'none' : 'before' });
}

/** The letter with the link that proves an address, once more; the link before leads nowhere then. */
export async function sendProofAgain({ prisma }: Querying, { person, id }: OfWay): Promise<Outcome> {
  const where = { id, personId: person.id, kind: 'mail', endedWhy: null, proofHash: { not: null } };
  const way = await prisma.reachWay.findFirst({ where });
  if (way === null) return noSuchWay();
  if ((await countAttempt(proofLimits({ person, address: way.address }))) !== null) return tooManyLetters();
  const token = randomBytes(18).toString('base64url');
  return prisma.$transaction(async (db) => {
    const changed = await db.reachWay.updateMany({ where, data: { proofHash: hashOf(token) } });
    if (changed.count !== 1) return noSuchWay();
    await sendNow(db, proofLetter({ wayId: id, token }));
    return accepted({});
  });
}

const proofLimits = ({ person, address }: { person: Person; address: string }) => [
  { key: `reach-by:${person.id}`, max: 20, windowMs: hour },
  ...letterLimits(address),
];

const tooManyLetters = () =>
  refused('TOO_MANY_ATTEMPTS', 'Too many letters were sent there. Try again later.', 'address');

const proofLetter = ({ wayId, token }: { wayId: number; token: string }) => ({
  wayId,
  key: `proof ${hashOf(token).slice(0, 12)}`,
  title: 'Is this your address?',
  text: 'Somebody asked Main Match to tell them by e-mail to this address what happens in their matches. If that was you, open this link.',
  path: `/prove/${token}`,
});

/** They are mentioned where matches are posted on Discord, if they have signed in by it. */
export async function addMentions({ prisma }: Querying, person: Person): Promise<Outcome<{ id: number }>> {
  const account = await discordAccountOf({ prisma }, person);
  if (account === null) return refused('NOT_LINKED', 'Link your account at Discord first.');
  const own = { personId: person.id, kind: 'discord', address: account };
  const data = { ...own, label: 'Mentions on Discord', topics: JSON.stringify(['deadlines']) };
  const { id } = await prisma.reachWay.upsert({
    where: { personId_kind_address: own },
    create: { ...data, createdAt: new Date(now()) },
    update: {},
  });
  return accepted({ id });
}

/** Its id at Discord; null: they have linked none. */
export async function discordAccountOf({ prisma }: Querying, { id }: Person): Promise<string | null> {
  const account = await prisma.account.findFirst({ where: { userId: id, provider: 'discord' } });
  return account?.providerAccountId ?? null;
}

interface Browser {
  readonly person: Person;
  readonly subscription: Subscription;
  /** "Firefox on Windows". */
  readonly label: string;
  /** By whose clock; an IANA name; null: nobody knows. */
  readonly zone: string | null;
}

/** This browser takes pushes for this person from now on, until it is signed out. Who had it before has it no more. */
export async function addPush(
  { prisma }: Querying,
  { person, subscription, label, zone, allowsPrivate }: Browser & Allowing,
): Promise<Outcome<{ id: number }>> {
  const { endpoint } = subscription;
  if (!isEncryptable(subscription) || !(await isOutward(endpoint, { allowsPrivate })))
    return refused('NO_PUSH', 'This browser’s push service cannot be used from here.');
  const own = { personId: person.id, kind: 'push' };
  if ((await prisma.reachWay.count({ where: own })) >= maxBrowsers)
    return refused('TOO_MANY', `More than ${maxBrowsers} browsers are too many. Take one away first.`);
  const address = JSON.stringify(subscription);
  const data = { ...own, address, label, zone, topics: JSON.stringify(topics), sessionId: person.session ?? null };
  const { id } = await prisma.$transaction(async (db) => {
    await removeWays(db, { kind: 'push', address: { contains: JSON.stringify(endpoint) } });
    return db.reachWay.create({ data: { ...data, createdAt: new Date(now()) } });
  });
  return accepted({ id });
}

const maxBrowsers = 20;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** True: from now on messages go there. */
export async function proveAddress({ prisma }: Querying, token: string): Promise<boolean> {
  const proved = await prisma.reachWay.updateMany({
    where: { proofHash: hashOf(token), endedWhy: null },
    data: { proofHash: null, createdAt: new Date(now()) },
  });
  return proved.count === 1;
}

interface OfWay {
  readonly person: Person;
  readonly id: number;
}

export async function chooseTopics(
  { prisma }: Querying,
  { person, id, topics: chosen }: OfWay & { topics: readonly Topic[] },
): Promise<Outcome> {
  const where = { id, personId: person.id };
  const changed = await prisma.reachWay.updateMany({ where, data: { topics: JSON.stringify(chosen) } });
  return changed.count === 1 ? accepted({}) : noSuchWay();
}

interface Digest {
  /** Minutes after midnight; null: each message at once. */
  readonly at: number | null;
  /** By whose clock, an IANA name. */
  readonly zone: string;
}

export async function setDigest({ prisma }: Querying, { person, id, at, zone }: OfWay & Digest): Promise<Outcome> {
  const where = { id, personId: person.id };
  const data = { digestAt: at, digestZone: at === null ? null : zone };
  return prisma.$transaction(async (db) => {
    const changed = await db.reachWay.updateMany({ where, data });
    if (changed.count !== 1) return noSuchWay();
    await moveHeld(db, id, new Date(at === null ? now() : nextTimeOfDay({ minute: at, zone, now: now() })));
    return accepted({});
  });
}

/** What waited for the day's message goes in the next one; where there is to be none any more, in a last one. */
async function moveHeld(db: Queryable, wayId: number, notBefore: Date): Promise<void> {
  const held = await db.$executeRaw`
    with held as materialized (
      select id from delivery where way_id = ${wayId} and in_digest and state = 'waiting' order by id for update)
    update delivery set not_before = ${notBefore},
      expires_at = case when passes then expires_at else greatest(expires_at, ${lastsUntil(notBefore)}) end
    from held where delivery.id = held.id`;
  if (held > 0) await addDigests(db, [{ wayId, notBefore }]);
}

export async function removeWay({ prisma }: Querying, { person, id }: OfWay): Promise<Outcome> {
  const where = { id, personId: person.id };
  const ended = await prisma.reachWay.updateMany({
    where: { ...where, kind: 'mail', endedWhy: null },
    data: { endedWhy: takenAway, failingSince: new Date(now()) },
  });
  if (ended.count === 1) return accepted({});
  const removed = await prisma.$transaction((db) => removeWays(db, { ...where, ...notTakenAway }));
  return removed === 1 ? accepted({}) : noSuchWay();
}

/** Forgets the addresses that were taken away an hour ago. */
export async function sweepTakenAway({ prisma }: Querying): Promise<void> {
  const failingSince = { lt: new Date(now() - hour) };
  await prisma.$transaction((db) => removeWays(db, { endedWhy: takenAway, failingSince }));
}

/** By the link in an e-mail, without a sign-in. */
export async function stopWay({ prisma }: Querying, id: number): Promise<void> {
  await prisma.$transaction((db) => removeWays(db, { id }));
}

/** By the link in a letter that nobody asked for: whoever gives this address, nothing is sent there any more. */
export async function neverWrite({ prisma }: Querying, mailbox: string): Promise<void> {
  const endedWhy = 'Whoever reads letters there wants none from here.';
  await prisma.$transaction(async (db) => {
    await closeMailbox(db, mailbox);
    await db.$executeRaw`
      with held as materialized (
        select id from reach_way where kind = 'mail' and encode(sha256(convert_to(lower(address), 'UTF8')), 'hex') = ${mailbox}
        order by id for update)
      update reach_way set ended_why = ${endedWhy}, proof_hash = null from held where reach_way.id = held.id`;
  });
}

/** They have thought better of it: the address may be given again. */
export const writeAgain = ({ prisma }: Querying, mailbox: string): Promise<void> => openMailbox(prisma, mailbox);

/** Mentions go with others' posts. */
const testable = { endedWhy: null, proofHash: null, kind: { not: 'discord' } };

export async function sendTest({ prisma }: Querying, { person, id }: OfWay): Promise<Outcome> {
  const way = await prisma.reachWay.findFirst({ where: { ...testable, id, personId: person.id } });
  if (way === null) return noSuchWay();
  if ((await countAttempt([{ key: `reach-test:${person.id}`, max: 10, windowMs: hour / 6 }])) !== null)
    return refused('TOO_MANY_ATTEMPTS', 'These were many tests. Try again in ten minutes.');
  const text = 'This is how Main Match reaches you here.';
  const key = `test ${randomBytes(6).toString('hex')}`;
  await prisma.$transaction((db) => sendNow(db, { wayId: id, key, title: 'A test', text, path: '/account' }));
  return accepted({});
}

const noSuchWay = () => refused('NO_WAY', 'This is no way to you any more. Load the page again.');

/** What its owner asked for just now: no quiet hours. */
export async function sendNow(
  db: Queryable,
  message: { wayId: number; key: string; title: string; text: string; path: string },
): Promise<void> {
  const [notBefore, expiresAt] = [new Date(now()), new Date(now() + freshMs)];
  const data = { ...message, topic: 'own', passes: false, notBefore, expiresAt };
  const { id, way } = await db.delivery.create({ data, select: { id: true, way: { select: { kind: true } } } });
  await addJobs(db, [{ id, notBefore, kind: way.kind }]);
}

export async function ownQuietHoursOf({ prisma }: Querying, { id }: Person): Promise<OwnQuietHours | null> {
  const found = await prisma.quiet.findUnique({ where: { personId: id } });
  if (found === null) return null;
  const { zone, from, until, urgent } = found;
  return { zone, hours: from === null || until === null ? null : { from, until }, urgent };
}

export async function setOwnQuietHours(
  { prisma }: Querying,
  { person, zone, hours, urgent }: OwnQuietHours & { person: Person },
): Promise<Outcome> {
  const data = { zone, from: hours?.from ?? null, until: hours?.until ?? null, urgent };
  const personId = person.id;
  await prisma.quiet.upsert({ where: { personId }, create: { personId, ...data }, update: data });
  return accepted({});
}

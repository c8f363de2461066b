// Sign-ins, one row each: what a cookie names and its owner can end. Ended ones stay for a while, since they also say where
// somebody signs in from (see accounts.ts).
import { randomBytes } from 'node:crypto';
import type { Session } from '@/prisma/client/client';
import { db } from '../database/db';
import type { Queryable } from '../database/queryable';
import { now } from '../database/time';
import type { Person } from '../person';
import type { Client } from './client';
import { sessionMaxAgeSeconds } from './cookie';
import { removeWays } from './held-ways';

const keptMs = 180 * 24 * 3_600_000;
/** How exactly it is known when a session was last used. */
const seenEveryMs = 5 * 60_000;

/** Answers with what the cookie has to name. */
export async function openSession(personId: string, { network, browser, device }: Client): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await db().prisma.session.create({ data: { id, personId, network, browser, device } });
  return id;
}

/** Null: there is no such session, or it has ended. */
export async function findSession(id: string): Promise<Session | null> {
  const session = await db().prisma.session.findUnique({ where: { id } });
  return session === null || session.endedAt !== null ? null : session;
}

export async function seeSession({ id, seenAt }: Session): Promise<void> {
  if (Date.now() - seenAt.getTime() < seenEveryMs) return;
  await db().prisma.session.updateMany({ where: { id }, data: { seenAt: new Date() } });
}

export interface Which {
  readonly personId: string;
  /** Left out: all of them. */
  readonly id?: string | undefined;
  /** All but this one. */
  readonly except?: string | undefined;
}

/** What ends sign-ins, here and at other processes. */
export interface EndingSessions {
  endSessions(which: Which): Promise<void>;
}

/** How many there were to end. */
export async function endSessions({ personId, id, except }: Which): Promise<number> {
  const where = { personId, endedAt: null, AND: [{ id }, { id: { not: except } }] };
  const ended = await db().prisma.session.updateManyAndReturn({
    where,
    data: { endedAt: new Date(now()) },
    select: { id: true },
  });
  // Whoever sits at that browser next is told nothing there.
  const sessionId = { in: ended.map((session) => session.id) };
  await db().prisma.$transaction((db) => removeWays(db, { sessionId }));
  return ended.length;
}

/** Those that still count, the latest first. */
export function openSessions(personId: string): Promise<Session[]> {
  const since = new Date(Date.now() - sessionMaxAgeSeconds * 1000);
  return db().prisma.session.findMany({
    where: { personId, endedAt: null, seenAt: { gte: since } },
    orderBy: { seenAt: 'desc' },
  });
}

/** By what somebody has signed in to this account before, from where this request comes from. */
export async function knownBy(personId: string, client: Client): Promise<'browser' | 'network' | null> {
  const { browser, network } = client;
  const sameBrowser = browser === null ? [] : [{ browser }];
  const found = await db().prisma.session.findMany({
    where: { personId, OR: [...sameBrowser, { network }] },
    select: { browser: true },
    distinct: ['browser'],
  });
  if (found.length === 0) return null;
  return browser !== null && found.some((session) => session.browser === browser) ? 'browser' : 'network';
}

/** The browser in which somebody signed in is, or was last; null: none, or nobody knows which. */
export async function lastBrowserOf(db: Queryable, personId: string): Promise<string | null> {
  const last = await db.session.findFirst({
    where: { personId },
    orderBy: [{ endedAt: { sort: 'desc', nulls: 'first' } }, { seenAt: 'desc' }],
    select: { browser: true },
  });
  return last?.browser ?? null;
}

/** The browser of this sign-in; null: nobody knows which. */
export async function browserOf(db: Queryable, { session: id }: Person): Promise<string | null> {
  const session = id === undefined ? null : await db.session.findUnique({ where: { id }, select: { browser: true } });
  return session?.browser ?? null;
}

const isGuest = { personId: { startsWith: 'guest:' } };

/** Who has signed in by account with this browser; without sign-ins that are long over. */
export async function accountsOfBrowser(db: Queryable, browser: string | null): Promise<string[]> {
  if (browser === null) return [];
  const found = await db.session.findMany({
    where: { browser, NOT: isGuest },
    select: { personId: true },
    distinct: ['personId'],
  });
  return found.map(({ personId }) => personId);
}

/** Who has come as a guest with this browser; without sign-ins that are long over. */
export async function guestsOfBrowser(db: Queryable, browser: string | null): Promise<string[]> {
  if (browser === null) return [];
  const found = await db.session.findMany({
    where: { browser, ...isGuest },
    select: { personId: true },
    distinct: ['personId'],
  });
  return found.map(({ personId }) => personId);
}

/** The guests that came with a browser with which this account has signed in; without sign-ins that are long over. */
export async function guestsBeside(db: Queryable, personId: string): Promise<string[]> {
  const own = await db.session.findMany({ where: { personId }, select: { browser: true }, distinct: ['browser'] });
  const browsers = own.flatMap(({ browser }) => browser ?? []);
  const found = await db.session.findMany({
    where: { browser: { in: browsers }, ...isGuest },
    select: { personId: true },
    distinct: ['personId'],
  });
  return found.map((guest) => guest.personId);
}

/** Sign-ins as a guest with this browser that still count. */
export function guestSessions(db: Queryable, browser: string): Promise<Pick<Session, 'id' | 'personId'>[]> {
  return db.session.findMany({ where: { browser, endedAt: null, ...isGuest }, select: { id: true, personId: true } });
}

/** Removes what tells nothing any more. */
export async function sweepSessions(): Promise<void> {
  await db().prisma.session.deleteMany({ where: { seenAt: { lt: new Date(Date.now() - keptMs) } } });
}

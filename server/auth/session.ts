// Who sends a request: read from the cookie that next-auth set, without a look at the database more often than every
// few seconds per sign-in.
import { LRUCache } from 'lru-cache';
import { decode } from 'next-auth/jwt';
import { db } from '../database/db';
import { env } from '../env';
import type { Person } from '../person';
import { cookieValue } from './client';
import { sessionCookieName } from './cookie';
import { findSession, seeSession } from './sessions';
import type { SessionToken } from './token';

/** How long a change of name or a sign-out everywhere may take to be seen by another process. */
const freshMs = 5_000;

/** How long what a cookie says is kept: reading one costs ten times an ordinary request's share. */
const readMs = 300_000;

const shared = globalThis as typeof globalThis & {
  mainMatchSessions?: LRUCache<string, { person: Person | null }>;
  mainMatchTokens?: LRUCache<string, SessionToken & { exp?: number }>;
};

function sessions(): LRUCache<string, { person: Person | null }> {
  shared.mainMatchSessions ??= new LRUCache({ max: 20_000, ttl: freshMs });
  return shared.mainMatchSessions;
}

/** The person whom a request's Cookie header proves; null for nobody. */
export async function personOf(cookieHeader: string | undefined): Promise<Person | null> {
  const text = cookieValue(cookieHeader ?? '', sessionCookieName());
  if (text === null || text.length > 4096) return null;
  const known = sessions().get(text);
  if (known !== undefined) return known.person;
  const person = await readPerson(text);
  sessions().set(text, { person });
  return person;
}

/** To be called when an account changed or a session ended, so that this process sees it at once. */
export function forgetSessions(): void {
  sessions().clear();
}

async function readPerson(text: string): Promise<Person | null> {
  const token = await readToken(text);
  if (token === null) return null;
  const [session, person] = await Promise.all([sessionOf(token), holderOf(token)]);
  if (session === null || person === null) return null;
  return { ...person, ...session };
}

/** Null: it has ended. Sign-ins from before there were sessions go on without one until they run out. */
async function sessionOf({ session: id }: SessionToken): Promise<{ session?: string } | null> {
  if (id === undefined) return {};
  const session = await findSession(id);
  if (session === null) return null;
  await seeSession(session);
  return { session: id };
}

async function holderOf(token: SessionToken): Promise<Person | null> {
  if (token.guest) return { id: token.sub, name: token.name, guest: true };
  const user = await db().prisma.user.findUnique({
    where: { id: token.sub },
    select: { id: true, name: true, validFrom: true },
  });
  if (user === null || token.since < user.validFrom.getTime()) return null;
  return { id: user.id, name: user.name, guest: false };
}

async function readToken(text: string): Promise<SessionToken | null> {
  shared.mainMatchTokens ??= new LRUCache({ max: 20_000, ttl: readMs });
  const known = shared.mainMatchTokens.get(text);
  if (known !== undefined) return (known.exp ?? Number.POSITIVE_INFINITY) * 1000 > Date.now() ? known : null;
  try {
    const token = (await decode({ token: text, secret: env().AUTH_SECRET })) as
      | (SessionToken & { exp?: number })
      | null;
    if (token !== null) shared.mainMatchTokens.set(text, token);
    return token;
  } catch {
    return null; // forged, expired, or of another secret: nobody
  }
}

// What can be done with an account. Everything here has been authorised by its caller, except what a password proves.
import { isCommonPassword } from '@/games/kit/common-password';
import type { User } from '@/prisma/client/client';
import { db } from '../database/db';
import { accepted, type Outcome, type Refused, refused } from '../outcome';
import { type AttemptLimit, countAttempt, forgetAttempts } from './attempts';
import type { Client } from './client';
import { commonPasswords } from './common-passwords';
import { removeWays } from './held-ways';
import { typedNameKey } from './names';
import { hashPassword, isPassword } from './passwords';
import { knownBy } from './sessions';
import { giveUpName, renames, renameWait, takeName } from './taken-names';

const minute = 60_000;

export interface Registration {
  name: string;
  password: string;
}

export async function register({ name, password }: Registration): Promise<Outcome<{ userId: string }>> {
  const refusal = refuseCommon(password, { name, field: 'password' });
  if (refusal !== null) return refusal;
  const passwordHash = await hashPassword(password);
  return takeName({ name, userId: null }, async (db, columns) => {
    const { id } = await db.user.create({ data: { ...columns, passwordHash, validFrom: new Date(0) } });
    return accepted({ userId: id });
  });
}

export type SignIn = { ok: true; user: User } | { ok: false; code: 'WRONG_PASSWORD' | 'TOO_MANY_ATTEMPTS' };

/** One answer for an unknown name and for a wrong password. */
interface SigningIn extends Registration {
  /** Who asks for it. */
  client: Client;
}

export async function signInWithPassword({ name, password, client }: SigningIn): Promise<SignIn> {
  const nameKey = typedNameKey(name).slice(0, 100);
  const user = await db().prisma.user.findUnique({ where: { nameKey } });
  const known = await knownBy(user?.id ?? '', client);
  const own = ownKeyOf({ nameKey, client, known });
  if ((await countAttempt(passwordLimits({ own, nameKey, client, known }))) !== null)
    return { ok: false, code: 'TOO_MANY_ATTEMPTS' };
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (user === null || !isRight) return { ok: false, code: 'WRONG_PASSWORD' };
  await forgetAttempts(own);
  return { ok: true, user };
}

interface Guessing {
  nameKey: string;
  client: Client;
  known: Awaited<ReturnType<typeof knownBy>>;
}

const ownKeyOf = ({ nameKey, client, known }: Guessing): string =>
  `password:${nameKey}:${known === 'browser' ? client.browser : client.network}`;

/** What others guess elsewhere keeps nobody out of where they signed in before; how often one may guess there is little. */
function passwordLimits({ own, nameKey, client, known }: Guessing & { own: string }): AttemptLimit[] {
  const windowMs = 15 * minute;
  const here = { key: own, max: 10, windowMs };
  if (known === 'browser') return [here];
  const from = { key: `password-from:${client.network}`, max: 500, windowMs };
  return known === 'network' ? [here, from] : [here, from, { key: `password:${nameKey}`, max: 100, windowMs }];
}

/** Seldom: others know each other by their names. The one before is kept for its owner. */
export async function rename({ userId, name }: { userId: string; name: string }): Promise<Outcome> {
  return takeName({ name, userId }, async (db, columns) => {
    const { name: before } = await db.user.findUniqueOrThrow({ where: { id: userId } });
    if (name === before) return accepted({});
    const waitMs = await renameWait(db, userId);
    if (waitMs !== null) return tooOften(waitMs);
    await giveUpName(db, { name: before, userId });
    await db.user.update({ where: { id: userId }, data: columns });
    return accepted({});
  });
}

function tooOften(waitMs: number): Refused {
  const days = Math.ceil(waitMs / (24 * 60 * minute));
  const when = days === 1 ? 'tomorrow' : `in ${days} days`;
  return refused(
    'RENAMED_OFTEN',
    `You have changed your name ${renames.max} times in a month. You can again ${when}.`,
    'name',
  );
}

export interface PasswordChange {
  userId: string;
  /** Null for an account that has none yet. */
  current: string | null;
  next: string;
}

/** Sign-ins issued before this no longer count; what is open by them is for the caller to end. */
export async function changePassword({ userId, current, next }: PasswordChange): Promise<Outcome> {
  const refusal = await provePassword({ userId, password: current });
  if (refusal !== null) return refusal;
  const { name, passwordHash: before } = await db().prisma.user.findUniqueOrThrow({ where: { id: userId } });
  if (before !== null && next === current)
    return refused('SAME_PASSWORD', 'This is the password you have now.', 'next');
  const common = refuseCommon(next, { name, field: 'next' });
  if (common !== null) return common;
  const passwordHash = await hashPassword(next);
  await db().prisma.user.update({ where: { id: userId }, data: { passwordHash, validFrom: new Date() } });
  return accepted({});
}

interface Deletion {
  readonly userId: string;
  readonly password: string | null;
  /** What has to be done before, once it is proved that they may. */
  first?(): Promise<void>;
}

/**
 * Matches that the person hosted or played to their end stay as they are: they belong to everybody who was in them. Who asks
 * twice has deleted it once.
 */
export async function deleteAccount({ first, ...who }: Deletion): Promise<Outcome> {
  if ((await db().prisma.user.findUnique({ where: { id: who.userId } })) === null) return accepted({});
  const refusal = await provePassword(who);
  if (refusal !== null) return refusal;
  await first?.();
  await db().prisma.safePerson.deleteMany({ where: { personId: who.userId } });
  await db().prisma.$transaction((db) => removeWays(db, { personId: who.userId }));
  await db().prisma.calendar.deleteMany({ where: { personId: who.userId } });
  await db().prisma.quiet.deleteMany({ where: { personId: who.userId } });
  await db().prisma.askedNoMore.deleteMany({ where: { OR: [{ personId: who.userId }, { hostId: who.userId }] } });
  await db().prisma.askDeclined.deleteMany({ where: { personId: who.userId } });
  await db().prisma.offerPutAway.deleteMany({ where: { personId: who.userId } });
  await db().prisma.session.updateMany({ where: { personId: who.userId }, data: { browser: null, network: '' } });
  await db().prisma.$transaction(async (db) => {
    const user = await db.user.findUnique({ where: { id: who.userId } });
    const { count } = await db.user.deleteMany({ where: { id: who.userId } });
    if (user === null || count === 0) return;
    await giveUpName(db, { name: user.name, userId: null });
    await db.givenUpName.updateMany({ where: { userId: who.userId }, data: { userId: null } });
  });
  return accepted({});
}

function refuseCommon(password: string, { name, field }: { name: string; field: string }) {
  if (!isCommonPassword(password, { name, common: commonPasswords })) return null;
  return refused(
    'COMMON_PASSWORD',
    'This password is one of the first that somebody would try. A few words that do not belong together are better.',
    field,
  );
}

async function provePassword(who: { userId: string; password: string | null }) {
  const user = await db().prisma.user.findUniqueOrThrow({ where: { id: who.userId } });
  if (user.passwordHash === null) return null;
  if (who.password !== null && (await isPassword(who.password, user.passwordHash))) return null;
  return refused('WRONG_PASSWORD', 'This is not your password.', 'current');
}

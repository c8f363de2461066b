// What can be done with an account. Everything here has been authorised by its caller, except what a password proves.
import { Prisma, type User } from '@/prisma/client/client';
import { db } from '../database/db';
import { accepted, type Outcome, refused } from '../outcome';
import { countAttempt, forgetAttempts } from './attempts';
import { nameKeyOf, nameLengths } from './names';
import { hashPassword, isPassword } from './passwords';

const minute = 60_000;

export interface Registration {
  name: string;
  password: string;
  /** Where the request comes from. */
  address: string;
}

export async function register({ name, password, address }: Registration): Promise<Outcome<{ userId: string }>> {
  const isAllowed = await countAttempt([{ key: `register:${address}`, max: 200, windowMs: 60 * minute }]);
  if (!isAllowed)
    return refused('TOO_MANY_ATTEMPTS', 'Many accounts were made from here just now. Try again in an hour.');
  const passwordHash = await hashPassword(password);
  return whenNameIsFree(name, async (nameKey) => {
    const { id } = await db().prisma.user.create({ data: { name, nameKey, passwordHash, validFrom: new Date(0) } });
    return { userId: id };
  });
}

export type SignIn = { ok: true; user: User } | { ok: false; code: 'WRONG_PASSWORD' | 'TOO_MANY_ATTEMPTS' };

/** One answer for an unknown name and for a wrong password. */
export async function signInWithPassword({ name, password, address }: Registration): Promise<SignIn> {
  const nameKey = nameKeyOf(name).slice(0, 100);
  const ownKey = `password:${nameKey}:${address}`;
  const isAllowed = await countAttempt([
    { key: ownKey, max: 10, windowMs: 15 * minute },
    { key: `password:${nameKey}`, max: 100, windowMs: 15 * minute },
    { key: `password-from:${address}`, max: 500, windowMs: 15 * minute },
  ]);
  if (!isAllowed) return { ok: false, code: 'TOO_MANY_ATTEMPTS' };
  const user = await db().prisma.user.findUnique({ where: { nameKey } });
  const isRight = await isPassword(password, user?.passwordHash ?? null);
  if (user === null || !isRight) return { ok: false, code: 'WRONG_PASSWORD' };
  await forgetAttempts(ownKey);
  return { ok: true, user };
}

export async function rename({ userId, name }: { userId: string; name: string }): Promise<Outcome> {
  return whenNameIsFree(name, async (nameKey) => {
    await db().prisma.user.update({ where: { id: userId }, data: { name, nameKey } });
    return {};
  });
}

export interface PasswordChange {
  userId: string;
  /** Null for an account that has none yet. */
  current: string | null;
  next: string;
}

/** Signs out everywhere: sign-ins issued before this no longer count. */
export async function changePassword({ userId, current, next }: PasswordChange): Promise<Outcome> {
  const refusal = await provePassword({ userId, password: current });
  if (refusal !== null) return refusal;
  const passwordHash = await hashPassword(next);
  await db().prisma.user.update({ where: { id: userId }, data: { passwordHash, validFrom: new Date() } });
  return accepted({});
}

/** Matches that the person hosted or played stay as they are: they belong to everybody who was in them. */
export async function deleteAccount(who: { userId: string; password: string | null }): Promise<Outcome> {
  const refusal = await provePassword(who);
  if (refusal !== null) return refusal;
  await db().prisma.safePerson.deleteMany({ where: { personId: who.userId } });
  await db().prisma.user.delete({ where: { id: who.userId } });
  return accepted({});
}

/** A name that is free, made from one that another service gave: "Ann", or "Ann 2". */
export async function freeNameLike(wish: string): Promise<string> {
  const cleaned = wish
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N} ._'’-]/gu, '')
    .replace(/^[^\p{L}\p{N}]+/u, '')
    .trim();
  const base =
    [...cleaned]
      .slice(0, nameLengths.max - 6)
      .join('')
      .trim() || 'Player';
  const start = base.length < nameLengths.min ? `${base} 1` : base;
  const taken = await db().prisma.user.findMany({
    where: { nameKey: { startsWith: nameKeyOf(start) } },
    select: { nameKey: true },
  });
  const keys = new Set(taken.map((user) => user.nameKey));
  let name = start;
  for (let number = 2; keys.has(nameKeyOf(name)); number++) name = `${start} ${number}`;
  return name;
}

async function provePassword(who: { userId: string; password: string | null }) {
  const isAllowed = await countAttempt([{ key: `prove:${who.userId}`, max: 20, windowMs: 15 * minute }]);
  if (!isAllowed) return refused('TOO_MANY_ATTEMPTS', 'That was wrong too often. Try again in a quarter of an hour.');
  const user = await db().prisma.user.findUniqueOrThrow({ where: { id: who.userId } });
  if (user.passwordHash === null) return null;
  if (who.password !== null && (await isPassword(who.password, user.passwordHash))) return null;
  return refused('WRONG_PASSWORD', 'This is not your password.', 'current');
}

async function whenNameIsFree<T extends object>(
  name: string,
  write: (nameKey: string) => Promise<T>,
): Promise<Outcome<T>> {
  try {
    return accepted(await write(nameKeyOf(name)));
  } catch (error) {
    const isTaken = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2002';
    if (!isTaken) throw error;
    return refused('NAME_TAKEN', `Somebody is already called ${name}. Please choose another name.`, 'name');
  }
}

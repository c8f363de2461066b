// What next-auth asks of the database for Discord and e-mail sign-ins. Sign-ins themselves are not stored: they are
// encrypted in a cookie (see session.ts).
import { randomInt } from 'node:crypto';
import type { Adapter, AdapterAccount, AdapterUser } from 'next-auth/adapters';
import { Prisma, type User } from '@/prisma/client/client';
import { db } from '../database/db';
import type { Queryable } from '../database/queryable';
import { guestsAt } from './guests-at';
import { type NameColumns, takeNameLike } from './taken-names';

export function authAdapter(): Adapter {
  const { prisma } = db();
  return {
    async createUser({ name, email, emailVerified, image }: Omit<AdapterUser, 'id'>) {
      const rest = { email: foldEmail(email), emailVerified, image, validFrom: new Date(0) };
      const create = (db: Queryable, columns: NameColumns) => db.user.create({ data: { ...columns, ...rest } });
      const wish = name ?? (await nameAsGuest(prisma, rest.email)) ?? someName();
      return toAdapterUser(await takeNameLike(wish, create));
    },
    getUser: async (id) => orNull(await prisma.user.findUnique({ where: { id } })),
    getUserByEmail: async (email) => orNull(await prisma.user.findUnique({ where: { email: foldEmail(email) ?? '' } })),
    async getUserByAccount({ provider, providerAccountId }) {
      const account = await prisma.account.findUnique({
        where: { provider_providerAccountId: { provider, providerAccountId } },
        include: { user: true },
      });
      return orNull(account?.user ?? null);
    },
    async updateUser({ id, email, emailVerified, image }) {
      const data = { email: email === undefined ? undefined : foldEmail(email), emailVerified, image };
      return toAdapterUser(await prisma.user.update({ where: { id }, data }));
    },
    async linkAccount({ userId, type, provider, providerAccountId }: AdapterAccount) {
      await prisma.account.create({ data: { userId, type, provider, providerAccountId } });
    },
    createVerificationToken: (token) => prisma.verificationToken.create({ data: token }),
    async useVerificationToken(identifier_token) {
      try {
        return await prisma.verificationToken.delete({ where: { identifier_token } });
      } catch (error) {
        const isGone = error instanceof Prisma.PrismaClientKnownRequestError && error.code === 'P2025';
        if (isGone) return null;
        throw error;
      }
    },
    // Sign-ins live in the cookie alone; next-auth's types ask for these all the same.
    createSession: async () => unused(),
    getSessionAndUser: async () => unused(),
    updateSession: async () => unused(),
    deleteSession: async () => unused(),
  };
}

/** Everybody reads names, so that of who gave none says nothing: an address least of all. */
const someName = (): string => `Player ${randomInt(1000, 10_000)}`;

/** By what name whoever proved this address plays already, as a guest; null: nobody has, or does. */
async function nameAsGuest(db: Queryable, email: string | null): Promise<string | null> {
  const [guest] = email === null ? [] : await guestsAt(db, email);
  if (guest === undefined) return null;
  const seat = await db.matchSeat.findFirst({ where: { holderId: guest, match: { practice: false } } });
  return seat?.holderName ?? null;
}

function foldEmail(email: string | null | undefined): string | null {
  return email ? email.trim().toLowerCase() : null;
}

/** next-auth's type wants an e-mail address of everybody; its code does not. */
function toAdapterUser(user: User): AdapterUser {
  return { ...user, email: user.email ?? '' };
}

function orNull(user: User | null): AdapterUser | null {
  return user === null ? null : toAdapterUser(user);
}

function unused(): never {
  throw new Error('Sign-ins are kept in cookies, not in the database.');
}

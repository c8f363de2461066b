import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { encode } from 'next-auth/jwt';
import { sessionMaxAgeSeconds } from '../server/auth/cookie';
import { hashPassword } from '../server/auth/passwords';
import { nameColumns } from '../server/auth/taken-names';
import type { SessionToken } from '../server/auth/token';
import type { Database } from '../server/database/db';

// Accounts, and browsers that are signed in with them, put straight into the database: the same rows and cookies as one gets
// by registering and signing in, which tests that are about that do on the pages.

export const password = 'correct horse';
/** Once for all accounts of a worker: it is made to take long. */
let kept: Promise<string> | undefined;

export async function putAccount({ prisma }: Database, name: string): Promise<{ id: string }> {
  kept ??= hashPassword(password);
  return prisma.user.create({ data: { ...nameColumns(name), passwordHash: await kept, validFrom: new Date(0) } });
}

interface SigningIn {
  readonly context: BrowserContext;
  readonly person: { readonly id: string; readonly name: string };
  readonly url: string;
}

export async function putSignIn({ prisma }: Database, { context, person, url }: SigningIn): Promise<void> {
  const [session, known] = [randomBytes(16).toString('base64url'), randomBytes(24).toString('base64url')];
  const browser = createHash('sha256').update(known).digest('hex');
  await prisma.session.create({
    data: { id: session, personId: person.id, network: '127.0.0.1', browser, device: 'Chrome on Linux' },
  });
  const token: SessionToken = { sub: person.id, name: person.name, guest: false, since: Date.now(), session };
  const value = await encode({ token, secret: secretOfServer(), maxAge: sessionMaxAgeSeconds });
  const expires = Math.floor(Date.now() / 1000) + sessionMaxAgeSeconds;
  await context.addCookies([
    { name: 'main-match', value, url, httpOnly: true, sameSite: 'Lax', expires },
    { name: 'known-browser', value: known, url, httpOnly: true, sameSite: 'Lax', expires },
  ]);
}

const secretOfServer = () => readFileSync(path.join(process.env.E2E_DATA_DIR ?? '', 'auth-secret'), 'utf8').trim();

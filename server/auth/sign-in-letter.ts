import { createHash } from 'node:crypto';
import { db } from '../database/db';
import { env } from '../env';
import { isKeepable } from './names';

// A sign-in letter leads to a page of ours with one button. Programs that look behind links for their readers ask with GET or
// HEAD: only what the button posts uses the link up (docs/decisions/541).

/** What next-auth writes into the address of a letter. */
export interface LetterLink {
  readonly token: string;
  readonly email: string;
  readonly callbackUrl: string;
}

/** The page that asks first, from our own address. */
export const letterPath = ({ token, email, callbackUrl }: LetterLink): string =>
  `/sign-in/letter?${new URLSearchParams({ token, email, callbackUrl })}`;

/** Where its button posts to: next-auth uses the link up. */
export const letterAction = (link: LetterLink): string =>
  `/api/auth/callback/email?${new URLSearchParams({ ...link })}`;

/** Of an address that was opened; what is missing is empty. */
export const letterLinkOf = (query: Readonly<Record<string, unknown>>): LetterLink => ({
  token: textOf(query.token),
  email: textOf(query.email),
  callbackUrl: textOf(query.callbackUrl),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** As whom it signs in: the account's name, or the address where there is none yet. Null: it was used, or is too old. */
export async function readLetter({ token, email }: LetterLink): Promise<string | null> {
  if (token === '' || !isKeepable(email)) return null;
  const identifier_token = { identifier: email, token: hashOf(token) };
  const kept = await db().prisma.verificationToken.findUnique({ where: { identifier_token } });
  if (kept === null || kept.expires.getTime() < Date.now()) return null;
  const user = await db().prisma.user.findUnique({ where: { email: email.toLowerCase() }, select: { name: true } });
  return user?.name ?? email;
}

/** As next-auth hashes it. */
const hashOf = (token: string): string => createHash('sha256').update(`${token}${env().AUTH_SECRET}`).digest('hex');

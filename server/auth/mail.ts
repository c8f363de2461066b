import { createTransport } from 'nodemailer';
import { db } from '../database/db';
import { env } from '../env';
import { countAttempt } from './attempts';
import type { Client } from './client';
import { isClosedTo, neverTokenOf } from './closed-mailboxes';
import { signInLimits } from './letter-limits';
import { knownBy } from './sessions';
import { letterLinkOf, letterPath } from './sign-in-letter';

const minute = 60_000;

interface SignInMail {
  to: string;
  /** As next-auth makes it. */
  url: string;
  /** Who asks for it. */
  client: Client;
}

/**
 * Why nobody is sent a link there for this client, as a code: too many were asked for (with the minutes until there is another), or its reader wants
 * no letters but those that their own browser asks for. Null: it is sent, and counts.
 */
export async function refuseSignInMail({ to, client }: Omit<SignInMail, 'url'>): Promise<string | null> {
  const email = to.toLowerCase();
  const isOwn = await isOwnBrowser(email, client);
  if (!isOwn && (await isClosedTo(db().prisma, email))) return 'EmailSignin';
  const fromHere = isOwn ? [] : [{ key: `mail-from:${client.network}`, max: 200, windowMs: 60 * minute }];
  const others = await countAttempt(fromHere);
  if (others !== null) return `LETTERS_FROM_HERE_${minutesOf(others)}`;
  const { own, all } = signInLimits(email, isOwn ? `${client.browser}` : client.network);
  const wait = await countAttempt(isOwn ? own : [...own, all]);
  return wait === null ? null : `LETTERS_SENT_${minutesOf(wait)}`;
}

const minutesOf = (ms: number): number => Math.ceil(ms / minute);

/** Sends a link that signs its reader in. Throws when the mail server refuses. */
export async function sendSignInMail({ to, url }: Omit<SignInMail, 'client'>): Promise<void> {
  const { host, origin, searchParams } = new URL(url);
  const link = `${origin}${letterPath(letterLinkOf(Object.fromEntries(searchParams)))}`;
  const never = `${origin}/never/${neverTokenOf(to, env().AUTH_SECRET)}`;
  const text = `Open this link and press its button to sign in to Main Match at ${host}. It works once, for ten minutes:\n\n${link}\n\nIf you did not ask for it, do nothing.\n\n--\nThis was not me, never write to me: ${never}\n`;
  const transport = createTransport(env().SMTP_URL);
  try {
    await transport.sendMail({ to, from: env().MAIL_FROM, subject: 'Your link to Main Match', text });
  } finally {
    transport.close();
  }
}

/** Whoever has the address has signed in there before. */
async function isOwnBrowser(email: string, client: Client): Promise<boolean> {
  const user = await db().prisma.user.findUnique({ where: { email }, select: { id: true } });
  return (await knownBy(user?.id ?? '', client)) === 'browser';
}

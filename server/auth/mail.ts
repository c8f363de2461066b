import { createTransport } from 'nodemailer';
import { db } from '../database/db';
import { env } from '../env';
import { type AttemptLimit, countAttempt } from './attempts';
import type { Client } from './client';
import { isClosedTo, neverTokenOf } from './closed-mailboxes';
import { letterLimits } from './letter-limits';
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
 * Sends a link that signs its reader in. Throws when too many were asked for, when its reader wants no letters but those
 * that their own browser asks for, or when the mail server refuses.
 */
export async function sendSignInMail({ to, url, client }: SignInMail): Promise<void> {
  const email = to.toLowerCase();
  const isOwn = await isOwnBrowser(email, client);
  if (!isOwn && (await isClosedTo(db().prisma, email))) throw new Error('Nobody may write to this address.');
  if ((await countAttempt(limitsOf(email, { client, isOwn }))) !== null)
    throw new Error('Too many links were asked for.');
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

/** Nobody's mailbox is flooded, and who asks for links in somebody's name does not use up those of their own browser. */
function limitsOf(email: string, { client, isOwn }: { client: Client; isOwn: boolean }): AttemptLimit[] {
  if (isOwn) return letterLimits(`${email}:${client.browser}`);
  return [{ key: `mail-from:${client.network}`, max: 200, windowMs: 60 * minute }, ...letterLimits(email)];
}

import { createTransport } from 'nodemailer';
import { db } from '../database/db';
import { env } from '../env';
import { type AttemptLimit, countAttempt } from './attempts';
import type { Client } from './client';
import { letterLimits } from './letter-limits';
import { knownBy } from './sessions';

const minute = 60_000;

interface SignInMail {
  to: string;
  url: string;
  /** Who asks for it. */
  client: Client;
}

/** Sends a link that signs its reader in. Throws when too many were asked for, or when the mail server refuses. */
export async function sendSignInMail({ to, url, client }: SignInMail): Promise<void> {
  if ((await countAttempt(await limitsOf(to.toLowerCase(), client))) !== null)
    throw new Error('Too many links were asked for.');
  const host = new URL(url).host;
  const text = `Open this link to sign in to Main Match at ${host}. It works once, for ten minutes:\n\n${url}\n\nIf you did not ask for it, do nothing.\n`;
  const transport = createTransport(env().SMTP_URL);
  try {
    await transport.sendMail({ to, from: env().MAIL_FROM, subject: 'Your link to Main Match', text });
  } finally {
    transport.close();
  }
}

/** Nobody's mailbox is flooded, and who asks for links in somebody's name does not use up those of their own browser. */
async function limitsOf(email: string, client: Client): Promise<AttemptLimit[]> {
  const user = await db().prisma.user.findUnique({ where: { email }, select: { id: true } });
  const isKnown = (await knownBy(user?.id ?? '', client)) === 'browser';
  if (isKnown) return letterLimits(`${email}:${client.browser}`);
  return [{ key: `mail-from:${client.network}`, max: 200, windowMs: 60 * minute }, ...letterLimits(email)];
}

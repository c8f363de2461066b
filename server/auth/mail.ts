import { createTransport } from 'nodemailer';
import { env } from '../env';
import { countAttempt } from './attempts';

/** Sends a link that signs its reader in. Throws when too many were asked for, or when the mail server refuses. */
export async function sendSignInMail({ to, url }: { to: string; url: string }): Promise<void> {
  const isAllowed = await countAttempt([{ key: `mail:${to.toLowerCase()}`, max: 5, windowMs: 15 * 60_000 }]);
  if (!isAllowed) throw new Error('Too many links were sent to this address.');
  const host = new URL(url).host;
  const text = `Open this link to sign in to Main Match at ${host}. It works once, for ten minutes:\n\n${url}\n\nIf you did not ask for it, do nothing.\n`;
  const transport = createTransport(env().SMTP_URL);
  try {
    await transport.sendMail({ to, from: env().MAIL_FROM, subject: 'Your link to Main Match', text });
  } finally {
    transport.close();
  }
}

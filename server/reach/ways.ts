import { env } from '../env';
import { discordWay } from './discord-way';
import { mailWay } from './mail-way';
import { pushWay } from './push-way';
import type { WayKind } from './topics';
import type { Way } from './way';

/** What this server can send by; null: it is not set up. */
export function waysOfThisServer(): Readonly<Record<WayKind, Way | null>> {
  const { SMTP_URL, MAIL_FROM, PUBLIC_URL, AUTH_SECRET, PRIVATE_ENDS } = env();
  const canMail = SMTP_URL !== undefined && PUBLIC_URL !== undefined;
  const contact = PUBLIC_URL?.startsWith('https://') ? PUBLIC_URL : 'mailto:nobody@localhost';
  return {
    mail: canMail ? mailWay({ smtpUrl: SMTP_URL, from: MAIL_FROM, home: PUBLIC_URL, secret: AUTH_SECRET }) : null,
    discord: discordWay({ home: PUBLIC_URL ?? null, allowsPrivate: PRIVATE_ENDS }),
    push: pushWay({ secret: AUTH_SECRET, contact, allowsPrivate: PRIVATE_ENDS }),
  };
}

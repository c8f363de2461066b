import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { Queryable } from '../database/queryable';

// E-mail addresses whose owner has said: this was not me, never write to me. Whoever gives them, nothing is sent there. They
// are kept as hashes alone, and a link to close one names its hash: no address stands in a link or in a server's log.

/** What an address is known by: sha256 in hex. */
export const mailboxOf = (address: string): string =>
  createHash('sha256').update(address.trim().toLowerCase()).digest('hex');

const signatureOf = (mailbox: string, secret: string): Buffer =>
  createHmac('sha256', secret).update(`never write ${mailbox}`).digest().subarray(0, 18);

/** In every letter to somebody who has not asked for it yet. */
export function neverTokenOf(address: string, secret: string): string {
  const mailbox = mailboxOf(address);
  return `${mailbox}.${signatureOf(mailbox, secret).toString('base64url')}`;
}

/** Which mailbox it closes; null: it was not made here. */
export function parseNeverToken(token: string, secret: string): string | null {
  const [, mailbox, signature] = /^([\da-f]{64})\.([\w-]{24})$/.exec(token) ?? [];
  if (mailbox === undefined || signature === undefined) return null;
  return timingSafeEqual(Buffer.from(signature, 'base64url'), signatureOf(mailbox, secret)) ? mailbox : null;
}

export const isClosedTo = async (db: Queryable, address: string): Promise<boolean> =>
  (await db.closedMailbox.count({ where: { id: mailboxOf(address) } })) > 0;

export async function closeMailbox(db: Queryable, id: string): Promise<void> {
  await db.closedMailbox.upsert({ where: { id }, create: { id }, update: {} });
}

export async function openMailbox(db: Queryable, id: string): Promise<void> {
  await db.closedMailbox.deleteMany({ where: { id } });
}

import { createTransport } from 'nodemailer';
import { neverTokenOf } from '../auth/closed-mailboxes';
import { tellFault } from '../faults';
import { type Letterhead, letterOf } from './letter';
import { stopTokenOf } from './stop-token';
import type { Message, Sent, Way } from './way';

interface MailOptions {
  /** smtp://user:password@host:port */
  readonly smtpUrl: string;
  readonly from: string;
  /** Our own address. */
  readonly home: string;
  readonly secret: string;
}

/** E-mails by the server that sign-in uses too, over a few connections that stay open. */
export function mailWay({ smtpUrl, from, home, secret }: MailOptions): Way {
  const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };
  const { hostname } = new URL(home);
  const transport = createTransport({ url: smtpUrl, pool: true, maxConnections: 8, name: hostname, ...patience });
  const base = home.replace(/\/$/, '');
  return {
    async send(message) {
      const head = { from, home: base, wayOut: wayOutOf(message, secret) };
      try {
        await transport.sendMail(letterOf(message, head));
        return { type: 'sent' };
      } catch (error) {
        return failureOf(error, message);
      }
    },
    stop: () => transport.close(),
  };
}

/** Whoever has not said that the address is theirs is offered never to hear of us again. */
const wayOutOf = ({ wayId, address, isUnproved }: Message, secret: string): Letterhead['wayOut'] =>
  isUnproved
    ? { path: `never/${neverTokenOf(address, secret)}`, words: 'This was not me, never write to me' }
    : { path: `stop/${stopTokenOf(wayId, secret)}`, words: 'No more e-mails' };

/** What the mail server says of it goes to the address's owner and the hosts: no address in it, and not what it said. */
function failureOf(error: unknown, { id }: Message): Sent {
  const { code = null, responseCode = null } = smtpErrorOf(error);
  if (responseCode !== null && responseCode >= 500 && code !== 'EAUTH')
    return { type: 'refused', why: `The mail server refused it (${responseCode}).` };
  if (code === null && responseCode === null) tellFault(`reach: e-mail ${id}`, error);
  return {
    type: 'later',
    why: responseCode === null ? 'The mail server did not answer.' : 'The mail server was busy.',
  };
}

function smtpErrorOf(error: unknown): { code?: string | null; responseCode?: number | null } {
  if (!(error instanceof Error)) return {};
  const code = 'code' in error && typeof error.code === 'string' ? error.code : null;
  const responseCode = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null;
  return { code, responseCode };
}

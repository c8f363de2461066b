import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import { neverTokenOf } from '../auth/closed-mailboxes';
import { tellFault } from '../faults';
import { type Letterhead, letterOf } from './letter';
import { Places } from './places';
import { stopTokenOf } from './stop-token';
import type { Message, Sent, Way } from './way';
import { wholeLetterOf } from './whole-letter';
import { within } from './within';

interface MailOptions {
  /** smtp://user:password@host:port */
  readonly smtpUrl: string;
  readonly from: string;
  /** Our own address. */
  readonly home: string;
  readonly secret: string;
  /** How long a letter takes at most until it is answered. */
  readonly patienceMs?: number;
}

const connections = 8;
/** How long a letter waits for one of them, and how long until it is tried again. */
const waitMs = 5_000;
const againMs = 1_000;
/** How long a letter takes at most until the mail server has all of it, and has answered. */
const longestMs = 20_000;
/** How long an answer is listened for that comes later. */
const silenceMs = 60_000;

/** E-mails by the server that sign-in uses too, over a few connections that stay open. */
export function mailWay({ smtpUrl, from, home, secret, patienceMs = longestMs }: MailOptions): Way {
  const times = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: silenceMs };
  const { hostname } = new URL(home);
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: connections,
    name: hostname,
    ...times,
  });
  const base = home.replace(/\/$/, '');
  const places = new Places(connections);
  /** Letters of which the mail server has all, each known by what ends its sending: whatever it says, it may deliver them. */
  const handedOver = new WeakSet<AbortSignal>();
  transport.use('stream', ({ data: { signal }, message }, done) => {
    const letter = Buffer.from(wholeLetterOf(message));
    message.createReadStream = () => once(letter).once('end', () => signal !== undefined && handedOver.add(signal));
    done();
  });

  async function sendNow(message: Message, signal: AbortSignal): Promise<Sent> {
    try {
      const wayOut = wayOutOf(message, secret);
      await transport.sendMail({
        ...letterOf(message, { mark: markOf(message, secret), from, home: base, wayOut }),
        signal,
      });
      return { type: 'sent' };
    } catch (error) {
      const isSilent = (smtpErrorOf(error).responseCode ?? null) === null;
      return isSilent && handedOver.has(signal) ? { type: 'unknown', why: silentWhy } : failureOf(error, message);
    } finally {
      places.free();
    }
  }

  return {
    async send(message) {
      if (!(await places.take(waitMs)))
        return { type: 'later', why: 'Other letters are sent first.', retryAfterMs: againMs };
      const ending = new AbortController();
      const answer = sendNow(message, ending.signal);
      const sent = await within(patienceMs, answer);
      if (sent !== null) return sent;
      if (handedOver.has(ending.signal)) return { type: 'unknown', why: silentWhy, answer };
      ending.abort();
      return answer;
    },
    stop: () => transport.close({ force: true }), // all that goes on is listening for late answers
  };
}

/** In one write, and without what ends a stream of several stages. */
const once = (whole: Buffer): Readable =>
  new Readable({
    read() {
      this.push(whole);
      this.push(null);
    },
  });

const silentWhy = 'The mail server has it, and has not said whether it takes it.';

/** Deliveries are counted on the whole server: who saw two numbers would know how many others were told something in between. */
const markOf = ({ id }: Message, secret: string): string =>
  createHmac('sha256', secret).update(`delivery ${id}`).digest('base64url').slice(0, 22);

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

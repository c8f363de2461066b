import { LRUCache } from 'lru-cache';
import webPush from 'web-push';
import { z } from 'zod';
import { post } from './outward';
import { Places } from './places';
import { pushKeysOf } from './push-keys';
import type { Message, Sent, Way } from './way';

// Pushes to browsers, encrypted for each one and signed by this server.

export const subscriptionSchema = z.object({
  endpoint: z.url().max(1000),
  keys: z.object({
    p256dh: z.string().regex(/^[\w-]{80,100}={0,2}$/),
    auth: z.string().regex(/^[\w-]{20,30}={0,2}$/),
  }),
});
export type Subscription = z.infer<typeof subscriptionSchema>;

interface PushOptions {
  readonly secret: string;
  /** Our own address, or an e-mail address: whom a push service turns to. */
  readonly contact: string;
  readonly allowsPrivate: boolean;
}

/** For so long a push service keeps a message for a browser that is off. */
const ttlSeconds = 3 * 3600;

/** At one push service: as many as are worked off at once where all answer. More wait. */
const maxAtOnce = 128;
const waitMs = 5_000;

export function pushWay({ secret, contact, allowsPrivate }: PushOptions): Way {
  const signed = signer({ secret, contact });
  const crowds = new Map<string, Places>();
  return {
    async send(message) {
      const subscription = subscriptionSchema.parse(JSON.parse(message.address));
      const { origin } = new URL(subscription.endpoint);
      const places = crowds.get(origin) ?? new Places(maxAtOnce);
      if (!places.takeNow()) return { type: 'later', why: 'Others are pushed first.', retryAfterMs: waitMs };
      crowds.set(origin, places);
      try {
        const headers = signed(origin);
        const options = { headers, TTL: ttlSeconds, urgency: 'high', contentEncoding: 'aes128gcm' } as const;
        const sealed = webPush.generateRequestDetails(subscription, contentOf(message), options);
        const { status, retryAfterMs } = await post({
          url: sealed.endpoint,
          headers: textOf(sealed.headers),
          body: sealed.body,
          allowsPrivate,
        });
        return sentBy(status, retryAfterMs);
      } catch {
        return { type: 'later', why: 'The browser’s push service did not answer.' };
      } finally {
        places.free();
        if (places.isEmpty) crowds.delete(origin);
      }
    },
    stop: () => {},
  };
}

/** A signature holds for twelve hours, and is made anew after one. */
const signatureKeptMs = 3_600_000;
/** There are a handful of push services; anybody may name others. */
const signaturesKept = 100;

/** What tells a push service who sends: signed once for many messages, as push services ask for (RFC 8292, 2.1). */
function signer({ secret, contact }: Pick<PushOptions, 'secret' | 'contact'>) {
  const { publicKey, privateKey } = pushKeysOf(secret);
  const kept = new LRUCache<string, { Authorization: string }>({ max: signaturesKept, ttl: signatureKeptMs });
  return (service: string) => {
    const known = kept.get(service);
    if (known !== undefined) return known;
    const made = webPush.getVapidHeaders(service, contact, publicKey, privateKey, 'aes128gcm');
    kept.set(service, made);
    return made;
  };
}

/** What public/push-worker.js shows. */
const contentOf = ({ title, text, path, code }: Message): string =>
  JSON.stringify({ title, text, path, tag: code ?? 'main-match' });

const textOf = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));

/** Whether anything can be encrypted for it. */
export function isEncryptable(subscription: Subscription): boolean {
  try {
    const vapidDetails = { subject: 'mailto:nobody@localhost', ...pushKeysOf('') };
    webPush.generateRequestDetails(subscription, 'A test', { vapidDetails, contentEncoding: 'aes128gcm' });
    return true;
  } catch {
    return false;
  }
}

function sentBy(status: number, retryAfterMs: number | null): Sent {
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (status === 404 || status === 410) return { type: 'gone', why: 'The browser has given it up.' };
  const why = `The browser’s push service answered ${status}.`;
  if (status !== 429 && status < 500) return { type: 'refused', why };
  return { type: 'later', why, ...(retryAfterMs === null ? {} : { retryAfterMs }) };
}

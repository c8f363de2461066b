import { isIP } from 'node:net';
import { z } from 'zod';
import { plain } from './discord-text';
import { bare, isLoopback, type Posted, post } from './outward';
import { Places } from './places';
import type { Message, Sent, Way } from './way';

// Posts to channels on Discord, by webhooks that hosts gave. Nobody is notified but those whom the message mentions.

interface DiscordOptions {
  /** Our own address; null: nobody knows it, and posts lead nowhere. */
  readonly home: string | null;
  readonly allowsPrivate: boolean;
}

const hosts = new Set(['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com']);
const path = /^\/api\/(v\d{1,2}\/)?webhooks\/\d{5,25}\/[\w-]{20,120}$/;

/** Discord's own host and path, or with `allowsPrivate` the path on one's own machine. */
export function isDiscordWebhook(url: string, { allowsPrivate }: Pick<DiscordOptions, 'allowsPrivate'>): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, host, hostname, pathname, search, hash, username, password } = new URL(url);
  if (search + hash + username + password !== '' || !path.test(pathname)) return false;
  const isHere = hostname === 'localhost' || (isIP(bare(hostname)) !== 0 && isLoopback(bare(hostname)));
  return (protocol === 'https:' && hosts.has(host)) || (allowsPrivate && isHere);
}

/** More at once wait: where Discord is slow, others are not. */
const maxAtOnce = 6;
const waitMs = 1_000;

export function discordWay({ home, allowsPrivate }: DiscordOptions): Way {
  const places = new Places(maxAtOnce);
  return {
    async send(message) {
      if (!isDiscordWebhook(message.address, { allowsPrivate }))
        return { type: 'gone', why: 'This is no address of a webhook at Discord.' };
      if (!places.takeNow()) return { type: 'later', why: 'Others are posted first.', retryAfterMs: waitMs };
      try {
        const headers = { 'Content-Type': 'application/json', 'User-Agent': 'MainMatch (webhook, 1)' };
        return sentBy(await post({ url: message.address, headers, body: bodyOf(message, home), allowsPrivate }));
      } catch {
        return { type: 'later', why: 'Discord did not answer.' };
      } finally {
        places.free();
      }
    },
    stop: () => {},
  };
}

const longestContent = 2_000;
const mentionsSchema = z.array(z.string());

function bodyOf({ title, text, path, picture, mentions }: Message, home: string | null): string {
  const base = home?.replace(/\/$/, '') ?? null;
  const link = base === null ? '' : `\n<${base}${path}>`;
  const content = `**${plain(title)}**\n${text}`.slice(0, longestContent - link.length) + link;
  const embeds = base === null || picture === null ? [] : [{ image: { url: `${base}${picture}` } }];
  const users = mentionsSchema.parse(JSON.parse(mentions));
  return JSON.stringify({ content, embeds, allowed_mentions: { parse: [], users } });
}

function sentBy(posted: Posted): Sent {
  const { status } = posted;
  if (status >= 200 && status < 300) return { type: 'sent' };
  if (status === 404) return { type: 'gone', why: 'Discord knows this webhook no more.' };
  if (status === 401 || status === 403) return { type: 'gone', why: 'Discord does not take this webhook’s address.' };
  const why = `Discord answered ${status}.`;
  if (status !== 429) return { type: status >= 500 ? 'later' : 'refused', why };
  return { type: 'later', why: 'Discord asks to wait.', retryAfterMs: waitAskedFor(posted) };
}

const limited = z.object({ retry_after: z.number().min(0) });
const unknownWaitMs = 5_000;

/** Discord says it exactly in its answer, and in whole seconds in a header. */
function waitAskedFor({ text, retryAfterMs }: Posted): number {
  const asked = limited.safeParse(parsed(text));
  const exact = asked.success ? Math.ceil(asked.data.retry_after * 1000) : 0;
  return Math.max(exact, retryAfterMs ?? 0) || unknownWaitMs;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

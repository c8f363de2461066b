import { lookup as lookUp } from 'node:dns';
import { lookup } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// What goes out to addresses that people gave: never into private networks, at entry and again when it is sent (a name may
// lead elsewhere by then), and never where an answer would lead it on to.

/** Of IPv6 addresses that stand for IPv4 ones it knows by itself. */
const privateNetworks = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  ['64:ff9b::', 32],
  ['100::', 64],
  ['2001::', 23],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 9],
  ['ff00::', 8],
] as const)
  privateNetworks.addSubnet(network, prefix, 'ipv6');

/** Of an address in digits. */
export const isPrivateAddress = (address: string): boolean =>
  privateNetworks.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

const loopback = new BlockList();
loopback.addSubnet('127.0.0.0', 8, 'ipv4');
loopback.addAddress('::1', 'ipv6');

/** Of an address in digits: one's own machine. */
export const isLoopback = (address: string): boolean => loopback.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

export interface Allowing {
  /** For trying things out, with ends on one's own machine: these, without TLS too, and no other private network. */
  readonly allowsPrivate: boolean;
}

/** Whether messages may go there, as far as can be said now. */
export async function isOutward(url: string, { allowsPrivate }: Allowing): Promise<boolean> {
  if (!URL.canParse(url)) return false;
  const { protocol, username, password, hostname } = new URL(url);
  if (username !== '' || password !== '') return false;
  const found = await lookup(bare(hostname), { all: true }).catch(() => []);
  return found.length > 0 && found.every(({ address }) => isAllowed(address, { protocol, allowsPrivate }));
}

const isAllowed = (address: string, { protocol, allowsPrivate }: Allowing & { readonly protocol: string }): boolean =>
  isLoopback(address)
    ? allowsPrivate && (protocol === 'https:' || protocol === 'http:')
    : protocol === 'https:' && !isPrivateAddress(address);

/** Without the brackets of an IPv6 address. */
export const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, '');

export interface Posting extends Allowing {
  readonly url: string;
  readonly headers: Readonly<Record<string, string | number>>;
  readonly body: Buffer | string;
}

export interface Posted {
  readonly status: number;
  readonly retryAfterMs: number | null;
  /** What was answered, from its beginning; of what was taken nothing is read. */
  readonly text: string;
}

const longestAnswer = 4_000;

const timeoutMs = 15_000;

/** Answers as soon as the other end has said that it took it; throws where there is no answer, or none may be asked for. */
export function post({ url, headers, body, allowsPrivate }: Posting): Promise<Posted> {
  const { protocol, hostname } = new URL(url);
  const allowing = { protocol, allowsPrivate };
  if (isIP(bare(hostname)) !== 0 && !isAllowed(bare(hostname), allowing)) return Promise.reject(notOutward());
  const { request } = protocol === 'http:' ? http : https;
  const length = Buffer.byteLength(body);
  const options = {
    method: 'POST',
    headers: { ...headers, 'Content-Length': length },
    lookup: outwardLookup(allowing),
  };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, (answer) => {
      let text = '';
      const status = answer.statusCode ?? 0;
      answer.setEncoding('utf8').on('data', (part: string) => {
        text += part;
        if (text.length > longestAnswer) answer.destroy();
      });
      answer.on('error', () => {}); // what came of it is enough
      const seconds = Number(answer.headers['retry-after'] ?? Number.NaN);
      const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : null;
      const settle = () => resolve({ status, retryAfterMs, text: text.slice(0, longestAnswer) });
      answer.once('close', settle);
      if (status >= 200 && status < 300) settle();
    });
    const late = setTimeout(() => sent.destroy(new Error('no answer in time')), timeoutMs);
    sent.once('close', () => clearTimeout(late));
    sent.once('error', reject);
    sent.end(body);
  });
}

/** The connection goes to what was looked at, and to nothing that was not. */
const outwardLookup =
  (allowing: Parameters<typeof isAllowed>[1]): LookupFunction =>
  (hostname, options, done) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, []);
      if (!found.every(({ address }) => isAllowed(address, allowing))) return done(notOutward(), []);
      const [first] = found;
      if (options.all === true || first === undefined) return done(null, found);
      done(null, first.address, first.family);
    });
  };

const notOutward = () => new Error('not outward');

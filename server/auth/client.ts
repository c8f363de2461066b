// Where a request comes from, as far as that can be told: its network, and the browser, where it was here before.
import { createHash } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { isSecure } from './cookie';

export interface Client {
  /** An IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
  /** sha256 of what its browser is known by, in hex; null: it keeps nothing. */
  readonly browser: string | null;
  /** For its owner: "Firefox on Windows". */
  readonly device: string;
}

/** Found out when it is asked for: most requests never do. */
class RequestClient implements Client {
  constructor(private readonly headers: Readonly<Record<string, unknown>>) {}

  get network(): string {
    return networkOf(this.text('x-client-address') || 'unknown');
  }

  get browser(): string | null {
    const known = cookieValue(this.text('cookie'), browserCookieName());
    return known === null ? null : createHash('sha256').update(known).digest('hex');
  }

  get device(): string {
    return deviceOf(this.text('user-agent'));
  }

  private text(name: string): string {
    const value = this.headers[name];
    return typeof value === 'string' ? value : '';
  }
}

/** The server puts the client's address into a header, whatever the client itself sent (see http/address.ts). */
export const clientOf = (headers: Readonly<Record<string, unknown>>): Client => new RequestClient(headers);

/**
 * Set once, for as long as browsers keep anything; proves nothing but that this is the same browser. Its name must not begin
 * like the sign-in's: next-auth would take it for a part of that, and remove it.
 */
export const browserCookieName = (): string => (isSecure() ? '__Host-known-browser' : 'known-browser');

export function cookieValue(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
}

/** Who has an IPv6 address has at least 2^64 of them, so the half that they cannot choose is what counts. */
export function networkOf(address: string): string {
  const [bare = ''] = address.split('%');
  if (!isIPv6(bare)) return bare;
  const dotted = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(bare)?.[1];
  if (dotted !== undefined) return dotted;
  const [head = '', tail] = bare.split('::');
  const before = groupsOf(head);
  const after = groupsOf(tail ?? '');
  const zeros = Array<string>(tail === undefined ? 0 : 8 - before.length - after.length).fill('0');
  const half = [...before, ...zeros, ...after].slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${half.join(':')}::/64`;
}

/** An IPv4 address at the end stands for two. */
const groupsOf = (text: string): string[] =>
  text === '' ? [] : text.split(':').flatMap((group) => (group.includes('.') ? ['0', '0'] : [group]));

const browsers: readonly [RegExp, string][] = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bChrome\/|\bCriOS\/|\bHeadlessChrome\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const systems: readonly [RegExp, string][] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'Mac'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

/** As much of what a browser says of itself as its owner needs to know it again. */
export function deviceOf(userAgent: string): string {
  const browser = nameIn(browsers, userAgent) ?? 'A browser';
  const system = nameIn(systems, userAgent);
  return system === null ? browser : `${browser} on ${system}`;
}

const nameIn = (names: readonly [RegExp, string][], text: string): string | null =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

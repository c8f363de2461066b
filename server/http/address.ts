// Headers that say where a request comes from can be sent by anybody. Only as many of them are believed as there are
// proxies of ours in front (TRUSTED_PROXIES); the rest is replaced, for everything behind this server to rely on.
import type { IncomingMessage } from 'node:http';

export interface Surroundings {
  TRUSTED_PROXIES: number;
  PUBLIC_URL?: string;
}

export function settleOrigin(request: IncomingMessage, { TRUSTED_PROXIES, PUBLIC_URL }: Surroundings): void {
  const address = addressOf(request, TRUSTED_PROXIES);
  const publicUrl = PUBLIC_URL === undefined ? null : new URL(PUBLIC_URL);
  const protocol =
    publicUrl?.protocol.slice(0, -1) ?? forwarded(request, 'x-forwarded-proto', TRUSTED_PROXIES) ?? 'http';
  const host = publicUrl?.host ?? forwarded(request, 'x-forwarded-host', TRUSTED_PROXIES) ?? request.headers.host ?? '';
  request.headers['x-client-address'] = address;
  request.headers['x-forwarded-proto'] = protocol;
  request.headers['x-forwarded-host'] = host;
  request.headers['x-forwarded-for'] = address;
}

/** How whoever asks reaches this server, once `settleOrigin` has settled it: "https://play.example.org". */
export function siteOf({ headers }: IncomingMessage): string {
  const address = `${headers['x-forwarded-proto']}://${headers['x-forwarded-host']}`;
  return URL.canParse(address) ? address : 'http://localhost'; // a Host header can be anything
}

/** Every proxy appends whom it heard from; the last ones were written by ours. */
function addressOf(request: IncomingMessage, trustedProxies: number): string {
  const socketAddress = request.socket.remoteAddress ?? 'unknown';
  const chain = [...listOf(request.headers['x-forwarded-for']), socketAddress];
  return chain[chain.length - 1 - trustedProxies] ?? chain[0] ?? socketAddress;
}

function forwarded(request: IncomingMessage, header: string, trustedProxies: number): string | null {
  return trustedProxies === 0 ? null : (listOf(request.headers[header])[0] ?? null);
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

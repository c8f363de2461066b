// Headers that say where a request comes from can be sent by anybody. Only as many of them are believed as there are
// proxies of ours in front (TRUSTED_PROXIES); the rest is replaced, for everything behind this server to rely on.
import type { IncomingMessage } from 'node:http';
import { type Env, homeOf } from '../env';

export type Surroundings = Pick<Env, 'TRUSTED_PROXIES' | 'PUBLIC_URL' | 'PORT'>;

export function settleOrigin(request: IncomingMessage, surroundings: Surroundings): void {
  const { TRUSTED_PROXIES, PUBLIC_URL } = surroundings;
  const address = addressOf(request, TRUSTED_PROXIES);
  const home = new URL(homeOf(surroundings));
  const asked = forwarded(request, 'x-forwarded-host', TRUSTED_PROXIES);
  const protocol = PUBLIC_URL === undefined ? forwarded(request, 'x-forwarded-proto', TRUSTED_PROXIES) : null;
  // To be compared with what a browser says of its page (guard.ts), and for nothing else.
  if (asked !== null) request.headers.host = asked;
  request.headers['x-client-address'] = address;
  request.headers['x-forwarded-proto'] = protocol ?? home.protocol.slice(0, -1);
  request.headers['x-forwarded-host'] = home.host;
  request.headers['x-forwarded-for'] = address;
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

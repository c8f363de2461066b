import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import type { Traced } from '../faults';

/**
 * By what the log names a request that failed; its answer carries the same, where it has not begun. A proxy of ours may have
 * named it before. Asked for only when something has failed, since naming every request costs.
 */
export function traced(request: IncomingMessage, response: ServerResponse): Traced {
  const named = response.getHeader('X-Request-Id') ?? namedByProxy(request) ?? randomBytes(9).toString('base64url');
  if (!response.headersSent) response.setHeader('X-Request-Id', named);
  return { id: String(named), method: request.method ?? '', path: pathOf(request) };
}

function namedByProxy({ headers }: IncomingMessage): string | null {
  const id = env().TRUSTED_PROXIES > 0 ? headers['x-request-id'] : undefined;
  return typeof id === 'string' && /^[\w.:-]{8,128}$/.test(id) ? id : null;
}

/** Without what was asked there, and without a link's token. */
const pathOf = ({ url = '' }: IncomingMessage): string =>
  (url.split('?')[0] ?? '').replace(/^\/(join|prove|stop|never|api\/stop|api\/never|calendar)\/.*/, '/$1/…');

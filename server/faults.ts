// What goes wrong on our side is said on the server's error output: for people, or a line of JSON for whatever collects
// logs. What a request was sent with is never in it, as that can be a password or a seat's link.
import { env } from './env';

/** A request, as far as a log may know it. */
export interface Traced {
  /** What its answer carries as X-Request-Id too. */
  readonly id: string;
  readonly method: string;
  readonly path: string;
}

/** `where`: what was at work. */
export function tellFault(where: string, error: unknown, request?: Traced): void {
  if (env().LOG_FORMAT === 'json') console.error(asLine(where, error, request));
  else console.error(`${where}${request === undefined ? '' : ` (request ${request.id})`}:`, error);
}

function asLine(where: string, error: unknown, request?: Traced): string {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return JSON.stringify({ time: new Date().toISOString(), level: 'error', where, message, stack, request });
}

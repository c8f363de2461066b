// The one click by which mail programs end what they get (RFC 8058): a POST to the address in `List-Unsubscribe`, without a
// sign-in. `stop` ends one way, `never` closes an address to everybody.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { parseNeverToken } from '../auth/closed-mailboxes';
import { env } from '../env';
import { neverWrite, stopWay } from '../reach/choices';
import { parseStopToken } from '../reach/stop-token';

type Service = Parameters<typeof stopWay>[0];

const address = /^\/api\/((stop|never)\/([\w.-]{1,100}))$/;

export const isStop = ({ url = '' }: IncomingMessage): boolean => address.test(url);

/** A look at the address changes nothing: programs follow links in letters to see what is behind them. */
export async function answerStop(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  service: Service,
): Promise<void> {
  const [, path = '', kind, token = ''] = address.exec(request.url ?? '') ?? [];
  request.resume();
  if (request.method !== 'POST') return void response.writeHead(303, { Location: `/${path}` }).end();
  const isDone = kind === 'never' ? await never(service, token) : await stop(service, token);
  response.writeHead(isDone ? 200 : 404).end();
}

async function stop(service: Service, token: string): Promise<boolean> {
  const id = parseStopToken(token, env().AUTH_SECRET);
  if (id !== null) await stopWay(service, id);
  return id !== null;
}

async function never(service: Service, token: string): Promise<boolean> {
  const mailbox = parseNeverToken(token, env().AUTH_SECRET);
  if (mailbox !== null) await neverWrite(service, mailbox);
  return mailbox !== null;
}

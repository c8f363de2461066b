// The one click by which mail programs end a way (RFC 8058): a POST to the address in `List-Unsubscribe`, without a sign-in.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { env } from '../env';
import { stopWay } from '../reach/choices';
import { parseStopToken } from '../reach/stop-token';

const address = /^\/api\/stop\/([\w.-]{1,60})$/;

export const isStop = ({ url = '' }: IncomingMessage): boolean => address.test(url);

/** A look at the address changes nothing: programs follow links in letters to see what is behind them. */
export async function answerStop(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  service: Parameters<typeof stopWay>[0],
): Promise<void> {
  const [, token = ''] = address.exec(request.url ?? '') ?? [];
  request.resume();
  if (request.method !== 'POST') return void response.writeHead(303, { Location: `/stop/${token}` }).end();
  const id = parseStopToken(token, env().AUTH_SECRET);
  if (id !== null) await stopWay(service, id);
  response.writeHead(id === null ? 404 : 200).end();
}

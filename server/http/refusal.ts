import type { IncomingMessage, ServerResponse } from 'node:http';
import type { RefusedRequest } from './guard';

/** So much of what nobody reads is taken in all the same. */
const mostThrownAway = 4 * 1024 * 1024;

/**
 * In words. Whoever is still sending has to be let: they would hear that the connection broke, not why they are refused. Node
 * throws away what comes, unless the connection is closed.
 */
export function refuse(
  { request, response }: { request: IncomingMessage; response: ServerResponse },
  { status, sentence }: RefusedRequest,
): void {
  const closes = bytesToCome(request) > mostThrownAway;
  response.writeHead(status, { 'Content-Type': 'application/json', ...(closes && { Connection: 'close' }) });
  response.end(JSON.stringify({ error: { message: sentence, data: { httpStatus: status } } }));
}

function bytesToCome({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return Number.POSITIVE_INFINITY;
  return Number(headers['content-length'] ?? 0);
}

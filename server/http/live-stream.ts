// `play.live` on plain Node HTTP: byte for byte what tRPC's own subscription sends, without its chain of streams for
// every connection, which for a thousand spectators costs most of a second. What was written down once for a group goes
// out as the same bytes to each of its members. Whatever is out of the ordinary here is left to tRPC.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Watcher } from '../live/group';
import type { Watching } from '../live/hub';
import type { Finding } from '../log/match-cache';
import { isWatchable } from '../pages/access';
import type { Person } from '../person';
import { liveClient, pingMs } from '../trpc/init';
import { liveInput } from '../trpc/inputs';

const path = '/api/trpc/play.live';
const connected = `event: connected\ndata: ${JSON.stringify(liveClient)}\n\n\n`;
const ping = 'event: ping\ndata: \n\n\n';
const notYours = {
  message: 'You may not watch this match any more.',
  code: -32_003,
  data: { code: 'FORBIDDEN', httpStatus: 403, field: null },
};
const ended = `event: serialized-error\ndata: ${JSON.stringify(notYours)}\n\n\n`;
/** A connection that takes this little in gets a new start instead: its browser connects again. */
const maxWaitingBytes = 4 * 1024 * 1024;

const open = new Set<ServerResponse>();
let _pinging: NodeJS.Timeout | null = null;

interface LiveRequest {
  request: IncomingMessage;
  response: ServerResponse;
  service: Finding & Watching;
  personOf: (cookie: string | undefined) => Promise<Person | null>;
}

/** True if the request was for a match that may be watched, and is being answered. */
export async function answerLive({ request, response, service, personOf }: LiveRequest): Promise<boolean> {
  const asked = request.method === 'GET' && request.url?.startsWith(path) ? readInput(request) : null;
  if (asked === null) return false;
  const [person, match] = await Promise.all([personOf(request.headers.cookie), service.matches.find(asked.code)]);
  if (match === null || !isWatchable(match, person)) return false;
  if (response.destroyed) return true;
  const watcher: Watcher = {
    person,
    send: (text) => write(response, text.frame),
    end: () => {
      open.delete(response);
      response.end(ended);
    },
  };
  response.once('close', () => {
    open.delete(response);
    service.hub.leave(match, watcher);
  });
  begin(response);
  service.hub.join(match, watcher, asked.lastEventId);
  return true;
}

function readInput(request: IncomingMessage): { code: string; lastEventId: string | null } | null {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname !== path) return null;
  const header = request.headers['last-event-id'];
  try {
    const input = liveInput.parse(JSON.parse(url.searchParams.get('input') ?? 'null'));
    const lastEventId = header ?? url.searchParams.get('lastEventId') ?? input.lastEventId ?? null;
    return { code: input.code, lastEventId: typeof lastEventId === 'string' ? lastEventId : null };
  } catch {
    return null; // tRPC says what is wrong with it
  }
}

function begin(response: ServerResponse): void {
  // The connection ends with the stream, so chunks need no frames of their own.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-cache, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  response.write(connected);
  open.add(response);
  _pinging ??= setInterval(() => {
    for (const each of open) write(each, ping);
  }, pingMs).unref();
}

function write(response: ServerResponse, bytes: string | Buffer): void {
  if (response.writableEnded) return;
  if (response.writableLength > maxWaitingBytes) response.destroy();
  else response.write(bytes);
}

// `play.live`: byte for byte what tRPC's own subscription sends (live/follow.ts), from the same groups of viewers. What
// was written down once for a group goes out as the same bytes to each of its members. Errors are left to tRPC.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxWaitingBytes, mayWatch, notWatchable, signedOut } from '../../live/follow';
import type { Ending, Watcher } from '../../live/group';
import type { Watching } from '../../live/hub';
import type { Finding } from '../../log/match-cache';
import type { Person } from '../../person';
import { liveClient, pingMs } from '../../trpc/init';
import { liveInput } from '../../trpc/inputs';
import { apiPath } from '../guard';

const path = `${apiPath}play.live`;
const connected = `event: connected\ndata: ${JSON.stringify(liveClient)}\n\n\n`;
const ping = 'event: ping\ndata: \n\n\n';
const errors = {
  forbidden: { code: -32_003, message: notWatchable, data: { code: 'FORBIDDEN', httpStatus: 403, field: null } },
  'signed-out': { code: -32_001, message: signedOut, data: { code: 'UNAUTHORIZED', httpStatus: 401, field: null } },
};
const ended = (why: Ending) => `event: serialized-error\ndata: ${JSON.stringify(errors[why])}\n\n\n`;

const open = new Set<ServerResponse>();
let _pinging: NodeJS.Timeout | null = null;

interface LiveRequest {
  request: IncomingMessage;
  response: ServerResponse;
  context: () => Promise<{ readonly user: Person | null; readonly service: Finding & Watching }>;
}

/** True if the request was for a match that may be watched, and is being answered. */
export async function answerLive({ request, response, context }: LiveRequest): Promise<boolean> {
  const asked = request.method === 'GET' && request.url?.startsWith(path) ? readInput(request) : null;
  if (asked === null) return false;
  const { user, service } = await context();
  const match = await service.matches.find(asked.code);
  if (match === null || !(await mayWatch(service, { match, user }))) return false;
  if (response.destroyed) return true;
  const watcher: Watcher = {
    person: user,
    isStage: asked.asSpectator,
    send: (text) => write(response, text.frame),
    end: (why) => {
      open.delete(response);
      response.end(ended(why));
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

interface Asked {
  readonly code: string;
  readonly lastEventId: string | null;
  readonly asSpectator: boolean;
}

function readInput(request: IncomingMessage): Asked | null {
  const url = new URL(request.url ?? '', 'http://localhost');
  if (url.pathname !== path) return null;
  const header = request.headers['last-event-id'];
  try {
    const input = liveInput.parse(JSON.parse(url.searchParams.get('input') ?? 'null'));
    const lastEventId = header ?? url.searchParams.get('lastEventId') ?? input.lastEventId ?? null;
    return {
      code: input.code,
      lastEventId: typeof lastEventId === 'string' ? lastEventId : null,
      asSpectator: input.asSpectator ?? false,
    };
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

/** Who takes in too little is cut off, and gets a new start: browsers connect again by themselves. */
function write(response: ServerResponse, bytes: string | Buffer): void {
  if (response.writableEnded) return;
  if (response.writableLength > maxWaitingBytes) response.destroy();
  else response.write(bytes);
}

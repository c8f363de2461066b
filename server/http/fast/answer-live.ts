// `play.live` and `play.liveAll`: byte for byte what tRPC's own subscriptions send (live/follow.ts, live/follow-screens.ts),
// from the same groups of viewers. What was written down once for a group goes out as the same bytes to each of its members.
// Errors are left to tRPC, but for those of one screen among several.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { z } from 'zod';
import type { ForAll } from '@/games/kit/live-message';
import { endingOf, findWatchable, maxWaitingBytes, noMatch } from '../../live/follow';
import { ended, type ScreenInput } from '../../live/follow-screens';
import type { Ending, LiveText, Watcher } from '../../live/group';
import type { Watching } from '../../live/hub';
import type { Finding } from '../../log/match-cache';
import type { Person } from '../../person';
import { liveClient } from '../../trpc/init';
import { liveAllInput, liveInput } from '../../trpc/inputs';
import { apiPath } from '../guard';
import { Pings } from './pings';

const paths = { one: `${apiPath}play.live`, all: `${apiPath}play.liveAll` };
const connected = `event: connected\ndata: ${JSON.stringify(liveClient)}\n\n\n`;
const over = 'event: return\ndata: \n\n\n';
const statuses = {
  NOT_FOUND: [-32_004, 404],
  FORBIDDEN: [-32_003, 403],
  UNAUTHORIZED: [-32_001, 401],
  PRECONDITION_FAILED: [-32_012, 412],
} as const;
const notThere = { code: 'NOT_FOUND', message: noMatch } as const;

function endOf(why: Ending): string {
  const { code, message } = endingOf(why);
  const [number, httpStatus] = statuses[code];
  const error = { code: number, message, data: { code, httpStatus, field: null } };
  return `event: serialized-error\ndata: ${JSON.stringify(error)}\n\n\n`;
}

function endOfScreen(n: number, why: { readonly code: keyof typeof statuses; readonly message: string }): string {
  const { id, news } = ended(n, why);
  return `data: ${JSON.stringify(news)}\nid: ${id}\n\n\n`;
}

const pings = new Pings();

interface LiveRequest {
  request: IncomingMessage;
  response: ServerResponse;
  context: () => Promise<Context>;
}

interface Context {
  readonly user: Person | null;
  readonly service: Finding & Watching;
}

/** True if the request was for what may be watched, and is being answered. */
export async function answerLive({ request, response, context }: LiveRequest): Promise<boolean> {
  if (request.method !== 'GET' || request.url?.startsWith(paths.one) !== true) return false;
  const url = new URL(request.url, 'http://localhost');
  if (url.pathname === paths.one) return answerOne(response, { asked: readOne(request, url), context });
  if (url.pathname === paths.all) return answerAll(response, { asked: readAll(url), context });
  return false;
}

interface Answering<Asked> {
  readonly asked: Asked | null;
  readonly context: () => Promise<Context>;
}

async function answerOne(response: ServerResponse, { asked, context }: Answering<Asked>): Promise<boolean> {
  if (asked === null) return false;
  const { user, service } = await context();
  const found = await findWatchable(service, { user, code: asked.code });
  if (found === null) return false;
  if (response.destroyed) return true;
  const watcher: Watcher = {
    person: user,
    isStage: asked.asSpectator,
    asksForAll: asked.asksForAll,
    send: (text) => write(response, text.frame),
    end: (why) => response.end(endOf(why)),
  };
  begin(response, () => service.hub.leave(found, watcher));
  service.hub.join(found, watcher, asked.lastEventId);
  return true;
}

async function answerAll(response: ServerResponse, { asked, context }: Answering<readonly Asked[]>): Promise<boolean> {
  if (asked === null) return false;
  const { user, service } = await context();
  const found = await Promise.all(asked.map(({ code }) => findWatchable(service, { user, code })));
  if (response.destroyed) return true;
  const leaving: (() => void)[] = [];
  begin(response, () => {
    for (const leave of leaving) leave();
  });
  let watching = asked.length;
  const end = (n: number, why: Parameters<typeof endOfScreen>[1]) => {
    write(response, endOfScreen(n, why));
    watching -= 1;
    if (watching === 0) response.end(over);
  };
  for (const [n, { asSpectator, asksForAll, lastEventId }] of asked.entries()) {
    const match = found[n];
    if (match === undefined || match === null) {
      end(n, notThere);
      continue;
    }
    const send = (text: LiveText) => write(response, text.frameOf(n));
    const watcher: Watcher = {
      person: user,
      isStage: asSpectator,
      asksForAll,
      send,
      end: (why) => end(n, endingOf(why)),
    };
    leaving.push(() => service.hub.leave(match, watcher));
    service.hub.join(match, watcher, lastEventId);
  }
  return true;
}

interface Asked {
  readonly code: string;
  readonly lastEventId: string | null;
  readonly asSpectator: boolean;
  readonly asksForAll: ForAll;
}

/** Null: tRPC says what is wrong with it. */
function readOne(request: IncomingMessage, url: URL): Asked | null {
  const input = readInput(url, liveInput);
  if (input === null) return null;
  const header = request.headers['last-event-id'];
  const lastEventId = header ?? url.searchParams.get('lastEventId') ?? input.lastEventId;
  return askedOf({ ...input, lastEventId: typeof lastEventId === 'string' ? lastEventId : null });
}

const readAll = (url: URL): readonly Asked[] | null => readInput(url, liveAllInput)?.screens.map(askedOf) ?? null;

const askedOf = ({ code, lastEventId = null, asSpectator = false, asksForAll = false }: ScreenInput): Asked => ({
  code,
  lastEventId,
  asSpectator,
  asksForAll,
});

function readInput<T>(url: URL, form: z.ZodType<T>): T | null {
  try {
    return form.parse(JSON.parse(url.searchParams.get('input') ?? 'null'));
  } catch {
    return null;
  }
}

function begin(response: ServerResponse, closed: () => void): void {
  // The connection ends with the stream, so chunks need no frames of their own.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'Content-Type': 'text/event-stream',
    'Cache-Control': 'no-store, no-transform',
    'X-Accel-Buffering': 'no',
    Connection: 'close',
  });
  response.write(connected);
  const rest = pings.begin(response);
  response.once('close', () => {
    rest();
    closed();
  });
}

/** Who takes in too little is cut off, and gets a new start: browsers connect again by themselves. */
function write(response: ServerResponse, bytes: string | Buffer): void {
  if (response.writableEnded) return;
  if (response.writableLength > maxWaitingBytes) response.destroy();
  else response.write(bytes);
}

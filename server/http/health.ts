// For load balancers and whoever watches: is the process there, can it reach its database, and how is it.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const readyWithinMs = 2_000;

const registry = new Registry();
collectDefaultMetrics({ register: registry });
const requests = new Histogram({
  name: 'main_match_request_seconds',
  help: 'How long answers took, from the request to its end; live streams are left out.',
  labelNames: ['kind', 'status'],
  buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
  registers: [registry],
});
const streams = new Gauge({
  name: 'main_match_streams',
  help: 'Live streams that are open.',
  registers: [registry],
});

/** Counts a request from now until its response closes. */
export function measure({ url = '' }: IncomingMessage, response: ServerResponse): void {
  const kind = url.startsWith('/api/trpc/play.live') ? 'stream' : url.startsWith('/api/') ? 'api' : 'page';
  if (kind === 'stream') {
    streams.inc();
    response.once('close', () => streams.dec());
    return;
  }
  const end = requests.startTimer({ kind });
  response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
}

interface Health {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  /** Asks the database anything; fails where it is away. */
  readonly askDatabase: () => Promise<unknown>;
  /** What a reader of figures has to show; undefined: there are none. */
  readonly token: string | undefined;
}

/** True if this was asked for, and has been answered. */
export async function answerHealth({ request, response, askDatabase, token }: Health): Promise<boolean> {
  switch (request.url?.split('?')[0]) {
    case '/healthz':
      say(response, 200, 'The process is alive.');
      return true;
    case '/readyz':
      if (await isAnswered(askDatabase)) say(response, 200, 'Ready.');
      else say(response, 503, 'The database does not answer.');
      return true;
    case '/metrics':
      if (!holds(request, token)) say(response, 404, 'There is nothing here.');
      else say(response, 200, await registry.metrics(), registry.contentType);
      return true;
    default:
      return false;
  }
}

async function isAnswered(ask: Health['askDatabase']): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), readyWithinMs);
  });
  const answered = ask().then(
    () => true,
    () => false,
  );
  return Promise.race([answered, late]).finally(() => clearTimeout(timer));
}

function holds({ headers }: IncomingMessage, token: string | undefined): boolean {
  if (token === undefined) return false;
  const [given, wanted] = [Buffer.from(headers.authorization ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}

function say(response: ServerResponse, status: number, text: string, type = 'text/plain; charset=utf-8'): void {
  response.writeHead(status, { 'Content-Type': type, 'Cache-Control': 'no-store' });
  response.end(text);
}

// For load balancers and whoever watches: is the process there, can it reach its database, and how is it.
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Written } from '../log/appender';
import { isLive } from './guard';

const readyWithinMs = 2_000;

interface Asked {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

interface Watched {
  /** Asks the database anything; fails where it is away. */
  readonly askDatabase: () => Promise<unknown>;
  /** What a reader of figures has to show; undefined: there are none, and nothing is counted. */
  readonly token: string | undefined;
}

export class Health {
  private readonly figures: Figures | null;

  constructor(private readonly watched: Watched) {
    this.figures = watched.token === undefined ? null : new Figures();
  }

  /** What counts appends; undefined where nothing is counted. */
  get written(): Written | undefined {
    return this.figures?.written;
  }

  /** Counts a request from now until its response closes. */
  measure({ request, response }: Asked): void {
    this.figures?.measure(request, response);
  }

  isAsked({ url = '' }: IncomingMessage): boolean {
    return url.startsWith('/healthz') || url.startsWith('/readyz') || url.startsWith('/metrics');
  }

  async answer({ request, response }: Asked): Promise<void> {
    const { askDatabase, token } = this.watched;
    switch (request.url?.split('?')[0]) {
      case '/healthz':
        return say(response, 200, 'The process is alive.');
      case '/readyz':
        if (await isAnswered(askDatabase)) return say(response, 200, 'Ready.');
        return say(response, 503, 'The database does not answer.');
      case '/metrics':
        if (this.figures !== null && holds(request, token)) {
          return say(response, 200, await this.figures.text(), this.figures.contentType);
        }
    }
    say(response, 404, 'There is nothing here.');
  }
}

class Figures {
  private readonly registry = new Registry();
  readonly contentType = this.registry.contentType;
  private readonly requests = new Histogram({
    name: 'main_match_request_seconds',
    help: 'How long answers took, from the request to its end; live streams are left out.',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [this.registry],
  });
  private readonly streams = new Gauge({
    name: 'main_match_streams',
    help: 'Live streams that are open.',
    registers: [this.registry],
  });
  private readonly appends = new Counter({
    name: 'main_match_appends_total',
    help: 'Statements that appended to a log.',
    registers: [this.registry],
  });
  private readonly events = new Counter({
    name: 'main_match_events_total',
    help: 'Events that were appended, by who sent them: players, hosts, bots, the platform itself (auto), the clock.',
    labelNames: ['via'],
    registers: [this.registry],
  });
  private readonly lateness = new Histogram({
    name: 'main_match_deadline_late_seconds',
    help: 'How long after a deadline what it closes was on disk.',
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 60],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  measure(request: IncomingMessage, response: ServerResponse): void {
    if (isLive(request)) {
      this.streams.inc();
      response.once('close', () => this.streams.dec());
      return;
    }
    const end = this.requests.startTimer({ kind: request.url?.startsWith('/api/') === true ? 'api' : 'page' });
    response.once('close', () => end({ status: `${Math.floor(response.statusCode / 100)}xx` }));
  }

  readonly written: Written = (events) => {
    this.appends.inc();
    for (const { via, lateMs } of events) {
      this.events.inc({ via });
      if (via === 'clock') this.lateness.observe(lateMs / 1_000);
    }
  };

  text(): Promise<string> {
    return this.registry.metrics();
  }
}

async function isAnswered(ask: Watched['askDatabase']): Promise<boolean> {
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

// How much one person and one network may ask of a process. Counted in its memory, so that a move stays one statement; what is
// seldom and costs for good is counted in the database (trpc/quotas.ts).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientOf } from '../auth/client';
import { inWords } from '../auth/in-words';
import { personOf } from '../auth/session';
import { liveAllInput } from '../trpc/inputs';
import { apiPath, isBuiltFile, weightOf } from './guard';

export interface Allowance {
  /** Plain calls or pages a minute; those that cost more count for more (guard.ts). */
  readonly personPerMinute: number;
  readonly networkPerMinute: number;
  /** Open screens at once, however many of them share a stream. */
  readonly personStreams: number;
  readonly networkStreams: number;
}

/** A host with thirteen players, or sixty people in a hall, come nowhere near. */
export const generous: Allowance = {
  personPerMinute: 900,
  networkPerMinute: 12_000,
  personStreams: 100,
  networkStreams: 5_000,
};

export class Limits {
  private readonly persons: RateLimiterMemory;
  private readonly networks: RateLimiterMemory;
  private readonly streams = new Map<string, number>();

  constructor(private readonly allowance: Allowance = generous) {
    this.persons = new RateLimiterMemory({ points: allowance.personPerMinute, duration: 60 });
    this.networks = new RateLimiterMemory({ points: allowance.networkPerMinute, duration: 60 });
  }

  /** In how many seconds to come back; null: it may pass. A stream counts until its response closes. */
  async refuse(request: IncomingMessage, response: ServerResponse): Promise<number | null> {
    if (isBuiltFile(request)) return null;
    const { network } = clientOf(request.headers);
    const person = (await personOf(request.headers.cookie))?.id ?? null;
    const cost = costOf(request);
    const waitMs =
      (person === null ? null : await consume(this.persons, person, cost)) ??
      (await consume(this.networks, network, cost));
    if (waitMs !== null) return Math.ceil(waitMs / 1000);
    const screens = screensOf(request);
    return screens > 0 ? this.openStream(response, { person, network, screens }) : null;
  }

  private openStream(response: ServerResponse, { person, network, screens }: Who & Asking): number | null {
    const { personStreams, networkStreams } = this.allowance;
    const places: [string, number][] = [[`network ${network}`, networkStreams]];
    if (person !== null) places.push([`person ${person}`, personStreams]);
    if (places.some(([place, most]) => (this.streams.get(place) ?? 0) + screens > most)) return streamWaitSeconds;
    if (response.destroyed) return null;
    for (const [place] of places) this.count(place, screens);
    response.once('close', () => {
      for (const [place] of places) this.count(place, -screens);
    });
    return null;
  }

  private count(place: string, by: number): void {
    const open = (this.streams.get(place) ?? 0) + by;
    if (open > 0) this.streams.set(place, open);
    else this.streams.delete(place);
  }
}

interface Who {
  readonly person: string | null;
  readonly network: string;
}

interface Asking {
  readonly screens: number;
}

/** Nobody knows when somebody closes one. */
const streamWaitSeconds = 30;

/** Null: allowed. */
async function consume(limiter: RateLimiterMemory, key: string, cost: number): Promise<number | null> {
  try {
    await limiter.consume(key, cost);
    return null;
  } catch (error) {
    if (error instanceof RateLimiterRes) return error.msBeforeNext;
    throw error;
  }
}

/** How many screens a stream is asked for; 0: it is no stream. */
function screensOf({ url = '' }: IncomingMessage): number {
  if (!url.startsWith(`${apiPath}play.live`)) return 0;
  try {
    const input: unknown = JSON.parse(new URL(url, 'http://localhost').searchParams.get('input') ?? '');
    return liveAllInput.safeParse(input).data?.screens.length ?? 1;
  } catch {
    return 1;
  }
}

const costOf = ({ url = '' }: IncomingMessage): number => (url.startsWith(apiPath) ? weightOf(proceduresOf(url)) : 1);

const proceduresOf = (url: string): string[] =>
  (url.slice(apiPath.length).split('?')[0] ?? '').replaceAll('%2C', ',').split(',');

/** In words, and in the form in which whoever asks reads answers. */
export function refuseForNow({ url = '' }: IncomingMessage, response: ServerResponse, seconds: number): void {
  const message = tooMany(seconds);
  const error = {
    error: { code: -32_029, message, data: { code: 'TOO_MANY_REQUESTS', httpStatus: 429, field: null } },
  };
  const isApi = url.startsWith(apiPath);
  response.writeHead(429, {
    'Content-Type': isApi ? 'application/json' : 'text/plain; charset=utf-8',
    'Cache-Control': 'no-store',
    'Retry-After': seconds,
  });
  const isBatch = /[?&]batch=1(&|$)/.test(url);
  response.end(isApi ? JSON.stringify(isBatch ? proceduresOf(url).map(() => error) : error) : message);
}

export const tooMany = (seconds: number): string =>
  `That was too much at once from here. Nothing was changed; try again in ${inWords(seconds)}.`;

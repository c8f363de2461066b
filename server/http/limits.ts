// How much one person and one network may ask. Counted in the memory of each process, so that a move stays one statement, and what
// those ask who ask for much is told to the other processes; what is seldom and costs for good is counted in the database
// (trpc/quotas.ts).
import type { IncomingMessage, ServerResponse } from 'node:http';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { clientOf } from '../auth/client';
import { inWords } from '../auth/in-words';
import { personOf } from '../auth/session';
import type { Use, UseElsewhere } from '../log/notifier';
import { liveAllInput } from '../trpc/inputs';
import { apiPath, isBuiltFile, isLive, proceduresOf, weightOf } from './guard';
import { OpenScreens } from './open-screens';
import { muchShare, type Telling, tellEveryMs } from './telling';
import { waitPage, wantsPage } from './wait-page';

export interface Allowance {
  /**
   * Plain calls or pages a minute; those that cost more count for more (guard.ts). What changes something is counted apart
   * from what only reads, each up to this: who wrote too much still reads.
   */
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
  private readonly screens = new OpenScreens();
  private readonly untold = new Map<string, number>();
  private others: Telling | null = null;
  private timer: NodeJS.Timeout | null = null;

  constructor(private readonly allowance: Allowance = generous) {
    this.persons = new RateLimiterMemory({ keyPrefix: 'person', points: allowance.personPerMinute, duration: 60 });
    this.networks = new RateLimiterMemory({ keyPrefix: 'network', points: allowance.networkPerMinute, duration: 60 });
  }

  /** From now on other processes hear what is asked here, within a second. */
  share(others: Telling): void {
    this.others = others;
    this.screens.share(others);
  }

  /** What another process is used for counts here too. */
  hear({ kind, from, uses }: UseElsewhere): void {
    if (kind === 'open') this.screens.hear(from, uses);
    else
      for (const { key, amount } of uses) {
        const limiter = [this.persons, this.networks].find((one) => key === one.getKey(one.parseKey(key)));
        void limiter?.penalty(limiter.parseKey(key), amount);
      }
  }

  /** In how many seconds to come back; null: it may pass. A stream counts until its response closes. */
  async refuse(request: IncomingMessage, response: ServerResponse): Promise<number | null> {
    if (isBuiltFile(request)) return null;
    const { network } = clientOf(request.headers);
    const person = (await personOf(request.headers.cookie))?.id ?? null;
    const asked = { does: request.method === 'POST' ? 'writes' : 'reads', cost: costOf(request) } as const;
    const waitMs =
      (person === null ? null : await this.consume(this.persons, { who: person, ...asked })) ??
      (await this.consume(this.networks, { who: network, ...asked }));
    if (waitMs !== null) return Math.ceil(waitMs / 1000);
    const screens = screensOf(request);
    return screens > 0 ? this.openStream(response, { person, network, screens }) : null;
  }

  /** Null: allowed. */
  private async consume(limiter: RateLimiterMemory, { who, does, cost }: Counted): Promise<number | null> {
    const key = `${does} ${who}`;
    try {
      const { consumedPoints } = await limiter.consume(key, cost);
      if (consumedPoints > limiter.points * muchShare) this.tellLater({ key: limiter.getKey(key), amount: cost });
      return null;
    } catch (error) {
      if (error instanceof RateLimiterRes) return error.msBeforeNext;
      throw error;
    }
  }

  private tellLater({ key, amount }: Use): void {
    if (this.others === null) return;
    this.untold.set(key, (this.untold.get(key) ?? 0) + amount);
    this.timer ??= setTimeout(() => this.tellNow(), tellEveryMs).unref();
  }

  private tellNow(): void {
    this.timer = null;
    this.others?.tellOfUse(
      'spent',
      [...this.untold].map(([key, amount]) => ({ key, amount })),
    );
    this.untold.clear();
  }

  private openStream(response: ServerResponse, { person, network, screens }: Who & Asking): number | null {
    const { personStreams, networkStreams } = this.allowance;
    const places = [{ key: `network ${network}`, most: networkStreams }];
    if (person !== null) places.push({ key: `person ${person}`, most: personStreams });
    if (places.some((place) => !this.screens.hasRoom(place, screens))) return streamWaitSeconds;
    if (response.destroyed) return null;
    for (const place of places) this.screens.add(place, screens);
    response.once('close', () => {
      for (const place of places) this.screens.add(place, -screens);
    });
    return null;
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

interface Counted {
  readonly who: string;
  readonly does: 'reads' | 'writes';
  readonly cost: number;
}

/** How many screens a stream is asked for; 0: it is no stream. */
function screensOf(request: IncomingMessage): number {
  if (!isLive(request)) return 0;
  try {
    const input: unknown = JSON.parse(new URL(request.url ?? '', 'http://localhost').searchParams.get('input') ?? '');
    return liveAllInput.safeParse(input).data?.screens.length ?? 1;
  } catch {
    return 1;
  }
}

const costOf = ({ url = '' }: IncomingMessage): number => (url.startsWith(apiPath) ? weightOf(proceduresOf(url)) : 1);

/** In words, and in the form in which whoever asks reads answers. */
export function refuseForNow(request: IncomingMessage, response: ServerResponse, seconds: number): void {
  const { type, body } = refusalFor(request, seconds);
  response.writeHead(429, { 'Content-Type': type, 'Cache-Control': 'no-store', 'Retry-After': seconds });
  response.end(body);
}

function refusalFor(request: IncomingMessage, seconds: number): { type: string; body: string } {
  const { url = '' } = request;
  if (url.startsWith(apiPath)) return { type: 'application/json', body: JSON.stringify(apiRefusal(url, seconds)) };
  if (wantsPage(request)) return { type: 'text/html; charset=utf-8', body: waitPage(request, seconds) };
  return { type: 'text/plain; charset=utf-8', body: tooMany(seconds) };
}

function apiRefusal(url: string, seconds: number): object {
  const data = { code: 'TOO_MANY_REQUESTS', httpStatus: 429, field: null };
  const error = { error: { code: -32_029, message: tooMany(seconds), data } };
  const isBatch = /[?&]batch=1(&|$)/.test(url);
  return isBatch ? proceduresOf(url).map(() => error) : error;
}

export const tooMany = (seconds: number): string =>
  `That was too much at once from here. Nothing was changed; try again in ${inWords(seconds)}.`;

import { createTRPCClient, httpSubscriptionLink } from '@trpc/client';
import { EventSource, type FetchLike } from 'eventsource';
import { applyLive, type ForAll, type LiveState } from '@/games/kit/live-message';
import type { MatchPage } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';
import type { AppRouter } from '../trpc/router';
import { cookieOf, type Served, serveApi } from './http';

interface Looking {
  readonly user: Person | null;
  readonly code: string;
  readonly lastEventId?: string;
  readonly asSpectator?: boolean;
  readonly asksForAll?: ForAll;
}

/** A service that screens look at over HTTP, or where it is served already. */
type Source = Service | { readonly url: string };

/**
 * An open screen, as a browser has it: tRPC's own client on server-sent events over HTTP. Holds everything it was sent,
 * and what it shows now.
 */
export class Screen {
  state: LiveState<MatchPage> | null = null;
  readonly texts: string[] = [];
  readonly ids: string[] = [];
  error: { readonly code: string } | null = null;
  /** What is said of it. */
  errorWords = '';
  private wake = () => {};
  private readonly subscription: Promise<{ unsubscribe(): void }>;

  constructor(source: Source, looking: Looking) {
    this.subscription = this.open(source, looking);
  }

  private async open(source: Source, { user, ...input }: Looking): Promise<{ unsubscribe(): void }> {
    const url = 'url' in source ? source.url : (await servedAt(source)).url;
    const api = createTRPCClient<AppRouter>({
      links: [httpSubscriptionLink({ url, EventSource: sourceWith(await cookieOf(user)) as never })],
    });
    return api.play.live.subscribe(input, {
      onData: ({ id, data }) => this.hear(id, data),
      onError: ({ data, message }) => {
        this.errorWords = message;
        this.error = data ?? { code: 'unknown' };
        this.wake();
      },
    });
  }

  private hear(id: string, text: string): void {
    this.ids.push(id);
    this.texts.push(text);
    this.state = applyLive(this.state, text);
    this.wake();
  }

  /** Waits until what the screen shows is so. */
  async until(isSo: (state: LiveState<MatchPage>) => boolean, withinMs = 20_000): Promise<LiveState<MatchPage>> {
    const giveUpAt = Date.now() + withinMs;
    for (;;) {
      if (this.state !== null && isSo(this.state)) return this.state;
      const leftMs = giveUpAt - Date.now();
      if (leftMs <= 0)
        throw new Error(`The screen still shows ${JSON.stringify(this.state?.view ?? null).slice(0, 400)}`);
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, leftMs);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
    }
  }

  async close(): Promise<void> {
    (await this.subscription).unsubscribe();
  }
}

const served = new WeakMap<Service, Promise<Served>>();

function servedAt(service: Service): Promise<Served> {
  const at = served.get(service) ?? serveApi(service);
  served.set(service, at);
  return at;
}

function sourceWith(cookie: string) {
  const fetchWithCookie: FetchLike = (address, init) =>
    fetch(address, { ...init, headers: { ...init?.headers, cookie } } as RequestInit) as ReturnType<FetchLike>;
  return class extends EventSource {
    constructor(address: string | URL) {
      super(address, { fetch: fetchWithCookie });
    }
  };
}

import type { TRPCClient } from '@trpc/client';
import type { AnyRouter } from '@trpc/server';

// tRPC's HTTP protocol as this app speaks it: a query is a GET with its input in the address, a mutation a POST with its
// input as body, a subscription server-sent events that are resumed by the last id. tRPC's own client speaks more than
// this, and weighs seven times as much on every page; wire.test.ts holds the two side by side.

/** What the server answered instead of a result. */
export class ApiError extends Error {
  override name = 'ApiError';

  constructor(
    message: string,
    /** `field`: the key of what was sent that is wrong, as a path. */
    readonly data: { readonly code: string; readonly field?: unknown } | null,
  ) {
    super(message);
  }
}

interface Wire {
  readonly url: string;
  /** Of each request. */
  readonly headers?: () => Readonly<Record<string, string>>;
  /** Elsewhere than in browsers, another one. */
  readonly EventSource?: typeof EventSource;
}

/** A client of the router at `url`, with the types of tRPC's own. */
export const clientAt = <Router extends AnyRouter>(wire: Wire): TRPCClient<Router> =>
  procedureAt(wire, []) as TRPCClient<Router>;

function procedureAt(wire: Wire, path: readonly string[]): unknown {
  return new Proxy(() => {}, {
    get: (_, key) => procedureAt(wire, [...path, String(key)]),
    apply: (_, __, [input, listener]) => call(wire, path, { input, listener }),
  });
}

interface Given {
  readonly input: unknown;
  readonly listener: Listener;
}

function call({ url, headers = () => ({}), EventSource }: Wire, path: readonly string[], { input, listener }: Given) {
  const address = `${url}/${path.slice(0, -1).join('.')}`;
  switch (path.at(-1)) {
    case 'query':
      return answerOf(fetch(withInput(address, input), { headers: headers() }));
    case 'mutate':
      return answerOf(fetch(address, bodyOf(input, headers())));
    case 'subscribe':
      return listen({ address, input, listener, Source: EventSource ?? globalThis.EventSource });
    default:
      throw new Error(`${path.join('.')} is no query, mutation or subscription`);
  }
}

const withInput = (address: string, input: unknown) =>
  input === undefined ? address : `${address}?input=${encodeURIComponent(JSON.stringify(input))}`;

const bodyOf = (input: unknown, headers: Readonly<Record<string, string>>): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  ...(input === undefined ? {} : { body: JSON.stringify(input) }),
});

/** Fails with an `ApiError` where the server refused, and with any other where nobody answered. */
async function answerOf(request: Promise<Response>): Promise<unknown> {
  const answer = await (await request).json();
  if ('error' in answer) throw errorOf(answer.error);
  return answer.result.data;
}

const errorOf = ({ message, data }: ApiError) => new ApiError(message, data);

interface Listener {
  onData(message: unknown): void;
  onConnectionStateChange?(change: { readonly state: string; readonly error: Error | null }): void;
  onError?(error: Error): void;
  onComplete?(): void;
}

interface Listening {
  readonly address: string;
  readonly input: unknown;
  readonly listener: Listener;
  readonly Source: typeof EventSource;
}

/** A connection that breaks is taken up by the browser itself; one that is silent for too long is given up for a new one. */
function listen({ address, input, listener, Source }: Listening): { unsubscribe(): void } {
  let source: EventSource;
  let lastEventId: string | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let silentMs = 0;

  function open() {
    const asked = lastEventId === undefined ? input : { ...Object(input), lastEventId };
    source = new Source(withInput(address, asked));
    on('connected', ({ data }) => {
      silentMs = JSON.parse(data).reconnectAfterInactivityMs ?? 0;
      listener.onConnectionStateChange?.({ state: 'pending', error: null });
    });
    on('ping', () => {});
    on('message', ({ data, lastEventId: id }) => {
      if (id) lastEventId = id;
      listener.onData(id ? { id, data: JSON.parse(data) } : JSON.parse(data));
    });
    on('serialized-error', ({ data }) => {
      close();
      listener.onError?.(errorOf(JSON.parse(data)));
    });
    on('return', () => {
      close();
      listener.onComplete?.();
    });
    source.onerror = () => {
      const error = new Error('the connection was lost');
      if (source.readyState !== Source.CLOSED)
        return listener.onConnectionStateChange?.({ state: 'connecting', error });
      close();
      listener.onError?.(error);
    };
  }
  function on(event: string, hear: (message: MessageEvent<string>) => void) {
    source.addEventListener(event, (message) => {
      hear(message);
      if (source.readyState !== Source.CLOSED) expectMore();
    });
  }
  function expectMore() {
    clearTimeout(silence);
    if (silentMs > 0) silence = setTimeout(again, silentMs);
  }
  function again() {
    source.close();
    listener.onConnectionStateChange?.({ state: 'connecting', error: new Error('nothing was heard for too long') });
    open();
  }
  function close() {
    clearTimeout(silence);
    source.close();
  }
  open();
  return { unsubscribe: close };
}

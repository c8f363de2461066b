import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpLink, httpSubscriptionLink, splitLink, type TRPCClient } from '@trpc/client';
import { initTRPC, TRPCError, tracked } from '@trpc/server';
import { createHTTPHandler } from '@trpc/server/adapters/standalone';
import { EventSource } from 'eventsource';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ApiError, clientAt } from './wire';

// The same router asked through tRPC's own client and through ours: what is different in the answers, we have wrong.

const t = initTRPC.create({ sse: { client: { reconnectAfterInactivityMs: 200 } } });
const refuse = () => {
  throw new TRPCError({ code: 'FORBIDDEN', message: 'This is not yours.' });
};
const router = t.router({
  room: t.router({
    echo: t.procedure.input(z.object({ text: z.string() })).query(({ input }) => input),
    hello: t.procedure.query(() => ({ hello: 'you' })),
    add: t.procedure.input(z.object({ n: z.number() })).mutation(({ input }) => input.n + 1),
    touch: t.procedure.mutation(() => null),
    refuse: t.procedure.query(refuse),
    count: t.procedure.input(z.object({ lastEventId: z.string().optional() })).subscription(async function* ({
      input,
      signal,
    }) {
      const first = Number(input.lastEventId ?? 0);
      for (const n of [1, 2]) yield tracked(String(first + n), `number ${first + n}`);
      if (first === 0) await new Promise((done) => signal?.addEventListener('abort', done)); // silent from here on
    }),
    plain: t.procedure.subscription(async function* () {
      yield { plain: true };
      throw new TRPCError({ code: 'FORBIDDEN', message: 'No more.' });
    }),
  }),
});
type Router = typeof router;
type Client = TRPCClient<Router>;

const server = createServer(createHTTPHandler({ router, basePath: '/api/trpc/' }));
let clients: [name: string, Client][] = [];

beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}/api/trpc`;
  const links = splitLink({
    condition: ({ type }) => type === 'subscription',
    true: httpSubscriptionLink({ url, EventSource }),
    false: httpLink({ url }),
  });
  clients = [
    ['tRPC', createTRPCClient<Router>({ links: [links] })],
    ['ours', clientAt<Router>({ url, EventSource })],
  ];
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** What the two clients make of the same request. */
async function both<T>(request: (api: Client) => Promise<T>): Promise<T> {
  const [theirs, ours] = await Promise.all(clients.map(([, api]) => request(api)));
  expect(ours).toEqual(theirs);
  if (ours === undefined) throw new Error('nobody answered');
  return ours;
}

const failed = async (request: Promise<unknown>) => {
  const error = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (!(error instanceof Error)) throw new Error('it was answered');
  return { message: error.message, code: 'data' in error ? Object(error.data).code : undefined };
};

describe('requests', () => {
  it('queries and mutations, with and without input', async () => {
    expect(await both(({ room }) => room.echo.query({ text: 'Käthe & "Co" ? #' }))).toEqual({
      text: 'Käthe & "Co" ? #',
    });
    expect(await both(({ room }) => room.hello.query())).toEqual({ hello: 'you' });
    expect(await both(({ room }) => room.add.mutate({ n: 1 }))).toBe(2);
    expect(await both(({ room }) => room.touch.mutate())).toBeNull();
  });

  it('a refusal has its sentence and its code', async () => {
    expect(await both(({ room }) => failed(room.refuse.query()))).toEqual({
      message: 'This is not yours.',
      code: 'FORBIDDEN',
    });
  });

  it('where nobody answers, it is no answer of the server', async () => {
    const nowhere = clientAt<Router>({ url: 'http://127.0.0.1:1/api/trpc' });
    const error = await nowhere.room.hello.query().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(ApiError);
  });
});

type Heard = readonly unknown[];

const hear = (api: Client) =>
  new Promise<Heard>((resolve, reject) => {
    const heard: unknown[] = [];
    api.room.count.subscribe(
      {},
      { onData: (message) => heard.push(message), onError: reject, onComplete: () => resolve(heard) },
    );
  });

describe('subscriptions', () => {
  it('are taken up after the last id when nothing is heard for too long, and end when the server says so', async () => {
    const message = (n: number) => ({ id: String(n), data: `number ${n}` });
    expect((await both(hear)).map((one) => JSON.parse(JSON.stringify(one)))).toEqual([1, 2, 3, 4].map(message));
  });

  it('without ids bring the data alone; a refusal ends them', async () => {
    const heard = (api: Client) =>
      new Promise<Heard>((resolve) => {
        const all: unknown[] = [];
        api.room.plain.subscribe(undefined, {
          onData: (message) => all.push(message),
          onError: ({ message }) => resolve([...all, message]),
        });
      });
    expect(await both(heard)).toEqual([{ plain: true }, 'No more.']);
  });
});

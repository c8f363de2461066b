import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createTRPCClient, httpBatchLink, httpSubscriptionLink, splitLink } from '@trpc/client';
import { EventSource, type FetchLike } from 'eventsource';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyLive, type LiveState } from '@/games/kit/live';
import type { MatchPage } from '../pages/shapes';
import type { Person } from '../person';
import type { Service } from '../service';
import { accept, callerFor, newKey, person, seatMatch, startedMatch, startTestService } from '../testing/service';
import type { AppRouter } from '../trpc/router';
import { answerApi } from './api';

let service: Service;
let server: Server;
let url: string;

beforeAll(async () => {
  service = await startTestService();
  server = createServer((request, response) => void answerApi({ request, response, service, address: 'test' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trpc`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
});

/** A guest's browser: guests need no row in the database. */
async function cookieOf({ id, name }: Person): Promise<string> {
  const token = { sub: id, name, guest: true, since: Date.now() };
  return `main-match=${await encode({ token, secret: process.env.AUTH_SECRET ?? '' })}`;
}

interface Heard {
  readonly texts: string[];
  readonly ids: string[];
  error: { code: string } | null;
  state: LiveState<MatchPage> | null;
}

/** tRPC's own client, as a browser has it. */
async function follow(code: string, options: { as?: Person; lastEventId?: string } = {}) {
  const cookie = options.as === undefined ? '' : await cookieOf(options.as);
  const fetchWithCookie: FetchLike = (address, init) =>
    fetch(address, { ...init, headers: { ...init?.headers, cookie } } as RequestInit) as ReturnType<FetchLike>;
  class CookieEventSource extends EventSource {
    constructor(address: string | URL) {
      super(address, { fetch: fetchWithCookie });
    }
  }
  const api = createTRPCClient<AppRouter>({
    links: [
      splitLink({
        condition: ({ type }) => type === 'subscription',
        true: httpSubscriptionLink({ url, EventSource: CookieEventSource as never }),
        false: httpBatchLink({ url }),
      }),
    ],
  });
  const heard: Heard = { texts: [], ids: [], error: null, state: null };
  const subscription = api.play.live.subscribe(
    { code, lastEventId: options.lastEventId },
    {
      onData: ({ id, data }) => {
        heard.ids.push(id);
        heard.texts.push(data);
        heard.state = applyLive(heard.state, data);
      },
      onError: ({ data }) => {
        heard.error = data ?? { code: 'unknown' };
      },
    },
  );
  return { heard, close: () => subscription.unsubscribe() };
}

describe('live over plain HTTP', () => {
  test("tRPC's client reads it: everything at first, then what changes", async () => {
    const { code, host } = await startedMatch(service);
    const { heard, close } = await follow(code);
    await expect.poll(() => heard.state?.view?.round).toBe(1);
    await accept(host.host.act({ code, action: { type: 'resolve' }, key: newKey() }));
    await expect.poll(() => heard.state?.view?.round).toBe(2);
    expect(heard.texts).toHaveLength(2);
    expect(heard.texts[1]?.length).toBeLessThan((heard.texts[0] ?? '').length / 2);
    close();
  });

  test('who has the newest already is sent nothing; who has something older is sent everything', async () => {
    const { code, host } = await startedMatch(service);
    const first = await follow(code);
    const other = await follow(code); // keeps the group while the first one is away
    await expect.poll(() => first.heard.ids.length).toBe(1);
    const [id = ''] = first.heard.ids;
    first.close();
    const again = await follow(code, { lastEventId: id });
    await expect.poll(() => other.heard.ids.length).toBe(1);
    expect(again.heard.texts).toHaveLength(0);
    await accept(host.host.act({ code, action: { type: 'resolve' }, key: newKey() }));
    await expect.poll(() => again.heard.texts.length).toBe(1);
    const late = await follow(code, { lastEventId: id });
    await expect.poll(() => late.heard.state?.view?.round).toBe(2);
    for (const each of [other, again, late]) each.close();
  });

  test('an unknown match is 404, a private one 403', async () => {
    const { code } = await seatMatch(service, { visibility: 'private' });
    const unknown = await follow('NOWHERE');
    const stranger = await follow(code);
    await expect.poll(() => unknown.heard.error).toMatchObject({ code: 'NOT_FOUND' });
    await expect.poll(() => stranger.heard.error).toMatchObject({ code: 'FORBIDDEN' });
    expect(stranger.heard.texts).toHaveLength(0);
    for (const each of [unknown, stranger]) each.close();
  });

  test('a spectator who is removed hears that, and nothing more', async () => {
    const { code, host } = await startedMatch(service);
    const watcher = person('watcher', true);
    const { heard, close } = await follow(code, { as: watcher });
    await expect.poll(() => heard.state?.page.role).toBe('spectator');
    await accept(host.host.removeSpectator({ code, personId: watcher.id }));
    await expect.poll(() => heard.error).toMatchObject({ code: 'FORBIDDEN' });
    await expect(callerFor(service, watcher).matches.page({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    close();
  });
});

import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { encode } from 'next-auth/jwt';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Service } from '../service';
import { newKey, startedMatch, startTestService, type TestMatch } from '../testing/service';
import { answerApi } from './api';

let service: Service;
let server: Server;
let url: string;
let match: TestMatch;
let cookie: string;

beforeAll(async () => {
  service = await startTestService();
  server = createServer((request, response) => void answerApi({ request, response, service, address: 'test' }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trpc`;
  match = await startedMatch(service);
  const token = { sub: match.players[0]?.person.id, name: 'player 1', guest: true, since: Date.now() };
  cookie = `main-match=${await encode({ token, secret: process.env.AUTH_SECRET ?? '' })}`;
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await service.stop();
});

/** `trpc`: through its own adapter, which the hot path leaves everything to that has another content type. */
async function post(path: string, { body, by = cookie, way }: { body: string; by?: string; way: 'hot' | 'trpc' }) {
  const type = way === 'hot' ? 'application/json' : 'application/json; charset=utf-8';
  const response = await fetch(`${url}/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type, cookie: by },
  });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.json() };
}

const point = (at: string | null) => ({ type: 'point', at });
const act = (change: object = {}) => ({ code: match.code, seat: 'A', action: point('B'), key: newKey(), ...change });

describe("what is answered is what tRPC's own adapter answers", () => {
  const cases: [string, string, () => string, string?][] = [
    ['saved', 'play.act', () => JSON.stringify(act())],
    ['a refusal', 'play.act', () => JSON.stringify(act({ action: point('A') }))],
    ['a malformed field', 'play.act', () => JSON.stringify(act({ key: '!' }))],
    ["somebody else's seat", 'play.act', () => JSON.stringify(act({ seat: 'B' }))],
    ['an unknown match', 'play.act', () => JSON.stringify(act({ code: 'NOWHERE' }))],
    ['not signed in', 'play.act', () => JSON.stringify(act()), 'nobody=1'],
    ['not a host', 'host.act', () => JSON.stringify(act({ action: { type: 'end' } }))],
    ['no object', 'play.act', () => '"text"'],
    [
      'several, of which one is wrong',
      'play.act,play.act?batch=1',
      () => JSON.stringify({ 0: act(), 1: act({ seat: 'C' }) }),
    ],
    ['several', 'play.act,play.act?batch=1', () => JSON.stringify({ 0: act(), 1: act() })],
  ];
  test.each(cases)('%s', async (_, path, body, by) => {
    expect(await post(path, { body: body(), by, way: 'hot' })).toEqual(
      await post(path, { body: body(), by, way: 'trpc' }),
    );
  });

  test('no JSON at all is a request that is none', async () => {
    expect(await post('play.act', { body: '{', way: 'hot' })).toMatchObject({
      status: 400,
      body: { error: { data: { code: 'BAD_REQUEST' } } },
    });
  });

  test('an action sent so is in the log', async () => {
    const before = (await match.host.matches.record({ code: match.code }))?.record.events.length ?? 0;
    expect((await post('play.act', { body: JSON.stringify(act()), way: 'hot' })).body).toEqual({
      result: { data: { ok: true } },
    });
    expect((await match.host.matches.record({ code: match.code }))?.record.events).toHaveLength(before + 1);
  });
});

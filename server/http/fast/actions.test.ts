import { afterAll, describe, expect, test } from 'vitest';
import { cookieOf, type Served, serveApi } from '../../testing/http';
import { newKey, serviceOfFile, startedMatch } from '../../testing/service';

const service = await serviceOfFile();
const fast = await serveApi(service, { isFast: true });
const plain = await serveApi(service, { isFast: false });
afterAll(() => Promise.all([fast.close(), plain.close()]));
const match = await startedMatch(service);
const cookie = await cookieOf(match.players[0]?.person ?? null);

interface Posted {
  readonly body: string;
  readonly by?: string;
  readonly way: () => Served;
}

async function post(path: string, { body, by = cookie, way }: Posted) {
  const headers = { 'content-type': 'application/json', cookie: by };
  const response = await fetch(`${way().url}/${path}`, { method: 'POST', body, headers });
  return { status: response.status, type: response.headers.get('content-type'), body: await response.text() };
}

const ways = { fast: () => fast, plain: () => plain };
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
    ['not a host', 'host.act', () => JSON.stringify(act({ action: { type: 'end' }, meantFor: 'round 1' }))],
    ['no object', 'play.act', () => '"text"'],
    [
      'several, of which one is wrong',
      'play.act,play.act?batch=1',
      () => JSON.stringify({ 0: act(), 1: act({ seat: 'C' }) }),
    ],
    ['several', 'play.act,play.act?batch=1', () => JSON.stringify({ 0: act(), 1: act() })],
  ];
  test.each(cases)('%s', async (_, path, body, by) => {
    expect(await post(path, { body: body(), by, way: ways.fast })).toEqual(
      await post(path, { body: body(), by, way: ways.plain }),
    );
  });

  test('no JSON at all is a request that is none', async () => {
    const answer = await post('play.act', { body: '{', way: ways.fast });
    expect(answer.status).toBe(400);
    expect(JSON.parse(answer.body)).toMatchObject({ error: { data: { code: 'BAD_REQUEST' } } });
  });

  test.each(Object.entries(ways))('an action sent so is in the log (%s)', async (_, way) => {
    const before = (await match.host.matches.record({ code: match.code }))?.record.events.length ?? 0;
    const answer = await post('play.act', { body: JSON.stringify(act()), way });
    expect(JSON.parse(answer.body)).toEqual({ result: { data: { ok: true } } });
    expect((await match.host.matches.record({ code: match.code }))?.record.events).toHaveLength(before + 1);
  });
});

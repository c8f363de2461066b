import { afterAll, describe, expect, test } from 'vitest';
import { showsAllHeader } from '@/games/kit/live-message';
import { cookieOf, type Served, serveApi } from '../testing/http';
import { newKey, person, seatMatch, serviceOfFile, startedMatch } from '../testing/service';
import { maxKeys } from './body';

// What every client is promised, with the switch of server/http/fast/ on and off.

const holder = person('player 1', true);
const service = await serviceOfFile();
const fast = await serveApi(service, { isFast: true });
const plain = await serveApi(service, { isFast: false });
afterAll(() => Promise.all([fast.close(), plain.close()]));
const match = await startedMatch(service);
const closed = await seatMatch(service, { visibility: 'private' });
const host = person('host');
const held = await seatMatch(service);
await held.host.lobby.start({ code: held.code, showsAll: false });

const manyKeys = Object.fromEntries(Array.from({ length: maxKeys + 1 }, (_, i) => [i, 0]));

interface Asked {
  /** Null: nobody is signed in. */
  readonly by?: typeof holder | null;
  readonly path: string;
  readonly input?: unknown;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

const act = (change: object = {}) => ({
  code: match.code,
  seat: 'A',
  action: { type: 'point', at: 'B' },
  key: newKey(),
  ...change,
});

async function ask(served: Served, { by = holder, path, input, body, headers: more = {} }: Asked) {
  const query = input === undefined ? '' : `?input=${encodeURIComponent(JSON.stringify(input))}`;
  const how = body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) };
  const headers = { 'content-type': 'application/json', cookie: await cookieOf(by), ...more };
  const response = await fetch(`${served.url}/${path}${query}`, { ...how, headers });
  const text = await response.text();
  return { status: response.status, text, field: /"field":"([^"]*)"/.exec(text)?.[1] ?? null };
}

describe.each<[string, () => Served]>([
  ['on', () => fast],
  ['off', () => plain],
])('with FAST_API %s', (_, served) => {
  const refused: [string, number, () => Asked][] = [
    ['an action in an unknown match', 404, () => ({ path: 'play.act', body: act({ code: 'NOSUCHONE' }) })],
    ['an action for another’s seat', 403, () => ({ path: 'play.act', body: act({ seat: 'B' }) })],
    ['an action of nobody', 401, () => ({ path: 'play.act', body: act(), by: null })],
    ['a host’s action of a player', 403, () => ({ path: 'host.act', body: act({ action: { type: 'end' } }) })],
    ['an action that is read for', 405, () => ({ path: 'play.act', input: act() })],
    ['a page of an unknown match', 404, () => ({ path: 'matches.page', input: { code: 'NOSUCHONE' } })],
    ['a page of a private match', 404, () => ({ path: 'matches.page', input: { code: closed.code }, by: null })],
    ['something that there is not', 404, () => ({ path: 'play.cheat', body: {} })],
    ['an action with more keys than any has', 413, () => ({ path: 'play.act', body: act({ action: manyKeys }) })],
    ['a form with more keys than any has', 413, () => ({ path: 'matches.create', body: manyKeys })],
    ['forty calls at once', 413, () => ({ path: `${Array(40).fill('play.act').join()}?batch=1`, body: {} })],
  ];
  test.each(refused)('%s is %i', async (_, status, asked) => {
    expect((await ask(served(), asked())).status).toBe(status);
  });

  test('a host is shown everything of the matches that a header names, and of no other', async () => {
    const first = (names?: string) =>
      ask(served(), {
        by: host,
        path: 'play.first',
        input: { code: held.code },
        headers: names === undefined ? {} : { [showsAllHeader]: names },
      });
    expect((await first()).text).not.toContain('"viewer":"host"');
    expect((await first(match.code)).text).not.toContain('"viewer":"host"');
    expect((await first(`${match.code} ${held.code}`)).text).toContain('"viewer":"host"');
    const action = { type: 'rewind', to: 0 };
    const undo = { code: held.code, action, key: newKey(), reason: 'Once more', meantFor: 'round 1' };
    expect((await ask(served(), { by: host, path: 'host.act', body: undo })).text).toContain(
      'Press “Show me everything”',
    );
    const headers = { [showsAllHeader]: held.code };
    const asked = await ask(served(), { by: host, path: 'host.act', body: { ...undo, key: newKey() }, headers });
    expect(asked.text).not.toContain('Press “Show me everything”');
  });

  test('what a page asks as its screen becomes safe is refused in the answer, with no status that a console shows', async () => {
    const share = (on: boolean) => ask(served(), { by: host, path: 'account.shareSafely', body: { on } });
    const reached = () => ask(served(), { by: host, path: 'host.reached', input: { code: held.code } });
    expect((await share(true)).status).toBe(200);
    const asked = await reached();
    expect([asked.status, JSON.parse(asked.text)]).toMatchObject([200, { error: { data: { code: 'FORBIDDEN' } } }]);
    const sent = { code: held.code, seat: 'A', action: {}, key: newKey(), meantFor: 'round 1' };
    expect((await ask(served(), { by: host, path: 'host.actFor', body: sent })).status).toBe(403);
    await share(false);
    expect((await reached()).status).toBe(403);
  });

  const malformed: [string, string, () => unknown][] = [
    ['play.act', 'code', () => ({ seat: 'A', action: {}, key: newKey() })],
    ['play.act', 'key', () => act({ key: '!' })],
    ['host.act', 'code', () => ({})],
    ['play.act', '', () => [1, 2]],
    ['play.ask', 'text', () => ({ code: match.code, seat: 'A', key: newKey(), text: 7 })],
    ['lobby.claim', 'token', () => ({ token: [] })],
  ];
  test.each([
    ['host.act', () => act({ action: { type: 'resolve' } })],
    ['host.pause', () => act({ minutes: null })],
    ['host.actFor', () => act()],
  ])('%s of a host that does not say which moment it is meant for is 400', async (path, body) => {
    const answer = await ask(served(), { by: person('host'), path, body: body() });
    expect(answer).toMatchObject({ status: 400, field: 'meantFor' });
  });

  test.each(malformed)(
    '%s that is malformed is 400, names its field (%j), and tells nothing of the inside',
    async (path, field, body) => {
      const answer = await ask(served(), { path, body: body() });
      expect(answer).toMatchObject({ status: 400, field });
      expect(answer.text).not.toMatch(/stack|node_modules|prisma|select |\/server\//i);
    },
  );

  test('a refusal by the rules is an answer, with its code; what is saved is in the log once, however often it is sent', async () => {
    const own = await startedMatch(service);
    const cookied = { by: own.players[0]?.person, path: 'play.act' };
    const sent = act({ code: own.code });
    const itself = await ask(served(), {
      ...cookied,
      body: { ...sent, action: { type: 'point', at: 'A' }, key: newKey() },
    });
    expect([itself.status, JSON.parse(itself.text)]).toMatchObject([200, { result: { data: { ok: false } } }]);
    for (let times = 0; times < 2; times++) {
      const saved = await ask(served(), { ...cookied, body: sent });
      expect([saved.status, JSON.parse(saved.text)]).toEqual([200, { result: { data: { ok: true } } }]);
    }
    expect((await own.host.matches.record({ code: own.code }))?.record.events).toHaveLength(1);
  });
});

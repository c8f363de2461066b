import http from 'node:http';
import { afterAll, describe, expect, test } from 'vitest';
import { maxScreens } from '@/games/kit/live-message';
import { db } from '../../database/db';
import type { Person } from '../../person';
import { cookieOf, type Served, serveApi } from '../../testing/http';
import { Screen } from '../../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../../testing/service';

const service = await serviceOfFile();
const fast = await serveApi(service, { isFast: true });
const plain = await serveApi(service, { isFast: false });
afterAll(() => Promise.all([fast.close(), plain.close()]));

const resolve = ({ host, code }: TestMatch) =>
  accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));

const ways: [string, () => Served][] = [
  ['without', () => fast],
  ['through', () => plain],
];

describe.each(ways)("live %s tRPC's adapter, read by tRPC's client", (_, way) => {
  const follow = (code: string, options: { as?: Person; lastEventId?: string } = {}) =>
    new Screen(way(), { user: options.as ?? null, code, lastEventId: options.lastEventId });

  test('everything at first, then what changes', async () => {
    const match = await startedMatch(service);
    const screen = follow(match.code);
    await screen.until(({ view }) => view?.round === 1);
    await resolve(match);
    await screen.until(({ view }) => view?.round === 2);
    expect(screen.texts).toHaveLength(2);
    expect(screen.texts[1]?.length).toBeLessThan((screen.texts[0] ?? '').length / 2);
    await screen.close();
  });

  test('who has the newest already is sent nothing; who has something older is sent everything', async () => {
    const match = await startedMatch(service);
    const { code } = match;
    const first = follow(code);
    const other = follow(code); // keeps the group while the first one is away
    await Promise.all([first, other].map((screen) => screen.until(() => true)));
    const [id = ''] = first.ids;
    await first.close();
    const again = follow(code, { lastEventId: id });
    const held = await service.matches.find(code);
    await expect.poll(() => held?.connected.get('')).toBe(2);
    expect(again.texts).toHaveLength(0);
    await resolve(match);
    await expect.poll(() => again.texts.length).toBe(1);
    const late = follow(code, { lastEventId: id });
    await late.until(({ view }) => view?.round === 2);
    for (const each of [other, again, late]) await each.close();
  });

  test('an unknown match is 404, and so is a private one', async () => {
    const { code } = await seatMatch(service, { visibility: 'private' });
    const unknown = follow('NOWHERE');
    const stranger = follow(code);
    await expect.poll(() => unknown.error).toMatchObject({ code: 'NOT_FOUND' });
    await expect.poll(() => stranger.error).toEqual(unknown.error);
    expect(stranger.texts).toHaveLength(0);
    for (const each of [unknown, stranger]) await each.close();
  });

  test('a spectator who is removed hears that, and nothing more', async () => {
    const { code, host } = await startedMatch(service);
    const watcher = person('watcher', true);
    const screen = follow(code, { as: watcher });
    await screen.until(({ page }) => page.role === 'spectator');
    await accept(host.host.removeSpectator({ code, personId: watcher.id }));
    await expect.poll(() => screen.error).toMatchObject({ code: 'FORBIDDEN' });
    await expect(callerFor(service, watcher).matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await screen.close();
  });

  test('who has a lobby open that its owner deletes hears by whom; no co-host can, and nobody is told of it later', async () => {
    const { code, host } = await seatMatch(service);
    await db().prisma.user.upsert({ where: { id: 'test-Cora' }, create: cora, update: {} });
    await accept(host.lobby.addCoHost({ code, name: cora.name }));
    const coHost = callerFor(service, person('Cora'));
    await accept(coHost.lobby.answerAsked({ code, accepts: true }));
    const screen = follow(code);
    await screen.until(({ page }) => page.role === 'spectator');
    await expect(coHost.lobby.remove({ code })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await accept(host.lobby.remove({ code }));
    await expect.poll(() => screen.error).toMatchObject({ code: 'PRECONDITION_FAILED' });
    expect(screen.errorWords).toBe('host deleted it.');
    await screen.close();
    const late = follow(code);
    await expect.poll(() => late.error).toMatchObject({ code: 'NOT_FOUND' });
    await late.close();
  });
});

const cora = { id: 'test-Cora', name: 'Cora', nameKey: 'cora' };

interface Asking {
  readonly name?: 'live' | 'liveAll';
  readonly query: string;
  readonly headers?: http.OutgoingHttpHeaders;
}

/** All that comes over the wire, from the first byte to the end of the stream. */
class Wire {
  text = '';
  status = 0;
  type = '';
  caching = '';
  isOver = false;
  private readonly request: http.ClientRequest;

  constructor({ port }: Served, { name = 'live', query, headers = {} }: Asking) {
    const path = `/api/trpc/play.${name}?${query}`;
    this.request = http.get({ port, host: '127.0.0.1', path, headers, agent: false }, (response) => {
      this.status = response.statusCode ?? 0;
      this.type = response.headers['content-type'] ?? '';
      this.caching = response.headers['cache-control'] ?? '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => {
        this.text += chunk;
      });
      response.on('end', () => {
        this.isOver = true;
      });
    });
  }

  /** Signs of life come whenever they come. */
  get events(): string[] {
    return this.text.split('\n\n\n').filter((event) => !event.startsWith('event: ping'));
  }

  close(): void {
    this.request.destroy();
  }
}

const asking = (input: unknown) => `input=${encodeURIComponent(JSON.stringify(input))}`;

describe("what is sent is what tRPC's own adapter sends, byte for byte", () => {
  const both = (query: string, headers: http.OutgoingHttpHeaders = {}) =>
    [fast, plain].map((served) => new Wire(served, { query, headers })) as [Wire, Wire];

  test('a match from the first text to the moment at which it may no longer be watched', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    const watcher = person('both ways', true);
    const [one, two] = both(asking({ code }), { cookie: await cookieOf(watcher) });
    await expect.poll(() => [one.events.length, two.events.length]).toEqual([3, 3]);
    await resolve(match);
    await expect.poll(() => [one.events.length, two.events.length]).toEqual([4, 4]);
    await accept(host.host.removeSpectator({ code, personId: watcher.id }));
    await expect.poll(() => [one.isOver, two.isOver]).toEqual([true, true]);
    const opened = (text: string) => text.replace(/\\"now\\":\d+/, ''); // each has its own first text
    expect(one.events[1]).toContain('\\"view\\"');
    expect(one.events.map(opened)).toEqual(two.events.map(opened));
    expect(one.events.at(-2)).toContain('serialized-error');
    expect([one.status, one.type]).toEqual([two.status, two.type]);
    expect(one.caching, 'it holds what one person alone may know').toBe('no-store, no-transform');
  });

  const resumed: [string, (id: string, code: string) => [string, http.OutgoingHttpHeaders]][] = [
    ['in its header', (id, code) => [asking({ code }), { 'last-event-id': id }]],
    ['in its query', (id, code) => [`${asking({ code })}&lastEventId=${id}`, {}]],
    ['in its input', (id, code) => [asking({ code, lastEventId: id }), {}]],
    ['in all three', (id, code) => [`${asking({ code, lastEventId: 'x' })}&lastEventId=y`, { 'last-event-id': id }]],
  ];
  test.each(resumed)('a stream that says %s what it had last', async (_, request) => {
    const match = await startedMatch(service);
    const first = new Screen(fast, { user: null, code: match.code });
    await first.until(() => true);
    const [one, two] = both(...request(first.ids[0] ?? '', match.code));
    const held = await service.matches.find(match.code);
    await expect.poll(() => held?.connected.get('')).toBe(3);
    await resolve(match);
    await expect.poll(() => [one.events.length, two.events.length]).toEqual([3, 3]);
    expect(one.events).toEqual(two.events);
    expect(one.events[1]).toMatch(/"base.":\d+,/);
    for (const each of [one, two]) each.close();
    await first.close();
  });

  const wrong: [string, (code: string) => string][] = [
    ['an unknown match', () => asking({ code: 'NOWHERE' })],
    ['a private match', (code) => asking({ code })],
    ['no code', () => asking({})],
    ['no input', () => ''],
    ['no JSON', () => 'input={'],
  ];
  test.each(wrong)('%s', async (_, query) => {
    const { code } = await seatMatch(service, { visibility: 'private' });
    const [one, two] = both(query(code));
    await expect.poll(() => [one.isOver, two.isOver]).toEqual([true, true]);
    expect([one.status, one.type, one.text]).toEqual([two.status, two.type, two.text]);
    expect(one.text).toContain('error');
  });
});

describe('several screens of one browser over one connection', () => {
  const opened = (text: string) => text.replace(/\\"now\\":\d+/g, '');
  const both = (screens: readonly object[], headers: http.OutgoingHttpHeaders = {}) =>
    [fast, plain].map((served) => new Wire(served, { name: 'liveAll', query: asking({ screens }), headers })) as [
      Wire,
      Wire,
    ];

  test('are each sent what they would be sent alone, and an end of one is no end of the others', async () => {
    const [match, other] = [await startedMatch(service), await startedMatch(service)];
    const [hidden, watcher] = [await seatMatch(service, { visibility: 'private' }), person('many tabs', true)];
    const cookie = await cookieOf(watcher);
    const screens = [match, other, hidden, { code: 'NOWHERE' }].map(({ code }) => ({ code }));
    const wires = both([...screens, { code: match.code, asSpectator: true }], { cookie });
    // A first text of three, two ends, and what says that there is a connection; the last one stays empty.
    await expect.poll(() => wires.map(({ events }) => events.length)).toEqual([7, 7]);
    await resolve(other);
    await expect.poll(() => wires.map(({ events }) => events.length)).toEqual([8, 8]);
    await accept(other.host.host.removeSpectator({ code: other.code, personId: watcher.id }));
    await expect.poll(() => wires.map(({ events }) => events.length)).toEqual([9, 9]);
    await resolve(match);
    await expect.poll(() => wires.map(({ events }) => events.length)).toEqual([11, 11]);
    const [one, two] = wires.map(({ events }) => events.map(opened).toSorted());
    expect(one).toEqual(two);
    expect(one?.filter((event) => event.includes('[2,null,{"code":"NOT_FOUND"'))).toHaveLength(1);
    expect(one?.filter((event) => event.includes('[3,null,{"code":"NOT_FOUND"'))).toHaveLength(1);
    expect(one?.filter((event) => event.includes('[1,null,{"code":"FORBIDDEN"'))).toHaveLength(1);
    const alone = new Wire(fast, { query: asking({ code: match.code }), headers: { cookie } });
    await expect.poll(() => alone.events.length).toBe(3);
    for (const wire of [...wires, alone]) wire.close();
    const held = await service.matches.find(match.code);
    await expect.poll(() => held?.connected.size).toBe(0);
  });

  test('go on from what each had last; when all have ended, so has the connection', async () => {
    const match = await startedMatch(service);
    const first = new Screen(fast, { user: null, code: match.code });
    await first.until(() => true);
    const screens = [{ code: match.code, lastEventId: first.ids[0] }, { code: match.code }];
    const wires = both(screens);
    await expect.poll(() => wires.map(({ events }) => events.length)).toEqual([3, 3]);
    for (const { events } of wires) expect(events[1]).toMatch(/^data: \[1,/);
    const ended = both([{ code: 'NOWHERE' }, { code: 'NOWHERE' }]);
    await expect.poll(() => ended.map(({ isOver }) => isOver)).toEqual([true, true]);
    // Each is looked up by itself, and the database answers in the order it likes; the stream ends after both.
    const [one, two] = ended.map(({ events }) => events.toSorted());
    expect(one).toEqual(two);
    expect(one?.filter((event) => event.includes(',null,{"code":"NOT_FOUND"'))).toHaveLength(2);
    for (const { text } of ended) expect(text).toMatch(/event: return\ndata: \n\n\n$/);
    for (const wire of wires) wire.close();
    await first.close();
  });

  test('are so many and no more', async () => {
    const wires = both(Array(maxScreens + 1).fill({ code: 'NOWHERE' }));
    await expect.poll(() => wires.map(({ isOver }) => isOver)).toEqual([true, true]);
    for (const { text } of wires) expect(text).toContain('BAD_REQUEST');
  });
});

import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';

// What a match's page tells whom: the host, a player, another one, somebody who watches.

const service = await serviceOfFile();

const as = (name: string | null) => callerFor(service, name === null ? null : person(name));
const pageOf = (match: TestMatch, name: string | null) => as(name).matches.page({ code: match.code });
const everybody = ['host', 'player 1', 'player 2', 'watcher', null];

async function told<T>(match: TestMatch, what: (page: Awaited<ReturnType<typeof pageOf>>) => T): Promise<T[]> {
  return Promise.all(everybody.map(async (name) => what(await pageOf(match, name))));
}

async function finish({ code, host, players }: TestMatch): Promise<void> {
  for (const [i, { api, seat }] of players.entries())
    await accept(api.play.act({ code, seat, action: { type: 'point', at: ['B', 'C', null][i] }, key: newKey() }));
  expect((await host.matches.page({ code })).status).toBe('finished');
}

const oneRound = { settings: { rounds: 1, tokenThreshold: 0 } };

describe('a match’s page', () => {
  test('tells hosts alone who watches, who was sent away, and which links there are', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    const screen = new Screen(service, { user: person('watcher'), code });
    await screen.until(({ view }) => view !== null);
    await accept(host.host.replaceSeat({ code, seat: 'C', reason: 'Gone fishing' }));
    const page = await pageOf(match, 'host');
    expect(page.spectators?.map(({ name }) => name)).toContain('watcher');
    expect(page).toMatchObject({ watching: 1, removed: [], sentAway: [{ name: 'player 3' }], watchLink: true });
    expect(page.seats.map(({ link }) => link)).toEqual([null, null, expect.any(String)]);
    for (const name of everybody.slice(1)) {
      const other = await pageOf(match, name);
      expect(other).toMatchObject({
        spectators: null,
        removed: null,
        sentAway: null,
        watching: null,
        sentAwayWith: null,
      });
      expect(other).toMatchObject({ openLink: null, watchLink: null });
      expect(other.seats.map(({ link }) => link)).toEqual([null, null, null]);
      expect(JSON.stringify(other)).not.toMatch(/watcher|fishing/);
    }
    expect((await pageOf(match, 'player 3')).sentAwayWith).toEqual({ reason: 'Gone fishing' });
    await screen.close();
  });

  test('tells a word to one seat to that seat and the host, and a word to all to all', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    await accept(host.host.nudge({ code, seats: ['A'], text: 'Your turn' }));
    const texts = await told(match, ({ notices }) => notices.map(({ text }) => text));
    expect(texts).toEqual([['Your turn'], ['Your turn'], [], [], []]);
    await accept(host.lobby.readyCheck({ code }));
    expect(await told(match, ({ readyCheck }) => readyCheck?.by)).toEqual(Array(5).fill('host'));
    await accept(as('player 2').lobby.ready({ code, seat: 'B', ready: true }));
    expect(await told(match, ({ seats }) => seats.map(({ ready }) => ready))).toEqual(
      Array(5).fill([false, true, false]),
    );
  });

  test('tells whether a player is here, and when they were last, to the host alone', async () => {
    const match = await startedMatch(service);
    const { code } = match;
    const screen = new Screen(service, { user: person('player 1'), code });
    await screen.until(({ view }) => view !== null);
    await db().pool.query(
      `update match_seat set last_seen_at = now() - interval '1 hour' where seat = 'B'
        and match_id = (select id from match where code = $1)`,
      [code],
    );
    const held = await service.matches.find(code);
    held?.seen([{ seat: 'B', lastSeenAt: new Date(Date.now() - 3_600_000) }]);
    const [toHost, ...toOthers] = await told(match, ({ seats }) => seats.map(({ online }) => online));
    expect(toHost).toEqual([true, false, false]);
    expect(toOthers).toEqual(Array(4).fill([null, null, null]));
    const since = await told(match, ({ seats }) => seats[1]?.lastSeenAt ?? null);
    expect(since[0]).toBeGreaterThan(0);
    expect(since.slice(1)).toEqual([null, null, null, null]);
    await screen.close();
  });

  test('offers each what they may do, and its record before the end to hosts alone', async () => {
    const match = await startedMatch(service, oneRound);
    const can = () => told(match, ({ can: abilities }) => abilities);
    const none = {
      join: false,
      leave: false,
      host: false,
      practiceHost: false,
      ask: false,
      record: false,
      replay: false,
    };
    const asks = { ...none, ask: true };
    expect(await can()).toMatchObject([{ ...none, host: true, record: true }, asks, asks, none, none]);
    await finish(match);
    const over = { ...none, record: true, replay: true };
    expect(await can()).toMatchObject([{ ...over, host: true }, over, over, over, over]);
  });

  test('tells what it was drawn from when it is over, and its hash from the start', async () => {
    const match = await startedMatch(service, oneRound);
    const seeds = await told(match, ({ seed, seedHash }) => [seed, seedHash.length]);
    expect(seeds).toEqual(Array(5).fill([null, 64]));
    await finish(match);
    expect(new Set(await told(match, ({ seed }) => seed)).size).toBe(1);
    expect((await pageOf(match, null)).seed).not.toBeNull();
  });

  test('tells since when and why it is paused, and until when', async () => {
    const match = await startedMatch(service);
    const { code, host } = match;
    expect(await pageOf(match, null)).toMatchObject({ pause: null, resumesAt: null });
    const before = Date.now();
    await accept(hostWhoLooks(host).pause({ code, minutes: 5, key: newKey(), reason: 'Tea' }));
    const { pause, resumesAt } = await pageOf(match, null);
    expect(pause?.reason).toBe('Tea');
    expect(Math.abs((pause?.since ?? 0) - before)).toBeLessThan(10_000);
    expect(Math.abs((resumesAt ?? 0) - before - 300_000)).toBeLessThan(10_000);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    await accept(hostWhoLooks(host).pause({ code, minutes: null, key: newKey() }));
    expect(await pageOf(match, null)).toMatchObject({ pause: { reason: null }, resumesAt: null });
  });
});

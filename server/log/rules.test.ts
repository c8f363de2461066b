import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import type { Service } from '../service';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  startedMatch,
  startTestService,
  type TestMatch,
} from '../testing/service';

// What a match is played by is written down when it starts, and what came out when it is finished. A server with other
// rules is imitated by the row that it would have written.

let service: Service;
let other: Service;
beforeAll(async () => {
  [service, other] = await Promise.all([startTestService(), startTestService()]);
});
afterAll(() => Promise.all([service.stop(), other.stop()]));

const settings = { rounds: 1, tokenThreshold: 0, roundSeconds: 60 };

async function finish({ code, players }: TestMatch): Promise<void> {
  for (const [i, { api, seat }] of players.entries()) {
    const at = ['B', 'C', null][i];
    await accept(api.play.act({ code, seat, action: { type: 'point', at }, key: newKey() }));
  }
}

async function rowOf(code: string) {
  const found = await db().pool.query(
    'select status, seq, version, settings, full_settings, results, due_at from match where code = $1',
    [code],
  );
  return found.rows[0];
}

const write = (code: string, text: string, values: unknown[] = []) =>
  db().pool.query(`update match set revision = revision + 1, ${text} where code = $1`, [code, ...values]);

describe('what is written down', () => {
  test('at the start: the version of the rules, and every setting as it stands', async () => {
    const { code, host } = await startedMatch(service, { settings });
    const row = await rowOf(code);
    expect(row).toMatchObject({ version: 1, results: null });
    expect(JSON.parse(row.full_settings)).toMatchObject({
      ...settings,
      bigSection: 9,
      voteSeconds: 300,
      pace: 'ready',
    });
    expect(await host.matches.page({ code })).toMatchObject({
      settingsGiven: settings,
      rules: { playedBy: 1, today: 1 },
    });
    expect((await host.matches.record({ code }))?.record).toMatchObject({ version: 1, settings });
  });

  test('at the finish: the results; a rewind takes them back', async () => {
    const match = await startedMatch(service, { settings });
    const { code, host } = match;
    await finish(match);
    const { results } = await host.matches.page({ code });
    expect((await rowOf(code)).results).toBe(JSON.stringify(results));
    expect(results?.standings).toHaveLength(3);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 1 }, key: newKey(), reason: 'Again' }));
    expect((await rowOf(code)).results).toBeNull();
    await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
    expect((await rowOf(code)).results).toBe('null');
  });
});

describe('a match that started with other defaults', () => {
  test('keeps the settings that it started with', async () => {
    const { code } = await startedMatch(service, { settings: {} });
    const started = JSON.parse((await rowOf(code)).full_settings);
    await write(code, 'full_settings = $2', [JSON.stringify({ ...started, rounds: 5 })]);
    const page = await (await fresh()).matches.find(code);
    expect(page?.folded?.start.settings).toMatchObject({ rounds: 5 });
  });
});

/** A server that holds nothing yet. */
async function fresh(): Promise<Service> {
  await other.stop();
  other = await startTestService();
  return other;
}

describe('a match of other rules that is not finished', () => {
  test('stands still: nobody acts on it, no clock rings for it, and its host is told why', async () => {
    const { code, host, players } = await startedMatch(service, { settings });
    await accept(hostWhoLooks(host).act({ code, action: { type: 'pause' }, key: newKey() }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    await write(code, "version = 2, due_at = now() - interval '1 second'");
    await service.matches.find(code).then((match) => match && service.matches.drop(match)); // as after a restart
    const before = await rowOf(code);

    const act = { code, seat: 'A', action: { type: 'point', at: 'B' }, key: newKey() };
    expect(await refusalOf(players[0]?.api.play.act(act) ?? Promise.reject())).toBe('OTHER_RULES');
    for (const type of ['resolve', 'pause', 'end', 'extend']) {
      const action = { type, ...(type === 'extend' ? { seconds: 60 } : {}) };
      expect(await refusalOf(hostWhoLooks(host).act({ code, action, key: newKey() }))).toBe('OTHER_RULES');
    }
    expect(await refusalOf(hostWhoLooks(host).pause({ code, minutes: 1, key: newKey() }))).toBe('OTHER_RULES');
    const match = await service.matches.find(code);
    expect(match).toMatchObject({ folded: null, status: 'running', isByOtherRules: true });

    const page = await host.matches.page({ code });
    expect(page).toMatchObject({ status: 'running', viewer: null, results: null, rules: { playedBy: 2, today: 1 } });
    expect(page.rules.standsStill).toMatch(/version 2 of the rules of Pointing Chains, and this server has version 1/);
    const listed = (await host.matches.mine()).find((one) => one.code === code);
    expect(listed).toMatchObject({ waits: true, waitsFor: page.rules.standsStill, status: 'running' });
    expect((await host.matches.record({ code }))?.record).toMatchObject({ version: 2 });
    expect(await rowOf(code)).toEqual(before);
  });

  test('is left alone by a process that held its lobby when the other started it', async () => {
    const { code, host, players } = await startedMatch(service, { settings });
    await write(code, "status = 'lobby', version = null, full_settings = null, started_at = null, due_at = null");
    const held = await (await fresh()).matches.find(code);
    expect(held).toMatchObject({ folded: null, status: 'lobby', isByOtherRules: false });
    await write(code, "status = 'running', version = 2, full_settings = settings, started_at = now()");
    if (held !== null) await other.refresh(held);
    expect(held).toMatchObject({ folded: null, status: 'running', isByOtherRules: true });
    void [host, players];
  });
});

describe('a match of a game that this server has no more', () => {
  test('stands still with a sentence, among the others of its host, and nothing fails over it', async () => {
    const { code, host, players } = await startedMatch(service, { settings });
    await write(code, "game = 'taken-away', due_at = now() - interval '1 second'");
    const faults = vi.spyOn(console, 'error');
    const later = await fresh(); // looks for deadlines as it starts
    const before = await rowOf(code);
    const match = await later.matches.find(code);
    if (match !== null) later.clock.follow(match);
    const caller = callerFor(later, person('host'));
    const page = await caller.matches.page({ code });
    expect(page).toMatchObject({ status: 'running', viewer: null, gameName: 'taken-away', results: null });
    expect(page.rules.standsStill).toMatch(/no longer has the game “taken-away”/);
    expect((await caller.matches.mine()).find((one) => one.code === code)).toMatchObject({
      waitsFor: page.rules.standsStill,
    });
    expect(await refusalOf(hostWhoLooks(caller).act({ code, action: { type: 'resolve' }, key: newKey() }))).toBe(
      'OTHER_RULES',
    );
    expect(await refusalOf(caller.host.handToBot({ code, seat: 'A' }))).toBe('OTHER_RULES');
    expect(await caller.matches.record({ code })).not.toBeNull();
    expect(await rowOf(code)).toEqual(before);
    expect(faults).not.toHaveBeenCalled();
    faults.mockRestore();
    void [host, players];
  });

  test('cannot be started, changed or filled with bots, but taken away', async () => {
    const { code } = await seatMatch(service, { settings });
    await write(code, "game = 'taken-away'");
    const { lobby, matches } = callerFor(await fresh(), person('host'));
    expect((await matches.page({ code })).rules.standsStill).toMatch(/cannot be started here/);
    expect(await refusalOf(lobby.start({ code }))).toBe('NO_GAME');
    expect(await refusalOf(lobby.setSeatCount({ code, count: 4 }))).toBe('NO_GAME');
    expect(await refusalOf(lobby.fillWithBots({ code }))).toBe('UNKNOWN_BOT');
    await accept(lobby.remove({ code }));
  });
});

describe('a finished match', () => {
  test('of other rules shows what came out then, and its boards where these rules come to the same', async () => {
    const match = await startedMatch(service, { settings });
    await finish(match);
    await write(match.code, 'version = 2');
    const found = await (await fresh()).matches.find(match.code);
    expect(found).toMatchObject({ status: 'finished' });
    expect(found?.folded?.status).toBe('finished');
    expect(JSON.stringify(found?.results)).toBe((await rowOf(match.code)).results);
    const back = { code: match.code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'x' };
    expect(await refusalOf(hostWhoLooks(callerFor(other, person('host'))).act(back))).toBe('OTHER_RULES');
  });

  test('that would come out otherwise today keeps its results and the awards that were decided', async () => {
    const match = await startedMatch(service, { settings });
    const { code, host } = match;
    await finish(match);
    const [award] = (await host.matches.page({ code })).awards ?? [];
    await accept(host.host.decideAward({ code, key: award?.key ?? '', seen: null, decision: { type: 'confirm' } }));
    const kept = JSON.parse((await rowOf(code)).results);
    const then = { ...kept, standings: kept.standings.toReversed(), winners: ['C'] };
    await write(code, 'results = $2', [JSON.stringify(then)]);
    await service.matches.find(code).then((held) => held && service.matches.drop(held)); // as after a restart
    const page = await host.matches.page({ code });
    expect(page).toMatchObject({ status: 'finished', results: then, viewer: null });
    expect(page.awards?.[0]).toMatchObject({ key: award?.key, state: 'confirmed', final: award?.proposed });
    expect(await host.matches.resultsCsv({ code })).toContain('C,player 3');
    expect(
      await refusalOf(hostWhoLooks(host).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'x' })),
    ).toBe('OTHER_RULES');
    // Its end could be begun, and never be told on: nothing here knows its beats.
    for (const step of [0, 1]) expect(await refusalOf(host.host.tellFinale({ code, step }))).toBe('OTHER_RULES');
    expect(await host.matches.page({ code })).toMatchObject({ finaleStep: null, finaleToldAt: null });
  });
});

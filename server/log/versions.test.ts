import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '@/games/kit/random';
import { replay } from '@/games/record';
import { db } from '../database/db';
import type { Service } from '../service';
import { times } from '../testing/attack';
import * as today from '../testing/service';

// Two versions of the server on one database, as while processes are exchanged one after the other: the next one has a
// version of the rules of Pointing Chains that is one on.

type Server = typeof today & { readonly service: Service };
const { accept, newKey, person, refusalOf } = today;

let old: Server;
let next: Server;
const running: Service[] = [];

async function serverOf(modules: typeof today, options = {}): Promise<Server> {
  const service = await modules.startTestService(options);
  running.push(service);
  return { ...modules, service };
}

/** What a process knows of the games is its own. */
async function nextModules(): Promise<typeof today> {
  vi.resetModules();
  vi.doMock('@/games/pointing-chains/game', async (original) => {
    const { pointingChains } = await original<typeof import('@/games/pointing-chains/game')>();
    return { pointingChains: { ...pointingChains, version: pointingChains.version + 1 } };
  });
  return import('../testing/service');
}

beforeEach(async () => {
  await db().pool.query('delete from outage');
  await db().pool.query(`update alive set at = now() + interval '1 day'`);
  old = await serverOf(today);
  next = await serverOf(await nextModules());
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
  vi.doUnmock('@/games/pointing-chains/game');
  vi.resetModules();
});

const settings = { rounds: 40, roundSeconds: 500, pace: 'clock' };
const hostAt = ({ service, callerFor, hostWhoLooks }: Server) => hostWhoLooks(callerFor(service, person('host')));
const logAt = ({ service, callerFor }: Server, code: string) =>
  callerFor(service, person('host')).matches.log({ code });
const rowOf = (code: string) => db().prisma.match.findUniqueOrThrow({ where: { code } });
const point = (at: string | null) => ({ type: 'point', at });
const actAt = (server: Server, code: string, { seat = 'A', at = null }: { seat?: string; at?: string | null } = {}) =>
  server.callerFor(server.service, person(`player ${'ABC'.indexOf(seat) + 1}`)).play.act({
    ...{ code, seat, action: point(at), key: newKey() },
  });

/** Both ways round: whose the match is, and who has other rules. */
const ways = [
  ['the next version', () => [old, next]],
  ['the version before', () => [next, old]],
] as const;

describe.each(ways)('a match is left alone by %s', (_, servers) => {
  test('which accepts no action on it, of whoever it is, and says why', async () => {
    const [its, other] = servers() as [Server, Server];
    const { code } = await its.startedMatch(its.service, { settings });
    await accept(actAt(its, code));
    const before = await rowOf(code);
    for (const seat of ['A', 'B', 'C']) expect(await refusalOf(actAt(other, code, { seat }))).toBe('OTHER_RULES');
    const host = other.callerFor(other.service, person('host'));
    for (const action of [
      { type: 'resolve' },
      { type: 'pause' },
      { type: 'end' },
      { type: 'extend', seconds: 5 },
      { type: 'rewind', to: 0 },
    ])
      expect(await refusalOf(hostAt(other).act({ code, action, key: newKey(), reason: 'x' }))).toBe('OTHER_RULES');
    expect(await rowOf(code)).toEqual(before);
    expect((await host.matches.page({ code })).rules.standsStill).toMatch(/version \d of the rules/);
    await accept(actAt(its, code, { seat: 'B' }));
    expect((await logAt(its, code)).map(({ by }) => by)).toEqual(['A', 'B']);
  });

  test('whose clock does not ring for it, nor says that it was away', async () => {
    const [its, other] = servers() as [Server, Server];
    const { code } = await its.startedMatch(its.service, { settings: { ...settings, roundSeconds: 60 } });
    await its.service.stop();
    running.splice(running.indexOf(its.service), 1);
    await db().pool.query(
      `update match set started_at = started_at - interval '90 s', due_at = due_at - interval '90 s' where code = $1`,
      [code],
    );
    const before = await rowOf(code);
    const found = await other.service.matches.find(code);
    if (found !== null) other.service.clock.follow(found);
    const { code: own } = await other.startedMatch(other.service, { settings: { ...settings, roundSeconds: 1 } });
    await expect.poll(async () => (await rowOf(own)).seq).toBeGreaterThan(1); // its clock rings meanwhile
    expect(await rowOf(code)).toEqual(before);
  });

  test('though it held the lobby, and was asked to start it in the same moment', async () => {
    const [its, other] = servers() as [Server, Server];
    const { code } = await its.seatMatch(its.service, { settings });
    await other.callerFor(other.service, person('host')).matches.page({ code });
    const starts = [its, other].map((at) => at.callerFor(at.service, person('host')).lobby.start({ code }));
    const outcomes = await Promise.all(starts);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const [starter, late] = outcomes[0]?.ok ? [its, other] : [other, its];
    expect(await refusalOf(actAt(late, code))).toBe('OTHER_RULES');
    await accept(actAt(starter, code));
  });

  test('which seats no bot in it, reminds nobody and moves no night: those say by rules what they do', async () => {
    const [its, other] = servers() as [Server, Server];
    const { code } = await its.startedMatch(its.service, { settings });
    const before = await db().prisma.match.findUnique({ where: { code }, include: { seats: true, notices: true } });
    const { host, lobby } = other.callerFor(other.service, person('host'));
    expect(await refusalOf(host.handToBot({ code, seat: 'A' }))).toBe('OTHER_RULES');
    expect(await refusalOf(host.handToBot({ code, seat: 'A', bot: 'a bot of the other version' }))).toBe('OTHER_RULES');
    expect(await refusalOf(host.nudge({ code }))).toBe('OTHER_RULES');
    expect(await refusalOf(host.nudge({ code, seats: ['A'] }))).toBe('OTHER_RULES');
    const hours = { from: 0, until: 360, zone: 'UTC' };
    expect(await refusalOf(lobby.quietHours({ code, hours }))).toBe('OTHER_RULES');
    const after = await db().prisma.match.findUnique({ where: { code }, include: { seats: true, notices: true } });
    expect(after).toEqual(before);
    await accept(its.callerFor(its.service, person('host')).host.handToBot({ code, seat: 'A' }));
  });

  test('whose people it tells nothing of it: it would take back what waits to be sent', async () => {
    const [its, other] = servers() as [Server, Server];
    const address = `${its.service.processId}@example.org`;
    const way = { personId: person('player 1').id, kind: 'mail', address, label: '', topics: '["turns"]' };
    const { id: wayId } = await db().prisma.reachWay.create({ data: way });
    const { code } = await its.startedMatch(its.service, { settings });
    const { id: matchId } = await rowOf(code);
    const isWaiting = { where: { matchId, wayId, state: 'waiting' } };
    await expect.poll(() => db().prisma.delivery.count(isWaiting)).toBe(1);
    await its.service.stop();
    running.splice(running.indexOf(its.service), 1);
    await db().prisma.told.update({ where: { matchId }, data: { lookAt: new Date(0) } }); // any process may look
    await accept(other.callerFor(other.service, person('host')).host.rule({ code, key: newKey(), text: 'A ruling.' }));
    const own = await other.startedMatch(other.service, { settings });
    await expect.poll(() => db().prisma.delivery.count({ where: { wayId, match: { code: own.code } } })).toBe(1);
    await db().prisma.told.update({ where: { matchId: (await rowOf(own.code)).id }, data: { lookAt: new Date(0) } });
    const isLooked = { where: { match: { code: own.code }, lookAt: new Date(0) } };
    await expect.poll(() => db().prisma.told.count(isLooked)).toBe(0); // it has swept
    expect(await db().prisma.delivery.count(isWaiting)).toBe(1);
    expect(await db().prisma.told.findUnique({ where: { matchId } })).toMatchObject({ lookAt: new Date(0) });
    await db().prisma.reachWay.delete({ where: { id: wayId } });
  });

  test('and what it finished keeps its results there', async () => {
    const [its, other] = servers() as [Server, Server];
    const short = { rounds: 1, tokenThreshold: 0, roundSeconds: 60 };
    const { code } = await its.startedMatch(its.service, { settings: short });
    for (const [seat, at] of [
      ['A', 'B'],
      ['B', 'C'],
      ['C', null],
    ] as const)
      await accept(actAt(its, code, { seat, at }));
    const row = await rowOf(code);
    expect(row.status).toBe('finished');
    const page = await other.callerFor(other.service, person('host')).matches.page({ code });
    expect(JSON.stringify(page.results)).toBe(row.results);
    const back = { code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'x' };
    expect(await refusalOf(hostAt(other).act(back))).toBe('OTHER_RULES');
    expect(await rowOf(code)).toEqual(row);
  });
});

test.each(Array.from({ length: times({ short: 2, long: 20 }) }, (_, i) => i + 1))(
  'whatever is sent to both at once, each match has the lines of its own version alone (seed %i)',
  async (seed) => {
    const random = createRandom(`versions ${seed}`);
    const servers = [old, next];
    const matches: { its: Server; code: string; saved: number }[] = [];
    for (const its of servers)
      matches.push({ its, code: (await its.startedMatch(its.service, { settings })).code, saved: 0 });
    for (let wave = 0; wave < 8; wave++)
      await Promise.all(
        Array.from({ length: 12 }, async () => {
          const match = random.pick(matches);
          const at = random.pick(servers);
          const seat = random.pick(['A', 'B', 'C']);
          const action = random.pick([{ type: 'resolve' }, { type: 'pause' }, { type: 'resume' }]);
          const sent =
            random.int(3) > 0
              ? actAt(at, match.code, { seat })
              : hostAt(at).act({ code: match.code, action, key: newKey() });
          const outcome = await sent;
          if (at !== match.its) expect(outcome).toMatchObject({ refusal: { code: 'OTHER_RULES' } });
          else if (outcome.ok) match.saved++;
        }),
      );
    for (const { its, code, saved } of matches) {
      expect(saved).toBeGreaterThan(0);
      expect(await logAt(its, code)).toHaveLength(saved);
      const { record } = (await its.callerFor(its.service, person('host')).matches.record({ code })) ?? {};
      expect(replay(record).rejected).toEqual([]);
    }
  },
);

describe.each([[0], [1]])('bots of both versions play, whichever process came first (%i)', (first) => {
  test('each in the matches of its own', async () => {
    const order = first === 0 ? [today, await nextModules()] : [await nextModules(), today];
    const servers = [];
    for (const modules of order) servers.push(await serverOf(modules, { drivesBots: true }));
    for (const { service, callerFor } of servers) {
      const host = callerFor(service, person('host'));
      const { code } = await accept(
        host.matches.create({ game: 'pointing-chains', seats: 3, settings: { rounds: 1 } }),
      );
      await accept(host.lobby.start({ code, freeSeats: 'bots' }));
      await expect.poll(async () => (await rowOf(code)).status, { timeout: 30_000 }).toBe('finished');
    }
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createRandom } from '@/games/kit/random';
import { viewOf } from '@/games/match';
import { replay } from '@/games/record';
import { db } from '../database/db';
import { findSeatLink } from '../lobby/links';
import type { MatchPage } from '../pages/shapes';
import { Service, type ServiceOptions } from '../service';
import { times } from '../testing/attack';
import { Screen } from '../testing/screen';
import {
  accept,
  type Caller,
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
import { keepRefused } from './refuse';
import { keptRefusals } from './refused';

// Several services on one database are what several server processes are: they share nothing else.

const running: Service[] = [];
async function start(options: Partial<ServiceOptions> = {}): Promise<Service> {
  const service = await startTestService(options);
  running.push(service);
  return service;
}
// Between two tests nothing is alive, and what moves into the past would lie in that outage.
beforeEach(async () => {
  await db().pool.query(`delete from outage`);
  await db().pool.query(`update alive set at = now() + interval '1 day'`);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

const point = (at: string | null) => ({ type: 'point', at });
const eventsOf = async ({ host, code }: TestMatch) => (await host.matches.record({ code }))?.record.events ?? [];
const logAt = (service: Service, code: string) => hostAt(service).matches.log({ code });
const hostAt = (service: Service) => callerFor(service, person('host'));

/** Somebody with an account who was asked to host, and accepted. */
async function coHostAt(service: Service, { code, host }: Pick<TestMatch, 'code' | 'host'>): Promise<Caller> {
  const colleague = person('colleague');
  await db().prisma.user.create({ data: { id: colleague.id, name: colleague.name, nameKey: colleague.name } });
  await accept(host.lobby.addCoHost({ code, name: colleague.name }));
  await accept(callerFor(service, colleague).lobby.answerAsked({ code, accepts: true }));
  return callerFor(service, colleague);
}

/** From its last round to its result. */
async function finish({ code, host, players }: TestMatch): Promise<void> {
  await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
  const vote = { code, action: { type: 'choose', seat: 'A' } };
  for (const { seat, api } of players) await api.play.act({ ...vote, seat, key: newKey() }); // refused where nothing is tied
  await hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() });
  expect((await host.matches.page({ code })).status).toBe('finished');
}

/** Moves a match into the past, as if nobody had looked for so long. */
async function sleepFor(code: string, ms: number): Promise<void> {
  await db().pool.query(
    `update match set started_at = started_at - make_interval(secs => $2), due_at = due_at - make_interval(secs => $2),
      resume_at = resume_at - make_interval(secs => $2) where code = $1`,
    [code, ms / 1000],
  );
}

/** As `sleepFor`, with no process alive meanwhile. */
async function outageOf(code: string, ms: number): Promise<void> {
  await sleepFor(code, ms);
  await db().pool.query(`update alive set at = clock_timestamp() - make_interval(secs => $1)`, [ms / 1000]);
}

describe('several processes on one database', () => {
  test('a deadline is resolved exactly once, at its own time, and every screen of both shows it', async () => {
    const [one, two] = [await start(), await start()];
    const match = await startedMatch(one, { settings: { rounds: 2, roundSeconds: 1, pace: 'clock' } });
    const { code } = match;
    const screens = [new Screen(one, { user: null, code }), new Screen(two, { user: null, code })];
    await Promise.all(screens.map((screen) => screen.until(() => true)));
    await Promise.all(screens.map((screen) => screen.until(({ view }) => view?.phase === 'vote', 6_000)));
    expect(await eventsOf(match)).toEqual([
      { at: 1_000, by: 'clock' },
      { at: 2_000, by: 'clock' },
    ]);
    await Promise.all(screens.map((screen) => screen.close()));
  });

  test('players of one match at two processes lose nothing and double nothing', async () => {
    const [one, two] = [await start(), await start()];
    const match = await startedMatch(one, { seats: 10, settings: { rounds: 5 } });
    const { code, players } = match;
    for (let round = 1; round <= 5; round++) {
      const answers = await Promise.all(
        players.flatMap(({ seat, person: who }, i) => {
          const input = { code, seat, action: point(players[(i + round) % 10]?.seat ?? null), key: newKey() };
          const first = callerFor(i % 2 === 0 ? one : two, who).play.act(input);
          return [first, callerFor(i % 2 === 0 ? two : one, who).play.act(input)];
        }),
      );
      expect(answers.every(({ ok }) => ok)).toBe(true);
    }
    expect(await eventsOf(match)).toHaveLength(50);
    expect(await hostAt(two).matches.record({ code })).toEqual(await match.host.matches.record({ code }));
  });

  test('who acts at one process is seen at the other within a second', async () => {
    const [one, two] = [await start(), await start()];
    const match = await startedMatch(one);
    const [player] = match.players;
    const screen = new Screen(two, { user: null, code: match.code });
    await screen.until(({ view }) => view?.round === 1);
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    await screen.until(({ view }) => view?.round === 2, 1_000);
    expect(player?.seat).toBe('A');
    await screen.close();
  });

  test('what a lost notification did not tell, a sweep finds', async () => {
    const [one, two] = [await start(), await start({ sweepMs: 100 })];
    const match = await startedMatch(one);
    const screen = new Screen(two, { user: null, code: match.code });
    await screen.until(({ view }) => view?.round === 1);
    await db().pool.query(
      `with moved as (update match set seq = 1 where code = $1 returning id)
        insert into match_event (match_id, seq, at, by, action, via) select id, 1, 5, 'host', '{"type":"resolve"}', 'host' from moved`,
      [match.code],
    );
    await screen.until(({ view }) => view?.round === 2, 1_500);
    await screen.close();
  });
});

describe('what one process answered “ok” is not denied by another that has not heard of it', () => {
  /** A process that holds the match as it is now, and hears of nothing that comes. */
  async function deafTo(code: string): Promise<Service> {
    const deaf = await start({ sweepMs: 600_000 });
    await deaf['notifier'].stop();
    await deaf.matches.find(code);
    return deaf;
  }

  test('a player who has just sat down, a match that has just started', async () => {
    const one = await start();
    const { code, host, players } = await seatMatch(one, { seats: 4 });
    await accept(players[3]?.api.lobby.leave({ code, seat: 'D' }) ?? Promise.reject());
    const deaf = await deafTo(code);
    const late = person('late');
    await accept(callerFor(one, late).lobby.join({ code }));
    await accept(callerFor(deaf, late).lobby.chooseFace({ code, seat: 'D', face: null }));
    expect((await callerFor(deaf, late).matches.page({ code })).seat).toBe('D');
    await accept(host.lobby.start({ code }));
    await accept(callerFor(deaf, late).play.act({ code, seat: 'D', action: point('A'), key: newKey() }));
  });

  test('somebody with a link to a private match', async () => {
    const one = await start();
    const { code, host } = await startedMatch(one, { visibility: 'private' });
    const { token } = await accept(host.lobby.issueOpenLink({ code, kind: 'watch' }));
    const deaf = await deafTo(code);
    const guest = person('watcher');
    await expect(callerFor(deaf, guest).matches.page({ code })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await accept(callerFor(one, guest).lobby.claim({ token }));
    expect((await callerFor(deaf, guest).matches.page({ code })).role).toBe('spectator');
    const other = person('other watcher');
    await accept(callerFor(one, other).lobby.claim({ token }));
    const screen = new Screen(deaf, { user: other, code });
    await screen.until(({ view }) => view?.round === 1);
    await screen.close();
  });

  test('a guest with a personal link that was just made', async () => {
    const one = await start();
    const { code, host, players } = await seatMatch(one, { seats: 4 });
    await accept(players[3]?.api.lobby.leave({ code, seat: 'D' }) ?? Promise.reject());
    const deaf = await deafTo(code);
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'D' }));
    expect(await findSeatLink(deaf, token)).toMatchObject({ code, isSeated: false });
  });

  test('what is allowed since: a resume, the next round, a seat that a bot gave back, a result', async () => {
    const one = await start();
    const match = await startedMatch(one, { settings: { rounds: 2, pace: 'host' } });
    const { code, host, players } = match;
    await accept(hostWhoLooks(host).pause({ code, minutes: null, key: newKey() }));
    await accept(host.host.handToBot({ code, seat: 'A' }));
    const deaf = await deafTo(code);
    await accept(host.host.handBack({ code, seat: 'A' }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
    const sent = { code, seat: 'A', action: point('B'), key: newKey(), meantFor: 'round 2' };
    await accept(callerFor(deaf, players[0]?.person ?? null).play.act(sent));
    await finish(match);
    const added = { reason: 'Both', award: { seat: 'A', kind: 'garnet', amount: 1 } };
    await accept(hostAt(deaf).host.addAward({ code, key: newKey(), ...added }));
  });
});

test('a host sees who watches at another process (no host, no player), and removes them there', async () => {
  const [one, two] = [await start({ presenceMs: 100 }), await start({ presenceMs: 100 })];
  const { code } = await startedMatch(one);
  const [guest, noise] = [person('elsewhere'), person('stays')];
  const screens = [guest, noise, null].map((user) => new Screen(two, { user, code }));
  const dashboard = new Screen(one, { user: person('host'), code });
  const watchers = ['elsewhere', 'stays'];
  await dashboard.until(
    ({ page }) =>
      page.spectators
        ?.map(({ name }) => name)
        .toSorted()
        .join() === watchers.join(),
  );
  await dashboard.until(({ page }) => page.watching === 3);
  await accept(hostAt(one).host.removeSpectator({ code, personId: guest.id }));
  await dashboard.until(({ page }) => page.spectators?.length === 1 && page.watching === 2);
  expect(await refusalOf(hostAt(one).host.removeSpectator({ code, personId: 'nobody' }))).toBe('UNKNOWN_PERSON');
  await Promise.all([dashboard, ...screens].map((screen) => screen.close()));
});

test('a host sees at one process that a player is here at another, and when they were last', async () => {
  const [one, two] = [await start({ presenceMs: 100 }), await start({ presenceMs: 100 })];
  const { code, players } = await startedMatch(one);
  const [ann] = players;
  if (ann === undefined) throw new Error('somebody plays');
  const dashboard = new Screen(one, { user: person('host'), code });
  const seatOf = ({ page }: { page: MatchPage }) => page.seats.find(({ seat }) => seat === ann.seat);
  const screen = new Screen(two, { user: ann.person, code });
  await dashboard.until((shown) => seatOf(shown)?.online === true);
  await screen.close();
  const seenAt = new Date(Date.now() - 600_000);
  const where = { matchId_seat: { matchId: (await one.matches.find(code))?.id ?? 0, seat: ann.seat } };
  await db().prisma.matchSeat.update({ where, data: { lastSeenAt: seenAt } });
  await dashboard.until((shown) => seatOf(shown)?.lastSeenAt === seenAt.getTime());
  await dashboard.close();
});

test('a screen at another process hears by whom its match was deleted', async () => {
  const [one, two] = [await start(), await start()];
  const { code, host } = await seatMatch(one);
  const screen = new Screen(two, { user: null, code });
  await screen.until(({ page }) => page.status === 'lobby');
  await accept(host.lobby.remove({ code }));
  await expect.poll(() => screen.errorWords).toBe('host deleted it.');
  await screen.close();
});

test('two hosts who add an award at once, at two processes, both keep it', async () => {
  const [one, two] = [await start(), await start()];
  const match = await startedMatch(one, { settings: { rounds: 1, pace: 'host' } });
  await finish(match);
  const { code, host } = match;
  const add = (api: typeof host, word: string) =>
    api.host.addAward({
      ...{ code, key: newKey(), reason: 'Both' },
      award: { seat: 'A', kind: 'own', word, amount: 1 },
    });
  const answers = await Promise.all([add(host, 'First'), add(hostAt(two), 'Second'), add(host, 'Third')]);
  expect(answers.map(({ ok }) => ok)).toEqual([true, true, true]);
  const words = (await hostAt(await start()).matches.page({ code })).awards?.map(({ final }) => final?.word);
  expect(words?.filter((word) => word !== undefined).toSorted()).toEqual(['First', 'Second', 'Third']);
});

describe('a host, whose click comes when the round has closed already,', () => {
  const resolveRound1 = { action: { type: 'resolve' }, meantFor: 'round 1' };

  test('closes no round that was not meant: the last player was faster', async () => {
    const [one, two] = [await start(), await start()];
    const match = await startedMatch(one, { settings: { pace: 'ready' } });
    const { code, players } = match;
    for (const { seat, api } of players) await accept(api.play.act({ code, seat, action: point(null), key: newKey() }));
    expect(await refusalOf(hostAt(two).host.act({ code, key: newKey(), ...resolveRound1 }))).toBe('TOO_LATE');
    expect((await hostAt(two).play.first({ code })).view?.round).toBe(2);
  });

  test('closes no round that was not meant: the deadline was faster', async () => {
    const match = await startedMatch(await start(), { settings: { roundSeconds: 60, pace: 'clock' } });
    await sleepFor(match.code, 61_000);
    const two = hostAt(await start());
    expect(await refusalOf(two.host.act({ code: match.code, key: newKey(), ...resolveRound1 }))).toBe('TOO_LATE');
  });

  test('nor with a colleague: of two who resolve one round at once, one does', async () => {
    const [one, two] = [await start(), await start()];
    const { code, host } = await startedMatch(one);
    const answers = await Promise.all(
      [host, hostAt(two)].map((api) => refusalOf(api.host.act({ code, key: newKey(), ...resolveRound1 }))),
    );
    expect(answers.toSorted()).toEqual(['TOO_LATE', null]);
  });

  test('nor with a co-host at another process, fifteen times', async () => {
    const [one, two] = [await start(), await start()];
    const { code, host } = await startedMatch(one, { settings: { rounds: 20, pace: 'host' } });
    const colleague = await coHostAt(two, { code, host });
    for (let round = 1; round <= 15; round++) {
      const click = { code, action: { type: 'resolve' }, meantFor: `round ${round}` };
      const clicks = [host, colleague, colleague, host].map((api) => api.host.act({ ...click, key: newKey() }));
      const answers = await Promise.all(clicks.map(refusalOf));
      expect(answers.toSorted()).toEqual(['TOO_LATE', 'TOO_LATE', 'TOO_LATE', null]);
      expect((await host.play.first({ code })).view?.round).toBe(round + 1);
    }
  });

  test('closes no round that has been paused meanwhile; one aimed at the paused match does', async () => {
    const [one, two] = [await start(), await start()];
    const { code, host } = await startedMatch(one);
    const colleague = hostAt(two);
    await accept(host.host.pause({ code, key: newKey(), minutes: null, meantFor: 'round 1' }));
    expect(await refusalOf(colleague.host.act({ code, key: newKey(), ...resolveRound1 }))).toBe('TOO_LATE');
    expect((await colleague.play.first({ code })).view?.round).toBe(1);
    await accept(colleague.host.act({ code, key: newKey(), ...resolveRound1, meantFor: 'round 1 paused' }));
    expect((await colleague.play.first({ code })).view?.round).toBe(2);
  });

  test('sends nothing else either: no time, no pause, nothing for a seat', async () => {
    const match = await startedMatch(await start(), { settings: { roundSeconds: 600 } });
    const late = () => ({ code: match.code, key: newKey(), meantFor: 'round 1' });
    await accept(match.host.host.act({ ...late(), action: { type: 'resolve' } }));
    const { host } = match.host;
    expect(await refusalOf(host.act({ ...late(), action: { type: 'extend', seconds: 60 } }))).toBe('TOO_LATE');
    expect(await refusalOf(host.act({ ...late(), action: { type: 'rewind', to: 0 }, reason: 'x' }))).toBe('TOO_LATE');
    expect(await refusalOf(host.pause({ ...late(), minutes: 1 }))).toBe('TOO_LATE');
    expect(await refusalOf(host.actFor({ ...late(), seat: 'A', action: point('B') }))).toBe('TOO_LATE');
    expect(await eventsOf(match)).toHaveLength(1);
  });
});

test('a process that lost its ear to the others gets it back, and looks at what it missed', async () => {
  const [one, two] = [await start(), await start({ sweepMs: 600_000 })];
  const match = await startedMatch(one);
  const screen = new Screen(two, { user: null, code: match.code });
  await screen.until(({ view }) => view?.round === 1);
  await db().pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
  await screen.until(({ view }) => view?.round === 2, 3_000);
  await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
  await screen.until(({ view }) => view?.round === 3, 1_000);
  await screen.close();
});

describe('whatever players and hosts do at once, at two processes', () => {
  const seeds = Array.from({ length: times({ short: 3, long: 30 }) }, (_, i) => i + 1);
  test.each(seeds)(
    'the log stays one that replays without a refusal, and both hold what it says (seed %i)',
    async (seed) => {
      const services = [await start(), await start()];
      const match = await startedMatch(services[0] as Service, {
        seats: 4,
        settings: { rounds: 40, roundSeconds: 500 },
      });
      const { code, players } = match;
      const random = createRandom(`processes ${seed}`);
      // How many get in is decided by who was faster.
      for (let wave = 0; wave < 12 || (await eventsOf(match)).length <= 30; wave++) {
        const sent = Array.from({ length: 12 }, () => {
          const at = random.pick(services);
          const player = random.pick(players);
          if (random.int(4) > 0) {
            const target = random.pick([null, ...players.map(({ seat }) => seat)]);
            return callerFor(at, player.person).play.act({
              code,
              seat: player.seat,
              action: point(target),
              key: newKey(),
            });
          }
          const action = random.pick([
            { type: 'resolve' },
            { type: 'pause' },
            { type: 'resume' },
            { type: 'extend', seconds: 5 },
            { type: 'rewind', to: random.int(30) },
          ]);
          return hostWhoLooks(hostAt(at)).act({ code, action, key: newKey(), reason: 'Fuzz' });
        });
        await Promise.all(sent); // refusals are part of it; an error is not
      }
      for (const service of services) {
        const held = await service.matches.find(code);
        if (held !== null) await service.refresh(held); // what a notification is about to tell
      }
      const record = (await match.host.matches.record({ code }))?.record;
      const replayed = replay(record, { view: 'host' });
      expect(record?.events.length).toBeGreaterThan(30);
      expect(replayed.rejected).toEqual([]);
      for (const service of services) {
        const held = await service.matches.find(code);
        expect(held?.folded && viewOf(held.folded, 'host')).toEqual(replayed.view);
      }
    },
  );
});

describe('a machine whose clock is wrong', () => {
  afterEach(() => {
    vi.useRealTimers();
    vi.resetModules();
  });
  const setClock = (offMs: number) => vi.useFakeTimers({ toFake: ['Date'], now: realNow() + offMs });
  const realNow = () => performance.timeOrigin + performance.now();

  test('is put back an hour after the start: deadlines come all the same', async () => {
    setClock(3_600_000);
    await start({ sweepMs: 100 });
    setClock(0);
    const other = await start();
    const { code } = await startedMatch(other, { settings: { rounds: 2, roundSeconds: 65, pace: 'clock' } });
    await other.stop();
    await sleepFor(code, 63_000);
    const found = () => db().prisma.match.findUniqueOrThrow({ where: { code } });
    await expect.poll(async () => (await found()).seq, { timeout: 6_000 }).toBe(1);
  });

  test('does not change when its players acted, nor when a round closes', async () => {
    const match = await startedMatch(await start(), { settings: { roundSeconds: 600, pace: 'clock' } });
    const { code, players } = match;
    setClock(900_000);
    vi.resetModules(); // what a process knows of the time is its own
    const elsewhere = await import('../testing/service');
    const fast = await elsewhere.startTestService();
    running.push(fast);
    const acted = callerFor(fast, players[0]?.person ?? null).play.act;
    await accept(acted({ code, seat: 'A', action: point(null), key: newKey() }));
    const [event] = await eventsOf({ ...match, host: hostAt(fast) });
    expect(event).toMatchObject({ by: 'A', action: point(null) });
    expect(event?.at).toBeLessThan(60_000);
  });
});

describe('restarts', () => {
  test('what was answered "saved" is there after a crash in the next moment', async () => {
    const doomed = await start();
    const match = await startedMatch(doomed, { seats: 3 });
    const [player] = match.players;
    await accept(
      player?.api.play.act({ code: match.code, seat: 'A', action: point('B'), key: newKey() }) ?? Promise.reject(),
    );
    const heir = new Service(db(), { drivesBots: false }); // nothing of the first one's memory
    const exported = await hostAt(heir).matches.record({ code: match.code });
    expect(exported?.record.events).toMatchObject([{ by: 'A', action: point('B') }]);
  });

  test('a retry after a restart is known to be one', async () => {
    const doomed = await start();
    const { code, players } = await startedMatch(doomed);
    const input = { code, seat: 'A', action: point(null), key: newKey() };
    const who = players[0]?.person ?? null;
    await accept(callerFor(doomed, who).play.act(input));
    const heir = await start();
    await accept(callerFor(heir, who).play.act(input));
    expect((await hostAt(heir).matches.record({ code }))?.record.events).toHaveLength(1);
  });

  test('what was refused stays refused, after a restart and where it is legal by now', async () => {
    const before = await start();
    const { code, host, players } = await startedMatch(before);
    const who = players[0]?.person ?? null;
    const input = { code, seat: 'A', action: point('B'), key: newKey() };
    await accept(hostWhoLooks(host).pause({ code, minutes: null, key: newKey() }));
    const first = await callerFor(before, who).play.act(input);
    expect(first).toMatchObject({ ok: false });
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resume' }, key: newKey() }));
    expect(await callerFor(before, who).play.act(input)).toEqual(first);
    await before.stop();
    const heir = await start();
    const later = callerFor(heir, who);
    expect(await later.play.act(input)).toEqual(first);
    expect(await refusalOf(later.play.act({ ...input, action: point('C') }))).toBe('KEY_USED');
    expect(await hostAt(heir).matches.log({ code })).toHaveLength(2);
    await accept(later.play.act({ ...input, key: newKey() }));
  });

  test('a key that one process refused is not accepted by another that has not heard of it', async () => {
    const [one, deaf] = [await start(), await start({ sweepMs: 600_000 })];
    const { code, players } = await startedMatch(one);
    const who = players[0]?.person ?? null;
    await deaf['notifier'].stop();
    await deaf.matches.find(code);
    const input = { code, seat: 'A', key: newKey() };
    expect(await refusalOf(callerFor(one, who).play.act({ ...input, action: point('A') }))).toBe('SELF_TARGET');
    const there = callerFor(deaf, who);
    expect(await refusalOf(there.play.act({ ...input, action: point('B') }))).toBe('KEY_USED');
    expect(await refusalOf(there.play.act({ ...input, action: point('A') }))).toBe('SELF_TARGET');
    expect(await logAt(one, code)).toEqual([]);
    expect(await db().prisma.matchRefusal.count({ where: { match: { code } } })).toBe(1);
  });

  test('of what was refused the last thousand are kept', async () => {
    const service = await start();
    const { code } = await startedMatch(service);
    const match = await service.matches.find(code);
    if (match === null) throw new Error('no match');
    for (let batch = 0; batch < keptRefusals / 100 + 1; batch++) {
      const refused = Array.from({ length: 100 }, (_, i) => ({
        key: `key ${batch} ${i}`,
        digest: '',
        refusal: { code: 'NO', message: 'No.' },
      }));
      expect(await keepRefused(db().prisma, match, refused)).toBe(true);
    }
    const found = await db().prisma.matchRefusal.findMany({ where: { matchId: match.id }, orderBy: { number: 'asc' } });
    expect(found.map(({ key }) => key)).toEqual([...match.refused.keys()]);
    expect([found.length, found[0]?.key]).toEqual([keptRefusals, 'key 1 0']);
  });

  test('what one match forgets of its refusals another remembers', async () => {
    const service = await start();
    const matchOf = async () => {
      const match = await service.matches.find((await startedMatch(service)).code);
      if (match === null) throw new Error('no match');
      return match;
    };
    const [one, other] = [await matchOf(), await matchOf()];
    const refused = Array.from({ length: keptRefusals + 1 }, (_, i) => ({
      ...{ key: `key ${i}`, digest: '', refusal: { code: 'NO', message: 'No.' } },
    }));
    for (const [match, some] of [
      [other, refused.slice(0, 1)],
      [one, refused.slice(0, -1)],
      [one, refused.slice(-1)],
    ] as const)
      expect(await keepRefused(db().prisma, match, some)).toBe(true);
    const kept = ({ id }: { id: number }) => db().prisma.matchRefusal.count({ where: { matchId: id } });
    expect([await kept(one), await kept(other)]).toEqual([keptRefusals, 1]);
  });

  test('deadlines that passed unseen are applied in order, each at its own time', async () => {
    const before = await start();
    const match = await startedMatch(before, { settings: { rounds: 6, roundSeconds: 10, pace: 'clock' } });
    const { code } = match;
    await before.stop();
    await sleepFor(code, 35_000);
    const after = await start();
    const screen = new Screen(after, { user: null, code });
    const { view } = await screen.until((state) => state.view?.round === 4, 2_000);
    const record = (await hostAt(after).matches.record({ code }))?.record;
    expect(record?.events).toEqual([10_000, 20_000, 30_000].map((at) => ({ at, by: 'clock' })));
    expect(replay(record, { view: 'spectator' }).view).toEqual(view);
    await screen.close();
  });

  test('an outage costs nobody a round: what was left of it is left again, and the log says why', async () => {
    const before = await start();
    const settings = { rounds: 6, roundSeconds: 10, pace: 'clock' };
    const [due, later] = [
      await startedMatch(before, { settings }),
      await startedMatch(before, { settings: { ...settings, roundSeconds: 3600 } }),
    ];
    await before.stop();
    await sleepFor(later.code, 35_000);
    await outageOf(due.code, 35_000);
    const processes = await Promise.all([start(), start()]);
    for (const { code } of [due, later]) {
      await expect.poll(async () => (await logAt(processes[0], code)).length, { timeout: 5_000 }).toBe(2);
      const log = await logAt(processes[1], code);
      expect(log.map(({ via, action }) => [via, (action as { type: string }).type])).toEqual([
        ['auto', 'pause'],
        ['auto', 'resume'],
      ]);
      expect(log[0]?.reason).toBe('The server was away. That time counts for nobody.');
      const view = (await hostAt(processes[0]).play.first({ code })).view;
      expect(view).toMatchObject({ round: 1, status: 'running' });
    }
    expect(replay((await hostAt(processes[0]).matches.record({ code: due.code }))?.record).rejected).toEqual([]);
  });

  test('a process that was frozen with all others closes no round by the first action that comes', async () => {
    const frozen = await start();
    const match = await startedMatch(frozen, { settings: { rounds: 500, roundSeconds: 60, pace: 'clock' } });
    const { code, players } = match;
    await frozen.stop();
    await outageOf(code, 3 * 3_600_000);
    await expect.poll(() => frozen.alive.mayHaveBeenAway, { timeout: 10_000 }).toBe(true);
    await (await frozen.matches.find(code))?.reload(db().prisma);
    await accept(players[0]?.api.play.act({ code, seat: 'A', action: point('B'), key: newKey() }) ?? Promise.reject());
    expect((await eventsOf(match)).map(({ by, action }) => `${by} ${(action as { type: string }).type}`)).toEqual([
      'host pause',
      'host resume',
      'A point',
    ]);
  });

  test('a pause with a limit ends by itself, after a restart too', async () => {
    const before = await start();
    const match = await startedMatch(before, { settings: { roundSeconds: 100 } });
    const { code } = match;
    await accept(hostWhoLooks(match.host).pause({ code, minutes: 1, key: newKey() }));
    expect((await match.host.matches.page({ code })).resumesAt).toBeGreaterThan(Date.now() + 50_000);
    await before.stop();
    await sleepFor(code, 70_000);
    const after = await start();
    const screen = new Screen(after, { user: null, code });
    const { view, page } = await screen.until((state) => state.view?.status === 'running', 2_000);
    expect(page.resumesAt).toBeNull();
    const events = (await hostAt(after).matches.record({ code }))?.record.events ?? [];
    expect(events.map(({ action }) => (action as { type: string }).type)).toEqual(['pause', 'resume']);
    expect(view?.dueAt).toBeGreaterThan(100_000 + 55_000);
    await screen.close();
  });

  test('a match that nobody plays does not tick for ever: it is paused, and says why', async () => {
    const before = await start();
    const match = await startedMatch(before, { settings: { rounds: 500, roundSeconds: 1, pace: 'clock' } });
    const { code } = match;
    await before.stop();
    await sleepFor(code, 300_000);
    const after = await start();
    const screen = new Screen(after, { user: null, code });
    await screen.until(({ page }) => page.status === 'paused', 3_000);
    const log = await hostAt(after).matches.log({ code });
    expect(log).toHaveLength(13);
    expect(log.at(-1)).toMatchObject({ via: 'auto', at: 12_000, action: { type: 'pause' } });
    expect(log.at(-1)?.reason).toMatch(/Nobody acted/);
    await screen.close();
  });

  test('one process at a time drives the bots, and another takes over when it goes', async () => {
    const first = await start({ drivesBots: true });
    const second = await start({ drivesBots: true });
    expect([first.bots.isDriving, second.bots.isDriving]).toEqual([true, false]);
    await first.stop();
    running.splice(running.indexOf(first), 1);
    await expect.poll(() => second.bots.isDriving, { timeout: 20_000 }).toBe(true);
    const host = hostAt(second);
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, settings: { rounds: 1 } }));
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    await expect.poll(async () => (await host.matches.page({ code })).status, { timeout: 30_000 }).toBe('finished');
  });
});

test('the clock is late by little', async () => {
  const service = await start();
  const match = await startedMatch(service, { settings: { rounds: 3, roundSeconds: 1, pace: 'clock' } });
  const screen = new Screen(service, { user: null, code: match.code });
  const { page } = await screen.until(({ view }) => view?.round === 1);
  await screen.until(({ view }) => view?.round === 2, 3_000);
  expect(Date.now() - (page.startedAt ?? 0) - 1_000).toBeLessThan(500);
  await screen.close();
});

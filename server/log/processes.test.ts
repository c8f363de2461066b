import { afterEach, describe, expect, test } from 'vitest';
import { createRandom } from '@/games/kit/random';
import { viewOf } from '@/games/match';
import { replay } from '@/games/record';
import { db } from '../database/db';
import { Service, type ServiceOptions } from '../service';
import { Screen } from '../testing/screen';
import { accept, callerFor, newKey, person, startedMatch, startTestService, type TestMatch } from '../testing/service';

// Several services on one database are what several server processes are: they share nothing else.

const running: Service[] = [];
async function start(options: Partial<ServiceOptions> = {}): Promise<Service> {
  const service = await startTestService(options);
  running.push(service);
  return service;
}
afterEach(async () => {
  await Promise.all(running.splice(0).map((service) => service.stop()));
});

const point = (at: string | null) => ({ type: 'point', at });
const eventsOf = async ({ host, code }: TestMatch) => (await host.matches.record({ code }))?.record.events ?? [];
const hostAt = (service: Service) => callerFor(service, person('host'));

/** Moves a match into the past, as if nothing had run for so long. */
async function sleepFor(code: string, ms: number): Promise<void> {
  await db().pool.query(
    `update match set started_at = started_at - make_interval(secs => $2), due_at = due_at - make_interval(secs => $2),
      resume_at = resume_at - make_interval(secs => $2) where code = $1`,
    [code, ms / 1000],
  );
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
    await accept(match.host.host.act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
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

test('a process that lost its ear to the others gets it back, and looks at what it missed', async () => {
  const [one, two] = [await start(), await start({ sweepMs: 600_000 })];
  const match = await startedMatch(one);
  const screen = new Screen(two, { user: null, code: match.code });
  await screen.until(({ view }) => view?.round === 1);
  await db().pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  );
  await accept(match.host.host.act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
  await screen.until(({ view }) => view?.round === 2, 3_000);
  await accept(match.host.host.act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
  await screen.until(({ view }) => view?.round === 3, 1_000);
  await screen.close();
});

describe('whatever players and hosts do at once, at two processes', () => {
  const seeds = [1, 2, 3];
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
      for (let wave = 0; wave < 12; wave++) {
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
          return hostAt(at).host.act({ code, action, key: newKey(), reason: 'Fuzz' });
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

  test('deadlines that passed while all was down are applied in order, each at its own time', async () => {
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

  test('a pause with a limit ends by itself, after a restart too', async () => {
    const before = await start();
    const match = await startedMatch(before, { settings: { roundSeconds: 100 } });
    const { code } = match;
    await accept(match.host.host.pause({ code, minutes: 1, key: newKey() }));
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
    await expect.poll(() => second.bots.isDriving, { timeout: 6_000 }).toBe(true);
    const host = hostAt(second);
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, settings: { rounds: 1 } }));
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    await expect.poll(async () => (await host.matches.page({ code })).status, { timeout: 10_000 }).toBe('finished');
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

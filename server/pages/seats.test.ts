import { describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import { onlineMs } from '../log/rows';
import { loadedMatch } from '../testing/listener';
import { Screen } from '../testing/screen';
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
} from '../testing/service';
import type { MatchPage, PageSeat } from './shapes';

// Who sits where, and who may know it.

const service = await serviceOfFile({ presenceMs: 100 });

async function seatsFor(name: string | null, { code }: Pick<TestMatch, 'code'>): Promise<readonly PageSeat[]> {
  const who = name === null ? null : person(name);
  return (await callerFor(service, who).matches.page({ code })).seats;
}

/** Of each seat, as each of these reads it. */
async function told<T>(match: TestMatch, names: readonly (string | null)[], of: (seat: PageSeat) => T): Promise<T[][]> {
  return Promise.all(names.map(async (name) => (await seatsFor(name, match)).map(of)));
}

const everybody = ['host', 'player 1', 'player 2', null];

describe('in a match in which nobody may know who plays what', () => {
  const anonymous = { game: 'bifrost' };

  test('a bot that stands in is known to its player and the host alone, and to all once it is over', async () => {
    const match = await startedMatch(service, anonymous);
    const { code, host } = match;
    await accept(host.host.handToBot({ code, seat: 'A' }));
    const standIns = () => told(match, everybody, ({ holder, standIn }) => standIn && holder);
    const [known, unknown] = [
      ['bot', false, false],
      [false, false, false],
    ];
    expect(await standIns()).toEqual([known, known, unknown, unknown]);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
    expect(await standIns()).toEqual(Array(4).fill(known));
  });

  test('that a seat was emptied, for whoever comes by its new link, is known to the host alone', async () => {
    const match = await startedMatch(service, anonymous);
    const { code, host } = match;
    const others = ['player 2', null];
    const seen = () => told(match, others, (seat) => seat);
    const before = await seen();
    await accept(host.host.replaceSeat({ code, seat: 'A' }));
    expect(await seen()).toEqual(before);
    expect((await seatsFor('host', match))[0]).toMatchObject({ holder: 'free', kept: true });
  });

  test('who comes in somebody’s place is told to the host and themselves, and to all once it is over', async () => {
    const match = await startedMatch(service, { ...anonymous, seats: 3 });
    const { code, host } = match;
    const screens = [person('player 2'), null].map((user) => new Screen(service, { user, code }));
    for (const screen of screens) await screen.until(({ page }) => page.status === 'running');
    const others = ['player 2', null];
    const seen = () => told(match, others, (seat) => seat);
    const [before, sent] = [await seen(), screens.map(({ texts }) => texts.length)];
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    await accept(host.host.handToBot({ code, seat: 'A' }));
    expect(await seen(), 'a bot in the place of nobody').toEqual(before);
    await accept(callerFor(service, person('newcomer')).lobby.claim({ token }));
    expect(await seen()).toEqual(before);
    const again = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    await accept(callerFor(service, person('third')).lobby.claim(again));
    expect(await seen()).toEqual(before);
    const nameFor = async (name: string | null) => (await seatsFor(name, match))[0]?.name;
    expect([await nameFor('host'), await nameFor('third'), await nameFor('player 2')]).toEqual([
      ...['third', 'third', 'player 1'],
    ]);
    await accept(host.host.rule({ code, key: newKey(), text: 'Played on.' }));
    for (const [i, screen] of screens.entries()) {
      await screen.until(({ page }) => page.rulings.length === 1);
      expect(screen.texts.length - (sent[i] ?? 0), 'nothing but the ruling was sent').toBe(1);
      await screen.close();
    }
    await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
    expect(await nameFor(null)).toBe('third');
  });

  test('bots of their own are known to all', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(host.matches.create({ game: 'bifrost', seats: 3 }));
    await accept(host.lobby.fillWithBots({ code }));
    await accept(host.lobby.start({ code }));
    expect((await seatsFor(null, { code })).map(({ holder, standIn }) => [holder, standIn])).toEqual(
      Array(3).fill(['bot', false]),
    );
  });

  test('who is ready is everybody’s to know in the lobby, and from the start on each one’s own and the host’s', async () => {
    const match = await seatMatch(service, anonymous);
    const { code, host } = match;
    const ready = async (seat: string) =>
      accept(callerFor(service, person('player 1')).lobby.ready({ code, seat, ready: true }));
    const readiness = () => told(match, everybody, (seat) => seat.ready);
    await accept(host.lobby.readyCheck({ code }));
    await ready('A');
    const all = [true, false, false];
    expect(await readiness()).toEqual(Array(4).fill(all));
    await accept(host.lobby.start({ code }));
    await aMinutePasses(code);
    await accept(host.lobby.readyCheck({ code }));
    await ready('A');
    const none = [null, null, null];
    expect(await readiness()).toEqual([all, [true, null, null], [null, false, null], none]);
  });
});

/** Since everybody was asked whether they are ready. */
const aMinutePasses = (code: string) =>
  db().prisma.match.update({ where: { code }, data: { readyCheckAt: new Date(now() - 61_000) } });

describe('a ready-check', () => {
  test('that is asked anew is answered anew; whoever answers at once has answered', async () => {
    const match = await seatMatch(service);
    const { code, host } = match;
    const readiness = async () => (await seatsFor(null, match)).map(({ ready }) => ready);
    expect(await readiness()).toEqual([null, null, null]);
    await accept(host.lobby.readyCheck({ code }));
    await accept(callerFor(service, person('player 2')).lobby.ready({ code, seat: 'B', ready: true }));
    await accept(host.lobby.free({ code, seat: 'C' }));
    expect(await readiness()).toEqual([false, true, null]);
    await db().pool.query(`update match_seat set ready_at = ready_at - interval '1 second'`);
    await aMinutePasses(code);
    await accept(host.lobby.readyCheck({ code }));
    expect(await readiness()).toEqual([false, false, null]);
    await db().pool.query(
      `update match_seat set ready_at = ready_check_at from match where match.id = match_id and code = $1 and seat = 'A'`,
      [code],
    );
    await accept(host.lobby.change({ code, title: 'Read anew' }));
    expect(await readiness()).toEqual([true, false, null]);
  });
});

describe('a player', () => {
  test('is here for some seconds after another process has seen them last', async () => {
    const match = await startedMatch(service);
    const ago = (ms: number) => new Date(Date.now() - ms);
    (await loadedMatch(service, match.code)).seen([
      { seat: 'A', lastSeenAt: ago(onlineMs - 20_000) },
      { seat: 'B', lastSeenAt: ago(onlineMs + 1_000) },
    ]);
    expect((await seatsFor('host', match)).map(({ online }) => online)).toEqual([true, false, false]);
  });

  test('was last here at a time that the host alone may know, before the start too', async () => {
    const match = await seatMatch(service);
    const lastSeenAt = new Date(now() - onlineMs - 1_000);
    (await loadedMatch(service, match.code)).seen([{ seat: 'B', lastSeenAt }]);
    const [host, ...others] = await told(match, everybody, (seat) => seat.online === false && seat.lastSeenAt);
    expect(host?.[1]).toBe(lastSeenAt.getTime());
    expect(others.map((seats) => seats[1])).toEqual([null, null, false]);
  });

  test('has acted in the running phase, for the host; of a match that is over nobody asks', async () => {
    const match = await startedMatch(service);
    const { code, host, players } = match;
    for (const { api, seat } of players.slice(0, 1))
      await accept(api.play.act({ code, seat, action: { type: 'point', at: null }, key: newKey() }));
    const acted = () => told(match, ['host', 'player 1'], ({ actedAt }) => actedAt !== null);
    expect(await acted()).toEqual([
      [true, false, false],
      [false, false, false],
    ]);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'end' }, key: newKey() }));
    expect(await acted()).toEqual(Array(2).fill([false, false, false]));
  });
});

describe('a bot', () => {
  test('is known to all, but of which kind it is, which tells how it plays, to its host alone', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 3, visibility: 'public' }));
    await accept(callerFor(service, person('player 1')).lobby.join({ code }));
    await accept(host.lobby.fillWithBots({ code }));
    const kinds = (name: string | null) =>
      seatsFor(name, { code }).then((seats) => seats.map(({ bot, holder }) => [holder, bot]));
    const unknown = [['player', null], ...Array(2).fill(['bot', null])];
    const known = [['player', null], ...Array(2).fill(['bot', expect.any(String)])];
    expect([await kinds('host'), await kinds('player 1'), await kinds(null)]).toEqual([known, unknown, unknown]);
    await accept(host.lobby.start({ code }));
    expect([await kinds('host'), await kinds('player 1'), await kinds(null)]).toEqual([known, unknown, unknown]);
  });

  test('has a name of its own at the table: not the host’s, nor that of a seat', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 5 }));
    const names = async () => (await seatsFor(null, { code })).map(({ name }) => name);
    expect(await names()).toEqual(['Seat A', 'Seat B', 'Seat C', 'Seat D', 'Seat E']);
    await accept(host.lobby.fillWithBots({ code }));
    const bots = await names();
    expect(new Set(bots).size).toBe(5);
    expect(bots.join()).not.toContain('Seat');
    await db().prisma.match.update({ where: { code }, data: { ownerName: bots[0] } });
    await accept(host.lobby.rename({ code, seat: 'B', name: bots[2] ?? '' }));
    const [first, second, third, ...rest] = await names();
    expect([second, ...rest]).toEqual([bots[2], ...bots.slice(3)]);
    expect([...bots, undefined]).not.toContain(first);
    expect([...bots, undefined]).not.toContain(third);
  });

  test('has promised nothing, and a match among bots asks for no promise', async () => {
    const alone = callerFor(service, person('alone'));
    const { code } = await accept(alone.matches.practice({ game: 'bifrost', settings: {} }));
    const page = await alone.matches.page({ code });
    expect([page.promise, page.seats.map(({ promised }) => promised)]).toEqual([null, [null, null, null]]);
    expect(page.seats.map(({ online }) => online)).toEqual([null, null, null]);
  });
});

const onlineOf = ({ page }: { page: MatchPage }) => page.seats.map(({ online }) => online);

test('who is here is sent to hosts, and before the start to those at the table; to nobody else', async () => {
  const { code, host, players } = await seatMatch(service, { visibility: 'public' });
  const [ann, bob] = players.map((player) => player.person);
  const [watcher, dashboard] = [null, person('host')].map((user) => new Screen(service, { user, code }));
  const fellow = new Screen(service, { user: bob ?? null, code });
  if (watcher === undefined || dashboard === undefined || ann === undefined) throw new Error('they are here');
  await fellow.until((shown) => onlineOf(shown).join() === 'false,true,false');
  await watcher.until(() => true);
  const heard = watcher.texts.length;
  const comes = new Screen(service, { user: ann, code });
  for (const screen of [fellow, dashboard]) await screen.until((shown) => onlineOf(shown).join() === 'true,true,false');
  expect(watcher.texts).toHaveLength(heard);
  await watcher.until((shown) => onlineOf(shown).every((online) => online === null));

  await accept(host.lobby.start({ code }));
  for (const screen of [fellow, watcher])
    await screen.until((shown) => shown.view?.round === 1 && onlineOf(shown).every((online) => online === null));
  await dashboard.until((shown) => shown.view?.round === 1 && onlineOf(shown).join() === 'true,true,false');
  for (const screen of [comes, fellow, dashboard, watcher]) await screen.close();
});

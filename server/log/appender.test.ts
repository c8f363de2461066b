import pg from 'pg';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { itemAt } from '@/games/kit/item-at';
import { seatId } from '@/games/kit/seats';
import { replay } from '@/games/record';
import { db } from '../database/db';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { Appender } from './appender';
import { Judges } from './judges';
import { LoadedMatch } from './loaded-match';
import type { Via } from './rows';

const service = await serviceOfFile();

const point = (at: string | null) => ({ type: 'point', at });

describe('submitting', () => {
  test('eleven who submit in one instant are all saved, the last one closes the round, in few statements', async () => {
    const { code, players, host } = await startedMatch(service, { seats: 11 });
    const screen = new Screen(service, { user: null, code });
    await screen.until(({ view }) => view?.round === 1);
    const answers = await Promise.all(
      players.map(({ api, seat }, i) =>
        api.play.act({ code, seat, action: point(players[(i + 1) % 11]?.seat ?? null), key: newKey() }),
      ),
    );
    expect(answers.every(({ ok }) => ok)).toBe(true);
    const state = await screen.until(({ view }) => view?.round === 2);
    expect((state.view as unknown as { maps: unknown[] }).maps).toHaveLength(1);
    const exported = await host.matches.record({ code });
    expect(exported?.record.events.map(({ by }) => by).sort()).toEqual(players.map(({ seat }) => seat).sort());
    expect(replay(exported?.record, { view: 'spectator' }).view).toEqual(state.view);
    await screen.close();
  });

  test('the same key counts once, however often and from wherever it is sent', async () => {
    const { code, players, host } = await startedMatch(service);
    const [one] = players;
    if (one === undefined) throw new Error('no player');
    const key = newKey();
    const send = () => one.api.play.act({ code, seat: one.seat, action: point(null), key });
    const answers = await Promise.all([send(), send(), send()]);
    answers.push(await send());
    expect(answers.every(({ ok }) => ok)).toBe(true);
    expect((await host.matches.record({ code }))?.record.events).toHaveLength(1);
  });

  test('the same key from somebody else, or for another seat, is another submission', async () => {
    const { code, players, host } = await startedMatch(service);
    const key = newKey();
    for (const { api, seat } of players.slice(0, 2))
      await accept(api.play.act({ code, seat, action: point(null), key }));
    await accept(hostWhoLooks(host).actFor({ code, seat: 'A', action: point('C'), key }));
    await accept(hostWhoLooks(host).actFor({ code, seat: 'B', action: point('C'), key }));
    const carl = person('Carl');
    await db().prisma.user.create({ data: { id: carl.id, name: carl.name, nameKey: 'carl' } });
    await accept(host.lobby.addCoHost({ code, name: carl.name }));
    await accept(callerFor(service, carl).lobby.answerAsked({ code, accepts: true }));
    await accept(hostWhoLooks(callerFor(service, carl, [code])).actFor({ code, seat: 'B', action: point('A'), key }));
    expect((await host.matches.record({ code }))?.record.events).toHaveLength(5);
  });

  test('a refusal is data, changes nothing and is not in the log', async () => {
    const { code, players, host } = await startedMatch(service);
    const one = players[0];
    const act = (action: unknown) =>
      refusalOf(
        callerFor(service, one?.person ?? null).play.act({ code, seat: one?.seat ?? '', action, key: newKey() }),
      );
    expect(await act(point(one?.seat ?? ''))).toBe('SELF_TARGET');
    expect(await act({ type: 'nonsense' })).toBe('BAD_ACTION');
    expect(await act({ type: 'resolve' })).toBe('NOT_ALLOWED');
    expect((await host.matches.record({ code }))?.record.events).toHaveLength(0);
  });

  test('an action that was meant for a moment that is over comes too late', async () => {
    const { code, players, host } = await startedMatch(service);
    await accept(hostWhoLooks(host).act({ code, action: { type: 'resolve' }, key: newKey() }));
    const one = players[0];
    const late = one?.api.play.act({ code, seat: one.seat, action: point(null), key: newKey(), meantFor: 'round 1' });
    expect(await refusalOf(late ?? Promise.reject(new Error('no player')))).toBe('TOO_LATE');
  });

  test('a choice that was made on a page before something newer was saved elsewhere is not taken, and then it can be meant', async () => {
    const { code, players } = await startedMatch(service);
    const one = itemAt(players, 0);
    const view = async () => (await one.api.play.first({ code })).view;
    const page = (name: string) => async (at: string, seen: number | null) =>
      one.api.play.act({
        ...{ code, seat: one.seat, action: point(at), key: `${name}${newKey()}` },
        seenOwn: { actedAt: seen, keys: name },
      });
    const [phone, desktop] = [page('phone-of-ann-'), page('desktop-of-ann-')];
    const before = (await view())?.actedAt ?? null;
    expect(before).toBeNull();
    await accept(desktop('C', before));
    expect(await refusalOf(phone('B', before))).toBe('OVERTAKEN');
    const saved = await view();
    expect(saved).toMatchObject({ own: [{ at: 'C' }] });
    await accept(phone('B', saved?.actedAt ?? null));
    expect(await view()).toMatchObject({ own: [{ at: 'B' }] });
  });

  test("somebody else's seat is 403, an unknown match 404, a malformed request 400 with its field", async () => {
    const { code, players } = await startedMatch(service);
    const [one, two] = players;
    const action = point(null);
    await expect(one?.api.play.act({ code, seat: two?.seat ?? '', action, key: newKey() })).rejects.toMatchObject({
      code: 'FORBIDDEN',
    });
    await expect(
      callerFor(service, person('stranger')).play.act({ code, seat: two?.seat ?? '', action, key: newKey() }),
    ).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(one?.api.play.act({ code: 'NOWHERE', seat: 'A', action, key: newKey() })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(one?.api.play.act({ code, seat: 'A', action, key: 'short' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
    await expect(callerFor(service, null).play.act({ code, seat: 'A', action, key: newKey() })).rejects.toMatchObject({
      code: 'UNAUTHORIZED',
    });
  });
});

describe('an appender', () => {
  const judges = new Judges();
  afterAll(() => judges.stop());

  /** One of its own, as another process has it, with a match that it holds, and all that it tells by the time it rests. */
  async function newAppender(code: string, pool = db().pool) {
    const heard: string[] = [];
    const late: number[] = [];
    const appender = new Appender({ prisma: db().prisma, pool, alive: service.alive }, judges, {
      appended: () => heard.push('appended'),
      refreshed: () => heard.push('refreshed'),
      written: (events) => {
        heard.push(`${events.length} written`);
        late.push(...events.map(({ lateMs }) => lateMs));
      },
    });
    const match = await LoadedMatch.load(db().prisma, { code, judges });
    if (match === null) throw new Error(`There is no match ${code}`);
    const send = (seat: string, at: string, via: Via = 'player') =>
      appender.submit({ match, by: seatId(seat), action: point(at), key: newKey(), via });
    const told = async () => {
      await expect.poll(() => appender.isBusy(match)).toBe(false);
      return heard;
    };
    return { appender, match, told, late, send };
  }
  const asHost = ({ host, code }: TestMatch, type: string) =>
    accept(hostWhoLooks(host).act({ code, action: { type }, key: newKey() }));
  const settings = { pace: 'clock', roundSeconds: 600 };

  test('writes what arrives in one instant together, a hundred at most, and tells it when it is there', async () => {
    const { code } = await startedMatch(service, { settings });
    const { appender, match, told, late, send } = await newAppender(code);
    const answers = Array.from({ length: 150 }, () => send('A', 'B'));
    await Promise.resolve();
    expect(appender.isBusy(match)).toBe(true);
    expect((await Promise.all(answers)).every(({ ok }) => ok)).toBe(true);
    const all = await told();
    expect(all.filter((what) => what !== 'appended')).toEqual(['100 written', '50 written']);
    expect(all.at(-1)).toBe('appended');
    expect(match.log).toHaveLength(150);
    expect(late.every((ms) => ms >= 0 && ms < 60_000)).toBe(true);
  });

  test('tells once of what comes in a row, but lets nobody wait long for it', async () => {
    const { code } = await startedMatch(service, { settings });
    const toldOf = async (last: string) => {
      const { told, send } = await newAppender(code);
      await Promise.all(Array.from({ length: 150 }, (_, i) => send('A', i < 100 ? 'B' : last)));
      return told();
    };
    const time = vi.spyOn(performance, 'now').mockReturnValue(performance.now());
    const atOnce = [await toldOf('C'), await toldOf('A')];
    time.mockRestore();
    expect(atOnce).toEqual([
      ['100 written', '50 written', 'appended'],
      ['100 written', 'appended'],
    ]);
    await db().pool.query(`
      create function take_time() returns trigger language plpgsql as $$ begin perform pg_sleep(0.03); return null; end $$;
      create trigger slow before insert on match_event for each statement execute function take_time()`);
    const later = [await toldOf('C'), await toldOf('A')];
    await db().pool.query('drop function take_time cascade');
    expect(later).toEqual([
      ['100 written', 'appended', '50 written', 'appended'],
      ['100 written', 'appended'],
    ]);
  });

  test('tells nobody of what changed nothing', async () => {
    const { code } = await startedMatch(service, { settings });
    const { appender, match, told, send } = await newAppender(code);
    expect(await refusalOf(send('A', 'A'))).toBe('SELF_TARGET');
    await accept(appender.tick(match));
    expect(await told()).toEqual([]);
    await accept(send('A', 'B'));
    expect(await told()).toEqual(['1 written', 'appended']);
  });

  test('that is behind writes on top of what others wrote, and tells of both', async () => {
    const played = await startedMatch(service, { settings });
    const { match, told, send } = await newAppender(played.code);
    const { api, seat } = itemAt(played.players, 0);
    await accept(api.play.act({ code: played.code, seat, action: point('C'), key: newKey() }));
    await accept(send('B', 'C'));
    expect(await told()).toEqual(['1 written', 'refreshed', 'appended']);
    expect(match.log.map(({ by }) => by)).toEqual(['A', 'B']);
  });

  test('that is behind refuses nothing by what it has not heard of', async () => {
    const played = await startedMatch(service, { settings });
    await asHost(played, 'pause');
    const { told, send } = await newAppender(played.code);
    await asHost(played, 'resume');
    await accept(send('A', 'B', 'bot'));
    await asHost(played, 'pause');
    expect(await refusalOf(send('B', 'C'))).toBe('PAUSED');
    expect(await told()).toEqual(['1 written', 'refreshed', 'appended', 'refreshed']);
  });

  test('takes nothing in a lobby, and everything once another process has started it', async () => {
    const lobby = await seatMatch(service, { settings });
    const { appender, match, told, send } = await newAppender(lobby.code);
    expect(await refusalOf(send('A', 'B'))).toBe('NOT_STARTED');
    expect(await refusalOf(appender.tick(match))).toBe('NOT_STARTED');
    expect(await told()).toEqual([]);
    await accept(lobby.host.lobby.start({ code: lobby.code }));
    await accept(send('A', 'B'));
    expect(await told()).toEqual(['refreshed', '1 written', 'appended']);
  });

  test('that cannot write says so to each who waits, and goes on with the next', async () => {
    const { code } = await startedMatch(service, { settings });
    const gone = new pg.Pool({ connectionString: process.env.DATABASE_URL });
    await gone.end();
    const { match, told, send } = await newAppender(code, gone);
    const answers = await Promise.allSettled([send('A', 'B'), send('B', 'C')]);
    expect(answers.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await told()).toEqual([]);
    await expect(send('A', 'B')).rejects.toThrow();
    expect([await told(), match.log]).toEqual([[], []]);
  });
});

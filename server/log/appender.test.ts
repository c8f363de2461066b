import { describe, expect, test } from 'vitest';
import { replay } from '@/games/record';
import { Screen } from '../testing/screen';
import { accept, callerFor, newKey, person, refusalOf, serviceOfFile, startedMatch } from '../testing/service';

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
    await accept(host.host.actFor({ code, seat: 'A', action: point('C'), key }));
    await accept(host.host.actFor({ code, seat: 'B', action: point('C'), key }));
    expect((await host.matches.record({ code }))?.record.events).toHaveLength(4);
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
    await accept(host.host.act({ code, action: { type: 'resolve' }, key: newKey() }));
    const one = players[0];
    const late = one?.api.play.act({ code, seat: one.seat, action: point(null), key: newKey(), meantFor: 'round 1' });
    expect(await refusalOf(late ?? Promise.reject(new Error('no player')))).toBe('TOO_LATE');
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

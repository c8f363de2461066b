import { describe, expect, test } from 'vitest';
import { Screen } from '../testing/screen';
import { accept, callerFor, hostWhoLooks, newKey, person, refusalOf, serviceOfFile } from '../testing/service';

const service = await serviceOfFile({ drivesBots: true });

describe('bots', () => {
  test('play a whole match by themselves, each submission once', async () => {
    const host = callerFor(service, person('host'));
    const { code } = await accept(host.matches.create({ game: 'pointing-chains', seats: 5 }));
    await accept(host.lobby.start({ code, freeSeats: 'bots' }));
    const screen = new Screen(service, { user: person('host'), code, asksForAll: true });
    type Seen = { readonly status?: string; readonly candidates?: readonly string[] | null } | null;
    const tiedFor = ({ view }: { view: unknown }) => (view as Seen)?.candidates ?? [];
    const state = await screen.until((now) => now.page.status === 'finished' || tiedFor(now).length > 0, 20_000);
    expect(state.view?.round).toBe(3);
    const [tied] = tiedFor(state); // where the bots' vote decides nothing, a match that is no practice has a host who does
    if (tied !== undefined)
      await accept(hostWhoLooks(host).act({ code, action: { type: 'choose', seat: tied }, key: newKey() }));
    await screen.until(({ page }) => page.status === 'finished');
    const exported = await host.matches.record({ code });
    const points = exported?.record.events.filter(({ action }) => (action as { type: string }).type === 'point');
    expect(points).toHaveLength(15);
    await screen.close();
  });

  test('practice is one click: the match runs, the bots have played, and it waits for me', async () => {
    const api = callerFor(service, person('me'));
    const { code } = await accept(api.matches.practice({ game: 'pointing-chains', seats: 4 }));
    const screen = new Screen(service, { user: person('me'), code });
    const state = await screen.until(({ view }) => view?.seats.filter(({ acted }) => acted).length === 3);
    expect(state.page).toMatchObject({
      role: 'player',
      seat: 'A',
      practice: true,
      can: { practiceHost: true, host: false },
      settingsGiven: { tokenRule: 'winners', interludeSeconds: 20, roundSeconds: null, voteSeconds: null },
    });
    expect(state.view, 'nobody loses time while they read').toMatchObject({
      viewer: 'A',
      status: 'running',
      dueAt: null,
    });
    expect(await api.matches.record({ code })).toBeNull();
    const rewind = hostWhoLooks(api).act({ code, action: { type: 'rewind', to: 0 }, key: newKey(), reason: 'Again' });
    expect(await refusalOf(rewind)).toBe('NOT_ALLOWED');
    expect((await api.matches.mine())[0]).toMatchObject({ code, waits: true });
    await screen.close();
  });

  test('what only a host can decide does not hold up a practice match', async () => {
    const people = ['me', 'one', 'two'].map((name) => callerFor(service, person(name)));
    const [me] = people;
    if (me === undefined) throw new Error('nobody');
    const settings = { rounds: 1 };
    const { code } = await accept(me.matches.create({ game: 'pointing-chains', seats: 3, settings, practice: true }));
    for (const api of people.slice(1)) await accept(api.lobby.join({ code }));
    await accept(me.lobby.start({ code }));
    const send = (i: number, action: unknown) =>
      accept(
        people[i]?.play.act({ code, seat: 'ABC'.charAt(i), action, key: newKey() }) ??
          Promise.reject(new Error(`${i}`)),
      );
    for (const i of [0, 1, 2]) await send(i, { type: 'point', at: null }); // all equal: all three choose
    for (const i of [0, 1, 2]) await send(i, { type: 'choose', seat: 'ABC'.charAt((i + 1) % 3) }); // and the vote ties
    await expect.poll(async () => (await me.matches.page({ code })).status).toBe('finished');
    expect((await me.matches.log({ code })).at(-1)).toMatchObject({ by: 'host', via: 'auto' });
  });
});

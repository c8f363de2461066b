import { describe, expect, test } from 'vitest';
import { Screen } from '../testing/screen';
import {
  accept,
  callerFor,
  newKey,
  person,
  refusalOf,
  seatMatch,
  serviceOfFile,
  startedMatch,
  type TestMatch,
} from '../testing/service';
import { findSeatLink } from './links';

// Whoever a host takes off a seat is told so, and sits down again only when the host lets them.

const service = await serviceOfFile();

function firstOf({ players }: TestMatch) {
  const [first] = players;
  if (first === undefined) throw new Error('nobody plays');
  return first;
}

describe('in the lobby', () => {
  test('a player who is removed reads why, alone, and finds every way to a seat closed until the host opens it', async () => {
    const match = await seatMatch(service);
    const { code, host } = match;
    const { api } = firstOf(match);
    await accept(host.lobby.free({ code, seat: 'A', reason: 'The table is for the finalists.' }));
    const page = await api.matches.page({ code });
    expect(page).toMatchObject({
      role: 'spectator',
      can: { join: false },
      sentAwayWith: { reason: 'The table is for the finalists.' },
      sentAway: null,
    });
    const others = await Promise.all(
      [null, person('player 2')].map((who) => callerFor(service, who).matches.page({ code })),
    );
    expect(JSON.stringify(others)).not.toContain('finalists');

    const open = await accept(host.lobby.issueOpenLink({ code, kind: 'join' }));
    const own = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    expect(await refusalOf(api.lobby.join({ code }))).toBe('SENT_AWAY');
    expect(await refusalOf(api.lobby.claim(open))).toBe('SENT_AWAY');
    expect(await refusalOf(api.lobby.claim(own))).toBe('SENT_AWAY');
    const [away] = (await host.matches.page({ code })).sentAway ?? [];
    expect(away).toMatchObject({ name: 'player 1' });
    await expect(api.host.letSitAgain({ code, personId: away?.id ?? '' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await accept(host.host.letSitAgain({ code, personId: away?.id ?? '' }));
    expect(await accept(api.lobby.claim(own))).toMatchObject({ seat: 'A' });
    expect((await api.matches.page({ code })).sentAwayWith).toBeNull();
  });

  test.each([
    ['a new link', (api: TestMatch['host'], code: string) => accept(api.lobby.issueSeatLink({ code, seat: 'A' }))],
    [
      'a removal and a link',
      async (api: TestMatch['host'], code: string) => {
        await accept(api.lobby.free({ code, seat: 'A' }));
        return accept(api.lobby.issueSeatLink({ code, seat: 'A' }));
      },
    ],
  ])(
    'by %s a host’s name for the seat goes with whoever sat there: the next plays under their own',
    async (_, replace) => {
      const host = callerFor(service, person('host'));
      const made = { game: 'pointing-chains', seats: ['Ann', 'Ben', 'Cleo'], joinWay: 'links' as const };
      const { code, links } = await accept(host.matches.create({ ...made, links: true }));
      const comes = async (token: string, name: string) => {
        const { guestId: id } = (await findSeatLink(service, token)) ?? { guestId: '' };
        return accept(callerFor(service, { id, name, guest: true }).lobby.claim({ token }));
      };
      await comes(links[0]?.token ?? '', 'Ann');
      const { token } = await replace(host, code);
      expect(await callerFor(service, null).lobby.link({ token })).toMatchObject({ named: false, seatName: 'Seat A' });
      await comes(token, 'Dora');
      await accept(host.lobby.start({ code, freeSeats: 'bots', showsAll: false }));
      expect((await host.matches.page({ code })).seats[0]).toMatchObject({ name: 'Dora', holder: 'guest' });
    },
  );

  test('who leaves by themselves, and a bot that is removed, are not sent away', async () => {
    const match = await seatMatch(service);
    const { code, host } = match;
    const { api } = firstOf(match);
    await accept(api.lobby.leave({ code, seat: 'A' }));
    await accept(host.lobby.addBot({ code, seat: 'A' }));
    await accept(host.lobby.free({ code, seat: 'A' }));
    expect((await host.matches.page({ code })).sentAway).toEqual([]);
    expect(await accept(api.lobby.join({ code }))).toMatchObject({ seat: 'A' });
  });
});

describe('in a running match', () => {
  test('a replaced player goes on watching, also where it is private; the seat keeps their name until the next sits', async () => {
    const match = await startedMatch(service, { visibility: 'private' });
    const { code, host } = match;
    const { api, person: old } = firstOf(match);
    const screen = new Screen(service, { user: old, code });
    await screen.until(({ page }) => page.seat === 'A');
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A', reason: 'You asked to stop.' }));
    const { page, view } = await screen.until(({ page: now }) => now.seat === null);
    expect(page).toMatchObject({ role: 'spectator', sentAwayWith: { reason: 'You asked to stop.' } });
    expect(view?.viewer).toBe('spectator');
    const seatNow = async () => (await host.matches.page({ code })).seats[0];
    expect(await seatNow()).toMatchObject({ name: 'player 1', holder: 'free' });

    expect(await refusalOf(api.lobby.claim({ token }))).toBe('SENT_AWAY');
    const next = callerFor(service, person('next'));
    await accept(next.lobby.claim({ token }));
    expect(await seatNow()).toMatchObject({ name: 'next', holder: 'player' });
    const point = { code, seat: 'A', action: { type: 'point', at: null }, key: newKey() };
    await accept(next.play.act(point));
    await accept(host.host.letSitAgain({ code, personId: old.id }));
    await screen.until(({ page: now }) => now.sentAwayWith === null && now.role === 'spectator');
    await screen.close();
  });
});

import { describe, expect, test } from 'vitest';
import { bifrost } from '@/games/bifrost/game';
import { createRandom } from '@/games/kit/random';
import { findSession, openSession } from '../auth/sessions';
import { findSeatLink, previewLink } from '../lobby/links';
import type { Person } from '../person';
import { clientAt } from '../testing/client';
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
} from '../testing/service';

// Hosts hand out links, and could sit down by one: what is sent under seal is not handed on with a seat (docs/decisions/558).

const service = await serviceOfFile();

const point = (at: string | null) => ({ type: 'point', at });

const ownOf = (view: unknown) => (view as { own: { round: number; at: string | null }[] }).own;

async function guestBy(token: string, name: string): Promise<Person> {
  const link = await findSeatLink(service, token);
  return { id: link?.guestId ?? '', name, guest: true };
}

/** A match in which A has pointed at C, and its host has then given A's seat to somebody new. */
async function handedOn({ sealed, acts = true }: { sealed: boolean; acts?: boolean }) {
  const match = await startedMatch(service, { sealed });
  const { code } = match;
  const act = (api: (typeof match.players)[number]['api'], at: string) =>
    api.play.act({ code, seat: 'A', action: point(at), key: newKey() });
  const [old] = match.players;
  if (old === undefined) throw new Error('Nobody plays.');
  if (acts) await accept(act(old.api, 'C'));
  const { token } = await accept(match.host.host.replaceSeat({ code, seat: 'A' }));
  const guest = await guestBy(token, 'Next');
  const next = callerFor(service, guest);
  await accept(next.lobby.claim({ token }));
  return { match, code, act, token, guest, next };
}

describe('a seat of a sealed match that is handed on', () => {
  test('shows nothing of what was sent from it, and cannot act, until it has closed', async () => {
    const { match, code, act, guest, next } = await handedOn({ sealed: true });
    const screen = new Screen(service, { user: guest, code });
    await screen.until(({ page, view }) => page.isWithheld && view !== null && ownOf(view).length === 0);
    const first = await next.play.first({ code });
    expect(ownOf(first.view)).toEqual([]);
    expect(first.page.isWithheld).toBe(true);
    const lines = (await next.matches.log({ code })).length;
    for (let seq = 1; seq <= lines + 2; seq++) {
      const before = await next.matches.viewBefore({ code, seq }).catch(() => null);
      if (before !== null) expect(JSON.stringify(before)).not.toContain('"at":"C"');
    }
    expect(await refusalOf(act(next, 'B'))).toBe('SEALED');
    await accept(match.host.host.act({ code, action: { type: 'resolve' }, key: newKey(), meantFor: 'round 1' }));
    await screen.until(({ page, view }) => !page.isWithheld && view !== null && ownOf(view).length === 1);
    expect(ownOf((await next.play.first({ code })).view)).toMatchObject([{ round: 1, at: 'C' }]);
    await accept(act(next, 'B'));
    await screen.until(({ view }) => view !== null && ownOf(view).length === 2);
    await screen.close();
  });

  test('is played at once where nothing was sent from it', async () => {
    const { code, act, next } = await handedOn({ sealed: true, acts: false });
    await accept(act(next, 'B'));
    const { page, view } = await next.play.first({ code });
    expect(page.isWithheld).toBe(false);
    expect(ownOf(view)).toMatchObject([{ round: 1, at: 'B' }]);
  });

  test('is handed on with what was sent where nothing is sealed; who sat down since stands there for everybody', async () => {
    const { match, code, act, next } = await handedOn({ sealed: false });
    expect(ownOf((await next.play.first({ code })).view)).toMatchObject([{ round: 1, at: 'C' }]);
    await accept(act(next, 'B'));
    const seats = (await match.players[1]?.api.matches.page({ code }))?.seats ?? [];
    expect(seats.map(({ since }) => typeof since)).toEqual(['number', 'object', 'object']);
  });
});

describe('the link of a seat on which a guest sits', () => {
  test('makes nobody of another browser while a match is sealed, nor hands the seat to an account', async () => {
    const { token } = await handedOn({ sealed: true });
    expect(await findSeatLink(service, token)).toMatchObject({ isSeated: true, isInUse: true });
    expect(await refusalOf(callerFor(service, person('Malory')).lobby.claim({ token }))).toBe('LINK_IN_USE');
    expect(await callerFor(service, null).lobby.link({ token })).toMatchObject({ taken: true, sealed: true });
    const open = await handedOn({ sealed: false });
    expect(await findSeatLink(service, open.token)).toMatchObject({ isSeated: true, isInUse: false });
  });

  test('lets whoever signed out come back in the browser that they sat down with, and in no other', async () => {
    const { token, guest } = await handedOn({ sealed: true });
    const [own, hosts] = ['own', 'hosts'];
    const looked = await openSession(guest.id, clientAt('192.0.2.2', hosts));
    const sat = await openSession(guest.id, clientAt('192.0.2.1', own));
    const inUseIn = async (browser: string | null) => [
      (await findSeatLink(service, token, browser))?.isInUse,
      (await previewLink(service, { token, by: null, browser }))?.isInUse,
    ];
    await service.endSessions({ personId: guest.id, except: sat }); // as sitting down does
    expect(await findSession(looked)).toBeNull();
    expect(await Promise.all([own, hosts, null].map(inUseIn))).toEqual([
      [false, false],
      [true, true],
      [true, true],
    ]);
    await new Promise((resolve) => setTimeout(resolve, 5)); // ended later, by the clock that rows are stamped with
    await service.endSessions({ personId: guest.id, id: sat });
    expect(await Promise.all([own, hosts].map(inUseIn))).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  test('made anew in a running match takes the guest off the seat, who is told', async () => {
    const { match, code, guest } = await handedOn({ sealed: true });
    const again = await accept(match.host.lobby.issueSeatLink({ code, seat: 'A' }));
    expect(await callerFor(service, guest).matches.page({ code })).toMatchObject({
      role: 'spectator',
      sentAwayWith: { reason: null },
    });
    const back = callerFor(service, await guestBy(again.token, 'Next'));
    await accept(back.lobby.claim({ token: again.token }));
    expect((await back.play.first({ code })).page).toMatchObject({ seat: 'A', isWithheld: true });
  });

  test('of two browsers that signed in by it keeps the first, from the moment the lobby is sealed', async () => {
    const { code, host } = await seatMatch(service);
    await accept(host.lobby.free({ code, seat: 'A' }));
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const guest = await guestBy(token, 'Early');
    const [first, second] = [
      await openSession(guest.id, clientAt('one')),
      await openSession(guest.id, clientAt('two')),
    ];
    await accept(callerFor(service, { ...guest, session: first }).lobby.claim({ token }));
    await accept(host.lobby.change({ code, title: 'Not sealed yet' }));
    expect(await findSession(second)).not.toBeNull();
    await accept(host.lobby.change({ code, sealed: true }));
    expect(await findSession(second)).toBeNull();
    expect(await findSession(first)).not.toBeNull();
  });

  test('is not made where it would seat nobody: whoever sits there did not come by it', async () => {
    const { code, host, players } = await startedMatch(service);
    const hash = (seat: string) =>
      host.matches.page({ code }).then(({ seats }) => seats.find((one) => one.seat === seat));
    const before = await hash('A');
    expect(await refusalOf(host.lobby.issueSeatLink({ code, seat: 'A' }))).toBe('HELD');
    expect(await hash('A')).toEqual(before);
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A', reason: 'You were away.' }));
    const [old] = players;
    expect(await old?.api.matches.page({ code })).toMatchObject({ sentAwayWith: { reason: 'You were away.' } });
    expect(await refusalOf(old?.api.lobby.claim({ token }) ?? Promise.reject())).toBe('SENT_AWAY');
    await accept(callerFor(service, await guestBy(token, 'Next')).lobby.claim({ token }));
  });

  test('made anew in a lobby takes the guest off the seat, who is told there too', async () => {
    const { code, host } = await seatMatch(service);
    await accept(host.lobby.free({ code, seat: 'A' }));
    const { token } = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    const guest = await guestBy(token, 'Early');
    await accept(callerFor(service, guest).lobby.claim({ token }));
    const again = await accept(host.lobby.issueSeatLink({ code, seat: 'A' }));
    expect(await callerFor(service, guest).matches.page({ code })).toMatchObject({
      role: 'spectator',
      sentAwayWith: { reason: null },
    });
    await accept(callerFor(service, await guestBy(again.token, 'Early')).lobby.claim({ token: again.token }));
  });
});

describe('a seat of a sealed match in which nobody is told who has acted', () => {
  test.each([true, false])(
    'tells whoever takes it nothing of whether something was sent from it (%s)',
    async (acts) => {
      const { code, host, players } = await startedMatch(service, { game: 'bifrost', seats: 3, sealed: true });
      const [old] = players;
      if (old === undefined) throw new Error('Nobody plays.');
      const { view: seen } = await old.api.play.first({ code });
      const action: unknown = bifrost.bots[0]?.play(
        seen as Parameters<(typeof bifrost)['bots'][number]['play']>[0],
        createRandom('sealed'),
      );
      if (acts) await accept(old.api.play.act({ code, seat: old.seat, action, key: newKey() }));
      const { token } = await accept(host.host.replaceSeat({ code, seat: old.seat }));
      const next = callerFor(service, await guestBy(token, 'Next'));
      await accept(next.lobby.claim({ token }));
      const { page, view } = await next.play.first({ code });
      expect(page.isWithheld).toBe(true);
      expect(view).toEqual({ ...seen, sealed: true });
      expect(await refusalOf(next.play.act({ code, seat: old.seat, action, key: newKey() }))).toBe('SEALED');
      expect((await next.matches.mine()).find((one) => one.code === code)).toMatchObject({ waitsFor: null });
    },
  );
});

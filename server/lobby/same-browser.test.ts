import { describe, expect, test } from 'vitest';
import { openSession } from '../auth/sessions';
import { db } from '../database/db';
import type { Person } from '../person';
import { clientAt } from '../testing/client';
import { accept, callerFor, person, refusalOf, serviceOfFile, startedMatch } from '../testing/service';
import { findSeatLink } from './links';

// Whoever may not play in a match signs out, and comes back to it as a guest.

const service = await serviceOfFile();

async function signsIn({ id, name, guest }: Omit<Person, 'session'>, browser: string | null): Promise<Person> {
  return { id, name, guest, session: await openSession(id, clientAt('203.0.113.9', browser)) };
}

async function signsUp(name: string): Promise<Person> {
  const who = person(name);
  await db().prisma.user.create({ data: { id: who.id, name, nameKey: name } });
  return signsIn(who, `browser of ${name}`);
}

/** Whom a seat's link makes of somebody in this browser. */
async function asGuest(token: string, { browser, name }: { browser: string | null; name: string }) {
  const { guestId: id } = (await findSeatLink(service, token)) ?? { guestId: '' };
  return callerFor(service, await signsIn({ id, name, guest: true }, browser));
}

describe('in the browser of an account', () => {
  test('that was sent away no guest sits down before a host lets it play again', async () => {
    const { code, host, players } = await startedMatch(service);
    const [first] = players;
    if (first === undefined) throw new Error('three play');
    await signsIn(first.person, 'browser of A');
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    const sits = async (browser: string | null) =>
      refusalOf((await asGuest(token, { browser, name: 'Newcomer' })).lobby.claim({ token }));
    expect(await sits('browser of A')).toBe('SENT_AWAY');
    await accept(host.host.letSitAgain({ code, personId: first.person.id }));
    expect(await sits('browser of A')).toBeNull();
  });

  test('that saw everything no guest sits down; elsewhere one does', async () => {
    const { code, host } = await startedMatch(service);
    await signsUp('curious');
    await accept(host.host.grantFullView({ code, name: 'curious' }));
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    const sits = async (browser: string | null) =>
      refusalOf((await asGuest(token, { browser, name: 'Newcomer' })).lobby.claim({ token }));
    expect(await sits('browser of curious')).toBe('FULL_VIEW');
    await accept(host.host.revokeFullView({ code, personId: person('curious').id }));
    expect(await sits('browser of curious')).toBe('SAW_ALL');
    expect(await sits('another browser')).toBeNull();
  });

  test('that hosts a guest sits down while the match is in its lobby, and not once it runs', async () => {
    const host = await signsUp('generous');
    const api = callerFor(service, host);
    const { code } = await accept(api.matches.create({ game: 'pointing-chains', seats: 3, joinWay: 'links' }));
    const link = async (seat: string) => (await accept(api.lobby.issueSeatLink({ code, seat }))).token;
    const sits = async (token: string) =>
      refusalOf((await asGuest(token, { browser: 'browser of generous', name: 'Ann' })).lobby.claim({ token }));
    expect(await sits(await link('A'))).toBeNull();
    await accept(api.lobby.start({ code, freeSeats: 'bots', showsAll: false }));
    const { token } = await accept(api.host.replaceSeat({ code, seat: 'B' }));
    expect(await sits(token)).toBe('HOST');
  });

  test('another account sits down: several people may share a browser', async () => {
    const { code, host } = await startedMatch(service);
    await signsUp('elder');
    await accept(host.host.grantFullView({ code, name: 'elder' }));
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    const sister = callerFor(service, await signsIn(person('sister'), 'browser of elder'));
    await accept(sister.lobby.claim({ token }));
  });
});

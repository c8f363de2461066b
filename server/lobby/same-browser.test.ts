import { describe, expect, test } from 'vitest';
import { register } from '../auth/accounts';
import { openSession } from '../auth/sessions';
import { db } from '../database/db';
import { shareWithPages } from '../handed-to-pages';
import type { Person } from '../person';
import { AuthBrowser } from '../testing/auth-browser';
import { clientAt } from '../testing/client';
import { accept, callerFor, person, refusalOf, serviceOfFile, startedMatch } from '../testing/service';
import { findSeatLink } from './links';
import { endGuestsBeside, whyClosedToGuests } from './same-browser';

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

describe('in the browser of a guest who was sent away', () => {
  async function guestSentAway() {
    const { code, host } = await startedMatch(service);
    const link = async (seat: string) => (await accept(host.host.replaceSeat({ code, seat }))).token;
    const tries = async (token: string, asked: { browser: string | null; name: string }) =>
      refusalOf((await asGuest(token, asked)).lobby.claim({ token }));
    const first = await link('A');
    expect(await tries(first, { browser: 'browser of Gus', name: 'Gus' })).toBeNull();
    const second = await link('A');
    return { code, host, link, tries, first, second };
  }

  test('nobody new sits down before a host lets them play again, by whatever link or account', async () => {
    const { code, host, link, tries, second } = await guestSentAway();
    const here = { browser: 'browser of Gus', name: 'Gus' };
    expect(await tries(second, here)).toBe('SENT_AWAY');
    expect(await tries(await link('B'), { ...here, name: 'Other' })).toBe('SENT_AWAY');
    expect(await whyClosedToGuests(service, { token: second, browser: here.browser })).toBe('SENT_AWAY');
    const account = callerFor(service, await signsIn(person('late account'), here.browser));
    expect(await refusalOf(account.lobby.claim({ token: second }))).toBe('SENT_AWAY');
    const [away] = (await host.matches.page({ code })).sentAway?.filter(({ name }) => name === 'Gus') ?? [];
    await accept(host.host.letSitAgain({ code, personId: away?.id ?? '' }));
    expect(await whyClosedToGuests(service, { token: second, browser: here.browser })).toBeNull();
    expect(await tries(second, here)).toBeNull();
  });

  test('whoever sits already by a link of theirs comes back, and another browser is another person', async () => {
    const { link, tries, second } = await guestSentAway();
    const sister = await link('B');
    expect(await tries(sister, { browser: 'another browser', name: 'Sister' })).toBeNull();
    expect(await tries(sister, { browser: 'browser of Gus', name: 'Sister' })).toBeNull();
    expect(await whyClosedToGuests(service, { token: sister, browser: 'browser of Gus' })).toBeNull();
    expect(await tries(second, { browser: 'another browser', name: 'Nora' })).toBe(null);
  });
});

describe('a guest who plays already', () => {
  const unused = (): never => {
    throw new Error('Not for these tests.');
  };
  shareWithPages({
    ...{ apiFor: unused, handOverSeats: unused, signOut: unused, tellSeatOpened: async () => {} },
    findSeatLink: ({ token, browser }) => findSeatLink(service, token, browser),
    whyClosedToGuests: (link) => whyClosedToGuests(service, link),
    endGuestsBeside: (signedIn) => endGuestsBeside(service, signedIn),
    endSessions: (which) => service.endSessions(which),
  });

  /** A guest on seat A, and somebody with an account whose password is this. */
  async function sneakAnd(name: string) {
    const { code, host } = await startedMatch(service);
    const { token } = await accept(host.host.replaceSeat({ code, seat: 'A' }));
    await register({ name, password: 'correct horse' });
    const { id } = await db().prisma.user.findUniqueOrThrow({ where: { nameKey: name } });
    const client = clientAt('203.0.113.9', `browser of ${name}`);
    const guestIn = async (from = client) => {
      const browser = new AuthBrowser(from);
      const body = { token, name: 'Sneak' };
      const answer = await browser.post({ action: 'callback', providerId: 'seat-link', body });
      return { answer, person: () => browser.person() };
    };
    const accountIn = async (from = client) => {
      const browser = new AuthBrowser(from);
      await browser.post({ action: 'callback', providerId: 'password', body: { name, password: 'correct horse' } });
      return { person: () => browser.person() };
    };
    const sneak = await guestIn();
    await accept(callerFor(service, await sneak.person()).lobby.claim({ token }));
    return { code, host, id, name, guestIn, accountIn, sneak };
  }

  test('goes on no more where an account that sees everything signs in, nor comes back there; elsewhere they do', async () => {
    const { code, host, id, name, guestIn, accountIn, sneak } = await sneakAnd('oversee');
    await accept(host.host.grantFullView({ code, name }));
    expect(await sneak.person()).toMatchObject({ guest: true });
    const elsewhere = clientAt('203.0.113.9', 'another browser');
    const other = await guestIn(elsewhere);
    await accountIn();
    expect(await sneak.person()).toBeNull();
    const comesBack = async () => {
      const { answer, person } = await guestIn();
      return { answer, person: await person() };
    };
    const refused = { answer: { url: expect.stringContaining('NOT_AS_GUEST') }, person: null };
    expect(await comesBack()).toMatchObject(refused);
    await accept(host.host.revokeFullView({ code, personId: id }));
    expect(await comesBack()).toMatchObject(refused);
    expect(await other.person()).toMatchObject({ guest: true });
  });

  test('goes on beside an account that sees nothing more, which is not let see everything then, nor host', async () => {
    const { code, host, name, accountIn, sneak } = await sneakAnd('cousin');
    await accountIn();
    expect(await sneak.person()).toMatchObject({ guest: true });
    expect(await refusalOf(host.host.grantFullView({ code, name }))).toBe('PLAYS');
    expect(await refusalOf(host.lobby.addCoHost({ code, name }))).toBe('PLAYS');
  });

  test('keeps who is asked to host from accepting in that browser', async () => {
    const { code, host, name, accountIn } = await sneakAnd('nephew');
    await accept(host.lobby.addCoHost({ code, name }));
    const api = callerFor(service, await (await accountIn()).person());
    expect(await refusalOf(api.lobby.answerAsked({ code, accepts: true }))).toBe('PLAYS');
    await accept(api.lobby.answerAsked({ code, accepts: false }));
  });
});

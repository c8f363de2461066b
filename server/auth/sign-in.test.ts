// next-auth's own handler with our options, down to a real mail server (of this test's).
import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { db } from '../database/db';
import { env } from '../env';
import { shareWithPages } from '../handed-to-pages';
import { AuthBrowser } from '../testing/auth-browser';
import { clientAt } from '../testing/client';
import { register } from './accounts';
import { countAttempt } from './attempts';
import { closeMailbox, mailboxOf, parseNeverToken } from './closed-mailboxes';
import { nameSchema } from './names';
import { refuseAuth } from './refuse-auth';
import { letterAction, letterLinkOf, readLetter } from './sign-in-letter';

const origin = 'https://play.example';
const mails: string[] = [];
const handedOver: { address: string; name: string; session: string | undefined }[] = [];
let mailServer: Server;

beforeAll(async () => {
  mailServer = await catchMail();
  const address = mailServer.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  Object.assign(process.env, { SMTP_URL: `smtp://127.0.0.1:${port}`, PUBLIC_URL: origin, NEXTAUTH_URL: origin });
  const unused = (): never => {
    throw new Error('Not for these tests.');
  };
  shareWithPages({
    ...{ apiFor: unused, findSeatLink: unused, tellSeatOpened: unused, signOut: unused, endSessions: unused },
    ...{ whyClosedToGuests: unused, endGuestsBeside: async () => {} },
    async handOverSeats({ address, person: { name, session } }) {
      handedOver.push({ address, name, session });
      if (address === 'trouble@example.org') throw new Error('The database is away.');
    },
  });
});

afterAll(() => mailServer.close());

test('a name and its password sign in; a wrong one does not', async () => {
  await register({ name: 'Paula', password: 'correct horse' });
  const browser = new AuthBrowser();
  await browser.post({ action: 'callback', providerId: 'password', body: { name: 'Paula', password: 'wrong one' } });
  expect(await browser.person()).toBeNull();
  await browser.post({
    action: 'callback',
    providerId: 'password',
    body: { name: 'paula', password: 'correct horse' },
  });
  expect(await browser.person()).toMatchObject({ name: 'Paula', guest: false });
});

test('a name typed as it was at registering signs in, with what came along unseen', async () => {
  const typed = '\u202eIn\u200bga ';
  await register({ name: nameSchema.parse(typed), password: 'correct horse' });
  const browser = new AuthBrowser();
  await browser.post({ action: 'callback', providerId: 'password', body: { name: typed, password: 'correct horse' } });
  expect(await browser.person()).toMatchObject({ name: 'Inga' });
});

test('without next-auth’s own token nothing is signed in', async () => {
  const browser = new AuthBrowser();
  const body = { name: 'Paula', password: 'correct horse', csrfToken: 'made up' };
  await browser.ask({ method: 'POST', action: 'callback', providerId: 'password', body });
  expect(await browser.person()).toBeNull();
});

test('a link by e-mail makes an account, signs in once, and finds the account again', async () => {
  const browser = new AuthBrowser();
  await browser.post({ action: 'signin', providerId: 'email', body: { email: 'Mail.Person@Example.org' } });
  const link = linkIn(mails.at(-1));
  expect(link.origin).toBe(origin);
  await follow(browser, link);
  const person = await browser.person();
  expect(person, 'whose name says nothing of the address').toMatchObject({
    guest: false,
    name: expect.stringMatching(/^Player \d{4}$/),
  });

  const again = new AuthBrowser();
  await follow(again, link);
  expect(await again.person(), 'the link a second time').toBeNull();

  await again.post({ action: 'signin', providerId: 'email', body: { email: 'mail.person@example.org' } });
  await follow(again, linkIn(mails.at(-1)));
  expect(await again.person()).toMatchObject({ id: person?.id, name: person?.name });
  expect(await db().prisma.user.count({ where: { email: 'mail.person@example.org' } })).toBe(1);
});

test('a letter’s link is used up by nobody who only looks behind it', async () => {
  const browser = new AuthBrowser();
  await browser.post({ action: 'signin', providerId: 'email', body: { email: 'Scanned@Example.org' } });
  const link = linkIn(mails.at(-1));
  const opened = letterLinkOf(Object.fromEntries(link.searchParams));
  for (const method of ['HEAD', 'GET']) {
    const request = new Request(new URL(letterAction(opened), origin), { method });
    const answer = await refuseAuth({ request, path: ['callback', 'email'] });
    expect(answer?.headers.get('Location')).toBe(`${link.pathname}${link.search}`);
    expect(await readLetter(opened)).toBe('scanned@example.org');
  }
  expect(await readLetter({ ...opened, email: 'paula@example.org' })).toBeNull();
  await follow(browser, link);
  const person = await browser.person();
  expect(person).not.toBeNull();
  expect(await readLetter(opened), 'used up').toBeNull();
  await browser.post({ action: 'signin', providerId: 'email', body: { email: 'scanned@example.org' } });
  const next = letterLinkOf(Object.fromEntries(linkIn(mails.at(-1)).searchParams));
  expect(await readLetter(next)).toBe(person?.name);
  await db().prisma.verificationToken.updateMany({ data: { expires: new Date(Date.now() - 1) } });
  expect(await readLetter(next), 'too old').toBeNull();
});

test.each([
  'Win money http://evil.example <mailbox@example.org>',
  '<mailbox@example.org>',
  'a group:mailbox@example.org;',
  'mailbox@example.org (of a friend)',
  'mailbox@example.org, other@example.org',
  'mail box@example.org',
  'mailbox@[127.0.0.1]',
])('%s is no address alone: no letter is sent, and no other text stands for a mailbox', async (email) => {
  const before = mails.length;
  const answer = await new AuthBrowser().post({ action: 'signin', providerId: 'email', body: { email } });
  expect(mails.length).toBe(before);
  expect(JSON.stringify(answer)).not.toMatch(/invalid|zod/i);
  expect(await db().prisma.verificationToken.count({ where: { identifier: { contains: 'box@' } } })).toBe(0);
});

describe('the seats of guests', () => {
  async function signInByLetter(email: string): Promise<AuthBrowser> {
    const browser = new AuthBrowser();
    await browser.post({ action: 'signin', providerId: 'email', body: { email } });
    await follow(browser, linkIn(mails.at(-1)));
    return browser;
  }

  /** A guest who is told at that address. */
  async function guestAt(address: string, { name, proofHash }: { name: string; proofHash: string | null }) {
    const { prisma } = db();
    const made = { game: 'pointing-chains', title: name, settings: '{}', visibility: 'private', joinWay: 'links' };
    const kept = { code: name.toUpperCase(), seed: '', seedHash: '', ownerId: 'host', ownerName: 'Host' };
    const match = await prisma.match.create({ data: { ...made, ...kept } });
    const holder = { holderId: `guest:${address}`, holderName: name, holderGuest: true };
    await prisma.matchSeat.create({ data: { matchId: match.id, seat: 'A', position: 0, ...holder } });
    const way = { kind: 'mail', address, label: address, topics: '[]', proofHash };
    await prisma.reachWay.create({ data: { ...way, personId: holder.holderId } });
  }

  test('are given to the account by a link by e-mail, and by no other way in', async () => {
    handedOver.length = 0;
    const browser = await signInByLetter('Seated@Example.org');
    const { name, session } = (await browser.person()) ?? { name: 'nobody' };
    expect(handedOver).toEqual([{ address: 'seated@example.org', name, session }]);
    await register({ name: 'Patricia', password: 'correct horse' });
    await db().prisma.user.update({ where: { nameKey: 'patricia' }, data: { email: 'patricia@example.org' } });
    const body = { name: 'Patricia', password: 'correct horse' };
    await new AuthBrowser().post({ action: 'callback', providerId: 'password', body });
    expect(handedOver).toHaveLength(1);
  });

  test('keep nobody out who cannot be given them', async () => {
    expect(await (await signInByLetter('trouble@example.org')).person()).toMatchObject({ guest: false });
  });

  test('name the account that the letter makes, if their address is proved', async () => {
    await guestAt('gwen@example.org', { name: 'Gwen', proofHash: null });
    await guestAt('nosy@example.org', { name: 'Nosy', proofHash: 'not yet' });
    expect(await (await signInByLetter('gwen@example.org')).person()).toMatchObject({ name: 'Gwen', guest: false });
    expect((await (await signInByLetter('nosy@example.org')).person())?.name).toMatch(/^Player/);
  });
});

test('who is kept out by others’ guesses comes in by a letter, in a browser that was never here', async () => {
  await register({ name: 'Guessed At', password: 'four old ravens' });
  await db().prisma.user.update({ where: { nameKey: 'guessed at' }, data: { email: 'guessed.at@example.org' } });
  const key = 'password:guessed at';
  await db().prisma.attempt.create({ data: { key, since: new Date(), count: 100 } });
  const own = new AuthBrowser(clientAt('198.51.100.40'));
  const body = { name: 'Guessed At', password: 'four old ravens' };
  expect(await own.post({ action: 'callback', providerId: 'password', body })).toMatchObject({
    url: expect.stringContaining('TOO_MANY_ATTEMPTS'),
  });
  await own.post({ action: 'signin', providerId: 'email', body: { email: 'guessed.at@example.org' } });
  await follow(own, linkIn(mails.at(-1)));
  expect(await own.person()).toMatchObject({ name: 'Guessed At', guest: false });
});

test('nobody is flooded with links', async () => {
  const before = mails.length;
  const browser = new AuthBrowser();
  for (let count = 0; count < 8; count++) {
    await browser.post({ action: 'signin', providerId: 'email', body: { email: 'flooded@example.org' } });
  }
  expect(mails.length - before).toBe(5);
});

test('who asked for letters in somebody’s name keeps them from none in a browser that was never here', async () => {
  const ask = (from: string) =>
    new AuthBrowser(clientAt(from)).post({
      ...{ action: 'signin', providerId: 'email', body: { email: 'new.phone@example.org' } },
    });
  const before = mails.length;
  for (let count = 0; count < 6; count++) await ask('198.51.100.90');
  expect(await ask('198.51.100.90')).toMatchObject({ url: expect.stringMatching(/error=LETTERS_SENT_10$/) });
  expect(mails.length - before).toBe(5);
  await ask('203.0.113.90');
  expect(mails.length - before).toBe(6);
});

test('however many asked, its owner waits no longer than the newest letter works, and reads how long', async () => {
  const ask = (from: string) =>
    new AuthBrowser(clientAt(from)).post({
      ...{ action: 'signin', providerId: 'email', body: { email: 'crowded@example.org' } },
    });
  const before = mails.length;
  for (let count = 0; count < 12; count++) await ask(`198.51.100.${100 + count}`);
  expect(mails.length - before).toBe(10);
  expect(await ask('203.0.113.91')).toMatchObject({ url: expect.stringMatching(/error=LETTERS_SENT_(9|10)$/) });
  const key = 'sign-in letters:crowded@example.org';
  await db().prisma.attempt.update({ where: { key }, data: { since: new Date(Date.now() - 10 * 60_000) } });
  await ask('203.0.113.91');
  expect(mails.length - before).toBe(11);
});

test('links that others asked for in somebody’s name leave those of their own browser', async () => {
  const own = new AuthBrowser(clientAt('203.0.113.1', 'own browser'));
  const ask = (browser: AuthBrowser) =>
    browser.post({ action: 'signin', providerId: 'email', body: { email: 'aimed.at@example.org' } });
  await ask(own);
  await follow(own, linkIn(mails.at(-1)));
  const stranger = new AuthBrowser(clientAt('198.51.100.1'));
  for (let count = 0; count < 8; count++) await ask(stranger);
  const before = mails.length;
  await ask(stranger);
  expect(mails.length - before).toBe(0);
  await ask(own);
  expect(mails.length - before).toBe(1);
});

test('who said “never write to me” gets links that their own browser asks for, and no others', async () => {
  const own = new AuthBrowser(clientAt('203.0.113.2', 'own browser'));
  const ask = async (browser: AuthBrowser) => {
    const before = mails.length;
    await browser.post({ action: 'signin', providerId: 'email', body: { email: 'Left.Alone@example.org' } });
    return mails.length - before;
  };
  await ask(own);
  await follow(own, linkIn(mails.at(-1)));
  const [, token = ''] = /\/never\/([\w.-]+)/.exec(mails.at(-1)?.replaceAll('=\r\n', '') ?? '') ?? [];
  const mailbox = parseNeverToken(token, env().AUTH_SECRET);
  expect(mailbox).toBe(mailboxOf('left.alone@example.org'));
  await closeMailbox(db().prisma, mailbox ?? '');
  expect(await ask(new AuthBrowser(clientAt('198.51.100.9')))).toBe(0);
  expect(await ask(own)).toBe(1);
});

test('one client does not write to the world', async () => {
  const network = '198.51.100.77';
  const at = Array.from({ length: 200 }, () =>
    countAttempt([{ key: `mail-from:${network}`, max: 200, windowMs: 60_000 }]),
  );
  await Promise.all(at);
  const before = mails.length;
  const body = { email: 'stranger@example.org' };
  await new AuthBrowser(clientAt(network)).post({ action: 'signin', providerId: 'email', body });
  expect(mails.length - before).toBe(0);
  await new AuthBrowser(clientAt('198.51.100.78')).post({ action: 'signin', providerId: 'email', body });
  expect(mails.length - before).toBe(1);
});

test('the ways in are those that are configured; the demo’s people are none of them', async () => {
  const providers = await new AuthBrowser().ask({ method: 'GET', action: 'providers' });
  expect(Object.keys(providers as object).sort()).toEqual(['email', 'password', 'seat-link']);
});

/** Presses the button of the page that it leads to. */
async function follow(browser: AuthBrowser, link: URL): Promise<void> {
  expect(link.pathname).toBe('/sign-in/letter');
  const query = Object.fromEntries(link.searchParams);
  await browser.ask({ method: 'POST', action: 'callback', providerId: 'email', query });
}

function linkIn(mail: string | undefined): URL {
  const text = (mail ?? '').replace(/=\r\n/g, '').replace(/=3D/g, '=');
  return new URL(/https:\/\/\S+/.exec(text)?.[0] ?? 'nothing:');
}

/** As much of SMTP as it takes to be handed a mail. */
function catchMail(): Promise<Server> {
  const server = createServer((socket) => {
    let mail: string | null = null;
    const say = (line: string) => socket.write(`${line}\r\n`);
    say('220 test');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (mail !== null) {
        mail += text;
        if (!mail.endsWith('\r\n.\r\n')) return;
        mails.push(mail);
        mail = null;
        return say('250 taken');
      }
      for (const line of text.split('\r\n').filter((part) => part !== '')) {
        if (line === 'DATA') {
          mail = '';
          say('354 go on');
        } else say(line === 'QUIT' ? '221 bye' : '250 ok');
      }
    });
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { register } from '../auth/accounts';
import { inWords } from '../auth/in-words';
import { db } from '../database/db';
import type { Use, UseElsewhere } from '../log/notifier';
import type { Service } from '../service';
import { cookieOf } from '../testing/http';
import { accept, callerFor, person, seatMatch, startTestService } from '../testing/service';
import { quotas } from '../trpc/quotas';
import { settleOrigin } from './address';
import { answerApi } from './api';
import { generous, Limits, refuseForNow } from './limits';
import { keptMs, OpenScreens } from './open-screens';

let service: Service;
const closing: (() => void)[] = [];
beforeAll(async () => {
  service = await startTestService();
});
afterAll(async () => {
  for (const close of closing) close();
  await service.stop();
});

/** The API behind limits, as main.ts has it; each asks from the address that it says, as behind a proxy. */
async function serve(limits: Limits, at = service): Promise<string> {
  const server = createServer(async (request, response) => {
    settleOrigin(request, { TRUSTED_PROXIES: 1, PORT: 3000 });
    const seconds = await limits.refuse(request, response);
    if (seconds !== null) refuseForNow(request, response, seconds);
    else await answerApi({ request, response, service: at });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close().closeAllConnections());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/trpc`;
}

interface Asked {
  readonly path?: string;
  readonly as?: string;
  readonly from?: string;
}

const ask = async (url: string, { path = 'play.now', as, from = '203.0.113.1' }: Asked) =>
  fetch(`${url}/${path}`, {
    headers: { 'x-forwarded-for': from, cookie: await cookieOf(as === undefined ? null : person(as)) },
  });

async function statusesOf(count: number, one: () => Promise<Response>): Promise<number[]> {
  const statuses = [];
  for (let i = 0; i < count; i++) statuses.push((await one()).status);
  return statuses;
}

test('who asks for too much is told when to come back, and nobody else', async () => {
  const url = await serve(new Limits({ ...generous, personPerMinute: 3 }));
  const statuses = await statusesOf(4, () => ask(url, { as: 'eager' }));
  expect(statuses).toEqual([200, 200, 200, 429]);
  const answer = await ask(url, { as: 'eager' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(await answer.json()).toMatchObject({
    error: { message: expect.stringMatching(/try again in \d+ seconds/), data: { code: 'TOO_MANY_REQUESTS' } },
  });
  expect((await ask(url, { as: 'calm' })).status).toBe(200);
});

test('who wrote too much still reads, and who read too much still writes', async () => {
  const url = await serve(new Limits({ ...generous, personPerMinute: 3 }));
  const write = async (as: string) =>
    fetch(`${url}/account.shareSafely`, {
      method: 'POST',
      body: JSON.stringify({ on: false }),
      headers: { 'content-type': 'application/json', cookie: await cookieOf(person(as)) },
    });
  expect(await statusesOf(4, () => write('writer'))).toEqual([200, 200, 200, 429]);
  expect(await statusesOf(4, () => ask(url, { as: 'writer' }))).toEqual([200, 200, 200, 429]);
  expect(await statusesOf(4, () => ask(url, { as: 'reader alone' }))).toEqual([200, 200, 200, 429]);
  expect((await write('reader alone')).status).toBe(200);
});

test('what is asked of one process counts at the others, for whoever asks for much', async () => {
  const elsewhere = new Limits({ ...generous, personPerMinute: 40 });
  const heard: Use[] = [];
  const hear = (used: UseElsewhere) => {
    heard.push(...used.uses);
    elsewhere.hear(used);
  };
  const other = await startTestService({ usedElsewhere: hear });
  const here = new Limits({ ...generous, personPerMinute: 40 });
  here.share(service);
  const [first, second] = [await serve(here), await serve(elsewhere, other)];
  expect(new Set(await statusesOf(40, () => ask(first, { as: 'everywhere' })))).toEqual(new Set([200]));
  await expect.poll(() => heard.reduce((sum, { amount }) => sum + amount, 0), { timeout: 5_000 }).toBe(30);
  const statuses = await statusesOf(11, () => ask(second, { as: 'everywhere' }));
  expect(statuses).toEqual([...Array(10).fill(200), 429]);
  expect((await ask(second, { as: 'calm there' })).status).toBe(200);
  await other.stop();
});

test('a page is answered by a page without scripts, a picture in plain words', async () => {
  const url = new URL(await serve(new Limits({ ...generous, networkPerMinute: 0 })));
  const open = (accept: string) => fetch(url.origin, { headers: { accept, cookie: 'theme=light' } });
  const page = await open('text/html,application/xhtml+xml');
  const html = await page.text();
  const [, seconds = ''] = /http-equiv="refresh" content="(\d+)"/.exec(html) ?? [];
  expect([page.status, page.headers.get('content-type')]).toEqual([429, 'text/html; charset=utf-8']);
  expect(page.headers.get('retry-after')).toBe(seconds);
  expect(html).toContain(`This page comes by itself in ${inWords(Number(seconds))}`);
  expect(html).toContain('<html lang="en" data-theme="light">');
  expect(html).not.toMatch(/<script|<link|src=/);
  expect(await (await open('image/*')).text()).toMatch(/^That was too much at once/);
});

test('a network is one, by /64, whoever asks in it', async () => {
  const url = await serve(new Limits({ ...generous, networkPerMinute: 3 }));
  let n = 0;
  const statuses = await statusesOf(4, () => ask(url, { from: `2001:db8:1:1::${++n}`, as: `one of many ${n}` }));
  expect(statuses).toEqual([200, 200, 200, 429]);
  expect((await ask(url, { from: '2001:db8:1:2::1' })).status).toBe(200);
});

test('what is costly counts for more, and each call of a batch', async () => {
  const url = await serve(new Limits({ ...generous, personPerMinute: 15 }));
  const path = 'matches.viewBefore?input=%7B%7D';
  expect(await statusesOf(2, () => ask(url, { as: 'reader', path }))).toEqual([400, 429]);
  const batch = `${Array(16).fill('play.now').join(',')}?batch=1&input=%7B%7D`;
  const answer = await ask(url, { as: 'batcher', path: batch });
  expect([answer.status, (await answer.json()).length]).toEqual([429, 16]);
});

test('streams count while they are open', async () => {
  const { code } = await seatMatch(service);
  const url = await serve(new Limits({ ...generous, personStreams: 2 }));
  const path = `play.live?input=${encodeURIComponent(JSON.stringify({ code }))}`;
  const open = [await ask(url, { as: 'watcher', path }), await ask(url, { as: 'watcher', path })];
  const third = await ask(url, { as: 'watcher', path });
  expect([...open.map(({ status }) => status), third.status]).toEqual([200, 200, 429]);
  await open[0]?.body?.cancel();
  await expect.poll(async () => (await ask(url, { as: 'watcher', path })).status).toBe(200);
});

test('streams that are open at one process count at the others, for whoever has many', async () => {
  const { code } = await seatMatch(service);
  const allowance = { ...generous, personStreams: 8 };
  const [here, elsewhere] = [new Limits(allowance), new Limits(allowance)];
  const other = await startTestService({ usedElsewhere: (used) => elsewhere.hear(used) });
  here.share(service);
  const [first, second] = [await serve(here), await serve(elsewhere, other)];
  const path = `play.live?input=${encodeURIComponent(JSON.stringify({ code }))}`;
  const watch = (url: string, as = 'watches everywhere') => ask(url, { as, path });
  const open = await Promise.all(Array.from({ length: 8 }, () => watch(first)));
  expect(open.map(({ status }) => status)).toEqual(Array(8).fill(200));
  const there = async () => {
    const { status, body } = await watch(second);
    await body?.cancel();
    return status;
  };
  await expect.poll(there, { timeout: 5_000 }).toBe(429);
  const another = await watch(second, 'watches once');
  expect(another.status).toBe(200);
  for (const { body } of [...open, another]) await body?.cancel();
  await expect.poll(there, { timeout: 5_000 }).toBe(200);
  await other.stop();
});

test('what a process had open that ended without a word is forgotten', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const screens = new OpenScreens();
  const place = { key: 'person a', most: 8 };
  screens.hear('gone', [{ key: place.key, amount: 8 }]);
  expect(screens.hasRoom(place, 1)).toBe(false);
  vi.advanceTimersByTime(keptMs + 1);
  expect(screens.hasRoom(place, 1)).toBe(true);
  vi.useRealTimers();
});

test('screens count, however many of them share a stream', async () => {
  const { code } = await seatMatch(service);
  const url = await serve(new Limits({ ...generous, personStreams: 3 }));
  const path = `play.liveAll?input=${encodeURIComponent(JSON.stringify({ screens: [{ code }, { code }] }))}`;
  const open = await ask(url, { as: 'many tabs', path });
  expect([open.status, (await ask(url, { as: 'many tabs', path })).status]).toEqual([200, 429]);
  await open.body?.cancel();
  await expect.poll(async () => (await ask(url, { as: 'many tabs', path })).status).toBe(200);
});

test('a name that is written otherwise, with signs by their number, counts as what it is', async () => {
  const { code } = await seatMatch(service);
  const url = await serve(new Limits({ ...generous, personPerMinute: 15, personStreams: 1 }));
  const view = 'matches%2EviewBefore?input=%7B%7D';
  expect(await statusesOf(2, () => ask(url, { as: 'a reader in disguise', path: view }))).toEqual([400, 429]);
  const two = 'play.now%2cmatches.viewBefore?batch=1&input=%7B%7D';
  expect(await statusesOf(2, () => ask(url, { as: 'a batcher in disguise', path: two }))).toEqual([207, 429]);
  const live = `play%2Elive?input=${encodeURIComponent(JSON.stringify({ code }))}`;
  const open = await ask(url, { as: 'a watcher in disguise', path: live });
  expect([open.status, (await ask(url, { as: 'a watcher in disguise', path: live })).status]).toEqual([200, 429]);
  await open.body?.cancel();
});

test('sixty people in a hall, busier than people are, never meet a limit', async () => {
  const limits = new Limits();
  const url = await serve(limits);
  const hall = Array.from({ length: 60 }, (_, i) => `in the hall ${i}`);
  const statuses = await Promise.all(hall.map((as) => statusesOf(30, () => ask(url, { as }))));
  expect(new Set(statuses.flat())).toEqual(new Set([200]));
}, 60_000);

test('a quota is one account’s, in all processes together', async () => {
  const other = await startTestService();
  const maker = person('maker');
  await fillQuota('matches', maker.id, quotas.matches.max - 2);
  const make = (at: Service, who = maker) => callerFor(at, who).matches.create({ game: 'pointing-chains' });
  expect([await make(service), await make(other)]).toMatchObject([{ ok: true }, { ok: true }]);
  for (const at of [service, other]) {
    await expect(make(at)).rejects.toMatchObject({
      code: 'TOO_MANY_REQUESTS',
      message: expect.stringMatching(/more matches than one account.*Try again in 24 hours/),
    });
  }
  expect(await make(other, person('another maker'))).toMatchObject({ ok: true });
  await other.stop();
});

test('links, pictures and words are counted, whichever way they are made', async () => {
  const { code, host } = await seatMatch(service);
  onTestFinished(async () => {
    await db().prisma.attempt.deleteMany({ where: { key: { endsWith: `:${person('host').id}` } } });
  });
  for (const quota of ['links', 'pictures', 'words'] as const)
    await fillQuota(quota, person('host').id, quotas[quota].max);
  const [{ lobby }, { rule, nudge, replaceSeat }] = [host, host.host];
  const ways = {
    links: [
      () => lobby.issueSeatLink({ code, seat: 'A' }),
      () => lobby.issueFreeSeatLinks({ code }),
      () => lobby.issueOpenLink({ code, kind: 'watch' }),
      () => replaceSeat({ code, seat: 'A' }),
    ],
    pictures: [() => lobby.addPicture({ code, data: '' })],
    words: [
      () => lobby.saveIntro({ code, text: 'Welcome.' }),
      () => rule({ code, key: 'a-ruling', text: 'So it is.' }),
      () => nudge({ code, seats: ['A'] }),
    ],
  };
  for (const [quota, makes] of Object.entries(ways))
    for (const make of makes)
      await expect(make(), quota).rejects.toMatchObject({
        code: 'TOO_MANY_REQUESTS',
        message: expect.stringContaining(`${quota === 'words' ? quotas.words.what : quota} than one account`),
      });
});

test('guests of one network practise within one quota; over it an answer says when to come back', async () => {
  await fillQuota('practice', 'guests at 203.0.113.9', quotas.practice.max);
  const url = await serve(new Limits());
  const practise = async (guest: string, from: string) =>
    fetch(`${url}/matches.practice`, {
      method: 'POST',
      body: JSON.stringify({ game: 'pointing-chains' }),
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': from,
        cookie: await cookieOf(person(guest)),
      },
    });
  const answer = await practise('a new guest', '203.0.113.9');
  expect(answer.status).toBe(429);
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(3_000);
  expect(await answer.text()).toMatch(/more practice matches than one network can make/);
  expect((await practise('a new guest', '203.0.113.10')).status).toBe(200);
});

test('accounts are made by few at a time from one network, on whichever process; over it an answer says when', async () => {
  const other = await startTestService();
  const urls = [await serve(new Limits()), await serve(new Limits(), other)];
  const from = '203.0.113.77';
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, i) => signUp(urls[i % 2] ?? '', { from, name: `Quick ${'abcdef'[i]}` })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = answers.find(({ status }) => status === 429);
  expect(Number(refused?.headers.get('retry-after'))).toBeLessThanOrEqual(10);
  expect(await refused?.text()).toMatch(/this one was not made yet. Try again in \d+ seconds/);
  const one = { from: '203.0.113.78', name: 'Quick elsewhere' };
  expect((await signUp(urls[0] ?? '', one)).status).toBe(200);
  await other.stop();
});

test('a form that is refused uses up no account', async () => {
  const url = await serve(new Limits());
  const from = '203.0.113.90';
  for (let count = 0; count < 6; count++)
    expect((await signUp(url, { from, name: 'Weak', password: 'a' })).status).toBe(400);
  expect((await signUp(url, { from, name: 'Sound' })).status).toBe(200);
});

test('who tries passwords at their own account too often is told when to come back', async () => {
  const { userId } = await accept(register({ name: 'Prover', password: 'four old ravens' }));
  const { account } = callerFor(service, { id: userId, name: 'Prover', guest: false });
  const wrong = { password: 'wrong one' };
  expect(await account.remove(wrong)).toMatchObject({ refusal: { code: 'WRONG_PASSWORD' } });
  await service.prisma.attempt.updateMany({ where: { key: `prove:${userId}` }, data: { count: 20 } });
  const refused = { code: 'TOO_MANY_REQUESTS', message: expect.stringMatching(/wrong too often. Try again in 1/) };
  await expect(account.remove(wrong)).rejects.toMatchObject({ ...refused, cause: { seconds: expect.any(Number) } });
  const change = { current: 'wrong one', next: 'five old ravens' };
  await expect(account.changePassword(change)).rejects.toMatchObject(refused);
});

test('a club of 26 that signs up in ten minutes gets in; a hall of machines does not', async () => {
  const url = await serve(new Limits());
  const from = '203.0.113.79';
  for (const letter of 'abcdefghijklmnopqrstuvwxyz') {
    expect((await signUp(url, { from, name: `Club ${letter}x` })).status, letter).toBe(200);
    await letPass(20); // with half a minute left in the ten for a busy machine
  }
  await db().prisma.attempt.updateMany({ where: { key: { startsWith: 'register:club' } }, data: { count: 60 } });
  const late = await signUp(url, { from, name: 'Late' });
  expect(late.status).toBe(429);
  expect(await late.text()).toMatch(/Try again in/);
  await letPass(600);
  expect((await signUp(url, { from, name: 'Late' })).status).toBe(200);
}, 60_000);

interface SigningUp {
  readonly from: string;
  readonly name: string;
  readonly password?: string;
}

const signUp = (url: string, { from, name, password = 'four old ravens' }: SigningUp) =>
  fetch(`${url}/account.register`, {
    method: 'POST',
    body: JSON.stringify({ name, password }),
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
  });

/** For who counts new accounts. */
const letPass = (seconds: number) =>
  db().prisma
    .$executeRaw`UPDATE "Attempt" SET since = since - make_interval(secs => ${seconds}::int) WHERE key LIKE 'register:%'`;

async function fillQuota(quota: keyof typeof quotas, who: string, count: number): Promise<void> {
  const key = `quota:${quota}:${who}`;
  const data = { key, since: new Date(), count };
  await service.prisma.attempt.upsert({ where: { key }, create: data, update: data });
}

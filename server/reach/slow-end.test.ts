import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { startPushService } from '../testing/push-service';
import { endOfFile, sendingOfFile } from '../testing/sending';
import '../testing/service';
import { pushKeysOf } from './push-keys';
import { pushWay } from './push-way';
import type { Sent } from './way';
import { addJobs } from './write-down';

// Ends that take what they are sent and say nothing for long: the others get theirs in time, and nothing comes twice.

const secret = 'a secret that only the tests know, 32 or more';
const slowMs = 6_000;
const letters: number[] = [];
const lateAnswer = () => new Promise<Sent>((resolve) => setTimeout(() => resolve({ type: 'sent' }), 3_000));
const pushes = await endOfFile(startPushService());
const silent = await endOfFile(startSilent());
await sendingOfFile({
  mail: {
    async send({ id, address }) {
      letters.push(id);
      if (address.startsWith('late')) return { type: 'unknown', why: 'It says nothing.', answer: lateAnswer() };
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return { type: 'sent' };
    },
    stop: () => {},
  },
  push: pushWay({ secret, contact: 'mailto:host@match.example', allowsPrivate: true }),
});
beforeEach(async () => {
  letters.length = 0;
  pushes.received.length = 0;
  await db().prisma.reachWay.deleteMany();
});
afterAll(() => db().prisma.reachWay.deleteMany());

/** A push service that takes every connection and answers nothing. */
async function startSilent() {
  const asked: string[] = [];
  const server = createServer(({ url = '' }) => asked.push(url));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return {
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

const browser = () => pushes.subscribe(pushKeysOf(secret).publicKey);
const browserOfSilent = () => ({ ...browser(), endpoint: `${silent.url}/${crypto.randomUUID()}` });

/** A message to each of these addresses. */
async function write(kind: 'mail' | 'push', addresses: readonly string[]): Promise<void> {
  const { prisma } = db();
  const own = { kind, label: '', topics: '[]' };
  const people = addresses.map((address, i) => ({ personId: `p${i}`, address, ...own }));
  const ways = await prisma.reachWay.createManyAndReturn({ data: people });
  const times = { notBefore: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const message = { key: 'news', topic: 'turns', passes: false, title: 'A match', text: 'News.', path: '/' };
  const data = ways.map(({ id }) => ({ wayId: id, ...message, ...times }));
  const made = await prisma.delivery.createManyAndReturn({ data });
  await addJobs(
    prisma,
    made.map((one) => ({ ...one, kind })),
  );
}

const many = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));
const sent = () => db().prisma.delivery.count({ where: { state: 'sent' } });

test('a slow mail server holds up letters alone, and each is noted once it says so', async () => {
  await write(
    'mail',
    many(200, (i) => `${i}@example.org`),
  );
  await vi.waitFor(() => expect(letters.length).toBeGreaterThan(50), { timeout: 5_000 });
  await write(
    'push',
    many(20, () => JSON.stringify(browser())),
  );
  await vi.waitFor(() => expect(pushes.received).toHaveLength(20), { timeout: slowMs - 1_500 });
  await vi.waitFor(async () => expect(await sent()).toBe(220), { timeout: 8 * slowMs });
  expect(letters).toHaveLength(200);
}, 90_000);

test('a push service that says nothing holds up its own browsers alone, and gets nothing twice meanwhile', async () => {
  await write(
    'push',
    many(200, () => JSON.stringify(browserOfSilent())),
  );
  await vi.waitFor(() => expect(silent.asked.length).toBeGreaterThan(0), { timeout: 5_000 });
  await write(
    'push',
    many(20, () => JSON.stringify(browser())),
  );
  await vi.waitFor(() => expect(pushes.received).toHaveLength(20), { timeout: 5_000 });
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(new Set(silent.asked).size).toBe(silent.asked.length);
  expect(silent.asked.length).toBeLessThanOrEqual(128);
}, 60_000);

test('a letter of which nobody says whether it was taken is not sent again, and is noted once they say', async () => {
  await write('mail', ['late@example.org']);
  const state = async () => (await db().prisma.delivery.findFirstOrThrow()).state;
  await vi.waitFor(async () => expect(await state()).toBe('unknown'), { timeout: 5_000 });
  await vi.waitFor(async () => expect(await state()).toBe('sent'), { timeout: 10_000 });
  expect(letters).toHaveLength(1);
}, 20_000);

import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { sendingOfFile } from '../testing/sending';
import '../testing/service';
import { addJobs } from './write-down';

// A mail server that takes what it is sent and says nothing for long: pushes come in time, and it gets nothing twice.

const slowMs = 6_000;
const letters: number[] = [];
const pushes: number[] = [];
await sendingOfFile({
  mail: {
    async send({ id }) {
      letters.push(id);
      await new Promise((resolve) => setTimeout(resolve, slowMs));
      return { type: 'sent' };
    },
    stop: () => {},
  },
  push: {
    async send({ id }) {
      pushes.push(id);
      return { type: 'sent' };
    },
    stop: () => {},
  },
});
beforeEach(async () => {
  letters.length = 0;
  pushes.length = 0;
  await db().prisma.reachWay.deleteMany();
});
afterAll(() => db().prisma.reachWay.deleteMany());

/** So many messages by a way of that kind, one to each person. */
async function write(kind: 'mail' | 'push', count: number): Promise<void> {
  const { prisma } = db();
  const own = { kind, label: '', topics: '[]' };
  const people = Array.from({ length: count }, (_, i) => ({ personId: `p${i}`, address: `${kind} ${i}`, ...own }));
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

const sent = () => db().prisma.delivery.count({ where: { state: 'sent' } });

test('holds up letters alone, and each is noted once it says so', async () => {
  await write('mail', 200);
  await vi.waitFor(() => expect(letters.length).toBeGreaterThan(50), { timeout: 5_000 });
  await write('push', 20);
  await vi.waitFor(() => expect(pushes).toHaveLength(20), { timeout: slowMs - 1_500 });
  await vi.waitFor(async () => expect(await sent()).toBe(220), { timeout: 8 * slowMs });
  expect(letters).toHaveLength(200);
}, 90_000);

import { afterAll, expect, test } from 'vitest';
import { db } from '../database/db';
import { sendingOfFile } from '../testing/sending';
import '../testing/service';
import { addJobs } from './write-down';

// Each connection that works takes as much of the database's processors as one that serves a move.

const letters = 300;
await sendingOfFile({ mail: { send: async () => ({ type: 'sent' }), stop: () => {} } });
afterAll(() => db().prisma.reachWay.deleteMany());

async function connectionsOfSending(): Promise<number> {
  const [{ count } = { count: 0 }] = await db().prisma.$queryRaw<{ count: number }[]>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and application_name = 'main-match reach'`;
  return count;
}

test('much that is to be sent at once is sent by few connections', async () => {
  const { prisma } = db();
  const times = { notBefore: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const way = { kind: 'mail', label: '', topics: '[]' };
  const ways = await prisma.reachWay.createManyAndReturn({
    data: Array.from({ length: letters }, (_, i) => ({ personId: `p${i}`, address: `p${i}@example.org`, ...way })),
  });
  const message = { key: 'news', topic: 'turns', passes: false, title: 'A match', text: 'News.', path: '/' };
  const made = await prisma.delivery.createManyAndReturn({
    data: ways.map(({ id }) => ({ wayId: id, ...message, ...times })),
  });
  await addJobs(
    prisma,
    made.map((one) => ({ ...one, kind: 'mail' })),
  );
  const sent = () => prisma.delivery.count({ where: { state: 'sent' } });
  await expect.poll(sent, { timeout: 20_000 }).toBe(letters);
  expect(await connectionsOfSending()).toBeLessThanOrEqual(8);
});

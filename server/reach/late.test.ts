import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { sendingOfFile } from '../testing/sending';
import '../testing/service';
import type { Way } from './way';
import { addJobs, type Queued } from './write-down';

// A machine that is late with everything: a job may have been given to another, or be looked at again, while it is worked off.

const deadAfterMs = 2_000;
const pushes: number[] = [];
const push: Way = {
  async send({ id, address }) {
    pushes.push(id);
    if (address === 'slow') await setTimeout(3_000);
    return { type: 'sent' };
  },
  stop: () => {},
};
await sendingOfFile({ push }, { deadAfterMs, beginWithinMs: deadAfterMs, mendEveryMs: 200 });
beforeEach(async () => {
  pushes.length = 0;
  await db().prisma.reachWay.deleteMany();
});
afterAll(() => db().prisma.reachWay.deleteMany());

async function write(address: string): Promise<Queued> {
  const { prisma } = db();
  const { id: wayId } = await prisma.reachWay.create({
    data: { personId: 'somebody', kind: 'push', address, label: '', topics: '[]' },
  });
  const times = { notBefore: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const message = { key: 'news', topic: 'turns', passes: false, title: 'A match', text: 'News.', path: '/' };
  const made = await prisma.delivery.create({ data: { wayId, ...message, ...times } });
  return { ...made, kind: 'push' };
}

const isSent = ({ id }: Queued) => db().prisma.delivery.count({ where: { id, state: 'sent' } });

test('a job that was given to another while it waited for the database is not worked off twice', async () => {
  const { prisma } = db();
  const written = await write('quick');
  await prisma.$transaction(
    async (tx) => {
      await tx.$executeRaw`lock table delivery in access exclusive mode`;
      await addJobs(prisma, [written]);
      await setTimeout(deadAfterMs + 1_000);
    },
    { timeout: 60_000 },
  );
  await vi.waitFor(async () => expect(await isSent(written)).toBe(1), { timeout: 60_000 });
  expect(pushes).toEqual([written.id]);
}, 90_000);

test('what is under way is not sent beside itself, whoever looks at it again', async () => {
  const written = await write('slow');
  await addJobs(db().prisma, [written]);
  await vi.waitFor(() => expect(pushes).toHaveLength(1), { timeout: 5_000 });
  await addJobs(db().prisma, [written]);
  await vi.waitFor(async () => expect(await isSent(written)).toBe(1), { timeout: 60_000 });
  expect(pushes).toEqual([written.id]);
}, 90_000);

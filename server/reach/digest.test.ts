import { beforeEach, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { followTime } from '../database/time';
import { sendingOfFile } from '../testing/sending';
import '../testing/service';
import { setDigest } from './choices';
import type { Message } from './way';
import { addDigests } from './write-down';

// A day's message holds all that waits for it, whatever the clocks of those who send it show. No service runs here: it would
// put this process's clock right at once.

const letters: Message[] = [];
await sendingOfFile({
  mail: {
    async send(letter) {
      letters.push(letter);
      return { type: 'sent' };
    },
    stop: () => {},
  },
});
beforeEach(() => {
  letters.length = 0;
});

const soon = { timeout: 20_000 };
const hour = 3_600_000;
const ann = { id: 'ann', name: 'Ann', guest: false };

/** Ann's way, by which something waits for its day's message. */
async function waitsFor(notBefore: Date): Promise<number> {
  const { prisma } = db();
  const mail = { personId: ann.id, kind: 'mail', label: '', topics: '["closes"]', digestAt: 0, digestZone: 'UTC' };
  const { id: wayId } = await prisma.reachWay.create({
    data: { ...mail, address: `${notBefore.getTime()}@example.org` },
  });
  const text = { title: 'Late again', text: 'Round 1 has closed.', path: '/' };
  const ends = { notBefore, expiresAt: new Date(notBefore.getTime() + hour) };
  await prisma.delivery.create({
    data: { wayId, key: 'closed 3', topic: 'closes', inDigest: true, passes: false, ...text, ...ends },
  });
  await addDigests(prisma, [{ wayId, notBefore }]);
  return wayId;
}

test('comes whole where the clock of who sends it is behind the queue’s', async () => {
  const before = Date.now();
  await followTime(async () => Date.now() - 30_000);
  await waitsFor(new Date(before));
  await vi.waitFor(() => expect(letters.map(({ text }) => text)).toEqual(['Round 1 has closed.']), soon);
  await followTime(async () => Date.now());
});

test('moves with what waits for it, where its reader chooses another time', async () => {
  const wayId = await waitsFor(new Date(Date.now() + 20 * hour));
  const inTwoHours = new Date(Date.now() + 2 * hour);
  const at = inTwoHours.getUTCHours() * 60 + inTwoHours.getUTCMinutes();
  await setDigest(db(), { person: ann, id: wayId, at, zone: 'UTC' });
  const held = await db().prisma.delivery.findFirstOrThrow({ where: { wayId } });
  expect(Math.abs(held.notBefore.getTime() - inTwoHours.getTime())).toBeLessThan(120_000);
  const where = `digest ${wayId} ${held.notBefore.getTime() / 1000}%`;
  const jobs = await db().prisma.$queryRaw<unknown[]>`select 1 from graphile_worker.jobs where key like ${where}`;
  expect(jobs).toHaveLength(1);
});

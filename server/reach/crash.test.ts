import { type ChildProcess, fork } from 'node:child_process';
import path from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { db } from '../database/db';
import { type Mailbox, startMailbox } from '../testing/mailbox';
import { addJobs } from './write-down';

// What a process that is killed was sending is sent by the next one: nothing is lost, and little comes twice.

const letters = 150;
const kills = 3;
/** More than are ever between sending and noting. */
const underWay = 24;

let mailbox: Mailbox;
let child: ChildProcess | null = null;
beforeAll(async () => {
  mailbox = await startMailbox();
});
afterAll(async () => {
  child?.kill('SIGKILL');
  await mailbox.stop();
});

async function startChild(): Promise<ChildProcess> {
  const file = path.join(import.meta.dirname, '../testing/sender-child.ts');
  const started = fork(file, [db().url, mailbox.url], { execArgv: ['--import', 'tsx'] });
  await new Promise((resolve) => started.once('message', resolve));
  return started;
}

async function writeLetters(): Promise<void> {
  const { prisma } = db();
  const times = { notBefore: new Date(), expiresAt: new Date(Date.now() + 3_600_000) };
  const ways = await prisma.reachWay.createManyAndReturn({
    data: Array.from({ length: letters }, (_, i) => ({
      personId: `person ${i}`,
      kind: 'mail',
      address: `person-${i}@example.org`,
      label: '',
      topics: '[]',
    })),
  });
  const message = { key: 'news', topic: 'turns', passes: false, title: 'A match', text: 'News.', path: '/' };
  const data = ways.map(({ id }) => ({ wayId: id, ...message, ...times }));
  const made = await prisma.delivery.createManyAndReturn({ data });
  await addJobs(
    prisma,
    made.map((one) => ({ ...one, kind: 'mail' })),
  );
}

test('killed three times in the middle, every letter arrives, and twice only what was under way', async () => {
  await writeLetters();
  mailbox.taking = () => new Promise((resolve) => setTimeout(resolve, 20));
  for (let kill = 1; kill <= kills; kill++) {
    child = await startChild();
    const enough = (letters * kill) / (kills + 1);
    await vi.waitFor(() => expect(mailbox.received.length).toBeGreaterThan(enough), { timeout: 30_000, interval: 5 });
    child.kill('SIGKILL');
    await new Promise((resolve) => child?.once('exit', resolve));
  }
  child = await startChild();
  const missing = () => db().prisma.delivery.count({ where: { state: { not: 'sent' } } });
  await vi.waitFor(async () => expect(await missing()).toBe(0), { timeout: 40_000, interval: 200 });
  const to = new Set(mailbox.received.map((letter) => letter.to));
  const ids = new Set(mailbox.received.map(({ headers }) => headers.get('message-id')));
  expect(to.size).toBe(letters);
  expect(ids.size).toBe(letters);
  expect(mailbox.received.length - letters).toBeLessThanOrEqual(kills * underWay);
}, 120_000);

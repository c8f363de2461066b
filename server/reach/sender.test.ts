import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { getPriority } from 'node:os';
import { expect, test } from 'vitest';
import '../testing/service';
import { Sender } from './sender';

/** Field 19 of each thread's stat: how far it steps back for others. */
const stepsBack = () =>
  readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ')[1]?.split(' ')[16]),
  );

test.skipIf(process.platform !== 'linux')(
  'the thread that sends steps back for those who act, and it alone',
  async () => {
    const before = getPriority();
    const lowest = Math.min(19, before + 10);
    expect(stepsBack()).not.toContain(lowest);
    const sender = new Sender();
    sender.start();
    await expect.poll(stepsBack, { timeout: 30_000 }).toContain(lowest);
    expect(getPriority()).toBe(before);
    await sender.stop();
  },
);

test('a server that is stopped while it starts waits neither for all that is read nor for the database', async () => {
  const silent = createServer().listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const address = silent.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { DATABASE_URL } = process.env;
  process.env.DATABASE_URL = `postgres://nobody@127.0.0.1:${address.port}/nothing`;
  const sender = new Sender();
  sender.start();
  process.env.DATABASE_URL = DATABASE_URL;
  await sender.stop();
  silent.close();
});

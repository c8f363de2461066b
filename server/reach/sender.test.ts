import { readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { afterAll, expect, test } from 'vitest';
import '../testing/service';
import { Sender } from './sender';

const sender = new Sender();
afterAll(() => sender.stop());

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
    sender.start();
    await expect.poll(stepsBack, { timeout: 30_000 }).toContain(lowest);
    expect(getPriority()).toBe(before);
  },
);

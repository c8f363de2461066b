import { beforeEach, describe, expect, test, vi } from 'vitest';
import { endSessions, openSession } from '../auth/sessions';
import { db } from '../database/db';
import { clientAt } from '../testing/client';
import { startPushService } from '../testing/push-service';
import { endOfFile, sendingOfFile } from '../testing/sending';
import {
  accept,
  callerFor,
  hostWhoLooks,
  newKey,
  person,
  refusalOf,
  serviceOfFile,
  startedMatch,
} from '../testing/service';
import { isOutward, isPrivateAddress, post } from './outward';
import { pushWay } from './push-way';

// Pushes, to a service on loopback that checks who sends, and a browser that decrypts.

const secret = 'a secret that only the tests know, 32 or more';
process.env.PRIVATE_ENDS = 'on';
const service = await serviceOfFile();
const ends = await endOfFile(startPushService());
await sendingOfFile({ push: pushWay({ secret, contact: 'mailto:host@match.example', allowsPrivate: true }) });
beforeEach(async () => {
  await db().prisma.reachWay.deleteMany();
  ends.received.length = 0;
  ends.answer = () => ({ status: 201 });
});

const soon = { timeout: 10_000 };
const ann = () => callerFor(service, person('ann'));

async function subscribed(api = ann()) {
  const { kinds } = await api.reach.choices();
  const subscription = ends.subscribe(kinds.push);
  return { ...(await accept(api.reach.addPush(subscription))), subscription };
}

describe('a browser', () => {
  test('is pushed what it is told, encrypted for it and signed by this server', async () => {
    const match = await startedMatch(service);
    const [player] = match.players;
    if (player === undefined) throw new Error('nobody');
    await subscribed(player.api);
    await accept(hostWhoLooks(match.host).act({ code: match.code, action: { type: 'resolve' }, key: newKey() }));
    await vi.waitFor(() => expect(ends.received).toHaveLength(1), soon);
    const { title } = await match.host.matches.page({ code: match.code });
    expect(ends.received[0]?.content).toMatchObject({ title, path: `/m/${match.code}`, tag: match.code });
    expect(JSON.stringify(ends.received[0]?.content)).toContain('Round 2 is open');
  });

  test('is one of many that a service is sent to by one signature', async () => {
    const signatures = new Set<string | undefined>();
    ends.answer = ({ authorization }) => {
      signatures.add(authorization);
      return { status: 201 };
    };
    for (const name of ['ann', 'bob']) {
      const api = callerFor(service, person(name));
      const { id } = await subscribed(api);
      await accept(api.reach.test({ id }));
    }
    await vi.waitFor(() => expect(ends.received).toHaveLength(2), soon);
    expect(signatures.size).toBe(1);
  });

  test('that was given up is not pushed to any more, and its owner sees why', async () => {
    const { id } = await subscribed();
    ends.answer = () => ({ status: 410 });
    await accept(ann().reach.test({ id }));
    const ended = async () => (await ann().reach.choices()).ways[0]?.endedWhy;
    await vi.waitFor(async () => expect(await ended()).toBe('The browser has given it up.'), soon);
    expect(await refusalOf(ann().reach.test({ id }))).toBe('NO_WAY');
  });

  test('is asked again when its service says so, not before', async () => {
    const { id } = await subscribed();
    const asked: number[] = [];
    ends.answer = () => {
      asked.push(Date.now());
      return asked.length === 1 ? { status: 429, headers: { 'Retry-After': '5' } } : { status: 201 };
    };
    await accept(ann().reach.test({ id }));
    await vi.waitFor(() => expect(ends.received).toHaveLength(1), { timeout: 20_000 });
    expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThanOrEqual(4_900);
  });

  test('belongs to who signed in there last, and to nobody once that has ended', async () => {
    const user = { ...person('ann'), session: await openSession('test-ann', clientAt('test')) };
    const { subscription } = await subscribed(callerFor(service, user));
    await accept(callerFor(service, person('bob')).reach.addPush(subscription));
    expect((await ann().reach.choices()).ways).toEqual([]);
    await accept(callerFor(service, user).reach.addPush(subscription));
    expect((await ann().reach.choices()).ways).toHaveLength(1);
    await endSessions({ personId: 'test-ann' });
    expect((await ann().reach.choices()).ways).toEqual([]);
  });

  test('with keys that are none is refused', async () => {
    const { endpoint } = ends.subscribe('');
    const keys = { p256dh: 'A'.repeat(87), auth: 'A'.repeat(22) };
    expect(await refusalOf(ann().reach.addPush({ endpoint, keys }))).toBe('NO_PUSH');
  });
});

describe('private networks', () => {
  test('are no place to push to, at entry', async () => {
    const out = { allowsPrivate: false };
    for (const url of [
      'https://127.0.0.1/x',
      'https://localhost/x',
      'https://[::1]/x',
      'https://[::ffff:10.0.0.1]/x',
      'https://169.254.169.254/latest',
      'https://2130706433/x',
      'https://10.0.0.1/x',
      'https://192.168.1.1/x',
      'https://0.0.0.0/x',
      'https://[::ffff:127.0.0.1]/x',
      'https://0x7f.1/x',
      'http://192.0.2.1/x',
      'https://user:word@192.0.2.1/x',
      'ftp://192.0.2.1/x',
      'nonsense',
    ])
      expect(await isOutward(url, out), url).toBe(false);
    expect(
      ['10.1.2.3', '172.31.0.1', '192.168.1.1', '100.64.0.1', 'fd00::1', 'fe80::1', '::ffff:127.0.0.1'].every(
        isPrivateAddress,
      ),
    ).toBe(true);
    expect(['93.184.216.34', '172.32.0.1', '2606:2800::1'].some(isPrivateAddress)).toBe(false);
  });

  test('are none for trying things out either, but for one’s own machine', async () => {
    const out = { allowsPrivate: true };
    for (const url of ['http://127.0.0.1/x', 'http://localhost/x', 'https://[::1]/x'])
      expect(await isOutward(url, out), url).toBe(true);
    for (const host of ['169.254.169.254', '10.0.0.1', '192.168.1.1', '0.0.0.0', '[fe80::1]']) {
      expect(await isOutward(`https://${host}/x`, out), host).toBe(false);
      await expect(post({ url: `http://${host}/x`, headers: {}, body: 'x', ...out })).rejects.toThrow('not outward');
    }
  });

  test('nor when it is sent, whatever the name led to before', async () => {
    let asked = 0;
    ends.answer = () => {
      asked += 1;
      return { status: 201 };
    };
    const port = new URL(ends.url).port;
    for (const host of ['127.0.0.1', 'localhost', '[::1]', '2130706433', '[::ffff:127.0.0.1]', '0.0.0.0']) {
      const url = `https://${host}:${port}/push/x`;
      await expect(post({ url, headers: {}, body: 'x', allowsPrivate: false })).rejects.toThrow('not outward');
    }
    expect(asked).toBe(0);
  });

  test('are not led to by an answer', async () => {
    const { id } = await subscribed();
    ends.answer = () => ({ status: 302, headers: { Location: `${ends.url}/elsewhere` } });
    await accept(ann().reach.test({ id }));
    const last = async () => (await ann().reach.choices()).ways[0]?.last;
    await vi.waitFor(async () => expect(await last()).toMatchObject({ state: 'failed' }), soon);
  });
});

import { encode } from 'next-auth/jwt';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { db } from '../database/db';
import { now } from '../database/time';
import { env } from '../env';
import { clientAt } from '../testing/client';
import { register } from './accounts';
import { clientOf } from './client';
import { EndedSessions } from './ended-sessions';
import { forgetSessions, personOf } from './session';
import { openSession } from './sessions';

beforeEach(forgetSessions);

interface Claims {
  sub: string;
  name?: string;
  guest?: boolean;
  since?: number;
}

async function cookie(claims: Claims, secret = env().AUTH_SECRET): Promise<string> {
  const token = { name: 'As it was', guest: false, since: Date.now(), ...claims };
  return `theme=dark; main-match=${await encode({ token, secret })}; other=1`;
}

async function account(name: string): Promise<string> {
  const outcome = await register({ name, password: 'correct horse' });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.userId;
}

test('an account’s cookie is its person, by the name it has now', async () => {
  const sub = await account('Present');
  expect(await personOf(await cookie({ sub }))).toEqual({ id: sub, name: 'Present', guest: false });
});

test('a guest’s cookie is enough: guests have no account', async () => {
  const claims = { sub: 'guest:12', name: 'Guest B', guest: true };
  expect(await personOf(await cookie(claims))).toEqual({ id: 'guest:12', name: 'Guest B', guest: true });
});

test('nobody is behind no cookie, a forged one, one of another secret, or one of a deleted account', async () => {
  const sub = await account('Deleted');
  const right = await cookie({ sub });
  const foreign = await cookie({ sub }, 'another secret that is long enough to be one');
  await db().prisma.user.delete({ where: { id: sub } });
  for (const header of [undefined, '', 'main-match=', 'main-match=nonsense', foreign, right]) {
    expect(await personOf(header)).toBeNull();
  }
});

test('a sign-in from before the account called all of them off does not count', async () => {
  const sub = await account('Careful');
  const before = await cookie({ sub, since: Date.now() - 1000 });
  expect(await personOf(before)).not.toBeNull();
  await db().prisma.user.update({ where: { id: sub }, data: { validFrom: new Date() } });
  forgetSessions();
  expect(await personOf(before)).toBeNull();
  expect(await personOf(await cookie({ sub, since: Date.now() + 1 }))).not.toBeNull();
});

test('a sign-in ends thirty days after it, though it is used', async () => {
  const sub = await account('Faithful');
  const header = await cookie({ sub });
  const [begun, day] = [Date.now(), 24 * 3_600_000];
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const after = (days: number) => {
    vi.setSystemTime(begun + days * day);
    forgetSessions();
    return personOf(header);
  };
  expect(await after(29)).toMatchObject({ id: sub });
  expect(await after(30.01)).toBeNull();
});

test('a browser is known by its cookie, which is not what is kept of it', () => {
  const known = (cookie: string) => clientOf({ cookie, 'x-client-address': '::1' }).browser;
  expect(known('theme=dark')).toBeNull();
  expect(known('theme=dark; known-browser=abc')).toMatch(/^[0-9a-f]{64}$/);
  expect(known('known-browser=abc')).not.toBe(known('known-browser=abd'));
});

test('a process that heard of nothing for a while finds out which sign-ins have ended since', async () => {
  const id = await openSession('guest:away', clientAt('203.0.113.1'));
  const endedAt = new Date(now() - 20 * 60_000);
  await db().prisma.session.update({ where: { id }, data: { endedAt } });
  const known = new EndedSessions(db().prisma, endedAt.getTime() - 60_000);
  expect([await known.read(), known.has(id)]).toEqual([true, true]);
  expect([await known.read(), known.has(id)]).toEqual([false, false]);
});

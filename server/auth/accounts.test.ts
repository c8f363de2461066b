import { expect, test } from 'vitest';
import { db } from '../database/db';
import { clientAt } from '../testing/client';
import * as accounts from './accounts';
import { openSession } from './sessions';

const client = clientAt('203.0.113.7');
const password = 'correct horse';

async function registered(name: string): Promise<string> {
  const outcome = await accounts.register({ name, password });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.userId;
}

const codeOf = (outcome: Awaited<ReturnType<typeof accounts.rename>>) => (outcome.ok ? 'OK' : outcome.refusal.code);

test('a password is kept as argon2id and signs in, whatever the case of the name', async () => {
  const userId = await registered('Ann Lee');
  const user = await db().prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const signIn = await accounts.signInWithPassword({ name: ' ann  LEE', password, client });
  expect(signIn).toMatchObject({ ok: true, user: { id: userId } });
});

test('of eleven who want one name in the same instant, one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      accounts.register({ name: index % 2 === 0 ? 'Wanted' : 'wanted', password }),
    ),
  );
  expect(outcomes.map(codeOf).sort()).toEqual([...Array(10).fill('NAME_TAKEN'), 'OK']);
});

test('an unknown name and a wrong password get the same answer', async () => {
  await registered('Known');
  const wrong = { ok: false, code: 'WRONG_PASSWORD' };
  expect(await accounts.signInWithPassword({ name: 'Known', password: 'wrong one', client })).toEqual(wrong);
  expect(await accounts.signInWithPassword({ name: 'Unknown', password: 'wrong one', client })).toEqual(wrong);
});

test('guessing is stopped after ten attempts, even for the right password, and only for that name from there', async () => {
  await registered('Guessed');
  const attempt = (given: string, from = client) =>
    accounts.signInWithPassword({ name: 'Guessed', password: given, client: from });
  for (let count = 0; count < 10; count++) expect(await attempt('wrong one')).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await attempt(password)).toEqual({ ok: false, code: 'TOO_MANY_ATTEMPTS' });
  expect(await attempt(password, clientAt('198.51.100.1'))).toMatchObject({ ok: true });
});

test('whoever guesses at a name from everywhere keeps nobody out of where they signed in before', async () => {
  const userId = await registered('Aimed at');
  const browser = clientAt('2001:db8:1:1::1', 'own browser');
  await openSession(userId, browser);
  const attempt = (given: string, from = client) =>
    accounts.signInWithPassword({ name: 'Aimed at', password: given, client: from });
  for (let count = 0; count < 110; count++) await attempt('wrong one', clientAt(`198.51.100.${count % 11}`));
  const stopped = { ok: false, code: 'TOO_MANY_ATTEMPTS' };
  expect(await attempt(password, clientAt('203.0.113.99')), 'from somewhere new').toEqual(stopped);
  expect(await attempt(password, clientAt('203.0.113.98', 'own browser')), 'their browser').toMatchObject({ ok: true });
  expect(await attempt(password, clientAt('2001:db8:1:1::2')), 'their household').toMatchObject({ ok: true });
  for (let count = 0; count < 11; count++) await attempt('wrong one', browser);
  expect(await attempt(password, browser), 'where they guess themselves').toEqual(stopped);
});

test('one household with ever new addresses is one that guesses', async () => {
  await registered('One aim');
  const attempt = (given: string, address: string) =>
    accounts.signInWithPassword({ name: 'One aim', password: given, client: clientAt(address) });
  for (let count = 0; count < 200; count++) await attempt('wrong one', `2001:db8:9:9::${count.toString(16)}`);
  expect(await attempt(password, '2001:db8:9:9:ffff::1')).toEqual({ ok: false, code: 'TOO_MANY_ATTEMPTS' });
  expect(await attempt(password, '2001:db8:9:a::1'), 'elsewhere').toMatchObject({ ok: true });
});

test.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', '        ', 'aaaaaaaaaaaa', 'Easy to guess'])(
  '%j is no password, for a new account or a change',
  async (common) => {
    expect(codeOf(await accounts.register({ name: 'Easy to guess', password: common }))).toBe('COMMON_PASSWORD');
    const userId = await registered(`Changer ${common.length} ${common.charCodeAt(0)}`);
    await accounts.rename({ userId, name: 'Easy to guess' });
    expect(codeOf(await accounts.changePassword({ userId, current: password, next: common }))).toBe('COMMON_PASSWORD');
    await accounts.deleteAccount({ userId, password });
    await db().prisma.givenUpName.deleteMany(); // for the next one
  },
);

test('a success forgives the failures before it', async () => {
  await registered('Forgiven');
  const attempt = (given: string) => accounts.signInWithPassword({ name: 'Forgiven', password: given, client });
  for (let count = 0; count < 9; count++) await attempt('wrong one');
  expect(await attempt(password)).toMatchObject({ ok: true });
  for (let count = 0; count < 9; count++) await attempt('wrong one');
  expect(await attempt(password)).toMatchObject({ ok: true });
});

test('renaming to a taken name is refused, to another case of the own name is not', async () => {
  await registered('Taken');
  const userId = await registered('Mover');
  expect(codeOf(await accounts.rename({ userId, name: 'TAKEN' }))).toBe('NAME_TAKEN');
  expect(codeOf(await accounts.rename({ userId, name: 'MOVER' }))).toBe('OK');
});

test('a change of password wants the present one, and calls earlier sign-ins off', async () => {
  const userId = await registered('Changer');
  const before = await db().prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(codeOf(await accounts.changePassword({ userId, current: 'wrong one', next: 'another one' }))).toBe(
    'WRONG_PASSWORD',
  );
  expect(await accounts.changePassword({ userId, current: password, next: password })).toMatchObject({
    refusal: { code: 'SAME_PASSWORD', message: 'This is the password you have now.', field: 'next' },
  });
  expect(codeOf(await accounts.changePassword({ userId, current: password, next: 'another one' }))).toBe('OK');
  const after = await db().prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(after.validFrom.getTime()).toBeGreaterThan(before.validFrom.getTime());
  expect(await accounts.signInWithPassword({ name: 'Changer', password, client })).toMatchObject({ ok: false });
});

test('an account is deleted with its password only, and its name is nobody’s for a while', async () => {
  const userId = await registered('Leaver');
  expect(codeOf(await accounts.deleteAccount({ userId, password: null }))).toBe('WRONG_PASSWORD');
  expect(codeOf(await accounts.deleteAccount({ userId, password }))).toBe('OK');
  expect(codeOf(await accounts.register({ name: 'Leaver', password }))).toBe('NAME_TAKEN');
});

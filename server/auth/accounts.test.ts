import { expect, test } from 'vitest';
import { db } from '../database/db';
import * as accounts from './accounts';

const address = '203.0.113.7';
const password = 'correct horse';

async function registered(name: string): Promise<string> {
  const outcome = await accounts.register({ name, password, address });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.userId;
}

const codeOf = (outcome: Awaited<ReturnType<typeof accounts.rename>>) => (outcome.ok ? 'OK' : outcome.refusal.code);

test('a password is kept as argon2id and signs in, whatever the case of the name', async () => {
  const userId = await registered('Ann Lee');
  const user = await db().prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(user.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  const signIn = await accounts.signInWithPassword({ name: ' ann  LEE', password, address });
  expect(signIn).toMatchObject({ ok: true, user: { id: userId } });
});

test('of eleven who want one name in the same instant, one gets it', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 11 }, (_, index) =>
      accounts.register({ name: index % 2 === 0 ? 'Wanted' : 'wanted', password, address }),
    ),
  );
  expect(outcomes.map(codeOf).sort()).toEqual([...Array(10).fill('NAME_TAKEN'), 'OK']);
});

test('an unknown name and a wrong password get the same answer', async () => {
  await registered('Known');
  const wrong = { ok: false, code: 'WRONG_PASSWORD' };
  expect(await accounts.signInWithPassword({ name: 'Known', password: 'wrong one', address })).toEqual(wrong);
  expect(await accounts.signInWithPassword({ name: 'Unknown', password: 'wrong one', address })).toEqual(wrong);
});

test('guessing is stopped after ten attempts, even for the right password, and only for that name from there', async () => {
  await registered('Guessed');
  const attempt = (given: string, from = address) =>
    accounts.signInWithPassword({ name: 'Guessed', password: given, address: from });
  for (let count = 0; count < 10; count++) expect(await attempt('wrong one')).toMatchObject({ code: 'WRONG_PASSWORD' });
  expect(await attempt(password)).toEqual({ ok: false, code: 'TOO_MANY_ATTEMPTS' });
  expect(await attempt(password, '198.51.100.1')).toMatchObject({ ok: true });
});

test('a success forgives the failures before it', async () => {
  await registered('Forgiven');
  const attempt = (given: string) => accounts.signInWithPassword({ name: 'Forgiven', password: given, address });
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
  expect(codeOf(await accounts.changePassword({ userId, current: password, next: 'another one' }))).toBe('OK');
  const after = await db().prisma.user.findUniqueOrThrow({ where: { id: userId } });
  expect(after.validFrom.getTime()).toBeGreaterThan(before.validFrom.getTime());
  expect(await accounts.signInWithPassword({ name: 'Changer', password, address })).toMatchObject({ ok: false });
});

test('an account is deleted with its password only, and its name is free again', async () => {
  const userId = await registered('Leaver');
  expect(codeOf(await accounts.deleteAccount({ userId, password: null }))).toBe('WRONG_PASSWORD');
  expect(codeOf(await accounts.deleteAccount({ userId, password }))).toBe('OK');
  await registered('Leaver');
});

test('names from elsewhere are made fit and free', async () => {
  await registered('Zoë');
  expect(await accounts.freeNameLike('Zoë')).toBe('Zoë 2');
  expect(await accounts.freeNameLike('<Zoë>')).toBe('Zoë 2');
  expect(await accounts.freeNameLike('🎲🎲')).toBe('Player');
  expect(await accounts.freeNameLike('x')).toBe('x 1');
  expect(await accounts.freeNameLike('a very long name that nobody could ever want')).toHaveLength(26);
});

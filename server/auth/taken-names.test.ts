import { expect, test } from 'vitest';
import { nameKeyOf } from '@/games/kit/name-key';
import { db } from '../database/db';
import * as accounts from './accounts';
import { authAdapter } from './adapter';
import { nameSchema } from './names';
import { keepLooks, sweepGivenUpNames } from './taken-names';

const password = 'correct horse';

async function registered(name: string): Promise<string> {
  const outcome = await accounts.register({ name, password });
  if (!outcome.ok) throw new Error(outcome.refusal.message);
  return outcome.userId;
}

const said = (outcome: Awaited<ReturnType<typeof accounts.rename>>) => (outcome.ok ? 'OK' : outcome.refusal.message);

test('a new account’s name looks like no other’s, as written or in small letters; which it is like is not told', async () => {
  await registered('Ann Lee');
  await registered('Ilya');
  const looksTaken = 'This looks like the name of somebody who is here already. Please choose another name.';
  for (const name of ['\u0410nn Lee', 'ANN IEE', 'llya', '1lya'])
    expect(said(await accounts.register({ name, password })), name).toBe(looksTaken);
  expect(said(await accounts.register({ name: 'ILYA', password }))).toBe(
    'Somebody is already called ILYA. Please choose another name.',
  );
  expect(said(await accounts.register({ name: 'Ann Leo', password }))).toBe('OK');
});

test('stops and spaces make no other name: a page ends its sentences with some', async () => {
  await registered('Marlow C');
  for (const name of ['Marlow C.', 'Marlow-C', 'Marlow_C', 'Marlow C\u2019', 'M. Arlow C', 'MarlowC'])
    expect(said(await accounts.register({ name, password })), name).toMatch('looks like');
  await registered('Team 1-1');
  expect(said(await accounts.register({ name: 'Team 11', password }))).toBe('OK');
});

test('of look-alikes that are wanted in the same instant one gets through', async () => {
  const wishes = ['Wanted', 'W\u0430nted', 'Want\u0435d', 'W\u0430nt\u0435d'];
  const people = await Promise.all(['One', 'Two', 'Three', 'Four'].map(registered));
  const outcomes = await Promise.all(people.map((userId, i) => accounts.rename({ userId, name: wishes[i] ?? '' })));
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
});

test('nobody is renamed into a look-alike of another; of their own present name they may be', async () => {
  await registered('Bob');
  const userId = await registered('Bo Peep');
  expect(said(await accounts.rename({ userId, name: 'B\u03BFb' }))).toMatch('looks like');
  expect(said(await accounts.rename({ userId, name: 'B\u043E Peep' }))).toBe('OK');
  expect(said(await accounts.rename({ userId, name: 'Robert' }))).toBe('OK');
});

test('a name that was given up is kept for whoever had it, for ninety days; who goes leaves it to nobody for as long', async () => {
  const userId = await registered('Grace');
  expect(said(await accounts.rename({ userId, name: 'Hopper' }))).toBe('OK');
  const other = await registered('Somebody else');
  const kept = /^Somebody gave up this name, or one that looks like it/;
  expect(said(await accounts.register({ name: 'grace', password }))).toMatch(kept);
  expect(said(await accounts.rename({ userId: other, name: 'Gr\u0430ce' }))).toMatch(kept);
  expect(await namedFor('Grace')).toBe('Grace 2');
  expect(said(await accounts.rename({ userId, name: 'Grace' })), 'its owner').toBe('OK');
  await accounts.deleteAccount({ userId, password });
  for (const name of ['Grace', 'Hopper']) expect(said(await accounts.register({ name, password })), name).toMatch(kept);
  await letPass({ days: 89 });
  expect(said(await accounts.rename({ userId: other, name: 'Grace' }))).toMatch(kept);
  await letPass({ days: 2 });
  await sweepGivenUpNames();
  expect(await db().prisma.givenUpName.count()).toBe(0);
  expect(said(await accounts.rename({ userId: other, name: 'Grace' }))).toBe('OK');
});

test('an account changes its name three times in thirty days, and is told when it can again', async () => {
  const userId = await registered('First');
  const rename = async (name: string) => said(await accounts.rename({ userId, name }));
  expect([await rename('Second'), await rename('First'), await rename('Third')]).toEqual(['OK', 'OK', 'OK']);
  expect(await rename('Third'), 'nothing is changed').toBe('OK');
  expect(await rename('Fourth')).toBe('You have changed your name 3 times in a month. You can again in 30 days.');
  await letPass({ days: 29.5 });
  expect(await rename('Fourth')).toMatch('You can again tomorrow.');
  await letPass({ days: 1 });
  expect(await rename('Fourth')).toBe('OK');
});

const letPass = ({ days }: { days: number }) =>
  db().prisma.$executeRaw`UPDATE given_up_name SET at = at - make_interval(secs => ${days * 86_400}::float8)`;

/** What an account is called that another service calls so. */
async function namedFor(wish: string): Promise<string> {
  const { createUser } = authAdapter();
  const made = await createUser?.({ name: wish, email: `${Math.random()}@example.org`, emailVerified: null });
  return made?.name ?? '';
}

test('marks that no script stacks are refused in a name, and left out of one from elsewhere', async () => {
  const zalgo = `Zo${'\u0301\u0300\u0302\u0303\u0304'}e`;
  expect(nameSchema.safeParse(zalgo).error?.issues[0]?.message).toMatch(/more marks than can be read/);
  for (const name of [
    'Zo\u00eb',
    'Nguy\u1ec5n',
    '\u05e9\u05b8\u05c1\u05dc\u05d5\u05b9\u05dd',
    '\u0e19\u0e49\u0e33',
    '\u0915\u094d\u0937',
  ])
    expect(nameSchema.safeParse(name).success, name).toBe(true);
  expect(await namedFor(zalgo)).toBe('Zoe');
});

test('accounts from before stay, look-alikes among them, and keep their names from new ones', async () => {
  const old = ['Olga', '\u041Elga'].map((name) => ({ name, nameKey: nameKeyOf(name) }));
  await db().prisma.user.createMany({ data: old });
  await keepLooks();
  expect(await db().prisma.user.count({ where: { smallLook: 'olga' } })).toBe(2);
  expect(said(await accounts.register({ name: '0lga', password }))).toMatch('looks like');
  expect(await db().prisma.user.count({ where: { OR: [{ look: null }, { smallLook: null }] } })).toBe(0);
});

test.each([
  ['Zoë', 'Zoë 2'],
  ['<Zoë>', 'Zoë 3'],
  ['Zo\u0451', 'Zo\u0451 4'],
  ['🎲🎲', 'Player'],
  ['Main Match', 'Player 2'],
  ['x', 'x 1'],
  ['a very long name that nobody could ever want', 'a very long name that nobo'],
])('%j from elsewhere is made fit and free: %j', async (wish, name) => {
  if ((await db().prisma.user.count({ where: { name: 'Zoë' } })) === 0) await registered('Zoë');
  expect(await namedFor(wish)).toBe(name);
});

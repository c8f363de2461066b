import { expect, test } from 'vitest';
import { db } from '../database/db';
import * as accounts from './accounts';
import { authAdapter } from './adapter';
import { nameKeyOf } from './names';
import { keepLooks } from './taken-names';

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
  expect(said(await accounts.register({ name: 'Bo Peep', password })), 'a name that was given up').toBe('OK');
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
  ['x', 'x 1'],
  ['a very long name that nobody could ever want', 'a very long name that nobo'],
])('%j from elsewhere is made fit and free: %j', async (wish, name) => {
  if ((await db().prisma.user.count({ where: { name: 'Zoë' } })) === 0) await registered('Zoë');
  const { createUser } = authAdapter();
  const made = await createUser?.({ name: wish, email: `${Math.random()}@example.org`, emailVerified: null });
  expect(made?.name).toBe(name);
});

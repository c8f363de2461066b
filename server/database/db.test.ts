import { expect, test } from 'vitest';
import { closeDatabase, db, openDatabase } from './db';

test('an instant is the same, wherever the database thinks it is', async () => {
  const name = new URL(db().url).pathname.slice(1);
  await db().pool.query(`alter database ${name} set timezone to 'America/New_York'`);
  const elsewhere = openDatabase(db().url);
  const at = new Date('2026-07-01T12:34:56.789Z');
  const match = { code: 'ZONE', game: 'bifrost', title: '', settings: '{}', seed: '', seedHash: '' };
  const whose = { visibility: 'public', joinWay: 'open', ownerId: 'x', ownerName: 'x' };
  await elsewhere.prisma.match.create({ data: { ...match, ...whose, dueAt: at } });
  const [raw] = await elsewhere.prisma.$queryRaw<{ dueAt: Date }[]>`
    select due_at as "dueAt" from match where due_at = ${at}`;
  expect(raw?.dueAt).toEqual(at);
  expect((await elsewhere.prisma.match.findUnique({ where: { code: 'ZONE' } }))?.dueAt).toEqual(at);
  const driver = await elsewhere.pool.query(
    `select extract(epoch from due_at) * 1000 as ms from match where code = 'ZONE'`,
  );
  expect(Number(driver.rows[0]?.ms)).toBe(at.getTime());
  await closeDatabase(elsewhere);
});

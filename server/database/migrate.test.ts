import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { db } from './db';
import { diffSchemas } from './engine';
import { migrate } from './migrate';
import { currentSchema, newestMigratedSchema } from './schemas';

const folders = readdirSync('prisma/migrations', { withFileTypes: true })
  .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
  .sort();

test('a migrated database has nothing left to migrate, however many processes ask at once', async () => {
  expect(await Promise.all([1, 2, 3].map(() => migrate(db().url)))).toEqual([[], [], []]);
});

test('processes that start together on an empty database apply each migration once', async () => {
  await db().pool.query('CREATE DATABASE empty_one');
  const url = new URL(db().url);
  url.pathname = '/empty_one';
  const applied = await Promise.all([1, 2, 3].map(() => migrate(url.href)));
  expect(applied.flat().sort()).toEqual(folders);
  await db().pool.query('DROP DATABASE empty_one WITH (FORCE)');
});

test('_prisma_migrations says what `prisma migrate deploy` would have written', async () => {
  const { rows } = await db().pool.query(
    'SELECT migration_name, checksum, finished_at IS NOT NULL AS finished, rolled_back_at, applied_steps_count FROM _prisma_migrations ORDER BY 1',
  );
  const expected = folders.map((name) => ({
    migration_name: name,
    checksum: createHash('sha256')
      .update(readFileSync(`prisma/migrations/${name}/migration.sql`))
      .digest('hex'),
    finished: true,
    rolled_back_at: null,
    applied_steps_count: 1,
  }));
  expect(rows).toEqual(expected);
});

test('no change of the schema is without its migration (`npm run migration -- NAME` makes it)', async () => {
  const sql = await diffSchemas({ databaseUrl: db().url, from: newestMigratedSchema(), to: currentSchema() });
  expect(sql.trim()).toBe('-- This is an empty migration.');
});

test('every column that the client knows exists', async () => {
  await expect(db().prisma.user.findMany()).resolves.toEqual([]);
  await expect(db().prisma.account.findMany()).resolves.toEqual([]);
  await expect(db().prisma.attempt.findMany()).resolves.toEqual([]);
});

test('a database that is not there is named, and its password is not', async () => {
  const url = 'postgresql://ann:hush@127.0.0.1:1/nowhere';
  await expect(migrate(url)).rejects.toThrow(
    /database nowhere at 127\.0\.0\.1:1 cannot be used \(.*ECONNREFUSED.*DATABASE_URL/,
  );
  await expect(migrate(url)).rejects.not.toThrow(/hush/);
});

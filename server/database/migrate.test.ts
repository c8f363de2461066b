import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
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

/** A database of its own, and a folder with the migrations that are there and one more. */
async function beforeOneMore(name: string) {
  await db().pool.query(`CREATE DATABASE ${name}`);
  const url = new URL(db().url);
  url.pathname = `/${name}`;
  const dir = mkdtempSync(path.join(tmpdir(), 'main-match-migrations-'));
  cpSync('prisma/migrations', dir, { recursive: true });
  const write = (sql: string) => {
    mkdirSync(path.join(dir, '99990101000000_one_more'), { recursive: true });
    writeFileSync(path.join(dir, '99990101000000_one_more/migration.sql'), sql);
  };
  await migrate(url.href, dir);
  const client = new pg.Client({ connectionString: url.href });
  client.on('error', () => {});
  await client.connect();
  const columns = async () =>
    (await client.query(`SELECT column_name FROM information_schema.columns WHERE table_name = 'lease'`)).rows
      .map(({ column_name }) => column_name)
      .sort();
  const end = async () => {
    await client.end();
    await db().pool.query(`DROP DATABASE ${name} WITH (FORCE)`);
    rmSync(dir, { recursive: true });
  };
  return { url: url.href, dir, write, columns, client, end };
}

test('a migration that fails half-way leaves nothing behind, and the next start works', async () => {
  const { url, dir, write, columns, end } = await beforeOneMore('half_way');
  const before = await columns();
  write('ALTER TABLE lease ADD COLUMN one int;\nALTER TABLE lease ADD COLUMN one int;');
  await expect(migrate(url, dir)).rejects.toThrow(/99990101000000_one_more.*column "one" .*already exists/s);
  expect(await columns()).toEqual(before);
  expect(await migrate(url), 'the old version goes on').toEqual([]);
  write("ALTER TABLE lease ADD COLUMN one text DEFAULT 'a;b';");
  expect(await migrate(url, dir)).toEqual(['99990101000000_one_more']);
  expect(await migrate(url, dir)).toEqual([]);
  expect(await columns()).toEqual([...before, 'one'].sort());
  await end();
}, 60_000);

test('a migration whose server is killed leaves nothing behind, and the next start works', async () => {
  const { url, dir, write, columns, client, end } = await beforeOneMore('killed_in_the_middle');
  const before = await columns();
  write('ALTER TABLE lease ADD COLUMN one int; SELECT pg_sleep(60); ALTER TABLE lease ADD COLUMN two int;');
  const script = `
    import { migrate } from './server/database/migrate.ts';
    await migrate(${JSON.stringify(url)}, ${JSON.stringify(dir)});`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script]);
  const sleeping = `SELECT pid FROM pg_stat_activity WHERE query LIKE '%pg_sleep(60)%' AND pid <> pg_backend_pid()`;
  await expect.poll(async () => (await client.query(sleeping)).rowCount, { timeout: 30_000 }).toBe(1);
  child.kill('SIGKILL');
  await client.query(`SELECT pg_terminate_backend(pid) FROM (${sleeping}) AS left_behind`); // PostgreSQL would notice in a minute
  write('ALTER TABLE lease ADD COLUMN one int; ALTER TABLE lease ADD COLUMN two int;');
  expect(await migrate(url, dir)).toEqual(['99990101000000_one_more']);
  expect(await columns()).toEqual([...before, 'one', 'two'].sort());
  await end();
}, 60_000);

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

// Runs before every integration test file: a fresh, migrated database of its own. `db()` then simply is that database.
// A worker keeps its modules from one file to the next, so that what a file set (variables, clocks, spies) ends with it.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject, vi } from 'vitest';
import { closeDb } from '../database/db';
import { readEnvAgain } from '../env';

const template = new URL(inject('templateUrl'));
const name = `test_${randomBytes(6).toString('hex')}`;
const own = new URL(template);
own.pathname = `/${name}`;

await maintain(`CREATE DATABASE ${name} TEMPLATE ${template.pathname.slice(1)}`);
const before = { ...process.env };
process.env.DATABASE_URL = own.href;
process.env.AUTH_SECRET = 'a secret that only the tests know, 32 or more';
readEnvAgain();

afterAll(async () => {
  await closeDb();
  vi.useRealTimers();
  vi.restoreAllMocks();
  process.env = before;
  await maintain(`DROP DATABASE ${name}`).catch(unlessInUse);
});

/** What somebody still has open (a process that was killed) goes with the whole server; to cut it off would be an error there. */
function unlessInUse(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && error.code === '55006')) throw error;
}

async function maintain(sql: string): Promise<void> {
  const url = new URL(template);
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}

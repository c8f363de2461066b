import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterEach, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded';

const dir = mkdtempSync(path.join(tmpdir(), 'main-match-embedded-'));
const lockFile = path.join(dir, 'postgres/postmaster.pid');
const keptFile = path.join(dir, 'postgres.json');
let database: EmbeddedDatabase | undefined;

afterEach(async () => {
  await database?.stop();
  rmSync(dir, { recursive: true, force: true });
});

async function query(sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: database?.url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const start = async () => {
  database = await startEmbedded({ dir });
  return database;
};

const postmaster = () => Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
const deadPid = () => spawnSync(process.execPath, ['--version']).pid;

test('what was committed survives a kill; a database that was left behind is taken over', async () => {
  const first = await start();
  await query('CREATE TABLE kept (n int)');
  await query('INSERT INTO kept VALUES (7)');
  process.kill(postmaster(), 'SIGKILL');
  // Its number now belongs to another program, which is no PostgreSQL.
  writeFileSync(lockFile, `${process.pid}\n${path.join(dir, 'postgres')}\n`);
  await new Promise((resolve) => setTimeout(resolve, 300)); // for the killed one's children to see that it is gone
  await start();
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 7 }]);

  // As after a kill of the server alone: the database runs, its owner is gone.
  const pid = postmaster();
  const kept = JSON.parse(readFileSync(keptFile, 'utf8'));
  writeFileSync(keptFile, JSON.stringify({ ...kept, ownerPid: deadPid() }));
  const heir = await start();
  expect(postmaster()).toBe(pid);

  // A second process beside a living owner uses the database, and leaves it running.
  writeFileSync(keptFile, JSON.stringify({ ...kept, ownerPid: process.ppid }));
  const guest = await startEmbedded({ dir });
  expect(guest.url).toBe(heir.url);
  await guest.stop();
  expect(await query('SELECT n FROM kept')).toEqual([{ n: 7 }]);

  await heir.stop();
  await expect(query('SELECT 1')).rejects.toThrow();
  expect(first.url).not.toBe('');
}, 60_000);

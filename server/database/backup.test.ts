import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp, restore } from './backup';
import { type EmbeddedDatabase, startEmbedded } from './embedded';

// As people use them: by the commands, on a folder whose server runs and writes.

const root = mkdtempSync(path.join(tmpdir(), 'main-match-backup-'));
const at = (name: string) => path.join(root, name);
const dir = at('data');
let database: EmbeddedDatabase;

beforeAll(async () => {
  database = await startEmbedded({ dir });
  await query(database.url, 'CREATE TABLE kept (n int PRIMARY KEY)');
}, 60_000);
afterAll(async () => {
  await database.stop();
  rmSync(root, { recursive: true, force: true });
}, 60_000);

async function query(url: string, sql: string): Promise<{ n: number }[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

const run = (script: string, { folder, data }: { folder: string; data: string }) =>
  promisify(execFile)(process.execPath, ['--import', 'tsx', `scripts/${script}.ts`, folder], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: data },
  });

/** Writes one row after the other until told to stop; answers with how many were committed. */
function writeOn(url: string) {
  let [committed, isOver] = [0, false];
  const client = new pg.Client({ connectionString: url });
  const writing = (async () => {
    await client.connect();
    for (; !isOver; committed++) await client.query('INSERT INTO kept VALUES ($1)', [committed]);
    await client.end();
  })();
  const end = () => {
    isOver = true;
    return writing;
  };
  return { committed: () => committed, end };
}

test('what was committed before a backup of a running database is in it, and starts elsewhere', async () => {
  const writer = writeOn(database.url);
  await expect.poll(writer.committed).toBeGreaterThan(20);
  const atLeast = writer.committed();
  await run('backup', { folder: at('backup'), data: dir });
  await writer.end();
  const { stdout } = await run('restore', { folder: at('backup'), data: at('restored') });
  expect(stdout).toContain('is restored in');
  const restored = await startEmbedded({ dir: at('restored') });
  const rows = await query(restored.url, 'SELECT n FROM kept ORDER BY n');
  await restored.stop();
  expect(rows.length).toBeGreaterThanOrEqual(atLeast);
  expect(rows.map(({ n }) => n)).toEqual(rows.map((_, i) => i));
}, 120_000);

test('a stopped database is backed up too, and restoring moves aside what is there', async () => {
  const other = await startEmbedded({ dir: at('other') });
  await query(other.url, 'CREATE TABLE kept (n int)');
  await query(other.url, 'INSERT INTO kept VALUES (7)');
  await other.stop();
  await backUp({ from: at('other'), to: at('of other') });
  const changed = await startEmbedded({ dir: at('other') });
  await query(changed.url, 'UPDATE kept SET n = 8');
  await changed.stop();
  const before = await restore({ from: at('of other'), to: at('other') });
  for (const [folder, n] of [[at('other'), 7] as const, [before ?? '', 8] as const]) {
    const started = await startEmbedded({ dir: folder });
    expect(await query(started.url, 'SELECT n FROM kept')).toEqual([{ n }]);
    await started.stop();
  }
}, 120_000);

test('nothing is written over, and nothing restored under a running server', async () => {
  await expect(backUp({ from: dir, to: at('backup') })).rejects.toThrow(/is there already/);
  await expect(backUp({ from: at('nothing'), to: at('new') })).rejects.toThrow(/no database in/);
  await expect(restore({ from: at('nothing'), to: at('new') })).rejects.toThrow(/no backup in/);
  await expect(restore({ from: at('backup'), to: dir })).rejects.toThrow(/Stop it first/);
  expect(readdirSync(root).filter((name) => name.includes('draft') || name.includes('restoring'))).toEqual([]);
});

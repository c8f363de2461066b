import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type EmbeddedDatabase, startEmbedded } from './embedded';

// One folder with a table in it, used by one test after the other; what they start they leave running for nobody.

const root = mkdtempSync(path.join(tmpdir(), 'main-match-embedded-'));
const dir = path.join(root, 'data');
const lockFile = path.join(dir, 'postgres/postmaster.pid');
const keptFile = path.join(dir, 'postgres.json');
const running: EmbeddedDatabase[] = [];
const others: ChildProcess[] = [];

beforeAll(async () => {
  const { url } = await start();
  await query(url, 'CREATE TABLE kept (n int)');
  await query(url, 'INSERT INTO kept VALUES (7)');
  await stopAll();
}, 60_000);
afterEach(async () => {
  await killOthers();
  await stopAll();
}, 60_000);
afterAll(() => rmSync(root, { recursive: true, force: true }));

async function start(folder = dir): Promise<EmbeddedDatabase> {
  const database = await startEmbedded({ dir: folder });
  running.push(database);
  return database;
}

const stopAll = () => Promise.all(running.splice(0).map((database) => database.stop()));

const killOthers = () =>
  Promise.all(
    others.splice(0).map(async (other) => {
      other.kill('SIGKILL');
      await once(other, 'exit');
    }),
  );

async function query(url: string, sql: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

const postmaster = () => Number(readFileSync(lockFile, 'utf8').split('\n')[0]);
const isKept = (url: string) => expect(query(url, 'SELECT n FROM kept')).resolves.toEqual([{ n: 7 }]);

const script = `
  import { startEmbedded } from './server/database/embedded.ts';
  startEmbedded({ dir: process.argv[1] }).then(({ url }) => console.log(url), (error) => console.log(error.message));
  setInterval(() => {}, 1000);`;

/** As another `npm start`; answers with the address of its database, or why there is none. */
async function startElsewhere(folder = dir): Promise<{ said: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script, folder]);
  others.push(child);
  const [said] = await once(createInterface({ input: child.stdout }), 'line');
  return { said };
}

test('what was committed survives a kill of the database, which is started again under the server', async () => {
  const { url } = await start();
  const killed = postmaster();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => query(url, 'SELECT n FROM kept').catch(() => []), { timeout: 30_000 }).toEqual([{ n: 7 }]);
  expect(postmaster()).not.toBe(killed);
}, 60_000);

test('a lock file whose number belongs to another program by now is no obstacle', async () => {
  writeFileSync(lockFile, `${process.pid}\n${path.join(dir, 'postgres')}\n`);
  await isKept((await start()).url);
}, 60_000);

test('a second server on one folder is told so, and takes nothing over while the first lives', async () => {
  const { url } = await start();
  const second = await startElsewhere();
  expect(second.said).toMatch(/^Another server is running on .* DATA_DIR=/);
  await isKept(url);
}, 60_000);

test('what a server that was killed left running is taken over, and stopped in the end', async () => {
  const first = await startElsewhere();
  await isKept(first.said);
  const pid = postmaster();
  await killOthers();
  const heir = await start();
  expect([heir.url, postmaster()]).toEqual([first.said, pid]);
  await stopAll();
  await expect(query(heir.url, 'SELECT 1')).rejects.toThrow();
}, 60_000);

test('a copy of the folder starts a database of its own, and leaves the original alone', async () => {
  const { url } = await start();
  const copy = path.join(root, 'copy');
  execFileSync('cp', ['-a', dir, copy]); // as a backup is made, with the owner of each file
  const other = await start(copy);
  expect(other.url).not.toBe(url);
  await query(other.url, 'DELETE FROM kept');
  await isKept(url);
}, 60_000);

test('two first starts at once: one has the database, the other is told so', async () => {
  const fresh = path.join(root, 'fresh');
  const said = (await Promise.all([startElsewhere(fresh), startElsewhere(fresh)])).map((other) => other.said);
  const [refusal = '', url = ''] = said.toSorted();
  expect(refusal).toMatch(/^Another server is running/);
  await expect(query(url, 'SELECT 1 AS one')).resolves.toEqual([{ one: 1 }]);
  await killOthers();
  await start(fresh);
}, 60_000);

test.each(['', '{"port": 54', null])(
  'the file with the password, cut off at %o (or lost), is made anew',
  async (rest) => {
    if (rest === null) rmSync(keptFile);
    else writeFileSync(keptFile, rest);
    await isKept((await start()).url);
  },
  60_000,
);

test('what was left running is mended too, where the file with the password was lost', async () => {
  await startElsewhere();
  await killOthers();
  rmSync(keptFile);
  await isKept((await start()).url);
}, 60_000);

test('a database that cannot be started again is said to be lost, and a start of it says where to look', async () => {
  const broken = path.join(root, 'broken');
  execFileSync('cp', ['-a', dir, broken]);
  let lost: unknown = null;
  running.push(await startEmbedded({ dir: broken, onLost: (error) => (lost = error) }));
  renameSync(path.join(broken, 'postgres/global/pg_control'), path.join(broken, 'pg_control'));
  process.kill(Number(readFileSync(path.join(broken, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  await expect.poll(() => String(lost), { timeout: 60_000 }).toMatch(/did not start; see .*postgres\.log/);
  await expect(start(broken)).rejects.toThrow(/did not start; see .*postgres\.log/);
  expect(existsSync(path.join(broken, 'postgres/postmaster.pid'))).toBe(false);
}, 120_000);

test('a start that fails when its database runs already leaves none running', async () => {
  const refusing = path.join(root, 'refusing');
  execFileSync('cp', ['-a', dir, refusing]);
  const { url } = await start(refusing);
  await query(url.replace(/main_match$/, 'postgres'), 'DROP DATABASE main_match WITH (FORCE)');
  await stopAll();
  appendFileSync(path.join(refusing, 'postgres/postgresql.auto.conf'), 'default_transaction_read_only = on\n');
  await expect(start(refusing)).rejects.toThrow(/read-only/);
  await expect(query(url, 'SELECT 1')).rejects.toThrow();
  expect(existsSync(path.join(refusing, 'postgres/postmaster.pid'))).toBe(false);
}, 60_000);

// A copy of our own PostgreSQL's folder, made while it runs: what it writes meanwhile is in its write-ahead log, which is
// copied last, and which the copy plays again when it is first started (PostgreSQL calls this a low-level base backup).
import {
  copyFileSync,
  existsSync,
  lchownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { findRunning, startEmbedded } from './embedded';

export interface Copying {
  readonly from: string;
  readonly to: string;
}

/** What belongs to the running database, and to no other; folders stay, empty. */
const leftOut = new Set(
  ['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial']
    .concat(['pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
    .map((name) => path.join('postgres', name)),
);
/** What lies beside the database: its password, and what sign-ins are encrypted with. */
const beside = ['postgres.json', 'auth-secret'];

/** Copies the data folder `from`, whether its server runs or not, to the folder `to`, which must not be there yet. */
export async function backUp({ from, to }: Copying): Promise<void> {
  if (existsSync(to)) throw new Error(`${to} is there already. Name a folder that is not.`);
  if (!isDataFolder(from)) throw new Error(`There is no database in ${from}.`);
  const running = await findRunning(from);
  if (running !== null) return copyRunning(running, { from, to });
  const database = await startEmbedded({ dir: from });
  await copyRunning(database.url, { from, to }).finally(() => database.stop());
}

/** Puts a backup in the place of the data folder `to`; answers with where what was there before lies now, if anything was. */
export async function restore({ from, to }: Copying): Promise<string | null> {
  if (!isDataFolder(from)) throw new Error(`There is no backup in ${from}.`);
  if ((await findRunning(to)) !== null) throw new Error(`A server is running on ${to}. Stop it first.`);
  const draft = `${to}.restoring`;
  rmSync(draft, { recursive: true, force: true });
  copyTree({ from, to: draft }, '', () => true);
  const before = existsSync(to) ? `${to}.before-${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}` : null;
  if (before !== null) renameSync(to, before);
  renameSync(draft, to);
  return before;
}

const isDataFolder = (dir: string): boolean => existsSync(path.join(dir, 'postgres', 'PG_VERSION'));

async function copyRunning(url: string, copying: Copying): Promise<void> {
  const draft = { ...copying, to: `${copying.to}.draft` };
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await copyWhole(client, draft);
    renameSync(draft.to, copying.to);
  } finally {
    rmSync(draft.to, { recursive: true, force: true });
    await client.end();
  }
}

async function copyWhole(client: pg.Client, copying: Copying): Promise<void> {
  // Holds the log from here on for as long as this connection lasts.
  await client.query(`SELECT pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  await client.query(`SELECT pg_backup_start('Main Match', true)`);
  copyTree(copying, 'postgres', (at) => !leftOut.has(path.dirname(at)) && !isFile(copying.from, at, leftOut));
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  writeOwned(copying, path.join('postgres', 'backup_label'), rows[0]?.labelfile ?? '');
  copyTree(copying, path.join('postgres', 'pg_wal'), () => true);
  for (const name of beside) copyTree(copying, name, () => true);
}

const isFile = (root: string, at: string, names: ReadonlySet<string>): boolean =>
  names.has(at) && !lstatSync(path.join(root, at)).isDirectory();

/** Copies what lies at `at` below one folder to below the other, with its owner; what goes away meanwhile is not missed. */
function copyTree({ from, to }: Copying, at: string, isWanted: (at: string) => boolean): void {
  const [source, target] = [path.join(from, at), path.join(to, at)];
  const found = lstatSync(source, { throwIfNoEntry: false });
  if (found === undefined || !isWanted(at)) return;
  if (found.isDirectory()) mkdirSync(target, { recursive: true, mode: found.mode });
  else if (!copied(source, target)) return;
  if (process.getuid?.() === 0) lchownSync(target, found.uid, found.gid);
  if (!found.isDirectory()) return;
  for (const name of readdirSync(source)) copyTree({ from, to }, path.join(at, name), isWanted);
}

function copied(source: string, target: string): boolean {
  try {
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return false;
    throw error;
  }
}

function writeOwned({ from, to }: Copying, at: string, text: string): void {
  const file = path.join(to, at);
  writeFileSync(file, text, { mode: 0o600 });
  const { uid, gid } = lstatSync(path.join(from, path.dirname(at)));
  if (process.getuid?.() === 0) lchownSync(file, uid, gid);
}

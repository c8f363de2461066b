import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { encode } from 'next-auth/jwt';
import pg from 'pg';
import { catalogEntry } from '@/games/catalog';
import { applyLive, type LiveState } from '@/games/kit/live-message';
import { startEmbedded } from '@/server/database/embedded';
import { migrate } from '@/server/database/migrate';
import type { Outcome } from '@/server/outcome';
import type { MatchPage } from '@/server/pages/shapes';
import { pushKeysOf } from '@/server/reach/push-keys';
import type { Hold } from '@/server/testing/hostile';
import { buildServer } from '../server-build.mjs';
import { type Ends, openEnds } from './ends';
import { type Address, follow, mutate, mutateTogether } from './wire';

// What the server's benchmarks stand on: a real PostgreSQL with everything durable, the real server in a process of its
// own, people with accounts, and matches made through the API.

export interface Stage extends Address {
  readonly pool: pg.Pool;
  readonly databaseUrl: string;
  readonly ends: Ends;
  /** What browsers subscribe to pushes with. */
  readonly pushKey: string;
  /** For minutes, not for seconds: where a case has a long form. */
  readonly isLong: boolean;
  /** The one that everything is asked of where nothing else is said. */
  readonly server: ServerProcess;
  /** Another process on the same database, which ends with the stage at the latest. */
  startAnother(): Promise<ServerProcess>;
  /** Processor time the server has used so far, in milliseconds; null where the system does not say. */
  serverCpuMs(): number | null;
  /** How long the server's main thread was held at once since this was last asked, at the longest. */
  longestHold(): Promise<Hold>;
  close(): Promise<void>;
}

const secret = randomBytes(32).toString('base64url');

interface Wishes {
  readonly dir: string;
  readonly apiOnly: boolean;
  readonly isLong?: boolean;
}

export async function openStage({ dir, apiOnly, isLong = false }: Wishes): Promise<Stage> {
  const given = process.env.DATABASE_URL;
  const database = given ? { url: given, stop: async () => {} } : await startEmbedded({ dir });
  await migrate(database.url);
  const ends = await openEnds();
  const processes: ServerProcess[] = [];
  const startAnother = async () => {
    const port = await freePort();
    const server = new ServerProcess({ port, databaseUrl: database.url, smtpUrl: ends.smtpUrl, apiOnly });
    processes.push(server);
    await server.start();
    return server;
  };
  const server = await startAnother();
  await atRest(server);
  const pool = new pg.Pool({ connectionString: database.url, max: 50 });
  pool.on('error', () => {}); // its connections end with the database
  return {
    port: server.port,
    pool,
    databaseUrl: database.url,
    ends,
    pushKey: pushKeysOf(secret).publicKey,
    isLong,
    server,
    startAnother,
    serverCpuMs: () => server.cpuMs(),
    longestHold: () => server.longestHold(),
    async close() {
      for (const each of processes) await each.stop();
      ends.stop();
      await pool.end();
      await database.stop();
    },
  };
}

/** A server process that can be stopped and started again, on the same port. */
export class ServerProcess implements Address {
  private child: ChildProcess | null = null;

  constructor(private readonly starting: Starting) {}

  get port(): number {
    return this.starting.port;
  }

  /** Until it answers; in milliseconds. */
  async start(): Promise<number> {
    const startedAt = performance.now();
    this.child = await startServer(this.starting);
    return performance.now() - startedAt;
  }

  async stop(): Promise<void> {
    if (this.child !== null) await stopServer(this.child);
    this.child = null;
  }

  cpuMs(): number | null {
    return cpuMsOf(this.child?.pid);
  }

  longestHold(): Promise<Hold> {
    if (this.child === null) throw new Error('It does not run');
    return holdOf(this.child);
  }
}

/** Its threads come up beside what it answers already: until a quarter of a second costs it next to nothing. */
async function atRest(server: ServerProcess): Promise<void> {
  for (let before = server.cpuMs(); before !== null; ) {
    await setTimeout(250);
    const now = server.cpuMs() ?? before;
    if (now - before <= 20) return;
    before = now;
  }
}

interface Starting {
  readonly port: number;
  readonly databaseUrl: string;
  readonly smtpUrl: string;
  readonly apiOnly: boolean;
}

async function startServer({ port, databaseUrl, smtpUrl, apiOnly }: Starting) {
  const built = await buildServer();
  const env = {
    ...process.env,
    NODE_ENV: 'production' as const,
    PORT: String(port),
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    AUTH_SECRET: secret,
    SMTP_URL: smtpUrl,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    PRIVATE_ENDS: 'on',
    DEMO: 'off',
    REQUEST_LIMITS: 'off',
    BUILT_SERVER: built,
  };
  const args = [apiOnly ? path.join(built, 'api-server.js') : 'scripts/start.mjs'];
  const probed = ['--import', path.join(import.meta.dirname, 'loop-probe.mjs'), ...args];
  const server = spawn(process.execPath, probed, { env, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] });
  return new Promise<ChildProcess>((resolve, reject) => {
    server.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Main Match is at')) resolve(server);
    });
    server.once('exit', (status) => reject(new Error(`The server stopped with status ${status}`)));
  });
}

function holdOf(server: ChildProcess): Promise<Hold> {
  return new Promise((resolve) => {
    server.once('message', (told) => resolve(told as Hold));
    server.send('hold?');
  });
}

/** Fields 14 and 15 of /proc/PID/stat: user and system time, in hundredths of a second. */
function cpuMsOf(pid: number | undefined): number | null {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return null;
  const fields = readFileSync(file, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

async function stopServer(server: ChildProcess): Promise<void> {
  const stopped = new Promise((resolve) => server.once('exit', resolve));
  server.kill('SIGTERM');
  await stopped;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

export interface Player {
  readonly id: string;
  readonly cookie: string;
}

/** People with accounts, signed in. */
export async function createPeople(stage: Stage, count: number): Promise<Player[]> {
  const names = Array.from({ length: count }, () => `bench-${randomBytes(6).toString('hex')}`);
  await stage.pool.query(
    `insert into "User" (id, name, "nameKey", "validFrom") select n, n, n, now() - interval '1 hour' from unnest($1::text[]) as n`,
    [names],
  );
  return Promise.all(
    names.map(async (name) => {
      const token = { sub: name, name, guest: false, since: Date.now() };
      return { id: name, cookie: `main-match=${await encode({ token, secret })}` };
    }),
  );
}

export interface BenchMatch {
  readonly code: string;
  readonly host: Player;
  readonly seats: readonly { readonly seat: string; readonly player: Player }[];
}

export interface Wanted {
  readonly game: string;
  readonly seats: number;
  readonly settings: Readonly<Record<string, unknown>>;
}

export async function createMatch(stage: Stage, { game, seats: count, settings }: Wanted): Promise<BenchMatch> {
  const [host, ...players] = await createPeople(stage, count + 1);
  if (host === undefined) throw new Error('a match has a host');
  const asHost = <T extends object>(path: string, input: object) => ask<T>(stage, path, { cookie: host.cookie, input });
  const { code } = await asHost<{ code: string }>('matches.create', {
    game,
    seats: count,
    settings,
    visibility: 'public',
  });
  const seats = [];
  for (const player of players) {
    const { seat } = await ask<{ seat: string }>(stage, 'lobby.join', { cookie: player.cookie, input: { code } });
    if (catalogEntry(game)?.promise != null) {
      const input = { code, seat, promised: true };
      await ask(stage, 'lobby.promise', { cookie: player.cookie, input });
    }
    seats.push({ seat, player });
  }
  await asHost('lobby.start', { code });
  return { code, host, seats };
}

/** A mutation that has to be accepted. */
export async function ask<T extends object>(
  address: Address,
  path: string,
  request: { cookie: string; input: unknown },
): Promise<T> {
  const outcome = await mutate<Outcome<T>>(address, path, request);
  if (!outcome.ok) throw new Error(`${path} was refused: ${outcome.refusal.code} ${outcome.refusal.message}`);
  return outcome;
}

/** Several submissions in one request; answers how many were accepted: all. */
export async function askTogether(
  address: Address,
  { cookie, inputs }: { cookie: string; inputs: readonly unknown[] },
): Promise<number> {
  const outcomes = await mutateTogether<Outcome>(address, 'play.act', { cookie, inputs });
  const refused = outcomes.find(({ ok }) => !ok);
  if (refused !== undefined) throw new Error(`play.act was refused: ${JSON.stringify(refused)}`);
  return outcomes.length;
}

export const newKey = () => randomBytes(9).toString('base64url');

/** An open screen. Everything that arrives is applied, as a browser does it. */
export class Screen {
  state: LiveState<MatchPage> | null = null;
  private waiting: { isSo: (state: LiveState<MatchPage>) => boolean; resolve: (at: number) => void } | null = null;
  private connection: { close(): void } | null = null;

  async open(address: Address, { code, cookie }: { code: string; cookie: string | null }): Promise<this> {
    this.connection = await follow(address, { code, cookie, heard: (text) => this.hear(text) });
    return this;
  }

  /** Answers with the time at which the screen showed it. */
  until(isSo: (state: LiveState<MatchPage>) => boolean): Promise<number> {
    if (this.state !== null && isSo(this.state)) return Promise.resolve(performance.now());
    return new Promise((resolve) => {
      this.waiting = { isSo, resolve };
    });
  }

  close(): void {
    this.connection?.close();
  }

  private hear(text: string): void {
    this.state = applyLive(this.state, text);
    if (this.state === null) throw new Error('A text did not fit on what came before it');
    if (this.waiting?.isSo(this.state) !== true) return;
    this.waiting.resolve(performance.now());
    this.waiting = null;
  }
}

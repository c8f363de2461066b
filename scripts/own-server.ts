import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The built server on a database that is thrown away, with the demo's people unless it is told otherwise. */
export interface OwnServer {
  /** http://localhost:… */
  readonly address: string;
  /** Where its database is. */
  readonly dir: string;
  stop(): Promise<void>;
}

const startTimeoutMs = 600_000;

interface OwnServerOptions {
  /** Of the project that is started; left out: of this one. */
  readonly cwd?: string | undefined;
  /** What is in its environment besides, given its address. */
  readonly more?: (address: string) => Record<string, string>;
}

export async function startOwnServer({ cwd, more = () => ({}) }: OwnServerOptions = {}): Promise<OwnServer> {
  const dir = mkdtempSync(path.join(tmpdir(), 'main-match-own-server-'));
  const port = 20_000 + (process.pid % 10_000);
  const address = `http://localhost:${port}`;
  const server = spawnServer({ dir, port, cwd, more: more(address) });
  try {
    await answering(server, `${address}/games`);
  } catch (error) {
    await stop(server, dir);
    throw error;
  }
  return { address, dir, stop: () => stop(server, dir) };
}

interface Spawning {
  readonly dir: string;
  readonly port: number;
  readonly cwd: string | undefined;
  readonly more: Record<string, string>;
}

function spawnServer({ dir, port, cwd, more }: Spawning): ChildProcess {
  const empty = { DATABASE_URL: '', PUBLIC_URL: '', SMTP_URL: '' };
  const env = { ...process.env, ...empty, PORT: String(port), DATA_DIR: dir, DEMO: 'on', ...more };
  return spawn(process.execPath, ['scripts/start.mjs'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
}

async function answering(server: ChildProcess, url: string): Promise<void> {
  const giveUpAt = Date.now() + startTimeoutMs;
  while (Date.now() < giveUpAt && server.exitCode === null) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await delay(300);
  }
  throw new Error('The server did not start.');
}

async function stop(server: ChildProcess, dir: string): Promise<void> {
  if (server.exitCode === null) {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
  rmSync(dir, { recursive: true, force: true });
}

// Readies the database and the build, starts the server, and stops everything in the right order.
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { startEmbedded } from '../server/database/embedded';
import { migrate } from '../server/database/migrate';
import { env } from '../server/env';
import type { RunningServer } from '../server/main';
import { buildIfChanged } from './build';

interface ServeOptions {
  isDevelopment: boolean;
}

/** Returns when somebody asked the process to stop, and everything has. */
export async function serve(options: ServeOptions): Promise<void> {
  const asked = new AbortController();
  const whenAsked = onStopSignal(() => asked.abort());
  const database = await readyDatabase();
  try {
    const starting = start(options, asked.signal);
    const server = await Promise.race([starting, whenAsked.then(() => null)]);
    if (server === null) return starting.then((late) => late.stop()).catch(() => {});
    await whenAsked;
    console.log('Stopping…');
    await server.stop();
  } finally {
    await database.stop();
  }
}

async function start({ isDevelopment }: ServeOptions, signal: AbortSignal): Promise<RunningServer> {
  process.env.AUTH_SECRET ||= keptSecret();
  const { PORT, HOST, DATABASE_URL, DEMO } = env(); // stops here if anything is missing or wrong
  await refuseTakenPort({ port: PORT, host: HOST });
  const applied = await migrate(DATABASE_URL);
  if (applied.length > 0) console.log(`Migrated the database: ${applied.join(', ')}.`);
  if (!isDevelopment) await buildIfChanged(signal);
  const { startServer } = await import('../server/main');
  const server = await startServer({ isDevelopment });
  console.log(welcome({ port: server.port, isDemo: DEMO }));
  return server;
}

const noPublicUrl =
  'PUBLIC_URL is not set: sign-ins lead back to whatever address a browser asked for, and cookies travel without TLS too. Set it where others come.';

/** DATABASE_URL's database, or else one of our own, which also gets the demo. */
async function readyDatabase(): Promise<{ stop(): Promise<void> }> {
  if (process.env.DATABASE_URL) {
    if (!process.env.PUBLIC_URL) console.warn(noPublicUrl);
    return { stop: async () => {} };
  }
  const database = await startEmbedded({ dir: dataDir(), onLost: endWithout });
  process.env.DATABASE_URL = database.url;
  process.env.DEMO ||= 'on';
  return database;
}

/** Nothing can be saved any more; whoever keeps the server running starts it anew. */
function endWithout(error: unknown): void {
  console.error('The embedded PostgreSQL has ended and does not start again:', error);
  process.exit(1);
}

/** Made once and kept, so that people stay signed in over a restart. */
function keptSecret(): string {
  const file = path.join(dataDir(), 'auth-secret');
  if (!existsSync(file)) {
    mkdirSync(dataDir(), { recursive: true });
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600 });
  }
  return readFileSync(file, 'utf8').trim();
}

function dataDir(): string {
  return path.resolve(process.env.DATA_DIR || '.data');
}

/** Better said now than after a minute of building. */
function refuseTakenPort({ port, host }: { port: number; host: string | undefined }): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const isTaken = error.code === 'EADDRINUSE';
      reject(isTaken ? new Error(`Port ${port} is taken. Choose another one: PORT=3001 npm start`) : error);
    });
    probe.listen(port, host, () => probe.close(() => resolve()));
  });
}

/** Resolves at the first Ctrl-C (or SIGTERM); the second one does not wait for anything any more. */
function onStopSignal(stop: () => void): Promise<void> {
  return new Promise((resolve) => {
    let isStopping = false;
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
      process.on(signal, () => {
        if (isStopping) process.exit(1);
        isStopping = true;
        stop();
        resolve();
      });
    }
  });
}

function welcome({ port, isDemo }: { port: number; isDemo: boolean }): string {
  const address = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const demo = `Look around: ${address}/sign-in has the demo's host and players, one click each.`;
  return `
Main Match is at ${address}
${isDemo ? demo : `Sign in or make an account at ${address}/sign-in.`}
Press Ctrl-C to stop.
`;
}

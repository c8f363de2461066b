// The database as this process sees it: one pool of connections, used by Prisma and by the hot paths' own SQL alike.
// Next loads modules several times over in one process, so the pool hangs on globalThis.
import { PrismaPg } from '@prisma/adapter-pg';
import pg from 'pg';
import { PrismaClient } from '@/prisma/client/client';
import { env } from '../env';

export interface Database {
  url: string;
  pool: pg.Pool;
  prisma: PrismaClient;
}

/** Opens a database of its own; for this process's shared one, see `db`. */
export function openDatabase(url: string): Database {
  const pool = new pg.Pool({ connectionString: url, max: 16, keepAlive: true, application_name: 'main-match' });
  // A lost idle connection is replaced when it is next needed, and whoever needs it hears of it then.
  pool.on('error', () => {});
  return { url, pool, prisma: new PrismaClient({ adapter: new PrismaPg(pool) }) };
}

export async function closeDatabase(database: Database): Promise<void> {
  await database.prisma.$disconnect();
  await database.pool.end();
}

const shared = globalThis as typeof globalThis & { mainMatchDatabase?: Database };

export function db(): Database {
  shared.mainMatchDatabase ??= openDatabase(env().DATABASE_URL);
  return shared.mainMatchDatabase;
}

/** Closes the shared connections, when the process is about to end. */
export async function closeDb(): Promise<void> {
  const database = shared.mainMatchDatabase;
  shared.mainMatchDatabase = undefined;
  if (database !== undefined) await closeDatabase(database);
}

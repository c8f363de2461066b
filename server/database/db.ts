// The database as this process sees it: Prisma's client, and the pool of connections that it stands on.
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

/** What a connection need not wait for the disk for: after a crash of the database the last of it may be undone. */
export const withoutWaiting = '-c synchronous_commit=off';

/** How many connections at most; how long an unused one stays open (0: for ever, absent: ten seconds); what the database calls them. */
export type Pooling = Pick<pg.PoolConfig, 'max' | 'idleTimeoutMillis' | 'application_name'>;

/** Opens a database of its own, with settings for its connections; for this process's shared one, see `db`. */
export function openDatabase(url: string, settings = '', pooling: Pooling = { max: 16 }): Database {
  const pool = new pg.Pool({
    connectionString: url,
    keepAlive: true,
    application_name: 'main-match',
    ...pooling,
    options: `-c TimeZone=UTC ${settings}`, // Prisma's adapter reads and writes instants without their zone
  });
  // A lost idle connection is replaced when it is next needed, and whoever needs it hears of it then.
  pool.on('error', () => {});
  return {
    url,
    pool,
    prisma: new PrismaClient({ adapter: new PrismaPg(pool, { statementNameGenerator: statementNames() }) }),
  };
}

/** As many texts of SQL are prepared on each connection; there are few, but for lists of many lengths. */
const maxPrepared = 300;

/** Names by which a connection keeps the statements that it has parsed and planned. */
function statementNames(): ({ sql }: { sql: string }) => string {
  const names = new Map<string, string>();
  return ({ sql }) => {
    const known = names.get(sql);
    if (known !== undefined || names.size >= maxPrepared) return known ?? '';
    const name = `p${names.size}`;
    names.set(sql, name);
    return name;
  };
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

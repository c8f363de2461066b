// Brings a database to the newest schema. `_prisma_migrations` is kept by Prisma's engine itself, so `prisma migrate
// deploy` and this can be used in turns. Any number of processes may start at once: one migrates, the others wait.
import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { applyMigrations } from './engine';

/** Any constant will do, as long as only migrating uses it. */
const migrationLock = 7_203_155_042;

/**
 * Applies what is missing; answers with the names of what it applied. What fails, or is killed, leaves nothing behind, and is
 * tried again by the next start.
 */
export async function migrate(databaseUrl: string, migrationsDir?: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect().catch((error) => {
    throw new Error(unreachable(databaseUrl, error), { cause: error });
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    await forgetUndone(client);
    const applied = await applyMigrations(databaseUrl, migrationsDir);
    await runMigrations({ connectionString: databaseUrl, logger: new Logger(() => () => {}) }); // of the queue of jobs
    return applied;
  } finally {
    await client.end();
  }
}

/** Each migration is one transaction with its own mark: what bears no mark, with nobody at it, was undone as a whole. */
async function forgetUndone(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ known: boolean }>(
    `SELECT to_regclass('_prisma_migrations') IS NOT NULL AS known`,
  );
  if (rows[0]?.known !== true) return;
  await client.query(
    'UPDATE _prisma_migrations SET rolled_back_at = now() WHERE finished_at IS NULL AND rolled_back_at IS NULL',
  );
}

function unreachable(databaseUrl: string, error: NodeJS.ErrnoException): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const why = error.message || error.code || 'no answer';
  return `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be used (${why}). Check DATABASE_URL.`;
}

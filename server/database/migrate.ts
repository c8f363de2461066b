// Brings a database to the newest schema. `_prisma_migrations` is kept by Prisma's engine itself, so `prisma migrate
// deploy` and this can be used in turns. Any number of processes may start at once: one migrates, the others wait.
import pg from 'pg';
import { applyMigrations } from './engine';

/** Any constant will do, as long as only migrating uses it. */
const migrationLock = 7_203_155_042;

/** Applies what is missing; answers with the names of what it applied. */
export async function migrate(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect().catch((error) => {
    throw new Error(unreachable(databaseUrl, error), { cause: error });
  });
  try {
    await client.query('SELECT pg_advisory_lock($1)', [migrationLock]);
    return await applyMigrations(databaseUrl);
  } finally {
    await client.end();
  }
}

function unreachable(databaseUrl: string, error: NodeJS.ErrnoException): string {
  const { hostname, port, pathname } = new URL(databaseUrl);
  const why = error.message || error.code || 'no answer';
  return `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} cannot be used (${why}). Check DATABASE_URL.`;
}

import { existsSync } from 'node:fs';
import path from 'node:path';

/** The folder of our own database, as `npm start` finds it. Ends with a sentence where a database of one's own is set. */
export function dataFolder(): string {
  if (existsSync('.env')) process.loadEnvFile('.env');
  if (!process.env.DATABASE_URL) return path.resolve(process.env.DATA_DIR || '.data');
  console.error(
    'DATABASE_URL is set: that database is backed up and restored with its own tools, pg_dump and pg_restore.',
  );
  process.exit(2);
}

/** The one folder that a command is about. */
export function folderArgument(usage: string): string {
  const [folder, ...others] = process.argv.slice(2);
  if (folder !== undefined && others.length === 0) return path.resolve(folder);
  console.error(`Usage: ${usage}`);
  process.exit(2);
}

// Every migration's folder holds, beside its SQL, the schema it led to. Comparing texts is how the next migration is
// found without a look at a live database.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const prismaDir = path.resolve(import.meta.dirname, '../../prisma');

export function currentSchema(): string {
  return readFileSync(path.join(prismaDir, 'schema.prisma'), 'utf8');
}

/** The schema that the newest migration led to; null before the first one. */
export function newestMigratedSchema(): string | null {
  const folders = readdirSync(path.join(prismaDir, 'migrations'), { withFileTypes: true });
  const newest = folders
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort()
    .at(-1);
  if (newest === undefined) return null;
  const file = path.join(prismaDir, 'migrations', newest, 'schema.prisma');
  if (!existsSync(file)) throw new Error(`${file} is missing: migrations are made by \`npm run migration -- NAME\`.`);
  return readFileSync(file, 'utf8');
}

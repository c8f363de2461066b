// `npm run migration -- NAME`: writes the SQL that leads from the schema of the newest migration to what
// prisma/schema.prisma says now, as a new folder in prisma/migrations. Works offline, on a database that it throws away.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbedded } from '../server/database/embedded';
import { diffSchemas } from '../server/database/engine';
import { currentSchema, newestMigratedSchema } from '../server/database/schemas';

const name = process.argv[2];
if (name === undefined || !/^[a-z][a-z0-9_]*$/.test(name)) {
  console.error('Usage: npm run migration -- NAME   (lower-case letters, digits and _, like "add_rulings")');
  process.exit(2);
}

const dir = mkdtempSync(path.join(tmpdir(), 'main-match-migration-'));
const database = await startEmbedded({ dir, unsafeFast: true });
try {
  const to = currentSchema();
  const sql = await diffSchemas({ databaseUrl: database.url, from: newestMigratedSchema(), to });
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const folder = path.join('prisma/migrations', `${stamp}_${name}`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'migration.sql'), sql);
  writeFileSync(path.join(folder, 'schema.prisma'), to);
  console.log(`Written: ${folder}/migration.sql. Read it, and add by hand what the schema cannot say.`);
} finally {
  await database.stop();
  rmSync(dir, { recursive: true, force: true });
}

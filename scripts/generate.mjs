// What is written by programs and kept out of git: the lists of games (scripts/registries.mjs), and the Prisma client
// in prisma/client, if the schema or Prisma's version changed since it was last written. Offline: generating needs no
// schema engine, but Prisma downloads one unless it is pointed at something executable.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateRegistries } from './registries.mjs';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = path.join(root, 'prisma/client/.generated-from');

export function generate() {
  generateRegistries();
  generateClient();
}

function generateClient() {
  const stamp = createHash('sha256')
    .update(readFileSync(path.join(root, 'prisma/schema.prisma')))
    .update(readFileSync(path.join(root, 'node_modules/prisma/package.json')))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  // It says on stderr what it has read, too.
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(root, 'node_modules/prisma/build/index.js'), 'generate'],
    {
      cwd: root,
      stdio: ['ignore', 'ignore', 'pipe'],
      encoding: 'utf8',
      env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, CHECKPOINT_DISABLE: '1' },
    },
  );
  if (status !== 0) throw new Error(`Prisma's client could not be generated:\n${stderr}`);
  writeFileSync(stampFile, stamp);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generate();

// The production build, made again only when something it is made from has changed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';
import { generate } from './generate.mjs';

const sources = ['app', 'components', 'games', 'pictures', 'server', 'public', 'prisma/schema.prisma'];
const settings = ['next.config.mjs', 'postcss.config.mjs', 'tsconfig.json', 'package-lock.json'];
const stampFile = '.next/built-from';

export async function buildIfChanged(signal?: AbortSignal): Promise<void> {
  const stamp = sourceHash();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return;
  console.log('Building the pages (a minute or so, only when something changed)…');
  await runBuild(signal);
  await compressBuilt();
  writeFileSync(stampFile, stamp);
}

function runBuild(signal?: AbortSignal): Promise<void> {
  const command = path.resolve('node_modules/next/dist/bin/next');
  const env = { ...process.env, NODE_ENV: 'production' as const, NEXT_TELEMETRY_DISABLED: '1' };
  return new Promise((resolve, reject) => {
    let output = '';
    const build = spawn(process.execPath, [command, 'build'], { env, signal, stdio: ['ignore', 'pipe', 'pipe'] });
    for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk) => (output += chunk));
    build.once('error', reject);
    build.once('close', (status) => {
      if (status === 0) resolve();
      else reject(new Error(`The build failed:\n${output}`));
    });
  });
}

const compress = promisify(brotliCompress);

/** Beside each script and style what server/http/built-files.ts sends of it. */
async function compressBuilt(): Promise<void> {
  const files = filesIn('.next/static').filter((file) => /\.(js|css)$/.test(file));
  await Promise.all(files.map(async (file) => writeFile(`${file}.br`, await compress(await readFile(file)))));
}

function sourceHash(): string {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...sources.flatMap(filesIn), ...settings]) {
    if (/\.test\.tsx?$/.test(file) || !existsSync(file)) continue;
    hash.update(`${file}\0`).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function filesIn(place: string): string[] {
  if (!existsSync(place)) return [];
  if (statSync(place).isFile()) return [place];
  const entries = readdirSync(place, { recursive: true, withFileTypes: true });
  return entries.flatMap((entry) => (entry.isFile() ? [path.join(entry.parentPath, entry.name)] : [])).sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  generate();
  await buildIfChanged();
}

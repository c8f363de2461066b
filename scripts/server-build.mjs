// The server as one compiled whole, made again only when something it is made from has changed: translating its files as they
// are loaded took a starting process, and each of its threads, seconds of a processor (docs/decisions/878). Plain JavaScript,
// since what it makes is what runs in place of TypeScript.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const buildsDir = path.join(root, '.server');
const newestFile = path.join(buildsDir, 'newest.json');

/** What a process begins with, and each of its threads (server/thread.mjs). What several need is built once. */
const entries = [
  'scripts/serve',
  'server/log/judge',
  'server/bots/think',
  'server/reach/sending-thread',
  'server/testing/api-server',
];
/** What decides about the result besides the sources themselves. */
const settings = ['scripts/server-build.mjs', 'package-lock.json', 'tsconfig.json'];
/** Older ones may still be what another process of this folder runs from. */
const keptBuilds = 3;

/** Its folder, in which each entry has the name of its file: `serve.js`, `judge.js`, ... */
export async function buildServer() {
  const newest = existsSync(newestFile) ? JSON.parse(readFileSync(newestFile, 'utf8')) : null;
  if (newest !== null && nameOf(newest.inputs) === newest.name && existsSync(folderOf(newest.name))) {
    return folderOf(newest.name);
  }
  const inMaking = folderOf(`in-making-${process.pid}`);
  const inputs = await build(inMaking);
  const name = nameOf(inputs);
  if (!existsSync(folderOf(name))) renameSync(inMaking, folderOf(name));
  else rmSync(inMaking, { recursive: true });
  const next = `${newestFile}.${process.pid}`;
  writeFileSync(next, JSON.stringify({ name, inputs }));
  renameSync(next, newestFile);
  removeOlder();
  return folderOf(name);
}

const folderOf = (name) => path.join(buildsDir, name);

/** Says which files it is made from, from the project's folder. */
async function build(outdir) {
  const esbuild = await import('esbuild');
  const { metafile } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: entries.map((entry) => `${entry}.ts`),
    outdir,
    entryNames: '[name]',
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20.19',
    packages: 'external',
    sourcemap: 'linked',
    metafile: true,
    logLevel: 'error',
    plugins: [{ name: 'places', setup: ({ onLoad }) => onLoad({ filter: /\.(ts|tsx|mjs)$/ }, loadWithPlaces) }],
  });
  return Object.keys(metafile.inputs).sort();
}

/** Where a file lies is said of its source, which is two folders above what is built and then down again. */
async function loadWithPlaces({ path: file }) {
  const place = `../../${path.relative(root, file).split(path.sep).join('/')}`;
  const said = {
    'import.meta.url': `new URL(${JSON.stringify(place)}, import.meta.url).href`,
    'import.meta.dirname': `(import.meta.dirname + ${JSON.stringify(`/${path.posix.dirname(place)}`)})`,
  };
  const text = await readFile(file, 'utf8');
  const contents = text.replaceAll(/import\.meta\.(url|dirname)/g, (named) => said[named]);
  return { contents, loader: path.extname(file) === '.tsx' ? 'tsx' : 'ts' };
}

/** The same for the same texts. A file that is gone is none. */
function nameOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const file of [...settings, ...inputs]) {
    const at = path.join(root, file);
    hash.update(`${file}\0`).update(existsSync(at) ? readFileSync(at) : '');
  }
  return hash.digest('hex').slice(0, 16);
}

function removeOlder() {
  const builds = readdirSync(buildsDir, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ages = builds.map(({ name }) => ({ name, madeAt: statSync(folderOf(name)).mtimeMs }));
  for (const { name } of ages.sort((a, b) => b.madeAt - a.madeAt).slice(keptBuilds)) {
    rmSync(folderOf(name), { recursive: true, force: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(await buildServer());

// Installs what package-lock.json asks for, if it is not there yet; as a command, also what only checks and tests need.
// Plain JavaScript without imports from packages, because it runs before there are any.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {{ withDev: boolean }} options */
export function installDependencies({ withDev }) {
  if (isInstalled({ withDev })) return;
  console.log('Installing dependencies…');
  // No install scripts: none is needed (the database's links are put right in server/database/embedded.ts), and
  // Prisma's would fetch engines from the web.
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=error'];
  if (withDev) options.push('--include=dev');
  // Some versions of npm find fault with a lock file that others wrote; `install` is less strict about it.
  if (npm(['ci', ...options]) || npm(['install', '--no-save', ...options])) return;
  throw new Error('npm could not install the dependencies (see above).');
}

/** @param {string[]} args */
function npm(args) {
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  return status === 0;
}

/** Compares what npm says it installed with what the lock file asks for. */
function isInstalled({ withDev }) {
  const installedFile = path.join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installedFile)) return false;
  const installed = packagesIn(installedFile);
  const wanted = Object.entries(packagesIn(path.join(root, 'package-lock.json')));
  return wanted.every(([at, { version, optional, dev }]) => {
    if (at === '' || optional || (dev && !withDev)) return true;
    return installed[at]?.version === version && existsSync(path.join(root, at, 'package.json'));
  });
}

function packagesIn(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) installDependencies({ withDev: true });

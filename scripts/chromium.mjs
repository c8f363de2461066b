// Finds a Chromium for the browser tests, or installs one: CHROMIUM_PATH, the system's, Debian's package, Playwright's
// own download.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** @returns {string | undefined} The browser's path; undefined for Playwright's own. */
export function findChromium() {
  const wish = process.env.CHROMIUM_PATH;
  if (wish && !existsSync(wish)) throw new Error(`CHROMIUM_PATH says ${wish}, but there is nothing.`);
  return wish || usualPlaces.find((place) => existsSync(place));
}

/** Makes sure that there is a browser. Needs node_modules. */
export async function ensureChromium() {
  if (findChromium() !== undefined) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  console.log('Installing Chromium…');
  if (installDebianPackage() && findChromium() !== undefined) return;
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.');
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return false;
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  spawnSync('apt-get', ['update'], options);
  const args = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  return spawnSync('apt-get', args, options).status === 0;
}

// Finds a Chromium for the browser tests, or installs one: CHROMIUM_PATH, the system's, Debian's package, Playwright's
// own download. The headless shell draws the same with less than half of the work, but shows no notifications: both are
// wanted. Run by itself it sees to it: `npm test` does so while other tests run.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const SHELL = '/usr/bin/chromium-headless-shell';
const wholeBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

export const launchArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string | undefined} The path of the quickest that is there; undefined for Playwright's own. */
export function findChromium() {
  return firstOf([SHELL, ...wholeBrowsers]);
}

/** @returns {string | undefined} The path of one that shows notifications; undefined for Playwright's own. */
export function findWholeChromium() {
  return firstOf(wholeBrowsers);
}

function firstOf(places) {
  const wish = process.env.CHROMIUM_PATH;
  if (wish && !existsSync(wish)) throw new Error(`CHROMIUM_PATH says ${wish}, but there is nothing.`);
  return wish || places.find((place) => existsSync(place));
}

/** Makes sure that both are there, or at least one. Needs node_modules. */
export async function ensureChromium() {
  if (process.env.CHROMIUM_PATH || (existsSync(SHELL) && findWholeChromium() !== undefined)) return;
  if (isRootOfDebian()) {
    console.log('Installing Chromium and its headless shell…');
    installDebianPackages();
  }
  if (findWholeChromium() !== undefined) return;
  const { chromium } = await import('@playwright/test');
  if (existsSync(chromium.executablePath())) return;
  console.log('Installing Chromium…');
  const { status } = spawnSync(process.execPath, ['node_modules/playwright/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) throw new Error('There is no Chromium and none could be installed. Set CHROMIUM_PATH to one.');
}

const isRootOfDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** Where it cannot, for want of a network or of the package, what is there serves. */
function installDebianPackages() {
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: 180_000,
  };
  const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];
  for (const args of [['update'], ['install', '-y', '--no-install-recommends', ...packages]]) {
    if (spawnSync('apt-get', args, options).status !== 0) return;
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  ensureChromium().catch(({ message }) => {
    console.error(message);
    process.exitCode = 1;
  });
}

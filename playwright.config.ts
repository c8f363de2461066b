import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { defineConfig } from '@playwright/test';
import { appWithNewGame, buildRoot } from './scripts/browser-app';
import { findChromium, launchArguments } from './scripts/chromium.mjs';
import { generateRegistries } from './scripts/registries.mjs';

generateRegistries();

// Browser tests run against the production build, started as people start it, on a fresh database and port of its own.
// No retries: a test that fails sometimes has found something. `npm test` tries once more and names such tests.
// Kept in the environment, because every worker reads this file again.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 10_000));
process.env.E2E_DATA_DIR ??= freshDataDir();
process.env.E2E_APP_DIR ??= appWithNewGame();
const port = Number(process.env.E2E_PORT);

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // `npm run walk`: every page in every phase, which takes long.
  testIgnore: process.env.WALK === undefined ? '**/walk/**' : [],
  timeout: 240_000,
  expect: { timeout: 20_000, toPass: { timeout: 60_000 } },
  fullyParallel: true,
  workers: 3, // they keep two processors busy
  retries: 0,
  forbidOnly: process.env.CI !== undefined,
  globalTeardown: './e2e/server-faults.ts',
  outputDir: 'test-results/browser',
  reporter: 'list',
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 800 },
    actionTimeout: 40_000, // a click may wait for a whole screen to be laid out, on a machine that has other things to do
    // A trace films every page, which takes a third of two cores: on demand only (TRACE=1 npx playwright test ...).
    trace: process.env.TRACE === undefined ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findChromium(),
      args: launchArguments,
    },
  },
  webServer: {
    cwd: process.env.E2E_APP_DIR,
    command: `node scripts/start.mjs 2> ${path.join(process.env.E2E_DATA_DIR, 'complaints.log')}`,
    url: `http://localhost:${port}/games`,
    timeout: 900_000, // the build, on a machine that has other things to do
    reuseExistingServer: false,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      BUILD_ROOT: buildRoot,
      PORT: String(port),
      DATA_DIR: process.env.E2E_DATA_DIR,
      DEMO: 'on',
      PRIVATE_ENDS: 'on', // e2e/reach.spec.ts has a push service of its own on this machine
      // Node complains where one of these is set and contradicts the other; Playwright sets one, a shell may set the other.
      NO_COLOR: '1',
      FORCE_COLOR: '0',
      DATABASE_URL: '',
      PUBLIC_URL: '',
      SMTP_URL: '',
    },
  },
});

/** Folders of earlier runs are removed, once the process that made them is gone. */
function freshDataDir(): string {
  const parent = path.resolve('.data/browser-tests');
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (!existsSync(`/proc/${name}`)) rmSync(path.join(parent, name), { recursive: true, force: true });
  }
  const own = path.join(parent, String(process.pid));
  mkdirSync(own, { recursive: true });
  return own;
}

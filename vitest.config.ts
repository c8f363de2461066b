import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { generateRegistries } from './scripts/registries.mjs';

generateRegistries();

// `unit` needs nothing but the code. `many` is what `npm test` runs of it: without *.long.test.ts, and with one in a few of
// what is long (games/kit/testing/in-short.ts); `short` is as much as can be run before every push: with one in so many.
// `integration` runs on a real PostgreSQL that it starts itself. In server/, a test that needs no database is named
// *.unit.test.ts.
const alias = { '@': import.meta.dirname };
const onDatabase = {
  // Files share what a worker has imported, which is half the time of most of them; database.ts undoes the rest.
  isolate: false,
  globalSetup: ['server/testing/postgres.ts'],
  setupFiles: ['server/testing/database.ts'],
  testTimeout: 60_000,
  hookTimeout: 60_000,
  // A bot's thread alone takes more than Vitest's second to start on a busy machine; what is there at once is not waited for.
  expect: { poll: { timeout: 30_000 } },
};
/** Pure code: files share one world, so that nothing is imported seventy times. */
const pure = {
  isolate: false,
  pool: 'threads' as const,
  include: ['{games,components,pictures,scripts}/**/*.test.{ts,tsx}', 'server/**/*.unit.test.ts'],
  testTimeout: 60_000,
};
const long = ['**/*.long.test.*', '**/node_modules/**'];
/** They try commands as somebody would type them, wait for slow mail servers, start the thread that draws. */
const leftToNpmTest = [
  ...['serve', 'replay', 'new-game', 'commands'].map((name) => `scripts/${name}.test.ts`),
  'server/reach/mail-way.unit.test.ts',
  'pictures/pictures.test.ts',
];
/** Whose screens listen over HTTP: who hears what, and who may not. */
const screens = ['pages/secrecy', 'pages/safe', 'pages/page', 'lobby/sent-away', 'host/finale'];

export default defineConfig({
  test: {
    // Vitest would leave one processor to others, which of two is half of them.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // What was translated once is not again, until it changes: a fifth of a short run.
    experimental: { fsModuleCache: true },
    projects: [
      { resolve: { alias }, test: { name: 'unit', ...pure, provide: { portion: 'all' } } },
      { resolve: { alias }, test: { name: 'many', ...pure, exclude: long, provide: { portion: 'many' } } },
      {
        resolve: { alias },
        test: {
          name: 'short',
          ...pure,
          exclude: [...long, ...leftToNpmTest],
          provide: { portion: 'few' },
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          ...onDatabase,
        },
      },
      {
        resolve: { alias },
        test: {
          // The same again through tRPC's own adapter, in short: see server/http/fast/README.md.
          name: 'plain-api',
          include: screens.map((name) => `server/${name}.test.ts`),
          env: { FAST_API: 'off' },
          ...onDatabase,
        },
      },
    ],
  },
});

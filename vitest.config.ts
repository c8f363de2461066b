import { defineConfig } from 'vitest/config';
import { generateRegistries } from './scripts/registries.mjs';

generateRegistries();

// `unit` needs nothing but the code; `integration` runs on a real PostgreSQL that it starts itself. In server/, a test
// that needs no database is named *.unit.test.ts.
const alias = { '@': import.meta.dirname };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: { alias },
        test: {
          name: 'unit',
          // Pure code: files share one world, so that nothing is imported seventy times.
          isolate: false,
          pool: 'threads',
          include: ['{games,components,scripts}/**/*.test.{ts,tsx}', 'server/**/*.unit.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        resolve: { alias },
        test: {
          name: 'integration',
          include: ['server/**/*.test.ts'],
          exclude: ['**/*.unit.test.ts'],
          globalSetup: ['server/testing/postgres.ts'],
          setupFiles: ['server/testing/database.ts'],
          testTimeout: 60_000,
        },
      },
    ],
  },
});

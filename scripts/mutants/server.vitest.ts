import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Without what no break in a room that writes reaches quickly: tests that start processes or run for long, other rooms.
export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/{killed,processes,anonymity,secrecy,*.unit}.test.ts', '**/{auth,bots,database,demo,http,live}/**'],
    globalSetup: ['server/testing/postgres.ts'],
    setupFiles: ['server/testing/database.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
  },
});

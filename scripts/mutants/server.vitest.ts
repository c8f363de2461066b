import path from 'node:path';
import { defineConfig } from 'vitest/config';

// Without the tests that start processes, whose breaks would be whole, and those that wait for bots to take over.
export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    include: ['server/{log,lobby,host,pages}/*.test.ts'],
    exclude: ['server/log/{killed,processes}.test.ts', 'server/pages/{anonymity,secrecy}.test.ts'],
    globalSetup: ['server/testing/postgres.ts'],
    setupFiles: ['server/testing/database.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
  },
});

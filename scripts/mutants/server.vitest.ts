import path from 'node:path';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@': path.resolve('.') } },
  test: {
    include: ['**/*.test.ts'],
    setupFiles: ['server/testing/database.ts'],
    fileParallelism: false,
    testTimeout: 30_000,
  },
});

import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['games/match.test.ts', 'games/record.test.ts', 'games/pointing-chains/game.test.ts'],
    testTimeout: 10_000,
  },
});

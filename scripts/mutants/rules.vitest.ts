import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'match.test.ts',
      'match-words.test.ts',
      'record.test.ts',
      'pointing-chains/game.test.ts',
      'logical-bluffs/game.test.ts',
    ],
    testTimeout: 10_000,
  },
});

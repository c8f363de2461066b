// `npm run mutants [-- FILE ...]`: breaks lines on purpose, one at a time, and tells of the breaks that no test noticed.
// The layer around the rules, and the way into a match's log with the rooms that write by it. Takes from ten minutes
// (games/match.ts) to hours (everything), so it is no part of `npm test`. FILE may end in lines: server/log/append.ts:20-40
import { Stryker } from '@stryker-mutator/core';
import { generate } from './generate.mjs';

interface Part {
  readonly files: RegExp;
  readonly mutate: readonly string[];
  /** Which tests are asked: those that are quick, and near. */
  readonly vitest: string;
  readonly testsIn: string;
  /** What takes so much longer than without a break is taken for an endless loop. */
  readonly timeoutMS: number;
}

const server = { vitest: 'scripts/mutants/server.vitest.ts', timeoutMS: 20_000 };
const parts: readonly Part[] = [
  {
    files: /^games\/match\.ts/,
    mutate: ['games/match.ts'],
    vitest: 'scripts/mutants/rules.vitest.ts',
    testsIn: 'games',
    timeoutMS: 5_000,
  },
  { ...server, files: /^server\/log\//, mutate: ['server/log/*.ts', '!**/*.test.ts'], testsIn: 'server/log' },
  {
    ...server,
    files: /^server\/(lobby|host|play)\//,
    mutate: ['server/{lobby,host,play}/*.ts', '!**/*.test.ts'],
    testsIn: 'server',
  },
];

const asked = process.argv.slice(2);
const unknown = asked.find((file) => !parts.some(({ files }) => files.test(file)));
if (unknown !== undefined) {
  console.error(`No mutants are made of ${unknown}. Known: games/match.ts and files in server/{log,lobby,host,play}/.`);
  process.exit(2);
}

generate();
for (const part of parts) {
  const mutate = asked.length === 0 ? part.mutate : asked.filter((file) => part.files.test(file));
  if (mutate.length > 0) await makeMutants({ ...part, mutate });
}

async function makeMutants({ mutate, vitest, testsIn, timeoutMS }: Part): Promise<void> {
  const stryker = new Stryker({
    mutate: [...mutate],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: vitest, dir: testsIn, related: false },
    concurrency: 1, // the server's tests share one PostgreSQL, and their deadlines do not like company
    timeoutMS,
    timeoutFactor: 2,
    ignoreStatic: true,
    ignorePatterns: ['.data', '.next', 'test-results', 'docs', 'public'],
    tempDirName: '.data/mutants',
    tsconfigFile: 'none', // it would be rewritten through an interface that TypeScript 7 does not have
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowColor: false, reportTests: false, reportMutants: true },
    allowConsoleColors: false,
  });
  await stryker.runMutationTest();
}

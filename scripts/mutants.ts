// `npm run mutants [-- FILE ...]`: breaks lines on purpose, one at a time, and tells of the breaks that no test noticed.
// FILE is games/match.ts (its lines too: games/match.ts:20-40), a room of the server (server/log) or a file in one. Takes
// from a minute (a file) to hours (everything), so it is no part of `npm test`. What tests said of the rooms is kept in
// .data/mutants: a run that was stopped goes on, and after new tests only those are asked. With
// --quick, quick tests alone; with --every=5, every fifth break alone.
import { readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { generate } from './generate.mjs';
import { rooms, testsNear } from './mutants/near';
import { askRoom } from './mutants/rooms';

const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const asked = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isQuick = options.includes('--quick');
const every = Number(/--every=(\d+)/.exec(options.join(' '))?.[1] ?? 1);
const all = ['games/match.ts', ...rooms];
const unknown = asked.find((file) => !all.some((known) => file.startsWith(known)));
if (unknown !== undefined) {
  console.error(`No mutants are made of ${unknown}. Known: ${all.join(', ')}.`);
  process.exit(2);
}

generate();
for (const file of asked.length === 0 ? all : asked) await (file.startsWith('games/') ? makeMutants(file) : ask(file));

async function ask(folderOrFile: string): Promise<void> {
  const room = folderOrFile.split('/').slice(0, 2).join('/');
  const files = readdirSync(room)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${room}/${file}`)
    .filter((file) => file.startsWith(folderOrFile));
  await askRoom({ name: folderOrFile.replaceAll('/', '-'), isQuick, every, files, testsNear });
}

async function makeMutants(file: string): Promise<void> {
  const stryker = new Stryker({
    mutate: [file],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutants/rules.vitest.ts', dir: 'games', related: false },
    concurrency: 1,
    timeoutMS: 5_000, // what takes so much longer than without a break is taken for an endless loop
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

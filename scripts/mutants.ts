// `npm run mutants [-- FILE ...]`: breaks lines on purpose, one at a time, and tells of the breaks that no test noticed.
// FILE is games/match.ts (its lines too: games/match.ts:20-40), a room of the server (server/log) or a file in one. Takes
// from a minute (a file) to hours (everything), so it is no part of `npm test`. What tests said of the rooms is kept in
// .data/mutants: a run that was stopped goes on, and after new tests only those are asked. With --quick, quick tests alone.
import { readdirSync } from 'node:fs';
import { Stryker } from '@stryker-mutator/core';
import { generate } from './generate.mjs';
import { askRoom } from './mutants/rooms';

const rooms = ['log', 'play', 'pages', 'lobby', 'host', 'live'];

/** Which tests are asked beside a room's own, the nearest first. */
const others: Readonly<Record<string, readonly string[]>> = {
  log: ['pages/story', 'pages/page', 'host/host', 'pages/old-views', 'lobby/lobby', 'pages/lists', 'host/finale'],
  play: ['host/host', 'log/appender', 'lobby/claim', 'lobby/sent-away', 'pages/page'],
  pages: ['host/host', 'host/finale', 'log/rules', 'lobby/sent-away', 'lobby/lobby'],
  lobby: ['host/host', 'pages/page', 'log/rules', 'pages/safe', 'pages/lists'],
  host: ['pages/page', 'lobby/sent-away', 'pages/safe', 'pages/story'],
  live: ['http/fast/live', 'pages/page', 'pages/safe', 'host/finale', 'lobby/lobby', 'http/fast/slow-reader'],
};

/** It starts processes, which go by the code as it is. */
const notAsked = 'killed.test.ts';
/** They start services for each test, and are asked about what is left. */
const slow = ['processes.test.ts', 'judging.test.ts'];

const isQuick = process.argv.includes('--quick');
const asked = process.argv.slice(2).filter((word) => word !== '--quick');
const all = ['games/match.ts', ...rooms.map((room) => `server/${room}`)];
const unknown = asked.find((file) => !all.some((known) => file.startsWith(known)));
if (unknown !== undefined) {
  console.error(`No mutants are made of ${unknown}. Known: ${all.join(', ')}.`);
  process.exit(2);
}

generate();
for (const file of asked.length === 0 ? all : asked) await (file.startsWith('games/') ? makeMutants(file) : ask(file));

async function ask(folderOrFile: string): Promise<void> {
  const [, room = ''] = folderOrFile.split('/');
  const inRoom = readdirSync(`server/${room}`).sort();
  const own = inRoom.filter((file) => file.endsWith('.test.ts') && file !== notAsked);
  const sources = inRoom.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  await askRoom({
    name: folderOrFile.replaceAll('/', '-'),
    files: sources.map((file) => `server/${room}/${file}`).filter((file) => file.startsWith(folderOrFile)),
    tests: [
      ...own.filter((file) => !slow.includes(file)).map((file) => `server/${room}/${file}`),
      ...(others[room] ?? []).map((test) => `server/${test}.test.ts`),
    ],
    slowTests: isQuick ? null : own.filter((file) => slow.includes(file)).map((file) => `server/${room}/${file}`),
  });
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

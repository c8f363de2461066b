import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, runIn } from './scratch';

// What `npm run new-game` writes, in a copy of the project: all that a change has to pass holds at once, and nothing
// outside the game's folder is another. In the browser it is played in e2e/new-game.spec.ts.

const copy = mkdtempSync(path.join(tmpdir(), 'new-game-'));
/** The unit tests that go through all games. */
const ofEveryGame = [
  'games/rules.test.ts',
  'games/catalog.test.ts',
  'components/settings',
  'components/replay/film.test.ts',
  'pictures/pictures.test.ts',
  'scripts/adding-a-game.test.ts',
  'server/log/where.unit.test.ts',
];
/** Whole programs run here, on a machine that may have others to run. */
const LIMIT_MS = 240_000;
const vitest = 'node_modules/vitest/vitest.mjs';

beforeAll(() => {
  copyProject(process.cwd(), copy);
  runIn(copy, 'scripts/new-game.ts', ['Odd', 'Side', '--designer', 'Ann']);
}, LIMIT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), LIMIT_MS);

describe('a new game', { timeout: LIMIT_MS }, () => {
  test('passes types, lint and layers', () => {
    runIn(copy, 'node_modules/typescript/bin/tsc', ['--noEmit']);
    runIn(copy, 'node_modules/@biomejs/biome/bin/biome', ['check', '--vcs-enabled=false', 'games/odd-side']);
    runIn(copy, 'scripts/check-layers.ts');
  });

  test('passes its own tests, the contract, and what is asked of every game', () => {
    const said = runIn(copy, vitest, [
      'run',
      // The list of its films' chapters is written here for the first time; vitest alone would write none where CI is set.
      '--update=new',
      '--project',
      'unit',
      '--reporter=verbose',
      'games/odd-side',
      ...ofEveryGame,
    ]);
    expect(said).toContain('films of odd-side');
    expect(said).toContain('odd-side > secrets that are rearranged change no picture');
    expect(said).toContain('[S1] the smaller side scores');
    expect(said).toMatch(/contract of odd-side, playout 5 > replays as a record/);
    expect(said).toContain('RULES.md of odd-side');
  });

  test('has a record that replays, and is not written over', () => {
    const record = 'games/odd-side/records/five-bots.json';
    expect(() => runIn(copy, 'scripts/record.ts', ['odd-side', '--name', 'five bots'])).toThrow(/is there already/);
    expect(runIn(copy, 'scripts/record.ts', [record, '--name', 'kept again'])).toContain('kept-again.json');
  });

  test('leaves a game that is there alone', () => {
    expect(() => runIn(copy, 'scripts/new-game.ts', ['Odd', 'Side'])).toThrow(/games\/odd-side is there already/);
    expect(() => runIn(copy, 'scripts/new-game.ts', ['7 up'])).toThrow(/the first one a letter/);
  });
});

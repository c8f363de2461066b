import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyProject, runIn } from './scratch';

// What `npm run new-game` writes, in a copy of the project: it is played as it is. That all that a change has to pass
// holds at once is tried in new-game.long.test.ts; in the browser it is played in e2e/new-game.spec.ts.

const copy = mkdtempSync(path.join(tmpdir(), 'new-game-'));
/** Whole programs run here, on a machine that may have others to run. */
const LIMIT_MS = 240_000;

beforeAll(() => {
  copyProject(process.cwd(), copy);
  runIn(copy, 'scripts/new-game.ts', ['Odd', 'Side', '--designer', 'Ann']);
}, LIMIT_MS);
afterAll(() => rmSync(copy, { recursive: true, force: true }), LIMIT_MS);

describe('a new game', { timeout: LIMIT_MS }, () => {
  test('is played to its end by its bots, and has a record', () => {
    expect(runIn(copy, 'scripts/simulate.ts', ['odd-side', '--matches', '5'])).toContain('5 finished');
    expect(existsSync(path.join(copy, 'games/odd-side/records/five-bots.json'))).toBe(true);
  });
});

// What the browser tests run against: besides the games that are there, it has one as `npm run new-game` writes it, in a
// copy of the project. Run by itself it builds that copy ahead: `npm test` does so while other tests wait.
import { createHash } from 'node:crypto';
import { mkdirSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copyProject, runIn } from './scratch';

const root = path.resolve(import.meta.dirname, '..');

/** Its folder: a copy for each checkout, which keeps its build from one run to the next. */
export function appWithNewGame(): string {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 8);
  const folder = path.join(realpathSync(tmpdir()), `main-match-browser-tests-${name}`);
  mkdirSync(folder, { recursive: true });
  copyProject(root, folder);
  runIn(folder, 'scripts/new-game.ts', ['Odd', 'Side']);
  return folder;
}

/** Outside of the project lie the dependencies that a copy links. */
export const buildRoot = path.parse(root).root;

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  process.env.BUILD_ROOT = buildRoot;
  runIn(appWithNewGame(), 'scripts/build.ts');
}

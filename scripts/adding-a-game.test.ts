import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { games } from '../games/index';

// The recipe in CONTRIBUTING.md names files; every game has to have them, or the recipe is wrong.

const recipe = readFileSync('CONTRIBUTING.md', 'utf8').split('## Adding a game')[1] ?? '';
const perGame = [...recipe.matchAll(/`([\w./-]*GAME[\w./-]*)`/g)].map(([, file]) => file ?? '');
const shared = [...recipe.matchAll(/`((?:games|components|scripts)\/[\w./-]+\.tsx?)`/g)]
  .map(([, file]) => file ?? '')
  .filter((file) => !file.includes('GAME'));

/** What a game may do without. */
const optional = [
  'games/GAME/bench.ts',
  'components/games/GAME/screens.tsx',
  'components/games/GAME/rulebook.tsx',
  'components/games/GAME/brief.tsx',
  'components/games/GAME/emblem.tsx',
  'components/games/GAME/picture.tsx',
  'e2e/GAME.spec.ts',
];

test('the recipe names the files of a game, and files that all games share', () => {
  expect(perGame).toContain('games/GAME/manifest.ts');
  expect(perGame.length).toBeGreaterThan(9);
  expect(shared).toContain('games/game.ts');
});

test.each([...games.keys()])('%s has every file of the recipe', (game) => {
  const wanted = perGame.filter((file) => !optional.includes(file)).map((file) => file.replace('GAME', game));
  expect(wanted.filter((file) => !existsSync(file))).toEqual([]);
});

test('files that all games share exist', () => {
  expect(shared.filter((file) => !existsSync(file))).toEqual([]);
});

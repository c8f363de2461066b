import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generateRegistries } from './registries.mjs';

/** A project with these files; a manifest's text is its id. */
function projectWith(files: readonly string[], idOf = (folder: string) => folder): string {
  const root = mkdtempSync(path.join(tmpdir(), 'registries-'));
  for (const file of files) {
    const target = path.join(root, file);
    mkdirSync(path.dirname(target), { recursive: true });
    writeFileSync(target, file.endsWith('manifest.ts') ? `{ id: '${idOf(file.split('/')[1] ?? '')}' }` : '');
  }
  return root;
}

const readIn = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8');

test('a folder with a manifest is a game; a folder without one is not', () => {
  const root = projectWith(['games/old-maid/manifest.ts', 'games/chess/manifest.ts', 'games/kit/rank.ts']);
  generateRegistries(root);
  expect(readIn(root, 'games/generated/games.ts')).toContain('[chess, oldMaid];');
  expect(readIn(root, 'games/generated/games.ts')).toContain("import { oldMaid } from '../old-maid/game';");
  expect(readIn(root, 'games/generated/manifests.ts')).toContain('[chess, oldMaid];');
});

test('what a game does not have is not asked for', () => {
  const root = projectWith([
    'games/chess/manifest.ts',
    'games/chess/setting-words.ts',
    'games/go/manifest.ts',
    'components/games/go/screens.tsx',
    'components/games/go/emblem.tsx',
  ]);
  generateRegistries(root);
  expect(readIn(root, 'games/generated/setting-words.ts')).toMatch(/chess/);
  expect(readIn(root, 'games/generated/setting-words.ts')).not.toMatch(/go/);
  expect(readIn(root, 'components/games/generated/emblems.ts')).not.toMatch(/chess/);
  expect(readIn(root, 'components/games/generated/loads.ts')).toContain("import('./drawn/go')");
  expect(readIn(root, 'components/games/generated/drawn/go.ts')).toContain("from '../../go/screens'");
  expect(readIn(root, 'components/games/generated/drawn/chess.ts')).toContain('screens: {}');
  expect(readIn(root, 'components/games/generated/loads.ts')).not.toContain('rulebook');
});

test('a game that is taken away leaves nothing behind', () => {
  const root = projectWith(['games/go/manifest.ts', 'components/games/go/screens.tsx']);
  generateRegistries(root);
  rmSync(path.join(root, 'games/go'), { recursive: true });
  generateRegistries(root);
  expect(existsSync(path.join(root, 'components/games/generated/drawn/go.ts'))).toBe(false);
});

test.each([
  ['an id that is not the folder', 'chess', 'go', /games\/chess\/manifest\.ts: its id has to be 'chess'/],
  ['a folder that is no id', 'Chess', 'Chess', /games\/Chess: name the folder in small letters/],
])('refuses %s, and says where', (_, folder, id, sentence) => {
  expect(() => generateRegistries(projectWith([`games/${folder}/manifest.ts`], () => id))).toThrow(sentence);
});

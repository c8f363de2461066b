import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { copyProject } from './scratch';

const root = mkdtempSync(path.join(tmpdir(), 'scratch-'));
const from = path.join(root, 'project');
const to = path.join(root, 'copy');
afterEach(() => rmSync(root, { recursive: true, force: true }));

function put(folder: string, file: string, text = ''): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}

test('a copy has what the project is made from, links its packages, and keeps its own build', () => {
  for (const file of ['games/go/game.ts', '.env', '.next/built-from', 'node_modules/zod/index.js']) put(from, file);
  put(to, '.next/built-from', 'a build of the copy');
  copyProject(from, to);
  expect(existsSync(path.join(to, 'games/go/game.ts'))).toBe(true);
  expect(existsSync(path.join(to, 'node_modules/zod/index.js'))).toBe(true);
  expect(existsSync(path.join(to, '.env'))).toBe(false);
  expect(readFileSync(path.join(to, '.next/built-from'), 'utf8')).toBe('a build of the copy');
});

test('a copy that is made again loses what was written into it, folders too, and what is the same stays untouched', () => {
  for (const file of ['games/go/game.ts', 'games/go/view.ts', 'node_modules/zod/index.js'])
    put(from, file, 'as before');
  copyProject(from, to);
  const untouched = statSync(path.join(to, 'games/go/view.ts')).mtimeMs;
  put(to, 'games/odd-side/records/five-bots.json');
  put(from, 'games/go/game.ts', 'changed');
  copyProject(from, to);
  expect(existsSync(path.join(to, 'games/odd-side'))).toBe(false);
  expect(readFileSync(path.join(to, 'games/go/game.ts'), 'utf8')).toBe('changed');
  expect(statSync(path.join(to, 'games/go/view.ts')).mtimeMs).toBe(untouched);
});

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const { scripts, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  scripts: Record<string, string>;
  devDependencies: Record<string, string>;
};

/** What a command's line calls by name. */
const tools = ['vitest', 'playwright', 'biome', 'stryker'];
const preparing = 'node scripts/dependencies.mjs && ';

/** Every package that a file comes to, by whatever it imports. */
function packagesOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, from = ''] of readFileSync(file, 'utf8').matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)) {
    if (!/^(\.|@\/)/.test(from)) seen.add(from);
    for (const local of filesOf(file, from)) packagesOf(local, seen);
  }
  return seen;
}

function filesOf(file: string, from: string): string[] {
  const base = from.startsWith('@/') ? from.slice(2) : path.join(path.dirname(file), from);
  const isCode = (one: string) => /\.\w+$/.test(one) && existsSync(one);
  return ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((end) => base + end).filter(isCode);
}

function needsMore(command: string): boolean {
  if (command.split(' ').some((word) => tools.includes(word))) return true;
  const files = [...command.matchAll(/scripts\/[\w-]+\.(?:ts|mjs)/g)].map(([file]) => file).filter(doesNotInstall);
  const packages = files.flatMap((file) => [...packagesOf(file)]);
  return Object.keys(devDependencies).some((name) =>
    packages.some((one) => one === name || one.startsWith(`${name}/`)),
  );
}

const doesNotInstall = (file: string) => !readFileSync(file, 'utf8').includes('installDependencies({ withDev: true })');

test('a command that needs more than `npm start` installs, installs it first', () => {
  const bare = Object.entries(scripts).filter(([, command]) => !command.startsWith(preparing) && needsMore(command));
  expect(bare.map(([name]) => name)).toEqual([]);
});

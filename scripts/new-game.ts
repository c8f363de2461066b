// `npm run new-game -- NAME [--designer WHO]`: writes a complete small game into games/NAME/ (rules by id, tests, a record,
// the contract suite, a bot), which the default screens can play at once. Change it into the game you have in mind.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { generateRegistries, nameOf } from './registries.mjs';

const usage = 'usage: npm run new-game -- NAME [--designer WHO]   (NAME: "odd-one-out", or "Odd One Out")';
const templates = 'scripts/new-game';

function fail(sentence: string): never {
  console.error(`${sentence}\n${usage}`);
  process.exit(2);
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { designer: { type: 'string' } } });
const words = positionals
  .join(' ')
  .split(/[\s-]+/)
  .filter((word) => word !== '');
const id = words.join('-').toLowerCase();
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) fail('Name the game in letters and digits, the first one a letter.');
const folder = path.join('games', id);
if (existsSync(folder)) fail(`${folder} is there already.`);

const filled: Readonly<Record<string, string>> = {
  __ID__: id,
  __EXPORT__: nameOf(id),
  __NAME__: words.map((word) => word.slice(0, 1).toUpperCase() + word.slice(1)).join(' '),
  __DESIGNER__: (values.designer ?? 'you').replace(/['\\]/g, '’'),
};

mkdirSync(folder);
for (const file of readdirSync(templates)) {
  const text = readFileSync(path.join(templates, file), 'utf8').replace(/__[A-Z]+__/g, (word) => filled[word] ?? word);
  writeFileSync(path.join(folder, file.replace(/\.txt$/, '')), text);
}
generateRegistries();
const { status } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/record.ts', id, '--name', 'five bots'], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
console.log(`
${filled.__NAME__} is in ${folder}. Now:
  npm run simulate -- ${id}
    lets bots play it
  npm run dev
    plays it in the browser (Games, ${filled.__NAME__}, Practise against bots)
  npm run check
    types, lint, layers, unit tests in short
docs/your-first-game.md goes on from here.`);

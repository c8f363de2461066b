import path from 'node:path';
import { importsOf, isTestOnly, type LayerFault, resolve, type SourceFile } from './layers';

// What the imports of all files come to together: no file needs itself by way of others, types too (a circle cannot be
// read from its ground up, and a move of one line can turn it into one at run time), and no file lies there that nothing
// needs any more.

/** Circles that are meant. */
const meant = [
  // Sentences have parts that are sentences; `rule(() => ...)` binds late.
  'games/logical-bluffs/language/',
];

type Graph = ReadonlyMap<string, readonly string[]>;

export function circleFaults(files: readonly SourceFile[]): LayerFault[] {
  const graph = graphOf(files, importedBy);
  return circlesOf(graph).map((circle) => {
    const [first = ''] = circle;
    const way = [...circle, first].join(' > ');
    return {
      path: first,
      line: lineOf(files, { from: first, to: circle[1] ?? first }),
      sentence: `stands in a circle: ${way}. Move what two of them need into a file below both, or hand it on as an argument.`,
    };
  });
}

/** Files that no page, command, configuration or test comes to. Code that only tests come to is not needed either. */
export function unusedFaults(files: readonly SourceFile[]): LayerFault[] {
  const graph = graphOf(files, namedBy);
  const used = reached(graph, files.map((file) => file.path).filter(isDoor));
  const tested = reached(
    graph,
    files.map((file) => file.path).filter((file) => isTest(file) || isDoor(file)),
  );
  return files.flatMap(({ path: file }) => {
    if (used.has(file) || isTest(file) || (tested.has(file) && isForTests(file))) return [];
    const sentence = tested.has(file)
      ? 'is needed by tests alone. Remove it with them, or move it into a folder testing/.'
      : 'is not needed by anything. Remove it.';
    return [{ path: file, line: 1, sentence }];
  });
}

const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);
const isForTests = (file: string) => isTestOnly(file) || /^e2e\//.test(file);

/** What is started or found by its place: Next's pages, configurations, what games offer to the bench, declarations. */
const isDoor = (file: string) => /^app\/|^[^/]+$|^games\/[^/]+\/bench\.ts$|\.d\.m?ts$/.test(file);

function graphOf(
  files: readonly SourceFile[],
  targetsOf: (file: SourceFile, isFile: (file: string) => boolean) => readonly string[],
): Graph {
  const paths = new Set(files.map((file) => file.path));
  return new Map(files.map((file) => [file.path, targetsOf(file, (file) => paths.has(file))]));
}

function importedBy(file: SourceFile, isFile: (file: string) => boolean): string[] {
  const targets = importsOf(file.source).flatMap(({ specifier }) => resolve(file.path, specifier) ?? []);
  return [...new Set(targets.flatMap((target) => fileOf(target, isFile) ?? []))];
}

const fileOf = (target: string, isFile: (file: string) => boolean): string | undefined =>
  ['', '.ts', '.tsx', '.mjs', '/index.ts'].map((ending) => `${target}${ending}`).find(isFile);

/** Also files that are started or loaded by their name. */
function namedBy(file: SourceFile, isFile: (file: string) => boolean): string[] {
  const names = file.source.match(/[\w@./-]+\.(?:tsx?|mjs)\b/g) ?? [];
  const named = names.flatMap((name) => [name, path.posix.join(path.posix.dirname(file.path), name)]).filter(isFile);
  return [...importedBy(file, isFile), ...named];
}

function reached(graph: Graph, from: readonly string[]): Set<string> {
  const found = new Set(from);
  for (const file of found) for (const target of graph.get(file) ?? []) found.add(target);
  return found;
}

/** The shortest ones first; of those that share two files with one that is told already, nothing is told. */
function circlesOf(graph: Graph): string[][] {
  const circles = [...graph.keys()].flatMap((file) => {
    const circle = circleThrough(graph, file);
    return circle === null || isMeant(circle) ? [] : [circle];
  });
  const told: string[][] = [];
  for (const circle of circles.sort((a, b) => a.length - b.length)) {
    const isTold = told.some((other) => circle.filter((file) => other.includes(file)).length > 1);
    if (!isTold) told.push(circle);
  }
  return told;
}

const isMeant = (circle: readonly string[]) => meant.some((folder) => circle.every((file) => file.startsWith(folder)));

function circleThrough(graph: Graph, start: string): string[] | null {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of graph.get(file) ?? []) {
      if (target === start) return wayTo(file, cameFrom);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return null;
}

function wayTo(end: string, cameFrom: ReadonlyMap<string, string>): string[] {
  const way = [end];
  for (let from = cameFrom.get(end); from !== undefined; from = cameFrom.get(from)) way.unshift(from);
  return way;
}

function lineOf(files: readonly SourceFile[], { from, to }: { from: string; to: string }): number {
  const source = files.find((file) => file.path === from)?.source ?? '';
  const isFile = (target: string) => target === to;
  return importsOf(source).find(({ specifier }) => fileOf(resolve(from, specifier) ?? '', isFile))?.line ?? 1;
}

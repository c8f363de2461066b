import { isTestOnly, type LayerFault, type SourceFile } from './layers';

// Rules have no clock, no chance of their own, no timers, no network and nothing of the machine that they run on: the
// same match comes out the same everywhere, today and next year.

const mending = {
  time: 'Rules live in match time: take `at` (see docs/decisions/002).',
  chance: "Draw from the match's seed: createRandom in games/kit/random.ts (see docs/decisions/004).",
  timer: 'Say in `dueAt` when the clock has to come; the platform rings.',
  machine: 'Do it in server/, or take what you need as an argument.',
} as const;

const forbidden: Readonly<Record<string, keyof typeof mending>> = {
  Date: 'time',
  performance: 'time',
  crypto: 'chance',
  setTimeout: 'timer',
  setInterval: 'timer',
  setImmediate: 'timer',
  queueMicrotask: 'timer',
  fetch: 'machine',
  XMLHttpRequest: 'machine',
  WebSocket: 'machine',
  EventSource: 'machine',
  Worker: 'machine',
  Intl: 'machine',
  eval: 'machine',
  Function: 'machine',
  process: 'machine',
  global: 'machine',
  globalThis: 'machine',
  navigator: 'machine',
  window: 'machine',
  document: 'machine',
  localStorage: 'machine',
  sessionStorage: 'machine',
  indexedDB: 'machine',
};

/** A word by itself: neither the name of a property nor that of a parameter. */
const words = new RegExp(`(?<![.\\w$])(?:${Object.keys(forbidden).join('|')})\\b(?!\\s*\\??:)`, 'g');
/** Math's own chance, or Math handed on whole, by which one could come to it. */
const mathsChance = /(?<![.\w$])Math\b(?:\s*\.\s*random\b|(?!\s*\.\s*\w))/g;
/** Written as the machine's owner writes: `toLocaleString` and its like. */
const locale = /\btoLocale\w+/g;

export function purityFaults(files: readonly SourceFile[]): LayerFault[] {
  return files
    .filter(({ path }) => path.startsWith('games/') && !isTestOnly(path))
    .flatMap(({ path, source }) => {
      const code = codeOf(source);
      const faults = [words, mathsChance, locale].flatMap((pattern) =>
        [...code.matchAll(pattern)].map(({ 0: found, index }) => ({
          path,
          line: code.slice(0, index).split('\n').length,
          sentence: `uses ${found}: rules are pure. ${mending[reasonOf(found)]}`,
        })),
      );
      return faults.sort((a, b) => a.line - b.line);
    });
}

const reasons = new Map(Object.entries(forbidden));
const reasonOf = (found: string): keyof typeof mending =>
  reasons.get(found) ?? (found.startsWith('Math') ? 'chance' : 'machine');

/** Comments and plain texts are blanked; lines stay where they are. */
export function codeOf(source: string): string {
  const noCode = /\/\*[\s\S]*?\*\/|\/\/.*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g;
  return source.replace(noCode, (text) => text.replace(/[^\n]/g, ' '));
}

import type { z } from 'zod';
import {
  ALL_CELLS,
  type Board,
  type Color,
  cellOf,
  cells,
  colorAt,
  colors,
  countCells,
  isOnLine,
  lines,
  maskOfBoard,
  maskOfLines,
  sharesLine,
  stepsBetween,
  TOKENS_ON_A_BOARD,
} from './board';
import type { clueSchema } from './clue-schema';

// Clues: their four formats, when two are the same, and what a board says about one. Truth is judged on the board as
// it stands; `clueStatus` looks ahead to every way in which it can still be filled.

export type Clue = z.infer<typeof clueSchema>;

export const formats = ['line', 'steps', 'share', 'count'] as const satisfies readonly Clue['format'][];
export type Format = Clue['format'];

export const MOST_STEPS = 6;

/** What makes a clue of a known form no clue at all: the key and a sentence; null: it is one. */
export function clueProblem(clue: Clue): { field: string; message: string } | null {
  if ('lines' in clue && clue.lines[0] === clue.lines[1]) {
    return { field: 'lines', message: 'The two lines of a clue have to differ.' };
  }
  if ('colors' in clue && clue.colors[0] === clue.colors[1]) {
    return { field: 'colors', message: 'The two colours of a clue have to differ.' };
  }
  if (clue.format === 'steps' && !isStepsRange(clue.steps)) {
    return { field: 'steps', message: 'Steps are two consecutive numbers from 1 to 6, the lower first.' };
  }
  if (clue.format === 'count' && (clue.count < 0 || clue.count > TOKENS_ON_A_BOARD)) {
    return { field: 'count', message: 'The number of tokens is from 0 to 5.' };
  }
  return null;
}

const isStepsRange = ([low, high]: readonly [number, number]) => low >= 1 && high <= MOST_STEPS && high === low + 1;

/** Equal after the order inside `lines` and `colors` is ignored. */
export const isSameClue = (a: Clue, b: Clue) => clueKey(a) === clueKey(b);

/** One text for all clues that are the same. */
export function clueKey(clue: Clue): string {
  switch (clue.format) {
    case 'line':
      return `line ${clue.color} ${[...clue.lines].sort()}`;
    case 'steps':
      return `steps ${[...clue.colors].sort()} ${clue.steps}`;
    case 'share':
      return `share ${[...clue.colors].sort()} ${clue.share}`;
    case 'count':
      return `count ${[...clue.lines].sort()} ${clue.count}`;
  }
}

/** Whether the clue holds for the board as it stands: a colour that is not placed is nowhere. */
export function isTrue(clue: Clue, board: Board): boolean {
  if (clue.format === 'count') return countCells(maskOfBoard(board) & maskOfLines(clue.lines)) === clue.count;
  if (clue.format === 'line') {
    const cell = cellOf(board, clue.color);
    return cell !== null && clue.lines.some((line) => isOnLine(cell, line));
  }
  const [a, b] = clue.colors.map((color) => cellOf(board, color));
  if (a === undefined || b === undefined || a === null || b === null) return false;
  if (clue.format === 'share') return sharesLine(a, b) === clue.share;
  return clue.steps.includes(stepsBetween(a, b));
}

/** `true` and `false`: however the rest is placed; `open`: that depends on the tokens still to come. */
export type ClueStatus = 'true' | 'open' | 'false';

/** What a board, filled up to five tokens in any legal way, can still say to a clue. */
export function clueStatus(clue: Clue, board: Board): ClueStatus {
  if (board.length === TOKENS_ON_A_BOARD) return isTrue(clue, board) ? 'true' : 'false';
  if (clue.format === 'count') return countStatus(clue, board);
  const wanted = clue.format === 'line' ? [clue.color] : clue.colors;
  const missing = wanted.filter((color) => cellOf(board, color) === null);
  if (missing.length === 0) return isTrue(clue, board) ? 'true' : 'false';
  // A colour that is missing can be left out for good, so nothing is certain to become true.
  return canHold(clue, { board, missing }) ? 'open' : 'false';
}

function countStatus(clue: Clue & { format: 'count' }, board: Board): ClueStatus {
  const region = maskOfLines(clue.lines);
  const taken = maskOfBoard(board);
  const now = countCells(taken & region);
  const toPlace = TOKENS_ON_A_BOARD - board.length;
  const most = now + Math.min(toPlace, countCells(region & ~taken));
  const least = now + Math.max(0, toPlace - countCells(ALL_CELLS & ~region & ~taken));
  if (clue.count < least || clue.count > most) return 'false';
  return least === most ? 'true' : 'open';
}

/** Whether the missing colours of a clue about colours can be placed so that it holds. */
function canHold(clue: Clue, { board, missing }: { board: Board; missing: readonly Color[] }): boolean {
  const [color, ...others] = missing;
  if (color === undefined) return isTrue(clue, board);
  if (missing.length > TOKENS_ON_A_BOARD - board.length) return false;
  const free = cells.filter((cell) => colorAt(board, cell) === null);
  return free.some((cell) => canHold(clue, { board: [...board, { color, cell }], missing: others }));
}

/** Every clue there is, each once (the order inside `lines` and `colors` as in the lists of those). */
export const allClues: readonly Clue[] = createAllClues();

function createAllClues(): Clue[] {
  const linePairs = pairsOf(lines);
  const colorPairs = pairsOf(colors);
  const stepRanges = Array.from({ length: MOST_STEPS - 1 }, (_, i): [number, number] => [i + 1, i + 2]);
  const counts = Array.from({ length: TOKENS_ON_A_BOARD + 1 }, (_, i) => i);
  return [
    ...colors.flatMap((color) => linePairs.map((both): Clue => ({ format: 'line', color, lines: both }))),
    ...colorPairs.flatMap((both) => stepRanges.map((steps): Clue => ({ format: 'steps', colors: both, steps }))),
    ...colorPairs.flatMap((both) => [true, false].map((share): Clue => ({ format: 'share', colors: both, share }))),
    ...linePairs.flatMap((both) => counts.map((count): Clue => ({ format: 'count', lines: both, count }))),
  ];
}

function pairsOf<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, i) => items.slice(i + 1).map((b): [T, T] => [a, b]));
}

/** A clue as a sentence. */
export function formatClue(clue: Clue): string {
  switch (clue.format) {
    case 'line':
      return `${capitalised(clue.color)} is in ${formatLines(clue.lines)}.`;
    case 'steps':
      return `${capitalised(clue.colors[0])} and ${clue.colors[1]} are ${clue.steps[0]} or ${clue.steps[1]} steps apart.`;
    case 'share': {
      const verb = clue.share ? 'share' : 'do not share';
      return `${capitalised(clue.colors[0])} and ${clue.colors[1]} both exist and ${verb} a row or column.`;
    }
    case 'count':
      return `Exactly ${clue.count} ${clue.count === 1 ? 'token lies' : 'tokens lie'} in ${formatLines(clue.lines)}.`;
  }
}

export const formatLine = (line: (typeof lines)[number]) =>
  line.startsWith('row') ? `row ${line.slice(3)}` : `column ${line.slice(3)}`;
const formatLines = ([a, b]: readonly [(typeof lines)[number], (typeof lines)[number]]) =>
  `${formatLine(a)} or ${formatLine(b)}`;
const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

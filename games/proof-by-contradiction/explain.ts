import {
  type Board,
  type Cell,
  type Color,
  cellOf,
  cells,
  colorAt,
  columnOf,
  countCells,
  isOnLine,
  maskOf,
  maskOfBoard,
  maskOfLines,
  rowOf,
  sharesLine,
  stepsBetween,
} from './board';
import { type Clue, formatLine, isTrue } from './clue';

// Why a clue is true or false for a board, in words, and which cells show it. For the table of broken clues, the clue
// builder and the rulebook.

export interface Explanation {
  readonly isTrue: boolean;
  /** A sentence: "Red is in D3, outside row 1 and column B." */
  readonly why: string;
  /** The cells of the lines that the clue is about; none for other formats. */
  readonly field: readonly Cell[];
  /** The cells of the tokens that decide it. */
  readonly tokens: readonly Cell[];
}

export function explainClue(clue: Clue, board: Board): Explanation {
  return { isTrue: isTrue(clue, board), why: whyOf(clue, board), field: fieldOf(clue), tokens: tokensOf(clue, board) };
}

/** The cells of the two lines of a clue, in reading order. */
export function fieldOf(clue: Clue): Cell[] {
  if (!('lines' in clue)) return [];
  const mask = maskOfLines(clue.lines);
  return cells.filter((cell) => (mask & maskOf(cell)) !== 0);
}

function tokensOf(clue: Clue, board: Board): Cell[] {
  if (clue.format === 'count') return fieldOf(clue).filter((cell) => colorAt(board, cell) !== null);
  const wanted = clue.format === 'line' ? [clue.color] : clue.colors;
  return wanted.flatMap((color) => cellOf(board, color) ?? []);
}

function whyOf(clue: Clue, board: Board): string {
  switch (clue.format) {
    case 'line':
      return whyLine(clue, board);
    case 'count':
      return whyCount(clue, board);
    default:
      return whyPair(clue, board);
  }
}

function whyLine(clue: Clue & { format: 'line' }, board: Board): string {
  const cell = cellOf(board, clue.color);
  if (cell === null) return `${capitalised(clue.color)} is not on the board.`;
  const on = clue.lines.filter((line) => isOnLine(cell, line));
  const [a, b] = clue.lines.map(formatLine);
  return `${capitalised(clue.color)} is in ${cell}, ${on.length === 0 ? `outside ${a} and ${b}` : `in ${on.map(formatLine).join(' and ')}`}.`;
}

function whyCount(clue: Clue & { format: 'count' }, board: Board): string {
  const n = countCells(maskOfBoard(board) & maskOfLines(clue.lines));
  const [a, b] = clue.lines.map(formatLine);
  const there = n === 0 ? 'No token lies' : n === 1 ? '1 token lies' : `${n} tokens lie`;
  return `${there} in ${a} or ${b}${n === clue.count ? '' : `, not ${clue.count}`}.`;
}

function whyPair(clue: Clue & { format: 'steps' | 'share' }, board: Board): string {
  const [one, other] = clue.colors;
  const [a, b] = [cellOf(board, one), cellOf(board, other)];
  if (a === null && b === null) return `Neither ${one} nor ${other} is on the board.`;
  if (a === null || b === null) return `${capitalised(a === null ? one : other)} is not on the board.`;
  const where = `${capitalised(clue.colors[0])} is in ${a} and ${clue.colors[1]} in ${b}`;
  if (clue.format === 'steps') {
    const steps = stepsBetween(a, b);
    return `${where}: ${steps} ${steps === 1 ? 'step' : 'steps'} apart.`;
  }
  if (!sharesLine(a, b)) return `${where}: they share no line.`;
  return `${where}: both in ${rowOf(a) === rowOf(b) ? `row ${a[1]}` : `column ${'ABCD'[columnOf(a)]}`}.`;
}

const capitalised = (word: Color) => word.charAt(0).toUpperCase() + word.slice(1);

import { type Cell, cells, columnOf, indexOfCell, rowOf } from '../kit/square';

export { type Cell, cells, columnOf, indexOfCell, rowOf } from '../kit/square';

// The 4 by 4 board: cells, lines, colours and where tokens lie. A set of cells is a 16-bit mask, bit 0 is A1, bit 1
// is B1, ... bit 15 is D4 (reading order), so that lines and distances are looked up rather than computed.

export const colors = ['red', 'orange', 'yellow', 'green', 'blue', 'purple'] as const;
export type Color = (typeof colors)[number];

export const lines = ['row1', 'row2', 'row3', 'row4', 'colA', 'colB', 'colC', 'colD'] as const;
export type Line = (typeof lines)[number];

export interface Token {
  readonly color: Color;
  readonly cell: Cell;
}
/** Tokens in the order in which they were placed; no two on one cell, no two of one colour. */
export type Board = readonly Token[];

/** Each player places five of the six tokens. */
export const TOKENS_ON_A_BOARD = 5;

export const stepsBetween = (a: Cell, b: Cell) => Math.abs(columnOf(a) - columnOf(b)) + Math.abs(rowOf(a) - rowOf(b));
export const sharesLine = (a: Cell, b: Cell) => columnOf(a) === columnOf(b) || rowOf(a) === rowOf(b);
export const isOnLine = (cell: Cell, line: Line) => (maskOfLine(line) & maskOf(cell)) !== 0;

export const maskOf = (cell: Cell) => 1 << indexOfCell(cell);
/** The cells of a line as a mask. */
export const maskOfLine = (line: Line) => {
  const index = lines.indexOf(line);
  return index < 4 ? 0xf << (4 * index) : 0x1111 << (index - 4);
};
export const maskOfLines = (both: readonly Line[]) => both.reduce((mask, line) => mask | maskOfLine(line), 0);
export const maskOfBoard = (board: Board) => board.reduce((mask, token) => mask | maskOf(token.cell), 0);
export const ALL_CELLS = 0xffff;

/** How many cells a mask holds. */
export function countCells(mask: number): number {
  let n = mask - ((mask >> 1) & 0x5555);
  n = (n & 0x3333) + ((n >> 2) & 0x3333);
  n = (n + (n >> 4)) & 0x0f0f;
  return (n + (n >> 8)) & 0x1f;
}

export const cellOf = (board: Board, color: Color): Cell | null =>
  board.find((token) => token.color === color)?.cell ?? null;
export const colorAt = (board: Board, cell: Cell): Color | null =>
  board.find((token) => token.cell === cell)?.color ?? null;

/** As views show a board: the colour by cell, in reading order, occupied cells only. */
export type BoardView = Readonly<Partial<Record<Cell, Color>>>;

export function formatBoard(board: Board): BoardView {
  const inOrder = [...board].sort((a, b) => indexOfCell(a.cell) - indexOfCell(b.cell));
  return Object.fromEntries(inOrder.map((token) => [token.cell, token.color]));
}

export function parseBoard(view: BoardView): Board {
  return cells.flatMap((cell) => {
    const color = view[cell];
    return color === undefined ? [] : [{ color, cell }];
  });
}

import { isOneOf } from '../kit/one-of';

// The 4 by 4 grid: cells, colours and who stands next to whom. Cells are ordered row by row from A1, as a grid is.

export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];

export const columns = ['A', 'B', 'C', 'D'] as const;
export const rows = [1, 2, 3, 4] as const;
export type Column = (typeof columns)[number];
export type Row = (typeof rows)[number];
export type Cell = `${Column}${Row}`;

/** All sixteen cells, row by row from A1. */
export const cells: readonly Cell[] = rows.flatMap((row) => columns.map((column): Cell => `${column}${row}`));

/** Sixteen colours in the order of `cells`. */
export type Grid = readonly Colour[];

/** Which cells count as next to each other. */
export const adjacencies = ['orthogonal', 'diagonal', 'either'] as const;
export type Adjacency = (typeof adjacencies)[number];

export const isCell = (text: string): text is Cell => isOneOf(cells, text);
export const indexOfCell = (cell: Cell): number => cells.indexOf(cell);
/** 0 for column A. */
export const columnOf = (cell: Cell): number => indexOfCell(cell) % 4;
/** 0 for row 1. */
export const rowOf = (cell: Cell): number => Math.floor(indexOfCell(cell) / 4);

export function areAdjacent(a: Cell, b: Cell, how: Adjacency): boolean {
  const across = Math.abs(columnOf(a) - columnOf(b));
  const down = Math.abs(rowOf(a) - rowOf(b));
  const orthogonal = across + down === 1;
  const diagonal = across === 1 && down === 1;
  return (how !== 'diagonal' && orthogonal) || (how !== 'orthogonal' && diagonal);
}

/** The cells given, in grid order. */
export const inGridOrder = (some: readonly Cell[]): Cell[] => cells.filter((cell) => some.includes(cell));

/** Whether one can walk through all of them by orthogonal steps. */
export function isContiguous(some: readonly Cell[]): boolean {
  const [first] = some;
  if (first === undefined) return false;
  const reached = new Set<Cell>([first]);
  for (const cell of reached) {
    for (const next of some) if (areAdjacent(cell, next, 'orthogonal')) reached.add(next);
  }
  return reached.size === new Set(some).size;
}

export const colourAt = (grid: Grid, cell: Cell): Colour => itemAt(grid, indexOfCell(cell));

import { itemAt } from '../kit/item-at';

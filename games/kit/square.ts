import { isOneOf } from './one-of';

// The 4 by 4 grid that several games are played on. Cells are ordered row by row from A1, as a grid is read.

export const columns = ['A', 'B', 'C', 'D'] as const;
export const rows = [1, 2, 3, 4] as const;
export type Column = (typeof columns)[number];
export type Row = (typeof rows)[number];
export type Cell = `${Column}${Row}`;

/** All sixteen cells: A1, B1, C1, D1, A2, ... D4. */
export const cells: readonly Cell[] = rows.flatMap((row) => columns.map((column): Cell => `${column}${row}`));

export const isCell = (text: string): text is Cell => isOneOf(cells, text);
export const indexOfCell = (cell: Cell): number => cells.indexOf(cell);
/** 0 for column A. */
export const columnOf = (cell: Cell): number => indexOfCell(cell) % 4;
/** 0 for row 1. */
export const rowOf = (cell: Cell): number => indexOfCell(cell) >> 2;

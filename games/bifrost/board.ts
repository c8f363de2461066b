// The board of Bifröst: 61 cells in nine rows, six edges. Everything here is fixed and never changes.
// A cell's number is its place in reading order, A1 = 0 to I5 = 60; rules and bots count in these.

export const colors = ['red', 'green', 'blue'] as const;
export type Color = (typeof colors)[number];

export const rowNames = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'] as const;
export const rowLengths = [5, 6, 7, 8, 9, 8, 7, 6, 5] as const;

/** `A1` to `I5`, in reading order. */
export const cellNames: readonly string[] = rowNames.flatMap((row, r) =>
  Array.from({ length: rowLengths[r] ?? 0 }, (_, k) => `${row}${k + 1}`),
);
export const CELLS = cellNames.length;

/** Where a cell lies: `row` 0 to 8 from the top, `column` 0 at the left of its row. */
export interface Place {
  readonly row: number;
  readonly column: number;
}
export const places: readonly Place[] = rowLengths.flatMap((length, row) =>
  Array.from({ length }, (_, column) => ({ row, column })),
);

const numbers = new Map(cellNames.flatMap((name, cell) => [name, name.toLowerCase()].map((key) => [key, cell])));

/** The number of the cell that is called so, in capitals or not; null if there is none. */
export const cellNumber = (name: string): number | null => numbers.get(name) ?? null;
/** The cell's name in capitals, as it stands in views. */
export const cellName = (cell: number): string => cellNames[cell] ?? '';

/** The cells along each of the six edges, from the top, clockwise; a corner stands in two. */
export const edges: readonly (readonly number[])[] = [
  'A1 A2 A3 A4 A5',
  'A5 B6 C7 D8 E9',
  'E9 F8 G7 H6 I5',
  'I5 I4 I3 I2 I1',
  'I1 H1 G1 F1 E1',
  'E1 D1 C1 B1 A1',
].map((names) => names.split(' ').map((name) => cellNames.indexOf(name)));

/** For each cell, the cells that touch it, in reading order. */
export const neighbours: readonly (readonly number[])[] = places.map(({ row, column }) =>
  [
    ...touchedIn(row - 1, row, column),
    cellAt(row, column - 1),
    cellAt(row, column + 1),
    ...touchedIn(row + 1, row, column),
  ].filter((cell) => cell !== null),
);

/** Between a row and the longer row next to it, cell k touches k and k + 1 of the longer one. */
function touchedIn(other: number, row: number, column: number): (number | null)[] {
  const longer = (rowLengths[other] ?? 0) > (rowLengths[row] ?? 0);
  return longer
    ? [cellAt(other, column), cellAt(other, column + 1)]
    : [cellAt(other, column - 1), cellAt(other, column)];
}

function cellAt(row: number, column: number): number | null {
  const length = rowLengths[row] ?? 0;
  if (column < 0 || column >= length) return null;
  return rowLengths.slice(0, row).reduce((sum, n) => sum + n, 0) + column;
}

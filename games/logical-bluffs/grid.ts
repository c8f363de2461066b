import { itemAt } from '../kit/item-at';
import { type Cell, cells, columnOf, indexOfCell, rowOf } from '../kit/square';

export {
  type Cell,
  type Column,
  cells,
  columnOf,
  columns,
  indexOfCell,
  isCell,
  type Row,
  rowOf,
  rows,
} from '../kit/square';

// Colours on the 4 by 4 grid, and which cells stand next to each other.

export const colours = ['red', 'blue', 'green', 'yellow'] as const;
export type Colour = (typeof colours)[number];

/** Sixteen colours in the order of `cells`. */
export type Grid = readonly Colour[];

/** Which cells count as next to each other. */
export const adjacencies = ['orthogonal', 'diagonal', 'either'] as const;
export type Adjacency = (typeof adjacencies)[number];

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

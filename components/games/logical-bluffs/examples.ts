import { type Cell, cells, type Grid } from '@/games/logical-bluffs/grid';

// A grid for the rulebook's pictures, and a choice of tiles.

const example: Grid = [
  'red',
  'green',
  'blue',
  'yellow',
  'red',
  'red',
  'green',
  'blue',
  'yellow',
  'blue',
  'green',
  'red',
  'green',
  'yellow',
  'blue',
  'yellow',
];
export const subset: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2'];

export const colourOf = (cell: Cell) => example[cells.indexOf(cell)] ?? null;

import { itemAt } from '@/games/kit/item-at';
import { type Cell, cells, indexOfCell } from '@/games/kit/square';

// Where the arrow keys lead on a board.

export interface Direction {
  readonly x: -1 | 0 | 1;
  readonly y: -1 | 0 | 1;
}

const directions: ReadonlyMap<string, Direction> = new Map([
  ['ArrowLeft', { x: -1, y: 0 }],
  ['ArrowRight', { x: 1, y: 0 }],
  ['ArrowUp', { x: 0, y: -1 }],
  ['ArrowDown', { x: 0, y: 1 }],
]);

/** Null: no arrow key. */
export const directionOf = (key: string): Direction | null => directions.get(key) ?? null;

/** From a place of a grid that is read row by row; its edges hold. Null: no arrow key. */
export function inGrid(from: number, key: string, { columns, rows }: { columns: number; rows: number }): number | null {
  const direction = directionOf(key);
  if (direction === null) return null;
  const column = clamped((from % columns) + direction.x, columns);
  const row = clamped(Math.floor(from / columns) + direction.y, rows);
  return row * columns + column;
}

const clamped = (n: number, count: number) => Math.min(count - 1, Math.max(0, n));

/** On the 4 by 4 grid. */
export function inSquare(from: Cell, key: string): Cell | null {
  const next = inGrid(indexOfCell(from), key, { columns: 4, rows: 4 });
  return next === null ? null : itemAt(cells, next);
}

import { areAdjacent, type Cell, columnOf, rowOf } from '../grid';
import type { Place, Relation, Shape } from './meaning';

// Where tiles lie: how two stand to each other, what counts as a place, which rows, columns, squares and threes there are.

const places: ReadonlyMap<string, Place> = new Map([
  ['corner', { type: 'corner' }],
  ['edge', { type: 'edge' }],
  ['centre', { type: 'centre' }],
  ['top', { type: 'top' }],
  ['upper', { type: 'top' }],
  ['bottom', { type: 'bottom' }],
  ['lower', { type: 'bottom' }],
  ['left', { type: 'leftmost' }],
  ['leftmost', { type: 'leftmost' }],
  ['right', { type: 'rightmost' }],
  ['rightmost', { type: 'rightmost' }],
]);

/** The place that one word names; undefined: it names none. */
export const placeCalled = (word: string): Place | undefined => places.get(word);

/** Whether `a` stands so to `b`. */
export function stands(a: Cell, how: Relation, b: Cell): boolean {
  const [across, down] = [columnOf(a) - columnOf(b), rowOf(a) - rowOf(b)];
  switch (how) {
    case 'orthogonal':
    case 'diagonal':
    case 'either':
      return areAdjacent(a, b, how);
    case 'horizontal':
      return down === 0 && Math.abs(across) === 1;
    case 'vertical':
      return across === 0 && Math.abs(down) === 1;
    case 'above':
    case 'below':
      return across === 0 && down === (how === 'above' ? -1 : 1);
    case 'left':
    case 'right':
      return down === 0 && across === (how === 'left' ? -1 : 1);
    case 'overhead':
    case 'underneath':
      return across === 0 && (how === 'overhead' ? down < 0 : down > 0);
    case 'leftwards':
    case 'rightwards':
      return down === 0 && (how === 'leftwards' ? across < 0 : across > 0);
    case 'higher':
    case 'lower':
      return how === 'higher' ? down < 0 : down > 0;
    case 'further left':
    case 'further right':
      return how === 'further left' ? across < 0 : across > 0;
    case 'row':
      return a !== b && down === 0;
    case 'column':
      return a !== b && across === 0;
    case 'opposite':
      return Math.abs(across) === Math.abs(down) && across !== 0;
    case 'any':
      return a !== b;
  }
}

/** The tiles one after the other, where each touches but the one before and the one after it; none where they are no chain. */
export function chainOf(subset: readonly Cell[]): readonly Cell[] {
  const besides = (cell: Cell) => subset.filter((other) => stands(cell, 'orthogonal', other));
  const [end, other, more] = subset.filter((cell) => besides(cell).length === 1);
  if (end === undefined || other === undefined || more !== undefined) return [];
  if (subset.some((cell) => besides(cell).length > 2)) return [];
  const chain = [end];
  for (let next: Cell | undefined = end; next !== undefined; ) {
    next = besides(next).find((cell) => !chain.includes(cell));
    if (next !== undefined) chain.push(next);
  }
  return chain.length === subset.length ? chain : [];
}

/** Where a chain turns. */
export const bendsOf = (subset: readonly Cell[]): Cell[] =>
  chainOf(subset).filter((cell, i, chain) => {
    const [before, after] = [chain[i - 1], chain[i + 1]];
    return before !== undefined && after !== undefined && stands(before, 'diagonal', after) && cell !== before;
  });

/** The tile in the middle of all, or of a chain, where there is one. */
export function middlesOf(subset: readonly Cell[]): Cell[] {
  const middle = (of: (cell: Cell) => number) => {
    const all = subset.map(of);
    return (Math.min(...all) + Math.max(...all)) / 2;
  };
  const [column, row] = [middle(columnOf), middle(rowOf)];
  const chain = chainOf(subset);
  const ofChain = chain.length % 2 === 1 ? chain.slice((chain.length - 1) / 2, (chain.length + 1) / 2) : [];
  const ofAll = subset.filter((cell) => columnOf(cell) === column && rowOf(cell) === row);
  return subset.length < 3 ? [] : [...new Set([...ofAll, ...ofChain])];
}

/** Whether a cell lies in a place, for this subset. */
export function isAt(place: Place, cell: Cell, subset: readonly Cell[]): boolean {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const onRim = (n: number) => n === 0 || n === 3;
  switch (place.type) {
    case 'top':
      return row === Math.min(...subset.map(rowOf));
    case 'bottom':
      return row === Math.max(...subset.map(rowOf));
    case 'leftmost':
      return column === Math.min(...subset.map(columnOf));
    case 'rightmost':
      return column === Math.max(...subset.map(columnOf));
    case 'corner':
      return onRim(row) && onRim(column);
    case 'edge':
      return onRim(row) || onRim(column);
    case 'centre':
      return !onRim(row) && !onRim(column);
    case 'grid':
      return true;
    case 'cells':
      return place.cells.includes(cell);
    case 'row':
      return row === place.row - 1;
    case 'column':
      return cell[0] === place.column;
  }
}

/** Rows and columns as far as they hold cells; squares and threes that are there whole. */
export function shapesAmong(shape: Shape, cells: readonly Cell[]): Cell[][] {
  const lines = (place: (cell: Cell) => number) =>
    [0, 1, 2, 3].map((n) => cells.filter((cell) => place(cell) === n)).filter((line) => line.length > 0);
  switch (shape) {
    case 'row':
      return lines(rowOf);
    case 'column':
      return lines(columnOf);
    case 'line':
      return [...lines(rowOf), ...lines(columnOf)];
    case 'square':
      return blocks(cells, 2, 2);
    case 'three':
      return [...blocks(cells, 3, 1), ...blocks(cells, 1, 3)];
  }
}

/** Rectangles of so many columns and rows that are there whole. */
function blocks(cells: readonly Cell[], width: number, height: number): Cell[][] {
  const isIn = (n: number, from: number, size: number) => n >= from && n < from + size;
  return [0, 1, 2, 3].flatMap((row) =>
    [0, 1, 2, 3]
      .map((column) => cells.filter((cell) => isIn(rowOf(cell), row, height) && isIn(columnOf(cell), column, width)))
      .filter((block) => block.length === width * height),
  );
}

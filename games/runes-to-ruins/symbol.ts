import { itemAt } from '../kit/item-at';
import { type DrawnRune, divineGroups, drawnRune, mundaneGroups, type RuneId, type RuneRules, runeOf } from './runes';

// A symbol: six runes in a grid two high and three wide, positions 0 1 2 over 3 4 5.

export type RuneSymbol = readonly RuneId[];
export const positions = [0, 1, 2, 3, 4, 5] as const;

export const columnOf = (position: number): number => position % 3;
export const rowOf = (position: number): number => Math.floor(position / 3);

/** Rows and columns of the grid as the questions name them, with their positions. */
export const gridLines = ['row0', 'row1', 'col0', 'col1', 'col2'] as const;
export type GridLine = (typeof gridLines)[number];
export const positionsOf: Readonly<Record<GridLine, readonly number[]>> = {
  row0: [0, 1, 2],
  row1: [3, 4, 5],
  col0: [0, 3],
  col1: [1, 4],
  col2: [2, 5],
};

/** The pairs of positions that share a border point: side by side, one over the other, or diagonal. */
export const neighbours: readonly (readonly [number, number])[] = positions.flatMap((p) =>
  positions
    .filter((q) => q > p && Math.abs(columnOf(p) - columnOf(q)) <= 1)
    .map((q): readonly [number, number] => [p, q]),
);

/** The seven of them that stand side by side or one over the other. */
const orthogonal = neighbours.filter(([p, q]) => columnOf(p) === columnOf(q) || rowOf(p) === rowOf(q));

/** A place to be filled, or a rune there. */
export type Grid = readonly (RuneId | null)[];

/** [R6] The pairs of positions whose runes are joined, lower first. */
export function joinsOf(grid: Grid, rules: RuneRules): (readonly [number, number])[] {
  return neighbours.filter((pair) => isJoined(grid, pair, rules));
}

function isJoined(grid: Grid, [p, q]: readonly [number, number], rules: RuneRules): boolean {
  const a = grid[p];
  const b = grid[q];
  if (a == null || b == null) return false;
  return areJoined({ rune: drawnRune(a, rules), at: p }, { rune: drawnRune(b, rules), at: q });
}

/** [R6] Two runes are joined when a line point of one is a line point of the other. */
export function areJoined(a: { rune: DrawnRune; at: number }, b: { rune: DrawnRune; at: number }): boolean {
  const theirs = new Set(placedPoints(b.rune, b.at));
  return placedPoints(a.rune, a.at).some((point) => theirs.has(point));
}

/** The line points of a rune at a position, on the lattice of 7 by 5 that neighbours share borders on. */
function placedPoints({ points }: DrawnRune, position: number): number[] {
  const placed: number[] = [];
  for (let bit = 0; bit < 9; bit++) {
    if ((points & (1 << bit)) === 0) continue;
    placed.push((bit % 3) + 2 * columnOf(position) + 7 * (Math.floor(bit / 3) + 2 * rowOf(position)));
  }
  return placed;
}

/** Positions not connected with the others: those outside the largest group of connected runes. */
export function looseOf(grid: Grid, rules: RuneRules): number[] {
  const filled = positions.filter((p) => grid[p] != null);
  const joins = joinsOf(grid, rules);
  const parts: number[][] = [];
  for (const start of filled) {
    if (!parts.some((part) => part.includes(start))) parts.push(reach(start, joins));
  }
  const largest = parts.reduce<number[]>((best, part) => (part.length > best.length ? part : best), []);
  return filled.filter((p) => !largest.includes(p));
}

/** [R11] Neighbours, side by side or one over the other, that are not joined. */
export function gapsOf(grid: Grid, rules: RuneRules): (readonly [number, number])[] {
  const isFilled = (p: number) => grid[p] != null;
  return orthogonal.filter((pair) => pair.every(isFilled) && !isJoined(grid, pair, rules));
}

function reach(start: number, joins: readonly (readonly [number, number])[]): number[] {
  const reached = [start];
  for (const at of reached) {
    for (const [p, q] of joins) {
      const other = p === at ? q : q === at ? p : null;
      if (other !== null && !reached.includes(other)) reached.push(other);
    }
  }
  return reached;
}

/** How often each group of an order appears, by the table's order. */
export function countGroups(symbol: readonly RuneId[], order: 'divine' | 'mundane'): number[] {
  const all = order === 'divine' ? divineGroups : mundaneGroups;
  const found = symbol.map((id) => runeOf(id)[order]);
  return all.map((group) => found.filter((one) => one === group).length);
}

/** [R5] In one order no group twice, in the other none more than three times. */
export function fitsGroups(symbol: readonly RuneId[]): boolean {
  const divine = Math.max(...countGroups(symbol, 'divine'));
  const mundane = Math.max(...countGroups(symbol, 'mundane'));
  return (divine <= 1 && mundane <= 3) || (mundane <= 1 && divine <= 3);
}

/** Positions of a symbol as people say them, 0 to 5. */
export const positionWords = [
  'top left',
  'top middle',
  'top right',
  'bottom left',
  'bottom middle',
  'bottom right',
] as const;

export type SymbolReason = 'different' | 'groups' | 'joined';

/** [R4]–[R6] Why six runes are no symbol, as a sentence; null: they are one. */
export function symbolProblem(symbol: RuneSymbol, rules: RuneRules): { reason: SymbolReason; message: string } | null {
  if (new Set(symbol).size < 6) {
    return { reason: 'different', message: 'A symbol has six different runes; one stands there twice.' };
  }
  if (!fitsGroups(symbol)) return { reason: 'groups', message: groupsMessage };
  const apart = apartWords(symbol, rules);
  return apart === null ? null : { reason: 'joined', message: apart };
}

/** [R6], [R11] What is not joined as it has to be. */
function apartWords(symbol: RuneSymbol, rules: RuneRules): string | null {
  const nameAt = (p: number) => `${runeOf(symbol[p] ?? '').name} (${positionWords[p]})`;
  if (rules.joining === 'neighbours') {
    const gaps = gapsOf(symbol, rules).map(([p, q]) => `${nameAt(p)} and ${nameAt(q)}`);
    return gaps.length === 0 ? null : `All neighbours have to be joined: ${gaps.join('; ')} are not.`;
  }
  const loose = looseOf(symbol, rules).map(nameAt);
  if (loose.length === 0) return null;
  return `The runes have to be joined: ${loose.join(', ')} ${loose.length === 1 ? 'is' : 'are'} not.`;
}

const groupsMessage =
  'The groups do not fit: in one order (Divine or Mundane) all six have to differ, and in the other at most three may share a group.';

/** As `symbolProblem`, with what fails most often looked at first: symbols are drawn by the thousand. */
export function isLegalSymbol(symbol: RuneSymbol, rules: RuneRules): boolean {
  if (new Set(symbol).size < 6) return false;
  if (rules.joining === 'figure') return fitsGroups(symbol) && looseOf(symbol, rules).length === 0;
  return orthogonal.every((pair) => isJoined(symbol, pair, rules)) && fitsGroups(symbol);
}

export const sameSymbol = (a: RuneSymbol, b: RuneSymbol): boolean => a.every((rune, p) => rune === b[p]);

/** By the order of the rune table, position by position. */
export function compareSymbols(a: RuneSymbol, b: RuneSymbol): number {
  for (const p of positions) {
    const difference = runeOf(itemAt(a, p)).index - runeOf(itemAt(b, p)).index;
    if (difference !== 0) return difference;
  }
  return 0;
}

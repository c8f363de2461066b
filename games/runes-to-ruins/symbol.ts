import type { Random } from '../game';
import { divineGroups, mundaneGroups, type Rune, type RuneId, runeIds, runeOf } from './runes';

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

/** A place to be filled, or a rune there. */
export type Grid = readonly (RuneId | null)[];

/** [R6] The pairs of positions whose runes are joined, lower first. */
export function joinsOf(grid: Grid): (readonly [number, number])[] {
  return neighbours.filter(([p, q]) => {
    const a = grid[p];
    const b = grid[q];
    return a != null && b != null && areJoined({ rune: runeOf(a), at: p }, { rune: runeOf(b), at: q });
  });
}

/** [R6] Two runes are joined when a line point of one is a line point of the other. */
export function areJoined(a: { rune: Rune; at: number }, b: { rune: Rune; at: number }): boolean {
  const theirs = new Set(placedPoints(b.rune, b.at));
  return placedPoints(a.rune, a.at).some((point) => theirs.has(point));
}

/** The line points of a rune at a position, on the lattice of 7 by 5 that neighbours share borders on. */
function placedPoints({ points }: Rune, position: number): number[] {
  const placed: number[] = [];
  for (let bit = 0; bit < 9; bit++) {
    if ((points & (1 << bit)) === 0) continue;
    placed.push((bit % 3) + 2 * columnOf(position) + 7 * (Math.floor(bit / 3) + 2 * rowOf(position)));
  }
  return placed;
}

/** Positions not connected with the others: those outside the largest group of connected runes. */
export function looseOf(grid: Grid): number[] {
  const filled = positions.filter((p) => grid[p] != null);
  const joins = joinsOf(grid);
  const parts: number[][] = [];
  for (const start of filled) {
    if (!parts.some((part) => part.includes(start))) parts.push(reach(start, joins));
  }
  const largest = parts.reduce<number[]>((best, part) => (part.length > best.length ? part : best), []);
  return filled.filter((p) => !largest.includes(p));
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

export type SymbolReason = 'different' | 'groups' | 'joined';

/** [R4]–[R6] Why six runes are no symbol, as a sentence; null: they are one. */
export function symbolProblem(symbol: RuneSymbol): { reason: SymbolReason; message: string } | null {
  if (new Set(symbol).size < 6) {
    return { reason: 'different', message: 'A symbol has six different runes; one stands there twice.' };
  }
  if (!fitsGroups(symbol)) return { reason: 'groups', message: groupsMessage };
  const loose = looseOf(symbol).map((p) => `${runeOf(symbol[p] as RuneId).name} (position ${p})`);
  if (loose.length === 0) return null;
  const verb = loose.length === 1 ? 'is' : 'are';
  return { reason: 'joined', message: `The runes have to be joined: ${loose.join(', ')} ${verb} not.` };
}

const groupsMessage =
  'The groups do not fit: in one order (Divine or Mundane) all six have to differ, and in the other at most three may share a group.';

export const isLegalSymbol = (symbol: RuneSymbol): boolean => symbolProblem(symbol) === null;

export const sameSymbol = (a: RuneSymbol, b: RuneSymbol): boolean => a.every((rune, p) => rune === b[p]);

/** By the order of the rune table, position by position. */
export function compareSymbols(a: RuneSymbol, b: RuneSymbol): number {
  for (const p of positions) {
    const difference = runeOf(a[p] as RuneId).index - runeOf(b[p] as RuneId).index;
    if (difference !== 0) return difference;
  }
  return 0;
}

/** A legal symbol, each as likely as any other, and none of `without`. */
export function randomSymbol(random: Random, without: readonly RuneSymbol[] = []): RuneSymbol {
  for (;;) {
    const symbol = sixRunes(random);
    if (isLegalSymbol(symbol) && !without.some((one) => sameSymbol(one, symbol))) return symbol;
  }
}

/** Six different runes in any order: the first six of a shuffle that goes no further. */
function sixRunes(random: Random): RuneSymbol {
  const pool = [...runeIds];
  for (const i of positions) {
    const j = i + random.int(pool.length - i);
    [pool[i], pool[j]] = [pool[j] as RuneId, pool[i] as RuneId];
  }
  return pool.slice(0, 6);
}

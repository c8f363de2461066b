import { CELLS, type Color, edges, neighbours } from './board';
import type { Cells } from './groups';

// How far a colour is from joining three edges: the fewest cells it still has to take on the best meeting point of
// three ways, one to each of three edges. Ways that share cells are counted apart, so it is an estimate.

/** Farther than any way can be. */
export const UNREACHABLE = 99;

export interface Distance {
  /** The fewest cells to take to join three edges; 0 when they are joined, UNREACHABLE when they cannot be. */
  readonly nearest: number;
  /** The same, smoothed: many good meeting points count as nearer than a single one. */
  readonly soft: number;
}

/** What taking a cell costs a colour: nothing where it is its own already. */
export const costsFor = (cells: Cells, color: Color): Uint8Array =>
  Uint8Array.from(cells, (held) => (held === color ? 0 : held === null ? 1 : UNREACHABLE));

export function distanceOf(costs: Uint8Array): Distance {
  let nearest = UNREACHABLE;
  let sum = 0;
  for (const cellsToTake of junctions(costs)) {
    nearest = Math.min(nearest, cellsToTake);
    sum += weights[cellsToTake] ?? 0;
  }
  return { nearest, soft: Math.min(-Math.log(sum) / sharpness, UNREACHABLE) };
}
const sharpness = 1.2;
const weights = Float64Array.from({ length: UNREACHABLE + 1 }, (_, cells) => Math.exp(-sharpness * cells));

/** For each cell, the cells to take to join it with its three nearest edges. */
export function junctions(costs: Uint8Array): number[] {
  const ways = edges.map((edge) => waysFrom(edge, costs));
  return Array.from(costs, (cost, cell) => {
    if (cost === UNREACHABLE) return UNREACHABLE;
    let [a, b, c] = [UNREACHABLE, UNREACHABLE, UNREACHABLE];
    for (const way of ways) {
      const length = way[cell] ?? 0;
      if (length < a) [a, b, c] = [length, a, b];
      else if (length < b) [b, c] = [length, b];
      else if (length < c) c = length;
    }
    return Math.min(a + b + c - 2 * cost, UNREACHABLE);
  });
}

/** For each cell, the cells to take from an edge up to and including it, level by level. */
function waysFrom(edge: readonly number[], costs: Uint8Array): Uint8Array {
  const ways = new Uint8Array(CELLS).fill(UNREACHABLE);
  let level: number[] = [];
  let next: number[] = [];
  for (const cell of edge) if (costs[cell] !== UNREACHABLE) (costs[cell] === 0 ? level : next).push(cell);
  for (let taken = 0; level.length + next.length > 0; taken++) {
    for (let cell = level.pop(); cell !== undefined; cell = level.pop()) {
      if ((ways[cell] ?? 0) <= taken) continue;
      ways[cell] = taken;
      for (const near of neighbours[cell] ?? []) {
        if ((ways[near] ?? 0) <= taken || costs[near] === UNREACHABLE) continue;
        (costs[near] === 0 ? level : next).push(near);
      }
    }
    [level, next] = [next, level];
  }
  return ways;
}

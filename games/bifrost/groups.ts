import { type Color, edges, neighbours } from './board';
import { canStillWin, cellSet } from './connection';

// What a board shows of each colour: its groups and the edges they reach. The plain version; see connection.ts for
// the fast one that decides.

/** A cell's colour by cell number; null where it is empty. */
export type Cells = readonly (Color | null)[];

export interface Group {
  /** In reading order. */
  readonly cells: readonly number[];
  /** The edges it touches, 0 to 5 clockwise from the top. */
  readonly edges: readonly number[];
}

/** The connected groups of a colour, the largest first; of equals the one that touches more edges. */
export function groupsOf(cells: Cells, color: Color): Group[] {
  const seen = new Set<number>();
  const groups: Group[] = [];
  for (const [cell, held] of cells.entries()) {
    if (held === color && !seen.has(cell)) groups.push(toGroup(connectedTo(cell, cells, seen)));
  }
  return groups.sort((a, b) => b.cells.length - a.cells.length || b.edges.length - a.edges.length);
}

/** The group of a colour that touches most edges, of equals the largest; absent where it has no cell. */
export const bestGroupOf = (cells: Cells, color: Color): Group | undefined =>
  groupsOf(cells, color).sort((a, b) => b.edges.length - a.edges.length)[0];

/** The edges that a colour's best group touches. */
export const edgesReached = (cells: Cells, color: Color): readonly number[] => bestGroupOf(cells, color)?.edges ?? [];

/** Whether the colour could still connect three edges, were every empty cell its own. */
export const isAlive = (cells: Cells, color: Color): boolean =>
  canStillWin(cellSet(cellsWhere(cells, (held) => held !== null && held !== color)));

/**
 * What a colour could still join, were every empty cell its own: of its connected regions the one that touches most
 * edges; of equals the one with more of its cells, then the larger. Under three edges it cannot win any more.
 */
export function reachOf(cells: Cells, color: Color): Group {
  const open = cells.map((held) => (held === null || held === color ? color : null));
  const ownIn = (group: Group) => group.cells.filter((cell) => cells[cell] === color).length;
  const regions = groupsOf(open, color).sort((a, b) => b.edges.length - a.edges.length || ownIn(b) - ownIn(a));
  return regions[0] ?? { cells: [], edges: [] };
}

/** The numbers of the cells for which `matches` holds, in reading order. */
export const cellsWhere = (cells: Cells, matches: (held: Color | null) => boolean): number[] =>
  cells.flatMap((held, cell) => (matches(held) ? [cell] : []));

function connectedTo(start: number, cells: Cells, seen: Set<number>): number[] {
  seen.add(start);
  const group = [start];
  for (const cell of group) {
    for (const next of neighbours[cell] ?? []) {
      if (cells[next] !== cells[start] || seen.has(next)) continue;
      seen.add(next);
      group.push(next);
    }
  }
  return group.sort((a, b) => a - b);
}

const toGroup = (cells: readonly number[]): Group => ({
  cells,
  edges: edges.flatMap((along, edge) => (along.some((cell) => cells.includes(cell)) ? [edge] : [])),
});

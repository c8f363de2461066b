import data from './runes.json';

// The thirty-six runes: their two orders of groups and their drawings (runes.json). Everything else asks here.

export type RuneId = string;
export const orders = ['divine', 'mundane'] as const;
export type Order = (typeof orders)[number];
/** `[x1, y1, x2, y2]` on a lattice of 3 by 3 points, x to the right, y down. */
export type Line = readonly [number, number, number, number];

export interface Rune {
  readonly id: RuneId;
  readonly name: string;
  readonly divine: string;
  readonly mundane: string;
  readonly lines: readonly Line[];
  /** Lattice points that a line passes through or ends in, as bits `1 << (3 * y + x)`. */
  readonly points: number;
  /** [R3] Segments of all lines together. */
  readonly segments: number;
  /** Place in the table's order. */
  readonly index: number;
}

/** The columns of the table, in its order. */
export const divineGroups: readonly string[] = data.divine;
/** The rows of the table, in its order. */
export const mundaneGroups: readonly string[] = data.mundane;
export const groups: readonly string[] = [...divineGroups, ...mundaneGroups];
/** The groups of each order, in the table's order. */
export const groupsOf: Readonly<Record<Order, readonly string[]>> = { divine: divineGroups, mundane: mundaneGroups };

/** [R3] */
export const lineSegments = ([x1, y1, x2, y2]: Line): number => Math.max(Math.abs(x2 - x1), Math.abs(y2 - y1));

/** The lattice points a line passes through or ends in, from one end to the other. */
export function linePoints(line: Line): { x: number; y: number }[] {
  const [x1, y1, x2, y2] = line;
  const steps = lineSegments(line);
  return Array.from({ length: steps + 1 }, (_, i) => ({
    x: x1 + ((x2 - x1) * i) / steps,
    y: y1 + ((y2 - y1) * i) / steps,
  }));
}

/** In the table's order. */
export const runes: readonly Rune[] = data.runes.map((rune, index) => {
  const lines = rune.lines as unknown as readonly Line[];
  return {
    ...rune,
    lines,
    points: lines.flatMap(linePoints).reduce((bits, { x, y }) => bits | (1 << (3 * y + x)), 0),
    segments: lines.reduce((sum, line) => sum + lineSegments(line), 0),
    index,
  };
});

export const runeIds: readonly RuneId[] = runes.map(({ id }) => id);

const byId = new Map(runes.map((rune) => [rune.id, rune]));

/** The rune of an id that has been checked. */
export function runeOf(id: RuneId): Rune {
  const rune = byId.get(id);
  if (rune === undefined) throw new Error(`There is no rune ${JSON.stringify(id)}`);
  return rune;
}

/** Whether a rune is of a group of either order. */
export const isOfGroup = (rune: Rune, group: string): boolean => rune.divine === group || rune.mundane === group;

export const shareGroup = (a: Rune, b: Rune): boolean => a.divine === b.divine || a.mundane === b.mundane;

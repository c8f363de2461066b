import { itemAt } from '../kit/item-at';
import { memo } from '../kit/memo';
import data from './runes.json' with { type: 'json' };

// The thirty-six runes: their two orders of groups, and their drawings, which a match may bring along (`runes` in its
// settings; else runes.json). Everything else asks here.

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
  /** Place in the table's order. */
  readonly index: number;
}

export type Drawings = Readonly<Record<RuneId, readonly Line[]>>;
export const joinings = ['figure', 'neighbours'] as const;
/** What a match's settings say of its runes: how they are drawn (null: as in runes.json) and what has to be joined. */
export interface RuneRules {
  readonly runes: Drawings | null;
  readonly joining: (typeof joinings)[number];
}
export const standardRules: RuneRules = { runes: null, joining: 'figure' };

/** A rune as a match draws it. */
export interface DrawnRune extends Rune {
  readonly lines: readonly Line[];
  /** Lattice points that a line passes through or ends in, as bits `1 << (3 * y + x)`. */
  readonly points: number;
  /** [R3] Segments of all lines together. */
  readonly segments: number;
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
  })).filter(({ x, y }) => Number.isInteger(x) && Number.isInteger(y)); // two over and one down passes between points
}

/** In the table's order. */
export const runes: readonly Rune[] = data.runes.map(({ id, name, divine, mundane }, index) => ({
  id,
  name,
  divine,
  mundane,
  index,
}));

const standardDrawings: Drawings = Object.fromEntries(
  data.runes.map(({ id, lines }) => [id, lines as unknown as readonly Line[]]),
);

const drawnFrom = memo((drawings: Drawings): readonly DrawnRune[] =>
  runes.map((rune) => {
    const lines = drawings[rune.id] ?? [];
    return {
      ...rune,
      lines,
      points: lines.flatMap(linePoints).reduce((bits, { x, y }) => bits | (1 << (3 * y + x)), 0),
      segments: lines.reduce((sum, line) => sum + lineSegments(line), 0),
    };
  }),
);

/** All runes as a match draws them, in the table's order. */
export const drawnRunes = ({ runes: drawings }: Pick<RuneRules, 'runes'>): readonly DrawnRune[] =>
  drawnFrom(drawings ?? standardDrawings);

/** One of them, by an id that has been checked. */
export const drawnRune = (id: RuneId, rules: Pick<RuneRules, 'runes'>): DrawnRune =>
  itemAt(drawnRunes(rules), runeOf(id).index);

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

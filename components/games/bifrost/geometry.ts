import { directionOf } from '@/components/board/arrows';
import { edges, places, rowLengths, rowNames } from '@/games/bifrost/board';
import { itemAt } from '@/games/kit/item-at';

// Where everything on a drawn board is. The unit is a hex's radius; hexes stand on a point; the middle of the board is
// the origin. Around the hexes come their coordinates, then a rail for each edge and colour, then the table's edge.

export interface Point {
  readonly x: number;
  readonly y: number;
}

const WIDTH = Math.sqrt(3);
const ROW_HEIGHT = 1.5;

/** The middle of each cell. */
export const centers: readonly Point[] = places.map(({ row, column }) => ({
  x: WIDTH * (column - ((rowLengths[row] ?? 0) - 1) / 2),
  y: ROW_HEIGHT * (row - 4),
}));

const corner = (i: number, radius: number): Point => {
  const angle = (Math.PI / 180) * (60 * i - 30);
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
};
const format = (points: readonly Point[]) => points.map(({ x, y }) => `${x.toFixed(3)},${y.toFixed(3)}`).join(' ');

/** A hex around the origin, as the points of a polygon. */
export const hexPoints = (radius: number): string => format([0, 1, 2, 3, 4, 5].map((i) => corner(i, radius)));

/** How far from the line through an edge's cells the three rails and the table's edge lie. */
const railDistances = [1.56, 1.76, 1.96] as const;
const TABLE_DISTANCE = 2.28;
const EDGE_DISTANCE = 4 * ROW_HEIGHT;

/** The outline of the table: a hexagon with level top and bottom. */
export const tablePoints: string = format(
  [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 180) * 60 * i;
    const radius = (EDGE_DISTANCE + TABLE_DISTANCE) / Math.cos(Math.PI / 6);
    return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
  }),
);

export interface Rail {
  readonly from: Point;
  readonly to: Point;
}

/** `rails[edge][color]`: the line that lights up, colours from the inside out. */
export const rails: readonly (readonly Rail[])[] = edges.map((along) =>
  railDistances.map((distance) => {
    const first = itemAt(centers, along[0] ?? 0);
    const last = itemAt(centers, along[along.length - 1] ?? 0);
    const length = Math.hypot(last.x - first.x, last.y - first.y);
    const [dx, dy] = [(last.x - first.x) / length, (last.y - first.y) / length];
    // Clockwise on a screen, the outside is on the left; the ends reach out, but leave the corner open.
    const out = { x: dy * distance, y: -dx * distance };
    const reach = distance * 0.36;
    return {
      from: { x: first.x + out.x - dx * reach, y: first.y + out.y - dy * reach },
      to: { x: last.x + out.x + dx * reach, y: last.y + out.y + dy * reach },
    };
  }),
);

export interface RimLabel extends Point {
  readonly text: string;
}

/** Letters left of each row; numbers above right of the first cell that has them. */
export const rimLabels: readonly RimLabel[] = [
  ...rowNames.map((text, row) => {
    const first = itemAt(
      centers,
      places.findIndex((place) => place.row === row && place.column === 0),
    );
    return { text, x: first.x - 1.26, y: first.y };
  }),
  ...[...(edges[0] ?? []), ...(edges[1]?.slice(1) ?? [])].map((cell, i) => {
    const { x, y } = itemAt(centers, cell);
    return { text: String(i + 1), x: x + 0.63, y: y - 1.1 };
  }),
];

const HALF_WIDTH = (EDGE_DISTANCE + TABLE_DISTANCE) / Math.cos(Math.PI / 6) + 0.15;
const HALF_HEIGHT = EDGE_DISTANCE + TABLE_DISTANCE + 0.15;
export const viewBox = `${-HALF_WIDTH} ${-HALF_HEIGHT} ${2 * HALF_WIDTH} ${2 * HALF_HEIGHT}`;

/** Where the arrow keys go from a cell; null where the board ends. */
export function cellToward(cell: number, key: string): number | null {
  const direction = directionOf(key);
  const from = centers[cell];
  if (direction === null || from === undefined) return null;
  const ahead = centers
    .map((to, other) => ({ other, x: to.x - from.x, y: to.y - from.y }))
    .filter(({ x, y }) => Math.abs(x * direction.y) < WIDTH && x * direction.x + y * direction.y > 0.1)
    .filter(({ y }) => direction.y !== 0 || Math.abs(y) < 0.1)
    .sort((a, b) => Math.hypot(a.x, a.y) - Math.hypot(b.x, b.y) || sideways(cell, a.x) - sideways(cell, b.x));
  return ahead[0]?.other ?? null;
}

/** Up and down go to the left and to the right in turns, row by row, so that they keep to a column. */
const sideways = (cell: number, x: number) => ((places[cell]?.row ?? 0) % 2 === 0 ? x : -x);

import type { SeatId, Standing } from '@/games/game';

// The line of points: a face for everybody where their points are, those with as many in a block above them. How far
// somebody is ahead is to be seen as a distance. Whoever has the fewest stands at its left, whatever is told after them.

export interface PointsLine {
  readonly look: LineLook;
  readonly spots: readonly Spot[];
  /** From the least to the most, each that somebody has. */
  readonly values: readonly Value[];
}

/** In pixels. */
export interface LineLook {
  /** How wide a face is. */
  readonly size: number;
  /** From one face to the next; with a name there is more room. */
  readonly stepX: number;
  readonly stepY: number;
  readonly isNamed: boolean;
}

export interface Spot {
  readonly seat: SeatId;
  /** The middle of the face, from the left. */
  readonly x: number;
  /** How many faces lie below it. */
  readonly level: number;
}

export interface Value {
  readonly points: number;
  readonly x: number;
}

/** In pixels. */
export interface LineRoom {
  readonly width: number;
  readonly height: number;
}

/** How high a name is. */
export const nameHeight = 14;
const gap = 3;

const named = (size: number): LineLook => ({
  ...{ size, isNamed: true },
  stepX: Math.max(52, size + 20),
  stepY: size + nameHeight + gap,
});
const bare = (size: number): LineLook => ({ size, isNamed: false, stepX: size + gap, stepY: size + gap });

/** The first that all have room in. */
const looks = [...[40, 34, 28, 24].map(named), ...[34, 28, 24, 20, 17].map(bare)];
const least = bare(14);

/** As large as there is room for; the last stand lowest. */
export function pointsLine(standings: readonly Standing[], room: LineRoom): PointsLine {
  const groups = groupsOf(standings);
  const look = looks.find((one) => fits(one, { groups, room })) ?? least;
  const rows = rowsIn(room, look);
  const widths = groups.map(({ seats }) => look.stepX * Math.ceil(seats.length / rows));
  const middles = middlesOf(
    groups.map(({ points }) => points),
    { widths, width: room.width },
  );
  return {
    look,
    spots: groups.flatMap(({ seats }, i) => blockOf(seats, { rows, look, middle: middles[i] ?? 0 })),
    values: groups.map(({ points }, i) => ({ points, x: middles[i] ?? 0 })),
  };
}

interface Group {
  readonly points: number;
  /** The last first. */
  readonly seats: readonly SeatId[];
}

function groupsOf(standings: readonly Standing[]): Group[] {
  const byPoints = new Map<number, SeatId[]>();
  for (const { seat, points } of standings.toReversed()) {
    byPoints.set(points ?? 0, [...(byPoints.get(points ?? 0) ?? []), seat]);
  }
  return [...byPoints].map(([points, seats]) => ({ points, seats })).sort((a, b) => a.points - b.points);
}

const rowsIn = ({ height }: LineRoom, { stepY }: LineLook): number => Math.max(1, Math.floor(height / stepY));

function fits(look: LineLook, { groups, room }: { groups: readonly Group[]; room: LineRoom }): boolean {
  const rows = rowsIn(room, look);
  return groups.reduce((sum, { seats }) => sum + Math.ceil(seats.length / rows) * look.stepX, 0) <= room.width;
}

interface Blocks {
  /** Of what stands above each value. */
  readonly widths: readonly number[];
  readonly width: number;
}

/** As far apart as their points are, moved as little as it takes for no block to lie on another. */
function middlesOf(points: readonly number[], { widths, width }: Blocks): number[] {
  const [first, last] = [(widths[0] ?? 0) / 2, width - (widths.at(-1) ?? 0) / 2];
  const [from, to] = [points[0] ?? 0, points.at(-1) ?? 0];
  const middles = points.map((one) => (from === to ? first : first + ((one - from) / (to - from)) * (last - first)));
  const apart = (i: number) => ((widths[i] ?? 0) + (widths[i + 1] ?? 0)) / 2;
  for (let i = 1; i < middles.length; i++) {
    middles[i] = Math.max(middles[i] ?? 0, (middles[i - 1] ?? 0) + apart(i - 1));
  }
  for (let i = middles.length - 1; i >= 0; i--) {
    const right = i === middles.length - 1 ? last : (middles[i + 1] ?? 0) - apart(i);
    middles[i] = Math.min(middles[i] ?? 0, right);
  }
  return middles;
}

/** Column by column from below: nobody moves when somebody joins them. */
function blockOf(
  seats: readonly SeatId[],
  { rows, look, middle }: { rows: number; look: LineLook; middle: number },
): Spot[] {
  const columns = Math.ceil(seats.length / rows);
  return seats.map((seat, i) => ({
    seat,
    level: i % rows,
    x: middle + (Math.floor(i / rows) - (columns - 1) / 2) * look.stepX,
  }));
}

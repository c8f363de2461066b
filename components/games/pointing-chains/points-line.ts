import type { SeatId, Standing } from '@/games/game';

// The line of points: a face for everybody where their points are, those with as many on top of each other. How far
// somebody is ahead is to be seen as a distance.

export interface PointsLine {
  /** How wide a face is, in pixels. */
  readonly size: number;
  readonly spots: readonly Spot[];
  /** From the least to the most, each that somebody has. */
  readonly values: readonly Value[];
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

/** From one face to the next, in pixels. */
export const faceGap = 3;
export const largestFace = 40;
const sizes = [largestFace, 34, 28, 24, 20, 17];
const least = 14;

/** As large as there is room for; the last stand lowest. */
export function pointsLine(standings: readonly Standing[], { width, height }: LineRoom): PointsLine {
  const lines = sizes.map((size) => lineOf(standings, { size, width }));
  const fits = ({ size, spots }: PointsLine) =>
    (Math.max(...spots.map(({ level }) => level)) + 1) * (size + faceGap) <= height;
  return lines.find(fits) ?? lineOf(standings, { size: least, width });
}

function lineOf(standings: readonly Standing[], { size, width }: { size: number; width: number }): PointsLine {
  const all = standings.map(({ points }) => points ?? 0);
  const [from, to] = [Math.min(...all), Math.max(...all)];
  const xOf = (points: number) =>
    from === to ? width / 2 : size / 2 + ((points - from) / (to - from)) * (width - size);
  const levels: number[][] = [];
  const spots = standings.toReversed().map(({ seat, points }): Spot => {
    const x = xOf(points ?? 0);
    const level = levels.findIndex((taken) => taken.every((other) => Math.abs(other - x) >= size + faceGap));
    if (level === -1) levels.push([x]);
    else levels[level]?.push(x);
    return { seat, x, level: level === -1 ? levels.length - 1 : level };
  });
  const values = [...new Set(all)].sort((a, b) => a - b).map((points) => ({ points, x: xOf(points) }));
  return { size, spots, values };
}

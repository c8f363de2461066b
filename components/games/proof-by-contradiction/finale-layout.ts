import { placesRound } from '@/components/stage/oval';

// Where the boards of the end lie: round a table, or in rows below the one that is told where there is little room.

export interface Spot {
  /** Its middle. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
}
interface Point {
  readonly x: number;
  readonly y: number;
}
interface Disc extends Point {
  readonly radius: number;
}
export interface FinaleLayout {
  readonly width: number;
  readonly height: number;
  /** The board that is told. */
  readonly centre: Spot;
  /** The boards of all seats, in their order. */
  readonly seats: readonly Spot[];
  /** Where the face stands of whose board is told, and its points: beside the board and the stamps round it. */
  readonly beside: { readonly who: Point; readonly sum: Point; readonly isSmall: boolean };
}

const NARROW = 560;

export const layoutFinale = (count: number, width: number): FinaleLayout =>
  width < NARROW ? inRows(count) : roundTable(count);

/** Of few boards none lies above or below whose board is told. */
const FEW = 6;
/** More than these lie too close at the table's ends, unless they are as far apart there as elsewhere. */
const MANY = 12;
const TABLE = { rx: 440, ry: 216 };
/** So far down that the faces and coins on the boards at its head are in the drawing. */
const MIDDLE = 288;

function roundTable(count: number): FinaleLayout {
  const size = count > MANY ? 66 : count > FEW ? 90 : 104;
  const places = count > MANY ? placesRound(count, { ...TABLE, startsAt: 'head' }) : byAngle(count);
  const seats = places.map(({ x, y }) => ({ x: 500 + x, y: MIDDLE + y, size }));
  const beside = { who: { x: 284, y: MIDDLE - 20 }, sum: { x: 718, y: MIDDLE - 6 }, isSmall: false };
  return { width: 1000, height: MIDDLE + 312, centre: { x: 500, y: MIDDLE, size: 220 }, seats, beside };
}

function byAngle(count: number): Point[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = ((i + (count > FEW ? 0.5 : 0)) / count) * 2 * Math.PI - Math.PI / 2;
    return { x: TABLE.rx * Math.cos(angle), y: TABLE.ry * Math.sin(angle) };
  });
}

const IN_A_ROW = 6;

function inRows(count: number): FinaleLayout {
  const inRow = Math.min(IN_A_ROW, count);
  const seats = Array.from({ length: count }, (_, i) => ({
    x: 170 + ((i % IN_A_ROW) - (inRow - 1) / 2) * 55,
    y: 284 + Math.floor(i / IN_A_ROW) * 72,
    size: 44,
  }));
  return {
    width: 340,
    height: 262 + Math.ceil(count / IN_A_ROW) * 72,
    centre: { x: 170, y: 108, size: 130 },
    seats,
    beside: { who: { x: 36, y: 78 }, sum: { x: 303, y: 92 }, isSmall: true },
  };
}

/** The face of whose board it is: on the corner of its rim, clear of the cell there. */
export const faceOn = ({ size }: Spot): Disc =>
  isSmall(size)
    ? { x: -3 - size / 2, y: -3 - size / 2, radius: 7 }
    : { x: -4 - size / 2, y: -4 - size / 2, radius: 12 };

/** The coin with what a board is marked with, on the other upper corner; both as seen from the middle of the board. */
export const coinOn = ({ size }: Spot): Disc =>
  isSmall(size) ? { x: size / 2 - 5, y: 5 - size / 2, radius: 8 } : { x: size / 2 + 3, y: -3 - size / 2, radius: 14 };

/** As boards in rows are. */
const isSmall = (size: number) => size < 60;

/** Places for `count` stamps round a board, from its top left corner clockwise. */
export function stampSpots({ x, y, size }: Spot, count: number): { readonly x: number; readonly y: number }[] {
  const side = size + 44;
  const places = Math.max(20, count);
  return Array.from({ length: count }, (_, i) => {
    const along = (i / places) * 4;
    const part = (along % 1) * side;
    const [dx, dy] = (
      [
        [part, 0],
        [side, part],
        [side - part, side],
        [0, side - part],
      ] as const
    )[Math.floor(along)] ?? [0, 0];
    return { x: x - side / 2 + dx, y: y - side / 2 + dy };
  });
}

// Where the boards of the end lie: at both sides of the one that is told, or in rows below it where there is little room.

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
/** How the boards of all seats are drawn: with a face on the corner of the rim, and a name of so many letters a line. */
interface SeatLook {
  readonly face: { readonly radius: number; readonly off: number };
  readonly name: { readonly letters: number; readonly fontSize: number; readonly below: number };
}
export interface FinaleLayout {
  readonly width: number;
  readonly height: number;
  /** So far down goes what is drawn while a board is told: on a phone that alone. */
  readonly toldHeight: number;
  /** The board that is told. */
  readonly centre: Spot;
  /** The faces of whose clues it breaks: how large, and how far from it. */
  readonly stamps: { readonly radius: number; readonly off: number };
  /** Below it, in a row of its own, what stands round it. */
  readonly legend: { readonly y: number; readonly fontSize: number };
  /** The boards of all seats, in their order. */
  readonly seats: readonly Spot[];
  readonly look: SeatLook;
  /** Where the face stands of whose board is told, and its points: beside the board and the stamps round it. */
  readonly beside: { readonly who: Point; readonly sum: Point; readonly isSmall: boolean };
}

const NARROW = 560;

export const layoutFinale = (count: number, width: number): FinaleLayout =>
  width < NARROW ? inRows(count) : onBothSides(count);

/** The middle of what stands left of the board that is told; right of it is as much. */
const SIDE = 118;
const WIDE = 1000;

/** The board that is told has all of the height; whose it is and the boards of half the table stand at either side of it. */
function onBothSides(count: number): FinaleLayout {
  const half = Math.ceil(count / 2);
  const grid = gridFor(half);
  const seats = Array.from({ length: count }, (_, i) => {
    const isLeft = i < half;
    const { dx, y } = grid.at(isLeft ? i : i - half, isLeft ? half : count - half);
    return { x: (isLeft ? SIDE : WIDE - SIDE) + dx, y, size: grid.size };
  });
  return {
    ...{ width: WIDE, height: 570, toldHeight: 570, seats, look: grid.look },
    centre: { x: WIDE / 2, y: 264, size: 498 },
    stamps: { radius: 14, off: 0 },
    legend: { y: 558, fontSize: 26 },
    beside: { who: { x: SIDE, y: 78 }, sum: { x: WIDE - SIDE, y: 104 }, isSmall: false },
  };
}

interface Grid {
  readonly size: number;
  readonly look: SeatLook;
  at(place: number, of: number): { readonly dx: number; readonly y: number };
}

/** So many boards in rows, below whose board is told or its points. */
function gridFor(count: number): Grid {
  const isMany = count > 4;
  const [inRow, dx] = isMany ? [3, 72] : [2, 104];
  const rows = Math.ceil(count / inRow);
  const dy = rows > 2 ? 89 : 125;
  const first = rows > 2 ? 322 : rows === 2 ? 348 : 400;
  return {
    size: isMany ? 54 : 86,
    look: isMany
      ? { face: { radius: 9, off: 4 }, name: { letters: 8, fontSize: 14, below: 15 } }
      : { face: { radius: 12, off: 4 }, name: { letters: 11, fontSize: 17, below: 18 } },
    at: (place, of) => {
      const row = Math.floor(place / inRow);
      const inThis = Math.min(inRow, of - row * inRow);
      return { dx: ((place % inRow) - (inThis - 1) / 2) * dx, y: first + row * dy };
    },
  };
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
    toldHeight: 226,
    ...{ seats, look: { face: { radius: 7, off: 3 }, name: { letters: 9, fontSize: 10.5, below: 11 } } },
    centre: { x: 170, y: 108, size: 130 },
    stamps: { radius: 8.5, off: 22 },
    legend: { y: 217, fontSize: 11.5 },
    beside: { who: { x: 36, y: 78 }, sum: { x: 303, y: 92 }, isSmall: true },
  };
}

/** The face of whose board it is: on the corner of its rim, clear of the cell there; as seen from its middle. */
export const faceOn = ({ size }: Spot, { face: { radius, off } }: SeatLook): Disc => ({
  x: -off - size / 2,
  y: -off - size / 2,
  radius,
});

/** Places for `count` stamps round a board, from its top left corner clockwise. */
export function stampSpots({ centre: { x, y, size }, stamps }: FinaleLayout, count: number): Point[] {
  const side = size + 2 * stamps.off;
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

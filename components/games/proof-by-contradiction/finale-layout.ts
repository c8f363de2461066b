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

function roundTable(count: number): FinaleLayout {
  const size = count > 12 ? 66 : count > FEW ? 90 : 104;
  const seats = Array.from({ length: count }, (_, i) => {
    const angle = ((i + (count > FEW ? 0.5 : 0)) / count) * 2 * Math.PI - Math.PI / 2;
    return { x: 500 + 440 * Math.cos(angle), y: 268 + 216 * Math.sin(angle), size };
  });
  const beside = { who: { x: 288, y: 248 }, sum: { x: 714, y: 262 }, isSmall: false };
  return { width: 1000, height: 580, centre: { x: 500, y: 268, size: 190 }, seats, beside };
}

const IN_A_ROW = 6;

function inRows(count: number): FinaleLayout {
  const inRow = Math.min(IN_A_ROW, count);
  const seats = Array.from({ length: count }, (_, i) => ({
    x: 170 + ((i % IN_A_ROW) - (inRow - 1) / 2) * 56,
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

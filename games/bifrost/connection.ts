import { CELLS, edges, neighbours } from './board';

// The one question of the game, asked of sets of cells held as 61 bits in two words: does a connected group of this
// set touch three different edges? Asked of a colour's cells it says "won"; asked of its cells and the empty ones
// together, "can still win". Fast, since bots ask it millions of times; tests hold it against an obvious version.

/** Cells 0 to 31 as the bits of `low`, 32 to 60 as those of `high`. */
export interface CellSet {
  readonly low: number;
  readonly high: number;
}

const neighboursLow = new Int32Array(CELLS);
const neighboursHigh = new Int32Array(CELLS);
/** The edges a cell lies on, one bit each. */
const edgesOfCell = new Uint8Array(CELLS);
for (const [cell, touching] of neighbours.entries()) {
  const near = cellSet(touching);
  neighboursLow[cell] = near.low;
  neighboursHigh[cell] = near.high;
}
for (const [edge, cells] of edges.entries()) {
  for (const cell of cells) edgesOfCell[cell] = (edgesOfCell[cell] ?? 0) | (1 << edge);
}

/** A group that touches three of six edges touches one of these four. */
const seeds = cellSet(edges.slice(0, 4).flat());
const threeOrMore = Uint8Array.from({ length: 64 }, (_, mask) => (countBits(mask) >= 3 ? 1 : 0));

export function cellSet(cells: Iterable<number>): CellSet {
  let low = 0;
  let high = 0;
  for (const cell of cells) {
    if (cell < 32) low |= 1 << cell;
    else high |= 1 << (cell - 32);
  }
  return { low, high };
}

/** Every cell that is in neither set. */
export const outside = (a: CellSet, b: CellSet): CellSet => ({
  low: ~(a.low | b.low),
  high: ~(a.high | b.high) & 0x1fffffff,
});

/** A colour has won when a group of its own cells touches three edges. */
export const hasWon = (own: CellSet): boolean => connectsThree(own.low, own.high);

/** A colour can still win while it would, were every cell its own that nobody else holds. */
export const canStillWin = (others: CellSet): boolean => connectsThree(~others.low, ~others.high & 0x1fffffff);

/** Whether a connected group of the set touches at least three different edges. */
export function connectsThree(low: number, high: number): boolean {
  let restLow = low;
  let restHigh = high;
  for (;;) {
    const startLow = restLow & seeds.low;
    const startHigh = restHigh & seeds.high;
    if ((startLow | startHigh) === 0) return false;
    let openLow = startLow & -startLow;
    let openHigh = openLow === 0 ? startHigh & -startHigh : 0;
    restLow &= ~openLow;
    restHigh &= ~openHigh;
    let touched = 0;
    while ((openLow | openHigh) !== 0) {
      let cell: number;
      if (openLow !== 0) {
        cell = 31 - Math.clz32(openLow & -openLow);
        openLow &= openLow - 1;
      } else {
        cell = 63 - Math.clz32(openHigh & -openHigh);
        openHigh &= openHigh - 1;
      }
      touched |= edgesOfCell[cell] ?? 0;
      if (threeOrMore[touched] === 1) return true;
      const newLow = (neighboursLow[cell] ?? 0) & restLow;
      const newHigh = (neighboursHigh[cell] ?? 0) & restHigh;
      restLow ^= newLow;
      restHigh ^= newHigh;
      openLow |= newLow;
      openHigh |= newHigh;
    }
  }
}

function countBits(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + countBits(mask >> 1);
}

import { type Cell, cells, indexOfCell, isContiguous } from './grid';

// Which tiles a seat may speak of in a round.

export const MIN_TILES = 4;
export const MAX_TILES = 8;

/** Why a subset is not allowed; null: it is. `previous`: the seat's own subset of the round before. */
export function subsetProblem(
  subset: readonly Cell[],
  previous: readonly Cell[] | null,
  noLimit: boolean,
): string | null {
  if (new Set(subset).size !== subset.length) return 'A tile is named twice; choose different tiles.';
  if (noLimit) return subset.length === 0 ? 'Choose at least one tile.' : null;
  if (subset.length < MIN_TILES)
    return `Choose at least ${MIN_TILES} tiles; there ${subset.length === 1 ? 'is' : 'are'} ${subset.length}.`;
  if (subset.length > MAX_TILES) return `Choose at most ${MAX_TILES} tiles; there are ${subset.length}.`;
  if (!isContiguous(subset)) return 'The tiles have to hang together by their sides.';
  if (previous === null || overlapRuleIsOff(previous)) return null;
  const shared = subset.filter((cell) => previous.includes(cell));
  const allowed = Math.floor(subset.length / 2) - 1;
  if (shared.length <= allowed) return null;
  return `${shared.length} of these ${subset.length} tiles (${shared.join(', ')}) were in your last subset; at most ${allowed} may be.`;
}

/** After a very large subset nothing would be left that overlaps so little: then the overlap does not matter. */
export function overlapRuleIsOff(previous: readonly Cell[]): boolean {
  const before = maskOf(previous);
  return !legalShapes().some((mask) => sizeOf(mask & before) < Math.floor(sizeOf(mask) / 2));
}

let shapes: readonly number[] | null = null;

/** All contiguous sets of four to eight tiles, as bits in grid order. */
export function legalShapes(): readonly number[] {
  shapes ??= Array.from({ length: 2 ** 16 }, (_, mask) => mask).filter((mask) => {
    const size = sizeOf(mask);
    return size >= MIN_TILES && size <= MAX_TILES && hangsTogether(mask);
  });
  return shapes;
}

const columnA = 0x1111;
const columnD = 0x8888;

/** As `isContiguous`, of tiles as bits in grid order: what can be walked to from the first of them is all of them. */
function hangsTogether(mask: number): boolean {
  let reached = mask & -mask;
  for (;;) {
    const beside = ((reached & ~columnD) << 1) | ((reached & ~columnA) >> 1) | (reached << 4) | (reached >> 4);
    const wider = (reached | beside) & mask;
    if (wider === reached) return reached === mask;
    reached = wider;
  }
}

export const maskOf = (some: readonly Cell[]): number =>
  some.reduce((mask, cell) => mask | (1 << indexOfCell(cell)), 0);
export const cellsOf = (mask: number): Cell[] => cells.filter((_, i) => (mask >> i) & 1);

function sizeOf(mask: number): number {
  let size = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) size++;
  return size;
}

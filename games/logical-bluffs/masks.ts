import { type Cell, type Colour, cells, colours } from './grid';

/** Each tile's colours as a mask (bit k for colour k), in grid order: all of them where it is not known. */
export function knownMasks(known: Readonly<Partial<Record<Cell, Colour>>>): number[] {
  const colourOf = new Map(Object.entries(known));
  return cells.map((cell) => {
    const colour = colourOf.get(cell);
    return colour === undefined ? 15 : 1 << colours.indexOf(colour);
  });
}

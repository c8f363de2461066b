import { fieldsOf } from '@/games/kit/fields-of';
import { type Cell, type Colour, cells, colours, type Grid } from '@/games/logical-bluffs/grid';
import { knownMasks } from '@/games/logical-bluffs/masks';
import type { View } from '@/games/logical-bluffs/view';
import type { Counted } from './reading';

// The private board that a player keeps between rounds: for each tile the colours they still think possible, as a mask
// (bit k for colour k).

export type Marks = readonly number[];

export const allOpen: Marks = cells.map(() => 15);

/** What the notebook holds, whatever it is; a tile that is known and not marked has the one colour it has. */
export function readMarks(value: unknown, known: NonNullable<View['known']> = {}): Marks {
  const kept = fieldsOf(value).marks;
  const marks: readonly unknown[] = Array.isArray(kept) && kept.length === 16 ? kept : allOpen;
  const isMask = (mask: unknown): mask is number =>
    typeof mask === 'number' && Number.isInteger(mask) && mask >= 0 && mask < 15;
  return knownMasks(known).map((certain, i) => (isMask(marks[i]) ? (marks[i] ?? 0) : certain));
}

export const toggleMark = (marks: Marks, cell: Cell, colour: Colour): Marks =>
  marks.map((mask, i) => (cells[i] === cell ? mask ^ (1 << colours.indexOf(colour)) : mask));

export const onlyMark = (marks: Marks, cell: Cell, colour: Colour): Marks =>
  marks.map((mask, i) => (cells[i] === cell ? 1 << colours.indexOf(colour) : mask));

export const openMark = (marks: Marks, cell: Cell): Marks => marks.map((mask, i) => (cells[i] === cell ? 15 : mask));

/** The one colour of the tile; open again where it is that already. */
export function paintMark(marks: Marks, cell: Cell, colour: Colour): Marks {
  const painted = onlyMark(marks, cell, colour);
  return painted.every((mask, i) => mask === marks[i]) ? openMark(marks, cell) : painted;
}

/** The likeliest colour of each tile that is still open. */
export const withLikeliest = (marks: Marks, { counts }: Pick<Counted, 'counts'>): Marks =>
  marks.map((mask, i) => {
    const likely = coloursIn(mask)
      .map((colour) => ({ colour, count: counts[i]?.[colours.indexOf(colour)] ?? 0 }))
      .toSorted((a, b) => b.count - a.count)[0];
    return likely === undefined ? mask : 1 << colours.indexOf(likely.colour);
  });

export const coloursIn = (mask: number): Colour[] => colours.filter((_, k) => (mask >> k) & 1);

/** The marked colour of each tile where just one is left; null where some tile is open. */
export function gridOf(marks: Marks): Grid | null {
  const grid = marks.flatMap((mask) => (coloursIn(mask).length === 1 ? coloursIn(mask) : []));
  return grid.length === cells.length ? grid : null;
}

/** Marks narrowed to what is certain: a tile's colours that no grid left over gives it are taken away. */
export function withCertain(marks: Marks, knowledge: Pick<Counted, 'counts'>): Marks {
  return marks.map((mask, i) => {
    const possible = colours.reduce((all, _, k) => ((knowledge.counts[i]?.[k] ?? 0) > 0 ? all | (1 << k) : all), 0);
    return mask & possible;
  });
}

/** Tiles whose marks no possible grid fits, each by itself; and whether all marks fit together. */
export function contradictions(
  marks: Marks,
  knowledge: Pick<Counted, 'counts' | 'fits'>,
): { readonly tiles: readonly Cell[]; readonly together: boolean } {
  const tiles = cells.filter((_, i) => withCertain(marks, knowledge)[i] === 0);
  return { tiles, together: tiles.length === 0 && !knowledge.fits };
}

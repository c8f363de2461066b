import { countSymbols } from './counting';
import type { Counts } from './counts';
import { type Knowledge, placed } from './knowledge';
import { type RuneId, runeIds } from './runes';
import { type Grid, positions, type RuneSymbol } from './symbol';

/**
 * A symbol that is still possible and has what is placed: the likeliest rune of all places is put in first, then the
 * likeliest beside it, and so on. Null: none is possible.
 */
export function likelySymbol(knowledge: Knowledge, grid: Grid): RuneSymbol | null {
  return filledIn(grid.reduce(withPlaced, knowledge), grid);
}

const withPlaced = (known: Knowledge, rune: RuneId | null, position: number): Knowledge =>
  rune === null ? known : placed(known, { rune, position });

function filledIn(known: Knowledge, grid: Grid): RuneSymbol | null {
  const counts = countSymbols(known);
  if (counts.total === 0) return null;
  const next = likeliestOf(counts, grid);
  if (next === null) return grid.flatMap((rune) => rune ?? []);
  return filledIn(
    placed(known, next),
    grid.map((rune, p) => (p === next.position ? next.rune : rune)),
  );
}

/** Among the empty places; of those that are alike the first. Null: all are full. */
function likeliestOf({ at }: Counts, grid: Grid): { position: number; rune: RuneId } | null {
  const empty = positions.filter((p) => grid[p] == null);
  const found = empty.flatMap((position) =>
    runeIds.map((rune, i) => ({ position, rune, count: at[position]?.[i] ?? 0 })),
  );
  return found.reduce<(typeof found)[number] | null>(
    (best, one) => (best === null || one.count > best.count ? one : best),
    null,
  );
}

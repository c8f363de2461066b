import { type Cell, isContiguous } from '@/games/logical-bluffs/grid';
import { MAX_TILES } from '@/games/logical-bluffs/subset';

/** Why this tile cannot be chosen as well; null: it can, or it is taken away again. */
export function pickProblem(
  { subset, noLimit }: { readonly subset: readonly Cell[]; readonly noLimit: boolean },
  cell: Cell,
): string | null {
  if (noLimit || subset.length === 0 || subset.includes(cell)) return null;
  if (subset.length >= MAX_TILES) return `${MAX_TILES} tiles are the most: take one away first.`;
  const touches = subset.some((one) => isContiguous([one, cell]));
  return touches ? null : `${cell} touches none of your tiles by a side.`;
}

import type { RuneId } from '@/games/runes-to-ruins/runes';
import { type Grid, positions } from '@/games/runes-to-ruins/symbol';
import type { Tool } from './tool';

/** Six places that are being filled, and the one that is lit. */
export interface GridDraft {
  readonly grid: Grid;
  readonly at: number;
}
export const emptyGrid: Grid = positions.map(() => null);
export const emptyGuess: GridDraft = { grid: emptyGrid, at: 0 };

/** A grid with a rune put at a place; it leaves the place where it stood. */
export const withRuneAt = (grid: Grid, { rune, at }: { rune: RuneId | null; at: number }): Grid =>
  positions.map((p) => {
    if (p === at) return rune;
    return rune !== null && grid[p] === rune ? null : (grid[p] ?? null);
  });

/** A rune at the place that is lit, then on to the next empty one; a second tap takes it out. */
export function gridTool({ grid, at }: GridDraft, change: (draft: GridDraft) => void): Tool {
  const put = (rune: RuneId, place: number) => {
    const next = withRuneAt(grid, { rune: grid[place] === rune ? null : rune, at: place });
    const empty = positions.map((i) => (place + 1 + i) % 6).find((p) => next[p] == null);
    change({ grid: next, at: next[place] == null ? place : (empty ?? place) });
  };
  return {
    hint: 'Tap a place and the rune that stands there.',
    grid,
    place: at,
    chosen: grid.flatMap((rune) => rune ?? []),
    onPlace: (place) => change({ grid: place === at ? withRuneAt(grid, { rune: null, at: place }) : grid, at: place }),
    onRune: (rune) => put(rune, at),
    onDrop: put,
  };
}

import type { SeatId } from '@/games/game';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import type { Shown } from '@/games/runes-to-ruins/state';
import { type Grid, positions } from '@/games/runes-to-ruins/symbol';

export interface KnownSlab {
  readonly grid: Grid;
  /** Known without their place. */
  readonly loose: readonly RuneId[];
  /** All of them: what is public is filled with amber. */
  readonly lit: readonly RuneId[];
}

/** What everybody knows of a seat's symbol by the runes that were shown. */
export function knownSlab(shown: readonly Shown[], seat: SeatId): KnownSlab {
  const own = shown.filter((one) => one.seat === seat);
  const grid = positions.map((p) => own.find(({ position }) => position === p)?.rune ?? null);
  const loose = own.map(({ rune }) => rune).filter((rune) => !grid.includes(rune));
  return { grid, loose: [...new Set(loose)], lit: own.map(({ rune }) => rune) };
}

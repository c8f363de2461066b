import type { SeatId } from '@/games/game';
import type { RuneId } from '@/games/runes-to-ruins/runes';
import type { Shown } from '@/games/runes-to-ruins/state';
import { type Grid, positions } from '@/games/runes-to-ruins/symbol';
import type { View } from '@/games/runes-to-ruins/view';
import { ofSeat } from './of-seat';

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

/** As everybody knows it; one's own to oneself whole, what is public of it filled with amber. */
export function seenSlab(view: Pick<View, 'shown' | 'symbol' | 'symbols'>, { seat, mine }: SeenBy): KnownSlab {
  const known = knownSlab(view.shown, seat);
  const own = seat === mine ? (view.symbol ?? ofSeat(view.symbols, seat)) : null;
  return own == null ? known : { ...known, grid: positions.map((p) => own[p] ?? null), loose: [] };
}

interface SeenBy {
  readonly seat: SeatId;
  readonly mine: SeatId | null;
}

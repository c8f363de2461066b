import type { Order, RuneId } from '@/games/runes-to-ruins/runes';
import type { Grid } from '@/games/runes-to-ruins/symbol';

/** What a tap on the table does while one thing is being done: the table is the input for everything. */
export interface Tool {
  /** What to tap, as a sentence. */
  readonly hint: string;
  onRune?(rune: RuneId): void;
  /** The runes that can be tapped; absent: all. */
  readonly only?: readonly RuneId[];
  readonly chosen?: readonly RuneId[];
  /** Groups at the edge of the table that can be tapped. */
  readonly orders?: readonly Order[];
  onGroup?(group: string): void;
  readonly groups?: readonly string[];
  onPlace?(place: number): void;
  readonly place?: number | null;
  /** A rune that is drawn to a place. */
  onDrop?(rune: RuneId, place: number): void;
  /** Drawn in the six places instead of what is likeliest there. */
  readonly grid?: Grid;
  /** Written into the six places. */
  readonly words?: readonly (string | null)[];
}

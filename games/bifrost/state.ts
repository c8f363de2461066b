import type { SeatId, Viewer } from '../game';
import { type Color, colors } from './board';
import type { Cells } from './groups';
import type { Settings } from './settings';

// Everything about a match of Bifröst. Kept by colour throughout: which seat plays a colour stands in one place only
// (`seatOf`), so that nothing else can tell.

export type Half = 1 | 2;
export type Phase = 'step' | 'break' | 'finished';

/** A move for the running step: a cell by number, or null for a pass. */
export interface Turn {
  readonly cell: number | null;
  readonly ready: boolean;
}

export interface LastMove {
  readonly color: Color;
  readonly cell: number | null;
  readonly outcome: 'won' | 'lost' | null;
}

export interface Board {
  /** 1 to 6. */
  readonly number: number;
  readonly cells: Cells;
  /** Colours in order of their places so far; two or three of them when the board is finished. */
  readonly places: readonly { readonly color: Color; readonly place: number }[];
  readonly last: LastMove | null;
  /** Turns in a row that put down no piece. */
  readonly emptyTurns: number;
}

export interface State {
  readonly settings: Settings;
  readonly seats: readonly SeatId[];
  readonly seatOf: Readonly<Record<Color, SeatId>>;
  readonly phase: Phase;
  readonly half: Half;
  /** From 1 in each half; stays where it was in the break and at the end. */
  readonly step: number;
  readonly boards: readonly Board[];
  readonly turns: Readonly<Record<Color, Turn>>;
  /** In match time; null where no clock runs. */
  readonly dueAt: number | null;
}

export const noTurns: State['turns'] = {
  red: { cell: null, ready: false },
  green: { cell: null, ready: false },
  blue: { cell: null, ready: false },
};

/** The colour that a seat plays. */
export function colorOf({ seatOf }: Pick<State, 'seatOf'>, seat: Viewer): Color | null {
  return colors.find((color) => seatOf[color] === seat) ?? null;
}

/** Of a seat of this match. */
export function colorPlayedBy(state: Pick<State, 'seatOf'>, seat: SeatId): Color {
  const color = colorOf(state, seat);
  if (color === null) throw new Error(`Seat ${seat} plays no colour`);
  return color;
}

export const placeOf = (board: Board, color: Color): number | null =>
  board.places.find((taken) => taken.color === color)?.place ?? null;

export const isFinished = (board: Board): boolean => board.places.length === colors.length;

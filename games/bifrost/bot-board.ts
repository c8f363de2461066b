import { type Color, cellNames } from './board';
import type { Cells } from './groups';
import { turnOrder } from './turns';
import type { BoardView, View } from './view';

// What a bot has to decide, read from its seat's view.

export interface Decision {
  readonly board: BoardView;
  readonly cells: Cells;
  readonly color: Color;
  /** The colours that still play on this board, in the order of their turns, the bot's own first. */
  readonly order: readonly Color[];
  readonly empty: readonly number[];
}

/** The move that the seat has to find now; null where it has put one, is placed, or the board is full. */
export function decisionOf({ own, color, boards }: View): Decision | null {
  const board = own ? boards[own.board - 1] : undefined;
  if (!own || own.ready || own.cell !== null || board === undefined || color === undefined) return null;
  const cells = cellsOf(board);
  const empty = [...cells.keys()].filter((cell) => cells[cell] === null);
  return empty.length === 0 ? null : { board, cells, color, order: orderFrom(board, color), empty };
}

export const cellsOf = (board: BoardView): Cells => cellNames.map((name) => board.cells[name] ?? null);

function orderFrom(board: BoardView, color: Color): Color[] {
  const order = turnOrder(board.board);
  const first = order.indexOf(color);
  return [...order.slice(first), ...order.slice(0, first)].filter((one) => board.places[one] === undefined);
}

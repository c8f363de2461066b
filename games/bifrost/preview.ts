import { type Color, cellNumber } from './board';
import { cellsOf } from './bot-board';
import { closeTurn } from './closing';
import type { LastMove } from './state';
import type { View } from './view';

// What closing the step now would do, for the host, worked out from the host's view by the rules themselves.

export interface Preview {
  readonly board: number;
  readonly color: Color;
  /** Null where the step decides nothing for the colour on turn. */
  readonly outcome: LastMove['outcome'];
  /** Places that would be new: by the colour's own turn, what is left over, or a stall. */
  readonly places: readonly { readonly color: Color; readonly place: number }[];
}

/** One for each board in play; none without the host's knowledge of what is put. */
export function previewOf({ boards, moves, emptyTurns, stallTurns }: View): Preview[] {
  return boards.flatMap((board, i) => {
    const color = board.onTurn;
    if (color === null || moves === undefined) return [];
    const places = Object.entries(board.places).map(([one, place]) => ({ color: one as Color, place }));
    const put = moves[color]?.cell ?? null;
    const before = { number: board.board, cells: cellsOf(board), places, last: null, emptyTurns: emptyTurns[i] ?? 0 };
    const after = closeTurn(before, { color, cell: put === null ? null : cellNumber(put), stallTurns });
    return {
      board: board.board,
      color,
      outcome: after.last?.outcome ?? null,
      places: after.places.filter((one) => board.places[one.color] === undefined),
    };
  });
}

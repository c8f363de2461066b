import { itemAt } from '../kit/item-at';
import { type Color, colors } from './board';
import type { Board, Half, State } from './state';
import { placeOf } from './state';

/** Who follows whom: red, green, blue on boards 1 to 3; after the break blue, green, red on 4 to 6. */
const orders: Readonly<Record<Half, readonly Color[]>> = {
  1: ['red', 'green', 'blue'],
  2: ['blue', 'green', 'red'],
};

export const halfOf = (board: number): Half => (board <= 3 ? 1 : 2);

export const boardsOfHalf = (half: Half): readonly number[] => (half === 1 ? [1, 2, 3] : [4, 5, 6]);

export const isBoardOfHalf = (board: number, half: number): boolean => halfOf(board) === half;

/** The colours in the order of their turns on a board, its starter first: red on 1 and 4, green on 2 and 5, ... */
export const turnOrder = (board: number): readonly Color[] => turnOrders[board - 1] ?? [];

const turnOrders = [1, 2, 3, 4, 5, 6].map(orderOf);

function orderOf(board: number): readonly Color[] {
  const order = orders[halfOf(board)];
  const starter = itemAt(colors, (board - 1) % 3);
  const first = order.indexOf(starter);
  return [...order.slice(first), ...order.slice(0, first)];
}

/** Whose turn a step is on a board, whether or not that colour can still move there. */
export const colorOnTurn = (board: number, step: number): Color => itemAt(turnOrder(board), (step - 1) % 3);

/** The board on which a colour is on turn in the running step. */
export function boardOf({ boards, half, step }: Pick<State, 'boards' | 'half' | 'step'>, color: Color): Board {
  const number = boardsOfHalf(half).find((board) => colorOnTurn(board, step) === color) ?? 0;
  return itemAt(boards, number - 1);
}

/** A colour that has its place on the board where it would be on turn has nothing to do in this step. */
export const hasNothingToDo = (state: State, color: Color): boolean =>
  state.phase === 'finished' || (state.phase === 'step' && placeOf(boardOf(state, color), color) !== null);

export const isReady = (state: State, color: Color): boolean =>
  state.turns[color].ready || hasNothingToDo(state, color);

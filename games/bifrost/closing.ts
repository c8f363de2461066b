import { deadlineAfter } from '../kit/deadline';
import { type Color, colors } from './board';
import { cellSet, hasWon } from './connection';
import { cellsWhere, isAlive } from './groups';
import { type Board, isFinished, noTurns, placeOf, type State } from './state';
import { colorOnTurn, halfOf, turnOrder } from './turns';

// What happens when a step or the break closes. Boards do not know of each other.

/** The phase closes at match time `at`. */
export function close(state: State, at: number): State {
  return state.phase === 'break' ? startSecondHalf(state, at) : closeStep(state, at);
}

function startSecondHalf(state: State, at: number): State {
  return startStep({ ...state, half: 2, step: 0 }, at);
}

function closeStep(state: State, at: number): State {
  const boards = state.boards.map((board) => {
    if (halfOf(board.number) !== state.half) return board;
    const color = colorOnTurn(board.number, state.step);
    return closeTurn(board, { color, cell: state.turns[color].cell, stallTurns: state.settings.stallTurns });
  });
  const next = { ...state, boards, turns: noTurns };
  const inPlay = boards.some((board) => halfOf(board.number) === state.half && !isFinished(board));
  if (inPlay) return startStep(next, at);
  if (state.half === 2) return { ...next, phase: 'finished', dueAt: null };
  return { ...next, phase: 'break', dueAt: deadlineAfter(at, state.settings.breakSeconds) };
}

const startStep = (state: State, at: number): State => ({
  ...state,
  phase: 'step',
  step: state.step + 1,
  turns: noTurns,
  dueAt: deadlineAfter(at, state.settings.moveSeconds),
});

interface ClosingTurn {
  readonly color: Color;
  readonly cell: number | null;
  readonly stallTurns: number;
}

/** One colour's turn on one board comes to its end: its piece is put down, it is judged, then the stall. */
export function closeTurn(board: Board, turn: ClosingTurn): Board {
  if (isFinished(board)) return board;
  const isPlaced = placeOf(board, turn.color) !== null;
  const judged = isPlaced ? { ...board, emptyTurns: board.emptyTurns + 1 } : judgeTurn(putDown(board, turn), turn);
  return judged.emptyTurns >= turn.stallTurns ? placeStalled(judged) : judged;
}

function putDown(board: Board, { color, cell }: ClosingTurn): Board {
  if (cell === null) return { ...board, emptyTurns: board.emptyTurns + 1 };
  return { ...board, cells: board.cells.with(cell, color), emptyTurns: 0 };
}

function judgeTurn(board: Board, { color, cell }: ClosingTurn): Board {
  const outcome = outcomeFor(board, color);
  const judged = { ...board, last: { color, cell, outcome } };
  if (outcome === null) return judged;
  const free = freePlaces(judged);
  const place = outcome === 'won' ? free[0] : free.at(-1);
  return placeLast(givePlaces(judged, [{ color, place: place ?? 0 }]));
}

function outcomeFor({ cells }: Board, color: Color): 'won' | 'lost' | null {
  if (hasWon(cellSet(cellsWhere(cells, (held) => held === color)))) return 'won';
  return isAlive(cells, color) ? null : 'lost';
}

/** When two colours are placed, the third takes what is left. */
function placeLast(board: Board): Board {
  const [left, ...more] = unplaced(board);
  if (left === undefined || more.length > 0) return board;
  return givePlaces(board, [{ color: left, place: freePlaces(board)[0] ?? 0 }]);
}

/** Nothing moves any more: more cells first, then the later one in the order of turns. */
function placeStalled(board: Board): Board {
  if (isFinished(board)) return board;
  const order = turnOrder(board.number);
  const cellsOf = (color: Color) => cellsWhere(board.cells, (held) => held === color).length;
  const ranked = unplaced(board).sort((a, b) => cellsOf(b) - cellsOf(a) || order.indexOf(b) - order.indexOf(a));
  const free = freePlaces(board);
  return givePlaces(
    board,
    ranked.map((color, i) => ({ color, place: free[i] ?? 0 })),
  );
}

const unplaced = (board: Board): Color[] => colors.filter((color) => placeOf(board, color) === null);

const freePlaces = (board: Board): number[] =>
  [1, 2, 3].filter((place) => !board.places.some((taken) => taken.place === place));

const givePlaces = (board: Board, given: Board['places']): Board => ({
  ...board,
  places: [...board.places, ...given].sort((a, b) => a.place - b.place),
});

import type { GameView, SeatId, Viewer } from '../game';
import { bySeat } from '../kit/by-seat';
import { memo } from '../kit/memo';
import { type Color, cellName, colors } from './board';
import { type Board, colorOf, colorPlayedBy, isFinished, placeOf, type State } from './state';
import { boardOf, colorOnTurn, halfOf, isReady } from './turns';

// The only way from state to a screen. Speaks of colours; who plays which is for the host, until the end.

export interface BoardView {
  readonly board: number;
  readonly cells: Readonly<Record<string, Color>>;
  readonly onTurn: Color | null;
  readonly places: Readonly<Partial<Record<Color, number>>>;
  readonly last: {
    readonly color: Color;
    readonly cell: string | null;
    readonly outcome: 'won' | 'lost' | null;
  } | null;
}

/** A colour's turn in the running step, and the board it is on. */
export interface OwnTurn {
  readonly board: number;
  readonly cell: string | null;
  readonly ready: boolean;
}

export interface View extends GameView {
  readonly step: number;
  readonly boards: readonly BoardView[];
  readonly readyCount: number;
  /** For each board, its turns in a row that put down no piece; at `stallTurns` the board ends. */
  readonly emptyTurns: readonly number[];
  readonly stallTurns: number;
  /** A seat: its own colour, its turn (null outside a step), and whether it has said that it is ready. */
  readonly color?: Color;
  readonly own?: OwnTurn | null;
  readonly ready?: boolean;
  /** The host, and everybody at the end. */
  readonly colors?: Readonly<Record<SeatId, Color>>;
  readonly moves?: Readonly<Record<Color, OwnTurn | null>>;
  readonly readyColors?: readonly Color[];
}

export function view(state: State, viewer: Viewer): View {
  return { ...publicView(state), ...privateView(state, viewer) };
}

/** The same for all viewers: they ask after every action. */
const publicView = memo(
  (state: State): View => ({
    phase: state.phase,
    round: state.half,
    seats: untold(state.seats),
    step: state.step,
    boards: state.boards.map((board) => boardView(state, board)),
    readyCount: colors.filter((color) => isReady(state, color)).length,
    emptyTurns: state.boards.map((board) => board.emptyTurns),
    stallTurns: state.settings.stallTurns,
  }),
);

const untold = memo((seats: State['seats']): View['seats'] => seats.map((seat) => ({ seat, acted: null })));

function privateView(state: State, viewer: Viewer): Partial<View> {
  if (viewer === 'spectator') return {};
  if (viewer === 'host') return hostView(state);
  const color = colorOf(state, viewer);
  if (color === null) return {};
  return { color, own: ownTurn(state, color), ready: isReady(state, color) };
}

const hostView = (state: State): Partial<View> => ({
  seats: state.seats.map((seat) => ({
    seat,
    acted: state.phase === 'finished' ? null : isReady(state, colorPlayedBy(state, seat)),
  })),
  colors: bySeat(state.seats, (seat) => colorPlayedBy(state, seat)),
  moves: { red: ownTurn(state, 'red'), green: ownTurn(state, 'green'), blue: ownTurn(state, 'blue') },
  readyColors: colors.filter((color) => isReady(state, color)),
});

/** The same board gives the same object: views of one state, and of states after it, share what did not change. */
function boardView(state: State, board: Board): BoardView {
  const onTurn = isInPlay(state, board) ? colorOnTurn(board.number, state.step) : null;
  const known = shownBoards.get(board);
  if (known !== undefined && known.onTurn === onTurn) return known;
  const shown: BoardView = {
    board: board.number,
    cells: shownCellsOf(board),
    onTurn,
    places: Object.fromEntries(board.places.map(({ color, place }) => [color, place])),
    last: board.last === null ? null : { ...board.last, cell: nameOrNull(board.last.cell) },
  };
  shownBoards.set(board, shown);
  return shown;
}
const shownBoards = new WeakMap<Board, BoardView>();

function shownCellsOf({ cells }: Board): BoardView['cells'] {
  const known = shownCells.get(cells);
  if (known !== undefined) return known;
  const shown = Object.fromEntries(cells.flatMap((color, cell) => (color === null ? [] : [[cellName(cell), color]])));
  shownCells.set(cells, shown);
  return shown;
}
const shownCells = new WeakMap<Board['cells'], BoardView['cells']>();

const isInPlay = (state: State, board: Board) =>
  state.phase === 'step' && halfOf(board.number) === state.half && !isFinished(board);

function ownTurn(state: State, color: Color): OwnTurn | null {
  if (state.phase !== 'step') return null;
  const board = boardOf(state, color);
  if (placeOf(board, color) !== null) return { board: board.number, cell: null, ready: true };
  const { cell, ready } = state.turns[color];
  return { board: board.number, cell: nameOrNull(cell), ready };
}

const nameOrNull = (cell: number | null) => (cell === null ? null : cellName(cell));

import type { MatchView, Refusal } from '../game';
import type { Action } from './actions';
import { cellName, cellNumber } from './board';
import type { View } from './view';

/** Legality of a seat's action, from its own view. */
export function check(view: MatchView<View>, action: Action): Refusal | null {
  if (action.type === 'ready') return null;
  if (view.phase !== 'step') {
    return { code: 'WRONG_PHASE', message: 'It is the break; the boards of the second half open after it.' };
  }
  return action.type === 'move' ? checkMove(view, action) : null;
}

type Move = Extract<Action, { type: 'move' }>;

function checkMove(view: MatchView<View>, { board, cell }: Move): Refusal | null {
  const number = cellNumber(cell);
  if (number === null) {
    const said = JSON.stringify(cell.slice(0, 20));
    return { code: 'OFF_BOARD', message: `There is no cell ${said}; cells go from A1 to I5.`, field: 'cell' };
  }
  const name = cellName(number);
  const held = view.boards[board - 1]?.cells[name];
  if (held !== undefined) {
    return { code: 'OCCUPIED', message: `${name} on board ${board} is ${held} already.`, field: 'cell' };
  }
  return checkTurn(view, board);
}

function checkTurn({ own, color, boards }: MatchView<View>, board: number): Refusal | null {
  if (!own || color === undefined || own.board !== board) {
    const where = own ? ` Yours this step is board ${own.board}.` : '';
    return { code: 'NOT_YOUR_TURN', message: `You are not on turn on board ${board}.${where}`, field: 'board' };
  }
  const place = boards[board - 1]?.places[color];
  if (place === undefined) return null;
  return {
    code: 'ALREADY_PLACED',
    message: `You have place ${place} on board ${board} already; there is nothing to do for you in this step.`,
    field: 'board',
  };
}

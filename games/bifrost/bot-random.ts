import type { Bot } from '../game';
import type { Action } from './actions';
import { cellNames } from './board';
import type { View } from './view';

/** Any empty cell, then ready. */
export const randomBot: Bot<Action, View> = {
  id: 'random',
  name: 'Random',
  about: 'Puts its pieces on any empty cell.',
  play(view, random) {
    if (view.ready !== false) return null;
    const { own } = view;
    if (!own || own.cell !== null) return { type: 'ready' };
    const board = view.boards[own.board - 1];
    const empty = cellNames.filter((cell) => board?.cells[cell] === undefined);
    return empty.length === 0 ? { type: 'ready' } : { type: 'move', board: own.board, cell: random.pick(empty) };
  },
};

import type { Random, Viewer } from '../game';
import { CELLS, colors } from './board';
import { colorOf, type State } from './state';
import { hasNothingToDo } from './turns';

/** Who plays which colour, what the others have put, and which of them are ready (how many are is known). */
export function rearrange(state: State, viewer: Viewer, random: Random): State {
  const own = colorOf(state, viewer);
  const others = colors.filter((color) => color !== own);
  const seats = random.shuffle(others.map((color) => state.seatOf[color]));
  const acting = others.filter((color) => !hasNothingToDo(state, color));
  const marks = random.shuffle(acting.map((color) => state.turns[color].ready));
  const turns = acting.map((color, i) => {
    const cell = state.phase === 'step' ? random.pick([null, random.int(CELLS)]) : null;
    return [color, { cell, ready: marks[i] }];
  });
  return {
    ...state,
    seatOf: { ...state.seatOf, ...Object.fromEntries(others.map((color, i) => [color, seats[i]])) },
    turns: { ...state.turns, ...Object.fromEntries(turns) },
  };
}

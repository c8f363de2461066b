import type { Actor, Game, WaitsFor } from '../game';
import { phases } from '../kit/phases';
import { type Action, actionSchema } from './actions';
import { cellNumber, colors } from './board';
import { quickBot, randomBot, strongBot } from './bots';
import { check } from './check';
import { close } from './closing';
import { manifest } from './manifest';
import { results } from './results';
import { checkSettings, type Settings, settingsSchema } from './settings';
import { setup } from './setup';
import { colorOf, type State, type Turn } from './state';
import { hasNothingToDo, isReady } from './turns';
import { type View, view } from './view';

// Bifröst: three colours, three boards at once, connect three edges; nobody knows who plays which colour. State and
// views are kept by colour: a seat's identity must not decide anything but which colour it plays.

export const bifrost: Game<Settings, Action, State, View> = {
  ...manifest,
  version: 1,
  settings: settingsSchema,
  checkSettings,
  variant: () => ({ anonymous: true }),
  publicSettings: (settings) => ({ ...settings, colors: null }),
  seatAction: actionSchema,
  hostAction: null,
  setup,
  view,
  check,
  waitsFor,
  partDue: ({ phase }) => (phase === 'step' ? 'step' : null),
  stretch: ({ phase, round }) => (phase === 'break' ? 'The break' : `Half ${round}`),
  moment: ({ phase, round, step }) => `${phase} ${round}.${step}`,
  act,
  ...phases<State>({ isDone: (state) => colors.every((color) => isReady(state, color)), close }),
  isEvent: () => false,
  isTold: (before, after) => placesIn(after) > placesIn(before),
  results,
  bots: [quickBot, strongBot, randomBot],
};

/** Colours that have their place, on all boards. */
const placesIn = ({ boards }: State): number => boards.reduce((sum, { places }) => sum + places.length, 0);

function waitsFor({ own, ready }: View): WaitsFor | null {
  return ready === false || own?.ready === false ? { id: 'turn', text: 'It is your turn to act.' } : null;
}

function act(state: State, { by, action }: { by: Actor; action: Action }): State {
  const color = colorOf(state, by);
  if (color === null || hasNothingToDo(state, color)) return state;
  return { ...state, turns: { ...state.turns, [color]: nextTurn(state.turns[color], action) } };
}

function nextTurn(turn: Turn, action: Action): Turn {
  switch (action.type) {
    case 'move':
      return { ...turn, cell: cellNumber(action.cell) };
    case 'undo':
      return { cell: null, ready: false };
    case 'ready':
      return { ...turn, ready: true };
  }
}

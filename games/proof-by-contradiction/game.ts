import type { Actor, Game } from '../game';
import { phases } from '../kit/phases';
import { type Action, autopilotSchema, submissionSchema } from './actions';
import { contrarian } from './bot';
import { checkAction } from './check';
import { closeRound } from './close';
import { manifest } from './manifest';
import { checkSettings, type Settings, settingsSchema } from './settings';
import { setup } from './setup';
import type { SeatState, State } from './state';
import { type View, viewState } from './view';

// Proof by Contradiction (RULES.md): five tokens on a board that nobody else sees, two clues that everybody sees.
// Until the end a viewer may know published clues, who has submitted, and what is their own; nothing else.

export const proofByContradiction: Game<Settings, Action, State, View> = {
  ...manifest,
  version: 1,
  settings: settingsSchema,
  checkSettings,
  seatAction: submissionSchema,
  hostAction: autopilotSchema,
  setup,
  redraw: (state, seed) => ({ ...state, seed }),
  view: viewState,
  check: checkAction,
  act: (state, { by, action }) => act(state, by, action),
  ...phases<State>({
    isDone: ({ seats }) => seats.every(({ pending, onAutopilot }) => pending !== null || onAutopilot),
    close: closeRound,
  }),
  isEvent: (before, after) => after.round > before.round,
  results: ({ results }) => results,
  bots: [contrarian],
};

function act(state: State, by: Actor, action: Action): State {
  if (action.type === 'submit') return updateSeat(state, by, { pending: action });
  return updateSeat(state, action.seat, { onAutopilot: action.on });
}

function updateSeat(state: State, seat: string, change: Partial<SeatState>): State {
  return { ...state, seats: state.seats.map((player) => (player.seat === seat ? { ...player, ...change } : player)) };
}

import type { Game, SeatId } from '../game';
import { phases } from '../kit/phases';
import { actOn } from './acting';
import { type Action, seatActionSchema } from './actions';
import { digger } from './bot';
import { dabbler } from './bot-dabbler';
import { checkAction } from './check';
import { checkSettings } from './check-settings';
import { closePhase } from './closing';
import { manifest } from './manifest';
import { type Settings, settingsSchema } from './settings';
import { type State, setupState } from './state';
import { type View, viewState } from './view';

// Runes to Ruins (RULES.md): everybody hides a symbol of six runes and works out everybody else's. Whatever a seat
// asks, sets, holds or learns is its own business until the end; views give nobody more than RULES.md, [K1]–[K4].

export const runesToRuins: Game<Settings, Action, State, View> = {
  ...manifest,
  version: 1,
  settings: settingsSchema,
  checkSettings,
  seatAction: seatActionSchema,
  hostAction: null,
  setup: setupState,
  redraw: (state, seed) => ({ ...state, seed }),
  view: viewState,
  check: checkAction,
  act: (state, { by, action }) => actOn(state, by, action),
  ...phases<State>({
    isDone: ({ phase, players }) =>
      players.every(({ symbol, ready }) => (phase === 'symbol' ? symbol !== null : ready)),
    close: closePhase,
  }),
  isEvent: (before, after) => after.round > before.round || after.clashes > before.clashes,
  befalls: ({ before, after }, seat) =>
    isDiscovered(after, seat) && !isDiscovered(before, seat) ? 'Your symbol was found.' : null,
  reveals: ({ before, after }, named) => {
    const found = after.discovered.map(({ seat }) => seat).filter((seat) => !isDiscovered(before, seat));
    return found.length === 0 ? null : `${named(found)} ${found.length === 1 ? 'was' : 'were'} found.`;
  },
  results: ({ results }) => results,
  bots: [digger, dabbler],
};

const isDiscovered = ({ discovered }: View, seat: SeatId): boolean => discovered.some((one) => one.seat === seat);

import type { Game, MatchView, WaitsFor } from '../game';
import { type Action, hostRulingSchema, seatActionSchema } from './actions';
import { careful, rash } from './bot';
import { checkAction, checkResolve } from './check';
import { dueAt, extendClocks } from './clocks';
import { judging } from './judging';
import { manifest } from './manifest';
import { results } from './results';
import { act, close, elapse, isDone } from './round';
import { type Settings, settingsSchema } from './settings';
import { setupState } from './setup';
import type { State } from './state';
import { type View, viewState } from './view';

// Logical Bluffs (RULES.md): two seats make statements about a hidden grid, judge each other's, and race to name every
// colour. A statement is read and judged by language/, the same in the browser and on the server. The grid, and with
// it every truth a seat was not told, must not show in anything that seat is sent.

export const logicalBluffs: Game<Settings, Action, State, View> = {
  ...manifest,
  version: 2,
  settings: settingsSchema,
  publicSettings: (settings) => ({ ...settings, grid: null }),
  seatAction: seatActionSchema,
  hostAction: hostRulingSchema,
  setup: setupState,
  view: viewState,
  check: checkAction,
  judging,
  checkResolve,
  needsHost: ({ adjudication }) => (adjudication === 'host' ? 'adjudication' : null),
  waitsFor,
  toRule,
  partDue: () => 'phase',
  hostStep,
  act,
  isDone,
  close,
  dueAt,
  elapse,
  isEvent: (before, after) => after.phase !== before.phase,
  extend: extendClocks,
  results,
  bots: [careful, rash],
};

/** Statements that only the host can judge; a seat's turn where it is sealed. */
function waitsFor({ viewer, rulingSince, waiting, turn }: MatchView<View>): WaitsFor | null {
  if (turn?.acted === false) return { id: 'turn', text: 'It is your turn to act.' };
  if (viewer === 'spectator' && rulingSince !== null)
    return { id: 'rulings', text: 'A statement waits for your ruling.', since: rulingSince };
  const count = waiting?.length ?? 0;
  if (count === 0) return null;
  return { id: 'rulings', text: `${count === 1 ? 'A statement waits' : `${count} statements wait`} for your ruling.` };
}

function toRule({ waiting }: View): Partial<View> | null {
  const [first] = waiting ?? [];
  return first === undefined ? null : { waiting: [first] };
}

/** A host who is no person takes what waits for a ruling for valid and false. */
function hostStep({ waiting }: View): Action | null {
  const [first] = waiting ?? [];
  return first === undefined
    ? null
    : { type: 'rule', seat: first.seat, statement: first.statement, valid: true, true: false };
}

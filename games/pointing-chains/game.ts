import type { Game, MatchView, WaitsFor } from '../game';
import { phases } from '../kit/phases';
import { type Action, hostActionSchema, seatActionSchema } from './actions';
import { drifter, planner } from './bot';
import { checkAction, checkResolve } from './check';
import { manifest } from './manifest';
import { type Settings, settingsSchema } from './settings';
import { choose, closeRound, closeVote, point, type State, setupState } from './state';
import { type View, viewState } from './view';
import { TIED } from './vote-words';

// Pointing Chains (RULES.md): every round each player secretly points at one other player or at nobody, and the
// chains that form give the points. Nobody but the host may learn a name from a running match.

export const pointingChains: Game<Settings, Action, State, View> = {
  ...manifest,
  version: 1,
  settings: settingsSchema,
  seatAction: seatActionSchema,
  hostAction: hostActionSchema,
  setup: setupState,
  view: viewState,
  check: checkAction,
  checkResolve,
  waitsFor,
  equalChoices,
  hostStep: (view) => equalChoices(view)[0] ?? null,
  stretch: ({ phase }) => (phase === 'vote' ? 'The winners’ vote' : null),
  act: (state, { by, action }) =>
    action.type === 'point' ? point(state, by, action.at) : choose(state, by, action.seat),
  ...phases<State>({ isDone, close }),
  isEvent: (before, after) => after.closed.length > before.closed.length,
  results: ({ results }) => results,
  bots: [planner, drifter],
};

function close(state: State, at: number): State {
  return state.phase === 'round' ? closeRound(state, at) : closeVote(state);
}

function isDone({ phase, sent, vote }: State): boolean {
  if (phase === 'round') return sent.every((one) => one !== null);
  return vote !== null && !vote.hostDecides && vote.votes.every(({ choice }) => choice !== null);
}

const SAFE_VOTE = 'The winners vote, and who they are stays secret. Close the vote when they have had time to choose.';
const BY_LOT =
  'Should the vote be tied, a lot decides between the tied at once, so that nobody here learns that it was. To choose yourself, close it in a tab that nobody else looks at.';

/**
 * [V4] The host's choice; [V5] a winner's, of whom nobody else knows that they choose. Nobody but the host knows before its
 * end who votes, how many have, or that it is tied: a spectator's view says the same in every vote.
 */
function waitsFor({ viewer, phase, candidates, choice }: MatchView<View>): WaitsFor | null {
  if (viewer === 'spectator' && phase === 'vote') return { id: 'vote', text: SAFE_VOTE, byLot: BY_LOT };
  if (candidates == null || choice != null) return null;
  if (viewer === 'host') return { id: 'choice', text: 'The rules leave a choice to you.' };
  return { id: 'vote', text: `You choose between those who are ${TIED}.` };
}

/** [V4] Those whom the vote left. */
function equalChoices({ candidates }: View): readonly Action[] {
  return (candidates ?? []).map((seat) => ({ type: 'choose', seat }));
}

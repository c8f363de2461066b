import type { Actor, Results, SeatId } from '../game';
import { deadlineAfter } from '../kit/deadline';
import { type Chains, chainsOf, type Pointers, scoresOf } from './chains';
import { type ConnectionMap, connectionMapOf } from './connection-map';
import { type NamedRound, namedRound } from './named-round';
import { finalResults, scoreTableOf, type Table } from './results';
import type { Settings } from './settings';

/** What a seat has sent in the running round; null: nothing yet. */
export type Sent = { readonly at: SeatId | null } | null;

export type RoundMap = { readonly round: number } & ConnectionMap;

export interface ClosedRound {
  readonly round: number;
  readonly sent: readonly Sent[];
  readonly chains: Chains;
  readonly scores: readonly number[];
  readonly map: RoundMap;
  readonly named: NamedRound;
}

/** The winners decide between seats that are tied for the elimination candidate; null votes are not cast yet. */
export interface Vote {
  readonly candidates: readonly SeatId[];
  readonly votes: readonly { readonly seat: SeatId; readonly choice: SeatId | null }[];
  /** The vote is over without a decision: the host decides. */
  readonly hostDecides: boolean;
}

/** Players are indices into `seats` wherever they are numbers. */
export interface State {
  readonly settings: Settings;
  readonly seats: readonly SeatId[];
  readonly phase: 'round' | 'vote' | 'finished';
  readonly round: number;
  readonly dueAt: number | null;
  readonly sent: readonly Sent[];
  readonly closed: readonly ClosedRound[];
  readonly vote: Vote | null;
  readonly results: Results | null;
}

export function setupState({ settings, seats }: { settings: Settings; seats: readonly SeatId[] }): State {
  return {
    settings,
    seats,
    phase: 'round',
    round: 1,
    dueAt: deadlineAfter(0, settings.roundSeconds),
    sent: seats.map(() => null),
    closed: [],
    vote: null,
    results: null,
  };
}

/** [P1] The last one before the close counts. */
export function point(state: State, by: Actor, at: SeatId | null): State {
  return { ...state, sent: state.sent.map((sent, i) => (state.seats[i] === by ? { at } : sent)) };
}

/** [V2], [V3] */
export function choose(state: State, by: Actor, seat: SeatId): State {
  if (state.vote === null) return state;
  if (by === 'host') return finish(state, seat);
  const votes = state.vote.votes.map((vote) => (vote.seat === by ? { ...vote, choice: seat } : vote));
  return { ...state, vote: { ...state.vote, votes } };
}

/** The running round as it would close now. */
export function closedRoundOf(state: State): ClosedRound {
  const chains = chainsOf(pointersOf(state));
  const scores = scoresOf(chains, { bigSection: state.settings.bigSection, wasNode: nodesBefore(state) });
  const { round, sent, seats } = state;
  const named = namedRound(seats, { round, chains, scores });
  return { round, sent, chains, scores, map: { round, ...connectionMapOf(chains) }, named };
}

export function closeRound(state: State, at: number): State {
  const closed = [...state.closed, closedRoundOf(state)];
  if (state.round === state.settings.rounds) return afterLastRound({ ...state, closed, dueAt: null }, at);
  return {
    ...state,
    closed,
    round: state.round + 1,
    dueAt: deadlineAfter(at, state.settings.roundSeconds),
    sent: state.seats.map(() => null),
  };
}

/** [V4] Most votes decide; a tie, or no vote at all, is the host's to decide. */
export function closeVote(state: State): State {
  if (state.vote === null) return state;
  const choices = state.vote.votes.flatMap(({ choice }) => (choice === null ? [] : [choice]));
  const count = (seat: SeatId) => choices.filter((choice) => choice === seat).length;
  const most = Math.max(...state.vote.candidates.map(count));
  const [chosen, ...others] = state.vote.candidates.filter((seat) => count(seat) === most);
  if (most > 0 && chosen !== undefined && others.length === 0) return finish(state, chosen);
  return { ...state, dueAt: null, vote: { ...state.vote, hostDecides: true } };
}

export const tableOf = (state: State): Table => scoreTableOf(state.seats, state.closed);

/** [V1] */
function afterLastRound(state: State, at: number): State {
  const table = tableOf(state);
  const [only, ...more] = table.candidates;
  if (more.length === 0 && only !== undefined) return finish(state, only);
  const votes = table.winners.map((seat) => ({ seat, choice: null }));
  return {
    ...state,
    phase: 'vote',
    dueAt: deadlineAfter(at, state.settings.voteSeconds),
    vote: { candidates: table.candidates, votes, hostDecides: false },
  };
}

function finish(state: State, candidate: SeatId): State {
  const results = finalResults(tableOf(state), { candidate, settings: state.settings });
  return { ...state, phase: 'finished', dueAt: null, results };
}

const pointersOf = ({ seats, sent }: State): Pointers =>
  sent.map((one) => (one === null || one.at === null ? null : seats.indexOf(one.at)));

const nodesBefore = ({ seats, closed }: State): boolean[] =>
  seats.map((_, i) => closed.some(({ chains }) => isNode(chains, i)));

const isNode = ({ sections }: Chains, player: number) =>
  sections.some(({ kind, members }) => kind === 'node' && members[0] === player);

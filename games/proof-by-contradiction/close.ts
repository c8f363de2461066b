import { deadlineAfter } from '../kit/deadline';
import { itemAt } from '../kit/item-at';
import { recordOf } from '../kit/record-of';
import type { Submission } from './actions';
import { drawSubmission } from './autopilot';
import { type Cell, type Color, cellOf, colors } from './board';
import { resultsFor } from './results';
import { type Contracts, LAST_ROUND, type PublishedClue, type QueryAnswer, type SeatState, type State } from './state';

/** [R15], [P1] The round closes: what was sent, or drawn, is locked; clues and answers come out; the next one starts. */
export function closeRound(state: State, at: number): State {
  const submissions = state.seats.map((player) => player.pending ?? drawSubmission(state, player));
  const drawn = state.seats.filter(({ pending }) => pending === null).map(({ seat }) => ({ round: state.round, seat }));
  const locked = state.seats.map((player, i) => lockSubmission(player, itemAt(submissions, i)));
  const seats = locked.map((player, i) => answerQuery(player, { query: submissions[i]?.query, seats: locked, state }));
  const closed: State = {
    ...state,
    seats,
    clues: [...state.clues, ...publishedClues(state, submissions)],
    autopilot: [...state.autopilot, ...drawn],
  };
  if (state.round === LAST_ROUND) return { ...closed, dueAt: null, results: resultsFor(closed) };
  return { ...closed, round: state.round + 1, dueAt: deadlineAfter(at, state.settings.roundSeconds) };
}

function lockSubmission(player: SeatState, { place, contracts }: Submission): SeatState {
  return {
    ...player,
    board: [...player.board, ...place],
    contracts: player.contracts ?? lockedContracts(contracts),
    pending: null,
  };
}

function lockedContracts(contracts: Submission['contracts']): Contracts | null {
  return contracts?.main == null ? null : { pact: contracts.pact ?? null, main: contracts.main };
}

function publishedClues({ seats, round }: State, submissions: readonly Submission[]): PublishedClue[] {
  return seats.flatMap(({ seat }, i) => {
    const clue = submissions[i]?.clue;
    return clue === undefined ? [] : [{ round, seat, clue }];
  });
}

/** [Q2] For every colour: on how many boards, the asker's own included, it lies in either cell. */
function answerQuery(
  player: SeatState,
  { query, seats, state }: { query: Submission['query']; seats: readonly SeatState[]; state: State },
): SeatState {
  const [a, b] = query ?? [];
  if (a === undefined || b === undefined) return player;
  const answer: QueryAnswer = { round: state.round, query: [a, b], counts: countColors([a, b], seats) };
  return { ...player, answers: [...player.answers, answer] };
}

function countColors(query: readonly Cell[], seats: readonly SeatState[]): Record<Color, number> {
  const boardsWith = (color: Color) =>
    seats.filter(({ board }) => query.some((cell) => cellOf(board, color) === cell)).length;
  return recordOf(colors, boardsWith);
}

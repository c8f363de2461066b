import type { Award, GameView, SeatId, Viewer } from '../game';
import { bySeat } from '../kit/by-seat';
import { itemAt } from '../kit/item-at';
import type { Submission } from './actions';
import { type BoardView, formatBoard, type Token } from './board';
import type { Clue } from './clue';
import { resultsFor } from './results';
import { type BrokenClue, brokenClues, type ProofStanding, standingsOf } from './score';
import {
  type Contracts,
  type DrawnSubmission,
  type PublishedClue,
  type QueryAnswer,
  type SeatState,
  type State,
  tokensToPlace,
} from './state';

/** What the autopilot drew for a seat that had sent nothing when a round closed; no clue in round 3. */
export interface DrawnForMe {
  readonly round: number;
  readonly place: readonly Token[];
  readonly clue: Clue | null;
}

type BySeat<T> = Readonly<Record<SeatId, T>>;

export interface View extends GameView {
  readonly phase: 'round' | 'finished';
  /** All seats, best first: the last tie-break where no prior ranking is set. */
  readonly drawnOrder: readonly SeatId[] | null;
  readonly clues: readonly PublishedClue[];
  /** Whether contracts are taken in round 1. */
  readonly contractsOn: boolean;

  /** A seat's alone. `board`: locked tokens; `pending`: what it sent in the running round, as sent. */
  readonly board?: BoardView;
  readonly pending?: Submission | null;
  readonly contracts?: Contracts | null;
  readonly answers?: readonly QueryAnswer[];
  /** By round. That others' submissions were drawn is the host's alone to know, until the end. */
  readonly drawn?: readonly DrawnForMe[];

  /** The host's, and everybody's once the match is finished. */
  readonly boards?: BySeat<BoardView>;
  readonly submissions?: BySeat<Submission | null>;
  readonly allAnswers?: BySeat<readonly QueryAnswer[]>;
  readonly allContracts?: BySeat<Contracts | null>;
  /** Submissions that the autopilot drew, by round, then seat order. */
  readonly autopilot?: readonly DrawnSubmission[];
  /** The seats that the host has put on autopilot, in seat order. */
  readonly onAutopilot?: readonly SeatId[];
  /** As if the match ended with the boards as locked. */
  readonly preview?: readonly ProofStanding[];
  readonly previewAwards?: readonly Award[];
  readonly previewCandidates?: readonly SeatId[];
  readonly broken?: readonly BrokenClue[];
}

/** [V1]–[V3] Spectators see published clues and who has submitted; a seat also its own; the host everything. */
export function viewState(state: State, viewer: Viewer): View {
  const common = publicPart(state);
  if (viewer === 'spectator') return common;
  if (viewer === 'host') return { ...common, ...hostPart(state) };
  const own = state.seats.find(({ seat }) => seat === viewer);
  return own === undefined ? common : { ...common, ...seatPart(own, state) };
}

function publicPart({ settings, seats, round, drawnOrder, clues, results }: State): View {
  const finished = results !== null;
  return {
    phase: finished ? 'finished' : 'round',
    round,
    seats: seats.map(({ seat, pending }) => ({ seat, acted: finished ? null : pending !== null })),
    drawnOrder,
    clues,
    contractsOn: settings.contracts,
  };
}

const seatPart = (own: SeatState, state: State): Partial<View> => ({
  board: formatBoard(own.board),
  pending: own.pending,
  contracts: own.contracts,
  answers: own.answers,
  drawn: drawnFor(own, state),
});

function drawnFor({ seat, board }: SeatState, { autopilot, clues }: State): DrawnForMe[] {
  const rounds = autopilot.filter((one) => one.seat === seat).map(({ round }) => round);
  return rounds.map((round) => {
    const first = tokensToPlace(1) * (round - 1);
    return {
      round,
      place: board.slice(first, first + tokensToPlace(round)),
      clue: clues.find((one) => one.seat === seat && one.round === round)?.clue ?? null,
    };
  });
}

function hostPart(state: State): Partial<View> {
  const seats = state.seats.map(({ seat }) => seat);
  const each = <T>(valueFor: (player: SeatState) => T) =>
    bySeat(seats, (seat) => valueFor(itemAt(state.seats, seats.indexOf(seat))));
  const preview = state.results ?? resultsFor(state);
  return {
    boards: each(({ board }) => formatBoard(board)),
    submissions: each(({ pending }) => pending),
    allAnswers: each(({ answers }) => answers),
    allContracts: each(({ contracts }) => contracts),
    autopilot: state.autopilot,
    onAutopilot: state.seats.filter(({ onAutopilot }) => onAutopilot).map(({ seat }) => seat),
    preview: standingsOf(state),
    previewAwards: preview.awards,
    previewCandidates: preview.eliminationCandidates,
    broken: brokenClues(state),
  };
}

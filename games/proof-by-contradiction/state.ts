import type { Results, SeatId } from '../game';
import type { Submission } from './actions';
import type { Board, Cell, Color } from './board';
import type { Clue } from './clue';
import type { MainContract } from './main-contracts';
import type { Settings } from './settings';

export const LAST_ROUND = 3;

/** How many tokens a round places. */
export const tokensToPlace = (round: number) => (round === LAST_ROUND ? 1 : 2);

/** The contracts of a seat once they are locked. */
export interface Contracts {
  readonly pact: SeatId | null;
  readonly main: MainContract;
}
/** For every colour, on how many boards it lay in either cell when the round closed. */
export interface QueryAnswer {
  readonly round: number;
  readonly query: readonly [Cell, Cell];
  readonly counts: Readonly<Record<Color, number>>;
}
/** A clue of a round that has closed. */
export interface PublishedClue {
  readonly round: number;
  readonly seat: SeatId;
  readonly clue: Clue;
}
/** A submission that the autopilot drew. */
export interface DrawnSubmission {
  readonly round: number;
  readonly seat: SeatId;
}

export interface SeatState {
  readonly seat: SeatId;
  /** Locked tokens. */
  readonly board: Board;
  readonly answers: readonly QueryAnswer[];
  readonly contracts: Contracts | null;
  /** What the seat sent in the running round. */
  readonly pending: Submission | null;
  /** The host has put the seat on autopilot: nobody waits for it. */
  readonly onAutopilot: boolean;
}

export interface State {
  readonly settings: Settings;
  readonly seed: string;
  readonly round: number;
  /** Match time at which the round closes; null: no deadline. */
  readonly dueAt: number | null;
  /** In seat order. */
  readonly seats: readonly SeatState[];
  /** By round, then seat order. */
  readonly clues: readonly PublishedClue[];
  /** The last tie-break where no prior ranking is set: all seats, best first. */
  readonly drawnOrder: readonly SeatId[] | null;
  readonly autopilot: readonly DrawnSubmission[];
  /** Computed once, when round 3 closes. */
  readonly results: Results | null;
}

import type { Actor, SeatId } from '../game';
import type { BluffAction } from './actions';
import { type Cell, type Grid, inGridOrder } from './grid';
import type { Items, Settings } from './settings';

export type Phase = 'bluff' | 'claim' | 'reveal';
/** The two seats, in seat order. */
export type Side = 0 | 1;
export const sides: readonly Side[] = [0, 1];
export const otherSide = (side: Side): Side => (side === 0 ? 1 : 0);

/**
 * A seat's clock in a bluff or claim phase. `running`: ordinary time up to `until` (null: no end); `reserve`: the
 * reserve runs since then; `stopped`: submitted, with so much ordinary time left (null: no end).
 */
export type Clock =
  | { readonly type: 'running'; readonly until: number | null }
  | { readonly type: 'reserve'; readonly since: number }
  | { readonly type: 'stopped'; readonly leftMs: number | null };

/** A statement as it was sent; `truth` is null while the host still has to rule on it. */
export interface Stated {
  readonly text: string;
  readonly truth: boolean | null;
}

export interface Bluff {
  readonly subset: readonly Cell[];
  readonly statements: readonly Stated[];
  readonly noLimit: boolean;
  readonly smokescreen: number | null;
  /** Match time. */
  readonly sentAt: number;
}

/** The host's word on what a seat said of these tiles: it holds for the match. */
export interface Ruled {
  readonly subset: readonly Cell[];
  readonly text: string;
  readonly truth: boolean;
}

/** What a seat did in the reveal phase of the round. */
export interface RevealTurn {
  readonly passed: boolean;
  readonly guessing: boolean;
  readonly revealed: boolean;
}

export interface Guess {
  readonly round: number;
  readonly grid: Grid;
  readonly right: boolean;
  /** The points that it cost. */
  readonly lost: number;
  readonly at: number;
  /** How many guesses were made before it. */
  readonly order: number;
}

/** A statement of the other whose truth a seat was told. */
export interface Detection {
  readonly round: number;
  readonly statement: number;
}

export interface Claim {
  readonly round: number;
  readonly answers: readonly (boolean | null)[];
  /** How many of them are right; null until the claims close. */
  readonly right: number | null;
}

export interface SeatState {
  readonly seat: SeatId;
  readonly points: number;
  readonly items: Items;
  /** What the others know to be left: what was used shows when its phase closes. */
  readonly itemsShown: Items;
  readonly known: readonly Cell[];
  readonly clock: Clock;
  /** What is left of the reserve when it does not run; null: it never ends. */
  readonly reserveMs: number | null;
  /** Of this round. */
  readonly bluff: Bluff | null;
  readonly claim: readonly (boolean | null)[] | null;
  readonly turn: RevealTurn;
  /** The bluff that the host sent back, until another is accepted. */
  readonly sentBack: SentBack | null;
  /** Of all rounds; the last one on the same counts. */
  readonly ruled: readonly Ruled[];
  /** The last round in which it may not reveal. */
  readonly barredRound: number;
  /** Of all rounds. */
  readonly detected: readonly Detection[];
  readonly bought: readonly { readonly round: number; readonly tile: Cell }[];
  readonly claims: readonly Claim[];
  readonly guesses: readonly Guess[];
}

export interface SentBack {
  readonly action: BluffAction;
  /** The one that was ruled invalid. */
  readonly statement: number;
  /** The host's words; null: none. */
  readonly reason: string | null;
}

/** A round whose bluff phase is over. */
export interface Round {
  readonly bluffs: readonly [Bluff, Bluff];
}

export interface State {
  readonly settings: Settings;
  readonly grid: Grid;
  readonly round: number;
  readonly phase: Phase;
  /** When the phase's ordinary time ends (in reveal: the time to reveal); null: it does not. */
  readonly endsAt: number | null;
  /** That time has passed, and the phase goes on: a reserve runs, a ruling is awaited, or somebody guesses. */
  readonly overtime: boolean;
  /** Rounds so far, with this one's from its claim phase on. */
  readonly rounds: readonly Round[];
  readonly seats: readonly [SeatState, SeatState];
  /** Null while it goes on; then who won, or nobody. */
  readonly outcome: { readonly winner: Side | null } | null;
}

export const sideOf = (state: State, seat: Actor): Side => (state.seats[0].seat === seat ? 0 : 1);

export function withSeat(state: State, side: Side, change: Partial<SeatState>): State {
  const [first, second] = state.seats;
  const changed = { ...state.seats[side], ...change };
  return { ...state, seats: side === 0 ? [changed, second] : [first, changed] };
}

/** The same change for both seats. */
export const withSeats = (state: State, change: (seat: SeatState, side: Side) => SeatState): State => ({
  ...state,
  seats: [change(state.seats[0], 0), change(state.seats[1], 1)],
});

/** The host still has to rule on some statement of this bluff. */
export const awaitsRuling = (bluff: Bluff | null): boolean =>
  bluff?.statements.some(({ truth }) => truth === null) ?? false;

/** It has sent what the phase asks for (a guess or a pass in the reveal phase). */
export function hasActed(state: State, side: Side): boolean {
  const { bluff, claim } = state.seats[side];
  if (state.phase === 'bluff') return bluff !== null;
  if (state.phase === 'claim') return claim !== null;
  return isDoneRevealing(state, side);
}

export const isDoneRevealing = (state: State, side: Side): boolean =>
  state.seats[side].turn.passed || guessNow(state, side) !== null;

/** Its guess of this round. */
export const guessNow = (state: State, side: Side): Guess | null =>
  state.seats[side].guesses.find(({ round }) => round === state.round) ?? null;

/** Statements of the other's that it has had detected in a round. */
export const detectedIn = (round: number, { detected }: SeatState): number[] =>
  detected.flatMap((one) => (one.round === round ? [one.statement] : []));

/** What it shows of its bluffs' tiles: those of the last round it bluffed in, before this one's phase. */
export const previousSubset = (state: State, side: Side): readonly Cell[] | null =>
  state.rounds.at(-1)?.bluffs[side].subset ?? null;

/** What the host ruled before on the same words of this seat's about the same tiles; null: nothing. */
export function ruledOn({ ruled }: SeatState, { subset, text }: Pick<Ruled, 'subset' | 'text'>): boolean | null {
  const tiles = inGridOrder(subset).join();
  const said = ruled.findLast((one) => one.text === text && inGridOrder(one.subset).join() === tiles);
  return said?.truth ?? null;
}

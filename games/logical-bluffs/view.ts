import type { GameView, SeatId, Viewer } from '../game';
import { bySeat } from '../kit/by-seat';
import { guessesEndAt, isOutOfTime, reserveBeyondDue, reserveLeft } from './clocks';
import { type Cell, type Colour, colourAt, type Grid, inGridOrder } from './grid';
import type { Items } from './settings';
import {
  awaitsRuling,
  type Bluff,
  type Detection,
  detectedIn,
  guessNow,
  hasActed,
  isDoneRevealing,
  otherSide,
  previousSubset,
  ruledOn,
  type SeatState,
  type SentBack,
  type Side,
  type State,
  sideOf,
  sides,
} from './state';

/** A seat's statements of a round, as far as the viewer may see them. */
export interface BluffView {
  readonly round: number;
  readonly seat: SeatId;
  readonly subset: readonly Cell[];
  /** `text` is null where a smokescreen hides it, `truth` where the viewer does not know it. */
  readonly statements: readonly { readonly text: string | null; readonly truth: boolean | null }[];
}

export interface Own {
  readonly claims: readonly { readonly round: number; readonly answers: readonly (boolean | null)[] }[];
  readonly guesses: readonly { readonly round: number; readonly grid: Grid }[];
}

/** What a round has brought a seat and cost it, as it knows itself from its points. */
export interface RoundLedger {
  readonly round: number;
  /** True ones among its statements, a point each; null until they are out. */
  readonly statements: number | null;
  /** Two points for each right one; null until the claims close. */
  readonly answers: { readonly given: number; readonly right: number } | null;
  readonly bought: readonly Cell[];
  /** `wrong` as far as the seat can know: points are gone, or the match goes on. */
  readonly guess: { readonly lost: number; readonly wrong: boolean } | null;
}

/** Where a seat itself stands in the phase. */
export interface Turn {
  readonly acted: boolean;
  readonly guessing: boolean;
  readonly guessed: boolean;
  readonly revealed: boolean;
  readonly passed: boolean;
  readonly outOfTime: boolean;
  /** No reveals in this round, after a wrong guess in the last. */
  readonly barred: boolean;
  /** Statements of the other that this seat has had detected in this round. */
  readonly detected: readonly number[];
  readonly previousSubset: readonly Cell[] | null;
  /** Own statements that wait for the host's ruling. */
  readonly waiting: readonly number[];
  /** The bluff that the host sent back, the statement that was ruled invalid, and those that stand as they are. */
  readonly sentBack: (SentBack & { readonly admitted: readonly number[] }) | null;
  /** When this seat's time in the reveal phase ends, in match time; null: no end. */
  readonly until: number | null;
}

/** A statement that waits for the host. */
export interface WaitingStatement {
  readonly seat: SeatId;
  readonly statement: number;
  readonly text: string;
  readonly subset: readonly Cell[];
  /** Those of the subset, in its order. */
  readonly colours: readonly Colour[];
}

export interface AllOwn extends Own {
  readonly guessesRight: readonly boolean[];
  readonly detected: readonly Detection[];
  readonly ledger: readonly RoundLedger[];
}

export interface View extends GameView {
  readonly statements: readonly BluffView[];
  readonly reveals: Readonly<Record<SeatId, number>>;
  /** `reveals` by round, the first round first. */
  readonly boughtByRound: Readonly<Record<SeatId, readonly number[]>>;
  readonly reserveMs: Readonly<Record<SeatId, number | null>>;
  /** Seats whose reserve runs at this moment. */
  readonly reserveRuns: readonly SeatId[];
  /** How long after `dueAt` the reserve of each of them ends; null where none runs. It says the time whenever one looks. */
  readonly reserveBeyondDue: Readonly<Record<SeatId, number | null>>;
  readonly items: Readonly<Record<SeatId, Items>>;
  /** What one needs to know to act: as the match was set up. */
  readonly revealCost: number;
  readonly adjudication: 'automatic' | 'host';
  readonly sealedReveal: boolean;
  /** Since when (match time) the host has been asked to rule on statements; null: nothing waits for them. Not whose. */
  readonly rulingSince: number | null;
  /** A seat alone. */
  readonly known?: Readonly<Partial<Record<Cell, Colour>>>;
  readonly points?: number;
  readonly own?: Own;
  readonly ledger?: readonly RoundLedger[];
  readonly turn?: Turn;
  /** The host alone. */
  readonly grid?: Grid;
  readonly allPoints?: Readonly<Record<SeatId, number>>;
  readonly allKnown?: Readonly<Record<SeatId, readonly Cell[]>>;
  readonly allOwn?: Readonly<Record<SeatId, AllOwn>>;
  readonly waiting?: readonly WaitingStatement[];
}

export function viewState(state: State, viewer: Viewer, at: number): View {
  const side = sides.find((one) => state.seats[one].seat === viewer) ?? null;
  const seatIds = state.seats.map(({ seat }) => seat);
  const ofSeat = <T>(value: (side: Side) => T) => bySeat(seatIds, (seat) => value(sideOf(state, seat)));
  const hidesActs = !isOpenPhase(state) && state.settings.sealedReveal && viewer !== 'host';
  return {
    phase: state.phase,
    round: state.round,
    seats: sides.map((one) => ({ seat: state.seats[one].seat, acted: hidesActs ? null : hasActed(state, one) })),
    statements: statementsView(state, viewer === 'host' ? 'host' : side),
    reveals: ofSeat((one) => state.seats[one].bought.length),
    boughtByRound: ofSeat((one) =>
      roundsOf(state).map((round) => state.seats[one].bought.filter((buy) => buy.round === round).length),
    ),
    reserveMs: ofSeat((one) => reserveLeft(state.seats[one], at)),
    reserveRuns: seatIds.filter((_, i) => state.seats[i as Side].clock.type === 'reserve'),
    reserveBeyondDue: ofSeat((one) => reserveBeyondDue(state, one)),
    items: ofSeat((one) => (viewer === 'host' || one === side ? state.seats[one].items : state.seats[one].itemsShown)),
    revealCost: state.settings.revealCost,
    adjudication: state.settings.adjudication,
    sealedReveal: state.settings.sealedReveal,
    rulingSince: rulingSince(state),
    ...(side === null ? {} : seatView(state, side, at)),
    ...(viewer === 'host' ? hostView(state, ofSeat) : {}),
  };
}

/** Of the others nobody is told who acted, as long as the host says so: not when the match is over either. */
const isOpenPhase = ({ phase }: State): boolean => phase === 'bluff' || phase === 'claim';

function rulingSince({ seats }: State): number | null {
  const asked = seats.flatMap(({ bluff }) => (bluff !== null && awaitsRuling(bluff) ? [bluff.sentAt] : []));
  return asked.length === 0 ? null : Math.min(...asked);
}

// --- statements

/** `eyes`: a side, the host, or null for a spectator. */
function statementsView(state: State, eyes: Side | 'host' | null): BluffView[] {
  const shown = state.rounds.flatMap(({ bluffs }, i) =>
    sides.map((side) => ({ round: i + 1, side, bluff: bluffs[side] })),
  );
  const open = state.phase === 'bluff' ? sides.flatMap((side) => openBluff(state, side, eyes)) : [];
  return [...shown, ...open].map(({ round, side, bluff }) => {
    const detected = eyes === null || eyes === 'host' ? [] : detectedIn(round, state.seats[eyes]);
    const isOpen = round > state.rounds.length;
    return {
      round,
      seat: state.seats[side].seat,
      subset: bluff.subset,
      statements: bluff.statements.map(({ text, truth }, i) => ({
        text: i === bluff.smokescreen && eyes !== side && eyes !== 'host' ? null : text,
        truth:
          eyes === 'host' || (eyes === side && !isOpen) || (eyes !== side && detectedHere(detected, { side, eyes, i }))
            ? truth
            : null,
      })),
    };
  });
}

const detectedHere = (detected: readonly number[], { side, eyes, i }: { side: Side; eyes: Side | null; i: number }) =>
  eyes !== null && side === otherSide(eyes) && detected.includes(i);

/** What was sent in a bluff phase that is still open: only its author and the host see it. */
function openBluff(
  state: State,
  side: Side,
  eyes: Side | 'host' | null,
): { round: number; side: Side; bluff: Bluff }[] {
  const { bluff } = state.seats[side];
  return bluff !== null && (eyes === 'host' || eyes === side) ? [{ round: state.round, side, bluff }] : [];
}

// --- one's own

function seatView(state: State, side: Side, at: number): Pick<View, 'known' | 'points' | 'own' | 'ledger' | 'turn'> {
  const seat = state.seats[side];
  return {
    known: Object.fromEntries(inGridOrder(seat.known).map((cell) => [cell, colourAt(state.grid, cell)])),
    points: seat.points,
    own: ownOf(state, side),
    ledger: ledgerOf(state, side),
    turn: {
      acted: state.phase === 'reveal' ? isDoneRevealing(state, side) : hasActed(state, side),
      guessing: seat.turn.guessing,
      guessed: guessNow(state, side) !== null && state.phase === 'reveal',
      revealed: seat.turn.revealed,
      passed: seat.turn.passed,
      outOfTime: isOutOfTime(state, side, at),
      barred: seat.barredRound === state.round,
      detected: detectedIn(state.round, seat),
      previousSubset: previousSubset(state, side),
      waiting: waitingIn(state, side),
      sentBack: seat.sentBack === null ? null : { ...seat.sentBack, admitted: admittedIn(seat, seat.sentBack) },
      until:
        state.phase !== 'reveal' || state.settings.pace === 'host'
          ? null
          : seat.turn.guessing
            ? guessesEndAt(state)
            : state.endsAt,
    },
  };
}

/** Statements of the bluff that came back on which the host need not rule again: not how they ruled. */
const admittedIn = (seat: SeatState, { action: { subset, statements } }: SentBack): number[] =>
  statements.flatMap((text, i) => (ruledOn(seat, { subset, text }) === null ? [] : [i]));

const waitingIn = (state: State, side: Side): number[] =>
  state.seats[side].bluff?.statements.flatMap(({ truth }, i) => (truth === null ? [i] : [])) ?? [];

const ownOf = (state: State, side: Side): Own => ({
  claims: state.seats[side].claims.map(({ round, answers }) => ({ round, answers })),
  guesses: state.seats[side].guesses.map(({ round, grid }) => ({ round, grid })),
});

const roundsOf = ({ round }: State): number[] => Array.from({ length: round }, (_, i) => i + 1);

const ledgerOf = (state: State, side: Side): RoundLedger[] =>
  roundsOf(state).map((round) => roundLedger(state, { side, round }));

function roundLedger(state: State, { side, round }: { side: Side; round: number }): RoundLedger {
  const { claims, bought, guesses } = state.seats[side];
  const said = state.rounds[round - 1]?.bluffs[side].statements;
  const claim = claims.find((one) => one.round === round);
  const guess = guesses.find((one) => one.round === round);
  return {
    round,
    statements: said?.filter(({ truth }) => truth === true).length ?? null,
    answers:
      claim === undefined || claim.right === null
        ? null
        : { given: claim.answers.filter((answer) => answer !== null).length, right: claim.right },
    bought: bought.flatMap((buy) => (buy.round === round ? [buy.tile] : [])),
    guess: guess === undefined ? null : { lost: guess.lost, wrong: guess.lost > 0 || round < state.round },
  };
}

// --- everything

function hostView(state: State, ofSeat: <T>(value: (side: Side) => T) => Record<SeatId, T>): Partial<View> {
  return {
    grid: state.grid,
    allPoints: ofSeat((side) => state.seats[side].points),
    allKnown: ofSeat((side) => inGridOrder(state.seats[side].known)),
    allOwn: ofSeat((side) => ({
      ...ownOf(state, side),
      guessesRight: state.seats[side].guesses.map(({ right }) => right),
      detected: state.seats[side].detected,
      ledger: ledgerOf(state, side),
    })),
    waiting: sides.flatMap((side) =>
      waitingIn(state, side).flatMap((statement) => waitingStatement(state, side, statement)),
    ),
  };
}

function waitingStatement(state: State, side: Side, statement: number): WaitingStatement[] {
  const { seat, bluff } = state.seats[side];
  const text = bluff?.statements[statement]?.text;
  return bluff === null || text === undefined
    ? []
    : [
        {
          seat,
          statement,
          text,
          subset: bluff.subset,
          colours: bluff.subset.map((cell) => colourAt(state.grid, cell)),
        },
      ];
}

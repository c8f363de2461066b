import type { Actor, Judgment } from '../game';
import { deadlineAfter } from '../kit/deadline';
import { invariant } from '../kit/invariant';
import type { Action, BluffAction, Ruling, SeatAction } from './actions';
import { elapseClocks, isMissing, outOfReserve, resumeClock, startClocks, startReserves, stopClock } from './clocks';
import { type Cell, cells, type Grid } from './grid';
import { truthsIn, truthsOf } from './judging';
import { noTurn } from './setup';
import {
  awaitsRuling,
  type Bluff,
  guessNow,
  isDoneRevealing,
  otherSide,
  ruledOn,
  type SeatState,
  type Side,
  type State,
  sideOf,
  sides,
  withSeat,
  withSeats,
} from './state';

// What happens: bluffs, claims, reveals and guesses as they come in, and what the close of each phase does.

interface Moment {
  readonly side: Side;
  readonly at: number;
  readonly judgment?: Judgment;
}

interface Acted {
  readonly by: Actor;
  readonly action: Action;
  readonly at: number;
  readonly judgment?: Judgment;
}

export function act(state: State, { by, action, at, judgment }: Acted): State {
  if (action.type === 'rule') return closeIfLate(rule(state, action, at), at);
  return closeIfLate(actAsSeat(state, action, { side: sideOf(state, by), at, judgment }), at);
}

function actAsSeat(state: State, action: SeatAction, moment: Moment): State {
  switch (action.type) {
    case 'bluff':
      return bluff(state, action, moment);
    case 'detective':
      return detect(state, action.statement, moment);
    case 'claim':
      return claim(state, action.answers, moment);
    case 'reveal':
      return reveal(state, action.tile, moment);
    case 'guess':
      return guess(state, action.grid, moment);
    case 'guessing':
    case 'pass':
      return turn(state, action.type === 'pass' ? { passed: true } : { guessing: true }, moment);
  }
}

/** Under pace `clock` a phase whose time is over closes as soon as nothing is missing. */
function closeIfLate(state: State, at: number): State {
  const late = state.settings.pace === 'clock' && state.overtime && state.phase !== 'reveal';
  return late && isDone(state) ? close(state, at) : state;
}

// --- bluff

function bluff(state: State, action: BluffAction, { side, at, judgment }: Moment): State {
  const { subset, noLimit, smokescreen } = action;
  const truths = judgment === undefined ? truthsOf(action, state.grid) : truthsIn(judgment);
  const seat = stopClock(state.seats[side], at);
  const statements = action.statements.map((text, i) => ({
    text,
    truth: ruledOn(seat, { subset, text }) ?? truths[i] ?? null,
  }));
  const items = {
    ...seat.items,
    noLimit: seat.items.noLimit - (noLimit ? 1 : 0),
    smokescreen: seat.items.smokescreen - (smokescreen === null ? 0 : 1),
  };
  return withSeat(state, side, {
    ...seat,
    bluff: { subset, statements, noLimit, smokescreen, sentAt: at },
    items,
    sentBack: null,
  });
}

/** The host's word on a statement. */
function rule(state: State, ruling: Ruling, at: number): State {
  const side = sideOf(state, ruling.seat);
  const { bluff } = state.seats[side];
  invariant(bluff !== null, 'a ruling is on a statement');
  if (!ruling.valid) return sendBack(state, { bluff, ruling }, { side, at });
  const stated = bluff.statements[ruling.statement];
  invariant(stated !== undefined, 'a bluff has four statements');
  const statements = bluff.statements.with(ruling.statement, { ...stated, truth: ruling.true });
  const ruled: Bluff = { ...bluff, statements };
  const gained = state.phase === 'claim' ? Number(ruling.true) - Number(stated.truth) : 0;
  const seat = state.seats[side];
  const word = { subset: bluff.subset, text: stated.text, truth: ruling.true };
  const changed = withSeat(state, side, { bluff: ruled, points: seat.points + gained, ruled: [...seat.ruled, word] });
  return state.phase === 'claim' ? inLastRound(changed, side, ruled) : changed;
}

function inLastRound(state: State, side: Side, bluff: Bluff): State {
  const last = state.rounds.at(-1);
  invariant(last !== undefined, 'a claim phase belongs to a round');
  const bluffs = side === 0 ? ([bluff, last.bluffs[1]] as const) : ([last.bluffs[0], bluff] as const);
  return { ...state, rounds: [...state.rounds.slice(0, -1), { bluffs }] };
}

function sendBack(state: State, { bluff, ruling }: { bluff: Bluff; ruling: Ruling }, { side, at }: Moment): State {
  const seat = resumeClock(state.seats[side], at);
  const { subset, noLimit, smokescreen } = bluff;
  const action: BluffAction = {
    type: 'bluff',
    subset: [...subset],
    statements: bluff.statements.map(({ text }) => text),
    noLimit,
    smokescreen,
  };
  const sentBack = { action, statement: ruling.statement, reason: ruling.reason?.trim() || null };
  const items = {
    ...seat.items,
    noLimit: seat.items.noLimit + (noLimit ? 1 : 0),
    smokescreen: seat.items.smokescreen + (smokescreen === null ? 0 : 1),
  };
  return withSeat(state, side, { ...seat, items, bluff: null, sentBack });
}

function closeBluff(state: State, at: number): State {
  const [first, second] = state.seats;
  invariant(first.bluff !== null && second.bluff !== null, 'both have bluffed');
  const round = { bluffs: [first.bluff, second.bluff] as const };
  const paid = withSeats(state, (seat) => ({
    ...seat,
    itemsShown: seat.items,
    points: seat.points + (seat.bluff?.statements.filter(({ truth }) => truth === true).length ?? 0),
  }));
  return startClocks({ ...paid, phase: 'claim', rounds: [...state.rounds, round] }, at, state.settings.claimSeconds);
}

// --- claim

function detect(state: State, statement: number, { side }: Moment): State {
  const { items, detected } = state.seats[side];
  return withSeat(state, side, {
    items: { ...items, detective: items.detective - 1 },
    detected: [...detected, { round: state.round, statement }],
  });
}

function claim(state: State, answers: readonly (boolean | null)[], { side, at }: Moment): State {
  const seat = stopClock(state.seats[side], at);
  const claims = [...seat.claims, { round: state.round, answers, right: null }];
  return withSeat(state, side, { ...seat, claim: answers, claims });
}

function closeClaim(state: State, at: number): State {
  const paid = withSeats(state, (seat, side) => {
    const truths = state.seats[otherSide(side)].bluff?.statements ?? [];
    const right = truths.filter(({ truth }, i) => seat.claim?.[i] !== null && seat.claim?.[i] === truth).length;
    const claims = seat.claims.map((claim) => (claim.round === state.round ? { ...claim, right } : claim));
    return { ...seat, itemsShown: seat.items, points: seat.points + 2 * right, claims };
  });
  return { ...paid, phase: 'reveal', endsAt: deadlineAfter(at, state.settings.revealSeconds), overtime: false };
}

// --- reveal

function reveal(state: State, tile: Cell, { side }: Moment): State {
  const seat = state.seats[side];
  return withSeat(state, side, {
    points: seat.points - state.settings.revealCost,
    known: [...seat.known, tile],
    bought: [...seat.bought, { round: state.round, tile }],
    turn: { ...seat.turn, revealed: true },
  });
}

function turn(state: State, change: Partial<SeatState['turn']>, { side }: Moment): State {
  return withSeat(state, side, { turn: { ...state.seats[side].turn, ...change } });
}

/** [R3] A wrong guess costs all points at once, and the next round's reveals. */
function guess(state: State, grid: Grid, { side, at }: Moment): State {
  const seat = state.seats[side];
  const right = cells.every((_, i) => grid[i] === state.grid[i]);
  const order = state.seats.reduce((sum, { guesses }) => sum + guesses.length, 0);
  const guesses = [...seat.guesses, { round: state.round, grid, right, lost: right ? 0 : seat.points, at, order }];
  if (right) return withSeat(state, side, { guesses });
  return withSeat(state, side, { guesses, points: 0, barredRound: state.round + 1 });
}

function closeReveal(state: State, at: number): State {
  const winner = winnerByGuess(state);
  if (winner !== null) return { ...state, outcome: { winner } };
  const fresh = withSeats(state, (seat) => ({ ...seat, bluff: null, claim: null, turn: noTurn }));
  return startClocks({ ...fresh, round: state.round + 1, phase: 'bluff' }, at, state.settings.bluffSeconds);
}

/** Both right: more points; then the earlier guess. */
function winnerByGuess(state: State): Side | null {
  const right = sides.filter((side) => guessNow(state, side)?.right === true);
  const [only] = right;
  if (right.length < 2) return only ?? null;
  const [a, b] = state.seats;
  if (a.points !== b.points) return a.points > b.points ? 0 : 1;
  return (guessNow(state, 0)?.order ?? 0) < (guessNow(state, 1)?.order ?? 0) ? 0 : 1;
}

// --- the ends of phases

/** Nothing is missing: both have sent what the phase asks for, and no ruling is awaited. */
export function isDone(state: State): boolean {
  if (state.phase === 'bluff')
    return sides.every((side) => !isMissing(state, side) && !awaitsRuling(state.seats[side].bluff));
  if (state.phase === 'claim') return sides.every((side) => !isMissing(state, side));
  if (state.settings.sealedReveal && dueOfSealed(state)) return false;
  return sides.every((side) => isDoneRevealing(state, side) || (state.overtime && !state.seats[side].turn.guessing));
}

/** A sealed phase ends by the clock alone, where one runs. */
const dueOfSealed = ({ endsAt, settings }: State) => endsAt !== null && settings.guessSeconds !== null;

/** Both are done, or the host resolves: then what is missing runs into the reserve, or loses under pace `host`. */
export function close(state: State, at: number): State {
  if (state.phase === 'reveal') return closeReveal(state, at);
  const missing = sides.filter((side) => isMissing(state, side));
  if (missing.length > 0) return state.settings.pace === 'host' ? lose(state, missing) : startReserves(state, at);
  return state.phase === 'bluff' ? closeBluff(state, at) : closeClaim(state, at);
}

function lose(state: State, losers: readonly Side[]): State {
  const [loser] = losers;
  return { ...state, outcome: { winner: losers.length === 2 || loser === undefined ? null : otherSide(loser) } };
}

/** A deadline has passed. */
export function elapse(state: State, at: number): State {
  if (state.phase === 'reveal') return elapseReveal(state, at);
  const losers = outOfReserve(state, at);
  if (losers.length > 0) return lose(withStoppedReserves(state, losers), losers);
  const moved = elapseClocks(state, at);
  return isDone(moved) ? close(moved, at) : moved;
}

const withStoppedReserves = (state: State, losers: readonly Side[]) =>
  withSeats(state, (seat, side) =>
    losers.includes(side) ? { ...seat, reserveMs: 0, clock: { type: 'stopped', leftMs: 0 } } : seat,
  );

function elapseReveal(state: State, at: number): State {
  const guesses = sides.some((side) => state.seats[side].turn.guessing && !isDoneRevealing(state, side));
  if (state.overtime || state.settings.sealedReveal || !guesses) return closeReveal(state, at);
  return { ...state, overtime: true };
}

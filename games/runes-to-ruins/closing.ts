import { deadlineAfter } from '../kit/deadline';
import { createRandom } from '../kit/random';
import { isAbstaining } from './actions';
import { conditionOf, conditionPays, roundBonus, usedAfter, winningCondition } from './conditions';
import { bestOfEach, closenessOf, closest } from './guesses';
import { darkens, serveDebt, settleMantra } from './mantra';
import { orderPayments } from './payments';
import { randomSymbol } from './random-symbol';
import { finalResults } from './results';
import {
  type Answer,
  changePlayer,
  type LedgerEntry,
  nothingSet,
  type Player,
  playerOf,
  type State,
  symbolOf,
  visionOf,
  withMantra,
} from './state';
import { compareSymbols, type RuneSymbol, sameSymbol } from './symbol';
import { loneUses, revealed, visionAnswers } from './visions';

// [C1]–[C8] How a round closes, step by step, in the order of the rules. Each step is a function of the state.

export const closePhase = (state: State, at: number): State =>
  state.phase === 'symbol' ? closeSymbols(state, at) : closeRound(state, at);

/** [R8]–[R10] Round 1 closes: autopilot for those without a symbol; a clash bans, else round 2 starts. */
export function closeSymbols(before: State, at: number): State {
  const state = { ...before, players: before.players.map((player) => withAutopilot(before, player)) };
  const clashing = clashingSymbols(state.players.map(symbolOf));
  if (clashing.length === 0) return startRound(state, at);
  return {
    ...state,
    players: state.players.map((player) => ({ ...player, symbol: null, isSymbolDrawn: false })),
    banned: [...state.banned, ...clashing].sort(compareSymbols),
    clashes: state.clashes + 1,
    dueAt: deadlineAfter(at, state.settings.symbolSeconds),
  };
}

/** Drawn for this seat alone: other symbols have no part in it. */
function withAutopilot({ seed, banned, clashes, settings }: State, player: Player): Player {
  if (player.symbol !== null) return player;
  const random = createRandom(seed, 'autopilot', clashes, player.seat);
  return { ...player, symbol: randomSymbol(random, { rules: settings, without: banned }), isSymbolDrawn: true };
}

/** Symbols that two or more have, each once. */
export function clashingSymbols(symbols: readonly RuneSymbol[]): RuneSymbol[] {
  return symbols.filter((symbol, i) => {
    const first = symbols.findIndex((one) => sameSymbol(one, symbol)) === i;
    return first && symbols.filter((one) => sameSymbol(one, symbol)).length > 1;
  });
}

const startRound = (state: State, at: number): State => ({
  ...state,
  phase: 'round',
  round: state.round + 1,
  dueAt: deadlineAfter(at, state.settings.roundSeconds),
});

export function closeRound(state: State, at: number): State {
  const settled = settleRound(state);
  return goesOn(settled) ? startRound(resetPlayers(totalled(payVotes(settled))), at) : finish(totalled(settled));
}

/** [C1]–[C6] Everything of a close but votes and what follows them. */
export function settleRound(state: State): State {
  const opened = eachPlayer(state, ({ insight, mantra }) => ({ ledger: [{ why: 'held', insight, mantra }] }));
  const rewarded = booked('alone', rewardLone)(answerVisions(opened));
  const found = booked('found', discover)(compareGuesses(reveal(rewarded)));
  return booked('settled', settleAll)(goesOn(found) ? booked('dark', darkenAll)(found) : found);
}

/** A step of the close, with what it changed written down in the ledger of each seat. */
const booked =
  (why: LedgerEntry['why'], step: (state: State) => State) =>
  (before: State): State =>
    eachPlayer(step(before), (player) => {
      const was = playerOf(before, player.seat);
      const [insight, mantra] = [player.insight - was.insight, player.mantra - was.mantra];
      return insight === 0 && mantra === 0 ? {} : { ledger: [...player.ledger, { why, insight, mantra }] };
    });

const totalled = (state: State): State =>
  eachPlayer(state, ({ ledger, insight, mantra }) => ({ ledger: [...ledger, { why: 'holds', insight, mantra }] }));

/** [E1] */
export const goesOn = ({ players, settings, round }: State): boolean =>
  players.filter(({ discoveredIn }) => discoveredIn === null).length > 1 && settings.maxRounds !== round;

const finish = (state: State): State => ({ ...state, phase: 'finished', dueAt: null, results: finalResults(state) });

const eachPlayer = (state: State, change: (player: Player) => Partial<Player>): State => ({
  ...state,
  players: state.players.map((player) => ({ ...player, ...change(player) })),
});

/** [C1] */
const answerVisions = (state: State): State =>
  eachPlayer(state, (player) => ({ answers: [...player.answers, ...visionAnswers(state, player)] }));

/** [C2] */
const rewardLone = (state: State): State =>
  eachPlayer(state, (player) => ({ insight: player.insight + loneUses(state, player) }));

/** [C3] */
const reveal = (state: State): State => ({ ...state, shown: [...state.shown, ...revealed(state)] });

/** [G2] Whose symbols a seat's guesses are held against. */
export const comparedWith = ({ players, settings }: State, guesser: Player): Player[] =>
  players.filter(
    ({ seat, light, discoveredIn }) =>
      seat !== guesser.seat && !light && (discoveredIn === null || settings.compareDiscovered),
  );

/** [C4] Tells the guessers, and keeps what the standings will ask. */
function compareGuesses(state: State): State {
  const told = eachPlayer(state, (player) => ({ answers: [...player.answers, ...guessAnswers(state, player)] }));
  const best = state.players.map((guesser, i) =>
    state.players.map((target, j) =>
      symbolsGuessed(guesser)
        .map((guess) => closenessOf(guess, symbolOf(target)))
        .reduce(bestOfEach, state.closest[i]?.[j] ?? { exact: 0, misplaced: 0, group: 0 }),
    ),
  );
  return { ...told, closest: best };
}

const symbolsGuessed = ({ guess }: Player): readonly RuneSymbol[] => guess?.symbols ?? [];

function guessAnswers(state: State, guesser: Player): Answer[] {
  const symbols = comparedWith(state, guesser).map(symbolOf);
  return symbolsGuessed(guesser).map((symbol) => ({
    round: state.round,
    question: { type: 'guess', symbol },
    answer: closest(symbol, symbols),
  }));
}

/** [C4], [G5], [G6] */
function discover(state: State): State {
  return state.players.reduce((now, target) => {
    if (target.discoveredIn !== null) return now;
    const finders = state.players.filter((guesser) => finds(state, guesser, target));
    if (finders.length === 0) return now;
    const { round } = state;
    const reward = finders.length === 1 ? 10 : 5;
    const found = changePlayer(now, target.seat, () => ({ discoveredIn: round }));
    const paid = finders.reduce(
      (one, { seat }) => changePlayer(one, seat, ({ insight }) => ({ insight: insight + reward })),
      found,
    );
    return { ...paid, discovered: [...paid.discovered, { round, seat: target.seat }] };
  }, state);
}

const finds = (state: State, guesser: Player, target: Player): boolean =>
  comparedWith(state, guesser).includes(target) &&
  symbolsGuessed(guesser).some((guess) => sameSymbol(guess, symbolOf(target)));

/** [C5] One after the other, in seat order. */
const darkenAll = (state: State): State =>
  state.players.reduce(
    (now, { dark }) =>
      dark === null ? now : changePlayer(now, dark, (player) => withMantra(player, darkens(player.mantra))),
    state,
  );

/** [C6] */
const settleAll = (state: State): State => eachPlayer(state, settleMantra);

/** [C7], [C8] Votes are counted, the winner is told to those who bought that, insight is paid, debt is served. */
export function payVotes(state: State): State {
  const { players, round, seed } = state;
  const condition = winningCondition(
    players.map(({ vote }) => vote),
    state.used,
  );
  const amounts = amountsPaid(state, condition);
  const order = orderPayments(players, { amounts, seed, round: round + 1 });
  const pay = (one: State): State => ({
    ...one,
    players: one.players.map((player, i) => ({ ...player, insight: player.insight + (amounts[i] ?? 0) })),
  });
  const paid = booked('debt', serveAll)(booked('paid', pay)(state));
  const told = eachPlayer(paid, (player) => ({
    answers: [...player.answers, ...voteAnswer(player, round, condition)],
  }));
  return {
    ...told,
    paid: [...state.paid, { round: round + 1, order }],
    conditions: [...state.conditions, { round, condition }],
    used: usedAfter(state.used, condition),
  };
}

/** [M3] */
const serveAll = (state: State): State => eachPlayer(state, serveDebt);

/** [V6]–[V8] */
function amountsPaid({ players, round, settings }: State, condition: number): number[] {
  const candidates = players.map((player) => ({
    ...player,
    symbol: symbolOf(player),
    others: players.filter(({ seat }) => seat !== player.seat).map(symbolOf),
  }));
  return conditionPays(conditionOf(condition, settings), candidates).map((pays) => pays + roundBonus(round));
}

const voteAnswer = ({ vote }: Player, round: number, condition: number): Answer[] =>
  vote !== null && 'votes' in vote && vote.learn ? [{ round, question: vote, answer: condition }] : [];

const resetPlayers = (state: State): State =>
  eachPlayer(state, (player) => ({
    ...nothingSet,
    inverseUses: player.inverseUses + (visionOf(player, 'inverse') === null ? 0 : 1),
    tradeUsed: player.tradeUsed || visionOf(player, 'trade') !== null,
    abstainedLast: isAbstaining(player.vote),
    lightLast: player.light,
  }));

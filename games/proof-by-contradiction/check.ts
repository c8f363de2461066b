import type { MatchView, Refusal } from '../game';
import { unknownSeat } from '../kit/by-seat';
import type { Action, Submission } from './actions';
import { type Cell, type Color, colorAt, parseBoard, sharesLine } from './board';
import { clueProblem, isSameClue } from './clue';
import { LAST_ROUND, tokensToPlace } from './state';
import type { View } from './view';

// Legality from the actor's view, rule by rule in the order in which codes are given (RULES.md, R). The screens ask
// for all problems at once, to show each in its place.

type Rule = (view: MatchView<View>, action: Submission) => Refusal | null;

/** The first refusal that fits. */
export function checkAction(view: MatchView<View>, action: Action): Refusal | null {
  if (action.type === 'autopilot') return isSeat(view, action.seat) ? null : unknownSeat(action.seat, 'seat');
  for (const rule of submissionRules) {
    const refusal = rule(view, action);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** Every rule that a submission breaks, in the order of codes. */
export const problemsOf = (view: MatchView<View>, action: Submission): Refusal[] =>
  submissionRules.flatMap((rule) => rule(view, action) ?? []);

/** [R2]–[R4] */
const fitsRound: Rule = (view, { clue, query, contracts }) => {
  const lastRound = view.round === LAST_ROUND;
  if (lastRound && clue !== undefined) return badAction('clue', 'There is no clue in round 3, only one token.');
  if (lastRound && query != null) return badAction('query', 'There is no query in round 3, only one token.');
  if (!lastRound && clue === undefined) return badAction('clue', `A clue is needed in round ${view.round}.`);
  if (contracts == null || (view.round === 1 && view.contractsOn)) return null;
  const why = view.contractsOn ? 'Contracts are taken in round 1 only.' : 'This match is played without contracts.';
  return badAction('contracts', why);
};

const badAction = (field: string, message: string): Refusal => ({ code: 'BAD_ACTION', message, field });

/** [R14] */
const namesSeat: Rule = (view, { contracts }) => {
  const pact = contracts?.pact ?? null;
  return pact === null || isSeat(view, pact) ? null : unknownSeat(pact, 'contracts.pact');
};

/** [R5] */
const isClue: Rule = (_, { clue }) => {
  const problem = clue === undefined ? null : clueProblem(clue);
  return problem && { code: 'BAD_CLUE', message: problem.message, field: `clue.${problem.field}` };
};

/** [R6] */
const hasNewFormat: Rule = (view, { clue }) => {
  const used = view.clues.find((one) => one.seat === view.viewer && one.clue.format === clue?.format);
  if (used === undefined) return null;
  const message = `You used this format in round ${used.round}; your two clues need different formats.`;
  return { code: 'DUPLICATE_FORMAT', message, field: 'clue.format' };
};

/** [R7] What is published is of earlier rounds. */
const isNewClue: Rule = (view, { clue }) => {
  const source = view.clues.find((one) => clue !== undefined && isSameClue(one.clue, clue));
  if (source === undefined) return null;
  const message = `This clue was published in round ${source.round}; a clue cannot be copied from an earlier round.`;
  return { code: 'CLUE_COPIED', message, field: 'clue' };
};

/** [R8] */
const usesFreeCells: Rule = (view, { place }) => {
  const board = parseBoard(view.board ?? {});
  const taken = (cell: Cell, i: number) =>
    colorAt(board, cell) !== null || place.findIndex((token) => token.cell === cell) < i;
  const i = place.findIndex((token, at) => taken(token.cell, at));
  const token = place[i];
  if (token === undefined) return null;
  const message = `${token.cell} is taken already; a cell holds one token.`;
  return { code: 'CELL_TAKEN', message, field: `place.${i}.cell` };
};

/** [R9] */
const usesFreeColors: Rule = (view, { place }) => {
  const board = parseBoard(view.board ?? {});
  const used = (color: Color, i: number) =>
    board.some((token) => token.color === color) || place.findIndex((token) => token.color === color) < i;
  const i = place.findIndex((token, at) => used(token.color, at));
  const token = place[i];
  if (token === undefined) return null;
  const message = `You have placed ${token.color} already; each colour is placed once at most.`;
  return { code: 'COLOR_USED', message, field: `place.${i}.color` };
};

/** [R10] */
const placesAll: Rule = (view, { place }) => {
  const wanted = tokensToPlace(view.round);
  if (place.length === wanted) return null;
  const message = `Round ${view.round} places exactly ${wanted === 1 ? 'one token' : 'two tokens'}, not ${place.length}.`;
  return { code: 'WRONG_COUNT', message, field: 'place' };
};

/** [R11] */
const hasGoodQuery: Rule = (_, { query }) => {
  if (query == null || canBeQueried(query)) return null;
  const message =
    query.length === 2 ? 'The two cells of a query cannot share a row or column.' : 'A query names exactly two cells.';
  return { code: 'BAD_QUERY', message, field: 'query' };
};

export const canBeQueried = ([a, b, ...more]: readonly Cell[]) =>
  a !== undefined && b !== undefined && more.length === 0 && !sharesLine(a, b);

/** [R12] */
const takesContract: Rule = (view, { contracts }) => {
  if (view.round !== 1 || !view.contractsOn || contracts?.main != null) return null;
  return { code: 'CONTRACT_REQUIRED', message: 'Choose your main contract in round 1.', field: 'contracts.main' };
};

/** [R13] */
const namesAnother: Rule = (view, { contracts }) => {
  if (contracts?.pact == null || contracts.pact !== view.viewer) return null;
  return { code: 'SELF_TARGET', message: 'A pact names another player, not yourself.', field: 'contracts.pact' };
};

const isSeat = (view: MatchView<View>, seat: string) => view.seats.some((one) => one.seat === seat);

const submissionRules: readonly Rule[] = [
  fitsRound,
  namesSeat,
  isClue,
  hasNewFormat,
  isNewClue,
  usesFreeCells,
  usesFreeColors,
  placesAll,
  hasGoodQuery,
  takesContract,
  namesAnother,
];

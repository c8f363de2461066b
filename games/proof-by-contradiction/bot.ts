import type { Bot, MatchView, Random, SeatId } from '../game';
import { itemAt } from '../kit/item-at';
import { createFastRandom } from '../kit/random';
import type { Action, Submission } from './actions';
import { canSatisfy, legalClues, placementsOn } from './autopilot';
import { type Board, type Cell, cells, colors, parseBoard, sharesLine, TOKENS_ON_A_BOARD, type Token } from './board';
import { type Clue, clueStatus, isTrue } from './clue';
import { centreCells, cornerCells } from './contracts';
import { mainContracts } from './main-contracts';
import { LAST_ROUND, tokensToPlace } from './state';
import type { View } from './view';

// A player who keeps their own clues possible, publishes clues that hold for most boards, and places tokens where
// they break the clues of others and share few cells with them.

const PLACEMENTS_TRIED = 80;
const CLUES_TRIED = 40;
const BOARDS_IMAGINED = 60;

export const contrarian: Bot<Action, View> = {
  id: 'contrarian',
  name: 'Contrarian',
  about: 'Breaks the clues of others, publishes clues that are hard to break, and never contradicts itself.',
  play: (view, random) => {
    if (view.phase !== 'round' || view.pending !== null) return null;
    const fast = createFastRandom(random);
    return view.round === LAST_ROUND ? playLast(view, fast) : playEarly(view, fast);
  },
};

function playEarly(view: MatchView<View>, random: Random): Submission {
  const board = parseBoard(view.board ?? {});
  const contracts = view.round === 1 && view.contractsOn ? drawContracts(view, random) : undefined;
  const main = contracts?.main ?? view.contracts?.main;
  const place = choosePlacement(view, random, { board, avoidsMarked: main === 'boundaries' });
  const clue = chooseClue(view, random, [...board, ...place]);
  const query = drawQuery(random, [...board, ...place]);
  return { type: 'submit', clue, place, query, ...(contracts === undefined ? {} : { contracts }) };
}

function playLast(view: MatchView<View>, random: Random): Submission {
  const board = parseBoard(view.board ?? {});
  const avoidsMarked = view.contracts?.main === 'boundaries';
  return { type: 'submit', place: choosePlacement(view, random, { board, avoidsMarked }) };
}

function drawContracts(view: MatchView<View>, random: Random): Submission['contracts'] {
  const others = view.seats.map(({ seat }) => seat).filter((seat) => seat !== view.viewer);
  const pact: SeatId | null = random.int(2) === 0 ? random.pick(others) : null;
  return { pact, main: random.pick(mainContracts) };
}

/** The best of some placements: own clues stay possible; then broken clues count, and cells shared with others. */
function choosePlacement(
  view: MatchView<View>,
  random: Random,
  { board, avoidsMarked }: { board: Board; avoidsMarked: boolean },
): Token[] {
  const own = ownClues(view);
  const options = random.shuffle(placementsOn(board, tokensToPlace(view.round)));
  const kept = avoidsMarked ? options.filter((tokens) => tokens.every(({ cell }) => !isMarked(cell))) : [];
  const safe = [kept, options].map((some) => firstSafe(some, board, own)).find((some) => some.length > 0);
  const scored = (safe ?? options.slice(0, 1)).map((tokens) => ({ tokens, value: worthOf(view, board, tokens) }));
  return scored.reduce((best, one) => (one.value > best.value ? one : best)).tokens;
}

function firstSafe(options: readonly Token[][], board: Board, own: readonly Clue[]): Token[][] {
  if (!canSatisfy(board, own)) return options.slice(0, PLACEMENTS_TRIED);
  const safe: Token[][] = [];
  for (const tokens of options) {
    if (canSatisfy([...board, ...tokens], own)) safe.push(tokens);
    if (safe.length === PLACEMENTS_TRIED) break;
  }
  return safe;
}

const isMarked = (cell: Cell) => centreCells.includes(cell) || cornerCells.includes(cell);

const worthOfStatus = { false: 1, open: 0.5, true: 0 } as const;

function worthOf(view: MatchView<View>, board: Board, tokens: readonly Token[]): number {
  const after = [...board, ...tokens];
  const others = view.clues.filter(({ seat }) => seat !== view.viewer);
  const broken = others.reduce((sum, { clue }) => sum + worthOfStatus[clueStatus(clue, after)], 0);
  return broken - tokens.reduce((sum, token) => sum + expectedOverlap(view, token), 0);
}

/** From the last answer that covers the cell; without one, as if all boards were drawn blindly. */
function expectedOverlap(view: MatchView<View>, { color, cell }: Token): number {
  const answer = view.answers?.findLast(({ query }) => query.includes(cell));
  return answer === undefined ? (view.seats.length * 5) / 96 : answer.counts[color] / 2;
}

/** Of some legal clues that stay possible with those before, the one that holds for most imagined boards. */
function chooseClue(view: MatchView<View>, random: Random, board: Board): Clue {
  const own = ownClues(view);
  const legal = random.shuffle(legalClues(own, view.clues));
  const possible = legal.filter((clue) => clueStatus(clue, board) !== 'false');
  const imagined = Array.from({ length: BOARDS_IMAGINED }, () => imagineBoard(random));
  const valueFor = (clue: Clue) =>
    imagined.filter((other) => isTrue(clue, other)).length + (clueStatus(clue, board) === 'true' ? 5 : 0);
  const tried = possible.slice(0, CLUES_TRIED).map((clue) => ({ clue, value: valueFor(clue) }));
  const best = tried.sort((a, b) => b.value - a.value).map(({ clue }) => clue);
  const fitting = best.find((clue) => canSatisfy(board, [...own, clue]));
  return fitting ?? possible.find((clue) => canSatisfy(board, [...own, clue])) ?? possible[0] ?? itemAt(legal, 0);
}

function imagineBoard(random: Random): Board {
  const places = random.shuffle(cells);
  const placed = random.shuffle(colors).slice(0, TOKENS_ON_A_BOARD);
  return placed.map((color, i) => ({ color, cell: itemAt(places, i) }));
}

/** A cell of one's own, to learn who else is there, and another that shares no line with it. */
function drawQuery(random: Random, board: Board): [Cell, Cell] {
  const first = random.pick(board).cell;
  return [first, random.pick(cells.filter((cell) => !sharesLine(cell, first)))];
}

const ownClues = (view: MatchView<View>) =>
  view.clues.filter(({ seat }) => seat === view.viewer).map(({ clue }) => clue);

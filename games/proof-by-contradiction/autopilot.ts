import type { Random } from '../game';
import { createRandom } from '../kit/random';
import type { Submission } from './actions';
import { type Board, cells, colorAt, colors, type Token } from './board';
import { allClues, type Clue, clueKey, clueStatus } from './clue';
import { countBoards, knownTokens } from './count';
import { type PublishedClue, type SeatState, type State, tokensToPlace } from './state';

// What is sent for a seat that sent nothing. It is drawn from the seed for this seat and round, from the seat's own
// board and the published clues alone: what others sent in the running round, or whether they did, changes nothing.

/** [P2], [P3] A legal submission; its clue is one that the board can still satisfy. */
export function drawSubmission({ seed, round, clues }: State, { seat, board }: SeatState): Submission {
  const random = createRandom(seed, 'autopilot', round, seat);
  const own = clues.filter((published) => published.seat === seat).map(({ clue }) => clue);
  const place = drawTokens(random, { board, own, count: tokensToPlace(round) });
  if (tokensToPlace(round) === 1) return { type: 'submit', place };
  return { type: 'submit', clue: drawClue(random, { board: [...board, ...place], own, clues }), place };
}

/** Free colours on free cells; where that is possible so that the seat's own clues can still all hold. */
function drawTokens(
  random: Random,
  { board, own, count }: { board: Board; own: readonly Clue[]; count: number },
): Token[] {
  const free = random.shuffle(freeTokens(board));
  if (canSatisfy(board, own)) {
    for (const tokens of placements(free, count)) if (canSatisfy([...board, ...tokens], own)) return tokens;
  }
  for (const tokens of placements(free, count)) return tokens;
  return [];
}

/** Every choice of `count` of the tokens that can lie on one board together, in their order. */
function* placements(tokens: readonly Token[], count: number): Iterable<Token[]> {
  if (count === 0) {
    yield [];
    return;
  }
  for (const [i, token] of tokens.entries()) {
    const rest = tokens.slice(i + 1).filter(({ color, cell }) => color !== token.color && cell !== token.cell);
    for (const more of placements(rest, count - 1)) yield [token, ...more];
  }
}

/** Every way to place `count` further tokens. */
export const placementsOn = (board: Board, count: number): Token[][] => [...placements(freeTokens(board), count)];

/** Every token that could be placed next. */
function freeTokens(board: Board): Token[] {
  const freeColors = colors.filter((color) => !board.some((token) => token.color === color));
  const freeCells = cells.filter((cell) => colorAt(board, cell) === null);
  return freeColors.flatMap((color) => freeCells.map((cell) => ({ color, cell })));
}

/** A format first, then one of its clues, so that each format is as likely as any other. */
function drawClue(
  random: Random,
  { board, own, clues }: { board: Board; own: readonly Clue[]; clues: readonly PublishedClue[] },
): Clue {
  const legal = legalClues(own, clues);
  const byFormat = random.shuffle([...new Set(legal.map(({ format }) => format))]);
  const drawn = byFormat.flatMap((format) => random.shuffle(legal.filter((clue) => clue.format === format)));
  const fitsAll = drawn.find((clue) => canSatisfy(board, [...own, clue]));
  const fits = fitsAll ?? drawn.find((clue) => canSatisfy(board, [clue]));
  if (fits === undefined) throw new Error('no legal clue can hold: there are more clues than could be published');
  return fits;
}

/** The clues that a seat with these clues of its own may still publish. */
export function legalClues(own: readonly Clue[], published: readonly { readonly clue: Clue }[]): Clue[] {
  const copied = new Set(published.map(({ clue }) => clueKey(clue)));
  const usedFormats = new Set(own.map(({ format }) => format));
  return allClues.filter((clue) => !usedFormats.has(clue.format) && !copied.has(clueKey(clue)));
}

/** Whether the board can still be filled so that all of the clues hold. */
export function canSatisfy(board: Board, clues: readonly Clue[]): boolean {
  const statuses = clues.map((clue) => clueStatus(clue, board));
  if (statuses.includes('false')) return false;
  const open = clues.filter((_, i) => statuses[i] === 'open');
  return open.length <= 1 || countBoards(clues, knownTokens(board)) > 0;
}

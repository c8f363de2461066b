import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timesInShort } from '../kit/testing/in-short';
import { placementsOn } from './autopilot';
import { type Board, cells, colors, indexOfCell, maskOf, TOKENS_ON_A_BOARD } from './board';
import { allClues, type Clue, isTrue } from './clue';
import { countBoards, type Knowledge, knownTokens, nothingKnown, possibleBoards } from './count';
import { clueFrom } from './testing';

const fits = (board: Board, clues: readonly Clue[], known: Knowledge) =>
  clues.every((clue) => isTrue(clue, board)) &&
  colors.every((color, i) => {
    const token = board.find((one) => one.color === color);
    if (token === undefined) return !known.placed[i];
    return ((known.allowed[i] ?? 0) & maskOf(token.cell)) !== 0;
  });

/** By writing down every board that continues `start`. */
function slowBoards(start: Board, clues: readonly Clue[], known: Knowledge) {
  const at = colors.map(() => cells.map(() => 0));
  let total = 0;
  for (const rest of placementsOn(start, TOKENS_ON_A_BOARD - start.length)) {
    const board = [...start, ...rest];
    if (!fits(board, clues, known)) continue;
    total += 1;
    for (const { color, cell } of board) {
      const row = at[colors.indexOf(color)];
      const i = indexOfCell(cell);
      if (row !== undefined) row[i] = (row[i] ?? 0) + 1;
    }
  }
  return { total, at };
}

const anyClues = fc.shuffledSubarray([...allClues], { minLength: 0, maxLength: 3 });
const anyMarks = fc
  .array(fc.record({ color: fc.nat(5), cell: fc.nat(15) }), { maxLength: 12 })
  .chain((no) => fc.record({ no: fc.constant(no), placed: fc.array(fc.boolean(), { minLength: 6, maxLength: 6 }) }))
  .map(
    ({ no, placed }): Knowledge => ({
      allowed: nothingKnown.allowed.map((mask, color) =>
        no.reduce((left, mark) => (mark.color === color ? left & ~(1 << mark.cell) : left), mask),
      ),
      placed: placed.map((one, i) => one && i % 3 === 0),
    }),
  );
const anyTokens = (n: number) =>
  fc
    .tuple(
      fc.shuffledSubarray([...colors], { minLength: n, maxLength: n }),
      fc.shuffledSubarray([...cells], { minLength: n, maxLength: n }),
    )
    .map(([some, places]): Board => some.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : [])));

describe('the number of boards that are possible', () => {
  it('[N1] with nothing known is 6 times 16·15·14·13·12', () => {
    expect(countBoards([], nothingKnown)).toBe(3_144_960);
    expect(possibleBoards([], nothingKnown).total).toBe(3_144_960);
  });

  it.each([
    ['[F1] half of all cells, and the colour has to be there', ['line red row1 row2'], 5 * 8 * 15 * 14 * 13 * 12],
    [
      '[F2] from each corner one cell at six steps, two at five, and back',
      ['steps red blue 5 6'],
      20 * 4 * 14 * 13 * 12,
    ],
    ['[F3] three others in the row and three in the column', ['share red blue yes'], 16 * 6 * 4 * 14 * 13 * 12],
    ['[F4] all five in two rows', ['count row1 row2 5'], 6 * 8 * 7 * 6 * 5 * 4],
    ['[F4] none in two rows', ['count row1 row2 0'], 6 * 8 * 7 * 6 * 5 * 4],
    ['[N1] clues that exclude each other', ['count row1 row2 5', 'line red row3 row4'], 0],
  ])('%s', (_, clues, expected) => {
    const read = clues.map(clueFrom);
    expect(countBoards(read, nothingKnown)).toBe(expected);
    expect(possibleBoards(read, nothingKnown).total).toBe(expected);
  });

  it('[N1] is what writing down every board gives, with two to five tokens known, clues and marks', () => {
    const situation = fc.integer({ min: 2, max: 5 }).chain((n) => fc.tuple(anyTokens(n), anyClues, anyMarks));
    fc.assert(
      fc.property(situation, ([tokens, clues, marks]) => {
        const slow = slowBoards(tokens, clues, marks);
        expect(possibleBoards(clues, knownTokens(tokens, marks))).toEqual(slow);
        expect(countBoards(clues, knownTokens(tokens, marks))).toBe(slow.total);
      }),
      { numRuns: timesInShort(60, 4) },
    );
  });

  // Before a push the boards above are enough.
  it.runIf(timesInShort(2, 2) > 1)('[N1] also from an empty board, over all three million', () => {
    const clues = [clueFrom('share red blue no'), clueFrom('count row1 colA 2')];
    const marks: Knowledge = { ...nothingKnown, allowed: nothingKnown.allowed.map((mask, i) => mask & ~(0x0111 << i)) };
    const slow = colors.flatMap((_, leftOut) => slowWithout(leftOut, clues, marks));
    expect(possibleBoards(clues, marks).total).toBe(slow.reduce((sum, n) => sum + n, 0));
  });

  it('[N1] for each colour the counts of its cells add up to the boards that have it', () => {
    const { total, at } = possibleBoards([clueFrom('line green row1 colD')], nothingKnown);
    const boardsWith = at.map((row) => row.reduce((sum, n) => sum + n, 0));
    expect(boardsWith[colors.indexOf('green')]).toBe(total);
    expect(boardsWith.reduce((sum, n) => sum + n, 0)).toBe(TOKENS_ON_A_BOARD * total);
  });
});

/** Every board without one colour, token by token. */
function slowWithout(leftOut: number, clues: readonly Clue[], known: Knowledge): number {
  const order = [...colors.keys()].filter((color) => color !== leftOut);
  const board: Board[number][] = [];
  const countFrom = (depth: number): number => {
    const color = order[depth];
    if (color === undefined) return fits(board, clues, known) ? 1 : 0;
    let total = 0;
    for (const [i, cell] of cells.entries()) {
      if (((known.allowed[color] ?? 0) & (1 << i)) === 0 || board.some((token) => token.cell === cell)) continue;
      board.push({ color: colors[color] as (typeof colors)[number], cell });
      total += countFrom(depth + 1);
      board.pop();
    }
    return total;
  };
  return countFrom(0);
}

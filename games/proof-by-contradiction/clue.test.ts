import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placementsOn } from './autopilot';
import { type Board, cells, colors, TOKENS_ON_A_BOARD } from './board';
import { allClues, clueKey, clueProblem, clueStatus, formatClue, isSameClue, isTrue } from './clue';
import { clueSchema } from './clue-schema';
import { boardFrom, clueFrom } from './testing';

const board = boardFrom(`
  r . . o
  . b . .
  . . . .
  g . . y
`);

describe('what is true of a board', () => {
  it.each([
    ['[F1] line red row1 row2', true],
    ['[F1] line red row2 colA', true],
    ['[F1] line red row2 colB', false],
    ['[F1] line purple row1 colA', false],
    ['[F2] steps red blue 2 3', true],
    ['[F2] steps blue red 1 2', true],
    ['[F2] steps red blue 3 4', false],
    ['[F2] steps red yellow 5 6', true],
    ['[F2] steps red purple 1 2', false],
    ['[F3] share red orange yes', true],
    ['[F3] share red green yes', true],
    ['[F3] share red blue yes', false],
    ['[F3] share red blue no', true],
    ['[F3] share red orange no', false],
    ['[F3] share red purple no', false],
    ['[F3] share purple red yes', false],
    ['[F4] count row1 row2 3', true],
    ['[F4] count row1 colA 3', true],
    ['[F4] count row1 colA 4', false],
    ['[F4] count row3 colC 0', true],
    ['[F4] count colA colD 4', true],
    ['[F4] count colB row1 3', true],
  ])('%s: %s', (text, expected) => {
    expect(isTrue(clueFrom(text.slice(5)), board)).toBe(expected);
  });
});

describe('clues that are the same', () => {
  it.each([
    ['line red row1 colB', 'line red colB row1', true],
    ['line red row1 colB', 'line blue row1 colB', false],
    ['steps red blue 2 3', 'steps blue red 2 3', true],
    ['steps red blue 2 3', 'steps red blue 3 4', false],
    ['share red blue yes', 'share blue red yes', true],
    ['share red blue yes', 'share red blue no', false],
    ['count row1 colB 2', 'count colB row1 2', true],
    ['count row1 colB 2', 'count row1 colB 3', false],
    ['count row1 row2 2', 'line red row1 row2', false],
  ])('[F5] %s, %s: %s', (a, b, same) => expect(isSameClue(clueFrom(a), clueFrom(b))).toBe(same));
});

describe('forms', () => {
  it.each([
    ['[R5] two lines that are one', 'line red row1 row1', 'lines'],
    ['[R5] two lines that are one, in a count', 'count colA colA 2', 'lines'],
    ['[R5] two colours that are one', 'share red red yes', 'colors'],
    ['[R5] two colours that are one, in steps', 'steps red red 1 2', 'colors'],
    ['[R5] steps that are not consecutive', 'steps red blue 1 3', 'steps'],
    ['[R5] the higher number first', 'steps red blue 3 2', 'steps'],
    ['[R5] twice the same number', 'steps red blue 2 2', 'steps'],
    ['[R5] steps from 0', 'steps red blue 0 1', 'steps'],
    ['[R5] steps to 7', 'steps red blue 6 7', 'steps'],
    ['[R5] a count below 0', 'count row1 row2 -1', 'count'],
    ['[R5] a count above 5', 'count row1 row2 6', 'count'],
  ])('%s: %s', (_, text, field) => expect(clueProblem(clueFrom(text))?.field).toBe(field));

  it.each([
    { format: 'count', lines: ['row1', 'row2'], count: 1.5 },
    { format: 'steps', colors: ['red', 'blue'], steps: [1, 2, 3] },
    { format: 'line', color: 'pink', lines: ['row1', 'row2'] },
    { format: 'line', color: 'red', lines: ['row1', 'row5'] },
    { format: 'line', color: 'red', lines: ['row1'] },
    { format: 'line', color: 'red', lines: ['row1', 'row2'], colors: ['red', 'blue'] },
    { format: 'share', colors: ['red', 'blue'], share: 'yes' },
    { format: 'odd' },
  ])('[R5] what has no such form is not a clue at all: %j', (form) => {
    expect(clueSchema.safeParse(form).success).toBe(false);
  });

  it('[F5] there are 441 clues, no two the same, all well-formed', () => {
    expect(allClues).toHaveLength(6 * 28 + 15 * 5 + 15 * 2 + 28 * 6);
    expect(new Set(allClues.map(clueKey)).size).toBe(allClues.length);
    for (const clue of allClues) {
      expect(clueSchema.parse(clue)).toEqual(clue);
      expect(clueProblem(clue)).toBeNull();
    }
  });

  it.each([
    ['line red row1 colB', 'Red is in row 1 or column B.'],
    ['steps red blue 2 3', 'Red and blue are 2 or 3 steps apart.'],
    ['share red blue no', 'Red and blue both exist and do not share a row or column.'],
    ['count row1 colB 1', 'Exactly 1 token lies in row 1 or column B.'],
  ])('%s reads: %s', (text, sentence) => expect(formatClue(clueFrom(text))).toBe(sentence));
});

/** By trying everything: the obvious twin of `clueStatus`. */
function slowStatus(clue: (typeof allClues)[number], start: Board): string {
  const full = placementsOn(start, TOKENS_ON_A_BOARD - start.length).map((rest) => [...start, ...rest]);
  const holds = new Set(full.map((one) => isTrue(clue, one)));
  if (holds.size === 2) return 'open';
  return holds.has(true) ? 'true' : 'false';
}

const boardOf = (tokens: number) =>
  fc
    .tuple(
      fc.shuffledSubarray([...colors], { minLength: tokens, maxLength: tokens }),
      fc.shuffledSubarray([...cells], { minLength: tokens, maxLength: tokens }),
    )
    .map(([some, places]): Board => some.flatMap((color, i) => (places[i] ? [{ color, cell: places[i] }] : [])));

describe('what a board can still say to a clue', () => {
  it.each([
    ['[F1] red may still come', '................', 'line red row1 row2', 'open'],
    ['[F1] red is there', 'r...............', 'line red row1 row2', 'true'],
    ['[F1] red is elsewhere', '............r...', 'line red row1 row2', 'false'],
    ['[F1] the lines are full', 'oyg..b..........', 'line red row1 row2', 'open'],
    ['[F1] one token left, one colour wanted', 'oygb............', 'line red row3 row4', 'open'],
    ['[F2] one token left, two colours wanted', 'oygb............', 'steps red purple 1 2', 'false'],
    ['[F2] no cell at six steps of the one in the middle', '.....r..........', 'steps red blue 5 6', 'false'],
    ['[F4] too many already', 'ro.y............', 'count row1 row2 2', 'false'],
    ['[F4] too few tokens left', 'ro..........ygb.', 'count row1 row2 3', 'false'],
    ['[F4] enough, and more may come', 'ro..........y...', 'count row1 row2 2', 'open'],
    ['[F4] all placed', 'ro..........ygb.', 'count row1 row2 2', 'true'],
  ])('%s: %s, %s: %s', (_, text, clue, status) => expect(clueStatus(clueFrom(clue), boardFrom(text))).toBe(status));

  it('[N1] is what trying every way to go on gives', () => {
    const boards = fc.integer({ min: 3, max: 5 }).chain(boardOf);
    fc.assert(
      fc.property(boards, fc.constantFrom(...allClues), (start, clue) => {
        expect(clueStatus(clue, start)).toBe(slowStatus(clue, start));
      }),
      { numRuns: 300 },
    );
  });

  it('[N1] also with two tokens and with none, for one clue of each format', () => {
    for (const text of ['line red row1 colB', 'steps red blue 5 6', 'share red blue no', 'count row1 colB 5']) {
      const clue = clueFrom(text);
      expect(clueStatus(clue, [])).toBe('open');
      for (const start of fc.sample(boardOf(2), { seed: 1, numRuns: 6 })) {
        expect(clueStatus(clue, start)).toBe(slowStatus(clue, start));
      }
    }
  });
});

import { describe, expect, it } from 'vitest';
import type { Cell } from '../grid';
import { read } from './read';
import { appraise, explainProblem } from './statement';
import { suggestionsFor } from './suggest';

// What two careful people read differently is refused with both readings; what has one word that does not fit, with the
// reason; and the same thing said otherwise is the same.

const six: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];
const tall: readonly Cell[] = ['B2', 'C2', 'B3', 'C3', 'B4', 'C4'];

describe('read differently by careful people', () => {
  it.each([
    'At most one red and one blue tile.',
    'Exactly two red and two blue tiles.',
    'only one red and one blue',
    'fewer than three red tiles and two blue tiles',
    'Exactly two tiles are red and two are blue.',
    'Exactly one colour appears in both rows.',
    'No colour appears in both rows.',
    'There are two red tiles in total.',
    'More red than blue and green tiles.',
    'All tiles are not red.',
    'The red tile is next to a blue tile.',
    'The rows are the same colour.',
    'At least three red and blue tiles.',
    'A red tile is somewhere above a blue tile.',
  ])('[L5] “%s”', (text) => {
    const reading = read(text, tall.length === 6 && text.includes('above') ? tall : six);
    expect(reading.type).toBe('ambiguous');
  });
});

describe('one word does not fit', () => {
  it.each([
    ['All four tiles are red.', 'There are six tiles, not four.'],
    ['Both tiles are red.', 'There are six tiles, not two.'],
    ['All four rows contain a blue tile.', 'There are 2 rows, not 4.'],
    ['All three colours appear.', 'There are four colours, not three.'],
    ['Both colours appear.', 'There are four colours, not two.'],
    ['There are two orange tiles.', 'Orange is no colour here; the tiles are red, blue, green or yellow.'],
    ['E5 is red.', 'There is no E5; the cells are A1 to D4.'],
  ])('[B5] “%s”: %s', (text, why) => {
    const { problem } = appraise(text, six);
    expect(problem?.code).toBe('NOT_UNDERSTOOD');
    expect(problem === null ? '' : explainProblem(problem, text)).toBe(why);
  });

  it.each([
    'The corners of the subset are red.',
    'The middle tile is red.',
    'There are -2 red tiles.',
    'exactly 1 red, blue',
    'A1 is red and blue.',
    'red',
  ])('[B5] “%s” is not bent into something else', (text) => expect(read(text, six).type).toBe('unread'));

  it.each([
    ['There are four red tiles on the grid.', 'D4'],
    ['Row 4 has more red tiles than row 1.', 'A4'],
    ['There is no red tile in column D.', 'D1'],
  ] as const)('[B5] “%s” speaks of tiles outside', (text, cell) => {
    const { problem } = appraise(text, six);
    expect(problem?.code === 'OUTSIDE_SUBSET' && problem.cells.includes(cell)).toBe(true);
  });
});

describe('what is left out belongs where people mean it', () => {
  it.each([
    ['No row has red and two blue.', 'No rows have at least one red tile and at least two blue tiles.'],
    ['Each column has a red and a blue.', 'Every column has at least one red tile and at least one blue tile.'],
    ['Exactly two tiles are red and the rest are green.', 'Exactly two tiles are red and no tile is blue or yellow.'],
    ['A1 and C2 match, and so do B1 and B2.', 'A1 and C2 are the same colour and B1 and B2 are the same colour.'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other));
});

describe('of two colours together it is both, of three different things no two', () => {
  it.each([
    ['Red and green never share a row.', 'No row contains both red and green.'],
    ['Red and blue are never in the same row.', 'No row contains both red and blue.'],
    ['Red and blue tiles do not share a column.', 'No column contains both red and blue.'],
    ['No red and blue tiles are in the same column.', 'No column contains both red and blue.'],
    ['Rows 2, 3 and 4 each hold a different number of blue tiles.', 'No two rows have the same number of blue tiles.'],
    ['Rows 2, 3 and 4 have different numbers of blue tiles.', 'No two rows have the same number of blue tiles.'],
    ['The three rows have different numbers of reds.', 'No two rows have the same number of reds.'],
    ['There are different numbers of red, blue and green tiles.', 'red ≠ blue and red ≠ green and blue ≠ green'],
    ['B2, C2 and B3 are different colours.', 'B2 ≠ C2 and B2 ≠ B3 and C2 ≠ B3'],
  ])('[L1] “%s” is “%s”', (text, other) => same(text, other, tall));

  it.each([
    'Red, green and blue never share a row.',
    'Two red and blue tiles share a row.',
    'Red, green and blue are never adjacent.',
  ])('[L5] “%s” is not taken for what it says of all of them as one', (text) =>
    expect(read(text, tall).type).toBe('unread'),
  );
});

/** Different words for the same: each row of one meaning. */
const paraphrases: readonly (readonly string[])[] = [
  [
    'There are at least two red tiles.',
    '2+ reds',
    'two or more tiles are red',
    'No fewer than 2 squares are red.',
    'red >= 2',
    'two reds at least',
  ],
  [
    'There are more red tiles than blue tiles.',
    'more red than blue',
    'Red outnumbers blue.',
    'red > blue',
    'There are fewer blues than reds.',
    'Red is more common than blue.',
  ],
  [
    'No two red tiles are adjacent.',
    'no reds next to each other',
    "There aren't two adjacent red tiles.",
    'Red tiles are never adjacent.',
    'No red tile is next to another red tile.',
  ],
  [
    'Every row has a red tile.',
    'at least one red per row',
    'There is a red tile in each row.',
    'Both rows contain red.',
    'rows 1 and 2 both contain red',
    'no row without red',
  ],
  [
    'Exactly two colours appear.',
    'exactly 2 colors',
    'There are exactly two different colours.',
    'The number of colours is two.',
    'colours = 2',
  ],
  ['Half of the tiles are red.', '50% red', 'half red', 'Exactly half the tiles are red.', 'red = 3'],
  [
    'Red and blue are equally common.',
    'red = blue',
    'as many reds as blues',
    'the same number of red and blue tiles',
    'There are equally many reds and blues.',
  ],
  [
    'The number of red tiles plus the number of blue tiles is four.',
    'red + blue = 4',
    'Red plus blue equals four.',
    'Exactly four tiles are red or blue.',
  ],
  [
    'A red tile is directly above a blue tile.',
    'red directly over blue',
    'A blue tile is immediately below a red one.',
  ],
];

describe('said otherwise', () => {
  it.each(paraphrases.flatMap(([first = '', ...others]) => others.map((other) => [other, first] as const)))(
    '[L1] “%s” is “%s”',
    (text, other) => same(text, other),
  );
});

function same(text: string, other: string, subset = six) {
  const [a, b] = [read(text, subset), read(other, subset)];
  expect([a.type, b.type]).toEqual(['read', 'read']);
  expect(a.type === 'read' && b.type === 'read' && a.judged.sameAs(b.judged)).toBe(true);
}

describe('suggestions', () => {
  it.each([
    ['ther are two rde tiles', 'There are at least two red tiles.'],
    ['at least one red tile somehow', 'There is at least one red tile.'],
    ['All tiles are not red.', 'There are no red tiles.'],
  ])('of “%s” begin with “%s”', (text, first) => {
    expect(suggestionsFor(text, six)[0]).toBe(first);
  });

  it('can all be sent, and there are none of what can be sent itself', () => {
    for (const text of [
      'asdf qwer red',
      'Every red tile is surrounded by blue tiles.',
      'A1 is red.',
      '',
      'more purple than red',
    ]) {
      const found = suggestionsFor(text, six);
      expect(found.length, text).toBeGreaterThan(0);
      for (const each of found) expect(appraise(each, six).problem, each).toBeNull();
    }
    expect(suggestionsFor('more red than blue', six)).toEqual([]);
  });
});

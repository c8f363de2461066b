import { describe, expect, it } from 'vitest';
import type { Cell } from '../grid';
import { sayStatement } from './print';
import { read } from './read';

// The same said otherwise, construction by construction; and what must not be bent into something near it. Each is
// held against a sentence of plain words, and against itself as it is read back.

const six: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];
const square: readonly Cell[] = ['A1', 'B1', 'A2', 'B2'];
const tall: readonly Cell[] = ['A1', 'B1', 'A2', 'B2', 'A3', 'B3', 'A4', 'B4'];

type Pair = readonly [string, string];

const pronouns: readonly Pair[] = [
  ['If there is a red tile, it is in the top row.', 'Every red tile is in row 1.'],
  ['If a tile is red, it is next to a blue tile.', 'Every red tile is next to a blue tile.'],
  ['A tile is red if it is in the top row.', 'Every tile in row 1 is red.'],
  ['A tile is red if and only if it is in the top row.', 'Every tile in row 1 is red and no tile in row 2 is red.'],
  ['Exactly one tile is blue and it is in the top row.', 'There is exactly one blue tile and row 2 has no blue tile.'],
  ['Exactly one tile is red, and it is not B1.', 'There is exactly one red tile and B1 is not red.'],
  ['If A1 is not red, then it is blue.', 'A1 is red or blue.'],
  ['If B2 is yellow, all its neighbours are yellow.', 'B2 is not yellow or every neighbour of B2 is yellow.'],
  ['B2 is yellow and it is the only yellow tile.', 'B2 is the only yellow tile.'],
  ['If there are any red tiles, there are at least two.', 'There are no red tiles or at least two red tiles.'],
  ['Either everything is red or nothing is.', 'All tiles are red or no tile is red.'],
  ['The top row has no reds, the other rows have no blues.', 'Row 1 has no reds and row 2 has no blues.'],
  ['One of A1 and C2 is red and the other is blue.', 'A1 is red and C2 is blue, or A1 is blue and C2 is red.'],
];

const lines: readonly Pair[] = [
  [
    'At least one row and at least one column are monochrome.',
    'Some row is all one colour and some column is all one colour.',
  ],
  ['There is a row or a column with two reds.', 'At least one row or column has two red tiles.'],
  ['The two rows are identical.', 'A1 = A2 and B1 = B2 and C1 = C2'],
  [
    'Each column has more reds than the column to its left.',
    'Column C has more reds than column B and column B has more reds than column A.',
  ],
  ['The left 2x2 square has no red tiles.', 'None of A1, B1, A2 and B2 are red.'],
  [
    'Column A has as many reds as the other two columns combined.',
    'Column A has as many reds as columns B and C combined.',
  ],
  ['All red tiles are to the left of column C.', 'Column C has no red tile.'],
  ['In no column are both tiles the same colour.', 'No column has two tiles of the same colour.'],
  ['There is a column where both tiles are red.', 'Some column is all red.'],
  ['In every row, all three tiles are red.', 'All tiles are red.'],
  ['There is a 2x2 square whose four tiles are all different colours.', 'There is a 2x2 square with all four colours.'],
  ['Exactly one column has two matching tiles.', 'In exactly one column all tiles are the same colour.'],
  ['No row has a repeated colour.', 'No row has two tiles of the same colour.'],
  ['There is a colour that appears in every column.', 'Some colour appears in every column.'],
  ['No colour appears in more than one row.', 'The two rows have no colour in common.'],
  ['Both rows contain exactly one green tile each.', 'Row 1 has exactly one green and row 2 has exactly one green.'],
  [
    'There are more reds in columns A and B than in column C.',
    'Column C has fewer reds than columns A and B combined.',
  ],
  ['Blue appears in at least two different columns.', 'At least two columns have a blue tile.'],
  ['Among A1, B1 and C1 there is at least one red tile.', 'At least one of A1, B1 and C1 is red.'],
  ['Row 1 and row 2 have the same set of colours.', 'Rows 1 and 2 contain the same colours.'],
  ['The top row contains every colour that the bottom row contains.', 'Every colour in row 2 is also in row 1.'],
  ['One row contains more red tiles than the other.', 'The two rows have different numbers of red tiles.'],
  [
    'One row has no reds and the other has no blues.',
    'Row 1 has no reds and row 2 has no blues, or row 2 has no reds and row 1 has no blues.',
  ],
  [
    'Green appears in more columns than yellow.',
    'There are more columns with a green tile than columns with a yellow tile.',
  ],
  ['Red appears in every column but one.', 'Exactly two columns have a red tile.'],
  ['There are no red tiles outside the top row.', 'Row 2 has no red tile.'],
  ['The top row has no colour in common with the bottom row.', 'The rows share no colour.'],
  ['If a row contains a red tile, it also contains a blue tile.', 'Every row with a red tile has a blue tile.'],
  ['A red tile and a blue tile share a row.', 'Some row has a red tile and a blue tile.'],
  ['The top row contains at least one more red tile than the bottom row.', 'Row 1 has more red tiles than row 2.'],
  ['Red is the only colour in the top row.', 'Row 1 is all red.'],
  ['There is a line of three red tiles.', 'Three red tiles are in a straight line.'],
  ['The tiles A1, B1 and C1 include at least one red.', 'At least one of A1, B1 and C1 is red.'],
];

const colours: readonly Pair[] = [
  ['Red and blue are the only colours present.', 'Green and yellow are missing and red and blue both appear.'],
  ['No colours other than red and blue appear.', 'Every tile is red or blue.'],
  ['Red occurs exactly once, as does blue.', 'There is exactly one red tile and exactly one blue tile.'],
  ['Red, if present, appears exactly twice.', 'There is no red tile or there are exactly two red tiles.'],
  ['Red is missing from the top row but not from the bottom row.', 'Row 1 has no red tile and row 2 has a red tile.'],
  [
    'Red appears in exactly one row and exactly two columns.',
    'Exactly one row has red and exactly two columns have red.',
  ],
  ['Red appears more often in the top row than in the bottom row.', 'Row 1 has more red tiles than row 2.'],
  ['Red occurs once and only once.', 'There is exactly one red tile.'],
  ['If red appears at all, it appears at least twice.', 'There is no red tile or there are at least two red tiles.'],
  ['Red appears once more than blue.', 'There is one more red tile than blue tiles.'],
  [
    'The number of reds has the same parity as the number of blues.',
    'The number of red and blue tiles together is even.',
  ],
  ['Every colour that appears does so at least twice.', 'No colour appears exactly once.'],
];

const tiles: readonly Pair[] = [
  ['All six are green or yellow.', 'Every tile is green or yellow.'],
  ['There are two matching tiles in the top row.', 'At least two tiles in the top row are the same colour.'],
  ['No two tiles next to each other match.', 'No two adjacent tiles share a colour.'],
  ['A1 and its right neighbour match.', 'A1 = B1'],
  [
    'A1, B1 and C1 are red, blue and blue in some order.',
    'Row 1 has exactly one red tile and row 1 has exactly two blue tiles.',
  ],
  ['The tile directly below A1 is red.', 'A2 is red.'],
  ['The tile below B1 is the same colour as B1.', 'B1 = B2'],
  ['Every pair of adjacent tiles contains at least one red tile.', 'No two adjacent tiles are both not red.'],
  ['There are two tiles of the same colour next to each other.', 'Two adjacent tiles share a colour.'],
  ['A red tile is never next to a blue tile.', 'No red tile is next to a blue tile.'],
  ['If two tiles are adjacent, they have different colours.', 'Adjacent tiles always differ.'],
  ['At least one tile has a unique colour.', 'At least one tile has the same colour as no other tile.'],
  ['A1 matches neither B1 nor A2.', 'A1 ≠ B1 and A1 ≠ A2'],
  ['A1 matches exactly one of B1 and B2.', 'A1 = B1 or A1 = B2, but not both.'],
  ['Every red tile shares a column with a blue tile.', 'Every red tile is in the same column as a blue tile.'],
  ['Two yelow tilse are adjcent.', 'Two yellow tiles are adjacent.'],
  ['A1 is red, B1 is blue, or C1 is green.', 'A1 is red or B1 is blue or C1 is green.'],
  ['A1 and C2 are either both red or both blue.', 'A1 and C2 are both red or both blue.'],
  ['no red no blue', 'There is no red tile and there is no blue tile.'],
  ['one color only', 'All tiles are the same colour.'],
  ['reds only if no greens', 'There are no red tiles or no green tiles.'],
  ['The middle tile of the top row is red.', 'B1 is red.'],
  ['A1 is the same colour as B1 but not C1.', 'A1 = B1 and A1 ≠ C1'],
  ['Next to every red tile there is a blue tile.', 'Every red tile is next to a blue tile.'],
  ['Directly above every red tile is a blue tile.', 'Every red tile is directly below a blue tile.'],
  ['Wherever there is a red tile, there is a blue tile next to it.', 'Every red tile is next to a blue tile.'],
  ['There is another tile of the same colour as A1.', 'The colour of A1 appears at least twice.'],
  ['Both A1 and B1 are red, or neither is.', 'A1 is red if and only if B1 is red.'],
  ['There are no matching diagonal neighbours.', 'No two diagonally adjacent tiles share a colour.'],
  ['Some tile has the same colour as its right neighbour.', 'Some tile has the same colour as the tile to its right.'],
  ['Blue tiles are outnumbered by red tiles.', 'There are more red tiles than blue tiles.'],
  ['The colour of A1 appears among the other five tiles.', 'The colour of A1 appears at least twice.'],
  ['at least 3 of the same colour', 'At least three tiles are the same colour.'],
  ['reds are even', 'The number of red tiles is even.'],
  ['There is a red tile all of whose neighbours are blue.', 'There is a red tile with only blue neighbours.'],
  ['More tiles are red than any other colour.', 'Red is the most common colour.'],
  ['Red is the majority colour.', 'More than half of the tiles are red.'],
  ['red majority', 'More than half of the tiles are red.'],
  ['equal reds and blues', 'There are as many reds as blues.'],
  ['1/3 of tiles are red', 'A third of the tiles are red.'],
  ['number of reds even', 'The number of red tiles is even.'],
  ['top left red', 'A1 is red.'],
  ['A1 red B1 blue C1 green', 'A1 is red and B1 is blue and C1 is green.'],
  ['Whichever colour A1 has, at least one other tile has it too.', 'The colour of A1 appears at least twice.'],
  ['Double as many yellows than reds', 'There are twice as many yellow tiles as red tiles.'],
];

describe('without verbs', () => {
  it.each<Pair>([
    ['A1 red xor B1 red, and A2=B2', '(A1 is red xor B1 is red) and A2 matches B2.'],
    ['A1 red or B1 red, and A2=B2', '(A1 is red or B1 is red) and A2 matches B2.'],
    ['A1=B1 or A1=A2, and B2 red', '(A1 matches B1 or A1 matches A2) and B2 is red.'],
    ['A1 red unless B1 red, and A2=B2', '(A1 is red or B1 is red) and A2 matches B2.'],
    ['A1 red iff B1 red, and A2=B2', '(A1 is red if and only if B1 is red) and A2 matches B2.'],
    ['A1=B1 iff A2=B2, and no yellow', '(A1 matches B1 if and only if A2 matches B2) and there are no yellow tiles.'],
    ['if A1 red then B1 red, and A2=B2', '(A1 is not red or B1 is red) and A2 matches B2.'],
    ['if A1=B1 then A2=B2, and no yellow', '(A1 differs from B1 or A2 matches B2) and there are no yellow tiles.'],
    ['A2=B2, and A1 red xor B1 red', 'A2 matches B2 and (A1 is red xor B1 is red).'],
  ])('[L5] a comma before “and” splits at the top: “%s”', (text, other) => expectSame(text, other, square));

  it.each<Pair>([
    ['A1=B2, A2=B1, no red', 'A1 matches B2 and A2 matches B1 and there are no red tiles.'],
    ['A1=B2, A2=B1, 1 red', 'A1 matches B2 and A2 matches B1 and there is a red tile.'],
    ['A1=B1 and A2=B2 and 1+ red', 'A1 matches B1 and A2 matches B2 and there is a red tile.'],
    [
      'A1 != B1, A2 != B2, exactly 1 red',
      'A1 differs from B1 and A2 differs from B2 and there is exactly one red tile.',
    ],
    [
      'A1 matches B1 and A2 matches B2, and at least one red.',
      'A1 matches B1 and A2 matches B2 and there is a red tile.',
    ],
  ])('[L3] what is counted after one tile is no part of that tile: “%s”', (text, other) =>
    expectSame(text, other, square),
  );
});

describe('what is said of a place, or of the edge against the centre', () => {
  it.each([
    'In the top row, two tiles are red and one tile is blue.',
    'In column B, all tiles are the same colour and two tiles are red.',
    'In the top row, two tiles are red or one tile is blue.',
    'In row 1, exactly one tile is red and no tile is blue.',
    'In column A, red appears but blue does not appear.',
    'Among A1, B1 and C1, one tile is red and one is blue.',
    'Of the tiles in row 1, two are red and one is blue.',
    'In the corners, red appears, and blue appears twice.',
    'Red appears at most once in any column.',
    'Red and blue cover at most three tiles.',
    'Red and blue make up exactly four tiles.',
    'Red and blue appear twice in total.',
    'Red and green occur exactly twice overall.',
  ])('[L5] “%s” is asked', (text) => expect(read(text, six).type).toBe('ambiguous'));

  const across: readonly Cell[] = ['B2', 'C2', 'D2', 'B3', 'C3', 'D3'];
  it.each<Pair>([
    ['The edge tiles have more red than the centre tiles.', 'There are more red edge tiles than red centre tiles.'],
    [
      'The centre tiles have as many red tiles as the edge tiles.',
      'There are as many red centre tiles as red edge tiles.',
    ],
  ])('[L3] “%s” is “%s”', (text, other) => expectSame(text, other, across));

  it.each(['The edge tiles have fewer colours than the centre tiles.', 'Row 2 has more red than the centre tiles.'])(
    '[B5] “%s” is not read of how many there are',
    (text) => expect(read(text, across).type).toBe('unread'),
  );
});

describe.each([
  ['what “it” and “they” say', pronouns],
  ['rows, columns and squares', lines],
  ['colours', colours],
  ['tiles, pairs and pieces', tiles],
])('%s', (_, pairs) => {
  it.each(pairs)('[L1] “%s” is “%s”', (text, other) => expectSame(text, other));
});

describe('places of several rows', () => {
  it.each<Pair>([
    ['The upper half has no red tiles.', 'Rows 1 and 2 both have no red tiles.'],
    ['The top half contains more reds than the bottom half.', 'There are more reds in rows 1-2 than in rows 3-4.'],
    ['The outer rows contain no red tiles.', 'Row 1 has no reds and row 4 has no reds.'],
  ])('[L1] “%s” is “%s”', (text, other) => expectSame(text, other, tall));
});

const row: readonly Cell[] = ['A1', 'B1', 'C1', 'D1'];
const column: readonly Cell[] = ['A1', 'A2', 'A3', 'A4'];
const ring: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'];

describe('said of the whole set of tiles', () => {
  it.each<readonly [string, string, readonly Cell[]]>([
    ['If A1 is not red, then B1, C1 or D1 is.', 'At least one of A1, B1, C1 and D1 is red.', row],
    ['left col matches, right col doesn’t', 'A1 = A2 and B1 ≠ B2', square],
    ['rows identical', 'A1 = A2 and B1 = B2', square],
    ['rows differ', 'A1 ≠ A2 or B1 ≠ B2', square],
    ['They are all the same except B2.', 'A1, B1 and A2 match and B2 differs from A1.', square],
    [
      'Nothing but red and green can be found, and both occur.',
      'Every tile is red or green, and red and green both appear.',
      square,
    ],
    ['Yellow has more tiles than any other colour does.', 'Yellow is the most common colour.', six],
    [
      'Every colour except yellow appears, and yellow does not.',
      'Exactly three colours appear and yellow is missing.',
      six,
    ],
    [
      'Row 1 is all one colour, and that colour is absent from row 2.',
      'Row 1 is one colour and rows 1 and 2 share no colour.',
      six,
    ],
    ['3 red + 1 green', 'There are three red tiles and one green tile.', square],
    ['Top row: all yellow. Bottom row: none yellow.', 'Row 1 is all yellow and row 2 has no yellow.', six],
    ['Three greens, one something else.', 'Exactly three tiles are green.', square],
    ['top half no red, bottom half at least 1 red', 'A1 and A2 are not red, and A3 or A4 is red.', column],
    ['colours: 3 distinct', 'Exactly three colours appear.', square],
    ['two colours, two of each', 'Exactly two colours appear exactly twice.', square],
    ['palindrome!', 'A1 = D1 and B1 = C1', row],
    ['top and bottom differ in each column', 'A1 ≠ A2 and B1 ≠ B2 and C1 ≠ C2', six],
    ['more yellow up top than below', 'Row 1 has more yellow tiles than row 2.', six],
    [
      'Each end tile is either red or blue, and both inner tiles are yellow.',
      'A1 and D1 are red or blue, and B1 and C1 are yellow.',
      row,
    ],
    [
      'The corners of this ring are blue and the other four tiles are not.',
      'A1, C1, A3 and C3 are blue and no other tile is.',
      ring,
    ],
    ['Exactly two of the three adjacent pairs match in colour.', 'Exactly two pairs of adjacent tiles match.', row],
    ['The left column beats the right column in greens.', 'Column A has more greens than column B.', square],
    ['The product of the red count and the blue count is positive.', 'There is a red and there is a blue.', square],
    ['Reversing the upper row gives the lower row.', 'A1 = C2 and B1 = B2 and C1 = A2', six],
    ['The picture is symmetric about its vertical axis.', 'A1 = B1 and A2 = B2', square],
    ['Rotating the block by 180 degrees leaves it unchanged.', 'A1 = B2 and B1 = A2', square],
    ['For every pair of distinct tiles, their colours differ.', 'No two tiles are the same colour.', row],
    [
      'Twice the number of reds, minus the number of blues, equals three.',
      'Twice the number of reds minus the number of blues equals three.',
      six,
    ],
  ])('[L1] “%s” is “%s”', (text, other, subset) => expectSame(text, other, subset));

  it.each<readonly [string, readonly Cell[]]>([
    ['Exactly two of the four adjacent pairs match in colour.', row],
    ['The corners of this ring are blue and the other two are not.', six],
    ['Three greens, two something else.', square],
    ['A1 and row 2 match.', square],
    ['no reds or blues more than 1', square],
    ['not A1 red or B1 blue or C1 green', row],
    ['If A1 is red then B1 is blue or else C1 is green.', row],
  ])('[L5] “%s” is not read in one way', (text, subset) => expect(read(text, subset).type).not.toBe('read'));
});

describe('not bent into something near it', () => {
  it.each([
    'Rows 1 and 2 have exactly two red tiles.',
    'There are two red tiles in rows 1 and 2.',
    'Two tiles in rows 1 and 2 are red.',
    'The rows are all different.',
    'The leftmost and rightmost columns are the same colour.',
    'reds in one row',
    'Red appears twice in rows 1 and 2.',
    'There is a red tile and a blue tile and they are adjacent.',
    'Above every red tile is a blue tile.',
    'Exactly two tiles match A1.',
    'There is a red tile and a blue tile but no more than two.',
    'Every red tile is in row 1 and every blue.',
    'A1 is red and the tiles between them match.',
    'Two of the five are red.',
    'This row has a red tile.',
    'There are not really any reds.',
  ])('[L5] “%s” is not read in one way', (text) => expect(read(text, six).type).not.toBe('read'));

  it.each(["A1 isn't red and blue.", 'In every row, all six tiles are red.', 'There are two mauve tiles.'])(
    '[B5] “%s” is not read',
    (text) => expect(read(text, six).type).toBe('unread'),
  );

  it('[L1] “left column red” says it of the whole column', () => expectSame('left column red', 'Column A is all red.'));
});

function expectSame(text: string, other: string, subset = six) {
  const [a, b] = [read(text, subset), read(other, subset)];
  expect([a.type, b.type]).toEqual(['read', 'read']);
  if (a.type !== 'read' || b.type !== 'read') return;
  expect(a.judged.sameAs(b.judged)).toBe(true);
  const again = read(sayStatement(a.statement), subset);
  expect(again.type === 'read' && again.judged.sameAs(a.judged), sayStatement(a.statement)).toBe(true);
}

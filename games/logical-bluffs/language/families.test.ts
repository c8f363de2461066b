import { describe, expect, it } from 'vitest';
import { type Cell, isCell } from '../grid';
import { sayStatement } from './print';
import { read } from './read';

// Families of sentences: what was refused in one of them, with other tiles, places, colours and numbers, denied, and in few words.
// Each is held against a sentence of plain words; what may be meant otherwise stays refused.

type Same = readonly [said: string, plainly: string];

const cellsOf = (text: string): Cell[] => text.split(' ').filter(isCell);

const square = 'A1 B1 A2 B2';
const six = 'A1 B1 C1 A2 B2 C2';
const eight = 'A1 B1 C1 D1 A2 B2 C2 D2';
const row = 'A4 B4 C4 D4';
const column = 'A1 A2 A3 A4';
const three = 'A1 B1 C1';
const corner = 'A1 B1 A2';

const families: Readonly<Record<string, readonly (readonly [tiles: string, readonly Same[]])[]>> = {
  'names with what they are': [
    [three, [['The corner tile A1 is red, and B1 = C1.', 'A1 is red and B1 = C1.']]],
    [corner, [['A1, the corner tile, is red and B1 = A2.', 'A1 is red and B1 = A2.']]],
    [square, [['The centre tile B2 matches A1 and the edge tile B1 matches A2.', 'B2 = A1 and B1 = A2']]],
    [
      three,
      [
        ['a1 b1 same, c1 different', 'A1 = B1 and C1 ≠ A1'],
        ['If A1 and B1 match, C1 has a different colour.', 'If A1 = B1 then C1 ≠ A1.'],
        ['A1 and C1 are the same colour, and B1 is another colour.', 'A1 = C1 and B1 ≠ A1'],
        ['A1 and C1 are different, and neither matches B1.', 'All tiles are different colours.'],
        ['A1 is not red, and neither is B1 nor C1.', 'No tile is red.'],
        ['A1 xor B1 is red, and C1 is blue.', 'Exactly one of A1 and B1 is red and C1 is blue.'],
        ['a1 matches b1 xor c1', 'A1 matches exactly one of B1 and C1.'],
        ['a1 same as b1 or c1', 'A1 = B1 or A1 = C1'],
        ['A1 is red or B1 is, but C1 is not.', 'A1 is red or B1 is red, and C1 is not red.'],
        ['A1 is red exactly when B1 is, and C1 is blue.', 'C1 is blue and (A1 is red if and only if B1 is red).'],
        ['Unless A1 is red, there is a red tile elsewhere.', 'A1 is red or B1 is red or C1 is red.'],
        ['A1 is blue, and there is no blue tile elsewhere.', 'A1 is the only blue tile.'],
        ['B1, and only B1, is red.', 'Only B1 is red.'],
      ],
    ],
  ],
  neighbours: [
    [
      three,
      [
        ['B1 is red only if both its neighbours are blue.', 'If B1 is red, then A1 and C1 are blue.'],
        ['If both its neighbours are blue, B1 is red.', 'If A1 and C1 are blue, then B1 is red.'],
        ['B1 differs in colour from both of its neighbours.', 'A1 ≠ B1 and B1 ≠ C1'],
      ],
    ],
    [
      six,
      [
        ['No two red tiles touch, not even at a corner.', 'No two red tiles are adjacent.'],
        ['no red next to a blue, not even diagonally', 'No red tile is adjacent to a blue tile.'],
        ['Somewhere a red tile is directly above a blue tile.', 'There is a red tile directly above a blue tile.'],
        ['Exactly two tiles in the top row match the tile below them.', 'In exactly two columns all tiles match.'],
        ['vertical neighbours never match', 'No column is all one colour.'],
      ],
    ],
  ],
  'one row or one column': [
    [
      row,
      [
        ['The tiles at the two ends match in colour, and the inner two do not.', 'A4 = D4 and B4 ≠ C4'],
        ['ends red, middle two not', 'A4 and D4 are red and B4 and C4 are not red.'],
        ['The first and third tiles agree, and so do the second and fourth.', 'A4 = C4 and B4 = D4'],
        [
          'The first is red, the second is blue, and the last two are green.',
          'A4 is red, B4 is blue, C4 and D4 are green.',
        ],
        ['Going from left to right, each tile differs from the one before it.', 'No two adjacent tiles match.'],
        ['From left to right, no colour appears twice in a row.', 'No two adjacent tiles match.'],
        ['No tile has the same colour as the tile next to it.', 'No two adjacent tiles match.'],
        ['red blue green red in that order', 'A4 is red, B4 is blue, C4 is green, D4 is red.'],
        ['There are three consecutive tiles of the same colour.', 'B4 = C4 and (A4 = B4 or C4 = D4)'],
      ],
    ],
    [
      column,
      [
        ['Going down the column, no tile has the same colour as the one above it.', 'No two adjacent tiles match.'],
        ['Reading from top to bottom, every tile differs from the next one.', 'No two adjacent tiles match.'],
        ['There is a red tile in the top half but not the bottom half.', 'A1 or A2 is red, and A3 and A4 are not red.'],
      ],
    ],
    [
      three,
      [
        ['left red, mid blue, right green', 'A1 is red, B1 is blue, C1 is green.'],
        ['middle is red, sides aren’t', 'B1 is red and A1 and C1 are not red.'],
        ['The left and right tiles are the same colour, but the middle tile is not.', 'A1 = C1 and B1 ≠ A1'],
        ['The three tiles are red, blue and green in some order.', 'One tile is red, one is blue and one is green.'],
      ],
    ],
  ],
  'rows and columns': [
    [
      six,
      [
        ['top: no red, bottom: no blue', 'Row 1 has no red and row 2 has no blue.'],
        ['row 1: all red, row 2: none', 'Row 1 is all red and row 2 has no red.'],
        ['more red on top than bottom', 'Row 1 has more red than row 2.'],
        ['Red is more common in the top row than in the bottom row.', 'Row 1 has more red than row 2.'],
        ['Red appears in the middle column and nowhere else.', 'Column B has red and columns A and C have no red.'],
        ['There is a red tile in row 1 and nowhere else.', 'Row 1 has red and row 2 has no red.'],
        ['Red appears in row 1 but not row 2.', 'Row 1 has red and row 2 has no red.'],
        ['Red appears in every column except column B.', 'Columns A and C have red and column B has no red.'],
        ['Every column except B contains red.', 'Columns A and C have red and column B has no red.'],
        [
          'Row 1 has an even number of reds and row 2 an odd number.',
          'Row 1 has an even number of reds and row 2 has an odd number of reds.',
        ],
        [
          'In each column, the upper tile is red if the lower tile is blue.',
          'Every blue tile in row 2 is directly below a red tile.',
        ],
        ['If red appears in the top row, it also appears in the bottom row.', 'Row 1 has no red or row 2 has red.'],
        ['rows differ in # of reds', 'Row 1 has more red than row 2, or row 2 has more red than row 1.'],
        ['No row consists of a single colour.', 'Neither row is all one colour.'],
        ['Some 2x2 square consists entirely of one colour.', 'Some 2x2 square is all one colour.'],
      ],
    ],
  ],
  'how many': [
    [
      square,
      [
        ['At least one blue tile exists, but no more than two.', 'There are between one and two blue tiles.'],
        [
          'All four tiles are of the same colour, or no two are.',
          'All tiles match, or all tiles are different colours.',
        ],
        [
          'Blue is the rarest colour, with fewer tiles than any other.',
          'There are fewer blue tiles than any other colour.',
        ],
        [
          'The number of reds is greater than the number of all other tiles together.',
          'More than half of the tiles are red.',
        ],
        [
          'The number of reds is at most half the number of blues.',
          'There are at least twice as many blue as red tiles.',
        ],
        [
          'Yellow tiles, if there are any, are outnumbered by blue tiles.',
          'There are no yellow tiles or more blue than yellow tiles.',
        ],
        ['Green is either missing or appears at least twice.', 'There are no green tiles or at least two.'],
        ['Exactly one tile has a colour which none of the others has.', 'Exactly one tile has a unique colour.'],
        ['as many reds as yellows, at least one of each', 'As many reds as yellows and at least one red.'],
        ['There is a red tile, and it is the only one.', 'There is exactly one red tile.'],
        ['no dupes', 'All tiles are different colours.'],
        ['some colour exactly 3x', 'Some colour appears exactly three times.'],
        ['count(red) >= 2', 'At least two tiles are red.'],
        ['all ∈ {red, green}', 'Every tile is red or green.'],
        ['all ∉ {red, green}', 'Every tile is neither red nor green.'],
        ['a1 red => b1 blue, and a2 = b2', 'A2 = B2 and (if A1 is red then B1 is blue).'],
        ['red => 2', 'At least two tiles are red.'],
        ['reds:2 blues:1', 'Exactly two tiles are red and exactly one tile is blue.'],
        ['odd reds, even blues', 'The number of reds is odd and the number of blues is even.'],
      ],
    ],
    [
      eight,
      [['More of the edge tiles than of the centre tiles are red.', 'More edge tiles than centre tiles are red.']],
    ],
  ],
};

const all = Object.entries(families).flatMap(([family, groups]) =>
  groups.flatMap(([tiles, some]) => some.map(([said, plainly]) => [family, said, plainly, tiles] as const)),
);

describe('families of sentences', () => {
  it.each(all)('[L1] %s: “%s” is “%s” on %s', (_, said, plainly, tiles) => {
    const [one, other] = [said, plainly].map((text) => read(text, cellsOf(tiles)));
    expect(one?.type).toBe('read');
    expect(other?.type).toBe('read');
    if (one?.type !== 'read' || other?.type !== 'read') return;
    expect(one.judged.sameAs(other.judged)).toBe(true);
    const back = sayStatement(one.statement);
    const again = read(back, cellsOf(tiles));
    expect(again.type !== 'read' || again.judged.sameAs(one.judged), back).toBe(true);
  });
});

describe('what may be meant otherwise', () => {
  it.each([
    ['the corner tile is another one', three, 'The corner tile B1 is red, and A1 = C1.'],
    ['the row or the column', square, 'left red right blue'],
    ['which of the tiles named is the second', row, 'A4 and C4 match, B4 and D4 differ, and the second is red.'],
    ['the way one goes counts', row, 'From right to left, the first two tiles are red and the others blue.'],
    ['three of which any odd number, or just one', three, 'a1 xor b1 xor c1 is red'],
    ['of several tiles', three, 'A1 is red, B1 is blue, and there is a red tile elsewhere.'],
    ['there are not two neighbours', six, 'B1 is red only if both its neighbours are blue, and C2 is red.'],
    ['orthogonally, and diagonally after all', six, 'No two red tiles are orthogonally adjacent, not even diagonally.'],
  ])('[B5] %s: on %s “%s” is refused', (_, tiles, text) => {
    expect(read(text, cellsOf(tiles)).type).not.toBe('read');
  });
});

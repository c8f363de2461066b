// Sentences in proper English that were refused without a proposal, and in plain words what one of the proposals has to say.

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 C1';
const W = 'A1 B1 C1 D1';
const F = 'A1 B1 A2 B2 A3 B3';

export const refusedSecondParts: readonly (readonly [string, string, string])[] = [
  // of those of which so many were said to be there
  [
    S,
    'At least two tiles are red, and all of them are in one row.',
    'There are at least two reds and all reds are in one row.',
  ],
  [
    S,
    'There are red tiles, but no two of them are adjacent.',
    'There is a red tile and no two red tiles are adjacent.',
  ],
  [
    S,
    'Exactly two tiles are red and neither is next to a blue tile.',
    'There are exactly two reds and no red tile is next to a blue tile.',
  ],
  [
    S,
    'There are exactly two red tiles, and both of them are next to a blue one.',
    'There are exactly two reds and every red tile is next to a blue tile.',
  ],
  [
    S,
    'There are red tiles, and at most one of them is next to a blue tile.',
    'Red appears and at most one red is next to a blue tile.',
  ],
  // tiles by name
  [T, 'A1 is red, B1 is not, and C1 is.', 'A1 and C1 are red and B1 is not red.'],
  [T, 'A1 is red but neither B1 nor C1.', 'A1 is red and neither B1 nor C1 is red.'],
  [T, 'A1 only is red.', 'Only A1 is red.'],
  ['A1 B1', 'Either A1 is red and B1 is blue or vice versa.', 'A1 is red and B1 is blue, or A1 is blue and B1 is red.'],
  ['A1 B1', 'A1 is red or blue, and B1 is the other.', 'A1 is red and B1 is blue, or A1 is blue and B1 is red.'],
  ['A1 B1', 'A1 is red just in case B1 is blue.', 'A1 is red if and only if B1 is blue.'],
  [W, 'A1 is red, B1 is blue, and the others are neither.', 'A1 is red, B1 is blue, C1 and D1 are green or yellow.'],
  [W, 'A1 matches neither B1 nor C1 nor D1.', 'A1 ≠ B1 and A1 ≠ C1 and A1 ≠ D1'],
  // rows and columns
  [S, 'Row 1 contains red, unlike row 2.', 'Row 1 has red and row 2 has no red.'],
  [S, 'Row 1, not row 2, has a red tile.', 'Row 1 has red and row 2 has no red.'],
  [S, 'Row 1 is free of red and row 2 of blue.', 'Row 1 has no red and row 2 has no blue.'],
  [S, 'All of row 1 is red and row 2 blue.', 'Row 1 is all red and row 2 is all blue.'],
  [S, 'Rows 1 and 2 have two red and three blue tiles respectively.', 'Row 1 has two reds and row 2 has three blues.'],
  [S, 'Each row has a red tile, and one has two.', 'Every row has red and at least one row has two reds.'],
  [S, 'At least two tiles per row are red.', 'Every row has at least two red tiles.'],
  [F, 'Two rows contain a red tile and the third does not.', 'Exactly two rows have red.'],
  [F, 'Row 1 has red, row 2 has blue and row 3 has both.', 'Row 1 has red, row 2 has blue, row 3 has red and blue.'],
  // colours, and all tiles
  [S, 'Every tile except the red ones is blue.', 'Every non-red tile is blue.'],
  [S, 'Nothing but red and blue appears.', 'Every tile is red or blue.'],
  [S, 'At most one red and at most one blue tile appear.', 'At most one tile is red and at most one tile is blue.'],
  [S, 'If any tile is red, at least three are.', 'There are no reds or at least three tiles are red.'],
  [S, 'All three rows contain a red tile.', 'Every row has a red tile.'],
  [
    S,
    'The most common colour is red and the second most common is blue.',
    'red > blue and blue > green and blue > yellow',
  ],
  // said otherwise as a whole
  [S, 'No more than two of the tiles in any one row are red.', 'Every row has at most two reds.'],
  [S, 'Whenever two tiles are adjacent, at least one of them is red.', 'No two non-red tiles are adjacent.'],
  [S, 'No tile is red unless a tile next to it is blue.', 'Every red tile is adjacent to a blue tile.'],
  [
    S,
    'Apart from A1, which is blue, there are exactly two blue tiles.',
    'A1 is blue and there are exactly three blue tiles.',
  ],
  [S, 'Every column has its own number of red tiles.', 'No two columns have the same number of red tiles.'],
  [F, 'If one row is all red, then so are the others.', 'All tiles are red or no row is all red.'],
  ['A1 B1 A2', 'Unless A1 is red, both of the other tiles are blue.', 'A1 is red or B1 and A2 are blue.'],
  // neighbours
  [S, 'Every neighbour of a red tile is blue.', 'Every red tile is adjacent to only blue tiles.'],
  [S, 'A neighbour of every red tile is blue.', 'There is a blue tile that is adjacent to every red tile.'],
];

/** Of which nothing is to be proposed that says a part of it in another way. */
export const refusedAndBent: readonly (readonly [string, string, RegExp])[] = [
  [S, 'All three rows contain a red tile.', /three red/],
  [S, 'Nothing but red and blue appears.', /or there is/],
  [T, 'Solely A1 is red.', /one of B1/],
  [S, 'Besides A1, exactly one tile is red.', /A1 is not/],
  [F, 'Row 1 has red, row 2 has blue and row 3 has both.', /row 3 has blue\./],
  [S, 'Rows 1 and 2 have two red and three blue tiles respectively.', /row 2 has at least two/],
];

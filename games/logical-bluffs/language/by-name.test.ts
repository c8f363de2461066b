import { describe, expect, it } from 'vitest';
import { type Cell, isCell } from '../grid';
import { sayStatement } from './print';
import { read } from './read';

// What leans on a part before, or says with other words which tiles it means, held against plain sentences by names.

const cellsOf = (text: string): Cell[] => text.split(' ').filter(isCell);

const three = 'A1 B1 C1';
const row = 'A1 B1 C1 D1';
const column = 'A1 A2 A3 A4';
const square = 'A1 B1 A2 B2';
const hook = 'A1 A2 A3 B3';
const six = 'A1 B1 C1 A2 B2 C2';
const tower = 'A1 B1 A2 B2 A3 B3';
const flag = 'A1 B1 A2 B2 C2';

const same: readonly (readonly [tiles: string, said: string, plainly: string])[] = [
  // The others.
  [
    hook,
    'The topmost tile matches the rightmost one, and the others are both green.',
    'A1 = B3 and A2 is green and A3 is green',
  ],
  [
    row,
    'Neither A1 nor D1 is blue, but at least one of the others is.',
    'A1 and D1 are not blue and at least one of B1 and C1 is blue.',
  ],
  [
    row,
    'A1 is red xor the other tiles are all the same colour.',
    'Exactly one of these holds: A1 is red; B1, C1 and D1 are the same colour.',
  ],
  [three, 'A1 is red only if the two others are blue.', 'If A1 is red, then B1 and C1 are blue.'],
  [row, 'A1 and B1 are blue, and neither of the other tiles is.', 'A1 and B1 are blue and C1 and D1 are not blue.'],
  [row, 'If A1 and B1 match, none of the others is red.', 'If A1 = B1, then C1 and D1 are not red.'],
  [row, 'A1 matches D1; the remaining two do not match A1.', 'A1 = D1 and B1 ≠ A1 and C1 ≠ A1'],
  [row, 'The corner tiles match each other, and no other tile has their colour.', 'A1 = D1 and B1 ≠ A1 and C1 ≠ A1'],
  [row, 'The corner tiles share a colour that neither of the other tiles has.', 'A1 = D1 and B1 ≠ A1 and C1 ≠ A1'],
  [
    row,
    'A1 differs from every other tile, but the others are not all different.',
    'A1 matches no other tile and not (B1, C1 and D1 are all different colours).',
  ],
  // It and they.
  [row, 'All tiles other than B1 match, and B1 differs from them.', 'A1 = C1 and C1 = D1 and B1 ≠ A1'],
  [row, 'Neither A1 nor D1 matches the tile next to it.', 'A1 ≠ B1 and D1 ≠ C1'],
  [three, 'It is not the case that B1 and all its neighbours are red.', 'Not all tiles are red.'],
  [
    row,
    'A1 and B1 are green, and they match neither of the other tiles.',
    'A1 and B1 are green and C1 and D1 are not green.',
  ],
  // What was counted before.
  [
    tower,
    'The bottom row has no red, but both other rows have some.',
    'Row 3 has no red and row 1 has a red and row 2 has a red.',
  ],
  [
    six,
    'The bottom row is free of red while the top row has at least two.',
    'Row 2 has no red and row 1 has at least two reds.',
  ],
  [
    six,
    'Three of the tiles along the top row are blue, and row 2 has none.',
    'A1, B1 and C1 are blue and row 2 has no blue.',
  ],
  [square, 'The left column is all one colour, and no tile in the other is red.', 'A1 = A2 and column B has no red.'],
  [row, 'Yellow does appear, but only in column A.', 'A1 is yellow and B1, C1 and D1 are not yellow.'],
  [
    six,
    'Red and blue both appear, but they are never adjacent.',
    'There is a red and there is a blue and no red is adjacent to a blue.',
  ],
  [
    six,
    'Red and green both occur, and neither is more frequent than the other.',
    'There is a red and there are exactly as many reds as greens.',
  ],
  [
    six,
    'There are exactly as many blue as yellow tiles, but at least one of each.',
    'There is a blue and there are exactly as many blues as yellows.',
  ],
  [six, 'Reds form a majority, or else there are none of them.', 'At least four tiles are red or no tile is red.'],
  [six, 'There are more tiles that aren’t red than tiles that are.', 'At most two tiles are red.'],
  [six, 'Every tile that is not red is adjacent to a tile that is.', 'Every non-red tile is adjacent to a red tile.'],
  [
    flag,
    'Exactly three tiles are red, and the two that are not red match.',
    'Exactly three tiles are red and all non-red tiles are the same colour.',
  ],
  [
    row,
    'All but one of the tiles are red, and the remaining one is green.',
    'Exactly three tiles are red and exactly one tile is green.',
  ],
  [row, 'Three tiles are of one colour and the fourth is of another.', 'Exactly three tiles are the same colour.'],
  [
    row,
    'Two tiles share a colour, and the other two share a different one.',
    'Exactly two colours appear exactly twice.',
  ],
  // Which tiles.
  [square, 'The two tiles on top are the same colour, and so are the two below.', 'A1 = B1 and A2 = B2'],
  [column, 'The two on top differ, and the bottom two match.', 'A1 ≠ A2 and A3 = A4'],
  [three, 'The tile in the middle is red, whereas neither end is.', 'B1 is red and A1 and C1 are not red.'],
  [
    flag,
    'The 2x2 block is all one colour, and C2 is a different colour.',
    'A1 = B1 and B1 = A2 and A2 = B2 and C2 ≠ A1',
  ],
  [square, 'Both diagonals of this square are monochromatic.', 'A1 = B2 and B1 = A2'],
  [square, 'On both diagonals of the square, the two tiles match.', 'A1 = B2 and B1 = A2'],
  [
    square,
    'Exactly two of the four orthogonally adjacent pairs match.',
    'There are exactly two pairs of orthogonally adjacent tiles that match.',
  ],
  [square, 'No column is made up of two green tiles.', 'A1 or A2 is not green and B1 or B2 is not green.'],
  [three, 'A1 is the only tile whose colour is not repeated.', 'B1 = C1 and A1 ≠ B1'],
  [square, 'Neither diagonal consists of two tiles of the same colour.', 'A1 ≠ B2 and B1 ≠ A2'],
  // Numbers.
  [six, 'Row 1 shows more different colours than row 2.', 'Row 1 has more colours than row 2.'],
  [row, 'The colour of A1 is more frequent than that of D1.', 'The colour of A1 is more common than the colour of D1.'],
  [row, 'The reds are outnumbered by the non-reds, though there is at least one red.', 'Exactly one tile is red.'],
  [six, 'Exactly two colours appear more often than red does.', 'Exactly two colours are more common than red.'],
  [
    six,
    'Neither red nor blue occurs more often than green.',
    'There are at most as many reds as greens and there are at most as many blues as greens.',
  ],
  [
    six,
    'The number of reds differs from the number of blues by exactly one.',
    'The numbers of red and blue tiles differ by one.',
  ],
  [six, 'Three columns or more contain both a red and a blue tile.', 'Every column has a red and a blue.'],
  [
    six,
    'Red occurs in exactly one row and blue in exactly one column.',
    'Exactly one row has a red and exactly one column has a blue.',
  ],
  [square, 'Yellow occurs either not at all or exactly twice.', 'No tile is yellow or exactly two tiles are yellow.'],
  [square, 'There are exactly two colours, and each one is used twice.', 'Exactly two colours appear exactly twice.'],
];

const truthOf = (text: string, subset: readonly Cell[]) => {
  const reading = read(text, subset);
  return reading.type === 'read' ? reading : null;
};

describe('what leans on a part before', () => {
  it.each(same)('%s: %s', (tiles, said, plainly) => {
    const subset = cellsOf(tiles);
    const [found, plain] = [truthOf(said, subset), truthOf(plainly, subset)];
    expect(plain, plainly).not.toBeNull();
    expect(found, said).not.toBeNull();
    if (found === null || plain === null) return;
    expect(found.judged.sameAs(plain.judged), sayStatement(found.statement)).toBe(true);
    expect(truthOf(sayStatement(found.statement), subset)?.judged.sameAs(found.judged), 'as it is read back').toBe(
      true,
    );
  });

  it.each([
    [row, 'One of A1 and B1 is red, and the others are blue.'],
    [row, 'A1 is red, B1 is blue, and the others are neither.'],
    [row, 'One of A1 and B1 is red, C1 is blue, and none of the others is.'],
    [row, 'Two of the end tiles are red, and the others are blue.'],
    [six, 'Row 1 has exactly two reds and row 2 has one.'],
    [row, 'A1 or B1 is red, and they match.'],
  ])('is not taken where who is meant is not certain: %s: %s', (tiles, said) => {
    expect(read(said, cellsOf(tiles)).type).not.toBe('read');
  });
});

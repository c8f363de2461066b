// Families of sentences that nobody had fitted to, each beside one of plain words that says the same of these tiles.

export const plainlySaid: readonly (readonly [tiles: string, said: string, plainly: string])[] = [
  // so many of the tiles of a place, or around another, as those that something is like
  ['C2 C3 C4 D3', 'D3 matches exactly one of the tiles in column C.', 'Exactly one of C2, C3 and C4 matches D3.'],
  ['C2 C3 C4 D3', 'D3 matches none of the tiles in column C.', 'None of C2, C3 and C4 matches D3.'],
  ['B2 C2 D2 B3 B4', 'B2 shares its colour with exactly two others.', 'Exactly two of C2, D2, B3 and B4 match B2.'],
  [
    'B2 C2 D2 B3 B4',
    'Every tile shares its colour with at least two others.',
    'Every tile matches at least two other tiles.',
  ],
  [
    'B1 A2 B2 C2 B3',
    'Of the tiles around B2, exactly two share its colour.',
    'Exactly two of B1, A2, C2 and B3 match B2.',
  ],
  [
    'B1 A2 B2 C2 B3',
    'B2 shares its colour with two of the tiles around it.',
    'At least two of B1, A2, C2 and B3 match B2.',
  ],
  ['B1 A2 B2 C2 B3', 'The tiles around B2 are all different from it.', 'None of B1, A2, C2 and B3 matches B2.'],
  ['B1 A2 B2 C2 B3', "None of B2's neighbours shows its colour.", 'None of B1, A2, C2 and B3 matches B2.'],
  ['B1 A2 B2 C2 B3', 'The colour of B2 appears on no tile next to it.', 'None of B1, A2, C2 and B3 matches B2.'],
  ['B1 A2 B2 C2 B3', 'The colour of B2 is not found on any tile next to it.', 'None of B1, A2, C2 and B3 matches B2.'],
  // "none" and "one" of a colour that another part names
  [
    'A1 B1 A2 B2',
    'The top row holds a blue tile if the bottom row holds none.',
    'A1 or B1 is blue, or A2 or B2 is blue.',
  ],
  ['A1 B1 A2 B2', 'If the bottom row has none, the top row has a blue tile.', 'There is a blue tile.'],
  ['A1 B1 A2 B2', 'If the top row holds no blue tile, the bottom row holds one.', 'There is a blue tile.'],
  [
    'A1 B1 A2 B2',
    'There is a red in row 1 only if there is one in row 2.',
    'If row 1 contains a red tile then row 2 contains a red tile.',
  ],
  // the one that is left
  ['A1 B1 A2 B2 A3 B3', 'Two rows are single-coloured and the third is not.', 'Exactly two rows are all one colour.'],
  ['A1 B1 A2 B2 A3 B3', 'Two of the three rows contain red, and the third does not.', 'Exactly two rows contain red.'],
  [
    'A1 B1 B2 B3',
    'Three of these tiles share one colour and the fourth has another.',
    'Some colour appears exactly three times.',
  ],
  ['A1 B1 A2 B2', 'There are exactly two reds, one in each row.', 'Each row has exactly one red tile.'],
  [
    'A1 B1 C1 A2 B2 C2',
    'There is exactly one red in each row, and they are in different columns.',
    'Each row has exactly one red tile and no column has two red tiles.',
  ],
  // with the rest
  [
    'C1 C2 C3 C4 B4 D4',
    'The bottom row has more reds than the rest of the tiles.',
    'There are more reds in row 4 than outside row 4.',
  ],
  [
    'C1 C2 C3 C4 B4 D4',
    'The bottom row has as many reds as all the other tiles together.',
    'There are as many reds in row 4 as outside row 4.',
  ],
  [
    'A1 A2 B2 C2',
    'More of the tiles in row 2 than of the other tiles are red.',
    'There are more reds in row 2 than outside row 2.',
  ],
  // single tiles by their places
  [
    'B4 C4 D4',
    'The leftmost and the rightmost tile are both red, the rest are not.',
    'B4 and D4 are red and C4 is not red.',
  ],
  [
    'B4 C4 C3 D3',
    'If column C has red at its top, D3 and B4 match and C4 is red.',
    'If C3 is red, D3 = B4 and C4 is red.',
  ],
  // colours that are there and that are not
  ['D1 D2 D3 C1 C3', 'More colours are absent than present.', 'All tiles are the same colour.'],
  ['D1 D2 D3 C1 C3', 'Fewer colours are missing than present.', 'At least three colours appear.'],
  ['D1 D2 D3 C1 C3', 'As many colours are missing as are present.', 'Exactly two colours appear.'],
  ['A1 B1 A2 B2', 'Exactly three colours occur, including red.', 'Exactly three colours appear and red appears.'],
  [
    'A1 B1 A2 B2',
    'Exactly two colours occur, neither of which is red.',
    'Exactly two colours appear and there is no red.',
  ],
  ['A1 B1 A2 B2', 'At least three colours occur, but not red.', 'At least three colours appear and there is no red.'],
  ['A1 B1 A2 B2', 'Only red and blue tiles occur, though maybe not both.', 'Every tile is red or blue.'],
  ['A1 B1 A2 B2', 'Only one colour is missing, and it is red.', 'Red is the only missing colour.'],
  [
    'A1 B1 A2 B2',
    'At least one column has two different colours, red being one of them.',
    '(A1 ≠ A2 and (A1 is red or A2 is red)) or (B1 ≠ B2 and (B1 is red or B2 is red)).',
  ],
  [
    'A2 B2 C2 A3 B3',
    'Row 3 has two colours, both of which appear in row 2.',
    'A3 and B3 differ and each colour in row 3 appears in row 2.',
  ],
  [
    'B1 B2 A3 B3 C3',
    'Row 3 has three colours, none of which appears at B1 or B2.',
    'A3, B3 and C3 are different colours and no colour of row 3 appears on B1 or B2.',
  ],
  [
    'A1 B1 A2 B2',
    'Whenever a colour appears, it appears twice or more.',
    'Every colour that appears appears at least twice.',
  ],
  ['A1 B1 A2 B2', 'One colour is shared by both rows.', 'Some colour appears in both rows.'],
  ['A1 B1 A2 B2', "The top row's colours all reappear in the bottom row.", 'Every colour of row 1 appears in row 2.'],
  ['A1 B1 A2 B2', 'No colour of the top row is repeated in the bottom row.', 'No colour of row 1 appears in row 2.'],
  ['A1 B1 A2 B2', 'No color appears in row 2 without appearing in row 1.', 'Every colour of row 2 appears in row 1.'],
  ['A1 B1 A2 B2', 'No other colour is as frequent as red.', 'Red is the most common colour.'],
  // lines
  ['A1 B1 A2 B2 A3 B3', "More rows have a red tile than don't.", 'At least two rows have a red tile.'],
  ['A1 B1 A2 B2', 'Each row is either all red or has no red at all.', 'A1 is red iff B1 is, and A2 is red iff B2 is.'],
  ['A1 B1 A2 B2', 'No row mixes red and blue.', 'No row contains both red and blue.'],
  ['A1 B1 A2 B2', 'Rows with a red have no blue.', 'No row contains both red and blue.'],
  ['A1 B1 A2 B2', 'The bottom row mirrors the top one.', 'A1 = A2 and B1 = B2'],
  ['A1 B1 A2 B2', 'Row 1 and row 2 show the same colours in the same order.', 'A1 = A2 and B1 = B2'],
  ['A1 B1 A2 B2', 'In at least one column the two colours are different.', 'A1 ≠ A2 or B1 ≠ B2'],
  [
    'A1 B1 A2 B2',
    'The number of blue tiles in each column is even.',
    'A1 is blue iff A2 is, and B1 is blue iff B2 is.',
  ],
  [
    'A2 B2 C2 A3',
    'Colours in row 2 never appear more than twice, and A3 is red.',
    'A2, B2 and C2 are not all the same colour and A3 is red.',
  ],
  // diagonals of a square
  ['A1 B1 A2 B2', 'A diagonal is entirely red.', 'A1 and B2 are red or A2 and B1 are red.'],
  [
    'A1 B1 A2 B2',
    'The two diagonals do not have the same number of blue tiles.',
    'It is not true that A1 and B2 have as many blue tiles as A2 and B1.',
  ],
  // along a line
  ['A1 B1 C1 D1', 'There are exactly two colour changes from A1 to D1.', 'The colour changes exactly twice.'],
  // two that match, and no others
  ['A1 B1 C1', 'A1 and C1 match, but no other two tiles do.', 'A1 = C1 and A1 ≠ B1'],
  ['A1 B1 C1', 'A1 and C1 are the only two tiles that match.', 'A1 = C1 and A1 ≠ B1'],
  ['A1 B1 C1', 'All match except A1.', 'B1 = C1 and A1 ≠ B1'],
  ['A1 B1 C1', 'Every tile has a twin of the same colour.', 'All tiles are the same colour.'],
  // what is said once for two pairs
  ['A1 B1 C1 D1', 'C1 differs from D1, or A1 from B1.', 'C1 ≠ D1 or A1 ≠ B1'],
  ['A1 B1 C1 D1', 'Neither A1 and B1 nor C1 and D1 share a colour.', 'C1 ≠ D1 and A1 ≠ B1'],
  ['A1 B1 C1', 'A1 and B1 are unlike, and C1 is red.', 'A1 ≠ B1 and C1 is red.'],
  // neighbours
  [
    'A1 B1 C1 A2 B2 C2',
    'A1 and C1 have no blue neighbour in common, and A2 matches C2.',
    'B1 and B2 are not blue and A2 matches C2.',
  ],
  ['A1 B1 C1 A2 B2 C2', 'At least one neighbour of each green tile is red.', 'Every green tile is next to a red tile.'],
  ['A1 B1 C1', 'There is a tile whose neighbours are all the same colour.', 'There is a tile.'],
  // other orders
  [
    'A1 B1 C1',
    'Having a green neighbour guarantees that a tile is blue.',
    'Every tile that is next to a green tile is blue.',
  ],
  ['A1 B1 C1', 'For a tile, being red means having a blue neighbour.', 'Every red tile is next to a blue tile.'],
  ['A1 B1 C1', 'B1, if green, has no green neighbour.', 'If B1 is green, A1 and C1 are not green.'],
  ['A1 B1 C1', 'A1 is the one tile that is blue.', 'A1 is the only blue tile.'],
  ['A1 B1 C1', 'Exactly one tile is red, namely A1.', 'Only A1 is red.'],
  ['A1 B1 C1', "Nowhere else does B1's color appear.", 'A1 ≠ B1 and C1 ≠ B1'],
  [
    'A1 B1 A2 B2 A3 B3',
    'In the middle row, and only there, green appears.',
    'Row 2 has a green tile and no other row has.',
  ],
  [
    'A1 B1 A2 B2 A3 B3',
    'Green is found in the middle row but nowhere outside it.',
    'Row 2 has a green tile and no other row has.',
  ],
  // tiles by how they lie to each other
  [
    'B1 B2 B3 B4',
    'The topmost tile matches exactly one of the three below it.',
    'Exactly one of B2, B3 and B4 matches B1.',
  ],
  ['C2 C3 C4 D3', 'C3 matches the tile above it or the one below it, but not D3.', '(C2 = C3 or C4 = C3) and C3 ≠ D3.'],
  ['A1 B1 C1 A2', 'B1 and its left neighbour match, as do A2 and C1.', 'A1 = B1 and A2 = C1'],
  [
    'C1 D1 B2 C2',
    'D1 and B2 each match the tile horizontally beside them; C1 and C2 differ.',
    'C1 = D1 and B2 = C2 and C1 ≠ C2',
  ],
  [
    'A3 C3 A4 B4 C4',
    'A3 and C3 each match the tile directly below, and B4 matches neither of them.',
    'A3 = A4 and C3 = C4 and B4 ≠ A3 and B4 ≠ C3',
  ],
  ['A1 B1 C1', 'B1 differs from the tiles on either side of it.', 'B1 ≠ A1 and B1 ≠ C1'],
  [
    'B3 C3 D3 C4',
    'C3 has no neighbour of its own colour, and no two of its neighbours match.',
    'All tiles are different colours.',
  ],
  ['B1 A2 B2 C2 B3', 'The tile with the most neighbours is yellow; none of the others is.', 'Only B2 is yellow.'],
  [
    'B2 C2 B3 C3 B4',
    'Exactly two tiles of the 2x2 square share the colour of B4.',
    'Exactly two of B2, C2, B3 and C3 match B4.',
  ],
  [
    'C1 D1 C2 D2 D3',
    'Either the 2x2 square is all one colour or D3 is red, but not both.',
    'C1, D1, C2 and D2 are the same colour xor D3 is red.',
  ],
  [
    'A1 B1 A2 B2 C2 D2',
    'The tiles outside the 2x2 square are both red unless the square contains red.',
    '(C2 and D2 are red) or at least one of A1, B1, A2 and B2 is red.',
  ],
  ['A4 B4 C4 D4', 'There are more colours among the corners than among the other two tiles.', 'A4 ≠ D4 and B4 = C4'],
  [
    'A1 B1 C1 D1',
    'At least one inner tile is red, and neither end tile is.',
    'B1 or C1 is red, and A1 and D1 are not red.',
  ],
  [
    'A3 B3 C3 D3',
    'The two inner tiles match each other but neither of the end tiles.',
    'B3 = C3 and B3 ≠ A3 and B3 ≠ D3',
  ],
  [
    'B2 D2 B3 C3 D3',
    'Neither B2 nor D2 shares a colour with any tile in the row below.',
    'None of B3, C3 and D3 matches B2 or D2.',
  ],
  [
    'C1 C2 C3 C4 D4',
    'The bottom row is one colour, and no tile above it has that colour.',
    'C4 = D4 and none of C1, C2 and C3 matches C4.',
  ],
  // several that something is likened to
  ['B1 C1 D1 C2', 'C2 differs from C1 and from at least one of B1 and D1.', 'C2 ≠ C1 and (C2 ≠ B1 or C2 ≠ D1)'],
  [
    'A1 B1 A2 B2 B3',
    'B3 matches at least one tile in row 1 but none in row 2.',
    '(B3 = A1 or B3 = B1) and B3 ≠ A2 and B3 ≠ B2',
  ],
  [
    'A1 B1 C1 A2 A3',
    'A1 matches exactly one other tile in its row and exactly one in its column.',
    'Exactly one of B1 and C1 matches A1 and exactly one of A2 and A3 matches A1.',
  ],
  // what is said once of two
  [
    'A1 A2 B2 B3',
    'Exactly one of A1 and A2 is blue, and exactly one of B2 and B3.',
    'A1 is blue xor A2 is blue, and (B2 is blue xor B3 is blue).',
  ],
  [
    'A1 A2 A3 A4 B4',
    'Of the two corner tiles, exactly one is red; of the others, exactly two.',
    'Exactly one of A1 and A4 is red and exactly two of A2, A3 and B4 are red.',
  ],
  [
    'A2 A3 A4 B4',
    'B4 is green if A2 is, and yellow if A3 and A4 match.',
    '(B4 is green if A2 is green) and (B4 is yellow if A3 = A4).',
  ],
  [
    'A3 D3 A4 D4',
    'Both corners are blue if A3 and D3 match; otherwise A3 is.',
    '(If A3 = D3, A4 and D4 are blue) and (if A3 ≠ D3, A3 is blue).',
  ],
  [
    'A1 B1 A2 B2',
    'Both rows have a red, and exactly one has a blue.',
    'Every row has a red and exactly one row has a blue.',
  ],
  [
    'A1 B1 A2 B2',
    'Neither row has two reds, and neither has two blues.',
    'No row has two reds and no row has two blues.',
  ],
  [
    'A1 B1 A2 B2',
    'Red outnumbers blue in row 1, and blue outnumbers red in row 2.',
    'Row 1 has more reds than blues and row 2 has more blues than reds.',
  ],
  [
    'A1 B1 A2 B2',
    'The left column has more red tiles than the right one, but fewer blue tiles.',
    'Column A has more reds than column B and column A has fewer blues than column B.',
  ],
  [
    'A1 B1 A2 B2',
    'Red appears in every row, blue in every column, and green nowhere.',
    'Every row has a red, every column has a blue, and there is no green.',
  ],
  ['A1 B1 A2 B2', 'Horizontal neighbours match, vertical ones don’t.', 'A1 = B1 and A2 = B2 and A1 ≠ A2'],
  // colours of tiles
  [
    'B1 C1 C2 D2',
    'B1 and D2 are different colours, neither of which appears on C1 or C2.',
    'B1 ≠ D2 and none of B1 and D2 matches C1 or C2.',
  ],
  [
    'B2 C2 D2 C3 C4',
    'C3 and C4 are the same colour, which is missing from row 2.',
    'C3 = C4 and none of B2, C2 and D2 matches C3.',
  ],
  [
    'A3 B3 C3 A4 B4',
    'A4 and B4 share a colour found exactly twice in row 3.',
    'A4 = B4 and exactly two of A3, B3 and C3 match A4.',
  ],
  [
    'A1 A2 B1 B2',
    'More tiles match A1 than match B2.',
    'The number of tiles that match A1 exceeds the number of tiles that match B2.',
  ],
  ['A1 B1 A2 B2', 'Exactly three tiles share a colour, and A1 is not among them.', 'B1 = A2 and A2 = B2 and A1 ≠ B1'],
  [
    'B2 C2 C3 D3 D4',
    'D3 matches D4, but no other two adjacent tiles match.',
    'D3 = D4 and there is exactly one pair of adjacent tiles that match.',
  ],
  ['C1 C2 C3 C4', 'The column reads the same downwards as upwards.', 'C1 = C4 and C2 = C3'],
  [
    'A1 B1 C1 D1',
    'No red tile is to the right of any blue tile.',
    'No red tile is anywhere to the right of a blue tile.',
  ],
  ['A1 B1 A2 B2', 'A row with a red tile never has a blue one.', 'No row contains both red and blue.'],
  // rows and columns
  ['A1 B1 A2 B2', 'Both rows are of one colour, but not the same.', 'A1 = B1 and A2 = B2 and A1 ≠ A2'],
  ['A1 B1 C1 A2 B2 C2', 'Only in column A do the two tiles match.', 'A1 = A2 and B1 ≠ B2 and C1 ≠ C2'],
  ['A1 B1 A2 B2', 'In column A the tiles match, in column B they differ.', 'A1 = A2 and B1 ≠ B2'],
  [
    'A1 B1 A2 B2',
    'Row 1 contains neither red nor blue, and row 2 both.',
    'Row 1 contains neither red nor blue and row 2 contains both red and blue.',
  ],
  [
    'A1 B1 A2 B2 A3 B3',
    'Red occurs in two rows, blue in only one.',
    'At least two rows contain red and exactly one row contains blue.',
  ],
  ['A1 B1 A2 B2 A3 B3', 'Row 2, unlike the other rows, contains red.', 'Only row 2 contains red.'],
  ['A1 B1 A2 B2', 'The number of reds per row is always odd.', 'Each row has exactly one red tile.'],
  [
    'A1 B1 A2 B2',
    'Every tile in row 1 matches some tile in row 2, and vice versa.',
    'Row 1 and row 2 have the same set of colours.',
  ],
  ['A1 B1 A2 B2', 'No colour appears in both rows, and none is missing.', 'All four colours appear.'],
  // "it" is the tile that is spoken of, wherever its colour is
  ...(['tile below it', 'one below it', 'tile directly underneath it'] as const).map(
    (there) =>
      [
        'A2 B2 C2 A3 B3 C3',
        `Every tile in row 2 matches the colour of the ${there}.`,
        'A2 = A3 and B2 = B3 and C2 = C3',
      ] as const,
  ),
  ['A2 B2 C2 A3 B3 C3', 'No tile in row 2 matches the colour of the tile below it.', 'A2 ≠ A3 and B2 ≠ B3 and C2 ≠ C3'],
  ['A1 B1 A2 B2', 'Only one tile in row 1 matches the colour of the tile below it.', 'A1 = A2 xor B1 = B2'],
  ['A1 B1 A2 B2', 'A1 matches the colour of the tile below it and B1 does not.', 'A1 = A2 and B1 ≠ B2'],
  ['A2 B2 A3 B3', 'If row 2 is all red, the tiles below it are blue.', 'If A2 and B2 are red, A3 and B3 are blue.'],
  // without their verbs
  ['A1 A2 B2 B1', 'if A1 is blue then no reds', 'If A1 is blue, there are no red tiles.'],
  ['A1 A2 B2 B1', 'if A1 is blue then at least 2 reds', 'If A1 is blue, there are at least two red tiles.'],
  ['B3 C3 D3 C4', 'C3 the only blue one', 'C3 is the only blue tile.'],
  ['A1 B1 A2 B2', 'col A same nr of blue as col B', 'Columns A and B have the same number of blue tiles.'],
  ['A1 B1 A2 B2', 'one red per row at least', 'Every row has at least one red tile.'],
  ['B2 B3 C3 C2 D2', 'No red tile is next to another one.', 'No two red tiles are adjacent.'],
  ['B2 B3 C3 C2 D2', 'There is a red tile next to another.', 'Two adjacent tiles are both red.'],
  [
    'A1 B1 A2 B2',
    'Each row has a red tile or each has a blue one.',
    'Red appears in both rows or blue appears in both rows.',
  ],
];

/** What stays refused, or asked: two careful people differ. */
export const notPlainlySaid: readonly (readonly [tiles: string, said: string])[] = [
  // no other two match, or no other is like them
  ['A1 B1 C1 D1', 'Only A1 and B1 match.'],
  // it may be missing altogether
  ['A1 B1 A2 B2', 'Blue is confined to row 1.'],
  // red may be one of them, or not
  ['A1 B1 A2 B2', 'Besides red, exactly one colour appears.'],
  // side by side, or with a corner too
  ['A1 B1 A2 B2', 'Exactly one tile is blue, and B2 touches it.'],
  ['A1 B1 A2 B2', 'No blue fails to touch a yellow.'],
  // not both of them, or none of either
  ['A3 B3 C3 A4 B4 C4', 'Neither row contains red and blue tiles.'],
  // some colour in each, or one and the same
  ['B2 C2 D2 B3 C3 D3', 'Every row has the same colour twice.'],
  // from each other, or from A1
  ['A1 A2 B2 C2', 'A1 is red and the rest are different colours.'],
  // not each red or blue, or not all red nor all blue
  ['A1 A2 B2 C2', 'A1 and A2 are not both red or blue; B2 matches C2.'],
  ['B2 C2 B3 C3', 'One tile is different from the others.'],
  // of each other, or of its own colour
  ['A3 B3 C3 D3', 'No tile has two neighbours of the same colour.'],
  // colours, or tiles of a colour that is there
  ['B1 C1 D1 B2 C2', 'at least 3 colors in the top row, just one in the bottom row'],
  // D1 too, or each other
  ['A1 B1 C1 D1', 'A1 equals D1 in colour; so do B1 and C1.'],
  // the tile below row 2, of which there are three; or the row’s tile that was spoken of
  ['A2 B2 C2 A3 B3 C3', 'Row 2 has a red tile and the tile below it is blue.'],
  ['A2 B2 C2 A3 B3 C3', 'If row 2 has a red tile, every tile below it is blue.'],
  ['A2 B2 C2 A3 B3 C3', 'No tile in row 2 is the same colour as any tile below it.'],
  // the other tile of the row, not the other row
  ['A2 B2 C2 A3 B3 C3', 'Two of the tiles in row 2 are red and the other is blue.'],
  // the other one of the two that were named
  ['A1 B1 A2 B2', 'Row 1 or row 2 has two reds, the other has none.'],
  ['A1 B1 C1 A2 B2 C2', 'Either column A or column C is all red, the other one has no red.'],
  // the one that is left, not the last in order
  ['A1 B1 C1', 'A1 is red, one of the others is blue and the last is green.'],
  ['A1 B1 C1', 'Two of the three match and the third is red.'],
  ['A1 B1 C1', 'One tile is different from the other two.'],
  // as many of both colours, or as many in each row
  ['A1 B1 A2 B2', 'Each row has the same number of reds and blues.'],
  // one of each, or some of each
  ['A1 B1 C1 A2 B2 C2', 'The red tile and the blue tile are adjacent.'],
  ['A1 B1 C1 A2 B2 C2', 'The red tile and the blue tile are in the same row.'],
  // those outside the row, or all but those two
  ['A1 B1 C1 A2 B2 C2', 'Row 1 has two red tiles and the rest are blue.'],
  ['A1 B1 C1 A2 B2 C2', 'Row 1 has two red tiles, the others in it are blue.'],
  ['A1 B1 C1 A2 B2 C2', 'Row 1 has a red tile and no other tile is red.'],
  // which of the two is next to green
  ['B1 C1 C2 D2 D3', 'A red tile is next to a blue one and it is beside green.'],
  // like each other, or like B2
  ['B2 A2 C2 B1', 'B2 is red or two tiles next to B2 have the same colour.'],
  ['B2 B3 C3 C2', 'B2 is red and all its neighbours are another colour.'],
  ['B2 B3 C3 C2', 'B2 is red and its neighbours are the same colour.'],
  // one that is red or blue, or one of the same colour
  ['B2 B3 C3 C2 D2', 'No red or blue tile is next to another one.'],
  ['B2 B3 C3 C2 D2', 'No red or blue tile has another one in its row.'],
  // one of its neighbours, or each of them
  ['B2 C2 D2 B3 C3 D3', 'At least two tiles have the same colour as their neighbours.'],
  ['B2 C2 D2 B3 C3 D3', 'Every tile in row 2 matches its neighbour.'],
  // another one there, or any other
  ['B2 C2 D2 B3 C3 D3', 'No tile in row 2 matches another one.'],
  // the other row is no part of the row
  ['A1 B1 A2 B2', 'Row 1 has at least one tile that matches one in row 2.'],
  ['A1 B1 C1 A2 B2 C2', '2 reds and 1 blue or green'],
  ['A1 B1 C1 A2 B2 C2', 'Every colour is in one row.'],
  // there is no last one
  ['A1 B1 C1 A2 B2 C2', 'Every tile except the last differs from the next.'],
];

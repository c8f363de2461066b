import { areAdjacent } from '../../grid';
import type { Seen } from './truths';

// What people wrote who had not seen the grammar, by its kinds: "the rest", signs, "same" without a verb, conditions without verbs,
// rows and columns in few words. What has to be so, or each way in which it is meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const some = <T>(things: readonly T[], is: (thing: T) => unknown) => things.some((thing) => Boolean(is(thing)));
const colours = ['red', 'blue', 'green', 'yellow'];

const Q = 'A1 B1 A2 B2';
const L = 'A1 B1 A2 B2 C2';
const W = 'A1 B1 C1 D1';
const V = 'B1 B2 B3 B4';
const X = 'B1 A2 B2 C2 B3';
const S = 'A1 B1 C1 A2 B2 C2';
const F = 'A1 B1 A2 B2 A3 B3';
const E = 'A1 B1 C1 D1 A2 B2 C2 D2';
const M = 'B2 C2 D2 B3 C3 D3';

const are = (x: Seen, colour: string, cells: string) => every(cells.split(' '), (cell) => x.is(cell, colour));
const has = (x: Seen, colour: string, cells: string) => some(cells.split(' '), (cell) => x.is(cell, colour));
const alike = (x: Seen, cells: string) => x.distinct(cells.split(' ')) === 1;
const like = (x: Seen, cell: string) => x.cs.filter((each) => x.same(each, cell)).length;
const isBoth = (x: Seen, a: string, b: string, lines: Seen['rows']) =>
  some(lines, (l) => x.n(a, l) > 0 && x.n(b, l) > 0);
const kinds = (x: Seen) => colours.filter((colour) => x.n(colour) > 0).length;
const none = (x: Seen, pairs: Seen['adj']) => every(pairs, ([a, b]) => !x.same(a, b));
const nextTo = (x: Seen, cell: string, colour: string) => some(x.nb(cell, x.adj), (other) => x.is(other, colour));

const C = 'A1 B1 C1';
const D = 'B2 B3 B4';
const areApart = (x: Seen, a: string, b: string) => !x.same(a, b);

export const asWrittenOneWay: readonly (readonly [string, string, Way])[] = [
  // Notes without a verb, of places and of numbers.
  [Q, 'corner tile green, exactly one other green', (x) => x.is('A1', 'green') && x.G === 2],
  [C, 'left tile green, other two yellow', (x) => x.is('A1', 'green') && x.Y === 2],
  [
    D,
    'Top one blue, middle one green, bottom one red',
    (x) => are(x, 'blue', 'B2') && x.is('B3', 'green') && x.is('B4', 'red'),
  ],
  [
    D,
    'top tile same colour as bottom tile, middle tile different',
    (x) => x.same('B2', 'B4') && areApart(x, 'B2', 'B3'),
  ],
  [
    Q,
    'top left red or bottom right green or exactly two blues',
    (x) => x.is('A1', 'red') || x.is('B2', 'green') || x.B === 2,
  ],
  [C, 'blue at both ends, not in the middle', (x) => are(x, 'blue', 'A1 C1') && !x.is('B1', 'blue')],
  [C, 'green in the middle only', (x) => x.is('B1', 'green') && x.G === 1],
  [C, 'green in the middle, no greens elsewhere', (x) => x.is('B1', 'green') && x.G === 1],
  [C, 'A1/B1 different, B1/C1 same', (x) => areApart(x, 'A1', 'B1') && x.same('B1', 'C1')],
  [Q, 'number of greens odd', (x) => x.G % 2 === 1],
  [S, 'blues in the majority', (x) => x.B > 3],
  [S, 'num blues >= num yellows', (x) => x.B >= x.Y],
  [S, 'distinct colours < 3', (x) => kinds(x) < 3],
  [Q, 'no green, every other colour present', (x) => x.G === 0 && kinds(x) === 3],
  [C, 'no colour repeated', (x) => kinds(x) === 3],
  [Q, 'only the one yellow', (x) => x.Y === 1],
  ['A1 B1', 'not the same colour', (x) => areApart(x, 'A1', 'B1')],
  [C, 'same colour', (x) => kinds(x) === 1],
  [C, '!(a1 green && b1 green) and c1 blue', (x) => !are(x, 'green', 'A1 B1') && x.is('C1', 'blue')],
  ['A1 B1', 'a1 green <=> b1 yellow', (x) => x.is('A1', 'green') === x.is('B1', 'yellow')],
  [C, 'all three green or all three blue', (x) => x.G === 3 || x.B === 3],
  // What was said before: "neither", "that colour", "a different colour", "differs", "both of its neighbours".
  [
    C,
    'A1 and B1 are red or blue, and C1 is neither.',
    (x) => x.R + x.B === 2 && !x.is('C1', 'red') && !x.is('C1', 'blue'),
  ],
  [
    W,
    'A1 and B1 match, and C1 and D1 share a different colour.',
    (x) => x.same('A1', 'B1') && x.same('C1', 'D1') && areApart(x, 'A1', 'C1'),
  ],
  [W, 'A1 and D1 match, and no other tile has that colour.', (x) => x.same('A1', 'D1') && like(x, 'A1') === 2],
  ['A1 B1', 'A1 and B1 share a colour, and that colour is green.', (x) => x.G === 2],
  [
    D,
    'The top and bottom tiles are the same colour, but the middle tile differs.',
    (x) => x.same('B2', 'B4') && areApart(x, 'B2', 'B3'),
  ],
  [D, 'The middle one matches both of its neighbours.', (x) => kinds(x) === 1],
  [C, '2 same, 1 different', (x) => kinds(x) === 2],
  [W, 'three the same and one different', (x) => some(x.cs, (cell) => like(x, cell) === 3)],
  [W, 'two same colour, other two different colours', (x) => kinds(x) === 3],
  [S, 'Exactly one red or exactly one blue.', (x) => x.R === 1 || x.B === 1],
  // The rest, elsewhere, the others, between them, neither of them.
  [
    S,
    'No edge tile is green, and the other tiles are not all red.',
    (x) => !has(x, 'green', 'A1 B1 C1 A2') && !are(x, 'red', 'B2 C2'),
  ],
  [
    S,
    'Every corner tile is red and the rest are not blue.',
    (x) => x.is('A1', 'red') && !has(x, 'blue', 'B1 C1 A2 B2 C2'),
  ],
  [S, 'A1 red others all blue', (x) => x.is('A1', 'red') && x.B === 5],
  [S, 'A1 red B1 blue rest green', (x) => x.is('A1', 'red') && x.is('B1', 'blue') && x.G === 4],
  [X, '1 red 1 blue rest green', (x) => x.R === 1 && x.B === 1 && x.G === 3],
  [X, '2 reds, 1 blue, the rest are yellow', (x) => x.R === 2 && x.B === 1 && x.Y === 2],
  [
    V,
    'The top tile matches the bottom tile, and one of the others is red.',
    (x) => x.same('B1', 'B4') && has(x, 'red', 'B2 B3'),
  ],
  [
    V,
    'The top tile differs from the bottom tile and none of the others are red.',
    (x) => !x.same('B1', 'B4') && !has(x, 'red', 'B2 B3'),
  ],
  [
    W,
    'The leftmost and rightmost tiles differ, and green appears between them.',
    (x) => !x.same('A1', 'D1') && has(x, 'green', 'B1 C1'),
  ],
  [W, 'no blue in corners, at least 1 blue elsewhere', (x) => !has(x, 'blue', 'A1 D1') && has(x, 'blue', 'B1 C1')],
  [S, 'There are at most two colours, and neither of them is red.', (x) => kinds(x) <= 2 && x.R === 0],
  [S, 'exactly 2 colours, one of them is red', (x) => kinds(x) === 2 && x.R > 0],
  [
    F,
    'The middle row is all red and the rest are blue.',
    (x) => are(x, 'red', 'A2 B2') && are(x, 'blue', 'A1 B1 A3 B3'),
  ],
  [
    E,
    'row 1 is all red and the rest are blue or green',
    (x) => x.n('red', x.rows[0]) === 4 && x.n('blue', x.rows[1]) + x.n('green', x.rows[1]) === 4,
  ],
  [
    S,
    'A1 and B1 are red and blue respectively and the rest are green.',
    (x) => x.is('A1', 'red') && x.is('B1', 'blue') && x.G === 4,
  ],
  [Q, 'A1 is the odd one out', (x) => alike(x, 'B1 A2 B2') && !x.same('A1', 'B1')],
  // Signs and spellings.
  [E, '#red = 2*#blue', (x) => x.R === 2 * x.B],
  [E, '#red >= 2*#blue', (x) => x.R >= 2 * x.B],
  [Q, '# of reds = 2', (x) => x.R === 2],
  [S, 'red - blue = 1', (x) => x.R === x.B + 1],
  [Q, '2x2 square w/ 3 reds', (x) => x.R >= 3],
  [Q, 'no 2x2 w/ 2+ blues', (x) => x.B < 2],
  [S, 'row1 reds = row2 reds', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [S, 'row1 reds > row2 blues', (x) => x.n('red', x.rows[0]) > x.n('blue', x.rows[1])],
  [F, 'atleast 2 adjacent pairs match', (x) => x.adj.filter(([a, b]) => x.same(a, b)).length >= 2],
  [S, 'atmost 1 red', (x) => x.R <= 1],
  [S, 'exactly three tiles r red', (x) => x.R === 3],
  [S, 'everythings red or green', (x) => x.R + x.G === 6],
  [F, 'blues in every row', (x) => every(x.rows, (row) => x.n('blue', row) > 0)],
  [F, 'red: 2, blue: 2, green: 2', (x) => x.R === 2 && x.B === 2 && x.G === 2],
  [S, 'even # of greens', (x) => x.G % 2 === 0],
  [S, 'A1-C1 red, A2-C2 blue', (x) => are(x, 'red', 'A1 B1 C1') && are(x, 'blue', 'A2 B2 C2')],
  [Q, 'exactly 1 of A1 B1 A2 B2 is red', (x) => x.R === 1],
  // "Same" without a verb.
  [S, 'no two same next to each other', (x) => none(x, x.adj)],
  [Q, 'left col same as right col', (x) => x.same('A1', 'B1') && x.same('A2', 'B2')],
  [X, 'middle tile same as at least 2 others', (x) => like(x, 'B2') >= 3],
  [E, 'both rows have same # of reds', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [S, 'bottom row all different, and top row not', (x) => x.distinct(x.rows[1]) === 3 && x.distinct(x.rows[0]) < 3],
  [Q, 'a 2x2 thats all same colour', (x) => alike(x, Q)],
  [E, 'more colours in top row than bottom', (x) => x.distinct(x.rows[0]) > x.distinct(x.rows[1])],
  [F, 'missing exactly 1 colour', (x) => kinds(x) === 3],
  // Conditions, colours and numbers.
  [S, "if there's a red then no blue", (x) => x.R === 0 || x.B === 0],
  [L, 'The colour of B2 does not appear on any other tile.', (x) => like(x, 'B2') === 1],
  [L, 'B2 has the same colour as the majority of the tiles.', (x) => like(x, 'B2') >= 3],
  [S, 'Green tiles are outnumbered by red tiles and by blue tiles.', (x) => x.G < x.R && x.G < x.B],
  [S, 'The red and blue tiles outnumber the rest.', (x) => x.R + x.B > x.G + x.Y],
  [
    Q,
    'The tiles form a checkerboard pattern of exactly two colours.',
    (x) => x.same('A1', 'B2') && x.same('B1', 'A2') && !x.same('A1', 'B1'),
  ],
  [W, 'Going from left to right, the colour changes at every step.', (x) => none(x, x.ortho)],
  [V, 'From top to bottom, the colour changes at each step.', (x) => none(x, x.ortho)],
  [S, 'Red, blue and green appear but not yellow.', (x) => x.R > 0 && x.B > 0 && x.G > 0 && x.Y === 0],
  [S, 'There are zero or more than two red tiles.', (x) => x.R === 0 || x.R > 2],
  [S, 'All tiles are red except one blue tile.', (x) => x.R === 5 && x.B === 1],
  [S, 'No more than three tiles total are red or blue.', (x) => x.R + x.B <= 3],
  [Q, 'Either there are two red tiles or two blue tiles but not both.', (x) => x.R >= 2 !== x.B >= 2],
  [
    L,
    'There are exactly three tiles of one colour and two of another.',
    (x) => x.counts.includes(3) && x.counts.includes(2),
  ],
  [
    E,
    'There are two red tiles that are not adjacent.',
    (x) =>
      some(x.cs, (a) => some(x.cs, (b) => a < b && x.is(a, 'red') && x.is(b, 'red') && !areAdjacent(a, b, 'either'))),
  ],
  [
    S,
    'There are at least two blue tiles, and all of them are orthogonally connected.',
    (x) => x.B >= 2 && isConnected(x, 'blue'),
  ],
  // Rows and columns.
  [S, 'In each column, if there is a red tile, there is no blue tile.', (x) => !isBoth(x, 'red', 'blue', x.cols)],
  [
    S,
    'In no row are two tiles red and one tile blue.',
    (x) => every(x.rows, (row) => x.n('red', row) < 2 || x.n('blue', row) < 1),
  ],
  [
    S,
    'In at least one column, both tiles are red or both are blue.',
    (x) => some(x.cols, (col) => x.n('red', col) === 2 || x.n('blue', col) === 2),
  ],
  [S, 'For each row, red appears and blue does not.', (x) => x.B === 0 && every(x.rows, (row) => x.n('red', row) > 0)],
  [
    S,
    'Red outnumbers blue in the top row but not in the bottom row.',
    (x) => x.n('red', x.rows[0]) > x.n('blue', x.rows[0]) && x.n('red', x.rows[1]) <= x.n('blue', x.rows[1]),
  ],
  [
    S,
    'One row has no red tiles and the other has exactly two.',
    (x) => x.R === 2 && some(x.rows, (row) => x.n('red', row) === 0),
  ],
  [F, 'Except for one row, every row has red.', (x) => x.rows.filter((row) => x.n('red', row) === 0).length === 1],
  [S, 'Both rows together have exactly three red tiles.', (x) => x.R === 3],
  // In few words, as others wrote them.
  [S, 'No reds in row 1, no blues elsewhere.', (x) => x.n('red', x.rows[0]) === 0 && x.n('blue', x.rows[1]) === 0],
  [
    F,
    'a red in the left column but none anywhere else',
    (x) => x.n('red', x.cols[0]) > 0 && x.n('red', x.cols[1]) === 0,
  ],
  [
    S,
    'no reds in the top row and no blues in the rest',
    (x) => !has(x, 'red', 'A1 B1 C1') && !has(x, 'blue', 'A2 B2 C2'),
  ],
  [S, 'most common color is green', (x) => every(['red', 'blue', 'yellow'], (other) => x.G > x.n(other))],
  [S, 'red + blue more than green + yellow', (x) => x.R + x.B > x.G + x.Y],
  [S, 'reds plus blues outnumber greens', (x) => x.R + x.B > x.G],
  [S, 'more reds than everything else combined', (x) => x.R > 3],
  [S, 'reds and blues are the same amount', (x) => x.R === x.B],
  [
    S,
    'every tile is next to a different color',
    (x) => every(x.cs, (cell) => some(x.nb(cell, x.adj), (other) => !x.same(cell, other))),
  ],
  [Q, 'No tile is next to a different coloured tile.', (x) => alike(x, Q)],
  [S, 'none, or 2 red', (x) => x.R !== 1],
  [S, '3+ reds or none', (x) => x.R === 0 || x.R > 2],
  [S, '0 or 3+ reds', (x) => x.R === 0 || x.R > 2],
  [S, 'no red or 2 red', (x) => x.R !== 1],
  [S, 'None of the tiles are blue, or at least two are.', (x) => x.B !== 1],
  [X, 'b2 has a red neighbor and isnt red itself', (x) => nextTo(x, 'B2', 'red') && !x.is('B2', 'red')],
  [Q, 'b2s color shows up somewhere else too', (x) => like(x, 'B2') > 1],
  [W, 'a1 b1 c1 d1 all different', (x) => x.distinct(x.cs) === 4],
  [S, '3 in a row same color', (x) => some(x.rows, (row) => x.distinct(row) === 1)],
  [
    E,
    'Three tiles of the same colour are in one row.',
    (x) => some(x.rows, (row) => some(colours, (so) => x.n(so, row) >= 3)),
  ],
];

function isConnected(x: Seen, colour: string): boolean {
  const [first, ...rest] = x.cs.filter((cell) => x.is(cell, colour));
  const reached: string[] = first === undefined ? [] : [first];
  for (const from of reached)
    reached.push(...rest.filter((cell) => !reached.includes(cell) && x.nb(from, x.ortho).includes(cell)));
  return reached.length === x.n(colour);
}

export const asWrittenTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    W,
    'two same, two different',
    [
      (x) => kinds(x) === 3,
      (x) => some(x.cs, (cell) => like(x, cell) === 2) && every(x.cs, (cell) => like(x, cell) < 3),
      (x) => kinds(x) === 2 || kinds(x) === 3,
    ],
  ],
  [C, 'not the same colour', [(x) => kinds(x) > 1, (x) => kinds(x) === 3]],
  [
    S,
    'The only green tiles are in the top row.',
    [(x) => x.n('green', x.rows[1]) === 0, (x) => x.G > 0 && x.n('green', x.rows[1]) === 0],
  ],
  [S, 'Exactly two tiles have the same colour as A1.', [(x) => like(x, 'A1') === 2, (x) => like(x, 'A1') === 3]],
  [Q, 'Two tiles share the colour of A1.', [(x) => like(x, 'A1') >= 2, (x) => like(x, 'A1') >= 3]],
  [S, 'Both rows have three red tiles in total.', [(x) => x.R === 3, (x) => x.R >= 3]],
  [S, 'The columns have three red tiles altogether.', [(x) => x.R === 3, (x) => x.R >= 3]],
  [S, 'Rows 1 and 2 have three red tiles combined.', [(x) => x.R === 3, (x) => x.R >= 3]],
  [S, 'Red or blue appears four times in total.', [(x) => x.R + x.B === 4, (x) => x.R + x.B >= 4]],
  [S, 'There are exactly three red tiles in both rows.', [(x) => x.R === 6, (x) => x.R === 3]],
  [
    M,
    'The middle tiles are red and the rest are blue.',
    [(x) => are(x, 'red', 'C2 C3') && x.B === 4, (x) => are(x, 'red', 'B2 C2 B3 C3') && x.B === 2],
  ],
  [
    S,
    'A red tile and a blue tile are adjacent to a green tile.',
    [
      (x) =>
        some(x.cs, (cell) => x.is(cell, 'red') && nextTo(x, cell, 'green')) &&
        some(x.cs, (cell) => x.is(cell, 'blue') && nextTo(x, cell, 'green')),
      (x) => some(x.cs, (cell) => x.is(cell, 'green') && nextTo(x, cell, 'red') && nextTo(x, cell, 'blue')),
    ],
  ],
  [
    S,
    'There are more red than blue tiles in row 1 and two tiles are red.',
    [
      (x) => x.n('red', x.rows[0]) > x.n('blue', x.rows[0]) && x.R >= 2,
      (x) => x.n('red', x.rows[0]) > x.n('blue', x.rows[0]) && x.n('red', x.rows[0]) >= 2,
    ],
  ],
  [
    E,
    'In the top row, exactly two are red and one is blue.',
    [
      (x) => x.n('red', x.rows[0]) === 2 && x.n('blue', x.rows[0]) >= 1,
      (x) => x.n('red', x.rows[0]) === 2 && x.B >= 1,
      (x) => x.n('red', x.rows[0]) === 2 && x.n('blue', x.rows[0]) === 1,
      (x) => x.n('red', x.rows[0]) === 2 && x.B === 1,
    ],
  ],
  [S, 'no red and blue', [(x) => x.R === 0 && x.B === 0, (x) => x.R === 0 || x.B === 0]],
  [
    S,
    'There are two red tiles next to a blue tile.',
    [
      (x) => x.cs.filter((cell) => x.is(cell, 'red') && nextTo(x, cell, 'blue')).length >= 2,
      (x) =>
        some(x.cs, (cell) => x.is(cell, 'blue') && x.nb(cell, x.adj).filter((other) => x.is(other, 'red')).length >= 2),
    ],
  ],
];

/** Refused, with the reason. */
export const asWrittenUnsaid: readonly (readonly [string, string, RegExp])[] = [
  [S, 'two same, two different', /^“Two different” may be different from each other/],
  [W, '2 same, 2 different, A1 red', /^“Two different” may be different from each other/],
  [W, 'If two are the same, two are different.', /^“Two different” may be different from each other/],
  [D, 'The middle tile differs.', /\w/],
  [S, 'There are exactly two red tiles in the 2x3 rectangle.', /^“2x3” is no shape/],
  [E, 'Three of the red tiles are in the top row and one is blue.', /^“One” may be of the red tiles/],
  [E, 'There are exactly three tiles of one colour and two of another.', /^“Exactly” may go for both/],
];

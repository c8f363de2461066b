import type { Seen } from './truths';

// Second parts that leave what was said to be understood, "one ... the other", "and vice versa", "everywhere", pictures that are like
// themselves, notes without commas. What has to be so, or each way in which it is meant, worked out by hand on the colours.

type Way = (x: Seen) => unknown;

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const some = <T>(things: readonly T[], is: (thing: T) => unknown) => things.some((thing) => Boolean(is(thing)));
const are = (x: Seen, colour: string, cells: string) => every(cells.split(' '), (cell) => x.is(cell, colour));
const none = (x: Seen, colour: string, cells: string) => every(cells.split(' '), (cell) => !x.is(cell, colour));
const alike = (x: Seen, cells: string) => x.distinct(cells.split(' ')) === 1;
const nextTo = (x: Seen, cell: string, colour: string) => some(x.nb(cell, x.adj), (other) => x.is(other, colour));
const of = (x: Seen, colour: string) => x.cs.filter((cell) => x.is(cell, colour));

const C = 'A1 B1 C1';
const D = 'B2 B3 B4';
const W = 'A1 B1 C1 D1';
const V = 'B1 B2 B3 B4';
const Q = 'A1 B1 A2 B2';
const L = 'A1 B1 C1 A2';
const S = 'A1 B1 C1 A2 B2 C2';
const P = 'A1 B1';
const E = 'A1 B1 C1 D1 A2 B2 C2 D2';

export const understoodOneWay: readonly (readonly [string, string, Way])[] = [
  // The predicate is understood.
  [Q, 'Not all of the tiles are red, nor are all of them blue.', (x) => x.R < 4 && x.B < 4],
  [
    C,
    'A1 is not red, nor is B1 blue, and C1 is green.',
    (x) => !x.is('A1', 'red') && !x.is('B1', 'blue') && x.is('C1', 'green'),
  ],
  [Q, 'No tile is blue, nor is any of them red.', (x) => x.R + x.B === 0],
  [
    Q,
    'Both tiles in the top row are blue, and some tile below is not.',
    (x) => are(x, 'blue', 'A1 B1') && !are(x, 'blue', 'A2 B2'),
  ],
  [
    Q,
    'Both tiles in the top row are blue, and neither of the tiles below is.',
    (x) => are(x, 'blue', 'A1 B1') && none(x, 'blue', 'A2 B2'),
  ],
  [Q, 'Row 2 is all red, and no tile above is.', (x) => are(x, 'red', 'A2 B2') && none(x, 'red', 'A1 B1')],
  [L, 'Row 1 is all red, and the tile below is not.', (x) => are(x, 'red', 'A1 B1 C1') && !x.is('A2', 'red')],
  [Q, 'top row all red, bottom row none', (x) => are(x, 'red', 'A1 B1') && none(x, 'red', 'A2 B2')],
  ['B2 B3', 'top blue bottom not', (x) => x.is('B2', 'blue') && !x.is('B3', 'blue')],
  [L, 'all of row 1 blue and A2 not', (x) => are(x, 'blue', 'A1 B1 C1') && !x.is('A2', 'blue')],
  [
    D,
    'The top tile is green, the bottom one is yellow, the middle one is neither.',
    (x) => x.is('B2', 'green') && x.is('B4', 'yellow') && none(x, 'green', 'B3') && none(x, 'yellow', 'B3'),
  ],
  [
    C,
    'A1 is red, B1 is blue and C1 is neither.',
    (x) => x.is('A1', 'red') && x.is('B1', 'blue') && none(x, 'red', 'C1') && none(x, 'blue', 'C1'),
  ],
  [
    C,
    'The outer two tiles are the same colour, unlike the middle one.',
    (x) => alike(x, 'A1 C1') && !alike(x, 'A1 B1'),
  ],
  [C, 'A1 and B1 are red, unlike C1.', (x) => are(x, 'red', 'A1 B1') && !x.is('C1', 'red')],
  [
    V,
    "From the top, the first and third tiles match; the second and fourth don't.",
    (x) => alike(x, 'B1 B3') && !alike(x, 'B2 B4'),
  ],
  // Which tiles is understood.
  [
    W,
    'The tiles at both ends are red, and those in between are not.',
    (x) => are(x, 'red', 'A1 D1') && none(x, 'red', 'B1 C1'),
  ],
  [
    W,
    'Both corner tiles are green, but neither of the tiles between them is.',
    (x) => are(x, 'green', 'A1 D1') && none(x, 'green', 'B1 C1'),
  ],
  [
    L,
    'In row 1 there is exactly one green tile, and elsewhere there is none.',
    (x) => x.G === 1 && !x.is('A2', 'green'),
  ],
  [L, 'Row 1 is all one colour, but A2 is not that colour.', (x) => alike(x, 'A1 B1 C1') && !alike(x, 'A1 A2')],
  [L, 'Row 1 is one colour, and A2 is that colour too.', (x) => alike(x, 'A1 B1 C1 A2')],
  [
    C,
    'With the exception of B1, which is blue, all tiles are yellow.',
    (x) => are(x, 'yellow', 'A1 C1') && x.is('B1', 'blue'),
  ],
  [C, 'All tiles except C1, which is blue, are red.', (x) => are(x, 'red', 'A1 B1') && x.is('C1', 'blue')],
  [L, 'There are at least two red tiles, all of them in the top row.', (x) => x.R > 1 && !x.is('A2', 'red')],
  [
    Q,
    'The green tiles, if there are any, are all in the same row.',
    (x) => none(x, 'green', 'A1 B1') || none(x, 'green', 'A2 B2'),
  ],
  [
    C,
    'The red tiles, if there are any, are all next to a blue tile.',
    (x) => every(of(x, 'red'), (cell) => nextTo(x, cell, 'blue')),
  ],
  // One, and the other.
  [P, 'Of A1 and B1, one is red and the other is blue.', (x) => x.R === 1 && x.B === 1],
  [P, 'One of A1 and B1 is green and the other is not.', (x) => x.G === 1],
  [P, 'Of A1 and B1 one is red, the other blue', (x) => x.R === 1 && x.B === 1],
  [P, 'One of A1 and B1 is red and the other is not blue.', (x) => x.R > 0 && x.B === 0],
  // Both ways, and otherwise.
  [Q, 'If there is a red tile, there is also a blue tile, and vice versa.', (x) => x.R > 0 === x.B > 0],
  [P, 'If A1 is red then B1 is blue, and vice versa.', (x) => x.is('A1', 'red') === x.is('B1', 'blue')],
  [
    Q,
    'Every red tile is adjacent to a blue tile and vice versa.',
    (x) =>
      every(of(x, 'red'), (cell) => nextTo(x, cell, 'blue')) && every(of(x, 'blue'), (cell) => nextTo(x, cell, 'red')),
  ],
  [P, 'If A1 is red, B1 is blue; otherwise B1 is green.', (x) => x.is('B1', x.is('A1', 'red') ? 'blue' : 'green')],
  [
    C,
    'If A1 is red, B1 is blue. Otherwise, C1 is green.',
    (x) => (x.is('A1', 'red') ? x.is('B1', 'blue') : x.is('C1', 'green')),
  ],
  // Of colours.
  [C, 'B1 has a different colour from A1 but the same colour as C1.', (x) => alike(x, 'B1 C1') && !alike(x, 'A1 B1')],
  [
    Q,
    'Neither red nor green is the most common colour.',
    (x) =>
      every(
        [x.R, x.G],
        (many) => some(x.counts, (other) => other > many) || x.counts.filter((other) => other === many).length > 1,
      ),
  ],
  [C, 'yellow everywhere', (x) => x.Y === 3],
  [C, 'Red appears everywhere.', (x) => x.R === 3],
  [C, 'A1 red, blue everywhere else', (x) => x.is('A1', 'red') && are(x, 'blue', 'B1 C1')],
  [C, 'A1 unique color', (x) => !alike(x, 'A1 B1') && !alike(x, 'A1 C1')],
  [
    W,
    'Reading from left to right, no colour is immediately repeated.',
    (x) => every(x.ortho, ([a, b]) => !x.same(a, b)),
  ],
  [C, 'No colour repeats in succession.', (x) => every(x.ortho, ([a, b]) => !x.same(a, b))],
  [C, 'No colour ever repeats.', (x) => x.distinct() === 3],
  [
    Q,
    'Every red tile has at least one orthogonally adjacent blue tile.',
    (x) => every(of(x, 'red'), (cell) => some(x.nb(cell, x.ortho), (other) => x.is(other, 'blue'))),
  ],
  [C, 'No red tile has an adjacent red tile.', (x) => every(of(x, 'red'), (cell) => !nextTo(x, cell, 'red'))],
  [C, 'Row 1 has two adjacent red tiles.', (x) => are(x, 'red', 'A1 B1') || are(x, 'red', 'B1 C1')],
  [
    Q,
    'Every red tile lies in a column further left than every blue tile.',
    (x) => every(of(x, 'red'), (a) => every(of(x, 'blue'), (b) => a.charAt(0) < b.charAt(0))),
  ],
  // Pictures that are like themselves.
  [
    E,
    'The left half is a mirror image of the right half.',
    (x) => every(['A1 D1', 'B1 C1', 'A2 D2', 'B2 C2'], (two) => alike(x, two)),
  ],
  [S, 'The top half mirrors the bottom half.', (x) => every(['A1 A2', 'B1 B2', 'C1 C2'], (two) => alike(x, two))],
  [
    S,
    'The pattern is unchanged when rotated by 180 degrees.',
    (x) => every(['A1 C2', 'B1 B2', 'C1 A2'], (two) => alike(x, two)),
  ],
  [Q, 'The pattern looks the same when flipped left to right.', (x) => alike(x, 'A1 B1') && alike(x, 'A2 B2')],
  // Notes.
  [L, 'some red some blue no green', (x) => x.R > 0 && x.B > 0 && x.G === 0],
  [L, '2 red some blue no green', (x) => x.R > 1 && x.B > 0 && x.G === 0],
  [L, '1 red rest blue', (x) => x.R === 1 && x.B === 3],
  [S, 'no 2 adjacent same color', (x) => every(x.adj, ([a, b]) => !x.same(a, b))],
  [Q, 'left column same, right column same', (x) => alike(x, 'A1 A2') && alike(x, 'B1 B2')],
  [Q, 'row 1 same as row 2', (x) => alike(x, 'A1 A2') && alike(x, 'B1 B2')],
  [C, 'a1 b1 same c1 different', (x) => alike(x, 'A1 B1') && !alike(x, 'A1 C1')],
  [C, 'a1=b1, c1 different', (x) => alike(x, 'A1 B1') && !alike(x, 'A1 C1')],
  [L, 'all same but c1 different', (x) => alike(x, 'A1 B1 A2') && !alike(x, 'A1 C1')],
  [W, '1st and 3rd same, 2nd and 4th same', (x) => alike(x, 'A1 C1') && alike(x, 'B1 D1')],
];

export const understoodTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    W,
    'colors alternate',
    [
      (x) => alike(x, 'A1 C1') && alike(x, 'B1 D1') && !alike(x, 'A1 B1'),
      (x) => every(x.ortho, ([a, b]) => !x.same(a, b)),
    ],
  ],
  [
    W,
    'There is a blue tile between two red tiles.',
    [
      (x) => some([0, 1], (i) => x.is(x.cs[i], 'red') && x.is(x.cs[i + 1], 'blue') && x.is(x.cs[i + 2], 'red')),
      (x) =>
        some(
          [1, 2],
          (i) => x.is(x.cs[i], 'blue') && x.n('red', x.cs.slice(0, i)) > 0 && x.n('red', x.cs.slice(i + 1)) > 0,
        ),
    ],
  ],
  [
    W,
    'A1 and B1 match C1 or D1.',
    [
      (x) => every(['A1', 'B1'], (cell) => x.same(cell, 'C1') || x.same(cell, 'D1')),
      (x) => alike(x, 'A1 B1 C1') || alike(x, 'A1 B1 D1'),
    ],
  ],
];

/** What would have to be guessed. */
export const understoodUnsaid: readonly (readonly [string, string, RegExp])[] = [
  [Q, 'The top row is all blue, but all the tiles below are not.', /\w/],
  [Q, 'top row and bottom row same', /\w/],
  [Q, 'No colour is immediately repeated.', /\w/],
  [C, 'A1 is not red, B1 is blue and C1 is neither.', /\w/],
  [C, 'A1 is red; otherwise B1 and C1 are blue.', /\w/],
  [L, 'The pattern is unchanged when rotated by 180 degrees.', /\w/],
  [C, 'If A1 is red, B1 is blue or C1 is red, and vice versa.', /\w/],
];

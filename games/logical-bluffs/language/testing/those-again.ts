import type { Seen } from './truths';

// "Or neither is", "but with none of the others", "one more", "between them", "all three of its neighbours", shares of several
// colours, corners of the grid: what has to be so, worked out by hand on the colours.

type Way = (x: Seen) => unknown;

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const are = (x: Seen, colour: string, cells: string) => every(cells.split(' '), (cell) => x.is(cell, colour));
const unlike = (x: Seen, a: string, cells: string) => every(cells.split(' '), (cell) => !x.same(a, cell));
const most = (x: Seen, colour: string) => every(x.colours, (other) => other === colour || x.n(other) < x.n(colour));

const P = 'A1 B1';
const C = 'A1 B1 C1';
const W = 'A1 B1 C1 D1';
const V = 'D1 D2 D3 D4';
const Q = 'A1 B1 A2 B2';
const T = 'B1 C1 D1 C2';
const S = 'A1 B1 C1 A2 B2 C2';
const K = 'C2 C3 D3 D2 D1';

export const thoseAgain: readonly (readonly [string, string, Way])[] = [
  // None of the same tiles.
  [P, 'Both of these tiles are green or neither is.', (x) => x.G === 2 || x.G === 0],
  [P, 'Both are blue or neither is.', (x) => x.B === 2 || x.B === 0],
  [P, 'both green or both yellow', (x) => x.G === 2 || x.Y === 2],
  [P, 'both red or neither', (x) => x.R === 2 || x.R === 0],
  [C, 'all reds or no reds', (x) => x.R === 3 || x.R === 0],
  [
    C,
    'A1 and B1 are both red or neither is, and C1 is blue.',
    (x) => x.is('A1', 'red') === x.is('B1', 'red') && x.is('C1', 'blue'),
  ],
  // Like some and not like others.
  [
    W,
    'A1 shares its colour with D1, but with none of the other tiles.',
    (x) => x.same('A1', 'D1') && unlike(x, 'A1', 'B1 C1'),
  ],
  [
    W,
    'A1 has the same colour as B1, but not as any other tile.',
    (x) => x.same('A1', 'B1') && unlike(x, 'A1', 'C1 D1'),
  ],
  [W, 'A1 matches only B1.', (x) => x.same('A1', 'B1') && unlike(x, 'A1', 'C1 D1')],
  [W, 'A1 matches D1 but neither B1 nor C1.', (x) => x.same('A1', 'D1') && unlike(x, 'A1', 'B1 C1')],
  [W, 'A1 matches D1 but not B1 or C1.', (x) => x.same('A1', 'D1') && unlike(x, 'A1', 'B1 C1')],
  // Between those that something is likened to.
  [
    C,
    'The leftmost tile matches the rightmost tile, and the tile between them is not yellow.',
    (x) => x.same('A1', 'C1') && !x.is('B1', 'yellow'),
  ],
  [W, 'A1 and D1 match, and so do the two tiles between them.', (x) => x.same('A1', 'D1') && x.same('B1', 'C1')],
  // As many neighbours as there are.
  [T, 'C1 has a different colour from all three of its neighbours.', (x) => unlike(x, 'C1', 'B1 D1 C2')],
  [T, 'C1 is red, and all three of its neighbours are blue.', (x) => x.is('C1', 'red') && x.B === 3],
  // One more than those that were spoken of.
  [W, 'a1 yellow and at least one more yellow', (x) => x.is('A1', 'yellow') && x.Y > 1],
  [W, 'A1 is yellow, and so is at least one more tile.', (x) => x.is('A1', 'yellow') && x.Y > 1],
  [W, 'A1 is red, and there are no more red tiles.', (x) => x.is('A1', 'red') && x.R === 1],
  [V, 'top one red, others not', (x) => x.is('D1', 'red') && x.R === 1],
  [V, 'd1 red, others not red', (x) => x.is('D1', 'red') && x.R === 1],
  [V, '0 or 1 blue', (x) => x.B < 2],
  [V, 'Either none or one of the tiles is blue.', (x) => x.B < 2],
  // Of the grid.
  [W, 'At least two tiles in the top row of the grid are yellow.', (x) => x.Y > 1],
  [K, 'There is a blue tile in the grid’s corner, or there is no blue.', (x) => x.is('D1', 'blue') || x.B === 0],
  // Colours.
  [K, 'Red, yellow and green account for all but one of the tiles.', (x) => x.B === 1],
  [S, 'Blue and green account for most of the tiles.', (x) => x.B + x.G > 3],
  [K, 'More tiles are red than are any other single colour.', (x) => most(x, 'red')],
  [S, 'Three different colours appear, no more and no fewer.', (x) => x.distinct() === 3],
  [Q, 'yellow the only colour', (x) => x.Y === 4],
  [Q, 'red and blue same amount', (x) => x.R === x.B],
  // Along a line, and in rows.
  [
    V,
    'Going down the column, no colour is immediately followed by itself.',
    (x) => every(x.ortho, ([a, b]) => !x.same(a, b)),
  ],
  [W, 'no two next to each other the same', (x) => every(x.ortho, ([a, b]) => !x.same(a, b))],
  [S, 'top half all red, bottom half no red', (x) => are(x, 'red', 'A1 B1 C1') && x.R === 3],
  [
    S,
    'no red on top and no blue on the bottom',
    (x) => x.n('red', ['A1', 'B1', 'C1']) + x.n('blue', ['A2', 'B2', 'C2']) === 0,
  ],
  // The other one, the other two, and those in a place.
  [C, 'One of A1 and B1 matches C1 and the other does not.', (x) => x.same('A1', 'C1') !== x.same('B1', 'C1')],
  [W, 'A1 is red, but none of the other three is.', (x) => x.is('A1', 'red') && x.R === 1],
  [
    Q,
    'Both tiles in the left column are red, and neither in the right column is.',
    (x) => are(x, 'red', 'A1 A2') && x.R === 2,
  ],
  [
    S,
    'A1, B1 and C1 have three different colours, as do A2, B2 and C2.',
    (x) => x.distinct(['A1', 'B1', 'C1']) === 3 && x.distinct(['A2', 'B2', 'C2']) === 3,
  ],
  [W, 'ends red, middle blue', (x) => are(x, 'red', 'A1 D1') && are(x, 'blue', 'B1 C1')],
  // Colours, each of those that appear.
  [Q, 'Every colour that appears, appears exactly twice.', (x) => every(x.counts, (n) => n === 0 || n === 2)],
  [Q, 'Only two colours are used, and each is used twice.', (x) => x.counts.filter((n) => n === 2).length === 2],
  [Q, 'Red is in the minority, but it does appear.', (x) => x.R === 1],
  [W, 'Red appears, while neither green nor yellow does.', (x) => x.R > 0 && x.G === 0 && x.Y === 0],
  [Q, 'half red half blue', (x) => x.R === 2 && x.B === 2],
  [S, 'The red tiles are odd in number.', (x) => x.R % 2 === 1],
  [S, 'Red and blue tiles total four.', (x) => x.R + x.B === 4],
  // Conditions.
  [
    Q,
    'If B1 is blue, so is A2; otherwise, A1 and B2 match.',
    (x) => (x.is('B1', 'blue') ? x.is('A2', 'blue') : x.same('A1', 'B2')),
  ],
  [
    C,
    'If A1 is red then B1 is blue and C1 is green, and vice versa.',
    (x) => x.is('A1', 'red') === (x.is('B1', 'blue') && x.is('C1', 'green')),
  ],
  [
    S,
    'For every red tile in the top row, the tile beneath it is blue.',
    (x) => every(x.cols, ([a, b]) => !x.is(a, 'red') || x.is(b, 'blue')),
  ],
  [
    S,
    'There is a red tile in every column but the middle one.',
    (x) => every(x.cols, (line) => x.n('red', line) > 0 !== line.includes('B1')),
  ],
];

/** What is asked. */
export const thoseInTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    Q,
    'There is at least one tile of each colour except red.',
    [(x) => x.B > 0 && x.G > 0 && x.Y > 0, (x) => x.B > 0 && x.G > 0 && x.Y > 0 && x.R === 0],
  ],
];

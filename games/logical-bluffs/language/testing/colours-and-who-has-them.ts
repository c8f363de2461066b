import type { Seen } from './truths';

// As `truths`: which colours are had by what, what stands again without its noun or its verb, the way along a chain, numbers
// of tiles that are counted together.

type Line = readonly string[];

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 C1 B2';
const Q = 'A1 B1 A2 B2';
const W = 'A1 B1 C1 D1';
const F = 'A1 B1 B2 C2';

const has = (x: Seen, colour: string, among: Line) => x.n(colour, among) > 0;
const line = (lines: readonly Line[], i: number): Line => lines[i] ?? [];
const top = (x: Seen) => line(x.rows, 0);
const bottom = (x: Seen) => line(x.rows, 1);
const many = (x: Seen, is: (colour: string) => unknown) => x.colours.filter((each) => Boolean(is(each))).length;
const changes = (x: Seen, way: Line) => way.slice(1).filter((cell, i) => !x.same(cell, way[i])).length;
const none = (x: Seen, among: Line, colour: string) => !has(x, colour, among);

export const coloursAndWhoHasThem: readonly (readonly [string, string, (x: Seen) => unknown])[] = [
  // which colours something has
  [S, 'Row 2 has a colour that row 1 lacks.', (x) => many(x, (c) => has(x, c, bottom(x)) && none(x, top(x), c)) > 0],
  [
    S,
    'The bottom row contains exactly one colour not found in the top row.',
    (x) => many(x, (c) => has(x, c, bottom(x)) && none(x, top(x), c)) === 1,
  ],
  [
    S,
    'Column A has at least two colours that are missing from the rest.',
    (x) => many(x, (c) => has(x, c, line(x.cols, 0)) && none(x, [...line(x.cols, 1), ...line(x.cols, 2)], c)) > 1,
  ],
  [
    S,
    'Row 1 has none of the colours of row 2.',
    (x) => many(x, (c) => has(x, c, top(x)) && has(x, c, bottom(x))) === 0,
  ],
  [
    S,
    'Row 1 has all of the colours of row 2.',
    (x) => many(x, (c) => has(x, c, bottom(x)) && none(x, top(x), c)) === 0,
  ],
  [T, 'B2 has a colour that no tile in the top row has.', (x) => none(x, ['A1', 'B1', 'C1'], x.at.B2 ?? '')],
  [T, 'The top row lacks the colour of B2.', (x) => none(x, ['A1', 'B1', 'C1'], x.at.B2 ?? '')],
  [T, 'B1 has a colour that none of its neighbours has.', (x) => none(x, ['A1', 'C1', 'B2'], x.at.B1 ?? '')],
  [
    T,
    'A1 and C1 contain a colour that B1 and B2 lack.',
    (x) => many(x, (c) => has(x, c, ['A1', 'C1']) && none(x, ['B1', 'B2'], c)) > 0,
  ],
  // the verb first
  [
    Q,
    'Row 1 is not all blue, nor does row 2 contain a green tile.',
    (x) => x.n('blue', top(x)) < 2 && none(x, bottom(x), 'green'),
  ],
  [
    Q,
    'A1 is not red, nor is B1 blue, nor are A2 and B2 equal.',
    (x) => !x.is('A1', 'red') && !x.is('B1', 'blue') && !x.same('A2', 'B2'),
  ],
  [Q, 'There are no reds, nor do blue and green both appear.', (x) => x.R === 0 && !(x.B > 0 && x.G > 0)],
  // so many of the same
  [W, 'At least two tiles are green, but at most three are.', (x) => x.G > 1 && x.G < 4],
  [W, 'Exactly one tile is blue, or exactly three are.', (x) => x.B === 1 || x.B === 3],
  [W, 'More than one colour appears, but fewer than four.', (x) => x.distinct() > 1 && x.distinct() < 4],
  [W, 'Three tiles are the same colour, but not all four.', (x) => x.counts.includes(3)],
  // of colours, in two ways
  [W, 'Red is missing or in the majority.', (x) => x.R === 0 || x.R > 2],
  [W, 'Blue appears exactly once or not at all.', (x) => x.B < 2],
  [W, 'Blue appears exactly twice and red not at all.', (x) => x.B === 2 && x.R === 0],
  [W, 'Green does not appear unless yellow does.', (x) => x.G === 0 || x.Y > 0],
  [
    W,
    'A1 and B1 are of one colour, and C1 and D1 are of another.',
    (x) => x.same('A1', 'B1') && x.same('C1', 'D1') && !x.same('A1', 'C1'),
  ],
  [W, 'A1 differs from B1, and C1 from D1.', (x) => !x.same('A1', 'B1') && !x.same('C1', 'D1')],
  [W, 'A1 has the colour of C1, and B1 that of D1.', (x) => x.same('A1', 'C1') && x.same('B1', 'D1')],
  // along a chain
  [W, 'Reading left to right, no colour follows itself.', (x) => changes(x, ['A1', 'B1', 'C1', 'D1']) === 3],
  [W, 'From left to right the colour changes exactly twice.', (x) => changes(x, ['A1', 'B1', 'C1', 'D1']) === 2],
  [
    F,
    'Starting at C2 and ending at A1, the path changes colour at most once.',
    (x) => changes(x, ['A1', 'B1', 'B2', 'C2']) < 2,
  ],
  // numbers
  [
    S,
    'The number of red tiles in row 1 is twice that in row 2.',
    (x) => x.n('red', top(x)) === 2 * x.n('red', bottom(x)),
  ],
  [S, 'More colours appear in row 1 than in row 2.', (x) => x.distinct(top(x)) > x.distinct(bottom(x))],
  [W, 'Counting reds and blues together, there are at least three.', (x) => x.R + x.B > 2],
  [W, 'The product of the numbers of red and blue tiles is odd.', (x) => x.R % 2 === 1 && x.B % 2 === 1],
  [W, 'There is no green tile without a yellow one.', (x) => x.G === 0 || x.Y > 0],
  [W, 'At most two tiles are of any one colour.', (x) => x.counts.every((n) => n < 3)],
  [W, 'An even number of tiles are red, and an odd number are blue.', (x) => x.R % 2 === 0 && x.B % 2 === 1],
  // of each tile, and its neighbours
  [
    T,
    'No tile is red unless it is next to a green one.',
    (x) => x.cs.every((cell) => !x.is(cell, 'red') || x.nb(cell, x.adj).some((other) => x.is(other, 'green'))),
  ],
  [T, 'If B1 is red, all three of its neighbours are blue.', (x) => !x.is('B1', 'red') || x.B === 3],
  [
    W,
    'There are at least two blue tiles, no two of which are adjacent.',
    (x) => x.B > 1 && x.adj.every(([a, b]) => !x.is(a, 'blue') || !x.is(b, 'blue')),
  ],
  [S, 'Nothing in row 2 is red, but something in row 1 is.', (x) => none(x, bottom(x), 'red') && has(x, 'red', top(x))],
  [W, 'Apart from B1, every tile is green, and B1 is not.', (x) => x.G === 3 && !x.is('B1', 'green')],
];

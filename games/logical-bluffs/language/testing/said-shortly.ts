import type { Seen } from './truths';

// Statements that leave words out ("another is blue", "and row 2 one"), or place them where few others do: what has to be
// so, or each way in which it can be meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;
/** One of them is so, and another of them is so, too. */
const oneAndAnother = <T>(things: readonly T[], one: (thing: T) => unknown, other: (thing: T) => unknown) =>
  num(things, (a) => one(a) && num(things, (b) => a !== b && other(b)) > 0) > 0;
/** One of them is so, and each of the others is so. */
const oneAndTheOthers = <T>(things: readonly T[], one: (thing: T) => unknown, other: (thing: T) => unknown) =>
  num(things, (a) => one(a) && every(things, (b) => a === b || other(b))) > 0;

const near = (x: Seen, cell: string, colour: string) => num(x.nb(cell, x.adj), (other) => x.is(other, colour));
const top = ['A1', 'B1', 'C1'];
const bottom = ['A2', 'B2', 'C2'];
const isAll = (x: Seen, colour: string, line: Line) => x.n(colour, line) === line.length;
const pairOf = (x: Seen, a: string, b: string, pairs: Seen['adj']) =>
  num(pairs, ([one, other]) => (x.is(one, a) && x.is(other, b)) || (x.is(one, b) && x.is(other, a)));

const H = 'A1 B1 C1';
const L = 'A1 B1 C1 A2 B2';
const M = 'B2 C2 B3 C3';
const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 A2 B2 A3 B3';

const reds = (x: Seen, line?: Line) => x.n('red', line);
const blues = (x: Seen, line?: Line) => x.n('blue', line);
const allRed = (x: Seen) => (k: Line) => reds(x, k) === k.length;
const allBlue = (x: Seen) => (k: Line) => blues(x, k) === k.length;
const hasRed = (x: Seen) => (k: Line) => reds(x, k) > 0;
const hasBlue = (x: Seen) => (k: Line) => blues(x, k) > 0;
const noRed = (x: Seen) => (k: Line) => reds(x, k) === 0;

export const shortOneWay: readonly (readonly [string, string, Way])[] = [
  // "another" is any other, "the other" the second of two, "the others" all that are left
  [T, 'One row is all red and another is all blue.', (x) => oneAndAnother(x.rows, allRed(x), allBlue(x))],
  [T, 'One row has two reds, another has none.', (x) => oneAndAnother(x.rows, allRed(x), noRed(x))],
  [T, 'One row has a red and another has a blue.', (x) => oneAndAnother(x.rows, hasRed(x), hasBlue(x))],
  [S, 'One column is all red, another all blue.', (x) => oneAndAnother(x.cols, allRed(x), allBlue(x))],
  [S, "One column has a red and another doesn't.", (x) => oneAndAnother(x.cols, hasRed(x), noRed(x))],
  [S, 'One column has no red and another does.', (x) => oneAndAnother(x.cols, noRed(x), hasRed(x))],
  [
    S,
    'Exactly one column has a red and another has a blue.',
    (x) => num(x.cols, hasRed(x)) === 1 && oneAndAnother(x.cols, hasRed(x), hasBlue(x)),
  ],
  [
    S,
    'One column has a red and two others have a blue.',
    (x) => num(x.cols, (a) => hasRed(x)(a) && num(x.cols, (b) => a !== b && hasBlue(x)(b)) >= 2) > 0,
  ],
  [T, 'One row is all red and the others are not.', (x) => num(x.rows, allRed(x)) === 1],
  [T, 'One row has a red and none of the others do.', (x) => num(x.rows, hasRed(x)) === 1],
  [T, 'One row has a red and the others have a blue.', (x) => oneAndTheOthers(x.rows, hasRed(x), hasBlue(x))],
  [
    T,
    'Two rows have a red and the other has a blue.',
    (x) => num(x.rows, (b) => hasBlue(x)(b) && every(x.rows, (a) => a === b || hasRed(x)(a))) > 0,
  ],
  [S, 'One row has a red and the other has a blue.', (x) => oneAndTheOthers(x.rows, hasRed(x), hasBlue(x))],
  [S, 'One row has two reds and the other none.', (x) => oneAndTheOthers(x.rows, (k) => reds(x, k) >= 2, noRed(x))],
  [
    T,
    'One row has more reds than both of the others.',
    (x) => num(x.rows, (a) => every(x.rows, (b) => a === b || reds(x, a) > reds(x, b))) > 0,
  ],
  [
    T,
    'One row has more reds than the other two together.',
    (x) => num(x.rows, (a) => reds(x, a) > reds(x) - reds(x, a)) > 0,
  ],
  [
    T,
    'No row has more reds than the others combined.',
    (x) => every(x.rows, (a) => reds(x, a) <= reds(x) - reds(x, a)),
  ],
  // "the top tile" of a column
  [
    S,
    'In some column the top tile is red and the bottom tile is blue.',
    (x) => num(x.cols, ([a, b]) => x.is(a, 'red') && x.is(b, 'blue')) > 0,
  ],
  [
    S,
    'In every column the top tile is red or the bottom tile is blue.',
    (x) => every(x.cols, ([a, b]) => x.is(a, 'red') || x.is(b, 'blue')),
  ],
  [
    S,
    'In every column the upper tile is red or the lower one is blue.',
    (x) => every(x.cols, ([a, b]) => x.is(a, 'red') || x.is(b, 'blue')),
  ],
  [
    S,
    "In some column the top tile is red but the bottom tile isn't.",
    (x) => num(x.cols, ([a, b]) => x.is(a, 'red') && !x.is(b, 'red')) > 0,
  ],
  [
    S,
    'In exactly one column the top tile is red and the bottom one is blue.',
    (x) => num(x.cols, ([a, b]) => x.is(a, 'red') && x.is(b, 'blue')) === 1,
  ],
  [
    S,
    'In no column is the top tile the same colour as the bottom tile.',
    (x) => every(x.cols, ([a, b]) => !x.same(a, b)),
  ],
  [S, 'In no column do the tiles match.', (x) => every(x.cols, ([a, b]) => !x.same(a, b))],
  [S, 'In no row is every tile red.', (x) => every(x.rows, (k) => !allRed(x)(k))],
  [S, 'In each column a tile is red and the top row has a blue.', (x) => every(x.cols, hasRed(x)) && blues(x, top) > 0],
  // the verb of the first part, for other rows
  [S, 'Row 1 has two reds and row 2 one.', (x) => reds(x, top) >= 2 && reds(x, bottom) >= 1],
  [S, 'Row 1 has two reds, row 2 one.', (x) => reds(x, top) >= 2 && reds(x, bottom) >= 1],
  [S, 'Row 1 has two reds and row 2 a blue.', (x) => reds(x, top) >= 2 && blues(x, bottom) >= 1],
  [
    T,
    'Column A has two reds and column B none.',
    (x) => num(x.cols, (k) => reds(x, k) >= 2) > 0 && reds(x, x.cols[0]) >= 2 && reds(x, x.cols[1]) === 0,
  ],
  [S, 'Row 1 is all red or row 2 all blue.', (x) => isAll(x, 'red', top) || isAll(x, 'blue', bottom)],
  [
    S,
    'Row 1 has more reds than blues and row 2 more blues than reds.',
    (x) => reds(x, top) > blues(x, top) && blues(x, bottom) > reds(x, bottom),
  ],
  [
    S,
    'Column A is red, column B blue, column C green.',
    (x) => every(x.cols, (k) => isAll(x, ['red', 'blue', 'green'][x.cols.indexOf(k)] ?? '', k)),
  ],
  [S, 'Two tiles are red, two blue and two green.', (x) => reds(x) === 2 && blues(x) === 2 && x.G === 2],
  [M, 'Two tiles are red, one blue and one green.', (x) => reds(x) === 2 && blues(x) === 1 && x.G === 1],
  [S, 'B1 has a red neighbour, and B2 has a blue one.', (x) => near(x, 'B1', 'red') > 0 && near(x, 'B2', 'blue') > 0],
  [
    S,
    'B1 has two red neighbours and B2 one and B1 is red.',
    (x) => near(x, 'B1', 'red') >= 2 && near(x, 'B2', 'red') >= 1 && x.is('B1', 'red'),
  ],
  [
    S,
    'A red tile has both a blue neighbour and a green neighbour.',
    (x) => num(x.cs, (k) => x.is(k, 'red') && near(x, k, 'blue') && near(x, k, 'green')) > 0,
  ],
  // more than others
  [
    S,
    'B1 is next to more reds than blues and B1 is red.',
    (x) => near(x, 'B1', 'red') > near(x, 'B1', 'blue') && x.is('B1', 'red'),
  ],
  [
    S,
    'A1 is next to more reds than C1 and B2 is red.',
    (x) => near(x, 'A1', 'red') > near(x, 'C1', 'red') && x.is('B2', 'red'),
  ],
  [
    S,
    'A1 and C1 are next to the same number of reds and B2 is red.',
    (x) => near(x, 'A1', 'red') === near(x, 'C1', 'red') && x.is('B2', 'red'),
  ],
  [S, 'Only blue tiles are next to red tiles.', (x) => every(x.cs, (k) => near(x, k, 'red') === 0 || x.is(k, 'blue'))],
  [
    T,
    'No row has more reds than the one above it.',
    (x) => every(x.rows, (k) => x.rows.indexOf(k) === 0 || reds(x, k) <= reds(x, x.rows[x.rows.indexOf(k) - 1])),
  ],
  [
    T,
    'Row 2 has more reds than row 1 but fewer than row 3.',
    (x) => reds(x, x.rows[1]) > reds(x, x.rows[0]) && reds(x, x.rows[1]) < reds(x, x.rows[2]),
  ],
  [S, "Row 1 doesn't have as many reds as row 2.", (x) => reds(x, top) < reds(x, bottom)],
  [S, "Row 1 doesn't have more reds than row 2.", (x) => reds(x, top) <= reds(x, bottom)],
  [S, 'No column has more reds than column A.', (x) => every(x.cols, (k) => reds(x, k) <= reds(x, x.cols[0]))],
  // neither of those
  [S, 'There is no red in row 1 or blue in row 2.', (x) => reds(x, top) === 0 && blues(x, bottom) === 0],
  [S, "There aren't any reds in row 1 or blues in row 2.", (x) => reds(x, top) === 0 && blues(x, bottom) === 0],
  [
    S,
    'None of A1, B1 and C1 match any of A2, B2 and C2.',
    (x) => every(top, (a) => every(bottom, (b) => !x.same(a, b))),
  ],
  [S, "Red and blue don't appear in the same row.", (x) => every(x.rows, (k) => !reds(x, k) || !blues(x, k))],
  [H, "Two of the tiles are red, the other isn't.", (x) => reds(x) === 2],
];

export const shortTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    T,
    'One row has more reds than the other two.',
    [
      (x) => num(x.rows, (a) => every(x.rows, (b) => a === b || reds(x, a) > reds(x, b))) > 0,
      (x) => num(x.rows, (a) => reds(x, a) > reds(x) - reds(x, a)) > 0,
    ],
  ],
  [S, 'Two reds touch.', [(x) => pairOf(x, 'red', 'red', x.adj) > 0, (x) => pairOf(x, 'red', 'red', x.ortho) > 0]],
  [
    S,
    'No two tiles of the same colour touch.',
    [(x) => every(x.adj, ([a, b]) => !x.same(a, b)), (x) => every(x.ortho, ([a, b]) => !x.same(a, b))],
  ],
  [S, 'Rows 1 and 2 have three colours.', [(x) => every(x.rows, (k) => x.distinct(k) >= 3), (x) => x.distinct() >= 3]],
  [
    S,
    'Rows 1 and 2 have exactly two colours.',
    [(x) => every(x.rows, (k) => x.distinct(k) === 2), (x) => x.distinct() === 2],
  ],
  [
    M,
    'B2 and C2 are the same colour as B3 or C3.',
    [
      (x) => every(['B2', 'C2'], (a) => x.same(a, 'B3') || x.same(a, 'C3')),
      (x) => num(['B3', 'C3'], (b) => x.same('B2', b) && x.same('C2', b)) > 0,
    ],
  ],
  [
    S,
    'Row 1 is not red and row 2 is.',
    [(x) => !isAll(x, 'red', top) && isAll(x, 'red', bottom), (x) => !reds(x, top) && isAll(x, 'red', bottom)],
  ],
  [
    S,
    "Row 1 isn't red and row 2 isn't blue.",
    [
      (x) => !isAll(x, 'red', top) && !isAll(x, 'blue', bottom),
      (x) => !reds(x, top) && !isAll(x, 'blue', bottom),
      (x) => !isAll(x, 'red', top) && !blues(x, bottom),
      (x) => !reds(x, top) && !blues(x, bottom),
    ],
  ],
  [
    S,
    'Whenever a tile is red, its neighbour is blue.',
    [
      (x) => every(x.cs, (k) => !x.is(k, 'red') || near(x, k, 'blue') === x.nb(k, x.adj).length),
      (x) => every(x.cs, (k) => !x.is(k, 'red') || near(x, k, 'blue') > 0),
    ],
  ],
  [
    S,
    'Two tiles in row 1 match two tiles in row 2.',
    [
      (x) => num(top, (a) => num(bottom, (b) => x.same(a, b)) >= 2) >= 2,
      (x) => ['red', 'blue', 'green', 'yellow'].reduce((n, c) => n + Math.min(x.n(c, top), x.n(c, bottom)), 0) >= 2,
    ],
  ],
  [
    S,
    'Row 1 has at most one red, blue and green and row 2 has one.',
    [
      (x) => 3 - x.n('yellow', top) <= 1 && x.n('yellow', bottom) < 3,
      (x) => every(['red', 'blue', 'green'], (c) => x.n(c, top) <= 1 && x.n(c, bottom) >= 1),
    ],
  ],
  [
    T,
    'Row 1 has at most one red and row 2 one and row 3 is all red.',
    [
      (x) => reds(x, x.rows[0]) <= 1 && reds(x, x.rows[1]) >= 1 && reds(x, x.rows[2]) === 2,
      (x) => reds(x, x.rows[0]) <= 1 && reds(x, x.rows[1]) <= 1 && reds(x, x.rows[2]) === 2,
    ],
  ],
  [
    S,
    'All but A1 are red.',
    [(x) => reds(x) - Number(x.is('A1', 'red')) === 5, (x) => reds(x) === 5 && !x.is('A1', 'red')],
  ],
  [
    S,
    'There are more reds than blues and greens.',
    [(x) => reds(x) > blues(x) + x.G, (x) => reds(x) > blues(x) && reds(x) > x.G],
  ],
  [
    S,
    'Row 1 is the same as row 2.',
    [
      (x) => every(x.cols, ([a, b]) => x.same(a, b)),
      (x) => every(['red', 'blue', 'green', 'yellow'], (c) => x.n(c, top) > 0 === x.n(c, bottom) > 0),
    ],
  ],
  [
    L,
    'Nowhere do two reds touch.',
    [(x) => pairOf(x, 'red', 'red', x.adj) === 0, (x) => pairOf(x, 'red', 'red', x.ortho) === 0],
  ],
  [
    L,
    'Red and blue never touch.',
    [(x) => pairOf(x, 'red', 'blue', x.adj) === 0, (x) => pairOf(x, 'red', 'blue', x.ortho) === 0],
  ],
  [
    L,
    'Blues and greens touch at least once.',
    [(x) => pairOf(x, 'blue', 'green', x.adj) > 0, (x) => pairOf(x, 'blue', 'green', x.ortho) > 0],
  ],
];

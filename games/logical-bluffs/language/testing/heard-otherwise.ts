import type { Seen } from './truths';

// Statements that were once taken for something else than people mean by them, by kind: what has to be so, or each way in
// which it can be meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;

const H = 'A1 B1 C1';
const L = 'A1 A2 A3 B3';
const F = 'A1 B1 C1 D1 D2';
const D = 'A1 C2 D4 B3';
const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 A2 B2 A3 B3';
const M = 'B2 C2 B3 C3';
const row = ['A3', 'B3'];
const top = ['A1', 'B1', 'C1'];
const column = ['A1', 'A2', 'A3'];

const has = (x: Seen, colour: string, line: Line) => x.n(colour, line) > 0;
const both = (x: Seen, line: Line) => has(x, 'red', line) && has(x, 'blue', line);
const redOnly = (x: Seen, line: Line) => has(x, 'red', line) && !has(x, 'blue', line);
const alikeOr = (x: Seen, line: Line, other: unknown) => x.distinct(line) === 1 || other;
const mixed = (x: Seen, line: Line) => x.n('red', line) + x.n('blue', line) === line.length;
const besideBlue = (x: Seen, line: Line = []) =>
  num(line, (cell) => x.is(cell, 'red') && x.nb(cell, x.adj).some((other) => x.is(other, 'blue')));
const noneRed = (x: Seen, ...cells: string[]) => x.n('red', cells) === 0;
type Line = Seen['rows'][number];
const like = (x: Seen, cell: string) => num(x.cs, (other) => other !== cell && x.same(cell, other));
const unlike = (x: Seen, cell: string) => x.N - 1 - like(x, cell);

export const heardOneWay: readonly (readonly [string, string, Way])[] = [
  // "these": all of them, where nothing less was spoken of before
  [S, 'Between two and four of these tiles are blue.', (x) => x.B >= 2 && x.B <= 4],
  [S, 'If A1 is red, these tiles are all red.', (x) => !x.is('A1', 'red') || x.R === x.N],
  [S, 'There are two red tiles among these.', (x) => x.R >= 2],
  // a second verb is said of the same row
  [S, 'Every row has a red and has a blue.', (x) => every(x.rows, (k) => both(x, k))],
  [S, 'Some row has a red but has no blue.', (x) => num(x.rows, (k) => redOnly(x, k)) > 0],
  [S, "One row has a red and doesn't have a blue.", (x) => num(x.rows, (k) => redOnly(x, k)) > 0],
  [
    S,
    'Every column contains a red or contains a blue.',
    (x) => every(x.cols, (k) => x.n('red', k) + x.n('blue', k) > 0),
  ],
  [S, 'No row has a red and has a blue.', (x) => every(x.rows, (k) => !both(x, k))],
  [S, 'At least two columns have a red and have a blue.', (x) => num(x.cols, (k) => both(x, k)) >= 2],
  [S, 'Exactly one row has a red and has no blue.', (x) => num(x.rows, (k) => redOnly(x, k)) === 1],
  [
    S,
    'Some row has two reds or has two blues.',
    (x) => num(x.rows, (k) => x.n('red', k) > 1 || x.n('blue', k) > 1) > 0,
  ],
  [S, 'Each row is one colour or has no red.', (x) => every(x.rows, (k) => alikeOr(x, k, !has(x, 'red', k)))],
  [S, 'Every row is all red or has no red.', (x) => every(x.rows, (k) => x.n('red', k) % 3 === 0)],
  [S, 'No row is one colour or has a red.', (x) => every(x.rows, (k) => !alikeOr(x, k, has(x, 'red', k)))],
  [T, 'Two rows are one colour or have a red.', (x) => num(x.rows, (k) => alikeOr(x, k, has(x, 'red', k))) >= 2],
  [S, 'Every column has a red or is one colour.', (x) => every(x.cols, (k) => alikeOr(x, k, has(x, 'red', k)))],
  [S, 'A column has no red and is not one colour.', (x) => num(x.cols, (k) => !alikeOr(x, k, has(x, 'red', k))) > 0],
  [
    S,
    'Every row has a red, has no blue, and has a green.',
    (x) => every(x.rows, (k) => redOnly(x, k) && has(x, 'green', k)),
  ],
  [S, 'Rows 1 and 2 have a red and have a blue.', (x) => every(x.rows, (k) => both(x, k))],
  [
    S,
    'Row 1 has a red and has no blue and row 2 has a green.',
    (x) => num(x.rows.slice(0, 1), (k) => redOnly(x, k)) > 0 && num(x.rows.slice(1), (k) => has(x, 'green', k)) > 0,
  ],
  // "than in row 2": so many there that are so, too
  [S, 'More tiles in row 1 are red than in row 2.', (x) => x.n('red', x.rows[0]) > x.n('red', x.rows[1])],
  [S, 'Fewer tiles in row 1 are red than in row 2.', (x) => x.n('red', x.rows[0]) < x.n('red', x.rows[1])],
  [S, 'As many tiles in row 1 are red as in row 2.', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [
    S,
    'More reds in row 1 are next to a blue than in row 2.',
    (x) => besideBlue(x, x.rows[0]) > besideBlue(x, x.rows[1]),
  ],
  // "neither" and "nor" are said of each of several
  [L, 'Row 3 has no blue and neither has column A.', (x) => x.B === 0],
  [L, 'Row 3 has no blue and neither have rows 1 and 2.', (x) => x.B === 0],
  [L, 'Row 3 has no blue, nor does row 1 or row 2.', (x) => x.B === 0],
  [H, "A1 isn't red, nor is B1 or C1.", (x) => x.R === 0],
  [H, 'A1 is not red and nor are B1 or C1.', (x) => x.R === 0],
  [L, 'No tile in row 3 is red, nor is A1 or A2.', (x) => x.R === 0],
  [L, "If A1 isn't red, neither is A2, A3 or B3.", (x) => x.is('A1', 'red') || x.R === 0],
  [L, 'Red does not appear and neither does blue or green.', (x) => x.Y === x.N],
  // neither all of the one nor all of the other
  [H, "A1, B1 and C1 aren't all red or all blue.", (x) => x.R < 3 && x.B < 3],
  [L, 'The tiles are not all red or all blue.', (x) => x.R < 4 && x.B < 4],
  [D, 'No two tiles are both red or both blue.', (x) => x.R < 2 && x.B < 2],
  [L, 'No three tiles are all red or all blue.', (x) => x.R < 3 && x.B < 3],
  [
    L,
    'No two adjacent tiles are both red or both blue.',
    (x) => every(x.adj, ([a, b]) => !x.same(a, b) || x.is(a, 'green') || x.is(a, 'yellow')),
  ],
  // "in it": in the place that was spoken of
  [L, 'There are no reds outside row 3, and no blues in it.', (x) => noneRed(x, 'A1', 'A2') && x.n('blue', row) === 0],
  [L, 'There is a red outside row 3 and a blue in it.', (x) => !noneRed(x, 'A1', 'A2') && x.n('blue', row) > 0],
  [
    L,
    'Column A has two reds, but there are no blues in it, and B3 is red.',
    (x) => x.n('red', column) >= 2 && x.n('blue', column) === 0 && x.is('B3', 'red'),
  ],
  // a share of those that it differs from
  [L, 'A1 differs from most of the others.', (x) => unlike(x, 'A1') >= 2],
  [F, 'A1 is a different colour from half of the others.', (x) => unlike(x, 'A1') === 2],
  [L, 'Every tile differs from most of the others.', (x) => every(x.cs, (cell) => unlike(x, cell) >= 2)],
  [
    L,
    'Every tile is a different colour from most of its neighbours.',
    (x) =>
      every(x.cs, (cell) => {
        const near = x.nb(cell, x.adj);
        return 2 * num(near, (other) => !x.same(cell, other)) > near.length;
      }),
  ],
  [L, 'A1 matches every red tile.', (x) => every(x.cs, (cell) => !x.is(cell, 'red') || x.same(cell, 'A1'))],
  // what does not differ is the same
  [H, "A1 doesn't differ from B1 or C1.", (x) => x.distinct() === 1],
  [H, "A1 doesn't differ from B1 and C1.", (x) => x.distinct() === 1],
  [L, 'A1 does not differ from any of the others.', (x) => x.distinct() === 1],
  [H, "A1 doesn't match B1 or C1.", (x) => like(x, 'A1') === 0],
  [H, 'A1 matches neither of the others.', (x) => like(x, 'A1') === 0],
  [H, "A1 doesn't match all the others.", (x) => x.distinct() > 1],
];

const bottom = ['A2', 'B2', 'C2'];
const W = 'A1 B1 A2 B2';

const plainColours = ['red', 'blue', 'green', 'yellow'];
const single = (x: Seen, line: Line) => x.distinct(line) === 1;
const lone = (x: Seen, lines: readonly Line[]) => num(lines, (line) => single(x, line));
/** How many of the lines are of one colour and the same. */
const alikeLines = (x: Seen, lines: readonly Line[]) =>
  Math.max(...plainColours.map((colour) => num(lines, (line) => x.n(colour, line) === line.length)));
const balanced = (x: Seen, line: Line) => x.n('red', line) === x.n('blue', line);
const sameIn = (x: Seen, lines: readonly Line[]) =>
  every(['red', 'blue'], (colour) => new Set(lines.map((line) => x.n(colour, line))).size === 1);
const allRed = (x: Seen, line: Line) => x.n('red', line) === line.length;
const beside = (x: Seen, reds: Line, blues: Line) =>
  num(reds, (a) => x.is(a, 'red') && blues.some((b) => x.is(b, 'blue') && x.nb(a, x.adj).includes(b as never)));

export const heardTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  // lines that are the same colour: each of one colour, or of one and the same
  [S, 'Two columns are the same colour.', [(x) => lone(x, x.cols) >= 2, (x) => alikeLines(x, x.cols) >= 2]],
  [S, 'No two columns are the same colour.', [(x) => lone(x, x.cols) < 2, (x) => alikeLines(x, x.cols) < 2]],
  [S, 'Exactly two columns are the same colour.', [(x) => lone(x, x.cols) === 2, (x) => alikeLines(x, x.cols) === 2]],
  [S, 'Some columns are the same colour.', [(x) => lone(x, x.cols) > 0, (x) => alikeLines(x, x.cols) >= 2]],
  [S, 'No columns are the same colour.', [(x) => lone(x, x.cols) === 0, (x) => alikeLines(x, x.cols) < 2]],
  [S, 'There are two columns of the same colour.', [(x) => lone(x, x.cols) >= 2, (x) => alikeLines(x, x.cols) >= 2]],
  // the same number of two colours: in each line, or in one as in the other
  ...['Both rows have the same number of red and blue tiles.', 'The rows have equal numbers of reds and blues.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      S,
      text,
      [(x) => every(x.rows, (k) => balanced(x, k)), (x) => sameIn(x, x.rows)],
    ],
  ),
  [
    S,
    'All columns have the same number of red and blue tiles.',
    [(x) => every(x.cols, (k) => balanced(x, k)), (x) => sameIn(x, x.cols)],
  ],
  [
    S,
    'Rows 1 and 2 have the same number of red and blue tiles.',
    [(x) => every(x.rows, (k) => balanced(x, k)), (x) => sameIn(x, x.rows), (x) => x.R === x.B],
  ],
  // lines by name: each of them, or all together
  [
    S,
    'The top two rows have more red tiles than blue tiles.',
    [(x) => every(x.rows, (k) => x.n('red', k) > x.n('blue', k)), (x) => x.R > x.B],
  ],
  [
    S,
    'The top and bottom rows have more red than blue tiles.',
    [(x) => every(x.rows, (k) => x.n('red', k) > x.n('blue', k)), (x) => x.R > x.B],
  ],
  [
    S,
    'All tiles in the top row or bottom row are red.',
    [(x) => x.R === x.N, (x) => num(x.rows, (k) => allRed(x, k)) > 0],
  ],
  // with A1 itself, or besides it
  ...[
    'Two tiles are the same colour as A1.',
    "Two tiles share A1's colour.",
    'At least two tiles are the same colour as A1.',
  ].map((text): readonly [string, string, readonly Way[]] => [
    H,
    text,
    [(x) => like(x, 'A1') >= 1, (x) => like(x, 'A1') >= 2],
  ]),
  [H, 'Exactly two tiles are the same colour as A1.', [(x) => like(x, 'A1') === 1, (x) => like(x, 'A1') === 2]],
  // a row that is not red: not all of it, or none of it
  [
    S,
    'The top row is not red but the bottom row is.',
    [(x) => !allRed(x, top) && allRed(x, bottom), (x) => !has(x, 'red', top) && allRed(x, bottom)],
  ],
  [S, 'The rows are not red.', [(x) => every(x.rows, (k) => !allRed(x, k)), (x) => x.R === 0]],
  [S, 'The top row and the bottom row are not red.', [(x) => every(x.rows, (k) => !allRed(x, k)), (x) => x.R === 0]],
  // a word that comes last, or of the first of two things that are counted
  [
    S,
    'There are two red tiles and two blue tiles exactly.',
    [(x) => x.R >= 2 && x.B === 2, (x) => x.R === 2 && x.B === 2],
  ],
  [S, 'There are two red tiles and one blue tile at most.', [(x) => x.R >= 2 && x.B <= 1, (x) => x.R <= 2 && x.B <= 1]],
  [
    W,
    'Exactly one row has a red tile and one column has a blue tile.',
    [
      (x) => num(x.rows, (k) => has(x, 'red', k)) === 1 && x.B > 0,
      (x) => num(x.rows, (k) => has(x, 'red', k)) === 1 && num(x.cols, (k) => has(x, 'blue', k)) === 1,
    ],
  ],
  [
    S,
    'Exactly one row has a red tile and one tile is blue.',
    [
      (x) => num(x.rows, (k) => has(x, 'red', k)) === 1 && x.B > 0,
      (x) => num(x.rows, (k) => has(x, 'red', k)) === 1 && x.B === 1,
    ],
  ],
  // what "not" and "both" reach over
  [
    'A1 B1',
    'Not A1 is red or B1 is blue.',
    [(x) => !x.is('A1', 'red') || x.is('B1', 'blue'), (x) => !x.is('A1', 'red') && !x.is('B1', 'blue')],
  ],
  [
    'A1 B1',
    'Not A1 is red and B1 is blue.',
    [(x) => !x.is('A1', 'red') && x.is('B1', 'blue'), (x) => !x.is('A1', 'red') || !x.is('B1', 'blue')],
  ],
  ['A1 B1', 'A1 and B1 are both red or blue.', [(x) => x.R + x.B === 2, (x) => x.R === 2 || x.B === 2]],
  // a place that may be of either of two
  [
    S,
    'No red tile is next to a blue tile in the top row.',
    [(x) => beside(x, x.cs, top) === 0, (x) => beside(x, top, x.cs) === 0],
  ],
  [
    S,
    'A red tile is next to a blue tile in the top row.',
    [(x) => beside(x, x.cs, top) > 0, (x) => beside(x, top, x.cs) > 0],
  ],
  // a bare number that may be exact, or at least
  [
    S,
    'The most common colour appears three times.',
    [(x) => Math.max(...x.counts) >= 3, (x) => Math.max(...x.counts) === 3],
  ],
  [S, 'Every row has one colour.', [() => true, (x) => every(x.rows, (k) => single(x, k))]],
  [S, 'Some row has one colour.', [() => true, (x) => lone(x, x.rows) > 0]],
  // so many in so many columns: in each, or in all
  [
    S,
    'There are two red tiles in two columns.',
    [(x) => num(x.cols, (k) => x.n('red', k) >= 2) >= 2, (x) => x.R >= 2 && num(x.cols, (k) => has(x, 'red', k)) >= 2],
  ],
  [
    S,
    'There are exactly two red tiles in two rows.',
    [(x) => every(x.rows, (k) => x.n('red', k) === 2), (x) => x.R === 2 && every(x.rows, (k) => has(x, 'red', k))],
  ],
  [H, 'B1 is a different colour from A1 or C1.', [(x) => like(x, 'B1') === 0, (x) => x.distinct() > 1]],
  [H, "A1 doesn't match some of the others.", [(x) => like(x, 'A1') === 0, (x) => x.distinct() > 1]],
  [L, 'A1 does not share a colour with some other tile.', [(x) => like(x, 'A1') === 0, (x) => x.distinct() > 1]],
  [L, 'A1 does not match the others.', [(x) => like(x, 'A1') === 0, (x) => x.distinct() > 1]],
  [H, "A1 doesn't match B1 and C1.", [(x) => like(x, 'A1') === 0, (x) => x.distinct() > 1]],
  [F, "A1 doesn't match two of the others.", [(x) => like(x, 'A1') < 2, (x) => unlike(x, 'A1') >= 2]],
  [H, 'They do not match.', [(x) => x.distinct() > 1, (x) => x.distinct() === 3]],
  [H, "A1, B1 and C1 don't share a colour.", [(x) => x.distinct() > 1, (x) => x.distinct() === 3]],
  [H, "A1 doesn't differ from all the others.", [(x) => x.distinct() === 1, (x) => like(x, 'A1') > 0]],
  [
    L,
    "Red isn't more common than any other colour.",
    [(x) => !every([x.B, x.G, x.Y], (n) => x.R > n), (x) => every([x.B, x.G, x.Y], (n) => x.R <= n)],
  ],
  [
    H,
    'A1 is red and B1 is blue if C1 is green.',
    [
      (x) => !x.is('C1', 'green') || (x.is('A1', 'red') && x.is('B1', 'blue')),
      (x) => x.is('A1', 'red') && (!x.is('C1', 'green') || x.is('B1', 'blue')),
    ],
  ],
  [
    L,
    'There are two reds and they are both in column A.',
    [(x) => x.n('red', column) >= 2, (x) => x.R >= 2 && !x.is('B3', 'red')],
  ],
  [
    L,
    'A1 is red and the others are a different colour.',
    [(x) => x.is('A1', 'red') && x.R === 1, (x) => x.is('A1', 'red') && x.R === 1 && x.distinct() === 2],
  ],
  [
    L,
    'A1 is red and the others are different.',
    [(x) => x.is('A1', 'red') && x.R === 1, (x) => x.is('A1', 'red') && x.distinct(['A2', 'A3', 'B3']) === 3],
  ],
  // a row of two colours: all of it one of them, or each tile
  ['A1 B1 C1 D1', 'The whole row is red or blue.', [(x) => x.R + x.B === x.N, (x) => x.R === x.N || x.B === x.N]],
  ...['A row is all red or blue.', 'One row is red or blue.', 'A row is completely red or blue.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      S,
      text,
      [(x) => num(x.rows, (k) => mixed(x, k)) > 0, (x) => num(x.rows, (k) => mixed(x, k) && x.distinct(k) === 1) > 0],
    ],
  ),
  [
    S,
    'Every column is red or blue.',
    [(x) => every(x.cols, (k) => mixed(x, k)), (x) => every(x.cols, (k) => mixed(x, k) && x.distinct(k) === 1)],
  ],
  // none of these matches those
  ...['None of B2 and C2 match B3 and C3.', 'Neither B2 nor C2 matches B3 and C3.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      M,
      text,
      [
        (x) => every(['B2', 'C2'], (cell) => !x.same(cell, 'B3') && !x.same(cell, 'C3')),
        (x) => every(['B2', 'C2'], (cell) => !(x.same(cell, 'B3') && x.same(cell, 'C3'))),
      ],
    ],
  ),
  // a place said of the last of several things
  [S, 'There is a red and a blue tile in the top row.', [(x) => x.R > 0 && has(x, 'blue', top), (x) => both(x, top)]],
  [
    S,
    'There is no red and no blue in row 1.',
    [(x) => x.R === 0 && !has(x, 'blue', top), (x) => !has(x, 'red', top) && !has(x, 'blue', top)],
  ],
  [
    S,
    'There are two reds and a blue in row 1, and a green in row 2.',
    [
      (x) => x.R >= 2 && has(x, 'blue', top) && x.G > x.n('green', top),
      (x) => x.n('red', top) >= 2 && has(x, 'blue', top) && x.G > x.n('green', top),
    ],
  ],
  [M, "B2 isn't the same as C2, B3 and C3.", [(x) => like(x, 'B2') === 0, (x) => x.distinct() > 1]],
];

/** Refused, as what they speak of may be one thing or another: with a word of the reason. */
export const heardInNoWay: readonly (readonly [string, string, RegExp])[] = [
  [S, 'The tiles in the top row are the same colour, and these are red.', /“these” may be all tiles/],
  [S, 'No tile is next to two tiles of the same colour.', /may be alike, or of the colour of what they are next to/],
  [S, 'The top row tiles are different colours, and those tiles are not red.', /“those” may be all tiles/],
  [S, 'All tiles but A1 and B1 are the same colour, and those are red.', /“those” may be all tiles/],
  [S, 'The bottom row tiles are red and these are not blue.', /“these” may be all tiles/],
  [S, 'The top row is red and two of these tiles are blue.', /“these” may be all tiles/],
  [S, 'The top row is red and there is a blue tile among these.', /“these” may be all tiles/],
  ...['Some red tile is', 'A red tile is', 'There is a red tile that is', 'Every red tile is'].map(
    (start): readonly [string, string, RegExp] => [
      'A1 B1 A2 A3',
      `${start} not adjacent to some blue tile.`,
      /may be next to none, or just not to all/,
    ],
  ),
  ['A1 B1 A2 A3', 'Some red tile does not touch some blue tile.', /may be next to none, or just not to all/],
  ['A1 B1 A2 A3', "Some red tile isn't next to one of the blue tiles.", /may be next to none, or just not to all/],
  ...[
    'No. Red tiles are adjacent.',
    'No. Two red tiles are adjacent.',
    'There are no. Two red tiles are adjacent.',
  ].map((text): readonly [string, string, RegExp] => [S, text, /A full stop ends a statement/]),
  [S, 'No two columns of the same colour are there.', /“there” does not fit where it stands/],
  [S, 'Two columns are the same colour.', /“At least one colour is that of every tile in at least two columns\.”/],
  [S, 'No. 1 tile is red.', /A full stop ends a statement/],
  ...['No two rows have', 'Two columns have', 'No two 2x2 squares have'].map(
    (start): readonly [string, string, RegExp] => [
      S,
      `${start} the same number of red and blue tiles.`,
      /may liken the colours in each of these/,
    ],
  ),
];

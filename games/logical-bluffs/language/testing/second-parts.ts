import type { Seen } from './truths';

// Statements whose second part leaves out words of the first one: what has to be so, or each way in which it can be meant,
// worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'B2 C2 B3 C3 B4 C4';

const nth = (lines: Seen['rows'], i: number): Line => lines[i] ?? [];
const none = (x: Seen, colour: string, line: Line) => x.n(colour, line) === 0;
const many = (lines: Seen['rows'], is: (line: Line) => boolean) => lines.filter(is).length;
const all = (x: Seen, colour: string, line: Line) => x.n(colour, line) === line.length;
const lit = (x: Seen, colour: string, lines: Seen['rows']) => many(lines, (line) => !none(x, colour, line));
const greens = (x: Seen) => x.cs.filter((cell) => x.is(cell, 'green'));
const near = (x: Seen, cell: Seen['cs'][number], colour: string) =>
  x.nb(cell, x.adj).some((other) => x.is(other, colour));

export const secondOneWay: readonly (readonly [string, string, Way])[] = [
  // what the other row lacks too
  [
    S,
    'Row 2 lacks green and row 1 yellow.',
    (x) => none(x, 'green', nth(x.rows, 1)) && none(x, 'yellow', nth(x.rows, 0)),
  ],
  [S, 'Row 2 is lacking green, row 1 red.', (x) => none(x, 'green', nth(x.rows, 1)) && none(x, 'red', nth(x.rows, 0))],
  [
    S,
    'The left column lacks green or the bottom row blue tiles.',
    (x) => none(x, 'green', nth(x.cols, 0)) || none(x, 'blue', nth(x.rows, 1)),
  ],
  [
    T,
    'Row 2 lacks red, row 3 blue and row 4 green.',
    (x) => ['red', 'blue', 'green'].every((colour, i) => none(x, colour, nth(x.rows, i))),
  ],
  [
    S,
    'Some column lacks green and some row yellow.',
    (x) => x.cols.some((line) => none(x, 'green', line)) && x.rows.some((line) => none(x, 'yellow', line)),
  ],
  [
    S,
    'Column B lacks yellow and row 1 has green.',
    (x) => none(x, 'yellow', nth(x.cols, 1)) && !none(x, 'green', nth(x.rows, 0)),
  ],
  // only what the other row has, too
  [
    S,
    'Row 2 has only green and row 1 yellow.',
    (x) => all(x, 'green', nth(x.rows, 1)) && all(x, 'yellow', nth(x.rows, 0)),
  ],
  [
    S,
    'The top row contains nothing but green or the bottom row red tiles.',
    (x) => all(x, 'green', nth(x.rows, 0)) || all(x, 'red', nth(x.rows, 1)),
  ],
  [
    T,
    'Column B only has blue tiles, column C green tiles.',
    (x) => all(x, 'blue', nth(x.cols, 0)) && all(x, 'green', nth(x.cols, 1)),
  ],
  [S, 'Row 2 has just blue and row 1 red.', (x) => all(x, 'blue', nth(x.rows, 1)) && all(x, 'red', nth(x.rows, 0))],
  // a row, and a column
  [
    S,
    'Some row and column are all green.',
    (x) => x.rows.some((line) => all(x, 'green', line)) && x.cols.some((line) => all(x, 'green', line)),
  ],
  [
    S,
    'There is a row and column with no yellow.',
    (x) => x.rows.some((line) => none(x, 'yellow', line)) && x.cols.some((line) => none(x, 'yellow', line)),
  ],
  [
    T,
    'Exactly one row and column contains green.',
    (x) =>
      many(x.rows, (line) => !none(x, 'green', line)) === 1 && many(x.cols, (line) => !none(x, 'green', line)) === 1,
  ],
  [
    T,
    'Most rows and columns contain blue.',
    (x) =>
      2 * many(x.rows, (line) => !none(x, 'blue', line)) > x.rows.length &&
      2 * many(x.cols, (line) => !none(x, 'blue', line)) > x.cols.length,
  ],
  [S, 'Every row and column has a blue tile.', (x) => [...x.rows, ...x.cols].every((line) => !none(x, 'blue', line))],
  // "both" of two
  [S, 'The rows both have green.', (x) => x.rows.every((line) => !none(x, 'green', line))],
  [
    'A1 B1 A2 B2',
    'A1 and A2 are both green, the other two are both red.',
    (x) => all(x, 'green', ['A1', 'A2']) && all(x, 'red', ['B1', 'B2']),
  ],
  ['A1 B1 C1', 'A1 is green and B1 and C1 both match.', (x) => x.is('A1', 'green') && x.distinct(['B1', 'C1']) === 1],
];

export const secondTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    S,
    'Row 2 lacks green but row 1 red.',
    [
      (x) => none(x, 'green', nth(x.rows, 1)) && none(x, 'red', nth(x.rows, 0)),
      (x) => none(x, 'green', nth(x.rows, 1)) && !none(x, 'red', nth(x.rows, 0)),
    ],
  ],
  [
    S,
    'Row 2 has only green but row 1 red.',
    [
      (x) => all(x, 'green', nth(x.rows, 1)) && all(x, 'red', nth(x.rows, 0)),
      (x) => all(x, 'green', nth(x.rows, 1)) && !none(x, 'red', nth(x.rows, 0)),
    ],
  ],
  // a bound of both
  [
    T,
    'Green appears in exactly one row and one column.',
    [
      (x) => lit(x, 'green', x.rows) === 1 && lit(x, 'green', x.cols) === 1,
      (x) => lit(x, 'green', x.rows) === 1 && lit(x, 'green', x.cols) >= 1,
    ],
  ],
  [
    T,
    'Yellow appears in at most two rows and one column.',
    [
      (x) => lit(x, 'yellow', x.rows) <= 2 && lit(x, 'yellow', x.cols) <= 1,
      (x) => lit(x, 'yellow', x.rows) <= 2 && lit(x, 'yellow', x.cols) >= 1,
    ],
  ],
  // what is not so
  ...['green next to yellow, not red', 'There is a green tile beside a yellow one, but not a red one.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      S,
      text,
      [
        (x) => greens(x).some((cell) => near(x, cell, 'yellow') && !near(x, cell, 'red')),
        (x) => greens(x).some((cell) => near(x, cell, 'yellow')) && x.R === 0,
      ],
    ],
  ),
  ...['More green than yellow, not red.', 'more green than yellow and not red'].map(
    (text): readonly [string, string, readonly Way[]] => [
      S,
      text,
      [(x) => x.G > x.Y && x.G <= x.R, (x) => x.G > x.Y && x.R === 0],
    ],
  ),
];

const ofTwo = /“Both” is said of two tiles, lines or colours, and here/;

/** Refused, with a word of the reason. */
export const secondUnsaid: readonly (readonly [string, string, RegExp])[] = [
  ['A1 B1 A2 B2', 'The tiles are both green.', ofTwo],
  [S, 'The tiles in row 2 are both blue or A1 is red.', ofTwo],
  [S, 'The columns both contain yellow.', ofTwo],
  [S, 'They are both green.', ofTwo],
  [S, 'Four tiles both are blue.', ofTwo],
  ['A1 A2 A3 B3', 'The corners are both green.', ofTwo],
  [S, 'Every green tile is both adjacent to red.', ofTwo],
  [S, 'Both tiles in row 2 are blue and row 1 has green.', ofTwo],
  [S, 'Both A1, B2 and C1 are green or row 2 has blue.', ofTwo],
  [S, 'Columns A, B and C both have green.', ofTwo],
  [S, 'Red, green and yellow are both present.', ofTwo],
  [S, 'There are 3,5 green tiles.', /“3,5” may be a fraction/],
  [S, '1,5 of the tiles are blue.', /“1,5” may be a fraction/],
  ['A1 B1', 'Not A1 and B1 is green.', /“Not A1 and B1” may be/],
  ['A1 B1', 'Not B1, A1 is blue.', /“Not B1 and A1” may be/],
  [S, 'A row and column are all green or A1 is blue.', /“Row and column” may be/],
  [S, 'It is not true that green appears in exactly one row and one column.', /“Exactly one” may go for both/],
  [S, 'No green next to red, not blue.', /“Not blue” may be/],
  [S, 'two greens adjacent, not red', /“Not red” may be/],
  ['A1 B1', 'A1 must be green and B1 must be red.', /not what must be/],
  ['A1 B1', 'A1 would be blue if B1 were red.', /not what would be/],
  ['A1 B1 C1 A2 B2', 'There must be at least two reds.', /not what must be/],
  ['A1 B1 C1 A2 B2', 'There should be exactly two reds.', /not what should be/],
  ['A1 B1 A2 B2', 'It must be that two tiles match.', /not what must be/],
];

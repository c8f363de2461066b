import type { Seen } from './truths';

// Statements whose second part leaves out words of the first one: what has to be so, or each way in which it can be meant,
// worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'B2 C2 B3 C3 B4 C4';

const nth = (lines: Seen['rows'], i: number): Line => lines[i] ?? [];
const none = (x: Seen, colour: string, line: Line) => x.n(colour, line) === 0;
const all = (x: Seen, colour: string, line: Line) => x.n(colour, line) === line.length;

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
];

import type { Seen } from './truths';

// What may be so of several by themselves, or of all of them together, and what is said of one of two: what has to be so, or
// each way in which it can be meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const every = (lines: readonly Line[], is: (line: Line) => boolean) => lines.every(is);
const num = (lines: readonly Line[], is: (line: Line) => boolean) => lines.filter(is).length;

const S = 'A1 B1 C1 A2 B2 C2';
const W = 'A1 B1 A2 B2';

const reds = (x: Seen, least: number) => (line: Line) => x.n('red', line) >= least;

export const togetherOneWay: readonly (readonly [string, string, Way])[] = [
  // "between them", "in total": all together
  [S, 'The rows have exactly three red tiles between them.', (x) => x.R === 3],
  [S, 'Both rows have exactly three red tiles between them.', (x) => x.R === 3],
  [S, 'Between them, the rows have exactly three red tiles.', (x) => x.R === 3],
  [S, 'The columns have two red tiles between them.', (x) => x.R >= 2],
  [S, 'The rows have exactly four red tiles in total.', (x) => x.R === 4],
  [S, 'The rows have exactly four red tiles altogether.', (x) => x.R === 4],
  [S, 'Columns A, B and C have exactly two red tiles between them.', (x) => x.R === 2],
  [S, 'Rows 1 and 2 have at most two red tiles between them.', (x) => x.R <= 2],
  [S, 'Fewer tiles are red than are blue or green.', (x) => x.R < x.B + x.G],
  // of each
  [S, 'Both rows have two red tiles.', (x) => every(x.rows, reds(x, 2))],
  [S, 'The rows have two red tiles each.', (x) => every(x.rows, reds(x, 2))],
  [S, 'The rows have a red tile.', (x) => every(x.rows, reds(x, 1))],
];

const sum = (x: Seen) => x.R + x.B;

export const togetherTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  // rows that have so many: each, or together
  ...['The rows have two red tiles.', 'The two rows have two red tiles.'].map(
    (text): readonly [string, string, readonly Way[]] => [S, text, [(x) => every(x.rows, reds(x, 2)), (x) => x.R >= 2]],
  ),
  [
    S,
    'The three columns have exactly two red tiles.',
    [(x) => every(x.cols, (k) => x.n('red', k) === 2), (x) => x.R === 2],
  ],
  // one of two colours, or both together
  ...['Red or blue is more common than green.', 'Either red or blue is more common than green.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      S,
      text,
      [(x) => sum(x) > x.G, (x) => Math.max(x.R, x.B) > x.G],
    ],
  ),
  [S, 'Red or blue outnumbers green.', [(x) => sum(x) > x.G, (x) => Math.max(x.R, x.B) > x.G]],
  [S, 'Red or blue appears more often than green.', [(x) => sum(x) > x.G, (x) => Math.max(x.R, x.B) > x.G]],
  [S, 'Red or blue appears at least as often as green.', [(x) => sum(x) >= x.G, (x) => Math.max(x.R, x.B) >= x.G]],
  [S, 'Red or blue is as common as green.', [(x) => sum(x) === x.G, (x) => x.R === x.G || x.B === x.G]],
  [S, 'Red or blue is less common than green.', [(x) => sum(x) < x.G, (x) => Math.min(x.R, x.B) < x.G]],
  ...[S, W].map((tiles): readonly [string, string, readonly Way[]] => [
    tiles,
    'More tiles are red than blue or green.',
    [(x) => x.R > x.B + x.G, (x) => x.R > Math.max(x.B, x.G), (x) => x.R > Math.min(x.B, x.G)],
  ]),
  [
    S,
    'Fewer tiles are red than blue or green.',
    [(x) => x.R < x.B + x.G, (x) => x.R < Math.min(x.B, x.G), (x) => x.R < Math.max(x.B, x.G)],
  ],
  [
    S,
    'As many tiles are red as blue or green.',
    [(x) => x.R === x.B + x.G, (x) => x.R === x.B && x.R === x.G, (x) => x.R === x.B || x.R === x.G],
  ],
  // the word of the first number may go for the second one
  [
    S,
    'At most one row and one column have two red tiles.',
    [
      (x) => num(x.rows, reds(x, 2)) <= 1 && num(x.cols, reds(x, 2)) >= 1,
      (x) => num(x.rows, reds(x, 2)) <= 1 && num(x.cols, reds(x, 2)) <= 1,
    ],
  ],
  [
    S,
    'Fewer than two rows and two columns have a red tile.',
    [
      (x) => num(x.rows, reds(x, 1)) < 2 && num(x.cols, reds(x, 1)) >= 2,
      (x) => num(x.rows, reds(x, 1)) < 2 && num(x.cols, reds(x, 1)) < 2,
    ],
  ],
];

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

const has = (x: Seen, colour: string) => (line: Line) => x.n(colour, line) > 0;
const plainColours = ['red', 'blue', 'green', 'yellow'];
const appears = (x: Seen, cells: Line) => plainColours.filter((colour) => x.n(colour, cells) > 0);
const [one, two] = [
  ['A1', 'B1', 'C1'],
  ['A2', 'B2', 'C2'],
];
const otherThanRed = (x: Seen) => x.B === 1 && x.G === 1 && x.Y === 1;
const matches = (x: Seen, a: string, ...others: string[]) => others.some((other) => x.same(a, other));

/** Said without the words that would make it plain: whole sentences. */
export const ofEachOneWay: readonly (readonly [string, string, Way])[] = [
  [S, 'A tile is red and another tile is red.', (x) => x.R >= 2],
  [S, 'A tile is red and another is blue.', (x) => x.R >= 1 && x.B >= 1],
  [S, 'Two tiles are red and another is blue.', (x) => x.R >= 2 && x.B >= 1],
  [S, 'Two tiles are red and another tile is red.', (x) => x.R >= 3],
  [S, 'Neither one nor three tiles are red.', (x) => x.R !== 1 && x.R !== 3],
  [W, 'Neither one nor two tiles are red.', (x) => x.R !== 1 && x.R !== 2],
  [
    W,
    'Only A1 does not match a neighbour.',
    (x) => x.cs.every((cell) => (cell === 'A1') === !matches(x, cell, ...x.nb(cell, x.adj))),
  ],
  ['A1 B1 C1', 'A1 is not red unless B1 or C1 is.', (x) => !x.is('A1', 'red') || x.R >= 2],
  ['A1 B1 C1', 'Not any of A1, B1 and C1 is red.', (x) => x.R === 0],
  [W, 'A1 and A2 do not match B1 or B2.', (x) => !matches(x, 'A1', 'B1', 'B2') && !matches(x, 'A2', 'B1', 'B2')],
  [W, 'Every colour except red appears exactly once.', otherThanRed],
  [S, 'Every colour except red appears exactly once.', otherThanRed],
  [S, 'Exactly two tiles in each row are red.', (x) => every(x.rows, (k) => x.n('red', k) === 2)],
  [S, 'No tile in any row is red.', (x) => x.R === 0],
  [S, 'A red tile is in each row.', (x) => every(x.rows, has(x, 'red'))],
  [
    S,
    'Every row contains red or blue but not both.',
    (x) => every(x.rows, (k) => has(x, 'red')(k) !== has(x, 'blue')(k)),
  ],
  [S, 'There are red tiles in row 1 but not in row 2.', (x) => x.n('red', one) > 0 && x.n('red', two) === 0],
  [S, 'Columns do not all contain a red tile.', (x) => !every(x.cols, has(x, 'red'))],
  [
    S,
    'No colours appear in row 1 but not in row 2.',
    (x) => appears(x, one ?? []).every((colour) => x.n(colour, two) > 0),
  ],
  ...['the other blue', 'the other is blue'].map((rest): readonly [string, string, Way] => [
    S,
    `In each column one tile is red and ${rest}.`,
    (x) => every(x.cols, (k) => has(x, 'red')(k) && has(x, 'blue')(k)),
  ]),
  ['A1 B1', 'Either A1 and B1 are both red or neither is.', (x) => x.R !== 1],
  [W, 'All tiles match or none do.', (x) => x.distinct() === 1 || x.distinct() === 4],
  [W, 'No tiles match.', (x) => x.distinct() === 4],
];

/** What echoes say: in plain words, and no more than is said. */
export const echoes: readonly (readonly [string, string, string])[] = [
  [S, 'Every colour except red appears exactly once.', 'Every colour other than red appears exactly once.'],
  [
    'A1 B1 C1',
    'A1 and B1 match, and one matches C1.',
    'A1 and B1 are the same colour and at least one of A1 and B1 is the same colour as C1.',
  ],
  [
    W,
    "Some tile in row 1 doesn't match every tile in row 2.",
    'There is at least one tile in row 1 that is a different colour from at least one other tile in row 2.',
  ],
  ['A1 B1 C1', 'A1 matches neither B1 nor C1.', 'A1 is the same colour as neither B1 nor C1.'],
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

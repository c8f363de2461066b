import type { Seen } from './truths';

// Statements that careful people take in more than one way, and all the ways in which they do, worked out by hand on the
// colours themselves: each of them is offered, and no other.

type Way = (x: Seen) => unknown;
type Cells = readonly string[];

const some = <T>(things: readonly T[], is: (thing: T) => unknown) => things.some((thing) => Boolean(is(thing)));
const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'B2 C2 B3 C3 B4 C4';
const Q = 'B2 C2 B3 C3';

const of = (x: Seen, colour: string): Cells => x.cs.filter((cell) => x.is(cell, colour));
const near = (x: Seen, cell: string, colour: string) => num(x.nb(cell, x.adj), (other) => x.is(other, colour));
const isNear = (x: Seen, a: string, b: string) => x.nb(a, x.adj).includes(b as never);

/** So many of the one colour touch all of the other; each of the other touches so many of the one. */
const oneToAll = (x: Seen, is: (n: number) => boolean, [one, other]: Cells = ['blue', 'red']) =>
  is(num(of(x, one ?? ''), (a) => every(of(x, other ?? ''), (b) => a !== b && isNear(x, a, b))));
const oneToEach = (x: Seen, is: (n: number) => boolean, [one, other]: Cells = ['blue', 'red']) =>
  every(of(x, other ?? ''), (b) => is(near(x, b, one ?? '')));
const any = (n: number) => n > 0;
const two = (n: number) => n === 2;

const inNo = (lines: readonly Cells[], x: Seen) => every(lines, (k) => x.n('red', k) === 0);
const notInEach = (lines: readonly Cells[], x: Seen) => some(lines, (k) => x.n('red', k) === 0);

const reds = (x: Seen, among?: Cells) => x.n('red', among);
const blues = (x: Seen, among?: Cells) => x.n('blue', among);

const besides = (x: Seen) => some(x.ortho, ([a, b]) => x.is(a, 'red') && x.is(b, 'red'));
const inOneRow = (x: Seen) => some(x.rows, (k) => reds(x, k) >= 2);

const hasMostReds = (x: Seen): Cells[] =>
  x.rows.filter((k) => every(x.rows, (other) => other === k || reds(x, k) > reds(x, other)));
const below = (cell: string): string => `${cell[0]}${Number(cell[1]) + 1}`;
const hasBelow = (x: Seen, cell: string): boolean => (x.cs as Cells).includes(below(cell));

const has = (x: Seen, k: Cells | undefined) => reds(x, k) + blues(x, k) > 0;

/** The subset, the sentence, and whether it holds each way. */
export const twoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  // what is denied, and of which rows
  ...[
    "There isn't a red tile in every column.",
    'There is no red tile in each column.',
    'No reds in every column.',
    'There are not any red tiles in all columns.',
  ].map((text): [string, string, Way[]] => [S, text, [(x) => inNo(x.cols, x), (x) => notInEach(x.cols, x)]]),
  [S, 'There is no red tile in both rows.', [(x) => inNo(x.rows, x), (x) => notInEach(x.rows, x)]],
  [
    T,
    'There is no red tile in exactly one row.',
    [(x) => num(x.rows, (k) => !reds(x, k)) === 1, (x) => num(x.rows, (k) => reds(x, k)) !== 1],
  ],
  [
    S,
    "Red doesn't outnumber blue in every row.",
    [(x) => every(x.rows, (k) => reds(x, k) <= blues(x, k)), (x) => some(x.rows, (k) => reds(x, k) <= blues(x, k))],
  ],
  [
    S,
    'There is at most one red tile in a column.',
    [(x) => some(x.cols, (k) => reds(x, k) <= 1), (x) => every(x.cols, (k) => reds(x, k) <= 1)],
  ],
  [
    S,
    'Every column with a red tile has not a blue tile.',
    [(x) => every(x.cols, (k) => !reds(x, k) || !blues(x, k)), (x) => some(x.cols, (k) => reds(x, k) && !blues(x, k))],
  ],
  // one for all of them, or one for each
  ...[
    'There is a blue tile next to every red tile.',
    'A blue tile is next to every red tile.',
    'At least one blue tile is adjacent to each red tile.',
    'a blue next to all reds',
  ].map((text): [string, string, Way[]] => [S, text, [(x) => oneToAll(x, any), (x) => oneToEach(x, any)]]),
  [S, 'Exactly two blue tiles are next to every red tile.', [(x) => oneToAll(x, two), (x) => oneToEach(x, two)]],
  [S, 'There is no blue tile next to every red tile.', [(x) => !oneToAll(x, any), (x) => !oneToEach(x, any)]],
  // a place that one side of a comparison names
  ...[
    'There are more edge tiles that are red than blue.',
    'There are more red edge tiles than blue.',
    'Red edge tiles outnumber blue tiles.',
  ].map((text): [string, string, Way[]] => [
    'B1 A2 B2 C2 B3',
    text,
    [(x) => reds(x, ['B1', 'A2']) > blues(x), (x) => reds(x, ['B1', 'A2']) > blues(x, ['B1', 'A2'])],
  ]),
  [
    S,
    'There are more reds in the top row than blues.',
    [(x) => reds(x, x.rows[0]) > blues(x), (x) => reds(x, x.rows[0]) > blues(x, x.rows[0])],
  ],
  [
    S,
    'There are as many reds in the top row as blue tiles.',
    [(x) => reds(x, x.rows[0]) === blues(x), (x) => reds(x, x.rows[0]) === blues(x, x.rows[0])],
  ],
  [
    S,
    'There are more reds than blues next to a green tile.',
    [
      (x) => reds(x) > num(of(x, 'blue'), (cell) => near(x, cell, 'green')),
      (x) => num(of(x, 'red'), (cell) => near(x, cell, 'green')) > num(of(x, 'blue'), (cell) => near(x, cell, 'green')),
    ],
  ],
  ...['There are more reds than blues or greens.', 'Red outnumbers blue or green.'].map(
    (text): [string, string, Way[]] => [
      S,
      text,
      [(x) => x.R > x.B + x.G, (x) => x.R > x.B && x.R > x.G, (x) => x.R > x.B || x.R > x.G],
    ],
  ),
  [
    'B1 A2 B2 C2 B3',
    'There are more red edge tiles than any other colour.',
    [
      (x) => every(['blue', 'green', 'yellow'], (c) => reds(x, ['B1', 'A2']) > x.n(c)),
      (x) => every(['blue', 'green', 'yellow'], (c) => reds(x, ['B1', 'A2']) > x.n(c, ['B1', 'A2'])),
    ],
  ],
  // what else may be there
  ...['The tiles are red and blue.', 'The subset consists of red and blue tiles.'].map(
    (text): [string, string, Way[]] => [S, text, [(x) => x.R + x.B === x.N, (x) => x.R + x.B === x.N && x.R && x.B]],
  ),
  [
    S,
    'Only the top row is red.',
    [
      (x) => reds(x, x.rows[0]) === 3 && reds(x, x.rows[1]) < 3,
      (x) => reds(x, x.rows[0]) === 3 && !reds(x, x.rows[1]),
      (x) => !reds(x, x.rows[1]),
    ],
  ],
  // in a row
  ...['There are two reds in a row.', 'two reds in a row', 'Two red tiles are in a row.'].map(
    (text): [string, string, Way[]] => [S, text, [besides, inOneRow]],
  ),
  ...['No two red tiles are in a row.', 'There are no two reds in a row.', 'No two red tiles in a row.'].map(
    (text): [string, string, Way[]] => [S, text, [(x) => !besides(x), (x) => !inOneRow(x)]],
  ),
  // the diagonals, each or both
  [
    Q,
    'The diagonals match.',
    [
      (x) => x.same('B2', 'C3') && x.same('C2', 'B3'),
      (x) => (x.same('B2', 'C2') && x.same('B3', 'C3')) || (x.same('B2', 'B3') && x.same('C2', 'C3')),
    ],
  ],
  [
    Q,
    'The diagonals are different.',
    [
      (x) => !x.same('B2', 'C3') && !x.same('C2', 'B3'),
      (x) => !((x.same('B2', 'C2') && x.same('B3', 'C3')) || (x.same('B2', 'B3') && x.same('C2', 'C3'))),
    ],
  ],
  ...['Every row or column has a red tile.', 'Red appears in every row or column.'].map(
    (text): [string, string, Way[]] => [
      S,
      text,
      [
        (x) => every([...x.rows, ...x.cols], (k) => reds(x, k)),
        (x) => every(x.rows, (k) => reds(x, k)) || every(x.cols, (k) => reds(x, k)),
      ],
    ],
  ),
  // several likened to several
  [
    S,
    'A1, B1 and C1 are not all the same colour as A2, B2 and C2.',
    [(x) => x.distinct() > 1, (x) => !(x.same('A1', 'A2') && x.same('B1', 'B2') && x.same('C1', 'C2'))],
  ],
  [
    Q,
    'B2 and C2 are the same colour as B3 and C3.',
    [(x) => x.distinct() === 1, (x) => x.same('B2', 'B3') && x.same('C2', 'C3')],
  ],
  [
    Q,
    'B2 and C2 differ from B3 and C3.',
    [
      (x) => !x.same('B2', 'B3') && !x.same('C2', 'C3'),
      (x) => every(['B2', 'C2'], (a) => every(['B3', 'C3'], (b) => !x.same(a, b))),
    ],
  ],
  [
    S,
    'Every colour appears once or A1 is red.',
    [
      (x) => every(x.counts, (n) => n > 0) || x.is('A1', 'red'),
      (x) => every(x.counts, (n) => n === 1) || x.is('A1', 'red'),
    ],
  ],
  ...['Exactly two tiles match.', 'Only two share a colour.', 'There are exactly two same-colour tiles.'].map(
    (text): [string, string, Way[]] => [
      Q,
      text,
      [(x) => some(x.counts, (n) => n === 2), (x) => some(x.counts, (n) => n === 2) && x.distinct() === 3],
    ],
  ),
  ...['There are three of the same colour in a row.', 'Three of the same colour in a row.'].map(
    (text): [string, string, Way[]] => [
      'A1 B1 C1 A2 B2 C2 A3',
      text,
      [
        (x) => some(x.rows, (k) => some(['red', 'blue', 'green', 'yellow'], (c) => x.n(c, k) >= 3)),
        (x) =>
          some(
            [
              ['A1', 'B1', 'C1'],
              ['A2', 'B2', 'C2'],
              ['A1', 'A2', 'A3'],
            ],
            (k) => x.distinct(k) === 1,
          ),
      ],
    ],
  ),
  [
    'B1 B2 C2 C3 C4',
    'The centre tiles are all the same colour, and so are the edge tiles.',
    [
      (x) => x.same('B2', 'C2') && x.same('C2', 'C3') && x.same('B1', 'C4'),
      (x) => x.cs.every((cell) => x.same('B1', cell)),
    ],
  ],
  [
    S,
    'The rows have the same colours.',
    [
      (x) => every(['red', 'blue', 'green', 'yellow'], (c) => !x.n(c, x.rows[0]) === !x.n(c, x.rows[1])),
      (x) => x.same('A1', 'A2') && x.same('B1', 'B2') && x.same('C1', 'C2'),
    ],
  ],
  [Q, 'All tiles are not different.', [(x) => x.distinct() < 4, (x) => x.distinct() === 1]],
  // "not as many" is fewer, or just not as many
  ...[
    'Red is not as common as blue.',
    'There are not as many reds as blues.',
    'Red does not appear as often as blue.',
    'not as many reds as blues',
  ].map((text): [string, string, Way[]] => [S, text, [(x) => x.R !== x.B, (x) => x.R < x.B]]),
  [
    S,
    'The top row does not have as many reds as blues.',
    [(x) => reds(x, x.rows[0]) !== blues(x, x.rows[0]), (x) => reds(x, x.rows[0]) < blues(x, x.rows[0])],
  ],
  [S, 'Red is not twice as common as blue.', [(x) => x.R !== 2 * x.B, (x) => x.R < 2 * x.B]],
  // a word for one number, or for the next one as well
  ...[
    'A red tile is adjacent to at most one blue and one green tile.',
    'A red tile is adjacent to at most one blue and one green.',
    'A red tile has at most one blue neighbour and one green neighbour.',
  ].map((text): [string, string, Way[]] => [
    S,
    text,
    [
      (x) => some(of(x, 'red'), (cell) => near(x, cell, 'blue') <= 1 && near(x, cell, 'green') >= 1),
      (x) => some(of(x, 'red'), (cell) => near(x, cell, 'blue') <= 1 && near(x, cell, 'green') <= 1),
    ],
  ]),
  ...[
    'Exactly two tiles are red and one tile is blue.',
    'There are exactly two red tiles and there is one blue tile.',
    'Exactly two tiles are red, and one tile is blue.',
  ].map((text): [string, string, Way[]] => [S, text, [(x) => x.R === 2 && x.B >= 1, (x) => x.R === 2 && x.B === 1]]),
  // a bare number of what only so many have
  [
    S,
    'Exactly one colour appears twice.',
    [(x) => num(x.counts, (n) => n >= 2) === 1, (x) => num(x.counts, (n) => n === 2) === 1],
  ],
  [
    S,
    'At most one colour appears on two tiles.',
    [(x) => num(x.counts, (n) => n >= 2) < 2, (x) => num(x.counts, (n) => n === 2) < 2],
  ],
  // what is said in every row, and what may be said besides
  [
    S,
    'In every row there is a red tile and there is exactly one blue tile.',
    [
      (x) => every(x.rows, (k) => reds(x, k) && blues(x, k) === 1),
      (x) => every(x.rows, (k) => reds(x, k)) && x.B === 1,
    ],
  ],
  // the others: of the same part, or of all
  [
    S,
    'Exactly one tile in the top row is red and exactly one of the others is blue.',
    [(x) => reds(x, x.rows[0]) === 1 && x.B === 1, (x) => reds(x, x.rows[0]) === 1 && blues(x, x.rows[0]) === 1],
  ],
  [
    T,
    'The top row has more red tiles than the other rows.',
    [
      (x) => reds(x, x.rows[0]) > reds(x, x.rows[1]) + reds(x, x.rows[2]),
      (x) => reds(x, x.rows[0]) > reds(x, x.rows[1]) && reds(x, x.rows[0]) > reds(x, x.rows[2]),
    ],
  ],
  [
    T,
    'No row has more red tiles than any other row.',
    [(x) => hasMostReds(x).length === 0, (x) => every(x.rows, (k) => reds(x, k) === reds(x, x.rows[0]))],
  ],
  // "a tile that": some such tile, or each
  [
    Q,
    'A tile whose orthogonal neighbours are all red is blue.',
    [
      (x) => some(of(x, 'blue'), (cell) => every(x.nb(cell, x.ortho), (other) => x.is(other, 'red'))),
      (x) => every(x.cs, (cell) => x.is(cell, 'blue') || some(x.nb(cell, x.ortho), (other) => !x.is(other, 'red'))),
    ],
  ],
  [
    Q,
    'A tile with a red neighbour and a blue neighbour is green.',
    [
      (x) => some(of(x, 'green'), (cell) => near(x, cell, 'red') && near(x, cell, 'blue')),
      (x) => every(x.cs, (cell) => x.is(cell, 'green') || !near(x, cell, 'red') || !near(x, cell, 'blue')),
    ],
  ],
  [
    S,
    'One tile in the top row is red and one is blue.',
    [(x) => reds(x, x.rows[0]) && blues(x, x.rows[0]), (x) => reds(x, x.rows[0]) && x.B],
  ],
  // the tile below one that has none
  [
    T,
    'Every red tile matches the one below.',
    [
      (x) => every(of(x, 'red'), (cell) => !hasBelow(x, cell) || x.is(below(cell), 'red')),
      (x) => every(of(x, 'red'), (cell) => hasBelow(x, cell) && x.is(below(cell), 'red')),
    ],
  ],
];

/** What is said in one way after all, though it stands close to what is not. */
export const oneWay: readonly (readonly [string, string, Way])[] = [
  [S, "There isn't a red tile in any column.", (x) => x.R === 0],
  [S, 'There is no red tile in row 1 or row 2.', (x) => x.R === 0],
  [S, 'Not every column has a red tile.', (x) => notInEach(x.cols, x)],
  [S, 'There is a blue tile that is next to every red tile.', (x) => oneToAll(x, any)],
  [S, 'Next to every red tile there is a blue tile.', (x) => oneToEach(x, any)],
  [S, 'Every row and column has a red tile.', (x) => every([...x.rows, ...x.cols], (k) => reds(x, k))],
  [S, 'No row or column has two reds.', (x) => every([...x.rows, ...x.cols], (k) => reds(x, k) < 2)],
  [S, 'Red is not exactly as common as blue.', (x) => x.R !== x.B],
  [S, 'One row has two reds and the other does not.', (x) => num(x.rows, (k) => reds(x, k) >= 2) === 1],
  [T, 'One row has more red tiles than each of the others.', (x) => hasMostReds(x).length === 1],
  [T, 'The top row has more red tiles than any other.', (x) => hasMostReds(x)[0]?.[0] === 'B2'],
  [T, 'Each tile matches the one below.', (x) => every(x.cols, (k) => x.distinct(k) === 1)],
  [
    Q,
    'Exactly one of B2 and C2 and exactly one of the others are red.',
    (x) => reds(x, x.rows[0]) === 1 && reds(x, x.rows[1]) === 1,
  ],
  [Q, 'One of B2 and C2 is red and one of B3, C3 blue.', (x) => reds(x, x.rows[0]) && blues(x, x.rows[1])],
  // what the first one has not, and the other has
  [S, "Row 1 doesn't have a red or a blue tile but row 2 does.", (x) => has(x, x.rows[1]) && !has(x, x.rows[0])],
  [S, 'Row 1 has no red tile but row 2 does.', (x) => !reds(x, x.rows[0]) && reds(x, x.rows[1])],
  [S, 'Row 1 has no red tile and neither does row 2.', (x) => x.R === 0],
  ['A1 B1', 'A1 has no red neighbour but B1 does.', (x) => x.is('A1', 'red') && !x.is('B1', 'red')],
  ['A1 B1', 'A1 has no red neighbour and neither does B1.', (x) => x.R === 0],
  ['A1 B1', 'A1 is neither red nor blue but B1 is.', (x) => !has(x, ['A1']) && has(x, ['B1'])],
  [
    S,
    'Fewer red tiles are in the top row than blue tiles in the bottom row.',
    (x) => reds(x, x.rows[0]) < blues(x, x.rows[1]),
  ],
  [S, "There isn't a red or a blue tile.", (x) => !x.R && !x.B],
  [S, 'Two tiles are red and two other tiles are blue.', (x) => x.R >= 2 && x.B >= 2],
  [S, 'A tile is red and another tile is blue.', (x) => x.R >= 1 && x.B >= 1],
  [S, 'Two tiles are red and the rest are blue.', (x) => x.R === 2 && x.B === 4],
  [S, 'A red tile is next to another red tile.', (x) => some(x.adj, ([a, b]) => x.is(a, 'red') && x.is(b, 'red'))],
  [S, 'More tiles in the top row are red than blue.', (x) => reds(x, x.rows[0]) > blues(x, x.rows[0])],
  [S, 'There are more red or blue tiles than green or yellow tiles.', (x) => x.R + x.B > x.G + x.Y],
  [S, 'A 1 is red or B 1, C-1, A 2, B 2 and C two match.', (x) => x.is('A1', 'red') || x.distinct(x.cs.slice(1)) === 1],
  [
    S,
    'A1 is red and so is B1, or 1 r and 1 b and 1 g',
    (x) => (x.is('A1', 'red') && x.is('B1', 'red')) || (x.R && x.B && x.G),
  ],
];

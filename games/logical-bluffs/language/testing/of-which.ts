import type { Seen } from './truths';

// What a second part speaks of that does not say so itself, or whose verb is left out: what has to be so, or each way in which
// it can be meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 A2 B2 A3 B3';
const row1 = ['A1', 'B1', 'C1'];

/** The tiles of a colour, and how many of them are next to one of another. */
const those = (x: Seen, colour: string, among: Line = x.cs) => among.filter((cell) => x.is(cell, colour));
const isBeside = (x: Seen, cell: string, colour: string, pairs = x.adj) =>
  x.nb(cell, pairs).some((other) => x.is(other, colour));
const beside = (x: Seen, colour: string, to: string, pairs = x.adj) =>
  num(those(x, colour), (cell) => isBeside(x, cell, to, pairs));
const allBeside = (x: Seen, colour: string, to: string, pairs = x.adj) => beside(x, colour, to, pairs) === x.n(colour);

const red = (x: Seen, row: number) => x.n('red', x.rows[row]);

export const ofWhichOneWay: readonly (readonly [string, string, Way])[] = [
  // "all", "none", "one" by themselves: of those that were spoken of
  [S, 'There are some reds but all are next to a blue.', (x) => x.R > 0 && allBeside(x, 'red', 'blue')],
  [T, 'There are exactly two reds and each is next to a blue.', (x) => x.R === 2 && allBeside(x, 'red', 'blue')],
  [
    S,
    'There are at most two reds, all orthogonally adjacent to a blue.',
    (x) => x.R <= 2 && allBeside(x, 'red', 'blue', x.ortho),
  ],
  [S, 'There are exactly three blues, all next to a red.', (x) => x.B === 3 && allBeside(x, 'blue', 'red')],
  [S, 'If there are reds, none is next to a blue.', (x) => beside(x, 'red', 'blue') === 0],
  [S, 'If there are reds, at least one is next to a blue.', (x) => x.R === 0 || beside(x, 'red', 'blue') > 0],
  [T, 'If two tiles are red, at least one is next to a blue.', (x) => x.R < 2 || beside(x, 'red', 'blue') > 0],
  [
    S,
    'Exactly two tiles are red and at least one is next to a blue.',
    (x) => x.R === 2 && beside(x, 'red', 'blue') > 0,
  ],
  [S, 'There are three reds, and two are next to a blue.', (x) => x.R >= 3 && beside(x, 'red', 'blue') >= 2],
  [S, 'There are exactly two reds, exactly one next to a blue.', (x) => x.R === 2 && beside(x, 'red', 'blue') === 1],
  [
    S,
    'There are exactly two reds, but only one is next to a blue.',
    (x) => x.R === 2 && beside(x, 'red', 'blue') === 1,
  ],
  [S, 'There are exactly two reds and not all are next to a blue.', (x) => x.R === 2 && beside(x, 'red', 'blue') < 2],
  [S, 'There are no reds or all are next to a blue.', (x) => allBeside(x, 'red', 'blue')],
  [
    S,
    'All reds are in row 1 and none is next to a blue.',
    (x) => x.n('red', row1) === x.R && !beside(x, 'red', 'blue'),
  ],
  [S, 'No red is in row 1 and all are next to a blue.', (x) => x.n('red', row1) === 0 && allBeside(x, 'red', 'blue')],
  [S, 'There is a red but none is next to a blue.', (x) => x.R > 0 && beside(x, 'red', 'blue') === 0],
  [
    S,
    'There are two reds, one in row 1 and one in row 2.',
    (x) => x.R >= 2 && x.n('red', row1) > 0 && x.n('red', row1) < x.R,
  ],
  [
    T,
    'Exactly two tiles are red, all are in column A and A1 is blue.',
    (x) => x.R === 2 && x.n('red', x.cols[0]) === 2 && x.is('A1', 'blue'),
  ],
  [
    T,
    'Exactly three tiles are red and two are adjacent.',
    (x) => x.R === 3 && x.adj.some(([a, b]) => x.is(a, 'red') && x.is(b, 'red')),
  ],
  [T, 'There are two reds and all are in different rows.', (x) => x.R >= 2 && every(x.rows, (k) => x.n('red', k) < 2)],
  // a tile differs only from a neighbour that is there
  [S, 'Some red tile is a different colour from the tile below it.', (x) => unlikeOn(x, 'red', [0, 1]) > 0],
  [S, 'Exactly one red tile differs from the tile below it.', (x) => unlikeOn(x, 'red', [0, 1]) === 1],
  [S, 'No red tile differs from the tile to its right.', (x) => unlikeOn(x, 'red', [1, 0]) === 0],
  [S, 'There is a red tile that is not the same colour as the one above.', (x) => unlikeOn(x, 'red', [0, -1]) > 0],
  [S, 'At most one tile is a different colour from the one below it.', (x) => unlikeOn(x, '', [0, 1]) <= 1],
  [S, 'No tile differs from the one below it.', (x) => unlikeOn(x, '', [0, 1]) === 0],
  [S, 'Some tile differs from the one below it.', (x) => unlikeOn(x, '', [0, 1]) > 0],
  [S, 'Some tile is not the same colour as the tile to its left.', (x) => unlikeOn(x, '', [-1, 0]) > 0],
  [S, 'Exactly two tiles are a different colour from the tile below.', (x) => unlikeOn(x, '', [0, 1]) === 2],
  [S, 'Every tile differs from the one to its right.', (x) => unlikeOn(x, '', [1, 0]) === 4],
  [T, 'Row 1 has more reds than both row 2 and row 3.', (x) => every([1, 2], (k) => red(x, 0) > red(x, k))],
  [
    T,
    'A2 has a red neighbour and B2 a blue one and A2 is green.',
    (x) => isBeside(x, 'A2', 'red') && isBeside(x, 'B2', 'blue') && x.is('A2', 'green'),
  ],
  [S, 'B1 has a red neighbour, B2 a blue one.', (x) => isBeside(x, 'B1', 'red') && isBeside(x, 'B2', 'blue')],
  [S, 'B1 is next to a red tile or B2 a green one.', (x) => isBeside(x, 'B1', 'red') || isBeside(x, 'B2', 'green')],
  // but of all the tiles where no others were spoken of, or where those are of another colour
  [S, 'Three tiles are red and none is blue.', (x) => x.R >= 3 && x.B === 0],
  [S, 'A1 is red and all match.', (x) => x.R === x.N],
  [
    S,
    'All are red or none is next to a blue.',
    (x) => x.R === x.N || num(x.cs, (cell) => isBeside(x, cell, 'blue')) === 0,
  ],
];

/** How many tiles of a colour (of any: '') have another one as their neighbour on that side, columns and rows away. */
const unlikeOn = (x: Seen, colour: string, [dx, dy]: readonly [number, number]) =>
  num(x.cs, (cell) => {
    const there = String.fromCharCode(cell.charCodeAt(0) + dx) + String(Number(cell.charAt(1)) + dy);
    return (colour === '' || x.is(cell, colour)) && x.cs.some((c) => c === there) && !x.same(cell, there);
  });

const besideOf = (x: Seen, colour: string, among: Line, to: string) =>
  num(those(x, colour, among), (cell) => isBeside(x, cell, to));

/** What "if one is red, the others ..." and the like come to: all but that one, or all but those. */
const trio = 'A1 B1 A2';
const square = 'A1 B1 A2 B2';
const justOne = (x: Seen, colour: string) => x.R === 0 || (x.R === 1 && x.n(colour) === x.N - 1);

export const othersOneWay: readonly (readonly [string, string, Way])[] = [
  ...['If there is a red tile, the other two are', 'When any tile is red, the others are'].map(
    (start): readonly [string, string, Way] => [trio, `${start} blue.`, (x) => justOne(x, 'blue')],
  ),
  ...['If one is red, both others are green.', 'If at least one is red, both others are green.'].map(
    (text): readonly [string, string, Way] => [trio, text, (x) => justOne(x, 'green')],
  ),
  [square, 'If two are red, the others are not.', (x) => x.R <= 2],
  ...[
    "If one is red, the others aren't.",
    'If one is red, none of the others is.',
    'If one is red, the rest are not red.',
    'If there is a red tile, there is no other red tile.',
    'If a tile is red, no other tile is red.',
  ].map((text): readonly [string, string, Way] => [trio, text, (x) => x.R <= 1]),
  [trio, 'If one is red, the others are red.', (x) => x.R === 0 || x.R === x.N],
  [trio, 'If exactly two are red then the others are blue.', (x) => x.R !== 2 || x.B === 1],
  [trio, 'One is red and the others are not.', (x) => x.R === 1],
  [
    trio,
    'If there is a red tile and a blue tile, the other is green.',
    (x) => x.R === 0 || x.B === 0 || (x.R === 1 && x.B === 1 && x.G === 1),
  ],
  [
    trio,
    'If A1 is red, then one tile is blue and the rest are green.',
    (x) => !x.is('A1', 'red') || (x.B === 1 && x.G === 1),
  ],
  [
    square,
    'A1 and B1 are both red and the others are not.',
    (x) => x.is('A1', 'red') && x.is('B1', 'red') && x.R === 2,
  ],
];

const onTop = (x: Seen) => x.n('red', ['A1', 'B1']) === 2;
const notAllBelow = (x: Seen) => x.n('red', ['A2', 'B2']) < 2;
const noneBelow = (x: Seen) => x.n('red', ['A2', 'B2']) === 0;

const withRed = (x: Seen, lines: readonly Line[]) => num(lines, (k) => x.n('red', k) > 0);
const allRed = (x: Seen, lines: readonly Line[]) => num(lines, (k) => x.n('red', k) === k.length);
const isBetween = (n: number, all: number) => n > 0 && n < all;
const blocks = 'B1 C1 B2 C2 B3 C3';
const isOneColour = (x: Seen, k: Line) => every(k, (cell) => x.same(cell, k[0] ?? ''));
const areUnlike = (x: Seen, k: Line) => every(k, (cell) => num(k, (other) => x.same(cell, other)) === 1);
const areUnlikeLines = (x: Seen, lines: readonly Line[]) =>
  every(lines, (k) => isOneColour(x, k)) &&
  areUnlike(
    x,
    lines.flatMap((k) => k.slice(0, 1)),
  );
const onlyNot = (x: Seen, cell: string) => every(x.cs, (each) => each === cell || x.is(each, 'red'));
const noneBut = (x: Seen, cell: string) => every(x.cs, (each) => each === cell || !x.is(each, 'red'));

/** "Some … others …": at least one so, and at least one so. "Each": every one by itself. */
export const someAndOthers: readonly (readonly [string, string, Way])[] = [
  [S, 'Some tiles are red and others are blue.', (x) => x.R > 0 && x.B > 0],
  [S, 'Some are red, others blue.', (x) => x.R > 0 && x.B > 0],
  [S, 'Some tiles are red, others are blue or green.', (x) => x.R > 0 && x.B + x.G > 0],
  [S, 'Some tiles are red, others are not.', (x) => isBetween(x.R, x.N)],
  [S, 'Some red tiles are in row 1 and others are in row 2.', (x) => x.n('red', row1) > 0 && x.n('red', row1) < x.R],
  [
    S,
    'Two red tiles are in row 1 and the others are green.',
    (x) => x.n('red', row1) === 2 && x.R === 2 && x.R + x.G === x.N,
  ],
  [S, "Some columns have a red tile, others don't.", (x) => isBetween(withRed(x, x.cols), x.cols.length)],
  ...['Row 1 and row 2 each have', 'Rows 1 and 2 each have', 'Row 1 and row 2 both have'].map(
    (start): readonly [string, string, Way] => [
      blocks,
      `${start} more reds than row 3.`,
      (x) => every([0, 1], (k) => red(x, k) > red(x, 2)),
    ],
  ),
];

export const othersTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  // so many at least, and no more of them than were picked or all that there are; or just so many
  [trio, 'If one is red, the other two are blue.', [(x) => justOne(x, 'blue'), (x) => x.R !== 1 || x.B === 2]],
  [
    square,
    'If two tiles are red, the other two are blue.',
    [(x) => x.R < 2 || (x.R === 2 && x.B === 2), (x) => x.R !== 2 || x.B === 2],
  ],
  ...[
    'If two tiles are red, the others are blue.',
    'If two tiles are red, then the rest are blue.',
    'If there are two red tiles, the other tiles are blue.',
  ].map((text): readonly [string, string, readonly Way[]] => [
    square,
    text,
    [(x) => x.R < 2 || x.R + x.B === 4, (x) => x.R < 2 || (x.R === 2 && x.B === 2), (x) => x.R !== 2 || x.B === 2],
  ]),
  [
    square,
    'If two tiles are red, none of the others is blue.',
    [(x) => x.R < 2 || x.B === 0, (x) => x.R !== 2 || x.B === 0],
  ],
  // where there are others, or where there may be none
  ...['Some tiles are red and the others are blue.', 'Some tiles are red, but all the rest are blue.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      trio,
      text,
      [(x) => x.R > 0 && x.R + x.B === x.N, (x) => x.R > 0 && x.B > 0 && x.R + x.B === x.N],
    ],
  ),
  ...['If some tiles are red, the others are blue.', 'If at least one tile is red, the others are blue.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      trio,
      text,
      [(x) => x.R === 0 || x.R + x.B === x.N, (x) => justOne(x, 'blue')],
    ],
  ),
  // "all" of the first part may go for the second
  ...[
    'A1 and B1 are both red and A2 and B2 are not.',
    'The top tiles are all red and the bottom tiles are not.',
    'The top row is red and the bottom row is not.',
    'Row 1 is red, row 2 not.',
    'Row 1 is all red and row 2 not.',
  ].map((text): readonly [string, string, readonly Way[]] => [
    square,
    text,
    [(x) => onTop(x) && notAllBelow(x), (x) => onTop(x) && noneBelow(x)],
  ]),
  [
    square,
    'If the top tiles are all red, the bottom tiles are not.',
    [(x) => !onTop(x) || notAllBelow(x), (x) => !onTop(x) || noneBelow(x)],
  ],
  [
    S,
    'Some columns are all red and others are not.',
    [
      (x) => isBetween(allRed(x, x.cols), x.cols.length),
      (x) => allRed(x, x.cols) > 0 && withRed(x, x.cols) < x.cols.length,
    ],
  ],
  // the tiles of each line, or one line and another
  [
    blocks,
    'The rows are all different colours.',
    [(x) => every(x.rows, (k) => areUnlike(x, k)), (x) => areUnlikeLines(x, x.rows)],
  ],
  [
    blocks,
    'The columns are all different colours.',
    [(x) => every(x.cols, (k) => areUnlike(x, k)), (x) => areUnlikeLines(x, x.cols)],
  ],
  [
    blocks,
    'The rows are all the same colour.',
    [(x) => every(x.rows, (k) => isOneColour(x, k)), (x) => isOneColour(x, x.cs)],
  ],
  // all but that one, of which it may say that it is not so
  [
    square,
    'All tiles except A1 are red, and A1 is not blue.',
    [(x) => onlyNot(x, 'A1') && !x.is('A1', 'blue'), (x) => x.R === 3 && onlyNot(x, 'A1') && !x.is('A1', 'blue')],
  ],
  [
    square,
    'No tile except A1 is red and A1 is not blue.',
    [(x) => noneBut(x, 'A1') && !x.is('A1', 'blue'), (x) => noneBut(x, 'A1') && x.is('A1', 'red')],
  ],
];

const othersReason = /“The others” may be all but some that were picked/;

export const othersUnsaid: readonly (readonly [string, string, RegExp])[] = [
  [trio, 'If one is red, the others match.', othersReason],
  [trio, 'At least one is red and the others are not.', othersReason],
  [trio, 'Some are red and the others are not.', othersReason],
  [trio, 'Either one is red or the others are blue.', othersReason],
  [trio, 'One tile is red unless the others are blue.', othersReason],
  [
    square,
    'One tile is red or one tile is blue, and the rest are green.',
    /“the rest are green” cannot be read by itself/,
  ],
  ...[
    'Two tiles are red and others are blue.',
    'A1 and others are red.',
    'A1 is red and others are not.',
    'Some columns have a red tile, others a blue one.',
  ].map((text): readonly [string, string, RegExp] => [S, text, /“Others” may be all the others, or only some/]),
  ...['Some columns have a red tile, the others do not.', 'At least one column is all red and the others are not.'].map(
    (text): readonly [string, string, RegExp] => [S, text, /all but some columns that were picked/],
  ),
  ...[
    'Some red tiles are next to blue tiles, the others are not.',
    'One red tile is in row 1 and the others are in row 2.',
    'Exactly one red tile is next to a blue tile, the others are not.',
    'Two red tiles are next to a blue tile and the others are not.',
  ].map((text): readonly [string, string, RegExp] => [S, text, /may be the other red tiles, or all the other tiles/]),
  ...['The two reds are in the same row.', 'The two red tiles are adjacent.'].map(
    (text): readonly [string, string, RegExp] => [square, text, /say “There are exactly two red tiles and they …”/],
  ),
];

export const ofWhichTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  // two that are there, or all of them
  [
    S,
    'There are two reds but none is orthogonally next to a blue.',
    [(x) => x.R >= 2 && beside(x, 'red', 'blue', x.ortho) === 0, (x) => x.R - beside(x, 'red', 'blue', x.ortho) >= 2],
  ],
  [
    S,
    'There are two blues, each next to a red.',
    [(x) => x.B >= 2 && allBeside(x, 'blue', 'red'), (x) => beside(x, 'blue', 'red') >= 2],
  ],
  [
    S,
    'There are two reds, both next to a blue.',
    [(x) => x.R >= 2 && allBeside(x, 'red', 'blue'), (x) => beside(x, 'red', 'blue') >= 2],
  ],
  // of those that are so, or of those of which some are so
  [
    S,
    'Some tiles in row 1 are red, and all are next to a blue.',
    [
      (x) => x.n('red', row1) > 0 && besideOf(x, 'red', row1, 'blue') === x.n('red', row1),
      (x) => x.n('red', row1) > 0 && every(row1, (cell) => isBeside(x, cell, 'blue')),
    ],
  ],
  [
    S,
    'There are reds and blues but none are adjacent.',
    [
      (x) => x.R > 0 && x.B > 0 && beside(x, 'red', 'blue') === 0,
      (x) => x.R > 0 && x.B > 0 && every(x.adj, ([a, b]) => ![a, b].every((c) => x.is(c, 'red') || x.is(c, 'blue'))),
    ],
  ],
  [
    S,
    'A1 and B1 match and one is red.',
    [(x) => x.same('A1', 'B1') && x.is('A1', 'red'), (x) => x.same('A1', 'B1') && x.R > 0],
  ],
  [
    T,
    'Most tiles are red, and most are next to a blue.',
    [
      (x) => 2 * x.R > x.N && 2 * beside(x, 'red', 'blue') > x.R,
      (x) => 2 * x.R > x.N && 2 * num(x.cs, (cell) => isBeside(x, cell, 'blue')) > x.N,
    ],
  ],
  // lines against several: each of them or one, all together or each
  ...['Row 1 has more reds than row 2 or row 3.', 'Row 1 has more reds than either row 2 or row 3.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      T,
      text,
      [(x) => red(x, 0) > Math.max(red(x, 1), red(x, 2)), (x) => red(x, 0) > Math.min(red(x, 1), red(x, 2))],
    ],
  ),
  [
    T,
    'Row 1 has more reds than row 2 and row 3.',
    [(x) => red(x, 0) > Math.max(red(x, 1), red(x, 2)), (x) => red(x, 0) > red(x, 1) + red(x, 2)],
  ],
  [
    T,
    'Row 1 has as many reds as row 2 or row 3.',
    [(x) => red(x, 0) === red(x, 1) && red(x, 0) === red(x, 2), (x) => [red(x, 1), red(x, 2)].includes(red(x, 0))],
  ],
  // what is compared and denied: of both alike
  ...["There aren't more than two reds or more than two blues.", 'No more than two reds or more than two blues.'].map(
    (text): readonly [string, string, readonly Way[]] => [
      S,
      text,
      [(x) => x.R <= 2 && x.B <= 2, (x) => x.R <= 2 || x.B <= 2],
    ],
  ),
  [
    S,
    "There isn't more than one red or more than one blue.",
    [(x) => x.R <= 1 && x.B <= 1, (x) => x.R <= 1 || x.B <= 1],
  ],
  [S, 'Fewer than three red tiles and two blue tiles.', [(x) => x.R < 3 && x.B >= 2, (x) => x.R < 3 && x.B < 2]],
  [
    S,
    'No row has more than one red or one blue.',
    [
      (x) => every(x.rows, (k) => x.n('red', k) < 2 && x.n('blue', k) < 1),
      (x) => every(x.rows, (k) => x.n('red', k) < 2 && x.n('blue', k) < 2),
    ],
  ],
  [
    S,
    'Every row has more than one red or one blue.',
    [
      (x) => every(x.rows, (k) => x.n('red', k) > 1 || x.n('blue', k) > 0),
      (x) => every(x.rows, (k) => x.n('red', k) > 1 || x.n('blue', k) > 1),
    ],
  ],
  [
    S,
    'No red is next to more than one blue or one green.',
    [1, 2].map(
      (least) => (x: Seen) =>
        every(those(x, 'red'), (cell) => x.n('blue', x.nb(cell, x.adj)) < 2 && x.n('green', x.nb(cell, x.adj)) < least),
    ),
  ],
];

/** What could be of some tiles or of others, neither of which is said. */
export const ofWhichUnsaid: readonly (readonly [string, string])[] = [
  [S, 'A1 is red and none is next to a blue.'],
  [S, 'If A1 is red, all are next to a blue.'],
  [S, 'Every row has a red and none is next to a blue.'],
  [S, 'One row is red and one is blue.'],
  [S, 'One column is red, one is blue and one is green.'],
  [S, 'No column is red and one is blue.'],
  [S, 'One row is all red and none is blue.'],
  [S, 'Exactly one pair of adjacent tiles is red and one is blue.'],
  [S, 'The top row has two colours and one is red.'],
  // a verb that is left out after one of neighbours
  [S, 'Each red is next to a blue and each green next to a yellow.'],
  [S, 'A red is next to a blue and a green next to a yellow.'],
  [S, 'B1 is adjacent to a red tile and B2 a blue tile.'],
  [S, 'Every red is above a blue and every green above a yellow.'],
];

import { colours } from '../../grid';
import type { Seen } from './truths';

// What two careful people hear differently, by kind and also inside longer sentences: each way in which it can be meant, worked
// out by hand on the colours themselves.

type Way = (x: Seen) => unknown;

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 C1';
const Q = 'A1 B1 A2 B2';
const M = 'B2 C2 B3 C3 B4 C4';

const line = (lines: Seen['rows'], i: number) => lines[i] ?? [];
const top = (x: Seen) => line(x.rows, 0);
const bottom = (x: Seen) => line(x.rows, 1);
const red = (x: Seen, cell: string) => x.is(cell, 'red');
const blue = (x: Seen, cell: string) => x.is(cell, 'blue');
const oneOf = (x: Seen, a: string, b: string, colour: string) => x.n(colour, [a, b]);
const alike = (x: Seen) => (cells: Seen['rows'][number]) => x.distinct(cells) === 1;

const besideRed = (x: Seen) => ['blue', 'green', 'yellow'].filter((so) => x.n(so) > 0).length;
const touching = (x: Seen) => x.cs.some((cell) => red(x, cell) && x.nb(cell, x.adj).some((other) => red(x, other)));

const isBesideBlue = (x: Seen, cell: string) => x.nb(cell, x.adj).some((other) => blue(x, other));
const redBesideBlue = (x: Seen) => x.cs.some((cell) => red(x, cell) && isBesideBlue(x, cell));
const isWithout = (x: Seen) => (cells: Seen['rows'][number]) => x.n('red', cells) + x.n('blue', cells) === 0;

export const heardBothWays: readonly (readonly [string, string, readonly Way[]])[] = [
  // what careful people take of all, or of some
  ['A1 B1 C1 D1', 'The tiles have different colours.', [(x) => x.distinct() === 4, (x) => x.distinct() > 1]],
  [
    'A1 B1 C1 D1',
    'The colours alternate.',
    [
      (x) => x.same('A1', 'C1') && x.same('B1', 'D1') && !x.same('A1', 'B1'),
      (x) => !x.same('A1', 'B1') && !x.same('B1', 'C1') && !x.same('C1', 'D1'),
    ],
  ],
  [T, 'Red and green tiles are not present.', [(x) => x.R + x.G === 0, (x) => x.R === 0 || x.G === 0]],
  [T, 'The only colours are red and blue.', [(x) => x.R + x.B === 3, (x) => x.R + x.B === 3 && x.R > 0 && x.B > 0]],
  [
    T,
    'A red tile has no blue neighbour.',
    [
      (x) => x.cs.some((cell) => red(x, cell) && !isBesideBlue(x, cell)),
      (x) => x.cs.every((cell) => !red(x, cell) || !isBesideBlue(x, cell)),
    ],
  ],
  [
    T,
    'It isn’t true that A1 is red and B1 is blue or C1 is green.',
    [
      (x) => !((red(x, 'A1') && blue(x, 'B1')) || x.is('C1', 'green')),
      (x) => !(red(x, 'A1') && blue(x, 'B1')) || x.is('C1', 'green'),
    ],
  ],
  // what is denied of the first, and of the second
  [
    'A1 B1',
    'A1 is not red and B1 blue.',
    [(x) => !red(x, 'A1') && blue(x, 'B1'), (x) => !red(x, 'A1') && !blue(x, 'B1')],
  ],
  [
    'A1 B1',
    "A1 isn't red or B1 blue.",
    [(x) => !red(x, 'A1') || blue(x, 'B1'), (x) => !red(x, 'A1') || !blue(x, 'B1')],
  ],
  [
    T,
    'If A1 is not red and B1 blue, C1 is green.',
    [
      (x) => red(x, 'A1') || !blue(x, 'B1') || x.is('C1', 'green'),
      (x) => red(x, 'A1') || blue(x, 'B1') || x.is('C1', 'green'),
    ],
  ],
  ['A1 B1', 'Not A1 and B1 are red.', [(x) => x.R < 2, (x) => x.R === 0]],
  ['A1 B1', 'Both A1 and B1 are not red.', [(x) => x.R < 2, (x) => x.R === 0]],
  ['A1 B1', 'Not A1 or B1 is red.', [(x) => x.R === 0, (x) => !red(x, 'A1') || red(x, 'B1')]],
  [
    S,
    'Row 1 has no red and row 2 blue.',
    [
      (x) => x.n('red', top(x)) === 0 && x.n('blue', bottom(x)) > 0,
      (x) => x.n('red', top(x)) === 0 && x.n('blue', bottom(x)) === 0,
    ],
  ],
  [
    S,
    'No red in row 1 and blue in row 2.',
    [
      (x) => x.n('red', top(x)) === 0 && x.n('blue', bottom(x)) > 0,
      (x) => x.n('red', top(x)) === 0 && x.n('blue', bottom(x)) === 0,
    ],
  ],
  [S, 'No red or two blue tiles.', [(x) => x.R === 0 || x.B >= 2, (x) => x.R === 0 && x.B < 2]],
  [S, 'There are not two red and two blue tiles.', [(x) => x.R < 2 || x.B < 2, (x) => x.R < 2 && x.B < 2]],
  [
    S,
    'If row 1 lacks red, row 2 blue.',
    [
      (x) => x.n('red', top(x)) > 0 || x.n('blue', bottom(x)) === 0,
      (x) => x.n('red', top(x)) > 0 || x.n('blue', bottom(x)) > 0,
    ],
  ],
  ...[
    'No red in the top row and the bottom row.',
    'No red in row 1 and in row 2.',
    'There is no red tile in top row and bottom row.',
    'Red does not appear in the top row and the bottom row.',
  ].map((text): [string, string, Way[]] => [
    Q,
    text,
    [(x) => x.R === 0, (x) => x.n('red', top(x)) === 0 || x.n('red', bottom(x)) === 0],
  ]),
  [T, 'The tiles are not the same colour.', [(x) => x.distinct() > 1, (x) => x.distinct() === 3]],
  [S, 'Exactly one red or one blue.', [(x) => x.R === 1 || x.B === 1, (x) => x.R === 1 || x.B >= 1]],
  // a bound of the first number, and of the second
  [
    Q,
    'Exactly one of A1 and B1 is red and one of A2 and B2 blue.',
    [
      (x) => oneOf(x, 'A1', 'B1', 'red') === 1 && oneOf(x, 'A2', 'B2', 'blue') === 1,
      (x) => oneOf(x, 'A1', 'B1', 'red') === 1 && oneOf(x, 'A2', 'B2', 'blue') >= 1,
    ],
  ],
  [
    S,
    'Row 1 has at most one red and row 2 two blue tiles.',
    [
      (x) => x.n('red', top(x)) <= 1 && x.n('blue', bottom(x)) >= 2,
      (x) => x.n('red', top(x)) <= 1 && x.n('blue', bottom(x)) <= 2,
    ],
  ],
  [S, 'only two reds and a blue', [(x) => x.R === 2 && x.B >= 1, (x) => x.R === 2 && x.B === 1]],
  // a place of the first, and of the second
  [
    S,
    'There is a red tile in row 1 and two blue.',
    [(x) => x.n('red', top(x)) > 0 && x.B >= 2, (x) => x.n('red', top(x)) > 0 && x.n('blue', top(x)) >= 2],
  ],
  // "not two"
  [S, 'There are not two red tiles.', [(x) => x.R < 2, (x) => x.R !== 2]],
  [S, 'not 3 red', [(x) => x.R < 3, (x) => x.R !== 3]],
  [
    S,
    'If there are not two red tiles, A1 is blue.',
    [(x) => x.R >= 2 || blue(x, 'A1'), (x) => x.R === 2 || blue(x, 'A1')],
  ],
  [S, "Two tiles can't be red.", [(x) => x.N - x.R >= 2, (x) => x.R < 2]],
  ['A1 B1 C1', 'A1, B1 and C1 are not the same colour.', [(x) => x.distinct() > 1, (x) => x.distinct() === 3]],
  // once
  [S, 'Red appears once.', [(x) => x.R >= 1, (x) => x.R === 1]],
  [S, 'red once', [(x) => x.R >= 1, (x) => x.R === 1]],
  [S, 'Red and blue each appear once.', [(x) => x.R >= 1 && x.B >= 1, (x) => x.R === 1 && x.B === 1]],
  // lines counted from the grid's edge, or from that of the subset
  [
    M,
    'The third row has a red tile, and there are two blue tiles.',
    [(x) => x.n('red', line(x.rows, 1)) > 0 && x.B >= 2, (x) => x.n('red', line(x.rows, 2)) > 0 && x.B >= 2],
  ],
  [
    M,
    'The second row has more reds than the third row, and two tiles are blue.',
    [
      (x) => x.n('red', line(x.rows, 0)) > x.n('red', line(x.rows, 1)) && x.B >= 2,
      (x) => x.n('red', line(x.rows, 1)) > x.n('red', line(x.rows, 2)) && x.B >= 2,
    ],
  ],
  [S, "Red doesn't appear twice.", [(x) => x.R < 2, (x) => x.R !== 2]],
  [
    S,
    'Blue appears once in each row.',
    [(x) => x.rows.every((row) => x.n('blue', row) > 0), (x) => x.rows.every((row) => x.n('blue', row) === 1)],
  ],
  [
    'A1 B1 C1 A2',
    'If A1 is red, B1 is blue, and C1 is green or A2 is yellow.',
    [
      (x) => !red(x, 'A1') || (blue(x, 'B1') && x.is('C1', 'green')) || x.is('A2', 'yellow'),
      (x) => (!red(x, 'A1') || blue(x, 'B1')) && (x.is('C1', 'green') || x.is('A2', 'yellow')),
    ],
  ],
  // colours over lines
  [
    S,
    'One colour appears in each row.',
    [(x) => x.colours.some((colour) => x.rows.every((row) => x.n(colour, row) > 0)), (x) => x.rows.every(alike(x))],
  ],
  [S, 'Red does not appear in both rows.', [(x) => !x.rows.every((row) => x.n('red', row) > 0), (x) => x.R === 0]],
  // how far a condition reaches
  [
    T,
    'If A1 is red, B1 is blue, and C1 is green.',
    [
      (x) => !red(x, 'A1') || (blue(x, 'B1') && x.is('C1', 'green')),
      (x) => (!red(x, 'A1') || blue(x, 'B1')) && x.is('C1', 'green'),
    ],
  ],
  [
    T,
    'A1 is red or B1 is blue but C1 is green.',
    [
      (x) => red(x, 'A1') || (blue(x, 'B1') && x.is('C1', 'green')),
      (x) => (red(x, 'A1') || blue(x, 'B1')) && x.is('C1', 'green'),
    ],
  ],
  [
    T,
    'A1 is red and B1 is blue unless C1 is green.',
    [
      (x) => (red(x, 'A1') && blue(x, 'B1')) || x.is('C1', 'green'),
      (x) => red(x, 'A1') && (blue(x, 'B1') || x.is('C1', 'green')),
    ],
  ],
  // each by itself, or together; a half, or one or two
  [S, 'Red or blue appears exactly twice.', [(x) => x.R === 2 || x.B === 2, (x) => x.R + x.B === 2]],
  [S, 'Red and blue appear at most three times.', [(x) => x.R <= 3 && x.B <= 3, (x) => x.R + x.B <= 3]],
  [S, 'Red or blue appears at least four times.', [(x) => x.R >= 4 || x.B >= 4, (x) => x.R + x.B >= 4]],
  [
    S,
    'Every row contains the same number of red and blue tiles.',
    [
      (x) => x.rows.every((row) => x.n('red', row) === x.n('blue', row)),
      (x) => ['red', 'blue'].every((so) => x.n(so, top(x)) === x.n(so, bottom(x))),
    ],
  ],
  [S, '1/2 red tiles', [(x) => x.R === 3, (x) => x.R === 1 || x.R === 2]],
  // red as well, or not; one of the two is missing, or both
  [S, 'Two colours besides red appear.', [(x) => besideRed(x) >= 2, (x) => x.R > 0 && besideRed(x) >= 2]],
  [S, 'Red or blue does not appear.', [(x) => x.R === 0 || x.B === 0, (x) => x.R + x.B === 0]],
  // what is not so of the last: what was said last, or all of it
  ...['A1 is red, B1 is blue, but C1 is not.', 'A1 is red and B1 is blue, and C1 is not.'].map(
    (text): (typeof heardBothWays)[number] => [
      T,
      text,
      [
        (x) => red(x, 'A1') && blue(x, 'B1') && !blue(x, 'C1'),
        (x) => red(x, 'A1') && blue(x, 'B1') && !blue(x, 'C1') && !red(x, 'C1'),
      ],
    ],
  ),
  [
    'A1 B1 A2 B2 A3 B3',
    'Row 1 has red, row 2 has blue, but row 3 does not.',
    [
      (x) => x.n('red', top(x)) > 0 && x.n('blue', bottom(x)) > 0 && x.n('blue', line(x.rows, 2)) === 0,
      (x) =>
        x.n('red', top(x)) > 0 &&
        x.n('blue', bottom(x)) > 0 &&
        x.n('blue', line(x.rows, 2)) + x.n('red', line(x.rows, 2)) === 0,
    ],
  ],
  // what is denied: the first, or all of it
  [S, 'Not all tiles are red or all tiles are blue.', [(x) => x.R < 6, (x) => x.R < 6 && x.B < 6]],
  // how far a condition reaches
  [
    T,
    'A1 is red if B1 is blue and C1 is green.',
    [
      (x) => red(x, 'A1') || !blue(x, 'B1') || !x.is('C1', 'green'),
      (x) => (red(x, 'A1') || !blue(x, 'B1')) && x.is('C1', 'green'),
    ],
  ],
  [
    T,
    'A1 red B1 red or C1 red but not both',
    [(x) => (red(x, 'A1') && red(x, 'B1')) !== red(x, 'C1'), (x) => red(x, 'A1') && red(x, 'B1') !== red(x, 'C1')],
  ],
  // "two": two at least, or just two
  [S, 'There are two red tiles, and they are adjacent.', [(x) => touching(x), (x) => touching(x) && x.R === 2]],
  [
    'A1 B1 A2 B2',
    'The second row has exactly two red tiles and the first has one.',
    [
      (x) => x.n('red', bottom(x)) === 2 && x.n('red', top(x)) >= 1,
      (x) => x.n('red', bottom(x)) === 2 && x.n('red', top(x)) === 1,
    ],
  ],
  // after what is not there, "does": has it, or has it not
  [
    S,
    'Some row lacks red, and no column does.',
    [
      (x) => x.R === 0,
      (x) => x.rows.some((row) => x.n('red', row) === 0) && x.cols.every((col) => x.n('red', col) > 0),
    ],
  ],
  [
    S,
    'Some row has neither red nor blue tiles, and every column does.',
    [(x) => x.rows.some(isWithout(x)) && !x.cols.some(isWithout(x)), (x) => x.R + x.B === 0],
  ],
  [
    S,
    'Row 1 has neither red nor blue, but row 2 does.',
    [
      (x) => isWithout(x)(top(x)) && !isWithout(x)(bottom(x)),
      (x) => isWithout(x)(top(x)) && x.n('red', bottom(x)) > 0 && x.n('blue', bottom(x)) > 0,
    ],
  ],
  [
    S,
    'A colour that appears in row 1 does not appear in row 2.',
    [
      (x) => colours.some((so) => x.n(so, top(x)) > 0 && x.n(so, bottom(x)) === 0),
      (x) => colours.every((so) => x.n(so, top(x)) === 0 || x.n(so, bottom(x)) === 0),
    ],
  ],
  [
    S,
    'The red tile is next to a blue tile.',
    [(x) => x.R === 1 && redBesideBlue(x), (x) => x.cs.every((cell) => !red(x, cell) || isBesideBlue(x, cell))],
  ],
  // some, or every one
  [S, 'Red is next to blue.', [redBesideBlue, (x) => x.cs.every((cell) => !red(x, cell) || isBesideBlue(x, cell))]],
  // neither, or not both
  [S, "There isn't a red and a blue tile.", [(x) => !x.R || !x.B, (x) => x.R + x.B === 0]],
  // each row, or one row
  [
    S,
    'All blue tiles are in the same row as a red tile.',
    [
      (x) => x.rows.every((k) => x.n('blue', k) === 0 || x.n('red', k) > 0),
      (x) =>
        x.rows.every((k) => x.n('blue', k) === 0 || x.n('red', k) > 0) &&
        x.rows.filter((k) => x.n('blue', k) > 0).length < 2,
    ],
  ],
  // each by itself, or both together
  [
    S,
    'Half of the red and blue tiles are in the top row.',
    [
      (x) => 2 * (x.n('red', top(x)) + x.n('blue', top(x))) === x.R + x.B,
      (x) => 2 * x.n('red', top(x)) === x.R && 2 * x.n('blue', top(x)) === x.B,
    ],
  ],
  // the others by themselves, or like those
  [
    Q,
    'The leftmost tiles are the same colour and so are the others.',
    [(x) => x.same('A1', 'A2') && x.same('B1', 'B2'), (x) => x.distinct() === 1],
  ],
  // than each of the others, or than all of them
  [S, 'Red appears more often than the other colours.', [(x) => x.R > Math.max(x.B, x.G, x.Y), (x) => x.R > x.N - x.R]],
  // the only one that does so, or each
  [
    S,
    'The most common colour appears exactly three times.',
    [
      (x) => Math.max(...x.counts) === 3,
      (x) => Math.max(...x.counts) === 3 && x.counts.filter((n) => n === 3).length === 1,
    ],
  ],
  // in one row of the grid, or in a line
  [
    'A1 B1 A2 B2 A3 B3 A4 B4',
    'no two same in a row',
    [(x) => !x.rows.some(alike(x)), (x) => !x.ortho.some(([a, b]) => x.same(a, b))],
  ],
];

/** What stands close to these and is heard in one way. */
export const heardAsSaid: readonly (readonly [string, string, Way])[] = [
  [S, 'Most tiles are red, and one of them is next to blue.', (x) => x.R > 3 && redBesideBlue(x)],
  [S, 'Most tiles are red, but none of them is next to blue.', (x) => x.R > 3 && !redBesideBlue(x)],
  [S, 'Red and blue each appear at most three times.', (x) => x.R <= 3 && x.B <= 3],
  ['A1 B1', 'A1 is not red but B1 blue.', (x) => !red(x, 'A1') && blue(x, 'B1')],
  ['A1 B1', 'A1 is not red and B1 is blue.', (x) => !red(x, 'A1') && blue(x, 'B1')],
  [T, 'A1 is not red, B1 blue, C1 not green.', (x) => !red(x, 'A1') && blue(x, 'B1') && !x.is('C1', 'green')],
  [S, 'It is not true that there are two red tiles.', (x) => x.R < 2],
  [S, 'Red appears twice.', (x) => x.R >= 2],
  [
    S,
    'There are more red than blue tiles in row 1 and row 2 has red.',
    (x) => x.n('red', top(x)) > x.n('blue', top(x)) && x.n('red', bottom(x)) > 0,
  ],
  [
    'A1 B1 C1 D1',
    'The two middle tiles are red and the two outer ones blue.',
    (x) => red(x, 'B1') && red(x, 'C1') && blue(x, 'A1') && blue(x, 'D1'),
  ],
  [S, 'Red appears twice and blue appears once.', (x) => x.R >= 2 && x.B >= 1],
  [S, 'Not half of the tiles are red.', (x) => x.R !== 3],
  [T, 'If A1 is red then B1 is blue, and C1 is green.', (x) => (!red(x, 'A1') || blue(x, 'B1')) && x.is('C1', 'green')],
  [T, 'All red but A1 is blue.', (x) => blue(x, 'A1') && x.R === 2],
  [T, 'Everything is red but A1 is not.', (x) => !red(x, 'A1') && x.R === 2],
  [M, 'Row 3 has a red tile, and there are two blue tiles.', (x) => x.n('red', line(x.rows, 1)) > 0 && x.B >= 2],
];

import type { Seen } from './truths';

// As `truths`: constructions that go with any subject and any predicate, each held by a few sentences of its kind.

type Line = readonly string[];

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 A2 B2 A3 B3';
const Q = 'A1 B1 A2 B2';
const D = 'A1 D1 A2 B2 C2 D2';
const W = 'A1 B1 C1 D1';
const H = 'A1 B1 C1 A2';

const has = (x: Seen, colour: string, among: Line) => x.n(colour, among) > 0;
const line = (lines: readonly Line[], i: number): Line => lines[i] ?? [];
const top = (x: Seen) => line(x.rows, 0);
const bottom = (x: Seen) => line(x.rows, 1);
const all = <A>(of: readonly A[], is: (one: A) => unknown) => of.every((one) => Boolean(is(one)));
const some = <A>(of: readonly A[], is: (one: A) => unknown) => of.some((one) => Boolean(is(one)));
const many = <A>(of: readonly A[], is: (one: A) => unknown) => of.filter((one) => Boolean(is(one))).length;
const near = (x: Seen, cell: string, colour: string) => many(x.nb(cell, x.adj), (other) => x.is(other, colour));
const like = (x: Seen, cell: string) => many(x.cs, (other) => x.same(other, cell));
const often = (x: Seen, colour: string) => x.n(colour, x.cs);
const blue = (x: Seen) => x.cs.filter((cell) => x.is(cell, 'blue'));
const late = (x: Seen, cell: string) => x.is(cell, 'green') || x.is(cell, 'yellow');
const sideBySide = (x: Seen, colour: string) =>
  many(x.cs, (cell) => x.is(cell, colour) && some(x.nb(cell, x.ortho), (other) => x.is(other, colour)));
/** Whether one can walk from each of them to each other, side by side. */
function isConnected(x: Seen, cells: Line): boolean {
  const reached = new Set(cells.slice(0, 1));
  for (const cell of reached)
    for (const other of x.nb(cell, x.ortho)) if (cells.some((one) => one === other)) reached.add(other);
  return reached.size === cells.length;
}
const red = (x: Seen) => x.cs.filter((cell) => x.is(cell, 'red'));

export const freelyCombined: readonly (readonly [string, string, (x: Seen) => unknown])[] = [
  // what is likened to none of several may be one of them
  [S, 'At least one tile matches neither A1 nor B1.', (x) => some(x.cs, (c) => !x.same(c, 'A1') && !x.same(c, 'B1'))],
  [S, 'Only two tiles match neither A1 nor C2.', (x) => many(x.cs, (c) => !x.same(c, 'A1') && !x.same(c, 'C2')) === 2],
  // the ends of a line
  [D, 'The two ends of column D match, and at most one tile is blue.', (x) => x.same('D1', 'D2') && x.B < 2],
  // any that are so: each of them
  [S, 'Any column that lacks blue contains red.', (x) => all(x.cols, (k) => has(x, 'blue', k) || has(x, 'red', k))],
  [S, 'Any row with a green also contains red.', (x) => all(x.rows, (k) => !has(x, 'green', k) || has(x, 'red', k))],
  [S, 'If any row lacks red, A1 is blue.', (x) => all(x.rows, (k) => has(x, 'red', k)) || x.is('A1', 'blue')],
  [
    S,
    'Any colour missing from the top row appears in the bottom row.',
    (x) => all(x.colours, (c) => has(x, c, top(x)) || has(x, c, bottom(x))),
  ],
  [
    S,
    'Every colour that row 1 lacks is in row 2.',
    (x) => all(x.colours, (c) => has(x, c, top(x)) || has(x, c, bottom(x))),
  ],
  // neither, but no
  [
    S,
    'Some red tile is next to neither a green nor a blue one.',
    (x) => some(red(x), (c) => near(x, c, 'green') + near(x, c, 'blue') === 0),
  ],
  [
    S,
    'Every tile has neither a red nor a blue neighbour.',
    (x) => all(x.cs, (c) => near(x, c, 'red') + near(x, c, 'blue') === 0),
  ],
  [
    S,
    'Some red tile is adjacent to a yellow tile but to no blue one.',
    (x) => some(red(x), (c) => near(x, c, 'yellow') > 0 && near(x, c, 'blue') === 0),
  ],
  [
    S,
    'Every tile has as many red neighbours as blue ones.',
    (x) => all(x.cs, (c) => near(x, c, 'red') === near(x, c, 'blue')),
  ],
  // its own line
  [
    S,
    'Every tile matches another tile in its own row.',
    (x) => all(x.rows, (k) => all(k, (c) => some(k, (d) => d !== c && x.same(c, d)))),
  ],
  [
    T,
    'A1 matches no other tile in its column, but B2 is red.',
    (x) => !x.same('A1', 'A2') && !x.same('A1', 'A3') && x.is('B2', 'red'),
  ],
  [
    S,
    'Every red has a blue somewhere to its left in its row.',
    (x) => all(x.rows, (k) => all(k, (c, i = k.indexOf(c)) => !x.is(c, 'red') || has(x, 'blue', k.slice(0, i)))),
  ],
  // neighbours of any such tile
  [S, 'Every neighbour of a red tile is green.', (x) => all(x.cs, (c) => near(x, c, 'red') === 0 || x.is(c, 'green'))],
  // inside and outside
  [S, 'There are more yellows in row 1 than outside it.', (x) => x.n('yellow', top(x)) > x.n('yellow', bottom(x))],
  [S, 'There are at least as many reds in row 1 as outside it.', (x) => x.n('red', top(x)) >= x.n('red', bottom(x))],
  // the colour of a tile as one of the colours
  [S, 'No colour is more common than that of B1.', (x) => all(x.colours, (c) => often(x, c) <= like(x, 'B1'))],
  [
    S,
    'Exactly one colour is more common than the colour of A1.',
    (x) => many(x.colours, (c) => often(x, c) > like(x, 'A1')) === 1,
  ],
  // the verb first
  [S, 'In no column do red and blue both appear.', (x) => all(x.cols, (k) => !(has(x, 'red', k) && has(x, 'blue', k)))],
  [S, 'In no row does red outnumber yellow.', (x) => all(x.rows, (k) => x.n('red', k) <= x.n('yellow', k))],
  // one line of two, lines side by side, colours in turn
  [S, 'Exactly one of row 1 and row 2 contains red.', (x) => has(x, 'red', top(x)) !== has(x, 'red', bottom(x))],
  [
    S,
    'At least one of the bottom row and the top row contains no red.',
    (x) => !has(x, 'red', top(x)) || !has(x, 'red', bottom(x)),
  ],
  [
    T,
    'Two adjacent rows both contain red.',
    (x) => has(x, 'red', bottom(x)) && (has(x, 'red', top(x)) || has(x, 'red', line(x.rows, 2))),
  ],
  [
    T,
    'No two adjacent rows both lack red.',
    (x) => has(x, 'red', bottom(x)) || (has(x, 'red', top(x)) && has(x, 'red', line(x.rows, 2))),
  ],
  [
    W,
    'From right to left, row 1 reads red, blue, blue and green.',
    (x) => x.is('D1', 'red') && x.is('C1', 'blue') && x.is('B1', 'blue') && x.is('A1', 'green'),
  ],
  [
    T,
    'No three consecutive tiles in a row or column are all the same colour.',
    (x) => all(x.cols, (k) => x.distinct(k) > 1),
  ],
  // parts of a sentence
  [H, 'Although A1 matches B1, all four colours appear.', (x) => x.same('A1', 'B1') && x.distinct() === 4],
  [S, 'If A1 is red, then all four colours appear, and vice versa.', (x) => x.is('A1', 'red') === (x.distinct() === 4)],
  [
    S,
    'A1 is red if all four colours appear, and green otherwise.',
    (x) => x.is('A1', x.distinct() === 4 ? 'red' : 'green'),
  ],
  [Q, 'At least one of these is true: A1 is red; no tile is blue.', (x) => x.is('A1', 'red') || x.B === 0],
  [S, 'No row contains only greens.', (x) => all(x.rows, (k) => x.n('green', k) < k.length)],
  // a verb that is not said again
  [S, 'Blue appears an odd number of times, while green does not.', (x) => x.B % 2 === 1 && x.G % 2 === 0],
  [S, 'If blue appears more than once, so does red.', (x) => x.B < 2 || x.R > 1],
  [
    Q,
    'Column A contains red only if column B does.',
    (x) => !has(x, 'red', line(x.cols, 0)) || has(x, 'red', line(x.cols, 1)),
  ],
  [
    S,
    'Some blues are next to a red, and some are not.',
    (x) => some(blue(x), (c) => near(x, c, 'red') > 0) && some(blue(x), (c) => near(x, c, 'red') === 0),
  ],
  [
    S,
    'Either both row 1 and row 2 contain red, or neither does.',
    (x) => has(x, 'red', top(x)) === has(x, 'red', bottom(x)),
  ],
  [S, 'Green appears exactly twice, as does no other colour.', (x) => x.G === 2 && x.R !== 2 && x.B !== 2 && x.Y !== 2],
  // what is said by the way
  [S, 'Apart from A1, which is red, no tile is red.', (x) => x.is('A1', 'red') && x.R === 1],
  [S, 'Green is more common than blue, which is more common than yellow.', (x) => x.G > x.B && x.B > x.Y],
  [
    S,
    'At least three tiles, A1 and C2 among them, are green.',
    (x) => x.G > 2 && x.is('A1', 'green') && x.is('C2', 'green'),
  ],
  [S, 'It is A1, and no other tile, that is blue.', (x) => x.is('A1', 'blue') && x.B === 1],
  // which tiles are meant
  [S, 'The row of A2 contains a red tile, or red outnumbers green.', (x) => has(x, 'red', bottom(x)) || x.R > x.G],
  [
    S,
    'There are at least two blues in column C but none outside it.',
    (x) => x.B > 1 && x.B === x.n('blue', line(x.cols, 2)),
  ],
  [S, 'A1 is red, but it is not the only red tile.', (x) => x.is('A1', 'red') && x.R > 1],
  [
    S,
    'There is exactly one blue, and it is neither A1 nor C2.',
    (x) => x.B === 1 && !x.is('A1', 'blue') && !x.is('C2', 'blue'),
  ],
  [
    S,
    'Exactly one tile is green, and each of its neighbours is red.',
    (x) => x.G === 1 && all(x.cs, (c) => near(x, c, 'green') === 0 || x.is(c, 'red')),
  ],
  [H, 'The greens are A1 and C1, and no others.', (x) => x.is('A1', 'green') && x.is('C1', 'green') && x.G === 2],
  [H, 'Either A1 or C1 is the only blue.', (x) => x.B === 1 && (x.is('A1', 'blue') || x.is('C1', 'blue'))],
  // colours: of how many others, on which pairs, with or without one another
  [
    S,
    'Red outnumbers exactly two of the other colours.',
    (x) => many(['blue', 'green', 'yellow'], (c) => x.R > often(x, c)) === 2,
  ],
  [
    S,
    'Exactly one colour appears on two orthogonally adjacent tiles.',
    (x) => many(x.colours, (c) => sideBySide(x, c) > 0) === 1,
  ],
  [S, 'No colour appears on two orthogonally adjacent tiles.', (x) => all(x.colours, (c) => sideBySide(x, c) === 0)],
  [S, 'Yellow does not appear without red appearing too.', (x) => x.Y === 0 || x.R > 0],
  [S, 'Green and red are either both present or both missing.', (x) => x.G > 0 === x.R > 0],
  [S, 'The only colour to appear more than once is green.', (x) => x.G > 1 && x.R < 2 && x.B < 2 && x.Y < 2],
  [S, 'The numbers of reds and blues are both even.', (x) => x.R % 2 === 0 && x.B % 2 === 0],
  [S, 'Yellow tiles are outnumbered by green tiles by two.', (x) => x.G - x.Y === 2],
  // rows and columns
  [
    S,
    'More columns than rows contain green.',
    (x) => many(x.cols, (k) => has(x, 'green', k)) > many(x.rows, (k) => has(x, 'green', k)),
  ],
  [
    S,
    'Blue appears in more columns than rows.',
    (x) => many(x.cols, (k) => has(x, 'blue', k)) > many(x.rows, (k) => has(x, 'blue', k)),
  ],
  [
    S,
    'The set of colours in row 1 equals that in row 2.',
    (x) => all(x.colours, (c) => has(x, c, top(x)) === has(x, c, bottom(x))),
  ],
  [S, 'No two greens share a row or a column.', (x) => all([...x.rows, ...x.cols], (k) => x.n('green', k) < 2)],
  // groups and pairs
  [
    H,
    'There are at least two reds, and they form one orthogonally connected group.',
    (x) => x.R > 1 && isConnected(x, red(x)),
  ],
  [H, 'The red tiles form more than one orthogonally connected group.', (x) => !isConnected(x, red(x))],
  [H, 'The red tiles form exactly one orthogonally connected group.', (x) => x.R > 0 && isConnected(x, red(x))],
  [
    W,
    'Of any two adjacent tiles, at most one is green or yellow.',
    (x) =>
      all(
        W.split(' '),
        (c, i = W.split(' ').indexOf(c)) => i === 0 || !(late(x, c) && late(x, W.split(' ')[i - 1] ?? '')),
      ),
  ],
  [W, 'At least one pair of adjacent tiles consists of two red tiles.', (x) => sideBySide(x, 'red') > 0],
  [
    W,
    'Exactly one pair of adjacent tiles consists of a blue and a green one.',
    (x) =>
      many(['A1 B1', 'B1 C1', 'C1 D1'], (two) => has(x, 'blue', two.split(' ')) && has(x, 'green', two.split(' '))) ===
      1,
  ],
  // the colour of a tile among the colours
  [
    S,
    'The colour of C1 is the most common one.',
    (x) => all(x.colours, (c) => x.is('C1', c) || often(x, c) < like(x, 'C1')),
  ],
  [S, "C2's colour is more common than A2's.", (x) => like(x, 'C2') > like(x, 'A2')],
  [
    S,
    'Either yellow or green is the most common colour.',
    (x) => x.Y > Math.max(x.R, x.B, x.G) || x.G > Math.max(x.R, x.B, x.Y),
  ],
  [S, 'Yellow is not outnumbered by any colour.', (x) => x.Y >= Math.max(x.R, x.B, x.G)],
  // from row to row, and the ends of each
  [
    T,
    'From top to bottom, the number of green tiles per row never decreases.',
    (x) => x.n('green', top(x)) <= x.n('green', bottom(x)) && x.n('green', bottom(x)) <= x.n('green', line(x.rows, 2)),
  ],
  [
    S,
    'No column has more red tiles than the column immediately to its left.',
    (x) =>
      x.n('red', line(x.cols, 0)) >= x.n('red', line(x.cols, 1)) &&
      x.n('red', line(x.cols, 1)) >= x.n('red', line(x.cols, 2)),
  ],
  [S, 'In every column, the two end tiles differ in colour.', (x) => all(x.cols, (k) => x.distinct(k) === 2)],
  [
    S,
    'Neither end of row 1 is yellow, or some row lacks red.',
    (x) => (!x.is('A1', 'yellow') && !x.is('C1', 'yellow')) || some(x.rows, (k) => !has(x, 'red', k)),
  ],
  [S, 'Row 2 and row 1 together contain fewer than two blue tiles.', (x) => x.B < 2],
  // tiles by their neighbours
  [
    S,
    'Every tile except C1 has a blue neighbour, but C1 has none.',
    (x) => all(x.cs, (c) => near(x, c, 'blue') > 0 !== (c === 'C1')),
  ],
  [
    S,
    'More tiles have a yellow neighbour than a green one.',
    (x) => many(x.cs, (c) => near(x, c, 'yellow') > 0) > many(x.cs, (c) => near(x, c, 'green') > 0),
  ],
  [
    S,
    'As many tiles have a red neighbour as have a blue one.',
    (x) => many(x.cs, (c) => near(x, c, 'red') > 0) === many(x.cs, (c) => near(x, c, 'blue') > 0),
  ],
  // numbers
  [S, 'The number of red tiles times the number of green tiles equals three.', (x) => x.R * x.G === 3],
  [S, 'Adding up greens and blues gives an odd number.', (x) => (x.G + x.B) % 2 === 1],
  [S, 'There are at least as many green tiles as there are colours present.', (x) => x.G >= x.distinct()],
  [S, 'A tile can be green only if C1 is yellow.', (x) => x.G === 0 || x.is('C1', 'yellow')],
  [S, 'Being red guarantees that a tile has a yellow neighbour.', (x) => all(red(x), (c) => near(x, c, 'yellow') > 0)],
];

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
];

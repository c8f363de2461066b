import { type Cell, type Colour, colours, columnOf, inGridOrder, rowOf } from '../../grid';

// What sentences come to, worked out by hand on the colours themselves, with nothing of the reader's: the sentences as
// people write them in a game, and for each what has to be so.

/** One colouring of a subset, and what can be asked of it. */
export interface Seen {
  readonly at: Readonly<Record<string, Colour>>;
  readonly cs: readonly Cell[];
  readonly rows: readonly Line[];
  readonly cols: readonly Line[];
  readonly colours: readonly Colour[];
  readonly ortho: readonly Pair[];
  readonly adj: readonly Pair[];
  readonly N: number;
  /** How many of each colour there are. */
  readonly counts: readonly number[];
  readonly R: number;
  readonly B: number;
  readonly G: number;
  readonly Y: number;
  readonly n: (colour: string | undefined, among?: Line) => number;
  readonly distinct: (among?: Line) => number;
  readonly is: (cell: string | undefined, colour: string) => boolean;
  readonly same: (a: string | undefined, b: string | undefined) => boolean;
  /** What stands beside a cell in these pairs. */
  readonly nb: (cell: string, pairs: readonly Pair[]) => readonly string[];
}

type Line = readonly string[];
type Pair = readonly [Cell, Cell];

export function seen(subset: readonly Cell[], number: number): Seen {
  const cs = inGridOrder(subset);
  const at = Object.fromEntries(cs.map((cell, i) => [cell, colours[Math.floor(number / 4 ** i) % 4] ?? 'red']));
  const n = (colour: string | undefined, among: Line = cs) => among.filter((cell) => at[cell] === colour).length;
  const pairs = cs.flatMap((a, i) => cs.slice(i + 1).map((b): Pair => [a, b]));
  const far = ([a, b]: Pair) => [Math.abs(columnOf(a) - columnOf(b)), Math.abs(rowOf(a) - rowOf(b))] as const;
  const lines = (of: (cell: Cell) => number) =>
    [0, 1, 2, 3].map((each) => cs.filter((cell) => of(cell) === each)).filter((line) => line.length > 0);
  return {
    at,
    cs,
    colours,
    n,
    N: cs.length,
    rows: lines(rowOf),
    cols: lines(columnOf),
    ortho: pairs.filter((pair) => far(pair)[0] + far(pair)[1] === 1),
    adj: pairs.filter((pair) => Math.max(...far(pair)) === 1),
    counts: colours.map((colour) => n(colour)),
    R: n('red'),
    B: n('blue'),
    G: n('green'),
    Y: n('yellow'),
    distinct: (among = cs) => new Set(among.map((cell) => at[cell])).size,
    is: (cell, colour) => cell !== undefined && at[cell] === colour,
    same: (a, b) => a !== undefined && b !== undefined && at[a] === at[b],
    nb: (cell, of) => of.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : [])),
  };
}

const some = <T>(things: readonly T[], is: (thing: T) => unknown) => things.some((thing) => Boolean(is(thing)));
const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;
const imp = (when: unknown, then: unknown) => !when || then;

/** The 2x2 squares that are there whole. */
const sq = (x: Seen): Line[] =>
  x.cs
    .map((a) => x.cs.filter((b) => [0, 1].includes(columnOf(b) - columnOf(a)) && [0, 1].includes(rowOf(b) - rowOf(a))))
    .filter(({ length }) => length === 4);

/** Whether all of a colour hang together by their sides. */
function conn(x: Seen, colour: string): boolean {
  const meant = x.cs.filter((cell) => x.is(cell, colour));
  const reached = new Set<string>(meant.slice(0, 1));
  for (const cell of reached) for (const next of x.nb(cell, x.ortho)) if (x.is(next, colour)) reached.add(next);
  return reached.size === meant.length;
}

const S = 'A1 B1 C1 A2 B2 C2';
const Q = 'B2 C2 B3 C3';
const T = 'A1 B1 A2 B2 A3 B3';
const H = 'A1 B1 C1 D1';
const E = 'A1 B1 C1 D1 A2 B2';
const P = 'B1 A2 B2 C2 B3';

/** The subset, the sentence, and whether it holds. */
export const truths: readonly (readonly [string, string, (x: Seen) => unknown])[] = [
  [S, 'Both rows have the same number of reds.', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [
    S,
    'The two rows have no colour in common.',
    (x) => every(x.colours, (c) => x.n(c, x.rows[0]) === 0 || x.n(c, x.rows[1]) === 0),
  ],
  [
    S,
    'The top row has more reds than the bottom row has blues.',
    (x) => x.n('red', x.rows[0]) > x.n('blue', x.rows[1]),
  ],
  [S, 'The top row contains more colours than the bottom row.', (x) => x.distinct(x.rows[0]) > x.distinct(x.rows[1])],
  [S, 'Row 1 contains as many red tiles as row 2.', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [S, 'There are twice as many reds in row 1 as in row 2.', (x) => x.n('red', x.rows[0]) === 2 * x.n('red', x.rows[1])],
  [S, 'Row 1 has exactly one more red tile than row 2.', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1]) + 1],
  [S, 'At least two columns contain a red tile.', (x) => num(x.cols, (k) => x.n('red', k) > 0) >= 2],
  [S, 'Exactly one row contains more than one red tile.', (x) => num(x.rows, (k) => x.n('red', k) > 1) === 1],
  [S, 'No column contains two tiles of the same colour.', (x) => every(x.cols, (k) => x.distinct(k) === k.length)],
  [S, 'Every column has tiles of two different colours.', (x) => every(x.cols, (k) => x.distinct(k) >= 2)],
  [S, 'Some column is monochrome.', (x) => some(x.cols, (k) => x.distinct(k) === 1)],
  [S, 'In each column the two tiles have different colours.', (x) => every(x.cols, (k) => x.distinct(k) === 2)],
  [S, 'In at least one column, the two tiles match.', (x) => some(x.cols, (k) => x.distinct(k) === 1)],
  [S, 'In exactly two columns the tiles are the same colour.', (x) => num(x.cols, (k) => x.distinct(k) === 1) === 2],
  [
    S,
    'The first column contains no red and the last column contains no blue.',
    (x) => x.n('red', x.cols[0]) === 0 && x.n('blue', x.cols[2]) === 0 && true,
  ],
  [S, 'The left column has more reds than the right column.', (x) => x.n('red', x.cols[0]) > x.n('red', x.cols[2])],
  [
    S,
    'The bottom row is all one colour or the top row is.',
    (x) => x.distinct(x.rows[0]) === 1 || x.distinct(x.rows[1]) === 1,
  ],
  [S, 'Neither row is all one colour.', (x) => x.distinct(x.rows[0]) > 1 && x.distinct(x.rows[1]) > 1],
  [S, 'Each row contains at least two different colours.', (x) => every(x.rows, (k) => x.distinct(k) >= 2)],
  [S, 'Both rows contain exactly two colours.', (x) => every(x.rows, (k) => x.distinct(k) === 2)],
  [
    S,
    'Each row has a red tile and each column has a blue tile.',
    (x) => every(x.rows, (k) => x.n('red', k)) && every(x.cols, (k) => x.n('blue', k)),
  ],
  [S, 'There are as many colours in row 1 as in row 2.', (x) => x.distinct(x.rows[0]) === x.distinct(x.rows[1])],
  [S, 'The number of red tiles is the same in both rows.', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [S, 'All red tiles lie in the top row.', (x) => x.n('red', x.rows[1]) === 0],
  [S, 'The red tiles are all in the same column.', (x) => num(x.cols, (k) => x.n('red', k) > 0) <= 1],
  [S, 'There is a row in which all tiles are different colours.', (x) => some(x.rows, (k) => x.distinct(k) === 3)],
  [S, 'There is a column with no red tile.', (x) => some(x.cols, (k) => !x.n('red', k))],
  [
    S,
    'There is exactly one column that contains both red and blue.',
    (x) => num(x.cols, (k) => x.n('red', k) && x.n('blue', k)) === 1,
  ],
  [T, 'Each row has exactly one red tile.', (x) => every(x.rows, (k) => x.n('red', k) === 1)],
  [T, 'The middle row contains neither red nor blue.', (x) => !x.n('red', x.rows[1]) && !x.n('blue', x.rows[1])],
  [T, 'The two tiles in the middle row match.', (x) => x.same('A2', 'B2')],
  [T, 'The two tiles in row 1 are different colours.', (x) => !x.same('A1', 'B1')],
  [T, 'Column A has more different colours than column B.', (x) => x.distinct(x.cols[0]) > x.distinct(x.cols[1])],
  [T, 'Only one row has a red tile.', (x) => num(x.rows, (k) => x.n('red', k) > 0) === 1],
  [T, 'Columns A and B have the same number of greens.', (x) => x.n('green', x.cols[0]) === x.n('green', x.cols[1])],
  [
    T,
    'Column A and column B contain the same colours.',
    (x) => every(x.colours, (c) => !x.n(c, x.cols[0]) === !x.n(c, x.cols[1])),
  ],
  [
    T,
    'The number of reds in column A equals the number of blues in column B.',
    (x) => x.n('red', x.cols[0]) === x.n('blue', x.cols[1]),
  ],
  [S, 'There are two red tiles, one blue tile and no green tiles.', (x) => x.R >= 2 && x.B >= 1 && x.G === 0],
  [S, 'There is no red and no blue.', (x) => !x.R && !x.B],
  [S, 'Red appears exactly twice and blue appears exactly once.', (x) => x.R === 2 && x.B === 1],
  [S, 'There are more reds than blues and more blues than greens.', (x) => x.R > x.B && x.B > x.G],
  [S, 'There are at least two reds but at most one blue.', (x) => x.R >= 2 && x.B <= 1],
  [S, 'There is at least one red tile, or there are no blue tiles.', (x) => x.R >= 1 || !x.B],
  [S, 'Either A1 is red or B2 is blue, but not both.', (x) => x.is('A1', 'red') !== x.is('B2', 'blue')],
  [
    S,
    'A1 is red, and either B1 or C1 is blue.',
    (x) => x.is('A1', 'red') && (x.is('B1', 'blue') || x.is('C1', 'blue')),
  ],
  [S, 'A1 is not red, but at least three other tiles are.', (x) => !x.is('A1', 'red') && x.R >= 3],
  [S, 'Red and blue both appear, but green and yellow do not.', (x) => x.R && x.B && !x.G && !x.Y],
  [S, 'Green and yellow do not both appear.', (x) => !(x.G && x.Y)],
  [S, 'Red and blue are not both present.', (x) => !(x.R && x.B)],
  [S, 'A1 and B1 are not both red.', (x) => !(x.is('A1', 'red') && x.is('B1', 'red'))],
  [S, 'Neither red nor blue appears more than twice.', (x) => x.R <= 2 && x.B <= 2],
  [S, 'Not both rows contain red.', (x) => !(x.n('red', x.rows[0]) && x.n('red', x.rows[1]))],
  [S, 'The rows do not both contain red.', (x) => !(x.n('red', x.rows[0]) && x.n('red', x.rows[1]))],
  [S, 'Rows 1 and 2 do not both contain red.', (x) => !(x.n('red', x.rows[0]) && x.n('red', x.rows[1]))],
  [S, 'A1, B1 and C1 are not all the same colour.', (x) => x.distinct(['A1', 'B1', 'C1']) > 1],
  [S, 'A1, B1 and C1 are not all red.', (x) => x.n('red', x.rows[0]) < 3],
  [S, 'Red, blue and green do not all appear.', (x) => !(x.R && x.B && x.G)],
  [S, 'Not all four colours appear.', (x) => x.distinct() < 4],
  [S, 'Red and green never both appear.', (x) => !(x.R && x.G)],
  [S, 'Red and blue cannot both be present.', (x) => !(x.R && x.B)],
  [S, 'There are not both red and blue tiles.', (x) => !(x.R && x.B)],
  [S, 'The subset does not contain both red and blue.', (x) => !(x.R && x.B)],
  [S, 'No row contains both red and blue.', (x) => every(x.rows, (k) => !(x.n('red', k) && x.n('blue', k)))],
  [S, 'A1 is red and all other tiles are blue.', (x) => x.is('A1', 'red') && x.B === 5],
  [S, 'A1 is red and no other tile is red.', (x) => x.is('A1', 'red') && x.R === 1],
  [S, 'A1 has a different colour from all the others.', (x) => x.n(x.at.A1) === 1],
  [S, 'Exactly three tiles are red and the others are all blue.', (x) => x.R === 3 && x.B === 3],
  [S, 'Exactly two tiles are red and the rest share one colour.', (x) => x.R === 2 && x.counts.includes(4)],
  [S, 'Two tiles are red, two are blue, and the other two are green.', (x) => x.R === 2 && x.B === 2 && x.G === 2],
  [S, 'All tiles but one are red.', (x) => x.R === 5],
  [S, 'All but two tiles are the same colour.', (x) => x.counts.includes(4)],
  [S, 'All tiles except A1 are red, and A1 is blue.', (x) => x.is('A1', 'blue') && x.R === 5],
  [S, 'Every tile other than A1 has the same colour as A1.', (x) => x.distinct() === 1],
  [S, 'A1 is the only red tile.', (x) => x.is('A1', 'red') && x.R === 1],
  [S, 'Only A1 is red.', (x) => x.is('A1', 'red') && x.R === 1],
  [
    S,
    'There is exactly one tile whose colour differs from all others.',
    (x) => num(x.cs, (c) => x.n(x.at[c]) === 1) === 1,
  ],
  [S, 'Exactly one tile has a colour that no other tile has.', (x) => num(x.cs, (c) => x.n(x.at[c]) === 1) === 1],
  [S, 'No other tile has the same colour as A1.', (x) => x.n(x.at.A1) === 1],
  [S, 'At least two other tiles have the same colour as A1.', (x) => x.n(x.at.A1) >= 3],
  [S, 'A1 shares its colour with exactly one other tile.', (x) => x.n(x.at.A1) === 2],
  [S, 'If A1 is red, all the others are too.', (x) => imp(x.is('A1', 'red'), x.R === 6)],
  [S, 'A red tile is directly above a blue tile.', (x) => some(x.cols, (k) => x.is(k[0], 'red') && x.is(k[1], 'blue'))],
  [
    S,
    'There is a red tile directly above a blue tile.',
    (x) => some(x.cols, (k) => x.is(k[0], 'red') && x.is(k[1], 'blue')),
  ],
  [S, 'Every tile in the top row matches the tile below it.', (x) => every(x.cols, (k) => x.same(k[0], k[1]))],
  [S, 'Every tile in row 1 differs from the tile directly below it.', (x) => every(x.cols, (k) => !x.same(k[0], k[1]))],
  [S, 'Two vertically adjacent tiles are both red.', (x) => some(x.cols, (k) => x.n('red', k) === 2)],
  [
    S,
    'There are two horizontally adjacent red tiles.',
    (x) => some(x.rows, (k) => x.is(k[1], 'red') && x.n('red', k) >= 2),
  ],
  [
    S,
    'A blue tile lies immediately to the right of a red tile.',
    (x) => some(x.rows, (k) => [0, 1].some((i) => x.is(k[i], 'red') && x.is(k[i + 1], 'blue'))),
  ],
  [S, 'There are three reds in a line.', (x) => some(x.rows, (k) => x.n('red', k) === 3)],
  [S, 'A1 is the same colour as the tile to its right.', (x) => x.same('A1', 'B1') && 1],
  [S, 'The tile below A1 is not red.', (x) => !x.is('A2', 'red')],
  [Q, 'Diagonally opposite tiles match.', (x) => x.same('B2', 'C3') && x.same('B3', 'C2')],
  [Q, 'Tiles on the same diagonal have the same colour.', (x) => x.same('B2', 'C3') && x.same('B3', 'C2')],
  [Q, 'B2 and C3 match, while C2 and B3 do not.', (x) => x.same('B2', 'C3') && !x.same('B3', 'C2')],
  [
    S,
    'Every red tile has at least one blue neighbour.',
    (x) =>
      every(x.cs, (c) =>
        imp(
          x.is(c, 'red'),
          x.nb(c, x.adj).some((d) => x.is(d, 'blue')),
        ),
      ),
  ],
  [S, 'No tile has a neighbour of the same colour.', (x) => every(x.adj, ([a, b]) => !x.same(a, b))],
  [S, 'No two orthogonally adjacent tiles share a colour.', (x) => every(x.ortho, ([a, b]) => !x.same(a, b))],
  [S, 'Exactly one pair of orthogonally adjacent tiles matches.', (x) => num(x.ortho, ([a, b]) => x.same(a, b)) === 1],
  [
    S,
    'At least three pairs of orthogonally adjacent tiles have different colours.',
    (x) => num(x.ortho, ([a, b]) => !x.same(a, b)) >= 3,
  ],
  [
    S,
    'Every red tile is orthogonally next to another red tile.',
    (x) =>
      every(x.cs, (c) =>
        imp(
          x.is(c, 'red'),
          x.nb(c, x.ortho).some((d) => x.is(d, 'red')),
        ),
      ),
  ],
  [
    S,
    'Exactly one red tile has no red neighbour.',
    (x) => num(x.cs, (c) => x.is(c, 'red') && !x.nb(c, x.adj).some((d) => x.is(d, 'red'))) === 1,
  ],
  [
    S,
    'B1 has more red neighbours than blue neighbours.',
    (x) => {
      const k = x.nb('B1', x.adj);
      return x.n('red', k) > x.n('blue', k);
    },
  ],
  [S, 'At least two neighbours of B1 are red.', (x) => x.n('red', x.nb('B1', x.adj)) >= 2],
  [S, 'All orthogonal neighbours of B1 are the same colour.', (x) => x.distinct(x.nb('B1', x.ortho)) === 1],
  [
    S,
    'B1 matches at least one of its orthogonal neighbours.',
    (x) => some(x.nb('B1', x.ortho), (c) => x.same('B1', c)),
  ],
  [
    S,
    'A red tile is orthogonally adjacent to exactly two blue tiles.',
    (x) => some(x.cs, (c) => x.is(c, 'red') && x.n('blue', x.nb(c, x.ortho)) === 2),
  ],
  [
    S,
    'Red is never next to blue.',
    (x) => every(x.adj, ([a, b]) => !((x.is(a, 'red') && x.is(b, 'blue')) || (x.is(b, 'red') && x.is(a, 'blue')))),
  ],
  [
    S,
    'There is a green next to a yellow.',
    (x) => some(x.adj, ([a, b]) => (x.is(a, 'green') && x.is(b, 'yellow')) || (x.is(b, 'green') && x.is(a, 'yellow'))),
  ],
  [
    S,
    'Every blue is next to a red.',
    (x) =>
      every(x.cs, (c) =>
        imp(
          x.is(c, 'blue'),
          x.nb(c, x.adj).some((d) => x.is(d, 'red')),
        ),
      ),
  ],
  [S, 'The red tiles form one connected group.', (x) => conn(x, 'red')],
  [S, 'The blue tiles are connected.', (x) => conn(x, 'blue')],
  [S, 'A1 has exactly one red neighbour.', (x) => x.n('red', x.nb('A1', x.adj)) === 1 && true],
  [
    S,
    'Each tile has a neighbour of its own colour.',
    (x) => every(x.cs, (c) => x.nb(c, x.adj).some((d) => x.same(c, d))),
  ],
  [S, 'The colour of A1 appears exactly three times.', (x) => x.n(x.at.A1) === 3],
  [S, "A1's colour does not appear in the bottom row.", (x) => x.n(x.at.A1, x.rows[1]) === 0],
  [
    S,
    'A1 is the same colour as exactly two of its neighbours.',
    (x) => num(x.nb('A1', x.adj), (c) => x.same('A1', c)) === 2,
  ],
  [S, 'Exactly two of A1, B1 and C1 are red.', (x) => x.n('red', x.rows[0]) === 2],
  [S, 'At most one of the tiles A1, B2 and C1 is green.', (x) => x.n('green', ['A1', 'B2', 'C1']) <= 1],
  [S, 'A1, B1 and C1 have three different colours.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'A1, B1 and C1 are all different.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'A1 equals B1, and C1 equals C2.', (x) => x.same('A1', 'B1') && x.same('C1', 'C2')],
  [
    S,
    'If A1 is red then B1 is blue, otherwise B1 is green.',
    (x) => (x.is('A1', 'red') ? x.is('B1', 'blue') : x.is('B1', 'green')),
  ],
  [S, 'A1 is red if and only if C2 is blue.', (x) => x.is('A1', 'red') === x.is('C2', 'blue')],
  [S, 'A1 is red only if B1 is red.', (x) => imp(x.is('A1', 'red'), x.is('B1', 'red'))],
  [S, 'Unless A1 is red, all tiles are blue.', (x) => x.is('A1', 'red') || x.B === 6],
  [S, 'A1 is either red or the same colour as B1.', (x) => x.is('A1', 'red') || x.same('A1', 'B1')],
  [S, 'Neither A1 nor B1 is red.', (x) => !x.is('A1', 'red') && !x.is('B1', 'red')],
  [S, 'A1 is neither red nor blue.', (x) => !x.is('A1', 'red') && !x.is('A1', 'blue')],
  [S, 'A1 and B1 differ, as do A2 and B2.', (x) => !x.same('A1', 'B1') && !x.same('A2', 'B2')],
  [S, 'The colour of A1 is different from that of B1.', (x) => !x.same('A1', 'B1')],
  [S, 'Three tiles are the same colour.', (x) => Math.max(...x.counts) >= 3],
  [S, 'At least four tiles share the same colour.', (x) => Math.max(...x.counts) >= 4],
  [S, 'No three tiles have the same colour.', (x) => Math.max(...x.counts) <= 2],
  [S, 'No colour occurs more than twice.', (x) => Math.max(...x.counts) <= 2],
  [S, 'Some colour appears on exactly three tiles.', (x) => x.counts.includes(3)],
  [S, 'One colour appears at least four times.', (x) => Math.max(...x.counts) >= 4],
  [S, 'Every colour that appears does so at least twice.', (x) => every(x.counts, (k) => k === 0 || k >= 2)],
  [S, 'Each colour present appears exactly twice.', (x) => every(x.counts, (k) => k === 0 || k === 2)],
  [S, 'Exactly one colour is missing.', (x) => x.distinct() === 3],
  [S, 'At least one colour does not appear.', (x) => x.distinct() < 4],
  [S, 'Two colours are missing.', (x) => x.distinct() <= 2],
  [S, 'Exactly one colour appears only once.', (x) => num(x.counts, (k) => k === 1) === 1],
  [S, 'At least two colours appear exactly once.', (x) => num(x.counts, (k) => k === 1) >= 2],
  [S, 'Red and blue appear equally often.', (x) => x.R === x.B],
  [S, 'Red appears more often than any other colour.', (x) => x.R > Math.max(x.B, x.G, x.Y)],
  [S, 'Red is the most frequent colour.', (x) => x.R > Math.max(x.B, x.G, x.Y)],
  [S, 'No colour is more common than red.', (x) => x.R >= Math.max(x.B, x.G, x.Y)],
  [S, 'Red is at least as common as blue.', (x) => x.R >= x.B],
  [S, 'There are two more reds than blues.', (x) => x.R === x.B + 2],
  [S, 'The number of reds exceeds the number of blues by exactly one.', (x) => x.R === x.B + 1],
  [S, 'Red exceeds blue by two.', (x) => x.R === x.B + 2],
  [S, 'There are fewer reds than blues and greens combined.', (x) => x.R < x.B + x.G],
  [S, 'Reds and blues together outnumber greens and yellows together.', (x) => x.R + x.B > x.G + x.Y],
  [S, 'There are exactly four tiles that are red or blue.', (x) => x.R + x.B === 4],
  [S, 'The number of red tiles plus the number of blue tiles is even.', (x) => (x.R + x.B) % 2 === 0],
  [S, 'The total number of red and blue tiles is odd.', (x) => (x.R + x.B) % 2 === 1],
  [S, 'The difference between the numbers of reds and blues is at most one.', (x) => Math.abs(x.R - x.B) <= 1],
  [S, 'The number of reds and the number of blues differ by one.', (x) => Math.abs(x.R - x.B) === 1],
  [S, 'The number of red tiles is even and the number of blue tiles is odd.', (x) => x.R % 2 === 0 && x.B % 2 === 1],
  [S, 'An odd number of tiles are red.', (x) => x.R % 2 === 1],
  [S, 'There is an even number of red tiles and an odd number of blue tiles.', (x) => x.R % 2 === 0 && x.B % 2 === 1],
  [S, 'The number of red tiles has the same parity as the number of blue tiles.', (x) => x.R % 2 === x.B % 2],
  [S, 'There are at least twice as many reds as blues.', (x) => x.R >= 2 * x.B],
  [S, 'There are three times as many reds as blues.', (x) => x.R === 3 * x.B],
  [S, 'Half the tiles are red and the other half are blue.', (x) => x.R === 3 && x.B === 3],
  [S, 'A third of the tiles are red.', (x) => x.R === 2],
  [S, 'At least two thirds of the tiles are red or blue.', (x) => x.R + x.B >= 4],
  [S, 'Less than half of the tiles are red.', (x) => x.R < 3],
  [S, 'The majority of the tiles are red.', (x) => x.R > 3],
  [S, 'Most tiles are red or green.', (x) => x.R + x.G > 3],
  [S, 'Most of the top row is red.', (x) => x.n('red', x.rows[0]) >= 2],
  [S, 'Red makes up exactly half of the subset.', (x) => x.R === 3],
  [S, 'There are between two and four red tiles.', (x) => x.R >= 2 && x.R <= 4],
  [S, 'There are either no red tiles or exactly three.', (x) => x.R === 0 || x.R === 3],
  [S, 'The number of red tiles is two or three.', (x) => x.R === 2 || x.R === 3],
  [S, 'The number of red tiles is at least the number of blue tiles.', (x) => x.R >= x.B],
  [S, 'The count of red is a multiple of three.', (x) => x.R % 3 === 0],
  [S, 'The number of different colours is even.', (x) => x.distinct() % 2 === 0],
  [S, 'The subset contains at least three colours.', (x) => x.distinct() >= 3],
  [S, 'The tiles show exactly three different colours.', (x) => x.distinct() === 3],
  [S, 'There are more than two colours among the tiles.', (x) => x.distinct() > 2],
  [S, 'We see at most two colours.', (x) => x.distinct() <= 2],
  [S, 'Some 2x2 square contains four different colours.', (x) => sq(x).some((k) => x.distinct(k) === 4)],
  [S, 'Every 2x2 square contains at least one red tile.', (x) => sq(x).every((k) => x.n('red', k))],
  [S, 'Exactly one 2x2 square contains two or more reds.', (x) => sq(x).filter((k) => x.n('red', k) >= 2).length === 1],
  [
    S,
    'No 2x2 square has more than two tiles of the same colour.',
    (x) => sq(x).every((k) => x.colours.every((c) => x.n(c, k) <= 2)),
  ],
  [S, 'There is a 2x2 block that has no red tile.', (x) => sq(x).some((k) => !x.n('red', k))],
  [S, 'There is a 2x2 square in which no two tiles match.', (x) => sq(x).some((k) => x.distinct(k) === 4)],
  [
    E,
    'The top row has four different colours and A2 equals B2.',
    (x) => x.distinct(['A1', 'B1', 'C1', 'D1']) === 4 && x.same('A2', 'B2'),
  ],
  [
    E,
    'Both corner tiles are red, or all the others are.',
    (x) => (x.is('A1', 'red') && x.is('D1', 'red')) || ['B1', 'C1', 'A2', 'B2'].every((c) => x.is(c, 'red')),
  ],
  [H, 'Each tile has a different colour.', (x) => x.distinct() === 4],
  [
    H,
    'No two tiles next to each other are the same colour.',
    (x) => !x.same('A1', 'B1') && !x.same('B1', 'C1') && !x.same('C1', 'D1'),
  ],
  [
    H,
    'All tiles are the same colour or all tiles are different colours.',
    (x) => x.distinct() === 1 || x.distinct() === 4,
  ],
  [S, 'Red is absent from the top row.', (x) => !x.n('red', x.rows[0])],
  [S, 'Only two of the four colours are used.', (x) => x.distinct() === 2],
  [S, 'Just one tile is red.', (x) => x.R === 1],
  [S, 'One and only one tile is red.', (x) => x.R === 1],
  [S, 'A single tile is red, and all the others are either blue or green.', (x) => x.R === 1 && x.B + x.G === 5],
  [
    S,
    'There is no colour that appears in both rows.',
    (x) => every(x.colours, (c) => !x.n(c, x.rows[0]) || !x.n(c, x.rows[1])),
  ],
  [
    S,
    'Every colour in the bottom row also appears in the top row.',
    (x) => every(x.rows[1] ?? [], (c) => x.n(x.at[c], x.rows[0]) > 0),
  ],
  [
    S,
    'Every colour that appears in the top row appears in the bottom row too.',
    (x) => every(x.rows[0] ?? [], (c) => x.n(x.at[c], x.rows[1]) > 0),
  ],
  [S, 'Blue is found in every column.', (x) => every(x.cols, (k) => x.n('blue', k))],
  [S, 'Blue occurs at most once in each row.', (x) => every(x.rows, (k) => x.n('blue', k) <= 1)],
  [S, 'No row contains more than one blue.', (x) => every(x.rows, (k) => x.n('blue', k) <= 1)],
  [S, 'There is at most one blue in any row.', (x) => every(x.rows, (k) => x.n('blue', k) <= 1)],
  [
    S,
    'Each column contains at least one red or blue tile.',
    (x) => every(x.cols, (k) => x.n('blue', k) + x.n('red', k)),
  ],
  [S, 'Two of the three columns are of a single colour.', (x) => num(x.cols, (k) => x.distinct(k) === 1) >= 2],
  [S, 'Exactly two of the columns contain red.', (x) => num(x.cols, (k) => x.n('red', k)) === 2],
  [S, 'The outer columns have the same number of red tiles.', (x) => x.n('red', x.cols[0]) === x.n('red', x.cols[2])],
  [S, 'The first and third columns both contain a red tile.', (x) => x.n('red', x.cols[0]) && x.n('red', x.cols[2])],
  [
    S,
    'Columns A and C have no colour in common.',
    (x) => every(x.colours, (c) => !x.n(c, x.cols[0]) || !x.n(c, x.cols[2])),
  ],
  [
    S,
    'Column A is the only column with no red tile.',
    (x) => !x.n('red', x.cols[0]) && x.n('red', x.cols[1]) && x.n('red', x.cols[2]),
  ],
  [
    S,
    'Column B contains more reds than columns A and C together.',
    (x) => x.n('red', x.cols[1]) > x.n('red', x.cols[0]) + x.n('red', x.cols[2]),
  ],
  [
    S,
    'Either the top row or the bottom row has no red tiles.',
    (x) => !x.n('red', x.rows[0]) || !x.n('red', x.rows[1]),
  ],
  [S, 'One of the rows contains no red tiles.', (x) => !x.n('red', x.rows[0]) || !x.n('red', x.rows[1])],
  [
    S,
    'If the top row contains red, the bottom row contains blue.',
    (x) => imp(x.n('red', x.rows[0]), x.n('blue', x.rows[1])),
  ],
  [
    S,
    'If the top row contains a red tile, then the bottom row does not.',
    (x) => imp(x.n('red', x.rows[0]), !x.n('red', x.rows[1])),
  ],
  [
    S,
    'Whenever a column contains red, it also contains blue.',
    (x) => every(x.cols, (k) => imp(x.n('red', k), x.n('blue', k))),
  ],
  [
    S,
    'There are more columns with a red tile than columns without one.',
    (x) => num(x.cols, (k) => x.n('red', k)) >= 2,
  ],
  [
    S,
    'Red appears in exactly as many columns as blue.',
    (x) => num(x.cols, (k) => x.n('red', k)) === num(x.cols, (k) => x.n('blue', k)),
  ],
  [S, 'The bottom row has at least two tiles of the same colour.', (x) => x.distinct(x.rows[1]) < 3],
  [S, 'Two of the tiles in the top row are the same colour.', (x) => x.distinct(x.rows[0]) < 3],
  [S, 'The tiles in the top row are all different.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'All three tiles in the top row have the same colour.', (x) => x.distinct(x.rows[0]) === 1],
  [S, 'The three tiles of the top row have three different colours.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'The top row consists of three different colours.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'The colours in the top row are all different.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'The colours of A1, B1 and C1 are all different.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'There are three different colours in the top row.', (x) => x.distinct(x.rows[0]) === 3],
  [S, 'The top row is neither all red nor all blue.', (x) => x.n('red', x.rows[0]) < 3 && x.n('blue', x.rows[0]) < 3],
  [S, 'The top row is not entirely red.', (x) => x.n('red', x.rows[0]) < 3],
  [S, 'Not every tile in the top row is red.', (x) => x.n('red', x.rows[0]) < 3],
  [S, 'Not a single tile in the top row is red.', (x) => !x.n('red', x.rows[0])],
  [S, 'The top row lacks red.', (x) => !x.n('red', x.rows[0])],
  [S, 'The bottom row is missing at least two colours.', (x) => x.distinct(x.rows[1]) <= 2],
  [S, 'The bottom row has red but not blue.', (x) => x.n('red', x.rows[1]) && !x.n('blue', x.rows[1])],
  [
    S,
    'Green shows up in the top row, blue shows up in the bottom row.',
    (x) => x.n('green', x.rows[0]) && x.n('blue', x.rows[1]),
  ],
  [S, 'The top row and the bottom row are identical.', (x) => every(x.cols, (k) => x.same(k[0], k[1]))],
  [S, 'The two rows are identical.', (x) => every(x.cols, (k) => x.same(k[0], k[1]))],
  [S, 'The bottom row is a copy of the top row.', (x) => every(x.cols, (k) => x.same(k[0], k[1]))],
  [
    S,
    'Each tile in the top row has the same colour as the tile below it.',
    (x) => every(x.cols, (k) => x.same(k[0], k[1])),
  ],
  [
    S,
    'Exactly one tile in the top row matches the tile directly below it.',
    (x) => num(x.cols, (k) => x.same(k[0], k[1])) === 1,
  ],
  [S, 'Of the red tiles, at least one is in the top row.', (x) => x.n('red', x.rows[0])],
  [S, 'Of the six tiles, exactly four are red.', (x) => x.R === 4],
  [S, 'Exactly half of the red tiles are in the top row.', (x) => x.n('red', x.rows[0]) === x.n('red', x.rows[1])],
  [S, 'Most red tiles are in the top row.', (x) => x.n('red', x.rows[0]) > x.n('red', x.rows[1])],
  [S, 'At least half of the blues are in the bottom row.', (x) => x.n('blue', x.rows[1]) >= x.n('blue', x.rows[0])],
  [S, 'All of the red tiles are in the left column or the right column.', (x) => !x.n('red', x.cols[1])],
  [S, 'No red tile is in the middle column.', (x) => !x.n('red', x.cols[1])],
  [S, 'There are no reds outside column B.', (x) => !x.n('red', x.cols[0]) && !x.n('red', x.cols[2])],
  [
    S,
    'More red tiles are in the top row than in the bottom row.',
    (x) => x.n('red', x.rows[0]) > x.n('red', x.rows[1]),
  ],
  [
    S,
    'More tiles in the top row than in the bottom row are red.',
    (x) => x.n('red', x.rows[0]) > x.n('red', x.rows[1]),
  ],
  [
    S,
    'The top row contains at least as many reds as the bottom row.',
    (x) => x.n('red', x.rows[0]) >= x.n('red', x.rows[1]),
  ],
  [S, 'The top row has no more reds than the bottom row.', (x) => x.n('red', x.rows[0]) <= x.n('red', x.rows[1])],
  [S, 'The top row has no fewer colours than the bottom row.', (x) => x.distinct(x.rows[0]) >= x.distinct(x.rows[1])],
  [
    S,
    'The number of colours in the top row is greater than in the bottom row.',
    (x) => x.distinct(x.rows[0]) > x.distinct(x.rows[1]),
  ],
  [
    S,
    'The top row has at least two more reds than the bottom row.',
    (x) => x.n('red', x.rows[0]) >= x.n('red', x.rows[1]) + 2,
  ],
  [S, 'The rows have different numbers of blues.', (x) => x.n('blue', x.rows[0]) !== x.n('blue', x.rows[1])],
  [S, 'The two rows contain equally many blue tiles.', (x) => x.n('blue', x.rows[0]) === x.n('blue', x.rows[1])],
  [
    S,
    'No two columns contain the same number of red tiles.',
    (x) => new Set(x.cols.map((k) => x.n('red', k))).size === 3,
  ],
  [S, 'All columns have the same number of red tiles.', (x) => new Set(x.cols.map((k) => x.n('red', k))).size === 1],
  [
    S,
    'In the top row, red outnumbers blue, and in the bottom row blue outnumbers red.',
    (x) => x.n('red', x.rows[0]) > x.n('blue', x.rows[0]) && x.n('red', x.rows[1]) < x.n('blue', x.rows[1]),
  ],
  [S, 'Fewer than three tiles are red, and more than one tile is blue.', (x) => x.R < 3 && x.B > 1],
  [S, 'No more than two tiles are red.', (x) => x.R <= 2],
  [S, 'Not more than two tiles are red.', (x) => x.R <= 2],
  [S, 'At least one tile is neither red nor blue.', (x) => x.G + x.Y >= 1],
  [S, 'Every tile is either red or blue.', (x) => x.R + x.B === 6],
  [S, 'Every tile that is not red is blue.', (x) => x.R + x.B === 6],
  [S, 'All non-red tiles are blue.', (x) => x.R + x.B === 6],
  [S, 'All tiles that are not red share the same colour.', (x) => [x.B, x.G, x.Y].filter((k) => k).length <= 1],
  [S, 'Tiles that are not red are all the same colour.', (x) => [x.B, x.G, x.Y].filter((k) => k).length <= 1],
  [S, 'There are exactly as many red tiles as tiles of all other colours together.', (x) => x.R === 3],
  [S, 'There are more red tiles than tiles of any other colour.', (x) => x.R > Math.max(x.B, x.G, x.Y)],
  [S, 'There are more red tiles than all the other tiles put together.', (x) => x.R > 3],
  [S, 'There are half as many reds as blues.', (x) => 2 * x.R === x.B],
  [S, 'The number of red tiles is twice the number of blue tiles.', (x) => x.R === 2 * x.B],
  [S, 'The number of red tiles is more than double the number of blue tiles.', (x) => x.R > 2 * x.B],
  [S, 'The number of reds is one more than the number of blues.', (x) => x.R === x.B + 1],
  [S, 'Reds outnumber blues by at least two.', (x) => x.R >= x.B + 2],
  [S, 'There is one more red than blue.', (x) => x.R === x.B + 1],
  [S, 'There are at least two more red tiles than blue ones.', (x) => x.R >= x.B + 2],
  [S, 'The numbers of red, blue and green tiles are all equal.', (x) => x.R === x.B && x.B === x.G],
  [S, 'Red, blue and green each appear exactly twice.', (x) => x.R === 2 && x.B === 2 && x.G === 2],
  [S, 'Red and blue each appear an odd number of times.', (x) => x.R % 2 && x.B % 2],
  [S, 'Each of red, blue and green appears at least once.', (x) => x.R && x.B && x.G],
  [S, 'At least one of red and blue does not appear.', (x) => !x.R || !x.B],
  [S, 'Exactly one of the colours red and blue is present.', (x) => !x.R !== !x.B],
  [S, 'Exactly two of the colours red, blue and green appear.', (x) => num([x.R, x.B, x.G], (k) => k > 0) === 2],
  [S, 'Either red or blue appears, but not both.', (x) => !x.R !== !x.B],
  [S, 'Red appears if and only if blue does.', (x) => !x.R === !x.B],
  [S, 'If red appears at all, it appears at least twice.', (x) => x.R !== 1],
  [S, 'If there is a red tile, there are at least two of them.', (x) => x.R !== 1],
  [S, 'If there is a red tile, there is no blue tile.', (x) => imp(x.R, !x.B)],
  [S, 'If there are no red tiles, then all tiles are blue.', (x) => imp(!x.R, x.B === 6)],
  [S, 'There is a red tile if there is a blue tile.', (x) => imp(x.B, x.R)],
  [S, 'The number of blue tiles is either zero or two.', (x) => x.B === 0 || x.B === 2],
  [S, 'The number of blue tiles is neither two nor three.', (x) => x.B !== 2 && x.B !== 3],
  [S, 'The number of red tiles is not equal to the number of blue tiles.', (x) => x.R !== x.B],
  [S, 'The number of red tiles is divisible by three.', (x) => x.R % 3 === 0],
  [S, 'The number of tiles that are red or blue is even.', (x) => (x.R + x.B) % 2 === 0],
  [S, 'The number of tiles of each colour is even.', (x) => every(x.counts, (k) => k % 2 === 0)],
  [S, 'Every colour appears an even number of times.', (x) => every(x.counts, (k) => k % 2 === 0)],
  [S, 'Some colour covers more than half of the tiles.', (x) => Math.max(...x.counts) > 3],
  [S, 'One colour makes up the majority.', (x) => Math.max(...x.counts) > 3],
  [S, 'No colour has a majority.', (x) => Math.max(...x.counts) <= 3],
  [S, 'No colour makes up more than half the tiles.', (x) => Math.max(...x.counts) <= 3],
  [S, 'Red is more common than blue, but less common than green.', (x) => x.R > x.B && x.R < x.G],
  [S, 'Red is twice as common as blue.', (x) => x.R === 2 * x.B],
  [S, 'Red appears as often as blue and green combined.', (x) => x.R === x.B + x.G],
  [S, 'Red appears exactly as often as all other colours combined.', (x) => x.R === 3],
  [S, 'Red appears once more than blue.', (x) => x.R === x.B + 1],
  [S, 'The sum of red and blue tiles is at least four.', (x) => x.R + x.B >= 4],
  [S, 'Red and blue together make up exactly four tiles.', (x) => x.R + x.B === 4],
  [S, 'Red and blue tiles together make up more than half of the subset.', (x) => x.R + x.B > 3],
  [S, 'The difference between the number of reds and blues is two.', (x) => Math.abs(x.R - x.B) === 2],
  [S, 'There are exactly two red tiles more than blue tiles.', (x) => x.R === x.B + 2],
  [S, 'At least fifty percent of the tiles are red.', (x) => x.R >= 3],
  [S, 'Exactly one third of the tiles are red.', (x) => x.R === 2],
  [S, 'Exactly two out of the six tiles are red.', (x) => x.R === 2],
  [P, 'B2 matches none of its orthogonal neighbours.', (x) => every(['B1', 'A2', 'C2', 'B3'], (c) => !x.same('B2', c))],
  [
    P,
    'Exactly two of the tiles around B2 are red, and B2 is not.',
    (x) => x.n('red', ['B1', 'A2', 'C2', 'B3']) === 2 && !x.is('B2', 'red'),
  ],
  [
    P,
    'B2 is red and so are at least two of its neighbours.',
    (x) => x.is('B2', 'red') && x.n('red', ['B1', 'A2', 'C2', 'B3']) >= 2,
  ],
  [
    P,
    'B1 and B3 match if and only if A2, B2 and C2 match.',
    (x) => x.same('B1', 'B3') === (x.distinct(['A2', 'B2', 'C2']) === 1),
  ],
  [
    P,
    'Both the middle row and the middle column contain a red tile.',
    (x) => x.n('red', ['A2', 'B2', 'C2']) && x.n('red', ['B1', 'B2', 'B3']),
  ],
  [P, 'The tile to the left of B2 is red, all the others are green.', (x) => x.is('A2', 'red') && x.G === 4],
  [Q, 'The top two tiles match and the bottom two tiles differ.', (x) => x.same('B2', 'C2') && !x.same('B3', 'C3')],
  [Q, 'Exactly three of the four tiles are the same colour.', (x) => Math.max(...x.counts) === 3],
  [Q, 'Three of the four tiles are the same colour.', (x) => Math.max(...x.counts) >= 3],
  [Q, 'Two of the four tiles are red and the other two are blue.', (x) => x.R === 2 && x.B === 2],
  [Q, 'No two tiles are the same colour.', (x) => x.distinct() === 4],
  [Q, 'All four tiles are different colours.', (x) => x.distinct() === 4],
  [Q, 'The four tiles show all four colours.', (x) => x.distinct() === 4],
  [
    Q,
    'Only one pair of orthogonally adjacent tiles has the same colour.',
    (x) => num(x.ortho, ([a, b]) => x.same(a, b)) === 1,
  ],
  [Q, 'Both diagonal pairs match.', (x) => x.same('B2', 'C3') && x.same('C2', 'B3')],
  [Q, 'At least one of the diagonals is a single colour.', (x) => x.same('B2', 'C3') || x.same('C2', 'B3')],
  [
    Q,
    'One diagonal is all red.',
    (x) => (x.is('B2', 'red') && x.is('C3', 'red')) || (x.is('C2', 'red') && x.is('B3', 'red')),
  ],
  [Q, 'B2 and C3 are the same colour, as are C2 and B3.', (x) => x.same('B2', 'C3') && x.same('C2', 'B3')],
  [Q, 'If B2 is red, then none of the other tiles is.', (x) => imp(x.is('B2', 'red'), x.R === 1)],
  [Q, 'If any tile is red, then all of them are.', (x) => x.R === 0 || x.R === 4],
  [Q, 'Either all tiles are red or none of them are.', (x) => x.R === 0 || x.R === 4],
  [Q, 'It is not the case that B2, C2, B3 and C3 are all red.', (x) => x.R < 4],
  [Q, 'At least one of the tiles is not red.', (x) => x.R < 4],
  [Q, 'There are two colours, each appearing exactly twice.', (x) => x.distinct() === 2 && x.counts.includes(2)],
  [Q, 'Two colours appear exactly twice each.', (x) => num(x.counts, (k) => k === 2) === 2],
  [Q, 'One colour appears three times and another appears once.', (x) => Math.max(...x.counts) === 3],
  [Q, 'One colour appears exactly three times and another exactly once.', (x) => Math.max(...x.counts) === 3],
  [
    H,
    'Each red tile has a blue tile immediately to its right.',
    (x) => every([0, 1, 2, 3], (i) => imp(x.is(x.cs[i], 'red'), i < 3 && x.is(x.cs[i + 1], 'blue'))),
  ],
  [H, 'The leftmost tile is red, and the other three are not.', (x) => x.is('A1', 'red') && x.R === 1],
  [H, 'There are two adjacent tiles of the same colour.', (x) => num(x.ortho, ([a, b]) => x.same(a, b)) > 0],
  [H, 'Adjacent tiles have different colours.', (x) => num(x.ortho, ([a, b]) => x.same(a, b)) === 0],
  [H, 'Tiles next to each other never have the same colour.', (x) => num(x.ortho, ([a, b]) => x.same(a, b)) === 0],
  [
    H,
    'Each tile matches at least one of its neighbours.',
    (x) => every(x.cs, (c) => some(x.nb(c, x.ortho), (d) => x.same(c, d))),
  ],
  [H, 'A1 and B1 match, or C1 and D1 match, but not both.', (x) => x.same('A1', 'B1') !== x.same('C1', 'D1')],
  [
    H,
    'Exactly one of these is true: A1 matches B1, or C1 matches D1.',
    (x) => x.same('A1', 'B1') !== x.same('C1', 'D1'),
  ],
  [T, 'Every row contains a pair of matching tiles.', (x) => every(x.rows, (k) => x.same(k[0], k[1]))],
  [
    T,
    'Each row has more reds than the row above it.',
    (x) => x.n('red', x.rows[0]) < x.n('red', x.rows[1]) && x.n('red', x.rows[1]) < x.n('red', x.rows[2]),
  ],
  [T, 'At least two rows are all one colour.', (x) => num(x.rows, (k) => x.distinct(k) === 1) >= 2],
  [T, 'Exactly one row is all red.', (x) => num(x.rows, (k) => x.n('red', k) === 2) === 1],
  [T, 'There is at least one row that is entirely red.', (x) => num(x.rows, (k) => x.n('red', k) === 2) >= 1],
  [
    T,
    'The middle row has as many greens as the other two rows combined.',
    (x) => x.n('green', x.rows[1]) === x.n('green', x.rows[0]) + x.n('green', x.rows[2]),
  ],
  [T, 'Every column contains at least two different colours.', (x) => every(x.cols, (k) => x.distinct(k) >= 2)],
  [T, 'There is a colour that appears in every row.', (x) => some(x.colours, (c) => every(x.rows, (k) => x.n(c, k)))],
  [T, 'No colour appears in all three rows.', (x) => !some(x.colours, (c) => every(x.rows, (k) => x.n(c, k)))],
  [T, 'Some colour appears in exactly two rows.', (x) => some(x.colours, (c) => num(x.rows, (k) => x.n(c, k)) === 2)],
  [Q, 'One colour appears exactly three times and another exactly once.', (x) => x.counts.includes(3)],
  [
    S,
    'One colour appears three times and another twice.',
    (x) => some(x.counts, (k) => k >= 3) && num(x.counts, (k) => k >= 2) >= 2,
  ],
  [
    S,
    'Four tiles share one colour and the other two share another.',
    (x) => x.counts.includes(4) && x.counts.includes(2),
  ],
  [S, 'Three tiles are of one colour and three are of another.', (x) => num(x.counts, (k) => k === 3) === 2],
  [S, 'There are exactly three greens, all in the top row.', (x) => x.G === 3 && x.n('green', x.rows[0]) === 3],
  [S, 'Green appears more than once but fewer than four times.', (x) => x.G === 2 || x.G === 3],
  [
    S,
    'Row 1 has exactly two colours and row 2 has exactly three.',
    (x) => x.distinct(x.rows[0]) === 2 && x.distinct(x.rows[1]) === 3,
  ],
  [
    S,
    'A1 and B2 are the same colour and C1 is different, or all tiles are red.',
    (x) => (x.same('A1', 'B2') && !x.same('A1', 'C1')) || x.R === 6,
  ],
];

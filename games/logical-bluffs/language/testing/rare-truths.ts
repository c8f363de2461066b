import type { Cell } from '../../grid';
import type { Seen } from './truths';

// As `truths`, of the kinds that are written more seldom: said of each or of each two by "if", between, in turns, all
// but one, the same from both ends, equally often, lines against lines.

type Line = readonly string[];
type Some = string | Line;

const tilesOf = (x: Seen, some: Some = x.cs): Line => (typeof some === 'string' ? some.split(' ') : some);
const many = (x: Seen, colour: string, some?: Some) => x.n(colour, tilesOf(x, some));
const kinds = (x: Seen, some?: Some) => x.distinct(tilesOf(x, some));
const alike = (x: Seen, some?: Some) => kinds(x, some) < 2;
const different = (x: Seen, some?: Some) => kinds(x, some) === tilesOf(x, some).length;
const most = (x: Seen) => Math.max(...x.counts);
const distinct = (numbers: readonly number[]) => new Set(numbers).size === numbers.length;

const letters: Record<string, string> = { r: 'red', b: 'blue', g: 'green', y: 'yellow' };
/** "A1r B1b": A1 is red and B1 is blue. */
const holds = (x: Seen, all: string) => all.split(' ').every((one) => x.at[one.slice(0, 2)] === letters[one.slice(2)]);

const some = <T>(things: readonly T[], is: (thing: T) => unknown) => things.some((thing) => Boolean(is(thing)));
const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;
const implies = (when: unknown, then: unknown) => !when || then;

const moved = (x: Seen, cell: string, across: number, down: number): Cell | undefined =>
  x.cs.find((other) => other === `${String.fromCharCode(cell.charCodeAt(0) + across)}${Number(cell[1]) + down}`);

/** All threes in a straight line. */
const lines = (x: Seen): Line[] =>
  x.cs.flatMap((cell) =>
    [[1, 0] as const, [0, 1] as const].flatMap(([across, down]) => {
      const [b, c] = [moved(x, cell, across, down), moved(x, cell, 2 * across, 2 * down)];
      return b === undefined || c === undefined ? [] : [[cell, b, c]];
    }),
  );
const between = (x: Seen, middle: string, ends: string) =>
  lines(x).some(([a, b, c]) => x.is(b, middle) && x.is(a, ends) && x.is(c, ends));
const matches = (x: Seen, how: 'adj' | 'ortho') => num(x[how], ([a, b]) => x.same(a, b));
const pairsOf = (x: Seen, colour: string) => num(x.adj, ([a, b]) => x.is(a, colour) && x.is(b, colour));
const beside = (x: Seen, a: string, b: string) =>
  x.adj.some(([p, q]) => (x.is(p, a) && x.is(q, b)) || (x.is(p, b) && x.is(q, a)));
const nb = (x: Seen, cell: string) => x.nb(cell, x.adj);

const S = 'A1 B1 C1 A2 B2 C2';
const Q = 'B2 C2 B3 C3';
const T = 'A1 B1 A2 B2 A3 B3';
const H = 'A1 B1 C1 D1';
const P = 'B1 A2 B2 C2 B3';
const O = 'A1 B1 C1 D1 A2 B2 C2 D2';
const V = 'B1 B2 B3 B4';
const _K = 'A1 B1 C1 A2 B2';
const W = 'A1 B1 C1 A2 B2 C2 A3 B3';
const F = 'B2 C2 D2 B3 C3 D3 B4 C4';

/** The subset, the sentence, and whether it holds. */
export const rareTruths: readonly (readonly [string, string, (x: Seen) => unknown])[] = [
  [
    Q,
    'If two adjacent tiles are the same colour, that colour is blue.',
    (x) => every(x.adj, ([p, q]) => implies(x.at[p] === x.at[q], x.at[p] === 'blue')),
  ],
  [
    T,
    'For every row, if it contains a red tile then it contains a green tile.',
    (x) => every(x.rows, (l) => implies(many(x, 'red', l), many(x, 'green', l))),
  ],
  [Q, 'If one tile is green, they all are.', (x) => many(x, 'green') === 0 || many(x, 'green') === 4],
  [
    S,
    'If the tile B1 is yellow then the others tiles are not yellow.',
    (x) => implies(holds(x, 'B1y'), many(x, 'yellow') === 1),
  ],
  [
    S,
    'As long as there is one yellow tile, there are two green ones.',
    (x) => implies(many(x, 'yellow'), many(x, 'green') >= 2),
  ],
  [Q, 'If two tiles share a row, they have different colours.', (x) => every(x.rows, (l) => different(x, l))],
  [T, 'Two tiles in the same row never share a colour.', (x) => every(x.rows, (l) => different(x, l))],
  [T, 'Any two tiles in the same row have different colours.', (x) => every(x.rows, (l) => different(x, l))],
  [T, 'No two tiles in the same row are of the same colour.', (x) => every(x.rows, (l) => different(x, l))],
  [T, 'Tiles in the same column are never both green.', (x) => every(x.cols, (l) => many(x, 'green', l) < 2)],
  [P, 'The middle tile is surrounded by blue.', (x) => many(x, 'blue', 'B1 A2 C2 B3') === 4],
  [P, 'B2 is surrounded by red tiles.', (x) => many(x, 'red', 'B1 A2 C2 B3') === 4],
  [H, 'The tiles between A1 and D1 are both green.', (x) => holds(x, 'B1g C1g')],
  [H, 'The two tiles between A1 and D1 have the same colour.', (x) => alike(x, 'B1 C1')],
  [H, 'Between A1 and D1 there is no red tile.', (x) => many(x, 'red', 'B1 C1') === 0],
  [V, 'A blue tile is sandwiched between two red tiles.', (x) => between(x, 'blue', 'red')],
  [S, 'No three tiles in a row are the same colour.', (x) => !some(lines(x), (t) => alike(x, t))],
  [
    O,
    'Three consecutive tiles in the top row are red.',
    (x) =>
      some(
        lines(x).filter((t) => t.every((k) => k[1] === '1')),
        (t) => many(x, 'red', t) === 3,
      ),
  ],
  [H, 'No two consecutive tiles are the same colour.', (x) => matches(x, 'ortho') === 0],
  [H, 'There are two consecutive red tiles.', (x) => pairsOf(x, 'red') > 0],
  [W, 'There is no line of three tiles of one colour.', (x) => !some(lines(x), (t) => alike(x, t))],
  [H, 'The colours alternate along the row.', (x) => alike(x, 'A1 C1') && alike(x, 'B1 D1') && !alike(x, 'A1 B1')],
  [H, 'The tiles alternate between red and blue.', (x) => holds(x, 'A1r B1b C1r D1b') || holds(x, 'A1b B1r C1b D1r')],
  [H, 'Red and blue alternate.', (x) => holds(x, 'A1r B1b C1r D1b') || holds(x, 'A1b B1r C1b D1r')],
  [
    V,
    'The column reads the same from top to bottom and from bottom to top.',
    (x) => alike(x, 'B1 B4') && alike(x, 'B2 B3'),
  ],
  [H, 'The row is symmetrical.', (x) => alike(x, 'A1 D1') && alike(x, 'B1 C1')],
  [S, 'The left column mirrors the right column.', (x) => alike(x, 'A1 C1') && alike(x, 'A2 C2')],
  [Q, 'At least one diagonal has two tiles of the same colour.', (x) => alike(x, 'B2 C3') || alike(x, 'C2 B3')],
  [Q, 'Both diagonals are monochrome.', (x) => alike(x, 'B2 C3') && alike(x, 'C2 B3')],
  [S, 'The most frequent colour appears exactly three times.', (x) => most(x) === 3],
  [S, 'One colour appears more often than all the others combined.', (x) => most(x) > 3],
  [S, 'Each color is used minimum one time.', (x) => kinds(x) === 4],
  [S, 'Exactly two colours are used, each three times.', (x) => x.counts.filter((n) => n === 3).length === 2],
  [
    S,
    'Exactly two colours appear, and they are red and blue.',
    (x) => kinds(x) === 2 && many(x, 'red') && many(x, 'blue'),
  ],
  [H, 'B1 has more red neighbours than C1.', (x) => many(x, 'red', 'A1 C1') > many(x, 'red', 'B1 D1')],
  [H, 'B1 and C1 have the same number of red neighbours.', (x) => many(x, 'red', 'A1 C1') === many(x, 'red', 'B1 D1')],
  [
    P,
    'None of the neighbours of B2 shares its colour.',
    (x) => !some('B1 A2 C2 B3'.split(' '), (k) => alike(x, [k, 'B2'])),
  ],
  [S, 'A red tile is next to a blue tile somewhere.', (x) => beside(x, 'red', 'blue')],
  [H, 'Three tiles match and one does not.', (x) => most(x) === 3],
  [H, 'Three tiles are the same colour and one is different.', (x) => most(x) === 3],
  [Q, 'Three of the tiles match and the fourth is different.', (x) => most(x) === 3],
  [S, 'Apart from A1, every tile is blue.', (x) => many(x, 'blue', 'B1 C1 A2 B2 C2') === 5],
  [
    S,
    'Except for A1, all tiles are red or green.',
    (x) => many(x, 'red', 'B1 C1 A2 B2 C2') + many(x, 'green', 'B1 C1 A2 B2 C2') === 5,
  ],
  [S, 'Apart from A1, no tile is red.', (x) => many(x, 'red', 'B1 C1 A2 B2 C2') === 0],
  [S, 'Every tile except A1 and C2 is yellow.', (x) => many(x, 'yellow', 'B1 C1 A2 B2') === 4],
  [S, 'Besides A1, there are exactly two red tiles.', (x) => many(x, 'red', 'B1 C1 A2 B2 C2') === 2],
  [S, 'All the tiles are blue, except A1 which is red.', (x) => holds(x, 'A1r') && many(x, 'blue') === 5],
  [S, 'All tiles are red except for exactly one.', (x) => many(x, 'red') === 5],
  [O, 'The left 2x2 square contains all four colours.', (x) => kinds(x, 'A1 B1 A2 B2') === 4],
  [O, 'The left 2x2 contains exactly two reds.', (x) => many(x, 'red', 'A1 B1 A2 B2') === 2],
  [T, 'The top two rows contain no red tile.', (x) => many(x, 'red', 'A1 B1 A2 B2') === 0],
  [T, 'All tiles in the bottom two rows are green.', (x) => many(x, 'green', 'A2 B2 A3 B3') === 4],
  [V, 'The bottom two tiles are different colours.', (x) => !alike(x, 'B3 B4')],
  [H, 'The first and the last tile are both red.', (x) => holds(x, 'A1r D1r')],
  [H, 'The second tile from the left is red.', (x) => holds(x, 'B1r')],
  [H, 'The third tile is blue.', (x) => holds(x, 'C1b')],
  [S, 'The tile in the top left corner is red.', (x) => holds(x, 'A1r')],
  [S, 'The bottom right tile is the only blue one.', (x) => holds(x, 'C2b') && many(x, 'blue') === 1],
  [
    T,
    'The middle row shares no colour with the top row.',
    (x) => every(x.colours, (c) => !many(x, c, x.rows[0]) || !many(x, c, x.rows[1])),
  ],
  [
    T,
    'The only row without a red tile is the middle one.',
    (x) => !many(x, 'red', x.rows[1]) && many(x, 'red', x.rows[0]) && many(x, 'red', x.rows[2]),
  ],
  [S, 'In each column the top tile differs from the bottom tile.', (x) => every(x.cols, (l) => !alike(x, l))],
  [
    S,
    'The number of blue tiles is even and greater than zero.',
    (x) => many(x, 'blue') % 2 === 0 && many(x, 'blue') > 0,
  ],
  [S, 'Exactly two tiles are green, no more, no less.', (x) => many(x, 'green') === 2],
  [S, 'You will not find more than two greens here.', (x) => many(x, 'green') <= 2],
  [S, 'A1 matches B1 but not C1.', (x) => alike(x, 'A1 B1') && !alike(x, 'A1 C1')],
  [S, 'The colour of A1 does not appear anywhere else.', (x) => x.n(x.at.A1) === 1],
  [S, 'The colour of A1 is more common than the colour of C2.', (x) => x.n(x.at.A1) > x.n(x.at.C2)],
  [S, 'Exactly one of the following holds: A1 is red, B1 is blue.', (x) => holds(x, 'A1r') !== holds(x, 'B1b')],
  [S, 'Strictly more than two tiles are red.', (x) => many(x, 'red') > 2],
  [S, 'There do not exist two tiles of the same colour in the top row.', (x) => different(x, x.rows[0])],
  [S, 'For each colour, there are at most two tiles of that colour.', (x) => most(x) <= 2],
  [S, 'There is a colour such that exactly four tiles have it.', (x) => x.counts.includes(4)],
  [
    S,
    'For any two adjacent tiles, at least one of them is red.',
    (x) => every(x.adj, ([p, q]) => holds(x, `${p}r`) || holds(x, `${q}r`)),
  ],
  [
    S,
    'Among any two orthogonally adjacent tiles, at least one is blue.',
    (x) => every(x.ortho, ([p, q]) => holds(x, `${p}b`) || holds(x, `${q}b`)),
  ],
  [
    S,
    'Both rows contain exactly the same colours.',
    (x) => every(x.colours, (c) => !many(x, c, x.rows[0]) === !many(x, c, x.rows[1])),
  ],
  [
    S,
    'Red is the only colour that appears in both rows.',
    (x) => every(x.colours, (c) => (!!many(x, c, x.rows[0]) && !!many(x, c, x.rows[1])) === (c === 'red')),
  ],
  [
    S,
    'Every red tile is directly above or below a blue tile.',
    (x) => every(x.cols, (l) => implies(many(x, 'red', l), many(x, 'blue', l))),
  ],
  [
    S,
    'A tile in the top row is red and the tile below it is blue.',
    (x) => some(x.cols, (l) => holds(x, `${l[0]}r`) && holds(x, `${l[1]}b`)),
  ],
  [H, 'At least two of tiles are having the same colour.', (x) => !different(x)],
  [H, 'The red color is more present than the blue color.', (x) => many(x, 'red') > many(x, 'blue')],
  [H, 'The blue tiles are exactly two.', (x) => many(x, 'blue') === 2],
  [H, 'The tile on the left has the same colour like the tile on the right.', (x) => alike(x, 'A1 D1')],
  [H, 'A1 has not the same color as B1.', (x) => !alike(x, 'A1 B1')],
  [
    H,
    'The number of the blue tiles is equal with the number of the red tiles.',
    (x) => many(x, 'red') === many(x, 'blue'),
  ],
  [H, 'Two tiles with the same color are never one next to the other.', (x) => matches(x, 'adj') === 0],
  [H, 'The red colour does not appear.', (x) => many(x, 'red') === 0],
  [H, 'Red colour is not present more than one time.', (x) => many(x, 'red') <= 1],
  [H, 'It is impossible to find two red tiles.', (x) => many(x, 'red') < 2],
  [S, 'At least two tiles have been coloured blue.', (x) => many(x, 'blue') >= 2],
  [S, 'The top row is made up of three different colours.', (x) => kinds(x, x.rows[0]) === 3],
  [S, 'Exactly four tiles are occupied by red or blue.', (x) => many(x, 'red') + many(x, 'blue') === 4],
  [S, 'Red can be found in every column.', (x) => every(x.cols, (l) => many(x, 'red', l))],
  [S, 'All colours appear except for green.', (x) => kinds(x) === 3 && !many(x, 'green')],
  [
    S,
    'Red appears exactly three times, and no other colour appears more than once.',
    (x) => many(x, 'red') === 3 && ['blue', 'green', 'yellow'].every((c) => many(x, c) <= 1),
  ],
  [
    S,
    'Blue appears the same number of times in each row.',
    (x) => many(x, 'blue', x.rows[0]) === many(x, 'blue', x.rows[1]),
  ],
  [S, 'The row with more reds is the top row.', (x) => many(x, 'red', x.rows[0]) > many(x, 'red', x.rows[1])],
  [S, 'The top row has the most reds.', (x) => many(x, 'red', x.rows[0]) > many(x, 'red', x.rows[1])],
  [
    S,
    'Only the middle column has matching tiles.',
    (x) => alike(x, 'B1 B2') && !alike(x, 'A1 A2') && !alike(x, 'C1 C2'),
  ],
  [S, 'There are exactly two or exactly four reds.', (x) => many(x, 'red') === 2 || many(x, 'red') === 4],
  [Q, 'All four colours are here.', (x) => kinds(x) === 4],
  [Q, 'Opposite corners match.', (x) => alike(x, 'B2 C3') && alike(x, 'C2 B3')],
  [Q, 'The left side has no red.', (x) => many(x, 'red', 'B2 B3') === 0],
  [Q, 'B2 is not alone in its colour.', (x) => x.n(x.at.B2) > 1],
  [Q, 'B2 is red if C2 is not.', (x) => holds(x, 'B2r') || holds(x, 'C2r')],
  [
    Q,
    'Exactly one pair of tiles has the same colour.',
    (x) => {
      let n = 0;
      for (const c of x.counts) n += (c * (c - 1)) / 2;
      return n === 1;
    },
  ],
  [Q, 'No colour is shared by exactly two tiles.', (x) => !x.counts.includes(2)],
  [Q, 'The tiles B2 and C3 are equal in colour, and so are C2 and B3.', (x) => alike(x, 'B2 C3') && alike(x, 'C2 B3')],
  [Q, 'B2 and C3 agree, whereas C2 and B3 disagree.', (x) => alike(x, 'B2 C3') && !alike(x, 'C2 B3')],
  [Q, 'Exactly one tile of four is red.', (x) => many(x, 'red') === 1],
  [Q, 'Two from four tiles are green.', (x) => many(x, 'green') >= 2],
  [Q, 'There are more as two blue tiles.', (x) => many(x, 'blue') > 2],
  [Q, 'The tile B2 and the tile C3 have the same colour.', (x) => alike(x, 'B2 C3')],
  [Q, 'Only one tile has red colour.', (x) => many(x, 'red') === 1],
  [Q, 'Only one tile is of green colour.', (x) => many(x, 'green') === 1],
  [Q, 'All the colours are different.', (x) => different(x)],
  [Q, 'No colour is repeated in any row.', (x) => every(x.rows, (l) => different(x, l))],
  [W, 'No row repeats a colour.', (x) => every(x.rows, (l) => different(x, l))],
  [W, 'The number of reds is different in every column.', (x) => distinct(x.cols.map((l) => many(x, 'red', l)))],
  [
    W,
    'Two red tiles never lie in the same row or column.',
    (x) => every([...x.rows, ...x.cols], (l) => many(x, 'red', l) < 2),
  ],
  [
    W,
    'There are exactly three tiles that are red or have a red neighbour.',
    (x) => num(x.cs, (k) => holds(x, `${k}r`) || nb(x, k).some((q) => holds(x, `${q}r`))) === 3,
  ],
  [W, 'Whenever two tiles are orthogonally adjacent, their colours differ.', (x) => matches(x, 'ortho') === 0],
  [W, 'If a tile is blue, then none of its neighbours is red.', (x) => !beside(x, 'blue', 'red')],
  [S, 'No row is entirely of one colour.', (x) => every(x.rows, (l) => !alike(x, l))],
  [
    S,
    'Exactly as many columns contain red as contain blue.',
    (x) => num(x.cols, (l) => many(x, 'red', l)) === num(x.cols, (l) => many(x, 'blue', l)),
  ],
  [
    S,
    'More columns contain red than contain blue.',
    (x) => num(x.cols, (l) => many(x, 'red', l)) > num(x.cols, (l) => many(x, 'blue', l)),
  ],
  [S, 'There are two tiles that are adjacent and both yellow.', (x) => pairsOf(x, 'yellow') > 0],
  [S, 'Either exactly two or exactly four tiles are red.', (x) => [2, 4].includes(many(x, 'red'))],
  [
    S,
    'There is exactly one colour that appears in both rows.',
    (x) => x.colours.filter((c) => many(x, c, x.rows[0]) && many(x, c, x.rows[1])).length === 1,
  ],
  [
    S,
    'Neither red nor blue appears more than once in any row.',
    (x) => every(x.rows, (l) => many(x, 'red', l) <= 1 && many(x, 'blue', l) <= 1),
  ],
  [Q, 'The tile diagonally opposite B2 is red.', (x) => holds(x, 'C3r')],
  [Q, 'At least two tiles are the same colour as each other.', (x) => kinds(x) < 4],
  [S, 'The outer columns are identical.', (x) => alike(x, 'A1 C1') && alike(x, 'A2 C2')],
  [
    S,
    'The top row has exactly one more colour than the bottom row.',
    (x) => kinds(x, x.rows[0]) === kinds(x, x.rows[1]) + 1,
  ],
  [S, 'Exactly two of the vertical pairs match.', (x) => num(x.cols, (l) => alike(x, l)) === 2],
  [
    S,
    'There is a red tile in every column and a blue tile in every row.',
    (x) => every(x.cols, (l) => many(x, 'red', l)) && every(x.rows, (l) => many(x, 'blue', l)),
  ],
  [
    S,
    'Row 1 contains exactly the colours red and blue.',
    (x) => many(x, 'red', x.rows[0]) && many(x, 'blue', x.rows[0]) && kinds(x, x.rows[0]) === 2,
  ],
  [S, 'The tiles in the bottom row are all different from each other.', (x) => different(x, x.rows[1])],
  [S, 'Only tiles in the top row are red.', (x) => many(x, 'red', x.rows[1]) === 0],
  [
    T,
    'There is a red tile in the top row and another in the bottom row.',
    (x) => many(x, 'red', x.rows[0]) && many(x, 'red', x.rows[2]),
  ],
  [
    H,
    'The end tiles are different colours, and the middle tiles are the same colour.',
    (x) => !alike(x, 'A1 D1') && alike(x, 'B1 C1'),
  ],
  [
    H,
    'The row contains exactly two reds, and they are adjacent.',
    (x) => many(x, 'red') === 2 && pairsOf(x, 'red') === 1,
  ],
  [
    H,
    'There are exactly two red tiles, and they are not adjacent.',
    (x) => many(x, 'red') === 2 && pairsOf(x, 'red') === 0,
  ],
  [H, 'Exactly two tiles are blue, and they are the end tiles.', (x) => many(x, 'blue') === 2 && holds(x, 'A1b D1b')],
  [F, 'The four centre tiles include exactly two reds.', (x) => many(x, 'red', 'B2 C2 B3 C3') === 2],
  [F, 'Among the centre tiles there are exactly three colours.', (x) => kinds(x, 'B2 C2 B3 C3') === 3],
  [
    O,
    'The left 2x2 square has more colours than the right 2x2 square.',
    (x) => kinds(x, 'A1 B1 A2 B2') > kinds(x, 'C1 D1 C2 D2'),
  ],
  [S, 'Red and blue are the only colours here.', (x) => kinds(x) === 2 && many(x, 'red') && many(x, 'blue')],
  [S, 'There is a red somewhere in the top row.', (x) => many(x, 'red', x.rows[0])],
  [S, 'Most of the top row is red.', (x) => many(x, 'red', x.rows[0]) >= 2],
  [S, 'Everything in the bottom row is blue.', (x) => many(x, 'blue', x.rows[1]) === 3],
  [S, 'Everything except A1 and B1 is red.', (x) => many(x, 'red', 'C1 A2 B2 C2') === 4],
  [S, 'Nothing in the top row is yellow.', (x) => many(x, 'yellow', x.rows[0]) === 0],
  [S, 'There are anywhere from two to four reds.', (x) => [2, 3, 4].includes(many(x, 'red'))],
  [
    S,
    'One row has two reds and the other has none.',
    (x) =>
      (many(x, 'red', x.rows[0]) >= 2 && !many(x, 'red', x.rows[1])) ||
      (many(x, 'red', x.rows[1]) >= 2 && !many(x, 'red', x.rows[0])),
  ],
  [Q, 'The top two match and the bottom two match.', (x) => alike(x, 'B2 C2') && alike(x, 'B3 C3')],
  [Q, 'The left two are red and the right two are not.', (x) => holds(x, 'B2r B3r') && !many(x, 'red', 'C2 C3')],
  [Q, 'The four tiles are four different colours.', (x) => different(x)],
  [
    S,
    'The number of red tiles is the double of the number of blue tiles.',
    (x) => many(x, 'red') === 2 * many(x, 'blue'),
  ],
  [S, 'On the top row is exactly one green tile.', (x) => many(x, 'green', x.rows[0]) === 1],
  [S, 'The colour of the tile A1 is also the colour of the tile C2.', (x) => alike(x, 'A1 C2')],
  [S, 'There is one tile of each colour at least.', (x) => kinds(x) === 4],
  [S, 'Two tiles next to each other are never both blue.', (x) => pairsOf(x, 'blue') === 0],
  [T, 'No colour appears in all of the rows.', (x) => !some(x.colours, (c) => every(x.rows, (l) => many(x, c, l)))],
  [
    W,
    'At least one row and at least one column are free of red.',
    (x) => some(x.rows, (l) => !many(x, 'red', l)) && some(x.cols, (l) => !many(x, 'red', l)),
  ],
  [
    W,
    'The row with the most reds is the top row.',
    (x) =>
      many(x, 'red', x.rows[0]) > many(x, 'red', x.rows[1]) && many(x, 'red', x.rows[0]) > many(x, 'red', x.rows[2]),
  ],
  [S, 'The colours in the top row are all different.', (x) => different(x, x.rows[0])],
  [S, 'The left column matches the right column tile for tile.', (x) => alike(x, 'A1 C1') && alike(x, 'A2 C2')],
  [
    S,
    'Three of the tiles are one colour and the other three are another.',
    (x) => x.counts.filter((n) => n === 3).length === 2,
  ],
  [
    H,
    'The first two tiles are the same colour, and so are the last two.',
    (x) => alike(x, 'A1 B1') && alike(x, 'C1 D1'),
  ],
  [V, 'The top two tiles are red and the bottom two are not.', (x) => holds(x, 'B1r B2r') && !many(x, 'red', 'B3 B4')],
  [
    S,
    'There are exactly two blues, both in the bottom row.',
    (x) => many(x, 'blue') === 2 && many(x, 'blue', x.rows[1]) === 2,
  ],
  [S, 'There is the same quantity of red and blue tiles.', (x) => many(x, 'red') === many(x, 'blue')],
  [S, 'Exactly three from the six tiles are red.', (x) => many(x, 'red') === 3],
  [S, 'At least one from A1, B1 and C1 is green.', (x) => many(x, 'green', 'A1 B1 C1') >= 1],
];

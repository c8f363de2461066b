import type { Seen } from './truths';

// Constructions that go with any sentence (who is meant by “both”, which tiles lie in the middle, which colour it is, where a
// colour lies), each in words of their own: what has to be so, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;
const steps = (x: Seen) => num(x.ortho, ([a, b]) => !x.same(a, b));

const P = 'A1 B1';
const C = 'A1 B1 C1';
const W = 'A1 B1 C1 D1';
const L = 'A1 A2 B2';
const Q = 'A1 B1 A2 B2';
const S = 'A1 B1 C1 A2 B2 C2';
const Z = 'A1 A2 B2 C2 C3';

export const constructedOneWay: readonly (readonly [string, string, Way])[] = [
  // Which colour a tile has, as a noun.
  [P, 'B1 has the colour of A1.', (x) => x.same('A1', 'B1')],
  [P, "B1 isn't A1's colour.", (x) => !x.same('A1', 'B1')],
  [C, "B1 is either A1's colour or the colour of C1.", (x) => x.same('A1', 'B1') || x.same('B1', 'C1')],
  [C, 'C1 is neither the colour of A1 nor that of B1.', (x) => !x.same('A1', 'C1') && !x.same('B1', 'C1')],
  [
    C,
    'C1 has neither the colour of A1 nor red.',
    (x) => !x.same('A1', 'C1') && !x.is('C1', 'red') && x.distinct(['B1']) > 0,
  ],
  [C, 'Exactly two tiles have a colour other than green.', (x) => x.G === 1],
  [C, 'No tile has a colour different from red.', (x) => x.R === 3],
  [C, 'At least one tile has a colour from the set {red, blue}.', (x) => x.R + x.B > 0],
  [
    C,
    'Each tile is of the colour of A1 or blue.',
    (x) => every(['B1', 'C1'], (cell) => x.same(cell, 'A1') || x.is(cell, 'blue')),
  ],
  [C, 'There are two tiles of a colour other than red.', (x) => x.R <= 1],
  // Who was named before.
  [C, 'A1 matches B1, but C1 differs from both.', (x) => x.same('A1', 'B1') && !x.same('A1', 'C1')],
  [C, 'A1 differs from B1, and C1 matches neither of them.', (x) => x.distinct() === 3],
  [
    C,
    'A1 and B1 differ and C1 matches one of them.',
    (x) => !x.same('A1', 'B1') && (x.same('A1', 'C1') || x.same('B1', 'C1')),
  ],
  [C, 'A1 = B1 and C1 is different from them.', (x) => x.same('A1', 'B1') && !x.same('A1', 'C1')],
  // Where tiles of a chain lie.
  [C, 'The one in the middle is red and the others are not.', (x) => x.is('B1', 'red') && x.R === 1],
  [C, 'Just the tile in the middle is green.', (x) => x.is('B1', 'green') && x.G === 1],
  [
    W,
    'The tiles at the ends are blue; those in between are not.',
    (x) => x.is('A1', 'blue') && x.is('D1', 'blue') && x.B === 2,
  ],
  [W, 'The two on the left match, the two on the right differ.', (x) => x.same('A1', 'B1') && !x.same('C1', 'D1')],
  [W, 'The two at the ends match, and so do the two in the middle.', (x) => x.same('A1', 'D1') && x.same('B1', 'C1')],
  [W, 'The left pair matches, but the right pair does not.', (x) => x.same('A1', 'B1') && !x.same('C1', 'D1')],
  [
    W,
    'Either end tile is red or both middle tiles are.',
    (x) => x.is('A1', 'red') || x.is('D1', 'red') || x.n('red', ['B1', 'C1']) === 2,
  ],
  [C, 'Neither end tile matches B1.', (x) => !x.same('A1', 'B1') && !x.same('C1', 'B1')],
  [L, 'The tile at the bend is red, the tiles at the ends are not.', (x) => x.is('A2', 'red') && x.R === 1],
  [
    Z,
    'Both ends of the path are red and everything in between is blue.',
    (x) => x.is('A1', 'red') && x.is('C3', 'red') && x.B === 3,
  ],
  // The same tiles by their names.
  [
    W,
    'The end tiles, A1 and D1, match, and B1 and C1 are red.',
    (x) => x.same('A1', 'D1') && x.n('red', ['B1', 'C1']) === 2,
  ],
  [C, 'Only the middle tile (B1) is red.', (x) => x.is('B1', 'red') && x.R === 1],
  // Where a colour lies.
  [Q, 'Red turns up on exactly two of the four tiles.', (x) => x.R === 2],
  [
    W,
    'Green appears on both end tiles, but B1 and C1 match.',
    (x) => x.is('A1', 'green') && x.is('D1', 'green') && x.same('B1', 'C1'),
  ],
  [C, 'Some colour is on exactly two of them.', (x) => x.counts.includes(2)],
  [P, 'Red is the colour of exactly one of them.', (x) => x.R === 1],
  [C, 'Blue comes up once at most.', (x) => x.B <= 1],
  // One of two, both, or not both.
  [
    C,
    'Either A1 or C1, but not both, is red, and B1 is not.',
    (x) => x.n('red', ['A1', 'C1']) === 1 && !x.is('B1', 'red'),
  ],
  [P, 'A1 or B1 (or both) is red.', (x) => x.R > 0],
  [P, 'The two tiles are either both green or both not.', (x) => x.G === 2 || x.G === 0],
  [P, 'The two tiles are both green or are both not green.', (x) => x.G === 2 || x.G === 0],
  [P, "can't both be red", (x) => x.R < 2],
  [P, 'It is false that either of the two tiles is red.', (x) => x.R === 0],
  // So is another.
  [P, 'A1 is red. The same goes for B1.', (x) => x.R === 2],
  [P, 'A1 is red, and B1 likewise.', (x) => x.R === 2],
  [C, 'A1 is red, same for B1 and C1', (x) => x.R === 3],
  // If.
  [P, 'A1 is red exactly when B1 is not.', (x) => x.is('A1', 'red') !== x.is('B1', 'red')],
  [P, 'If A1 is not red, B1 must be.', (x) => x.R > 0],
  [C, 'Unless A1 is red, none of the others is.', (x) => x.is('A1', 'red') || x.R === 0],
  // All but some.
  [C, 'They are all red except the one in the middle, which is blue.', (x) => x.is('B1', 'blue') && x.R === 2],
  [C, 'No tile is red other than B1, which is.', (x) => x.is('B1', 'red') && x.R === 1],
  [
    Z,
    'Apart from the tiles at the ends, all tiles are red; A1 and C3 match.',
    (x) => x.n('red', ['A2', 'B2', 'C2']) === 3 && x.same('A1', 'C3'),
  ],
  [C, 'Only A1 is red, out of the three.', (x) => x.is('A1', 'red') && x.R === 1],
  [C, 'B1 is the odd one out.', (x) => x.same('A1', 'C1') && !x.same('A1', 'B1')],
  [S, 'The corner tile is red and the non-corner tiles are blue.', (x) => x.is('A1', 'red') && x.B === 5],
  // From tile to tile.
  [W, 'There is exactly one change of colour along the row.', (x) => steps(x) === 1],
  [W, 'The colour changes at every step.', (x) => steps(x) === 3],
  [Z, 'It has at most two colour changes.', (x) => steps(x) <= 2],
  // Beside.
  [
    S,
    'Nowhere do two red tiles touch along a side.',
    (x) => every(x.ortho, ([a, b]) => !(x.is(a, 'red') && x.is(b, 'red'))),
  ],
  [
    S,
    'Two blues touch only at a corner.',
    (x) =>
      num(x.adj, ([a, b]) => x.is(a, 'blue') && x.is(b, 'blue') && !x.ortho.some(([c, d]) => c === a && d === b)) > 0,
  ],
  [C, 'B1 does not match anything next to it.', (x) => !x.same('A1', 'B1') && !x.same('B1', 'C1')],
  // All of them.
  [P, 'This pair contains no red tile.', (x) => x.R === 0],
  [Q, 'This square contains at least three colours.', (x) => x.distinct() >= 3],
  [
    W,
    'The left half has no red, the right half has at least one.',
    (x) => x.n('red', ['A1', 'B1']) === 0 && x.n('red', ['C1', 'D1']) > 0,
  ],
  [S, 'An even number of these tiles are blue.', (x) => x.B % 2 === 0],
  [P, 'Everybody is red', (x) => x.R === 2],
  [C, 'ends r blue, middle r red', (x) => x.is('A1', 'blue') && x.is('C1', 'blue') && x.is('B1', 'red')],
  // How many of them.
  [W, 'At least one of this row is green.', (x) => x.G > 0],
  [C, 'Two tiles, and just two, are red or green.', (x) => x.R + x.G === 2],
  [C, 'Some, but not every one, of the tiles are blue.', (x) => x.B > 0 && x.B < 3],
  [W, 'Half of the tiles are blue, no more and no less.', (x) => x.B === 2],
  [S, 'In total at most two reds', (x) => x.R <= 2],
  [C, 'Blue and red are tied in number.', (x) => x.B === x.R],
  [P, "It's not as if both were red.", (x) => x.R < 2],
  // Said for nothing.
  [P, 'For the record, A1 and B1 match.', (x) => x.same('A1', 'B1')],
  [P, 'Funnily enough, neither tile is red.', (x) => x.R === 0],
  [P, 'Please note that A1 differs from B1 in colour.', (x) => !x.same('A1', 'B1')],
];

/** What two people would take otherwise, or what does not fit these tiles. */
export const constructedUnsaid: readonly (readonly [string, string, RegExp])[] = [
  [W, 'The tile in the middle is red and the others are blue.', /^[A-Z“]/],
  [W, 'B1 is red, A1 and C1 differ from both.', /^[A-Z“]/],
  [Q, 'The tiles at the ends are red and the others are blue.', /^[A-Z“]/],
  [S, 'The colour changes at every step.', /^[A-Z“]/],
  [S, 'B1 is the odd one out and A1 is blue in the ring.', /^[A-Z“]/],
  [W, 'Apart from B1, all tiles are red; it must be blue.', /must/],
  [W, 'There are in total two red tiles.', /^This can be read in two ways/],
  [C, 'This pair contains no red tile.', /^[A-Z“]/],
];

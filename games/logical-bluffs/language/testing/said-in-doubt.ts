import type { Seen } from './truths';

// What was read in one way only, where people mean the other, or differ: what has to be so, or each way in which it is meant.

type Way = (x: Seen) => unknown;

const Q = 'A1 B1 C1 D1';
const T = 'A1 B1 C1';
const H = 'A1 B1 C1 A2 B2 C2';

const R = (x: Seen) => x.n('red');
const B = (x: Seen) => x.n('blue');
const none = (x: Seen, colour: string) => x.n(colour) === 0;
const reds = (x: Seen) => x.cs.filter((cell) => x.is(cell, 'red'));
const beside = (x: Seen, cell: string, colour: string) =>
  x.nb(cell, x.adj).filter((other) => x.is(other, colour)).length;
const onlyBlue = (x: Seen) => (cell: string) => x.nb(cell, x.adj).every((other) => x.is(other, 'blue'));

export const doubtOneWay: readonly (readonly [string, string, Way])[] = [
  [T, 'All red, all blue, or all green.', (x) => [R(x), B(x), x.n('green')].includes(3)],
  [T, 'A1 is red, B1 blue, or C1 green.', (x) => x.is('A1', 'red') || x.is('B1', 'blue') || x.is('C1', 'green')],
  [T, 'A1 red, B1 blue, or C1 green', (x) => x.is('A1', 'red') || x.is('B1', 'blue') || x.is('C1', 'green')],
  [T, 'either A1 red, B1 blue or C1 green', (x) => x.is('A1', 'red') || x.is('B1', 'blue') || x.is('C1', 'green')],
  [T, 'A1 not red, B1 not red, or C1 not red', (x) => R(x) < 3],
  [T, 'A1 red, and B1 blue or C1 green', (x) => x.is('A1', 'red') && (x.is('B1', 'blue') || x.is('C1', 'green'))],
  [T, 'A1 red; B1 blue or C1 green', (x) => x.is('A1', 'red') && (x.is('B1', 'blue') || x.is('C1', 'green'))],
  [T, 'A1 red or B1 blue, and C1 green', (x) => (x.is('A1', 'red') || x.is('B1', 'blue')) && x.is('C1', 'green')],
  [T, 'A1 red iff B1 blue, and C1 green', (x) => x.is('A1', 'red') === x.is('B1', 'blue') && x.is('C1', 'green')],
  [
    Q,
    'A1 red or B1 red; C1 blue or D1 blue',
    (x) => (x.is('A1', 'red') || x.is('B1', 'red')) && (x.is('C1', 'blue') || x.is('D1', 'blue')),
  ],
  [T, 'two red; A1 blue or B1 blue', (x) => R(x) >= 2 && (x.is('A1', 'blue') || x.is('B1', 'blue'))],
  [H, 'Red occurs three times more often than blue.', (x) => R(x) === 3 * B(x)],
  [H, 'Red appears at least twice more often than blue.', (x) => R(x) >= 2 * B(x)],
  [H, 'Blue occurs two times less often than red.', (x) => R(x) === 2 * B(x)],
  [Q, 'Not only red tiles, but no blue.', (x) => R(x) < 4 && none(x, 'blue')],
];

export const doubtTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    T,
    'A1 red, B1 blue or C1 green',
    [
      (x) => x.is('A1', 'red') || x.is('B1', 'blue') || x.is('C1', 'green'),
      (x) => x.is('A1', 'red') && (x.is('B1', 'blue') || x.is('C1', 'green')),
    ],
  ],
  [
    Q,
    'a1 red or b1 red, c1 blue or d1 blue',
    [
      (x) => (x.is('A1', 'red') || x.is('B1', 'red')) && (x.is('C1', 'blue') || x.is('D1', 'blue')),
      (x) => x.is('A1', 'red') || x.is('B1', 'red') || x.is('C1', 'blue') || x.is('D1', 'blue'),
    ],
  ],
  [Q, 'Red is only next to blue.', [(x) => reds(x).every(onlyBlue(x)), (x) => reds(x).some(onlyBlue(x))]],
  [
    Q,
    'Red has no blue neighbours.',
    [
      (x) => reds(x).every((cell) => beside(x, cell, 'blue') === 0),
      (x) => reds(x).some((cell) => beside(x, cell, 'blue') === 0),
    ],
  ],
  [
    Q,
    'Red has exactly one blue neighbour.',
    [
      (x) => reds(x).every((cell) => beside(x, cell, 'blue') === 1),
      (x) => reds(x).some((cell) => beside(x, cell, 'blue') === 1),
    ],
  ],
  ['A1 B1', 'A1/B1 is red.', [(x) => R(x) === 2, (x) => R(x) > 0]],
  [H, 'Red appears twice more than blue.', [(x) => R(x) === 2 * B(x), (x) => R(x) === B(x) + 2]],
  [H, 'Red appears twice less than blue.', [(x) => B(x) === 2 * R(x), (x) => B(x) === R(x) + 2]],
  [H, 'red/blue = 2', [(x) => R(x) === 2 * B(x), (x) => R(x) + B(x) === 2]],
  [H, 'Not only two tiles are red.', [(x) => R(x) > 2, (x) => R(x) !== 2]],
  [H, 'not just two reds', [(x) => R(x) > 2, (x) => R(x) !== 2]],
  [Q, "there isn't no red tile", [(x) => none(x, 'red'), (x) => R(x) > 0]],
  [H, 'exactly 2 red 3 blue', [(x) => R(x) === 2 && B(x) === 3, (x) => R(x) === 2 && B(x) >= 3]],
  [
    H,
    'There is a row with two red tiles, and no green tile.',
    [
      (x) => x.rows.some((row) => x.n('red', row) >= 2) && none(x, 'green'),
      (x) => x.rows.some((row) => x.n('red', row) >= 2 && x.n('green', row) === 0),
    ],
  ],
];

export const doubtUnsaid: readonly (readonly [string, string, RegExp])[] = [
  [T, 'A1, B1 and C1 are not both red', /“Both” is said of two tiles/],
  [T, 'A1, B1 and C1 are both red', /“Both” is said of two tiles/],
];

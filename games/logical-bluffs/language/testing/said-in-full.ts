import type { Seen } from './truths';

// Short sentences that leave words out ("both are red", "red appears once and blue twice"): what has to be so, or each way in
// which it can be meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;
const colours = ['red', 'blue', 'green', 'yellow'];

const P = 'A1 B1';
const L = 'A1 B1 A2';
const Q = 'A1 B1 A2 B2';
const W = 'A1 B1 C1 D1';
const X = 'B1 A2 B2 C2 B3';
const K = 'A1 A2 A3 B3 C3';
const H = 'A1 B1 C1 A2 B2 C2';
const G = 'B1 C1 B2 C2 B3 C3';
const F = 'A1 B1 A2 B2 A3 B3';

const R = (x: Seen, line?: Line) => x.n('red', line);
const B = (x: Seen, line?: Line) => x.n('blue', line);
const most = (x: Seen) => Math.max(...colours.map((each) => x.n(each)));
const isAll = (x: Seen, colour: string, line: readonly string[]) => every(line, (cell) => x.is(cell, colour));
const isNone = (x: Seen, colour: string, line: readonly string[]) => every(line, (cell) => !x.is(cell, colour));
const nth = (lines: Seen['rows'], i: number): Line => lines[i] ?? [];
const times = (x: Seen, n: number) => num(colours, (each) => x.n(each) >= n);

export const inFullOneWay: readonly (readonly [string, string, Way])[] = [
  [P, 'both are red', (x) => R(x) === 2],
  [P, 'Both are the same.', (x) => x.same('A1', 'B1')],
  [P, 'both are the same colour', (x) => x.same('A1', 'B1')],
  [P, 'both match', (x) => x.same('A1', 'B1')],
  [P, 'neither is blue', (x) => B(x) === 0],
  [P, 'Neither are blue.', (x) => B(x) === 0],
  [P, 'Not both blue', (x) => B(x) < 2],
  [P, 'not both are blue', (x) => B(x) < 2],
  [P, 'Not both are the same colour.', (x) => !x.same('A1', 'B1')],
  [Q, 'all are red except one', (x) => R(x) === 3],
  [Q, 'All tiles are blue except two.', (x) => B(x) === 2],
  [Q, 'all are the same colour except one', (x) => most(x) === 3],
  [Q, 'none are the same', (x) => most(x) === 1],
  [Q, 'none of them match', (x) => most(x) === 1],
  [Q, 'no pair matches', (x) => most(x) === 1],
  [L, 'A1 is red and its neighbours are not', (x) => x.is('A1', 'red') && isNone(x, 'red', ['B1', 'A2'])],
  [L, 'both neighbours of A1 are red and A1 is not', (x) => !x.is('A1', 'red') && isAll(x, 'red', ['B1', 'A2'])],
  [L, "both tiles next to A1 are red, A1 isn't", (x) => !x.is('A1', 'red') && isAll(x, 'red', ['B1', 'A2'])],
  [L, "Both of A1's neighbours are red and A1 is blue.", (x) => x.is('A1', 'blue') && isAll(x, 'red', ['B1', 'A2'])],
  [
    X,
    "All of B2's neighbours are the same colour, B2 is different",
    (x) => every(['A2', 'C2', 'B3'], (k) => x.same('B1', k)) && !x.same('B1', 'B2'),
  ],
  [
    H,
    'Every red tile has at least two neighbours that are not red',
    (x) => every(x.cs, (k) => !x.is(k, 'red') || num(x.nb(k, x.adj), (other) => !x.is(other, 'red')) >= 2),
  ],
  [
    W,
    'any two red tiles are adjacent',
    (x) =>
      every(x.cs, (a) =>
        every(x.cs, (b) => a === b || !x.is(a, 'red') || !x.is(b, 'red') || x.nb(a, x.adj).includes(b)),
      ),
  ],
  [F, 'No red in column A, at least two in B', (x) => R(x, x.cols[0]) === 0 && R(x, x.cols[1]) >= 2],
  [F, 'there are more reds in A than in B', (x) => R(x, x.cols[0]) > R(x, x.cols[1])],
  [
    F,
    'column A has more reds than column B and fewer blues',
    (x) => R(x, x.cols[0]) > R(x, x.cols[1]) && B(x, x.cols[0]) < B(x, x.cols[1]),
  ],
  [F, 'if row 1 has a red, so do all other rows', (x) => !R(x, x.rows[0]) || every(x.rows, (row) => R(x, row) > 0)],
  [F, 'more than half the rows contain red', (x) => num(x.rows, (row) => R(x, row) > 0) >= 2],
  [
    G,
    'rows 1 and 3 are all red and row 2 has none',
    (x) => isAll(x, 'red', nth(x.rows, 0)) && isAll(x, 'red', nth(x.rows, 2)) && R(x, x.rows[1]) === 0,
  ],
  [
    G,
    'rows 1 and 2 each have two reds and row 3 one',
    (x) => R(x, x.rows[0]) >= 2 && R(x, x.rows[1]) >= 2 && R(x, x.rows[2]) >= 1,
  ],
  [
    H,
    'the middle column is all red, the others have no red',
    (x) => isAll(x, 'red', ['B1', 'B2']) && isNone(x, 'red', ['A1', 'A2', 'C1', 'C2']),
  ],
  [
    L,
    'If the corner tile is red, so is one of its neighbours',
    (x) => !x.is('A1', 'red') || !isNone(x, 'red', ['B1', 'A2']),
  ],
  [L, 'if one is red, another is blue', (x) => !R(x) || B(x) > 0],
  [L, 'if one is red, so is another', (x) => !R(x) || R(x) > 1],
  [L, 'If a tile is red, another tile is red.', (x) => !R(x) || R(x) > 1],
  [L, 'If any tile is red then so is another one.', (x) => !R(x) || R(x) > 1],
  [H, 'if A1 is red then all are, otherwise none are red', (x) => R(x) === (x.is('A1', 'red') ? 6 : 0)],
  [L, 'If the corner is red, both other tiles are blue', (x) => !x.is('A1', 'red') || isAll(x, 'blue', ['B1', 'A2'])],
  [Q, 'the other tiles are all the same colour as A1', (x) => most(x) === 4],
  [Q, 'The others match A1.', (x) => most(x) === 4],
  [
    W,
    'neither corner is red and both other tiles are',
    (x) => isNone(x, 'red', ['A1', 'D1']) && isAll(x, 'red', ['B1', 'C1']),
  ],
  [L, 'at least one red for every blue', (x) => R(x) >= B(x)],
  [L, 'There is exactly one red for each blue.', (x) => R(x) === B(x)],
  [L, 'reds equal blues', (x) => R(x) === B(x)],
  [L, 'red appears once and blue twice', (x) => R(x) >= 1 && B(x) >= 2],
  [L, 'A1 is the same as B1 but not as A2', (x) => x.same('A1', 'B1') && !x.same('A1', 'A2')],
  [H, 'every colour appears at least once, red at least twice', (x) => times(x, 1) === 4 && R(x) >= 2],
  [P, 'both red', (x) => R(x) === 2],
  [L, 'A1 is red and neither neighbour is', (x) => x.is('A1', 'red') && isNone(x, 'red', ['B1', 'A2'])],
  [L, 'If A1 is red then so are both its neighbours', (x) => !x.is('A1', 'red') || R(x) === 3],
  [
    H,
    'Every blue tile has a neighbour that is not blue',
    (x) => every(x.cs, (k) => !x.is(k, 'blue') || num(x.nb(k, x.adj), (other) => !x.is(other, 'blue')) > 0),
  ],
  [
    G,
    'row 1 is all red and rows 2 and 3 have none',
    (x) => isAll(x, 'red', nth(x.rows, 0)) && isNone(x, 'red', [...nth(x.rows, 1), ...nth(x.rows, 2)]),
  ],
  [
    F,
    'rows 1 and 2 are all red, the others have none',
    (x) => isAll(x, 'red', ['A1', 'B1', 'A2', 'B2']) && isNone(x, 'red', ['A3', 'B3']),
  ],
  [
    W,
    'both corners are red and neither other tile is',
    (x) => isAll(x, 'red', ['A1', 'D1']) && isNone(x, 'red', ['B1', 'C1']),
  ],
  [L, 'reds and blues are equal', (x) => R(x) === B(x)],
  [K, 'I think there are at least 2 reds', (x) => R(x) >= 2],
];

export const inFullTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [P, 'both are either red or blue', [(x) => R(x) + B(x) === 2, (x) => R(x) === 2 || B(x) === 2]],
  [
    Q,
    'there are two pairs of matching tiles',
    [(x) => times(x, 2) >= 2, (x) => times(x, 2) >= 2 || times(x, 4) > 0, (x) => times(x, 2) >= 2 || times(x, 3) > 0],
  ],
  [P, 'both red or blue', [(x) => R(x) + B(x) === 2, (x) => R(x) === 2 || B(x) === 2]],
  [
    F,
    'No tile in column A matches its neighbour.',
    [
      (x) => every(nth(x.cols, 0), (k) => !num(x.nb(k, x.adj), (other) => x.same(k, other))),
      (x) => every(nth(x.cols, 0), (k) => !every(x.nb(k, x.adj), (other) => x.same(k, other))),
    ],
  ],
  [L, 'For every red there is a blue.', [(x) => B(x) >= R(x), (x) => B(x) === R(x)]],
  [L, "there's a blue for every red", [(x) => B(x) >= R(x), (x) => B(x) === R(x)]],
  [L, 'Two reds for every blue.', [(x) => R(x) >= 2 * B(x), (x) => R(x) === 2 * B(x)]],
  [Q, 'red appears exactly once and blue twice', [(x) => R(x) === 1 && B(x) >= 2, (x) => R(x) === 1 && B(x) === 2]],
];

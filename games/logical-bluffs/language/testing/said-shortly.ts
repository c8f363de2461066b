import type { Seen } from './truths';

// Statements that leave words out ("another is blue", "and row 2 one"), or place them where few others do: what has to be
// so, or each way in which it can be meant, worked out by hand on the colours themselves.

type Way = (x: Seen) => unknown;
type Line = Seen['rows'][number];

const every = <T>(things: readonly T[], is: (thing: T) => unknown) => things.every((thing) => Boolean(is(thing)));
const num = <T>(things: readonly T[], is: (thing: T) => unknown) => things.filter((thing) => Boolean(is(thing))).length;
/** One of them is so, and another of them is so, too. */
const oneAndAnother = <T>(things: readonly T[], one: (thing: T) => unknown, other: (thing: T) => unknown) =>
  num(things, (a) => one(a) && num(things, (b) => a !== b && other(b)) > 0) > 0;
/** One of them is so, and each of the others is so. */
const oneAndTheOthers = <T>(things: readonly T[], one: (thing: T) => unknown, other: (thing: T) => unknown) =>
  num(things, (a) => one(a) && every(things, (b) => a === b || other(b))) > 0;

const S = 'A1 B1 C1 A2 B2 C2';
const T = 'A1 B1 A2 B2 A3 B3';

const reds = (x: Seen, line?: Line) => x.n('red', line);
const blues = (x: Seen, line?: Line) => x.n('blue', line);
const allRed = (x: Seen) => (k: Line) => reds(x, k) === k.length;
const allBlue = (x: Seen) => (k: Line) => blues(x, k) === k.length;
const hasRed = (x: Seen) => (k: Line) => reds(x, k) > 0;
const hasBlue = (x: Seen) => (k: Line) => blues(x, k) > 0;
const noRed = (x: Seen) => (k: Line) => reds(x, k) === 0;

export const shortOneWay: readonly (readonly [string, string, Way])[] = [
  // "another" is any other, "the other" the second of two, "the others" all that are left
  [T, 'One row is all red and another is all blue.', (x) => oneAndAnother(x.rows, allRed(x), allBlue(x))],
  [T, 'One row has two reds, another has none.', (x) => oneAndAnother(x.rows, allRed(x), noRed(x))],
  [T, 'One row has a red and another has a blue.', (x) => oneAndAnother(x.rows, hasRed(x), hasBlue(x))],
  [S, 'One column is all red, another all blue.', (x) => oneAndAnother(x.cols, allRed(x), allBlue(x))],
  [S, "One column has a red and another doesn't.", (x) => oneAndAnother(x.cols, hasRed(x), noRed(x))],
  [S, 'One column has no red and another does.', (x) => oneAndAnother(x.cols, noRed(x), hasRed(x))],
  [
    S,
    'Exactly one column has a red and another has a blue.',
    (x) => num(x.cols, hasRed(x)) === 1 && oneAndAnother(x.cols, hasRed(x), hasBlue(x)),
  ],
  [
    S,
    'One column has a red and two others have a blue.',
    (x) => num(x.cols, (a) => hasRed(x)(a) && num(x.cols, (b) => a !== b && hasBlue(x)(b)) >= 2) > 0,
  ],
  [T, 'One row is all red and the others are not.', (x) => num(x.rows, allRed(x)) === 1],
  [T, 'One row has a red and none of the others do.', (x) => num(x.rows, hasRed(x)) === 1],
  [T, 'One row has a red and the others have a blue.', (x) => oneAndTheOthers(x.rows, hasRed(x), hasBlue(x))],
  [
    T,
    'Two rows have a red and the other has a blue.',
    (x) => num(x.rows, (b) => hasBlue(x)(b) && every(x.rows, (a) => a === b || hasRed(x)(a))) > 0,
  ],
  [S, 'One row has a red and the other has a blue.', (x) => oneAndTheOthers(x.rows, hasRed(x), hasBlue(x))],
  [S, 'One row has two reds and the other none.', (x) => oneAndTheOthers(x.rows, (k) => reds(x, k) >= 2, noRed(x))],
  [
    T,
    'One row has more reds than both of the others.',
    (x) => num(x.rows, (a) => every(x.rows, (b) => a === b || reds(x, a) > reds(x, b))) > 0,
  ],
  [
    T,
    'One row has more reds than the other two together.',
    (x) => num(x.rows, (a) => reds(x, a) > reds(x) - reds(x, a)) > 0,
  ],
  [
    T,
    'No row has more reds than the others combined.',
    (x) => every(x.rows, (a) => reds(x, a) <= reds(x) - reds(x, a)),
  ],
];

export const shortTwoWays: readonly (readonly [string, string, readonly Way[]])[] = [
  [
    T,
    'One row has more reds than the other two.',
    [
      (x) => num(x.rows, (a) => every(x.rows, (b) => a === b || reds(x, a) > reds(x, b))) > 0,
      (x) => num(x.rows, (a) => reds(x, a) > reds(x) - reds(x, a)) > 0,
    ],
  ],
];

import type { Cell } from '../grid';
import { either, followedBy, map, means, noVerb, ofLines, phrase, type Rule, rule, seq, seqEach } from './chart';
import { coloursExist, coloursPhrase, isAlwaysOrNever } from './colour-phrases';
import { anyColour, plural } from './colours';
import { contents } from './contents';
import { isAt, shapesAmong } from './geometry';
import { lineVerb } from './line-verbs';
import {
  anyTile,
  type Countable,
  count,
  deny,
  denyIf,
  every,
  none,
  ofColours,
  type Place,
  type Shape,
  type Statement,
  some,
} from './meaning';
import type { Nominal } from './nominals';
import { asMany, countedTiles, theTiles } from './noun-phrases';
import { anyOfThem, determiner, numeral, type Quantity, quantity } from './numbers';
import { lineName, lineNames, shapeNoun, thereAre } from './places';
import { tileVerb } from './predicates';
import { clauseWithin } from './sentence';
import { allAlike, allDifferent, saidOf } from './tile-clauses';

// Rows, columns and squares: which of them are meant, and what is said of the tiles in each.

export type LinePhrase =
  | {
      readonly type: 'shapes';
      readonly shape: Shape;
      readonly quantity: Quantity;
      readonly which: Statement | null;
      /** "every row or column": every row, or else every column. */
      readonly isEither?: boolean;
      /** "rows", not "row". */
      readonly isSeveral?: boolean;
    }
  | {
      readonly type: 'places';
      readonly joint: 'and' | 'or' | 'nor';
      readonly places: readonly Place[];
      readonly isEach?: boolean;
    };

export const linePhrase: Rule<LinePhrase> = rule(() =>
  either(
    manyLines,
    map(lineNames, ({ joint, places, isEach }): LinePhrase => ({ type: 'places', joint, places, isEach })),
    neitherPlace,
  ),
);

const neitherPlace: Rule<LinePhrase> = rule(() =>
  either(
    seq([phrase('neither'), lineNames], (_, { places }): LinePhrase | undefined =>
      places.length > 1 ? { type: 'places', joint: 'nor', places } : undefined,
    ),
    seq(
      [phrase('neither'), lineName, phrase('nor'), lineName],
      (_, a, __, b): LinePhrase => ({ type: 'places', joint: 'nor', places: [a, b] }),
    ),
  ),
);

const lines = (shape: Shape, many: Quantity, which: Statement | null = null): LinePhrase => ({
  type: 'shapes',
  shape,
  quantity: many,
  which,
});

const manyLines: Rule<LinePhrase> = rule(() =>
  either(
    bareLines,
    seqEach([bareLines, lineAfter], (of, which) => limitedTo(of, which)),
    seqEach([followedBy(bareLines, (of, subset) => ofLines(eachOf(of, subset), lineOfSoMany))], ([of, which]) =>
      limitedTo(of, which),
    ),
    seqEach([determiner, lineAdjective, shapeNoun], (many, which, shape) => [lines(shape, many, which)]),
  ),
);

const limitedTo = (of: LinePhrase, which: Statement): LinePhrase[] =>
  of.type === 'shapes' && of.which === null && of.isEither !== true ? [{ ...of, which }] : [];

/** The tiles of each of them. */
export const eachOf = (of: LinePhrase, subset: readonly Cell[]): readonly (readonly Cell[])[] =>
  of.type === 'shapes'
    ? shapesAmong(of.shape, subset)
    : of.places.map((place) => subset.filter((cell) => isAt(place, cell, subset)));

/** As `one`, with what the noun says of how many they are. */
const inItsNumber =
  (one: Rule<LinePhrase>): Rule<LinePhrase> =>
  (chart, at) =>
    one(chart, at).map(({ value, end }) => {
      const isSeveral = value.type === 'shapes' && chart.words[end - 1]?.text.endsWith('s') === true;
      return { value: isSeveral ? { ...value, isSeveral } : value, end };
    });

const bareLines: Rule<LinePhrase> = rule(() =>
  inItsNumber(
    either(
      seqEach([determiner, shapeNoun], (many, shape) => [lines(shape, many)]),
      seqEach([determiner, rowOrColumn], (many): LinePhrase[] =>
        many.kind === 'every' && !many.denied
          ? [{ type: 'shapes', shape: 'line', quantity: many, which: null, isEither: true }]
          : [],
      ),
      seqEach([noVerb, shapeNoun], (_, shape) => (shape === 'square' ? [lines(shape, quantity(some, 'a'))] : [])),
      seq([phrase('no two'), shapeNoun], (_, shape) =>
        lines(shape, quantity({ type: 'number', min: 2, max: null }, 'bare', true)),
      ),
      countedLines,
      seq([phrase('every|each|all'), shapeNoun, phrase('but|except'), numeral], (_, shape, __, n) =>
        lines(shape, quantity({ type: 'allBut', min: n, max: n }, 'share')),
      ),
      seq([phrase('every|each|all row|rows and every|each|all? column|columns')], () =>
        lines('line', quantity(every, 'every')),
      ),
      seq([phrase('the|any|these rows')], () => lines('row', quantity(every, 'the'))),
      seq([phrase('the|any|these columns')], () => lines('column', quantity(every, 'the'))),
      seq([determiner, phrase('of the'), shapeNoun], (many, _, shape) => lines(shape, many)),
      seq([phrase('none of the', 'not one of the'), shapeNoun], (_, shape) => lines(shape, quantity(none, 'no'))),
      seq([anyOfThem, shapeNoun], (many, shape) => lines(shape, many)),
    ),
  ),
);

const rowOrColumn = phrase('row|rows or a? column|columns', 'column|columns or a? row|rows');

/** Every row and column; of the two shapes one, where that is what "or" can mean. */
export const shapesOf = (of: Extract<LinePhrase, { type: 'shapes' }>): readonly Shape[] =>
  of.isEither === true ? ['row', 'column'] : [of.shape];

/** "both rows", "all three columns", "the two rows": as many as there are. */
const countedLines: Rule<LinePhrase> = rule(() =>
  either(
    seq([phrase('both', 'both of? the', 'all two', 'each of the two'), severalSquares, thereAre(2, 'square')], () =>
      lines('square', quantity(every, 'every')),
    ),
    seq([phrase('not both', 'not both of the'), severalSquares, thereAre(2, 'square')], () =>
      lines('square', quantity(every, 'every', true)),
    ),
    seq([phrase('neither', 'neither of the', 'neither of the two'), shapeSquare, thereAre(2, 'square')], () =>
      lines('square', quantity(none, 'no')),
    ),
    seq([phrase('the two'), severalSquares, thereAre(2, 'square')], () => lines('square', quantity(every, 'the'))),
    seq([phrase('the|these'), severalSquares], () => lines('square', quantity(every, 'the'))),
    ...(['row', 'column'] as const).flatMap((shape) => [
      seq([phrase(`both ${shape}s`, `both of the ${shape}s`, `both the ${shape}s`), thereAre(2, shape)], () =>
        lines(shape, quantity(every, 'every')),
      ),
      seq([phrase(`not both ${shape}s`, `not both of the ${shape}s`), thereAre(2, shape)], () =>
        lines(shape, quantity(every, 'every', true)),
      ),
      seq([phrase(`neither ${shape}`, `neither of the ${shape}s`), thereAre(2, shape)], () =>
        lines(shape, quantity(none, 'no')),
      ),
      seqEach([phrase('all the? of? the?'), numberOf(shape)], (_, __) => [lines(shape, quantity(every, 'every'))]),
      seqEach([phrase('the', 'all of the'), numberOf(shape)], (_, __) => [lines(shape, quantity(every, 'the'))]),
      seqEach([phrase('each of the'), numberOf(shape)], (_, __) => [lines(shape, quantity(every, 'every'))]),
      seqEach([determiner, phrase('of the?'), numberOf(shape)], (many) => [lines(shape, many)]),
      seqEach([phrase('none of the', 'not one of the'), numberOf(shape)], () => [lines(shape, quantity(none, 'no'))]),
    ]),
  ),
);

const shapeSquare: Rule<null> = rule(() => map(shapeNoun, (shape) => (shape === 'square' ? null : undefined)));
const severalSquares = phrase('2x2 tiles|blocks|areas|grids|regions', 'blocks of 2x2');

const numberOf =
  (shape: 'row' | 'column'): Rule<null> =>
  (chart, at) =>
    numeral(chart, at)
      .filter(({ end }) => chart.words[end]?.text === `${shape}s`)
      .flatMap(({ value, end }) => thereAre(value, shape)(chart, end + 1));

/** "rows with a red tile", as something that can be counted. */
export const linesThat: Rule<Extract<Countable, { type: 'shapes' }>> = rule(() =>
  either(
    seq([shapeNoun, lineAfter], (shape, are) => ({ type: 'shapes' as const, shape, are })),
    map(
      followedBy(shapeNoun, (shape, subset) => ofLines(shapesAmong(shape, subset), lineOfSoMany)),
      ([shape, are]) => ({ type: 'shapes' as const, shape, are }),
    ),
  ),
);

/** "an all-red row", "a red row", "a monochrome row" */
const lineAdjective: Rule<Statement> = rule(() =>
  either(
    seq([phrase('all|entirely|completely?'), anyColour], (_, of) => count(every, ofColours(of))),
    means(
      allAlike(anyTile),
      'monochrome',
      'monochromatic',
      'single coloured',
      'one colour',
      'same coloured',
      'uniform',
    ),
  ),
);

/** What limits which rows are meant: "with two reds", "without red", "that is all red", "in which no tile is red". */
export const lineAfter: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('with', 'containing'), contents], (_, of) => [of]),
    seqEach([phrase('of', 'in'), coloursPhrase], (_, of) =>
      ['bare', 'counted'].includes(of.quantity.kind) ? coloursExist(of).filter((is) => !isAlwaysOrNever(is)) : [],
    ),
    seqEach([phrase('without', 'with no', 'containing no'), contents], (_, of) => [deny(of)]),
    seq(
      [
        phrase('of', 'consisting of', 'consisting entirely of', 'made up? of'),
        phrase('only? all?'),
        onlyTiles,
        phrase('only?'),
      ],
      (_, __, of) => of,
    ),
    seq([phrase('with', 'containing'), phrase('only', 'only all'), onlyTiles], (_, __, of) => of),
    seqEach([phrase('that', 'which'), lineVerb], (_, { are, denied }) => [denyIf(denied, are)]),
    seq([phrase('of', 'in', 'with', 'having'), sameAfterOf], (_, of) => of),
  ),
);

/** What may speak of how many tiles each has: "in which both tiles are red", "whose four tiles are different". */
const lineOfSoMany: Rule<Statement> = rule(() =>
  either(
    seq([phrase('in which', 'where', 'such that', 'in that'), clauseWithin], (_, of) => of),
    seqEach([phrase('whose'), either(phrase('both? tiles'), countedOfEach), tileVerb], (_, __, verb) =>
      saidOf(theTiles, verb),
    ),
    seqEach([phrase('with|of'), matchingTiles], (_, are) => [are]),
  ),
);

/** "whose four tiles" */
const countedOfEach: Rule<null> = rule(() =>
  seq([countedTiles], ({ which }) => (which.type === 'any' ? null : undefined)),
);

const allOfThem: Nominal = { which: anyTile, each: null, noun: 'tiles', other: false };

/** "matching tiles": where each has two. */
export const matchingTiles: Rule<Statement> = rule(() =>
  seq(
    [
      phrase('two?'),
      either(means(true, 'matching tiles'), means(false, 'differing|mismatched tiles')),
      asMany(2, allOfThem),
    ],
    (_, same) => (same ? allAlike(anyTile) : allDifferent(anyTile)),
  ),
);

export const onlyTiles: Rule<Statement> = rule(() =>
  either(
    seq([anyColour, phrase('tiles')], (of) => count(every, ofColours(of))),
    seq([plural], (one) => count(every, ofColours([one]))),
    seq([plural, phrase('or'), plural], (a, _, b) => count(every, ofColours([a, b]))),
    seq([phrase('only|all'), anyColour], (_, of) => count(every, ofColours(of))),
  ),
);

const sameAfterOf: Rule<Statement> = rule(() => either(sameInEach, means(allAlike(anyTile), 'the same colour')));

export const sameInEach: Rule<Statement> = either(
  means(
    allAlike(anyTile),
    'a|one? single|one colour',
    'one colour',
    'only one colour',
    'all the same colour',
    'all one colour',
  ),
  means(allDifferent(anyTile), 'all different colours', 'different colours only'),
);

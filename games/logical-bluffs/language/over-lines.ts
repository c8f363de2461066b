import { type Cell, type Colour, columnOf, rowOf } from '../grid';
import {
  either,
  fits,
  followedBy,
  given,
  ifThereIs,
  list,
  map,
  means,
  noVerb,
  ofLines,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { type Clause, isElsewhere, plain, simple, within } from './clauses';
import { isAlwaysOrNever, mayBeARun } from './colour-phrases';
import { anyColour, colour } from './colours';
import { isAt } from './geometry';
import { areSeveral, isNumbered, lineVerb, lineVerbOfSoMany, mayCompareLines, saidOfLines } from './line-verbs';
import { eachOf, type LinePhrase, lineAfter, linePhrase } from './lines';
import {
  at,
  atLeast,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  hasIt,
  implies,
  inCells,
  isDenial,
  isUpperBound,
  none,
  notOf,
  ofColours,
  type Place,
  type Statement,
  some,
  tilesAre,
} from './meaning';
import { theTiles } from './noun-phrases';
import { alsoFor, type Quantity, quantity } from './numbers';
import { inPlace, lineName, lineNames, shapeLines, shapeNoun, shapeOf, shortLine } from './places';
import { predicate, type TileVerb, tileVerb } from './predicates';
import { allAlike, saidOf } from './tile-clauses';

// What is said of lines: of each of them, of all together, of none but one.

export const perLine: Rule<LinePhrase> = rule(() =>
  either(
    seq([phrase('in|within|on|for|of'), linePhrase], (_, lines) => lines),
    seq(
      [phrase('per'), shapeNoun],
      (_, shape): LinePhrase => ({ type: 'shapes', shape, quantity: quantity(every, 'every'), which: null }),
    ),
  ),
);

export const inLines: Rule<LinePhrase> = rule(() => seq([phrase('in|within|for|on'), linePhrase], (_, lines) => lines));

export const overLines = (lines: LinePhrase, is: Statement): Statement[] =>
  (lines.type === 'places' && lines.places.length < 2) || isAlwaysOrNever(is) || mayCompareLines(lines, { are: is })
    ? []
    : saidOfLines(lines, { are: is, denied: false });

/** "There is no red tile in every row": in each there is none, or not in each there is one. */
function saidThenOverLines({ is, lines, isDenied }: SaidOverLines): Statement[] {
  const each = overLines(lines, is);
  const denies = isDenial(is) || (isDenied && is.type === 'compare');
  const notOfAll = denies || isUpperBound(is) ? overLines(lines, deny(is)).map(deny) : [];
  if (lines.type === 'places')
    return lines.isEach === true ? [...each, ...notOfAll] : notOfNone(each, { is, lines, notOfAll });
  const { kind, denied } = lines.quantity;
  if (denied) return each;
  if (kind === 'bare' && isDenied && !isDenial(is) && isUpperBound(is) && isOneOf(lines)) return notOfAll;
  if (kind === 'a') return isDenied && !isDenial(is) && isUpperBound(is) ? notOfAll : [...each, ...notOfAll];
  return denies && ['every', 'share', 'counted', 'bare'].includes(kind) ? [...each, ...notOfAll] : each;
}

/** "In one row". */
const isOneOf = ({ quantity: { quantifier } }: Extract<LinePhrase, { type: 'shapes' }>): boolean =>
  quantifier.type === 'number' && quantifier.min === 1;

/** "No red tile in row 1 or row 2": in neither. */
const notOfNone = (
  each: Statement[],
  { is, lines, notOfAll }: { is: Statement; lines: Extract<LinePhrase, { type: 'places' }>; notOfAll: Statement[] },
): Statement[] => (lines.joint === 'or' && isDenial(is) ? notOfAll : each);

interface SaidOverLines {
  readonly is: Statement;
  readonly lines: LinePhrase;
  /** "no two reds", "not more than one red": with a word that denies. */
  readonly isDenied: boolean;
}

const withDenial =
  (one: Rule<Omit<SaidOverLines, 'isDenied'>>): Rule<SaidOverLines> =>
  (chart, at) =>
    one(chart, at).map(({ value, end }) => {
      const isDenied = chart.words.slice(at, end).some(({ text }) => ['no', 'not', 'never', 'none'].includes(text));
      return { value: { ...value, isDenied }, end };
    });

/** What is said, and of which rows; "exactly two reds in a row" is of one row, or of two side by side. */
export const saidOverLines = <T>(one: Rule<T>, statementOf: (said: T) => Statement): Rule<Statement> =>
  seqEach(
    [
      followedBy(withDenial(seq([one, perLine], (said, lines) => ({ is: statementOf(said), lines }))), (said) =>
        fits(
          () => !isOfARun(said),
          () => mayBeARun,
        ),
      ),
    ],
    ([said]) => [...saidThenOverLines(said), ...besideEachOther(said), ...spreadOverLines(said)],
  );

/** "Two reds in two columns": two in each, or two in all that are not in one column. */
function spreadOverLines({ is, lines, isDenied }: SaidOverLines): Statement[] {
  if (isDenied || lines.type !== 'shapes' || lines.which !== null || is.type !== 'tiles') return [];
  const [many, inMany] = [is.quantifier, lines.quantity.quantifier];
  const isSeveral = [many, inMany].every((each) => each.type === 'number' && each.min > 1);
  if (!isSeveral || !['bare', 'counted'].includes(lines.quantity.kind)) return [];
  const spread = saidOfLines(lines, { are: count(some, is.which), denied: false });
  return spread.map((there) => conjunction([is, there]));
}

/** "Three of the same colour in a row": side by side, as well as in one row of the grid. */
function besideEachOther({ is, lines, isDenied }: SaidOverLines): Statement[] {
  const isOfOneRow = lines.type === 'shapes' && lines.shape === 'row' && lines.quantity.kind === 'a';
  if (isDenied || !isOfOneRow || is.type !== 'colours' || is.which !== null || is.quantifier !== some) return [];
  const isOfThree = JSON.stringify(is.are) === JSON.stringify(hasIt(atLeast(3)));
  return isOfThree
    ? [{ type: 'shapes', shape: 'three', quantifier: some, which: null, are: allAlike({ type: 'any' }) }]
    : [];
}

const isOfARun = ({ is, lines, isDenied }: SaidOverLines): boolean =>
  !isDenied &&
  lines.type === 'shapes' &&
  lines.shape === 'row' &&
  lines.quantity.kind === 'a' &&
  is.type === 'tiles' &&
  is.quantifier.type === 'number' &&
  is.quantifier.max !== null &&
  is.quantifier.max > 1;

/** "The rows have two reds in total" is read as said of all of them together. */
export const notOfSeveralLines: Rule<Statement> = (chart, at) =>
  simple(chart, at)
    .filter(({ value: { line } }) => line === undefined || !areSeveral(line.of))
    .map(({ value, end }) => ({ value: value.is, end }));

export const aboutLines: Rule<Clause> = rule(() =>
  either(
    unlessOfSomeLines(
      seqEach([linePhrase, lineVerb, theSubset], (of, verb, subset) =>
        saidOfLines(of, verb)
          .filter((is) => is.type !== 'within' || !isElsewhere(is.is, { place: is.place, subset }))
          .map((is): Clause => ({ is, subject: null, verb: null, line: { of, verb } })),
      ),
    ),
    seqEach([followedBy(linePhrase, (of, subset) => ofLines(eachOf(of, subset), lineVerbOfSoMany))], ([of, verb]) =>
      saidOfLines(of, verb).map(plain),
    ),
    seqEach([threeTiles, phrase('in a straight line', 'in a line', 'in line', 'in a row'), tileVerb], (many, _, verb) =>
      ofThrees(many, verb).map(plain),
    ),
    seqEach([phrase('three tiles', 'at least three tiles'), phrase('in a row'), tileVerb], (_, __, verb) =>
      verb.type === 'is' && !verb.denied ? [plain(someRowHas(count(atLeast(3), verb.so)))] : [],
    ),
    seqEach([threeConsecutive, tileVerb], (many, verb) => ofThrees(many, verb).map(plain)),
    seqEach([threeConsecutive, inPlace, tileVerb], (many, place, verb) =>
      ofThrees(many, verb).map((is) => plain(within(place, is))),
    ),
    map(onlyLine, plain),
    seqEach(
      [
        phrase('if|when|whenever a|any|some'),
        shapeNoun,
        lineVerb,
        phrase(',? then', ',', ''),
        phrase('it', 'that row|column|line|square'),
        lineVerb,
      ],
      (_, shape, when, __, ___, then) => [
        plain({
          type: 'shapes',
          shape,
          quantifier: every,
          which: denyIf(when.denied, when.are),
          are: denyIf(then.denied, then.are),
        }),
      ],
    ),
    seqEach(
      [phrase('if|when'), lineName, lineVerb, phrase(',? then', ',', ''), phrase('it'), lineVerb],
      (_, place, when, __, ___, then) => [
        plain(implies(within(place, denyIf(when.denied, when.are)), within(place, denyIf(then.denied, then.are)))),
      ],
    ),
    seqEach(
      [
        phrase('for|in every|each|any'),
        shapeNoun,
        phrase(',? if|when it'),
        lineVerb,
        phrase(',? then', ',', ''),
        phrase('it'),
        lineVerb,
      ],
      (_, shape, __, when, ___, ____, then) => [
        plain({
          type: 'shapes',
          shape,
          quantifier: every,
          which: denyIf(when.denied, when.are),
          are: denyIf(then.denied, then.are),
        }),
      ],
    ),
    map(bothOfLine, plain),
    map(identicalLines, plain),
    map(oneOfTwoLines, plain),
    ifThereIs(['adjacent', 'neighbouring', 'consecutive', 'successive'], map(adjacentLines, plain)),
    ifThereIs(['reads', 'read'], map(inTheirOrder, plain)),
    seqEach([linePhrase, phrase('and'), linePhrase, lineVerb], (a, _, b, verb) =>
      a.type === 'shapes' && b.type === 'shapes' && a.which === null && b.which === null
        ? saidOfLines(a, verb).flatMap((one) =>
            [b, ...byFirstNumber(a, b)].flatMap((each) =>
              saidOfLines(each, verb).map((other) => plain(conjunction([one, other]))),
            ),
          )
        : [],
    ),
  ),
);

/** "Exactly one of row 1 and row 2 contains red" */
const oneOfTwoLines: Rule<Statement> = rule(() =>
  seqEach(
    [
      either(
        means((of: readonly [Statement, Statement]): Statement => ({ type: 'xor', of }), 'exactly|only|just one of'),
        means((of: readonly Statement[]) => deny(conjunction(of)), 'at most one of', 'no more than one of'),
        means(disjunction, 'at least one of'),
      ),
      lineNames,
      lineVerb,
    ],
    (join, { places: [a, b, more] }, verb) => {
      if (a === undefined || b === undefined || more !== undefined || verb.isSpread === true) return [];
      const there = (place: Place) =>
        saidOfLines({ type: 'places', joint: 'and', places: [place] }, { are: verb.are, denied: verb.denied });
      return there(a).flatMap((one) => there(b).map((other) => join([one, other])));
    },
  ),
);

/** "Two adjacent rows both contain red": side by side on the grid. */
const adjacentLines: Rule<Statement> = rule(() =>
  either(
    ...(['row', 'column'] as const).map((shape) =>
      seqEach(
        [
          either(
            means('some' as const, 'two', 'some two', 'at least two'),
            means('no' as const, 'no two'),
            means('every' as const, 'any two', 'every two'),
          ),
          phrase(`adjacent|neighbouring|consecutive|successive ${shape}s`),
          either(means(false, ''), means(true, 'both')),
          lineVerb,
          theSubset,
        ],
        (many, _, isOfBoth, { are, denied }, subset) => {
          const lines = shapeLines(shape, subset);
          const pairs = lines.slice(1).flatMap((line, i) => {
            const before = lines[i];
            return before !== undefined && areSideBySide(before, line) ? [[before, line] as const] : [];
          });
          if (pairs.length === 0 || (denied && !isOfBoth) || isLikened(are) || isNumbered(are)) return [];
          const ways = pairs.map((two) => conjunction(two.map((place) => within(place, denyIf(denied, are)))));
          return [many === 'every' ? conjunction(ways) : denyIf(many === 'no', disjunction(ways))];
        },
      ),
    ),
  ),
);

/** "Have the same colour", as well as "have three reds", may be said of both together. */
const isLikened = (are: Statement): boolean => !['tiles', 'and', 'or'].includes(are.type);

const areSideBySide = (a: Place, b: Place): boolean =>
  a.type === 'row' && b.type === 'row'
    ? b.row - a.row === 1
    : a.type === 'column' && b.type === 'column' && b.column.charCodeAt(0) - a.column.charCodeAt(0) === 1;

/** "Column A reads red, blue, red from top to bottom", "from left to right, row 1 reads ..." */
const inTheirOrder: Rule<Statement> = rule(() =>
  either(
    seqEach([lineName, phrase('reads|read'), coloursInTurn, readingWay, theSubset], (line, _, some, way, subset) =>
      colouredInTurn(line, { some, way, subset }),
    ),
    seqEach(
      [readingWay, phrase(','), lineName, phrase('reads|read'), coloursInTurn, theSubset],
      (way, _, line, __, some, subset) => colouredInTurn(line, { some, way, subset }),
    ),
  ),
);

const coloursInTurn: Rule<readonly Colour[]> = rule(() =>
  list(colour, phrase(',', 'and', ', and', 'then', ', then', '')),
);

type Way = 'right' | 'left' | 'down' | 'up' | null;

const readingWay: Rule<Way> = either(
  means<Way>(null, ''),
  means<Way>('right', ',? from left to right', ',? left to right'),
  means<Way>('left', ',? from right to left', ',? right to left'),
  means<Way>('down', ',? from top to bottom', ',? top to bottom', ',? from the top down'),
  means<Way>('up', ',? from bottom to top', ',? bottom to top', ',? from the bottom up'),
);

function colouredInTurn(
  line: Place,
  { some, way, subset }: { some: readonly Colour[]; way: Way; subset: readonly Cell[] },
): Statement[] {
  const shape = shapeOf(line);
  const cells = subset.filter((cell) => isAt(line, cell, subset));
  const ways: readonly Way[] = shape === 'row' ? [null, 'right', 'left'] : [null, 'down', 'up'];
  if (shape === null || cells.length !== some.length || cells.length < 2 || !ways.includes(way)) return [];
  const ordered = way === 'left' || way === 'up' ? [...cells].reverse() : cells;
  return [
    conjunction(
      ordered.flatMap((cell, i) => {
        const one = some[i];
        return one === undefined ? [] : [tilesAre(every, { which: inCells([cell]), are: ofColours([one]) })];
      }),
    ),
  ];
}

/** "At most one row and one column": the column by itself, or by the first one's word as well. */
function byFirstNumber(a: Lines, b: Lines): Lines[] {
  const many = alsoFor(a.quantity, b.quantity);
  return many === null ? [] : [{ ...b, quantity: many }];
}

type Lines = Extract<LinePhrase, { type: 'shapes' }>;

/** "No two rows have the same number of red and blue tiles": as many red as blue, or the rows are likened. */
const unlessOfSomeLines =
  (one: Rule<Clause>): Rule<Clause> =>
  (chart, at) =>
    one(chart, at).filter(({ value: { line } }) => {
      const isOpen = line !== undefined && mayCompareLines(line.of, line.verb);
      if (isOpen) chart.misfits.add(likensLines);
      return !isOpen;
    });

const likensLines =
  '“The same number” may liken the colours in each of these, or these to one another; say “as many red as blue tiles”, or “the same number of red tiles”.';

/** "Only column B contains red", "row 2 is the only row with a red tile": it is so there, and nowhere else. */
const onlyLine: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('only'), lineName, lineVerb], (_, place, { are, denied }) => onlyThere(place, denyIf(denied, are))),
    seqEach([phrase('only'), lineName, either(phrase('is'), noVerb), anyColour], (_, place, __, of) => {
      const nowhereElse = tilesAre(none, { which: notOf(at(place)), are: ofColours(of) });
      return [conjunction([within(place, count(every, ofColours(of))), nowhereElse]), nowhereElse];
    }),
    seqEach(
      [
        phrase('only'),
        followedBy(lineName, (place, subset) =>
          ofLines(eachOf({ type: 'places', joint: 'and', places: [place] }, subset), lineVerbOfSoMany),
        ),
      ],
      (_, [place, { are, denied }]) => onlyThere(place, denyIf(denied, are)),
    ),
    seqEach([phrase('the only'), shapeNoun, lineAfter, phrase('is'), shortLine], (_, shape, are, __, of) => {
      const place = shape === 'row' || shape === 'column' ? of(shape) : null;
      return place === null ? [] : onlyThere(place, are);
    }),
    seqEach([phrase('the only'), shapeNoun, lineAfter, phrase('is'), lineName], (_, shape, are, __, place) =>
      shape === shapeOf(place) ? onlyThere(place, are) : [],
    ),
    seqEach([lineName, phrase('is the only'), shapeNoun, lineAfter], (place, _, shape, are) =>
      shape === shapeOf(place) ? onlyThere(place, are) : [],
    ),
  ),
);

const onlyThere = (place: Place, are: Statement): Statement[] => {
  const shape = shapeOf(place);
  return shape === null
    ? []
    : [conjunction([within(place, are), { type: 'shapes', shape, quantifier: exactly(1), which: null, are }])];
};

/** "left column both green", "both tiles in row 1 are red": of a line of two. */
const bothOfLine: Rule<Statement> = rule(() =>
  seqEach(
    [
      lineName,
      either(
        phrase('is both'),
        seq([noVerb, phrase('both')], () => null),
      ),
      predicate,
      theSubset,
    ],
    (place, _, so, subset) =>
      subset.filter((cell) => isAt(place, cell, subset)).length === 2
        ? [within(place, tilesAre(every, { which: { type: 'any' }, are: so }))]
        : [],
  ),
);

/** "Row 1 is identical to row 2": tile by tile. */
const identicalLines: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [lineName, phrase('is matching to|with', 'match', 'is a copy of', 'mirror'), lineName, tileForTile, theSubset],
      (a, _, b, __, subset) => tileByTile(a, b, subset),
    ),
    seqEach(
      [lineNames, phrase('is matching', 'is copies of each other', 'match tile for|by tile'), tileForTile, theSubset],
      ({ joint, places: [a, b, more] }, _, __, subset) =>
        joint === 'and' && a !== undefined && b !== undefined && more === undefined ? tileByTile(a, b, subset) : [],
    ),
    ...(['row', 'column'] as const).map((shape) =>
      seqEach(
        [
          phrase(`the two ${shape}s`, `both ${shape}s`, `the ${shape}s`),
          phrase('is matching', 'is copies of each other', 'match tile for|by tile'),
          theSubset,
        ],
        (_, __, subset) => {
          const [a, b, more] = shapeLines(shape, subset);
          return a !== undefined && b !== undefined && more === undefined ? tileByTile(a, b, subset) : [];
        },
      ),
    ),
  ),
);

const tileForTile = phrase('', 'tile for|by tile', 'exactly');

export function tileByTile(a: Place, b: Place, subset: readonly Cell[]): Statement[] {
  const shape = shapeOf(a);
  if (shape === null || shapeOf(b) !== shape) return [];
  const across = shape === 'row' ? columnOf : rowOf;
  const [ones, others] = [a, b].map((place) => subset.filter((cell) => isAt(place, cell, subset)));
  if (ones === undefined || others === undefined || ones.length !== others.length || ones.length === 0) return [];
  const pairs = ones.map((cell) => ({ cell, other: others.find((each) => across(each) === across(cell)) }));
  const same = pairs.flatMap(({ cell, other }) =>
    other === undefined ? [] : [tilesAre(every, { which: inCells([cell]), are: { type: 'sameColour', as: other } })],
  );
  return same.length === ones.length ? [conjunction(same)] : [];
}

export const theSubset = given((subset) => [subset]);

/** What is said of so many lines of three. */
const ofThrees = (many: Quantity, verb: TileVerb): Statement[] =>
  saidOf(theTiles, verb).flatMap((are) =>
    saidOfLines({ type: 'shapes', shape: 'three', quantity: many, which: null }, { are, denied: false }),
  );

/** "Three tiles in a row": side by side, or in one row of the grid. */
const someRowHas = (are: Statement): Statement => ({
  type: 'shapes',
  shape: 'row',
  quantifier: some,
  which: null,
  are,
});

const threeConsecutive: Rule<Quantity> = rule(() =>
  seq(
    [
      either(
        means(quantity(some, 'bare'), 'three consecutive tiles', 'at least three consecutive tiles'),
        means(quantity(none, 'no'), 'no three consecutive tiles'),
      ),
      phrase('', 'in|along a|any row or a? column', 'in|along the same row or column', 'in|along a|any line'),
    ],
    (many) => many,
  ),
);

const threeTiles: Rule<Quantity> = either(
  means(quantity(some, 'bare'), 'three tiles', 'some three tiles', 'at least three tiles'),
  means(quantity(none, 'no'), 'no three tiles'),
  means(quantity(every, 'every'), 'any three tiles', 'every three tiles', 'all three tiles'),
);

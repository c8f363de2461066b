import { type Cell, type Colour, columnOf, rowOf } from '../grid';
import { aboutColourOf } from './about-colour';
import { aboutAmounts } from './amounts';
import {
  atStart,
  barely,
  type Chart,
  either,
  fits,
  followedBy,
  given,
  ifThereIs,
  map,
  means,
  noVerb,
  ofAllTiles,
  ofLines,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
  theseOfAll,
} from './chart';
import { coloursPhrase, colourVerb, isAlwaysOrNever, mayBeARun, saidOfColours } from './colour-phrases';
import { allColours, anyColour, cellName, cellsBetween, namedCells, plainName, plural } from './colours';
import { colourComparisons, colourOfCell, notAsManyAs, tileComparisons } from './comparisons';
import { conditionals, saidOfIt } from './conditionals';
import { connection, contents, countedContents, sameGroup } from './contents';
import { isAt } from './geometry';
import { lineComparisons } from './line-comparisons';
import {
  areSeveral,
  deniedWays,
  eachOf,
  type LinePhrase,
  type LineVerb,
  lineAfter,
  linePhrase,
  linesTogether,
  lineVerb,
  lineVerbOfSoMany,
  mayCompareLines,
  missing,
  saidOfLines,
} from './lines';
import {
  allOf,
  anyOf,
  anyTile,
  at,
  atLeast,
  compare,
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
  isCounting,
  isDenial,
  isUpperBound,
  none,
  notOf,
  ofColours,
  one,
  type Place,
  partsOf,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
  tilesThat,
} from './meaning';
import { type Nominal, tilesNominal } from './nominals';
import { cellList, countedTiles, knownCells, manyLeft, type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import {
  allSoMany,
  alsoFor,
  countedNumber,
  determiner,
  numeral,
  type Quantity,
  quantity,
  share,
  times,
} from './numbers';
import { notOfThose, type OfThose, ofThose, saidOfThose } from './of-those';
import { diagonalsAlike, pairPhrase, pairVerb, saidOfPairs } from './pairs';
import {
  allOfThem,
  inPlace,
  inTheSubset,
  inTotal,
  lineBeside,
  lineName,
  lineNames,
  onTheGrid,
  shapeLines,
  shapeNoun,
  shapeOf,
  shortLine,
} from './places';
import { mutual, predicate, type TileVerb, tileVerb } from './predicates';
import {
  type BesideIt,
  differentFrom,
  type Neighbours,
  neighboursOf,
  neighboursOfIt,
  oneBeside,
  relation,
  sameAs,
} from './relations';
import { bracketed } from './sentence';
import { allAlike, exist, onlyThese, pairsAre, saidOf, saidOfBoth, saidOfEither, settledBy } from './tile-clauses';

// One simple sentence: what is spoken of and what is said of it, or what there is; and what a second one may leave out.

/** A simple sentence, with its parts where what follows may lean on them. */
export interface Clause {
  readonly is: Statement;
  readonly subject: TilesPhrase | null;
  readonly verb: TileVerb | null;
  /** Several things that there are: no "it" or "they" is all of them. */
  readonly isSeveral?: boolean;
  /** What they say where they stand by themselves: of so many of each that there may be more. */
  readonly open?: Statement;
  /** What it said of a row, where it spoke of one. */
  readonly line?: { readonly of: LinePhrase; readonly verb: LineVerb };
}

const plain = (is: Statement): Clause => ({ is, subject: null, verb: null });

export const clause: Rule<Clause> = rule(() =>
  either(
    simple,
    map(
      saidOverLines(notOfColours, ({ is }) => is),
      plain,
    ),
    seqEach([saidOfThoseLines], ([lines, { is }]) => overLines(lines, is).map(plain)),
    seqEach(
      [
        followedBy(
          seq([inPlace, phrase(',?')], (place) => place),
          (place, subset) => ofLines([subset.filter((cell) => isAt(place, cell, subset))], simple),
        ),
        theSubset,
      ],
      ([place, { is }], subset) => (isElsewhere(is, { place, subset }) ? [] : [plain(within(place, is))]),
    ),
    map(
      followedBy(
        seq([phrase('among|in|of|on'), cellList, phrase(',?')], (_, some) => some),
        (some) => ofLines([some], simple),
      ),
      ([some, { is }]) => plain(within({ type: 'cells', cells: some }, is)),
    ),
    seq([inTheSubset, phrase(',?'), simple], (_, __, one) => one),
    seq(
      [phrase('of|among|from the|these|my?', 'out of the|these|my?'), countedTiles, phrase(',?'), simple],
      (_, __, ___, one) => one,
    ),
    seq([phrase('of', 'out of'), allSoMany, phrase(',?'), simple], (_, __, ___, one) => one),
    seqEach(
      [
        followedBy(
          seq([inLines, phrase(',?')], (lines) => lines),
          (lines, subset) => ofLines(eachOf(lines, subset), twoJoined),
        ),
      ],
      ([lines, is]) => overLines(lines, is).map(plain),
    ),
    seqEach(
      [
        followedBy(
          seq([inPlace, phrase(',?')], (place) => place),
          (place, subset) => ofLines([subset.filter((cell) => isAt(place, cell, subset))], twoJoined),
        ),
      ],
      ([place, is]) => [plain(within(place, is))],
    ),
    seqEach(
      [
        followedBy(
          seq([phrase('among|in|of|within'), either(cellList, theKnown), phrase(',?')], (_, cells) => cells),
          (cells) => ofLines([cells], twoJoined),
        ),
      ],
      ([cells, is]) => [plain(within({ type: 'cells', cells }, is))],
    ),
    seqEach([followedBy(negativeLines, (lines, subset) => ofLines(eachOf(lines, subset), verbFirst))], ([lines, is]) =>
      overLines(lines, is).map(plain),
    ),
    seqEach([inLines, phrase(','), bracketed], (lines, _, is) => overLines(lines, is).map(plain)),
    seq([inPlace, phrase(','), bracketed], (place, _, is) => plain(within(place, is))),
    seqEach(
      [
        followedBy(
          seq([phrase('among|in|within'), theKnown, phrase(',?')], (_, cells) => cells),
          (cells) => ofLines([cells], simple),
        ),
      ],
      ([cells, { is }]) => [plain(within({ type: 'cells', cells }, is))],
    ),
    seq([inPlace, phrase(',? is', ',? is there'), contents], (place, _, is) => plain(within(place, is))),
    seqEach([inLines, phrase(',? is', ',? is there'), contents], (lines, _, is) => overLines(lines, is).map(plain)),
    seq([simple, inTheSubset], (one) => one),
    map(totalled(notOfSeveralLines), plain),
    map(totalledFirst(notOfSeveralLines), plain),
    map(linesTogether, plain),
    seqEach(
      [
        simple,
        phrase(', no more ,? and? no fewer', ', no fewer ,? and? no more', ', no more', 'and no more', ', not more'),
      ],
      ({ is }) => {
        const exact = exactlySo(is);
        return exact !== is ? [plain(exact)] : isExactly(is) ? [plain(is)] : [];
      },
    ),
    seqEach([followedBy(withoutThose, (cells) => ofLines([cells], simple))], ([cells, { is }]) => [
      plain(within({ type: 'cells', cells }, is)),
    ]),
    seqEach(
      [phrase('between'), plainName, phrase('and'), plainName, phrase(',?'), simple],
      (_, a, __, b, ___, { is }) => cellsBetween(a, b).map((cells) => plain(within({ type: 'cells', cells }, is))),
    ),
    seqEach([existential, inPlace], (is, place) =>
      isOpenComparison(is) || is.type === 'colours' ? [plain(within(place, is))] : [],
    ),
    seqEach([colourComparisons, inPlace], (is, place) => (isOpenComparison(is) ? [plain(within(place, is))] : [])),
    seq([simple, onTheGrid], ({ is }, place) => plain(within(place, is))),
  ),
);

/** "the upper tile is red or the lower one is blue": of one line; what names tiles is of all. */
const twoJoined: Rule<Statement> = rule(() =>
  ofEachLine(
    either(
      seqEach([simple, andOrOr, simple], (a, join, b) => [{ parts: [a.is, b.is], is: join([a.is, b.is]) }]),
      seqEach([simple, andOrOr, tilesPhrase, isOrIsNot], (a, join, subject, denied) =>
        sameSaid(a, { subject, denied, joint: 'and' }).map((is) => ({ parts: [a.is, is], is: join([a.is, is]) })),
      ),
    ),
  ),
);

type Join = (parts: readonly [Statement, Statement]) => Statement;

/** How what is said of each line is joined. */
const andOrOr: Rule<Join> = either(
  means<Join>(conjunction, 'and|but', ', and|but'),
  means<Join>(disjunction, 'or', ', or', ',? unless'),
  means<Join>(([then, when]) => implies(when, then), ',? if|when|whenever'),
  means<Join>(([when, then]) => implies(when, then), ',? only if|when'),
  means<Join>((of) => ({ type: 'iff', of }), ',? if and only if', ',? exactly when|if'),
);

/** What may be said of each of the lines that are spoken of, and what it speaks of. */
const ofEachLine =
  (one: Rule<{ readonly parts: readonly Statement[]; readonly is: Statement }>): Rule<Statement> =>
  (chart, at) =>
    one(chart, at)
      .filter(({ value: { parts } }) => !parts.some(isOfAll) || parts.every((part) => isOfItsTile(part, chart)))
      .map(({ value: { is }, end }) => ({ value: is, end }));

const isOfAll = (is: Statement): boolean =>
  /"(?:cells|row|column|top|bottom|leftmost|rightmost)"/.test(JSON.stringify(is));

/** "The upper tile" of a line that has but one: every line has. */
const isOfItsTile = (is: Statement, { lines, subset }: Chart): boolean =>
  is.type === 'tiles' &&
  lines !== null &&
  knownCells(is.which, subset) !== null &&
  [is.which, ...likened(is.are)].every((which) =>
    lines.every((line) => line.filter((cell) => knownCells(which, subset)?.includes(cell)).length === 1),
  );

/** The tiles that something is likened to. */
const likened = (are: TileCondition): TileCondition[] =>
  are.type === 'not'
    ? likened(are.of)
    : are.type === 'adjacent'
      ? partsOf(are.which).filter(({ type }) => type === 'place')
      : [];

/** "In no row is every tile red", "in no column do the tiles match": the verb first. */
const verbFirst: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('is'), tilesPhrase, predicate], (_, subject, so) =>
      saidOf(plainly(subject), { type: 'is', so, denied: false, all: false }),
    ),
    seqEach([phrase('do'), tilesPhrase, tileVerb], (_, subject, verb) =>
      'denied' in verb && verb.denied ? [] : saidOf(plainly(subject), verb),
    ),
  ),
);

/** "Is any tile red": some. */
const plainly = (of: TilesPhrase): TilesPhrase =>
  of.quantity.kind === 'any' ? { ...of, quantity: quantity(some, 'some') } : of;

/** Where the verb may stand first. */
const negativeLines: Rule<LinePhrase> = (chart, at) =>
  /^(?:no|neither|none|only)$/.test(chart.words[at + 1]?.text ?? '') ? inLines(chart, at) : [];

/** "Apart from A1, ...": the tiles that are left. */
const withoutThose: Rule<readonly Cell[]> = rule(() =>
  seqEach([phrase('except', 'other than', 'besides'), namedCells, phrase(','), theSubset], (_, some, __, subset) => {
    const others = subset.filter((cell) => !some.includes(cell));
    return others.length === 0 ? [] : [others];
  }),
);

/** "In the top row there is a red tile in the bottom row" nobody says. */
function isElsewhere(is: Statement, { place, subset }: { place: Place; subset: readonly Cell[] }): boolean {
  if (is.type === 'colours') return [is.which, is.are].some((so) => so !== null && isElsewhere(so, { place, subset }));
  if (is.type === 'within') return !subset.some((cell) => isAt(place, cell, subset) && isAt(is.place, cell, subset));
  if (is.type === 'compare') {
    const terms = [...is.left.terms, ...is.right.terms].flatMap(({ of }) => (of.type === 'tiles' ? [of.which] : []));
    return terms.some((which) => isElsewhere(count(some, which), { place, subset }));
  }
  if (is.type !== 'tiles') return false;
  const places = partsOf(is.which).flatMap((part) => (part.type === 'place' ? [part.place] : []));
  return places.some((other) => !subset.some((cell) => isAt(place, cell, subset) && isAt(other, cell, subset)));
}

/** "In every column, both tiles are red" */
const saidOfThoseLines = followedBy(
  rule(() => seq([inLines, phrase(',?')], (lines) => lines)),
  (lines, subset) => ofLines(eachOf(lines, subset), simple),
);

const within = (place: Place, is: Statement): Statement => ({ type: 'within', place, is });

/** "More red than blue tiles in the top row": the place may belong to both. */
const isOpenComparison = (is: Statement): boolean =>
  is.type === 'compare' &&
  [...is.left.terms, ...is.right.terms].every(({ of }) => of.type === 'tiles' && of.which.type === 'colour');

const simple: Rule<Clause> = rule(() => either(notOfColours, map(aboutColours, plain)));

/** Whether colours are so in all of the rows or in each by itself is read by their own verb. */
const notOfColours: Rule<Clause> = rule(() =>
  either(
    notOfThose(aboutTiles),
    map(existential, plain),
    map(aboutSubset, plain),
    aboutLines,
    map(aboutPairs, plain),
    map(colourComparisons, plain),
    map(tileComparisons, plain),
    map(lineComparisons, plain),
    map(aboutAmounts, plain),
    map(aboutNames, plain),
    map(aboutGroups, plain),
    map(conditionals, plain),
  ),
);

// --- over rows

export const perLine: Rule<LinePhrase> = rule(() =>
  either(
    seq([phrase('in|within|on|for|of'), linePhrase], (_, lines) => lines),
    seq(
      [phrase('per'), shapeNoun],
      (_, shape): LinePhrase => ({ type: 'shapes', shape, quantity: quantity(every, 'every'), which: null }),
    ),
  ),
);

const inLines: Rule<LinePhrase> = rule(() => seq([phrase('in|within|for|on'), linePhrase], (_, lines) => lines));

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
  if (kind === 'a') return isDenied && !isDenial(is) && isUpperBound(is) ? notOfAll : [...each, ...notOfAll];
  return denies && ['every', 'share', 'counted', 'bare'].includes(kind) ? [...each, ...notOfAll] : each;
}

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
const saidOverLines = <T>(one: Rule<T>, statementOf: (said: T) => Statement): Rule<Statement> =>
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
const notOfSeveralLines: Rule<Statement> = (chart, at) =>
  simple(chart, at)
    .filter(({ value: { line } }) => line === undefined || !areSeveral(line.of))
    .map(({ value, end }) => ({ value: value.is, end }));

const aboutLines: Rule<Clause> = rule(() =>
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

const theSubset = given((subset) => [subset]);

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

const threeConsecutive: Rule<Quantity> = either(
  means(quantity(some, 'bare'), 'three consecutive tiles', 'at least three consecutive tiles'),
  means(quantity(none, 'no'), 'no three consecutive tiles'),
);

const threeTiles: Rule<Quantity> = either(
  means(quantity(some, 'bare'), 'three tiles', 'some three tiles', 'at least three tiles'),
  means(quantity(none, 'no'), 'no three tiles'),
  means(quantity(every, 'every'), 'any three tiles', 'every three tiles', 'all three tiles'),
);

// --- what there is

const thereIs: Rule<boolean> = either(
  means(
    false,
    'there is|exist',
    'there is exist',
    'exist',
    'it exist',
    'we|i|you has',
    'you can find',
    'you|we find|see',
    'i see',
    'you will find',
    'we can see',
    'there has to be',
    'one can find',
    'one finds',
    'you can see',
    'there lie',
    'i|we count',
    'i|we can count',
    'i|one can see|find',
    'there has',
    'one counts',
  ),
  means(
    true,
    'there is not',
    'there do not exist',
    'do not exist',
    'we|i|you do not has',
    'there is never',
    'there exist not',
    'you will not find|see',
    'you|we|one cannot find|see',
    'you|we|i do not find|see',
    'it is impossible to find|see|has',
    'it is not possible to find|see',
  ),
  ofTheSubset(means(false, 'it has', 'it gives')),
  ofTheSubset(means(true, 'it do not has')),
);

const existential: Rule<Statement> = rule(() =>
  either(
    neitherOfThose,
    seqEach([thereIs, contents], (denied, is) => [denyIf(denied, is)]),
    seqEach([thereIs, notAsManyAs], (denied, is) => (denied ? [is] : [])),
    seqEach([thereIs, tilesPhrase], (denied, subject) => otherThanThose(subject).map((is) => denyIf(denied, is))),
    seqEach([phrase('we|i|you has', 'i|we see'), contents], (_, is) => [is]),
    seqEach([contents, phrase('exist', 'is there', 'is present', 'can be found', 'is found')], (is) =>
      ['tiles', 'colours', 'and'].includes(is.type) && !isOfAlikeLines(is) ? [is] : [],
    ),
  ),
);

const isOfAlikeLines = (is: Statement): boolean => is.type === 'colours' && is.are.type === 'shapes';

/** "There is no red in row 1 or blue in row 2": neither of them. */
const neitherOfThose: Rule<Statement> = (chart, at) =>
  ifThereIs(
    ['or'],
    seqEach(
      [
        phrase('there is no', 'there is not a|any', 'no'),
        tilesNominal,
        phrase('or'),
        phrase('', 'a|any|no'),
        tilesNominal,
      ],
      (_, a, __, ___, b) =>
        isLimited(a) && isLimited(b) ? [conjunction([count(none, a.which), count(none, b.which)])] : [],
    ),
  )(chart, at);

/** "reds in row 1": more than a colour. */
const isLimited = ({ which, each, other }: Nominal): boolean =>
  each === null && !other && partsOf(which).length > 1 && partsOf(which).some(({ type }) => type === 'colour');

const subsetName: Rule<null> = either(
  theseOfAll(
    phrase(
      'the|this|my|our|your chosen? subset|selection|area|region|set|shape|group|cluster|block',
      'the? these tiles',
      'the tiles',
      'these',
      'my tiles',
      'these tiles',
      'all these tiles',
    ),
  ),
  unlessOfAPart(phrase('')),
);

/** A verb without a subject is said of the subset, but not after a part of it was spoken of ("row 1 has a red and has ..."). */
function unlessOfAPart<T>(one: Rule<T>): Rule<T> {
  return (chart, at) => {
    const before = chart.words.slice(0, at).map(({ text }) => text);
    const isOfAPart = [partOfTheSubset, verbOfAPart].every((one) => before.some((text) => one.test(text)));
    return isOfAPart && !isOfTheSubset(before) ? [] : one(chart, at);
  };
}

const partOfTheSubset = /^(?:rows?|columns?|lines?|squares?|2x2|corners?|edges?|border|diagonals?|[A-D][1-4])$/;
const verbOfAPart = /^(?:has|is|do|contain|show|lacks?|consists?)$/;
const isOfTheSubset = (words: readonly string[]): boolean =>
  words.slice(0, 2).some((text) => /^(?:subset|selection|area|region|set|shape|group|cluster|block|it)$/.test(text));

const aboutSubset: Rule<Statement> = rule(() =>
  either(
    seqEach([either(subsetName, allOfThem, atStart(phrase('they', 'it'))), hasOrNot, contents], (_, denied, is) => [
      denyIf(denied, is),
    ]),
    seqEach([either(subsetName, allOfThem), hasOrNot, notAsManyAs], (_, denied, is) => (denied ? [is] : [])),
    seqEach([subsetName, consistOf, phrase('', 'all'), contents, theSubset], (_, __, ___, is, subset) =>
      leavesOthers(is, subset) ? [] : [is],
    ),
    seqEach([subsetName, phrase('show'), contents], (_, __, is) => [is]),
    seqEach([subsetName, consistOf, phrase('', 'all', 'only'), allColours, phrase('', 'tiles')], (_, __, ___, of) => {
      const noOthers = count(every, ofColours(of));
      return [conjunction([noOthers, ...of.map((one) => count(some, ofColours([one])))]), noOthers];
    }),
    seqEach(
      [phrase('', 'together', 'the set of', 'the tiles in'), namedTogether, hasOrNot, countedContents],
      (_, some, denied, is) => [within({ type: 'cells', cells: some }, denyIf(denied, is))],
    ),
    seqEach([either(subsetName, allOfThem, atStart(phrase('it', 'we', 'they'))), missing], (_, is) => [is]),
    seqEach([theGrid, hasOrNot, contents], (place, denied, is) => [within(place, denyIf(denied, is))]),
    seqEach([placeGroup, hasOrNot, contents], (which, denied, is) => withinTiles(which, denyIf(denied, is))),
    seqEach([knownTogether, hasOrNot, countedContents], (some, denied, is) => [
      within({ type: 'cells', cells: some }, denyIf(denied, is)),
    ]),
  ),
);

const consistOf = phrase('is', 'consist of', 'consists of', 'is made up? of');

/** "The tiles are two reds and a blue": there may be others, where that does not make up all of them. */
function leavesOthers(is: Statement, { length }: readonly Cell[]): boolean {
  if (is.type === 'tiles') return is.quantifier.type !== 'all';
  const parts = is.type === 'and' ? is.of : [];
  const fewest = parts.map((part) =>
    part.type === 'tiles' && part.quantifier.type === 'number' ? part.quantifier.min : null,
  );
  return parts.length > 0 && !fewest.includes(null) && fewest.reduce<number>((sum, n) => sum + (n ?? 0), 0) < length;
}

/** Several by name, as what contains something together. */
const namedTogether: Rule<readonly Cell[]> = rule(() =>
  seq([tilesPhrase, phrase('', 'together', 'between them')], ({ cells, joint, quantity: many }) =>
    cells !== null && cells.length > 1 && joint === 'and' && !many.denied ? cells : undefined,
  ),
);

/** "the three tiles in the top row": known ones, as what contains something together. */
const knownTogether: Rule<readonly Cell[]> = rule(() =>
  seqEach([tilesPhrase, theSubset], ({ quantity: { kind }, which, noun, isRest, other }, subset) => {
    if (kind !== 'the' || noun !== 'tiles' || isRest || other) return [];
    const cells = knownCells(which, subset);
    return cells === null || cells.length < 2 || which.type === 'any' ? [] : [cells];
  }),
);

const hasOrNot: Rule<boolean> = either(
  means(false, 'has|contain', 'has got', 'show', 'features|feature', 'with'),
  means(true, 'do not has|contain|show', 'has not', 'has not got', 'lacks|lack', 'never contain|has'),
);

const theGrid: Rule<Place> = means<Place>({ type: 'grid' }, 'the|this|our whole|entire? grid|board');

/** "the corner tiles", "the edge": what they contain. */
const placeGroup: Rule<Place> = either(
  means<Place>({ type: 'corner' }, 'the corners', 'the corner tiles', 'corner tiles'),
  means<Place>({ type: 'edge' }, 'the edge', 'the edges', 'the edge tiles', 'the border'),
  means<Place>({ type: 'centre' }, 'the centre', 'the centre tiles'),
  means<Place>({ type: 'top' }, 'the top tiles'),
  means<Place>({ type: 'bottom' }, 'the bottom tiles'),
  means<Place>({ type: 'leftmost' }, 'the leftmost tiles'),
  means<Place>({ type: 'rightmost' }, 'the rightmost tiles'),
);

const withinTiles = (place: Place, is: Statement): Statement[] => [within(place, is)];

/** A sentence without a verb: only what there is ("more red than blue"). */
export const fragment: Rule<Statement> = rule(() =>
  either(
    countedContents,
    saidOverLines(notPlural(contents), (is) => is),
    seqEach([linePhrase, phrase(':'), countedContents], (lines, _, is) =>
      saidOfLines(lines, { are: is, denied: false }),
    ),
    seq([countedContents, inTheSubset], (is) => is),
    totalled(countedContents),
    seqEach([countedContents, inPlace], (is, place) => (isOpenComparison(is) ? [within(place, is)] : [])),
    allTheSame,
  ),
);

/** "Reds in one row" may mean all of them. */
const notPlural =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    /^(?:reds|blues|greens|yellows|corner)$/.test(chart.words[at]?.text ?? '') ? [] : one(chart, at);

/** "Two reds in total": at least two, or just two. */
const totalled =
  (one: Rule<Statement>): Rule<Statement> =>
  (chart, at) =>
    one(chart, at).flatMap(({ value, end }) =>
      inTotal(chart, end).flatMap((total) => {
        const isSaidHow = chart.words.slice(at, end).some(({ text }) => saidHow.has(text));
        return (isSaidHow ? [value] : [value, exactlySo(value)]).map((is) => ({ value: is, end: total.end }));
      }),
    );

/** "In total there are three reds" */
const totalledFirst =
  (one: Rule<Statement>): Rule<Statement> =>
  (chart, at) =>
    seq([inTotal, phrase(',?')], () => null)(chart, at).flatMap(({ end: from }) =>
      one(chart, from).flatMap(({ value, end }) => {
        const isSaidHow = chart.words.slice(from, end).some(({ text }) => saidHow.has(text));
        return (isSaidHow ? [value] : [value, exactlySo(value)]).map((is) => ({ value: is, end }));
      }),
    );

const saidHow = new Set([
  'least',
  'most',
  'more',
  'fewer',
  'exactly',
  'only',
  'just',
  'between',
  'to',
  'no',
  'or',
  '≥',
  '≤',
  '>',
  '<',
]);

const isExactly = (is: Statement): boolean =>
  (is.type === 'tiles' || is.type === 'colours') &&
  is.quantifier.type === 'number' &&
  is.quantifier.min === is.quantifier.max;

/** The same with numbers meant exactly. */
function exactlySo(is: Statement): Statement {
  if (is.type === 'and') return { ...is, of: is.of.map(exactlySo) };
  if ((is.type !== 'tiles' && is.type !== 'colours') || is.quantifier.type !== 'number' || is.quantifier.max !== null)
    return is;
  return { ...is, quantifier: exactly(is.quantifier.min) };
}

/** "all different", "not all the same colour", "mostly green", "half red" */
const allTheSame: Rule<Statement> = rule(() =>
  either(
    seqEach([mostly, predicate], (quantifier, so) => [tilesAre(quantifier, { which: { type: 'any' }, are: so })]),
    seq([phrase('all'), plural], (_, of) => count(every, ofColours([of]))),
    seq([phrase('a?'), anyColour, phrase('majority')], (_, of) =>
      tilesAre(majority, { which: { type: 'any' }, are: ofColours(of) }),
    ),
  ),
);

const majority: Quantifier = { type: 'share', part: 1, of: 2, op: '>' };
const mostly: Rule<Quantifier> = means(majority, 'mostly', 'mainly', 'majority');

// --- of tiles

/** "Red tiles are ..." is said at the start; after "no red or" such tiles belong to what was said before. */
const subjectPhrase: Rule<TilesPhrase> = (chart, at) =>
  tilesPhrase(chart, at).filter(
    ({ value }) => value.quantity.kind !== 'plural' || !['or', 'and'].includes(chart.words[at - 1]?.text ?? ''),
  );

const aboutTiles: Rule<Clause> = rule(() =>
  either(
    seqEach([telling(seq([subjectPhrase, tileVerb], (subject, verb) => ({ subject, verb })))], ({ subject, verb }) =>
      isOfTwoColours(subject, verb) ? [] : saidOf(subject, verb).map((is) => ({ is, subject, verb })),
    ),
    ifThereIs(
      ['colours'],
      seqEach([namesOfSoMany], (subject) => {
        const verb: TileVerb = { type: 'alike', same: false, denied: false, all: false };
        return saidOf(subject, verb).map((is) => ({ is, subject, verb }));
      }),
    ),
    seqEach([tilesPhrase, tileVerb], (subject, verb) =>
      otherThanNamed(subject, verb).map((is) => ({ is, subject, verb })),
    ),
    seqEach([subjectPhrase, phrase('and'), tilesPhrase, tileVerb], (a, _, b, verb) =>
      (a.cells === null || b.cells === null) && canJoin(a, b) && !hasOwnPlace(a, verb)
        ? saidOfBoth(a, b, verb).map(plain)
        : [],
    ),
    ifThereIs(
      ['rest', 'other', 'others', 'remaining'],
      seqEach([subjectPhrase, phrase('and'), tilesPhrase, tileVerb], (a, _, b, verb) =>
        ofThoseAndTheOthers(a, b, verb).map(plain),
      ),
    ),
    seqEach([phrase('either?'), subjectPhrase, phrase('or'), tilesPhrase, tileVerb], (_, a, __, b, verb) =>
      a.cells === null && canJoin(a, b) && !hasOwnPlace(a, verb) ? saidOfEither(a, b, verb).map(plain) : [],
    ),
    seqEach(
      [phrase('a|any|each|every'), tilesNominal, phrase('is'), predicate, whenIt, saidOfIt],
      (_, { which }, __, so, how, all) => all.flatMap((when) => eachWhen(which, { so, how, when }).map(plain)),
    ),
    seqEach(
      [phrase('no'), tilesNominal, phrase('and'), tilesNominal, phrase('is'), mutual],
      (_, a, __, b, ___, how) => [
        plain({
          type: 'pairs',
          how,
          quantifier: none,
          which: { type: 'oneAndOther', one: a.which, other: b.which },
          are: { type: 'any' },
        }),
      ],
    ),
    ifThereIs(
      ['both', 'all'],
      seqEach(
        [tilesPhrase, isOrIsNot, phrase('both|all'), predicate, phrase('or'), phrase('both|all'), predicate],
        (subject, denied, _, a, __, ___, b) =>
          [a, b].every(isOneColourOrNot) ? allOfOneOrOther(subject, { so: [a, b], denied }).map(plain) : [],
      ),
    ),
    ifThereIs(
      ['both'],
      seqEach([pairPhrase, phrase('is either? both'), predicate, phrase('or both'), predicate], (of, _, a, __, b) =>
        of.quantity.kind === 'no' && [a, b].every(isOneColourOrNot)
          ? togetherSaid([a, b].map((are) => saidOfPairs(of, { are: { type: 'both', are }, denied: false }))).map(plain)
          : [],
      ),
    ),
    seqEach(
      [
        phrase('', 'the', 'together ,?'),
        tilesNominal,
        phrase('together?', 'combined?'),
        phrase('make up', 'account for', 'cover'),
        share,
        phrase('of?'),
        phrase('the|all|my|these|this tiles|subset', 'all the tiles', 'them', 'tiles', ''),
      ],
      (_, { which, noun }, __, ___, many) =>
        noun === 'tile' || which.type === 'any' ? [] : [plain(tilesAre(many, { which: { type: 'any' }, are: which }))],
    ),
    seqEach(
      [
        phrase('', 'the'),
        tilesNominal,
        phrase('and the?'),
        tilesNominal,
        phrase('together|combined?'),
        phrase('make up', 'account for', 'cover'),
        share,
        phrase('of the|these tiles', 'of the subset', ''),
      ],
      (_, a, __, b, ___, ____, many) =>
        a.each === null && b.each === null && a.which.type !== 'any' && b.which.type !== 'any'
          ? [plain(tilesAre(many, { which: { type: 'any' }, are: anyOf(a.which, b.which) }))]
          : [],
    ),
    seqEach(
      [phrase('', 'the'), tilesNominal, phrase('is in the majority', 'has the majority', 'is a|the majority')],
      (_, { which, noun, each }) =>
        noun === 'tile' || which.type === 'any' || (each !== null && noun !== 'tiles')
          ? []
          : [plain(tilesAre(majority, { which: { type: 'any' }, are: which }))],
    ),
    seqEach(
      [determiner, butNotAll, phrase('of the|these|my|those', 'the', ''), partNominal, tileVerb],
      (many, _, __, one, verb) => butNotAllOf({ ...theTiles, ...one, quantity: many }, verb).map(plain),
    ),
    seqEach(
      [
        phrase('', 'the'),
        tilesNominal,
        phrase('together', 'combined'),
        phrase('is in the majority', 'has|contain the|a majority', 'is a|the majority'),
        phrase('', 'of the|these tiles', 'of tiles'),
      ],
      (_, { which, each }) =>
        each === null ? [] : [plain(tilesAre(majority, { which: { type: 'any' }, are: which }))],
    ),
    seqEach([phrase('all|the tiles in|of'), linePhrase, tileVerb], (_, lines, verb) =>
      lines.type === 'shapes'
        ? saidOf(theTiles, verb)
            .flatMap((is) => saidOfLines(lines, { are: is, denied: false }))
            .map(plain)
        : [],
    ),
    ifThereIs(
      ['or'],
      seqEach(
        [phrase('all|every|each the? tiles|tile in|of|on', 'the tiles in|of|on'), lineNames, tileVerb],
        (_, of, verb) => (of.joint === 'or' ? ofOneLineOrTheOther(of.places, verb).map(plain) : []),
      ),
    ),
    ifThereIs(['except', 'other', 'but'], either(outOfAll, allButNamed)),
    seqEach([phrase('not'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells === null || subject.quantity.denied ? [] : saidOf(subject, verb).map((is) => plain(deny(is))),
    ),
  ),
);

/** "A1, B1 and C1 have three different colours": each its own. */
const namesOfSoMany: Rule<TilesPhrase> = rule(() =>
  seqEach(
    [tilesPhrase, phrase('is|has'), numeral, phrase('different|distinct colours'), theSubset],
    (subject, _, n, __, subset) =>
      (subject.cells?.length === n && subject.joint === 'and') ||
      (subject.cells === null && subject.quantity.kind === 'the' && knownCells(subject.which, subset)?.length === n)
        ? [subject]
        : [],
  ),
);

/** "One of the corner tiles and two of the others are red": of all but the corner tiles. */
function ofThoseAndTheOthers(a: TilesPhrase, b: TilesPhrase, verb: TileVerb): Statement[] {
  const isPart = partsOf(a.which).every(({ type }) => type === 'place' || type === 'cells') && a.which.type !== 'any';
  if (!isPart || a.joint === 'or' || a.isRest || a.other || !(b.isRest || b.other) || verb.type !== 'is') return [];
  const others: TilesPhrase = { ...b, isRest: false, other: false, which: allOf(b.which, notOf(a.which)) };
  return saidOf(a, verb).flatMap((one) => saidOf(others, verb).map((other) => conjunction([one, other])));
}

/** "All tiles in row 1 or row 2 are red": those of the one, or those of the other. */
const ofOneLineOrTheOther = (places: readonly Place[], verb: TileVerb): Statement[] =>
  saidOf(theTiles, verb).map((is) => disjunction(places.map((place) => within(place, is))));

const butNotAll = phrase(',? but|and not all|every ,?', ',? though not all|every ,?');

/** "Some but not all of the tiles", "of them" */
const partNominal: Rule<Pick<TilesPhrase, 'which' | 'noun'>> = rule(() =>
  either(
    seqEach([tilesNominal], ({ which, noun, each, other }) => (each === null && !other ? [{ which, noun }] : [])),
    map(ofAllTiles(phrase('them', 'of them|these|those')), () => ({ which: theTiles.which, noun: 'tiles' as const })),
    map(allOfThem, () => ({ which: theTiles.which, noun: 'tiles' as const })),
  ),
);

/** So many are so, and not every one of them is. */
export function butNotAllOf(subject: TilesPhrase, verb: TileVerb): Statement[] {
  const { kind, denied } = subject.quantity;
  if (verb.type !== 'is' || verb.denied || denied || !['some', 'bare', 'counted', 'share', 'a'].includes(kind))
    return [];
  const all = saidOf({ ...subject, quantity: quantity(every, 'every') }, { ...verb, denied: false });
  return saidOf(subject, verb).flatMap((some) => all.map((each) => conjunction([some, deny(each)])));
}

/** "All tiles are red except one", "all tiles are red except A1, which is blue" */
const outOfAll: Rule<Clause> = rule(() =>
  either(
    seqEach(
      [
        tilesPhrase,
        tileVerb,
        phrase('except', ', except', 'other than'),
        namedCells,
        phrase(',? that|which', ',? and|but it|they'),
        tileVerb,
      ],
      (subject, verb, _, cells, __, own) =>
        ['every', 'the'].includes(subject.quantity.kind) && subject.cells === null && !subject.quantity.denied
          ? saidOf({ ...subject, which: allOf(subject.which, notOf(inCells(cells))) }, verb).flatMap((others) =>
              saidOf(namesTogether(cells), own).map((those) => plain(conjunction([others, those]))),
            )
          : [],
    ),
    seqEach([tilesPhrase, tileVerb, phrase(',? except'), namedCells], (subject, verb, _, cells) =>
      verb.type === 'is' && ['every', 'no'].includes(subject.quantity.kind) && subject.cells === null
        ? saidOf({ ...subject, which: allOf(subject.which, notOf(inCells(cells))) }, verb).map((others) =>
            plain(conjunction([others, contrary(cells, { subject, verb })])),
          )
        : [],
    ),
    seqEach(
      [phrase('all', 'every', 'each', 'all the'), tilesNominal, tileVerb, phrase(',? except', ',? but'), manyLeft],
      (_, { which, each, noun, other }, verb, __, many) =>
        each === null && noun !== 'colour' && !other
          ? saidOf({ ...theTiles, which, quantity: quantity(many, 'share') }, verb).map(plain)
          : [],
    ),
  ),
);

/** "All but A1 are red": which may say that A1 is not, or nothing of it. */
const allButNamed: Rule<Clause> = rule(() =>
  seqEach([phrase('all but|except'), namedCells, tileVerb], (_, cells, verb) => {
    const subject: TilesPhrase = { ...theTiles, quantity: quantity(every, 'every'), which: notOf(inCells(cells)) };
    if (verb.type !== 'is' || verb.denied) return [];
    return saidOf(subject, verb).flatMap((others) => [
      plain(others),
      plain(conjunction([others, contrary(cells, { subject, verb })])),
    ]);
  }),
);

/** What is said of all the others is not so of these. */
const contrary = (
  cells: readonly Cell[],
  { subject, verb }: { subject: TilesPhrase; verb: Extract<TileVerb, { type: 'is' }> },
): Statement => {
  const isSo = (subject.quantity.kind === 'no') !== (verb.denied || subject.quantity.denied);
  return tilesAre(every, { which: inCells(cells), are: isSo ? verb.so : notOf(verb.so) });
};

const isOneColourOrNot = (so: TileCondition): boolean =>
  so.type === 'not' ? isOneColourOrNot(so.of) : so.type === 'colour' && so.colours.length === 1;

const whenIt = either(
  means('if' as const, ',? if', ',? when', ',? whenever'),
  means('only if' as const, ',? only if', ',? only when'),
  means('if and only if' as const, ',? if and only if', ',? exactly when|if', ',? just when'),
);

/** "A tile is red if and only if it is in the top row": said of each. */
function eachWhen(
  which: TileCondition,
  { so, how, when }: { so: TileCondition; how: 'if' | 'only if' | 'if and only if'; when: TileCondition },
): Statement[] {
  const forth = tilesAre(every, { which: allOf(which, so), are: when });
  const back = tilesAre(every, { which: allOf(which, when), are: so });
  return [how === 'if' ? back : how === 'only if' ? forth : conjunction([forth, back])];
}

/** "Half of the red or blue tiles" are not two phrases. */
const canJoin = (a: TilesPhrase, b: TilesPhrase): boolean =>
  !(b.cells !== null && partsOf(a.which).some((part) => part.type === 'not' && part.of.type === 'cells')) &&
  a.noun !== 'none' &&
  b.noun !== 'none' &&
  (b.quantity.kind !== 'plural' || a.quantity.kind === 'plural');

/** "No red tile is red": what is said of tiles has to be open, where they are spoken of by their colour. */
const telling =
  (one: Rule<{ subject: TilesPhrase; verb: TileVerb }>): Rule<{ subject: TilesPhrase; verb: TileVerb }> =>
  (chart, at) =>
    one(chart, at).filter(({ value: { subject, verb }, end }) => {
      if (isNamedTwice(subject, verb)) return false;
      const isWhole = at === 0 && end === chart.words.length;
      const isFixed =
        verb.type === 'is' && [subject.which, verb.so].every((each) => knownCells(each, chart.subset) !== null);
      if (isFixed) return isWhole;
      const settled = verb.type === 'is' ? settledBy(subject.which, verb.so) : null;
      if (settled === null || (isWhole && isDecided(subject, verb, settled))) return true;
      if (isWhole) chart.misfits.add(settledWords[settled]);
      return false;
    });

/** "One of A1 and B1 is red and one of A2": what follows is no name for those, but another part. */
const isNamedTwice = ({ cells }: TilesPhrase, verb: TileVerb): boolean => {
  const parts = cells !== null && verb.type === 'is' ? partsOf(verb.so) : [];
  return parts.length > 1 && parts.some(({ type }) => type === 'cells');
};

/** "Every red tile is red" is always true, "a red tile is blue" never. */
const isDecided = ({ quantity: { kind } }: TilesPhrase, verb: TileVerb, settled: 'always' | 'never'): boolean => {
  const isSo = (settled === 'always') !== ('denied' in verb && verb.denied);
  return ['every', 'the', 'plural'].includes(kind) ? isSo : !isSo;
};

const settledWords = {
  always: 'These tiles are of that colour anyway; say something that could be otherwise.',
  never: 'No tile is of both colours; say something that could be so.',
};

/** "one green one yellow" are two things. */
const isOfTwoColours = ({ which, quantity: { kind } }: TilesPhrase, verb: TileVerb): boolean =>
  kind !== 'every' &&
  kind !== 'no' &&
  verb.type === 'is' &&
  verb.so.type === 'colour' &&
  !verb.denied &&
  partsOf(which).some(({ type }) => type === 'colour');

/** "No reds in column A and no blues in column B": each in its own place. */
const hasOwnPlace = ({ which }: TilesPhrase, verb: TileVerb): boolean =>
  verb.type === 'is' && verb.so.type === 'place' && partsOf(which).some(({ type }) => type === 'place');

export const isAll = (so: TileCondition): TileVerb => ({ type: 'is', so, denied: false, all: true });

/** "Another tile has the same colour as A1": other than A1. */
function otherThanNamed(subject: TilesPhrase, verb: TileVerb): Statement[] {
  if (!subject.other || verb.type !== 'is') return [];
  const named = cellsIn(verb.so);
  if (named.length === 0) return [];
  return saidOf({ ...subject, other: false, which: allOf(subject.which, notOf(inCells(named))) }, verb);
}

/** "There is another tile of the same colour as A1" */
function otherThanThose(subject: TilesPhrase): Statement[] {
  const named = cellsIn(subject.which);
  if (!subject.other || named.length === 0) return [];
  return exist({ ...subject, other: false, which: allOf(subject.which, notOf(inCells(named))) });
}

const cellsIn = (condition: TileCondition): Cell[] => {
  if (condition.type === 'sameColour') return condition.as === 'it' ? [] : [condition.as];
  if (condition.type === 'and' || condition.type === 'or') return condition.of.flatMap(cellsIn);
  return condition.type === 'not' ? cellsIn(condition.of) : [];
};

const aboutNames: Rule<Statement> = rule(() =>
  either(
    seqEach([tilesPhrase, phrase('=', 'equal', 'is equal to'), anyColour], (subject, _, some) =>
      subject.cells === null ? [] : saidOf(subject, isAll(ofColours(some))),
    ),
    seqEach(
      [
        cellName,
        phrase('and'),
        cellName,
        phrase('has the same number of', 'has as many', 'has equally many'),
        neighboursOf,
      ],
      (a, _, b, __, near) => (a === b ? [] : [compare(nearTo(a, near), '=', nearTo(b, near))]),
    ),
    seqEach(
      [
        cellName,
        phrase('and'),
        cellName,
        phrase('is'),
        relation,
        phrase('the same number of', 'equally many'),
        tilesNominal,
      ],
      (a, _, b, __, how, ___, { which, each, other }) =>
        a === b || each !== null || other || which.type !== 'colour'
          ? []
          : [compare(nearTo(a, { how, which }), '=', nearTo(b, { how, which }))],
    ),
    seqEach([tilesPhrase, itsColour], (subject, denied) => {
      const [cell] = partsOf(subject.which).flatMap((part) =>
        part.type === 'adjacent' && part.which.type === 'cells' && part.which.cells.length === 1
          ? part.which.cells
          : [],
      );
      return cell === undefined
        ? []
        : saidOf(subject, { type: 'is', so: { type: 'sameColour', as: cell }, denied, all: false });
    }),
    seqEach([tilesPhrase, phrase('≠'), anyColour], (subject, _, some) =>
      subject.cells?.length === 1 ? saidOf(subject, isAll(notOf(ofColours(some)))) : [],
    ),
    seqEach([cellName, phrase('and'), oneBeside, tileVerb], (cell, _, how, verb) =>
      verb.type === 'alike'
        ? [
            tilesAre(some, {
              which: inCells([cell]),
              are: (verb.same === verb.denied ? differentFrom : sameAs)({
                type: 'tiles',
                how,
                quantity: quantity(some, 'the'),
              }),
            }),
          ]
        : [],
    ),
    seqEach([phrase('only the'), tilesNominal, tileVerb, theSubset], (_, { which, noun, other }, verb, subset) =>
      noun !== 'colour' &&
      !other &&
      which.type !== 'any' &&
      knownCells(which, subset) !== null &&
      verb.type === 'is' &&
      !verb.denied
        ? [onlyThese(which, verb.so)]
        : [],
    ),
    seqEach([phrase('only'), tilesNominal, tileVerb], (_, { which, each, noun, other }, verb) =>
      noun === 'tiles' && each === null && !other && which.type === 'place' && verb.type === 'is' && !verb.denied
        ? [tilesAre(every, { which: verb.so, are: which })]
        : [],
    ),
    seqEach([phrase('only'), tilesNominal, tileVerb], (_, { which, each, noun, other }, verb) =>
      noun !== 'tile' && each === null && !other && which.type === 'colour' && verb.type === 'is' && !verb.denied
        ? verb.so.type === 'adjacent'
          ? [tilesAre(every, { which: verb.so, are: which })]
          : []
        : [],
    ),
    seqEach([phrase('only'), tilesPhrase, tileVerb], (_, { cells, joint, which }, verb) =>
      cells !== null && joint === 'and' && verb.type === 'is' && !verb.denied && verb.so.type !== 'sameColour'
        ? [onlyThese(which, verb.so)]
        : [],
    ),
    seqEach(
      [tilesPhrase, phrase('is'), phrase('the only'), tilesNominal, theSubset],
      ({ cells, joint, which, quantity: { kind } }, _, __, one, subset) =>
        (cells !== null && joint === 'and') || (cells === null && kind === 'the' && knownCells(which, subset) !== null)
          ? [onlyThese(which, one.which)]
          : [],
    ),
    seqEach([phrase('the only'), tilesNominal, phrase('is'), tilesPhrase], (_, one, __, { cells, joint, which }) =>
      cells !== null && joint === 'and' ? [onlyThese(which, one.which)] : [],
    ),
    seqEach([phrase('the only'), tilesNominal, tileVerb], (_, { which, noun }, verb) =>
      noun === 'tile' && verb.type === 'is' && !verb.denied
        ? [conjunction([count(exactly(1), which), tilesAre(some, { which, are: verb.so })])]
        : [],
    ),
    seq([phrase('the? colour of'), cellName, often], (_, cell, many) =>
      denyIf(many.denied, count(many.quantifier, { type: 'sameColour', as: cell })),
    ),
    seq([cellName, phrase('colour'), often], (cell, _, many) =>
      denyIf(many.denied, count(many.quantifier, { type: 'sameColour', as: cell })),
    ),
    seqEach([colourOfCell, onOthers], (cell, { quantifier, denied }) =>
      isCounting(quantifier)
        ? [denyIf(denied, count(quantifier, allOf({ type: 'sameColour', as: cell }, notOf(inCells([cell])))))]
        : [],
    ),
    seqEach([colourOfCell, colourVerb], (cell, { so, denied, lines, ofNamed }) =>
      lines === null && ofNamed !== true ? [denyIf(denied, aboutColourOf(so, cell))] : [],
    ),
    seqEach([phrase('the? colour of'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells !== null && verb.type === 'is' && isOfColour(verb.so) ? saidOf(subject, verb) : [],
    ),
    seqEach([cellName, phrase('colour'), tileVerb], (cell, _, verb) =>
      verb.type === 'is' && isOfColour(verb.so)
        ? [denyIf(verb.denied, tilesAre(every, { which: inCells([cell]), are: verb.so }))]
        : [],
    ),
    seqEach([phrase('the? colours|colour of|on'), tilesPhrase, tileVerb], (_, subject, verb) =>
      (subject.cells !== null || subject.quantity.kind === 'the') && verb.type === 'alike' ? saidOf(subject, verb) : [],
    ),
    seqEach([colourOfCell, phrase('and'), colourOfCell, tileVerb], (a, _, b, verb) =>
      verb.type === 'alike' && a !== b ? saidOf(namesTogether([a, b]), verb) : [],
    ),
    seqEach([atStart(phrase('it')), phrase('is all|entirely|completely'), predicate], (_, __, so) =>
      saidOf(theTiles, { type: 'is', so, denied: false, all: false }),
    ),
    seqEach([phrase('the colours'), inPlace, tileVerb], (_, place, verb) =>
      verb.type === 'alike' ? saidOf({ ...theTiles, which: at(place) }, verb) : [],
    ),
    signedNames,
  ),
);

/** "appears on exactly one other tile" */
const onOthers: Rule<Quantity> = rule(() =>
  either(
    seq(
      [
        phrase('appear', 'is found', 'show up', 'is', 'is present'),
        phrase('on|in|at'),
        determiner,
        phrase('other tile|tiles|one|ones|place|places'),
      ],
      (_, __, many) => many,
    ),
    seq(
      [
        phrase('appear on|in|at|among', 'is found|present on|in', 'is shared|had by', 'is on'),
        either(determiner, means(quantity(none, 'no'), 'none')),
        phrase('others', 'of the others|rest', 'of the other tiles|ones'),
      ],
      (_, many) => many,
    ),
    seq([phrase('is shared|had by'), determiner, phrase('other tile|tiles')], (_, many) => many),
    means(quantity(some, 'some'), 'appear on|in another tile|place', 'is shared by another tile'),
  ),
);

/** What a colour can be, not only a tile: no place, nothing beside it. */
function isOfColour(so: TileCondition): boolean {
  if (so.type === 'and' || so.type === 'or') return so.of.every(isOfColour);
  if (so.type === 'not') return isOfColour(so.of);
  return so.type === 'colour' || so.type === 'sameColour' || (so.type === 'adjacent' && so.how === 'any');
}

const nearTo = (cell: Cell, { how, which }: Neighbours) =>
  one(tilesThat(allOf(which, { type: 'adjacent', how, among: 'tiles', quantifier: some, which: inCells([cell]) })));

/** "share its colour", of the neighbours of a tile. */
const itsColour: Rule<boolean> = either(
  means(
    false,
    'share|has its colour',
    'match it',
    'is the same colour as it',
    'has the same colour as it',
    'match its colour',
  ),
  means(
    true,
    'do not share its colour',
    'do not match it',
    'differ from it',
    'is different from it',
    'has a different colour from it',
  ),
);

const often: Rule<Quantity> = rule(() =>
  either(
    seq([phrase('appear', 'show up', 'is there'), times], (_, many) => many),
    seq(
      [
        phrase(
          'appear nowhere else',
          'do not appear elsewhere',
          'do not appear again',
          'is unique',
          'appear only once',
        ),
      ],
      () => quantity(exactly(1), 'counted'),
    ),
    seq([phrase('appear again', 'appear elsewhere', 'appear more than once')], () => quantity(atLeast(2), 'counted')),
    map(either(phrase('appear among the others|rest', 'appear among the other tiles'), otherTilesToo), () =>
      quantity(atLeast(2), 'counted'),
    ),
    seq([phrase('appear on'), numeral, phrase('tiles')], (_, n) => quantity(atLeast(n), 'bare')),
  ),
);

/** "among the other three tiles": where there are so many. */
const otherTilesToo: Rule<null> = rule(() =>
  seqEach([phrase('appear among the other'), numeral, phrase('tiles', ''), theSubset], (_, n, __, { length }) =>
    n === length - 1 ? [null] : [],
  ),
);

/** "A1 = B1 = C1" */
const signedNames: Rule<Statement> = rule(() =>
  seqEach([cellName, phrase('='), cellName, phrase('='), moreNames], (a, _, b, __, more) => {
    const cells = [a, b, ...more];
    return new Set(cells).size === cells.length
      ? saidOf(namesTogether(cells), { type: 'alike', same: true, denied: false, all: false })
      : [];
  }),
);

const moreNames: Rule<readonly Cell[]> = rule(() =>
  either(
    map(cellName, (cell) => [cell]),
    seq([cellName, phrase('='), moreNames], (cell, _, more) => [cell, ...more]),
  ),
);

export const namesTogether = (cells: readonly Cell[]): TilesPhrase => ({
  quantity: quantity(every, 'the'),
  which: inCells(cells),
  each: null,
  noun: 'names',
  other: false,
  isRest: false,
  cells,
  joint: 'and',
});

// --- of colours, pairs, groups

const aboutColours: Rule<Statement> = rule(() => seqEach([coloursPhrase, colourVerb], saidOfColours));

const aboutPairs: Rule<Statement> = rule(() =>
  either(
    coloursMeet,
    seqEach([pairPhrase, pairVerb], saidOfPairs),
    diagonalsAlike,
    seq([phrase('tiles of|with the same colour'), phrase('is never', 'is not'), mutual], (_, __, how) =>
      sameColourPairs(how, none),
    ),
    seq([twoOfOneColour, phrase('is'), mutual], (denied, _, how) => sameColourPairs(how, denied ? none : some)),
    seqEach(
      [twoOfOneColour, phrase('touch|border', 'touch|border each other|another', 'touch|border one another')],
      (denied) => (['either', 'orthogonal'] as const).map((how) => sameColourPairs(how, denied ? none : some)),
    ),
    seqEach([twoOfOneColour, phrase('is never'), mutual], (denied, _, how) =>
      denied ? [] : [sameColourPairs(how, none)],
    ),
  ),
);

/** "Red and blue are next to each other somewhere" */
const coloursMeet: Rule<Statement> = rule(() =>
  either(
    seqEach([twoColours, meeting, once], (two, how) => oneMeeting(two, how)),
    seqEach([twoColours, phrase('is somewhere'), mutual], (two, _, how) => oneMeeting(two, how)),
    seqEach([phrase('somewhere ,?'), twoColours, meeting], (_, two, how) => oneMeeting(two, how)),
    seqEach([twoColours, phrase('do not', 'never'), phrase('both?'), inOneLine], (two, _, __, shape): Statement[] => [
      {
        type: 'shapes',
        shape,
        quantifier: none,
        which: null,
        are: conjunction(two.map((one) => count(some, ofColours([one])))),
      },
    ]),
  ),
);

/** "appear in the same row", "appear together in a column" */
const inOneLine: Rule<'row' | 'column'> = rule(() =>
  either(
    ...(['row', 'column'] as const).map((shape) =>
      means(shape, `appear together? in the same ${shape}`, `appear together in a|any|one ${shape}`),
    ),
  ),
);

const meeting: Rule<Relation> = rule(() =>
  either(
    seq([phrase('is'), mutual], (_, how) => how),
    means<Relation>('either', 'touch', 'touch each other'),
    means<Relation>('orthogonal', 'touch', 'touch each other'),
  ),
);

const twoColours: Rule<readonly Colour[]> = rule(() =>
  either(
    map(allColours, (two) => (two.length === 2 ? two : undefined)),
    seq([plural, phrase('and'), plural], (a, _, b) => (a === b ? undefined : [a, b])),
  ),
);

const once = phrase('somewhere', 'in at least one place', 'at least once');

const oneMeeting = (two: readonly Colour[], how: Relation): Statement[] => {
  const [one, other] = two.map((each) => ofColours([each]));
  return one === undefined || other === undefined
    ? []
    : [{ type: 'pairs', how, quantifier: some, which: { type: 'oneAndOther', one, other }, are: { type: 'any' } }];
};

const sameColourPairs = (how: Relation, quantifier: Quantifier): Statement => ({
  type: 'pairs',
  how,
  quantifier,
  which: { type: 'sameColour' },
  are: { type: 'any' },
});

const twoOfOneColour: Rule<boolean> = either(
  means(
    false,
    'two|some tiles of|with the same colour',
    'at least two tiles of|with the same colour',
    'two|some same coloured tiles',
  ),
  means(true, 'no two? tiles of|with the same colour', 'no two? same coloured tiles'),
);

/** "Three connected tiles share a colour." */
const aboutGroups: Rule<Statement> = rule(() =>
  seqEach([phrase('', 'at least'), numeral, connection, phrase('tiles'), tileVerb], (_, n, how, __, verb) => {
    if (verb.type === 'alike' && verb.same && !verb.denied) return [sameGroup(how, atLeast(n))];
    return verb.type === 'is' && !verb.denied
      ? [count(some, { type: 'group', how, size: atLeast(n), which: verb.so })]
      : [];
  }),
);

const isOrIsNot: Rule<boolean> = either(means(false, 'is either?'), means(true, 'is not either?'));

/** "Are both red or both blue"; of "no two" and of "not" neither is so. */
function allOfOneOrOther(
  subject: TilesPhrase,
  { so, denied }: { so: readonly TileCondition[]; denied: boolean },
): Statement[] {
  const ways = so.map((each) => saidOf(subject, { type: 'is', so: each, denied, all: true }));
  const isNone = subject.quantity.kind === 'no' || subject.quantity.denied;
  if (isNone && denied) return [];
  return denied || isNone ? togetherSaid(ways) : waysOf(ways).map(disjunction);
}

const togetherSaid = (parts: readonly (readonly Statement[])[]): Statement[] => waysOf(parts).map(conjunction);

/** One meaning of each part, in every way. */
const waysOf = (parts: readonly (readonly Statement[])[]): (readonly Statement[])[] =>
  parts.reduce<(readonly Statement[])[]>((ways, part) => ways.flatMap((way) => part.map((one) => [...way, one])), [[]]);

// --- what leans on the sentence before

/**
 * `same`: "B1 is not", "so do A2 and B2", "neither is C1": what was said, of others; `own`: "the rest are blue"; `there`:
 * "there are no other red tiles"; `line`: "so is the right one", "row 2 has none"; `it`: "it is in the top row", "they are
 * adjacent"; `beside`: "all its neighbours are yellow"; `many`: "there are at least two"; `only`:
 * "it is the only yellow tile".
 */
export type Second =
  | {
      readonly type: 'same';
      readonly subject: TilesPhrase;
      readonly denied: boolean;
      readonly also?: boolean;
      /** "Nor is B1 or C1": where what was said is that something is not so. */
      readonly isNeither?: true;
    }
  | { readonly type: 'own'; readonly subject: TilesPhrase; readonly verb: TileVerb }
  | { readonly type: 'there'; readonly subject: TilesPhrase; readonly denied: boolean }
  | { readonly type: 'unlike'; readonly cell: Cell }
  /** `also`: "row 2 does too", "so does row 2". */
  | {
      readonly type: 'line';
      readonly of: LineAgain;
      readonly denied: boolean;
      readonly many: Quantity | null;
      readonly also?: boolean;
      /** "Neither has column A": of them, too, it is not so. */
      readonly isNeither?: true;
    }
  /** "but neither has a blue tile": of the rows that were spoken of */
  | { readonly type: 'same lines'; readonly verb: LineVerb }
  /** "the row above is all red" */
  | { readonly type: 'line of its own'; readonly of: LineBeside; readonly verb: LineVerb }
  | { readonly type: 'it'; readonly verb: TileVerb; readonly isMany: boolean }
  | OfThose
  /** "one of them is red" */
  | { readonly type: 'of them'; readonly many: Quantity; readonly verb: TileVerb }
  /** "or neither is": none of those of which something else was said of all. */
  | { readonly type: 'none of them'; readonly many: 2 | null; readonly subset: readonly Cell[] }
  /** No verb: not so. */
  | { readonly type: 'other lines'; readonly shape: 'row' | 'column'; readonly verb: LineVerb | null }
  | { readonly type: 'only'; readonly which: TileCondition }
  | { readonly type: 'many'; readonly many: Quantity; readonly denied: boolean }
  /** "the tile below it is blue": how it stands to that tile. */
  | { readonly type: 'next'; readonly how: Relation; readonly verb: Extract<TileVerb, { type: 'is' }> }
  /** No verb: the same as before. */
  | { readonly type: 'beside'; readonly of: BesideIt; readonly verb: TileVerb | null };

/** How the second part hangs on the first. */
export type Joint = 'and' | 'or' | 'if' | 'iff';

/** What the second part says, and the first as it has to be understood with it. */
export interface Together {
  readonly first: Statement;
  readonly second: Statement;
}

export function saidTogether(before: Clause, second: Second, joint: Joint): Together[] {
  if (second.type === 'line') return lineAgain(before, second);
  if (second.type === 'line of its own') return ownLine(before, second);
  if (second.type === 'same lines') return sameLines(before, second);
  if (second.type === 'other lines') return otherLines(before, second);
  if (second.type === 'of them') return someOfThem(before, second, joint);
  if (second.type === 'none of them') return joint === 'or' ? orNoneOfThem(before, second) : [];
  if (second.type === 'of those') return ofThose(before, second, joint);
  if (second.type === 'it') return ofIt(before, second, joint);
  if (second.type === 'beside') return besideIt(before, second);
  if (second.type === 'many') return thereAreMany(before, second, joint);
  if (second.type === 'next') return besideThat(before, second, joint);
  if (second.type === 'unlike') return unlikeThose(before, second.cell);
  if (second.type === 'only') return theOnlyOne(before, second.which);
  const leans = second.subject.isRest || second.subject.other;
  if (second.type === 'same' && second.also === true && isDenied(before)) return [];
  if (second.type === 'same' && second.isNeither === true && isSaidToBeNot(before)) return [];
  if (second.type === 'same' && !leans)
    return sameSaid(before, { ...second, joint }).map((is) => ({ first: before.is, second: is }));
  return leans ? ofTheRest(before, second, joint) : [];
}

/** "A1 is not red", "has no red neighbour": nothing that another tile is "too". */
function isDenied({ verb: said }: Clause): boolean {
  const verb = said === null ? null : withDenialOutside(said);
  return verb !== null && 'denied' in verb && verb.denied;
}

/** "has no red neighbour", "is neither red nor blue" as what it has not: what another one does. */
function withDenialOutside(verb: TileVerb): TileVerb {
  if (verb.type !== 'is') return verb;
  const so = contraryInside(verb.so);
  return so === null ? verb : { ...verb, so, denied: !verb.denied };
}

function contraryInside(so: TileCondition): TileCondition | null {
  const isNone = so.type === 'adjacent' && so.quantifier.type === 'number' && so.quantifier.max === 0;
  if (isNone) return { ...so, quantifier: some };
  const parts = so.type === 'and' ? so.of.flatMap((part) => (part.type === 'not' ? [part.of] : [])) : [];
  return so.type === 'and' && parts.length === so.of.length ? anyOf(...parts) : null;
}

/** "is red and not next to a blue tile": of which another one may be the one, or both. */
const isPartlyDenied = (so: TileCondition): boolean =>
  (so.type === 'and' || so.type === 'or') && so.of.some((part) => part.type === 'not' || contraryInside(part) !== null);

/** "A1 is not-red", of which the denial would be that something is red. */
const isSaidToBeNot = ({ verb }: Clause): boolean => verb?.type === 'is' && verb.so.type === 'not';

/** "A1 and B1 match and C1 is different": from those. */
function unlikeThose({ is, subject, verb }: Clause, cell: Cell): Together[] {
  const [first, ...more] = subject?.cells ?? [];
  if (first === undefined || more.length === 0 || more.includes(cell) || first === cell) return [];
  if (subject?.joint !== 'and' || verb?.type !== 'alike' || !verb.same || verb.denied) return [];
  const differs = tilesAre(every, { which: inCells([cell]), are: notOf({ type: 'sameColour', as: first }) });
  return [{ first: is, second: differs }];
}

type OwnSecond = Exclude<
  Second,
  {
    type:
      | 'unlike'
      | 'line'
      | 'line of its own'
      | 'same lines'
      | 'other lines'
      | 'it'
      | 'of them'
      | 'none of them'
      | 'of those'
      | 'next'
      | 'beside'
      | 'many'
      | 'only';
  }
>;

/** "There is a red tile and it is in the top row": that one; "if there is a red tile, it is ...": each of them. */
function ofIt(before: Clause, { verb, isMany }: Extract<Second, { type: 'it' }>, joint: Joint): Together[] {
  const { subject, is } = before;
  if (subject === null || before.verb === null || before.isSeveral === true) return [];
  if (joint === 'or' && subject.cells === null) return [];
  if (joint === 'iff' && subject.cells === null) return [];
  const those = meantBy(before, isMany);
  if (those === null) return [];
  const { which, many } = those;
  if (isMany && verb.type === 'mutual') {
    if (many !== 2 && (many !== null || joint !== 'and')) return [];
    const second = pairOfThem(verb.how, { are: which, many: verb.denied ? none : some });
    return [is, ...(many === null ? [count(exactly(2), which)] : [])].map((first) => ({ first, second }));
  }
  const isSome = many === null && joint === 'and';
  if (isSome && verb.type !== 'is') return [];
  if (isSome && isMany) return bothOfThem(before, { which, verb });
  const kind = isSome ? 'some' : 'the';
  const one: TilesPhrase = { ...theTiles, which, quantity: quantity(isSome ? some : every, kind) };
  return saidOf(one, verb).map((second) => ({ first: is, second }));
}

/** "There are two reds and they are in column A": two that are there, or all the reds. */
const bothOfThem = (
  { is }: Clause,
  { which, verb }: { which: TileCondition; verb: Extract<Second, { type: 'it' }>['verb'] },
): Together[] =>
  verb.type === 'is' && verb.denied && verb.all
    ? []
    : [quantity(atLeast(2), 'counted'), quantity(every, 'the')].flatMap((many) =>
        saidOf({ ...theTiles, which, quantity: many }, verb).map((second) => ({ first: is, second })),
      );

/** "A1 and B1 differ and one of them is red": of those two; "there are reds and all of them are ...": of the reds. */
function someOfThem(before: Clause, { many, verb }: Extract<Second, { type: 'of them' }>, joint: Joint): Together[] {
  if (before.isSeveral === true) return [];
  const which = suchTiles(before, joint) ?? (isOfEach(many) ? null : themOf(before, joint));
  if (which === null || isSettled(which, verb)) return [];
  return saidOf({ ...theTiles, which, quantity: many }, verb).map((second) => ({ first: before.is, second }));
}

const isOfEach = ({ kind }: Quantity): boolean => !['bare', 'counted', 'some', 'no'].includes(kind);

/** "Both corners are red or neither is": none of the same tiles. */
function orNoneOfThem(
  { is, subject, verb }: Clause,
  { many, subset }: Extract<Second, { type: 'none of them' }>,
): Together[] {
  if (subject === null || verb?.type !== 'is' || verb.denied || subject.other || subject.isRest) return [];
  const isOfAll = ['every', 'the'].includes(subject.quantity.kind) && !subject.quantity.denied;
  const those = subject.cells ?? knownCells(subject.which, subset);
  if (
    !isOfAll ||
    subject.joint === 'or' ||
    those === null ||
    those.length < 2 ||
    (many ?? those.length) !== those.length
  )
    return [];
  return [{ first: is, second: tilesAre(none, { which: subject.which, are: verb.so }) }];
}

/** Of reds it goes without saying that they are red, not blue, and of one colour. */
const isSettled = (which: TileCondition, verb: TileVerb): boolean =>
  verb.type === 'alike'
    ? partsOf(which).some(({ type }) => type === 'colour')
    : verb.type === 'is' && settledBy(which, verb.so) !== null;

/** "There are reds", "some tiles are red": all that are so; null where it picks some of them, or is not certain. */
function suchTiles({ subject, verb }: Clause, joint: Joint): TileCondition | null {
  if (subject === null || verb === null || subject.cells !== null || subject.each !== null) return null;
  const { which, quantity: many } = subject;
  if (subject.other || subject.isRest || many.denied) return null;
  const isThere = verb.type === 'exist' || (verb.type === 'is' && verb.so.type === 'any');
  if (which.type === 'any' ? isThere : !isThere) return null;
  const isMost = !isThere && many.kind === 'share';
  const kinds =
    joint === 'or' ? ['no'] : joint === 'iff' ? [] : ['plural', 'some', 'any', ...(isMost ? ['share'] : [])];
  if (!kinds.includes(many.kind) || ('denied' in verb && verb.denied)) return null;
  return isThere ? which : verb.type === 'is' ? verb.so : null;
}

/** The tiles that "them" are; null where that is not certain. */
function themOf({ subject, verb }: Clause, joint: Joint): TileCondition | null {
  if (subject === null || verb === null || subject.each !== null || subject.other || subject.isRest) return null;
  if (verb.type === 'is' && linkedTo(verb.so)?.length !== 0) return null;
  if (subject.cells !== null) return subject.cells.length > 1 ? inCells(subject.cells) : null;
  const { kind, quantifier, denied } = subject.quantity;
  if (denied) return null;
  if (['every', 'the'].includes(kind)) return subject.which.type === 'any' ? null : subject.which;
  const isExact = quantifier.type === 'number' && quantifier.min === quantifier.max && quantifier.min > 1;
  return isExact && verb.type === 'is' && !verb.denied && joint !== 'or' && joint !== 'iff'
    ? allOf(subject.which, verb.so)
    : null;
}

const pairOfThem = (how: Relation, { are, many }: { are: TileCondition; many: Quantifier }): Statement =>
  pairsAre(how, many, { type: 'both', are });

/** The tiles that "it" or "they" are, and how many there are where that is exact; null where nothing is spoken of. */
function meantBy({ subject, verb }: Clause, isMany: boolean): { which: TileCondition; many: number | null } | null {
  if (subject === null || verb === null || subject.quantity.denied) return null;
  const { cells, joint, quantity: said } = subject;
  if (cells !== null)
    return joint === 'and' && (cells.length === 1) !== isMany ? { which: subject.which, many: cells.length } : null;
  if (verb.type !== 'is' || verb.denied || subject.each !== null || said.quantifier.type !== 'number') return null;
  const { min, max } = said.quantifier;
  const which = allOf(subject.which, verb.so);
  if (max !== null) return min === max && min > 1 === isMany && min > 0 ? { which, many: min } : null;
  if (isMany) return said.kind === 'bare' && min === 2 ? { which, many: null } : null;
  return min === 1 && ['a', 'some', 'any', 'bare'].includes(said.kind) ? { which, many: null } : null;
}

/** "B2 is yellow and it is the only yellow tile" */
const theOnlyOne = ({ is, subject }: Clause, which: TileCondition): Together[] =>
  subject?.cells?.length === 1 ? [{ first: is, second: onlyThese(subject.which, which) }] : [];

/** "If there are any red tiles, there are at least two" */
function thereAreMany(
  { is, subject, verb }: Clause,
  { many, denied }: Extract<Second, { type: 'many' }>,
  joint: Joint,
): Together[] {
  if (subject === null || verb?.type !== 'is' || verb.denied || subject.cells !== null || subject.each !== null)
    return [];
  if (many.kind !== 'counted' && many.kind !== 'bare') return [];
  if (['every', 'the'].includes(subject.quantity.kind) && !subject.quantity.denied && subject.which.type === 'colour')
    return [{ first: is, second: denyIf(denied !== many.denied, count(many.quantifier, subject.which)) }];
  const kinds = ['a', 'some', 'any', 'plural', 'bare', 'counted', ...(joint === 'or' ? ['no'] : [])];
  if (!kinds.includes(subject.quantity.kind) || subject.quantity.denied) return [];
  return [{ first: is, second: denyIf(denied !== many.denied, count(many.quantifier, allOf(subject.which, verb.so))) }];
}

/** "If B2 is yellow, all its neighbours are yellow" */
function besideIt(
  { is, subject, verb: first }: Clause,
  { of: { quantity: many, how, which }, verb: own }: Extract<Second, { type: 'beside' }>,
): Together[] {
  const verb = own ?? first;
  if (subject?.cells?.length !== 1 || verb === null || (own === null && verb.type !== 'is')) return [];
  const near: TileCondition = { type: 'adjacent', how, among: 'tiles', quantifier: some, which: subject.which };
  return saidOf({ ...theTiles, quantity: many, which: allOf(which, near) }, verb).map((second) => ({
    first: is,
    second,
  }));
}

/** "A tile is red and the tile below it is blue": one and the same tile. */
function besideThat(before: Clause, { how, verb }: Extract<Second, { type: 'next' }>, joint: Joint): Together[] {
  const those = meantBy(before, false);
  if (those === null || joint === 'or' || (before.subject?.cells === null && joint !== 'and')) return [];
  const so = verb.denied ? notOf(verb.so) : verb.so;
  const near: TileCondition = { type: 'adjacent', how, among: 'tiles', quantifier: some, which: so };
  return [{ first: before.is, second: tilesAre(some, { which: those.which, are: near }) }];
}

/** "A1 is not red and B1 is" says that B1 is red; after "if" it could be either. */
export function sameSaid(
  { verb: said, subject: before }: Clause,
  { subject, denied, joint }: { subject: TilesPhrase; denied: boolean; joint: Joint },
): Statement[] {
  const verb = said === null ? null : withDenialOutside(said);
  if (verb === null || (verb.type === 'is' && verb.so.type === 'any')) return [];
  if (verb.type === 'is' && isPartlyDenied(verb.so)) return [];
  if (subject.quantity.kind === 'any' || subject.noun === 'colour') return [];
  const ofAll = before?.cells === null && before.which.type === 'any';
  const isSome = ofAll && joint === 'and' && (denied || before.quantity.denied);
  if (
    subject.noun === 'none' &&
    !['every', 'no', ...(isSome ? ['bare', 'counted', 'some', 'share'] : [])].includes(subject.quantity.kind)
  )
    return [];
  const isBothWays = verb.type === 'is' && verb.so.type === 'not' && (denied || joint === 'and');
  if (isBothWays) return [];
  const ofNone = denied && verb.type === 'is' && verb.all ? saidOf(subject, { ...verb, denied, all: false }) : [];
  return [...saidOf(subject, { ...verb, denied }), ...ofNone];
}

/** "A1 is red and the rest are blue", "exactly two tiles are red and the others are green": all but those. */
function ofTheRest(before: Clause, second: OwnSecond, joint: Joint): Together[] {
  const those = spokenOf(before);
  if (those === null || mayBeSuchAnother(before, second)) return [];
  const of = meantByOthers(before, { second, which: those.which, joint });
  const many = joint === 'if' ? (those.many ?? numberPicked(before)) : those.many;
  if (of.length === 0 || !isLeftOver(second.subject, { ...those, many })) return [];
  return [anyTile, ...partSpokenOf(before)].flatMap((part) =>
    saidOfTheRest(withoutAll(before), second, { those, part, joint }).flatMap((one) =>
      of.map((way) => (way === 'not such' ? one : { ...one, second: besides(those, before, { one, way }) })),
    ),
  );
}

/** "Are both red and the others are not": none of the others is. */
const withoutAll = (one: Clause): Clause =>
  one.verb?.type === 'is' && one.verb.all ? { ...one, verb: { ...one.verb, all: false } } : one;

/** Just those that were picked, and what is said of all but them. */
function besides(
  { is, which }: Those,
  before: Clause,
  { one, way }: { one: Together; way: Exclude<OthersMeant, 'not such'> },
): Statement {
  const picked = numberPicked(before);
  const just = before.open === undefined && picked !== null ? count(exactly(picked), which) : is;
  return way === 'just those' ? just : conjunction([just, one.second]);
}

/** That what is not red is not red. */
export const isOfNone = (is: Statement): boolean =>
  is.type === 'tiles' &&
  is.are.type === 'not' &&
  partsOf(is.which).some((part) => JSON.stringify(part) === JSON.stringify(is.are));

/** "One", "a red tile", "at least two": of which there may be more; how many. */
export function numberPicked({ subject }: Clause): number | null {
  if (subject === null || subject.cells !== null || subject.quantity.denied) return null;
  const { kind, quantifier } = subject.quantity;
  const isOpen = quantifier.type === 'number' && quantifier.max === null && quantifier.min > 0;
  return isOpen && ['a', 'bare', 'some', 'any', 'counted'].includes(kind) ? quantifier.min : null;
}

/**
 * All that are not such ones, or all but those that were picked, which are then the only such ones; `just those`: nothing
 * else is said of the others.
 */
type OthersMeant = 'not such' | 'all but those' | 'just those';

/** "If one tile is red, the others are blue": all but that one; none where that is not certain. */
function meantByOthers(
  before: Clause,
  { second, which, joint }: { second: OwnSecond; which: TileCondition; joint: Joint },
): readonly OthersMeant[] {
  const { subject, open } = before;
  const isKnown = subject === null || subject.cells !== null || ['every', 'the'].includes(subject.quantity.kind);
  if (isKnown) return ['not such'];
  if (joint === 'or' || joint === 'iff') return [];
  const { kind } = subject.quantity;
  const isPicked = open !== undefined || numberPicked(before) !== null;
  if (!isPicked) return ['not such'];
  const said = othersAre(before, second, which);
  if (joint === 'and') return said === 'just not such' && ['counted', 'some', 'any'].includes(kind) ? [] : ['not such'];
  if (said === null || said === 'such') return said === null ? [] : ['not such'];
  if (said === 'just not such') return ['just those'];
  const isSeveral = (numberPicked(before) ?? 0) > 1;
  const isOfThose = kind === 'a' || (kind === 'bare' && !isSeveral) || (kind !== 'counted' && subject.noun === 'tile');
  if (open !== undefined || isOfThose || second.subject.besides !== undefined) return ['all but those'];
  return ['not such', 'all but those'];
}

/** Whether the others may be as those are, which makes no difference then, or cannot be; null where it is open. */
function othersAre(
  { verb: first }: Clause,
  second: OwnSecond,
  which: TileCondition,
): 'such' | 'not such' | 'just not such' | null {
  const { quantity: many, which: others } = second.subject;
  const verb = second.type === 'own' ? second.verb : first;
  const so = second.type === 'there' ? others : verb?.type === 'is' ? verb.so : null;
  const denied = second.type === 'own' ? verb?.type === 'is' && verb.denied : second.denied;
  if (so === null || (second.type === 'own' && verb?.type === 'is' && verb.denied && verb.all)) return null;
  const settled = settledBy(which, so);
  const isOfAll = ['every', 'the', 'no'].includes(many.kind) && !many.denied;
  if (!isOfAll) return settled === 'never' && !denied ? 'such' : null;
  const isNot = denied !== (many.kind === 'no');
  if (settled === null) return null;
  if ((settled === 'always') !== isNot) return 'such';
  if (second.type !== 'there' && others.type !== 'any') return null;
  return isNot ? 'just not such' : 'not such';
}

/** "Either one is red or the others are blue": of which others it is, nobody knows. */
export const areOthersUnclear = (before: Clause, second: Second, joint: Joint): boolean => {
  if (second.type !== 'own' && second.type !== 'same' && second.type !== 'there') return false;
  const those = second.subject.isRest || second.subject.other ? spokenOf(before) : null;
  return those !== null && meantByOthers(before, { second, which: those.which, joint }).length === 0;
};

/** "Exactly one corner tile is red and the others are blue": the other corner tiles, or all the others. */
function partSpokenOf({ subject }: Clause): TileCondition[] {
  if (subject === null || subject.cells !== null || ['every', 'the', 'no'].includes(subject.quantity.kind)) return [];
  const parts = partsOf(subject.which).filter(({ type }) => type === 'place' || type === 'cells');
  return parts.length === 0 ? [] : [allOf(...parts)];
}

function saidOfTheRest(
  before: Clause,
  second: OwnSecond,
  { those, part, joint }: { those: Those; part: TileCondition; joint: Joint },
): Together[] {
  const which = allOf(second.subject.which, part, notOf(those.which));
  const subject: TilesPhrase = { ...second.subject, isRest: false, other: false, which };
  const said =
    second.type === 'own'
      ? second.verb.type === 'exist'
        ? []
        : [
            ...(isUnlikeAlone(second.verb) ? [] : saidOf(subject, second.verb)),
            ...unlikeThat(before, which, second.verb),
          ]
      : second.type === 'same'
        ? sameSaid(before, { subject, denied: second.denied, joint })
        : exist(subject).map((is) => denyIf(second.denied, is));
  const one = isOfSomeOthers(second.subject) ? before.is : those.is;
  return said.map((is) => ({ first: one, second: is }));
}

/** "The others are a different colour": than what was spoken of, be it one colour or several. */
function unlikeThat({ subject, verb: said }: Clause, which: TileCondition, verb: TileVerb): Statement[] {
  if (verb.type !== 'alike' || verb.unlike === undefined || verb.denied || subject === null) return [];
  if (verb.unlike === 'open' && verb.all) return [];
  const those = subject.cells?.map((as): TileCondition => ({ type: 'sameColour', as })) ?? coloursSaid(said);
  if (those.length === 0) return [];
  const unlike = tilesAre(every, { which, are: notOf(anyOf(...those)) });
  return verb.unlike === 'open' ? [unlike] : [unlike, conjunction([unlike, allAlike(which)])];
}

const coloursSaid = (verb: Clause['verb']): readonly TileCondition[] =>
  verb?.type === 'is' && !verb.denied && verb.so.type === 'colour' ? [verb.so] : [];

/** "A different colour" is not said of several among themselves. */
const isUnlikeAlone = (verb: TileVerb): boolean => verb.type === 'alike' && verb.unlike === 'that' && !verb.denied;

/** "There is a red tile and another tile is not blue": which may be red as well. */
const mayBeSuchAnother = ({ subject }: Clause, second: OwnSecond): boolean =>
  subject !== null &&
  subject.cells === null &&
  ['a', 'some', 'bare', 'counted'].includes(subject.quantity.kind) &&
  exactNumber(subject.quantity.quantifier) === null &&
  isOfSomeOthers(second.subject) &&
  second.type === 'own' &&
  !(second.verb.type === 'is' && !second.verb.denied && second.verb.so.type === 'colour');

/** "Two other tiles", "another one": of which there may be more, as there may be of those before. */
const isOfSomeOthers = ({ isRest, quantity: { kind } }: TilesPhrase): boolean =>
  !isRest && ['bare', 'counted', 'a', 'some'].includes(kind);

/** "The other three": as many as are left besides those that were spoken of. */
const isLeftOver = ({ besides, ofAll }: TilesPhrase, { which, many }: Those): boolean =>
  besides === undefined || besides === (many ?? knownCells(which, ofAll ?? [])?.length);

/** "The top row has no reds, the other rows have no blues" */
function otherLines({ line }: Clause, { shape, verb }: Extract<Second, { type: 'other lines' }>): Together[] {
  if (line?.of.type !== 'places' || line.of.places.some((place) => shapeOf(place) !== shape)) return [];
  const which = notOf(anyOf(...line.of.places.map(at)));
  if (verb === null && line.verb.denied) return [];
  const { are, denied } = verb ?? { ...line.verb, denied: true };
  const others: Statement = {
    type: 'shapes',
    shape,
    quantifier: every,
    which: count(some, which),
    are: denyIf(denied, are),
  };
  return saidOfLines(line.of, line.verb).map((first) => ({ first, second: others }));
}

function lineAgain(
  { line }: Clause,
  { of, denied, many, also, isNeither }: Extract<Second, { type: 'line' }>,
): Together[] {
  if (line === undefined) return [];
  if (isNeither === true) return neitherLine(line, of);
  const again = typeof of === 'function' ? shortened(of, line.of) : of;
  const verb = verbAgainOf(line.verb, { denied, also });
  if (again === null || (many === null && verb === null)) return [];
  const ways = many !== null ? manyAgain(line.verb, many) : verb === null ? [] : verbAgainWays(line.verb, verb, again);
  return saidOfLines(line.of, line.verb).flatMap((first) =>
    ways.flatMap((way) => saidOfLines(again, way)).map((second) => ({ first, second })),
  );
}

/** "Row 1 has no red tile but row 2 does": what the first one has not; nothing has it "too". */
function verbAgainOf(verb: LineVerb, { denied, also }: { denied: boolean; also?: boolean }): LineVerb | null {
  const isNone = verb.are.type !== 'not' && isDenial(verb.are);
  const wasDenied = verb.denied || isNone;
  if (wasDenied && also === true) return null;
  if ((verb.are.type === 'and' || verb.are.type === 'or') && verb.are.of.some(isDenial)) return null;
  return { ...verb, are: isNone && !verb.denied ? deny(verb.are) : verb.are, denied };
}

/** "Some row has no red, and no column does": has some, or has none. "Neither red nor blue, but row 2 does": either, or both. */
function verbAgainWays(first: LineVerb, again: LineVerb, of: LinePhrase): LineVerb[] {
  if (again.denied) return deniedWays(again);
  if (!isSaidNot(first)) return [again];
  if (of.type !== 'places' || of.joint === 'nor') return [again, first];
  const { are } = first;
  return are.type === 'and' ? [again, { ...again, are: { ...are, of: are.of.map(deny) } }] : [again];
}

const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);

/** "Row 1 has exactly two reds and row 2 has one": one at least, or just one. */
function manyAgain({ are, denied, isSpread }: LineVerb, many: Quantity): LineVerb[] {
  if (denied) return [];
  if (isSpread === true && are.type === 'and')
    return listOf(eachSoMany(are.of, many)).map((so) => ({ are: so, denied: many.denied }));
  const isExact = 'quantifier' in are && are.quantifier.type === 'number' && are.quantifier.min === are.quantifier.max;
  const first = isExact ? alsoFor(quantity(are.quantifier, 'counted'), many) : null;
  return [many, ...listOf(first)].flatMap((each) =>
    listOf(soMany(are, each)).map((so) => ({ are: so, denied: each.denied })),
  );
}

/** "Row 3 has no blue and neither has row 1 or row 2": each of them has none. */
function neitherLine({ of: before, verb }: { of: LinePhrase; verb: LineVerb }, of: LineAgain): Together[] {
  const again = typeof of === 'function' ? shortened(of, before) : of;
  if (again === null || !isSaidNot(verb)) return [];
  const each: LinePhrase = again.type === 'places' ? { ...again, joint: 'and' } : again;
  return saidOfLines(before, verb).flatMap((first) => saidOfLines(each, verb).map((second) => ({ first, second })));
}

/** "has no blue", "has neither red nor blue", "is not all red" */
const isSaidNot = ({ denied, are }: LineVerb): boolean =>
  denied || isDenial(are) || (are.type === 'and' && are.of.every(isDenial));

/** "the row above", "the other column": by the line that was spoken of. */
type LineBeside = (shape: 'row' | 'column', first: Place) => Place | null;
type LineAgain = LinePhrase | LineBeside;

function shortened(of: LineBeside, first: LinePhrase): LinePhrase | null {
  const [place] = first.type === 'places' && first.places.length === 1 ? first.places : [];
  const shape = place === undefined ? null : shapeOf(place);
  const meant = place === undefined || shape === null ? null : of(shape, place);
  return meant === null ? null : { type: 'places', joint: 'and', places: [meant] };
}

/** "Both rows have a red tile but neither has a blue one" */
function sameLines({ line }: Clause, { verb }: Extract<Second, { type: 'same lines' }>): Together[] {
  if (line === undefined) return [];
  const { of } = line;
  const isAll =
    of.type === 'places'
      ? of.joint === 'and' && of.places.length > 1
      : of.which === null && !of.quantity.denied && ['every', 'the'].includes(of.quantity.kind);
  if (!isAll || line.verb.denied) return [];
  return saidOfLines(of, line.verb).flatMap((first) =>
    saidOfLines(noneOfLines(of), verb).map((second) => ({ first, second })),
  );
}

const noneOfLines = (of: LinePhrase): LinePhrase =>
  of.type === 'places' ? { ...of, joint: 'nor' } : { ...of, quantity: quantity(none, 'no') };

/** "The bottom row contains three colours and the row above contains a red" */
function ownLine({ line }: Clause, { of, verb }: Extract<Second, { type: 'line of its own' }>): Together[] {
  const beside = line === undefined ? null : shortened(of, line.of);
  if (line === undefined || beside === null) return [];
  return saidOfLines(line.of, line.verb).flatMap((first) =>
    saidOfLines(beside, verb).map((second) => ({ first, second })),
  );
}

/** "two reds ... and row 2 has one": the same counted anew. */
const soMany = (are: Statement, { quantifier }: Quantity): Statement | null => {
  if (are.type !== 'tiles' && are.type !== 'colours') return null;
  const isPlain = are.type === 'tiles' ? are.are.type === 'any' : are.which === null;
  return isPlain && isCounting(are.quantifier) && isCounting(quantifier) ? { ...are, quantifier } : null;
};

/** "at most one red and one blue ... and row 2 has one": one of each, where the number went for each. */
function eachSoMany(parts: readonly Statement[], many: Quantity): Statement | null {
  const each = parts.map((part) => soMany(part, many)).filter((part) => part !== null);
  return each.length < parts.length ? null : conjunction(each);
}

export const second: Rule<Second> = rule(() =>
  either(
    seq(
      [tilesPhrase, phrase('is|do|has not either?', 'not')],
      (subject): Second => ({ type: 'same', subject, denied: true }),
    ),
    seq(
      [tilesPhrase, phrase('is|do|has', 'all|both is|do|has')],
      (subject): Second => ({ type: 'same', subject, denied: false }),
    ),
    seq(
      [tilesPhrase, phrase('is|do|has too', 'too', 'as well')],
      (subject): Second => ({ type: 'same', subject, denied: false, also: true }),
    ),
    seq(
      [phrase('so is|do|has', 'as is|do|has'), tilesPhrase],
      (_, subject): Second => ({ type: 'same', subject, denied: false, also: true }),
    ),
    seq([phrase('neither|nor is|do|has'), tilesPhrase], (_, subject): Second => noneOf(subject)),
    seqEach(
      [
        either(
          means(2 as const, 'neither', 'neither of them|these'),
          means(null, 'none', 'no one', 'none of them|these'),
        ),
        either(phrase('is|do|has'), noVerb),
        theSubset,
      ],
      (many, _, subset): Second[] => [{ type: 'none of them', many, subset }],
    ),
    map(tilesPhrase, (subject): Second | undefined =>
      subject.quantity.kind === 'no' && subject.other ? { type: 'same', subject, denied: false } : undefined,
    ),
    seqEach([tilesPhrase, either(tileVerb, barely(tileVerb))], (subject, verb): Second[] =>
      subject.isRest || subject.other ? [{ type: 'own', subject, verb }] : [],
    ),
    seq(
      [
        either(
          thereIs,
          seq([noVerb], () => false),
        ),
        tilesPhrase,
      ],
      (denied, subject): Second | undefined => (subject.other ? { type: 'there', subject, denied } : undefined),
    ),
    secondLine,
    seq(
      [phrase('they all', 'all of them', 'all tiles', 'all', 'every tile', 'all the tiles'), phrase('is|do|has')],
      (): Second => ({ type: 'same', subject: { ...theTiles, quantity: quantity(every, 'every') }, denied: false }),
    ),
    seqEach([oneBeside, tileVerb], (how, verb): Second[] => (verb.type === 'is' ? [{ type: 'next', how, verb }] : [])),
    seq(
      [
        cellName,
        phrase('is different', 'is not', 'do not', 'differ', 'is a different|another colour', 'is not that colour'),
      ],
      (cell): Second => ({
        type: 'unlike',
        cell,
      }),
    ),
    seqEach([phrase('both', 'all|both of them'), barely(tileVerb)], (_, verb): Second[] =>
      verb.type === 'is' && verb.so.type !== 'colour' ? [{ type: 'it', verb, isMany: true }] : [],
    ),
    seqEach(
      [either(means(false, 'it', 'that tile|one'), means(true, 'they', 'those|these|both tiles?', 'both')), verbOfIt],
      (isMany, verb): Second[] => [{ type: 'it', verb, isMany }],
    ),
    saidOfThose,
    ifThereIs(
      ['them', 'these', 'those'],
      seq([manyOfThem, verbOfIt], (many, verb): Second => ({ type: 'of them', many, verb })),
    ),
    seq([thereIs, determiner, phrase('', 'of them')], (denied, many): Second => ({ type: 'many', many, denied })),
    seq(
      [countedNumber, phrase('', 'of them', 'tiles of it')],
      (many): Second => ({
        type: 'many',
        many: quantity(many, 'counted'),
        denied: false,
      }),
    ),
    seqEach([phrase('it is the only'), tilesNominal], (_, { which, noun }): Second[] =>
      which.type === 'any' || noun === 'tiles' ? [] : [{ type: 'only', which }],
    ),
    seqEach([neighboursOfIt, verbOfIt], (of, verb): Second[] => [{ type: 'beside', of, verb }]),
    seq(
      [phrase('so is|do|has', 'as is|do|has'), neighboursOfIt],
      (_, of): Second => ({ type: 'beside', of, verb: null }),
    ),
  ),
);

const manyOfThem: Rule<Quantity> = rule(() =>
  either(
    seq([determiner, phrase('of them|these|those')], (many) => many),
    means(quantity(none, 'no'), 'none|neither of them|these|those', 'not any of them|these|those'),
    means(quantity(every, 'every'), 'every one of them|these|those'),
  ),
);

/** "Neither is any other tile", "nor is B1 or C1": none of them. */
const noneOf = (subject: TilesPhrase): Second =>
  ['a', 'any', 'some'].includes(subject.quantity.kind)
    ? { type: 'same', subject: { ...subject, quantity: quantity(none, 'no') }, denied: false, isNeither: true }
    : { type: 'same', subject, denied: true };

const verbOfIt: Rule<TileVerb> = rule(() =>
  either(
    tileVerb,
    seq(
      [
        either(means(false, 'is'), means(true, 'is not')),
        either(
          map(cellName, (cell) => [cell]),
          cellList,
          theKnown,
        ),
      ],
      (denied, cells): TileVerb => ({ type: 'is', so: inCells(cells), denied, all: false }),
    ),
  ),
);

/** "they are the end tiles" */
const theKnown: Rule<readonly Cell[]> = rule(() =>
  seqEach([phrase('the'), tilesNominal, theSubset], (_, { which, noun, other }, subset) => {
    const cells = noun === 'tiles' && !other && which.type !== 'any' ? knownCells(which, subset) : null;
    return cells === null || cells.length === 0 ? [] : [cells];
  }),
);

const secondLine: Rule<Second> = rule(() =>
  either(
    seq([lineBeside, lineVerb], (of, verb): Second => ({ type: 'line of its own', of, verb })),
    seq([phrase('neither', 'neither of them', 'none', 'none of them'), lineVerb], (_, verb): Second | undefined =>
      verb.denied ? undefined : { type: 'same lines', verb },
    ),
    ...(['row', 'column'] as const).flatMap((shape) => [
      seq(
        [phrase(`neither|none of the other ${shape}s`, `no other ${shape}`), lineVerb],
        (_, verb): Second => ({ type: 'other lines', shape, verb: { ...verb, denied: !verb.denied } }),
      ),
      seq(
        [phrase(`neither|none of the other ${shape}s`, `no other ${shape}|${shape}s`), phrase('is|do|has')],
        (): Second => ({ type: 'other lines', shape, verb: null }),
      ),
    ]),
    seq(
      [phrase('the|all other', 'all the other', 'every other'), means('row' as const, 'rows|row'), lineVerb],
      (_, shape, verb): Second => ({ type: 'other lines', shape, verb }),
    ),
    seq(
      [phrase('the|all other', 'all the other', 'every other'), means('column' as const, 'columns|column'), lineVerb],
      (_, shape, verb): Second => ({ type: 'other lines', shape, verb }),
    ),
    seq(
      [lineOrShort, either(means(false, 'is|do|has'), means(true, 'is|do|has too', 'too'))],
      (of, also): Second => ({ type: 'line', of, denied: false, many: null, also }),
    ),
    seq([lineOrShort, phrase('is|do|has not')], (of): Second => ({ type: 'line', of, denied: true, many: null })),
    seq(
      [phrase('so is|do|has', 'as is|do|has'), lineOrShort],
      (_, of): Second => ({ type: 'line', of, denied: false, many: null, also: true }),
    ),
    seq(
      [phrase('neither|nor is|do|has'), lineOrShort],
      (_, of): Second => ({
        type: 'line',
        of,
        denied: true,
        many: null,
        isNeither: true,
      }),
    ),
    seq(
      [lineOrShort, phrase('has|contain'), determiner],
      (of, _, many): Second => ({
        type: 'line',
        of,
        denied: false,
        many,
      }),
    ),
    seq(
      [lineOrShort, phrase('has|contain none', 'has|contain no one')],
      (of): Second => ({
        type: 'line',
        of,
        denied: false,
        many: quantity(none, 'no'),
      }),
    ),
  ),
);

const lineOrShort: Rule<LineAgain> = rule(() => either(linePhrase, shortLine, lineBeside));

export interface Those {
  readonly which: TileCondition;
  readonly is: Statement;
  /** How many they are, where that is known. */
  readonly many: number | 'half' | null;
}

/** The tiles the first part spoke of; a bare number of them is exact where the rest are spoken of. */
export function spokenOf({ is, subject, verb }: Clause): Those | null {
  if (subject === null || verb === null || verb.type === 'exist' || verb.type === 'line') return null;
  const { cells } = subject;
  const linked = verb.type === 'is' ? linkedTo(verb.so) : [];
  if (linked === null) return null;
  if (cells !== null)
    return subject.joint === 'and' && !subject.quantity.denied
      ? {
          which: linked.length === 0 ? subject.which : inCells([...cells, ...linked]),
          is,
          many: new Set([...cells, ...linked]).size,
        }
      : null;
  const isOfAll = subject.quantity.kind === 'the' && !subject.quantity.denied && subject.which.type !== 'any';
  if (verb.type === 'alike' && isOfAll && !verb.denied) return { which: subject.which, is, many: null };
  if (verb.type !== 'is' || verb.denied || linked.length > 0) return null;
  const which = allOf(subject.which, verb.so);
  const { kind, quantifier } = subject.quantity;
  if (kind === 'bare' || kind === 'a')
    return quantifier.type === 'number'
      ? { which, is: count(exactly(quantifier.min), which), many: quantifier.min }
      : null;
  if (kind === 'every' || kind === 'the')
    return { which: subject.which, is, many: kind === 'the' && subject.noun === 'tile' ? 1 : null };
  const many = exactNumber(quantifier);
  return kind === 'counted' || kind === 'share' || kind === 'some' ? { which, is, many } : null;
}

/** The tiles that something is said to be like, which were spoken of too; null where they have no names. */
function linkedTo(so: TileCondition): Cell[] | null {
  if (so.type === 'sameColour') return so.as === 'it' ? null : [so.as];
  if (so.type === 'not') return linkedTo(so.of);
  if (so.type === 'adjacent') return so.how === 'any' || linkedTo(so.which) === null ? null : [];
  if (so.type !== 'and' && so.type !== 'or') return [];
  const parts = so.of.map(linkedTo);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

function exactNumber(quantifier: Quantifier): number | 'half' | null {
  if (quantifier.type === 'number') return quantifier.min === quantifier.max ? quantifier.min : null;
  const isHalf = quantifier.type === 'share' && quantifier.op === '=' && 2 * quantifier.part === quantifier.of;
  return isHalf ? 'half' : null;
}

const itHas: Rule<null> = ofTheSubset(phrase('it has'));

/** "It" is the subset, where no row or the like has been spoken of. */
function ofTheSubset<T>(one: Rule<T>): Rule<T> {
  return (chart, at) =>
    chart.words.slice(0, at).some(({ text }) => /^(?:row|column|line|square)s?$/.test(text)) ? [] : one(chart, at);
}

const subsetHas: Rule<null> = rule(() =>
  either(
    seq([allOfThem, phrase('has|contain')], () => null),
    phrase('the subset has|contain'),
  ),
);

/** "exactly two red and the rest green", after what there is. */
export const existing: Rule<Clause> = rule(() =>
  notPartOfThose(
    seqEach([either(phrase('', 'there is', 'i|we has'), itHas, subsetHas), tilesPhrase], (_, subject) =>
      subject.each === null && subject.which.type !== 'any'
        ? exist(subject).map(
            (is): Clause => ({ is, subject, verb: { type: 'is', so: { type: 'any' }, denied: false, all: false } }),
          )
        : [],
    ),
  ),
);

/** "Two of the corner tiles" are so or so, but nothing that there is. */
const notPartOfThose =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => {
      const words = chart.words.slice(at, end).map(({ text }) => text);
      return !words.some((text, i) => text === 'of' && /^(?:the|these|those|my)$/.test(words[i + 1] ?? ''));
    });

/** "exactly one red, exactly one blue, the rest green": several things that there are, as one. */
export const severalExisting: Rule<Clause> = rule(() =>
  seqEach([existing, phrase(',', 'and', ', and'), either(existing, severalExisting)], (a, _, b) => togetherAs([a, b])),
);

/** What several parts say, each of so many tiles, as one. */
export function togetherAs(parts: readonly Clause[]): Clause[] {
  const those = parts.map(spokenOf).filter((each) => each !== null);
  const subject = parts[0]?.subject ?? null;
  if (those.length < parts.length || subject === null) return [];
  const many = those.map((each) => (typeof each.many === 'number' ? each.many : null));
  const total = many.reduce((sum, n) => (sum === null || n === null ? null : sum + n), 0);
  return [
    {
      is: conjunction(those.map(({ is }) => is)),
      subject: {
        ...subject,
        cells: null,
        which: anyOf(...those.map(({ which }) => which)),
        each: null,
        quantity: quantity(total === null ? some : exactly(total), 'counted'),
      },
      verb: isAll({ type: 'any' }),
      isSeveral: true,
      ...(parts.some((part) => numberPicked(part) !== null) ? { open: conjunction(parts.map(({ is }) => is)) } : {}),
    },
  ];
}

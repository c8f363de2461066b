import { type Colour, colours } from '../grid';
import { either, list, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { colour, colourName } from './colours';
import {
  colourOfCell,
  coloursOf,
  comparedWith,
  comparedWithOthers,
  otherSide,
  others,
  type Sides,
  together,
} from './compared';
import {
  type Agreement,
  asMany,
  asOp,
  difference,
  elsewhere,
  factor,
  fewerThanThat,
  limitedAlike,
  moreThan,
  numbersAgree,
  opposite,
  type Ratio,
  ratio,
  related,
  tilesAmount,
} from './comparisons';
import {
  type Amount,
  allOf,
  at,
  atLeast,
  type Comparison,
  compare,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  hasIt,
  inCells,
  none,
  ofColours,
  ofIt,
  type Quantifier,
  type Statement,
  some,
  sumOf,
  type TileCondition,
  tilesAre,
} from './meaning';
import { severalKinds, tilesNominal } from './nominals';
import { determiner, type Quantity, times } from './numbers';
import { inPlace, shapeOf } from './places';

// Comparisons that are said of colours.

/** What is set against something else: "red", "red tiles", "reds and blues together". */
interface Side {
  readonly which: TileCondition;
  readonly amount: Amount;
}

const side = (which: TileCondition): Side => ({ which, amount: tilesAmount(which) });

const leftSide: Rule<Side> = rule(() =>
  either(
    map(colourName, (of) => side(ofColours([of]))),
    map(colourOfCell, (as) => side({ type: 'sameColour', as })),
    seqEach([phrase('', 'the'), tilesNominal], (_, { which, each, noun, other }) =>
      each === null && !other && noun !== 'tile' && which.type !== 'any' ? [side(which)] : [],
    ),
    seqEach([phrase('', 'the'), tilesNominal, together], (_, { which, each }) =>
      each === null ? [] : [{ which, amount: sumOf(...each.map(tilesAmount)) }],
    ),
    seqEach(
      [
        colourName,
        phrase('and|plus|+'),
        colourName,
        // Without a word for it together, too: each of them by itself is the other way to take it.
        phrase('', 'together', 'combined', 'tiles? together', 'tiles? combined', 'taken together'),
      ],
      (a, _, b) => [
        { which: ofColours([a, b]), amount: sumOf(tilesAmount(ofColours([a])), tilesAmount(ofColours([b]))) },
      ],
    ),
    seq([tilesNominal, phrase('and'), tilesNominal, together], (a, _, b) =>
      a.each === null && b.each === null
        ? { which: allOf(a.which, b.which), amount: sumOf(tilesAmount(a.which), tilesAmount(b.which)) }
        : undefined,
    ),
  ),
);

/** "Red outnumbers blue by two", "Red is more common than blue", "Blue appears twice as often as red". */
export const colourComparisons: Rule<Statement> = rule(() =>
  either(
    seqEach([leftSide, outnumbers, otherSide], (left, { how, denied }, right) =>
      isOnlyThere(left, right) ? [] : againstOthers(left, how, right).map((is) => denyIf(denied, is)),
    ),
    seqEach(
      [leftSide, outnumbers, otherSide, phrase('by'), difference],
      (left, { how, denied }, right, _, { op, n }) =>
        how.op === '>' && how.rightTimes === 1 ? [denyIf(denied, comparedWith(ratio(op, n), left.amount, right))] : [],
    ),
    seqEach([leftSide, outnumbers, others], (left, { how, denied }, kind) =>
      comparedWithOthers(how, left.which, kind).flatMap((so) => (denied ? notOfAllOrAny(so) : [so])),
    ),
    seqEach(
      [leftSide, outnumbers, otherSide, phrase('by'), difference],
      (left, { how, denied }, right, _, { op, n }) =>
        how.op === '<' && how.rightTimes === 1
          ? [denyIf(denied, comparedWith(ratio(opposite[op], -n), left.amount, right))]
          : [],
    ),
    seqEach([colourName, outnumbers, soManyOthers], (one, { how, denied }, many) =>
      how.plus === 0 && how.leftTimes === 1 && how.rightTimes === 1
        ? [
            denyIf(denied !== many.denied, {
              type: 'colours',
              quantifier: many.quantifier,
              among: colours.filter((other) => other !== one),
              which: null,
              are: related(ratio(opposite[how.op]), tilesAmount(ofIt), tilesAmount(ofColours([one]))),
            }),
          ]
        : [],
    ),
    seqEach([leftSide, outnumbers, others, phrase('by'), difference], (left, { how, denied }, kind, _, { op, n }) =>
      how.op === '>' && how.rightTimes === 1 && !denied && kind === 'sum'
        ? comparedWithOthers(ratio(op, n), left.which, kind)
        : [],
    ),
    seqEach([leftSide, commoner, phrase('and|but', ', and|but'), commoner], (left, a, _, b) => [
      conjunction([a, b].map(({ how, right }) => comparedWith(how, left.amount, right))),
    ]),
    seqEach([leftSide, outnumbers, otherSide, phrase(',? but|and not'), otherSide], (left, { how, denied }, a, _, b) =>
      denied ? [] : [conjunction([comparedWith(how, left.amount, a), deny(comparedWith(how, left.amount, b))])],
    ),
    seqEach(
      [leftSide, phrase('appear', 'show up'), moreWord, phrase('often'), inPlace, phrase('than'), elsewhere],
      (left, _, op, __, here, ___, there) => [
        related(ratio(op), tilesAmount(allOf(left.which, at(here))), tilesAmount(allOf(left.which, at(there)))),
      ],
    ),
    seqEach([someOrNo, outnumbers, others], (denied, how, kind) =>
      how.denied || how.how.op !== '>' || how.how.rightTimes !== 1 || how.how.leftTimes !== 1 || how.how.plus !== 0
        ? []
        : [denyIf(denied, moreThanOthers(kind))],
    ),
    seqEach(
      [phrase('the'), mostCommon, phrase('colour', 'of the colours'), phrase('appear', 'is present'), times],
      (_, isMost, __, ___, many) => (isMost && !many.denied ? mostOften(many) : []),
    ),
    differentlyOften,
    equallyCommon,
    superlative,
    noneMoreCommon,
  ),
);

/** "exactly two of the other colours", "no other colour" */
const soManyOthers: Rule<Quantity> = rule(() =>
  seqEach(
    [determiner, phrase('other colour|colours', 'of the other three? colours', 'of the other three', 'of the others')],
    (many) => (['counted', 'bare', 'no'].includes(many.kind) ? [many] : []),
  ),
);

/** "Is not more common than any other colour": not than all of them, or than none. */
const notOfAllOrAny = (so: Statement): Statement[] => [
  deny(so),
  ...(so.type === 'and' ? [conjunction(so.of.map(deny))] : []),
];

/** "Red outnumbers blue in row 1": both are counted there, not all reds and the blues there. */
const isOnlyThere = ({ which }: Side, { of }: Sides): boolean =>
  which.type === 'colour' &&
  of.flatMap(({ terms }) => terms).some(({ of: those }) => those.type === 'tiles' && isColourInLine(those.which));

const isColourInLine = (which: TileCondition): boolean =>
  which.type === 'and' &&
  which.of.length === 2 &&
  which.of.some(({ type }) => type === 'colour') &&
  which.of.some((part) => part.type === 'place' && shapeOf(part.place) !== null);

const againstOthers = (left: Side, how: Ratio, right: Sides): Statement[] => [
  ...leftAsOne(left, how, right),
  ...eachOfLeft(left, how, right),
];

/** "Red or blue is more common than green": one of them is, besides both together. */
function eachOfLeft({ which, amount }: Side, how: Ratio, right: Sides): Statement[] {
  const found = which.type === 'colour' && right.isApart !== true ? coloursOf(which) : null;
  if (found === null || found.own.length < 2 || !isAlone(which, amount)) return [];
  return [disjunction(found.own.map((one) => comparedWith(how, tilesAmount(ofColours([one])), right)))];
}

const isAlone = (which: TileCondition, amount: Amount): boolean =>
  JSON.stringify(amount) === JSON.stringify(tilesAmount(which));

const leftAsOne = (left: Side, how: Ratio, right: Sides): Statement[] =>
  isAlone(left.which, left.amount) ? limitedAlike(how, left.which, right) : [comparedWith(how, left.amount, right)];

/** How often the most common colour, or each of the most common ones, is there; a bare number may be exact. */
function mostOften({ quantifier: many, kind }: Quantity): Statement[] {
  if (many.type !== 'number') return [];
  const { min, max } = many;
  return [...oftenAtMost(min, max), ...(kind === 'bare' ? oftenAtMost(min, min) : [])];
}

function oftenAtMost(min: number, max: number | null): Statement[] {
  const soOften = (how: Quantifier): Statement => ({
    type: 'colours',
    quantifier: some,
    among: colours,
    which: null,
    are: hasIt(how),
  });
  const parts = [
    ...(min > 0 ? [soOften(atLeast(min))] : []),
    ...(max === null ? [] : [deny(soOften(atLeast(max + 1)))]),
  ];
  return parts.length === 0 ? [] : [conjunction(parts)];
}

const someOrNo: Rule<boolean> = either(
  means(false, 'one|a|some colour', 'there is a colour that|which'),
  means(true, 'no colour'),
);

/** "One colour appears more often than any other", "... than all the others combined" */
const moreThanOthers = (kind: 'each' | 'sum'): Statement =>
  kind === 'sum'
    ? {
        type: 'colours',
        quantifier: some,
        among: colours,
        which: null,
        are: hasIt({ type: 'share', part: 1, of: 2, op: '>' }),
      }
    : disjunction(colours.map((colour): Statement => ({ type: 'commonest', colour, most: true, strict: true })));

/** "No two colours appear equally often": of all four, or of those that appear, where that is not said. */
const differentlyOften: Rule<Statement> = rule(() =>
  either(
    seqEach([twoColours, equally], (denied, how) =>
      how === 'equal' ? [true, false].map((isThere) => denyIf(denied, twoAlike(isThere))) : [],
    ),
    seqEach(
      [phrase('two', 'two of the'), phrase('colours'), equally, phrase(',? and so do|is the other two colours?')],
      (_, __, how) =>
        how === 'equal' ? [disjunction(twoAndTwo.map(([a, b, c, d]) => conjunction([alike(a, b), alike(c, d)])))] : [],
    ),
    seqEach([twoColours, thatAppear, equally], (denied, _, how) =>
      how === 'equal' ? [denyIf(denied, twoAlike(true))] : [],
    ),
    seqEach(
      [phrase('all the? colours', 'the colours', 'every colour', 'all of the colours'), thatAppear, equally],
      (_, __, how) =>
        how === 'equal'
          ? [conjunction(colourPairs.map(([a, b]) => disjunction([isNone(a), isNone(b), alike(a, b)])))]
          : [],
    ),
  ),
);

const twoColours: Rule<boolean> = either(
  means(true, 'no two colours', 'no two of the colours'),
  means(
    false,
    'two colours',
    'at least two colours',
    'some two colours',
    'two of the colours',
    'at least two of the colours',
  ),
);

const thatAppear = phrase('that|which appear', 'that|which is present', 'present', 'used', 'that appear appear');

const colourPairs = colours.flatMap((a, i) => colours.slice(i + 1).map((b) => [a, b] as const));
/** The ways to put four colours into two pairs. */
const twoAndTwo = [
  ['red', 'blue', 'green', 'yellow'],
  ['red', 'green', 'blue', 'yellow'],
  ['red', 'yellow', 'blue', 'green'],
] as const satisfies readonly (readonly Colour[])[];
const isNone = (one: Colour) => count(none, ofColours([one]));
const alike = (a: Colour, b: Colour) => compare(tilesAmount(ofColours([a])), '=', tilesAmount(ofColours([b])));

/** Two colours appear equally often; `isThere`: and are there. */
const twoAlike = (isThere: boolean): Statement =>
  disjunction(colourPairs.map(([a, b]) => (isThere ? conjunction([deny(isNone(a)), alike(a, b)]) : alike(a, b))));

export const outnumbers: Rule<{ readonly how: Ratio; readonly denied: boolean }> = rule(() =>
  either(
    seq(
      [doOrNot, phrase('outnumber', 'beat', 'exceed', 'is more than', 'is more numerous than', 'out number')],
      (denied) => ({ how: ratio('>'), denied }),
    ),
    seq([isOrNot, moreWord, commonWord, phrase('than')], (denied, op) => ({ how: ratio(op), denied })),
    seqEach([isOrNot, asOp, phrase('as'), commonWord, phrase('as')], deniedOrNot),
    seqEach([isOrNot, asOp, factor, phrase('as'), commonWord, phrase('as')], (denied, how, times) =>
      deniedOrNot(denied, { ...how, ...times }),
    ),
    seq(
      [doOrNot, phrase('appear', 'show up', 'is', 'is there'), moreWord, phrase('often|frequently than', 'times than')],
      (denied, _, op) => ({ how: ratio(op), denied }),
    ),
    seq([doOrNot, phrase('appear', 'show up'), moreWord, phrase('than')], (denied, _, op) => ({
      how: ratio(op),
      denied,
    })),
    seq(
      [doOrNot, phrase('appear', 'show up'), timesMore, moreWord, phrase('often? than')],
      (denied, _, { op, n }, way) => ({ how: way === '>' ? ratio(op, n) : ratio(opposite[op], -n), denied }),
    ),
    seqEach(
      [doOrNot, phrase('appear', 'show up'), asOp, phrase('as'), phrase('often|frequently as', 'many times as')],
      (denied, _, how) => deniedOrNot(denied, how),
    ),
    seqEach(
      [
        doOrNot,
        phrase('appear', 'show up'),
        asOp,
        factor,
        phrase('as'),
        phrase('often|frequently as', 'many times as'),
      ],
      (denied, _, how, times) => deniedOrNot(denied, { ...how, ...times }),
    ),
    seq(
      [doOrNot, phrase('has|cover', 'occupy|occupies', 'take|takes up'), moreThan, phrase('tiles than')],
      (denied, _, how) => ({ how, denied }),
    ),
    seqEach([doOrNot, phrase('has|cover'), asMany, phrase('tiles as')], (denied, _, how) => deniedOrNot(denied, how)),
    seq([isOrNot, phrase('fewer than', 'outnumbered by')], (denied) => ({ how: ratio('<'), denied })),
    seq([phrase('is'), asMany, phrase('as')], (_, how) => ({ how, denied: false })),
    seq([phrase('is'), moreThan, phrase('than')], (_, how) => ({ how, denied: false })),
  ),
);

/** "is not as common as": not just as common, or less. */
const deniedOrNot = (denied: boolean, how: Ratio): { how: Ratio; denied: boolean }[] => [
  { how, denied },
  ...(denied ? fewerThanThat(how).map((fewer) => ({ how: fewer, denied: false })) : []),
];

/** "more frequent than green", after a colour; said again in "but less frequent than blue". */
const commoner: Rule<{ readonly how: Ratio; readonly right: Sides }> = rule(() =>
  seq(
    [phrase('is?', 'appear'), moreWord, either(commonWord, phrase('often|frequently', '')), phrase('than'), otherSide],
    (_, op, __, ___, right) => ({ how: ratio(op), right }),
  ),
);

/** "once", "exactly twice", "at least three times": before "more than". */
const timesMore: Rule<{ readonly op: Comparison; readonly n: number }> = rule(() =>
  seqEach([times], ({ quantifier, kind, denied }): { op: Comparison; n: number }[] => {
    if (quantifier.type !== 'number' || denied) return [];
    const { min, max } = quantifier;
    if (kind === 'bare' || min === max) return [{ op: '=', n: min }];
    if (max === null) return [{ op: '>=', n: min }];
    return min === 0 ? [{ op: '<=', n: max }] : [];
  }),
);

const moreWord: Rule<'>' | '<'> = either(
  means('>' as const, 'more', 'strictly more'),
  means('<' as const, 'fewer', 'rarer'),
);
const commonWord = phrase('common', 'frequent', 'numerous', 'frequently used', 'present', 'abundant');
const doOrNot: Rule<boolean> = either(means(false, ''), means(true, 'do not', 'never'));
const isOrNot: Rule<boolean> = either(
  means(false, 'is'),
  means(true, 'is not'),
  map(noVerb, () => false),
);

/** "Red and blue are equally common", "Red, blue and green appear equally often". */
const equallyCommon: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('', 'the'), tilesNominal, equally], (_, { each }, how) =>
      each === null ? [] : [numbersAgree(each, how)],
    ),
    seqEach([phrase('the?'), tilesNominal, phrase('and the?'), tilesNominal, equally], (_, a, __, b, how) =>
      a.each === null && b.each === null ? [numbersAgree([a.which, b.which], how)] : [],
    ),
    seqEach([list(colourName, phrase(',')), phrase('and', ', and'), colourName, equally], (some, _, last, how) => [
      numbersAgree(
        [...some, last].map((each) => ofColours([each])),
        how,
      ),
    ]),
    seqEach(
      [
        phrase('the? number|count|amount|quantity of'),
        tilesNominal,
        phrase('is equal', 'is the same', 'is identical', 'match'),
      ],
      (_, { each }) => (each === null ? [] : [numbersAgree(each, 'equal')]),
    ),
    seqEach(
      [
        phrase('the? number|count|amount|quantity of'),
        tilesNominal,
        phrase('is not equal|the same', 'is different', 'differ'),
      ],
      (_, { each }) => (each?.length === 2 ? [numbersAgree(each, 'different')] : []),
    ),
    seqEach([phrase('the numbers of'), severalKinds, phrase('all? differ', 'is all? different')], (_, each) => [
      numbersAgree(each, 'different'),
    ]),
    seqEach(
      [phrase('the numbers of'), severalKinds, phrase('is not all? equal', 'is not all? the same')],
      (_, each) => [numbersAgree(each, 'not all equal')],
    ),
    seqEach(
      [
        phrase('the numbers of'),
        severalKinds,
        phrase('is all? equal', 'is all? the same', 'all? match', 'is the same as each other', 'all? agree'),
      ],
      (_, each) => [numbersAgree(each, 'equal')],
    ),
    seqEach([phrase('all four? colours', 'every colour'), equally], (_, how) => [
      numbersAgree(
        colours.map((each) => ofColours([each])),
        how,
      ),
    ]),
  ),
);

const equally: Rule<Agreement> = either(
  means<Agreement>(
    'equal',
    'is equally common|frequent|numerous|many',
    'appear equally often',
    'appear equally frequently',
    'is equal in number|numbers',
    'is as common as each other',
    'appear the same number of times',
    'appear as often as each other',
    'equally common|frequent|often',
    'is the same in number',
    'tie',
    'is tied',
    'appear an equal number of times',
    'is equally often present',
    'equal in number',
  ),
  means<Agreement>('different', 'appear a different number of times', 'appear different numbers of times'),
  means<Agreement>(
    'not all equal',
    'is not equally common|frequent|numerous',
    'do not appear equally often',
    'is not equal in number',
    'do not appear the same number of times',
  ),
);

/** "Red is the most common colour"; strictly, as people say it. The least common may be one that appears. */
const superlative: Rule<Statement> = rule(() =>
  seqEach(
    [superlatives, either(means(false, ''), means(true, 'of the four colours', 'of all four? colours'))],
    (is, isOfAll) => {
      const of = is.type === 'not' ? is.of : is;
      if (isOfAll) return [is];
      return of.type === 'commonest' && !of.most ? [is, denyIf(is.type === 'not', rarestThere(of.colour))] : [is];
    },
  ),
);

const rarestThere = (of: Colour): Statement => {
  const rarer = (other: Colour) =>
    disjunction([
      count(none, ofColours([other])),
      compare(tilesAmount(ofColours([of])), '<', tilesAmount(ofColours([other]))),
    ]);
  return conjunction([count(some, ofColours([of])), ...colours.filter((other) => other !== of).map(rarer)]);
};

const superlatives: Rule<Statement> = rule(() =>
  either(
    seq(
      [colourName, phrase('tiles?', ''), isOrNot, phrase('strictly?', 'clearly?'), most],
      (of, _, denied, __, { most: isMost, strict }): Statement =>
        denyIf(denied, { type: 'commonest', colour: of, most: isMost, strict }),
    ),
    seq([colourOfCell, isOrNot, most], (as, denied, { most: isMost, strict }): Statement | undefined =>
      isMost
        ? denyIf(
            denied,
            disjunction(
              colours.map((colour) =>
                conjunction([
                  tilesAre(every, { which: inCells([as]), are: ofColours([colour]) }),
                  { type: 'commonest', colour, most: true, strict },
                ]),
              ),
            ),
          )
        : undefined,
    ),
    seq(
      [
        phrase('the'),
        mostCommon,
        phrase('colour', 'colour in the subset', 'tile colour', 'one'),
        phrase('is', '='),
        colour,
      ],
      (_, isMost, __, ___, of): Statement => ({ type: 'commonest', colour: of, most: isMost, strict: true }),
    ),
    seq(
      [colourName, phrase('has'), phrase('the most tiles', 'the highest count', 'most of any colour', 'the most')],
      (of): Statement => ({ type: 'commonest', colour: of, most: true, strict: true }),
    ),
    seq(
      [
        colourName,
        phrase('is'),
        phrase('the'),
        mostCommon,
        phrase('colour that appear', 'colour that is present', 'colour present'),
      ],
      (of, _, __, isMost): Statement =>
        isMost ? { type: 'commonest', colour: of, most: true, strict: true } : rarestThere(of),
    ),
    seq(
      [colourName, phrase('has'), phrase('the fewest tiles', 'the fewest', 'the lowest count')],
      (of): Statement => ({ type: 'commonest', colour: of, most: false, strict: true }),
    ),
    seq(
      [colourName, phrase('appear'), phrase('most often', 'the most', 'the most often', 'most frequently')],
      (of): Statement => ({ type: 'commonest', colour: of, most: true, strict: true }),
    ),
    seq(
      [colourName, phrase('appear'), phrase('least often', 'the least', 'the least often', 'least frequently')],
      (of): Statement => ({ type: 'commonest', colour: of, most: false, strict: true }),
    ),
  ),
);

const most: Rule<{ readonly most: boolean; readonly strict: boolean }> = rule(() =>
  either(
    seq(
      [
        phrase('the?', 'strictly the?'),
        mostCommon,
        phrase('', 'colour', 'of all', 'of all colours', 'of the colours', 'one', 'colour of all'),
      ],
      (_, isMost) => ({ most: isMost, strict: true }),
    ),
    means(
      { most: true, strict: true },
      'the colour with the most tiles',
      'the colour of most tiles',
      'the dominant colour',
    ),
    means({ most: false, strict: true }, 'the colour with the fewest tiles'),
  ),
);

const mostCommon: Rule<boolean> = rule(() =>
  either(
    seq([phrase('most'), commonWord], () => true),
    means(true, 'commonest', 'most frequently used'),
    seq([phrase('least'), commonWord], () => false),
    means(false, 'rarest'),
  ),
);

/** "No colour is more common than red": red is one of the most common ones. */
const noneMoreCommon: Rule<Statement> = rule(() =>
  either(
    seq(
      [phrase('no colour', 'no other colour'), phrase('is'), moreWord, commonWord, phrase('than'), colour],
      (_, __, op, ___, ____, of): Statement => ({
        type: 'commonest',
        colour: of,
        most: op === '>',
        strict: false,
      }),
    ),
    seq(
      [phrase('no colour', 'no other colour'), phrase('appear'), moreWord, phrase('often than'), colour],
      (_, __, op, ___, of): Statement => ({
        type: 'commonest',
        colour: of,
        most: op === '>',
        strict: false,
      }),
    ),
    seq(
      [
        colourName,
        phrase('is at least as common as'),
        phrase('every other colour', 'any other colour', 'all other colours', 'each other colour'),
      ],
      (of): Statement => ({ type: 'commonest', colour: of, most: true, strict: false }),
    ),
  ),
);

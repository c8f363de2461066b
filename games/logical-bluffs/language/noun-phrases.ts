import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell } from '../grid';
import {
  atStart,
  type Chart,
  either,
  fits,
  given,
  ifThereIs,
  list,
  map,
  means,
  ofAllTiles,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
  theseOfAll,
} from './chart';
import { cellName, namedCells, tilesInTurn } from './colours';
import { isAt } from './geometry';
import {
  allOf,
  anyTile,
  at,
  atLeast,
  every,
  exactly,
  inCells,
  none,
  notOf,
  partsOf,
  type Quantifier,
  type Relation,
  type TileCondition,
} from './meaning';
import { type Nominal, nominalOrOther, tilesNominal } from './nominals';
import {
  allOfTiles,
  allSoMany,
  allTiles,
  countedNumber,
  determiner,
  numberAfter,
  numeral,
  parity,
  type Quantity,
  quantity,
  share,
} from './numbers';
import { allOfThem, alongTheChain, inPlace, inPlainPlace, linesName } from './places';
import { predicateAfterThat } from './predicates';

// Tiles with how many of them: "at least two red tiles", "none of A1 and B1", "the rest", "all six tiles".

export interface TilesPhrase {
  readonly quantity: Quantity;
  readonly which: TileCondition;
  readonly each: readonly TileCondition[] | null;
  readonly noun: Nominal['noun'] | 'names';
  /** "other": not those that were named before. */
  readonly other: boolean;
  /** "the rest": all that was not spoken of before. */
  readonly isRest: boolean;
  /** "The other three", "the other half": how many tiles have to be those that were spoken of. */
  readonly besides?: number | 'half';
  /** All the tiles there are, where that is asked of what was spoken of before. */
  readonly ofAll?: readonly Cell[];
  readonly cells: readonly Cell[] | null;
  readonly joint: 'and' | 'or' | null;
  /** "All", "none", "two": by itself, without a word for what it counts. */
  readonly isAlone?: true;
  /** As of a nominal. */
  readonly near?: TileCondition;
  /** "two blue tiles exactly": its word comes last, and may go for what was counted before. */
  readonly isSaidLast?: true;
}

const made = (many: Quantity, { which, each, noun, other, near }: Nominal): TilesPhrase => ({
  ...(near === undefined ? {} : { near }),
  quantity: many,
  which,
  each,
  noun,
  other,
  isRest: false,
  cells: null,
  joint: null,
});

const pronoun: Nominal = { which: anyTile, each: null, noun: 'none', other: false };

const alone = (many: Quantity): TilesPhrase => ({ ...made(many, pronoun), isAlone: true });

export const tilesPhrase: Rule<TilesPhrase> = rule(() =>
  either(
    seqEach([determiner, nominalOrOther], (many, one) => (needsNoun(many, one) ? [] : [made(many, one)])),
    seq([numeral, tilesNominal, numberAfter], (n, one, of) => ({
      ...made(quantity(of(n), 'counted'), one),
      isSaidLast: true as const,
    })),
    seq([numeral, tilesNominal, phrase(', and|but only|just'), numeral, phrase(',')], (n, one, _, again) =>
      n === again ? made(quantity(exactly(n), 'counted'), one) : undefined,
    ),
    seq([determiner, phrase('of', 'from'), knownTiles], (many, _, one) => ({
      ...made(partOf(many), one),
      ...namesOf(one),
    })),
    seqEach([parity, knownTiles], (quantifier, one) => [
      { ...made(quantity(quantifier, 'counted'), one), ...namesOf(one) },
    ]),
    seq([parity, cellList], (quantifier, cells) => ({
      ...made(quantity(quantifier, 'counted'), { ...pronoun, which: inCells(cells) }),
      cells,
      noun: 'names' as const,
    })),
    seqEach([share, phrase('the|all|my|these', 'all the'), tilesNominal], (quantifier, _, one) =>
      one.noun === 'tile' ? [] : [made(quantity(quantifier, 'share'), one)],
    ),
    seq([numeral, tilesNominal, numberAfter, phrase('that|which'), predicateAfterThat], (n, one, of, _, so) =>
      made(quantity(of(n), 'counted'), { ...one, which: allOf(one.which, so) }),
    ),
    seqEach(
      [share, phrase('of?'), phrase('the|all|my|these', 'all the', ''), tilesNominal, orMore],
      (quantifier, _, __, one, op) =>
        quantifier.type === 'share' && quantifier.op === '=' && one.noun !== 'tile'
          ? [made(quantity({ ...quantifier, op }, 'share'), one)]
          : [],
    ),
    seq([noneOf, knownTiles], (many, one) => ({ ...made(many, one), ...namesOf(one) })),
    seqEach([phrase('neither of'), knownTiles, theSubset], (_, one, subset) =>
      knownCells(one.which, subset)?.length === 2 ? [{ ...made(quantity(none, 'no'), one), ...namesOf(one) }] : [],
    ),
    seqEach([tilesNominal], (one) =>
      isPlural(one)
        ? [isFixed(one) ? made(quantity(every, 'the'), one) : made(quantity(atLeast(1), 'plural'), one)]
        : [],
    ),
    seq([phrase('the|my|these only?', 'the only', ''), theOnly], (_, one) => made(quantity(every, 'the'), one)),
    seqEach([phrase('the'), tilesNominal], (_, one) =>
      one.noun === 'tile' || one.noun === 'corner' ? [] : [made(quantity(every, 'the'), one)],
    ),
    notFurthest(
      seqEach([phrase('the'), tilesNominal], (_, one) =>
        one.noun === 'tile' && isOpen(one.which) && !isFar(one.which) ? theRedTile(one) : [],
      ),
    ),
    seq([phrase('no'), numeral, tilesNominal], (_, n, one) => made(quantity(atLeast(n), 'bare', true), one)),
    seq([phrase('no'), numeral, phrase('of'), knownTiles], (_, n, __, one) => ({
      ...made(quantity(atLeast(n), 'bare', true), one),
      ...namesOf(one),
    })),
    definite,
    seqEach(
      [phrase('all', 'every', 'each', 'all of? the', 'each of the'), tilesNominal, phrase('but|except'), manyLeft],
      (_, one, __, many) => (one.noun === 'colour' ? [] : [made(quantity(many, 'share'), one)]),
    ),
    seq([phrase('another', 'some|one|any other', 'at least one other'), tilesNominal], (_, one) =>
      made(quantity(atLeast(1), 'a'), { ...one, other: true }),
    ),
    map(phrase('nothing else'), () => made(quantity(none, 'no'), { ...pronoun, noun: 'tiles', other: true })),
    seq([phrase('no other|more'), tilesNominal], (_, one) => made(quantity(none, 'no'), { ...one, other: true })),
    seq([phrase('no'), numeral], (_, n) => alone(quantity(atLeast(n), 'bare', true))),
    seq([numeral, numberAfter], (n, of) => alone(quantity(of(n), 'counted'))),
    seq([determiner, phrase('of', 'out of'), allOfTiles, phrase('tiles', '')], (many) => made(many, pronoun)),
    seqEach(
      [
        either(
          noneOf,
          seq([determiner, phrase('of')], (many) => many),
        ),
        phrase('the other|remaining'),
        numeral,
        phrase('tiles', 'ones', ''),
        theSubset,
      ],
      (many, _, n, __, subset) => [
        { ...made(many, { ...pronoun, noun: 'tiles', other: true }), besides: subset.length - n, ofAll: subset },
      ],
    ),
    map(determiner, (many) => (many.kind === 'a' || many.kind === 'any' ? undefined : alone(many))),
    pronouns,
    rest,
    named,
  ),
);

/** "two thirds of the tiles or more" */
const orMore: Rule<'>=' | '<='> = either(
  means('>=' as const, 'or more', 'at least', 'at minimum'),
  means('<=' as const, 'or fewer', 'at most', 'at maximum'),
);

/** "except one", "but two of them" */
export const manyLeft: Rule<Quantifier> = rule(() =>
  seq([either(numberLeft, countedNumber), phrase('', 'of them')], (quantifier): Quantifier | undefined =>
    quantifier.type === 'number' ? { ...quantifier, type: 'allBut' } : undefined,
  ),
);

const numberLeft: Rule<Quantifier> = map(numeral, exactly);

const isPlural = ({ noun }: Nominal) => noun === 'tiles' || noun === 'reds' || noun === 'colour' || noun === 'corner';

/** "the red tile": there may be none, or several; all that it can mean. */
const theRedTile = (one: Nominal): TilesPhrase[] => [
  made(quantity(every, 'the'), one),
  made(quantity(atLeast(1), 'some'), one),
];

/** "The leftmost red tile": in the leftmost column, or further left than the others. */
const notFurthest =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) => {
    const [side, colour] = [chart.words[at + 1]?.text ?? '', chart.words[at + 2]?.text ?? ''];
    if (!/^(?:top|bottom|left|right|leftmost|rightmost)$/.test(side) || !/^(?:red|blue|green|yellow)$/.test(colour))
      return one(chart, at);
    chart.misfits.add(`“The ${side} ${colour} tile” may be of the ${side} row or column, or just be the furthest one.`);
    return [];
  };

/** "corner tiles": all there are. */
const isFixed = ({ which, noun, other }: Nominal) =>
  noun === 'tiles' && !other && which.type !== 'any' && !isOpen(which);

/** "The tile above a red one" is the one directly above it. */
const isFar = (which: TileCondition): boolean =>
  partsOf(which).some((part) => part.type === 'adjacent' && farRelations.has(part.how));

const farRelations: ReadonlySet<Relation> = new Set<Relation>([
  'overhead',
  'underneath',
  'leftwards',
  'rightwards',
  'higher',
  'lower',
  'further left',
  'further right',
]);

/** Whether it depends on colours which tiles are meant. */
const isOpen = (which: TileCondition): boolean => {
  if (which.type === 'and' || which.type === 'or') return which.of.some(isOpen);
  if (which.type === 'adjacent') return which.which.type !== 'cells';
  return which.type !== 'any' && which.type !== 'place' && which.type !== 'cells';
};

/** "the top left tile", "the corner tile", "the corners": there has to be one, or several. */
export const theOnly: Rule<Nominal> = rule(
  () => (chart, at) =>
    tilesNominal(chart, at).flatMap(({ value, end }) => {
      if (value.noun !== 'tile' && value.noun !== 'corner') return [];
      if (isOpen(value.which) || value.which.type === 'any') return [];
      const last = chart.words[end - 1]?.text;
      const isOne = last?.endsWith('s') !== true;
      const isSaidSo = /^(?:the|my|these|only)$/.test(chart.words[at - 1]?.text ?? '') && last !== 'one';
      if (isOne && !isSaidSo && countIn(value.which, chart) !== 1) return [];
      return isOne ? asMany(1, value)(chart, end).map(() => ({ value, end })) : [{ value, end }];
    }),
);

/** "a red tiles" is no phrase, and "every red" needs a noun or stands for red tiles. */
const needsNoun = ({ kind }: Quantity, { noun, other }: Nominal) =>
  (kind === 'a' && noun === 'tiles') || (other && kind === 'a');

const noneOf: Rule<Quantity> = means(
  quantity(none, 'no'),
  'none of',
  'not one of',
  'not any of',
  'not a single one of',
  'no one of',
);

/** "two of": as many as are said, of those; "one of" is a number. */
const partOf = (many: Quantity): Quantity => many;

interface Known extends Nominal {
  readonly cells: readonly Cell[] | null;
}

const namesOf = ({ cells }: Known) => (cells === null ? {} : { cells, noun: 'names' as const });

/** After "of": tiles that are known. */
const knownTiles: Rule<Known> = rule(() =>
  either(
    theseOfAll(
      seq([phrase('the|these|those|my|our|its', 'all the?|these?', 'all of the|these'), tilesNominal], (_, one) => ({
        ...one,
        cells: null,
      })),
    ),
    seqEach([tilesNominal], (one) => (one.noun === 'tiles' || one.noun === 'reds' ? [{ ...one, cells: null }] : [])),
    theseOfAll(seqEach([phrase('the|these|my'), counted], (_, one) => [{ ...one, cells: null }])),
    map(
      either(
        ofAllTiles(means(pronoun, 'them', 'these', 'those')),
        means(pronoun, 'the subset', 'my subset', 'this subset', 'all'),
      ),
      (one) => ({ ...one, cells: null }),
    ),
    map(allOfThem, () => ({ ...pronoun, cells: null })),
    map(cellList, (cells) => ({ ...pronoun, which: inCells(cells), cells })),
    map(linesName, (place) => ({ ...pronoun, noun: 'tiles' as const, which: at(place), cells: null })),
    map(restName, () => ({ ...pronoun, noun: 'tiles' as const, other: true, cells: null })),
    map(allSoMany, () => ({ ...pronoun, cells: null })),
  ),
);

export const cellList: Rule<readonly Cell[]> = rule(() =>
  seq([phrase('', 'tiles', 'the tiles'), list(cellName, phrase(',|and|or', ', and', ', or'))], (_, cells) =>
    new Set(cells).size === cells.length && cells.length > 1 ? cells : undefined,
  ),
);

/** "four corner tiles", where there are so many. */
export const countedTiles: Rule<Nominal> = rule(() => counted);

const counted: Rule<Nominal> = rule(
  () => (chart, at) =>
    numeral(chart, at).flatMap((n) =>
      numbered(chart, n.end).flatMap(({ value, end }) =>
        asMany(n.value, value)(chart, end).map(() => ({ value, end })),
      ),
    ),
);

/** "Two tiles in the middle", "two in the middle". */
const numbered: Rule<Nominal> = rule(() =>
  either(
    tilesNominal,
    map(inPlainPlace, (place): Nominal => ({ ...pronoun, noun: 'tiles', which: at(place) })),
    map(alongTheChain, (some): Nominal => ({ ...pronoun, noun: 'tiles', which: inCells(some) })),
  ),
);

export const asMany =
  (n: number, { which, noun }: Nominal): Rule<null> =>
  (chart, at) => {
    const there = countIn(which, chart);
    const things = noun === 'corner' ? 'corner' : thingOf(which);
    const isLimitedYet = saysWhichOfThem.test(chart.words[at]?.text ?? '');
    return there === null || (there !== n && (isLimitedYet || mayBeOfOneLine(chart, at)))
      ? []
      : fits(
          () => there === n,
          () => countMisfit(there, `${things}${there === 1 ? '' : 's'}${toldCells(which, chart)}`, n),
        )(chart, at);
  };

/** "Both tiles in some row": how many they are is not said of all tiles. */
const saysWhichOfThem = /^(?:in|of|on|at|that|which|with|without|whose|next|adjacent|above|below|beside)$/;

/** "In some column the top tile ...": how many there are in all is no reason against it. */
const mayBeOfOneLine = ({ words, lines }: Chart, at: number): boolean =>
  lines === null && words.slice(0, at).some(({ text }, i) => /^(?:row|column)s?$/.test(text) && !isName(words[i + 1]));

const isName = (word: Chart['words'][number] | undefined): boolean =>
  word !== undefined && (word.number !== null || /^[abcd]$/.test(word.text));

/** What is counted, by the name that it has for its place. */
function thingOf(which: TileCondition): string {
  if (which.type === 'any') return 'tile';
  const place = which.type === 'place' ? which.place.type : null;
  return place === 'corner' || place === 'edge' || place === 'centre' ? `${place} tile` : 'such tile';
}

/** " here (A1, B1)": which they are, where they are some of all. */
function toldCells(which: TileCondition, { subset, lines }: Chart): string {
  if (which.type === 'any' || lines !== null) return '';
  const meant = knownCells(which, subset) ?? [];
  return meant.length === 0 ? ' here' : ` here (${meant.join(', ')})`;
}

const countMisfit = (there: number, things: string, n: number): string =>
  `There ${there === 1 ? 'is' : 'are'} ${numberWords[there] ?? there} ${things}, not ${numberWords[n] ?? n}.`;

/** How many tiles are meant where no colour matters; null where one does, or where lines differ. */
function countIn(which: TileCondition, { subset, lines }: Chart): number | null {
  const meant = knownCells(which, subset);
  if (meant === null) return null;
  const [many, ...others] = new Set(
    (lines ?? [subset]).map((line) => line.filter((cell) => meant.includes(cell)).length),
  );
  return many === undefined || others.length > 0 ? null : many;
}

/** The tiles that are meant, where no colour matters; null where one does. */
export function knownCells(which: TileCondition, subset: readonly Cell[]): readonly Cell[] | null {
  const meant = subset.map((cell) => staticTruth(which, cell, subset));
  return meant.includes(null) ? null : subset.filter((_, i) => meant[i] === true);
}

function staticTruth(which: TileCondition, cell: Cell, subset: readonly Cell[]): boolean | null {
  if (which.type === 'any') return true;
  if (which.type === 'place') return isAt(which.place, cell, subset);
  if (which.type === 'cells') return which.cells.includes(cell);
  if (which.type === 'not') {
    const of = staticTruth(which.of, cell, subset);
    return of === null ? null : !of;
  }
  if (which.type === 'adjacent') return isBesideThem(which, cell, subset);
  if (which.type !== 'and' && which.type !== 'or') return null;
  const parts = which.of.map((part) => staticTruth(part, cell, subset));
  if (parts.includes(null)) return null;
  return which.type === 'and' ? parts.every((is) => is === true) : parts.some((is) => is === true);
}

/** Whether it is a neighbour of a tile by its name; null where that is not what is said. */
function isBesideThem(
  { how, quantifier, which, among }: Extract<TileCondition, { type: 'adjacent' }>,
  cell: Cell,
  subset: readonly Cell[],
): boolean | null {
  if (which.type !== 'cells' || among !== 'tiles' || quantifier.type !== 'number' || quantifier.max !== null)
    return null;
  if (how !== 'either' && how !== 'orthogonal' && how !== 'diagonal') return null;
  const beside = which.cells.filter(
    (other) => subset.includes(other) && other !== cell && areAdjacent(cell, other, how),
  );
  return beside.length >= quantifier.min;
}

/** "all six tiles", "both centre tiles", "the six tiles" */
const definite: Rule<TilesPhrase> = rule(() =>
  either(
    seq([phrase('all the|of?', 'all of the', 'all', 'each of the', 'every one of the'), counted], (_, one) =>
      made(quantity(every, 'every'), one),
    ),
    seq([phrase('the', 'these', 'my'), counted], (_, one) => made(quantity(every, 'the'), one)),
    seq([phrase('not all', 'not all of? the', 'not both'), counted], (_, one) =>
      made(quantity(every, 'every', true), one),
    ),
    seq([phrase('both', 'both of? the', 'both of? these|those|my'), two], (_, one) =>
      made(quantity(every, 'every'), one),
    ),
    seq([phrase('neither', 'neither of the|these|those|my'), two], (_, one) => made(quantity(none, 'no'), one)),
    seqEach([phrase('either', 'either of the|these|those|my'), tilesNominal, theSubset], (_, one, subset) =>
      one.which.type !== 'any' && !one.other && knownCells(one.which, subset)?.length === 2
        ? [made(quantity(atLeast(1), 'some'), one)]
        : [],
    ),
    seq([phrase('either of the|these|those|my'), twoOfAll], () => made(quantity(atLeast(1), 'some'), pronoun)),
    seq([determiner, phrase('of', 'out of', 'from'), phrase('the', 'my', 'these', ''), counted], (many, _, __, one) =>
      made(many, one),
    ),
    seq(
      [
        determiner,
        phrase('tile|tiles'),
        phrase('of', 'out of', 'from', 'among'),
        phrase('the', 'my', 'these', ''),
        allTiles,
      ],
      (many) => made(many, pronoun),
    ),
  ),
);

/** "either of the two tiles", where there are two. */
const twoOfAll: Rule<null> = rule(() =>
  seqEach([phrase('two tiles?'), theSubset], (_, { length }) => (length === 2 ? [null] : [])),
);

/** Tiles of which no colour decides which they are: "the corner tiles", "the one in the middle". */
export const certainTiles: Rule<readonly Cell[]> = rule(() =>
  seqEach([phrase('both?', 'all'), phrase('the'), either(tilesNominal, theOnly), theSubset], (_, __, one, subset) => {
    const cells = one.other || one.which.type === 'any' ? null : knownCells(one.which, subset);
    return cells === null || cells.length === 0 || cells.length === subset.length ? [] : [cells];
  }),
);

const two: Rule<Nominal> = rule(
  () => (chart, at) =>
    tilesNominal(chart, at).flatMap(({ value, end }) => asMany(2, value)(chart, end).map(() => ({ value, end }))),
);

const pronouns: Rule<TilesPhrase> = rule(() =>
  either(
    means(made(quantity(every, 'every'), pronoun), 'everything'),
    means(alone(quantity(every, 'every')), 'all', 'each', 'each one', 'every one'),
    ofAllTiles(
      either(
        means(
          made(quantity(every, 'every'), pronoun),
          'all of them|these',
          'every one of them|these',
          'each of them|these',
        ),
        means(made(quantity(none, 'no'), pronoun), 'none of them|these'),
        means(made(quantity(every, 'every', true), pronoun), 'not all of them|these'),
      ),
    ),
    means(made(quantity(none, 'no'), pronoun), 'nothing'),
    means(alone(quantity(none, 'no')), 'none', 'no one'),
    means(alone(quantity({ type: 'even' }, 'counted')), 'a even number'),
    means(alone(quantity({ type: 'odd' }, 'counted')), 'a odd number'),
    means(alone(quantity(every, 'every', true)), 'not all'),
    means(made(quantity(every, 'the'), pronoun), 'my tiles', 'the whole|entire subset', 'the subset'),
    theseOfAll(means(made(quantity(every, 'the'), pronoun), 'these|those', 'these|those tiles')),
    atStart(means(made(quantity(every, 'the'), pronoun), 'they', 'they all')),
    theseOfAll(seq([phrase('these', 'my', 'those'), tilesNominal], (_, one) => made(quantity(every, 'the'), one))),
    seq([everythingOrNothing, inPlace], (many, place) =>
      made(many, { ...pronoun, noun: many.kind === 'some' ? 'tiles' : 'none', which: at(place) }),
    ),
    seqEach([bothOrNeither, inPlace, theSubset], (many, place, subset) =>
      knownCells(at(place), subset)?.length === 2 ? [made(many, { ...pronoun, which: at(place) })] : [],
    ),
    seq([phrase('everything'), phrase('except', 'but', 'other than', 'besides'), namedCells], (_, __, cells) =>
      made(quantity(every, 'every'), { ...pronoun, noun: 'tiles', which: notOf(inCells(cells)) }),
    ),
    seq([phrase('those', 'the ones'), inPlace], (_, place) =>
      made(quantity(every, 'the'), { ...pronoun, noun: 'tiles', which: at(place) }),
    ),
    seq([phrase('all'), allOfSoMany], () => made(quantity(every, 'every'), pronoun)),
    seqEach([ofAllTiles(bothOrNeither), theSubset], (many, { length }) => (length === 2 ? [alone(many)] : [])),
    seqEach([phrase('all'), numeral, phrase('of them|these|those'), theSubset], (_, n, __, { length }) =>
      n === length ? [made(quantity(every, 'every'), pronoun)] : [],
    ),
    map(allSoMany, () => made(quantity(every, 'the'), pronoun)),
  ),
);

/** Of two tiles, where no others were spoken of. */
const bothOrNeither: Rule<Quantity> = either(
  means(quantity(every, 'every'), 'both', 'both of them|these'),
  means(quantity(none, 'no'), 'neither', 'neither of them|these'),
);

const everythingOrNothing: Rule<Quantity> = either(
  means(quantity(every, 'every'), 'everything'),
  means(quantity(none, 'no'), 'nothing', 'none'),
  means(quantity(atLeast(1), 'some'), 'something', 'at least one'),
);

/** "All four are red", not "all four rows": where a verb follows the number. */
const allOfSoMany: Rule<null> = (chart, at) =>
  /^(?:is|do|has|match|differ|share)$/.test(chart.words[at + 1]?.text ?? '') ? allTiles(chart, at) : [];

const theRest: TilesPhrase = { ...made(quantity(every, 'the'), { ...pronoun, noun: 'tiles' }), isRest: true };

const rest: Rule<TilesPhrase> = rule(() =>
  either(
    map(restName, () => theRest),
    seq([phrase('all', 'all of', 'each of', 'every one of'), restName], () => theRest),
    seqEach(
      [phrase('all', 'all of', ''), phrase('the other|remaining'), numeral, phrase('tiles', 'ones', ''), theSubset],
      (_, __, n, ___, subset) => [{ ...theRest, besides: subset.length - n, ofAll: subset }],
    ),
    seqEach(
      [phrase('all? of? the'), numeral, phrase('other|remaining tiles|ones', 'others'), theSubset],
      (_, n, __, subset) => [{ ...theRest, besides: subset.length - n, ofAll: subset }],
    ),
    seqEach([phrase('both the? other tiles|ones', 'both others', 'both of the others'), theSubset], (_, { length }) => [
      { ...theRest, besides: length - 2 },
    ]),
    seqEach([phrase('the?'), nthOfAll, phrase('', 'tile', 'one'), theSubset], (_, n, __, { length }) =>
      n === length ? [{ ...theRest, besides: length - 1 }] : [],
    ),
    seqEach([phrase('the other|remaining', 'the other|remaining one|tile'), theSubset], (_, { length }) => [
      { ...theRest, besides: length - 1 },
    ]),
    ifThereIs(
      ['other', 'remaining'],
      seqEach(
        [ofTheOthers, phrase('the other|remaining'), numeral, phrase('tiles', 'ones', ''), theSubset],
        (many, _, n, __, { length }) =>
          many.isOfTwo && n !== 2
            ? []
            : [{ ...made(many.quantity, { ...pronoun, noun: 'tiles' }), isRest: true, besides: length - n }],
      ),
    ),
    map(phrase('the other half'), (): TilesPhrase => ({ ...theRest, besides: 'half' })),
  ),
);

/** "neither of", "none of", "at least one of": the others. */
const ofTheOthers: Rule<{ readonly quantity: Quantity; readonly isOfTwo: boolean }> = rule(() =>
  either(
    means({ quantity: quantity(none, 'no'), isOfTwo: true }, 'neither of'),
    means({ quantity: quantity(none, 'no'), isOfTwo: false }, 'none of', 'not one of'),
  ),
);

/** "the fourth", where three were spoken of. */
const nthOfAll: Rule<number> = either(means(3, 'third'), means(4, 'fourth'), means(5, 'fifth'), means(6, 'sixth'));

const theSubset = given((subset) => [subset]);

const restName = phrase(
  'the? rest',
  'the rest of the|my|this tiles|subset',
  'the? others',
  'the|all other tiles|ones|squares',
  'every other tile|one',
  'everything|everywhere else',
  'the|all remaining tiles|ones',
  'the remainder',
  'the remaining',
);

/** "the end tiles, A1 and C1,", "C2 (the middle tile)": the same tiles by their names. */
const apposed: Rule<TilesPhrase> = rule(() =>
  either(
    seqEach(
      [phrase('the'), tilesNominal, either(asided(namedCells), asidedInBrackets(namedCells)), theSubset],
      (_, { which, other }, cells, subset) =>
        !other && isSameCells(knownCells(which, subset), cells) ? [names(cells, 'the')] : [],
    ),
    seqEach([phrase('the'), tilesNominal, namedCells, theSubset], (_, { which, noun, other }, cells, subset) =>
      !other && noun !== 'none' && which.type !== 'any' && isSameCells(knownCells(which, subset), cells)
        ? [names(cells, 'the')]
        : [],
    ),
    seqEach([severalNames('and'), either(asided(namedCells), asidedInBrackets(namedCells))], (some, cells) =>
      isSameCells(some, cells) ? [names(cells, 'the')] : [],
    ),
    seqEach([cellName, either(asided(theKnownOne), asidedInBrackets(theKnownOne)), theSubset], (cell, which, subset) =>
      isSameCells(knownCells(which, subset), [cell]) ? [names([cell], 'the')] : [],
    ),
  ),
);

const theKnownOne: Rule<TileCondition> = rule(() => seq([phrase('the'), tilesNominal], (_, { which }) => which));
const asided = <T>(one: Rule<T>) => seqEach([phrase(','), one, phrase(',')], (_, value) => [value]);
const asidedInBrackets = <T>(one: Rule<T>) => seqEach([phrase('('), one, phrase(')')], (_, value) => [value]);

const isSameCells = (some: readonly Cell[] | null, others: readonly Cell[]): boolean =>
  some !== null && some.length === others.length && others.every((cell) => some.includes(cell));

/** "A1", "A1 and B1", "A1 or B1", "neither A1 nor B1" */
const named: Rule<TilesPhrase> = rule(() =>
  either(
    apposed,
    seq(
      [
        phrase('', 'either'),
        severalNames('or'),
        phrase(', or both ,?', '( or both )', ', maybe|perhaps|possibly both ,?'),
      ],
      (_, cells) => (cells.length === 2 ? names(cells, 'some') : undefined),
    ),
    seq(
      [
        phrase('', 'either', 'either of'),
        either(severalNames('or'), severalNames('and')),
        phrase(', but|and not both ,', '( but? not both )', ', not both ,'),
      ],
      (_, cells) =>
        cells.length === 2 ? { ...names(cells, 'some'), quantity: quantity(exactly(1), 'counted') } : undefined,
    ),
    seq([phrase('either of'), severalNames('and')], (_, cells) => names(cells, 'some')),
    seq([phrase('', 'tile', 'the tile'), cellName], (_, cell) => names([cell], 'the')),
    seq([phrase('', 'both', 'tiles', 'the tiles', 'both tiles', 'each of'), severalNames('and')], (_, cells) =>
      names(cells, 'the'),
    ),
    map(tilesInTurn, (cells) => names(cells, 'the')),
    seq([phrase('', 'tiles'), list(cellName, phrase(',', '+', '/'))], (_, cells) =>
      cells.length > 1 && new Set(cells).size === cells.length ? names(cells, 'the') : undefined,
    ),
    seq([phrase('', 'either', 'tile', 'one of'), severalNames('or')], (_, cells) => names(cells, 'some')),
    seq([phrase('neither'), severalNames('nor')], (_, cells) => names(cells, 'no')),
    seq([phrase('neither'), severalNames('or')], (_, cells) => names(cells, 'no')),
    seq([phrase('not both', 'not both of'), severalNames('and')], (_, cells) => ({
      ...names(cells, 'the'),
      quantity: quantity(every, 'every', true),
    })),
  ),
);

const severalNames = (joint: 'and' | 'or' | 'nor'): Rule<readonly Cell[]> =>
  either(
    seq([list(cellName, phrase(',')), phrase(joint), cellName], (some, _, last) =>
      new Set([...some, last]).size === some.length + 1 ? [...some, last] : undefined,
    ),
    seq([list(cellName, phrase(',')), phrase(`, ${joint}`), cellName], (some, _, last) =>
      some.length > 1 && new Set([...some, last]).size === some.length + 1 ? [...some, last] : undefined,
    ),
    seq([cellName, phrase(joint), list(cellName, phrase(joint))], (first, _, rest) =>
      new Set([first, ...rest]).size === rest.length + 1 ? [first, ...rest] : undefined,
    ),
  );

function names(cells: readonly Cell[], kind: 'the' | 'some' | 'no'): TilesPhrase {
  const quantifier = kind === 'the' ? every : kind === 'some' ? atLeast(1) : none;
  const joint = kind === 'the' ? 'and' : 'or';
  return { ...made(quantity(quantifier, kind), { ...pronoun, which: inCells(cells) }), noun: 'names', cells, joint };
}

/** All the tiles that are spoken of. */
export const theTiles: TilesPhrase = made(quantity(every, 'the'), { ...pronoun, noun: 'tiles' });

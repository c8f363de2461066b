import { type Colour, colours } from '../grid';
import { either, ifThereIs, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { type ColoursPhrase, coloursExist, coloursPhrase, isAlwaysOrNever } from './colour-phrases';
import { anyColour } from './colours';
import { notAsManyAs, numbersAgree } from './comparisons';
import { contents, countedContents } from './contents';
import { type LinePhrase, linePhrase, matchingTiles, onlyTiles, sameInEach, shapesOf } from './lines';
import {
  type Amount,
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
  isCounting,
  isDenial,
  isUpperBound,
  none,
  ofColours,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesThat,
} from './meaning';
import { quantity } from './numbers';
import { allAlike, allDifferent } from './tile-clauses';

// What is said of a row.

export interface LineVerb {
  readonly are: Statement;
  readonly denied: boolean;
  /** "do not both": the denial is of all of them together. */
  readonly notAll?: boolean;
  /** "The rows are the same colour": said of all of them together as well as of each. */
  readonly whole?: boolean;
  /** "at most one red and blue": one number for several colours, of each or of all together. */
  readonly isSpread?: boolean;
  /** "each have": not all together. */
  readonly isEach?: boolean;
  /** "The top row is not red": no tile of it is, where it is denied. */
  readonly ofNoTile?: Statement;
}

/** What may speak of how many tiles each has. */
export const lineVerbOfSoMany: Rule<LineVerb> = rule(() =>
  seq([hasOrNot, matchingTiles], (denied, are) => ({ are, denied })),
);

const spreading =
  (one: Rule<Statement>): Rule<{ readonly are: Statement; readonly isSpread: boolean }> =>
  (chart, at) =>
    one(chart, at).map(({ value: are, end }) => {
      const words = chart.words.slice(at, end);
      const isSpread =
        words.filter(({ number }) => number !== null).length === 1 &&
        words.some(({ text }) => text === 'and') &&
        !words.some(({ text }) => text === 'a');
      return { value: { are, isSpread }, end };
    });

export const lineVerb: Rule<LineVerb> = rule(() =>
  either(
    seqEach([hasOrNot, spreading(contents)], (denied, { are, isSpread }) => [{ are, denied, isSpread }]),
    seqEach([hasOrNot, notAsManyAs], (denied, are) => (denied ? [{ are, denied: false }] : [])),
    seqEach([phrase('do not both|all has|contain', 'never both|all has|contain'), contents], (_, are) => [
      { are, denied: true, notAll: true },
    ]),
    seq(
      [phrase('is not both|all', 'is never both|all'), phrase('', 'all', 'entirely', 'completely'), wholeOf],
      (_, __, are) => ({
        are,
        denied: true,
        notAll: true,
      }),
    ),
    seqEach([phrase('both|each|all has|contain', 'has|contain each'), contents, phrase('each?')], (_, are) => [
      { are, denied: false, isEach: true },
    ]),
    seqEach([phrase('has|contain'), contents, phrase('each')], (_, are) => [{ are, denied: false, isEach: true }]),
    seqEach([noVerb, countedContents], (_, are) => [{ are, denied: false }]),
    seq([hasOrNot, phrase('only'), onlyTiles], (denied, _, are) => ({ are, denied })),
    seqEach(
      [isOrNot, phrase('', 'all', 'entirely', 'completely', 'only', 'fully'), anyColour, phrase('tiles?', 'only')],
      (denied, _, of) => waysToBeAll(of).map((are) => ({ are, denied })),
    ),
    seqEach([isOrNot, anyColour], (denied, of) =>
      denied ? [{ are: count(every, ofColours(of)), denied, ofNoTile: count(none, ofColours(of)) }] : [],
    ),
    seq(
      [isOrNot, phrase('made up? of', 'composed of'), phrase('only?', 'entirely'), onlyTiles, phrase('only?')],
      (denied, _, __, are) => ({ are, denied }),
    ),
    seq(
      [
        phrase('consist of', 'consists of', 'is made up? of', 'consist', 'consists', 'is made up?'),
        phrase('only?', 'entirely', 'only of', 'entirely of'),
        onlyTiles,
        phrase('only?'),
      ],
      (_, __, are) => ({ are, denied: false }),
    ),
    seqEach([phrase('consist of', 'is made up? of', 'is composed of', 'is of'), coloursPhrase], (_, of) =>
      ['bare', 'counted'].includes(of.quantity.kind) && of.which === null && !of.quantity.denied
        ? [
            ...coloursExist(of),
            ...(of.quantity.kind === 'bare' && of.quantity.quantifier.type === 'number'
              ? coloursExist({ ...of, quantity: quantity(exactly(of.quantity.quantifier.min), 'counted') })
              : []),
          ]
            .filter((are) => !isAlwaysOrNever(are))
            .map((are) => ({ are, denied: false }))
        : [],
    ),
    seq(
      [isOrNot, phrase('', 'all', 'all of', 'of', 'entirely|completely of?', 'made up? of'), sameInEach],
      (denied, _, are) => ({ are, denied }),
    ),
    seq([isOrNot, phrase('the? same colour', 'of the same colour')], (denied) => ({
      are: allAlike(anyTile),
      denied,
      whole: true,
    })),
    seq([isOrNot, phrase('monochrome', 'monochromatic', 'uniform')], (denied) => ({ are: allAlike(anyTile), denied })),
    seq([isOrNot, phrase('all different', 'all of different colours')], (denied) => ({
      are: allDifferent(anyTile),
      denied,
      whole: true,
    })),
    seq(
      [hasOrNot, phrase('all different colours', 'different colours only', 'tiles of different colours only')],
      (denied) => ({ are: allDifferent(anyTile), denied }),
    ),
    seqEach([phrase('is without'), contents], (_, are) => [{ are: deny(are), denied: false }]),
    seq([hasOrNot, phrase('one colour')], (denied) => ({ are: allAlike(anyTile), denied })),
    seq([hasOrNot, repeats], (denied, are) => ({ are, denied })),
    map(missing, (are) => ({ are, denied: false })),
    seq(
      [
        either(
          map(phrase('is'), () => null),
          noVerb,
        ),
        eitherWhole,
      ],
      (_, are) => ({ are, denied: false }),
    ),
  ),
);

/** "is red or blue": all of it the one or the other, or each tile of it. */
const waysToBeAll = (of: readonly Colour[]): Statement[] => [
  count(every, ofColours(of)),
  ...(of.length > 1 ? [disjunction(of.map((one) => count(every, ofColours([one]))))] : []),
];

/** "is missing at least two colours", "lacks red" */
export const missing: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('is missing|lacking', 'lacks|lack', 'miss|misses'), coloursPhrase], (_, of) => missingOf(of)),
    seqEach([phrase('is missing|lacking'), coloursPhrase], (_, of) =>
      of.named && !of.quantity.denied
        ? [
            (of.quantity.kind === 'some' ? disjunction : conjunction)(
              of.among.map((one) => count(none, ofColours([one]))),
            ),
          ]
        : [],
    ),
  ),
);

/** So many colours are not there. */
export const missingOf = ({ named, which, quantity: many, among }: ColoursPhrase): Statement[] =>
  named || which !== null || !isCounting(many.quantifier)
    ? []
    : [denyIf(many.denied, { type: 'colours', quantifier: many.quantifier, among, which: null, are: hasIt(none) })];

/** "neither all red nor all blue", "either all red or all blue" */
const eitherWhole: Rule<Statement> = rule(() =>
  either(
    seq([phrase('neither'), allOfColour, phrase('nor'), allOfColour], (_, a, __, b) => conjunction([deny(a), deny(b)])),
    seq([phrase('either?'), allOfColour, phrase('or'), allOfColour], (_, a, __, b) => disjunction([a, b])),
  ),
);

const allOfColour: Rule<Statement> = rule(() =>
  either(
    seq([phrase('all|entirely|completely'), anyColour], (_, of) => count(every, ofColours(of))),
    sameInEach,
  ),
);

/** "red", "one colour": what each of them may be as a whole. */
const wholeOf: Rule<Statement> = rule(() =>
  either(
    map(anyColour, (of) => count(every, ofColours(of))),
    sameInEach,
    means(allAlike(anyTile), 'monochrome', 'monochromatic', 'uniform'),
  ),
);

const repeats: Rule<Statement> = either(
  means(
    allDifferent(anyTile),
    'no duplicates|repeats|repetitions|repetition',
    'no duplicate|repeated|repeating colours|colour',
    'no colour repeated|twice',
    'no colours repeated',
  ),
  means(
    deny(allDifferent(anyTile)),
    'a duplicate|repeated|repeating colour',
    'a duplicate|repeat',
    'duplicates|repeats',
    'duplicate|repeated colours',
  ),
);

const hasOrNot: Rule<boolean> = either(
  means(false, 'has', 'contain', 'with', 'consist of', 'consists of', 'show'),
  means(true, 'do not has|contain', 'never has|contain', 'has not', 'lacks|lack'),
  seq([noVerb, phrase('with')], () => false),
);
const isOrNot: Rule<boolean> = either(
  means(false, 'is', 'both is', 'all is', 'each is', 'is each'),
  means(true, 'is not', 'is never'),
  map(noVerb, () => false),
  seq([noVerb, phrase('not')], () => true),
);

/** "The top row is red and the bottom row is not": not all of it, or no tile of it. */
export function deniedWays(verb: LineVerb): LineVerb[] {
  const { are } = verb;
  const isOfEveryTile = are.type === 'tiles' && are.are.type === 'colour' && isEvery(are.quantifier);
  const notAll = { ...verb, denied: true };
  return isOfEveryTile ? [notAll, { are: count(none, are.are), denied: false }] : [notAll];
}

const isEvery = (quantifier: Quantifier): boolean => JSON.stringify(quantifier) === JSON.stringify(every);

export function saidOfLines(of: LinePhrase, verb: LineVerb): Statement[] {
  if (verb.notAll === true) return notAllOfThem(of, verb);
  const { are, denied, whole, isEach, ofNoTile } = verb;
  if (ofNoTile !== undefined && denied) return saidOfLines(of, { are: ofNoTile, denied: false });
  const alike = openlyAlike(of, verb);
  if (alike !== null) return linesAlike(alike, denied);
  const isMany =
    of.type === 'places' ? of.places.length > 1 && of.joint === 'and' : ['every', 'the'].includes(of.quantity.kind);
  const ofAll = whole === true && isMany && of.type === 'shapes' && of.which === null ? [denyIf(denied, are)] : [];
  const ofPlaces =
    whole === true && isMany && of.type === 'places' ? [denyIf(denied, allAlike(anyOf(...of.places.map(at))))] : [];
  return [...ofAll, ...ofPlaces, ...saidOfEachLine(of, { are, denied, isEach }), ...likenedOverLines(of, verb)];
}

type Lines = Extract<LinePhrase, { type: 'shapes' }>;

/** "two columns", "no rows": more than one that is not all of them. */
const isSomeOfThem = (of: LinePhrase): of is Lines =>
  of.type === 'shapes' &&
  of.which === null &&
  !['every', 'the', 'share', 'any'].includes(of.quantity.kind) &&
  isMoreThanOne(of);

const isMoreThanOne = ({ isSeveral, quantity: { quantifier, kind } }: Lines): boolean =>
  quantifier.type === 'number' && quantifier.min !== 1
    ? isSeveral === true || quantifier.min > 1
    : kind === 'some' && isSeveral === true;

const openlyAlike = (of: LinePhrase, { whole, are }: LineVerb): Lines | null =>
  whole === true && JSON.stringify(are) === JSON.stringify(allAlike(anyTile)) && isSomeOfThem(of) ? of : null;

/** "Two columns are the same colour": each of its own, or both of one. */
function linesAlike(of: Lines, isDenied: boolean): Statement[] {
  const { quantifier, kind, denied } = of.quantity;
  if (isDenied || quantifier.type !== 'number') return [];
  const ofEach = saidOfEachLine(of, { are: allAlike(anyTile), denied: false });
  const ofOne = (min: number): Statement => ({
    type: 'colours',
    quantifier: some,
    among: colours,
    which: null,
    are: { type: 'shapes', shape: of.shape, quantifier: atLeast(min), which: null, are: hasIt(every) },
  });
  if (kind === 'no' || denied) return [...ofEach, deny(ofOne(2))];
  const parts = [
    ...(quantifier.min > 0 ? [ofOne(Math.max(2, quantifier.min))] : []),
    ...(quantifier.max === null ? [] : [deny(ofOne(quantifier.max + 1))]),
  ];
  return [...ofEach, conjunction(parts)];
}

/** "The same number of red and blue tiles" of several rows: in each, or in one as in the other. */
export const mayCompareLines = (of: LinePhrase, { are }: Pick<LineVerb, 'are'>): boolean =>
  isSomeOfThem(of) && likenedNumbers(are) !== null;

/** What is said to be there in the same number; null where nothing is. */
function likenedNumbers(are: Statement): readonly [TileCondition, TileCondition] | null {
  const is = are.type === 'not' ? are.of : are;
  const [a, b] = is.type === 'compare' && is.isLikened === true ? [is.left.terms[0]?.of, is.right.terms[0]?.of] : [];
  return a?.type === 'tiles' && b?.type === 'tiles' ? [a.which, b.which] : null;
}

/** "Both rows have the same number of red and blue tiles": as many red ones in one as in the other, and blue ones. */
function likenedOverLines(of: LinePhrase, { are, denied, isEach }: LineVerb): Statement[] {
  const likened = isEach === true ? null : likenedNumbers(are);
  if (likened === null || denied) return [];
  const same = are.type !== 'not';
  if (of.type === 'places') {
    if (of.joint !== 'and' || of.isEach === true || of.places.length < 2) return [];
    const inEach = (which: TileCondition) => of.places.map((place) => allOf(which, at(place)));
    return [conjunction(likened.map((which) => numbersAgree(inEach(which), same ? 'equal' : 'different')))];
  }
  const isAll = of.isSeveral === true && ['every', 'the'].includes(of.quantity.kind) && !of.quantity.denied;
  if (!isAll || of.which !== null || of.isEither === true) return [];
  const { shape } = of;
  return [conjunction(likened.map((which): Statement => ({ type: 'agree', shape, of: tilesThat(which), same })))];
}

/** "Rows 1 and 2 do not both contain red" */
function notAllOfThem(of: LinePhrase, { are }: LineVerb): Statement[] {
  const isAll =
    of.type === 'places'
      ? of.joint === 'and' && of.places.length > 1
      : ['every', 'the'].includes(of.quantity.kind) && !of.quantity.denied;
  return isAll ? saidOfEachLine(of, { are, denied: false, isEach: true }).map(deny) : [];
}

/** "The rows have three reds between them": together, and not each. */
export const linesTogether: Rule<Statement> = ifThereIs(
  ['between', 'total', 'all', 'overall', 'altogether', 'together', 'combined'],
  rule(() =>
    either(
      seqEach([linePhrase, hasOrNot, countedContents, takenTogether], (of, denied, are) =>
        saidOfAllTogether(of, { are, denied }),
      ),
      seqEach([linePhrase, takenTogether, hasOrNot, countedContents], (of, _, denied, are) =>
        saidOfAllTogether(of, { are, denied }),
      ),
      seqEach([takenTogether, phrase(',?'), linePhrase, hasOrNot, countedContents], (_, __, of, denied, are) =>
        saidOfAllTogether(of, { are, denied }),
      ),
    ),
  ),
);

const takenTogether = phrase(
  'between them',
  'in total|all',
  'all in all',
  'overall',
  'altogether',
  'together',
  'combined',
);

function saidOfAllTogether(of: LinePhrase, { are, denied }: LineVerb): Statement[] {
  if (of.type === 'places') return saidOfPlacesTogether(of, { are, denied });
  const parts = are.type === 'and' ? are.of : [are];
  return isAllOfThem(of) && parts.every(maySayTogether) ? [denyIf(denied, are)] : [];
}

/** "the rows", "both columns": several, which are all there are. */
const isAllOfThem = (of: Lines): boolean =>
  of.isSeveral === true &&
  of.which === null &&
  of.isEither !== true &&
  (of.shape === 'row' || of.shape === 'column') &&
  ['every', 'the'].includes(of.quantity.kind) &&
  !of.quantity.denied;

/** Several lines, of which a number may be said together: "rows 1 and 2", "the columns", but not "every row". */
export const areSeveral = (of: LinePhrase): boolean =>
  of.type === 'places' ? of.joint === 'and' && of.isEach !== true && of.places.length > 1 : isAllOfThem(of);

/** As `areSeveral`, where nothing says that it is so of each: "the rows", not "both rows". */
export const mayBeTogether = (of: LinePhrase): boolean =>
  areSeveral(of) && (of.type === 'places' || of.quantity.kind === 'the');

/** "The rows have three reds": each of them, or all of them together; "both rows" and "all rows" do each. */
const saidOfTheLinesTogether = (of: Lines, { are, denied, isEach }: LineVerb): Statement[] =>
  isEach !== true && mayBeTogether(of) && isNumbered(are) ? [denyIf(denied, are)] : [];

function saidOfEachLine(of: LinePhrase, { are, denied, isEach }: LineVerb): Statement[] {
  if (of.type === 'places')
    return [
      saidOfPlaces(of, denyIf(denied, are)),
      ...(isEach === true ? [] : saidOfPlacesTogether(of, { are, denied })),
    ];
  const { which } = of;
  const { quantifier, kind } = of.quantity;
  const told = (how: typeof quantifier, so: Statement): Statement =>
    denyIf(
      of.quantity.denied,
      disjunction(shapesOf(of).map((shape): Statement => ({ type: 'shapes', shape, quantifier: how, which, are: so }))),
    );
  if (kind === 'every' && denied && !of.quantity.denied) return [told(every, deny(are)), deny(told(every, are))];
  if (kind === 'any') {
    if (denied) return [told(none, are)];
    if (which !== null && of.quantity.isOfEach === true) return [told(every, are)];
    return isUpperBound(are) || isDenial(are) ? [told(every, are)] : [told(some, are), told(every, are)];
  }
  return [told(quantifier, denyIf(denied, are)), ...saidOfTheLinesTogether(of, { are, denied, isEach })];
}

/** "Rows 1 and 2 have three reds": together, where it is not said that each has them. */
function saidOfPlacesTogether(of: Extract<LinePhrase, { type: 'places' }>, { are, denied }: LineVerb): Statement[] {
  if (of.isEach === true || of.joint !== 'and' || of.places.length < 2) return [];
  const there = anyOf(...of.places.map(at));
  if (isNumberOfColours(are)) return [denyIf(denied, { ...are, are: hasIt(some, there) })];
  if (isNumbered(are)) return [denyIf(denied, { ...are, which: allOf(are.which, there) })];
  const together = are.type === 'compare' ? comparedThere(are, there) : null;
  return together === null ? [] : [denyIf(denied, together)];
}

/** "Rows 1 and 2 have more red than blue": in both together; null where something else than tiles is counted. */
function comparedThere(are: Comparing, there: TileCondition): Statement | null {
  const terms = [...are.left.terms, ...are.right.terms];
  if (terms.some(({ of }) => of.type !== 'tiles')) return null;
  return compare(placed(are.left, there), are.op, placed(are.right, there));
}

type Comparing = Extract<Statement, { type: 'compare' }>;

const placed = ({ terms, plus }: Amount, there: TileCondition): Amount => ({
  terms: terms.map(({ times, of }) => ({ times, of: of.type === 'tiles' ? tilesThat(allOf(of.which, there)) : of })),
  plus,
});

/** Said of several lines by name, it may be said of each or of all of them together. */
export const maySayTogether = (are: Statement): boolean =>
  are.type === 'compare' || isNumbered(are) || isNumberOfColours(are);

/** "three colours": that are there. */
const isNumberOfColours = (are: Statement): are is Extract<Statement, { type: 'colours' }> =>
  are.type === 'colours' &&
  are.which === null &&
  are.quantifier.type === 'number' &&
  are.quantifier.max !== 0 &&
  (are.quantifier.min > 1 || are.quantifier.max !== null) &&
  JSON.stringify(are.are) === JSON.stringify(hasIt(some));

/** "a red tile" and "no red tile" are said of each. */
export const isNumbered = (are: Statement): are is Extract<Statement, { type: 'tiles' }> =>
  are.type === 'tiles' &&
  are.are.type === 'any' &&
  are.quantifier.type === 'number' &&
  are.quantifier.max !== 0 &&
  (are.quantifier.min > 1 || are.quantifier.max !== null);

function saidOfPlaces({ joint, places }: Extract<LinePhrase, { type: 'places' }>, is: Statement): Statement {
  const each = places.map((place): Statement => ({ type: 'within', place, is }));
  if (joint === 'nor') return conjunction(each.map(deny));
  return joint === 'and' ? conjunction(each) : disjunction(each);
}

/** "There are two columns of the same colour" */
export const linesOfOneColour = (of: LinePhrase): Statement[] => (isSomeOfThem(of) ? linesAlike(of, false) : []);

/** That there are such rows. */
export function linesExist(of: LinePhrase): Statement[] {
  if (of.type === 'places' || of.which === null) return [];
  const { shape, quantity: many, which } = of;
  if (many.kind === 'every' || many.kind === 'the' || many.kind === 'share') return [];
  return [denyIf(many.denied, { type: 'shapes', shape, quantifier: many.quantifier, which, are: null })];
}

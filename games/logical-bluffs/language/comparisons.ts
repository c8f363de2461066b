import { type Cell, type Colour, colours } from '../grid';
import { either, list, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { allColours, cellName, colour, colourName, plural } from './colours';
import { contents } from './contents';
import { type LineVerb, linesThat, lineVerb } from './lines';
import {
  type Amount,
  allOf,
  anyTile,
  at,
  atLeast,
  type Comparison,
  compare,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  hasIt,
  none,
  notOf,
  number,
  ofColours,
  one,
  type Place,
  partsOf,
  type Quantifier,
  type Shape,
  type Statement,
  some,
  sumOf,
  type TileCondition,
  tilesThat,
  timesOf,
} from './meaning';
import { type Nominal, tilesNominal } from './nominals';
import { numeral, type Quantity, times } from './numbers';
import { pairPhrase, pairVerb } from './pairs';
import { inPlace, lineName, linesTogether, shapeNoun } from './places';
import { predicate } from './predicates';
import { settledBy } from './tile-clauses';

// More of these than of those: as something that there is ("more red than blue tiles"), and said of tiles ("more tiles
// are red than blue").

export const tilesAmount = (which: TileCondition): Amount => one(tilesThat(which));
export const colourAmount = (among: readonly Colour[] = colours, where: TileCondition = anyTile): Amount =>
  one({ type: 'colours', among, are: hasIt(some, where) });

/** How two amounts compare, and by how many. */
export interface Ratio {
  readonly op: Comparison;
  readonly leftTimes: number;
  readonly rightTimes: number;
  readonly plus: number;
  /** "as many" without a word that says how it is meant: "not as many" may mean fewer. */
  readonly isPlain?: true;
}

const ratio = (op: Comparison, plus = 0): Ratio => ({ op, leftTimes: 1, rightTimes: 1, plus });

export const related = ({ op, leftTimes, rightTimes, plus }: Ratio, left: Amount, right: Amount): Statement =>
  compare(timesOf(leftTimes, left), op, sumOf(timesOf(rightTimes, right), number(plus)));

/** "more", "two more", "at least three fewer": "than" follows. */
export const moreThan: Rule<Ratio> = rule(() =>
  either(
    means(ratio('>'), 'more', 'strictly more'),
    means(ratio('<'), 'fewer', 'strictly fewer'),
    means(ratio('<='), 'no|not more'),
    means(ratio('>='), 'no|not fewer'),
    seq([difference, phrase('more')], ({ op, n }) => ratio(op, n)),
    seq([difference, phrase('fewer')], ({ op, n }) => ratio(opposite[op], -n)),
  ),
);

const opposite: Record<Comparison, Comparison> = { '=': '=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' };

/** "two", "exactly two", "at least two", "more than two": how large a difference is. */
export const difference: Rule<{ readonly op: Comparison; readonly n: number }> = rule(() =>
  either(
    map(numeral, (n) => ({ op: '=' as const, n })),
    seq([differenceOp, numeral], (op, n) => ({ op, n })),
  ),
);

const differenceOp: Rule<Comparison> = either(
  means<Comparison>('=', 'exactly', 'just', 'only'),
  means<Comparison>('>=', 'at least'),
  means<Comparison>('<=', 'at most'),
  means<Comparison>('>', 'more than'),
);

/** "as many", "at least twice as many", "half as many": "as" follows. */
export const asMany: Rule<Ratio> = rule(() =>
  either(
    seq([asOp, factor, phrase('as many|much')], (how, times) => ({ ...how, ...times })),
    seq([asOp, phrase('as many|much')], (how) => how),
    seq([asOp, phrase('equally many', 'equally as many', 'just as many')], ({ op }) => ratio(op)),
  ),
);

const asOp: Rule<Ratio> = either(
  means<Ratio>({ ...ratio('='), isPlain: true }, ''),
  means(ratio('='), 'exactly', 'just'),
  means(ratio('>='), 'at least', 'no fewer than'),
  means(ratio('<='), 'at most', 'no more than'),
  means(ratio('>'), 'more than'),
  means(ratio('<'), 'fewer than'),
);

export const factor: Rule<{ readonly leftTimes: number; readonly rightTimes: number }> = either(
  means({ leftTimes: 1, rightTimes: 2 }, 'twice', 'double', 'two times'),
  means({ leftTimes: 2, rightTimes: 1 }, 'half'),
  means({ leftTimes: 1, rightTimes: 3 }, 'thrice', 'triple'),
  seq([numeral, phrase('times')], (n) => (n > 2 ? { leftTimes: 1, rightTimes: n } : undefined)),
);

// --- what is compared

/** Amounts that a phrase can mean, and how many of them it is compared with: their sum, or each. */
export interface Sides {
  readonly type: 'sum' | 'each' | 'any';
  readonly of: readonly Amount[];
  /** "blue tiles next to a green one": what the tiles stand to. */
  readonly near?: TileCondition;
  /** "blue or green", each by itself. */
  readonly isApart?: true;
  /** "more red than blue tiles": the noun, and what follows it, is of both. */
  readonly isNounShared?: boolean;
}

const only = (amount: Amount): Sides => ({ type: 'sum', of: [amount] });

function ofNominal({ which, each, near }: Nominal): Sides[] {
  if (each !== null) return (['sum', 'each'] as const).map((type) => ({ type, of: each.map(tilesAmount) }));
  const whole: Sides = { ...only(tilesAmount(which)), ...(near === undefined ? {} : { near }) };
  return [whole, ...ofSeveralColours(which)];
}

/** "more than blue or green": than both together, than each, or than one of them. */
function ofSeveralColours(which: TileCondition): Sides[] {
  const found = coloursOf(which);
  if (found === null || found.own.length < 2) return [];
  const of = found.own.map((one) => tilesAmount(allOf(ofColours([one]), found.rest)));
  return [
    { type: 'each', of, isApart: true },
    { type: 'any', of, isApart: true },
  ];
}

const together = phrase(
  'together',
  'combined',
  'taken together',
  'put together',
  'added together',
  'added up',
  'in total',
  'in all',
  'in sum',
);

/** The right side of a comparison; its verb may be said again ("than green does"). */
export const otherSide: Rule<Sides> = rule(() => seq([sideWithout, phrase('', 'do', 'is', 'has')], (of) => of));

const sideWithout: Rule<Sides> = rule(() =>
  either(
    seqEach([phrase('', 'there is', 'of', 'those of', 'the'), tilesNominal], (_, of) =>
      of.other || (of.noun === 'tile' && of.which.type === 'any') ? [] : ofNominal(of),
    ),
    seqEach([phrase('', 'there is'), tilesNominal, together], (_, of) =>
      ofNominal(of).filter(({ type }) => type === 'sum'),
    ),
    seqEach([tilesNominal, phrase('and'), tilesNominal, together], (a, _, b) =>
      a.each === null && b.each === null
        ? [{ type: 'sum' as const, of: [tilesAmount(a.which), tilesAmount(b.which)] }]
        : [],
    ),
    seq([list(plural, phrase(',')), phrase('and', ', and'), plural, together], (some, _, last) => ({
      type: 'sum' as const,
      of: [...some, last].map((each) => tilesAmount(ofColours([each]))),
    })),
    seqEach([phrase('the'), tilesNominal, together], (_, { each }) =>
      each === null ? [] : [{ type: 'sum' as const, of: each.map(tilesAmount) }],
    ),
    seqEach([phrase('both'), colour, phrase('and'), colour, phrase('tiles?', '')], (_, a, __, b) => [
      { type: 'each' as const, of: [a, b].map((each) => tilesAmount(ofColours([each]))) },
    ]),
    seq([phrase('either'), colour, phrase('or'), colour, phrase('tiles?', '')], (_, a, __, b) => ({
      type: 'each' as const,
      of: [a, b].map((each) => tilesAmount(ofColours([each]))),
    })),
    map(colourSide, only),
    map(colourOfCell, (as) => only(tilesAmount({ type: 'sameColour', as }))),
    map(phrase('colours', 'different colours', 'distinct colours'), () => only(colourAmount())),
  ),
);

/** "the colour of A1", "A1's colour" */
export const colourOfCell: Rule<Cell> = rule(() =>
  either(
    seq([phrase('the? colour of'), cellName], (_, cell) => cell),
    seq([cellName, phrase('colour')], (cell) => cell),
  ),
);

const colourSide: Rule<Amount> = seq([phrase('the colour'), colour], (_, of) => tilesAmount(ofColours([of])));

/** "than any other colour", "than all other tiles together", "than the rest": of the left side's colours. */
export const others: Rule<'each' | 'sum'> = rule(() => either(otherColours, notSaidOfALine(anyOthers)));

/** "The top row has more reds than the others": the other rows; "more red than any other" may be colours as well. */
const notSaidOfALine =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    isSaidOfALine(chart.words.slice(0, at).map(({ text }) => text)) ? [] : one(chart, at);

function isSaidOfALine(before: readonly string[]): boolean {
  const verb = before.findLastIndex((text) => /^(?:has|contain|with|containing)$/.test(text));
  const [subject, said] = [before.slice(0, Math.max(verb, 0)), before.slice(verb + 1)];
  const isOfColour = colours.some((colour) => colour === said.at(-2));
  const isOneClause = !said.some((text) => /^(?:and|or|but|,)$/.test(text));
  return !isOfColour && isOneClause && subject.some((text) => partOfTheGrid.test(text));
}

const partOfTheGrid = /^(?:row|column|line|square|corner|edge|centre)s?$/;

const anyOthers: Rule<'each' | 'sum'> = either(
  means('each' as const, 'any other', 'each of the others', 'all others'),
  means(
    'sum' as const,
    'the rest',
    'the rest combined|together',
    'all the rest',
    'all the? others combined|together',
    'the others combined|together',
    'all others',
    'everything else',
    'all the? other tiles',
    'other tiles',
    'the other tiles',
    'the rest of the tiles',
    'all the? other tiles together|combined',
    'all the? other tiles put|taken|added together',
    'all other tiles',
  ),
);

const otherColours: Rule<'each' | 'sum'> = either(
  means(
    'each' as const,
    'any other colour|colours',
    'every other colour',
    'each other colour',
    'each of the other colours|three?',
    'each|any|all of the other three colours',
    'tiles of any other colour',
    'of any other colour',
    'tiles of every other colour',
    'all other colours',
    'all the other colours',
    'any other coloured tiles',
    'the other colours',
  ),
  means(
    'sum' as const,
    'all other colours combined|together',
    'all the? other colours combined|together',
    'tiles of all the? other colours',
    'tiles of all the? other colours combined|together',
    'tiles of other colours',
    'all the? tiles of other colours',
    'non',
    'all other colours put together',
    'the other three? colours combined|together',
    'not',
  ),
);

export function comparedWith(how: Ratio, left: Amount, { type, of }: Sides): Statement {
  if (type === 'sum') return related(how, left, sumOf(...of));
  const each = of.map((right) => related(how, left, right));
  return type === 'each' ? conjunction(each) : disjunction(each);
}

/** With all other colours than these, each or together: in the same place, where one is named, or anywhere. */
export function comparedWithOthers(how: Ratio, which: TileCondition, kind: 'each' | 'sum'): Statement[] {
  const found = coloursOf(which);
  if (found === null) return [];
  const { own, rest } = found;
  const left = tilesAmount(which);
  const others = colours.filter((other) => !own.includes(other));
  const withOthers = (where: TileCondition): Statement[] => [
    comparedWith(how, left, {
      type: kind,
      of:
        kind === 'each'
          ? others.map((other) => tilesAmount(allOf(ofColours([other]), where)))
          : [tilesAmount(allOf(notOf(ofColours(own)), where))],
    }),
  ];
  return rest.type === 'any' ? withOthers(anyTile) : [...withOthers(rest), ...withOthers(anyTile)];
}

/** The colours a phrase speaks of, and what else it says. */
function coloursOf(which: TileCondition): { readonly own: readonly Colour[]; readonly rest: TileCondition } | null {
  if (which.type === 'colour') return { own: which.colours, rest: anyTile };
  if (which.type !== 'and') return null;
  const named = which.of.find((part) => part.type === 'colour');
  return named === undefined ? null : { own: named.colours, rest: allOf(...which.of.filter((part) => part !== named)) };
}

const againstAllOthers = (how: Ratio, { which, each, other }: Nominal, _: null, kind: 'each' | 'sum'): Statement[] =>
  each === null && !other ? comparedWithOthers(how, which, kind) : [];

// --- as what there is

export const comparisons: Rule<Statement> = rule(() =>
  either(
    seqEach([moreThan, tilesNominal, phrase('than'), otherSide], (how, left, _, right) => sides(how, left, right)),
    asManyAs((how) => [how]),
    seqEach([asMany, tilesNominal, phrase('than'), otherSide], (how, left, _, right) =>
      how.rightTimes > 1 ? sides(how, left, right) : [],
    ),
    seqEach([moreThan, tilesNominal, phrase('than'), others], againstAllOthers),
    seqEach(
      [moreThan, tilesNominal, phrase('in|on'), linesTogether, phrase('together|combined?'), phrase('than'), elsewhere],
      (how, of, _, here, __, ___, there) => places(how, of, [here, there]),
    ),
    seqEach([moreThan, tilesNominal, inPlace, phrase('than'), elsewhere], (how, of, here, _, there) =>
      places(how, of, [here, there]),
    ),
    seq([moreThan, coloursThere, phrase('than'), otherSide], (how, _, __, right) =>
      comparedWith(how, colourAmount(), right),
    ),
    seq([asMany, coloursThere, phrase('as'), otherSide], (how, _, __, right) =>
      comparedWith(how, colourAmount(), right),
    ),
    seq(
      [moreThan, phrase('different|distinct? colours'), inPlace, phrase('than'), elsewhere],
      (how, _, here, __, there) => related(how, colourAmount(colours, at(here)), colourAmount(colours, at(there))),
    ),
    seqEach(
      [moreThan, tilesNominal, phrase('than'), otherSide, phrase(',? but|and'), moreThan, phrase('than'), otherSide],
      (how, left, _, right, __, again, ___, other) =>
        sides(how, left, right).flatMap((a) => sides(again, left, other).map((b) => conjunction([a, b]))),
    ),
    sameNumber,
    bothColours,
  ),
);

const asManyAs = (meant: (how: Ratio) => readonly Ratio[]): Rule<Statement> => {
  const many = seqEach([asMany], meant);
  return either(
    seqEach([many, tilesNominal, phrase('as'), otherSide], (how, left, _, right) => sides(how, left, right)),
    seqEach([many, tilesNominal, phrase('as'), others], againstAllOthers),
    seqEach([many, tilesNominal, inPlace, phrase('as'), elsewhere], (how, of, here, _, there) =>
      places(how, of, [here, there]),
    ),
  );
};

/** After "not": "as many reds as blues", where that means fewer. */
export const notAsManyAs: Rule<Statement> = rule(() => asManyAs(fewerThanThat));

const fewerThanThat = (how: Ratio): Ratio[] => (how.isPlain === true ? [{ ...how, op: '<' }] : []);

const coloursThere = phrase('different|distinct? colours|colour', 'different|distinct? colours present|used');

export const elsewhere: Rule<Place> = rule(() =>
  either(
    inPlace,
    lineName,
    seq([phrase('there is'), inPlace], (_, place) => place),
    seq([phrase('in?'), linesTogether, phrase('', 'together', 'combined', 'put together')], (_, place) => place),
  ),
);

const sides = (how: Ratio, { which, each, other, noun }: Nominal, right: Sides): Statement[] =>
  each !== null || other ? [] : limitedAlike(how, which, { ...right, isNounShared: noun === 'colour' });

/** "more red edge tiles than blue": than blue ones anywhere, or than blue edge tiles. */
function limitedAlike(how: Ratio, which: TileCondition, right: Sides): Statement[] {
  const left = tilesAmount(which);
  const { own, rest } = coloursOf(which) ?? { own: [], rest: anyTile };
  if (right.isApart === true && own.length > 1) return [];
  const others = right.of.map((of) => coloursIn(of));
  const isOpen = rest.type !== 'any' && others.every((other) => other !== null);
  const alike = { ...right, of: others.map((other) => tilesAmount(allOf(other ?? anyTile, rest))) };
  const { near } = right;
  const shared = right.isNounShared === true && which.type === 'colour' ? limitOf(right) : null;
  if (shared !== null) return [comparedWith(how, tilesAmount(allOf(which, shared)), right)];
  return [
    comparedWith(how, left, right),
    ...(isOpen ? [comparedWith(how, left, alike)] : []),
    ...(which.type === 'colour' && near !== undefined
      ? [comparedWith(how, tilesAmount(allOf(which, near)), right)]
      : []),
  ];
}

/** What limits the tiles on this side alike, besides their colour; null where nothing does. */
function limitOf({ of, near }: Sides): TileCondition | null {
  if (near !== undefined) return near;
  const [limit = null, ...others] = of.map(({ terms: [one] }) =>
    one?.of.type === 'tiles' ? (coloursOf(one.of.which)?.rest ?? null) : null,
  );
  return limit?.type === 'any' || others.some((other) => JSON.stringify(other) !== JSON.stringify(limit))
    ? null
    : limit;
}

/** The colours that are counted, where nothing else limits which tiles are. */
function coloursIn({ terms, plus }: Amount): TileCondition | null {
  const [only, more] = terms;
  const isPlain = only !== undefined && more === undefined && plus === 0 && only.times === 1;
  return isPlain && only.of.type === 'tiles' && only.of.which.type === 'colour' ? only.of.which : null;
}

const places = (how: Ratio, { which, each, other }: Nominal, [here, there]: readonly [Place, Place]): Statement[] =>
  each !== null || other
    ? []
    : [related(how, tilesAmount(allOf(which, at(here))), tilesAmount(allOf(which, at(there))))];

/** "the same number of red and blue tiles", "equally many reds and blues", "different numbers of red and blue tiles" */
const sameNumber: Rule<Statement> = rule(() =>
  either(
    seqEach([agreement, tilesNominal], (how, { each, other }) =>
      each === null || other ? [] : [likened(numbersAgree(each, how))],
    ),
    seqEach([agreement, tilesNominal, phrase('and'), tilesNominal], (how, a, _, b) =>
      a.each === null && b.each === null ? [likened(numbersAgree([a.which, b.which], how))] : [],
    ),
    seqEach([agreement, tilesNominal, phrase('as'), tilesNominal], (how, a, _, b) =>
      a.each === null && b.each === null ? [numbersAgree([a.which, b.which], how)] : [],
    ),
    seqEach([agreement, tilesNominal, inPlace, phrase('and|as'), elsewhere], (how, of, here, _, there) =>
      of.each === null ? [numbersAgree([allOf(of.which, at(here)), allOf(of.which, at(there))], how)] : [],
    ),
  ),
);

const likened = (is: Statement): Statement => {
  if (is.type === 'not') return { ...is, of: likened(is.of) };
  return is.type === 'compare' ? { ...is, isLikened: true } : is;
};

const agreement: Rule<Agreement> = either(
  means<Agreement>(
    'equal',
    'the? same number|amount|count|quantity of',
    'an? equal number|numbers|amount of',
    'equally many',
    'the? same numbers of',
    'as many',
    'equally as many',
    'equal many',
    'equal amounts of',
    'equal',
  ),
  means<Agreement>('different', 'different numbers|amounts of', 'a different number of'),
  means<Agreement>('not all equal', 'not the same number of'),
);

/** How numbers stand to each other; of three or more that are different no two are equal. */
export type Agreement = 'equal' | 'different' | 'not all equal';

export function numbersAgree(of: readonly TileCondition[], how: Agreement): Statement {
  const equal = (a: TileCondition, b: TileCondition) => compare(tilesAmount(a), '=', tilesAmount(b));
  if (how === 'different')
    return conjunction(of.flatMap((one, i) => of.slice(i + 1).map((other) => deny(equal(one, other)))));
  const [first = anyTile, ...rest] = of;
  return denyIf(how === 'not all equal', conjunction(rest.map((each) => equal(first, each))));
}

/** "more of both red and blue than green" is not said; two colours on the left together are. */
const bothColours: Rule<Statement> = rule(() =>
  seqEach(
    [moreThan, allColours, phrase('tiles?', ''), together, phrase('than'), otherSide],
    (how, some, _, __, ___, right) => [
      comparedWith(how, sumOf(...some.map((each) => tilesAmount(ofColours([each])))), right),
    ],
  ),
);

// --- said of tiles

/** "more tiles are red than blue", "more centre tiles than edge tiles are red", "as many tiles are red as blue" */
export const tileComparisons: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [moreThan, tilesNominal, phrase('is'), predicate, phrase('than'), saidAgain, predicate],
      (how, of, _, a, __, again, b) => (again ? shares : sharesOfEach)(how, of, [a, b]),
    ),
    seqEach(
      [asMany, tilesNominal, phrase('is'), predicate, phrase('as'), saidAgain, predicate],
      (how, of, _, a, __, again, b) => (again ? shares : sharesOfEach)(how, of, [a, b]),
    ),
    seqEach(
      [moreThan, phrase('', 'of the'), tilesNominal, phrase('is'), predicate, phrase('than'), phrase('not', 'is not')],
      (how, _, of, __, a) => shares(how, of, [a, notOf(a)]),
    ),
    seqEach(
      [moreThan, tilesNominal, phrase('is'), predicate, phrase('than'), others],
      (how, { which, each }, _, so, __, kind) => (each === null ? comparedWithOthers(how, allOf(which, so), kind) : []),
    ),
    seqEach(
      [colourName, phrase('appear in'), moreThan, shapeNoun, phrase('than'), colourName, phrase('do?')],
      (a, _, how, shape, __, b) => [related(how, linesWith(shape, a), linesWith(shape, b))],
    ),
    seqEach(
      [colourName, phrase('appear in'), asMany, shapeNoun, phrase('as'), colourName, phrase('do?')],
      (a, _, how, shape, __, b) => [related(how, linesWith(shape, a), linesWith(shape, b))],
    ),
    seqEach([phrase('', 'there is'), moreThan, linesThat, phrase('than'), linesThat], (_, how, a, __, b) => [
      related(how, one(a), one(b)),
    ]),
    seqEach([phrase('', 'there is'), asMany, linesThat, phrase('as'), linesThat], (_, how, a, __, b) => [
      related(how, one(a), one(b)),
    ]),
    seqEach([either(moreThan, asMany), pairPhrase, pairVerb, phrase('than|as'), pairVerb], (how, of, a, _, b) =>
      of.quantity.kind === 'plural' && of.which.type === 'any' && !a.denied && !b.denied
        ? [
            related(
              how,
              one({ type: 'pairs', how: of.how, are: a.are }),
              one({ type: 'pairs', how: of.how, are: b.are }),
            ),
          ]
        : [],
    ),
    seqEach([either(moreThan, asMany), shapeNoun, lineVerb, phrase('than|as'), lineVerb], (how, shape, a, _, b) => [
      related(how, linesSo(shape, a), linesSo(shape, b)),
    ]),
    seqEach(
      [either(moreThan, asMany), shapeNoun, phrase('has|contain'), contents, phrase('than|as'), contents],
      (how, shape, _, a, __, b) => [
        related(how, linesSo(shape, { are: a, denied: false }), linesSo(shape, { are: b, denied: false })),
      ],
    ),
    seqEach(
      [either(moreThan, asMany), shapeNoun, phrase('has|contain'), colour, phrase('than|as'), colour],
      (how, shape, _, a, __, b) => [related(how, linesWith(shape, a), linesWith(shape, b))],
    ),
    seqEach(
      [phrase('', 'there is'), moreThan, linesThat, phrase('than'), shapeNoun, phrase('without', 'without one|any|it')],
      (_, how, a, __, shape) =>
        a.are === null || a.shape !== shape ? [] : [related(how, one(a), one({ ...a, are: deny(a.are) }))],
    ),
    seqEach([moreThan, tilesNominal, phrase('than'), elsewhere, phrase('is'), predicate], (how, of, _, there, __, so) =>
      movedThere(of, there).flatMap((other) =>
        shares(how, { ...of, which: anyTile }, [allOf(of.which, so), allOf(other, so)]),
      ),
    ),
    seqEach([asMany, tilesNominal, phrase('as'), elsewhere, phrase('is'), predicate], (how, of, _, there, __, so) =>
      movedThere(of, there).flatMap((other) =>
        shares(how, { ...of, which: anyTile }, [allOf(of.which, so), allOf(other, so)]),
      ),
    ),
    seqEach([difference, tilesNominal, phrase('more than'), otherSide], ({ op, n }, of, _, right) =>
      sides(ratio(op, n), of, right),
    ),
    seqEach(
      [phrase('there is'), difference, tilesNominal, phrase('more than'), otherSide],
      (_, { op, n }, of, __, right) => sides(ratio(op, n), of, right),
    ),
    seqEach(
      [phrase('there is'), difference, tilesNominal, phrase('fewer than'), otherSide],
      (_, { op, n }, of, __, right) => sides(ratio(opposite[op], -n), of, right),
    ),
    seqEach([moreThan, tilesNominal, phrase('than'), tilesNominal, phrase('is'), predicate], (how, a, _, b, __, so) =>
      a.each === null && b.each === null
        ? [related(how, tilesAmount(allOf(a.which, so)), tilesAmount(allOf(b.which, so)))]
        : [],
    ),
    seqEach([asMany, tilesNominal, phrase('as'), tilesNominal, phrase('is'), predicate], (how, a, _, b, __, so) =>
      a.each === null && b.each === null
        ? [related(how, tilesAmount(allOf(a.which, so)), tilesAmount(allOf(b.which, so)))]
        : [],
    ),
    seqEach([moreThan, tilesNominal, phrase('is'), predicate, phrase('than'), tilesNominal], (how, a, _, so, __, b) =>
      a.each === null && b.each === null && b.noun === 'tiles'
        ? thatAreThere(b.which, so).map((other) => related(how, tilesAmount(allOf(a.which, so)), tilesAmount(other)))
        : [],
    ),
  ),
);

/** "than bottom tiles" are so; "than blue tiles in the bottom row", which say where they are themselves. */
function thatAreThere(which: TileCondition, so: TileCondition): TileCondition[] {
  if (which.type === 'place') return [allOf(which, so)];
  const isPlaced = partsOf(which).some(({ type }) => type === 'place');
  return isPlaced && so.type === 'place' ? [which] : [];
}

/** "More tiles in the top row than in the bottom row": the same, in the other place. */
function movedThere({ which, each }: Nominal, there: Place): TileCondition[] {
  const places = partsOf(which).filter((part) => part.type === 'place');
  return each === null && places.length === 1
    ? [allOf(...partsOf(which).filter((part) => part.type !== 'place'), at(there))]
    : [];
}

const linesSo = (shape: Shape, { are, denied }: LineVerb): Amount =>
  one({ type: 'shapes', shape, are: denyIf(denied, are) });

const linesWith = (shape: Shape, of: Colour): Amount =>
  one({ type: 'shapes', shape, are: count(some, ofColours([of])) });

/** "than are blue or green": those that are one of the two. */
const saidAgain: Rule<boolean> = either(means(false, ''), means(true, 'is'));

/** "More tiles are red than blue or green": than both together, than each, or than one of them. */
function sharesOfEach(how: Ratio, of: Nominal, [a, b]: readonly [TileCondition, TileCondition]): Statement[] {
  const whole = shares(how, of, [a, b]);
  if (b.type !== 'colour' || b.colours.length < 2 || a.type !== 'colour' || a.colours.length > 1) return whole;
  const apart = b.colours.map((one) => shares(how, of, [a, ofColours([one])]));
  const each = apart.flatMap((ways) => ways.slice(0, 1));
  return whole.length === 0 || each.length < apart.length ? whole : [...whole, conjunction(each), disjunction(each)];
}

/** "Fewer red tiles are in row 1 than blue tiles in row 2": no red tile is a blue one. */
function shares(how: Ratio, of: Nominal, [a, b]: readonly [TileCondition, TileCondition]): Statement[] {
  const { which, each } = of;
  if (b.type === 'place' && !isPlaceAlone(a))
    return movedThere(of, b.place).map((there) =>
      related(how, tilesAmount(allOf(which, a)), tilesAmount(allOf(there, a))),
    );
  return each === null && [a, b].every((so) => settledBy(which, so) !== 'never')
    ? [related(how, tilesAmount(allOf(which, a)), tilesAmount(allOf(which, b)))]
    : [];
}

/** "in row 1", "in a corner": where tiles are, which "than in row 2" is set against; "red than in row 2" is not. */
const isPlaceAlone = (so: TileCondition): boolean => partsOf(so).every(({ type }) => type === 'place');

// --- said of colours

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
        phrase('together', 'combined', 'tiles? together', 'tiles? combined', 'taken together'),
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
      againstOthers(left, how, right).map((is) => denyIf(denied, is)),
    ),
    seqEach(
      [leftSide, outnumbers, otherSide, phrase('by'), difference],
      (left, { how, denied }, right, _, { op, n }) =>
        how.op === '>' && how.rightTimes === 1 ? [denyIf(denied, comparedWith(ratio(op, n), left.amount, right))] : [],
    ),
    seqEach([leftSide, outnumbers, others], (left, { how, denied }, kind) =>
      comparedWithOthers(how, left.which, kind).flatMap((so) => (denied ? notOfAllOrAny(so) : [so])),
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

/** "Is not more common than any other colour": not than all of them, or than none. */
const notOfAllOrAny = (so: Statement): Statement[] => [
  deny(so),
  ...(so.type === 'and' ? [conjunction(so.of.map(deny))] : []),
];

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
const isNone = (one: Colour) => count(none, ofColours([one]));
const alike = (a: Colour, b: Colour) => compare(tilesAmount(ofColours([a])), '=', tilesAmount(ofColours([b])));

/** Two colours appear equally often; `isThere`: and are there. */
const twoAlike = (isThere: boolean): Statement =>
  disjunction(colourPairs.map(([a, b]) => (isThere ? conjunction([deny(isNone(a)), alike(a, b)]) : alike(a, b))));

const outnumbers: Rule<{ readonly how: Ratio; readonly denied: boolean }> = rule(() =>
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
    seqEach([phrase('the numbers of'), tilesNominal, phrase('all? differ', 'is all? different')], (_, { each }) =>
      each === null ? [] : [numbersAgree(each, 'different')],
    ),
    seqEach(
      [phrase('the numbers of'), tilesNominal, phrase('is not all? equal', 'is not all? the same')],
      (_, { each }) => (each === null ? [] : [numbersAgree(each, 'not all equal')]),
    ),
    seqEach(
      [
        phrase('the numbers of'),
        tilesNominal,
        phrase('is all? equal', 'is all? the same', 'all? match', 'is the same as each other', 'all? agree'),
      ],
      (_, { each }) => (each === null ? [] : [numbersAgree(each, 'equal')]),
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
  seqEach([superlatives], (is) => {
    const of = is.type === 'not' ? is.of : is;
    return of.type === 'commonest' && !of.most ? [is, denyIf(is.type === 'not', rarestThere(of.colour))] : [is];
  }),
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
        phrase(
          '',
          'colour',
          'of all',
          'of all colours',
          'of the colours',
          'one',
          'of the four colours',
          'colour of all',
        ),
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

import { type Cell, type Colour, colours } from '../grid';
import { either, given, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { allColours } from './colours';
import { againstAllOthers, coloursOf, comparedWith, otherSide, others, type Sides, together } from './compared';
import { isAt } from './geometry';
import {
  type Amount,
  allOf,
  anyTile,
  at,
  type Comparison,
  compare,
  conjunction,
  deny,
  denyIf,
  hasIt,
  number,
  ofColours,
  one,
  type Place,
  type Statement,
  some,
  sumOf,
  type TileCondition,
  tilesThat,
  timesOf,
} from './meaning';
import { type Nominal, tilesNominal } from './nominals';
import { certainTiles } from './noun-phrases';
import { numeral } from './numbers';
import { allOfThem, inPlace, lineName, linesTogether } from './places';

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

export const ratio = (op: Comparison, plus = 0): Ratio => ({ op, leftTimes: 1, rightTimes: 1, plus });

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

export const opposite: Record<Comparison, Comparison> = { '=': '=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' };

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

export const asOp: Rule<Ratio> = either(
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
    seqEach(
      [moreThan, tilesNominal, inHere, phrase('than'), besidesIt, given((subset) => [subset])],
      (how, of, here, _, __, subset) => inAndOutside(how, of, { here, subset }),
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
    seqEach(
      [many, tilesNominal, inHere, phrase('as'), besidesIt, given((subset) => [subset])],
      (how, of, here, _, __, subset) => inAndOutside(how, of, { here, subset }),
    ),
  );
};

/** "More reds in row 1 than outside it": in all the rest. */
const besidesIt: Rule<null> = seq(
  [
    phrase('', 'there is'),
    phrase(
      'outside of? it|them|this|that',
      'outside',
      'outside that row|column|line',
      'elsewhere',
      'anywhere|everywhere else',
      'in|among the rest',
      'in|among the rest of the tiles|subset',
      'among the others',
      'in|among the other tiles',
    ),
  ],
  () => null,
);

/** "In row 1", "among the edge tiles" */
const inHere: Rule<Place> = rule(() =>
  either(
    inPlace,
    seq([phrase('among|in|on|at|inside|within'), certainTiles], (_, cells): Place => ({ type: 'cells', cells })),
  ),
);

const placeBesides = (place: Place, subset: readonly Cell[]): Place[] => {
  const others = subset.filter((cell) => !isAt(place, cell, subset));
  return others.length === 0 || others.length === subset.length ? [] : [{ type: 'cells', cells: others }];
};

const inAndOutside = (
  how: Ratio,
  of: Nominal,
  { here, subset }: { here: Place; subset: readonly Cell[] },
): Statement[] => placeBesides(here, subset).flatMap((there) => places(how, of, [here, there]));

/** After "not": "as many reds as blues", where that means fewer. */
export const notAsManyAs: Rule<Statement> = rule(() => asManyAs(fewerThanThat));

export const fewerThanThat = (how: Ratio): Ratio[] => (how.isPlain === true ? [{ ...how, op: '<' }] : []);

const coloursThere = phrase('different|distinct? colours|colour', 'different|distinct? colours present|used');

export const elsewhere: Rule<Place> = rule(() =>
  either(
    inPlace,
    seqEach(
      [phrase('outside of?', 'not in'), either(lineName, inPlace), given((subset) => [subset])],
      (_, place, subset) => placeBesides(place, subset),
    ),
    lineName,
    seq([phrase('there is'), inPlace], (_, place) => place),
    seqEach([phrase('in|within|on'), allOfThem, given((subset) => [subset])], (_, __, cells) => [
      { type: 'cells' as const, cells },
    ]),
    seq([phrase('in?'), linesTogether, phrase('', 'together', 'combined', 'put together')], (_, place) => place),
  ),
);

export const sides = (how: Ratio, { which, each, other, noun }: Nominal, right: Sides): Statement[] =>
  each !== null || other ? [] : limitedAlike(how, which, { ...right, isNounShared: noun === 'colour' });

/** "more red edge tiles than blue": than blue ones anywhere, or than blue edge tiles. */
export function limitedAlike(how: Ratio, which: TileCondition, right: Sides): Statement[] {
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

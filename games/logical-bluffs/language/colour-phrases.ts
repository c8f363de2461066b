import { type Cell, type Colour, colours, isCell } from '../grid';
import { aboutColour } from './about-colour';
import {
  asOf,
  either,
  fits,
  ifThereIs,
  list,
  map,
  means,
  notBefore,
  noVerb,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { outnumbers } from './colour-comparisons';
import { allColours, anyColour, colour, colourName, plural } from './colours';
import { hadBySome } from './colours-had';
import { colourOfCell } from './compared';
import { related, tilesAmount } from './comparisons';
import { isNumbered } from './line-verbs';
import { type LinePhrase, linePhrase, shapesOf } from './lines';
import {
  anyTile,
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
  inCells,
  isCounting,
  isExact,
  none,
  notOf,
  ofColours,
  ofIt,
  type Place,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { tilesNominal } from './nominals';
import { cellList, type TilesPhrase, tilesPhrase } from './noun-phrases';
import { anyOfThem, determiner, numberAfter, numeral, type Quantity, quantity, share, times } from './numbers';
import { pairPhrase, saidOfPairs } from './pairs';
import { inPlace, inTheSubset, lineName, onTheGrid } from './places';
import { saidOf } from './tile-clauses';

// Colours as what is spoken of: "red", "both red and blue", "no colour", "exactly two colours", and how often they appear.

export interface ColoursPhrase {
  readonly quantity: Quantity;
  readonly among: readonly Colour[];
  readonly which: Statement | null;
  /** Colours by name: what is said of them is said of each. */
  readonly named: boolean;
  /** "All four colours", whether they appear or not. */
  readonly isWhole?: boolean;
  /** "Red and blue together": what is said of them is said of all their tiles. */
  readonly isTogether?: true;
  /** "All colours except yellow": what is said of all the others may be denied of these. */
  readonly butNot?: readonly Colour[];
}

const anyOfAll = (many: Quantity, which: Statement | null = null): ColoursPhrase => ({
  quantity: many,
  among: colours,
  which,
  named: false,
});

const named = (among: readonly Colour[], many: Quantity): ColoursPhrase => ({
  quantity: many,
  among,
  which: null,
  named: true,
});

const colourNoun = phrase('single? colour|colours', 'different|distinct colour|colours');

export const coloursPhrase: Rule<ColoursPhrase> = rule(() =>
  either(
    someColours,
    notBefore(
      seqEach(
        [someColours, phrase('that', 'which'), colourVerb],
        (of, _, { so, denied, lines, ofNamed, justOnce = so, justSo }) =>
          of.which === null && !of.named && ofNamed !== true
            ? [justOnce, ...(justSo !== undefined && isLimited(of.quantity) ? [justSo] : [])].map((often) => ({
                ...of,
                which: denyIf(denied, lines === null ? often : linesHave(lines, often)),
              }))
            : [],
      ),
      'in',
      'on',
    ),
    seqEach([someColours, phrase('', 'that is', 'which is'), phrase('present', 'used', 'in the subset')], (of) =>
      of.which === null && !of.named && ['every', 'no', 'counted', 'share'].includes(of.quantity.kind)
        ? [{ ...of, which: hasIt(some) }]
        : [],
    ),
    seqEach([someColours, inPlace], (of, place) =>
      of.which === null && ['every', 'no'].includes(of.quantity.kind) ? [{ ...of, which: hasIt(some, at(place)) }] : [],
    ),
    seqEach([someColours, phrase('of'), lineName], (of, _, place) =>
      of.which === null && !of.named && ['a', 'some', 'bare', 'counted'].includes(of.quantity.kind)
        ? [{ ...of, which: hasIt(some, at(place)) }]
        : [],
    ),
    seqEach([someColours, phrase('such that', 'that', 'which'), tilesHaveIt], (of, _, so) =>
      of.which === null && !of.named ? [{ ...of, which: so }] : [],
    ),
    seqEach([someColours, phrase('with'), someTiles], (of, _, so) =>
      of.which === null && !of.named ? [{ ...of, which: so }] : [],
    ),
    namedColours,
  ),
);

/** "Every colour that row 1 lacks": of which something may be said. */
export const coloursOfOthers: Rule<ColoursPhrase> = rule(() =>
  seqEach([someColours, notBare(hadBySome)], (of, { by, denied }) =>
    of.which === null && !of.named && by.type === 'tiles'
      ? [{ ...of, which: hasIt(denied ? none : some, by.which) }]
      : [],
  ),
);

/** "That row 1 lacks", "missing from row 1"; of "in row 1" it may be said where they are. */
const notBare = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) => (/^(?:in|of|on|at|to|from|among)$/.test(chart.words[at]?.text ?? '') ? [] : one(chart, at)));

const someColours: Rule<ColoursPhrase> = rule(() =>
  either(
    seq([determiner, phrase('single? colour|colours')], (many) => anyOfAll(many)),
    seq([numeral, phrase('different? colour|colours'), numberAfter], (n, _, of) =>
      anyOfAll(quantity(of(n), 'counted')),
    ),
    seq([determiner, phrase('different|distinct colour|colours')], (many) =>
      many.kind === 'every' || many.kind === 'a' ? undefined : anyOfAll(many),
    ),
    seqEach([phrase('all the?', 'all of the', 'each of the', 'every one of the', 'the'), numberOfColours], () => [
      { ...anyOfAll(quantity(every, 'every')), isWhole: true },
    ]),
    seqEach([phrase('not all the?', 'not all of the'), numberOfColours], () => [
      anyOfAll(quantity(every, 'every', true)),
    ]),
    seq(
      [
        phrase('both colours'),
        fits(
          () => false,
          () => 'There are four colours, not two.',
        ),
      ],
      () => anyOfAll(quantity(every, 'every')),
    ),
    seq([determiner, phrase('of the', 'out of the', 'of the different'), phrase('colours')], (many) => anyOfAll(many)),
    seqEach([determiner, phrase('of the', 'of', 'out of the?'), numberOfColours], (many) => [anyOfAll(many)]),
    seqEach([phrase('all'), fourOfThem, phrase('of the? colours')], () => [
      { ...anyOfAll(quantity(every, 'every')), isWhole: true },
    ]),
    seq([phrase('none of the colours', 'not one colour', 'not a single colour', 'no one colour')], () =>
      anyOfAll(quantity(none, 'no')),
    ),
    seq([determiner, colourNoun, phrase('other than', 'besides'), anyColour], (many, _, __, not) => ({
      ...anyOfAll(many),
      among: otherThan(not),
    })),
    seqEach(
      [determiner, colourNoun, phrase('except for?', 'but', 'apart from'), anyColour],
      (many, _, __, not): ColoursPhrase[] => {
        const others = { ...anyOfAll(many), among: otherThan(not) };
        return ['every', 'no'].includes(many.kind) && !many.denied ? [others, { ...others, butNot: not }] : [others];
      },
    ),
    seq([determiner, phrase('of', 'of the colours', 'of the colours:'), colourList], (many, _, among) => ({
      ...anyOfAll(many),
      among,
    })),
    seq([phrase('none of', 'neither of'), colourList], (_, among) => ({ ...anyOfAll(quantity(none, 'no')), among })),
    seq([anyOfThem, colourNoun], (many) => anyOfAll(many)),
  ),
);

const otherThan = (not: readonly Colour[]) => colours.filter((one) => !not.includes(one));

const numberOfColours: Rule<null> = (chart, at) =>
  numeral(chart, at).flatMap(({ value, end }) =>
    phrase('colours', 'different colours')(chart, end).flatMap((noun) =>
      fits(
        () => value === colours.length,
        () => `There are four colours, not ${chart.words[at]?.text ?? value}.`,
      )(chart, noun.end),
    ),
  );

const fourOfThem: Rule<number> = map(numeral, (n) => (n === colours.length ? n : undefined));

const colourList: Rule<readonly Colour[]> = rule(() =>
  seq([list(colour, phrase(',', 'and|or', ', and', ', or'))], (some) =>
    some.length > 1 && new Set(some).size === some.length ? some : undefined,
  ),
);

/** "red", "the colour red", "red and blue", "neither red nor blue" */
export const namedColours: Rule<ColoursPhrase> = rule(() =>
  either(
    map(colourName, (one) => named([one], quantity(every, 'the'))),
    seq([phrase('both?'), allColours, phrase('', 'both', 'all')], (_, some) => named(some, quantity(every, 'the'))),
    seq([phrase('both?'), allColours, phrase('together|combined', 'taken together')], (_, some) => ({
      ...named(some, quantity(every, 'the')),
      isTogether: true as const,
    })),
    seq([plural, phrase('and'), plural], (a, _, b) => named([a, b], quantity(every, 'the'))),
    seq([anyColour], (some) => (some.length > 1 ? named(some, quantity(atLeast(1), 'some')) : undefined)),
    seq(
      [phrase('neither'), list(colour, phrase(',|nor', ', nor')), phrase('nor|or', ', nor'), colour, phrase('tiles?')],
      (_, some, __, last) => named([...some, last], quantity(none, 'no')),
    ),
    seq([phrase('not both'), colour, phrase('and'), colour], (_, a, __, b) =>
      named([a, b], quantity(every, 'the', true)),
    ),
  ),
);

/** "with exactly three tiles" */
const someTiles: Rule<Statement> = rule(() =>
  seq([determiner, tilesNominal], (many, { which, noun }) =>
    noun === 'tiles' || noun === 'tile' ? hasItSo(many, which) : undefined,
  ),
);

/** "exactly four tiles have", after "a colour that" */
const tilesHaveIt: Rule<Statement> = rule(() =>
  seq(
    [determiner, tilesNominal, phrase('has|share it?', 'is of that colour', 'is that colour')],
    (many, { which, noun }) => (noun === 'tiles' || noun === 'tile' ? hasItSo(many, which) : undefined),
  ),
);

const hasItSo = (many: Quantity, which: TileCondition): Statement | undefined =>
  isCounting(many.quantifier) || many.kind === 'share' || many.kind === 'every'
    ? denyIf(many.denied, hasIt(many.quantifier, which))
    : undefined;

// --- how often they appear

export interface ColourVerb {
  readonly so: Statement;
  readonly denied: boolean;
  /** The rows in which it has to be so. */
  readonly lines: LinePhrase | null;
  /** In each of the rows the same colours, not some in each. */
  readonly alike: boolean;
  /** "do not both": not all of them, which is less than none. */
  readonly whole?: boolean;
  /** Of several colours, each by itself or all of them. */
  readonly ofOne?: true;
  /** Only clear of colours by their names. */
  readonly ofNamed?: boolean;
  /** "account for half of the tiles": of several colours, which share is of them together. */
  readonly share?: Quantity;
  /** "once": what it says of colours without names, of which just once is meant. */
  readonly justOnce?: Statement;
  /** "twice", "on three tiles": the same with the number meant exactly. */
  readonly justSo?: Statement;
}

const verb = (so: Statement, denied = false, lines: LinePhrase | null = null, alike = false): ColourVerb => ({
  so,
  denied,
  lines,
  alike,
});

const appearing = phrase(
  'appear',
  'is present',
  'is there',
  'show up',
  'exist',
  'is used',
  'is shown',
  'is found',
  'is visible',
  'can be found',
  'turn up',
  'is included',
  'is represented',
  'come up',
  'comes up',
  'is seen',
  'is in',
  'feature|features',
  'come|comes',
);
const onceAtLeast = quantity(atLeast(1), 'some');

const isOrNothing: Rule<null> = (chart, at) => [...phrase('is')(chart, at), ...noVerb(chart, at)];

const doOrNot: Rule<boolean> = either(means(false, '', 'both', 'all', 'each'), means(true, 'do not', 'never'));
const isOrNot: Rule<boolean> = either(means(false, 'is'), means(true, 'is not', 'is never'));

/** "do not both": the denial of all together. */
const notTogether = phrase('do not both|all', 'never both|all', 'cannot both|all');

/** "appears in the top row but not in the bottom row", "is in every column but absent from at least one row" */
export const colourVerb: Rule<ColourVerb> = rule(() =>
  either(
    notOfARun(simpleVerb),
    seqEach([notTogether, appearing, often, where], (_, __, many, place) => told(many, place, true).map(asWhole)),
    seqEach([phrase('is not both|all', 'is never both|all'), phrase('present|there|in', ''), where], (_, __, place) =>
      told(onceAtLeast, place, true).map(asWhole),
    ),
    seq([phrase('is not both|all', 'is never both|all'), phrase('missing|absent')], () =>
      asWhole(verb(hasIt(none), true)),
    ),
    seqEach([simpleVerb, phrase('and|but', ', and|but'), simpleVerb], (a, _, b) => together([a, b])),
    ifThereIs(
      ['or'],
      seqEach(
        [phrase('', 'either'), simpleVerb, phrase('or', ', or', 'or else'), either(simpleVerb, shortVerb)],
        (_, a, __, b) => (isOneThing(a) && isOneThing(b) ? together([a, b], 'or') : []),
      ),
    ),
    seqEach([appearing, where, phrase('and|but not', ', but|and not'), where], (_, one, __, other) =>
      one === null || other === null
        ? []
        : told(onceAtLeast, one, false).flatMap((a) => told(onceAtLeast, other, true).flatMap((b) => together([a, b]))),
    ),
    seqEach(
      [isOrNothing, phrase('missing|absent'), inPlace, phrase('and|but not', ', but|and not'), inPlace],
      (_, __, here, ___, there) => [verb(conjunction([hasIt(none, at(here)), hasIt(some, at(there))]))],
    ),
    seqEach([appearing, phrase('in'), linePhrase, phrase('and in?'), linePhrase], (_, __, a, ___, b) =>
      a.type === 'shapes' && b.type === 'shapes'
        ? together([verb(hasIt(some), false, a), verb(hasIt(some), false, b)])
        : [],
    ),
    seqEach([either(appearing, phrase('is')), phrase('only|just'), inPlace], (_, __, place) => {
      const nowhereElse = hasIt(none, notOf(at(place)));
      return [verb(conjunction([hasIt(some, at(place)), nowhereElse])), verb(nowhereElse)];
    }),
  ),
);

/** "Red appears twice in a row": in one row of the grid, or one after the other. */
const notOfARun =
  (one: Rule<ColourVerb>): Rule<ColourVerb> =>
  (chart, at) =>
    one(chart, at).filter(({ value, end }) => {
      const said = chart.words.slice(at, end).map(({ text }) => text);
      const isRun = said.slice(-3).join(' ') === 'in a row' && value.justSo !== undefined;
      if (isRun) chart.misfits.add(mayBeARun);
      return !isRun;
    });

export const mayBeARun =
  '“In a row” can mean one row of the grid or side by side; say “some row has” or “next to each other”.';

const asWhole = (one: ColourVerb): ColourVerb => ({ ...one, denied: true, whole: true });

/** Of a colour by its name: both, in all the rows that each speaks of. */
const together = (verbs: readonly ColourVerb[], how: 'and' | 'or' = 'and'): ColourVerb[] => [
  {
    ...(how === 'or' ? { ofOne: true as const } : {}),
    ...verb(
      (how === 'or' ? disjunction : conjunction)(
        verbs.map(({ so, denied, lines }) => denyIf(denied, lines === null ? so : linesHave(lines, so))),
      ),
    ),
    ofNamed: true,
  },
];

/** "is absent or in the majority": the second verb by the first one's "is". */
export const shortVerb: Rule<ColourVerb> = rule(() =>
  either(
    seq([phrase('in the majority', 'the majority colour?')], () => verb(hasIt(moreThanHalf))),
    seq([phrase('in the minority')], () => verb(hasIt(lessThanHalf))),
    seq([phrase('missing|absent')], () => verb(hasIt(none))),
    seq([phrase('present', 'there')], () => verb(hasIt(some))),
    seq([phrase('not', 'never')], () => verb(hasIt(none))),
    seqEach([phrase('present'), where], (_, place) => told(onceAtLeast, place, false)),
    seqEach([where], (place) => (place === null ? [] : told(onceAtLeast, place, false))),
    seqEach([times], (many) => told(many, null, false)),
    seqEach([phrase('missing|absent'), where], (_, place) => told(quantity(none, 'no'), place, false)),
  ),
);

/** What is said of it has no number of its own that could be meant in two ways. */
const isOneThing = ({ lines, share, justSo }: ColourVerb): boolean =>
  lines === null && share === undefined && justSo === undefined;

const moreThanHalf: Quantifier = { type: 'share', part: 1, of: 2, op: '>' };
const lessThanHalf: Quantifier = { type: 'share', part: 1, of: 2, op: '<' };

const simpleVerb: Rule<ColourVerb> = rule(() =>
  either(
    seqEach([doOrNot, appearing, often, where], (denied, _, many, place) => told(many, place, denied)),
    seqEach([doOrNot, appearing, where, often], (denied, _, place, many) =>
      many === onceAtLeast ? [] : told(many, place, denied),
    ),
    seqEach([outnumbers, either(colourName, colourOfCell)], ({ how, denied }, other) =>
      how.plus === 0 && how.leftTimes === 1 && how.rightTimes === 1
        ? [{ ...verb(related(how, tilesAmount(ofIt), tilesAmount(hasColourOf(other)))), denied }]
        : [],
    ),
    seqEach([phrase('is'), where], (_, place) => (place === null ? [] : told(onceAtLeast, place, false))),
    seqEach([phrase('is not present|shown|used|there'), times, where], (_, many, place) => told(many, place, true)),
    seqEach([phrase('is not'), where], (_, place) => (place === null ? [] : told(onceAtLeast, place, true))),
    seqEach([noVerb, often, where], (_, many, place) => (many === onceAtLeast ? [] : told(many, place, false))),
    seq(
      [
        isOrNothing,
        phrase('missing|absent|lacking', 'not present|used|there|in', 'both|all missing|absent', 'nowhere'),
      ],
      () => verb(hasIt(none)),
    ),
    seqEach([isOrNothing, phrase('missing|absent|lacking'), where], (_, __, place) =>
      told(quantity(none, 'no'), place, false),
    ),
    seq([phrase('is not'), phrase('missing|absent')], () => verb(hasIt(some))),
    seq([noVerb, phrase('', 'both|all'), phrase('present', 'there')], () => verb(hasIt(some))),
    seqEach(
      [isOrNot, phrase('shared|had by', 'common to'), determiner, tilesNominal],
      (denied, _, many, { which, noun }) =>
        noun === 'tiles' || noun === 'tile'
          ? onSoMany(many, which).map((said): ColourVerb => ({ ...said, denied }))
          : [],
    ),
    seqEach(
      [phrase('appear', 'is', 'show up', 'occur', 'can be found'), phrase('on|in'), determiner, tilesNominal],
      (_, __, many, { which, noun }) => (noun === 'tiles' || noun === 'tile' ? onSoMany(many, which) : []),
    ),
    seqEach(
      [phrase('has|cover', 'account for', 'make up', 'take up', 'is the colour of'), determiner, tilesNominal],
      (_, many, { which, noun }) => (noun === 'tiles' || noun === 'tile' ? onSoMany(many, which) : []),
    ),
    seqEach([doOrNot, appearing, phrase('on|in|at'), tilesPhrase], (denied, _, __, those) =>
      onThose(those).map((said) => ({ ...said, denied })),
    ),
    ifThereIs(
      ['adjacent', 'neighbouring', 'neighbours', 'pair', 'pairs'],
      seqEach([doOrNot, appearing, phrase('on|in'), pairPhrase], (denied, _, __, pairs) =>
        pairs.which.type === 'any' && isCounting(pairs.quantity.quantifier) && pairs.quantity.kind !== 'every'
          ? saidOfPairs(pairs, { are: { type: 'both', are: ofIt }, denied: false }).map((so) => verb(so, denied))
          : [],
      ),
    ),
    seqEach([isOrNot, phrase('on|at'), tilesPhrase], (denied, _, those) =>
      onThose(those).map((said) => ({ ...said, denied })),
    ),
    seqEach([phrase('is the colour of', 'cover', 'has'), tilesPhrase], (_, those) => onThose(those)),
    seqEach([coveringVerb, share, phrase('of'), allTheTiles], (_, quantifier) => [
      covering(quantity(quantifier, 'share'), hasIt(quantifier)),
    ]),
    seqEach([phrase('is'), share, phrase('of'), allTheTiles], (_, quantifier) => [verb(hasIt(quantifier))]),
    seqEach([coveringVerb, share, phrase('the tiles|subset', '')], (_, quantifier) => [
      covering(quantity(quantifier, 'share'), hasIt(quantifier)),
    ]),
    seqEach([coveringOrHas, determiner, phrase('of'), allTheTiles], (_, many) =>
      onSoMany(many, anyTile).map((said) => ({ ...said, share: many })),
    ),
    seq([coveringVerb, allTheTiles], () => covering(quantity(every, 'every'), hasIt(every))),
    seq(
      [
        phrase(
          'is in the majority',
          'has a|the majority',
          'is the majority',
          'has an absolute majority',
          'is the majority colour',
          'has majority',
        ),
      ],
      () => verb(hasIt(moreThanHalf)),
    ),
    seq([phrase('is in the minority', 'is a|the minority')], () => verb(hasIt(lessThanHalf))),
  ),
);

const hasColourOf = (other: Colour | Cell): TileCondition =>
  isCell(other) ? { type: 'sameColour', as: other } : ofColours([other]);

const coveringVerb = phrase('account for', 'make up', 'cover', 'fill|fills', 'take|takes up', 'makes up');
const coveringOrHas = phrase('account for', 'make up', 'cover', 'fill|fills', 'take|takes up', 'makes up', 'has');
const allTheTiles = phrase(
  'everything',
  'the|all|these|my tiles|subset',
  'all the tiles',
  'all of the tiles',
  'the whole|entire subset',
  'tiles',
  'them',
  'it',
);
const covering = (many: Quantity, so: Statement): ColourVerb => ({ ...verb(so), share: many });

function onSoMany(many: Quantity, which: TileCondition): ColourVerb[] {
  const so = hasItSo(many, which);
  const n = bareNumber(many);
  if (so === undefined) return [];
  return [n === null || n < 2 ? verb(so) : { ...verb(so), justSo: hasIt(exactly(n), which) }];
}

/** "appears on both end tiles", "is on exactly one of A1 and B1": those are of that colour. */
function onThose(those: TilesPhrase): ColourVerb[] {
  const { quantity: many, isAlone, each } = those;
  if (isAlone === true || each !== null || many.kind === 'plural' || many.kind === 'any') return [];
  if (many.kind === 'the' && those.which.type === 'any' && !those.isRest) return [];
  const exact = bareNumber(many);
  const said = (of: TilesPhrase) => saidOf(of, { type: 'is', so: ofIt, denied: false, all: false });
  const justSo = exact === null || exact < 2 ? [] : said({ ...those, quantity: quantity(exactly(exact), 'counted') });
  return said(those).map((so, i) => ({ ...verb(so), ...(justSo[i] === undefined ? {} : { justSo: justSo[i] }) }));
}

const often: Rule<Quantity> = rule(() =>
  either(
    means(onceAtLeast, ''),
    times,
    seq([phrase('on|in'), determiner, phrase('tile|tiles')], (_, many) =>
      isCounting(many.quantifier) ? many : undefined,
    ),
  ),
);

type Where =
  | { readonly type: 'place'; readonly which: TileCondition }
  | { readonly type: 'lines'; readonly lines: LinePhrase; readonly alike?: boolean }
  | null;

const where: Rule<Where> = rule(() =>
  either(
    means<Where>(null, ''),
    map(inTheSubset, (): Where => null),
    map(onTheGrid, (place): Where => placed(place)),
    map(inPlace, (place): Where | undefined => (place.type === 'cells' ? undefined : placed(place))),
    seq([phrase('among'), cellList], (_, cells): Where => ({ type: 'place', which: inCells(cells) })),
    seq([phrase('outside of?'), lineName], (_, place): Where => ({ type: 'place', which: notOf(at(place)) })),
    seq([phrase('in|within|among|on|per'), linePhrase], (_, lines): Where => ({ type: 'lines', lines })),
    seq([phrase('in'), linePhrase, phrase('alike')], (_, lines): Where => ({ type: 'lines', lines, alike: true })),
    seq([phrase('per'), means('row' as const, 'row')], (_, shape): Where => perLine(shape)),
    seq([phrase('per'), means('column' as const, 'column')], (_, shape): Where => perLine(shape)),
    seq([phrase('among|in|on|at'), phrase('the', ''), tilesNominal], (_, __, { which, noun }): Where | undefined =>
      noun === 'tiles' || noun === 'corner' ? { type: 'place', which } : undefined,
    ),
  ),
);

const placed = (place: Place): Where => ({ type: 'place', which: at(place) });
const perLine = (shape: 'row' | 'column'): Where => ({
  type: 'lines',
  lines: { type: 'shapes', shape, quantity: quantity(every, 'every'), which: null },
});

function told(many: Quantity, place: Where, denied: boolean): ColourVerb[] {
  const which = place?.type === 'place' ? place.which : anyTile;
  const said = verb(
    denyIf(many.denied, hasIt(many.quantifier, which)),
    denied,
    place?.type === 'lines' ? place.lines : null,
    place?.type === 'lines' && place.alike === true,
  );
  const n = bareNumber(many);
  if (n === 1) return [{ ...said, justOnce: hasIt(exactly(1), which) }];
  return [n === null ? said : { ...said, justSo: hasIt(exactly(n), which) }];
}

/** A number without a word that says how it is meant. */
const bareNumber = ({ kind, quantifier, denied }: Quantity): number | null =>
  kind === 'bare' && !denied && quantifier.type === 'number' && quantifier.max === null ? quantifier.min : null;

// --- together

export function saidOfColours(of: ColoursPhrase, said: ColourVerb): Statement[] {
  if (said.whole === true) return notAllOfThem(of, said);
  if (isOfSeveral(of) && said.share !== undefined) return covered(of, said, said.share);
  if (of.isTogether === true) return [];
  if (said.justOnce !== undefined && !of.named) return oftenOnce(of, said, said.justOnce);
  if (said.justSo !== undefined && !of.named && isLimited(of.quantity))
    return [said.so, said.justSo].flatMap((so) => saidOfColours(of, { ...said, so, justSo: undefined }));
  const { so, denied, lines, alike, ofNamed } = said;
  if (ofNamed === true && !of.named) return [];
  if (said.ofOne === true && of.among.length > 1 && of.quantity.kind === 'the') return [];
  if (lines === null) return coloursAre(of, so, denied);
  const ofEach = coloursAre(of, linesHave(lines, so), denied);
  if (isOfAllTogether(of, lines, so)) return [];
  if (isThereAnyway(of, so)) return ofEach;
  const isOne = lines.type === 'places' && (lines.places.length < 2 || of.which !== null);
  return denied || alike || isOne || isOverLines(of, lines)
    ? ofEach
    : [...ofEach, ...coloursAre(of, so, false).map((statement) => linesHave(lines, statement))];
}

const isOfSeveral = (of: ColoursPhrase): boolean =>
  of.named && of.among.length > 1 && of.quantity.kind === 'the' && !of.quantity.denied;

/** "Red and blue cover half of the tiles": both together, or each; of most tiles each of them cannot be. */
function covered(of: ColoursPhrase, said: ColourVerb, many: Quantity): Statement[] {
  const { quantifier } = many;
  const together = tilesAre(quantifier, { which: anyTile, are: ofColours(of.among) });
  const isOfBoth =
    of.isTogether === true || quantifier.type === 'all' || quantifier.type === 'allBut' || isMost(quantifier);
  const each = isOfBoth ? [] : saidOfColours(of, { ...said, share: undefined });
  const exact = said.justSo === undefined ? [] : [count(exactly(bareNumber(many) ?? 0), ofColours(of.among))];
  return [denyIf(many.denied !== said.denied, together), ...exact, ...each];
}

const isMost = (many: Quantifier): boolean =>
  many.type === 'share' && (many.op === '>' ? 2 * many.part >= many.of : many.op === '>=' && 2 * many.part > many.of);

/** "Exactly one colour appears twice": no other at least twice, or no other just twice. */
const isLimited = ({ quantifier }: Quantity): boolean =>
  quantifier.type !== 'number' || (quantifier.max !== null && quantifier.max > 0);

/** "Exactly one colour appears once": just once; "every colour appears once" may say that none is missing. */
function oftenOnce(of: ColoursPhrase, said: ColourVerb, justOnce: Statement): Statement[] {
  const exact = saidOfColours(of, { ...said, so: justOnce, justOnce: undefined });
  return of.quantity.kind === 'every' ? [...saidOfColours(of, { ...said, justOnce: undefined }), ...exact] : exact;
}

/** "Red and blue do not both appear"; in which rows, where there are several, could be meant in two ways. */
function notAllOfThem(of: ColoursPhrase, { so, lines, ofNamed, alike }: ColourVerb): Statement[] {
  if (of.quantity.denied || !['the', 'every'].includes(of.quantity.kind)) return [];
  if (of.named && of.among.length < 2) return [];
  return saidOfColours(of, { so, lines, ofNamed, alike, denied: false }).map(deny);
}

/** "Red appears twice in rows 1 and 2": in each or in both together, which nobody can tell. */
const isOfAllTogether = (of: ColoursPhrase, lines: LinePhrase, so: Statement): boolean =>
  of.named && lines.type === 'places' && lines.joint === 'and' && lines.places.length > 1 && isNumbered(so);

/** "No colour appears in both rows": that no row has any colour is not meant, as some colour is in each. */
/** That some colour is there, or that none is. */
export const isAlwaysOrNever = (is: Statement): boolean =>
  is.type === 'colours' &&
  isThereAnyway({ quantity: quantity(is.quantifier, 'bare'), among: is.among, which: is.which, named: false }, is.are);

const isThereAnyway = (
  { named: isNamed, among, which, quantity: { quantifier } }: ColoursPhrase,
  so: Statement,
): boolean =>
  !isNamed &&
  which === null &&
  among.length === colours.length &&
  quantifier.type === 'number' &&
  (quantifier.max === 0 || (quantifier.min < 2 && quantifier.max === null)) &&
  JSON.stringify(so) === JSON.stringify(hasIt(some));

/** "No colour appears in more than one row", "... twice in any row", "every colour ... in at least two rows": of each. */
const isOverLines = ({ quantity: { kind } }: ColoursPhrase, lines: LinePhrase): boolean =>
  lines.type === 'shapes' &&
  !lines.quantity.denied &&
  ((['no', 'every'].includes(kind) && lines.quantity.kind === 'counted') ||
    (kind === 'no' && lines.quantity.kind === 'any'));

export function linesHave(of: LinePhrase, are: Statement): Statement {
  if (of.type === 'shapes')
    return denyIf(
      of.quantity.denied,
      disjunction(
        shapesOf(of).map(
          (shape): Statement => ({
            type: 'shapes',
            shape,
            quantifier: of.quantity.quantifier,
            which: of.which,
            are,
          }),
        ),
      ),
    );
  const each = of.places.map((place): Statement => ({ type: 'within', place, is: are }));
  return of.joint === 'or' ? disjunction(each) : conjunction(of.joint === 'nor' ? each.map(deny) : each);
}

function coloursAre(of: ColoursPhrase, so: Statement, denied: boolean): Statement[] {
  const { quantity: many, among, which, butNot } = of;
  if (butNot !== undefined) {
    const isSaid = (many.kind === 'no') === denied;
    const contrary = butNot.map((one) => denyIf(isSaid, aboutColour(so, one)));
    return coloursAre({ ...of, butNot: undefined }, so, denied).map((others) => conjunction([others, ...contrary]));
  }
  if (of.named) {
    const each = among.map((one) => denyIf(denied, aboutColour(so, one)));
    const joined =
      many.kind === 'no' ? conjunction(each.map(deny)) : many.kind === 'some' ? disjunction(each) : conjunction(each);
    return [denyIf(many.denied, joined)];
  }
  const statement = (are: Statement): Statement => ({
    type: 'colours',
    quantifier: many.quantifier,
    among,
    which,
    are,
  });
  if (many.kind === 'any' && which !== null && many.isOfEach === true)
    return [{ type: 'colours', quantifier: every, among, which, are: denyIf(denied, so) }];
  if (many.kind === 'any')
    return [some, every].map((quantifier) => denyIf(denied, { type: 'colours', quantifier, among, which, are: so }));
  if (
    many.kind === 'every' &&
    which === null &&
    among.length === colours.length &&
    !of.isWhole &&
    !denied &&
    !many.denied &&
    isExact(so)
  )
    return [statement(so), { type: 'colours', quantifier: many.quantifier, among, which: hasIt(some), are: so }];
  if (many.kind === 'every' && denied && !many.denied) return [statement(deny(so)), deny(statement(so))];
  return [denyIf(many.denied, statement(denyIf(denied, so)))];
}

/** That there are such colours. */
export function coloursExist(of: ColoursPhrase): Statement[] {
  const { quantity: many, which, named: isNamed } = of;
  if (isNamed) return [];
  const are = which === null ? hasIt(some) : conjunction([which]);
  return coloursAre({ ...of, which: null }, are, false).filter(() => many.kind !== 'share');
}

export const onlyColours = (some: readonly Colour[]): Statement => count(every, ofColours(some));

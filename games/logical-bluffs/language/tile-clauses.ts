import { type Cell, type Colour, colours } from '../grid';
import {
  allOf,
  anyOf,
  anyTile,
  atLeast,
  atMost,
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
  none,
  notOf,
  ofColours,
  type PairCondition,
  partsOf,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import type { TilesPhrase } from './noun-phrases';
import type { TileVerb } from './predicates';
import { unlikeBeside } from './references';
import { sameAsIt } from './relations';

// What a phrase and a verb mean together; several meanings where people read it differently, none where it is not said.

/** That there are such tiles. */
export function exist(phrase: TilesPhrase): Statement[] {
  const { quantity, which, each, noun, cells, isRest, other } = phrase;
  const { quantifier, kind, denied } = quantity;
  if (noun === 'none' || cells !== null || isRest || other || kind === 'every' || kind === 'the') return [];
  if (kind === 'share' || (kind === 'plural' && noun === 'corner')) return [];
  if (each === null || kind === 'no')
    return [count(quantifier, which), ...oneForEach(phrase)].map((one) => denyIf(denied, one));
  const apart = conjunction(each.map((part) => count(quantifier, part)));
  if (kind === 'plural' || kind === 'some') return [apart];
  return kind === 'a' || kind === 'any' ? [] : [denyIf(denied, count(quantifier, which)), denyIf(denied, apart)];
}

/** "There is a blue tile next to every red tile": for each of them one, not one to all. */
function oneForEach({ quantity: { quantifier, kind }, which, near }: TilesPhrase): Statement[] {
  const rest = allOf(...partsOf(which).filter((part) => JSON.stringify(part) !== JSON.stringify(near)));
  if (near === undefined || which.type === 'any') return [];
  return kind === 'no' ? besideEach(some, rest, near).map(deny) : besideEach(quantifier, rest, near);
}

/** For each of those, so many of these are beside it. */
function besideEach(many: Quantifier, which: TileCondition, so: TileCondition): Statement[] {
  const isOfAll = so.type === 'adjacent' && so.among === 'tiles' && so.quantifier.type === 'all';
  const back = isOfAll ? { ...opposites, ...farOpposites }[so.how] : undefined;
  if (!isOfAll || back === undefined || !isCounting(many)) return [];
  return [tilesAre(every, { which: so.which, are: { ...so, how: back, quantifier: many, which } })];
}

/** That such tiles are so. */
export function saidOf(phrase: TilesPhrase, verb: TileVerb): Statement[] {
  if (phrase.other || phrase.isRest || isInSeveralLines(phrase)) return [];
  switch (verb.type) {
    case 'is':
      return isSo(phrase, verb);
    case 'alike':
      return alike(phrase, verb);
    case 'mutual':
      return mutual(phrase, verb);
    case 'line':
      return inLine(phrase, verb);
    case 'connected':
      return connected(phrase, verb);
    case 'exist':
      return existing(phrase, verb.denied);
  }
}

/** "Two tiles in rows 1 and 2": in both together, or in each. */
const isInSeveralLines = ({ which, quantity: { kind } }: TilesPhrase): boolean =>
  (kind === 'bare' || kind === 'counted') &&
  partsOf(which).some((part) => part.type === 'place' && part.place.type === 'cells');

// --- of each by itself

function isSo(phrase: TilesPhrase, verb: Extract<TileVerb, { type: 'is' }>): Statement[] {
  if (verb.amongOthers === true && !['counted', 'bare'].includes(phrase.quantity.kind)) return [];
  const others = thanIt(phrase, verb.so);
  if (others === null)
    return [
      ...waysToMatch(phrase, verb.so).flatMap((so) => isSoOf(phrase, { ...verb, so })),
      ...whereItIs(phrase, verb),
    ];
  const isOne = others.quantity.quantifier.type === 'number' && others.quantity.quantifier.max === 1;
  return [...isSoOf(others, verb), ...(isOne ? isSoOf(phrase, verb) : [])];
}

/** "No red tile is next to a blue tile in the top row": the blue one is there, or the red one. */
function whereItIs(phrase: TilesPhrase, verb: Extract<TileVerb, { type: 'is' }>): Statement[] {
  const { so } = verb;
  const isOfPlace = (part: TileCondition) => part.type === 'place' && part.place.type !== 'grid';
  const places = so.type === 'adjacent' && so.which.type === 'and' ? so.which.of.filter(isOfPlace) : [];
  if (so.type !== 'adjacent' || places.length !== 1 || phrase.cells !== null || phrase.each !== null) return [];
  if (so.how === 'any' || partsOf(phrase.which).some(isOfPlace)) return [];
  const which = allOf(...partsOf(so.which).filter((part) => !isOfPlace(part)));
  return isSoOf({ ...phrase, which: allOf(phrase.which, ...places) }, { ...verb, so: { ...so, which } });
}

/** "Neither B2 nor C2 matches B3 and C3": neither of them, or not both of them. */
function waysToMatch({ cells, quantity: { kind } }: TilesPhrase, so: TileCondition): TileCondition[] {
  const isOfSeveral = so.type === 'and' && so.of.every((part) => part.type === 'sameColour' && part.as !== 'it');
  return kind === 'no' && cells !== null && isOfSeveral ? [anyOf(...so.of), so] : [so];
}

/** "No tile matches A1": none of the others; null where no tile is likened to one of those that are meant. */
function thanIt(phrase: TilesPhrase, so: TileCondition): TilesPhrase | null {
  const {
    which,
    cells,
    quantity: { kind, quantifier },
  } = phrase;
  const isFew = quantifier.type === 'number' && (quantifier.max ?? quantifier.min) < 2;
  if (so.type !== 'sameColour' || so.as === 'it' || cells !== null || kind === 'every' || kind === 'the') return null;
  if (partsOf(which).some((part) => part.type !== 'colour') || !isFew) return null;
  return { ...phrase, which: allOf(which, notOf(inCells([so.as]))) };
}

function isSoOf(phrase: TilesPhrase, verb: Extract<TileVerb, { type: 'is' }>): Statement[] {
  const { quantifier, kind } = phrase.quantity;
  const unlike = verb.denied && !verb.all && verb.ofEach !== true ? unlikeBeside(verb.so) : null;
  if (unlike !== null && !['every', 'the', 'any', 'plural'].includes(kind))
    return isSoOf(phrase, { ...verb, so: unlike, denied: false });
  const loose = quantifier.type === 'all' && phrase.cells === null ? whereThereIsOne(verb.so) : null;
  if (loose === null || verb.denied) return isSoOfThose(phrase, verb);
  const said = isSoOfThose(phrase, { ...verb, so: loose });
  return phrase.which.type === 'any' ? said : [...isSoOfThose(phrase, verb), ...said];
}

/** "Each tile matches the one below": where there is one below it. */
const whereThereIsOne = (so: TileCondition): TileCondition | null =>
  so.type === 'adjacent' && so.how in sidesOfIt && isLikeIt(so.which) && so.quantifier.type === 'number'
    ? { ...so, among: 'neighbours', quantifier: every }
    : null;

const isLikeIt = (which: TileCondition): boolean =>
  which.type === 'sameColour' || (which.type === 'not' && which.of.type === 'sameColour');

const sidesOfIt = { above: true, below: true, left: true, right: true };

function isSoOfThose(phrase: TilesPhrase, { so, denied, all, ofEach }: Extract<TileVerb, { type: 'is' }>): Statement[] {
  const { which, quantity, noun } = phrase;
  const { quantifier, kind } = quantity;
  const are = denied && !all ? notOf(so) : so;
  if (so.type === 'place' && so.place.type === 'cells' && !['every', 'the', 'no'].includes(kind)) return [];
  const others = likenedTo(phrase, so);
  if (others !== null) return likeOthers([phrase.cells ?? [], others], { so, denied, all });
  if (so.type === 'not' && likenedTo(phrase, so.of) !== null)
    return denied ? [] : isSoOf(phrase, { type: 'is', so: so.of, denied: true, all });
  const told = (how: Quantifier, what: TileCondition) => denyIf(quantity.denied, tilesAre(how, { which, are: what }));
  if (isLikeOneOf(phrase, so) && !denied && !quantity.denied)
    return [
      conjunction((phrase.cells ?? []).map((cell) => tilesAre(every, { which: inCells([cell]), are: so }))),
      disjunction(so.of.map((one) => told(every, one))),
    ];
  if (isMatchedBySoMany(phrase, so)) return twoPairs(phrase, so);
  const isNamed = denied || phrase.cells !== null;
  const apart = isNamed ? [] : besideEach(quantifier, which, so).map((one) => denyIf(quantity.denied, one));
  if (ofEach === true && ['a', 'plural', 'any', 'every', 'the'].includes(kind))
    return quantity.denied ? [] : [denied ? told(none, so) : told(every, so)];
  if (ofEach === true && (!denied || kind === 'some')) return [];
  switch (kind) {
    case 'every':
      if (quantity.denied) return denied ? [] : [told(every, so)];
      return denied ? (all ? [deny(told(every, so))] : [told(every, are), deny(told(every, so))]) : [told(every, so)];
    case 'the':
      if (denied && all)
        return [
          deny(told(every, so)),
          ...waysToBeOne(so).map((ways) => deny(disjunction(ways.map((one) => told(every, one))))),
        ];
      return [
        told(every, are),
        ...(all && !denied ? waysToBeOne(so).map((ways) => disjunction(ways.map((one) => told(every, one)))) : []),
      ];
    case 'any':
      if (denied) return [told(none, so)];
      return quantity.isOfEach === true && partsOf(which).some(isNoPlace)
        ? [told(every, so)]
        : [told(every, so), told(some, so)];
    case 'plural':
      if (all) return [denyIf(denied, told(every, so))];
      if (noun === 'colour') return [told(denied ? none : some, so)];
      return denied ? [told(none, so)] : [told(every, so), told(some, so), ...apart];
    case 'no':
      return all && denied ? [] : [told(none, are)];
    case 'a':
      if (isKindOfTile(which) && so.type === 'colour' && !denied) return [told(some, so), told(every, so)];
      return denied && isBeside(so) ? [told(quantifier, are), told(none, so)] : [told(quantifier, are), ...apart];
    case 'bare':
      return denied
        ? [all ? deny(told(quantifier, so)) : told(quantifier, are)]
        : [
            told(quantifier, so),
            ...ofOneTogether(quantifier, which, so).map((one) => denyIf(quantity.denied, one)),
            ...apart,
          ];
    default:
      return all && denied ? [deny(told(quantifier, so))] : [told(quantifier, are), ...apart];
  }
}

/** "Any tile next to a red one", not "any red tile", "any corner tile". */
const isNoPlace = ({ type }: TileCondition): boolean => type !== 'place' && type !== 'cells' && type !== 'colour';

/** "Are both red or blue": each of them, or both red, or both blue. */
const waysToBeOne = (so: TileCondition): (readonly TileCondition[])[] =>
  so.type === 'colour' && so.colours.length > 1 ? [so.colours.map((one) => ofColours([one]))] : [];

/** "A1 and B1 are the same colour as A2 and B2": the tiles that several are likened to by name; null where that is not so. */
function likenedTo({ cells, joint }: TilesPhrase, so: TileCondition): readonly Cell[] | null {
  if (cells === null || cells.length < 2 || joint !== 'and') return null;
  const parts = so.type === 'not' && so.of.type === 'or' ? so.of.of : partsOf(so);
  const others = parts.flatMap((part) => (part.type === 'sameColour' && part.as !== 'it' ? [part.as] : []));
  return others.length > 1 && others.length === parts.length ? others : null;
}

type Adjacent = Extract<TileCondition, { type: 'adjacent' }>;

/** "Two tiles in row 1 match two tiles in row 2" */
const isMatchedBySoMany = ({ quantity: { kind, quantifier }, cells }: TilesPhrase, so: TileCondition): so is Adjacent =>
  kind === 'bare' &&
  cells === null &&
  quantifier.type === 'number' &&
  quantifier.min > 1 &&
  so.type === 'adjacent' &&
  so.how === 'any' &&
  so.quantifier.type === 'number' &&
  so.quantifier.min > 1 &&
  so.quantifier.max === null &&
  partsOf(so.which).some((part) => JSON.stringify(part) === JSON.stringify(sameAsIt));

/** Each of two is like two of those, or each is like another one of those; of other numbers it is not certain. */
function twoPairs({ which, quantity: { quantifier, denied } }: TilesPhrase, so: Adjacent): Statement[] {
  const [many, others] = [quantifier, so.quantifier].map((each) => (each.type === 'number' ? each.min : 0));
  if (many !== 2 || others !== 2 || denied) return [];
  const those = allOf(...partsOf(so.which).filter((part) => JSON.stringify(part) !== JSON.stringify(sameAsIt)));
  if (which.type !== 'place' || those.type !== 'place') return [];
  const twoInBoth = conjunction([hasIt(atLeast(2), which), hasIt(atLeast(2), those)]);
  const oneInBoth: Statement = {
    type: 'and',
    of: [which, those].map(({ place }): Statement => ({ type: 'within', place, is: hasIt(some) })),
  };
  const colour = (how: Quantifier, are: Statement): Statement => ({
    type: 'colours',
    quantifier: how,
    among: colours,
    which: null,
    are,
  });
  return [
    tilesAre(quantifier, { which, are: so }),
    disjunction([colour(some, twoInBoth), colour(atLeast(2), oneInBoth)]),
  ];
}

/** "B2 and C2 are the same colour as B3 or C3": each by itself, or all of them as one of those. */
const isLikeOneOf = ({ cells, joint }: TilesPhrase, so: TileCondition): so is Extract<TileCondition, { type: 'or' }> =>
  cells !== null &&
  cells.length > 1 &&
  joint === 'and' &&
  so.type === 'or' &&
  so.of.every((part) => part.type === 'sameColour' && part.as !== 'it');

/** All of them together, or each in its turn the one in the same place of the other list. */
function likeOthers(
  [cells, others]: readonly [readonly Cell[], readonly Cell[]],
  { so, denied, all }: { so: TileCondition; denied: boolean; all: boolean },
): Statement[] {
  const isSo = (cell: Cell, as: Cell): Statement =>
    denyIf(so.type === 'not', tilesAre(every, { which: inCells([cell]), are: { type: 'sameColour', as } }));
  const inTurn = cells.flatMap((cell, i) => others.slice(i, i + 1).map((as) => isSo(cell, as)));
  const whole = cells.flatMap((cell) => others.map((as) => isSo(cell, as)));
  const together = so.type === 'not' ? conjunction(whole) : allAlike(inCells([...cells, ...others]));
  const ways = cells.length === others.length ? [conjunction(inTurn), together] : [together];
  if (!denied) return ways;
  if (so.type === 'not') return [];
  const ofEach = cells.length === others.length ? inTurn : whole;
  return [...ways.map(deny), ...(all ? [] : [conjunction(ofEach.map(deny))])];
}

/** Whether tiles of these colours are always, or never, of those; null where it is open, or no colour is named. */
export function settledBy(which: TileCondition, so: TileCondition): 'always' | 'never' | null {
  const [own, said] = [coloursIn(which), coloursIn(so)];
  if (own === null || said === null) return null;
  if (!own.some((colour) => said.includes(colour))) return 'never';
  return partsOf(so).length === 1 && own.every((colour) => said.includes(colour)) ? 'always' : null;
}

/** The colours that a condition leaves; null where it names none. */
function coloursIn(condition: TileCondition): readonly Colour[] | null {
  const named = partsOf(condition).flatMap((part) => {
    if (part.type === 'colour') return [part.colours];
    return part.type === 'not' && part.of.type === 'colour' ? [otherColours(part.of.colours)] : [];
  });
  return named.length === 0 ? null : colours.filter((colour) => named.every((some) => some.includes(colour)));
}

const otherColours = (some: readonly Colour[]) => colours.filter((colour) => !some.includes(colour));

/** "A tile whose neighbours are all red is blue": there is such a one, or each of them is. */
const isKindOfTile = (which: TileCondition): boolean => which.type !== 'any' && partsOf(which).every(isBesideSome);

const isBesideSome = (so: TileCondition): boolean =>
  so.type === 'adjacent' && so.which.type !== 'cells' && (so.among === 'neighbours' || so.how !== 'any');

const isBeside = (so: TileCondition): so is Extract<TileCondition, { type: 'adjacent' }> =>
  so.type === 'adjacent' && so.how !== 'any' && so.among === 'tiles';

/** "Two red tiles are next to a blue tile": both to the same one; "... to two blue tiles": those to two red ones. */
function ofOneTogether(many: Quantifier, which: TileCondition, so: TileCondition): Statement[] {
  if (!isBeside(so) || many.type !== 'number' || many.min < 2 || so.quantifier.type !== 'number') return [];
  const { how, quantifier: others } = so;
  const back = opposites[how];
  if (back === undefined || others.max !== null || which.type === 'cells') return [];
  const beside = (quantifier: Quantifier, what: TileCondition, side: Relation): TileCondition => ({
    type: 'adjacent',
    how: side,
    among: 'tiles',
    quantifier,
    which: what,
  });
  if (others.min === 1) return [count(some, allOf(so.which, beside(many, which, back)))];
  return [
    conjunction([
      count(many, allOf(which, beside(some, so.which, how))),
      count(others, allOf(so.which, beside(some, which, back))),
    ]),
  ];
}

/** How the other tile stands to the first, where that has a name. */
export const opposites: Partial<Record<Relation, Relation>> = {
  orthogonal: 'orthogonal',
  diagonal: 'diagonal',
  either: 'either',
  horizontal: 'horizontal',
  vertical: 'vertical',
  above: 'below',
  below: 'above',
  left: 'right',
  right: 'left',
};

/** Likewise, where the other tile may be farther away. */
export const farOpposites: Partial<Record<Relation, Relation>> = {
  overhead: 'underneath',
  underneath: 'overhead',
  leftwards: 'rightwards',
  rightwards: 'leftwards',
  higher: 'lower',
  lower: 'higher',
  'further left': 'further right',
  'further right': 'further left',
  row: 'row',
  column: 'column',
};

function existing(phrase: TilesPhrase, denied: boolean): Statement[] {
  const { quantity, which, each } = phrase;
  if (!denied) return exist(phrase);
  if (phrase.noun === 'colour') return [];
  if (quantity.kind === 'plural' || quantity.kind === 'any' || quantity.kind === 'a')
    return each === null || quantity.kind === 'plural' ? [count(none, which)] : [];
  return [];
}

// --- colours of several

/** All of them are of one colour. */
export const allAlike = (which: TileCondition): Statement => ({
  type: 'colours',
  quantifier: atMost(1),
  among: colours,
  which: null,
  are: hasIt(some, which),
});

/** Some colour is had by so many of them. */
export const someColour = (times: Quantifier, which: TileCondition): Statement => ({
  type: 'colours',
  quantifier: some,
  among: colours,
  which: null,
  are: hasIt(times, which),
});

/** No two of them are of one colour. */
export const allDifferent = (which: TileCondition): Statement => ({
  type: 'colours',
  quantifier: none,
  among: colours,
  which: null,
  are: hasIt(atLeast(2), which),
});

export const coloursAmong = (quantifier: Quantifier, which: TileCondition): Statement => ({
  type: 'colours',
  quantifier,
  among: colours,
  which: null,
  are: hasIt(some, which),
});

function alike(phrase: TilesPhrase, { same, denied, all, isOpen }: Extract<TileVerb, { type: 'alike' }>): Statement[] {
  const { which, quantity, cells, joint } = phrase;
  const { kind } = quantity;
  if (joint === 'or' || (cells !== null && cells.length < 2)) return [];
  if (kind === 'every' || kind === 'the') {
    const whole = same ? allAlike(which) : allDifferent(which);
    if (!denied) return [denyIf(quantity.denied, whole)];
    if (quantity.denied) return [];
    const isOfEach = isOpen === true || (!all && (kind === 'every' || !same));
    return [deny(whole), ...(isOfEach ? [same ? allDifferent(which) : allAlike(which)] : [])];
  }
  if (kind === 'plural' && all && !denied) return [same ? allAlike(which) : allDifferent(which)];
  if (denied || kind === 'a' || kind === 'no' || kind === 'plural') return [];
  return (same ? someAlike(quantity.quantifier, which) : someDifferent(quantity.quantifier, which)).map((statement) =>
    denyIf(quantity.denied, statement),
  );
}

/** "At least three of them are the same colour"; of "exactly three" people think differently. */
function someAlike(quantifier: Quantifier, which: TileCondition): Statement[] {
  if (quantifier.type === 'allBut') return [someColour(quantifier, which)];
  if (quantifier.type === 'share')
    return quantifier.op === '<' || quantifier.op === '<=' ? [] : [someColour(quantifier, which)];
  if (quantifier.type !== 'number') return [];
  const { min, max } = quantifier;
  if (max === null) return min < 2 ? [] : [someColour(atLeast(min), which)];
  const noMore = deny(someColour(atLeast(max + 1), which));
  if (min === 0) return [noMore];
  if (min < 2) return [];
  const ofOne: Statement = {
    type: 'colours',
    quantifier: exactly(1),
    among: colours,
    which: null,
    are: hasIt(atLeast(min), which),
  };
  return [
    someColour(quantifier, which),
    conjunction([someColour(atLeast(min), which), noMore]),
    ...(min === 2 && max === 2 ? [conjunction([ofOne, noMore])] : []),
  ];
}

function someDifferent(quantifier: Quantifier, which: TileCondition): Statement[] {
  return quantifier.type === 'number' && quantifier.max === null && quantifier.min >= 2
    ? [coloursAmong(quantifier, which)]
    : [];
}

// --- side by side, in line, connected

/** So many pairs that stand so to each other are so. */
export const pairsAre = (how: Relation, quantifier: Quantifier, which: PairCondition): Statement => ({
  type: 'pairs',
  how,
  quantifier,
  which,
  are: { type: 'any' },
});

function mutual(
  { which, each, quantity, noun }: TilesPhrase,
  { how, denied }: Extract<TileVerb, { type: 'mutual' }>,
): Statement[] {
  const { quantifier, kind } = quantity;
  if (each !== null && each.length > 2) return [];
  const pair: PairCondition =
    each?.length === 2
      ? { type: 'oneAndOther', one: each[0] ?? anyTile, other: each[1] ?? anyTile }
      : { type: 'both', are: which };
  if (kind === 'no' || kind === 'any' || (kind === 'plural' && denied))
    return noun === 'tile' ? [] : [pairsAre(how, none, pair)];
  if (denied || each !== null) return [];
  const isTwo = quantifier.type === 'number' && quantifier.min === 2 && quantifier.max === null;
  return isTwo ? [denyIf(quantity.denied, pairsAre(how, some, pair))] : [];
}

function inLine(
  { which, each, quantity, noun }: TilesPhrase,
  { shape, denied, all, apart: isApart, never }: Extract<TileVerb, { type: 'line' }>,
): Statement[] {
  const { quantifier, kind } = quantity;
  if (shape === 'run')
    return [...twos(quantity, which, denied), ...threes(quantity, which, denied), ...runs(quantity, which, denied)];
  if (shape === 'three') return threes(quantity, which, denied);
  const linesWith = (many: Quantifier, are: Statement): Statement => ({
    type: 'shapes',
    shape,
    quantifier: many,
    which: null,
    are,
  });
  const inOne = linesWith(atMost(1), count(some, which));
  const apart = (): Statement[] => {
    if (each === null) return [linesWith(none, count(atLeast(2), which))];
    return each.length === 2 ? [linesWith(none, allOfThem(each))] : [];
  };
  if (isApart === true) {
    if (each !== null && (each.length > 2 || kind !== 'the')) return [];
    if (kind === 'every' || kind === 'the' || (kind === 'plural' && noun !== 'tile'))
      return quantity.denied ? [] : apart();
    return each === null &&
      kind !== 'share' &&
      quantifier.type === 'number' &&
      quantifier.max === null &&
      quantifier.min > 1
      ? [denyIf(quantity.denied, linesWith(quantifier, count(some, which)))]
      : [];
  }
  if (shape === 'line' && isNoTwo(quantity)) return each === null && !denied ? apart() : [];
  if (shape === 'line' && (each !== null || noun === 'tile' || (kind === 'no' ? denied : never !== true))) return [];
  if (each === null && never === true && isOfTwo(quantity)) return apart();
  if (shape === 'line' && kind !== 'no') return [];
  const isPlural = kind === 'plural' && (noun !== 'tile' || each !== null);
  if (kind === 'every' || kind === 'the' || (isPlural && denied && all)) {
    if (denied === quantity.denied) return denied ? [] : [inOne, ...eachInOne(each, linesWith)];
    if (all || quantity.denied) return [deny(inOne)];
    return each === null ? [deny(inOne), ...apart()] : apart();
  }
  if (kind === 'no' && noun === 'tile' && each === null) return [];
  if (kind === 'no' || (kind === 'plural' && denied)) return apart();
  if (each !== null || denied || quantifier.type !== 'number' || quantifier.max !== null || quantifier.min < 2)
    return [];
  return [denyIf(quantity.denied, linesWith(some, count(quantifier, which)))];
}

/** "No two reds" */
const isNoTwo = ({ quantifier, kind, denied }: TilesPhrase['quantity']): boolean =>
  denied && kind === 'bare' && quantifier.type === 'number' && quantifier.min === 2;

const isOfTwo = ({ quantifier, kind, denied }: TilesPhrase['quantity']): boolean =>
  !denied && (kind === 'plural' || (kind === 'bare' && quantifier.type === 'number' && quantifier.min === 2));

/** "All reds and blues are in the same row": all together, or each kind by itself. */
const eachInOne = (
  each: readonly TileCondition[] | null,
  linesWith: (many: Quantifier, are: Statement) => Statement,
): Statement[] => (each === null ? [] : [conjunction(each.map((part) => linesWith(atMost(1), count(some, part))))]);

/** Some of each kind: "red and blue never share a row" says nothing of two red tiles. */
const allOfThem = (each: readonly TileCondition[]): Statement => conjunction(each.map((part) => count(some, part)));

const threes = ({ quantifier, denied }: TilesPhrase['quantity'], which: TileCondition, not: boolean): Statement[] =>
  !not && quantifier.type === 'number' && quantifier.min === 3 && quantifier.max === null
    ? [denyIf(denied, { type: 'shapes', shape: 'three', quantifier: some, which: null, are: count(every, which) })]
    : [];

/** "Two reds in a row": side by side. */
const twos = ({ quantifier, denied }: TilesPhrase['quantity'], are: TileCondition, not: boolean): Statement[] =>
  !not && quantifier.type === 'number' && quantifier.min === 2 && quantifier.max === null
    ? [denyIf(denied, pairsAre('orthogonal', some, { type: 'both', are }))]
    : [];

/** "Two reds in a row": in one row of the grid. */
const runs = ({ quantifier, denied }: TilesPhrase['quantity'], which: TileCondition, not: boolean): Statement[] =>
  !not && quantifier.type === 'number' && (quantifier.min === 2 || quantifier.min === 3) && quantifier.max === null
    ? [denyIf(denied, { type: 'shapes', shape: 'row', quantifier: some, which: null, are: count(quantifier, which) })]
    : [];

function connected(
  { which, quantity, noun }: TilesPhrase,
  { how, denied }: Extract<TileVerb, { type: 'connected' }>,
): Statement[] {
  const { kind, quantifier } = quantity;
  if (kind === 'every' || kind === 'the' || (kind === 'plural' && noun !== 'tile'))
    return [denyIf(denied !== quantity.denied, { type: 'connected', how, which })];
  if (denied || quantifier.type !== 'number' || quantifier.max !== null || quantifier.min < 2) return [];
  return [denyIf(quantity.denied, count(some, { type: 'group', how, size: quantifier, which }))];
}

// --- of two subjects

/** "A red tile and a blue tile are adjacent": of both together, or of each. */
export function saidOfBoth(a: TilesPhrase, b: TilesPhrase, verb: TileVerb): Statement[] {
  const single = (phrase: TilesPhrase) => ['a', 'some', 'no'].includes(phrase.quantity.kind) && phrase.each === null;
  if (verb.type === 'mutual' && single(a) && single(b)) {
    const no = a.quantity.kind === 'no';
    const pair: PairCondition = { type: 'oneAndOther', one: a.which, other: b.which };
    return verb.denied ? [] : [pairsAre(verb.how, no ? none : some, pair)];
  }
  if (verb.type === 'line' && single(a) && single(b)) return inOneLine(a, b, verb);
  if (verb.type === 'alike') return alikeBoth(a, b, verb);
  if (verb.type !== 'is') return [];
  return saidOf(a, verb).flatMap((one) => saidOf(b, verb).map((other) => conjunction([one, other])));
}

/** "A red tile and a blue tile share a row" */
function inOneLine(
  a: TilesPhrase,
  b: TilesPhrase,
  { shape, denied, apart }: Extract<TileVerb, { type: 'line' }>,
): Statement[] {
  const isPlain = (shape === 'row' || shape === 'column') && !denied && apart !== true;
  if (!isPlain || a.quantity.kind === 'no' || b.quantity.kind === 'no') return [];
  const are = conjunction([count(some, a.which), count(some, b.which)]);
  return [{ type: 'shapes', shape, quantifier: some, which: null, are }];
}

function alikeBoth(a: TilesPhrase, b: TilesPhrase, verb: Extract<TileVerb, { type: 'alike' }>): Statement[] {
  const kinds = [a.quantity.kind, b.quantity.kind];
  if (kinds.every((kind) => kind === 'the')) {
    const which: TileCondition = { type: 'or', of: [a.which, b.which] };
    return alike({ ...a, which, cells: null, joint: null }, verb);
  }
  if (!kinds.every((kind) => kind === 'a') || verb.denied) return [];
  const beside: TileCondition = {
    type: 'adjacent',
    how: 'any',
    among: 'tiles',
    quantifier: some,
    which: allOf(b.which, verb.same ? sameAsIt : notOf(sameAsIt)),
  };
  return [count(some, allOf(a.which, beside))];
}

/** As many in one row as there are: for "or" between subjects. */
export const saidOfEither = (a: TilesPhrase, b: TilesPhrase, verb: TileVerb): Statement[] =>
  saidOf(a, verb).flatMap((one) => saidOf(b, verb).map((other) => disjunction([one, other])));

export const onlyThese = (which: TileCondition, so: TileCondition): Statement =>
  conjunction([tilesAre(every, { which, are: so }), tilesAre(none, { which: notOf(which), are: so })]);

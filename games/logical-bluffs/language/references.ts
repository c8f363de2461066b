import type { Cell } from '../grid';
import { either, fits, given, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { cellName, namedCells } from './colours';
import { shapesAmong } from './geometry';
import {
  allOf,
  anyOf,
  anyTile,
  at,
  atLeast,
  every,
  inCells,
  isCounting,
  none,
  notOf,
  partsOf,
  type Quantifier,
  type Relation,
  type TileCondition,
} from './meaning';
import { denyTile, howMany, neighboursOf } from './neighbours';
import { tilesNominal, tileWord } from './nominals';
import { cellList, theOnly } from './noun-phrases';
import { determiner, numeral, type Quantity, quantity } from './numbers';
import { lineName } from './places';
import { adjacency, isSide, nextTo, sameAsIt } from './relations';
import { namedBefore } from './said-before';

// The colour of other tiles: what a tile is likened to.

/** Whose colour is spoken of. */
export type Reference =
  | { readonly type: 'cells'; readonly joint: 'and' | 'or'; readonly cells: readonly TileCondition[] }
  | { readonly type: 'tiles'; readonly how: Relation; readonly quantity: Quantity; readonly which?: TileCondition };

export const reference: Rule<Reference> = rule(() =>
  either(
    seq(
      [phrase('', 'that of', 'the colour of'), namedCells],
      (_, cells): Reference => ({
        type: 'cells',
        joint: 'and',
        cells: cells.map((cell) => ({ type: 'sameColour', as: cell })),
      }),
    ),
    seq(
      [phrase('both', 'both of them|these|those', 'them', 'these|those two'), namedBefore],
      (_, cells): Reference => ({
        type: 'cells',
        joint: 'and',
        cells: cells.map((cell) => ({ type: 'sameColour', as: cell })),
      }),
    ),
    seq([phrase('either', 'either one', 'either of them|these|those'), namedBefore], (_, cells) => orCells(cells)),
    seq(
      [either(howManyOf, means(quantity(none, 'no'), 'neither of')), phrase('them|these|those'), namedBefore],
      (many, _, cells): Reference => ({ type: 'tiles', how: 'any', quantity: many, which: inCells(cells) }),
    ),
    seq(
      [means(quantity(none, 'no'), 'neither', 'neither one'), namedBefore],
      (many, cells): Reference => ({ type: 'tiles', how: 'any', quantity: many, which: inCells(cells) }),
    ),
    seqEach(
      [phrase('both the? others', 'both of the others', 'both the? other tiles|ones'), given((subset) => [subset])],
      (_, { length }): Reference[] =>
        length === 3 ? [{ type: 'tiles', how: 'any', quantity: quantity({ type: 'all' }, 'every') }] : [],
    ),
    seq(
      [howManyOf, severalCells],
      (many, some): Reference =>
        many.kind === 'no' ? norCells(some) : { type: 'tiles', how: 'any', quantity: many, which: inCells(some) },
    ),
    seq(
      [howManyOf, phrase('the|these|those'), tilesNominal],
      (many, _, { which, each, noun }): Reference | undefined =>
        each === null && (noun === 'tiles' || noun === 'corner') && which.type !== 'any'
          ? { type: 'tiles', how: 'any', quantity: many, which }
          : undefined,
    ),
    seq([howManyOf, phrase('the'), tileWord, besideWord], (many, _, noun, how): Reference | undefined =>
      noun === 'tiles' ? { type: 'tiles', how, quantity: many } : undefined,
    ),
    soManyInLine,
    seq([phrase('neither'), cellName, phrase('nor|or'), cellName], (_, a, __, b): Reference | undefined =>
      a === b ? undefined : norCells([a, b]),
    ),
    seq([phrase('either?'), cellName, phrase('or', ','), cellName], (_, a, __, b) => orCells([a, b])),
    seq([cellName, phrase(','), cellName, phrase(',? or'), cellName], (a, _, b, __, c) => orCells([a, b, c])),
    seq([cellName, phrase('or'), cellName, phrase('or'), cellName], (a, _, b, __, c) => orCells([a, b, c])),
    map(
      theOnly,
      ({ which }): Reference => ({ type: 'tiles', how: 'any', quantity: quantity(atLeast(1), 'the'), which }),
    ),
    seq(
      [phrase('the'), theOnly],
      (_, { which }): Reference => ({ type: 'tiles', how: 'any', quantity: quantity(atLeast(1), 'the'), which }),
    ),
    map(oneBeside, (how): Reference => ({ type: 'tiles', how, quantity: quantity(atLeast(1), 'the') })),
    seq(
      [howMany, phrase('of its|their|the', 'its|their', 'of the?', ''), neighboursOf],
      (many, _, { how, which }): Reference | undefined =>
        which.type === 'any' && many.kind !== 'plural' ? { type: 'tiles', how, quantity: many } : undefined,
    ),
    seq([phrase('both of? its'), neighboursOf, inSquare(whichBoth)], (_, { how, which }): Reference | undefined =>
      which.type === 'any' && how === 'orthogonal'
        ? { type: 'tiles', how, quantity: quantity({ type: 'all' }, 'every') }
        : undefined,
    ),
    seqEach(
      [determiner, tileWord, phrase('', 'that is'), adjacency, phrase('to it')],
      (many, _, __, how): Reference[] => [{ type: 'tiles', how, quantity: many }],
    ),
    seq(
      [phrase('none of its|their|the', 'neither of its'), neighboursOf],
      (_, { how, which }): Reference | undefined =>
        which.type === 'any' ? { type: 'tiles', how, quantity: quantity(none, 'no') } : undefined,
    ),
    seq(
      [determiner, phrase('of the'), phrase('other tiles', 'others', 'rest', 'other ones')],
      (many): Reference => ({ type: 'tiles', how: 'any', quantity: many }),
    ),
    seqEach(
      [phrase('neither of the others', 'neither of the other two? tiles?'), given((subset) => [subset])],
      (_, { length }): Reference[] =>
        length === 3 ? [{ type: 'tiles', how: 'any', quantity: quantity(none, 'no') }] : [],
    ),
    means<Reference>(
      { type: 'tiles', how: 'any', quantity: quantity(none, 'no') },
      'none of the others',
      'none of the other tiles',
      'none of the rest',
      'no others',
    ),
    seqEach(
      [determiner, phrase('of the other|remaining'), numeral, phrase('tiles', 'ones', ''), given((subset) => [subset])],
      (many, _, n, __, { length }): Reference[] =>
        n === length - 1 ? [{ type: 'tiles', how: 'any', quantity: many }] : [],
    ),
    seqEach(
      [
        either(
          means(quantity(atLeast(1), 'a'), 'another', 'some other'),
          seqEach([determiner, phrase('other')], (many) => (many.kind === 'share' ? [] : [many])),
        ),
        phrase('tile|tiles', 'one|ones', ''),
        ownLine,
      ],
      (many, _, how): Reference[] => [{ type: 'tiles', how, quantity: many }],
    ),
    map(numberedOthers, (): Reference => ({ type: 'tiles', how: 'any', quantity: quantity({ type: 'all' }, 'every') })),
    seq(
      [phrase('its|their', 'all its|their', 'all of its|their'), neighboursOf],
      (_, { how, which }): Reference | undefined =>
        which.type === 'any' ? { type: 'tiles', how, quantity: quantity({ type: 'all' }, 'every') } : undefined,
    ),
    seq(
      [eachOther, phrase('other', 'others'), phrase('', 'tile|tiles', 'ones', 'one')],
      (many): Reference => ({ type: 'tiles', how: 'any', quantity: many }),
    ),
    seq([determiner, phrase('other?'), tilesNominal], (many, _, { which, each, noun }): Reference | undefined =>
      each === null && noun !== 'colour' && which.type !== 'any' && many.kind !== 'share'
        ? { type: 'tiles', how: 'any', quantity: many, which }
        : undefined,
    ),
    means<Reference>(
      { type: 'tiles', how: 'any', quantity: quantity(atLeast(1), 'a') },
      'another',
      'another tile|one',
      'one other',
    ),
    seq(
      [
        either(
          means(quantity(every, 'every'), 'everything'),
          means(quantity(atLeast(1), 'any'), 'anything'),
          means(quantity(none, 'no'), 'nothing'),
        ),
        phrase('', 'that is'),
        either(
          seq([adjacency, phrase('to it')], (how) => how),
          means<Relation>('either', 'around|beside|touching|surrounding it'),
        ),
      ],
      (many, _, how): Reference => ({ type: 'tiles', how, quantity: many }),
    ),
    means<Reference>(
      { type: 'tiles', how: 'any', quantity: quantity({ type: 'all' }, 'every') },
      'all the? others',
      'all of the others',
      'all the? other tiles',
      'the others',
      'the rest',
      'the other tiles',
    ),
  ),
);

/** "none in row 2", "exactly one in its column". */
const soManyInLine: Rule<Reference> = rule(() =>
  either(
    seq(
      [numberOrNone, phrase('in|of'), lineName],
      (many, _, place): Reference => ({
        type: 'tiles',
        how: 'any',
        quantity: many,
        which: at(place),
      }),
    ),
    seq([numberOrNone, ownLine], (many, how): Reference => ({ type: 'tiles', how, quantity: many })),
  ),
);

const numberOrNone: Rule<Quantity> = rule(() =>
  either(
    means(quantity(none, 'no'), 'none'),
    seqEach([determiner], (many) => (many.kind === 'bare' || many.kind === 'counted' ? [many] : [])),
  ),
);

/** "and two others": besides the first, or with it. */
const isOfAnyOther = (of: Reference): boolean => of.type === 'tiles' && of.how === 'any' && of.which === undefined;

/** "but none in row 2", "and exactly one of its neighbours": another that it is likened to, which says how many. */
export const laterReference: Rule<Reference> = rule(
  () => (chart, at) =>
    /^(?:no|none|neither|exactly|at|only|just|one|two|three|some|another)$/.test(chart.words[at]?.text ?? '')
      ? reference(chart, at).filter(({ value }) => !isOfAnyOther(value))
      : [],
);

/** "around it", "next to it". */
const besideWord: Rule<Relation> = rule(() =>
  either(
    seq([phrase('', 'that is'), adjacency, phrase('to it')], (_, how) => how),
    means<Relation>('either', 'around|surrounding|beside|touching it'),
  ),
);

/** "in its own row", "in the same column": the line of the tile that is spoken of. */
export const ownLine: Rule<'row' | 'column'> = either(
  means('row' as const, 'in|of its|their own? row', 'in the same row'),
  means('column' as const, 'in|of its|their own? column', 'in the same column'),
);

/** Where each tile has two neighbours by its sides, and one diagonally. */
const inSquare = (why: string) =>
  fits(
    (subset) => subset.length === 4 && shapesAmong('square', subset).length === 1,
    () => why,
  );

const whichBoth = '“Both its neighbours” can only be read of the tiles of a 2x2 square; say “all its neighbours”.';

const howManyOf: Rule<Quantity> = rule(() =>
  either(
    afterDenial(means(quantity(atLeast(1), 'any'), 'any of')),
    seqEach([determiner, phrase('of')], (many) => (many.kind === 'bare' || many.kind === 'counted' ? [many] : [])),
    means(quantity(none, 'no'), 'none of', 'neither of', 'not one of'),
  ),
);

/** "None of these match any of those": some of them. */
const afterDenial =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    chart.words.slice(0, at).some(({ text }) => /^(?:no|not|none|neither|never)$/.test(text)) ? one(chart, at) : [];

const severalCells: Rule<readonly Cell[]> = rule(() => cellList);

/** "the same colour as each other" is said of several together. */
const eachOther: Rule<Quantity> = (chart, at) =>
  chart.words[at]?.text === 'each' && !/^(?:tile|one)s?$/.test(chart.words[at + 2]?.text ?? '')
    ? []
    : determiner(chart, at);

/** "the other three tiles", "the three others": where there are so many besides the one that is spoken of. */
const numberedOthers: Rule<null> = rule(() =>
  seqEach(
    [
      phrase('', 'all', 'all of', 'each of', 'any of'),
      either(
        seq([phrase('the other|remaining'), numeral, phrase('tiles', 'ones', '')], (_, n) => n),
        seq([phrase('the?'), numeral, phrase('other|remaining tiles|ones', 'others')], (_, n) => n),
      ),
      given((subset) => [subset]),
    ],
    (_, n, { length }) => (n === length - 1 ? [null] : []),
  ),
);

const orCells = (cells: readonly Parameters<typeof inCells>[0][number][]): Reference => ({
  type: 'cells',
  joint: 'or',
  cells: cells.map((cell) => ({ type: 'sameColour', as: cell })),
});

/** "neither A1 nor B1": none of them, each of which matches itself. */
const norCells = (cells: readonly Cell[]): Reference => ({
  type: 'cells',
  joint: 'and',
  cells: cells.map((as) => notOf({ type: 'sameColour', as })),
});

/** "the tile directly below it", "the one to its right": how it stands to that tile. */
export const oneBeside: Rule<Relation> = rule(() => either(sideNeighbour, besideTile));

const sideNeighbour: Rule<Relation> = either(
  seq(
    [
      phrase('the tile|one diagonally? opposite', 'the tile|one diagonally? opposite to? it', 'its diagonal opposite'),
      inSquare('“Opposite” can only be read of the tiles of a 2x2 square; say which tile by its name.'),
    ],
    (): Relation => 'diagonal',
  ),
  means<Relation>('left', 'its right neighbour', 'its right hand? neighbour'),
  means<Relation>('right', 'its left neighbour', 'its left hand? neighbour'),
  means<Relation>('below', 'its upper|top neighbour', 'its neighbour above'),
  means<Relation>('above', 'its lower|bottom neighbour', 'its neighbour below'),
);

const besideTile: Rule<Relation> = rule(() =>
  seq([phrase('the'), tileWord, phrase('directly|immediately|just|right?'), sideOfIt], (_, __, ___, how) => how),
);

export const sideOfIt: Rule<Relation> = either(
  means<Relation>('above', 'below', 'below|under|beneath|underneath it'),
  means<Relation>('below', 'above', 'above|over it', 'on top of it'),
  means<Relation>('right', 'to the left', 'to|on its left', 'to the left of it', 'left of it', 'on the left of it'),
  means<Relation>('left', 'to the right', 'to|on its right', 'to the right of it', 'right of it', 'on the right of it'),
);

export function sameAs(reference: Reference): TileCondition {
  if (reference.type === 'cells')
    return reference.joint === 'and' ? allOf(...reference.cells) : anyOf(...reference.cells);
  return likeSome(reference, sameAsIt);
}

export function differentFrom(reference: Reference): TileCondition {
  if (reference.type === 'cells') return notOf(anyOf(...reference.cells));
  const { how, quantity: many, which = anyTile } = reference;
  if (isOneThere(reference)) return nextTo(how, atLeast(1), allOf(which, notOf(sameAsIt)));
  return isOfEach(many) ? notOf(nextTo(how, atLeast(1), allOf(which, sameAsIt))) : likeSome(reference, notOf(sameAsIt));
}

/** "The tile below": one, which has to be there. */
const isOneThere = ({ how, quantity: { kind } }: Likened): boolean => kind === 'the' && isSide(how);

/** What is not like the tile below it is unlike a tile that is there. */
export function unlikeBeside(so: TileCondition): TileCondition | null {
  if (so.type !== 'adjacent' || !isSide(so.how) || so.among !== 'tiles' || isDeniedNumber(so.quantifier)) return null;
  return so.which === sameAsIt ? { ...so, which: notOf(sameAsIt) } : null;
}

const isDeniedNumber = (many: Quantifier): boolean => many.type !== 'number' || many.min !== 1 || many.max !== null;

export const deniedOf = (so: TileCondition): TileCondition => unlikeBeside(so) ?? notOf(so);

/** "Differs from A1 or C1": from one of them, or from either. */
export const waysToDiffer = (reference: Reference): TileCondition[] => [
  differentFrom(reference),
  ...(reference.type === 'cells' && reference.joint === 'or' ? [notOf(allOf(...reference.cells))] : []),
];

/** So many of them have its colour, or another one; a share of them is counted among them, not among all tiles. */
function likeSome({ how, quantity: many, which = anyTile }: Likened, like: TileCondition): TileCondition {
  if (isCounting(many.quantifier)) return denyTile(many.denied, nextTo(how, many.quantifier, allOf(which, like)));
  if (which.type === 'any')
    return denyTile(many.denied, { ...nextTo(how, many.quantifier, like), among: 'neighbours' });
  return denyTile(many.denied, nextTo(how, none, allOf(which, notOf(like))));
}

type Likened = Extract<Reference, { type: 'tiles' }>;

const isOfEach = ({ kind }: Quantity): boolean => kind === 'every' || kind === 'the' || kind === 'any';

/** "does not differ from any of the others": is like each; "from all of them": also like some. */
export function notUnlike(reference: Reference, isOfAll: boolean): TileCondition[] {
  if (reference.type === 'cells') return [allOf(...reference.cells)];
  const { how, quantity: many, which = anyTile } = reference;
  if (!isOfEach(many) || many.denied) return [];
  const like = likeSome({ ...reference, quantity: quantity({ type: 'all' }, 'every') }, sameAsIt);
  const isOne = isSide(how) || many.quantifier.type === 'number';
  const some = nextTo(how, atLeast(1), allOf(which, sameAsIt));
  if (many.kind === 'the' && isOne) return [some];
  return isOfAll ? [like, some] : [like];
}

/** "Differs from B1 and C1", "from the others": of which the denial would be that it is like one of them. */
export const isUnlikeSeveral = (so: TileCondition): boolean =>
  so.type === 'not' &&
  (so.of.type === 'or'
    ? so.of.of.every(({ type }) => type === 'sameColour')
    : so.of.type === 'adjacent' && partsOf(so.of.which).some((part) => part === sameAsIt));

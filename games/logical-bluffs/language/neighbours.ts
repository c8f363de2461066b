import { type Cell, colours } from '../grid';
import { either, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { cellName, colourAdjective } from './colours';
import {
  allOf,
  anyTile,
  atLeast,
  atMost,
  type Comparison,
  compare,
  denyIf,
  hasIt,
  inCells,
  none,
  notOf,
  one,
  type Relation,
  type TileCondition,
  tilesThat,
} from './meaning';
import { type Nominal, tilesNominal } from './nominals';
import { type TilesPhrase, tilesPhrase } from './noun-phrases';
import { alsoFor, determiner, numeral, type Quantity, quantity } from './numbers';
import { ownLine, sideOfIt } from './references';
import { adjacency, farther, farthest, listOf, nextTo, onlyBy, ownColour, relation, sameAsIt } from './relations';

// The neighbours of a tile, and what colours they have.

const neighbourWord = phrase('neighbour|neighbours', 'adjacent|neighbouring tile|tiles|one|ones');

const neighbourKind: Rule<Relation> = either(
  means<Relation>('either', '', 'adjacent'),
  means<Relation>('orthogonal', 'orthogonal', 'orthogonally', 'orthogonally adjacent', 'direct'),
  means<Relation>('diagonal', 'diagonal', 'diagonally', 'diagonally adjacent'),
  means<Relation>('horizontal', 'horizontal'),
  means<Relation>('vertical', 'vertical'),
  means<Relation>('orthogonal', 'immediate'),
  means<Relation>('either', 'immediate'),
);

export interface Neighbours {
  readonly how: Relation;
  readonly which: TileCondition;
}

/** "blue neighbours", "orthogonal neighbours of the same colour" */
export const neighboursOf: Rule<Neighbours> = rule(() =>
  either(
    seq([colourOrAny, neighbourKind, neighbourWord], (which, how) => ({ how, which })),
    seq([neighbourKind, colourAdjective, neighbourWord], (how, which) => ({ how, which })),
    seq([colourOrAny, neighbourKind, neighbourWord, ownColour], (which, how, _, own) => ({
      how,
      which: allOf(which, own === 'same' ? sameAsIt : notOf(sameAsIt)),
    })),
    seq(
      [neighbourKind, neighbourWord, phrase('that is', 'which is', 'coloured'), colourAdjective],
      (how, _, __, which) => ({ how, which }),
    ),
  ),
);

export interface BesideIt extends Neighbours {
  readonly quantity: Quantity;
  /** "None of its three neighbours": how many it has to have. */
  readonly many?: number;
}

/** "all its neighbours", "none of its red neighbours" */
export const neighboursOfIt: Rule<BesideIt> = rule(() =>
  either(
    seq(
      [either(determiner, means(quantity(none, 'no'), 'none')), phrase('of? its'), neighboursOf],
      (many, _, near) => ({
        ...near,
        quantity: many,
      }),
    ),
    seq([phrase('its'), neighboursOf], (_, near) => ({ ...near, quantity: quantity({ type: 'all' }, 'the') })),
    seq(
      [
        either(determiner, means(quantity(none, 'no'), 'none'), means(quantity({ type: 'all' }, 'the'), '')),
        phrase('of? its'),
        numeral,
        neighboursOf,
      ],
      (many, _, n, near) => (near.which.type === 'any' ? { ...near, quantity: many, many: n } : undefined),
    ),
  ),
);

/** "neighbours of B1", "B1's red neighbours" */
export const neighboursOfCell: Rule<TileCondition> = rule(() =>
  either(
    seqEach([neighboursOf, phrase('of'), cellName], ({ how, which }, _, cell) => besideCell(which, how, cell)),
    seqEach([cellName, neighboursOf], (cell, { how, which }) => besideCell(which, how, cell)),
  ),
);

/** Of the colour of its neighbour something can be of each tile only, not of one by its name. */
const besideCell = (which: TileCondition, how: Relation, cell: Cell): TileCondition[] =>
  which.type === 'any' || which.type === 'colour' ? [allOf(which, nextTo(how, atLeast(1), inCells([cell])))] : [];

const colourOrAny: Rule<TileCondition> = rule(() => either(means(anyTile, ''), colourAdjective));

export const howMany: Rule<Quantity> = rule(() =>
  either(
    determiner,
    means(quantity(atLeast(1), 'plural'), ''),
    seq([determiner, phrase('other')], (many) => many),
    means(quantity(atLeast(1), 'a'), 'another'),
  ),
);

/** "two blue neighbours", "no red neighbour", "a red and a blue neighbour", "more red neighbours than blue ones". */
export const someNeighbours: Rule<TileCondition> = rule(() =>
  either(
    seq([howMany, neighboursOf], ({ quantifier, denied }, { how, which }) =>
      denyTile(denied, nextTo(how, quantifier, which)),
    ),
    seq(
      [phrase('both?'), determiner, colourAdjective, phrase('and'), determiner, neighboursOf],
      (_, a, red, __, b, { how, which }) =>
        a.kind === 'a' && b.kind === 'a'
          ? allOf(nextTo(how, atLeast(1), red), nextTo(how, atLeast(1), which))
          : undefined,
    ),
    seqEach([howMany, neighboursOf, phrase('and|but'), determiner, neighboursOf], (a, x, _, b, y) =>
      [b, ...listOf(alsoFor(a, b) ?? undefined)].map((many) =>
        allOf(
          denyTile(a.denied, nextTo(x.how, a.quantifier, x.which)),
          denyTile(many.denied, nextTo(y.how, many.quantifier, y.which)),
        ),
      ),
    ),
    seq([phrase('neither a?'), colourAdjective, phrase('nor a?'), neighboursOf], (_, red, __, { how, which }) =>
      allOf(nextTo(how, none, red), nextTo(how, none, which)),
    ),
    seq([asManyAtLeast, neighboursOf, phrase('as'), colourAdjective, phrase('ones?', '')], (op, a, _, which) =>
      comparedNeighbours(a, op, { ...a, which }),
    ),
    seq([phrase('only'), neighboursOf], (_, { how, which }) => onlyBy(how, which)),
    seq([moreOrFewer, neighboursOf, phrase('than'), neighboursOf], (op, a, _, b) => comparedNeighbours(a, op, b)),
    seq([moreOrFewer, colourAdjective, phrase('than'), neighboursOf], (op, which, _, b) =>
      comparedNeighbours({ ...b, which }, op, b),
    ),
    seq([moreOrFewer, neighboursOf, phrase('than'), colourAdjective, phrase('ones?', '')], (op, a, _, which) =>
      comparedNeighbours(a, op, { ...a, which }),
    ),
    seq([moreOrFewer, neighboursOf, phrase('than'), cellName, phrase('', 'do', 'has')], (op, a, _, cell) =>
      comparedWithCell(a, op, cell),
    ),
    seq(
      [phrase('as many', 'the same number of'), neighboursOf, phrase('as'), cellName, phrase('', 'do', 'has')],
      (_, a, __, cell) => comparedWithCell(a, '=', cell),
    ),
    seq([phrase('as many'), neighboursOf, phrase('as'), neighboursOf], (_, a, __, b) => comparedNeighbours(a, '=', b)),
    seq([phrase('as many'), colourAdjective, phrase('as'), neighboursOf], (_, which, __, b) =>
      comparedNeighbours({ ...b, which }, '=', b),
    ),
    seq([phrase('the same number of'), colourAdjective, phrase('and'), neighboursOf], (_, which, __, b) =>
      comparedNeighbours({ ...b, which }, '=', b),
    ),
  ),
);

/** "neighbours of at least two different colours", "adjacent to tiles of three colours" */
export const colouredNeighbours: Rule<TileCondition> = rule(() =>
  either(
    seq([neighbourKind, neighbourWord, phrase('of|in|with'), manyColours], (how, _, __, many) =>
      coloursNear(how, many),
    ),
    seq([manyColours, phrase('among its'), neighbourKind, neighbourWord], (many, _, how) => coloursNear(how, many)),
  ),
);

/** After "is": "adjacent to tiles of three different colours" */
export const nextToColours: Rule<TileCondition> = rule(() =>
  either(
    seq([relation, phrase('tiles of|in|with'), manyColours], (how, _, many) => coloursNear(how, many)),
    seq([relation, manyColours], (how, many) => coloursNear(how, many)),
    seq([relation, moreOrAsMany, tilesNominal, phrase('than|as'), tilesNominal], (how, op, a, _, b) =>
      isPlainColour(a) && isPlainColour(b)
        ? comparedNeighbours({ how, which: a.which }, op, { how, which: b.which })
        : undefined,
    ),
    seq(
      [relation, moreOrAsMany, tilesNominal, phrase('than|as'), cellName, phrase('', 'is', 'do')],
      (how, op, a, _, cell) => (isPlainColour(a) ? comparedWithCell({ how, which: a.which }, op, cell) : undefined),
    ),
  ),
);

const isPlainColour = ({ which, each, other }: Nominal): boolean => which.type === 'colour' && each === null && !other;

const moreOrAsMany: Rule<'>' | '<' | '='> = rule(() =>
  either(moreOrFewer, means('=' as const, 'as many', 'the same number of')),
);

const coloursNear = (how: Relation, { quantifier, denied }: Quantity): TileCondition => ({
  type: 'such',
  that: denyIf(denied, {
    type: 'colours',
    quantifier,
    among: colours,
    which: null,
    are: hasIt(atLeast(1), { type: 'near', how }),
  }),
});

const manyColours: Rule<Quantity> = rule(() =>
  either(
    seqEach([determiner, phrase('different|distinct? colours|colour')], (many) =>
      (many.kind === 'bare' || many.kind === 'counted') && !many.denied ? [many] : [],
    ),
    means(quantity({ type: 'number', min: colours.length, max: null }, 'counted'), 'all four colours', 'every colour'),
    means(quantity(atLeast(2), 'counted'), 'different colours'),
  ),
);

const asManyAtLeast: Rule<Comparison> = either(
  means<Comparison>('=', 'as many', 'exactly as many'),
  means<Comparison>('>=', 'at least as many'),
  means<Comparison>('<=', 'at most as many'),
);

const moreOrFewer: Rule<'>' | '<'> = either(means('>' as const, 'more'), means('<' as const, 'fewer'));

/** "more red neighbours than B1 has" */
const comparedWithCell = ({ how, which }: Neighbours, op: Comparison, cell: Cell): TileCondition | undefined =>
  which.type !== 'any' && which.type !== 'colour'
    ? undefined
    : {
        type: 'such',
        that: compare(
          one(tilesThat(allOf({ type: 'near', how }, which))),
          op,
          one(tilesThat(allOf(which, nextTo(how, atLeast(1), inCells([cell]))))),
        ),
      };

const comparedNeighbours = (a: Neighbours, op: Comparison, b: Neighbours): TileCondition => {
  const near = ({ how, which }: Neighbours) => one(tilesThat(allOf({ type: 'near', how }, which)));
  return { type: 'such', that: compare(near(a), op, near(b)) };
};

export const denyTile = (denied: boolean, condition: TileCondition) => (denied ? notOf(condition) : condition);

/** "whose neighbours are all blue": after "whose", and of a tile by its name. */
export const neighboursAre: Rule<TileCondition> = rule(() =>
  either(
    seq([neighbourKind, phrase('neighbours'), phrase('is', 'is all', 'all is'), colourAdjective], (how, _, __, which) =>
      onlyBy(how, which),
    ),
    seq([neighbourKind, phrase('neighbours'), ofOneColour], (how) => coloursNear(how, quantity(atMost(1), 'counted'))),
  ),
);

const ofOneColour = phrase(
  'all? match',
  'is all? the same colour',
  'is all? of? one|the colour',
  'is all? of the same colour',
  'all? has the same|one colour',
  'all? share a|one colour',
);

/** "a blue tile directly below it", "a red tile on its left": after "has" or "with". */
export const tileBeside: Rule<TileCondition> = rule(() =>
  either(
    seqEach([tilesPhrase, besideIt], (of, sides) => besideSides(of, sides, of.which)),
    seqEach([tilesPhrase, ownColour, besideIt], (of, own, sides) =>
      besideSides(of, sides, allOf(of.which, own === 'same' ? sameAsIt : notOf(sameAsIt))),
    ),
  ),
);

const besideSides = (
  { quantity: { quantifier, denied, kind }, each }: TilesPhrase,
  sides: readonly Relation[],
  which: TileCondition,
): TileCondition[] =>
  each !== null || kind === 'the' || kind === 'plural' || kind === 'share'
    ? []
    : sides.map((how) => denyTile(denied, nextTo(how, quantifier, which)));

const besideIt: Rule<readonly Relation[]> = rule(() =>
  either(
    seq([phrase('directly|immediately|just|right'), sideOfIt], (_, how) => [how]),
    seq([sideOfIt], (how) => [how, farther[how] ?? how, farthest[how] ?? how]),
    means<readonly Relation[]>(
      ['vertical'],
      'directly|immediately|just? above or directly|immediately|just? below it',
      'directly|immediately|just? below or directly|immediately|just? above it',
    ),
    means<readonly Relation[]>(
      ['horizontal'],
      'directly|immediately|just? to its left or right',
      'directly|immediately|just? to the left or right of it',
    ),
    seq([phrase('somewhere|anywhere'), sideOfIt], (_, how) => [farther[how] ?? how, farthest[how] ?? how]),
    seqEach([phrase('somewhere|anywhere?'), sideOfIt, ownLine], (_, how, line) =>
      line === lineAlong(how) ? [[farther[how] ?? how]] : [],
    ),
    seq([adjacency, phrase('to it|itself')], (how) => [how]),
    seq([phrase('as a|its?'), neighbourKind, phrase('neighbour')], (_, how) => [how]),
    means<readonly Relation[]>(['orthogonal', 'either'], 'directly|immediately beside it'),
    means<readonly Relation[]>(['row'], 'somewhere? in its row', 'somewhere? in the same row'),
    means<readonly Relation[]>(['column'], 'somewhere? in its column', 'somewhere? in the same column'),
    means<readonly Relation[]>(['either'], 'beside it', 'around it', 'as neighbours'),
  ),
);

const lineAlong = (how: Relation) => (how === 'left' || how === 'right' ? 'row' : 'column');

/** After a noun: "with a blue neighbour", "without red neighbours". */
export const neighbourhood: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('with'), someNeighbours], (_, which) => which),
    seq([phrase('with'), either(tileBeside, colouredNeighbours)], (_, which) => which),
    seq([phrase('without', 'without any|a|an'), neighboursOf], (_, { how, which }) => nextTo(how, none, which)),
  ),
);

/** No other tile has its colour. */
export const ownColourAlone: TileCondition = {
  type: 'adjacent',
  how: 'any',
  among: 'tiles',
  quantifier: none,
  which: { type: 'sameColour', as: 'it' },
};

/** "has a unique colour", "has a colour that no other tile has" */
export const uniqueColour: Rule<TileCondition> = means(
  ownColourAlone,
  'a unique colour',
  'its own colour',
  'a colour of its|their own',
  'unique colours',
  'colours of their own',
  'a colour that|which? no other tile has|share',
  'a colour that|which appear nowhere else',
  'a colour that|which appear only once',
);

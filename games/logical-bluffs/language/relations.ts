import { type Cell, colours } from '../grid';
import { either, fits, given, ifThereIs, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { cellName, colourAdjective, namedCells } from './colours';
import { shapesAmong } from './geometry';
import {
  allOf,
  anyOf,
  anyTile,
  atLeast,
  compare,
  denyIf,
  hasIt,
  inCells,
  isCounting,
  none,
  notOf,
  one,
  partsOf,
  type Quantifier,
  type Relation,
  type TileCondition,
  tilesThat,
} from './meaning';
import { type Nominal, tilesNominal, tileWord } from './nominals';
import { cellList, type TilesPhrase, theOnly, tilesPhrase } from './noun-phrases';
import { alsoFor, determiner, numeral, type Quantity, quantity } from './numbers';

// How tiles stand to other tiles: next to, above, in the same row; their neighbours; having the colour of others.

const adverb: Rule<Relation> = either(
  means<Relation>('either', '', 'orthogonally or|and diagonally', 'diagonally or|and orthogonally'),
  means<Relation>('orthogonal', 'orthogonally', 'directly orthogonally'),
  means<Relation>('diagonal', 'diagonally'),
  means<Relation>('horizontal', 'horizontally'),
  means<Relation>('vertical', 'vertically'),
);

const besides = phrase('adjacent', 'next', 'beside', 'touching', 'bordering', 'neighbouring', 'right next');

/** "orthogonally adjacent", "next", "touching": without "to". */
export const adjacency: Rule<Relation> = rule(() =>
  either(
    seq([adverb, besides], (how) => how),
    seq([phrase('directly|immediately'), besides], (): Relation => 'orthogonal'),
    seq([phrase('directly|immediately'), besides], (): Relation => 'either'),
    means<Relation>('diagonal', 'diagonal'),
    means<Relation>('orthogonal', 'consecutive', 'successive'),
  ),
);

/** "adjacent to", "directly above", "to the left of", "in the same row as". */
export const relation: Rule<Relation> = rule(() =>
  either(
    seq([adjacency, phrase('to', 'from')], (how) => how),
    seq([adverb, phrase('beside', 'touching', 'bordering', 'neighbouring')], (how) => how),
    seq([besides, phrase('to?'), afterwards], (_, __, how) => how),
    seq([phrase('directly|immediately|right|just'), direction], (_, how) => how),
    seq([direction], (how) => how),
    seq([phrase('', 'anywhere|somewhere'), direction], (_, how) => farther[how] ?? how),
    seq([phrase('somewhere'), direction], (_, how) => farthest[how] ?? how),
    seq([direction], (how) => farthest[how] ?? how),
    means<Relation>('either', 'around', 'surrounding'),
    means<Relation>('row', 'in the same row as', 'in the same row with'),
    means<Relation>('column', 'in the same column as', 'in the same column with'),
    means<Relation>('higher', 'in a higher row than', 'higher than'),
    means<Relation>('lower', 'in a lower row than', 'lower than'),
    means<Relation>('further left', 'in a column to the left of', 'further|farther left than'),
    means<Relation>('further right', 'in a column to the right of', 'further|farther right than'),
    means<Relation>('opposite', 'diagonally opposite to?', 'on the same diagonal as'),
    means<Relation>('diagonal', 'diagonally opposite to?'),
  ),
);

const afterwards: Rule<Relation> = (chart, at) => adverb(chart, at).filter(({ end }) => end > at);

const direction: Rule<Relation> = either(
  means<Relation>('above', 'above', 'over', 'on top of'),
  means<Relation>('below', 'below', 'under', 'beneath', 'underneath'),
  means<Relation>('left', 'left of', 'to the left of', 'on the left of'),
  means<Relation>('right', 'right of', 'to the right of', 'on the right of'),
);

const farther: Partial<Record<Relation, Relation>> = {
  above: 'overhead',
  below: 'underneath',
  left: 'leftwards',
  right: 'rightwards',
};

const farthest: Partial<Record<Relation, Relation>> = {
  above: 'higher',
  below: 'lower',
  left: 'further left',
  right: 'further right',
};

const nextTo = (how: Relation, quantifier: Quantifier, which: TileCondition): Adjacent => ({
  type: 'adjacent',
  how,
  among: 'tiles',
  quantifier,
  which,
});

type Adjacent = Extract<TileCondition, { type: 'adjacent' }>;

/** "Not next to some blue tile": to none, or not to one that there is. */
const unlessNotOfSome =
  (one: Rule<TileCondition>): Rule<TileCondition> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => {
      const said = chart.words.slice(at, end).map(({ text }) => text);
      const isOpen = chart.words[at - 1]?.text === 'not' && ofSome.test(` ${said.join(' ')} `);
      if (isOpen) chart.misfits.add(notOfSome);
      return !isOpen;
    });

const ofSome = / (?:some|at least one|any one|one of) /;
const notOfSome =
  '“Not next to some tile” may be next to none, or just not to all of them; say “to no” or “not to all”.';

/** "next to a blue tile": the words of the relation and what it is to. */
export const relationTo: Rule<TileCondition> = rule(() =>
  unlessNotOfSome(
    either(
      seqEach([relation, objects], (how, some) =>
        some
          .filter((make) => !isSide(how) || !isOfMany(make))
          .map((make) => conditionFor(make, how))
          .filter(isThere),
      ),
      seqEach([relation, objects, afterwards], (how, some, way) =>
        how === 'either' ? some.map((make) => conditionFor(make, way)).filter(isThere) : [],
      ),
      seqEach([eitherSide, objects], (ways, some) =>
        some
          .filter((make) => !isOfMany(make))
          .flatMap((make) => ways.map((sides) => besideAny(make, sides)))
          .filter(isThere),
      ),
      seqEach([direction, objects, withinLine], (how, some, way) =>
        way === wayOf(how) ? some.map((make) => conditionFor(make, farther[how] ?? how)).filter(isThere) : [],
      ),
      seqEach([between, twoOfThem], (hows, [one, other]) => hows.map((how) => betweenThem(how, [one, other]))),
      seqEach([phrase('surrounded by'), phrase('only?'), surroundings], (_, __, which) =>
        (['either', 'orthogonal'] as const).map((how) => onlyBy(how, which)),
      ),
      seqEach([phrase('only'), relation, tilesPhrase], (_, how, { which }) => [onlyBy(how, which)]),
      seqEach([relation, phrase('only'), tilesPhrase], (how, _, { which }) => [onlyBy(how, which)]),
      ifThereIs(
        ['only'],
        seq([relation, phrase('only tiles'), ownColour], (how, _, own) =>
          onlyBy(how, own === 'same' ? sameAsIt : notOf(sameAsIt)),
        ),
      ),
    ),
  ),
);

/** "directly above or below", "to the left or right of": each way it can be meant, as the sides it speaks of. */
const eitherSide: Rule<readonly (readonly Relation[])[]> = rule(() =>
  either(
    seqEach([phrase('directly|immediately|right|just'), sideWord, phrase('or'), direction], (_, a, __, b) => [
      [[a, b]],
    ]),
    seqEach([sideWord, phrase('or'), direction], (a, _, b) => [
      [
        [a, b],
        [farther[a] ?? a, farther[b] ?? b],
        [farthest[a] ?? a, farthest[b] ?? b],
      ],
    ]),
  ),
);

const sideWord: Rule<Relation> = either(
  means<Relation>('above', 'above'),
  means<Relation>('below', 'below|under|beneath'),
  means<Relation>('left', 'left', 'to|on the left', 'left of', 'to|on the left of'),
  means<Relation>('right', 'right', 'to|on the right', 'right of', 'to|on the right of'),
);

const besideAny = (objects: Objects, sides: readonly Relation[]): TileCondition | null => {
  const parts = sides.map((how) => conditionFor(objects, how));
  return parts.every(isThere) ? anyOf(...parts) : null;
};

/** "to the right of a red tile in the same row" */
const withinLine: Rule<'row' | 'column'> = either(
  means('row' as const, 'in the same row', 'in its row'),
  means('column' as const, 'in the same column', 'in its column'),
);
const wayOf = (how: Relation) => (how === 'left' || how === 'right' ? 'row' : 'column');

// --- between two others

/** Right between, or anywhere between in one line. */
type Between = 'next' | 'far';

const between: Rule<readonly Between[]> = either(
  means<readonly Between[]>(['next'], 'directly|immediately|right between', 'flanked by', 'flanked on both sides by'),
  means<readonly Between[]>(['next', 'far'], 'between', 'somewhere between'),
  means<readonly Between[]>(['far'], 'anywhere between'),
);

/** "two blue tiles", "a red and a blue tile": what stands on one side, and on the other. */
const twoOfThem: Rule<readonly [TileCondition, TileCondition]> = rule(() =>
  either(
    seqEach([numeral, tilesNominal], (n, { which, each, noun, other }) =>
      n === 2 && each === null && !other && noun !== 'tile' ? [[which, which] as const] : [],
    ),
    seqEach([phrase('a'), tilesNominal, phrase('and'), phrase('a'), tilesNominal], (_, a, __, ___, b) =>
      [a, b].every(({ each, other }) => each === null && !other) ? [[a.which, b.which] as const] : [],
    ),
    seqEach([phrase('a'), colourAdjective, phrase('and'), phrase('a'), tilesNominal], (_, a, __, ___, b) =>
      b.each === null && !b.other && a.type === 'colour' && b.which.type === 'colour' ? [[a, b.which] as const] : [],
    ),
  ),
);

const axes: Record<Between, readonly (readonly [Relation, Relation])[]> = {
  next: [
    ['left', 'right'],
    ['above', 'below'],
  ],
  far: [
    ['leftwards', 'rightwards'],
    ['overhead', 'underneath'],
  ],
};

const betweenThem = (how: Between, [one, other]: readonly [TileCondition, TileCondition]): TileCondition =>
  anyOf(
    ...axes[how].flatMap(([a, b]) => {
      const there = allOf(nextTo(b, atLeast(1), one), nextTo(a, atLeast(1), other));
      const back = allOf(nextTo(a, atLeast(1), one), nextTo(b, atLeast(1), other));
      return one === other ? [there] : [there, back];
    }),
  );

/** What is all around: "red tiles", "blue", "tiles of its own colour". */
const surroundings: Rule<TileCondition> = rule(() =>
  either(
    seqEach([tilesPhrase], ({ quantity: { kind }, which, each, cells, other, isRest }) =>
      kind === 'plural' && each === null && cells === null && !other && !isRest && which.type !== 'any' ? [which] : [],
    ),
    seqEach([tilesPhrase, ownColour], ({ quantity: { kind }, which }, own) =>
      kind === 'plural' && which.type === 'any' ? [own === 'same' ? sameAsIt : notOf(sameAsIt)] : [],
    ),
    map(colourAdjective, (which) => which),
  ),
);

const isSide = (how: Relation): boolean => how in farther;

/** Directly above every blue tile nothing can be. */
const isOfMany = (of: Objects): boolean =>
  of.type === 'one' && of.phrase.cells === null && of.phrase.quantity.kind === 'every' && of.phrase.noun !== 'tile';

/** "neither next to a red tile nor to a blue one" */
export const neitherNextTo: Rule<TileCondition> = rule(() =>
  seqEach([phrase('neither'), relation, object, phrase('nor'), phrase('to?'), object], (_, how, a, __, ___, b) => {
    const parts = [a, b].map((each) => conditionFor(each, how));
    return parts.every(isThere) ? [notOf(anyOf(...parts))] : [];
  }),
);

/** "touches a blue tile", "borders a red tile orthogonally" */
export const touching: Rule<TileCondition> = rule(() =>
  unlessNotOfSome(
    either(
      seqEach([phrase('touch|border|neighbour|neighbours'), adverb, objects], (_, how, some) =>
        some.map((make) => conditionFor(make, how)).filter(isThere),
      ),
      seqEach([phrase('touch|border'), objects], (_, some) =>
        some.map((make) => conditionFor(make, 'orthogonal')).filter(isThere),
      ),
      seqEach([phrase('touch|border|neighbour|neighbours'), objects, afterwards], (_, some, how) =>
        some.map((make) => conditionFor(make, how)).filter(isThere),
      ),
    ),
  ),
);

/** "shares a row with a blue tile" */
export const sharingLine: Rule<TileCondition> = rule(() =>
  seqEach([phrase('share'), lineShared, phrase('with'), objects], (_, how, __, some) =>
    some.map((make) => conditionFor(make, how)).filter(isThere),
  ),
);

const lineShared: Rule<Relation> = either(
  means<Relation>('row', 'a|its|their|the row', 'the same row'),
  means<Relation>('column', 'a|its|their|the column', 'the same column'),
);

const isThere = <T>(value: T | null): value is T => value !== null;

const onlyBy = (how: Relation, which: TileCondition): TileCondition => ({
  type: 'adjacent',
  how,
  among: 'neighbours',
  quantifier: { type: 'all' },
  which,
});

/** What something stands next to; several are all or any. */
export type Objects =
  | { readonly type: 'one'; readonly phrase: TilesPhrase; readonly own: 'same' | 'different' | null }
  | { readonly type: 'and' | 'or'; readonly of: readonly Objects[] };

const objects: Rule<readonly Objects[]> = rule(() =>
  either(
    map(object, (one) => [one]),
    seq([phrase('both'), object, phrase('and'), phrase('to?'), object], (_, a, __, ___, b) =>
      joinedObjects('and', a, b),
    ),
    seqEach([object, phrase('and', 'and to', 'and also to?'), object], (a, _, b) => [
      ...listOf(joinedObjects('and', a, b)),
      ...alsoBy('and', a, b),
    ]),
    seqEach([phrase('either?'), object, phrase('or', 'or to'), object], (_, a, __, b) => [
      ...listOf(joinedObjects('or', a, b)),
      ...alsoBy('or', a, b),
    ]),
  ),
);

/** "at most one blue tile and one green tile": the second number by the word of the first. */
function alsoBy(type: 'and' | 'or', a: Objects, b: Objects): (readonly Objects[])[] {
  if (a.type !== 'one' || b.type !== 'one' || isBesideMore(b)) return [];
  const also = alsoFor(a.phrase.quantity, b.phrase.quantity);
  return also === null ? [] : [[{ type, of: [a, { ...b, phrase: { ...b.phrase, quantity: also } }] }]];
}

const listOf = <T>(some: T | undefined): T[] => (some === undefined ? [] : [some]);

/** "no red or blue tiles" are not two things. */
const joinedObjects = (type: 'and' | 'or', a: Objects, b: Objects): readonly Objects[] | undefined =>
  (isBarePlural(b) && !isBarePlural(a)) || (isNone(b) && !isNone(a)) || isBesideMore(b)
    ? undefined
    : [{ type, of: [a, b] }];

/** "Next to a blue and each green next to a yellow": another part, whose verb is left out. */
const isBesideMore = (of: Objects): boolean =>
  of.type === 'one' && partsOf(of.phrase.which).some((part) => part.type === 'adjacent' && part.how !== 'any');

const isNone = (of: Objects) => of.type === 'one' && of.phrase.quantity.kind === 'no';
const isBarePlural = (of: Objects) => of.type === 'one' && of.phrase.quantity.kind === 'plural';

const object: Rule<Objects> = rule(() =>
  either(
    seqEach([tilesPhrase], (of) => (of.noun === 'none' || of.isRest ? [] : plainly(of, null))),
    seqEach([tilesPhrase, ownColour], plainly),
  ),
);

/** "next to the red tiles": to all of them, or to some. */
function plainly(of: TilesPhrase, own: 'same' | 'different' | null): Objects[] {
  const one: Objects = { type: 'one', phrase: of, own };
  if (of.quantity.kind !== 'the' || of.cells !== null) return [one];
  const some: Objects = { type: 'one', phrase: { ...of, quantity: quantity(atLeast(1), 'some') }, own };
  return of.noun === 'tile' ? [some] : [one, some];
}

const ownColour: Rule<'same' | 'different'> = either(
  means(
    'same' as const,
    'of|with|in the? same colour',
    'of|with its|their own? colour',
    'of|with its|their same colour',
    'of the same',
    'sharing its colour',
  ),
  means(
    'different' as const,
    'of|with|in a? different colour|colours',
    'of|with another colour',
    'of|with different colours',
  ),
);

function conditionFor(objects: Objects, how: Relation): TileCondition | null {
  if (objects.type !== 'one') {
    const parts = objects.of.map((part) => conditionFor(part, how));
    return parts.every(isThere) ? (objects.type === 'and' ? allOf(...parts) : anyOf(...parts)) : null;
  }
  const { phrase: of, own } = objects;
  const which = own === null ? of.which : allOf(of.which, own === 'same' ? sameAsIt : notOf(sameAsIt));
  return besideTiles(of, how, which);
}

export const sameAsIt: TileCondition = { type: 'sameColour', as: 'it' };

/** Next to so many of them; all together where they are named. */
function besideTiles(
  { quantity: { quantifier, kind, denied }, cells, each, joint, other }: TilesPhrase,
  how: Relation,
  which: TileCondition,
) {
  if (cells !== null && kind === 'the') {
    const parts = cells.map((cell) => nextTo(how, atLeast(1), inCells([cell])));
    return joint === 'or' ? anyOf(...parts) : allOf(...parts);
  }
  if (each !== null && kind === 'plural') return allOf(...each.map((part) => nextTo(how, atLeast(1), part)));
  if (each !== null && kind !== 'any' && kind !== 'no' && kind !== 'every') return null;
  const made = nextTo(how, kind === 'the' ? { type: 'all' } : quantifier, which);
  return denyTile(denied, other && made.which.type !== 'any' ? { ...made, isAnother: true } : made);
}

// --- neighbours

const neighbourWord = phrase('neighbour|neighbours', 'adjacent|neighbouring tile|tiles|one|ones');

const neighbourKind: Rule<Relation> = either(
  means<Relation>('either', '', 'adjacent'),
  means<Relation>('orthogonal', 'orthogonal', 'orthogonally', 'orthogonally adjacent', 'direct'),
  means<Relation>('diagonal', 'diagonal', 'diagonally', 'diagonally adjacent'),
  means<Relation>('horizontal', 'horizontal'),
  means<Relation>('vertical', 'vertical'),
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

const howMany: Rule<Quantity> = rule(() =>
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

const moreOrFewer: Rule<'>' | '<'> = either(means('>' as const, 'more'), means('<' as const, 'fewer'));

/** "more red neighbours than B1 has" */
const comparedWithCell = ({ how, which }: Neighbours, op: '>' | '<' | '=', cell: Cell): TileCondition => ({
  type: 'such',
  that: compare(
    one(tilesThat(allOf({ type: 'near', how }, which))),
    op,
    one(tilesThat(allOf(which, nextTo(how, atLeast(1), inCells([cell]))))),
  ),
});

const comparedNeighbours = (a: Neighbours, op: '>' | '<' | '=', b: Neighbours): TileCondition => {
  const near = ({ how, which }: Neighbours) => one(tilesThat(allOf({ type: 'near', how }, which)));
  return { type: 'such', that: compare(near(a), op, near(b)) };
};

export const denyTile = (denied: boolean, condition: TileCondition) => (denied ? notOf(condition) : condition);

/** "whose neighbours are all blue": after "whose", and of a tile by its name. */
export const neighboursAre: Rule<TileCondition> = rule(() =>
  seq([neighbourKind, phrase('neighbours'), phrase('is', 'is all', 'all is'), colourAdjective], (how, _, __, which) =>
    onlyBy(how, which),
  ),
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
    seq([adjacency, phrase('to it|itself')], (how) => [how]),
    seq([phrase('as a'), neighbourKind, phrase('neighbour')], (_, how) => [how]),
    means<readonly Relation[]>(['row'], 'somewhere? in its row', 'somewhere? in the same row'),
    means<readonly Relation[]>(['column'], 'somewhere? in its column', 'somewhere? in the same column'),
    means<readonly Relation[]>(['either'], 'beside it', 'around it', 'as neighbours'),
  ),
);

/** After a noun: "with a blue neighbour", "without red neighbours". */
export const neighbourhood: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('with'), someNeighbours], (_, which) => which),
    seq([phrase('with'), either(tileBeside, colouredNeighbours)], (_, which) => which),
    seq([phrase('without', 'without any|a|an'), neighboursOf], (_, { how, which }) => nextTo(how, none, which)),
  ),
);

/** "has a unique colour", "has a colour that no other tile has" */
export const uniqueColour: Rule<TileCondition> = means(
  { type: 'adjacent', how: 'any', among: 'tiles', quantifier: none, which: { type: 'sameColour', as: 'it' } } as const,
  'a unique colour',
  'its own colour',
  'a colour of its own',
  'a colour that|which? no other tile has|share',
  'a colour that|which appear nowhere else',
  'a colour that|which appear only once',
);

// --- of the colour of others

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
      [howManyOf, severalCells],
      (many, some): Reference => ({
        type: 'tiles',
        how: 'any',
        quantity: many,
        which: inCells(some),
      }),
    ),
    seq([phrase('neither'), cellName, phrase('nor|or'), cellName], (_, a, __, b): Reference | undefined =>
      a === b ? undefined : { type: 'tiles', how: 'any', quantity: quantity(none, 'no'), which: inCells([a, b]) },
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
    map(numberedOthers, (): Reference => ({ type: 'tiles', how: 'any', quantity: quantity({ type: 'all' }, 'every') })),
    seq(
      [phrase('its|their', 'all its|their', 'all of its|their'), neighboursOf],
      (_, { how, which }): Reference | undefined =>
        which.type === 'any' ? { type: 'tiles', how, quantity: quantity({ type: 'all' }, 'every') } : undefined,
    ),
    seq(
      [eachOther, phrase('other'), phrase('', 'tile|tiles', 'ones', 'one')],
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
        seq([phrase('the'), numeral, phrase('other|remaining tiles|ones', 'others')], (_, n) => n),
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

const sideOfIt: Rule<Relation> = either(
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

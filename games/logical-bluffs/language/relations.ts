import { either, ifThereIs, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { colourAdjective } from './colours';
import {
  allOf,
  anyOf,
  atLeast,
  inCells,
  none as noneAtAll,
  notOf,
  partsOf,
  type Quantifier,
  type Relation,
  type TileCondition,
} from './meaning';
import { denyTile } from './neighbours';
import { tilesNominal } from './nominals';
import { type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import { alsoFor, numeral, quantity } from './numbers';

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

export const farther: Partial<Record<Relation, Relation>> = {
  above: 'overhead',
  below: 'underneath',
  left: 'leftwards',
  right: 'rightwards',
};

export const farthest: Partial<Record<Relation, Relation>> = {
  above: 'higher',
  below: 'lower',
  left: 'further left',
  right: 'further right',
};

export const nextTo = (how: Relation, quantifier: Quantifier, which: TileCondition): Adjacent => ({
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
    seq([colourAdjective, phrase('', 'neighbours', 'tiles|ones')], (which) => which),
  ),
);

export const isSide = (how: Relation): boolean => how in farther;

/** Directly above every blue tile nothing can be. */
const isOfMany = (of: Objects): boolean =>
  of.type === 'one' && of.phrase.cells === null && of.phrase.quantity.kind === 'every';

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

export const onlyBy = (how: Relation, which: TileCondition): TileCondition => ({
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
    ifThereIs(
      ['neither', 'but'],
      either(
        seqEach([phrase('neither'), object, phrase('nor'), phrase('to?'), object], (_, a, __, ___, b) =>
          noneOf([a, b]).map((none) => [none]),
        ),
        seqEach([object, phrase(',? but to?'), object], (a, _, b) =>
          isNone(b) && !isNone(a) ? [[{ type: 'and' as const, of: [a, b] }]] : [],
        ),
        seqEach([object, phrase(',? but not to?'), object], (a, _, b) =>
          noneOf([b]).map((none) => [{ type: 'and' as const, of: [a, none] }]),
        ),
      ),
    ),
  ),
);

/** "Neither a red tile nor a blue one": none of either; of names another rule speaks. */
function noneOf(some: readonly Objects[]): Objects[] {
  const none = some.flatMap((of): Objects[] =>
    of.type === 'one' && of.phrase.cells === null && ['a', 'plural', 'any'].includes(of.phrase.quantity.kind)
      ? [{ ...of, phrase: { ...of.phrase, quantity: quantity(noneAtAll, 'no') } }]
      : [],
  );
  return none.length === some.length ? [{ type: 'and', of: none }] : [];
}

/** "at most one blue tile and one green tile": the second number by the word of the first. */
function alsoBy(type: 'and' | 'or', a: Objects, b: Objects): (readonly Objects[])[] {
  if (a.type !== 'one' || b.type !== 'one' || isBesideMore(b)) return [];
  const also = alsoFor(a.phrase.quantity, b.phrase.quantity);
  return also === null ? [] : [[{ type, of: [a, { ...b, phrase: { ...b.phrase, quantity: also } }] }]];
}

export const listOf = <T>(some: T | undefined): T[] => (some === undefined ? [] : [some]);

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
    seqEach([phrase('another', 'another tile|one'), ownColour], (_, own): Objects[] => [
      { type: 'one', phrase: { ...theTiles, quantity: quantity(atLeast(1), 'a') }, own },
    ]),
  ),
);

/** "next to the red tiles": to all of them, or to some. */
function plainly(of: TilesPhrase, own: 'same' | 'different' | null): Objects[] {
  const one: Objects = { type: 'one', phrase: of, own };
  if (of.quantity.kind !== 'the' || of.cells !== null) return [one];
  const some: Objects = { type: 'one', phrase: { ...of, quantity: quantity(atLeast(1), 'some') }, own };
  return of.noun === 'tile' ? [some] : [one, some];
}

export const ownColour: Rule<'same' | 'different'> = either(
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

import { inGridOrder } from '../grid';
import { asOf, either, given, map, means, notAfter, phrase, type Rule, rule, seq, seqEach } from './chart';
import { allColours, anyColour, cellsBetween, colourBefore, namedCells, plainName, plural } from './colours';
import { isAt, middlesOf } from './geometry';
import { allOf, anyOf, anyTile, at, atLeast, inCells, notOf, ofColours, type TileCondition } from './meaning';
import { neighbourhood, neighboursAre, neighboursOf, neighboursOfCell } from './neighbours';
import { certainTiles } from './noun-phrases';
import {
  alongTheChain,
  inPlace,
  inPlainPlace,
  inTheSubset,
  lineName,
  onTheGrid,
  placeAdjective,
  theTwo,
  twoOnASide,
} from './places';
import { colourNoun, predicateAfterThat } from './predicates';
import { differentFrom, reference, sameAs } from './references';
import { nextTo, relationTo } from './relations';

// What tiles are spoken of: adjectives, a colour with or without "tile", a place, what they stand next to, a clause.

export interface Nominal {
  readonly which: TileCondition;
  /** "red and blue tiles": of each of these, or of all together. */
  readonly each: readonly TileCondition[] | null;
  /** How it is named: "red tiles", "red", "reds", "corners", "three" of something said before. */
  readonly noun: 'tile' | 'tiles' | 'colour' | 'reds' | 'corner' | 'none';
  /** "other", "another": not those that were named. */
  readonly other: boolean;
  /** "of the grid", so that "in the subset" after it says nothing else. */
  readonly isOfTheGrid?: true;
  /** "blue tile next to every red tile": what it stands to, said right after the noun. */
  readonly near?: TileCondition;
}

const nominal = (which: TileCondition, noun: Nominal['noun'], other = false): Nominal => ({
  which,
  each: null,
  noun,
  other,
});

export const tileWord: Rule<'tile' | 'tiles'> = either(
  means('tile' as const, 'tile', 'one', 'place|position'),
  means('tiles' as const, 'tiles', 'ones', 'places|positions'),
);

const adjective: Rule<TileCondition> = rule(() =>
  either(
    colourBefore,
    map(placeAdjective, (places) => allOf(...places.map(at))),
    seq([phrase('non'), placeAdjective], (_, places) => notOf(allOf(...places.map(at)))),
    notAfter(
      seq([phrase('not'), anyColour], (_, some) => notOf(ofColours(some))),
      'is',
    ),
  ),
);

const adjectives: Rule<TileCondition> = rule(() =>
  either(
    adjective,
    seq([adjective, phrase('', 'and'), adjective], (a, _, b) => (a.type === b.type ? undefined : allOf(a, b))),
  ),
);

/** "in the top left corner" */
export const inCorner: Rule<TileCondition> = rule(() =>
  seq([phrase('in|at|on the'), namedCorner], (_, which) => which),
);

const cornerNoun: Rule<TileCondition> = either(
  means(at({ type: 'corner' }), 'corner|corners'),
  means(at({ type: 'centre' }), 'centres'),
  rule(() => namedCorner),
);

const namedCorner: Rule<TileCondition> = either(
  ...(['top', 'bottom'] as const).flatMap((row) =>
    (['leftmost', 'rightmost'] as const).map((column) =>
      means(
        allOf(at({ type: row }), at({ type: column }), at({ type: 'corner' })),
        `${row === 'top' ? 'top|upper' : 'bottom|lower'} ${column.replace('most', '')} corner`,
      ),
    ),
  ),
);

/** The noun with what stands before it. */
const core: Rule<Nominal> = rule(() =>
  either(
    map(tileWord, (noun) => nominal(anyTile, noun)),
    seq([adjectives, tileWord], (which, noun) => nominal(which, noun)),
    map(anyColour, (some) => nominal(ofColours(some), 'colour')),
    seq([phrase('non'), anyColour], (_, some) => nominal(notOf(ofColours(some)), 'colour')),
    map(plural, (one) => nominal(ofColours([one]), 'reds')),
    seq([plural, phrase('or'), plural], (a, _, b) => nominal(ofColours([a, b]), 'reds')),
    seq([placeAdjective, plural], (places, one) => nominal(allOf(ofColours([one]), ...places.map(at)), 'reds')),
    seq([phrase('non'), plural], (_, one) => nominal(notOf(ofColours([one])), 'reds')),
    map(cornerNoun, (which) => nominal(which, 'corner')),
    notOfALine(
      seq([theTwo, tileWord], (place, noun) =>
        noun === 'tiles' ? nominal(place.type === 'cells' ? inCells(place.cells) : at(place), noun) : undefined,
      ),
    ),
    ofEachOfTwo(
      seq([theTwo, phrase('tile|one')], (place) =>
        nominal(place.type === 'cells' ? inCells(place.cells) : at(place), 'tile'),
      ),
    ),
    map(twoOnASide, (cells) => nominal(inCells(cells), 'tiles')),
    seqEach(
      [phrase('two? end|outer tiles of|in', 'two? ends of'), lineName, given((subset) => [inGridOrder(subset)])],
      (_, place, subset) => {
        const line = subset.filter((cell) => isAt(place, cell, subset));
        const [first, last] = [line[0], line.at(-1)];
        return first === undefined || last === undefined || line.length < 2
          ? []
          : [nominal(inCells([first, last]), 'tiles')];
      },
    ),
    ofEachOfTwo(
      seqEach([phrase('end of'), lineName, given((subset) => [inGridOrder(subset)])], (_, place, subset) => {
        const line = subset.filter((cell) => isAt(place, cell, subset));
        const [first, last] = [line[0], line.at(-1)];
        return first === undefined || last === undefined || first === last
          ? []
          : [nominal(inCells([first, last]), 'tile')];
      }),
    ),
    map(withTheWord(/^(?:two|pair)$/, theTwo), (place) =>
      nominal(place.type === 'cells' ? inCells(place.cells) : at(place), 'tiles'),
    ),
    map(placeAdjective, (places) => (places.length > 1 ? nominal(allOf(...places.map(at)), 'tile') : undefined)),
    seqEach([phrase('middle tile|one'), given((subset) => [subset])], (_, subset) =>
      middlesOf(subset).map((cell) => nominal(inCells([cell]), 'tile')),
    ),
    map(neighboursOfCell, (which) => nominal(which, 'tiles')),
    ofEachOrNone(
      seqEach([neighboursOf, phrase('of a|any'), tilesNominal], ({ how, which }, _, of) =>
        of.each === null && !of.other && (of.noun === 'tile' || of.noun === 'colour') && of.which.type !== 'any'
          ? [nominal(allOf(which, nextTo(how, atLeast(1), of.which)), 'tile')]
          : [],
      ),
    ),
    seq([lineName, phrase('only?'), tileWord], (place, _, noun) => nominal(at(place), noun)),
    seq([adjective, cornerNoun], (a, b) => nominal(allOf(a, b), 'corner')),
    seq([allColours, tileWord], (some, noun) =>
      ofEach(
        some.map((one) => ofColours([one])),
        noun,
      ),
    ),
    map(allColours, (some) =>
      ofEach(
        some.map((one) => ofColours([one])),
        'colour',
      ),
    ),
    seq([placeAdjective, allColours, tileWord], (places, some, noun) =>
      ofEach(
        some.map((one) => allOf(ofColours([one]), ...places.map(at))),
        noun,
      ),
    ),
    seq([placeAdjective, phrase('and'), placeAdjective, tileWord], (a, _, b, noun) =>
      ofEach([allOf(...a.map(at)), allOf(...b.map(at))], noun === 'tile' ? 'tiles' : noun),
    ),
    seq([plural, phrase('and|+|plus'), plural], (a, _, b) => ofEach([ofColours([a]), ofColours([b])], 'reds')),
  ),
);

/** "Either end tile", "neither middle tile": one of two, whichever. */
const ofEachOfTwo = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) =>
    /^(?:either|neither|each|every|no|a)$/.test(chart.words[at - 1]?.text ?? '') ? one(chart, at) : [],
  );

/** "The two end tiles of row 1" are those of the row, not of all tiles. */
const notOfALine = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) =>
    one(chart, at).filter(({ end }) => {
      const [word, ...next] = chart.words.slice(end, end + 4).map(({ text }) => text);
      return !(word === 'of' && next.some((text) => text === 'row' || text === 'column'));
    }),
  );

/** "red and blue tiles", "red tiles and blue tiles": each of several kinds. */
export const severalKinds: Rule<readonly TileCondition[]> = rule(() =>
  either(
    map(tilesNominal, ({ each }) => each ?? undefined),
    seq([tilesNominal, phrase('and'), tilesNominal], (a, _, b) =>
      a.each === null && b.each === null && a.which.type !== 'any' && b.which.type !== 'any'
        ? [a.which, b.which]
        : undefined,
    ),
  ),
);

/** "Every neighbour of a red tile", "no neighbour": of any red tile; of a number of them it may be one and the same. */
const ofEachOrNone = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) =>
    /^(?:each|every|no|any|all|some|the)$/.test(chart.words[at - 1]?.text ?? '') ? one(chart, at) : [],
  );

/** As `one`, where that is one of its words. */
const withTheWord =
  <T>(word: RegExp, one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => chart.words.slice(at, end).some(({ text }) => word.test(text)));

const ofEach = (each: readonly TileCondition[], noun: Nominal['noun']): Nominal => ({
  which: anyOf(...each),
  each,
  noun,
  other: false,
});

/** What comes after the noun; null: nothing that limits it. */
const after: Rule<TileCondition | 'of the subset'> = rule(() =>
  either(
    map(inPlainPlace, at),
    map(alongTheChain, inCells),
    seq([phrase('not'), inPlace], (_, place) => notOf(at(place))),
    seq([phrase('outside of?', 'not in'), lineName], (_, place) => notOf(at(place))),
    means('of the subset' as const, 'of the|my|this|our subset|selection'),
    map(inTheSubset, () => 'of the subset' as const),
    map(onTheGrid, at),
    seq([phrase('not'), relationTo], (_, which) => notOf(which)),
    seq([phrase('that|which'), predicateAfterThat], (_, which) => which),
    neighbourhood,
    seq([phrase('whose'), neighboursAre], (_, which) => which),
    seq([phrase('whose colour'), likeOrUnlike, reference], (_, like, to) => (like ? sameAs(to) : differentFrom(to))),
    seq([phrase('with|of|in'), phrase('the? same colour as'), reference], (_, __, to) => sameAs(to)),
    seq([phrase('with|of|in'), phrase('a different colour from|than|to'), reference], (_, __, to) => differentFrom(to)),
    seq(
      [phrase('coloured', 'of colour', 'of the colour', 'with the? colour', 'in', 'that are'), anyColour],
      (_, some) => ofColours(some),
    ),
    excepted,
    inCorner,
    seq([phrase('of|in|with'), colourNoun], (_, which) => which),
    seqEach([phrase('between'), plainName, phrase('and'), plainName], (_, a, __, b) => cellsBetween(a, b).map(inCells)),
  ),
);

/** "whose colour differs from ...": how it is to the colour of others. */
const likeOrUnlike: Rule<boolean> = either(
  means(true, 'match', 'equal', 'is the same as', 'is shared by|with', 'is equal to'),
  means(false, 'differ from', 'is different from', 'is not shared by|with', 'do not match'),
);

/** "other than A1", "except A1 and B1" */
const excepted: Rule<TileCondition> = rule(() =>
  seq(
    [
      phrase('other than', 'except for?', 'but', 'besides', 'apart|aside from', 'different from', 'not counting'),
      either(namedCells, certainTiles),
    ],
    (_, cells) => notOf(inCells(cells)),
  ),
);

/** A noun with all that is said of it, but for how many; at most two things are said after it. */
export const tilesNominal: Rule<Nominal> = rule(() =>
  either(shortNominal, seqEach([shortNominal, after], limited), seqEach([shortNominal, relationTo], near)),
);

/** "other red tiles" as well: for those who heed that it is not the tiles that were named. */
export const nominalOrOther: Rule<Nominal> = rule(() =>
  either(
    tilesNominal,
    seq([phrase('other|remaining|more'), shortNominal], (_, one) => ({ ...one, other: true })),
  ),
);

const shortNominal: Rule<Nominal> = rule(() =>
  either(core, seqEach([core, after], limited), seqEach([core, relationTo], near)),
);

const near = (one: Nominal, how: TileCondition): Nominal[] => limited(one, how).map((of) => ({ ...of, near: how }));

function limited(one: Nominal, more: TileCondition | 'of the subset'): Nominal[] {
  if (more === 'of the subset') return isOfGrid(one.which) && one.isOfTheGrid !== true ? [] : [one];
  if (isGrid(more) && isOfGrid(one.which)) return [{ ...one, isOfTheGrid: true }];
  const which = allOf(one.which, more);
  return [{ ...one, which, each: one.each?.map((part) => allOf(part, more)) ?? null }];
}

const isGrid = (condition: TileCondition) => condition.type === 'place' && condition.place.type === 'grid';

/** Corners, edges and the centre are the grid's, not the subset's. */
function isOfGrid(condition: TileCondition): boolean {
  if (condition.type === 'and') return condition.of.some(isOfGrid);
  return condition.type === 'place' && ['corner', 'edge', 'centre'].includes(condition.place.type);
}

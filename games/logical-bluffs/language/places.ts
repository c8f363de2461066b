import { type Cell, columnOf, inGridOrder, rowOf, rows } from '../grid';
import {
  either,
  fits,
  given,
  list,
  map,
  means,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
  speaksOfAPart,
  theseOfAll,
  wordThat,
} from './chart';
import { bendsOf, chainOf, isAt, middlesOf, shapesAmong } from './geometry';
import type { Place, Shape } from './meaning';
import { cellList } from './noun-phrases';
import { allSoMany } from './numbers';

// Where tiles lie: rows and columns by name, the outermost ones of the subset, corners, edges and the centre of the grid.

const rowNumber = wordThat(({ number }) => rows.find((row) => row === number) ?? null);
const columnLetter = wordThat(({ text }) => (['a', 'b', 'c', 'd'].includes(text) ? text : null));

const columnPlace = (letter: string): Place => ({
  type: 'column',
  column: letter.toUpperCase() as 'A' | 'B' | 'C' | 'D',
});

const ofTheSubset = phrase('', 'of the|my|your|our|this subset|selection|area|region|shape', 'in the|my|this subset');

/** "row 1", "the top row", "the left column", "the first row", "the middle column": exactly one line. */
export const lineName: Rule<Place> = rule(() =>
  either(
    seq([phrase('the? row'), rowNumber], (_, row): Place => ({ type: 'row', row })),
    seq([phrase('the? column'), columnLetter], (_, letter) => columnPlace(letter)),
    seq([phrase('the?'), ordinal, phrase('row'), ofTheSubset], (_, n) => n('row')),
    seq([phrase('the?'), ordinal, phrase('column'), ofTheSubset], (_, n) => n('column')),
    seq([phrase('the?'), outermost, ofTheSubset], (_, place) => place),
    resolved(phrase('the? centre|middle row'), middleOf('row')),
    resolved(phrase('the? centre|middle column'), middleOf('column')),
    ...(['row', 'column'] as const).map((shape) =>
      resolved(phrase(`the|this|my|our whole|entire? ${shape}`), (subset) => {
        const all = linesOf(subset, shape);
        return all.length === 1 ? all : [];
      }),
    ),
  ),
);

/** Rows run one way, columns the other; places of the grid are neither. */
export function shapeOf({ type }: Place): 'row' | 'column' | null {
  if (type === 'top' || type === 'bottom' || type === 'row') return 'row';
  return type === 'leftmost' || type === 'rightmost' || type === 'column' ? 'column' : null;
}

/** "the second", "the bottom one", "the right": a line as a second one, where the first says of which kind it is. */
export const shortLine: Rule<(shape: 'row' | 'column') => Place | null> = rule(() =>
  either(
    seq([phrase('the'), ordinal, phrase('one?')], (_, nth) => nth),
    seq(
      [phrase('the middle|centre one?'), theSubset],
      (_, subset) => (shape: 'row' | 'column') => middleOf(shape)(subset)[0] ?? null,
    ),
    seq(
      [phrase('the'), side, phrase('one?')],
      (_, place) => (shape: 'row' | 'column') => (shapeOf(place) === shape ? place : null),
    ),
  ),
);

/** "the row above", "the column to its right", "the other row" of two: by the one that was spoken of. */
export const lineBeside: Rule<(shape: 'row' | 'column', first: Place) => Place | null> = rule(() =>
  either(
    ...besideLines.map(({ shape, step, words }) =>
      seqEach([words, theSubset], (_, subset) => [
        (of: 'row' | 'column', first: Place) => (of === shape ? lineFrom(first, { shape, step, subset }) : null),
      ]),
    ),
    ...(['row', 'column'] as const).map((shape) =>
      seqEach([phrase(`the other ${shape}`), theSubset], (_, subset) => [
        (of: 'row' | 'column', first: Place) => {
          const others = linesOf(subset, shape).filter((line) => !isSameLine(line, first, subset));
          return of === shape && others.length === 1 ? (others[0] ?? null) : null;
        },
      ]),
    ),
  ),
);

const besideLines = [
  {
    shape: 'row',
    step: -1,
    words: phrase('the row|one directly|immediately|just? above', 'the row|one directly|immediately|just? above it'),
  },
  {
    shape: 'row',
    step: 1,
    words: phrase(
      'the row|one directly|immediately|just? below|beneath|under',
      'the row|one directly|immediately|just? below|beneath|under it',
    ),
  },
  { shape: 'column', step: -1, words: phrase('the column|one to|on its|the left', 'the column|one to the left of it') },
  {
    shape: 'column',
    step: 1,
    words: phrase('the column|one to|on its|the right', 'the column|one to the right of it'),
  },
] as const;

const isSameLine = (a: Place, b: Place, subset: readonly Cell[]): boolean =>
  subset.every((cell) => isAt(a, cell, subset) === isAt(b, cell, subset));

/** So many rows further, where that one has tiles too. */
function lineFrom(
  first: Place,
  { shape, step, subset }: { shape: 'row' | 'column'; step: number; subset: readonly Cell[] },
): Place | null {
  const at = [0, 1, 2, 3].find((n) => isSameLine(placeOf(shape, n), first, subset)) ?? -1;
  const there = placeOf(shape, at + step);
  const hasTiles = at >= 0 && subset.some((cell) => isAt(there, cell, subset));
  return hasTiles && at + step >= 0 ? there : null;
}

const outermost: Rule<Place> = either(
  means<Place>({ type: 'top' }, 'top|upper row'),
  means<Place>({ type: 'bottom' }, 'bottom|lower row'),
  means<Place>({ type: 'leftmost' }, 'leftmost|left column'),
  means<Place>({ type: 'rightmost' }, 'rightmost|right column'),
);

/** Counted from the grid's edge; the other way to count is written out before (`heard-both-ways.ts`). */
type Nth = (shape: 'row' | 'column') => Place;

const ordinal: Rule<Nth> = rule(() =>
  either(
    ...['first', 'second', 'third', 'fourth'].map((word, n) =>
      seq([phrase(word)], (): Nth => (shape) => placeOf(shape, n)),
    ),
    seq(
      [phrase('last'), theSubset],
      (_, subset): Nth =>
        (shape) => {
          const last = linesOf(subset, shape).at(-1);
          return last ?? placeOf(shape, 3);
        },
    ),
  ),
);

const placeOf = (shape: 'row' | 'column', n: number): Place =>
  shape === 'row' ? { type: 'row', row: rows[n] ?? 1 } : columnPlace('ABCD'[n] ?? 'A');

/** The rows or columns that hold tiles, in order. */
const linesOf = (subset: readonly Cell[], shape: 'row' | 'column'): Place[] =>
  [0, 1, 2, 3]
    .filter((n) => subset.some((cell) => (shape === 'row' ? rowOf(cell) : columnOf(cell)) === n))
    .map((n) => placeOf(shape, n));

/** All the rows, or all the columns, that hold tiles. */
export const shapeLines = (shape: 'row' | 'column', subset: readonly Cell[]): readonly Place[] =>
  linesOf(subset, shape);

const middleOf =
  (shape: 'row' | 'column') =>
  (subset: readonly Cell[]): Place[] => {
    const lines = linesOf(subset, shape);
    const middle = lines.length % 2 === 1 && lines.length > 1 ? lines[(lines.length - 1) / 2] : undefined;
    return middle === undefined ? [] : [middle];
  };

const resolved = (words: Rule<unknown>, make: (subset: readonly Cell[]) => readonly Place[]): Rule<Place> =>
  seq([words, given(make)], (_, place) => place);

/** "row 1", "the upper half": one place that is a line or several. */
export const linesName: Rule<Place> = rule(() => either(lineName, halfName));

/** "the upper half": half of the rows or columns. */
const halfName: Rule<Place> = rule(() =>
  either(
    resolved(phrase('the? top|upper half'), halfOf('row', false)),
    resolved(phrase('the? bottom|lower half'), halfOf('row', true)),
    resolved(phrase('the? left half'), halfOf('column', false)),
    resolved(phrase('the? right half'), halfOf('column', true)),
    ...(['top', 'bottom', 'leftmost', 'rightmost'] as const).flatMap((side) => [
      resolved(phrase(squareOn[side]), outermostSquare(side)),
      resolved(
        phrase(`the? ${side.replace('most', '')} side`, `the? ${side.replace('most', '')} hand side`),
        sideOf(side),
      ),
    ]),
  ),
);

const squareOn = {
  top: 'the? top|upper 2x2 tile|tiles|block?',
  bottom: 'the? bottom|lower 2x2 tile|tiles|block?',
  leftmost: 'the? left|leftmost 2x2 tile|tiles|block?',
  rightmost: 'the? right|rightmost 2x2 tile|tiles|block?',
};

type Side = 'top' | 'bottom' | 'leftmost' | 'rightmost';

/** "the left side": the leftmost column; of four columns it may be the left half. */
const sideOf =
  (side: Side) =>
  (subset: readonly Cell[]): Place[] => {
    const shape = side === 'top' || side === 'bottom' ? 'row' : 'column';
    const half = halfOf(shape, side === 'bottom' || side === 'rightmost')(subset);
    return linesOf(subset, shape).length === 4 ? [{ type: side }, ...half] : [{ type: side }];
  };

/** "the left 2x2 square": where but one of several lies furthest there. */
const outermostSquare =
  (side: Side) =>
  (subset: readonly Cell[]): Place[] => {
    const squares = shapesAmong('square', subset);
    const where = side === 'top' || side === 'bottom' ? rowOf : columnOf;
    const way = side === 'top' || side === 'leftmost' ? 1 : -1;
    const far = (cells: readonly Cell[]) => way * Math.min(...cells.map(where));
    const first = Math.min(...squares.map(far));
    const [found, ...more] = squares.filter((cells) => far(cells) === first);
    return found === undefined || more.length > 0 || squares.length < 2 ? [] : [{ type: 'cells', cells: found }];
  };

/** "the outer columns", "the first two rows" */
const outerLines: Rule<readonly Place[]> = rule(() =>
  either(
    ...(['row', 'column'] as const).flatMap((shape) => [
      seqEach([phrase(`the two? outer|outermost|outside ${shape}s`), theSubset], (_, subset) =>
        outerOf(linesOf(subset, shape)),
      ),
      seqEach([phrase(`the first two ${shape}s`), theSubset], (_, subset) => [linesOf(subset, shape).slice(0, 2)]),
      seqEach([phrase(`the last two ${shape}s`), theSubset], (_, subset) => [linesOf(subset, shape).slice(-2)]),
      seqEach([twoFirst(shape), theSubset], (_, subset) => [linesOf(subset, shape).slice(0, 2)]),
      seqEach([twoLast(shape), theSubset], (_, subset) => [linesOf(subset, shape).slice(-2)]),
    ]),
  ),
);

const twoFirst = (shape: 'row' | 'column') =>
  shape === 'row'
    ? phrase('the top|upper two rows', 'the two top|upper rows')
    : phrase('the left|leftmost two columns', 'the two left|leftmost columns');

const twoLast = (shape: 'row' | 'column') =>
  shape === 'row'
    ? phrase('the bottom|lower two rows', 'the two bottom|lower rows')
    : phrase('the right|rightmost two columns', 'the two right|rightmost columns');

const theSubset = given((subset) => [subset]);

const outerOf = (lines: readonly Place[]): (readonly Place[])[] => {
  const [first, last] = [lines[0], lines.at(-1)];
  return first === undefined || last === undefined || lines.length < 3 ? [] : [[first, last]];
};

/** All of these lines; nothing where there are fewer than two. */
const oneOf = (places: readonly Place[], subset: readonly Cell[]): Place[] =>
  places.length < 2
    ? []
    : [{ type: 'cells', cells: subset.filter((cell) => places.some((place) => isAt(place, cell, subset))) }];

const halfOf =
  (shape: 'row' | 'column', isSecond: boolean) =>
  (subset: readonly Cell[]): Place[] => {
    const lines = linesOf(subset, shape);
    const half = lines.length / 2;
    if (lines.length === 2) return lines.slice(isSecond ? 1 : 0, isSecond ? 2 : 1);
    return lines.length % 2 === 0 ? oneOf(isSecond ? lines.slice(half) : lines.slice(0, half), subset) : [];
  };

/** "rows 1 and 2" as one place: all the tiles of both. */
export const linesTogether: Rule<Place> = rule(() =>
  seqEach([lineNames, theSubset], ({ joint, places }, subset) => (joint === 'or' ? [] : oneOf(places, subset))),
);

/** What is said of each of several lines, of one of them, or of all their tiles together. */
export interface LinesInWays {
  readonly how: 'each' | 'one' | 'together';
  readonly places: readonly Place[];
}

/** "rows 1 and 2": together or each; "row 1 or row 2": each or one; what says "combined" is together. */
export const linesInWays: Rule<LinesInWays> = rule(() =>
  seqEach([lineNames, theSubset], ({ joint, places, isEach }, subset) => {
    if (places.length < 2) return [];
    const together = oneOf(places, subset).map((all): LinesInWays => ({ how: 'together', places: [all] }));
    const each: LinesInWays = { how: 'each', places };
    return joint === 'or' ? [each, { how: 'one', places }] : isEach === true ? [each] : [...together, each];
  }),
);

/** Several lines by name: "rows 1 and 2", "the left and right columns", "row 1 or row 2". */
interface LineNames {
  readonly joint: 'and' | 'or';
  readonly places: readonly Place[];
  /** "both ... and ...": said of each. */
  readonly isEach?: boolean;
}

export const lineNames: Rule<LineNames> = rule(() =>
  either(
    map(linesName, (place) => ({ joint: 'and' as const, places: [place] })),
    map(outerLines, (places) => ({ joint: 'and' as const, places })),
    seq([eachOf, list(lineName, phrase(',')), joint, lineName], (isEach, some, how, last) => ({
      joint: how,
      places: [...some, last],
      isEach,
    })),
    seq([phrase('the? rows'), list(rowNumber, phrase(',')), joint, rowNumber], (_, some, how, last) => ({
      joint: how,
      places: [...some, last].map((row): Place => ({ type: 'row', row })),
    })),
    seq([phrase('the? columns'), list(columnLetter, phrase(',')), joint, columnLetter], (_, some, how, last) => ({
      joint: how,
      places: [...some, last].map(columnPlace),
    })),
    seq([phrase('the? rows'), rowNumber, phrase('to'), rowNumber], (_, from, __, to) =>
      to > from
        ? {
            joint: 'and' as const,
            places: rows.filter((row) => row >= from && row <= to).map((row): Place => ({ type: 'row', row })),
          }
        : undefined,
    ),
    seqEach(
      [phrase('both? the?', 'the two'), ordinal, joint, ordinal, means('row' as const, 'row|rows'), ofTheSubset],
      (_, a, how, b, shape) => [{ joint: how, places: [a(shape), b(shape)] }],
    ),
    seqEach(
      [
        phrase('both? the?', 'the two'),
        ordinal,
        joint,
        ordinal,
        means('column' as const, 'column|columns'),
        ofTheSubset,
      ],
      (_, a, how, b, shape) => [{ joint: how, places: [a(shape), b(shape)] }],
    ),
    seq(
      [
        either(means(true, 'both the?'), means(false, 'the?', 'the two')),
        side,
        joint,
        side,
        phrase('row|rows|column|columns'),
      ],
      (isEach, a, how, b) =>
        (a.type === 'top' || a.type === 'bottom') === (b.type === 'top' || b.type === 'bottom')
          ? { joint: how, places: [a, b], isEach }
          : undefined,
    ),
  ),
);

const eachOf: Rule<boolean> = either(means(true, 'both'), means(false, '', 'either', 'neither'));

export const joint: Rule<'and' | 'or'> = either(
  means('and' as const, 'and', ', and', '+'),
  means('or' as const, 'or', ', or'),
);

const side: Rule<Place> = either(
  means<Place>({ type: 'top' }, 'top|upper'),
  means<Place>({ type: 'bottom' }, 'bottom|lower'),
  means<Place>({ type: 'leftmost' }, 'leftmost|left'),
  means<Place>({ type: 'rightmost' }, 'rightmost|right'),
);

const ofTheGrid = phrase('', 'of|on|in the? whole|entire? grid|board');

/** After "in" or "at". */
export const inPlace: Rule<Place> = rule(() =>
  either(
    inPlainPlace,
    map(alongTheChain, (some): Place => ({ type: 'cells', cells: some })),
  ),
);

export const inPlainPlace: Rule<Place> = rule(() =>
  either(
    seq([phrase('in|on|within|from|of|along|among'), linesName], (_, place) => place),
    seq([phrase('among'), cellList], (_, cells): Place => ({ type: 'cells', cells })),
    seqEach([phrase('in|on|within|from'), eachAfterThan(lineNames), theSubset], (_, { places }, subset) =>
      oneOf(places, subset),
    ),
    seqEach([beyond, lineName, theSubset], ({ shape, isAfter }, line, subset) => {
      const all = linesOf(subset, shape);
      const here = all.findIndex((each) =>
        subset.every((cell) => isAt(each, cell, subset) === isAt(line, cell, subset)),
      );
      const some = shapeOf(line) !== shape || here < 0 ? [] : isAfter ? all.slice(here + 1) : all.slice(0, here);
      return some.length === 1 ? some : oneOf(some, subset);
    }),
    seq([phrase('in|on|at'), phrase('the|a|any corner|corners'), ofTheGrid], (): Place => ({ type: 'corner' })),
    seq(
      [phrase('in|on|at|along'), phrase('the|an|a edge|edges|border|rim'), ofTheGrid],
      (): Place => ({ type: 'edge' }),
    ),
    seq([phrase('in|at'), phrase('the centre'), ofTheGrid], (): Place => ({ type: 'centre' })),
    seq([phrase('at|on|in|along'), phrase('the'), sideName, ofTheSubset], (_, __, place) => place),
  ),
);

/** "More than in row 1 or row 2": than in one of them, not in both together. */
function eachAfterThan(one: Rule<LineNames>): Rule<LineNames> {
  return (chart, at) => {
    const isThan = ['than', 'as'].includes(chart.words[at - 2]?.text ?? '');
    return one(chart, at).filter(({ value }) => !isThan || value.joint !== 'or');
  };
}

/** "above row 2", "to the left of column C" */
const beyond: Rule<{ readonly shape: 'row' | 'column'; readonly isAfter: boolean }> = either(
  means({ shape: 'row' as const, isAfter: false }, 'above'),
  means({ shape: 'row' as const, isAfter: true }, 'below', 'under'),
  means({ shape: 'column' as const, isAfter: false }, 'left of', 'to|on the left of'),
  means({ shape: 'column' as const, isAfter: true }, 'right of', 'to|on the right of'),
);

const sideName: Rule<Place> = either(
  means<Place>({ type: 'top' }, 'top'),
  means<Place>({ type: 'bottom' }, 'bottom'),
  means<Place>({ type: 'leftmost' }, 'left', 'far left'),
  means<Place>({ type: 'rightmost' }, 'right', 'far right'),
);

/** Before "tile". */
export const placeAdjective: Rule<readonly Place[]> = rule(() =>
  either(
    means<readonly Place[]>([{ type: 'corner' }], 'corner'),
    means<readonly Place[]>([{ type: 'edge' }], 'edge', 'border'),
    seqEach([phrase('outer'), theSubset], (_, subset): (readonly Place[])[] =>
      isOneLine(subset) ? [] : [[{ type: 'edge' }]],
    ),
    means<readonly Place[]>([{ type: 'centre' }], 'centre'),
    seq([phrase('top|upper'), phrase('left|leftmost')], () => [
      { type: 'top' } as const,
      { type: 'leftmost' } as const,
    ]),
    seq([phrase('top|upper'), phrase('right|rightmost')], () => [
      { type: 'top' } as const,
      { type: 'rightmost' } as const,
    ]),
    seq([phrase('bottom|lower'), phrase('left|leftmost')], () => [
      { type: 'bottom' } as const,
      { type: 'leftmost' } as const,
    ]),
    seq([phrase('bottom|lower'), phrase('right|rightmost')], () => [
      { type: 'bottom' } as const,
      { type: 'rightmost' } as const,
    ]),
    ...(['leftmost', 'rightmost'] as const).map((type) =>
      seqEach([phrase(type.replace('most', '')), theSubset], (_, subset): (readonly Place[])[] =>
        linesOf(subset, 'column').length === 2 ? [[{ type }]] : [],
      ),
    ),
    ...(['top', 'bottom'] as const).map((type) =>
      seqEach([phrase(type === 'top' ? 'upper' : 'lower'), theSubset], (_, subset): (readonly Place[])[] =>
        linesOf(subset, 'row').length === 2 ? [[{ type }]] : [],
      ),
    ),
    means<readonly Place[]>([{ type: 'top' }], 'top'),
    means<readonly Place[]>([{ type: 'bottom' }], 'bottom'),
    means<readonly Place[]>([{ type: 'leftmost' }], 'leftmost'),
    means<readonly Place[]>([{ type: 'rightmost' }], 'rightmost'),
  ),
);

/** "the first two tiles", "the middle tiles", "the end tiles": of a subset that is one row or one column. */
export const theTwo: Rule<Place> = rule(() =>
  either(
    ofOneLine(phrase('first two|pair'), (line) => line.slice(0, 2)),
    ofOneLine(phrase('last two|pair'), (line) => line.slice(-2)),
    ofOneLine(phrase('top|upper two|pair', 'two top|upper'), (line) => (isUpright(line) ? line.slice(0, 2) : [])),
    ofOneLine(phrase('bottom|lower two|pair', 'two bottom|lower', 'two bottom'), (line) =>
      isUpright(line) ? line.slice(-2) : [],
    ),
    ofOneLine(phrase('left|leftmost two|pair', 'two left|leftmost'), (line) =>
      isUpright(line) ? [] : line.slice(0, 2),
    ),
    ofOneLine(phrase('right|rightmost two|pair', 'two right|rightmost'), (line) =>
      isUpright(line) ? [] : line.slice(-2),
    ),
    map(
      ofChain(phrase('two? end', 'end', 'two? outer', 'outer|end two', 'two? outermost'), ends),
      (some): Place => ({ type: 'cells', cells: some }),
    ),
    ofOneLine(phrase('two? middle|centre', 'middle|centre two'), (line) => (line.length === 4 ? line.slice(1, 3) : [])),
    seqEach([phrase('two? middle', 'middle two'), theSubset], (_, subset) => {
      const lines = (['row', 'column'] as const).flatMap((shape) => middleOf(shape)(subset));
      const pairs = lines.filter((line) => subset.filter((cell) => isAt(line, cell, subset)).length === 2);
      return pairs.length === 1 && !isOneLine(subset) ? pairs : [];
    }),
    ...(['top', 'bottom', 'leftmost', 'rightmost'] as const).map((type) =>
      seqEach(
        [phrase(`${type.replace('most', '')} two|pair`, `two ${type.replace('most', '')}`), theSubset],
        (_, subset) => (subset.filter((cell) => isAt({ type }, cell, subset)).length === 2 ? [{ type }] : []),
      ),
    ),
  ),
);

/** "the two on the left", "the two tiles at the top": of one line its first or its last two. */
export const twoOnASide: Rule<readonly Cell[]> = rule(() =>
  seqEach([phrase('two tiles|ones?'), phrase('on|at|in|to the'), sideName, theSubset], (_, __, { type }, subset) => {
    const line = inGridOrder(subset);
    const isDown = type === 'top' || type === 'bottom';
    if (!isOneLine(subset) || line.length < 3 || isUpright(line) !== isDown) return [];
    return [type === 'top' || type === 'leftmost' ? line.slice(0, 2) : line.slice(-2)];
  }),
);

const isUpright = (line: readonly Cell[]): boolean => new Set(line.map(columnOf)).size === 1;

export const isOneLine = (subset: readonly Cell[]): boolean =>
  linesOf(subset, 'row').length === 1 || linesOf(subset, 'column').length === 1;

const ends = (line: readonly Cell[]): readonly Cell[] =>
  line.length > 2 ? line.filter((_, i) => i === 0 || i === line.length - 1) : [];

const ofOneLine = (words: Rule<unknown>, of: (line: readonly Cell[]) => readonly Cell[]): Rule<Place> =>
  seqEach([words, theSubset], (_, subset): Place[] => {
    const some = isOneLine(subset) && subset.length > 2 ? of(inGridOrder(subset)) : [];
    return some.length === 0 ? [] : [{ type: 'cells', cells: some }];
  });

/** Of a subset whose tiles are a chain, be it straight or not. */
const ofChain = (words: Rule<unknown>, of: (chain: readonly Cell[]) => readonly Cell[]): Rule<readonly Cell[]> =>
  seqEach([words, theSubset], (_, subset) => {
    const some = of(chainOf(inGridOrder(subset)));
    return some.length === 0 ? [] : [inGridOrder(some)];
  });

/** "at the ends", "in the middle", "in between", "at the bend": of a chain. */
export const alongTheChain: Rule<readonly Cell[]> = rule(() =>
  either(
    ofChain(phrase('at|on|in the|both two? end|ends tiles?', 'at|on the outside', 'at|on the outer tiles'), ends),
    ofChain(phrase('in the middle', 'in? between', 'on the inside'), (chain) => chain.slice(1, -1)),
    seqEach([phrase('in|at the middle'), theSubset], (_, subset) => middlesOf(subset).map((cell) => [cell])),
    seqEach([phrase('at|in|on the bend|turn|elbow|angle'), theSubset], (_, subset) => {
      const bends = bendsOf(subset);
      return bends.length === 1 ? [bends] : [];
    }),
  ),
);

/** What one says of all the subset; it adds nothing. */
export const inTheSubset: Rule<null> = rule(() =>
  either(
    inThese,
    seq([phrase('in|of|within|from|among|on|along'), allOfThem], () => null),
  ),
);

/** "these six", "this row": what is all that is spoken of. */
export const allOfThem: Rule<null> = rule(() =>
  either(
    allSoMany,
    allOneShape,
    phrase('the|this|my|our whole|entire subset|selection|area|region|set|shape|group|cluster|block'),
    seqEach([phrase('the|this|my|our pair'), theSubset], (_, { length }) => (length === 2 ? [null] : [])),
    seqEach([phrase('the|this|my|our path|chain|snake'), theSubset], (_, subset) =>
      chainOf(subset).length > 0 ? [null] : [],
    ),
  ),
);

/** "this row", "the column", "the 2x2 square": where that is all of them. */
const allOneShape: Rule<null> = rule(() =>
  either(
    seqEach([phrase('the|this|my|our whole|entire? line'), theSubset], (_, subset) =>
      isOneLine(subset) ? [null] : [],
    ),
    ...(['row', 'column'] as const).map((shape) =>
      seqEach([phrase(`the|this|my|our whole|entire? ${shape}`), theSubset], (_, subset) =>
        linesOf(subset, shape).length === 1 ? [null] : [],
      ),
    ),
    seqEach([phrase('the|this|my|our 2x2 tile|block|area|region?'), theSubset], (_, subset) =>
      subset.length === 4 && shapesAmong('square', subset).length === 1 ? [null] : [],
    ),
  ),
);

const inThese = theseOfAll(
  phrase(
    'in|of|within|from|among|on the|this|my|our|that subset|selection|area|region|set|shape|group|cluster|block',
    'in|of|within|from|among these|those tiles?',
    'in|among|of the tiles',
    'in here',
    'among them',
  ),
  speaksOfAPart,
);

/** That all are counted: then a bare number may be meant exactly. */
export const inTotal = phrase('in total', 'altogether', 'in all', 'all in all', 'overall');

/** Speaks of more than the subset. */
export const onTheGrid: Rule<Place> = means<Place>(
  { type: 'grid' },
  'on|in|of|across the|my|this|our? whole|entire? grid|board',
);

export const shapeNoun: Rule<Shape> = either(
  means<Shape>('row', 'row|rows', 'horizontal line|lines', 'different|separate|distinct rows'),
  means<Shape>('column', 'column|columns', 'vertical line|lines', 'different|separate|distinct columns'),
  means<Shape>('line', 'row|rows or|and a? column|columns', 'column|columns or|and row|rows'),
  means<Shape>(
    'square',
    '2x2',
    '2x2 tile|tiles|block|blocks|area|areas|grid|grids|region|regions',
    'block|blocks of 2x2',
  ),
  means<Shape>(
    'three',
    'straight? line|lines of three',
    'straight? line|lines of three tiles',
    'three in a line',
    'three in a straight line',
  ),
);

/** That there are so many rows (columns, squares). */
export const thereAre = (n: number, shape: 'row' | 'column' | 'square'): Rule<null> =>
  fits(
    (subset) => shapesAmong(shape, subset).length === n,
    (subset) => {
      const { length } = shapesAmong(shape, subset);
      const named = shape === 'square' ? '2x2 square' : shape;
      if (length === 0) return `There is no ${named}.`;
      return length === 1 ? `There is only one ${named}.` : `There are ${length} ${named}s, not ${n}.`;
    },
  );

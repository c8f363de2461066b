import { type Cell, type Colour, cells, colours, columnOf, inGridOrder, isCell, rowOf } from '../grid';
import { asOf, either, given, list, map, means, phrase, type Rule, rule, seq, seqEach, wordThat } from './chart';
import { isAt, shapesAmong } from './geometry';
import { notOf, ofColours, type TileCondition } from './meaning';
import { lineName, shapeOf } from './places';

// Colours as words: one, several of which any will do, what is not of a colour.

const isColour = (text: string): text is Colour => (colours as readonly string[]).includes(text);

export const colour: Rule<Colour> = wordThat(({ text }) => (isColour(text) ? text : null));

/** "reds" */
export const plural: Rule<Colour> = wordThat(({ text }) => {
  const one = text.replace(/s$/, '');
  return text !== one && isColour(one) ? one : null;
});

/** "red", "the colour red", "reds", "red tiles": one colour as it is spoken of by itself. */
export const colourName: Rule<Colour> = rule(() =>
  either(
    colour,
    plural,
    seq([phrase('the|a? colour'), colour], (_, one) => one),
  ),
);

const or = phrase('or', '/', ',? or');

/** "red or blue", "red, blue or green" */
export const anyColour: Rule<readonly Colour[]> = rule(() =>
  either(
    map(colour, (one) => [one]),
    seq([phrase('either?'), colour, or, colour], (_, a, __, b) => distinctColours(a, b)),
    seq([phrase('either?'), list(colour, phrase(',|/|or')), or, colour], (_, some, __, last) =>
      distinctColours(...some, last),
    ),
  ),
);

/** "red and blue", "red, blue and green" */
export const allColours: Rule<readonly Colour[]> = rule(() =>
  seq(
    [phrase(''), list(colour, phrase(',')), phrase('and', ', and', '+', 'plus', 'as well as'), colour],
    (_, some, __, last) => distinctColours(...some, last),
  ),
);

const distinctColours = (...some: readonly Colour[]) => (new Set(some).size === some.length ? some : undefined);

/** Before "tile". */
export const colourBefore: Rule<TileCondition> = rule(() =>
  either(
    map(anyColour, ofColours),
    seq([anyColour, phrase('coloured')], (some) => ofColours(some)),
    seq([phrase('non'), anyColour], (_, some) => notOf(ofColours(some))),
  ),
);

/** What a tile's colour may be: after "is", or before "tile". */
export const colourAdjective: Rule<TileCondition> = rule(() =>
  either(
    map(anyColour, ofColours),
    seq([phrase('coloured', 'of colour', 'of the colour', 'the colour'), anyColour], (_, some) => ofColours(some)),
    seq([anyColour, phrase('coloured', 'in colour')], (some) => ofColours(some)),
    seq(
      [phrase('non', 'anything|something but|except', 'any|a colour but|except|besides', 'other than'), anyColour],
      (_, some) => notOf(ofColours(some)),
    ),
    seq(
      [phrase('neither'), list(colour, phrase(',|nor', ', nor')), phrase('nor|or', ', nor'), colour],
      (_, some, __, last) => notOf(ofColours([...some, last])),
    ),
  ),
);

export const plainName: Rule<Cell> = rule(() =>
  either(
    bareName,
    seq([phrase('the? tile'), bareName], (_, cell) => cell),
  ),
);

const bareName = wordThat(({ text }) => (isCell(text) ? text : null));

/** The tiles in one line with both that lie between them; none where there are none. */
export function cellsBetween(a: Cell, b: Cell): Cell[][] {
  const [across, down] = [columnOf, rowOf].map((of) => [of(a), of(b)].sort((x, y) => x - y));
  const isAmong = (n: number, [from = 0, to = 0]: readonly number[] = []) => n >= from && n <= to;
  const some = cells.filter(
    (cell) => cell !== a && cell !== b && isAmong(columnOf(cell), across) && isAmong(rowOf(cell), down),
  );
  const isLine = columnOf(a) === columnOf(b) || rowOf(a) === rowOf(b);
  return isLine && some.length > 0 ? [some] : [];
}

/** A tile by its name, or by one beside it: "A1", "the tile directly below A1". */
export const cellName: Rule<Cell> = rule(() =>
  either(
    plainName,
    tileOfLine,
    tileOfOneLine,
    tileFromEnd,
    seqEach(
      [
        phrase('the tile|one|corner diagonally? opposite', 'the tile|one|corner diagonally? opposite to|of|from'),
        plainName,
        given((subset) => [subset]),
      ],
      (_, cell, subset) => oppositeOf(cell, subset),
    ),
    seqEach(
      [phrase('the tile|one'), phrase('directly|immediately|just|right?'), step, plainName],
      (_, __, { right, down }, cell) => cellBeside(cell, { right, down }),
    ),
  ),
);

/** "the middle tile of the top row", "the first tile in column B" */
const tileOfLine: Rule<Cell> = rule(() =>
  seqEach(
    [phrase('the'), nthTile, phrase('tile|one'), phrase('of|in'), lineName, given((subset) => [subset])],
    (_, nth, __, ___, place, subset) => {
      const line = inGridOrder(subset).filter((cell) => isAt(place, cell, subset));
      const way = shapeOf(place);
      const found = (nth.way === null || nth.way === way) && line.length > 1 ? nth.of(line) : undefined;
      return found === undefined ? [] : [found];
    },
  ),
);

/** "the second tile from the left", "the third tile": of one line. */
const tileOfOneLine: Rule<Cell> = rule(() =>
  either(
    seqEach([phrase('the?'), nthOfAll, phrase('tile|one'), given((subset) => [subset])], (_, nth, __, subset) =>
      nthIn(nth, { way: null, isBack: false }, subset),
    ),
    lastWord(
      seqEach([phrase('the'), nthOfAll, given((subset) => [subset])], (_, nth, subset) =>
        nthIn(nth, { way: null, isBack: false }, subset),
      ),
    ),
  ),
);

/** "as the first", where its part ends. */
const lastWord = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) => one(chart, at).filter(({ end }) => /^(?:[,;.]|)$/.test(chart.words[end]?.text ?? '')));

const tileFromEnd: Rule<Cell> = rule(() =>
  seqEach(
    [phrase('the?'), nthOfAll, phrase('tile|one'), fromEnd, given((subset) => [subset])],
    (_, nth, __, end, subset) => nthIn(nth, end, subset),
  ),
);

interface End {
  readonly way: 'row' | 'column' | null;
  readonly isBack: boolean;
}

const fromEnd: Rule<End> = either(
  means<End>({ way: 'row', isBack: false }, 'from the left'),
  means<End>({ way: 'row', isBack: true }, 'from the right'),
  means<End>({ way: 'column', isBack: false }, 'from the top'),
  means<End>({ way: 'column', isBack: true }, 'from the bottom'),
);

const nthOfAll: Rule<number> = either(
  means(0, 'first'),
  means(1, 'second'),
  means(2, 'third'),
  means(3, 'fourth'),
  means(-1, 'last'),
);

function nthIn(nth: number, { way, isBack }: End, subset: readonly Cell[]): Cell[] {
  const line = inGridOrder(subset);
  const isRow = new Set(line.map(rowOf)).size === 1;
  const isColumn = new Set(line.map(columnOf)).size === 1;
  if (line.length < 2 || (way === null ? !isRow && !isColumn : way === 'row' ? !isRow : !isColumn)) return [];
  const found = (isBack ? line.reverse() : line).at(nth);
  return found === undefined ? [] : [found];
}

/** "the first and the last tile" */
export const tilesInTurn: Rule<readonly Cell[]> = rule(() =>
  seqEach(
    [
      phrase('both? the'),
      nthOfAll,
      phrase('and the?'),
      nthOfAll,
      phrase('tile|tiles|one|ones'),
      given((subset) => [subset]),
    ],
    (_, a, __, b, ___, subset) => {
      const some = [a, b].flatMap((nth) => nthIn(nth, { way: null, isBack: false }, subset));
      return new Set(some).size === 2 ? [some] : [];
    },
  ),
);

/** In a 2x2 square. */
const oppositeOf = (cell: Cell, subset: readonly Cell[]): Cell[] =>
  subset.length === 4 && shapesAmong('square', subset).length === 1
    ? subset.filter((other) => columnOf(other) !== columnOf(cell) && rowOf(other) !== rowOf(cell))
    : [];

interface Nth {
  /** Of rows only, or of columns only. */
  readonly way: 'row' | 'column' | null;
  readonly of: (line: readonly Cell[]) => Cell | undefined;
}

const nthTile: Rule<Nth> = either(
  means<Nth>({ way: null, of: ([first]) => first }, 'first'),
  means<Nth>({ way: null, of: ([, second]) => second }, 'second'),
  means<Nth>({ way: null, of: ([, , third]) => third }, 'third'),
  means<Nth>({ way: null, of: (line) => line.at(-1) }, 'last'),
  means<Nth>(
    { way: null, of: (line) => (line.length % 2 === 1 ? line[(line.length - 1) / 2] : undefined) },
    'middle|centre',
  ),
  means<Nth>({ way: 'row', of: ([first]) => first }, 'leftmost|left'),
  means<Nth>({ way: 'row', of: (line) => line.at(-1) }, 'rightmost|right'),
  means<Nth>({ way: 'column', of: ([first]) => first }, 'top'),
  means<Nth>({ way: 'column', of: (line) => line.at(-1) }, 'bottom'),
);

const step = either(
  means({ right: 0, down: 1 }, 'below|under|beneath|underneath'),
  means({ right: 0, down: -1 }, 'above|over', 'on top of'),
  means({ right: -1, down: 0 }, 'left of', 'to|on the left of'),
  means({ right: 1, down: 0 }, 'right of', 'to|on the right of'),
);

const cellBeside = (cell: Cell, { right, down }: { right: number; down: number }): Cell[] =>
  cells.filter((other) => columnOf(other) === columnOf(cell) + right && rowOf(other) === rowOf(cell) + down);

/** "A1", "A1 and B1", "A1, B1 and C1" */
export const namedCells: Rule<readonly Cell[]> = rule(() =>
  either(
    seq([phrase('tile?'), cellName], (_, cell) => [cell]),
    seq(
      [
        phrase('both?', 'tiles', 'both tiles', 'the tiles'),
        list(cellName, phrase(',')),
        either(means(2, 'and'), means(3, ', and', ',')),
        cellName,
      ],
      (_, some, atLeast, last) =>
        some.length + 1 >= atLeast && new Set([...some, last]).size === some.length + 1 ? [...some, last] : undefined,
    ),
  ),
);

/** The colours as a set that may be left out: "the four colours". */
export const ofTheColours = means(colours, 'colours|colour', 'the? four colours', 'different|distinct colours|colour');

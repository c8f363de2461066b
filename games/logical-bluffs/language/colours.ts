import { type Cell, type Colour, cells, colours, columnOf, inGridOrder, isCell, rowOf } from '../grid';
import { either, given, list, map, means, phrase, type Rule, rule, seq, seqEach, wordThat } from './chart';
import { isAt } from './geometry';
import { notOf, ofColours, type TileCondition } from './meaning';
import { lineName, shapeOf } from './places';

// Colours as words: one, several of which any will do, what is not of a colour.

const isColour = (text: string): text is Colour => (colours as readonly string[]).includes(text);

export const colour: Rule<Colour> = wordThat('red', ({ text }) => (isColour(text) ? text : null));

/** "reds" */
export const plural: Rule<Colour> = wordThat('reds', ({ text }) => {
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

const plainName = wordThat('A1', ({ text }) => (isCell(text) ? text : null));

/** A tile by its name, or by one beside it: "A1", "the tile directly below A1". */
export const cellName: Rule<Cell> = rule(() =>
  either(
    plainName,
    tileOfLine,
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

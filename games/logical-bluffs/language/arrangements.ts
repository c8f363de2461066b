import { type Cell, type Colour, colours, columnOf, inGridOrder, rowOf } from '../grid';
import { either, given, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { allColours, plural } from './colours';
import { isAt, shapesAmong } from './geometry';
import {
  conjunction,
  disjunction,
  exactly,
  hasIt,
  inCells,
  notOf,
  ofColours,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { numeral } from './numbers';
import { lineName } from './places';

// How colours lie along a line or over the whole subset: in turns, the same from both ends, all alike but one.

export const arrangements: Rule<Statement> = rule(() =>
  either(alternating, sameFromBothEnds, endsOfEach, mirrored, allButOne),
);

const theSubset = given((subset) => [inGridOrder(subset)]);

const is = (cell: Cell, so: TileCondition): Statement => tilesAre(some, { which: inCells([cell]), are: so });
const alike = (cell: Cell, other: Cell): Statement => is(cell, { type: 'sameColour', as: other });

/** The tiles of a line in order; of the whole subset where that is one line. */
const line: Rule<readonly Cell[]> = rule(() =>
  either(
    seqEach([lineName, theSubset], (place, subset) => [subset.filter((cell) => isAt(place, cell, subset))]),
    seqEach([wholeSubset, theSubset], (_, subset) =>
      new Set(subset.map(rowOf)).size === 1 || new Set(subset.map(columnOf)).size === 1 ? [subset] : [],
    ),
  ),
);

const wholeSubset = phrase('the tiles', 'the colours', 'the row', 'the column', 'the line', 'the subset', 'they', 'it');

// --- in turns

const alternating: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [line, alternate, phrase('', 'in colour', 'along the row|column|line', 'between two different? colours')],
      (cells) => inTurns(cells),
    ),
    seqEach([line, alternate, phrase('between?'), twoColours], (cells, _, __, two) => turnsOf(cells, two)),
    seqEach([line, phrase('is alternately', 'is alternating'), twoColours], (cells, _, two) => turnsOf(cells, two)),
    seqEach([twoColours, alternate, phrase('', 'along the row|column|line'), theSubset], (two, _, __, subset) =>
      new Set(subset.map(rowOf)).size === 1 || new Set(subset.map(columnOf)).size === 1 ? turnsOf(subset, two) : [],
    ),
  ),
);

const alternate = phrase(
  'alternate',
  'is alternate',
  'has alternate colours',
  'is in alternate colours',
  'has colours that alternate',
);

const twoColours: Rule<readonly [Colour, Colour]> = rule(() =>
  either(
    seqEach([allColours, phrase('tiles?', '')], ([a, b, more]) =>
      a === undefined || b === undefined || more !== undefined ? [] : [[a, b] as const],
    ),
    seq([plural, phrase('and'), plural], (a, _, b) => (a === b ? undefined : ([a, b] as const))),
  ),
);

/** One colour, another, the first again. */
function inTurns(cells: readonly Cell[]): Statement[] {
  const [first, second] = cells;
  if (first === undefined || second === undefined || cells.length < 3) return [];
  const again = cells.slice(2).flatMap((cell, i) => {
    const before = cells[i];
    return before === undefined ? [] : [alike(cell, before)];
  });
  return [conjunction([is(first, notOf({ type: 'sameColour', as: second })), ...again])];
}

function turnsOf(cells: readonly Cell[], two: readonly [Colour, Colour]): Statement[] {
  if (cells.length < 3) return [];
  const from = (start: number) =>
    conjunction(cells.map((cell, i) => is(cell, ofColours([two[(i + start) % 2 === 0 ? 0 : 1]]))));
  return [disjunction([from(0), from(1)])];
}

// --- the same from both ends

const sameFromBothEnds: Rule<Statement> = rule(() =>
  either(
    seqEach([fromOneEnd, line, either(readsTheSame, isSymmetric)], (_, cells) => inMirror(cells)),
    seqEach(
      [
        either(means('row' as const, 'every|each row'), means('column' as const, 'every|each column')),
        either(readsTheSame, isSymmetric),
        theSubset,
      ],
      (shape, _, subset) => {
        const lines = shapesAmong(shape, subset).filter(({ length }) => length > 1);
        return lines.length === 0 ? [] : [conjunction(lines.flatMap(inMirror))];
      },
    ),
  ),
);

/** "In every row, the first and last tiles match": where each has two ends. */
const endsOfEach: Rule<Statement> = rule(() =>
  seqEach(
    [
      either(means('row' as const, 'in every|each row ,?'), means('column' as const, 'in every|each column ,?')),
      phrase(
        'the first and? the? last tile|tiles',
        'the two? end tiles',
        'both end tiles',
        'the two? ends',
        'both ends',
      ),
      either(
        means(true, 'match', 'is the same colour', 'share a colour'),
        means(false, 'differ in? colour?', 'differ', 'is different colours?'),
      ),
      theSubset,
    ],
    (shape, _, same, subset) => {
      const lines = shapesAmong(shape, subset);
      const ends = lines.map((line) => [line[0], line.at(-1)] as const);
      const said = ends.flatMap(([a, b]) =>
        a === undefined || b === undefined || a === b
          ? []
          : [same ? alike(a, b) : is(a, notOf({ type: 'sameColour', as: b }))],
      );
      // A tile by itself is like itself; that it differs from itself nobody says.
      return said.length === 0 || (!same && said.length < lines.length) ? [] : [conjunction(said)];
    },
  ),
);

const inMirror = (cells: readonly Cell[]): Statement[] =>
  allAlike(cells.slice(0, Math.floor(cells.length / 2)).map((cell, i) => [cell, cells.at(-1 - i)]));

const fromOneEnd = phrase(
  '',
  'from left to right ,?',
  'from top to bottom ,?',
  'from right to left ,?',
  'from bottom to top ,?',
);
const isSymmetric = phrase('is symmetric|symmetrical|palindromic', 'is a palindrome', 'form a palindrome');
const readsTheSame: Rule<null> = seq(
  [
    phrase('read the same', 'look the same'),
    phrase(
      'forwards|forward and backwards|backward',
      'backwards|backward and forwards|forward',
      'backwards|backward',
      'in both directions',
      'both ways',
      'in either direction',
      'from both ends|sides',
      'from either end|side',
      'from left to right and|as from? right to left',
      'from right to left and|as from? left to right',
      'from top to bottom and|as from? bottom to top',
      'from bottom to top and|as from? top to bottom',
      'as from? bottom to top',
      'as from? top to bottom',
      'as from? right to left',
      'as from? left to right',
    ),
  ],
  () => null,
);

const allAlike = (pairs: readonly (readonly [Cell, Cell | undefined])[]): Statement[] =>
  pairs.length === 0 || pairs.some(([, other]) => other === undefined)
    ? []
    : [conjunction(pairs.flatMap(([cell, other]) => (other === undefined ? [] : [alike(cell, other)])))];

/** "The subset is left-right symmetric": where it has a tile on either side for each. */
const mirrored: Rule<Statement> = rule(() =>
  seqEach([phrase('the subset', 'it', 'the pattern', 'the colouring'), axis, theSubset], (_, of, subset) => {
    const sides = subset.map(of);
    const ends = Math.min(...sides) + Math.max(...sides);
    const across = of === columnOf ? rowOf : columnOf;
    return allAlike(
      subset
        .filter((cell) => 2 * of(cell) < ends)
        .map((cell) => [cell, subset.find((other) => across(other) === across(cell) && of(other) === ends - of(cell))]),
    );
  }),
);

const axis: Rule<(cell: Cell) => number> = either(
  means(columnOf, 'is left right symmetric|symmetrical', 'is symmetric|symmetrical from? left to right'),
  means(rowOf, 'is top bottom symmetric|symmetrical', 'is symmetric|symmetrical from? top to bottom'),
);

// --- all alike but one

/** "Three tiles match and one does not" */
const allButOne: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('exactly?'),
      numeral,
      phrase('tiles?', 'of them', 'of the? tiles'),
      match,
      joint,
      theLast,
      differs,
      theSubset,
    ],
    (_, n, __, ___, ____, nth, ______, subset): Statement[] =>
      n === subset.length - 1 && n > 1 && (nth === null || nth === subset.length)
        ? [{ type: 'colours', quantifier: some, among: colours, which: null, are: hasIt(exactly(n)) }]
        : [],
  ),
);

const match = phrase(
  'match',
  'is the same colour',
  'is of the same colour',
  'share a|the|one colour',
  'has the same colour',
  'has one colour',
  'is of? one|a single? colour',
  'is alike',
  'is the same',
);
const joint = phrase(',', 'and', ', and', 'but', ', but', 'while', ', while');
const nth = ['third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'];

/** The one that is left; as the how manieth, where that is said. */
const theLast: Rule<number | null> = either(
  means(
    null,
    'one',
    'one tile',
    'one of them',
    'the other one|tile?',
    'the remaining one|tile',
    'the last one',
    'the last',
    'the last tile',
  ),
  ...nth.map((word, i) => means(i + 3, `the? ${word}`, `the? ${word} one|tile`)),
);
const differs: Rule<null> = map(
  phrase(
    'is different',
    'is not',
    'do not',
    'do not match',
    'differ',
    'is of? a different colour',
    'is of? another colour',
    'is another',
    'has a different colour',
    'has another colour',
    'is the odd one out',
  ),
  () => null,
);

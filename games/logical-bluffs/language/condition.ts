import { itemAt } from '../../kit/item-at';
import { type Adjacency, areAdjacent, type Cell, type Colour, colours, columnOf, rowOf } from '../grid';
import {
  type Comparison,
  isCounting,
  type PairCondition,
  type Place,
  type Quantifier,
  type Shape,
  type Statement,
  type TileCondition,
} from './meaning';

// A statement about one subset, taken apart: nothing is left but single tiles and their colours, and, or, not, and
// sums of truths. What judges a statement (a truth table, a diagram) needs to know no more than this.

/** `tile` is a place in the list of cells it was made for; `mask` has bit k set where colour k will do. */
export type Condition =
  | { readonly type: 'constant'; readonly value: boolean }
  | { readonly type: 'colour'; readonly tile: number; readonly mask: number }
  | { readonly type: 'not'; readonly of: Condition }
  | { readonly type: 'and'; readonly of: readonly Condition[] }
  | { readonly type: 'or'; readonly of: readonly Condition[] }
  /** The weights of what is true, added up, pass the test. */
  | { readonly type: 'sum'; readonly terms: readonly Term[]; readonly test: Test };

export interface Term {
  readonly weight: number;
  readonly of: Condition;
}

export type Test =
  | { readonly type: 'range'; readonly min: number; readonly max: number }
  | { readonly type: 'multiple'; readonly of: number; readonly rest: number }
  | { readonly type: 'prime'; readonly plus: number };

const isPrime = (n: number) => n >= 2 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((k) => n % k !== 0);

export const passes = (test: Test, n: number): boolean => {
  if (test.type === 'range') return n >= test.min && n <= test.max;
  if (test.type === 'multiple') return (((n - test.rest) % test.of) + test.of) % test.of === 0;
  return isPrime(n + test.plus);
};

/**
 * The statement as a condition on `cells` (what the statement calls the tiles are `subset`; more cells are only there
 * so that other tiles can be named).
 */
export function conditionOf(statement: Statement, subset: readonly Cell[], cells: readonly Cell[] = subset): Condition {
  return statementOn(statement, { cells, subset, tiles: subset.map((cell) => cells.indexOf(cell)), known: new Map() });
}

/** What a part of a statement speaks of: some tiles (places in `cells`) of a subset. */
interface Scope {
  readonly cells: readonly Cell[];
  readonly subset: readonly Cell[];
  readonly tiles: readonly number[];
  /** What a condition comes to on a tile: worked out once, so that nested ones cost no more than their parts. */
  readonly known: Map<TileCondition, Map<number, Condition>>;
}

function statementOn(statement: Statement, scope: Scope): Condition {
  switch (statement.type) {
    case 'tiles':
      return quantified(statement.quantifier, tileItems(statement, scope));
    case 'pairs':
      return quantified(statement.quantifier, pairItems(statement, scope));
    case 'shapes':
      return quantified(statement.quantifier, shapeItems(statement, scope));
    case 'colours':
      return quantified(statement.quantifier, colourItems(statement, scope));
    case 'compare':
      return compared(statement, scope);
    case 'commonest':
      return commonest(statement, scope);
    case 'within':
      return statementOn(
        statement.is,
        among(
          scope,
          scope.tiles.filter((tile) => isAt(statement.place, cellOf(scope, tile), scope)),
        ),
      );
    case 'and':
      return both(statement.of.map((part) => statementOn(part, scope)));
    case 'or':
      return any(statement.of.map((part) => statementOn(part, scope)));
    case 'not':
      return not(statementOn(statement.of, scope));
    case 'if':
      return any([not(statementOn(statement.when, scope)), statementOn(statement.then, scope)]);
    case 'xor':
      return differ(statementOn(statement.of[0], scope), statementOn(statement.of[1], scope));
    case 'iff':
      return not(differ(statementOn(statement.of[0], scope), statementOn(statement.of[1], scope)));
  }
}

const among = (scope: Scope, tiles: readonly number[]): Scope => ({ ...scope, tiles, known: new Map() });
const cellOf = (scope: Scope, tile: number) => itemAt(scope.cells, tile);

// --- one of many: is it meant (`which`), and is it so (`are`)

interface Item {
  readonly which: Condition;
  readonly are: Condition;
}

function quantified(quantifier: Quantifier, items: readonly Item[]): Condition {
  switch (quantifier.type) {
    case 'all':
      return both(items.map(({ which, are }) => any([not(which), are])));
    case 'allBut':
      return summed(
        items.map(({ which, are }) => ({ weight: 1, of: both([which, not(are)]) })),
        { type: 'range', min: quantifier.min, max: quantifier.max ?? Number.POSITIVE_INFINITY },
      );
    case 'share': {
      const terms = items.flatMap(({ which, are }) => [
        { weight: quantifier.of, of: both([which, are]) },
        { weight: -quantifier.part, of: which },
      ]);
      return summed(terms, testOf(quantifier.op, 0));
    }
    default:
      return summed(
        items.map(({ which, are }) => ({ weight: 1, of: both([which, are]) })),
        testOfNumber(quantifier),
      );
  }
}

function testOfNumber(quantifier: Quantifier): Test {
  switch (quantifier.type) {
    case 'number':
      return { type: 'range', min: quantifier.min, max: quantifier.max ?? Number.POSITIVE_INFINITY };
    case 'even':
      return { type: 'multiple', of: 2, rest: 0 };
    case 'odd':
      return { type: 'multiple', of: 2, rest: 1 };
    case 'multiple':
      return { type: 'multiple', of: quantifier.of, rest: 0 };
    case 'prime':
      return { type: 'prime', plus: 0 };
    default:
      throw new Error(`${quantifier.type} is no number`);
  }
}

function testOf(op: Comparison, n: number): Test {
  const infinity = Number.POSITIVE_INFINITY;
  switch (op) {
    case '=':
      return { type: 'range', min: n, max: n };
    case '>':
      return { type: 'range', min: n + 1, max: infinity };
    case '>=':
      return { type: 'range', min: n, max: infinity };
    case '<':
      return { type: 'range', min: -infinity, max: n - 1 };
    case '<=':
      return { type: 'range', min: -infinity, max: n };
  }
}

// --- tiles

function tileItems({ which, are }: Extract<Statement, { type: 'tiles' }>, scope: Scope): Item[] {
  return scope.tiles.map((tile) => ({ which: tileOn(which, tile, scope), are: tileOn(are, tile, scope) }));
}

/** `it`: the tile whose neighbours are spoken of. */
function tileOn(condition: TileCondition, tile: number, scope: Scope, it: number | null = null): Condition {
  const row = scope.known.get(condition) ?? new Map<number, Condition>();
  scope.known.set(condition, row);
  const key = tile * 32 + (it ?? 31);
  const made = row.get(key) ?? tileMade(condition, tile, scope, it);
  row.set(key, made);
  return made;
}

function tileMade(condition: TileCondition, tile: number, scope: Scope, it: number | null): Condition {
  switch (condition.type) {
    case 'any':
      return constant(true);
    case 'colour':
      return hasColour(tile, condition.colours);
    case 'place':
      return constant(isAt(condition.place, cellOf(scope, tile), scope));
    case 'cells':
      return constant(condition.cells.includes(cellOf(scope, tile)));
    case 'adjacent':
      return adjacentOn(condition, tile, scope);
    case 'sameColour': {
      const other = condition.as === 'it' ? it : scope.cells.indexOf(condition.as);
      return other === null || other < 0 ? constant(false) : sameColour(tile, other);
    }
    case 'and':
      return both(condition.of.map((part) => tileOn(part, tile, scope, it)));
    case 'or':
      return any(condition.of.map((part) => tileOn(part, tile, scope, it)));
    case 'not':
      return not(tileOn(condition.of, tile, scope, it));
  }
}

function adjacentOn(condition: Extract<TileCondition, { type: 'adjacent' }>, tile: number, scope: Scope): Condition {
  const items = scope.tiles
    .filter((other) => other !== tile)
    .map((other): Item => {
      const adjacent = constant(areAdjacent(cellOf(scope, tile), cellOf(scope, other), condition.how));
      const which = tileOn(condition.which, other, scope, tile);
      return condition.among === 'tiles' ? { which, are: adjacent } : { which: adjacent, are: which };
    });
  return quantified(condition.quantifier, items);
}

const maskOf = (some: readonly Colour[]) => some.reduce((mask, colour) => mask | (1 << colours.indexOf(colour)), 0);
const hasColour = (tile: number, some: readonly Colour[]): Condition => ({ type: 'colour', tile, mask: maskOf(some) });

const sameColour = (a: number, b: number): Condition =>
  a === b ? constant(true) : any(colours.map((colour) => both([hasColour(a, [colour]), hasColour(b, [colour])])));

function isAt(place: Place, cell: Cell, { subset }: Scope): boolean {
  const [row, column] = [rowOf(cell), columnOf(cell)];
  const onRim = (n: number) => n === 0 || n === 3;
  switch (place.type) {
    case 'top':
      return row === Math.min(...subset.map(rowOf));
    case 'bottom':
      return row === Math.max(...subset.map(rowOf));
    case 'leftmost':
      return column === Math.min(...subset.map(columnOf));
    case 'rightmost':
      return column === Math.max(...subset.map(columnOf));
    case 'corner':
      return onRim(row) && onRim(column);
    case 'edge':
      return onRim(row) || onRim(column);
    case 'centre':
      return !onRim(row) && !onRim(column);
    case 'row':
      return row === place.row - 1;
    case 'column':
      return cell[0] === place.column;
  }
}

// --- pairs, rows, columns, squares

function pairItems({ how, which, are }: Extract<Statement, { type: 'pairs' }>, scope: Scope): Item[] {
  return pairsIn(scope, how).map((pair) => ({ which: pairOn(which, pair, scope), are: pairOn(are, pair, scope) }));
}

function pairsIn({ cells, tiles }: Scope, how: Adjacency): (readonly [number, number])[] {
  return tiles.flatMap((a, i) =>
    tiles
      .slice(i + 1)
      .filter((b) => areAdjacent(itemAt(cells, a), itemAt(cells, b), how))
      .map((b) => [a, b] as const),
  );
}

function pairOn(condition: PairCondition, [a, b]: readonly [number, number], scope: Scope): Condition {
  switch (condition.type) {
    case 'any':
      return constant(true);
    case 'sameColour':
      return sameColour(a, b);
    case 'differentColours':
      return not(sameColour(a, b));
    case 'both':
      return both([tileOn(condition.are, a, scope, b), tileOn(condition.are, b, scope, a)]);
    case 'oneAndOther': {
      const inOrder = (x: number, y: number) =>
        both([tileOn(condition.one, x, scope), tileOn(condition.other, y, scope)]);
      return any([inOrder(a, b), inOrder(b, a)]);
    }
  }
}

function shapeItems({ shape, which, are }: Extract<Statement, { type: 'shapes' }>, scope: Scope): Item[] {
  return shapesIn(shape, scope).map((tiles) => {
    const inside = among(scope, tiles);
    const on = (part: Statement | null) => (part === null ? constant(true) : statementOn(part, inside));
    return { which: on(which), are: on(are) };
  });
}

/** Rows and columns as far as they hold tiles; 2 by 2 squares that are there whole. */
function shapesIn(shape: Shape, scope: Scope): number[][] {
  const { cells, tiles } = scope;
  const lines = (place: (cell: Cell) => number) =>
    [0, 1, 2, 3].map((n) => tiles.filter((tile) => place(itemAt(cells, tile)) === n)).filter((line) => line.length > 0);
  if (shape === 'row') return lines(rowOf);
  if (shape === 'column') return lines(columnOf);
  if (shape === 'line') return [...lines(rowOf), ...lines(columnOf)];
  const near = (n: number, from: number) => n === from || n === from + 1;
  return [0, 1, 2].flatMap((row) =>
    [0, 1, 2]
      .map((column) =>
        tiles.filter((tile) => near(rowOf(itemAt(cells, tile)), row) && near(columnOf(itemAt(cells, tile)), column)),
      )
      .filter((square) => square.length === 4),
  );
}

// --- colours and comparisons

function colourItems({ among, times, which }: Extract<Statement, { type: 'colours' }>, scope: Scope): Item[] {
  return among.map((colour) => {
    const terms = scope.tiles.map((tile) => ({
      weight: 1,
      of: both([tileOn(which, tile, scope), hasColour(tile, [colour])]),
    }));
    const are = isCounting(times) ? summed(terms, testOfNumber(times)) : constant(false);
    return { which: constant(true), are };
  });
}

function compared(statement: Extract<Statement, { type: 'compare' }>, scope: Scope): Condition {
  const terms = scope.tiles.flatMap((tile) => [
    { weight: statement.leftTimes, of: tileOn(statement.left, tile, scope) },
    { weight: -statement.rightTimes, of: tileOn(statement.right, tile, scope) },
  ]);
  return summed(terms, testOf(statement.op, statement.plus));
}

function commonest({ colour, most, strict }: Extract<Statement, { type: 'commonest' }>, scope: Scope): Condition {
  const others = colours.filter((other) => other !== colour);
  const sign = most ? 1 : -1;
  return both(
    others.map((other) => {
      const terms = scope.tiles.flatMap((tile) => [
        { weight: sign, of: hasColour(tile, [colour]) },
        { weight: -sign, of: hasColour(tile, [other]) },
      ]);
      return summed(terms, testOf(strict ? '>' : '>=', 0));
    }),
  );
}

// --- building, with what is certain left out

export const constant = (value: boolean): Condition => ({ type: 'constant', value });

export function not(of: Condition): Condition {
  if (of.type === 'constant') return constant(!of.value);
  if (of.type === 'colour') return { ...of, mask: 15 & ~of.mask };
  return of.type === 'not' ? of.of : { type: 'not', of };
}

export function both(parts: readonly Condition[]): Condition {
  return gathered('and', parts);
}

export function any(parts: readonly Condition[]): Condition {
  return gathered('or', parts);
}

function gathered(type: 'and' | 'or', parts: readonly Condition[]): Condition {
  const neutral = type === 'and';
  const of = parts.filter((part) => !(part.type === 'constant' && part.value === neutral));
  if (of.some((part) => part.type === 'constant')) return constant(!neutral);
  const [only] = of;
  if (only === undefined) return constant(neutral);
  return of.length === 1 ? only : { type, of };
}

const differ = (a: Condition, b: Condition): Condition =>
  summed(
    [
      { weight: 1, of: a },
      { weight: 1, of: b },
    ],
    { type: 'range', min: 1, max: 1 },
  );

function summed(terms: readonly Term[], test: Test): Condition {
  const open = terms.filter(({ of }) => of.type !== 'constant');
  const fixed = terms.reduce((sum, { of, weight }) => sum + (of.type === 'constant' && of.value ? weight : 0), 0);
  const shifted = shift(test, fixed);
  if (open.every(({ weight }) => weight > 0) && shifted.type === 'range') {
    if (isAtLeastOne(shifted)) return any(open.map(({ of }) => of));
    if (shifted.min <= 0 && shifted.max === 0) return both(open.map(({ of }) => not(of)));
  }
  return open.length === 0 ? constant(passes(shifted, 0)) : { type: 'sum', terms: open, test: shifted };
}

const isAtLeastOne = ({ min, max }: { min: number; max: number }) => min === 1 && max === Number.POSITIVE_INFINITY;

/** The test for what is still to come when `fixed` is certain. */
function shift(test: Test, fixed: number): Test {
  if (test.type === 'range') return { ...test, min: test.min - fixed, max: test.max - fixed };
  return test.type === 'multiple' ? { ...test, rest: test.rest - fixed } : { ...test, plus: test.plus + fixed };
}

/** The slow, obvious way: whether it holds for these colours (as numbers, in the order of the cells). */
export function holds(condition: Condition, colouring: readonly number[]): boolean {
  switch (condition.type) {
    case 'constant':
      return condition.value;
    case 'colour':
      return ((condition.mask >> (colouring[condition.tile] ?? 0)) & 1) === 1;
    case 'not':
      return !holds(condition.of, colouring);
    case 'and':
      return condition.of.every((part) => holds(part, colouring));
    case 'or':
      return condition.of.some((part) => holds(part, colouring));
    case 'sum':
      return passes(
        condition.test,
        condition.terms.reduce((sum, term) => sum + (holds(term.of, colouring) ? term.weight : 0), 0),
      );
  }
}

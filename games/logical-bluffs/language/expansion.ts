import { itemAt } from '../../kit/item-at';
import { type Cell, type Colour, colours } from '../grid';
import type { Budget } from './budget';
import { any, both, type Condition, constant, differ, not, shift, summed, type Term, type Test } from './condition';
import { isAt, shapesAmong, stands } from './geometry';
import {
  type Amount,
  type Comparison,
  type Countable,
  neighbourRelations,
  type PairCondition,
  type Quantifier,
  type Relation,
  type Shape,
  type Statement,
  type TileCondition,
} from './meaning';

// From what a statement means to a condition on the colours of single tiles.

/**
 * The statement as a condition on `cells` (what the statement calls the tiles are `subset`; more cells are only there
 * so that a diagram of all sixteen can be made of it).
 */
export function conditionOf(
  statement: Statement,
  subset: readonly Cell[],
  { cells = subset, budget = null }: { cells?: readonly Cell[]; budget?: Budget | null } = {},
): Condition {
  const tiles = subset.map((cell) => cells.indexOf(cell));
  return statementOn(statement, { cells, subset, tiles, it: null, colour: null, known: new Map(), budget });
}

/** What a part of a statement speaks of: some tiles (places in `cells`) of a subset. */
interface Scope {
  readonly cells: readonly Cell[];
  readonly subset: readonly Cell[];
  readonly tiles: readonly number[];
  /** The tile whose neighbours are spoken of. */
  readonly it: number | null;
  /** The colour that is spoken of. */
  readonly colour: Colour | null;
  /** What a condition comes to on a tile: worked out once, so that nested ones cost no more than their parts. */
  readonly known: Map<TileCondition, Map<number, Condition>>;
  readonly budget: Budget | null;
}

const among = (scope: Scope, tiles: readonly number[]): Scope => ({ ...scope, tiles, known: new Map() });
const about = (scope: Scope, colour: Colour): Scope => ({ ...scope, colour, known: new Map() });
const cellOf = (scope: Scope, tile: number) => itemAt(scope.cells, tile);

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
    case 'amount':
      return summed(termsOf(statement.of, 1, scope), shift(testOfNumber(statement.is), statement.of.plus));
    case 'commonest':
      return commonest(statement, scope);
    case 'agree':
      return agreeing(statement, scope);
    case 'connected':
      return connected(statement, scope);
    case 'within':
      return statementOn(statement.is, placed(statement.place, scope));
    default:
      return joined(statement, scope);
  }
}

type Joined = Extract<Statement, { type: 'and' | 'or' | 'not' | 'if' | 'xor' | 'iff' }>;

function joined(statement: Joined, scope: Scope): Condition {
  const on = (part: Statement) => statementOn(part, scope);
  switch (statement.type) {
    case 'and':
      return both(statement.of.map(on));
    case 'or':
      return any(statement.of.map(on));
    case 'not':
      return not(on(statement.of));
    case 'if':
      return any([not(on(statement.when)), on(statement.then)]);
    case 'xor':
      return differ(on(statement.of[0]), on(statement.of[1]));
    case 'iff':
      return not(differ(on(statement.of[0]), on(statement.of[1])));
  }
}

const placed = (place: Extract<Statement, { type: 'within' }>['place'], scope: Scope): Scope =>
  among(
    scope,
    scope.tiles.filter((tile) => isAt(place, cellOf(scope, tile), scope.subset)),
  );

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
    case 'oneOf':
      return { type: 'oneOf', numbers: quantifier.numbers };
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

function tileOn(condition: TileCondition, tile: number, scope: Scope): Condition {
  const row = scope.known.get(condition) ?? new Map<number, Condition>();
  scope.known.set(condition, row);
  const key = tile * 32 + (scope.it ?? 31);
  const made = row.get(key) ?? tileMade(condition, tile, scope);
  scope.budget?.spend(1);
  row.set(key, made);
  return made;
}

function tileMade(condition: TileCondition, tile: number, scope: Scope): Condition {
  switch (condition.type) {
    case 'any':
      return constant(true);
    case 'colour':
      return hasColour(tile, condition.colours);
    case 'ofIt':
      return scope.colour === null ? constant(false) : hasColour(tile, [scope.colour]);
    case 'place':
      return constant(isAt(condition.place, cellOf(scope, tile), scope.subset));
    case 'cells':
      return constant(condition.cells.includes(cellOf(scope, tile)));
    case 'adjacent':
      return adjacentOn(condition, tile, scope);
    case 'sameColour': {
      const other = condition.as === 'it' ? scope.it : scope.cells.indexOf(condition.as);
      return other === null || other < 0 ? constant(false) : sameColour(tile, other);
    }
    case 'near':
      return constant(
        scope.it !== null && scope.it !== tile && stands(cellOf(scope, tile), condition.how, cellOf(scope, scope.it)),
      );
    case 'such':
      return statementOn(condition.that, { ...scope, it: tile });
    case 'group':
      return grouped(condition, tile, scope);
    case 'and':
      return both(condition.of.map((part) => tileOn(part, tile, scope)));
    case 'or':
      return any(condition.of.map((part) => tileOn(part, tile, scope)));
    case 'not':
      return not(tileOn(condition.of, tile, scope));
  }
}

function adjacentOn(condition: Extract<TileCondition, { type: 'adjacent' }>, tile: number, scope: Scope): Condition {
  const beside = { ...scope, it: tile };
  const items = othersOf(condition.how, scope)
    .filter((other) => other !== tile)
    .map((other): Item => {
      const adjacent = constant(stands(cellOf(scope, tile), condition.how, cellOf(scope, other)));
      const which = tileOn(condition.which, other, beside);
      return condition.among === 'tiles' ? { which, are: adjacent } : { which: adjacent, are: which };
    });
  return quantified(condition.quantifier, items);
}

/** The neighbours of a tile are those of the subset, whichever row is spoken of; "other tiles" are those of that row. */
const othersOf = (how: Relation, { cells, subset, tiles }: Scope): readonly number[] =>
  neighbourRelations.some((one) => one === how) ? subset.map((cell) => cells.indexOf(cell)) : tiles;

const maskOf = (some: readonly Colour[]) => some.reduce((mask, colour) => mask | (1 << colours.indexOf(colour)), 0);
const hasColour = (tile: number, some: readonly Colour[]): Condition => ({ type: 'colour', tile, mask: maskOf(some) });

const sameColour = (a: number, b: number): Condition =>
  a === b ? constant(true) : any(colours.map((colour) => both([hasColour(a, [colour]), hasColour(b, [colour])])));

// --- pairs, rows, columns, squares

function pairItems(
  { how, which, are }: Pick<Extract<Statement, { type: 'pairs' }>, 'how' | 'which' | 'are'>,
  scope: Scope,
): Item[] {
  return pairsIn(scope, how).map((pair) => ({ which: pairOn(which, pair, scope), are: pairOn(are, pair, scope) }));
}

function pairsIn({ cells, tiles }: Scope, how: Relation): (readonly [number, number])[] {
  return tiles.flatMap((a, i) =>
    tiles
      .slice(i + 1)
      .filter((b) => stands(itemAt(cells, a), how, itemAt(cells, b)) || stands(itemAt(cells, b), how, itemAt(cells, a)))
      .map((b) => [a, b] as const),
  );
}

function pairOn(condition: PairCondition, [a, b]: readonly [number, number], scope: Scope): Condition {
  const on = (which: TileCondition, tile: number, it: number) => tileOn(which, tile, { ...scope, it });
  switch (condition.type) {
    case 'any':
      return constant(true);
    case 'sameColour':
      return sameColour(a, b);
    case 'differentColours':
      return not(sameColour(a, b));
    case 'both':
      return both([on(condition.are, a, b), on(condition.are, b, a)]);
    case 'oneAndOther':
      return any([
        both([on(condition.one, a, b), on(condition.other, b, a)]),
        both([on(condition.one, b, a), on(condition.other, a, b)]),
      ]);
  }
}

const shapeScopes = (shape: Shape, scope: Scope): Scope[] =>
  shapesAmong(
    shape,
    scope.tiles.map((tile) => cellOf(scope, tile)),
  ).map((cells) =>
    among(
      scope,
      cells.map((cell) => scope.cells.indexOf(cell)),
    ),
  );

function shapeItems(
  { shape, which, are }: Pick<Extract<Statement, { type: 'shapes' }>, 'shape' | 'which' | 'are'>,
  scope: Scope,
): Item[] {
  const on = (part: Statement | null, inside: Scope) => (part === null ? constant(true) : statementOn(part, inside));
  return shapeScopes(shape, scope).map((inside) => ({ which: on(which, inside), are: on(are, inside) }));
}

// --- colours

function colourItems(
  { among: some, which, are }: Pick<Extract<Statement, { type: 'colours' }>, 'among' | 'which' | 'are'>,
  scope: Scope,
): Item[] {
  return some.map((colour) => {
    const inside = about(scope, colour);
    return { which: which === null ? constant(true) : statementOn(which, inside), are: statementOn(are, inside) };
  });
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

// --- amounts

function compared({ left, op, right }: Extract<Statement, { type: 'compare' }>, scope: Scope): Condition {
  const terms = [...termsOf(left, 1, scope), ...termsOf(right, -1, scope)];
  return summed(terms, testOf(op, right.plus - left.plus));
}

const termsOf = ({ terms }: Amount, factor: number, scope: Scope): Term[] =>
  terms.flatMap(({ times, of }) => countedItems(of, scope).map((item) => ({ weight: times * factor, of: item })));

/** Each thing that may count, as the condition under which it does. */
function countedItems(of: Countable, scope: Scope): Condition[] {
  switch (of.type) {
    case 'tiles':
      return scope.tiles.map((tile) => tileOn(of.which, tile, scope));
    case 'colours':
      return colourItems({ ...of, which: null }, scope).map(({ are }) => are);
    case 'pairs':
      return pairItems({ ...of, which: { type: 'any' } }, scope).map(({ are }) => are);
    case 'shapes':
      return shapeItems({ ...of, which: null }, scope).map(({ are }) => are);
  }
}

function agreeing({ shape, of, same }: Extract<Statement, { type: 'agree' }>, scope: Scope): Condition {
  const counts = shapeScopes(shape, scope).map((inside) => countedItems(of, inside));
  const equal = (a: readonly Condition[], b: readonly Condition[]) =>
    summed(
      [...a.map((item) => ({ weight: 1, of: item })), ...b.map((item) => ({ weight: -1, of: item }))],
      testOf('=', 0),
    );
  const pairs = counts.flatMap((a, i) => counts.slice(i + 1).map((b) => equal(a, b)));
  return both(same ? pairs : pairs.map(not));
}

// --- groups

/** For each two tiles, whether one can walk from one to the other over tiles that are meant. */
function walks(which: TileCondition, how: Relation, scope: Scope): Condition[][] {
  const known = walked.get(scope.known)?.get(which);
  if (known !== undefined) return known;
  const made = walksMade(which, how, scope);
  walked.set(scope.known, new Map([[which, made]]));
  return made;
}

/** The same for every tile of a scope. */
const walked = new WeakMap<Scope['known'], Map<TileCondition, Condition[][]>>();

function walksMade(which: TileCondition, how: Relation, scope: Scope): Condition[][] {
  const { tiles } = scope;
  const meant = tiles.map((tile) => tileOn(which, tile, scope));
  const step = (i: number, j: number) =>
    i === j || stands(cellOf(scope, itemAt(tiles, i)), how, cellOf(scope, itemAt(tiles, j)));
  let reach = tiles.map((_, i) =>
    tiles.map((__, j) => (step(i, j) ? both([itemAt(meant, i), itemAt(meant, j)]) : constant(false))),
  );
  for (let via = 0; via < tiles.length; via++) reach = reachedVia(reach, via);
  return reach;
}

/** One tile more that walks may lead over. They lead back as well, so that half of them are enough. */
function reachedVia(before: readonly (readonly Condition[])[], via: number): Condition[][] {
  const at = (i: number, j: number) => itemAt(itemAt(before, i), j);
  const reach = before.map((row) => [...row]);
  before.forEach((row, i) => {
    for (let j = 0; j < i; j++) {
      if (i === via || j === via) continue;
      const reached = any([itemAt(row, j), both([at(i, via), at(via, j)])]);
      itemAt(reach, i)[j] = reached;
      itemAt(reach, j)[i] = reached;
    }
  });
  return reach;
}

function connected({ how, which }: Extract<Statement, { type: 'connected' }>, scope: Scope): Condition {
  const meant = scope.tiles.map((tile) => tileOn(which, tile, scope));
  const reach = walks(which, how, scope);
  return both(
    meant.flatMap((a, i) =>
      meant.slice(i + 1).map((b, k) => any([not(a), not(b), itemAt(itemAt(reach, i), i + 1 + k)])),
    ),
  );
}

function grouped(condition: Extract<TileCondition, { type: 'group' }>, tile: number, scope: Scope): Condition {
  const from = walks(condition.which, condition.how, scope)[scope.tiles.indexOf(tile)] ?? [];
  const size = summed(
    from.map((of) => ({ weight: 1, of })),
    testOfNumber(condition.size),
  );
  return both([tileOn(condition.which, tile, scope), size]);
}

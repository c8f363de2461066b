import { itemAt } from '../../kit/item-at';
import type { Cell, Colour, Column, Row } from '../grid';

// What a statement means: conditions on tiles, counted and combined. Always about the tiles of one subset (or of the
// row, column or square that a part of it speaks of); the subset itself is no part of a meaning.

/** How many, or which share. `number` includes both ends; a null `max` is no limit. */
export type Quantifier =
  | { readonly type: 'number'; readonly min: number; readonly max: number | null }
  | { readonly type: 'even' }
  | { readonly type: 'odd' }
  | { readonly type: 'prime' }
  | { readonly type: 'multiple'; readonly of: number }
  | { readonly type: 'all' }
  /** All but so many; the number as in `number`. */
  | { readonly type: 'allBut'; readonly min: number; readonly max: number | null }
  | { readonly type: 'share'; readonly part: number; readonly of: number; readonly op: Comparison }
  | { readonly type: 'oneOf'; readonly numbers: readonly number[] };

/** How a tile stands to its neighbours: `above` is directly above, the others likewise. */
export const neighbourRelations = [
  'orthogonal',
  'diagonal',
  'either',
  'horizontal',
  'vertical',
  'above',
  'below',
  'left',
  'right',
] as const;

/** How one tile stands to another: `overhead` is anywhere above in its column, `higher` in any higher row; the others
 * likewise. */
export const relations = [
  ...neighbourRelations,
  'overhead',
  'underneath',
  'leftwards',
  'rightwards',
  'higher',
  'lower',
  'further left',
  'further right',
  'row',
  'column',
  'opposite',
  'any',
] as const;
export type Relation = (typeof relations)[number];

export type Comparison = '=' | '>' | '<' | '>=' | '<=';

export type Place =
  /** The first or last row or column that holds tiles of the subset. */
  | { readonly type: 'top' | 'bottom' | 'leftmost' | 'rightmost' }
  /** Places of the grid. Corners are edge tiles too. */
  | { readonly type: 'corner' | 'edge' | 'centre' }
  /** The whole grid, of which a subset is but a part. */
  | { readonly type: 'grid' }
  /** These tiles. */
  | { readonly type: 'cells'; readonly cells: readonly Cell[] }
  | { readonly type: 'row'; readonly row: Row }
  | { readonly type: 'column'; readonly column: Column };

/** A condition on one tile. */
export type TileCondition =
  | { readonly type: 'any' }
  | { readonly type: 'colour'; readonly colours: readonly Colour[] }
  /** Of the colour that is spoken of. */
  | { readonly type: 'ofIt' }
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'cells'; readonly cells: readonly Cell[] }
  /**
   * `tiles`: the other tiles that meet `which` are counted as far as they are adjacent; `neighbours`: the adjacent
   * tiles are counted as far as they meet `which`. The same for numbers, not for shares ("every").
   */
  | {
      readonly type: 'adjacent';
      readonly how: Relation;
      readonly among: 'tiles' | 'neighbours';
      readonly quantifier: Quantifier;
      readonly which: TileCondition;
      /** "another red tile": said of a tile that is such a one itself. */
      readonly isAnother?: true;
    }
  /** Has the colour of that tile; `it`: of the tile whose neighbours are spoken of. */
  | { readonly type: 'sameColour'; readonly as: Cell | 'it' }
  /** Stands so to the tile whose neighbours are spoken of. */
  | { readonly type: 'near'; readonly how: Relation }
  /** What holds where this tile is the one whose neighbours are spoken of. */
  | { readonly type: 'such'; readonly that: Statement }
  /** Belongs to a connected group of so many tiles that meet `which`. */
  | {
      readonly type: 'group';
      readonly how: Relation;
      readonly size: Quantifier;
      readonly which: TileCondition;
    }
  | { readonly type: 'and'; readonly of: readonly TileCondition[] }
  | { readonly type: 'or'; readonly of: readonly TileCondition[] }
  | { readonly type: 'not'; readonly of: TileCondition };

/** A condition on two tiles, in either order. */
export type PairCondition =
  | { readonly type: 'any' }
  | { readonly type: 'sameColour' }
  | { readonly type: 'differentColours' }
  | { readonly type: 'both'; readonly are: TileCondition }
  | { readonly type: 'oneAndOther'; readonly one: TileCondition; readonly other: TileCondition };

/** `three`: three tiles side by side in a straight line. */
export type Shape = 'row' | 'column' | 'line' | 'square' | 'three';

/** What can be counted. */
export type Countable =
  | { readonly type: 'tiles'; readonly which: TileCondition }
  | { readonly type: 'colours'; readonly among: readonly Colour[]; readonly are: Statement }
  | { readonly type: 'pairs'; readonly how: Relation; readonly are: PairCondition }
  | { readonly type: 'shapes'; readonly shape: Shape; readonly are: Statement | null };

/** Numbers of things, each taken so many times, and a number, added up. */
export interface Amount {
  readonly terms: readonly { readonly times: number; readonly of: Countable }[];
  readonly plus: number;
}

export type Statement =
  | {
      readonly type: 'tiles';
      readonly quantifier: Quantifier;
      readonly which: TileCondition;
      readonly are: TileCondition;
    }
  /** Pairs of tiles that stand so to each other. */
  | {
      readonly type: 'pairs';
      readonly how: Relation;
      readonly quantifier: Quantifier;
      readonly which: PairCondition;
      readonly are: PairCondition;
    }
  /** Rows, columns, both (`line`), 2 by 2 squares, threes; `which` and `are` speak of the tiles of each. */
  | {
      readonly type: 'shapes';
      readonly shape: Shape;
      readonly quantifier: Quantifier;
      readonly which: Statement | null;
      readonly are: Statement | null;
    }
  /** Colours, among these; `which` and `are` speak of each by `ofIt`. */
  | {
      readonly type: 'colours';
      readonly quantifier: Quantifier;
      readonly among: readonly Colour[];
      readonly which: Statement | null;
      readonly are: Statement;
    }
  | {
      readonly type: 'compare';
      readonly left: Amount;
      readonly op: Comparison;
      readonly right: Amount;
      /** "the same number of red and blue tiles": of several rows, it may liken the rows. */
      readonly isLikened?: true;
    }
  | { readonly type: 'amount'; readonly of: Amount; readonly is: Quantifier }
  /** More (or fewer) tiles of this colour than of each other colour; not `strict`: or as many. */
  | { readonly type: 'commonest'; readonly colour: Colour; readonly most: boolean; readonly strict: boolean }
  /** All rows (columns, ...) have equally many of these, or no two do. */
  | { readonly type: 'agree'; readonly shape: Shape; readonly of: Countable; readonly same: boolean }
  /** One can walk between all tiles that meet `which` over such tiles. */
  | { readonly type: 'connected'; readonly how: Relation; readonly which: TileCondition }
  /** Of the tiles of a place alone. */
  | { readonly type: 'within'; readonly place: Place; readonly is: Statement }
  | { readonly type: 'and'; readonly of: readonly Statement[] }
  | { readonly type: 'or'; readonly of: readonly Statement[] }
  | { readonly type: 'xor'; readonly of: readonly [Statement, Statement] }
  | { readonly type: 'iff'; readonly of: readonly [Statement, Statement] }
  | { readonly type: 'if'; readonly when: Statement; readonly then: Statement }
  | { readonly type: 'not'; readonly of: Statement };

export const anyTile: TileCondition = { type: 'any' };
export const atLeast = (min: number): Quantifier => ({ type: 'number', min, max: null });
export const atMost = (max: number): Quantifier => ({ type: 'number', min: 0, max });
export const exactly = (n: number): Quantifier => ({ type: 'number', min: n, max: n });
export const between = (min: number, max: number): Quantifier => ({ type: 'number', min, max });
export const every: Quantifier = { type: 'all' };

/** Numbers count what is both; shares, "every" and the like ask how many of these are those. */
export const isCounting = (quantifier: Quantifier): boolean =>
  ['number', 'oneOf', 'even', 'odd', 'prime', 'multiple'].includes(quantifier.type);

/** All of the conditions at once, in one plain form. */
export function allOf(...conditions: readonly TileCondition[]): TileCondition {
  const parts = conditions
    .flatMap((part) => (part.type === 'and' ? part.of : [part]))
    .filter((part) => part.type !== 'any');
  const different = withoutSettled(distinct(parts));
  return different.length === 0
    ? anyTile
    : different.length === 1
      ? itemAt(different, 0)
      : { type: 'and', of: different };
}

/** What is blue is not red anyway; a corner tile that is no red corner tile is not red. */
function withoutSettled(parts: readonly TileCondition[]): readonly TileCondition[] {
  const coloured = parts.find((part) => part.type === 'colour');
  const isOther = (part: TileCondition) =>
    coloured !== undefined && part.type === 'colour' && !part.colours.some((one) => coloured.colours.includes(one));
  const isSettled = (part: TileCondition) => part.type === 'not' && partsOf(part.of).some(isOther);
  return parts.filter((part) => !isSettled(part)).map((part) => withoutSaid(part, parts));
}

/** What is not both, of what is the one: not the other. */
function withoutSaid(part: TileCondition, all: readonly TileCondition[]): TileCondition {
  if (part.type !== 'not' || part.of.type !== 'and') return part;
  const known = new Set(all.map((each) => JSON.stringify(each)));
  const open = part.of.of.filter((each) => !known.has(JSON.stringify(each)));
  return open.length === 0 || open.length === part.of.of.length ? part : notOf(allOf(...open));
}

/** What it is all at once. */
export const partsOf = (condition: TileCondition): readonly TileCondition[] =>
  condition.type === 'and' ? condition.of : condition.type === 'any' ? [] : [condition];

/** At least one of the conditions, in one plain form: colours go together, and so do cells. */
export function anyOf(...conditions: readonly TileCondition[]): TileCondition {
  const parts = conditions.flatMap((part) => (part.type === 'or' ? part.of : [part]));
  if (parts.some((part) => part.type === 'any')) return anyTile;
  const named = parts.flatMap((part) => (part.type === 'colour' ? part.colours : []));
  const rest = distinct(parts.filter((part) => part.type !== 'colour'));
  const all = named.length === 0 ? rest : [ofColours(named), ...rest];
  return all.length === 1 ? itemAt(all, 0) : { type: 'or', of: all };
}

export function notOf(condition: TileCondition): TileCondition {
  return condition.type === 'not' ? condition.of : { type: 'not', of: condition };
}

const colourOrder: readonly Colour[] = ['red', 'blue', 'green', 'yellow'];
export const ofColours = (some: readonly Colour[]): TileCondition => ({
  type: 'colour',
  colours: colourOrder.filter((colour) => some.includes(colour)),
});

function distinct<T>(items: readonly T[]): T[] {
  const seen = new Map(items.map((item) => [JSON.stringify(item), item]));
  return [...seen.values()];
}

/** "Two of these are those" in one plain form: numbers count the tiles that are both. */
export function tilesAre(
  quantifier: Quantifier,
  { which, are }: { which: TileCondition; are: TileCondition },
): Statement {
  if (isCounting(quantifier)) return { type: 'tiles', quantifier, which: allOf(which, are), are: anyTile };
  return { type: 'tiles', quantifier, which, are };
}

export const conjunction = (parts: readonly Statement[]): Statement => joined('and', parts);
export const disjunction = (parts: readonly Statement[]): Statement => joined('or', parts);

function joined(type: 'and' | 'or', parts: readonly Statement[]): Statement {
  const flat = parts.flatMap((part) => (part.type === type ? part.of : [part]));
  const [only, ...more] = flat;
  return only !== undefined && more.length === 0 ? only : { type, of: flat };
}

export const anyPair: PairCondition = { type: 'any' };
export const some = atLeast(1);
export const none = atMost(0);
/** That there are none, or that something is not so. */
export const isDenial = (is: Statement): boolean =>
  is.type === 'not' || ('quantifier' in is && is.quantifier.type === 'number' && is.quantifier.max === 0);

/** "At most one red tile", "no red tile": the fewer there are, the truer it is. */
export const isUpperBound = (is: Statement): boolean =>
  is.type === 'tiles' && is.quantifier.type === 'number' && is.quantifier.min === 0 && is.quantifier.max !== null;

/** Of "there is a red tile" the denial is "there are no red tiles", of "at least two" it is "at most one". */
export function deny(statement: Statement): Statement {
  if (statement.type === 'not') return statement.of;
  if (statement.type === 'tiles' && statement.quantifier.type === 'all' && isOneCell(statement.which))
    return { ...statement, are: notOf(statement.are) };
  if (statement.type === 'compare' && statement.op !== '=') return { ...statement, op: contraries[statement.op] };
  if (!('quantifier' in statement)) return { type: 'not', of: statement };
  const contrary = contraryOf(statement.quantifier);
  const isPlain = statement.type !== 'colours' || isDenial(statement) || isSomeAtAll(statement.quantifier);
  return contrary === null || !isPlain ? { type: 'not', of: statement } : { ...statement, quantifier: contrary };
}

const contraries = { '>': '<=', '<=': '>', '<': '>=', '>=': '<' } as const;

const isSomeAtAll = (quantifier: Quantifier): boolean =>
  quantifier.type === 'number' && quantifier.min === 1 && quantifier.max === null;

const isOneCell = (which: TileCondition): boolean => which.type === 'cells' && which.cells.length === 1;

/** Of a number that has one end. */
function contraryOf(quantifier: Quantifier): Quantifier | null {
  if (quantifier.type !== 'number') return null;
  const { min, max } = quantifier;
  if (max === null) return min > 0 ? atMost(min - 1) : null;
  return min === 0 ? atLeast(max + 1) : null;
}

export const denyIf = (denied: boolean, statement: Statement): Statement => (denied ? deny(statement) : statement);

export const implies = (when: Statement, then: Statement): Statement => ({ type: 'if', when, then });

export const ofIt: TileCondition = { type: 'ofIt' };
export const inCells = (cells: readonly Cell[]): TileCondition => ({ type: 'cells', cells });
export const at = (place: Place): TileCondition => ({ type: 'place', place });
export const tilesThat = (which: TileCondition): Countable => ({ type: 'tiles', which });
export const one = (of: Countable, times = 1): Amount => ({ terms: [{ times, of }], plus: 0 });
export const number = (plus: number): Amount => ({ terms: [], plus });
export const timesOf = (factor: number, { terms, plus }: Amount): Amount => ({
  terms: terms.map(({ times, of }) => ({ times: times * factor, of })),
  plus: plus * factor,
});
export const sumOf = (...amounts: readonly Amount[]): Amount => ({
  terms: amounts.flatMap(({ terms }) => terms),
  plus: amounts.reduce((sum, { plus }) => sum + plus, 0),
});
export const compare = (left: Amount, op: Comparison, right: Amount): Statement => ({
  type: 'compare',
  left,
  op,
  right,
});
/** So many tiles are so; `are` alone: of all. */
export const count = (quantifier: Quantifier, are: TileCondition): Statement =>
  tilesAre(quantifier, { which: anyTile, are });
/** "Every colour appears an odd number of times", "... exactly twice": those that do not appear may not be meant. */
export const isExact = (so: Statement): boolean =>
  so.type === 'tiles' &&
  (so.quantifier.type === 'odd' ||
    (so.quantifier.type === 'number' && so.quantifier.min > 0 && so.quantifier.max !== null));

/** So many of these tiles have the colour that is spoken of. */
export const hasIt = (times: Quantifier, which: TileCondition = anyTile): Statement => ({
  type: 'tiles',
  quantifier: times,
  which: isCounting(times) ? allOf(which, ofIt) : which,
  are: isCounting(times) ? anyTile : ofIt,
});

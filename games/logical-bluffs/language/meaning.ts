import { itemAt } from '../../kit/item-at';
import type { Adjacency, Cell, Colour, Column, Row } from '../grid';

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
  | { readonly type: 'share'; readonly part: number; readonly of: number; readonly op: Comparison };

export type Comparison = '=' | '>' | '<' | '>=' | '<=';

export type Place =
  /** The first or last row or column that holds tiles of the subset. */
  | { readonly type: 'top' | 'bottom' | 'leftmost' | 'rightmost' }
  /** Places of the grid. Corners are edge tiles too. */
  | { readonly type: 'corner' | 'edge' | 'centre' }
  | { readonly type: 'row'; readonly row: Row }
  | { readonly type: 'column'; readonly column: Column };

/** A condition on one tile. */
export type TileCondition =
  | { readonly type: 'any' }
  | { readonly type: 'colour'; readonly colours: readonly Colour[] }
  | { readonly type: 'place'; readonly place: Place }
  | { readonly type: 'cells'; readonly cells: readonly Cell[] }
  /**
   * `tiles`: the other tiles that meet `which` are counted as far as they are adjacent; `neighbours`: the adjacent
   * tiles are counted as far as they meet `which`. The same for numbers, not for shares ("every").
   */
  | {
      readonly type: 'adjacent';
      readonly how: Adjacency;
      readonly among: 'tiles' | 'neighbours';
      readonly quantifier: Quantifier;
      readonly which: TileCondition;
    }
  /** Has the colour of that tile; `it`: of the tile whose neighbours are spoken of. */
  | { readonly type: 'sameColour'; readonly as: Cell | 'it' }
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

export type Shape = 'row' | 'column' | 'line' | 'square';

export type Statement =
  | {
      readonly type: 'tiles';
      readonly quantifier: Quantifier;
      readonly which: TileCondition;
      readonly are: TileCondition;
    }
  /** Pairs of adjacent tiles. */
  | {
      readonly type: 'pairs';
      readonly how: Adjacency;
      readonly quantifier: Quantifier;
      readonly which: PairCondition;
      readonly are: PairCondition;
    }
  /** Rows, columns, both (`line`), 2 by 2 squares; `which` and `are` speak of the tiles of each. */
  | {
      readonly type: 'shapes';
      readonly shape: Shape;
      readonly quantifier: Quantifier;
      readonly which: Statement | null;
      readonly are: Statement | null;
    }
  /** Colours (`among` these), as far as so many (`times`) of the tiles that meet `which` have them. */
  | {
      readonly type: 'colours';
      readonly quantifier: Quantifier;
      readonly among: readonly Colour[];
      readonly times: Quantifier;
      readonly which: TileCondition;
    }
  /** `left` × (number of these) compared with `right` × (number of those) + `plus`. */
  | {
      readonly type: 'compare';
      readonly left: TileCondition;
      readonly leftTimes: number;
      readonly op: Comparison;
      readonly right: TileCondition;
      readonly rightTimes: number;
      readonly plus: number;
    }
  /** More (or fewer) tiles of this colour than of each other colour; not `strict`: or as many. */
  | { readonly type: 'commonest'; readonly colour: Colour; readonly most: boolean; readonly strict: boolean }
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
  ['number', 'even', 'odd', 'prime', 'multiple'].includes(quantifier.type);

/** All of the conditions at once, in one plain form. */
export function allOf(...conditions: readonly TileCondition[]): TileCondition {
  const parts = conditions
    .flatMap((part) => (part.type === 'and' ? part.of : [part]))
    .filter((part) => part.type !== 'any');
  const different = distinct(parts);
  return different.length === 0
    ? anyTile
    : different.length === 1
      ? itemAt(different, 0)
      : { type: 'and', of: different };
}

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
export const deny = (statement: Statement): Statement => ({ type: 'not', of: statement });
export const denyIf = (denied: boolean, statement: Statement): Statement => (denied ? deny(statement) : statement);

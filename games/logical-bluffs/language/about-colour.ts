import type { Cell, Colour } from '../grid';
import {
  type Amount,
  allOf,
  notOf,
  ofColours,
  type PairCondition,
  type Statement,
  type TileCondition,
} from './meaning';

// What is said of "it", a colour that is spoken of, said of a colour by its name.

/** The same with the colour itself in its place, in one plain form. */
export const aboutColour = (statement: Statement, one: Colour): Statement => withIt(statement, ofColours([one]));

/** The same of the colour that a tile has. */
export const aboutColourOf = (statement: Statement, cell: Cell): Statement =>
  withIt(statement, { type: 'sameColour', as: cell });

function withIt(statement: Statement, one: TileCondition): Statement {
  switch (statement.type) {
    case 'tiles':
      return { ...statement, which: tile(statement.which, one), are: tile(statement.are, one) };
    case 'shapes':
      return { ...statement, which: orNull(statement.which, one), are: orNull(statement.are, one) };
    case 'within':
      return { ...statement, is: withIt(statement.is, one) };
    case 'not':
      return { type: 'not', of: withIt(statement.of, one) };
    case 'and':
    case 'or':
      return { ...statement, of: statement.of.map((part) => withIt(part, one)) };
    case 'pairs':
      return { ...statement, which: pair(statement.which, one), are: pair(statement.are, one) };
    case 'compare':
      return { ...statement, left: amount(statement.left, one), right: amount(statement.right, one) };
    default:
      return statement; // speaks of colours by no pronoun
  }
}

function pair(condition: PairCondition, one: TileCondition): PairCondition {
  if (condition.type === 'both') return { ...condition, are: tile(condition.are, one) };
  return condition.type === 'oneAndOther'
    ? { ...condition, one: tile(condition.one, one), other: tile(condition.other, one) }
    : condition;
}

const amount = (of: Amount, one: TileCondition): Amount => ({
  ...of,
  terms: of.terms.map((term) =>
    term.of.type === 'tiles' ? { ...term, of: { ...term.of, which: tile(term.of.which, one) } } : term,
  ),
});

const orNull = (statement: Statement | null, one: TileCondition) =>
  statement === null ? null : withIt(statement, one);

function tile(condition: TileCondition, one: TileCondition): TileCondition {
  switch (condition.type) {
    case 'ofIt':
      return one;
    case 'and':
      return allOf(...condition.of.map((part) => tile(part, one)));
    case 'or':
      return { type: 'or', of: condition.of.map((part) => tile(part, one)) };
    case 'not':
      return notOf(tile(condition.of, one));
    case 'group':
      return { ...condition, which: tile(condition.which, one) };
    default:
      return condition;
  }
}

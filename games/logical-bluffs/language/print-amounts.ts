import {
  type Amount,
  type Comparison,
  type Countable,
  type Place,
  partsOf,
  type Quantifier,
  type Statement,
  type TileCondition,
} from './meaning';
import { listText, numberText, rangeText } from './print-numbers';
import { inPlaceText, noun } from './print-tiles';

// Numbers of things and how they compare, in plain words.

type Clause = (statement: Statement) => string;

export function compareText(statement: Compared, say: Clause): string {
  const { left, op, right } = balanced(statement);
  if (left.terms.length === 0) return compareText({ type: 'compare', left: right, op: reversed[op], right: left }, say);
  if (right.terms.length === 0) return `${amountText(left, say)} is ${numberOps[op]} ${numberText(right.plus)}`;
  const [a, b] = [plainTiles(left), plainTiles(right)];
  if (a !== null && b !== null) return plainText(a, op, b);
  const there = inOnePlace({ type: 'compare', left, op, right });
  if (there !== null) return `${inPlaceText(there.place)}, ${compareText(there.is, say)}`;
  return twice(left, op, right, say) ?? linesText(left, op, right) ?? numbersText(left, op, right, say);
}

/** "in the top row, there are more red tiles than blue tiles": of both sides the same place. */
function inOnePlace({ left, op, right }: Compared): { place: Place; is: Compared } | null {
  const [a, b] = [left, right].map(coloursInPlace);
  if (a == null || b == null || JSON.stringify(a.place) !== JSON.stringify(b.place)) return null;
  return { place: a.place, is: { type: 'compare', left: a.of, op, right: b.of } };
}

type Compared = Extract<Statement, { type: 'compare' }>;

/** Tiles of one colour in a row or column, each once. */
function coloursInPlace({ terms, plus }: Amount): { place: Place; of: Amount } | null {
  const [only, more] = terms;
  if (only === undefined || more !== undefined || only.of.type !== 'tiles') return null;
  const [which, place, rest] = partsOf(only.of.which);
  if (which === undefined || !isOfOneColour(which) || place?.type !== 'place' || rest !== undefined) return null;
  if (!isLine(place.place)) return null;
  return { place: place.place, of: { terms: [{ ...only, of: { type: 'tiles', which } }], plus } };
}

/** "row 1 has more red tiles than row 2" */
function linesText(left: Amount, op: Comparison, right: Amount): string | null {
  const [a, b] = [coloursInPlace(left), coloursInPlace(right)];
  const [one, other] = [a, b].map((side) => (side === null ? null : plainTiles(side.of)));
  if (a === null || b === null || one == null || other == null || left.plus + right.plus > 0) return null;
  if (JSON.stringify(one) !== JSON.stringify(other)) return null;
  return `${lineText(a.place)} has ${plainOps[op]} ${noun(one.which, false)} ${op === '>' || op === '<' ? 'than' : 'as'} ${lineText(b.place)}`;
}

const lineText = (place: Place): string => inPlaceText(place).replace(/^in /, '');

const isLine = ({ type }: Place): boolean => ['row', 'column', 'top', 'bottom', 'leftmost', 'rightmost'].includes(type);

function numbersText(left: Amount, op: Comparison, right: Amount, say: Clause): string {
  if (op === '<') return numbersText(right, '>', left, say);
  const verb = op === '>' ? 'exceeds' : op === '=' ? 'equals' : `is ${numberOps[op]}`;
  return `${amountText(left, say)} ${verb} ${amountText(right, say)}`;
}

/** What is taken away on one side is added on the other. */
function balanced({
  left,
  op,
  right,
}: Extract<Statement, { type: 'compare' }>): Extract<Statement, { type: 'compare' }> {
  const moved = (to: Amount, from: Amount): Amount => ({
    terms: [
      ...to.terms.filter(({ times }) => times > 0),
      ...from.terms.filter(({ times }) => times < 0).map(({ times, of }) => ({ times: -times, of })),
    ],
    plus: Math.max(0, to.plus - from.plus),
  });
  return { type: 'compare', left: moved(left, right), op, right: moved(right, left) };
}

const reversed: Record<Comparison, Comparison> = { '=': '=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' };

interface PlainTiles {
  readonly which: TileCondition;
  readonly times: number;
  readonly plus: number;
}

/** A number of tiles that are told by their colour alone. */
function plainTiles({ terms, plus }: Amount): PlainTiles | null {
  const [only, ...more] = terms;
  if (only === undefined || more.length > 0 || only.of.type !== 'tiles') return null;
  const { which } = only.of;
  return isOfOneColour(which) && only.times === 1 ? { which, times: 1, plus } : null;
}

/** "More than red or blue tiles" could be more than either. */
const isOfOneColour = (which: TileCondition): boolean => which.type === 'colour' && which.colours.length === 1;

/** "there are exactly two more red tiles than blue tiles" */
function plainText(a: PlainTiles, op: Comparison, b: PlainTiles): string {
  const more = b.plus - a.plus;
  if (more < 0 || (more > 0 && (op === '<' || op === '<='))) return plainFewer(a, op, b, more);
  const [left, right] = [noun(a.which, false), noun(b.which, false)];
  if (more > 0) return `there are ${differences[op]} ${numberText(more)} more ${left} than ${right}`;
  return `there are ${plainOps[op]} ${left} ${op === '>' || op === '<' ? 'than' : 'as'} ${right}`;
}

const plainFewer = (a: PlainTiles, op: Comparison, b: PlainTiles, more: number): string =>
  more < 0
    ? plainText(b, reversed[op], a)
    : `the number of ${noun(a.which, false)} is ${numberOps[op]} the number of ${noun(b.which, false)} plus ${numberText(more)}`;

const differences: Record<Comparison, string> = {
  '=': 'exactly',
  '>=': 'at least',
  '>': 'more than',
  '<=': 'at most',
  '<': 'fewer than',
};
const plainOps: Record<Comparison, string> = {
  '>': 'more',
  '<': 'fewer',
  '>=': 'at least as many',
  '<=': 'at most as many',
  '=': 'exactly as many',
};
const numberOps: Record<Comparison, string> = {
  '>': 'greater than',
  '<': 'smaller than',
  '>=': 'at least',
  '<=': 'at most',
  '=': 'equal to',
};

/** "there are exactly twice as many red tiles as blue tiles" */
function twice(left: Amount, op: Comparison, right: Amount, say: Clause): string | null {
  const [a, b] = [left.terms[0], right.terms[0]];
  if (a === undefined || b === undefined || left.terms.length + right.terms.length > 2 || left.plus + right.plus > 0)
    return null;
  if (a.of.type !== 'tiles' || b.of.type !== 'tiles' || (a.times !== 1 && b.times !== 1)) return null;
  const factor = a.times === 2 ? 'half' : b.times === 2 ? 'twice' : b.times > 2 ? `${numberText(b.times)} times` : null;
  if (factor === null || !isOfOneColour(a.of.which) || !isOfOneColour(b.of.which)) return null;
  return say === undefined
    ? null
    : `there are ${differences[op]} ${factor} as many ${noun(a.of.which, false)} as ${noun(b.of.which, false)}`;
}

export const amountStatementText = ({ of, is }: Extract<Statement, { type: 'amount' }>, say: Clause): string =>
  `${amountText(of, say)} is ${testText(is)}`;

function testText(is: Quantifier): string {
  switch (is.type) {
    case 'number':
      return is.min === 0 && is.max === 0 ? 'zero' : rangeText(is);
    case 'oneOf':
      return `either ${listText(is.numbers.map(numberText), 'or')}`;
    case 'multiple':
      return `divisible by ${numberText(is.of)}`;
    default:
      return is.type;
  }
}

/** "the number of red tiles plus twice the number of blue tiles" */
export function amountText({ terms, plus }: Amount, say: Clause): string {
  const parts = terms.map(
    ({ times, of }, i) =>
      `${i === 0 ? '' : times < 0 ? ' minus ' : ' plus '}${timesText(Math.abs(times))}${countText(of, say)}`,
  );
  return `${parts.join('')}${plus > 0 ? ` plus ${numberText(plus)}` : ''}`;
}

const timesText = (times: number) => (times === 1 ? '' : times === 2 ? 'twice ' : `${numberText(times)} times `);

function countText(of: Countable, say: Clause): string {
  switch (of.type) {
    case 'tiles':
      return `the number of ${noun(of.which, false)}`;
    case 'colours':
      return `the number of different colours${placeOf(of.are)}`;
    case 'pairs':
      return `the number of ${say({ type: 'pairs', how: of.how, quantifier: { type: 'number', min: 1, max: null }, which: of.are, are: { type: 'any' } }).replace(/^there is at least one pair/, 'pairs')}`;
    case 'shapes':
      return `the number of ${of.shape}s in which ${of.are === null ? 'any tile is red' : say(of.are)}`;
  }
}

/** "in row 1", of the colours that are there. */
const placeOf = (are: Statement) =>
  are.type === 'tiles' && are.which.type === 'and'
    ? are.which.of.map((part) => (part.type === 'place' ? ` ${inPlaceText(part.place)}` : '')).join('')
    : '';

export const countableNoun = (of: Countable): string =>
  of.type === 'tiles' ? noun(of.which, false) : 'different colours';

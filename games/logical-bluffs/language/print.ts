import { itemAt } from '../../kit/item-at';
import { type Adjacency, type Cell, type Colour, colours } from '../grid';
import type { Comparison, PairCondition, Place, Quantifier, Shape, Statement, TileCondition } from './meaning';
import { numberWords } from './words';

// A meaning in plain words. What is printed reads back as the same meaning; brackets keep parts together.

/** As a sentence of its own. */
export function sayStatement(statement: Statement): string {
  const text = clauseText(statement);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function clauseText(statement: Statement): string {
  switch (statement.type) {
    case 'tiles':
      return tilesText(statement);
    case 'pairs':
      return pairsText(statement);
    case 'shapes':
      return shapesText(statement);
    case 'colours':
      return coloursText(statement);
    case 'compare':
      return compareText(statement);
    case 'commonest':
      return commonestText(statement);
    case 'within':
      return `${inPlaceText(statement.place)}, ${part(statement.is)}`;
    case 'and':
      return statement.of.map(part).join(' and ');
    case 'or':
      return statement.of.map(part).join(' or ');
    case 'xor':
      return `${part(statement.of[0])} or ${part(statement.of[1])} but not both`;
    case 'iff':
      return `${part(statement.of[0])} if and only if ${part(statement.of[1])}`;
    case 'if':
      return `if ${part(statement.when)}, then ${part(statement.then)}`;
    case 'not':
      return `it is not true that ${part(statement.of)}`;
  }
}

/** As a part of something longer: in brackets unless it is one simple sentence. */
function part(statement: Statement): string {
  const simple = ['tiles', 'pairs', 'colours', 'compare', 'commonest'].includes(statement.type);
  return simple ? clauseText(statement) : `(${clauseText(statement)})`;
}

// --- numbers

/** Up to twelve in words, as people write them. */
const numberText = (n: number) => (n <= 12 ? numberWords[n] : undefined) ?? String(n);

const isOne = (quantifier: Quantifier) =>
  quantifier.type === 'all' || (quantifier.type === 'number' && (quantifier.max ?? quantifier.min) === 1);

/** "at least two", "every", "half of the"; what follows is plural unless `isOne`. */
function quantifierText(quantifier: Quantifier): string {
  switch (quantifier.type) {
    case 'number':
      return rangeText(quantifier);
    case 'even':
      return 'an even number of';
    case 'odd':
      return 'an odd number of';
    case 'prime':
      return 'a prime number of';
    case 'multiple':
      return `a number divisible by ${numberText(quantifier.of)} of`;
    case 'all':
      return 'every';
    case 'allBut':
      return `all but ${rangeText(quantifier)} of the`;
    case 'share':
      return `${shareOps[quantifier.op]}${shareText(quantifier)} of the`;
  }
}

const shareOps: Record<Comparison, string> = {
  '=': 'exactly ',
  '>': 'more than ',
  '<': 'fewer than ',
  '>=': 'at least ',
  '<=': 'at most ',
};

function shareText({ part: share, of }: { part: number; of: number }): string {
  if (of === 2) return 'half';
  const parts = of === 3 ? ['a third', 'two thirds'] : ['a quarter', 'half', 'three quarters'];
  return parts[share - 1] ?? 'half';
}

function rangeText({ min, max }: { min: number; max: number | null }): string {
  if (max === null) return `at least ${numberText(min)}`;
  if (max === min) return max === 0 ? 'no' : `exactly ${numberText(max)}`;
  if (min === 0) return `at most ${numberText(max)}`;
  return `between ${numberText(min)} and ${numberText(max)}`;
}

// --- tiles

const are = (one: boolean) => (one ? 'is' : 'are');
const list = (words: readonly string[], joint: string) =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

function tilesText({ quantifier, which, are: so }: Extract<Statement, { type: 'tiles' }>): string {
  const { cells, rest } = namedIn(which);
  if (cells !== null && (so.type !== 'any' || rest.type !== 'any')) {
    return namedText({ quantifier, cells, which: rest, are: so });
  }
  if (quantifier.type === 'all' && so.type === 'not' && so.of.type !== 'sameColour') {
    return `no ${noun(which, true)} is ${predicatePart(so.of)}`;
  }
  if (so.type !== 'any') {
    const one = isOne(quantifier);
    return `${quantifierText(quantifier)} ${noun(which, one)} ${are(one)} ${predicate(so)}`;
  }
  if (quantifier.type === 'multiple')
    return `the number of ${noun(which, false)} is divisible by ${numberText(quantifier.of)}`;
  const one = isOne(quantifier);
  return `there ${are(one)} ${quantifierText(quantifier)} ${noun(which, one)}`;
}

interface NamedTiles {
  readonly quantifier: Quantifier;
  readonly cells: readonly Cell[];
  readonly which: TileCondition;
  readonly are: TileCondition;
}

function namedText({ quantifier, cells, which, are: so }: NamedTiles): string {
  const conditions = [which, so].filter((condition) => condition.type !== 'any');
  const said = conditions.length === 1 ? predicate(itemAt(conditions, 0)) : predicate({ type: 'and', of: conditions });
  if (cells.length === 1 && quantifier.type === 'all') return `${cells[0]} is ${said}`;
  if (quantifier.type === 'all') return `${list(cells, 'and')} are ${said}`;
  if (quantifier.type === 'multiple')
    return `the number of ${noun({ type: 'and', of: [{ type: 'cells', cells }, ...conditions] }, false)} is divisible by ${numberText(quantifier.of)}`;
  const some = quantifierText(quantifier).replace(/ of( the)?$/, '');
  const amount = some === 'no' ? 'none' : some;
  return `${amount} of ${list(cells, 'and')} ${are(isOne(quantifier))} ${said}`;
}

/** The tiles that are named, where they are named and nothing else limits which tiles are meant but `rest`. */
function namedIn(which: TileCondition): { cells: readonly Cell[] | null; rest: TileCondition } {
  if (which.type === 'cells') return { cells: which.cells, rest: { type: 'any' } };
  const [first, ...rest] = which.type === 'and' ? which.of : [];
  if (first?.type !== 'cells') return { cells: null, rest: which };
  return { cells: first.cells, rest: rest.length === 1 ? itemAt(rest, 0) : { type: 'and', of: rest } };
}

/** "red corner tiles that are adjacent to at least one blue tile". */
function noun(condition: TileCondition, one: boolean): string {
  const parts = condition.type === 'and' ? condition.of : condition.type === 'any' ? [] : [condition];
  const colour = parts.find((each) => each.type === 'colour' || isNonColour(each));
  const place = parts.find((each) => each.type === 'place');
  const rest = parts.filter((each) => each !== colour && each !== place);
  return [
    colour === undefined ? '' : adjective(colour),
    one ? 'tile' : 'tiles',
    place?.type === 'place' ? inPlaceText(place.place) : '',
    rest.length === 0
      ? ''
      : `that ${are(one)} ${predicate(rest.length === 1 ? itemAt(rest, 0) : { type: 'and', of: rest })}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

const isNonColour = (condition: TileCondition) =>
  condition.type === 'not' && condition.of.type === 'colour' && condition.of.colours.length === 1;

function adjective(condition: TileCondition): string {
  if (condition.type === 'colour') return list(condition.colours, 'or');
  return condition.type === 'not' ? `non-${adjective(condition.of)}` : '';
}

/** What comes after "is". */
function predicate(condition: TileCondition): string {
  switch (condition.type) {
    case 'any':
      return 'red or not red';
    case 'colour':
      return list(condition.colours, 'or');
    case 'place':
      return inPlaceText(condition.place);
    case 'cells':
      return condition.cells.length === 1 ? String(condition.cells[0]) : `one of ${list(condition.cells, 'and')}`;
    case 'adjacent':
      return adjacentText(condition);
    case 'sameColour':
      return condition.as === 'it' ? 'of the same colour' : `the same colour as ${condition.as}`;
    case 'and':
      return condition.of.map(predicatePart).join(' and ');
    case 'or':
      return condition.of.map(predicatePart).join(' or ');
    case 'not':
      if (condition.of.type === 'sameColour' && condition.of.as !== 'it')
        return `a different colour from ${condition.of.as}`;
      return condition.of.type === 'colour' && condition.of.colours.length > 1
        ? `neither ${condition.of.colours.join(' nor ')}`
        : `not ${predicatePart(condition.of)}`;
  }
}

function predicatePart(condition: TileCondition): string {
  const simple =
    condition.type === 'place' ||
    condition.type === 'cells' ||
    (condition.type === 'colour' && condition.colours.length === 1);
  return simple ? predicate(condition) : `(${predicate(condition)})`;
}

const adverbs: Record<Adjacency, string> = {
  orthogonal: 'orthogonally',
  diagonal: 'diagonally',
  either: 'orthogonally or diagonally',
};

function adjacentText({ how, among, quantifier, which }: Extract<TileCondition, { type: 'adjacent' }>): string {
  const { plain, own } = withoutOwn(which);
  if (among === 'neighbours') return `${adverbs[how]} adjacent only to ${noun(plain, false)}${own}`;
  return `${adverbs[how]} adjacent to ${quantifierText(quantifier)} ${noun(plain, isOne(quantifier))}${own}`;
}

/** "of the same colour" is said at the end. */
function withoutOwn(which: TileCondition): { plain: TileCondition; own: string } {
  const parts = which.type === 'and' ? which.of : [which];
  const isOwn = (each: TileCondition) => each.type === 'sameColour' && each.as === 'it';
  const isOther = (each: TileCondition) => each.type === 'not' && isOwn(each.of);
  const own = parts.some(isOwn) ? ' of the same colour' : parts.some(isOther) ? ' of a different colour' : '';
  const rest = parts.filter((each) => !isOwn(each) && !isOther(each));
  const plain: TileCondition =
    rest.length === 0 ? { type: 'any' } : rest.length === 1 ? itemAt(rest, 0) : { type: 'and', of: rest };
  return { plain, own };
}

function inPlaceText(place: Place): string {
  switch (place.type) {
    case 'top':
    case 'bottom':
      return `in the ${place.type} row`;
    case 'leftmost':
    case 'rightmost':
      return `in the ${place.type} column`;
    case 'corner':
      return 'in a corner';
    case 'edge':
      return 'at the edge';
    case 'centre':
      return 'in the centre';
    case 'row':
      return `in row ${place.row}`;
    case 'column':
      return `in column ${place.column}`;
  }
}

// --- pairs

function pairsText({ how, quantifier, which, are: so }: Extract<Statement, { type: 'pairs' }>): string {
  const one = isOne(quantifier);
  const asNoun = which.type === 'both' ? which.are : ({ type: 'any' } as const);
  const said = which.type === 'both' || which.type === 'any' ? so : which;
  const pairs = `${quantifierText(quantifier)} ${one ? 'pair' : 'pairs'} of ${adverbs[how]} adjacent ${noun(asNoun, false)}`;
  return said.type === 'any' ? `there ${are(one)} ${pairs}` : `${pairs} ${pairVerb(said, one)}`;
}

function pairVerb(condition: PairCondition, one: boolean): string {
  switch (condition.type) {
    case 'any':
      return 'exist';
    case 'sameColour':
      return one ? 'shares a colour' : 'share a colour';
    case 'differentColours':
      return one ? 'has different colours' : 'have different colours';
    case 'both':
      return `${are(one)} both ${predicate(condition.are)}`;
    case 'oneAndOther':
      return `${are(one)} one ${predicatePart(condition.one)} and the other ${predicatePart(condition.other)}`;
  }
}

// --- rows, columns, squares

const shapeNames: Record<Shape, readonly [string, string]> = {
  row: ['row', 'rows'],
  column: ['column', 'columns'],
  line: ['row or column', 'rows or columns'],
  square: ['2x2 square', '2x2 squares'],
};

function shapesText({ shape, quantifier, which, are: so }: Extract<Statement, { type: 'shapes' }>): string {
  const shapes = `in ${quantifierText(quantifier)} ${shapeNames[shape][isOne(quantifier) ? 0 : 1]}`;
  if (which !== null && so !== null) return `${shapes} in which ${part(which)}, ${part(so)}`;
  const said = which ?? so;
  return said === null ? shapes : `${shapes}, ${part(said)}`;
}

// --- colours

function coloursText(statement: Extract<Statement, { type: 'colours' }>): string {
  const { quantifier, among, times, which } = statement;
  if (which.type !== 'any' || isAboutSharing(statement)) {
    const shared = sharingText(statement);
    if (shared !== null) return shared;
  }
  const one = isOne(quantifier);
  const subject =
    among.length === colours.length
      ? `${quantifierText(quantifier)} ${one ? 'colour' : 'colours'}`
      : someOf(quantifier, among);
  const verb = `${one ? 'appears' : 'appear'}${times.type === 'number' && times.min === 1 && times.max === null ? '' : ` ${timesText(times)}`}`;
  return `${subject} ${verb}${which.type === 'any' ? '' : ` among ${noun(which, false)}`}`;
}

const someOf = (quantifier: Quantifier, among: readonly Colour[]) => {
  const some = quantifierText(quantifier).replace(/ of( the)?$/, '');
  const amount = some === 'no' ? 'none' : some === 'every' ? 'every one' : some;
  return `${amount} of ${list(among, 'and')}`;
};

function timesText(times: Quantifier): string {
  if (times.type === 'number') {
    const { min, max } = times;
    if (max === 0) return 'exactly zero times';
    return `${rangeText({ min, max })} ${(max ?? min) === 1 ? 'time' : 'times'}`;
  }
  return `${quantifierText(times)} times`;
}

const isAboutSharing = ({ quantifier, times }: Extract<Statement, { type: 'colours' }>) =>
  times.type === 'number' &&
  times.max === null &&
  quantifier.type === 'number' &&
  ((quantifier.max === 0 && times.min > 1) || (quantifier.max === 1 && times.min === 1));

/** Those that speak of tiles rather than of colours: the same colour, different colours. */
function sharingText({ quantifier, among, times, which }: Extract<Statement, { type: 'colours' }>): string | null {
  if (among.length < colours.length || times.type !== 'number' || times.max !== null || quantifier.type !== 'number')
    return null;
  const { cells, rest } = namedIn(which);
  const names = cells !== null && rest.type === 'any' && cells.length > 1 ? list(cells, 'and') : null;
  const all = names ?? `all ${noun(which, false)}`;
  if (times.min === 1 && quantifier.min === 0 && quantifier.max === 1) return `${all} are the same colour`;
  if (times.min === 2 && quantifier.max === 0) return `${all} are different colours`;
  if (names !== null || times.min < 2) return null;
  if (quantifier.max === 0) return `no ${numberText(times.min)} ${noun(which, false)} are the same colour`;
  return quantifier.min === 1 && quantifier.max === null
    ? `at least ${numberText(times.min)} ${noun(which, false)} are the same colour`
    : null;
}

// --- comparisons

function compareText({
  left,
  leftTimes,
  op,
  right,
  rightTimes,
  plus,
}: Extract<Statement, { type: 'compare' }>): string {
  const those = `the number of ${noun(right, false)}`;
  const these = `the number of ${noun(left, false)}`;
  if (leftTimes !== 1 || rightTimes !== 1)
    return `${these} is ${factorOps[op]}${factorText(leftTimes, rightTimes)} ${those}`;
  if (plus === 0) {
    if (isPlain(left) && isPlain(right))
      return `there are ${plainOps[op]} ${noun(left, false)} ${op === '>' || op === '<' ? 'than' : 'as'} ${noun(right, false)}`;
    return `${these} ${numberOps[op]} ${those}`;
  }
  if (op === '>') return compareText({ ...base(left, right), op: '>=', plus: plus + 1 });
  if (plus > 0) return `${these} is ${op === '=' ? 'exactly' : 'at least'} ${numberText(plus)} more than ${those}`;
  return `${these} is ${op === '=' ? 'exactly' : 'at most'} ${numberText(-plus)} fewer than ${those}`;
}

const base = (left: TileCondition, right: TileCondition) =>
  ({ type: 'compare', left, right, leftTimes: 1, rightTimes: 1 }) as const;
const isPlain = (condition: TileCondition) => condition.type === 'colour' && condition.colours.length === 1;
const plainOps: Record<Comparison, string> = {
  '>': 'more',
  '<': 'fewer',
  '>=': 'at least as many',
  '<=': 'at most as many',
  '=': 'exactly as many',
};
const numberOps: Record<Comparison, string> = {
  '>': 'is greater than',
  '<': 'is smaller than',
  '>=': 'is at least',
  '<=': 'is at most',
  '=': 'is equal to',
};
const factorOps: Record<Comparison, string> = {
  '=': 'exactly ',
  '>=': 'at least ',
  '>': 'more than ',
  '<=': 'at most ',
  '<': 'fewer than ',
};
const factorText = (left: number, right: number) =>
  left === 2 ? 'half' : right === 2 ? 'twice' : `${numberText(right)} times`;

function commonestText({ colour, most, strict }: Extract<Statement, { type: 'commonest' }>): string {
  if (strict) return `${colour} is the ${most ? 'most' : 'least'} common colour`;
  return `no colour is ${most ? 'more' : 'less'} common than ${colour}`;
}

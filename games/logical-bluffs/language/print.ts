import { itemAt } from '../../kit/item-at';
import { type Cell, colours } from '../grid';
import { aboutColour } from './about-colour';
import {
  every,
  isExact,
  type PairCondition,
  type Place,
  partsOf,
  type Quantifier,
  type Relation,
  type Shape,
  type Statement,
  type TileCondition,
} from './meaning';
import { amountStatementText, compareText, countableNoun } from './print-amounts';
import { isOne, isOneOrNone, listText, numberText, quantifierText, shareText, timesText } from './print-numbers';
import { adverbs, are, inPlaceText, namedIn, noun, predicateText, verbText } from './print-tiles';

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
      return compareText(statement, clauseText);
    case 'amount':
      return amountStatementText(statement, clauseText);
    case 'commonest':
      return commonestText(statement);
    case 'agree':
      return agreeText(statement);
    case 'connected':
      return `the ${noun(statement.which, false)} are ${connectedTexts[statement.how === 'either' ? 'either' : 'orthogonal']}`;
    case 'within':
      return withinText(statement);
    default:
      return joinedText(statement);
  }
}

type Joined = Extract<Statement, { type: 'and' | 'or' | 'not' | 'if' | 'xor' | 'iff' }>;

function joinedText(statement: Joined): string {
  switch (statement.type) {
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
      return deniedText(statement.of);
  }
}

/** "not every row has a red tile", "there are not exactly as many red tiles as blue tiles" */
function deniedText(of: Statement): string {
  const text = clauseText(of);
  if (/^(?:every (?!row and)|all .* are the same colour$)/.test(text) && isPlain(text)) return `not ${text}`;
  if (of.type === 'colours' && / are the same colour$/.test(text) && isOfNames(of))
    return text.replace(/ are (?=the same colour$)/, / and .* and |,/.test(text) ? ' are not all ' : ' are not ');
  if (/^there are exactly /.test(text) && of.type === 'compare') return text.replace('there are', 'there are not');
  return `it is not true that ${part(of)}`;
}

const isOfNames = ({ are: so }: Colours): boolean =>
  so.type === 'tiles' && so.quantifier.type === 'number' && so.quantifier.min === 1 && namedIn(so.which).cells !== null;

/** Nothing in it could go on, or be taken apart. */
const isPlain = (text: string): boolean => !/,| and | or | that | which | if /.test(text);

const simple = ['tiles', 'pairs', 'colours', 'compare', 'amount', 'commonest', 'agree', 'connected'];

/** As a part of something longer: in brackets unless it is one simple sentence. */
function part(statement: Statement): string {
  const isLimited = statement.type === 'colours' && statement.which !== null;
  const text = clauseText(statement);
  const isSimple =
    (simple.includes(statement.type) && !/^(?:in .*, |it is not true that )/.test(text)) ||
    (isOfLines(statement) && isPlain(text));
  return isSimple && !isLimited ? text : `(${text})`;
}

const isOfLines = ({ type }: Statement): boolean => type === 'shapes' || type === 'within';

function withinText({ place, is }: Extract<Statement, { type: 'within' }>): string {
  const line = lineText(place);
  if (line !== null && isAll(is)) return `${line} is all ${predicateText(is.are)}`;
  const contents = line === null ? null : contentsText(is);
  return contents === null
    ? `${inPlaceText(place).replace('in a corner', 'in the corners')}, ${part(is)}`
    : `${line} has ${contents}`;
}

/** "row 1", "the top row": what can have something. */
const lineText = (place: Place): string | null =>
  ['row', 'column', 'top', 'bottom', 'leftmost', 'rightmost'].includes(place.type)
    ? inPlaceText(place).replace(/^in /, '')
    : null;

// --- tiles

function tilesText({ quantifier, which, are: so }: Extract<Statement, { type: 'tiles' }>): string {
  const group = which.type === 'group' && so.type === 'any' ? which : null;
  if (group !== null) return groupText(quantifier, group);
  const { cells, rest } = namedIn(which);
  if (cells !== null && (so.type !== 'any' || rest.type !== 'any'))
    return namedText({ quantifier, cells, which: rest, are: so });
  if (quantifier.type === 'all' && so.type === 'not' && so.of.type !== 'sameColour')
    return `no ${noun(which, true)} ${verbText(so.of, true)}`;
  if (so.type !== 'any') {
    const one = isOne(quantifier);
    return `${quantifierText(quantifier)} ${noun(which, one)} ${verbText(so, one)}`;
  }
  return existText(quantifier, which);
}

function existText(quantifier: Quantifier, which: TileCondition): string {
  if (quantifier.type === 'multiple')
    return `the number of ${noun(which, false)} is divisible by ${numberText(quantifier.of)}`;
  const one = isOne(quantifier);
  return `there ${are(one)} ${quantifierText(quantifier)} ${noun(which, one)}`;
}

function groupText(quantifier: Quantifier, { how, size, which }: Extract<TileCondition, { type: 'group' }>): string {
  const no = quantifier.type === 'number' && quantifier.max === 0;
  const of = which.type === 'ofIt' ? 'tiles of the same colour' : noun(which, false);
  return `there is ${no ? 'no' : 'an'} ${connectedTexts[how === 'either' ? 'either' : 'orthogonal']} group of ${quantifierText(size)} ${of}`;
}

const connectedTexts = { orthogonal: 'orthogonally connected', either: 'orthogonally or diagonally connected' };

interface NamedTiles {
  readonly quantifier: Quantifier;
  readonly cells: readonly Cell[];
  readonly which: TileCondition;
  readonly are: TileCondition;
}

function namedText({ quantifier, cells, which, are: so }: NamedTiles): string {
  const all = [which, so].flatMap(partsOf);
  const told = all.filter((part) => !isOfOthers(part, cells));
  const conditions = told.length === 0 ? all : told;
  const said: TileCondition = conditions.length === 1 ? itemAt(conditions, 0) : { type: 'and', of: conditions };
  if (cells.length === 1 && quantifier.type === 'all') return `${cells[0]} ${verbText(said, true)}`;
  if (quantifier.type === 'all') return `${listText(cells, 'and')} ${verbText(said, false)}`;
  if (cells.length === 1 && quantifier.type === 'number') return namedAlone(quantifier, `${cells[0]}`, said);
  if (quantifier.type === 'multiple')
    return `the number of ${noun({ type: 'and', of: [{ type: 'cells', cells }, ...conditions] }, false)} is divisible by ${numberText(quantifier.of)}`;
  const some = quantifierText(quantifier).replace(/ of( the)?$/, '');
  const amount = some === 'no' ? 'none' : some;
  return `${amount} of ${listText(cells, 'and')} ${verbText(said, isOne(quantifier))}`;
}

/** "A1 or B1 matches C1": neither of them is C1 itself. */
const isOfOthers = (part: TileCondition, cells: readonly Cell[]): boolean =>
  part.type === 'not' && part.of.type === 'cells' && !part.of.cells.some((cell) => cells.includes(cell));

/** One tile is so, or is not, or what is said of it is always or never so. */
function namedAlone({ min, max }: { min: number; max: number | null }, cell: string, said: TileCondition): string {
  if (min === 1) return `${cell} ${verbText(said, true)}`;
  if (min !== 0 || max !== 0) return `${cell} is red or not red`;
  return said.type === 'colour'
    ? `${cell} ${verbText({ type: 'not', of: said }, true)}`
    : `it is not true that ${cell} ${verbText(said, true)}`;
}

// --- pairs

function pairsText({ how, quantifier, which, are: so }: Extract<Statement, { type: 'pairs' }>): string {
  const one = isOne(quantifier);
  const asNoun = which.type === 'both' ? which.are : ({ type: 'any' } as const);
  const said = which.type === 'both' || which.type === 'any' ? so : which;
  const pairs = `${quantifierText(quantifier)} ${one ? 'pair' : 'pairs'} of ${[adverbs[how] ?? '', noun(asNoun, false), lineShared[how] ?? ''].filter((words) => words !== '').join(' ')}`;
  if (which.type !== 'any' && which.type !== 'both' && so.type !== 'any')
    return `${pairs} that ${pairVerb(which, one)} ${pairVerb(so, one)}`;
  return said.type === 'any'
    ? `there ${are(one)} ${pairs}`
    : so.type === 'any'
      ? `there ${are(one)} ${pairs} that ${pairVerb(said, one)}`
      : `${pairs} ${pairVerb(said, one)}`;
}

const lineShared: Partial<Record<Relation, string>> = {
  row: 'in the same row',
  column: 'in the same column',
  opposite: 'on the same diagonal',
};

function pairVerb(condition: PairCondition, one: boolean): string {
  switch (condition.type) {
    case 'any':
      return 'exist';
    case 'sameColour':
      return one ? 'shares a colour' : 'share a colour';
    case 'differentColours':
      return one ? 'has different colours' : 'have different colours';
    case 'both':
      return `${are(one)} both ${predicateText(condition.are)}`;
    case 'oneAndOther':
      if (condition.other.type === 'any')
        return `${one ? 'contains' : 'contain'} at least one ${noun(condition.one, true)}`;
      if (JSON.stringify(condition.other) === JSON.stringify({ type: 'not', of: condition.one }))
        return `${one ? 'contains' : 'contain'} exactly one ${noun(condition.one, true)}`;
      return `${are(one)} ${predicateText(condition.one)} and ${predicateText(condition.other)}`;
  }
}

// --- rows, columns, squares

const shapeNames: Record<Shape, readonly [string, string]> = {
  row: ['row', 'rows'],
  column: ['column', 'columns'],
  line: ['row or column', 'rows or columns'],
  square: ['2x2 square', '2x2 squares'],
  three: ['line of three', 'lines of three'],
};

function shapesText({ shape, quantifier, which, are: so }: Extract<Statement, { type: 'shapes' }>): string {
  const one = isOneOrNone(quantifier);
  const shapes = shapesNoun(shape, quantifier);
  const [limits, had] = [which, so].map((said) => (said === null ? null : contentsText(said)));
  if (limits != null && had != null) return `${shapes} with ${limits} ${one ? 'has' : 'have'} ${had}`;
  if (which !== null && so !== null) return `in ${shapes} in which ${part(which)}, ${part(so)}`;
  const said = which ?? so;
  if (said === null) return `in ${shapes}`;
  if (isAll(said)) return `${shapes} ${are(one)} all ${predicateText(said.are)}`;
  const contents = contentsText(said);
  return contents === null ? `in ${shapes}, ${part(said)}` : `${shapes} ${one ? 'has' : 'have'} ${contents}`;
}

/** "every row or column" could be one or the other. */
const shapesNoun = (shape: Shape, quantifier: Quantifier): string =>
  shape === 'line' && quantifier.type === 'all'
    ? 'every row and every column'
    : `${quantifierText(quantifier)} ${shapeNames[shape][isOneOrNone(quantifier) ? 0 : 1]}`;

const isAll = (statement: Statement): statement is Extract<Statement, { type: 'tiles' }> =>
  statement.type === 'tiles' &&
  statement.quantifier.type === 'all' &&
  statement.which.type === 'any' &&
  statement.are.type === 'colour' &&
  statement.are.colours.length === 1;

/** What it has, where that can be said so: "at least two red tiles". */
function contentsText(statement: Statement): string | null {
  if (
    statement.type === 'tiles' &&
    statement.are.type === 'any' &&
    statement.which.type === 'colour' &&
    statement.quantifier.type !== 'multiple'
  )
    return `${quantifierText(statement.quantifier)} ${noun(statement.which, isOne(statement.quantifier))}`;
  if (statement.type !== 'and') return null;
  const parts = statement.of.map(contentsText);
  return parts.includes(null) ? null : parts.join(' and ');
}

const agreeText = ({ shape, of, same }: Extract<Statement, { type: 'agree' }>): string =>
  same
    ? `${shapesNoun(shape, every)} has the same number of ${countableNoun(of)}`
    : `no two ${shapeNames[shape][1]} have the same number of ${countableNoun(of)}`;

// --- colours

type Colours = Extract<Statement, { type: 'colours' }>;

function coloursText(statement: Colours): string {
  const { quantifier, which } = statement;
  const shared = which === null ? sharingText(statement) : null;
  if (shared !== null) return shared;
  const byName = [statement.are, which].every((so) => so === null || isSaidOfColours(so))
    ? null
    : colourByColour(statement);
  if (byName !== null) return clauseText(byName);
  const subject = subjectText(statement);
  const one = isOneOrNone(quantifier) && subject !== allFour;
  const limited = which === null ? subject : `${subject} that ${coloursVerb(which, one)}`;
  return `${limited} ${coloursVerb(statement.are, one)}`;
}

/** Whether a verb says it of a colour. */
function isSaidOfColours(so: Statement): boolean {
  if (so.type === 'tiles') return so.are.type === 'any' || so.are.type === 'ofIt';
  if (so.type === 'compare' || pairsOfIt(so) !== null) return true;
  if (so.type === 'not') return so.of.type === 'compare' || (so.of.type === 'tiles' && so.of.are.type === 'any');
  if (so.type === 'shapes') return so.which === null && so.are !== null && isSaidOfColours(so.are);
  return so.type === 'and' && so.of.every(({ type }) => type === 'within');
}

/** "red is so or blue is so or ...", where it is said of some, of every or of no colour. */
function colourByColour({ quantifier, among, which, are: so }: Colours): Statement | null {
  const each = among.map((one): Statement => {
    const [when, then] = [which === null ? null : aboutColour(which, one), aboutColour(so, one)];
    if (when === null) return then;
    return quantifier.type === 'all' ? { type: 'if', when, then } : { type: 'and', of: [when, then] };
  });
  if (quantifier.type === 'all') return { type: 'and', of: each };
  if (quantifier.type !== 'number') return null;
  if (quantifier.min === 1 && quantifier.max === null) return { type: 'or', of: each };
  return quantifier.max === 0 ? { type: 'not', of: { type: 'or', of: each } } : null;
}

const allFour = 'all four colours';

function subjectText({ quantifier, among, which, are: of }: Colours): string {
  const some = quantifierText(quantifier);
  const isOfAll = among.length === colours.length;
  if (isOfAll && quantifier.type === 'all' && which === null && isExact(of)) return allFour;
  if (isOfAll) return `${some} ${isOneOrNone(quantifier) ? 'colour' : 'colours'}`;
  const amount = some.replace(/ of( the)?$/, '');
  if (quantifier.type === 'all')
    return `every colour other than ${listText(
      colours.filter((each) => !among.includes(each)),
      'or',
    )}`;
  return `${amount === 'no' ? 'none' : amount} of ${listText(among, 'and')}`;
}

/** "appears twice in row 1", "is missing", "accounts for more than half of the tiles" */
function coloursVerb(statement: Statement, one: boolean): string {
  if (statement.type === 'not') return deniedVerb(statement.of, one);
  if (statement.type === 'shapes' && statement.are !== null && statement.which === null) {
    if (statement.are.type === 'tiles' && statement.are.quantifier.type === 'all')
      return `${are(one)} that of every tile in ${shapesNoun(statement.shape, statement.quantifier)}`;
    return `${coloursVerb(statement.are, one)} in ${shapesNoun(statement.shape, statement.quantifier)} alike`;
  }
  if (statement.type === 'and' && statement.of.every((each) => each.type === 'within'))
    return `appear${one ? 's' : ''} in ${listText(
      statement.of.map((each) => (each.type === 'within' ? inPlaceText(each.place).replace(/^in /, '') : '')),
      'and',
    )} alike`;
  if (statement.type === 'compare') return `${are(one)} ${commonText(statement)}`;
  const pairs = pairsOfIt(statement);
  if (pairs !== null) return `appear${one ? 's' : ''} on ${pairs}`;
  if (statement.type !== 'tiles') return `appear${one ? 's' : ''}`;
  const { quantifier, which, are: so } = statement;
  if (so.type === 'ofIt' && quantifier.type === 'share')
    return `account${one ? 's' : ''} for ${shareText(quantifier)} of the tiles`;
  const { cells } = namedIn(which);
  const where = whereText(which);
  if (quantifier.type === 'number' && quantifier.max === 0) return `${are(one)} missing${where}`;
  const often =
    quantifier.type === 'number' && quantifier.min === 1 && quantifier.max === null ? '' : ` ${timesText(quantifier)}`;
  return `appear${one ? 's' : ''}${often}${cells === null ? where : ` among tiles that are one of ${listText(cells, 'and')}`}`;
}

/** Pairs of which both are of the colour that is spoken of; null where that is not what is said. */
function pairsOfIt(statement: Statement): string | null {
  if (statement.type !== 'pairs' || statement.which.type !== 'both' || statement.which.are.type !== 'ofIt') return null;
  const way = adverbs[statement.how];
  const one = isOne(statement.quantifier);
  return way === undefined || statement.are.type !== 'any'
    ? null
    : `${quantifierText(statement.quantifier)} ${one ? 'pair' : 'pairs'} of ${way} tiles`;
}

/** "more common than red" */
function commonText({ op, right }: Extract<Statement, { type: 'compare' }>): string {
  const [term] = right.terms;
  const which = term?.of.type === 'tiles' ? term.of.which : null;
  const other =
    which?.type === 'sameColour'
      ? `the colour of ${which.as}`
      : which?.type === 'colour'
        ? which.colours.join(' or ')
        : '';
  return `${{ '>': 'more common than', '<': 'less common than', '>=': 'at least as common as', '<=': 'at most as common as', '=': 'exactly as common as' }[op]} ${other}`;
}

function deniedVerb(of: Statement, one: boolean): string {
  if (of.type === 'compare') return `${are(one)} not ${commonText(of)}`;
  if (of.type === 'tiles' && of.are.type === 'any')
    return `do${one ? 'es' : ''} not ${coloursVerb(of, false)}`.replace('not are missing', 'appear');
  return `do${one ? 'es' : ''} not appear`;
}

function whereText(which: TileCondition): string {
  const rest = partsOf(which).filter(({ type }) => type !== 'ofIt');
  const [only, ...more] = rest;
  if (only === undefined) return '';
  if (
    more.length === 0 &&
    only.type === 'place' &&
    ['row', 'column', 'top', 'bottom', 'leftmost', 'rightmost'].includes(only.place.type)
  )
    return ` ${inPlaceText(only.place)}`;
  return ` among ${noun({ type: 'and', of: rest }, false)}`;
}

/** Those that speak of tiles rather than of colours: the same colour, different colours. */
function sharingText({ quantifier, among, are: so }: Colours): string | null {
  if (among.length < colours.length || quantifier.type !== 'number' || so.type !== 'tiles') return null;
  if (so.quantifier.type === 'allBut' && so.which.type === 'any' && quantifier.min === 1 && quantifier.max === null)
    return `${quantifierText(so.quantifier)} tiles are the same colour`;
  if (so.which.type === 'group')
    return quantifier.type === 'number' && (quantifier.max === 0 || (quantifier.min === 1 && quantifier.max === null))
      ? groupText(quantifier, so.which)
      : null;
  if (so.are.type !== 'any' || so.quantifier.type !== 'number' || so.quantifier.max !== null) return null;
  const rest: TileCondition = { type: 'and', of: partsOf(so.which).filter(({ type }) => type !== 'ofIt') };
  const { cells, rest: others } = namedIn(rest);
  const names = cells !== null && partsOf(others).length === 0 && cells.length > 1 ? listText(cells, 'and') : null;
  return sharedBy({ quantifier, times: so.quantifier.min, names, tiles: noun(rest, false) });
}

function sharedBy({
  quantifier,
  times,
  names,
  tiles,
}: {
  quantifier: Extract<Quantifier, { type: 'number' }>;
  times: number;
  names: string | null;
  tiles: string;
}): string | null {
  const all = names ?? `all ${tiles}`;
  if (times === 1 && quantifier.min === 0 && quantifier.max === 1) return `${all} are the same colour`;
  if (times === 2 && quantifier.max === 0) return `${all} are different colours`;
  const of = names === null ? ` ${tiles}` : ` of ${names}`;
  if (times < 2) return null;
  if (quantifier.max === 0) return `no ${numberText(times)}${of} are the same colour`;
  return quantifier.min === 1 && quantifier.max === null
    ? `at least ${numberText(times)}${of} are the same colour`
    : null;
}

function commonestText({ colour, most, strict }: Extract<Statement, { type: 'commonest' }>): string {
  if (strict) return most ? `${colour} is the most common colour` : `${colour} is less common than every other colour`;
  return `no colour is ${most ? 'more' : 'less'} common than ${colour}`;
}

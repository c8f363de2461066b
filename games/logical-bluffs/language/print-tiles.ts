import type { Cell } from '../grid';
import { type Place, partsOf, type Quantifier, type Relation, type Statement, type TileCondition } from './meaning';
import { isOne, listText, quantifierText } from './print-numbers';

// Which tiles, and how they are, in plain words.

export const are = (one: boolean) => (one ? 'is' : 'are');

const together = (parts: readonly TileCondition[]): TileCondition => {
  const [only, ...more] = parts;
  return only === undefined ? { type: 'any' } : more.length === 0 ? only : { type: 'and', of: parts };
};

/** The tiles that are named, where they are named and nothing else limits which tiles are meant but `rest`. */
export function namedIn(which: TileCondition): { cells: readonly Cell[] | null; rest: TileCondition } {
  const parts = partsOf(which);
  const named = parts.find((part) => part.type === 'cells');
  if (named?.type !== 'cells' || parts.filter((part) => part.type === 'cells').length > 1)
    return { cells: null, rest: which };
  return { cells: named.cells, rest: together(parts.filter((part) => part !== named)) };
}

/** "red corner tiles that are adjacent to at least one blue tile" */
export function noun(condition: TileCondition, one: boolean): string {
  const parts = partsOf(condition);
  const colour = parts.find((each) => each.type === 'colour' || isNonColour(each));
  const place = parts.find((each) => each.type === 'place');
  const except = parts.find((each) => each.type === 'not' && each.of.type === 'cells');
  const outside = parts.find((each) => each.type === 'not' && isLine(each.of));
  const rest = parts.filter((each) => ![colour, place, except, outside].includes(each));
  const part = place?.type === 'place' ? (partNames[place.place.type] ?? null) : null;
  return [
    colour === undefined ? '' : adjective(colour),
    part ?? '',
    one ? 'tile' : 'tiles',
    place?.type === 'place' && part === null ? inPlaceText(place.place) : '',
    outside?.type === 'not' && outside.of.type === 'place'
      ? inPlaceText(outside.of.place).replace(/^in/, 'outside')
      : '',
    except?.type === 'not' && except.of.type === 'cells' ? `other than ${listText(except.of.cells, 'and')}` : '',
    rest.length === 0 ? '' : `that ${verbText(together(rest), one)}`,
  ]
    .filter((word) => word !== '')
    .join(' ');
}

const partNames: Partial<Record<Place['type'], string>> = { corner: 'corner', edge: 'edge', centre: 'centre' };

const isLine = (of: TileCondition): boolean =>
  of.type === 'place' && ['row', 'column', 'top', 'bottom', 'leftmost', 'rightmost'].includes(of.place.type);

const isNonColour = (condition: TileCondition) =>
  condition.type === 'not' && condition.of.type === 'colour' && condition.of.colours.length === 1;

function adjective(condition: TileCondition): string {
  if (condition.type === 'colour') return listText(condition.colours, 'or');
  return condition.type === 'not' ? `non-${adjective(condition.of)}` : '';
}

/** With its verb: "is red", "has more red neighbours than blue neighbours". */
export function verbText(condition: TileCondition, one: boolean): string {
  if (condition.type === 'such') return `${one ? 'has' : 'have'} ${neighboursText(condition)}`;
  const parts = partsOf(condition);
  const own = parts.filter((part) => part.type === 'such');
  if (own.length === 0) return `${are(one)} ${predicateText(condition)}`;
  const rest = together(parts.filter((part) => part.type !== 'such'));
  return [rest, ...own].map((part) => verbText(part, one)).join(' and ');
}

/** What comes after "is". */
export function predicateText(condition: TileCondition): string {
  switch (condition.type) {
    case 'any':
      return 'red or not red';
    case 'colour':
      return listText(condition.colours, 'or');
    case 'ofIt':
      return 'of it';
    case 'place':
      return inPlaceText(condition.place);
    case 'cells':
      return `one of ${listText(condition.cells, 'and')}`;
    case 'adjacent':
      return adjacentText(condition);
    case 'sameColour':
      return condition.as === 'it' ? 'of the same colour' : `the same colour as ${condition.as}`;
    case 'near':
      return relationTexts[condition.how];
    case 'such':
      return `with ${neighboursText(condition)}`;
    case 'group':
      return `in a connected group of ${quantifierText(condition.size)} ${noun(condition.which, false)}`;
    case 'and':
      return unlikeText(condition.of) ?? ordered(condition.of).map(inBrackets).join(' and ');
    case 'or':
      return condition.of.map(inBrackets).join(' or ');
    case 'not':
      return deniedText(condition.of);
  }
}

/** Different from each of several tiles; null where it is anything else. */
function unlikeText(parts: readonly TileCondition[]): string | null {
  const cells = parts.flatMap((part) =>
    part.type === 'not' && part.of.type === 'sameColour' && part.of.as !== 'it' ? [part.of.as] : [],
  );
  if (cells.length < parts.length) return null;
  return `the same colour as ${cells.length === 2 ? `neither ${cells.join(' nor ')}` : `none of ${listText(cells, 'and')}`}`;
}

/** What begins with a relation comes last, so that nothing after it is taken for a part of it. */
const ordered = (parts: readonly TileCondition[]) => [
  ...parts.filter((part) => part.type !== 'adjacent'),
  ...parts.filter((part) => part.type === 'adjacent'),
];

function deniedText(of: TileCondition): string {
  if (of.type === 'sameColour' && of.as !== 'it') return `a different colour from ${of.as}`;
  if (of.type === 'colour' && of.colours.length > 1) return `neither ${of.colours.join(' nor ')}`;
  if (
    of.type === 'adjacent' &&
    of.among === 'tiles' &&
    of.quantifier.type === 'number' &&
    of.quantifier.min === 1 &&
    of.quantifier.max === null
  )
    return adjacentText({ ...of, quantifier: { type: 'number', min: 0, max: 0 } });
  if (of.type === 'adjacent' && of.how === 'any' && isNone(of.quantifier))
    return adjacentText({ ...of, quantifier: { type: 'number', min: 1, max: null } });
  return `not ${inBrackets(of)}`;
}

const isNone = (many: Quantifier): boolean => many.type === 'number' && many.max === 0;

function inBrackets(condition: TileCondition): string {
  const simple =
    condition.type === 'place' ||
    condition.type === 'cells' ||
    condition.type === 'sameColour' ||
    (condition.type === 'colour' && condition.colours.length === 1);
  return simple ? predicateText(condition) : `(${predicateText(condition)})`;
}

export const adverbs: Partial<Record<Relation, string>> = {
  orthogonal: 'orthogonally adjacent',
  diagonal: 'diagonally adjacent',
  either: 'adjacent',
  horizontal: 'horizontally adjacent',
  vertical: 'vertically adjacent',
};

const relationTexts: Record<Relation, string> = {
  orthogonal: 'orthogonally adjacent to',
  diagonal: 'diagonally adjacent to',
  either: 'adjacent to',
  horizontal: 'horizontally adjacent to',
  vertical: 'vertically adjacent to',
  above: 'directly above',
  below: 'directly below',
  left: 'directly left of',
  right: 'directly right of',
  overhead: 'anywhere above',
  underneath: 'anywhere below',
  leftwards: 'anywhere left of',
  rightwards: 'anywhere right of',
  higher: 'in a higher row than',
  lower: 'in a lower row than',
  'further left': 'further left than',
  'further right': 'further right than',
  row: 'in the same row as',
  column: 'in the same column as',
  opposite: 'on the same diagonal as',
  any: 'of the same colour as',
};

function adjacentText({ how, among, quantifier, which }: Extract<TileCondition, { type: 'adjacent' }>): string {
  const isNamed = which.type === 'cells' && which.cells.length === 1 && quantifier.type === 'number';
  if (isNamed && quantifier.min === 1) return `${relationTexts[how]} ${which.cells[0]}`;
  const { plain, own } = withoutOwn(which);
  if (how === 'any' && own === 'same' && plain.type === 'cells' && plain.cells.length === 2 && isNone(quantifier))
    return `the same colour as neither ${plain.cells.join(' nor ')}`;
  if (how === 'any') return colourText(own, `${quantifierText(quantifier)} other ${noun(plain, isOne(quantifier))}`);
  if (among === 'neighbours' && quantifier.type !== 'all' && own !== 'any' && plain.type === 'any')
    return colourText(own, `${quantifierText(quantifier).replace(/ the$/, '')} its ${kinds[how] ?? ''}neighbours`);
  if (among === 'neighbours') return `${relationTexts[how]} only ${noun(plain, false)}${ownTexts[own]}`;
  return `${relationTexts[how]} ${quantifierText(quantifier)} ${noun(plain, isOne(quantifier))}${ownTexts[own]}`;
}

const colourText = (own: Own, whose: string) =>
  own === 'different' ? `a different colour from ${whose}` : `the same colour as ${whose}`;

type Own = 'same' | 'different' | 'any';
const ownTexts: Record<Own, string> = { same: ' of the same colour', different: ' of a different colour', any: '' };

/** "of the same colour" is said at the end. */
function withoutOwn(which: TileCondition): { plain: TileCondition; own: Own } {
  const parts = partsOf(which);
  const isOwn = (each: TileCondition) => each.type === 'sameColour' && each.as === 'it';
  const isOther = (each: TileCondition) => each.type === 'not' && isOwn(each.of);
  const own = parts.some(isOwn) ? 'same' : parts.some(isOther) ? 'different' : 'any';
  return { plain: together(parts.filter((each) => !isOwn(each) && !isOther(each))), own };
}

/** "more red neighbours than blue neighbours" */
function neighboursText({ that }: Extract<TileCondition, { type: 'such' }>): string {
  if (that.type === 'colours') return neighboursOfColours(that);
  if (that.type !== 'compare') return 'neighbours';
  const [a, b] = [that.left, that.right].map(({ terms }) =>
    terms[0]?.of.type === 'tiles' ? (cellBeside(terms[0].of.which) ?? neighbourNoun(terms[0].of.which)) : 'neighbours',
  );
  if (that.op === '=') return `as many ${a} as ${b}`;
  return `${that.op === '>' ? 'more' : 'fewer'} ${a} than ${b}`;
}

/** The tile by whose name its neighbours are spoken of. */
function cellBeside(which: TileCondition): Cell | null {
  const beside = partsOf(which).find((part) => part.type === 'adjacent');
  return beside?.type === 'adjacent' && beside.which.type === 'cells' ? (beside.which.cells[0] ?? null) : null;
}

function neighboursOfColours({ quantifier, are: so }: Extract<Statement, { type: 'colours' }>): string {
  const near = so.type === 'tiles' ? neighbourNoun(so.which) : 'neighbours';
  return `${near} of ${quantifierText(quantifier)} different ${isOne(quantifier) ? 'colour' : 'colours'}`;
}

function neighbourNoun(which: TileCondition): string {
  const parts = partsOf(which);
  const near = parts.find((part) => part.type === 'near');
  const kind = near?.type === 'near' ? (kinds[near.how] ?? '') : '';
  const colour = parts.find((part) => part.type === 'colour' || isNonColour(part));
  return `${colour === undefined ? '' : `${adjective(colour)} `}${kind}neighbours`;
}

const kinds: Partial<Record<Relation, string>> = {
  orthogonal: 'orthogonal ',
  diagonal: 'diagonal ',
  horizontal: 'horizontal ',
  vertical: 'vertical ',
};

export function inPlaceText(place: Place): string {
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
    case 'grid':
      return 'on the grid';
    case 'cells':
      return `among ${listText(place.cells, 'and')}`;
    case 'row':
      return `in row ${place.row}`;
    case 'column':
      return `in column ${place.column}`;
  }
}

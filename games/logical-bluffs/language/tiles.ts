import { itemAt } from '../../kit/item-at';
import { type Adjacency, type Cell, type Colour, type Column, colours, isCell, type Row } from '../grid';
import { either, list, map, means, nothing, optional, phrase, type Rule, rule, seq, wordThat } from './chart';
import {
  allOf,
  anyOf,
  anyTile,
  atLeast,
  atMost,
  every,
  exactly,
  isCounting,
  notOf,
  ofColours,
  type Place,
  type Quantifier,
  type TileCondition,
} from './meaning';
import { anyAsSome, type HowMany, numeral, parity, plainQuantity, quantity, quantityAfterNot } from './numbers';

// What a tile can be: coloured, placed, next to others; and tiles as nouns: "red or blue corner tiles".

export const colour: Rule<Colour> = wordThat(
  'a colour',
  (word) => colours.find((known) => known === word.text) ?? null,
);

const colourPlural: Rule<Colour> = wordThat(
  'a colour',
  (word) => colours.find((known) => `${known}s` === word.text) ?? null,
);

const orSign = phrase('or', '/', ',', ', or', 'and/or');

/** "red", "red or blue", "red, blue or green". */
export const colourChoice: Rule<TileCondition> = rule(() => map(list(colour, orSign), (some) => distinctColours(some)));

const distinctColours = (some: readonly Colour[]) => (new Set(some).size === some.length ? ofColours(some) : undefined);

/** "red and blue", "red, blue and green": only where together or one each is meant. */
export const colourList: Rule<readonly Colour[]> = rule(() =>
  seq([list(colour, phrase(',')), phrase(',? and'), colour], (some, _, last) => [...some, last]),
);

/** "non-red", "not red", "red or blue". */
const colourWord: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('either?'), colourChoice], (_, condition) => condition),
    seq([colourChoice, phrase('coloured')], (condition) => condition),
    seq([phrase('non|not'), colour], (_, one) => notOf(ofColours([one]))),
    seq([phrase('neither'), list(colour, phrase('nor', 'or'))], (_, some) =>
      some.length > 1 ? notOf(ofColours(some)) : undefined,
    ),
  ),
);

export const cellName: Rule<Cell> = wordThat('a tile like B2', (word) => (isCell(word.text) ? word.text : null));

// --- places

const columnName: Rule<Column> = wordThat('A, B, C or D', (word) => {
  const name = word.text.toUpperCase();
  return name === 'A' || name === 'B' || name === 'C' || name === 'D' ? name : null;
});
const rowNumber: Rule<Row> = wordThat('1, 2, 3 or 4', ({ number }) =>
  number === 1 || number === 2 || number === 3 || number === 4 ? number : null,
);

/** "top", "corner": as an adjective before "tile". */
const placeWord: Rule<Place> = either(
  means<Place>({ type: 'leftmost' }, 'lefthand', 'left hand'),
  means<Place>({ type: 'rightmost' }, 'righthand', 'right hand'),
  means<Place>({ type: 'top' }, 'top', 'top row'),
  means<Place>({ type: 'bottom' }, 'bottom', 'bottom row'),
  means<Place>({ type: 'leftmost' }, 'leftmost', 'left most', 'leftmost|left column'),
  means<Place>({ type: 'rightmost' }, 'rightmost', 'right most', 'rightmost|right column'),
  means<Place>({ type: 'corner' }, 'corner'),
  means<Place>({ type: 'edge' }, 'edge', 'border', 'boundary', 'outer', 'outside', 'perimeter'),
  means<Place>({ type: 'centre' }, 'centre', 'interior', 'inside'),
);

/** A row or column by its name: "the top row", "row 2", "the leftmost column". */
export const lineName: Rule<Place> = rule(() =>
  either(
    seq([phrase('the?'), bandName, ofWhole], (_, place) => place),
    seq([phrase('the? row number?'), rowNumber], (_, row): Place => ({ type: 'row', row })),
    seq([phrase('the? column'), columnName], (_, column): Place => ({ type: 'column', column })),
  ),
);

const ofWhole = phrase('', 'of|in the|this|my subset|selection|area|region', 'of these tiles', 'of the tiles');

const bandName: Rule<Place> = either(
  means<Place>({ type: 'top' }, 'top row'),
  means<Place>({ type: 'bottom' }, 'bottom row'),
  means<Place>({ type: 'leftmost' }, 'leftmost|left column', 'left most column'),
  means<Place>({ type: 'rightmost' }, 'rightmost|right column', 'right most column'),
);

/** What comes after "in", "on" or "at". */
const placeNoun: Rule<Place> = rule(() =>
  either(
    lineName,
    means<Place>({ type: 'top' }, 'the top'),
    means<Place>({ type: 'bottom' }, 'the bottom'),
    means<Place>({ type: 'leftmost' }, 'the? far left', 'the leftmost'),
    means<Place>({ type: 'rightmost' }, 'the? far right', 'the rightmost'),
    means<Place>({ type: 'corner' }, 'a|the|any|one corner', 'the? corners', 'a corner tile', 'the? corner tiles'),
    means<Place>(
      { type: 'edge' },
      'a|the|any edge',
      'the? edges',
      'the|a border',
      'the boundary',
      'the perimeter',
      'the outside',
      'a|the? edge tile|tiles',
    ),
    means<Place>(
      { type: 'centre' },
      'the centre',
      'the centre tiles',
      'a centre tile',
      'the interior',
      'the centre 2x2 tile|block?',
    ),
  ),
);

const tailOfPlace = phrase('', 'of the? subset|selection|area|region', 'of the grid|board');

/** "in the top row", "at the edge of the grid". */
export const inPlace: Rule<Place> = rule(() =>
  seq([phrase('in|on|at|from|within|along|of|inside'), placeNoun, tailOfPlace], (_, place) => place),
);

const atPlace = (place: Place): TileCondition => ({ type: 'place', place });

/** Words that point at the subset as a whole and change nothing. */
export const ofTheSubset = phrase(
  'in|of|within|from|among the|this|my|our|your chosen? subset|selection|area|region|set',
  'of|among|in these',
  'of|among|in these tiles',
  'of|among the tiles',
  'of|among those',
  'of them',
  'here',
  'shown',
  'in total',
  'altogether',
  'in all',
);

// --- neighbours

const adverb: Rule<Adjacency> = either(
  means<Adjacency>('orthogonal', 'orthogonally'),
  means<Adjacency>('diagonal', 'diagonally'),
  means<Adjacency>(
    'either',
    'orthogonally or diagonally',
    'diagonally or orthogonally',
    'either orthogonally or diagonally',
  ),
  nothing<Adjacency>('either'),
);

const adjective: Rule<Adjacency> = either(
  adverb,
  means<Adjacency>('orthogonal', 'orthogonal'),
  means<Adjacency>('diagonal', 'diagonal'),
);

/** "adjacent", "diagonally next": without "to". */
export const adjacentWord: Rule<Adjacency> = either(
  seq(
    [adverb, phrase('adjacent', 'neighbouring', 'touching', 'adjoining', 'bordering', 'connected', 'contiguous')],
    (how) => how,
  ),
);

/** "adjacent to", "next to", "beside", "diagonally touching". */
const adjacentTo: Rule<Adjacency> = either(
  seq(
    [
      adverb,
      phrase(
        'adjacent|next|connected to',
        'beside',
        'touching',
        'bordering',
        'neighbouring',
        'alongside',
        'adjoining',
        'by',
      ),
    ],
    (how) => how,
  ),
  means<Adjacency>('diagonal', 'diagonal to'),
  means<Adjacency>('orthogonal', 'orthogonal to'),
);

const touches: Rule<Adjacency> = either(
  seq([adverb, phrase('touches|touch|borders|border|adjoins|adjoin|neighbours|neighbour|abuts|abut')], (how) => how),
  seq([phrase('touches|touch|borders|border|adjoins|adjoin|neighbours|neighbour|abuts|abut'), adverb], (_, how) => how),
);

/** What a tile is next to: how many tiles of what kind. */
interface Neighbours {
  readonly howMany: HowMany;
  readonly which: TileCondition;
  /** "its neighbours" rather than tiles at large. */
  readonly among: 'tiles' | 'neighbours';
}

const neighbourTiles: Rule<Neighbours> = rule(() =>
  either(
    seq(
      [phrase('a'), colourChoice, phrase('or a'), tileNoun],
      (_, one, __, other): Neighbours => ({
        howMany: { quantifier: atLeast(1), denied: false },
        which: anyOf(one, other.which),
        among: 'tiles',
      }),
    ),
    seq(
      [either(plainQuantity, anyAsSome), linkToNoun, tileNoun, ownColourOrAny],
      (howMany, _, noun, own): Neighbours => ({ howMany, which: allOf(noun.which, own), among: 'tiles' }),
    ),
    seq(
      [phrase('another|other', 'any|some other', 'a different'), tileNoun],
      (_, noun): Neighbours => ({
        howMany: { quantifier: atLeast(1), denied: false },
        which: noun.which,
        among: 'tiles',
      }),
    ),
    map(
      cellName,
      (cell): Neighbours => ({
        howMany: { quantifier: atLeast(1), denied: false },
        which: { type: 'cells', cells: [cell] },
        among: 'tiles',
      }),
    ),
    seq(
      [phrase('only'), tileNoun],
      (_, noun): Neighbours => ({
        howMany: { quantifier: every, denied: false },
        which: noun.which,
        among: 'neighbours',
      }),
    ),
  ),
);

function nextTo(how: Adjacency, { howMany, which, among }: Neighbours): TileCondition {
  const { quantifier, denied } = howMany;
  const condition: TileCondition = {
    type: 'adjacent',
    how,
    among: isCounting(quantifier) ? 'tiles' : among,
    quantifier,
    which,
  };
  return denied ? notOf(condition) : condition;
}

const neighbourObjects = (how: Rule<Adjacency>): Rule<TileCondition> =>
  either(
    seq([how, list(neighbourTiles, phrase('and', 'or'))], (way, objects) =>
      objects.length === 1 ? nextTo(way, itemAt(objects, 0)) : undefined,
    ),
    seq(
      [how, neighbourTiles, phrase('and to?', 'and also? to?'), list(neighbourTiles, phrase(',? and'))],
      (way, first, _, rest) => allOf(...[first, ...rest].map((each) => nextTo(way, each))),
    ),
    seq([how, neighbourTiles, phrase('or to?'), list(neighbourTiles, phrase(',? or'))], (way, first, _, rest) =>
      anyOf(...[first, ...rest].map((each) => nextTo(way, each))),
    ),
    seq([how, phrase('both'), neighbourTiles, phrase('and'), neighbourTiles], (way, _, a, __, b) =>
      allOf(nextTo(way, a), nextTo(way, b)),
    ),
    seq([how, phrase('either'), neighbourTiles, phrase('or'), neighbourTiles], (way, _, a, __, b) =>
      anyOf(nextTo(way, a), nextTo(way, b)),
    ),
    seq([how, phrase('neither'), neighbourTiles, phrase('nor'), neighbourTiles], (way, _, a, __, b) =>
      allOf(notOf(nextTo(way, a)), notOf(nextTo(way, b))),
    ),
  );

const isNextTo: Rule<TileCondition> = rule(() =>
  either(
    neighbourObjects(adjacentTo),
    seq([phrase('only'), adjacentTo, phrase('to?'), tileNoun], (_, how, __, noun) =>
      nextTo(how, onlyThese(noun.which)),
    ),
    seq([adverb, phrase('adjacent|next only to'), tileNoun, ownColourOrAny], (how, _, noun, own) =>
      nextTo(how, onlyThese(allOf(noun.which, own))),
    ),
  ),
);

const onlyThese = (which: TileCondition): Neighbours => ({
  howMany: { quantifier: every, denied: false },
  which,
  among: 'neighbours',
});

/** "a blue neighbour", "at least two red neighbours", "a neighbour that is red". */
const neighbourNoun: Rule<TileCondition> = rule(() => {
  const noun = phrase('neighbour|neighbours', 'adjacent|neighbouring tile|tiles');
  return either(
    seq(
      [quantityAfterNot, linkToNoun, adjective, optional(colourWord), adjective, noun, optional(relative)],
      (howMany, _, before, word, after, __, clause) => {
        if (before !== 'either' && after !== 'either') return undefined;
        return nextTo(before === 'either' ? after : before, {
          howMany,
          which: allOf(word ?? anyTile, clause ?? anyTile),
          among: 'tiles',
        });
      },
    ),
    seq([quantityAfterNot, adjective, noun, ownColour], (howMany, how, _, which) =>
      nextTo(how, { howMany, which, among: 'tiles' }),
    ),
    seq([phrase('only'), colourWord, adjective, noun], (_, which, how) => nextTo(how, onlyThese(which))),
  );
});

// --- same colours

/** "B1", "both B1 and C1", "B1 or C1": whose colour it is, or is not. */
const others: Rule<{ all: boolean; cells: readonly Cell[] }> = rule(() => {
  const lead = phrase('', 'tile', 'that of', 'the tile', 'the colour of', 'tiles');
  return either(
    seq([lead, cellName], (_, cell) => ({ all: true, cells: [cell] })),
    seq([lead, phrase('both?'), nameList('and')], (_, __, some) => ({ all: true, cells: some })),
    seq([lead, phrase('either?'), nameList('or')], (_, __, some) => ({ all: false, cells: some })),
  );
});

const likeThese = ({ all, cells: some }: { all: boolean; cells: readonly Cell[] }): TileCondition => {
  const each = some.map((as): TileCondition => ({ type: 'sameColour', as }));
  return all ? allOf(...each) : anyOf(...each);
};

const unlikeThese = ({ all, cells: some }: { all: boolean; cells: readonly Cell[] }): TileCondition | undefined =>
  all ? allOf(...some.map((as) => notOf({ type: 'sameColour', as }))) : undefined;

const sameAs: Rule<TileCondition> = rule(() =>
  either(
    seq(
      [
        phrase(
          'of|in|with the same colour as',
          'the? same colour as',
          'the same as',
          'as coloured as',
          'coloured like',
          'coloured the same as',
          'like',
        ),
        others,
      ],
      (_, these) => likeThese(these),
    ),
    seq(
      [
        phrase(
          'of|in|with a different colour from|than|to',
          'a? different colour from|than|to',
          'different from|than|to',
          'different in colour from|than|to',
          'not like',
          'coloured differently from|than|to',
        ),
        others,
      ],
      (_, these) => unlikeThese(these),
    ),
  ),
);

/** Of a neighbour: coloured as the tile that is spoken of. */
const ownColour: Rule<TileCondition> = either(
  means<TileCondition>(
    { type: 'sameColour', as: 'it' },
    'of|with|in|sharing|has the same colour',
    'of|with|sharing its own? colour',
    'of equal colour',
    'of the same colour as itself',
    'of a like colour',
  ),
  means<TileCondition>(
    notOf({ type: 'sameColour', as: 'it' }),
    'of|with|in a|another different? colour',
    'of|with a colour different from its own?',
    'of different colour',
  ),
);

const sharesVerb: Rule<TileCondition> = rule(() =>
  either(
    seq(
      [
        phrase(
          'matches|match',
          'shares|share a|its|the|the same colour with',
          'has the same colour as',
          'agrees|agree with',
          'equals|equal',
        ),
        phrase('tile?'),
        cellName,
      ],
      (_, __, as): TileCondition => ({ type: 'sameColour', as }),
    ),
    seq(
      [
        phrase('differs|differ from', 'differs|differ in colour from', 'has a different colour from|than|to'),
        phrase('tile?'),
        cellName,
      ],
      (_, __, as) => notOf({ type: 'sameColour', as }),
    ),
  ),
);

const ownColourOrAny: Rule<TileCondition> = either(nothing<TileCondition>(anyTile), ownColour);

// --- predicates: what comes after "is"

const predicateAtom: Rule<TileCondition> = rule(() =>
  either(
    colourWord,
    seq([phrase('coloured|painted'), colourWord], (_, condition) => condition),
    seq([phrase('of|in the? colour', 'of the? colour'), colourWord], (_, condition) => condition),
    seq([colour, phrase('in|by colour')], (one) => ofColours([one])),
    seq(
      [
        phrase(
          'anything|any colour but|except',
          'any colour other than',
          'any other colour than',
          'other than',
          'a colour other than',
          'something other than',
        ),
        colourChoice,
      ],
      (_, condition) => notOf(condition),
    ),
    isNextTo,
    map(inPlace, atPlace),
    seq([phrase('', 'one of the'), cornerNoun], (_, place) => atPlace(place)),
    sameAs,
    seq(
      [phrase('one of'), either(nameList('and'), nameList('or'))],
      (_, some): TileCondition => ({ type: 'cells', cells: some }),
    ),
    seq([phrase('not'), predicateAtom], (_, condition) => notOf(condition)),
    seq([phrase('neither'), predicateAtom, phrase('nor'), predicateAtom], (_, a, __, b) => allOf(notOf(a), notOf(b))),
    seq([phrase('('), predicate, phrase(')')], (_, condition) => condition),
  ),
);

/** "a red tile", "one of the corner tiles", "A1": what a tile is as a whole. */
const nounPredicate: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('a', 'the', 'one of the', 'some', ''), tileNoun], (_, noun) => (noun.bare ? undefined : noun.which)),
    map(cellName, (cell): TileCondition => ({ type: 'cells', cells: [cell] })),
    seq([phrase('not'), cellName], (_, cell) => notOf({ type: 'cells', cells: [cell] })),
  ),
);

const cornerNoun: Rule<Place> = either(
  means<Place>({ type: 'corner' }, 'a corner', 'corners'),
  means<Place>({ type: 'edge' }, 'a edge'),
);

const predicateAnd: Rule<TileCondition> = rule(() =>
  either(
    predicateAtom,
    seq([phrase('both?'), predicateAtom, phrase('and|but also?', 'and is|has'), predicateAnd], (_, a, __, b) =>
      isColourPair(a, b) ? undefined : allOf(a, b),
    ),
  ),
);

const justColours = (condition: TileCondition) =>
  condition.type === 'colour' || (condition.type === 'not' && condition.of.type === 'colour');
/** "red and blue" is nothing a tile can be; "not red and blue" is read in too many ways. */
const isColourPair = (a: TileCondition, b: TileCondition) =>
  justColours(a) && (b.type === 'and' ? b.of : [b]).some((part) => part.type === 'colour');

/** "red or adjacent to a blue tile": "and" binds tighter than "or". */
export const predicate: Rule<TileCondition> = rule(() =>
  either(
    predicateOr,
    map(list(nounPredicate, phrase('or')), (some) => anyOf(...some)),
  ),
);

const predicateOr: Rule<TileCondition> = rule(() =>
  either(
    predicateAnd,
    seq([phrase('either?'), predicateAnd, phrase('or', 'or is|has'), predicateOr], (_, a, __, b) => anyOf(a, b)),
  ),
);

/** What a tile does: "is red", "touches a blue tile", "has two green neighbours". `denied`: "is not …". */
export interface VerbPhrase {
  readonly are: TileCondition;
  readonly denied: boolean;
}

const saysYes = (are: TileCondition): VerbPhrase => ({ are, denied: false });
const saysNo = (are: TileCondition): VerbPhrase => ({ are, denied: true });

/** "shares its colour with an adjacent tile", "differs from all its neighbours". */
const comparesWithNeighbours: Rule<TileCondition> = rule(() => {
  const neighbour: Rule<{ howMany: HowMany; how: Adjacency; among: 'tiles' | 'neighbours' }> = either(
    seq(
      [either(plainQuantity, anyAsSome), adjective, phrase('neighbour|neighbours', 'adjacent|neighbouring tile|tiles')],
      (howMany, how) => ({
        howMany,
        how,
        among: howMany.quantifier.type === 'all' ? ('neighbours' as const) : ('tiles' as const),
      }),
    ),
    seq(
      [phrase('all|every|each? of? its', 'all|every of its'), adjective, phrase('neighbour|neighbours')],
      (_, how) => ({
        howMany: { quantifier: every, denied: false },
        how,
        among: 'neighbours' as const,
      }),
    ),
  );
  const same = phrase('shares|share a|its|their|the colour with', 'has the same colour as', 'matches|match');
  const different = phrase('differs|differ in? colour? from', 'has a different colour from|than|to');
  return either(
    seq([same, neighbour], (_, { how, ...rest }) => nextTo(how, { ...rest, which: ownSame })),
    seq([different, neighbour], (_, { how, ...rest }) => nextTo(how, { ...rest, which: notOf(ownSame) })),
  );
});

const ownSame: TileCondition = { type: 'sameColour', as: 'it' };

const activity: Rule<TileCondition> = rule(() =>
  either(
    comparesWithNeighbours,
    seq([phrase('touches|touch|borders|border'), neighbourTiles, phrase('diagonally')], (_, object) =>
      nextTo('diagonal', object),
    ),
    seq([phrase('touches|touch|borders|border'), neighbourTiles, phrase('orthogonally')], (_, object) =>
      nextTo('orthogonal', object),
    ),
    neighbourObjects(touches),
    sharesVerb,
    seq([phrase('has'), neighbourNoun], (_, condition) => condition),
    seq([phrase('lies|lie|stands|stand|sits|sit|appear'), inPlace], (_, place) => atPlace(place)),
    seq([phrase('has the? colour'), colourWord], (_, condition) => condition),
  ),
);

const whole = phrase('', 'all', 'both', 'each', 'also', 'all of them', 'either?');

export const verbPhrase: Rule<VerbPhrase> = rule(() =>
  either(
    seq([phrase('is'), whole, predicate], (_, __, are) => saysYes(are)),
    seq([phrase('is not also?', 'is never'), predicate], (_, are) => saysNo(are)),
    map(activity, saysYes),
    seq([phrase('do|is not'), activity], (_, are) => saysNo(are)),
    seq([phrase('has no', 'has not a'), neighbourAfterNo], (_, are) => saysYes(are)),
  ),
);

const neighbourAfterNo: Rule<TileCondition> = rule(() =>
  seq([adjective, optional(colourWord), phrase('neighbour|neighbours')], (how, word) =>
    nextTo(how, { howMany: { quantifier: atMost(0), denied: false }, which: word ?? anyTile, among: 'tiles' }),
  ),
);

/** "that is red", "which touches a blue tile". */
const relative: Rule<TileCondition> = rule(() =>
  seq([phrase('that|which|who'), verbPhrase], (_, { are, denied }) => (denied ? notOf(are) : are)),
);

// --- nouns

/** Said of corners, edges and the centre, which are those of the grid; anything else "of the grid" is not understood. */
const isOnGrid = (condition: TileCondition): boolean =>
  condition.type === 'and'
    ? condition.of.some(isOnGrid)
    : condition.type === 'place' && ['corner', 'edge', 'centre'].includes(condition.place.type);

/** Tiles of a kind. `bare`: no word says which (just "tiles"); `loose`: no word for "tile" at all ("red"). */
export interface TileNoun {
  readonly which: TileCondition;
  readonly bare: boolean;
  readonly loose: boolean;
  /** "red tiles", not "red tile". */
  readonly plural: boolean;
}

interface Head {
  readonly plural: boolean;
  readonly which: TileCondition;
}

const head: Rule<Head> = either(
  means<Head>({ plural: false, which: { type: 'place', place: { type: 'corner' } } }, 'corner'),
  means<Head>({ plural: true, which: { type: 'place', place: { type: 'corner' } } }, 'corners'),
  means<Head>({ plural: false, which: anyTile }, 'tile', 'one'),
  means<Head>({ plural: true, which: anyTile }, 'tiles', 'ones'),
);

const modifier: Rule<TileCondition> = rule(() =>
  either(
    colourWord,
    map(placeWord, atPlace),
    seq(
      [
        either(means<Place>({ type: 'top' }, 'top', 'upper'), means<Place>({ type: 'bottom' }, 'bottom', 'lower')),
        either(means<Place>({ type: 'leftmost' }, 'left'), means<Place>({ type: 'rightmost' }, 'right')),
      ],
      (row, column) => allOf(atPlace(row), atPlace(column)),
    ),
    seq([phrase('non'), placeWord], (_, place) => notOf(atPlace(place))),
    seq([placeWord, phrase('or'), placeWord], (a, _, b) => anyOf(atPlace(a), atPlace(b))),
  ),
);

const modifiers: Rule<TileCondition> = rule(() =>
  either(
    nothing<TileCondition>(anyTile),
    modifier,
    seq([modifier, phrase(',?'), modifier], (a, _, b) => stacked(a, b)),
    seq([modifier, modifier, modifier], (a, b, c) => stacked(a, b, c)),
  ),
);

/** "red corner": a colour and places, never two colours. */
const stacked = (...some: readonly TileCondition[]): TileCondition | undefined =>
  some.filter(justColours).length > 1 ? undefined : allOf(...some);

/** What may follow the word "tiles". */
const postModifier: Rule<TileCondition> = rule(() =>
  either(
    map(ofTheSubset, () => anyTile),
    map(inPlace, atPlace),
    relative,
    isNextTo,
    sameAs,
    seq([phrase('with|has'), neighbourNoun], (_, condition) => condition),
    seq([phrase('without a?|any?'), adjective, optional(colourWord), phrase('neighbour|neighbours')], (_, how, word) =>
      nextTo(how, { howMany: { quantifier: atMost(0), denied: false }, which: word ?? anyTile, among: 'tiles' }),
    ),
    neighbourObjects(seq([phrase('that|which'), touches], (_, how) => how)),
    seq([phrase('coloured|painted'), colourWord], (_, condition) => condition),
    seq([phrase('of|in the? colour', 'of'), colourChoice], (_, condition) => condition),
    seq([phrase('other than', 'but', 'except', 'besides', 'apart from'), cellNames], (_, names) =>
      notOf({ type: 'cells', cells: names }),
    ),
  ),
);

const cellNames: Rule<readonly Cell[]> = list(cellName, phrase(',', 'and', ', and', 'or', ', or'));

const postModifiers: Rule<TileCondition> = rule(() =>
  either(
    nothing<TileCondition>(anyTile),
    postModifier,
    seq([postModifier, phrase('and?'), postModifier], (a, _, b) => allOf(a, b)),
  ),
);

/** "red or blue corner tiles in the top row that touch a green tile". */
export const tileNoun: Rule<TileNoun> = rule(() =>
  either(
    seq([modifiers, head, postModifiers], (before, { plural, which }, after) =>
      noun(allOf(before, which, after), plural),
    ),
    seq([modifiers, head, phrase('of the grid|board'), postModifiers], (before, { plural, which }, _, after) =>
      isOnGrid(allOf(before, which)) ? noun(allOf(before, which, after), plural) : undefined,
    ),
    seq([colourPlurals, postModifiers], (which, after) => noun(allOf(which, after), true)),
  ),
);

const colourPlurals: Rule<TileCondition> = map(list(colourPlural, phrase('or', 'and/or')), (some) =>
  distinctColours(some),
);

const noun = (which: TileCondition, plural: boolean): TileNoun => ({
  which,
  bare: which.type === 'any',
  loose: false,
  plural,
});

/** As `tileNoun`, or a colour alone, where a sentence says how many: "two red", "more red than blue". */
export const looseNoun: Rule<TileNoun> = rule(() =>
  either(
    tileNoun,
    seq(
      [colourAlone, postModifiers],
      (which, after): TileNoun => ({ which: allOf(which, after), bare: false, loose: true, plural: false }),
    ),
  ),
);

/** A colour with no word for "tile" after it, nor another colour that would share that word. */
const colourAlone: Rule<TileCondition> = (chart, at) =>
  colourWord(chart, at).filter(({ end }) => {
    const [next, afterNext] = [chart.words[end]?.text, chart.words[end + 1]?.text];
    const joins = next === 'or' || next === 'and' || next === ',' || next === '/' || next === 'nor';
    return !(joins && colours.some((known) => known === afterNext));
  });

/** What may stand between a quantity and its noun: "of the", "the", "of these six". */
export const linkToNoun: Rule<null> = rule(() =>
  either(
    phrase('', 'the|these|those|my', 'of the|these|those|my|all?', 'of all the?', 'of'),
    seq([phrase('of? the|these|those', 'out of the?', 'of'), numeral], () => null),
    phrase('out of the|these'),
  ),
);

/** A quantity of tiles: "two red tiles", "none of the tiles", "exactly one of A1, B1 and C1", or just "two". */
export interface QuantifiedTiles extends HowMany {
  readonly which: TileCondition;
  readonly loose: boolean;
  readonly plural: boolean;
}

export const quantifiedTiles: Rule<QuantifiedTiles> = rule(() =>
  either(
    seq([numeral, tileNoun, orMore], (n, { which, loose, plural }, bound) => ({
      quantifier: bound(n),
      denied: false,
      which,
      loose,
      plural,
    })),
    seq([quantity, linkToNoun, tileNoun], (howMany, _, { which, loose, plural }) => ({
      ...howMany,
      which,
      loose,
      plural,
    })),
    seq([parity, cellNames], (quantifier, some) => ({
      quantifier,
      denied: false,
      which: { type: 'cells', cells: [...new Set(some)] } as TileCondition,
      loose: false,
      plural: true,
    })),
    seq([quantity, ofNames], (howMany, which) => ({ ...howMany, which, loose: false, plural: true })),
    seq([quantity, phrase('', 'of them', 'of these|those', 'of the subset', 'of all')], (howMany) => ({
      ...howMany,
      which: anyTile,
      loose: false,
      plural: true,
    })),
  ),
);

const orNothing: Rule<TileCondition> = rule(() => either(nothing<TileCondition>(anyTile), postModifier));

/** "two tiles or more". */
const orMore: Rule<(n: number) => Quantifier> = either(
  means(atLeast, 'or more', 'at least'),
  means(atMost, 'or fewer', 'at most'),
  means(exactly, 'exactly', 'only'),
);

/** As `quantifiedTiles`, where a colour alone is enough: "there are two red". */
export const looseQuantifiedTiles: Rule<QuantifiedTiles> = rule(() =>
  either(
    seq([numeral, tileNoun, orMore, orNothing], (n, noun, bound, after) => ({
      quantifier: bound(n),
      denied: false,
      which: allOf(noun.which, after),
      loose: false,
      plural: true,
    })),
    seq([quantityAfterNot, linkToNoun, looseNoun], (howMany, _, { which, loose, plural }) => ({
      ...howMany,
      which,
      loose,
      plural,
    })),
  ),
);

/** "of A1, B1 and C1", "of the tiles A1 or B2". */
const ofNames: Rule<TileCondition> = rule(() =>
  seq([phrase('of the? tiles?', 'among'), cellNames], (_, some): TileCondition | undefined =>
    some.length > 1 ? { type: 'cells', cells: [...new Set(some)] } : undefined,
  ),
);

export const nameList = (joint: 'and' | 'or'): Rule<readonly Cell[]> =>
  either(
    seq([list(cellName, phrase(',')), phrase(`,? ${joint}`), cellName], (some, _, last) => [...some, last]),
    seq([list(cellName, phrase(joint)), phrase(joint), cellName], (some, _, last) => [...some, last]),
  );

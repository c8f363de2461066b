import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell, columnOf, inGridOrder, isCell, rowOf } from '../grid';
import { isAt, placeCalled } from './geometry';
import { turnsOfSayings, turnsOfSayingsOfNames } from './in-full-of-sayings';
import { isOneLine } from './in-full-of-the-rest';
import { turnsOfWhatIsUnderstood } from './in-full-of-what-is-understood';
import { anywhere, cell, cellsIn, colour, coloursIn, end, lineName, listed, namedLine, start, upToSix } from './pieces';

// Words that depend on the tiles spoken of, or on what was said before, in those that the grammar knows: wherever they stand in a
// sentence, so that all that can be said of a tile, of a row or of a colour can be said of them.

/** What stands there instead; null where it may be meant otherwise. */
export type Anywhere = readonly [RegExp, (match: readonly string[], where: Where) => string | null];

export interface Where {
  readonly subset: readonly Cell[];
  /** The whole sentence. */
  readonly text: string;
  /** What comes before. */
  readonly before: string;
  /** What comes after. */
  readonly after: string;
}

const numeral = upToSix;
/** "A1", "A1, B1 and C1", "A1 or B1" */
const named = `(?:(?:${cell} , )*${cell} (?:and|or) ${cell}|${cell})`;
const limit = '(?:(?:exactly|only|just|at least|at most|more than|fewer than|no more than|no fewer than) )?';
const line = `(?:(?:the )?(?:row|column) ${lineName}|the (?:top|bottom|left|right|leftmost|rightmost|middle|centre|upper|lower) (?:row|column|half))`;

const neighboursOf = (of: string, subset: readonly Cell[]): Cell[] =>
  isCell(of) ? subset.filter((each) => each !== of && areAdjacent(each, of, 'either')) : [];

/** Which way the tiles run, where they are one row or one column. */
function wayOf(subset: readonly Cell[]): 'across' | 'down' | null {
  if (subset.length < 2 || !isOneLine(subset)) return null;
  return new Set(subset.map(rowOf)).size === 1 ? 'across' : 'down';
}

/** The name of a tile that is said to be a corner, an edge tile, the top left one, if it is that. */
function ifItIs(name: string, places: string, subset: readonly Cell[]): string | null {
  const isThere = (place: string): boolean => {
    if (place === 'middle') return subset.length % 2 === 1 && inGridOrder(subset)[(subset.length - 1) / 2] === name;
    const known = placeCalled(place);
    return known !== undefined && isCell(name) && isAt(known, name, subset);
  };
  return places.split(' ').every(isThere) ? name : null;
}

const placed = '((?:(?:corner|edge|centre|middle|top|upper|bottom|lower|left|leftmost|right|rightmost) ?)+)';

/** The middle tile of one row or column, where it is spoken of. */
const theMiddle = (text: string, subset: readonly Cell[]): Cell | null =>
  /(?<!\S)the (?:middle|centre) (?:tile|one)(?!\S)/.test(text) && wayOf(subset) !== null && subset.length % 2 === 1
    ? (inGridOrder(subset)[(subset.length - 1) / 2] ?? null)
    : null;

/** What two neighbours are called; the word says that there are two of them, where there are. */
function bothNeighbours(of: string, subset: readonly Cell[]): string | null {
  return neighboursOf(of, subset).length === 2 ? `all neighbours of ${of}` : null;
}

/** Whether a tile has just so many neighbours. */
const hasSoMany = (of: string, n: string, subset: readonly Cell[]): boolean =>
  numberWords[neighboursOf(of, subset).length] === n;

/** Of one row or column: its outermost tiles, and those between them. */
function endsOf(subset: readonly Cell[]): { readonly ends: string; readonly inner: readonly Cell[] } | null {
  const all = inGridOrder(subset);
  const [first, last] = [all[0], all.at(-1)];
  return wayOf(subset) === null || all.length < 3 || first === undefined || last === undefined
    ? null
    : { ends: `${first} and ${last}`, inner: all.slice(1, -1) };
}

/** "The inner two", "the inner ones", beside "the outer ones". */
function innerOf(word: string, { subset, text }: Where): string | null {
  const inner = endsOf(subset)?.inner ?? [];
  const isBesideEnds =
    /(?<!\S)(?:ends?|outer|outermost|outside)(?!\S)/.test(text) || text.includes(endsOf(subset)?.ends ?? '-');
  const isSoMany = /two/.test(word)
    ? inner.length === 2
    : /tiles|ones/.test(word)
      ? inner.length > 1
      : inner.length === 1 || inner.length === 2;
  return isBesideEnds && isSoMany ? listed(inner) : null;
}

const sides: Readonly<Record<string, readonly ['across' | 'down', 'first' | 'last']>> = {
  left: ['across', 'first'],
  leftmost: ['across', 'first'],
  right: ['across', 'last'],
  rightmost: ['across', 'last'],
  top: ['down', 'first'],
  bottom: ['down', 'last'],
};

/** "Left", "middle", "top": of one row or column a tile, of several a row or column. */
function sideAlone(side: string, { subset, after }: Where): string | null {
  const all = inGridOrder(subset);
  if (side === 'middle' || side === 'centre')
    return wayOf(subset) !== null && all.length === 3 ? (all[1] ?? null) : null;
  const [way, which] = sides[side] ?? [];
  if (way === undefined) return null;
  if (wayOf(subset) === way) return (which === 'first' ? all[0] : all.at(-1)) ?? null;
  const isOfAll = /^ (?::|is all|all|has|have|contain|no|match|do|more|fewer|at|exactly|one|two|three|four)(?!\S)/.test(
    after,
  );
  const shape = way === 'across' ? 'column' : 'row';
  return isOfAll && new Set(subset.map(way === 'across' ? columnOf : rowOf)).size > 1 ? `the ${side} ${shape}` : null;
}

/** "Before it", "the next one", where it was said which way one goes. */
const stepWords: Readonly<Record<'across' | 'down', readonly [string, string]>> = {
  across: ['to the left of', 'to the right of'],
  down: ['above', 'below'],
};

const ordering =
  '(?:(?:when |if )?(?:going|reading|moving|looking|read|counting|walking|proceeding) )?(?:(down|along|across|through|from left to right|left to right|from top to bottom|top to bottom|downwards?)(?: (?:the|this) (?:row|column|line|tiles))?)';

const isThisWay = (how: string, way: 'across' | 'down' | null): boolean =>
  way !== null && !(/left|across/.test(how) && way === 'down') && !(/top|down/.test(how) && way === 'across');

/** Of one row or column: "the second and fourth". */
function nthTiles(said: readonly string[], subset: readonly Cell[]): string | null {
  const all = inGridOrder(subset);
  const names = said.map((nth) =>
    nth === 'last' ? all.at(-1) : all[['first', 'second', 'third', 'fourth'].indexOf(nth)],
  );
  const [a, b] = names;
  return wayOf(subset) === null || a === undefined || b === undefined || a === b ? null : `${a} and ${b}`;
}

function nthTile(nth: string, subset: readonly Cell[]): string | null {
  const all = inGridOrder(subset);
  if (wayOf(subset) === null) return null;
  return (nth === 'last' ? all.at(-1) : all[['first', 'second', 'third', 'fourth'].indexOf(nth)]) ?? null;
}

/** "The first tile is red, the second is blue": no others were named, of which it could be the second. */
const isToldInTurn = (before: string, subset: readonly Cell[]): boolean =>
  cellsIn(before).every((name, i) => name === inGridOrder(subset)[i]) &&
  !/(?<!\S)(?:and|or) [A-D][1-4] (?!is)/.test(before) &&
  !isOfSome.test(before);

/** "Two tiles match and the third does not", "one of the others is red and the last ...": the one that is left. */
const isOfSome =
  /(?:^| )(?:(?:one|two|three|some|another|any) of (?:the|them|these|those)|(?:one|two|three|another|some)(?: other)?(?: tiles?| more)? (?:is|match|differ|has|share))(?= |$)/;

/** What is the same whichever way one goes. */
const isWithoutOrder = (after: string): boolean =>
  /^ (?:no|each|every|all|any|there is|two|adjacent|consecutive|neighbouring)(?!\S)/.test(after) &&
  !/(?<!\S)(?:first|second|third|last|then|start|end|begin|order|followed|respectively)(?!\S)/.test(after);

/** In the order of the tiles, where there are as many. */
function inOrder(said: string, { subset }: Where): string | null {
  const all = said.match(new RegExp(colour, 'g')) ?? [];
  return wayOf(subset) !== null && all.length === subset.length
    ? inGridOrder(subset)
        .map((name, i) => `${name} is ${all[i]}`)
        .join(' and ')
    : null;
}

/** "A1 B1 C1 same": a list without its commas. */
function listWithout(names: string, { after }: Where): string | null {
  const all = names.split(' ');
  if (new Set(all).size < all.length || / (?:or|nor|xor)/.test(after.slice(0, 5))) return null;
  return new RegExp(`^ (?:, )?and ${cell}(?!\\S)`).test(after) ? all.join(' , ') : listed(all);
}

const denies = (text: string): boolean => /(?<!\S)(?:no|not|never|neither|none|nor)(?!\S)/.test(text);

/** Two things that are equal in number are of each colour named before. */
function ofEach(many: string, { before, after }: Where): string | null {
  const all = coloursIn(before);
  const isAll = all.length > 1 && !/(?<!\S)colours?(?!\S)/.test(before) && coloursIn(after).length === 0;
  return isAll ? all.map((one) => `there is ${many} ${one} tiles`).join(' and ') : null;
}

/** "The middle one is different": from the two others, which are to be named too. */
const isOfTheMiddle =
  /middle (?:(?:tile|one) )?(?:(?:is|do|has) )?(?:not|a different|different|another|differ)(?: colour)?(?= (?:,|and|but) |$)/;

const isBesideOthers =
  /(?<!\S)(?:is|match|differ) (?:[a-z0-9]+ )*(?:(?:, )?(?:and|but|while|,) )+the other (?:two|three|tiles|ones)(?!\S)/;

const turns: readonly Anywhere[] = [
  // "No red tile is to the right of any blue tile": anywhere there.
  [
    new RegExp(`^(no .+? is) (to the (?:left|right) of|above|below) any (?=${colour})`),
    ([, no, where]) => `${no} anywhere ${where} a `,
  ],
  // "The same colour twice"; in every row it may be one and the same.
  [
    anywhere('the same colour twice'),
    (_, { before }) =>
      /(?:^| )(?:every|each|both|all)(?: the)? (?:row|column)s? (?:has|contain|show)$/.test(before)
        ? null
        : 'two tiles of the same colour',
  ],
  // Names of tiles: "the corner tile A1", "A1, the corner tile, ...", "a1 b1 c1".
  [
    anywhere(`(?:the )?${placed} ?(?:tile |one |corner )?(${cell})`),
    ([, places = '', name = ''], { subset }) => ifItIs(name, places.trim(), subset),
  ],
  [
    anywhere(`(${cell}) , the ${placed} ?(?:tile|one|corner) ,`),
    ([, name = '', places = ''], { subset }) => ifItIs(name, places.trim(), subset),
  ],
  [
    anywhere(`the ${placed} ?(?:tile|one|corner) , (${cell}) ,`),
    ([, places = '', name = ''], { subset }) => ifItIs(name, places.trim(), subset),
  ],
  [anywhere(`((?:${cell} )+${cell})`), ([, names = ''], where) => listWithout(names, where)],
  [
    anywhere(`(?:either )?(${cell}) xor (${cell})(?! (?:xor|and|or) )`),
    ([, a, b], { before, after }) =>
      before.includes('xor') || (after === '' && !/(?:match|same as|as|equal|differ from)$/.test(before.trim()))
        ? null
        : /^ =/.test(after)
          ? null
          : `exactly one of ${a} and ${b}${new RegExp(`^ (?:not )?${colour}`).test(after) ? ' is' : ''}`,
  ],
  // Of one row or column: its ends and what lies between them.
  [
    anywhere(
      '(?:(?:the|both) )?(?:two )?(?:ends(?! (?:with|in) )|sides|end tiles|outer two(?: tiles| ones)?|outer tiles|outer ones)(?! of (?:the )?(?:row|column|[a-z]+ (?:row|column))(?: |$))',
    ),
    ([word = ''], { subset, before }) =>
      /(?:^| )(?:tiles?|ones?|those|two) (?:at|on|in)$/.test(before) ||
      (word.endsWith('sides') && wayOf(subset) !== 'across')
        ? null
        : (endsOf(subset)?.ends ?? null),
  ],
  [
    anywhere(
      '(?:the )?(?:top|left|leftmost) and (?:the )?(?:bottom|right|rightmost)(?: tiles?| ones?|(?= (?:(?:is|has) )?(?:the )?(?:same|match)(?: |$)))',
    ),
    ([said = ''], { subset, after }) =>
      / (?:(?:but|and|while|,) )+(?:the )?middle (?:(?:tile|one) )?(?:(?:is|do|has) )?(?:not|a|different|another|differ)(?!\S)/.test(
        after,
      ) &&
      wayOf(subset) === (said.includes('top') ? 'down' : 'across') &&
      !/top.*right|left.*bottom/.test(said)
        ? (endsOf(subset)?.ends ?? null)
        : null,
  ],
  [
    anywhere('(?:the )?(left|right|top|bottom|leftmost|rightmost) (?:tile|one)'),
    ([, side = ''], { subset, text }) =>
      (subset.length === 3 && isOfTheMiddle.test(text)) || isBesideOthers.test(text)
        ? sideAlone(side, { subset, text, before: '', after: '' })
        : null,
  ],
  [
    anywhere('the middle (?:tile|one)(?= (?:(?:is|do|has) (?:not|different|a different|another)|differ)(?: |$))'),
    (_, { subset }) => (wayOf(subset) !== null && subset.length === 3 ? (inGridOrder(subset)[1] ?? null) : null),
  ],
  [
    anywhere('(?:the )?(?:two )?(?:centre|middle)(?: two)?(?: tiles?| ones?)?(?! (?:row|column|square|tile|one|two))'),
    ([word = ''], where) => innerOf(word, where),
  ],
  [
    new RegExp(
      `${start}(?:the )?(left|right|top|bottom|middle|centre|leftmost|rightmost)(?= (?:is|has|have|contain|all|no|not|match|do|differ|different|neither|more|fewer|:|${colour})(?!\\S))`,
      'g',
    ),
    ([, side = ''], where) => sideAlone(side, where),
  ],
  [
    anywhere(
      '(?:the )?(first|second|third|fourth|last)(?: tile)? and (?:the )?(first|second|third|fourth|last)(?! (?:row|column|colour|two|three))(?: tiles?| ones?)?',
    ),
    ([, a = '', b = ''], { subset }) => nthTiles([a, b], subset),
  ],
  // What was said of the colours before.
  [
    anywhere(`is neither(?: of (?:them|these|those|the two))?${end}`),
    (_, { before }) => {
      const pairs = [...before.matchAll(anywhere(`(${colour}) or (${colour})`))];
      const [a, b] = pairs[0]?.slice(1) ?? [];
      return pairs.length === 1 && coloursIn(before).length === 2 ? `is neither ${a} nor ${b}` : null;
    },
  ],
  [
    new RegExp(
      `^(${named}) (?:match|share a colour|(?:is|has) (?:of )?the same colour) (?:(?:and|but|while|,) )+(${named}) (?:share|match in|is both of) (?:a different|another|a second) colour$`,
    ),
    ([, a = '', b = '']) =>
      `${a} is the same colour and ${b} is the same colour and ${cellsIn(a)[0]} differ from ${cellsIn(b)[0]}`,
  ],
  [
    new RegExp(
      `^(${named}) ((?:match|share a colour|(?:is|has) (?:of )?the same colour) (?:(?:and|but|while|,) )+)(?:(no|at least one|exactly one|one) other tiles? (?:is (?:of )?that colour|has (?:it|that colour)|share it)|that colour is (.+))$`,
    ),
    ([, names = '', said, many, so]) => {
      const all = cellsIn(names);
      if (all.length < 2 || names.includes(' or ')) return null;
      return so === undefined
        ? `${names} ${said}${many} tile other than ${listed(all)} match ${all[0]}`
        : `${names} ${said}${all[0]} is ${so}`;
    },
  ],
  [
    anywhere(
      `all (two|three|four|five|six|seven|eight)(?= (?:(?:tiles )?(?:is )?(?:all )?(?:${colour}|the same|different|match)(?: |$)))`,
    ),
    ([, many = ''], { subset, before }) =>
      numberWords[subset.length] === many && !/(?<!\S)(?:row|column|square|2x2)s?(?!\S)/.test(before) ? 'all' : null,
  ],
  // Their neighbours.
  [
    anywhere(`both(?: of)? (?:its|the)(?: two)? neighbours(?! of)`),
    (_, { subset, text }) => {
      const [of = theMiddle(text, subset), more] = cellsIn(text);
      return of === null || more !== undefined ? null : bothNeighbours(of, subset);
    },
  ],
  [anywhere(`(?:both(?: of)? )?(${cell}) two neighbours`), ([, of = ''], { subset }) => bothNeighbours(of, subset)],
  [
    anywhere(`all (?:of )?(${cell}) (${numeral}) neighbours`),
    ([, of = '', n = ''], { subset }) => (hasSoMany(of, n, subset) ? `all neighbours of ${of}` : null),
  ],
  [
    anywhere(`all(?: of)?(?: the)? (${numeral})(?: of(?: the)?)? neighbours of (${cell})`),
    ([, n = '', of = ''], { subset }) => (hasSoMany(of, n, subset) ? `all neighbours of ${of}` : null),
  ],
  [
    anywhere(`(?:(all) (?:of )?)?(?:(?:the )?(${numeral}) of its|its (${numeral})) neighbours`),
    ([, all = '', a, b], { subset, text }) => {
      const [of, more] = cellsIn(text);
      const isAll = of !== undefined && more === undefined && hasSoMany(of, a ?? b ?? '', subset);
      return !isAll || (a !== undefined && all === '') ? null : `${all === '' ? '' : 'all of '}its neighbours`;
    },
  ],
  [
    anywhere('all(?: of)? (?:its|the) neighbours(?! of)'),
    (_, { before, text }) => {
      const [of, more] = cellsIn(text);
      return of === undefined || more !== undefined || !/(?<!\S)(?:only if|if|unless|when)(?!\S)/.test(before)
        ? null
        : `all neighbours of ${of}`;
    },
  ],
  // "Yellow at A1 and B1, not at C1", "red in the middle only".
  [
    anywhere('(?:in|at) the (?:middle|centre)(?! (?:row|column|tiles?|ones?|of|square|two|four))'),
    (_, { subset, before }) => {
      const middle = sideAlone('middle', { subset, text: '', before: '', after: '' });
      return middle === null || /(?:^| )(?:tiles?|ones?|those|two)$/.test(before) ? null : `at ${middle}`;
    },
  ],
  [
    anywhere(
      `(?:there is )?(${colour})(?: (?:is|is found|is present|appear))? (?:only (?:at|on|in) (${named})|(?:at|on|in) (${named}) only)`,
    ),
    ([, so, a, b]) => `only ${a ?? b} is ${so}`,
  ],
  [
    anywhere(
      `(?:there is )?(no |a )?(${colour})(?: tile)?(?: (?:found|present))? (?:at|on|in) (${named})(?:(?: ,)? (?:and |but )?not (?:at|on|in) (${cell}))?`,
    ),
    ([, no = '', so, where = '', other]) => {
      if (no !== '' && where.includes(' ')) return null;
      return `${where} is ${no === 'no ' ? 'not ' : ''}${so}${other === undefined ? '' : ` and ${other} is not ${so}`}`;
    },
  ],
  // Like or unlike two that are alike.
  [
    anywhere(
      `(${cell}) (?:(?:is |has )?(?:a |of a )?(?:different|another|other)(?: colour| one)?|differ|do not(?: match)?|is not|not)${end}`,
    ),
    ([, name = ''], { before }) => {
      const [a, b, more] = cellsIn(before);
      const isOfTwo = a !== undefined && b !== undefined && more === undefined && name !== a && name !== b;
      return isOfTwo &&
        new RegExp(
          `${a} and ${b} (?:is |has )?(?:(?:of )?(?:the )?same|match|share a colour)|${a} (?:match|=|equal|(?:is|has) the same colour as) ${b}`,
        ).test(before) &&
        !/not|differ|colour of/.test(before)
        ? `${name} differ from ${a}`
        : null;
    },
  ],
  [
    anywhere(
      `(${cell} is (${colour})(?: ,)? (?:or|and|exactly when|just when|if and only if|only if|if|unless|when) )(${cell}) is(?: too)?(?= (?:,|and|or|but)(?: |$))`,
    ),
    ([, first, so, name]) => `${first}${name} is ${so}`,
  ],
  [
    new RegExp(
      `^((?:all|both)(?: of)?(?: the)? ((?:corner|edge|centre) tiles|corners|tiles in ${line}) .*?)(none|neither|not all|some|one|at least one) of them(?!\\S)`,
    ),
    ([, first, which, many]) => `${first}${many} of the ${which}`,
  ],
  // The way one goes does not matter.
  [
    new RegExp(
      `^(${ordering} ,) (.*?)the (?:(?:tile|one) (before|preceding|after|following) it|(previous|preceding|next|following) (?:tile|one))$`,
    ),
    ([, going, how = '', said, a, b], { subset }) => {
      const way = wayOf(subset);
      const isBefore = /before|preceding|previous/.test(a ?? b ?? '');
      const step = way === null ? undefined : stepWords[way][isBefore ? 0 : 1];
      return step === undefined || !isThisWay(how, way) ? null : `${going} ${said}the one ${step} it`;
    },
  ],
  [
    new RegExp(
      `^${ordering} , no colour (?:appear|come|is) (?:twice|two times) (?:in a row|in succession|running|consecutively)$`,
    ),
    ([, how = ''], { subset }) =>
      isThisWay(how, wayOf(subset)) ? 'no two orthogonally adjacent tiles is the same colour' : null,
  ],
  [
    new RegExp(`^${ordering} ,`),
    ([, how = ''], { subset, after }) => {
      return isThisWay(how, wayOf(subset)) && isWithoutOrder(after) ? '' : null;
    },
  ],
  [
    anywhere(`(?:the )?((?:${colour} (?:, )?(?:and )?){2,})in (?:that|this|the given) order`),
    ([, said = ''], where) => inOrder(said, where),
  ],
  [
    anywhere(`(?:the )?(?:(${numeral}) )?tiles is ((?:${colour} ?(?:, |and |, and )?){2,})in (?:some|any) order`),
    ([, , said = ''], { subset }) => {
      const all = coloursIn(said);
      return all.length === subset.length ? all.map((one) => `there is exactly one ${one} tile`).join(' and ') : null;
    },
  ],
  // "No red in row 1 and in row 2".
  [
    anywhere(`((?:no|not a) ${colour}(?:s| tiles?)? (?:is |appear )?in ${line} and) in (${line})`),
    ([, first, other]) => `${first} ${other}`,
  ],
  // Elsewhere.
  [
    anywhere(`(${colour}s|${colour} tiles?|tiles? (?:is )?${colour}) (?:is )?elsewhere`),
    ([, what], { text }) => {
      const [of, more] = cellsIn(text);
      return of === undefined || more !== undefined ? null : `${what} other than ${of}`;
    },
  ],
  [
    new RegExp(
      `^(there is )?(?:(a |some |at least one )|((?:exactly |at least |at most )?(?:one|two|three|four) ))?(${colour})(?:s| tiles?)? (?:(?:appear|is|is present) )?((?:in|on|at) (?:${line}|the (?:corner|edge|centre)s?(?: tiles)?)),? (?:, )?(?:and|but) (?:nowhere else|not elsewhere|not anywhere else|in no other place)$`,
    ),
    ([, , , many = '', so, where]) =>
      `there is ${many === '' ? 'a ' : many}${so} tile ${where} and all ${so} tiles is ${where}`,
  ],
  [
    anywhere(
      `((?:in|on) ${line}) but not ((?:the )?(?:top|bottom|left|right|leftmost|rightmost|upper|lower|middle) (?:row|column|half)|(?:row|column) (?:one|two|three|four|[a-d]))`,
    ),
    ([, here, there]) => `${here} but not in ${there}`,
  ],
  [
    anywhere('(?:the )?(top|upper|bottom|lower|left|right) half'),
    ([, side = ''], { subset }) => {
      const isRow = /top|upper|bottom|lower/.test(side);
      const many = new Set(subset.map(isRow ? rowOf : columnOf)).size;
      return many === 2 ? `the ${side} ${isRow ? 'row' : 'column'}` : null;
    },
  ],
  [
    anywhere(
      `(more|fewer) (${colour})(?: tiles?|s)? (?:on|in|at)(?: the)? (top|bottom|left|right) than (?:(?:on|in|at) )?(?:the )?(top|bottom|left|right)`,
    ),
    ([, more, so, a = '', b = ''], { subset }) => {
      const shape = /top|bottom/.test(a) ? 'row' : 'column';
      const isOne = /top|bottom/.test(b) === (shape === 'row');
      return isOne && a !== b && new Set(subset.map(shape === 'row' ? rowOf : columnOf)).size > 1
        ? `${more} ${so} tiles in the ${a} ${shape} than in the ${b} ${shape}`
        : null;
    },
  ],
  [
    anywhere(`(${line}) : none`),
    ([, where], { before }) => {
      const [so, more] = coloursIn(before);
      return so === undefined || more !== undefined ? null : `${where} has no ${so} tile`;
    },
  ],
  [anywhere(`(${line}) :(?= (?:no|a|at|exactly|more|fewer|some) )`), ([, where]) => `${where} has`],
  [anywhere(`(${line}) :(?= (?:not )?all )`), ([, where]) => `${where} is`],
  // What goes without saying, and what is said again.
  [
    anywhere(
      `(?:the )?((${colour})(?: tiles|s)?) , if (?:there is (?:some|any|one)|some|any|present|one exist)(?: at all)? ,`,
    ),
    ([, what, so], { before }) => (before === '' ? `if there is a ${so} tile , ${what}` : null),
  ],
  [
    anywhere(
      'touch(?: each other| one another)?(?: ,)? not even (?:diagonally|at (?:a|the|their|any) corners?|by (?:a|the) corners?|corner to corner)',
    ),
    (_, { before }) => (denies(before) ? 'is adjacent' : null),
  ],
  [
    anywhere(
      '(?:, )?(?:and )?not even (?:diagonally|at (?:a|the|their|any) corners?|by (?:a|the) corners?|corner to corner)',
    ),
    (_, { before }) => (denies(before) && !/orthogonally|diagonally|vertically|horizontally/.test(before) ? '' : null),
  ],
  [
    anywhere(
      `is the (?:rarest|least common|least frequent) colour , (?:with|having) (fewer|the fewest) tiles(?: than any other(?: colour)?)?`,
    ),
    () => 'has fewer tiles than any other colour',
  ],
  [
    anywhere(
      `is the (?:commonest|most common|most frequent) colour , (?:with|having) (more|the most) tiles(?: than any other(?: colour)?)?`,
    ),
    () => 'has more tiles than any other colour',
  ],
  [
    anywhere(`, (?:and |with )?((?:(?:at least|at most|exactly|only) )?${numeral}|some) of each`),
    ([, many = ''], where) => {
      const each = ofEach(many === 'some' ? 'at least one' : many, where);
      return each === null ? null : `, and ${each}`;
    },
  ],
  [
    new RegExp(`${start}(${limit}${numeral}|some|no) (${colour}) (tiles?) exist(?: here)?${end}`, 'g'),
    ([, many, so, tile]) => `there is ${many} ${so} ${tile}`,
  ],
  [
    anywhere(`there is (?:a|one|exactly one) (${colour})(?: tile)? , and (?:it|that) is the only one`),
    ([, so]) => `there is exactly one ${so} tile`,
  ],
  [
    anywhere(
      `(${cell}) and (${cell}) (.*?) , (and|but) neither(?: of them)? (match|equal|differ from|is the same colour as|has the same colour as|share)`,
    ),
    ([, a, b, said, joint, verb], { before }) =>
      cellsIn(`${before} ${said}`).length === 0
        ? `${a} and ${b} ${said} , ${joint} neither ${a} nor ${b} ${verb}`
        : null,
  ],
  [anywhere(`(?:neither|nor) is (${cell}) (?:nor|or) (${cell})`), ([, a, b]) => `neither is ${a} and ${b}`],
  [
    anywhere(`(${colour}) is either (missing|absent) or (appear|show up) ?`),
    ([, so, missing, verb]) => `${so} is ${missing} or ${so} ${verb} `,
  ],
  [
    anywhere(`(${colour}) is (missing|absent) or (appear|show up) ?`),
    ([, so, missing, verb]) => `${so} is ${missing} or ${so} ${verb} `,
  ],
  // Of colours in lines.
  [
    anywhere(`(${colour}) is (more|fewer) (?:common|frequent|numerous) in (.+?) than in`),
    ([, so, more, where]) => `there is ${more} ${so} tiles in ${where} than in`,
  ],
  [
    anywhere(
      `(?:there is (?:a |some ))?(${colour})(?: tiles?)?(?: (?:appear|is))? (?:in|on) every (row|column) (?:except|but)(?: for)? (?:(?:row|column) (one|two|three|four|[a-d])|([b-d]))`,
    ),
    ([, so, shape, name, letter]) =>
      `${shape} ${name ?? letter} has no ${so} tile and every other ${shape} has a ${so} tile`,
  ],
  [
    anywhere(
      `every (row|column) (?:except|but)(?: for)? (?:(?:row|column) (one|two|three|four|[a-d])|([b-d])) (?:has|contain) (?:a |some )?(${colour})(?: tiles?)?`,
    ),
    ([, shape, name, letter, so]) =>
      `${shape} ${name ?? letter} has no ${so} tile and every other ${shape} has a ${so} tile`,
  ],
  [
    anywhere(
      'the number of (different colours|distinct colours|colours) in (.+?) (equal|is equal to|is the same as|exceed|is greater than|is fewer than) the number in',
    ),
    ([, what, where, how]) => `the number of ${what} in ${where} ${how} the number of ${what} in`,
  ],
  [anywhere('(more|fewer|as many) of the (.+?) (than|as) of the'), ([, more, of, than]) => `${more} ${of} ${than}`],
  [
    new RegExp(
      `^(?:(?:all|both|the|all the) )?(?:${numeral} )?(tiles|.+) (is|has|match|share)((?: of| the| same| a| one| all| colour)*) , or no two (?:is|do|has|match|share)$`,
    ),
    ([whole = '', , , same = '']) =>
      /same|match|share|one/.test(whole)
        ? whole.replace(/no two .*$/, `no two tiles ${same === '' ? 'match' : 'is the same colour'}`)
        : null,
  ],
  [/^somewhere(?: ,)? (?=(?:a|two|three|at|some) )/, () => ''],
  [
    anywhere(`there is (three|four) (consecutive|successive|adjacent) tiles (?:of|with|in) the same colour`),
    ([, n, how]) => `${n} ${how} tiles is the same colour`,
  ],
  [/^any (?=(?:colour|tile) that )/, () => 'every '],
  [
    anywhere(`((?:exactly |at least )?${numeral}) each of ((?:${colour}s? ?(?:, |and |, and )?)+)`),
    ([, many, said = '']) =>
      `${coloursIn(said)
        .map((one) => `${many} ${one}`)
        .join(' and ')} `,
  ],
  [
    anywhere(
      '(match|differ from|repeat|equal) the colours? of(?= (?:its|the (?:tile|one|neighbour)s?|another|a|any|some|every|each|at least|exactly|one|two|no|none) )',
    ),
    ([, verb = '']) => verb,
  ],
  [
    /^((?:each|every) (row|column) .*) (and|or|but) each (?=has |is |contain )/,
    ([, first, shape, joint]) => `${first} ${joint} every ${shape} `,
  ],
  // Verbs that are left out: "if A1 is blue then no reds", "C3 the only blue one", "row 1 same number of reds as row 2".
  [
    new RegExp(
      `^(if ${cell} is (?:not )?${colour}) (?:, then|then|,) ((?:(?:at least|at most|exactly|only|more than|fewer than) )?(?:${numeral}|no) ${colour}(?:s| tiles?)?)$`,
    ),
    ([, when, what]) => `${when} , then there is ${what}`,
  ],
  [
    new RegExp(`^(${cell}) the only (?=${colour} (?:tile|one)$|tile that is ${colour}$)`),
    ([, name]) => `${name} is the only `,
  ],
  [
    new RegExp(`^(${namedLine}) (?:the )?same number of (?=${colour}(?:s| tiles)? as ${namedLine}$)`),
    ([, line]) => `${line} has the same number of `,
  ],
  [
    new RegExp(`^(${numeral} ${colour}(?:s| tiles?)?) (per|in each|in every) (row|column) (at least|at most)$`),
    ([, what, per, shape, limit]) => `${limit} ${what} ${per} ${shape}`,
  ],
  // "A red tile is next to another one", "no corner tile has another next to it": another such tile.
  [
    new RegExp(
      `((?<!(?:red|blue|green|yellow|or|and|non) )(${colour}|corner|edge|centre|(?:${colour}) (?:corner|edge|centre)) (?:tiles?|ones?) (?:in ${namedLine} )?(?:that )?(?:is |has |touch |border |next |adjacent |do not (?:touch|border) |never (?:touch|border) )(?:(?!tiles?|ones?|and|or|but|if|,|red|blue|green|yellow)[a-z]+ )*)another(?: one)?(?:(?= (?:(?:next|adjacent) to (?:it|them)|in its (?:row|column)))|${end})`,
      'g',
    ),
    ([, before = '', so]) => `${before}another ${so} tile`,
  ],
  [anywhere(`numbers of (${colour})(?: tiles)? and of (${colour})`), ([, a, b]) => `numbers of ${a} and ${b}`],
  [
    new RegExp(
      `^((?:exactly|at least|at most|more than|fewer than) ${numeral} tiles .*(?:match|as|from) the )tiles? ((?:directly |immediately )?(?:below|above)|to the (?:left|right) of) them$`,
    ),
    ([, said, where]) => `${said}one ${where} it`,
  ],
  [
    new RegExp(
      `^((?:if )?(${colour}) (?:do not )?(?:appear|is present|is missing)(?!\\S)(?:(?! ${colour}).)* )(it|they)(?= (?:appear|do not appear|is (?:present|missing|absent))(?!\\S))`,
    ),
    ([, said, so]) => `${said}${so}`,
  ],
  [anywhere('the 2x2(?: tile| block)? (?:on|at|to) the (left|right|top|bottom)'), ([, side]) => `the ${side} 2x2`],
  [
    anywhere('the (first|second|third|fourth|last)(?= (?:is|match|do|differ)(?: |$))'),
    ([, nth = ''], { subset, before }) => {
      const name = isToldInTurn(before, subset) ? nthTile(nth, subset) : null;
      return name !== null && cellsIn(before).some((one) => one === name) ? null : name;
    },
  ],
  [
    /^no tile (?:has the same colour as|is the same colour as|match) the (?:tile|one) (?:right )?(?:next|adjacent) to it$/,
    () => 'no two adjacent tiles is the same colour',
  ],
  [
    /^(?:each|every) tile (?:differ from|is a different colour from|has a different colour from|do not match) the (?:tile|one)s? (?:right )?(?:next|adjacent) to it$/,
    () => 'no two adjacent tiles is the same colour',
  ],
  [
    new RegExp(`(?<!\\S)(${cell}) (?:, )?and only \\1(?: ,)? (is|has|match)(?!\\S)`),
    ([, name, is]) => `only ${name} ${is}`,
  ],
  [/(?<!but|and|,) not both(?= ,|$)/, () => ' but not both'],
  [anywhere(`(${colour})s :(?= ${numeral}(?: |$))`), ([, so]) => `${so} :`],
  [
    new RegExp(`${start}(odd|even)(?: number of)? (${colour})(?:s| tiles)(?!\\S)`, 'g'),
    ([, how, so]) => `a ${how} number of ${so} tiles`,
  ],
  [
    anywhere('(?:the )?(rows|columns) differ in (?:the |their )?numbers? of'),
    ([, shape]) => `the ${shape} has different numbers of`,
  ],
  [
    anywhere('(?:every|each) (row|column) (?:is )?(?:all )?different colours'),
    ([, shape]) => `in every ${shape} all tiles is different colours`,
  ],
  [
    anywhere('(?:the )?(left|right|top|bottom)(?: hand)? side'),
    ([, side = ''], { subset }) => {
      const shape = /top|bottom/.test(side) ? 'row' : 'column';
      const many = new Set(subset.map(shape === 'row' ? rowOf : columnOf)).size;
      return many === 2 || many === 3 ? `the ${side} ${shape}` : null;
    },
  ],
  [
    anywhere('(?<!(?:tile|one) )(?:in|on|at) (?:the )?(top|bottom|left|right)(?= (?:and|or|but|,|if|unless) |$)'),
    ([, side = ''], where) => {
      const there = sideAlone(side, { ...where, after: ' all' });
      return there === null ? null : `in ${there}`;
    },
  ],
  [
    new RegExp(
      `^(?:there is )?(more|fewer) (${colour})(?:s| tiles)? in (row|column) ([a-d]|one|two|three|four) than (?:in )?(?:row|column) ([a-d]|one|two|three|four) or (?:in )?(?:row |column )?([a-d]|one|two|three|four)$`,
    ),
    ([, more, so, shape, a, b, c]) =>
      [b, c].map((other) => `there is ${more} ${so} tiles in ${shape} ${a} than in ${shape} ${other}`).join(' and '),
  ],
  [
    /^(?:(horizontal|vertical|diagonal|orthogonal) neighbours (?:never|do not) match|no (horizontal|vertical|diagonal|orthogonal) match(?:es)?|no matching (horizontal|vertical|diagonal|orthogonal) (?:neighbours|pairs))$/,
    ([, a, b, c]) => `no two ${a ?? b ?? c}ly adjacent tiles match`,
  ],
  [
    anywhere(`(?:the )?numbers of (${colour}) and (${colour})(?: tiles)? is both (odd|even)`),
    ([, a, b, how]) => `the number of ${a} tiles is ${how} and the number of ${b} tiles is ${how}`,
  ],
  [/^(?=(?:as many|more|fewer) (?:different )?colours in )/, () => 'there is '],
  [
    anywhere(`all (?:the )?(${numeral}) (?:tiles )?(?:is )?(?:unique|distinct)`),
    ([, n]) => `all ${n} tiles is different colours`,
  ],
  // Signs.
  [/^(?:num|#|count)(?: of)?(?: different)? colours (?==|≥|≤|>|<)/, () => 'number of colours '],
  [
    anywhere(
      `(?:number of )?(${colour})(?:s| tiles)? in (${line}) (=|equal|>|<|≥|≤) (?:number of )?(${colour})(?:s| tiles)? in (${line})`,
    ),
    ([, a, where, sign, b, there]) =>
      `number of ${a} tiles in ${where} ${sign === 'equal' ? '=' : sign} number of ${b} tiles in ${there}`,
  ],
  [
    anywhere(`(?:count|number|num|amount|#)(?: of)? \\( (?:number of )?(${colour})s?(?: tiles)? \\)`),
    ([, so]) => `number of ${so} tiles`,
  ],
  [
    anywhere(`(?:is )?(∈|∉) \\{ (${colour}(?: , ${colour})*) \\}`),
    ([, sign, all = '']) => {
      const some = all.split(' , ');
      if (sign === '∈') return `is ${some.join(' or ')}`;
      return some.length > 1 ? `is neither ${some.join(' nor ')}` : `is not ${all}`;
    },
  ],
];

const known = [...turnsOfSayings, ...turnsOfWhatIsUnderstood, ...turns, ...turnsOfSayingsOfNames].map(
  ([pattern, to]) => ({
    pattern: new RegExp(pattern.source, 'g'),
    to,
  }),
);

/** Each of them, one after the other, as often as they come. */
export function inFullAnywhere(said: string, subset: readonly Cell[]): string {
  let text = said;
  for (const { pattern, to } of known) {
    const found = [...text.matchAll(pattern)];
    if (found.length === 0) continue;
    const parts: string[] = [];
    let from = 0;
    for (const match of found) {
      const [whole] = match;
      const where = {
        subset,
        text,
        before: text.slice(0, match.index).trim(),
        after: text.slice(match.index + whole.length),
      };
      parts.push(text.slice(from, match.index), to(match, where) ?? whole);
      from = match.index + whole.length;
    }
    text = `${parts.join('')}${text.slice(from)}`.replace(/ {2,}/g, ' ').trim();
  }
  return text;
}

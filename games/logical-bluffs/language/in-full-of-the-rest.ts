import { type Cell, inGridOrder, isCell } from '../grid';
import { isAt, placeCalled, stands } from './geometry';
import type { InFull } from './in-full';
import { colour, lineName, listed, upToSix } from './pieces';

// "The rest", "elsewhere", "the others", "between them" after a place or after counted tiles: which tiles these are is told by
// name. Only where what comes before speaks of all tiles of a place, so that no two people take others for them.

const colours = `${colour}(?:(?: ,)? or ${colour}| , ${colour})*`;
const joint = '(?:, )?(?:and|but|while|whereas|,|;) ';
const counted = upToSix;
const zone = 'corner|edge|centre';
const line = `(?:the )?(?:row|column) ${lineName}|(?:the )?(?:top|bottom|left|right|leftmost|rightmost|middle) (?:row|column)`;
const end = 'top|bottom|left|right|leftmost|rightmost';
/** "Others" without "the" or "all" may be some of them. */
const theRest =
  '(?:(?:all )?the (?:others?|other tiles|remaining tiles|rest(?: of the tiles)?)|all (?:others?|other tiles)|others(?= (?:is )?all )|rest)';
const same = 'the same(?: colour)?';

/** What the rest is said to be. */
const said = `(?:is )?((?:not all |all |not )?${colours})`;

const rowNames = ['one', 'two', 'three', 'four'];

/** Whether a tile lies in what is named so; null where these tiles have no such place, or it may be another. */
export function liesIn(name: string, subset: readonly Cell[]): ((cell: Cell) => boolean) | null {
  const nth = /(row|column) ([a-z]+)$/.exec(name);
  if (nth?.[1] === 'row') return (cell) => cell.endsWith(String(rowNames.indexOf(nth[2] ?? '') + 1));
  if (nth?.[1] === 'column') return (cell) => cell.toLowerCase().startsWith(nth[2] ?? '');
  const [, word = '', shape] = /(?:the )?([a-z]+)(?: (row|column))?$/.exec(name) ?? [];
  if (word === 'middle') return liesInTheMiddle(shape === 'row' ? 1 : 0, subset);
  const place = placeCalled(word);
  return place === undefined ? null : (cell) => isAt(place, cell, subset);
}

/** The second of three rows or columns. */
function liesInTheMiddle(letter: number, subset: readonly Cell[]): ((cell: Cell) => boolean) | null {
  const all = [...new Set(subset.map((cell) => cell.charAt(letter)))].sort();
  return all.length === 3 ? (cell) => cell.charAt(letter) === all[1] : null;
}

/** That all of these, none of these or not all of these are so. */
function saidOf(cells: readonly Cell[], what: string): string {
  const names = listed(cells);
  const [, how = '', so = ''] = /^(not all |all |not )?(.+)$/.exec(what) ?? [];
  if (how === 'not all ') return cells.length < 2 ? `${names} is not ${so}` : `not all of ${names} is ${so}`;
  if (how === 'not ') return cells.length < 2 ? `${names} is not ${so}` : `none of ${names} is ${so}`;
  return `${names} is ${so}`;
}

/** How many of these are so. */
function countedOf(many: string, cells: readonly Cell[], so: string): string | null {
  const number = many === 'a' || many === 'some' ? 'at least one' : many;
  if (cells.length > 1) return `${number === 'no' ? 'none' : number} of ${listed(cells)} is ${so}`;
  const isNone = /^(?:no|none)$/.test(many);
  return isNone ? `${cells.join('')} is not ${so}` : /one$/.test(number) ? `${cells.join('')} is ${so}` : null;
}

const restOf = (names: readonly string[], subset: readonly Cell[]): Cell[] | null => {
  const places = names.map((name) => liesIn(name, subset));
  const others = inGridOrder(subset).filter((cell) => !places.some((isThere) => isThere?.(cell)));
  return places.includes(null) || others.length === 0 || others.length === subset.length ? null : others;
};

const after = (first: string, second: string | null | undefined): string[] | null =>
  second == null ? null : [`${first} , and ${second}`];

const allSeen = (text = '', pattern = colour): string[] => text.match(new RegExp(pattern, 'g')) ?? [];

export const turnsOfTheRest: readonly (readonly [string, InFull])[] = [
  // "No edge tile is green, and the other tiles are not all red."
  [
    `((?:no|every|each|all|all the|the|both) (${zone}) tiles? (?:is|match|has) (?:all )?(?:${colours}|${same})) ${joint}${theRest} ${said}`,
    ([first = '', place = '', what = ''], subset) => {
      const rest = restOf([place], subset);
      return rest === null ? null : after(first, saidOf(rest, what));
    },
  ],
  // "The middle row is all red and the rest are blue."
  [
    `(${line}) (?:is )?(?:all )?(${colour}) ${joint}${theRest} ${said}`,
    ([place = '', so, what = ''], subset) => {
      const rest = restOf([place], subset);
      const where = inGridOrder(subset).filter((cell) => rest !== null && !rest.includes(cell));
      return rest === null ? null : after(`${listed(where)} is ${so}`, saidOf(rest, what));
    },
  ],
  // "No blue in corners, at least 1 blue elsewhere."
  [
    `((?:there is )?(?:no|a|(?:exactly |at least |at most )?${counted}) ${colour}(?:s| tiles?)?) (?:is )?(?:in|at|on) (?:(?:the )?(${zone})s?|(${line})) ${joint}(?:there is )?(none|no|a|some|(?:exactly |at least |at most )?${counted}) (?:(${colour})(?:s| tiles?)? )?(?:is )?(?:elsewhere|anywhere else|in the rest)`,
    ([first = '', place = '', where = '', many = '', so = ''], subset) => {
      const rest = restOf([place === '' ? where : place], subset);
      const [of = ''] = so === '' ? allSeen(first) : [so];
      const there = first.startsWith('there is ') ? first : `there is ${first}`;
      const here = place === '' ? where : `the ${place}s`;
      return rest === null ? null : after(`${there} in ${here}`, countedOf(many, rest, of));
    },
  ],
  // "The top tile matches the bottom tile, and one of the others is red."
  [
    `((?:the )?(${end}) tile (?:match|is the same(?: colour)? as|differ from|do not match) (?:the )?(${end}) tile) ${joint}(one|two|none|all|both|(?:at least|at most|exactly) ${counted}) of the others? is (${colour})`,
    ([first = '', a = '', b = '', many = '', so = ''], subset) => {
      const rest = restOf([a, b], subset);
      return rest === null || (many === 'both' && rest.length !== 2) ? null : after(first, countedOf(many, rest, so));
    },
  ],
  // "The leftmost and rightmost tiles differ, and green appears between them."
  [
    `((?:the )?(${end})(?: tile)? and (?:the )?(${end}) tiles? (?:differ|match|is the same(?: colour)?)) ${joint}(?:(${colour}) (do not )?appear|(no|a|(?:exactly |at least |at most )?${counted}) (${colour})(?:s| tiles?)? (?:is|lie)) between them`,
    ([first = '', a = '', b = '', so = '', not = '', many = '', other = ''], subset) => {
      const rest = isOneLine(subset) ? restOf([a, b], subset) : null;
      if (rest === null) return null;
      return after(first, countedOf(so === '' ? many : not === '' ? 'a' : 'no', rest, so === '' ? other : so));
    },
  ],
  // "A1 red others all blue", "A1 red B1 blue rest green".
  [
    `((?:[A-D][1-4] ${colour} (?:, |and |, and )?)+)(?:but |while )?${theRest} (?:is )?(?:all )?(${colours})`,
    ([named = '', what = '']) => {
      const pairs = [...named.matchAll(new RegExp(`([A-D][1-4]) (${colour})`, 'g'))];
      const cells = pairs.map(([, cell = '']) => cell);
      const first = pairs.map(([, cell, so]) => `${cell} is ${so}`).join(' and ');
      return [`${first} and every tile other than ${listed(cells)} is ${what}`];
    },
  ],
  // "1 red 1 blue rest green".
  [
    `((?:(?:exactly )?${counted} ${colour}s?(?: tiles?)? (?:, |and |, and )?){2,})${theRest} (?:is )?(?:all )?(${colour})`,
    ([many = '', so = '']) => {
      const parts = [...many.matchAll(new RegExp(`(${counted}) (${colour})`, 'g'))];
      const named = parts.map(([, , each = '']) => each);
      if (named.includes(so) || new Set(named).size < named.length) return null;
      const counts = parts.map(([, n, each]) => `there is exactly ${n} ${each} tiles`);
      return [`${counts.join(' and ')} and every tile is ${[...named, so].join(' or ')}`];
    },
  ],
  // "A1 and B1 are red and blue respectively and the rest are green."
  [
    `([A-D][1-4]) and ([A-D][1-4]) is (${colour}) and (${colour})(?: ,)? respectively(?: ${joint}${theRest} ${said})?`,
    ([a, b, so, other, what = '']) => [
      `${a} is ${so} and ${b} is ${other}${what === '' ? '' : ` and all other tiles is ${what.replace(/^all /, '')}`}`,
    ],
  ],
  // "There are at most two colours, and neither of them is red."
  [
    `(?:there is )?((?:(?:exactly|at most|at least|only) )?${counted}) colours?(?: appear| is present)? ${joint}(neither|none|one)(?: of (?:them|these|those))? is (${colour})`,
    ([many, no, so]) => [`${many} colours appear and ${so} ${no === 'one' ? 'appear' : 'do not appear'}`],
  ],
  // "A1 is the odd one out": it differs from the others, which are all alike.
  [
    '([A-D][1-4]) is the odd one(?: out)?',
    ([name = ''], subset) => {
      const others = inGridOrder(subset).filter((cell) => cell !== name);
      return isCell(name) && subset.includes(name) && others.length > 1
        ? [`${listed(others)} is the same colour and ${name} match no other tile`]
        : null;
    },
  ],
  // "The only green tiles are in the top row": and there are some, or not said.
  [
    `the only (${colour}) tiles is ((?:in|at|on) (?:${line}|the (?:${zone})s?))`,
    ([so, where]) => [
      `every ${so} tile is ${where}`,
      `every ${so} tile is ${where} and there is at least one ${so} tile`,
    ],
  ],
];

/** All in one row or column, without a gap. */
export function isOneLine(subset: readonly Cell[]): boolean {
  const all = inGridOrder(subset);
  return (['right', 'below'] as const).some((way) =>
    all.every((cell, i) => {
      const before = all[i - 1];
      return before === undefined || stands(cell, way, before);
    }),
  );
}

import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell, columnOf, inGridOrder, rowOf } from '../grid';
import type { Anywhere } from './in-full-anywhere';
import { isOneLine } from './in-full-of-the-rest';
import {
  anywhere,
  cell,
  colour,
  coloursIn,
  end,
  lineSide,
  listed,
  namedLine,
  start,
  upToEight,
  upToFour,
} from './pieces';

// What people say of a whole set of tiles in words of their own ("the left column beats the right one in greens", "3 red + 1
// green", "palindrome", "all the same except D4"): in those that the grammar knows, where these tiles are as it takes for granted.

const joint = '(?:(?:, )?(?:and|but|while)|[,;])';
const line = `(?:${namedLine}|(?:the )?${lineSide} (?:row|column))`;
const tile = `(?:${cell}|the (?:top|bottom|left|right|leftmost|rightmost|middle|centre) (?:tile|one))`;
const tiles = '(?:s| tiles?)?';
const counted = `(?:(?:exactly|at least|at most|only|just) )?${upToEight} ${colour}${tiles}`;
const group = '(?:this|the) (?:rectangle|block|ring|square|strip|quartet|trio|quad)';

const numbered = (word = ''): number => numberWords.indexOf(word);
const full = (where = ''): string => (/^(?:the|row|column) /.test(where) ? where : `the ${where}`);

const rowsOf = (subset: readonly Cell[]): number => new Set(subset.map(rowOf)).size;
const columnsOf = (subset: readonly Cell[]): number => new Set(subset.map(columnOf)).size;

/** The four outermost tiles of a rectangle, or of a ring of eight; null where the tiles are no such thing. */
function cornersOf(shape: string, subset: readonly Cell[]): readonly Cell[] | null {
  const all = inGridOrder(subset);
  const [wide, high] = [columnsOf(all), rowsOf(all)];
  const isRing = wide === 3 && high === 3 && all.length === 8 && all.every((each) => each !== middleOf(all));
  const isWhole = wide > 1 && high > 1 && wide * high === all.length;
  if (shape === 'ring' ? !isRing : shape === 'square' ? !isWhole || wide !== high : !isWhole) return null;
  const ends = (letters: readonly string[]) => [letters[0], letters.at(-1)];
  const x = ends([...all.map((each) => each.charAt(0))].sort());
  const y = ends([...all.map((each) => each.charAt(1))].sort());
  return all.filter((each) => x.includes(each.charAt(0)) && y.includes(each.charAt(1)));
}

/** The tile in the middle of three rows and three columns. */
function middleOf(all: readonly Cell[]): string {
  const [x, y] = [0, 1].map((letter) => [...new Set(all.map((each) => each.charAt(letter)))].sort()[1]);
  return `${x}${y}`;
}

/** How many pairs of neighbours there are. */
const neighbourPairs = (subset: readonly Cell[]): number =>
  subset.flatMap((a) => subset.filter((b) => a < b && areAdjacent(a, b, 'either'))).length;

/** "All the same except D4": the others are the same, and D4 is not. */
const sameExcept = (name: string, subset: readonly Cell[]): string | null =>
  subset.length > 2 && subset.some((each) => each === name)
    ? `all tiles except ${name} is the same colour and ${name} match no other tile`
    : null;

/** What two whole numbers have to be so that their product is this. */
function withProduct(n: number, [a, b]: readonly [string, string], most: number): string | null {
  const exactly = (many: number, so: string) => `there is exactly ${numberWords[many]} ${so} tiles`;
  const ways = Array.from({ length: most }, (_, i) => i + 1).filter((one) => n % one === 0 && one + n / one <= most);
  return n === 0
    ? `there is no ${a} tiles or there is no ${b} tiles`
    : ways.length === 0
      ? null
      : ways.map((one) => `( ${exactly(one, a)} and ${exactly(n / one, b)} )`).join(' or ');
}

const factor = `(?:the )?(?:number of (${colour})(?: tiles|s)?|(${colour}) (?:count|number))`;

export const turnsOfSayings: readonly Anywhere[] = [
  // Who these tiles are.
  [
    anywhere(`(?:all )?(?:the )?(?:four )?corners of (?:this|the) (rectangle|block|ring|square)`),
    ([, shape = ''], { subset }) => {
      const corners = cornersOf(shape, subset);
      return corners === null ? null : listed(corners);
    },
  ],
  [/^each end tile (?=is )/, (_, { subset }) => (isOneLine(subset) && subset.length > 2 ? 'both end tiles ' : null)],
  [
    anywhere(`(?:the )?(?:corner|end|middle|centre) (?:tile|one) , (${cell}) ,`),
    ([said = '', name = ''], { subset }) => {
      const all = inGridOrder(subset);
      const isEnd = isOneLine(subset) && [all[0], all.at(-1)].some((each) => each === name);
      const isMiddle = isOneLine(subset) && all.length % 2 === 1 && all[(all.length - 1) / 2] === name;
      const isCorner = cornerCells.has(name) && all.filter((each) => cornerCells.has(each)).length === 1;
      const isThat = /corner/.test(said) ? isCorner : /end/.test(said) ? isEnd : isMiddle;
      return isThat ? name : null;
    },
  ],
  [anywhere('none of the remaining tiles'), () => 'none of the other tiles'],
  // "Or else" after "if" may be what holds otherwise.
  [anywhere('or else'), (_, { before }) => (before.startsWith('if ') ? null : 'or')],
  // One is not, nor another, but the third is.
  [
    new RegExp(
      `^(${tile}) is not (${colour}) (?:, )?(?:and )?(?:neither is )?(${tile}) (?:is not )?(?:, )?(?:but|while) (${tile}) is$`,
    ),
    ([, a, so, b, c], { text }) =>
      a === b || !/is not .* is not |neither is/.test(text)
        ? null
        : `${a} is not ${so} and ${b} is not ${so} and ${c} is ${so}`,
  ],
  // A row or column whose tiles match.
  [
    new RegExp(`${start}(${line}) match${end}`, 'g'),
    ([, where = ''], { before }) => {
      const isOneOfSeveral = /(?:and|or|,)$/.test(before) && !/ (?:is|has|match|differ|appear) /.test(` ${before} `);
      return isOneOfSeveral || new RegExp(`${line} (?:and|,)$`).test(before) ? null : `${full(where)} is one colour`;
    },
  ],
  [
    new RegExp(`${start}(${line}) (?:is )?one colour (${joint}) (${line}) do not$`, 'g'),
    ([, a, how, b]) => `${full(a)} is one colour ${how} ${full(b)} is not`,
  ],
  [
    /^(?:the )?(?:two )?(rows|columns) (?:is )?(?:matching|the same|identical)$/,
    ([, lines], { subset }) =>
      (lines === 'rows' ? rowsOf : columnsOf)(subset) === 2 ? `the two ${lines} is matching` : null,
  ],
  [
    /^(?:the )?(?:two )?(rows|columns) (?:differ|different)$/,
    ([, lines], { subset }) =>
      (lines === 'rows' ? rowsOf : columnsOf)(subset) === 2 ? `it is not true that the two ${lines} is matching` : null,
  ],
  [
    new RegExp(
      `^(row (?:one|two|three|four)|column [a-d]|the ${lineSide} (?:row|column)) is (?:all )?(?:of )?one colour (${joint}) (?:that|this) colour (?:do not appear|is missing|is absent) in (row (?:one|two|three|four)|column [a-d]|the ${lineSide} (?:row|column))$`,
    ),
    ([, a, how, b]) => `${a} is one colour ${how} ${a} and ${b} has no colour in common`,
  ],
  [
    new RegExp(
      `^(?:the )?(left|right|top|bottom|upper|lower) (row|column) beat (?:the )?(left|right|top|bottom|upper|lower) (?:row|column|one) (?:in|on|for|at) (${colour})(?:s| tiles)?$`,
    ),
    ([, a, shape, b, so]) => (a === b ? null : `the ${a} ${shape} has more ${so} tiles than the ${b} ${shape}`),
  ],
  [
    anywhere(
      '(?:the )?top and(?: the)? bottom(?: tiles?| ones?)? (differ|match|is different|is the same)(?: colour| in colour)? in (?:each|every) column',
    ),
    ([, how = ''], { subset }) => {
      const isOfTwo = rowsOf(subset) === 2 && columnsOf(subset) * 2 === subset.length;
      return isOfTwo
        ? `in every column all tiles is ${/^differ|different/.test(how) ? 'different colours' : 'the same colour'}`
        : null;
    },
  ],
  [
    new RegExp(
      `^(?:there is )?(more|fewer) (${colour})(?:s| tiles)? (?:in|on) (?:the )?top(?: row)? than (?:below|underneath|(?:in|on|at) (?:the )?bottom(?: row)?)$`,
    ),
    ([, more, so], { subset }) =>
      rowsOf(subset) === 2 ? `there is ${more} ${so} tiles in the top row than in the bottom row` : null,
  ],
  [
    new RegExp(
      `${start}(?:the )?(top|bottom|left|right) half (no|(?:at least |at most |exactly )?${upToFour}|all) (${colour})${tiles}${end}`,
      'g',
    ),
    ([, side, many = '', so]) =>
      many === 'all' ? `the ${side} half is all ${so}` : `the ${side} half has ${many} ${so} tiles`,
  ],
  // Notes with a colon.
  [
    new RegExp(
      `${start}(${line}) : (?:(all|only)|(none|no|zero)|((?:at least |at most |exactly )?${upToFour})) (${colour})${tiles}${end}`,
      'g',
    ),
    ([, where, all, none, many, so]) =>
      all !== undefined
        ? `${full(where)} is all ${so}`
        : `${full(where)} has ${none === undefined ? many : 'no'} ${so} tiles`,
  ],
  [
    new RegExp(`^(?:number of )?colours : (${upToFour})(?: (?:distinct|different))?$`),
    ([, n]) => `exactly ${n} colours appear`,
  ],
  // How many there are.
  [
    new RegExp(`^(?:there is )?(${counted}(?: \\+ ${counted})+)$`),
    ([, all = '']) => `there is ${all.replaceAll(' + ', ' and ')}`,
  ],
  [
    new RegExp(
      `^(${upToEight}) (${colour})${tiles} ${joint} (${upToEight}) (?:(?:of )?something else|other(?: colour)?|not(?: ${colour})?)$`,
    ),
    ([, n, so, m], { subset, text }) =>
      numbered(n) + numbered(m) === subset.length && coloursIn(text).length === 1
        ? `exactly ${n} tiles is ${so}`
        : null,
  ],
  [
    new RegExp(`^(?:there is )?(two|three|four) colours ${joint} (one|two|three|four) of each$`),
    ([, n, m], { subset }) =>
      numbered(n) * numbered(m) === subset.length
        ? `exactly ${n} colours appear and each colour that appear appear exactly ${m === 'one' ? 'once' : m === 'two' ? 'twice' : `${m} times`}`
        : null,
  ],
  [/(?<= than any other colour) (?:do|has)$/, () => ''],
  [
    new RegExp(
      `^(?:only|just) (${colour})s? and (${colour})s? (?:appear|is present|is there) ${joint} both (?:of them )?(?:appear|is present|is there|do)$`,
    ),
    ([, a, b]) => `every tile is ${a} or ${b} and ${a} and ${b} both appear`,
  ],
  [
    new RegExp(
      `^(?:every|each) colour except (${colour}) appear ${joint} (${colour}) (?:do not(?: appear)?|is missing|is absent)$`,
    ),
    ([, so, again]) => (so === again ? `${so} is missing and every other colour appear` : null),
  ],
  [
    anywhere('appear exactly (two|three|four)$'),
    ([said], { before }) => (/appear (?:no )?(?:more|fewer|at) .* times /.test(before) ? `${said} times` : null),
  ],
  [
    new RegExp(`^there is no (${colour})${tiles} nor any (${colour})${tiles}$`),
    ([, a, b]) => `there is no ${a} tiles and no ${b} tiles`,
  ],
  [
    new RegExp(`^yes to (${colour}) ${joint} no to (${colour})$`),
    ([, a, b]) => `there is a ${a} tile and there is no ${b} tile`,
  ],
  // Numbers reckoned with.
  [
    new RegExp(
      `^(.*?number of ${colour}(?:s| tiles)?) , (minus|plus) (.*?number of ${colour}(?:s| tiles)?) ,? ?(?=equal |is |= )`,
    ),
    ([, a, sign, b]) => `${a} ${sign} ${b} `,
  ],
  [
    new RegExp(
      `^(?:the )?product of ${factor} and ${factor} (?:is|equal|=)(?: equal to)? (positive|odd|not zero|zero|${upToEight})$`,
    ),
    ([, a, b, c, d, n = ''], { subset }) => {
      const both: readonly [string, string] = [a ?? b ?? '', c ?? d ?? ''];
      if (both[0] === both[1]) return null;
      if (n === 'odd') return both.map((so) => `the number of ${so} tiles is odd`).join(' and ');
      if (n === 'positive' || n === 'not zero') return both.map((so) => `there is a ${so} tile`).join(' and ');
      return withProduct(n === 'zero' ? 0 : numbered(n), both, subset.length);
    },
  ],
  [
    new RegExp(
      `^the number of (${colour})${tiles} is congruent to the number of (${colour})${tiles} (?:modulo|mod) two$`,
    ),
    ([, a, b]) => (a === b ? null : `the number of ${a} or ${b} tiles is even`),
  ],
  [
    new RegExp(`^the number of (${colour})${tiles} is a (?:non zero|positive) multiple of (${upToEight})$`),
    ([, so, n]) => `there is a ${so} tile and the number of ${so} tiles is a multiple of ${n}`,
  ],
  // Which is between, which is another.
  [
    new RegExp(`^(${colour}) (above|below|left of|right of) (${colour}) (above|below|left of|right of) (${colour})$`),
    ([, a, how = '', b, again, c], { subset }) => {
      const isAlong = /above|below/.test(how) ? columnsOf(subset) === 1 : rowsOf(subset) === 1;
      const [first, second, third] = inGridOrder(subset);
      const isThreeInOne = subset.length === 3 && isOneLine(subset) && isAlong && how === again;
      if (!isThreeInOne) return null;
      const [x, y] = /above|left/.test(how) ? [a, c] : [c, a];
      return `${first} is ${x} and ${second} is ${b} and ${third} is ${y}`;
    },
  ],
  [
    new RegExp(
      `^(${cell}) (?:is )?between two (${colour})(?:s| tiles) ${joint} (?:but )?itself (?:is )?(not )?(${colour})$`,
    ),
    ([, name, so, not, other]) => `${name} is directly between two ${so} tiles and ${name} is ${not ?? ''}${other}`,
  ],
  [new RegExp(`^(${cell}) = (${cell}) ≠ (${cell})$`), ([, a, b, c]) => `${a} match ${b} and ${b} differ from ${c}`],
  [new RegExp(`^(${cell}) ≠ (${cell}) = (${cell})$`), ([, a, b, c]) => `${a} differ from ${b} and ${b} match ${c}`],
  [anywhere(`has either the? ?colour (${colour}) or the? ?colour (${colour})`), ([, a, b]) => `is either ${a} or ${b}`],
  // All but one.
  [
    new RegExp(
      `^(?:they|(?:all )?(?:of )?(?:the )?tiles) (?:is |has )?(?:all )?(?:match|(?:of )?the same(?: colour)?) (?:, )?except (${cell})$|^all(?: is)?(?: the)? same(?: colour)? (?:, )?except (${cell})$`,
    ),
    ([, a, b], { subset }) => sameExcept(a ?? b ?? '', subset),
  ],
  [
    new RegExp(
      `^(?:all|everything)(?: tiles)?(?: is)? (${colour}) (?:, )?except the (middle|centre)(?: tile| one)? (?:, )?(?:which|that) is (${colour})$`,
    ),
    ([, so, , other], { subset }) => {
      const name =
        isOneLine(subset) && subset.length % 2 === 1 ? inGridOrder(subset)[(subset.length - 1) / 2] : undefined;
      return name === undefined || so === other
        ? null
        : `${name} is ${other} and every tile other than ${name} is ${so}`;
    },
  ],
  // Pairs.
  [
    /^for (?:any|every|each) (?:pair of|two) (?:different |distinct )?tiles , (?:their|the) colours differ$/,
    () => 'no two tiles is the same colour',
  ],
  [
    anywhere(`of the (${upToEight}) adjacent pairs match(?: in colour)?`),
    ([, n], { subset }) => (neighbourPairs(subset) === numbered(n) ? 'pairs of adjacent tiles match' : null),
  ],
  [anywhere('pairs of tiles orthogonally adjacent'), () => 'pairs of orthogonally adjacent tiles'],
  // From one end to the other.
  [/^palindrome$/, (_, { subset }) => (isOneLine(subset) ? 'the colours form a palindrome' : null)],
  [
    /^no tile match the (?:one|tile) before it$/,
    (_, { subset }) => (isOneLine(subset) ? 'no two orthogonally adjacent tiles is the same colour' : null),
  ],
  [
    new RegExp(
      `^(?:reading|going|looking) (down|across|left to right|rightwards|downwards) ,? ?the (?:sequence|order|pattern|colours|line|row|column) (?:runs|goes|is|reads?) (${colour}(?: ?,? ?(?:and |then )?${colour})*)$`,
    ),
    ([, way = '', all = ''], { subset }) => {
      const tilesOf = inGridOrder(subset);
      const said = all.match(new RegExp(colour, 'g')) ?? [];
      const isThisWay = /down/.test(way) ? columnsOf(subset) === 1 : rowsOf(subset) === 1;
      return isThisWay && isOneLine(subset) && said.length === tilesOf.length
        ? tilesOf.map((each, i) => `${each} is ${said[i]}`).join(' and ')
        : null;
    },
  ],
  // A picture that is like itself.
  [
    new RegExp(
      `^(?:the )?(?:(?:whole )?(?:pattern|subset|picture|arrangement)|${group}|colouring) is (?:mirror )?symmetric(?:al)? (?:about|around|in|across|with respect to) (?:its|the|a) (vertical|horizontal) (?:axis|midline|middle|centre line)$`,
    ),
    ([, axis]) =>
      `the ${axis === 'vertical' ? 'left half is a mirror image of the right' : 'top half is a mirror image of the bottom'} half`,
  ],
  [
    new RegExp(
      `^(?:rotating|turning) (?:it|${group}|(?:the )?(?:pattern|subset|picture|arrangement)) (?:by |through )?180(?: degrees| °)? leaves (?:it|its colours|the colours|the pattern|everything) (?:unchanged|the same)$`,
    ),
    () => 'the pattern is unchanged when rotated by 180 degrees',
  ],
  [
    /^(?:reversing the (?:upper|top) row gives the (?:lower|bottom) row|reversing the (?:lower|bottom) row gives the (?:upper|top) row|the (?:lower|bottom) row is the (?:upper|top) row (?:reversed|in reverse|backwards)|the (?:upper|top) row is the (?:lower|bottom) row (?:reversed|in reverse|backwards))$/,
    (_, { subset }) =>
      rowsOf(subset) === 2 && columnsOf(subset) * 2 === subset.length
        ? 'the pattern is unchanged when rotated by 180 degrees'
        : null,
  ],
  [
    /^opposite tiles of this ring (?:always )?(?:match|is the same(?: colour)?)$/,
    (_, { subset }) =>
      cornersOf('ring', subset) === null ? null : 'the pattern is unchanged when rotated by 180 degrees',
  ],
];

/** What is said of tiles once they have their names, and of numbers once they are called so. */
export const turnsOfSayingsOfNames: readonly Anywhere[] = [
  [
    new RegExp(
      `^(${cell}) and (${cell}) share (?:one|a|the same) colour ${joint} (${cell}) (?:has|is) (?:another|a different)(?: one| colour)?$`,
    ),
    ([, a, b, c]) => `${a} match ${b} and ${c} differ from ${a}`,
  ],
  [
    anywhere('number of ((?:red|blue|green|yellow)) tiles ∈ \\{ (.+?) \\}'),
    ([, so, all = '']) => `number of ${so} tiles is ${all.split(' , ').join(' or ')}`,
  ],
];

const cornerCells: ReadonlySet<string> = new Set(['A1', 'D1', 'A4', 'D4']);

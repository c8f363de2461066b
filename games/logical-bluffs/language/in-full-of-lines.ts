import { numberWords } from '../../kit/number-words';
import { type Cell, inGridOrder } from '../grid';
import { shapesAmong } from './geometry';
import type { InFull } from './in-full';
import { isOneLine } from './in-full-of-the-rest';
import { colour as aColour, captured, lineName, such, upToSix } from './pieces';

// Rows, columns and squares without the words that everybody puts in: "bottom row all different, and top row not", "row 1 reds = row
// 2 reds", "2x2 square with 3 reds", "both rows together have exactly three red tiles".

const colour = captured(aColour);
const some = `${colour}${such}`;
const numeral = upToSix;
const side = 'top|bottom|left|right|leftmost|rightmost|middle';
const line = `((?:the )?(?:row|column) ${lineName}|(?:the )?(?:${side}) (?:row|column))`;
const joint = '(?:, )?(?:and|but|while|,)';
const different = '(?:is )?all (?:of )?(different|the same)(?: colours?)?';
const limit = '(?:(?:exactly|only|just|at least|at most|more than|fewer than|no more than) )?';

const comparisons: Readonly<Record<string, string>> = {
  '=': 'as many',
  '>': 'more',
  '<': 'fewer',
  '≥': 'at least as many',
  '≤': 'at most as many',
};

const allLines = (shape: string, subset: readonly Cell[]): readonly (readonly Cell[])[] =>
  shape === 'row' || shape === 'column' ? shapesAmong(shape, subset) : [];

const areOfTwo = (shape: string, subset: readonly Cell[]): boolean =>
  allLines(shape, subset).every(({ length }) => length === 2);

/** What the rows or columns are called; null where these are not so many. */
function namesOf(shape: string, subset: readonly Cell[], many: number): string[] | null {
  const lines = allLines(shape, subset);
  const nameIn = (cell = '') => (shape === 'row' ? numberWords[Number(cell.slice(1))] : cell.slice(0, 1).toLowerCase());
  return lines.length === many ? lines.map(([cell]) => `${shape} ${nameIn(cell)}`) : null;
}

/** Whether "both rows", "the three columns", "rows 1 and 2" are all that there are. */
function areAll(said: string, shape: string, subset: readonly Cell[]): boolean {
  const { length } = allLines(shape, subset);
  if (said === 'both') return length === 2;
  if (said === 'the' || said === 'all' || said === 'all the') return length > 1;
  const [number] = /^the (two|three|four)$/.exec(said)?.slice(1) ?? [];
  if (number !== undefined) return numberWords[length] === number;
  const names = said.split(/ (?:, |and |, and )?/).filter((name) => name !== '' && name !== ',' && name !== 'and');
  return namesOf(shape, subset, names.length)?.every((name, i) => name === `${shape} ${names[i]}`) ?? false;
}

const lines =
  '(?:(both|the|all|all the|the two|the three|the four) (row|column)s|(row|column)s ((?:(?:one|two|three|four|[a-d])(?: , | and | , and )?)+))';

/** Which lines these are, with what is said after them. */
const ofAllLines =
  (ways: (rest: readonly string[]) => readonly string[] | null): InFull =>
  (match, subset) => {
    const [many = '', shape = '', other = '', names = '', ...rest] = match;
    return areAll(many === '' ? names : many, shape === '' ? other : shape, subset) ? ways(rest) : null;
  };

/** "Three" in total: just three, or at least. */
const inTotal = (how = '', many = '', so = ''): string[] =>
  how === '' && many !== 'no'
    ? [`there is exactly ${many} ${so} tiles`, `there is at least ${many} ${so} tiles`]
    : [`there is ${how}${many} ${so} tiles`];

const some2x2 = (many: string): string => (/^(?:a |there is a |there is )?$/.test(many) ? 'at least one' : many.trim());

export const turnsOfLines: readonly (readonly [string, InFull])[] = [
  [
    `${line} ${different} ${joint} ${line} (?:is )?not`,
    ([a, so, b]) => {
      const what = so === 'different' ? 'different colours' : 'the same colour';
      return [`${inIt(a)} all tiles is ${what} and ${inIt(b)} not all tiles is ${what}`];
    },
  ],
  [`${line} (?:all )?(?:the )?same(?: colours?)? as ${line}`, ([a, b]) => [`${full(a)} match ${full(b)}`]],
  [`(?:both|all)(?: the)? (rows|columns) has same (.+)`, ([lines, rest]) => [`all the ${lines} has the same ${rest}`]],
  [
    `(?:there is )?(more|fewer) (colours|${colour}(?:s| tiles)?) in ${line} than(?: in)? (?:the )?(?:(${side})|${line})`,
    ([more, what = '', so = '', a = '', b, c = '']) => [
      `there is ${more} ${so === '' ? what : `${so} tiles`} in ${full(a)} than in ${
        c === '' ? `the ${b} ${a.includes('row') ? 'row' : 'column'}` : full(c)
      }`,
    ],
  ],
  [
    `${line} ${some} (=|>|<|≥|≤) ${line} ${some}`,
    ([a, so, sign = '', b, other]) => {
      const [first, second] = [`${so} tiles in ${full(a)}`, `${other} tiles in ${full(b)}`];
      const how = comparisons[sign] ?? '';
      return [`there is ${how} ${first} ${how.endsWith('many') ? 'as' : 'than'} ${second}`];
    },
  ],
  [`${colour}s in (?:every|each) (row|column)`, ([so, shape]) => [`every ${shape} has at least one ${so} tile`]],
  // In each of them.
  [
    `(?:in )?(?:each|every) (row|column) ,? ?if there is (?:a |any )?${some} ,? ?(?:then )?there is (?:no|not any|not a) ${some}`,
    ([shape, a, b]) => [`no ${shape} has both ${a} and ${b}`],
  ],
  [
    `in no (row|column) is (${limit}${numeral})(?: tiles?)? ${colour} and (${limit}${numeral})(?: tiles?)? ${colour}`,
    ([shape, n, a, m, b]) => [`no ${shape} has ${n} ${a} tiles and ${m} ${b} tiles`],
  ],
  [
    `in (at least one|every|each|exactly one|no|some|one) (row|column) ,? ?both tiles is ${colour} or both(?: tiles)? is ${colour}`,
    ([many, shape = '', a, b], subset) =>
      areOfTwo(shape, subset) ? [`${many} ${shape} is all ${a} or all ${b}`] : null,
  ],
  [
    `(?:for|in) (?:each|every) (row|column) ,? ?${colour} appear (?:, )?(?:and|but) ${colour} do not(?: appear)?`,
    ([shape, a, b]) => [`every ${shape} has a ${a} tile and no ${b} tile`],
  ],
  [
    `(?:for|in) (?:each|every) (row|column) ,? ?${colour} do not appear (?:, )?(?:and|but) ${colour} do(?:es)?(?: appear)?`,
    ([shape, a, b]) => [`every ${shape} has a ${b} tile and no ${a} tile`],
  ],
  // One and not the other.
  [
    `${colour}s? outnumber ${colour}s? in ${line} ,? ?(?:but|and) not in ${line}`,
    ([a, b, here, there]) => [
      `${full(here)} has more ${a} tiles than ${b} tiles and ${full(there)} do not has more ${a} tiles than ${b} tiles`,
    ],
  ],
  [
    `one (row|column) has (${limit}(?:no|${numeral})) ${some} ${joint} the other(?: one| row| column)? has (${limit}(?:no|none|a|${numeral}))(?: ${some})?`,
    ([shape = '', n, so, m = '', other = ''], subset) => {
      const [one, two] = namesOf(shape, subset, 2) ?? [];
      if (one === undefined || two === undefined) return null;
      const each = (a: string, b: string) =>
        `${a} has ${n} ${so} tiles and ${b} has ${m.replace('none', 'no')} ${other === '' ? so : other} tiles`;
      return [`${each(one, two)} , or ${each(two, one)}`];
    },
  ],
  [
    `(?:except for|except|but for|all but) (one|two) (row|column)s? ,? ?(?:every|each|all|the other) (?:row|column)s? (?:has|contain) (?:a |some )?${some}`,
    ([n, shape, so]) => [`exactly ${n} ${shape}${n === 'one' ? '' : 's'} has no ${so} tile${n === 'one' ? '' : 's'}`],
  ],
  // Both together, or each of them.
  [
    `${lines} (?:together|combined) (?:has|contain) (${limit})(no|${numeral}) ${some}`,
    ofAllLines(([how, many, so]) => inTotal(how, many, so)),
  ],
  [
    `${lines} (?:has|contain) (${limit})(no|${numeral}) ${some} (?:in total|in all|altogether|overall|all together|combined|together)`,
    ofAllLines(([how, many, so]) => inTotal(how, many, so)),
  ],
  [
    `there is (${limit})(two|three|four|five|six) ${some} in (both|the|all|all the|the two|the three|the four) (row|column)s`,
    ([how = '', many = '', so = '', lines = '', shape = ''], subset) =>
      areAll(lines, shape, subset)
        ? [`every ${shape} has ${how}${many} ${so} tiles`, ...inTotal(how, many, so).slice(-1)]
        : null,
  ],
  // Squares.
  [
    `(a |no |there is a |there is no |there is |)2x2(?: square| block| tile)? (?:that is )?(?:all )?(?:is )?(?:all )?(?:of )?(?:the )?same(?: colour)?`,
    ([many = '']) => [`${some2x2(many.replace('there is no', 'no'))} 2x2 is all the same colour`],
  ],
  [
    `(a |no |there is a |there is no |there is |)2x2(?: square| block| tile)? (?:with|that has|which has|has) ((?:no|a|${limit}${numeral}(?: \\+)?) ${some})`,
    ([many = '', what = '']) => [
      `${some2x2(many.replace('there is no', 'no'))} 2x2 has ${what.replace(/^([a-z]+) \+/, 'at least $1')}`,
    ],
  ],
  // Step by step along one line.
  [
    '(?:(?:going |reading |moving |looking )?(?:from )?(?:left to right|right to left|top to bottom|bottom to top) ,? ?)?(?:the )?colours? changes? (?:at|with) (?:every|each) (?:step|tile)',
    (_, subset) => (isOneLine(inGridOrder(subset)) ? ['no two orthogonally adjacent tiles is the same colour'] : null),
  ],
];

const full = (line = ''): string => (/^(?:the|row|column) /.test(line) ? line : `the ${line}`);
const inIt = (line = ''): string => `in ${full(line)}`;

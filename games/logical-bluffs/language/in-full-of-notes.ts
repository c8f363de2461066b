import { areAdjacent, type Cell, cells, inGridOrder } from '../grid';
import type { InFull } from './in-full';
import { colour as aColour, captured, lineName, listed, such, upToSix } from './pieces';

// Notes in few words ("if there's a red then no blue", "red: 2, blue: 2", "missing exactly 1 colour") and what is said of the colours,
// with the words that everybody puts in.

const colour = captured(aColour);
const some = `${colour}${such}`;
const numeral = upToSix;
const limit = '(?:(?:exactly|only|just|at least|at most|more than|fewer than|no more than) )?';
const counted = `((?:no|a|${limit}${numeral}) ${some})`;
const limits: Readonly<Record<string, string>> = { '=': 'exactly', '≥': 'at least', '≤': 'at most' };
const joint = '(?:, )?(?:and|but|while|,)';
const sum = `${some.replace('(', '(?:')}(?: (?:\\+|plus) ${some.replace('(', '(?:')})+`;
/** "At least two", "two", "two +". */
const manyOr = `((?:at least|at most|exactly|only|just|more than) )?${captured(upToSix)}( \\+)?`;

/** None, or that many: at least, as bare numbers are; none or one is at most one. */
const noneOr = (so: string, limit: string, n: string, plus: string): string[] => [
  n === 'one' && limit === '' && plus === ''
    ? `there is at most one ${so} tile`
    : `there is no ${so} tile or there is ${plus === '' ? limit : 'at least '}${n} ${so} tiles`,
];

const row = `((?:the )?(?:[a-z]+ (?:row|column)|(?:row|column) ${lineName}))`;
const half = '(the (?:top|upper|bottom|lower|left|right) half)';
const isRow = (line: string): boolean => line.includes('row');

/** Whether one comes from each tile to each other by tiles side by side. */
function isInOnePiece(subset: readonly Cell[]): boolean {
  const [first, ...rest] = inGridOrder(subset);
  const reached = first === undefined ? [] : [first];
  for (const from of reached)
    reached.push(...rest.filter((cell) => !reached.includes(cell) && areAdjacent(cell, from, 'orthogonal')));
  return reached.length === subset.length;
}

/** "A1 to C1 red": each tile from one to the other, where both lie in one row or column. */
function fromTo(text: string): string | null {
  const said = text.replace(range, (all, a: string, b: string, so = '') => {
    const between = inGridOrder(cells).filter((cell) => liesFromTo(cell, a, b));
    return between.length < 2 ? all : `${listed(between)}${so === '' ? '' : ' is'}${so}`;
  });
  return said === text ? null : said;
}

const range = /([A-D][1-4]) to ([A-D][1-4])( (?:all )?(?:red|blue|green|yellow)(?!\S))?/g;

const liesFromTo = (cell: Cell, a: string, b: string): boolean =>
  [0, 1].some(
    (i) => a[i] === b[i] && cell[i] === a[i] && isFromTo(cell.charAt(1 - i), a.charAt(1 - i), b.charAt(1 - i)),
  );

const isFromTo = (one: string, from: string, to: string): boolean => from < to && from <= one && one <= to;

export const turnsOfNotes: readonly (readonly [string, InFull])[] = [
  [
    '(.*[A-D][1-4] to [A-D][1-4].*)',
    ([text = '']) => {
      const said = fromTo(text);
      return said === null ? null : [said];
    },
  ],
  [
    `if there is (.+?) (?:, )?then (?!there |${colour} (?:is|appear|do))${counted}`,
    ([when, , what]) => [`if there is ${when} then there is ${what}`],
  ],
  [
    `((?:${colour} : ${numeral} ?(?:, |and |, and )?){2,})`,
    ([all = '']) => {
      const parts = [...all.matchAll(/([a-z]+) : ([a-z]+)/g)];
      return [parts.map(([, so, many]) => `there is exactly ${many} ${so} tiles`).join(' and ')];
    },
  ],
  [
    `${colour}s? (=|≥|≤|>|<) ${numeral.replace('?:', '')} (?:×|x|times) ${colour}s?`,
    ([a, sign = '', n = '', b]) => {
      const how = limits[sign];
      const times = n === 'two' ? 'twice' : `${n} times`;
      return how === undefined || n === 'one' ? null : [`there is ${how} ${times} as many ${a} tiles as ${b} tiles`];
    },
  ],
  [
    `${colour}s? (?:,|minus|-) ${colour}s? (?:=|is|equal) ${numeral.replace('?:', '')}`,
    ([a, b, n]) => [`there is exactly ${n} more ${a} tiles than ${b} tiles`],
  ],
  [`(?:is )?missing ((?:exactly|only|just|at least|at most) ${numeral} colours?)`, ([many]) => [`${many} is missing`]],
  [
    'no two(?: is)?(?: the)? same(?: colour)? (?:is )?(?:next to|beside) each other',
    () => ['no two adjacent tiles is the same colour'],
  ],
  [
    `(?:the )?(middle|centre|top|bottom|left|right|leftmost|rightmost) tile (?:the )?same(?: colour)? as ((?:at least|at most|exactly) ${numeral}) (?:other tiles?|others?)`,
    ([which, many]) => [`the ${which} tile match ${many} other tiles`],
  ],
  [
    `(.*\\b)of ((?:[A-D][1-4] ){2,}[A-D][1-4])( (?:is|match|has) .+| ${colour})`,
    ([before, names = '', rest = '']) => [
      `${before}of ${listed(names.split(' '))}${/^ (?:is|match|has) /.test(rest) ? rest : ` is${rest}`}`,
    ],
  ],
  // "Most common colour is green", "red + blue more than green + yellow", "reds and blues are the same amount".
  [
    `(?:the )?(most|least) common(?: colour)? is ${colour}`,
    ([how, so]) => [how === 'most' ? `the most common colour is ${so}` : `${so} is the least common colour`],
  ],
  [
    `(${sum}) (?:is )?(more than|fewer than|outnumber) (${sum}|${some})`,
    ([a = '', how, b = '']) => [`${a} ${how === 'fewer than' ? '<' : '>'} ${b}`.replace(/ plus /g, ' + ')],
  ],
  [
    `(?:there is )?(more|fewer) ${some} than everything else (?:combined|together|put together)`,
    ([more, so]) => [`there is ${more} ${so} tiles than all other colours combined`],
  ],
  [
    `${some} and ${some} (?:is )?(?:(?:in )?(?:the )?(?:same|equal)) (?:amounts?|numbers?)`,
    ([a, b]) => [`there is exactly as many ${a} tiles as ${b} tiles`],
  ],
  // "Every tile is next to a different colour": to a tile that has it.
  [
    '(.+) ((?:orthogonally |diagonally )?(?:next|adjacent) to) a different(?: colour|[ -]coloured)(?: tile| one)?',
    ([who, near]) => [`${who} ${near} a tile of a different colour`],
  ],
  // "None, or 2 red", "3+ reds or none", "none of the tiles are blue, or at least two are".
  [
    `(?:there is )?(?:either )?(?:zero|no|none)(?: (?:of the )?tiles)?(?: (?:is )?${some})?(?: ,)? or (?:there is )?${manyOr} (?:tiles )?(?:of (?:them|the tiles) )?(?:is ?)?(?:${some})?`,
    ([no = '', limit = '', n = '', plus = '', so = '']) => {
      const of = so === '' ? no : so;
      return of === '' || (no !== '' && no !== of) ? null : noneOr(of, limit, n, plus);
    },
  ],
  [
    `(?:there is )?(?:either )?${manyOr} ${some}(?: ,)? or (?:none|zero|no tiles)(?: at all)?`,
    ([limit = '', n = '', plus = '', so = '']) => noneOr(so, limit, n, plus),
  ],
  // Of the colour of one tile.
  [
    '(?:the colour of )?([A-D][1-4])(?: colour)? (?:show up (?:elsewhere|on another tile|again)(?: too| as well)?|(?:appear|is(?: found)?) elsewhere (?:too|as well))',
    ([name]) => [`${name} match at least one other tile`],
  ],
  [
    '([A-D][1-4] (?:is|has) (?:(?! (?:or|if|unless|,) ).)+) (?:and|but) is (not )?(?:(red|blue|green|yellow) itself|itself (red|blue|green|yellow))',
    ([first = '', not, so, other]) => [`${first} and ${first.slice(0, 2)} is ${not}${so}${other}`],
  ],
  [
    '((?:[A-D][1-4] ){2,}[A-D][1-4]) (?:is )?all (different|the same)(?: colours?)?',
    ([names = '', how]) => [
      `${listed(names.split(' '))} is ${how === 'different' ? 'all different colours' : 'the same colour'}`,
    ],
  ],
  [
    'the colour of ([A-D][1-4]) (?:do not appear|is not|is not present|is not found) (?:on|in|at) (?:any other tiles?|another tile|the other tiles)',
    ([name]) => [`${name} match no other tile`],
  ],
  [
    '([A-D][1-4]) (?:has the same colour as|is the same colour as|match) (?:the majority|most|more than half) of the tiles',
    ([name]) => [`more than half of the tiles is the same colour as ${name}`],
  ],
  [
    `((?:(?:exactly|only|just|at least|at most|more than|fewer than) )?${numeral} tiles?) (?:has the (?:same )?colour (?:as|of)|share the colour of|has the same colour as) ([A-D][1-4])`,
    ([many, name]) => [`${many} is the same colour as ${name}`],
  ],
  // "Red in the top row but not in the bottom row": the one has it, the other does not.
  [
    `(?:there is )?(?:(no|a|${limit}${numeral}) )?${some} in ${half} (?:, )?but not in ${half}((?: ,)? and .+)?`,
    ([many = '', so, one = '', other = '', more = '']) =>
      /top|upper|bottom|lower/.test(one) === /top|upper|bottom|lower/.test(other)
        ? [
            `there is ${many === '' || many === 'a' ? `at least one ${so} tile` : `${many} ${so} tiles`} in ${one} and there is no ${so} tile in ${other}${more}`,
          ]
        : null,
  ],
  [
    `(?:(no|a|${limit}${numeral}) )?${some} in ${row} (?:, )?but not in ${row}((?: ,)? and .+)?`,
    ([many = '', so, one = '', other = '', more = '']) => {
      const what = many === '' || many === 'a' ? `at least one ${so} tile` : `${many} ${so} tiles`;
      return isRow(one) === isRow(other)
        ? [`there is ${what} in ${one} and there is no ${so} tile in ${other}${more}`]
        : null;
    },
  ],
  // Of numbers of colours.
  [
    `${some} is outnumbered by ${some} and(?: by)? ${some}`,
    ([a, b, c]) => [`there is fewer ${a} tiles than ${b} tiles and fewer ${a} tiles than ${c} tiles`],
  ],
  [
    `(?:the )?${colour} and ${colour} tiles (?:together )?outnumber (?:all )?(?:the )?(?:rest|others|other tiles)`,
    ([a, b]) => [`more than half of the tiles is ${a} or ${b}`],
  ],
  [
    `(${colour}(?: , ${colour})*(?: and|,) ${colour}) appear (?:, )?but not ${colour}`,
    ([all, , , , no]) => [`${all} appear and ${no} do not appear`],
  ],
  [
    `(?:all|every|each)(?: the)? tiles? is ${colour} (?:, )?(?:except|but)(?: for)? (one|two|three) ${colour} tiles?`,
    ([so, n, other]) =>
      so === other ? null : [`there is exactly ${n} ${other} tiles and every tile is ${so} or ${other}`],
  ],
  [
    `((?:no more than|at most|at least|exactly|fewer than|more than) ${numeral}) tiles(?: in)? (?:total|all) (is ${colour} or ${colour})`,
    ([many, rest]) => [`${many} tiles ${rest}`],
  ],
  [
    `${colour} (?:and|or) ${colour} appear (once|twice|${numeral} times) (?:in total|in all|altogether|overall|combined)`,
    ([a, b, often = '']) => {
      const many = often
        .replace('once', 'one')
        .replace('twice', 'two')
        .replace(/ times$/, '');
      return [`there is exactly ${many} ${a} or ${b} tiles`, `there is at least ${many} ${a} or ${b} tiles`];
    },
  ],
  [
    `either there is ${counted} or ${counted} ,? ?but not both`,
    ([first, , second]) => [`either there is ${first} or there is ${second} but not both`],
  ],
  [
    `there is exactly ${numeral.replace('?:', '')} tiles? of (?:one|the same) colour and ${numeral.replace('?:', '')} of (?:another|a different)(?: one| colour)?`,
    ([n, m], { length }) =>
      numbers.indexOf(n ?? '') + numbers.indexOf(m ?? '') + 2 === length
        ? [`one colour appear exactly ${n} times and another colour appear exactly ${m} times`]
        : null,
  ],
  // Of pairs and patterns.
  [
    `${numeral.replace('?:', '')} tiles of the same colour is (?:all )?in (?:one|the same|a single) (row|column)`,
    ([n, shape]) => [`at least one ${shape} has at least ${n} tiles of the same colour`],
  ],
  [
    `(there is .*\\b${colour} tiles) ${joint} (?:all of them|they all|they) is (?:all )?(orthogonally |diagonally )?connected`,
    ([first, so, how]) => [`${first} and the ${so} tiles is ${how}connected`],
  ],
  [
    `there is (?:at least )?two ${colour} tiles (?:that|which) is not (adjacent|next to each other|neighbours|orthogonally adjacent)`,
    ([so, how = '']) => [
      `it is not true that every ${so} tile is ${how.startsWith('orthogonally') ? 'orthogonally ' : ''}adjacent to every other ${so} tile`,
    ],
  ],
  [
    '(?:the |all(?: the)? )?tiles (?:form|make|is in) a (?:checkerboard|chequerboard|chessboard)(?: pattern)?(?: (?:of|with|in) (?:exactly )?two colours)?',
    (_, subset) =>
      isInOnePiece(subset)
        ? ['exactly two colours appear and no two orthogonally adjacent tiles is the same colour']
        : null,
  ],
];

const numbers = ['one', 'two', 'three', 'four', 'five', 'six'];

import { numberWords } from '../../kit/number-words';
import { isAt } from './geometry';
import type { InFull } from './in-full';
import { isOneLine } from './in-full-of-the-rest';
import type { Place } from './meaning';
import { colour as aColour, captured, cell, listed, such, upToSix } from './pieces';
import { shapeLines } from './places';

// Sentences that were read in one way, where people mean the other, or differ: in the way that they are meant, or in each.

const colour = captured(aColour);
const numeral = captured(upToSix);
const limit = '(?:no|only|just|exactly [a-z]+|at most [a-z]+|every|all|each)';
const others = `${aColour}${such}`;
/** How a tile stands to its neighbours, with a limit. */
const nextTo = `(?:${limit} (?:${aColour} neighbours?|(?:next|adjacent) to ${others}|beside ${others})|(?:(?:next|adjacent) to|beside) ${limit} ${others})`;
const often: Readonly<Record<string, string>> = { twice: 'twice', 'two times': 'twice' };

const asOften = (times: string, a: string, b: string, limit = ''): string =>
  `there is ${limit === '' ? 'exactly ' : limit}${often[times] ?? times} as many ${a} tiles as ${b} tiles`;

export const turnsOfDoubt: readonly (readonly [string, InFull])[] = [
  // "Red is only next to blue": some red, or every red.
  [
    `${colour}s? ((?:is |has )?${nextTo})`,
    ([so, rest = '']) => [`every ${so} tile ${verbOf(rest)}`, `a ${so} tile ${verbOf(rest)}`],
  ],
  // "Red is next to blue": some red, or every red.
  [
    `${colour}s? is ((?:orthogonally |diagonally )?(?:next|adjacent) to|beside) ${colour}s?`,
    ([so, how, other]) =>
      so === other ? null : [`a ${so} tile is ${how} a ${other} tile`, `every ${so} tile is ${how} a ${other} tile`],
  ],
  // "No red or blue tile is next to another one": of these colours, or of its own.
  [
    `(.* )?(${aColour}(?: or ${aColour})+) (tiles?|ones?) ((?:that )?(?:is|has|touch|border) (?:(?!tiles?|ones?|and|or|but|if|,)[a-z]+ )*)another(?: one)?((?: (?:next|adjacent) to (?:it|them)| in its (?:row|column))?)`,
    ([before, so, tiles, verb, where]) => [
      `${before}${so} ${tiles} ${verb}another ${so} tile${where}`,
      `${before}${so} ${tiles} ${verb}a tile of the same colour${where}`,
    ],
  ],
  // "All reds are in the same row as a blue": each in one with a blue, or all in one row.
  [
    `(?:all|the|all the) ${colour}(?:s| tiles| ones) is in the same (row|column) as a ${colour}(?: one| tile)?`,
    ([so, shape, other]) => [
      `every ${so} tile is in the same ${shape} as a ${other} tile`,
      `every ${so} tile is in the same ${shape} as a ${other} tile and at most one ${shape} has a ${so} tile`,
    ],
  ],
  // "The leftmost tiles are the same colour and so are the others": as each other, or as those.
  [
    'the (leftmost|rightmost|top|bottom) tiles is (?:all )?(?:of )?the same colour ,? ?and so is (?:all )?(the others|the other tiles|the rest)',
    ([side, others]) => [
      `the ${side} tiles is all the same colour and ${others} is all the same colour`,
      'all tiles is the same colour',
    ],
  ],
  // "A colour that appears in row 1 does not appear in row 2": some, or every one.
  ['a (colour (?:that|which) .+)', ([which]) => [`some ${which}`, `every ${which}`]],
  // "The red tile is next to a blue one": of which there is one, or every one.
  [
    `the ${colour} (?:tile|one) ((?:is|has|do) (?!(?:not )?(?:${cell}|the|unique|alone|only|exactly)(?: |$)|.*\\b(?:and|or|but|if|its|it)\\b).+)`,
    ([so, rest]) => [`there is exactly one ${so} tile and it ${rest}`, `every ${so} tile ${rest}`],
  ],
  // "The red tile and the blue tile are adjacent": of which there is one each, or some of each.
  [
    `the ${colour} (?:tile|one) and the ${colour} (?:tile|one)(?: both)? (is (?!(?:not )?${aColour}).+|match|touch|share .+)`,
    ([so, other, rest]) =>
      so === other
        ? null
        : [
            `there is exactly one ${so} tile and exactly one ${other} tile and a ${so} tile and a ${other} tile ${rest}`,
            `a ${so} tile and a ${other} tile ${rest}`,
          ],
  ],
  // "A1/B1 is red": both, or one of them.
  [
    `(.*${cell}) / (${cell}.*)`,
    ([before = '', after = '']) => {
      const [both, one] = ['and', 'or'].map((joint) => `${before} ${joint} ${after}`.replaceAll(' / ', ` ${joint} `));
      return both === undefined || one === undefined ? null : [both, one];
    },
  ],
  // Times as many, or so many more.
  [
    `${colour}s? (?:is|appear) ((?:at least|at most|exactly) )?(twice|(?:two|three|four) times) (?:more often|more frequently) than ${colour}s?`,
    ([a = '', limit = '', times = '', b = '']) => [asOften(times, a, b, limit)],
  ],
  [
    `${colour}s? (?:is|appear) (twice|(?:two|three|four) times) fewer (?:often|frequently) than ${colour}s?`,
    ([a = '', times = '', b = '']) => [asOften(times, b, a)],
  ],
  [
    `${colour}s? (?:is|appear) (twice|(?:two|three|four) times) (more|fewer) than ${colour}s?`,
    ([a = '', times = '', how, b = '']) => {
      const [most, least] = how === 'more' ? [a, b] : [b, a];
      const many = times === 'twice' ? 'two' : times.replace(/ times$/, '');
      return [asOften(times, most, least), `there is exactly ${many} more ${most} tiles than ${least} tiles`];
    },
  ],
  [
    `${colour}s? / ${colour}s? = ${numeral}`,
    ([a, b, n = '']) => [
      `there is exactly ${n === 'one' ? '' : n === 'two' ? 'twice ' : `${n} times `}as many ${a} tiles as ${b} tiles`,
      `there is exactly ${n} ${a} or ${b} tiles`,
    ],
  ],
  // "Not only two tiles are red": more than two, or just not exactly two.
  [
    `(?:there is )?not (?:only|just) ${numeral} (.+)`,
    ([n, rest]) =>
      [`there is more than ${n} ${rest}`, `it is not true that exactly ${n} ${rest}`].map((each) =>
        each
          .replace(/^there is (more than [a-z]+ tiles? is )/, '$1')
          .replace(/that (exactly [a-z]+ )(?!tiles? is)/, 'that there is $1'),
      ),
  ],
  [
    `not only ${colour}(?:s| tiles)? ,? ?but (no .+)`,
    ([so, rest]) => [`not all tiles is ${so} , and there is ${rest}`],
  ],
  // Twice denied: none, or some.
  [
    `there is not (?:no|none) ${colour}(?:s| tiles?)?`,
    ([so]) => [`there is no ${so} tiles`, `there is at least one ${so} tile`],
  ],
  // "Exactly" of both numbers, or of one.
  [
    `(exactly|at most|only|just) ${numeral} ${colour}s?(?: tiles?)? ${numeral} ${colour}s?(?: tiles?)?`,
    ([how, n, a, m, b]) => [
      `there is ${how} ${n} ${a} tiles and ${how} ${m} ${b} tiles`,
      `there is ${how} ${n} ${a} tiles and at least ${m} ${b} tiles`,
    ],
  ],
  [
    `${numeral} ${colour}s?(?: tiles?)? ${numeral} ${colour}s?(?: tiles?)? (exactly|at most)`,
    ([n, a, m, b, how]) => [
      `there is ${how} ${n} ${a} tiles and ${how} ${m} ${b} tiles`,
      `there is at least ${n} ${a} tiles and ${how} ${m} ${b} tiles`,
    ],
  ],
  // "Exactly one tile is red or one tile is blue": exactly of both, or of one.
  [
    `(exactly|at most|only|just|fewer than|more than) ${numeral} (?:tiles? is ${colour}|${colour}(?: tiles?)?) or ${numeral} (?:tiles? )?(?:is )?${colour}(?: tiles?)?`,
    ([how, n, first = '', second = '', m, b]) => [
      `there is ${how} ${n} ${first || second} tiles or there is ${how} ${m} ${b} tiles`,
      `there is ${how} ${n} ${first || second} tiles or there is at least ${m} ${b} tiles`,
    ],
  ],
  // "2 reds 1 blue max": at most of both, or of one.
  [
    `${numeral} ${colour}s?(?: tiles?)? (?:and |, )?${numeral} ${colour}s?(?: tiles?)? (?:max|maximum)`,
    ([n, a, m, b]) => [
      `there is at most ${n} ${a} tiles and at most ${m} ${b} tiles`,
      `there is at least ${n} ${a} tiles and at most ${m} ${b} tiles`,
    ],
  ],
  // "The tiles are two colours": that many, or at least.
  [
    '(?:the |all(?: the)? )?tiles (?:is|has)(?: of)? (two|three) colours',
    ([n]) => [`exactly ${n} colours appear`, `at least ${n} colours appear`],
  ],
  // "The columns have one red tile": each of them, or all together.
  [
    `(?:the )?(row|column)s has one ${colour}(?: tiles?)?`,
    ([line, so]) => [`every ${line} has at least one ${so} tile`, `there is at least one ${so} tile`],
  ],
  // "There is a row with two reds, and no green": there at all, or in that row.
  [
    '(there is .*(?:row|column|square|2x2|2x2 tile)s? (?:with|containing|that has|having) .+?) , (and|but) ((?:no|a|exactly [a-z]+|at least [a-z]+|at most [a-z]+|one|two|three|four) (?:(?:red|blue|green|yellow) (?:tiles?|ones?)|(?:red|blue|green|yellow)s?))',
    ([first, joint, more]) => [`${first} , ${joint} there is ${more}`, `${first} ${joint} ${more}`],
  ],
  // "No three in a row": of one colour, in one row of the grid or next to one another.
  [
    `(no )?(two|three|four) (?:(?:(?:tiles )?(?:of )?(?:the )?same(?: colour)?|(?:tiles )?match|alike)?(?:tiles )? ?in a row|(?:tiles )?in a row (?:of )?(?:the )?same(?: colour)?)`,
    ([no = '', n = '']) => [
      `${no === '' ? 'at least one' : 'no'} row has at least ${n} tiles of the same colour`,
      inALine(no, n),
    ],
  ],
  [
    `(four) (?:tiles? (?:is )?)?${colour}(?: tiles?)? in a row`,
    ([n, so]) => [`at least one row has ${n} ${so} tiles`, `at least one row or column has ${n} ${so} tiles`],
  ],
  // "All red but A1 is blue": all but that one.
  [
    `(?:everything|all(?: tiles)?)(?: is)? ${colour} ,? ?but (${cell}) is (?:(not)(?: ${colour})?|${colour})`,
    ([so = '', name, not = '', denied = '', other = '']) =>
      (not === '' && so === other) || (denied !== '' && denied !== so)
        ? null
        : [`every tile other than ${name} is ${so} and ${name} is ${not === '' ? other : `not ${so}`}`],
  ],
  // "Colours alternate": two of them in turn, or no two alike next to each other.
  [
    '(?:the )?colours alternate',
    (_, subset) =>
      isOneLine(subset)
        ? ['the tiles alternate between two colours', 'no two orthogonally adjacent tiles is the same colour']
        : null,
  ],
  // "The tiles are different colours": no two alike, or not all.
  [
    '(?:the|these|my|our) tiles (?:(?:is|has)(?: of)? different colours|differ)',
    (_, { length }) => (length < 3 ? null : ['all tiles is different colours', 'not all tiles is the same colour']),
  ],
  // "Red and green are not present": neither of them, or not both.
  [
    `(?:the )?${colour}s? and ${colour}(?:s| tiles)? is not (?:present|there)`,
    ([a, b]) => [`neither ${a} nor ${b} appear`, `${a} and ${b} do not both appear`],
  ],
  // "Red is next to blue and green": one red next to both, or red ones next to each.
  [
    `${colour}s? ((?:is )?(?:adjacent|next) to|is beside) ${colour}s? and ${colour}s?`,
    ([so, how = '', a, b]) => {
      const near = verbOf(how);
      return [
        `a ${so} tile ${near} a ${a} tile and ${near} a ${b} tile`,
        `a ${so} tile ${near} a ${a} tile , and a ${so} tile ${near} a ${b} tile`,
      ];
    },
  ],
  // "A red tile has no blue neighbour": some red tile, or every one.
  [`a ${colour} (?:tile|one) (has no .+)`, ([so, rest]) => [`some ${so} tile ${rest}`, `every ${so} tile ${rest}`]],
  // "Only the corners are red": and all of them, or perhaps not all.
  [
    `only the (corner|edge|centre|end|middle)(?:s| tiles) is ${colour}`,
    ([where, so]) => [`all ${where} tiles is ${so} and no other tile is ${so}`, `every ${so} tile is a ${where} tile`],
  ],
  // "Only one row contains red and blue tiles": both of them, or any.
  [
    `(only|just|exactly) one (row|column) (?:has|contain) ${colour} and ${colour} tiles`,
    ([how, shape, a, b]) => [
      `${how} one ${shape} has a ${a} tile and a ${b} tile`,
      `${how} one ${shape} has a ${a} or ${b} tile`,
    ],
  ],
  // "Each colour appears twice": each of the four, or each of those that appear.
  [
    '(?:each|every) colour appear (twice|three times)',
    ([often]) => [
      `every colour appear at least ${often}`,
      `every colour appear exactly ${often}`,
      `every colour that appear appear at least ${often}`,
      `every colour that appear appear exactly ${often}`,
    ],
  ],
  // "The rows are different": not the same tile by tile, or not in their colours.
  [
    '(?:(?:the|both) )?(?:two )?(rows|columns) is different',
    ([lines = ''], subset) => {
      const [a, b, more] = shapeLines(lines === 'rows' ? 'row' : 'column', subset).map((line) =>
        line.type === 'row'
          ? `row ${numberWords[line.row]}`
          : line.type === 'column'
            ? `column ${line.column.toLowerCase()}`
            : '',
      );
      return a === undefined || b === undefined || more !== undefined
        ? null
        : [`it is not true that ${a} match ${b}`, `it is not true that ${a} has the same set of colours as ${b}`];
    },
  ],
  // "It is not true that A1 and B1 are red or C1 is": all of it, or the first part.
  [
    'it is not true that ((?:(?!(?: or | if |,| unless )).)+ and (?:(?!(?: or | if |,| unless )).)+) or ([^,]+)',
    ([first, last]) =>
      /\b(?:either|neither|between)\b/.test(first ?? '')
        ? null
        : [`not ( ${first} or ${last} )`, `not ( ${first} ) or ${last}`],
  ],
  // "The centre tiles are all the same colour, and so are the edge tiles": those of their own, or the same one.
  [
    'the (corner|edge|centre) tiles is all the same colour (?:, )?and so is (?:all )?the (corner|edge|centre) tiles',
    ([these, those], subset) => {
      const all = subset.filter((each) => placesOf(these, those).some((place) => isAt(place, each, subset)));
      return all.length < 2
        ? null
        : [
            `all ${these} tiles is the same colour and all ${those} tiles is the same colour`,
            `${listed(all)} is the same colour`,
          ];
    },
  ],
  // "Side by side": one next to the other in a row, or by their sides at all.
  [
    '(.*)side by side(.*)',
    ([before, after]) => [`${before}orthogonally adjacent${after}`, `${before}horizontally adjacent${after}`],
  ],
];

const placesOf = (...names: readonly (string | undefined)[]): Place[] =>
  (['corner', 'edge', 'centre'] as const).filter((type) => names.includes(type)).map((type) => ({ type }));

const inALine = (no: string, n: string): string => {
  if (n === 'four')
    return `${no === '' ? 'at least one' : 'no'} row or column has at least four tiles of the same colour`;
  if (n === 'three') return `${no}three consecutive tiles is the same colour`;
  return `${no}two orthogonally adjacent tiles is the same colour`;
};

/** A verb where there is none. */
const verbOf = (rest: string): string => (/^(?:is|has) /.test(rest) ? rest : `is ${rest}`);

import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell, colours, columnOf, inGridOrder, isCell, rowOf } from '../grid';
import { isAt } from './geometry';
import { captured, cell, colour, lineName, lineSide } from './pieces';
import type { Wording } from './suggest-loose-words';

// Whole sentences of careful English that the reader does not take, in words that it knows and that say just the same. They are only
// proposed.

const C = captured(colour);
const s = '(?:s| tiles?| ones?)?';
const T = captured(cell);
const N = '(one|two|three|four|five)';
const bound = '((?:exactly |at least |at most )?)';
const L = `((?:row|column) ${lineName}|the ${lineSide} (?:row|column))`;
const has = '(?:has|contain)';

const linesAcross = (shape: string | undefined, subset: readonly Cell[]): number =>
  new Set(subset.map(shape === 'row' ? rowOf : columnOf)).size;

/** The tiles from one to another along a row or column. */
function fromTo([a = '', b = '', so = '', more = '', not = '']: readonly string[], subset: readonly Cell[]) {
  const isRow = a[1] === b[1];
  const [first, last] = [a, b].sort();
  const between = inGridOrder(subset).filter(
    (cell) =>
      first !== undefined &&
      last !== undefined &&
      cell >= first &&
      cell <= last &&
      (isRow ? cell[1] : cell[0]) === (isRow ? a[1] : a[0]),
  );
  if ((!isRow && a[0] !== b[0]) || between.length < 2) return null;
  return [
    `${between.slice(0, -1).join(' , ')} and ${between.at(-1)} is ${so}${more === '' ? '' : ` and ${not} is not ${so}`}`,
  ];
}

const aboveOthers = ([so = '', but = '']: readonly string[]): string[] => [
  colours
    .filter((each) => each !== so && each !== but)
    .map((each) => `there is more ${so} than ${each} tiles`)
    .join(' and '),
];

const allBut = '$1 is $2 and there is exactly one $2 tile';

const sentences: readonly Wording[] = [
  // Tiles by name.
  [`${T} is the same colour as ${T} ,? ?but neither is ${C}`, '$1 matches $2 and neither $1 nor $2 is $3'],
  [`${T} and ${T} is the same colour ,? ?and that colour is ${C} or ${C}`, '$1 matches $2 and $1 is $3 or $4'],
  [`${T} is either ${C} or ${C} ,? ?and ${T} is neither`, '$1 is $2 or $3 and $4 is not $2 and $4 is not $3'],
  [
    `if ${T} is ${C} or ${C} ,? ?(?:then )?${T} and ${T} is neither`,
    'if $1 is $2 or $3 , neither $4 nor $5 is $2 or $3',
  ],
  [`${T} (.+) and is itself ${C}`, '$1 $2 and $1 is $3'],
  [`${T} (.+) and is not ${C} itself`, '$1 $2 and $1 is not $3'],
  [
    `${T} and ${T} is two different colours , neither of them ${C}`,
    '$1 and $2 is different colours and neither $1 nor $2 is $3',
  ],
  [`(?:both )?${T} and either ${T} or ${T} is ${C}`, '$1 is $4 and $2 or $3 is $4'],
  [`the only ${C} tile is not ${T}`, 'there is exactly one $1 tile and $2 is not $1'],
  [`the only ${C} tile is ${T} or ${T}`, 'there is exactly one $1 tile and $2 or $3 is $1'],
  [`${L} is all ${C} and ${T} is not`, '$1 is all $2 and $3 is not $2'],
  [`(?:nothing|none|no tile) but ${T} is ${C}`, allBut],
  [`(?:nothing|none) is ${C} but ${T}`, '$2 is $1 and there is exactly one $1 tile'],
  [`${T} is the ${C} one`, '$1 is $2 and there is exactly one $2 tile'],
  [
    `(?:apart from|besides|except for) ${T} and ${T} , (?:no tile|nothing) is ${C}`,
    '$1 and $2 is $3 and there is exactly two $3 tiles',
  ],
  [`${T} is not the only ${C} tile`, '$1 is $2 and there is at least two $2 tiles'],
  [`${T} is ${C} instead of ${T}`, '$1 is $2 and $3 is not $2'],
  [`${T} rather than ${T} is ${C}`, '$1 is $3 and $2 is not $3'],
  [`${T} is ${C} ,? ?(?:but|and) not ${T} (?:or|and) ${T}`, '$1 is $2 and neither $3 nor $4 is $2'],
  [`${T} is ${C} like ${T} ,? ?(?:but )?unlike ${T} and ${T}`, '$1 and $3 is $2 and neither $4 nor $5 is $2'],
  [`${T} and ${T} match ,? ?but not ${T}`, '$1 matches $2 and $3 is a different colour from $1'],
  [`${T} is not ${C} ,? ?though ${T} is`, '$1 is not $2 and $3 is $2'],
  [`${T} is ${C} while ${T} is not ,? ?or vice versa`, 'exactly one of $1 and $3 is $2'],
  [`${T} is never ${C} ,? ?nor is ${T} ,? ?nor ${T}`, 'none of $1 , $3 and $4 is $2'],
  [`none of ${T} , ${T} and ${T} is the same colour`, '$1 , $2 and $3 is all different colours'],
  [`${T} and ${T} is diagonally adjacent and both ${C}`, '$1 and $2 is $3'],
  [`(?:either )?${T} and ${T} or ${T} and ${T} is the same colour`, '$1 matches $2 or $3 matches $4'],
  [
    `neither ${T} and ${T} nor ${T} and ${T} (?:is the same colour|match)`,
    '$1 is a different colour from $2 and $3 is a different colour from $4',
  ],
  [`(?:both |either )?${T} and ${T} ,? ?or (?:both )?${T} and ${T} ,? ?is ${C}`, '$1 and $2 is $5 or $3 and $4 is $5'],
  [`(?:tiles )?${T} (?:through|to) ${T} is (?:all )?${C}( (?:and|but) ${T} is not)?`, fromTo],
  [
    `one of ${T} , ${T} and ${T} is ${C} and the others ${C}`,
    ([, , , so, other], { length }) =>
      length === 3 ? [`there is exactly one ${so} tile and there is exactly two ${other} tiles`] : null,
  ],
  [`${T} is unique in colour`, '$1 matches no other tile'],
  // If.
  [
    `if ${T} is ${C} , (?:then )?${T} is , (?:and|but) if not , (?:then )?${T} is`,
    'if $1 is $2 , then $3 is $2 , otherwise $4 is $2',
  ],
  [
    'if (.+?) , (.+?) (?:,|;) (?:and )?(?:if not|otherwise|else) ,? ?(?:then )?(.+ .+ .+)',
    'if $1 , then $2 , otherwise $3',
  ],
  [`${T} is ${C} if ${T} is ,? ?and ${C} otherwise`, 'if $3 is $2 , then $1 is $2 , otherwise $1 is $4'],
  [`if and only if ${T} is ${C} , (.+)`, '$1 is $2 if and only if $3'],
  [`if ${T} is ${C} , (?:then )?so is ${T} ,? ?and vice versa`, '$1 is $2 if and only if $3 is $2'],
  [`${T} is ${C} if (.+) ,? ?and only then`, '$1 is $2 if and only if $3'],
  [`${T} is ${C} ,? ?but only if (.+)`, '$1 is $2 only if $3'],
  [`no tile is ${C} if ${T} is not`, 'if $2 is not $1 , no tile is $1'],
  [`every tile is ${C} if ${T} is`, 'if $2 is $1 , every tile is $1'],
  [`not only is ${T} ${C} ,? ?(?:but )?(.+)`, '$1 is $2 and $3'],
  [
    `(?:unless all tiles is ${C} , none is|all or none is ${C})`,
    ([a, b]) => [`all tiles is ${a}${b} or no tile is ${a}${b}`],
  ],
  [`either (${T} is ${C}) , (${T} is ${C}) or (${T} is ${C})`, '$1 or $4 or $7'],
  // All but some.
  [
    `every tile except the corners is ${C}`,
    ([so = ''], subset) => {
      const corners = subset.filter((cell) => isAt({ type: 'corner' }, cell, subset));
      return corners.length === 0 ? null : [`every tile is ${so} except ${corners.join(' and ')}`];
    },
  ],
  [`all except ${T} ,? ?which is ${C} ,? ?is ${C}`, 'every tile other than $1 is $3 and $1 is $2'],
  [`(?:everything|every tile) is ${C} ,? ?except that ${T} is ${C}`, 'every tile other than $2 is $1 and $2 is $3'],
  [`there is no tiles other than ${C} ones`, 'every tile is $1'],
  [`there is no tiles other than ${C} ones and ${C} ones`, 'every tile is $1 or $2'],
  [`each tile is ${C} or ${C} ,? ?but not both`, 'every tile is $1 or $2'],
  // How many.
  [`there is but ${N} ${C} tiles?`, 'there is exactly $1 $2 tiles'],
  [
    `wherever there is a ${C} tile , (?:there is )?a ${C} (?:tile |one )?(?:is |sits |lies )?directly (above|below) it`,
    ([so, other, where]) => [`every ${so} tile is directly ${where === 'above' ? 'below' : 'above'} a ${other} tile`],
  ],
  [`neither more nor fewer than ${N} tiles is ${C}`, 'exactly $1 tiles is $2'],
  [`half or more (?:of the tiles )?is ${C}`, 'at least half of the tiles is $1'],
  [`there is more ${C} tiles than ${N}`, 'there is more than $2 $1 tiles'],
  [`(?:there is )?${N} ${C}${s} ,? ?(?:but )?not ${N}`, 'there is exactly $1 $2 tiles'],
  [`there is ${N} ${C}${s} but not ${N} ,? ?and no ${C}`, 'there is exactly $1 $2 tiles and there is no $4 tiles'],
  [
    `${N} ${C}${s} but not ${N} ${C}${s}`,
    'there is at least $1 $2 tiles and not at least $3 $4 tiles',
    'there is at least $1 $2 tiles and there is fewer than $3 $4 tiles',
  ],
  [`there is ${bound}${N} ${C} tiles , neither of them in ${L}`, 'there is $1$2 $3 tiles and $4 has no $3 tiles'],
  [`there is ${bound}${N} ${C} tiles , none of them in ${L}`, 'there is $1$2 $3 tiles and $4 has no $3 tiles'],
  [
    `there is ${bound}${N} ${C} tiles ,? ?(?:one of which is|and one of them is) ${T}`,
    'there is $1$2 $3 tiles and $4 is $3',
  ],
  [`${bound}${N} (?:of the )?tiles is ${C} ,? ?and one of them is ${T}`, 'there is $1$2 $3 tiles and $4 is $3'],
  [`there is ${bound}${N} ${C} tiles ,? ?and neither is ${T}`, 'there is $1$2 $3 tiles and $4 is not $3'],
  [`if there is ${bound}${N} ${C} tiles , ${T} is one of them`, 'if there is $1$2 $3 tiles , $4 is $3'],
  [`${T} is one of ${bound}${N} ${C} tiles`, 'there is $2$3 $4 tiles and $1 is $4'],
  [
    `there is the same number of ${C}${s} and ${C}${s} ,? ?namely ${N}`,
    'there is exactly $3 $1 tiles and exactly $3 $2 tiles',
  ],
  [
    `at least one corner is ${C} ,? ?and there is no other ${C} tiles`,
    'there is at least one $1 tile and every $1 tile is a corner tile',
  ],
  // Colours against colours.
  [`${C} outnumber neither ${C} nor ${C}`, 'there is at least as many $2 as $1 and at least as many $3 as $1 tiles'],
  [`${C} is no more common than ${C}`, 'there is no more $1 than $2 tiles'],
  [`${C} is more common than ${C} but not than ${C}`, 'there is more $1 than $2 and at least as many $3 as $1 tiles'],
  [`${C} outnumber every other colour except ${C}`, aboveOthers],
  [`${C} outnumber ${C} by no more than one`, 'there is exactly one more $1 tile than $2 tiles'],
  [
    `there is more ${C} and ${C} tiles than ${C} ones`,
    'there is more $1 or $2 tiles than $3 tiles',
    'there is more $1 than $3 tiles and there is more $2 than $3 tiles',
  ],
  [`more tiles is ${C} than ${C} and ${C} (?:combined|together)`, 'there is more $1 tiles than $2 or $3 tiles'],
  [
    `the number of ${C}${s} differ from the number of ${C}${s}`,
    'it is not true that there is exactly as many $1 as $2 tiles',
  ],
  [
    `neither ${C} nor ${C} is the most common colour`,
    '$1 is not the most common colour and $2 is not the most common colour',
  ],
  [
    `${C} is neither the most nor the least common colour`,
    '$1 is not the most common colour and $1 is not the least common colour',
  ],
  [
    `(?:all|every|all four) colours? appear ,? ?(?:and )?${C} the most`,
    'every colour appears and $1 is the most common colour',
  ],
  // Colours in general.
  [
    `one colour appear (twice|${N} times) and the other three appear once each`,
    'one colour appears exactly $1 and exactly three colours appear exactly once',
  ],
  [`three colours appear ,? ?but not ${C}`, 'exactly three colours appear and there is no $1 tiles'],
  [`there is a colour that do not appear ,? ?but it is not ${C}`, '$1 appears and at least one colour is missing'],
  [
    `(?:each|every) colour appear at most twice , except ${C} , which appear three times`,
    '$1 appears exactly three times and every other colour appears at most twice',
  ],
  [`the tiles is of ${N} colours ,? ?and ${C} is one of them`, 'exactly $1 colours appear and $2 appears'],
  [`exactly ${N} colours appear ,? ?twice each`, 'exactly $1 colours appear exactly twice'],
  [`any two( adjacent)? tiles is different colours`, 'no two$1 tiles is the same colour'],
  // Neighbours.
  [
    `${C}${s} is (?:adjacent|next) only to ${C}${s}(?: or ${C}${s})?`,
    ([so, a, b = '']) => [`every ${so} tile is adjacent to only ${a}${b === '' ? '' : ` or ${b}`} tiles`],
  ],
  [`${C}${s} is (?:adjacent|next) to ${C}${s} only`, 'every $1 tile is adjacent to only $2 tiles'],
  [
    `(?:two or more tiles is ${C}) ,? ?but no two of them is adjacent`,
    'there is at least two $1 tiles and no two $1 tiles is adjacent',
  ],
  [
    `there is ${bound}${N} ${C} tiles ,? ?no two of which is adjacent`,
    'there is $1$2 $3 tiles and no two $3 tiles is adjacent',
  ],
  [
    `there is two adjacent tiles ,? ?neither of which is ${C}`,
    'there is a pair of adjacent non $1 tiles',
    'two non $1 tiles is adjacent',
  ],
  [`all (?:the )?neighbours of some ${C} tile is ${C}`, 'there is a $1 tile that is adjacent to only $2 tiles'],
  [`some neighbour of every ${C} tile is ${C}`, 'every $1 tile is adjacent to a $2 tile'],
  [`only tiles (?:next|adjacent) to a ${C} tile is ${C}`, 'every $2 tile is adjacent to a $1 tile'],
  [`if a tile is ${C} , (?:then )?so is (?:all )?(?:of )?its neighbours`, 'every $1 tile is adjacent to only $1 tiles'],
  [
    `(?:a|some) ${C} tile is adjacent to neither ${C} nor ${C}`,
    'there is a $1 tile that is adjacent to no $2 or $3 tiles',
  ],
  [`two adjacent tiles is both ${C} or both ${C}`, 'two adjacent tiles is both $1 or two adjacent tiles is both $2'],
  [`no two ${C}${s} is adjacent or diagonal`, 'no two $1 tiles is adjacent'],
  [
    `(?:two )?${C}s? meet diagonally|two ${C}${s} meet diagonally`,
    ([a, b]) => [`two ${a}${b} tiles is diagonally adjacent`],
  ],
  [
    `a ${C} tile is adjacent to a ${C} tile ,? ?but not a ${C} tile`,
    'a $1 tile has a $2 neighbour and no $3 neighbour',
  ],
  [
    `every ${C}(?: tile)? is (?:next|adjacent) to a ${C}(?: tile)? and not a ${C}(?: tile)?`,
    'every $1 tile has a $2 neighbour and no $3 neighbour',
  ],
  // Rows and columns.
  ['(?:both|the two|the) (row|column)s has the same colours in the same order', 'the two $1s is matching'],
  [
    `(?:the (?:top|left) (row|column)) is one colour ,? ?and (?:the (?:bottom|right) (?:row|column)) is another`,
    ([shape], subset) => {
      const [a, b] = [inGridOrder(subset)[0], inGridOrder(subset).at(-1)];
      return linesAcross(shape, subset) === 2
        ? [`every ${shape} is one colour and ${a} is a different colour from ${b}`]
        : null;
    },
  ],
  [
    `${L} has exactly ${N} ${C} tiles ,? ?(?:and|but) ${L} has (fewer|more)`,
    ([a, n = '', so, b, how]) => [`${a} has exactly ${n} ${so} tiles and ${b} has ${how} than ${n}`],
  ],
  [`every ${C} tile is in a (row|column) with a ${C} tile`, 'every $2 with a $1 tile has a $3 tile'],
  [`no ${C} tile share a row or column with another ${C} tile`, 'no row or column has two $1 tiles'],
  [
    `the (top|bottom|left|right|middle) (row|column) is the only one without ${C} tiles`,
    'the $1 $2 has no $3 tiles and exactly one $2 has no $3 tiles',
  ],
  [
    `(?:all|every) (row|column)s? (?:except|but) (row [a-z]+|column [a-d]) ${has} (?:a )?${C}${s}`,
    '$2 has no $3 tiles and exactly one $1 has no $3 tiles',
  ],
  [
    `${C} appear in every (row|column) except (row [a-z]+|column [a-d])`,
    '$3 has no $1 tiles and exactly one $2 has no $1 tiles',
  ],
  [
    `in ${L} ,? ?exactly ${N} tiles is ${C} ,? ?and in ${L} none is`,
    '$1 has exactly $2 $3 tiles and $4 has no $3 tiles',
  ],
  [`${L} ${has} more ${C} than ${C} ,? ?and ${L} the opposite`, '$1 has more $2 than $3 and $4 has more $3 than $2'],
  [
    `${L} ${has} a colour that ${L} do not`,
    'not every colour that appears in $1 appears in $2',
    'some colour that appears in $1 does not appear in $2',
  ],
  [
    `there is exactly as many ${C} tiles in ${L} as ${C} tiles in ${L}`,
    '$2 has exactly as many $1 tiles as $4 has $3 tiles',
    '$2 has as many $1s as $4 has $3s',
  ],
  [`at least one tile in every (row|column) is ${C} or ${C}`, 'every $1 has a $2 or $3 tile'],
  [`there is no ${C} tile in ${L} or in ${L}`, '$2 has no $1 tiles and $3 has no $1 tiles'],
  [`there is ${N} ${C} tiles in ${L} or in ${L}`, '$3 or $4 has at least $1 $2 tiles'],
  [`every row or every column ${has} a ${C} tile`, 'every row has a $1 tile or every column has a $1 tile'],
  [
    `in (?:each|every) (row|column) , exactly one tile is ${C} or exactly one is ${C}`,
    'every $1 has exactly one $2 tile or exactly one $3 tile',
  ],
  [`if a (row|column) has a ${C} tile , no other (?:row|column) do`, 'at most one $1 has a $2 tile'],
  [
    `one (row|column) has no ${C} tiles ,? ?and the others? has exactly one(?: each)?`,
    'exactly one $1 has no $2 tiles and no $1 has two $2 tiles',
  ],
  ['at least one (row|column) has only tiles of one colour', 'at least one $1 is one colour'],
  [`every (row|column) with a ${C} tile has at least two of them`, 'no $1 has exactly one $2 tile'],
  [`${C} appear only in ${L} and ${C} only in ${L}`, 'every $1 tile is in $2 and every $3 tile is in $4'],
  [
    `every (row|column) has a ${C} tile or a ${C} tile ,? ?but not both`,
    'every $1 has $2 or $3 and no $1 has both $2 and $3',
  ],
  [
    `there is a (row|column) with ${N} ${C} tiles ,? ?and one with none`,
    'some $1 has at least $2 $3 tiles and some $1 has no $3 tiles',
  ],
  [
    `there is ${N} ${C} tiles in one (row|column) and none in the others?`,
    'exactly one $3 has $2 and there is at least $1 $2 tiles',
  ],
  [
    `there is exactly one ${C} tile in each (row|column) ,? ?and no two share a (row|column)`,
    'every $2 has exactly one $1 tile and no $3 has two $1 tiles',
  ],
  [`${C} and ${C} share no (row|column)`, 'no $3 has both $1 and $2'],
  ['there is no colour shared by both (row|column)s', 'no colour appears in both $1s'],
  [`at least ${N} but not all (row|column)s has ${C}`, 'at least $1 $2s has $3 and not all $2s has $3'],
  // Further sentences of tiles by name, of all tiles, and of rows.
  [`either tile is ${C}`, 'at least one tile is $1', 'all tiles is $1'],
  [`${T} differ from ${T} in colour`, '$1 is a different colour from $2'],
  [`${T} and ${T} or ${T} is ${C}`, '$1 is $4 and $2 or $3 is $4', '$1 and $2 is $4 or $3 is $4'],
  [
    `${T} match one of its neighbours but not the others?`,
    ([a = ''], subset) => {
      const near = subset.filter((cell) => isCell(a) && cell !== a && areAdjacent(cell, a, 'either'));
      return near.length < 2
        ? null
        : [`${a} matches exactly one of ${near.slice(0, -1).join(' , ')} and ${near.at(-1)}`];
    },
  ],
  [`if all (?:${N} )?tiles match , they is ${C}`, 'if all tiles is the same colour , all tiles is $2'],
  [`${T} and ${T} is ${C} and ${C}`, '$1 is $3 and $2 is $4', '$1 is $4 and $2 is $3'],
  [`(?:some|two) tiles is ${C} and ${C}`, 'there is at least one $1 tile and at least one $2 tile'],
  [`both corners is ${C} ,? ?but neither of the other tiles is`, 'both corners is $1 and neither other tile is $1'],
  [
    `${L} ${has} ${C} ?[;,] ?(?:but )?the others? do not`,
    ([line = '', so]) => {
      const shape = line.includes('row') ? 'row' : 'column';
      return [`${line} has ${so} and exactly one ${shape} has ${so}`];
    },
  ],
  [
    `at least one tile in each of the (row|column)s is neither ${C} nor ${C}`,
    'every $1 has a tile that is neither $2 nor $3',
  ],
  [`two ${C} tiles is not adjacent`, 'no two $1 tiles is adjacent'],
  [`all ${C} tiles is adjacent to each other`, 'every $1 tile is adjacent to every other $1 tile'],
  [`${L} has more ${C} and fewer ${C} tiles than ${L}`, '$1 has more $2 tiles than $4 and fewer $3 tiles than $4'],
  [
    `there is more ${C} tiles in ${L} than (?:in )?${L} ,? ?but fewer ${C}(?: tiles)?`,
    '$2 has more $1 tiles than $3 and fewer $4 tiles than $3',
  ],
  [`${T} and ${T} , and ${T} and ${T} , is the same colour`, '$1 matches $2 and $3 matches $4'],
  [`no ${C} tile is (?:next|adjacent) to a ${C} tile ,? ?or a ${C} tile`, 'no $1 tile is adjacent to a $2 or $3 tile'],
  [
    `${C} is as common as ${C} ,? ?and more so than ${C}`,
    'there is exactly as many $1 as $2 tiles and more $1 than $3 tiles',
  ],
  [
    `${T} and ${T} is different colours from ${T}`,
    '$1 is a different colour from $3 and $2 is a different colour from $3',
  ],
  [`${T} is ${C} without ${T} is ${C}`, '$1 is $2 and $3 is not $4'],
  [`${T} nor ${T} is ${C}`, 'neither $1 nor $2 is $3'],
  [`not only ${T} is ${C} but also ${T}`, '$1 and $3 is $2'],
  ['each (row|column) is a different colour', 'all $1s is one colour and no colour appears in two $1s'],
  [
    `the (left and right columns|top and bottom rows) is all ${C} and the middle is ${C}`,
    ([lines = '', so, other]) => [
      `the ${lines} is all ${so} and the middle ${lines.includes('row') ? 'row' : 'column'} is all ${other}`,
    ],
  ],
  [
    `${T} differ from at least two others`,
    ([a], { length }) =>
      length > 3 ? [`${a} matches at most ${numberWords[length - 3]} other tile${length === 4 ? '' : 's'}`] : null,
  ],
  [`${L} is all ${C} unless ${T} is`, '$1 is all $2 unless $3 is $2'],
  [
    `${C} appear in no (?:row|column) and ${C} in every (row|column)`,
    'there is no $1 tiles and every $3 has a $2 tile',
  ],
  ['some two tiles differ', 'not all tiles is the same colour'],
  [`${T} is ${C} and either (${T} is ${C}) or (${T} is ${C})`, '$1 is $2 , and $3 or $6'],
];

/** Each is of the whole sentence. */
export const formally: readonly Wording[] = sentences.map(([said, ...meant]): Wording => [`^(?:${said})$`, ...meant]);

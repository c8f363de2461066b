import { numberWords } from '../../kit/number-words';
import { captured, cell, colour, lineName, lineSide, upToSix } from './pieces';
import type { Wording } from './suggest-loose-words';

// Second parts in careful English that lean on the first one ("and both of them are ...", "but not row 2", "C1 is neither"), said in
// full. They are only proposed.

const C = captured(colour);
const s = '(?:s| tiles?| ones?)?';
const T = captured(cell);
const N = captured(upToSix);
const bound = '(exactly |only |just |at least |at most |no more than |no fewer than |more than |fewer than |)';
const L = `((?:row|column) ${lineName}|the (?:${lineSide}|first|second|third|fourth|last) (?:row|column))`;
const has = '(?:has|contain)';
const bounded = `(?:exactly |only |just |at least |at most )?(?:one |two |three |four |five |a )`;
const and = '(?: [,;])?(?: and| but| while| whereas|)';
const end = '$';

/** "Both of them", "none of them": of the tiles of a colour. */
const ofSuch: Readonly<Record<string, string>> = {
  all: 'every',
  each: 'every',
  both: 'every',
  they: 'every',
  'every one': 'every',
  none: 'no',
  neither: 'no',
  'not one': 'no',
  one: 'a',
  some: 'a',
};

const numbers = upToSix;
const bounds = 'exactly |only |just |at least |at most |no more than |no fewer than |more than |fewer than ';
const suchTiles = `((?:there is )?(?:${bounds})?(?:${numbers} |a )?(?:${colour}) tiles?(?: exist| appear)?|(?:${bounds})?${numbers} tiles? is (?:${colour}))`;
const them = '(?:of (?:them|these|those|which))';
const manyOfThem = `all|each|both|every one|none|neither|not one|one|some|no two|(?:${bounds})?${numbers}`;

/** "Two tiles are red, and none of them ...": no red tile. */
function ofThem(first: string, many: string, rest: string, place = ''): string[] {
  const so = first.match(/red|blue|green|yellow/)?.[0] ?? '';
  const start = /^there is | has | is /.test(first) ? first : `there is ${first.replace(/ (?:exist|appear)$/, '')}`;
  const verb = (/^(?:is|has|do|share|touch|match) /.test(rest) ? rest : `is ${rest}`).replace(
    /^is (?:all|both) /,
    'is ',
  );
  const which = ofSuch[many];
  return [
    `${start} and ${which ?? many} ${so} tile${which === undefined && !/one$/.test(many) ? 's' : ''}${place} ${verb}`,
  ];
}

export const parts: readonly Wording[] = [
  // Of those of which so many were said to be there.
  [
    `^${suchTiles}${and} (${manyOfThem})(?: ${them}|(?= (?:is|has|do) ))(?: ,)? (.+)$`,
    ([first = '', many = '', rest = '']) => ofThem(first, many, rest),
  ],
  [`^${suchTiles}${and} they ((?:is|has|do) .+)$`, ([first = '', rest = '']) => ofThem(first, 'all', rest)],
  [
    `^(${L.slice(1, -1)}) ${has} ((?:${bounds})?(?:${numbers} )?(?:${colour}) tiles?)${and} (${manyOfThem}) ${them} (.+)$`,
    ([line = '', some = '', many = '', rest = '']) => ofThem(`${line} has ${some}`, many, rest, ` in ${line}`),
  ],
  [
    `^one ${C} tile (is .+|has .+)${and} the other(?: one)? (?:is|has|do) not$`,
    'there is exactly two $1 tiles and exactly one $1 tile $2',
  ],
  // Tiles by name.
  [`${T} is ${C}${and} ${T} is not${and} ${T} is(?: too)?${end}`, '$1 is $2 and $3 is not $2 and $4 is $2'],
  [`${T} is ${C}${and} ${T} is(?: too| as well)?${and} ${T} is not${end}`, '$1 and $3 is $2 and $4 is not $2'],
  [
    `${T} is ${C}${and} neither ${T} nor ${T}(?: nor ${T})?(?: is)?${end}`,
    '$1 is $2 and none of $3 , $4 and $5 is $2',
    '$1 is $2 and neither $3 nor $4 is $2',
  ],
  [`${T} is ${C}${and} not ${T} (?:or|nor|and) ${T}${end}`, '$1 is $2 and neither $3 nor $4 is $2'],
  [`${T}${and} (?:neither|not) ${T} (?:nor|or) ${T}(?: ,)? is ${C}${end}`, '$1 is $4 and neither $2 nor $3 is $4'],
  [
    `${T} is ${C}${and} ${T} is ${C}${and} (${T}|the others?|the rest) is neither${end}`,
    ([a, so, b, other, rest = '']) => [
      /^[A-D]/.test(rest)
        ? `${a} is ${so} and ${b} is ${other} and ${rest} is neither ${so} nor ${other}`
        : `${a} is ${so} , ${b} is ${other} , and all other tiles is ${others(so, other).join(' or ')}`,
    ],
  ],
  [
    `${T} is neither ${C} nor ${C}${and} ${T} is one of (?:them|these|those)${end}`,
    '$1 is neither $2 nor $3 and $4 is $2 or $3',
  ],
  [`${T} is ${C} or ${C}${and} ${T} is the other(?: one)?${end}`, '$1 is $2 and $4 is $3 or $1 is $3 and $4 is $2'],
  [
    `(?:either )?${T} is ${C} and ${T} is ${C}(?: ,)? or (?:vice versa|the other way round|the reverse)${end}`,
    '$1 is $2 and $3 is $4 or $1 is $4 and $3 is $2',
  ],
  [`${T} is not ${C}${and} ${T} neither${end}`, 'neither $1 nor $3 is $2'],
  [`neither (?:is )?${T} (?:is )?${C} nor (?:is )?${T} (?:is )?${C}`, '$1 is not $2 and $3 is not $4'],
  [
    `(?:only ${T}|${T} (?:only|alone|and nothing else|and no other)) is ${C}(?: ,? ?(?:and )?(?:nothing|no tile) else)?${end}`,
    ([a, b, so]) => [`only ${a}${b} is ${so}`],
  ],
  [`${T} is ${C}${and} (?:all|everything) else is ${C}`, '$1 is $2 and all other tiles is $3'],
  [
    `${T} is ${C} rather than ${T}|${T} ,? ?rather than ${T} ,? ?is ${C}`,
    ([a, so, b, c, d, e]) => [`${a}${c} is ${so}${e} and ${b}${d} is not ${so}${e}`],
  ],
  [`${T} is ${C} just (?:in case|if) ${T} is ${C}`, '$1 is $2 if and only if $3 is $4'],
  [
    `${T} (?:match|is the same colour as|has the same colour as|has the colour of) neither ${T} nor ${T}(?: nor ${T})?`,
    ([a, b, c, d = '']) => [d === '' ? `${a} differs from ${b} and ${c}` : `${a} matches none of ${b} , ${c} and ${d}`],
  ],
  [
    `${T} (?:is|has) neither (?:the (?:same )?colour (?:of|as) )?${T}(?: colour)? nor (?:as |(?:that|the colour) of )?${T}(?: colour)?`,
    '$1 is a different colour from $2 and $1 is a different colour from $3',
  ],
  [
    `(${T} and ${T}) (match|is the same colour)${and} ${T} (?:differ from|is different from|is a different colour from|is not like) them`,
    '$1 match and $5 is a different colour from $2',
  ],
  [
    `${T} is the same colour as ${T}${and} ${T} is (?:different|another colour|a different colour)${end}`,
    '$1 match $2 and $3 is a different colour from $1',
  ],
  [
    `(${T} and ${T}) match${and} none of (?:them|these) is ${C}${and} ${T} and ${T} is${end}`,
    '$1 match and $1 is not $4 and $5 and $6 is $4',
  ],
  [`${T} match ${T} and ${T} ${T}${end}`, '$1 match $2 and $3 match $4'],
  [
    `${T} differ from ${T} and ${T} from ${T}${end}`,
    '$1 is a different colour from $2 and $3 is a different colour from $4',
  ],
  [`${T} is ${T} colour , or ${T} is ${T}${end}`, '$1 match $2 or $3 match $4'],
  [
    `each of ${T} and ${T} differ from each of ${T} and ${T}`,
    '$1 match neither $3 nor $4 and $2 match neither $3 nor $4',
  ],
  [
    `if ${T} is ${C} (?:, )?(?:then )?either ${T} or ${T} is ,? ?but not both`,
    'if $1 is $2 , exactly one of $3 and $4 is $2',
  ],
  [`if ${T} is not ${C} (?:, )?(?:then )?${T} is and ${T} is not`, 'if $1 is not $2 then $3 is $2 and $4 is not $2'],
  [`not only ${T} is ${C} but ${T}(?: is)? too`, '$1 and $3 is $2'],
  // Rows and columns.
  [`${L} ${has} (?:a |any |some )?${C}${s} ?,? ?(?:but |and )?(?:not|unlike) ${L}`, '$1 has $2 and $3 has no $2'],
  [`${L}(?: ,)? (?:but |and )?not ${L}(?: ,)? ${has} (?:a |any )?${C}${s}`, '$1 has $3 and $2 has no $3'],
  [`${C}${s} (?:appear|is|is there) in ${L} ?,? ?(?:but |and )?not (?:in )?${L}`, '$2 has $1 and $3 has no $1'],
  [`(?:there is )?${C}${s} in ${L} ?,? ?(?:but |and )?not (?:in )?${L}`, '$2 has $1 and $3 has no $1'],
  [`${C} appear in ${L}${and} ${C} do not${end}`, '$2 has $1 and no $3', '$2 has $1 and there is no $3'],
  [
    `${L} (?:do not (?:contain|has)|lack|is without|do without|misse?s?|has no) ${C}${s} and ${L} (?:of |in |from |without )?${C}${s}${end}`,
    '$1 has no $2 and $3 has no $4',
  ],
  [`${C} is (?:missing|absent) (?:in|from) ${L} and ${C} (?:in|from) ${L}`, '$2 has no $1 and $4 has no $3'],
  [
    `${L} (?:is made of|is made up of|consist of|is full of|has all|is filled with|contain only|has only) ${C}${s} and ${L} (?:of |only |all )?${C}${s}${end}`,
    '$1 is all $2 and $3 is all $4',
  ],
  [`all of ${L} is ${C} and (?:all of )?${L} (?:is )?${C}${end}`, '$1 is all $2 and $3 is all $4'],
  [
    `(?:all|every) tiles? in ${L} is ${C} and (?:(?:all|every) tiles? )?(?:in )?${L} (?:is )?${C}${end}`,
    '$1 is all $2 and $3 is all $4',
  ],
  [
    `${L} ${has} more ${C}${s} than ${C}${s}${and} (?:so do )?${L}(?: too| do too)?${end}`,
    '$1 has more $2 than $3 and $4 has more $2 than $3',
  ],
  [
    `${L} ${has} more ${C}${s} than ${C}${s}${and} (?:in )?${L} (?:has )?fewer${end}`,
    '$1 has more $2 than $3 and $4 has fewer $2 than $3',
  ],
  [
    `there is more ${C} than ${C} tiles in ${L}${and} fewer in ${L}${end}`,
    '$3 has more $1 than $2 and $4 has fewer $1 than $2',
  ],
  [
    `${L} ${has} (?:a )?${C}${s}${and} ${L} (?:${has} )?(?:a )?${C}${s}${and} ${L} (?:${has} )?(both|neither)(?: of them)?${end}`,
    ([a, so, b, other, c, how]) => [
      `${a} has ${so} , ${b} has ${other} , ${c} has ${how === 'both' ? `${so} and ${other}` : `neither ${so} nor ${other}`}`,
    ],
  ],
  [
    `${L} ${has} no ${C}${s}${and} ${L} (?:${has} )?no ${C}${s}${and} ${L} (?:${has} )?both${end}`,
    '$1 has no $2 , $3 has no $4 , $5 has $2 and $4',
  ],
  [
    `${L} ${has} (?:a )?${C}${s} and (?:a )?${C}${s}${and} ${L} (?:${has} )?neither${end}`,
    '$1 has $2 and $3 and $4 has neither $2 nor $3',
  ],
  [
    `(each|every|all|both) (row|column)s? ${has} (?:a )?${C}${s}${and} (only |exactly |at least |at most |)one(?: of them| row| column)? ${has} (?:a )?${C}${s}${end}`,
    ([, shape, so, limit = '', other]) => [
      `every ${shape} has a ${so} tile and ${/only/.test(limit) ? 'exactly ' : limit === '' ? 'at least ' : limit}one ${shape} has a ${other} tile`,
    ],
  ],
  [
    `(each|every|all|both) (row|column)s? ${has} (?:a )?${C}${s}${and} (only |exactly |at least |at most |)one(?: of them| row| column)? ${has} ${N}(?: ${C}${s})?${end}`,
    ([, shape, so, limit = '', n]) => [
      `every ${shape} has a ${so} tile and ${/only/.test(limit) ? 'exactly ' : limit === '' ? 'at least ' : limit}one ${shape} has ${n} ${so} tiles`,
    ],
  ],
  [
    `${bound}${N} (row|column)s ${has} (?:a )?${C}${s}${and} the (?:others?|third|fourth|second|remaining one|last)(?: one| row| column)? (?:do not|has none)${end}`,
    'exactly $2 $3s has a $4 tile',
  ],
  [
    `one (row|column) has exactly ${N} ${C}${s}${and} the other(?: one| row| column)? has (more|fewer)${end}`,
    ([shape, n, so, how]) => [
      how === 'more'
        ? `exactly one ${shape} has exactly ${n} ${so} tiles and no ${shape} has fewer than ${n} ${so} tiles`
        : `exactly one ${shape} has exactly ${n} ${so} tiles and no ${shape} has more than ${n} ${so} tiles`,
    ],
  ],
  [
    `(?:rows|columns) (\\w+) and (\\w+) together (?:has|contain) ${bound}${N} ${C}${s}`,
    '$3$4 tiles in rows $1 and $2 is $5',
  ],
  [
    `there is a ${C}${s} in (?:each|every) (row|column) or (?:in )?(?:each|every) (row|column)`,
    'every $2 has a $1 tile or every $3 has a $1 tile',
  ],
  [
    `${bound}${N} tiles? (?:per|in (?:each|every)) (row|column) is (?:(not) )?${C}(?: or ${C})?`,
    ([limit = '', n = '', shape, not = '', so, other = '']) => [
      `every ${shape} has ${limit}${n} ${not === '' ? so : `non ${so}`}${other === '' ? '' : ` or ${other}`} tile${n === 'one' ? '' : 's'}`,
    ],
  ],
  [
    `(?:all|each) (?:row|column)s? except ${L} ${has} (?:a )?${C}${s}${and} (?:the \\w+|${L}) (?:has none|do not)${end}`,
    ([line = '', so]) => {
      const shape = line.includes('row') ? 'row' : 'column';
      return [`${line} has no ${so} tiles and exactly one ${shape} has no ${so} tiles`];
    },
  ],
  [
    `the (\\w+ (?:row|column)) has ${bound}${N} ${C}${s}${and} the others? (?:rows?|columns? )?has none${end}`,
    ([line = '', limit = '', n, so]) => {
      const shape = line.includes('row') ? 'row' : 'column';
      return [`the ${line} has ${limit}${n} ${so} tiles and exactly one ${shape} has a ${so} tile`];
    },
  ],
  [
    `(?:all|every) (row|column)s? (?:except|but|below|after) the (first|last|middle) ${has} (?:a )?${C}${s}${and} the (?:first|last|middle) (?:one )?(?:do not|has none)$`,
    'the $2 $1 has no $3 tiles and exactly one $1 has no $3 tiles',
  ],
  [
    `(row|column)s? (\\w+) and (?:row |column )?(\\w+) has ${N} ${C}${s} and ${N} ${C}${s}(?: ,)? respectively`,
    '$1 $2 has $4 $5 tiles and $1 $3 has $6 $7 tiles',
  ],
  [`more colours (?:appear|is) in ${L} than (?:in )?${L}`, '$1 has more colours than $2'],
  [`exactly one colour is common to both (row|column)s`, 'the $1s have exactly one colour in common'],
  [`not even two tiles is ${C}|there is not even two ${C}${s}`, ([a, b]) => [`at most one tile is ${a}${b}`]],
  [
    `neither ${L} nor ${L} ${has} ${C}${s}${and} ${L}(?: row| column)? do$`,
    '$1 has no $3 and $2 has no $3 and $4 has $3',
  ],
  [
    `only in one (row|column) (is both tiles .+|do both tiles match)`,
    ([shape, rest = '']) => [
      `exactly one ${shape} is all ${rest.includes('same colour') || rest.includes('match') ? 'one colour' : rest.replace('is both tiles ', '')}`,
    ],
  ],
  [
    `all ${C} tiles is in the same (row|column)${and} there is ${bound}${N}(?: of them)?$`,
    'all $1 tiles is in the same $2 and there is $3$4 $1 tiles',
  ],
  [`only ${T} is ${C}(?: ,)? or no tile is`, 'only $1 is $2 or there is no $2 tiles'],
  [`there is ${C} tiles${and} both (row|column)s ${has} one(?: of them)?`, 'both $2s has a $1 tile'],
  [`${bound}${N} ${C} tiles across the (?:two|three|four) (?:row|column)s`, '$1$2 $3 tiles'],
  // Of all tiles, and of colours.
  [
    `nothing (?:but|except|other than|besides) ${C}${s} (?:and|or) ${C}${s} (?:appear|exist|is present|is there)`,
    'every tile is $1 or $2',
  ],
  [
    `besides ${C}${s}(?: ,)? only ${C}${s} appear|only ${C}${s} appear besides ${C}${s}`,
    ([a, b, c, d]) => [`every tile is ${a}${d} or ${b}${c} and ${a}${d} and ${b}${c} both appear`],
  ],
  [`not only ${C}${s} appear`, 'there is a $1 tile and not every tile is $1', 'not every tile is $1'],
  [
    `(?:every|all) (?:other )?tiles?(?: that is)? (?:except|other than|but) (?:the )?${C} (?:ones|tiles) is ${C}`,
    'every non $1 tile is $2',
  ],
  [`(?:except|other than) (?:the )?${C} (?:ones|tiles)(?: ,)? (?:all|every) tiles? is ${C}`, 'every non $1 tile is $2'],
  [
    `(?:every|all) tiles? (?:except|other than|but) (?:the )?${C} (?:ones|tiles) is (next to .+|adjacent to .+|the same colour)`,
    ([so, rest = '']) => [
      rest === 'the same colour' ? `all non ${so} tiles is the same colour` : `every non ${so} tile is ${rest}`,
    ],
  ],
  [
    `except (?:for )?one ${C} tile(?: ,)? (?:all|every|all the) tiles? is ${C}`,
    'exactly one tile is $1 and every non $1 tile is $2',
  ],
  [`there is ${C} tiles${and} all other tiles is ${C}`, 'there is a $1 tile and every non $1 tile is $2'],
  [
    `^${bound}${N} ${C}${s}${and} ${bound}${N} ${C}${s} appear(?: in (?:each|every) (row|column))?$`,
    ([a = '', n, so, b = '', m, other, shape = '']) => {
      const all = `${a}${n} ${so} tile${n === 'one' ? '' : 's'} and ${b}${m} ${other} tile${m === 'one' ? '' : 's'}`;
      return [shape === '' ? `there is ${all}` : `every ${shape} has ${all}`];
    },
  ],
  [`if (?:any|some) tiles? is ${C}(?: ,)? (?:then )?${bound}${N} is`, 'there is no $1 tiles or there is $2$3 $1 tiles'],
  [`${N} or ${N}(?: ,)? but not ${N}(?: ,)? tiles? is ${C}`, 'exactly $1 or $2 tiles is $4'],
  [
    `the numbers? of ${C} and ${C} tiles is both (odd|even)`,
    'the number of $1 tiles is $3 and the number of $2 tiles is $3',
  ],
  [
    `the number of ${C} tiles is neither (even|odd) nor (?:greater|more) than ${N}`,
    ([so, parity, n]) => [
      `the number of ${so} tiles is ${parity === 'even' ? 'odd' : 'even'} and at most ${n} tiles is ${so}`,
    ],
  ],
  [
    `${C} and ${C} is equally common${and} both outnumber ${C}`,
    'there is exactly as many $1 as $2 tiles and more $1 than $3 tiles',
  ],
  [
    `${C} appear more often than ${C}${and} (?:so do ${C}|${C} do(?: too| as well)?)${end}`,
    ([a, b, c, d]) => [`there is more ${a} than ${b} tiles and more ${c}${d} than ${b} tiles`],
  ],
  [
    `${C} is (fewer|more) common than (?:some|another) (?:other )?colour`,
    ([so = '', how]) => [
      others(so)
        .map((each) => `${how} ${so} than ${each}`)
        .join(' or '),
    ],
  ],
  [
    `${C} appear (\\w+(?: times)?)${and} ${C} (\\w+(?: times)?)${and} ${C} not(?: at all)?${end}`,
    '$1 appears $2 and $3 appears $4 and there is no $5',
  ],
  [
    `the most common colour is ${C}${and} the second most common(?: colour)? is ${C}`,
    ([a, b]) => [[`${a} outnumbers ${b}`, ...others(a, b).map((each) => `${b} outnumbers ${each}`)].join(' and ')],
  ],
  [`exactly two colours appear${and} neither(?: of them)? is ${C}`, 'exactly two colours appear and there is no $1'],
  [
    `exactly two colours appear${and} one of them (?:appear )?(?:exactly )?once`,
    'exactly two colours appear and some colour appears exactly once',
  ],
  [
    `${C} and ${C} appear${and} one of them (?:appear )?(exactly )?(once|twice)`,
    '$1 and $2 appear , and $1 appears $3$4 or $2 appears $3$4',
  ],
  [
    `${bound}three tiles is the same colour${and} the other(?: one)? is ${C}`,
    'exactly one tile is $2 and exactly three tiles is the same colour',
  ],
  // Neighbours.
  [
    `(?:every|each|all) (?:of the )?neighbours? of (?:a|any|every|each) ${C} tile is ${C}`,
    'every $1 tile is adjacent to only $2 tiles',
  ],
  [
    `(?:a|some) neighbour of (?:every|each) ${C} tile is ${C}`,
    'a $2 tile is adjacent to every $1 tile',
    'every $1 tile is adjacent to a $2 tile',
  ],
  [
    `every ${C}${s} is (?:next|adjacent) to a ${C}${s} and no ${C}${s}`,
    'every $1 tile has a $2 neighbour and no $3 neighbour',
  ],
  [
    `${C} is never (?:next|adjacent) to ${C}${and} ${C} is`,
    'no $1 tile is adjacent to a $2 tile and a $3 tile is adjacent to a $2 tile',
  ],
  [
    `there is ${C} tiles${and} no ${C} tile is (?:next|adjacent) to one`,
    'there is a $1 tile and no $2 tile is adjacent to a $1 tile',
  ],
  [
    `two ${C} tiles is (diagonally |orthogonally |)adjacent${and} no others is ${C}`,
    'exactly two tiles is $1 and two $1 tiles is $2adjacent',
  ],
  [
    `the only two ${C} tiles is (diagonally |orthogonally |)adjacent`,
    'exactly two tiles is $1 and two $1 tiles is $2adjacent',
  ],
  // Said otherwise as a whole.
  [
    `${bound}${N} of the tiles? in (?:any one|any|each|every) (row|column) is (not )?${C}`,
    ([limit = '', n = '', shape, not = '', so]) => [
      `every ${shape} has ${limit}${n} ${not === '' ? so : `non ${so}`} tile${n === 'one' ? '' : 's'}`,
    ],
  ],
  [`${bound}${N} of the tiles? in (?:any one|each|every) (row|column)(?: is)? ${C}`, 'every $3 has $1$2 $4 tiles'],
  [`(.+ ${has} ${bounded}${C}${s})(?: ,)? one of which is ${T}`, '$1 and $3 is $2'],
  [
    `(?:when|whenever|if) two tiles is adjacent(?: ,)? (?:then )?(?:at least )?one of them is ${C}`,
    'no two non $1 tiles is adjacent',
  ],
  [
    `no tile is ${C} unless (?:a tile (?:next|adjacent) to it|one of its neighbours) is ${C}`,
    'every $1 tile is adjacent to a $2 tile',
  ],
  [`a tile is ${C} only if it is in ${L}`, 'every $1 tile is in $2'],
  [
    `the number of (?:different )?colours is the same in both (row|column)s`,
    'both $1s have the same number of colours',
  ],
  [`only ${C} appear in both (row|column)s`, '$1 is the only colour that appears in both $2s'],
  [
    `${C} is one of the colours that appear ((?:exactly |at least )?(?:once|twice|three times))`,
    ([so, often = '']) => [`${so} appears ${/^(?:exactly|at)/.test(often) ? often : `exactly ${often}`}`],
  ],
  [
    `at least ${N} (?:of the )?tiles is the same colour${and} that colour is ${C} or ${C}`,
    'at least $1 tiles is $2 or at least $1 tiles is $3',
  ],
  [
    `(?:except|apart from|other than|besides) ${T} ?,? which is ${C} ?,? there is exactly ${N} ${C} tiles?`,
    ([a, so, n, other]) =>
      so === other
        ? [`${a} is ${so} and there is exactly ${oneMore(n)} ${so} tiles`]
        : [`${a} is ${so} and there is exactly ${n} ${other} tiles`],
  ],
  [
    `${T} is ${C}${and} (?:except|apart from|other than|besides) it(?: ,)? there is exactly ${N} ${C} tiles?`,
    ([a, so, n, other]) =>
      so === other
        ? [`${a} is ${so} and there is exactly ${oneMore(n)} ${so} tiles`]
        : [`${a} is ${so} and there is exactly ${n} ${other} tiles`],
  ],
  [
    `all (?:of )?(?:the )?colours (?:of|in) ${L} appear(?: again)? in ${L}`,
    'every colour that appears in $1 appears in $2',
  ],
  [`${C} (?:is found|appear|is) in ${L}${and} nowhere else`, '$2 has $1 and every $1 tile is in $2'],
  [
    `${C} appear as often as ${C}${and} more often than ${C}(?: or| and) ${C}`,
    'there is exactly as many $1 as $2 tiles , more $1 than $3 , and more $1 than $4',
    'as many $1s as $2s and $1 outnumbers $3 and $1 outnumbers $4',
  ],
  [
    `(?:every|each) (row|column) has (?:its own|a different) number of ${C}${s}`,
    'no two $1s have the same number of $2 tiles',
  ],
  [
    `if one (row|column) is all ${C}(?: ,)? (?:then )?so is (?:the others?|every other|all the others)(?: row| column)?s?`,
    'all tiles is $2 or no $1 is all $2',
  ],
  [
    `if the tiles in ${L} is (?:both |all )?${C}(?: ,)? (?:then )?so is those in ${L}`,
    'if $1 is all $2 , then $3 is all $2',
  ],
  [
    `the two tiles on the left is ${C} and the two (?:tiles |ones )?on the right is ${C}`,
    'the first two tiles is $1 and the last two tiles is $2',
  ],
  [`${T} is a different colour from (?:either|both|all|each) of its neighbours`, '$1 matches no neighbour'],
  [
    `${T} has (?:one|a) ${C} neighbour and (?:one|a) ${C} neighbour${and} is (?:itself )?neither(?: itself)?`,
    '$1 has a $2 neighbour and a $3 neighbour , and $1 is neither $2 nor $3',
  ],
  [
    `if ${T} is ${C}(?: ,)? (?:then )?${bound}${N} of its neighbours is(?: too| as well)?`,
    'if $1 is $2 , $3$4 neighbour of $1 is $2',
  ],
  [`${T} is ${C} if and only if (?:neither|none) of the others? is`, '$1 is $2 if and only if no other tile is $2'],
  [
    `unless ${T} is ${C}(?: ,)? (?:both|all|all of|both of) (?:the )?other tiles is ${C}`,
    '$1 is $2 or all other tiles is $3',
  ],
  [
    `there is a ${C} tile with (no|two|three) ${C} neighbours? and a ${C} tile with (no|two|three) ${C} neighbours?`,
    'a $1 tile has $2 $3 neighbours and a $4 tile has $5 $6 neighbours',
  ],
  [
    `there is a (row|column) with (more|fewer) ${C}s? than ${C}s?${and} (?:a|another) (?:row|column) with (more|fewer) ${C}s? than ${C}s?`,
    'some $1 has $2 $3 than $4 and some $1 has $5 $6 than $7',
  ],
  [
    `of the ${C} tiles(?: ,)? ${bound}${N} is in ${L} and ${bound}${N} (?:is )?in ${L}`,
    '$4 has $2$3 $1 tiles and $7 has $5$6 $1 tiles',
  ],
];

const oneMore = (n = ''): string => numberWords[numberWords.indexOf(n) + 1] ?? n;

const all = ['red', 'blue', 'green', 'yellow'];
const others = (...some: readonly (string | undefined)[]): string[] => all.filter((each) => !some.includes(each));

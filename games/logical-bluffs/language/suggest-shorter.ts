import { countWords, MAX_WORDS } from './words';

// The same sentence in fewer words, for readings that are longer than a statement may be. Whether what comes out still
// says the same is for whoever asks to try: nothing is promised here.

const line = '(row \\w|column \\w|the \\w+ (?:row|column))';

const likeOne = 'the same colour as (\\w\\d)';

const likeTwo = `${likeOne} or ${likeOne}`;

/** "(directly right of a red and directly left of one) or (below and above)": between two of them. */
const between = (how: string): RegExp =>
  new RegExp(
    `\\bthat (?:is|are) \\(\\(${how} right of at least one (\\w+) tile\\) and \\(${how} left of at least one \\1 tile\\)\\) or \\(\\(${how} below at least one \\1 tile\\) and \\(${how} above at least one \\1 tile\\)\\)`,
    'g',
  );

const turns: readonly (readonly [RegExp, string])[] = [
  [between('directly'), 'directly between two $1 tiles'],
  [between('anywhere'), 'anywhere between two $1 tiles'],
  [
    new RegExp(`^(\\w\\d) is ${likeTwo} and (\\w\\d) is ${likeTwo}(?=\\.$)`),
    '$1 matches $2 or $3, and $4 matches $5 or $6',
  ],
  [
    new RegExp(`^(\\w\\d and \\w\\d) are ${likeOne} or \\1 are ${likeOne}(?=\\.$)`),
    '$1 both match $2 or both match $3',
  ],
  [
    /^(\w\d) is a different colour from (\w\d) and \w\d is the same colour as \1 and \w\d is the same colour as \2(?=\.$)/,
    'the tiles alternate between two colours',
  ],
  [/\(((?:row|column) \w) has at least one (\w+) tile and at least one (\w+) tile\)/g, '($1 has $2 and $3)'],
  [/ and \(((?:row|column) \w has no \w+ or \w+) tiles\)(?=\.$)/g, ', $1'],
  [
    /^in (row \w|column \w|the \w+ (?:row|column)), \(there (?:is|are) ([^()]+ tiles?) (or|and) there (?:is|are) ([^()]+ tiles?)\)/,
    '$1 has $2 $3 $4',
  ],
  [
    /\bthere is at least one (\w+) tile(?: and \(there are no \w+ tiles or there are fewer \1 tiles than \w+ tiles\)){3}/g,
    '$1 is the least common colour that appears',
  ],
  [
    /\bthe number of (\w+) tiles among [A-D](\d)\b[^.]* [A-D](\d) exceeds the number of \1 tiles in row (\w)/,
    'rows $2 and $3 together have more $1 tiles than row $4',
  ],
  [/\b(row|column) (\w) has (.+?) and \1 (\w) has \3(?= and |\.$)/, '$1s $2 and $4 each have $3'],
  [
    /\bthere (?:is|are) ((?:exactly|at most|at least) \w+) (\w+) tiles? that (?:is|are) in (row|column) (\w) or in \3 (\w)/,
    '$1 tiles in $3s $4 and $5 are $2',
  ],
  [/\(in every (row|column), there are (more|fewer) (\w+) tiles than (\w+) tiles\)/g, 'every $1 has $2 $3 than $4'],
  [
    /^the number of (\w+) edge tiles exceeds the number of \w+ edge tiles and .* edge tiles$/,
    'among the edge tiles, $1 is the most common colour',
  ],
  [
    /\b(row|column) (\w) has exactly as many (\w+) tiles as \1 (\w) and \1 \2 has exactly as many \3 tiles as \1 (\w)/g,
    '$1s $2, $4 and $5 have the same number of $3 tiles',
  ],
  [
    /\b(row|column) (\w) has exactly as many (\w+) tiles as \1 (\w) and \1 \2 has exactly as many (\w+) tiles as \1 \4/g,
    '$1 $2 has as many $3s and as many $5s as $1 $4',
  ],
  [
    /^it is not true that \(there are more (\w+) tiles than \w+ tiles and there are more \1 tiles than \w+ tiles and there are more \1 tiles than \w+ tiles\)$/,
    '$1 is not the most common colour',
  ],
  [
    /^there are at most as many (\w+) tiles as \w+ tiles and there are at most as many \1 tiles as \w+ tiles and there are at most as many \1 tiles as \w+ tiles$/,
    'no colour is less common than $1',
  ],
  [
    new RegExp(`\\b(\\w\\d) is not \\(${likeOne} or ${likeOne} or ${likeOne}\\)`, 'g'),
    '$1 matches none of $2, $3 and $4',
  ],
  [
    new RegExp(`\\b(\\w\\d) is not \\(${likeOne} and ${likeOne} and ${likeOne}\\)`, 'g'),
    '$1, $2, $3 and $4 are not all the same colour',
  ],
  [
    /\bthere are no (\w+) tiles that are \(adjacent to at least (\w+) (\w+) tiles?\) or \(adjacent to at least (\w+) (\w+) tiles?\)/g,
    'no $1 tile has at least $2 $3 neighbours or at least $4 $5 neighbours',
  ],
  [new RegExp(`\\(?\\bnot every tile in ${line} is (\\w+)\\)?`, 'g'), '$1 is not all $2'],
  [new RegExp(`\\bevery tile in ${line} is (red|blue|green|yellow)\\b`, 'g'), '$1 is all $2'],
  [new RegExp(`\\bno tile in ${line} is (red|blue|green|yellow)\\b`, 'g'), '$1 has no $2'],
  [
    new RegExp(`\\(in ${line}, there are exactly as many (\\w+) tiles as (\\w+) tiles\\)`, 'g'),
    '$1 has as many $2s as $3s',
  ],
  [/\bmore than half of the (?=\w+ tiles|tiles)/g, 'most '],
  [/\b(has|have) at most one (\w+) tile and at least one (\w+) tile\b/g, '$1 $3 and at most one $2'],
  [/\b(has|have) at most one (\w+) tile and at most one (\w+) tile\b/g, '$1 at most one $2 and at most one $3'],
  [
    /\bif there is at least one (\w+) tile, then \(there is exactly one \1 tile and every non-\1 tile is (\w+)\)/g,
    'if any tile is $1, the others are $2',
  ],
  [
    /\bif there are at least (\w+) (\w+) tiles, then \(there are exactly \1 \2 tiles and every non-\2 tile is (\w+)\)/g,
    'if $1 tiles are $2, exactly $1 tiles are $2 and every non-$2 is $3',
  ],
  [
    /\(in (row \w|column \w), there are more (\w+) tiles than (\w+) tiles\) and \(in (row \w|column \w), there are at most as many \2 tiles as \3 tiles\) and \(in (row \w|column \w), there are at most as many \2 tiles as \3 tiles\)/g,
    '$1 has more $2 than $3, neither $4 nor $5 does',
  ],
  [/\bat least one (row|column) has\b/g, 'some $1 has'],
  [/\b(has|have) (?:(no )|at least one )(\w+ or \w+) tiles?\b/g, '$1 $2$3'],
  [/^\(there (is|are) ([^()]+) or there (?:is|are) ([^()]+)\) and there (?:is|are) /g, 'there $1 $2 or $3, and '],
  [/ or there (?:is|are) (?!not\b)/g, ' or '],
  [
    /\bthere is (at most|exactly|at least) one (\w+) tile that is adjacent to at least one (\w+) tile\b/g,
    '$1 one $2 is adjacent to a $3',
  ],
  [/\(?\b((?:row|column) \w) has no (\w+) tiles and no (\w+) tiles\)?/g, '$1 has neither $2 nor $3'],
  [/\bat least one of ([A-D][1-4]) and ([A-D][1-4]) is\b/g, '$1 or $2 is'],
  [/\bis the same colour as\b/g, 'matches'],
  [/ or the same colour as \b([A-D][1-4])\b/g, ' or $1'],
  [/\bare the same colour as\b/g, 'match'],
  [/\(?in (row \w|column \w|the \w+ (?:row|column)), \(not every tile is (\w+)\)\)?/g, '$1 is not all $2'],
  [/\(in ((?:row|column) \w), (.+?) appear\) and \(in ((?:row|column) \w), \2 appear\)/g, '$1 and $3 each have $2'],
  [/\bamong tiles that are in ((?:row|column) \w) or in ((?:row|column) \w)/g, 'among tiles in $1 or $2'],
  [/\bthere are no (\w+) tiles that are adjacent to at least one (\w+) tile\b/g, 'no $1 is adjacent to a $2'],
  [/\bis a different colour from\b/g, 'differs from'],
  [/\b([A-D][1-4]) differs from ([A-D][1-4]) and \1 differs from ([A-D][1-4])\b/g, '$1 differs from $2 and $3'],
  [
    /\(?every colour that appears in (.+?) appears in (.+?)\) and \(every colour that appears in \2 appears in \1\)/g,
    '$1 has the same set of colours as $2',
  ],
  [
    /\bthere is at least one (\w+) tile that is \(adjacent to (.+?) tiles?\) and \(adjacent to (.+?) tiles?\)/g,
    'a $1 tile has $2 neighbour and $3 neighbour',
  ],
  [/\bthere is at least one (\w+) tile and there is at least one (?!\1)(\w+) tile\b/g, '$1 and $2 both appear'],
  [/\bare the same colour\b/g, 'match'],
  [/\bare different colours\b/g, 'differ'],
  [/\bit is not true that \(/g, 'not ('],
  [
    /\(?\bin (row \w|column \w|the \w+ (?:row|column)), there are (more|fewer) (\w+) tiles than (\w+) tiles\)?/g,
    '$1 has $2 $3 than $4',
  ],
  [/\(?\bit is not true that ([A-D][1-4]) and ([A-D][1-4]) are (\w+)\)?/g, '$1 or $2 is not $3'],
  [/\(?\bit is not true that there (?:is|are) exactly (\w+ \w+ tiles?)\)?/g, 'there are not exactly $1'],
  [/\bof ([A-D][1-4]) and ([A-D][1-4]) (is|are)\b/g, 'of $1, $2 $3'],
  [/\bis at least one (\S+(?: \S+)?) tile\b/g, 'is a $1 tile'],
  [
    /\bthere (?:is|are) ((?:at least|at most|exactly) \w+|no|a) (\w+) (tiles?) in ((?:row|column) \w|the \w+ (?:row|column))\b/g,
    '$4 has $1 $2 $3',
  ],
  [/\b((?:row|column) \w|the \w+ (?:row|column)) has (.+?) and \1 has /g, '$1 has $2 and '],
  [/\b(has|have) at least one (\S+(?: \S+)?) tile\b/g, '$1 a $2 tile'],
  [/\b(has|have) (.+?) (and|or) at least one (\w+) tile\b/g, '$1 $2 $3 a $4 tile'],
  [/\bto at least one (\S+(?: \S+)?) tile\b/g, 'to a $1 tile'],
  [/\b(tiles?) that (?:is|are) (?=\S+ly adjacent|adjacent|directly|in )/g, '$1 '],
  [
    /\bthe number of (\w+) tiles exceeds the number of (\w+) tiles plus the number of (\w+) tiles\b/g,
    'there are more $1 than $2 and $3 tiles together',
  ],
  [/\b(more|fewer) (\w+) tiles than (\w+) tiles\b/g, '$1 $2 than $3'],
  [/\b(more|fewer|as many) (\w+) tiles\b/g, '$1 $2s'],
  [/\bas (\w+) tiles\b/g, 'as $1s'],
  [/\bthe number of (\w+) tiles exceeds the number of (\w+) tiles\b/g, '$1 outnumbers $2'],
  [/\b(no|two|three|four|five|six|most) (red|blue|green|yellow) tiles\b/g, '$1 $2s'],
  [/\b(exactly|at most) one (red|blue|green|yellow) tile\b/g, '$1 one $2'],
  [/, then\b/g, ','],
  [/\bthere (?:is|are) (?!not\b)/g, ''],
  [/\b(has|have) a (red|blue|green|yellow) tile\b/g, '$1 $2'],
  [/\b(has|have) at least (two|three|four|five|six) (red|blue|green|yellow)/g, '$1 $2 $3'],
  [/\b(the \w+ row) has (more .+?) and (the \w+ row) has \2/g, '$1 and $3 each have $2'],
  [/\badjacent to a (red|blue|green|yellow) tile\b/g, 'next to $1'],
  [/ and (?=(?:row|column) \w (?:has|is)|[A-D][1-4] (?:is|matches) )/g, ', '],
];

/** The sentence itself where it is short enough, and what its wordier turns come to, the longest first. */
export function* shorterThan(said: string): Generator<string> {
  let text = `${said.charAt(0).toLowerCase()}${said.slice(1)}`;
  if (countWords(said) <= MAX_WORDS) yield said;
  for (const [from, to] of turns) {
    const shorter = text.replace(/^[A-D][1-4]\b/i, (name) => name.toUpperCase()).replace(from, to);
    if (shorter !== text && countWords(shorter) <= MAX_WORDS)
      yield `${shorter.charAt(0).toUpperCase()}${shorter.slice(1)}`;
    text = shorter;
  }
}

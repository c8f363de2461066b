import { cell, colour, coloursIn, end, namedLine as line, lineName, start, such, upToEight } from './pieces';

// Turns of phrase that are not read otherwise, in those that are: what is compared with the rest, what is brought to the front, of
// which something more is said.

/** What stands there, and what it is in other words. */
export type Turn = readonly [RegExp, string | ((...match: string[]) => string)];

export const turned = (text: string, turns: readonly Turn[]): string =>
  turns
    .reduce((so, [from, to]) => (typeof to === 'string' ? so.replace(from, to) : so.replace(from, to)), text)
    .replace(/ {2,}/g, ' ')
    .trim();

const limit = '(?:(?:exactly|only|just|at least|at most|more than|fewer than|no more than|no fewer than) )?';
const many = `(${limit}${upToEight})`;
const rest =
  '(?:(?:all )?(?:of )?the (?:other|remaining) (?:tiles|ones)|all the others|all others|the others|the rest(?: of (?:the|these|my|our) (?:tiles|subset))?|everything else|everywhere else)(?: together| combined)?';
const missing = '(?:is )?(?:absent|missing|not present|not there|unused|not used|not shown)';
const present = '(?:is |do )?(?:present|appear|there|used|shown|represented)';

const several = `${cell}(?: , ${cell})*(?: ,)? and ${cell}`;
const verbs = '(?:is|has|contain|match|differ|share|appear|touch|do)';

/** "Blue in every column", "green nowhere": what is said of a colour without its verb. */
const ofIts = (so: string | undefined, where: string): string =>
  /^nowhere/.test(where) ? `${so} do not appear` : `${so} appear ${where}`;

/** "In row 1", "among A1 and B1". */
const among = (where: string): string => (/^[A-D][1-4]/.test(where) ? `among ${where}` : `in ${where}`);

const names = `${cell}(?:(?: ,)? and ${cell}| , ${cell})*`;
const like = '(?:match|share a colour|is (?:of )?the same colour|is alike)';

const ofOnePart: readonly Turn[] = [
  // "Than the top one": the other row that is spoken of.
  [
    /^(.*\b(row|column)\b.* (?:than|as|in|of|from|mirror|match|with|to)) the (top|bottom|upper|lower|left|right|leftmost|rightmost|first|second|third|fourth|last|middle) one(?= |$)/,
    (all, _said = '', shape = '', side = '') =>
      /^(?:top|bottom|upper|lower)$/.test(side) === (shape === 'row') ||
      /^(?:first|second|third|fourth|last|middle)$/.test(side)
        ? all.replace(/ one$/, ` ${shape}`)
        : all,
  ],
  [
    /^((?:(?! tiles? ).)*\b(row|column)s?\b(?:(?! tiles? ).)*? ,? ?(?:and|but|while)) the (middle|centre|other|top|bottom|left|right|leftmost|rightmost|upper|lower) one (?=is|has|contain|do)/,
    '$1 the $3 $2 ',
  ],
  [
    new RegExp(`^(${several}) match(?: each other)? ,? ?(?:and|but) (?:none|neither|not any) of (${several})$`),
    (_, some = '', others = '') => `${some} match and none of ${some} match ${others.replace(/ ,? ?and /, ' or ')}`,
  ],
  [
    new RegExp(
      `^(?:both|all|the|all the|every|each)(?: two| three)? (rows|columns|2x2 tiles?) (${verbs} [^,;]+?) ,? ?(?:and|but) ((?:only|exactly|just|at least|at most) )?(one|two|none|neither) of them (${verbs} .+?)$`,
    ),
    (_, shape = '', said = '', limit = '', n = '', other = '') =>
      `every ${shape.replace(/s$/, '')} ${said} and ${/^n/.test(n) ? 'no' : `${limit === 'undefined' ? '' : limit}${n}`} ${n === 'two' ? shape : shape.replace(/s$/, '')} ${other}`,
  ],
  [
    new RegExp(
      `^every (${colour})(?: tile)? has (a|no|exactly one) (${colour}) neighbour ,? ?(?:and )?every (${colour})(?: tile)? (?:has )?(a|no|exactly one) (${colour}) (?:one|neighbour)$`,
    ),
    'every $1 tile has $2 $3 neighbour and every $4 tile has $5 $6 neighbour',
  ],
  [
    new RegExp(
      `^(${cell}) is (${colour}) ,? ?and (?:it |\\1 )?has (a|at least one|exactly one|no|one) neighbour of (?:each|every) other colour$`,
    ),
    (_, name = '', so = '', many = '') =>
      `${name} is ${so} and ${['red', 'blue', 'green', 'yellow']
        .filter((each) => each !== so)
        .map((each) => `${name} has ${many} ${each} neighbour`)
        .join(' and ')}`,
  ],
  [
    new RegExp(
      ` has (a|at least one|exactly one|no|one|two|at least two) neighbours? of (?:the same|its own) colour (in|outside) (${line})(?= |$)`,
      'g',
    ),
    ' is adjacent to $1 tile of the same colour $2 $3',
  ],
  [
    new RegExp(
      `^(no .+? in (${line}) .+? (?:and|but) (?:(?:at least|exactly|at most|only|just) )?${upToEight}) elsewhere `,
    ),
    '$1 tiles outside $2 ',
  ],
  // Of rows and columns.
  [
    /^(?:both|all|each|every) (row|column)s? is (?:of )?(?:all )?(?:one|a single) colour ,? ?(?:but|and) (?:not the same(?: one)?|different ones|a different one|not of the same|the two(?: colours)? (?:differ|is different))$/,
    'every $1 is one colour and exactly two colours appear',
  ],
  [
    new RegExp(
      `^the (top|bottom|upper|lower|left|right|leftmost|rightmost|middle) tile (?:of|in) (each|every|exactly one|at least one|no|some|exactly two|at least two) (row|column)s? (${verbs} .+?)$`,
    ),
    'in $2 $3 , the $1 tile $4',
  ],
  [
    new RegExp(`^only in (${line}) do (?:the|both) (?:(?:two|three) )?tiles (match|differ)$`),
    (_, where, how) => `only ${where} is ${how === 'match' ? 'all one colour' : 'all different colours'}`,
  ],
  [
    /^in (exactly one|at least one|only one|just one|one|every|each|exactly two|at least two|both) (rows?|columns?) do (the .+?)$/,
    'in $1 $2 , $3',
  ],
  [
    new RegExp(
      `^(in ${line} ,? ?the (?:(?:two|three) )?tiles (?:match|differ|is [^,;]+?) (?:,|and|, and|but|, but|while|, while) in ${line}) they `,
    ),
    '$1 the tiles ',
  ],
  [
    new RegExp(
      `^(${colour}) (${verbs} [^,;]*?) (in [^,;]+?) (?:,|and|, and|but|, but|while|, while) (${colour}) (in [^,;]+?)$`,
    ),
    '$1 $2 $3 and $4 $2 $5',
  ],
  [new RegExp(`^all of (${line}) is (${colour}) or none of it is(?: \\2)?$`), '$1 is all $2 or $1 has no $2'],
  [
    new RegExp(`^all of (${line}) is (${colour}) (?:,|and|, and|but|, but|while|, while) none of (${line})(?: is)?$`),
    '$1 is all $2 and $3 has no $2',
  ],
  [
    new RegExp(`^(${line}) (?:has|contain) (?:some )?(${colour}) ,? ?but not only \\2$`),
    '$1 has a $2 tile and $1 is not all $2',
  ],
  [
    new RegExp(
      `^(${line}) contain neither (${colour}) nor (${colour}) (?:,|;|and|, and|but|, but|while|, while) (${line}) (?:contain )?both(?: of them)?$`,
    ),
    '$1 contain neither $2 nor $3 and $4 contain both $2 and $3',
  ],
  [
    new RegExp(
      `^(${line}) contain both (${colour}) and (${colour}) (?:,|;|and|, and|but|, but|while|, while) (${line}) (?:contain )?(?:exactly|just|only) one(?: of them)?$`,
    ),
    '$1 contain both $2 and $3 and exactly one of $2 and $3 appear in $4',
  ],
  [
    new RegExp(
      `^(${line}) (?:has|contain|show) (?:exactly|just) (?:the colours (?:that |which )?(${line}) has|the same colours as (${line}))$`,
    ),
    (_, a, b, c) => `${a} and ${b === 'undefined' || b === undefined ? c : b} has the same colours`,
  ],
  [/^(?:the|exactly the) same colours appear in (both|all|the) (rows|columns)$/, '$1 $2 has the same colours'],
  [
    /^(?:the|both|the two) (rows|columns) (?:has|contain|show|share) the same two colours$/,
    'the $1 has the same colours and exactly two colours appear',
  ],
  [
    /^((?:no|every|each|exactly [a-z]+|at least [a-z]+) colours? [^,;]+? (?:and|but|, and|, but)) none (?:of them )?is (missing|absent)$/,
    '$1 no colour is $2',
  ],
  [
    new RegExp(
      `^(${colour}) appear in (.+? (row|column)s?) (?:,|and|, and|but|, but|while|, while) (${colour}) (?:appear )?in ((?:only |exactly |just |at least )?one)(?: of them)?$`,
    ),
    '$1 appear in $2 and $4 appear in $5 $3',
  ],
  [/^all the (rows|columns) (?:but|except) (one|two) /, 'all but $2 of the $1 '],
  [
    /(?:every|each) (row|column) (?:but|except) the (top|bottom|upper|lower|left|right|leftmost|rightmost)(?: one)?(?= |$)/g,
    'every $1 except the $2 $1',
  ],
  [
    /^all (?:the )?(row|column)s (?:but|except) (?:for )?the (top|bottom|upper|lower|left|right|leftmost|rightmost|first|last|middle)(?: one| row| column)? (?:has|contain) (?:a )?(red|blue|green|yellow)(?: tile)?$/,
    'the $2 $1 has no $3 tile and every other $1 has a $3 tile',
  ],
  [
    new RegExp(
      `^(${line}|${cell}) , (?:and )?unlike (?:the other (?:rows|columns|tiles|row|column)|all (?:the )?others|the others|the rest|any other(?: tile| row| column)?) , `,
    ),
    'only $1 ',
  ],
  [
    new RegExp(`^the number of (${colour})${such} per (row|column) (is (?:always )?.+?)$`),
    (_, so, shape, said = '') => `in every ${shape} , the number of ${so} tiles ${said.replace('always ', '')}`,
  ],
  [/^(?:going|reading|moving) (?:down|from top to bottom|downwards?) ,? ?(?=(?:each|every|no) row )/, ''],
  [/^((?:each|every|no) row .+ than|(?:each|every|no) row .+ as) the one (above|below)(?: it)?$/, '$1 the row $2 it'],
  [
    /^((?:each|every|no) column .+ than|(?:each|every|no) column .+ as) the one (?:to|on) its (left|right)$/,
    '$1 the column to its $2',
  ],
  // Of tiles in two rows.
  [new RegExp(` has (?:a|its) match in (${line})(?= |$)`, 'g'), ' match a tile in $1'],
  [
    new RegExp(
      `^every tile in (${line}) match (?:some|a|at least one) tile in (${line}) ,? ?and (?:vice versa|conversely)$`,
    ),
    'every tile in $1 match a tile in $2 and every tile in $2 match a tile in $1',
  ],
  [new RegExp(` any (?:of|in) (${line})(?= |$)`, 'g'), ' any tile in $1'],
  // Of colours that single tiles have.
  [/ (?:is|remain|remains) (?:all )?on its own(?= |$)/g, ' has a unique colour'],
  [/ odd tile out(?= |$)/g, ' odd one out'],
  [
    new RegExp(
      `^(?:the colour of (${cell})|(${cell}) colour) is (?:the colour of )?(${cell})(?: colour)? ,? ?(?:and |but )?not (${cell})(?: colour)?$`,
    ),
    (_, a, b, c, d) => `${a === 'undefined' || a === undefined ? b : a} match ${c} and not ${d}`,
  ],
  [
    new RegExp(`^(?:the colour of (${cell})|(${cell}) colour) is shared (?:only )?by (${cell})(?: alone| only)?$`),
    (all, a, b, c) =>
      /only|alone/.test(all) ? `${a === 'undefined' || a === undefined ? b : a} match ${c} but no other tile` : all,
  ],
  // Verbs and subjects that are said once for two.
  [
    new RegExp(
      `^((?:both|all|all the|each|every|no|neither|some|exactly ${upToEight}|at least ${upToEight}|at most ${upToEight}) (row|column)s? ${verbs} [^,;]+? ,? ?(?:and|but|while)) (exactly one|at least one|at most one|only one|neither|none) (?=has|contain|is)`,
    ),
    (_, first = '', shape = '', many = '') => `${first} ${many === 'none' ? 'no' : many} ${shape} `,
  ],
  [
    /^(?:wherever|whenever|if) there is (?:a )?(red|blue|green|yellow)(?: tile)? ,? ?(?:then )?there is (?:also )?(?:a )?(red|blue|green|yellow)(?: tile| one)? (next to|beside|adjacent to|above|below) it$/,
    'every $1 tile is $3 a $2 tile',
  ],
  [
    /^(there is )?(more|fewer|as many) tiles (?:that )?match ([A-D][1-4]) (than|as) (?:(?:that )?match )?([A-D][1-4])$/,
    'there is $2 tiles that match $3 $4 tiles that match $5',
  ],
  [
    new RegExp(`^(?:the colour of (${cell})|(${cell}) colour) is (more|fewer) common (in ${line}) than (in ${line})$`),
    (_, a, b, more, here, there) =>
      `there is ${more} tiles ${here} that match ${a === 'undefined' || a === undefined ? b : a} than tiles ${there} that match ${a === 'undefined' || a === undefined ? b : a}`,
  ],
  [new RegExp(`^(.+? (?:has|contain)) (${upToEight}) colours? (more|fewer) than`), '$1 $2 $3 colours than'],
  [
    new RegExp(
      `^(${colour}) is either (?:absent|missing|not present) or (?:present |appear )?(exactly .+?|once|twice|at least .+?|in .+?)$`,
    ),
    '$1 do not appear or $1 appear $2',
  ],
  [new RegExp(`^(${cell} and ${cell}) (match|differ) (?:diagonally|horizontally|vertically)(?= |$)`), '$1 $2'],
  [
    /^((?:the )?tiles (?:that|which|sharing|touching|next|in|with) [^,;]+? ,? ?(?:and|but|while|,|;)) those (?=that|which|sharing|touching|next|adjacent|in|with)/,
    '$1 tiles ',
  ],
  [
    /^(horizontal|vertical|diagonal|orthogonal)(?:ly adjacent)? (?:neighbours|tiles|pairs) (match|differ) (,|and|but|while|, and|, but) (horizontal|vertical|diagonal|orthogonal)(?:ly adjacent)? (?:ones |neighbours |tiles |pairs )?(match|differ|do not)$/,
    (_, a, verb = '', joint, b, again = '') =>
      `${a}ly adjacent tiles ${verb} ${joint === ',' ? 'and' : joint} ${b}ly adjacent tiles ${again === 'do not' ? (verb === 'match' ? 'differ' : 'match') : again}`,
  ],
  [/^(more|fewer) ((?:pairs of )?(?:[a-z]+ly )?adjacent (?:tiles|pairs)) match than not$/, '$1 $2 match than differ'],
  [
    new RegExp(
      `^((?:exactly|at least|at most) one of ${names}) (${verbs} [^,;]+?) ,? ?(?:and|but) ((?:exactly|at least|at most) one of ${names})$`,
    ),
    '$1 $2 and $3 $2',
  ],
  [
    new RegExp(
      `^of (${names}) , (${limit}${upToEight}) (${verbs} [^,;]+?) (?:[,;]|and|, and) of (${names}) , (${limit}${upToEight})$`,
    ),
    '$2 of $1 $3 and $5 of $4 $3',
  ],
  [
    new RegExp(
      `^(${line}) (?:has|contain) ((?:more|fewer|as many) ${colour}${such}) (than|as) (${line}) ,? ?(?:and|but) ((?:more|fewer|as many) ${colour}${such})$`,
    ),
    (all, a, first = '', than, b, second = '') =>
      first.startsWith('as') === second.startsWith('as')
        ? `${a} has ${first} ${than} ${b} and ${a} has ${second} ${than} ${b}`
        : all,
  ],
  [
    new RegExp(`^(${colour}) appear ([^,;]+?) , (${colour}) ([^,;]+?) ,? ?and (${colour}) ([^,;]+?)$`),
    (_, a, where = '', b, then = '', c, last = '') =>
      [`${a} appear ${where}`, ofIts(b, then), ofIts(c, last)].join(' and '),
  ],
  [
    new RegExp(`^(${colour}) appear ([^,;]+?) (?:and|but|,|, and|, but) (${colour}) (nowhere|nowhere else)$`),
    '$1 appear $2 and $3 do not appear',
  ],
  [
    /^(.+? (?:rows|columns)) share no colour ,? ?(?:but|and|while) (the .+? (?:rows|columns)) do$/,
    '$1 has no colour in common and $2 has a colour in common',
  ],
  [
    /^([^;]+?) if ([^;]+?) (?:[,;] ?(?:and )?|and )(?:otherwise|else) ([^;]+?) (is|do)$/,
    (all, first = '', when = '', other = '', again = '') => {
      const said = new RegExp(` ${again === 'is' ? 'is' : verbs} .*$`).exec(first)?.[0];
      return said === undefined ? all : `if ${when} , ${first} , otherwise ${other}${said}`;
    },
  ],
  [/^([^;]+?) if ([^;]+?) (?:; ?(?:and )?|, )(?:otherwise|else) ,? ?([^;]+?)$/, 'if $2 , $1 , otherwise $3'],
  // "Which", "where", "that colour" of what was spoken of.
  [
    new RegExp(
      `^(${several}) (?:match|is the same colour|share a colour|is of one colour|has the same colour) , which (?:no other tile has|is shared by no other tile|appear nowhere else|is unique)$`,
    ),
    (_, some = '') => `${some} is the same colour and no other tile match ${some.split(' ')[0]}`,
  ],
  [
    new RegExp(
      `^(${several}) (?:match|is the same colour|share a colour|is of one colour|has the same colour) (?:, which |found |appearing |that (?:is found |appear ))(.+?)$`,
    ),
    (_, some = '', said = '') =>
      `${some} is the same colour and the colour of ${some.split(' ')[0]} ${/^(?:is|do|appear|outnumber|has)/.test(said) ? said : `appear ${said}`}`,
  ],
  [new RegExp(`^(.+? (?:in|from) (${line})) , where (.+?)$`), '$1 and $3 in $2'],
  [
    new RegExp(
      `^(${several}) (?:is|has) (?:${upToEight} )?different colours ,? ?(?:and )?(?:neither|none) of (?:them|which) appear (?:on|at) (.+? or .+?|${cell})$`,
    ),
    '$1 is different colours and none of $1 match $2',
  ],
  [
    new RegExp(
      `^(${several}) (?:is|has) (?:${upToEight} )?different colours ,? ?(?:and )?(?:neither|none) of (?:them|which) appear (in|among) (.+?)$`,
    ),
    '$1 is different colours and none of $1 match any tile $2 $3',
  ],
  [
    / is a colour (?:that is )?(?:found|seen|appearing|present|that appear) nowhere else(?= |$)/g,
    ' has a unique colour',
  ],
  [
    / (?:has|contain) a colour (?:that is )?(?:found|seen|appearing|present) nowhere else(?= |$)/g,
    ' contain a colour not found elsewhere',
  ],
  [
    new RegExp(
      `^(.*?(${colour})(?:s| tiles?)? (?:as|than|and|or) (${colour}).*?) (is|has) neither (?:colour|of (?:these|those|the two)(?: colours)?|of them)$`,
    ),
    (all, said = '', a, b, is) => (coloursIn(said).length === 2 ? `${said} ${is} neither ${a} nor ${b}` : all),
  ],
  [
    new RegExp(`^(.*?)every tile except one is (${colour}) ,? ?and the exception (is .+?)$`),
    '$1exactly one tile is not $2 and the non $2 tile $3',
  ],
  // All but some.
  [
    / all (?:of )?its ([a-z]+ )?neighbours (?:but|except) (one|two)(?= |$)/g,
    (_, kind = '', n = '') => ` all but ${n} of its ${kind === 'undefined' ? '' : kind}neighbours`,
  ],
  [
    new RegExp(`^(.*?(?:match|is the same colour) ,? ?)but not all(?: (${upToEight}))?(?: of them)?(?: do| match)?$`),
    '$1but not all tiles match',
  ],
  // Adjacent ones.
  [
    new RegExp(
      `^(${cell}) (?:and|match) (${cell})(?: match)? ,? ?(?:and|but) no other (?:two |pair of )?(orthogonally |diagonally )?adjacent tiles(?: do| match)?$`,
    ),
    (_, a, b, how = '') =>
      `${a} and ${b} match and exactly one pair of ${how === 'undefined' ? '' : how}adjacent tiles match`,
  ],
  // The same from its one end and from the other.
  [
    /^(?:the|this) (?:row|column|line|tiles|colours|pattern|sequence) reads? the same (?:(?:downwards?|forwards?|(?:from )?top to bottom|(?:from )?left to right) (?:as|and) (?:upwards?|backwards?|(?:from )?bottom to top|(?:from )?right to left)|in both directions|both ways|either way|from both ends)$/,
    'the colours form a palindrome',
  ],
  [/^reading (?:either|each|every|any) (row|column)(?: from [a-z]+ to [a-z]+)? ,? /, 'in every $1 , '],
  // Lines.
  [/^(?:not everything) (is|in|on) /, 'not every tile $1 '],
  [
    new RegExp(`^(.*?(?:^|and|but|,|if|unless|then) )?all (?:of )?(${line}) is (${colour})$`),
    (_, before = '', where, so) => `${before === 'undefined' ? '' : before}${where} is all ${so}`,
  ],
  [/ contain (?:any|a|the same) colour (three|four) times(?= |$)/g, ' contain $1 tiles of the same colour'],
  [
    new RegExp(
      `^if all (${upToEight}) tiles (?:of|in) a (row|column) is (?:all )?different colours ,? ?(?:then )?(?:that \\2|it) `,
    ),
    'if a $2 has $1 different colours , it ',
  ],
  [
    /^(every|each) (row|column) is (?:of |all )?(?:one|a single) colour ,? ?(?:and|but) no two (?:rows|columns|of them) (?:is|has|share|match)(?: of)?(?: the| a)?(?: same)?(?: colour)?$/,
    '$1 $2 is one colour and no colour appear in two $2s',
  ],
  [
    new RegExp(
      `^(?:in |among )?(${line}|${several}) (?:has|contain|show) (as many|more|fewer) (?:different )?colours (as|than) (?:the (?:${upToEight} )?tiles (?:of|in) )?(${line}|${several})$`,
    ),
    (_, a = '', how = '', as = '', b = '') => `there is ${how} colours ${among(a)} ${as} ${among(b)}`,
  ],
  [
    new RegExp(
      `^(${colour})(?: tiles|s)? appear in (?:exactly )?(as many|more|fewer) (rows|columns) (?:as|than) (rows|columns)$`,
    ),
    (_, so, how = '', a, b) =>
      `the number of ${a} that contain ${so} ${how.startsWith('as') ? 'equal' : how === 'more' ? 'is more than' : 'is fewer than'} the number of ${b} that contain ${so}`,
  ],
  [
    new RegExp(
      `^(no|some|a|exactly one|at least one|every) colours? (?:that )?appear both in (${line}) and outside (?:it|\\2|of it)$`,
    ),
    '$1 colour of $2 appear outside $2',
  ],
  [/(?<= |^)exactly one of these (?:two )?:/, 'exactly one of these two statements is true :'],
  [new RegExp(`^(the colour of ${cell}|${cell} colour) is not repeated$`), '$1 appear nowhere else'],
  // Neighbours of two at once, of each.
  [
    new RegExp(
      `(${cell}) and (${cell}) has (a|no|exactly one|at least one|one|two|at least two|exactly two) (${colour} )?neighbours? in common`,
      'g',
    ),
    (_all, a, b, many = '', so = '') =>
      `there is ${many} ${so === 'undefined' ? '' : so}tile${/one|^a$|^no$/.test(many) ? '' : 's'} next to ${a} and ${b}`,
  ],
  [
    new RegExp(
      `^(at least one|exactly one|one|at most one|no|at least two|exactly two|two) neighbours? of (?:each|every) (${colour}|corner|edge|centre) tile is (${colour})$`,
    ),
    'every $2 tile has $1 $3 neighbours',
  ],
  [/ is the one (?=tile that | (?:red|blue|green|yellow) )/g, ' is the only '],
  [/ the tiles (directly )?(to|on) their (left|right)(?= |$)/g, ' the tile $1$2 its $3'],
  [/ the tiles (directly )?(above|below) them(?= |$)/g, ' the tile $1$2 it'],
  [
    new RegExp(
      `^(${cell}) , if (?:it is )?((?:not )?${colour}(?: or ${colour})?) , (?=is|has|do|match|share|differ|touch)`,
    ),
    'if $1 is $2 , $1 ',
  ],
  // One thing and no other, brought to the front.
  [
    new RegExp(`^only (in|on|at) (.+?) (?:do|is) (${colour})(?:s| tiles?)? ?(?:appear|present|there|found)?$`),
    '$3 appear only $1 $2',
  ],
  [new RegExp(`^it is (${cell}) (?:that|which) `), '$1 '],
  [
    new RegExp(
      `^in (${line}) ,? ?(?:and|but) (?:only|nowhere else|nowhere but) there ,? (${colour}) (?:appear|is present|is found)$`,
    ),
    '$2 appear in $1 and nowhere else',
  ],
  [
    new RegExp(
      `^(${colour}) appear ,? ?but (?:nowhere except|only|nowhere but|not outside) (?:of )?(?:in )?(${line})$`,
    ),
    '$1 appear in $2 and nowhere else',
  ],
  [
    new RegExp(
      `^(${colour}) appear only (?:on|in|at|among) (.+?) ,? ?(?:and|but) (?:at least once|it do appear|there is at least one|there is one|there is some)$`,
    ),
    '$1 appear and every $1 tile is one of the $2',
  ],
  [new RegExp(`^nowhere else do (${cell}) colour appear$`), 'the colour of $1 appear nowhere else'],
  [new RegExp(`^nowhere else do the colour of (${cell}) appear$`), 'the colour of $1 appear nowhere else'],
  // "No red fails to", "no colour appears there without": every one.
  [/^no (.+?) (?:fail|fails) to (?=touch|has|match|is|appear|contain|border)/, 'every $1 '],
  [
    /^no colour appear (.+?) without (?:appearing|is|appearing also|also appearing) (.+)$/,
    'every colour that appear $1 appear $2',
  ],
  [
    /^no (row|column) (?:contain|has) (.+?) without (?:containing|with|has|having|contain) (.+)$/,
    'every $1 that contain $2 contain $3',
  ],
  [
    new RegExp(`^no tile is (${colour}) without (?:is|being|with|has|having) (.+)$`),
    (_all, so, rest = '') => `every ${so} tile ${/neighbour/.test(rest) ? 'has' : 'is'} ${rest}`,
  ],
  [
    /^for (?:a|any|each|every) tile ,? (?:to )?is (red|blue|green|yellow) (?:means|implies|requires|entails|guarantees|is to) (?:has|with|to has) (.+)$/,
    'every $1 tile has $2',
  ],
  // Colours in two places.
  [
    / appear both (?:in|inside|within) and outside (?:of )?(the .+?|row .+?|column .+?)(?= (?:,|and|but)|$)/g,
    ' appear in $1 and appear outside $1',
  ],
  [
    new RegExp(
      `^(the [a-z ]+? tiles|the tiles in .+?|${names}) (has|share|do not has|do not share) (no|any|a|at least one|exactly one|one) colours? (?:in common )?with (.+)$`,
    ),
    (_all, some = '', has = '', many = '', others = '') =>
      `${has.startsWith('do not') || many === 'no' ? 'no colour' : many === 'exactly one' ? 'exactly one colour' : 'some colour'} of ${some} appear ${/^(?:the other tiles|the others|the rest|any other tile)/.test(others) ? 'elsewhere' : `on ${others}`}`,
  ],
  [
    new RegExp(
      `^(.*?)(${line}) (?:and|has|show|contain) (?:the )?(${line}) (?:has|show|contain) the same colours in the same (?:order|places|positions)$`,
    ),
    '$1$2 and $3 match tile for tile',
  ],
  [
    /^(?:the|both|the two) (rows|columns) (?:has|show|contain) the same colours in the same (?:order|places|positions)$/,
    'the $1 match tile for tile',
  ],
  [
    new RegExp(
      `^(${line}) (?:has|show|contain|repeat|repeats) (?:exactly )?the same colours (?:in the same order )?as (${line}) in the same order$|^(${line}) (?:has|show|contain) the same colours in the same order as (${line})$`,
    ),
    (_all, a, b, c, d) =>
      `${a === 'undefined' || a === undefined ? c : a} and ${b === 'undefined' || b === undefined ? d : b} match tile for tile`,
  ],
  // How many of these are so, beside those.
  [
    new RegExp(
      `^(?:there is )?(more|fewer|as many) (?:of )?(?:the )?tiles in (${line}) (than|as) (?:of |among )?(?:the other tiles|the others|the rest|elsewhere) is (${colour})$`,
    ),
    'there is $1 $4 tiles in $2 $3 elsewhere',
  ],
  [
    new RegExp(
      `^(?:there is )?(more|fewer|as many) (?:of )?(?:the )?tiles in (${line}) (than|as) (?:of the tiles )?(?:in )?(${line}) is (${colour})$`,
    ),
    'there is $1 $5 tiles in $2 $3 in $4',
  ],
  [
    new RegExp(
      `^(${colour}) appear in every (row|column) except (${line})(?: , where it is (?:absent|missing)| , which (?:lacks it|has none))?$`,
    ),
    '$3 has no $1 tile and every other $2 has a $1 tile',
  ],
  [/ the colour changes an (odd|even) number of times/g, ' the number of colour changes is $1'],
  [/^the colour changes an (odd|even) number of times/, 'the number of colour changes is $1'],
  // The same said of two pairs.
  [new RegExp(`^neither (${cell} and ${cell}) nor (${cell} and ${cell}) ${like}$`), '$1 differ and $2 differ'],
  [
    new RegExp(`^(?:both )?(${cell} and ${cell}) and (?:also )?(${cell} and ${cell}) ${like}$`),
    '$1 match and $2 match',
  ],
  [
    new RegExp(
      `^(.*?)(${cell}) (differ from|match|equal|is different from|is the same colour as|is a different colour from) (${cell}) (,? ?(?:and|or|but|while)) (${cell}) (?:from |as |to )?(${cell})$`,
    ),
    '$1$2 $3 $4 $5 $6 $3 $7',
  ],
  // Of lines and numbers.
  [
    new RegExp(`^the number of (${colour})${such} (?:in|of|per) (?:each|every) (row|column) (is .+)$`),
    'in every $2 , the number of $1 tiles $3',
  ],
  [
    new RegExp(
      `^(?:some|at least one pair of|a pair of) (?:two )?(${colour}) tiles is not adjacent(?: to each other)?$`,
    ),
    'not every $1 tile is adjacent to every other $1 tile',
  ],
  // Of every colour that there is.
  [
    /^if (?:a|any|some|one) colour (?:appear|is present|is there|is used) ,? ?(?:then )?it ((?:appear|is|cover|do not|outnumber) .+|appear .+)$/,
    'every colour that appear $1',
  ],
  [
    /^(?:exactly )?(?:only |just )?one colour is (?:missing|absent) [,:;]? ?(?:and )?(?:(?:it|that|this) (?:is )?)?(?:the colour )?(red|blue|green|yellow)$/,
    'the only missing colour is $1',
  ],
  [
    new RegExp(`^(${colour}) is the only colour (?:missing|absent) in (${line})$`),
    'in $2 , $1 is the only missing colour',
  ],
  [new RegExp(`^in (${line}) ,? ?(${colour}) is the only colour$`), '$1 is all $2'],
  [new RegExp(`^there is (${colour})${such} only (in|on) `), '$1 appear only $2 '],
  [
    new RegExp(`^(?:all |all the |the )?(${colour})(?:s| tiles| ones)? is (?:confined|restricted|limited|kept) to `),
    '$1 appear only in ',
  ],
  [
    new RegExp(
      `^(?:all |all the |the )?(${colour})(?:s| tiles| ones)? (?:stay|stays|keep|keeps) (?:out of|away from|off) `,
    ),
    '$1 do not appear in ',
  ],
  [
    new RegExp(` (?:avoid|avoids|shun|shuns|exclude|excludes|lacks any|lack any) (${colour})${such}${end}`, 'g'),
    ' do not contain $1',
  ],
  [/ do not appear (on|in|at|among) any (?!of )/g, ' appear $1 no '],
  [new RegExp(`^exactly one tile (is (?:not )?${colour}) : (${cell})$`), 'only $2 $1'],
  [
    /^(?:all(?: tiles| of them| the tiles)?|everything|they all) (?:match|is the same colour|is of one colour|is alike|share a colour) (?:, )?except (.+)$/,
    'all tiles except $1 is the same colour and $1 match no other tile',
  ],
  [
    new RegExp(
      `^all(?: tiles| the tiles)? except (${cell}) (?:match|is the same colour|is of one colour|is alike|share a colour) ,? ?(?:and|but|while)? ?(?:it|\\1) (?:differ|do not|is different|is another colour|has another colour|has a different colour)$`,
    ),
    'all tiles except $1 is the same colour and $1 match no other tile',
  ],
  [
    / has (?:a|its) (?:partner|twin|mate|double|match|counterpart)(?: (?:of|in|with) (?:the same|its|its own|matching) colour)?(?= |$)/g,
    ' match another tile',
  ],
  [/ is unique in colour(?= |$)/g, ' has a unique colour'],
  [
    new RegExp(
      `^(${cell} and ${cell}) (?:match|is the same colour|share a colour) ,? ?(?:and|but) no other (?:two tiles|two|pair|pair of tiles)(?: tiles)?(?: do| does| match| is| share a colour| is the same colour)?$`,
    ),
    '$1 match and exactly one pair of tiles match',
  ],
  [
    new RegExp(
      `^(?:(${cell} and ${cell}) (?:is|form|make) the only (?:two )?(?:matching (?:pair|tiles)|(?:tiles|ones) (?:that|which) (?:match|share a colour|is the same colour|is alike)|pair (?:that|which) (?:match|share a colour)|pair of (?:matching tiles|the same colour)))$`,
    ),
    '$1 match and exactly one pair of tiles match',
  ],
  [
    /^(?:one|a|some) colour is (?:shared by|common to) (both|all|all the|the two|the three) (rows|columns)$/,
    'some colour appear in $1 $2',
  ],
  [
    / colour is (?:shared by|common to) (both|all|all the|the two|the three) (rows|columns)(?= |$)/,
    ' colour appear in $1 $2',
  ],
  [
    new RegExp(
      `^(?:all )?(?:the )?(${line}) colours (?:all )?(?:reappear|appear|recur|appear again)(?: again)? in (${line})$`,
    ),
    'every colour of $1 appear in $2',
  ],
  [/^(?:the |both |all )?(?:two |three |four )?(rows|columns) look the same$/, 'the $1 match tile for tile'],
  [
    new RegExp(
      `(?<= )(?:form|forms) (?:a|one|a single|one single) (?:unbroken|connected|contiguous|single|solid) (?:block|group|cluster|chain|region|area|patch|line|unit)${end}`,
      'g',
    ),
    'is connected',
  ],
  [
    new RegExp(`(?<= )(?:mixes|mix|combines|combine) (${colour}) (?:and|with) (${colour})`, 'g'),
    'contain both $1 and $2',
  ],
  [/^(.+?) (is|has|contain) either (.+?) or ((?:is|has|contain|do not|lacks?) .+)$/, '$1 $2 $3 or $4'],
  [/^(row|column)s (with|without|that|which|where|in which) /, 'every $1 $2 '],
  [
    new RegExp(`^no (?:other )?colour is (?:quite )?as (?:common|frequent|numerous) as (${colour})$`),
    '$1 is the most common colour',
  ],
  [
    new RegExp(`^(${cell}) (?:has|is of|is|show|belongs to|is part of) the (most|least) (?:common|frequent) colour$`),
    'the colour of $1 is the $2 common colour',
  ],
  [
    new RegExp(
      `^(there is exactly [^,]*?(${colour})[^,]*?) ,? ?(and|but) they is (?:all |both )?in (different|the same) (row|column)s?$`,
    ),
    (all, said = '', so = '', joint = '', how = '', shape = '') =>
      coloursIn(said).length === 1
        ? `${said} ${joint} ${how === 'different' ? `no two ${so} tiles is in the same ${shape}` : `all ${so} tiles is in the same ${shape}`}`
        : all,
  ],
  // "More reds in row 1 than the rest": than elsewhere.
  [
    new RegExp(
      `${start}(${line}|${cell}(?: , ${cell})* and ${cell}) (?:has|contain) ((?:more|fewer|as many|at least as many|twice as many) ${colour})${such} (than|as) (?:in |among |on )?${rest}(?: do| has)?${end}`,
      'g',
    ),
    'there is $2 tiles in $1 $3 elsewhere',
  ],
  [
    new RegExp(
      `((?:more|fewer|as many) ${colour}(?:s| tiles)? (?:is |appear )?(?:in|on) ${line} (?:than|as)) (?:in|among|on|of) ${rest}${end}`,
      'g',
    ),
    '$1 elsewhere',
  ],
  // Colours that are there, and those that are not.
  [new RegExp(`^(?:there is )?more colours (?:that )?${missing} than ${present}$`), 'fewer than two colours appear'],
  [
    new RegExp(
      `^(?:there is )?(?:more colours (?:that )?${present} than ${missing}|fewer colours (?:that )?${missing} than ${present})$`,
    ),
    'at least three colours appear',
  ],
  [new RegExp(`^(?:there is )?fewer colours (?:that )?${present} than ${missing}$`), 'fewer than two colours appear'],
  [
    new RegExp(
      `^(?:there is )?(?:exactly )?as many colours (?:that )?(?:${missing} as ${present}|${present} as ${missing})$`,
    ),
    'exactly two colours appear',
  ],
  // "More rows have red than do not": more than half.
  [
    /^(?:there is )?(more|fewer) (rows|columns|tiles) (?:that )?((?:has|contain|is|match|show) .+) than (?:do not|is not|has not|lack it)$/,
    '$1 than half of the $2 $3',
  ],
  [
    /^(?:there is )?(?:exactly )?as many (rows|columns|tiles) (?:that )?((?:has|contain|is|match|show) .+)(?: as do not| as is not)$/,
    'exactly half of the $1 $2',
  ],
  // Colours, of which something is said.
  [
    new RegExp(
      `^(.*colours?(?: .+)?|.*colours?) (?:, )?(?:and )?(?:neither|none) of (?:which|them|these) (?:is |being )?(${colour})$`,
    ),
    (all, said = '', so) => (isOfColours(said) ? `${said} and ${so} do not appear` : all),
  ],
  [
    new RegExp(
      `^(.*colours?(?: .+)?) (?:, )?(?:and )?(?:(?:exactly )?one of (?:which|them|these) (?:is |being )?(${colour})|(?:with )?(${colour}) (?:is |being )?(?:one of them|among them|included)|(?:including|containing|counting|such as) (${colour}))$`,
    ),
    (all, said = '', a = '', b = '', c = '') => {
      const so = a || b || c;
      if (isOfColours(said)) return `${said.replace(/ ,$/, '')} and ${so} appear`;
      return new RegExp(`(?:row|column)s?(?: ${lineName})? (?:has|contain|show) [a-z ]*colours(?: ,)?$`).test(said)
        ? `${said.replace(/ ,$/, '')} and contain ${so}`
        : all;
    },
  ],
  [
    new RegExp(
      `^(${line}|.+?) (has|contain|show) ((?:exactly )?${upToEight}) (?:different )?colours ,? ?(?:and )?(all|both|none|neither|at least one|exactly one|one) of (?:which|them) (?:do )?(?:appear|is(?: found| present)?) ((?:in|on|at|among) .+)$`,
    ),
    (_all, subject = '', has = '', n = '', how = '', where = '') => {
      const no = how === 'none' || how === 'neither';
      const there = where.replace(/^at /, 'on ');
      const many =
        how === 'both' || how === 'all'
          ? 'every colour'
          : how === 'one'
            ? 'a colour'
            : no
              ? 'no colour'
              : `${how} colour`;
      return `${subject} ${has} ${n} different colours and ${many} that ${subject} has appear ${there}`;
    },
  ],
  [
    new RegExp(`^(${many} (?:different )?colours (?:appear|is present)) ,? ?but (?:not|never) (${colour})$`),
    '$1 and $3 do not appear',
  ],
  [
    /^only (red|blue|green|yellow) (?:and|or) (red|blue|green|yellow) (?:tiles )?(?:appear|is present|is there|exist) ,? ?(?:but|and|though|although)? ?(?:maybe|perhaps|possibly|not necessarily) (?:not both|just one|only one|not both of them|both)(?: of them)?$/,
    'every tile is $1 or $2',
  ],
  [new RegExp(`^colours (in ${line}) never appear (.+)$`), 'no colour appear $2 $1'],
  [
    /(?<=in [a-z ]*(?:rows|columns|row|column) ,? ?)the (two|three|four) colours is (?:all )?(different|the same)/,
    'the $1 tiles is $2',
  ],
];

/** "Exactly two colours appear", of all tiles. */
const isOfColours = (said: string): boolean =>
  new RegExp(`^(?:there is )?(?:${limit}(?:two|three))(?: different)? colours(?: appear| is present| is there)?$`).test(
    said.replace(/ ,$/, ''),
  );

/** Words that join no parts: what a turn does not name must not reach into the next part. */
const words = '(?:(?! (?:and|or|but|if|unless|while|then) )[^,;])+';

export const families: readonly Turn[] = ofOnePart.map(([from, to]) => [
  new RegExp(from.source.replaceAll('(.+)', `(${words})`).replaceAll('(.+?)', `(${words}?)`), from.flags),
  to,
]);

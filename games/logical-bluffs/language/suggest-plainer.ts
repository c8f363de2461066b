import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell, colours, columnOf, inGridOrder, rowOf } from '../grid';
import { captured, cell, colour, coloursIn, end, listed, namedLine, start, such, upToEight } from './pieces';

// What is said with words to spare, or with words that nobody here knows, in plain ones: word for word or phrase for phrase, wherever it
// stands, so that it goes together with whatever else is said. Nothing is left out that says something. Only proposed.

/** What stands for it, of these tiles; null where it is no such phrase after all. */
type Plain = (match: readonly string[], subset: readonly Cell[]) => string | null;

/** From a phrase to plain words: "$1" is what the first of its brackets holds. */
type Phrase = readonly [string, string | Plain];

const C = captured(colour);
const T = captured(cell);
const N = captured(upToEight);
const limited = '((?:exactly |at least |at most |only |just |more than |fewer than |no more than |no fewer than )?)';
const more = '(?:no|not|neither|nor|or) (?:more|fewer)';
const noMore = `(?: ,)?(?: and)? (?:${more}(?: ,)?(?: and)? ${more}|${more}|(?:and )?(?:no|not) more than that)`;

const notWithinAWord = '(?<!\\S(?=\\S))';

/** Said beside what is said. */
const asides: readonly Phrase[] = [
  [
    '^(?:please note|note|mind you|for the avoidance of doubt|to is exact|to is precise|on review|on inspection|oddly enough|curiously|strangely(?: enough)?|interestingly|fortunately|unfortunately|as it happens|in short|in other words|in brief|all in all|on the whole|as a matter of fact|for what it is worth|by the way|in case you wonder|i is afraid|(?:my|our) (?:guess|claim|bet|hunch|tip|feeling) is|never mind (?:which|where|how)|(?:mum|dad|somebody|someone|everyone|they) (?:says?|told me)|on closer look|as far as (?:i|we|you|one) can (?:see|tell)|fyi|gg|ok so|listen|quick one|let us say|say)(?: ,| :|)(?: (?:but|that))? ',
    '',
  ],
  [
    ' ?,? (?:however|mind you|as it happens|as far as colour is concerned|i mean|pls|please|thx|thanks|no cap|all told|in total|in all|all in all|in number|all together|if you look closely|if you count(?: them)?|as you can see)(?= ,|$)',
    '',
  ],
  [
    '^(?:whatever happens|come what may|in any case|either way|as usual|for the record|to start with|simply put|sudoku rules)(?: ,| :)? ',
    '',
  ],
  [' , (?:however|in fact|of course|as it happens|by contrast|on the other hand) ,', ''],
  ['in total|in all|all told', ''],
  [
    '(?:in|within|among|across|on|of) (?:this|these|our|the) (?:group|set|selection|subset|area|shape|quartet|trio)',
    '',
  ],
  ['(?:out )?of these (?:two|three|four|five|six|seven|eight)$', ''],
  ['in here|hiding|herein|somewhere in there', ''],
  [`(?:smells?|tastes?|feels?|seems?|glows?|shines?|stays?|remains?) (?=${colour})`, 'is '],
  ['(?:warm|cold|primary|lovely|little|lonely|greenish|glued|simply|just a|meaning|colour(?= : ))', ''],
  ['(?:near|exact|very|sheer) (?=same|middle|centre|opposite|top|bottom)', ''],
  ['these (?=tiles)', 'the '],
  ['(?:more|fewer) of these tiles', ([all = '']) => all.replace('of these ', '')],
];

/** How many. */
const numbers: readonly Phrase[] = [
  ['at the very (least|most)', 'at $1'],
  ['at the (least|most)', 'at $1'],
  ['at a (minimum|maximum)(?: ,)?', ([, which]) => (which === 'minimum' ? 'at least' : 'at most')],
  ['^at (least|most) ,', 'at $1'],
  [`${N} ((?:[a-z]+ ){0,2}[a-z]+) at (least|most)${end}`, 'at $3 $1 $2'],
  [`${N} at (least|most)`, 'at $2 $1'],
  [
    'an? (?:grand )?(?:total|sum) of (?=(?:exactly |at least |at most )?(?:one|two|three|four|five|six|seven|eight))',
    '',
  ],
  [`(?:there is )?one ${C}${such} for (?:every|each) two ${C}${such}`, 'twice as many $2 tiles as $1 tiles'],
  [
    `neither (zero|${upToEight}) nor ${N} of the tiles is ${C}`,
    ([, n, m, so]) =>
      `${n === 'zero' ? `there is at least one ${so} tile` : `the number of ${so} tiles is not ${n}`} and the number of ${so} tiles is not ${m}`,
  ],
  [
    `the tiles that is not ${C} outnumber (?:those that is|the ones that is)`,
    'there is more non $1 tiles than $1 tiles',
  ],
  [
    `(?:the )?${C} tiles (?:represent|form|make|make up|constitute|is in) (?:the|a|one) majority(?: of (?:this selection|the tiles))?`,
    'more than half of the tiles is $1',
  ],
  [`of these ${N}`, ([all = '', n], { length }) => (n === numberWords[length] ? 'of the tiles' : all)],
  [
    '(?:one )?of the tiles is not (red|blue|green|yellow) ,? ?but (?:all (?:the )?others|every other tile|all other tiles) is(?: [a-z]+)?$',
    ([all = '', so]) => (all.startsWith('one ') ? `exactly one tile is not ${so}` : all),
  ],
  [
    `(?:including|containing) ${T} , (?:we has|there is) (?:a total of )?${N} ${C}${such}`,
    'there is $2 $3 tiles and $1 is $3',
  ],
  [`^${N} is the number of ${C}${such}`, 'the number of $2 tiles is $1'],
  ['(?:an )?equal number of all colours', 'all colours appear equally often'],
  [
    `(?:the )?number of ${C}${such} times two equal (?:the (?:number of )?)?${C}${such}`,
    'there is exactly twice as many $2 tiles as $1 tiles',
  ],
  [
    `${C} needs? one more tile to (?:reach|equal|match|catch up with) ${C}`,
    'there is exactly one more $2 tile than $1 tiles',
  ],
  [
    `^counting only ((?:row|column) [a-z]+|the [a-z]+ (?:row|column)) ,? ?there is exactly as many ${C} tiles as ${C} tiles`,
    '$1 has as many $2s as $3s',
  ],
  [
    '(?:each|every) colour that (?:is (?:here|present)|appear|is there) (?:is (?:here|present)|appear|is there) ',
    'every colour that appears appears ',
  ],
  [`^${C} dominates? ((?:row|column) [a-z]+|the [a-z]+ (?:row|column))$`, 'most tiles in $2 is $1'],
  ['(most|least) rare', '$1 common'],
  ['rarest', 'least common'],
  [
    `^on average ,? ?(?:an?|one|each|every) (row|column) (?:has|contain) ${N} ${C}${such}`,
    ([all = '', shape, n = '', so], subset) => {
      const lines = new Set(subset.map(shape === 'row' ? rowOf : columnOf)).size;
      return (
        numberWords[lines * numberWords.indexOf(n)]?.replace(/^/, 'there is exactly ').concat(` ${so} tiles`) ?? all
      );
    },
  ],
  [`(few|several|many|plenty of|lots of|a lot of) tiles is ${C}`, '$1 $2 tiles'],
  ['(?:somewhere|anywhere|anything|something) between', 'between'],
  [`${N} , and only ${N} ,?`, ([all, n, m]) => (n === m ? `exactly ${n}` : (all ?? null))],
  [`(?<!exactly )${N} (.*?)${noMore}$`, 'exactly $1 $2'],
  [`(?<!exactly )a (half|third|quarter) (.*?)${noMore}$`, 'exactly one $1 $2'],
  [`(?<!exactly )(half) (.*?)${noMore}$`, 'exactly $1 $2'],
  [
    `(?:the )?(?:sum|total|total number|sum total) of (?:the )?${C}${such} and (?:the )?${C}${such}`,
    'the number of $1 or $2 tiles',
  ],
  ['(?:the )?(?:sum total|total number|total|tally|amount) of', 'the number of'],
  ['can is divided(?: evenly| exactly)? by', 'is divisible by'],
  ['is (?:evenly|exactly) divisible by', 'is divisible by'],
  ['is congruent to one modulo two', 'is odd'],
  ['is congruent to (?:zero|0) modulo two', 'is even'],
  [
    `(?:if you )?(?:count|add)(?: up)?(?: all)? (?:the )?${C}${such}(?: ,)?(?: and)?(?: then)? (?:you|we|one) (?:will )?(?:get|gets|reach|find|has|arrive at|end up with) (?:an )?(?:a )?(odd|even) (?:number|total|count|result)`,
    'the number of $1 tiles is $2',
  ],
  [
    `(?:if you )?(?:count|add)(?: up)?(?: all)? (?:the )?${C}${such}(?: ,)?(?: and)?(?: then)? (?:you|we|one) (?:will )?(?:get|gets|reach|find|has|arrive at|end up with) ${limited}${N}`,
    ([, so, limit, n]) => `there is ${limit === '' ? 'exactly ' : limit}${n} ${so} tiles`,
  ],
  [
    `(?:the number of )?(?:# )?${C}s?(?: tiles)? is (?:a )?prime(?: number)?`,
    ([, so], { length }) => {
      const primes = [2, 3, 5, 7].filter((n) => n <= length).map((n) => numberWords[n] ?? '');
      return `the number of ${so} tiles is ${listed(primes, 'or')}`;
    },
  ],
  [
    `(?:the )?${C}${such} and (?:the )?${C}${such} (?:is )?(?:tied|tie|level|equal|balanced|even|evenly matched|the same|equally many|just as many|draw)(?: with each other)?(?: in (?:number|count|quantity|amount))?${end}`,
    'there is exactly as many $1 tiles as $2 tiles',
  ],
  [`(?:the )?${C}${such} (?:number|total|amount to|count) ${limited}${N}${end}`, 'there is $2$3 $1 tiles'],
  [
    `${C}${such} (?:is |appear )?(?:in|on|at) ${limited}${N} (?:of the (?:[a-z]+ )?)?(?:tiles?|places?|positions?)`,
    ([, so, limit, n]) => `there is ${limit}${n} ${so} tile${n === 'one' ? '' : 's'}`,
  ],
  [
    `of the ${N} (?:tiles|places|positions|ones)`,
    ([all = '', n], { length }) => (n === numberWords[length] ? 'of the tiles' : all),
  ],
  [`${N} (?:places|positions)`, '$1 tiles'],
  ['outnumber those that is$', 'is more than half of the tiles'],
  [`exactly as many colours appear as there is ${C} tiles`, 'the number of colours equal the number of $1 tiles'],
  ['^(more|fewer) colours appear in (.+) than in (.+)', '$2 has $1 colours than $3'],
  ['(?:only )?(?:a |one )?minority of the tiles', 'fewer than half of the tiles'],
  ['(?:a |the )?(?:absolute |clear )?majority of (?:the )?tiles', 'more than half of the tiles'],
  [`${N} x (?=${colour})`, '$1 '],
  [`^${C} x(?: )?${N}$`, 'there is $2 $1 tiles'],
  ['(?:qty|quantity|nr|no \\.|num) ?(?:of )?(?=red|blue|green|yellow)', 'number of '],
  [`not a single ${C}(?: tile| one)? [a-z]+s`, 'there is no $1 tile'],
  ['not a single', 'no'],
  ['(?:a|one) (?:lone|single|sole|solitary)', 'exactly one'],
  [
    `all(?: ${upToEight})? tiles is ${C} ,? ?(?:save|except|except for|but|apart from) (?:possibly|perhaps|maybe|at most) one`,
    'at most one tile is not $1',
  ],
  [`except for at most one tile , all tiles is ${C}`, 'at most one tile is not $1'],
  [
    `(?:apart from|except|except for) (?:exactly one|a|one) ${C} tile , (?:everything|every tile|all tiles) is ${C}`,
    'exactly one tile is $1 and all other tiles is $2',
  ],
];

/** That something is there, or is not. */
const presence: readonly Phrase[] = [
  [
    '^(?:here )?(?:you|we|one|i) (?:(?:will|can|could|may|would) )?(?:find|finds|see|sees|spot|notice|count|counts|get|meet|has)(?= )',
    'there is',
  ],
  ['^(?:it takes|there exist|there do exist|there is to is found|here is)(?= )', 'there is'],
  ['^there do not exist (?:an? |one )?', 'there is no '],
  ['^it is impossible to (?:find|see)(?: here)?(?= )', 'there is no'],
  [
    '^(?:(?:the|this) )?(?:square|pair|group|set|subset|selection|area|region|shape|board|block) (?:has|contain|show|include)',
    'there is',
  ],
  [
    '^(?:(?:the|this) )(row|column) (?:has|contain|show|include)(?! the same)',
    ([all = ''], subset) => (isOneLine(subset) ? 'there is' : all),
  ],
  ['(?:can|could|may|might) (?:also )?is (?:seen|found|counted|spotted|met)', 'appear'],
  [
    '(?:has|is) (?:been )?(?:turned up|come up|shown up|used|in use|included|represented|present|on display|visible|in play|featured|to is found|to is seen|found)(?! nowhere)',
    'appear',
  ],
  ['(?:turns?|comes?|crops?|pops?|shows?) up', 'appear'],
  ['(?:features?|makes? an appearance)(?= |$)', 'appear'],
  ['colours (?:used|present|on display|in use|that is used|that is present)', 'colours that appear'],
  ['(?:number of )distinct colours', 'number of colours'],
  [`${C} has fled(?: (?:the|this) [a-z]+)?`, 'there is no $1 tiles'],
  [`${C} is (?:certainly |definitely |surely )?present`, '$1 appear'],
  [`(?:intrudes?|shows? its face)${end}`, ''],
  ['(?:is |has )?(?:without any|without|free of|free from|devoid of|short of) (?=red|blue|green|yellow)', 'has no '],
  [`the missing colour is ${C}`, '$1 is missing'],
  [
    `^if (?:a|one|any|some) colour is missing ,? ?(?:then )?it is ${C}$`,
    ([, so]) => `${listed(colours.filter((each) => each !== so))} all appear`,
  ],
  [
    `there is no ${C}${such} (?:except|but|other than|apart from|save|outside of?) in (${namedLine})`,
    'every $1 tile is in $2',
  ],
  [
    `the (?:tile|rectangle|block|line|group|shape) (?:formed|made|made up|spanned) (?:by|of|from) ((?:${cell} ,? ?)+and ${cell}) (?:has|contain)`,
    '$1 has',
  ],
  [`(more|fewer) (row|column)s than ${C} appear in`, '$1 $2s than $3'],
  ['fails? to is', 'is not'],
  ['(?:is |)anything (?:but|other than|except)', 'is not'],
  ['(?:is )?some(?:thing| colour)? other than', 'is not'],
  ['is something else', 'is a different colour'],
  [`nothing (?:here )?is ${C} (?:other than|except|but|apart from) ${T} , which is`, 'only $2 is $1'],
  [
    `no (?:tile is )?${C}(?: tile)? (?:other than|except|except for|except at|but|apart from|save for) ${T} , (?:which is|where there is)(?: one)?`,
    'only $2 is $1',
  ],
  [
    `(?:save|except|apart|aside)(?: for| from)? ${T} , no tile is ${C} ?[,.;]? (?:and |but )?${T} is(?: ${colour})?`,
    ([all = '', a, so, b]) => (a === b ? `only ${a} is ${so}` : all),
  ],
  [
    `(?:with the (?:sole|single|only) exception of|save for|aside from|except for|excepting|excluding|not counting) ${T}`,
    'except $1',
  ],
];

/** Alike, or not. */
const likeness: readonly Phrase[] = [
  ['diff', 'different'],
  ['(?:is )?(?:of )?(?:an )?(?:equal|identical) (?:in )?colours?', 'is the same colour'],
  [
    '(?:agree|coincide|correspond|is equal|is the same|is alike|is identical|is like each other|match) in colour',
    'is the same colour',
  ],
  ['differ(?:s)? in colour', 'differ'],
  ['(?:is )?different in colour', 'is different'],
  ['(?:cannot is|is not to is) told apart(?: by colour)?', 'is the same colour'],
  [
    '(?:is |has )(?:each )?(?:monochromatic|uniform(?: in colour)?|monochrome|unicoloured|of one colour|one colour|a single colour|of a single colour)',
    'is one colour',
  ],
  ['has one colour in common', 'is the same colour'],
  ['has (?:an |the )?identical colour', 'is the same colour'],
  ['has the same colour(?! as)', 'is the same colour'],
  ['has the same colour as', 'is the same colour as'],
  ['is the same in colour', 'is the same colour'],
  ['(?<=(?:is|not|all|both) )of the same colour', 'the same colour'],
  ['do not has the same colour as', 'is a different colour from'],
  ['do not has the same colour', 'is not the same colour'],
  ['has different colours(?: from (?:each other|one another))?', 'is different colours'],
  [`${T} has a colour that ${T} (?:has not|do not has|do not|lacks)`, '$1 differs from $2'],
  [`${T} (?:is the odd one out|is out|differ|is different) among its neighbours`, '$1 matches none of its neighbours'],
  [
    `${T} has ${limited}${N} (?:twin|match|partner|double)s? (?:next to|adjacent to|beside|around) it`,
    '$1 has $2$3 neighbours of the same colour',
  ],
  [
    `${T} has a (?:match|twin) in its (row|column)`,
    ([, a = '', shape]) => `${a} is the same colour as at least one other tile in ${lineOf(shape, a)}`,
  ],
  [
    `${T} is (?:the odd one out|out) in its (row|column)`,
    ([, a = '', shape]) => `${a} matches no other tile in ${lineOf(shape, a)}`,
  ],
  [
    `${T} share (?:a|its) (row|column) and (?:a|its) colour with another tile`,
    ([, a = '', shape]) => `${a} is the same colour as at least one other tile in ${lineOf(shape, a)}`,
  ],
  [`(?:the )?diagonal ${T} to ${T}`, '$1 and $2'],
  ['is diagonal twins', 'is the same colour'],
  ['^(row|column)s(?: is)? all different$', 'no $1 has two tiles of the same colour'],
  [
    '^(row|column) ([a-z]+) (?:repeat|repeats|is repeated|appear again|appear at least twice) in (row|column) ([a-z]+)$',
    '$1 $2 matches $3 $4',
  ],
  ['different to', 'different from'],
  ['from (?:everyone|everything|all tiles|every tile|all) around it', 'from all its neighbours'],
  ['(?:has|is|is of) (?:a different|another) colour (?:than|to|from)', 'is a different colour from'],
  ['differ from (?:each other|one another)', 'differ'],
  ['contrast(?: with each other)?(?= |$)', 'differ'],
  ['disagree with', 'differ from'],
  [`is (?:unlike|not like|nothing like) ${T}`, 'is a different colour from $1'],
  [`is (?:just |exactly )?like ${T}`, 'is the same colour as $1'],
  [`${T} has (?:the )?colour of ${T}`, '$1 is the same colour as $2'],
  [`${T} is not ${T} colour`, '$1 is not the same colour as $2'],
  [
    `${T} is (?:not )?(?:the )?colour of ${T}`,
    ([all = '', a, b]) => `${a} is ${all.includes(' not ') ? 'not ' : ''}the same colour as ${b}`,
  ],
  [
    `(?:the )?colours? of ${T} is (?:also )?(?:the colour of|that of|repeated (?:at|in|on)|found (?:at|on) )(?: )?${T}`,
    '$1 is the same colour as $2',
  ],
  [
    `(?:the )?colour of ${T} (?:also )?(?:occur|appear|repeat)s?(?: again)? (?:at|in|on) ${T}`,
    '$1 is the same colour as $2',
  ],
  [
    `(?:the )?colours of ${T} and ${T} is (the same|equal|different)`,
    ([, a, b, how]) => `${a} and ${b} ${how === 'different' ? 'differ' : 'match'}`,
  ],
  [
    `${T} (?:differ|is different|is a different colour) from ${T} ,? ?and (?:likewise |also )?from ${T}`,
    '$1 differs from $2 and $1 differs from $3',
  ],
  [
    `${T} (?:differ|is different|is a different colour) from ${T} ,? ?or from ${T} ,? ?or (?:from )?both`,
    '$1 differs from $2 or $1 differs from $3',
  ],
  [
    `${T} (differ from|is different from|is a different colour from|match|is the same colour as) ${T} ,? ?(?:and|but) ${T} (?:is (?:a )?different(?: colour)? from|differ from|match neither of|match neither) ?(?:both|them|either|both of them)?$`,
    ([, a, how = '', b, c]) => `${a} ${how} ${b} and ${c} differs from ${a} and ${c} differs from ${b}`,
  ],
  [`neither ${T} nor ${T} match ${T} ,? ?but they match(?: each other)?`, '$1 and $2 match and $3 differs from $1'],
  [
    `${T} and ${T} (?:is the same colour|match) ,? ?(?:and|while|but) ${T} (?:is alone|is different|is another colour|is out|differ)`,
    '$1 and $2 match and $3 differs from $1',
  ],
  [`two tiles is the same(?: colour)? , (?:namely )?${T} and ${T}`, '$1 and $2 is the same colour'],
  [`of ((?:${cell} ,? ?)+and ${cell}) ,? ?any two (?:is the same colour|match)`, '$1 is the same colour'],
  ['no matching pair', 'no two tiles match'],
  [
    `(?:all|both) tiles is the same colour ,? ?(?:and|but) (?:that colour|it|this colour) is not ${C}`,
    'all tiles is the same colour and no tile is $1',
  ],
  [
    `(?:both|all) (?:tiles )?(?:is )?(?:the )?same(?: colour)? ,? ?and it is ${C} or ${C}`,
    'all tiles is $1 or all tiles is $2',
  ],
  [
    `(?:both|all) tiles is (?:both |all )?${C} or (?:is )?(?:both|all) not ${C}`,
    ([all = '', a, b]) => (a === b ? `all tiles is ${a} or no tile is ${a}` : all),
  ],
  [
    `${T} is (?:either )?${C} or ${C} ,? ?and ${T} is whichever ${T} is not`,
    ([all = '', a, so, other, b, c]) =>
      a === c ? `exactly one of ${a} and ${b} is ${so} and exactly one of ${a} and ${b} is ${other}` : all,
  ],
  [`${T} differ from ${T} and ${T} from ${T}`, '$1 differs from $2 and $3 differs from $4'],
  [`${T} is different from ${T} and ${T} from ${T}`, '$1 differs from $2 and $3 differs from $4'],
  [`${T} is different from (?:each|all|every one) of the others`, '$1 is a different colour from every other tile'],
  [
    `${T} (?:has )?(?:is )?(?:a )?different(?: colour)? from (?:all )?(?:of )?(?:the )?(?:others|other tiles)`,
    '$1 is a different colour from every other tile',
  ],
];

/** Beside, above, below. */
const places: readonly Phrase[] = [
  [`${T} (?:touch|meet|border|is adjacent to|is next to) all four colours`, '$1 has neighbours of four colours'],
  [`is not (?:next|adjacent) to an? ${C}${such} (?:nor|or) an? ${C}${such}`, 'is adjacent to no $1 or $2 tiles'],
  [`not all in (?:one|a|the same) (row|column)`, 'not all in the same $1'],
  [
    '(?:touch|meet|touching|meeting) (?:along|by|on|at|with) (?:an? |a whole |their |its )?(?:edge|side|edges|sides)',
    'is orthogonally adjacent',
  ],
  [
    '(?:touch|meet|touching|meeting) (?:only )?(?:at|by|on) (?:a|their|the) corners?(?: only)?',
    'is diagonally adjacent',
  ],
  [
    '(?:share|shares|sharing) an? (?:edge|side)(?: with)?',
    ([all = '']) => `is orthogonally adjacent${all.endsWith('with') ? ' to' : ''}`,
  ],
  ['(?:edge ?|side ?)sharing', 'orthogonally adjacent'],
  ['(?:direct|immediate|side|orthogonal|edge) neighbour(s?)', 'orthogonal neighbour$1'],
  ['(?:directly|right|immediately|straight|glued|just) (?:beside|next to|alongside)', 'adjacent to'],
  ['(?:immediately|straight|right) (above|below|left|right)', 'directly $1'],
  ['(?:all )?(?:the )?tiles (?:around|surrounding|next to|adjacent to|bordering) (?=[A-D][1-4])', 'all neighbours of '],
  [
    `there is a ${C}(?: tile| one)? with a ${C}(?: tile| one)? (?:adjacent to|next to|beside|near) it`,
    'a $1 tile is adjacent to a $2 tile',
  ],
  [`two ${C}${such} is never (adjacent|next to|diagonally|orthogonally)`, 'no two $1 tiles is $2'],
  [`${C}${such} is never (adjacent|next) to (?:each other|one another)`, 'no two $1 tiles is adjacent'],
  [`(?:nowhere|at no (?:point|place)|in no place) (?:do|is) (two .+)`, 'no $1'],
  [`(?:tile|one) (?:next to|beside) (?=${cell})`, 'neighbour of '],
  ['neighbours by (?:a |their )?sides?', 'orthogonally adjacent'],
  ['(?:in|on|of|among|within|from) this (?:tile|group|pair of tiles)', ''],
  ['(left|right) hand(?= (?:row|column|tile|one|side|half))', '$1'],
  [
    `(?:among|of) (?:the )?(?:neighbours of ${T}|${T} neighbours) ,? ?there is (?:one that is|a|one) ${C}(?: tile| one)?`,
    ([, a, b, so]) => `${a}${b} is adjacent to a ${so} tile`,
  ],
  [
    `${T} has (more|fewer) ${C}${such} (?:next to|around|beside|adjacent to) it than ${C}${such}`,
    '$1 has $2 $3 neighbours than $4 neighbours',
  ],
  ['the (edge|corner|centre)(?= , | and |$)', 'the $1 tiles'],
  ['edge tiles , (?=[a-z]+ in)', 'edge tiles and '],
];

/** How the parts of a sentence hang together. */
const joints: readonly Phrase[] = [
  ['(?: ,)? (?:although|even though|whereas|notwithstanding which|and yet|only that) ', ' , but '],
  [
    'exactly when|just when|precisely when|if ,? ?(?:but|and) only if ,|if ,? ?but only if|exactly if|precisely if|in exactly those cases where',
    'if and only if',
  ],
  ['^is ([A-D][1-4]) (red|blue|green|yellow) ,', 'if $1 is $2 ,'],
  [
    `^(?:from )?${T} is ${C} ,? ?(?:it )?(?:follows that|implies that|means that|leads to) ${T} (?:is )?${C}`,
    'if $1 is $2 , $3 is $4',
  ],
  ['the statement that (.+?) is true', '$1'],
  ['^suppose (.+?) ?[;,] (?:then )?', 'if $1 , '],
  ['^(?:provided(?: that)?|in case|as long as|on condition that|given that) ', 'if '],
  ['(?:must|has to|would has to|need to) is(?: as well)?', 'is'],
  [`${T} must is ${C}`, '$1 is $2'],
  [`${T} is ${C} rules out ${T} is ${C}`, 'if $1 is $2 , $3 is not $4'],
  [
    `^(if ${cell} is (?:not )?${colour})(?: ,)?(?: then)? ${T} (not )?${C}$`,
    ([, when, a, not, so]) => `${when} then ${a} is ${not}${so}`,
  ],
  [`^(if ${cell}) ${C} ${T} ${C}$`, '$1 is $2 then $3 is $4'],
  [`^unless ${T} is ${C} , (?:none of the others|no other tile) is$`, '$1 is $2 or no other tile is $2'],
  [`${T} or ${T} (?:is )?${C} ,? ?(?:or|maybe|perhaps|possibly|or maybe) both`, 'at least one of $1 and $2 is $3'],
  [`(?:either (?:of )?)?${T} (?:or|and) ${T} ?,? but not both ?,? is ${C}`, 'exactly one of $1 and $2 is $3'],
  [`${T} is ${C} or ${T} is(?: ${colour})? ?,? but not both`, 'exactly one of $1 and $3 is $2'],
  [
    '^(?:it (?:cannot|can not) is|it would is wrong to say|it is wrong to say|it is not (?:as if|so)|nobody can say) that ',
    'it is not true that ',
  ],
  ['^it is not as if', 'it is not true that'],
  ['(?:the )?(?:remaining ones|remainder|others all|rest of (?:them|the tiles)|remaining tiles)', 'all other tiles'],
  ['(?:everybody|everyone|everything|anything) else', 'every other tile'],
  ['(?:nobody|none|nothing|no one) else', 'no other tile'],
  [`(?:none|not one) of the others`, 'no other tile'],
  [`(?:each|every one|all) of the others`, 'every other tile'],
  [`so is (?:exactly )?one ,? but only one ,? of the others`, 'so is exactly one other tile'],
  [`of (?:the rest|the others|the other tiles)(?: ,)? ${limited}${N} is`, '$1$2 other tiles is'],
  [`${N} of (?:the rest|the others)`, ([, n]) => `${n} other tile${n === 'one' ? '' : 's'}`],
  [
    `the other ${N}(?! tiles| rows| columns| colours)`,
    ([all = '', n], { length }) => (n === numberWords[length - 1] ? 'all other tiles' : all),
  ],
  ['at least one(?: tile)? ?,? but not both(?: ,)?', 'exactly one'],
  [', as (do|is) ', ' and so $1 '],
  [`(?:this is the case for|the same (?:goes|holds|is true) (?:for|of)|likewise|similarly) `, 'so is '],
  [`${T} is ${C} ,? ?and ${T} (?:likewise|similarly|ditto|the same|as well|too)$`, '$1 and $3 is $2'],
  [`(?:they|the tiles) is not all ${C}`, 'not all tiles is $1'],
  [`^((?:neither|no|both|all|every) tiles? is (?:not )?${colour} ,? ?(?:and|but)) they is`, '$1 all tiles is'],
  [`,? nor is (?:either|any) of them ${C}$`, 'and no tile is $1'],
  [`there is (?:a|one|at least one) ${C} tile ,? ?and it is not ${T}`, 'there is a $1 tile and $2 is not $1'],
  [
    `^(.*) (and|but) ${T} is neither(?: colour)?$`,
    ([all = '', before = '', joint, a]) => {
      const [one, other, ...others] = coloursIn(before);
      return other === undefined || others.length > 0 ? all : `${before} ${joint} ${a} is neither ${one} nor ${other}`;
    },
  ],
  [`^${T} (.*) and is (?:itself )?(not )?${C}(?: itself)?$`, '$1 $2 and $1 is $3$4'],
  [
    `one of (?:the colours )?${C} and ${C} is (?:absent|missing) ,? ?and the other (?:is present|appear|is there)`,
    'exactly one of $1 and $2 appears',
  ],
  [
    `^(.* (?:has no|do not contain)) ${C} tiles ,? ?and ((?:row|column) [a-z]+) has ${limited}${N}$`,
    '$1 $2 tiles and $3 has $4$5 $2 tiles',
  ],
  [
    `has a colour (?:in |from |among |from among |of )?(?:the )?(?:set )?[{(]? ?${C} (?:,|and|or) ${C} ?[})]?`,
    'is $1 or $2',
  ],
];

/** "The corner tile, C1, is red": a name is enough. */
const appositions: readonly Phrase[] = [
  [`${start}the [a-z]+(?: [a-z]+)? , ${T} ,`, '$1'],
  [`${T} , (?:the|which is|which is in|being)(?: (?!red|blue|green|yellow|not|no)[a-z]+){1,4} ,`, '$1'],
  [`${T} , ${T} ,`, ([all = '', a, b]) => (a === b ? (a ?? all) : all)],
  [`(?:the )?tile ${T}`, '$1'],
];

/** The row or column of a tile. */
const lineOf = (shape: string | undefined, tile: string): string =>
  `${shape} ${shape === 'row' ? tile.slice(1) : tile.slice(0, 1)}`;

const isOneLine = (subset: readonly Cell[]): boolean =>
  new Set(subset.map(rowOf)).size === 1 || new Set(subset.map(columnOf)).size === 1;

const firstNames = '(?:first|leftmost|left|left hand|top|upper|uppermost|topmost|highest)';
const lastNames = '(?:last|rightmost|right|right hand|bottom|lower|lowest|lowermost)';
const ordinals = ['first', 'second', 'third', 'fourth'];

/** Tiles of one row or column by what people call them there: their names say the same. */
const ofOneLine: readonly Phrase[] = [
  [
    '(?:the )?(?:two )?(?:tiles|ones|two) at (?:both |the |its )?(?:ends|end tiles)',
    byName((line) => [line[0], line.at(-1)]),
  ],
  [
    '(?:both|the|the two|two) (?:ends?|outer|outermost)(?: tiles| ones| two)?(?: of (?:the|this) (?:row|column|line|path))?',
    byName((line) => [line[0], line.at(-1)]),
  ],
  [
    `(?:the )?(?:row|column)(?: [a-z]+)? (?:starts?|begins?) with ${C} ,? ?(?:and )?ends? (?:with|in) ${C}`,
    atEnds(([so, other]) => [so, other]),
  ],
  [
    `(?:the )?(?:row|column)(?: [a-z]+)? (?:starts?|begins?) and ends? with the same colour`,
    byEnds((a, b) => `${a} and ${b} is the same colour`),
  ],
  [`(?:the )?(?:row|column)(?: [a-z]+)? (?:starts?|begins?) and ends? (?:with|in) ${C}`, atEnds(([so]) => [so, so])],
  [
    'neither (?:of the )?(?:two )?(?:end|ends|outer)(?: tiles?| ones?)?|neither the leftmost nor the rightmost(?: tile)?|neither the first nor the last(?: tile)?|neither the top nor the bottom(?: tile)?',
    ([all = ''], subset) => {
      const line = inGridOrder(subset);
      return isOneLine(subset) && line.length > 2 ? `neither ${line[0]} nor ${line.at(-1)}` : all;
    },
  ],
  [
    '(?<=(?:as|from|match|of) )the (first|last|second|third|fourth)(?= |$)(?! tile| one| row| column| colour)',
    ([all = '', which = ''], subset) =>
      isOneLine(subset)
        ? named([which === 'last' ? inGridOrder(subset).at(-1) : inGridOrder(subset)[ordinals.indexOf(which)]])
        : all,
  ],
  ['(?:outer|end) (?:tiles|ones|two)', byName((line) => [line[0], line.at(-1)])],
  [
    '(?:the |those |the tiles |the ones |everything |all )?(?:in between|in the middle|between (?:them|those))',
    byName((line) => line.slice(1, -1)),
  ],
  [
    '(?:the )?(?:two )?(?:middle|inner|central|centre) (?:two|tiles|ones)',
    byName((line) => (line.length === 4 ? line.slice(1, 3) : [])),
  ],
  [
    '(?:the )?(?:two middle|middle two|inner two|two inner)(?: tiles| ones)?',
    byName((line) => (line.length === 4 ? line.slice(1, 3) : [])),
  ],
  [
    '(?:the )?(?:middle|centre) (?:tile|one)',
    byName((line) => (line.length % 2 === 1 ? [line[(line.length - 1) / 2]] : [])),
  ],
  [
    `(?:the )?(?:(?:upper|top|left|first) (?:two|pair)|two (?:upper|top|left|first)(?: tiles| ones)?|two (?:tiles )?(?:on|at) the (?:left|top))(?: tiles| ones)?`,
    byName((line) => (line.length > 2 ? line.slice(0, 2) : [])),
  ],
  [
    `(?:the )?(?:(?:lower|bottom|right|last) (?:two|pair)|two (?:lower|bottom|right|last)(?: tiles| ones)?|two (?:tiles )?(?:on|at) the (?:right|bottom))(?: tiles| ones)?`,
    byName((line) => (line.length > 2 ? line.slice(-2) : [])),
  ],
  [
    `(?:the )?(?:first|top|left|upper) three(?: tiles| ones)?`,
    byName((line) => (line.length > 3 ? line.slice(0, 3) : [])),
  ],
  [
    `(?:the )?(?:last|bottom|right|lower) three(?: tiles| ones)?`,
    byName((line) => (line.length > 3 ? line.slice(-3) : [])),
  ],
  [
    '(?:the )?(first|second|third|fourth) and (?:the )?(second|third|fourth)(?: tiles?| ones?)?(?: across| from the left| from the top)?',
    ([all = '', a = '', b = ''], subset) =>
      isOneLine(subset) ? named([a, b].map((each) => inGridOrder(subset)[ordinals.indexOf(each)])) : all,
  ],
  [`(?:the )?${firstNames} (?:tile|one)(?: of (?:the|this) (?:row|column|line))?`, byName((line) => [line[0]])],
  [`(?:the )?${lastNames} (?:tile|one)(?: of (?:the|this) (?:row|column|line))?`, byName((line) => [line.at(-1)])],
  [
    '(?:the )?(second|third|fourth) (?:tile|one)(?! between| in)',
    ([all = '', which = ''], subset) =>
      isOneLine(subset) ? named([inGridOrder(subset)[ordinals.indexOf(which)]]) : all,
  ],
];

/** Two tiles alone. */
const ofTwo: readonly Phrase[] = [
  [
    '(?:these|the) two(?! tiles| rows| columns)|both of (?:them|these)|this pair|the pair|the two tiles|these two tiles',
    pairAs('both tiles'),
  ],
  ['(?:of|in) (?:this|the) pair', pairAs('of the tiles')],
  ['one or the other|either of (?:the tiles|them|the two)', pairAs('at least one tile')],
  [
    `each of (?:both tiles|the two) is ${C} if the other is`,
    ([all = '', so], { length }) => (length === 2 ? `all tiles is ${so} or no tile is ${so}` : all),
  ],
  ['(?:both|each) of the two', pairAs('both tiles')],
];

/** The tile where a path of tiles turns. */
const ofABend: readonly Phrase[] = [
  [
    '(?:the )?(?:tile|one|piece) (?:at|in) the (?:bend|corner|angle|joint|elbow)|the bend|the joint|the elbow',
    ([all = ''], subset) => {
      const bends = subset.filter((each) => {
        const next = subset.filter((other) => areAdjacent(each, other, 'orthogonal'));
        return next.length === 2 && !isOneLine([each, ...next]);
      });
      return bends.length === 1 && subset.length < 6 ? named(bends) : all;
    },
  ],
];

function pairAs(plain: string): Plain {
  return ([all = ''], { length }) => (length === 2 ? plain : all);
}

/** How a row or column begins and ends. */
function atEnds(colouredAs: (said: readonly string[]) => readonly (string | undefined)[]): Plain {
  return ([all = '', ...said], subset) => {
    const [so, other] = colouredAs(said);
    return byEnds((a, b) => `${a} is ${so} and ${b} is ${other}`)([all], subset);
  };
}

function byEnds(say: (first: Cell, last: Cell) => string): Plain {
  return ([all = ''], subset) => {
    const [first, last] = [inGridOrder(subset)[0], inGridOrder(subset).at(-1)];
    return isOneLine(subset) && first !== undefined && last !== undefined ? say(first, last) : all;
  };
}

function byName(some: (line: readonly Cell[]) => readonly (Cell | undefined)[]): Plain {
  return ([all = ''], subset) => {
    const cells = isOneLine(subset) ? some(inGridOrder(subset)) : [];
    return cells.length === 0 ? all : named(cells);
  };
}

const named = (cells: readonly (Cell | undefined)[]): string => listed(cells.flatMap((each) => each ?? []));

const phrases = [...asides, ...appositions, ...numbers, ...presence, ...likeness, ...places, ...joints].map(patternOf);

const phrasesOfPlaces = [...ofTwo, ...ofOneLine, ...ofABend].map(patternOf);

function patternOf([said, plain]: Phrase) {
  return { said: new RegExp(`${notWithinAWord}(?:${said})${notWithinAWord}`, 'g'), plain };
}

/** The same in plainer words, the nearest to what was written first; nothing where there are none. */
export function plainerThan(text: string, subset: readonly Cell[]): string[] {
  const plain = inPhrases(inPhrases(text, phrases, subset), phrases, subset);
  const namesOnly = inPhrases(text, phrasesOfPlaces, subset);
  const both = inPhrases(inPhrases(plain, phrasesOfPlaces, subset), phrases, subset);
  return [...new Set([plain, namesOnly, both])].filter((each) => each !== text && each !== '');
}

function inPhrases(text: string, all: readonly ReturnType<typeof patternOf>[], subset: readonly Cell[]): string {
  let said = text;
  for (const { said: phrase, plain } of all)
    said = tidy(
      typeof plain === 'string'
        ? said.replace(phrase, plain)
        : said.replace(phrase, (match, ...groups) => plain([match, ...stringsOf(groups)], subset) ?? match),
    );
  return said;
}

/** What the brackets hold, without the place and the text that come after. */
const stringsOf = (groups: readonly unknown[]): string[] =>
  groups.slice(0, -2).map((each) => (typeof each === 'string' ? each : ''));

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/(?: ,)+ (?=,|and|but)/g, ' ')
    .replace(/^[\s,:;]+|[\s,:;]+$/g, '');

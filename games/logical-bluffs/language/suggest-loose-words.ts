import { numberWords } from '../../kit/number-words';
import { type Cell, colours, columnOf, inGridOrder, rowOf } from '../grid';
import { isAt, placeCalled } from './geometry';
import { captured, cell, colour, such, upToEight } from './pieces';
import { parts } from './suggest-parts';
import { formally } from './suggest-sentences';

// What people say loosely ("tons of red", "A1 might be red", "the reds stick together"), in words that the reader knows. None of
// it is read so: it is only proposed, likelier ones first, for whoever wrote it to choose.

/** What words could mean; null where they are none of these after all. */
type Meant = (match: readonly string[], subset: readonly Cell[]) => readonly string[] | null;

/** From words to what they could mean: "$1" is what the first of its brackets holds. */
export type Wording = readonly [string, ...(readonly (string | Meant)[])];

const C = captured(colour);
const Cs = `(?:the )?${C}${such}`;
const T = captured(cell);
const anybody = '(?:i|we|you|they|one|u)';
const number = captured(upToEight);
const isVery = '(?:very |really |so |quite |that |too )?';
const friend = '(?:friend|buddy|partner|mate|twin|match|companion|pal|counterpart|brother|sibling|double)';
const together =
  '(?:stick together|hang together|hold together|cluster(?:ed)?(?: together)?|is (?:all )?(?:clumped|clustered|grouped|bunched|huddled|packed|joined)(?: up)?(?: together)?|(?:form|make|is) (?:a|one|a single) (?:big )?(?:blob|group|cluster|chunk|clump|block|patch|island)|is (?:all )?in (?:one|a single) (?:piece|group|blob|cluster|clump|chunk))';
const alone = '(?:alone|lonely|isolated|by itself|by themselves|on its own|on their own|solitary)';
const apart =
  '(?:avoid|avoids|hate|hates|dislike|dislikes|(?:stay|keep|is|stays|keeps|is kept) (?:well |far )?(?:away|apart) from|never meet|never go together with|do not (?:like|mix with|meet)|is nowhere near|is far from)';
const close =
  '(?:love|loves|like|likes|hug|hugs|follow|follows|accompany|accompanies|cling to|clings to|stick to|sticks to|go with|goes with|always (?:meet|border|neighbour|have|sit by))';
const double =
  '(?:dupes?|duplicates?|duplication|repeats?|repetitions?|repeated colours?|doubles?|appear at least twice|has a repeated colour)';
const spots = '(?:corners?|edges?|row [a-z]+|column [a-z]+|the [a-z]+ (?:row|column))';

/** Each tried wherever it stands. */
const ways: readonly Wording[] = [
  // Of more than two, or of one of two.
  ['(?<=\\S )(?<!(?:and|but|while|,) )both|both(?= (?:tiles in|[A-D][1-4]))', 'all', ''],
  [`^not ${T} (?:and|,) ${T} is (.+)$`, '$1 is not $3 and $2 is $3', 'it is not true that $1 and $2 is $3'],
  // Whether one believes it: who says it, says it.
  ['^(?:false|lie|wrong|untrue|not true)(?: ,| :)', 'it is not true that'],
  ['^it is (?:a lie|wrong|a bluff) that', 'it is not true that'],
  ['^(.+) is (?:false|a lie|a bluff|not true)$', 'it is not true that $1'],
  ['^(?:(?:and|so|well|ok|okay|hey|hmm|yes|yeah|yep|yup|oh|plus|listen|guess what|trust me)(?: ,| :|(?= )) ?)+', ''],
  [
    '^(?:(?:right|now|sure|(?:fun )?fact|hint|clue|claim|statement|spoiler|note|nb|ps|rumour|(?:sudoku )?rules?|easy) [,:] ?)+',
    '',
  ],
  ['^(?:nope|nah|no way|no)(?: ,)?(?= (?:no|none|not|zero|never) )', ''],
  [`^${anybody} (?:guess|reckon|suppose|suspect|assume|feel|hope|figure|fear|heard|bet you|dare say)(?: that)?`, ''],
  [`^(?:i'd|we'd|${anybody} would) (?:say|guess|bet|think|claim|argue|wager)(?: that)?`, ''],
  [
    `^(?:i'd|we'd|you'd|${anybody} (?:would|will|can|could|might|should)) (?:see|find|spot|notice|get|count|has|expect)`,
    'there is',
  ],
  [`^${anybody} (?:got|spot|notice|count|find|see|saw|counted|found|need|want|am seeing|is seeing)`, 'there is'],
  ['^(?:got|spotted|found|counted|featuring|contains)', 'there is'],
  ['(?:in|to) my (?:humble )?(?:opinion|mind|view)|if you ask me|as far as i (?:know|can (?:see|tell))', ''],
  ['if i (?:is not|am not|remember|recall)[a-z ]*(?: ,|$)', ''],
  [
    `(?:i is |we is )?(?:pretty|quite|fairly|rather|totally|absolutely|almost|very|100 percent) (?:sure|certain|confident)(?: that| of)?`,
    '',
  ],
  ['there(?: is|) (?:probably|maybe|prob|perhaps)', 'there is'],
  [
    'probs?|probably|maybe|perhaps|possibly|presumably|supposedly|apparently|likely|basically|literally|lol|lmao|haha|hehe|tbh|imo|imho|fyi|btw|ngl|fr|pls|please|bro|dude|mate|guys|folks|just saying|for real|you know|u know|kinda|sorta|somehow|simply|really|overall|altogether|currently|right now|these days|this time|this round|as usual|of course|for sure|for certain|i think|i believe|i guess|i suppose|i reckon|i swear|i promise|honest|honestly|no doubt|no kidding|no joke|trust me',
    '',
  ],
  [
    '(?:might|may|can|could|should|would|ought to|has to|have to|seems? to|appears? to|tends? to|happens? to) (is|has|contain|match|touch|differ)',
    '$1',
  ],
  [
    'is (?:definitely |certainly )?(?:supposed|going|bound|meant|likely|said|known|gonna) to (is|has|contain|match|touch|differ)',
    '$1',
  ],
  ['seems?(?: like| as if)?|looks? like', 'is'],
  ['^its', 'it is'],
  ["^(?:they|those|these)'re|^they is", 'they is'],
  ['^(?:the )?(?:whole|entire) (?:thing|area|region|subset|set|lot|board|group|shape) is', 'all tiles is'],
  [
    '^(?:the|my|our|this) (?:thing|area|region|set|lot|board|group|shape|selection|zone|patch|block) is',
    'all tiles is',
  ],
  ['^my(?= (?:red|blue|green|yellow|tiles|corners?))|^our(?= (?:red|blue|green|yellow|tiles))', 'the'],

  // How many.
  ['has different (number|amount)', 'has a different $1'],
  [`${number} others is`, '$1 other tiles is'],
  [
    `mostly ${Cs} (?:with|and|plus) (?:a couple|some|a few|two)(?: of)? ${Cs}`,
    'most tiles is $1 and there is at least two $2 tiles',
  ],
  [
    '(fewer|more) colours in (column [a-d]|row [a-z]+) than (?:in )?(column [a-d]|row [a-z]+)$',
    '$2 has $1 colours than $3',
  ],
  ['(fewer|more) colours in column ([a-d]) than ([a-d])$', 'column $2 has $1 colours than column $3'],
  [`(?:barely|hardly|scarcely) any tiles? is ${C}`, 'at most one tile is $1', 'exactly one tile is $1'],
  [`(a few|few|many|several|lots of|plenty of|a lot of) tiles is ${C}`, '$1 $2 tiles'],
  [`^${number} (?:of|out of) ${number} ${C}s?$`, 'at least $1 tiles is $3'],
  [`^${number} x ${C}s?`, '$1 $2 tiles'],
  [`^(?:both )?${Cs} and ${Cs} (?:both )?outnumber ${Cs}`, 'more $1 than $3 and more $2 than $3'],
  [`^both ${Cs} is in (.+)$`, 'there is exactly two $1 tiles and they is in $2'],
  ['^same colour$', 'all tiles is the same colour'],
  ['^(?:all )?different(?: colours)?$', 'no two tiles is the same colour'],
  [`as few ${Cs} as ${Cs}`, 'as many $1 as $2 tiles'],
  [
    `(?:do not|does not) (?:has|see|contain|like) (?:many|a lot of|lots of|much|tons of) ${Cs}`,
    'has at most two $1 tiles',
    'has at most one $1 tile',
  ],
  [
    `(?:there is )?not (?:too |so |very |that |really )?(?:many|a lot of|lots of|much|a ton of|tons of) ${Cs}`,
    'at most two $1 tiles',
    'at most one $1 tile',
  ],
  [`(?:there is |is )?(?:barely|hardly|scarcely) (?:any|a|one) ${Cs}`, 'exactly one $1 tile', 'at most one $1 tile'],
  [
    `(?:there is )?only (?:a )?(?:few|couple|handful|bit)(?: of)? ${Cs}`,
    'at most two $1 tiles',
    'exactly two $1 tiles',
  ],
  [
    `(?:a few|several|a handful of|a bunch of|various|multiple|numerous|a number of|more than a couple(?: of)?) ${Cs}`,
    'at least three $1 tiles',
    'at least two $1 tiles',
  ],
  [
    `a bit of ${Cs}|a (?:touch|hint|dash|splash|drop|speck|dot|spot) of ${Cs}`,
    ([a, b]) => [`a ${a === '' ? b : a} tile`],
  ],
  [`^(?:there is )?(?:one|a|exactly one) pair of ${Cs}`, 'two $1 tiles', 'two $1 tiles is adjacent'],
  ['^(?:there is )?(?:exactly )?two pairs$', 'two pairs of matching tiles'],
  [`${number} of (?:the )?${number} (?:tiles )?in (${spots}) is ${Cs}`, '$3 has $1 $4 tiles'],
  ['two (?:in|of|out of) three tiles', 'two thirds of the tiles'],
  [`(?:a couple|a pair|a duo)(?: of)? ${Cs}`, 'two $1 tiles'],
  [`(?:very |too |so |just )?few ${Cs}`, 'at most two $1 tiles', 'at most one $1 tile'],
  [
    `(?:there is )?(?:a )?(?:very |so |really |too |whole )*(?:tons?|lots?|loads?|heaps?|plenty|masses|mass|many|majority|much|oodles|piles?|abundance|a great deal|sea) ?(?:of )?${Cs}`,
    'at least three $1 tiles',
    'more than half of the tiles is $1',
    '$1 is the most common colour',
  ],
  [
    `^(?:the tiles|all tiles|tiles|it|this|they|everything) (?:is|has) (?:mostly|mainly|largely|predominantly|chiefly|generally) ${Cs}`,
    'most tiles is $1',
    '$1 is the most common colour',
  ],
  [
    `^(?:the )?([a-z]+ (?:row|column)) (?:is|has) (?:mostly|mainly|largely|predominantly|chiefly) ${Cs}`,
    'most tiles in the $1 is $2',
  ],
  [`^(.+) (?:is|has) (?:mostly|mainly|largely|predominantly|chiefly) ${Cs}`, 'most tiles in $1 is $2'],
  [`(?:mostly|mainly|largely|predominantly|chiefly) ${Cs}`, 'most tiles is $1'],
  [
    `(?:nearly|almost|practically|virtually|just about) (?:all|every(?: one)?|everything)(?: of (?:them|the tiles|these|those|tiles))?(?: the)?(?: tiles?)?(?: is)? ${Cs}`,
    'all but one of the tiles is $1',
    ([so], { length }) => [`at least ${numberWords[Math.max(1, length - 1)]} tiles is ${so}`],
    'most tiles is $1',
  ],
  ['(?:about|around|roughly|approximately|approx|circa|some|like|maybe) (half|two|three|four|five|six)', 'exactly $1'],
  ['(?:nearly|almost|just under|just over|close to) half', 'about half', 'at most half'],
  ['(?:over|above|beyond|upwards of) (half|one|two|three|four|five)', 'more than $1'],
  ['(?:under|below|short of) (half|two|three|four|five|six)', 'fewer than $1'],
  ['a single|one single|a lone|one lone|a solitary|one lonely|a lonely', 'exactly one'],
  [`^lonely ${C}|^a? ?sole ${C}`, ([a, b]) => [`exactly one ${a}${b} tile`]],
  ['zilch|nada|zip|nil|nought', 'no'],
  [`${C} (?:is|was) (?:not|never) (?:a thing|around|in play|anywhere|to is seen)`, '$1 is missing'],
  [
    `${C} (?:is|was) (?:a no show|gone|out|banned|forbidden|extinct|nonexistent|non existent|nowhere to is seen|left out)`,
    '$1 is missing',
  ],
  [`${C} \\? (?:never heard of (?:it|her|him|that)|no(?: way)?|nope|none|nah|not here|not a chance)`, '$1 is missing'],
  [
    `(?:the )?only ${Cs} (?:and|or) ${Cs}(?: appear| exist| is present)?|nothing (?:but|except|other than|besides) ${Cs} (?:and|or) ${Cs}|just ${Cs} and ${Cs}`,
    ([a, b, c, d, e, f]) => [`every tile is ${a}${c}${e} or ${b}${d}${f}`],
  ],
  [
    `${Cs} (?:is|are) (?:${isVery})(?:rare|scarce|uncommon|sparse|thin on the ground)`,
    '$1 appear at most once',
    '$1 appear exactly once',
    '$1 is the least common colour',
  ],
  [
    `${Cs} is not (?:${isVery})(?:common|frequent|plentiful|abundant|popular)`,
    '$1 appear at most once',
    '$1 is not the most common colour',
  ],
  [
    `${Cs} is (?:${isVery})(?:common|frequent|plentiful|abundant|popular|all over(?: the place)?|overrepresented)`,
    '$1 is the most common colour',
    '$1 appear at least three times',
  ],
  [`(?:there is )?${Cs} (?:is |appear )?(?:not everywhere)`, 'not all tiles is $1'],
  [`^${Cs} (?:is )?everywhere (?:but|except|besides)`, 'all tiles is $1 except'],
  [
    `(?:there is )?(?:all )?${Cs} (?:is |appear )?everywhere`,
    'all tiles is $1',
    'every row and every column has a $1 tile',
  ],
  [`odd ${Cs}$`, 'an odd number of $1 tiles'],
  [`even ${Cs}$`, 'an even number of $1 tiles'],
  [`${Cs} and ${Cs} is both (odd|even)`, 'number of $1s is $3 and number of $2s is $3'],
  [`neither ${Cs} nor ${Cs} is (odd|even)`, 'number of $1s is not $3 and number of $2s is not $3'],
  [
    `${Cs} (?:is|come in|appear) (?:an? )?(odd|even)(?: numbers?| amounts?| in number)?$`,
    'the number of $1 tiles is $2',
  ],
  [`${Cs} (?:is )?(?:an? )?(?:multiple of|divisible by) ([a-z]+)`, 'the number of $1 tiles is divisible by $2'],
  ['amounts? of|quantity of|quantities of|count of|no \\. of|nr \\. of|# of|tally of', 'number of'],
  ['(?:the )?colour count is', 'the number of colours is'],
  [`(?:the )?${C} (?:count|number|total|tally) is`, 'the number of $1 tiles is'],
  [`^${Cs} : ${number}(?: ,| ;|) ${Cs} : ${number}$`, 'exactly $2 $1 tiles and exactly $4 $3 tiles'],
  [`^${Cs} : ${number}$`, 'exactly $2 $1 tiles', 'at least $2 $1 tiles'],
  [`${number} ${C}s? (?:\\+|plus|/) ${number} ${C}s?`, '$1 $2 tiles and $3 $4 tiles'],
  ['^((?:red|blue|green|yellow)s?(?:(?: ,)?(?: and)? (?:red|blue|green|yellow)s?){2,})$', ([text]) => inNumbers(text)],
  [
    `^equal(?:ly many| amounts of| numbers of)? ${Cs} ,? ?(?:and )?${Cs} (?:,? ?and )?${Cs}$`,
    'as many $1 as $2 tiles and as many $2 as $3 tiles',
  ],
  [
    `${Cs} (?:and|,) ${Cs} (?:is|appear) (?:in )?(?:balance|balanced|matched|even|level|on par|neck and neck)`,
    'as many $1 as $2 tiles',
  ],
  [
    `${Cs} and ${Cs} (?:tie|is tied|share|draw) (?:for )?(?:the )?(?:first|most|lead|top)(?: place| spot)?`,
    'as many $1 as $2 tiles and $1 is among the most common colours',
    'as many $1 as $2 tiles',
  ],
  [`${Cs} is as common as ${Cs} for (?:the )?most`, 'as many $1 as $2 tiles'],
  [
    `(?:there is )?fewer ${C}(?:s| tiles)? than (?:anything else|everything else|all else|any other colour|the rest|all the others)`,
    '$1 is the least common colour',
  ],
  [
    `(?:there is )?more ${C}(?:s| tiles)? than (?:anything else|everything else|all else|the rest)`,
    '$1 is the most common colour',
  ],
  [
    `${Cs} (?:most|first|on top) ,? ?(?:and )?${Cs} (?:least|fewest|last)`,
    '$1 is the most common colour and $2 is the least common colour',
  ],
  [
    `${Cs} (?:is ahead of|is ahead|leads over|leads|tops|trumps|overtakes|dwarfs|wins over|wins against|defeats|outweighs|outscores|outranks) ${Cs}`,
    'more $1 than $2 tiles',
  ],
  [`${Cs} (?:trails|lags behind|is behind|loses to|lose to) ${Cs}`, 'fewer $1 than $2 tiles'],
  [
    `${Cs} (?:dominates?|wins?|leads?|rules?|reigns?|prevails?|is (?:dominant|king|ahead|winning|in the lead|on top|number one|the (?:winner|leader|biggest|largest|highest|main colour|dominant colour|most)(?! common))|takes? over|comes? first|has the (?:most|lead|edge))`,
    '$1 is the most common colour',
    'more than half of the tiles is $1',
  ],
  [
    `${Cs} (?:loses?|is (?:last|the fewest|the least(?! common)|the rarest|least(?! common)|the smallest|losing)|comes? last|has the (?:fewest|least))`,
    '$1 is the least common colour',
  ],
  ['(?:one|a|some) colour (?:dominates?|wins|leads|prevails|is dominant|rules)', 'one colour is in the majority'],
  ['no colour (?:dominates?|wins|leads|prevails|is dominant|rules)', 'no colour is in the majority'],

  // Of colours.
  [
    '(?:the )?(?:full )?(?:rainbow|whole palette|full palette|full spectrum|full set of colours)',
    'all four colours appear',
  ],
  ['colourful|multicoloured|multi coloured|all the colours', 'all four colours appear'],
  ['is (?:all )?(?:monochrome|monochromatic|unicolour|single coloured|uniform|solid)', 'is all the same colour'],
  ['exactly one missing colour', 'exactly one colour is missing'],
  ['(?:is )?(?:all )?warm(?: colours?| coloured)?', 'is red or yellow'],
  ['(?:is )?(?:all )?(?:cold|cool)(?: colours?| coloured)?', 'is blue or green'],
  ['no primary colours?', 'no tile is red , blue or yellow', 'every tile is green'],
  [
    `(?:is|has) the odd one out|is the odd tile out|sticks out|stands out`,
    'has a unique colour',
    'differs from all other tiles',
  ],
  [
    '(?:there is )?(?:exactly |only |just )?one (?:odd one out|outlier|oddball)',
    'exactly one tile has a unique colour',
  ],
  [
    `${T} (?:has|is) (?:unique|one of a kind|one of the same colour|the only one of its kind|the only one like it|special|different from everything|unlike (?:all|any) others?)$`,
    '$1 has a unique colour',
  ],
  ['^(?:there is )?(?:a|one) (?:unique|one of a kind) tile$', 'one tile has a unique colour'],
  ['^(?:there is )?(.+?) (?:unique|one of a kind) tiles?$', '$1 tiles has a unique colour'],
  ['^(?:there is )?(.+?) (?:singletons?|singles|uniques|one offs|loners?)$', '$1 tiles has a unique colour'],
  [`${double} in (?:any|either|each|every) (row|column)`, ([shape]) => [`${shape} has two tiles of the same colour`]],
  [
    `^no ${double} in (?:the )?rows (?:or|and|nor) (?:the )?columns`,
    'no row and no column has two tiles of the same colour',
  ],
  [`^no ${double} in (?:the )?(row|column)s`, 'no $1 has two tiles of the same colour'],
  [`(?:there is )?no ${double} in ((?:row|column) [a-z]+|the [a-z]+ (?:row|column))`, 'no colour appear twice in $1'],
  [`^(?:there is )?no (?:adjacent|neighbouring|touching) ${double}`, 'no two adjacent tiles share a colour'],
  [`^(?:there is )?no ${double}$`, 'no two tiles match'],

  // Next to each other.
  [`^alternate ${C}s? and ${C}s?$`, 'every tile is $1 or $2 and no two orthogonally adjacent tiles share a colour'],
  [
    `^${Cs} (?:only touch|touch only|is adjacent only to|is only adjacent to|is next only to) ${Cs}`,
    'every $1 tile is adjacent to only $2 tiles',
  ],
  [`^${Cs} (?:is (?:next|adjacent) to|touch) neither ${Cs} nor ${Cs}`, 'no $1 tile is adjacent to a $2 or $3 tile'],
  ['eachother|each others?', 'each other'],
  ['(?:not |nowhere |never )(?:anywhere )?(?:near|close to|by|beside|around|alongside)', 'not adjacent to'],
  ['(?:is )?(?:far |well )?away from', 'is not adjacent to'],
  [
    '(?:right |just |directly )?(?:anywhere )?(?:near to|near|close to|nearby|nearest|alongside|bordering|adjoining|abutting|up against|in contact with|connected to|attached to|linked to|joined to)',
    'adjacent to',
  ],
  [
    '(?<!surrounded |framed |outnumbered |enclosed )(?:by|around|against)(?= (?:a |the )?(?:red|blue|green|yellow|[A-D][1-4]))',
    'adjacent to',
  ],
  [`${Cs} ${apart} ${Cs}`, 'no $1 tile is adjacent to a $2 tile'],
  [`${Cs} ${close} ${Cs}`, 'every $1 tile is adjacent to a $2 tile'],
  [
    `${Cs} and ${Cs} (?:hate each other|do not (?:mix|touch|meet|like each other)|(?:stay|keep|is) (?:apart|separate|separated)|avoid each other|never (?:mix|meet))`,
    'no $1 tile is adjacent to a $2 tile',
  ],
  [
    `^${Cs} (?:stay|keep|is|spread|stand) (?:apart|spread out|scattered|separate|separated|dispersed|out)`,
    'no two $1 tiles is adjacent',
  ],
  [`(?:no|neither) ${Cs} (?:is )?${alone}`, 'every $1 tile is adjacent to a $1 tile'],
  [`(?:no|neither) (?:single )?tile is ${alone}`, 'every tile is adjacent to a tile of the same colour'],
  [
    `${Cs} (?:is )?(?:all )?${alone}`,
    'no two $1 tiles is adjacent',
    'no $1 tile is adjacent to a tile of the same colour',
  ],
  [`is (?:all )?${alone}`, 'is adjacent to no tile of the same colour'],
  [`has (?:a|one|at least one) (red|blue|green|yellow) ${friend}`, 'is adjacent to a $1 tile'],
  [
    `has (?:a|an|at least one) (?:adjacent |neighbouring )?${friend}(?: of (?:the same|its) colour)?(?: (?:next to it|beside it|nearby|adjacent))?$`,
    'is adjacent to a tile of the same colour',
  ],
  [
    `has (exactly one|exactly two|two|no|one) ${friend}(?:s|es)? (?:next to it|beside it|nearby|around it)$`,
    'is adjacent to $1 tiles of the same colour',
  ],
  [`has a match in its (row|column)`, 'is the same colour as another tile in its $1'],
  [
    `has (?:a|an|at least one) (?:same coloured|same colour|like coloured|matching|equal) neighbours?`,
    'is adjacent to a tile of the same colour',
  ],
  [
    `has no (?:same coloured|same colour|like coloured|matching|equal) neighbours?`,
    'is adjacent to no tile of the same colour',
  ],
  ['something (adjacent|next to it|beside it)', 'an adjacent tile'],
  [`touch(?:ing)? (more|fewer) ${C}s? than ${C}s?`, 'has $1 $2 neighbours than $3 neighbours'],
  [
    `(.*neighbours? .*)(?:and|but) (no|one|two|exactly one|exactly two|at least one) (red|blue|green|yellow)(?: ones?)?$`,
    ([before, many, so]) => [
      `${before}and ${many} ${so} ${many === 'two' || many === 'exactly two' || many === 'no' ? 'neighbours' : 'neighbour'}`,
    ],
  ],
  [`(?:the )?${Cs} (?:tiles )?${together}`, 'the $1 tiles is connected'],
  [
    `(?:a |one )?${C} (?:blob|cluster|clump|group|chunk|patch|block|island|bunch) of ${number}`,
    'a connected group of $2 $1 tiles',
  ],
  [
    `(?:a |one )?(?:blob|cluster|clump|group|chunk|patch|block|island) of ${number} ${C}s?(?: tiles)?`,
    'a connected group of $1 $2 tiles',
  ],
  [
    `${C}s? (?:surrounds?|encircles?|encloses?) ${T}`,
    '$2 is adjacent to only $1 tiles',
    '$2 is surrounded by $1 tiles',
  ],
  [
    `^.*?${C}s?(?: tiles)?(?: and| /|) ${C}s?(?: tiles)? .*(?:checkerboard|chessboard|chequerboard|checkered|chequered|checkers).*$|^.*(?:checkerboard|chessboard|chequerboard|checkered|chequered|checkers).* ${C}s?(?: tiles)?(?: and| /|) ${C}s?(?: tiles)?$`,
    ([a, b, c, d]) => [`every tile is ${a}${c} or ${b}${d} and no two orthogonally adjacent tiles share a colour`],
  ],
  [
    `^[a-z ]*(?:checkerboard|chessboard|chequerboard|checkered|chequered)(?: pattern)?$`,
    'no two orthogonally adjacent tiles share a colour',
  ],
  [`(?:a )?(vertical|horizontal|diagonal) (?:pair|duo|couple) of ${C}s?`, 'two $1ly adjacent $2 tiles'],
  [
    `(?:a )?(vertical|horizontal|diagonal) (?:pair|domino|duo|couple|match)(?: of the same colour| of one colour|)`,
    'two $1ly adjacent tiles share a colour',
  ],
  [`(two|three|no|no two) (vertical|horizontal|diagonal) neighbours`, '$1 $2ly adjacent tiles'],
  [
    '(?:there is not|no) two (?:tiles )?of the same colour (?:touching|adjacent|next to each other)',
    'no two adjacent tiles is the same colour',
  ],
  [
    'no (?:three|3)(?: tiles)? in a (?:row|line)(?: of| have| share| with)? the same colour',
    'no line of three is all the same colour',
  ],
  ['(vertical|horizontal|diagonal)(?= (?:neighbours?|pairs?))', '$1ly adjacent'],
  ['(?:is )?(?:right |directly )?sandwiched (?:by|in) two', 'is directly between two'],
  [`in between ${T} and ${T}`, 'directly between $1 and $2'],
  ['is not (adjacent|next) to (.+?) nor(?: to)?', 'is $1 to neither $2 nor'],

  // Tiles, rows and columns.
  [`^${T} , ${T} : ${C}`, '$1 and $2 is $3'],
  [`^the in is (?:all )?${C}`, 'the centre tiles is $1'],
  [`${T} (?:is )?${C} (?:≥|>|- >|implies) ${T} (?:is )?${C}`, 'if $1 is $2 , then $3 is $4'],
  [`${T} (?:is )?${C} (?:≤ >|< >|< - >|⇔) ${T} (?:is )?${C}`, '$1 is $2 if and only if $3 is $4'],
  [`^if ${T} (?:is )?${C} ${T} (?:is )?${C}$`, 'if $1 is $2 , then $3 is $4'],
  ['^(.+) if (.+?) ,? ?and vice versa$', '$1 if and only if $2'],
  [`^only if ${T} is ${C} (?:is|,) ${T} (?:is )?${C}$`, 'if $3 is $4 , then $1 is $2'],
  [
    `${T} is only ${C} if ${T} is ${C}|${T} can only is ${C} if ${T} is ${C}`,
    ([a, b, c, d, e, f, g, h]) => [`if ${a}${e} is ${b}${f} , then ${c}${g} is ${d}${h}`],
  ],
  [
    `^either ${T} (?:xor|or) ${T} (?:is )?${C},? but not both|${T} xor ${T} (?:is )?${C}`,
    ([a, b, c, d, e, f]) => [`exactly one of ${a}${d} and ${b}${e} is ${c}${f}`],
  ],
  [`^${T} or ${T} (?:is )?${C} ,? ?(?:but )?not both`, 'exactly one of $1 and $2 is $3'],
  ['and / or', 'or'],
  [`${T} is ${C} ,? ?otherwise ${T} is ${C}`, '$1 is $2 or $3 is $4'],
  [`${T} is ${C} ,? ?(?:and |but )?not ${T}`, '$1 is $2 and $3 is not $2'],
  [`${T} ,? ?(?:and |but )?not ${T} ,? ?is ${C}`, '$1 is $3 and $2 is not $3'],
  [`${T} is ${C} ,? ?${T} is not ,? ?(?:but )?${T} is`, '$1 is $2 and $3 is not $2 and $4 is $2'],
  [`^not (?:only|just) ${T} is ${C}$`, '$1 is $2 and at least one other tile is $2'],
  [`${T} ,? ?like ${T} ,? ?is ${C}`, '$1 and $2 is $3'],
  [`${T} is ${C} ,? ?like ${T}`, '$1 and $3 is $2'],
  [`^unlike ${T} ,? ?${T} is ${C}`, '$2 is $3 and $1 is not $3'],
  [`${T} is the same(?: colour)? as ${T} ,? ?(?:and |but )?not ${T}`, '$1 match $2 but not $3'],
  [
    `^left (?:one |column )?(?:is )?${C} ,? ?(?:and )?right (?:one |column )?(?:is )?${C}`,
    'the left column is all $1 and the right column is all $2',
  ],
  [
    `^top (?:one |row )?(?:is )?${C} ,? ?(?:and )?bottom (?:one |row )?(?:is )?${C}`,
    'the top row is all $1 and the bottom row is all $2',
  ],
  [`^${Cs} (?:only appear|appear only|only lie|lie only|is only found) (in|on|at) (.+)$`, 'all $1 tiles is $2 $3'],
  [
    '^(?:every|all)(?: tiles?)? (?:except|but|besides) (?:the )?(corner|edge)s?(?: tiles?)? is',
    'every tile that is not a $1 is',
  ],
  [`([A-D][1-4] .*[A-D][1-4]) (is|has|do) not both`, 'not all of $1 $2'],
  [`([A-D][1-4] .*[A-D][1-4]) (is|has|do) both`, 'all of $1 $2'],
  ['([A-D][1-4](?: [A-D][1-4])+)(?! and| ,)', ([names]) => [inOneList(names)]],
  [`^(?:just|merely|solely) ${T}`, 'only $1'],
  [`(.+) is ${C} ,? ?unlike ${T}`, '$1 is $2 and $3 is not $2'],
  [`${T} ,? ?unlike ${T} ,? ?is ${C}`, '$1 is $3 and $2 is not $3'],
  [`${T} is ${C} ,? ?(?:and )?${T} too ,? ?(?:and |but )?${T} is not`, '$1 is $2 , $3 is $2 , $4 is not $2'],
  [`whatever(?: colour)? ${T} is(?: ,)? ${T} is not`, '$1 and $2 is different colours'],
  [
    `whatever(?: colour)? ${T} is(?: ,)? (?:so is ${T}|${T} is(?: too)?)`,
    ([a, b, c]) => [`${a} and ${b}${c} is the same colour`],
  ],
  [
    `whatever(?: colour)? ${T} is(?: ,)? there is ${number} of (?:them|those|it)`,
    'there is at least $2 tiles of the same colour as $1',
    'there is exactly $2 tiles of the same colour as $1',
  ],
  [`${T} ≠ ${T} ≠ ${T}`, '$1 differs from $2 and $2 differs from $3'],
  [
    `${T} (right|left|upper|lower|top|bottom) neighbour`,
    ([a, side]) => [`the tile ${besides[side ?? ''] ?? side} ${a}`],
  ],
  [`^(left|right) of ${T} is`, 'the tile $1 of $2 is'],
  [`^(above|below|under|over) ${T} is`, ([side, a]) => [`the tile ${besides[side ?? ''] ?? side} ${a} is`]],
  [
    '(?:the )?(row|column) (one|two|three|four|[a-d]) (?:is|reads?|goes|looks|has|:|=)(?: :)? ((?:(?:red|blue|green|yellow)[ ,-]*(?:then |and )?)+)$',
    ([shape, name, said], subset) => oneByOne(lineOf(shape, name, subset), said),
  ],
  [
    'the (top|bottom|left|right|leftmost|rightmost) (row|column) (?:is|reads?|goes|looks|has|:|=)(?: :)? ((?:(?:red|blue|green|yellow)[ ,-]*(?:then |and )?)+)$',
    ([side, , said], subset) => oneByOne(outer([side], subset), said),
  ],
  [
    '^(top|bottom|left|right) (row|column) (?:is|reads?|goes|looks|has|:|=)(?: :)? ((?:(?:red|blue|green|yellow)[ ,-]*(?:then |and )?)+)$',
    ([side, , said], subset) => oneByOne(outer([side], subset), said),
  ],
  ['(?:the )?(left|right|top|bottom|upper|lower) half', ([side], subset) => half(side, subset)],
  ['^(?:the )?(left|right)(?: one| side)? is(?: all)?(?= (?:red|blue|green|yellow))', 'the $1 column is all'],
  ['^(?:the )?(top|bottom)(?: one| side)? is(?: all)?(?= (?:red|blue|green|yellow))', 'the $1 row is all'],
  [`(?:,|;|and|but) others (?:is )?${C}$`, ', all others $1'],
  [`(?:,|;|and|but) others not$`, 'and no other tile is'],
  [
    '(?:the )?(first|second|third|fourth|fifth|sixth|last|final) tile(?! in| between)',
    ([which], subset) => nth(which, subset),
  ],
  ['tile (?:number |no |# )?(one|two|three|four|five|six|seven|eight)', ([which], subset) => nth(which, subset)],
  [
    '(?:the )?(?:tile |one )?(?:in |at )?(?:the )?(top|bottom|upper|lower) (left|right)(?: corner| tile| one)?',
    (sides, subset) => only(outer(sides, subset)),
  ],
  ['^(?:the )?([a-d]) column', 'column $1'],
  ['of (?:the )?([a-d]) column', 'of column $1'],
  ['(.+ in column [a-d]) than ([a-d])$', '$1 than in column $2'],
  ['(.+ in row [a-z]+) than ([a-z]+)$', '$1 than in row $2'],
  [
    '(row|column) ([a-z]+) and (?:row |column )?([a-z]+) (?:is |look |looks )?(?:mirror images|mirrors|mirrored|mirror)(?: of)?(?: each other)?',
    '$1 $2 mirrors $1 $3',
    '$1 $2 match $1 $3',
  ],
  ['(?:the )?(row|column) number ([a-z]+)', '$1 $2'],
  ['(row|column) ([a-z]+) (?:&|and|,) ([a-d]|one|two|three|four)(?= )', '$1s $2 and $3'],
  [
    '^(?:all )?(?:the )?(row|column)s (?:is |all |both )*(?:match|the same|identical|alike|equal)$',
    (parts, subset) => alike(parts, subset),
  ],
  [
    '(?:is|looks) (?:a |an )?(?:exact )?(?:copy|clone|duplicate|twin) of|is (?:exactly )?identical to|copies|is a repeat of',
    'match',
  ],
  ['(?:row|column)s? ([a-z]+) = (row|column) ([a-z]+)', '$2 $1 match $2 $3'],
  [
    'is (?:the )?(?:reverse|mirror(?:ed)? images?|mirror|reflection|flip|reversed version) of|is (?:reversed|mirrored|flipped) from',
    'mirrors',
  ],
  [
    'is (?:mirror images?|mirrored|reflections)(?: of each other)?|mirror each other',
    'is mirror images of each other',
    'match',
  ],
  [
    '(?:is )?(?:symmetric|symmetrical|mirrored)(?: from)? (?:left to right|left and right|horizontally)',
    'the left column mirrors the right column',
  ],
  [
    '(?:is )?(?:symmetric|symmetrical|mirrored)(?: from)? (?:top to bottom|top and bottom|vertically)',
    'the top row mirrors the bottom row',
  ],
  [
    '^(?:the (?:pattern|subset|grid|shape|area|board|thing)|it|this|everything) (?:is )?(?:symmetric|symmetrical|mirrored)$',
    'the left column mirrors the right column',
    'the top row mirrors the bottom row',
  ],
  ['colours alternate in (.+)$', '$1 alternate'],
  [`^(${spots}) (?:and|&) (${spots}) share a ${C}$`, '$1 and $2 both contain $3'],
  ['(?:the )?(rows|columns) share no colours?', 'the $1 has no colour in common'],
  ['(?:all )?(?:the )?(row|column)s (?:is )?all different', 'all tiles in every $1 is different colours'],
  [`^${Cs} (?:is )?only in (.+)$`, 'all $1 tiles is in $2'],
  [`^(?:the )?only ${C}s? (?:is )?in (.+)$`, 'all $1 tiles is in $2'],
  [
    `^(?:all )?${Cs} (?:is )?(?:all )?in (?:one|a single|the same|one single|just one) (row|column|line)`,
    ([so, shape]) => [`all ${so} tiles is in the same ${shape === 'line' ? 'row' : shape}`],
  ],
  ['^all (?:tiles )?(?:except|but|besides) (?:the )?(corner|edge)s?(?: tiles?)? is', 'every tile that is not a $1 is'],
  ['2x2 is all the same(?! colour)', '2x2 square is all the same colour'],
  ['(?:on|along|at) the (?:outside|outer ring|rim|border|perimeter|outer edge|edges)', 'on the edge'],
  ['(?:the )?(?:outside|outer ring|rim|perimeter)(?: tiles)?(?= (?:is|has))', 'the edge tiles'],
  ['(?:the )?(?:inside|inner ones|inner tiles|inner part)(?: tiles)?(?= (?:is|has))', 'the centre tiles'],
  ['in the (?:middle|inside)', 'in the centre'],
  ['has double the ([a-z]+) of', 'has twice as many $1 as'],
  ['has half the ([a-z]+) of', 'has half as many $1 as'],
  ['has the same (red|blue|green|yellow)s as', 'has as many $1s as'],
  ['contain every colour once|has every colour once', 'has four colours'],
  ['w /', 'with'],
  [`^(.+) (has|contain) ${C} ,? ?then ${C}$`, '$1 has $3 and $4'],
  [`no ${C} nor ${C}`, 'neither $1 nor $2 appear'],
];

const besides: Readonly<Record<string, string>> = {
  right: 'right of',
  left: 'left of',
  upper: 'above',
  top: 'above',
  over: 'above',
  lower: 'below',
  bottom: 'below',
  under: 'below',
};

/** "Red red blue", by how often each is said. */
function inNumbers(text = ''): string[] {
  const said = text.split(/[ ,]+/);
  const counts = colours.flatMap((so) => {
    const many = said.filter((word) => word.replace(/s$/, '') === so).length;
    return many === 0 ? [] : [`exactly ${numberWords[many]} ${so} ${many === 1 ? 'tile' : 'tiles'}`];
  });
  return [counts.join(' and ')];
}

/** "A1 B1 C1" */
function inOneList(names = ''): string {
  const each = names.split(/[ ,]+/);
  return `${each.slice(0, -1).join(' , ')} and ${each.at(-1)}`;
}

/** Each tile of a line has the colour that stands in its place. */
function oneByOne(line: readonly Cell[], said = ''): string[] | null {
  const inOrder = said.match(/red|blue|green|yellow/g) ?? [];
  return inOrder.length === line.length ? [line.map((cell, i) => `${cell} is ${inOrder[i]}`).join(' , ')] : null;
}

const lineNames = ['one', 'two', 'three', 'four'];

/** "row two", "column c": its tiles. */
function lineOf(shape: string | undefined, name = '', subset: readonly Cell[]): Cell[] {
  const sign = shape === 'row' ? String(lineNames.indexOf(name) + 1) : name.toUpperCase();
  return inGridOrder(subset).filter((cell) => cell.includes(sign));
}

/** "top", "left": the tiles of the outermost row or column there; "top left" as well: where they meet. */
function outer(sides: readonly (string | undefined)[], subset: readonly Cell[]): Cell[] {
  const places = sides.flatMap((side) => placeCalled(side ?? '') ?? []);
  return inGridOrder(subset).filter((cell) => places.every((place) => isAt(place, cell, subset)));
}

const only = (cells: readonly Cell[]): Cell[] | null => (cells.length === 1 ? [...cells] : null);

/** Where there are two rows or columns, half of them is one. */
function half(side: string | undefined, subset: readonly Cell[]): string[] | null {
  const isAcross = side === 'left' || side === 'right';
  const lines = new Set(subset.map(isAcross ? columnOf : rowOf));
  return lines.size === 2 ? [`the ${side} ${isAcross ? 'column' : 'row'}`] : null;
}

/** "The rows match": where there are two, tile by tile. */
function alike([shape = '']: readonly string[], subset: readonly Cell[]): string[] {
  const names = [
    ...new Set(inGridOrder(subset).map((cell) => (shape === 'row' ? cell.slice(1) : cell.slice(0, 1)))),
  ].sort();
  const lines = names.map((name) => `${shape} ${name}`);
  return lines.length < 2
    ? []
    : [
        lines
          .slice(1)
          .map((line, i) => `${lines[i]} match ${line}`)
          .join(' and '),
      ];
}

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth'];

/** "the third tile", "tile 3", in the order of the grid. */
function nth(which: string | undefined, subset: readonly Cell[]): Cell[] | null {
  const last = which === 'last' || which === 'final' ? subset.length - 1 : -1;
  const at = Math.max(last, ordinals.indexOf(which ?? ''), numberWords.indexOf(which ?? '') - 1);
  return only(inGridOrder(subset).slice(at, at + 1));
}

const wordings = [...formally, ...parts, ...ways].map(([said, ...meant]) => ({
  said: new RegExp(`(?<!\\S)(?:${said})(?!\\S)`),
  meant,
}));

/** More than can be tried. */
const MAX_MEANT = 6;

/** What could be meant by loose words, the likelier first; nothing where none of them is loose. */
export function meantBy(text: string, subset: readonly Cell[]): string[] {
  let all = [text];
  for (const wording of wordings) all = all.flatMap((each) => inEachWay(each, wording, subset)).slice(0, MAX_MEANT);
  return [...new Set(all.map((each) => each.replaceAll(tied, ' ')))].filter((each) => each !== text && each !== '');
}

/** Stands between words that are said as they are meant: no other wording takes them for loose ones. */
const tied = '_';

function inEachWay(text: string, { said, meant }: (typeof wordings)[number], subset: readonly Cell[]): string[] {
  const match = said.exec(text);
  if (match === null) return [text];
  const parts = [...match].map((part) => part ?? '');
  const each = meant.flatMap((one) =>
    typeof one === 'string'
      ? one.replace(/\$(\d)/g, (_, n) => parts[Number(n)] ?? '')
      : (one(parts.slice(1), subset) ?? []),
  );
  const [before, after] = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
  return each.length === 0 ? [text] : each.map((one) => plainly(`${before} ${tiedWhereMeant(one)} ${after}`));
}

const tiedWhereMeant = (said: string): string =>
  /red|blue|green|yellow|[A-D][1-4]/.test(said) ? said.replaceAll(' ', tied) : said;

const plainly = (text: string): string => text.replace(/\s+/g, ' ').replace(/^[\s,:]+|[\s,:]+$/g, '');

/** Every word of the wordings: none of them is a slip of another word. */
export const looseWords: ReadonlySet<string> = new Set(
  [...formally, ...parts, ...ways].flatMap(([said]) => said.match(/[a-z]{3,}/g) ?? []),
);

// One spelling for what is meant: other forms of a word, shortened forms, and what is said before a sentence for nothing.

const forms: Record<string, string> = {
  them: 'em',
  is: 'are am be was were being',
  has: 'have had',
  with: 'having w/',
  do: 'does did',
  a: 'an',
  colour: 'color hue',
  colours: 'colors hues',
  coloured: 'colored',
  centre: 'center central inner interior',
  centres: 'centers',
  tile: 'square cell space spot field piece',
  tiles: 'squares cells spaces spots fields pieces',
  neighbour: 'neighbor',
  blue: 'blu bleu',
  green: 'grn gren',
  yellow: 'yel ylw yelow',
  adjacent: 'adj',
  neighbours: 'neighbors',
  neighbouring: 'neighboring',
  column: 'col',
  columns: 'cols',
  exist: 'exists',
  appear: 'appears occur occurs',
  contain: 'contains includes include holds hold possesses uses use',
  containing: 'including holding',
  touch: 'touches',
  border: 'borders',
  match: 'matches agree agrees',
  matching: 'identical',
  equal: 'equals ==',
  differ: 'differs',
  outnumber: 'outnumbers',
  exceed: 'exceeds',
  share: 'shares',
  beat: 'beats',
  show: 'shows',
  alternate: 'alternates alternating',
  read: 'reads',
  look: 'looks',
  mirror: 'mirrors',
  lie: 'lies sit sits stand stands',
  make: 'makes',
  cover: 'covers',
  account: 'accounts',
  fewer: 'less lesser',
  middle: 'mid',
  vertical: 'vert',
  horizontal: 'horiz',
  bottom: 'bottommost lowest lowermost undermost',
  top: 'topmost uppermost highest',
  leftmost: 'leftmost',
  rightmost: 'rightmost',
  first: '1st',
  second: '2nd',
  third: '3rd',
  fourth: '4th',
  exactly: 'precisely',
  while: 'whilst',
  each: 'each',
  percent: '%',
  and: '& &&',
  '≠': '!= <>',
  '≤': '<= =<',
  '≥': '>=',
  orthogonally: 'orthogonaly ortogonally ortho',
  diagonally: 'diagonaly',
  'is not': 'isnt arent wasnt werent aint',
  'there is': 'theres therere',
  'it is': 'its',
  'that is': 'thats',
  'they is': 'theyre',
  'i is': 'im',
  'i would': 'id',
  'i has': 'ive',
  'we has': 'weve',
  'you has': 'youve',
  'you will': 'youll',
  'do not': 'doesnt dont didnt',
  'has not': 'hasnt havent',
  cannot: 'cant couldnt',
  'will not': 'wont',
  'if and only if': 'iff ⇔ ↔ <=> <->',
  implies: '⇒ →',
  'with no': 'lacking w/o',
  'at least': 'atleast',
  'at most': 'atmost',
  'everything is': 'everythings',
  'one third': '⅓',
  'two third': '⅔',
  'one quarter': '¼',
  half: '½',
  '50': 'fifty',
  '25': 'twentyfive',
  '75': 'seventyfive',
};

const plain = Object.entries(forms).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const));

/** What a word is taken for; no apostrophe in the words asked for. */
export const spellings: ReadonlyMap<string, string> = new Map<string, string>(
  plain.filter(([other]) => other !== 'its'),
)
  .set("it's", 'it is')
  .set('s', '');

/** What a word with one letter wrong, missing, too many or swapped with the next is taken for. */
export function rightlySpelled(word: string): string {
  if (word.length < 4 || others.has(word) || often.includes(word)) return word;
  const near = often.filter((known) => isOneSlipApart(word, known));
  return near.length === 1 ? (near[0] ?? word) : word;
}

/** Long enough words that are often written, and hardly taken for another. */
const often =
  'blue green yellow blues greens yellows tiles colour colours column columns exactly adjacent orthogonally diagonally neighbour neighbours different number contains contain every there least appears appear subset corner between greater common everything everywhere'.split(
    ' ',
  );

/** Words that are near to those but are words themselves. */
const others = new Set(
  'tile times ties files tiled titles theres theyre corners color colors column columns where these three their here ever never very last east beast glue clue blur greet greed great bluer greener numbers neighbor neighbors contain contained container appeared'.split(
    ' ',
  ),
);

function isOneSlipApart(word: string, known: string): boolean {
  if (word === known || Math.abs(word.length - known.length) > 1) return false;
  let from = 0;
  while (from < word.length && word[from] === known[from]) from++;
  const [a, b] = [word.slice(from), known.slice(from)];
  const isSwapped = a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2);
  return a.slice(1) === b.slice(1) || a.slice(1) === b || a === b.slice(1) || isSwapped;
}

/** Said before a sentence for nothing. */
export const asides: readonly (readonly string[])[] = [
  'trust me',
  'believe me',
  'to be honest',
  'in fact',
  'well',
  'honestly',
  'actually',
  'ok',
  'okay',
  'look',
  'so',
  'i bet|claim|say|know|promise|swear|declare|think|believe that',
  'i bet|claim|say|know|promise|swear|declare|think|believe',
  'i is quite? sure|certain|confident|positive|convinced that?',
  'i would|will say that?',
  'i guarantee|assure that?',
  'i can assure|tell you that?',
  'i assure|tell you that?',
  'it is true|certain|clear that',
  'clearly',
  'obviously',
  'surely',
  'certainly',
  'definitely',
  'indeed',
  'really',
  'undoubtedly',
  'of course',
  'for certain|sure',
  'without a? doubt|question',
  'no doubt',
  'it must is that',
  'it has to is that',
  'read|reading|counting|counted|going|moving|looking across|rightwards',
  'read|reading|counting|counted|going|moving|looking from the left|top',
  'hmm',
  'hey',
  'here',
  'fyi|gg|ngl|btw',
  'by the way',
  'please? note|notice|observe|mind|remember that?',
  'on review|reflection|inspection',
  'on closer inspection',
  'for the record',
  'for the avoidance of doubt',
  'to is exact|precise|clear|fair|sure|specific|more? precise',
  'to put it simply|plainly|shortly',
  'in short|summary|fact|truth',
  'in my opinion|view|eyes',
  'simply put',
  'as it happens',
  'as you|one|we can see',
  'as far as i know|see|can see|can tell',
  'as i see it',
  'oddly|strangely|funnily|curiously|interestingly|surprisingly|luckily enough?',
  'if i is not mistaken',
  'if i is right',
  'unless i is mistaken',
  'i is afraid that?',
  'i guess|reckon|suppose|wager|notice that?',
  'i see|find that',
  'my guess|bet|claim|hunch|statement|view is that',
  'my guess|bet|claim|hunch|statement|view :',
  'the fact|truth|point is that?',
  'it turns out that?',
  'it so? happens that?',
  'it is a fact|given that',
  'it is the case that',
  'it can is seen|said|shown that',
  'one|we|you can see|say that',
  'you will|can find|see|notice that',
  'mum|dad|grandma|grandpa|everybody|everyone says that?',
  'no matter what',
].flatMap(ways);

/** Said after a sentence for nothing. */
export const afterthoughts: readonly (readonly string[])[] = [
  'lol|lmao|haha|imo|imho|tbh|ngl|fr|btw|obviously|clearly|honestly|actually|indeed|surely|certainly|definitely',
  'i bet|claim|say|swear|promise|think|believe|guess|reckon|suppose',
  'trust|believe me',
  'to be honest',
  'for sure|certain',
  'of course',
  'no doubt',
  'pls|please|imo|fyi|thanks|thx',
  'in my opinion|view',
  'as it happens',
  'as far as i know|see|can see|can tell',
  'if i is not mistaken',
].flatMap(ways);

/** "i bet|claim that?" in all its ways. */
function ways(aside: string): string[][] {
  const parts = aside
    .split(' ')
    .map((part) => (part.endsWith('?') ? [...part.slice(0, -1).split('|'), ''] : part.split('|')));
  const all = parts.reduce<string[][]>((some, next) => some.flatMap((one) => next.map((word) => [...one, word])), [[]]);
  return all.map((words) => words.filter((word) => word !== ''));
}

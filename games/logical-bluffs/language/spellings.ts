// One spelling for what is meant: other forms of a word, shortened forms, and what is said before a sentence for nothing.

const forms: Record<string, string> = {
  is: 'are be was were being',
  has: 'have had',
  with: 'having',
  do: 'does did',
  a: 'an',
  colour: 'color hue',
  colours: 'colors hues',
  coloured: 'colored',
  centre: 'center central inner interior',
  centres: 'centers',
  tile: 'square cell space spot field',
  tiles: 'squares cells spaces spots fields',
  neighbour: 'neighbor',
  neighbours: 'neighbors',
  neighbouring: 'neighboring',
  column: 'col',
  columns: 'cols',
  exist: 'exists',
  appear: 'appears occur occurs',
  contain: 'contains includes include holds hold possesses',
  containing: 'including holding',
  touch: 'touches',
  border: 'borders',
  match: 'matches',
  matching: 'identical',
  equal: 'equals ==',
  differ: 'differs',
  outnumber: 'outnumbers',
  exceed: 'exceeds',
  share: 'shares',
  beat: 'beats',
  show: 'shows',
  lie: 'lies sit sits stand stands',
  make: 'makes',
  cover: 'covers',
  account: 'accounts',
  fewer: 'less',
  bottom: 'bottommost lowest lowermost undermost',
  top: 'topmost uppermost highest',
  leftmost: 'leftmost',
  rightmost: 'rightmost',
  exactly: 'precisely',
  while: 'whilst',
  each: 'each',
  percent: '%',
  and: '& &&',
  '≠': '!= <>',
  '≤': '<= =<',
  '≥': '>= =>',
  orthogonally: 'orthogonaly ortogonally ortho',
  diagonally: 'diagonaly',
  'is not': 'isnt arent wasnt werent aint',
  'there is': 'theres therere',
  'it is': 'its',
  'that is': 'thats',
  'they is': 'theyre',
  'do not': 'doesnt dont didnt',
  'has not': 'hasnt havent',
  cannot: 'cant',
  'if and only if': 'iff ⇔ ↔',
  implies: '⇒ →',
  'with no': 'lacking',
  'one third': '⅓',
  'two third': '⅔',
  'one quarter': '¼',
  half: '½',
};

const plain = Object.entries(forms).flatMap(([one, others]) => others.split(' ').map((other) => [other, one] as const));

/** What a word is taken for; no apostrophe in the words asked for. */
export const spellings: ReadonlyMap<string, string> = new Map<string, string>(
  plain.filter(([other]) => other !== 'its'),
)
  .set("it's", 'it is')
  .set('s', '');

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
  'i bet|claim|say|know|promise|swear|declare that',
  'i bet|claim|say|know|promise|swear|declare',
  'i is sure|certain|confident that?',
  'it is true|certain|clear that',
  'clearly',
  'obviously',
  'surely',
  'certainly',
  'hmm',
  'hey',
  'here',
].flatMap(ways);

/** "i bet|claim that?" in all its ways. */
function ways(aside: string): string[][] {
  const parts = aside
    .split(' ')
    .map((part) => (part.endsWith('?') ? [...part.slice(0, -1).split('|'), ''] : part.split('|')));
  const all = parts.reduce<string[][]>((some, next) => some.flatMap((one) => next.map((word) => [...one, word])), [[]]);
  return all.map((words) => words.filter((word) => word !== ''));
}

import { vocabulary } from './chart';
import { lineName, upToEight } from './pieces';
import { isColour, isNearToNot } from './suggest-spelling';
import { wordsOf } from './words';

// The simplest sentences of what somebody speaks of, where nothing nearer is read: of the same colours, tiles, numbers and
// lines, and of nothing else. What is said of them in words that mean more than is listed here gets none.

/** What a sentence speaks of. */
interface Topics {
  /** What kinds of things, each as often as it comes up, in the order of the alphabet: "adjacent colour colour". */
  readonly kinds: string;
  readonly of: ReadonlyMap<string, readonly string[]>;
}

const names = lineName;
const numeral = upToEight;
const limits = '(?:at least|at most|exactly|only|just|no more than|no fewer than|more than|fewer than)';

/** What words speak of; the longer come first. A kind that no sentence below has keeps all of them away. */
const kinds: readonly (readonly [string, string])[] = [
  ['cell', '[A-D][1-4]'],
  ['all', `all (?:the )?${numeral}(?= (?:row|column|tile)s)`],
  ['line', `(?:row|column) ${names}`],
  ['line', '(?:the )?(?:top|bottom|left|right|leftmost|rightmost|middle) (?:row|column)'],
  ['number', `${limits} ${numeral}`],
  ['number', numeral],
  ['in a line', 'in a (?:row|column|line)'],
  ['how', 'orthogonally|diagonally|horizontally|vertically'],
  ['lines', '(?:row|column)s?'],
  ['place', '(?:corner|edge)s?'],
  ['adjacent', '(?:adjacent|neighbours?|neighbouring|touch|touching|border|next to|beside)'],
  ['all', 'every|each|all|always|everything'],
  ['none', 'no|not|none|never|nothing|without'],
  ['same', '(?:the same|same|share|match|matching|alike|identical)(?: colour(?:s|ed)?| a colour)?'],
  ['different', '(?:different|differ|distinct)(?: colours?| coloured)?'],
  ['colours', 'colours?'],
  ['parity', 'odd|even'],
  ['most', 'most'],
  ['half', 'half'],
  ['than', '(?:more|fewer)(?= .*than)'],
  ['equally', 'as many|equally|equal|same number of'],
  [
    '',
    '(?:a|the|tiles?|ones?|is|has|contain|of|in|on|with|there|exist|appear|that|to|it|they|these|do|also|each other|one another|[,.!?:;])',
  ],
];

const spoken = kinds.map(([kind, words]) => ({ kind, words: new RegExp(`^(?:${words})(?!\\S)`) }));

/** None where some word says what is not listed here. */
function topicsOf(text: string): Topics | null {
  const of = new Map<string, string[]>();
  let rest = text;
  while (rest !== '') {
    const found = spoken.find(({ words }) => words.test(rest));
    const [said = ''] = found === undefined ? (/^\S+/.exec(rest) ?? []) : (found.words.exec(rest) ?? []);
    const kind = found?.kind ?? (isColour(said) ? 'colour' : null);
    if (kind === null) return null;
    if (kind !== '') {
      const topic = kind === 'colour' ? said.replace(/s$/, '') : said;
      const there = of.get(kind) ?? [];
      if (kind !== 'colour' || !there.includes(topic)) of.set(kind, [...there, topic]);
    }
    rest = rest.slice(said.length).trimStart();
  }
  const all = [...of].flatMap(([kind, each]) => (kind === 'cell' ? ['cell'] : each.map(() => kind)));
  return { kinds: all.sort().join(' '), of };
}

/** Without such a word something else would be said. */
export const meansMore = (word: string): boolean => vocabulary.has(word) || turning.has(word) || isNearToNot(word);

/** What turns a sentence round or bends it, whether some rule asks for it or not. */
export const turning = new Set(
  'nobody nowhere else elsewhere alone again instead besides almost nearly hardly barely rarely seldom sometimes often usually wrong false impossible lack lacks lacking absent avoid avoids hate hates refuse refuses forbidden banned gone few little respectively second third fourth unlike despite although opposite reverse apart away far any scarcely unless until several various multiple nope nah nothing'.split(
    ' ',
  ),
);

/** By the kinds of things: what can simply be said of them. "colour 2" is the second of them. */
export const simpleSentences: Readonly<Record<string, readonly string[]>> = {
  'all colour': ['every tile is {colour}'],
  'all colour none': ['not every tile is {colour}'],
  'colour none': ['there are no {colour} tiles', 'not every tile is {colour}'],
  'colour number': ['there are {number} {colour} tiles', 'there are exactly {number} {colour} tiles'],
  'colour most': ['{colour} is the most common colour', 'more than half of the tiles are {colour}'],
  'colour half': ['exactly half of the tiles are {colour}'],
  'colour parity': ['the number of {colour} tiles is {parity}'],
  'colour colour': ['there is at least one {colour} tile and at least one {colour 2} tile'],
  'all colour colour': ['every tile is {colour} or {colour 2}'],
  'colour colour none': ['there are no {colour} or {colour 2} tiles'],
  'colour colour than': ['there are {than} {colour} tiles than {colour 2} tiles'],
  'colour colour equally': ['there are as many {colour} tiles as {colour 2} tiles'],
  'adjacent colour': ['two {colour} tiles are adjacent'],
  'adjacent colour none': ['no two {colour} tiles are adjacent'],
  'adjacent all colour': ['every {colour} tile is adjacent to a {colour} tile'],
  'adjacent colour colour': ['a {colour} tile is adjacent to a {colour 2} tile'],
  'adjacent all colour colour': ['every {colour} tile is adjacent to a {colour 2} tile'],
  'adjacent colour colour none': ['no {colour} tile is adjacent to a {colour 2} tile'],
  'adjacent cell colour': ['{cell} is adjacent to a {colour} tile'],
  'adjacent cell colour none': ['{cell} is not adjacent to a {colour} tile'],
  'adjacent cell colour number': ['{cell} is adjacent to {number} {colour} tiles'],
  'adjacent cell same': ['{cell} is adjacent to a tile of the same colour'],
  'adjacent cell none same': ['{cell} is adjacent to no tile of the same colour'],
  'adjacent same': ['two adjacent tiles share a colour'],
  'adjacent none same': ['no two adjacent tiles share a colour'],
  'adjacent all same': ['every tile is adjacent to a tile of the same colour'],
  'adjacent number same': ['{number} pairs of adjacent tiles share a colour'],
  'adjacent different': ['all adjacent tiles have different colours', 'two adjacent tiles have different colours'],
  'adjacent all different': ['all adjacent tiles have different colours'],
  'cell colour': ['{cell} are {colour}'],
  'all cell colour': ['{cell} are {colour}'],
  'cell colour none': ['{cell} is not {colour}'],
  'cell colour number': ['{number} of {cell} are {colour}'],
  'cell same': ['{cell} are the same colour'],
  'all cell same': ['{cell} are the same colour'],
  'cell none same': ['{cell} are not the same colour'],
  'cell different': ['{cell} are different colours'],
  'all cell different': ['{cell} are different colours'],
  'colour line': ['{line} has a {colour} tile'],
  'colour line none': ['{line} has no {colour} tiles'],
  'all colour line': ['all tiles in {line} are {colour}'],
  'colour line most': ['most tiles in {line} are {colour}'],
  'colour line number': ['{line} has {number} {colour} tiles'],
  'line same': ['all tiles in {line} are the same colour'],
  'all line same': ['all tiles in {line} are the same colour'],
  'different line': ['all tiles in {line} are different colours'],
  'all different line': ['all tiles in {line} are different colours'],
  'colours line number': ['{number} colours appear in {line}'],
  'colour line line than': ['{line} has {than} {colour} tiles than {line 2}'],
  'colour equally line line': ['{line} has as many {colour} tiles as {line 2}'],
  'colour line line same': ['{line} has as many {colour} tiles as {line 2}'],
  'line line same': ['{line} has the same colours as {line 2}'],
  'all colour lines': ['every {lines} has a {colour} tile'],
  'colour lines none': ['no {lines} has a {colour} tile'],
  'colour lines number': ['{number} {lines}s have a {colour} tile'],
  'all colour lines number': ['every {lines} has {number} {colour} tiles'],
  'lines none same': ['no {lines} has two tiles of the same colour'],
  'all colours lines number': ['every {lines} has {number} colours'],
  'colours number': ['{number} colours appear', 'exactly {number} colours appear'],
  'all colours': ['every colour appears'],
  'all colours none': ['not every colour appears'],
  'number same': ['{number} tiles are the same colour'],
  'all same': ['all tiles are the same colour'],
  'all none same': ['not all tiles are the same colour'],
  'none same': ['no two tiles are the same colour'],
  'colour place': ['a {place} tile is {colour}'],
  'all colour place': ['every {place} tile is {colour}'],
  'colour none place': ['no {place} tile is {colour}'],
  'colour number place': ['{number} {place} tiles are {colour}'],
};

/** The simplest that can be said of all that a sentence speaks of. */
export function simplestOf(text: string): string[] {
  const topics = topicsOf(
    wordsOf(text)
      .map((word) => word.text)
      .join(' '),
  );
  if (topics === null) return [];
  const areSeveral = (topics.of.get('cell') ?? []).length > 1;
  const frames = (simpleSentences[topics.kinds] ?? []).filter((frame) => !(areSeveral && frame.includes('{cell} is')));
  return frames.map((frame) => filled(frame, topics.of));
}

const filled = (frame: string, of: Topics['of']): string =>
  frame.replace(/\{(\w+)(?: (2))?\}/g, (_, kind: string, second?: string) => {
    const said = of.get(kind) ?? [];
    if (kind === 'cell') return said.length < 2 ? said.join('') : `${said.slice(0, -1).join(', ')} and ${said.at(-1)}`;
    const one = said[second === undefined ? 0 : 1] ?? '';
    return kind === 'lines' || kind === 'place' ? one.replace(/s$/, '') : one;
  });

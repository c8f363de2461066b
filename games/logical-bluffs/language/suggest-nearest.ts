import { colour, lineName, such, upToEight } from './pieces';
import { meansMore, simpleSentences } from './suggest-simplest';
import { isColour } from './suggest-spelling';
import { wordsOf } from './words';

// What is near to a sentence of which nothing is read whole: a plain sentence of all its colours, tiles, numbers, lines and relations, and of
// nothing else. How they hang together it may have otherwise, and it is not offered as if it said the same.

type Topics = ReadonlyMap<string, readonly string[]>;

const count = upToEight;
const limit =
  '(?:at least|at most|exactly|only|just|no more than|no fewer than|more than|fewer than|not more than|not fewer than)';
const name = lineName;
const side = '(?:top|bottom|left|right|leftmost|rightmost|upper|lower|first|last|middle)';

/** What words speak of, the longer first; the rest is passed over. */
const spoken: readonly (readonly [string, string])[] = [
  ['cell', '[A-D][1-4]'],
  ['line', `(?:row|column) ${name}`],
  ['line', `(?:the )?${side} (?:row|column)`],
  ['', 'counting only|among|each other|one another|at all|in all|on all sides|all of|as well|of all'],
  ['all', `all (?:the )?${count}(?= (?:row|column|tile)s)`],
  ['number', `${limit} ${count}`],
  ['number', `${count}|once|twice|single`],
  ['most', 'most (?:common|often|frequent|frequently|numerous|tiles)|most|majority|predominant|dominates?'],
  ['rarest', 'rarest|least (?:common|often|frequent|frequently)|second most common'],
  ['above', '(?:directly )?(?:above|below|beneath|under|underneath|over|atop|(?:to the )?(?:left|right) of)'],
  ['diagonally', 'diagonally|diagonals?'],
  [
    'adjacent',
    'adjacent|neighbours?|neighbouring|touch|touching|borders?|next to|beside|meets?|surrounded|surrounds?|alongside|around|abuts?|side by side|isolated|lonely|alone',
  ],
  [
    'connected',
    'connected|groups?|regions?|path|walk|(?:hang|stick|hold) together|chain|block|cluster|island|contiguous',
  ],
  ['besides', 'besides|in addition'],
  ['except', 'except|exception|apart from|not counting|aside from|save for'],
  [
    'none',
    'no|not|none|never|nothing|nobody|neither|without|lacks?|lacking|devoid|free|avoid|avoids|cannot|nowhere|untrue|impossible|unlike|instead',
  ],
  ['if', 'if|follows|implies|provided|whenever|when|wherever|should|determines|unless'],
  ['all', 'every|each|all|always|everything|entire|entirely|whole'],
  [
    'same',
    '(?:the )?same(?: colour)?|shares?|match|matching|matches|alike|identical|agrees?|twins?|copy|repeats?|mirrored|symmetric|symmetrical|monochrome|single colour|one colour',
  ],
  ['different', 'different|differ|differing|distinct|alternate|odd one out|stands? out|unique'],
  ['missing', 'missing|absent'],
  ['parity', 'odd|even'],
  ['half', 'half'],
  ['than', 'more|fewer|outnumber|exceed|ahead|beat|greater|smaller|larger|leads?|trails?|behind|overtakes?|prevails?'],
  ['equally', 'as many|equally|equal|same number of|ties?|tied|evenly|balanced?'],
  ['in line', 'in a (?:row|column|line)|line|consecutive'],
  ['lines', 'rows?|columns?'],
  ['place', '(?:corner|edge|centre)s?'],
  ['colours', 'colours?|coloured|colourful'],
  [
    '',
    'a|the|tiles?|ones?|is|has|contain|of|in|on|with|there|exist|appear|that|to|they|these|do|be|been|by|at|from|than|as|and|or|also|each other|one another|[,.!?:;]',
  ],
];

const patterns = spoken.map(([kind, words]) => ({ kind, words: new RegExp(`^(?:${words})(?!\\S)`) }));

/** As the sentences below say it. */
const plainly = new Map(
  Object.entries({
    'exactly one': 'once single',
    two: 'twice',
    'directly above': 'above over atop',
    'directly below': 'below beneath under underneath',
    more: 'outnumber exceed ahead beat greater larger lead leads prevail prevails overtake overtakes',
    fewer: 'smaller trail trails behind',
  }).flatMap(([plain, words]) => words.split(' ').map((word) => [word, plain] as const)),
);

function topicsOf(text: string): Topics {
  const of = new Map<string, string[]>();
  for (let rest = text; rest !== ''; ) {
    const found = patterns.find(({ words }) => words.test(rest));
    const [said = ''] = found?.words.exec(rest) ?? /^\S+/.exec(rest) ?? [];
    const kind = found?.kind ?? (isColour(said) ? 'colour' : meansMore(said) ? 'unsaid' : 'unknown');
    const topic = kind === 'colour' ? said.replace(/s$/, '') : (plainly.get(said) ?? said);
    const there = of.get(kind) ?? [];
    if (kind !== '' && (kind === 'none' || !there.includes(topic))) of.set(kind, [...there, topic]);
    rest = rest.slice(said.length).trimStart();
  }
  return of;
}

/** By the kinds of things, beside what `simpleSentences` has: `{colour 2}` is the second of them, `{cell}` all of them. */
const nearer: Readonly<Record<string, readonly string[]>> = {
  // Relations.
  'above colour colour': ['a {colour} tile is {above} a {colour 2} tile'],
  'above all colour colour': ['every {colour} tile is {above} a {colour 2} tile'],
  'above colour colour none': ['no {colour} tile is {above} a {colour 2} tile'],
  'above colour': ['a {colour} tile is {above} another {colour} tile'],
  'above same': ['a tile is {above} a tile of the same colour'],
  'above cell colour': ['the tile {above} {cell 1} is {colour}'],
  'diagonally colour': ['two {colour} tiles are diagonally adjacent'],
  'diagonally colour none': ['no two {colour} tiles are diagonally adjacent'],
  'diagonally colour colour': ['a {colour} tile is diagonally adjacent to a {colour 2} tile'],
  'diagonally colour colour none': ['no {colour} tile is diagonally adjacent to a {colour 2} tile'],
  'diagonally same': ['two diagonally adjacent tiles share a colour'],
  'diagonally none same': ['no two diagonally adjacent tiles share a colour'],
  'colour connected': ['the {colour} tiles are connected'],
  'colour connected none': ['the {colour} tiles are not connected'],
  'adjacent cell colours number': ['{cell 1} has neighbours of {number} colours'],
  'adjacent cell different': ['{cell 1} is a different colour from each of its neighbours'],
  'adjacent cell colour colour': ['{cell 1} is adjacent to a {colour} tile and a {colour 2} tile'],
  'adjacent cell colour colour than': ['{cell 1} has {than} {colour} neighbours than {colour 2} neighbours'],
  'adjacent colour colour number': ['{number} {colour} tiles are adjacent to a {colour 2} tile'],
  'adjacent colour different': ['every {colour} tile is adjacent to a tile of a different colour'],
  'adjacent colour line': ['a {colour} tile in {line} is adjacent to a {colour} tile'],
  'adjacent colour place': ['at least one {place} tile is adjacent to a {colour} tile'],
  // Rows, columns and places.
  'colour colour line': ['{line} has a {colour} tile and a {colour 2} tile'],
  'all colour colour line': ['every tile in {line} is {colour} or {colour 2}'],
  'colour colour colour line': ['{line} has a {colour} tile, a {colour 2} tile and a {colour 3} tile'],
  'colour colour line none': ['{line} has no {colour} or {colour 2} tiles'],
  'colour colour line than': ['{line} has {than} {colour} than {colour 2} tiles'],
  'colour colour equally line': ['{line} has as many {colour} as {colour 2} tiles'],
  'colour colour line line': ['{line} has a {colour} tile and {line 2} has a {colour 2} tile'],
  'colour line missing': ['{line} has no {colour} tiles'],
  'colour line none number': ['it is not true that {line} has {number} {colour} tiles'],
  'colours line missing': ['at least one colour is missing from {line}'],
  'colours line line': ['every colour that appears in {line} appears in {line 2}'],
  'colours line line none': ['not every colour that appears in {line 2} appears in {line}'],
  'colours line line than': ['{line} has {than} colours than {line 2}'],
  'cell colours line': ['{cell 1} is the same colour as at least one tile in {line}'],
  'cell line same': ['{cell 1} is the same colour as at least one tile in {line}'],
  'colour lines': ['at least one {lines} has a {colour} tile'],
  'colour colour lines': ['at least one {lines} has a {colour} tile and a {colour 2} tile'],
  'all colour colour lines': ['every {lines} with a {colour} tile has a {colour 2} tile'],
  'colour colour lines none': ['no {lines} has a {colour} tile and a {colour 2} tile'],
  'colour colour lines than': ['at least one {lines} has {than} {colour} than {colour 2} tiles'],
  'all colour colour lines than': ['every {lines} has {than} {colour} than {colour 2} tiles'],
  'colour colour lines none than': ['no {lines} has {than} {colour} than {colour 2} tiles'],
  'colour lines none number': ['no {lines} has {number} {colour} tiles'],
  'colour lines parity': ['the number of {lines}s with a {colour} tile is {parity}'],
  'colour different lines lines': ['no row or column has two {colour} tiles'],
  'colour different lines': ['no {lines} has two {colour} tiles'],
  'lines same': ['all tiles in at least one {lines} are the same colour'],
  'all lines same': ['all tiles in every {lines} are the same colour'],
  'different lines': ['all tiles in at least one {lines} are different colours'],
  'all different lines': ['all tiles in every {lines} are different colours'],
  'colours lines number': ['at least one {lines} has {number} colours'],
  'colours lines none number': ['no {lines} has {number} colours'],
  'colours lines none': ['no {lines} has all four colours'],
  'colours lines': ['at least one colour appears in every {lines}'],
  'cell colour lines': ['another tile in the same {lines} as {cell 1} is {colour}'],
  'all cell colour lines': ['all tiles in the same {lines} as {cell 1} are {colour}'],
  'cell colour lines none': ['no other tile in the same {lines} as {cell 1} is {colour}'],
  'cell different lines': ['no other tile in the same {lines} as {cell 1} is the same colour'],
  'all colour colour place': ['every {place} tile is {colour} or {colour 2}'],
  'place same': ['all {place} tiles are the same colour'],
  'none place same': ['not all {place} tiles are the same colour'],
  'number place same': ['{number} {place} tiles are the same colour'],
  'different place': ['all {place} tiles are different colours'],
  // Tiles by name.
  'cell colour': ['{one of cell} is {colour}'],
  'cell cell colour colour': ['{cell 1} is {colour} and {cell 2} is {colour 2}'],
  'cell cell colour colour if': ['if {cell 1} is {colour}, {cell 2} is {colour 2}'],
  'cell cell colour if': ['if {cell 1} is {colour}, {cell 2} is {colour}'],
  'cell cell colour if none': ['if {cell 1} is {colour}, {cell 2} is not {colour}'],
  'cell cell colour none': ['not all of {cell} are {colour}'],
  'cell cell colour colour none': ['it is not true that {cell 1} is {colour} and {cell 2} is {colour 2}'],
  'cell cell colours': ['{cell 1} and {cell 2} are the same colour'],
  'cell cell colours none': ['{cell 1} and {cell 2} are different colours'],
  'cell different none': ['{cell} are the same colour'],
  'cell different': ['{cell 1} is a different colour from every other tile'],
  'cell same': ['{cell 1} is the same colour as at least one other tile'],
  'cell colour number': ['{cell} are {colour} and there are {number} {colour} tiles'],
  'all cell colour except': ['every tile other than {cell} is {colour} and {cell} is not {colour}'],
  'cell colour except none': ['there are no {colour} tiles other than {cell} and {cell} is {colour}'],
  'cell colour except number': ['there are {number} {colour} tiles other than {cell 1} and {cell 1} is not {colour}'],
  'cell colour colour except than': ['there are {than} {colour} than {colour 2} tiles and {cell 1} is {colour}'],
  'colour except line none': ['every {colour} tile is in {line}'],
  // How many.
  'colour rarest': ['{colour} is the least common colour'],
  'colour none rarest': ['{colour} is not the least common colour'],
  'colour most none rarest': ['{colour} is not the most common colour and {colour} is not the least common colour'],
  'colour most none': ['{colour} is not the most common colour'],
  'colour missing': ['there are no {colour} tiles'],
  'colour missing none': ['there is at least one {colour} tile'],
  'colours missing': ['at least one colour is missing'],
  'colours missing number': ['{number} colours are missing'],
  'colours missing none': ['every colour appears'],
  'colour colour none than': ['there are no {than} {colour} than {colour 2} tiles'],
  'colour none number': ['it is not true that there are {number} {colour} tiles'],
  'colour colour number than': ['{colour} outnumbers {colour 2} by {number}'],
  'colour colour number': ['there are {number} {colour} or {colour 2} tiles'],
  'colour colour parity': ['the number of {colour} or {colour 2} tiles is {parity}'],
  'colour colour colour colour than': [
    'there are {than} {colour} or {colour 2} tiles than {colour 3} or {colour 4} tiles',
  ],
  'all colours parity': ['each colour appears an {parity} number of times'],
  'colours parity': ['the number of colours that appear is {parity}'],
  'colours equally': ['all colours appear equally often'],
  'colours half none': ['no colour accounts for more than half of the tiles'],
};

const so = `${colour}${such}`;
const inEach = /(?:every|each|all|both)(?: of)?(?: the)?(?: \w+)? (?:rows?|columns?)(?!\S)/;

/** Not "row one is not red", which may be so of some of its tiles. */
const owning = /(?<!\S)(?:has|contain|with|in|lacks?|lacking|without|free|appear)(?!\S)/;

/** Not "every red tile is in row one", which says nothing of the other tiles there. */
const notOfEvery = new RegExp(`^(?!.*(?:every|each|all)(?: of)?(?: the)? ${so})`);
const manyColours = new RegExp(`${count} (?:different )?colours`);

/** How the words have to stand, for sentences that the same things would not be enough for. */
const guards: Readonly<Record<string, RegExp>> = {
  'all colour colour': notOfEvery,
  'all colour colour line': notOfEvery,
  'all colour line': notOfEvery,
  'all colour place': notOfEvery,
  'colour number': new RegExp(
    `${count}(?: (?:of )?(?:the )?${count})?(?: of)?(?: the)?(?: tiles?)?(?: (?:that|which))?(?: is)? ${so}|appear (?:once|twice|${count} times)|^${count} is the number of `,
  ),
  'colour colour lines': new RegExp(
    `(?:has|contain|with) (?:(?:a|one|both|at least) )*${so} and (?:(?:a|one|at least) )*${so}`,
  ),
  'colours number': manyColours,
  'adjacent colour': new RegExp(
    `${so} .*${so}|${so} (?:is |which |that )*(?:\\w+ly )?(?:adjacent|touch|neighbour|side by side|next to (?:each other|one another))|(?:adjacent|neighbouring|touching) ${so}`,
  ),
  'above colour': new RegExp(`${so} .*${so}|another`),
  'adjacent number same': /pairs?/,
  'adjacent same': /^(?!.*same(?: colour)? as (?:exactly|at|all|both|every|no))/,
  'cell cell colour colour': new RegExp(`^[A-D][1-4](?: is)? ${so}(?: and| ,)+ [A-D][1-4](?: is)? ${so}$`),
  'cell colour number': /[A-D][1-4].*[A-D][1-4]/,
  'cell cell colour if none': /^if [A-D][1-4] is (?!not).* not /,
  'cell cell colour none': /^not all|^it is not true/,
  'cell colour none': /^[A-D][1-4][^A-D]*$/,
  'colour none number': /^(?:.* )?(?:no|not|never) .*(?:one|two|three|four|five|six|seven|eight|once|twice)/,
  'colour colour colour colour than': new RegExp(`${so} (?:and|or|plus) ${so}.* than .*${so} (?:and|or|plus) ${so}`),
  'cell none same': /^(?!.*[A-D][1-4].*[A-D][1-4].*[A-D][1-4].*[A-D][1-4])/,
  'cell same': /^(?!.*[A-D][1-4].* than )/,
  'colour colour number': new RegExp(`${so} or ${so}`),
  'colour colour than': new RegExp(
    `^(?:(?!${so}).)*${so}(?:(?!${so}).)*(?:than|outnumber|ahead|beats?|exceeds?)(?:(?!${so}).)*${so}`,
  ),
  'colour colour lines than': /(?:row|column)s? (?:has|contain|with)/,
  'colour different lines':
    /(?:in|on) (?:different|distinct|separate) (?:rows|columns)|(?:row|column)s? (?:is )?different/,
  'colour line none': owning,
  'colour lines none': owning,
  'lines none same': /(?:no|in no) (?:row|column) (?:has|contain)|^in no |no two tiles/,
  'all lines same': /^(?!.*same colours)/,
  'all different lines': /different colours|distinct|differ(?!ent)/,
  'different lines': /different colours|distinct|differ(?!ent)/,
  'place same': /^(?:the|all)|tiles (?:is|share|match)/,
};

const sentences = Object.entries({ ...simpleSentences, ...nearer }).flatMap(([key, all]) =>
  all.map((sentence) => ({ kinds: key.split(' '), sentence, guard: guards[key] ?? guardOf(key.split(' ')) })),
);

/** "Every" of rows or columns, or of tiles. */
function guardOf(kinds: readonly string[]): RegExp {
  if (!kinds.includes('all')) return /^/;
  return kinds.includes('lines') ? inEach : new RegExp(`^(?!.*${inEach.source})`);
}

/** The plain sentences of all that is said, and of nothing else: of a part of it something else might be said. */
export function nearestOf(text: string): string[] {
  const said = saidOf(text);
  if (isOnlySupposed.test(text) || ofTwo.test(text) || leavesAChoice(said)) return [];
  const of = topicsOf(said);
  if (of.has('none') && (of.get('colour') ?? []).length > 1 && !deniesBoth.test(said)) return [];
  const isWhole = (kinds: readonly string[]) =>
    [...new Set([...kinds, ...of.keys()])].every(
      (kind) => timesIn(kinds, kind) === (of.get(kind) ?? []).length || (kind === 'cell' && kinds.includes(kind)),
    );
  return sentences
    .filter(
      ({ kinds, sentence, guard }) =>
        isWhole(kinds) &&
        namesAll(sentence, of.get('cell') ?? []) &&
        (!oneOrOther.test(said) || sentence.includes(' or ')) &&
        guard.test(said),
    )
    .map(({ sentence }) => filled(sentence, of));
}

/** Where one or the other is so, or one if the other is. */
const leavesAChoice = (text: string): boolean => choice.test(text) && !isSimpleCondition.test(text);

const isSimpleCondition = /^if (?!.* (?:and|or|but) )[^,]+ (?:, )?(?:then )?[^,]+$/;
const choice = new RegExp(
  `(?<!\\S)(?:if|unless|whenever|when|otherwise|either|(?<!neither .*)nor|xor|provided|determines|implies|(?<!${so} )or|or(?! (?:a |one )?${colour}))(?!\\S)`,
);

/** "Red or blue" is not both. */
const oneOrOther = new RegExp(`${so} or (?:an? )?${so}`);

/** Of as many tiles as there may not be. */
const ofTwo = /\bneither (?!.* nor )|\bboth (?!.* and |rows|columns|of the (?:rows|columns))/i;

/** Of tiles by name either all are spoken of or none. */
function namesAll(sentence: string, named: readonly string[]): boolean {
  const places = [...sentence.matchAll(/\{cell (\d)\}/g)].map(([, place]) => Number(place));
  return places.length === 0 || Math.max(...places) === named.length;
}

/** Of one spelling, each line by its own name. */
const saidOf = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ')
    .replace(/\b(red|blue|green|yellow) ones?\b/g, '$1')
    .replace(/\bno (.+) without (?:a |any )?/, 'every $1 with ')
    .replace(linesNamed, (_, shape: string, names: string) =>
      names.replace(/(?<= |^)(?=\S)(?!and|or|,)/g, `${shape} `),
    );

/** "rows one and two". */
const linesNamed = new RegExp(`\\b(row|column)s (${name}(?: ,)?(?: (?:and|or))? ${name})(?!\\S)`, 'g');

const filled = (sentence: string, of: Topics): string =>
  sentence
    .replace('{one of cell}', of.get('cell')?.length === 1 ? '{cell}' : 'at least one of {cell}')
    .replace(/\{(\w+)(?: (\d))?\}/g, (_, kind: string, place?: string) => {
      const said = of.get(kind) ?? [];
      if (kind === 'cell' && place === undefined) return said.join(' and ');
      const one = said[Number(place ?? 1) - 1] ?? '';
      return kind === 'lines' || kind === 'place' ? one.replace(/s$/, '') : one;
    });

const timesIn = (kinds: readonly string[], kind: string): number => kinds.filter((each) => each === kind).length;

/** What is said there is not said to be so. */
const isOnlySupposed =
  /\b(?:would|could|might|lie|wrong|false|fool|deny|doubts?|surprised?|untrue|mistaken?|pretend)\b/i;

/** What is denied before the first colour is denied of the others, too. */
const deniesBoth = /^(?:(?!red|blue|green|yellow)\S+ )*(?:no|not|none|never|neither|nothing|without|cannot) /;

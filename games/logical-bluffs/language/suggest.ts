import { type Cell, type Colour, colours, inGridOrder } from '../grid';
import { vocabulary } from './chart';
import { createJudge, type Judge } from './judge';
import type { Statement } from './meaning';
import { sayStatement } from './print';
import { read } from './read';
import { shorterThan } from './shorter';
import { rightlySpelled, spellings } from './spellings';
import { appraise, type StatementProblem, strangeColourIn } from './statement';
import { MAX_WORDS, wordsOf } from './words';

// What could be said instead of what is refused: its readings, nearest spellings, the same without a word, its longest
// parts, and at last something simple of the same colours. All of them can be sent as they are.

const MAX_SUGGESTIONS = 3;
/** Attempts at reading; each costs some milliseconds. */
const MAX_ATTEMPTS = 40;

export const suggestionsFor = (text: string, subset: readonly Cell[]): string[] => [
  ...new Set([...suggestionsOneByOne(text, subset)].filter((said) => said !== null)),
];

/** The same, attempt by attempt: null where one comes to nothing, so that whoever asks can pause in between. */
export function* suggestionsOneByOne(text: string, subset: readonly Cell[]): Generator<string | null> {
  const { problem } = appraise(text, subset);
  if (problem === null) return;
  const found = new Set<string>();
  let attempts = 0;
  for (const attempt of attemptsAt(text, { problem, subset })) {
    if (found.size === MAX_SUGGESTIONS || ++attempts > MAX_ATTEMPTS) return;
    const said = sayable(attempt, subset) ?? sayableWithTheRest(attempt, subset);
    yield said === null || found.has(said) ? null : said;
    if (said !== null) found.add(said);
  }
}

/** In canonical words, where it may be sent as it is. */
function sayable(text: string, subset: readonly Cell[]): string | null {
  const { statement, problem } = appraise(text, subset);
  if (statement === null || problem !== null) return null;
  const said = sayStatement(statement);
  const again = appraise(said, subset);
  return again.problem === null && again.words <= MAX_WORDS ? said : null;
}

/** What leaves tiles out, with something of those. */
function sayableWithTheRest(text: string, subset: readonly Cell[]): string | null {
  const { statement, problem } = appraise(text, subset);
  if (statement === null || problem?.code !== 'TILE_NOT_INVOLVED' || problem.always !== null) return null;
  for (const more of withTheRest(sayStatement(statement), problem.cells, text)) {
    const said = sayable(more, subset);
    if (said !== null) return said;
    if (appraise(more, subset).problem === null) return more;
  }
  return null;
}

/** The readings of what can be taken in several ways, in words that can be sent and are then read as just that. */
export function writableReadings(problem: StatementProblem | null, subset: readonly Cell[]): string[] {
  if (problem?.code !== 'NOT_UNDERSTOOD') return [];
  const judge = createJudge(subset);
  return problem.readings.flatMap((reading) => writable(reading, { subset, judge }) ?? []);
}

/** Each attempt is read and judged. */
const MAX_WORDINGS = 4;

function writable(reading: Statement, { subset, judge }: { subset: readonly Cell[]; judge: Judge }): string | null {
  const meant = judge(reading);
  let tried = 0;
  for (const said of shorterThan(sayStatement(reading))) {
    if (++tried > MAX_WORDINGS || meant === null) return null;
    const { judged, problem } = appraise(said, subset);
    if (problem === null && judged?.sameAs(meant) === true) return said;
  }
  return null;
}

interface Refused {
  readonly problem: StatementProblem;
  readonly subset: readonly Cell[];
}

/** The nearest first. */
function* attemptsAt(text: string, { problem, subset }: Refused): Generator<string> {
  if (problem.code === 'TOO_LONG') {
    yield* inFewerWords(text, subset);
    return;
  }
  yield* writableReadings(problem, subset);
  yield text;
  yield* withKnownNames(text, subset);
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const spelled = words.map(nearestWord).join(' ');
  if (spelled !== words.join(' ')) yield spelled;
  for (const [mistaken, meant] of mistakes) if (mistaken.test(text)) yield text.replace(mistaken, meant);
  for (const shorter of [...without(spelled.split(' ')), ...parts(spelled.split(' '))])
    if (saidIn(shorter) === saidIn(spelled)) yield shorter;
  if (problem.code === 'NOT_UNDERSTOOD' && problem.why === 'unread') yield* joinedParts(spelled);
  if (words.length <= 3 && saysOnlyColours(text)) yield* simple(text);
}

/** What is too long, in fewer words that say the same; of whatever is left out of it nobody can tell what it does. */
function inFewerWords(text: string, subset: readonly Cell[]): string[] {
  const reading = read(text.slice(0, MAX_READ), subset);
  if (text.length > MAX_READ || reading.type !== 'read') return [];
  return listOf(writable(reading.statement, { subset, judge: createJudge(subset) }));
}

const MAX_READ = 300;
const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);

/** "A1 is red" where B1 and C1 have to matter too: the same, and something of those. */
function* withTheRest(said: string, idle: readonly Cell[], text: string): Generator<string> {
  const names = inGridOrder(idle);
  const [first, last] = [names.slice(0, -1).join(', '), names.at(-1)];
  const one = names.length === 1 ? last : `at least one of ${first} and ${last}`;
  const [colour = 'red'] = spokenIn(text);
  yield said.replace(/^Every tile other than (.+) is (.+)\.$/, 'Every tile is $2 except $1.');
  for (const more of [one, 'at least one other tile']) yield said.replace(/\.$/, ` and ${more} is ${colour}.`);
}

/** In place of a cell that is not in the subset one that is not named yet; in place of a colour that is none, each. */
function* withKnownNames(text: string, subset: readonly Cell[]): Generator<string> {
  const named: readonly string[] = text.toUpperCase().match(/\b[A-H]\d{1,2}\b/g) ?? [];
  const free = inGridOrder(subset).filter((cell) => !named.includes(cell));
  let next = 0;
  const moved = text.replace(/\b[a-h]\d{1,2}\b/gi, (name) =>
    subset.some((cell) => cell === name.toUpperCase()) ? name : (free[next++] ?? name),
  );
  if (moved !== text) yield moved;
  const stranger = strangeColourIn(text);
  if (stranger !== null)
    for (const colour of colours)
      if (!text.toLowerCase().includes(colour)) yield text.replace(new RegExp(`${stranger}(s?)`, 'gi'), `${colour}$1`);
}

/** Words that are written in place of others that sound alike. */
const mistakes: readonly (readonly [RegExp, string])[] = [
  [/\b(more|less|fewer|greater|smaller|rather|other|common) then\b/gi, '$1 than'],
  [/\b(?:their|they're) (is|are|isn't|aren't)\b/gi, 'there $1'],
  [/\bto (reds|blues|greens|yellows|(?:red|blue|green|yellow) tiles)\b/gi, 'two $1'],
  [/\bread (tiles?)\b/gi, 'red $1'],
  [/\bnon of\b/gi, 'none of'],
  [/\bboarder/gi, 'border'],
  [/\b(row|column)s ([1-4]|[A-D]) (?!and|or|to)/gi, '$1 $2 '],
  [
    /^the (two|three|four|five|six|[2-6]) (red|blue|green|yellow)(?:s| tiles?| ones?) /i,
    'there are exactly $1 $2 tiles and they ',
  ],
];

/** The words that turn what is said round or limit it; without one of them it would say something else. */
const turning = (text: string): string =>
  (
    text
      .toLowerCase()
      .match(/\b(?:not|no|never|none|neither|nor|without|only|except|unless|if|another|others?)\b|n['’]t\b/g) ?? []
  ).join(' ');

/** All that is said in words that mean something here; without one of them it would say something else. */
const saidIn = (text: string): string =>
  wordsOf(text)
    .filter(({ text: word, number }) => number !== null || meansSomething(word))
    .map(({ text: word }) => word)
    .join(' ');

const meansSomething = (word: string): boolean =>
  !['a', 'the'].includes(word) &&
  (vocabulary.has(word) || isColour(word) || /^[A-D][1-4]$/.test(word) || turningWords.has(word));

/** What no reading may do without, whether some rule asks for it or not. */
const turningWords = new Set(
  'nothing nobody nowhere else elsewhere alone again instead besides almost nearly hardly barely rarely seldom sometimes often usually maybe perhaps possibly probably wrong false impossible'.split(
    ' ',
  ),
);

/** The same with one word left out. */
function* without(words: readonly string[]): Generator<string> {
  if (words.length < 3) return;
  for (let i = 0; i < words.length; i++) yield [...words.slice(0, i), ...words.slice(i + 1)].join(' ');
}

/** The longest beginnings and ends, where what is left out of them says nothing here. */
function* parts(words: readonly string[]): Generator<string> {
  for (let length = words.length - 2; length > 1 && 2 * length >= words.length; length--) {
    yield words.slice(0, length).join(' ');
    yield words.slice(-length).join(' ');
  }
}

/** The beginnings of what is joined by "and" alone, the longest first: each is so where the whole is. */
function* joinedParts(text: string): Generator<string> {
  if (reachingFurther.test(text)) return;
  const parts = text.split(joints);
  for (let many = parts.length - 1; many > 0; many--) yield parts.slice(0, many).join(' and ');
}

const joints = /\s*(?:[,;.]\s+(?:and|but|while)?|\b(?:and|but|while)\b)\s*/i;

/** What goes for the parts on both sides of a joint, so that one of them alone would say something else. */
const reachingFurther =
  /\b(?:or|nor|if|unless|when|whenever|not|no|never|none|neither|either|both|between|than|otherwise|except)\b|n['’]t\b/i;

/** Nothing but colours, or words that mean nothing here. */
const saysOnlyColours = (text: string): boolean =>
  saidIn(text)
    .split(' ')
    .every((word) => word === '' || isColour(word));

/** Of so few words that nothing nearer is to be found: something of the colours that are spoken of. */
function* simple(text: string): Generator<string> {
  const of = /\b(?:not|no|never|none)\b/.test(turning(text)) || /n['’]t\b/i.test(text) ? noneOf : someOf;
  for (const colour of spokenIn(text)) yield* of(colour);
}

/** The colours that are spoken of; where none is, all of them. */
function spokenIn(text: string): readonly Colour[] {
  const spoken = colours.filter((colour) => text.toLowerCase().includes(colour));
  return spoken.length > 0 ? spoken : colours;
}

const someOf = (colour: Colour): string[] => [
  `There are at least two ${colour} tiles.`,
  `There is exactly one ${colour} tile.`,
];

const noneOf = (colour: Colour): string[] => [`There are no ${colour} tiles.`, `Not every tile is ${colour}.`];

const isColour = (word: string): boolean => colours.some((colour) => colour === word || `${colour}s` === word);

const isKnown = (word: string): boolean => vocabulary.has(word) || spellings.has(word) || isColour(word);

/** The known word that is nearest in spelling, where one is near. */
function nearestWord(word: string): string {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length < 3 || isKnown(plain) || /\d/.test(word)) return word;
  const known = rightlySpelled(plain);
  if (known !== plain) return known;
  const atMost = plain.length < 5 ? 1 : 2;
  const near = [...vocabulary, ...colours]
    .map((known) => ({ known, far: distance(plain, known) }))
    .filter(({ far }) => far <= atMost);
  const [best] = near.sort((a, b) => a.far - b.far || likelier(plain, a.known, b.known));
  return best?.known ?? word;
}

/** Of words that are as near: the same first letter, then a letter that was left out, is the likelier. */
const likelier = (word: string, a: string, b: string): number =>
  Number(b[0] === word[0]) - Number(a[0] === word[0]) || b.length - a.length || a.localeCompare(b, 'en');

/** Letters to change, add, leave out, or swap with the next one. */
function distance(a: string, b: string): number {
  if (Math.abs(a.length - b.length) > 2) return 3;
  const rows: number[][] = [];
  const at = (i: number, j: number) => rows[i]?.[j] ?? 0;
  for (let i = 0; i <= a.length; i++) {
    rows.push([i]);
    for (let j = 1; j <= b.length; j++) rows[i]?.push(i === 0 ? j : stepTo(i, j));
  }
  function stepTo(i: number, j: number): number {
    const same = a[i - 1] === b[j - 1] ? 0 : 1;
    const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? at(i - 2, j - 2) + 1 : 3;
    return Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same, swapped);
  }
  return at(a.length, b.length);
}

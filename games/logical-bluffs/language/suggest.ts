import { numberWords } from '../../kit/number-words';
import { type Cell, type Colour, colours, columns, inGridOrder, rows } from '../grid';
import { vocabulary } from './chart';
import { createJudge, effortOn, type Judged, spentOn } from './judge';
import type { Statement } from './meaning';
import { sayStatement } from './print';
import { read } from './read';
import { type Appraisal, appraise, type StatementProblem } from './statement';
import { meantBy } from './suggest-loose-words';
import { nearestOf } from './suggest-nearest';
import { plainerThan } from './suggest-plainer';
import { shorterThan } from './suggest-shorter';
import { simplestOf, turning } from './suggest-simplest';
import { isColour, isNearToNot, nearestWords } from './suggest-spelling';
import { strangeColourIn } from './why-not-read';
import { countWords, MAX_WORDS, wordsOf } from './words';

// What could be said instead of what is refused: its readings, nearest spellings, what its loose words could mean, the same
// without words that nobody here knows, the simplest that can be said of the same things, its beginning. All of them can be
// sent as they are.

const MAX_SUGGESTIONS = 3;
/** What looking for them may cost, in steps of reading: some hundredths of a second. */
const MAX_STEPS = 16_000;
/** Each of several readings is looked for by itself. */
const MAX_STEPS_ASKED = 30_000;
/** And where nothing was found, what looking for something near to it may cost. */
const MAX_STEPS_NEARBY = 8_000;

/**
 * What is proposed: all that was said, a part of it, all of it with something more of the tiles that it leaves out, or
 * something plain of the same things.
 */
export interface Proposal {
  readonly text: string;
  readonly says: 'all' | 'part' | 'more' | 'near';
}

export const saidInstead = (text: string, subset: readonly Cell[]): Proposal[] =>
  [...suggestionsOneByOne(text, subset)].filter((said) => said !== null);

export const suggestionsFor = (text: string, subset: readonly Cell[]): string[] =>
  saidInstead(text, subset).map((proposal) => proposal.text);

/** What a proposal is, where it is not just what was said. */
export const whatIsProposed: Readonly<Record<Proposal['says'], string | null>> = {
  all: null,
  part: 'Only a part of it',
  more: 'With something of the other tiles',
  near: 'About the same things',
};

/** The same, attempt by attempt: null where one comes to nothing, so that whoever asks can pause in between. */
export function* suggestionsOneByOne(text: string, subset: readonly Cell[]): Generator<Proposal | null> {
  const { problem } = appraise(text, subset);
  if (problem === null) return;
  const found = new Set<string>();
  const isAsked = problem.code === 'NOT_UNDERSTOOD' && problem.why === 'ambiguous'; // its readings are what is near
  const reader = new Reader(subset, text, isAsked ? MAX_STEPS_ASKED : MAX_STEPS);
  yield* foundBy(reader, attemptsAt(text, { problem, subset, found }), found);
  if (found.size === 0 && !isAsked && text.length <= MAX_READ)
    yield* foundBy(new Reader(subset, text, MAX_STEPS_NEARBY), nearAttempts(text, subset), found);
}

/** Of what comes to the same only the nearest is found. */
function* foundBy(reader: Reader, attempts: Iterable<Attempt>, found: Set<string>): Generator<Proposal | null> {
  const tried = new Set<string>();
  const meant: Judged[] = [];
  const isNew = ({ text }: Proposal) => {
    const { judged } = appraise(text, reader.subset);
    if (judged === null || meant.some((known) => known.sameAs(judged))) return false;
    meant.push(judged);
    return true;
  };
  for (const attempt of attempts) {
    if (found.size === MAX_SUGGESTIONS || reader.isSpent) return;
    if (tried.has(attempt.text)) continue;
    tried.add(attempt.text);
    const said = sayable(attempt, reader).filter(isNew);
    if (said.length === 0) yield null;
    for (const each of said.slice(0, MAX_SUGGESTIONS - found.size)) {
      found.add(each.text);
      yield each;
    }
  }
}

/** Reads and judges, and counts what that costs. */
class Reader {
  steps = 0;

  constructor(
    readonly subset: readonly Cell[],
    /** What was refused. */
    readonly refused: string,
    private readonly most = MAX_STEPS,
  ) {}

  get isSpent(): boolean {
    return this.steps > this.most;
  }

  judge(statement: Statement): Judged | null {
    const effort = effortOn(this.subset.length);
    const judged = createJudge(this.subset)(statement, effort);
    this.steps += spentOn(this.subset.length, effort);
    return judged;
  }

  read(text: string): Appraisal {
    const appraisal = appraise(text, this.subset);
    this.steps += appraisal.steps;
    return appraisal;
  }
}

/** What can be sent of it, in canonical words: it, each of its readings, or it with something of the tiles that it leaves out. */
function sayable({ text, says }: Attempt, reader: Reader): Proposal[] {
  const { statement, problem } = reader.read(text);
  const readings = problem?.code === 'NOT_UNDERSTOOD' ? problem.readings : listOf(statement);
  const said = readings.flatMap((reading): Proposal[] => {
    const written = writable(reading, reader);
    if (written !== null) return [{ text: canonical(written, reader), says }];
    if (says !== 'all') return [];
    return listOf(withTheRest(reading, text, reader)).map((said) => ({ text: said, says: 'more' }));
  });
  return said.length === 0 && statement !== null && problem === null ? [{ text: asSentence(text), says }] : said;
}

/** Words of one spelling as people write them. */
const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
    .replace(/ ([,.;:])/g, '$1')
    .replace(linesNamed, named)
    .replace(
      /\bthere is (?=(?:at least |at most |exactly |more than )?(?:two|three|four|five|six)\b|no \w+ tiles)/gi,
      (said) => said.replace('is', 'are'),
    )
    .replace(several, (said) => said.replace(/is$/, 'are').replace(/has$/, 'have'))
    .replace(/\b(Row|row|Column|column) (\w) match\b/g, '$1 $2 matches')
    .replace(/\.+$/, '.');

const pluralNames = 'tiles|rows|columns|colours|corners|reds|blues|greens|yellows|they|all|both';
/** Several things, and a verb that is said of one. */
const several = new RegExp(
  String.raw`\b(?:${pluralNames}|(?<!(?:matche?s?|than|to|as|from|or|of|other than) )[A-D][1-4](?:, [A-D][1-4])*,? and [A-D][1-4]|(?<!(?:of|than) )(?:[Rr]ows?|[Cc]olumns?) \w(?:, (?:(?:row|column) )?\w)*,? and (?:(?:row|column) )?\w)(?: all| both| each)? (?:is|has)\b(?! (?:equal|more|even|odd))`,
  'g',
);

/** "row one", "columns a, b and c": by their names. */
const linesNamed =
  /\b(?:rows?|columns?) (?:one|two|three|four|[a-d])\b(?:(?:, | and | or |, and |, or )(?:one|two|three|four|[b-d])\b(?! (?:red|blue|green|yellow|tile|row|column)))*/gi;
const named = (said: string): string =>
  said.replace(/ ([a-d]|one|two|three|four)\b/g, (_, name: string) =>
    name.length === 1 ? ` ${name.toUpperCase()}` : ` ${numberWords.indexOf(name)}`,
  );

/** As it is read back, where that can be sent too. */
function canonical(said: string, reader: Reader): string {
  const { statement } = reader.read(said);
  const again = statement === null ? said : sayStatement(statement);
  return again === said || reader.read(again).problem === null ? again : said;
}

/** What leaves tiles out, with something of those. */
function withTheRest(reading: Statement, text: string, reader: Reader): string | null {
  const judged = reader.isSpent ? null : reader.judge(reading);
  if (judged === null || judged.idle.length === 0 || judged.idle.length === reader.subset.length) return null;
  const [first, ...shorter] = shorterThan(sayStatement(reading));
  // what is asked stays in doubt whatever is added to it
  const asWritten = reader.read(text).problem?.code === 'TILE_NOT_INVOLVED' ? [asSentence(text)] : [];
  for (const said of [first ?? [], asWritten, ...shorter].flat().slice(0, MAX_WORDINGS))
    for (const more of moreOf(judged.idle, said, reader)) {
      if (reader.isSpent) return null;
      if (countWords(more) <= MAX_WORDS && reader.read(more).problem === null) return canonical(more, reader);
    }
  return null;
}

/** The readings of what can be taken in several ways, in words that can be sent and are then read as just that. */
export const writableReadings = (problem: StatementProblem | null, subset: readonly Cell[]): string[] =>
  problem?.code === 'NOT_UNDERSTOOD' ? readingsOf(problem, new Reader(subset, '', Number.POSITIVE_INFINITY)) : [];

const readingsOf = ({ readings }: Extract<StatementProblem, { code: 'NOT_UNDERSTOOD' }>, reader: Reader): string[] =>
  readings.flatMap((reading) => writable(reading, reader) ?? []);

/** Each attempt is read and judged. */
const MAX_WORDINGS = 6;

function writable(reading: Statement, reader: Reader): string | null {
  let meant: Judged | null = null;
  let tried = 0;
  for (const said of shorterThan(sayStatement(reading))) {
    if (++tried > MAX_WORDINGS || reader.isSpent) return null;
    meant ??= reader.judge(reading);
    const { judged, problem } = reader.read(said);
    if (meant === null) return null;
    if (problem === null && judged?.sameAs(meant) === true) return said;
  }
  return null;
}

interface Refused {
  readonly problem: StatementProblem;
  readonly subset: readonly Cell[];
  /** What was found so far. */
  readonly found: ReadonlySet<string>;
}

interface Attempt {
  readonly text: string;
  /** Only to all that was said something is added. */
  readonly says: 'all' | 'part' | 'near';
}

/** The nearest first. */
function* attemptsAt(text: string, refused: Refused): Generator<Attempt> {
  for (const whole of wholes(text, refused)) yield { text: whole, says: 'all' };
  const { problem, found } = refused;
  if (found.size > 0) return;
  if (problem.code === 'NOT_UNDERSTOOD' && problem.why !== 'ambiguous')
    for (const part of joinedParts([...rightlySpelt(text)][0] ?? text)) yield { text: part, says: 'part' };
  if (text.trim() === '' || (saysOnlyColours(text) && saidIn(text) !== ''))
    for (const said of simple(text)) yield { text: said, says: 'all' };
}

function* nearAttempts(text: string, subset: readonly Cell[]): Generator<Attempt> {
  const [spelled = text] = rightlySpelt(text);
  for (const said of [text, spelled, ...plainerThan(inPlainWords(spelled), subset)])
    for (const near of nearestOf(said)) yield { text: near, says: 'near' };
}

/** All that is said, in other words. */
function* wholes(text: string, { problem, subset, found }: Refused): Generator<string> {
  if (problem.code === 'TOO_LONG') {
    for (const said of [text, ...(text.length > MAX_READ ? [] : meantBy(inPlainWords(text), subset))])
      yield* inFewerWords(said, subset);
    return;
  }
  if (problem.code === 'NOT_UNDERSTOOD' && problem.why === 'involved') return; // in other words it costs as much
  yield text;
  yield* withKnownNames(text, subset);
  const [spelled = text, ...otherwise] = rightlySpelt(text);
  yield spelled;
  for (const [mistaken, meant] of mistakes) if (mistaken.test(spelled)) yield spelled.replace(mistaken, meant);
  yield* otherwise;
  const plainer = [...new Set([text, spelled].flatMap((said) => plainerThan(inPlainWords(said), subset)))];
  yield* plainer;
  const meant = [...new Set([...plainer, text, spelled].flatMap((said) => meantBy(inPlainWords(said), subset)))];
  // the same words in their plain forms would pass by the reason for which they were refused
  const isSaidAgain = (said: string) => inPlainWords(said) === inPlainWords(text);
  for (const each of meant) if (!isSaidAgain(each)) yield each;
  if (found.size > 0) return;
  for (const each of [...meant, ...plainer, spelled]) yield* simplestOf(each);
}

const inPlainWords = (text: string): string =>
  wordsOf(text)
    .map((word) => word.text)
    .join(' ');

/** With each word that is near to a known one in its place; then with a word that is as likely for one of them. */
function* rightlySpelt(text: string): Generator<string> {
  const words = text.trim().split(/\s+/);
  const near = words.map(nearestWords);
  const best = words.map((word, i) => near[i]?.[0] ?? word);
  yield best.join(' ');
  for (const [i, [, ...others]] of near.entries()) for (const other of others) yield best.with(i, other).join(' ');
}

/** What is too long, in fewer words that say the same; of whatever is left out of it nobody can tell what it does. */
function inFewerWords(text: string, subset: readonly Cell[]): string[] {
  const reading = read(text.slice(0, MAX_READ), subset);
  if (text.length > MAX_READ || reading.type !== 'read') return [];
  return listOf(writable(reading.statement, new Reader(subset, text)));
}

const MAX_READ = 300;
const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);

/** "A1 is red" where B1 and C1 have to matter too: the same, and something of those. */
function* moreOf(idle: readonly Cell[], said: string, { refused, subset }: Reader): Generator<string> {
  const spoken = spokenIn(refused);
  const colour = (isExact.test(refused) ? colours.find((each) => !spoken.includes(each)) : spoken[0]) ?? 'red';
  const except = said.replace(/^Every tile other than (.+) is (.+)\.$/, 'Every tile is $2 except $1.');
  if (except !== said) yield except;
  const joint = /^(?:it is not true|not )|\b(?:or|if|unless)\b/i.test(said) ? ', and' : ' and';
  if (inAddition.test(refused.trim())) {
    yield said.replace(/\.?$/, ` and ${areSo(idle)} ${colour}.`);
    return;
  }
  if (exceptions.test(inPlainWords(refused)) && idle.every((cell) => refused.toUpperCase().includes(cell))) {
    yield said.replace(
      /\.?$/,
      ` and ${deniesAll.test(inPlainWords(refused)) ? areSo(idle) : areNotSo(idle)} ${colour}.`,
    );
    return;
  }
  const more = [
    `${oneOf(idle)} is ${colour}`,
    `at least one other tile is ${colour}`,
    ...linesOf(idle, subset).map((line) => `${line} has ${colour}`),
    ...countsOf(colour, spoken, isExact.test(refused)),
  ];
  for (const each of more) yield said.replace(/\.?$/, `${joint} ${each}.`);
}

/** After "exactly one" a bare number may be meant just so, too. */
const countsOf = (colour: Colour, spoken: readonly Colour[], isBounded: boolean): string[] =>
  isBounded
    ? [`at least two tiles are ${colour}`]
    : [
        `two tiles are ${colour}`,
        `three tiles are ${colour}`,
        `two tiles are ${colours.find((each) => !spoken.includes(each)) ?? colour}`,
      ];

function oneOf(cells: readonly Cell[]): string {
  return cells.length === 1 ? cells.join('') : `at least one of ${listed(cells)}`;
}

function listed(cells: readonly Cell[]): string {
  const names = inGridOrder(cells);
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

/** "The red tile is A1": one more would be against it. */
const isExact =
  /^the (?:only |one |single )?(?:red|blue|green|yellow) |\b(?:one|only|exactly|just|single|alone) (?:red|blue|green|yellow)\b/i;

/** "Besides A1, one tile is red": A1 is red, too. */
const inAddition = /^(?:besides|in addition to) (?!.*\bno\b)/i;

/** "No tile except A1": A1 is. */
const deniesAll = /^(?:there is )?(?:no|none|nothing)\b/;

const areSo = (cells: readonly Cell[]): string => `${listed(cells)} ${cells.length === 1 ? 'is' : 'are'}`;

const areNotSo = (cells: readonly Cell[]): string =>
  cells.length === 1 ? `${listed(cells)} is not` : `none of ${listed(cells)} is`;

/** What is said of all but some is not said of those. */
const exceptions = /\b(?:except|apart|besides|other than|save)\b|\bbut [A-D][1-4](?! is)/;

/** The row or column of which these are all the tiles. */
const linesOf = (some: readonly Cell[], subset: readonly Cell[]): string[] =>
  [
    ...rows.map((row) => ({ name: `row ${row}`, line: subset.filter((cell) => cell.endsWith(String(row))) })),
    ...columns.map((column) => ({ name: `column ${column}`, line: subset.filter((cell) => cell.startsWith(column)) })),
  ]
    .filter(({ line }) => line.length === some.length && line.every((cell) => some.includes(cell)))
    .map(({ name }) => name);

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
  [
    /\b(ends|ones|tiles|all|both|most|half|there|them|others|rest|corners|middle|[2-8]|two|three|four) r (?=(?:all |both |not |the |no |a |either )*(?:red|blue|green|yellow|same|diff|in\b|next|there|more|fewer|less|not|\d))/gi,
    '$1 are ',
  ],
  [/\b(red|blue|green|yellow)s? x ?([1-8])\b/gi, '$2 $1 tiles'],
  [/\bbot\b/gi, 'bottom'],
  [/\b([1-4])-?([a-d])\b/gi, '$2$1'],
  [/\b([a-d])[._/]([1-4])\b/gi, '$1$2'],
  [/\b([A-D]) ([1-4])\b/g, '$1$2'],
  [/\bto (reds|blues|greens|yellows|(?:red|blue|green|yellow) tiles)\b/gi, 'two $1'],
  [/\b(more|less|fewer) (\w+) then\b/gi, '$1 $2 than'],
  [/\bread (tiles?)\b/gi, 'red $1'],
  [/\bnon of\b/gi, 'none of'],
  [/\bboarder/gi, 'border'],
  [/\b(row|column)s ([1-4]|[A-D]) (?!and|or|to)/gi, '$1 $2 '],
  [
    /^the (two|three|four|five|six|[2-6]) (red|blue|green|yellow)(?:s| tiles?| ones?) /i,
    'there are exactly $1 $2 tiles and they ',
  ],
];

/** All that is said in words that mean something here; without one of them it would say something else. */
const saidIn = (text: string): string =>
  wordsOf(text)
    .filter(({ text: word, number }) => number !== null || meansSomething(word))
    .map(({ text: word }) => word)
    .join(' ');

const meansSomething = (word: string): boolean =>
  !['a', 'the'].includes(word) &&
  (vocabulary.has(word) || isColour(word) || /^[A-D][1-4]$/.test(word) || turning.has(word) || isNearToNot(word));

/** The beginnings of what is joined by "and" alone, the longest first: each is so where the whole is. */
function* joinedParts(text: string): Generator<string> {
  if (reachingFurther.test(inPlainWords(text))) return;
  if (joinedColours.test(text)) return;
  const parts = text.split(joints);
  for (let many = parts.length - 1; many > 0; many--)
    if (parts.slice(many).every(isOfItsOwn)) yield parts.slice(0, many).join(' and ');
}

/** "and the blue ones dance", not "and blue", which is said of what comes before. */
const isOfItsOwn = (part: string): boolean => part.trim().split(/\s+/).length > 2;

/** "Two red and blue tiles share a row": of neither alone. */
const joinedColours = /\b(?:red|blue|green|yellow) and (?:red|blue|green|yellow) (?:tiles?|ones?)\b/i;

const joints = /\s*(?:[,;.]\s+(?:and|but|while)?|\b(?:and|but|while)\b)\s*/i;

/** What goes for the parts on both sides of a joint, so that one of them alone would say something else. */
const reachingFurther =
  /\b(?:or|nor|if|unless|when|whenever|not|no|never|none|nothing|nobody|nowhere|neither|either|both|between|than|otherwise|except|only|all but|apart|differ|different|one of|all)\b|n['’]t\b/i;

/** Nothing but colours, or words that mean nothing here. */
const saysOnlyColours = (text: string): boolean =>
  saidIn(text)
    .split(' ')
    .every((word) => word === '' || isColour(word));

/** Of so few words that nothing nearer is to be found: something of the colours that are spoken of. */
function* simple(text: string): Generator<string> {
  const of = /\b(?:not|no|never|none)\b|n['’]t\b/i.test(text) ? noneOf : someOf;
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

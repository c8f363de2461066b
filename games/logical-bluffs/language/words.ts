import { itemAt } from '../../kit/item-at';
import { numberWords } from '../../kit/number-words';
import { isCell } from '../grid';
import { inItPlainly } from './in-it';
import { plainTurns } from './rewrites';
import { afterthoughts, asides, rightlySpelled, spellings } from './spellings';

// A sentence as words: what is written is kept with its place in the text, what is meant is brought to one spelling.

/** One word (or sign) as the grammar sees it, and where it stands in the text. */
export interface Word {
  readonly text: string;
  /** The number it names, or null. */
  readonly number: number | null;
  readonly start: number;
  readonly end: number;
}

/** "A 1", "B-2", "C one": a tile's name in two parts, where what comes next is said of it and not counted by it. */
const nameApart = String.raw`(?<![\w'’])[a-d](?:\s+|[-–])(?:[1-4]|one|two|three|four)\b(?!\s+and\s+only)(?=\s*(?:[,.;:!?)=≠]|$|(?:is|are|was|isn|aren|and|or|nor|but|has|have|does|do|don|match|matches|differ|differs|equals?|shares?|touch|touches|must|cannot|can)\b))`;
const oneByOne = String.raw`\bw\/o?(?![a-z])|\bw\/|\b(?:2|two)(?:[\s-]*[x×*][\s-]*|[\s-]+by[\s-]+)(?:2|two)s?\b|<=+>|<-+>|<=|>=|=<|==?>|--?>|!=|<>|==|&&|[a-z]+(?:['’][a-z]+)?[0-9]*|\d+x(?!\w|\s*#?(?:[rbgy]\b|red|blue|green|yellow|as\b))|\d+(?:st|nd|rd|th)?|[^\s]`;
const pattern = new RegExp(`${nameApart}|${oneByOne}`, 'giu');
const patternOfColumns = new RegExp(oneByOne, 'giu');

/** The words of a sentence; quotation marks and hyphens within words are none. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  const ofColumns = namesColumns(text);
  const letters = ofColumns ? null : colourLetters;
  for (const match of text.replace(/\(s\)/g, '   ').matchAll(ofColumns ? patternOfColumns : pattern)) {
    const at = { start: match.index, end: match.index + match[0].length };
    const sign = /^[-–—−]$/.test(match[0]) ? dash(text, match.index) : match[0].toLowerCase().replace('’', "'");
    const raw = isSquareOfAll(sign, text, at) ? '2x2' : rawOf(sign, text, at, found.at(-1));
    for (const word of [...spelled(letters?.get(raw) ?? raw), ...isAfterName(raw, text.slice(at.end))])
      found.push({ text: word, number: numberOf(word), ...at });
  }
  const said = withoutFullStop(found.filter(saysSomething).map(plainAny));
  return withoutFullStop(plainTurns(ofThemPlainly(inItPlainly(withoutAsides(said)))));
}

/** "Two reds, no two of which touch": a second part, of them. */
function ofThemPlainly(words: Word[]): Word[] {
  const at = words.findIndex(({ text }, i) => /^(?:which|whom)$/.test(text) && words[i - 1]?.text === 'of');
  const comma = words.slice(0, Math.max(at, 0)).findLastIndex(({ text }) => text === ',');
  const before = words[comma];
  if (at < 0 || before === undefined || at - comma > 5) return words;
  return words.flatMap((word, i) =>
    i === comma ? [word, { ...word, text: 'and', number: null }] : i === at ? [{ ...word, text: 'them' }] : [word],
  );
}

function rawOf(sign: string, text: string, at: { start: number; end: number }, last: Word | undefined): string {
  if (isTimes(sign, text, at)) return '×';
  if (sign === '!' && /^[\w(]/.test(text.slice(at.end))) return 'not';
  if (sign === 'r' && isAre(last, text.slice(at.end))) return 'are';
  return /^(?:==?|--?)>$/.test(sign) ? arrow(sign, text, at) : sign;
}

/** "This square", "the square contains": all the tiles, where they are a square; one tile contains nothing. */
const isSquareOfAll = (sign: string, text: string, { start, end }: { start: number; end: number }): boolean =>
  sign === 'square' &&
  (/\b(?:this|whole|entire)\s+(?:little\s+|small\s+)?$/i.test(text.slice(0, start)) ||
    (/\bthe\s+$/i.test(text.slice(0, start)) &&
      /^\s+(?:contains|includes|holds|uses|features|has|shows|consists|is\s+(?:all|of|made|not\s+all))\b/i.test(
        text.slice(end),
      )));

/** "A1 red => B1 blue" is what follows from what; "red => 2" and "red => blue" compare numbers. */
function arrow(sign: string, text: string, { start, end }: { start: number; end: number }): string {
  const isNumber = /^\s*(?:\d|one\b|two\b|three\b|four\b)/i.test(text.slice(end));
  const isAmount = /^[\s#]*(?:[rbgy]|(?:red|blue|green|yellow)s?)(?: tiles)?\s*$/i.test(text.slice(0, start));
  return sign === '=>' && (isNumber || isAmount) ? '>=' : 'implies';
}

/** "B2's the only red one" says "is", "B2's colour" does not. */
const isAfterName = (raw: string, rest: string): string[] =>
  isCell(raw.toUpperCase()) &&
  /^['’]s\s+(?:the|red|blue|green|yellow|not|a|either|neither|one|same|next|adjacent)\b/i.test(rest)
    ? ['is']
    : [];

/** "2*blue": elsewhere a star is but an emphasis. */
const isTimes = (sign: string, text: string, { start, end }: { start: number; end: number }): boolean =>
  sign === '*' && /\d\s*$/.test(text.slice(0, start)) && /^\s*#?[a-z]/i.test(text.slice(end));

/** "Three tiles r in row 1", "ends r blue", "no two r equal": what comes next is said of what was before, and is not of a red one. */
const isAre = (before: Word | undefined, rest: string): boolean =>
  before !== undefined &&
  ((isOfSeveral.test(before.text) && saidAfterAre.test(rest)) ||
    (!isPartOfColour.test(before.text) && colourAfterAre.test(rest)) ||
    /^\s+(?:equal|alike|different|the same)\s*[.!]?$/i.test(rest));

const isOfSeveral =
  /^(?:tiles|ones|all|both|rest|others|none|ends|corners|neighbours|rows|columns|colours|(?:red|blue|green|yellow)s)$/;
const isPartOfColour = /^(?:red|blue|green|yellow|non|not|no|or|and|,|of|is)$/;
const saidAfterAre =
  /^\s+(?:(?:all|not|both|the)\s+)*(?:red|blue|green|yellow|same|different|in|next|adjacent|there)\b/i;
const colourAfterAre = /^\s+(?:(?:either|neither|all|not|both|also|never|each)\s+)*(?:red|blue|green|yellow)\b/i;

/** "R > B", "2 r": where no column is spoken of. */
const colourLetters = new Map([
  ['r', 'red'],
  ['b', 'blue'],
  ['g', 'green'],
  ['y', 'yellow'],
]);

const namesColumns = (text: string) => /\bcol/i.test(text) || /\bin [A-D] than in [A-D]\b/.test(text);

/** Between digits "to", within a word nothing, before a number a minus (which nothing reads), else a comma. */
function dash(text: string, at: number): string {
  const [before, after] = [text[at - 1] ?? ' ', text[at + 1] ?? ' '];
  if (/\d/.test(after) && /\d/.test(before)) return 'to';
  if (/\b[a-d][1-4]$/i.test(text.slice(0, at)) && /^[a-d][1-4]\b/i.test(text.slice(at + 1))) return 'to';
  if (/\S/.test(before) && /\S/.test(after)) return '';
  return /\d/.test(after) ? 'minus' : ',';
}

function spelled(raw: string): string[] {
  if (/^(?:2|two)\W*(?:[x×*]|by)\W*(?:2|two)s?$/.test(raw)) return ['2x2'];
  if (raw === '' || /^["'`“”‘’*_]$/.test(raw)) return [];
  const name = nameIn(raw);
  if (name !== null) return [name];
  const [, often] = /^(\d)x$/.exec(raw) ?? [];
  if (often !== undefined) return timesOf(Number(often));
  const [, shape, nth] = /^(rows?|cols?|columns?)([1-4a-d])$/.exec(raw) ?? [];
  if (shape !== undefined && nth !== undefined) return [...spelled(shape), ...spelled(nth)];
  if (/^\d{1,2}$/.test(raw)) return [numberWords[Number(raw)] ?? raw];
  const plain = spellings.has(raw) ? raw : rightlySpelled(raw.replace(/'s$/, ''));
  const known = spellings.get(raw) ?? spellings.get(raw.replace("'", '')) ?? spellings.get(plain) ?? plain;
  return known.split(' ').filter((word) => word !== '');
}

/** "3x" */
const timesOf = (n: number): string[] =>
  n === 1 ? ['once'] : n === 2 ? ['twice'] : [numberWords[n] ?? String(n), 'times'];

/** "a1", "a-1", "a one": the tile's name. */
function nameIn(raw: string): string | null {
  const [letter = '', number = ''] = raw.split(/[\s–-]+/);
  const digit = numberWords.includes(number) ? String(numberWords.indexOf(number)) : number;
  const name = `${letter}${digit}`.toUpperCase();
  return isCell(name) ? name : null;
}

function numberOf(word: string): number | null {
  if (/^\d{1,2}$/.test(word)) return Number(word);
  const index = numberWords.indexOf(word);
  return index < 0 ? null : index;
}

/** "If any tile is red": some; so too after "unless" and "it is not true that". "Any tile that is red ..." begins: every. */
const plainAny = (word: Word, i: number, all: readonly Word[]): Word => {
  if (word.text === 'then' && isAfterMore(all, i)) return { ...word, text: 'than' };
  if (word.text === 'here' || (word.text === 'there' && isEnd(all[i + 1]) && isWhatIsHere(all, i)))
    return { ...word, text: 'present' };
  if (word.text === 'should' && i === 0) return { ...word, text: 'if' };
  if (word.text !== 'any') return word;
  if (i === 0 && all[1]?.text === 'tile' && all[2]?.text === 'that') return { ...word, text: 'every' };
  return isCondition(all, i - 1) ? { ...word, text: 'some' } : word;
};

/** "More reds then blues": what is not said of a condition. */
const isAfterMore = (all: readonly Word[], i: number): boolean =>
  all.slice(Math.max(0, i - 4), i).some(({ text }) => /^(?:more|fewer|rarer|greater|larger)$/.test(text)) &&
  !all.slice(0, i).some(({ text }) => /^(?:if|when|whenever)$/.test(text));

/** "If", "unless"; "that" only where it is denied ("it is not true that any ..."), not after "I claim". */
const isCondition = (all: readonly Word[], i: number): boolean =>
  conditions.includes(all[i]?.text ?? '') &&
  (all[i]?.text !== 'that' || all.slice(0, i).some(({ text }) => denials.has(text)));

const denials = new Set('not false untrue incorrect wrong impossible cannot never no'.split(' '));

/** "here", "in here", and "inclusive" of a range add nothing. */
const saysSomething = ({ text }: Word, i: number, all: readonly Word[]): boolean => {
  if (isInColour(all, i) || (text === 'colour' && isInColour(all, i - 1))) return false;
  if (text === '.' && isShortened(all, i)) return false;
  if (/^(?:#|num)$/.test(text) && /^(?:red|blue|green|yellow)s?$/.test(all[i + 1]?.text ?? '')) return false;
  if (isTooAtTheEnd(all, i)) return false;
  if ((text === 'somewhere' || text === 'anywhere') && isEnd(all[i + 1]) && i > 2) return isWhereColoursMeet(all, i);
  if (isEmphasis(all, i) || isBetweenThem(all, i) || (text === 'between' && isBetweenThem(all, i + 1))) return false;
  if (text === 'in' && isHere(all[i + 1]?.text)) return false;
  if (text === 'here')
    return (
      isEnd(all[i + 1]) && isWhatIsHere(all, i) && !all.some((word) => /^(?:find|see|count|spot)$/.test(word.text))
    );
  if (text === 'there' && all[i - 1]?.text === 'in') return isWhatIsHere(all, i);
  if (text === ',' && (all[i - 1]?.text === 'inclusive' || all[i + 1]?.text === 'inclusive')) return false;
  return text !== 'inclusive' || !all.some((word) => ['between', 'from', 'to'].includes(word.text));
};

/** "Red and blue are next to each other somewhere": once, where without the word it could be always. */
const isWhereColoursMeet = (all: readonly Word[], i: number): boolean =>
  /(?:^| )(?:red|blue|green|yellow)s? and (?:red|blue|green|yellow)s? (?:is (?:next to (?:each other|one another)|adjacent(?: to each other)?)|touch(?: each other)?)$/.test(
    all
      .slice(0, i)
      .map(({ text }) => text)
      .join(' '),
  );

/** "Differs from A1 in colour": in nothing else could it. */
const isInColour = (all: readonly Word[], i: number): boolean =>
  all[i]?.text === 'in' &&
  all[i + 1]?.text === 'colour' &&
  all
    .slice(0, i)
    .some(({ text }) => /^(?:differ|different|match|same|alike|unlike|equal|identical|like)$/.test(text)) &&
  !/^(?:red|blue|green|yellow)$/.test(all[i + 2]?.text ?? '');

const isHere = (text: string | undefined) => text === 'here' || text === 'there';

/** "are here", "is not in here": all that is said of them. */
const isWhatIsHere = (all: readonly Word[], i: number): boolean => {
  const before = all.slice(0, i).filter(({ text }) => !/^(?:in|not|both|all)$/.test(text));
  return before.at(-1)?.text === 'is';
};

/** "There is definitely a red tile"; "not really" says something. */
const isEmphasis = (all: readonly Word[], i: number): boolean =>
  (i > 0 || all[i]?.text === 'literally') && emphases.has(all[i]?.text ?? '') && all[i - 1]?.text !== 'not';

const emphases = new Set(
  'certainly definitely surely clearly obviously indeed actually really truly undoubtedly ever literally'.split(' '),
);

/** "A1 and B1 have two reds between them", but not "the tiles between them", nor of rows, which may have them each. */
const isBetweenThem = (all: readonly Word[], i: number): boolean =>
  all[i]?.text === 'them' &&
  !all.slice(0, i).some(({ text }) => /^(?:row|column)s$/.test(text)) &&
  all[i - 1]?.text === 'between' &&
  isColoured(all[i - 2]?.text, all[i - 3]?.text) &&
  (isEnd(all[i + 1]) || all[i + 1]?.text === 'and');

const isColoured = (word = '', before = ''): boolean =>
  /^(?:red|blue|green|yellow|colour)s?$/.test(word) ||
  (/^tiles?$/.test(word) && /^(?:red|blue|green|yellow)$/.test(before));

/** "... appears in the bottom row too", but not "so is B1, too" nor "B1 is too". */
const isTooAtTheEnd = (all: readonly Word[], i: number): boolean =>
  (all[i]?.text === 'too' && isOwnPart(all[i - 1]) && isEnd(all[i + 1])) ||
  (all[i]?.text === 'as' && all[i + 1]?.text === 'well' && isOwnPart(all[i - 1]) && isEnd(all[i + 2])) ||
  (all[i]?.text === 'well' && all[i - 1]?.text === 'as' && isOwnPart(all[i - 2]) && isEnd(all[i + 1]));

const isOwnPart = (before: Word | undefined) =>
  before !== undefined && !/^(?:is|do|has|,|not|others|rest|[A-D][1-4])$/.test(before.text);
const isEnd = (after: Word | undefined) => after === undefined || after.text === '.' || after.text === ',';

/** "max. 2", "no. of reds"; but "No. Two reds ..." is a sentence that ends. */
const isShortened = (all: readonly Word[], i: number): boolean => {
  const [before, after] = [all[i - 1]?.text ?? '', all[i + 1]?.text];
  const isAdjacent = before === 'adjacent' && all[i]?.start === all[i - 1]?.end && lengthOf(all[i - 1]) === 3;
  return after === 'of'
    ? /^(?:no|nr)$/.test(before)
    : after !== undefined && (/^(?:max|min)$/.test(before) || isAdjacent);
};

const lengthOf = (word: Word | undefined): number => (word === undefined ? 0 : word.end - word.start);

const conditions = ['if', 'when', 'whenever', 'unless', 'that', 'should'];

const withoutFullStop = (words: Word[]): Word[] => {
  let end = words.length;
  while (end > 0 && ['.', '!', '…', ';', ','].includes(itemAt(words, end - 1).text)) end--;
  return words.slice(0, end);
};

/** Without what is said but adds nothing ("well,", "trust me,", "lol"). */
function withoutAsides(words: Word[]): Word[] {
  const texts = words.map(({ text }) => text);
  const aside = asides.find((each) => each.every((word, i) => texts[i] === word));
  const rest = words.slice(aside?.length ?? 0);
  return withoutAfterthoughts(aside !== undefined && rest[0]?.text === ',' ? rest.slice(1) : rest);
}

function withoutAfterthoughts(words: Word[]): Word[] {
  const last = afterthoughts.find(
    (each) => words.length > each.length + 1 && each.every((word, i) => words.at(i - each.length)?.text === word),
  );
  return last === undefined ? words : withoutFullStop(words.slice(0, -last.length));
}

export const MAX_WORDS = 15;

/** How many words a reader counts: groups of letters and digits, but for groups that are known as one word. */
export const countWords = (text: string): number =>
  (
    text
      .toLowerCase()
      .replace(oneWord, ' word ')
      .match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
  ).length;

/** "2x2", "2-by-2", "non-red", "top-left", "same-coloured", "one-third", "twenty-five", "50%", "0.5". */
const oneWord =
  /(?<![\p{L}\p{N}-])(?:\d+ ?[x×] ?\d+|(?:\d|two)-by-(?:\d|two)|(?:non|multi|mono)-\p{L}+|(?:top|upper|bottom|lower|middle|centre|center|mid)-(?:left|right|most|row|tile|centre|center)|(?:left|right|top|bottom)-most|(?:left|right)-hand|(?:same|different|red|blue|green|yellow|like|one|two|three|four|single)-colou?red|(?:one|two|three)-(?:half|halves|thirds?|quarters?|fourths?)|twenty-\p{L}+|\d+(?:\.\d+)? ?%|\d+[.,]\d+)(?![\p{L}\p{N}-])/gu;

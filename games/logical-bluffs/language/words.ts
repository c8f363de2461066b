import { itemAt } from '../../kit/item-at';

// A sentence as words: what is written is kept with its place in the text, what is meant is brought to one spelling.

/** One word (or mark) as the grammar sees it, and where it stands in the text. */
export interface Word {
  readonly text: string;
  /** The number it names, or null. */
  readonly number: number | null;
  readonly start: number;
  readonly end: number;
}

/** Names of whole numbers, from zero. */
export const numberWords = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];

/** Other spellings of the same word, and what shortened forms stand for. */
const spellings = new Map<string, string>(
  Object.entries({
    an: 'a',
    are: 'is',
    be: 'is',
    was: 'is',
    were: 'is',
    color: 'colour',
    colors: 'colours',
    colored: 'coloured',
    hue: 'colour',
    hues: 'colours',
    center: 'centre',
    centers: 'centres',
    central: 'centre',
    middle: 'centre',
    inner: 'centre',
    square: 'tile',
    squares: 'tiles',
    cell: 'tile',
    cells: 'tiles',
    space: 'tile',
    spaces: 'tiles',
    spot: 'tile',
    spots: 'tiles',
    field: 'tile',
    fields: 'tiles',
    neighbor: 'neighbour',
    neighbors: 'neighbours',
    neighboring: 'neighbouring',
    col: 'column',
    cols: 'columns',
    have: 'has',
    having: 'has',
    exists: 'exist',
    appears: 'appear',
    occurs: 'appear',
    occur: 'appear',
    contains: 'contain',
    includes: 'contain',
    include: 'contain',
    containing: 'containing',
    including: 'containing',
    does: 'do',
    doesnt: 'do not',
    dont: 'do not',
    isnt: 'is not',
    arent: 'is not',
    theres: 'there is',
    hasnt: 'has not',
    havent: 'has not',
    less: 'fewer',
    bottommost: 'bottom',
    lowest: 'bottom',
    topmost: 'top',
    uppermost: 'top',
    highest: 'top',
    precisely: 'exactly',
    iff: 'if and only if',
    whilst: 'while',
    orthogonally: 'orthogonally',
    horizontally: 'horizontally',
    once: 'once',
  }),
);

const contractions = new Map<string, string>(
  Object.entries({
    "isn't": 'is not',
    "aren't": 'is not',
    "wasn't": 'is not',
    "there's": 'there is',
    "there're": 'there is',
    "there'll": 'there is',
    "it's": 'it is',
    "that's": 'that is',
    "doesn't": 'do not',
    "don't": 'do not',
    "hasn't": 'has not',
    "haven't": 'has not',
    "they're": 'they is',
    "can't": 'cannot',
  }),
);

const pattern = /\b(?:2|two)(?:[\s-]*[x×*][\s-]*|[\s-]+by[\s-]+)(?:2|two)\b|[a-z]+(?:['’][a-z]+)?[0-9]*|\d+|[^\s]/giu;

/** The words of a sentence; hyphens and quotation marks are no words. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    const at = { start: match.index, end: match.index + match[0].length };
    for (const word of spelled(match[0].toLowerCase().replace('’', "'"))) {
      found.push({ text: word, number: numberOf(word), ...at });
    }
  }
  return withoutFullStop(found.map(plainAny));
}

function spelled(raw: string): string[] {
  if (/^(?:2|two)\W*(?:[x×*]|by)\W*(?:2|two)$/.test(raw)) return ['2x2'];
  if (/^[-–—"'`“”‘’*_]$/.test(raw) || raw === 'always' || raw === 's') return [];
  const cell = /^([a-d])([1-4])$/.exec(raw);
  if (cell !== null) return [raw.toUpperCase()];
  const whole = contractions.get(raw) ?? spellings.get(raw) ?? raw.replace(/'s$/, '');
  return whole.split(' ');
}

function numberOf(word: string): number | null {
  if (/^\d{1,3}$/.test(word)) return Number(word);
  const index = numberWords.indexOf(word);
  return index < 0 ? null : index;
}

/** "If any tile is red": some; so too after "that" and "unless". */
const plainAny = (word: Word, i: number, all: readonly Word[]): Word =>
  word.text === 'any' && ['if', 'when', 'whenever', 'unless', 'that'].includes(all[i - 1]?.text ?? '')
    ? { ...word, text: 'some' }
    : word;

const withoutFullStop = (words: Word[]): Word[] => {
  let end = words.length;
  while (end > 0 && ['.', '!', '…', ';', ','].includes(itemAt(words, end - 1).text)) end--;
  return words.slice(0, end);
};

export const MAX_WORDS = 15;

/** How many words a reader counts: groups of letters and digits, but for groups that are known as one word. */
export const countWords = (text: string): number =>
  (
    text
      .toLowerCase()
      .replace(oneWord, ' word ')
      .match(/[\p{L}\p{N}]+(?:['’]\p{L}+)*/gu) ?? []
  ).length;

/** "2x2", "2-by-2", "non-red", "top-left", "same-coloured", "one-third", "twenty-five", "3rd", "50%", "0.5". */
const oneWord =
  /(?<![\p{L}\p{N}-])(?:\d+ ?[x×] ?\d+|(?:\d|two)-by-(?:\d|two)|(?:non|multi|mono)-\p{L}+|(?:top|upper|bottom|lower|middle|centre|center|mid)-(?:left|right|most|row|tile|centre|center)|(?:left|right|top|bottom)-most|(?:same|different|red|blue|green|yellow|like|one|two|three|four|single)-colou?red|(?:one|two|three)-(?:half|halves|thirds?|quarters?|fourths?)|twenty-\p{L}+|\d+(?:\.\d+)? ?%|\d+[.,]\d+)(?![\p{L}\p{N}-])/gu;

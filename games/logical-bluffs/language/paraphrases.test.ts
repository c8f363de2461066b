import { describe, expect, it } from 'vitest';
import { numberWords } from '../../kit/number-words';
import { inShort } from '../../kit/testing/in-short';
import type { Cell } from '../grid';
import corpus from './corpus.json';
import { read } from './read';

// Sentences of the corpus rewritten without a look at the grammar: synonyms, digits, contractions, another order. What
// is read then is read as before, or it is refused.

const subset: readonly Cell[] = ['A1', 'B1', 'C1', 'A2', 'B2', 'C2'];

type Rewrite = (text: string) => string;

const word =
  (from: string, to: string): Rewrite =>
  (text) =>
    text.replace(new RegExp(`\\b${from}\\b`, 'gi'), to);

const digits: Rewrite = (text) =>
  numberWords.reduce((so, name, n) => (n < 2 ? so : so.replace(new RegExp(`\\b${name}\\b`, 'gi'), String(n))), text);

/** Cells keep their capitals. */
const withSmallLetter = (text: string) =>
  /^[A-D][1-4]/.test(text) ? text : `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

const withoutTile: Rewrite = (text) => text.replace(/\b(red|blue|green|yellow) tiles\b/gi, '$1s');
const thereAre: Rewrite = (text) =>
  text.replace(/^(.*) tiles are (red|blue|green|yellow)\.$/, 'There are $1 $2 tiles.');
const rewrites: Readonly<Record<string, Rewrite>> = {
  'square for tile': (text) => word('tiles', 'squares')(word('tile', 'square')(text.replace(/2x2 squares?/g, '2x2'))),
  'next to for adjacent to': word('adjacent to', 'next to'),
  'no fewer than for at least': word('at least', 'no fewer than'),
  'no more than for at most': word('at most', 'no more than'),
  'precisely for exactly': word('exactly', 'precisely'),
  'each for every': word('every', 'each'),
  'color for colour': (text) => text.replace(/colour/gi, 'color'),
  "isn't for is not": (text) => text.replace(/\bis not\b/g, "isn't").replace(/\bare not\b/g, "aren't"),
  "there's for there is": (text) => text.replace(/\bthere is\b/gi, "there's"),
  'identical colours': word('share a colour', 'have the same colour'),
  'digits for words': digits,
  'reds for red tiles': withoutTile,
  'there are first': thereAre,
  'capitals for small letters': (text) => text.toUpperCase(),
  'it is true that': (text) => `It is true that ${withSmallLetter(text)}`,
  'i claim that': (text) => `I claim that ${withSmallLetter(text)}`,
  'without a full stop': (text) => text.replace(/\.$/, ''),
  'in this subset at the beginning': (text) =>
    /^(?:There|Exactly|At|No|Red|Some)\b/.test(text) ? `In this subset, ${withSmallLetter(text)}` : text,
  'in these six tiles at the beginning': (text) =>
    /^(?:There|Exactly|At|No|Red|Some)\b/.test(text) ? `In these six tiles, ${withSmallLetter(text)}` : text,
  'among the six at the end': (text) => text.replace(/^(There (?:is|are) .* tiles?)\.$/, '$1 among the six.'),
  'of these six': (text) =>
    text.replace(/^((?:Exactly|At least|At most|No more than) \w+) tiles are /, '$1 of these six are '),
  'of the six tiles, first': (text) =>
    text.replace(
      /^((?:Exactly|At least|At most) \w+) tiles are /,
      (_, many) => `Of the six tiles, ${withSmallLetter(many)} are `,
    ),
  definitely: (text) => text.replace(/^There (is|are) /, 'There $1 definitely '),
  'for certain, first': (text) => `For certain, ${withSmallLetter(text)}`,
  'you have for there is': (text) => text.replace(/^There (?:is|are) /, "You've got "),
  'in here at the end': (text) => text.replace(/ (tiles|colours|appear)\.$/, ' $1 in here.'),
  'in the subset at the end': (text) => text.replace(/ (tiles|colours|appear)\.$/, ' $1 in the subset.'),
};

/** One in so many: the whole corpus takes a minute. */
const sentences = Object.values(corpus.accepted)
  .flat()
  .flatMap(([text]) => (text === undefined ? [] : [text]))
  .filter((_, i) => i % 5 === 0);

describe('[L1] said in other words', () => {
  it.each(Object.entries(rewrites))('%s: the same or refused', (_, rewrite) => {
    const all = sentences.filter((text) => rewrite(text) !== text);
    const changed = inShort(Math.max(4, Math.floor(all.length / 6)), all); // of what a few rewrites change there are six
    const readAgain = changed.filter((text) => isSame(text, rewrite(text)));
    expect(changed.length).toBeGreaterThan(0);
    expect(readAgain.length).toBeGreaterThan(changed.length / 3);
  });
});

const asWritten = new Map<string, ReturnType<typeof read>>();

/** As it stands in the corpus: each is rewritten many times, and read once. */
function readAsWritten(text: string): ReturnType<typeof read> {
  const reading = asWritten.get(text) ?? read(text, subset);
  asWritten.set(text, reading);
  return reading;
}

/** Whether both are read, and then alike. */
function isSame(text: string, other: string): boolean {
  const [a, b] = [readAsWritten(text), read(other, subset)];
  if (a.type !== 'read' || b.type !== 'read') return false;
  expect(a.judged.sameAs(b.judged), `${text} / ${other}`).toBe(true);
  return true;
}

import type { Word } from './words';

// "In it" and "in them": what a row has in it, it has. Said after something else was said of a place ("two reds in
// column A, but no blues in it"), it is that place; where no place was spoken of, all that is there.

/** The words with "in it" taken away, or the place named again; as they are where it is not certain what is meant. */
export function inItPlainly(words: readonly Word[]): Word[] {
  const plain: Word[] = [];
  for (let at = 0; at < words.length; at++) {
    const meant = isInIt(words, at) ? meantBy(words, at) : null;
    plain.push(...(meant ?? words.slice(at, at + 1)));
    if (meant !== null) at++;
  }
  return plain;
}

const isInIt = (words: readonly Word[], at: number): boolean =>
  words[at]?.text === 'in' && /^(?:it|them)$/.test(words[at + 1]?.text ?? '');

function meantBy(words: readonly Word[], at: number): readonly Word[] | null {
  const before = words.slice(0, at);
  if (isHad(before) || !before.some(({ text }) => partOfTheSubset.test(text))) return [];
  const places = placesIn(before);
  const [place] = places;
  const isOne = places.length === 1 && words[at + 1]?.text === 'it';
  return isOne && place != null ? [...words.slice(at, at + 1), ...place] : null;
}

const partOfTheSubset = /^(?:rows?|columns?|lines?|squares?|2x2|corners?|edges?|diagonals?|pairs?|[A-D][1-4])$/;

/** "Row 1 has two reds and a blue in it" */
function isHad(before: readonly Word[]): boolean {
  const texts = before.map(({ text }) => text);
  const had = texts.findLastIndex((text) => /^(?:has|contain|with|without)$/.test(text));
  return had >= 0 && !texts.slice(had + 1).some((text) => /^(?:there|is|if|rows?|columns?)$/.test(text));
}

/** "row 3", "the top row": each line that is spoken of; null for one that has no name. */
const placesIn = (before: readonly Word[]): (readonly Word[] | null)[] =>
  before.flatMap(({ text }, i) => {
    if (!partOfTheSubset.test(text)) return [];
    const [previous, here, next] = [before[i - 1], before[i], before[i + 1]];
    if (here === undefined || !/^(?:row|column)$/.test(text)) return [null];
    if (next !== undefined && (next.number !== null || /^[abcd]$/.test(next.text))) return [[here, next]];
    const named = /^(?:top|bottom|left|right|leftmost|rightmost|upper|lower)$/.test(previous?.text ?? '');
    return [named ? before.slice(i - 2, i + 1) : null];
  });

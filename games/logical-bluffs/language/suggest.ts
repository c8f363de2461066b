import type { Cell } from '../grid';
import { type Colour, colours } from '../grid';
import { vocabulary } from './chart';
import { sayStatement } from './print';
import { appraise } from './statement';
import { MAX_WORDS } from './words';

// What could be said instead of what is refused: its readings, nearest spellings, the same without a word, its longest
// parts, and at last something simple of the same colours. All of them can be sent as they are.

const MAX_SUGGESTIONS = 3;
/** Attempts at reading; each costs some milliseconds. */
const MAX_ATTEMPTS = 40;

export function suggestionsFor(text: string, subset: readonly Cell[]): string[] {
  const { problem } = appraise(text, subset);
  if (problem === null) return [];
  const readings = problem.code === 'NOT_UNDERSTOOD' ? problem.readings.map(sayStatement) : [];
  const found = new Set<string>();
  let attempts = 0;
  for (const attempt of attemptsAt(text, readings)) {
    if (found.size === MAX_SUGGESTIONS || ++attempts > MAX_ATTEMPTS) break;
    const said = sayable(attempt, subset);
    if (said !== null) found.add(said);
  }
  return [...found];
}

/** In canonical words, where it may be sent as it is. */
function sayable(text: string, subset: readonly Cell[]): string | null {
  const { statement, problem } = appraise(text, subset);
  if (statement === null || problem !== null) return null;
  const said = sayStatement(statement);
  const again = appraise(said, subset);
  return again.problem === null && again.words <= MAX_WORDS ? said : null;
}

/** The nearest first. */
function* attemptsAt(text: string, readings: readonly string[]): Generator<string> {
  yield* readings;
  const words = text
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const spelled = words.map(nearestWord).join(' ');
  if (spelled !== words.join(' ')) yield spelled;
  yield* without(spelled.split(' '));
  yield* parts(spelled.split(' '));
  yield* simple(text);
}

/** The same with one word left out. */
function* without(words: readonly string[]): Generator<string> {
  if (words.length < 3) return;
  for (let i = 0; i < words.length; i++) yield [...words.slice(0, i), ...words.slice(i + 1)].join(' ');
}

/** The longest beginnings and ends. */
function* parts(words: readonly string[]): Generator<string> {
  for (let length = words.length - 2; length > 1; length--) {
    yield words.slice(0, length).join(' ');
    yield words.slice(-length).join(' ');
  }
}

/** Of the colours that are spoken of. */
function* simple(text: string): Generator<string> {
  const spoken = colours.filter((colour) => text.toLowerCase().includes(colour));
  for (const colour of spoken.length > 0 ? spoken : colours) yield* of(colour);
}

const of = (colour: Colour): string[] => [
  `There are at least two ${colour} tiles.`,
  `There is exactly one ${colour} tile.`,
];

/** The known word that is nearest in spelling, where one is near. */
function nearestWord(word: string): string {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length < 3 || vocabulary.has(plain) || /\d/.test(word)) return word;
  const atMost = plain.length < 5 ? 1 : 2;
  const near = [...vocabulary]
    .map((known) => ({ known, far: distance(plain, known) }))
    .filter(({ far }) => far <= atMost);
  const [best] = near.sort((a, b) => a.far - b.far || a.known.localeCompare(b.known, 'en'));
  return best?.known ?? word;
}

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

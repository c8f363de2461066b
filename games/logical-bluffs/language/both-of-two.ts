import { numberWords } from '../../kit/number-words';
import type { Cell } from '../grid';
import type { Budget } from './budget';
import { Chart } from './chart';
import { shapesAmong } from './geometry';
import { type LinePhrase, linePhrase } from './lines';
import { knownCells, type TilesPhrase, tilesPhrase } from './noun-phrases';
import type { Quantity } from './numbers';
import type { Word } from './words';

// "Both" after what it is said of, or before three things by name: of more or fewer than two it is a slip, which could have meant
// only two of them.

const counted = ({ quantifier, kind }: Quantity): number | null =>
  /^(?:counted|bare)$/.test(kind) && quantifier.type === 'number'
    ? Math.max(quantifier.min, quantifier.max ?? 0)
    : null;
const isAll = ({ kind }: Quantity): boolean => /^(?:the|every|plural)$/.test(kind);

/** How many tiles are spoken of; null where that is not known, or where it is one by its name. */
function tilesIn(of: TilesPhrase, subset: readonly Cell[]): number | null {
  const { quantity, which, cells } = of;
  if (of.other || of.isRest || of.besides !== undefined) return null;
  if (cells !== null) return cells.length === 1 ? null : cells.length;
  const known = isAll(quantity) ? knownCells(which, subset)?.length : undefined;
  return counted(quantity) ?? known ?? (quantity.kind === 'every' ? Number.POSITIVE_INFINITY : null);
}

function linesIn(of: LinePhrase, subset: readonly Cell[]): number | null {
  if (of.type === 'places') return of.places.length === 1 ? null : of.places.length;
  const isEach = of.which === null && isAll(of.quantity);
  return counted(of.quantity) ?? (isEach ? shapesAmong(of.shape, subset).length : null);
}

const text = (words: readonly Word[]) => words.map((word) => word.text).join(' ');
const begins = /^(?:if|and|or|but|while|when|unless|then|either|,|;|\.|there|is|that|not)$/;
const pair =
  /^both (?:(?:next|adjacent|diagonally|orthogonally|beside|above|below|near|in|on|at|not) .* and |(?:[a-z]+ )?(?:red|blue|green|yellow)(?:s| tiles?)? and (?!(?:[A-D][1-4]|row|column|the|there)(?: |$)))/;

const isColourName = /^(?:red|blue|green|yellow)s?$/;
const severalColours =
  /^(?:(?:red|blue|green|yellow)(?:s| tiles)? , )+(?:red|blue|green|yellow)(?:s| tiles)?(?: ,)? and (?:red|blue|green|yellow)(?:s| tiles)?$/;

/** Why "both" does not fit what it is said of; null where it may. */
export function whyNotBoth(words: readonly Word[], subset: readonly Cell[], budget: Budget): string | null {
  for (const [at, word] of words.entries()) {
    if (word.text !== 'both') continue;
    const many = manyBefore(words, at, { subset, budget }) ?? manyAfter(words, at, { subset, budget });
    if (many !== null && many !== 2)
      return `“Both” is said of two tiles, lines or colours, and here ${areSoMany(many)}; say “all” or “not all”.`;
  }
  return null;
}

const areSoMany = (many: number): string =>
  many === 1 ? 'is one' : many === Number.POSITIVE_INFINITY ? 'may be more' : `are ${numberWords[many]}`;

interface Where {
  readonly subset: readonly Cell[];
  readonly budget: Budget;
}

/** "The tiles in row 1 are both red", "red, blue and green both appear"; not "is both red and next to blue". */
function manyBefore(words: readonly Word[], at: number, where: Where): number | null {
  if (pair.test(text(words.slice(at)))) return null;
  let end = at;
  while (end > 0 && /^(?:is|do|not|that)$/.test(words[end - 1]?.text ?? '')) end--;
  const said = words.slice(0, end);
  if (/^(?:if )?they$/.test(text(said))) return where.subset.length;
  // "They" are those that were spoken of before.
  if (/ (?:they|them|these|those)$/.test(text(said))) return null;
  const starts = said.flatMap((_, i) => (i === 0 || begins.test(words[i - 1]?.text ?? '') ? [i] : []));
  for (const start of starts) {
    const many = lengthOf(said.slice(start), where);
    if (many === 1 && isOneOfSeveral(said, start)) return null;
    if (many !== undefined) return many;
  }
  return null;
}

/** "The leftmost tile and the rightmost one": the second of two that are joined before any verb. */
function isOneOfSeveral(words: readonly Word[], start: number): boolean {
  if (words[start - 1]?.text !== 'and') return false;
  const from = words.slice(0, start - 1).findLastIndex((word) => begins.test(word.text)) + 1;
  return start - 1 > from;
}

/** "Both A1, B1 and C1": as many as there are by name. */
function manyAfter(words: readonly Word[], at: number, { subset, budget }: Where): number | null {
  const rest = words.slice(at + 1);
  const name =
    /^(?:(?:[A-D][1-4]|(?:row|column)s? [a-d]|(?:row|column)s? (?:one|two|three|four)|red|blue|green|yellow) , )+/;
  const placed = /^tiles in (?:the )?(?:[a-z]+ )?(?:row|column)(?: (?:one|two|three|four|[a-d]))?(?= )/.exec(
    text(rest),
  );
  if (placed !== null) return lengthOf(rest.slice(0, placed[0].split(' ').length), { subset, budget }, 'the') ?? null;
  if (!name.test(text(rest))) return null;
  for (let end = rest.length; end > 3; end--) {
    const many = lengthOf(rest.slice(0, end), { subset, budget });
    if (many !== undefined) return many;
  }
  return null;
}

/** Undefined where these words are no such phrase. */
function lengthOf(words: readonly Word[], { subset, budget }: Where, before = ''): number | null | undefined {
  const [first] = words;
  const said = before === '' || first === undefined ? words : [{ ...first, text: before, number: null }, ...words];
  if (said.length === 0) return undefined;
  if (severalColours.test(text(said))) return said.filter((word) => isColourName.test(word.text)).length;
  const chart = new Chart(said, subset, false, budget);
  const isWhole = ({ end }: { end: number }) => end === said.length;
  const counts = [
    ...tilesPhrase(chart, 0)
      .filter(isWhole)
      .map(({ value }) => tilesIn(value, subset)),
    ...linePhrase(chart, 0)
      .filter(isWhole)
      .map(({ value }) => linesIn(value, subset)),
  ];
  return counts.length === 0 ? undefined : (counts.find((many) => many !== null) ?? null);
}

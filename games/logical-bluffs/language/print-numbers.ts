import { numberWords } from '../../kit/number-words';
import type { Comparison, Quantifier } from './meaning';

// Numbers and shares in plain words.

/** Up to twelve in words, as people write them. */
export const numberText = (n: number): string => (n <= 12 ? numberWords[n] : undefined) ?? String(n);

export const listText = (words: readonly string[], joint: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${joint} ${words.at(-1)}`;

/** Whether the noun after it is singular. */
export const isOne = (quantifier: Quantifier): boolean =>
  quantifier.type === 'all' || (quantifier.type === 'number' && (quantifier.max ?? quantifier.min) === 1);

/** Whether rows and colours are singular after it: "no row has". */
export const isOneOrNone = (quantifier: Quantifier): boolean =>
  isOne(quantifier) || (quantifier.type === 'number' && quantifier.max === 0);

/** "at least two", "every", "half of the"; what follows is plural unless `isOne`. */
export function quantifierText(quantifier: Quantifier): string {
  switch (quantifier.type) {
    case 'number':
      return rangeText(quantifier);
    case 'oneOf':
      return `either ${listText(quantifier.numbers.map(numberText), 'or')}`;
    case 'even':
      return 'an even number of';
    case 'odd':
      return 'an odd number of';
    case 'prime':
      return 'a prime number of';
    case 'multiple':
      return `a number divisible by ${numberText(quantifier.of)} of`;
    case 'all':
      return 'every';
    case 'allBut':
      return `all but ${rangeText(quantifier)} of the`;
    case 'share':
      return `${shareText(quantifier)} of the`;
  }
}

const shareOps: Record<Comparison, string> = {
  '=': 'exactly',
  '>': 'more than',
  '<': 'fewer than',
  '>=': 'at least',
  '<=': 'at most',
};

export const shareText = ({ part, of, op }: Extract<Quantifier, { type: 'share' }>): string =>
  `${shareOps[op]} ${fractionText(part, of)}`;

const denominators: Record<number, string> = { 3: 'third', 4: 'quarter', 5: 'fifth', 6: 'sixth' };

function fractionText(part: number, of: number): string {
  if (of === 2) return 'half';
  const name = denominators[of];
  if (name === undefined) return `${Math.round((100 * part) / of)}%`;
  return part === 1 ? `a ${name}` : `${numberText(part)} ${name}s`;
}

export function rangeText({ min, max }: { min: number; max: number | null }): string {
  if (max === null) return `at least ${numberText(min)}`;
  if (max === min) return max === 0 ? 'no' : `exactly ${numberText(max)}`;
  if (min === 0) return `at most ${numberText(max)}`;
  return `between ${numberText(min)} and ${numberText(max)}`;
}

/** "twice", "at most three times". */
export function timesText(times: Quantifier): string {
  if (times.type !== 'number') return `${quantifierText(times)} times`;
  const { min, max } = times;
  if (max === 0) return 'exactly zero times';
  if (max === null || min === 0 || max === min)
    return rangeText(times).replace(/ (?:one|two)$/, (n) => often[n.trim()] ?? n) + timesWord(max ?? min);
  return `${rangeText(times)} times`;
}

const often: Record<string, string> = { one: ' once', two: ' twice' };
const timesWord = (n: number) => (n === 1 || n === 2 ? '' : ' times');

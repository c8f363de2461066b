import { either, list, map, means, notBefore, phrase, type Rule, rule, seq, wordThat } from './chart';
import { atLeast, atMost, between, every, exactly, type Quantifier } from './meaning';

// How many: "at least two", "an even number of", "half", "all but one".

/** How many, and whether it is denied ("not exactly two"). */
export interface HowMany {
  readonly quantifier: Quantifier;
  readonly denied: boolean;
}

/** So many, and not denied. */
export const plain = (quantifier: Quantifier): HowMany => ({ quantifier, denied: false });

/** A number in digits or words. */
export const numeral: Rule<number> = either(
  wordThat('a number', (word) => word.number),
  means(2, 'a pair of', 'a couple of'),
);

/** Numbers with what bounds them; a bare number means at least. */
const bounded: Rule<Quantifier> = rule(() =>
  either(
    seq([phrase('exactly|only|just the?', 'exactly|only|just a total of', 'a total of exactly'), numeral], (_, n) =>
      exactly(n),
    ),
    seq([numeral, phrase('and only|no|not more?')], (n) => exactly(n)),
    seq(
      [phrase('at least', 'no|not fewer than', 'a minimum of', 'minimum', 'not under', 'at minimum'), numeral],
      (_, n) => atLeast(n),
    ),
    seq([numeral, phrase('or|and more', 'plus', 'or greater', 'or above')], (n) => atLeast(n)),
    seq(
      [
        phrase(
          'at most',
          'no|not more than',
          'up to',
          'a maximum of',
          'maximum',
          'not over',
          'not greater than',
          'at maximum',
        ),
        numeral,
      ],
      (_, n) => atMost(n),
    ),
    seq([numeral, phrase('or|and fewer', 'or below')], (n) => atMost(n)),
    seq([phrase('more than', 'over', 'greater than', 'above'), numeral], (_, n) => atLeast(n + 1)),
    seq([phrase('fewer than', 'under', 'below', 'smaller than'), numeral], (_, n) =>
      n > 0 ? atMost(n - 1) : undefined,
    ),
    seq([phrase('exactly? between', 'exactly? from'), numeral, phrase('and|to'), numeral], (_, a, __, b) =>
      range(a, b),
    ),
    seq([numeral, phrase('to'), numeral], (a, _, b) => range(a, b)),
    seq([phrase('exactly? either?'), numeral, phrase('or'), numeral], (_, a, __, b) =>
      b === a + 1 ? between(a, b) : undefined,
    ),
    seq([phrase('at least'), numeral, phrase('and|but at most', 'and|but no|not more than'), numeral], (_, a, __, b) =>
      range(a, b),
    ),
    seq([phrase('more than'), numeral, phrase('and|but fewer than'), numeral], (_, a, __, b) => range(a + 1, b - 1)),
    means(atLeast(2), 'more than one', 'multiple'),
  ),
);

const range = (min: number, max: number) => (min <= max ? between(min, max) : undefined);

const bare: Rule<Quantifier> = map(notBefore(numeral, 'or', 'to'), (n) => (n === 0 ? atMost(0) : atLeast(n)));

export const parity: Rule<Quantifier> = rule(() =>
  either(
    means<Quantifier>({ type: 'even' }, 'a even number|count of', 'a even amount of', 'even numbers of'),
    means<Quantifier>({ type: 'odd' }, 'a odd number|count of', 'a odd amount of', 'odd numbers of'),
    means<Quantifier>({ type: 'prime' }, 'a prime number|count of'),
  ),
);

/** Numbers that need a "times" or "tiles" after them; also used where a share makes no sense. */
export const countingNumber: Rule<Quantifier> = rule(() => either(bounded, bare, parity, means(atMost(0), 'no')));

const parts: Rule<{ part: number; of: number }> = either(
  means({ part: 1, of: 2 }, 'half', 'a half', 'one half'),
  means({ part: 1, of: 3 }, 'a third', 'one third'),
  means({ part: 2, of: 3 }, 'two thirds'),
  means({ part: 1, of: 4 }, 'a quarter', 'one quarter', 'a fourth'),
  means({ part: 3, of: 4 }, 'three quarters', 'three fourths'),
);

const shares: Rule<Quantifier> = rule(() =>
  either(
    seq([phrase('exactly? just?'), parts], (_, part): Quantifier => ({ type: 'share', ...part, op: '=' })),
    seq(
      [phrase('at least', 'no|not fewer than'), parts],
      (_, part): Quantifier => ({ type: 'share', ...part, op: '>=' }),
    ),
    seq(
      [phrase('at most', 'no|not more than', 'up to'), parts],
      (_, part): Quantifier => ({ type: 'share', ...part, op: '<=' }),
    ),
    seq([phrase('more than', 'over'), parts], (_, part): Quantifier => ({ type: 'share', ...part, op: '>' })),
    seq([phrase('fewer than', 'under'), parts], (_, part): Quantifier => ({ type: 'share', ...part, op: '<' })),
    seq([parts, phrase('or more')], (part): Quantifier => ({ type: 'share', ...part, op: '>=' })),
    seq([parts, phrase('or fewer')], (part): Quantifier => ({ type: 'share', ...part, op: '<=' })),
    means<Quantifier>({ type: 'share', part: 1, of: 2, op: '>' }, 'most', 'a|the majority of', 'most of'),
    means<Quantifier>({ type: 'share', part: 1, of: 2, op: '<' }, 'a|the minority of'),
  ),
);

const exceptions: Rule<Quantifier> = seq(
  [
    phrase('all|every|each|everything but|except|save', 'all|every apart from', 'all the? tiles? but|except'),
    either(bounded, numeral),
  ],
  (_, n): Quantifier => {
    const number = typeof n === 'number' ? exactly(n) : n;
    return number.type === 'number' ? { ...number, type: 'allBut' } : number;
  },
);

const some: Rule<Quantifier> = means(atLeast(1), 'a', 'some', 'at least a', 'at least some', 'one or several');
const single: Rule<Quantifier> = either(means(atLeast(1), 'a single'), means(exactly(1), 'a single'));
/** What people mean in two ways; kept as both, so that it is found out. */
const doubtful: Rule<Quantifier> = either(single, means(atLeast(1), 'any'), means(every, 'any'));
const none: Rule<Quantifier> = means(
  atMost(0),
  'no',
  'none',
  'not a',
  'not one',
  'not a single',
  'not any',
  'not even one',
);
const all: Rule<Quantifier> = either(
  means(every, 'all', 'every', 'each', 'every one', 'each one', 'every single', 'each and every', 'both'),
  seq([phrase('all'), numeral], () => every),
);
const notAll: Rule<HowMany> = means<HowMany>(
  { quantifier: every, denied: true },
  'not all',
  'not every',
  'not each',
  'not quite all',
  'not both',
);

/** "any" after a denial: some. */
export const anyAsSome: Rule<HowMany> = means(plain(atLeast(1)), 'any', 'any one');

/** Any of the ways to say how many. */
export const quantity: Rule<HowMany> = rule(() => either(plainQuantity, map(doubtful, plain)));

/** As `quantity`, but for what is doubtful. */
export const plainQuantity: Rule<HowMany> = rule(() =>
  either(
    map(either(bounded, bare, parity, shares, exceptions, some, none, all), plain),
    notAll,
    seq([phrase('not'), either(exactNumber, parity, shares)], (_, quantifier) => ({ quantifier, denied: true })),
  ),
);

const exactNumber: Rule<Quantifier> = seq([phrase('exactly|precisely|just'), numeral], (_, n) => exactly(n));

/** As `quantity`, with "any" as in "not any". */
export const quantityAfterNot: Rule<HowMany> = rule(() => either(plainQuantity, anyAsSome, map(single, plain)));

/** "once", "exactly twice", "at least three times", "an even number of times". */
export const times: Rule<Quantifier> = rule(() => {
  const word: Rule<number> = either(means(1, 'once'), means(2, 'twice'), means(3, 'thrice'));
  return either(
    map(word, atLeast),
    seq([phrase('exactly|only|just'), word], (_, n) => exactly(n)),
    seq([phrase('at least', 'no|not fewer than'), word], (_, n) => atLeast(n)),
    seq([phrase('at most', 'no|not more than', 'up to'), word], (_, n) => atMost(n)),
    seq([phrase('more than'), word], (_, n) => atLeast(n + 1)),
    seq([phrase('fewer than'), word], (_, n) => atMost(n - 1)),
    seq([word, phrase('or more')], (n) => atLeast(n)),
    seq([word, phrase('or fewer')], (n) => atMost(n)),
    seq([phrase('exactly? either?'), word, phrase('or'), word], (_, a, __, b) =>
      b === a + 1 ? between(a, b) : undefined,
    ),
    seq([countingNumber, phrase('times', 'time')], (quantifier) => quantifier),
    seq([countingNumber, phrase('tiles|tile')], (quantifier) => quantifier),
    seq([phrase('on|in'), countingNumber, phrase('of? the? tiles|tile')], (_, quantifier) => quantifier),
  );
});

/** What a number can be said to be: "even", "a prime", "greater than 2", "two", "divisible by three". */
export const numberProperty: Rule<Quantifier> = rule(() =>
  either(
    means<Quantifier>({ type: 'even' }, 'even', 'a even number'),
    means<Quantifier>({ type: 'odd' }, 'odd', 'a odd number'),
    means<Quantifier>({ type: 'prime' }, 'prime', 'a prime', 'a prime number'),
    seq([phrase('divisible by', 'a multiple of'), numeral], (_, of): Quantifier | undefined =>
      of > 0 ? { type: 'multiple', of } : undefined,
    ),
    bounded,
    map(either(numeral, means(0, 'no')), exactly),
    seq([phrase('equal to exactly?', 'the same as'), numeral], (_, n) => exactly(n)),
    seq([phrase('greater|larger|bigger|higher|more than or equal to'), numeral], (_, n) => atLeast(n)),
    seq([phrase('smaller|lower|fewer than or equal to'), numeral], (_, n) => atMost(n)),
    seq([phrase('greater|larger|bigger|higher|more than'), numeral], (_, n) => atLeast(n + 1)),
    seq([phrase('smaller|lower|fewer than'), numeral], (_, n) => (n > 0 ? atMost(n - 1) : undefined)),
    seq([phrase('either?'), list(numeral, phrase('or', ',', ', or'))], (_, all) => consecutive(all)),
  ),
);

function consecutive(numbers: readonly number[]): Quantifier | undefined {
  const sorted = [...numbers].sort((a, b) => a - b);
  const [first] = sorted;
  if (first === undefined || sorted.some((n, i) => n !== first + i)) return undefined;
  return between(first, first + sorted.length - 1);
}

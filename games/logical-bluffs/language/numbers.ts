import { numberWords } from '../../kit/number-words';
import {
  asOf,
  either,
  fits,
  list,
  map,
  means,
  notAfter,
  noVerb,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
  wordThat,
} from './chart';
import { atLeast, atMost, between, type Comparison, every, exactly, none, type Quantifier } from './meaning';

// How many, and which share.

/**
 * `bare`: a number by itself, which means at least; `counted`: with a word that says how it is meant; `plural`: no word
 * at all ("red tiles"); `the`: spoken of as known.
 */
export type Kind = 'bare' | 'counted' | 'a' | 'some' | 'any' | 'no' | 'every' | 'share' | 'plural' | 'the';

export interface Quantity {
  readonly quantifier: Quantifier;
  readonly kind: Kind;
  readonly denied: boolean;
  /** "more than two", "no more than two": said by comparing, not by the number itself. */
  readonly comparing?: 'more' | 'fewer' | 'no more' | 'no fewer';
  /** "Any row that lacks red", where nothing before asks whether there is one: each of them. */
  readonly isOfEach?: true;
}

export const quantity = (quantifier: Quantifier, kind: Kind, denied = false): Quantity => ({
  quantifier,
  kind,
  denied,
});

/** "at most one red and one blue": what the second number means if the first one's word goes for both; null: no word. */
export function alsoFor(first: Quantity, second: Quantity): Quantity | null {
  const [a, b] = [first.quantifier, second.quantifier];
  if (first.kind !== 'counted' || second.kind !== 'bare' || a.type !== 'number' || b.type !== 'number') return null;
  if (first.comparing === 'more') return { ...first, quantifier: atLeast(b.min + 1) };
  if (first.comparing === 'fewer') return { ...first, quantifier: atMost(b.min - 1) };
  if (a.max === null) return null;
  return quantity(a.min === a.max ? exactly(b.min) : atMost(b.min), 'counted', first.denied);
}

/** "no more than two reds or more than two blues": the second is denied, too. */
export const isDeniedToo = (first: Quantity, second: Quantity): boolean =>
  second.comparing !== undefined && first.comparing === `no ${second.comparing}`;

/** "more than two", not "two or more" or "more than two and fewer than five". */
const howCompared: Rule<Quantity['comparing']> = either(
  means('more' as const, 'more|over than?', '>'),
  means('fewer' as const, 'fewer|under than?', '<'),
  means('no more' as const, 'no|not more than'),
  means('no fewer' as const, 'no|not fewer than'),
);

const comparedNumber: Rule<Quantity['comparing']> = (chart, at) =>
  seqEach([howCompared, numeral], (how) => [how])(chart, at);

const counted: Rule<Quantity> = (chart, at) => {
  const compared = comparedNumber(chart, at);
  return countedNumber(chart, at).map(({ value, end }) => {
    const comparing = compared.find((each) => each.end === end)?.value;
    const many = quantity(value, 'counted');
    return { value: comparing === undefined ? many : { ...many, comparing }, end };
  });
};

export const numeral: Rule<number> = wordThat(({ number }) => number);

const ordered = (a: number, b: number) => (a <= b ? between(a, b) : undefined);

/** Numbers in a row make a range. */
function oneOf(numbers: readonly number[]): Quantifier {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? first;
  return last - first === sorted.length - 1 ? between(first, last) : { type: 'oneOf', numbers: sorted };
}

const choiceOfNumbers: Rule<Quantifier> = rule(() =>
  seq([phrase('either?'), list(numeral, phrase(',|or', ', or'))], (_, numbers) =>
    numbers.length > 1 ? oneOf(numbers) : undefined,
  ),
);

const lower: Rule<number> = either(
  seq(
    [
      phrase(
        'at least',
        'a? minimum|min of?',
        'no|not fewer than',
        'no|not smaller than',
        '≥',
        'at the least',
        'at minimum|min',
      ),
      numeral,
    ],
    (_, n) => n,
  ),
  seq([phrase('more than', 'greater than', 'larger|bigger|higher than', 'over', '>'), numeral], (_, n) => n + 1),
  seq([numeral, phrase('or more', 'or greater|larger|higher', 'and more', 'and|or up', '+')], (n) => n),
);

const upper: Rule<number> = either(
  seq(
    [
      phrase(
        'at most',
        'a? maximum|max of?',
        'up to',
        'no|not more than',
        'no|not greater|larger|bigger than',
        'not over',
        'at the most',
        'at maximum|max',
        '≤',
      ),
      numeral,
    ],
    (_, n) => n,
  ),
  seq([phrase('fewer than', 'under', 'smaller|lower than', '<'), numeral], (_, n) => (n > 0 ? n - 1 : undefined)),
  seq([numeral, phrase('or fewer', 'or smaller|lower', 'and fewer')], (n) => n),
);

/** A number with a word that says how it is meant; not a bare one. */
export const countedNumber: Rule<Quantifier> = rule(() =>
  either(
    map(lower, atLeast),
    map(upper, atMost),
    seq([lower, phrase(',? and|but'), upper, phrase(',?')], (min, _, max) => ordered(min, max)),
    seq([upper, phrase(',? and|but'), lower, phrase(',?')], (max, _, min) => ordered(min, max)),
    seq([phrase('exactly', 'only', 'just', 'a total of', 'exactly only', '='), numeral], (_, n) => exactly(n)),
    seq([phrase('exactly', 'only', 'just'), choiceOfNumbers], (_, some) => some),
    seq([phrase('either?'), exactNumber, phrase('or'), exactNumber], (_, n, __, m) => oneOf([n, m])),
    seq([numeral, phrase('exactly')], (n) => exactly(n)),
    seq([choiceOfNumbers, phrase('exactly')], (some) => some),
    seq([numeral, phrase('and only'), numeral], (n, _, m) => (n === m ? exactly(n) : undefined)),
    seq([phrase('between'), numeral, phrase('and|to'), numeral, phrase('', '(? inclusive )?')], (_, n, __, m) =>
      ordered(n, m),
    ),
    seq([phrase('from?'), numeral, phrase('up? to'), numeral, phrase('inclusive?')], (_, n, __, m) => ordered(n, m)),
    seq([phrase('strictly between'), numeral, phrase('and'), numeral], (_, n, __, m) => ordered(n + 1, m - 1)),
    means<Quantifier>(none, 'zero'),
  ),
);

const exactNumber: Rule<number> = rule(() =>
  either(
    seq([phrase('exactly', 'just'), numeral], (_, n) => n),
    means(0, 'no', 'none', 'zero'),
  ),
);

/** "two or three": one of these numbers; before what there is, each may mean at least. */
export const numberOrChoice: Rule<Quantifier> = rule(() => either(countedNumber, choiceOfNumbers));

/** "2 or 3 reds", without a verb: just so many, or at least. */
const looseChoice: Rule<Quantifier> = rule(() =>
  either(
    choiceOfNumbers,
    seq([noVerb, list(numeral, phrase(',|or', ', or'))], (_, numbers) =>
      numbers.length > 1 ? atLeast(Math.min(...numbers)) : undefined,
    ),
  ),
);

/** "One colour, and only one," */
const onceAgain = phrase(', and only one ,');

/** What comes after what is counted: "three greens at most". */
export const numberAfter: Rule<(n: number) => Quantifier> = rule(() =>
  either(
    map(onceAgain, () => () => exactly(1)),
    means((n: number) => atMost(n), ',? at most', ',? at the most', 'or fewer', ',? maximum|max'),
    means((n: number) => atLeast(n), ',? at least', ',? at the least', 'or more', ',? minimum|min'),
    means(
      (n: number) => exactly(n),
      ',? exactly',
      'only',
      ',? no more ,? no fewer',
      ',? no more and no fewer',
      ',? not more ,? not fewer',
      ',? no fewer ,? no more',
      ', no more and no fewer ,',
      ', no fewer and no more ,',
      ', not more and not fewer ,',
    ),
  ),
);

export const parity: Rule<Quantifier> = either(
  means<Quantifier>({ type: 'even' }, 'a|any? even number|numbers|amount|count of'),
  means<Quantifier>({ type: 'odd' }, 'a|any? odd number|numbers|amount|count of'),
  means<Quantifier>({ type: 'prime' }, 'a? prime number|amount|count of'),
);

// --- shares

const shareOp: Rule<Comparison> = either(
  means<Comparison>('=', '', 'exactly', 'just', 'only'),
  means<Comparison>('>=', 'at least', 'no|not fewer than', '≥'),
  means<Comparison>('<=', 'at most', 'no|not more than', 'up to', '≤'),
  means<Comparison>('>', 'more than', 'over', '>'),
  means<Comparison>('<', 'fewer than', 'under', '<'),
);

interface Fraction {
  readonly part: number;
  readonly of: number;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
const reduced = (part: number, of: number): Fraction | undefined => {
  const by = gcd(part, of);
  return part > of ? undefined : { part: part / by, of: of / by };
};

const denominators: Rule<number> = either(
  means(2, 'half|halves'),
  means(3, 'third|thirds'),
  means(4, 'quarter|quarters|fourth|fourths'),
  means(5, 'fifth|fifths'),
  means(6, 'sixth|sixths'),
);

const fraction: Rule<Fraction> = rule(() =>
  either(
    means({ part: 1, of: 2 }, 'half', 'a|the half'),
    seq([phrase('a'), denominators], (_, of) => ({ part: 1, of })),
    seq([numeral, denominators], (part, of) => (part > 0 ? reduced(part, of) : undefined)),
    seq([numeral, phrase('percent', 'per cent')], (n) => reduced(n, 100)),
    seq([numeral, phrase('/'), numeral], (part, _, of) => (part > 0 ? reduced(part, of) : undefined)),
  ),
);

const most: Quantifier = { type: 'share', part: 1, of: 2, op: '>' };

/** "half", "at least a third", "most": which share. */
export const share: Rule<Quantifier> = rule(() =>
  either(
    seq([shareOp, fraction], (op, part): Quantifier => ({ type: 'share', op, ...part })),
    means<Quantifier>(most, 'most', 'the|a majority'),
    means<Quantifier>({ type: 'share', part: 1, of: 2, op: '<' }, 'a minority', 'the minority'),
  ),
);

// --- quantities

const countOf = (thing: string, n: number) => `${numberWords[n] ?? n} ${thing}${n === 1 ? '' : 's'}`;

/** The number that is said has to be that of the tiles there are. */
export const allTiles: Rule<null> = (chart, at) =>
  numeral(chart, at).flatMap(({ value, end }) =>
    fits(
      ({ length }) => length === value,
      ({ length }) => `There are ${countOf('tile', length)}, not ${numberWords[value] ?? value}.`,
    )(chart, end),
  );

/** Not "the four colours" nor "the two reds": what comes next is no other thing. */
export const allOfTiles: Rule<null> = (chart, at) =>
  /^(?:colour|row|column|corner|different|2x2|red|blue|green|yellow|outer|inner|middle|end|edge|top|bottom|left|right)/.test(
    chart.words[at + 1]?.text ?? '',
  )
    ? []
    : allTiles(chart, at);

/** "the six", "these five tiles", "our four": all of them, by how many they are. */
export const allSoMany: Rule<null> = rule(() =>
  seq(
    [phrase('the|these|those|my|our', 'all these|those', 'all of? the|these|those'), allOfTiles, phrase('tiles', '')],
    () => null,
  ),
);

/** "no", "two", "at least two", "every", ...: before a noun without "of the". */
export const determiner: Rule<Quantity> = rule(() =>
  either(
    counted,
    map(looseChoice, (quantifier) => quantity(quantifier, 'counted')),
    seq([phrase('not exactly|only|just'), numeral], (_, n) => quantity(exactly(n), 'counted', true)),
    map(parity, (quantifier) => quantity(quantifier, 'counted')),
    map(notBeforeHalf(numeral), (n) => quantity(n === 0 ? none : atLeast(n), n === 0 ? 'no' : 'bare')),
    means<Quantity>({ ...quantity(atLeast(2), 'counted'), comparing: 'more' }, 'more than a|one'),
    means(quantity(atLeast(2), 'counted'), 'a couple of?', 'multiple'),
    means(quantity(atLeast(1), 'a'), 'a'),
    notAfter(means(quantity(atLeast(1), 'bare'), 'a single'), 'not'),
    notAfter(means(quantity(exactly(1), 'counted'), 'a single', 'a lone|sole'), 'not'),
    means(quantity(atLeast(1), 'some'), 'some', 'at least a|some'),
    anyOfThem,
    means(quantity(none, 'no'), 'no', 'not a|one? single', 'zero', 'no single'),
    notAfter(means(quantity(none, 'no'), 'not any', 'not one', 'not a'), 'is'),
    means(quantity(every, 'every'), 'every', 'each', 'all', 'every single', 'each and every', 'all the|of?'),
    means(quantity(every, 'every', true), 'not all', 'not every', 'not each', 'not all the'),
    seq([phrase('all but', 'all except', 'every one? but', 'all except for'), allBut], (_, n) => quantity(n, 'share')),
    map(share, (quantifier) => quantity(quantifier, 'share')),
    seq([phrase('not'), share], (_, quantifier) => quantity(quantifier, 'share', true)),
  ),
);

const anyWord = phrase('any');
const asking = /^(?:if|when|whenever|unless|whether|no|not|none|never|neither|nor|cannot|without|only|than|as)$/;

/** "any": some one, where it is asked or denied; else it may be each of them. */
export const anyOfThem: Rule<Quantity> = asOf(anyWord, (chart, at) => {
  const isAsked = chart.words.slice(0, at).some(({ text }) => asking.test(text));
  const some = quantity(atLeast(1), 'any');
  return anyWord(chart, at).map(({ end }) => ({ value: isAsked ? some : { ...some, isOfEach: true }, end }));
});

/** A fraction begins with a number too. */
function notBeforeHalf(one: Rule<number>): Rule<number> {
  return (chart, at) =>
    one(chart, at).filter(({ end }) => !/^(?:half|third|quarter|fourth|percent|\/)/.test(chart.words[end]?.text ?? ''));
}

const allBut: Rule<Quantifier> = rule(() =>
  either(
    map(numeral, (n): Quantifier => ({ type: 'allBut', min: n, max: n })),
    map(countedNumber, (quantifier): Quantifier | undefined =>
      quantifier.type === 'number' ? { ...quantifier, type: 'allBut' } : undefined,
    ),
  ),
);

// --- times

/** "once", "exactly twice", "at most three times", "an odd number of times". */
export const times: Rule<Quantity> = rule(() => seq([plainTimes, phrase('each?')], (many) => many));

const plainTimes: Rule<Quantity> = rule(() =>
  either(
    singleTimes,
    seqEach([singleTimes, phrase(',? and|but'), singleTimes], (a, _, b) => {
      const [one, other] = [a.quantifier, b.quantifier];
      if (a.kind !== 'counted' || b.kind !== 'counted' || one.type !== 'number' || other.type !== 'number') return [];
      const range = one.max === null && other.min === 0 && other.max !== null ? ordered(one.min, other.max) : undefined;
      return range === undefined ? [] : [quantity(range, 'counted')];
    }),
  ),
);

const singleTimes: Rule<Quantity> = rule(() =>
  either(
    map(onceOrTwice, (n) => quantity(atLeast(n), 'bare')),
    seq([phrase('once and only once', 'only once', 'one time only')], () => quantity(exactly(1), 'counted')),
    seq([numeral, phrase('times|time')], (n) => quantity(n === 0 ? none : atLeast(n), 'bare')),
    seq([countedNumber, phrase('times|time')], (quantifier) => quantity(quantifier, 'counted')),
    seq([parity, phrase('times')], (quantifier) => quantity(quantifier, 'counted')),
    seq([timesOp, onceOrTwice], (of, n) => quantity(of(n), 'counted')),
    seq([onceOrTwice, numberAfter], (n, of) => quantity(of(n), 'counted')),
    seq([numeral, phrase('times'), numberAfter], (n, _, of) => quantity(of(n), 'counted')),
    seq([onceOrTwice, phrase('or'), onceOrTwice], (n, _, m) => {
      const range = ordered(n, m);
      return range === undefined ? undefined : quantity(range, 'counted');
    }),
  ),
);

const onceOrTwice: Rule<number> = either(means(1, 'once'), means(2, 'twice'), means(3, 'thrice'));

const timesOp: Rule<(n: number) => Quantifier> = either(
  means((n: number) => atLeast(n), 'at least', 'no|not fewer than', 'minimum|min'),
  means((n: number) => atMost(n), 'at most', 'no|not more than', 'up to', 'maximum|max'),
  means((n: number) => exactly(n), 'exactly', 'only', 'just'),
  means((n: number) => atLeast(n + 1), 'more than'),
  means((n: number) => atMost(n - 1), 'fewer than'),
);

import { numberWords } from '../../kit/number-words';
import { cells, colours } from '../grid';
import { either, ifThereIs, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { allColours, anyColour, colour, plural } from './colours';
import { comparedWithOthers, others } from './compared';
import { colourAmount, difference, factor, tilesAmount } from './comparisons';
import { linesThat } from './lines';
import {
  type Amount,
  at,
  type Comparison,
  compare,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  hasIt,
  isCounting,
  none,
  number,
  ofColours,
  one,
  type Quantifier,
  type Statement,
  some,
  sumOf,
  type TileCondition,
  timesOf,
} from './meaning';
import { severalKinds, tilesNominal } from './nominals';
import { countedNumber, numberOrChoice, numeral, times } from './numbers';
import { pairPhrase } from './pairs';
import { inPlace } from './places';

// Numbers as what is spoken of: "the number of red tiles is even", "red plus blue equals three", "red + blue = 4".

/** What a phrase counts; several where it is their sum or each of them. */
interface Quantities {
  readonly type: 'one' | 'each';
  readonly of: readonly Amount[];
}

const single = (of: Amount): Quantities => ({ type: 'one', of: [of] });

const numberOf = phrase(
  'the|a? number|count|amount|quantity of',
  '#',
  '# of',
  'how many',
  'number of the',
  'the number of the',
);
const totalOf = phrase(
  'the? total|sum|combined number|count|amount? of',
  'the? total number of',
  'the? sum of the numbers? of',
  'the sum of the',
  'the combined total? number? of',
  'the total',
  'the total of the',
  'the sum of the number of',
);

const counted: Rule<Quantities> = rule(() =>
  either(
    seqEach([numberOf, tilesNominal], (_, { which, each, other }): Quantities[] => {
      if (other) return [];
      if (each === null) return [single(tilesAmount(which))];
      return [single(tilesAmount(which)), { type: 'each', of: each.map(tilesAmount) }];
    }),
    seqEach([totalOf, tilesNominal], (_, { which, each, other }) =>
      other ? [] : [single(each === null ? tilesAmount(which) : sumOf(...each.map(tilesAmount)))],
    ),
    seqEach([totalOf, tilesNominal, phrase('and|plus|+'), tilesNominal], (_, a, __, b) =>
      a.each === null && b.each === null ? [single(sumOf(tilesAmount(a.which), tilesAmount(b.which)))] : [],
    ),
    seqEach(
      [phrase('the? sum of'), numberOf, tilesNominal, phrase('and'), numberOf, tilesNominal],
      (_, __, a, ___, ____, b) =>
        a.each === null && b.each === null ? [single(sumOf(tilesAmount(a.which), tilesAmount(b.which)))] : [],
    ),
    seq(
      [
        numberOf,
        phrase(
          'different|distinct? colours|colour',
          'colours that appear',
          'different colours that appear',
          'colours present|used',
        ),
      ],
      () => single(colourAmount()),
    ),
    seq([numberOf, phrase('different|distinct? colours|colour'), inPlace], (_, __, place) =>
      single(colourAmount(colours, at(place))),
    ),
    seqEach([numberOf, pairPhrase], (_, { how, which, quantity: { kind } }) =>
      kind === 'plural' && which.type !== 'any' ? [single(one({ type: 'pairs', how, are: which }))] : [],
    ),
    seq([numberOf, linesThat], (_, of) => single(one(of))),
    seq([phrase('', 'the'), colour, phrase('count|total', 'tile count')], (_, of) =>
      single(tilesAmount(ofColours([of]))),
    ),
    seqEach([numberOf, tilesNominal, combined], (_, { each }) =>
      each === null ? [] : [single(sumOf(...each.map(tilesAmount)))],
    ),
    seqEach([combined, phrase(',?'), phrase('the?'), tilesNominal], (_, __, ___, { each }) =>
      each === null ? [] : [single(sumOf(...each.map(tilesAmount)))],
    ),
    seqEach(
      [combined, phrase(',?'), phrase('the?'), tilesNominal, phrase('and the?'), tilesNominal],
      (_, __, ___, a, ____, b) =>
        a.each === null && b.each === null ? [single(sumOf(tilesAmount(a.which), tilesAmount(b.which)))] : [],
    ),
  ),
);

const combined = phrase('together', 'combined', 'taken|added|put together', 'altogether');

/** A colour by itself stands for how many there are where numbers are spoken of. */
const symbol: Rule<Amount> = rule(() =>
  either(
    map(colour, (of) => tilesAmount(ofColours([of]))),
    map(plural, (of) => tilesAmount(ofColours([of]))),
    seqEach([tilesNominal], ({ which, each, noun, other }) =>
      each === null && !other && noun === 'tiles' && which.type === 'colour' ? [tilesAmount(which)] : [],
    ),
    seqEach([counted], ({ type, of }) => (type === 'one' ? of : [])),
    map(phrase('colours', 'different colours', 'number of colours'), () => colourAmount()),
    seq([numeral, phrase('×', '*', 'x', 'times'), symbol], (n, _, of) => timesOf(n, of)),
    seq([phrase('twice', 'double'), symbol], (_, of) => timesOf(2, of)),
    seq([phrase('('), sum, phrase(')')], (_, of) => of),
  ),
);

/** "red + blue", "reds plus greens", "red - blue" */
const sum: Rule<Amount> = rule(() =>
  either(
    symbol,
    seq([symbol, phrase('+', 'plus'), sum], (a, _, b) => sumOf(a, b)),
    seq([symbol, phrase('minus'), symbol], (a, _, b) => sumOf(a, timesOf(-1, b))),
    seq([symbol, phrase('+', 'plus'), numeral], (a, _, n) => sumOf(a, number(n))),
  ),
);

const withNumber: Rule<Amount> = rule(() => either(sum, map(numeral, number)));

const sign: Rule<Comparison | '≠'> = either(
  means<Comparison | '≠'>('=', '='),
  means<Comparison | '≠'>('≠', '≠'),
  means<Comparison | '≠'>('<', '<'),
  means<Comparison | '≠'>('>', '>'),
  means<Comparison | '≠'>('<=', '≤'),
  means<Comparison | '≠'>('>=', '≥'),
);

const bySign = (a: Amount, op: Comparison | '≠', b: Amount): Statement =>
  op === '≠' ? deny(compare(a, '=', b)) : compare(a, op, b);

/** "red + blue = 4", "2 ≤ red ≤ 4", "red = blue = 1" */
const signs: Rule<Statement> = rule(() =>
  either(
    seq([withNumber, sign, withNumber], (a, op, b) => (isNumber(a) && isNumber(b) ? undefined : bySign(a, op, b))),
    seq([withNumber, sign, withNumber, sign, withNumber], (a, op, b, other, c) =>
      [a, b, c].filter(isNumber).length > 1 && isNumber(b)
        ? undefined
        : op === '≠' || other === '≠'
          ? undefined
          : conjunction([bySign(a, op, b), bySign(b, other, c)]),
    ),
  ),
);

const isNumber = ({ terms }: Amount) => terms.length === 0;

// --- in words

/** What can be compared in words: "the number of red tiles", "red plus blue", "red and blue together". */
const subject: Rule<Quantities> = rule(() =>
  either(
    counted,
    seqEach([sum], (of) =>
      of.terms.length > 1 || of.plus !== 0 || of.terms.some(({ times }) => times !== 1) ? [single(of)] : [],
    ),
    seqEach([counted, phrase('plus|+'), counted], (a, _, b) =>
      a.type === 'one' && b.type === 'one' ? [single(sumOf(...a.of, ...b.of))] : [],
    ),
    seqEach([phrase('the?'), tilesNominal, either(combined, phrase('in total', 'added up'))], (_, { each }) =>
      each === null ? [] : [single(sumOf(...each.map(tilesAmount)))],
    ),
    seqEach([phrase('the?'), tilesNominal, phrase('and the?'), tilesNominal, combined], (_, a, __, b) =>
      a.each === null && b.each === null ? [single(sumOf(tilesAmount(a.which), tilesAmount(b.which)))] : [],
    ),
    seqEach([combined, phrase(',?'), phrase('the?'), tilesNominal], (_, __, ___, { each }) =>
      each === null ? [] : [single(sumOf(...each.map(tilesAmount)))],
    ),
    seqEach(
      [combined, phrase(',?'), phrase('the?'), tilesNominal, phrase('and the?'), tilesNominal],
      (_, __, ___, a, ____, b) =>
        a.each === null && b.each === null ? [single(sumOf(tilesAmount(a.which), tilesAmount(b.which)))] : [],
    ),
    seq([colour, phrase('and'), colour, phrase('together', 'combined')], (a, _, b) =>
      single(sumOf(tilesAmount(ofColours([a])), tilesAmount(ofColours([b])))),
    ),
  ),
);

type Test =
  | { readonly type: 'is'; readonly is: Quantifier; readonly denied: boolean }
  | {
      readonly type: 'compare';
      readonly op: Comparison;
      readonly with: Amount;
      readonly denied: boolean;
      /** "Half the number of ...": what is compared, so many times. */
      readonly times?: number;
    };

const properties: Rule<Quantifier> = rule(() =>
  either(
    seq([phrase('a|an?'), means<Quantifier>({ type: 'even' }, 'even'), phrase('number?', 'in number')], (_, is) => is),
    seq([phrase('a|an?'), means<Quantifier>({ type: 'odd' }, 'odd'), phrase('number?', 'in number')], (_, is) => is),
    seq([phrase('a?'), means<Quantifier>({ type: 'prime' }, 'prime'), phrase('number?')], (_, is) => is),
    seq([phrase('divisible by', 'a multiple of', 'evenly divisible by'), numeral], (_, of): Quantifier | undefined =>
      of > 0 ? { type: 'multiple', of } : undefined,
    ),
    means<Quantifier>({ type: 'oneOf', numbers: [0, 1, 4, 9, 16] }, 'a? perfect? square number', 'a perfect square'),
    numberOrChoice,
    seq(
      [phrase('neither'), numeral, phrase('nor'), numeral],
      (_, a, __, b): Quantifier => ({
        type: 'oneOf',
        numbers: [...numberWords.keys()].filter((n) => n !== a && n !== b && n <= cells.length),
      }),
    ),
    map(numeral, (n): Quantifier => ({ type: 'number', min: n, max: n })),
    seq([phrase('equal to', 'the same as'), numeral], (_, n): Quantifier => ({ type: 'number', min: n, max: n })),
    seq([phrase('greater than or equal to'), numeral], (_, n): Quantifier => ({ type: 'number', min: n, max: null })),
    seq(
      [phrase('fewer|smaller than or equal to'), numeral],
      (_, n): Quantifier => ({ type: 'number', min: 0, max: n }),
    ),
  ),
);

const test: Rule<Test> = rule(() =>
  either(
    seq([isOrNot, phrase('', 'either', 'exactly?'), properties], (denied, _, is): Test => ({ type: 'is', is, denied })),
    seq([equals, numeral], (denied, n): Test => ({ type: 'is', is: { type: 'number', min: n, max: n }, denied })),
    seq(
      [
        phrase(
          'make',
          'equal',
          'add up to',
          'total',
          'come to',
          'comes to',
          'sum up? to',
          'sums up? to',
          'adds up to',
          'totals',
          'amount to',
          'amounts to',
          'add to',
          'gives|give',
          'make up',
          'number',
        ),
        properties,
      ],
      (_, is): Test => ({ type: 'is', is, denied: false }),
    ),
    seq(
      [phrase('cover', 'account for', 'make up', 'take|takes up', 'has', 'fill'), properties, phrase('tiles|tile')],
      (_, is): Test => ({ type: 'is', is, denied: false }),
    ),
    seq([phrase('appear'), times], (_, { quantifier, kind }): Test | undefined =>
      kind === 'counted' ? { type: 'is', is: quantifier, denied: false } : undefined,
    ),
    seq([phrase(':'), countedNumber, phrase('', 'tiles')], (_, is): Test => ({ type: 'is', is, denied: false })),
    seq([noVerb, means<Quantifier>({ type: 'even' }, 'even')], (_, is): Test => ({ type: 'is', is, denied: false })),
    seq([noVerb, means<Quantifier>({ type: 'odd' }, 'odd')], (_, is): Test => ({ type: 'is', is, denied: false })),
    seq([noVerb, countedNumber, phrase('', 'tiles')], (_, is): Test => ({ type: 'is', is, denied: false })),
    seq(
      [doOrNot, phrase('exceed'), numeral],
      (denied, _, n): Test => ({ type: 'is', is: { type: 'number', min: n + 1, max: null }, denied }),
    ),
    seq([isOrNot, relationWords, factor, rightAlone], (denied, op, ratio, amount): Test | undefined =>
      ratio.leftTimes === 1 ? { type: 'compare', op, with: timesOf(ratio.rightTimes, amount), denied } : undefined,
    ),
    seq(
      [isOrNot, halfOf, phrase('half', 'half of'), rightAlone],
      (denied, op, _, amount): Test => ({ type: 'compare', op, with: amount, denied, times: 2 }),
    ),
    seq([isOrNot, relationWords, right], (denied, op, amount): Test => ({ type: 'compare', op, with: amount, denied })),
    seq([equals, right], (denied, amount): Test => ({ type: 'compare', op: '=', with: amount, denied })),
    seq(
      [doOrNot, phrase('exceed'), right],
      (denied, _, amount): Test => ({ type: 'compare', op: '>', with: amount, denied }),
    ),
    seq(
      [doOrNot, phrase('exceed'), right, phrase('by'), difference],
      (denied, _, amount, __, { op, n }): Test => ({ type: 'compare', op, with: sumOf(amount, number(n)), denied }),
    ),
    seq([isOrNot, phrase('', 'exactly'), factor, rightAlone], (denied, _, ratio, amount): Test | undefined =>
      ratio.leftTimes === 1 ? { type: 'compare', op: '=', with: timesOf(ratio.rightTimes, amount), denied } : undefined,
    ),
    seq([isOrNot, phrase('at least'), factor, rightAlone], (denied, _, ratio, amount): Test | undefined =>
      ratio.leftTimes === 1
        ? { type: 'compare', op: '>=', with: timesOf(ratio.rightTimes, amount), denied }
        : undefined,
    ),
    seq(
      [isOrNot, difference, phrase('more|greater|larger|higher than'), right],
      (denied, { op, n }, _, amount): Test => ({ type: 'compare', op, with: sumOf(amount, number(n)), denied }),
    ),
    seq(
      [isOrNot, difference, phrase('fewer|smaller|lower than'), right],
      (denied, { op, n }, _, amount): Test => ({
        type: 'compare',
        op: reversed[op],
        with: sumOf(amount, number(-n)),
        denied,
      }),
    ),
  ),
);

const halfOf: Rule<Comparison> = rule(() => either(relationWords, means<Comparison>('=', '')));

/** "even and greater than zero" */
const testAgain: Rule<Test> = rule(() =>
  either(
    map(properties, (is): Test => ({ type: 'is', is, denied: false })),
    seq([phrase('not'), properties], (_, is): Test => ({ type: 'is', is, denied: true })),
    seq([relationWords, right], (op, amount): Test => ({ type: 'compare', op, with: amount, denied: false })),
  ),
);

/** "not bigger than three or smaller than one": neither, so that the one "not" goes for both. */
const withoutNot =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => !chart.words.slice(at, end).some(({ text }) => text === 'not' || text === 'no'));

/** "or smaller than one", "or even": what no number before it can go on with. */
const testApart: Rule<Test> = rule(() => notAtNumber(testAgain));

const notAtNumber =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    numeral(chart, at).length > 0 ? [] : one(chart, at);

const reversed: Record<Comparison, Comparison> = { '=': '=', '>': '<', '<': '>', '>=': '<=', '<=': '>=' };

const isOrNot: Rule<boolean> = either(means(false, 'is', 'has to be'), means(true, 'is not', 'is never'));
const doOrNot: Rule<boolean> = either(means(false, ''), means(true, 'do not', 'never'));
const equals: Rule<boolean> = either(
  means(false, 'equal', '=', 'match', 'is equal to', 'is the same as'),
  means(true, 'do not equal|match', '≠', 'is not equal to', 'is not the same as', 'differ from', 'is different from'),
);

const relationWords: Rule<Comparison> = either(
  means<Comparison>('>', 'greater|larger|higher|bigger|more than'),
  means<Comparison>('<', 'fewer|smaller|lower than'),
  means<Comparison>(
    '>=',
    'at least',
    'greater than or equal to',
    'no|not fewer|smaller|lower than',
    'at least as large|great|high|big as',
  ),
  means<Comparison>(
    '<=',
    'at most',
    'fewer|smaller than or equal to',
    'no|not more|greater|larger|higher than',
    'at most as large|great|high|big as',
  ),
  means<Comparison>('=', 'equal to', 'the same as', 'as large|great|high|big as', 'exactly'),
);

const right: Rule<Amount> = rule(() =>
  either(
    seqEach([counted], ({ type, of }) => (type === 'one' ? of : [])),
    seqEach([phrase('that of', 'those of', 'the one of'), tilesNominal], (_, { which, each }) =>
      each === null ? [tilesAmount(which)] : [],
    ),
    seqEach([sum], (of) => (of.terms.length > 0 ? [of] : [])),
  ),
);

const rightAlone: Rule<Amount> = rule(() =>
  seqEach([right], (of) => (of.terms.length === 1 && of.plus === 0 && of.terms[0]?.times === 1 ? [of] : [])),
);

function tested({ type, of }: Quantities, test: Test): Statement[] {
  const each = of.map(
    (amount): Statement =>
      denyIf(
        test.denied,
        test.type === 'is'
          ? { type: 'amount', of: amount, is: test.is }
          : compare(timesOf(test.times ?? 1, amount), test.op, test.with),
      ),
  );
  return type === 'one' ? each : [conjunction(each)];
}

/** "The difference between the numbers of red and blue tiles is one." */
const differences: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [phrase('the? difference between|of'), twoAmounts, phrase('is', 'equal', '='), properties],
      (_, [a, b], __, is) => differ(a, b, is),
    ),
    seqEach(
      [phrase('the?'), allColours, phrase('counts|numbers|totals differ by'), properties],
      (_, [a, b, more], __, is) =>
        a === undefined || b === undefined || more !== undefined
          ? []
          : differ(tilesAmount(ofColours([a])), tilesAmount(ofColours([b])), is),
    ),
    seqEach([right, phrase('and'), right, phrase('differ by'), properties], (a, _, b, __, is) => differ(a, b, is)),
    seqEach([right, phrase('differ from'), right, phrase('by'), properties], (a, _, b, __, is) => differ(a, b, is)),
    seq([right, phrase('and'), right, parityAgrees], (a, _, b, same) => parities(a, b, same)),
    seq([right, phrase('has'), parityLike, phrase('as|from|than|to'), right], (a, _, same, __, b) =>
      parities(a, b, same),
    ),
    seqEach(
      [phrase('the? numbers|counts of'), severalKinds, phrase('is both|all|each', 'both|all is'), properties],
      (_, kinds, __, is) => [
        conjunction(kinds.map((kind): Statement => ({ type: 'amount', of: tilesAmount(kind), is }))),
      ],
    ),
    seqEach([phrase('the? numbers of'), severalKinds, parityAgrees], (_, kinds, same) => {
      const [a, b, more] = kinds.map(tilesAmount);
      return a === undefined || b === undefined || more !== undefined ? [] : [parities(a, b, same)];
    }),
    seqEach([phrase('the? numbers of'), severalKinds, phrase('differ by'), properties], (_, kinds, __, is) => {
      const [a, b] = kinds.map(tilesAmount);
      return a === undefined || b === undefined ? [] : differ(a, b, is);
    }),
    seqEach([colour, phrase('and'), colour, phrase('differ by'), properties], (a, _, b, __, is) =>
      differ(tilesAmount(ofColours([a])), tilesAmount(ofColours([b])), is),
    ),
  ),
);

const parityLike: Rule<boolean> = either(means(true, 'the same parity'), means(false, 'a? different|opposite parity'));

const parityAgrees: Rule<boolean> = either(
  seq([phrase('has'), parityLike], (_, same) => same),
  means(true, 'is both even or both odd', 'is either both even or both odd'),
);

/** Both even or both odd; or one of each. */
const parities = (a: Amount, b: Amount, same: boolean): Statement => ({
  type: 'amount',
  of: sumOf(a, timesOf(-1, b)),
  is: { type: same ? 'even' : 'odd' },
});

const twoAmounts: Rule<readonly [Amount, Amount]> = rule(() =>
  either(
    seq([right, phrase('and'), right], (a, _, b) => [a, b] as const),
    seq([phrase('the? numbers|number|counts? of', ''), allColours, phrase('tiles?', '')], (_, [a, b]) =>
      a === undefined || b === undefined
        ? undefined
        : ([tilesAmount(ofColours([a])), tilesAmount(ofColours([b]))] as const),
    ),
    seqEach([phrase('the? numbers|number|counts? of', ''), tilesNominal], (_, { each }) => {
      const [a, b] = (each ?? []).map(tilesAmount);
      return a === undefined || b === undefined ? [] : [[a, b] as const];
    }),
  ),
);

function differ(a: Amount, b: Amount, is: Quantifier): Statement[] {
  const by = (n: number) => compare(a, '=', sumOf(b, number(n)));
  if (is.type === 'even' || is.type === 'odd') return [{ type: 'amount', of: sumOf(a, timesOf(-1, b)), is }];
  if (is.type !== 'number') return [];
  const { min, max } = is;
  if (max === min) return [min === 0 ? by(0) : disjunction([by(min), by(-min)])];
  const apart = (n: number): Statement =>
    disjunction([compare(a, '>=', sumOf(b, number(n))), compare(b, '>=', sumOf(a, number(n)))]);
  if (max === null) return [apart(min)];
  return min === 0 ? [deny(apart(max + 1))] : [conjunction([apart(min), deny(apart(max + 1))])];
}

/** All sentences about numbers. */
export const aboutAmounts: Rule<Statement> = rule(() =>
  either(
    signs,
    seqEach([subject, test], tested),
    seqEach([subject, test, phrase('and|but', 'and|but is'), testAgain], (of, one, _, other) =>
      tested(of, one).flatMap((first) => tested(of, other).map((second) => conjunction([first, second]))),
    ),
    seqEach([subject, withoutNot(test), phrase(',? or is?'), testApart], (of, one, _, other) =>
      of.type === 'one' && !one.denied
        ? tested(of, one).flatMap((first) => tested(of, other).map((second) => disjunction([first, second])))
        : [],
    ),
    differences,
    seqEach(
      [phrase('the? number of'), tilesNominal, isOrNot, relationWords, phrase('the? number of', 'that of', ''), others],
      (_, { which, each }, denied, op, __, kind) =>
        each === null
          ? comparedWithOthers({ op, leftTimes: 1, rightTimes: 1, plus: 0 }, which, kind).map((is) =>
              denyIf(denied, is),
            )
          : [],
    ),
    timesOfColour,
    ofEachColour,
    ifThereIs(
      ['counting', 'taking', 'adding'],
      seqEach(
        [
          phrase('counting|taking|adding up?'),
          either(sum, bothAmounts),
          phrase('', 'together|up|combined'),
          phrase(',?'),
          phrase(
            'there is',
            'we|you|one|i get|gets|has',
            'it is',
            'the total|sum|result is',
            'this|that makes|make',
            'gives|give',
            'makes|make',
          ),
          either(countedNumber, properties),
          phrase('', 'tiles'),
        ],
        (_, of, __, ___, ____, is) => [{ type: 'amount', of, is } as const],
      ),
    ),
    ifThereIs(['product'], product),
    seqEach([phrase('the? numbers|counts of'), tilesNominal, addUpTo, properties], (_, { each }, __, is) =>
      each === null ? [] : [{ type: 'amount', of: sumOf(...each.map(tilesAmount)), is } as const],
    ),
  ),
);

/** "blues and greens" */
const bothAmounts: Rule<Amount> = rule(() =>
  either(
    seqEach([phrase('the?'), tilesNominal], (_, { each }) => (each === null ? [] : [sumOf(...each.map(tilesAmount))])),
    seqEach([phrase('the?'), tilesNominal, phrase('and the?'), tilesNominal], (_, a, __, b) =>
      a.each === null && b.each === null ? [sumOf(tilesAmount(a.which), tilesAmount(b.which))] : [],
    ),
  ),
);

/** "The product of the numbers of red and of blue tiles is zero": one of them is. */
const product: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('the? product of'),
      phrase('', 'the? numbers|number|counts|count of the?'),
      tilesNominal,
      phrase('and', 'and of the?', 'and the?', 'and the? number|count of the?'),
      tilesNominal,
      either(isOrNot, equals),
      either(
        means<ProductIs>('zero', 'zero'),
        means<ProductIs>('even', 'even', 'a even number'),
        means<ProductIs>('odd', 'odd', 'a odd number'),
        means<ProductIs>('positive', 'positive', 'greater than zero', 'at least one'),
        map(numeral, (n): ProductIs => n),
      ),
    ],
    (_, __, a, ___, b, denied, how) =>
      a.each !== null || b.each !== null || a.other || b.other
        ? []
        : [denyIf(denied, productIs([a.which, b.which], how))],
  ),
);

type ProductIs = 'zero' | 'even' | 'odd' | 'positive' | number;

const productIs = (of: readonly TileCondition[], how: ProductIs): Statement => {
  const each = (quantifier: Quantifier) => of.map((which) => count(quantifier, which));
  if (how === 'zero' || how === 0) return disjunction(each(none));
  if (typeof how === 'number')
    return disjunction(
      factorsOf(how).map((two) => conjunction(of.map((which, i) => count(exactly(two[i] ?? how), which)))),
    );
  if (how === 'positive') return conjunction(each(some));
  return how === 'even' ? disjunction(each({ type: 'even' })) : conjunction(each({ type: 'odd' }));
};

/** Two numbers that make it together. */
const factorsOf = (n: number): (readonly [number, number])[] =>
  [...numberWords.keys()].flatMap((one) => (one > 0 && n % one === 0 ? [[one, n / one] as const] : []));

const addUpTo = phrase('add up? to', 'sum up? to', 'total', 'come to', 'sums up? to');

/** "The number of tiles of each colour is even" */
const ofEachColour: Rule<Statement> = rule(() =>
  seqEach(
    [
      numberOf,
      phrase('tiles of|in|with each|every|any colour', 'tiles of each of the? four? colours', 'each|every colour'),
      test,
    ],
    (_, __, how): Statement[] =>
      how.type === 'is' && isCounting(how.is)
        ? [{ type: 'colours', quantifier: every, among: colours, which: null, are: denyIf(how.denied, hasIt(how.is)) }]
        : [],
  ),
);

/** "reds", "red or yellow": before a colon. */
const symbolTiles: Rule<TileCondition> = rule(() =>
  either(
    map(plural, (of) => ofColours([of])),
    map(anyColour, ofColours),
    seq([anyColour, phrase('tiles')], (some) => ofColours(some)),
  ),
);

const evenOrOdd: Rule<Quantifier> = either(
  means<Quantifier>({ type: 'even' }, 'even', 'even in number'),
  means<Quantifier>({ type: 'odd' }, 'odd', 'odd in number'),
);

/** "red is 2", "red equals two": how many there are. */
const timesOfColour: Rule<Statement> = rule(() =>
  either(
    seq(
      [symbolTiles, either(phrase(':', 'is'), noVerb), countedNumber, phrase('', 'tiles', 'ones')],
      (which, _, is): Statement => ({ type: 'tiles', quantifier: is, which, are: { type: 'any' } }),
    ),
    seq(
      [plural, phrase('is'), evenOrOdd],
      (of, _, is): Statement => ({ type: 'amount', of: tilesAmount(ofColours([of])), is }),
    ),
    seq(
      [either(colour, plural), phrase('equal', '='), numberOrChoice],
      (of, _, is): Statement => ({ type: 'tiles', quantifier: is, which: ofColours([of]), are: { type: 'any' } }),
    ),
  ),
);

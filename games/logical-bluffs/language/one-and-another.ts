import {
  barely,
  either,
  followedBy,
  given,
  ifThereIs,
  map,
  means,
  nothing,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { type LineVerb, lineVerb } from './line-verbs';
import { type LinePhrase, linePhrase } from './lines';
import {
  atLeast,
  conjunction,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  isDenial,
  none,
  type Quantifier,
  type Statement,
} from './meaning';
import { numeral } from './numbers';
import { shapeLines, thereAre } from './places';
import { settledBy } from './tile-clauses';

// "One row is all red and another is all blue", "... and the other is all blue", "... and the others are not": some of the
// rows (or columns) by number, and others than those.

type Shape = 'row' | 'column';

/** How many rows, which are not named, and what is so of each. */
interface SoMany {
  readonly shape: Shape;
  /** At least so many, or just so many. */
  readonly quantifier: Quantifier & { readonly type: 'number' };
  readonly verb: LineVerb;
}

export const oneAndAnother: Rule<Statement> = (chart, at) =>
  ifThereIs(
    ['another', 'others', 'other'],
    either(
      seqEach([someLines, joint, some], (one, _, { many, verb }) => {
        const other = verbAfter(one.verb, verb);
        return other === null ? [] : [andSome(one, many, other)];
      }),
      seqEach([followedBy(andRest, fitsTwo), theSubset], ([{ one, others }], subset) => {
        const there = shapeLines(one.shape, subset).length;
        const other = verbAfter(one.verb, others.verb);
        const isLeft = others.many === null || others.many === there - one.quantifier.min;
        return other === null || !isLeft ? [] : andAllOthers(one, other, there);
      }),
    ),
  )(chart, at);

const andRest = rule(() => seq([someLines, joint, rest], (one, _, others) => ({ one, others })));

const theSubset = given((subset) => [subset]);

const joint = phrase('and|but', ', and|but', 'while', ', while', ',', ';');

const someLines: Rule<SoMany> = rule(() =>
  seqEach([linePhrase, lineVerb], (of, verb) => {
    const many = numberOf(of);
    return many === null || mayBeMeantOtherwise(verb) ? [] : [{ ...many, verb }];
  }),
);

/** Of all of them together as well as of each, or "not red": not all, or none of it. */
const mayBeMeantOtherwise = ({ whole, notAll, ofNoTile }: LineVerb): boolean =>
  whole === true || notAll === true || ofNoTile !== undefined;

/** "one row", "exactly two columns"; null where not so many are meant, or only some of them. */
function numberOf(of: LinePhrase): Pick<SoMany, 'shape' | 'quantifier'> | null {
  if (of.type !== 'shapes' || of.which !== null || (of.shape !== 'row' && of.shape !== 'column')) return null;
  const { quantifier, kind, denied } = of.quantity;
  const isNumber =
    quantifier.type === 'number' && quantifier.min > 0 && ['a', 'some', 'bare', 'counted'].includes(kind);
  const isEnd = isNumber && (quantifier.max === null || quantifier.max === quantifier.min);
  return isEnd && !denied ? { shape: of.shape, quantifier } : null;
}

/** "the other": one more than those. */
const fitsTwo = ({ one, others }: { readonly one: SoMany; readonly others: Others }): Rule<null> =>
  others.isTheOther ? thereAre(one.quantifier.min + 1, one.shape) : nothing(null);

/** Of others than those: how many, where it is said, and what is so of each. */
interface Others {
  readonly many: number | null;
  readonly verb: OtherVerb;
  readonly isTheOther: boolean;
}

/** What is said of the others: something of their own, the same, that it is not so, or that they have none. */
type OtherVerb =
  | { readonly type: 'own'; readonly verb: LineVerb; readonly isNone: boolean }
  | { readonly type: 'same'; readonly isNone: boolean }
  | { readonly type: 'none' };

const some: Rule<{ readonly many: number; readonly verb: OtherVerb }> = rule(() =>
  either(
    seq([phrase('another one|row|column?', 'some other row|column'), verbOfOthers], (_, verb) => ({ many: 1, verb })),
    seq([numeral, phrase('others', 'other rows|columns|ones'), verbOfOthers], (many, _, verb) => ({ many, verb })),
  ),
);

/** All the others. */
const rest: Rule<Others> = rule(() =>
  either(
    seq([phrase('the other one?', 'the other row|column'), verbOfOthers], (_, verb) => ({
      many: 1,
      verb,
      isTheOther: true,
    })),
    seq([allOthers, verbOfOthers], (_, verb) => ({ many: null, verb, isTheOther: false })),
    seq([phrase('the other'), numeral, phrase('', 'rows', 'columns'), verbOfOthers], (_, many, __, verb) => ({
      many,
      verb,
      isTheOther: false,
    })),
    seq([noneOfTheOthers, verbOfOthers], (_, verb): Others | undefined =>
      verb.type === 'none' || verb.isNone
        ? undefined
        : { many: null, verb: { ...verb, isNone: true }, isTheOther: false },
    ),
  ),
);

const allOthers = phrase('all? the? others', 'all? the other rows|columns|ones', 'all other rows|columns');

const noneOfTheOthers = phrase(
  'none|neither of the others',
  'none|neither of the other rows|columns',
  'no other row|column',
);

/** "is all blue", "all blue", "is not", "does", "has none": what is said after what the first ones are. */
const verbOfOthers: Rule<OtherVerb> = rule(() =>
  either(
    map(either(lineVerb, barely(lineVerb)), (verb): OtherVerb => ({ type: 'own', verb, isNone: false })),
    means<OtherVerb>({ type: 'same', isNone: true }, 'is|do|has not'),
    means<OtherVerb>({ type: 'same', isNone: false }, 'is|do|has'),
    means<OtherVerb>({ type: 'none' }, 'has|contain none', 'none'),
  ),
);

/** The verb of the others, by that of the first ones; null where it cannot be said so. */
function verbAfter(first: LineVerb, other: OtherVerb): LineVerb | null {
  if (other.type === 'own') return mayBeMeantOtherwise(other.verb) ? null : deniedIf(other.isNone, other.verb);
  if (other.type === 'none')
    return first.are.type === 'tiles' && first.are.are.type === 'any' && !first.denied
      ? { are: { ...first.are, quantifier: none }, denied: false }
      : null;
  const positive = isDenial(first.are) ? deny(first.are) : first.are;
  const isPlain = !first.denied && !isDenial(first.are);
  return other.isNone && !isPlain ? null : { are: positive, denied: other.isNone };
}

const deniedIf = (isNone: boolean, verb: LineVerb): LineVerb => (isNone ? { ...verb, denied: !verb.denied } : verb);

const isSo = ({ are, denied }: LineVerb): Statement => denyIf(denied, are);

const lines = (shape: Shape, quantifier: Quantifier, are: Statement): Statement => ({
  type: 'shapes',
  shape,
  quantifier,
  which: null,
  are,
});

/** Whether no row can be both, as far as that shows: all red and all blue, two reds and none. */
function excludes(a: Statement, b: Statement): boolean {
  if (JSON.stringify(deny(a)) === JSON.stringify(b)) return true;
  if (a.type !== 'tiles' || b.type !== 'tiles') return false;
  if (a.quantifier.type === 'all' && b.quantifier.type === 'all')
    return isAll(a) && isAll(b) && settledBy(a.are, b.are) === 'never';
  const isSameTiles = JSON.stringify([a.which, a.are]) === JSON.stringify([b.which, b.are]);
  return isSameTiles && (isBelow(a.quantifier, b.quantifier) || isBelow(b.quantifier, a.quantifier));
}

const isAll = ({ which }: Extract<Statement, { type: 'tiles' }>): boolean => which.type === 'any';

const isBelow = (a: Quantifier, b: Quantifier): boolean =>
  a.type === 'number' && b.type === 'number' && a.max !== null && a.max < b.min;

/** So many are so, so many others are so: enough of each, and enough of them together that none is counted twice. */
function andSome({ shape, quantifier, verb }: SoMany, many: number, other: LineVerb): Statement {
  const [a, b] = [isSo(verb), isSo(other)];
  const each = [lines(shape, quantifier, a), lines(shape, atLeast(many), b)];
  const together = lines(shape, atLeast(quantifier.min + many), disjunction([a, b]));
  return conjunction(excludes(a, b) ? each : [...each, together]);
}

/** So many are so, and all the others are so. */
function andAllOthers({ shape, quantifier, verb }: SoMany, other: LineVerb, there: number): Statement[] {
  const [a, b] = [isSo(verb), isSo(other)];
  const { min } = quantifier;
  if (min >= there) return [];
  if (JSON.stringify(deny(a)) === JSON.stringify(b)) return [lines(shape, exactly(min), a)];
  const each = [lines(shape, quantifier, a), lines(shape, atLeast(there - min), b)];
  return [conjunction([...each, lines(shape, every, disjunction([a, b]))])];
}

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
import { type LinePhrase, type LineVerb, linePhrase, lineVerb } from './lines';
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

export const oneAndAnother: Rule<Statement> = rule(() =>
  ifThereIs(
    ['another', 'others', 'other'],
    either(
      seqEach([someLines, joint, some], (one, _, { many, verb }) => {
        const other = verb(one.verb);
        return other === null ? [] : [andSome(one, many, other)];
      }),
      seqEach([followedBy(andRest, ({ one, others }) => others.fits(one)), theSubset], ([said], subset) => {
        const { one, others } = said;
        const there = shapeLines(one.shape, subset).length;
        const other = others.verb(one.verb);
        const isLeft = others.many === null || others.many === there - one.quantifier.min;
        return other === null || !isLeft ? [] : andAllOthers(one, other, there);
      }),
    ),
  ),
);

const andRest = rule(() => seq([someLines, joint, rest], (one, _, others) => ({ one, others })));

const theSubset = given((subset) => [subset]);

const joint = phrase('and|but', ', and|but', 'while', ', while', ',', ';');

const someLines: Rule<SoMany> = rule(() =>
  seqEach([linePhrase, lineVerb], (of, verb) => {
    const many = numberOf(of);
    return many === null || verb.whole === true || verb.notAll === true ? [] : [{ ...many, verb }];
  }),
);

/** "one row", "exactly two columns"; null where not so many are meant, or only some of them. */
function numberOf(of: LinePhrase): Pick<SoMany, 'shape' | 'quantifier'> | null {
  if (of.type !== 'shapes' || of.which !== null || (of.shape !== 'row' && of.shape !== 'column')) return null;
  const { quantifier, kind, denied } = of.quantity;
  const isNumber =
    quantifier.type === 'number' && quantifier.min > 0 && ['a', 'some', 'bare', 'counted'].includes(kind);
  const isEnd = isNumber && (quantifier.max === null || quantifier.max === quantifier.min);
  return isEnd && !denied ? { shape: of.shape, quantifier } : null;
}

/** Of others than those: how many, where it is said, and what is so of each. */
interface Others {
  readonly many: number | null;
  readonly verb: (first: LineVerb) => LineVerb | null;
}

const some: Rule<Others & { readonly many: number }> = rule(() =>
  either(
    seq([phrase('another one|row|column?', 'some other row|column'), verbOfOthers], (_, verb) => ({ many: 1, verb })),
    seq([numeral, phrase('others', 'other rows|columns|ones'), verbOfOthers], (many, _, verb) => ({ many, verb })),
  ),
);

/** All the others, where there are such as are spoken of. */
const rest: Rule<Others & { readonly fits: (one: SoMany) => Rule<null> }> = rule(() =>
  either(
    seq([phrase('the other one?', 'the other row|column'), verbOfOthers], (_, verb) => ({
      many: 1,
      verb,
      fits: ({ shape, quantifier }: SoMany) => thereAre(quantifier.min + 1, shape),
    })),
    seq(
      [phrase('all? the? others', 'all? the other rows|columns|ones', 'all other rows|columns'), verbOfOthers],
      (_, verb) => ({
        many: null,
        verb,
        fits: anyway,
      }),
    ),
    seq([phrase('the other'), numeral, phrase('', 'rows', 'columns'), verbOfOthers], (_, many, __, verb) => ({
      many,
      verb,
      fits: anyway,
    })),
    seq(
      [
        phrase('none|neither of the others', 'none|neither of the other rows|columns', 'no other row|column'),
        verbOfOthers,
      ],
      (_, verb) => ({
        many: null,
        verb: (first: LineVerb) => contrary(verb(first)),
        fits: anyway,
      }),
    ),
  ),
);

const anyway = () => nothing(null);

const contrary = (verb: LineVerb | null): LineVerb | null => (verb === null ? null : { ...verb, denied: !verb.denied });

/** "is all blue", "all blue", "is not", "does", "has none": what is said after what the first ones are. */
const verbOfOthers: Rule<Others['verb']> = rule(() =>
  either(
    map(
      either(lineVerb, barely(lineVerb)),
      (verb) => (): LineVerb | null => (verb.whole === true || verb.notAll === true ? null : verb),
    ),
    means((first: LineVerb): LineVerb | null => (first.denied ? null : { ...first, denied: true }), 'is|do|has not'),
    means(
      (first: LineVerb): LineVerb | null => ({ are: isDenial(first.are) ? deny(first.are) : first.are, denied: false }),
      'is|do|has',
    ),
    means(
      (first: LineVerb): LineVerb | null =>
        first.are.type === 'tiles' && first.are.are.type === 'any' && !first.denied
          ? { are: { ...first.are, quantifier: none }, denied: false }
          : null,
      'has|contain none',
      'none',
    ),
  ),
);

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

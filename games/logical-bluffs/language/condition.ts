// A statement about one subset, taken apart: nothing is left but single tiles and their colours, and, or, not, and
// sums of truths. What judges a statement (a truth table, a diagram) needs to know no more than this.

/** `tile` is a place in the list of cells it was made for; `mask` has bit k set where colour k will do. */
export type Condition =
  | { readonly type: 'constant'; readonly value: boolean }
  | { readonly type: 'colour'; readonly tile: number; readonly mask: number }
  | { readonly type: 'not'; readonly of: Condition }
  | { readonly type: 'and'; readonly of: readonly Condition[] }
  | { readonly type: 'or'; readonly of: readonly Condition[] }
  /** The weights of what is true, added up, pass the test. */
  | { readonly type: 'sum'; readonly terms: readonly Term[]; readonly test: Test };

export interface Term {
  readonly weight: number;
  readonly of: Condition;
}

export type Test =
  | { readonly type: 'range'; readonly min: number; readonly max: number }
  | { readonly type: 'multiple'; readonly of: number; readonly rest: number }
  | { readonly type: 'oneOf'; readonly numbers: readonly number[] }
  | { readonly type: 'prime'; readonly plus: number };

const isPrime = (n: number) => n >= 2 && Array.from({ length: n - 2 }, (_, i) => i + 2).every((k) => n % k !== 0);

export const passes = (test: Test, n: number): boolean => {
  if (test.type === 'range') return n >= test.min && n <= test.max;
  if (test.type === 'multiple') return (((n - test.rest) % test.of) + test.of) % test.of === 0;
  return test.type === 'oneOf' ? test.numbers.includes(n) : isPrime(n + test.plus);
};

// --- building, with what is certain left out

export const constant = (value: boolean): Condition => ({ type: 'constant', value });

export function not(of: Condition): Condition {
  if (of.type === 'constant') return constant(!of.value);
  if (of.type === 'colour') return { ...of, mask: 15 & ~of.mask };
  return of.type === 'not' ? of.of : { type: 'not', of };
}

export function both(parts: readonly Condition[]): Condition {
  return gathered('and', parts);
}

export function any(parts: readonly Condition[]): Condition {
  return gathered('or', parts);
}

function gathered(type: 'and' | 'or', parts: readonly Condition[]): Condition {
  const neutral = type === 'and';
  const of = parts.filter((part) => !(part.type === 'constant' && part.value === neutral));
  if (of.some((part) => part.type === 'constant')) return constant(!neutral);
  const [only] = of;
  if (only === undefined) return constant(neutral);
  return of.length === 1 ? only : { type, of };
}

export const differ = (a: Condition, b: Condition): Condition =>
  summed(
    [
      { weight: 1, of: a },
      { weight: 1, of: b },
    ],
    { type: 'range', min: 1, max: 1 },
  );

export function summed(terms: readonly Term[], test: Test): Condition {
  const open = terms.filter(({ of }) => of.type !== 'constant');
  const fixed = terms.reduce((sum, { of, weight }) => sum + (of.type === 'constant' && of.value ? weight : 0), 0);
  const shifted = shift(test, fixed);
  if (open.every(({ weight }) => weight > 0) && shifted.type === 'range') {
    if (isAtLeastOne(shifted)) return any(open.map(({ of }) => of));
    if (shifted.min <= 0 && shifted.max === 0) return both(open.map(({ of }) => not(of)));
  }
  return open.length === 0 ? constant(passes(shifted, 0)) : { type: 'sum', terms: open, test: shifted };
}

const isAtLeastOne = ({ min, max }: { min: number; max: number }) => min === 1 && max === Number.POSITIVE_INFINITY;

/** The test for what is still to come when `fixed` is certain. */
export function shift(test: Test, fixed: number): Test {
  if (test.type === 'range') return { ...test, min: test.min - fixed, max: test.max - fixed };
  if (test.type === 'multiple') return { ...test, rest: test.rest - fixed };
  if (test.type === 'oneOf') return { ...test, numbers: test.numbers.map((n) => n - fixed) };
  return { ...test, plus: test.plus + fixed };
}

/** The slow, obvious way: whether it holds for these colours (as numbers, in the order of the cells). */
export function holds(condition: Condition, colouring: readonly number[]): boolean {
  switch (condition.type) {
    case 'constant':
      return condition.value;
    case 'colour':
      return ((condition.mask >> (colouring[condition.tile] ?? 0)) & 1) === 1;
    case 'not':
      return !holds(condition.of, colouring);
    case 'and':
      return condition.of.every((part) => holds(part, colouring));
    case 'or':
      return condition.of.some((part) => holds(part, colouring));
    case 'sum':
      return passes(
        condition.test,
        condition.terms.reduce((sum, term) => sum + (holds(term.of, colouring) ? term.weight : 0), 0),
      );
  }
}

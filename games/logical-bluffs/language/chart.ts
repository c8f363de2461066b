import type { Cell } from '../grid';
import { Budget } from './budget';
import { spellings } from './spellings';
import type { Word } from './words';

// A small chart parser: every rule is tried once at every place, all its results are kept, and results that mean the
// same are one. So ambiguity is found (two results for the whole sentence) and costs no more than it has to. Rules
// must not begin with themselves. Why no library: docs/decisions, "The statement language has its own chart parser".

/** One way to read the words from some place up to `end`. */
export interface Parsed<T> {
  readonly value: T;
  readonly end: number;
}

export type Rule<T> = (chart: Chart, at: number) => readonly Parsed<T>[];

/** Results that one sentence may have, of all rules at all places: some hundredths of a second. */
export const MAX_CHART_STEPS = 10_000;
/** The same of one that is read in several ways, all of them together. */
export const MAX_STEPS_IN_SEVERAL_WAYS = 16_000;

/** What is known while one sentence is read. */
export class Chart {
  private readonly memo = new Map<unknown, (readonly Parsed<unknown>[] | undefined)[]>();
  /** The place at which reading stopped: the furthest word that nothing could take. */
  stoppedAt = 0;

  /** The tiles that are spoken of; what a sentence takes for granted of them is held against them. */
  constructor(
    readonly words: readonly Word[],
    readonly subset: readonly Cell[],
    /** Whether verbs are left out ("A1 red, all others blue"), rather than said. */
    readonly isBare = false,
    private readonly budget = new Budget(MAX_CHART_STEPS),
    /** Where some row, column or square is spoken of: the tiles of each that it may be; null: all of the subset. */
    readonly lines: readonly (readonly Cell[])[] | null = null,
    /** Why something that was understood does not fit ("there are six tiles, not four"). */
    readonly misfits = new Set<string>(),
  ) {}

  private twin: Chart | null = null;
  private readonly lined = new Map<string, Chart>();

  /** The same words, read as if their verbs were left out. */
  get bare(): Chart {
    this.twin ??= this.isBare ? this : new Chart(this.words, this.subset, true, this.budget, this.lines, this.misfits);
    return this.twin;
  }

  /** The same words, said of one of these lines. */
  ofLines(lines: readonly (readonly Cell[])[]): Chart {
    const key = lines.map((line) => line.join('')).join(' ');
    const known =
      this.lined.get(key) ?? new Chart(this.words, this.subset, this.isBare, this.budget, lines, this.misfits);
    this.lined.set(key, known);
    return known;
  }

  /** Nothing that was tried here could take this word. */
  missed(at: number) {
    if (at > this.stoppedAt) this.stoppedAt = at;
  }

  /** What is tried costs as well as what is found. */
  spend(steps: number) {
    this.budget.spend(steps);
  }

  remembered<T>(rule: Rule<T>, at: number): readonly Parsed<T>[] {
    let row = this.memo.get(rule);
    if (row === undefined) {
      row = [];
      this.memo.set(rule, row);
    }
    const known = row[at];
    if (known !== undefined) return known as readonly Parsed<T>[];
    const found = distinctResults(rule(this, at));
    this.spend(1 + found.length);
    row[at] = found;
    return found;
  }
}

function distinctResults<T>(results: readonly Parsed<T>[]): readonly Parsed<T>[] {
  if (results.length < 2 || haveEndsOfTheirOwn(results)) return results;
  const seen = new Map<string, Parsed<T>>();
  for (const result of results) {
    // Of what is a function nobody can tell whether it does the same.
    const isFunction = typeof result.value === 'function';
    const key = `${result.end} ${isFunction ? seen.size : JSON.stringify(result.value)}`;
    if (!seen.has(key)) seen.set(key, result);
  }
  return [...seen.values()];
}

/** Those that end in different places are not the same. */
function haveEndsOfTheirOwn(results: readonly Parsed<unknown>[]): boolean {
  let ends = 0;
  for (const { end } of results) {
    const bit = 1 << (end & 31);
    if ((ends & bit) !== 0) return false;
    ends |= bit;
  }
  return true;
}

/** With which words a rule can begin, and whether it can do without any. */
interface Beginning {
  readonly canBe: (word: Word) => boolean;
  readonly canBeEmpty: boolean;
}

/** How rules begin, where that is known: asked for late, as rules refer to one another in a circle. */
const beginnings = new WeakMap<Rule<unknown>, () => Beginning | null>();

function beginning(one: Rule<unknown>): Beginning | null {
  const find = beginnings.get(one);
  if (find === undefined) return null;
  const found = find();
  beginnings.set(one, () => found);
  return found;
}

function begins<T>(one: Rule<T>, how: () => Beginning | null): Rule<T> {
  beginnings.set(one, how);
  return one;
}

/** A rule that gives of what `one` gives, and looks at no word before that. */
export const asOf = <T, U>(one: Rule<T>, rule: Rule<U>): Rule<U> => begins(rule, () => beginning(one));

const empty: Beginning = { canBe: () => false, canBeEmpty: true };

/** One of these. */
function anyBeginning(all: readonly (Beginning | null)[]): Beginning | null {
  const known = all.filter((each) => each !== null);
  if (known.length < all.length) return null;
  return {
    canBe: (word) => known.some((each) => each.canBe(word)),
    canBeEmpty: known.some((each) => each.canBeEmpty),
  };
}

/** One after the other: what can be left out lets the next one begin. */
function beginningOfAll([first, ...more]: readonly Rule<unknown>[]): Beginning | null {
  const begun = first === undefined ? empty : beginning(first);
  if (begun === null || !begun.canBeEmpty || more.length === 0) return begun;
  const next = beginningOfAll(more);
  return next === null ? null : { canBe: (word) => begun.canBe(word) || next.canBe(word), canBeEmpty: next.canBeEmpty };
}

/** Whether it is worth a try: where a rule cannot begin it has no results and costs nothing. */
const canBegin = (how: Beginning | null, word: Word | undefined): boolean =>
  how === null || how.canBeEmpty || (word !== undefined && how.canBe(word));

/** A rule by itself: remembered, and free to refer to rules that are defined further down. */
export function rule<T>(define: () => Rule<T>): Rule<T> {
  let body: Rule<T> | undefined;
  const defined = () => {
    body ??= define();
    return body;
  };
  const tried = worthATry([defined], (body) => beginning(body()));
  return begins(
    (chart, at) => (tried(chart, at).length === 0 ? none : chart.remembered(defined(), at)),
    () => beginning(defined()),
  );
}

/**
 * Words as they stand: `at least|most the? tile|tiles`. A bar gives choices, a question mark makes one optional, and
 * several phrases may be given.
 */
export function phrase(...texts: readonly string[]): Rule<null> {
  const patterns = texts.map((text) =>
    text
      .split(' ')
      .filter((part) => part !== '')
      .map(parsePart),
  );
  const tried = worthATry(patterns, beginningOfWords);
  return begins(
    (chart, at) => {
      const ends: number[] = [];
      for (const parts of tried(chart, at)) collectEnds({ chart, parts, ends }, at);
      return ends.length === 0 ? none : ends.map((end) => ({ value: null, end }));
    },
    () => anyBeginning(patterns.map(beginningOfWords)),
  );
}

/** Of several, those that can begin with the word that comes. */
function worthATry<T>(all: readonly T[], how: (one: T) => Beginning | null) {
  const byWord = new Map<string, readonly T[]>();
  let known: readonly (Beginning | null)[] | undefined;
  return (chart: Chart, at: number): readonly T[] => {
    const word = chart.words[at];
    const key = word?.text ?? '';
    known ??= all.map(how);
    const some = byWord.get(key) ?? all.filter((_, i) => canBegin(known?.[i] ?? null, word));
    if (byWord.size < MAX_KNOWN_WORDS) byWord.set(key, some);
    if (some.length < all.length) chart.missed(at);
    return some;
  };
}

/** More words than the grammar knows; of others, which anybody can make up, none is kept. */
const MAX_KNOWN_WORDS = 2000;

interface PhrasePart {
  readonly words: readonly string[];
  readonly optional: boolean;
}

const none: readonly Parsed<never>[] = [];

function beginningOfWords(parts: readonly PhrasePart[]): Beginning {
  const first = parts.findIndex(({ optional }) => !optional);
  const words = new Set(parts.slice(0, first < 0 ? parts.length : first + 1).flatMap((part) => part.words));
  return { canBe: ({ text }) => words.has(text), canBeEmpty: first < 0 };
}

/** Every word that the grammar asks for by its spelling. */
export const vocabulary = new Set<string>();

function parsePart(part: string): PhrasePart {
  const optional = part.endsWith('?') && part.length > 1;
  const words = part.split('|').map((word) => spelled(word.length > 1 ? word.replace(/\?$/, '') : word));
  for (const word of words) vocabulary.add(word);
  return { words, optional };
}

/** As the words of a text are spelled. */
function spelled(word: string): string {
  const known = spellings.get(word);
  return known === undefined || known === '' || known.includes(' ') ? word : known;
}

interface Walk {
  readonly chart: Chart;
  readonly parts: readonly PhrasePart[];
  readonly ends: number[];
}

function collectEnds(walk: Walk, at: number, from = 0) {
  const { chart, parts, ends } = walk;
  const part = parts[from];
  if (part === undefined) {
    if (!ends.includes(at)) ends.push(at);
    return;
  }
  if (part.optional) collectEnds(walk, at, from + 1);
  const word = chart.words[at];
  if (word !== undefined && part.words.includes(word.text)) collectEnds(walk, at + 1, from + 1);
  else chart.missed(at);
}

/** One word that `read` makes something of. */
export function wordThat<T>(read: (word: Word) => T | null): Rule<T> {
  return begins(
    (chart, at) => {
      const word = chart.words[at];
      const value = word === undefined ? null : read(word);
      if (value === null) {
        chart.missed(at);
        return [];
      }
      return [{ value, end: at + 1 }];
    },
    () => ({ canBe: (word) => read(word) !== null, canBeEmpty: false }),
  );
}

type Values<Rules extends readonly Rule<unknown>[]> = {
  [K in keyof Rules]: Rules[K] extends Rule<infer T> ? T : never;
};

/** One after the other; `make` puts their values together, or refuses with undefined. */
export function seq<const Rules extends readonly Rule<unknown>[], T>(
  rules: Rules,
  make: (...values: Values<Rules>) => T,
): Rule<Exclude<T, undefined>> {
  return seqEach(rules, (...values) => {
    const value = make(...values);
    return value === undefined ? [] : [value as Exclude<T, undefined>];
  });
}

/** As `seq`, where words can mean several things, or nothing. */
export function seqEach<const Rules extends readonly Rule<unknown>[], T>(
  rules: Rules,
  make: (...values: Values<Rules>) => readonly T[],
): Rule<T> {
  const [first, ...others] = rules;
  if (first === undefined) throw new Error('a sequence has a first part');
  const parse: Rule<T> = (chart, at) => {
    const begun = first(chart, at);
    if (begun.length === 0) return none;
    chart.spend(begun.length);
    let partial: Partial[] = [];
    for (const { value, end } of begun) partial.push({ values: [value], end });
    for (const next of others) {
      partial = continued(chart, partial, next);
      if (partial.length === 0) return none;
      chart.spend(partial.length);
    }
    const found: Parsed<T>[] = [];
    for (const { values, end } of partial)
      for (const value of make(...(values as Values<Rules>))) found.push({ value, end });
    return found;
  };
  return begins(parse, () => beginningOfAll(rules));
}

interface Partial {
  readonly values: readonly unknown[];
  readonly end: number;
}

function continued(chart: Chart, partial: readonly Partial[], next: Rule<unknown>): Partial[] {
  const longer: Partial[] = [];
  for (const { values, end } of partial)
    for (const found of next(chart, end)) longer.push({ values: [...values, found.value], end: found.end });
  return longer;
}

/** Any of these. */
export function either<Rules extends readonly Rule<unknown>[]>(...rules: Rules): Rule<Values<Rules>[number]> {
  const tried = worthATry(rules, beginning);
  const parse: Rule<Values<Rules>[number]> = (chart, at) => {
    let found: readonly Parsed<Values<Rules>[number]>[] = none;
    for (const one of tried(chart, at)) {
      const more = one(chart, at) as typeof found;
      if (more.length > 0) found = found.length === 0 ? more : [...found, ...more];
    }
    return found;
  };
  return begins(parse, () => anyBeginning(rules.map(beginning)));
}

/** It, or nothing. */
export function optional<T>(one: Rule<T>): Rule<T | null> {
  return begins<T | null>(
    (chart, at) => [{ value: null, end: at }, ...one(chart, at)],
    () => anyBeginning([empty, beginning(one)]),
  );
}

/** Words that mean `value`. */
export const means = <T>(value: T, ...texts: readonly string[]): Rule<T> => map(phrase(...texts), () => value);

export function map<T, U>(one: Rule<T>, make: (value: T) => U): Rule<Exclude<U, undefined>> {
  return seq([one], (value) => make(value as T));
}

/** As `one`, where none of these words comes next. */
export function notBefore<T>(one: Rule<T>, ...words: readonly string[]): Rule<T> {
  return asOf(one, (chart, at) => one(chart, at).filter(({ end }) => !words.includes(chart.words[end]?.text ?? '')));
}

/** As `one`, where one of these words comes at all: what it is not there for is not tried. */
export const ifThereIs = <T>(words: readonly string[], one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) => (chart.words.slice(at).some(({ text }) => words.includes(text)) ? one(chart, at) : []));

/** Nothing, where what is taken for granted of the tiles fits; otherwise the reason is noted. */
export const fits = (
  isSo: (subset: readonly Cell[]) => boolean,
  why: (subset: readonly Cell[]) => string,
): Rule<null> =>
  begins(
    (chart, at) => {
      if (isSo(chart.subset)) return [{ value: null, end: at }];
      chart.misfits.add(why(chart.subset));
      return [];
    },
    () => empty,
  );

/** As `one`, said of one of these lines. */
export const ofLines = <T>(lines: readonly (readonly Cell[])[], one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) => one(chart.ofLines(lines), at));

/** One, and what comes after it, which is read by what the first one was. */
export const followedBy = <T, U>(
  first: Rule<T>,
  next: (value: T, subset: readonly Cell[]) => Rule<U>,
): Rule<readonly [T, U]> =>
  begins(
    (chart, at) =>
      first(chart, at).flatMap(({ value, end }) =>
        next(value, chart.subset)(chart, end).map((found) => ({
          value: [value, found.value] as const,
          end: found.end,
        })),
      ),
    () => {
      const begun = beginning(first);
      return begun?.canBeEmpty === true ? null : begun;
    },
  );

/** Nothing, in place of a verb that is left out. */
export const noVerb: Rule<null> = begins(
  (chart, at) => (chart.isBare ? [{ value: null, end: at }] : []),
  () => empty,
);

/** As `one`, with the verb left out. */
export const barely = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) => one(chart.bare, at).filter(({ end }) => !hasVerb(chart.words.slice(at, end))));

/** A verb that is not in a clause of its own ("that is ...") would make a sentence with a verb of it. */
function hasVerb(words: readonly Word[]): boolean {
  const clause = words.findIndex(({ text }) => ['that', 'which', 'where', 'whose'].includes(text));
  const outside = clause < 0 ? words : words.slice(0, clause);
  return outside.some(({ text }) => verbs.has(text));
}

const verbs = new Set(
  'is has contain appear exist do touch border match differ outnumber exceed share show lie make cover account form consist beat'.split(
    ' ',
  ),
);

/** What `make` finds in the tiles that are spoken of. */
export const given = <T>(make: (subset: readonly Cell[]) => readonly T[]): Rule<T> =>
  begins(
    (chart, at) => make(chart.subset).map((value) => ({ value, end: at })),
    () => empty,
  );

/** It, `from` these words on, but only where none of `words` is the one before. */
export function notAfter<T>(one: Rule<T>, ...words: readonly string[]): Rule<T> {
  return asOf(one, (chart, at) => (words.includes(chart.words[at - 1]?.text ?? '') ? [] : one(chart, at)));
}

/** Nothing, always: what means `value` without a word. */
export const nothing = <T>(value: T): Rule<T> =>
  begins(
    (_chart, at) => [{ value, end: at }],
    () => empty,
  );

/** "They" and "it" are all the tiles only where nothing was spoken of before. */
export const atStart = <T>(one: Rule<T>): Rule<T> => asOf(one, (chart, at) => (at === 0 ? one(chart, at) : []));

/** One or more, with `between` between them. */
export function list<T>(one: Rule<T>, between: Rule<unknown>): Rule<readonly T[]> {
  const more: Rule<readonly T[]> = (chart, at) =>
    one(chart, at).flatMap((first) => [
      { value: [first.value], end: first.end },
      ...between(chart, first.end).flatMap(({ end }) =>
        more(chart, end).map((rest) => ({ value: [first.value, ...rest.value], end: rest.end })),
      ),
    ]);
  return asOf(one, more);
}

/** "One of them", where that can only be one of all the tiles: nothing less was spoken of before. */
export const ofAllTiles = <T>(one: Rule<T>): Rule<T> =>
  asOf(one, (chart, at) => (speaksOfSome(chart, at) ? [] : one(chart, at)));

/** "These tiles are red", where they can only be all of them: no others were spoken of before. */
export const theseOfAll = <T>(one: Rule<T>, speaksOfOthers = speaksOfSome): Rule<T> =>
  asOf(one, (chart, at) => {
    const said = one(chart, at);
    const word = chart.words.slice(at, at + 4).find(({ text }) => text === 'these' || text === 'those');
    if (said.length === 0 || word === undefined || !speaksOfOthers(chart, at)) return said;
    chart.misfits.add(`“${word.text}” may be all tiles, or those that were just spoken of; say which ones.`);
    return [];
  });

/** "The top row is red and there is a blue in these": a part was spoken of in what is joined to this. */
export const speaksOfAPart = (chart: Chart, end: number): boolean => {
  const joint = chart.words.slice(0, end).findLastIndex(({ text }) => /^(?:and|or|but|while|then|[,;.])$/.test(text));
  return chart.words.slice(0, Math.max(joint, 0)).some(({ text }) => partsOfTheSubset.test(text));
};

/** Whether the words up to here speak of several tiles that are not all. */
const speaksOfSome = ({ words, subset }: Chart, end: number): boolean =>
  words.slice(0, end).filter(({ text }) => /^[A-D][1-4]$/.test(text)).length > 1 ||
  words
    .slice(0, end)
    .some(
      ({ text, number }, i) =>
        partsOfTheSubset.test(text) ||
        isOfSuchTiles(words[i - 1]?.text, text, words[i + 1]?.text) ||
        (number !== null && number > 1 && number !== subset.length && isOfTiles(words.slice(i + 1, i + 3))),
    );

const partsOfTheSubset =
  /^(?:rows?|columns?|corners?|edges?|centre|diagonals?|diagonally|adjacent|orthogonally|neighbours?|pairs?|touch|next|top|bottom|left|right|leftmost|rightmost|squares?|lines?|2x2)$/;

/** "Red tiles", "reds", "some tiles": just those. */
const isOfSuchTiles = (before: string | undefined, text: string, after: string | undefined): boolean =>
  /^(?:red|blue|green|yellow)s$/.test(text) ||
  (/^(?:red|blue|green|yellow)$/.test(text) && /^(?:tile|one)s?$/.test(after ?? '')) ||
  (/^(?:some|a|one|another|several)$/.test(before ?? '') && /^tiles?$/.test(text));

/** "Two tiles", but neither "two colours" nor "two of them", nor the first of "two and four of them". */
const isOfTiles = ([next, after]: readonly Word[]): boolean =>
  !(/^(?:and|or|to)$/.test(next?.text ?? '') && typeof after?.number === 'number') &&
  ![next, after].some((word) => /^(?:colours?|them|these|those)$/.test(word?.text ?? ''));

import type { Cell, Colour } from '../grid';
import {
  barely,
  either,
  ifThereIs,
  list,
  map,
  means,
  type Parsed,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { type Clause, clause } from './clauses';
import { anyColour, cellName } from './colours';
import { contents } from './contents';
import { deniedWays, type LineVerb, lineVerb, saidOfLines } from './line-verbs';
import { type LinePhrase, linePhrase } from './lines';
import {
  conjunction,
  disjunction,
  inCells,
  isCounting,
  none,
  notOf,
  ofColours,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { tilesPhrase } from './noun-phrases';
import { alsoFor, determiner, type Quantity, quantity } from './numbers';
import { saidOf } from './tile-clauses';

// A second part without its verb, which is that of the first: "row 1 has two reds and row 2 one", "column A is red, column
// B blue and column C green", "B1 has two red neighbours and B2 one".

export const gapped: Rule<Statement> = (chart, at) =>
  either(
    ifThereIs(['row', 'rows', 'column', 'columns'], ofOtherLines),
    ifThereIs(['neighbour', 'neighbours', 'next', 'adjacent'], besideAnother),
    likenedAgain,
  )(chart, at);

type Joint = 'and' | 'or' | ',';

const joint: Rule<Joint> = either(
  means<Joint>(',', ',', ';'),
  means<Joint>('and', ',? and|but|while'),
  means<Joint>('or', ',? or'),
);

/** What the joints between the parts come to; null where some are "and" and some "or". */
function joinedBy(joints: readonly Joint[]): typeof conjunction | null {
  const said = new Set(joints.filter((each) => each !== ','));
  if (said.size > 1) return null;
  return said.has('or') ? disjunction : conjunction;
}

// --- of other rows

interface SaidOfLine {
  readonly of: LinePhrase;
  readonly verb: LineVerb;
  readonly isHaving: boolean;
}

/** What is said of another row: what it has, how it is, that it is not so, or how many of the same. */
type Again =
  | { readonly type: 'has'; readonly are: Statement }
  | { readonly type: 'is'; readonly verb: LineVerb }
  | { readonly type: 'not' }
  | { readonly type: 'many'; readonly many: Quantity };

const ofOtherLines: Rule<Statement> = rule(() =>
  seqEach([saidOfLine, list(otherLine, phrase(''))], (first, others) => {
    const join = joinedBy(others.map((other) => other.joint));
    if (join === null) return [];
    const had = [first.verb.are];
    const ways = others.map(({ of, again }) => {
      const verbs = verbsAgain(first, again, had);
      if (again.type === 'has') had.push(again.are);
      return verbs.flatMap((verb) => saidOfLines(of, verb));
    });
    return inEveryWay([saidOfLines(first.of, first.verb), ...ways]).map(join);
  }),
);

/** What is said again, where the parts before have `had` these. */
function verbsAgain({ verb, isHaving }: SaidOfLine, again: Again, had: readonly Statement[]): LineVerb[] {
  switch (again.type) {
    case 'has':
      return isHaving ? [{ are: again.are, denied: false }] : [];
    case 'is':
      return isHaving || again.verb.denied ? [] : [again.verb];
    case 'not':
      return isHaving ? [] : deniedWays({ are: verb.are, denied: false });
    case 'many':
      return isHaving ? soManyAgain(had, again.many).map((are) => ({ are, denied: false })) : [];
  }
}

/** So many of those that were counted last; "none" after several may be none of any of them. */
function soManyAgain(had: readonly Statement[], many: Quantity): Statement[] {
  const ways = had.map((are) => numbersAgain(are, many));
  return [...(ways.at(-1) ?? []), ...(many.kind === 'no' ? inEveryWay(ways).map(conjunction) : [])];
}

const inEveryWay = (parts: readonly (readonly Statement[])[]): (readonly Statement[])[] =>
  parts.reduce<(readonly Statement[])[]>((ways, part) => ways.flatMap((way) => part.map((one) => [...way, one])), [[]]);

/** A part that speaks of one row by its name, and whether that has something or is so. */
const saidOfLine: Rule<SaidOfLine> = (chart, at) =>
  clause(chart, at).flatMap(({ value: { line }, end }): Parsed<SaidOfLine>[] => {
    if (line === undefined || line.of.type !== 'places' || line.of.places.length > 1) return [];
    if (line.verb.denied || line.verb.notAll === true || line.verb.whole === true) return [];
    const isHaving = chart.words.slice(at, end).some(({ text }) => /^(?:has|contain)$/.test(text));
    return [{ value: { ...line, isHaving }, end }];
  });

interface OtherLine {
  readonly joint: Joint;
  readonly of: LinePhrase;
  readonly again: Again;
}

const otherLine: Rule<OtherLine> = rule(() =>
  seqEach([joint, linePhrase, withoutVerb], (how, of, again) =>
    of.type === 'places' && of.joint === 'and' ? [{ joint: how, of, again }] : [],
  ),
);

/** "row 2 a blue", "row 2 all blue", "row 2 not", "row 2 one" */
const withoutVerb: Rule<Again> = rule(() =>
  either(
    map(barely(contents), (are): Again => ({ type: 'has', are })),
    map(notOfANumber(barely(lineVerb)), (verb): Again => ({ type: 'is', verb })),
    means<Again>({ type: 'not' }, 'not'),
    map(either(determiner, noneAtAll, evenOrOdd), (many): Again => ({ type: 'many', many })),
  ),
);

const evenOrOdd: Rule<Quantity> = either(
  means(quantity({ type: 'even' }, 'counted'), 'a even number', 'a even number of them'),
  means(quantity({ type: 'odd' }, 'counted'), 'a odd number', 'a odd number of them'),
);

const noneAtAll: Rule<Quantity> = means(quantity(none, 'no'), 'none');

/** No row is "two blues". */
const notOfANumber =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) => {
    const [word, next] = [chart.words[at], chart.words[at + 1]];
    const isNumber = word !== undefined && word.number !== null && next?.text !== 'colour';
    return isNumber || /^(?:no|a|more|fewer|at|exactly|only|just)$/.test(word?.text ?? '') ? [] : one(chart, at);
  };

/** So many of those that were counted: by itself, or by the word of the first number ("at most two ... and row 2 one"). */
function numbersAgain(are: Statement, many: Quantity): Statement[] {
  if (are.type !== 'tiles' && are.type !== 'colours') return [];
  const isPlain = are.type === 'tiles' ? are.are.type === 'any' : are.which === null;
  if (!isPlain || !isCounting(are.quantifier)) return [];
  return quantifiersAgain(are.quantifier, many).map((quantifier) => ({ ...are, quantifier }));
}

function quantifiersAgain(first: Quantifier, many: Quantity): Quantifier[] {
  if (!isCounting(many.quantifier) || many.denied || many.kind === 'a') return [];
  const also = alsoFor(quantity(first, 'counted'), many);
  return [many.quantifier, ...(also === null ? [] : [also.quantifier])];
}

// --- of what other tiles are next to

type Adjacent = Extract<TileCondition, { type: 'adjacent' }>;

/** "B1 has two red neighbours and B2 one", "... and B2 has a blue one" */
const besideAnother: Rule<Statement> = rule(() =>
  seqEach([clause, joint, tilesPhrase, asBefore], (before, how, subject, again) => {
    const join = joinedBy([how]);
    const first = besideOf(before);
    if (join === null || first === null || subject.cells === null || subject.joint !== 'and') return [];
    return besideAgain(first, again).flatMap((so) =>
      saidOf(subject, { type: 'is', so, denied: false, all: false }).map((other) => join([before.is, other])),
    );
  }),
);

/** What a tile by its name is next to, where that is all that is said of it. */
function besideOf({ subject, verb }: Clause): Adjacent | null {
  if (subject === null || subject.cells === null || subject.quantity.denied || subject.joint !== 'and') return null;
  return verb?.type === 'is' && !verb.denied && verb.so.type === 'adjacent' && verb.so.isAnother !== true
    ? verb.so
    : null;
}

interface AsBefore {
  readonly many: Quantity;
  /** Of another colour; null: of the same. */
  readonly of: readonly Colour[] | null;
}

const asBefore: Rule<AsBefore> = rule(() =>
  either(
    seq([phrase('has?'), either(determiner, noneAtAll)], (_, many) => ({ many, of: null })),
    seq([phrase('has?'), determiner, anyColour, phrase('one|ones?')], (_, many, of) => ({ many, of })),
  ),
);

function besideAgain(first: Adjacent, { many, of }: AsBefore): TileCondition[] {
  if (of === null) return quantifiersAgain(first.quantifier, many).map((quantifier) => ({ ...first, quantifier }));
  return many.denied || !isCounting(many.quantifier) || first.which.type !== 'colour'
    ? []
    : [{ ...first, quantifier: many.quantifier, which: ofColours(of) }];
}

// --- of what other tiles are like

/** "A1 differs from C3, and B1 from C2", "B2 has the colour of B1, C2 that of C1" */
export const likenedAgain: Rule<Statement> = rule(() =>
  seqEach([clause, list(anotherLikeness, phrase(''))], (before, others) => {
    const unlike = likenessOf(before);
    if (unlike === null) return [];
    const again = others.flatMap(({ cell, to }) =>
      cell === to
        ? []
        : [
            tilesAre(some, {
              which: inCells([cell]),
              are: unlike ? notOf({ type: 'sameColour', as: to }) : { type: 'sameColour', as: to },
            }),
          ],
    );
    return again.length < others.length ? [] : [conjunction([before.is, ...again])];
  }),
);

const anotherLikeness: Rule<{ readonly cell: Cell; readonly to: Cell }> = rule(() =>
  seq(
    [
      phrase(',? and|but|while', ','),
      cellName,
      phrase('that of', 'the colour of', 'from', 'as', 'to', 'with'),
      cellName,
    ],
    (_, cell, __, to) => ({ cell, to }),
  ),
);

/** Whether one tile is said to be unlike another one; null: it is not likened to one. */
function likenessOf({ subject, verb }: Clause): boolean | null {
  if (subject?.cells?.length !== 1 || verb?.type !== 'is' || verb.denied) return null;
  const { so } = verb;
  if (so.type === 'sameColour') return so.as === 'it' ? null : false;
  return so.type === 'not' && so.of.type === 'sameColour' && so.of.as !== 'it' ? true : null;
}

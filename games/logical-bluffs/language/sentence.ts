import { either, ifThereIs, list, map, means, notBefore, phrase, type Rule, rule, seq, seqEach } from './chart';
import { clause } from './clauses';
import { likenedAgain } from './gapped';
import { lastPart, upToTheLastPart } from './last-part';
import { leaning, leaningCondition } from './leaning-sentences';
import {
  allOf,
  conjunction,
  deny,
  disjunction,
  implies,
  partsOf,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { tilesPhrase } from './noun-phrases';
import { predicate } from './predicates';
import { restAfterAlternatives, restAfterSeveral, withNothingBefore } from './rest-of-all';
import { saidOf } from './tile-clauses';
import { turned } from './turned-sentences';
import { theVerbFirst } from './verb-first';

// Sentences joined: and, or, not, if. "And" binds tighter than "or"; a comma before "and" or "or" splits at the top;
// "if", "unless" and the like split before both; "it is not true that" reaches to the end of its part.
//
// The grammar's files import one another in a circle, rightly: sentences have parts that are sentences. `rule(() => ...)`
// binds late, so nothing of another file is asked for before all of them are there.

export const exclusive = (a: Statement, b: Statement): Statement => ({ type: 'xor', of: [a, b] });

export const andWord = phrase(
  'and',
  'but',
  'and also',
  'and that',
  'while',
  'whereas',
  'yet',
  'and then?',
  'but also',
  'and yet',
  'though',
  'although',
);
const orWord = phrase('or', 'or else', 'or that', 'or that?');

/** The rest of its part belongs to it, so nothing may go on after it but what splits further out. */
const toTheEnd = (one: Rule<Statement>) => notBefore(one, 'and', 'or', 'but', 'xor', 'while', 'whereas');

const simple: Rule<Statement> = rule(() => map(clause, ({ is }) => is));

/** Used where a clause stands inside a phrase: "a row in which no tile is red". */
export const clauseWithin: Rule<Statement> = rule(() => simple);

const denyWords = phrase(
  'it is not true|so that?',
  'it is not the case that',
  'it is false|untrue|incorrect|wrong|impossible that',
  'not true that',
  'not the case that',
  'it is not that',
  'it cannot is that',
  'it do not hold that',
);

const denial: Rule<Statement> = rule(() =>
  either(
    seq([denyWords, toTheEnd(maximalSentence)], (_, of) => deny(of)),
    seq(
      [
        phrase('it is true|so that', 'it is the case that', 'it holds that', 'it is a fact that', 'it is certain that'),
        toTheEnd(maximalSentence),
      ],
      (_, of) => of,
    ),
    bracketedDenial,
    seq([notOfAName, toTheEnd(maximalSentence)], (_, of) => deny(of)),
  ),
);

/** "Not A1 is red or B1 is blue": what is denied is that, or all of it. */
const notOfAName: Rule<null> = (chart, at) =>
  /^[A-D][1-4]$/.test(chart.words[at + 1]?.text ?? '') ? phrase('not')(chart, at) : [];

const bracketedDenial: Rule<Statement> = rule(() =>
  seq([phrase('not', 'not that'), phrase('('), topSentence, phrase(')')], (_, __, of) => deny(of)),
);

export const unit: Rule<Statement> = rule(() =>
  either(
    simple,
    withNothingBefore(upToTheLastPart(leaning)),
    likenedAgain,
    withNothingBefore(restAfterSeveral),
    turned,
    bracketed,
    bracketedDenial,
    seq([phrase('both'), simple, phrase('and'), simple], (_, a, __, b) => conjunction([a, b])),
    seq([phrase('neither'), simple, phrase('nor'), simple], (_, a, __, b) => conjunction([deny(a), deny(b)])),
  ),
);

export const bracketed: Rule<Statement> = rule(() => seq([phrase('('), topSentence, phrase(')')], (_, of) => of));

// --- and, or

export const conjunct: Rule<Statement> = rule(() =>
  either(
    unit,
    seq([unit, andWord, conjunct], (a, _, b) => conjunction([a, b])),
    denial,
    seq([unit, andWord, condition], (a, _, b) => conjunction([a, b])),
    ifThereIs(
      ['nor'],
      seq(
        [
          unit,
          list(
            seq([phrase(',? and? nor'), theVerbFirst], (_, one) => deny(one)),
            phrase(''),
          ),
        ],
        (a, others) => conjunction([a, ...others]),
      ),
    ),
    seq([list(unit, phrase(',')), phrase(','), unit, phrase('and', ', and'), unit], (some, _, b, __, c) =>
      conjunction([...some, b, c]),
    ),
  ),
);

const disjunct: Rule<Statement> = rule(() =>
  either(
    conjunct,
    seq([conjunct, orWord, disjunct], (a, _, b) => disjunction([a, b])),
    seq([conjunct, orWord, condition], (a, _, b) => disjunction([a, b])),
    seq([phrase('either'), conjunct, orWord, disjunct], (_, a, __, b) => disjunction([a, b])),
    seq([phrase('either'), conjunct, orWord, conjunct, phrase('or both', ', or both')], (_, a, __, b) =>
      disjunction([a, b]),
    ),
    seq([conjunct, orWord, conjunct, phrase(',? or both')], (a, _, b) => disjunction([a, b])),
    seq([list(unit, phrase(',')), phrase(','), unit, phrase('or', ', or'), unit], (some, _, b, __, c) =>
      disjunction([...some, b, c]),
    ),
  ),
);

export const when = phrase('if', 'when', 'whenever', 'in case');

const condition: Rule<Statement> = rule(() =>
  either(
    seq([when, disjunct, phrase(',? then', ',', ''), toTheEnd(maximalSentence)], (_, a, __, b) => implies(a, b)),
    seq([phrase('unless'), disjunct, phrase(',', ', then'), toTheEnd(maximalSentence)], (_, a, __, b) =>
      disjunction([a, b]),
    ),
    seq(
      [when, disjunct, phrase(',? then', ','), conjunct, phrase(',? otherwise|else', ', and otherwise'), conjunct],
      (_, a, __, b, ___, c) => conjunction([implies(a, b), disjunction([a, c])]),
    ),
    withNothingBefore(leaningCondition),
    ifThereIs(
      ['although', 'though', 'while', 'whereas'],
      seq(
        [
          phrase('although', 'though', 'even though', 'while', 'whereas'),
          disjunct,
          phrase(','),
          toTheEnd(maximalSentence),
        ],
        (_, a, __, b) => conjunction([a, b]),
      ),
    ),
    ifThereIs(
      ['vice', 'conversely'],
      seq(
        [when, disjunct, phrase(',? then', ','), conjunct, phrase(',? and vice versa', ',? and conversely')],
        (_, a, __, b): Statement => ({ type: 'iff', of: [a, b] }),
      ),
    ),
    ifThereIs(['otherwise', 'else'], isOrElse),
  ),
);

/** "A1 is red if B1 is blue, and green otherwise" */
const isOrElse: Rule<Statement> = rule(() =>
  seqEach(
    [
      tilesPhrase,
      phrase('is'),
      predicate,
      when,
      disjunct,
      phrase(',? and|but', ','),
      phrase('is?'),
      predicate,
      phrase('otherwise|else'),
    ],
    (subject, _, so, __, condition, ___, ____, or) => {
      if (subject.cells === null && !['every', 'the'].includes(subject.quantity.kind)) return [];
      const said = (what: TileCondition) => saidOf(subject, { type: 'is', so: what, denied: false, all: false });
      return said(so).flatMap((then) =>
        said(or).map((other) => conjunction([implies(condition, then), disjunction([condition, other])])),
      );
    },
  ),
);

export const notBoth = phrase(
  ',? but not both',
  ',? and not both',
  ',? not both',
  ', but never both',
  'but never both',
  ',? but|and not both of them|colours',
);

/** "A red tile or a blue tile, but not both": of the two parts, wherever "or" joins them. */
const exclusively: Rule<Statement> = rule(() =>
  either(
    ifThereIs(
      ['both'],
      either(
        seq([phrase('either?'), conjunct, phrase('or', ', or'), conjunct, notBoth], (_, a, __, b) => exclusive(a, b)),
        seqEach([disjunct, notBoth], (of) => ofTwo(of) ?? someOfTwo(of)),
      ),
    ),
    ifThereIs(
      ['xor'],
      seq([conjunct, phrase(',? xor'), conjunct], (a, _, b) => exclusive(a, b)),
    ),
    seq(
      [
        phrase(
          'exactly one of these two? statements|things? is true :',
          'exactly one of the following two? statements|things? is true :',
          'exactly one of these two? hold|holds|contain :',
          'exactly one of the following hold|holds|contain :',
        ),
        conjunct,
        phrase('or|and', ';', ', or|and', ','),
        conjunct,
      ],
      (_, a, __, b) => exclusive(a, b),
    ),
    ifThereIs(
      ['true', 'hold', 'holds'],
      seq([soManyOfThese, conjunct, phrase('or|and', ';', ', or|and', ',', '; or|and'), conjunct], (join, a, _, b) =>
        join([a, b]),
      ),
    ),
  ),
);

/** "At least one of these is true:" */
const soManyOfThese: Rule<(of: readonly [Statement, Statement]) => Statement> = rule(() =>
  seq(
    [
      either(
        means(disjunction, 'at least one of', 'one or both of'),
        means((of: readonly Statement[]) => deny(conjunction(of)), 'at most one of', 'not both of'),
        means(conjunction, 'both of', 'both', 'each of'),
        means((of: readonly Statement[]) => conjunction(of.map(deny)), 'neither of', 'none of'),
      ),
      phrase('these two?', 'the following two?', 'the two'),
      phrase('', 'statements|things|claims|facts'),
      phrase('is true', 'hold|holds'),
      phrase(':', ',', ''),
    ],
    (join) => join,
  ),
);

/** Two that "or" joins, of which but one may hold. */
export function ofTwo(of: Statement): Statement[] | null {
  const [a, b, more] = of.type === 'or' ? of.of : [];
  return a === undefined || b === undefined || more !== undefined ? null : [exclusive(a, b)];
}

/** "A1 or B1 is red, but not both", "red or blue is present but not both" */
function someOfTwo(of: Statement): Statement[] {
  const [cell, either] = of.type === 'tiles' ? partsOf(of.type === 'tiles' ? allOf(of.which, of.are) : of) : [];
  if (of.type === 'tiles' && cell?.type === 'cells' && cell.cells.length === 1 && either?.type === 'or') {
    const [a, b, more] = either.of;
    if (a === undefined || b === undefined || more !== undefined) return [];
    const is = (so: TileCondition) => tilesAre(some, { which: cell, are: so });
    return [exclusive(is(a), is(b))];
  }
  if (of.type !== 'tiles' || of.quantifier.type !== 'number' || of.quantifier.min !== 1 || of.quantifier.max !== null)
    return [];
  const cells =
    of.which.type === 'cells'
      ? of.which.cells
      : of.which.type === 'and'
        ? of.which.of.flatMap((part) => (part.type === 'cells' ? part.cells : []))
        : [];
  return cells.length === 2 ? [{ ...of, quantifier: { type: 'number', min: 1, max: 1 } }] : [];
}

/** As much as there is, up to a comma that splits further out. */
export const maximalSentence: Rule<Statement> = rule(() =>
  either(
    disjunct,
    condition,
    seq(
      [disjunct, phrase(',? if and only if', ',? exactly when|if', ',? just in case', ',? only when and'), disjunct],
      (a, _, b): Statement => ({ type: 'iff', of: [a, b] }),
    ),
    seq([disjunct, phrase(',? only if|when'), disjunct], (a, _, b) => implies(a, b)),
    seq(
      [disjunct, phrase(',? if', ',? when', ',? whenever', ',? provided that?', ',? as long as'), disjunct],
      (b, _, a) => implies(a, b),
    ),
    ifThereIs(
      ['if', 'when', 'whenever'],
      seq([unit, andWord, conjunct, when, disjunct], (a, _, b, __, c) => conjunction([a, implies(c, b)])),
    ),
    ifThereIs(
      ['unless'],
      seq([unit, andWord, conjunct, phrase('unless'), disjunct], (a, _, b, __, c) =>
        conjunction([a, disjunction([b, c])]),
      ),
    ),
    seq([disjunct, phrase('implies that?', 'means that?'), disjunct], (a, _, b) => implies(a, b)),
    seq([disjunct, phrase(',? unless'), disjunct], (a, _, b) => disjunction([a, b])),
    exclusively,
  ),
);

const topAnd: Rule<Statement> = rule(() =>
  either(
    maximalSentence,
    withNothingBefore(restAfterAlternatives),
    lastPart,
    seq(
      [
        maximalSentence,
        phrase(', and|but|while|whereas|yet|although|though also?', ';', '; and|but', '.', '. and?', ', and that', ':'),
        topAnd,
      ],
      (a, _, b) => conjunction([a, b]),
    ),
    seq(
      [list(maximalSentence, phrase(',')), phrase(','), maximalSentence, phrase(', and'), maximalSentence],
      (some, _, b, __, c) => conjunction([...some, b, c]),
    ),
    notGoingOn(seq([unit, phrase(','), list(unit, phrase(','))], (a, _, more) => conjunction([a, ...more]))),
  ),
);

/** "A1 is red, B1 is blue, or C1 is green": what joins the last goes for all. */
const notGoingOn =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => {
      const [comma, word] = [chart.words[end]?.text, chart.words[end + 1]?.text];
      return !(word === 'or' && comma === ',') && comma !== 'or';
    });

/** A whole sentence with its verbs. */
export const topSentence: Rule<Statement> = rule(() =>
  either(
    topAnd,
    seq([topAnd, phrase(', or', '; or', ', or else'), topSentence], (a, _, b) => disjunction([a, b])),
    seq([phrase('either'), topAnd, phrase(', or'), topSentence], (_, a, __, b) => disjunction([a, b])),
    seq(
      [list(maximalSentence, phrase(',')), phrase(','), maximalSentence, phrase(', or'), maximalSentence],
      (some, _, b, __, c) => disjunction([...some, b, c]),
    ),
  ),
);

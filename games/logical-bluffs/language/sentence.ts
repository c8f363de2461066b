import { either, list, notBefore, phrase, type Rule, rule, seq } from './chart';
import { clause, contrast, fragment, shortCount, shortNamed } from './clauses';
import { conjunction, disjunction, type Statement } from './meaning';

// Sentences joined: and, or, not, if. "And" binds tighter than "or"; a comma before "and" or "or" splits at the top;
// "if", "unless" and the like split before both; "it is not true that" reaches to the end of its part.
//
// The grammar's files import one another in a circle, rightly: sentences have parts that are sentences. `rule(() => ...)`
// binds late, so nothing of another file is asked for before all of them are there.

const deny = (statement: Statement): Statement => ({ type: 'not', of: statement });
const implies = (when: Statement, then: Statement): Statement => ({ type: 'if', when, then });

const andWord = phrase('and', 'but', 'and also', 'and that', 'while', 'whereas', 'yet', 'and then?', 'but also');
const orWord = phrase('or', 'or else', 'or that', 'or that?');

/** The rest of its part belongs to it, so nothing may go on after it but what splits further out. */
const toTheEnd = (one: Rule<Statement>) => notBefore(one, 'and', 'or', 'but', 'xor', 'while', 'whereas');

const denial: Rule<Statement> = rule(() =>
  either(
    seq(
      [
        phrase(
          'it is not true|so that?',
          'it is not the case that',
          'it is false|untrue|incorrect|wrong that',
          'not true that',
          'not the case that',
          'it is not that',
          'it cannot be that',
        ),
        toTheEnd(maximalSentence),
      ],
      (_, of) => deny(of),
    ),
    seq(
      [phrase('it is true|so that', 'it is the case that', 'it holds that'), toTheEnd(maximalSentence)],
      (_, of) => of,
    ),
    seq([phrase('not', 'not that'), phrase('('), topSentence, phrase(')')], (_, __, of) => deny(of)),
  ),
);

const unit: Rule<Statement> = rule(() =>
  either(
    clause,
    seq([phrase('('), topSentence, phrase(')')], (_, of) => of),
    seq([phrase('not', 'not that'), phrase('('), topSentence, phrase(')')], (_, __, of) => deny(of)),
    seq([phrase('both'), clause, phrase('and'), clause], (_, a, __, b) => conjunction([a, b])),
    seq([phrase('neither'), clause, phrase('nor'), clause], (_, a, __, b) => conjunction([deny(a), deny(b)])),
  ),
);

/** A second part that leaves out what the first has said: "and three blue", "but B1 is not". */
const gapped: Rule<Statement> = rule(() => either(shortNamed, shortCount));

const conjunct: Rule<Statement> = rule(() =>
  either(
    unit,
    contrast,
    seq([unit, andWord, gapped], (a, _, b) => conjunction([a, b])),
    seq([unit, andWord, conjunct], (a, _, b) => conjunction([a, b])),
    denial,
    seq([unit, andWord, condition], (a, _, b) => conjunction([a, b])),
    seq([list(unit, phrase(',')), phrase(','), unit, phrase('and'), unit], (some, _, b, __, c) =>
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
    seq([list(unit, phrase(',')), phrase(','), unit, phrase('or'), unit], (some, _, b, __, c) =>
      disjunction([...some, b, c]),
    ),
  ),
);

const condition: Rule<Statement> = rule(() => {
  const when = phrase('if', 'when', 'whenever', 'in case');
  return either(
    seq([when, disjunct, phrase(',? then', ','), toTheEnd(maximalSentence)], (_, a, __, b) => implies(a, b)),
    seq([phrase('unless'), disjunct, phrase(',', ', then'), toTheEnd(maximalSentence)], (_, a, __, b) =>
      disjunction([a, b]),
    ),
    seq(
      [when, disjunct, phrase(',? then', ','), conjunct, phrase(',? otherwise|else', ', and otherwise'), conjunct],
      (_, a, __, b, ___, c) => conjunction([implies(a, b), disjunction([a, c])]),
    ),
  );
});

/** As much as there is, up to a comma that splits further out. */
export const maximalSentence: Rule<Statement> = rule(() =>
  either(
    disjunct,
    condition,
    seq(
      [
        disjunct,
        phrase(',? if and only if', ',? exactly when|if', ',? just in case', ',? precisely when|if'),
        disjunct,
      ],
      (a, _, b): Statement => ({ type: 'iff', of: [a, b] }),
    ),
    seq([disjunct, phrase(',? only if'), disjunct], (a, _, b) => implies(a, b)),
    seq([disjunct, phrase(',? if', ',? when', ',? whenever', ',? provided that?'), disjunct], (b, _, a) =>
      implies(a, b),
    ),
    seq([disjunct, phrase('implies that?'), disjunct], (a, _, b) => implies(a, b)),
    seq([disjunct, phrase(',? unless'), disjunct], (a, _, b) => disjunction([a, b])),
    seq(
      [
        phrase('either?'),
        conjunct,
        phrase('or'),
        conjunct,
        phrase(',? but not both', ',? and not both', ',? not both', ', but never both', 'but never both'),
      ],
      (_, a, __, b): Statement => ({ type: 'xor', of: [a, b] }),
    ),
    seq([conjunct, phrase(',? xor'), conjunct], (a, _, b): Statement => ({ type: 'xor', of: [a, b] })),
    seq(
      [
        phrase('exactly one of these|the following is true :', 'exactly one of the following holds :'),
        conjunct,
        phrase('or|and'),
        conjunct,
      ],
      (_, a, __, b): Statement => ({ type: 'xor', of: [a, b] }),
    ),
  ),
);

const topAnd: Rule<Statement> = rule(() =>
  either(
    maximalSentence,
    seq(
      [maximalSentence, phrase(', and|but|while|whereas|yet also?', ';', '; and|but', '.', '. and?'), topAnd],
      (a, _, b) => conjunction([a, b]),
    ),
    seq(
      [list(maximalSentence, phrase(',')), phrase(','), maximalSentence, phrase(', and'), maximalSentence],
      (some, _, b, __, c) => conjunction([...some, b, c]),
    ),
  ),
);

/** A whole sentence. */
export const topSentence: Rule<Statement> = rule(() =>
  either(
    topAnd,
    fragment,
    seq([topAnd, phrase(', or', '; or', ', or else'), topSentence], (a, _, b) => disjunction([a, b])),
    seq([phrase('either'), topAnd, phrase(', or'), topSentence], (_, a, __, b) => disjunction([a, b])),
    seq(
      [list(maximalSentence, phrase(',')), phrase(','), maximalSentence, phrase(', or'), maximalSentence],
      (some, _, b, __, c) => disjunction([...some, b, c]),
    ),
  ),
);

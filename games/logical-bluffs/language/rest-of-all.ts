import type { Cell } from '../grid';
import {
  barely,
  type Chart,
  either,
  ifThereIs,
  list,
  map,
  means,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { type Clause, clause } from './clauses';
import { existing, numberPicked, type Second, saidTogether, second, spokenOf, togetherAs } from './leaning';
import { conjunction, disjunction, implies, type Statement } from './meaning';
import { isAll, namesTogether } from './of-tiles';

// "The rest", "the others", "no other tile" after several parts: all but the tiles that any of them named.

const wordsOfOthers = ['rest', 'other', 'others', 'another', 'else', 'remaining'];

const joint = phrase('and', 'but', ',', ', and', ', but', 'while', ', while', ';', '; and', '.', 'though');
const jointOfAll = phrase(',', ', and|but|while|whereas|yet', ';', '; and|but|while', '.', '. and?');

/** "A1 is red, B1 is blue and the rest are green", "A1 is blue and B1 is red, or no other tile is red". */
export const restAfterSeveral: Rule<Statement> = rule(() =>
  ifThereIs(
    wordsOfOthers,
    either(
      seqEach([several, joint, ofOthers], (parts, _, others) => bothOf(parts, others)),
      seqEach([several, phrase(',? or'), ofOthers], (parts, _, others) =>
        saidTogether(parts, others, 'or').map(({ first, second: other }) => disjunction([first, other])),
      ),
      seqEach([phrase('if|when'), several, phrase(',? then', ','), ofOthers], (_, parts, __, others) =>
        saidTogether(parts, others, 'if').map(({ second: then }) => implies(parts.open ?? parts.is, then)),
      ),
      seqEach([phrase('if|when'), part, phrase(',? then', ','), oneOrSeveral, joint, ofOthers], restAfterCondition),
    ),
  ),
);

/** "A1 is red or B1 is blue, and the rest are green": one of the two, and the rest in either case. */
export const restAfterAlternatives: Rule<Statement> = rule(() =>
  ifThereIs(
    wordsOfOthers,
    seqEach(
      [phrase('either?'), oneOrSeveral, alternative, oneOrSeveral, jointOfAll, ofOthers],
      (_, a, join, b, __, others) =>
        asOne([a, b]).flatMap((all) =>
          all.open === undefined ? bothOf({ ...all, is: join(a.is, b.is) }, others) : [],
        ),
    ),
  ),
);

const bothOf = (before: Clause, others: Second): Statement[] =>
  saidTogether(before, others, 'and').map(({ first, second: other }) => conjunction([first, other]));

/** "If A1 is red, then B1 is blue and the rest are green": all but A1 and B1. */
const restAfterCondition = (_: null, when: Clause, __: null, then: Clause, ___: null, others: Second): Statement[] =>
  numberPicked(when) !== null
    ? []
    : asOne([when, then]).flatMap((all) =>
        saidTogether(all, others, 'and').map(({ second: other }) =>
          implies(when.is, conjunction([spokenOf(then)?.is ?? then.is, other])),
        ),
      );

type Join = (a: Statement, b: Statement) => Statement;

const alternative: Rule<Join> = either(
  means<Join>((a, b) => disjunction([a, b]), ',? or', ', or else', 'or else'),
  means<Join>((a, b) => ({ type: 'xor', of: [a, b] }), ',? xor'),
  means<Join>((a, b) => ({ type: 'iff', of: [a, b] }), ',? if and only if', ',? exactly when|if'),
);

const ofOthers: Rule<Second> = rule(() =>
  map(second, (one) =>
    (one.type === 'own' || one.type === 'same' || one.type === 'there') && (one.subject.isRest || one.subject.other)
      ? one
      : undefined,
  ),
);

const part: Rule<Clause> = rule(() => either(clause, barely(clause), existing));

const several: Rule<Clause> = rule(() =>
  seqEach(
    [
      part,
      list(
        seq([joint, part], (_, one) => one),
        phrase(''),
      ),
    ],
    (one, more) => asOne([one, ...more]),
  ),
);

const oneOrSeveral: Rule<Clause> = rule(() => either(part, several));

/** As if one clause had spoken of all of them. */
function asOne(parts: readonly Clause[]): Clause[] {
  const named = parts.map((each) => spokenOf(each)?.which ?? null);
  const cells: Cell[] = [];
  for (const which of named) {
    if (which?.type !== 'cells') return togetherAs(parts);
    cells.push(...which.cells);
  }
  return [
    {
      is: conjunction(parts.map(({ is }) => is)),
      subject: namesTogether([...new Set(cells)]),
      verb: sameVerb(parts),
      isSeveral: true,
    },
  ];
}

/** What all of them say, for "and no other tile is". */
function sameVerb(parts: readonly Clause[]): Clause['verb'] {
  const [first, ...more] = parts.map(({ verb }) => verb);
  return first !== undefined && more.every((verb) => JSON.stringify(verb) === JSON.stringify(first))
    ? first
    : isAll({ type: 'any' });
}

/** What leans on one part alone, by "the rest" or the like, may have no other part before it. */
export const withNothingBefore =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) => {
    const found = one(chart, at);
    return found.length === 0 || isFresh(chart, at)
      ? found
      : found.filter(({ end }) => !speaksOfOthers(chart, at, end));
  };

const saysSomething = /^(?:[A-D][1-4]|(?:red|blue|green|yellow)s?|tiles?|rows?|columns?|colours?)$/;

const isFresh = ({ words }: Chart, at: number): boolean =>
  !words.slice(0, at).some(({ text }) => saysSomething.test(text));

/** "Each other" and "one another" are no other tiles. */
const speaksOfOthers = ({ words }: Chart, at: number, end: number): boolean =>
  words
    .slice(at, end)
    .some(
      ({ text }, i, all) =>
        wordsOfOthers.includes(text) && !['each other', 'one another'].includes(`${all[i - 1]?.text} ${text}`),
    );

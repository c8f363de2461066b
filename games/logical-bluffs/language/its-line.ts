import { either, ifThereIs, list, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { clause } from './clauses';
import { type LineVerb, lineVerb, mayBeTogether, maySayTogether, saidOfLines } from './line-verbs';
import type { LinePhrase } from './lines';
import { conjunction, deny, denyIf, disjunction, implies, type Statement } from './meaning';

// What is said of a row after something else was said of it: "every row has a red tile unless it has a blue one".

export const saidOfItsLine: Rule<Statement> = rule(() =>
  either(
    ifThereIs(['it'], after),
    ifThereIs(['row', 'rows', 'column', 'columns', 'line', 'lines', 'square', 'squares', '2x2'], verbsOfOne),
  ),
);

type Joint = 'and' | 'or' | 'unless' | 'if' | 'only if' | 'iff';

const joint: Rule<Joint> = either(
  means<Joint>('and', ',? and|but also?', ',? and|but yet?', ',? though|while'),
  means<Joint>('or', ',? or'),
  means<Joint>('unless', ',? unless'),
  means<Joint>('if', ',? if|when|whenever'),
  means<Joint>('only if', ',? only if|when'),
  means<Joint>('iff', ',? if and only if', ',? exactly when|if'),
);

const after: Rule<Statement> = rule(() =>
  seqEach([clause, joint, phrase('it'), lineVerb], ({ line }, how, _, verb) =>
    line === undefined ? [] : saidOfOne(line.of, joined(line.verb, { how, verb }), how),
  ),
);

interface Said {
  readonly how: Joint;
  readonly verb: LineVerb;
}

/** Both, as what is so of one row; null where it is said of several together. */
function joined(first: LineVerb, { how, verb }: Said): Joined | null {
  if ([first, verb].some((each) => each.notAll === true || each.whole === true)) return null;
  return { one: denyIf(first.denied, first.are), other: denyIf(verb.denied, verb.are), how, isDenied: first.denied };
}

interface Joined {
  readonly one: Statement;
  readonly other: Statement;
  readonly how: Joint;
  readonly isDenied: boolean;
}

/** "Every row has a red and has a blue": each further verb is said of the same row. */
const verbsOfOne: Rule<Statement> = rule(() =>
  either(
    seqEach([clause, list(alsoVerb, phrase(''))], ({ line }, more) =>
      line === undefined ? [] : ofTheSameLine(line.of, [line.verb, ...more], conjunction),
    ),
    seqEach([clause, list(orVerb, phrase(''))], ({ line }, more) =>
      line === undefined ? [] : ofTheSameLine(line.of, [line.verb, ...more], disjunction),
    ),
  ),
);

const alsoVerb: Rule<LineVerb> = rule(() =>
  anotherVerb(phrase(',? and|but also?', ',? and|but yet?', ',', ',? though')),
);
const orVerb: Rule<LineVerb> = rule(() => anotherVerb(phrase(',? or')));

const anotherVerb = (between: Rule<null>): Rule<LineVerb> => seq([between, spoken(lineVerb)], (_, verb) => verb);

/** With a verb of its own. */
const spoken =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    chart.isBare ? [] : one(chart, at);

/** What is said of one row by several verbs; nothing where one of them may be said of several rows together. */
function ofTheSameLine(
  of: LinePhrase,
  verbs: readonly LineVerb[],
  join: (parts: readonly Statement[]) => Statement,
): Statement[] {
  if (verbs.some(({ notAll, whole }) => notAll === true || whole === true)) return [];
  if (of.type === 'shapes' && (of.isEither === true || (of.quantity.kind === 'every' && verbs[0]?.denied))) return [];
  if (mayBeTogether(of) && verbs.some(({ are }) => maySayTogether(are))) return [];
  return each(of, join(verbs.map(({ are, denied }) => denyIf(denied, are))));
}

function saidOfOne(of: LinePhrase, both: Joined | null, how: Joint): Statement[] {
  if (both === null) return [];
  if (of.type === 'places') return of.places.length === 1 ? each(of, soOfOne(both)) : [];
  const { kind, denied } = of.quantity;
  if (denied || both.isDenied || of.isEither === true) return [];
  if (kind === 'every') return each(of, soOfOne(both));
  if (kind === 'no') return how === 'unless' || how === 'if' ? each(of, keptFrom(both)) : [];
  return kind === 'a' && how === 'and' ? each(of, soOfOne(both)) : [];
}

const each = (of: LinePhrase, are: Statement): Statement[] => saidOfLines(of, { are, denied: false });

function soOfOne({ one, other, how }: Joined): Statement {
  switch (how) {
    case 'and':
      return conjunction([one, other]);
    case 'or':
    case 'unless':
      return disjunction([one, other]);
    case 'if':
      return implies(other, one);
    case 'only if':
      return implies(one, other);
    case 'iff':
      return { type: 'iff', of: [one, other] };
  }
}

/** "No row has ... unless it has ...", "... if it has ...": what no row has. */
const keptFrom = ({ one, other, how }: Joined): Statement => conjunction([one, how === 'unless' ? deny(other) : other]);

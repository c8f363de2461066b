import { type Chart, either, list, phrase, type Rule, rule, seqEach } from './chart';
import { type Clause, clause } from './clauses';
import { type Second, saidTogether, second } from './leaning';
import { anyOf, conjunction, disjunction, implies, type Statement } from './meaning';

// A comma before "and", "but" or "or" splits at the top, too, where what comes last leans on the parts before: "A1 is red
// or B1 is red, but C1 is not".

/** What is joined without the comma, and then what leans on it. */
export const lastPart: Rule<Statement> = (chart, at) =>
  splitOff.test(said(chart, at, chart.words.length)) ? beforeLastPart(chart, at) : [];

const beforeLastPart: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('either?'), list(clause, phrase('or')), phrase(', and|but'), second], (_, parts, __, after) =>
      ofParts(parts, after, 'or').map((last) => conjunction([disjunction(allOf(parts)), last])),
    ),
    seqEach([list(clause, phrase('and|but')), phrase(', or'), second], (parts, _, after) =>
      ofParts(parts, after).map((last) => disjunction([conjunction(allOf(parts)), last])),
    ),
    seqEach([clause, phrase(',? if|when'), clause, phrase(', and|but'), second], (then, _, when, __, after) =>
      ofParts([then, when], after).map((last) => conjunction([implies(when.is, then.is), last])),
    ),
  ),
);

const allOf = (parts: readonly Clause[]): Statement[] => parts.map(({ is }) => is);

/** What is said last, by the nearest of the parts that it may lean on, or another; or by all, as alternatives. */
function ofParts(parts: readonly Clause[], after: Second, how: 'each' | 'or' = 'each'): Statement[] {
  const last = parts.at(-1);
  if (parts.length < 2 || last === undefined || !isElided(after)) return [];
  const by = (part: Clause) => saidTogether(part, after, 'and').map((one) => one.second);
  const nearest = by(last);
  if (nearest.length === 0) return [];
  const all = how === 'or' ? asOne(parts, last) : null;
  return [...nearest, ...(all === null ? parts : [all]).flatMap(by)];
}

/** What any of them says, as of the last; null where that is no verb. */
function asOne(parts: readonly Clause[], last: Clause): Clause | null {
  const said = parts.flatMap(({ verb }) => (verb?.type === 'is' && !verb.denied ? [verb.so] : []));
  return last.verb?.type !== 'is' || said.length < parts.length
    ? null
    : { ...last, verb: { ...last.verb, so: anyOf(...said) } };
}

const isElided = (after: Second): boolean =>
  after.type === 'line' || (after.type === 'same' && !after.subject.isRest && !after.subject.other);

/** As `one`, but not where it takes for its own what comes after a comma that splits further out. */
export const upToTheLastPart =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) => {
    const splits = splittingAfter(chart.words[at - 1]?.text ?? '');
    const found = one(chart, at);
    return splits === null || at === 1 ? found : found.filter(({ end }) => !splits.test(said(chart, at, end)));
  };

const splitOff = /, (?:and|but|or) (?:(?:so|neither|nor) (?:is|do|has) |.* (?:is|do|has)(?: not| too)?(?: \)|$))/;

const elided = '(?:(?:so|neither|nor) (?:is|do|has) .*|[^,]* (?:is|do|has)(?: not| too)?)$';
/** Any that is not of a list ("A1, B1, and C1"). */
const commaAnd = /(?<!, (?:\S+ ){1,2}), (?:and|but|while) /;
const afterAnd = new RegExp(`, or ${elided}`);

/** What splits further out than the word before. */
const splittingAfter = (word: string): RegExp | null =>
  /^(?:or|xor|if|then|when|unless)$/.test(word) ? commaAnd : /^(?:and|but)$/.test(word) ? afterAnd : null;

const said = ({ words }: Chart, at: number, end: number): string =>
  words
    .slice(at, end)
    .map(({ text }) => text)
    .join(' ');

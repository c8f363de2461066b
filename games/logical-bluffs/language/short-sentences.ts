import { barely, type Chart, either, ifThereIs, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { clause } from './clauses';
import { coloursPhrase } from './colour-phrases';
import { anyColour } from './colours';
import { notAsManyAs } from './comparisons';
import { saidTogether, second } from './leaning';
import { isThere, joint } from './leaning-sentences';
import { conjunction, count, deny, disjunction, implies, none, ofColours, type Statement } from './meaning';
import { exclusive, maximalSentence, notBoth, ofTwo, unit } from './sentence';
import { fragment } from './what-there-is';

// Sentences without a verb.

const piece: Rule<Statement> = rule(() => either(barely(fragment), barely(unit)));

/** Beside parts without a verb, one with a verb has to begin so that nothing before it can belong to it. */
const fullPiece: Rule<Statement> = rule(() => startsAnew(maximalSentence));

const startsAnew =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    /^(?:there|it|if|unless|[A-D][1-4]|rows?|columns?|the|every|each|both|neither)$/.test(chart.words[at]?.text ?? '')
      ? one(chart, at)
      : [];

const andWords = phrase(
  'and',
  'but',
  ',',
  ', and',
  ', but',
  ';',
  '.',
  'while',
  ', while',
  'and also',
  'but also',
  'plus',
);

const andPieces: Rule<Statement> = rule(() =>
  either(
    piece,
    seq([piece, either(andWords, anewByNumber), andPieces], (a, _, b) => conjunction([a, b])),
  ),
);

/** "no red no blue", "one red two blue": a number begins the next part. */
const anewByNumber: Rule<null> = (chart, at) =>
  /^(?:no|one|two|three|four|five|six|exactly|half)$/.test(chart.words[at]?.text ?? '')
    ? [{ value: null, end: at }]
    : [];

const apart = phrase(',', ';', '.', 'but', ', but', ', and', 'while', ', while');

/** As `one`, where no comma in it splits further out; that of "A1, B1, and C1" does not. */
const unsplit =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(
      ({ end }) => !chart.words.slice(at, end).some((_, i) => isSplit(chart, { at, comma: at + i })),
    );

function isSplit({ words }: Chart, { at, comma }: { at: number; comma: number }): boolean {
  const [sign = '', next = ''] = words.slice(comma, comma + 2).map(({ text }) => text);
  const isOfAList = words.slice(Math.max(at, comma - 3), comma).some(({ text }) => text === ',');
  return sign === ';' || sign === '.' || (sign === ',' && /^(?:and|but|while)$/.test(next) && !isOfAList);
}

/** Some parts with, some without a verb: "two reds, and A1 is blue". */
const mixedPieces: Rule<Statement> = rule(() =>
  either(
    seq([andPieces, apart, either(fullPiece, mixedPieces)], (a, _, b) => conjunction([a, b])),
    seq([fullPiece, apart, either(andPieces, mixedPieces)], (a, _, b) => conjunction([a, b])),
    seq([andPieces, phrase(', or'), fullPiece], (a, _, b) => disjunction([a, b])),
    seq([fullPiece, phrase(', or'), andPieces], (a, _, b) => disjunction([a, b])),
    seq([unsplit(andPieces), phrase('or'), unsplit(fullPiece)], (a, _, b) => disjunction([a, b])),
    seq([unsplit(fullPiece), phrase('or'), unsplit(andPieces)], (a, _, b) => disjunction([a, b])),
  ),
);

/** A colour by itself, which is there or is not, where "if" or the like says so of it. */
const operand: Rule<Statement> = rule(() =>
  either(
    piece,
    seqEach([coloursPhrase], (of) => isThere(of, true)),
  ),
);

const anyPart: Rule<Statement> = rule(() => either(operand, fullPiece));

const noneOfColours: Rule<Statement> = rule(() =>
  seq([phrase('not', 'no', 'without'), anyColour], (_, of) => count(none, ofColours(of))),
);

/** "No more than one red or more than two blues": what is compared again is denied as the first one is. */
const notDeniedBefore: Rule<null> = ({ words }, at) => {
  const [before, word] = [words.slice(0, at).map(({ text }) => text), words[at]?.text ?? ''];
  const isAgain = before.some((text, i) => text === word && ['no', 'not'].includes(before[i - 1] ?? ''));
  return ['more', 'fewer'].includes(word) && isAgain ? [] : [{ value: null, end: at }];
};

/** Parts of which some have no verb: "exactly two colours", "no red, no blue", "two reds, and A1 is blue". */
export const shortSentence: Rule<Statement> = rule(() =>
  either(
    shortAnd,
    seq(
      [phrase('', 'either'), shortAnd, phrase(', or', ', or else'), notDeniedBefore, shortSentence],
      (_, a, __, ___, b) => disjunction([a, b]),
    ),
  ),
);

/** A comma before "and" splits further out than "or", "if" and the like. */
const shortAnd: Rule<Statement> = rule(() =>
  either(
    andPieces,
    mixedPieces,
    shortPart,
    ifThereIs(
      [',', ';', '.'],
      seq([shortPart, splitting, shortAnd], (a, _, b) => conjunction([a, b])),
    ),
    ifThereIs(
      [',', ';', '.'],
      seq([either(andPieces, fullPiece), splitting, shortPart], (a, _, b) => conjunction([a, b])),
    ),
  ),
);

/** How a second part without a verb hangs on the first. */
const jointOfTwo = either(
  means('iff' as const, 'if and only if', 'exactly when|if'),
  means('only if' as const, 'only if|when', 'implies'),
  means('if' as const, 'if|when'),
);

const splitting = phrase(', and|but|while', ';', '; and|but', '.', '. and?');

const part = unsplit(piece);
const partOrFull = unsplit(either(piece, fullPiece));
const side = unsplit(operand);
const sideOrFull = unsplit(anyPart);

const shortPart: Rule<Statement> = rule(() =>
  either(
    seq(
      [phrase('', 'either'), unsplit(andPieces), phrase('or'), notDeniedBefore, unsplit(shortSentence)],
      (_, a, __, ___, b) => disjunction([a, b]),
    ),
    seq([phrase('not'), phrase('both?'), part], (_, __, of) => deny(of)),
    seq([phrase('not'), notAsManyAs], (_, is) => is),
    seq([phrase('if', 'when'), part, phrase(',', ',? then'), partOrFull], (_, a, __, b) => implies(a, b)),
    seq([phrase('if'), side, phrase(',', ',? then'), sideOrFull], (_, a, __, b) => implies(a, b)),
    seqEach([barely(clause), jointOfTwo, barely(second)], (before, how, after) =>
      saidTogether(before, after, how === 'iff' ? 'iff' : 'if').map(
        ({ second: other }): Statement =>
          how === 'iff'
            ? { type: 'iff', of: [before.is, other] }
            : how === 'only if'
              ? implies(before.is, other)
              : implies(other, before.is),
      ),
    ),
    seqEach([phrase('if|when'), barely(clause), phrase(',', ',? then'), barely(second)], (_, before, __, after) =>
      saidTogether(before, after, 'if').map(({ second: other }) => implies(before.is, other)),
    ),
    seq([side, phrase('if and only if'), sideOrFull], (a, _, b): Statement => ({ type: 'iff', of: [a, b] })),
    seq([side, phrase('only if', 'implies', 'only when', 'means'), sideOrFull], (a, _, b) => implies(a, b)),
    seq([side, phrase(',? if', ',? when'), sideOrFull], (a, _, b) => implies(b, a)),
    seq([side, phrase(',? unless'), sideOrFull], (a, _, b) => disjunction([a, b])),
    seq([side, phrase('xor'), side], (a, _, b) => exclusive(a, b)),
    seq([side, phrase('or'), side, notBoth], (a, _, b) => exclusive(a, b)),
    seqEach([coloursPhrase, either(joint, phrase('')), noneOfColours], (of, _, none) =>
      isThere(of, true).map((one) => conjunction([one, none])),
    ),
    seqEach([piece, joint, phrase('not'), anyColour], (one, _, __, of) => [
      conjunction([one, count(none, ofColours(of))]),
    ]),
    seqEach([part, notBoth], (of) => ofTwo(of) ?? []),
    seq([part, phrase('or'), part, notBoth], (a, _, b) => exclusive(a, b)),
    seq([part, phrase('if and only if'), part], (a, _, b): Statement => ({ type: 'iff', of: [a, b] })),
  ),
);

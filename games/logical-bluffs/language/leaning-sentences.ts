import { type Cell, colours } from '../grid';
import { aboutColour, aboutColourOf } from './about-colour';
import {
  barely,
  type Chart,
  either,
  given,
  ifThereIs,
  list,
  map,
  means,
  optional,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { type Clause, clause } from './clauses';
import {
  type ColoursPhrase,
  type ColourVerb,
  coloursPhrase,
  colourVerb,
  namedColours,
  saidOfColours,
  shortVerb,
} from './colour-phrases';
import { anyColour, cellName, cellsBetween, colour } from './colours';
import { countedContents } from './contents';
import { gapped } from './gapped';
import { saidOfItsLine } from './its-line';
import {
  areOthersUnclear,
  existing,
  isOfNone,
  type Second,
  saidTogether,
  sameSaid,
  second,
  severalExisting,
  togetherAs,
} from './leaning';
import { saidOfLines } from './line-verbs';
import {
  allOf,
  at,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  hasIt,
  implies,
  inCells,
  isCounting,
  none,
  type Place,
  partsOf,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { knownCells, type TilesPhrase, tilesPhrase } from './noun-phrases';
import { alsoFor, countedNumber, determiner, numeral, type Quantity, quantity } from './numbers';
import { isColour } from './of-those';
import { butNotAllOf, namesTogether } from './of-tiles';
import { overLines, perLine } from './over-lines';
import { inPlace, shapeOf, shortLine } from './places';
import { type TileVerb, tileVerb } from './predicates';
import { andWord, conjunct, when } from './sentence';
import { allAlike, exist, saidOf, settledBy } from './tile-clauses';

// Sentences whose second part leans on the first.

export const joint = phrase(
  'and',
  'but',
  ',',
  ', and|but|while|though|although|yet|whereas',
  'while',
  ';',
  '; and',
  '.',
  'though|although|yet|whereas',
);

export const leaning: Rule<Statement> = rule(() =>
  either(
    leaningOnFirst,
    seqEach([clause, joint, inPlace, countedContents], ({ is }, _, place, other) =>
      is.type === 'within' ? [conjunction([is, { type: 'within', place, is: other }])] : [],
    ),
    seqEach([clause, joint, coloursThere, inPlace], ({ is }, _, other, place) =>
      colourThere(is).length === 0 || !isPlaced(is) ? [] : [conjunction([is, { type: 'within', place, is: other }])],
    ),
    seqEach([clause, joint, countedContents, perLine], ({ is }, _, other, lines) =>
      is.type === 'shapes' ? overLines(lines, other).map((there) => conjunction([is, there])) : [],
    ),
    seqEach(
      [
        existing,
        joint,
        either(means(some, 'another', 'another one', 'one more'), means(none, 'none', 'no one')),
        inPlace,
      ],
      ({ is, subject }, _, many, place) =>
        subject === null || !partsOf(subject.which).some((part) => part.type === 'place')
          ? []
          : [
              conjunction([
                is,
                count(many, allOf(...partsOf(subject.which).filter((part) => part.type !== 'place'), at(place))),
              ]),
            ],
    ),
    seqEach([clause, phrase(',? if', ',? when'), second], (before, _, after) =>
      canBeCondition(after) && before.subject?.cells != null
        ? saidTogether(before, after, 'if').map(({ second: other }) => implies(other, before.is))
        : [],
    ),
    seqEach([clause, phrase(',? only if', ',? only when'), second], (before, _, after) =>
      canBeCondition(after) && before.subject?.cells != null
        ? saidTogether(before, after, 'if').map(({ second: other }) => implies(before.is, other))
        : [],
    ),
    seqEach([clause, phrase('and|but', ', and|but'), verbAgain], ({ is, subject }, _, verb) =>
      subject?.cells?.length === 1 && !(verb.so.type === 'colour' && !verb.denied)
        ? saidOf(subject, verb).map((other) => conjunction([is, other]))
        : [],
    ),
    seqEach([clause, phrase('and|but', ', and|but', ','), counted], spreadOver),
    ifThereIs([','], threeNumbers),
    seqEach(
      [clause, phrase(',? but|yet|though'), countedNumber, phrase('', 'of them')],
      ({ is, subject, verb }, _, many) =>
        subject === null || verb?.type !== 'is' || verb.denied || subject.cells !== null || subject.quantity.denied
          ? []
          : isOtherEnd(subject.quantity.quantifier, many)
            ? saidOf({ ...subject, quantity: quantity(many, 'counted') }, verb).map((other) => conjunction([is, other]))
            : [],
    ),
    seqEach(
      [coloursPhrase, colourVerb, phrase(',? but|yet|though|and'), countedNumber, phrase('', 'of them', 'do')],
      (of, verb, _, many) =>
        of.named || of.which !== null || verb.denied || !isOtherEnd(of.quantity.quantifier, many)
          ? []
          : saidOfColours(of, verb).flatMap((one) =>
              saidOfColours({ ...of, quantity: quantity(many, 'counted') }, verb).map((other) =>
                conjunction([one, other]),
              ),
            ),
    ),
    seqEach([clause, phrase('and|but', ', and|but', ','), namedAgain], ({ is, subject }, _, other) =>
      subject?.cells === undefined || subject.cells === null ? [] : [conjunction([is, other])],
    ),
    seqEach(
      [clause, phrase(',? or'), phrase('neither is|do|has', 'none is|do|has', 'neither of them is|do')],
      ({ is, subject, verb }) =>
        subject?.joint === 'and' && verb?.type === 'is' && !verb.denied
          ? saidOf({ ...subject, quantity: quantity(none, 'no') }, verb).map((other) => disjunction([is, other]))
          : [],
    ),
    seqEach([clause, butNotAllSoMany], ({ is, subject, verb }) =>
      subject === null ||
      verb?.type !== 'alike' ||
      !verb.same ||
      verb.denied ||
      subject.which.type !== 'any' ||
      subject.quantity.denied
        ? []
        : [conjunction([is, deny(allAlike(subject.which))])],
    ),
    seqEach([clause, butNotEvery], ({ subject, verb }) =>
      subject === null || verb === null || subject.cells !== null ? [] : butNotAllOf(subject, verb),
    ),
    seqEach([clause, phrase('and|but|while', ', and|but|while', ','), tilesPhrase, placedThere], inTheirPlaces),
    seqEach([clause, phrase(',? unless'), second], (before, _, after) =>
      canBeCondition(after)
        ? saidTogether(before, after, 'or').map(({ second: other }) => disjunction([before.is, other]))
        : [],
    ),
    seqEach([twoSpokenOf, joint, tilesBetween, tileVerb, theSubset], ({ is, ends }, _, many, verb, subset) =>
      between(ends, { many, subset }).flatMap((some) => saidOf(some, verb).map((other) => conjunction([is, other]))),
    ),
    seqEach(
      [twoSpokenOf, joint, tilesBetween, either(means(true, 'is|do|has not'), means(false, 'is|do|has')), theSubset],
      ({ is, ends, of }, _, many, denied, subset) =>
        of === null
          ? []
          : between(ends, { many, subset }).flatMap((subject) =>
              sameSaid(of, { subject, denied, joint: 'and' }).map((other) => conjunction([is, other])),
            ),
    ),
    ifThereIs(
      ['between'],
      seqEach(
        [twoSpokenOf, joint, phrase('so is|do|has'), tilesBetween, theSubset],
        ({ is, ends, of }, _, __, many, subset) =>
          of === null
            ? []
            : between(ends, { many, subset }).flatMap((subject) =>
                sameSaid(of, { subject, denied: false, joint: 'and' }).map((other) => conjunction([is, other])),
              ),
      ),
    ),
    coloursContrasted,
    spreadFurther,
    ifThereIs(['them', 'these', 'those'], oneOfThem),
    saidOfItsLine,
    gapped,
  ),
);

/** "More than one, but fewer than four": one number from below, the other from above. */
const isOtherEnd = (first: Quantifier, again: Quantifier): boolean =>
  first.type === 'number' &&
  again.type === 'number' &&
  ((first.max === null && first.min > 0 && again.min === 0 && again.max !== null) ||
    (again.max === null && first.min === 0 && first.max !== null && first.max > 0));

const leaningOnFirst: Rule<Statement> = (chart, at) =>
  (isLast(chart, at) ? onLast : isAfterTiles(chart, at) ? onAnother : onFirst)(chart, at);

/** What leans on the part before, but for what may be of more than that. */
const leaningBut = (...unclear: readonly Second['type'][]): Rule<Statement> => {
  const isUnclear = (before: Clause, { type }: Second): boolean =>
    unclear.includes(type) && (type === 'of them' ? before.subject?.cells == null : isThereAlone(before));
  return rule(() =>
    either(
      seqEach([first, joint, second], (before, how, after) =>
        isUnclear(before, after) ? [] : togetherWith(before, how, after),
      ),
      seqEach([phrase('either?'), first, phrase('or', ', or'), second], (_, before, __, after) =>
        isUnclear(before, after)
          ? []
          : saidTogether(before, after, 'or').map(({ first: one, second: other }) => disjunction([one, other])),
      ),
    ),
  );
};

const onFirst = leaningBut();

/** "There are reds, there are blues, and one of them is ...": of either. */
const onAnother = leaningBut('of them');

/** "There are reds and blues but none are ...": not of the blues alone. */
const onLast = leaningBut('of them', 'of those');

const isAfterTiles = ({ words }: Chart, at: number): boolean =>
  words.slice(0, at).some(({ text }) => /^(?:tiles?|ones?|some|reds|blues|greens|yellows)$/.test(text));

const togetherWith = (before: Clause, _: null, after: Second): Statement[] =>
  saidTogether(before, after, 'and').map(({ first: one, second: other }) =>
    isOfNone(other) ? one : conjunction([one, other]),
  );

const isLast = ({ words }: Chart, at: number): boolean =>
  /^(?:and|or|,)$/.test(words[at - 1]?.text ?? '') && words[at]?.text !== 'there';

/** Only that there is something. */
const isThereAlone = ({ verb }: Clause): boolean => verb?.type === 'is' && verb.so.type === 'any';

/** "Two tiles are red, two blue and two green" */
const threeNumbers: Rule<Statement> = (chart, at) =>
  seqEach([clause, phrase(','), counted, phrase(',? and'), counted], (before, _, a, __, b) => {
    const [one, other] = [numbersOver(before, a), numbersOver(before, b)];
    return one.length !== other.length
      ? []
      : one.flatMap((is, i) => other.slice(i, i + 1).map((also) => conjunction([before.is, is, also])));
  })(chart, at);

/** "Three tiles are red and A1 is one of them", "there are two colours and red is one of them" */
const oneOfThem: Rule<Statement> = rule(() =>
  either(
    seqEach([either(clause, existing), joint, cellName, isOneOfThem], ({ is, subject, verb }, _, cell, denied) => {
      const which = subject === null || verb?.type !== 'is' || verb.denied ? null : allOf(subject.which, verb.so);
      const isNumber = subject?.cells === null && ['counted', 'bare', 'some', 'share'].includes(subject.quantity.kind);
      return which === null || subject?.quantity.denied !== false || !isNumber
        ? []
        : [conjunction([is, tilesAre(denied ? none : some, { which: inCells([cell]), are: which })])];
    }),
    seqEach([clause, joint, either(colourHad, colourOf), isOneOfThem], ({ is }, _, had, denied) =>
      colourThere(is).map((there) => conjunction([is, denyIf(denied, had(there))])),
    ),
  ),
);

const isOneOfThem: Rule<boolean> = either(
  means(false, 'is one of them|these|those'),
  means(true, 'is not one of them|these|those'),
);

const isPlaced = (is: Statement): boolean =>
  is.type === 'within' || (is.type === 'colours' && is.are.type === 'tiles' && is.are.which.type === 'and');

/** "three colours", "two": after the colours of another place. */
const coloursThere: Rule<Statement> = rule(() =>
  seqEach([determiner, phrase('', 'colours|colour', 'different|distinct colours')], (many): Statement[] =>
    isCounting(many.quantifier) && ['counted', 'bare'].includes(many.kind) && !many.denied
      ? [{ type: 'colours', quantifier: many.quantifier, among: colours, which: null, are: hasIt(some) }]
      : [],
  ),
);

type Had = (there: Statement) => Statement;
const colourHad: Rule<Had> = rule(() => map(colour, (one) => (there) => aboutColour(there, one)));
const colourOf: Rule<Had> = rule(() =>
  seq([phrase('', 'the colour of'), cellName, phrase('colour?')], (_, cell) => (there) => aboutColourOf(there, cell)),
);

/** That a colour is there, where so many are said to be. */
function colourThere(is: Statement): Statement[] {
  if (is.type === 'within') return colourThere(is.is).map((inside) => ({ ...is, is: inside }));
  return is.type === 'colours' && is.which === null && isCounting(is.quantifier) && is.quantifier !== none
    ? [is.are]
    : [];
}

const theSubset = given((subset) => [subset]);

/** Two tiles that were spoken of, in one part or each in its own. */
interface TwoSpokenOf {
  readonly is: Statement;
  readonly ends: readonly [Cell, Cell];
  /** The one part that spoke of both. */
  readonly of: Clause | null;
}

const twoSpokenOf: Rule<TwoSpokenOf> = rule(() =>
  either(
    seqEach([clause, theSubset], (of, subset) => twoOf(cellsOf(of, subset)).map((ends) => ({ is: of.is, ends, of }))),
    seqEach([clause, joint, clause, theSubset], (a, _, b, subset) => {
      const [one, other] = [a, b].map((each) => cellsOf(each, subset));
      const both = one?.length === 1 && other?.length === 1 ? [...one, ...other] : [];
      return twoOf(both).map((ends) => ({ is: conjunction([a.is, b.is]), ends, of: null }));
    }),
  ),
);

const twoOf = ([a, b, more]: readonly Cell[]): (readonly [Cell, Cell])[] =>
  a === undefined || b === undefined || more !== undefined || a === b ? [] : [[a, b]];

/** The tiles that a clause is about, and those to which it likens them, where no colour matters. */
function cellsOf({ subject, verb }: Clause, subset: readonly Cell[]): readonly Cell[] {
  if (subject === null || subject.quantity.denied || !['the', 'every'].includes(subject.quantity.kind)) return [];
  const about = subject.cells ?? knownCells(subject.which, subset) ?? [];
  return verb?.type === 'is' ? [...about, ...likenedTo(verb.so, subset)] : about;
}

/** "matches B1", "differs from the rightmost tile" */
function likenedTo(so: TileCondition, subset: readonly Cell[]): readonly Cell[] {
  if (so.type === 'not') return likenedTo(so.of, subset);
  if (so.type === 'sameColour') return so.as === 'it' ? [] : [so.as];
  if (so.type !== 'adjacent' || so.how !== 'any') return [];
  return knownCells(allOf(...partsOf(so.which).filter(({ type }) => type !== 'sameColour')), subset) ?? [];
}

/** "the two between them", "the tiles in between": how many, where that is said. */
const tilesBetween: Rule<number | null> = rule(() =>
  seq(
    [
      phrase('the', 'both the?', 'all the?', 'those'),
      optional(numeral),
      phrase('', 'tile|tiles', 'one|ones'),
      phrase('', 'that is', 'lying'),
      phrase('between them|those|these', 'in? between', 'in between them|those|these'),
    ],
    (_, many) => many,
  ),
);

/** The tiles between two others, where there are some, and so many. */
function between(
  [a, b]: readonly [Cell, Cell],
  { many, subset }: { many: number | null; subset: readonly Cell[] },
): TilesPhrase[] {
  const some = cellsBetween(a, b)
    .flat()
    .filter((cell) => subset.includes(cell));
  return some.length === 0 || (many !== null && many !== some.length) ? [] : [namesTogether(some)];
}

/** "if B1 is too", "only if the other three are red" */
const canBeCondition = (after: Second): boolean =>
  after.type === 'same' ||
  after.type === 'line' ||
  after.type === 'of them' ||
  (after.type === 'own' && (after.subject.isRest || after.subject.other));

/** "Three tiles are the same colour, but not all four" */
const butNotAllSoMany: Rule<null> = rule(() =>
  either(
    butNotEvery,
    seqEach(
      [phrase(',? but|and|though not all'), numeral, phrase('', 'is|do', 'of them', 'tiles'), theSubset],
      (_, n, __, { length }) => (n === length ? [null] : []),
    ),
  ),
);

/** "Some tiles are red, but not all of them are" */
const butNotEvery = phrase(
  ',? but|and|though not all',
  ',? but|and|though not all is',
  ',? but|and|though not all of them|these',
  ',? but|and|though not all of them|these is',
  ',? but|and|though not every one',
  ',? but|and|though not every one is',
);

type PlaceNamed = (first: Place | null) => Place | null;

/** "in the right column", "in the right one", after where others are. */
const placedThere: Rule<PlaceNamed> = rule(() =>
  either(
    seq(
      [phrase('', 'is'), inPlace],
      (_, place): PlaceNamed =>
        () =>
          place,
    ),
    seq(
      [phrase('', 'is'), phrase('in|on'), shortLine],
      (_, __, of): PlaceNamed =>
        (first) => {
          const shape = first === null ? null : shapeOf(first);
          return shape === null ? null : of(shape);
        },
    ),
  ),
);

/** "All red tiles are in the left column and all blue tiles in the right": each where it is said to be. */
function inTheirPlaces({ is, verb }: Clause, _: null, subject: TilesPhrase, placed: PlaceNamed): Statement[] {
  if (verb?.type !== 'is' || verb.denied || verb.so.type !== 'place' || subject.isAlone === true) return [];
  const place = placed(verb.so.place);
  const there: TileVerb | null = place === null ? null : { ...verb, so: at(place) };
  return there === null ? [] : saidOf(subject, there).map((other) => conjunction([is, other]));
}

const first: Rule<Clause> = rule(() => either(clause, existing, severalExisting, severalSaid));

/** "A1 is red and not next to a blue tile": the verb alone, of a tile by its name. */
const verbAgain = rule(() => seqEach([tileVerb], (verb) => (verb.type === 'is' ? [verb] : [])));

/** "Two are blue", "three blue": a number without a noun, after "exactly two tiles are red". */
const counted = rule(() =>
  withoutNoun(
    seqEach([tilesPhrase, either(withVerb, withoutVerb)], (subject, { verb, isBare }) =>
      subject.noun === 'none' && verb.type === 'is' && subject.quantity.kind !== 'every'
        ? [{ subject, verb, isBare }]
        : [],
    ),
  ),
);

const withVerb = rule(() => map(tileVerb, (verb) => ({ verb, isBare: false })));
const withoutVerb = rule(() => map(barely(tileVerb), (verb) => ({ verb, isBare: true })));

/** "at least one blue tile" is no number that is blue. */
const withoutNoun =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => !/^(?:tile|one)s?$/.test(chart.words[end - 1]?.text ?? ''));

/** "and B1 blue" */
const namedAgain = rule(() =>
  seqEach([tilesPhrase, barely(tileVerb)], (subject, verb) =>
    subject.cells !== null && verb.type === 'is' ? saidOf(subject, verb) : [],
  ),
);

const clauseOrThereIs: Rule<Clause> = rule(() => either(clause, beginning('there', existing)));

/** As `one`, where this is its first word. */
const beginning =
  <T>(word: string, one: Rule<T>): Rule<T> =>
  (chart, at) =>
    chart.words[at]?.text === word ? one(chart, at) : [];

/** "Exactly two tiles are red and one tile is blue": the second number by itself, or by the first one's word. */
const spreadFurther: Rule<Statement> = rule(() =>
  seqEach([clauseOrThereIs, joint, clauseOrThereIs], (before, _, after) => {
    const [first, then] = [before, after].map(countOf);
    const also = first == null || then == null ? null : alsoFor(first, then);
    return also === null ? [] : countedBy(after, also).map((other) => conjunction([before.is, other]));
  }),
);

/** How many tiles, or lines, it speaks of. */
function countOf({ subject, line }: Clause): Quantity | null {
  if (subject !== null) return subject.quantity;
  return line?.of.type === 'shapes' ? line.of.quantity : null;
}

/** The same, said of so many. */
function countedBy({ subject, verb, line }: Clause, many: Quantity): Statement[] {
  if (line?.of.type === 'shapes') return saidOfLines({ ...line.of, quantity: many }, line.verb);
  if (subject === null || verb === null) return [];
  const again: TilesPhrase = { ...subject, quantity: many };
  return verb.type === 'is' && verb.so.type === 'any' ? exist(again) : saidOf(again, verb);
}

/** "Two tiles are red, two are blue": as many of each as are said, where the rest are spoken of after. */
const severalSaid: Rule<Clause> = rule(() =>
  seqEach(
    [
      clause,
      list(
        seq([phrase(',', 'and', ', and'), counted], (_, one) => one),
        phrase(''),
      ),
    ],
    (one, more) =>
      togetherAs([
        one,
        ...more.flatMap(({ subject, verb }) => saidOf(subject, verb).map((is) => ({ is, subject, verb }))),
      ]),
  ),
);

/** "Exactly two tiles are red and two are blue": the second number by itself, or by the first one's word. */
const spreadOver = (before: Clause, _: null, second: Counted): Statement[] =>
  numbersOver(before, second).map((other) => conjunction([before.is, other]));

interface Counted {
  readonly subject: TilesPhrase;
  readonly verb: TileVerb;
  readonly isBare: boolean;
}

function numbersOver({ subject, verb }: Clause, second: Counted): Statement[] {
  if (verb?.type !== 'is' || (second.isBare && isBesideOthers(verb.so))) return [];
  if (second.verb.type !== 'is' || !isColour(second.verb.so)) return [];
  const isOfOneTile = subject?.cells?.length === 1; // "A1 = B1, no red": there is nothing to count in it
  const again = subject === null || isOfOneTile ? second.subject : ofTheSame(second, subject);
  const plain = saidOf(again, second.verb);
  const also = subject === null ? null : alsoFor(subject.quantity, again.quantity);
  return [...plain, ...(also === null ? [] : saidOf({ ...again, quantity: also }, second.verb))];
}

/** "One corner is red and one is blue": one corner; "two reds are in row 1 and one is in row 2": one red. */
function ofTheSame(
  { subject, verb }: { subject: TilesPhrase; verb: Clause['verb'] },
  { which }: TilesPhrase,
): TilesPhrase {
  const isOther = verb?.type === 'is' && settledBy(which, verb.so) === 'never';
  const kept = partsOf(which).filter((part) => !isOther || part.type !== 'colour');
  return { ...subject, which: allOf(subject.which, ...kept) };
}

/** "Adjacent to one blue and one green": what comes after belongs to what it is next to. */
const isBesideOthers = (so: TileCondition): boolean =>
  so.type === 'adjacent' || ((so.type === 'and' || so.type === 'or') && so.of.some(isBesideOthers));

/** "Red appears but blue does not", "if red appears so does blue", "yellow is missing and so is green". */
const coloursContrasted: Rule<Statement> = rule(() =>
  either(
    seqEach([coloursPhrase, appears, joint, coloursPhrase, phrase('do|is not')], (a, denied, _, b) =>
      denied ? [] : both(a, true, b, false),
    ),
    seqEach([coloursPhrase, appears, joint, coloursPhrase, phrase('do|is')], (a, denied, _, b) =>
      denied ? both(a, false, b, true) : b.quantity.kind === 'no' ? both(a, true, b, true) : [],
    ),
    seqEach(
      [coloursPhrase, colourVerb, phrase(',? and|but|while', ','), namedColours, shortVerb],
      (a, verb, _, b, again) =>
        a.named && !verb.denied && a.quantity.kind === 'the' && a.among.length === 1 && b.among.length === 1
          ? saidOfColours(a, verb).flatMap((one) => saidOfColours(b, again).map((other) => conjunction([one, other])))
          : [],
    ),
    ifThereIs(['other', 'others', 'another', 'except', 'but'], coloursAndOthers),
    ifThereIs(
      ['it'],
      seqEach([coloursPhrase, colourVerb, joint, phrase('it'), colourVerb], (a, verb, _, __, again) =>
        a.named && a.among.length === 1
          ? saidOfColours(a, verb).flatMap((one) => saidOfColours(a, again).map((other) => conjunction([one, other])))
          : [],
      ),
    ),
    ifThereIs(
      ['each', 'both'],
      seqEach([coloursPhrase, colourVerb, joint, phrase('each', 'both', 'each of them'), colourVerb], eachOfThose),
    ),
    seqEach([coloursPhrase, colourVerb, joint, phrase('so|as do|is'), coloursPhrase], (a, verb, _, __, b) =>
      a.named && b.named && !verb.denied
        ? saidOfColours(a, verb).flatMap((one) => saidOfColours(b, verb).map((other) => conjunction([one, other])))
        : [],
    ),
    seqEach(
      [
        coloursPhrase,
        phrase(', if'),
        phrase('present|there', 'it appear', 'it is present|there'),
        phrase(','),
        colourVerb,
      ],
      (a, _, __, ___, verb) =>
        a.named ? isThere(a, true).flatMap((one) => saidOfColours(a, verb).map((other) => implies(one, other))) : [],
    ),
    seqEach([coloursPhrase, appears, joint, phrase('so|as do|is'), coloursPhrase], (a, denied, _, __, b) =>
      both(a, !denied, b, !denied),
    ),
    ifThereIs(
      ['nor'],
      seqEach([coloursPhrase, colourVerb, phrase(',? and? nor do|is'), coloursPhrase], (a, verb, _, b) =>
        verb.denied && a.named && b.named
          ? saidOfColours(a, verb).flatMap((one) => saidOfColours(b, verb).map((other) => conjunction([one, other])))
          : [],
      ),
    ),
    seqEach([coloursPhrase, appears, joint, phrase('neither|nor do|is'), coloursPhrase], (a, denied, _, __, b) =>
      denied ? both(a, false, eachOf(b), false) : [],
    ),
  ),
);

/** "Two colours are used, and each is used twice": each of those that are. */
function eachOfThose(of: ColoursPhrase, verb: ColourVerb, _: null, __: null, again: ColourVerb): Statement[] {
  const isThere = JSON.stringify(verb.so) === JSON.stringify(hasIt(some)) && verb.lines === null && !verb.denied;
  if (of.named || of.which !== null || !isThere || !['bare', 'counted'].includes(of.quantity.kind)) return [];
  const those: ColoursPhrase = { ...of, quantity: quantity(every, 'every'), which: verb.so };
  const ways = [again, ...(again.justSo === undefined ? [] : [{ ...again, so: again.justSo, justSo: undefined }])];
  return saidOfColours(of, verb).flatMap((one) =>
    ways.flatMap((way) => saidOfColours(those, way)).map((other) => conjunction([one, other])),
  );
}

const coloursAndOthers: Rule<Statement> = rule(() =>
  either(
    seqEach([coloursPhrase, colourVerb, joint, otherColours, colourVerb], (a, verb, _, many, otherVerb) => {
      if (!a.named || a.quantity.kind !== 'the' || otherVerb.ofNamed === true) return [];
      const rest: ColoursPhrase = {
        quantity: many,
        among: colours.filter((one) => !a.among.includes(one)),
        which: null,
        named: many.kind !== 'some',
      };
      return saidOfColours(a, verb).flatMap((one) =>
        saidOfColours(rest, otherVerb).map((other) => conjunction([one, other])),
      );
    }),
    seqEach([coloursPhrase, colourVerb, phrase(',? except', ',? but not'), anyColour], (a, verb, _, but) =>
      !a.named &&
      a.which === null &&
      a.quantity.kind === 'every' &&
      !a.quantity.denied &&
      verb.ofNamed !== true &&
      !verb.denied
        ? saidOfColours({ ...a, among: a.among.filter((one) => !but.includes(one)) }, verb).flatMap((others) =>
            saidOfColours({ ...a, among: but, named: true }, verb).map((those) => conjunction([others, deny(those)])),
          )
        : [],
    ),
  ),
);

const otherColours: Rule<Quantity> = either(
  means(quantity(none, 'no'), 'no other colour|colours', 'none of the other colours'),
  means(
    quantity(every, 'every'),
    'every|each other colour',
    'all the? other colours',
    'the others',
    'the other colours',
    'the other three? colours',
    'all others',
  ),
  means(quantity(some, 'some'), 'another colour', 'some other colour', 'at least one other colour'),
);

const appears: Rule<boolean> = either(
  map(phrase('appear', 'is present|there', 'show up', 'exist'), () => false),
  map(phrase('do not appear', 'is missing|absent', 'is not present|there', 'do not show up'), () => true),
);

const both = (a: ColoursPhrase, aAppears: boolean, b: ColoursPhrase, bAppears: boolean): Statement[] =>
  isThere(a, aAppears).flatMap((one) => isThere(b, bAppears).map((other) => conjunction([one, other])));

/** "Nor does blue or green": neither of them. */
const eachOf = (of: ColoursPhrase): ColoursPhrase =>
  of.named && of.quantity.kind === 'some' ? { ...of, quantity: quantity(every, 'the') } : of;

export const isThere = (of: ColoursPhrase, appear: boolean): Statement[] =>
  of.named ? saidOfColours(of, { so: hasIt(appear ? some : none), denied: false, lines: null, alike: false }) : [];

/** "If red appears so does blue", "if A1 is red then B1 isn't". */
export const leaningCondition: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [clause, phrase(',? if and only if', ',? exactly|just|only when and', ',? exactly when|if'), second],
      (before, _, after) =>
        saidTogether(before, after, 'iff').map(
          ({ second: other }): Statement => ({ type: 'iff', of: [before.is, other] }),
        ),
    ),
    seqEach([when, first, phrase(',? then', ',', ''), second], (_, before, __, after) =>
      saidTogether(before, after, 'if').map(({ second: then }) => implies(before.open ?? before.is, then)),
    ),
    seqEach([phrase('unless'), first, phrase(',', ', then'), second], (_, before, __, after) =>
      saidTogether(before, after, 'or').map(({ second: then }) => disjunction([before.is, then])),
    ),
    ifThereIs(
      ['otherwise', 'else'],
      seqEach(
        [when, first, phrase(',? then', ',', ''), second, phrase(',? and? otherwise|else ,?'), conjunct],
        (_, before, __, after, ___, other) =>
          saidTogether(before, after, 'if').map(({ second: then }) =>
            conjunction([implies(before.is, then), disjunction([before.is, other])]),
          ),
      ),
    ),
    ifThereIs(['rest', 'other', 'others', 'remaining'], ofOthersUnclear),
    ifThereIs(
      ['them', 'these', 'those'],
      seqEach(
        [when, first, phrase(',? then', ',', ''), second, andWord, conjunct],
        (_, before, __, after, ___, more) =>
          after.type === 'of them'
            ? saidTogether(before, after, 'if').map(({ second: then }) => implies(before.is, conjunction([then, more])))
            : [],
      ),
    ),
    seqEach([coloursPhrase, appears, whenOrIff, coloursPhrase, phrase('do|is', 'do|is too')], (a, denied, how, b) =>
      isThere(a, !denied).flatMap((one) => isThere(b, true).map((other) => how(one, other))),
    ),
    seqEach([coloursPhrase, appears, whenOrIff, coloursPhrase, phrase('do|is not')], (a, denied, how, b) =>
      isThere(a, !denied).flatMap((one) => isThere(b, false).map((other) => how(one, other))),
    ),
    seqEach(
      [when, coloursPhrase, appears, phrase(',? then', ',', ''), phrase('it|they'), colourVerb],
      (_, a, denied, __, ___, verb) =>
        denied || !a.named
          ? []
          : isThere(a, true).flatMap((one) => saidOfColours(a, verb).map((other) => implies(one, other))),
    ),
    seqEach(
      [when, coloursPhrase, appears, phrase(',? then', ',', ''), phrase('so do|is'), coloursPhrase],
      (_, a, denied, __, ___, b) =>
        isThere(a, !denied).flatMap((one) => isThere(b, !denied).map((other) => implies(one, other))),
    ),
    seqEach(
      [when, coloursPhrase, appears, phrase(',? then', ',', ''), coloursPhrase, phrase('do|is not')],
      (_, a, denied, __, b) =>
        denied ? [] : isThere(a, true).flatMap((one) => isThere(b, false).map((other) => implies(one, other))),
    ),
    seqEach(
      [when, coloursPhrase, appears, phrase(',? then', ',', ''), coloursPhrase, phrase('do|is', 'do|is too')],
      (_, a, denied, __, b) =>
        denied ? [] : isThere(a, true).flatMap((one) => isThere(b, true).map((other) => implies(one, other))),
    ),
  ),
);

const whenOrIff: Rule<(a: Statement, b: Statement) => Statement> = either(
  means(
    (a: Statement, b: Statement): Statement => ({ type: 'iff', of: [a, b] }),
    ',? if and only if',
    ',? exactly when|if',
  ),
  means((a: Statement, b: Statement) => implies(a, b), ',? only if|when'),
  means((a: Statement, b: Statement) => implies(b, a), ',? if|when|whenever'),
  means((a: Statement, b: Statement) => disjunction([a, b]), ',? unless'),
);

/** "Either one is red or the others are blue": refused, with the reason. */
const ofOthersUnclear: Rule<Statement> = (chart, at) => {
  const found = seqEach([phrase('', 'if|when|whenever'), first, jointOfOthers, second], (_, before, how, after) =>
    areOthersUnclear(before, after, how) ? [before.is] : [],
  )(chart, at);
  if (found.length > 0) chart.misfits.add(othersMisfit);
  return [];
};

const jointOfOthers = either(
  means('and' as const, ',? and|but', ','),
  means('or' as const, ',? or|unless'),
  means('if' as const, ',? then', ',', ''),
);

const othersMisfit =
  '“The others” may be all but some that were picked, or all that are not like those; say which tiles are meant.';

import type { Cell } from '../grid';
import { colourChanges, soManyChanges } from './changes';
import { atStart, either, ifThereIs, means, phrase, type Rule, rule, seq, seqEach, theseOfAll } from './chart';
import { isOpenComparison, within } from './clauses';
import { coloursExist, coloursPhrase } from './colour-phrases';
import { allColours, anyColour, plural } from './colours';
import { notAsManyAs } from './comparisons';
import { contents, countedContents } from './contents';
import { ofTheSubset } from './leaning';
import { missing, saidOfLines } from './line-verbs';
import { linePhrase } from './lines';
import {
  conjunction,
  count,
  denyIf,
  every,
  exactly,
  none,
  ofColours,
  type Place,
  partsOf,
  type Quantifier,
  type Statement,
  some,
  tilesAre,
} from './meaning';
import { type Nominal, tilesNominal } from './nominals';
import { knownCells, tilesPhrase } from './noun-phrases';
import { otherThanThose } from './of-tiles';
import { saidOverLines, theSubset } from './over-lines';
import { allOfThem, inPlace, inTheSubset, inTotal } from './places';
import { predicate } from './predicates';

// What there is: what is somewhere, what the subset has, and a sentence without a verb.

export const thereIs: Rule<boolean> = either(
  means(
    false,
    'there is|exist',
    'there is exist',
    'exist',
    'it exist',
    'we|i|you has',
    'you can find',
    'you|we find|see',
    'i see',
    'you will find',
    'we can see',
    'there has to be',
    'one can find',
    'one finds',
    'you can see',
    'there lie',
    'i|we count',
    'i|we can count',
    'i|one can see|find',
    'there has',
    'one counts',
  ),
  means(
    true,
    'there is not',
    'there do not exist',
    'do not exist',
    'we|i|you do not has',
    'there is never',
    'there exist not',
    'you will not find|see',
    'you|we|one cannot find|see',
    'you|we|i do not find|see',
    'it is impossible to find|see|has',
    'it is not possible to find|see',
  ),
  ofTheSubset(means(false, 'it has', 'it gives')),
  ofTheSubset(means(true, 'it do not has')),
);

export const existential: Rule<Statement> = rule(() =>
  either(
    colourChanges,
    neitherOfThose,
    seqEach([thereIs, contents], (denied, is) => [denyIf(denied, is)]),
    ifThereIs(
      ['same', 'once', 'simultaneously'],
      seqEach([thereIs, contents, phrase('at the same time', 'at once', 'simultaneously')], (denied, is) =>
        is.type === 'and' ? [denied ? { type: 'not' as const, of: is } : is] : [],
      ),
    ),
    seqEach([thereIs, notAsManyAs], (denied, is) => (denied ? [is] : [])),
    seqEach([thereIs, tilesPhrase], (denied, subject) => otherThanThose(subject).map((is) => denyIf(denied, is))),
    seqEach([phrase('we|i|you has', 'i|we see'), contents], (_, is) => [is]),
    seqEach([contents, phrase('exist', 'is there', 'is present', 'can be found', 'is found')], (is) =>
      ['tiles', 'colours', 'and'].includes(is.type) && !isOfAlikeLines(is) ? [is] : [],
    ),
  ),
);

const isOfAlikeLines = (is: Statement): boolean => is.type === 'colours' && is.are.type === 'shapes';

/** "There is no red in row 1 or blue in row 2": neither of them. */
const neitherOfThose: Rule<Statement> = (chart, at) =>
  ifThereIs(
    ['or'],
    seqEach(
      [
        phrase('there is no', 'there is not a|any', 'no'),
        tilesNominal,
        phrase('or'),
        phrase('', 'a|any|no'),
        tilesNominal,
      ],
      (_, a, __, ___, b) =>
        isLimited(a) && isLimited(b) ? [conjunction([count(none, a.which), count(none, b.which)])] : [],
    ),
  )(chart, at);

/** "reds in row 1": more than a colour. */
const isLimited = ({ which, each, other }: Nominal): boolean =>
  each === null && !other && partsOf(which).length > 1 && partsOf(which).some(({ type }) => type === 'colour');

const subsetName: Rule<null> = either(
  theseOfAll(
    phrase(
      'the|this|my|our|your chosen? subset|selection|area|region|set|shape|group|cluster|block',
      'the? these tiles',
      'the tiles',
      'these',
      'my tiles',
      'these tiles',
      'all these tiles',
    ),
  ),
  unlessOfAPart(phrase('')),
);

/** A verb without a subject is said of the subset, but not after a part of it was spoken of ("row 1 has a red and has ..."). */
function unlessOfAPart<T>(one: Rule<T>): Rule<T> {
  return (chart, at) => {
    const before = chart.words.slice(0, at).map(({ text }) => text);
    const isOfAPart = [partOfTheSubset, verbOfAPart].every((one) => before.some((text) => one.test(text)));
    return isOfAPart && !isOfTheSubset(before) ? [] : one(chart, at);
  };
}

const partOfTheSubset = /^(?:rows?|columns?|lines?|squares?|2x2|corners?|edges?|border|diagonals?|[A-D][1-4])$/;
const verbOfAPart = /^(?:has|is|do|contain|show|lacks?|consists?)$/;
const isOfTheSubset = (words: readonly string[]): boolean =>
  words.slice(0, 2).some((text) => /^(?:subset|selection|area|region|set|shape|group|cluster|block|it)$/.test(text));

export const aboutSubset: Rule<Statement> = rule(() =>
  either(
    seqEach([either(subsetName, allOfThem, atStart(phrase('they', 'it'))), hasOrNot, contents], (_, denied, is) => [
      denyIf(denied, is),
    ]),
    seqEach([either(subsetName, allOfThem), hasOrNot, notAsManyAs], (_, denied, is) => (denied ? [is] : [])),
    seqEach([subsetName, consistOf, phrase('', 'all'), contents, theSubset], (_, __, ___, is, subset) =>
      leavesOthers(is, subset) ? [] : [is],
    ),
    seqEach([subsetName, phrase('show'), contents], (_, __, is) => [is]),
    seqEach([either(subsetName, allOfThem), phrase('is of'), coloursPhrase], (_, __, of) =>
      of.quantity.kind === 'counted' && of.which === null ? coloursExist(of) : [],
    ),
    seqEach([subsetName, consistOf, phrase('', 'all', 'only'), allColours, phrase('', 'tiles')], (_, __, ___, of) => {
      const noOthers = count(every, ofColours(of));
      return [conjunction([noOthers, ...of.map((one) => count(some, ofColours([one])))]), noOthers];
    }),
    seqEach(
      [phrase('', 'together', 'the set of', 'the tiles in'), namedTogether, hasOrNot, countedContents],
      (_, some, denied, is) => [within({ type: 'cells', cells: some }, denyIf(denied, is))],
    ),
    seqEach([either(subsetName, allOfThem, atStart(phrase('it', 'we', 'they'))), missing], (_, is) => [is]),
    seqEach([theGrid, hasOrNot, contents], (place, denied, is) => [within(place, denyIf(denied, is))]),
    seqEach([placeGroup, hasOrNot, contents], (which, denied, is) => withinTiles(which, denyIf(denied, is))),
    seqEach([knownTogether, hasOrNot, countedContents], (some, denied, is) => [
      within({ type: 'cells', cells: some }, denyIf(denied, is)),
    ]),
  ),
);

const consistOf = phrase('is', 'consist of', 'consists of', 'is made up? of');

/** "The tiles are two reds and a blue": there may be others, where that does not make up all of them. */
function leavesOthers(is: Statement, { length }: readonly Cell[]): boolean {
  if (is.type === 'tiles') return is.quantifier.type !== 'all';
  const parts = is.type === 'and' ? is.of : [];
  const fewest = parts.map((part) =>
    part.type === 'tiles' && part.quantifier.type === 'number' ? part.quantifier.min : null,
  );
  return parts.length > 0 && !fewest.includes(null) && fewest.reduce<number>((sum, n) => sum + (n ?? 0), 0) < length;
}

/** Several by name, as what contains something together. */
const namedTogether: Rule<readonly Cell[]> = rule(() =>
  seq([tilesPhrase, phrase('', 'together', 'between them')], ({ cells, joint, quantity: many }) =>
    cells !== null && cells.length > 1 && joint === 'and' && !many.denied ? cells : undefined,
  ),
);

/** "the three tiles in the top row": known ones, as what contains something together. */
const knownTogether: Rule<readonly Cell[]> = rule(() =>
  seqEach([tilesPhrase, theSubset], ({ quantity: { kind }, which, noun, isRest, other }, subset) => {
    if (kind !== 'the' || noun !== 'tiles' || isRest || other) return [];
    const cells = knownCells(which, subset);
    return cells === null || cells.length < 2 || which.type === 'any' ? [] : [cells];
  }),
);

export const hasOrNot: Rule<boolean> = either(
  means(false, 'has|contain', 'has got', 'show', 'features|feature', 'with'),
  means(true, 'do not has|contain|show', 'has not', 'has not got', 'lacks|lack', 'never contain|has'),
);

const theGrid: Rule<Place> = means<Place>({ type: 'grid' }, 'the|this|our whole|entire? grid|board');

/** "the corner tiles", "the edge": what they contain. */
const placeGroup: Rule<Place> = either(
  means<Place>({ type: 'corner' }, 'the corners', 'the corner tiles', 'corner tiles'),
  means<Place>({ type: 'edge' }, 'the edge', 'the edges', 'the edge tiles', 'the border'),
  means<Place>({ type: 'centre' }, 'the centre', 'the centre tiles'),
  means<Place>({ type: 'top' }, 'the top tiles'),
  means<Place>({ type: 'bottom' }, 'the bottom tiles'),
  means<Place>({ type: 'leftmost' }, 'the leftmost tiles'),
  means<Place>({ type: 'rightmost' }, 'the rightmost tiles'),
);

const withinTiles = (place: Place, is: Statement): Statement[] => [within(place, is)];

/** A sentence without a verb: only what there is ("more red than blue"). */
export const fragment: Rule<Statement> = rule(() =>
  either(
    soManyChanges,
    countedContents,
    saidOverLines(notPlural(contents), (is) => is),
    seqEach([linePhrase, phrase(':'), countedContents], (lines, _, is) =>
      saidOfLines(lines, { are: is, denied: false }),
    ),
    seq([countedContents, inTheSubset], (is) => is),
    totalled(countedContents),
    totalledFirst(countedContents),
    seqEach([countedContents, inPlace], (is, place) => (isOpenComparison(is) ? [within(place, is)] : [])),
    allTheSame,
  ),
);

/** "Reds in one row" may mean all of them. */
const notPlural =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    /^(?:reds|blues|greens|yellows|corner)$/.test(chart.words[at]?.text ?? '') ? [] : one(chart, at);

/** "Two reds in total": at least two, or just two. */
export const totalled =
  (one: Rule<Statement>): Rule<Statement> =>
  (chart, at) =>
    one(chart, at).flatMap(({ value, end }) =>
      inTotal(chart, end).flatMap((total) => {
        const isSaidHow = chart.words.slice(at, end).some(({ text }) => saidHow.has(text));
        return (isSaidHow ? [value] : [value, exactlySo(value)]).map((is) => ({ value: is, end: total.end }));
      }),
    );

/** "In total there are three reds" */
export const totalledFirst =
  (one: Rule<Statement>): Rule<Statement> =>
  (chart, at) =>
    seq([inTotal, phrase(',?')], () => null)(chart, at).flatMap(({ end: from }) =>
      one(chart, from).flatMap(({ value, end }) => {
        const isSaidHow = chart.words.slice(from, end).some(({ text }) => saidHow.has(text));
        return (isSaidHow ? [value] : [value, exactlySo(value)]).map((is) => ({ value: is, end }));
      }),
    );

const saidHow = new Set([
  'least',
  'most',
  'more',
  'fewer',
  'exactly',
  'only',
  'just',
  'between',
  'to',
  'no',
  'or',
  '≥',
  '≤',
  '>',
  '<',
]);

export const isExactly = (is: Statement): boolean =>
  (is.type === 'tiles' || is.type === 'colours') &&
  (is.quantifier.type === 'share'
    ? is.quantifier.op === '='
    : is.quantifier.type === 'number' && is.quantifier.max !== null && is.quantifier.min > 0);

/** The same with numbers meant exactly. */
export function exactlySo(is: Statement): Statement {
  if (is.type === 'and') return { ...is, of: is.of.map(exactlySo) };
  if ((is.type !== 'tiles' && is.type !== 'colours') || is.quantifier.type !== 'number' || is.quantifier.max !== null)
    return is;
  return { ...is, quantifier: exactly(is.quantifier.min) };
}

/** "all different", "not all the same colour", "mostly green", "half red" */
const allTheSame: Rule<Statement> = rule(() =>
  either(
    seqEach([mostly, predicate], (quantifier, so) => [tilesAre(quantifier, { which: { type: 'any' }, are: so })]),
    seq([phrase('all'), plural], (_, of) => count(every, ofColours([of]))),
    seq([phrase('a?'), anyColour, phrase('majority')], (_, of) =>
      tilesAre(majority, { which: { type: 'any' }, are: ofColours(of) }),
    ),
  ),
);

export const majority: Quantifier = { type: 'share', part: 1, of: 2, op: '>' };
const mostly: Rule<Quantifier> = means(majority, 'mostly', 'mainly', 'majority');

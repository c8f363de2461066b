import type { Cell } from '../grid';
import { aboutAmounts } from './amounts';
import { type Chart, either, followedBy, map, means, ofLines, phrase, type Rule, rule, seq, seqEach } from './chart';
import { colourComparisons } from './colour-comparisons';
import { coloursPhrase, colourVerb, saidOfColours } from './colour-phrases';
import { cellsBetween, namedCells, plainName } from './colours';
import { coloursHad } from './colours-had';
import { conditionals } from './conditionals';
import { contents } from './contents';
import { isAt } from './geometry';
import { sameSaid, theKnown } from './leaning';
import { lineComparisons } from './line-comparisons';
import { type LineVerb, linesTogether } from './line-verbs';
import { eachOf, type LinePhrase } from './lines';
import {
  conjunction,
  count,
  disjunction,
  implies,
  type Place,
  partsOf,
  type Statement,
  some,
  type TileCondition,
} from './meaning';
import { cellList, certainTiles, countedTiles, knownCells, type TilesPhrase, tilesPhrase } from './noun-phrases';
import { allSoMany, quantity } from './numbers';
import { aboutColours, aboutGroups, aboutPairs, isOrIsNot } from './of-colours-and-groups';
import { notOfThose } from './of-those';
import { aboutNames, aboutTiles } from './of-tiles';
import { aboutLines, inLines, notOfSeveralLines, overLines, saidOverLines, theSubset } from './over-lines';
import { inPlace, inTheSubset, onTheGrid } from './places';
import { predicate, type TileVerb, tileVerb } from './predicates';
import { bracketed } from './sentence';
import { saidOf } from './tile-clauses';
import { tileComparisons } from './tile-comparisons';
import { aboutSubset, exactlySo, existential, isExactly, totalled, totalledFirst } from './what-there-is';

// One simple sentence: what is spoken of and what is said of it, or what there is; and what a second one may leave out.

/** A simple sentence, with its parts where what follows may lean on them. */
export interface Clause {
  readonly is: Statement;
  readonly subject: TilesPhrase | null;
  readonly verb: TileVerb | null;
  /** Several things that there are: no "it" or "they" is all of them. */
  readonly isSeveral?: boolean;
  /** What they say where they stand by themselves: of so many of each that there may be more. */
  readonly open?: Statement;
  /** What it said of a row, where it spoke of one. */
  readonly line?: { readonly of: LinePhrase; readonly verb: LineVerb };
}

export const plain = (is: Statement): Clause => ({ is, subject: null, verb: null });

export const clause: Rule<Clause> = rule(() =>
  either(
    simple,
    map(
      saidOverLines(notOfColours, ({ is }) => is),
      plain,
    ),
    seqEach([saidOfThoseLines], ([lines, { is }]) => overLines(lines, is).map(plain)),
    seqEach(
      [
        followedBy(
          seq([inPlace, phrase(',?')], (place) => place),
          (place, subset) => ofLines([subset.filter((cell) => isAt(place, cell, subset))], simple),
        ),
        theSubset,
      ],
      ([place, { is }], subset) => (isElsewhere(is, { place, subset }) ? [] : [plain(within(place, is))]),
    ),
    map(
      followedBy(
        seq([phrase('among|in|of|on'), cellList, phrase(',?')], (_, some) => some),
        (some) => ofLines([some], simple),
      ),
      ([some, { is }]) => plain(within({ type: 'cells', cells: some }, is)),
    ),
    seq([inTheSubset, phrase(',?'), simple], (_, __, one) => one),
    seq(
      [phrase('of|among|from the|these|my?', 'out of the|these|my?'), countedTiles, phrase(',?'), simple],
      (_, __, ___, one) => one,
    ),
    seq([phrase('of', 'out of'), allSoMany, phrase(',?'), simple], (_, __, ___, one) => one),
    seqEach(
      [
        followedBy(
          seq([inLines, phrase(',?')], (lines) => lines),
          (lines, subset) => ofLines(eachOf(lines, subset), twoJoined),
        ),
      ],
      ([lines, is]) => overLines(lines, is).map(plain),
    ),
    seqEach(
      [
        followedBy(
          seq([inPlace, phrase(',?')], (place) => place),
          (place, subset) => ofLines([subset.filter((cell) => isAt(place, cell, subset))], twoJoined),
        ),
      ],
      ([place, is]) => [plain(within(place, is))],
    ),
    seqEach(
      [
        followedBy(
          seq([phrase('among|in|of|within'), either(cellList, theKnown), phrase(',?')], (_, cells) => cells),
          (cells) => ofLines([cells], twoJoined),
        ),
      ],
      ([cells, is]) => [plain(within({ type: 'cells', cells }, is))],
    ),
    seqEach([followedBy(negativeLines, (lines, subset) => ofLines(eachOf(lines, subset), verbFirst))], ([lines, is]) =>
      overLines(lines, is).map(plain),
    ),
    seqEach([inLines, phrase(','), bracketed], (lines, _, is) => overLines(lines, is).map(plain)),
    seq([inPlace, phrase(','), bracketed], (place, _, is) => plain(within(place, is))),
    seqEach(
      [
        followedBy(
          seq([phrase('among|in|within'), theKnown, phrase(',?')], (_, cells) => cells),
          (cells) => ofLines([cells], simple),
        ),
      ],
      ([cells, { is }]) => [plain(within({ type: 'cells', cells }, is))],
    ),
    seq([inPlace, phrase(',? is', ',? is there'), contents], (place, _, is) => plain(within(place, is))),
    seqEach([inLines, phrase(',? is', ',? is there'), contents], (lines, _, is) => overLines(lines, is).map(plain)),
    seq([simple, inTheSubset], (one) => one),
    seq([simple, phrase(',? of|among', ',? out of'), allSoMany], (one) => one),
    map(totalled(notOfSeveralLines), plain),
    map(totalledFirst(notOfSeveralLines), plain),
    map(linesTogether, plain),
    seqEach(
      [
        simple,
        phrase(', no more ,? and? no fewer', ', no fewer ,? and? no more', ', no more', 'and no more', ', not more'),
      ],
      ({ is }) => {
        const exact = exactlySo(is);
        return exact !== is ? [plain(exact)] : isExactly(is) ? [plain(is)] : [];
      },
    ),
    seqEach([followedBy(withoutThose, (cells) => ofLines([cells], simple))], ([cells, one]) => [
      { ...plain(within({ type: 'cells', cells }, one.is)), ...ofEveryOther(one) },
    ]),
    seqEach(
      [phrase('between'), plainName, phrase('and'), plainName, phrase(',?'), simple],
      (_, a, __, b, ___, { is }) => cellsBetween(a, b).map((cells) => plain(within({ type: 'cells', cells }, is))),
    ),
    seqEach([existential, inPlace, theSubset], (is, place, subset) =>
      (isOpenComparison(is) || is.type === 'colours') && !isElsewhere(is, { place, subset })
        ? [plain(within(place, is))]
        : [],
    ),
    seqEach([colourComparisons, inPlace], (is, place) => (isOpenComparison(is) ? [plain(within(place, is))] : [])),
    seq([simple, onTheGrid], ({ is }, place) => plain(within(place, is))),
  ),
);

/** Of all the others something was said that one of these may be, or not. */
const ofEveryOther = ({ subject, verb }: Clause): Partial<Clause> =>
  subject?.quantity.kind === 'every' && subject.cells === null && subject.which.type === 'any' ? { subject, verb } : {};

/** "the upper tile is red or the lower one is blue": of one line; what names tiles is of all. */
const twoJoined: Rule<Statement> = rule(() =>
  ofEachLine(
    either(
      seqEach([simple, andOrOr, simple], (a, join, b) => [{ parts: [a.is, b.is], is: join([a.is, b.is]) }]),
      seqEach([simple, andOrOr, tilesPhrase, isOrIsNot], (a, join, subject, denied) =>
        sameSaid(a, { subject, denied, joint: 'and' }).map((is) => ({ parts: [a.is, is], is: join([a.is, is]) })),
      ),
    ),
  ),
);

type Join = (parts: readonly [Statement, Statement]) => Statement;

/** How what is said of each line is joined. */
const andOrOr: Rule<Join> = either(
  means<Join>(conjunction, 'and|but', ', and|but'),
  means<Join>(disjunction, 'or', ', or', ',? unless'),
  means<Join>(([then, when]) => implies(when, then), ',? if|when|whenever'),
  means<Join>(([when, then]) => implies(when, then), ',? only if|when'),
  means<Join>((of) => ({ type: 'iff', of }), ',? if and only if', ',? exactly when|if'),
);

/** What may be said of each of the lines that are spoken of, and what it speaks of. */
const ofEachLine =
  (one: Rule<{ readonly parts: readonly Statement[]; readonly is: Statement }>): Rule<Statement> =>
  (chart, at) =>
    one(chart, at)
      .filter(({ value: { parts } }) => !parts.some(isOfAll) || parts.every((part) => isOfItsTile(part, chart)))
      .map(({ value: { is }, end }) => ({ value: is, end }));

const isOfAll = (is: Statement): boolean =>
  /"(?:cells|row|column|top|bottom|leftmost|rightmost)"/.test(JSON.stringify(is));

/** "The upper tile" of a line that has but one: every line has. */
const isOfItsTile = (is: Statement, { lines, subset }: Chart): boolean =>
  is.type === 'tiles' &&
  lines !== null &&
  knownCells(is.which, subset) !== null &&
  [is.which, ...likened(is.are)].every((which) =>
    lines.every((line) => line.filter((cell) => knownCells(which, subset)?.includes(cell)).length === 1),
  );

/** The tiles that something is likened to. */
const likened = (are: TileCondition): TileCondition[] =>
  are.type === 'not'
    ? likened(are.of)
    : are.type === 'adjacent'
      ? partsOf(are.which).filter(({ type }) => type === 'place')
      : [];

/** "In no row is every tile red", "in no column do the tiles match": the verb first. */
export const verbFirst: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('is'), tilesPhrase, predicate], (_, subject, so) =>
      saidOf(plainly(subject), { type: 'is', so, denied: false, all: false }),
    ),
    seqEach([phrase('do'), tilesPhrase, tileVerb], (_, subject, verb) =>
      'denied' in verb && verb.denied ? [] : saidOf(plainly(subject), verb),
    ),
    seqEach([phrase('do|is'), coloursPhrase, colourVerb], (_, of, verb) =>
      verb.denied ? [] : saidOfColours(of, verb),
    ),
    seq([phrase('do|is'), either(colourComparisons, aboutPairs)], (_, is) => is),
  ),
);

/** "Is any tile red": some. */
const plainly = (of: TilesPhrase): TilesPhrase =>
  of.quantity.kind === 'any' ? { ...of, quantity: quantity(some, 'some') } : of;

/** Where the verb may stand first. */
const negativeLines: Rule<LinePhrase> = (chart, at) =>
  /^(?:no|neither|none|only)$/.test(chart.words[at + 1]?.text ?? '') ? inLines(chart, at) : [];

/** "Apart from A1, ...": the tiles that are left. */
const withoutThose: Rule<readonly Cell[]> = rule(() =>
  seqEach([exceptWords, either(namedCells, certainTiles), phrase(',?'), theSubset], (_, some, __, subset) => {
    const others = subset.filter((cell) => !some.includes(cell));
    return others.length === 0 ? [] : [others];
  }),
);

const exceptWords = phrase('except for?', 'other than', 'besides', 'leaving aside', 'not counting', 'apart from');

/** "In the top row there is a red tile in the bottom row" nobody says. */
export function isElsewhere(is: Statement, { place, subset }: { place: Place; subset: readonly Cell[] }): boolean {
  if (is.type === 'colours') return [is.which, is.are].some((so) => so !== null && isElsewhere(so, { place, subset }));
  if (is.type === 'within') return !subset.some((cell) => isAt(place, cell, subset) && isAt(is.place, cell, subset));
  if (is.type === 'compare') {
    const terms = [...is.left.terms, ...is.right.terms].flatMap(({ of }) => (of.type === 'tiles' ? [of.which] : []));
    return terms.some((which) => isElsewhere(count(some, which), { place, subset }));
  }
  if (is.type !== 'tiles') return false;
  const places = partsOf(is.which).flatMap((part) => (part.type === 'place' ? [part.place] : []));
  return places.some((other) => !subset.some((cell) => isAt(place, cell, subset) && isAt(other, cell, subset)));
}

/** "In every column, both tiles are red" */
const saidOfThoseLines = followedBy(
  rule(() => seq([inLines, phrase(',?')], (lines) => lines)),
  (lines, subset) => ofLines(eachOf(lines, subset), simple),
);

export const within = (place: Place, is: Statement): Statement => ({ type: 'within', place, is });

/** "More red than blue tiles in the top row": the place may belong to both. */
export const isOpenComparison = (is: Statement): boolean =>
  is.type === 'compare' &&
  [...is.left.terms, ...is.right.terms].every(({ of }) => of.type === 'tiles' && of.which.type === 'colour');

export const simple: Rule<Clause> = rule(() => either(notOfColours, map(aboutColours, plain)));

/** Whether colours are so in all of the rows or in each by itself is read by their own verb. */
const notOfColours: Rule<Clause> = rule(() =>
  either(
    notOfThose(aboutTiles),
    map(existential, plain),
    map(aboutSubset, plain),
    aboutLines,
    map(aboutPairs, plain),
    map(colourComparisons, plain),
    map(coloursHad, plain),
    map(tileComparisons, plain),
    map(lineComparisons, plain),
    map(aboutAmounts, plain),
    map(aboutNames, plain),
    map(aboutGroups, plain),
    map(conditionals, plain),
  ),
);

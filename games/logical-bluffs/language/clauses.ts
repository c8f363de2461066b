import type { Cell } from '../grid';
import { aboutAmounts } from './amounts';
import { either, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { coloursPhrase, colourVerb, saidOfColours } from './colour-phrases';
import { anyColour, cellName } from './colours';
import { colourComparisons, tileComparisons } from './comparisons';
import { connection, contents, sameGroup } from './contents';
import { lineComparisons } from './line-comparisons';
import { type LinePhrase, linePhrase, lineVerb, saidOfLines } from './lines';
import {
  allOf,
  atLeast,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  inCells,
  none,
  notOf,
  ofColours,
  type Place,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { tilesNominal } from './nominals';
import { countedTiles, type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import { numeral, type Quantity, quantity, share, times } from './numbers';
import { pairPhrase, pairVerb, saidOfPairs } from './pairs';
import { inPlace, inTheSubset, inTotal, lineName, onTheGrid, shapeNoun } from './places';
import { mutual, predicate, type TileVerb, tileVerb } from './predicates';
import { bracketed } from './sentence';
import { exist, onlyThese, saidOf, saidOfBoth, saidOfEither } from './tile-clauses';

// One simple sentence: what is spoken of and what is said of it, or what there is; and what a second one may leave out.

/** A simple sentence, with its parts where what follows may lean on them. */
export interface Clause {
  readonly is: Statement;
  readonly subject: TilesPhrase | null;
  readonly verb: TileVerb | null;
}

const plain = (is: Statement): Clause => ({ is, subject: null, verb: null });

export const clause: Rule<Clause> = rule(() =>
  either(
    simple,
    seqEach([simple, perLine], ({ is }, lines) => overLines(lines, is).map(plain)),
    seqEach([inLines, phrase(',?'), simple], (lines, _, { is }) => overLines(lines, is).map(plain)),
    seq([inPlace, phrase(',?'), simple], (place, _, { is }) => plain(within(place, is))),
    seq([inTheSubset, phrase(',?'), simple], (_, __, one) => one),
    seq(
      [phrase('of|among|from the|these|my?', 'out of the|these|my?'), countedTiles, phrase(',?'), simple],
      (_, __, ___, one) => one,
    ),
    seqEach([inLines, phrase(','), bracketed], (lines, _, is) => overLines(lines, is).map(plain)),
    seq([inPlace, phrase(','), bracketed], (place, _, is) => plain(within(place, is))),
    seqEach([inLines, phrase(',? is there'), contents], (lines, _, is) => overLines(lines, is).map(plain)),
    seq([simple, inTheSubset], (one) => one),
    map(totalled(map(simple, ({ is }) => is)), plain),
    seqEach([existential, inPlace], (is, place) => (isOpenComparison(is) ? [plain(within(place, is))] : [])),
    seq([simple, onTheGrid], ({ is }, place) => plain(within(place, is))),
  ),
);

const within = (place: Place, is: Statement): Statement => ({ type: 'within', place, is });

/** "More red than blue tiles in the top row": the place may belong to both. */
const isOpenComparison = (is: Statement): boolean =>
  is.type === 'compare' && is.left.terms.every(({ of }) => of.type === 'tiles' && of.which.type === 'colour');

const simple: Rule<Clause> = rule(() =>
  either(
    aboutTiles,
    map(existential, plain),
    map(aboutSubset, plain),
    map(aboutLines, plain),
    map(aboutColours, plain),
    map(aboutPairs, plain),
    map(colourComparisons, plain),
    map(tileComparisons, plain),
    map(lineComparisons, plain),
    map(aboutAmounts, plain),
    map(aboutNames, plain),
    map(aboutGroups, plain),
  ),
);

// --- over rows

const perLine: Rule<LinePhrase> = rule(() =>
  either(
    seq([phrase('in|within|on|for|of'), linePhrase], (_, lines) => lines),
    seq(
      [phrase('per'), shapeNoun],
      (_, shape): LinePhrase => ({ type: 'shapes', shape, quantity: quantity(every, 'every'), which: null }),
    ),
  ),
);

const inLines: Rule<LinePhrase> = rule(() => seq([phrase('in|within|for|on'), linePhrase], (_, lines) => lines));

const overLines = (lines: LinePhrase, is: Statement): Statement[] =>
  lines.type === 'places' && lines.places.length < 2 ? [] : saidOfLines(lines, { are: is, denied: false });

const aboutLines: Rule<Statement> = rule(() =>
  either(
    seqEach([linePhrase, lineVerb], (of, verb) => saidOfLines(of, verb)),
    seqEach([lineName, lineVerbOfOne], (place, is) => [within(place, is)]),
    seqEach([threeTiles, phrase('in a straight line', 'in a line', 'in line'), tileVerb], (many, _, verb) =>
      saidOf(theTiles, verb).flatMap((are) =>
        saidOfLines({ type: 'shapes', shape: 'three', quantity: many, which: null }, { are, denied: false }),
      ),
    ),
  ),
);

const threeTiles: Rule<Quantity> = either(
  means(quantity(some, 'bare'), 'three tiles', 'some three tiles', 'at least three tiles'),
  means(quantity(none, 'no'), 'no three tiles'),
  means(quantity(every, 'every'), 'any three tiles', 'every three tiles', 'all three tiles'),
);

const lineVerbOfOne: Rule<Statement> = rule(() => seq([lineVerb], ({ are, denied }) => denyIf(denied, are)));

// --- what there is

const thereIs: Rule<boolean> = either(
  means(
    false,
    'there is|exist',
    'there is exist',
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
    'it has',
    'you can see',
    'there lie',
  ),
  means(
    true,
    'there is not',
    'there do not exist',
    'we|i|you do not has',
    'there is never',
    'there exist not',
    'it do not has',
  ),
);

const existential: Rule<Statement> = rule(() =>
  either(
    seqEach([thereIs, contents], (denied, is) => [denyIf(denied, is)]),
    seqEach([phrase('we|i|you has', 'i|we see'), contents], (_, is) => [is]),
    seqEach([contents, phrase('exist', 'is there', 'is present', 'can be found', 'is found')], (is) =>
      is.type === 'tiles' ? [is] : [],
    ),
  ),
);

const subsetName = phrase(
  'the|this|my|our|your chosen? subset|selection|area|region|set|shape',
  'the? these tiles',
  'the tiles',
  'these',
  'they',
  'it',
  'my tiles',
  'these tiles',
  'all these tiles',
  '',
);

const aboutSubset: Rule<Statement> = rule(() =>
  either(
    seqEach([subsetName, hasOrNot, contents], (_, denied, is) => [denyIf(denied, is)]),
    seqEach(
      [subsetName, phrase('is', 'consist of', 'is made up? of', 'consists of', 'show'), phrase('', 'all'), contents],
      (_, __, ___, is) => (is.type === 'tiles' && is.quantifier.type !== 'all' ? [] : [is]),
    ),
    seqEach([theGrid, hasOrNot, contents], (place, denied, is) => [within(place, denyIf(denied, is))]),
    seqEach([placeGroup, hasOrNot, contents], (which, denied, is) => withinTiles(which, denyIf(denied, is))),
  ),
);

const hasOrNot: Rule<boolean> = either(
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
    countedContents,
    seqEach([contents, perLine], (is, lines) => overLines(lines, is)),
    seq([countedContents, inTheSubset], (is) => is),
    totalled(countedContents),
    seqEach([countedContents, inPlace], (is, place) => (isOpenComparison(is) ? [within(place, is)] : [])),
    allTheSame,
  ),
);

/** "Two reds in total": at least two, or just two. */
const totalled =
  (one: Rule<Statement>): Rule<Statement> =>
  (chart, at) =>
    one(chart, at).flatMap(({ value, end }) =>
      inTotal(chart, end).flatMap((total) => {
        const isSaidHow = chart.words.slice(at, end).some(({ text }) => saidHow.has(text));
        return (isSaidHow ? [value] : [value, exactlySo(value)]).map((is) => ({ value: is, end: total.end }));
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

/** The same with numbers meant exactly. */
function exactlySo(is: Statement): Statement {
  if (is.type === 'and') return { ...is, of: is.of.map(exactlySo) };
  if ((is.type !== 'tiles' && is.type !== 'colours') || is.quantifier.type !== 'number' || is.quantifier.max !== null)
    return is;
  return { ...is, quantifier: exactly(is.quantifier.min) };
}

/** A colour by itself says too little. */
const countedContents: Rule<Statement> = rule(() => notColourFirst(contents));

const notColourFirst =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    /^(?:red|blue|green|yellow|tile)s?$/.test(chart.words[at]?.text ?? '') ? [] : one(chart, at);

/** "all different", "not all the same colour", "mostly green", "half red" */
const allTheSame: Rule<Statement> = rule(() =>
  either(seqEach([mostly, predicate], (quantifier, so) => [tilesAre(quantifier, { which: { type: 'any' }, are: so })])),
);

const majority: Quantifier = { type: 'share', part: 1, of: 2, op: '>' };
const mostly: Rule<Quantifier> = means(majority, 'mostly', 'mainly');

// --- of tiles

/** "Red tiles are ..." is said at the start; after "no red or" such tiles belong to what was said before. */
const subjectPhrase: Rule<TilesPhrase> = (chart, at) =>
  tilesPhrase(chart, at).filter(
    ({ value }) => value.quantity.kind !== 'plural' || !['or', 'and'].includes(chart.words[at - 1]?.text ?? ''),
  );

const aboutTiles: Rule<Clause> = rule(() =>
  either(
    seqEach([subjectPhrase, tileVerb], (subject, verb) => saidOf(subject, verb).map((is) => ({ is, subject, verb }))),
    seqEach([tilesPhrase, tileVerb], (subject, verb) =>
      otherThanNamed(subject, verb).map((is) => ({ is, subject, verb })),
    ),
    seqEach([subjectPhrase, phrase('and'), tilesPhrase, tileVerb], (a, _, b, verb) =>
      (a.cells === null || b.cells === null) && canJoin(a, b) ? saidOfBoth(a, b, verb).map(plain) : [],
    ),
    seqEach([phrase('either?'), subjectPhrase, phrase('or'), tilesPhrase, tileVerb], (_, a, __, b, verb) =>
      a.cells === null && canJoin(a, b) ? saidOfEither(a, b, verb).map(plain) : [],
    ),
    seqEach(
      [phrase('if a|any tile is'), predicate, phrase(',? then?', ','), phrase('it is'), predicate],
      (_, which, __, ___, are) => [plain(tilesAre(every, { which, are }))],
    ),
    seqEach(
      [phrase('no'), tilesNominal, phrase('and'), tilesNominal, phrase('is'), mutual],
      (_, a, __, b, ___, how) => [
        plain({
          type: 'pairs',
          how,
          quantifier: none,
          which: { type: 'oneAndOther', one: a.which, other: b.which },
          are: { type: 'any' },
        }),
      ],
    ),
    seqEach(
      [tilesPhrase, phrase('is'), phrase('both|all'), predicate, phrase('or'), phrase('both|all'), predicate],
      (subject, _, __, a, ___, ____, b) =>
        [a, b].every((so) => so.type === 'colour' && so.colours.length === 1)
          ? saidOf(subject, isAll(a)).flatMap((one) =>
              saidOf(subject, isAll(b)).map((other) => plain(disjunction([one, other]))),
            )
          : [],
    ),
    seqEach(
      [
        phrase('', 'the'),
        tilesNominal,
        phrase('together?', 'combined?'),
        phrase('make up', 'account for', 'cover'),
        share,
        phrase('of?'),
        phrase('the|all|my|these|this tiles|subset', 'all the tiles', 'them', 'tiles'),
      ],
      (_, { which, noun }, __, ___, many) =>
        noun === 'tile' || which.type === 'any' ? [] : [plain(tilesAre(many, { which: { type: 'any' }, are: which }))],
    ),
    seqEach(
      [phrase('', 'the'), tilesNominal, phrase('is in the majority', 'has the majority', 'is a|the majority')],
      (_, { which, noun, each }) =>
        noun === 'tile' || which.type === 'any' || each !== null
          ? []
          : [plain(tilesAre(majority, { which: { type: 'any' }, are: which }))],
    ),
    seqEach([phrase('all|the tiles in|of'), linePhrase, tileVerb], (_, lines, verb) =>
      lines.type === 'shapes'
        ? saidOf(theTiles, verb)
            .flatMap((is) => saidOfLines(lines, { are: is, denied: false }))
            .map(plain)
        : [],
    ),
    seqEach([phrase('not'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells === null || subject.quantity.denied ? [] : saidOf(subject, verb).map((is) => plain(deny(is))),
    ),
  ),
);

/** "Half of the red or blue tiles" are not two phrases. */
const canJoin = (a: TilesPhrase, b: TilesPhrase): boolean =>
  a.noun !== 'none' && b.noun !== 'none' && (b.quantity.kind !== 'plural' || a.quantity.kind === 'plural');

const isAll = (so: TileCondition): TileVerb => ({ type: 'is', so, denied: false, all: true });

/** "Another tile has the same colour as A1": other than A1. */
function otherThanNamed(subject: TilesPhrase, verb: TileVerb): Statement[] {
  if (!subject.other || verb.type !== 'is') return [];
  const named = cellsIn(verb.so);
  if (named.length === 0) return [];
  return saidOf({ ...subject, other: false, which: allOf(subject.which, notOf(inCells(named))) }, verb);
}

const cellsIn = (condition: TileCondition): Cell[] => {
  if (condition.type === 'sameColour') return condition.as === 'it' ? [] : [condition.as];
  if (condition.type === 'and' || condition.type === 'or') return condition.of.flatMap(cellsIn);
  return condition.type === 'not' ? cellsIn(condition.of) : [];
};

const aboutNames: Rule<Statement> = rule(() =>
  either(
    seqEach([tilesPhrase, phrase('=', 'equal', 'is equal to'), anyColour], (subject, _, some) =>
      subject.cells === null ? [] : saidOf(subject, isAll(ofColours(some))),
    ),
    seqEach([tilesPhrase, phrase('≠'), anyColour], (subject, _, some) =>
      subject.cells?.length === 1 ? saidOf(subject, isAll(notOf(ofColours(some)))) : [],
    ),
    seqEach([phrase('only'), tilesPhrase, tileVerb], (_, { cells, joint, which }, verb) =>
      cells !== null && joint === 'and' && verb.type === 'is' && !verb.denied ? [onlyThese(which, verb.so)] : [],
    ),
    seqEach([tilesPhrase, phrase('is'), phrase('the only'), tilesNominal], ({ cells, joint, which }, _, __, one) =>
      cells !== null && joint === 'and' ? [onlyThese(which, one.which)] : [],
    ),
    seqEach([phrase('the only'), tilesNominal, phrase('is'), tilesPhrase], (_, one, __, { cells, joint, which }) =>
      cells !== null && joint === 'and' ? [onlyThese(which, one.which)] : [],
    ),
    seqEach([phrase('the only'), tilesNominal, tileVerb], (_, { which, noun }, verb) =>
      noun === 'tile' && verb.type === 'is' && !verb.denied
        ? [conjunction([count(exactly(1), which), tilesAre(some, { which, are: verb.so })])]
        : [],
    ),
    seq([phrase('the colour of'), cellName, often], (_, cell, many) =>
      denyIf(many.denied, count(many.quantifier, { type: 'sameColour', as: cell })),
    ),
    seq([cellName, phrase('colour'), often], (cell, _, many) =>
      denyIf(many.denied, count(many.quantifier, { type: 'sameColour', as: cell })),
    ),
    seqEach([phrase('the colour of'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells !== null && verb.type === 'is' ? saidOf(subject, verb) : [],
    ),
    seqEach([cellName, phrase('colour'), tileVerb], (cell, _, verb) =>
      verb.type === 'is' ? [denyIf(verb.denied, tilesAre(every, { which: inCells([cell]), are: verb.so }))] : [],
    ),
    seqEach([phrase('the colours of'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells !== null && verb.type === 'alike' ? saidOf(subject, verb) : [],
    ),
    signedNames,
  ),
);

const often: Rule<Quantity> = rule(() =>
  either(
    seq([phrase('appear', 'show up', 'is there'), times], (_, many) => many),
    seq([phrase('appear nowhere else', 'do not appear again', 'is unique', 'appear only once')], () =>
      quantity(exactly(1), 'counted'),
    ),
    seq([phrase('appear again', 'appear elsewhere', 'appear more than once')], () => quantity(atLeast(2), 'counted')),
    seq([phrase('appear on'), numeral, phrase('tiles')], (_, n) => quantity(atLeast(n), 'bare')),
  ),
);

/** "A1 = B1 = C1" */
const signedNames: Rule<Statement> = rule(() =>
  seqEach([cellName, phrase('='), cellName, phrase('='), moreNames], (a, _, b, __, more) => {
    const cells = [a, b, ...more];
    return new Set(cells).size === cells.length
      ? saidOf(namesTogether(cells), { type: 'alike', same: true, denied: false, all: false })
      : [];
  }),
);

const moreNames: Rule<readonly Cell[]> = rule(() =>
  either(
    map(cellName, (cell) => [cell]),
    seq([cellName, phrase('='), moreNames], (cell, _, more) => [cell, ...more]),
  ),
);

const namesTogether = (cells: readonly Cell[]): TilesPhrase => ({
  quantity: quantity(every, 'the'),
  which: inCells(cells),
  each: null,
  noun: 'names',
  other: false,
  isRest: false,
  cells,
  joint: 'and',
});

// --- of colours, pairs, groups

const aboutColours: Rule<Statement> = rule(() => seqEach([coloursPhrase, colourVerb], saidOfColours));

const aboutPairs: Rule<Statement> = rule(() =>
  either(
    seqEach([pairPhrase, pairVerb], saidOfPairs),
    seq([phrase('tiles of|with the same colour'), phrase('is never', 'is not'), mutual], (_, __, how) =>
      sameColourPairs(how, none),
    ),
    seq([twoOfOneColour, either(phrase('is'), noVerb), mutual], (denied, _, how) =>
      sameColourPairs(how, denied ? none : some),
    ),
  ),
);

const sameColourPairs = (how: Relation, quantifier: Quantifier): Statement => ({
  type: 'pairs',
  how,
  quantifier,
  which: { type: 'sameColour' },
  are: { type: 'any' },
});

const twoOfOneColour: Rule<boolean> = either(
  means(false, 'two|some tiles of|with the same colour', 'at least two tiles of|with the same colour'),
  means(true, 'no two? tiles of|with the same colour'),
);

/** "Three connected tiles share a colour." */
const aboutGroups: Rule<Statement> = rule(() =>
  seqEach([phrase('', 'at least'), numeral, connection, phrase('tiles'), tileVerb], (_, n, how, __, verb) => {
    if (verb.type === 'alike' && verb.same && !verb.denied) return [sameGroup(how, atLeast(n))];
    return verb.type === 'is' && !verb.denied
      ? [count(some, { type: 'group', how, size: atLeast(n), which: verb.so })]
      : [];
  }),
);

// --- what leans on the sentence before

/** "and B1 is not", "and so do A2 and B2", "and neither is C1": the same of others. */
export const alsoSaid = (
  before: Clause,
  { subject, denied }: { subject: TilesPhrase; denied: boolean },
): Statement[] => (before.verb === null ? [] : saidOf(subject, withDenial(before.verb, denied)));

function withDenial(verb: TileVerb, denied: boolean): TileVerb {
  return { ...verb, denied };
}

export const echoed: Rule<{ readonly subject: TilesPhrase; readonly denied: boolean }> = rule(() =>
  either(
    seq([tilesPhrase, phrase('is|do|has not', 'not')], (subject) => ({ subject, denied: true })),
    seq([tilesPhrase, phrase('is|do', 'is|do too', 'too', 'also is|do', 'as well')], (subject) => ({
      subject,
      denied: false,
    })),
    seq([phrase('so is|do|has'), tilesPhrase], (_, subject) => ({ subject, denied: false })),
    seq([phrase('neither|nor is|do|has'), tilesPhrase], (_, subject) => ({ subject, denied: true })),
  ),
);

/** "A1 is red and the rest are blue", "exactly two tiles are red and the others are green": all but those. */
export function restSaid(before: Clause, { subject, verb }: { subject: TilesPhrase; verb: TileVerb }): Statement[] {
  const those = spokenOf(before);
  if (those === null || verb.type === 'exist') return [];
  if (!subject.isRest && !subject.other) return [];
  const rest = allOf(subject.which, notOf(those.which));
  return saidOf({ ...subject, isRest: false, other: false, which: rest }, verb).map((is) =>
    conjunction([those.is, is]),
  );
}

/** The tiles the first part spoke of; a bare number of them is exact where the rest are spoken of. */
function spokenOf({ is, subject, verb }: Clause): { readonly which: TileCondition; readonly is: Statement } | null {
  if (subject === null || verb === null || verb.type !== 'is' || verb.denied) return null;
  if (subject.cells !== null) return subject.joint === 'and' ? { which: subject.which, is } : null;
  const which = allOf(subject.which, verb.so);
  const { kind, quantifier } = subject.quantity;
  if (kind === 'bare' || kind === 'a')
    return quantifier.type === 'number' ? { which, is: count(exactly(quantifier.min), which) } : null;
  if (kind === 'every' || kind === 'the') return { which: subject.which, is };
  return kind === 'counted' || kind === 'share' || kind === 'some' ? { which, is } : null;
}

/** "exactly two red and the rest green", after what there is. */
export const existing: Rule<Clause> = rule(() =>
  seqEach([phrase('', 'there is'), tilesPhrase], (_, subject) =>
    subject.each === null
      ? exist(subject).map(
          (is): Clause => ({ is, subject, verb: { type: 'is', so: { type: 'any' }, denied: false, all: false } }),
        )
      : [],
  ),
);

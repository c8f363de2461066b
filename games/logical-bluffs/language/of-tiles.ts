import type { Cell } from '../grid';
import { aboutColourOf } from './about-colour';
import { atStart, either, ifThereIs, map, means, ofAllTiles, phrase, type Rule, rule, seq, seqEach } from './chart';
import { type Clause, plain, within } from './clauses';
import { colourVerb } from './colour-phrases';
import { anyColour, cellName, namedCells } from './colours';
import { colourOfCell } from './compared';
import { saidOfIt } from './conditionals';
import { saidOfLines } from './line-verbs';
import { linePhrase } from './lines';
import {
  allOf,
  anyOf,
  at,
  atLeast,
  compare,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  inCells,
  isCounting,
  none,
  notOf,
  ofColours,
  one,
  type Place,
  partsOf,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
  tilesThat,
} from './meaning';
import { mutual } from './mutual';
import { type Neighbours, neighboursOf } from './neighbours';
import { tilesNominal } from './nominals';
import { certainTiles, knownCells, manyLeft, type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import { determiner, numeral, type Quantity, quantity, share, times } from './numbers';
import { allOfOneOrOther, isOrIsNot, togetherSaid } from './of-colours-and-groups';
import { theSubset } from './over-lines';
import { pairPhrase, saidOfPairs } from './pairs';
import { allOfThem, inPlace, lineNames } from './places';
import { predicate, type TileVerb, tileVerb } from './predicates';
import { differentFrom, oneBeside, sameAs } from './references';
import { relation } from './relations';
import { exist, onlyThese, saidOf, saidOfBoth, saidOfEither, settledBy } from './tile-clauses';
import { majority } from './what-there-is';

// What is said of tiles, and of all of them but some.

/** "Red tiles are ..." is said at the start; after "no red or" such tiles belong to what was said before. */
const subjectPhrase: Rule<TilesPhrase> = (chart, at) =>
  tilesPhrase(chart, at).filter(
    ({ value }) => value.quantity.kind !== 'plural' || !['or', 'and'].includes(chart.words[at - 1]?.text ?? ''),
  );

export const aboutTiles: Rule<Clause> = rule(() =>
  either(
    seqEach([telling(seq([subjectPhrase, tileVerb], (subject, verb) => ({ subject, verb })))], ({ subject, verb }) =>
      isOfTwoColours(subject, verb) ? [] : saidOf(subject, verb).map((is) => ({ is, subject, verb })),
    ),
    ifThereIs(
      ['colours'],
      seqEach([namesOfSoMany], (subject) => {
        const verb: TileVerb = { type: 'alike', same: false, denied: false, all: false };
        return saidOf(subject, verb).map((is) => ({ is, subject, verb }));
      }),
    ),
    seqEach([tilesPhrase, tileVerb], (subject, verb) =>
      otherThanNamed(subject, verb).map((is) => ({ is, subject, verb })),
    ),
    ifThereIs(
      ['which'],
      seqEach(
        [subjectPhrase, phrase(', which'), tileVerb, phrase(','), tileVerb, theSubset],
        (subject, _, aside, __, verb, subset) =>
          isKnown(subject, subset)
            ? saidOf(subject, aside).flatMap((also) =>
                saidOf(subject, verb).map((is) => plain(conjunction([also, is]))),
              )
            : [],
      ),
    ),
    seqEach([subjectPhrase, phrase('and'), tilesPhrase, tileVerb], (a, _, b, verb) =>
      (a.cells === null || b.cells === null) && canJoin(a, b) && !hasOwnPlace(a, verb)
        ? saidOfBoth(a, b, verb).map(plain)
        : [],
    ),
    ifThereIs(
      ['rest', 'other', 'others', 'remaining'],
      seqEach([subjectPhrase, phrase('and'), tilesPhrase, tileVerb], (a, _, b, verb) =>
        ofThoseAndTheOthers(a, b, verb).map(plain),
      ),
    ),
    seqEach([phrase('either?'), subjectPhrase, phrase('or'), tilesPhrase, tileVerb], (_, a, __, b, verb) =>
      a.cells === null && canJoin(a, b) && !hasOwnPlace(a, verb) ? saidOfEither(a, b, verb).map(plain) : [],
    ),
    seqEach(
      [phrase('a|any|each|every'), tilesNominal, phrase('is'), predicate, whenIt, saidOfIt],
      (_, { which }, __, so, how, all) => all.flatMap((when) => eachWhen(which, { so, how, when }).map(plain)),
    ),
    seqEach(
      [phrase('no'), tilesNominal, phrase('is'), predicate, whenIt, saidOfIt],
      (_, { which, noun }, __, so, how, all) =>
        noun === 'tile' ? all.flatMap((when) => noneWhen(which, { so, how, when }).map(plain)) : [],
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
    ifThereIs(
      ['both', 'all'],
      seqEach(
        [
          tilesPhrase,
          isOrIsNot,
          phrase('either? both|all'),
          predicate,
          phrase('or', 'or is'),
          phrase('both|all'),
          predicate,
        ],
        (subject, denied, _, a, __, ___, b) =>
          [a, b].every(isOneColourOrNot) ? allOfOneOrOther(subject, { so: [a, b], denied }).map(plain) : [],
      ),
    ),
    ifThereIs(
      ['both', 'all'],
      seqEach(
        [tilesPhrase, phrase('is either? both|all'), predicate, phrase('or is? both|all not', 'or none|neither')],
        (subject, _, so) =>
          isOneColourOrNot(so) ? allOfOneOrOther(subject, { so: [so, notOf(so)], denied: false }).map(plain) : [],
      ),
    ),
    seqEach([tilesPhrase, phrase('is the odd one out?'), theSubset], (one, _, subset) =>
      oddOneOut(one, subset).map(plain),
    ),
    seqEach([atStart(phrase('cannot|not both|all is')), predicate], (_, so) =>
      saidOf({ ...theTiles, quantity: quantity(every, 'every') }, { type: 'is', so, denied: true, all: true }).map(
        plain,
      ),
    ),
    seqEach([atStart(phrase('the? colours')), tileVerb], (_, verb) =>
      verb.type === 'alike' ? saidOf(theTiles, verb).map(plain) : [],
    ),
    ifThereIs(
      ['both'],
      seqEach([pairPhrase, phrase('is either? both'), predicate, phrase('or both'), predicate], (of, _, a, __, b) =>
        of.quantity.kind === 'no' && [a, b].every(isOneColourOrNot)
          ? togetherSaid([a, b].map((are) => saidOfPairs(of, { are: { type: 'both', are }, denied: false }))).map(plain)
          : [],
      ),
    ),
    seqEach(
      [
        phrase('', 'the', 'together ,?'),
        tilesNominal,
        phrase('together?', 'combined?'),
        phrase('make up', 'account for', 'cover'),
        share,
        phrase('of?'),
        phrase('the|all|my|these|this tiles|subset', 'all the tiles', 'them', 'tiles', ''),
      ],
      (_, { which, noun }, __, ___, many) =>
        noun === 'tile' || which.type === 'any' ? [] : [plain(tilesAre(many, { which: { type: 'any' }, are: which }))],
    ),
    seqEach(
      [
        phrase('', 'the'),
        tilesNominal,
        phrase('and the?'),
        tilesNominal,
        phrase('together|combined?'),
        phrase('make up', 'account for', 'cover'),
        share,
        phrase('of the|these tiles', 'of the subset', ''),
      ],
      (_, a, __, b, ___, ____, many) =>
        a.each === null && b.each === null && a.which.type !== 'any' && b.which.type !== 'any'
          ? [plain(tilesAre(many, { which: { type: 'any' }, are: anyOf(a.which, b.which) }))]
          : [],
    ),
    seqEach(
      [phrase('', 'the'), tilesNominal, phrase('is in the majority', 'has the majority', 'is a|the majority')],
      (_, { which, noun, each }) =>
        noun === 'tile' || which.type === 'any' || (each !== null && noun !== 'tiles')
          ? []
          : [plain(tilesAre(majority, { which: { type: 'any' }, are: which }))],
    ),
    seqEach(
      [determiner, butNotAll, phrase('of the|these|my|those', 'the', ''), partNominal, tileVerb],
      (many, _, __, one, verb) => butNotAllOf({ ...theTiles, ...one, quantity: many }, verb).map(plain),
    ),
    seqEach(
      [
        phrase('', 'the'),
        tilesNominal,
        phrase('together', 'combined'),
        phrase('is in the majority', 'has|contain the|a majority', 'is a|the majority'),
        phrase('', 'of the|these tiles', 'of tiles'),
      ],
      (_, { which, each }) =>
        each === null ? [] : [plain(tilesAre(majority, { which: { type: 'any' }, are: which }))],
    ),
    seqEach([phrase('all|the tiles in|of'), linePhrase, tileVerb], (_, lines, verb) =>
      lines.type === 'shapes'
        ? saidOf(theTiles, verb)
            .flatMap((is) => saidOfLines(lines, { are: is, denied: false }))
            .map(plain)
        : [],
    ),
    ifThereIs(
      ['or'],
      seqEach(
        [phrase('all|every|each the? tiles|tile in|of|on', 'the tiles in|of|on'), lineNames, tileVerb],
        (_, of, verb) => (of.joint === 'or' ? ofOneLineOrTheOther(of.places, verb).map(plain) : []),
      ),
    ),
    ifThereIs(['except', 'other', 'but'], either(outOfAll, allButNamed)),
    seqEach([phrase('not'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells === null || subject.quantity.denied ? [] : saidOf(subject, verb).map((is) => plain(deny(is))),
    ),
  ),
);

/** It has a colour of its own, and all the others have one colour. */
function oddOneOut({ cells, which, quantity: many }: TilesPhrase, subset: readonly Cell[]): Statement[] {
  const [odd, more] = cells ?? (many.kind === 'the' ? knownCells(which, subset) : null) ?? [];
  const others = subset.filter((cell) => cell !== odd);
  if (odd === undefined || more !== undefined || others.length < 2) return [];
  const unlike = tilesAre(every, { which: inCells(others), are: notOf({ type: 'sameColour', as: odd }) });
  return saidOf(namesTogether(others), { type: 'alike', same: true, denied: false, all: false }).map((is) =>
    conjunction([is, unlike]),
  );
}

/** Certain tiles, and all of them: of which something can be said by the way. */
const isKnown = ({ cells, joint, quantity: many, which }: TilesPhrase, subset: readonly Cell[]): boolean =>
  !many.denied &&
  ['the', 'every'].includes(many.kind) &&
  (cells === null ? which.type !== 'any' && knownCells(which, subset) !== null : joint === 'and');

/** "A1, B1 and C1 have three different colours": each its own. */
const namesOfSoMany: Rule<TilesPhrase> = rule(() =>
  seqEach(
    [tilesPhrase, phrase('is|has'), numeral, phrase('different|distinct colours'), theSubset],
    (subject, _, n, __, subset) =>
      (subject.cells?.length === n && subject.joint === 'and') ||
      (subject.cells === null && subject.quantity.kind === 'the' && knownCells(subject.which, subset)?.length === n)
        ? [subject]
        : [],
  ),
);

/** "One of the corner tiles and two of the others are red": of all but the corner tiles. */
function ofThoseAndTheOthers(a: TilesPhrase, b: TilesPhrase, verb: TileVerb): Statement[] {
  const isPart = partsOf(a.which).every(({ type }) => type === 'place' || type === 'cells') && a.which.type !== 'any';
  if (!isPart || a.joint === 'or' || a.isRest || a.other || !(b.isRest || b.other) || verb.type !== 'is') return [];
  const others: TilesPhrase = { ...b, isRest: false, other: false, which: allOf(b.which, notOf(a.which)) };
  return saidOf(a, verb).flatMap((one) => saidOf(others, verb).map((other) => conjunction([one, other])));
}

/** "All tiles in row 1 or row 2 are red": those of the one, or those of the other. */
const ofOneLineOrTheOther = (places: readonly Place[], verb: TileVerb): Statement[] =>
  saidOf(theTiles, verb).map((is) => disjunction(places.map((place) => within(place, is))));

const butNotAll = phrase(',? but|and not all|every one? ,?', ',? though not all|every one? ,?');

/** "Some but not all of the tiles", "of them" */
const partNominal: Rule<Pick<TilesPhrase, 'which' | 'noun'>> = rule(() =>
  either(
    seqEach([tilesNominal], ({ which, noun, each, other }) => (each === null && !other ? [{ which, noun }] : [])),
    map(ofAllTiles(phrase('them', 'of them|these|those')), () => ({ which: theTiles.which, noun: 'tiles' as const })),
    map(allOfThem, () => ({ which: theTiles.which, noun: 'tiles' as const })),
  ),
);

/** So many are so, and not every one of them is. */
export function butNotAllOf(subject: TilesPhrase, verb: TileVerb): Statement[] {
  const { kind, denied } = subject.quantity;
  if (verb.type !== 'is' || verb.denied || denied || !['some', 'bare', 'counted', 'share', 'a'].includes(kind))
    return [];
  const all = saidOf({ ...subject, quantity: quantity(every, 'every') }, { ...verb, denied: false });
  return saidOf(subject, verb).flatMap((some) => all.map((each) => conjunction([some, deny(each)])));
}

/** "All tiles are red except one", "all tiles are red except A1, which is blue" */
const outOfAll: Rule<Clause> = rule(() =>
  either(
    seqEach(
      [
        tilesPhrase,
        tileVerb,
        phrase(',? except', 'other than'),
        either(namedCells, certainTiles),
        phrase(',? that|which', ',? and|but it|they'),
        tileVerb,
      ],
      (subject, verb, _, cells, __, own) =>
        ['every', 'the'].includes(subject.quantity.kind) && subject.cells === null && !subject.quantity.denied
          ? saidOf({ ...subject, which: allOf(subject.which, notOf(inCells(cells))) }, verb).flatMap((others) =>
              saidOf(namesTogether(cells), own).map((those) => plain(conjunction([others, those]))),
            )
          : [],
    ),
    seqEach(
      [tilesPhrase, tileVerb, phrase(',? except'), namedCells, phrase(', which is not')],
      (subject, verb, _, cells) =>
        ['every', 'the'].includes(subject.quantity.kind) ? outOf(subject, verb, cells).map(plain) : [],
    ),
    seqEach(
      [tilesPhrase, tileVerb, phrase(',? except', 'other than'), namedCells, phrase(', which is|do')],
      (subject, verb, _, cells) => (subject.quantity.kind === 'no' ? outOf(subject, verb, cells).map(plain) : []),
    ),
    seqEach([tilesPhrase, tileVerb, phrase(',? except'), either(namedCells, certainTiles)], (subject, verb, _, cells) =>
      outOf(subject, verb, cells).map(plain),
    ),
    seqEach(
      [phrase('all', 'every', 'each', 'all the'), tilesNominal, tileVerb, phrase(',? except', ',? but'), manyLeft],
      (_, { which, each, noun, other }, verb, __, many) =>
        each === null && noun !== 'colour' && !other
          ? saidOf({ ...theTiles, which, quantity: quantity(many, 'share') }, verb).map(plain)
          : [],
    ),
  ),
);

/** So of all the others, and not of those. */
const outOf = (subject: TilesPhrase, verb: TileVerb, cells: readonly Cell[]): Statement[] =>
  verb.type === 'is' && ['every', 'no'].includes(subject.quantity.kind) && subject.cells === null
    ? saidOf({ ...subject, which: allOf(subject.which, notOf(inCells(cells))) }, verb).map((others) =>
        conjunction([others, contrary(cells, { subject, verb })]),
      )
    : [];

/** "All but A1 are red": which may say that A1 is not, or nothing of it. */
const allButNamed: Rule<Clause> = rule(() =>
  seqEach([phrase('all but|except'), namedCells, tileVerb], (_, cells, verb) => {
    const subject: TilesPhrase = { ...theTiles, quantity: quantity(every, 'every'), which: notOf(inCells(cells)) };
    if (verb.type !== 'is' || verb.denied) return [];
    return saidOf(subject, verb).flatMap((others) => [
      plain(others),
      plain(conjunction([others, contrary(cells, { subject, verb })])),
    ]);
  }),
);

/** What is said of all the others is not so of these. */
const contrary = (
  cells: readonly Cell[],
  { subject, verb }: { subject: TilesPhrase; verb: Extract<TileVerb, { type: 'is' }> },
): Statement => {
  const isSo = (subject.quantity.kind === 'no') !== (verb.denied || subject.quantity.denied);
  return tilesAre(every, { which: inCells(cells), are: isSo ? verb.so : notOf(verb.so) });
};

const isOneColourOrNot = (so: TileCondition): boolean =>
  so.type === 'not' ? isOneColourOrNot(so.of) : so.type === 'colour' && so.colours.length === 1;

/** "No tile is red unless it is next to a blue one": no other is. */
function noneWhen(which: TileCondition, { so, how, when }: WhenSo): Statement[] {
  if (how === 'unless') return [tilesAre(every, { which: allOf(which, so), are: when })];
  return how === 'if' ? [count(none, allOf(which, so, when))] : [];
}

interface WhenSo {
  readonly so: TileCondition;
  readonly how: 'if' | 'only if' | 'if and only if' | 'unless';
  readonly when: TileCondition;
}

const whenIt = either(
  means('if' as const, ',? if', ',? when', ',? whenever'),
  means('only if' as const, ',? only if', ',? only when'),
  means('unless' as const, ',? unless'),
  means('if and only if' as const, ',? if and only if', ',? exactly when|if', ',? just when'),
);

/** "A tile is red if and only if it is in the top row": said of each. */
function eachWhen(which: TileCondition, { so, how, when }: WhenSo): Statement[] {
  if (how === 'unless') return [tilesAre(every, { which, are: anyOf(so, when) })];
  const forth = tilesAre(every, { which: allOf(which, so), are: when });
  const back = tilesAre(every, { which: allOf(which, when), are: so });
  return [how === 'if' ? back : how === 'only if' ? forth : conjunction([forth, back])];
}

/** "Half of the red or blue tiles" are not two phrases. */
const canJoin = (a: TilesPhrase, b: TilesPhrase): boolean =>
  !(b.cells !== null && partsOf(a.which).some((part) => part.type === 'not' && part.of.type === 'cells')) &&
  a.noun !== 'none' &&
  b.noun !== 'none' &&
  (b.quantity.kind !== 'plural' || a.quantity.kind === 'plural');

/** "No red tile is red": what is said of tiles has to be open, where they are spoken of by their colour. */
const telling =
  (one: Rule<{ subject: TilesPhrase; verb: TileVerb }>): Rule<{ subject: TilesPhrase; verb: TileVerb }> =>
  (chart, at) =>
    one(chart, at).filter(({ value: { subject, verb }, end }) => {
      if (isNamedTwice(subject, verb)) return false;
      const isWhole = at === 0 && end === chart.words.length;
      const isFixed =
        verb.type === 'is' && [subject.which, verb.so].every((each) => knownCells(each, chart.subset) !== null);
      if (isFixed) return isWhole;
      const settled = verb.type === 'is' ? settledBy(subject.which, verb.so) : null;
      if (settled === null || (isWhole && isDecided(subject, verb, settled))) return true;
      if (isWhole) chart.misfits.add(settledWords[settled]);
      return false;
    });

/** "One of A1 and B1 is red and one of A2": what follows is no name for those, but another part. */
const isNamedTwice = ({ cells }: TilesPhrase, verb: TileVerb): boolean => {
  const parts = cells !== null && verb.type === 'is' ? partsOf(verb.so) : [];
  return parts.length > 1 && parts.some(({ type }) => type === 'cells');
};

/** "Every red tile is red" is always true, "a red tile is blue" never. */
const isDecided = ({ quantity: { kind } }: TilesPhrase, verb: TileVerb, settled: 'always' | 'never'): boolean => {
  const isSo = (settled === 'always') !== ('denied' in verb && verb.denied);
  return ['every', 'the', 'plural'].includes(kind) ? isSo : !isSo;
};

const settledWords = {
  always: 'These tiles are of that colour anyway; say something that could be otherwise.',
  never: 'No tile is of both colours; say something that could be so.',
};

/** "one green one yellow" are two things. */
const isOfTwoColours = ({ which, quantity: { kind } }: TilesPhrase, verb: TileVerb): boolean =>
  kind !== 'every' &&
  kind !== 'no' &&
  verb.type === 'is' &&
  verb.so.type === 'colour' &&
  !verb.denied &&
  partsOf(which).some(({ type }) => type === 'colour');

/** "No reds in column A and no blues in column B": each in its own place. */
const hasOwnPlace = ({ which }: TilesPhrase, verb: TileVerb): boolean =>
  verb.type === 'is' && verb.so.type === 'place' && partsOf(which).some(({ type }) => type === 'place');

export const isAll = (so: TileCondition): TileVerb => ({ type: 'is', so, denied: false, all: true });

/** "Another tile has the same colour as A1": other than A1. */
function otherThanNamed(subject: TilesPhrase, verb: TileVerb): Statement[] {
  if (!subject.other || verb.type !== 'is') return [];
  const named = cellsIn(verb.so);
  if (named.length === 0) return [];
  return saidOf({ ...subject, other: false, which: allOf(subject.which, notOf(inCells(named))) }, verb);
}

/** "There is another tile of the same colour as A1" */
export function otherThanThose(subject: TilesPhrase): Statement[] {
  const named = cellsIn(subject.which);
  if (!subject.other || named.length === 0) return [];
  return exist({ ...subject, other: false, which: allOf(subject.which, notOf(inCells(named))) });
}

const cellsIn = (condition: TileCondition): Cell[] => {
  if (condition.type === 'sameColour') return condition.as === 'it' ? [] : [condition.as];
  if (condition.type === 'and' || condition.type === 'or') return condition.of.flatMap(cellsIn);
  return condition.type === 'not' ? cellsIn(condition.of) : [];
};

export const aboutNames: Rule<Statement> = rule(() =>
  either(
    seqEach([tilesPhrase, phrase('=', 'equal', 'is equal to'), anyColour], (subject, _, some) =>
      subject.cells === null ? [] : saidOf(subject, isAll(ofColours(some))),
    ),
    seqEach(
      [
        cellName,
        phrase('and'),
        cellName,
        phrase('has the same number of', 'has as many', 'has equally many'),
        neighboursOf,
      ],
      (a, _, b, __, near) => (a === b ? [] : [compare(nearTo(a, near), '=', nearTo(b, near))]),
    ),
    seqEach(
      [
        cellName,
        phrase('and'),
        cellName,
        phrase('is'),
        relation,
        phrase('the same number of', 'equally many'),
        tilesNominal,
      ],
      (a, _, b, __, how, ___, { which, each, other }) =>
        a === b || each !== null || other || which.type !== 'colour'
          ? []
          : [compare(nearTo(a, { how, which }), '=', nearTo(b, { how, which }))],
    ),
    seqEach([tilesPhrase, itsColour], (subject, denied) => {
      const [cell] = partsOf(subject.which).flatMap((part) =>
        part.type === 'adjacent' && part.which.type === 'cells' && part.which.cells.length === 1
          ? part.which.cells
          : [],
      );
      return cell === undefined
        ? []
        : saidOf(subject, { type: 'is', so: { type: 'sameColour', as: cell }, denied, all: false });
    }),
    seqEach([tilesPhrase, phrase('≠'), anyColour], (subject, _, some) =>
      subject.cells?.length === 1 ? saidOf(subject, isAll(notOf(ofColours(some)))) : [],
    ),
    seqEach([cellName, phrase('and'), oneBeside, tileVerb], (cell, _, how, verb) =>
      verb.type === 'alike'
        ? [
            tilesAre(some, {
              which: inCells([cell]),
              are: (verb.same === verb.denied ? differentFrom : sameAs)({
                type: 'tiles',
                how,
                quantity: quantity(some, 'the'),
              }),
            }),
          ]
        : [],
    ),
    seqEach([phrase('only|just the'), tilesNominal, tileVerb, theSubset], (_, { which, noun, other }, verb, subset) =>
      noun !== 'colour' &&
      !other &&
      which.type !== 'any' &&
      knownCells(which, subset) !== null &&
      verb.type === 'is' &&
      !verb.denied
        ? [onlyThese(which, verb.so)]
        : [],
    ),
    seqEach([phrase('only'), tilesNominal, tileVerb], (_, { which, each, noun, other }, verb) =>
      noun === 'tiles' && each === null && !other && which.type === 'place' && verb.type === 'is' && !verb.denied
        ? [tilesAre(every, { which: verb.so, are: which })]
        : [],
    ),
    seqEach([phrase('only'), tilesNominal, tileVerb], (_, { which, each, noun, other }, verb) =>
      noun !== 'tile' && each === null && !other && which.type === 'colour' && verb.type === 'is' && !verb.denied
        ? verb.so.type === 'adjacent'
          ? [tilesAre(every, { which: verb.so, are: which })]
          : []
        : [],
    ),
    seqEach([phrase('only'), tilesPhrase, tileVerb], (_, { cells, joint, which }, verb) =>
      cells !== null && joint === 'and' && verb.type === 'is' && !verb.denied && verb.so.type !== 'sameColour'
        ? [onlyThese(which, verb.so)]
        : [],
    ),
    seqEach(
      [phrase('either?'), tilesPhrase, phrase('is'), phrase('the only'), tilesNominal],
      (_, { cells, joint, quantity: many }, __, ___, one) =>
        cells !== null && joint === 'or' && many.kind === 'some' && !many.denied
          ? [disjunction(cells.map((cell) => onlyThese(inCells([cell]), one.which)))]
          : [],
    ),
    seqEach(
      [tilesPhrase, phrase('is'), phrase('the only'), tilesNominal, theSubset],
      ({ cells, joint, which, quantity: { kind } }, _, __, one, subset) =>
        (cells !== null && joint === 'and') || (cells === null && kind === 'the' && knownCells(which, subset) !== null)
          ? [onlyThese(which, one.which)]
          : [],
    ),
    seqEach([phrase('the only'), tilesNominal, phrase('is'), tilesPhrase], (_, one, __, { cells, joint, which }) =>
      cells !== null && joint === 'and' ? [onlyThese(which, one.which)] : [],
    ),
    seqEach(
      [
        phrase('the'),
        tilesNominal,
        phrase('is', 'is exactly|just|only|precisely'),
        tilesPhrase,
        phrase('', ',? and|but no others?', ',? and|but no other tiles|ones', ',? and|but nothing else', ',? only'),
      ],
      (_, one, __, { cells, joint, which, quantity: many }) =>
        ['reds', 'tiles', 'colour'].includes(one.noun) &&
        one.each === null &&
        one.which.type === 'colour' &&
        cells !== null &&
        joint === 'and' &&
        !many.denied
          ? [onlyThese(which, one.which)]
          : [],
    ),
    seqEach([phrase('the only'), tilesNominal, tileVerb], (_, { which, noun }, verb) =>
      noun === 'tile' && verb.type === 'is' && !verb.denied
        ? [conjunction([count(exactly(1), which), tilesAre(some, { which, are: verb.so })])]
        : [],
    ),
    seq([phrase('the? colour of'), cellName, often], (_, cell, many) =>
      denyIf(many.denied, count(many.quantifier, { type: 'sameColour', as: cell })),
    ),
    seq([cellName, phrase('colour'), often], (cell, _, many) =>
      denyIf(many.denied, count(many.quantifier, { type: 'sameColour', as: cell })),
    ),
    seqEach([colourOfCell, onOthers], (cell, { quantifier, denied }) =>
      isCounting(quantifier)
        ? [denyIf(denied, count(quantifier, allOf({ type: 'sameColour', as: cell }, notOf(inCells([cell])))))]
        : [],
    ),
    seqEach([colourOfCell, colourVerb], (cell, { so, denied, lines, ofNamed }) =>
      lines === null && ofNamed !== true ? [denyIf(denied, aboutColourOf(so, cell))] : [],
    ),
    seqEach([phrase('the? colour of'), tilesPhrase, tileVerb], (_, subject, verb) =>
      subject.cells !== null && verb.type === 'is' && isOfColour(verb.so) ? saidOf(subject, verb) : [],
    ),
    seqEach([cellName, phrase('colour'), tileVerb], (cell, _, verb) =>
      verb.type === 'is' && isOfColour(verb.so)
        ? [denyIf(verb.denied, tilesAre(every, { which: inCells([cell]), are: verb.so }))]
        : [],
    ),
    seqEach([phrase('the? colours|colour of|on'), tilesPhrase, tileVerb], (_, subject, verb) =>
      (subject.cells !== null || subject.quantity.kind === 'the') && verb.type === 'alike' ? saidOf(subject, verb) : [],
    ),
    seqEach([colourOfCell, phrase('and'), colourOfCell, tileVerb], (a, _, b, verb) =>
      verb.type === 'alike' && a !== b ? saidOf(namesTogether([a, b]), verb) : [],
    ),
    seqEach([atStart(phrase('it')), phrase('is all|entirely|completely'), predicate], (_, __, so) =>
      saidOf(theTiles, { type: 'is', so, denied: false, all: false }),
    ),
    seqEach([phrase('the colours'), inPlace, tileVerb], (_, place, verb) =>
      verb.type === 'alike' ? saidOf({ ...theTiles, which: at(place) }, verb) : [],
    ),
    signedNames,
  ),
);

/** "appears on exactly one other tile" */
const onOthers: Rule<Quantity> = rule(() =>
  either(
    seq(
      [
        phrase('appear', 'is found', 'show up', 'is', 'is present'),
        phrase('on|in|at'),
        determiner,
        phrase('other tile|tiles|one|ones|place|places'),
      ],
      (_, __, many) => many,
    ),
    seq(
      [
        phrase('appear on|in|at|among', 'is found|present on|in', 'is shared|had by', 'is on'),
        either(determiner, means(quantity(none, 'no'), 'none')),
        phrase('others', 'of the others|rest', 'of the other tiles|ones'),
      ],
      (_, many) => many,
    ),
    seq([phrase('is shared|had by'), determiner, phrase('other tile|tiles')], (_, many) => many),
    means(quantity(some, 'some'), 'appear on|in another tile|place', 'is shared by another tile'),
  ),
);

/** What a colour can be, not only a tile: no place, nothing beside it. */
function isOfColour(so: TileCondition): boolean {
  if (so.type === 'and' || so.type === 'or') return so.of.every(isOfColour);
  if (so.type === 'not') return isOfColour(so.of);
  return so.type === 'colour' || so.type === 'sameColour' || (so.type === 'adjacent' && so.how === 'any');
}

const nearTo = (cell: Cell, { how, which }: Neighbours) =>
  one(tilesThat(allOf(which, { type: 'adjacent', how, among: 'tiles', quantifier: some, which: inCells([cell]) })));

/** "share its colour", of the neighbours of a tile. */
const itsColour: Rule<boolean> = either(
  means(
    false,
    'share|has its colour',
    'match it',
    'is the same colour as it',
    'has the same colour as it',
    'match its colour',
  ),
  means(
    true,
    'do not share its colour',
    'do not match it',
    'differ from it',
    'is different from it',
    'has a different colour from it',
  ),
);

const often: Rule<Quantity> = rule(() =>
  either(
    seq([phrase('appear', 'show up', 'is there'), times], (_, many) => many),
    seq(
      [
        phrase(
          'appear nowhere else',
          'do not appear elsewhere',
          'do not appear again',
          'is unique',
          'appear only once',
        ),
      ],
      () => quantity(exactly(1), 'counted'),
    ),
    seq([phrase('appear again', 'appear elsewhere', 'appear more than once')], () => quantity(atLeast(2), 'counted')),
    map(either(phrase('appear among the others|rest', 'appear among the other tiles'), otherTilesToo), () =>
      quantity(atLeast(2), 'counted'),
    ),
    seq([phrase('appear on'), numeral, phrase('tiles')], (_, n) => quantity(atLeast(n), 'bare')),
  ),
);

/** "among the other three tiles": where there are so many. */
const otherTilesToo: Rule<null> = rule(() =>
  seqEach([phrase('appear among the other'), numeral, phrase('tiles', ''), theSubset], (_, n, __, { length }) =>
    n === length - 1 ? [null] : [],
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

export const namesTogether = (cells: readonly Cell[]): TilesPhrase => ({
  quantity: quantity(every, 'the'),
  which: inCells(cells),
  each: null,
  noun: 'names',
  other: false,
  isRest: false,
  cells,
  joint: 'and',
});

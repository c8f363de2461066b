import { type Colour, colours } from '../grid';
import { either, given, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { colour, colourAdjective, colourName } from './colours';
import { comparedWithOthers, otherSide, others } from './compared';
import {
  asMany,
  colourAmount,
  difference,
  elsewhere,
  moreThan,
  opposite,
  type Ratio,
  ratio,
  related,
  sides,
  tilesAmount,
} from './comparisons';
import { contents } from './contents';
import { type LineVerb, lineVerb } from './line-verbs';
import { linesThat } from './lines';
import {
  type Amount,
  allOf,
  anyTile,
  at,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  notOf,
  ofColours,
  one,
  type Place,
  partsOf,
  type Shape,
  type Statement,
  some,
  type TileCondition,
} from './meaning';
import { neighboursOf } from './neighbours';
import { type Nominal, tilesNominal } from './nominals';
import { knownCells, tilesPhrase } from './noun-phrases';
import { pairPhrase, pairVerb } from './pairs';
import { inPlace, linesName, shapeNoun } from './places';
import { predicate } from './predicates';
import { nextTo } from './relations';
import { settledBy } from './tile-clauses';

// Comparisons that are said of tiles.

/** "more tiles are red than blue", "more centre tiles than edge tiles are red", "as many tiles are red as blue" */
export const tileComparisons: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [moreThan, tilesNominal, phrase('is'), predicate, phrase('than'), saidAgain, predicate],
      (how, of, _, a, __, again, b) => (again ? shares : sharesOfEach)(how, of, [a, b]),
    ),
    seqEach(
      [
        either(moreThan, asMany),
        tilesNominal,
        phrase('has a'),
        neighboursOf,
        phrase('than|as', 'than|as has'),
        phrase('a'),
        colourAdjective,
        phrase('one|neighbour', ''),
      ],
      (how, { which, each, other }, _, near, __, ___, colour) =>
        each !== null || other || near.which.type !== 'colour'
          ? []
          : [
              related(
                how,
                tilesAmount(allOf(which, nextTo(near.how, some, near.which))),
                tilesAmount(allOf(which, nextTo(near.how, some, colour))),
              ),
            ],
    ),
    seqEach(
      [asMany, tilesNominal, phrase('is'), predicate, phrase('as'), saidAgain, predicate],
      (how, of, _, a, __, again, b) => (again ? shares : sharesOfEach)(how, of, [a, b]),
    ),
    seqEach(
      [moreThan, phrase('', 'of the'), tilesNominal, phrase('is'), predicate, phrase('than'), phrase('not', 'is not')],
      (how, _, of, __, a) => shares(how, of, [a, notOf(a)]),
    ),
    seqEach(
      [moreThan, tilesNominal, phrase('is'), predicate, phrase('than'), others],
      (how, { which, each }, _, so, __, kind) => (each === null ? comparedWithOthers(how, allOf(which, so), kind) : []),
    ),
    seqEach(
      [colourName, phrase('appear in'), moreThan, shapeNoun, phrase('than'), colourName, phrase('do?')],
      (a, _, how, shape, __, b) => [related(how, linesWith(shape, a), linesWith(shape, b))],
    ),
    seqEach(
      [colourName, phrase('appear in'), asMany, shapeNoun, phrase('as'), colourName, phrase('do?')],
      (a, _, how, shape, __, b) => [related(how, linesWith(shape, a), linesWith(shape, b))],
    ),
    seqEach([phrase('', 'there is'), moreThan, linesThat, phrase('than'), linesThat], (_, how, a, __, b) => [
      related(how, one(a), one(b)),
    ]),
    seqEach([phrase('', 'there is'), asMany, linesThat, phrase('as'), linesThat], (_, how, a, __, b) => [
      related(how, one(a), one(b)),
    ]),
    seqEach([either(moreThan, asMany), pairPhrase, pairVerb, phrase('than|as'), pairVerb], (how, of, a, _, b) =>
      of.quantity.kind === 'plural' && of.which.type === 'any' && !a.denied && !b.denied
        ? [
            related(
              how,
              one({ type: 'pairs', how: of.how, are: a.are }),
              one({ type: 'pairs', how: of.how, are: b.are }),
            ),
          ]
        : [],
    ),
    seqEach([either(moreThan, asMany), shapeNoun, lineVerb, phrase('than|as'), lineVerb], (how, shape, a, _, b) => [
      related(how, linesSo(shape, a), linesSo(shape, b)),
    ]),
    seqEach(
      [either(moreThan, asMany), shapeNoun, phrase('has|contain'), contents, phrase('than|as'), contents],
      (how, shape, _, a, __, b) => [
        related(how, linesSo(shape, { are: a, denied: false }), linesSo(shape, { are: b, denied: false })),
      ],
    ),
    seqEach(
      [either(moreThan, asMany), shapeNoun, phrase('has|contain'), colour, phrase('than|as'), colour],
      (how, shape, _, a, __, b) => [related(how, linesWith(shape, a), linesWith(shape, b))],
    ),
    seqEach(
      [phrase('', 'there is'), moreThan, linesThat, phrase('than'), shapeNoun, phrase('without', 'without one|any|it')],
      (_, how, a, __, shape) =>
        a.are === null || a.shape !== shape ? [] : [related(how, one(a), one({ ...a, are: deny(a.are) }))],
    ),
    seqEach([moreThan, tilesNominal, phrase('than'), elsewhere, phrase('is'), predicate], (how, of, _, there, __, so) =>
      movedThere(of, there).flatMap((other) =>
        shares(how, { ...of, which: anyTile }, [allOf(of.which, so), allOf(other, so)]),
      ),
    ),
    seqEach([asMany, tilesNominal, phrase('as'), elsewhere, phrase('is'), predicate], (how, of, _, there, __, so) =>
      movedThere(of, there).flatMap((other) =>
        shares(how, { ...of, which: anyTile }, [allOf(of.which, so), allOf(other, so)]),
      ),
    ),
    seqEach(
      [
        group,
        phrase('has|contain'),
        either(moreThan, asMany),
        tilesNominal,
        phrase('than|as'),
        phrase('in?'),
        group,
        phrase('', 'do', 'has'),
      ],
      (here, _, how, { which, each, other }, __, ___, there) =>
        each !== null || other || (here.isLine && there.isLine)
          ? []
          : [related(how, tilesAmount(allOf(which, here.which)), tilesAmount(allOf(which, there.which)))],
    ),
    seq(
      [
        either(moreThan, asMany),
        phrase('different|distinct? colours'),
        phrase('appear', 'is present|used'),
        inPlace,
        phrase('than|as'),
        elsewhere,
      ],
      (how, _, __, here, ___, there) => related(how, colourAmount(colours, at(here)), colourAmount(colours, at(there))),
    ),
    seqEach(
      [
        either(moreThan, asMany),
        tilesNominal,
        phrase('appear', 'is', 'is present'),
        inPlace,
        phrase('than|as'),
        elsewhere,
      ],
      (how, { which, each, other }, _, here, __, there) =>
        each !== null || other || which.type !== 'colour'
          ? []
          : [related(how, tilesAmount(allOf(which, at(here))), tilesAmount(allOf(which, at(there))))],
    ),
    seqEach([difference, tilesNominal, phrase('more than'), otherSide], ({ op, n }, of, _, right) =>
      sides(ratio(op, n), of, right),
    ),
    seqEach(
      [phrase('there is'), difference, tilesNominal, phrase('more than'), otherSide],
      (_, { op, n }, of, __, right) => sides(ratio(op, n), of, right),
    ),
    seqEach(
      [phrase('there is'), difference, tilesNominal, phrase('fewer than'), otherSide],
      (_, { op, n }, of, __, right) => sides(ratio(opposite[op], -n), of, right),
    ),
    seqEach([moreThan, tilesNominal, phrase('than'), tilesNominal, phrase('is'), predicate], (how, a, _, b, __, so) =>
      a.each === null && b.each === null
        ? [related(how, tilesAmount(allOf(a.which, so)), tilesAmount(allOf(b.which, so)))]
        : [],
    ),
    seqEach([asMany, tilesNominal, phrase('as'), tilesNominal, phrase('is'), predicate], (how, a, _, b, __, so) =>
      a.each === null && b.each === null
        ? [related(how, tilesAmount(allOf(a.which, so)), tilesAmount(allOf(b.which, so)))]
        : [],
    ),
    seqEach([moreThan, tilesNominal, phrase('is'), predicate, phrase('than'), tilesNominal], (how, a, _, so, __, b) =>
      a.each === null && b.each === null && b.noun === 'tiles'
        ? thatAreThere(b.which, so).map((other) => related(how, tilesAmount(allOf(a.which, so)), tilesAmount(other)))
        : [],
    ),
  ),
);

/** "than bottom tiles" are so; "than blue tiles in the bottom row", which say where they are themselves. */
function thatAreThere(which: TileCondition, so: TileCondition): TileCondition[] {
  if (which.type === 'place') return [allOf(which, so)];
  const isPlaced = partsOf(which).some(({ type }) => type === 'place');
  return isPlaced && so.type === 'place' ? [which] : [];
}

/** "More tiles in the top row than in the bottom row": the same, in the other place. */
function movedThere({ which, each }: Nominal, there: Place): TileCondition[] {
  const places = partsOf(which).filter((part) => part.type === 'place');
  return each === null && places.length === 1
    ? [allOf(...partsOf(which).filter((part) => part.type !== 'place'), at(there))]
    : [];
}

const linesSo = (shape: Shape, { are, denied }: LineVerb): Amount =>
  one({ type: 'shapes', shape, are: denyIf(denied, are) });

const linesWith = (shape: Shape, of: Colour): Amount =>
  one({ type: 'shapes', shape, are: count(some, ofColours([of])) });

/** "than are blue or green": those that are one of the two. */
const saidAgain: Rule<boolean> = either(means(false, ''), means(true, 'is'));

/** "More tiles are red than blue or green": than both together, than each, or than one of them. */
function sharesOfEach(how: Ratio, of: Nominal, [a, b]: readonly [TileCondition, TileCondition]): Statement[] {
  const whole = shares(how, of, [a, b]);
  if (b.type !== 'colour' || b.colours.length < 2 || a.type !== 'colour' || a.colours.length > 1) return whole;
  const apart = b.colours.map((one) => shares(how, of, [a, ofColours([one])]));
  const each = apart.flatMap((ways) => ways.slice(0, 1));
  return whole.length === 0 || each.length < apart.length ? whole : [...whole, conjunction(each), disjunction(each)];
}

/** "Fewer red tiles are in row 1 than blue tiles in row 2": no red tile is a blue one. */
function shares(how: Ratio, of: Nominal, [a, b]: readonly [TileCondition, TileCondition]): Statement[] {
  const { which, each } = of;
  if (b.type === 'place' && !isPlaceAlone(a))
    return movedThere(of, b.place).map((there) =>
      related(how, tilesAmount(allOf(which, a)), tilesAmount(allOf(there, a))),
    );
  return each === null && [a, b].every((so) => settledBy(which, so) !== 'never')
    ? [related(how, tilesAmount(allOf(which, a)), tilesAmount(allOf(which, b)))]
    : [];
}

/** "in row 1", "in a corner": where tiles are, which "than in row 2" is set against; "red than in row 2" is not. */
const isPlaceAlone = (so: TileCondition): boolean => partsOf(so).every(({ type }) => type === 'place');

/** Tiles that no colour decides, as what has something: a row, "the corner tiles", "the four centre tiles". */
const group: Rule<{ readonly which: TileCondition; readonly isLine: boolean }> = rule(() =>
  either(
    map(linesName, (place) => ({ which: at(place), isLine: true })),
    seqEach(
      [tilesPhrase, given((subset) => [subset])],
      ({ which, quantity: { kind, denied }, cells, other, isRest }, subset) =>
        kind === 'the' &&
        !denied &&
        !other &&
        !isRest &&
        (cells === null || cells.length > 1) &&
        knownCells(which, subset) !== null
          ? [{ which, isLine: false }]
          : [],
    ),
  ),
);

import { either, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { aboutColours, appearing, colourSubject } from './colour-sentences';
import { aboutCommonest, aboutComparisons } from './comparison-sentences';
import { contents } from './contents';
import {
  anyTile,
  atLeast,
  conjunction,
  deny,
  denyIf,
  isCounting,
  none,
  notOf,
  ofColours,
  type Place,
  type Statement,
  tilesAre,
} from './meaning';
import { aboutNamed, namedTiles } from './named-sentences';
import { aboutNumbers } from './number-sentences';
import { numeral, quantity } from './numbers';
import { aboutPairs } from './pair-sentences';
import { maximalSentence } from './sentence';
import { aboutShapes, shapeVerb } from './shape-sentences';
import { aboutSameColour } from './sharing-sentences';
import { aboutTiles } from './tile-sentences';
import { colour, colourChoice, inPlace, lineName, looseQuantifiedTiles, ofTheSubset, predicate } from './tiles';

// All simple sentences together, those that say what is there, and short forms that lean on what was said before.

const noOrNot = phrase('', 'here');

export const existential: Rule<Statement> = rule(() =>
  either(
    seq([thereIs, contents, noOrNot], (_, statement) => statement),
    seq([phrase('there is not', 'there do not exist'), contents], (_, statement) => deny(statement)),
    seq([contents, phrase('is there', 'exist', 'is present', 'appear')], (statement) =>
      statement.type === 'tiles' ? statement : undefined,
    ),
  ),
);

const thereIs = phrase(
  'there is|exist',
  'there is exist',
  'we has',
  'you can find',
  'you find',
  'we find',
  'i see',
  'i has',
);

const aboutContents: Rule<Statement> = rule(() =>
  either(
    existential,
    seq(
      [subsetName, phrase('contain|has', 'is made up? of', 'consists|consist of'), contents],
      (_, __, statement) => statement,
    ),
    seq([subsetName, phrase('do not contain|has'), contents], (_, __, statement) => deny(statement)),
    seq(
      [lineName, shapeVerbOf],
      (place, { are, denied }): Statement => ({ type: 'within', place, is: denyIf(denied, are) }),
    ),
    seq([inPlace, phrase(',?'), clauseHere], (place, _, is): Statement => ({ type: 'within', place, is })),
    seq([inPlace, phrase(',?'), maximalSentence], (place, _, is): Statement => ({ type: 'within', place, is })),
    seqEach([placeGroup, phrase('contain|has', 'include'), contents], (place, _, is): Statement[] => [
      { type: 'within', place, is },
    ]),
    seqEach([placeGroup, phrase('do not contain|has'), contents], (place, _, is): Statement[] => [
      { type: 'within', place, is: deny(is) },
    ]),
  ),
);

const shapeVerbOf: Rule<{ are: Statement; denied: boolean }> = rule(() => shapeVerb);

const clauseHere: Rule<Statement> = rule(() => clause);

const placeGroup: Rule<Place> = rule(() =>
  either(
    means<Place>({ type: 'corner' }, 'the corners', 'the corner tiles'),
    means<Place>({ type: 'edge' }, 'the edge', 'the edges', 'the edge tiles', 'the border'),
    means<Place>({ type: 'centre' }, 'the centre', 'the centre tiles'),
    means<Place>({ type: 'top' }, 'the top tiles'),
    means<Place>({ type: 'bottom' }, 'the bottom tiles'),
    means<Place>({ type: 'leftmost' }, 'the leftmost tiles'),
    means<Place>({ type: 'rightmost' }, 'the rightmost tiles'),
  ),
);

const subsetName = phrase(
  'the|this|my|our chosen? subset|selection|area|region|set',
  'the? these tiles',
  'the tiles',
  'these',
  'they',
  'it',
);

export const clauseCore: Rule<Statement> = rule(() =>
  either(
    aboutTiles,
    aboutNamed,
    aboutSameColour,
    aboutPairs,
    aboutColours,
    aboutNumbers,
    aboutComparisons,
    aboutCommonest,
    existential,
  ),
);

/** "B1 blue" after "A1 is red and". */
export const shortNamed: Rule<Statement> = rule(() =>
  seq([namedTiles, colourChoice], ({ which, quantifier, denied }, are) =>
    denied ? undefined : tilesAre(quantifier, { which, are }),
  ),
);

/** "three blue" after "two tiles are red and". */
export const shortCount: Rule<Statement> = rule(() =>
  seq([quantity, colourChoice], ({ quantifier, denied }, are) =>
    denyIf(denied, tilesAre(quantifier, { which: anyTile, are })),
  ),
);

/** "A1 is red but B1 is not", "red appears but blue does not". */
export const contrast: Rule<Statement> = rule(() =>
  either(
    seq([namedTiles, phrase('is'), predicate, phrase('and|but'), namedTiles, phrase('is not')], (a, _, are, __, b) =>
      a.denied || b.denied
        ? undefined
        : conjunction([
            tilesAre(a.quantifier, { which: a.which, are }),
            tilesAre(b.quantifier, { which: b.which, are: notOf(are) }),
          ]),
    ),
    seq(
      [colourSubject, phrase('appear', 'is present'), phrase('and|but'), colour, phrase('do|is not')],
      (a, _, __, b) =>
        conjunction([
          appearing(a, atLeast(1), { among: a.among, which: anyTile }),
          tilesAre(none, { which: ofColours([b]), are: anyTile }),
        ]),
    ),
  ),
);

/** "At most one yellow", "two red tiles": what is there, with no word for "there is". */
export const fragment: Rule<Statement> = rule(() =>
  seqEach([looseQuantifiedTiles], ({ quantifier, denied, which }) =>
    isCounting(quantifier) && which.type !== 'any'
      ? [denyIf(denied, tilesAre(quantifier, { which, are: anyTile }))]
      : [],
  ),
);

/** One simple sentence. */
export const clause: Rule<Statement> = rule(() =>
  either(
    clauseCore,
    aboutShapes,
    aboutContents,
    seq(
      [phrase('of|among the|these'), numeral, phrase('tiles'), phrase(',?'), clauseCore],
      (_, __, ___, ____, statement) => statement,
    ),
    seq([ofTheSubset, phrase(',?'), clauseCore], (_, __, statement) => statement),
    seq([clauseCore, ofTheSubset], (statement) => statement),
  ),
);

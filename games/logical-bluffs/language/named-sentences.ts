import type { Cell } from '../grid';
import { either, list, phrase, type Rule, rule, seq } from './chart';
import {
  allOf,
  anyTile,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  isCounting,
  none,
  notOf,
  ofColours,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { type HowMany, plain, quantity } from './numbers';
import { sameColour } from './sharing-sentences';
import { asCells } from './tile-sentences';
import { cellName, colour, nameList, predicate, tileNoun, verbPhrase } from './tiles';

// Sentences about tiles by name: "A1 is red", "exactly one of A1 and B1 is blue", "no other tile matches A1".

interface Named extends HowMany {
  readonly which: TileCondition;
}

export const namedTiles: Rule<Named> = rule(() => {
  const lead = phrase('', 'tile|tiles', 'the tile|tiles');
  const named = (quantifier: Quantifier, cells: readonly Cell[]): Named => ({
    ...plain(quantifier),
    which: asCells(...cells),
  });
  return either(
    seq([lead, cellName], (_, cell) => named(every, [cell])),
    seq([lead, phrase('', 'both', 'all of'), nameList('and')], (_, __, cells) => named(every, cells)),
    seq([lead, phrase('either?'), nameList('or')], (_, __, cells) => named(some, cells)),
    seq([phrase('neither tile?'), list(cellName, phrase('nor tile?', 'or tile?', ',', ', nor|or'))], (_, cells) =>
      cells.length > 1 ? named(none, cells) : undefined,
    ),
    seq(
      [phrase('not both? tiles?', 'not all of'), nameList('and')],
      (_, cells): Named => ({ ...named(every, cells), denied: true }),
    ),
    seq([phrase('each|any of'), nameList('and')], (_, cells) => named(every, cells)),
  );
});

/** "A1 has the same colour as exactly one other tile", "no other tile is red like A1": other than the one that is named. */
const aboutOthers: Rule<Statement> = rule(() => {
  const like = phrase(
    'has the same colour as',
    'is of? the? same colour as',
    'shares|share a|its|the colour with',
    'matches|match',
  );
  const otherThan = (cell: Cell, which: TileCondition): TileCondition =>
    allOf(which, notOf(asCells(cell)), { type: 'sameColour', as: cell });
  return either(
    seq([quantity, phrase('other'), tileNoun, like, cellName], ({ quantifier, denied }, _, noun, __, cell) =>
      isCounting(quantifier)
        ? denyIf(denied, tilesAre(quantifier, { which: otherThan(cell, noun.which), are: anyTile }))
        : undefined,
    ),
    seq([cellName, like, quantity, phrase('other'), tileNoun], (cell, _, { quantifier, denied }, __, noun) =>
      isCounting(quantifier)
        ? denyIf(denied, tilesAre(quantifier, { which: otherThan(cell, noun.which), are: anyTile }))
        : undefined,
    ),
    seq([cellName, like, phrase('another'), tileNoun], (cell, _, __, noun) =>
      tilesAre(some, { which: otherThan(cell, noun.which), are: anyTile }),
    ),
  );
});

export const aboutNamed: Rule<Statement> = rule(() =>
  either(
    aboutOthers,
    seq([cellName, phrase('colour is'), predicate], (cell, _, are) => tilesAre(every, { which: asCells(cell), are })),
    seq(
      [phrase('either?'), cellName, phrase('or'), cellName, verbPhrase, phrase(',? but|and not both')],
      (_, a, __, b, { are, denied }) => tilesAre(exactly(1), { which: asCells(a, b), are: denied ? notOf(are) : are }),
    ),
    seq(
      [nameList('and'), phrase('is either? both|all'), colour, phrase('or both|all'), colour],
      (cells, _, one, __, other) =>
        disjunction([one, other].map((each) => tilesAre(every, { which: asCells(...cells), are: ofColours([each]) }))),
    ),
    seq([namedTiles, verbPhrase], ({ which, quantifier, denied }, verb) =>
      denyIf(denied, tilesAre(quantifier, { which, are: verb.denied ? notOf(verb.are) : verb.are })),
    ),
    seq([namedTiles, phrase('is not both|all|each'), predicate], ({ which, quantifier, denied }, _, are) =>
      quantifier.type === 'all' && !denied ? deny(tilesAre(every, { which, are })) : undefined,
    ),
    seq([phrase('the colour of'), namedTiles, phrase('is'), predicate], (_, { which, quantifier, denied }, __, are) =>
      denied ? undefined : tilesAre(quantifier, { which, are }),
    ),
    seq(
      [
        phrase('the colour of'),
        cellName,
        phrase('is', 'equals'),
        phrase('the same as?', 'that of', 'equal to', ''),
        phrase('the colour of', 'that of', ''),
        cellName,
      ],
      (_, a, __, ___, ____, b) => sameColour(asCells(a, b)),
    ),
  ),
);

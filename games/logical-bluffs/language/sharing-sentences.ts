import { colours } from '../grid';
import { either, map, phrase, type Rule, rule, seq, seqEach } from './chart';
import {
  allOf,
  anyTile,
  atLeast,
  atMost,
  conjunction,
  deny,
  disjunction,
  none,
  ofColours,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { numeral } from './numbers';
import { asCells, definiteTiles, isPlaced } from './tile-sentences';
import { cellName, linkToNoun, nameList, quantifiedTiles, tileNoun } from './tiles';

// Sentences about tiles that share a colour, or do not: "all tiles are the same colour", "no two tiles share a colour".

export const sameColour = (which: TileCondition): Statement => ({
  type: 'colours',
  quantifier: atMost(1),
  among: colours,
  times: atLeast(1),
  which,
});

export const allDifferent = (which: TileCondition): Statement => sharing(none, { n: 2, which });

/** So many colours are on at least n of the tiles. */
export const sharing = (quantifier: Quantifier, { n, which }: { n: number; which: TileCondition }): Statement => ({
  type: 'colours',
  quantifier,
  among: colours,
  times: atLeast(n),
  which,
});

export const theSame = phrase(
  'is all|both|each? of|in? the? same colour',
  'is all|both|each? the same',
  'is all|both|each? one colour',
  'is all|both? same coloured',
  'is all|both? coloured the same',
  'is all|both? of|in|on one|a colour',
  'is all|both? of a single colour',
  'is all|both? identical in? colour?',
  'is all|both? equal in colour',
  'is all|both? alike in? colour?',
  'is all|both? monochrome',
  'all|both? share a|the|one|their same? colour',
  'all|both? has the|a same|common colour',
  'all|both? has one|identical|matching colour|colours',
  'all|both? match in? colour?',
  'is all|both? matching in? colour?',
  'agree in colour',
);

export const notTheSame = phrase(
  'is not both? of? the? same colour',
  'is not both? the same',
  'is not both? identical in? colour?',
  'do not both? share a|the same? colour',
  'do not both? has the|a same|common colour',
  'do not both? match in? colour?',
);

export const different = phrase(
  'is all|both? of|in? different|distinct|differing colour|colours',
  'is all|both? of a different colour',
  'is all|both? different in? colour?',
  'is all|both? differently coloured',
  'all|both? has different|distinct colours',
  'all|both? differ in? colour?',
  'all|both? has a different colour',
  'has all different|distinct? colours',
);

const groupOfTiles: Rule<TileCondition> = rule(() =>
  either(
    definiteTiles,
    map(nameList('and'), (cells) => asCells(...cells)),
    seq([phrase('the? tiles|both', 'both tiles', 'all of'), nameList('and')], (_, cells) => asCells(...cells)),
    seqEach([quantifiedTiles], ({ quantifier, which, denied }) =>
      quantifier.type === 'all' && !denied ? [which] : [],
    ),
  ),
);

const isNames = (which: TileCondition) => which.type === 'cells';

export const aboutSameColour: Rule<Statement> = rule(() =>
  either(
    seq([groupOfTiles, theSame], (which) => sameColour(which)),
    seq(
      [
        seqEach([quantifiedTiles], ({ quantifier, which, denied }) =>
          quantifier.type === 'all' && denied ? [which] : [],
        ),
        theSame,
      ],
      (which) => deny(sameColour(which)),
    ),
    seqEach([groupOfTiles, notTheSame], (which, _) =>
      isNames(which) ? [deny(sameColour(which))] : [deny(sameColour(which)), allDifferent(which)],
    ),
    seq(
      [
        groupOfTiles,
        phrase('is not all', 'do not all'),
        phrase('of? the? same colour', 'the same', 'share a colour', 'has the same colour'),
      ],
      (which) => deny(sameColour(which)),
    ),
    seq([groupOfTiles, different], (which) => allDifferent(which)),
    seq([phrase('a|some'), tileNoun, phrase('and a|some'), tileNoun, theSame], (_, one, __, other) =>
      isPlaced(one.which) && isPlaced(other.which) ? oneOfEachAlike(one.which, other.which) : undefined,
    ),
    seqEach([someTiles, theSame], ({ n, quantifier, which }) => [sharing(quantifier, { n, which })]),
    seqEach([someTiles, different], ({ n, quantifier, which }) => differentOnes({ n, quantifier, which })),
    seq([cellName, phrase('and'), cellName, phrase('differ', 'is different')], (a, _, b) =>
      allDifferent(asCells(a, b)),
    ),
  ),
);

/** Some colour is on a tile here and on a tile there. */
const oneOfEachAlike = (here: TileCondition, there: TileCondition): Statement =>
  disjunction(
    colours.map((one) =>
      conjunction(
        [here, there].map((place) => tilesAre(some, { which: allOf(place, ofColours([one])), are: anyTile })),
      ),
    ),
  );

/** "two tiles", "no three red tiles", "some tiles": as many as may share a colour. */
export const someTiles: Rule<{ n: number; quantifier: Quantifier; which: TileCondition }> = rule(() =>
  either(
    seqEach([quantifiedTiles], ({ quantifier, denied, which }) => {
      if (quantifier.type !== 'number' || quantifier.max !== null || quantifier.min < 2 || denied) return [];
      return [{ n: quantifier.min, quantifier: some, which }];
    }),
    seq([phrase('no'), numeral, linkToNoun, tileNoun], (_, n, __, noun) =>
      n >= 2 ? { n, quantifier: none, which: noun.which } : undefined,
    ),
    seq([phrase('some'), numeral, tileNoun], (_, n, noun) =>
      n >= 2 ? { n, quantifier: some, which: noun.which } : undefined,
    ),
    seq([phrase('some'), tileNoun], (_, noun) =>
      noun.plural ? { n: 2, quantifier: some, which: noun.which } : undefined,
    ),
    seq([phrase('no two of'), nameList('and')], (_, cells) => ({ n: 2, quantifier: none, which: asCells(...cells) })),
  ),
);

export function differentOnes({
  n,
  quantifier,
  which,
}: {
  n: number;
  quantifier: Quantifier;
  which: TileCondition;
}): Statement[] {
  const several: Statement = { type: 'colours', quantifier: atLeast(n), among: colours, times: atLeast(1), which };
  if (quantifier === some) return [several];
  return n === 2 ? [sameColour(which)] : [];
}

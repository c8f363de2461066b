import type { Adjacency } from '../grid';
import { either, map, means, nothing, phrase, type Rule, rule, seq, seqEach } from './chart';
import {
  allOf,
  anyPair,
  deny,
  denyIf,
  every,
  isCounting,
  none,
  ofColours,
  type PairCondition,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
} from './meaning';
import { type HowMany, plain, quantity } from './numbers';
import { different, notTheSame, theSame } from './sharing-sentences';
import { adjacentWord, colour, colourChoice, looseNoun, ofTheSubset, predicate, tileNoun } from './tiles';

// Sentences about neighbours as pairs: "two red tiles are adjacent", "no two adjacent tiles share a colour".

interface Pairs {
  readonly how: Adjacency;
  readonly howMany: HowMany;
  readonly which: PairCondition;
}

export const bothAre = (which: TileCondition): PairCondition =>
  which.type === 'any' ? anyPair : { type: 'both', are: which };

/** "two": some pair; "no two": none; "any two", "every two": each. */
export const pairQuantity: Rule<Quantifier> = either(
  means(some, 'two', 'some two', 'at least two', 'a', 'some', 'some pair of', 'a pair of'),
  means(none, 'no two', 'no', 'none of the'),
  means(every, 'any|every two', 'all', 'all the?', 'any pair of', 'each two'),
);

export const pairs: Rule<Pairs> = rule(() =>
  either(
    seq(
      [quantity, phrase('', 'of the'), phrase('pair|pairs of'), adjacentWord, tileNoun],
      (howMany, _, __, how, noun) => ({ how, howMany, which: bothAre(noun.which) }),
    ),
    seq(
      [quantity, phrase('', 'of the'), adjacentWord, phrase('pair|pairs', 'tile pair|pairs'), ofWhat],
      (howMany, _, how, __, which) => ({ how, howMany, which }),
    ),
    seq([pairQuantity, adjacentWord, tileNoun], (quantifier, how, noun) =>
      noun.plural ? { how, howMany: plain(quantifier), which: bothAre(noun.which) } : undefined,
    ),
    seq([pairQuantity, colourChoice, adjacentWord, phrase('tiles')], (quantifier, which, how) => ({
      how,
      howMany: plain(quantifier),
      which: bothAre(which),
    })),
    seq([adjacentWord, phrase('tiles')], (how) => ({ how, howMany: plain(every), which: anyPair })),
  ),
);

const ofWhat: Rule<PairCondition> = rule(() =>
  either(
    seq([phrase('of'), colourAndColour], (_, are) => are),
    nothing<PairCondition>(anyPair),
    seq([phrase('of'), tileNoun], (_, noun) => bothAre(noun.which)),
    map(ofTheSubset, () => anyPair),
  ),
);

const pairVerb: Rule<{ are: PairCondition; denied: boolean }> = rule(() =>
  either(
    map(theSame, () => ({ are: { type: 'sameColour' } as PairCondition, denied: false })),
    map(phrase('shares a|the|one same? colour', 'has|is the same colour', 'matches|match'), () => ({
      are: { type: 'sameColour' } as PairCondition,
      denied: false,
    })),
    map(notTheSame, () => ({ are: { type: 'sameColour' } as PairCondition, denied: true })),
    map(phrase('never share a colour', 'is never the same colour', 'never has the same colour', 'never match'), () => ({
      are: { type: 'differentColours' } as PairCondition,
      denied: false,
    })),
    map(different, () => ({ are: { type: 'differentColours' } as PairCondition, denied: false })),
    map(phrase('has different|two different colours'), () => ({
      are: { type: 'differentColours' } as PairCondition,
      denied: false,
    })),
    seq([phrase('is'), phrase('both|each|all?', 'entirely'), predicate], (_, __, are) => ({
      are: bothAre(are),
      denied: false,
    })),
    seq([phrase('is not both|each|all'), predicate], (_, are) => ({ are: bothAre(are), denied: true })),
    seq([phrase('is one'), predicate, phrase('and', 'and the? other|one'), predicate], (_, one, __, other) => ({
      are: { type: 'oneAndOther', one, other } as PairCondition,
      denied: false,
    })),
    seq([phrase('contain|has', 'is', 'consists|consist of', 'is made of'), oneAndOther], (_, are) => ({
      are,
      denied: false,
    })),
  ),
);

/** "a red tile and a blue tile", "red and blue", "one red and one blue tile". */
export const oneAndOther: Rule<PairCondition> = rule(() =>
  either(
    seq(
      [phrase('a|one'), looseNoun, phrase('and'), phrase('a|one'), looseNoun],
      (_, one, __, ___, other): PairCondition => ({ type: 'oneAndOther', one: one.which, other: other.which }),
    ),
    seq([colour, phrase('and'), colour], (one, _, other): PairCondition | undefined =>
      one === other ? undefined : { type: 'oneAndOther', one: ofColours([one]), other: ofColours([other]) },
    ),
  ),
);

export const pairStatement = ({ how, howMany, which }: Pairs, are: PairCondition): Statement =>
  denyIf(howMany.denied, pairsAre(howMany.quantifier, { how, which, are }));

/** In one plain form: numbers count the pairs that are both. */
export function pairsAre(
  quantifier: Quantifier,
  { how, which, are }: { how: Adjacency; which: PairCondition; are: PairCondition },
): Statement {
  if (isCounting(quantifier) && which.type === 'any')
    return { type: 'pairs', how, quantifier, which: are, are: anyPair };
  if (isCounting(quantifier) && which.type === 'both' && are.type === 'both') {
    return { type: 'pairs', how, quantifier, which: bothAre(allOf(which.are, are.are)), are: anyPair };
  }
  return { type: 'pairs', how, quantifier, which, are };
}

const toEachOther = phrase('', 'to each other', 'to one another', 'together');

const areAdjacent: Rule<Adjacency> = rule(() =>
  either(
    seq(
      [phrase('is adjacent|touching', 'touch', 'is adjacent to each other', 'is next to each other'), adverbAlone],
      (_, how) => how,
    ),
    seq([phrase('is both?'), adjacentWord, toEachOther], (_, how) => how),
    seq([phrase('is'), adverbOf, phrase('next to each other', 'next to one another', 'side by side')], (_, how) => how),
    seq(
      [adverbOf, phrase('touch|touches', 'touch|touches each|one other|another', 'neighbour each other')],
      (how) => how,
    ),
    seq([phrase('touch'), adverbOf], (_, how) => how),
  ),
);

const adverbAlone: Rule<Adjacency> = either(
  means<Adjacency>('orthogonal', 'orthogonally'),
  means<Adjacency>('diagonal', 'diagonally'),
);

/** "that are adjacent", "next to each other", after what is there. */
export const adjacentThere: Rule<Adjacency> = rule(() =>
  either(
    seq([phrase('that|which'), areAdjacent], (_, how) => how),
    seq([adjacentWord, phrase('to each other', 'to one another', '')], (how) => how),
    seq(
      [adverbOf, phrase('next to each other', 'next to one another', 'side by side', 'touching each other')],
      (how) => how,
    ),
  ),
);

const adverbOf: Rule<Adjacency> = either(
  means<Adjacency>('orthogonal', 'orthogonally'),
  means<Adjacency>('diagonal', 'diagonally'),
  nothing<Adjacency>('either'),
);

const neverAdjacent: Rule<Adjacency> = either(
  seq([phrase('is never'), adjacentWord, toEachOther], (_, how) => how),
  seq([phrase('is never'), adverbOf, phrase('next to each other')], (_, how) => how),
  seq([phrase('never touch'), adverbOf], (_, how) => how),
);

export const aboutPairs: Rule<Statement> = rule(() =>
  either(
    seqEach([pairs, pairVerb], (subject, { are, denied }) => {
      if (!denied) return [pairStatement(subject, are)];
      const opposite: PairCondition | null = are.type === 'sameColour' ? { type: 'differentColours' } : null;
      const wide = subject.howMany.quantifier.type === 'all' ? [deny(pairStatement(subject, are))] : [];
      return opposite === null ? wide : [pairStatement(subject, opposite), ...wide];
    }),
    seq([pairQuantity, tileNoun, areAdjacent], (quantifier, noun, how) =>
      noun.plural && quantifier.type !== 'all'
        ? pairsAre(quantifier, { how, which: anyPair, are: bothAre(noun.which) })
        : undefined,
    ),
    seq([pairQuantity, colourAndColour, areAdjacent], (quantifier, are, how) =>
      quantifier.type === 'all' ? undefined : pairsAre(quantifier, { how, which: anyPair, are }),
    ),
    seq(
      [
        pairQuantity,
        phrase('tiles'),
        phrase('of|with|in the same colour', 'that share a colour', 'sharing a colour'),
        areAdjacent,
      ],
      (quantifier, _, __, how) =>
        quantifier.type === 'all'
          ? undefined
          : pairsAre(quantifier, { how, which: anyPair, are: { type: 'sameColour' } }),
    ),
    seq(
      [pairQuantity, phrase('tiles'), phrase('of|with|in different colours'), areAdjacent],
      (quantifier, _, __, how) =>
        quantifier.type === 'all'
          ? undefined
          : pairsAre(quantifier, { how, which: anyPair, are: { type: 'differentColours' } }),
    ),
    seq([quantifierPair, areAdjacent], ({ quantifier, are }, how) =>
      pairsAre(quantifier, { how, which: anyPair, are }),
    ),
    seq([tileNoun, neverAdjacent], (noun, how) =>
      noun.plural && !noun.bare ? pairsAre(none, { how, which: anyPair, are: bothAre(noun.which) }) : undefined,
    ),
    seq([phrase('tiles of|with|in the same colour'), neverAdjacent], (_, how) =>
      pairsAre(none, { how, which: anyPair, are: { type: 'sameColour' } }),
    ),
    seq([tileNoun, phrase('is never'), adjacentWord, phrase('to'), tileNoun], (one, _, how, __, other) =>
      one.plural && other.plural && !one.bare && !other.bare
        ? pairsAre(none, { how, which: anyPair, are: { type: 'oneAndOther', one: one.which, other: other.which } })
        : undefined,
    ),
    seq([colourAndColour, neverAdjacent], (are, how) => pairsAre(none, { how, which: anyPair, are })),
  ),
);

/** "red and blue tiles" as one of each. */
export const colourAndColour: Rule<PairCondition> = rule(() =>
  seq(
    [colour, phrase('tile|tiles?'), phrase('and'), colour, phrase('tile|tiles')],
    (one, _, __, other): PairCondition =>
      one === other
        ? bothAre(ofColours([one]))
        : { type: 'oneAndOther', one: ofColours([one]), other: ofColours([other]) },
  ),
);

/** "a red tile and a blue tile", "no red tile and no blue tile". */
export const quantifierPair: Rule<{ quantifier: Quantifier; are: PairCondition }> = rule(() =>
  either(
    seq([phrase('a|some|one'), looseNoun, phrase('and a|some|one'), tileNoun], (_, one, __, other) => ({
      quantifier: some,
      are: { type: 'oneAndOther', one: one.which, other: other.which } as PairCondition,
    })),
    seq([phrase('no'), looseNoun, phrase('and|or', 'and a'), tileNoun], (_, one, __, other) => ({
      quantifier: none,
      are: { type: 'oneAndOther', one: one.which, other: other.which } as PairCondition,
    })),
  ),
);

import { type Adjacency, type Cell, type Colour, colours } from '../grid';
import { either, list, map, means, notBefore, nothing, phrase, type Rule, rule, seq, seqEach } from './chart';
import {
  allOf,
  anyOf,
  anyTile,
  atLeast,
  atMost,
  type Comparison,
  conjunction,
  disjunction,
  every,
  exactly,
  isCounting,
  notOf,
  ofColours,
  type PairCondition,
  type Place,
  type Quantifier,
  type Shape,
  type Statement,
  type TileCondition,
  tilesAre,
} from './meaning';
import { type HowMany, numberProperty, numeral, quantity, quantityAfterNot, times } from './numbers';
import { maximalSentence } from './sentence';
import {
  adjacentWord,
  cellName,
  colour,
  colourChoice,
  colourList,
  inPlace,
  lineName,
  linkToNoun,
  looseNoun,
  looseQuantifiedTiles,
  nameList,
  ofTheSubset,
  predicate,
  type QuantifiedTiles,
  quantifiedTiles,
  tileNoun,
  type VerbPhrase,
  verbPhrase,
} from './tiles';

// The simple sentences: about tiles, named tiles, neighbours, rows, columns and squares, colours, and comparisons.

const anyPair: PairCondition = { type: 'any' };
const some = atLeast(1);
const none = atMost(0);
const deny = (statement: Statement): Statement => ({ type: 'not', of: statement });
const denyIf = (denied: boolean, statement: Statement) => (denied ? deny(statement) : statement);
const plain = (quantifier: Quantifier): HowMany => ({ quantifier, denied: false });

// --- tiles

/** "All tiles are not red" says two things; "some tiles are not red" says one. */
function saidOf(
  { quantifier, denied, which }: Pick<QuantifiedTiles, 'quantifier' | 'denied' | 'which'>,
  { are, denied: not }: VerbPhrase,
): Statement[] {
  const narrow = denyIf(denied, tilesAre(quantifier, { which, are: not ? notOf(are) : are }));
  if (!not || quantifier.type !== 'all') return [narrow];
  return [narrow, deny(tilesAre(quantifier, { which, are }))];
}

/** "A top tile and a bottom tile are red": each of the two, where "some" is said of both. */
function jointly(subjects: readonly QuantifiedTiles[], verb: VerbPhrase): (readonly Statement[])[] {
  const each = subjects.map((subject) => (isSome(subject) ? saidOf(subject, verb) : []));
  return each.every((said) => said.length === 1) ? [each.flat()] : [];
}

/** "The corner tile": meant where there is just one; where there are more, or none, it says two things. */
const isPlaced = (which: TileCondition): boolean =>
  which.type === 'place' || (which.type === 'and' && which.of.every((part) => part.type === 'place'));

const isSome = ({ quantifier, denied, which }: QuantifiedTiles) =>
  quantifier.type === 'number' && quantifier.min > 0 && !denied && which.type !== 'any';

const definiteTiles: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('the|these|those|my', 'all the|these'), tileNoun], (_, noun) => (noun.plural ? noun.which : undefined)),
    seq([phrase('the|these|those'), numeral, tileNoun], (_, __, noun) => noun.which),
    means(anyTile, 'these', 'they', 'the whole|entire subset', 'the subset', 'everything', 'it all'),
    map(lineName, (place): TileCondition => ({ type: 'place', place })),
    seq([phrase('the tiles in|of|on|at'), lineName], (_, place): TileCondition => ({ type: 'place', place })),
  ),
);

const aboutTiles: Rule<Statement> = rule(() =>
  either(
    seqEach([quantifiedTiles, verbPhrase], saidOf),
    seqEach([quantifiedTiles, phrase('and'), quantifiedTiles, verbPhrase], (a, _, b, verb) =>
      jointly([a, b], verb).map(conjunction),
    ),
    seqEach([quantifiedTiles, phrase('or'), quantifiedTiles, verbPhrase], (a, _, b, verb) =>
      jointly([a, b], verb).map(disjunction),
    ),
    seqEach([phrase('the'), tileNoun, verbPhrase], (_, noun, { are, denied }) => {
      if (noun.plural || !isPlaced(noun.which)) return [];
      const so = denied ? notOf(are) : are;
      return [tilesAre(every, { which: noun.which, are: so }), tilesAre(some, { which: noun.which, are: so })];
    }),
    seqEach([definiteTiles, verbPhrase], (which, verb) => [
      tilesAre(every, { which, are: verb.denied ? notOf(verb.are) : verb.are }),
    ]),
    seq([definiteTiles, phrase('is not all|both|each|entirely|completely'), predicate], (which, _, are) =>
      deny(tilesAre(every, { which, are })),
    ),
    seq([definiteTiles, phrase('is all|entirely|completely|wholly|fully|only'), predicate], (which, _, are) =>
      tilesAre(every, { which, are }),
    ),
    seq([phrase('if a tile is'), predicate, phrase(',? then?'), phrase('it'), verbPhrase], (_, which, __, ___, verb) =>
      tilesAre(every, { which, are: verb.denied ? notOf(verb.are) : verb.are }),
    ),
    seqEach([phrase('nothing'), verbPhrase], (_, verb) => saidOf({ ...plain(none), which: anyTile }, verb)),
    seqEach([phrase('something'), verbPhrase], (_, verb) => saidOf({ ...plain(some), which: anyTile }, verb)),
    seq([phrase('the only'), tileNoun, phrase('is'), cellName], (_, noun, __, cell) =>
      exactlyThese(noun.which, [cell]),
    ),
    seq([phrase('the only'), tileNoun, phrase('is'), nameList('and')], (_, noun, __, some) =>
      exactlyThese(noun.which, some),
    ),
    seqEach([phrase('the only'), tileNoun, verbPhrase], (_, noun, verb) =>
      noun.plural ? [] : [theOnly(noun.which, verb)],
    ),
    seq([cellName, phrase('is the only'), tileNoun], (cell, _, noun) => exactlyThese(noun.which, [cell])),
    seq([nameList('and'), phrase('is the only'), tileNoun], (some, _, noun) => exactlyThese(noun.which, some)),
    seq([phrase('only'), cellName, phrase('is'), predicate], (_, cell, __, are) => exactlyThese(are, [cell])),
    seq([phrase('only'), nameList('and'), phrase('is'), predicate], (_, some, __, are) => exactlyThese(are, some)),
    seq([phrase('only'), tileNoun, phrase('is'), predicate], (_, noun, __, are) =>
      noun.bare ? undefined : tilesAre(every, { which: are, are: noun.which }),
    ),
  ),
);

function exactlyThese(are: TileCondition, some: readonly Cell[]): Statement {
  return conjunction([
    tilesAre(every, { which: asCells(...some), are }),
    tilesAre(every, { which: are, are: asCells(...some) }),
  ]);
}
const asCells = (...some: readonly Cell[]): TileCondition => ({ type: 'cells', cells: some });

function theOnly(which: TileCondition, { are, denied }: VerbPhrase): Statement {
  return conjunction([
    tilesAre(exactly(1), { which, are: anyTile }),
    tilesAre(every, { which, are: denied ? notOf(are) : are }),
  ]);
}

// --- tiles by name

interface Named extends HowMany {
  readonly which: TileCondition;
}

const namedTiles: Rule<Named> = rule(() => {
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

const aboutNamed: Rule<Statement> = rule(() =>
  either(
    aboutOthers,
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

// --- same and different colours

const sameColour = (which: TileCondition): Statement => ({
  type: 'colours',
  quantifier: atMost(1),
  among: colours,
  times: atLeast(1),
  which,
});
const allDifferent = (which: TileCondition): Statement => sharing(none, { n: 2, which });
/** So many colours are on at least n of the tiles. */
const sharing = (quantifier: Quantifier, { n, which }: { n: number; which: TileCondition }): Statement => ({
  type: 'colours',
  quantifier,
  among: colours,
  times: atLeast(n),
  which,
});

const theSame = phrase(
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
const notTheSame = phrase(
  'is not both? of? the? same colour',
  'is not both? the same',
  'is not both? identical in? colour?',
  'do not both? share a|the same? colour',
  'do not both? has the|a same|common colour',
  'do not both? match in? colour?',
);
const different = phrase(
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

const aboutSameColour: Rule<Statement> = rule(() =>
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
const someTiles: Rule<{ n: number; quantifier: Quantifier; which: TileCondition }> = rule(() =>
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

function differentOnes({
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

// --- neighbours, as pairs

interface Pairs {
  readonly how: Adjacency;
  readonly howMany: HowMany;
  readonly which: PairCondition;
}

const bothAre = (which: TileCondition): PairCondition =>
  which.type === 'any' ? anyPair : { type: 'both', are: which };

/** "two": some pair; "no two": none; "any two", "every two": each. */
const pairQuantity: Rule<Quantifier> = either(
  means(some, 'two', 'some two', 'at least two', 'a', 'some', 'some pair of', 'a pair of'),
  means(none, 'no two', 'no'),
  means(every, 'any|every two', 'all', 'all the?', 'any pair of', 'each two'),
);

const pairs: Rule<Pairs> = rule(() =>
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
const oneAndOther: Rule<PairCondition> = rule(() =>
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

const pairStatement = ({ how, howMany, which }: Pairs, are: PairCondition): Statement =>
  denyIf(howMany.denied, pairsAre(howMany.quantifier, { how, which, are }));

/** In one plain form: numbers count the pairs that are both. */
function pairsAre(
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
const adjacentThere: Rule<Adjacency> = rule(() =>
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

const aboutPairs: Rule<Statement> = rule(() =>
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
    seq([colourAndColour, neverAdjacent], (are, how) => pairsAre(none, { how, which: anyPair, are })),
  ),
);

/** "red and blue tiles" as one of each. */
const colourAndColour: Rule<PairCondition> = rule(() =>
  seq(
    [colour, phrase('tile|tiles?'), phrase('and'), colour, phrase('tile|tiles')],
    (one, _, __, other): PairCondition =>
      one === other
        ? bothAre(ofColours([one]))
        : { type: 'oneAndOther', one: ofColours([one]), other: ofColours([other]) },
  ),
);

/** "a red tile and a blue tile", "no red tile and no blue tile". */
const quantifierPair: Rule<{ quantifier: Quantifier; are: PairCondition }> = rule(() =>
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

// --- rows, columns, squares

interface Shapes {
  readonly howMany: HowMany;
  readonly shape: Shape;
}

const shapeWord: Rule<Shape> = either(
  means<Shape>('row', 'row|rows'),
  means<Shape>('column', 'column|columns'),
  means<Shape>('line', 'row|rows or column|columns', 'column|columns or row|rows'),
  means<Shape>(
    'square',
    '2x2',
    '2x2 tile|tiles|block|blocks|area|areas|box|boxes|group|groups|region|regions|subgrid|grid|section|sections',
    '2x2 group|block of tiles',
  ),
);

const shapes: Rule<Shapes> = rule(() =>
  either(
    seq(
      [quantityAfterNot, phrase('', 'of the', 'the'), shapeWord, phrase('', 'of|in the subset')],
      (howMany, _, shape) => ({ howMany, shape }),
    ),
    seq(
      [phrase('every|each|all row|rows and every|each|all? column|columns')],
      (): Shapes => ({ howMany: plain(every), shape: 'line' }),
    ),
  ),
);

const shapesAre = (
  { howMany, shape }: Shapes,
  { which, are }: { which: Statement | null; are: Statement | null },
): Statement => {
  const both = which !== null && are !== null && isCounting(howMany.quantifier);
  return denyIf(howMany.denied, {
    type: 'shapes',
    shape,
    quantifier: howMany.quantifier,
    which: both ? conjunction([which, are]) : isCounting(howMany.quantifier) ? (which ?? are) : which,
    are: isCounting(howMany.quantifier) ? null : are,
  });
};

/** What a row, column, square or place has in it. */
const contents: Rule<Statement> = rule(() =>
  either(
    contentsAnd,
    seq([phrase('both?'), list(bareTiles, phrase('and', 'and also?'))], (_, some) => conjunction(some)),
    seq([list(bareTiles, phrase(',')), phrase(',? and'), bareTiles], (some, _, last) => conjunction([...some, last])),
    seq([phrase('either?'), bareTiles, phrase('or'), bareTiles], (_, a, __, b) => disjunction([a, b])),
    seq([phrase('either?'), contentsAnd, phrase('or', 'or has|contain'), contentsOr], (_, a, __, b) =>
      disjunction([a, b]),
    ),
    seq([phrase('neither'), content, phrase('nor'), content], (_, a, __, b) => conjunction([deny(a), deny(b)])),
  ),
);

const contentsOr: Rule<Statement> = rule(() =>
  either(
    contentsAnd,
    seq([contentsAnd, phrase('or', 'or has|contain'), contentsOr], (a, _, b) => disjunction([a, b])),
  ),
);

/** "red tiles", or just "red": some. */
const bareTiles: Rule<Statement> = (chart, at) => (chart.words[at]?.text === 'neither' ? [] : someTilesOf(chart, at));

const someTilesOf: Rule<Statement> = rule(() =>
  either(
    map(notBefore(colourChoice, 'tile', 'tiles', 'ones', 'corner', 'edge', 'centre'), (which) =>
      tilesAre(some, { which, are: anyTile }),
    ),
    seq([tileNoun], (noun) =>
      noun.plural && !noun.bare ? tilesAre(some, { which: noun.which, are: anyTile }) : undefined,
    ),
  ),
);

const contentsAnd: Rule<Statement> = rule(() =>
  either(
    content,
    seq([content, phrase('and|but'), phrase('either'), content, phrase('or'), content], (a, _, __, b, ___, c) =>
      conjunction([a, disjunction([b, c])]),
    ),
    seq([phrase('both?'), content, phrase('and|but also?', 'and has|contain'), contentsAnd], (_, a, __, b) =>
      conjunction([a, b]),
    ),
    seq([content, phrase(','), list(content, phrase(',')), phrase(',? and'), content], (a, _, more, __, b) =>
      conjunction([a, ...more, b]),
    ),
    seq([content, phrase(','), content, phrase(',? and'), content], (a, _, b, __, c) => conjunction([a, b, c])),
  ),
);

const content: Rule<Statement> = rule(() =>
  either(
    map(looseQuantifiedTiles, ({ quantifier, denied, which, loose }) => {
      if (!isCounting(quantifier)) return undefined;
      if (loose && which.type === 'any') return undefined;
      return denyIf(denied, tilesAre(quantifier, { which, are: anyTile }));
    }),
    seq([looseQuantifiedTiles, phrase('or'), tileNoun], ({ quantifier, denied, which }, _, more) =>
      more.plural && !more.bare && isCounting(quantifier)
        ? denyIf(denied, tilesAre(quantifier, { which: anyOf(which, more.which), are: anyTile }))
        : undefined,
    ),
    seq([phrase('neither'), colour, phrase('nor|or'), colour, phrase('tiles?', 'tile')], (_, a, __, b) =>
      tilesAre(none, { which: ofColours([a, b]), are: anyTile }),
    ),
    seq([phrase('only', 'nothing but', 'no tiles? other than', 'no tiles but', 'all'), looseNoun], (_, noun) =>
      noun.bare ? undefined : tilesAre(every, { which: anyTile, are: noun.which }),
    ),
    coloursThere,
    compareContent,
    tilesOfColour,
    seq([pairs], (subject) =>
      subject.howMany.quantifier.type === 'all' || subject.which.type === 'any'
        ? undefined
        : pairStatement({ ...subject, which: anyPair }, subject.which),
    ),
    seq([pairs, pairOfColour], (subject, are) =>
      subject.howMany.quantifier.type === 'all' ? undefined : pairStatement(subject, are),
    ),
    seq(
      [quantity, phrase('', 'of the'), adjacentWord, phrase('pair|pairs'), pairOfColour],
      (howMany, _, how, __, are) => pairStatement({ how, howMany, which: anyPair }, are),
    ),
    seq([pairQuantity, tileNoun, adjacentThere], (quantifier, noun, how) =>
      noun.plural && quantifier.type !== 'all'
        ? pairsAre(quantifier, { how, which: anyPair, are: bothAre(noun.which) })
        : undefined,
    ),
    seq([quantifierPair, adjacentThere], ({ quantifier, are }, how) =>
      pairsAre(quantifier, { how, which: anyPair, are }),
    ),
    seq([adjacentWord, colourAndColour], (how, are) => pairsAre(some, { how, which: anyPair, are })),
  ),
);

const pairOfColour: Rule<PairCondition> = rule(() =>
  either(
    means<PairCondition>(
      { type: 'sameColour' },
      'of|with|in|sharing the|a same? colour',
      'of equal colour',
      'that share a colour',
      'that has the same colour',
      'that is the same colour',
      'that match',
      'with|of matching colours',
    ),
    means<PairCondition>(
      { type: 'differentColours' },
      'of|with|in different colours',
      'with different colours',
      'that is different colours',
      'that differ in? colour?',
    ),
    seq([phrase('that is both?'), predicate], (_, are) => bothAre(are)),
    seq(
      [phrase(',? one'), predicate, phrase('and one|the? other?'), predicate],
      (_, one, __, other): PairCondition => ({ type: 'oneAndOther', one, other }),
    ),
    seq([phrase('of|with'), oneAndOther], (_, are) => are),
  ),
);

/** "two tiles of the same colour", "tiles of only one colour". */
const tilesOfColour: Rule<Statement> = rule(() => {
  const same = phrase(
    'of|with|in|sharing|share the|a same? colour',
    'that share a colour',
    'that is the same colour',
    'that has the same colour',
    'of equal colour',
    'of|with a matching colour',
    'of|with matching colours',
  );
  const differ = phrase(
    'of|with|in different|distinct colours',
    'that is different colours',
    'that has different colours',
  );
  return either(
    seqEach([someTiles, same], ({ n, quantifier, which }) => [sharing(quantifier, { n, which })]),
    seqEach([someTiles, differ], ({ n, quantifier, which }) => differentOnes({ n, quantifier, which })),
    seq([phrase('tiles of|in'), colourQuantity], (_, howMany): Statement | undefined =>
      isCounting(howMany.quantifier) || howMany.quantifier.type === 'all' ? appearing(howMany, atLeast(1)) : undefined,
    ),
    means(
      sameColour(anyTile),
      'tiles of only one colour',
      'tiles of the same colour only',
      'all tiles? of? the same colour',
      'all tiles of one colour',
      'only one colour',
      'a single colour',
    ),
    means(
      allDifferent(anyTile),
      'tiles of all different colours',
      'all different colours',
      'no repeated colours|colour',
      'no colour twice',
      'only different colours',
      'no two of the same colour',
    ),
  );
});

const shapeVerb: Rule<{ are: Statement; denied: boolean }> = rule(() =>
  either(
    seq([phrase('contain|has'), contents], (_, are) => ({ are, denied: false })),
    seq([phrase('do not contain|has'), contents], (_, are) => ({ are, denied: true })),
    seq([phrase('has not'), contents], (_, are) => ({ are, denied: true })),
    seq([phrase('lacks|lack'), contents], (_, are) => ({ are: deny(are), denied: false })),
    seq([phrase('is all|entirely|completely|wholly|fully|only?', 'is all'), predicate], (_, are) => ({
      are: tilesAre(every, { which: anyTile, are }),
      denied: false,
    })),
    seq(
      [
        phrase(
          'consists|consist of',
          'consists|consist only|entirely of',
          'is made up? only? of',
          'is full of',
          'has only',
          'contain only',
          'consists|consist of only',
        ),
        tileNoun,
      ],
      (_, noun) => ({
        are: tilesAre(every, { which: anyTile, are: noun.which }),
        denied: false,
      }),
    ),
    seq(
      [
        phrase('is'),
        phrase(
          'all? the same colour',
          'all? of? one colour',
          'a single colour',
          'monochrome',
          'uniform in? colour?',
          'single coloured',
          'one coloured',
        ),
      ],
      () => ({ are: sameColour(anyTile), denied: false }),
    ),
    seq([phrase('is not'), phrase('all? the same colour', 'all? of? one colour', 'monochrome')], () => ({
      are: sameColour(anyTile),
      denied: true,
    })),
    seq([phrase('has'), phrase('tiles? all of? the same colour', 'all tiles the same colour')], () => ({
      are: sameColour(anyTile),
      denied: false,
    })),
    seq([phrase('has tiles|all?'), phrase('all different colours', 'of all different colours')], () => ({
      are: allDifferent(anyTile),
      denied: false,
    })),
  ),
);

const shapeTail: Rule<Statement> = rule(() =>
  either(
    seq([phrase('with|containing|holding|has'), contents], (_, are) => are),
    seq([phrase('without'), contents], (_, are) => deny(are)),
    seq([phrase('without any?|a?'), looseNoun], (_, noun) => tilesAre(none, { which: noun.which, are: anyTile })),
    seq([phrase('that|which'), shapeVerb], (_, { are, denied }) => denyIf(denied, are)),
    seq([phrase('in which', 'where', 'such that', 'for which'), maximalSentence], (_, are) => are),
    seq([phrase('whose tiles all?'), verbPhrase], (_, { are, denied }) =>
      denied ? undefined : tilesAre(every, { which: anyTile, are }),
    ),
    seq([phrase('whose tiles'), different], () => allDifferent(anyTile)),
    seq([phrase('whose'), phrase('tiles'), theSame], () => sameColour(anyTile)),
    seq(
      [
        phrase('of only?|all?', 'consisting only|entirely? of', 'made up? only? of'),
        tileNoun,
        phrase('only?', 'alone'),
      ],
      (_, noun) => (noun.bare ? undefined : tilesAre(every, { which: anyTile, are: noun.which })),
    ),
    seq(
      [phrase('of|in|with'), phrase('only?'), phrase('the same', 'one', 'a single', 'only one'), phrase('colour')],
      () => sameColour(anyTile),
    ),
  ),
);

const shapeNoun: Rule<Statement> = rule(() =>
  either(
    seq([shapes, shapeTail], (subject, are) => shapesAre(subject, { which: null, are })),
    seq([quantityAfterNot, colourChoice, shapeWord], (howMany, which, shape) =>
      shapesAre({ howMany, shape }, { which: null, are: tilesAre(every, { which: anyTile, are: which }) }),
    ),
    seq(
      [quantityAfterNot, phrase('monochrome|monochromatic', 'single coloured', 'one coloured'), shapeWord],
      (howMany, _, shape) => shapesAre({ howMany, shape }, { which: null, are: sameColour(anyTile) }),
    ),
  ),
);

const perShape: Rule<Shapes> = rule(() =>
  seq([phrase('per', 'for each|every'), shapeWord], (_, shape) => ({ howMany: plain(every), shape })),
);

const inShapes: Rule<Shapes> = rule(() => seq([phrase('in|on|within'), shapes], (_, found) => found));

const aboutShapes: Rule<Statement> = rule(() =>
  either(
    seqEach([shapes, shapeVerb], (subject, { are, denied }) => {
      const narrow = shapesAre(subject, { which: null, are: denyIf(denied, are) });
      return denied && subject.howMany.quantifier.type === 'all'
        ? [narrow, deny(shapesAre(subject, { which: null, are }))]
        : [narrow];
    }),
    seqEach([shapes, shapeTail, shapeVerb], (subject, which, { are, denied }) => [
      shapesAre(subject, { which, are: denyIf(denied, are) }),
    ]),
    seq([phrase('there is|exist not?'), shapeNoun], (_, statement) => statement),
    seq([phrase('there is|exist'), shapeNoun, phrase('and'), shapeNoun], (_, a, __, b) => conjunction([a, b])),
    seq([phrase('there is|exist'), shapeNoun, phrase('or'), shapeNoun], (_, a, __, b) => disjunction([a, b])),
    seq(
      [phrase('there is|exist', 'the subset contain|has'), shapeNoun, phrase('', 'here', 'in the subset')],
      (_, statement) => statement,
    ),
    seq([inShapes, phrase(',?'), maximalSentence], (subject, _, are) => shapesAre(subject, { which: null, are })),
    seq([inShapes, phrase('is there|exist'), contents], (subject, _, are) => shapesAre(subject, { which: null, are })),
    seq([inShapes, shapeTail, phrase(','), maximalSentence], (subject, which, _, are) =>
      shapesAre(subject, { which, are }),
    ),
    seqEach([clauseCore, perShape], (are, subject) => (isFind(are) ? [shapesAre(subject, { which: null, are })] : [])),
    seqEach([clauseCore, inShapes], (are, subject) =>
      subject.howMany.quantifier.type === 'all' && isFind(are) ? [shapesAre(subject, { which: null, are })] : [],
    ),
    seqEach([existential, inShapes], (are, subject) =>
      subject.howMany.quantifier.type === 'number' && subject.howMany.quantifier.min > 0
        ? [shapesAre(subject, { which: null, are })]
        : [],
    ),
    seqEach([quantifiedTilesAll, inShapes, phrase('is all?'), predicate], (_, subject, __, are) => [
      shapesAre(subject, { which: null, are: tilesAre(every, { which: anyTile, are }) }),
    ]),
    seqEach([quantifiedTilesAll, inShapes, theSame], (_, subject) => [
      shapesAre(subject, { which: null, are: sameColour(anyTile) }),
    ]),
    seq([quantity, tileNoun, phrase('is|lies|appear? in the same'), phrase('row')], (howMany, noun) =>
      togetherIn('row', { howMany, which: noun.which }),
    ),
    seq([quantity, tileNoun, phrase('is|lies|appear? in the same'), phrase('column')], (howMany, noun) =>
      togetherIn('column', { howMany, which: noun.which }),
    ),
    seq([quantity, tileNoun, phrase('shares|share a'), phrase('row')], (howMany, noun) =>
      togetherIn('row', { howMany, which: noun.which }),
    ),
    seq([quantity, tileNoun, phrase('shares|share a'), phrase('column')], (howMany, noun) =>
      togetherIn('column', { howMany, which: noun.which }),
    ),
    seq(
      [
        phrase('no'),
        numeral,
        tileNoun,
        phrase('is|lies in the same', 'shares|share a', 'is|lies in one'),
        phrase('row'),
      ],
      (_, n, noun) => noneTogether('row', { n, which: noun.which }),
    ),
    seq(
      [
        phrase('no'),
        numeral,
        tileNoun,
        phrase('is|lies in the same', 'shares|share a', 'is|lies in one'),
        phrase('column'),
      ],
      (_, n, noun) => noneTogether('column', { n, which: noun.which }),
    ),
  ),
);

const isFind = (statement: Statement) =>
  statement.type === 'tiles' || statement.type === 'colours' || statement.type === 'compare';

const quantifiedTilesAll: Rule<null> = rule(() =>
  phrase('all the? tiles', 'every tile', 'each tile', 'all of the tiles'),
);

function togetherIn(
  shape: Shape,
  { howMany, which }: { howMany: HowMany; which: TileCondition },
): Statement | undefined {
  const { quantifier, denied } = howMany;
  if (denied) return undefined;
  if (quantifier.type === 'all')
    return { type: 'shapes', shape, quantifier: atMost(1), which: tilesAre(some, { which, are: anyTile }), are: null };
  if (quantifier.type !== 'number' || quantifier.max !== null || quantifier.min < 2) return undefined;
  return { type: 'shapes', shape, quantifier: some, which: tilesAre(quantifier, { which, are: anyTile }), are: null };
}

const noneTogether = (shape: Shape, { n, which }: { n: number; which: TileCondition }): Statement | undefined =>
  n < 2
    ? undefined
    : { type: 'shapes', shape, quantifier: none, which: tilesAre(atLeast(n), { which, are: anyTile }), are: null };

// --- colours

interface ColourSubject extends HowMany {
  readonly among: readonly Colour[];
}

const colourSubject: Rule<ColourSubject> = rule(() =>
  either(
    map(colourQuantity, (howMany) => ({ ...howMany, among: colours })),
    seq([phrase('the four? colours')], () => ({ quantifier: every, denied: false, among: colours })),
    seq(
      [
        quantity,
        phrase('of'),
        either(
          colourList,
          map(list(colour, phrase(',', 'or', ', or')), (all) => all),
        ),
      ],
      (howMany, _, among) => (among.length > 1 ? { ...howMany, among } : undefined),
    ),
    map(colour, (one) => ({ quantifier: every, denied: false, among: [one] })),
    seq([phrase('the? colour'), colour], (_, one) => ({ quantifier: every, denied: false, among: [one] })),
    seq([phrase('both?'), colourList], (_, among) => ({ quantifier: every, denied: false, among })),
    seq([phrase('either?'), list(colour, phrase('or', ',', ', or'))], (_, among) =>
      among.length > 1 ? { quantifier: some, denied: false, among } : undefined,
    ),
    seq([phrase('neither'), list(colour, phrase('nor', 'or'))], (_, among) =>
      among.length > 1 ? { quantifier: none, denied: false, among } : undefined,
    ),
    seq([phrase('no'), colour], (_, one) => ({ quantifier: none, denied: false, among: [one] })),
    seq([phrase('not both'), colourList], (_, among): ColourSubject => ({ quantifier: every, denied: true, among })),
  ),
);

const colourVerb: Rule<{ times: Quantifier; denied: boolean; which: TileCondition }> = rule(() => {
  const there = phrase(
    'all|both|each? appear',
    'is all|both|each? present',
    'is all|both? used',
    'is all|both? represented',
    'is all|both? shown',
    'is all|both? there',
    'all|both|each? exist',
    'is all|both? visible',
    'is all|both? included',
    'is all|both? among|on the tiles',
  );
  const absent = phrase(
    'is missing',
    'is absent',
    'is not present',
    'do not appear',
    'is not used',
    'is not represented',
    'is not there',
    'never appear',
    'appear nowhere',
    'is unused',
    'is not shown',
    'do not exist',
  );
  const place: Rule<TileCondition> = either(
    nothing<TileCondition>(anyTile),
    map(ofTheSubset, () => anyTile),
    map(inPlace, (at): TileCondition => ({ type: 'place', place: at })),
    seq([phrase('among the?'), tileNoun], (_, noun) => noun.which),
  );
  return either(
    seq([there, place], (_, which) => ({ times: atLeast(1), denied: false, which })),
    seq([absent, place], (_, which) => ({ times: atLeast(1), denied: true, which })),
    seq([phrase('all|both|each? appear', 'is used', 'is present', 'is shown', 'is'), times, place], (_, n, which) => ({
      times: n,
      denied: false,
      which,
    })),
    seq([phrase('do not appear', 'is not used'), times, place], (_, n, which) => ({ times: n, denied: true, which })),
    seq([phrase('has', 'covers|cover', 'fills|fill', 'occupies|occupy', 'is on'), quantityTiles], (_, n) => ({
      times: n,
      denied: false,
      which: anyTile,
    })),
    seq([phrase('is'), inPlace], (_, at) => ({
      times: atLeast(1),
      denied: false,
      which: { type: 'place', place: at } as TileCondition,
    })),
    seq([phrase('is not'), inPlace], (_, at) => ({
      times: atLeast(1),
      denied: true,
      which: { type: 'place', place: at } as TileCondition,
    })),
  );
});

const quantityTiles: Rule<Quantifier> = rule(() =>
  seqEach([quantity, phrase('tile|tiles', 'of the tiles')], ({ quantifier, denied }) =>
    denied || !isCounting(quantifier) ? [] : [quantifier],
  ),
);

const appearing = (
  { quantifier, denied }: HowMany,
  n: Quantifier,
  { among, which }: { among: readonly Colour[]; which: TileCondition } = { among: colours, which: anyTile },
): Statement => {
  const [only] = among;
  const one = among.length === 1 && only !== undefined;
  const statement: Statement =
    one && (quantifier.type === 'all' || quantifier === some)
      ? tilesAre(n, { which: allOf(which, ofColours([only])), are: anyTile })
      : one && quantifier === none
        ? deny(tilesAre(n, { which: allOf(which, ofColours([only])), are: anyTile }))
        : { type: 'colours', quantifier, among: colours.filter((c) => among.includes(c)), times: n, which };
  return denyIf(denied, statement);
};

const aboutColours: Rule<Statement> = rule(() =>
  either(
    seqEach([colourSubject, colourVerb], (subject, verb) => {
      const { among } = subject;
      const { which } = verb;
      if (!verb.denied) return [appearing(subject, verb.times, { among, which })];
      const wide = deny(appearing(subject, verb.times, { among, which }));
      if (among.length === 1) return [wide];
      const narrow = whereNot(subject, { ...verb, among });
      return subject.quantifier.type === 'all' ? [narrow, wide] : [narrow];
    }),
    seq([colourSubject, phrase('appear|is in'), shapes], (subject, _, found) =>
      found.howMany.quantifier.type === 'all'
        ? shapesAre(found, {
            which: null,
            are: appearing(subject, atLeast(1), { among: subject.among, which: anyTile }),
          })
        : undefined,
    ),
    seq(
      [phrase('there is|exist'), quantity, phrase('different|distinct? colour|colours that|which'), colourVerb],
      (_, howMany, __, verb) =>
        verb.denied
          ? whereNot(howMany, { ...verb, among: colours })
          : appearing(howMany, verb.times, { among: colours, which: verb.which }),
    ),
    seq([phrase('there is|exist'), quantity, phrase('colour|colours with'), quantityTiles], (_, howMany, __, n) =>
      appearing(howMany, n),
    ),
    seq(
      [phrase('all? the? tiles|subset has|show|uses|use|contain', 'the tiles come in|is of'), coloursThere],
      (_, statement) => statement,
    ),
    seq([phrase('every|each tile has|is a different colour')], () => allDifferent(anyTile)),
  ),
);

/** Colours of which it is not so. */
function whereNot(
  howMany: HowMany,
  { times: n, which, among }: { times: Quantifier; which: TileCondition; among: readonly Colour[] },
): Statement {
  if (n.type === 'number' && n.max === null && n.min === 1) return appearing(howMany, none, { among, which });
  if (n.type === 'number' && n.max === null) return appearing(howMany, atMost(n.min - 1), { among, which });
  if (n.type === 'even') return appearing(howMany, { type: 'odd' }, { among, which });
  if (n.type === 'odd') return appearing(howMany, { type: 'even' }, { among, which });
  if (n.type === 'number' && n.min === 0 && n.max !== null)
    return appearing(howMany, atLeast(n.max + 1), { among, which });
  return deny(appearing(howMany, n, { among, which }));
}

/** "all four colours", "at least three different colours" as something that is there. */
const coloursThere: Rule<Statement> = rule(() => either(coloursThereAtAll, ofEachColour));

/** "exactly one tile of each colour". */
const ofEachColour: Rule<Statement> = rule(() =>
  seqEach(
    [quantity, phrase('tile|tiles'), phrase('of|in each|every colour', 'of each of the four colours')],
    ({ quantifier, denied }) => (isCounting(quantifier) && !denied ? [appearing(plain(every), quantifier)] : []),
  ),
);

const coloursThereAtAll: Rule<Statement> = rule(() =>
  seqEach([colourQuantity, phrase('', 'among the tiles')], (howMany) =>
    howMany.quantifier.type === 'all' || isCounting(howMany.quantifier) ? [appearing(howMany, atLeast(1))] : [],
  ),
);

/** "at least three different colours", "all four colours"; "all different colours" is something else. */
const colourQuantity: Rule<HowMany> = rule(() =>
  seqEach(
    [
      quantityAfterNot,
      phrase('', 'of the', 'the', 'of the four', 'of all'),
      either(means(false, '', 'single'), means(true, 'different|distinct')),
      phrase('colour|colours', 'tile? colours'),
    ],
    (howMany, _, different) => (different && howMany.quantifier.type === 'all' ? [] : [howMany]),
  ),
);

// --- comparisons

interface Relation {
  readonly op: Comparison;
  readonly leftTimes: number;
  readonly rightTimes: number;
  readonly plus: number;
}
const relation = (
  op: Comparison,
  { left = 1, right = 1, plus = 0 }: { left?: number; right?: number; plus?: number } = {},
): Relation => ({ op, leftTimes: left, rightTimes: right, plus });

const compare = (
  { op, leftTimes, rightTimes, plus }: Relation,
  left: TileCondition,
  right: TileCondition,
): Statement => {
  if (op === '<' || op === '<=') {
    return {
      type: 'compare',
      left: right,
      leftTimes: rightTimes,
      op: op === '<' ? '>' : '>=',
      right: left,
      rightTimes: leftTimes,
      plus: plus === 0 ? 0 : -plus,
    };
  }
  return { type: 'compare', left, leftTimes, op, right, rightTimes, plus };
};

/** "more … than", "two fewer … than". */
const comparative: Rule<Relation> = rule(() =>
  either(
    means(relation('>'), 'more', 'strictly more'),
    means(relation('<'), 'fewer', 'strictly fewer'),
    means(relation('<='), 'no|not more'),
    means(relation('>='), 'no|not fewer'),
    seq([phrase('exactly|just?'), numeral, phrase('more')], (_, n) => relation('=', { plus: n })),
    seq([phrase('exactly|just?'), numeral, phrase('fewer')], (_, n) => relation('=', { plus: -n })),
    seq([phrase('at least'), numeral, phrase('more')], (_, n) => relation('>=', { plus: n })),
    seq([phrase('at most'), numeral, phrase('more')], (_, n) => relation('<=', { plus: n })),
    seq([phrase('at least'), numeral, phrase('fewer')], (_, n) => relation('<=', { plus: -n })),
  ),
);

/** "as many … as", "at least twice as many … as". */
const equative: Rule<Relation> = rule(() => {
  const factor: Rule<{ left: number; right: number }> = either(
    means({ left: 1, right: 1 }, ''),
    means({ left: 1, right: 2 }, 'twice', 'two times', 'double', '2 times'),
    means({ left: 2, right: 1 }, 'half'),
    seq([numeral, phrase('times')], (n) => (n > 2 ? { left: 1, right: n } : undefined)),
    means({ left: 1, right: 3 }, 'thrice'),
  );
  const bound: Rule<Comparison> = either(
    means<Comparison>('=', '', 'exactly|just'),
    means<Comparison>('>=', 'at least', 'no|not fewer than'),
    means<Comparison>('<=', 'at most', 'no|not more than'),
    means<Comparison>('>', 'more than'),
    means<Comparison>('<', 'fewer than'),
  );
  return either(
    seq([bound, factor, phrase('as many')], (op, sides) =>
      (op === '>' || op === '<') && sides.left === sides.right ? undefined : relation(op, sides),
    ),
    means(relation('='), 'equally as many'),
  );
});

const sharePlace: Rule<TileCondition> = either(
  nothing<TileCondition>(anyTile),
  map(inPlace, (place): TileCondition => ({ type: 'place', place })),
);

const otherSide: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('there is?', ''), looseNoun, phrase('', 'together', 'combined', 'in total')], (_, noun) => noun.which),
    seq(
      [
        phrase('the?'),
        colourList,
        phrase('tiles?'),
        phrase('together', 'combined', 'put together', 'in total', 'taken together'),
      ],
      (_, some) => ofColours(some),
    ),
    map(inPlace, (place): TileCondition => ({ type: 'place', place })),
  ),
);

/** "more red tiles than blue tiles", "as many red as blue", "the same number of red and blue tiles". */
const compareContent: Rule<Statement> = rule(() =>
  either(
    seqEach([comparative, looseNoun, phrase('than'), otherSide], (rel, left, _, right) => sides(rel, left, right)),
    seqEach([equative, looseNoun, phrase('as'), otherSide], (rel, left, _, right) => sides(rel, left, right)),
    seq(
      [comparative, colourChoice, phrase('than'), colourChoice, phrase('tiles'), sharePlace],
      (rel, left, _, right, __, place) => compare(rel, allOf(left, place), allOf(right, place)),
    ),
    seq(
      [equative, colourChoice, phrase('as'), colourChoice, phrase('tiles'), sharePlace],
      (rel, left, _, right, __, place) => compare(rel, allOf(left, place), allOf(right, place)),
    ),
    seq(
      [
        phrase(
          'the? same number of',
          'a equal number of',
          'equal numbers of',
          'equally many',
          'as many',
          'the same amount of',
          'a equal amount of',
          'exactly as many',
        ),
        equalSides,
      ],
      (_, both) => compare(relation('='), both[0], both[1]),
    ),
  ),
);

const isPlaceOnly = (condition: TileCondition) => condition.type === 'place';

/** "more red tiles in the top row than in the bottom row": red goes for both. */
function sides(rel: Relation, left: { which: TileCondition; bare: boolean }, right: TileCondition): Statement[] {
  if (isPlaceOnly(right)) {
    const kind = withoutPlace(left.which);
    return kind === null ? [] : [compare(rel, left.which, allOf(kind, right))];
  }
  const placed = right.type === 'and' && right.of.length === 2 && right.of[1]?.type === 'place' ? right.of[1] : null;
  const apart = compare(rel, left.which, right);
  if (placed === null || withoutPlace(left.which) !== null) return [apart];
  return [apart, compare(rel, allOf(left.which, placed), right)];
}

function withoutPlace(condition: TileCondition): TileCondition | null {
  if (condition.type === 'place') return anyTile;
  if (condition.type !== 'and' || !condition.of.some((part) => part.type === 'place')) return null;
  return allOf(...condition.of.filter((part) => part.type !== 'place'));
}

const equalSides: Rule<readonly [TileCondition, TileCondition]> = rule(() =>
  either(
    seq([looseNoun, phrase('and', 'as', 'and of?'), looseNoun], (left, _, right) =>
      left.bare || right.bare ? undefined : ([left.which, right.which] as const),
    ),
    seq(
      [colour, phrase('and', 'as'), colour, phrase('tiles'), sharePlace],
      (left, _, right, __, place) => [allOf(ofColours([left]), place), allOf(ofColours([right]), place)] as const,
    ),
  ),
);

/** What stands for a number of tiles as a subject: "red", "red tiles", "reds", "the number of red tiles". */
const tally: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('the?'), tileNoun], (_, noun) => (noun.bare || !noun.plural ? undefined : noun.which)),
    map(colour, (one) => ofColours([one])),
  ),
);

const theNumberOf: Rule<TileCondition> = rule(() =>
  either(
    seq(
      [
        phrase('the? number|count|amount|total of', 'the? total number of', 'the? how many'),
        looseNoun,
        phrase('there is?', ''),
      ],
      (_, noun) => noun.which,
    ),
    seq(
      [
        phrase('the? total? number|count|total of'),
        colourList,
        phrase('tiles'),
        phrase('', 'together', 'combined', 'in total'),
      ],
      (_, some) => ofColours(some),
    ),
    seq([phrase('the? combined|total number|count of'), colourList, phrase('tiles')], (_, some) => ofColours(some)),
    seq([phrase('the? number|count of tiles that is'), predicate], (_, which) => which),
    seq([phrase('the'), colour, phrase('count|total|number')], (_, one) => ofColours([one])),
  ),
);

const thatOf: Rule<TileCondition> = rule(() =>
  either(
    theNumberOf,
    seq([phrase('that of', 'those of'), looseNoun], (_, noun) => noun.which),
    seq([phrase('of'), looseNoun], (_, noun) => noun.which),
  ),
);

const numberRelation: Rule<Relation> = rule(() =>
  either(
    means(relation('>'), 'is greater|larger|bigger|higher|more than', 'exceeds|exceed', 'is above'),
    means(relation('<'), 'is smaller|lower|fewer than', 'is below'),
    means(
      relation('='),
      'is equal to',
      'equals|equal',
      'is the same as',
      'is',
      'is exactly',
      'matches|match',
      'is as large as',
    ),
    means(
      relation('>='),
      'is at least',
      'is no|not smaller|fewer|lower than',
      'is greater|larger than or equal to',
      'is at least as large|great|high|big as',
    ),
    means(
      relation('<='),
      'is at most',
      'is no|not greater|larger|bigger|higher|more than',
      'is smaller|fewer than or equal to',
    ),
    means(relation('=', { right: 2 }), 'is exactly? twice', 'is exactly? double', 'is exactly? two times'),
    means(relation('=', { left: 2 }), 'is exactly? half'),
    means(relation('>=', { right: 2 }), 'is at least twice|double'),
    means(relation('>', { right: 2 }), 'is more than twice|double'),
    means(relation('<=', { right: 2 }), 'is at most twice|double'),
    seq([phrase('is exactly?'), numeral, phrase('times')], (_, n) => relation('=', { right: n })),
    seq([phrase('is exactly?'), numeral, phrase('more|greater|higher|larger than')], (_, n) =>
      relation('=', { plus: n }),
    ),
    seq([phrase('is exactly?'), numeral, phrase('fewer|smaller|lower than')], (_, n) => relation('=', { plus: -n })),
    seq([phrase('is at least'), numeral, phrase('more|greater|higher|larger than')], (_, n) =>
      relation('>=', { plus: n }),
    ),
    seq([phrase('is at most'), numeral, phrase('fewer|smaller|lower than')], (_, n) => relation('>=', { plus: -n })),
    seq([phrase('is at least'), numeral, phrase('times')], (_, n) => relation('>=', { right: n })),
    seq([phrase('is more than'), numeral, phrase('times')], (_, n) => relation('>', { right: n })),
    seq([phrase('is at most'), numeral, phrase('times')], (_, n) => relation('<=', { right: n })),
    means(relation('>=', { left: 2 }), 'is at least half'),
    means(relation('>', { left: 2 }), 'is more than half'),
    means(relation('<=', { left: 2 }), 'is at most half'),
  ),
);

const unequal = phrase(
  'is not equal to',
  'is not the same as',
  'do not equal',
  'differs|differ from',
  'is different from',
  'is not',
);

const outnumbers: Rule<Relation> = rule(() =>
  either(
    seq([phrase('exactly? by exactly?'), numeral], (_, n) => relation('=', { plus: n })),
    seq([phrase('by at least'), numeral], (_, n) => relation('>=', { plus: n })),
    seq([phrase('by at least'), numeral, phrase('tile|tiles')], (_, n) => relation('>=', { plus: n })),
    seq([phrase('by exactly?'), numeral, phrase('tile|tiles')], (_, n) => relation('=', { plus: n })),
    seq([phrase('by more than'), numeral], (_, n) => relation('>', { plus: n })),
    seq([phrase('by exactly? two to one', 'two to one', 'by a factor of two')], () => relation('=', { right: 2 })),
    nothing(relation('>')),
  ),
);

const frequency: Rule<Relation> = rule(() =>
  either(
    means(
      relation('>'),
      'is more common|frequent|numerous|abundant than',
      'appear more often|frequently? than',
      'appear more times than',
      'is in the majority over',
    ),
    means(
      relation('<'),
      'is fewer common|frequent|numerous|abundant than',
      'is rarer than',
      'appear fewer often|frequently? than',
      'appear fewer times than',
    ),
    means(
      relation('='),
      'is as|equally common|frequent|numerous as',
      'appear as|equally often|frequently|many as',
      'appear as many times as',
      'appear exactly as often as',
      'is exactly as common as',
      'appear the same number of times as',
      'is equal in number to',
    ),
    means(relation('>='), 'is at least as common|frequent|numerous as', 'appear at least as often|frequently as'),
    means(
      relation('<='),
      'is at most as common|frequent|numerous as',
      'appear at most as often as',
      'is no|not more common than',
      'appear no|not more often than',
    ),
    means(
      relation('=', { right: 2 }),
      'is exactly? twice as common|frequent|numerous as',
      'appear exactly? twice as often as',
    ),
    means(relation('>=', { right: 2 }), 'appear at least twice as often as', 'is at least twice as common as'),
    means(relation('=', { left: 2 }), 'is half as common as', 'appear half as often as'),
  ),
);

const aboutNumbers: Rule<Statement> = rule(() =>
  either(
    seq([theNumberOf, phrase('is exactly?'), numberProperty], (which, _, quantifier) =>
      tilesAre(quantifier, { which, are: anyTile }),
    ),
    seq([theNumberOf, phrase('equals|equal'), numeral], (which, _, n) => tilesAre(exactly(n), { which, are: anyTile })),
    seq([theNumberOf, phrase('do not exceed'), numeral], (which, _, n) => tilesAre(atMost(n), { which, are: anyTile })),
    seq([theNumberOf, phrase('exceeds|exceed'), numeral], (which, _, n) =>
      tilesAre(atLeast(n + 1), { which, are: anyTile }),
    ),
    seq([theNumberOf, phrase('is not'), numberProperty], (which, _, quantifier) =>
      deny(tilesAre(quantifier, { which, are: anyTile })),
    ),
    seq(
      [
        phrase(
          'the? number of different|distinct? colours',
          'the? number of different|distinct? colours that appear',
          'the? number of different|distinct? colours there',
          'the? number of colours used|present|shown',
        ),
        phrase('is', 'is not'),
        numberProperty,
      ],
      (_, __, quantifier) => appearing(plain(quantifier), atLeast(1)),
    ),
    seq([phrase('the? number of rows'), shapeTail, phrase('is'), numberProperty], (_, are, __, quantifier) =>
      shapesAre({ howMany: plain(quantifier), shape: 'row' }, { which: null, are }),
    ),
    seq([phrase('the? number of columns'), shapeTail, phrase('is'), numberProperty], (_, are, __, quantifier) =>
      shapesAre({ howMany: plain(quantifier), shape: 'column' }, { which: null, are }),
    ),
    seq(
      [phrase('the? number of 2x2 tiles|blocks'), shapeTail, phrase('is'), numberProperty],
      (_, are, __, quantifier) => shapesAre({ howMany: plain(quantifier), shape: 'square' }, { which: null, are }),
    ),
    seq(
      [phrase('the? number of pairs of'), adjacentWord, tileNoun, pairOfColour, phrase('is'), numberProperty],
      (_, how, noun, are, __, quantifier) => pairsAre(quantifier, { how, which: bothAre(noun.which), are }),
    ),
    seq(
      [phrase('the? number of pairs of'), adjacentWord, tileNoun, phrase('is'), numberProperty],
      (_, how, noun, __, quantifier) =>
        noun.bare ? undefined : pairsAre(quantifier, { how, which: anyPair, are: bothAre(noun.which) }),
    ),
    seq([theNumberOf, numberRelation, thatOf], (left, rel, right) => compare(rel, left, right)),
    seq(
      [theNumberOf, phrase('exceeds|exceed', 'is greater|larger than'), thatOf, phrase('by exactly?'), numeral],
      (left, _, right, __, n) => compare(relation('=', { plus: n }), left, right),
    ),
    seq(
      [
        phrase('the? numbers|number of'),
        equalSides,
        phrase('differ', 'is different', 'is not equal', 'is not the same'),
      ],
      (_, sides) => deny(compare(relation('='), sides[0], sides[1])),
    ),
    seq([theNumberOf, unequal, thatOf], (left, _, right) => deny(compare(relation('='), left, right))),
    seq(
      [phrase('the? numbers|number of'), equalSides, phrase('is equal', 'is the same', 'is identical', 'match')],
      (_, both) => compare(relation('='), both[0], both[1]),
    ),
    seq([theNumberOf, phrase('and'), theNumberOf, phrase('is equal', 'is the same')], (left, _, right) =>
      compare(relation('='), left, right),
    ),
    seq(
      [phrase('the? number of'), tileNoun, phrase('and'), tileNoun, phrase('is equal', 'is the same')],
      (_, left, __, right) => compare(relation('='), left.which, right.which),
    ),
  ),
);

const aboutComparisons: Rule<Statement> = rule(() =>
  either(
    sameNumberIn,
    seq(
      [
        tally,
        phrase('is in the majority', 'is the majority', 'form|forms a|the majority', 'make|makes up the|a majority'),
      ],
      (which) => tilesAre({ type: 'share', part: 1, of: 2, op: '>' }, { which: anyTile, are: which }),
    ),
    seq(
      [
        tally,
        phrase('make|makes up', 'cover|covers', 'account|accounts for', 'form|forms'),
        quantity,
        phrase('of? the tiles', 'of? the subset', 'of all tiles'),
      ],
      (which, _, { quantifier, denied }) =>
        denied || isCounting(quantifier) ? undefined : tilesAre(quantifier, { which: anyTile, are: which }),
    ),
    seq(
      [phrase('there is'), phrase('different numbers of', 'a different number of', 'not equally many'), equalSides],
      (_, __, sides) => deny(compare(relation('='), sides[0], sides[1])),
    ),
    seq([tally, phrase('outnumbers|outnumber'), phrase('both?'), colourList], (left, _, __, some) =>
      conjunction(some.map((one) => compare(relation('>'), left, ofColours([one])))),
    ),
    seq([tally, phrase('has|covers|cover'), comparative, phrase('tiles than'), tally], (left, _, rel, __, right) =>
      compare(rel, left, right),
    ),
    seq([tally, phrase('has|covers|cover'), equative, phrase('tiles as'), tally], (left, _, rel, __, right) =>
      compare(rel, left, right),
    ),
    seq([tally, phrase('outnumbers|outnumber'), tally, outnumbers], (left, _, right, rel) => compare(rel, left, right)),
    seq([tally, phrase('is outnumbered by'), tally, outnumbers], (left, _, right, rel) => compare(rel, right, left)),
    seq([tally, phrase('do not outnumber'), tally], (left, _, right) => deny(compare(relation('>'), left, right))),
    seq([tally, frequency, tally], (left, rel, right) => compare(rel, left, right)),
    seq(
      [
        colourList,
        phrase(
          'is|appear equally common|often|frequent|frequently|numerous',
          'is equal in number',
          'appear the same number of times',
          'appear equally often',
          'is equally common',
          'appear as often as each other',
          'has the same number of tiles',
          'is tied',
          'is equal',
        ),
      ],
      (both) => equalNumbers(both),
    ),
    seq(
      [tileNoun, phrase('and'), tileNoun, phrase('is equal in number', 'is equally common|many|numerous')],
      (left, _, right) => compare(relation('='), left.which, right.which),
    ),
    seq(
      [colour, phrase('and'), colour, phrase('tiles'), phrase('is equal in number', 'is equally common|many|numerous')],
      (left, _, right) => compare(relation('='), ofColours([left]), ofColours([right])),
    ),
    seqEach(
      [comparative, phrase('of the?', ''), tileNoun, phrase('is'), predicate, phrase('than', 'than is'), predicate],
      (rel, _, noun, __, left, ___, right) => [compare(rel, allOf(noun.which, left), allOf(noun.which, right))],
    ),
    seqEach(
      [equative, tileNoun, phrase('is'), predicate, phrase('as', 'as is'), predicate],
      (rel, noun, _, left, __, right) => [compare(rel, allOf(noun.which, left), allOf(noun.which, right))],
    ),
    seq(
      [lineName, phrase('has|contain'), comparative, looseNoun, phrase('than'), lineName, phrase('', 'do', 'has')],
      (here, _, rel, noun, __, there) => compare(rel, allOf(noun.which, at(here)), allOf(noun.which, at(there))),
    ),
    seq(
      [lineName, phrase('has|contain'), equative, looseNoun, phrase('as'), lineName, phrase('', 'do', 'has')],
      (here, _, rel, noun, __, there) => compare(rel, allOf(noun.which, at(here)), allOf(noun.which, at(there))),
    ),
  ),
);

const sameNumberIn: Rule<Statement> = rule(() =>
  seq(
    [
      lineName,
      phrase('and'),
      lineName,
      phrase('has|contain the same number of', 'has|contain equally many'),
      looseNoun,
    ],
    (here, _, there, __, noun) => compare(relation('='), allOf(noun.which, at(here)), allOf(noun.which, at(there))),
  ),
);

const at = (place: Place): TileCondition => ({ type: 'place', place });

function equalNumbers(some: readonly Colour[]): Statement {
  const [first, ...rest] = some;
  return conjunction(rest.map((other) => compare(relation('='), ofColours([first as Colour]), ofColours([other]))));
}

const aboutCommonest: Rule<Statement> = rule(() => {
  const superlative: Rule<{ most: boolean; strict: boolean }> = either(
    means(
      { most: true, strict: true },
      'the most common|frequent|numerous|abundant',
      'the commonest',
      'the most frequently occurring',
      'the strictly most common',
      'the single most common',
      'strictly the most common',
      'the dominant',
    ),
    means(
      { most: false, strict: true },
      'the fewer common',
      'the least common|frequent|numerous',
      'the rarest',
      'the fewest',
      'strictly the least common',
    ),
    means({ most: true, strict: false }, 'among the most common', 'one of the most common'),
    means({ most: false, strict: false }, 'among the least common', 'one of the least common'),
  );
  const tail = phrase('', 'colour', 'one', 'of all', 'of the colours', 'colour of all', 'colours', 'tile colour');
  const others = phrase(
    'any|every|each|all other colour|colours?',
    'any|every|each|all of? the others?|other?',
    'any|every|each of the other colours',
    'every one of the others',
    'all the other colours',
    'all others',
    'any other',
  );
  return either(
    seq(
      [phrase('the? colour?'), colour, phrase('is'), superlative, tail],
      (_, one, __, which): Statement => ({ type: 'commonest', colour: one, ...which }),
    ),
    seq([phrase('the? colour?'), colour, phrase('is not'), superlative, tail], (_, one, __, which) =>
      deny({ type: 'commonest', colour: one, ...which }),
    ),
    seq(
      [superlative, phrase('colour', 'tile colour'), phrase('is'), colour],
      (which, _, __, one): Statement => ({ type: 'commonest', colour: one, ...which }),
    ),
    seq([tally, phrase('has the most tiles', 'is the colour with the? most tiles')], (left) =>
      againstOthers(left, relation('>')),
    ),
    seq([tally, phrase('has the fewest tiles', 'is the colour with the fewest tiles')], (left) =>
      againstOthers(left, relation('<')),
    ),
    seq(
      [colour, phrase('appear most often|frequently?', 'appear the most', 'appear the most often')],
      (one): Statement => ({ type: 'commonest', colour: one, most: true, strict: true }),
    ),
    seq(
      [colour, phrase('appear least often|frequently?', 'appear the least')],
      (one): Statement => ({ type: 'commonest', colour: one, most: false, strict: true }),
    ),
    seq([tally, frequency, others], (left, rel) => againstOthers(left, rel)),
    seq([tally, phrase('outnumbers|outnumber'), others], (left) => againstOthers(left, relation('>'))),
    seq([phrase('no other? colour'), frequency, colour], (_, rel, one): Statement | undefined =>
      (rel.op === '>' || rel.op === '<') && rel.plus === 0 && rel.leftTimes === rel.rightTimes
        ? { type: 'commonest', colour: one, most: rel.op === '>', strict: false }
        : undefined,
    ),
    seq([phrase('there is more'), looseNoun, phrase('than'), phrase('tiles? of'), others], (_, noun) =>
      againstOthers(noun.which, relation('>')),
    ),
    seq(
      [
        phrase('there is more'),
        looseNoun,
        phrase('than tiles of any other colour', 'than any other colour', 'than of any other colour'),
      ],
      (_, noun) => againstOthers(noun.which, relation('>')),
    ),
    seq(
      [
        phrase('there is fewer'),
        looseNoun,
        phrase('than tiles of any other colour', 'than any other colour', 'than of any other colour'),
      ],
      (_, noun) => againstOthers(noun.which, relation('<')),
    ),
    seq(
      [phrase('more tiles is'), colour, phrase('than any other colour')],
      (_, one): Statement => ({ type: 'commonest', colour: one, most: true, strict: true }),
    ),
  );
});

function againstOthers(left: TileCondition, { op, leftTimes, rightTimes, plus }: Relation): Statement | undefined {
  const [one] = left.type === 'colour' ? left.colours : [];
  if (
    one === undefined ||
    left.type !== 'colour' ||
    left.colours.length !== 1 ||
    leftTimes !== rightTimes ||
    plus !== 0 ||
    op === '='
  )
    return undefined;
  return { type: 'commonest', colour: one, most: op === '>' || op === '>=', strict: op === '>' || op === '<' };
}

// --- what is there

const noOrNot = phrase('', 'here');

const existential: Rule<Statement> = rule(() =>
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

const clauseCore: Rule<Statement> = rule(() =>
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
    seq([ofTheSubset, phrase(',?'), clauseCore], (_, __, statement) => statement),
    seq([clauseCore, ofTheSubset], (statement) => statement),
  ),
);

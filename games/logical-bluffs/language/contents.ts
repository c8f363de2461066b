import { either, list, map, means, notBefore, phrase, type Rule, rule, seq, seqEach } from './chart';
import { appearing, colourQuantity, coloursThere } from './colour-sentences';
import { compareContent } from './comparison-sentences';
import {
  anyOf,
  anyPair,
  anyTile,
  atLeast,
  conjunction,
  deny,
  denyIf,
  disjunction,
  every,
  isCounting,
  none,
  ofColours,
  type PairCondition,
  type Statement,
  some,
  tilesAre,
} from './meaning';
import { quantity } from './numbers';
import {
  adjacentThere,
  bothAre,
  colourAndColour,
  oneAndOther,
  pairQuantity,
  pairStatement,
  pairs,
  pairsAre,
  quantifierPair,
} from './pair-sentences';
import { allDifferent, differentOnes, sameColour, sharing, someTiles } from './sharing-sentences';
import { adjacentWord, colour, colourChoice, looseNoun, looseQuantifiedTiles, predicate, tileNoun } from './tiles';

// What there is, or what a row, a square or the subset has in it: "two red tiles", "more red than blue", "three colours".

/** What a row, column, square or place has in it. */
export const contents: Rule<Statement> = rule(() =>
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

export const pairOfColour: Rule<PairCondition> = rule(() =>
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

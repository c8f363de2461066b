import type { Cell } from '../grid';
import { either, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import {
  anyTile,
  conjunction,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  none,
  notOf,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { numeral, plain } from './numbers';
import {
  cellName,
  lineName,
  nameList,
  predicate,
  type QuantifiedTiles,
  quantifiedTiles,
  tileNoun,
  type VerbPhrase,
  verbPhrase,
} from './tiles';

// Sentences about tiles: "two tiles are red", "nothing is blue", "only corner tiles are green".

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
export const isPlaced = (which: TileCondition): boolean =>
  which.type === 'place' || (which.type === 'and' && which.of.every((part) => part.type === 'place'));

const isSome = ({ quantifier, denied, which }: QuantifiedTiles) =>
  quantifier.type === 'number' && quantifier.min > 0 && !denied && which.type !== 'any';

export const definiteTiles: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('the|these|those|my', 'all the|these'), tileNoun], (_, noun) => (noun.plural ? noun.which : undefined)),
    seq([phrase('the|these|those'), numeral, tileNoun], (_, __, noun) => noun.which),
    means(anyTile, 'these', 'they', 'the whole|entire subset', 'the subset', 'everything', 'it all'),
    map(lineName, (place): TileCondition => ({ type: 'place', place })),
    seq([phrase('the tiles in|of|on|at'), lineName], (_, place): TileCondition => ({ type: 'place', place })),
  ),
);

export const aboutTiles: Rule<Statement> = rule(() =>
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

export const asCells = (...some: readonly Cell[]): TileCondition => ({ type: 'cells', cells: some });

function theOnly(which: TileCondition, { are, denied }: VerbPhrase): Statement {
  return conjunction([
    tilesAre(exactly(1), { which, are: anyTile }),
    tilesAre(every, { which, are: denied ? notOf(are) : are }),
  ]);
}

import { type Cell, columnOf, inGridOrder, rowOf } from '../grid';
import { either, fits, given, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { allColours, colour } from './colours';
import { shapesAmong } from './geometry';
import {
  anyPair,
  anyTile,
  atLeast,
  conjunction,
  deny,
  denyIf,
  disjunction,
  every,
  inCells,
  isCounting,
  none,
  notOf,
  ofColours,
  type PairCondition,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { mutual } from './mutual';
import { type Nominal, tilesNominal } from './nominals';
import { determiner, numeral, type Quantity, quantity } from './numbers';
import { predicate } from './predicates';
import { adjacency } from './relations';

// Pairs of tiles that stand next to each other, and what is said of both.

export interface PairPhrase {
  readonly how: Relation;
  readonly quantity: Quantity;
  readonly which: PairCondition;
}

const sameColour: PairCondition = { type: 'sameColour' };
const differentColours: PairCondition = { type: 'differentColours' };

const pairOf = ({ which, each }: Nominal): PairCondition | null => {
  const [one, other, more] = each ?? [];
  if (one !== undefined && other !== undefined) return more === undefined ? { type: 'oneAndOther', one, other } : null;
  return which.type === 'any' ? anyPair : { type: 'both', are: which };
};

export const pairPhrase: Rule<PairPhrase> = rule(() =>
  either(
    plainPairs,
    seqEach([plainPairs, alikeAfter], (pairs, same) => (pairs.which.type === 'any' ? [{ ...pairs, which: same }] : [])),
    seqEach([plainPairs, phrase('that', 'which'), pairVerb], (pairs, _, { are, denied }) =>
      pairs.which.type === 'any' && !denied ? [{ ...pairs, which: are }] : [],
    ),
  ),
);

const alikeAfter: Rule<PairCondition> = either(
  means(
    sameColour,
    'of|with|in the? same colour',
    'of|with one colour',
    'sharing a colour',
    'with matching colours',
    'of matching colours',
    'of the same',
    'of equal colour',
    'that match',
  ),
  means(differentColours, 'of|with|in different colours', 'of a different colour'),
);

const plainPairs: Rule<PairPhrase> = rule(() =>
  either(
    seqEach([determinerOfPairs, pairWords, tilesNominal], (many, how, one) => made(how, many, one)),
    seqEach([determinerOfPairs, matching, pairWords, tilesNominal], (many, _, how, one) =>
      one.which.type === 'any' ? [{ how, quantity: many, which: sameColour }] : [],
    ),
    seqEach([determinerOfPairs, phrase('pair|pairs of'), neighbours], (many, _, how) => [
      { how, quantity: many, which: anyPair },
    ]),
    seqEach([determinerOfPairs, phrase('pair|pairs of'), matching, neighbours], (many, _, __, how) => [
      { how, quantity: many, which: sameColour },
    ]),
    seqEach([determinerOfPairs, phrase('pair|pairs of'), matching, adjacency, tilesNominal], (many, _, __, how, one) =>
      one.which.type === 'any' ? [{ how, quantity: many, which: sameColour }] : [],
    ),
    seqEach([determinerOfPairs, matching, adjacency, phrase('pair|pairs')], (many, _, how) => [
      { how, quantity: many, which: sameColour },
    ]),
    seqEach([determinerOfPairs, adjacency, matching, phrase('pair|pairs')], (many, how) => [
      { how, quantity: many, which: sameColour },
    ]),
    seqEach([determinerOfPairs, adjacency, phrase('pair|pairs')], (many, how) => [
      { how, quantity: many, which: anyPair },
    ]),
    seqEach([severalOf, tilesNominal, phrase('', 'that|which is'), mutual], (many, one, _, how) =>
      one.noun === 'tiles' && one.each === null ? made(how, many, one) : [],
    ),
    seqEach([severalOf, tilesNominal, phrase('', 'that'), sharedLine], (many, one, _, how) =>
      one.noun === 'tiles' && one.each === null ? made(how, many, one) : [],
    ),
    seqEach(
      [determinerOfPairs, phrase('pair|pairs of'), tilesNominal, phrase('', 'that'), sharedLine],
      (many, _, one, __, how) => (one.noun === 'tiles' && one.each === null ? made(how, many, one) : []),
    ),
    seqEach([determinerOfPairs, phrase('pair|pairs of tiles ,? adjacent or not ,?')], (many) => [
      { how: 'any' as const, quantity: many, which: anyPair },
    ]),
    seqEach([determinerOfPairs, phrase('pair|pairs of tiles')], (many) =>
      isFewPairs(many) ? [{ how: 'any' as const, quantity: many, which: anyPair }] : [],
    ),
    seqEach(
      [severalOf, phrase('tiles that|which is'), mutual, phrase('and both|all', 'and is both|all'), predicate],
      (many, _, how, __, are) => [{ how, quantity: many, which: { type: 'both' as const, are } }],
    ),
    seqEach(
      [
        either(
          determinerOfPairs,
          seq([determiner, phrase('of the')], (many) => many),
        ),
        wayOfPairs,
        phrase('pair|pairs'),
      ],
      (many, how) => [{ how, quantity: many, which: anyPair }],
    ),
    seqEach([diagonalsOf, given((subset) => [subset])], (many, subset) => [
      {
        how: shapesAmong('square', subset).length === 1 ? ('diagonal' as const) : ('opposite' as const),
        quantity: many,
        which: anyPair,
      },
    ]),
    seq([twoOfOneColour, phrase('', 'that is'), mutual], (many, _, how) => ({
      how,
      quantity: many,
      which: sameColour,
    })),
    seqEach([severalOf, adjacency, tilesNominal], (many, how, one) =>
      one.noun === 'tile' ? [] : made(how, many, one),
    ),
    seqEach([severalOf, matching, adjacency, tilesNominal], (many, _, how, one) =>
      one.which.type === 'any' ? [{ how, quantity: many, which: sameColour }] : [],
    ),
    seqEach([severalOf, phrase('consecutive|adjacent|neighbouring tiles'), inSomeLine], (many, _, how) => [
      { how, quantity: many, which: anyPair },
    ]),
    seqEach([severalOf, neighbours], (many, how) => [{ how, quantity: many, which: anyPair }]),
    seqEach([severalOf, matching, neighbours], (many, _, how) => [{ how, quantity: many, which: sameColour }]),
    seqEach(
      [determinerOfPairs, phrase('pair|pairs of'), tilesNominal, phrase('that|which is'), adjacency],
      (many, _, one, __, how) => made(how, many, one),
    ),
  ),
);

/** "in some row": side by side; "in a column": one above the other. */
const inSomeLine: Rule<Relation> = either(
  means<Relation>('horizontal', 'in some|any|a|one|the row', 'in the same row'),
  means<Relation>('vertical', 'in some|any|a|one|the column', 'in the same column'),
);

const wayOfPairs: Rule<Relation> = either(
  means<Relation>('vertical', 'vertical'),
  means<Relation>('horizontal', 'horizontal'),
);

/** "in the same row", "that share a column": as a way in which two tiles stand to each other. */
export const sharedLine: Rule<Relation> = either(
  means<Relation>('row', 'is? in|of the? same row', 'share|sharing a row', 'share|sharing the same row'),
  means<Relation>('opposite', 'on the same diagonal'),
  means<Relation>('column', 'is? in|of the? same column', 'share|sharing a column', 'share|sharing the same column'),
);

/** Whether three tiles of one colour are three pairs nobody has to ask. */
const isFewPairs = ({ quantifier, kind }: Quantity): boolean =>
  kind === 'every' || (quantifier.type === 'number' && (quantifier.max ?? quantifier.min) < 2);

/** "the diagonals", "one diagonal": of a 2x2 square, which has two. */
const diagonalsOf: Rule<Quantity> = rule(() =>
  either(
    seq(
      [
        either(
          determiner,
          map(phrase('both', 'the two?', 'both the'), () => quantity(every, 'every')),
        ),
        diagonalWord,
      ],
      (many) => many,
    ),
    seq([determiner, phrase('of the two?'), diagonalWord], (many) => many),
    seq([phrase('neither', 'neither of the'), diagonalWord], () => quantity(none, 'no')),
    seq(
      [
        phrase(
          'tiles on the same diagonal',
          'the? diagonally? opposite tiles',
          'the? tiles diagonally opposite each other',
          'the? diagonally? opposite corners',
          'the? diagonally? opposite corner tiles',
        ),
        twoDiagonals,
      ],
      () => quantity(every, 'every'),
    ),
  ),
);

/** "The diagonals match": they have the same colours, as well as that each of them has one. */
export const diagonalsAlike: Rule<Statement> = rule(() =>
  seqEach(
    [phrase('the two? diagonals'), twoDiagonals, likeEachOther, given((subset) => [inGridOrder(subset)])],
    (_, __, isSame, [a, b, c, d]) => {
      if (a === undefined || b === undefined || c === undefined || d === undefined) return [];
      const same = (one: Cell, as: Cell): Statement =>
        tilesAre(every, { which: inCells([one]), are: { type: 'sameColour', as } });
      const alike = disjunction([conjunction([same(a, b), same(d, c)]), conjunction([same(a, c), same(d, b)])]);
      return [denyIf(!isSame, alike)];
    },
  ),
);

const likeEachOther: Rule<boolean> = either(
  means(
    true,
    'match',
    'is the? same',
    'is alike|matching|equal',
    'is of? the same colour',
    'has the same colour|colours',
    'do not differ',
  ),
  means(
    false,
    'differ',
    'is different|distinct',
    'is of? different colours',
    'has different colours',
    'do not match',
    'is not the? same',
  ),
);

const twoDiagonals = fits(
  isSquare,
  () => 'Diagonals can only be spoken of where the subset is the four corners of a square; name their tiles.',
);

/** Four tiles that are the corners of a square, small or large. */
function isSquare(subset: readonly Cell[]): boolean {
  const [columns, rows] = [columnOf, rowOf].map((of) => [...new Set(subset.map(of))]);
  const width = (all: readonly number[] = []) => Math.max(...all) - Math.min(...all);
  return subset.length === 4 && columns?.length === 2 && rows?.length === 2 && width(columns) === width(rows);
}

const diagonalWord: Rule<null> = seq(
  [
    phrase(
      'diagonal|diagonals',
      'diagonal pair|pairs',
      'pair|pairs of opposite corners',
      'pair|pairs of opposite tiles',
    ),
    twoDiagonals,
  ],
  () => null,
);

const twoOfOneColour: Rule<Quantity> = either(
  means(quantity(some, 'bare'), 'two|some tiles of|with the same colour', 'at least two tiles of|with the same colour'),
  means(quantity(none, 'no'), 'no two? tiles of|with the same colour'),
);

const matching = phrase('matching', 'same coloured', 'identically coloured', 'equally coloured');

const neighbours: Rule<Relation> = either(
  means<Relation>('either', 'neighbours', 'neighbouring tiles'),
  means<Relation>('orthogonal', 'orthogonal neighbours'),
  means<Relation>('diagonal', 'diagonal neighbours'),
);

const made = (how: Relation, many: Quantity, one: Nominal): PairPhrase[] => {
  const which = pairOf(one);
  return which === null || one.other ? [] : [{ how, quantity: many, which }];
};

const determinerOfPairs: Rule<Quantity> = rule(() =>
  either(
    determiner,
    means(quantity(every, 'every'), 'any', 'all of? the'),
    means(quantity(atLeast(1), 'plural'), ''),
    seq([determiner, phrase('of the')], (many) => many),
  ),
);

/** "pairs of orthogonally adjacent", "adjacent pairs of" */
const pairWords: Rule<Relation> = rule(() =>
  either(
    seq([phrase('pair|pairs of'), adjacency], (_, how) => how),
    seq([adjacency, phrase('pair|pairs of')], (how) => how),
  ),
);

/** "two adjacent tiles": a pair; "no two", "any two", "adjacent tiles": none, every. */
const severalOf: Rule<Quantity> = rule(() =>
  either(
    map(numeral, (n) => (n === 2 ? quantity(some, 'bare') : undefined)),
    means(quantity(some, 'bare'), 'at least two', 'some two', 'some', 'two or more'),
    means(quantity(none, 'no'), 'no two', 'no', 'not any two'),
    means(quantity(every, 'every'), 'any two', 'every two', 'each two', 'all', 'any', 'each of two'),
    means(quantity(every, 'plural'), ''),
  ),
);

// --- what is said of a pair

export interface PairVerb {
  readonly are: PairCondition;
  readonly denied: boolean;
  /** "never", "always": of each pair there is. */
  readonly ofEach?: boolean;
}

export const pairVerb: Rule<PairVerb> = rule(
  () => (chart, at) =>
    plainPairVerb(chart, at).map((found) => {
      const said = chart.words.slice(at, at + 2).map(({ text }) => text);
      if (said.includes('always') && !found.value.denied) return { ...found, value: { ...found.value, ofEach: true } };
      const isNever = (said.includes('never') || said.includes('cannot')) && found.value.denied;
      return isNever ? { ...found, value: { ...found.value, ofEach: true } } : found;
    }),
);

const plainPairVerb: Rule<PairVerb> = rule(() =>
  either(
    seq([isOrNot, alike], (denied, type): PairVerb => ({ are: { type }, denied })),
    seq([hasOrNot, alikeHad], (denied, type): PairVerb => ({ are: { type }, denied })),
    seq(
      [doOrNot, phrase('match in? colour?', 'share a|the|one same? colour', 'sharing a colour', 'agree in colour')],
      (denied): PairVerb => ({
        are: { type: 'sameColour' },
        denied,
      }),
    ),
    seq(
      [doOrNot, phrase('differ in? colour?', 'differ')],
      (denied): PairVerb => ({ are: { type: 'differentColours' }, denied }),
    ),
    seq(
      [isOrNot, phrase('', 'both', 'each', 'all'), predicate],
      (denied, _, are): PairVerb => ({ are: { type: 'both', are }, denied }),
    ),
    seqEach(
      [
        either(
          phrase('has', 'contain', 'consist|consists of', 'is made up? of'),
          seq([noVerb, phrase('with')], () => null),
        ),
        determiner,
        tilesNominal,
      ],
      (_, many, { which, each }) =>
        each === null && !many.denied ? contained(many.quantifier, which).map((are) => ({ are, denied: false })) : [],
    ),
    seq([isOrNot, allColours], (denied, [a, b, c]): PairVerb | undefined =>
      a === undefined || b === undefined || c !== undefined
        ? undefined
        : { are: { type: 'oneAndOther', one: ofColours([a]), other: ofColours([b]) }, denied },
    ),
    seq(
      [
        either(phrase('is', 'has', 'contain', 'consist|consists of', 'is made up? of'), noVerb),
        phrase('one|a'),
        colour,
        phrase('tile?'),
        phrase('and one|a', 'and the other is?'),
        colour,
        phrase('tile|one', ''),
      ],
      (_, __, a, ___, ____, b): PairVerb => ({
        are: { type: 'oneAndOther', one: ofColours([a]), other: ofColours([b]) },
        denied: false,
      }),
    ),
  ),
);

/** How many of the two are so. */
export function contained(many: Quantifier, which: TileCondition): PairCondition[] {
  if (many.type !== 'number' || which.type === 'any') return [];
  const { min, max } = many;
  if (max === 0) return [{ type: 'both', are: notOf(which) }];
  if (min === 1) return [{ type: 'oneAndOther', one: which, other: max === 1 ? notOf(which) : anyTile }];
  return min === 2 ? [{ type: 'both', are: which }] : [];
}

const isOrNot: Rule<boolean> = either(
  means(false, 'is', 'is all|both|each', 'each is', 'is always', 'always is'),
  means(true, 'is not', 'is never', 'never'),
  map(noVerb, () => false),
);
const hasOrNot: Rule<boolean> = either(
  means(false, 'has', 'always has'),
  means(true, 'do not has', 'never has'),
  seq([noVerb, phrase('with', '')], () => false),
);
const doOrNot: Rule<boolean> = either(means(false, '', 'always'), means(true, 'do not', 'never'));

const alike = either(
  means(
    'sameColour' as const,
    'of|in? the? same colour',
    'the same',
    'same',
    'of one colour',
    'one colour',
    'of? a single colour',
    'alike',
    'matching',
    'the same in colour',
    'monochrome',
    'monochromatic',
    'equal in colour',
  ),
  means(
    'differentColours' as const,
    'of|in? different|distinct colours|colour',
    'different',
    'different in colour',
    'differently coloured',
  ),
);

const alikeHad = either(
  means(
    'sameColour' as const,
    'the? same colour',
    'matching|equal colours',
    'one colour',
    'a colour in common',
    'two tiles of the same colour',
    'two matching tiles',
  ),
  means(
    'differentColours' as const,
    'different|distinct colours',
    'two? tiles of different colours',
    'two different colours',
  ),
);

export function saidOfPairs(
  { how, quantity: many, which }: PairPhrase,
  { are, denied, ofEach }: PairVerb,
): Statement[] {
  const { quantifier, kind } = many;
  if (ofEach === true && (kind === 'bare' || kind === 'plural')) return [pairs(how, denied ? none : every, which, are)];
  if (kind === 'every' || kind === 'plural') {
    const told = pairs(how, denied ? none : every, which, are);
    return denied && kind === 'every' ? [told, deny(pairs(how, every, which, are))] : [denyIf(many.denied, told)];
  }
  const so = denied ? opposite(are) : are;
  return so === null ? [] : [denyIf(many.denied, pairs(how, quantifier, which, so))];
}

const opposite = (are: PairCondition): PairCondition | null =>
  are.type === 'sameColour'
    ? { type: 'differentColours' }
    : are.type === 'differentColours'
      ? { type: 'sameColour' }
      : null;

/** Numbers count the pairs that are both. */
function pairs(how: Relation, quantifier: Quantifier, which: PairCondition, are: PairCondition): Statement {
  if (isCounting(quantifier) && which.type === 'any')
    return { type: 'pairs', how, quantifier, which: are, are: anyPair };
  return { type: 'pairs', how, quantifier, which, are };
}

export const pairsExist = ({ how, quantity: many, which }: PairPhrase): Statement[] =>
  many.kind === 'every' || many.kind === 'share' || (which.type === 'any' && many.kind === 'plural')
    ? []
    : [
        denyIf(many.denied, {
          type: 'pairs',
          how,
          quantifier: many.kind === 'plural' ? some : many.quantifier,
          which,
          are: anyPair,
        }),
      ];

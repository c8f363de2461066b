import type { Colour } from '../grid';
import { either, map, means, nothing, phrase, type Rule, rule, seq, seqEach } from './chart';
import {
  allOf,
  anyTile,
  type Comparison,
  conjunction,
  deny,
  isCounting,
  ofColours,
  type Place,
  type Statement,
  type TileCondition,
  tilesAre,
} from './meaning';
import { numeral, quantity } from './numbers';
import { colour, colourChoice, colourList, inPlace, lineName, looseNoun, predicate, tileNoun } from './tiles';

// Comparisons: "more red than blue", "twice as many", "red outnumbers blue by two", "red is the most common colour".

export interface Relation {
  readonly op: Comparison;
  readonly leftTimes: number;
  readonly rightTimes: number;
  readonly plus: number;
}

export const relation = (
  op: Comparison,
  { left = 1, right = 1, plus = 0 }: { left?: number; right?: number; plus?: number } = {},
): Relation => ({ op, leftTimes: left, rightTimes: right, plus });

export const compare = (
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
export const compareContent: Rule<Statement> = rule(() =>
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
export function sides(rel: Relation, left: { which: TileCondition; bare: boolean }, right: TileCondition): Statement[] {
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

export const equalSides: Rule<readonly [TileCondition, TileCondition]> = rule(() =>
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

export const aboutComparisons: Rule<Statement> = rule(() =>
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

export const at = (place: Place): TileCondition => ({ type: 'place', place });

function equalNumbers(some: readonly Colour[]): Statement {
  const [first, ...rest] = some;
  return conjunction(rest.map((other) => compare(relation('='), ofColours([first as Colour]), ofColours([other]))));
}

export const aboutCommonest: Rule<Statement> = rule(() => {
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

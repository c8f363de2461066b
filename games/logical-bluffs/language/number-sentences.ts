import { either, means, phrase, type Rule, rule, seq } from './chart';
import { appearing } from './colour-sentences';
import { compare, equalSides, type Relation, relation } from './comparison-sentences';
import { pairOfColour } from './contents';
import {
  anyPair,
  anyTile,
  atLeast,
  atMost,
  deny,
  exactly,
  ofColours,
  type Statement,
  type TileCondition,
  tilesAre,
} from './meaning';
import { numberProperty, numeral, plain } from './numbers';
import { bothAre, pairsAre } from './pair-sentences';
import { shapesAre, shapeTail } from './shape-sentences';
import { adjacentWord, colour, colourList, looseNoun, predicate, tileNoun } from './tiles';

// Sentences about numbers of tiles: "the number of red tiles is even", "exceeds the number of blue tiles by two".

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

export const aboutNumbers: Rule<Statement> = rule(() =>
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

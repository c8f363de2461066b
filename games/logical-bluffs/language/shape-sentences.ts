import { either, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { clauseCore, existential } from './clauses';
import { contents } from './contents';
import {
  anyTile,
  atLeast,
  atMost,
  conjunction,
  deny,
  denyIf,
  disjunction,
  every,
  isCounting,
  none,
  type Shape,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { type HowMany, numeral, plain, quantity, quantityAfterNot } from './numbers';
import { maximalSentence } from './sentence';
import { allDifferent, different, sameColour, theSame } from './sharing-sentences';
import { colourChoice, looseNoun, predicate, tileNoun, verbPhrase } from './tiles';

// Sentences about rows, columns and 2 by 2 squares: "every column contains a blue tile".

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

export const shapes: Rule<Shapes> = rule(() =>
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

export const shapesAre = (
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

export const shapeVerb: Rule<{ are: Statement; denied: boolean }> = rule(() =>
  either(
    seq([phrase('contain|has'), contents], (_, are) => ({ are, denied: false })),
    seq([phrase('do not contain|has'), contents], (_, are) => ({ are, denied: true })),
    seq([phrase('has not'), contents], (_, are) => ({ are, denied: true })),
    seq([phrase('is without any?|a?'), looseNoun], (_, noun) => ({
      are: tilesAre(none, { which: noun.which, are: anyTile }),
      denied: false,
    })),
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

export const shapeTail: Rule<Statement> = rule(() =>
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
    seq([quantityAfterNot, phrase('all|entirely?'), colourChoice, shapeWord], (howMany, _, which, shape) =>
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

export const aboutShapes: Rule<Statement> = rule(() =>
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

import { type Cell, type Colour, colours, columnOf, inGridOrder, rowOf } from '../grid';
import { aboutColour } from './about-colour';
import { arrangements } from './arrangements';
import { either, given, ifThereIs, list, map, means, noVerb, phrase, type Rule, rule, seq, seqEach } from './chart';
import { clause } from './clauses';
import { coloursExist, coloursPhrase, colourVerb, linesHave, saidOfColours } from './colour-phrases';
import { allColours, anyColour, cellName, colour } from './colours';
import { contents } from './contents';
import {
  allOf,
  anyTile,
  at,
  atLeast,
  atMost,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  exactly,
  hasIt,
  implies,
  inCells,
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
import { mutual } from './mutual';
import { tileBeside } from './neighbours';
import { type Nominal, tilesNominal } from './nominals';
import { knownCells, type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import { countedNumber, determiner, numeral, type Quantity, quantity, times } from './numbers';
import { inPlace } from './places';
import { predicate, type TileVerb, tileVerb } from './predicates';
import { relation } from './relations';
import { allDifferent, farOpposites, opposites, saidOf, settledBy } from './tile-clauses';

// Sentences whose parts stand in another order than "who is what": what is spoken of first ("of A1 and B1, one is
// red"), the verb first ("were A1 red, ..."), colours one after the other, and what is said of a colour by its presence.

const comma = phrase(',?');

export const turned: Rule<Statement> = rule(() =>
  either(
    oneOfThose,
    oneNotBoth,
    thoseThereAre,
    numbering,
    supposed,
    theOnlyOne,
    necessary,
    neverSo,
    inOrder,
    alongTheLine,
    whicheverColour,
    besideEvery,
    wherever,
    sharedByOthers,
    someOrder,
    shared,
    namesInTurn,
    coloursEach,
    ofAnyColour,
    ifThereIs(['another', 'different', 'second', 'third'], namesOfOneAndAnother),
    oneAndTheOther,
    onlyColour,
    presentSoOften,
    ifThereIs(['presence', 'absence'], presences),
    ifThereIs(['∈', '∉'], inSet),
    ifThereIs(['not'], notThatButThis),
    arrangements,
  ),
);

// --- of these, so many

const cells: Rule<readonly Cell[]> = rule(() =>
  seq([phrase('', 'tiles', 'the tiles'), list(cellName, phrase(',|and|or', ', and', ', or'))], (_, some) =>
    new Set(some).size === some.length && some.length > 1 ? some : undefined,
  ),
);

const ofThem = (some: readonly Cell[], one: TilesPhrase): TilesPhrase => ({
  ...one,
  which: inCells(some),
  noun: 'names',
  cells: some,
});

/** "Of A1, B2 and C3, exactly one is yellow" */
const oneOfThose: Rule<Statement> = rule(() =>
  either(
    seqEach([phrase('of|among|from', 'out of'), cells, comma, tilesPhrase, tileVerb], (_, some, __, one, verb) =>
      one.noun === 'none' && one.cells === null ? saidOf(ofThem(some, one), verb) : [],
    ),
    seqEach([phrase('of|among', 'out of'), tilesOpen, comma, tilesPhrase, tileVerb], (_, some, __, one, verb) =>
      one.noun === 'none' &&
      one.cells === null &&
      some.which.type !== 'any' &&
      settledBy(some.which, soOf(verb)) === null
        ? saidOf({ ...one, which: some.which, noun: 'tiles' }, verb)
        : [],
    ),
    seqEach([ofAllColours, determiner, colourVerb], (_, many, verb) =>
      saidOfColours({ quantity: many, among: colours, which: null, named: false }, verb),
    ),
    seqEach([ofAllColours, coloursPhrase, colourVerb], (_, of, verb) => (of.named ? saidOfColours(of, verb) : [])),
    seqEach([ofAllColours, onlyColour], (_, is) => [is]),
    seqEach(
      [
        phrase('of|among|from', 'out of'),
        list(colour, phrase(',|and|or', ', and', ', or')),
        comma,
        determiner,
        appears,
      ],
      (_, among, __, many) =>
        new Set(among).size === among.length && among.length > 1
          ? [
              denyIf(many.denied, {
                type: 'colours',
                among,
                quantifier: many.quantifier,
                which: null,
                are: hasIt(some),
              }),
            ]
          : [],
    ),
  ),
);

/** "Of the four colours," */
const ofAllColours: Rule<null> = rule(() =>
  seqEach([phrase('of|among|from', 'out of'), phrase('all?'), phrase('the|these four? colours'), comma], () => [null]),
);

const tilesOpen: Rule<Nominal> = rule(() =>
  seq([phrase('', 'the', 'all the?'), tilesNominal], (_, one) =>
    one.each === null && !one.other && one.noun !== 'tile' && one.noun !== 'colour' ? one : undefined,
  ),
);

const soOf = (verb: TileVerb): TileCondition => (verb.type === 'is' ? verb.so : anyTile);

const appears = phrase('appear', 'is present|there', 'exist', 'show up');

/** "C1 or D3, but not both, is yellow" */
const oneNotBoth: Rule<Statement> = rule(() =>
  seqEach(
    [phrase('either?'), cellName, phrase('or'), cellName, phrase(',? but|and not both ,?', ',? not both ,?'), tileVerb],
    (_, a, __, b, ___, verb) =>
      a === b ? [] : saidOf(ofThem([a, b], { ...theTiles, quantity: quantity(exactly(1), 'counted') }), verb),
  ),
);

/** "Of green tiles there are exactly two" */
const thoseThereAre: Rule<Statement> = rule(() =>
  seqEach([phrase('of'), tilesNominal, comma, phrase('there is'), determiner], (_, { which, each }, __, ___, many) =>
    each === null && which.type !== 'any' ? [denyIf(many.denied, count(many.quantifier, which))] : [],
  ),
);

/** "The red tiles number at least three" */
const numbering: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [
        phrase('the?'),
        tilesNominal,
        phrase('number', 'is|has numbering'),
        either(countedNumber, map(numeral, exactly)),
      ],
      (_, { which, each, noun }, __, many) => (each === null && noun !== 'tile' ? [count(many, which)] : []),
    ),
    seqEach(
      [phrase('the?'), tilesNominal, phrase('is'), countedNumber, phrase('', 'tiles', 'in number')],
      (_, one, __, many) =>
        one.each === null && one.noun !== 'tile' && one.which.type !== 'any' && !one.other
          ? [count(many, one.which)]
          : [],
    ),
    seqEach([phrase('the?'), tilesNominal, phrase('is'), numeral, phrase('in number')], (_, one, __, n) =>
      one.each === null && one.noun !== 'tile' && one.which.type !== 'any' && !one.other
        ? [count(exactly(n), one.which)]
        : [],
    ),
    seqEach([adjectiveTile, phrase('is'), countedNumber], (which, _, many) => [count(many, which)]),
  ),
);

/** "Red tile is only one" */
const adjectiveTile: Rule<TileCondition> = rule(() =>
  seqEach([tilesNominal], ({ which, noun }) => (noun === 'tile' && which.type === 'colour' ? [which] : [])),
);

// --- the condition first, by its verb

const tooAtTheEnd = phrase('', 'too', 'as well');

/** "Were A1 red, A2 would be red too", "without a blue tile there is no red one" */
const supposed: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [phrase('should'), tilesPhrase, phrase('is'), predicate, phrase(',', ', then'), clause, tooAtTheEnd],
      (_, subject, __, so, ___, then) => said(subject, so).map((when) => implies(when, then.is)),
    ),
    seqEach(
      [phrase('is'), tilesPhrase, predicate, phrase(',', ', then'), clause, tooAtTheEnd],
      (_, subject, so, __, then) => said(subject, so).map((when) => implies(when, then.is)),
    ),
    seqEach(
      [
        phrase('no', 'there is no', 'there is never a?', 'there cannot is a?'),
        tilesNominal,
        phrase('without', 'with no'),
        phrase('', 'a|any', 'at least one'),
        tilesNominal,
      ],
      (_, a, __, ___, b) =>
        [a, b].every(({ which, each, other }) => which.type === 'colour' && each === null && !other)
          ? [implies(count(some, a.which), count(some, b.which))]
          : [],
    ),
    seq([phrase('without'), contents, comma, clause], (_, there, __, { is }) => implies(deny(there), is)),
  ),
);

const said = (subject: TilesPhrase, so: TileCondition): Statement[] =>
  saidOf(subject, { type: 'is', so, denied: false, all: false });

/** "No more than three tiles are of any one colour" */
const ofAnyColour: Rule<Statement> = rule(() =>
  seqEach(
    [
      determiner,
      phrase('tiles|tile'),
      phrase('is of?|in', 'has|share'),
      phrase('any one|single? colour', 'any given colour'),
    ],
    ({ quantifier: many, denied, kind }): Statement[] =>
      kind === 'counted' && !denied && many.type === 'number' && many.min === 0
        ? [{ type: 'colours', quantifier: every, among: colours, which: null, are: hasIt(many) }]
        : [],
  ),
);

/** "B3 and C4 are of one colour, and B4 and C3 are of another": each two match, and not all of them. */
const namesOfOneAndAnother: Rule<Statement> = rule(() =>
  seqEach(
    [
      tilesPhrase,
      phrase('is', 'has', 'share'),
      phrase('of?'),
      phrase('a|one single? colour', 'the? same colour'),
      phrase('and', ', and', ',', ', while', 'while', ', but', 'but'),
      tilesPhrase,
      ofAnotherColour,
      theSubset,
    ],
    (a, _, __, ___, ____, b, _____, subset) => {
      const [one, other] = [a, b].map((each) => certainly(each, subset));
      const [first, second] = [one?.[0], other?.[0]];
      if (one == null || other == null || first === undefined || second === undefined) return [];
      if (one.some((cell) => other.includes(cell)) || one.length + other.length < 3) return [];
      const like = (cell: Cell, as: Cell) => named(cell, { type: 'sameColour', as });
      return [
        conjunction([
          ...one.slice(1).map((cell) => like(cell, first)),
          ...other.slice(1).map((cell) => like(cell, second)),
          deny(like(first, second)),
        ]),
      ];
    },
  ),
);

const ofAnotherColour = phrase(
  'is? of? another colour?',
  'has|share another colour?',
  'is? of? a different|second|third colour|one',
  'has|share a different|second|third colour|one',
);

/** Tiles that no colour decides, all of which are meant. */
const certainly = ({ which, quantity: many, cells, other, isRest, joint }: TilesPhrase, subset: readonly Cell[]) =>
  ['the', 'every'].includes(many.kind) && !many.denied && !other && !isRest && joint !== 'or' && which.type !== 'any'
    ? (cells ?? knownCells(which, subset))
    : null;

/** "If there is a yellow tile, then it is the only one" */
const theOnlyOne: Rule<Statement> = rule(() =>
  seq([phrase('if there is a'), colour, phrase('', 'tile', 'one'), phrase(',? then? it is the only one')], (_, one) =>
    count(atMost(1), ofColours([one])),
  ),
);

/** "For A1 to be green it is necessary that A2 be green" */
const necessary: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('for'),
      tilesPhrase,
      phrase('to is'),
      predicate,
      comma,
      isNecessary,
      tilesPhrase,
      phrase('to? is'),
      predicate,
    ],
    (_, a, __, aSo, ___, isNeeded, b, ____, bSo) =>
      said(a, aSo).flatMap((one) =>
        said(b, bSo).map((other) => (isNeeded ? implies(one, other) : implies(other, one))),
      ),
  ),
);

const isNecessary: Rule<boolean> = either(
  means(true, 'it is necessary that|for', 'it is required that|for'),
  means(false, 'it is sufficient|enough that|for', 'it suffices that|for'),
);

/** "In no event are more than two tiles red", "nowhere are two red tiles adjacent" */
const neverSo: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [
        phrase('in no event|case|way|situation is', 'under no circumstances is', 'never is', 'nowhere is'),
        tilesPhrase,
        predicate,
      ],
      (_, subject, so) => (isNumberOfThem(subject) ? said(subject, so).map(deny) : []),
    ),
    seqEach([phrase('never|nowhere is'), tilesPhrase, mutual], (_, subject, how) =>
      isNumberOfThem(subject) ? saidOf(subject, { type: 'mutual', how, denied: false }).map(deny) : [],
    ),
  ),
);

const isNumberOfThem = ({ quantity: { kind, denied } }: TilesPhrase): boolean =>
  !denied && ['counted', 'bare', 'a'].includes(kind);

// --- one after the other

const colourList: Rule<readonly Colour[]> = rule(() => list(colour, phrase('', ',', 'and', ', and', 'then', ', then')));

const inTurn = (tiles: readonly Cell[], so: readonly Colour[]): Statement[] =>
  tiles.length === so.length && tiles.length > 1
    ? [
        conjunction(
          tiles.flatMap((cell, i) => {
            const it = so[i];
            return it === undefined ? [] : [tilesAre(some, { which: inCells([cell]), are: ofColours([it]) })];
          }),
        ),
      ]
    : [];

/** "A1 and D4 are, respectively, red and blue" */
const inOrder: Rule<Statement> = rule(() =>
  either(
    seqEach([cells, phrase('is ,? respectively ,?'), colourList], (tiles, _, so) => inTurn(tiles, so)),
    seqEach([cells, phrase('is'), colourList, phrase(',? respectively', ',? in that order')], (some, _, so) =>
      inTurn(some, so),
    ),
  ),
);

const theSubset = given((subset) => [inGridOrder(subset)]);

const rightwards = phrase('from? left to right', 'going? from left to right', 'reading left to right');
const downwards = phrase('from? top to bottom', 'going? from top to bottom', 'reading top to bottom');
const leftwards = phrase('from? right to left', 'reading right to left');
const upwards = phrase('from? bottom to top', 'reading bottom to top');

type Along = (subset: readonly Cell[]) => readonly Cell[];

const along: Rule<Along> = rule(() =>
  either(
    map(rightwards, (): Along => inOneRow),
    map(downwards, (): Along => inOneColumn),
    map(leftwards, (): Along => (subset) => [...inOneRow(subset)].reverse()),
    map(upwards, (): Along => (subset) => [...inOneColumn(subset)].reverse()),
  ),
);

const inOneRow: Along = (subset) => (new Set(subset.map(rowOf)).size === 1 ? subset : []);
const inOneColumn: Along = (subset) => (new Set(subset.map(columnOf)).size === 1 ? subset : []);

/** "From left to right the tiles are red, blue and green": where they are one row. */
const alongTheLine: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [
        along,
        phrase(',?', ':'),
        phrase('', 'the tiles is', 'they is', 'we has', 'it is', 'the colours is'),
        colourList,
        theSubset,
      ],
      (way, _, __, so, subset) => inTurn(way(subset), so),
    ),
    seqEach(
      [phrase('', 'the tiles is', 'they is', 'the colours is'), colourList, comma, along, theSubset],
      (_, so, __, way, subset) => inTurn(way(subset), so),
    ),
    seqEach(
      [phrase('the tiles is', 'they is'), comma, along, comma, colourList, theSubset],
      (_, __, way, ___, so, subset) => inTurn(way(subset), so),
    ),
  ),
);

/** How many tiles are red, how many blue, ...: as often as each is named. */
const inAnyOrder = (so: readonly Colour[]): Statement =>
  conjunction(
    [...new Set(so)].map((one) => count(exactly(so.filter((each) => each === one).length), ofColours([one]))),
  );

/** "The tiles are red, red and blue in some order" */
const someOrder: Rule<Statement> = rule(() =>
  either(
    seqEach([cells, phrase('is'), colourList, anyOrder], (some, _, so): Statement[] =>
      so.length === some.length ? [{ type: 'within', place: { type: 'cells', cells: some }, is: inAnyOrder(so) }] : [],
    ),
    seqEach(
      [phrase('', 'the tiles is', 'they is', 'the colours is', 'these is'), colourList, anyOrder, theSubset],
      (_, so, __, subset) => (so.length === subset.length ? [inAnyOrder(so)] : []),
    ),
  ),
);

const anyOrder = phrase(',? in some|any order', ',? not necessarily in that|this order', ',? in whatever order');

/** "Three tiles are one colour and two another", "one colour appears three times and another once" */
const shared: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('', 'there is'),
      either(firstOfOneColour, oneColourSoOften),
      list(
        seq(
          [phrase(',', 'and', ', and', 'while', ', while'), either(moreOfAnother, anotherSoOften)],
          (_, many) => many,
        ),
        phrase(''),
      ),
      theSubset,
    ],
    (_, first, more, subset) => coloursOf([first, ...more], subset.length),
  ),
);

const numberOfOne: Rule<Quantity> = rule(() => seqEach([determiner], (many) => (isPlainNumber(many) ? [many] : [])));
const isPlainNumber = ({ quantifier: of, kind, denied }: Quantity): boolean =>
  !denied && of.type === 'number' && (kind === 'bare' || (kind === 'counted' && of.min === of.max));

const firstOfOneColour: Rule<Quantity> = rule(() =>
  seq(
    [
      numberOfOne,
      phrase('tiles?', 'tiles that', 'of the? tiles'),
      phrase(
        'is? of? a|one single? colour',
        'share a|one colour',
        'has one colour',
        'is the same colour',
        'of the same colour',
      ),
    ],
    (many) => many,
  ),
);

const moreOfAnother: Rule<Quantity> = rule(() =>
  either(
    seq([numberOfOne, phrase('tiles?'), ofAnother], (many) => many),
    seqEach([phrase('the other|remaining|last|third|fourth|fifth|sixth one|tile?'), ofAnother], () => [
      quantity(exactly(1), 'counted'),
    ]),
    seqEach([phrase('the other|remaining'), numeral, phrase('tiles?', 'ones'), ofAnother], (_, n) => [
      quantity(exactly(n), 'counted'),
    ]),
  ),
);

const ofAnother = phrase(
  'is? of? another',
  'is? of? another|different colour',
  'is? of? a different|second|third colour',
  'share another colour?',
  'share a different|second colour',
  'has another colour',
);

const oneColourSoOften: Rule<Quantity> = rule(() =>
  seqEach([phrase('one|a|some colour appear'), times], (_, many) => (isPlainNumber(many) ? [many] : [])),
);

const anotherSoOften: Rule<Quantity> = rule(() =>
  seqEach([phrase('another|one colour?', 'another one'), phrase('appear?'), times], (_, __, many) =>
    isPlainNumber(many) ? [many] : [],
  ),
);

/** So many tiles of one colour, so many of another: bare numbers mean at least, exact ones exactly. */
function coloursOf(parts: readonly Quantity[], tiles: number): Statement[] {
  const numbers = parts.map(({ quantifier: of }) => (of.type === 'number' ? of.min : 0)).sort((a, b) => b - a);
  const total = numbers.reduce((sum, n) => sum + n, 0);
  const isExact = total === tiles || parts.every(({ kind }) => kind === 'counted');
  if (total > tiles || (!isExact && parts.some(({ kind }) => kind === 'counted'))) return [];
  const soOften = (many: Quantifier, how: Quantifier): Statement => ({
    type: 'colours',
    quantifier: many,
    among: colours,
    which: null,
    are: hasIt(how),
  });
  const apart = [...new Set(numbers)];
  return [
    conjunction(
      isExact
        ? apart.map((n) => soOften(atLeast(numbers.filter((each) => each === n).length), exactly(n)))
        : apart.map((n) => soOften(atLeast(numbers.filter((each) => each >= n).length), atLeast(n))),
    ),
  ];
}

/** "A1 red B1 blue C1 green" */
const namesInTurn: Rule<Statement> = rule(() =>
  seqEach(
    [
      list(
        seq([cellName, colour], (cell, one) => [cell, one] as const),
        phrase('', ',', 'and', ', and'),
      ),
    ],
    (pairs) =>
      pairs.length > 1 && new Set(pairs.map(([cell]) => cell)).size === pairs.length
        ? inTurn(
            pairs.map(([cell]) => cell),
            pairs.map(([, one]) => one),
          )
        : [],
  ),
);

/** "A1 and B1, one is red and the other blue", "one of A1 and B1 is red and the other is blue" */
const oneAndTheOther: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('exactly? one of'),
      cells,
      phrase('is'),
      predicate,
      phrase(',', 'and', ', and', 'while', ', while', 'but'),
      phrase('the other one? is?', 'the other one?'),
      predicate,
    ],
    (_, [a, b, more], __, so, ___, ____, otherSo) =>
      a === undefined || b === undefined || more !== undefined
        ? []
        : [
            disjunction([
              conjunction([named(a, so), named(b, otherSo)]),
              conjunction([named(b, so), named(a, otherSo)]),
            ]),
          ],
  ),
);

const named = (cell: Cell, so: TileCondition): Statement => tilesAre(every, { which: inCells([cell]), are: so });

/** "Next to every red tile there is a blue tile", "above every red tile is a blue one" */
const besideEvery: Rule<Statement> = rule(() =>
  seqEach([relation, tilesPhrase, comma, phrase('is', 'there is', 'lie'), tilesPhrase], (how, each, _, __, there) => {
    const back = opposites[how] ?? farOpposites[how];
    const isEach = ['every', 'no'].includes(each.quantity.kind) && !each.quantity.denied && each.cells === null;
    if (back === undefined || !isEach || !isCounting(there.quantity.quantifier) || there.quantity.denied) return [];
    if (there.each !== null || there.other || there.noun === 'none' || each.noun === 'none') return [];
    const beside: TileCondition = {
      type: 'adjacent',
      how: back,
      among: 'tiles',
      quantifier: there.quantity.quantifier,
      which: there.which,
    };
    return said(each, beside);
  }),
);

/** "Wherever there is a red tile, there is a blue tile next to it" */
const wherever: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('wherever', 'if', 'when', 'whenever'),
      phrase('there is a'),
      tilesNominal,
      phrase(',', ', then', 'then'),
      phrase('there is'),
      tileBeside,
    ],
    (_, __, { which, each }, ___, ____, so) => (each === null ? [tilesAre(every, { which, are: so })] : []),
  ),
);

// --- colours

/** "exactly two colours, each on two tiles", "exactly two colours appear, each twice" */
const coloursEach: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('', 'there is'),
      coloursPhrase,
      phrase('', 'appear', 'is present'),
      phrase(',', 'and', ', and'),
      phrase('each|both', 'each of them', 'each|both appear|appearing', 'each one', 'each of them appear|appearing'),
      either(
        times,
        seq([phrase('on|in'), determiner, phrase('tiles|tile')], (_, many) => many),
      ),
    ],
    (_, of, __, ___, ____, many) =>
      of.named || of.which !== null || many.denied || !isCounting(many.quantifier)
        ? []
        : coloursExist(of).map((there) =>
            conjunction([
              there,
              { type: 'colours', quantifier: every, among: colours, which: hasIt(some), are: hasIt(many.quantifier) },
            ]),
          ),
  ),
);

/** "Whichever colour A3 has, B3 has it too" */
const whicheverColour: Rule<Statement> = rule(() =>
  seq(
    [
      phrase('whichever|whatever colour'),
      cellName,
      phrase('has|is'),
      comma,
      cellName,
      phrase('has|is', 'has|is it', 'has|is the same', 'has|is that', 'has that colour|one'),
      phrase('', 'too', 'as well'),
    ],
    (_, a, __, ___, b) =>
      a === b ? undefined : tilesAre(some, { which: inCells([a]), are: { type: 'sameColour', as: b } }),
  ),
);

/** "Whichever colour A3 has, at least one other tile has it too" */
const sharedByOthers: Rule<Statement> = rule(() =>
  seqEach(
    [
      phrase('whichever|whatever colour'),
      cellName,
      phrase('has|is'),
      comma,
      tilesPhrase,
      phrase('has|is', 'has|is it', 'has that colour', 'share it'),
      tooAtTheEnd,
    ],
    (_, cell, __, ___, { other, quantity: many, which }) =>
      other && isCounting(many.quantifier)
        ? [
            denyIf(
              many.denied,
              count(many.quantifier, allOf(which, notOf(inCells([cell])), { type: 'sameColour', as: cell })),
            ),
          ]
        : [],
  ),
);

/** "Red is the only missing colour", "no colour outnumbers red" */
const onlyColour: Rule<Statement> = rule(() =>
  either(
    map(
      phrase('all the? colours|colour is different', 'the colours is all? different', 'no colours|colour is repeated'),
      () => allDifferent(anyTile),
    ),
    seqEach(
      [
        phrase('for|of each|every|any colour'),
        comma,
        phrase('there is', ''),
        determiner,
        phrase('tiles|tile'),
        ofThatColour,
      ],
      (_, __, ___, many) =>
        isCounting(many.quantifier)
          ? [
              denyIf(many.denied, {
                type: 'colours',
                quantifier: every,
                among: colours,
                which: null,
                are: hasIt(many.quantifier),
              }),
            ]
          : [],
    ),
    seq([phrase('only'), colour, phrase('is missing|absent')], (_, one) => onlyMissing(one)),
    seq([colour, phrase('is the only missing|absent colour|one', 'is the only colour|one missing|absent')], (one) =>
      onlyMissing(one),
    ),
    seq([phrase('the only missing|absent colour is', 'the only colour missing|absent is'), colour], (_, one) =>
      onlyMissing(one),
    ),
    seqEach([colour, phrase('is the only colour that|which'), colourVerb], (one, _, { so, denied, lines }) =>
      lines === null ? onlyOneSo(one, denyIf(denied, so)) : onlyOneThere(one, denyIf(denied, linesHave(lines, so))),
    ),
    seqEach(
      [phrase('the only colour that|which'), colourVerb, phrase('is'), colour],
      (_, { so, denied, lines }, __, one) =>
        lines === null ? onlyOneSo(one, denyIf(denied, so)) : onlyOneThere(one, denyIf(denied, linesHave(lines, so))),
    ),
    ifThereIs(
      ['only'],
      either(
        seqEach(
          [
            someByName,
            isOrNothing,
            phrase('the only colours|colour', 'the colours', 'the only two colours'),
            onesThere,
          ],
          (some) => [exactlyThese(some)],
        ),
        seqEach(
          [phrase('the? only colours|colour', 'the only two colours'), onesThere, isOrNothing, someByName],
          (_, __, ___, some) => [exactlyThese(some), count(every, ofColours(some))],
        ),
      ),
    ),
    seqEach(
      [
        phrase('', 'exactly', 'only'),
        numeral,
        phrase('colours'),
        onesThere,
        appears,
        comma,
        phrase('and? they is'),
        allColours,
      ],
      (_, n, __, ___, ____, _____, ______, some) => (n === some.length ? [exactlyThese(some)] : []),
    ),
    seqEach(
      [
        phrase('only'),
        either(
          map(colour, (one) => [one]),
          allColours,
        ),
        phrase('appear', 'is present|there', 'show up'),
        times,
      ],
      (_, some, __, many) => {
        if (many.kind !== 'counted' || many.denied) return [];
        const others = colours.filter((each) => !some.includes(each));
        const soOften = (one: Colour) => count(many.quantifier, ofColours([one]));
        return [conjunction([...some.map(soOften), ...others.map((one) => deny(soOften(one)))])];
      },
    ),
    seqEach([phrase('only'), allColours, appears], (_, some) => [count(every, ofColours(some)), exactlyThese(some)]),
    seqEach(
      [
        phrase('no colours|colour other than', 'no colours|colour except|but|besides'),
        either(allColours, anyColour),
        appears,
      ],
      (_, some) => [count(every, ofColours(some))],
    ),
    seqEach(
      [
        allColours,
        phrase('cover|make', 'make up'),
        phrase('the whole? subset', 'all of? the tiles', 'all tiles', 'everything'),
      ],
      (some) => [count(every, ofColours(some))],
    ),
    seqEach([colour, phrase('is the only colour'), inPlace], (one, _, place) => onlyOneSo(one, hasIt(some, at(place)))),
    map(
      seq(
        [phrase('no other? colour'), phrase('outnumber', 'appear more often than', 'is more common than'), colour],
        (_, __, one) => one,
      ),
      (one): Statement => ({ type: 'commonest', colour: one, most: true, strict: false }),
    ),
  ),
);

/** "red", "red and blue" */
const someByName: Rule<readonly Colour[]> = rule(() =>
  either(
    map(colour, (one) => [one]),
    allColours,
  ),
);

const isOrNothing: Rule<null> = rule(() => either(phrase('is'), noVerb));

/** It is missing, and no other colour is. */
const onlyMissing = (one: Colour): Statement =>
  conjunction([count(none, ofColours([one])), ...otherColours(one).map((other) => count(some, ofColours([other])))]);

const ofThatColour = phrase(
  'of that|this colour',
  'of it',
  'has it',
  'has that|this colour',
  'is of? that|this colour',
  '',
);

const onesThere = phrase('', 'present|used|here', 'that|which appear', 'that|which is present|used', 'in the subset');

const exactlyThese = (these: readonly Colour[]): Statement =>
  conjunction([count(every, ofColours(these)), ...these.map((one) => count(some, ofColours([one])))]);

const onlyOneSo = (one: Colour, so: Statement): Statement[] => [
  conjunction([aboutColour(so, one), ...otherColours(one).map((other) => deny(aboutColour(so, other)))]),
];

const onlyOneThere = (one: Colour, are: Statement): Statement[] => [
  conjunction([
    aboutColour(are, one),
    { type: 'colours', quantifier: none, among: otherColours(one), which: null, are },
  ]),
];

const otherColours = (one: Colour): Colour[] =>
  (['red', 'blue', 'green', 'yellow'] as const).filter((each) => each !== one);

/** "Red is present but no more than twice" */
const presentSoOften: Rule<Statement> = rule(() =>
  seqEach([coloursPhrase, appears, phrase(',? but|and|though|although'), times], (of, _, __, many) => {
    const plainly = { denied: false, lines: null, alike: false };
    if (!of.named || of.among.length !== 1) return [];
    return saidOfColours(of, { ...plainly, so: hasIt(some) }).flatMap((there) =>
      saidOfColours(of, { ...plainly, so: denyIf(many.denied, hasIt(many.quantifier)) }).map((often) =>
        conjunction([there, often]),
      ),
    );
  }),
);

/** "The presence of red excludes that of green" */
const presences: Rule<Statement> = rule(() =>
  seq(
    [either(isThere, isNotThere), colour, verbOfPresence, either(isThere, isNotThere, phrase('that of')), colour],
    (many, one, excludes, also, other) =>
      implies(count(many, ofColours([one])), denyIf(excludes, count(also ?? many, ofColours([other])))),
  ),
);

const isThere = means(some, 'the? presence of');
const isNotThere = means(none, 'the? absence of');

const verbOfPresence: Rule<boolean> = either(
  means(false, 'implies', 'requires', 'means', 'entails'),
  means(true, 'excludes', 'precludes', 'rules out', 'forbids', 'prevents'),
);

/** "C1 ∈ {red, blue}" */
const inSet: Rule<Statement> = rule(() =>
  seq(
    [cellName, either(means(false, '∈'), means(true, '∉')), phrase('{'), list(colour, phrase(',')), phrase('}')],
    (cell, denied, _, so) => denyIf(denied, tilesAre(some, { which: inCells([cell]), are: ofColours(so) })),
  ),
);

/** "It is A1, not B1, that is red" */
const notThatButThis: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [phrase('it is'), cellName, phrase(',? and? not'), cellName, phrase(',? that|which'), tileVerb],
      (_, a, __, b, ___, verb) => contrasted(a, b, verb),
    ),
    seqEach(
      [phrase('it is not'), cellName, phrase(',? but'), cellName, phrase(',? that|which'), tileVerb],
      (_, b, __, a, ___, verb) => contrasted(a, b, verb),
    ),
    seqEach([cellName, phrase(', and? not'), cellName, phrase(','), tileVerb], (a, _, b, __, verb) =>
      contrasted(a, b, verb),
    ),
  ),
);

const contrasted = (a: Cell, b: Cell, verb: TileVerb): Statement[] =>
  a === b || verb.type !== 'is' || verb.denied
    ? []
    : [
        conjunction([
          tilesAre(some, { which: inCells([a]), are: verb.so }),
          deny(tilesAre(some, { which: inCells([b]), are: verb.so })),
        ]),
      ];

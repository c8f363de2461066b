import { itemAt } from '../../kit/item-at';
import { type Cell, colours } from '../grid';
import {
  either,
  followedBy,
  given,
  ifThereIs,
  map,
  means,
  notBefore,
  noVerb,
  optional,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { colourName } from './colours';
import {
  type Agreement,
  asMany,
  colourAmount,
  difference,
  elsewhere,
  factor,
  moreThan,
  numbersAgree,
  type Ratio,
  related,
  tilesAmount,
} from './comparisons';
import { isAt } from './geometry';
import { lineVerb } from './line-verbs';
import { type LinePhrase, linePhrase } from './lines';
import {
  type Amount,
  allOf,
  at,
  type Countable,
  compare,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  every,
  hasIt,
  isCounting,
  none,
  ofColours,
  one as oneOf,
  type Place,
  type Shape,
  type Statement,
  some,
  type TileCondition,
  tilesThat,
} from './meaning';
import { tilesNominal } from './nominals';
import { determiner, numeral, type Quantity, quantity } from './numbers';
import { oneAndAnother } from './one-and-another';
import { tileByTile } from './over-lines';
import {
  inPlace,
  type LinesInWays,
  lineBeside,
  lineName,
  linesInWays,
  linesName,
  shapeLines,
  shapeNoun,
  shapeOf,
  shortLine,
  thereAre,
} from './places';

// Rows against rows: which has more of something, which have equally many, what they have in common.

export const lineComparisons: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [
        linesName,
        has,
        ratio,
        tilesNominal,
        phrase('than|as'),
        phrase('', 'in', 'does'),
        linesName,
        phrase('', 'do', 'has'),
      ],
      (here, _, how, { which, each }, __, ___, there) =>
        each === null ? [related(how, tilesAmount(allOf(which, at(here))), tilesAmount(allOf(which, at(there))))] : [],
    ),
    seq(
      [
        linesName,
        has,
        ratio,
        phrase('different|distinct? colours|colour'),
        phrase('than|as'),
        phrase('in?'),
        linesName,
        phrase('', 'do', 'has'),
      ],
      (here, _, how, __, ___, ____, there) =>
        related(how, colourAmount(colours, at(here)), colourAmount(colours, at(there))),
    ),
    seqEach(
      [
        inPlace,
        phrase(',? there is', ',? is'),
        ratio,
        countedIn,
        phrase('than|as'),
        phrase('', 'there is'),
        either(elsewhere, linesName),
      ],
      (here, _, how, of, __, ___, there) => [related(how, of(here), of(there))],
    ),
    seqEach(
      [
        inPlace,
        phrase(',? there is', ',? is'),
        ratio,
        countedIn,
        phrase('than|as'),
        phrase('', 'there is'),
        countedIn,
        inPlace,
      ],
      (here, _, how, of, __, ___, other, there) => [related(how, of(here), other(there))],
    ),
    seqEach(
      [inPlace, phrase(',? there is', ',? is'), phrase('the same number of'), countedIn, phrase('as'), inPlace],
      (here, _, __, of, ___, there) => [related(equalRatio, of(here), of(there))],
    ),
    seqEach(
      [linesName, has, phrase('the same number of'), tilesNominal, phrase('as'), linesName],
      (here, _, __, { which, each }, ___, there) =>
        each === null ? [numbersAgree([allOf(which, at(here)), allOf(which, at(there))], 'equal')] : [],
    ),
    ifThereIs(
      ['row', 'rows', 'column', 'columns', 'half', 'halves'],
      either(
        seqEach(
          [oneOrMoreLines, has, ratio, tilesNominal, phrase('than|as'), phrase('in?'), linesInWays, saidTogether],
          (here, _, how, { which, each }, __, ___, there, together) =>
            each !== null || (together && there.how !== 'together')
              ? []
              : [overThem(here, (one) => overThem(there, (other) => related(how, ...amountsIn(which, [one, other]))))],
        ),
        seqEach(
          [
            linesInWays,
            saidTogether,
            hasOfEach,
            ratio,
            tilesNominal,
            phrase('than|as'),
            phrase('in?'),
            linesName,
            phrase('', 'do'),
          ],
          (here, together, ofEach, how, { which, each }, _, __, there) =>
            each !== null || (together && here.how !== 'together') || (ofEach && here.how === 'together')
              ? []
              : [overThem(here, (one) => related(how, ...amountsIn(which, [one, there])))],
        ),
      ),
    ),
    ...(['row', 'column'] as const).map((shape) =>
      seqEach(
        [
          phrase(`both ${shape}s`, `both of the ${shape}s`),
          has,
          phrase('the? same colours'),
          thereAre(2, shape),
          theSubset,
        ],
        (_, __, ___, ____, subset) => [
          ...sameColours(shapeLines(shape, subset)),
          ...alikeInTurn(shapeLines(shape, subset), subset),
        ],
      ),
    ),
    ...(['row', 'column'] as const).map((shape) =>
      seqEach(
        [
          phrase(`both ${shape}s`, `both of the ${shape}s`),
          has,
          phrase('the? same set of colours'),
          thereAre(2, shape),
          theSubset,
        ],
        (_, __, ___, ____, subset) => sameColours(shapeLines(shape, subset)),
      ),
    ),
    seqEach(
      [linePhrase, has, phrase('the? same colours', 'the? same set|sets of colours'), theSubset],
      (of, _, __, subset) => sameColours(linesOf(of, subset)),
    ),
    seqEach([linePhrase, phrase('has the? same colours'), theSubset], (of, _, subset) =>
      alikeInTurn(linesOf(of, subset), subset),
    ),
    seqEach(
      [lineName, has, phrase('the? same colours', 'the? same set of colours'), phrase('as'), lineName],
      (here, _, __, ___, there) => sameColours([here, there]),
    ),
    seqEach([lineName, has, phrase('the? same colours as'), lineName, theSubset], (here, _, __, there, subset) =>
      alikeInTurn([here, there], subset),
    ),
    seqEach(
      [lineName, has, determiner, phrase('colour|colours in common with'), lineName],
      (here, _, many, __, there) => sharing({ type: 'places', joint: 'and', places: [here, there] }, many),
    ),
    seqEach(
      [
        lineName,
        has,
        determiner,
        phrase('colour|colours that|which'),
        phrase('appear', 'is', 'is present|found', 'is contained'),
        phrase('in'),
        lineName,
      ],
      (here, _, many, __, ___, ____, there) =>
        many.kind === 'every' ? [] : sharing({ type: 'places', joint: 'and', places: [here, there] }, many),
    ),
    seqEach(
      [
        lineName,
        has,
        phrase('every colour|colours that?', 'all the? colours that?', 'every colour which'),
        lineName,
        phrase('has|contain', 'do'),
      ],
      (here, _, __, there) => [everyColourThere(there, here)],
    ),
    seqEach(
      [
        lineName,
        has,
        phrase('every|each colour|colours that|which', 'all the? colours that|which'),
        phrase('appear', 'is', 'is present'),
        inPlace,
      ],
      (here, _, __, ___, there) => [everyColourThere(there, here)],
    ),
    seqEach([followedBy(moreThanTheOther, ({ shape }) => thereAre(2, shape))], ([{ shape, which }]) => [
      deny({ type: 'agree', shape, of: tilesThat(which), same: true }),
    ]),
    oneAndAnother,
    seqEach([lineName, phrase('is exactly? the? same as'), lineName, theSubset], (here, _, there, subset) => [
      ...tileByTile(here, there, subset),
      ...sameColours([here, there]),
    ]),
    seqEach(
      [
        linesName,
        phrase('do not has|contain', 'has not'),
        ratio,
        countedIn,
        phrase('than|as'),
        phrase('in?'),
        linesName,
        phrase('', 'do', 'has'),
      ],
      (here, _, how, of, __, ___, there) => [notRelated(how, of(here), of(there))],
    ),
    seqEach(
      [
        linesName,
        has,
        ratio,
        countedIn,
        phrase('than|as'),
        linesName,
        phrase(',? but|and'),
        has2,
        ratio,
        optional(countedIn),
        phrase('than|as'),
        linesName,
      ],
      (here, _, how, of, __, there, ___, ____, again, other, _____, further) => [
        conjunction([related(how, of(here), of(there)), related(again, (other ?? of)(here), (other ?? of)(further))]),
      ],
    ),
    seqEach(
      [noLine, has, moreOrFewerThan, countedIn, phrase('than'), lineName, phrase('', 'do', 'has'), theSubset],
      (shape, _, how, of, __, place, ___, subset) =>
        shapeOf(place) === shape
          ? [conjunction(otherLinesOf(place, subset).map((other) => notRelated(how, of(other), of(place))))].filter(
              () => otherLinesOf(place, subset).length > 0,
            )
          : [],
    ),
    seqEach([linePhrase, has, equally], (of, _, [what, how]) => agreeing(of, what, how)),
    seqEach([equally, phrase('in|on|per|for'), linePhrase], ([what, how], _, of) => agreeing(of, what, how)),
    seqEach(
      [phrase('the number of'), tilesNominal, sameOrDifferent, phrase('in|for'), linePhrase],
      (_, { which, each }, how, __, of) => (each === null ? agreeing(of, tilesThat(which), how) : []),
    ),
    seqEach([linePhrase, either(phrase('has'), noVerb), phrase('nothing in common')], (of) =>
      sharing(of, quantity(none, 'no')),
    ),
    seqEach([linePhrase, either(phrase('has'), noVerb), commonColours], (of, _, many) => sharing(of, many)),
    seqEach([linePhrase, phrase('share'), determiner, phrase('colour|colours')], (of, _, many) => sharing(of, many)),
    seqEach(
      [lineName, phrase('share'), determiner, phrase('colour|colours with'), lineName],
      (here, _, many, __, there) => sharing({ type: 'places', joint: 'and', places: [here, there] }, many),
    ),
    seqEach([colourName, phrase('appear'), oftenInEach, phrase('in|on'), linePhrase], (one, _, how, __, of) =>
      agreeing(of, tilesThat(ofColours([one])), how),
    ),
    seqEach([rowWithMost, phrase('is'), lineName, theSubset], ({ shape, how, of }, _, place, subset) =>
      shapeOf(place) === shape ? mostOf(place, { how, of, subset }) : [],
    ),
    seqEach(
      [lineName, phrase('has|contain the'), mostOrFewest, countedIn, ofAllLines, theSubset],
      (place, _, how, of, __, subset) => mostOf(place, { how, of, subset }),
    ),
    seqEach(
      [
        linePhrase,
        phrase('do not has|share'),
        phrase('a|any common? colour|colours', 'a|any colour|colours in common'),
      ],
      (of) => sharing(of, quantity(none, 'no')),
    ),
    seqEach(
      [lineName, has, ratio, tilesNominal, phrase('than|as'), lineName, has, tilesNominal],
      (here, _, how, a, __, there, ___, b) =>
        a.each === null && b.each === null
          ? [related(how, tilesAmount(allOf(a.which, at(here))), tilesAmount(allOf(b.which, at(there))))]
          : [],
    ),
    seqEach(
      [lineName, has, ratio, tilesNominal, phrase('than|as'), either(shortLine, lineBeside)],
      (here, _, how, { which, each }, __, of) =>
        each === null
          ? inBoth(here, of).map(([a, b]) => related(how, tilesAmount(allOf(which, a)), tilesAmount(allOf(which, b))))
          : [],
    ),
    seqEach(
      [lineName, has, phrase('the same number of'), tilesNominal, phrase('as'), shortLine],
      (here, _, __, { which, each }, ___, of) =>
        each === null
          ? inBoth(here, of).map(([a, b]) => numbersAgree([allOf(which, a), allOf(which, b)], 'equal'))
          : [],
    ),
    seqEach(
      [
        phrase('the? number of'),
        countedIn,
        inPlace,
        numbersRelate,
        phrase('', 'that', 'the number', 'the one', 'those'),
        inPlace,
      ],
      (_, of, here, how, __, there) => [related(how, of(here), of(there))],
    ),
    seqEach(
      [phrase('there is'), ratio, phrase('different|distinct? colours|colour'), inPlace, phrase('than|as'), inPlace],
      (_, how, __, here, ___, there) => [
        related(how, colourAmount(colours, at(here)), colourAmount(colours, at(there))),
      ],
    ),
    seqEach(
      [linesName, has, ratio, countedIn, phrase('than|as'), theOtherLines, theSubset],
      (here, _, how, of, __, many, subset) => {
        const rest = otherLinesThan(here, many, subset);
        return rest === null ? [] : [related(how, of(here), of(rest))];
      },
    ),
    ifThereIs(
      ['other', 'others'],
      either(
        seqEach([linePhrase, has, ratio, countedIn, phrase('than|as'), eachOtherLine, theSubset], thanEachOther),
        seqEach(
          [linePhrase, has, ratio, countedIn, phrase('than|as'), theOtherLines, theSubset],
          thanTheOthersTogether,
        ),
      ),
    ),
    ifThereIs(
      ['rows', 'columns'],
      either(
        seqEach([ratio, shapeNoun, phrase('than|as'), shapeNoun, lineVerb], (how, a, _, b, { are, denied }) =>
          a === b ? [] : [related(how, linesSo(a, denyIf(denied, are)), linesSo(b, denyIf(denied, are)))],
        ),
        seqEach(
          [colourName, phrase('appear|is in'), ratio, shapeNoun, phrase('than|as'), phrase('in?'), shapeNoun],
          (one, _, how, a, __, ___, b) => {
            const there = count(some, ofColours([one]));
            return a === b ? [] : [related(how, linesSo(a, there), linesSo(b, there))];
          },
        ),
      ),
    ),
    ifThereIs(
      ['same', 'set'],
      either(
        seqEach(
          [
            phrase('exactly? the same colours', 'exactly? the same set of colours'),
            phrase('appear', 'is', 'is found|present'),
            phrase('in'),
            lineName,
            phrase('and in?', 'as in?'),
            lineName,
          ],
          (_, __, ___, here, ____, there) => sameColours([here, there]),
        ),
        seqEach(
          [
            phrase('the set of colours in|of'),
            lineName,
            phrase('equal', 'is equal to', 'is the same as', 'match'),
            phrase('that in|of', 'the set of colours in|of', 'the one in|of'),
            lineName,
          ],
          (_, here, __, ___, there) => sameColours([here, there]),
        ),
      ),
    ),
    seqEach([stepwise, theSubset], ({ shape, way, how, of }, subset) => {
      const places = [...shapeLines(shape, subset)];
      const ordered = way === 'down' ? places : places.reverse();
      return ordered.length < 2
        ? []
        : [conjunction(ordered.slice(1).map((place, i) => related(how, of(place), of(itemAt(ordered, i)))))];
    }),
  ),
);

const linesSo = (shape: Shape, are: Statement): Amount => oneOf({ type: 'shapes', shape, are });

const theSubset = given((subset) => [subset]);

const oneOrMoreLines: Rule<LinesInWays> = (chart, at) =>
  either(
    map(linesName, (place): LinesInWays => ({ how: 'each', places: [place] })),
    linesInWays,
  )(chart, at);

const saidTogether: Rule<boolean> = either(means(false, '', 'do', 'has'), means(true, 'together', 'combined'));

/** Said of each of these places, or of one of them. */
const overThem = ({ how, places }: LinesInWays, said: (place: Place) => Statement): Statement =>
  (how === 'one' ? disjunction : conjunction)(places.map(said));

const amountsIn = (which: TileCondition, [here, there]: readonly [Place, Place]): [Amount, Amount] => [
  tilesAmount(allOf(which, at(here))),
  tilesAmount(allOf(which, at(there))),
];

/** What is counted, in a place that is named elsewhere. */
type CountedIn = (place: Place) => Amount;

const countedIn: Rule<CountedIn> = rule(() =>
  either(
    seqEach([tilesNominal], ({ which, each, other }) =>
      each === null && !other ? [(place: Place) => tilesAmount(allOf(which, at(place)))] : [],
    ),
    map(phrase('different|distinct? colours|colour'), () => (place: Place) => colourAmount(colours, at(place))),
  ),
);

/** Other rows than those that were spoken of; null: no word that says which, or how many. */
interface OtherLines {
  readonly shape: 'row' | 'column' | null;
  readonly many: number | null;
}

/** "the other two rows combined", "the others together". */
const theOtherLines: Rule<OtherLines> = rule(() =>
  either(
    ...(['row', 'column'] as const).map((shape) =>
      seq([phrase('in? all? of? the? other'), optional(numeral), phrase(`${shape}s`), summed], (_, many) => ({
        shape,
        many,
      })),
    ),
    seq([phrase('in? all? the other'), numeral, summed], (_, many) => ({ shape: null, many })),
    seq([phrase('in? all? the others'), phrase('', 'combined|together', 'put together', 'taken together')], () => ({
      shape: null,
      many: null,
    })),
  ),
);

const summed = phrase('', 'combined|together', 'put together', 'taken together', 'do');

/** "each of the others", "any other row", "both others": each by itself. */
const eachOtherLine: Rule<OtherLines> = rule(() =>
  seq(
    [
      either(
        otherLines(
          null,
          'each of the others',
          'any other',
          'any|either of the others',
          'all the? others',
          'the others',
          'every other one?',
        ),
        bothOthers(null, 'both the? others', 'both of the others'),
        seq([phrase('all? the other', 'each|any|either|both? of the other'), numeral], (_, many) => ({
          shape: null,
          many,
        })),
        ...(['row', 'column'] as const).flatMap((shape) => [
          otherLines(
            shape,
            `each|any|every|either other ${shape}`,
            `each|any|all|either of the other ${shape}s`,
            `all? the? other ${shape}s`,
            `any other ${shape}s`,
          ),
          bothOthers(shape, `both the? other ${shape}s`, `both of the other ${shape}s`),
          seq(
            [phrase('all? the? other', 'each|any|either|both? of the other'), numeral, phrase(`${shape}s`)],
            (_, many) => ({
              shape,
              many,
            }),
          ),
        ]),
      ),
      phrase('', 'do', 'has'),
    ],
    (others) => others,
  ),
);

const otherLines = (shape: OtherLines['shape'], ...words: readonly string[]): Rule<OtherLines> =>
  means({ shape, many: null }, ...words);
const bothOthers = (shape: OtherLines['shape'], ...words: readonly string[]): Rule<OtherLines> =>
  means({ shape, many: 2 }, ...words);

/** "One row has more reds than each of the others": some row has; of those that are named, each would have to. */
function thanEachOther(
  of: LinePhrase,
  _: null,
  how: Ratio,
  amount: CountedIn,
  __: null,
  { shape, many: besides }: OtherLines,
  subset: readonly Cell[],
): Statement[] {
  const most = (place: Place) => (areLeft(place, besides, subset) ? mostOf(place, { how, of: amount, subset }) : []);
  if (of.type === 'places') {
    const [place, more] = of.places;
    return place === undefined || more !== undefined || (shape ?? shapeOf(place)) !== shapeOf(place) ? [] : most(place);
  }
  const { quantity: many, which, shape: own } = of;
  if (which !== null || (own !== 'row' && own !== 'column') || own !== (shape ?? own)) return [];
  if (how.op !== '>' && how.op !== '<') return [];
  const isNone = many.kind === 'no';
  const isOne = many.quantifier.type === 'number' && many.quantifier.min === 1 && many.kind !== 'any';
  const places = shapeLines(own, subset);
  const ways = places.flatMap(most);
  if (ways.length < 2 || !(isNone || isOne)) return [];
  const is = denyIf(many.denied !== isNone, disjunction(ways));
  return isNone && how.plus === 0 ? [is, allEqual(places, { ...how, op: '=' }, amount)] : [is];
}

/** "One row has more reds than the other two together": some row has. */
function thanTheOthersTogether(
  of: LinePhrase,
  _: null,
  how: Ratio,
  amount: CountedIn,
  __: null,
  others: OtherLines,
  subset: readonly Cell[],
): Statement[] {
  if (of.type === 'places' || of.which !== null || (of.shape !== 'row' && of.shape !== 'column')) return [];
  const { quantifier, kind, denied } = of.quantity;
  const isOne = quantifier.type === 'number' && quantifier.min === 1 && quantifier.max === null && kind !== 'any';
  if (kind !== 'no' && !isOne) return [];
  const ways = shapeLines(of.shape, subset).flatMap((place) => {
    const rest = otherLinesThan(place, others, subset);
    return rest === null ? [] : [related(how, amount(place), amount(rest))];
  });
  return ways.length < 2 ? [] : [denyIf(denied !== (kind === 'no'), disjunction(ways))];
}

/** "No row has more reds than any other": none has more than one of the others. */
const allEqual = ([first, ...more]: readonly Place[], how: Ratio, of: CountedIn): Statement =>
  conjunction(first === undefined ? [] : more.map((place) => related(how, of(first), of(place))));

/** Whether so many rows are left beside this one. */
function areLeft(place: Place, many: number | null, subset: readonly Cell[]): boolean {
  const shape = shapeOf(place);
  return many === null || (shape !== null && shapeLines(shape, subset).length === many + 1);
}

function otherLinesThan(here: Place, { shape: said, many }: OtherLines, subset: readonly Cell[]): Place | null {
  const shape = said ?? shapeOf(here);
  if (shape === null) return null;
  const isHere = (cell: Cell) => isAt(here, cell, subset);
  const lines = shapeLines(shape, subset).filter(
    (place) => !subset.some((cell) => isAt(place, cell, subset) && isHere(cell)),
  );
  if (shapeOf(here) !== shape || lines.length < 2 || (many !== null && many !== lines.length)) return null;
  return { type: 'cells', cells: subset.filter((cell) => !isHere(cell)) };
}

/** How each row stands to the one before it. */
interface Stepwise {
  readonly shape: 'row' | 'column';
  readonly way: 'down' | 'up';
  readonly how: Ratio;
  readonly of: CountedIn;
}

/** "Each row has more reds than the row above it", "the number of reds increases from top to bottom" */
const stepwise: Rule<Stepwise> = rule(() =>
  either(
    ...steps.flatMap(({ shape, before, after }) => [
      seq([eachOrNo(shape), has, ratio, countedIn, phrase('than|as'), phrase(...before)], (isNone, _, how, of) =>
        stepBy(how, { isNone, shape, way: 'down', of }),
      ),
      seq([eachOrNo(shape), has, ratio, countedIn, phrase('than|as'), phrase(...after)], (isNone, _, how, of) =>
        stepBy(how, { isNone, shape, way: 'up', of }),
      ),
    ]),
    seq(
      [phrase('the number of'), countedIn, perLineToo, growing, directionOf],
      (_, of, each, how, { shape, way }): Stepwise | undefined =>
        (each ?? shape) === shape ? { shape, way, how, of } : undefined,
    ),
    seq(
      [directionOf, phrase(',?'), phrase('the number of'), countedIn, perLineToo, growing],
      ({ shape, way }, _, __, of, each, how): Stepwise | undefined =>
        (each ?? shape) === shape ? { shape, way, how, of } : undefined,
    ),
  ),
);

const eachOrNo = (shape: 'row' | 'column'): Rule<boolean> =>
  either(means(false, `each|every ${shape}`), means(true, `no ${shape}`));

/** "No row has more reds than the one above it": as many, or fewer. */
const stepBy = (
  how: Ratio,
  { isNone, ...step }: Omit<Stepwise, 'how'> & { readonly isNone: boolean },
): Stepwise | undefined => {
  if (!isNone) return { ...step, how };
  return how.op === '=' ? undefined : { ...step, how: { ...how, op: contraries[how.op] } };
};

const contraries = { '>': '<=', '<': '>=', '>=': '<', '<=': '>' } as const;

const steps = [
  {
    shape: 'row' as const,
    before: ['the row|one directly|immediately? above', 'the row|one directly|immediately? above it'],
    after: ['the row|one directly|immediately? below', 'the row|one directly|immediately? below it'],
  },
  {
    shape: 'column' as const,
    before: [
      'the column|one directly|immediately? to its left',
      'the column|one directly|immediately? to the left of it',
      'the column|one on its left',
    ],
    after: [
      'the column|one directly|immediately? to its right',
      'the column|one directly|immediately? to the right of it',
      'the column|one on its right',
    ],
  },
];

const perLineToo: Rule<'row' | 'column' | null> = either(
  means(null, ''),
  means('row' as const, 'per row', 'in each|every row'),
  means('column' as const, 'per column', 'in each|every column'),
);

const growing: Rule<Ratio> = either(
  means<Ratio>(
    { op: '>=', leftTimes: 1, rightTimes: 1, plus: 0 },
    'never decreases|decrease|falls|fall|drops|drop|shrinks',
    'do not decrease|fall|drop',
  ),
  means<Ratio>({ op: '<=', leftTimes: 1, rightTimes: 1, plus: 0 }, 'never increases|increase|grows|grow|rises|rise'),
  means<Ratio>(
    { op: '>', leftTimes: 1, rightTimes: 1, plus: 0 },
    'increases|increase|grows|grow|rises|rise',
    'strictly increases|increase',
    'goes|go up',
  ),
  means<Ratio>(
    { op: '<', leftTimes: 1, rightTimes: 1, plus: 0 },
    'decreases|decrease|falls|fall|shrinks',
    'strictly decreases|decrease',
    'goes|go down',
  ),
);

const directionOf: Rule<{ readonly shape: 'row' | 'column'; readonly way: 'down' | 'up' }> = either(
  means(
    { shape: 'row' as const, way: 'down' as const },
    'from top to bottom',
    'row by row from top to bottom',
    'from each row to the next',
    'from each row to the next one? below',
    'from row to row',
  ),
  means({ shape: 'row' as const, way: 'up' as const }, 'from bottom to top'),
  means(
    { shape: 'column' as const, way: 'down' as const },
    'from left to right',
    'from each column to the next',
    'from column to column',
  ),
  means({ shape: 'column' as const, way: 'up' as const }, 'from right to left'),
);

const equalRatio: Ratio = { op: '=', leftTimes: 1, rightTimes: 1, plus: 0 };
const moreOrFewer = phrase('more', 'fewer');

/** "One row has more reds than the other": of two. */
const moreThanTheOther: Rule<{ readonly shape: 'row' | 'column'; readonly which: TileCondition }> = rule(() =>
  seq(
    [
      oneLine,
      has,
      moreOrFewer,
      tilesNominal,
      notBefore(phrase('than the other one|row|column?'), 'one', 'two', 'three', 'row', 'column'),
    ],
    (shape, _, __, { which, each }) => (each === null ? { shape, which } : undefined),
  ),
);

const oneLine: Rule<'row' | 'column'> = either(
  means('row' as const, 'one row', 'one of the? two? rows'),
  means('column' as const, 'one column', 'one of the? two? columns'),
);

/** The rows (columns) that are meant; none where that depends on what is in them. */
function linesOf(of: LinePhrase, subset: readonly Cell[]): readonly Place[] {
  if (of.type === 'places') return of.joint === 'and' ? of.places : [];
  const isAll = of.which === null && !of.quantity.denied && of.quantity.kind === 'the';
  return isAll && (of.shape === 'row' || of.shape === 'column') ? shapeLines(of.shape, subset) : [];
}

/** Each colour is in all of them or in none. */
const sameColours = (places: readonly Place[]): Statement[] =>
  places.length < 2
    ? []
    : [conjunction(places.map((place, i) => everyColourThere(place, places[(i + 1) % places.length] ?? place)))];

/** Tile by tile, as "have the same colours" may be meant of two. */
const alikeInTurn = ([a, b, more]: readonly Place[], subset: readonly Cell[]): Statement[] =>
  a === undefined || b === undefined || more !== undefined ? [] : tileByTile(a, b, subset);

const everyColourThere = (from: Place, there: Place): Statement => ({
  type: 'colours',
  quantifier: every,
  among: colours,
  which: hasIt(some, at(from)),
  are: hasIt(some, at(there)),
});

const hasPlainly = either(
  phrase('has|contain'),
  seq([noVerb, phrase('', 'with')], () => null),
);
const eachHas = phrase('both|all has|contain', 'each has|contain');
const has = either(hasPlainly, eachHas);

/** Whether it is said of each by itself. */
const hasOfEach: Rule<boolean> = either(
  map(hasPlainly, () => false),
  map(eachHas, () => true),
);

const has2 = phrase('', 'has|contain');

/** "Does not have as many": fewer. */
const notRelated = (how: Ratio, left: Amount, right: Amount): Statement =>
  how.isPlain === true ? related({ ...how, op: '<' }, left, right) : deny(related(how, left, right));

/** "No column", where it is set against one that is named. */
const noLine: Rule<'row' | 'column'> = either(
  means('row' as const, 'no other? row'),
  means('column' as const, 'no other? column'),
);

const moreOrFewerThan: Rule<Ratio> = rule(() =>
  either(
    means<Ratio>({ op: '>', leftTimes: 1, rightTimes: 1, plus: 0 }, 'more'),
    means<Ratio>({ op: '<', leftTimes: 1, rightTimes: 1, plus: 0 }, 'fewer'),
  ),
);

const ratio: Rule<Ratio> = rule(() => either(moreThan, asMany));

/** "the same number of reds": what is counted, and how the counts stand to each other. */
const equally: Rule<readonly [Countable, Agreement]> = rule(() =>
  either(
    seqEach([sameOrNot, tilesNominal], (how, { which, each }) =>
      each === null ? [[tilesThat(which), how] as const] : [],
    ),
    seq(
      [sameOrNot, phrase('different|distinct? colours|colour')],
      (how) => [{ type: 'colours' as const, among: colours, are: hasIt(some) }, how] as const,
    ),
  ),
);

const sameOrNot: Rule<Agreement> = either(
  means<Agreement>(
    'equal',
    'the? same number|amount|count of',
    'an? equal number|numbers|amount of',
    'equally many',
    'the? same numbers of',
  ),
  means<Agreement>('different', 'different numbers of', 'a different number of', 'different amounts of'),
  means<Agreement>('not all equal', 'an? unequal number of'),
);

/** Of two rows it is clear; "unequal" of more can mean that no two, or that not all are alike. */
function agreeing(of: LinePhrase, what: Countable, how: Agreement): Statement[] {
  if (of.type === 'places') return of.joint === 'and' && of.places.length > 1 ? placesAgree(of.places, what, how) : [];
  const { shape, quantity, which } = of;
  if (which !== null) return [];
  const same = how === 'equal';
  const agree = (alike: boolean): Statement => ({ type: 'agree', shape, of: what, same: alike });
  if (quantity.denied && quantity.kind === 'bare') return [same ? agree(false) : agree(true)];
  if (quantity.kind === 'every' && quantity.denied) return same ? [deny(agree(true))] : [];
  if (quantity.kind === 'bare' || quantity.kind === 'counted') return someAgree(of, what, same);
  if (quantity.kind !== 'every' && quantity.kind !== 'the') return [];
  return how === 'not all equal' ? [agree(false), deny(agree(true))] : [agree(same)];
}

function placesAgree(places: readonly Place[], what: Countable, how: Agreement): Statement[] {
  if (what.type === 'tiles')
    return [
      numbersAgree(
        places.map((place) => allOf(what.which, at(place))),
        how,
      ),
    ];
  const [a, b, more] = places;
  if (what.type !== 'colours' || a === undefined || b === undefined || more !== undefined) return [];
  const same = compare(colourAmount(colours, at(a)), '=', colourAmount(colours, at(b)));
  return [denyIf(how !== 'equal', same)];
}

/** "Two rows have the same number of reds": some two do. */
function someAgree(
  { shape, quantity: { quantifier } }: { shape: Shape; quantity: Extract<LinePhrase, { type: 'shapes' }>['quantity'] },
  of: Countable,
  same: boolean,
): Statement[] {
  if (quantifier.type !== 'number' || quantifier.min !== 2 || quantifier.max !== null) return [];
  return [deny({ type: 'agree', shape, of, same: !same })];
}

const sameOrDifferent: Rule<Agreement> = either(
  means<Agreement>('equal', 'is the same', 'is equal', 'agree'),
  means<Agreement>('different', 'is different', 'differ'),
);

const oftenInEach: Rule<Agreement> = either(
  means<Agreement>('equal', 'the same number of times', 'equally often', 'an equal number of times', 'just as often'),
  means<Agreement>('different', 'a different number of times'),
);

// --- the row with the most

interface Most {
  readonly how: Ratio;
  readonly of: CountedIn;
}

const mostOrFewest: Rule<Ratio> = either(
  means<Ratio>({ op: '>', leftTimes: 1, rightTimes: 1, plus: 0 }, 'most', 'largest|highest number of'),
  means<Ratio>({ op: '<', leftTimes: 1, rightTimes: 1, plus: 0 }, 'fewest', 'smallest|lowest number of'),
);

const ofAllLines = phrase('', 'of all rows|columns', 'of all the? rows|columns', 'of any row|column');

/** "the row with the most reds"; "with more reds" of two */
const rowWithMost: Rule<Most & { readonly shape: 'row' | 'column' }> = rule(() =>
  either(
    ...(['row', 'column'] as const).flatMap((shape) => [
      seq([phrase(`the ${shape} with|containing the`), mostOrFewest, countedIn], (_, how, of) => ({ shape, how, of })),
      seq([phrase(`the ${shape} with|containing`), moreThan, countedIn, thereAre(2, shape)], (_, how, of) => ({
        shape,
        how,
        of,
      })),
    ]),
  ),
);

/** The rows (columns) besides this one. */
function otherLinesOf(place: Place, subset: readonly Cell[]): readonly Place[] {
  const shape = shapeOf(place);
  const isSame = (other: Place) => subset.every((cell) => isAt(place, cell, subset) === isAt(other, cell, subset));
  return shape === null ? [] : shapeLines(shape, subset).filter((other) => !isSame(other));
}

/** More than in each other line. */
function mostOf(place: Place, { how, of, subset }: Most & { readonly subset: readonly Cell[] }): Statement[] {
  const others = otherLinesOf(place, subset);
  return others.length === 0 ? [] : [conjunction(others.map((other) => related(how, of(place), of(other))))];
}

/** "a colour in common", "exactly one common colour" */
const commonColours: Rule<Quantity> = rule(() =>
  either(
    seq([determiner, phrase('colour|colours in common')], (many) => many),
    seq([determiner, phrase('common colour|colours')], (many) => many),
    seq([phrase('colours in common')], () => quantity(some, 'some')),
  ),
);

/** The line, and the one that is named after it in short. */
const inBoth = (
  here: Place,
  of: (shape: 'row' | 'column', first: Place) => Place | null,
): (readonly [TileCondition, TileCondition])[] => {
  const shape = shapeOf(here);
  const there = shape === null ? null : of(shape, here);
  return there === null ? [] : [[at(here), at(there)]];
};

/** "is greater than", "equals", "is twice", "exceeds": how one number stands to another. */
const numbersRelate: Rule<Ratio> = rule(() =>
  either(
    seq([phrase('is'), ratioWords], (_, how) => how),
    means<Ratio>(
      { op: '=', leftTimes: 1, rightTimes: 1, plus: 0 },
      'equal',
      '=',
      'match',
      'is equal to',
      'is the same as',
    ),
    means<Ratio>({ op: '>', leftTimes: 1, rightTimes: 1, plus: 0 }, 'exceed', '>'),
    means<Ratio>({ op: '<', leftTimes: 1, rightTimes: 1, plus: 0 }, '<'),
    seq([phrase('is exactly?'), factor], (_, times) => ({ op: '=' as const, plus: 0, ...times })),
    seq(
      [phrase('is'), difference, means(1, 'more|greater|larger|higher than')],
      (_, { op, n }): Ratio => ({
        op,
        leftTimes: 1,
        rightTimes: 1,
        plus: n,
      }),
    ),
  ),
);

const ratioWords: Rule<Ratio> = rule(() =>
  either(
    means<Ratio>({ op: '>', leftTimes: 1, rightTimes: 1, plus: 0 }, 'greater|larger|higher|bigger|more than'),
    means<Ratio>({ op: '<', leftTimes: 1, rightTimes: 1, plus: 0 }, 'fewer|smaller|lower than'),
    means<Ratio>({ op: '=', leftTimes: 1, rightTimes: 1, plus: 0 }, 'the same as', 'equal to'),
  ),
);

/** "The two rows have no colour in common": no colour is in both. */
function sharing(of: LinePhrase, { quantifier, denied }: Quantity): Statement[] {
  if (!isCounting(quantifier)) return [];
  const inAll =
    of.type === 'places'
      ? of.joint === 'and'
        ? inPlaces(of.places)
        : null
      : of.which === null && ['every', 'the'].includes(of.quantity.kind) && !of.quantity.denied
        ? inShapes(of.shape)
        : null;
  return inAll === null
    ? []
    : [denyIf(denied, { type: 'colours', quantifier, among: colours, which: null, are: inAll })];
}

const inPlaces = (places: readonly Place[]): Statement | null =>
  places.length < 2
    ? null
    : { type: 'and', of: places.map((place): Statement => ({ type: 'within', place, is: hasIt(some) })) };

const inShapes = (shape: Shape): Statement => ({
  type: 'shapes',
  shape,
  quantifier: every,
  which: null,
  are: hasIt(some),
});

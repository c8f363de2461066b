import { type Cell, type Colour, colours } from '../grid';
import { either, list, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { cellName, colour, plural } from './colours';
import { colourAmount, type Ratio, related, tilesAmount } from './comparisons';
import {
  type Amount,
  allOf,
  anyTile,
  conjunction,
  disjunction,
  notOf,
  ofColours,
  type Statement,
  sumOf,
  type TileCondition,
} from './meaning';
import { type Nominal, tilesNominal } from './nominals';

// What is compared, and with what.

/** Amounts that a phrase can mean, and how many of them it is compared with: their sum, or each. */
export interface Sides {
  readonly type: 'sum' | 'each' | 'any';
  readonly of: readonly Amount[];
  /** "blue tiles next to a green one": what the tiles stand to. */
  readonly near?: TileCondition;
  /** "blue or green", each by itself. */
  readonly isApart?: true;
  /** "more red than blue tiles": the noun, and what follows it, is of both. */
  readonly isNounShared?: boolean;
}

const only = (amount: Amount): Sides => ({ type: 'sum', of: [amount] });

function ofNominal({ which, each, near }: Nominal): Sides[] {
  if (each !== null) return (['sum', 'each'] as const).map((type) => ({ type, of: each.map(tilesAmount) }));
  const whole: Sides = { ...only(tilesAmount(which)), ...(near === undefined ? {} : { near }) };
  return [whole, ...ofSeveralColours(which)];
}

/** "more than blue or green": than both together, than each, or than one of them. */
function ofSeveralColours(which: TileCondition): Sides[] {
  const found = coloursOf(which);
  if (found === null || found.own.length < 2) return [];
  const of = found.own.map((one) => tilesAmount(allOf(ofColours([one]), found.rest)));
  return [
    { type: 'each', of, isApart: true },
    { type: 'any', of, isApart: true },
  ];
}

export const together = phrase(
  'together',
  'combined',
  'taken together',
  'put together',
  'added together',
  'added up',
  'in total',
  'in all',
  'in sum',
);

/** The right side of a comparison; its verb may be said again ("than green does"). */
export const otherSide: Rule<Sides> = rule(() => seq([sideWithout, phrase('', 'do', 'is', 'has')], (of) => of));

const sideWithout: Rule<Sides> = rule(() =>
  either(
    seqEach([phrase('', 'there is', 'of', 'those of', 'the'), tilesNominal], (_, of) =>
      of.other || (of.noun === 'tile' && of.which.type === 'any') ? [] : ofNominal(of),
    ),
    seqEach([phrase('', 'there is'), tilesNominal, together], (_, of) =>
      ofNominal(of).filter(({ type }) => type === 'sum'),
    ),
    seqEach([tilesNominal, phrase('and'), tilesNominal, together], (a, _, b) =>
      a.each === null && b.each === null
        ? [{ type: 'sum' as const, of: [tilesAmount(a.which), tilesAmount(b.which)] }]
        : [],
    ),
    seq([list(plural, phrase(',')), phrase('and', ', and'), plural, together], (some, _, last) => ({
      type: 'sum' as const,
      of: [...some, last].map((each) => tilesAmount(ofColours([each]))),
    })),
    seqEach([phrase('the'), tilesNominal, together], (_, { each }) =>
      each === null ? [] : [{ type: 'sum' as const, of: each.map(tilesAmount) }],
    ),
    seqEach([phrase('both'), colour, phrase('and'), colour, phrase('tiles?', '')], (_, a, __, b) => [
      { type: 'each' as const, of: [a, b].map((each) => tilesAmount(ofColours([each]))) },
    ]),
    seq([phrase('either'), colour, phrase('or'), colour, phrase('tiles?', '')], (_, a, __, b) => ({
      type: 'each' as const,
      of: [a, b].map((each) => tilesAmount(ofColours([each]))),
    })),
    map(colourSide, only),
    map(colourOfCell, (as) => only(tilesAmount({ type: 'sameColour', as }))),
    map(
      phrase(
        'different|distinct? colours',
        'different|distinct? colours present|used',
        'there is different|distinct? colours present|used',
      ),
      () => only(colourAmount()),
    ),
  ),
);

/** "the colour of A1", "A1's colour" */
export const colourOfCell: Rule<Cell> = rule(() =>
  either(
    seq([phrase('the? colour of', 'that of'), cellName], (_, cell) => cell),
    seq([cellName, phrase('colour')], (cell) => cell),
  ),
);

const colourSide: Rule<Amount> = seq([phrase('the colour'), colour], (_, of) => tilesAmount(ofColours([of])));

/** "than any other colour", "than all other tiles together", "than the rest": of the left side's colours. */
export const others: Rule<'each' | 'sum'> = rule(() => either(otherColours, notSaidOfALine(anyOthers)));

/** "The top row has more reds than the others": the other rows; "more red than any other" may be colours as well. */
const notSaidOfALine =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    isSaidOfALine(chart.words.slice(0, at).map(({ text }) => text)) ? [] : one(chart, at);

function isSaidOfALine(before: readonly string[]): boolean {
  const verb = before.findLastIndex((text) => /^(?:has|contain|with|containing)$/.test(text));
  const [subject, said] = [before.slice(0, Math.max(verb, 0)), before.slice(verb + 1)];
  const isOfColour = colours.some((colour) => colour === said.at(-2));
  const isOneClause = !said.some((text) => /^(?:and|or|but|,)$/.test(text));
  return !isOfColour && isOneClause && subject.some((text) => partOfTheGrid.test(text));
}

const partOfTheGrid = /^(?:row|column|line|square|corner|edge|centre)s?$/;

const anyOthers: Rule<'each' | 'sum'> = either(
  means('each' as const, 'any other', 'each of the others', 'all others'),
  means(
    'sum' as const,
    'the rest',
    'the rest combined|together',
    'all the rest',
    'all the? others combined|together',
    'the others combined|together',
    'all others',
    'everything else',
    'all the? other tiles',
    'other tiles',
    'the other tiles',
    'the rest of the tiles',
    'all the? other tiles together|combined',
    'all the? other tiles put|taken|added together',
    'all other tiles',
  ),
);

const otherColours: Rule<'each' | 'sum'> = either(
  means(
    'each' as const,
    'any other colour|colours',
    'every other colour',
    'each other colour',
    'each of the other colours|three?',
    'each|any|all of the other three colours',
    'tiles of any other colour',
    'of any other colour',
    'tiles of every other colour',
    'all other colours',
    'all the other colours',
    'any other coloured tiles',
    'the other colours',
  ),
  means(
    'sum' as const,
    'all other colours combined|together',
    'all the? other colours combined|together',
    'tiles of all the? other colours',
    'tiles of all the? other colours combined|together',
    'tiles of other colours',
    'all the? tiles of other colours',
    'non',
    'all other colours put together',
    'the other three? colours combined|together',
    'not',
  ),
);

export function comparedWith(how: Ratio, left: Amount, { type, of }: Sides): Statement {
  if (type === 'sum') return related(how, left, sumOf(...of));
  const each = of.map((right) => related(how, left, right));
  return type === 'each' ? conjunction(each) : disjunction(each);
}

/** With all other colours than these, each or together: in the same place, where one is named, or anywhere. */
export function comparedWithOthers(how: Ratio, which: TileCondition, kind: 'each' | 'sum'): Statement[] {
  const found = coloursOf(which);
  if (found === null) return [];
  const { own, rest } = found;
  const left = tilesAmount(which);
  const others = colours.filter((other) => !own.includes(other));
  const withOthers = (where: TileCondition): Statement[] => [
    comparedWith(how, left, {
      type: kind,
      of:
        kind === 'each'
          ? others.map((other) => tilesAmount(allOf(ofColours([other]), where)))
          : [tilesAmount(allOf(notOf(ofColours(own)), where))],
    }),
  ];
  return rest.type === 'any' ? withOthers(anyTile) : [...withOthers(rest), ...withOthers(anyTile)];
}

/** The colours a phrase speaks of, and what else it says. */
export function coloursOf(
  which: TileCondition,
): { readonly own: readonly Colour[]; readonly rest: TileCondition } | null {
  if (which.type === 'colour') return { own: which.colours, rest: anyTile };
  if (which.type !== 'and') return null;
  const named = which.of.find((part) => part.type === 'colour');
  return named === undefined ? null : { own: named.colours, rest: allOf(...which.of.filter((part) => part !== named)) };
}

export const againstAllOthers = (
  how: Ratio,
  { which, each, other }: Nominal,
  _: null,
  kind: 'each' | 'sum',
): Statement[] => (each === null && !other ? comparedWithOthers(how, which, kind) : []);

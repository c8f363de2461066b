import { colours } from '../grid';
import { barely, either, list, map, means, notBefore, optional, phrase, type Rule, rule, seq, seqEach } from './chart';
import { coloursExist, coloursPhrase } from './colour-phrases';
import { allColours, anyColour, plural } from './colours';
import { comparisons } from './comparisons';
import { linesExist, linesOfOneColour, missingOf } from './line-verbs';
import { linePhrase } from './lines';
import {
  allOf,
  anyTile,
  at,
  atMost,
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
  type Place,
  type Relation,
  type Statement,
  some,
  type TileCondition,
} from './meaning';
import { tilesNominal } from './nominals';
import { type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import {
  alsoFor,
  countedNumber,
  determiner,
  isDeniedToo,
  numberAfter,
  numeral,
  type Quantity,
  quantity,
} from './numbers';
import { pairPhrase, pairsExist } from './pairs';
import { inPlace } from './places';
import { tileVerb } from './predicates';
import { allAlike, exist, saidOf, saidOfBoth } from './tile-clauses';

// What there is, or what a row contains: tiles, colours, pairs, rows, comparisons, and lists of them.

/** One thing that there is, with what is needed to read the next one in a list by it. */
interface Item {
  readonly are: Statement;
  readonly phrase: TilesPhrase | null;
  readonly isLine: boolean;
}

const only = (are: Statement): Item => ({ are, phrase: null, isLine: false });

const item: Rule<Item> = rule(() =>
  either(
    seqEach([tilesPhrase], (of) => exist(of).map((are) => ({ are, phrase: of, isLine: false }))),
    seqEach([coloursPhrase], (of) => coloursExist(of).map(only)),
    seqEach([coloursPhrase, phrase('missing|absent|lacking')], (of) => missingOf(of).map(only)),
    seqEach([bareTile], (of) => exist(of).map((are) => ({ are, phrase: of, isLine: false }))),
    seqEach([pairPhrase], (of) => pairsExist(of).map(only)),
    seqEach([linePhrase], (of) => linesExist(of).map((are) => ({ are, phrase: null, isLine: true }))),
    seqEach([linePhrase, phrase('of|in|with|having the? same colour')], (of) =>
      linesOfOneColour(of).map((are) => ({ are, phrase: null, isLine: true })),
    ),
    seqEach([tilesPhrase, togetherVerb], (of, verb) =>
      of.noun === 'none' && ['every', 'no'].includes(of.quantity.kind) ? [] : saidOf(of, verb).map(only),
    ),
    seqEach([tilesPhrase, alikeVerb, inPlace], (of, verb, place) =>
      of.noun === 'tiles' && of.which.type === 'any' ? saidOf({ ...of, which: at(place) }, verb).map(only) : [],
    ),
    seqEach([tilesPhrase, phrase('and'), tilesPhrase, phrase('that|which?'), togetherVerb], (a, _, b, __, verb) =>
      saidOfBoth(a, b, verb).map(only),
    ),
    map(comparisons, only),
    seq([either(numeral, threeOrNone), phrase('consecutive'), tilesNominal], (many, _, { which, each, noun }) =>
      each === null && noun !== 'tile' && which.type !== 'any' && (many === 3 || many === 0)
        ? only({
            type: 'shapes',
            shape: 'three',
            quantifier: many === 0 ? none : some,
            which: count(every, which),
            are: null,
          })
        : undefined,
    ),
    seq(
      [
        phrase(
          'three tiles? in a row|line of one|the same|a single colour',
          'three of one|the same|a single colour in a row|line',
        ),
      ],
      () => only({ type: 'shapes', shape: 'three', quantifier: some, which: allAlike(anyTile), are: null }),
    ),
    seq([determiner, phrase('straight? line|lines of three'), tilesNominal], (many, _, { which, each }) =>
      each === null && !many.denied && isCounting(many.quantifier)
        ? only({ type: 'shapes', shape: 'three', quantifier: many.quantifier, which: count(every, which), are: null })
        : undefined,
    ),
    seqEach([determiner, phrase('matching', 'same coloured', 'identically coloured'), tilesNominal], (many, _, one) =>
      (many.kind === 'bare' || many.kind === 'counted') && one.noun === 'tiles' && one.each === null && !one.other
        ? saidOf(
            { ...theTiles, quantity: many, which: one.which },
            { type: 'alike', same: true, denied: false, all: false },
          ).map(only)
        : [],
    ),
    map(onlyThings, only),
    map(theseColours, only),
    map(ofEachColour, only),
    map(groups, only),
    seq([oneOrNo, phrase('majority colour', 'colour in the majority')], (denied) =>
      only(denyIf(denied, majorityColour)),
    ),
    seq([phrase('either'), item, phrase('or'), item], (_, a, __, b) => only(disjunction([a.are, b.are]))),
  ),
);

/** "red tile", without an article */
const bareTile: Rule<TilesPhrase> = rule(() =>
  seqEach([tilesNominal], ({ which, each, noun, other }) =>
    noun === 'tile' && each === null && !other && which.type === 'colour' && which.colours.length === 1
      ? [{ ...theTiles, which, noun, quantity: quantity(some, 'plural') }]
      : [],
  ),
);

const threeOrNone: Rule<number> = means(0, 'no three');

/** "exactly the colours red and blue": those and no other. */
const theseColours: Rule<Statement> = rule(() =>
  seq([phrase('exactly|only|just the colours', 'exactly|only|just the two|three colours'), allColours], (_, of) =>
    conjunction([count(every, ofColours(of)), ...of.map((one) => count(some, ofColours([one])))]),
  ),
);

/** "two red tiles that are adjacent", "three tiles of the same colour", "two reds next to each other" */
const togetherVerb = rule(() =>
  seqEach([phrase('', 'that', 'which', 'of', 'with'), either(tileVerb, barely(tileVerb))], (_, verb) =>
    verb.type === 'is' || verb.type === 'exist' || verb.type === 'connected' ? [] : verb.denied ? [] : [verb],
  ),
);

const alikeVerb = rule(() => seqEach([togetherVerb], (verb) => (verb.type === 'alike' ? [verb] : [])));

/** "only red tiles"; whether "only red and blue" takes both for granted people see differently. */
const onlyThings: Rule<Statement> = rule(() =>
  either(
    seq(
      [
        phrase('only', 'just', 'nothing but', 'exclusively', 'no tiles but', 'no colour|colours but'),
        anyColour,
        phrase('tiles?', 'ones'),
      ],
      (_, of) => count(every, ofColours(of)),
    ),
    seq(
      [phrase('only', 'just', 'nothing but', 'exclusively', 'no tiles but'), plural, phrase('or'), plural],
      (_, a, __, b) => count(every, ofColours([a, b])),
    ),
    seqEach(
      [
        phrase(
          'only',
          'just',
          'nothing but',
          'exclusively',
          'no colour|colours but|except',
          'no colour|colours other than',
        ),
        allColours,
        phrase('tiles?'),
      ],
      (_, of) => [
        count(every, ofColours(of)),
        conjunction([count(every, ofColours(of)), ...of.map((one) => count(some, ofColours([one])))]),
      ],
    ),
    seq([phrase('no colours? other than', 'no colour except|but'), anyColour], (_, of) => count(every, ofColours(of))),
  ),
);

/** "one tile of each colour", "tiles of three colours" */
const ofEachColour: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [numberOfThem, phrase('of|with|in'), phrase('the same colour', 'one colour', 'a single colour')],
      (many): Statement[] => [{ type: 'colours', quantifier: some, among: colours, which: null, are: hasIt(many) }],
    ),
    seq([determiner, tilesNominal, ofEvery], (many, { which }): Statement | undefined =>
      isCounting(many.quantifier) && !many.denied
        ? { type: 'colours', quantifier: every, among: colours, which: null, are: hasIt(many.quantifier, which) }
        : undefined,
    ),
    seqEach(
      [determiner, tilesNominal, ofEvery, either(means(false, 'except', 'but'), means(true, 'other than')), anyColour],
      (many, { which }, _, isOpen, not): Statement[] => {
        if (!isCounting(many.quantifier) || many.denied) return [];
        const are = hasIt(many.quantifier, which);
        const among = colours.filter((one) => !not.includes(one));
        const others: Statement = { type: 'colours', quantifier: every, among, which: null, are };
        return isOpen ? [others] : [others, conjunction([others, count(none, allOf(which, ofColours(not)))])];
      },
    ),
    seq([determiner, ofEvery], (many): Statement | undefined => everyColour(many)),
    seq([numeral, phrase('tiles?', 'tile'), ofEvery, numberAfter], (n, _, __, of): Statement | undefined =>
      everyColour(quantity(of(n), 'counted')),
    ),
    seqEach(
      [
        determiner,
        phrase('tile?', 'tiles'),
        phrase('of any one? single? colour', 'is of any one? single? colour', 'share any one? single? colour'),
      ],
      ({ quantifier, denied, kind }) =>
        kind !== 'counted' || denied || quantifier.type !== 'number' || quantifier.min > 0
          ? []
          : [{ type: 'colours', quantifier: every, among: colours, which: null, are: hasIt(quantifier) } as const],
    ),
    seqEach([phrase('tiles of|in|with'), coloursPhrase], (_, of) => coloursExist(of)),
    seqEach([phrase('each|every colour')], (): Statement[] => [
      { type: 'colours', quantifier: every, among: colours, which: null, are: hasIt(some) },
    ]),
    seqEach([phrase('all the? colours', 'all four colours', 'all of the colours')], (): Statement[] => [
      { type: 'colours', quantifier: every, among: colours, which: null, are: hasIt(some) },
    ]),
  ),
);

/** "at least three": so many that can be of one colour. */
const numberOfThem = rule(() =>
  seqEach([countedNumber], (many) => (many.type === 'number' && many.max === null && many.min > 1 ? [many] : [])),
);

const ofEvery = phrase(
  'of each|every colour',
  'of all four? colours',
  'for|per|in each colour',
  'of each of the colours',
  'per colour',
);

const everyColour = ({ quantifier, denied }: Quantity): Statement | undefined =>
  isCounting(quantifier) && !denied
    ? { type: 'colours', quantifier: every, among: colours, which: null, are: hasIt(quantifier) }
    : undefined;

const majorityColour: Statement = {
  type: 'colours',
  quantifier: some,
  among: colours,
  which: null,
  are: hasIt({ type: 'share', part: 1, of: 2, op: '>' }),
};

/** "a connected group of three red tiles" */
const groups: Rule<Statement> = rule(() =>
  either(
    seq([oneOrNo, connectedGroup, groupSize, tilesNominal], (denied, how, size, { which, each }) =>
      each === null ? denyIf(denied, count(some, { type: 'group', how, size, which })) : undefined,
    ),
    seq([groupSizeBefore, connection, tilesNominal], (size, how, { which, each }) =>
      each === null && which.type !== 'any' ? count(some, { type: 'group', how, size, which }) : undefined,
    ),
    seq(
      [
        oneOrNo,
        connectedGroup,
        groupSize,
        phrase('tiles', ''),
        phrase('of the same colour', 'of one colour', 'sharing a colour', 'in the same colour'),
      ],
      (denied, how, size) => denyIf(denied, sameGroup(how, size)),
    ),
  ),
);

export const sameGroup = (how: Relation, size: Quantity['quantifier']): Statement => ({
  type: 'colours',
  quantifier: some,
  among: colours,
  which: null,
  are: count(some, { type: 'group', how, size, which: { type: 'ofIt' } }),
});

const oneOrNo: Rule<boolean> = either(means(false, '', 'a', 'some', 'at least one'), means(true, 'no'));

export const connection: Rule<Relation> = either(
  means<Relation>('orthogonal', 'connected', 'orthogonally connected', 'contiguous'),
  means<Relation>('either', 'orthogonally or diagonally connected', 'connected orthogonally or diagonally'),
);

const connectedGroup: Rule<Relation> = rule(() =>
  seq([connection, phrase('group|cluster|region|block|area')], (how) => how),
);

const groupSize: Rule<Quantity['quantifier']> = rule(() =>
  either(
    seq([phrase('of'), groupSizeBefore], (_, size) => size),
    seq([phrase('of size'), groupSizeBefore, phrase('of?', '')], (_, size) => size),
  ),
);

const groupSizeBefore: Rule<Quantity['quantifier']> = rule(() =>
  either(
    map(countedNumber, (size) => size),
    map(numeral, (n): Quantity['quantifier'] => ({ type: 'number', min: n, max: null })),
  ),
);

// --- lists

const joints = either(
  means(',' as const, ',', ';'),
  means(
    'and' as const,
    'and',
    'and also',
    'but',
    'but also',
    'plus',
    'as well as',
    'along with',
    'together with',
    'and then',
    'yet',
  ),
  means('or' as const, 'or', 'or else'),
);

/** A list of what there is; the joint between all of them is one and the same. */
export const contents: Rule<Statement> = rule(() =>
  either(
    map(item, ({ are }) => are),
    seqEach([optional(phrase('both', 'either')), item, list(followed, phrase(''))], (_, first, rest) =>
      listed(first, rest),
    ),
    seq([phrase('neither'), item, phrase('nor', 'or'), item], (_, a, __, b) => conjunction([deny(a.are), deny(b.are)])),
    seq([item, phrase('but|and not', ', but not', ', not'), anyColour, phrase('', 'tiles')], (one, _, of) =>
      conjunction([one.are, count(none, ofColours(of))]),
    ),
    seq([phrase('neither'), anyOrNor, phrase('tiles|tile?')], (_, of) => count(none, ofColours(of))),
    seq([phrase('either'), item, phrase('or'), item], (_, a, __, b) => disjunction([a.are, b.are])),
    seqEach(
      [phrase('no more than'), numeral, tilesNominal, phrase('or'), numeral, tilesNominal],
      (_, n, a, __, m, b) =>
        a.each === null && b.each === null && !a.other && !b.other
          ? [conjunction([count(atMost(n), a.which), count(atMost(m), b.which)])]
          : [],
    ),
    seqEach([phrase('either?'), item, phrase('or'), countedAgain], (_, { are, phrase: of }, __, many) =>
      of === null || of.each !== null ? [] : exist({ ...of, quantity: many }).map((other) => disjunction([are, other])),
    ),
  ),
);

/** "either no red tiles or exactly three": the number alone. */
const countedAgain: Rule<Quantity> = rule(() =>
  notBefore(
    seq([countedNumber, phrase('', 'of them')], (many) => quantity(many, 'counted')),
    ...'red blue green yellow reds blues greens yellows tile tiles colour colours half third percent'.split(' '),
  ),
);

const anyOrNor = rule(() => seq([anyColour, phrase('nor'), anyColour], (a, _, b) => [...a, ...b]));

interface Followed {
  readonly joint: 'and' | 'or' | ',';
  /** With a comma before it. */
  readonly isApart: boolean;
  readonly item: Item;
}

const followed: Rule<Followed> = rule(() =>
  either(
    seq([joints, item], (joint, one) => ({ joint, isApart: false, item: one })),
    seq([phrase(','), joints, item], (_, joint, one) =>
      joint === ',' ? undefined : { joint, isApart: true, item: one },
    ),
  ),
);

/** "at most one red and one blue tile": the second number by the first one's word, or by itself. */
function listed(first: Item, rest: readonly Followed[]): Statement[] {
  const items = [first, ...rest.map((each) => each.item)];
  const joint = rest.at(-1)?.joint ?? 'and';
  if (items.some((each, i) => i > 0 && !canFollow(items.slice(0, i), each))) return [];
  if (rest.at(-1)?.isApart === true && joint === 'or' && rest.length < 2) return [];
  if (rest.some((each) => each.joint !== joint && (each.joint !== ',' || joint === ','))) return [];
  const join = joint === 'or' ? disjunction : conjunction;
  return [items, placed(items)].flatMap((each) =>
    each === null ? [] : (deniedAlike(each, joint) ?? byNumbers(each).map(join)),
  );
}

/** "not more than two reds or more than two blues": neither, or not both; null: no two are compared so. */
function deniedAlike(items: readonly Item[], joint: 'and' | 'or' | ','): Statement[] | null {
  const alike = items.map((each, i) => (isDeniedBy(items.slice(0, i), each) ? deny(each.are) : each.are));
  if (alike.every((each, i) => each === items[i]?.are)) return null;
  return [joint === 'or' ? conjunction(alike) : conjunction(items.map(({ are }) => are)), disjunction(alike)];
}

const isDeniedBy = (before: readonly Item[], { phrase: of }: Item): boolean =>
  of !== null && before.some((each) => each.phrase !== null && isDeniedToo(each.phrase.quantity, of.quantity));

/** As they are said, and by the number of an earlier one, or of the last. */
function byNumbers(items: readonly Item[]): Statement[][] {
  const plain = items.map(({ are }) => are);
  const last = items.slice(-1).filter((each) => each.phrase?.isSaidLast === true);
  const spread = items.map((each, i) => spreadOver([...last, ...items.slice(0, i)], each));
  return spread.every((each, i) => each === plain[i]) ? [plain] : [plain, spread];
}

/** "a red and a blue tile in row 1": the red one there too; null: it is said of all, or of none. */
function placed(items: readonly Item[]): Item[] | null {
  const there: Item[] = [];
  for (const each of [...items].reverse()) there.unshift(withPlaceOf(there[0], each));
  return there.every((each, i) => each === items[i]) ? null : there;
}

function withPlaceOf(next: Item | undefined, one: Item): Item {
  const place = placeIn(next?.phrase?.which);
  const { phrase: of } = one;
  if (place === null || of === null || of.each !== null || of.other || of.which.type !== 'colour') return one;
  const there = { ...of, which: allOf(of.which, place) };
  const are = exist(there)[0];
  return are === undefined ? one : { ...one, are, phrase: there };
}

/** Of "blue tiles in row 1": the row. */
function placeIn(which: TileCondition | undefined): TileCondition | null {
  if (which?.type !== 'and') return null;
  return which.of.find((one) => one.type === 'place' && linesOrCells.has(one.place.type)) ?? null;
}

const linesOrCells: ReadonlySet<Place['type']> = new Set([
  ...(['top', 'bottom', 'leftmost', 'rightmost', 'row', 'column', 'cells'] as const),
]);

/** "two red or blue tiles" is no list, and what a row holds belongs to the row. */
function canFollow(before: readonly Item[], { phrase: of, isLine }: Item): boolean {
  if (before.some((each) => each.isLine !== isLine)) return false;
  return of?.quantity.kind !== 'plural' || before.every((each) => each.phrase?.quantity.kind === 'plural');
}

function spreadOver(before: readonly Item[], { are, phrase: of }: Item): Statement {
  if (of === null) return are;
  for (const { phrase: earlier } of [...before].reverse()) {
    const many = earlier === null ? null : alsoFor(earlier.quantity, of.quantity);
    if (many !== null) return exist({ ...of, quantity: many })[0] ?? are;
  }
  return are;
}

/** A colour by itself says too little. */
export const countedContents: Rule<Statement> = rule(() => notColourFirst(contents));

const notColourFirst =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    /^(?:red|blue|green|yellow|tile)s?$/.test(chart.words[at]?.text ?? '') ? [] : one(chart, at);

import { barely, type Chart, either, list, map, phrase, type Rule, rule, seqEach } from './chart';
import type { Clause } from './clauses';
import type { Joint, Together } from './leaning';
import {
  allOf,
  anyOf,
  anyTile,
  at,
  conjunction,
  count,
  isCounting,
  isDenial,
  notOf,
  partsOf,
  type Quantifier,
  type Statement,
  type TileCondition,
} from './meaning';
import { type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import { alsoFor, type Quantity } from './numbers';
import { type TileVerb, tileVerb } from './predicates';
import { saidOf, settledBy } from './tile-clauses';

// "All", "each", "none", "at least one" by themselves, after something was spoken of: of those, not of all tiles
// ("there are two reds and each is next to a blue").

/** What is said of so many of those that were spoken of; several things, each of so many ("one in row 1, one in row 2"). */
export interface OfThose {
  readonly type: 'of those';
  readonly said: readonly SaidOfSome[];
}

interface SaidOfSome {
  readonly many: Quantity;
  readonly verb: TileVerb;
}

export const saidOfThose: Rule<OfThose> = rule(() =>
  unlessTold(map(list(saidOfSome, phrase(',? and|but', ',')), (said): OfThose => ({ type: 'of those', said }))),
);

/** What begins so has its own subject: nothing is tried. */
const unlessTold =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    /^(?:there|it|they|the|[(]|[A-D][1-4]|(?:red|blue|green|yellow|tile|row|column|colour)s?)$/.test(
      chart.words[at]?.text ?? '',
    )
      ? []
      : one(chart, at);

const saidOfSome: Rule<SaidOfSome> = rule(() =>
  either(
    seqEach([alone, withoutNoun(tileVerb)], (many, verb) => [{ many, verb }]),
    seqEach([alone, withoutNoun(barely(tileVerb))], (many, verb) => (isOfColour(verb) ? [] : [{ many, verb }])),
  ),
);

/** "All blue tiles in the right column" is no "all" by itself. */
const withoutNoun =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    nouns.test(chart.words[at]?.text ?? '') ? [] : one(chart, at);

const nouns = /^(?:(?:red|blue|green|yellow|corner|edge|tile|one)s?|a|centre|border)$/;

const alone: Rule<Quantity> = (chart, at) =>
  map(tilesPhrase, (one) => (one.isAlone === true ? one.quantity : undefined))(chart, at);

/** "is red", "is not red or blue": what may be said of other tiles than those that were spoken of. */
const isOfColour = (verb: TileVerb): boolean => verb.type === 'is' && isColour(verb.so);

export function isColour(so: TileCondition): boolean {
  if (so.type === 'and' || so.type === 'or') return so.of.every(isColour);
  return so.type === 'not' ? isColour(so.of) : so.type === 'colour';
}

/** What is said of "all" or "none" by itself, where it can only be of all the tiles. */
export const notOfThose =
  (one: Rule<Clause>): Rule<Clause> =>
  (chart, at) =>
    one(chart, at).filter(({ value: { subject, verb } }) => {
      const isOfAll = subject?.isAlone !== true || verb === null || isOfAllTiles(chart, at, verb);
      if (!isOfAll) chart.misfits.add(ofWhichMisfit);
      return isOfAll;
    });

const ofWhichMisfit =
  'What comes later does not say of which tiles it is: write “no red tile”, “each tile” or the like.';

const isOfAllTiles = (chart: Chart, at: number, verb: TileVerb): boolean =>
  isOfColour(verb) ? !isAfterLines(chart, at) : isOfAllHere(chart, at, verb);

/** "One row is red and one is blue": another row. */
const isAfterLines = ({ words }: Chart, at: number): boolean =>
  words.slice(0, at).some(({ text }, i) => lines.test(text) && howMany.test(words[i - 1]?.text ?? ''));

const lines = /^(?:rows?|columns?|lines?|pairs?|colours?|squares?|2x2|diagonals?)$/;
const howMany = /^(?:no|one|two|three|four|some|every|each|all|any|a|both|several|only)$/;

const isOfAllHere = ({ words }: Chart, at: number, verb: TileVerb): boolean => {
  const before = words.slice(0, at).map(({ text }) => text);
  const isLikened = verb.type === 'alike' || (verb.type === 'is' && isLikeNamed(verb.so));
  return !before.some((text) => several.test(text)) && (isLikened ? !namesTwo(before) : !namesOne(before));
};

const isLikeNamed = (so: TileCondition): boolean =>
  so.type === 'not' ? isLikeNamed(so.of) : so.type === 'sameColour' && so.as !== 'it';

const several =
  /^(?:reds|blues|greens|yellows|tiles?|ones?|corners?|edges?|rows?|columns?|neighbours?|colours?|diagonals?|all|each|none|some)$/;
const named = /^(?:[A-D][1-4]|red|blue|green|yellow)$/;
const namesOne = (before: readonly string[]): boolean => before.some((text) => named.test(text));
const namesTwo = (before: readonly string[]): boolean => before.filter((text) => /^[A-D][1-4]$/.test(text)).length > 1;

/** The second part, of each of the things that it may be of. */
export function ofThose(before: Clause, { said }: OfThose, joint: Joint): Together[] {
  return thoseOf(before, { said, joint }).flatMap((those) => {
    const parts = said.map((each) => waysOf(before, { ...each, those, joint }));
    return inEveryWay(parts).map((second) => ({ first: before.is, second: conjunction(second) }));
  });
}

const inEveryWay = (parts: readonly (readonly Statement[])[]): (readonly Statement[])[] =>
  parts.reduce<(readonly Statement[])[]>((ways, part) => ways.flatMap((way) => part.map((one) => [...way, one])), [[]]);

interface Those {
  readonly which: TileCondition;
  readonly each: readonly TileCondition[] | null;
}

const those = (which: TileCondition, each: Those['each'] = null): Those => ({ which, each });

interface Said {
  readonly said: readonly SaidOfSome[];
  readonly joint: Joint;
}

/** What was spoken of, in each way; nothing where that was no set of tiles. */
function thoseOf({ is, subject, verb }: Clause, said: Said): Those[] {
  if (subject === null || verb === null)
    return said.joint === 'and' || said.joint === 'if' ? ofWhatThereIs(is, said) : [];
  if (subject.other || subject.isRest || verb.type === 'exist') return [];
  if (subject.cells !== null) return ofNames(subject, { verb, ...said });
  if (subject.which.type === 'any') return ofSomeTiles(subject, { verb, ...said });
  return ofSuchTiles(subject, { verb, ...said });
}

type Spoken = Said & { readonly verb: TileVerb };

/** "A1 and B1 match and at least one is ...": of those two, or of all; what matches does not do so again. */
function ofNames({ cells, which }: TilesPhrase, { verb, said }: Spoken): Those[] {
  const isAgain = verb.type === 'alike' && said.some((each) => each.verb.type === 'alike');
  return cells === null || cells.length < 2 ? [] : [...(isAgain ? [] : [those(which)]), those(anyTile)];
}

/** "Exactly two tiles are red and each is ...": of those two; as many again may be any. */
function ofSomeTiles({ quantity: many }: TilesPhrase, { verb, said, joint }: Spoken): Those[] {
  if (['every', 'the', 'no'].includes(many.kind)) return many.denied ? [] : [those(anyTile)];
  if (verb.type !== 'is' || verb.denied || many.denied || joint === 'or' || joint === 'iff') return [];
  const isAgain = said.some((each) => each.verb.type === 'alike' || isAsMany(many, each.many));
  return [those(verb.so), ...(isAgain ? [those(anyTile)] : [])];
}

/** "Two ... and two ...", "some ... and some ..." */
function isAsMany({ quantifier: a, kind: first }: Quantity, { quantifier: b, kind: next }: Quantity): boolean {
  if (['every', 'no'].includes(next)) return false;
  return a.type === 'number' && b.type === 'number' && first !== 'some' ? b.min >= a.min : first === next;
}

/** "There are two reds and one is ...", "all reds are ... and one is ...": of the reds, or of those of them that are so. */
function ofSuchTiles({ which, each, quantity: { kind, denied } }: TilesPhrase, { verb, said, joint }: Spoken): Those[] {
  const isThere = verb.type === 'is' && verb.so.type === 'any';
  const isElsewhere = isSaidWhere(said);
  const own = isElsewhere ? those(wherever(which)) : those(which, each);
  if (denied) return [];
  if (kind === 'no') return isThere && joint !== 'or' ? [] : [own];
  if (isThere) return joint === 'and' || joint === 'if' ? [own] : [];
  if (kind === 'every' || kind === 'the') return [own];
  if (verb.type !== 'is' || joint === 'or' || joint === 'iff') return [];
  const so = verb.denied ? notOf(verb.so) : verb.so;
  return isElsewhere && isPlaced(so) ? [own] : [those(allOf(own.which, so)), own];
}

const isPlace = ({ type }: TileCondition): boolean => type === 'place' || type === 'cells';
const isPlaced = (so: TileCondition): boolean => partsOf(so).some(isPlace);

/** "A red in row 1 and one in row 2": another place than that of the first. */
const wherever = (which: TileCondition): TileCondition => allOf(...partsOf(which).filter((part) => !isPlace(part)));

const isSaidWhere = (said: readonly SaidOfSome[]): boolean =>
  said.some(({ verb }) => verb.type === 'is' && isPlaced(verb.so));

function ofWhatThereIs(is: Statement, { said }: Said): Those[] {
  const found = thoseIn(is);
  return isSaidWhere(said) ? found.map(({ which }) => those(wherever(which))) : found;
}

/** Of what there is: "row 1 has two reds", "there are reds and blues", "there are more reds than blues". */
function thoseIn(is: Statement): Those[] {
  if (is.type === 'within')
    return thoseIn(is.is).flatMap(({ which }) => [those(allOf(at(is.place), which)), those(at(is.place))]);
  if (is.type === 'compare') {
    const [one, other] = [is.left, is.right].map(({ terms }) => anyOf(...terms.flatMap(({ of }) => tilesIn(of))));
    return one === undefined || other === undefined || isNothing(one) || isNothing(other)
      ? []
      : [those(one), those(anyOf(one, other))];
  }
  const parts = (is.type === 'and' ? is.of : [is]).map((part) =>
    part.type === 'tiles' && isCounting(part.quantifier) && !isDenial(part) ? part.which : null,
  );
  const sets = parts.flatMap((part) => (part === null ? [] : [part]));
  return sets.length < parts.length ? [] : [those(anyOf(...sets), sets.length === 2 ? sets : null)];
}

const tilesIn = (of: { readonly type: string; readonly which?: TileCondition }): TileCondition[] =>
  of.type === 'tiles' && of.which !== undefined ? [of.which] : [];

const isNothing = (condition: TileCondition): boolean => condition.type === 'or' && condition.of.length === 0;

/** What is said of so many of those; a bare number as it stands, or by the first one's word. */
function waysOf(
  { subject }: Clause,
  { many, verb, those: { which, each }, joint }: SaidOfSome & { readonly those: Those; readonly joint: Joint },
): Statement[] {
  if (isOfColour(verb) && (which.type === 'any' || (verb.type === 'is' && settledBy(which, verb.so) !== null)))
    return [];
  const also = subject === null ? null : alsoFor(subject.quantity, many);
  const phrases = [many, ...(also === null ? [] : [also])].flatMap((quantity): TilesPhrase[] => [
    { ...theTiles, which, quantity },
    ...(verb.type === 'mutual' && each !== null ? [{ ...theTiles, which, each, quantity }] : []),
  ]);
  const ofSome = subject === null || joint !== 'and' ? [] : soManyOf(subject.quantity, { many, verb, which });
  return [...phrases.flatMap((one) => saidOf(one, verb)), ...ofSome];
}

/** "There are two reds, each next to a blue": two such ones, of which there may be more. */
function soManyOf(
  { quantifier, kind, denied }: Quantity,
  { many, verb, which }: SaidOfSome & { readonly which: TileCondition },
): Statement[] {
  const isOpen = isOpenNumber(quantifier) && ['bare', 'counted'].includes(kind) && !denied;
  const isOfEach = ['every', 'no'].includes(many.kind) && !many.denied;
  if (!isOpen || !isOfEach || verb.type !== 'is' || verb.denied || which.type === 'any') return [];
  return [count(quantifier, allOf(which, many.kind === 'no' ? notOf(verb.so) : verb.so))];
}

const isOpenNumber = (quantifier: Quantifier): boolean =>
  quantifier.type === 'number' && quantifier.max === null && quantifier.min > 1;

import { areAdjacent, type Cell } from '../grid';
import {
  barely,
  either,
  ifThereIs,
  list,
  map,
  means,
  notBefore,
  noVerb,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import type { Clause } from './clauses';
import { cellName } from './colours';
import { deniedWays, type LineVerb, lineVerb, saidOfLines } from './line-verbs';
import { type LinePhrase, linePhrase } from './lines';
import {
  allOf,
  anyOf,
  anyTile,
  at,
  atLeast,
  conjunction,
  count,
  deny,
  denyIf,
  every,
  exactly,
  inCells,
  isCounting,
  isDenial,
  none,
  notOf,
  type Place,
  partsOf,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { type BesideIt, neighboursOfIt } from './neighbours';
import { tilesNominal } from './nominals';
import { cellList, knownCells, type TilesPhrase, theTiles, tilesPhrase } from './noun-phrases';
import { alsoFor, countedNumber, determiner, numeral, type Quantity, quantity } from './numbers';
import { type OfThose, ofThose, saidOfThose } from './of-those';
import { isAll } from './of-tiles';
import { theSubset } from './over-lines';
import { allOfThem, lineBeside, shapeOf, shortLine } from './places';
import { type TileVerb, tileVerb } from './predicates';
import { oneBeside } from './references';
import { allAlike, exist, onlyThese, pairsAre, saidOf, settledBy } from './tile-clauses';
import { thereIs } from './what-there-is';

// A second clause that leans on the one before: what it leaves out is taken from there.

/**
 * `same`: "B1 is not", "so do A2 and B2", "neither is C1": what was said, of others; `own`: "the rest are blue"; `there`:
 * "there are no other red tiles"; `line`: "so is the right one", "row 2 has none"; `it`: "it is in the top row", "they are
 * adjacent"; `beside`: "all its neighbours are yellow"; `many`: "there are at least two"; `only`:
 * "it is the only yellow tile".
 */
export type Second =
  | {
      readonly type: 'same';
      readonly subject: TilesPhrase;
      readonly denied: boolean;
      readonly also?: boolean;
      /** "Nor is B1 or C1": where what was said is that something is not so. */
      readonly isNeither?: true;
    }
  | { readonly type: 'own'; readonly subject: TilesPhrase; readonly verb: TileVerb }
  | { readonly type: 'there'; readonly subject: TilesPhrase; readonly denied: boolean }
  | { readonly type: 'unlike'; readonly cell: Cell }
  /** `also`: "row 2 does too", "so does row 2". */
  | {
      readonly type: 'line';
      readonly of: LineAgain;
      readonly denied: boolean;
      readonly many: Quantity | null;
      readonly also?: boolean;
      /** "Neither has column A": of them, too, it is not so. */
      readonly isNeither?: true;
    }
  /** "but neither has a blue tile": of the rows that were spoken of */
  | { readonly type: 'same lines'; readonly verb: LineVerb }
  /** "the row above is all red" */
  | { readonly type: 'line of its own'; readonly of: LineBeside; readonly verb: LineVerb }
  | { readonly type: 'it'; readonly verb: TileVerb; readonly isMany: boolean }
  | OfThose
  /** "one of them is red" */
  | { readonly type: 'of them'; readonly many: Quantity; readonly verb: TileVerb }
  /** "or neither is": none of those of which something else was said of all. */
  | { readonly type: 'none of them'; readonly many: 2 | null; readonly subset: readonly Cell[] }
  /** No verb: not so. */
  | { readonly type: 'other lines'; readonly shape: 'row' | 'column'; readonly verb: LineVerb | null }
  /** `denied`: "it is not the only yellow tile"; no tiles: "the only one". */
  | { readonly type: 'only'; readonly which: TileCondition | null; readonly denied: boolean }
  | { readonly type: 'many'; readonly many: Quantity; readonly denied: boolean }
  /** "the tile below it is blue": how it stands to that tile. */
  | { readonly type: 'next'; readonly how: Relation; readonly verb: Extract<TileVerb, { type: 'is' }> }
  /** No verb: the same as before. */
  | {
      readonly type: 'beside';
      readonly of: BesideIt;
      readonly verb: TileVerb | null;
      readonly subset: readonly Cell[];
    };

/** How the second part hangs on the first. */
export type Joint = 'and' | 'or' | 'if' | 'iff';

/** What the second part says, and the first as it has to be understood with it. */
export interface Together {
  readonly first: Statement;
  readonly second: Statement;
}

export function saidTogether(before: Clause, second: Second, joint: Joint): Together[] {
  if (second.type === 'line') return lineAgain(before, second);
  if (second.type === 'line of its own') return ownLine(before, second);
  if (second.type === 'same lines') return sameLines(before, second);
  if (second.type === 'other lines') return otherLines(before, second);
  if (second.type === 'of them') return someOfThem(before, second, joint);
  if (second.type === 'none of them') return joint === 'or' ? orNoneOfThem(before, second) : [];
  if (second.type === 'of those') return ofThose(before, second, joint);
  if (second.type === 'it') return ofIt(before, second, joint);
  if (second.type === 'beside') return besideIt(before, second);
  if (second.type === 'many') return thereAreMany(before, second, joint);
  if (second.type === 'next') return besideThat(before, second, joint);
  if (second.type === 'unlike') return unlikeThose(before, second.cell);
  if (second.type === 'only') return theOnlyOne(before, second);
  const leans = second.subject.isRest || second.subject.other;
  if (second.type === 'same' && second.also === true && isDenied(before)) return [];
  if (second.type === 'same' && second.isNeither === true && isSaidToBeNot(before)) return [];
  if (second.type === 'same' && !leans)
    return sameSaid(before, { ...second, joint }).map((is) => ({ first: before.is, second: is }));
  return leans ? ofTheRest(before, second, joint) : [];
}

/** "A1 is not red", "has no red neighbour": nothing that another tile is "too". */
function isDenied({ verb: said }: Clause): boolean {
  const verb = said === null ? null : withDenialOutside(said);
  return verb !== null && 'denied' in verb && verb.denied;
}

/** "has no red neighbour", "is neither red nor blue" as what it has not: what another one does. */
function withDenialOutside(verb: TileVerb): TileVerb {
  if (verb.type !== 'is') return verb;
  const so = contraryInside(verb.so);
  return so === null ? verb : { ...verb, so, denied: !verb.denied };
}

function contraryInside(so: TileCondition): TileCondition | null {
  const isNone = so.type === 'adjacent' && so.quantifier.type === 'number' && so.quantifier.max === 0;
  if (isNone) return { ...so, quantifier: some };
  const parts = so.type === 'and' ? so.of.flatMap((part) => (part.type === 'not' ? [part.of] : [])) : [];
  return so.type === 'and' && parts.length === so.of.length ? anyOf(...parts) : null;
}

/** "is red and not next to a blue tile": of which another one may be the one, or both. */
const isPartlyDenied = (so: TileCondition): boolean =>
  (so.type === 'and' || so.type === 'or') && so.of.some((part) => part.type === 'not' || contraryInside(part) !== null);

/** "A1 is not-red", of which the denial would be that something is red. */
const isSaidToBeNot = ({ verb }: Clause): boolean => verb?.type === 'is' && verb.so.type === 'not';

/** "A1 and B1 match and C1 is different": from those. */
function unlikeThose({ is, subject, verb }: Clause, cell: Cell): Together[] {
  const [first, ...more] = subject?.cells ?? [];
  if (first === undefined || more.length === 0 || more.includes(cell) || first === cell) return [];
  if (subject?.joint !== 'and' || verb?.type !== 'alike' || !verb.same || verb.denied) return [];
  const differs = tilesAre(every, { which: inCells([cell]), are: notOf({ type: 'sameColour', as: first }) });
  return [{ first: is, second: differs }];
}

type OwnSecond = Exclude<
  Second,
  {
    type:
      | 'unlike'
      | 'line'
      | 'line of its own'
      | 'same lines'
      | 'other lines'
      | 'it'
      | 'of them'
      | 'none of them'
      | 'of those'
      | 'next'
      | 'beside'
      | 'many'
      | 'only';
  }
>;

/** "There is a red tile and it is in the top row": that one; "if there is a red tile, it is ...": each of them. */
function ofIt(before: Clause, { verb, isMany }: Extract<Second, { type: 'it' }>, joint: Joint): Together[] {
  const { subject, is } = before;
  if (subject === null || before.verb === null || before.isSeveral === true) return [];
  if (joint === 'or' && subject.cells === null) return [];
  if (joint === 'iff' && subject.cells === null) return [];
  if (isMany && joint === 'and' && verb.type === 'connected') {
    const all = suchOfSeveral(before);
    return all === null
      ? []
      : [{ first: is, second: denyIf(verb.denied, { type: 'connected', how: verb.how, which: all }) }];
  }
  if (subject.cells !== null && verb.type === 'is' && verb.so.type === 'cells') return [];
  const those = meantBy(before, isMany);
  if (those === null) return [];
  const { which, many } = those;
  if (isMany && verb.type === 'mutual') {
    if (many !== 2 && (many !== null || joint !== 'and')) return [];
    const second = pairOfThem(verb.how, { are: which, many: verb.denied ? none : some });
    return [is, ...(many === null ? [count(exactly(2), which)] : [])].map((first) => ({ first, second }));
  }
  const isSome = many === null && joint === 'and';
  if (isSome && verb.type !== 'is') return [];
  if (isSome && isMany) return bothOfThem(before, { which, verb });
  const kind = isSome ? 'some' : 'the';
  const one: TilesPhrase = { ...theTiles, which, quantity: quantity(isSome ? some : every, kind) };
  return saidOf(one, verb).map((second) => ({ first: is, second }));
}

/** "There are two reds and they are in column A": two that are there, or all the reds. */
const bothOfThem = (
  { is }: Clause,
  { which, verb }: { which: TileCondition; verb: Extract<Second, { type: 'it' }>['verb'] },
): Together[] =>
  verb.type === 'is' && verb.denied && verb.all
    ? []
    : [quantity(atLeast(2), 'counted'), quantity(every, 'the')].flatMap((many) =>
        saidOf({ ...theTiles, which, quantity: many }, verb).map((second) => ({ first: is, second })),
      );

/** "A1 and B1 differ and one of them is red": of those two; "there are reds and all of them are ...": of the reds. */
function someOfThem(before: Clause, { many, verb }: Extract<Second, { type: 'of them' }>, joint: Joint): Together[] {
  if (before.isSeveral === true) return [];
  const which =
    suchTiles(before, joint, many.denied && many.kind === 'bare') ?? (isOfEach(many) ? null : themOf(before, joint));
  if (which === null || isSettled(which, verb)) return [];
  return saidOf({ ...theTiles, which, quantity: many }, verb).map((second) => ({ first: before.is, second }));
}

const isOfEach = ({ kind }: Quantity): boolean => !['bare', 'counted', 'some', 'no'].includes(kind);

/** "Both corners are red or neither is": none of the same tiles. */
function orNoneOfThem(
  { is, subject, verb }: Clause,
  { many, subset }: Extract<Second, { type: 'none of them' }>,
): Together[] {
  if (subject === null || verb?.type !== 'is' || verb.denied || subject.other || subject.isRest) return [];
  const isOfAll = ['every', 'the'].includes(subject.quantity.kind) && !subject.quantity.denied;
  const those = subject.cells ?? knownCells(subject.which, subset);
  if (
    !isOfAll ||
    subject.joint === 'or' ||
    those === null ||
    those.length < 2 ||
    (many ?? those.length) !== those.length
  )
    return [];
  return [{ first: is, second: tilesAre(none, { which: subject.which, are: verb.so }) }];
}

/** "There are at least two reds": all the reds; null where it speaks of something else. */
function suchOfSeveral({ subject, verb }: Clause): TileCondition | null {
  const isThere = verb?.type === 'exist' || (verb?.type === 'is' && verb.so.type === 'any');
  if (subject === null || !isThere || subject.cells !== null || subject.each !== null || subject.quantity.denied)
    return null;
  const { quantifier } = subject.quantity;
  return quantifier.type === 'number' && quantifier.min > 0 && subject.which.type === 'colour' ? subject.which : null;
}

/** Of reds it goes without saying that they are red, not blue, and of one colour. */
const isSettled = (which: TileCondition, verb: TileVerb): boolean =>
  verb.type === 'alike'
    ? partsOf(which).some(({ type }) => type === 'colour')
    : verb.type === 'is' && settledBy(which, verb.so) !== null;

/** "There are reds", "some tiles are red": all that are so; null where it picks some of them, or is not certain. */
function suchTiles({ subject, verb }: Clause, joint: Joint, isOfNone = false): TileCondition | null {
  if (subject === null || verb === null || subject.cells !== null || subject.each !== null) return null;
  const { which, quantity: many } = subject;
  if (subject.other || subject.isRest || many.denied) return null;
  const isThere = verb.type === 'exist' || (verb.type === 'is' && verb.so.type === 'any');
  if (which.type === 'any' ? isThere : !isThere) return null;
  const isMost = !isThere && many.kind === 'share';
  const kinds =
    joint === 'or'
      ? ['no']
      : joint === 'iff'
        ? []
        : isOfNone
          ? ['counted']
          : ['plural', 'some', 'any', ...(isMost ? ['share'] : [])];
  if (!kinds.includes(many.kind) || ('denied' in verb && verb.denied)) return null;
  return isThere ? which : verb.type === 'is' ? verb.so : null;
}

/** The tiles that "them" are; null where that is not certain. */
function themOf({ subject, verb }: Clause, joint: Joint): TileCondition | null {
  if (subject === null || verb === null || subject.each !== null || subject.other || subject.isRest) return null;
  if (verb.type === 'is' && linkedTo(verb.so)?.length !== 0) return null;
  if (subject.cells !== null) return subject.cells.length > 1 ? inCells(subject.cells) : null;
  const { kind, quantifier, denied } = subject.quantity;
  if (denied) return null;
  if (['every', 'the'].includes(kind)) return subject.which.type === 'any' ? null : subject.which;
  const isExact = quantifier.type === 'number' && quantifier.min === quantifier.max && quantifier.min > 1;
  return isExact && verb.type === 'is' && !verb.denied && joint !== 'or' && joint !== 'iff'
    ? allOf(subject.which, verb.so)
    : null;
}

const pairOfThem = (how: Relation, { are, many }: { are: TileCondition; many: Quantifier }): Statement =>
  pairsAre(how, many, { type: 'both', are });

/** The tiles that "it" or "they" are, and how many there are where that is exact; null where nothing is spoken of. */
function meantBy({ subject, verb }: Clause, isMany: boolean): { which: TileCondition; many: number | null } | null {
  if (subject === null || verb === null || subject.quantity.denied) return null;
  const { cells, joint, quantity: said } = subject;
  if (cells !== null)
    return joint === 'and' && (cells.length === 1) !== isMany ? { which: subject.which, many: cells.length } : null;
  if (verb.type !== 'is' || verb.denied || subject.each !== null || said.quantifier.type !== 'number') return null;
  const { min, max } = said.quantifier;
  const which = allOf(subject.which, verb.so);
  if (max !== null) return min === max && min > 1 === isMany && min > 0 ? { which, many: min } : null;
  if (isMany) return said.kind === 'bare' && min === 2 ? { which, many: null } : null;
  return min === 1 && ['a', 'some', 'any', 'bare'].includes(said.kind) ? { which, many: null } : null;
}

/** "B2 is yellow and it is the only yellow tile" */
function theOnlyOne({ is, subject, verb }: Clause, { which, denied }: Extract<Second, { type: 'only' }>): Together[] {
  const so = which ?? (verb?.type === 'is' && !verb.denied && verb.so.type === 'colour' ? verb.so : null);
  if (subject?.cells?.length !== 1 || so === null) return [];
  const another = tilesAre(some, { which: notOf(subject.which), are: so });
  return [{ first: is, second: denied ? another : onlyThese(subject.which, so) }];
}

/** "If there are any red tiles, there are at least two" */
function thereAreMany(
  { is, subject, verb }: Clause,
  { many, denied }: Extract<Second, { type: 'many' }>,
  joint: Joint,
): Together[] {
  if (subject === null || verb?.type !== 'is' || verb.denied || subject.cells !== null || subject.each !== null)
    return [];
  if (many.kind !== 'counted' && many.kind !== 'bare') return [];
  if (['every', 'the'].includes(subject.quantity.kind) && !subject.quantity.denied && subject.which.type === 'colour')
    return [{ first: is, second: denyIf(denied !== many.denied, count(many.quantifier, subject.which)) }];
  const kinds = ['a', 'some', 'any', 'plural', 'bare', 'counted', ...(joint === 'or' ? ['no'] : [])];
  if (!kinds.includes(subject.quantity.kind) || subject.quantity.denied) return [];
  return [{ first: is, second: denyIf(denied !== many.denied, count(many.quantifier, allOf(subject.which, verb.so))) }];
}

/** "If B2 is yellow, all its neighbours are yellow" */
function besideIt(
  { is, subject, verb: first }: Clause,
  { of: { quantity: many, how, which, many: counted }, verb: own, subset }: Extract<Second, { type: 'beside' }>,
): Together[] {
  const verb = own ?? first;
  const [cell] = subject?.cells ?? [];
  if (counted !== undefined && (cell === undefined || neighboursAmong(cell, how, subset) !== counted)) return [];
  const it = theOneTile({ is, subject, verb: first }, own !== null);
  if (it === null || verb === null || (own === null && verb.type !== 'is')) return [];
  const near: TileCondition = { type: 'adjacent', how, among: 'tiles', quantifier: some, which: it };
  return saidOf({ ...theTiles, quantity: many, which: allOf(which, near) }, verb).map((second) => ({
    first: is,
    second,
  }));
}

/** The tile by its name, or the only one of its kind; null where there may be more. */
function theOneTile(before: Clause, mayBeUnnamed: boolean): TileCondition | null {
  if (before.subject?.cells != null) return before.subject.cells.length === 1 ? before.subject.which : null;
  const those = mayBeUnnamed ? meantBy(before, false) : null;
  return those?.many === 1 ? those.which : null;
}

/** How many neighbours of that kind a tile has. */
const neighboursAmong = (cell: Cell, how: Relation, subset: readonly Cell[]): number | null =>
  how === 'either' || how === 'orthogonal' || how === 'diagonal'
    ? subset.filter((other) => other !== cell && areAdjacent(cell, other, how)).length
    : null;

/** "A tile is red and the tile below it is blue": one and the same tile. */
function besideThat(before: Clause, { how, verb }: Extract<Second, { type: 'next' }>, joint: Joint): Together[] {
  const those = meantBy(before, false);
  if (those === null || joint === 'or' || (before.subject?.cells === null && joint !== 'and')) return [];
  const so = verb.denied ? notOf(verb.so) : verb.so;
  const near: TileCondition = { type: 'adjacent', how, among: 'tiles', quantifier: some, which: so };
  return [{ first: before.is, second: tilesAre(some, { which: those.which, are: near }) }];
}

/** "A1 is not red and B1 is" says that B1 is red, after "if" and "or", too; but "so is B1" that it is not. */
export function sameSaid(
  { verb: said, subject: before }: Clause,
  { subject, denied, joint, also }: { subject: TilesPhrase; denied: boolean; joint: Joint; also?: boolean },
): Statement[] {
  const verb = said === null ? null : withDenialOutside(said);
  if (verb === null || (verb.type === 'is' && verb.so.type === 'any')) return [];
  if (verb.type === 'is' && isPartlyDenied(verb.so)) return [];
  if (subject.quantity.kind === 'any' || subject.noun === 'colour') return [];
  const ofAll = before?.cells === null && before.which.type === 'any';
  const isSome =
    ofAll &&
    ((joint === 'and' && (denied || before.quantity.denied)) || isOtherBound(before.quantity, subject.quantity, joint));
  if (
    subject.noun === 'none' &&
    !['every', 'no', ...(isSome ? ['bare', 'counted', 'some', 'share'] : [])].includes(subject.quantity.kind)
  )
    return [];
  const isBothWays = verb.type === 'is' && verb.so.type === 'not' && (denied || joint === 'and' || also !== true);
  if (isBothWays) return [];
  const ofNone = denied && verb.type === 'is' && verb.all ? saidOf(subject, { ...verb, denied, all: false }) : [];
  return [...saidOf(subject, { ...verb, denied }), ...ofNone];
}

/** "More than one tile is red, but fewer than four are", "no tile is red, or at least three are": the other end of how many. */
function isOtherBound(first: Quantity, again: Quantity, joint: Joint): boolean {
  const [a, b] = [first.quantifier, again.quantifier];
  if (first.denied || again.denied || again.kind !== 'counted' || b.type !== 'number') return false;
  if (joint === 'or') return ['no', 'counted', 'every', 'bare'].includes(first.kind);
  const isFromBelow = a.type === 'number' && a.max === null && ['counted', 'bare', 'some', 'a'].includes(first.kind);
  const isFromAbove = a.type === 'number' && a.min === 0 && a.max !== null && a.max > 0;
  return joint === 'and' && ((isFromBelow && b.min === 0 && b.max !== null) || (isFromAbove && b.max === null));
}

/** "A1 is red and the rest are blue", "exactly two tiles are red and the others are green": all but those. */
function ofTheRest(before: Clause, second: OwnSecond, joint: Joint): Together[] {
  const those = spokenOf(before);
  if (those === null || mayBeSuchAnother(before, second)) return [];
  const of = meantByOthers(before, { second, which: those.which, joint });
  const many = joint === 'if' ? (those.many ?? numberPicked(before)) : those.many;
  if (of.length === 0 || !isLeftOver(second.subject, { ...those, many })) return [];
  return [anyTile, ...partSpokenOf(before)].flatMap((part) =>
    saidOfTheRest(withoutAll(before), second, { those, part, joint }).flatMap((one) =>
      of.map((way) => (way === 'not such' ? one : { ...one, second: besides(those, before, { one, way }) })),
    ),
  );
}

/** "Are both red and the others are not": none of the others is. */
const withoutAll = (one: Clause): Clause =>
  one.verb?.type === 'is' && one.verb.all ? { ...one, verb: { ...one.verb, all: false } } : one;

/** Just those that were picked, and what is said of all but them. */
function besides(
  { is, which }: Those,
  before: Clause,
  { one, way }: { one: Together; way: Exclude<OthersMeant, 'not such'> },
): Statement {
  const picked = numberPicked(before);
  const just = before.open === undefined && picked !== null ? count(exactly(picked), which) : is;
  return way === 'just those' ? just : conjunction([just, one.second]);
}

/** That what is not red is not red. */
export const isOfNone = (is: Statement): boolean =>
  is.type === 'tiles' &&
  is.are.type === 'not' &&
  partsOf(is.which).some((part) => JSON.stringify(part) === JSON.stringify(is.are));

/** "One", "a red tile", "at least two": of which there may be more; how many. */
export function numberPicked({ subject }: Clause): number | null {
  if (subject === null || subject.cells !== null || subject.quantity.denied) return null;
  const { kind, quantifier } = subject.quantity;
  const isOpen = quantifier.type === 'number' && quantifier.max === null && quantifier.min > 0;
  return isOpen && ['a', 'bare', 'some', 'any', 'counted'].includes(kind) ? quantifier.min : null;
}

/**
 * All that are not such ones, or all but those that were picked, which are then the only such ones; `just those`: nothing
 * else is said of the others.
 */
type OthersMeant = 'not such' | 'all but those' | 'just those';

/** "If one tile is red, the others are blue": all but that one; none where that is not certain. */
function meantByOthers(
  before: Clause,
  { second, which, joint }: { second: OwnSecond; which: TileCondition; joint: Joint },
): readonly OthersMeant[] {
  const { subject, open } = before;
  const isKnown = subject === null || subject.cells !== null || ['every', 'the'].includes(subject.quantity.kind);
  if (isKnown) return ['not such'];
  if (joint === 'or' || joint === 'iff') return [];
  const { kind } = subject.quantity;
  const isPicked = open !== undefined || numberPicked(before) !== null;
  if (!isPicked) return ['not such'];
  const said = othersAre(before, second, which);
  if (joint === 'and') return said === 'just not such' && ['counted', 'some', 'any'].includes(kind) ? [] : ['not such'];
  if (said === null || said === 'such') return said === null ? [] : ['not such'];
  if (said === 'just not such') return ['just those'];
  const isSeveral = (numberPicked(before) ?? 0) > 1;
  const isOfThose = kind === 'a' || (kind === 'bare' && !isSeveral) || (kind !== 'counted' && subject.noun === 'tile');
  if (open !== undefined || isOfThose || second.subject.besides !== undefined) return ['all but those'];
  return ['not such', 'all but those'];
}

/** Whether the others may be as those are, which makes no difference then, or cannot be; null where it is open. */
function othersAre(
  { verb: first }: Clause,
  second: OwnSecond,
  which: TileCondition,
): 'such' | 'not such' | 'just not such' | null {
  const { quantity: many, which: others } = second.subject;
  const verb = second.type === 'own' ? second.verb : first;
  const so = second.type === 'there' ? others : verb?.type === 'is' ? verb.so : null;
  const denied = second.type === 'own' ? verb?.type === 'is' && verb.denied : second.denied;
  if (so === null || (second.type === 'own' && verb?.type === 'is' && verb.denied && verb.all)) return null;
  const settled = settledBy(which, so);
  const isOfAll = ['every', 'the', 'no'].includes(many.kind) && !many.denied;
  if (!isOfAll) return settled === 'never' && !denied ? 'such' : null;
  const isNot = denied !== (many.kind === 'no');
  if (settled === null) return null;
  if ((settled === 'always') !== isNot) return 'such';
  if (second.type !== 'there' && others.type !== 'any') return null;
  return isNot ? 'just not such' : 'not such';
}

/** "Either one is red or the others are blue": of which others it is, nobody knows. */
export const areOthersUnclear = (before: Clause, second: Second, joint: Joint): boolean => {
  if (second.type !== 'own' && second.type !== 'same' && second.type !== 'there') return false;
  const those = second.subject.isRest || second.subject.other ? spokenOf(before) : null;
  return those !== null && meantByOthers(before, { second, which: those.which, joint }).length === 0;
};

/** "Exactly one corner tile is red and the others are blue": the other corner tiles, or all the others. */
function partSpokenOf({ subject }: Clause): TileCondition[] {
  if (subject === null || subject.cells !== null || ['every', 'the', 'no'].includes(subject.quantity.kind)) return [];
  const parts = partsOf(subject.which).filter(({ type }) => type === 'place' || type === 'cells');
  return parts.length === 0 ? [] : [allOf(...parts)];
}

function saidOfTheRest(
  before: Clause,
  second: OwnSecond,
  { those, part, joint }: { those: Those; part: TileCondition; joint: Joint },
): Together[] {
  const which = allOf(second.subject.which, part, notOf(those.which));
  const subject: TilesPhrase = { ...second.subject, isRest: false, other: false, which };
  const said =
    second.type === 'own'
      ? second.verb.type === 'exist'
        ? []
        : [
            ...(isUnlikeAlone(second.verb) ? [] : saidOf(subject, second.verb)),
            ...unlikeThat(before, which, second.verb),
          ]
      : second.type === 'same'
        ? sameSaid(before, { subject, denied: second.denied, joint })
        : exist(subject).map((is) => denyIf(second.denied, is));
  const one = isOfSomeOthers(second.subject) ? before.is : those.is;
  return said.map((is) => ({ first: one, second: is }));
}

/** "The others are a different colour": than what was spoken of, be it one colour or several. */
function unlikeThat({ subject, verb: said }: Clause, which: TileCondition, verb: TileVerb): Statement[] {
  if (verb.type !== 'alike' || verb.unlike === undefined || verb.denied || subject === null) return [];
  if (verb.unlike === 'open' && verb.all) return [];
  const those = subject.cells?.map((as): TileCondition => ({ type: 'sameColour', as })) ?? coloursSaid(said);
  if (those.length === 0) return [];
  const unlike = tilesAre(every, { which, are: notOf(anyOf(...those)) });
  return verb.unlike === 'open' ? [unlike] : [unlike, conjunction([unlike, allAlike(which)])];
}

const coloursSaid = (verb: Clause['verb']): readonly TileCondition[] =>
  verb?.type === 'is' && !verb.denied && verb.so.type === 'colour' ? [verb.so] : [];

/** "A different colour" is not said of several among themselves. */
const isUnlikeAlone = (verb: TileVerb): boolean => verb.type === 'alike' && verb.unlike === 'that' && !verb.denied;

/** "There is a red tile and another tile is not blue": which may be red as well. */
const mayBeSuchAnother = ({ subject }: Clause, second: OwnSecond): boolean =>
  subject !== null &&
  subject.cells === null &&
  ['a', 'some', 'bare', 'counted'].includes(subject.quantity.kind) &&
  exactNumber(subject.quantity.quantifier) === null &&
  isOfSomeOthers(second.subject) &&
  second.type === 'own' &&
  !(second.verb.type === 'is' && !second.verb.denied && second.verb.so.type === 'colour');

/** "Two other tiles", "another one": of which there may be more, as there may be of those before. */
const isOfSomeOthers = ({ isRest, quantity: { kind } }: TilesPhrase): boolean =>
  !isRest && ['bare', 'counted', 'a', 'some'].includes(kind);

/** "The other three": as many as are left besides those that were spoken of. */
const isLeftOver = ({ besides, ofAll }: TilesPhrase, { which, many }: Those): boolean =>
  besides === undefined || besides === (many ?? knownCells(which, ofAll ?? [])?.length);

/** "The top row has no reds, the other rows have no blues" */
function otherLines({ line }: Clause, { shape, verb }: Extract<Second, { type: 'other lines' }>): Together[] {
  if (line?.of.type !== 'places' || line.of.places.some((place) => shapeOf(place) !== shape)) return [];
  const which = notOf(anyOf(...line.of.places.map(at)));
  if (verb === null && line.verb.denied) return [];
  const { are, denied } = verb ?? { ...line.verb, denied: true };
  const others: Statement = {
    type: 'shapes',
    shape,
    quantifier: every,
    which: count(some, which),
    are: denyIf(denied, are),
  };
  return saidOfLines(line.of, line.verb).map((first) => ({ first, second: others }));
}

function lineAgain(
  { line }: Clause,
  { of, denied, many, also, isNeither }: Extract<Second, { type: 'line' }>,
): Together[] {
  if (line === undefined) return [];
  if (isNeither === true) return neitherLine(line, of);
  const again = typeof of === 'function' ? shortened(of, line.of) : of;
  const verb = verbAgainOf(line.verb, { denied, also });
  if (again === null || (many === null && verb === null)) return [];
  const ways = many !== null ? manyAgain(line.verb, many) : verb === null ? [] : verbAgainWays(line.verb, verb, again);
  return saidOfLines(line.of, line.verb).flatMap((first) =>
    ways.flatMap((way) => saidOfLines(again, way)).map((second) => ({ first, second })),
  );
}

/** "Row 1 has no red tile but row 2 does": what the first one has not; nothing has it "too". */
function verbAgainOf(verb: LineVerb, { denied, also }: { denied: boolean; also?: boolean }): LineVerb | null {
  const isNone = verb.are.type !== 'not' && isDenial(verb.are);
  const wasDenied = verb.denied || isNone;
  if (wasDenied && also === true) return null;
  if ((verb.are.type === 'and' || verb.are.type === 'or') && verb.are.of.some(isDenial)) return null;
  return { ...verb, are: isNone && !verb.denied ? deny(verb.are) : verb.are, denied };
}

/** "Some row has no red, and no column does": has some, or has none. "Neither red nor blue, but row 2 does": either, or both. */
function verbAgainWays(first: LineVerb, again: LineVerb, of: LinePhrase): LineVerb[] {
  if (again.denied) return deniedWays(again);
  if (!isSaidNot(first)) return [again];
  if (of.type !== 'places' || of.joint === 'nor') return [again, first];
  const { are } = first;
  return are.type === 'and' ? [again, { ...again, are: { ...are, of: are.of.map(deny) } }] : [again];
}

const listOf = <T>(one: T | null): T[] => (one === null ? [] : [one]);

/** "Row 1 has exactly two reds and row 2 has one": one at least, or just one. */
function manyAgain({ are, denied, isSpread }: LineVerb, many: Quantity): LineVerb[] {
  if (denied) return [];
  if (isSpread === true && are.type === 'and')
    return listOf(eachSoMany(are.of, many)).map((so) => ({ are: so, denied: many.denied }));
  const isExact = 'quantifier' in are && are.quantifier.type === 'number' && are.quantifier.min === are.quantifier.max;
  const first = isExact && !isDenial(are) ? alsoFor(quantity(are.quantifier, 'counted'), many) : null;
  return [many, ...listOf(first)].flatMap((each) =>
    listOf(soMany(are, each)).map((so) => ({ are: so, denied: each.denied })),
  );
}

/** "Row 3 has no blue and neither has row 1 or row 2": each of them has none. */
function neitherLine({ of: before, verb }: { of: LinePhrase; verb: LineVerb }, of: LineAgain): Together[] {
  const again = typeof of === 'function' ? shortened(of, before) : of;
  if (again === null || !isSaidNot(verb)) return [];
  const each: LinePhrase = again.type === 'places' ? { ...again, joint: 'and' } : again;
  return saidOfLines(before, verb).flatMap((first) => saidOfLines(each, verb).map((second) => ({ first, second })));
}

/** "has no blue", "has neither red nor blue", "is not all red" */
const isSaidNot = ({ denied, are }: LineVerb): boolean =>
  denied || isDenial(are) || (are.type === 'and' && are.of.every(isDenial));

/** "the row above", "the other column": by the line that was spoken of. */
type LineBeside = (shape: 'row' | 'column', first: Place) => Place | null;
type LineAgain = LinePhrase | LineBeside;

function shortened(of: LineBeside, first: LinePhrase): LinePhrase | null {
  const [place] = first.type === 'places' && first.places.length === 1 ? first.places : [];
  const shape = place === undefined ? null : shapeOf(place);
  const meant = place === undefined || shape === null ? null : of(shape, place);
  return meant === null ? null : { type: 'places', joint: 'and', places: [meant] };
}

/** "Both rows have a red tile but neither has a blue one" */
function sameLines({ line }: Clause, { verb }: Extract<Second, { type: 'same lines' }>): Together[] {
  if (line === undefined) return [];
  const { of } = line;
  const isAll =
    of.type === 'places'
      ? of.joint === 'and' && of.places.length > 1
      : of.which === null && !of.quantity.denied && ['every', 'the'].includes(of.quantity.kind);
  if (!isAll || line.verb.denied) return [];
  return saidOfLines(of, line.verb).flatMap((first) =>
    saidOfLines(noneOfLines(of), verb).map((second) => ({ first, second })),
  );
}

const noneOfLines = (of: LinePhrase): LinePhrase =>
  of.type === 'places' ? { ...of, joint: 'nor' } : { ...of, quantity: quantity(none, 'no') };

/** "The bottom row contains three colours and the row above contains a red" */
function ownLine({ line }: Clause, { of, verb }: Extract<Second, { type: 'line of its own' }>): Together[] {
  const beside = line === undefined ? null : shortened(of, line.of);
  if (line === undefined || beside === null) return [];
  return saidOfLines(line.of, line.verb).flatMap((first) =>
    saidOfLines(beside, verb).map((second) => ({ first, second })),
  );
}

/** "two reds ... and row 2 has one": the same counted anew. */
const soMany = (are: Statement, { quantifier }: Quantity): Statement | null => {
  if (are.type !== 'tiles' && are.type !== 'colours') return null;
  const isPlain = are.type === 'tiles' ? are.are.type === 'any' : are.which === null;
  return isPlain && isCounting(are.quantifier) && isCounting(quantifier) ? { ...are, quantifier } : null;
};

/** "at most one red and one blue ... and row 2 has one": one of each, where the number went for each. */
function eachSoMany(parts: readonly Statement[], many: Quantity): Statement | null {
  const each = parts.map((part) => soMany(part, many)).filter((part) => part !== null);
  return each.length < parts.length ? null : conjunction(each);
}

const isOrNot: Rule<boolean> = either(means(false, ''), means(true, 'not'));

/** "either A1 or B2", "neither A1 nor B2": which tile it is. */
const whichTile: Rule<Extract<TileVerb, { type: 'is' }>> = rule(() =>
  either(
    seq(
      [either(means(false, 'either?'), means(true, 'not')), list(cellName, phrase('or', ',', ', or'))],
      (denied, cells) => isOneOf(cells, denied),
    ),
    seq([phrase('neither'), list(cellName, phrase('nor', ',', ', nor'))], (_, cells) => isOneOf(cells, true)),
  ),
);

const isOneOf = (cells: readonly Cell[], denied: boolean): Extract<TileVerb, { type: 'is' }> => ({
  type: 'is',
  so: inCells(cells),
  denied,
  all: false,
});

export const second: Rule<Second> = rule(() =>
  either(
    seq(
      [tilesPhrase, phrase('is|do|has not either?', 'not')],
      (subject): Second => ({ type: 'same', subject, denied: true }),
    ),
    seq(
      [tilesPhrase, phrase('is|do|has', 'all|both is|do|has')],
      (subject): Second => ({ type: 'same', subject, denied: false }),
    ),
    seq(
      [tilesPhrase, phrase('is|do|has too', 'too', 'as well', 'likewise', 'also')],
      (subject): Second => ({ type: 'same', subject, denied: false, also: true }),
    ),
    seq(
      [
        phrase(
          'so is|do|has',
          'as is|do|has',
          'the? same goes|holds? for|of',
          'the? same is true for|of',
          'the? same applies to',
          'likewise|also',
        ),
        tilesPhrase,
      ],
      (_, subject): Second => ({ type: 'same', subject, denied: false, also: true }),
    ),
    seq([phrase('neither|nor is|do|has'), tilesPhrase], (_, subject): Second => noneOf(subject)),
    seqEach(
      [
        either(
          means(2 as const, 'neither', 'neither of them|these'),
          means(null, 'none', 'no one', 'none of them|these'),
        ),
        either(phrase('is|do|has'), noVerb),
        theSubset,
      ],
      (many, _, subset): Second[] => [{ type: 'none of them', many, subset }],
    ),
    notBefore(
      map(tilesPhrase, (subject): Second | undefined =>
        subject.quantity.kind === 'no' && subject.other ? { type: 'same', subject, denied: false } : undefined,
      ),
      'tiles',
      'tile',
      'ones',
    ),
    seqEach([tilesPhrase, either(tileVerb, barely(tileVerb))], (subject, verb): Second[] =>
      subject.isRest || subject.other ? [{ type: 'own', subject, verb }] : [],
    ),
    seq(
      [
        either(
          thereIs,
          seq([noVerb], () => false),
        ),
        tilesPhrase,
      ],
      (denied, subject): Second | undefined => (subject.other ? { type: 'there', subject, denied } : undefined),
    ),
    secondLine,
    seq(
      [phrase('they all', 'all of them', 'all tiles', 'all', 'every tile', 'all the tiles'), phrase('is|do|has')],
      (): Second => ({ type: 'same', subject: { ...theTiles, quantity: quantity(every, 'every') }, denied: false }),
    ),
    seqEach([oneBeside, tileVerb], (how, verb): Second[] => (verb.type === 'is' ? [{ type: 'next', how, verb }] : [])),
    seq(
      [
        cellName,
        phrase('is different', 'is not', 'do not', 'differ', 'is a different|another colour', 'is not that colour'),
      ],
      (cell): Second => ({
        type: 'unlike',
        cell,
      }),
    ),
    seqEach([phrase('both', 'all|both of them'), barely(tileVerb)], (_, verb): Second[] =>
      verb.type === 'is' && verb.so.type !== 'colour' ? [{ type: 'it', verb, isMany: true }] : [],
    ),
    seqEach(
      [
        either(
          means(false, 'it', 'that tile|one'),
          means(true, 'they', 'those|these|both tiles?', 'both', 'both of them|these|those'),
        ),
        verbOfIt,
      ],
      (isMany, verb): Second[] => [{ type: 'it', verb, isMany }],
    ),
    saidOfThose,
    ifThereIs(
      ['them', 'these', 'those'],
      seq([manyOfThem, verbOfIt], (many, verb): Second => ({ type: 'of them', many, verb })),
    ),
    seq([thereIs, determiner, phrase('', 'of them')], (denied, many): Second => ({ type: 'many', many, denied })),
    seq(
      [countedNumber, phrase('', 'of them', 'tiles of it')],
      (many): Second => ({
        type: 'many',
        many: quantity(many, 'counted'),
        denied: false,
      }),
    ),
    seqEach([phrase('it is'), isOrNot, phrase('the only'), tilesNominal], (_, denied, __, { which, noun }): Second[] =>
      which.type === 'any' || noun === 'tiles' ? [] : [{ type: 'only', which, denied }],
    ),
    seq(
      [phrase('it is'), isOrNot, phrase('the only one')],
      (_, denied): Second => ({ type: 'only', which: null, denied }),
    ),
    seq([phrase('it is'), whichTile], (_, verb): Second => ({ type: 'it', verb, isMany: false })),
    seqEach([neighboursOfIt, verbOfIt, theSubset], (of, verb, subset): Second[] => [
      { type: 'beside', of, verb, subset },
    ]),
    seq(
      [phrase('so is|do|has', 'as is|do|has'), neighboursOfIt, theSubset],
      (_, of, subset): Second => ({ type: 'beside', of, verb: null, subset }),
    ),
    seqEach([neighboursOfIt, phrase('is|do|has'), theSubset], (of, _, subset): Second[] =>
      of.quantity.kind === 'no' ? [{ type: 'beside', of, verb: null, subset }] : [],
    ),
  ),
);

const manyOfThem: Rule<Quantity> = rule(() =>
  either(
    seq([determiner, phrase('of them|these|those')], (many) => many),
    means(quantity(none, 'no'), 'none|neither of them|these|those', 'not any of them|these|those'),
    means(quantity(every, 'every'), 'every one of them|these|those'),
    seq([phrase('no'), numeral, phrase('of them|these|those')], (_, n) => quantity(atLeast(n), 'bare', true)),
  ),
);

/** "Neither is any other tile", "nor is B1 or C1": none of them. */
const noneOf = (subject: TilesPhrase): Second =>
  ['a', 'any', 'some'].includes(subject.quantity.kind)
    ? { type: 'same', subject: { ...subject, quantity: quantity(none, 'no') }, denied: false, isNeither: true }
    : { type: 'same', subject, denied: true };

const verbOfIt: Rule<TileVerb> = rule(() =>
  either(
    tileVerb,
    seq(
      [
        either(means(false, 'is'), means(true, 'is not')),
        either(
          map(cellName, (cell) => [cell]),
          cellList,
          theKnown,
        ),
      ],
      (denied, cells): TileVerb => ({ type: 'is', so: inCells(cells), denied, all: false }),
    ),
  ),
);

/** "they are the end tiles" */
export const theKnown: Rule<readonly Cell[]> = rule(() =>
  seqEach([phrase('the'), tilesNominal, theSubset], (_, { which, noun, other }, subset) => {
    const cells = noun === 'tiles' && !other && which.type !== 'any' ? knownCells(which, subset) : null;
    return cells === null || cells.length === 0 ? [] : [cells];
  }),
);

const secondLine: Rule<Second> = rule(() =>
  either(
    seq([lineBeside, lineVerb], (of, verb): Second => ({ type: 'line of its own', of, verb })),
    seq([phrase('neither', 'neither of them', 'none', 'none of them'), lineVerb], (_, verb): Second | undefined =>
      verb.denied ? undefined : { type: 'same lines', verb },
    ),
    ...(['row', 'column'] as const).flatMap((shape) => [
      seq(
        [phrase(`neither|none of the other ${shape}s`, `no other ${shape}`), lineVerb],
        (_, verb): Second => ({ type: 'other lines', shape, verb: { ...verb, denied: !verb.denied } }),
      ),
      seq(
        [phrase(`neither|none of the other ${shape}s`, `no other ${shape}|${shape}s`), phrase('is|do|has')],
        (): Second => ({ type: 'other lines', shape, verb: null }),
      ),
    ]),
    seq(
      [phrase('the|all other', 'all the other', 'every other'), means('row' as const, 'rows|row'), lineVerb],
      (_, shape, verb): Second => ({ type: 'other lines', shape, verb }),
    ),
    seq(
      [phrase('the|all other', 'all the other', 'every other'), means('column' as const, 'columns|column'), lineVerb],
      (_, shape, verb): Second => ({ type: 'other lines', shape, verb }),
    ),
    seq(
      [lineOrShort, either(means(false, 'is|do|has'), means(true, 'is|do|has too', 'too'))],
      (of, also): Second => ({ type: 'line', of, denied: false, many: null, also }),
    ),
    seq([lineOrShort, phrase('is|do|has not')], (of): Second => ({ type: 'line', of, denied: true, many: null })),
    seq(
      [phrase('so is|do|has', 'as is|do|has'), lineOrShort],
      (_, of): Second => ({ type: 'line', of, denied: false, many: null, also: true }),
    ),
    seq(
      [phrase('neither|nor is|do|has'), lineOrShort],
      (_, of): Second => ({
        type: 'line',
        of,
        denied: true,
        many: null,
        isNeither: true,
      }),
    ),
    seq(
      [lineOrShort, phrase('has|contain'), determiner],
      (of, _, many): Second => ({
        type: 'line',
        of,
        denied: false,
        many,
      }),
    ),
    seq(
      [lineOrShort, phrase('has|contain none', 'has|contain no one')],
      (of): Second => ({
        type: 'line',
        of,
        denied: false,
        many: quantity(none, 'no'),
      }),
    ),
  ),
);

const lineOrShort: Rule<LineAgain> = rule(() => either(linePhrase, shortLine, lineBeside));

export interface Those {
  readonly which: TileCondition;
  readonly is: Statement;
  /** How many they are, where that is known. */
  readonly many: number | 'half' | null;
}

/** The tiles the first part spoke of; a bare number of them is exact where the rest are spoken of. */
export function spokenOf({ is, subject, verb }: Clause): Those | null {
  if (subject === null || verb === null || verb.type === 'exist' || verb.type === 'line') return null;
  const { cells } = subject;
  const linked = verb.type === 'is' ? linkedTo(verb.so) : [];
  if (linked === null) return null;
  if (cells !== null)
    return subject.joint === 'and' && !subject.quantity.denied
      ? {
          which: linked.length === 0 ? subject.which : inCells([...cells, ...linked]),
          is,
          many: new Set([...cells, ...linked]).size,
        }
      : null;
  const isOfAll = subject.quantity.kind === 'the' && !subject.quantity.denied && subject.which.type !== 'any';
  if (verb.type === 'alike' && isOfAll && !verb.denied) return { which: subject.which, is, many: null };
  if (verb.type !== 'is' || verb.denied || linked.length > 0) return null;
  const which = allOf(subject.which, verb.so);
  const { kind, quantifier } = subject.quantity;
  if (kind === 'bare' || kind === 'a')
    return quantifier.type === 'number'
      ? { which, is: count(exactly(quantifier.min), which), many: quantifier.min }
      : null;
  if (kind === 'every' || kind === 'the')
    return { which: subject.which, is, many: kind === 'the' && subject.noun === 'tile' ? 1 : null };
  const many = exactNumber(quantifier);
  return kind === 'counted' || kind === 'share' || kind === 'some' ? { which, is, many } : null;
}

/** The tiles that something is said to be like, which were spoken of too; null where they have no names. */
function linkedTo(so: TileCondition): Cell[] | null {
  if (so.type === 'sameColour') return so.as === 'it' ? null : [so.as];
  if (so.type === 'not') return linkedTo(so.of);
  if (so.type === 'adjacent') return so.how === 'any' || linkedTo(so.which) === null ? null : [];
  if (so.type !== 'and' && so.type !== 'or') return [];
  const parts = so.of.map(linkedTo);
  return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
}

function exactNumber(quantifier: Quantifier): number | 'half' | null {
  if (quantifier.type === 'number') return quantifier.min === quantifier.max ? quantifier.min : null;
  const isHalf = quantifier.type === 'share' && quantifier.op === '=' && 2 * quantifier.part === quantifier.of;
  return isHalf ? 'half' : null;
}

const itHas: Rule<null> = ofTheSubset(phrase('it has'));

/** "It" is the subset, where no row or the like has been spoken of. */
export function ofTheSubset<T>(one: Rule<T>): Rule<T> {
  return (chart, at) =>
    chart.words.slice(0, at).some(({ text }) => /^(?:row|column|line|square)s?$/.test(text)) ? [] : one(chart, at);
}

const subsetHas: Rule<null> = rule(() =>
  either(
    seq([allOfThem, phrase('has|contain')], () => null),
    phrase('the subset has|contain'),
  ),
);

/** "exactly two red and the rest green", after what there is. */
export const existing: Rule<Clause> = rule(() =>
  notPartOfThose(
    seqEach([either(phrase('', 'there is', 'i|we has'), itHas, subsetHas), tilesPhrase], (_, subject) =>
      subject.each === null && subject.which.type !== 'any'
        ? exist(subject).map(
            (is): Clause => ({ is, subject, verb: { type: 'is', so: { type: 'any' }, denied: false, all: false } }),
          )
        : [],
    ),
  ),
);

/** "Two of the corner tiles" are so or so, but nothing that there is. */
const notPartOfThose =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => {
      const words = chart.words.slice(at, end).map(({ text }) => text);
      return !words.some((text, i) => text === 'of' && /^(?:the|these|those|my)$/.test(words[i + 1] ?? ''));
    });

/** "exactly one red, exactly one blue, the rest green": several things that there are, as one. */
export const severalExisting: Rule<Clause> = rule(() =>
  seqEach([existing, phrase(',', 'and', ', and'), either(existing, severalExisting)], (a, _, b) => togetherAs([a, b])),
);

/** What several parts say, each of so many tiles, as one. */
export function togetherAs(parts: readonly Clause[]): Clause[] {
  const those = parts.map(spokenOf).filter((each) => each !== null);
  const subject = parts[0]?.subject ?? null;
  if (those.length < parts.length || subject === null) return [];
  const many = those.map((each) => (typeof each.many === 'number' ? each.many : null));
  const total = many.reduce((sum, n) => (sum === null || n === null ? null : sum + n), 0);
  return [
    {
      is: conjunction(those.map(({ is }) => is)),
      subject: {
        ...subject,
        cells: null,
        which: anyOf(...those.map(({ which }) => which)),
        each: null,
        quantity: quantity(total === null ? some : exactly(total), 'counted'),
      },
      verb: isAll({ type: 'any' }),
      isSeveral: true,
      ...(parts.some((part) => numberPicked(part) !== null) ? { open: conjunction(parts.map(({ is }) => is)) } : {}),
    },
  ];
}

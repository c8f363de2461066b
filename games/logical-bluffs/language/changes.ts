import type { Cell } from '../grid';
import { either, given, list, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { cellName } from './colours';
import { chainOf } from './geometry';
import { none, type Quantifier, type Statement } from './meaning';
import { determiner, times } from './numbers';
import { allOfThem } from './places';
import { pairsAre } from './tile-clauses';
import { hasOrNot, thereIs } from './what-there-is';

// How often the colour changes from one tile to the next, where the tiles are a chain.

export const colourChanges: Rule<Statement> = rule(() =>
  either(
    seqEach([either(thereIs, subjectHas), soMany, alongIt, theSubset], (denied, many, _, subset) =>
      denied ? [] : changing(many, subset),
    ),
    seqEach([onTheWay, changed, theSubset], (isAlongIt, many, subset) =>
      isAlongIt(subset) ? changing(many(subset), subset) : [],
    ),
    seqEach(
      [phrase('the', ''), phrase('colour|colours'), phrase('change|changes|alternate'), atEachStep, alongIt, theSubset],
      (_, __, ___, ____, _____, subset) => changing({ type: 'number', min: subset.length - 1, max: null }, subset),
    ),
  ),
);

type IsAlong = (subset: readonly Cell[]) => boolean;

const walking = phrase('', 'reading|going|walking|moving|looking|counting|read|following');

/** "Going along the path C1, C2, B2,", "from A1 to A4", "starting at A1 and ending at C2,": all the way, from end to end. */
const onTheWay: Rule<IsAlong> = rule(() =>
  either(
    means<IsAlong>(isChain, ''),
    seq([walking, phrase('from? left to right', 'from right to left'), phrase(',?')], (): IsAlong => isChain),
    seq([walking, phrase('from? top to bottom', 'from bottom to top'), phrase(',?')], (): IsAlong => isChain),
    seq(
      [
        walking,
        phrase('along|down|across', 'from end to end'),
        phrase('', 'the|it row|column|line|path|chain?'),
        phrase(',?'),
      ],
      (): IsAlong => isChain,
    ),
    seq(
      [
        walking,
        phrase('along?'),
        phrase('the path|chain|line|tiles', ''),
        list(cellName, phrase(',', 'to', 'then')),
        phrase(',?'),
      ],
      (_, __, ___, named): IsAlong | undefined =>
        named.length < 3 ? undefined : (subset) => isWay(chainOf(subset), named),
    ),
    seq([phrase('from'), list(cellName, phrase(',', 'and', ', and')), phrase(',?')], (_, named): IsAlong | undefined =>
      named.length < 3 ? undefined : (subset) => isWay(chainOf(subset), named),
    ),
    seq(
      [
        phrase('', 'starting|beginning|going|walking|moving|reading'),
        phrase('from', 'at'),
        cellName,
        phrase('to', 'and ending|finishing at', 'and going|walking to'),
        cellName,
        phrase(',?'),
      ],
      (_, __, from, ___, to): IsAlong =>
        (subset) =>
          isWay([chainOf(subset)[0], chainOf(subset).at(-1)], [from, to]),
    ),
  ),
);

const isChain: IsAlong = (subset) => chainOf(subset).length > 1;

/** These tiles, from the one end or the other. */
const isWay = (chain: readonly (Cell | undefined)[], named: readonly Cell[]): boolean =>
  [named.join(), [...named].reverse().join()].includes(chain.join());

/** "the colour changes exactly once", "no colour follows itself", "it changes colour at every step". */
const changed: Rule<(subset: readonly Cell[]) => Quantifier> = rule(() =>
  either(
    means(
      atEveryStep,
      'no colour follow|follows itself',
      'no colour come|comes|appear twice in succession|sequence',
      'no colour is followed by itself',
      'the? colour|colours change|changes every|each step|time',
      'the? colour|colours change|changes at every|each step',
      'it|they|one change|changes colour at? every|each step',
      'the path|line|chain|row|column change|changes colour at? every|each step',
      'no two successive|consecutive tiles match',
    ),
    seqEach(
      [
        phrase(
          'the? colour|colours change|changes',
          'the? path|line|chain|row|column|it change|changes colour|colours?',
        ),
        times,
      ],
      (_, { quantifier, denied }) => (denied || quantifier.type !== 'number' ? [] : [() => quantifier]),
    ),
    means(() => none, 'the? colour never change|changes', 'the? colour do not change'),
  ),
);

const atEveryStep = ({ length }: readonly Cell[]): Quantifier => ({ type: 'number', min: length - 1, max: null });

/** "3 colour changes", without a verb. */
export const soManyChanges: Rule<Statement> = rule(() =>
  seqEach([soMany, alongIt, theSubset], (many, _, subset) => changing(many, subset)),
);

const theSubset = given((subset) => [subset]);

const subjectHas: Rule<boolean> = rule(() =>
  seqEach([either(allOfThem, phrase('it')), hasOrNot], (_, denied) => [denied]),
);

const soMany: Rule<Quantifier> = rule(() =>
  seqEach([determiner, phrase('colour change|changes')], ({ quantifier, denied, kind }) =>
    quantifier.type === 'number' && !denied && kind !== 'any' ? [quantifier] : [],
  ),
);

const alongIt = phrase(
  '',
  'along|down|in|on|within the row|column|line|path|chain',
  'from left to right',
  'from top to bottom',
  'from end to end',
  'along it',
  'on the way',
);

const atEachStep = phrase(
  'at|with|after|on every|each step|tile|one|move',
  'from every|each tile to the next',
  'from tile to tile',
  'every|each time',
);

const changing = (many: Quantifier, subset: Parameters<typeof chainOf>[0]): Statement[] =>
  chainOf(subset).length < 2 ? [] : [pairsAre('orthogonal', many, { type: 'differentColours' })];

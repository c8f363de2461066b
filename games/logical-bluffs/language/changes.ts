import { either, given, phrase, type Rule, rule, seqEach } from './chart';
import { chainOf } from './geometry';
import type { Quantifier, Statement } from './meaning';
import { determiner } from './numbers';
import { allOfThem } from './places';
import { pairsAre } from './tile-clauses';
import { hasOrNot, thereIs } from './what-there-is';

// How often the colour changes from one tile to the next, where the tiles are a chain.

export const colourChanges: Rule<Statement> = rule(() =>
  either(
    seqEach([either(thereIs, subjectHas), soMany, alongIt, theSubset], (denied, many, _, subset) =>
      denied ? [] : changing(many, subset),
    ),
    seqEach(
      [phrase('the', ''), phrase('colour|colours'), phrase('change|changes|alternate'), atEachStep, alongIt, theSubset],
      (_, __, ___, ____, _____, subset) => changing({ type: 'number', min: subset.length - 1, max: null }, subset),
    ),
  ),
);

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

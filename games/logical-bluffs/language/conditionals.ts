import { either, ifThereIs, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { anyColour } from './colours';
import {
  allOf,
  every,
  isCounting,
  none,
  notOf,
  ofColours,
  type PairCondition,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { mutual } from './mutual';
import { neighboursOf, neighboursOfIt, tileBeside } from './neighbours';
import { tilesNominal } from './nominals';
import { determiner } from './numbers';
import { contained, pairPhrase, pairVerb, sharedLine } from './pairs';
import { type TileVerb, tileVerb } from './predicates';
import { oneBeside } from './references';

// What "if" says of each tile ("if a tile is red, it is in the top row"), and of each two ("if two tiles are adjacent,
// they match"); and what is said of some of each two ("of any two adjacent tiles, at least one is red").

export const conditionals: Rule<Statement> = rule(() =>
  either(ofEachTile, ifThereIs(['for'], forEachTile), ofEachPair, amongEachPair),
);

const then = phrase(',? then', ',', '');
const ifOne = phrase('if|when|whenever a|any|some');
const ifTwo = phrase('if|when|whenever');

const ofEachTile: Rule<Statement> = rule(() =>
  seqEach([ifOne, tilesNominal, tileVerb, then, saidOfIt], (_, { which, each, noun, other }, verb, __, all) => {
    const when = conditionOf(verb);
    return when === null || each !== null || other || (noun !== 'tile' && noun !== 'corner')
      ? []
      : all.map((are) => tilesAre(every, { which: allOf(which, when), are }));
  }),
);

/** "For every red tile, the tile below it is blue" */
const forEachTile: Rule<Statement> = rule(() =>
  seqEach(
    [phrase('for every|each|any'), tilesNominal, phrase(',?'), saidOfIt],
    (_, { which, each, noun, other }, __, all) =>
      each !== null || other || noun !== 'tile' || which.type === 'any'
        ? []
        : all.map((are) => tilesAre(every, { which, are })),
  ),
);

const conditionOf = (verb: TileVerb): TileCondition | null =>
  verb.type === 'is' && !verb.all ? (verb.denied ? notOf(verb.so) : verb.so) : null;

/** "it is red", "none of its neighbours is red", "the tile to its right is blue": of the tile that is spoken of. */
export const saidOfIt: Rule<readonly TileCondition[]> = rule(() =>
  either(
    seqEach([phrase('it', 'that tile'), tileVerb], (_, verb) => one(conditionOf(verb))),
    seqEach([neighboursOfIt, tileVerb], ({ quantity: { quantifier, denied }, how, which }, verb) => {
      const so = conditionOf(verb);
      return so === null || which.type !== 'any' || denied ? [] : [[besideIt(how, quantifier, so)]];
    }),
    seqEach([phrase('its'), oneNeighbour(neighboursOf), tileVerb], (_, { how, which }, verb) => {
      const so = conditionOf(verb);
      return so === null || which.type !== 'any' ? [] : [[besideIt(how, some, so)]];
    }),
    seqEach([oneBeside, tileVerb], (how, verb) => {
      const so = conditionOf(verb);
      // Where there is no such tile, it may be meant to be so or not to be so.
      return so === null ? [] : [[besideIt(how, every, so), besideIt(how, { type: 'number', min: 1, max: null }, so)]];
    }),
    seq([phrase('there is'), tileBeside], (_, so) => [so]),
  ),
);

/** "Its neighbour": some neighbour, as well as all of them. */
const oneNeighbour =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) =>
    one(chart, at).filter(({ end }) => !(chart.words[end - 1]?.text ?? '').endsWith('s'));

const one = (so: TileCondition | null): (readonly TileCondition[])[] => (so === null ? [] : [[so]]);

const besideIt = (how: Relation, quantifier: Quantifier, which: TileCondition): TileCondition => ({
  type: 'adjacent',
  how,
  among: isCounting(quantifier) ? 'tiles' : 'neighbours',
  quantifier,
  which,
});

// --- of each two

/** Which two are meant: how they stand to each other, and how they are. */
interface Two {
  readonly how: Relation;
  readonly which: PairCondition;
}

const ofEachPair: Rule<Statement> = rule(() =>
  either(
    seqEach([ifTwo, two, then, phrase('they', 'both', 'both of them', 'these'), pairVerb], (_, of, __, ___, verb) =>
      verb.denied ? ofPairs(of, none, verb.are) : ofPairs(of, every, verb.are),
    ),
    seqEach([ifTwo, two, then, phrase('their colours'), colourVerbOfTwo], (_, of, __, ___, are) =>
      ofPairs(of, every, are),
    ),
    seqEach(
      [ifTwo, two, then, phrase('that|the|this|their shared?|common? colour is'), anyColour],
      (_, of, __, ___, so) =>
        of.which.type === 'sameColour' ? ofPairs(of, every, { type: 'both', are: ofColours(so) }) : [],
    ),
    seqEach([ifTwo, two, then, phrase('they is not', 'they is never', 'they do not'), mutual], (_, of, __, ___, how) =>
      of.how === 'any' ? ofPairs({ how, which: of.which }, none, { type: 'any' }) : [],
    ),
  ),
);

const colourVerbOfTwo: Rule<PairCondition> = either(
  means<PairCondition>({ type: 'sameColour' }, 'is the same', 'match', 'agree', 'is equal'),
  means<PairCondition>({ type: 'differentColours' }, 'is different', 'differ', 'is not the same', 'do not match'),
);

const two: Rule<Two> = rule(() =>
  either(
    seqEach([phrase('any?'), twoTiles, phrase('is'), mutual], (_, which, __, how) => [{ how, which }]),
    seqEach([phrase('any?'), twoTiles, sharedLine], (_, which, how) => [{ how, which }]),
    seqEach([pairPhrase, pairVerb], ({ how, which, quantity: { kind } }, { are, denied }) =>
      which.type !== 'any' || denied || kind === 'no' || !['sameColour', 'differentColours'].includes(are.type)
        ? []
        : [{ how, which: are }],
    ),
    seqEach([phrase('any? two tiles'), pairVerb], (_, { are, denied }) =>
      are.type === 'sameColour' && !denied ? [{ how: 'any' as const, which: are }] : [],
    ),
  ),
);

const twoTiles: Rule<PairCondition> = rule(() =>
  seqEach([phrase('two'), tilesNominal], (_, { which, each, noun, other }): PairCondition[] => {
    if (each !== null || other || noun === 'tile') return [];
    return [which.type === 'any' ? { type: 'any' } : { type: 'both', are: which }];
  }),
);

function ofPairs({ how, which }: Two, quantifier: Quantifier, are: PairCondition): Statement[] {
  return JSON.stringify(which) === JSON.stringify(are) ? [] : [{ type: 'pairs', how, quantifier, which, are }];
}

/** "Of any two adjacent tiles, at least one is red" */
const amongEachPair: Rule<Statement> = rule(() =>
  seqEach(
    [phrase('of|among|in|for'), pairPhrase, phrase(',?'), determiner, phrase('', 'of them', 'tile'), tileVerb],
    (_, { how, which, quantity: { kind, denied } }, __, many, ___, verb) => {
      const so = conditionOf(verb);
      if ((kind !== 'every' && kind !== 'plural') || denied || so === null || many.denied) return [];
      return contained(many.quantifier, so).map(
        (are): Statement => ({ type: 'pairs', how, quantifier: every, which, are }),
      );
    },
  ),
);

import { type Colour, colours } from '../grid';
import { either, list, map, means, nothing, phrase, type Rule, rule, seq, seqEach } from './chart';
import {
  allOf,
  anyTile,
  atLeast,
  atMost,
  deny,
  denyIf,
  every,
  isCounting,
  none,
  ofColours,
  type Quantifier,
  type Statement,
  some,
  type TileCondition,
  tilesAre,
} from './meaning';
import { type HowMany, plain, quantity, quantityAfterNot, times } from './numbers';
import { shapes, shapesAre } from './shape-sentences';
import { allDifferent } from './sharing-sentences';
import { colour, colourList, inPlace, ofTheSubset, tileNoun } from './tiles';

// Sentences about colours: "three colours appear", "red appears exactly twice", "some colour is missing".

interface ColourSubject extends HowMany {
  readonly among: readonly Colour[];
}

export const colourSubject: Rule<ColourSubject> = rule(() =>
  either(
    map(colourQuantity, (howMany) => ({ ...howMany, among: colours })),
    seq([phrase('the four? colours')], () => ({ quantifier: every, denied: false, among: colours })),
    seq(
      [
        quantity,
        phrase('of', 'of the colours'),
        either(
          colourList,
          map(list(colour, phrase(',', 'or', ', or')), (all) => all),
        ),
      ],
      (howMany, _, among) => (among.length > 1 ? { ...howMany, among } : undefined),
    ),
    map(colour, (one) => ({ quantifier: every, denied: false, among: [one] })),
    seq([phrase('the? colour'), colour], (_, one) => ({ quantifier: every, denied: false, among: [one] })),
    seq([phrase('both?'), colourList], (_, among) => ({ quantifier: every, denied: false, among })),
    seq([phrase('either?'), list(colour, phrase('or', ',', ', or'))], (_, among) =>
      among.length > 1 ? { quantifier: some, denied: false, among } : undefined,
    ),
    seq([phrase('neither'), list(colour, phrase('nor', 'or'))], (_, among) =>
      among.length > 1 ? { quantifier: none, denied: false, among } : undefined,
    ),
    seq([phrase('no'), colour], (_, one) => ({ quantifier: none, denied: false, among: [one] })),
    seq([phrase('not both'), colourList], (_, among): ColourSubject => ({ quantifier: every, denied: true, among })),
  ),
);

const colourVerb: Rule<{ times: Quantifier; denied: boolean; which: TileCondition }> = rule(() => {
  const there = phrase(
    'all|both|each? appear',
    'is all|both|each? present',
    'is all|both? used',
    'is all|both? represented',
    'is all|both? shown',
    'is all|both? there',
    'all|both|each? exist',
    'is all|both? visible',
    'is all|both? included',
    'is all|both? among|on the tiles',
  );
  const absent = phrase(
    'is missing',
    'is absent',
    'is not present',
    'do not appear',
    'is not used',
    'is not represented',
    'is not there',
    'never appear',
    'appear nowhere',
    'is unused',
    'is not shown',
    'do not exist',
  );
  const place: Rule<TileCondition> = either(
    nothing<TileCondition>(anyTile),
    map(ofTheSubset, () => anyTile),
    map(inPlace, (at): TileCondition => ({ type: 'place', place: at })),
    seq([phrase('among the?'), tileNoun], (_, noun) => noun.which),
  );
  return either(
    seq([there, place], (_, which) => ({ times: atLeast(1), denied: false, which })),
    seq([absent, place], (_, which) => ({ times: atLeast(1), denied: true, which })),
    seq([phrase('all|both|each? appear', 'is used', 'is present', 'is shown', 'is'), times, place], (_, n, which) => ({
      times: n,
      denied: false,
      which,
    })),
    seq([phrase('do not appear', 'is not used'), times, place], (_, n, which) => ({ times: n, denied: true, which })),
    seq([phrase('has', 'covers|cover', 'fills|fill', 'occupies|occupy', 'is on'), quantityTiles], (_, n) => ({
      times: n,
      denied: false,
      which: anyTile,
    })),
    seq([phrase('is'), inPlace], (_, at) => ({
      times: atLeast(1),
      denied: false,
      which: { type: 'place', place: at } as TileCondition,
    })),
    seq([phrase('is not'), inPlace], (_, at) => ({
      times: atLeast(1),
      denied: true,
      which: { type: 'place', place: at } as TileCondition,
    })),
  );
});

const quantityTiles: Rule<Quantifier> = rule(() =>
  seqEach([quantity, phrase('tile|tiles', 'of the tiles')], ({ quantifier, denied }) =>
    denied || !isCounting(quantifier) ? [] : [quantifier],
  ),
);

export const appearing = (
  { quantifier, denied }: HowMany,
  n: Quantifier,
  { among, which }: { among: readonly Colour[]; which: TileCondition } = { among: colours, which: anyTile },
): Statement => {
  const [only] = among;
  const one = among.length === 1 && only !== undefined;
  const statement: Statement =
    one && (quantifier.type === 'all' || quantifier === some)
      ? tilesAre(n, { which: allOf(which, ofColours([only])), are: anyTile })
      : one && quantifier === none
        ? deny(tilesAre(n, { which: allOf(which, ofColours([only])), are: anyTile }))
        : { type: 'colours', quantifier, among: colours.filter((c) => among.includes(c)), times: n, which };
  return denyIf(denied, statement);
};

export const aboutColours: Rule<Statement> = rule(() =>
  either(
    seqEach([colourSubject, colourVerb], (subject, verb) => {
      const { among } = subject;
      const { which } = verb;
      if (!verb.denied) return [appearing(subject, verb.times, { among, which })];
      const wide = deny(appearing(subject, verb.times, { among, which }));
      if (among.length === 1) return [wide];
      const narrow = whereNot(subject, { ...verb, among });
      return subject.quantifier.type === 'all' ? [narrow, wide] : [narrow];
    }),
    seq([colourSubject, phrase('appear|is in'), shapes], (subject, _, found) =>
      found.howMany.quantifier.type === 'all'
        ? shapesAre(found, {
            which: null,
            are: appearing(subject, atLeast(1), { among: subject.among, which: anyTile }),
          })
        : undefined,
    ),
    seq(
      [phrase('there is|exist'), quantity, phrase('different|distinct? colour|colours that|which'), colourVerb],
      (_, howMany, __, verb) =>
        verb.denied
          ? whereNot(howMany, { ...verb, among: colours })
          : appearing(howMany, verb.times, { among: colours, which: verb.which }),
    ),
    seq([phrase('there is|exist'), quantity, phrase('colour|colours with'), quantityTiles], (_, howMany, __, n) =>
      appearing(howMany, n),
    ),
    seq(
      [phrase('all? the? tiles|subset has|show|uses|use|contain', 'the tiles come in|is of'), coloursThere],
      (_, statement) => statement,
    ),
    seq([phrase('every|each tile has|is a different colour')], () => allDifferent(anyTile)),
  ),
);

/** Colours of which it is not so. */
function whereNot(
  howMany: HowMany,
  { times: n, which, among }: { times: Quantifier; which: TileCondition; among: readonly Colour[] },
): Statement {
  if (n.type === 'number' && n.max === null && n.min === 1) return appearing(howMany, none, { among, which });
  if (n.type === 'number' && n.max === null) return appearing(howMany, atMost(n.min - 1), { among, which });
  if (n.type === 'even') return appearing(howMany, { type: 'odd' }, { among, which });
  if (n.type === 'odd') return appearing(howMany, { type: 'even' }, { among, which });
  if (n.type === 'number' && n.min === 0 && n.max !== null)
    return appearing(howMany, atLeast(n.max + 1), { among, which });
  return deny(appearing(howMany, n, { among, which }));
}

/** "all four colours", "at least three different colours" as something that is there. */
export const coloursThere: Rule<Statement> = rule(() => either(coloursThereAtAll, ofEachColour));

/** "exactly one tile of each colour". */
const ofEachColour: Rule<Statement> = rule(() =>
  seqEach(
    [quantity, phrase('tile|tiles'), phrase('of|in each|every colour', 'of each of the four colours')],
    ({ quantifier, denied }) => (isCounting(quantifier) && !denied ? [appearing(plain(every), quantifier)] : []),
  ),
);

const coloursThereAtAll: Rule<Statement> = rule(() =>
  seqEach([colourQuantity, phrase('', 'among the tiles')], (howMany) =>
    howMany.quantifier.type === 'all' || isCounting(howMany.quantifier) ? [appearing(howMany, atLeast(1))] : [],
  ),
);

/** "at least three different colours", "all four colours"; "all different colours" is something else. */
export const colourQuantity: Rule<HowMany> = rule(() =>
  seqEach(
    [
      quantityAfterNot,
      phrase('', 'of the', 'the', 'of the four', 'of all'),
      either(means(false, '', 'single'), means(true, 'different|distinct')),
      phrase('colour|colours', 'tile? colours'),
    ],
    (howMany, _, different) => (different && howMany.quantifier.type === 'all' ? [] : [howMany]),
  ),
);

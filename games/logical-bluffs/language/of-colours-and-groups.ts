import type { Colour } from '../grid';
import { either, ifThereIs, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { type ColoursPhrase, coloursOfOthers, coloursPhrase, colourVerb, saidOfColours } from './colour-phrases';
import { allColours, colourName, plural } from './colours';
import { connection, sameGroup } from './contents';
import {
  atLeast,
  conjunction,
  count,
  deny,
  denyIf,
  disjunction,
  none,
  ofColours,
  type Quantifier,
  type Relation,
  type Statement,
  some,
  type TileCondition,
} from './meaning';
import { mutual } from './mutual';
import { type TilesPhrase, tilesPhrase } from './noun-phrases';
import { countedNumber, numeral, quantity } from './numbers';
import { contained, diagonalsAlike, pairPhrase, pairVerb, saidOfPairs } from './pairs';
import { predicate, tileVerb } from './predicates';
import { saidOf } from './tile-clauses';

// What is said of colours, of pairs and of groups of tiles.

export const aboutColours: Rule<Statement> = rule(() => seqEach([coloursSpokenOf, colourVerb], saidOfColours));

const coloursSpokenOf: Rule<ColoursPhrase> = rule(() => either(coloursPhrase, coloursOfOthers));

export const aboutPairs: Rule<Statement> = rule(() =>
  either(
    coloursMeet,
    seqEach([pairPhrase, pairVerb], saidOfPairs),
    diagonalsAlike,
    ifThereIs(
      ['pair', 'pairs', 'adjacent', 'neighbouring', 'two'],
      either(
        seqEach(
          [phrase('of|among|in'), pairPhrase, phrase(','), howManyOfTwo, phrase('is'), predicate],
          (_, of, __, many, ___, so) =>
            of.quantity.kind !== 'every' || of.quantity.denied
              ? []
              : isAtMostOne(many)
                ? saidOfPairs(
                    { ...of, quantity: quantity(none, 'no') },
                    { are: { type: 'both', are: so }, denied: false },
                  )
                : contained(many, so).flatMap((are) => saidOfPairs(of, { are, denied: false })),
        ),
        seqEach(
          [phrase('in|of'), pairPhrase, phrase(',? both|the tiles', ',? both', ',? the two tiles'), pairVerb],
          (_, of, __, verb) => (verb.denied ? [] : saidOfPairs(of, verb)),
        ),
      ),
    ),
    seq([phrase('tiles of|with the same colour'), phrase('is never', 'is not'), mutual], (_, __, how) =>
      sameColourPairs(how, none),
    ),
    seq([twoOfOneColour, phrase('is'), mutual], (denied, _, how) => sameColourPairs(how, denied ? none : some)),
    seqEach(
      [twoOfOneColour, phrase('touch|border', 'touch|border each other|another', 'touch|border one another')],
      (denied) => (['either', 'orthogonal'] as const).map((how) => sameColourPairs(how, denied ? none : some)),
    ),
    seqEach([twoOfOneColour, phrase('is never'), mutual], (denied, _, how) =>
      denied ? [] : [sameColourPairs(how, none)],
    ),
  ),
);

const isAtMostOne = (many: Quantifier): boolean => many.type === 'number' && many.min === 0 && many.max === 1;

/** "at most one", "at least one", "exactly one", "both": of two. */
const howManyOfTwo: Rule<Quantifier> = either(
  countedNumber,
  means<Quantifier>(atLeast(2), 'both'),
  means<Quantifier>(none, 'neither'),
);

/** "Red and blue are next to each other somewhere" */
const coloursMeet: Rule<Statement> = rule(() =>
  either(
    seqEach([twoColours, meeting, once], (two, how) => oneMeeting(two, how)),
    seqEach([twoColours, phrase('is somewhere'), mutual], (two, _, how) => oneMeeting(two, how)),
    seqEach([phrase('somewhere ,?'), twoColours, meeting], (_, two, how) => oneMeeting(two, how)),
    ifThereIs(
      ['without'],
      seq(
        [
          colourName,
          either(means(false, ''), means(true, 'do not', 'never')),
          phrase('appear', 'is present|there', 'exist'),
          phrase('without'),
          colourName,
          phrase('', 'appearing too?', 'is present|there too?', 'present|there too?', 'too'),
        ],
        (one, denied, _, __, other) =>
          denyIf(denied, conjunction([count(some, ofColours([one])), count(none, ofColours([other]))])),
      ),
    ),
    ifThereIs(
      ['both'],
      seq(
        [
          twoColours,
          phrase('is'),
          phrase('either? both present|there or both? missing|absent', 'either? both there or both? not there'),
        ],
        ([a, b]): Statement | undefined =>
          a === undefined || b === undefined
            ? undefined
            : { type: 'iff', of: [count(some, ofColours([a])), count(some, ofColours([b]))] },
      ),
    ),
    seqEach([twoColours, phrase('do not', 'never'), phrase('both?'), inOneLine], (two, _, __, shape): Statement[] => [
      {
        type: 'shapes',
        shape,
        quantifier: none,
        which: null,
        are: conjunction(two.map((one) => count(some, ofColours([one])))),
      },
    ]),
  ),
);

/** "appear in the same row", "appear together in a column" */
const inOneLine: Rule<'row' | 'column'> = rule(() =>
  either(
    ...(['row', 'column'] as const).map((shape) =>
      means(shape, `appear together? in the same ${shape}`, `appear together in a|any|one ${shape}`),
    ),
  ),
);

const meeting: Rule<Relation> = rule(() =>
  either(
    seq([phrase('is'), mutual], (_, how) => how),
    means<Relation>('either', 'touch', 'touch each other'),
    means<Relation>('orthogonal', 'touch', 'touch each other'),
  ),
);

const twoColours: Rule<readonly Colour[]> = rule(() =>
  either(
    map(allColours, (two) => (two.length === 2 ? two : undefined)),
    seq([plural, phrase('and'), plural], (a, _, b) => (a === b ? undefined : [a, b])),
  ),
);

const once = phrase('somewhere', 'in at least one place', 'at least once');

const oneMeeting = (two: readonly Colour[], how: Relation): Statement[] => {
  const [one, other] = two.map((each) => ofColours([each]));
  return one === undefined || other === undefined
    ? []
    : [{ type: 'pairs', how, quantifier: some, which: { type: 'oneAndOther', one, other }, are: { type: 'any' } }];
};

const sameColourPairs = (how: Relation, quantifier: Quantifier): Statement => ({
  type: 'pairs',
  how,
  quantifier,
  which: { type: 'sameColour' },
  are: { type: 'any' },
});

const twoOfOneColour: Rule<boolean> = either(
  means(
    false,
    'two|some tiles of|with the same colour',
    'at least two tiles of|with the same colour',
    'two|some same coloured tiles',
  ),
  means(true, 'no two? tiles of|with the same colour', 'no two? same coloured tiles'),
);

/** "Three connected tiles share a colour." */
export const aboutGroups: Rule<Statement> = rule(() =>
  either(
    ifThereIs(
      ['group', 'groups', 'region', 'regions', 'cluster', 'clusters'],
      either(inSoManyGroups, groupsOfOneColour),
    ),
    connectedAlike,
  ),
);

const groupWord = phrase('group|groups|region|regions|cluster|clusters');

/** "The reds form exactly one connected group", "more than one". */
const inSoManyGroups: Rule<Statement> = rule(() =>
  seqEach(
    [tilesPhrase, phrase('form|make up?', 'is in'), countedNumber, connection, groupWord],
    ({ quantity: { kind, denied }, which, cells, each, noun }, _, many, how) => {
      const isOfAll = kind === 'the' || (kind === 'plural' && noun !== 'tile');
      if (!isOfAll || denied || cells !== null || each !== null || many.type !== 'number') return [];
      const isOne: Statement = { type: 'connected', how, which };
      if (many.max === null) return many.min === 2 ? [deny(isOne)] : [];
      return many.max === 1 ? [many.min === 1 ? conjunction([count(some, which), isOne]) : isOne] : [];
    },
  ),
);

/** "Some connected group of four tiles is all one colour", "no four tiles of the same colour form a connected group" */
const groupsOfOneColour: Rule<Statement> = rule(() =>
  either(
    seqEach(
      [
        either(means(false, 'some', 'a', 'at least one'), means(true, 'no')),
        connection,
        groupWord,
        phrase('of'),
        phrase('at least', ''),
        numeral,
        phrase('tiles'),
        phrase('is all? of? one|a|the single|same? colour', 'share a colour', 'match', 'has one|the same colour'),
      ],
      (denied, how, _, __, ___, n) => [denyIf(denied, sameGroup(how, atLeast(n)))],
    ),
    seqEach(
      [
        either(means(false, '', 'some', 'at least'), means(true, 'no')),
        numeral,
        phrase('tiles of the same|one colour', 'same coloured|matching tiles'),
        phrase('form|make up?'),
        phrase('a|one single?', 'a'),
        connection,
        groupWord,
      ],
      (denied, n, _, __, ___, how) => [denyIf(denied, sameGroup(how, atLeast(n)))],
    ),
  ),
);

const connectedAlike: Rule<Statement> = rule(() =>
  seqEach([phrase('', 'at least'), numeral, connection, phrase('tiles'), tileVerb], (_, n, how, __, verb) => {
    if (verb.type === 'alike' && verb.same && !verb.denied) return [sameGroup(how, atLeast(n))];
    return verb.type === 'is' && !verb.denied
      ? [count(some, { type: 'group', how, size: atLeast(n), which: verb.so })]
      : [];
  }),
);

export const isOrIsNot: Rule<boolean> = either(means(false, 'is either?'), means(true, 'is not either?'));

/** "Are both red or both blue"; of "no two" and of "not" neither is so. */
export function allOfOneOrOther(
  subject: TilesPhrase,
  { so, denied }: { so: readonly TileCondition[]; denied: boolean },
): Statement[] {
  const ways = so.map((each) => saidOf(subject, { type: 'is', so: each, denied, all: true }));
  const isNone = subject.quantity.kind === 'no' || subject.quantity.denied;
  if (isNone && denied) return [];
  return denied || isNone ? togetherSaid(ways) : waysOf(ways).map(disjunction);
}

export const togetherSaid = (parts: readonly (readonly Statement[])[]): Statement[] => waysOf(parts).map(conjunction);

/** One meaning of each part, in every way. */
const waysOf = (parts: readonly (readonly Statement[])[]): (readonly Statement[])[] =>
  parts.reduce<(readonly Statement[])[]>((ways, part) => ways.flatMap((way) => part.map((one) => [...way, one])), [[]]);

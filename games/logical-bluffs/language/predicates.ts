import type { Cell, Colour } from '../grid';
import {
  type Chart,
  either,
  ifThereIs,
  list,
  map,
  means,
  noVerb,
  phrase,
  type Rule,
  rule,
  seq,
  seqEach,
} from './chart';
import { anyColour, cellName, colour, colourAdjective, namedCells } from './colours';
import { colourHadElsewhere } from './colours-had';
import { allOf, anyOf, at, inCells, none, notOf, ofColours, type Relation, type TileCondition } from './meaning';
import { together } from './mutual';
import {
  colouredNeighbours,
  nextToColours,
  ownColourAlone,
  someNeighbours,
  tileBeside,
  uniqueColour,
} from './neighbours';
import { inCorner, tilesNominal } from './nominals';
import { inPlace } from './places';
import {
  deniedOf,
  differentFrom,
  isUnlikeSeveral,
  laterReference,
  notUnlike,
  type Reference,
  reference,
  sameAs,
  waysToDiffer,
} from './references';
import { neitherNextTo, relationTo, sharingLine, touching } from './relations';

// What is said of tiles: of each by itself ("is red or next to a blue tile"), or of several together ("match").

/** `all`: "are all red", "are both red"; its denial is of the whole. */
export type TileVerb =
  | {
      readonly type: 'is';
      readonly so: TileCondition;
      readonly denied: boolean;
      readonly all: boolean;
      /** "never", "always": of each such tile there is. */
      readonly ofEach?: boolean;
      /** "Two tiles match A1": which may not count A1 itself. */
      readonly amongOthers?: boolean;
    }
  | {
      readonly type: 'alike';
      readonly same: boolean;
      readonly denied: boolean;
      readonly all: boolean;
      /** "do not match": not all of them, or no two. */
      readonly isOpen?: boolean;
      /** "a different colour": than something else; "different": than that, or among themselves. */
      readonly unlike?: 'that' | 'open';
    }
  | { readonly type: 'mutual'; readonly how: Relation; readonly denied: boolean }
  | {
      readonly type: 'line';
      readonly shape: 'row' | 'column' | 'line' | 'three' | 'run';
      readonly denied: boolean;
      readonly all: boolean;
      /** "in different rows": no two in one. */
      readonly apart?: boolean;
      /** "never": of any of them. */
      readonly never?: boolean;
    }
  | { readonly type: 'connected'; readonly how: Relation; readonly denied: boolean }
  | { readonly type: 'exist'; readonly denied: boolean };

/** "is", "is not", "is all", or no verb at all. */
export interface Copula {
  readonly denied: boolean;
  readonly all: boolean;
  readonly ofEach?: boolean;
}

export const copula: Rule<Copula> = either(
  means({ denied: false, all: false }, 'is', 'is each', 'each is'),
  means({ denied: false, all: true }, 'is all|both', 'all|both is', 'is entirely|completely', 'is all of them'),
  means({ denied: true, all: false }, 'is not'),
  means({ denied: true, all: false, ofEach: true }, 'is never', 'never', 'cannot is', 'never is'),
  means({ denied: false, all: false, ofEach: true }, 'is always', 'always is'),
  means(
    { denied: true, all: true },
    'is not all|both',
    'is not both|all of them',
    'is never all|both',
    'never is all|both',
    'cannot all|both is',
  ),
  seq([noVerb, phrase('', 'each')], () => ({ denied: false, all: false })),
  seq([noVerb, phrase('all|both')], () => ({ denied: false, all: true })),
  seq([noVerb, phrase('not')], () => ({ denied: true, all: false })),
  seq([noVerb, phrase('not all|both')], () => ({ denied: true, all: true })),
);

// --- of each by itself

const simple: Rule<TileCondition> = rule(() =>
  either(
    colourAdjective,
    seq([phrase('a', 'one of the', ''), nothingFurther(tilesNominal)], (_, { which, noun, each, other }) =>
      noun === 'tile' || noun === 'tiles' || noun === 'corner'
        ? each === null && !other && which.type !== 'any'
          ? which
          : undefined
        : undefined,
    ),
    map(inPlace, at),
    inCorner,
    relationTo,
    nextToColours,
    seq([phrase('of', ''), uniqueColour], (_, so) => so),
    means(ownColourAlone, 'unique', 'each unique'),
    seq([phrase('of|in', ''), colourNoun], (_, so) => so),
    sameness,
    seq([phrase('one of'), list(cellName, phrase(',|and|or', ', and', ', or'))], (_, cells) => inCells(cells)),
  ),
);

/** "in row 1 and one in row 2": what is counted next is another one. */
const nothingFurther =
  <T>(one: Rule<T>): Rule<T> =>
  (chart, at) => {
    if (chart.words[at]?.text === 'one' && /^(?:and|or|but|,)$/.test(chart.words[at - 1]?.text ?? '')) return [];
    if (chart.isBare && isNounOf.test(chart.words[at - 1]?.text ?? '')) return [];
    if (!isNeighbourOfNext(chart, at)) return one(chart, at);
    chart.misfits.add('What is said of the second tile may be of it or of what is next to it; say it with its verb.');
    return [];
  };

/** "Every green tile adjacent to ...": its noun, not what it is. */
const isNounOf = /^(?:every|each|no|some|any)$/;

/** "A1 has a red neighbour and B2 a blue one": that neighbour, not B2. */
function isNeighbourOfNext({ words }: Chart, at: number): boolean {
  const before = words.slice(0, at).map(({ text }) => text);
  return (
    before.at(-1) === 'a' && /^[A-D][1-4]$/.test(before.at(-2) ?? '') && before.some((text) => besideWords.test(text))
  );
}

const besideWords =
  /^(?:neighbours?|neighbouring|adjacent|next|beside|touch|touching|border|bordering|above|below|left|right)$/;

/** "the same colour as B1", "different from its neighbours", "identical to B1" */
const sameness: Rule<TileCondition> = rule(() =>
  either(
    seqEach([phrase('the? same colour as'), likeThose, unlikeThose], (_, some, but) => likeButNot(some, but)),
    seqEach([phrase('the? same colour only as', 'the? same colour as only'), likeThose], (_, some) =>
      likeButNot(some, 'no others'),
    ),
    seq(
      [
        phrase(
          'the|of|in? same colour as',
          'of the same colour as',
          'in the same colour as',
          'the? same as',
          'identical|equal to',
          'like',
          'matching to?',
          'same colour as',
          'the colour of',
          '=',
        ),
        reference,
      ],
      (_, to) => sameAs(to),
    ),
    seqEach(
      [
        phrase(
          'different from|to|than',
          'of? a different colour from|to|than',
          'different in colour from|to',
          'distinct from',
          'another colour than',
          '≠',
        ),
        reference,
      ],
      (_, to) => waysToDiffer(to),
    ),
    seq([phrase('not the same colour? as', 'not identical to'), reference], (_, to) => differentFrom(to)),
  ),
);

const negatable: Rule<TileCondition> = rule(() =>
  either(
    simple,
    seq([phrase('not'), simple], (_, so) => deniedOf(so)),
    seq([phrase('('), predicate, phrase(')')], (_, so) => so),
    seq([phrase('not ('), predicate, phrase(')')], (_, so) => notOf(so)),
    seq([phrase('neither'), simple, phrase('nor'), phrase('to?'), simple], (_, a, __, ___, b) =>
      belongs(a, b) ? undefined : allOf(notOf(a), notOf(b)),
    ),
    neitherNextTo,
  ),
);

/** What can come after "is". */
export const predicate: Rule<TileCondition> = rule(() =>
  either(
    conjoined,
    seq(
      [phrase('either?'), list(conjoined, phrase(',|or', ', or')), phrase('or', ', or'), conjoined],
      (_, some, __, last) => (some.some((one) => belongs(one, last)) ? undefined : anyOf(...some, last)),
    ),
    seq([conjoined, phrase('or is'), conjoined], (a, _, b) => anyOf(a, b)),
  ),
);

const conjoined: Rule<TileCondition> = rule(() =>
  either(
    negatable,
    seqEach(
      [negatable, phrase('and', 'but', 'and also', 'and is', 'but is', 'and has to be', 'yet'), negatable],
      (a, _, b) => (isOneColour(a, b) || belongs(a, b) ? [] : [allOf(a, b)]),
    ),
    seq([phrase('('), predicate, phrase(') and|but ('), predicate, phrase(')')], (_, a, __, b) => allOf(a, b)),
    seqEach([negatable, phrase('but'), negatable], (a, _, b) =>
      a.type === 'not' && isColour(a) && b.type === 'colour' ? [allOf(a, b)] : [],
    ),
    seqEach([negatable, phrase('and|but'), havingVerb], (a, _, b) => [allOf(a, b)]),
  ),
);

/** "red and blue" nothing can be, and "not red and blue" is no way to say what is blue. */
const isOneColour = (a: TileCondition, b: TileCondition): boolean =>
  (isColour(a) && isColour(b) && a.type !== b.type) || (a.type === 'colour' && b.type === 'colour');
const isColour = (so: TileCondition): boolean => so.type === 'colour' || (so.type === 'not' && isColour(so.of));

/** "next to a red tile and a blue one": the second part belongs to what it is next to. */
const belongs = (a: TileCondition, b: TileCondition): boolean => isRelational(a) && !isRelational(b);

const isRelational = (so: TileCondition): boolean =>
  so.type === 'and' || so.type === 'or'
    ? so.of.some(isRelational)
    : so.type === 'not'
      ? isRelational(so.of)
      : so.type === 'adjacent' || so.type === 'sameColour';

/** "has a blue neighbour", "touches a red tile", "matches B1": what is said of a tile with a verb of its own. */
const havingVerb: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('has'), someNeighbours], (_, so) => so),
    seq([phrase('has both'), someNeighbours, phrase('and'), someNeighbours], (_, a, __, b) => allOf(a, b)),
    seq([phrase('has'), either(tileBeside, colouredNeighbours, uniqueColour)], (_, so) => so),
    sharingLine,
    seq([phrase('has', 'share', 'show'), coloursOwner], (_, to) => sameAs(to)),
    seq([phrase('has'), colourNoun], (_, so) => so),
    seq([phrase('appear'), predicateHere], (_, so) => so),
    seq([phrase('has'), phrase('the? same colour as', 'same colour as'), reference], (_, __, to) => sameAs(to)),
    seqEach(
      [phrase('has'), phrase('a different colour from|to|than', 'a colour different from'), reference],
      (_, __, to) => waysToDiffer(to),
    ),
    seq(
      [
        phrase(
          'match',
          'equal',
          '=',
          'share its|a|the? colour with',
          'share their colour with',
          'has its colour in common with',
        ),
        reference,
      ],
      (_, to) => sameAs(to),
    ),
    seq(
      [
        phrase('match', 'equal', 'share its|a|the? colour with', 'has the? same colour as'),
        reference,
        phrase('and|but', ', and|but'),
        phrase('', 'as', 'with', 'it? match'),
        laterReference,
      ],
      (_, first, __, ___, second) => allOf(sameAs(first), sameAs(second)),
    ),
    seq([phrase('differ from'), reference, phrase('and', ', and'), phrase('from'), reference], (_, a, __, ___, b) =>
      allOf(differentFrom(a), differentFrom(b)),
    ),
    seqEach(
      [phrase('match', 'share its|a|the? colour with', 'has the? same colour as'), likeThose, unlikeThose],
      (_, some, but) => likeButNot(some, but),
    ),
    seqEach(
      [
        phrase(
          'match only',
          'only match',
          'share its|a|the? colour with only',
          'share its|a|the? colour only with',
          'only share its|a|the? colour with',
          'has the? same colour only as',
          'has the? same colour as only',
        ),
        likeThose,
      ],
      (_, some) => likeButNot(some, 'no others'),
    ),
    seqEach([phrase('has|share'), cellName, phrase('colour'), unlikeThose], (_, cell, __, but) =>
      likeButNot({ cells: [cell], isAll: true }, but),
    ),
    seqEach([phrase('has|share the colour of'), likeThose, unlikeThose], (_, some, but) => likeButNot(some, but)),
    seqEach([phrase('differ in? colour? from', '≠'), reference], (_, to) => waysToDiffer(to)),
    seq([phrase('has|is'), phrase('the? colour', 'colour', 'a colour of'), anyColour], (_, __, some) =>
      ofColours(some),
    ),
    seq([phrase('lie'), predicateHere], (_, so) => so),
    means(at({ type: 'edge' }), 'touch the edge|border'),
    means(at({ type: 'corner' }), 'touch a corner'),
    touching,
  ),
);

/** "A1", "A1 and B1", "A1 or B1": those that it is like, all of them or one. */
interface Those {
  readonly cells: readonly Cell[];
  readonly isAll: boolean;
}

const likeThose: Rule<Those> = rule(() =>
  either(
    map(cellName, (cell) => ({ cells: [cell], isAll: true })),
    seq([phrase('both?'), cellName, phrase('and'), cellName], (_, a, __, b) => ({ cells: [a, b], isAll: true })),
    seq([phrase('either?'), cellName, phrase('or'), cellName], (_, a, __, b) => ({ cells: [a, b], isAll: false })),
  ),
);

/** "but not C1 or D1", "but with none of the others": those that it is not like. */
const unlikeThose: Rule<readonly Cell[] | 'no others'> = rule(() =>
  either(
    seq([butNot, asOrWith, list(cellName, phrase('or'))], (_, __, cells) => cells),
    seq([butAlone, asOrWith, phrase('neither'), cellName, phrase('nor|or'), cellName], (_, __, ___, a, ____, b) => [
      a,
      b,
    ]),
    seq([butAlone, asOrWith, noOthers], () => 'no others' as const),
    seq(
      [
        butNot,
        asOrWith,
        phrase('any other tile?', 'any other tiles', 'any others', 'any of the others', 'any of the other tiles'),
      ],
      () => 'no others' as const,
    ),
  ),
);

const butNot = phrase('but|and not', ', but|and? not');
const butAlone = phrase('but|and', ', but|and');
const asOrWith = phrase('', 'with', 'as');
const noOthers = phrase(
  'no other',
  'no other tile|tiles',
  'no others',
  'none of the others|rest',
  'none of the other tiles',
  'nothing else',
);

function likeButNot({ cells, isAll }: Those, but: readonly Cell[] | 'no others'): TileCondition[] {
  const same = cells.map((as): TileCondition => ({ type: 'sameColour', as }));
  const like = isAll ? allOf(...same) : anyOf(...same);
  if (but === 'no others')
    return [
      allOf(like, {
        type: 'adjacent',
        how: 'any',
        among: 'tiles',
        quantifier: none,
        which: allOf(notOf(inCells(cells)), { type: 'sameColour', as: 'it' }),
      }),
    ];
  const isApart = new Set([...cells, ...but]).size === cells.length + but.length;
  return isApart ? [allOf(like, ...but.map((as) => notOf({ type: 'sameColour', as })))] : [];
}

/** "the colour of A1", "A1's colour", "the same colour" of others that are named after it. */
const coloursOwner: Rule<Reference> = rule(() =>
  either(
    seq([phrase('the colour of'), reference], (_, to) => to),
    seq([cellName, phrase('colour')], (cell) => ({
      type: 'cells' as const,
      joint: 'and' as const,
      cells: [{ type: 'sameColour' as const, as: cell }],
    })),
  ),
);

/** "the colour of A1", "a colour other than red", "either B1's colour or that of C1": which colour it is. */
export const colourNoun: Rule<TileCondition> = rule(() =>
  either(
    oneColourNoun,
    seq([phrase('either?'), oneColourNoun, phrase('or'), laterColourNoun], (_, a, __, b) =>
      a.type === 'not' && b.type === 'colour' ? undefined : anyOf(a, b),
    ),
    seq([phrase('neither'), oneColourNoun, phrase('nor|or'), laterColourNoun], (_, a, __, b) =>
      allOf(notOf(a), notOf(b)),
    ),
    seq([oneColourNoun, phrase(',? but|and not'), laterColourNoun], (a, _, b) => allOf(a, notOf(b))),
  ),
);

const oneColourNoun: Rule<TileCondition> = rule(() =>
  either(
    map(coloursOwner, sameAs),
    colourHadElsewhere,
    seq([phrase('the? colour of'), reference], (_, to) => sameAs(to)),
    seq([otherColour, anyColour], (_, some) => notOf(ofColours(some))),
    seqEach([either(otherColour, phrase('another|a different|some other colour than|from|to')), reference], (_, to) =>
      waysToDiffer(to),
    ),
    seq([phrase('the colour'), anyColour], (_, some) => ofColours(some)),
    seq(
      [
        phrase('a colour', 'one of the two|three? colours', 'one of'),
        phrase('from|in? the? set', 'from|of|in', ''),
        colourSet,
      ],
      (_, __, some) => ofColours(some),
    ),
  ),
);

const otherColour = phrase(
  'a|any|some? colour other than',
  'a|any|some? colour different from',
  'a|any|some? colour except|besides|but',
  'a|any|some? colour that|which is not',
  'some other colour than',
);

const colourSet: Rule<readonly Colour[]> = rule(() =>
  seq([phrase('', ':', '{'), list(colour, phrase(',', 'and|or', ', and|or')), phrase('', '}')], (_, some) =>
    some.length > 1 && new Set(some).size === some.length ? some : undefined,
  ),
);

/** "or that of B1", "or blue": as the second one. */
const laterColourNoun: Rule<TileCondition> = rule(() =>
  either(
    oneColourNoun,
    map(anyColour, ofColours),
    seq([phrase('of', 'that of', ''), namedCells], (_, cells): TileCondition | undefined => {
      const [as, more] = cells;
      return as === undefined || more !== undefined ? undefined : { type: 'sameColour', as };
    }),
  ),
);

const predicateHere: Rule<TileCondition> = rule(() => either(map(inPlace, at), relationTo));

const notOfUnlike = (so: TileCondition): TileCondition | undefined => (isUnlikeSeveral(so) ? undefined : deniedOf(so));

/** After "that": "that is red", "that has a blue neighbour", "that is not next to a blue tile". */
export const predicateAfterThat: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('is', 'is both|all'), predicate], (_, so) => so),
    seq([phrase('is not'), predicate], (_, so) => notOfUnlike(so)),
    havingVerb,
    seq([phrase('do not'), havingVerb], (_, so) => notOfUnlike(so)),
    seq([ownVerb, phrase('or', 'or that|which'), ownVerb], (a, _, b) => anyOf(a, b)),
    seq([ownVerb, phrase('and|but', 'and|but that|which'), ownVerb], (a, _, b) => allOf(a, b)),
  ),
);

// --- verbs

export const tileVerb: Rule<TileVerb> = rule(() =>
  either(
    seq([copula, predicate], ({ denied, all, ofEach }, so): TileVerb | undefined =>
      denied && (isOrNot(so) || isUnlikeSeveral(so)) ? undefined : { type: 'is', so, denied, all, ofEach },
    ),
    ifThereIs(['not'], either(notLikeThem, notUnlikeThem)),
    seq(
      [phrase('has not'), phrase('the? same colour as'), reference],
      (_, __, to): TileVerb => ({
        type: 'is',
        so: sameAs(to),
        denied: true,
        all: false,
      }),
    ),
    seq(
      [likeThat()],
      (cell): TileVerb => ({
        type: 'is',
        so: allOf({ type: 'sameColour', as: cell }, notOf(inCells([cell]))),
        denied: false,
        all: false,
        amongOthers: true,
      }),
    ),
    seq([havingOrNot, havingVerb], ({ denied, all }, so): TileVerb | undefined =>
      denied && isUnlikeSeveral(so) ? undefined : { type: 'is', so, denied, all },
    ),
    seq(
      [either(means(true, 'never', 'cannot'), means(false, 'always')), havingVerb],
      (denied, so): TileVerb => ({ type: 'is', so, denied, all: false, ofEach: true }),
    ),
    seq(
      [ownVerb, phrase('and|but'), ownVerb],
      (a, _, b): TileVerb => ({ type: 'is', so: allOf(a, b), denied: false, all: false }),
    ),
    seq(
      [phrase('either?'), ownVerb, phrase('or', 'or it', 'or else'), ownVerb],
      (_, a, __, b): TileVerb => ({ type: 'is', so: anyOf(a, b), denied: false, all: false }),
    ),
    seq(
      [phrase('is either'), negatable, phrase('or it?', 'or else'), ownVerb],
      (_, a, __, b): TileVerb => ({ type: 'is', so: anyOf(a, b), denied: false, all: false }),
    ),
    together,
    seq(
      [doOrNot, phrase('exist', 'appear', 'show up', 'is present|there', 'is all|both present|there', 'can be found')],
      (denied): TileVerb => ({ type: 'exist', denied }),
    ),
    seq(
      [phrase('is'), phrase('absent|missing', 'not present|there')],
      (): TileVerb => ({ type: 'exist', denied: true }),
    ),
  ),
);

/** "match A1", "are the same colour as A1", "share A1's colour" */
const likeThat = (): Rule<Cell> =>
  either(
    seq(
      [
        phrase(
          'match',
          'share its|a|the|their? colour with',
          'is of? the? same colour as',
          'has the? same colour as',
          'is the? same as',
          'share the? colour of',
        ),
        cellName,
      ],
      (_, cell) => cell,
    ),
    seq([phrase('share'), cellName, phrase('colour')], (_, cell) => cell),
  );

/** "does not match B1 and C1", "... some of the others": also what is unlike each of them, or so many. */
const notLikeThem: Rule<TileVerb> = rule(() =>
  seq(
    [
      phrase(
        'do not match|equal',
        'do not share its|a|the|their? colour with',
        'do|has not has? the? same colour as',
        'is not the colour of',
      ),
      ofAllOfThem,
      reference,
    ],
    (_, isOfAll, to): TileVerb | undefined =>
      isOfAll ? undefined : { type: 'is', so: differentFrom(to), denied: false, all: false },
  ),
);

/** "does not differ from B1 or C1", "is not a different colour from the others": is like each of them. */
const notUnlikeThem: Rule<TileVerb> = rule(() =>
  seqEach(
    [
      phrase(
        'do not differ in? colour? from',
        'is not different in? colour? from|to|than',
        'is not of? a different colour from|to|than',
        'do not has a different colour from|to|than',
      ),
      ofAllOfThem,
      reference,
    ],
    (_, isOfAll, to) => notUnlike(to, isOfAll).map((so): TileVerb => ({ type: 'is', so, denied: false, all: false })),
  ),
);

/** Whether "all" or "every" comes next: what is denied of all need not be so of each. */
const ofAllOfThem: Rule<boolean> = ({ words }, at) => [
  { value: ['all', 'every', 'each'].includes(words[at]?.text ?? ''), end: at },
];

/** "not red or not blue": the first "not" goes for one part alone. */
const isOrNot = (so: TileCondition): boolean => so.type === 'or' && so.of.some(({ type }) => type === 'not');

/** What is said of each by itself, with its own verb: "is red", "is not next to B1", "has a blue neighbour". */
const ownVerb: Rule<TileCondition> = rule(() =>
  either(
    seq([phrase('is'), negatable], (_, so) => so),
    seq([phrase('is not'), negatable], (_, so) => notOfUnlike(so)),
    havingVerb,
    seq([phrase('do not'), havingVerb], (_, so) => notOfUnlike(so)),
  ),
);

const doOrNot: Rule<boolean> = either(means(false, ''), means(true, 'do not', 'never'));
const havingOrNot: Rule<Copula> = either(
  means({ denied: false, all: false }, '', 'both', 'each', 'all'),
  means({ denied: true, all: false }, 'do not'),
  means({ denied: true, all: true }, 'do not both|all', 'never both|all'),
);

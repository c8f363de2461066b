import type { Cell } from '../grid';
import { colours } from '../grid';
import { either, given, map, means, phrase, type Rule, rule, seq, seqEach } from './chart';
import { namedCells } from './colours';
import { isAt } from './geometry';
import {
  allOf,
  anyTile,
  at,
  deny,
  denyIf,
  every,
  hasIt,
  inCells,
  isCounting,
  none,
  notOf,
  type Place,
  type Relation,
  type Statement,
  some,
  type TileCondition,
} from './meaning';
import { neighboursOf } from './neighbours';
import { knownCells, tilesPhrase } from './noun-phrases';
import { determiner, type Quantity, quantity } from './numbers';
import { linesName, shapeLines, shapeOf, shortLine } from './places';

// Colours by what has them: "the top row contains a colour that the bottom row lacks", "B2 has a colour that none of its
// neighbours has", "row 1 has all the colours of row 2". What has colours are tiles, rows, the rest of the tiles.

/** What has colours: tiles that no colour decides, or what is left besides those that are spoken of. */
type Owner =
  | { readonly type: 'tiles'; readonly which: TileCondition }
  /** "the rest", "the other row": of what the sentence is about. */
  | { readonly type: 'others'; readonly shape: 'row' | 'column' | null }
  /** "the bottom one" */
  | { readonly type: 'line'; readonly of: (shape: 'row' | 'column') => Place | null }
  | { readonly type: 'neighbours'; readonly how: Relation };

/** Which colours are meant: those that something has, or has not. */
interface Had {
  readonly by: Owner;
  readonly denied: boolean;
}

const theSubset = given((subset) => [subset]);

const certain: Rule<TileCondition> = rule(() =>
  either(
    map(linesName, at),
    map(namedCells, inCells),
    seqEach([tilesPhrase, theSubset], ({ which, quantity: { kind, denied }, cells, other, isRest }, subset) => {
      const known = kind === 'the' && !denied && !other && !isRest && cells === null ? knownCells(which, subset) : null;
      return known === null || known.length === 0 || known.length === subset.length ? [] : [inCells(known)];
    }),
  ),
);

const owner: Rule<Owner> = rule(() =>
  either(
    map(certain, (which): Owner => ({ type: 'tiles', which })),
    means<Owner>(
      { type: 'others', shape: null },
      'the rest',
      'the rest of the|my|these tiles|subset',
      'the others',
      'the? other tiles|ones',
      'all the? others',
      'all the? other tiles|ones',
      'the remaining tiles',
      'elsewhere',
    ),
    means<Owner>({ type: 'others', shape: 'row' }, 'the other row'),
    means<Owner>({ type: 'others', shape: 'column' }, 'the other column'),
    map(shortLine, (of): Owner => ({ type: 'line', of })),
    seq([phrase('its|their'), neighboursOf], (_, { how, which }): Owner | undefined =>
      which.type === 'any' ? { type: 'neighbours', how } : undefined,
    ),
  ),
);

/** "none of its neighbours", "neither A1 nor B1": which has not what is spoken of. */
const noOwner: Rule<Owner> = rule(() =>
  either(
    seq(
      [phrase('none|neither of', 'not one of', 'no tile in|of|from', 'none of the tiles in|of'), owner],
      (_, by) => by,
    ),
    means<Owner>({ type: 'others', shape: null }, 'no other tile|tiles', 'no others', 'nothing else'),
    seq([phrase('no'), neighboursOf], (_, { how, which }): Owner | undefined =>
      which.type === 'any' ? { type: 'neighbours', how } : undefined,
    ),
  ),
);

const have = phrase('has|contain|show', 'do', 'has too', 'do too');
const haveNot = phrase('do not', 'do not has|contain|show', 'has not', 'lacks|lack', 'is missing|lacking');

/** After "a colour": "that the bottom row lacks", "found in row 2", "of the others". */
export const hadBySome: Rule<Had> = rule(() =>
  either(
    seq(
      [
        phrase('that|which?'),
        owner,
        either(
          map(have, () => false),
          map(haveNot, () => true),
        ),
      ],
      (_, by, denied) => ({
        by,
        denied,
      }),
    ),
    seq([phrase('that|which?'), noOwner, have], (_, by) => ({ by, denied: true })),
    seq(
      [
        phrase('that|which?'),
        phrase('some|one of', 'at least one of', 'some tile|tiles in|of', 'a tile in|of'),
        owner,
        have,
      ],
      (_, __, by) => ({
        by,
        denied: false,
      }),
    ),
    seq([whereItIs, phrase('in|among|from|on|at|to'), owner], (denied, _, by) => ({ by, denied })),
    seq([whereItIs, phrase('elsewhere')], (denied) => ({ by: { type: 'others', shape: null } as const, denied })),
    seq([phrase('that|which'), phrase('appear|is in|among|on'), noOwner], (_, __, by) => ({ by, denied: true })),
    seq([phrase('of'), owner], (_, by) => ({ by, denied: false })),
  ),
);

const whereItIs: Rule<boolean> = rule(() =>
  either(
    means(
      false,
      '',
      'found|present|seen|used|contained',
      'that|which is',
      'that|which is found|present|seen|used|contained',
      'that|which appear',
      'appearing|occurring|present',
    ),
    means(
      true,
      'not',
      'not found|present|seen|used|contained',
      'that|which is not',
      'that|which is not found|present|seen|used|contained',
      'that|which do not appear',
      'that|which appear nowhere',
      'that|which is nowhere',
      'missing|absent|lacking',
      'that|which is missing|absent|lacking',
      'not appearing|occurring',
    ),
  ),
);

/** "Colours that row 1 lacks"; of "colours in row 1" it may be said how many there are. */
const coloursThat: Rule<null> = (chart, at) =>
  /^(?:that|which|not|found|missing|absent)$/.test(chart.words[at + 1]?.text ?? '') ? phrase('colours')(chart, at) : [];

/** A colour that a tile has: that of some of those, or of none of them. */
export const colourHadElsewhere: Rule<TileCondition> = rule(() =>
  seqEach([either(phrase('a|some colour'), coloursThat), hadBySome], (_, { by, denied }): TileCondition[] => {
    const [how, which]: [Relation, TileCondition] | [null, null] =
      by.type === 'tiles'
        ? ['any', by.which]
        : by.type === 'neighbours'
          ? [by.how, anyTile]
          : by.type === 'others' && by.shape === null
            ? ['any', anyTile]
            : [null, null];
    if (how === null) return [];
    const like: TileCondition = {
      type: 'adjacent',
      how,
      among: 'tiles',
      quantifier: some,
      which: allOf(which, { type: 'sameColour', as: 'it' }),
    };
    return [denied ? notOf(like) : like];
  }),
);

/** "Does not contain a colour that ...": none of them, or not all. */
type HasOrLacks = 'has' | 'lacks' | 'has not';

const hasOrLacks: Rule<HasOrLacks> = either(
  means<HasOrLacks>('has', 'has|contain|show', 'do show'),
  means<HasOrLacks>('lacks', 'lacks|lack', 'is missing|lacking'),
  means<HasOrLacks>('has not', 'do not has|contain|show'),
);

/** "a colour", "all the colours", "two colours", "no colour", "the colours". */
const soManyColours: Rule<Quantity> = rule(() =>
  either(
    seq([determiner, phrase('colour|colours')], (many) => many),
    seq([determiner, phrase('different|distinct colours')], (many) => many),
    means(quantity(every, 'every'), 'the colours', 'all of? the colours', 'every one of the colours', 'every colour'),
    means(quantity(none, 'no'), 'none of the colours', 'not one of the colours'),
    seq([determiner, phrase('of the colours')], (many) => many),
  ),
);

/** "The top row contains a colour that the bottom row lacks", "B2 has none of the colours of row 1". */
export const coloursHad: Rule<Statement> = rule(() =>
  either(
    seqEach([certain, hasOrLacks, soManyColours, hadBySome, theSubset], (own, lacks, many, had, subset) =>
      saidOfColoursHad(own, { lacks, many, had, subset }),
    ),
    seqEach([certain, hasOrLacks, colourOfOne], (own, lacks, as) => [
      {
        type: 'tiles',
        quantifier: lacks === 'has' ? some : none,
        which: allOf(own, { type: 'sameColour', as }),
        are: anyTile,
      } as const,
    ]),
  ),
);

/** "the colour of B2", "B2's colour" */
const colourOfOne: Rule<Cell> = rule(() =>
  either(
    seq([phrase('the colour of'), namedCells], (_, [cell, more]) => (more === undefined ? cell : undefined)),
    seq([namedCells, phrase('colour')], ([cell, more]) => (more === undefined ? cell : undefined)),
  ),
);

interface ColoursSaid {
  readonly lacks: HasOrLacks;
  readonly many: Quantity;
  readonly had: Had;
  readonly subset: readonly Cell[];
}

function saidOfColoursHad(own: TileCondition, { lacks, many, had, subset }: ColoursSaid): Statement[] {
  const by = besides(had.by, own, subset);
  if (by === null || many.kind === 'any' || many.kind === 'share') return [];
  const is = hasIt(had.denied ? none : some, by);
  if (!isCounting(many.quantifier) && many.quantifier.type !== 'all') return [];
  const said = (there: Statement) =>
    denyIf(many.denied, { type: 'colours', quantifier: many.quantifier, among: colours, which: is, are: there });
  if (lacks !== 'has not') return [said(hasIt(lacks === 'lacks' ? none : some, own))];
  if (many.kind === 'no' || many.denied) return [];
  const isOfSeveral = own.type !== 'cells' || own.cells.length > 1;
  return [deny(said(hasIt(some, own))), ...(many.kind === 'a' && isOfSeveral ? [said(hasIt(none, own))] : [])];
}

/** The tiles that have them, where the sentence is about these; null where there are none. */
function besides(by: Owner, own: TileCondition, subset: readonly Cell[]): TileCondition | null {
  if (by.type === 'tiles') return by.which;
  if (by.type === 'neighbours') {
    const [cell, more] = own.type === 'cells' ? own.cells : [];
    return cell === undefined || more !== undefined
      ? null
      : { type: 'adjacent', how: by.how, among: 'tiles', quantifier: some, which: own };
  }
  const shape = own.type === 'place' ? shapeOf(own.place) : null;
  if (by.type === 'line') {
    const place = shape === null ? null : by.of(shape);
    return place === null ? null : at(place);
  }
  if (by.shape === null) return notOf(own);
  if (by.shape !== shape || own.type !== 'place') return null;
  const { place } = own;
  const others = shapeLines(shape, subset).filter(
    (line) => !subset.some((cell) => isAt(line, cell, subset) && isAt(place, cell, subset)),
  );
  return others.length === 1 ? notOf(own) : null;
}

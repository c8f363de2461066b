import { itemAt } from '../../kit/item-at';
import { numberWords } from '../../kit/number-words';
import { type Cell, columnOf, inGridOrder, isCell, rowOf } from '../grid';
import { chainOf, isAt, shapesAmong, stands } from './geometry';
import { inLine } from './in-plainer-places';
import type { Relation } from './meaning';
import { cell, cellsIn, colour, end, listed, namedLine, such, upToEight } from './pieces';

// Tiles by how they lie to each other, by their names: "the tile below it", "its left neighbour", "the 2x2 square", "the other two".
// What is said of so many of a list of names is known wherever names are.

const names = `${cell}(?:(?:(?: ,)? (?:and|or)|(?: ,)) ${cell})*`;
const several = `${cell}(?: , ${cell})*(?: ,)? and ${cell}`;
const ends = end;

/** The sentence with the names of all tiles that no colour decides. */
export function withNamesOfTiles(text: string, subset: readonly Cell[]): string {
  const each = ofEachByItself(text, subset);
  const named = namings.reduce(
    (so, [pattern, find]) =>
      so.replace(pattern, (...match) => {
        const [whole] = match;
        const at = match.findIndex((part) => typeof part === 'number');
        const groups = match.slice(1, at).map((part) => (typeof part === 'string' ? part : ''));
        const before = so.slice(0, Number(match[at]));
        return find(groups, { before, subset, all: so }) ?? String(whole);
      }),
    each,
  );
  return ofNames(named, subset);
}

interface Where {
  readonly before: string;
  readonly subset: readonly Cell[];
  readonly all: string;
}

type Naming = readonly [RegExp, (groups: readonly string[], where: Where) => string | null];

// --- who is spoken of

const joint = / (?:,|;|and|but|or|if|unless|while|then) /;
const quantified =
  /^ (?:every|each|no|any|some|a|an|another|either|neither|exactly one|at least one|most|only) (?:[a-z]+ )*?(?:tiles?|ones?|neighbours?)(?: (?:is|has|do|match|differ|share|appear)| $)/;

/** The one tile that "it" is: the only one that was named, or the only one of this part. */
function spokenOf(before: string): Cell | null {
  const part = before.split(/ (?:,|;|but|if|unless|while|then) /).at(-1) ?? '';
  for (const said of [before, part]) {
    const [name, more] = cellsIn(said);
    const after = name === undefined ? '' : said.slice(said.lastIndexOf(name));
    const isOther = after.split(joint).some((each, i) => i > 0 && quantified.test(` ${each}`));
    if (name !== undefined && isCell(name) && more === undefined && !isOther) return name;
  }
  return null;
}

const onlyOne = (cells: readonly Cell[]): string | null => (cells.length === 1 ? itemAt(cells, 0) : null);
const listOf = (cells: readonly Cell[]): string | null => (cells.length === 0 ? null : listed(inGridOrder(cells)));

const ways: Readonly<Record<string, Relation>> = {
  above: 'above',
  over: 'above',
  upper: 'above',
  top: 'above',
  below: 'below',
  beneath: 'below',
  under: 'below',
  underneath: 'below',
  lower: 'below',
  bottom: 'below',
  left: 'left',
  right: 'right',
  horizontal: 'horizontal',
  horizontally: 'horizontal',
  vertical: 'vertical',
  vertically: 'vertical',
  diagonal: 'diagonal',
  diagonally: 'diagonal',
  orthogonal: 'orthogonal',
  orthogonally: 'orthogonal',
};
const far: Readonly<Record<string, Relation>> = {
  above: 'overhead',
  below: 'underneath',
  beneath: 'underneath',
  left: 'leftwards',
  right: 'rightwards',
};

const besideOf = (of: Cell, how: Relation, subset: readonly Cell[]): Cell[] =>
  subset.filter((one) => one !== of && stands(one, how, of));

const directly = '(?:directly |immediately |just |right )?';
const vertical = '(above|below|beneath|under|over|underneath)';
const sideways = '(?:to (?:the|its) |on (?:the|its) )?(left|right)(?: of)?';

/** "the tile below it", "the one to its left": which it is, of the tile that is spoken of; null where these are no such words. */
function relativeTile(phrase: string, of: Cell, subset: readonly Cell[]): Cell | null {
  const how =
    new RegExp(`^the (?:tile|one|neighbour) ${directly}(?:${vertical}|${sideways})(?: it| them)?$`).exec(phrase) ??
    /^its (upper|lower|left|right|top|bottom)(?: hand)? neighbour$/.exec(phrase) ??
    /^the (?:tile|one) (?:(horizontally|vertically|diagonally|orthogonally) )?(?:beside|next to|adjacent to)(?: it| them)?$/.exec(
      phrase,
    ) ??
    /^its (?:only |single )?(?:(horizontal|vertical|diagonal|orthogonal) )?neighbour$/.exec(phrase);
  if (how === null) return null;
  const way = ways[how.slice(1).find((part) => part !== undefined) ?? ''] ?? 'either';
  const [only, more] = besideOf(of, way, subset);
  return only === undefined || more !== undefined ? null : only;
}

const relative = [
  `the (?:tile|one|neighbour) ${directly}(?:above|below|beneath|under|over|underneath|(?:to|on) (?:the|its) (?:left|right)(?: of)?|left of|right of)(?: it| them)?`,
  'its (?:upper|lower|left|right|top|bottom)(?: hand)? neighbour',
  'the (?:tile|one) (?:(?:horizontally|vertically|diagonally|orthogonally) )?(?:beside|next to|adjacent to)(?: it| them)?',
  'its (?:only |single )?(?:(?:horizontal|vertical|diagonal|orthogonal) )?neighbour',
].join('|');

/** "A3 and C3 each match the tile directly below": each its own. */
function ofEachByItself(text: string, subset: readonly Cell[]): string {
  let later = '';
  const said = text.replace(
    new RegExp(
      `(${several}) (?:each |both )?(match|differ from|is the same colour as|is a different colour from) (${relative})${ends}`,
      'g',
    ),
    (all, some: string, verb: string, phrase: string) => {
      const parts = cellsIn(some).map((name) => {
        const other = isCell(name) ? relativeTile(phrase, name, subset) : null;
        return other === null ? null : `${name} ${verb} ${other}`;
      });
      if (parts.includes(null)) return all;
      later = some;
      return parts.join(' and ');
    },
  );
  return later === '' ? said : said.replace(/ of them(?= |$)/g, ` of ${later}`);
}

/** The tiles that lie furthest to one side, where there are just so many. */
function furthest(side: string, n: number, subset: readonly Cell[]): string | null {
  const by = /top|upper|bottom|lower/.test(side) ? rowOf : columnOf;
  const sign = /bottom|lower|right/.test(side) ? -1 : 1;
  const sorted = [...subset].sort((a, b) => sign * (by(a) - by(b)));
  const [last, next] = [sorted[n - 1], sorted[n]];
  return last === undefined || next === undefined || by(last) === by(next) ? null : listOf(sorted.slice(0, n));
}

const count = (word: string): number => numberWords.indexOf(word);

/** The first or last tile of a row or column. */
function endOf(which: string, where: string, subset: readonly Cell[]): string | null {
  const cells = inLine(where, subset);
  const isAlong = /first|last/.test(which) || /top|bottom|upper|lower/.test(which) === / ?column/.test(where);
  return !isAlong || cells.length < 2 ? null : ((/top|upper|left|first/.test(which) ? cells[0] : cells.at(-1)) ?? null);
}

/** Corners, edges, ends: all of these that there are. */
function ofKind(kind: string, subset: readonly Cell[]): Cell[] {
  const chain = chainOf(subset);
  const isLine =
    chain.length > 2 && (new Set(subset.map(rowOf)).size === 1 || new Set(subset.map(columnOf)).size === 1);
  if (/^(?:end|outer|outermost)/.test(kind))
    return chain.length > 2 ? [itemAt(chain, 0), itemAt(chain, chain.length - 1)] : [];
  if (/^(?:inner|middle)/.test(kind)) return isLine ? chain.slice(1, -1) : [];
  const type = kind.startsWith('corner') ? 'corner' : kind.startsWith('edge') ? 'edge' : 'centre';
  const there = subset.filter((one) => isAt({ type }, one, subset));
  return type === 'centre' && there.length === 0 && isLine ? chain.slice(1, -1) : there;
}

const someOf: Readonly<Record<string, string>> = {
  every: 'each of',
  each: 'each of',
  no: 'none of',
  neither: 'none of',
  a: 'at least one of',
  some: 'at least one of',
  'at least one': 'at least one of',
  either: 'at least one of',
  any: 'any of',
  one: 'one of',
  'exactly one': 'exactly one of',
  'only one': 'exactly one of',
  'just one': 'exactly one of',
};

/** The only 2x2 square, where there is more than that. */
const theSquare = (subset: readonly Cell[]): readonly Cell[] => {
  const all = shapesAmong('square', subset);
  return all.length === 1 && subset.length > 4 ? itemAt(all, 0) : [];
};

const without = (subset: readonly Cell[], some: readonly string[]): Cell[] =>
  inGridOrder(subset).filter((one) => !some.includes(one));

/** The row that the tiles before lie in, or the last one that was named. */
function rowBefore(before: string, subset: readonly Cell[]): number | null {
  const lines = [...before.matchAll(/row (one|two|three|four)(?= |$)|the (top|upper|bottom|lower) row(?= |$)/g)];
  const last = lines.at(-1);
  const rows = subset.map(rowOf);
  if (last !== undefined) {
    const [, n, side] = last;
    if (n !== undefined) return count(n) - 1;
    return /top|upper/.test(side ?? '') ? Math.min(...rows) : Math.max(...rows);
  }
  const [row, more] = new Set(cellsIn(before).filter(isCell).map(rowOf));
  return row === undefined || more !== undefined ? null : row;
}

/** "A tile in row 2", "row 2 has a red": then "it" is that tile, or nobody knows which of the two. */
const speaksOfTiles = (before: string): boolean =>
  cellsIn(before).length > 0 ||
  / (?:tile|one(?! colour)|ones|tiles in) /.test(` ${before} `) ||
  new RegExp(` (?:a|one|exactly one|only one|the) ${colour} `).test(` ${before} `);

/** The only tile that has more neighbours than any other. */
function mostBeside(how: Relation, subset: readonly Cell[]): Cell | null {
  const sorted = [...subset].sort((a, b) => besideOf(b, how, subset).length - besideOf(a, how, subset).length);
  const [first, next] = sorted;
  return first === undefined ||
    next === undefined ||
    besideOf(first, how, subset).length === besideOf(next, how, subset).length
    ? null
    : first;
}

const kinds = '(corner|edge|centre|inner|middle|end|outer|outermost)';

const namings: readonly Naming[] = [
  // By the one that is spoken of.
  [
    new RegExp(`(?<= |^)(${relative})(?= |$)`, 'g'),
    ([phrase = ''], { before, subset }) => {
      const of = spokenOf(before);
      return of === null ? null : relativeTile(phrase, of, subset);
    },
  ],
  [
    new RegExp(
      `(?<= |^)(?:both |all )?(?:of )?its (?:${upToEight} )?(horizontal|vertical|diagonal|orthogonal) neighbours(?= |$)`,
      'g',
    ),
    ([how = ''], { before, subset }) => {
      const of =
        spokenOf(before) ?? (/^(?:if|unless|when) /.test(before) ? spokenOf(before.replace(/ ,? ?so$/, '')) : null);
      return of === null ? null : listOf(besideOf(of, ways[how] ?? 'either', subset));
    },
  ],
  [
    new RegExp(`(?<= of )its (?:(${upToEight}) )?neighbours(?= |$)`, 'g'),
    ([n = ''], { before, subset }) => {
      const of = spokenOf(before) ?? null;
      const near = of === null ? [] : besideOf(of, 'either', subset);
      return n !== '' && count(n) !== near.length ? null : listOf(near);
    },
  ],
  [
    new RegExp(`(?<= )the (${upToEight})(?: tiles| ones)? (?:${vertical}|${sideways}) (it|${cell})(?= |$)`, 'g'),
    ([n = '', up = '', side = '', it = ''], { before, subset }) => {
      const of = it === 'it' ? spokenOf(before) : isCell(it) ? it : null;
      const there = of === null ? [] : besideOf(of, far[up === '' ? side : up] ?? 'any', subset);
      return there.length === count(n) ? listOf(there) : null;
    },
  ],
  [
    new RegExp(
      `(?<= |^)(?:the |both )(?:two )?(?:of the )?tiles? (?:(on either side of|on both sides of|flanking|either side of)|next to|beside|adjacent to) (it|${cell})(?= |$)`,
      'g',
    ),
    ([sides = '', it = ''], { before, subset }) => {
      const of = it === 'it' ? spokenOf(before) : isCell(it) ? it : null;
      if (of === null) return null;
      const beside = (['horizontal', 'vertical'] as const)
        .map((how) => besideOf(of, how, subset))
        .filter(({ length }) => length === 2);
      const near = besideOf(of, 'either', subset);
      return sides === ''
        ? near.length === 2
          ? listOf(near)
          : null
        : beside.length === 1
          ? listOf(beside[0] ?? [])
          : null;
    },
  ],
  [
    new RegExp(`(?<= |^)the tile (?:in )?between (${cell}) and (${cell})(?= |$)`, 'g'),
    ([a = '', b = ''], { subset }) => {
      const there = subset.filter(
        (one) =>
          isCell(a) &&
          isCell(b) &&
          2 * rowOf(one) === rowOf(a) + rowOf(b) &&
          2 * columnOf(one) === columnOf(a) + columnOf(b),
      );
      return onlyOne(there);
    },
  ],
  // By their place.
  [
    new RegExp(
      `(?<= |^)the (top|bottom|upper|lower|left|right|leftmost|rightmost|first|last) (?:tile|one) (?:of|in) (${namedLine})(?= |$)`,
      'g',
    ),
    ([which = '', where = ''], { subset }) => endOf(which, where, subset),
  ],
  [
    /(?<= |^)the (top|bottom|upper|lower|left|right|leftmost|rightmost|first|last) (?:tile|one)(?= |$)/g,
    ([which = ''], { before, all, subset }) => {
      const [where, more] = [...new Set(all.match(new RegExp(namedLine, 'g')) ?? [])];
      return where === undefined || more !== undefined || !before.includes(where) ? null : endOf(which, where, subset);
    },
  ],
  [
    new RegExp(
      `(?<= |^)(?:the |all )?(top|bottom|upper|lower|left|right|leftmost|rightmost) (${upToEight})(?: tiles| ones)?${'(?! (?:rows|columns|row|column))'}(?= |$)`,
      'g',
    ),
    ([side = '', n = ''], { subset }) => furthest(side, count(n), subset),
  ],
  [
    new RegExp(
      `(?<= |^)(?:the |both |all )?(?:the )?(?:(${upToEight}) )?(?:${kinds} (?:tiles|ones)|(corners|ends))(?= |$)(?! (?:in|of|that|which|with) )`,
      'g',
    ),
    ([n = '', kind = '', noun = ''], { before, subset }) => {
      const there = ofKind(kind === '' ? noun : kind, subset);
      const isOfSome =
        / (?:exactly|least|most|than|only|just|no|some|any|more|fewer)$/.test(` ${before.trim()}`) ||
        (n !== '' && count(n) !== there.length);
      return isOfSome || there.length === 0 || (there.length === 1 && before.trim() !== '') ? null : listOf(there);
    },
  ],
  [
    new RegExp(
      `(?<= |^)(every|each|no|neither|a|some|at least one|either|any|one|exactly one|only one|just one) (?:${kinds} (?:tile|one)|(corner|end))(?= |$)(?! (?:in|of|that|which|with|[A-D][1-4]) )`,
      'g',
    ),
    ([many = '', kind = '', noun = ''], { subset }) => {
      const there = ofKind(kind === '' ? noun : kind, subset);
      return there.length < 2 ? null : `${someOf[many] ?? ''} ${listOf(there)}`;
    },
  ],
  [
    /(?<= |^)(?:the |this )?2x2(?: tile| block| square)?(?= |$)/g,
    (_, { before, subset }) =>
      /(?:^| )(?:a|every|each|no|any|some|both|neither|which|one|two|middle|top|bottom|left|right)$/.test(before.trim())
        ? null
        : listOf(theSquare(subset)),
  ],
  // What is left.
  [
    new RegExp(
      `(?<= |^)(?:the |both |all )?(?:the )?tiles? (?:outside(?: of)?|not in|beside|besides) (${several})(?= |$)`,
      'g',
    ),
    ([some = ''], { subset }) => listOf(without(subset, cellsIn(some))),
  ],
  [
    new RegExp(`(?<= |^)the (?:other|remaining) (${upToEight})(?: tiles| ones)?(?= |$)`, 'g'),
    ([n = ''], { before, subset }) => {
      const left = without(subset, cellsIn(before));
      return left.length === count(n) && left.length < subset.length ? listOf(left) : null;
    },
  ],
  [
    /(?<=(?:^| )(?:among|of) )(?:all )?(?:the others|the rest|the other tiles|the remaining tiles)(?= |$)/g,
    (_, { before, subset }) => {
      const some = cellsIn(before);
      return some.length === 0 ? null : listOf(without(subset, some));
    },
  ],
  [
    /(?<= |^)the tile with the most neighbours(?= |$)/g,
    (_, { subset }) => {
      const most = (['either', 'orthogonal'] as const).map((how) => mostBeside(how, subset));
      return most[0] === most[1] ? (most[0] ?? null) : null;
    },
  ],
  [
    /(?<= |^)(?:those|these) two(?= |$)/g,
    (_, { before }) => {
      const [, a, b, more] =
        new RegExp(`(${cell}) (?:and|or|nor) (${cell})(?! (?:and|or) ${cell})(?!.*${cell} (?:and|or) ${cell})`).exec(
          before,
        ) ?? [];
      return a === undefined || b === undefined || more !== undefined ? null : `${a} and ${b}`;
    },
  ],
  // Rows by rows.
  [
    /(?<= |^)the (?:two )?(?:middle|inner|centre) (rows|columns)(?= |$)/g,
    ([shapes = ''], { subset }) => {
      const all = [...new Set(subset.map(shapes === 'rows' ? rowOf : columnOf))].sort();
      return all.length !== 4 ? null : shapes === 'rows' ? 'rows two and three' : 'columns b and c';
    },
  ],
  [
    new RegExp(`(?<= )the row ${directly}(above|below|beneath)(?: it| them)?(?= |$)`, 'g'),
    ([way = ''], { before, subset }) => {
      const row = rowBefore(before, subset);
      const there = row === null ? -1 : row + (way === 'above' ? -1 : 1);
      return subset.some((one) => rowOf(one) === there) ? `row ${numberWords[there + 1]}` : null;
    },
  ],
  [
    /(?<= )(no|any|the|each|every|all) tile(s?) (above|below|beneath) (it|that row)(?= |$)/g,
    ([many = '', plural = '', way = '', it = ''], { before, subset }) => {
      const isSeveral = plural !== '';
      const row = it === 'it' && speaksOfTiles(before) ? null : rowBefore(before, subset);
      const there = row === null ? [] : subset.filter((one) => (way === 'above' ? rowOf(one) < row : rowOf(one) > row));
      const list = listOf(there);
      return list === null || (there.length > 1 && many === 'the' && !isSeveral)
        ? null
        : there.length === 1
          ? many === 'no'
            ? `none of ${list}`
            : list
          : `${many === 'the' || many === 'all' ? '' : `${someOf[many] ?? many} `}${list}`;
    },
  ],
  [
    /(?<= |^)both tiles (above|below|beneath) (it|that row)(?= |$)/g,
    ([way = '', it = ''], { before, subset }) => {
      const row = it === 'it' && speaksOfTiles(before) ? null : rowBefore(before, subset);
      const there = row === null ? [] : subset.filter((one) => (way === 'above' ? rowOf(one) < row : rowOf(one) > row));
      return there.length === 2 ? listOf(there) : null;
    },
  ],
];

// --- so many of a list

function ofNames(text: string, subset: readonly Cell[]): string {
  const tile = '(?:tiles?|ones?|of the tiles)';
  return text
    .replace(new RegExp(`(?:every|each) ${tile} (?:of|in|from|among|on) (${several})`, 'g'), 'each of $1')
    .replace(new RegExp(`(no|not one) ${tile} (?:of|in|from|among|on) (${several})`, 'g'), 'none of $2')
    .replace(
      new RegExp(`(?:a|some|at least one) ${tile} (?:of|in|from|among|on) (${several})`, 'g'),
      'at least one of $1',
    )
    .replace(new RegExp(`any ${tile} (?:of|in|from|among|on) (${several})`, 'g'), 'any of $1')
    .replace(
      new RegExp(
        `((?:exactly |at least |at most |only |just |more than |fewer than )?${upToEight}) ${tile} (?:of|in|from|among|on) (${several})`,
        'g',
      ),
      '$1 of $2',
    )
    .replace(
      new RegExp(
        `(?:all |all the |the |all of the )?(?:${upToEight} )?tiles (?:of|in|from|among|on) (${several})`,
        'g',
      ),
      '$1',
    )
    .replace(
      new RegExp(
        `(${several}) (?:together |between them )?(?:has|contain) (?:a |some |at least one )?(${colour})(?: tile)?${ends}`,
        'g',
      ),
      'at least one of $1 is $2',
    )
    .replace(
      new RegExp(
        `(${several}) (?:together |between them )?(?:has no|contain no|do not contain|do not has|lacks?) (${colour})${such}${ends}`,
        'g',
      ),
      'none of $1 is $2',
    )
    .replace(
      new RegExp(
        `(${several}) (?:together |between them )?(?:has|contain) ((?:exactly |at least |at most |only |just |more than |fewer than )?${upToEight}) (${colour})${such}${ends}`,
        'g',
      ),
      '$2 of $1 is $3',
    )
    .replace(new RegExp(`(${several}) (?:together|between them|combined) (has|contain) `, 'g'), '$1 $2 ')
    .replace(
      new RegExp(
        `(${several}) and (${several}) (?:has|contain) (?:equally many|as many|the same number of) (${colour})${such}${ends}`,
        'g',
      ),
      '$1 has as many $3 tiles as $2',
    )
    .replace(
      new RegExp(
        `(${several}) (?:has|contain) ((?:more|fewer|as many) ${colour}(?: tiles|s)? (?:than|as) ${colour}(?: tiles|s)?)${ends}`,
        'g',
      ),
      'among $1 , there is $2',
    )
    .replace(
      new RegExp(`(${several}) (?:has|contain) (a tile of )?(?:the colour of (${cell})|(${cell}) colour)${ends}`, 'g'),
      'at least one of $1 match $3$4',
    )
    .replace(new RegExp(`(?<= )in (${several})(?= |$)`, 'g'), 'among $1')
    .replace(new RegExp(`(?<= )(?:outside(?: of)?|not in) (${names})(?= |$)`, 'g'), (all, some: string) => {
      const left = listOf(without(subset, cellsIn(some)));
      return left === null || / or /.test(some) ? all : `among ${left}`;
    });
}

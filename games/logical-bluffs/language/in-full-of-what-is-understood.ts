import { numberWords } from '../../kit/number-words';
import { type Cell, inGridOrder, isCell } from '../grid';
import type { Anywhere, Where } from './in-full-anywhere';
import { isOneLine, liesIn } from './in-full-of-the-rest';
import { anywhere, cell, colour, coloursIn, end, lineSide, listed, namedLine, start, upToEight } from './pieces';

// Second parts that leave the predicate or the tiles to what was said before ("nor are all of them red", "some tile below is not",
// "one is red and the other is not", "and vice versa"): said in full, where only one thing can be understood.

const joint = '(?:(?:, )?(?:and|but|while)|[,;])';
/** A part that is one part, and of no other. */
const part = '(?:(?! (?:and|or|but|if|unless|while|then|,|;|xor) ).)+?';
const line = `(?:${namedLine}|(?:the )?${lineSide} (?:row|column))`;
const tile = `(?:${cell}|(?:the )?[a-z]+ (?:tile|one))`;
/** Whole words, up to what comes after them. */
const upTo = (pattern: string): RegExp => new RegExp(`(?<!\\S)${pattern}`, 'g');
const isSo = `is (?:not )?${colour}`;

/** The one colour that was said before, where none was denied. */
const onlyColour = (before: string): string | null => {
  const [so, more] = coloursIn(before);
  return so === undefined || more !== undefined || isDenied(before) ? null : so;
};

const isDenied = (text: string): boolean =>
  /(?<!\S)(?:no|not|never|neither|none|nor|non|without|lack)(?!\S)/.test(text);

/** "column b", of the one row or column that a place is. */
function nameOfLine(place: string, subset: readonly Cell[]): string | null {
  const isRow = place.endsWith('row');
  const [name, more] = new Set(cellsOf(place, subset).map((each) => each.charAt(isRow ? 1 : 0)));
  if (name === undefined || more !== undefined) return null;
  return isRow ? `row ${numberWords[Number(name)]}` : `column ${name.toLowerCase()}`;
}

const cellsOf = (place: string, subset: readonly Cell[]): Cell[] => {
  const isThere = liesIn(place, subset);
  return isThere === null ? [] : inGridOrder(subset).filter(isThere);
};

/** Of these tiles: how many are so, or are not. */
function manyOf(many: string, cells: readonly Cell[], { not, so }: { not: boolean; so: string }): string | null {
  const names = listed(cells);
  const isNone = /^(?:no|none|neither)/.test(many);
  if (cells.length === 0 || (isNone && not) || (/^(?:both|neither)/.test(many) && cells.length !== 2)) return null;
  if (not && /^(?:every|all|both)/.test(many)) return null;
  const isAny = /^(?:some|a|at least one)(?: |$)/.test(many);
  if (cells.length === 1) return `${names} is ${isNone || not ? 'not ' : ''}${so}`;
  if (isAny) return not ? `not all of ${names} is ${so}` : `at least one of ${names} is ${so}`;
  return isNone || not ? `none of ${names} is ${so}` : `${names} is ${so}`;
}

/** "Both tiles in the top row are blue, and some tile below is not." */
function beside([, many = '', where = '', not]: readonly string[], { subset, before }: Where): string | null {
  const [place, more] = before.match(anywhere(line)) ?? [];
  const so = onlyColour(before);
  const isRow = place?.includes('row') === true;
  if (place === undefined || more !== undefined || so === null || !isRow) return null;
  const rows = cellsOf(place, subset).map((each) => each[1] ?? '');
  const [row = ''] = rows;
  const there = inGridOrder(subset).filter((each) =>
    where === 'below' ? (each[1] ?? '') > row : (each[1] ?? '') < row,
  );
  return row === '' ? null : manyOf(many, there, { not: not !== undefined, so });
}

/** Two that are told apart only by what is said of them. */
const oneAndOther = (a = '', b = '', p = '', q = ''): string =>
  `( ( ${a} ${p} and ${b} ${q} ) or ( ${b} ${p} and ${a} ${q} ) )`;

function theOther([, a = '', b = '', first = '', second = '']: readonly string[]): string | null {
  if (a === b) return null;
  const so = new RegExp(`^is (${colour})$`).exec(first)?.[1];
  if (/^(?:is )?not$|^do not$/.test(second)) {
    if (so !== undefined) return oneAndOther(a, b, first, `is not ${so}`);
    const isNot = (who: string) => `it is not true that ${who} ${first}`;
    return isDenied(first) || !/^(?:match|is|has|touch|differ) /.test(first)
      ? null
      : `( ( ${a} ${first} and ${isNot(b)} ) or ( ${b} ${first} and ${isNot(a)} ) )`;
  }
  return oneAndOther(a, b, first, new RegExp(`^(?:not )?${colour}$`).test(second) ? `is ${second}` : second);
}

/** A tile and where it comes to, by a turn or in a mirror; null where a tile comes to none. */
function pairs(
  subset: readonly Cell[],
  to: (at: readonly [number, number]) => readonly [number, number],
): string | null {
  const numbered = (each: Cell): readonly [number, number] => [each.charCodeAt(0), each.charCodeAt(1)];
  const all = inGridOrder(subset);
  const come = all.map((each) => {
    const [x, y] = to(numbered(each));
    return String.fromCharCode(x, y);
  });
  if (!come.every((each) => isCell(each) && all.includes(each))) return null;
  const alike = all.flatMap((each, i) => (each < (come[i] ?? each) ? [`${each} match ${come[i]}`] : []));
  return alike.length === 0 ? null : alike.join(' and ');
}

/** The sum of the first and the last, from which what is turned round is counted. */
const span = (subset: readonly Cell[], letter: 0 | 1): number => {
  const all = subset.map((each) => each.charCodeAt(letter));
  return Math.min(...all) + Math.max(...all);
};

const mirrored = (way: string, subset: readonly Cell[]): string | null =>
  /left|right/.test(way)
    ? pairs(subset, ([x, y]) => [span(subset, 0) - x, y])
    : pairs(subset, ([x, y]) => [x, span(subset, 1) - y]);

const halfTurned = (subset: readonly Cell[]): string | null =>
  pairs(subset, ([x, y]) => [span(subset, 0) - x, span(subset, 1) - y]);

const opposite: Readonly<Record<string, string>> = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };
const theWhole = '(?:the )?(?:whole )?(?:pattern|subset|picture|arrangement)';
const unchanged = `(?:${theWhole} |it )(?:is (?:unchanged|the same)|look the same|stay the same|do not change)(?: when| if| after being| after)?(?: it| you)?(?: is)?`;

/** "Some red some blue no green": items without their commas. */
const item = `(?:some|no|a|(?:(?:exactly|at least|at most) )?(?:one|two|three|four|five|six)) ${colour}(?:s| tiles?)?`;

export const turnsOfWhatIsUnderstood: readonly Anywhere[] = [
  // The predicate is understood.
  [
    new RegExp(`(?:, )?(?:and )?nor is (?:all|both|every one|each) (of (?:them|the tiles)) (${colour})${end}`),
    ([, of, so], { before }) => (isDenied(before) ? ` and not all ${of} is ${so}` : null),
  ],
  [
    new RegExp(`(?:, )?(?:and )?nor is (${tile}) (${colour})${end}`),
    ([, who, so], { before }) => (isDenied(before) ? ` and ${who} is not ${so}` : null),
  ],
  [
    new RegExp(`(?:, )?(?:and )?nor is any of them (${colour})${end}`),
    ([, so], { before }) => (isDenied(before) ? ` and none of them is ${so}` : null),
  ],
  [
    /(?:and |but |, )(some|no|none|every|all|both|neither|a|the|at least one)(?: of)?(?: the)?(?: tiles?| ones?)? (below|above) is( not)?$/,
    (match, where) => {
      const said = beside(match, where);
      return said === null ? null : `and ${said}`;
    },
  ],
  [
    anywhere(`(${colour}) ((?:, )?(?:and|but)|,) (${line}) none$`),
    ([, so, how, where], { before }) => (coloursIn(before).length === 0 ? `${so} ${how} ${where} no ${so}` : null),
  ],
  [
    anywhere(`(${colour}) (top|bottom|left|right|${cell}) not$`),
    ([, so, who], { before }) => (coloursIn(before).length === 0 ? `${so} , ${who} not ${so}` : null),
  ],
  [
    anywhere(`is neither(?: of (?:them|these|those|the two))?${end}`),
    (_, { before }) => {
      const [a, b, more] = coloursIn(before);
      const isTold = new RegExp(`^(?:${tile} (?:is )?${colour} ?(?:${joint} ?)+){2}${tile}$`).test(before);
      return isTold && b !== undefined && more === undefined ? `is neither ${a} nor ${b}` : null;
    },
  ],
  [
    anywhere(`(the same(?: colour)?|match|(?:is|both|all) ${colour}) , unlike (${tile})$`),
    ([, first = '', who], { before }) => {
      const [so] = coloursIn(first);
      if (isDenied(before)) return null;
      return `${first} , but ${who} is ${so === undefined ? 'different' : `not ${so}`}`;
    },
  ],
  [
    new RegExp(
      `^((?:the )?(?:${lineSide}|corner)(?: (?:tile|one|corner))?|${cell}) (?:is )?(${colour}) (?:, )?(?:and |but )?others not(?: (${colour}))?$`,
    ),
    ([, who = '', so, again = so]) =>
      so === again
        ? `${/^(?:the |[A-D][1-4])/.test(who) ? '' : 'the '}${who} is ${so} and no other tile is ${so}`
        : null,
  ],
  // Which tiles is understood.
  [upTo('those (?=(?:in )?between(?: them)? )'), () => 'the tiles '],
  [
    anywhere('(neither|both) of the (?:two )?(?:tiles|ones) (?:in )?between(?: them)?'),
    ([, many], { subset, before }) => {
      const all = inGridOrder(subset);
      const inner = all.slice(1, -1);
      const isOfEnds =
        isOneLine(subset) &&
        inner.length === 2 &&
        (/(?<!\S)(?:ends?|end tiles|outer|outermost)(?!\S)/.test(before) ||
          (/(?<!\S)corners?(?!\S)/.test(before) && cellsOf('corner', subset).join() === [all[0], all[3]].join()));
      return isOfEnds ? (many === 'both' ? listed(inner) : `neither ${inner.join(' nor ')}`) : null;
    },
  ],
  [
    anywhere(
      `in (${line}) ,? ?(there is (?:exactly |at least |at most )?(?:one|two|three|a|no) ${colour}(?:s| tiles?)?)(?= .*elsewhere)`,
    ),
    ([, where, what]) => `${what} in ${where}`,
  ],
  [anywhere('elsewhere (there is )?(none|no one)$'), ([, there = '']) => `${there}none elsewhere`],
  [
    new RegExp(
      `^(${line}) is (?:all )?(?:of )?(?:one|the same|a single) colour (${joint}) (${cell}) (?:is (not that|a different|another)|(has it|is that)(?: too)?)(?: colour)?(?: too)?$`,
    ),
    ([, where = '', how, name = '', not], { subset, text }) => {
      const there = cellsOf(where, subset);
      const [first] = there;
      return first === undefined || there.some((each) => each === name)
        ? null
        : text.replace(/^(.*colour) .*$/, `$1 ${how} ${name} ${not === undefined ? 'match' : 'differ from'} ${first}`);
    },
  ],
  [
    new RegExp(
      `^except (${cell}) , which (${isSo}) , (?:all(?: of)?(?: the)? tiles|every tile|all the others) (${isSo})$`,
    ),
    ([, name, so, rest]) => `${name} ${so} and every tile other than ${name} ${rest}`,
  ],
  [
    new RegExp(
      `^(?:all(?: of)?(?: the)? tiles|every tile) (?:(${isSo}) )?(?:, )?except (${cell}) , which (${isSo})(?: , (${isSo}))?$`,
    ),
    ([, before = '', name, so, after = '']) =>
      (before === '') === (after === '') ? null : `${name} ${so} and every tile other than ${name} ${before}${after}`,
  ],
  [
    new RegExp(
      `^(there is (?:at least|exactly) (?:one|two|three|four) (${colour})(?: tiles?|s)?) , (?:and )?(?:with )?all of them ((?:in|on|at) ${line})$`,
    ),
    ([, first, so, where]) => `${first} and every ${so} tile is ${where}`,
  ],
  [
    upTo(
      `(?:the |all (?:the )?)?(${colour}) tiles , if (?:there is (?:some|any)|any(?: exist)?) , is all (?=in |on |at |${colour}|next |adjacent )`,
    ),
    ([, so]) => `all ${so} tiles is `,
  ],
  // One, and the other.
  [
    new RegExp(`^(?:of )?(${cell}) and (${cell}) ,? ?one (${part}) ${joint} the other (${part})$`),
    (match) => theOther(match),
  ],
  [new RegExp(`^one of (${cell}) and (${cell}) (${part}) ${joint} the other (${part})$`), (match) => theOther(match)],
  // Both ways.
  [
    new RegExp(`^if (${part})(?: , then| ,| then) (${part})(?: ,)? and vice versa$`),
    ([, when, then]) => `( ${when} ) if and only if ( ${then} )`,
  ],
  [
    new RegExp(`^if (${part})(?: , then| ,| then) (${part}(?: and ${part})+) , and vice versa$`),
    ([, when, then]) => `( ${when} ) if and only if ( ${then} )`,
  ],
  [
    new RegExp(
      `^(?:every|each) (${colour}) tile is ((?:[a-z]+ )?(?:adjacent|next) to) (?:a|at least one) (${colour})(?: tile| one)?(?: ,)? and vice versa$`,
    ),
    ([, a, near, b]) => `every ${a} tile is ${near} a ${b} tile and every ${b} tile is ${near} a ${a} tile`,
  ],
  [
    anywhere('[;.] (?:otherwise|else|if not)(?: ,)?'),
    (_, { before }) => (/(?<!\S)if /.test(before) ? ', otherwise' : null),
  ],
  // Of colours.
  [
    new RegExp(`(?<!\\S)((?:(?:exactly|at least|at most) )?${upToEight}) of each$`, 'g'),
    ([, many], { before }) => (before === '' || /there is$/.test(before) ? `${many} of each colour` : null),
  ],
  [new RegExp(`^missing (${colour}) (and|or) (${colour})$`), ([, a, how, b]) => `${a} ${how} ${b} is missing`],
  [
    new RegExp(`^(?:only|just) (${colour})s? and (${colour})s?$|^(${colour})s? and (${colour})s? only$`),
    ([, a, b, c, d]) => `only ${a ?? c} and ${b ?? d}`,
  ],
  [
    new RegExp(`^(${colour}) ((?:, ${colour} )*), (${colour}) ,? ?(?:but )?((?:no|not) ${colour})$`),
    ([, a, more, last, no]) => `${a} ${more}and ${last} , ${no}`,
  ],
  [new RegExp(`^(${cell}) = (${cell}) = (${colour})(?= |$)`), ([, a, b, so]) => `${a} and ${b} is ${so}`],
  [/(?<=^if [^,]+) , if (?=.* then )/, () => ' , and if '],
  [
    anywhere('((?:every|each|no|any|the only) colours? (?:that|which) (?:appear|is (?:present|used|there|shown))) ,'),
    ([, said]) => said ?? null,
  ],
  [
    anywhere(
      `((?:all(?: the)?|any|every|each|the) ${colour} tiles?) , if (?:there is )?(?:any|some|one)(?: exist| at all)? ,`,
    ),
    ([, said]) => said ?? null,
  ],
  [
    anywhere(`(${cell}) being (${colour}) (?:means|implies)(?: that)?`),
    ([, name, so], { before }) => (before === '' ? `if ${name} is ${so} ,` : null),
  ],
  [
    anywhere(`(?:the )?(${colour}) tiles is (odd|even) in number`),
    ([, so, how]) => `the number of ${so} tiles is ${how}`,
  ],
  [
    anywhere(
      `(?:the )?(${colour})(?:s| tiles)? and(?: the)? (${colour})(?:s| tiles) (?:total|number|come to|add up to) (${upToEight})(?: in (?:all|total)| altogether)?`,
    ),
    ([, a, b, n]) => `the number of ${a} or ${b} tiles is ${n}`,
  ],
  [
    anywhere(
      `(?:the )?tiles (?:is|come) (?:of|in) (?=(?:(?:exactly|at least|at most|only|just) )?${upToEight} (?:different )?colours)`,
    ),
    () => 'the subset has ',
  ],
  [
    anywhere(`(row|column) (?:except|but)(?: for)? the (${lineSide}) one`),
    ([, shape, side], { subset }) => {
      const name = nameOfLine(`the ${side} ${shape}`, subset);
      return name === null ? null : `${shape} but ${name}`;
    },
  ],
  [
    upTo(
      `((?:${cell}|the [a-z]+ (?:tile|one))) has (the same colour as|a different colour from) (?=${cell} (?:and|but) (?:not )?(?:a different|the same) colour)`,
    ),
    ([, who, how]) => `${who} is ${how} `,
  ],
  [
    new RegExp(`^neither (${colour}) nor (${colour}) is the (most|least) common(?: colour)?$`),
    ([, a, b, how]) => `${a} is not the ${how} common colour and ${b} is not the ${how} common colour`,
  ],
  [
    new RegExp(`${start}(${colour}) (?:(?:is|appear) )?everywhere( else)?${end}`, 'g'),
    ([, so, others]) => `${others === undefined ? 'all' : 'all other'} tiles is ${so}`,
  ],
  [new RegExp(`${start}everywhere is (?:a )?(${colour})${end}`, 'g'), ([, so]) => `all tiles is ${so}`],
  [
    new RegExp(`${start}(${cell}) (?:is |has )?(?:of )?(?:a |the )?unique(?: colour| in colour)?${end}`, 'g'),
    ([, name]) => `${name} has a unique colour`,
  ],
  [
    anywhere(
      'no colour (?:is (?:ever )?(?:immediately |directly )?followed by (?:itself|the same colour)|is (?:ever )?(?:immediately|directly) repeated|(?:immediately|directly) (?:repeat(?: itself)?|appear at least twice)|(?:is )?(?:appear at least twice|repeated|repeat) (?:in sequence|in succession|consecutively|in a row|back to back))',
    ),
    (_, { subset }) => (isOneLine(subset) ? 'no two orthogonally adjacent tiles is the same colour' : null),
  ],
  [anywhere('is in a (?:column|row) (?:further|farther) (left|right) than'), ([, way]) => `is further ${way} than`],
  [/^from the (top|left) ,/, ([, from], { subset }) => (isOneLine(subset) && isAlong(subset, from) ? '' : null)],
  // Adjacent, before its tile.
  [
    anywhere(
      `((?:${cell}|${colour} tiles?|${colour}s|(?<!2x2 )tile) (?:do not )?has (?:(?:at least|at most|exactly|more than|no more than) )?(?:a|no|one|two|three|four)) ((?:orthogonally |diagonally |horizontally |vertically )?adjacent) (${colour}) (tile|one)(s?)`,
    ),
    ([, first, near, so, , s]) => `${first} ${near} ${so} neighbour${s}`,
  ],
  // From its first tile to its last.
  [
    new RegExp(
      `^(?:it |the (?:row|column|line|sequence|subset) )?(?:starts?|begins?)(?: with (?:a )?(${colour})(?: tile)?)? and (?:ends?|finish|finishes) (?:with|in|on) (?:a )?(${colour})(?: tile)?$`,
    ),
    ([, a, b], { subset }) => {
      const [first, last] = [inGridOrder(subset)[0], inGridOrder(subset).at(-1)];
      return isOneLine(subset) && subset.length > 1 ? `${first} is ${a ?? b} and ${last} is ${b}` : null;
    },
  ],
  [
    /^(?:each|every) tile (?:differ from|is (?:of )?a different colour (?:from|than|to)|has a different colour (?:from|than|to)|do not match) the (?:next|previous)(?: one| tile)?$/,
    (_, { subset }) => (isOneLine(subset) ? 'no two orthogonally adjacent tiles is the same colour' : null),
  ],
  // A picture that is like itself.
  [
    /^(?:the )?(left|right|top|bottom)(?: half)? (?:is (?:a |the )?mirror(?: image)?(?: of)?|mirror|is mirrored (?:by|in)) (?:the )?(left|right|top|bottom)(?: half)?$/,
    ([, one = '', other = ''], { subset }) => (opposite[one] === other ? mirrored(one, subset) : null),
  ],
  [
    new RegExp(
      `^${unchanged} (?:turned|rotated)(?: by| through)? ?(?:180|a half turn|half a turn)(?: (?:degrees?|°))?$`,
    ),
    (_, { subset }) => halfTurned(subset),
  ],
  [
    new RegExp(`^${unchanged} (?:mirrored|flipped|reflected) (?:from )?(left to right|left right|top to bottom)$`),
    ([, way = ''], { subset }) => mirrored(way, subset),
  ],
  // Notes without commas, without verbs.
  [
    new RegExp(`^((?:${item} )+${item})$`),
    ([, all = '']) =>
      /(?<!\S)(?:some|no)(?!\S)/.test(all) && (all.match(/exactly|at most/g) ?? []).length < 2
        ? (all.match(anywhere(item)) ?? []).join(' , ')
        : null,
  ],
  [
    upTo(`(one|two|three|four) (${colour})(s| tiles?)? (?=rest (?:is )?(?:all )?${colour}$)`),
    ([, n, so, s = ''], { before }) => (before === '' ? `${n} ${so}${s} , ` : null),
  ],
  [
    /^(no|at least|exactly)? ?two (?:tiles )?((?:orthogonally |diagonally )?adjacent|(?:right )?next to each other|beside each other|side by side)(?: (?:tiles|ones))? (?:is )?(?:of )?(?:the )?same(?: colour)?$/,
    ([, many, near = '']) =>
      `${many === 'no' ? 'no two' : many === 'exactly' ? 'exactly one pair of' : 'at least one pair of'} ${near.replace(/^.*(?:each other|side)$/, 'adjacent')} tiles is the same colour`,
  ],
  [
    anywhere(`((?:${upToEight} )?(?:tiles )?of one(?: colour)?) (?=${upToEight} of (?:another|a different)(?: |$))`),
    ([, first]) => `${first} and `,
  ],
  [
    new RegExp(`${start}(${line}) (?:is )?all (?:of )?different(?: colours)?${end}`, 'g'),
    ([, where], { after }) => (/ not$/.test(after) ? null : `in ${where} all tiles is different colours`),
  ],
  [
    new RegExp(`${start}(${line}) (?:all )?(?:the )?same(?: colour)?${end}`, 'g'),
    ([, where], { before }) => (new RegExp(`${line} (?:and|,)$`).test(before) ? null : `${where} is one colour`),
  ],
  [upTo(`(same|different)(?: colour)? (?=${cell} (?:is )?(?:same|different|not)(?: |$))`), ([, how]) => `${how} , `],
  [
    new RegExp(
      `^all(?: tiles)?(?: is)?(?: the)? same(?: colour)? (?:, )?(?:but|except) (${cell}) (?:is )?(?:a )?(?:different|not)(?: colour)?$`,
    ),
    ([, name]) => `all tiles except ${name} is the same colour and ${name} match no other tile`,
  ],
];

const isAlong = (subset: readonly Cell[], from = ''): boolean =>
  new Set(subset.map((each) => each[from === 'top' ? 0 : 1])).size === 1;

import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell, isCell } from '../grid';
import { isAt } from './geometry';
import { inFullAnywhere } from './in-full-anywhere';
import { heardOtherwise } from './in-full-heard-otherwise';
import { turnsOfDoubt } from './in-full-of-doubts';
import { turnsOfEach } from './in-full-of-each';
import { itemsInFull } from './in-full-of-items';
import { turnsOfLines } from './in-full-of-lines';
import { turnsOfNotes } from './in-full-of-notes';
import { turnsOfOthers } from './in-full-of-others';
import { turnsOfSecondParts } from './in-full-of-second-parts';
import { turnsOfTheRest } from './in-full-of-the-rest';
import { withVerbs } from './in-full-of-verbs';
import { cell as aCell, colour as aColour, captured, lineName, lineSide, namedLine, such, upToFour } from './pieces';
import type { Word } from './words';

// Short sentences with the words that they leave out: "both are red" of two tiles, "red appears once and blue twice", "column A
// has more reds than column B and fewer blues". What can be meant in several ways is written out in each of them; where one
// of these cannot be read, none is taken.

/** What a sentence says in full, in one way or in several; null where it is no such sentence after all. */
export type InFull = (match: readonly string[], subset: readonly Cell[]) => readonly string[] | null;

const colour = captured(aColour);
const some = `${colour}${such}`;
const line = `((?:the )?(?:rows?|columns?) ${lineName}(?:(?: ,)? and ${lineName}|(?: ,) ${lineName})*|the ${lineSide} (?:row|column))`;
const cell = captured(aCell);
const and = '(?:, )?(?:and|but|while|,)';
const then = '(?:, )?(?:then )?';
const numeral = captured(upToFour);
const once = '((?:(?:at least|at most|exactly|only|just) )?(?:once|twice|(?:two|three|four|five) times))';

const isCorner = (each: Cell, subset: readonly Cell[]): boolean => isAt({ type: 'corner' }, each, subset);

const neighboursIn = (of: Cell, subset: readonly Cell[]): number =>
  subset.filter((each) => each !== of && areAdjacent(each, of, 'either')).length;

const turns: readonly (readonly [string, InFull])[] = [
  // "B4 is green if A2 is, and yellow if A3 is": the same tile.
  [
    `(${aCell}|${namedLine}) is ([^,]+?) (if|when|unless) ([^,]+?) (?:, )?(and|but) ((?:either |neither |not |all )?${aColour}(?: (?:or|nor) ${aColour})?) (if|when|unless) (.+)`,
    ([a, so, when, first, joint, other, again, second]) => [
      `( ${a} is ${so} ${when} ${first} ) ${joint} ( ${a} is ${other} ${again} ${second} )`,
    ],
  ],
  // "A row with a red tile never has a blue one": no such row.
  [
    '(?:a|any) ((?:row|column)(?: (?:with|without|that|in which|where) .+?)?) (never|always) ((?:has|contain|is|match|show|lacks?) .+)',
    ([line, how, said]) => [how === 'never' ? `no ${line} ${said}` : `every ${line} ${said}`],
  ],
  // "Neither row contains red and blue": not both of them, or none of either.
  [
    `((?:no|neither) (?:row|column|2x2)(?: tile)?|(?:neither|none) of the (?:rows|columns|two rows|two columns)) (has|contain) ${some} and ${some}`,
    ([lines, has, a, b]) => [`${lines} ${has} both ${a} and ${b}`, `${lines} ${has} a ${a} or ${b} tile`],
  ],
  // "Every row has the same colour twice": each some colour, or one and the same.
  [
    '((?:every|each|both|all) (?:the )?(row|column)s?) (has|contain|show) the same colour twice',
    ([lines, shape, has]) => [
      `${lines} ${has} two tiles of the same colour`,
      `some colour appear at least twice in every ${shape}`,
    ],
  ],
  // "D2 and D3 match, and two other tiles share their colour": that of those two.
  [
    `((${aCell}) and ${aCell} (?:match|is the same colour|share a colour)) (?:, )?(and|but) ([^,;]+?) (?:share|has|is of) their colour`,
    ([said, name, joint, others]) => [`${said} ${joint} ${others} has the colour of ${name}`],
  ],
  // "One tile is different from the others": which are alike, or may not be.
  [
    `(?:just )?one tile (?:is different|differ) from (?:all )?(?:the )?(?:others|rest|other tiles|other ${numeral}(?: tiles)?)`,
    (_, { length }) => ['one tile match no other tile', `exactly ${numberWords[length - 1]} tiles is the same colour`],
  ],
  // What one set of tiles has more of than another.
  [
    `the (corner|edge|centre) tiles (?:has|contain) (more|fewer) ${some} than the (corner|edge|centre) tiles(?: (?:do|has))?( .*)?`,
    ([these, more, so, those, rest]) => [`there is ${more} ${so} ${these} tiles than ${so} ${those} tiles${rest}`],
  ],
  [
    `the (corner|edge|centre) tiles (?:has|contain) as many ${some} as the (corner|edge|centre) tiles(?: (?:do|has))?( .*)?`,
    ([these, so, those, rest]) => [`there is as many ${so} ${these} tiles as ${so} ${those} tiles${rest}`],
  ],
  // Of two tiles.
  [
    `both (?:is either |either )?${colour} or ${colour}`,
    ([a, b], { length }) =>
      length === 2 ? [`all tiles is ${a} or ${b}`, `all tiles is ${a} or all tiles is ${b}`] : ['both tiles is red'],
  ],
  ['(if )?both ((?:is|match|has|do|share|differ) .+|match|differ)', ([when, rest]) => [`${when}both tiles ${rest}`]],
  [
    `not both (?:tiles )?(?:is )?((?:${colour}(?! and)|the same|adjacent|next to).*)`,
    ([rest], { length }) => [length === 2 ? `not all tiles is ${rest}` : `both tiles is ${rest}`],
  ],
  [`both (${colour}|the same(?: colour)?)`, ([so]) => [`both tiles is ${so}`]],
  ['neither ((?:is|has|do) .+)', ([rest]) => [`neither tile ${rest}`]],
  [`neither ${colour}`, ([so]) => [`neither tile is ${so}`]],
  [
    `(the (?:two )?[a-z]+ tiles) is ${colour} (${and}) (the (?:two )?[a-z]+ tiles) ${colour}`,
    ([some, so, joint, rest, other]) => [`${some} is ${so} ${joint} ${rest} is ${other}`],
  ],
  // All but some, none.
  [`all(?: tiles)? is (${colour}) (?:, )?(?:except|but) ${numeral}`, ([so, , n]) => [`all tiles is ${so} except ${n}`]],
  [
    `all(?: tiles)? (?:is the same(?: colour)?|match) (?:, )?(?:except|but) ${numeral}`,
    ([n]) => [`all tiles except ${n} is the same colour`],
  ],
  // All alike, some alike and some not.
  ['(?:of )?(?:the )?same(?: colour)?', () => ['all tiles is the same colour']],
  ['not (?:of )?(?:the )?same(?: colour)?', (_, { length }) => notAlike(length)],
  ['different(?: colours)?', (_, { length }) => notAlike(length).toReversed()],
  [
    `(?:exactly |just )?(two|three|four)(?: tiles?)? (?:is )?(?:of )?(?:the )?same(?: colour)?(?: ${and})? (?:the )?((?:other|remaining) )?(one|two|three)(?: tiles?| ones?)? (?:is )?(?:of )?(?:a )?different( colours?)?(?: ones?)?`,
    ([n = '', other, m = '', colours], { length }) =>
      alikeAndNot({ n, m, length, other: other !== '', colours: colours !== '' }),
  ],
  [
    `(?:there is )?no (${colour})(?:s| tiles?)? ${and} (?:every other colour|all (?:the )?other colours|the other (?:three )?colours) (?:appear|is present|present|is there)`,
    ([so]) => [`${so} is missing and every other colour appear`],
  ],
  ['(?:none|none of them) (is the same(?: colour)?|is alike|match)', ([so]) => [`no two tiles ${so}`]],
  ['no pairs? (?:is the same(?: colour)?|match)', () => ['no two tiles match']],
  [
    '(?:there is )?(?:at least )?two (?:pairs of matching tiles|matching pairs|pairs of tiles that match)',
    () => [
      'two colours appear at least twice',
      'two colours appear at least twice or at least four tiles is the same colour',
      'two colours appear at least twice or at least three tiles is the same colour',
    ],
  ],
  // Neighbours.
  [
    `(if )?${cell} is ${colour} ${and} its neighbours is not`,
    ([when, a, so]) => [`${when}${a} is ${so} and its neighbours is not ${so}`],
  ],
  [
    `both (?:of )?(?:the )?(?:neighbours of ${cell}|${cell} neighbours|tiles (?:next|adjacent) to ${cell}) (.+)`,
    ([a, b, c, rest], subset) => {
      const of = `${a}${b}${c}`;
      return isCell(of) && neighboursIn(of, subset) === 2 ? [`all neighbours of ${of} ${rest}`] : null;
    },
  ],
  [
    `(?:all )?(?:of )?(?:the )?(?:neighbours of ${cell}|${cell} neighbours) is (?:all )?the same colour ${and} ${cell} is different`,
    ([a, b, c]) =>
      `${a}${b}` === c ? [`all neighbours of ${c} is the same colour and ${c} match no neighbour`] : null,
  ],
  [
    `(.+ )(neighbours?) (?:that|which) is not ${colour}(.*)`,
    ([before, word, so, after]) => [`${before}non ${so} ${word}${after}`],
  ],
  [
    `(?:any|every) two ${some} is (?:adjacent(?: to each other| to one another)?|next to each other|neighbours)`,
    ([so]) => [`every ${so} tile is adjacent to every other ${so} tile`],
  ],
  [
    'no tile((?: in (?:row|column) [a-z]+)?) match its neighbours?',
    ([place]) => [
      `no tile${place} is adjacent to a tile of the same colour`,
      `no tile${place} is adjacent to only tiles of the same colour`,
    ],
  ],
  [
    `(if )?${cell} is ${colour} ${and} neither (?:neighbour|of its neighbours) is(?: ${colour})?`,
    ([when, a, so, other], subset) =>
      a !== undefined && isCell(a) && neighboursIn(a, subset) === 2
        ? [`${when}${a} is ${so} and its neighbours is not ${other === '' ? so : other}`]
        : null,
  ],
  [
    `if ${cell} is ${colour} ${then}so is both (?:of )?its neighbours`,
    ([a, so], subset) =>
      a !== undefined && isCell(a) && neighboursIn(a, subset) === 2
        ? [`if ${a} is ${so} , all neighbours of ${a} is ${so}`]
        : null,
  ],
  // Rows and columns.
  ['(.+) in ([a-d]) than in ([a-d])', ([before, a, b]) => [`${before} in column ${a} than in column ${b}`]],
  ['(.+ in column [a-d] .+) in ([a-d])', ([before, b]) => [`${before} in column ${b}`]],
  [
    `${line} (has|contain) (more|fewer) ${some} than ${line} (?:and|but) (more|fewer) ${some}`,
    ([a, has, more, so, b, fewer, other]) => [
      `${a} ${has} ${more} ${so} tiles than ${b} and ${fewer} ${other} tiles than ${b}`,
    ],
  ],
  [
    `if ${line} (has|contain|is) (.+?) ${then}so (?:do|is|has) (all (?:the )?other (?:rows|columns)|the other (?:rows|columns)|every other (?:row|column)|all rows|all columns|every row|every column)`,
    ([a, has, what, others]) => [`if ${a} ${has} ${what} , ${others} ${has} ${what}`],
  ],
  ['((?:.+ )?)half the (rows|columns) (.+)', ([before, lines, rest]) => [`${before}half of the ${lines} ${rest}`]],
  [
    `(.+) is all ${colour} (${and}) (the others|${line}) has none`,
    ([a, so, joint, b]) => [`${a} is all ${so} ${joint} ${b} has no ${so}`],
  ],
  [
    `(.+) each has ${numeral} ${some} (${and}) ${line} (?:has )?${numeral}`,
    ([a, n, so, joint, b, m]) => [`${a} each has ${n} ${so} tiles ${joint} ${b} has ${m} ${so} tiles`],
  ],
  [
    `(${line}|the middle column|the middle row) (.+) (${and}) the others ((?:has|contain|do not) .+)`,
    ([a = '', , what, joint, rest]) => [
      `${a} ${what} ${joint} the other ${a.includes('row') ? 'rows' : 'columns'} ${rest}`,
    ],
  ],
  // If.
  [
    'if the corner(?: tile)? is (.+) ((?:, )?(?:then )?(?:so is|both other|.+ its) .+)',
    ([so, rest], subset) => {
      const [corner, more] = subset.filter((each) => isCorner(each, subset));
      return corner !== undefined && more === undefined ? [`if ${corner} is ${so} ${rest}`] : null;
    },
  ],
  [
    `if (?:a|any|some|one)(?: tile)? is ${colour} ${then}(?:another|some other)(?: one| tile)? is (?:${colour}|too)`,
    ([so, other]) => [ifThereIs(so, other === '' ? so : other)],
  ],
  [`if (?:a|any|some|one)(?: tile)? is ${colour} ${then}so is another(?: one| tile)?`, ([so]) => [ifThereIs(so, so)]],
  [
    `if (.+?) is ${colour} ${then}all is(?: ${colour})? (?:, )?(?:and )?(?:otherwise|else) none is(?: ${colour})?`,
    ([a, so, all, no]) => [
      `if ${a} is ${so} , then all tiles is ${all === '' ? so : all} , otherwise no tile is ${no === '' ? so : no}`,
    ],
  ],
  // Others.
  [
    `(?:all )?the other(?: tiles|s) (?:is (?:all )?the same(?: colour)? as|(?:all )?match|(?:all )?has the same colour as) ${cell}`,
    ([a]) => [`every other tile is the same colour as ${a}`],
  ],
  [
    `both corners is ${colour} ${and} neither other (?:tile|one) is(?: ${colour})?`,
    ([so, other], subset) => {
      const [corners, others] = [true, false].map((is) => subset.filter((each) => isCorner(each, subset) === is));
      return corners?.length === 2 && others?.length === 2
        ? [`${corners.join(' and ')} is ${so} and neither ${others.join(' nor ')} is ${other === '' ? so : other}`]
        : null;
    },
  ],
  [
    `neither corner(?: tile)? is ${colour} ${and} (both|the|all) other (?:tiles|ones) is(?: ${colour})?`,
    ([so, many, other], subset) => {
      const corners = subset.filter((each) => isCorner(each, subset));
      const others = subset.filter((each) => !isCorner(each, subset));
      const areTwo = corners.length === 2 && (many !== 'both' || others.length === 2) && others.length > 1;
      return areTwo
        ? [`neither ${corners.join(' nor ')} is ${so} and ${others.join(' and ')} is ${other === '' ? so : other}`]
        : null;
    },
  ],
  [`${cell} is the same(?: colour)? as ${cell} but not as ${cell}`, ([a, b, c]) => [`${a} match ${b} but not ${c}`]],
  // How many, how often.
  [
    `(?:there is )?no ${some} or ${some} more than ${numeral}(?: times)?`,
    ([a, b, n]) => [
      `there is at most ${n} ${a} tiles and there is at most ${n} ${b} tiles`,
      `there is at most ${n} ${a} or ${b} tiles`,
    ],
  ],
  [
    `(?:there is )?((?:at least |exactly )?)(a|one|two) ${some} for (?:every|each) ${some}`,
    ([limit, many, a, b]) => {
      const times = many === 'two' ? 'twice as many' : 'as many';
      const least = `there is at least ${times} ${a} tiles as ${b} tiles`;
      const just = `there is exactly ${times} ${a} tiles as ${b} tiles`;
      return limit === '' ? [least, just] : [limit === 'exactly ' ? just : least];
    },
  ],
  [
    `for (?:every|each) ${some} ,? ?there is ((?:at least |exactly )?)(a|one|two) ${some}`,
    ([b, limit, many, a]) => [`${limit}${many} ${a} for every ${b}`],
  ],
  [`${colour}(?:s| tiles)? and ${colour}(?:s| tiles)? (?:is )?equal`, ([a, b]) => [`${a}s equal ${b}s`]],
  [
    `${colour}(?:s| tiles) equal ${colour}(?:s| tiles)`,
    ([a, b]) => [`there is exactly as many ${a} tiles as ${b} tiles`],
  ],
  [
    `(${colour}|every colour|each colour) appear ${once} ${and} ${colour} ${once}`,
    ([a, , first = '', b, then = '']) => {
      const [limit] = /^(?:at most|exactly|only|just) /.exec(first) ?? [];
      const isPlain = /^(?:once|twice|[a-z]+ times)$/.test(then);
      const all = [then, ...(limit !== undefined && isPlain ? [limit + then] : [])];
      return all.map((often) => `${a} appear ${first} and ${b} appear ${often}`);
    },
  ],
];

/** Two tiles are unlike in one way; of more, not all may be alike, or no two. */
const notAlike = (tiles: number): string[] =>
  tiles < 3
    ? ['all tiles is different colours']
    : ['not all tiles is the same colour', 'all tiles is different colours'];

/** "Two same, two different": these from each other, or from the first ones; or only that there are such two and such two. */
function alikeAndNot(said: {
  n: string;
  m: string;
  length: number;
  other: boolean;
  colours: boolean;
}): string[] | null {
  const [n, m] = [said.n, said.m].map((many) => numberWords.indexOf(many));
  if (n === undefined || m === undefined || n + m !== said.length) return null;
  const alike = `exactly ${said.n} tiles is the same colour`;
  if (m === 1) return [alike];
  const apart = `exactly ${numberWords[m + 1]} colours appear and ${alike}`;
  if (said.other && said.colours) return [apart];
  return [apart, alike, ...(said.other ? [] : [`${said.n} tiles is the same colour and two colours appear`])];
}

const ifThereIs = (a: string | undefined, b: string | undefined): string =>
  `if there is a ${a} tile , there is ${a === b ? 'at least two' : 'at least one'} ${b} tile${a === b ? 's' : ''}`;

const all: readonly (readonly [string, InFull])[] = [
  ['(.*)', itemsInFull],
  ...turnsOfSecondParts,
  ...turnsOfDoubt,
  ...turns,
  ...turnsOfEach,
  ...turnsOfOthers,
  ...turnsOfTheRest,
  ...turnsOfLines,
  ...turnsOfNotes,
];

const known = all.map(([from, to]) => ({ from: new RegExp(`^${from}$`), to }));

/** Each way to say it in full; the words as they are where nothing is left out. */
export function inFull(words: readonly Word[], subset: readonly Cell[]): (readonly Word[])[] {
  const text = words.map((word) => word.text).join(' ');
  const ways = saidInFull(inFullAnywhere(withVerbs(text), subset), subset).flatMap((way) => saidInFull(way, subset));
  const heard = ways.flatMap((way) => [way, ...heardOtherwise(way, subset)]);
  return [...new Set(heard)].map((way) => (way === text ? words : inTheirPlaces(words, way)));
}

function saidInFull(text: string, subset: readonly Cell[]): readonly string[] {
  for (const { from, to } of known) {
    const match = from.exec(text);
    const ways =
      match === null
        ? null
        : to(
            [...match].slice(1).map((part) => part ?? ''),
            subset,
          );
    if (ways !== null) return ways;
  }
  return [text];
}

/** The words that are there keep their places in the text, as far as they are the same at its beginning and at its end. */
export function inTheirPlaces(words: readonly Word[], said: string): Word[] {
  const texts = said.split(' ').filter((text) => text !== '');
  const most = Math.min(words.length, texts.length);
  let before = 0;
  while (before < most && words[before]?.text === texts[before]) before++;
  let after = 0;
  while (after < most - before && words.at(-1 - after)?.text === texts.at(-1 - after)) after++;
  const replaced = words.slice(before, Math.max(words.length - after, before + 1));
  const start = (replaced[0] ?? words.at(-1))?.start ?? 0;
  const end = (replaced.at(-1) ?? words.at(-1))?.end ?? start;
  const between = texts.slice(before, texts.length - after).map((text): Word => {
    const number = numberWords.indexOf(text);
    return { text, number: number < 0 ? null : number, start, end };
  });
  return [...words.slice(0, before), ...between, ...words.slice(words.length - after)];
}

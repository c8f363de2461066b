import { numberWords } from '../../kit/number-words';
import { type Cell, columns, inGridOrder } from '../grid';
import { chainOf, isAt, shapesAmong } from './geometry';
import type { Place } from './meaning';
import { cell, colour, coloursIn, end, listed, upToEight } from './pieces';
import { shapeLines, shapeOf } from './places';

// What a part leaves out because the part before has said it: "tiles that are not red than tiles that are", "the top row has
// none", "both occur". Each of these stands wherever its words do, so that several may come together.

/** The text with what it leaves out; as it is where it leaves out nothing, or nothing that is certain. */
export function withWhatIsLeftOut(text: string, subset: readonly Cell[]): string {
  const split = inTwoColours(text, subset.length);
  if (split !== null) return split;
  const said = outsideIt(plainly.reduce((so, [from, to]) => so.replace(from, to), text));
  return secondParts(inOrder(diagonals(said, subset), subset), subset);
}

/** "Three tiles are of one colour and the fourth is of another": all of them are spoken of, and how many are alike. */
function inTwoColours(text: string, length: number): string | null {
  const [, n = '', m = ''] =
    /^(?:exactly )?(two|three|four|five|six)(?: of the)?(?: tiles)? (?:share (?:a|one) colour|is (?:of )?(?:one|the same|a single) colour) ,? ?(?:and|but|while) (?:the )?(?:other |remaining |last )?(one|two|three|four|second|third|fourth|fifth|sixth|seventh|eighth|rest|others)(?: tiles?| one)? (?:is of another|is (?:of )?a different(?: colour)?|is (?:of )?another colour|share (?:a different one|a different colour|another|another colour))$/.exec(
      text,
    ) ?? [];
  const nth = ['', '', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth'].indexOf(m);
  const isShared = / share (?:a different|another)[^,]*$/.test(text);
  const rest =
    nth === length ? 1 : m === 'rest' || m === 'others' ? length - numberWords.indexOf(n) : numberWords.indexOf(m);
  return n === '' || numberWords.indexOf(n) + rest !== length || (rest > 1 && !isShared)
    ? null
    : `exactly two colours appear and a colour appear exactly ${n === 'two' ? 'twice' : `${n} times`}`;
}

/** "In row 3, but none outside it": outside the one line that is named. */
function outsideIt(text: string): string {
  const lines = [...new Set((text.match(lineNamed) ?? []).map((name) => name.replace(/^the /, '')))];
  const [name, more] = lines;
  return name === undefined || more !== undefined
    ? text
    : text.replace(/ outside (?:of )?it(?= |$)/, ` outside ${/^(?:row|column)/.test(name) ? name : `the ${name}`}`);
}

const a = `(${colour})`;

/** Words that say nothing where others have said it, and verbs that are said again. */
const plainly: readonly (readonly [RegExp, string])[] = [
  // "No colour appears more often than yellow does", "as there are reds".
  [new RegExp(`((?:than|as) (?:the )?(?:${colour}s?(?: tiles)?|${cell})) (?:do|is|has)${end}`, 'g'), '$1'],
  [/(than|as) (?:it has|there is) (.+)$/, '$1 $2'],
  // "By exactly one tile".
  [new RegExp(`by ((?:exactly |at least |at most |just |only )?${upToEight}) tiles?${end}`, 'g'), 'by $1'],
  // "The left half of the subset", "both ends of the line".
  [
    /(halves|half|ends?|diagonals?) of (?:the|this|my|our) (?:subset|selection|line|chain|path|shape|2x2|area|group|tile)(?= |$)/g,
    '$1',
  ],
  // "Tiles that are not red than tiles that are".
  [new RegExp(`that is not ${a} (.*)that is${end}`), 'that is not $1 $2that is $1'],
  [new RegExp(`that is ${a} (.*)that is not${end}`), 'that is $1 $2that is not $1'],
  // "None of the others is blue either".
  [/ either$/, ''],
  // "Either not at all or exactly twice".
  [new RegExp(`${a} appear either (?:not(?: at all)?|never) or (.+)$`), '$1 do not appear or $1 appear $2'],
];

/** "Both diagonals", "neither diagonal": of a square, which has two; by the names of their tiles. */
function diagonals(text: string, subset: readonly Cell[]): string {
  const [a, b, c, d] = inGridOrder(subset);
  if (subset.length !== 4 || shapesAmong('square', subset).length !== 1) return text;
  const said = [`${a} and ${d}`, `${b} and ${c}`];
  const each = (make: (tiles: string) => string, joint: string) => said.map(make).join(` ${joint} `);
  return text
    .replace(
      /^on (?:both|each|the two|the|every) diagonals? ,? ?(?:the|both|all)(?: two)?(?: of (?:its|their))? tiles (.+)$/,
      (_, so) => each((tiles) => `${tiles} ${so}`, 'and'),
    )
    .replace(
      /^(?:both|each|the two|the|every) diagonals? (?:is|consist|has|contain|hold) (?:each )?(?:of )?(?:monochromatic|(?:all |a )?(?:one|single|the same) colour|(?:only )?one colour|two tiles of the same colour|two matching tiles)$/,
      () => each((tiles) => `${tiles} is the same colour`, 'and'),
    )
    .replace(
      /^(?:neither diagonal|no diagonal) (?:is|consist|has|contain|hold|consists) (?:of )?(?:monochromatic|(?:all |a )?(?:one|single) colour|two tiles of the same colour|two matching tiles)$/,
      () => each((tiles) => `${tiles} is different colours`, 'and'),
    )
    .replace(
      new RegExp(
        `^(?:both|the two|the) diagonals (?:has|contain) (?:equally many|the same number of|as many) ${colour}s?(?: tiles)?$`,
      ),
      (all) => {
        const [so] = coloursIn(all);
        return `${said[0]} has as many ${so} tiles as ${said[1]}`;
      },
    );
}

/** "Going down the column, no tile has the same colour as the next": tiles in a row or round a ring. */
function inOrder(text: string, subset: readonly Cell[]): string {
  const [, so] =
    /^(?:(?:reading|going|read|counting|moving|looking|seen|as you go|if you go|when read|from)[^,]* , )(.+)$/.exec(
      text,
    ) ?? [];
  if (so === undefined || !isInOrder(subset)) return text;
  const nextOne = '(?:the next(?: one| tile)?|its neighbour|the one (?:after|before)(?: it)?)';
  if (new RegExp(`^no tile (?:has the same colour as|is the same(?: colour)? as|match) ${nextOne}$`).test(so))
    return 'no two orthogonally adjacent tiles match';
  if (/^the colours? (?:changes?|alters?)(?: at)?(?: (?:every|each) (?:step|time|tile)| from tile to tile)$/.test(so))
    return 'no two orthogonally adjacent tiles match';
  return /^the colours? changes? (?:exactly |only |just )?(?:once|twice|\w+ times)$/.test(so) &&
    chainOf(subset).length > 0
    ? so
    : text;
}

/** Each touches the one before and the one after, and no other by its side. */
const isInOrder = (subset: readonly Cell[]): boolean => chainOf(subset).length > 0 || isRing(subset);

const isRing = (subset: readonly Cell[]): boolean =>
  subset.length === 8 && shapesAmong('square', subset).length === 0 && shapesAmong('row', subset).length === 3;

// --- what the part before spoke of

/** A second part with the colour or the row of the first. */
function secondParts(text: string, subset: readonly Cell[]): string {
  for (const joint of text.matchAll(
    / ((?:, |; )?(?:and|but|while|whereas|yet|though|although|or else|or|if and only if|exactly if|only if|if|unless)|,|;) /g,
  )) {
    const first = text.slice(0, joint.index);
    const last = text.slice(joint.index + joint[0].length);
    const full = ofColours(first, ofLines(first, ofThoseLeft(first, last), subset));
    if (full !== last) return `${first}${joint[0]}${full}`;
  }
  return text;
}

const isOfNeighbours = new RegExp(` has (?:a|at least one) ${colour} neighbour$`);

const times = '(?:exactly |at least |at most |only |just |more than |fewer than |no more than )?';
const there = '(?:appear|is present|is there|exist|occur|is used|is shown)';

/** What is said of the colours that the first part speaks of. */
function ofColours(first: string, text: string): string {
  const colours = coloursIn(first);
  const [one, other, more] = colours;
  if (one === undefined) return text;
  if (other === undefined) return ofOneColour(one, first, text);
  const isTwo = more === undefined;
  const said = text.replace(
    new RegExp(`^(?:there is )?(${times}(?:a|${upToEight})) (?:tiles? )?of each(?: colour)?$`),
    (_, many) => colours.map((each) => `there is ${many} ${each} tiles`).join(' and '),
  );
  if (!isTwo) return said;
  return said
    .replace(
      new RegExp(`^both(?: (?:of )?(?:(?:these|those|the two|the) )?colours| of them)? (${there}.*)$`),
      `both ${one} and ${other} $1`,
    )
    .replace(
      /^(.+ (?:has|contain)) both(?: (?:of )?(?:(?:these|those|the two|the) )?colours| of them)?$/,
      `$1 ${one} and ${other}`,
    )
    .replace(
      new RegExp(`^neither(?: colour| of them)? (${there}.*)$`),
      `${one} do not appear and ${other} do not appear`,
    )
    .replace(
      /^they is never ((?:orthogonally |diagonally )?(?:adjacent|next to each other))$/,
      `no ${one} tile is adjacent to a ${other} tile`,
    )
    .replace(/^(at least one|exactly one|only one|one) of them (appear|is present|is there)$/, (_, many, there) =>
      many === 'exactly one' || many === 'only one'
        ? `exactly one of ${one} and ${other} ${there}`
        : `${one} or ${other} ${there}`,
    )
    .replace(
      /^they (?:never|do not|cannot) (touch|border|meet|adjoin)(?: each other| one another)?( orthogonally| diagonally| by sides)?$/,
      (_, verb, how = '') => `no ${one} tile ${verb === 'border' ? 'border' : 'touch'}${how} a ${other} tile`,
    )
    .replace(
      /^neither (?:is|appear) (?:more|less) (?:common|often|frequently|numerous) than the other$/,
      `there is exactly as many ${one} tiles as ${other} tiles`,
    );
}

const others =
  '(?:the (?:others|rest|other tiles|remainder)|(?:the )?(?:other|remaining|last) (?:one|two|three|four)|those (?:two|three|four)|the (?:one|two|three|four)? ?(?:tiles |ones )?that is not %)';

/** "All but two are red, and those two match": those that are not red, where so many are. */
function ofThoseLeft(first: string, text: string): string {
  const [, so = ''] =
    new RegExp(`^(?:all(?: tiles)? but|exactly) ${upToEight}(?: of the)?(?: tiles)? is (${colour})$`).exec(first) ?? [];
  return so === ''
    ? text
    : text.replace(new RegExp(`^${others.replace('%', so)}(?= (?:is|match|differ|share|has))`), `the non ${so} tiles`);
}

function ofOneColour(so: string, first: string, text: string): string {
  const isBound = /(?:^| )(?:exactly|only|just|at most|no more than|not more than|fewer than)(?: |$)/.test(first);
  return text
    .replace(/^(?:there is )?none(?: of them| at all)?$/, `there is no ${so} tile`)
    .replace(/^there is one (?=(?:outside|elsewhere|in|anywhere) )/, (said) =>
      isBound ? said : `there is a ${so} tile `,
    )
    .replace(/^(?:there is )?(?:none|nowhere) (?=(?:outside|elsewhere|in|anywhere) )/, `there is no ${so} tile `)
    .replace(/^(?:(?:they|it) )?(?:appear |exist |is )?only (in .+)$/, `every ${so} tile is $1`)
    .replace(/ has none$/, (none) => (isOfNeighbours.test(first) ? ` has no ${so} neighbour` : none))
    .replace(/( (?:has|contain|hold)) (?:none|no one)(?= (?:,|and|but|at)|$)/, `$1 no ${so} tile`)
    .replace(/( (?:has|contain|hold)) some(?= (?:,|and|but)|$)/, `$1 some ${so} tile`)
    .replace(
      new RegExp(`( (?:has|contain|hold)) (${times}${upToEight})(?= (?:,|and|but|of them)|$)`),
      (all, has, many) => ((isBound && !/ /.test(many)) || !partOfAll.test(text) ? all : `${has} ${many} ${so} tiles`),
    );
}

/** What has so many of a colour: "and one has two" may be one row, or one tile. */
const partOfAll = /(?:^| )(?:rows?|columns?|half|halves|side|subset)(?: |$)/;

/** "The other rows", "the other": all but the one that the first part speaks of. */
function ofLines(first: string, text: string, subset: readonly Cell[]): string {
  const named = [...first.matchAll(lineNamed)].flatMap(([name]) => placeCalled(name) ?? []);
  const [line, more] = named;
  const shape = line === undefined ? null : shapeOf(line);
  if (line === undefined || more !== undefined || shape === null) return text;
  const others = shapeLines(shape, subset).filter(
    (each) => !subset.some((one) => isAt(line, one, subset) && isAt(each, one, subset)),
  );
  if (others.length === 0) return text;
  const names = others.map((each) =>
    each.type === 'row' ? (numberWords[each.row] ?? '') : each.type === 'column' ? each.column.toLowerCase() : '',
  );
  const called = names.length === 1 ? `${shape} ${names[0]}` : `${shape}s ${listed(names)}`;
  const many = numberWords[others.length];
  if (namesAnother(text) || (isOfItsTiles(first) && isTheOtherAlone.test(text))) return text;
  return text.replace(
    new RegExp(
      `(^|.* )(?:(?:all|both|each of) )?(?:the )?other(?: ${many})?(?: ${shape}s?| one)?(?= (?:has|contain|is|do)|$)`,
    ),
    others.length === 1 || !/ other(?: is|$)/.test(` ${text}`) ? `$1${called}` : '$&',
  );
}

/** "Or row 2 has two reds, the other has none": the other of both, and not of the first. */
const namesAnother = (text: string): boolean => text.split(/ other(?= |$)/)[0]?.match(lineNamed) !== null;

/** "Two of the tiles in row 2 are red, and the other ...": the other tile. */
const isOfItsTiles = (first: string): boolean => / (?:in|of) (?:the )?(?:row|column|[a-z]+ (?:row|column))/.test(first);
const isTheOtherAlone = /^(?:the )?other(?: one)? (?:has|contain|is|do)(?: |$)/;

const lineNamed =
  /(?:row (?:one|two|three|four)|column [a-d]|(?:the )?(?:top|bottom|upper|lower|left|right|leftmost|rightmost|middle|centre) (?:row|column))(?= |$)/g;

function placeCalled(name: string): Place | null {
  const row = numberWords.indexOf(/^row (\w+)$/.exec(name)?.[1] ?? '');
  if (row === 1 || row === 2 || row === 3 || row === 4) return { type: 'row', row };
  const [, column] = /^column ([a-d])$/.exec(name) ?? [];
  const letter = columns.find((each) => each.toLowerCase() === column);
  if (letter !== undefined) return { type: 'column', column: letter };
  const [, side = '', shape] = /^(?:the )?(\w+) (row|column)$/.exec(name) ?? [];
  if (shape === 'row') return { type: /^(?:top|upper)$/.test(side) ? 'top' : 'bottom' };
  return shape === 'column' ? { type: /^left/.test(side) ? 'leftmost' : 'rightmost' } : null;
}

// Others of which nobody can tell which they are: what is said of them is refused, with the reason.

import { bound as aBound, colour } from './pieces';
import { capital, whySecondPartUnclear } from './unclear-second-parts';

const joint = '(?:and|but|while|,|;|\\.|or|then|though)';
const theOthers =
  '(the others?|the other (?:tiles?|ones?|two|three|four)|the rest)(?! (?:of|row|column|rows|columns|red|blue|green|yellow) )';
const otherLines = `(${theOthers}|the other (?:rows?|columns?))`;
const before = '(?:(?! (?:and|but|while|;|\\.) ).)*';
const many = '(?:(?:exactly|only|just|at least|at most|more than|fewer than) )?(?:a|some|one|two|three|four|five|most)';
const ofColour = `^(?:if |when )?(?:there is )?${many}(?: of)?(?: the)? (${colour})(?:s| tiles?| ones?)?`;
const noSecond = '(?:tiles?|ones?|exist|appear|is present|and|but|or|while|then)(?: |$)';
const isColour = `(?:(?:is|all|both|each|either|not) )*${colour}`;

const someBound = aBound;
const bound = `(?:(?:at least|${someBound}) )?`;
const relation =
  '(?:diagonally |orthogonally )?(?:(?:next|adjacent|diagonal) to|beside|adjacent|next to each other|touch|above|below|left of|right of)|than|as';

const unclear: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [
    new RegExp(
      `^[A-D][1-4] is ${colour} (?:, )?(?:and|but|while|,|;) ((?:all )?(?:its neighbours|(?:of )?the neighbours of [A-D][1-4])) (?:differ$|(?:is|has) (?:all )?(?:(?:of )?different(?: colours)?|(?:of )?(?:another|a different) colour)$)`,
    ),
    ([, neighbours]) =>
      `“${capital(neighbours)}” may be different from each other, or from the first; say which colours appear there, or from which they differ.`,
  ],
  [
    /^(?:either )?[A-D][1-4] is [^,]*? or [A-D][1-4] is [^,]*? and (the rest|the others|the other tiles) /,
    ([, others]) =>
      `“${capital(others)}” may be all but the second tile, or all but both, and may be said of either case; name them.`,
  ],
  [
    new RegExp(
      `^(?:all )?(?:the )?(?:tiles|neighbours) (?:that is )?(?:(?:next|adjacent) to|of) (?:a|any) (${colour})(?: tile| one)? (?:is|has) (?:all )?(?:of )?(?:the same|one) colour`,
    ),
    ([, so]) =>
      `They may be alike around each ${so} tile, or all of them together; say “every ${so} tile has …”, or name the tiles.`,
  ],
  [
    /(?:every|each|some|no|a|one|both) (?:rows?|columns?) (?:has|contain) a colour (?:that|which) appear (?:exactly |at least )?(?:twice|two times|three times)(?= |$)/,
    () =>
      '“A colour that appears twice” may appear twice in that row, or among all tiles; say “two tiles of the same colour”, or where.',
  ],
  [
    new RegExp(
      `^[A-D][1-4] is ${colour} (?:, )?(?:and|but|while|,|;) (the rest|the others|the other tiles) is (?:of )?different colours$`,
    ),
    ([, others]) =>
      `“${capital(others)}” may be different from each other, or from the first; say “all different colours”, or from which they differ.`,
  ],
  [
    new RegExp(
      `^there is (${someBound}) [a-z]+ tiles? of (?:one|the same) colour and ([a-z]+) of (?:another|a different)`,
    ),
    ([, limit, many]) =>
      `“${capital(limit)}” may go for both, or “${many}” may be more; say “one colour appears exactly … times and another exactly …”.`,
  ],
  [
    /(?<!\S)(?:two|three|four)(?: tiles?)? (?:is )?(?:of )?(?:the )?same(?: colour)? (?:(?:, )?(?:and|but|then) |, )?(?:the other )?(one|two|three)(?: tiles?| ones?)? (?:is )?(?:of )?(?:a )?different(?: colours?)?(?= (?!from)|$)/,
    ([, many = '']) =>
      `“${capital(many)} different” may be different from each other, or from those before; say how many colours appear, or how often.`,
  ],
  [
    new RegExp(
      `^${bound}(?:one|two|three|four|five) of the (${colour}) (?:tiles|ones) (?!.* and .* and ).* and (${bound}(?:one|two|three|four|five))(?: tiles?)? is (${colour})$`,
    ),
    ([, so, many = '', other]) =>
      `“${capital(many)}” may be of the ${so} tiles, which ${other === so ? 'says nothing' : 'cannot be'}, or of all; say “and there is …”.`,
  ],
  [
    new RegExp(`(?:^|${joint} )others(?! than)(?: |$)`),
    () => '“Others” may be all the others, or only some of them; say which are meant.',
  ],
  [
    new RegExp(`${ofColour} (?!${noSecond})[a-z]${before} ${joint} ${theOthers} (?!${isColour})`),
    ([, so, others]) =>
      `“${capital(others)}” may be the other ${so} tiles, or all the other tiles; say which are meant.`,
  ],
  [
    new RegExp(`${ofColour} (?!${noSecond})[a-z]${before} ${colour}${before} ${joint} ${theOthers} `),
    ([, so, others]) =>
      `“${capital(others)}” may be the other ${so} tiles, or all the other tiles; say which are meant.`,
  ],
  [
    new RegExp(`^(?:if |when )?(?:some|at least [a-z]+)(?: of the)? (row|column)s? .* ${joint} ${otherLines} `),
    ([, shape, others]) =>
      `“${capital(others)}” may be all but some ${shape}s that were picked, or all that are not like those; say which are meant.`,
  ],
  [
    new RegExp(`(?:^| )(?:${bound}a|some|most|${bound}one|${bound}two|${bound}three) (rows?) and (columns?)(?: |$)`),
    ([, row, column]) =>
      `“${capital(row)} and ${column}” may be some of each, or any of both; say it of the ${row} and of the ${column}, each in its own part.`,
  ],
  [
    new RegExp(
      `(?:appear|is|do|tiles?|${colour}) in (${someBound} (?:one|two|three|four)) (?:rows?|columns?),? ?(?:and|or|but) (?:one|two|three|four) (?:rows?|columns?)`,
    ),
    ([, limit]) => `“${capital(limit)}” may go for both, or only for the first; say it of each.`,
  ],
  [
    new RegExp(
      `(?:^|(?:${joint}|if|no|there is) )(?:[a-z]+ )?(?:adjacent )?${colour}(?:s| tiles?| ones?)? (?:is )?(?:${relation})(?: (?:(?:a|any|some|one) )?${colour}(?:s| tiles?| ones?)?)? (?:, )?(?:and |but )?not (?:(?:a|any) )?(${colour})(?:s| tiles?)?(?= (?!and )|$)`,
    ),
    ([, so]) =>
      `“Not ${so}” may be that there is no ${so} tile, or only that this is not so of ${so}; say “and there is no ${so} tile”, or what is not so.`,
  ],
  [
    new RegExp(
      `(?:has|contain|is) (?:more|fewer|as many) (colours|${colour})(?: tiles?)? (?:than|as) (the (?:corner|edge|centre) tiles)`,
    ),
    ([, what = '', those]) =>
      `“Than ${those}” may be than there are of them, or than are ${what} there; say “more ${what} … tiles than ${what} … tiles”.`,
  ],
  [
    /(?:(?:(?:next|adjacent) to|touch|border) (two|three|four) tiles|has (?:at least )?(two|three|four) neighbours) of the same colour(?= (?!as )|$)/,
    ([, many, neighbours]) =>
      `“${capital(many ?? neighbours)} ${many === undefined ? 'neighbours' : 'tiles'} of the same colour” may be alike, or of the colour of what they are next to; say “of its own colour”, or which colour.`,
  ],
];

/** Why nobody can tell which tiles are meant; null where that is clear. */
export function whyUnclear(text: string): string | null {
  for (const [said, why] of unclear) {
    const match = said.exec(text);
    if (match !== null) return why(match);
  }
  return null;
}

/** "The two red tiles are adjacent": which takes for granted that there are two. */
export function takenForGranted(text: string): string | null {
  const match = new RegExp(`^the (two|three|four|five|six) (${colour})(?:s| tiles?| ones?) `).exec(text);
  if (match === null) return null;
  const [, number, so] = match;
  return `“The ${number} ${so} tiles” takes it for granted that there are so many; say “There are exactly ${number} ${so} tiles and they …”.`;
}

/** What is no statement of what is so, seen in what was written: words that the rest of reading does not tell apart. */
export function whyNotWritten(text: string): string | null {
  const [, whole, part] = decimal.exec(text) ?? [];
  if (whole !== undefined)
    return `“${whole},${part}” may be a fraction, or two numbers; say “${whole} or ${part}”, or a whole number.`;
  const [, a, b] = notTheFirst.exec(text) ?? [];
  if (a !== undefined && b !== undefined)
    return `“Not ${a} and ${b}” may be that ${a} is not so but ${b} is, or that they are not both; say “${a} is not … and ${b} is …”.`;
  const [, one, other] = noTwoOr.exec(text) ?? [];
  if (one !== undefined && other !== undefined)
    return `“No two … are ${one} or ${other}” may be of two that are alike, or of any two of those colours; say it of each colour, or of “${one} and ${other} tiles”.`;
  const [shape] = otherRectangle.exec(text) ?? [];
  if (shape !== undefined) return `“${shape}” is no shape that is known here, “2x2” is; name rows, columns or tiles.`;
  if (oneDiagonal.test(text)) return '“The diagonal” may be the one or the other; name its tiles.';
  const [wish] =
    /^\s*were\b|^\s*should\b/i.test(text) || isWhatFollows.test(text) || isWhatOneFinds.test(text)
      ? []
      : (/\b(?:must|should|would)\b/i.exec(text) ?? []);
  return wish === undefined
    ? whySecondPartUnclear(text)
    : `A statement says what is, not what ${wish.toLowerCase()} be; say it without “${wish.toLowerCase()}”.`;
}

/** "You would find two reds": that they are there. */
const isWhatOneFinds = /\b(?:you|we|i|one)\s+would\s+(?:not\s+|never\s+)?(?:find|see|count|spot)\b/i;

/** "If A1 is red, B1 must be blue": what follows from it. */
const isWhatFollows = /^\s*(?:if|when|whenever|unless)\b[^;]*?\bmust\b(?!.*\b(?:must|should|would)\b)/i;

/** "The diagonal is red": a square has two. */
const oneDiagonal = /\bthe diagonal (?:is|has|contains?|shows?|match(?:es)?|does|do)\b/i;

/** "2x3", "3 x 1". */
const otherRectangle = /(?<![\w.])(?!2 ?[x×] ?2)[1-4] ?[x×] ?[1-4](?![\w.])/i;

/** "1,5", where no list of numbers goes on. */
const decimal =
  /(?<![\w,.{]|rows? )(\d+),(\d+)(?![\w,.]\w|\s*(?:,|or|and|to|&)\s*(?:\d|one|two|three|four|five|six|seven|eight))/i;

/** "Not A1 and B1 is red": of one tile, as the verb has it. */
const notTheFirst = /^\s*not ([a-d][1-4])(?: and|,) ([a-d][1-4]) (?:is|matches|has)\b/i;

/** "No two adjacent tiles are red or blue": both red or both blue, or each of them one of these. */
const noTwoOr = /^\s*no two (?:[a-z]+ )*tiles are (red|blue|green|yellow) or (red|blue|green|yellow)(?=\s*(?:[.;]|$))/i;

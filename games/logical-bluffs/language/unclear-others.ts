// Others of which nobody can tell which they are: what is said of them is refused, with the reason.

const colour = '(?:red|blue|green|yellow)';
const joint = '(?:and|but|while|,|;|\\.|or|then|though)';
const theOthers =
  '(the others?|the other (?:tiles?|ones?|two|three|four)|the rest)(?! (?:of|row|column|rows|columns|red|blue|green|yellow) )';
const otherLines = `(${theOthers}|the other (?:rows?|columns?))`;
const before = '(?:(?! (?:and|but|while|;|\\.) ).)*';
const many = '(?:(?:exactly|only|just|at least|at most|more than|fewer than) )?(?:a|some|one|two|three|four|five|most)';
const ofColour = `^(?:if |when )?(?:there is )?${many}(?: of)?(?: the)? (${colour})(?:s| tiles?| ones?)?`;
const noSecond = '(?:tiles?|ones?|exist|appear|is present|and|but|or|while|then)(?: |$)';
const isColour = `(?:(?:is|all|both|each|either|not) )*${colour}`;

const someBound = '(?:exactly|only|just|at most|no more than|not more than|fewer than|more than)';
const bound = `(?:(?:at least|${someBound}) )?`;
const relation =
  '(?:diagonally |orthogonally )?(?:(?:next|adjacent|diagonal) to|beside|adjacent|next to each other|touch|above|below|left of|right of)|than|as';
const capital = (word = '') => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const unclear: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
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
  for (const [said, why] of notWritten) {
    const match = said.exec(text);
    if (match !== null) return why(match);
  }
  const [wish] = /^\s*were\b|^\s*should\b/i.test(text) ? [] : (/\b(?:must|should|would)\b/i.exec(text) ?? []);
  return wish === undefined
    ? null
    : `A statement says what is, not what ${wish.toLowerCase()} be; say it without “${wish.toLowerCase()}”.`;
}

/** "Row 1 lacks red, but row 2 does not", "if A1 is not red, no tile is": the verb is said again, with "not" or without. */
const afterWhatIsNot =
  /(?:\b(?:lacks?|missing|without|free of|devoid of)\b.*\b(?:rows?|columns?) (?:\d|[a-d])(?:,? and (?:\d|[a-d]))?|\bif [a-d]\d is not \w+,?(?: then)? no tile) ((?:does|do|is|are)(?:n['’]t| not)?)(?=\s*(?:[.,;]|$)| (?:and|or|but)\b)/i;

/** "Exactly one row has red, and both have blue": the two that there are, or those that have red. */
const ofAllLines =
  /^(?!(?:each|every|all|both|the|rows?|columns?|in) )[^.]*\b(?:rows?|columns?)\b[^.]*,? (?:and|but|or) (both|all|each) (?:have|has|contains?)\b/i;

const lackingSeveral =
  /\b(?:lacks?|without) (?:both )?(?:red|blue|green|yellow)s? (?:and|or) (?:red|blue|green|yellow)s?\b/i;

/** "1,5", where no list of numbers goes on. */
const decimal =
  /(?<![\w,.]|rows? )(\d+),(\d+)(?![\w,.]\w|\s*(?:,|or|and|to|&)\s*(?:\d|one|two|three|four|five|six|seven|eight))/i;

/** "Not A1 and B1 is red": of one tile, as the verb has it. */
const notTheFirst = /^\s*not ([a-d][1-4])(?: and|,) ([a-d][1-4]) (?:is|matches|has)\b/i;

/** "Row 1 lacks red, and neither does row 2": lacks, or has. */
const neitherLacks =
  /\b(?:lacks?|missing|without|free of|devoid of)\b[^.]*\b((?:neither|nor) (?:does|do|is|are)) (?:rows?|columns?|[a-d][1-4])\b/i;

/** "Row 1 has no red, but row 2 does not": has none either, or does have some. */
const afterNone =
  /\b(?:has|have|contains?|there (?:is|are)) (?:no|neither|none)\b[^.]*\b(?:but|and|while|whereas|though) (?:rows?|columns?) (?:\d|[a-d])(?:,? and (?:\d|[a-d]))? ((?:does|do)(?:n['’]t| not))(?=\s*(?:[.,;]|$))/i;

/** "Two rows contain red, and one blue": one row, or one blue tile in each of them. */
const oneOfLines =
  /^\s*(?:(?:exactly|only|just|at (?:least|most)) )?(?:two|three|\d) (?:of the )?(?:rows|columns) (?:contain|have|show) (?:red|blue|green|yellow)s?,? (?:and|but) ((?:(?:exactly|only|just|at (?:least|most)) )?(?:one|two|three|\d) (?:red|blue|green|yellow)s?)(?=\s*(?:[.;]|$))/i;

/** "A1 matches B1, but A2 and B2 do not": each other, or B1. */
const matchesAgain =
  /^\s*([a-d][1-4]) (?:match(?:es)?|equals?) ([a-d][1-4]),? (?:and|but|while) ([a-d][1-4]) and ([a-d][1-4]) (do(?:n['’]t| not)?)\b/i;

/** "No two adjacent tiles are red or blue": both red or both blue, or each of them one of these. */
const noTwoOr = /^\s*no two (?:[a-z]+ )*tiles are (red|blue|green|yellow) or (red|blue|green|yellow)(?=\s*(?:[.;]|$))/i;

/** "Two colours appear, and both appear twice": of at least two that appear. */
const twoColoursBoth = /^\s*(?:at least )?two colou?rs appear,? (?:(?:and|but) )?both\b/i;

const isFrom = /\b(?:missing|absent) from\b[^.]*\b(?:and|but) (?:red|blue|green|yellow)s? ((?:is|are) from)\b/i;

const notWritten: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [
    decimal,
    ([, whole, part]) =>
      `“${whole},${part}” may be a fraction, or two numbers; say “${whole} or ${part}”, or a whole number.`,
  ],
  [
    notTheFirst,
    ([, a, b]) =>
      `“Not ${a} and ${b}” may be that ${a} is not so but ${b} is, or that they are not both; say “${a} is not … and ${b} is …”.`,
  ],
  ...[afterWhatIsNot, neitherLacks, afterNone].map(
    (said) =>
      [
        said,
        ([, leftOut]: readonly string[]) =>
          `“${capital(leftOut)}” may be said of having it, or of not having it; say in full what there is.`,
      ] as const,
  ),
  [
    ofAllLines,
    ([, many]) =>
      `“${capital(many)}” may be all the rows or columns, or only those before; say which, as in “and every row has”.`,
  ],
  [
    oneOfLines,
    ([, one]) =>
      `“${capital(one)}” may be one row or column with it, or so many tiles in each of them; say which, as in “and one row contains”.`,
  ],
  [
    matchesAgain,
    ([, , first, a, b, again]) =>
      `“${capital(again)}” may be that ${a} and ${b} are compared with each other, or both with ${first}; say in full which.`,
  ],
  [
    noTwoOr,
    ([, a, b]) =>
      `“No two … are ${a} or ${b}” may be of two that are alike, or of any two of those colours; say it of each colour, or of “${a} and ${b} tiles”.`,
  ],
  [
    twoColoursBoth,
    () => '“Both” takes it for granted that just two colours appear; say “Exactly two colours appear, and each …”.',
  ],
  [isFrom, ([, said]) => `“${capital(said)}” may be that it is missing or that it is there; say “missing” again.`],
  [
    lackingSeveral,
    ([lacking]) =>
      `“${capital(lacking)}” may be that there is neither, or that there are not both; say “has neither … nor …”, or “has no … or …”.`,
  ],
];

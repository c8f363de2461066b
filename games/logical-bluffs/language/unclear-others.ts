// Others of which nobody can tell which they are: what is said of them is refused, with the reason.

const colour = '(?:red|blue|green|yellow)';
const joint = '(?:and|but|while|,|;|\\.|or|then|though)';
const theOthers =
  '(?:the others?|the other (?:tiles?|ones?|two|three|four)|the rest)(?! (?:of|row|column|rows|columns|red|blue|green|yellow) )';
const otherLines = `(?:${theOthers}|the other (?:rows?|columns?))`;
const before = '(?:(?! (?:and|but|while|;|\\.) ).)*';
const many = '(?:(?:exactly|only|just|at least|at most|more than|fewer than) )?(?:a|some|one|two|three|four|five|most)';
const ofColour = `^(?:if |when )?(?:there is )?${many}(?: of)?(?: the)? (${colour})(?:s| tiles?| ones?)?`;
const noSecond = '(?:tiles?|ones?|exist|appear|is present|and|but|or|while|then)(?: |$)';
const isColour = `(?:(?:is|all|both|each|either|not) )*${colour}`;

const unclear: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  [
    new RegExp(`(?:^|${joint} )others(?! than)(?: |$)`),
    () => '“Others” may be all the others, or only some of them; say which are meant.',
  ],
  [
    new RegExp(`${ofColour} (?!${noSecond})[a-z]${before} ${joint} ${theOthers} (?!${isColour})`),
    ([, so]) => `“The others” may be the other ${so} tiles, or all the other tiles; say which are meant.`,
  ],
  [
    new RegExp(`${ofColour} (?!${noSecond})[a-z]${before} ${colour}${before} ${joint} ${theOthers} `),
    ([, so]) => `“The others” may be the other ${so} tiles, or all the other tiles; say which are meant.`,
  ],
  [
    new RegExp(`^(?:if |when )?(?:some|at least [a-z]+)(?: of the)? (row|column)s? .* ${joint} ${otherLines} `),
    ([, shape]) =>
      `“The others” may be all but some ${shape}s that were picked, or all that are not like those; say which are meant.`,
  ],
  [
    /(?:^| )[A-D][1-4](?: ,)? (?:and )?[A-D][1-4](?: ,)? (?:and )?[A-D][1-4](?: has| do| is)(?: not)? both /,
    () => '“Both” is said of two tiles, and here are more; say “all” or “not all”.',
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

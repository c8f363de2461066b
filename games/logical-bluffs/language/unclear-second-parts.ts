import { colour } from './pieces';

// Second parts that leave out what the first said, where nobody can tell how much of it: refused, with the reason.

export const capital = (word = '') => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

const tile = '[a-d][1-4]';
const line = '(?:rows?|columns?) (?:\\d|[a-d])(?:,? and (?:\\d|[a-d]))?';
const bound = '(?:(?:exactly|only|just|at (?:least|most)) )?';
const holds = '(?:contains?|has|have|shows?)';
const lacks = '\\b(?:lacks?|missing|without|free of|devoid of)\\b';
const denial =
  "\\b(?:no|not|none|never|neither|nothing|lacks?|missing|absent|without|free|devoid|non-?\\w+|cannot)\\b|n['’]t\\b";
const end = '(?=\\s*(?:[.;]|$))';
const tiles = '(?:s| tiles?)?';
const said = (pattern: string) => new RegExp(pattern, 'i');

const ofHavingOrNot = ([, leftOut]: readonly string[]) =>
  `“${capital(leftOut)}” may be said of having it, or of not having it; say in full what there is.`;
const ofLinesOrTiles = ([, counted]: readonly string[]) =>
  `“${capital(counted)}” may be so many rows or columns, or so many tiles in each; say which, as in “and one row contains”.`;
const ofEachOtherOrTheFirst = ([, first, again]: readonly string[]) =>
  `“${capital(again)}” may be that they are compared with each other, or each with ${first}; say in full which.`;

const compared = `${tile} (?:matches|equals|differs from|shares its colour with|(?:does(?:n['’]t| not) )(?:match|equal)|(?:is|has)(?:n['’]t| not)? (?:like|different from|the same(?: colour)? as)) (${tile})\\b`;
const several = `${tile},? (?:${tile},? )*and ${tile}`;

const unclear: readonly (readonly [RegExp, (match: readonly string[]) => string])[] = [
  // "Row 1 lacks red, but row 2 does not", "if A1 is not red, no tile is": said again with its "not" or without it.
  [
    said(
      `(?:${lacks}.*\\b${line}|\\bif ${tile} is not \\w+,?(?: then)? no tile) ((?:does|do|is|are)(?:n['’]t| not)?)(?=\\s*(?:[.,;]|$)| (?:and|or|but)\\b)`,
    ),
    ofHavingOrNot,
  ],
  [said(`${lacks}[^.]*\\b((?:neither|nor) (?:does|do|is|are)) (?:rows?|columns?|${tile})\\b`), ofHavingOrNot],
  [said(`\\b(?:missing|absent) from\\b[^.]*\\b(?:and|but) ${colour}s? ((?:is|are) from)\\b`), ofHavingOrNot],
  // "Row 1 has no red, but row 2 does not": has none either, or does have some.
  [
    said(
      `\\b(?:no|none|zero|never|neither)\\b[^.]*(?:,|\\b(?:and|but|while|whereas|though|or|then|unless|if)) (?:${line}|${tile}|(?:those|the tiles|the ones) (?:in|of) ${line}) ((?:does|do)(?:n['’]t| not))${end}`,
    ),
    ofHavingOrNot,
  ],
  [
    said(
      `\\b(?:no|none|neither)\\b[^.]*\\b(?:(?:and|but) (?:those|the tiles|the ones) (?:in|of) ${line}|but ${several}) ((?:is|are)(?:n['’]t| not))${end}`,
    ),
    ofHavingOrNot,
  ],
  [
    said(
      `\\b(?:${holds}|there is) (no ${colour}s? and ${colour}s?)(?: tiles?)?(?=\\s*(?:[.,;]|$)| (?:in|and|but|or)\\b)`,
    ),
    ([, none]) => `“${capital(none)}” may be that there is neither, or that there are not both; say “neither … nor …”.`,
  ],
  [
    said(`\\b((?:lacks?|without) (?:both )?${colour}s? (?:and|or) ${colour}s?)\\b`),
    ([, lacking]) =>
      `“${capital(lacking)}” may be that there is neither, or that there are not both; say “has neither … nor …”, or “has no … or …”.`,
  ],
  // "Exactly one row has red, and both have blue": the two that there are, or those that have red.
  [
    said(
      `^(?!(?:each|every|all|both|the|rows?|columns?|in) )[^.]*\\b(?:rows?|columns?)\\b[^.]*,? (?:and|but|or) (both|all|each) (?:have|has|contains?)\\b`,
    ),
    ([, many]) =>
      `“${capital(many)}” may be all the rows or columns, or only those before; say which, as in “and every row has”.`,
  ],
  // "Two rows contain red, and one blue": one row, or one blue tile in each of them.
  [
    said(
      `^\\s*${bound}(?:one|two|three|most|some|\\d) (?:of the )?(?:rows?|columns?) ${holds} ${colour}${tiles},? (?:(?:and|but) )?(${bound}(?:one|two|three|\\d) ${colour}${tiles})${end}`,
    ),
    ofLinesOrTiles,
  ],
  [
    said(
      `^\\s*(?:${bound}(?:one|two|three|most|some|\\d|each|every|no)|all) (?:of the )?(?:rows?|columns?) ${holds} (?:an? )?${colour}${tiles}, (?:and|but) (${bound}(?:some|one|two|three|\\d) ${colour}${tiles})${end}`,
    ),
    ofLinesOrTiles,
  ],
  [
    said(`^\\s*some (?:rows|columns) ${holds} ${colour}${tiles} (?:and|but) (some ${colour}${tiles})${end}`),
    ofLinesOrTiles,
  ],
  [
    said(
      `\\b(?:rows?|columns?) ${holds} (?:one|two|three|\\d) ${colour}${tiles},? (?:and|but) ((?:one|two|three) (?:one|two|three))${end}`,
    ),
    ofLinesOrTiles,
  ],
  // "Two rows have red, and the other blue": has blue, or is blue.
  [
    said(
      `\\b(?:rows?|columns?) ${holds} (?:an? )?${colour}${tiles},? (?:and|but) (the (?:others?|rest|third) ${colour})${end}`,
    ),
    ([, other]) => `“${capital(other)}” may be all of that colour, or with some of it; say “is all” or “contains”.`,
  ],
  // "Two tiles are red, and one next to blue": one of the two, or any.
  [
    said(
      `^\\s*${bound}(?:two|three|four|\\d) (?:tiles are ${colour}|${colour} tiles),? (?:and|but) (one(?: is)? (?:next|adjacent) to)\\b`,
    ),
    ([, one]) =>
      `“${capital(one)}” may be one of those before, or any tile; say “one of them”, or of which colour it is.`,
  ],
  // "A1 matches B1, but A2 and B2 do not": each other, or B1.
  [
    said(
      `${compared}[,;]? (?:(?:and|but|while|then|or) )?(?:then )?(${several} (?:do|are)(?:n['’]t| not)?)(?: too)?${end}`,
    ),
    ofEachOtherOrTheFirst,
  ],
  [said(`${compared}(?: in colou?r)?[,;]? (?:(?:and|or) )?(so (?:do|are) ${several})${end}`), ofEachOtherOrTheFirst],
  // "A1 is red and neither is B1": there is no "not" that it could take up.
  [
    said(`^(?:(?!${denial}).)*\\b((?:neither|nor) (?:is|are|does|do)) (?:${line}|${tile}|the \\w+ (?:row|column))\\b`),
    ([, again]) => `“${capital(again)}” takes up a “not”, and there is none before it; say in full what is not so.`,
  ],
  // "Row 1 has two reds and so is row 2".
  [
    said(`^(?:(?!\\b(?:is|are|if)\\b).)*\\b(?:${holds})\\b(?:(?!\\b(?:is|are)\\b).)*\\b(so (?:is|are))\\b`),
    ([, again]) =>
      `“${capital(again)}” takes up an “is” or “are”, and there is none before it; say “so does”, or all of it.`,
  ],
  // "Red in row 1 but not in row 2 or two greens": or of all, or of what is not in row 2.
  [
    said(`\\bin (?:${line}|the \\w+ (?:row|column)),? but not in (?:${line}|the \\w+ (?:row|column)),? or\\b`),
    () => '“But not in …, or …” may go together in two ways; say each part in full, the one with “or” first.',
  ],
  // "There are two red tiles, but not blue": none of it, or not as many.
  [
    said(
      `^there (?:is|are) (?:${bound}(?:one|two|three|four|\\d) )${colour}(?: tiles?)?,? but (not ${colour}(?: tiles?)?)${end}`,
    ),
    ([, leftOut]) => `“${capital(leftOut)}” may be that there is none, or not as many; say “but no …”, or how many.`,
  ],
  // "Two colours appear, and both appear twice": of at least two that appear.
  [
    /^\s*(?:at least )?two colou?rs appear,? (?:(?:and|but) )?both\b/i,
    () => '“Both” takes it for granted that just two colours appear; say “Exactly two colours appear, and each …”.',
  ],
];

/** Why nobody can tell what a second part says, as it leaves out what the first said; null where that is clear. */
export function whySecondPartUnclear(text: string): string | null {
  for (const [pattern, why] of unclear) {
    const match = pattern.exec(text);
    if (match !== null) return why(match);
  }
  return null;
}

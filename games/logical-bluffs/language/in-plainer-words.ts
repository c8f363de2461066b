import { type Cell, columnOf, rowOf } from '../grid';
import { chainOf, stands } from './geometry';
import { inParts } from './in-parts';
import { ofTheColourToCome, ofTheOneNamed } from './in-plainer-names';
import { ofThatColour, ofTheOneLeft, ofTheOnlyOne, withCounts } from './in-plainer-numbers';
import { ofDiagonals, ofLinesOfNames, withTilesNamed } from './in-plainer-places';
import { withNamesOfTiles } from './in-plainer-tiles';
import { families, type Turn, turned } from './in-plainer-turns';
import { cell, colour, end } from './pieces';
import { withVerbsSaidAgain } from './said-again';

// What is left when nothing else is read, said in plainer words: names of shapes and of single tiles, the one that is left of a
// known number, what is compared with the rest, "of which", and pronouns of a colour or of the one tile that is named.

export function inPlainerWords(text: string, subset: readonly Cell[]): string {
  const said = withTilesNamed(
    ofLinesOfNames(alongTheLine(turned(withoutShapes(text, subset), plainly), subset), subset),
    subset,
  );
  const changes = [
    (part: string) => ofDiagonals(part, subset),
    ofTheOneNamed,
    ofTheOnlyOne,
    ofTheColourToCome,
    (part: string) => ofTheOneLeft(part, subset),
    (part: string) => withCounts(part, subset),
    (part: string) => ofThatColour(part, subset),
    ...families.map((turn) => (part: string) => turned(part, [turn])),
  ];
  return changes.reduce((so, change) => inParts(so, change), said);
}

/** The same with the names of all tiles that no colour decides, and with the verbs that were left out before. */
export function inNamesAndPlainerWords(text: string, subset: readonly Cell[]): string {
  return inPlainerWords(withNamesOfTiles(withTilesNamed(withVerbsSaidAgain(text), subset), subset), subset);
}

/** "On this ring", "of the cross": all the tiles, where they are one. */
function withoutShapes(text: string, subset: readonly Cell[]): string {
  const isCross = subset.some((one) => subset.filter((other) => stands(one, 'orthogonal', other)).length === 4);
  const isRound = subset.every((one) => subset.filter((other) => stands(one, 'orthogonal', other)).length === 2);
  const shapes = [
    ...(isCross && subset.length === 5 ? ['cross', 'plus'] : []),
    ...(isRound && subset.length === 8 ? ['ring', 'loop', 'circle', 'frame'] : []),
    ...(chainOf(subset).length > 0 ? ['snake', 'staircase', 'zigzag', 'chain', 'path'] : []),
    ...['layout', 'picture', 'formation', 'l', 't', 's', 'u', 'z'],
  ].join('|');
  const apart = 'middle|centre|arms?|ends?|sides?|corners?|top|bottom';
  return text
    .replace(
      new RegExp(
        `(?<! (?:${apart})|^(?:${apart})) (?:in|on|of|within|along|around|round) (?:this|the|my|our) (?:whole |entire )?(?:${shapes})(?: shape)?(?= |$)`,
        'g',
      ),
      '',
    )
    .replace(new RegExp(`^(?:this|the|my|our) (?:${shapes})(?= (?:has|contain|is|consist|do) )`), 'the subset');
}

const plainly: readonly Turn[] = [
  // "A1 red", "all the others not blue", "D1, D2 same".
  [
    new RegExp(
      `(?<=^|(?:if|then|and|or|but|xor|,|;|else|otherwise|unless|:) )(${cell}|(?:all )?the others|all other tiles|the rest) (not |neither )?(${colour})(?= (?:if|then|and|or|but|xor|,|;|else|otherwise|unless)(?: |$)|$)`,
      'g',
    ),
    '$1 is $2$3',
  ],
  [
    new RegExp(
      `(${cell}) (?:, |and |, and )?(${cell}) (?:is )?(?:the )?(same|equal|different)(?= (?:if|then|and|or|but|xor|,|;|else|otherwise|unless)(?: |$)|$)`,
      'g',
    ),
    (_, a, b, how) => `${a} and ${b} ${how === 'different' ? 'differ' : 'match'}`,
  ],
  [new RegExp(`(?<= |^)(${cell}) (?:share|has) (${cell})${end}`, 'g'), '$1 match $2'],
  // Adverbs that say nothing more.
  [/ consist (?:entirely|wholly|completely|exclusively|solely|purely|only) of /g, ' contain only '],
  [
    / (?:is|made) (?:entirely|wholly|completely|totally|fully|purely)(?= (?:of )?(?:red|blue|green|yellow|one|the|a))/g,
    ' is all',
  ],
  [new RegExp(`(?<= )(?:entirely|wholly|completely|totally|fully|purely) (?=${colour})`, 'g'), 'all '],
  [/ (?:is|are) unlike(?: each other| one another)?(?= |$)/g, ' differ'],
  [/ is unlike (?=[A-D][1-4])/g, ' differ from '],
  [
    / is (?:not )?(?:seen|found|met|visible|shown|repeated|encountered)(?= (?:on|in|at|among|nowhere|elsewhere|anywhere|exactly|once|twice|only|at) ?)/g,
    (said) => (/ not /.test(said) ? ' do not appear' : ' appear'),
  ],
  [/(?<= )immediately (?=above|below|to the|left|right|next|beside)/g, 'directly '],
  [/ (?:put|taken|added|counted) together(?= |$)/g, ' together'],
  [/(?<=^|(?:and|but|,|or|if|then|while) )(?:the )?(?:tiles|ones) which /g, 'the tiles that '],
  [
    /^(.+?) , namely (.+)$/,
    (all, said = '', names = '') =>
      new RegExp(`^${cell}$`).test(names) && /^exactly one tile is /.test(said)
        ? said.replace(/^exactly one tile/, `only ${names}`)
        : all,
  ],
  [
    new RegExp(
      ` form (?:a|an|one) (?:line|l|t|s|row|column|group|block|path|pair|trio|corner|square) of (?:one|the same|a single) colour${end}`,
      'g',
    ),
    ' is the same colour',
  ],
  [/ neighbour (?:in|of) (?:row|column) (?:one|two|three|four|[a-d])(?= |$)/g, ' neighbour'],
];

/** Of tiles in one row or column, or along a chain: from its one end to the other. */
function alongTheLine(text: string, subset: readonly Cell[]): string {
  const chain = chainOf(subset);
  const isLine = new Set(subset.map(rowOf)).size === 1 || new Set(subset.map(columnOf)).size === 1;
  const ends = [chain[0], chain.at(-1)];
  const said = isLine
    ? text.replace(/ (?:of|in|along|down|across|on) (?:the|this) (?:row|column|line)(?= |$)/g, '')
    : text;
  if (
    chain.length > 2 &&
    /^(?:every|each) tile (?:except|but) the last(?: one)? (?:differ from|is different from) the next(?: one| tile)?$/.test(
      said,
    )
  )
    return 'no two orthogonally adjacent tiles match';
  return said
    .replace(
      new RegExp(
        `^(?:going|walking|moving|travelling|reading|stepping|along the way|when walking) from (${cell}) to (${cell}) ,? ?`,
      ),
      (all, a, b) => (ends.includes(a) && ends.includes(b) && a !== b ? '' : all),
    )
    .replace(
      new RegExp(` (?:along the way |on the way )?(?:from|between) (${cell}) (?:to|and) (${cell})(?= |$)`),
      (all, a, b) => (/colour changes?/.test(text) && ends.includes(a) && ends.includes(b) && a !== b ? '' : all),
    )
    .replace(/^(?:you|we|one) changes? colour (.+)$/, 'the colour changes $1');
}

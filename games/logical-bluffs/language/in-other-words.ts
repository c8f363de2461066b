import { numberWords } from '../../kit/number-words';
import { areAdjacent, type Cell, columnOf, inGridOrder, isCell, rowOf } from '../grid';
import { chainOf, isAt, shapesAmong, stands } from './geometry';
import { cell, colour, listed, upToEight } from './pieces';

// Words for what the grammar knows by others, wherever they stand: which tiles are meant, relative clauses, the order of words.

export function inOtherWords(text: string, subset: readonly Cell[]): string {
  const said = turns.reduce((so, [from, to]) => so.replace(from, to), withTilesNamed(besides(text), subset));
  return ofWholeLines(withPairsCounted(said, subset), subset);
}

const a = `(${colour})`;
const many = `(${upToEight})`;
const nowhereElse =
  '(?:appear nowhere else|no other tile has|no other tile share|is not repeated|is not shared(?: by any other tile)?|appear on no other tile|none of the other(?:s| tiles) has|neither of the other(?:s| tiles) has|the others lack|the other (?:two|three) lack)';

/** What "which" says by the way of a tile or a colour, and who else is so. */
function besides(text: string): string {
  if (/ (?:or|if|unless) /.test(text)) return text;
  const aside = new RegExp(
    `^(.*?)(?<!(?:and|or) )(${cell}|${colour}) , which ((?:is|has|match|touch|appear|outnumber|do) [^,;]+?)(?: ,|$)(.*)$`,
  ).exec(text);
  const [, before = '', name = '', said = '', after = ''] = aside ?? [];
  if (aside !== null) return `${before}${name}${after === '' || before === '' ? '' : ' ,'}${after} and ${name} ${said}`;
  const [, some, those, so] =
    new RegExp(
      `^(.+?) , (${cell}(?: and ${cell})*) (?:among (?:them|these|those)|included|is one of them) , ((?:is|match|has|touch) .+)$`,
    ).exec(text) ?? [];
  return some === undefined ? text : `${some} ${so} and ${those} ${so}`;
}

const turns: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(
      `((?:^|[ ,])(?:no |some |exactly one )?(?:colour|${cell} colour) (?:of ${cell} )?(?:is|appear|do not appear)[^,]* (?:than|as)) (${cell})(?= |$)`,
    ),
    '$1 the colour of $2',
  ],
  [new RegExp(`^either (${colour}) or (${colour}) (is (?:not )?the (?:most|least) common .+)$`), '$1 $3 or $2 $3'],
  [
    new RegExp(`(${colour}) (?:is|appear) (?:found )?neither in (.+?) nor in (.+)$`),
    '$1 do not appear in $2 and $1 do not appear in $3',
  ],
  [
    new RegExp(`^(${cell}) is one of ((?:at least|exactly|at most|more than) ${upToEight}) (${colour}) tiles$`),
    '$1 is $3 and $2 tiles is $3',
  ],
  [new RegExp(`(${cell}) and (${cell}) match without (?:is|being) (${colour})`), '$1 and $2 match and $1 is not $3'],
  [new RegExp(`^(${colour}) is not outnumbered by any (?:other )?colour$`), 'no colour is more common than $1'],
  [new RegExp(`^a tile (?:can |may )?is (${colour}) only if (?!.* it )(.+)$`), 'if some tile is $1 , then $2'],
  [new RegExp(`^(?:is|being) (${colour}) (?:guarantees|ensures) that a tile (.+)$`), 'every $1 tile $2'],
  [
    /^(?:has|having|with) (a .+? neighbour) (?:guarantees|ensures) that a tile is (.+)$/,
    'every tile that has $1 is $2',
  ],
  [
    /the number of ([^,]+?) times the number of ([^,]+?) (is|equal)/,
    'the product of the number of $1 and the number of $2 $3',
  ],
  // What is brought to the front.
  [
    new RegExp(`^it is (${cell}|(?:row|column) (?:one|two|three|four|[a-d])|the [a-z]+ (?:row|column)) alone that `),
    'only $1 ',
  ],
  [new RegExp(`^it is only (${cell}|${colour}|the .+?) that (?=is|has|match|appear|touch)`), 'only $1 '],
  [
    new RegExp(
      `^it is (${cell}|${colour}) ,? ?and (?:no other (?:tile|colour)|only \\1|nothing else) ,? ?that (?=is|has|match|appear)`,
    ),
    'only $1 ',
  ],
  [new RegExp(`^it is (${cell}) that (?=is the only)`), '$1 '],
  [new RegExp(`^it is only (in .+) that (${colour}) appear$`), '$2 appear only $1'],
  [new RegExp(`^what (?:is )?missing is (${colour}) ,? ?and only \\1$`), 'only $1 is missing'],
  // How many.
  [new RegExp(`${many} (rows|columns|colours|tiles|pairs) or (more|fewer)`, 'g'), '$1 or $3 $2'],
  [new RegExp(`(${upToEight} or (?:more|fewer)) of (?:these|those) tiles`), '$1 of the tiles'],
  [
    new RegExp(`^((?:exactly |at least |at most |only |just )?(?:${upToEight}|none|all)) (?:among|out of) (?=${cell})`),
    '$1 of ',
  ],
  [/(?:exactly )?one ,? ?(?:and|but) only one ,? ?(?:of )?(?=the|them|its)/, 'exactly one of '],
  [new RegExp(`${many} ${a}(?:s| tiles) more than`), '$1 more $2 tiles than'],
  [new RegExp(`${a}s , ${a}s(?: ,)? and ${a}s`), '$1 , $2 and $3 tiles'],
  [new RegExp(`the ${a} count`), 'the number of $1 tiles'],
  [/in both the (rows|columns)/, 'in both $1'],
  [/ show (?=(?:more|fewer|as many|the same) )/, ' contain '],
  [/ , (?:though|although) (?=there is )/, ' , but '],
  [/(the number of (?:different )?colours) present$/, '$1'],
  [new RegExp(`^(the colour of ${cell} .* (?:than|as)) (${cell})$`), '$1 the colour of $2'],
  // Where.
  [
    / (?:in|within|of) (?:this|the|my|our) (?:area|region|shape|figure|group|patch|set|selection|arrangement)(?= |$)/g,
    '',
  ],
  [new RegExp(` among (?:these|the|all|my)(?: ${upToEight})? tiles$`), ''],
  [
    /(adjacent to|next to|beside|touch|neighbour|neighbours)(.*) , (?:orthogonally or diagonally|diagonally or orthogonally|either way)/,
    '$1$2',
  ],
  // The others.
  [/ (?:the )?remaining (?:tiles|ones)(?= |$)/g, ' the others'],
  [new RegExp(`the (${upToEight}) others`, 'g'), 'the other $1'],
  [/(?:all (?:the )?|the )?three other colours/, 'all other colours'],
  [/the other three colours(?= (?:is|appear|do))/, 'all other colours'],
  // Which.
  [/(?:that|which) no other tile has the colour of/, 'that match no other tile'],
  [new RegExp(`whose colour (?:${nowhereElse}|is unique)`), 'that match no other tile'],
  [new RegExp(`has a colour (?:that|which) ${nowhereElse}`), 'match no other tile'],
  [
    new RegExp(
      `(share a colour|is the same colour|is of one colour|is all one colour) (?:,)?(?:that|which) (neither of the other(?:s| tiles)|none of the other(?:s| tiles)|no other tile|${cell}) (?:has|have)$`,
    ),
    '$1 and $2 has their colour',
  ],
  [/another colour than/g, 'a different colour from'],
  [/but not as both/, 'but not both'],
  [/^that (.+) implies that (.+)$/, 'if $1 , then $2'],
  [
    new RegExp(`^${many} (?:different )?colours appear ,? ?but not (?:all )?${upToEight}$`),
    'exactly $1 colours appear',
  ],
  // Verbs that are said once.
  [
    new RegExp(
      `^(${colour} appear .+) and ${a} ((?:in|on|at|once|twice|exactly|at least|at most|only) .+|once|twice)$`,
    ),
    '$1 and $2 appear $3',
  ],
  [new RegExp(`^(${cell}) (match|is|has|contain|touch) either (.+) or (.+)$`), '$1 $2 $3 or $1 $2 $4'],
  [
    /^((?:each|every|no|some|exactly \w+|at least \w+|at most \w+) (?:row|column)s?|(?:all|both) (?:the )?(?:rows|columns)) (?:contain|has) (every colour|each colour|all (?:four )?colours) (exactly |at least |at most )?(once|twice)$/,
    'in $1 , every colour appear $3$4',
  ],
  [
    /^(.+?)(share (?:a|one) colour|match|is the same colour)( ,? ?(?:and|but|or|while) )((?:no|none|neither|not) .+) do$/,
    '$1$2$3$4 $2',
  ],
  [
    /^(.*\btwo )(?:tiles )?(?:that|which) (?:touch|is adjacent|is neighbours)( orthogonally| diagonally)?(?= is| has| match| share| differ)/,
    '$1$2 adjacent tiles',
  ],
  [
    /^if two of (?:these|the) tiles touch( orthogonally| diagonally)? , (?:then )?they (?:differ|is different colours|do not match)$/,
    'no two$1 adjacent tiles match',
  ],
  [
    /^all (?:of them|tiles|of the tiles|the tiles) is the same colour except (.+)$/,
    'all tiles except $1 is the same colour and $1 match no other tile',
  ],
  // Colours and how often.
  [
    new RegExp(
      `^(?:there is )?(exactly (?:two|three|four)) colours(?: appear| is present)? ,? ?(?:with ${many} tiles each|(?:and )?each(?: one| of them| colour)? (?:is present|appear|is there) (?:exactly )?(once|twice|(?:three|four) times))$`,
    ),
    '$1 colours appear and every colour that appear appear exactly $3$2 times',
  ],
  [/exactly (once|twice|(?:three|four) times) times/, 'exactly $1'],
  [/ times each /, ' times '],
  [/(once|twice) each(?= )/, '$1'],
];

/** "The two tiles on top", "the outer two", "neither end": by their names. */
function withTilesNamed(text: string, subset: readonly Cell[]): string {
  let said = text;
  for (const [words, make] of known) {
    const cells = make(subset);
    if (cells.length === 0) continue;
    const names = listed(inGridOrder(cells));
    const two = cells.length === 2 ? cells : null;
    said = said.replace(
      new RegExp(
        `(?:(neither|either|both|one|exactly one|none|at least one) (?:of )?)?(?:the )?${words}(?= (?!(?:row|column|half|tile|tiles)(?: |$))|$)`,
        'g',
      ),
      (all, how?: string) => {
        if (how === undefined || how === 'both') return /^(?:neither|either)/.test(all) ? all : names;
        if (how === 'neither' || how === 'either')
          return two === null ? all : `${how} ${two.join(how === 'neither' ? ' nor ' : ' or ')}`;
        return `${how} of ${names}`;
      },
    );
  }
  return said
    .replace(
      new RegExp(
        `(?<!same )(?:the )?(row|column) (?:of|containing|with|that contain|that has) (?:tile )?(${cell})`,
        'g',
      ),
      (_, shape, name: string) => lineOf(shape, name),
    )
    .replace(new RegExp(`(${cell}) (?:own )?(row|column)(?= |$)`, 'g'), (_, name: string, shape) => lineOf(shape, name))
    .replace(/the (corner|edge|centre) tile(?= (?![A-D][1-4])|$)/g, (all, type: 'corner' | 'edge' | 'centre') => {
      const [only, more] = subset.filter((one) => isAt({ type }, one, subset));
      return only === undefined || more !== undefined ? all : only;
    })
    .replace(new RegExp(`(${cell}) and (?:(?:all|both)(?: of)? )?its neighbours`), (all, name: string) => {
      const near = neighboursIn(name, subset);
      return near.length === 0 ? all : listed([name, ...near]);
    })
    .replace(
      new RegExp(`^(neither|both) (${cell}) (?:nor|and) (${cell}) (match|differ from|is|has|touch) (.*\\bit\\b.*)$`),
      (_, how, one, other, verb, rest) =>
        [one, other]
          .map((name) => `${name} ${how === 'neither' ? `do not ${verb}` : verb} ${rest.replace(/\bit\b/g, name)}`)
          .join(' and '),
    )
    .replace(
      new RegExp(`the (?:tile|one|neighbour) (?:next to|beside|adjacent to) (${cell})`, 'g'),
      (all, name: string) => {
        const near = neighboursIn(name, subset);
        return near.length === 1 ? near.join('') : all;
      },
    );
}

const lineOf = (shape: string, name: string): string =>
  shape === 'row' ? `row ${numberWords[Number(name.charAt(1))] ?? ''}` : `column ${name.charAt(0).toLowerCase()}`;

const neighboursIn = (name: string, subset: readonly Cell[]): readonly Cell[] =>
  isCell(name) ? subset.filter((one) => one !== name && areAdjacent(one, name, 'either')) : [];

type Tiles = (subset: readonly Cell[]) => readonly Cell[];

const chain = (subset: readonly Cell[]) => chainOf(subset);
const ends: Tiles = (subset) => {
  const [first, last] = [chain(subset)[0], chain(subset).at(-1)];
  return first === undefined || last === undefined || subset.length < 3 ? [] : [first, last];
};
const middle: Tiles = (subset) => (chain(subset).length === 4 ? chain(subset).slice(1, 3) : []);

/** The two that lie furthest to one side, where there are just two. */
const twoOn =
  (by: (one: Cell) => number, way: 1 | -1): Tiles =>
  (subset) => {
    const sorted = [...subset].sort((one, other) => way * (by(one) - by(other)));
    const [first, second, third] = sorted.map(by);
    const isClear = sorted.length > 2 && first !== undefined && second !== undefined && second !== third;
    const isOneLine = sorted.every((one) => by(one) === first) || new Set(sorted.map(by)).size === sorted.length;
    return isClear && (first === second || (isOneLine && sorted.length === 4)) ? sorted.slice(0, 2) : [];
  };

const square: Tiles = (subset) => {
  const all = shapesAmong('square', subset);
  return all.length === 1 && subset.length > 4 ? (all[0] ?? []) : [];
};

const known: readonly (readonly [string, Tiles])[] = [
  [
    '(?:(?:two ends|ends?)(?! of (?:the )?(?:[a-z]+ )?(?:row|column)(?: |$))|outer two(?: tiles)?|two (?:outer|outermost|end) (?:tiles|ones)|two (?:tiles )?at the ends)',
    ends,
  ],
  [
    '(?:(?:middle|inner|centre) two(?: tiles)?|two (?:middle|inner|centre) (?:tiles|ones)|two (?:tiles )?in the (?:middle|centre))',
    middle,
  ],
  [
    '(?:(?:top|upper) two(?: tiles)?|two (?:top|upper) (?:tiles|ones)|two (?:tiles )?(?:on|at the) top|two (?:tiles )?above)',
    twoOn(rowOf, 1),
  ],
  [
    '(?:(?:bottom|lower) two(?: tiles)?|two (?:bottom|lower) (?:tiles|ones)|two (?:tiles )?(?:at|on) the bottom|two (?:tiles )?(?:below|beneath))',
    twoOn(rowOf, -1),
  ],
  ['(?:left two(?: tiles)?|two left (?:tiles|ones)|two (?:tiles )?(?:on|to|at) the left)', twoOn(columnOf, 1)],
  ['(?:right two(?: tiles)?|two right (?:tiles|ones)|two (?:tiles )?(?:on|to|at) the right)', twoOn(columnOf, -1)],
  ['2x2(?: block| tile| square)?', square],
];

/** "Two of the four adjacent pairs", where there are so many. */
function withPairsCounted(text: string, subset: readonly Cell[]): string {
  return text.replace(
    new RegExp(`of the ${many} (orthogonally |diagonally )?(?:adjacent|neighbouring) pairs`),
    (all, n: string, how = '') => {
      const ways = how === '' ? 'either' : how.trim() === 'diagonally' ? 'diagonal' : 'orthogonal';
      const pairs = subset.flatMap((one, i) => subset.slice(i + 1).filter((other) => stands(one, ways, other)));
      return pairs.length === numberWords.indexOf(n) ? `pairs of ${how}adjacent tiles` : all;
    },
  );
}

/** "A column made up of two green tiles", where each has but two. */
function ofWholeLines(text: string, subset: readonly Cell[]): string {
  return text.replace(
    new RegExp(
      `(.*\\b(row|column|diagonal)s?(?: that)? )(?:is made up of|is made of|consist of|consists of) (?:just |only )?${many} (${colour}|matching|different) tiles|(.*\\b(row|column)s?(?: that)? )(?:is made up of|is made of|consist of|consists of) ${many} tiles of (the same|one|different) colours?`,
    ),
    (all, before, shape, n, so, before2, shape2, n2, how) => {
      const [line, size] = [shape ?? shape2, numberWords.indexOf(n ?? n2)];
      const lines = line === 'diagonal' ? [] : shapesAmong(line, subset);
      if (!lines.every((cells) => cells.length === size)) return all;
      if (how !== undefined) return `${before2}is ${how === 'different' ? 'all different colours' : 'all one colour'}`;
      return `${before}is all ${so === 'matching' ? 'one colour' : so === 'different' ? 'different colours' : so}`;
    },
  );
}

import type { Word } from './words';

// Turns of phrase that say the same in other words, brought to those that the grammar knows, before anything is read.
// Word for word: nothing here may change what is said, whatever stands around it.

/** "a|b" is either word, "?" may be missing; "<cell>" and "<colour>" stand for themselves on the other side. */
const turns: readonly (readonly [string, string])[] = [
  ['is found nowhere else', 'appear nowhere else'],
  ['there is always', 'there is'],
  ['# of', 'number of'],
  ['inside|throughout', 'in'],
  ['the row at|on the top', 'the top row'],
  ['the row at|on the bottom', 'the bottom row'],
  ['the column at|on the left', 'the left column'],
  ['the column at|on the right', 'the right column'],
  ['the left end', 'the leftmost tile'],
  ['the right end', 'the rightmost tile'],
  ['the two in the middle', 'the two middle tiles'],
  ['between them ,', 'together ,'],
  ['fewer in number than', 'fewer than'],
  ['more in number than', 'more than'],
  ['a? more number of', 'more'],
  ['a? fewer number of', 'fewer'],
  ['a greater|larger|higher number of', 'more'],
  ['a smaller|lower number of', 'fewer'],
  ['is sharing', 'share'],
  ['is to is found|seen', 'is present'],
  ['is not to is found|seen', 'is missing'],
  ['is not exist', 'do not exist'],
  ['solely', 'only'],
  ['the same colour as each other', 'the same colour'],
  ['is <colour> throughout', 'is all <colour>'],
  ['is <colour> all over', 'is all <colour>'],
  ['is entirely|altogether|completely without', 'do not contain'],
  ['the tiles around <cell>', 'the neighbours of <cell>'],

  ['the? two outer|outermost|outside tiles|ones', 'the two end tiles'],

  ['is <colour> at the same time', 'is <colour>'],
  ['is <colour> at once', 'is <colour>'],
  ['each|every one of the', 'each of the'],
  ['only has', 'has only'],
  ['only contain', 'contain only'],
  ['only appear', 'appear only'],
  ['lie alone in its colour', 'has a unique colour'],
  ['the pair <cell>', '<cell>'],
  ['double|twice so many', 'twice as many'],
  ['the? same as the? colour of <cell>', 'the same colour as <cell>'],
  ['absolute difference', 'difference'],
  ['strictly between', 'strictly between'],
  [', if any ,', ''],
  ['somewhere|anywhere in', 'in'],
  ['somewhere|anywhere on', 'on'],
  ['somewhere|anywhere from', 'from'],
  ['the double of', 'double'],
  ['the others tiles', 'the others'],
  ['as long as', 'if'],
  ['<cell> itself', '<cell>'],
  ['is with a|the? <colour> colour', 'is <colour>'],
  ['is with no <colour> neighbour|neighbours', 'has no <colour> neighbours'],
  ['is with no <colour>', 'lack <colour>'],
  ['is with', 'has'],
  ['is equal with', 'is equal to'],
  ['is occupied|taken|held by <colour>', 'is <colour>'],
  ['contain the|a majority', 'is in the majority'],
  ['there can is found|seen', 'there is'],
  ['can is found|seen', 'appear'],
  ['disagree in colour', 'differ'],
  ['disagree', 'differ'],
  ['more as', 'more than'],
  ['fewer as', 'fewer than'],
  ['repeat|repeats a|any colour', 'has a repeated colour'],
  ['anywhere else', 'elsewhere'],
  ['somewhere else', 'elsewhere'],
  ['strictly', ''],
  ['has been coloured|painted|tinted <colour>', 'is <colour>'],
  ['equal in colour', 'the same colour'],
  ['has a|the? <colour> colour', 'is <colour>'],
  ['of <colour> colour', 'of the colour <colour>'],
  ['the <colour> colour', 'the colour <colour>'],
  ['<colour> colour', '<colour>'],
  ['one next to|beside the other', 'next to each other'],
  ['one beside the other', 'next to each other'],
  ['same colour tiles', 'same coloured tiles'],
  ['same colour tile', 'same coloured tile'],
  ['is the only tile|one of|with|in its own? colour', 'has a unique colour'],
  ['is the only tile|one that|which has its own? colour', 'has a unique colour'],
  ['is not the only tile|one of|with|in its own? colour', 'do not has a unique colour'],
  ['is not the only tile|one that|which has its own? colour', 'do not has a unique colour'],
  ['is alone in its colour', 'has a unique colour'],
  ['is not alone in its colour', 'do not has a unique colour'],
  ['the? same colour like|than', 'the same colour as'],
  ['surrounded on all sides by', 'surrounded by'],
  ['surrounded only|entirely|exclusively|completely by', 'surrounded by'],
  ['completely|entirely|fully|totally surrounded', 'surrounded'],
  ['enclosed|encircled by', 'surrounded by'],
  ['sandwiched|squeezed|caught between', 'directly between'],
  ['no one tile', 'no tile'],
  ['exactly the half', 'exactly half'],
  ['exactly the same colours', 'the same colours'],
  ['a twin|counterpart of the same colour', 'another tile of the same colour'],
  ['has a twin', 'match another tile'],
  ['nowhere is <colour>', 'no <colour> tile is'],
  ['nowhere is a <colour> tile|one', 'no <colour> tile is'],
  ['nowhere is there', 'there is no'],
  ['nowhere do', 'no'],
  ['it is <colour> that', '<colour>'],
  ['do so', 'appear'],
  ['colour appearing|occurring', 'colour that appear'],
  ['colours appearing|occurring', 'colours that appear'],
  ['touch ,? not even diagonally', 'is adjacent'],
  ['one ,? but|and not both ,? of', 'exactly one of'],
  ['the colour which|that? <cell> has|is', 'the colour of <cell>'],
  ['is whatever colour <cell> is|has', 'has the same colour as <cell>'],
  ['has whatever colour <cell> is|has', 'has the same colour as <cell>'],
  ['that of <cell>', '<cell>'],
  ['would|will|must|shall|should is', 'is'],
  ['would|will|must|shall|should has', 'has'],
  ['would|will|must|shall|should contain', 'contain'],
  ['would|will|must|shall|should appear', 'appear'],
  ['would|will|must|shall|should match', 'match'],
  ['would|will|must|shall|should differ', 'differ'],
  ['would|will|must|shall|should not is', 'is not'],
  ['would|will|must|shall|should not has', 'do not has'],
  ['would|will|must|shall|should not contain', 'do not contain'],
  ['would|will|must|shall|should not appear', 'do not appear'],
  ['there cannot is', 'there is not'],
  ['do appear', 'appear'],
  ['do has', 'has'],
  ['never do', 'do not'],
  ['never more than', 'no more than'],
  ['never fewer than', 'no fewer than'],
  ['never lie', 'is never'],
  ['do not lie', 'is not'],
  ['lying|sitting|standing', ''],
  ['at|in no point|position|place do', 'no'],
  ['at|in no point|position|place is', 'nowhere is'],
  ['not even a single', 'not a single'],
  ['not even one|a', 'not one'],
  ['just|only|exactly a single|lone', 'exactly one'],
  ['at most a single?', 'at most one'],
  ['at least a single', 'at least one'],
  ['something|anything other than <colour>', 'not <colour>'],
  ['the ends', 'the end tiles'],
  ['both ends', 'both end tiles'],
  ['the two ends', 'the two end tiles'],
  ['the centre four', 'the four centre'],
  ['the diagonal <cell>', '<cell>'],
  ['happens|turns out to is', 'is'],
  ['should there is', 'if there is'],
  ['as soon as', 'if'],
  ['is of? the|a? colour <colour>', 'is <colour>'],
  ['is coloured|painted|tinted <colour>', 'is <colour>'],
  ['<colour> in colour', '<colour>'],
  ['of? which|whose neighbours is all <colour>', 'that has only <colour> neighbours'],
  ['all of? whose neighbours is', 'whose neighbours is all'],
  ['has a <colour> tile|one directly|immediately? to its left or right', 'is horizontally adjacent to a <colour> tile'],
  ['every|each tile has a colour of its own', 'all tiles is different colours'],
  ['every|each tile has its own colour', 'all tiles is different colours'],
  ['the same colour twice', 'two tiles of the same colour'],
  ['a|any colour twice', 'two tiles of the same colour'],
  ['a|an equal number of', 'the same number of'],
  ['not counting diagonals', ''],
  ['# <colour>', 'number of <colour> tiles'],
  ['rarer|scarcer than', 'fewer common than'],
  ['more plentiful|abundant|numerous|prevalent|widespread|frequent than', 'more common than'],
  ['colour of <cell> differ from', 'colour of <cell> is different from'],
  ['do together|combined', 'together'],
  ['nor more than', 'and no more than'],
  ['not more than', 'no more than'],
  ['not fewer than', 'no fewer than'],
  ['three adjacent tiles in a straight? line|row', 'three tiles in a line'],
  ['tiles that share a side|edge|border with', 'tiles that is orthogonally adjacent to'],
  ['tiles that share a side|edge|border', 'orthogonally adjacent tiles'],
  ['half a dozen', 'six'],
  ['diff', 'different'],
  ['houses|house|sports|sport|accommodates|accommodate|bears|bear|harbours|harbour|displays|display', 'has'],
  ['is composed|comprised of', 'consist of'],
  ['differ in number by', 'differ by'],
  ['at all', ''],
  ['whatsoever', ''],
  ['in any way', ''],
  ['also', ''],
  ['the tile|one at|in|on position? <cell>', '<cell>'],
  ['the tile called|named|labelled|labeled <cell>', '<cell>'],
  ['position <cell>', '<cell>'],
  ['<cell> own colour', '<cell> colour'],
  ['lie', 'is'],
  ['do not is', 'is not'],
  ['never is', 'is never'],
  ['is not found|seen|present in', 'do not appear in'],
  ['form|forms|constitute|constitutes the|a majority', 'is in the majority'],
  ['occupy|occupies|fill|fills', 'cover'],
  ['with <colour> appearing', 'and <colour> appear'],
  ['is found|seen in', 'appear in'],
  ['is found|seen on', 'appear on'],
  ['located|placed|situated|positioned in', 'in'],
  ['located|placed|situated|positioned on', 'on'],
  ['is nowhere to is found|seen', 'is missing'],
  ['to be|is found|seen', ''],
  ['is found nowhere', 'is missing'],
  ['is nowhere', 'is missing'],
  ['anywhere in the subset', ''],
  ['comprise|comprises|comprised', 'contain'],
  ['is in <colour> colour', 'is <colour>'],
  ['tile with <colour> colour', '<colour> tile'],
  ['tiles with <colour> colour', '<colour> tiles'],
  ['carries|carry|boasts|boast', 'has'],
  ['has got', 'has'],
  ['come|comes in', 'has'],
  ['is free of|from', 'do not contain'],
  ['is devoid|empty|void of', 'do not contain'],
  ['is without', 'do not contain'],
  ['free of|from', 'without'],
  ['devoid of', 'without'],
  ['w / o', 'without'],
  ['no|nr|num of', 'number of'],

  ['tied|level|even with', 'as common as'],
  ['on a par with', 'as common as'],
  ['on par with', 'as common as'],
  ['ties with', 'is as common as'],
  ['equally as? common as', 'as common as'],
  ['do not share a side|edge|border with', 'is not orthogonally adjacent to'],
  ['never share a side|edge|border with', 'is never orthogonally adjacent to'],
  ['share a side|edge|border with', 'is orthogonally adjacent to'],
  ['sharing a side|edge|border with', 'orthogonally adjacent to'],
  ['do not share a side|edge|border', 'is not orthogonally adjacent'],
  ['never share a side|edge|border', 'is never orthogonally adjacent'],
  ['share a side|edge|border', 'is orthogonally adjacent'],
  ['sharing a side|edge|border', 'orthogonally adjacent'],
  ['that share a side|edge|border', 'that is orthogonally adjacent'],
  ['edge|side adjacent', 'orthogonally adjacent'],
  ['horizontally or|and vertically', 'orthogonally'],
  ['vertically or|and horizontally', 'orthogonally'],
  ['either orthogonally', 'orthogonally'],
  ['including diagonally|diagonals', ''],
  ['one and the same', 'the same'],
  ['the exact|very same', 'the same'],
  ['exactly the same colour', 'the same colour'],
  ['identical colour|colours', 'the same colour'],
  ['identical in colour', 'the same colour'],
  ['the same kind of colour', 'the same colour'],
  ['of a kind', 'of the same colour'],
  ['distinct from', 'different from'],
  ['each and every', 'every'],
  ['every last', 'every'],
  ['the only one that is', 'the only tile that is'],
  ['only a', 'only one'],
  ['just a', 'just one'],
  ['a pair of', 'two'],
  ['a trio of', 'three'],
  ['no fewer and no more', 'no more and no fewer'],
  ['a count of', ''],
  ['to the amount of', ''],
  ['equal in number to|with', 'as common as'],
  ['one time', 'once'],
  ['two times', 'twice'],
  ['is bigger|larger|higher|greater in number than', 'outnumber'],
  ['in the majority of the tiles', 'on most tiles'],
  ['is used', 'is present'],
  ['crop|crops|pop|pops|turn|turns|come|comes up', 'appear'],
  ['absent from', 'missing in'],
  ['is missing from', 'is missing in'],
  ['is absent from', 'is absent in'],
  ['absent|missing from', 'missing in'],
  ['is lacking in', 'is missing in'],
  ['as well as', 'and'],
  ['in addition', ''],
  ['additionally', ''],
  ['whereas', 'while'],
  ['however', 'but'],
  ['or rather', 'or'],
  ['or else', 'or'],
  ['but also', 'and'],
  ['provided|assuming|supposing that?', 'if'],
  ['given that', 'if'],
  ['whenever', 'if'],
  ['in case', 'if'],
  ['on condition that', 'if'],
  ['precisely when|if', 'if and only if'],
  ['except for the case that', 'unless'],
  ['out of the', 'of the'],
  ['out of <cell>', 'of <cell>'],
  ['its neighbour <cell>', '<cell>'],
  ['alike in colour', 'alike'],
  ['pairwise', ''],
  ['is repeated', 'appear at least twice'],
  ['repeat|repeats', 'appear at least twice'],
  ['colours used', 'colours'],
  ['is the sole', 'is the only'],
  ['the sole', 'the only'],
  ['<cell> alone is', 'only <cell> is'],
  ['shall not', 'do not'],
  ['a further', 'another'],
  ['least one further', 'least one other'],
  ['maximal|maximally', 'at most'],
  ['minimal|minimally', 'at least'],
  ['yet', 'but'],
  ['it cannot is the case that', 'it is not true that'],
  ['it cannot is that', 'it is not true that'],
  ['in no row is there', 'no row has'],
  ['in no column is there', 'no column has'],
  ['from among', 'of'],
  ['amongst', 'among'],
  ['apart from', 'except'],
  ['aside from', 'except'],
  ['excluding', 'except'],
  ['with the exception of', 'except'],
  ['except for', 'except'],
  ['not counting', 'except'],
  ['save for?', 'except'],
  ['bar <cell>', 'except <cell>'],
  ['three of the same colour', 'three of the same colour'],
  ['three of the same', 'three of the same colour'],
];

interface Turn {
  readonly from: readonly { readonly words: readonly string[]; readonly optional: boolean }[];
  readonly to: readonly string[];
}

const parsed: readonly Turn[] = turns.map(([from, to]) => ({
  from: from.split(' ').map((part) => ({
    words: part.replace(/(?<=.)\?$/, '').split('|'),
    optional: part.length > 1 && part.endsWith('?'),
  })),
  to: to.split(' ').filter((word) => word !== ''),
}));

/** The turns by the words that they can begin with. */
const byFirst = new Map<string, Turn[]>();
for (const turn of parsed) for (const word of firstWords(turn)) byFirst.set(word, [...(byFirst.get(word) ?? []), turn]);

function firstWords({ from }: Turn): string[] {
  const needed = from.findIndex(({ optional }) => !optional);
  return from.slice(0, needed + 1).flatMap(({ words }) => words);
}

/** Each turn of phrase in its plain words, which keep their place in the text. */
export function plainTurns(words: readonly Word[]): Word[] {
  const plain: Word[] = [];
  for (let at = 0; at < words.length; ) {
    const found = turnAt(words, at);
    const word = words[at];
    if (found === null && word !== undefined) plain.push(word);
    if (found !== null) plain.push(...said(found.turn, words.slice(at, found.end)));
    at = found?.end ?? at + 1;
  }
  return plain;
}

function turnAt(words: readonly Word[], at: number): { turn: Turn; end: number } | null {
  const text = words[at]?.text ?? '';
  const turns = [...(byFirst.get(text) ?? []), ...turnsOfKind(text)];
  for (const turn of turns) {
    const end = endOf(turn, words, at);
    if (end !== null) return { turn, end };
  }
  return null;
}

const turnsOfKind = (text: string): readonly Turn[] =>
  (isCellName(text) ? byFirst.get('<cell>') : isColourName(text) ? byFirst.get('<colour>') : undefined) ?? [];

function endOf({ from }: Turn, words: readonly Word[], at: number): number | null {
  let end = at;
  for (const { words: wanted, optional } of from) {
    const text = words[end]?.text;
    const isThere = text !== undefined && wanted.some((each) => each === text || isNamed(text, each));
    if (isThere) end++;
    else if (!optional) return null;
  }
  return end;
}

const isCellName = (text: string) => /^[A-D][1-4]$/.test(text);
const isColourName = (text: string) => /^(?:red|blue|green|yellow)$/.test(text);
const isNamed = (text: string, wanted: string) =>
  (wanted === '<cell>' && isCellName(text)) || (wanted === '<colour>' && isColourName(text));

function said({ to }: Turn, matched: readonly Word[]): Word[] {
  const [first, last] = [matched[0], matched.at(-1)];
  if (first === undefined || last === undefined) return [];
  const at = { start: first.start, end: last.end };
  return to.map(
    (text) => matched.find((word) => isNamed(word.text, text)) ?? { text, number: numbers[text] ?? null, ...at },
  );
}

const numbers: Record<string, number> = { one: 1, two: 2, three: 3, six: 6 };

import { numberWords } from '../../kit/number-words';
import { type Cell, columnOf, inGridOrder, rowOf } from '../grid';
import type { Budget } from './budget';
import { Chart } from './chart';
import { type Clause, clause } from './clauses';
import { isAt } from './geometry';
import { inTheirPlaces } from './in-full';
import { allOf, partsOf, type TileCondition } from './meaning';
import { knownCells } from './noun-phrases';
import { cellsIn, listed } from './pieces';
import type { Word } from './words';

// Who "it", "they" and "the others" are, by their names: "the top tile matches A3, and the others are both green" says "A2 and
// B3". Once they have their names they may stand wherever tiles do. Only tiles that no colour decides have names, and only
// where the part before speaks of nothing else.

/** The sentence with the names; null where nothing in it leans on what was spoken of, or where that is not certain. */
export function byTheirNames(words: readonly Word[], subset: readonly Cell[], budget: Budget): readonly Word[] | null {
  const texts = words.map(({ text }) => text);
  const chart = new Chart(words, subset, false, budget);
  const joints = jointsIn(texts);
  const before: (readonly Clause[])[] = [];
  let start = subordinating.test(texts[0] ?? '') ? 1 : 0;
  for (const joint of joints) {
    const tail = ` ${texts.slice(joint.end).join(' ')} `;
    if (!leans.test(tail)) break;
    const parts = clause(chart, start).filter(({ end }) => end === joint.at);
    if (parts.length === 0) continue;
    start = joint.end;
    before.push(parts.map(({ value }) => value));
    const isFollowed = clause(chart, start).some(({ end }) => joints.some(({ at }) => at === end));
    const named = isFollowed ? tail : withNames(tail, before, subset);
    if (named !== tail) return inTheirPlaces(words, [...texts.slice(0, joint.end), named.trim()].join(' '));
  }
  return null;
}

const subordinating = /^(?:if|when|whenever|unless|either|both|while|although|though)$/;

const leans =
  / (?:it|its|they|them|their|these|those|other|others|rest|remaining|remainder|else|another|both|neither|none|one|two|each|that) /;

interface JointAt {
  readonly at: number;
  readonly end: number;
}

const isJoint = (text: string | undefined) =>
  /^(?:and|but|or|xor|while|whereas|though|although|yet|then|only|if|when|unless|exactly|just|implies|[,;.:])$/.test(
    text ?? '',
  );

/** Where one part of the sentence may end and the next one begin. */
function jointsIn(texts: readonly string[]): JointAt[] {
  const found: JointAt[] = [];
  for (let at = 1; at < texts.length - 1; at++) {
    if (!isJoint(texts[at])) continue;
    let end = at;
    while (isJoint(texts[end])) end++;
    found.push({ at, end });
    at = end;
  }
  return found;
}

/** The tiles that a part of the sentence speaks of. */
interface Spoken {
  /** What it is about. */
  readonly about: readonly Cell[];
  /** All tiles that it speaks of, with those to which it likens them. */
  readonly all: readonly Cell[];
  /** Whether all that it is about has one colour. */
  readonly isAlike: boolean;
}

/** What all ways to read the part agree on. */
function spokenOfBy(parts: readonly Clause[], subset: readonly Cell[]): Spoken | null {
  const ways = parts.map((part) => tilesOf(part, subset));
  const [first, ...more] = ways.map((way) => JSON.stringify(way));
  return more.some((way) => way !== first) ? null : (ways[0] ?? null);
}

/** Of those it speaks of as they are: of "one of A1 and B1" nobody knows which one. */
function tilesOf({ subject, verb, line }: Clause, subset: readonly Cell[]): Spoken | null {
  if (line?.of.type === 'places' && line.of.joint === 'and') {
    const { places } = line.of;
    const about = subset.filter((cell) => places.some((place) => isAt(place, cell, subset)));
    return about.length === 0 || about.length === subset.length ? null : { about, all: about, isAlike: false };
  }
  if (subject === null || verb === null || subject.other || subject.isRest) return null;
  const { kind, denied } = subject.quantity;
  const isOfEach = ['the', 'every', 'no'].includes(kind) && !denied && (subject.joint !== 'or' || kind === 'no');
  const about = subject.cells ?? (subject.which.type === 'any' ? null : knownCells(subject.which, subset));
  if (!isOfEach || about === null || about.length === 0) return null;
  const linked = verb.type === 'is' ? linkedTo(verb.so, subset) : [];
  if (linked === null) return null;
  const all = inGridOrder([...new Set([...about, ...linked])]);
  const isAlike = verb.type === 'alike' && verb.same && !verb.denied;
  return { about, all: all.length === subset.length ? about : all, isAlike };
}

/** The tiles that something is said to be like; null where it is not certain which they are. */
function linkedTo(so: TileCondition, subset: readonly Cell[]): readonly Cell[] | null {
  if (so.type === 'not') return linkedTo(so.of, subset);
  if (so.type === 'sameColour') return so.as === 'it' ? null : [so.as];
  if (so.type === 'and' || so.type === 'or') {
    const parts = so.of.map((part) => linkedTo(part, subset));
    return parts.includes(null) ? null : parts.flatMap((part) => part ?? []);
  }
  if (so.type !== 'adjacent') return [];
  if (so.how !== 'any') return null;
  const cells = knownCells(allOf(...partsOf(so.which).filter(({ type }) => type !== 'sameColour')), subset);
  const isCertain =
    cells !== null && (cells.length === subset.length || cells.length === 1 || so.quantifier.type === 'all');
  return isCertain ? cells : null;
}

/** What stands for tiles in the part that leans, and the tiles that it stands for. */
function withNames(tail: string, before: readonly (readonly Clause[])[], subset: readonly Cell[]): string {
  const spoken = before.map((parts) => spokenOfBy(parts, subset)).filter((each) => each !== null);
  const [first, ...more] = spoken;
  if (first === undefined || spoken.length < before.length || differAlone.test(tail)) return tail;
  const all = inGridOrder([...new Set(spoken.flatMap((each) => each.all))]);
  const others = inGridOrder(subset).filter((one) => !all.includes(one));
  const said = speaksOfMoreFirst(tail, all) ? tail : ofOthers(tail, others);
  return more.length > 0 ? said : ofItOrThem(said, first);
}

/** "It" and "they", after one part alone. */
function ofItOrThem(text: string, { about, all, isAlike }: Spoken): string {
  const said = ofIt(text, about);
  // Of two that match it makes no difference which one is meant, and nobody would say it of "one of them".
  if (about.length < all.length && oneOfThem.test(said)) return said;
  const them = about.length > 1 ? (about.length === all.length ? about : []) : all;
  return ofThem(isAlike ? said.replace(/ (?:their|that) colour(?= )/g, ` the colour of ${about[0]}`) : said, them);
}

/** "It matches D1 and the others ...": D1 is none of them. */
function speaksOfMoreFirst(tail: string, all: readonly Cell[]): boolean {
  const [first = ''] = tail.split(/ (?:others?|rest|remaining|remainder|else|another) /);
  return cellsIn(first).some((name) => !all.some((one) => one === name));
}

const oneOfThem = / (?:one|two|three|some|any|half|most) of (?:them|these|those) /;

/** "The others differ": among themselves, or from what was spoken of. */
const differAlone =
  / (?:others|rest|tiles|ones|remainder|two|three|four) (?:(?:is|are) (?:a |of )?(?:a )?different(?: colours?)?|differ|do not match|vary) $/;

/** "The others", where there are so many. */
function ofOthers(text: string, others: readonly Cell[]): string {
  if (others.length === 0) return text;
  const names = listed(others);
  const many = numberWords[others.length] ?? '';
  const ofSome = others.length > 1 ? `of ${names}` : null;
  const plural = [
    ...(others.length > 1
      ? [
          'the (?:others|other tiles|other ones|remaining tiles|remaining ones)',
          'all others',
          'the rest(?: of the tiles)?',
          'the remainder',
        ]
      : []),
    `the other ${many}(?: tiles| ones)?`,
    `the remaining ${many}(?: tiles| ones)?`,
    `the ${many} (?:others|other tiles|other ones|remaining tiles|remaining ones)`,
    ...(others.length === 2 ? ['both (?:the )?(?:others|other tiles|other ones)', 'both of the others'] : []),
    ...(others.length === 1
      ? ['the (?:other|remaining|last)(?: tile| one)?(?= (?:is|do|has|match|differ|share|touch) )']
      : []),
    'every other (?:tile|one)',
    'everything else',
  ];
  const whole = new RegExp(
    ` (?:(?:all|each|every one|both) (?:of )?)?(?:${plural.join('|')})(?! (?:in|of) (?:it|them|that|these|those) )(?= )`,
    'g',
  );
  const single = text
    .replace(/ (?:no other (?:tile|one)|no others|no other tiles|nothing else) /g, (all) =>
      ofSome === null ? all : ` none ${ofSome} `,
    )
    .replace(/ (?:another|one other|some other)(?: tile| one)? (?=(?:is|do|has|match|differ) )/g, (all) =>
      ofSome === null ? all : ` one ${ofSome} `,
    );
  return single.replace(whole, ` ${names}`);
}

/** "It", "its neighbours", "the tile below it". */
function ofIt(text: string, about: readonly Cell[]): string {
  const [name] = about;
  if (name === undefined || about.length > 1) return text;
  return text
    .replace(
      / (all|both|each|every one|none|neither|one|two|three) of its (neighbours?) /g,
      ` $1 of the neighbours of ${name} `,
    )
    .replace(/ (all |both )?its neighbours /g, ` $1the neighbours of ${name} `)
    .replace(/ its colour /g, ` the colour of ${name} `)
    .replace(/ its row /g, ` row ${numberWords[rowOf(name) + 1] ?? ''} `)
    .replace(/ its column /g, ` column ${'abcd'[columnOf(name)] ?? ''} `)
    .replace(/ it /g, ` ${name} `);
}

/** "They", "them", "both", "neither of them". */
function ofThem(text: string, them: readonly Cell[]): string {
  const [a, b, more] = them;
  if (a === undefined || b === undefined) return text;
  const names = listed(them);
  const isTwo = more === undefined;
  const many = numberWords[them.length] ?? '';
  const whole = new RegExp(
    ` (?:(?:all|both|each|every one) (?:of )?)?(?:they|them|(?:these|those) ${many}(?: tiles)?|the ${many}(?: tiles)?)(?= )`,
    'g',
  );
  const said = text
    .replace(/ neither of (?:them|these|those) /g, isTwo ? ` neither ${a} nor ${b} ` : ' $& ')
    .replace(whole, ` ${names}`);
  return isTwo
    ? said
        .replace(/ neither (?=(?:is|do|has|match) )/g, ` neither ${a} nor ${b} `)
        .replace(/^ both (?=(?:is|do|has|match|differ|touch) )/, ` ${names} `)
        .replace(/ (from|match|as|to) both (?=$|,|and|but)/g, ` $1 ${names} `)
    : said;
}

import { type Cell, cells, columns, inGridOrder, isCell, rows } from '../grid';
import { whyNotBoth } from './both-of-two';
import { Budget, withinBudget } from './budget';
import { byTheirNames } from './by-name';
import { Chart, MAX_CHART_STEPS, MAX_STEPS_IN_SEVERAL_WAYS } from './chart';
import { isAt } from './geometry';
import { inFull, inTheirPlaces } from './in-full';
import { inOtherWords } from './in-other-words';
import { inNamesAndPlainerWords, inPlainerWords } from './in-plainer-words';
import { createJudge, type Effort, effortOn, type Judge, type Judged, spentOn } from './judge';
import type { Place, Statement } from './meaning';
import { likensInLines, saysAnotherRightly } from './others';
import { withVerbsSaidAgain } from './said-again';
import { topSentence } from './sentence';
import { shortSentence } from './short-sentences';
import { withWhatIsLeftOut } from './spoken-shortly';
import { takenForGranted, whyNotWritten, whyUnclear } from './unclear-others';
import { type Word, wordsOf } from './words';

// From a sentence to what it means. Generous in wording, strict in meaning: what can be read in two ways is not
// taken in either, but both are given back.

/** Where reading stopped: a place in the text. */
export interface Stop {
  readonly at: number;
  readonly word: string | null;
  /** What was understood, but does not fit these tiles. */
  readonly misfits: readonly string[];
}

export type Reading =
  | { readonly type: 'read'; readonly statement: Statement; readonly judged: Judged }
  | { readonly type: 'ambiguous'; readonly statements: readonly Statement[] }
  | { readonly type: 'outside'; readonly cells: readonly Cell[] }
  /** It can be read, but judging it would take too long. */
  | { readonly type: 'involved' }
  | { readonly type: 'unread'; readonly stop: Stop };

/** All meanings of a sentence about these tiles; none where it cannot be read. */
export interface Meanings {
  readonly statements: readonly Statement[];
  readonly stop: Stop;
  /** It has more readings, or is nested deeper, than is worth following. */
  readonly isInvolved: boolean;
  /** What reading it cost, however often it was read before. */
  readonly steps: number;
}

/** The same sentences are read again and again: at every key, in every check, whenever a match is folded. */
const recent = new Map<string, Meanings>();
const MAX_RECENT = 200;

export function meaningsOf(text: string, subset: readonly Cell[]): Meanings {
  const key = `${subset.join('')} ${text}`;
  const known = recent.get(key);
  if (known !== undefined) return known;
  const found = parsed(text, inGridOrder(subset));
  if (recent.size >= MAX_RECENT) recent.delete([...recent.keys()][0] ?? '');
  recent.set(key, found);
  return found;
}

/** More words and signs than any fifteen words with their commas. */
const MAX_TOKENS = 60;

function parsed(text: string, subset: readonly Cell[]): Meanings {
  const words = wordsOf(text);
  if (words.length > MAX_TOKENS)
    return { statements: [], stop: { at: 0, word: null, misfits: [] }, isInvolved: true, steps: 0 };
  const ways = inFull(words, subset);
  const budget = new Budget(ways.length > 1 ? MAX_STEPS_IN_SEVERAL_WAYS : MAX_CHART_STEPS);
  const charts = ways.map((said) => new Chart(said, subset, false, budget));
  const [chart = new Chart(words, subset)] = charts;
  const plain = withinBudget(() => charts.map(wholeReadings));
  const heard = ways.length > 1 ? ways : [words];
  const whole =
    plain === null ? null : (withinBudget(() => fullyRead(heard, plain, { subset, budget })) ?? inEveryWay(plain));
  const rightly = (whole ?? []).filter(saysAnotherRightly);
  if (rightly.length < (whole?.length ?? 0)) chart.misfits.add(anotherMisfit);
  const statements = rightly.some(likensInLines) ? [] : rightly;
  if (statements.length < rightly.length) chart.misfits.add(otherMisfit);
  const why =
    whyNotWritten(text) ??
    ways.map((way) => whyUnclear(said(way))).find((each) => each !== null) ??
    withinBudget(() => whyNotBoth(words, subset, budget));
  const steps = budget.spent;
  if (why !== null) return { statements: [], stop: stopFor(why, stopOf(chart, text)), isInvolved: false, steps };
  const granted = statements.length === 0 ? takenForGranted(said(words)) : null;
  return { statements, stop: stopFor(granted, stopOf(chart, text)), isInvolved: whole === null, steps };
}

const said = (words: readonly Word[]): string => words.map((word) => word.text).join(' ');

const stopFor = (why: string | null, stop: Stop): Stop =>
  why === null ? stop : { ...stop, misfits: [why, ...stop.misfits] };

/** What can be said in several ways is only taken where each of them can be read. */
const inEveryWay = (ways: readonly (readonly Statement[])[]): Statement[] =>
  ways.some((way) => way.length === 0) ? [] : ways.flat();

const anotherMisfit =
  '“Another red tile” is said of a tile that is red itself; leave “another” out, or say of which it is.';

const otherMisfit = '“Another tile” may be one of the same row or column, or any other; say it without “other”.';

/** Sentences with their verbs come first; what has none is only taken for a sentence where nothing else is. */
function wholeReadings(chart: Chart): Statement[] {
  const { length } = chart.words;
  if (length === 0) return [];
  for (const rule of [topSentence, shortSentence]) {
    const found = rule(chart, 0).filter(({ end }) => end === length);
    if (found.length > 0) return found.map(({ value }) => value);
  }
  return [];
}

/** Each way to hear it, as it is or else in full: one that cannot be read takes nothing from the others' being heard. */
function fullyRead(
  ways: readonly (readonly Word[])[],
  plain: readonly (readonly Statement[])[],
  { subset, budget }: Read,
): Statement[] {
  const read: (readonly Statement[])[] = [];
  for (const [i, way] of ways.entries()) {
    const found = plain[i] ?? [];
    read.push(found.length > 0 ? found : fullerReadings(way, subset, budget));
    if (read.at(-1)?.length === 0) return [];
  }
  return read.flat();
}

/** What it says with what it leaves out, and where those that are spoken of again are called by their names; in plainer words, too. */
function fullerReadings(words: readonly Word[], subset: readonly Cell[], budget: Budget): Statement[] {
  const text = said(words);
  const ways = [text, inPlainerWords(text, subset), inNamesAndPlainerWords(text, subset)];
  for (const way of new Set(ways)) {
    const found = readingsInFull(words, way, { subset, budget });
    if (found.length > 0) return found;
  }
  return [];
}

interface Read {
  readonly subset: readonly Cell[];
  readonly budget: Budget;
}

function readingsInFull(words: readonly Word[], text: string, { subset, budget }: Read): Statement[] {
  const full = withVerbsSaidAgain(withWhatIsLeftOut(inOtherWords(text, subset), subset));
  const fuller = full === said(words) ? words : inTheirPlaces(words, full);
  const named = byTheirNames(fuller, subset, budget) ?? fuller;
  return named === words
    ? []
    : inEveryWay(inFull(named, subset).map((way) => wholeReadings(new Chart(way, subset, false, budget))));
}

function stopOf(chart: Chart, text: string): Stop {
  const stopped = chart.words[chart.stoppedAt];
  return {
    at: stopped?.start ?? text.length,
    word: stopped === undefined ? null : text.slice(stopped.start, stopped.end),
    misfits: [...chart.misfits],
  };
}

/** What a sentence says of a subset, and the steps that it took. Readings that come to the same for every colouring are one. */
export function read(
  text: string,
  subset: readonly Cell[],
  judge: Judge = createJudge(subset),
): Reading & { readonly steps: number } {
  const { statements, stop, isInvolved, steps } = meaningsOf(text, subset);
  if (isInvolved) return { type: 'involved', steps };
  const others = statements.length === 0 && stop.misfits.length === 0 ? namedOutside(text, subset) : [];
  if (others.length > 0) return { type: 'outside', cells: others, steps };
  if (statements.length === 0) return { type: 'unread', stop, steps };
  const within = statements.filter((statement) => cellsNamed(statement, subset).every((cell) => subset.includes(cell)));
  if (within.length === 0) return { type: 'outside', cells: outsideOf(statements, subset), steps };
  const effort = effortOn(subset.length);
  const reading = judgedReading(within, judge, effort);
  return { ...reading, steps: steps + spentOn(subset.length, effort) };
}

/** The cells that words name, whatever they say of them. */
const namedOutside = (text: string, subset: readonly Cell[]): Cell[] =>
  inGridOrder(
    wordsOf(text)
      .map((word) => word.text)
      .filter(isCell),
  ).filter((cell) => !subset.includes(cell));

const outsideOf = (statements: readonly Statement[], subset: readonly Cell[]) =>
  inGridOrder(statements.flatMap((statement) => cellsNamed(statement, subset))).filter(
    (cell) => !subset.includes(cell),
  );

function judgedReading(statements: readonly Statement[], judge: Judge, effort: Effort): Reading {
  const readings: { statement: Statement; judged: Judged }[] = [];
  for (const statement of statements) {
    const judged = judge(statement, effort);
    if (judged === null) return { type: 'involved' };
    if (!readings.some((known) => known.judged.sameAs(judged))) readings.push({ statement, judged });
  }
  const [first, ...more] = readings;
  if (first === undefined) return { type: 'involved' };
  if (more.length > 0) return { type: 'ambiguous', statements: [first, ...more].map(({ statement }) => statement) };
  return { type: 'read', ...first };
}

/** The cells a statement names, in grid order; a row or column that the subset has none of, by its cells. */
export function cellsNamed(statement: Statement, subset: readonly Cell[]): Cell[] {
  return inGridOrder(namedIn(statement, subset));
}

function namedIn(part: unknown, subset: readonly Cell[]): Cell[] {
  if (Array.isArray(part)) return part.flatMap((each) => namedIn(each, subset));
  if (typeof part === 'string') return isCell(part) ? [part] : [];
  if (typeof part !== 'object' || part === null) return [];
  if ('type' in part && part.type === 'grid') return [...cells];
  const line = lineOf(part);
  return line === null ? Object.values(part).flatMap((each) => namedIn(each, subset)) : emptyLine(line, subset);
}

function lineOf(part: object): Place | null {
  const row = 'row' in part ? rows.find((each) => each === part.row) : undefined;
  if (row !== undefined) return { type: 'row', row };
  const column = 'column' in part ? columns.find((each) => each === part.column) : undefined;
  return column === undefined ? null : { type: 'column', column };
}

const emptyLine = (place: Place, subset: readonly Cell[]): Cell[] => {
  const line = cells.filter((cell) => isAt(place, cell, subset));
  return line.some((cell) => subset.includes(cell)) ? [] : line;
};

import { type Cell, inGridOrder } from '../grid';
import { Chart } from './chart';
import { createJudge, type Judge, type Judged } from './judge';
import type { PairCondition, Statement, TileCondition } from './meaning';
import { topSentence } from './sentence';
import { wordsOf } from './words';

// From a sentence to what it means. Generous in wording, strict in meaning: what can be read in two ways is not
// taken in either, but both are given back.

/** Where reading stopped: a place in the text, and words that could have stood there. */
export interface Stop {
  readonly at: number;
  readonly word: string | null;
  readonly expected: readonly string[];
}

export type Reading =
  | { readonly type: 'read'; readonly statement: Statement; readonly judged: Judged }
  | { readonly type: 'ambiguous'; readonly statements: readonly Statement[] }
  | { readonly type: 'outside'; readonly cells: readonly Cell[] }
  /** It can be read, but judging it would take too long. */
  | { readonly type: 'involved' }
  | { readonly type: 'unread'; readonly stop: Stop };

/** All meanings of a sentence, whatever the subset; none where it cannot be read. */
export function meaningsOf(text: string): Meanings {
  const known = recent.get(text);
  if (known !== undefined) return known;
  const found = parsed(text);
  if (recent.size >= MAX_RECENT) recent.delete(recent.keys().next().value as string);
  recent.set(text, found);
  return found;
}

interface Meanings {
  readonly statements: readonly Statement[];
  readonly stop: Stop;
}

/** The same sentences are read again and again: at every key, in every check, whenever a match is folded. */
const recent = new Map<string, Meanings>();
const MAX_RECENT = 500;

function parsed(text: string): Meanings {
  const words = wordsOf(text);
  const chart = new Chart(words);
  const whole = words.length === 0 ? [] : topSentence(chart, 0).filter(({ end }) => end === words.length);
  const stopped = words[chart.stoppedAt];
  return {
    statements: whole.map(({ value }) => value),
    stop: {
      at: stopped?.start ?? text.length,
      word: stopped === undefined ? null : text.slice(stopped.start, stopped.end),
      expected: chart.expected,
    },
  };
}

/** What a sentence says of a subset. Readings that come to the same for every colouring are one. */
export function read(text: string, subset: readonly Cell[], judge: Judge = createJudge(subset)): Reading {
  const { statements, stop } = meaningsOf(text);
  if (statements.length === 0) return { type: 'unread', stop };
  const within = statements.filter((statement) => cellsNamed(statement).every((cell) => subset.includes(cell)));
  if (within.length === 0) return { type: 'outside', cells: outsideOf(statements, subset) };
  return judgedReading(within, judge);
}

const outsideOf = (statements: readonly Statement[], subset: readonly Cell[]) =>
  inGridOrder(statements.flatMap(cellsNamed)).filter((cell) => !subset.includes(cell));

function judgedReading(statements: readonly Statement[], judge: Judge): Reading {
  const readings: { statement: Statement; judged: Judged }[] = [];
  for (const statement of statements) {
    const judged = judge(statement);
    if (judged === null) return { type: 'involved' };
    if (!readings.some((known) => known.judged.sameAs(judged))) readings.push({ statement, judged });
  }
  const [first, ...more] = readings;
  if (first === undefined) return { type: 'involved' };
  if (more.length > 0) return { type: 'ambiguous', statements: readings.map(({ statement }) => statement) };
  return { type: 'read', ...first };
}

/** The cells a statement names, in grid order. */
export function cellsNamed(statement: Statement): Cell[] {
  const found: Cell[] = [];
  const visit = (part: unknown) => {
    if (Array.isArray(part)) for (const each of part) visit(each);
    else if (typeof part === 'object' && part !== null) {
      const { type } = part as Statement | TileCondition | PairCondition;
      if (type === 'cells') found.push(...(part as Extract<TileCondition, { type: 'cells' }>).cells);
      if (type === 'sameColour' && 'as' in part && part.as !== 'it') found.push(part.as as Cell);
      for (const value of Object.values(part)) visit(value);
    }
  };
  visit(statement);
  return inGridOrder(found);
}

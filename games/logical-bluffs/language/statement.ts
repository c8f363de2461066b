import type { Cell, Grid } from '../grid';
import { inGridOrder } from '../grid';
import { createJudge, type Judge, type Judged } from './judge';
import type { Statement } from './meaning';
import { sayStatement } from './print';
import { cellsNamed, read, type Stop } from './read';
import { countWords, MAX_WORDS } from './words';

// Whether a sentence will do as a statement on a subset: one problem of each kind, in the order in which they are
// told. The page asks while one types, the rules when it is sent.

export type StatementProblem =
  | { readonly code: 'TOO_LONG'; readonly words: number }
  | { readonly code: 'NOT_UNDERSTOOD'; readonly readings: readonly Statement[]; readonly stop: Stop | null }
  | { readonly code: 'OUTSIDE_SUBSET'; readonly cells: readonly Cell[] }
  | { readonly code: 'TILE_NOT_INVOLVED'; readonly cells: readonly Cell[] };

/** A statement as far as it can be judged; with no problem it is one that may be sent. */
export interface Appraisal {
  readonly text: string;
  readonly words: number;
  readonly statement: Statement | null;
  readonly judged: Judged | null;
  readonly problem: StatementProblem | null;
}

/** Longer than any fifteen words; longer texts are not even read. */
const MAX_CHARACTERS = 300;

export function appraise(text: string, subset: readonly Cell[], judge: Judge = createJudge(subset)): Appraisal {
  const words = countWords(text);
  const base = { text, words, statement: null, judged: null };
  if (words > MAX_WORDS || text.length > MAX_CHARACTERS) return { ...base, problem: { code: 'TOO_LONG', words } };
  const reading = read(text, subset, judge);
  if (reading.type === 'unread')
    return { ...base, problem: { code: 'NOT_UNDERSTOOD', readings: [], stop: reading.stop } };
  if (reading.type === 'ambiguous') {
    return { ...base, problem: { code: 'NOT_UNDERSTOOD', readings: reading.statements, stop: null } };
  }
  const { statement, judged } = reading;
  const outside = cellsNamed(statement).filter((cell) => !subset.includes(cell));
  if (outside.length > 0) return { ...base, statement, problem: { code: 'OUTSIDE_SUBSET', cells: outside } };
  const idle = judged.idle;
  return { ...base, statement, judged, problem: idle.length > 0 ? { code: 'TILE_NOT_INVOLVED', cells: idle } : null };
}

/** The truth of what can be read; null for what the host has to rule on. */
export function truthOf(text: string, subset: readonly Cell[], grid: Grid): boolean | null {
  const reading = read(text, subset);
  return reading.type === 'read' ? reading.judged.isTrue(grid) : null;
}

/** The problem as a sentence for its author. */
export function explainProblem(problem: StatementProblem, text: string): string {
  switch (problem.code) {
    case 'TOO_LONG':
      return `A statement has at most ${MAX_WORDS} words; this one has ${problem.words}.`;
    case 'NOT_UNDERSTOOD':
      return problem.stop === null ? explainReadings(problem.readings) : explainStop(problem.stop, text);
    case 'OUTSIDE_SUBSET':
      return `${namesOf(problem.cells)} ${problem.cells.length === 1 ? 'is' : 'are'} not in the subset; speak only of its tiles.`;
    case 'TILE_NOT_INVOLVED':
      return `The colour of ${namesOf(problem.cells)} never matters for this; every tile of the subset has to matter.`;
  }
}

const namesOf = (cells: readonly Cell[]) => {
  const ordered = inGridOrder(cells);
  return ordered.length < 2 ? ordered.join('') : `${ordered.slice(0, -1).join(', ')} and ${ordered.at(-1)}`;
};

const explainReadings = (readings: readonly Statement[]) =>
  `This can be read in ${readings.length === 2 ? 'two' : 'several'} ways: ${readings.map((one) => `“${sayStatement(one)}”`).join(' or ')} Write the one you mean.`;

function explainStop(stop: Stop, text: string): string {
  if (text.trim() === '') return 'Write a statement about the colours of these tiles.';
  const where = stop.word === null ? 'at the end: something is missing' : `at “${stop.word}”`;
  return `Reading stopped ${where}. ${howElse(stop)}`;
}

const howElse = ({ expected }: Stop): string => {
  const words = expected.filter((word) => /^[a-z0-9]/i.test(word)).slice(0, 8);
  return words.length === 0
    ? 'Try it like “There are at least two red tiles.”'
    : `There one could say: ${words.join(', ')}.`;
};

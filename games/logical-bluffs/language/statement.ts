import { numberWords } from '../../kit/number-words';
import type { Cell, Grid } from '../grid';
import { inGridOrder } from '../grid';
import { createJudge, type Judge, type Judged } from './judge';
import type { Statement } from './meaning';
import { sayStatement } from './print';
import { type Reading, read, type Stop } from './read';
import { whyNotRead } from './why-not-read';
import { countWords, MAX_WORDS } from './words';

// Whether a sentence will do as a statement on a subset: one problem of each kind, in the order in which they are
// told. The page asks while one types, the rules when it is sent.

export type StatementProblem =
  | { readonly code: 'TOO_LONG'; readonly words: number; readonly characters: number }
  | {
      readonly code: 'NOT_UNDERSTOOD';
      readonly why: 'unread' | 'ambiguous' | 'involved';
      readonly readings: readonly Statement[];
      readonly stop: Stop | null;
      readonly subset: readonly Cell[];
    }
  | { readonly code: 'OUTSIDE_SUBSET'; readonly cells: readonly Cell[] }
  /** `always`: it is true, or false, whatever the colours; null: it depends on some tile. */
  | {
      readonly code: 'TILE_NOT_INVOLVED';
      readonly cells: readonly Cell[];
      readonly always: boolean | null;
      readonly readAs: Statement;
    };

/** A statement as far as it can be judged; with no problem it is one that may be sent. */
export interface Appraisal {
  readonly text: string;
  readonly words: number;
  readonly statement: Statement | null;
  readonly judged: Judged | null;
  readonly problem: StatementProblem | null;
  /** What reading and judging it cost, however often that was done before. */
  readonly steps: number;
}

/** Longer than any fifteen words; longer texts are not even read. */
const MAX_CHARACTERS = 300;

/** Asked at every key, in every check and whenever a match is folded; what was found is kept for a while. */
export function appraise(text: string, subset: readonly Cell[], judge: Judge = createJudge(subset)): Appraisal {
  const key = `${inGridOrder(subset).join('')} ${text}`;
  const known = recent.get(key) ?? appraised(text, subset, judge);
  recent.delete(key);
  recent.set(key, known);
  if (recent.size > MAX_RECENT) recent.delete([...recent.keys()][0] ?? '');
  return known;
}

const recent = new Map<string, Appraisal>();
const MAX_RECENT = 24;

function appraised(text: string, subset: readonly Cell[], judge: Judge): Appraisal {
  const words = countWords(text.slice(0, 10 * MAX_CHARACTERS));
  const base = { text, words, statement: null, judged: null };
  if (words > MAX_WORDS || text.length > MAX_CHARACTERS)
    return { ...base, problem: { code: 'TOO_LONG', words, characters: text.length }, steps: 0 };
  const reading = read(text, subset, judge);
  const { steps } = reading;
  if (reading.type !== 'read') return { ...base, problem: problemOf(reading, subset), steps };
  const { statement, judged } = reading;
  const { idle } = judged;
  const always = idle.length < judged.subset.length ? null : judged.count > 0;
  const problem =
    idle.length > 0 ? { code: 'TILE_NOT_INVOLVED' as const, cells: idle, always, readAs: statement } : null;
  return { ...base, statement, judged, problem, steps };
}

function problemOf(reading: Exclude<Reading, { type: 'read' }>, subset: readonly Cell[]): StatementProblem {
  if (reading.type === 'outside') return { code: 'OUTSIDE_SUBSET', cells: reading.cells };
  return {
    code: 'NOT_UNDERSTOOD',
    why: reading.type,
    readings: reading.type === 'ambiguous' ? reading.statements : [],
    stop: reading.type === 'unread' ? reading.stop : null,
    subset,
  };
}

/** The truth of what can be read; null for what the host has to rule on. */
export function truthOf(text: string, subset: readonly Cell[], grid: Grid): boolean | null {
  return appraise(text, subset).judged?.isTrue(grid) ?? null;
}

/** The problem as a sentence for its author. */
export function explainProblem(problem: StatementProblem, text: string): string {
  switch (problem.code) {
    case 'TOO_LONG':
      return problem.words > MAX_WORDS
        ? `A statement has at most ${MAX_WORDS} words; this one has ${problem.words}.`
        : `A statement has at most ${MAX_CHARACTERS} letters and signs; this one has ${problem.characters}.`;
    case 'NOT_UNDERSTOOD':
      return explainNotUnderstood(problem, text);
    case 'OUTSIDE_SUBSET':
      return `${namesOf(problem.cells)} ${problem.cells.length === 1 ? 'is' : 'are'} not in the subset; speak only of its tiles.`;
    case 'TILE_NOT_INVOLVED':
      return problem.always === null
        ? `The colour of ${namesOf(problem.cells)} never matters for this; every tile of the subset has to matter.`
        : `Read as “${sayStatement(problem.readAs)}”, this is ${problem.always ? 'always' : 'never'} true here, so no tile matters; every tile of the subset has to matter.`;
  }
}

function explainNotUnderstood(
  { readings, stop, subset }: Extract<StatementProblem, { code: 'NOT_UNDERSTOOD' }>,
  text: string,
): string {
  if (stop !== null) return whyNotRead(stop, text, subset);
  if (readings.length > 0) return explainReadings(readings);
  return `This is too involved to be judged on ${numberWords[subset.length]} tiles; say something simpler.`;
}

const namesOf = (cells: readonly Cell[]) => {
  const ordered = inGridOrder(cells);
  return ordered.length < 2 ? ordered.join('') : `${ordered.slice(0, -1).join(', ')} and ${ordered.at(-1)}`;
};

const explainReadings = (readings: readonly Statement[]) =>
  `This can be read in ${readings.length === 2 ? 'two' : 'several'} ways: ${readings.map((one) => `“${sayStatement(one)}”`).join(' or ')} Write the one you mean.`;

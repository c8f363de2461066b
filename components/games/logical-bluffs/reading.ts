import type { Refusal } from '@/games/game';
import { checkStatements } from '@/games/logical-bluffs/check';
import type { Cell } from '@/games/logical-bluffs/grid';
import {
  type Evidence,
  type Knowledge,
  knowledgeOf,
  knowledgeSupposing,
  type Seen,
} from '@/games/logical-bluffs/knowledge';
import { createJudge, type Judged } from '@/games/logical-bluffs/language/judge';
import { sayStatement } from '@/games/logical-bluffs/language/print';
import { type Appraisal, appraise, explainProblem } from '@/games/logical-bluffs/language/statement';
import {
  type Proposal as Suggestion,
  suggestionsOneByOne,
  whatIsProposed,
  writableReadings,
} from '@/games/logical-bluffs/language/suggest';
import { MAX_WORDS } from '@/games/logical-bluffs/language/words';
import type { View } from '@/games/logical-bluffs/view';
import { candidateOf, type ProposedStatement, proposalsFor } from './proposals';
import { offers } from './suggestions';

// What a desk asks of what reads, judges and counts. Questions and answers are plain data, since they go to a worker and
// back; every question holds all that it is about.

/** What a seat is shown where the match lets it be counted, and what odds may be told of it; null: nothing is counted. */
export interface Basis {
  readonly seen: Seen;
  readonly hasOdds: boolean;
}

/** A statement as far as it could be judged. */
export interface Line {
  readonly text: string;
  /** How many words it could have more; below 0: has too many. */
  readonly wordsLeft: number;
  /** Its meaning in the house's words; null where there is not one meaning. */
  readonly said: string | null;
  readonly problem: {
    readonly code: NonNullable<Appraisal['problem']>['code'];
    readonly words: string;
    /** Tiles that do not matter to it. */
    readonly idle: readonly Cell[];
    /** How many ways there are to read it. */
    readonly readings: number;
  } | null;
  /** The ways to read it that can be sent as they stand. */
  readonly readings: readonly string[];
  /** The number of an earlier statement that says the same. */
  readonly sameAs: number | null;
  /** How likely it is to somebody who knows nothing; null where it could not be judged. */
  readonly blind: number | null;
  /** By what the seat knows; null where it may not be told. */
  readonly share: number | null;
}

export interface Counted extends Pick<Knowledge, 'count' | 'leftOut' | 'counts'> {
  /** Whether some grid that is left fits the marks asked about. */
  readonly fits: boolean;
}

export interface Offered extends Suggestion {
  /** What it leaves out, said before it; null: nothing. */
  readonly lead: string | null;
}

export interface Questions {
  /** Four statements of one bluff, or any others about the same tiles. */
  lines(about: Basis | null, subset: readonly Cell[], texts: readonly string[]): readonly Line[];
  /** Why four statements cannot be sent; null: they can. */
  refusal(subset: readonly Cell[], statements: readonly string[], adjudication: View['adjudication']): Refusal | null;
  /** What could be said instead of what is refused, nearest first. */
  instead(subset: readonly Cell[], text: string): readonly Offered[];
  /** Three ready sentences for a line, from 0, of four. */
  proposals(about: Basis, subset: readonly Cell[], line: number, texts: readonly string[]): readonly Proposed[];
  /** What is left of the grids; with what is supposed: null where nothing fits. */
  counted(seen: Seen, supposed: Evidence['told'], marks: readonly number[]): Counted | null;
}

export type Proposed = Pick<ProposedStatement, 'kind' | 'text' | 'share' | 'blind'>;

export const answers: Questions = {
  lines(about, subset, texts) {
    const knowledge = about?.hasOdds ? knowledgeOf(about.seen) : null;
    const appraisals = appraiseAll(subset, texts);
    return appraisals.map((appraisal, i) => lineOf({ appraisal, subset, knowledge, earlier: appraisals.slice(0, i) }));
  },
  refusal: (subset, statements, adjudication) =>
    checkStatements({ subset: [...subset], statements: [...statements] }, adjudication),
  instead: (subset, text) =>
    [...suggestionsOneByOne(text, subset)].flatMap((found) =>
      found === null ? [] : [{ ...found, lead: whatIsProposed[found.says] }],
    ),
  proposals(about, subset, line, texts) {
    const knowledge = knowledgeOf(about.seen);
    const said = appraiseAll(subset, texts).flatMap(({ judged }, i): Judged[] =>
      i === line || judged === null ? [] : [judged],
    );
    const candidates = offers.flatMap((text) => candidateOf(text, subset, knowledge) ?? []);
    return proposalsFor(candidates, { line, said }).map(({ kind, text, share, blind }) => ({
      kind,
      text,
      share,
      blind,
    }));
  },
  counted(seen, supposed, marks) {
    const knowledge = supposed.length === 0 ? knowledgeOf(seen) : knowledgeSupposing(seen, supposed);
    if (knowledge === null) return null;
    const { count, leftOut, counts } = knowledge;
    return { count, leftOut, counts, fits: knowledge.allows(marks) };
  },
};

function appraiseAll(subset: readonly Cell[], texts: readonly string[]): Appraisal[] {
  const judge = createJudge(subset);
  return texts.map((text) => appraise(text, subset, judge));
}

interface Appraised {
  readonly appraisal: Appraisal;
  readonly subset: readonly Cell[];
  readonly knowledge: Knowledge | null;
  readonly earlier: readonly Appraisal[];
}

function lineOf({ appraisal, subset, knowledge, earlier }: Appraised): Line {
  const { text, words, statement, judged, problem } = appraisal;
  const same = judged === null ? -1 : earlier.findIndex((one) => one.judged?.sameAs(judged) ?? false);
  return {
    text,
    wordsLeft: MAX_WORDS - words,
    said: statement === null ? null : sayStatement(statement),
    problem: problem === null ? null : problemOf(problem, text),
    readings: writableReadings(problem, subset),
    sameAs: same < 0 ? null : same + 1,
    blind: judged === null ? null : judged.count / 4 ** judged.subset.length,
    share: judged === null || statement === null ? null : (knowledge?.chanceOf(statement, judged.subset) ?? null),
  };
}

const problemOf = (problem: NonNullable<Appraisal['problem']>, text: string): NonNullable<Line['problem']> => ({
  code: problem.code,
  words: explainProblem(problem, text),
  idle: problem.code === 'TILE_NOT_INVOLVED' ? problem.cells : [],
  readings: problem.code === 'NOT_UNDERSTOOD' ? problem.readings.length : 0,
});

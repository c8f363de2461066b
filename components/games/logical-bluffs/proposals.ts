import type { Cell } from '@/games/logical-bluffs/grid';
import type { Knowledge } from '@/games/logical-bluffs/knowledge';
import type { Judged } from '@/games/logical-bluffs/language/judge';
import { appraise } from '@/games/logical-bluffs/language/statement';

// What one could say of these tiles: a safe truth, a safe lie, and one that is open, none of which is said already.

export interface Candidate {
  readonly text: string;
  readonly judged: Judged;
  /** How likely it is by what one knows, and to somebody who knows nothing. */
  readonly share: number;
  readonly blind: number;
}

export const kinds = ['truth', 'lie', 'open'] as const;
export interface ProposedStatement extends Candidate {
  readonly kind: (typeof kinds)[number];
}

/** Null where it cannot be said of these tiles. */
export function candidateOf(text: string, subset: readonly Cell[], knowledge: Knowledge): Candidate | null {
  const { statement, judged, problem } = appraise(text, subset);
  if (problem !== null || statement === null || judged === null) return null;
  const share = knowledge.chanceOf(statement, judged.subset);
  return { text, judged, share, blind: judged.count / 4 ** judged.subset.length };
}

/** As many of a kind as lines, so that each line is offered another. */
const LINES = 4;

/** `line`: which of the four, from 0; `said`: what stands on the others. */
export function proposalsFor(
  candidates: readonly Candidate[],
  { line, said }: { line: number; said: readonly Judged[] },
): ProposedStatement[] {
  const free = candidates.filter(({ judged }) => !said.some((other) => other.sameAs(judged)));
  const taken = new Set<Candidate>();
  return kinds.flatMap((kind) => {
    const fitting = free.filter((one) => !taken.has(one) && isOf[kind](one.share)).toSorted(byWorth(kind));
    const chosen = fitting[line % Math.min(LINES, fitting.length)];
    if (chosen === undefined) return [];
    taken.add(chosen);
    return [{ ...chosen, kind }];
  });
}

const isOf: Readonly<Record<ProposedStatement['kind'], (share: number) => boolean>> = {
  truth: (share) => share > 0.75,
  lie: (share) => share < 0.25,
  open: (share) => share >= 0.25 && share <= 0.75,
};

const aims: Readonly<Record<ProposedStatement['kind'], number>> = { truth: 1, lie: 0, open: 0.5 };

/** The safest first; among those, what a stranger can tell least. */
const byWorth = (kind: ProposedStatement['kind']) => (a: Candidate, b: Candidate) =>
  Math.abs(a.share - aims[kind]) - Math.abs(b.share - aims[kind]) || Math.abs(a.blind - 0.5) - Math.abs(b.blind - 0.5);

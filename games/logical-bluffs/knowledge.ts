import type { MatchView } from '../game';
import { type Cell, type Colour, cells, colours, type Grid, indexOfCell } from './grid';
import { Budget, withinBudget } from './language/budget';
import { any, both, type Condition, constant, not, summed } from './language/condition';
import { Diagrams, trueNode } from './language/diagram';
import { conditionOf } from './language/expansion';
import type { Statement } from './language/meaning';
import { read } from './language/read';
import { knownMasks } from './masks';
import type { BluffView, View } from './view';

// What a seat can know for certain, put together: tiles it knows, statements whose truth it was told, what its points
// say of its answers, its wrong guesses. Exact: the share of the grids that are left in which a statement is true, and
// which colours a tile can still have.

/** Grids that are still possible, by what is certain. */
export interface Knowledge {
  /** How many of the 4^16 grids are left; where something had to be left out, no more than these. */
  readonly count: number;
  /** How much of what is certain had to be left out: together it would take too many steps. */
  readonly leftOut: number;
  /** How many of them give each cell each colour, in grid order. */
  readonly counts: readonly (readonly number[])[];
  /** The share of them in which the statement is true. */
  chanceOf(statement: Statement, subset: readonly Cell[]): number;
  /** Whether any of them fits colours marked as possible (a mask for each cell, bit k for colour k). */
  allows(masks: readonly number[]): boolean;
}

/** Everything that tells a seat something of the grid. */
export interface Evidence {
  readonly known: Readonly<Partial<Record<Cell, Colour>>>;
  /** Statements whose truth it was told: its own, and what the detective found. */
  readonly told: readonly (Said & { readonly truth: boolean })[];
  /** Its answers, and how many of a round's are right. */
  readonly answered: readonly {
    readonly answers: readonly (Said & { readonly answer: boolean })[];
    readonly right: number;
  }[];
  readonly wrongGuesses: readonly Grid[];
}

export interface Said {
  readonly text: string;
  readonly subset: readonly Cell[];
}

/** What a seat is shown of its match. */
export type Seen = Pick<View, 'known' | 'statements' | 'own' | 'ledger'> & Partial<Pick<MatchView<View>, 'viewer'>>;

export const knowledgeOf = (view: Seen): Knowledge => knowledgeFrom(evidenceOf(view));

export function knowledgeFrom(evidence: Evidence, steps = MAX_STEPS): Knowledge {
  const key = JSON.stringify([evidence, steps]);
  if (latest?.key !== key) latest = { key, knowledge: workOut(evidence, steps) };
  return latest.knowledge;
}

/** It is asked for again and again until something new is learned. */
let latest: { readonly key: string; readonly knowledge: Knowledge } | null = null;

/** The latest round first, so that what is left out where all is too much is the oldest. */
export function evidenceOf({ known = {}, statements, own, ledger = [], viewer }: Seen): Evidence {
  const told = statements.toReversed().flatMap((bluff) =>
    bluff.statements.flatMap(({ text, truth }) => {
      return text === null || truth === null ? [] : [{ text, truth, subset: bluff.subset }];
    }),
  );
  const answered = ledger.toReversed().flatMap(({ round, answers }) => {
    const claim = own?.claims.find((one) => one.round === round);
    const there = statements.find((bluff) => bluff.round === round && bluff.seat !== viewer);
    if (answers === null || claim === undefined || there === undefined) return [];
    return [{ right: answers.right, answers: answersTo(there, claim.answers) }];
  });
  const wrong = new Set(ledger.flatMap(({ round, guess }) => (guess?.wrong ? [round] : [])));
  const wrongGuesses = own?.guesses.flatMap(({ round, grid }) => (wrong.has(round) ? [grid] : [])) ?? [];
  return { known, told, answered, wrongGuesses };
}

export const answersTo = ({ statements, subset }: BluffView, answers: readonly (boolean | null)[]) =>
  statements.flatMap(({ text }, i) => {
    const answer = answers[i] ?? null;
    return text === null || answer === null ? [] : [{ text, subset, answer }];
  });

/** What the facts together may cost. Those beyond it are left out: what is known then is less, and still certain. */
const MAX_STEPS = 2_000_000;

function workOut(evidence: Evidence, steps: number): Knowledge {
  const masks = knownMasks(evidence.known);
  return knowledgeIn(factsOf(evidence, { masks, steps }), masks);
}

/** As it would be if some statements were true or not, for the time one supposes it; null: no grid that is left fits. */
export function knowledgeSupposing(seen: Seen, supposed: Evidence['told']): Knowledge | null {
  const evidence = evidenceOf(seen);
  const masks = knownMasks(evidence.known);
  const { diagrams, node, leftOut } = factsOf(evidence, { masks, steps: MAX_STEPS });
  const facts = conditionsOf({ told: supposed, answered: [], wrongGuesses: [] }).reduce(
    (all, fact) => diagrams.and(all, diagrams.of(among(masks, fact))),
    node,
  );
  return diagrams.count(facts, masks) === 0 ? null : knowledgeIn({ diagrams, node: facts, leftOut }, masks);
}

function knowledgeIn({ diagrams, node: facts, leftOut }: Facts, masks: readonly number[]): Knowledge {
  const count = diagrams.count(facts, masks);
  return {
    count,
    leftOut,
    counts: diagrams.countsByColour(facts, masks),
    chanceOf: (statement, subset) =>
      diagrams.count(diagrams.and(facts, diagrams.of(conditionOf(statement, subset, { cells }))), masks) / count,
    allows: (marked) =>
      diagrams.count(
        facts,
        masks.map((mask, i) => mask & (marked[i] ?? 15)),
      ) > 0,
  };
}

type Facts = ReturnType<Diagrams['alone']> & { readonly leftOut: number };

function factsOf(evidence: Evidence, { masks, steps }: { masks: readonly number[]; steps: number }): Facts {
  const diagrams = new Diagrams(cells.length, new Budget(steps));
  let facts = trueNode;
  let leftOut = 0;
  for (const fact of conditionsOf(evidence)) {
    const more = withinBudget(() => diagrams.and(facts, diagrams.of(among(masks, fact))));
    if (more === null) leftOut += 1;
    else facts = more;
  }
  const isPossible = diagrams.count(facts, masks) > 0; // not where a host overruled a truth: then the tiles alone count
  return { ...diagrams.alone(isPossible ? facts : trueNode), leftOut };
}

function conditionsOf({ told, answered, wrongGuesses }: Omit<Evidence, 'known'>): Condition[] {
  return [
    ...wrongGuesses.map((grid) => not(isGrid(grid))),
    ...told.flatMap((said) => {
      const condition = conditionFor(said);
      return condition === null ? [] : [said.truth ? condition : not(condition)];
    }),
    ...answered.map(({ answers, right }) => rightAnswers(answers, right)),
  ];
}

const isGrid = (grid: Grid): Condition =>
  both(grid.map((colour, tile) => ({ type: 'colour', tile, mask: 1 << colours.indexOf(colour) })));

/** What only the host could read may have been answered rightly or not. */
function rightAnswers(answers: Evidence['answered'][number]['answers'], right: number): Condition {
  const read = answers.flatMap((said) => {
    const condition = conditionFor(said);
    return condition === null ? [] : [{ weight: 1, of: said.answer ? condition : not(condition) }];
  });
  return summed(read, { type: 'range', min: right - (answers.length - read.length), max: right });
}

function conditionFor({ text, subset }: Said): Condition | null {
  const reading = read(text, subset);
  return reading.type === 'read' ? conditionOf(reading.statement, subset, { cells }) : null;
}

/** What is left of a condition where tiles can only have the colours of their masks. */
function among(masks: readonly number[], condition: Condition): Condition {
  const done = new Map<Condition, Condition>();
  const narrow = (one: Condition): Condition => {
    const made = done.get(one) ?? narrowed(one);
    done.set(one, made);
    return made;
  };
  const narrowed = (one: Condition): Condition => {
    if (one.type === 'constant') return one;
    if (one.type === 'colour') return narrowedColour(one, masks[one.tile] ?? 15);
    if (one.type === 'not') return not(narrow(one.of));
    if (one.type === 'and') return both(one.of.map(narrow));
    if (one.type === 'or') return any(one.of.map(narrow));
    return summed(
      one.terms.map(({ weight, of }) => ({ weight, of: narrow(of) })),
      one.test,
    );
  };
  return narrow(condition);
}

function narrowedColour(one: Extract<Condition, { type: 'colour' }>, mask: number): Condition {
  const left = one.mask & mask;
  return left === 0 ? constant(false) : left === mask ? constant(true) : one;
}

/** The likeliest grid, cell by cell. */
export const likeliestGrid = ({ counts }: Knowledge): Grid =>
  counts.map((row) => colours[row.indexOf(Math.max(...row))] ?? 'red');

export const isCertain = ({ counts }: Knowledge, cell: Cell): boolean =>
  (counts[indexOfCell(cell)] ?? []).filter((n) => n > 0).length === 1;

import { type Cell, cells, colours, type Grid, indexOfCell } from './grid';
import { Diagrams, type Node, trueNode } from './language/diagram';
import { conditionOf } from './language/expansion';
import type { Statement } from './language/meaning';
import { read } from './language/read';
import type { View } from './view';

// What a seat can know for certain, put together: tiles it knows, and statements whose truth it was told. Exact: the
// share of the grids that are left in which a statement is true, and which colours a tile can still have.

/** Grids that are still possible, by what is certain. */
export interface Knowledge {
  /** How many of the 4^16 grids are left. */
  readonly count: number;
  /** How many of them give each cell each colour, in grid order. */
  readonly counts: readonly (readonly number[])[];
  /** The share of them in which the statement is true. */
  chanceOf(statement: Statement, subset: readonly Cell[]): number;
  /** Whether any of them fits colours marked as possible (a mask for each cell, bit k for colour k). */
  allows(masks: readonly number[]): boolean;
}

/** Diagrams that grow beyond this are left out: what is known then is a little less, and still certain. */
const MAX_NODES = 60_000;

export function knowledgeOf(view: Pick<View, 'known' | 'statements'>): Knowledge {
  const key = JSON.stringify([view.known, view.statements]);
  if (latest?.key !== key) latest = { key, knowledge: workOut(view) };
  return latest.knowledge;
}

/** It is asked for again and again until something new is learned. */
let latest: { readonly key: string; readonly knowledge: Knowledge } | null = null;

function workOut(view: Pick<View, 'known' | 'statements'>): Knowledge {
  const diagrams = new Diagrams(cells.length);
  const masks = knownMasks(view.known ?? {});
  let facts: Node = trueNode;
  for (const { statement, subset, truth } of certainStatements(view)) {
    if (diagrams.size > MAX_NODES) break;
    const node = statementNode(diagrams, statement, subset);
    facts = diagrams.and(facts, truth ? node : diagrams.not(node));
  }
  if (diagrams.count(facts, masks) === 0) facts = trueNode; // a host overruled a truth: go by the tiles alone
  const count = diagrams.count(facts, masks);
  return {
    count,
    counts: diagrams.countsByColour(facts, masks),
    chanceOf: (statement, subset) =>
      diagrams.count(diagrams.and(facts, statementNode(diagrams, statement, subset)), masks) / count,
    allows: (marked) =>
      diagrams.count(
        facts,
        masks.map((mask, i) => mask & (marked[i] ?? 15)),
      ) > 0,
  };
}

const statementNode = (diagrams: Diagrams, statement: Statement, subset: readonly Cell[]): Node =>
  diagrams.of(conditionOf(statement, subset, cells));

export function knownMasks(known: NonNullable<View['known']>): number[] {
  const colourOf = new Map(Object.entries(known));
  return cells.map((cell) => {
    const colour = colourOf.get(cell);
    return colour === undefined ? 15 : 1 << colours.indexOf(colour);
  });
}

interface Fact {
  readonly statement: Statement;
  readonly subset: readonly Cell[];
  readonly truth: boolean;
}

/** Statements that can be read and whose truth the viewer was told, the latest first. */
function certainStatements({ statements }: Pick<View, 'statements'>): Fact[] {
  const facts = [...statements].reverse().flatMap((bluff) =>
    bluff.statements.flatMap(({ text, truth }) => {
      if (text === null || truth === null) return [];
      const reading = read(text, bluff.subset);
      return reading.type === 'read' ? [{ statement: reading.statement, subset: bluff.subset, truth }] : [];
    }),
  );
  return facts;
}

/** The likeliest grid, cell by cell. */
export const likeliestGrid = ({ counts }: Knowledge): Grid =>
  counts.map((row) => colours[row.indexOf(Math.max(...row))] ?? 'red');

export const isCertain = ({ counts }: Knowledge, cell: Cell): boolean =>
  (counts[indexOfCell(cell)] ?? []).filter((n) => n > 0).length === 1;

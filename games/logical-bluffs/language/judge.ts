import { itemAt } from '../../kit/item-at';
import { type Cell, colours, type Grid, indexOfCell, inGridOrder } from '../grid';
import { Budget, withinBudget } from './budget';
import { Diagrams, type Node } from './diagram';
import { conditionOf } from './expansion';
import type { Statement } from './meaning';
import {
  countAllowed,
  countTable,
  MAX_TABLE_STEPS,
  MAX_TABLE_TILES,
  sameTable,
  type TruthTable,
  tableAt,
  tableDependsOn,
  tableOf,
} from './truth-table';

// What is so, exactly: a statement on a subset, judged for every colouring at once. Up to eight tiles by truth table,
// beyond that by decision diagrams; both answer the same questions, and both give up past a budget of steps.

/** A statement on one subset, ready to answer. */
export interface Judged {
  /** In grid order. */
  readonly subset: readonly Cell[];
  isTrue(grid: Grid): boolean;
  /** The tiles of the subset whose colour never matters. */
  readonly idle: readonly Cell[];
  /** Of 4^n colourings of the subset, how many make it true. */
  readonly count: number;
  /** One bit for each colouring (see `TruthTable`); null beyond eight tiles. */
  readonly table: TruthTable | null;
  /** As `count`, with each tile's colours limited to a mask (bit k for colour k), in the order of `subset`. */
  countAllowed(masks: readonly number[]): number;
  sameAs(other: Judged): boolean;
}

/** What judging may cost that is left, for all readings of one sentence together. */
export interface Effort {
  /** Items of what a statement comes to, taken apart. */
  readonly parts: Budget;
  /** Words of tables, or nodes of diagrams. */
  readonly steps: Budget;
}

export const effortOn = (tiles: number): Effort => ({
  parts: new Budget(MAX_PARTS),
  steps: new Budget(tiles <= MAX_TABLE_TILES ? MAX_TABLE_STEPS : MAX_DIAGRAM_STEPS),
});

/** What was spent, in steps of about the same time: those of reading. */
export const spentOn = (tiles: number, { parts, steps }: Effort): number =>
  Math.round(parts.spent / 2 + steps.spent / (tiles <= MAX_TABLE_TILES ? 400 : 2));

/** Some hundredths of a second. */
export const MAX_PARTS = 40_000;

/** A fifth of a second. */
export const MAX_DIAGRAM_STEPS = 200_000;

/** Null: the statement is too involved to be judged on these tiles. */
export type Judge = (statement: Statement, effort?: Effort) => Judged | null;

/** What a sentence costs does not depend on what was judged before it. */
export function createJudge(subset: readonly Cell[]): Judge {
  const ordered = inGridOrder(subset);
  const judged = ordered.length <= MAX_TABLE_TILES ? judgedByTable : judgedByDiagram;
  return (statement, effort = effortOn(ordered.length)) => withinBudget(() => judged(ordered, statement, effort));
}

const judgedByTable = (subset: readonly Cell[], statement: Statement, { parts, steps }: Effort) =>
  new TableJudged(subset, tableOf(conditionOf(statement, subset, { budget: parts }), subset.length, steps));

function judgedByDiagram(subset: readonly Cell[], statement: Statement, { parts, steps }: Effort) {
  const diagrams = new Diagrams(subset.length, steps);
  return new DiagramJudged(subset, diagrams.alone(diagrams.of(conditionOf(statement, subset, { budget: parts }))));
}

const colouringOf = (grid: Grid, subset: readonly Cell[]) =>
  subset.map((cell) => colours.indexOf(itemAt(grid, indexOfCell(cell))));

class TableJudged implements Judged {
  constructor(
    readonly subset: readonly Cell[],
    readonly table: TruthTable,
  ) {}

  isTrue(grid: Grid) {
    return tableAt(this.table, colouringOf(grid, this.subset));
  }
  get idle() {
    return this.subset.filter((_, tile) => !tableDependsOn(this.table, tile, this.subset.length));
  }
  get count() {
    return countTable(this.table);
  }
  countAllowed(masks: readonly number[]) {
    return countAllowed(this.table, masks);
  }
  sameAs(other: Judged) {
    return other instanceof TableJudged && sameTable(this.table, other.table);
  }
}

class DiagramJudged implements Judged {
  readonly table = null;

  constructor(
    readonly subset: readonly Cell[],
    private readonly made: { readonly diagrams: Diagrams; readonly node: Node },
  ) {}

  private get diagrams() {
    return this.made.diagrams;
  }
  private get node() {
    return this.made.node;
  }

  isTrue(grid: Grid) {
    return this.diagrams.at(this.node, colouringOf(grid, this.subset));
  }
  get idle() {
    const asked = this.diagrams.tilesIn(this.node);
    return this.subset.filter((_, tile) => !asked.has(tile));
  }
  get count() {
    return this.diagrams.count(this.node);
  }
  countAllowed(masks: readonly number[]) {
    return this.diagrams.count(this.node, masks);
  }
  sameAs(other: Judged) {
    return other instanceof DiagramJudged && this.diagrams.isSame(this.node, other.diagrams, other.node);
  }
}

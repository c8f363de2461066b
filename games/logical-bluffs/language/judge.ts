import { type Cell, colours, type Grid, indexOfCell, inGridOrder } from '../grid';
import { conditionOf } from './condition';
import { Diagrams, type Node } from './diagram';
import type { Statement } from './meaning';
import {
  countAllowed,
  countTable,
  MAX_TABLE_TILES,
  sameTable,
  type TruthTable,
  tableAt,
  tableDependsOn,
  tableOf,
} from './truth-table';

// What is so, exactly: a statement on a subset, judged for every colouring at once. Up to eight tiles by truth table,
// beyond that by decision diagrams; both answer the same questions.

/** A statement on one subset, ready to answer. */
export interface Judged {
  /** In grid order. */
  readonly subset: readonly Cell[];
  isTrue(grid: Grid): boolean;
  /** The tiles of the subset whose colour never matters. */
  readonly idle: readonly Cell[];
  /** Of 4^n colourings of the subset, how many make it true. */
  readonly count: number;
  /** As `count`, with each tile's colours limited to a mask (bit k for colour k), in the order of `subset`. */
  countAllowed(masks: readonly number[]): number;
  sameAs(other: Judged): boolean;
}

export type Judge = (statement: Statement) => Judged;

/** What one judge has judged can be compared; diagrams grow with what is made in them, so judges are not kept. */
export function createJudge(subset: readonly Cell[]): Judge {
  const ordered = inGridOrder(subset);
  if (ordered.length <= MAX_TABLE_TILES) return (statement) => new TableJudged(ordered, statement);
  const diagrams = new Diagrams(ordered.length);
  return (statement) => new DiagramJudged(ordered, statement, diagrams);
}

const colouringOf = (grid: Grid, subset: readonly Cell[]) =>
  subset.map((cell) => colours.indexOf(grid[indexOfCell(cell)] as (typeof colours)[number]));

class TableJudged implements Judged {
  private readonly table: TruthTable;

  constructor(
    readonly subset: readonly Cell[],
    statement: Statement,
  ) {
    this.table = tableOf(conditionOf(statement, subset), subset.length);
  }

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
  private readonly node: Node;

  constructor(
    readonly subset: readonly Cell[],
    statement: Statement,
    private readonly diagrams: Diagrams,
  ) {
    this.node = diagrams.of(conditionOf(statement, subset));
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
    return other instanceof DiagramJudged && other.diagrams === this.diagrams && other.node === this.node;
  }
}

import { itemAt } from '../../kit/item-at';
import type { Budget } from './budget';
import { type Condition, passes, type Term, type Test } from './condition';
import { type SmallSum, smallSum, statesOf, sumNode } from './frontier';
import { NodeTable } from './node-table';

// Decision diagrams for up to sixteen tiles: a node asks one tile for its colour and has four ways on; equal diagrams
// are one node. Leaves hold whole numbers: 0 and 1 for truth, more while sums are added up.

/** A node by its number; leaves are negative (-1 - value), so that 0 and up are nodes that ask. */
export type Node = number;

const leaf = (value: number): Node => -1 - value;
const leafValue = (node: Node): number => -1 - node;
export const falseNode = leaf(0);
export const trueNode = leaf(1);

/** A sum that has to remember more than this at one tile is added up diagram by diagram. */
const MAX_STATES = 50_000;

type Operation = 'and' | 'or' | 'add';
const operationNumbers: Record<Operation, number> = { and: 1, or: 2, add: 3 };

/** Nodes of one set of tiles, shared by all diagrams that are made here. */
export class Diagrams {
  private readonly tileOf: number[] = [];
  private readonly ways: Node[] = [];
  private readonly unique = new NodeTable(5);
  private readonly done = new NodeTable(3);

  private readonly known = new Map<Condition, Node>();

  constructor(
    readonly tiles: number,
    private readonly budget: Budget | null = null,
  ) {}

  of(condition: Condition): Node {
    const known = this.known.get(condition);
    if (known !== undefined) return known;
    const made = this.made(condition);
    this.known.set(condition, made);
    return made;
  }

  private made(condition: Condition): Node {
    switch (condition.type) {
      case 'constant':
        return condition.value ? trueNode : falseNode;
      case 'colour':
        return this.node(
          condition.tile,
          [0, 1, 2, 3].map((colour) => leaf((condition.mask >> colour) & 1)),
        );
      case 'not':
        return this.not(this.of(condition.of));
      case 'and':
        return this.gather('and', condition.of);
      case 'or':
        return this.gather('or', condition.of);
      case 'sum':
        return this.sum(condition.terms, condition.test);
    }
  }

  /** How many nodes there are by now. */
  get size(): number {
    return this.tileOf.length;
  }

  not(node: Node): Node {
    return this.mapLeaves(node, 'not', (value) => 1 - value);
  }

  and(a: Node, b: Node): Node {
    return this.apply('and', a, b);
  }

  /** From the last tiles to the first, so that what is done stays small. */
  private gather(operation: 'and' | 'or', parts: readonly Condition[]): Node {
    const nodes = parts.map((part) => this.of(part)).sort((a, b) => this.topOf(b) - this.topOf(a));
    return nodes.reduce((a, b) => this.apply(operation, a, b));
  }

  private sum(terms: readonly Term[], test: Test): Node {
    const small = smallSum(terms, test);
    return small === null || statesOf(small) > MAX_STATES ? this.sumOfLarge(terms, test) : this.sumOfSmall(small);
  }

  private sumOfSmall(small: SmallSum): Node {
    return sumNode(small, {
      tiles: this.tiles,
      leaf: (truth) => (truth ? trueNode : falseNode),
      node: (tile, ways) => this.node(tile, ways),
    });
  }

  private sumOfLarge(terms: readonly Term[], test: Test): Node {
    const weighed = terms
      .map(({ weight, of }) => ({ weight, node: this.of(of) }))
      .sort((a, b) => this.topOf(b.node) - this.topOf(a.node));
    let total = leaf(0);
    let offset = 0;
    let open = weighed.reduce((sum, { weight }) => sum + Math.abs(weight), 0);
    for (const { weight, node } of weighed) {
      const positive = weight < 0 ? this.not(node) : node;
      if (weight < 0) offset += weight;
      const scaled = this.mapLeaves(positive, `x${Math.abs(weight)}`, (value) => value * Math.abs(weight));
      open -= Math.abs(weight);
      total = this.apply('add', total, scaled);
      const clamp = clampFor(test, { offset: allOffset(terms), open });
      if (clamp !== null) total = this.mapLeaves(total, clamp.name, clamp.of);
    }
    return this.mapLeaves(total, `test ${JSON.stringify(test)} ${offset}`, (value) =>
      passes(test, value + offset) ? 1 : 0,
    );
  }

  private topOf(node: Node): number {
    return node < 0 ? this.tiles : (this.tileOf[node] ?? 0);
  }

  private way(node: Node, colour: number): Node {
    return itemAt(this.ways, node * 4 + colour);
  }

  private node(tile: number, ways: readonly Node[]): Node {
    this.budget?.spend(1);
    const [a, b, c, d] = ways as [Node, Node, Node, Node];
    if (a === b && b === c && c === d) return a;
    const key = [tile, a, b, c, d];
    const known = this.unique.at(this.unique.slotOf(key));
    if (known !== null) return known;
    const made = this.tileOf.length;
    this.tileOf.push(tile);
    this.ways.push(a, b, c, d);
    this.unique.set(key, made);
    return made;
  }

  private apply(operation: Operation, a: Node, b: Node): Node {
    const easy = shortcut(operation, a, b);
    if (easy !== null) return easy;
    const key = [operationNumbers[operation], Math.min(a, b), Math.max(a, b)];
    const known = this.done.at(this.done.slotOf(key));
    if (known !== null) return known;
    const tile = Math.min(this.topOf(a), this.topOf(b));
    const ways: Node[] = [];
    for (let colour = 0; colour < 4; colour++) {
      const left = this.topOf(a) === tile ? this.way(a, colour) : a;
      const right = this.topOf(b) === tile ? this.way(b, colour) : b;
      ways.push(this.apply(operation, left, right));
    }
    const made = this.node(tile, ways);
    this.done.set(key, made);
    return made;
  }

  private mapLeaves(node: Node, name: string, change: (value: number) => number): Node {
    const seen = new Map<Node, Node>();
    const walk = (at: Node): Node => {
      if (at < 0) return leaf(change(leafValue(at)));
      const known = seen.get(at);
      if (known !== undefined) return known;
      const made = this.node(
        this.tileOf[at] ?? 0,
        [0, 1, 2, 3].map((colour) => walk(this.way(at, colour))),
      );
      seen.set(at, made);
      return made;
    };
    return name === 'x1' ? node : walk(node);
  }

  // --- questions

  at(node: Node, colouring: readonly number[]): boolean {
    let here = node;
    while (here >= 0) here = this.way(here, colouring[this.tileOf[here] ?? 0] ?? 0);
    return here === trueNode;
  }

  /** A diagram by itself, without what was only needed to make it. */
  alone(node: Node): { readonly diagrams: Diagrams; readonly node: Node } {
    const diagrams = new Diagrams(this.tiles);
    const seen = new Map<Node, Node>();
    const copy = (at: Node): Node => {
      if (at < 0) return at;
      const known = seen.get(at);
      if (known !== undefined) return known;
      const ways = [0, 1, 2, 3].map((colour) => copy(this.way(at, colour)));
      const made = diagrams.node(this.tileOf[at] ?? 0, ways);
      seen.set(at, made);
      return made;
    };
    return { diagrams, node: copy(node) };
  }

  /** Whether a diagram made elsewhere says the same: equal ones have one form. */
  isSame(node: Node, other: Diagrams, otherNode: Node): boolean {
    const paired = new Map<Node, Node>();
    const walk = (a: Node, b: Node): boolean => {
      if (a < 0 || b < 0) return a === b;
      const known = paired.get(a);
      if (known !== undefined) return known === b;
      paired.set(a, b);
      return (
        this.tileOf[a] === other.tileOf[b] &&
        [0, 1, 2, 3].every((colour) => walk(this.way(a, colour), other.way(b, colour)))
      );
    };
    return walk(node, otherNode);
  }

  /** The tiles that are asked anywhere: exactly those that matter. */
  tilesIn(node: Node): Set<number> {
    const found = new Set<number>();
    const seen = new Set<Node>();
    const walk = (at: Node) => {
      if (at < 0 || seen.has(at)) return;
      seen.add(at);
      found.add(this.tileOf[at] ?? 0);
      for (let colour = 0; colour < 4; colour++) walk(this.way(at, colour));
    };
    walk(node);
    return found;
  }

  /** How many of the colourings that each tile's mask allows make it true; exact up to 2^53. */
  count(node: Node, masks: readonly number[] = new Array(this.tiles).fill(15)): number {
    const ways = waysBetween(masks);
    return this.below(node, { masks, ways, seen: new Map() }) * ways(0, this.topOf(node));
  }

  /** As `count`, for each tile with each colour apart; all in one walk down the diagram. */
  countsByColour(node: Node, masks: readonly number[]): number[][] {
    const ways = waysBetween(masks);
    const seen = new Map<Node, number>();
    const counts = masks.map(() => [0, 0, 0, 0]);
    const add = (tile: number, colour: number, count: number) => {
      const row = itemAt(counts, tile);
      row[colour] = (row[colour] ?? 0) + count;
    };
    /** Tiles that are not asked have each allowed colour equally often. */
    const skip = (from: number, to: number, count: number) => {
      for (let tile = from; tile < to; tile++) {
        const allowed = coloursIn(masks[tile] ?? 0);
        for (const colour of allowed) add(tile, colour, count / allowed.length);
      }
    };
    const above = new Map<Node, number>([[node, ways(0, this.topOf(node))]]);
    skip(0, this.topOf(node), this.count(node, masks));
    for (const at of this.fromTheTop(node)) {
      const tile = this.tileOf[at] ?? 0;
      const reached = above.get(at) ?? 0;
      for (const colour of coloursIn(masks[tile] ?? 0)) {
        const next = this.way(at, colour);
        const between = reached * ways(tile + 1, this.topOf(next));
        const count = between * this.below(next, { masks, ways, seen });
        if (count === 0) continue;
        add(tile, colour, count);
        skip(tile + 1, this.topOf(next), count);
        above.set(next, (above.get(next) ?? 0) + between);
      }
    }
    return counts;
  }

  /** The nodes of a diagram, those that ask earlier tiles first. */
  private fromTheTop(node: Node): Node[] {
    const found = new Set<Node>();
    const walk = (at: Node) => {
      if (at < 0 || found.has(at)) return;
      found.add(at);
      for (let colour = 0; colour < 4; colour++) walk(this.way(at, colour));
    };
    walk(node);
    return [...found].sort((a, b) => this.topOf(a) - this.topOf(b));
  }

  /** How many allowed colourings of the tiles from this node's on make it true. */
  private below(at: Node, counting: Counting): number {
    if (at < 0) return leafValue(at);
    const { masks, ways, seen } = counting;
    const known = seen.get(at);
    if (known !== undefined) return known;
    const tile = this.tileOf[at] ?? 0;
    let sum = 0;
    for (const colour of coloursIn(masks[tile] ?? 0)) {
      const next = this.way(at, colour);
      sum += this.below(next, counting) * ways(tile + 1, this.topOf(next));
    }
    seen.set(at, sum);
    return sum;
  }
}

interface Counting {
  readonly masks: readonly number[];
  /** How many allowed colourings the tiles from one to before another have. */
  readonly ways: (from: number, to: number) => number;
  readonly seen: Map<Node, number>;
}

const colourSets = Array.from({ length: 16 }, (_, mask) => [0, 1, 2, 3].filter((colour) => (mask >> colour) & 1));
const coloursIn = (mask: number): readonly number[] => colourSets[mask] ?? [];

function waysBetween(masks: readonly number[]): Counting['ways'] {
  return (from, to) => {
    let product = 1;
    for (let tile = from; tile < to; tile++) product *= coloursIn(masks[tile] ?? 0).length;
    return product;
  };
}

function shortcut(operation: Operation, a: Node, b: Node): Node | null {
  if (operation === 'add') {
    if (a === falseNode) return b;
    if (b === falseNode) return a;
    return a < 0 && b < 0 ? leaf(leafValue(a) + leafValue(b)) : null;
  }
  if (a === b) return a;
  const [absorbing, neutral] = operation === 'and' ? [falseNode, trueNode] : [trueNode, falseNode];
  if (a === absorbing || b === absorbing) return absorbing;
  if (a === neutral) return b;
  return b === neutral ? a : null;
}

const allOffset = (terms: readonly Term[]) => terms.reduce((sum, { weight }) => sum + Math.min(0, weight), 0);

/** Sums that cannot be told apart any more become one: too large, out of reach, or the same rest. */
function clampFor(test: Test, { offset, open }: { offset: number; open: number }) {
  if (test.type === 'multiple') {
    return { name: `mod ${test.of}`, of: (value: number) => value % test.of };
  }
  if (test.type === 'prime' || test.type === 'oneOf') return null;
  const min = test.min - offset;
  const max = test.max - offset;
  const high = max === Number.POSITIVE_INFINITY ? Math.max(0, min) : max + 1;
  const low = min - open - 1; // even with all that is still open it will not do
  return {
    name: `clamp ${low} ${high}`,
    of: (value: number) => Math.min(Math.max(0, high), value <= low ? Math.max(0, low) : value),
  };
}

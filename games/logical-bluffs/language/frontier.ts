import { type Condition, holds, passes, type Term, type Test } from './condition';

// A sum of many small terms ("pairs of adjacent tiles that share a colour"), tile by tile: what has to be remembered
// is only the colours of tiles that still belong to an open term, and the sum so far. That is far less than a diagram
// of every partial sum.

/** A sum whose terms speak of one or two tiles each, every weight positive. */
export interface SmallSum {
  readonly terms: readonly {
    readonly weight: number;
    readonly first: number;
    readonly second: number;
    readonly of: Condition;
  }[];
  /** What the negative weights come to where none of them counts. */
  readonly offset: number;
  readonly test: Test;
}

/** The sum in that form; null where some term speaks of more than two tiles. */
export function smallSum(terms: readonly Term[], test: Test): SmallSum | null {
  const known = new Map<Condition, Set<number>>();
  const small = terms.map(({ weight, of }) => {
    const tiles = [...tilesOf(of, known)].sort((a, b) => a - b);
    const [first] = tiles;
    const second = tiles.at(-1);
    if (tiles.length > 2 || first === undefined || second === undefined) return null;
    const counted: Condition = weight < 0 ? { type: 'not', of } : of;
    return { weight: Math.abs(weight), first, second, of: counted };
  });
  const found = small.filter((term) => term !== null);
  const offset = terms.reduce((sum, { weight }) => sum + Math.min(0, weight), 0);
  return found.length === terms.length ? { terms: found, offset, test } : null;
}

/** Parts come up again and again in what is nested: each is looked at once. */
function tilesOf(condition: Condition, known = new Map<Condition, Set<number>>()): Set<number> {
  const found = known.get(condition) ?? tilesIn(condition, known);
  known.set(condition, found);
  return found;
}

function tilesIn(condition: Condition, known: Map<Condition, Set<number>>): Set<number> {
  switch (condition.type) {
    case 'constant':
      return new Set();
    case 'colour':
      return new Set([condition.tile]);
    case 'not':
      return tilesOf(condition.of, known);
    case 'sum':
      return new Set(condition.terms.flatMap(({ of }) => [...tilesOf(of, known)]));
    default:
      return new Set(condition.of.flatMap((part) => [...tilesOf(part, known)]));
  }
}

/** From this sum on all pass alike; without a limit: all sums there can be. */
function sumsOf({ terms, offset, test }: SmallSum): number {
  const total = terms.reduce((sum, { weight }) => sum + weight, 0);
  if (test.type !== 'range') return total + 1;
  const last = test.max === Number.POSITIVE_INFINITY ? test.min : test.max + 1;
  return Math.max(1, Math.min(total, last - offset) + 1);
}

/** The most that has to be remembered at any tile. */
export function statesOf(small: SmallSum): number {
  const ends = small.terms.map(({ second }) => second);
  return Math.max(...ends.map((tile) => 4 ** openTiles(small.terms, tile).length)) * sumsOf(small);
}

/** Makes the diagram of a small sum from the last tile to the first; `node` makes (or finds) a node. */
export function sumNode(
  small: SmallSum,
  {
    tiles,
    leaf,
    node,
  }: { tiles: number; leaf: (truth: boolean) => number; node: (tile: number, ways: number[]) => number },
): number {
  const { terms, offset, test } = small;
  const sums = sumsOf(small);
  let below = Array.from({ length: sums }, (_, sum) => leaf(passes(test, sum + offset)));
  let openBelow: readonly number[] = [];
  for (let tile = tiles - 1; tile >= 0; tile--) {
    const open = openTiles(terms, tile);
    const closing = terms.filter(({ second }) => second === tile).map(truthTableOf);
    const here = new Array<number>(4 ** open.length * sums).fill(0);
    for (let code = 0; code < 4 ** open.length; code++) {
      const steps = [0, 1, 2, 3].map((colour) => step({ code, colour, tile, open, openBelow, closing }));
      for (let sum = 0; sum < sums; sum++) {
        const ways = steps.map(({ next, gain }) => below[next * sums + Math.min(sums - 1, sum + gain)] ?? 0);
        here[code * sums + sum] = node(tile, ways);
      }
    }
    below = here;
    openBelow = open;
  }
  return below[0] ?? 0;
}

/** Tiles before `tile` that belong to a term which ends at it or after it. */
const openTiles = (terms: SmallSum['terms'], tile: number): number[] =>
  [...new Set(terms.filter(({ first, second }) => first < tile && second >= tile).map(({ first }) => first))].sort(
    (a, b) => a - b,
  );

interface ClosingTerm {
  readonly weight: number;
  readonly first: number;
  /** By the first tile's colour × 4 + the second's. */
  readonly truths: readonly boolean[];
}

function truthTableOf({ weight, first, second, of }: SmallSum['terms'][number]): ClosingTerm {
  const truths = Array.from({ length: 16 }, (_, i) => {
    const colouring: number[] = [];
    colouring[first] = i >> 2;
    colouring[second] = i & 3;
    return holds(of, colouring);
  });
  return { weight, first: first === second ? -1 : first, truths };
}

/** One tile gets its colour: which terms come true, and what has to be remembered after it. */
function step(at: {
  code: number;
  colour: number;
  tile: number;
  open: readonly number[];
  openBelow: readonly number[];
  closing: readonly ClosingTerm[];
}) {
  const { code, colour, tile, open, openBelow, closing } = at;
  const colourOf = (one: number) => (one === tile ? colour : (code >> (2 * open.indexOf(one))) & 3);
  let gain = 0;
  for (const { weight, first, truths } of closing) {
    if (truths[(first < 0 ? 0 : colourOf(first)) * 4 + colour]) gain += weight;
  }
  let next = 0;
  for (let i = 0; i < openBelow.length; i++) next |= colourOf(openBelow[i] ?? 0) << (2 * i);
  return { next, gain };
}

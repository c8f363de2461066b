import type { Chains, Pointers, Section } from './chains';

// The connection map says what happened without saying to whom: it is put into a canonical form that depends on the
// shape alone. All pointers, removed ones too, make every player follow at most one other; such a graph falls into
// pieces that end in one player or in one loop, with trees hanging on them, and a tree has a canonical text.

export interface ConnectionMap {
  readonly size: number;
  readonly pointers: readonly (readonly [from: number, to: number, kind: 'kept' | 'removed'])[];
  readonly sections: readonly { readonly kind: Section['kind']; readonly nodes: readonly number[] }[];
}

/** [M1] Nodes are numbers that mean nothing beyond this map; the same shape gives the same map. */
export function connectionMapOf(chains: Chains): ConnectionMap {
  const order = canonicalOrder(chains.pointers);
  const nodeOf: number[] = [];
  order.forEach((player, node) => {
    nodeOf[player] = node;
  });
  const number = (player: number) => nodeOf[player] ?? 0;
  const pointers = chains.pointers.flatMap((to, from) =>
    to === null ? [] : [[number(from), number(to), chains.removed.includes(from) ? 'removed' : 'kept'] as const],
  );
  const sections = chains.sections.map(({ kind, members }) => ({ kind, nodes: members.map(number).sort(ascending) }));
  return {
    size: order.length,
    pointers: pointers.sort((a, b) => a[0] - b[0]),
    sections: sections.sort((a, b) => (a.nodes[0] ?? 0) - (b.nodes[0] ?? 0)),
  };
}

/** The players in the order of the map's nodes: `canonicalOrder(pointers)[node]` is who stands there. */
export function canonicalOrder(pointers: Pointers): number[] {
  const trees = pointers.map((_, i) => i);
  const loops = loopsOf(pointers);
  const inLoop = new Set(loops.flat());
  const followers = trees.map((i) => trees.filter((j) => pointers[j] === i && !inLoop.has(j)));
  const tree = (i: number): Tree => treeFrom(i, followers);
  const ended = trees.filter((i) => pointers[i] === null).map((i) => [tree(i)]);
  const looped = loops.map((loop) => leastRotation(loop.map(tree)));
  const pieces = [...ended.map((trunk) => pieceOf('end', trunk)), ...looped.map((trunk) => pieceOf('loop', trunk))];
  return pieces.sort(byText).flatMap((piece) => piece.order);
}

/** A player with everybody who leads to them, farthest first; `text` is the same for the same shape. */
interface Tree {
  readonly text: string;
  readonly order: readonly number[];
}

function treeFrom(root: number, followers: readonly (readonly number[])[]): Tree {
  const branches = (followers[root] ?? []).map((i) => treeFrom(i, followers)).sort(byText);
  return {
    text: `(${branches.map((branch) => branch.text).join('')})`,
    order: [...branches.flatMap((branch) => branch.order), root],
  };
}

/** A loop can be written down from any of its members on; the least text is chosen. */
function leastRotation(trees: readonly Tree[]): readonly Tree[] {
  const rotations = trees.map((_, i) => [...trees.slice(i), ...trees.slice(0, i)]);
  const text = (rotation: readonly Tree[]) => rotation.map((tree) => tree.text).join(',');
  return rotations.sort((a, b) => compareText(text(a), text(b)))[0] ?? [];
}

const pieceOf = (kind: 'end' | 'loop', trunk: readonly Tree[]): Tree => ({
  text: `${kind}:${trunk.map((tree) => tree.text).join(',')}`,
  order: trunk.flatMap((tree) => tree.order),
});

/** Every loop once, in the direction of its pointers. */
function loopsOf(pointers: Pointers): number[][] {
  const loops: number[][] = [];
  const seen = new Set<number>();
  pointers.forEach((_, start) => {
    const path: number[] = [];
    let at: number | null = start;
    while (at !== null && !seen.has(at)) {
      seen.add(at);
      path.push(at);
      at = pointers[at] ?? null;
    }
    const from = at === null ? -1 : path.indexOf(at);
    if (from >= 0) loops.push(path.slice(from));
  });
  return loops;
}

const ascending = (a: number, b: number) => a - b;
const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
/** Larger shapes first. */
const byText = (a: Tree, b: Tree) => b.order.length - a.order.length || compareText(a.text, b.text);

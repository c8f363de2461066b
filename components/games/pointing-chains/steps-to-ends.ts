import type { ConnectionMap } from './map-layout';

/** Kept pointers from each node to the end of its chain; nodes of loops, and who is alone, are not in it. */
export function stepsToEnds({ pointers, sections }: ConnectionMap): ReadonlyMap<number, number> {
  const targetOf = new Map(pointers.flatMap(([from, to, fate]) => (fate === 'kept' ? [[from, to] as const] : [])));
  const stepsFrom = (node: number): number => {
    const target = targetOf.get(node);
    return target === undefined ? 0 : 1 + stepsFrom(target);
  };
  const chained = sections.filter(({ kind }) => kind === 'chain').flatMap(({ nodes }) => nodes);
  return new Map(chained.map((node) => [node, stepsFrom(node)]));
}

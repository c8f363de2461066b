import type { Scene } from '@/components/stage/scene';
import type { ConnectionMap } from './map-layout';
import type { RoundBeat } from './scenes';

/** Whether something of a picture is still to come, happens in this beat, or stands. */
export type When = 'ahead' | 'now' | 'stands';

/** When the first beat of this kind (about this node) comes. */
export function whenOf(
  { beats }: Scene<RoundBeat>,
  { index, show, node }: { index: number; show: RoundBeat['show']; node?: number },
): When {
  const at = beats.findIndex((beat) => beat.show === show && (node === undefined || beat.nodes.includes(node)));
  if (at === -1 || at > index) return 'ahead';
  return at === index ? 'now' : 'stands';
}

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

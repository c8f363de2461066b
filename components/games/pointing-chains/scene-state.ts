import type { Scene } from '@/components/stage/scene';
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

import { candidateWords } from '@/components/stage/places';
import type { Telling } from '@/components/stage/scene';
import type { Results } from '@/games/game';

/** Where nobody had to choose. */
export function foundWords(
  { standings, eliminationCandidates }: Results,
  telling: Pick<Telling, 'nameOf' | 'mine'>,
): string {
  const [seat] = eliminationCandidates;
  const points = standings.find((standing) => standing.seat === seat)?.points;
  const isAlone = standings.filter((standing) => standing.points === points).length === 1;
  return `${candidateWords(eliminationCandidates, telling)}: the fewest points${isAlone ? '' : ', and of those the fewest connections'}.`;
}

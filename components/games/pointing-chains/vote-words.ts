import { candidateWords } from '@/components/stage/places';
import type { Telling } from '@/components/stage/scene';
import type { Results } from '@/games/game';
import type { Vote } from '@/games/pointing-chains/state';

// How the elimination candidate was found. Who named them where the vote did not (the host, or in a practice match the
// rules) is told by the log: no view knows it.

/** Without a full stop. */
export const undecidedWords = ({ votes }: Vote): string =>
  votes.every(({ choice }) => choice === null) ? 'None of the winners voted' : 'The winners’ vote was tied';

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

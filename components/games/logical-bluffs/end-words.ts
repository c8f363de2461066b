import type { EndWords } from '@/components/match/game-screens';
import { capital, pointsWords } from '@/components/stage/words';
import type { Results } from '@/games/game';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';
import { areBothRight, lostWords, namedRound } from './how-ended';

export const endWords: EndWords<View, Settings> = {
  pointsComeSecond: true,
  won({ view, results, nameOf }) {
    const [winner] = results.winners;
    const round = namedRound(view);
    if (round === null || winner === undefined) {
      const lost = lostWords(view, { nameOf, mine: null });
      return lost === null ? null : `${capital(lost)}.`;
    }
    return areBothRight(view)
      ? `Both named all sixteen tiles in round ${round}: ${aheadWords(results, nameOf(winner))}.`
      : `Named all sixteen tiles in round ${round}.`;
  },
  /** Points decide only between two who name the grid in the same round. */
  separated({ view, results, nameOf }) {
    const [winner] = results.winners;
    if (winner === undefined) return ['Nobody won: nothing separates the two.'];
    const name = nameOf(winner);
    if (namedRound(view) === null) {
      const lost = lostWords(view, { nameOf, mine: null });
      return [
        `${lost === null ? 'Nobody named the grid' : capital(lost)}: the match ended for ${name}, whatever the points.`,
      ];
    }
    return areBothRight(view)
      ? [`Both named the whole grid in one round: ${aheadWords(results, name)}.`]
      : [`${name} named the whole grid; points did not matter.`];
  },
  notEarned: () => ['Nobody earns a token of life: Logical Bluffs gives no awards.'],
};

function aheadWords({ standings }: Results, name: string): string {
  const [most = 0, least = 0] = standings.map(({ points }) => points ?? 0);
  return most === least
    ? `with ${pointsWords(most)} each, ${name} did so earlier`
    : `${name} had more points, ${most} to ${least}`;
}

import type { EndWords } from '@/components/match/game-screens';
import { pointsWords } from '@/components/stage/words';
import type { Results, SeatId } from '@/games/game';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';

export const endWords: EndWords<View, Settings> = {
  won({ view, results, nameOf }) {
    const [winner] = results.winners;
    const [round] = winner === undefined ? [] : roundNamed(view, winner);
    if (winner === undefined || round === undefined) return null;
    return results.standings.every(({ seat }) => roundNamed(view, seat).length > 0)
      ? `Both named all sixteen tiles in round ${round}: ${aheadWords(results, nameOf(winner))}.`
      : `Named all sixteen tiles in round ${round}.`;
  },
  /** Points decide only between two who name the grid in the same round. */
  separated({ view, results, nameOf }) {
    const right = results.standings.filter(({ seat }) => view.allOwn?.[seat]?.guessesRight.includes(true));
    const [winner] = results.winners;
    if (winner === undefined) return ['Nobody won: nothing separates the two.'];
    const name = nameOf(winner);
    if (right.length === 0) return [`Nobody named the grid; the match ended for ${name}, whatever the points.`];
    if (right.length === 1) return [`${name} named the whole grid; points did not matter.`];
    return [`Both named the whole grid in one round: ${aheadWords(results, name)}.`];
  },
  notEarned: () => ['Nobody earns a token of life: Logical Bluffs gives no awards.'],
};

const roundNamed = ({ allOwn }: View, seat: SeatId): number[] => {
  const own = allOwn?.[seat];
  return own === undefined ? [] : own.guesses.flatMap(({ round }, i) => (own.guessesRight[i] ? [round] : []));
};

function aheadWords({ standings }: Results, name: string): string {
  const [most = 0, least = 0] = standings.map(({ points }) => points ?? 0);
  return most === least
    ? `with ${pointsWords(most)} each, ${name} did so earlier`
    : `${name} had more points, ${most} to ${least}`;
}

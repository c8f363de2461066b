import type { EndWords } from '@/components/match/game-screens';
import type { Settings } from '@/games/logical-bluffs/settings';
import type { View } from '@/games/logical-bluffs/view';

/** Points decide nothing here: the grid does. */
export const endWords: EndWords<View, Settings> = {
  separated({ results, nameOf }) {
    const [winner] = results.winners;
    return winner === undefined
      ? ['Nobody named the whole grid, so that nothing separates the two.']
      : [`${nameOf(winner)} named the grid; points decide nothing.`];
  },
  notEarned: () => ['Nobody earns a token of life: Logical Bluffs gives no awards.'],
};
